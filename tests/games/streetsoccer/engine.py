"""The engine as the tests of this folder ask it: texts in, names out."""

from __future__ import annotations

from tests.games.streetsoccer.slow import Position, cell, unparse
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.counts import perft_counts
from touchline.games.streetsoccer.voice.notation import read_move, text_of

LETTERS = "abcdefghijkl"
SEATS = {"L": 0, "R": 1}


def name(number: int) -> str:
    """A cell number as its name, 0 as the goal: the coding of the answers, told once more."""
    return "##" if number == 0 else f"{LETTERS[number % 14 - 1]}{number // 14}"


def parts(code: int) -> tuple[int, int, int]:
    return code // 19600, code // 140 % 140, code % 140


def seat_of(t: Table) -> int:
    due = GAME.due(t)
    assert due in (1, 2), f"no seat is due: {due}"
    return 0 if due == 1 else 1


def codes(t: Table) -> list[int]:
    out = Codes()
    GAME.options(t, seat_of(t), out)
    return out.listed()


def shut(t: Table) -> dict[int, int]:
    """Closed codes and their reasons, as a curious reader gets them."""
    out = Codes(curious=True)
    GAME.options(t, seat_of(t), out)
    return dict(zip(out.shut, out.why, strict=True))


def odds(t: Table) -> dict[int, int]:
    assert GAME.due(t) == FATE
    out = Odds()
    GAME.luck(t, out)
    return {int(out.outcomes[i]): int(out.weights[i]) for i in range(out.count)}


def turn(text: str, die: int, options: dict[str, str] | None = None) -> Table:
    """A short position with its die rolled."""
    return read_position(f"{text} t {die} 7{'a' if text.endswith('L') else 'b'} 0-0 - L", options)


def effects(t: Table) -> set[tuple[str, str, str]]:
    """Walks and kicks as (from, to, ball's end); a forced pass is an empty set."""
    listed = codes(t)
    if listed == [0]:
        return set()
    assert 0 not in listed
    found = set()
    for code in listed:
        first, second, end = parts(code)
        found.add((name(first), name(second), name(end)))
    return found


def pairs(t: Table, kind: int) -> set[tuple[str, str]]:
    """Kick-offs and restarts as (kicker's cell, ball's end)."""
    found = set()
    for code in codes(t):
        first, second, end = parts(code)
        assert first == kind
        found.add((name(second), name(end)))
    return found


def placed(t: Table) -> set[tuple[str, str]]:
    """Placements as ("G" or "P", cell)."""
    found = set()
    for code in codes(t):
        first, second, end = parts(code)
        assert first in (1, 2)
        assert end == 0
        found.add(("G" if first == 1 else "P", name(second)))
    return found


def counts(t: Table) -> str:
    return perft_counts(t)


def position(t: Table) -> str:
    return write_position(t)


def reread(t: Table) -> Table:
    """The table as its position string tells it; options are the default ones."""
    return read_position(write_position(t))


def take(t: Table, code: int) -> None:
    assert code in codes(t), f"{code} is not open"
    GAME.step(t, seat_of(t), code, Log())


def fate_is_due(t: Table) -> bool:
    return GAME.due(t) == FATE


def take_fate(t: Table, outcome: int) -> None:
    assert outcome in odds(t), f"{outcome} cannot happen"
    GAME.step(t, FATE, outcome, Log())


def rows(figures: str, lifted: str = "") -> str:
    """The rows of a position from a list of figures: "Gb4 Pe4 gk5", less the lifted keepers.

    Whoever is missing from the two teams waits in the ring, as far from all those as can be: the
    ball never gets there, and nobody named is in its way.
    """
    named = {cell(f[1:]): f[0] for f in figures.split()}
    missing = list("GPPPPgpppp")
    for letter in [*named.values(), *lifted]:
        missing.remove(letter)
    ring = [(x, y) for x in range(1, 13) for y in range(1, 9) if x in (1, 12) or y in (1, 8)]
    far = {c: min(abs(c[0] - n[0]) + abs(c[1] - n[1]) for n in named) for c in ring}
    waiting = sorted(ring, key=lambda c: -far[c])
    named |= dict(zip(waiting, missing, strict=False))
    return unparse(Position(named, None, "L")).split()[0]


def begin(options: dict[str, str] | None = None) -> Table:
    return GAME.new(Setup(options=settle(GAME.choices, GAME.presets, options or {})))


def play(t: Table, moves: str) -> Table:
    """Take moves in the notation of §5.2, each with its die in front where fate is due.

    "5-3:@f4e5" rolls the duel, "4:d3e4h6" the die of a turn, "0:" is the coin for L.
    """
    for move in moves.split():
        luck, colon, text = move.rpartition(":")
        if colon:
            own, dash, other = luck.partition("-")
            take_fate(t, 10 * int(own) + int(other) if dash else int(own))
        if text:
            take(t, read_move(t, text))
    return t


def texts(t: Table) -> set[str]:
    """What is open, in the notation of §5.2."""
    return {text_of(t, code) for code in codes(t)}


def standstill(t: Table) -> int:
    """A walk that ends where it began: with an even die the position stays as it is."""
    ball = write_position(t).split()[1]
    return next(c for c in codes(t) if parts(c)[0] == parts(c)[1] and name(parts(c)[2]) == ball)


def read(t: Table, move: str) -> int:
    return read_move(t, move)


def number(name: str) -> int:
    """A cell's number, 0 for the goal."""
    if name == "##":
        return 0
    x, y = cell(name)
    return y * 14 + x


def code(first: int, second: str, end: str) -> int:
    return (first * 140 + number(second)) * 140 + number(end)


def silent() -> Log:
    return Log(on=False)
