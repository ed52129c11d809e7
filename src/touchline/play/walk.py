"""A match answer by answer: for whoever tells, shows or counts what has happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from touchline.core.contract import State
from touchline.core.ids import FATE, stand_in
from touchline.core.log import Event, Log
from touchline.core.tape import DRAW, RESIGN, STOP
from touchline.core.words import Fact, Words

from .match import Match

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Stride(Generic[S]):
    """One answer that counts, and what it brought about.

    at      its number among the answers that count, fate's included, from 1
    who     the seat that gave it, or FATE
    code    the answer; RESIGN where the seat gave the match up: the last stride if that ended it;
            DRAW where all agreed to a draw, or STOP to stop: the last stride; HAND or LENT and
            below where a computer plays for the seat from then on, or its person again
    state   the table after it. The walk goes on with this very table: clone what is to be kept
    events  what happened, none where it is no answer of the rules
    before  the table at which it was given, if `walk` was asked for it; else the same as `state`
    """

    at: int
    who: int
    code: int
    state: S
    events: list[Event]
    before: S


def left(words: Words, who: int, code: int) -> Fact | None:
    """The fact of an entry of a tape that is no answer of the rules: a seat gives the match up, all
    agree to a draw or to stop, a computer plays for a seat. None for any other.
    """
    if code == DRAW:
        return words.agreed()
    if code == STOP:
        return words.stopped()
    if stand_in(code) is not None and who != FATE:
        return words.handed(who, code)
    return words.resigned(who) if code == RESIGN and who != FATE else None


def opening(m: Match[S]) -> S:
    """Return the table before the first answer of a match, the caller's own."""
    return m.game.new(m.setup) if m.origin is None else m.origin.clone()


def walk(m: Match[S], *, before: bool = False) -> Iterator[Stride[S]]:
    """Yield the answers of a match that count, one after the other, from its opening on.

    before  hand out with each a copy of the table at which it was given
    """
    game, state = m.game, opening(m)
    for at, (who, code) in enumerate(m.tape.answers(), 1):
        was = state.clone() if before else state
        if code == RESIGN:
            goes_on = game.leave(state, who)
            yield Stride(at, who, code, state, [], was)
            if not goes_on:
                return
            continue
        if code in (DRAW, STOP):
            yield Stride(at, who, code, state, [], was)
            return
        if stand_in(code) is not None:
            yield Stride(at, who, code, state, [], was)
            continue
        log = Log()
        game.step(state, who, code, log)
        yield Stride(at, who, code, state, log.events, was)
