"""Worldwide's previews: what the cards of a hand would meet. They come with the question."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kit.previews import BOT, Asked, Json, Previews, Touched
from tests.truth.kit import Moment, setup
from touchline.core.rng import Rng
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c


def asks(m: Moment, lot: Rng) -> Iterator[Asked]:
    """What comes of the open answers, once the match is on."""
    if m.s.half and m.s.stack.phase() in (c.ATTACK, c.DEFENCE, c.BOOST):
        yield "open answers", None


def cards(tick: Json) -> Json | None:
    """Two Action cards that may be played."""
    if tick["view"]["phase"] != "attack" or tick["ask"] is None:
        return None
    alone = [a[0] for _, a, _ in tick["ask"]["options"] if len(a) == 1 and a[0].startswith("a:")]
    return {"cards": alone[:2]} if len(alone) > 1 else None


SCRIPT = """
  const card = (n) => document.querySelector(`[data-card="${found.cards[n % 2]}"]`);
  const told = () => document.querySelector('.middle .side')?.textContent ?? '';
  let before = '', pressed = 0;
  const ready = () => card(pressed).getAttribute('aria-pressed') === 'true' && told() !== before;
  const touch = (n) => {
    [before, pressed] = [told(), n];
    card(n).click();
  };
"""

PREVIEWS = Previews(
    [setup(ROOM, 2), setup(ROOM, 4)],
    asks,
    (Touched("a card", {"preset": "amateur"}, (BOT,), cards, SCRIPT),),
)
