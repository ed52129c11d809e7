"""The pack of FootClub that `touchline packs new` puts into a new folder."""

from __future__ import annotations

from typing import Final

from touchline.play.packhead import head

from . import content

COPY: Final = """\
source = "owner_copy" # your own copy of the printed game, typed in; never pass it on
"""
CLUBS: Final = """\
# Clubs. Colours: shirt first, then trim, well apart in lightness.

[[team]]
id = "{id}-town"
name = "My Town"
short = "MYT"
colours = ["#F2E8CF", "#386641"]
"""
CARDS: Final = """\
# The team cards: fill in what stands on them. "" and [] wait for you.
# positions: "FB", "CB", "DM", "AM", "FW"; two for a versatile player, CB and FB or AM and FW.
# profiles: "technical", "physical", "tactical"; two for a double profile, which has no strength.
# strength: "speedster", "finisher", "stopper", "versatile", "ball_winner", "enforcer"; or no line.
# poussin = "blue" or "red" marks the two teams of the beginner rules.
"""
MATCH: Final = """\
# The match cards of a club, in any order. ribbon: six cells, for the ball red, orange, yellow,
# green, blue, violet; a cell is a list of one code, for a press of two, such as ["FW_R", "AM_L"].
# Codes: FB, CB, DM, AM or FW, then _L or _R. Fans and attack_support have no ribbon.
"""
KOPS: Final = """
[[kop]]
id = "K01"
kind = "attack"
value = 2

[[kop]]
id = "K02"
kind = "freshness"
value = 2
"""
POUSSIN: Final = """\
# The beginner rules: two teams by card ids, each line from left to right, and the deck of both.
deck = { tackle = 4, press = 5, set_attack = 3, attack_support = 3, defence_support = 2, fans = 8 }
"""
TEAM: Final = """
[{club}]
coach = ""
keeper = ""
FB = []
CB = []
DM = []
AM = []
FW = []
"""
STAFF: Final = (5, 4, 3)
OUTFIELD: Final = (5,) * 8 + (4,) * 12 + (3,) * 24


def files(id: str) -> dict[str, str]:
    """To type the cards of a printed copy into."""
    teams = "".join(TEAM.format(club=club) for club in content.CLUBS)
    return {
        "pack.toml": head(id, "footclub", "for my own use") + COPY,
        "teams.toml": CLUBS.format(id=id[:30]),
        "cards.toml": CARDS + "".join(_people()),
        "match.toml": MATCH + "".join(_deck()) + KOPS,
        "poussin.toml": POUSSIN + teams,
    }


def _people() -> list[str]:
    rows = [("coach", n) for n in STAFF] + [("keeper", n) for n in reversed(STAFF)]
    rows += [("outfield", n) for n in OUTFIELD]
    texts: list[str] = []
    for n, (kind, level) in enumerate(rows, 1):
        row = f'\n[[team_card]]\nid = "E{n:02}"\nkind = "{kind}"\nname = ""\nnation = ""\n'
        row += f"level = {level}\n"
        if kind == "coach":
            row += "style = { technical = 0, physical = 0, tactical = 0 }\n"
        if kind == "outfield":
            row += "positions = []\nprofiles = []\n"
        texts.append(row)
    return texts


def _deck() -> list[str]:
    texts: list[str] = []
    for kind, (name, count) in enumerate(zip(content.TYPES, content.BOX, strict=True)):
        for _ in range(count):
            row = f'\n[[match_card]]\nnumber = {len(texts) + 1}\ntype = "{name}"\n'
            texts.append(row if kind in content.BARE else row + "ribbon = []\n")
    return texts
