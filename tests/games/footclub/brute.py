"""Formations, line-ups, substitutions and ribbons a second time: slowly, and by names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from tests.games.footclub.people import LINES

Shape = tuple[int, int, int, int, int]
ALONE = {(0, 3, 3, 1, 3), (0, 3, 3, 2, 2), (0, 3, 3, 3, 1)}  # FC-Q01


def full_shapes(twenty_one: bool = False) -> set[Shape]:
    """FC-030, FC-031, read word by word."""
    found: set[Shape] = set()
    for fb, cb, dm, am, fw in product(range(11), repeat=5):
        if fb + cb + dm + am + fw != 10:
            continue
        front = 1 <= fw <= 3 and 1 <= am <= 3 and am + fw >= 3
        back = 1 <= dm <= 3 and 1 <= cb <= 3 and fb + cb + dm <= 7
        backs = fb == 2 or (fb == 0 and cb == 3)
        if front and back and backs:
            found.add((fb, cb, dm, am, fw))
    return found - ALONE if twenty_one else found


def short_shapes(n: int, twenty_one: bool = False) -> set[Shape]:
    """FC-105: every way to take 10 - n players out of a legal team."""
    found = full_shapes(twenty_one)
    for _ in range(10 - n):
        found = {
            (*shape[:i], shape[i] - 1, *shape[i + 1 :])  # type: ignore[misc]
            for shape in found
            for i in range(5)
            if shape[i]
        }
    return found


SHAPES = {(n, less): short_shapes(n, less) for n in range(11) for less in (False, True)}


def matched(places: list[str], players: dict[str, set[str]]) -> bool:
    """Can every place be given to somebody of their own who stands there? Augmenting paths."""
    taken: dict[str, int] = {}

    def give(place: int, tried: set[str]) -> bool:
        for name, lines in players.items():
            if places[place] in lines and name not in tried:
                tried.add(name)
                if name not in taken or give(taken[name], tried):
                    taken[name] = place
                    return True
        return False

    return all(give(place, set()) for place in range(len(places)))


def places_of(shape: Shape) -> list[str]:
    return [line for line, n in zip(LINES, shape, strict=True) for _ in range(n)]


def fillable(players: dict[str, set[str]], size: int, twenty_one: bool = False) -> set[Shape]:
    """The legal shapes of so many players that these can fill."""
    return {
        shape for shape in SHAPES[size, twenty_one] if matched(places_of(shape), players)
    }  # fmt: skip


def substitutions(
    on: Iterable[str], bench: Iterable[str], lines: dict[str, set[str]], subs: int, vacancies: int
) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    """FC-158, FC-161: who comes on, who goes off, of every change that ends legally."""
    on = set(on)
    for k in range(1, subs + 1):
        for into in combinations(sorted(bench), k):
            for filled in range(min(k, vacancies) + 1):
                for out in combinations(sorted(on), k - filled):
                    after = (on - set(out)) | set(into)
                    if fillable({name: lines[name] for name in after}, len(after)):
                        yield frozenset(into), frozenset(out)


def named(team: dict[str, list[str]], code: str) -> str | None:
    """FC-062 to FC-066."""
    line, side = code.split("_")
    players = team[line]
    if line == "FB" and not players:
        players = team["CB"]
    if not players:
        return None
    return players[0 if side == "L" else -1]


def single_target(team: dict[str, list[str]], cells: list[str], colour: int) -> str | None:
    """FC-067, FC-069."""
    turned = cells[colour:] + cells[:colour]
    return next((who for who in (named(team, cell) for cell in turned) if who), None)


def two_targets(team: dict[str, list[str]], cells: list[str], colour: int, shift: str) -> list[str]:
    """FC-068 in its three readings."""
    turned = cells[colour:] + cells[:colour]
    pairs = [[named(team, code) for code in cell.split("+")] for cell in turned]
    strong = sum(map(len, team.values())) == 10
    if shift != "per_target":
        for one, two in pairs:
            if one and two and (one != two or (shift == "literal" and strong)):
                return [one, two]
        return []
    for k, (one, two) in enumerate(pairs):
        if not one and not two:
            continue
        kept, half = (one, 1) if one else (two, 0)
        for pair in pairs[k:]:
            other = pair[half]
            if other and other != kept:
                assert kept
                return [kept, other] if half else [other, kept]
        return []
    return []
