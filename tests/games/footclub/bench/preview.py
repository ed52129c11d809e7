"""FootClub's previews: a line-up that is drawn up, a bonus that is pushed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tests.games.footclub.voice.matches import SETUPS, eager
from tests.games.footclub.voice.sketches import drawn_up
from tests.kit.previews import BOT, Asked, Json, Previews, Touched, dimmed
from tests.truth.kit import Moment
from touchline.core.rng import Rng
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.voice.plans import LineUp, Push


def asks(m: Moment, lot: Rng) -> Iterator[Asked]:
    """What comes of the open answers, of a line-up, of a push."""
    t, phase = m.s, m.s.stack.phase()
    if phase in (c.PREMATCH, c.CHANGE) and t.sealed.counts[m.seat] == 0:
        yield "open answers", None
        drawn = drawn_up(t, m.seat, lot)
        if drawn is not None:
            yield "line-up", msgspec.to_builtins(LineUp(drawn.lines))
    elif phase == c.BONUS:
        yield "push", msgspec.to_builtins(Push())
    elif phase == c.POSSESSION:
        yield "open answers", None


def lining_up(tick: Json) -> Json | None:
    """A line-up before the match that the squad can fill."""
    if not tick["ask"] or tick["view"]["phase"] != "prematch" or tick["view"]["sealed"]:
        return None
    return {} if any(f["open"] for f in tick["ask"]["sketch"]["formations"]) else None


def pushing(tick: Json) -> Json | None:
    """A bonus window in which a fan may be spent."""
    asked = tick["ask"] and tick["view"]["phase"] == "bonus"
    return {} if asked and any(a == ["push:1:0:0"] for _, a, _ in tick["ask"]["options"]) else None


EXCHANGE = (
    dimmed(".turn .sums[data-values]")
    + """
  const spots = (line) => document.querySelectorAll(`.half .spot[data-line="${line}"]`);
  const line = () => [0, 1, 2, 3, 4].find((n) => spots(n).length > 1);
  const prepare = async (n) => {
    if (n === 0) {
      document.querySelector('[data-auto]').click();
      await new Promise((done) => setTimeout(done, 1000));
    }
    spots(line())[0].click();
    await frame();
  };
  const touch = () => {
    dimmed = false;
    spots(line())[1].click();
  };
"""
)
STEP = (
    dimmed(".window .sums")
    + """
  const steps = () => document.querySelectorAll('.window .stepper button');
  const prepare = async (n) => {
    if (n > 0) steps()[0].click();
    await frame();
  };
  const touch = () => {
    dimmed = false;
    steps()[1].click();
  };
"""
)

PREVIEWS = Previews(
    SETUPS,
    asks,
    (
        Touched(
            "a line-up",
            {"preset": "match", "options": {"home_choice": "lobby"}},
            (BOT,),
            lining_up,
            EXCHANGE,
        ),
        Touched("a push", {"preset": "poussin"}, (BOT,), pushing, STEP),
    ),
    eager,
)
