"""What experience says about answers: which are worth a thought, and how to play on quickly.

Everything is weighed in millionths of a goal by `values.py`, which reads only what the seat knows.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.policy import Policy, Shortlist
from touchline.core.rng import Rng
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.fitting import kept
from touchline.games.worldwide.rules.phases import PHASES
from touchline.games.worldwide.rules.state import Table

from . import habits as h
from .discarding import weigh_discard, weigh_run
from .guarding import weigh_boost, weigh_defence
from .moments import (
    weigh_after,
    weigh_counter,
    weigh_extras,
    weigh_keeper,
    weigh_reroll,
    weigh_simulation,
)
from .planner import Planner
from .terms import known
from .values import NEVER, mates_attack, weigh_attack

MARGIN: Final[i64] = 120_000  # so far below the best an answer is not worth a search
NEAR: Final[i64] = 60_000  # nor is it worth being played on by itself
WIDE: Final[i64] = 6  # answers that are
NOISE: Final[i64] = 25_000  # how far answers may change places, millionths of a goal
KEEN_NEAR: Final[i64] = 120_000  # the strongest plays on more, and what it lays down beside cards
KEEN_WIDE: Final[i64] = 10
FAR: Final[i64] = 300_000  # from still farther off
WHIMS: Final[i64] = 1 << 30
STEP: Final[i64] = 12_000  # a weight less for every so much below the best


@final
class Advice(Policy):
    """Advice for searches; `worth` is scratch paper, one number for each open answer.

    keen   it weighs by the habits of the strongest
    hasty  of several discards each is chosen by itself, without a search; the strongest reckon
           with those that may follow, and look at every one
    near, wide  answers so near to the best are played on, and so many at most; in an attack also
           abilities and Player cards that are no more than `far` behind
    """

    def __init__(self, keen: bool = False) -> None:
        self.worth: vec[i64] = vec[i64]([0 for _ in range(256)])
        self.amateur: vec[i64] = h.KEEN_AMATEUR if keen else h.AMATEUR
        self.professional: vec[i64] = h.KEEN_PROFESSIONAL if keen else h.PROFESSIONAL
        self.hasty: bool = not keen
        self.planner: Planner | None = None
        self.codes = Codes()
        self.near: i64 = KEEN_NEAR if keen else NEAR
        self.wide: i64 = KEEN_WIDE if keen else WIDE
        self.far: i64 = FAR if keen else 0

    def plans(self, s: State, seat: i64, rng: Rng) -> list[list[int]]:
        """The few answers that come near to the best, each to be played on with the same luck.

        The dice of an attack hide more than a tree of so few matches can tell apart. A number for
        a penalty is drawn by lot (WF-159).
        """
        t = cast(Table, s)
        codes = self.codes
        PHASES[t.stack.phase()].ask(t, t.stack, seat, codes)
        if codes.kind == c.PENALTY or codes.kind == c.SHOOT_OUT:
            return [[codes.items[rng.below(codes.count)]]]
        self.weigh(t, seat, codes)
        found: list[list[int]] = []
        least = NEVER
        while len(found) < self.wide:
            at: i64 = -1
            for i in range(codes.count):
                if self.worth[i] > NEVER and (at < 0 or self.worth[i] > self.worth[at]):
                    at = i
            if at < 0 or self.worth[at] <= least:
                break
            if not found:
                least = self.worth[at] - self.near
            found.append([codes.items[at]])
            self.worth[at] = NEVER
            if self.hasty and is_run(codes.kind):
                break
        if self.far and codes.kind == c.ATTACK:
            for i in range(codes.count):
                far = self.worth[i] > NEVER and self.worth[i] > least + self.near - self.far
                if far and c.STAR <= codes.items[i] < c.SUBSTITUTE:
                    found.append([codes.items[i]])
        return found

    def shortlist(self, s: State, seat: i64, codes: Codes, out: Shortlist) -> None:
        """All that come near to the best, the better the heavier."""
        t = cast(Table, s)
        out.open()
        self.weigh(t, seat, codes)
        best = NEVER
        for i in range(codes.count):
            best = max(best, self.worth[i])
        run = is_run(codes.kind)
        for i in range(codes.count):
            if run:
                if self.worth[i] == best:
                    out.add(codes.items[i], 1)
                    return
            elif self.worth[i] > best - MARGIN:
                out.add(codes.items[i], 11 - (best - self.worth[i]) // STEP)

    def pick(self, s: State, seat: i64, codes: Codes, rng: Rng) -> i64:
        """The best answer at first sight, give or take a little."""
        t = cast(Table, s)
        self.weigh(t, seat, codes)
        found = codes.items[0]
        best = NEVER * 2
        # by the answer and not by its place, so that matches with the same luck stay alike longer
        whim: i64 = -1 if self.hasty else rng.below(WHIMS)
        for i in range(codes.count):
            good = self.worth[i]
            good += rng.below(NOISE) if whim < 0 else scattered(whim + codes.items[i]) % NOISE
            if good > best:
                best = good
                found = codes.items[i]
        return found

    def mind(self, s: State, seat: i64) -> i64:
        """How many shots and how many defence cards this seat holds, as far as it matters."""
        t = cast(Table, s)
        shots: i64 = 0
        guards: i64 = 0
        for kind in range(t.book.types):
            n = t.hand[seat * c.TYPES + kind]
            if t.book.category[kind] == c.SHOT_CARD:
                shots += n
            elif t.book.category[kind] == c.DEFENCE_CARD:
                guards += n
        return min(1, shots) * 3 + min(2, guards)

    def gist(self, s: State, answer: i64, seat: i64) -> i64:
        """Dice by what they bring about, cards by what they are for."""
        t = cast(Table, s)
        phase = t.stack.phase()
        book = t.book
        if phase == c.DEFENCE_ROLL:
            bit: i64 = 1 << answer
            if t.rules.fouls and book.foul[t.guarding] & bit:
                if t.rules.sanctions and book.red[t.guarding] & bit:
                    return 4
                if t.rules.sanctions and book.yellow[t.guarding] & bit:
                    return 3
                return 2
            return -1  # won or not is seen at the next question
        if c.COUNTER_ROLL <= phase <= c.SIM_ROLL:
            needed = t.stack.get(2) if phase == c.COUNTER_ROLL else t.stack.get(1)
            return 1 if answer >= needed else 0
        if phase == c.SHOT_ROLL or phase == c.FREE_KICK_ROLL:
            return kept(answer)
        if phase == c.KEEPER_ROLL:
            return -1
        if phase == c.DRAW:
            if t.stack.get(2) == c.PERSON:
                return 8 + answer
            return book.category[answer]
        return answer

    # -- weights ----------------------------------------------------------------------------------

    def weigh(self, t: Table, seat: i64, codes: Codes) -> None:
        """Millionths of a goal for every open answer; only differences count."""
        while len(self.worth) < codes.count:
            self.worth = vec[i64]([0 for _ in range(2 * len(self.worth))])
        kind = codes.kind
        worth = self.worth
        if before_half(kind):
            weigh_before_half(t, seat, codes, worth)
            return
        p = self.prepared(t, seat)
        if kind == c.ATTACK or kind == c.CAPTAIN_STAR:
            weigh_attack(t, p, codes, worth)
        elif kind == c.DEFENCE:
            weigh_defence(t, p, codes, worth)
        elif kind == c.AFTER:
            weigh_after(t, p, codes, worth)
        elif kind == c.SHOT_REROLL:
            weigh_reroll(t, codes, worth)
        elif kind == c.KEEPER:
            weigh_keeper(t, p, codes, worth)
        elif kind == c.SIMULATION:
            weigh_simulation(t, p, codes, worth)
        elif kind == c.BOOST:
            weigh_boost(t, p, codes, worth)
        elif kind == c.COUNTER:
            weigh_counter(t, p, codes, worth)
        elif kind == c.CAPTAIN_START:
            own = p.line(t.pa, False, 0, 4)
            mate = mates_attack(t, p, t.pa, False)
            for i in range(codes.count):
                worth[i] = own if codes.items[i] == c.ONESELF else mate
        elif kind == c.NAME_SEAT:
            own = t.held(seat)
            for i in range(codes.count):
                mine = codes.items[i] == c.ONESELF
                worth[i] = (own if mine else t.held(t.other(seat))) * 10_000
        elif kind == c.TAKE:
            weigh_take(t, p, codes, worth)
        elif kind == c.RECOVER or kind == c.SAVED or kind == c.CHANGE_WINDOW or kind == c.STOPPAGE:
            weigh_extras(t, p, codes, worth)
        elif self.hasty or not is_run(kind):
            weigh_discard(t, p, codes, worth)
        else:
            weigh_run(t, p, codes, worth, t.stack.get(2))

    def prepared(self, t: Table, seat: i64) -> Planner:
        """The planner of this pack, with this question before it."""
        p = self.planner
        if p is None or p.book is not t.book:
            p = Planner(t, known(t), self.amateur)
            self.planner = p
        p.habits = self.amateur if t.rules.amateur else self.professional
        p.prepare(t, seat)
        return p


def scattered(n: i64) -> i64:
    """A number that looks drawn by lot, the same for the same `n`, below 2 ** 31."""
    for _ in range(2):
        n = n * 1_000_003 % 2147483647
        n ^= n >> 15
    return n * 48271 % 2147483647


def keen() -> Advice:
    """The advice of the strongest."""
    return Advice(True)


def is_run(kind: i64) -> bool:
    """Discards, of which the one that sense prefers is taken."""
    return (
        kind == c.SANCTION
        or kind == c.FORCED_DISCARD
        or kind == c.CHOOSE_DISCARD
        or kind == c.NAME_SEAT
        or kind == c.CAPTAIN_CHOICE
    )


def before_half(kind: i64) -> bool:
    """Questions before a half, and the secret numbers of a penalty."""
    return kind <= c.ABILITY_COMMIT or kind == c.PENALTY or kind == c.SHOOT_OUT


def weigh_before_half(t: Table, seat: i64, codes: Codes, worth: vec[i64]) -> None:
    """WF-159 All numbers are alike; abilities by what they have proved worth.

    WF-200 The side named first is at home, as on a list of fixtures: two that each named their own
    ground would always play on neutral ground.
    """
    for i in range(codes.count):
        code = codes.items[i]
        worth[i] = 0
        if codes.kind == c.CAPTAIN_CHOICE:
            worth[i] = 50_000 if code == c.CAPTAIN + seat % 2 else 0
        elif codes.kind == c.GROUND:
            worth[i] = 100_000 if code == c.GROUND_OF + 1 else 0  # beyond what a search weighs
        elif codes.kind == c.ABILITY_COMMIT:
            pair = code - c.ABILITIES
            worth[i] = ability_worth(t, pair // 12) + ability_worth(t, pair % 12)


# thousandths of a goal that an ability has proved worth, by its place in Book.special
PROVED: Final[vec[i64]] = vec[i64]([60, 60, 60, 60, 50, 50, 40, 50, 60])


def ability_worth(t: Table, ability: i64) -> i64:
    """What a free ability has proved worth, in millionths of a goal."""
    for i in range(len(PROVED)):
        if t.book.special[i] == ability:
            return PROVED[i] * 1000
    return 50_000


def weigh_take(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-104, WF-228 The card that serves the attack best, or the dearest."""
    own = t.ball == p.side
    for i in range(codes.count):
        code = codes.items[i]
        if code < c.DROP:
            worth[i] = p.person_price(t, code - c.TAKE_PERSON)
            continue
        kind = code - (c.FETCH if code < c.TAKE_BACK else c.TAKE_BACK)
        worth[i] = p.price[kind] // (1 + p.hand[kind])
        if own and t.book.category[kind] != c.DEFENCE_CARD:
            p.borrow(kind)
            p.reckon(t, kind, 30_000)
            worth[i] += p.line(t.pa, t.safe == 1, t.waiting, 2)
            p.let_go(kind)
