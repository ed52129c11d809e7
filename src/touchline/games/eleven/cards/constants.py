"""The board constants of a pack, boards.toml (§5.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import table

from . import content
from . import lexicon as w

#: tables of boards.toml: single numbers with bounds, and lists with their length and bounds
CONSTANTS: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {
    "stats": {"start": (1, 5)},
    "office": {},
    "infrastructure": {"price": (0, 20), "ordinary_spaces": (1, 12)},
    "sold_out": {"threshold": (1, 12)},
    "keeper": {"default_strength": (0, 9), "default_gloves": (0, 9)},
    "league": {"points_win": (0, 9), "points_draw": (0, 9)},
    "dice": {},
    "fees": {},
    "consequences": {},
}
LISTS: Final[Mapping[tuple[str, str], tuple[int, int, int, int]]] = {
    ("stats", "spaces"): (3, 5, 1, 5),
    ("office", "cost"): (1, 6, 0, 20),
    ("office", "vp"): (1, 6, -20, 40),
    ("league", "vp"): (1, 12, -40, 40),
    **{("dice", colour): (6, 6, 0, 9) for colour in w.DICE},
    **{("fees", track): (1, 40, 0, 20) for track in ("footballers", "staff", "stadium")},
}


def constants(check: Checker, file: str, cells: Cells) -> None:
    """Everything in boards.toml (§5.3)."""
    check.keys(file, cells, tuple(CONSTANTS))
    for name, numbers in CONSTANTS.items():
        inner = table(check, file, cells, name)
        if inner is None:
            continue
        where = f"{file}, {name}"
        lists = [key for (table_, key) in LISTS if table_ == name]
        words = w.RESULTS if name == "consequences" else []
        check.keys(where, inner, (*numbers, *lists, *words))
        for key, (low, high) in numbers.items():
            check.whole(where, inner, key, low, high)
        for key in lists:
            _list(check, where, inner, key, *LISTS[name, key])
        for key in words:
            check.words(where, inner, key, w.CONSEQUENCES, content.FACES, content.FACES)
    stats = cells.get("stats")
    spaces = stats.get("spaces") if isinstance(stats, Mapping) else None
    if isinstance(spaces, list) and spaces != list(range(1, len(spaces) + 1)):
        check.fault("fault-el-spaces", file=file, value=spelt(spaces))
    office = cells.get("office")
    if isinstance(office, Mapping):
        cost, vp = office.get("cost"), office.get("vp")
        if isinstance(cost, list) and isinstance(vp, list) and len(cost) != len(vp):
            check.fault("fault-el-offices", file=file, cost=len(cost), vp=len(vp))


def _list(
    check: Checker, where: str, cells: Cells, key: str, least: int, most: int, low: int, high: int
) -> None:
    """A list of so many whole numbers within bounds."""
    if key not in cells:
        check.fault("fault-pack-lacks", where=where, key=key)
        return
    found = cells[key]
    good = isinstance(found, list) and least <= len(found) <= most
    good = good and all(
        isinstance(n, int) and not isinstance(n, bool) and low <= n <= high
        for n in (found if isinstance(found, list) else [])
    )
    if not good:
        check.fault(
            "fault-el-list",
            where=where,
            key=key,
            value=spelt(found),
            least=least,
            most=most,
            low=low,
            high=high,
        )
