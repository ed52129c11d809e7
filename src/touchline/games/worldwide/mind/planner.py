"""The best way on for the side with the ball, by its own hand and what the others may hold.

A search through the own cards in every order, each step weighed by the chance that it is answered.
All values are millionths of a goal; what others hold is reckoned (`guess.py`), never looked at.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.book import Book
from touchline.games.worldwide.rules.fitting import ability_rows, gain, param, person_rows
from touchline.games.worldwide.rules.hands import limit
from touchline.games.worldwide.rules.state import Table

from . import habits as h
from .answered import Answers
from .guess import Guess
from .hopes import FREE_KICK, PENALTY, WHOLE, goal_chance, level_chance
from .terms import Classes

CORNER_HOPE: Final[i64] = 200_000  # what a corner is worth


@final
@mypyc_attr(acyclic=True)
class Planner:
    """Scratch paper for one question; `prepare` first.

    hand   own Action cards by type; folk, own Player cards as a mask
    kinds  the types of which the hand holds an attack card or a shot, `held` of them
    drawn, left   what a card drawn is worth, and how many the own pile still has
    price  a card's worth in hand, by type; gift, of its effects; wait, what they add to a shot
    """

    __slots__ = (
        "answers",
        "book",
        "classes",
        "drawn",
        "folk",
        "gift",
        "give",
        "guess",
        "habits",
        "hand",
        "held",
        "kinds",
        "late",
        "left",
        "mine",
        "off",
        "price",
        "seat",
        "side",
        "star",
        "stars",
        "step",
        "table",
        "two",
        "wait",
    )

    def __init__(self, t: Table, classes: Classes, habits: vec[i64]) -> None:
        self.habits: vec[i64] = habits
        self.table: Table = t
        self.book = t.book
        self.classes: Classes = classes
        self.hand: vec[i64] = vec[i64]([0 for _ in range(c.TYPES)])
        self.kinds: vec[i64] = self.hand[:]
        self.held: i64 = 0
        self.price: vec[i64] = self.hand[:]
        self.gift: vec[i64] = self.hand[:]
        self.wait: vec[i64] = vec[i64]([waits(t.book, i) for i in range(t.book.types)])
        self.answers: Answers = Answers(t.book, classes)
        self.guess: Guess = Guess()
        self.mine: Guess = Guess()
        self.folk: i64 = 0
        self.seat: i64 = 0
        self.side: i64 = 0
        self.late: i64 = 100
        self.star: i64 = 0
        self.stars: i64 = 0
        self.step: i64 = -1
        self.two: i64 = 0
        self.give: i64 = 0
        self.drawn: i64 = 0
        self.left: i64 = 0
        self.off: i64 = 0

    # -- what is known ----------------------------------------------------------------------------

    def prepare(self, t: Table, seat: i64) -> None:
        """Look at the own hand, and reckon with the others'.

        How cards may be answered is worked out where it is needed.
        """
        self.table = t
        self.seat = seat
        side = seat % 2
        self.side = side
        habits = self.habits
        book = t.book
        k = self.classes
        here, there = t.left(side), t.left(1 - side)
        self.left = here
        least = min(here, there)
        late: i64 = 100
        if least < 10:
            late = habits[h.SOME if least >= 5 else h.FEW if least > 0 else h.LATE]
        self.late = late
        self.guess.look(t, k, habits, 1 - side, -1, late)
        self.mine.look(t, k, habits, side, seat, late)
        self.drawn = self.mine.gain(t, side)
        self.two = 2 * self.guess.gain(t, 1 - side) * habits[h.GIFT] // 100
        self.star = 10 * habits[h.STAR] * self.star_part(t, side, least)
        self.stars = t.get(side, c.STARS) if seat == t.captain(side) else 0
        self.off = t.rules.off_target
        cheapest: i64 = 0
        for kind in range(book.types):
            n = t.hand[seat * c.TYPES + kind]
            self.hand[kind] = n
            price = 10 * late * habits[h.HAND + k.action[kind]]
            self.price[kind] = price
            if n and (cheapest == 0 or price < cheapest):
                cheapest = price
        self.held = 0
        for kind in range(book.types):
            if self.hand[kind] and book.category[kind] != c.DEFENCE_CARD:
                self.kinds[self.held] = kind
                self.held += 1
                self.reckon(t, kind, cheapest)
            elif book.category[kind] == c.SHOT_CARD:
                self.answers.forget(kind)  # a search may bring it
        self.folk = 0
        for n in range(c.SQUAD):
            if t.spot[side * c.SQUAD + n] == c.HAND + seat:
                self.folk |= 1 << n
        drawn = min(param(t, side, 0), here)
        self.give = drawn * self.drawn - cheapest // 3 if drawn else 0
        if t.received:
            self.give = 0
        if least == 0 and t.givebacks >= 1:
            self.give = self.ended(t, side)
        self.step = self.cheap_step(t)

    def star_part(self, t: Table, side: i64, least: i64) -> i64:
        """WF-103 What a star is worth now, in hundredths: two come back at half-time, none later.

        least  cards in the smaller draw pile
        """
        if t.half == 2:
            return 80 if least >= 10 else 60 if least >= 5 else 45 if least > 0 else 25
        return 40 if t.get(side, c.STARS) >= t.get(side, c.MOST_STARS) - 1 else 100

    def ended(self, t: Table, side: i64) -> i64:
        """WF-140 The half is over: what both still hold is worth no more."""
        own = self.mine.inside
        if self.mine.total:
            own = self.mine.inside * self.mine.held
        total = self.guess.inside * self.guess.held - own
        return max(-250_000, min(250_000, total))

    def cheap_step(self, t: Table) -> i64:
        """WF-105 An ability that adds a point for a star, -1 for none."""
        if self.stars == 0:
            return -1
        laid = t.get(self.side, c.LAID)
        for ability in range(t.book.abilities):
            fits = laid & (1 << ability) and t.book.ability_trigger[ability] == c.ON_OWN_ATTACK
            if fits and gain(t, ability_rows(t, self.side, ability), c.GAIN_PA) == 1:
                return ability
        return -1

    def borrow(self, kind: i64) -> None:
        """Take a card as if it were in the hand; `let_go` before the next."""
        self.hand[kind] += 1
        if self.hand[kind] == 1 and self.book.category[kind] != c.DEFENCE_CARD:
            self.kinds[self.held] = kind
            self.held += 1

    def let_go(self, kind: i64) -> None:
        """The card borrowed last."""
        self.hand[kind] -= 1
        if self.hand[kind] == 0 and self.book.category[kind] != c.DEFENCE_CARD:
            self.held -= 1

    def reckon(self, t: Table, kind: i64, cheapest: i64) -> None:
        """What a card's effects bring; how it may be answered is another question."""
        book = t.book
        total: i64 = 0
        for e in range(book.action_effects[kind * 2], book.action_effects[kind * 2 + 1]):
            total += self.effect(t, e, cheapest)
        self.gift[kind] = total
        self.answers.forget(kind)

    def effect(self, t: Table, e: i64, cheapest: i64) -> i64:
        """What one effect brings in cards and stars."""
        op = t.book.op(e)
        n = t.book.arg(e, 2)
        if op == c.DRAW_CARDS:
            if t.book.arg(e, 1) == c.ACTION:
                return min(n, self.left) * self.drawn
            return self.newcomer(t) if n else 0
        if op == c.DISCARD_CARDS:
            if t.book.arg(e, 3) == 0:
                return -cheapest * n
            return self.guess.inside * n // 2 if self.guess.held else 0
        if op == c.RECOVER_CARDS:
            return self.mine.inside * n
        if op == c.GAIN_STAR:
            return self.star * t.book.arg(e, 1)
        if op == c.START_PA:
            return 1000 * self.habits[h.START] * t.book.arg(e, 1)
        return 0

    def newcomer(self, t: Table) -> i64:
        """What a Player card drawn unseen is worth; nothing when there is none or no room."""
        side = self.side
        if t.people(side, c.PILE) == 0:
            return 0
        total: i64 = 0
        n: i64 = 0
        for i in range(c.SQUAD):
            where = t.spot[side * c.SQUAD + i]
            if where == c.PILE or (t.seats == 4 and where == c.HAND + t.other(self.seat)):
                total += self.person_price(t, i)
                n += 1
        more = total // n - 1000 * self.habits[h.PEOPLE]
        room = t.people(side, c.HAND + self.seat) < limit(t, self.seat, c.PERSON)
        return max(0, more if room else more // 3)

    def person_price(self, t: Table, n: i64) -> i64:
        """What a Player card in hand is worth."""
        what = self.classes.person[t.person(self.side * c.SQUAD + n)]
        return 10 * self.late * self.habits[h.FOLK + what]

    # -- the search -------------------------------------------------------------------------------

    def line(self, pa: i64, safe: bool, waiting: i64, deep: i64) -> i64:
        """The best from here on, giving the ball back included."""
        best = self.give
        book = self.book
        for i in range(self.held):
            kind = self.kinds[i]
            if self.hand[kind] == 0 or book.allowed[kind] & (1 << pa) == 0:
                continue
            if book.category[kind] == c.SHOT_CARD:
                best = max(best, self.shoot(kind, pa, safe, waiting, 0))
            elif book.category[kind] == c.ATTACK_CARD and deep > 0:
                best = max(best, self.onward(kind, pa, safe, waiting, deep, -1))
                if self.folk:
                    best = max(best, self.joined(kind, pa, safe, waiting, deep))
        if self.step >= 0 and self.stars > 0 and 4 <= pa <= book.ability_high[self.step]:
            self.stars -= 1
            best = max(best, self.line(pa + 1, safe, waiting, deep - 1) - self.star)
            self.stars += 1
        return best

    def joined(self, kind: i64, pa: i64, safe: bool, waiting: i64, deep: i64) -> i64:
        """A card with the first Player card that fits it."""
        t = self.table
        what = self.book.kind[kind]
        for n in range(c.SQUAD):
            if self.folk & (1 << n) == 0:
                continue
            row = t.person(self.side * c.SQUAD + n)
            trigger = self.book.person_trigger[row]
            fits = self.book.person_by[row] & (1 << what)
            if fits and (trigger == c.ON_WITH or trigger == c.ON_AFTER):
                return self.onward(kind, pa, safe, waiting, deep, n)
        return self.give

    def onward(self, kind: i64, pa: i64, safe: bool, waiting: i64, deep: i64, n: i64) -> i64:
        """An attack card is played, with a Player card unless n is -1; what follows."""
        t = self.table
        book = self.book
        more = book.pa[kind]
        gift = self.gift[kind] - self.price[kind]
        next_safe = self.classes.safe[kind] == 1
        answers = self.answers
        if answers.stop[kind * 9 + pa] < 0:
            answers.reckon(t, self.guess, 1000 * self.habits[h.FLOOR], kind, pa)
        stop = answers.stop[kind * 9 + pa]
        foul = answers.foul[kind * 9 + pa]
        drawn = self.two
        if n >= 0:
            rows = person_rows(t, self.side * c.SQUAD + n)
            more += gain(t, rows, c.GAIN_PA)
            gift -= self.person_price(t, n)
            for e in range(rows // 1024, rows % 1024):
                op = book.op(e)
                if op == c.FORBID_DEFENCE:
                    if book.arg(e, 1) == 1:
                        next_safe = True
                    else:
                        safe = True
                elif op == c.SET_DEFENCE_BONUS:
                    stop = stop * 6 // 10
                elif op == c.CANCEL_EFFECT:
                    gift += self.price[kind] // 2
                else:
                    gift += self.effect(t, e, 0)
        reached = pa + more
        if reached > 8:
            return -WHOLE
        if safe:
            stop = 0
            foul = 0
            drawn = 0
        self.hand[kind] -= 1
        kept = self.folk
        if n >= 0:
            self.folk &= ~(1 << n)
        after = self.line(reached, next_safe, waiting + self.wait[kind], deep - 1)
        piece = after
        if reached == 6:
            piece = FREE_KICK
        elif reached > 6:
            piece = PENALTY
        self.hand[kind] += 1
        self.folk = kept
        through = WHOLE - stop - foul
        value = through // 1000 * ((after - drawn + gift) // 1000)
        value += foul // 1000 * (max(after, piece) // 1000)
        return value - stop // 1000 * (self.price[kind] // 1000)

    def shoot(self, kind: i64, pa: i64, safe: bool, waiting: i64, mask: i64) -> i64:
        """A shot is played with all that helps it."""
        t = self.table
        book = self.book
        bonus = book.quality[kind * 9 + pa] + waiting
        dice: i64 = 1
        off = self.off
        price = self.price[kind]
        answers = self.answers
        if answers.stop[kind * 9 + pa] < 0:
            answers.reckon(t, self.guess, 1000 * self.habits[h.FLOOR], kind, pa)
        stop = answers.stop[kind * 9 + pa]
        foul = answers.foul[kind * 9 + pa]
        for n in range(c.SQUAD):
            if self.folk & (1 << n) == 0:
                continue
            row = t.person(self.side * c.SQUAD + n)
            trigger = book.person_trigger[row]
            if trigger != c.ON_AFTER and trigger != c.ON_WITH:
                continue
            if trigger == c.ON_WITH and mask and mask & (1 << n) == 0:
                continue
            if book.person_by[row] & (1 << book.kind[kind]) == 0:
                continue
            rows = person_rows(t, self.side * c.SQUAD + n)
            price += self.person_price(t, n)
            for e in range(rows // 1024, rows % 1024):
                op = book.op(e)
                if op == c.FORBID_DEFENCE:
                    safe = True
                elif op == c.SHOT_BONUS:
                    bonus += book.arg(e, 1)
                elif op == c.SHOT_DICE:
                    dice = max(dice, book.arg(e, 1))
                elif op == c.REROLL_DIE:
                    dice = max(dice, 2)
                elif op == c.IGNORE_OFF_TARGET:
                    off = 0
                elif op == c.SET_DEFENCE_BONUS:
                    stop = stop * 6 // 10
        drawn = self.two
        if safe:
            stop = 0
            foul = 0
            drawn = 0
        if t.rules.shot_pass_draw == c.OFF:
            drawn = 0
        hope = shot_hope(t, dice, 1, bonus, off)
        piece = FREE_KICK if pa == 6 else PENALTY if pa > 6 else CORNER_HOPE
        value = (WHOLE - stop - foul) // 1000 * ((hope - drawn) // 1000)
        return value + foul // 1000 * (piece // 1000) - price


def waits(book: Book, kind: i64) -> i64:
    """What a card adds to the next shot."""
    total: i64 = 0
    for e in range(book.action_effects[kind * 2], book.action_effects[kind * 2 + 1]):
        if book.op(e) == c.SHOT_BONUS:
            total += book.arg(e, 1)
    return total


def shot_hope(t: Table, dice: i64, keeper: i64, edge: i64, off: i64) -> i64:
    """A goal, or a corner and what may come of it; millionths of a goal."""
    hope = goal_chance(dice, keeper, edge, off)
    if t.rules.corners:
        hope += level_chance(dice, keeper, edge, off) // 1000 * (CORNER_HOPE // 1000)
    return hope
