"""The share of the points that a side may expect at a table: what every review reckons in.

The number is the full judge's, after calibration: how often tables that it rated so were won, in
matches between two players of one strength. A win is 1, a draw one half.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from touchline.core.contract import State
from touchline.core.faults import Fault
from touchline.core.ids import OVER

from .. import reading
from ..ai.levels import judge_for

if TYPE_CHECKING:
    from touchline.play.room import Room

WHOLE: Final = 2_000_000  # what a judge says of a match that is certainly won
EDGE: Final = 1e-6  # no judge is surer than this
#: levels that a row of a calibration holds for, by its name
PAIRS: Final = {"1-2": (1, 2), "3-4": (3, 4), "5-6": (5, 6)}
USUAL: Final = "3-4"


@dataclass(frozen=True, slots=True)
class Row:
    """How one pair of levels plays out what the judge says; see `bench/calibrate.py`.

    slopes   by phase, in thousandths: what the log-odds of the judge are multiplied with
    gap      the mean distance of forecast and outcome over ten equal groups, on fresh matches
    brier    the mean square error of the forecast there, and of a constant half
    left     the standard deviation of the result without its luck
    ratio    the variance of the result, over that without its luck
    matches  how many were fitted; as many more were forecast
    seed     of the first of them
    """

    slopes: tuple[int, ...]
    gap: float
    brier: tuple[float, float]
    left: float
    ratio: float
    matches: int
    seed: int


@dataclass(frozen=True, slots=True)
class Calibration:
    """The rows of a game by kind of rules and pair of levels, and what they were measured with.

    version  of the rules; mind, the digest of all that the computer thinks with
    """

    version: int
    mind: str
    rows: Mapping[str, Mapping[str, Row]]


@dataclass(frozen=True, kw_only=True, slots=True)
class Study:
    """What a game says of itself for reviews.

    phase   the phase of a table, from 0: how sure the judge may be differs by it
    phases  how many there are
    kind    the kind of rules of a table, by which the rows of the calibration are found
    """

    phase: Callable[[State], int]
    phases: int
    kind: Callable[[State], str]


def file_of(room: Room) -> Path:
    """Where the calibration of a game is kept."""
    return room.folder / "calibration.json"


def calibration(room: Room) -> Calibration:
    """The calibration of a game, as `bench/calibrate.py` has written it."""
    told = json.loads(reading.text(file_of(room)))
    rows = {
        kind: {
            pair: Row(**{**row, "slopes": tuple(row["slopes"]), "brier": tuple(row["brier"])})
            for pair, row in pairs.items()
        }
        for kind, pairs in told["rows"].items()
    }
    return Calibration(told["version"], told["mind"], rows)


def digest(game: Path) -> str:
    """What all that the computer thinks with comes to, in the sources of a game: another mind needs
    another calibration.
    """
    files = sorted((game / "mind").glob("*.py"))
    texts = "".join(f"{file.name}\n{reading.text(file)}" for file in files)
    return hashlib.sha256(texts.encode()).hexdigest()[:16]


def ended(points: Sequence[int]) -> float:
    """The share of side 0 in what a match came to; one half where nobody has won a point."""
    return points[0] / (points[0] + points[1]) if points[0] + points[1] else 0.5


def tempered(share: float, slope: int) -> float:
    """A judge's share, made as sure as matches have shown it may be; `slope` in thousandths."""
    share = min(1 - EDGE, max(EDGE, share))
    return 1 / (1 + math.exp(-slope / 1000 * math.log(share / (1 - share))))


class Values:
    """The shares of a game's tables, between two players of one pair of levels."""

    def __init__(self, room: Room, start: State, pair: str = USUAL) -> None:
        """`start`: a table of the match. Raises Fault where the game has nothing to reckon by."""
        if room.mind.study is None:
            raise Fault(
                f"{room.name} cannot be reviewed yet: its computer players cannot tell well enough"
                " who stands better.",
                "fault-review-none",
                game=room.name,
            )
        study = room.mind.study()
        rows = calibration(room).rows[study.kind(start)]
        self.pair = pair if pair in rows else USUAL
        self._begin(room, study, rows[self.pair])

    @classmethod
    def by(cls, room: Room, study: Study, row: Row) -> Values:
        """Shares by a row of one's own."""
        found = cls.__new__(cls)
        found.pair = ""
        found._begin(room, study, row)
        return found

    def _begin(self, room: Room, study: Study, row: Row) -> None:
        self.row = row
        self._game = room.game
        self._phase = study.phase
        self._judge = judge_for(room, "full", "review")

    def rated(self, s: State) -> float:
        """What the judge says of side 0, from 0 to 1, before it is calibrated."""
        return int(self._judge.rate(s, 0)) / WHOLE

    def of(self, s: State) -> float:
        """The share of side 0, from 0 to 1; once the match is over, what it has come to."""
        if self._game.due(s) == OVER:
            return ended(self._game.result(s).points)
        return tempered(self.rated(s), self.row.slopes[self._phase(s)])
