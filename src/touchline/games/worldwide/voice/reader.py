"""A view of Worldwide Football by name: its numbers, and the sums that can be made of them."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from touchline.core.ids import HIDDEN
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.secrets import WorldView

from .chances import D20, Keeper, faces, shot_odds, wins
from .shown import Answer, CardShot, Chance, What

#: what `WorldView.scalars` holds, in order
SCALARS: Final = (
    "half", "kicker", "ball", "carrier", "pa", "restrict", "safe", "block", "waiting", "cards",
    "received", "givebacks", "attacks", "after", "after_folk", "card", "by", "folk", "shut",
    "guard", "guarding", "guard_by", "natural", "added", "foul", "freed", "frozen", "die",
    "quality", "shot_add", "shot_dice", "rerolls", "on_target", "keep_add", "keep_dice", "bare",
    "award", "piece", "home", "reason", "winner",
)  # fmt: skip
#: phases whose frame begins with the seat that acts
SEAT_FIRST: Final = {c.SANCTION, c.FORCED_DISCARD, c.CHOOSE_DISCARD, c.GIVE_BACK, c.TAKE}
#: phases whose frame begins with the side that acts, by its captain
SIDE_FIRST: Final = {c.STOPPAGE, c.CHANGE_WINDOW, c.NAME_SEAT}


def pair(x: Fraction) -> Chance:
    """A chance as it travels."""
    return x.numerator, x.denominator


class Reader:
    """A view's numbers by name."""

    def __init__(self, v: WorldView) -> None:
        self.v = v
        self.scalar = dict(zip(SCALARS, v.scalars, strict=True))
        self.phase = v.frames[-4]
        self.phases = v.frames[::4]
        self.frame = v.frames[-3:]
        self.types = int(v.book.types)
        self.team_size = int(c.SQUAD)

    def of(self, side: int, what: int) -> int:
        """A number of a side, by its name in codes.py."""
        return self.v.side[side * int(c.SIDE) + what]

    def captain(self, side: int) -> int:
        """WF-211 The seat that decides for a side."""
        return side if self.v.seats == 2 else self.of(side, int(c.LEADER))

    def by_type(self, numbers: list[int], at: int = 0) -> dict[str, int]:
        """Numbers of cards by type, those that there are; `at` says whose."""
        row = numbers[at * self.types : (at + 1) * self.types]
        return {str(kind): n for kind, n in enumerate(row) if n}

    def people(self, side: int, place: int) -> list[int]:
        """The Player cards of a side that this eye knows to lie in a place."""
        spots = self.v.spot[side * self.team_size : (side + 1) * self.team_size]
        return [n for n, spot in enumerate(spots) if spot == place and spot != HIDDEN]

    def row(self, side: int, n: int) -> int:
        """The row of a Player card in the book."""
        return self.of(side, int(c.NATION)) * self.team_size + n

    def effects(self, which: str, row: int) -> list[list[int]]:
        """The effects of an ability or a Player card, as rows of the book."""
        book = self.v.book
        ends = book.ability_effects if which == "ability" else book.person_effects
        return [self.effect(e) for e in range(ends[row * 2], ends[row * 2 + 1])]

    def paid(self, side: int, ability: int) -> list[list[int]]:
        """WF-111, WF-200 The effects of an ability for a side: its ground may give it others."""
        if self.scalar["home"] >> side & 1:
            nation, ends = self.of(side, int(c.NATION)), self.v.book.team_effects
            for e in range(ends[nation * 2], ends[nation * 2 + 1]):
                op, which, begin, end, *_ = self.effect(e)
                if op == c.MODIFY_ABILITY and which == ability:
                    return [self.effect(i) for i in range(begin, end)]
        return self.effects("ability", ability)

    def effect(self, e: int) -> list[int]:
        """An effect, as a row of the book."""
        size = int(c.ROW)
        return [int(self.v.book.effects[e * size + i]) for i in range(size)]

    def drawn(self, side: int) -> int:
        """WF-056, WF-200, WF-215 How many cards giving the ball back brings this side now: its
        ground may say another number, and who was given the ball by his partner draws none.
        """
        if self.scalar["received"] and side == self.scalar["ball"]:
            return 0
        return self.param(side, 0, 3)

    def param(self, side: int, which: int, usual: int) -> int:
        """WF-200 A number of the rules for a side: 0 give_back_draw, 1 corner_pa, 2 first PA."""
        if self.scalar["home"] >> side & 1:
            nation, ends = self.of(side, int(c.NATION)), self.v.book.team_effects
            for e in range(ends[nation * 2], ends[nation * 2 + 1]):
                op, param, value, *_ = self.effect(e)
                if op == c.SET_PARAM and param == which:
                    return value
        return usual

    def ahead(self, side: int) -> int:
        """WF-040, WF-200 The points that the next attack of a side will begin with."""
        if self.of(side, int(c.NATION)) < 0:
            return 0
        first = 0 if self.of(side, int(c.FIRST_DONE)) else self.param(side, 2, 0)
        return self.of(side, int(c.START)) + first

    def interrupted(self) -> str:
        """WF-153 to WF-156, WF-183 The set piece that a stoppage comes before; "none" where the
        stoppage stands for itself.
        """
        s = self.scalar
        below = self.phases[-2] if len(self.phases) > 1 else -1
        if below == c.ATTACK and s["restrict"] == c.CORNER:
            return "corner"
        if below != c.SET_PIECE or s["foul"] == 2:  # the fouled shot went in
            return "none"
        points = s["frozen"] if s["frozen"] >= 0 else s["pa"]
        return "free_kick" if points <= 5 else "direct" if points == 6 else "penalty"

    def cause(self) -> tuple[int, What, int] | None:
        """§6.5 What an effect that makes somebody discard belongs to: side, "card", "person" or
        "star", and its number (of a Player card, within its team). It waits below the question.
        """
        if self.phase not in (c.CHOOSE_DISCARD, c.NAME_SEAT) or self.phases[-2:-1] != [c.RUN]:
            return None
        behind, _, how = self.v.frames[-7:-4]
        e, side = behind - 1, how // 8 % 2
        book = self.v.book
        first = self.of(side, int(c.NATION)) * self.team_size
        whats: tuple[What, ...] = ("card", "person", "star")
        places = (
            (book.action_effects, 0, self.types),
            (book.person_effects, first, self.team_size),
            (book.ability_effects, 0, int(book.abilities)),
        )
        for what, (ends, start, n) in zip(whats, places, strict=True):
            for i in range(n):
                if ends[(start + i) * 2] <= e < ends[(start + i) * 2 + 1]:
                    return side, what, i
        # WF-200 a ground gives an ability other effects
        nation = self.of(side, int(c.NATION))
        for at in range(book.team_effects[nation * 2], book.team_effects[nation * 2 + 1]):
            op, ability, begin, end, *_ = self.effect(at)
            if op == c.MODIFY_ABILITY and begin <= e < end:
                return side, "star", ability
        return None

    def acting(self) -> int:
        """The seat whose moment it is, -1 where there is none or several.

        At a table for four the captain may be asked before the seat that acts, or a partner after
        the captain; whom the match waits for is told elsewhere.
        """
        s, phase, ball = self.scalar, self.phase, self.scalar["ball"]
        if phase == c.TEAM_CHOICE:
            return 0 if self.of(0, int(c.NATION)) < 0 else 1
        if phase in SEAT_FIRST:
            return self.frame[0]
        if phase in SIDE_FIRST:
            return self.captain(self.frame[0])
        if phase in (c.ATTACK, c.AFTER, c.SHOT_REROLL, c.SAVED):
            return s["carrier"]
        if phase in (c.CAPTAIN_START, c.SIMULATION):
            return self.captain(ball)
        if phase in (c.BOOST, c.RECOVER):
            return s["guard_by"]
        if phase in (c.DEFENCE, c.KEEPER):
            return self.second(1 - ball, self.frame[0])
        if phase == c.COUNTER:
            return self.second(1 - self.frame[0] // self.team_size, self.frame[1])
        return -1

    def second(self, side: int, handed: int) -> int:
        """The captain of a side, or the partner once the captain has had a say."""
        captain = self.captain(side)
        return captain ^ 2 if handed and self.v.seats == 4 else captain

    # -- answers to a card ------------------------------------------------------------------------

    def answers(self, card: int, pa: int, guard: int = 0) -> dict[str, Answer]:
        """WF-063, WF-150 What every defence card that answers a card would need, and win.

        guard  the defence bonus + 100 if an effect has set one, or 0
        """
        v, found = self.v, dict[str, Answer]()
        for kind in range(self.types):
            if v.book.category[kind] != c.DEFENCE_CARD:
                continue
            if v.book.pro[kind] and not v.rules.pro_cards:
                continue
            bonus = int(v.book.guard[card * c.KINDS + v.book.kind[kind]])
            if bonus:
                need = int(v.book.threshold[kind]) - pa - ((guard or bonus) - 100)
                foul = int(v.book.foul[kind]) if v.rules.fouls else 0
                found[str(kind)] = Answer(
                    need=need,
                    from_=least(need, self.scalar["block"], foul),
                    win=(wins(need, self.scalar["block"], foul), 20),
                    foul=(faces(foul), 20),
                )
        return found

    def best_bonus(self, card: int, guard: int) -> int:
        """§6.5 `minus_card_bonus`: the best defence bonus that a card gives to any kind."""
        book = self.v.book
        printed = [int(book.guard[card * c.KINDS + kind]) for kind in range(c.KINDS)]
        return max([(guard or n) - 100 for n in printed if n], default=0)

    def shot(self, card: int, pa: int, with_: list[int]) -> CardShot:
        """WF-081 The chances of a shot card, if it gets through, with these Player cards."""
        s, book = self.scalar, self.v.book
        rows = [self.effect(e) for e in self.own_effects(card)]
        for n in with_:
            rows += self.effects("person", self.row(s["ball"], n))
        more = Shaped(rows)
        bonus = int(book.quality[card * 9 + max(0, min(8, pa + more.pa))]) + s["waiting"]
        bonus = 0 if more.bare else bonus + more.bonus
        wide = self.v.rules.off_target == c.ON and not more.on_target
        keeper = Keeper(more.keeper, more.keeper_dice, self.v.rules.corners == c.ON)
        odds = shot_odds(bonus, keeper, more.dice, wide, again=more.again)
        return CardShot(bonus, more.dice, **{word: pair(x) for word, x in odds.items()})

    def own_effects(self, card: int) -> range:
        """The effects of an Action card, by their numbers in the book."""
        ends = self.v.book.action_effects
        return range(int(ends[card * 2]), int(ends[card * 2 + 1]))

    def coming(self) -> list[list[int]]:
        """Effects that are set off and not carried out yet: they wait below a counter (WF-125)."""
        found: list[list[int]] = []
        frames = self.v.frames
        for at in range(len(frames) - 4, -1, -4):
            if frames[at] == c.RUN:
                success, added = frames[at + 3] & 1, frames[at + 3] & 4
                for e in range(frames[at + 1], frames[at + 2]):
                    row = self.effect(e)
                    late = row[5] and not success
                    if not late and not (added and row[0] == c.GAIN_PA):
                        found.append([*row[:5], 0])
        return found


def least(need: int, added: int = 0, foul: int = 0) -> int:
    """WF-064 The lowest natural result of a d20 that wins; 0 where none does."""
    return next((n for n in D20 if n + added >= need and not foul >> n & 1), 0)


def rolled(need: int) -> Answer:
    """WF-064 What a d20 needs that cannot foul and to which nothing is added, and its chance."""
    return Answer(need=need, from_=least(need), win=(wins(need), 20))


def limits(reds: int) -> tuple[int, int]:
    """WF-030, WF-173, WF-174 Action and Player cards that a hand may hold."""
    return (10, 7, 5)[min(2, reds)], (3, 2, 1)[min(2, reds)]


class Shaped:
    """§6.5 What effects do for a shot, all added up; those that wait for a success are left out.

    pa     points that are added before the bonus of the PA is read
    again  how often the die may be rolled once more
    bare   the bare die counts
    """

    def __init__(self, rows: list[list[int]]) -> None:
        self.pa = self.bonus = self.again = self.keeper = 0
        self.dice = self.keeper_dice = 1
        self.bare = self.on_target = self.corner = False
        for op, a, _, _, _, late in rows:
            if late:
                continue
            self.pa += a if op == c.GAIN_PA else 0
            self.bonus += a if op == c.SHOT_BONUS else 0
            self.again += 1 if op == c.REROLL_DIE else 0
            self.keeper += a if op == c.KEEPER_BONUS else 0
            self.dice = max(self.dice, a) if op == c.SHOT_DICE else self.dice
            if op == c.KEEPER_DICE:
                self.keeper_dice = max(self.keeper_dice, a)
            self.bare = self.bare or op == c.IGNORE_SHOT_BONUS
            self.on_target = self.on_target or op == c.IGNORE_OFF_TARGET
            self.corner = self.corner or op == c.AWARD_CORNER
