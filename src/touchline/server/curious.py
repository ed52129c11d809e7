"""Questions that change nothing: what a plan would bring about, and why an answer is shut."""

from __future__ import annotations

from . import feed, wire
from .live_match import LiveMatch
from .texts import Trouble

Curious = wire.Why | wire.Sketch


def answer(r: LiveMatch, m: Curious) -> wire.Because | wire.Sketched:
    """The answer to one of them, from what its own seat may know. Raises Trouble."""
    return why(r, m) if isinstance(m, wire.Why) else sketch(r, m)


def why(r: LiveMatch, m: wire.Why) -> wire.Because:
    """Why what was touched leads nowhere."""
    q = r.match.curious(m.seat)
    if q is None:
        raise Trouble(409, "srv-not-your-turn")
    v = r.match.view(m.seat)
    return wire.Because(m.id, feed.reasons(r.room.words, q, v, m.anchors))


def sketch(r: LiveMatch, m: wire.Sketch) -> wire.Sketched:
    """What would come of a plan of this seat, or without one of its open answers."""
    v = r.match.view(m.seat)
    if m.plan is None:
        return wire.Sketched(m.id, feed.sketch(r.room.words, v))
    found = feed.planned(r.match.game, r.room.words, r.match.state, m.seat, v, m.plan)
    return wire.Sketched(m.id, found)
