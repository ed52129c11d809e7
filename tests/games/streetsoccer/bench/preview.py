"""StreetSoccer's previews: what a move would do."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kit.previews import Asked, Json, Previews, Touched
from tests.truth.kit import Moment, setup
from touchline.core.rng import Rng
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules import codes as c

MOMENT = "12/3p8/4p1P2p2/3P8/2G2p4g1/4P2P4/12/12 f6 L t 1 17a 1-0 L L"


def asks(m: Moment, lot: Rng) -> Iterator[Asked]:
    """A move by lot."""
    if m.s.phase in (c.MOVE, c.RESTART) and m.codes:
        yield "move", {"plan": "codes", "codes": [m.codes[lot.below(len(m.codes))]]}


def moves(tick: Json) -> Json | None:
    """A figure, and two cells that it may walk to."""
    ways: dict[str, list[str]] = {}
    for _, anchors, say in tick["ask"]["options"] if tick["ask"] else []:
        if say == "ss-walk" and len(anchors) == 2:
            ways.setdefault(anchors[0], []).append(anchors[1])
    return next(({"who": a, "to": to[:2]} for a, to in ways.items() if len(to) > 1), None)


SCRIPT = """
  const cell = (name) => document.querySelector(`[data-cell="${name}"]`);
  const press = (name) => cell(name).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  let gone = false;
  const trail = () => document.querySelector('.trail') !== null;
  const ready = () => {
    if (!trail()) gone = true;
    return gone && trail();
  };
  const prepare = async (n) => {
    if (n > 0) return;
    press(found.who);
    await frame();
    press(found.to[1]);
    await new Promise((done) => setTimeout(done, 500));
  };
  const touch = (n) => {
    gone = false;
    press(found.to[n % 2]);
  };
"""

PREVIEWS = Previews(
    [setup(ROOM)],
    asks,
    (Touched("a move", {"moment": MOMENT}, ({"kind": "me"},), moves, SCRIPT),),
)
