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
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.shapes import line_count
from touchline.games.footclub.rules.state import Table

from .half_runs import KEEP, MIX, drafting, rate_squad
from .lineups import prematch_runs, tactics_runs
from .subbing import change_run
from .values import NEVER, eager, score_bonus, spend_all, weigh_offensive, weigh_possession

STEEP: Final[i64] = 4  # answers of a bonus window that are worth a thought, besides agreeing
MARGIN: Final[i64] = 120_000  # so far below the best an answer is not worth a search
NOISE: Final[i64] = 40_000  # how far answers by value may change places, millionths of a goal


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
            self.make_room(codes)
            score_bonus(t, seat, codes, self.worth)
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

    def naive(self, s: State, seat: i64, codes: Codes, rng: Rng) -> i64:
        """Takes the ball, attacks, and spends all that moves the chance of a goal at once."""
        t = cast(Table, s)
        kind = codes.kind
        if kind == c.ASK_BONUS:
            self.make_room(codes)
            spend_all(t, seat, codes, self.worth)
        elif by_value(kind):
            self.make_room(codes)
            eager(t, seat, codes, self.worth)
        else:
            return self.pick(s, seat, codes, rng)
        best = NEVER
        found: i64 = 0
        equals: i64 = 0
        for i in range(codes.count):
            if self.worth[i] > best:
                best = self.worth[i]
                equals = 0
            if self.worth[i] == best:
                equals += 1
                if rng.below(equals) == 0:
                    found = codes.items[i]
        return found

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

    def ruinous(self, s: State, seat: i64, codes: Codes, answer: i64) -> bool:
        """FC-175 A draft that ends in a squad without a formation loses 0-3 before the kick-off."""
        t = cast(Table, s)
        phase = t.stack.phase()
        if phase != c.DRAFT_STAR and phase != c.DRAFT_PAIR:
            return False
        least = drafting(t, seat, answer)
        for i in range(codes.count):
            least = min(least, drafting(t, seat, codes.items[i]))
        return drafting(t, seat, answer) > least

    # -- weights --------------------------------------------------------------------------------

    def weigh(self, t: Table, seat: i64, codes: Codes) -> None:
        """A weight for every open answer, 0 for those not worth a thought."""
        self.make_room(codes)
        kind = codes.kind
        if kind == c.ASK_POSSESSION:
            weigh_possession(t, seat, codes, self.worth)
        elif kind == c.ASK_OFFENSIVE or kind == c.ASK_COUNTER:
            weigh_offensive(t, seat, codes, self.worth)
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

    def make_room(self, codes: Codes) -> None:
        """Scratch paper for so many answers."""
        while len(self.worth) < codes.count:
            self.worth = vec[i64]([0 for _ in range(2 * len(self.worth))])

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

    def short_bonus(self, t: Table, seat: i64, codes: Codes, out: Shortlist) -> None:
        """To agree, and the few best of the rest."""
        self.make_room(codes)
        score_bonus(t, seat, codes, self.worth)
        worth = self.worth
        bound: i64 = 1 << 60  # what the best STEEP answers reach
        best = worth[0]
        for _ in range(STEEP):
            top = NEVER
            for i in range(codes.count):
                if top < worth[i] < bound:
                    top = worth[i]
            if top == NEVER:
                break
            bound = top
            best = max(best, top)
        bound = max(bound, best - MARGIN)
        for i in range(codes.count):
            if worth[i] >= bound:
                out.add(codes.items[i], max(1, 12 - (best - worth[i]) // 10_000))

    def short_values(self, codes: Codes, out: Shortlist) -> None:
        """All that come near to the best, the better the heavier."""
        best = NEVER
        for i in range(codes.count):
            best = max(best, self.worth[i])
        for i in range(codes.count):
            if self.worth[i] > best - MARGIN:
                gap = (best - self.worth[i]) // 15_000
                out.add(codes.items[i], 10 - gap)

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
        good = rate_squad(u, seat) * 10 + fitting(u, seat)
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
