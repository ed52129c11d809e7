"""Matches told line by line, for a reader of any seat or for one who only watches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from touchline.core.contract import State
from touchline.core.log import Event
from touchline.core.words import Fact, Words
from touchline.play import library, setups
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.walk import left, walk

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Moment:
    """What one answer brought about. `at` counts answers, fate's among them."""

    at: int
    facts: list[Fact]
    state: State


def moments(m: Match[State], words: Words) -> Iterator[Moment]:
    """The match from its first answer on, as a watcher sees it."""
    for stride in walk(m):
        eye = stride.state.seats
        gone = left(words, stride.who, stride.code)
        facts = seen(words, stride.events, eye) if gone is None else [gone]
        yield Moment(stride.at, facts, stride.state)


def seen(words: Words, events: Sequence[Event], eye: int) -> list[Fact]:
    """Events as facts for one reader."""
    return words.facts([e.seen_by(eye) for e in events])


def sentences(say: Voice, facts: Sequence[Fact]) -> list[str]:
    """The facts that have words, in words."""
    return [say.said(fact.said) for fact in facts if fact.said is not None]


def teams_of(room: Room, m: Match[S], say: Voice) -> list[Team]:
    """The teams of a match by seat: those chosen in it, or as its tape names them, or the first
    teams of the base pack; in a game without packs seats stand for teams.
    """
    if room.cards is None:
        return [_seat(say, n) for n in range(m.state.seats)]
    words = room.words
    if words.picks_teams:
        pack = library.pack(room, setups.pack_of(room, m.tape.header.packs))
        chosen = words.chosen(m.game.view(m.state, m.state.seats))
        rows = [side if team < 0 else team for side, team in enumerate(chosen)]
        return [pack.teams[rows[words.side(n)]] for n in range(m.state.seats)]
    known = library.teams_of(room, m.tape.header.packs)
    more = m.tape.header.more
    found: list[Team] = []
    for seat in range(m.state.seats):
        id = more.get(f"team-{seat}", "")
        spare = [t for t in known.values() if t not in found]
        found.append(known[id] if id in known else spare[0])
    return found


def _seat(say: Voice, n: int) -> Team:
    name = say.say("plain-seat", number=n + 1)
    return Team("", name, str(n + 1), ("#2B2D42", "#EDF2F4"), ())


def know(room: Room, say: Voice, m: Match[S], state: S) -> None:
    """Set the names by which sentences call the teams or cards of this table."""
    room.terminal.names(room, say, m, state)


def ending(m: Match[S], words: Words, say: Voice) -> str:
    """How the match ended, or that it goes on."""
    if m.ask.result is None:
        return say.say("term-open")
    view = m.game.view(m.state, m.state.seats)
    return say.said(words.ending(m.ask.result, view))
