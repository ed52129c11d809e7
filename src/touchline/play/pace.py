"""The pace of answers whose time could tell what a hand holds.

Some questions are put whether or not there is anything to answer, and some are answered unseen
(`Words.secret`). Whoever waits for such an answer must not see by the clock which it was. So it is
released a whole number of beats after its question was put. The beat is fixed by the game, the
question and the level before anybody looks at the hand: it is no shorter than nearly every thought
that any hand calls for (`bench/pace.py` measures them), so that one beat nearly always does. Where
hands are hidden a computer keeps a pace in its other answers too, for it thinks of its hand there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from touchline.core.build import engine
from touchline.core.contract import State
from touchline.core.log import Log

from . import reading
from .match import Match

S = TypeVar("S", bound=State)

FLOOR: Final = 0.5  # seconds; the shortest beat of secret questions, people's answers included
OPEN: Final = 0.25  # seconds; the shortest beat of other questions where hands are hidden
SLACK: Final = 1e-6  # seconds by which a clock may be early
EVERY: Final = -1  # stands for all kinds of question that have no beat of their own


@cache
def beats(build: str) -> dict[str, dict[int, dict[int, float]]]:
    """The beats that thinking makes longer: by game, level and kind of question, in seconds.

    build  "compiled" or "interpreted"
    """
    text = reading.text(Path(__file__).with_name("pace.json"))
    measured = json.loads(text)["beats"].get(build, {})
    return {
        game: {
            int(level): {int(kind): float(seconds) for kind, seconds in kinds.items()}
            for level, kinds in levels.items()
        }
        for game, levels in measured.items()
    }


def beat(game: str, level: int, kind: int, shortest: float = FLOOR, build: str = "") -> float:
    """Seconds that a computer of this level keeps for a question of this kind.

    build  of the engine; this one unless told otherwise
    """
    kinds = beats(build or engine()).get(game, {}).get(level, {})
    return max(shortest, kinds.get(kind, kinds.get(EVERY, 0.0)))


def unnoticed(m: Match[S], seat: int, codes: Sequence[int]) -> bool:
    """Would nobody else notice if this seat answered so: the same to see, the same awaited?

    What is not open is refused, which nobody else notices either. No codes: an answer by lot.
    """
    if not codes:
        return False
    trial, log = m.state.clone(), Log()
    for code in codes:
        q = m.game.asking(trial, False).of(seat)
        if q is None or code not in q.options:
            return True
        m.game.step(trial, seat, code, log)
    awaited = [q.seat for q in m.game.asking(trial, False).decisions]
    if log.events or awaited != [q.seat for q in m.ask.decisions]:
        return False
    view = m.game.view
    eyes = [eye for eye in range(m.state.seats + 1) if eye != seat]
    return all(m.view(eye).key() == view(trial, eye).key() for eye in eyes)


def whole(spent: float, seconds: float) -> float:
    """The first whole number of beats, at least one, that is not shorter than `spent`."""
    n = max(1, -int(-(spent - SLACK) // seconds))
    return n * seconds
