"""What the golden files of several rooms have in common: tables from presets, answers by lot, the
digest of a seeded match, counts of answers to a depth.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from touchline.core.choices import settle, spell
from touchline.core.contract import Game, State
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.play import setups
from touchline.play.sim.perft import leaves, random_answers
from touchline.rooms import ROOMS

S = TypeVar("S", bound=State)
Depth = tuple[str, str, int, int, int, int]  # name, preset, seats, seed, answers before, depth
Turn = Callable[[S, Rng], tuple[int, int] | None]


def begun(
    game: Game[S], preset: str, given: Mapping[str, str], seats: int, names: Sequence[str] = ()
) -> tuple[S, Header]:
    """A table and the head of its tape, by a preset and the options that differ from it."""
    settled = settle(game.choices, game.presets, given, preset)
    options = spell(game.choices, settled)
    room = ROOMS[game.name]
    packs = setups.packs(room)
    head = Header(game.name, game.version, options, seats=tuple(names), packs=packs)
    return game.new(setups.setup(room, seats, settled)), head


def seat_names(seats: int) -> list[str]:
    """Who sits where, for the head of a tape."""
    return [f"seat {n}" for n in range(seats)]


def by_weight(game: Game[S], t: S, rng: Rng) -> int:
    """One of fate's answers, by its weight."""
    found = game.pending(t).chance
    assert found is not None
    ticket = rng.below(sum(found.weights))
    for outcome, weight in zip(found.outcomes, found.weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("weights do not add up")


def due_seat(due: int, seats: int, rng: Rng) -> int:
    """One of the seats that are due."""
    seat = int(rng.below(seats))
    while not due >> seat & 1:
        seat = (seat + 1) % seats
    return seat


def open_to(game: Game[S], t: S, seat: int) -> list[int]:
    """What a seat may answer."""
    return next(d.options for d in game.asking(t, False).decisions if d.seat == seat)


def take(game: Game[S], t: S, tape: Tape, who: int, answer: int) -> None:
    """One answer, onto table and tape."""
    game.step(t, who, answer, Log(on=False))
    tape.add(who, answer)


def play_out(game: Game[S], t: S, tape: Tape, rng: Rng, turn: Turn[S]) -> Tape:
    """On to the end of the match, turn by turn."""
    while given := turn(t, rng):
        take(game, t, tape, *given)
    return tape


def drawn_options(
    game: Game[S], seed: int, kept: Sequence[str], lot: int | None = None
) -> dict[str, str]:
    """Options of every third match, drawn from its seed or a lot; those of `kept` stay."""
    if seed % 3:
        return {}
    rng, given = Rng(seed if lot is None else lot), {}
    for choice in game.choices:
        if choice.key not in kept and rng.below(3) == 0:
            given[choice.key] = choice.values[rng.below(len(choice.values))]
    return given


def digest(game: Game[S], t: S, rng: Rng, turn: Turn[S], each: int) -> tuple[int, str]:
    """A match played out: how many answers it took, and a digest of them and of all views, a
    watcher's too, after every so many answers and at the end.
    """
    sums, answers = hashlib.sha256(), 0
    while given := turn(t, rng):
        sums.update(f"{given[0]}.{given[1]} ".encode())
        game.step(t, *given, Log(on=False))
        answers += 1
        if answers % each == 0:
            look(game, t, sums)
    look(game, t, sums)
    return answers, sums.hexdigest()[:16]


def look(game: Game[S], t: S, sums: hashlib._Hash) -> None:
    """All views into the digest."""
    for eye in range(t.seats + 1):
        sums.update(repr(game.view(t, eye).key()).encode())


def counts(game: Game[S], t: S, seed: int, answers: int, depth: int) -> list[int]:
    """Ways to go on from where so many random answers lead, to each depth."""
    random_answers(game, t, seed, answers)
    return [int(leaves(game, t, d)) for d in range(1, depth + 1)]


def cells(row: Depth) -> dict[str, str]:
    """Where a count begins, as cells of TOML."""
    name, preset, seats, seed, answers, _ = row
    words = {"name": f'"{name}"', "preset": f'"{preset}"'}
    return {**words, "seats": str(seats), "seed": str(seed), "after": str(answers)}


def perft(head: str, rows: Iterable[Mapping[str, str]]) -> str:
    """Counts as TOML: a comment, then a table a row, whose cells are written out already."""
    lines = [*head.splitlines(), ""]
    for row in rows:
        lines += ["[[from]]", *(f"{key} = {text}" for key, text in row.items()), ""]
    return "\n".join(lines)
