"""Questions that change nothing: what an answer would do, why one is shut, what a plan is worth."""

from __future__ import annotations

from touchline.core.faults import BadText

from . import feed, wire
from .record import Record
from .texts import Trouble

Curious = wire.Look | wire.Why | wire.Sketch


def answer(r: Record, m: Curious) -> wire.Shown | wire.Because | wire.Sketched:
    """The answer to one of them, from what its own seat may know. Raises Trouble."""
    if isinstance(m, wire.Look):
        return look(r, m)
    return why(r, m) if isinstance(m, wire.Why) else sketch(r, m)


def look(r: Record, m: wire.Look) -> wire.Shown:
    """What an open answer would do; only where nothing hidden can come to light."""
    q = r.match.ask.of(m.seat)
    if not r.room.words.previews:
        raise Trouble(422, "srv-no-preview")
    if q is None or m.code not in q.options:
        raise Trouble(409, "srv-not-open")
    facts, odds = feed.look(r.match.game, r.room.words, r.match.state, m.seat, m.code)
    v = r.match.game.view(r.match.state, m.seat)
    return wire.Shown(m.id, m.code, facts, r.room.words.notation(m.seat, m.code, v), odds)


def why(r: Record, m: wire.Why) -> wire.Because:
    """Why what was touched leads nowhere."""
    q = r.match.curious(m.seat)
    if q is None:
        raise Trouble(409, "srv-not-your-turn")
    v = r.match.game.view(r.match.state, m.seat)
    return wire.Because(m.id, feed.reasons(r.room.words, q, v, m.anchors))


def sketch(r: Record, m: wire.Sketch) -> wire.Sketched:
    """What would come of a plan: the room is given this seat's view, and nothing else."""
    v = r.match.game.view(r.match.state, m.seat)
    try:
        found = r.room.words.sketch(v, m.rows)
    except BadText as e:
        raise Trouble.of(e) from None
    return wire.Sketched(m.id, found or {})
