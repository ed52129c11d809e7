"""A small pack for tests: everybody's name tells the position, upper case is blue, lower case red.

Staff: COACH and KEEPER are blue's, coach and keeper red's, a third of each is nobody's. Then 22
outfield players a club: FB1..FB4, CB1..CB5, DM1..DM4, AM1..AM4, FW1..FW5. Unless a test says
otherwise each is a technical player of level 3 without strength, coaches and keepers have level 4,
and every ribbon has one target in all six cells.
"""

from __future__ import annotations

LINES = ("FB", "CB", "DM", "AM", "FW")
OUTFIELD = [
    f"{line}{n}"
    for line, count in zip(LINES, (4, 5, 4, 4, 5), strict=True)
    for n in range(1, count + 1)
]
NAMES = ["COACH", "coach", "COACH3", "KEEPER", "keeper", "KEEPER3"]
NAMES += OUTFIELD + [name.lower() for name in OUTFIELD]
NUMBER = {name: n for n, name in enumerate(NAMES)}

STRENGTHS = ("speedster", "finisher", "stopper", "versatile", "ball_winner", "enforcer")
PROFILES = {"T": 1, "P": 2, "A": 4}  # technical, physical, tactical

TYPES = (
    ("press", 6), ("tackle", 6), ("attack", 4), ("solo", 2), ("counter", 3), ("fans", 8), ("as", 5),
    ("ds", 8),
)  # fmt: skip
CARDS = [f"{kind}{n}" for kind, count in TYPES for n in range(1, count + 1)]
CARD_NUMBER = {name: n for n, name in enumerate(CARDS)}
RIBBONS = {
    "press": "FW_R+AM_L",
    "tackle": "DM_R",
    "attack": "FW_L",
    "solo": "FW_R",
    "counter": "AM_R",
    "ds": "CB_L",
}
COLOURS = ("red", "orange", "yellow", "green", "blue", "violet")

# a pack that can be drafted from: 8 of level 5, 12 of level 4, and staff pairs of 8 stars
STARS = {
    **dict.fromkeys(("FB1", "CB1", "AM1", "FW1", "fb1", "cb1", "am1", "fw1"), "5"),
    **dict.fromkeys(("FB2", "CB2", "DM1", "DM2", "AM2", "FW2"), "4"),
    **dict.fromkeys(("fb2", "cb2", "dm1", "dm2", "am2", "fw2"), "4"),
}


def code(text: str) -> int:
    """ "DM_L" as the number the engine knows it by."""
    line, side = text.split("_")
    return LINES.index(line) * 2 + "LR".index(side)


def ribbon(text: str) -> list[int]:
    """One cell for all colours ("DM_L", "FW_R+AM_L"), or six cells from red to violet."""
    cells = text.split() if text else []
    if len(cells) == 1:
        cells *= 6
    assert len(cells) in (0, 6), text
    found: list[int] = []
    for cell in cells or ["-"] * 6:
        codes = [] if cell == "-" else [code(word) for word in cell.split("+")]
        found += codes + [-1] * (2 - len(codes))
    return found


def numbers(
    people: dict[str, str] | None = None,
    ribbons: dict[str, str] | None = None,
    kop: tuple[int, int] = (2, 2),
) -> dict[str, list[int]]:
    """The pack's numbers.

    people   name: words in any order: a level (5), profiles (T, P, A, TP, ...), a strength, both
             positions of a versatile player (CB/FB); of a coach the style (5/3/2)
    ribbons  card or type: see `ribbon`
    """
    said = {**dict.fromkeys(NAMES, ""), **(people or {})}
    unknown = set(said) - set(NAMES)
    assert not unknown, f"nobody is called {unknown}"
    laid = {**RIBBONS, **(ribbons or {})}
    keys = ("kind", "level", "pos", "pos2", "profiles", "strength", "style", "ribbon")
    found: dict[str, list[int]] = {key: [] for key in keys}
    for name in NAMES:
        kind = 0 if name.upper().startswith("COACH") else 1 if "KEEPER" in name.upper() else 2
        level = 3 if kind == 2 else 4
        pos = LINES.index(name[:2].upper()) if kind == 2 else -1
        pos2, profiles, strength, style = -1, 1 if kind == 2 else 0, 0, [5, 3, 2]
        for word in said[name].split():
            if word.isdigit():
                level = int(word)
            elif word in STRENGTHS:
                strength = STRENGTHS.index(word) + 1
            elif set(word) <= set("TPA"):
                profiles = sum(PROFILES[letter] for letter in word)
            elif kind == 0:
                style = [int(n) for n in word.split("/")]
            else:
                pos, pos2 = sorted(LINES.index(line) for line in word.split("/"))
        found["kind"].append(kind)
        found["level"].append(level)
        found["pos"].append(pos)
        found["pos2"].append(pos2)
        found["profiles"].append(profiles)
        found["strength"].append(strength)
        found["style"] += style if kind == 0 else [0, 0, 0]
    for card in CARDS:
        found["ribbon"] += ribbon(laid.get(card, laid.get(card.rstrip("12345678"), "")))
    found["kop"] = list(kop)
    found["pairs"] = [0, 3, 1, 4, 2, 5]
    found["poussin"] = [0, 3, *_team(""), 1, 4, *_team("lower")]
    found["deck"] = [5, 4, 3, 0, 0, 8, 3, 2]
    return found


def _team(case: str) -> list[int]:
    team = [f"{line}{n}" for line in LINES for n in (1, 2)]
    return [2, 2, 2, 2, 2] + [NUMBER[name.lower() if case else name] for name in team]
