"""Adding matches up: who won, by how much to be sure of it, and what the matches were like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from statistics import NormalDist
from typing import Final


@dataclass(frozen=True, slots=True)
class Played:
    """One match.

    match      its number; both matches of a pair have the same
    who        which player sat at each seat, as a position in the list of players
    points     by seat, and `reason`, the game's code for how it ended
    score      by side, goals or victory points; empty for games without either
    answers    of seats and fate; questions, those put to seats that had a choice; options, the
               answers open to them, all together
    tape       the match as one line of JSON, if asked for
    sides      seat n played for side n % sides; 0 where each played for itself
    """

    match: int
    who: list[int]
    points: list[int]
    reason: int
    score: list[int]
    answers: int
    questions: int
    options: int
    tape: str = ""
    sides: int = 0

    @property
    def teams(self) -> int:
        """How many played against each other; the first so many seats are one of each."""
        return self.sides or len(self.points)

    def share(self, player: int, both_lose: float = 0.0) -> float:
        """1 for a win, 0.5 for a draw, 0 for a defeat; `both_lose` when nobody has a point.

        A win that three share is a third. Who plays alone has half of the points of the match.
        """
        if len(self.points) == 1:
            return self.points[0] / 2
        total = sum(self.points[: self.teams])
        return self.points[self.who.index(player)] / total if total else both_lose

    def places(self) -> list[int]:
        """The place of each side, by points and then by score; equal ones share it."""
        scores = self.score or [0] * self.teams
        rank = [(self.points[n], scores[n % len(scores)]) for n in range(self.teams)]
        return [1 + sum(other > own for other in rank) for own in rank]


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(slots=True)
class Line:
    """One player's sums: wins, draws, defeats, matches both lost; goals for and against.

    places  of all matches together: 1 for a first place
    """

    wins: int = 0
    draws: int = 0
    losses: int = 0
    both_lost: int = 0
    scored: int = 0
    conceded: int = 0
    places: int = 0


@dataclass(slots=True)
class Summary:
    """All matches so far, added up one by one; the matches themselves are not kept.

    specs    the players' names
    lines    a player's sums, in the same order
    reasons  how often each way to end came
    seats    points won at each seat, whoever sat there
    shares   the same as shares of each match; scores, the goals or victory points there
    unit     what scores are: "goals", or "victory-points"
    counted  do the matches have a score at all?
    duels    how often player i came in before player j, half for level; alone it says nothing
    """

    specs: tuple[str, ...]
    paired: bool
    both_lose: float = 0.0
    unit: str = "goals"
    matches: int = 0
    answers: int = 0
    questions: int = 0
    options: int = 0
    goals: int = 0
    counted: bool = False
    lines: list[Line] = field(default_factory=list)
    reasons: Counter[int] = field(default_factory=Counter)
    seats: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    duels: list[list[float]] = field(default_factory=list)
    _rounds: dict[int, list[list[float]]] = field(default_factory=dict)
    _sums: list[list[float]] = field(default_factory=list)  # a player's: n, sum, sum of squares

    def __post_init__(self) -> None:
        n = len(self.specs)
        self.lines = [Line() for _ in range(n)]
        self.seats = [0] * n
        self.shares = [0.0] * n
        self.scores = [0] * n
        self.duels = [[0.0] * n for _ in range(n)]
        self._sums = [[0.0, 0.0, 0.0] for _ in range(n)]

    def add(self, played: Played) -> None:
        """One more match."""
        self.matches += 1
        self.answers += played.answers
        self.questions += played.questions
        self.options += played.options
        self.goals += sum(played.score)
        self.counted = self.counted or bool(played.score)
        self.reasons[played.reason] += 1
        best = max(played.points)
        for seat, points in enumerate(played.points):
            if seat == len(self.seats):
                self.seats.append(0)
                self.shares.append(0.0)
                self.scores.append(0)
            self.seats[seat] += points
            self.shares[seat] += played.share(played.who[seat], self.both_lose)
            self.scores[seat] += played.score[seat % len(played.score)] if played.score else 0
        places = played.places()
        for player, line in enumerate(self.lines):
            seat = played.who.index(player)
            points = played.points[seat]
            place = places[seat % played.teams]
            line.places += place
            for rival in range(len(self.lines)):
                other = places[played.who.index(rival) % played.teams]
                self.duels[player][rival] += (place < other) + (place == other) / 2
            if best == 0:
                line.both_lost += 1
            elif points < best:
                line.losses += 1
            elif played.points[: played.teams].count(best) > 1:
                line.draws += 1
            else:
                line.wins += 1
            if played.score:
                own = played.score[seat % len(played.score)]
                line.scored += own
                line.conceded += sum(played.score) - own
        shares = [played.share(i, self.both_lose) for i in range(len(self.specs))]
        if not self.paired:
            self._keep(shares)
            return
        gathered = self._rounds.setdefault(played.match, [])
        gathered.append(shares)
        if len(gathered) == len(self.specs):
            del self._rounds[played.match]
            self._keep([sum(column) / len(gathered) for column in zip(*gathered, strict=True)])

    def _keep(self, shares: Sequence[float]) -> None:
        for sums, share in zip(self._sums, shares, strict=True):
            sums[0] += 1
            sums[1] += share
            sums[2] += share * share

    def share(self, player: int) -> Interval:
        """The share of points of a player: over pairs by Student's t, over matches by Wilson."""
        n, total, squares = self._sums[player]
        if n == 0:
            return Interval(0.0, 0.0, 1.0)
        if self.paired:
            return paired(int(n), total, squares)
        return wilson(total, int(n))

    def per_match(self, number: int) -> float:
        """A sum of all matches as a mean: `goals`, `answers`, a line's `places`."""
        return number / self.matches if self.matches else 0.0

    def means(self) -> list[Fraction]:
        """The share of points of each player, exactly: parts of a whole, for players meet."""
        found = [self.share(n).mean for n in range(len(self.specs))]
        return [Fraction(x).limit_denominator(10**6) for x in found]

    def branching(self) -> float:
        """Answers open to a seat that had a choice, on average."""
        return self.options / self.questions if self.questions else 0.0


SURE: Final = 0.975  # both sides together 95 %
Z: Final = NormalDist().inv_cdf(SURE)
# Student's t for 1 to 10 degrees of freedom; above, a series is near enough
FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def wilson(total: float, n: int) -> Interval:
    """Wilson's interval for `total` of `n`."""
    p = total / n
    z2 = Z * Z
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = Z * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return Interval(p, max(0.0, middle - half), min(1.0, middle + half))


def paired(n: int, total: float, squares: float) -> Interval:
    """Student's interval for the mean of `n` pairs; Wilson's when all pairs are alike."""
    mean = total / n
    spread = squares - total * mean
    if n < 2 or spread < 1e-9:
        return wilson(total, n)
    half = student(n - 1) * sqrt(spread / (n - 1) / n)
    return Interval(mean, max(0.0, mean - half), min(1.0, mean + half))
