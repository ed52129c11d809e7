"""Taking an answer back where other people play too: what the rule of information allows.

An answer that others have seen can be taken back, if all of them agree, as long as nothing else has
come to light by it: fate has said nothing since, nobody else has answered since, and whoever gave
it has learnt nothing but what it was.

Whether it may be is worked out from what its own seat knows, and so tells that seat nothing:
how much it was told since, who is awaited, and what its view would be in other worlds that it could
not have told from this one. What others have answered unseen shows in none of these; so whether the
answer is the last one that counts (`last`) is asked only once everybody has agreed.
"""

from __future__ import annotations

from typing import Final

from touchline.core.contract import State
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.pending import Pending
from touchline.core.rng import Rng

from .match import Match

WORLDS: Final = 12  # that are tried: an envelope that opens, or a look at a hand, differs in most


def awaited(ask: Pending) -> int:
    """The seats that are awaited as a mask, the same as `Game.due` has it; FATE for fate."""
    return FATE if ask.chance is not None else sum(1 << q.seat for q in ask.decisions)


def possible(m: Match[State], seat: int, count: int) -> bool:
    """Has this seat been told nothing since its last `count` answers, as far as it can tell itself?

    What takes no time: `blind` says whether the answers themselves told it something.
    At most one other seat is awaited: of two, neither must learn that the other has begun.
    """
    row = m.rows[seat]
    if m.ask.result is not None or not 0 < count <= len(row.at):
        return False
    if row.told != m.told[seat] or row.due != awaited(m.ask):
        return False  # it was told something since, or somebody has answered
    return sum(q.seat != seat for q in m.ask.decisions) <= 1


def offered(m: Match[State], seat: int, count: int) -> bool:
    """May this seat ask to take its last `count` answers back, as far as it can tell itself?"""
    return possible(m, seat, count) and blind(m, seat, count)


def blind(m: Match[State], seat: int, count: int) -> bool:
    """Have its last `count` answers told this seat nothing but themselves?

    In worlds that it could not have told from this one they must lead to the same view.
    """
    game = m.game
    codes = m.tape.given(seat)[-count:]
    now = m.view(seat).key()
    before = m.past(m.rows[seat].at[-count])
    for n in range(WORLDS):
        world = game.redeal(before, seat, Rng(n))
        for code in codes:
            due = game.due(world)
            asked = game.asking(world, False).of(seat) if due > 0 and due >> seat & 1 else None
            if asked is None or code not in asked.options:
                return False
            game.step(world, seat, code, Log(on=False))
        if game.view(world, seat).key() != now:
            return False
    return True


def learnt(m: Match[State], seat: int, count: int) -> list[int]:
    """The other seats that see another table than they did before its last `count` answers: what
    they know of them is theirs to give up, so all of these must agree.
    """
    before = m.past(m.rows[seat].at[-count])
    return [
        other
        for other in range(m.state.seats)
        if other != seat and m.game.view(before, other).key() != m.view(other).key()
    ]


def last(m: Match[State], seat: int, count: int) -> bool:
    """Are its last `count` answers the last ones of all that count, those of fate included?"""
    answers = m.tape.answers()
    return 0 < count <= len(answers) and all(who == seat for who, _ in answers[-count:])
