"""Matches told line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from touchline.core.contract import State
from touchline.core.log import Event, Log
from touchline.core.tape import RESIGN
from touchline.core.words import Fact, Words
from touchline.games.voices import WORDS
from touchline.play import library, setups
from touchline.play.eleven import seating as seasons
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.worldwide import seating

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Moment:
    """What one answer brought about. `at` counts answers, fate's among them."""

    at: int
    facts: list[Fact]
    state: State


def moments(m: Match[State], words: Words) -> Iterator[Moment]:
    """The match from its first answer on, as a watcher sees it."""
    game = m.game
    state = m.origin.clone() if m.origin is not None else game.new(m.setup)
    for at, (who, code) in enumerate(m.tape.answers(), 1):
        if code == RESIGN:
            yield Moment(at, [words.resigned(who)], state)
            if not game.leave(state, who):
                return
            continue
        log = Log()
        game.step(state, who, code, log)
        yield Moment(at, seen(words, log.events, state.seats), state)


def seen(words: Words, events: Sequence[Event], eye: int) -> list[Fact]:
    """Events as facts for one reader."""
    return words.facts([e.seen_by(eye) for e in events])


def sentences(say: Voice, facts: Sequence[Fact]) -> list[str]:
    """The facts that have words, in words."""
    return [say.said(fact.said) for fact in facts if fact.said is not None]


def know(say: Voice, m: Match[S], state: S) -> None:
    """Teach a voice the names of a table: of teams chosen in the match itself, or of its cards."""
    room = WORDS[m.game.name]
    if m.game.name == "eleven":
        pack = setups.pack_of(m.game.name, m.tape.header.packs)
        division = 3 - m.setup.options.get("division", 0)
        names = [team.name for team in teams_of(m)]
        seasons.seat(say, library.content(m.game.name, pack, say.lang), division, names)
    if room.picks_teams:
        pack = setups.pack_of(m.game.name, m.tape.header.packs)
        cards = library.content(m.game.name, pack, say.lang)
        seating.seat(say, cards, room.chosen(m.game.view(state, state.seats)))


def teams_of(m: Match[S]) -> list[Team]:
    """The teams of a match by seat: those chosen in it, or as its tape names them, or the first
    ones of the house.
    """
    known = library.teams_of(m.game.name, m.tape.header.packs)
    room = WORDS[m.game.name]
    if room.picks_teams:
        pack = library.pack(m.game.name, setups.pack_of(m.game.name, m.tape.header.packs))
        chosen = room.chosen(m.game.view(m.state, m.state.seats))
        rows = [side if team < 0 else team for side, team in enumerate(chosen)]
        return [pack.teams[rows[room.side(n)]] for n in range(m.state.seats)]
    more = m.tape.header.more
    found: list[Team] = []
    for seat in range(m.state.seats):
        id = more.get(f"team-{seat}", "")
        spare = [t for t in known.values() if t not in found]
        found.append(known[id] if id in known else spare[0])
    return found


def ending(m: Match[S], words: Words, say: Voice) -> str:
    """How the match ended, or that it goes on."""
    if m.ask.result is None:
        return say.say("cli-replay-open")
    view = m.game.view(m.state, m.state.seats)
    return say.said(words.result(m.ask.result, view))
