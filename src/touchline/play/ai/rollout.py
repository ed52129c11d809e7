"""Rollouts: beyond the tree an imagined match is played on for a while, and then rated."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.policy import Policy
from touchline.core.rng import Rng

from .expectimax import POINT, lowest

S = TypeVar("S", bound=State)

ENDLESS: Final[i64] = 1 << 40
LOOKS: Final[i64] = 64  # kinds of outcomes that are kept in mind
MOMENT: Final[i64] = 1 << 33  # between the seeds of two moments; a match's own are below 2**31
WHIMS: Final[i64] = 1 << 32  # added for choices; fate has the next
DICE: Final[i64] = 1 << 33


@final
@mypyc_attr(acyclic=True)
class Effort:
    """How hard a search thinks.

    sims             imagined matches for one question
    reach            answers of seats beyond the tree before the judge is asked; ENDLESS: play to
                     the end
    moments          stop so many of the judge's moments ahead (turns, as the game counts); 0: never
    redeal_own       imagined matches, per mille, that redeal this seat's hidden cards, so that
                     rivals reckon with all it may hold; 0 where that matters little
    average_answers  answers, per mille, drawn as often as they were tried so far: steadier against
                     rivals who choose in secret
    exploration      how far an answer is tried beyond its mean: thousandths of the spread of what
                     is seen
    sure_after       times an answer must have been tried to be given along with those before it
    mixed            draw among the best where a rival cannot see the answer, instead of the very
                     best
    beginner_rivals  imagined matches, per mille, in which the rivals answer as beginners would
    give_up_gap      where whole runs are compared: one that lags behind the best by so many
                     thousandths of what chance may do is left out early; 0: never
    steady_luck      where whole runs are compared: what the judge sees dice bring beyond their mean
                     is taken off, and luck begins alike at every moment whatever happened before
                     it, so that fewer matches tell as much
    least_tries      where whole runs are compared: so many matches for each of them at least, or
                     only the first few are compared; 0: all are
    """

    __slots__ = (
        "average_answers",
        "beginner_rivals",
        "exploration",
        "give_up_gap",
        "least_tries",
        "mixed",
        "moments",
        "reach",
        "redeal_own",
        "sims",
        "steady_luck",
        "sure_after",
    )

    def __init__(
        self,
        sims: i64,
        reach: i64 = ENDLESS,
        moments: i64 = 0,
        redeal_own: i64 = 0,
        average_answers: i64 = 0,
        exploration: i64 = 1400,
        sure_after: i64 = 24,
        mixed: bool = True,
        beginner_rivals: i64 = 0,
        give_up_gap: i64 = 0,
        steady_luck: bool = False,
        least_tries: i64 = 0,
    ) -> None:
        self.sims = sims
        self.reach = reach
        self.moments = moments
        self.redeal_own = redeal_own
        self.average_answers = average_answers
        self.exploration = exploration
        self.sure_after = sure_after
        self.mixed = mixed
        self.beginner_rivals = beginner_rivals
        self.give_up_gap = give_up_gap
        self.steady_luck = steady_luck
        self.least_tries = least_tries


@final
class Rollout(Generic[S]):
    """Plays tables on by a policy, or by lot, and rates them.

    judge   rates what is not played to its end; None: everything is played to its end
    policy  chooses beyond the tree; None: by lot
    """

    def __init__(
        self, effort: Effort, rng: Rng, judge: Judge | None = None, policy: Policy | None = None
    ) -> None:
        self.effort = effort
        self.rng = rng
        self.judge = judge
        self.policy = policy
        self.codes = Codes()
        self.odds = Odds()
        self.silent = Log(False)
        self.first: i64 = 0
        self.rated: i64 = 0
        self.rates: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.whose: i64 = -1
        self.fortune: i64 = 0
        self.fate = Rng(0)
        self.seed: i64 = 0
        self.seen: vec[i64] = vec[i64]([0 for _ in range(2 * LOOKS)])

    def begin(self, s: S) -> None:
        """A new imagined match starts at this table."""
        judge = self.judge
        if judge is not None and self.effort.moments > 0:
            self.first = judge.moment(s)

    def far(self, s: S) -> bool:
        """Has the match gone as far as it is to be looked at?"""
        judge = self.judge
        if judge is None or self.effort.moments <= 0:
            return False
        return judge.moment(s) - self.first >= self.effort.moments and judge.settled(s)

    def play_on(self, game: Game[S], s: S, rng: Rng, wise: i64 = -1) -> None:
        """Answer for everybody until the table is to be rated.

        wise  if it is a seat, all the others answer as beginners would
        """
        judge = self.judge
        policy = self.policy
        codes = self.codes
        odds = self.odds
        left = ENDLESS if judge is None else self.effort.reach
        steady = judge is not None and self.whose >= 0
        fate = self.fate if steady else rng
        now: i64 = -1
        while True:
            due = game.due(s)
            if due == OVER:
                return
            if judge is not None and ((left <= 0 and judge.settled(s)) or self.far(s)):
                return
            if steady and judge is not None and judge.moment(s) != now:
                now = judge.moment(s)
                rng.begin(self.seed + now * MOMENT + WHIMS)
                fate.begin(self.seed + now * MOMENT + DICE)
            if due == FATE:
                game.luck(s, odds)
                answer = odds.at(fate.below(odds.total))
                if steady and judge is not None and odds.count > 1 and judge.stakes(s):
                    self.fortune += self.fortune_of(game, s, judge, answer)
                game.step(s, FATE, answer, self.silent)
                continue
            seat = lowest(due)
            game.options(s, seat, codes)
            if codes.count == 1:
                answer = codes.items[0]
            elif policy is None:
                answer = codes.items[rng.below(codes.count)]
            elif wise >= 0 and seat != wise:
                answer = policy.naive(s, seat, codes, rng)
            else:
                answer = policy.pick(s, seat, codes, rng)
            left -= 1
            game.step(s, seat, answer, self.silent)

    def steady(self, seat: i64, seed: i64 = 0) -> None:
        """From here on reckon up in `fortune` what dice bring this seat; -1: do not.

        seed  of this seed luck begins anew at every moment: matches that differ by one answer
              then meet the same dice again, though one had thrown more often
        """
        self.whose = seat
        self.seed = seed
        self.fortune = 0

    def fortune_of(self, game: Game[S], s: S, judge: Judge, answer: i64) -> i64:
        """By how much this outcome looks better than the mean of all; millionths of a point.

        Its mean is nought whatever the judge sees, so taking it off shifts no comparison.
        """
        odds = self.odds
        seen = self.seen
        mine = judge.alike(s, answer)
        kinds: i64 = 0
        total: i64 = 0
        got: i64 = 0
        for i in range(odds.count):
            kind = judge.alike(s, odds.outcomes[i])
            at: i64 = 0
            while at < kinds and seen[2 * at] != kind:
                at += 1
            if at == kinds:
                t = s.clone()
                game.step(t, FATE, odds.outcomes[i], self.silent)
                look = judge.glimpse(t, self.whose)
                if kinds < LOOKS:
                    seen[2 * at] = kind
                    seen[2 * at + 1] = look
                    kinds += 1
            else:
                look = seen[2 * at + 1]
            total += look * odds.weights[i]
            if kind == mine:
                got = look
        return got - total // odds.total

    def close(self) -> None:
        """The table has come to rest: what was rated before is of another."""
        self.rated = 0

    def rate(self, game: Game[S], s: S, seat: i64) -> i64:
        """What this seat has got, or may expect, at the table come to rest; rated once a seat."""
        bit: i64 = 1 << seat
        if self.rated & bit:
            return self.rates[seat]
        judge = self.judge
        if judge is None or game.due(s) == OVER:
            points = game.result(s).points
            for i in range(s.seats):
                self.note(i, points[i] * POINT)
            return self.rates[seat]
        self.note(seat, judge.rate(s, seat))
        return self.rates[seat]

    def note(self, seat: i64, rate: i64) -> None:
        """Keep a rate for this table."""
        while len(self.rates) <= seat:
            self.rates = append(self.rates, 0)
        self.rates[seat] = rate
        self.rated |= 1 << seat
