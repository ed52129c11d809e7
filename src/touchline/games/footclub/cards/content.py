"""The rows of a pack turned into the numbers that the engine reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from touchline.core.faults import BadPack
from touchline.core.tables import Row

KINDS: Final = ["coach", "keeper", "outfield"]
POSITIONS: Final = ["FB", "CB", "DM", "AM", "FW"]
PROFILES: Final = ["technical", "physical", "tactical"]
STRENGTHS: Final = ["speedster", "finisher", "stopper", "versatile", "ball_winner", "enforcer"]
TYPES: Final = [
    "press",
    "tackle",
    "set_attack",
    "solo_run",
    "counter",
    "fans",
    "attack_support",
    "defence_support",
]
KOPS: Final = ["attack", "freshness"]
CLUBS: Final = ["blue", "red"]
CODES: Final = [f"{line}_{side}" for line in POSITIONS for side in "LR"]
BOX: Final = (6, 6, 4, 2, 3, 8, 5, 8)  # how many of each type a club owns, FC-052
BARE: Final = (TYPES.index("fans"), TYPES.index("attack_support"))  # types without a ribbon
COLOURS: Final = 6
PAIR: Final = 8  # stars of a coach and a keeper together, FC-167
MOST: Final = 62  # team cards of a pack: a set of them is one whole number of 63 bits
Shape = tuple[int, int, int, int, int]


def shapes() -> list[Shape]:
    """The 24 formations of FC-032: how many stand in each line, FB to FW."""
    found: list[Shape] = []
    for fb, cb, dm, am, fw in product((0, 2), *[range(1, 4)] * 4):
        if fb + cb + dm + am + fw == 10 and am + fw >= 3 and (fb == 2 or cb == 3):
            found.append((fb, cb, dm, am, fw))
    return found


def pairings(coaches: Sequence[int], keepers: Sequence[int]) -> list[int] | None:
    """For each coach, in order, the place of the keeper that goes with it; None if none fit.

    Levels in, ascending ids. Of several pairings the first in that order (PK-04).
    """
    if not coaches:
        return []
    for place, level in enumerate(keepers):
        if coaches[0] + level == PAIR:
            rest = pairings(coaches[1:], [*keepers[:place], *keepers[place + 1 :]])
            if rest is not None:
                return [place, *(p + (p >= place) for p in rest)]
    return None


def numbers(
    cards: Sequence[Row], match: Sequence[Row], kops: Sequence[Row], poussin: Row
) -> dict[str, list[int]]:
    """All that the engine knows of a pack. Raises BadPack naming file, row, field and remedy.

    Team cards are numbered in ascending order of their ids, match cards by type, then number:
    kind      0 coach, 1 keeper, 2 outfield
    level     stars
    pos, pos2 0 FB, 1 CB, 2 DM, 3 AM, 4 FW, the lower one first; -1 for none
    profiles  1 technical + 2 physical + 4 tactical; 0 for coach and keeper
    strength  0 none, then as in STRENGTHS from 1
    style     three numbers a card: technical, physical, tactical; 0 for all but coaches
    ribbon    42 cards x 6 colours x 2 codes, position * 2 + side; -1 where there is none
    kop       what the attack kop adds, what the freshness kop pays
    pairs     three times a coach and its keeper (PK-04)
    poussin   blue, then red: coach, keeper, five counts, ten players from FB to FW, left to right
    deck      the beginner deck of both clubs, a count for each type
    """
    cards = ordered(cards)
    index = {str(row.cells["id"]): n for n, row in enumerate(cards)}
    return {
        **_people(cards),
        "ribbon": [code for row in by_type(match) for code in _ribbon(row)],
        "kop": [_kop(kops, kind) for kind in KOPS],
        "pairs": _pairs(cards),
        "poussin": [n for club in CLUBS for n in _team(poussin.inner(club), index)],
        "deck": _deck(poussin.inner("deck")),
    }


def ordered(cards: Sequence[Row]) -> list[Row]:
    """Team cards as the engine numbers them: in ascending order of their ids."""
    return sorted(cards, key=lambda row: str(row.cells.get("id")))


def by_type(match: Sequence[Row]) -> list[Row]:
    """Match cards as the engine numbers them: by type, as in the box, then by number (FC-052)."""
    if len(match) != sum(BOX):
        raise BadPack(f"match.toml: here are {len(match)} match cards; a club owns {sum(BOX)}.")
    rows = sorted(match, key=lambda row: (row.word("type", TYPES), row.whole("number", 1, 42)))
    for kind, count in enumerate(BOX):
        found = sum(row.word("type", TYPES) == kind for row in rows)
        if found != count:
            raise BadPack(f"match.toml: here are {found} cards {TYPES[kind]}; it must be {count}.")
    return rows


def _people(cards: Sequence[Row]) -> dict[str, list[int]]:
    if len(cards) > MOST:
        raise BadPack(f"cards.toml: here are {len(cards)} team cards; at most {MOST} can be used.")
    found: dict[str, list[int]] = {
        key: [] for key in ("kind", "level", "pos", "pos2", "profiles", "strength", "style")
    }
    for row in cards:
        kind = row.word("kind", KINDS)
        outfield = KINDS[kind] == "outfield"
        places = sorted(row.words("positions", POSITIONS, 1, 2)) if outfield else []
        profiles = row.words("profiles", PROFILES, 1, 2) if outfield else []
        strong = outfield and row.cells.get("strength") is not None
        found["kind"].append(kind)
        found["level"].append(row.whole("level", 1, 5))
        found["pos"].append(places[0] if places else -1)
        found["pos2"].append(places[1] if len(places) > 1 else -1)
        found["profiles"].append(sum(1 << p for p in set(profiles)))
        found["strength"].append(row.word("strength", STRENGTHS) + 1 if strong else 0)
        style = row.inner("style") if KINDS[kind] == "coach" else None
        found["style"] += [style.whole(p, 0, 10) if style else 0 for p in PROFILES]
    return found


def _ribbon(row: Row) -> Iterator[int]:
    kind = row.word("type", TYPES)
    if kind in BARE:
        yield from [-1] * (2 * COLOURS)
        return
    wide = 2 if TYPES[kind] == "press" else 1
    for cell in row.rows("ribbon", COLOURS):
        codes = cell.words("codes", CODES, wide, wide)
        yield from (*codes, *[-1] * (2 - wide))


def _kop(kops: Sequence[Row], kind: str) -> int:
    for row in kops:
        if row.word("kind", KOPS) == KOPS.index(kind):
            return row.whole("value", 1, 3 if kind == "attack" else 2)
    raise BadPack(f"match.toml: there is no kop of the kind {kind}; add one under [[kop]].")


def _pairs(cards: Sequence[Row]) -> list[int]:
    sides: list[list[int]] = [[], []]
    for n, row in enumerate(cards):
        kind = row.word("kind", KINDS)
        if kind < 2:
            sides[kind].append(n)
    coaches, keepers = sides
    levels = [[cards[n].whole("level", 1, 5) for n in side] for side in sides]
    found = pairings(*levels)
    if found is None or len(coaches) != 3 or len(keepers) != 3:
        raise BadPack(
            f"cards.toml: coaches of level {levels[0]} and keepers of level {levels[1]} do not make"
            f" three pairs of {PAIR} stars; change a level."
        )
    return [n for coach, at in zip(coaches, found, strict=True) for n in (coach, keepers[at])]


def _team(row: Row, index: dict[str, int]) -> list[int]:
    known = list(index)
    lines = [row.words(line, known, 0, 3) for line in POSITIONS]
    players = [n for line in lines for n in line]
    if len(players) != 10:
        raise BadPack(f"{row.where}: here are {len(players)} outfield players; it must be 10.")
    staff = [row.word("coach", known), row.word("keeper", known)]
    return [*staff, *(len(line) for line in lines), *players]


def _deck(row: Row) -> list[int]:
    return [
        row.whole(kind, 0, most) if kind in row.cells else 0
        for kind, most in zip(TYPES, BOX, strict=True)
    ]
