"""What a game contributes to the measurement of previews (bench/preview.py): PREVIEWS in
tests/games/<game>/bench/preview.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tests.truth.kit import Moment, Pick, by_lot
from touchline.core.rng import Rng
from touchline.core.setup import Setup

Json = dict[str, Any]
Asked = tuple[str, Json | None]  # what is previewed, and the plan as it travels


@dataclass(frozen=True)
class Touched:
    """A preview in the browser.

    what    its name in the table of results
    wish    the table that is laid: preset, options, moment
    rivals  who sits at the other seats
    finds   what to touch, for `script`, at a tick of the wished moment; None at all others
    script  statements of JavaScript that may use `found` and define the functions `touch(n)`, the
            nth touch, and `ready()`, is what it previews in the page?, and perhaps `prepare(n)`
    """

    what: str
    wish: Json
    rivals: tuple[Json, ...]
    finds: Callable[[Json], Json | None]
    script: str


@dataclass(frozen=True)
class Previews:
    """The previews of one game.

    starts   set-ups of the matches that are walked through
    asks     the plans that are asked about at a moment of one, None for the open answers
    touches  what is touched in the browser
    pick     how answers are chosen in those matches
    """

    starts: Sequence[Setup]
    asks: Callable[[Moment, Rng], Iterator[Asked]]
    touches: tuple[Touched, ...]
    pick: Pick = by_lot


#: the last numbers stay, dimmed, until the next have come: `box` is what is dimmed
DIMMED: Final = """
  let dimmed = false;
  const box = () => document.querySelector(BOX);
  const ready = () => {
    if (box()?.classList.contains('stale')) dimmed = true;
    return dimmed && box() !== null && !box().classList.contains('stale');
  };
"""
BOT: Final[Json] = {"kind": "bot", "level": 1}


def dimmed(box: str) -> str:
    """`ready` where numbers dim: once this element was stale since the touch, and is no more. Sets
    `dimmed`, which a `touch` begins with false.
    """
    return DIMMED.replace("BOX", repr(box))
