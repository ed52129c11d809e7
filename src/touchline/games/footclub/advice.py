"""What experience says about answers: which are worth a thought, and how to play on quickly.

`pick` and `shortlist` read only what the club knows: its own hand, and what lies in the open. Fans,
supports and cards are weighed by the same numbers as by the full judge (`weights.py`).
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.policy import Policy, Shortlist
from touchline.core.rng import Rng

from . import codes as c
from . import weights as w
from .book import FIRST, KIND
from .envelope import KEEP, MIX, squad_sense
from .hopes import WHOLE, duel_chance, goal_chance
from .judge import turns_left
from .lineups import prematch_runs, tactics_runs
from .shapes import line_count
from .state import Table
from .subbing import change_run
from .sums import attack, defence, kop_value, modifier, supporters, target

STEEP: Final[i64] = 4  # answers of a bonus window that are worth a thought, besides agreeing
NEVER: Final[i64] = -(1 << 40)  # an answer that another one makes superfluous
NOISE: Final[i64] = 40_000  # how far answers by value may change places, millionths of a goal
# habits: how dear a thing is, in hundredths of its weight; DENY in thousandths of a goal
FAN_ATTACK: Final[i64] = 0
FAN_DEFENCE: Final[i64] = 1
SUPPORT_COST: Final[i64] = 2
SHIELD_COST: Final[i64] = 3
DENY: Final[i64] = 4  # what it is worth that a rival who might attack has not the ball
PRESS_COST: Final[i64] = 5
TACKLE_COST: Final[i64] = 6
CARD_COST: Final[i64] = 7
LICENCE: Final[i64] = 8  # a third fan, without which no set attack can be played
MANY: Final[i64] = 9
HABITS: Final[vec[i64]] = vec[i64](
    [100, 100, 100, 100, 60, 100, 100, 100, 0] + [100, 100, 100, 100, 60, 100, 100, 100, 0]
)


@final
class Advice(Policy):
    """Advice for searches; `worth` is scratch paper, one number for each open answer."""

    def __init__(self, shapes: int = 4, mixes: int = 2) -> None:
        self.worth: vec[i64] = vec[i64]([0 for _ in range(256)])
        self.shapes = shapes
        self.mixes = mixes

    # -- whole runs ---------------------------------------------------------------------------

    def plans(self, s: State, seat: i64, rng: Rng) -> list[list[int]]:
        """Envelopes and changes as a whole; the draft by its own rule."""
        t = cast(Table, s)
        phase = t.stack.phase()
        n = t.sealed.counts[seat]
        if phase == c.PREMATCH and n == 0:
            return prematch_runs(t, seat, self.shapes, self.mixes)
        if phase == c.TACTICS and n == 0:
            return tactics_runs(t, seat, int(t.stack.get(1)), self.mixes)
        if phase == c.CHANGE and n == 0:
            return [change_run(t, seat)]
        if phase == c.DRAFT_STAR or phase == c.DRAFT_PAIR:
            return [[drafted(t, seat, phase)]]
        if phase == c.SHOOT_ORDER and n == 0:
            return [kickers_run(t, seat)]
        return []

    # -- one answer after another -----------------------------------------------------------------

    def shortlist(self, s: State, seat: i64, codes: Codes, out: Shortlist) -> None:
        """The answers worth a thought, weighed."""
        t = cast(Table, s)
        out.open()
        kind = codes.kind
        if kind == c.ASK_BONUS:
            self.short_bonus(t, seat, codes, out)
            return
        self.weigh(t, seat, codes)
        if by_value(kind):
            self.short_values(codes, out)
            return
        best: i64 = 0
        for i in range(codes.count):
            best = max(best, self.worth[i])
        # in a run only the answer that sense prefers; elsewhere all that have some weight
        runs = (
            kind == c.ASK_TACTICS
            or kind == c.ASK_SLOT
            or kind == c.ASK_DISCARD
            or kind == c.ASK_CAPTAIN
            or kind == c.ASK_OUT
            or kind == c.ASK_KICKER
            or kind == c.ASK_FAN
            or kind == c.ASK_HOME
        )
        for i in range(codes.count):
            if self.worth[i] > 0 and (not runs or self.worth[i] == best):
                out.add(codes.items[i], self.worth[i])
                if runs:
                    return
        if out.count == 0:
            out.add(codes.items[0], 1)

    def pick(self, s: State, seat: i64, codes: Codes, rng: Rng) -> i64:
        """A sensible answer, by lot among those with weight."""
        t = cast(Table, s)
        if codes.kind == c.ASK_BONUS:
            self.score_bonus(t, seat, codes)
            return self.pick_value(codes, rng)
        self.weigh(t, seat, codes)
        if by_value(codes.kind):
            return self.pick_value(codes, rng)
        total: i64 = 0
        for i in range(codes.count):
            total += self.worth[i]
        if total <= 0:
            return codes.items[rng.below(codes.count)]
        ticket = rng.below(total)
        for i in range(codes.count):
            ticket -= self.worth[i]
            if ticket < 0:
                return codes.items[i]
        return codes.items[0]

    def gist(self, s: State, answer: i64, seat: i64) -> i64:
        """Dice by what they bring about, cards by their type."""
        t = cast(Table, s)
        phase = t.stack.phase()
        if phase == c.TACKLE or phase == c.SUPPORT:
            if answer == 11:
                return 2
            return 1 if answer // 10 + answer % 10 >= 7 else 0
        if phase == c.SHOT or phase == c.KICK:
            return -1  # what comes of it is seen at the next question
        if phase == c.DRAW:
            return KIND[answer % c.DECK]
        return answer

    # -- weights --------------------------------------------------------------------------------

    def weigh(self, t: Table, seat: i64, codes: Codes) -> None:
        """A weight for every open answer, 0 for those not worth a thought."""
        while len(self.worth) < codes.count:
            self.worth = vec[i64]([0 for _ in range(2 * len(self.worth))])
        kind = codes.kind
        if kind == c.ASK_POSSESSION:
            self.weigh_possession(t, seat, codes)
        elif kind == c.ASK_OFFENSIVE or kind == c.ASK_COUNTER:
            self.weigh_offensive(t, seat, codes)
        elif kind == c.ASK_FAN:
            for i in range(codes.count):
                self.worth[i] = 1 if codes.items[i] == c.FAN or codes.count == 1 else 0
        elif kind == c.ASK_RECLAIM:
            for i in range(codes.count):
                self.worth[i] = KEEP[KIND[codes.items[i] - c.CARD]]
        elif kind == c.ASK_CHANGE or kind == c.ASK_SWAP:
            for i in range(codes.count):
                self.worth[i] = 1 if codes.items[i] == c.PASS else 0
        else:
            self.weigh_run(t, seat, codes)

    def weigh_possession(self, t: Table, seat: i64, codes: Codes) -> None:
        """FC-052, PO-012 The ball, for what it is worth with what lies ready, less the card."""
        row = max(0, turns_left(t) - 1) * w.TERMS
        table = w.POUSSIN if t.rules.rules == 1 else w.FULL
        gain = 2_000 * table[row + w.BALL]
        if can_attack(t, seat):
            gain += max(0, self.attack_value(t, seat))
        if t.count(1 - seat, c.HAND) > 0 and supporters(t, 1 - seat) >= 3:
            gain += self.habit(t, DENY) * 1000
        press = table[row + w.HAND + c.PRESSES] * self.habit(t, PRESS_COST) * 10
        tackling = table[row + w.HAND + c.TACKLES] * self.habit(t, TACKLE_COST) * 10
        seen: i64 = -1
        cheapest: i64 = 0
        for i in range(codes.count):
            code = codes.items[i]
            if code == c.PASS:
                self.worth[i] = 0
            elif code < c.TACKLING:
                if t.rules.rules == 1:
                    self.worth[i] = gain - press
                    continue
                # of the ways to pay for one card the cheapest
                number = (code - c.PRESS) // 9
                price = price_of((code - c.PRESS) % 9)
                self.worth[i] = gain - press - price * 12_000
                if number == seen and self.worth[i] <= self.worth[cheapest]:
                    self.worth[i] = NEVER
                elif number == seen:
                    self.worth[cheapest] = NEVER
                    cheapest = i
                else:
                    seen = number
                    cheapest = i
            else:
                self.worth[i] = self.tackle_value(t, seat, code - c.TACKLING, gain) - tackling

    def tackle_value(self, t: Table, seat: i64, n: i64, gain: i64) -> i64:
        """FC-084 to FC-090, PO-014 The chance of the ball, less the risk of cards."""
        if t.rules.rules == 1:
            return duel_chance(0, False) // 1000 * gain // 1000
        player = target(t, seat * c.DECK + 6 + n // 2)
        extra: i64 = 1 if t.book.strength[player] == c.ENFORCER else 0
        won = duel_chance(extra, n % 2 == 1) // 1000
        # a yellow card, at times a red one, against a star less for the rival
        risk: i64 = 2_000
        if n % 2 == 1:
            risk = 40 * (1000 - won) + (60 * (1000 - won) if t.yellows(player) else 0)
        return won * gain // 1000 - risk

    def weigh_offensive(self, t: Table, seat: i64, codes: Codes) -> None:
        """FC-108, FC-114 What the attack brings at its best, before the rival has answered."""
        row = max(0, turns_left(t) - 1) * w.TERMS
        table = w.POUSSIN if t.rules.rules == 1 else w.FULL
        value = self.attack_value(t, seat)
        if codes.kind == c.ASK_OFFENSIVE:
            # a save gives the ball away
            value -= 1_000 * table[row + w.BALL]
        cost = self.habit(t, CARD_COST) * 10
        for i in range(codes.count):
            code = codes.items[i]
            if code == c.PASS:
                self.worth[i] = 0
                continue
            kind = c.SET_ATTACK if code < c.SOLO else c.SOLO_RUN
            if code >= c.COUNTERING:
                kind = c.COUNTER_ATTACK
            good = value - table[row + w.HAND + kind] * cost
            if t.rules.rules == 0:
                good += gift_of(t, seat, code, kind)
            self.worth[i] = good

    def attack_value(self, t: Table, seat: i64) -> i64:
        """The chance of a goal from now, at the best price; millionths of a goal."""
        table = w.POUSSIN if t.rules.rules == 1 else w.FULL
        row = max(0, turns_left(t) - 1) * w.TERMS
        raw = attack(t, seat) - defence(t, 1 - seat)
        fan = self.fan_cost(t, seat, table[row + w.STANDS], FAN_ATTACK)
        support = table[row + w.HAND + c.ATTACK_SUPPORT] * self.habit(t, SUPPORT_COST) * 10
        fans = t.fans(seat)
        if t.rules.rules == 0:
            fans = min(fans, 3)
        best: i64 = -WHOLE
        for backs in range(t.in_hand(seat, c.ATTACK_SUPPORT) + 1):
            for n in range(fans + 1):
                value = chance(t, raw + n + 2 * backs) - n * fan - backs * support
                if value > best:
                    best = value
        return best

    def fan_cost(self, t: Table, seat: i64, weight: i64, habit: i64) -> i64:
        """What spending one fan costs; millionths of a goal."""
        return weight * self.habit(t, habit) * 10 + 3_000

    def habit(self, t: Table, which: i64) -> i64:
        """A number of `HABITS` for the rules of this match."""
        return HABITS[(which if t.rules.rules == 0 else which + MANY)]

    def weigh_run(self, t: Table, seat: i64, codes: Codes) -> None:
        """Sealed runs and all the rest, step by step."""
        kind = codes.kind
        for i in range(codes.count):
            code = codes.items[i]
            good: i64 = 1
            if kind == c.ASK_TACTICS:
                good = self.wanted(t, seat, code - c.CARD)
            elif kind == c.ASK_DISCARD:
                good = 70 - KEEP[KIND[code - c.CARD]]
            elif kind == c.ASK_SLOT or kind == c.ASK_KICKER or kind == c.ASK_RECRUIT:
                level = t.book.level[code - c.PLAYER]
                good = level * level * level
            elif kind == c.ASK_OUT:
                if code != c.VACANCY:
                    good = max(0, 6 - t.stars(code - c.PLAYER))
                else:
                    good = 20
            elif kind == c.ASK_SHAPE:
                shape = code - c.SHAPE
                front = line_count(shape, c.AM) + line_count(shape, c.FW)
                good = front if front >= 4 else 1
            elif kind == c.ASK_HOME:
                good = 9 if code == c.HOME + seat else 0
            elif kind == c.ASK_KOP:
                good = 4 if code == c.KOP else 1
            self.worth[i] = good

    def wanted(self, t: Table, seat: i64, number: i64) -> i64:
        """FC-055 Is another card of this type wanted in the pack being chosen?"""
        kind = KIND[number]
        same: i64 = 0
        for i in range(t.sealed.counts[seat]):
            code = t.sealed.at(seat, i)
            if c.CARD <= code < c.PRESS and KIND[code - c.CARD] == kind:
                same += 1
        # early copies are all but certain, so that the pack does not run out of cards
        return 4000 - 40 * number if same < MIX[kind] else 1

    # -- the bonus window -------------------------------------------------------------------------

    def score_bonus(self, t: Table, seat: i64, codes: Codes) -> None:
        """Every answer by the chance that it leaves, less what it costs; millionths of a goal."""
        while len(self.worth) < codes.count:
            self.worth = vec[i64]([0 for _ in range(2 * len(self.worth))])
        full = t.rules.rules == 0
        table = w.FULL if full else w.POUSSIN
        row = max(0, turns_left(t) - 1) * w.TERMS
        sign: i64 = 1 if seat == t.attacker else -1
        habit = FAN_ATTACK if sign > 0 else FAN_DEFENCE
        fan = self.fan_cost(t, seat, table[row + w.STANDS], habit)
        support = table[row + w.HAND + c.ATTACK_SUPPORT] * self.habit(t, SUPPORT_COST) * 10
        shield = table[row + w.HAND + c.DEFENCE_SUPPORT] * self.habit(t, SHIELD_COST) * 10
        kop = table[row + w.KOP] * 1000 + 4000
        licence: i64 = 0  # with the third fan goes the right to play a set attack
        if turns_left(t) > 1:
            licence = self.habit(t, LICENCE) * 1000
        stands = t.fans(seat)
        for i in range(codes.count):
            code = codes.items[i]
            if code == c.PASS:
                self.worth[i] = sign * chance(t, t.raw)
            elif code >= c.PUSH:
                n = code - c.PUSH
                fans, with_kop, backs = n // 12, n // 6 & 1, n % 6
                raw = t.raw + sign * fans + 2 * backs
                if with_kop:
                    raw += kop_value(t, 1)
                self.worth[i] = sign * chance(t, raw) - fans * fan - backs * support
                self.worth[i] -= with_kop * kop
                if stands >= 3 and stands - fans < 3:
                    self.worth[i] -= licence
            else:
                self.worth[i] = -self.after_support(t, seat, code - c.SUPPORTING) - shield

    def after_support(self, t: Table, seat: i64, n: i64) -> i64:
        """FC-141 to FC-151, PO-016 The chance of a goal once a defence support has been tried."""
        if t.rules.rules == 1:
            holds = duel_chance(0, False)
            lower, same = chance(t, t.raw - 2) // 1000, chance(t, t.raw) // 1000
            return (holds * lower + (WHOLE - holds) * same) // 1000
        card = seat * c.DECK + FIRST[c.DEFENCE_SUPPORT] + n // 2
        holds = duel_chance(modifier(t, card), n % 2 == 1)
        stopped = goal_chance(0 if t.supports == 0 else 2)
        risk: i64 = 12_000 if n % 2 == 1 else 1_000  # cards
        return (
            holds * (chance(t, t.raw - 2) // 1000) + (WHOLE - holds) * ((stopped + risk) // 1000)
        ) // 1000

    def short_bonus(self, t: Table, seat: i64, codes: Codes, out: Shortlist) -> None:
        """To agree, and the few best of the rest."""
        self.score_bonus(t, seat, codes)
        worth = self.worth
        # the bound that the best STEEP answers reach
        bound: i64 = 1 << 60
        best: i64 = -(1 << 60)
        for _ in range(STEEP):
            top: i64 = -(1 << 60)
            for i in range(1, codes.count):
                if worth[i] < bound and worth[i] > top:
                    top = worth[i]
            if top == -(1 << 60):
                break
            bound = top
            best = max(best, top)
        best = max(best, worth[0])
        for i in range(codes.count):
            if i == 0 or worth[i] >= bound:
                gap = (best - worth[i]) // 10_000
                out.add(codes.items[i], max(1, 12 - gap))

    def short_values(self, codes: Codes, out: Shortlist) -> None:
        """All that is not superfluous, the better the heavier."""
        best = NEVER
        for i in range(codes.count):
            best = max(best, self.worth[i])
        for i in range(codes.count):
            if self.worth[i] > NEVER:
                gap = (best - self.worth[i]) // 20_000
                out.add(codes.items[i], max(2, 10 - gap))

    def pick_value(self, codes: Codes, rng: Rng) -> i64:
        """The best answer at first sight, give or take a little."""
        found: i64 = 0
        best = NEVER * 2
        for i in range(codes.count):
            good = self.worth[i] + rng.below(NOISE)
            if good > best:
                best = good
                found = codes.items[i]
        return found


def by_value(kind: i64) -> bool:
    """Are answers to this question weighed in millionths of a goal?"""
    return kind == c.ASK_POSSESSION or kind == c.ASK_OFFENSIVE or kind == c.ASK_COUNTER


def gift_of(t: Table, seat: i64, code: i64, kind: i64) -> i64:
    """FC-154 What the target's strength adds to this attack, about; millionths of a goal."""
    first = seat * c.DECK
    if kind == c.SOLO_RUN:
        pay = (code - c.SOLO) % 4
        if pay == 0:
            return 0
        player = target(t, first + 16 + (code - c.SOLO) // 4)
        good: i64 = 200_000 if t.book.strength[player] == c.FINISHER else 130_000
        return good - (15_000 if pay == 1 else 90_000)
    number: i64 = FIRST[c.COUNTER_ATTACK] + code - c.COUNTERING
    if kind == c.SET_ATTACK:
        number = FIRST[c.SET_ATTACK] + code - c.ATTACK
    strength = t.book.strength[target(t, first + number)]
    if strength == c.FINISHER:
        return 120_000
    if strength == c.SPEEDSTER:
        return 220_000 if kind == c.COUNTER_ATTACK else 20_000
    return 0


def chance(t: Table, raw: i64) -> i64:
    """The chance of a goal with this raw bonus, in millionths."""
    if t.rules.rules == 0 or t.rules.poussin_clamp == 1:
        raw = max(-5, min(5, raw))
    return goal_chance(raw)


def price_of(pays: i64) -> i64:
    """What a way to pay for a press costs; the kop pays both points at once."""
    one, two = pays // 3, pays % 3
    if one == c.KOP_PAYS and two == c.KOP_PAYS:
        return 3
    price: i64 = 0
    for how in (one, two):
        price += 1 if how == c.TOKEN else 4 if how == c.FANS_PAY else 5
    return price


def can_attack(t: Table, seat: i64) -> bool:
    """FC-108 Could this club attack at once if it had the ball?"""
    n = supporters(t, seat)
    if n >= 3 and t.in_hand(seat, c.SET_ATTACK) > 0:
        return True
    return n <= 3 and t.in_hand(seat, c.SOLO_RUN) > 0


def drafted(t: Table, seat: i64, phase: i64) -> int:
    """FC-171, FC-172 The star or the pair that serves the squad best."""
    found: i64 = -1
    best: i64 = 0
    for i in range(2 if phase == c.DRAFT_STAR else 3):
        at = 6 + i if phase == c.DRAFT_STAR else 2 * i
        if t.market[at] < 0:
            continue
        u = t.clone()
        u.place(seat, t.market[at], c.BENCH)
        if phase == c.DRAFT_PAIR:
            u.place(seat, t.market[at + 1], c.BENCH)
        good = squad_sense(u, seat) * 10 + fitting(u, seat)
        if found < 0 or good > best:
            found = i
            best = good
    return int((c.STAR if phase == c.DRAFT_STAR else c.PAIR) + found)


def fitting(t: Table, seat: i64) -> i64:
    """FC-038 How much of the coach's style the squad can field, and the gifts of its players."""
    have = vec[i64]([0, 0, 0])
    total: i64 = 0
    for card in range(t.book.cards):
        if t.is_at(seat, card, c.BENCH) and t.book.kind[card] == c.OUTFIELD:
            for p in range(3):
                if t.book.profiles[card] & (1 << p):
                    have[p] += 1
            strength = t.book.strength[card]
            if strength > 0:
                total += 4 if strength == c.VERSATILE else 7
            else:
                total += 3
    coach = t.get(seat, c.COACH_CARD)
    for p in range(3):
        total += 5 * min(have[p], t.book.style[coach * 3 + p] + 1)
    return total


def kickers_run(t: Table, seat: i64) -> list[int]:
    """FC-217 Five kickers, the best known first; who kicks does not change the odds (FC-Q32)."""
    rows: list[tuple[int, int]] = []
    for i in range(t.outfielders(seat)):
        card = t.team[seat * c.TEAM + i]
        rows.append((int(-t.stars(card)), int(card)))
    rows.sort()
    return [int(c.PLAYER) + card for _, card in rows[:5]] + [int(c.DONE)]
