"""The pack of Eleven that `touchline packs new` puts into a new folder."""

from __future__ import annotations

from typing import Final

from touchline.play import reading
from touchline.play.packhead import head

from . import lexicon as w
from .sheets import COUNTS, base

HEAD: Final = """\
# What this pack replaces; take out what you do not type in, with its file: it then comes from the
# base pack. partial = true makes wrong numbers of cards a warning while you are at work, but for
# what no match can do without: four head coaches, four basic tactics, four cards a club.
replaces = [{parts}]
partial = true
"""
ABOUT: Final = """\
# {deck}: one [[card]] for each card; "" and 0 wait for you. Abilities are typed under their card as
# [[card.ability]]; docs/howto/make-a-pack.md tells all words.
"""
FOOTBALLER: Final = """\
price = 0
role = ""
zones = []
shirt = 0
attributes = []
untrained = { strength = 0 }
trained = { strength = 0 }
"""
FIELDS: Final = {
    "regular": FOOTBALLER,
    "youngster": FOOTBALLER + "exp_played = 0\nexp_scored = 0\n",
    "veteran": FOOTBALLER,
    "staff": 'price = 0\nprofession = ""\ncategory = ""\ncategory_vp = []\n',
    "sponsor": "small_money = 0\n"
    + "".join(
        f'[[card.ability]]\non = "{on}"\ndo = []\n'
        for on in ("sign_small", "sign_banner", "sign_kit", "bonus")
    ),
    "board": "".join(
        f'[[card.ability]]\non = "vote_{colour}"\ntext = ""\ndo = []\n' for colour in w.COLOURS[:3]
    ),
    "director": 'faces = ""\nstats = {}\n',
    "tactic": "formations = []\n",
    "objective": "base_vp = 2\nperfect_vp = 2\n"
    + "".join(f'[[card.ability]]\non = "goal_{goal}"\nif = []\n' for goal in ("base", "perfect")),
    "opponent": 'club = ""\nopponent_deck = ""\ndie = ""\nreport = ""\nformation = []\n'
    "keeper = { strength = 0, gloves = 0 }\n"
    'lineup = ["-", "-", "-", "-", "-", "-", "-", "-", "-"]\n',
    "infrastructure": "price = 3\nvp = 0\n",
    "scenario": 'division = "any"\n[[card.ability]]\non = "scenario_win"\nif = []\n',
}
KIND: Final = 'kind = "{kind}"\nunique = {unique}\nspace = "{space}"\n'


def files(id: str) -> dict[str, str]:
    """To type the cards of a printed copy into."""
    parts = ", ".join(f'"{part}"' for part in (*w.DECKS, "boards"))
    return {
        "pack.toml": head(id, "eleven", "for my own use") + HEAD.format(parts=parts),
        **{f"{deck}.toml": ABOUT.format(deck=deck) + _deck(id, deck) for deck in w.DECKS},
        "boards.toml": reading.text(base() / "boards.toml"),
    }


def _deck(id: str, deck: str) -> str:
    """As many empty cards as the box holds."""
    rows: list[str] = []
    for n in range(COUNTS[deck]):
        row = f'\n[[card]]\nid = "{id}.{deck}.c{n + 1:02}"\ndeck = "{deck}"\nname = ""\n'
        if deck == "infrastructure":
            kind = w.KINDS[n]
            own = kind not in w.ORDINARY
            space = kind if own else "ordinary"
            row += KIND.format(kind=kind, unique=str(own).lower(), space=space)
        rows.append(row + FIELDS[deck])
    return "".join(rows)
