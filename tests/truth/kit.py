"""What the referees of shown claims share: seeded matches, clones, exact fate, redealt tables.

A claim is anything shown beside an option or a question: what a die needs, a chance, who pays, what
ends a half. A referee puts the question to the engine: it answers on a clone, lets fate try every
outcome, and compares what came of it with what was shown.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tests.kit.amount import sparing
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.contract import View
from touchline.core.ids import FATE, OVER
from touchline.core.log import Event, Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.play.room import Room
from touchline.play.setups import setup as with_cards

SILENT = Log(False)
#: matches a game: all on machine code, which .ci/run tests too, a fifth on the plain sources
MATCHES = int(os.environ.get("TRUTH_MATCHES", str(150 // sparing(5))))
NOBODY = -2  # the match is over
#: picks one of the open codes of a seat
Pick = Callable[[Any, int, Codes, Rng], int]


@dataclass(slots=True)
class Moment:
    """A table of a seeded match at which a seat, fate or nobody is due. Clone before you answer.

    seed   names the match; `at` counts the answers before this moment
    seat   who is due: a seat, FATE, or NOBODY at the end. Where several are due each has a moment
    codes  what the seat may answer; empty for fate and at the end
    log    the events of the answer that led here
    tape   every answer before this moment, as (who, code); one list for the whole match
    """

    game: Any
    seed: int
    at: int
    s: Any
    seat: int
    codes: list[int]
    log: list[Event] = field(default_factory=list)
    tape: list[tuple[int, int]] = field(default_factory=list)

    @property
    def view(self) -> View:
        """What the seat that is due may know; the watcher's view where none is."""
        return view_of(self.game, self.s, self.seat)

    def of(self, seat: int) -> View:
        """What another seat may know, or the watcher (the number after the last seat)."""
        return view_of(self.game, self.s, seat)


def view_of(game: Any, s: Any, seat: int) -> View:
    """A view through the doors of the contract."""
    found: View = game.view(s, seat if 0 <= seat < s.seats else s.seats)
    return found


def setup(room: Room, seats: int = 0, preset: str = "", **options: str) -> Setup:
    """A set-up by words, with the cards of the base pack."""
    game = room.game
    settled = settle(game.choices, game.presets, options, preset)
    return with_cards(room, seats or game.tables[0], settled)


def seats_of(due: int) -> list[int]:
    """The seats in a mask of those that are due."""
    return [seat for seat in range(8) if due > 0 and due >> seat & 1]


def by_lot(s: Any, seat: int, codes: Codes, rng: Rng) -> int:
    """Any open answer."""
    return int(codes.items[rng.below(codes.count)])


def mixed(pick: Pick, lot: int = 4) -> Pick:
    """One answer in `lot` by lot, the others by `pick`: matches that make sense, and odd ones."""

    def either(s: Any, seat: int, codes: Codes, rng: Rng) -> int:
        return by_lot(s, seat, codes, rng) if rng.below(lot) == 0 else pick(s, seat, codes, rng)

    return either


def walk(game: Any, start: Setup, seed: int, pick: Pick = by_lot) -> Iterator[Moment]:
    """Every moment of one seeded match, to its end."""
    rng, s, log = Rng(seed), game.new(start), Log()
    codes, odds, tape = Codes(), Odds(), list[tuple[int, int]]()
    for at in range(game.longest + 1):
        due = int(game.due(s))
        events = list(log.events)
        if due in (FATE, OVER):
            yield Moment(game, seed, at, s, due if due == FATE else NOBODY, [], events, tape)
            if due == OVER:
                return
            game.luck(s, odds)
            who, answer = int(FATE), int(odds.at(rng.below(odds.total)))
        else:
            asked = seats_of(due)
            for seat in asked:
                game.options(s, seat, codes)
                yield Moment(game, seed, at, s, seat, codes.listed(), events, tape)
            who = asked[rng.below(len(asked))]
            if who != asked[-1]:  # otherwise they have just been asked for
                game.options(s, who, codes)
            answer = int(pick(s, who, codes, rng))
        log = Log()
        tape.append((who, answer))
        game.step(s, who, answer, log)
    raise AssertionError(f"match {seed} of {game.name} did not end within its bound")


def matches(
    game: Any, starts: Iterable[Setup], seeds: Iterable[int], pick: Pick = by_lot
) -> Iterator[Moment]:
    """Every moment of many matches; each seed is played with the next of the set-ups in turn."""
    ways = list(starts)
    for n, seed in enumerate(seeds):
        yield from walk(game, ways[n % len(ways)], seed, pick)


# -- asking the engine -----------------------------------------------------------------------------


def answered(game: Any, s: Any, who: int, answer: int) -> tuple[Any, list[Event]]:
    """A clone after one answer, and what happened; `s` stays as it is."""
    trial, log = s.clone(), Log()
    game.step(trial, who, answer, log)
    return trial, log.events


def fate(game: Any, s: Any) -> list[tuple[int, Fraction]]:
    """Every outcome that is open to fate, with its chance."""
    odds = Odds()
    game.luck(s, odds)
    total = int(odds.total)
    return [
        (int(odds.outcomes[i]), Fraction(int(odds.weights[i]), total)) for i in range(odds.count)
    ]


def open_to(game: Any, s: Any, seat: int) -> list[int]:
    """The codes that a seat may answer now."""
    out = Codes()
    game.options(s, seat, out)
    return out.listed()


def shut_to(game: Any, s: Any, seat: int) -> dict[int, int]:
    """The codes that are shut to a seat now, with the reason of each."""
    out = Codes(True)
    game.options(s, seat, out)
    return {int(code): int(why) for code, why in zip(out.shut, out.why, strict=True)}


def spread(
    game: Any,
    s: Any,
    verdict: Callable[[Any, list[Event]], Hashable | None],
    answer: Callable[[Any, int, list[int]], int],
    events: list[Event] | None = None,
) -> dict[Hashable, Fraction]:
    """What comes of a table, exactly: every branch of fate, each seat answering by `answer`.

    verdict  what a table has come to, from itself and all events since; None while it is open
    """
    found: dict[Hashable, Fraction] = {}
    pending = [(s.clone(), list(events or []), Fraction(1))]
    while pending:
        now, told, chance = pending.pop()
        came = verdict(now, told)
        if came is not None:
            found[came] = found.get(came, Fraction(0)) + chance
            continue
        due = int(game.due(now))
        assert due != OVER, "the match ended before the question was settled"
        if due == FATE:
            for outcome, share in fate(game, now):
                then, more = answered(game, now, int(FATE), outcome)
                pending.append((then, told + more, chance * share))
            continue
        seat = seats_of(due)[0]
        code = answer(now, seat, open_to(game, now, seat))
        then, more = answered(game, now, seat, code)
        pending.append((then, told + more, chance))
    return found


def redealt(game: Any, s: Any, seat: int, seeds: Iterable[int]) -> Iterator[Any]:
    """Tables that this seat cannot tell from `s`, each checked by the key of its view."""
    key = game.view(s, seat).key()
    for seed in seeds:
        twin = game.redeal(s, seat, Rng(seed))
        if game.view(twin, seat).key() == key:
            yield twin
