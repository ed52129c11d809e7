"""The matches and tables that tapes hold: replayed by the rules of their game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from touchline.core.choices import settle
from touchline.core.contract import Game, State
from touchline.core.faults import BadTape
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.core.tape import RESIGN, Header, Tape

from . import setups
from .croupier import Croupier
from .match import Match

if TYPE_CHECKING:
    from .room import Room

S = TypeVar("S", bound=State)


def match_from(room: Room, tape: Tape, croupier: Croupier, eager: bool = True) -> Match[Any]:
    """The match that this tape holds, replayed; its header says by which options.

    Raises BadTape when the tape is of another game, of a version whose rules have changed, or made
    with other cards, and BadOption when it names a preset or an option that there is not.
    """
    setup, origin = beginning(room, tape.header)
    return Match(room.game, setup, croupier, tape, eager, origin)


def table_from(room: Room, tape: Tape) -> State:
    """The table that a tape of our own making leads to: neither are its answers checked nor is
    anybody told of them, which is most of the work of a match. Raises as `match_from` does.
    """
    game = room.game
    setup, origin = beginning(room, tape.header)
    state: State = game.new(setup) if origin is None else origin
    follow(game, state, tape.answers())
    return state


def follow(game: Game[S], state: S, answers: Sequence[tuple[int, int]]) -> None:
    """Apply to a table answers that were checked before, as a tape of our own making has them."""
    log = Log(on=False)
    for who, code in answers:
        if code == RESIGN:
            game.leave(state, who)
        elif code >= 0:  # the others are a matter of the table
            game.step(state, who, code, log)


def beginning(room: Room, h: Header) -> tuple[Setup, State | None]:
    """The set-up that a header names, and the position it starts from if that is another one."""
    game = room.game
    if h.game != game.name:
        raise BadTape(f"This tape is of {h.game!r}, not of {game.name!r}.", "fault-tape-game")
    if h.version != game.version:
        raise BadTape(
            f"This tape was made by version {h.version} of {game.name};"
            f" this is version {game.version}.",
            "fault-tape-version",
            theirs=h.version,
            ours=game.version,
        )
    settle(game.choices, game.presets, {}, h.preset)  # known? Only h.options tells what is played
    settled = settle(game.choices, game.presets, h.options)
    seats = len(h.seats) or game.tables[0]
    setup = setups.of_tape(room, h, seats, settled)
    return setup, game.read(h.start, setup) if h.start else None


def report_of(room: Room, m: Match[Any]) -> dict[str, object]:
    """The match in figures; {} while it goes on, and for a game that keeps none."""
    return {} if room.report is None or m.ask.result is None else room.report(m)


def to_strike(tape: Tape, seats: Collection[int]) -> list[int]:
    """Whose latest answers are struck out, last first, if the last of these seats is taken back.

    Empty when there is none, or when fate has answered since: what it said is known.
    """
    struck: list[int] = []
    for who, answer in reversed(tape.answers()):
        if who == FATE or answer < 0:
            return []
        struck.append(who)
        if who in seats:
            return struck
    return []
