"""Search where something is hidden: one tree a seat, each grown from what that seat sees.

Every imagined match begins at another table that the searching seat cannot tell from the real one.
A seat stands at a node of its own tree, and moves on when it sees an answer: its own, a rival's, or
fate's. What it does not see moves it nowhere, so it must choose alike whatever was hidden from it,
and no tree reads what another seat knows. An option that is open in some worlds only is judged by
how often it could have been tried there.

A search stops after a number of imagined matches (the same answer on every machine and build), or
at a deadline. A question that begins a long secret run may be put to whole runs instead: see
`runs`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, HIDDEN, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.window import Window

from .chooser import Chooser
from .expectimax import lowest
from .forest import NONE, Forest
from .player import Player
from .rollout import Effort, Rollout
from .runs import best_run

S = TypeVar("S", bound=State)

WHO: Final[i64] = 1 << 48  # a key: who answered, which question, and the answer
KIND: Final[i64] = 1 << 32
GLANCE: Final[i64] = 16  # imagined matches between two looks at the clock and at the lead


@final
class Advice:
    """One option weighed: how often it was tried, and its mean in millionths of a point."""

    def __init__(self, code: int, visits: int, mean: float) -> None:
        self.code = code
        self.visits = visits
        self.mean = mean


@final
class Ismcts(Player[S]):
    """Searches as hard as its effort says; luck and imagination come from the seeded `rng`.

    judge           rates a match that is not played to its end; None: all are
    policy          the game's advice on answers; None: every open answer is tried
    clock, seconds  the deadline: the search stops when `clock` has moved on by that much
    done            imagined matches of the last search
    """

    def __init__(
        self,
        rng: Rng,
        effort: Effort,
        judge: Judge | None = None,
        policy: Policy | None = None,
        clock: Callable[[], float] | None = None,
        seconds: float = 0.0,
    ) -> None:
        self.rng = rng
        self.effort = effort
        self.policy = policy
        self.clock = clock
        self.seconds = seconds
        self.until = 0.0
        self.rollout: Rollout[S] = Rollout(effort, rng, judge, policy)
        self.forest = Forest()
        self.codes = Codes()
        self.odds = Odds()
        self.chooser = Chooser(self.forest, effort, rng, policy)
        self.silent = Log(False)
        self.me: i64 = 0
        self.root: i64 = 0
        self.done: i64 = 0
        self.at: vec[i64] = vec[i64]()
        self.movers: vec[i64] = vec[i64]([0 for _ in range(64)])
        self.whose: vec[i64] = self.movers[:]

    # -- the player -------------------------------------------------------------------------------

    def choose(self, pane: Window[S]) -> list[int]:
        """The best answer found, with those after it that the same search is sure of."""
        clock = self.clock
        if clock is not None:
            self.until = clock() + self.seconds
        codes = self.codes
        pane.ask(codes)
        if codes.count == 1:
            return [codes.items[0]]
        policy = self.policy
        if policy is not None:
            runs = policy.plans(pane.imagine(self.rng), pane.seat, self.rng)
            if runs:
                run = best_run(pane, runs, self.rollout, clock, self.until)
                if run:
                    return run
        self.search(pane)
        return self.plan(pane)

    def search(self, pane: Window[S]) -> None:
        """Imagine matches until the effort is spent, the deadline has come or the lead is safe."""
        seats = pane.seats
        self.me = pane.seat
        self.begin(seats)
        effort = self.effort
        redeal_own = effort.redeal_own
        sims = effort.sims
        game = pane.game
        clock = self.clock
        while self.done < sims:
            if redeal_own >= 1000:
                self.imagine(game, pane.common(self.rng), self.me, True)
            elif redeal_own > 0 and self.rng.below(1000) < redeal_own:
                self.imagine(game, pane.common(self.rng), seats, True)
            else:
                self.imagine(game, pane.imagine(self.rng), self.me, redeal_own == 0)
            self.done += 1
            if self.done % GLANCE == 0:
                if clock is not None and clock() >= self.until:
                    break
                if self.lead(pane) > sims - self.done:
                    break

    def begin(self, seats: i64) -> None:
        """New trees: one for each seat, and one for what else this seat might hold."""
        self.forest.clear()
        self.done = 0
        at = vec[i64]()
        for seat in range(seats + 1):
            self.forest.plant(seat)  # so the root of a seat's tree is the seat's own number
            at = append(at, seat)
        self.at = at
        self.chooser.begin(seats)

    # -- one imagined match -----------------------------------------------------------------------

    def imagine(self, game: Game[S], s: S, root: i64, common: bool) -> None:
        """One imagined match: down the trees, on beyond them, and what came of it back up.

        `root` is where the searching seat begins; rivals learn from `common` matches only.
        """
        me = self.me
        seats = s.seats
        forest = self.forest
        policy = self.policy
        at = self.at
        codes = self.codes
        odds = self.odds
        rng = self.rng
        rollout = self.rollout
        rollout.begin(s)
        for seat in range(seats):
            start = root if seat == me else seat
            mind: i64 = 0 if policy is None else policy.mind(s, seat)
            at[seat] = forest.child(start, mind)
        depth: i64 = 0
        # the seat that does not answer as a beginner would, in matches against such; else -1
        wise: i64 = -1
        if self.effort.beginner_rivals > 0 and rng.below(1000) < self.effort.beginner_rivals:
            wise = me
        while True:
            due = game.due(s)
            if due == OVER or rollout.far(s):
                break
            if due == FATE:
                game.luck(s, odds)
                answer = odds.at(rng.below(odds.total))
                forest.stops[at[me]] = 1
                for seat in range(seats):
                    told = game.seen(s, FATE, answer, seat)
                    if told == HIDDEN:
                        continue
                    if policy is not None:
                        told = policy.gist(s, answer, seat)
                        if told < 0:
                            continue
                    at[seat] = forest.child(at[seat], told)
                game.step(s, FATE, answer, self.silent)
                continue
            who = me if due & (1 << me) else lowest(due)
            game.options(s, who, codes)
            learning = who == me or (common and wise < 0)
            mark = (who + 1) * WHO + (codes.kind & 0xFFFF) * KIND
            if wise >= 0 and who != me and policy is not None:
                answer = policy.naive(s, who, codes, rng)
                chosen = forest.child(at[who], mark + answer)
            else:
                chosen = self.chooser.select(s, codes, at[who], who, mark, learning)
                answer = forest.key[chosen] - mark
            if who != me:
                forest.stops[at[me]] = 1
            for seat in range(seats):
                if seat != who:
                    told = game.seen(s, who, answer, seat)
                    if told != HIDDEN:
                        at[seat] = forest.child(at[seat], mark + told)
            at[who] = chosen
            if learning:
                self.tread(depth, chosen, who)
                depth += 1
            game.step(s, who, answer, self.silent)
            if forest.visits[chosen] == 0 and codes.count > 1 and (who == me or wise < 0):
                rollout.play_on(game, s, rng, wise)
                break
        rollout.close()
        for i in range(depth):
            who = self.whose[i]
            node = self.movers[i]
            forest.visits[node] += 1
            forest.points[node] += rollout.rate(game, s, who)
        for seat in range(seats):
            if rollout.rated & (1 << seat):
                self.chooser.note(seat, rollout.rates[seat])

    def tread(self, depth: i64, node: i64, who: i64) -> None:
        """Remember a node on the way down."""
        if depth == len(self.movers):
            movers = self.movers
            whose = self.whose
            self.movers = append(movers, node)
            self.whose = append(whose, who)
        else:
            self.movers[depth] = node
            self.whose[depth] = who

    # -- what was found ---------------------------------------------------------------------------

    def own(self, pane: Window[S]) -> i64:
        """The node where the searching seat stands now."""
        policy = self.policy
        mind: i64 = 0 if policy is None else policy.mind(pane.imagine(self.rng), pane.seat)
        return self.forest.child(pane.seat, mind)

    def rows(self, pane: Window[S]) -> list[Advice]:
        """The options of the question as the last search weighed them, the most tried first."""
        forest = self.forest
        found: list[Advice] = []
        child = forest.down[self.own(pane)]
        while child >= 0:
            visits = forest.visits[child]
            if visits > 0:
                mean = float(forest.points[child]) / float(visits)
                found.append(Advice(forest.key[child] % KIND, visits, mean))
            child = forest.beside[child]
        return sorted(found, key=lambda row: (-row.visits, row.code))

    def lead(self, pane: Window[S]) -> i64:
        """By how many visits the most tried answer leads."""
        forest = self.forest
        best: i64 = 0
        second: i64 = 0
        child = forest.down[self.own(pane)]
        while child >= 0:
            visits = forest.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = forest.beside[child]
        return best - second

    def plan(self, pane: Window[S]) -> list[int]:
        """The answer, and those after it while nothing is learnt and the visits suffice."""
        forest = self.forest
        mine = pane.seat + 1
        node = self.own(pane)
        hidden = self.effort.mixed and self.unseen(pane)
        answers: list[int] = []
        self.close_what_is_not_open(pane, node)
        while True:
            child = self.preferred(node, hidden)
            if child < 0 or forest.key[child] // WHO != mine or forest.visits[child] == 0:
                break
            if answers and (
                forest.visits[child] < self.effort.sure_after or forest.stops[node] == 1
            ):
                break
            answers.append(forest.key[child] % KIND)
            node = child
        if not answers:  # nothing that is open was ever tried: any answer is as good
            pane.ask(self.codes)
            answers.append(self.codes.items[self.rng.below(self.codes.count)])
        return answers

    def close_what_is_not_open(self, pane: Window[S], node: i64) -> None:
        """Forget tries of answers that only other hands than the real one would allow.

        Matches that redeal (`Effort.redeal_own`) deal this seat's own secrets anew as well.
        """
        forest = self.forest
        codes = self.codes
        pane.ask(codes)
        child = forest.down[node]
        while child >= 0:
            open_ = False
            for i in range(codes.count):
                open_ = open_ or forest.key[child] % KIND == codes.items[i]
            if not open_:
                forest.visits[child] = 0
                forest.points[child] = 0
            child = forest.beside[child]

    def preferred(self, node: i64, hidden: bool) -> i64:
        """The most tried child; by lot among those tried at least half as often when `hidden`."""
        forest = self.forest
        best = NONE
        child = forest.down[node]
        while child >= 0:
            if best < 0 or ahead(forest, child, best):
                best = child
            child = forest.beside[child]
        if best < 0 or not hidden:
            return best
        enough = (forest.visits[best] + 1) // 2
        total: i64 = 0
        child = forest.down[node]
        while child >= 0:
            if forest.visits[child] >= enough:
                total += forest.visits[child]
            child = forest.beside[child]
        if total == 0:
            return best
        ticket = self.rng.below(total)
        child = forest.down[node]
        while child >= 0:
            if forest.visits[child] >= enough:
                ticket -= forest.visits[child]
                if ticket < 0:
                    return child
            child = forest.beside[child]
        return best

    def unseen(self, pane: Window[S]) -> bool:
        """Is there a rival who will not see the answer to this question?"""
        s = pane.imagine(self.rng)
        codes = self.codes
        pane.ask(codes)
        for rival in range(pane.seats):
            if rival != pane.seat:
                told = pane.game.seen(s, pane.seat, codes.items[0], rival)
                if told == HIDDEN:
                    return True
        return False


def ahead(forest: Forest, one: i64, other: i64) -> bool:
    """Was `one` tried more often than `other`, or as often with more to show for it?"""
    if forest.visits[one] != forest.visits[other]:
        return forest.visits[one] > forest.visits[other]
    return forest.points[one] > forest.points[other]
