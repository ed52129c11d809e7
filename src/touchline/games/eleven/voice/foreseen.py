"""What effects still to come would make of a match that is only planned (EL-209, EL-221, EL-280).

Those that happen by themselves, and those that their manager means to use, are carried out by the
rules on tables of their own. A choice that they ask for is taken as it is best against the card
that is shown; before it is shown, as it is best over all that may be. Dice are not foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from touchline.core.buffers import Codes
from touchline.core.faults import BadText
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import crossing, sums
from touchline.games.eleven.rules.crossing import Costs
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import (
    compare,
    lineup_sums,
    pitch,
    starting,
    traits,
    windows,
)
from touchline.games.eleven.rules.week import matchday

from .notation import anchors
from .plans import Effect, State, Used, When

ABILITY_ROW: Final = -2  # in place of a shirt: an ability that is to be used
TACTIC_ROW: Final = -3  # a tactic card that is to be played for its effect
WHEN: Final[dict[int, When]] = {a.BEFORE_MATCH: "before", a.MATCH: "match", a.AFTER_MATCH: "after"}
WIDTH: Final = 40  # arrangements that are followed at once
SILENT: Final = Log(False)


@dataclass(slots=True)
class Course:
    """One course of a match: the tables, and what was chosen on the way: card, code, phase."""

    t: Table
    chosen: tuple[tuple[int, int, int], ...] = ()

    def copy(self) -> Course:
        """Another one from here."""
        return Course(self.t.clone(), self.chosen)

    def key(self, seat: int) -> tuple[int, ...]:
        """What matters of it for the match."""
        t = self.t
        shirts = t.shirts[seat * c.SHIRTS_ * c.SHIRT_N : (seat + 1) * c.SHIRTS_ * c.SHIRT_N]
        foes = t.foes[seat * 10 * c.FOE_N : (seat + 1) * 10 * c.FOE_N]
        own = t.seat[seat * c.SEAT : (seat + 1) * c.SEAT]
        return (*map(int, shirts), *map(int, foes), *map(int, own))


# -- which there are -------------------------------------------------------------------------------


def effects(
    t: Table,
    seat: int,
    asked: Sequence[Sequence[int]],
    laid: set[int],
    ahead: tuple[int, bool],
    given: bool,
) -> list[Effect]:
    """All that may still happen; what is `asked` for is used, as far as it can be paid.

    laid   abilities that the line-up under way has paid for already
    ahead  the first window that is not over, and whether a tactic card may still be played
    given  the line-up has been given, and what was to be paid beforehand is paid

    Raises BadText for rows that name nothing of the kind.
    """
    wanted = laid | {int(row[1]) for row in asked if row[0] == ABILITY_ROW}
    tactics = [int(row[1]) for row in asked if row[0] == TACTIC_ROW]
    found: list[Effect] = []
    costs = Costs(0 if given else crossing.fitness_due(t, seat))
    for trigger in range(ahead[0], int(a.AFTER_MATCH) + 1):
        if trigger == a.MATCH and ahead[1]:
            found += hand(t, seat, tactics)
        for ability in abilities(t, seat, trigger):
            card = int(t.book.ability(ability, b.CARD))
            state = state_of(t, seat, ability, ability in wanted, costs, given)
            if state:
                found.append(Effect(ability, card, WHEN[trigger], state))
    known = {e.ability for e in found} | {-1}
    cards = {e.card for e in found if e.ability < 0}
    for n, row in enumerate(asked, 1):
        if (row[0] == ABILITY_ROW and row[1] not in known) or (
            row[0] == TACTIC_ROW and row[1] not in cards
        ):
            raise BadText(
                f"Effect {n} of the plan: nobody selected has it, or it is over.",
                "fault-plan-effect",
                "EL-209",
                row=n,
            )
    return found


def abilities(t: Table, seat: int, trigger: int) -> list[int]:
    """Abilities of the footballers selected that belong to this window and are not over."""
    return [
        ability
        for ability in range(int(t.book.card(t.book.first[c.STAFF], b.FIRST_ABILITY)))
        if t.book.ability(ability, b.TRIGGER) == trigger
        and t.marks[ability] & c.RESOLVED == 0
        and t.book.ability(ability, b.SIDES) & (1 << t.trained(t.book.ability(ability, b.CARD)))
        and traits.unused(t, ability)
        and windows.takes_part(t, seat, trigger, t.book.ability(ability, b.CARD))
    ]


def hand(t: Table, seat: int, wanted: Sequence[int]) -> list[Effect]:
    """EL-221 Tactic cards that may be played for their effect; as many are used as are allowed."""
    left = 1 + int(t.get(seat, c.TACTIC_EXTRA) - t.get(seat, c.MATCH_TACTICS))
    found: list[Effect] = []
    for card in range(int(t.book.first[c.TACTIC]), int(t.book.first[c.TACTIC + 1])):
        if t.where[card] != c.HAND + seat or matchday.tactic_shut(t, seat, card) >= 0 or left < 1:
            continue
        ability = int(traits.ability_on(t, card, a.TACTIC, -1))
        state: State = "die" if by_lot(t, ability) else "open"
        if state == "open" and card in wanted and sum(e.counts() for e in found) < left:
            state = "used"
        found.append(Effect(-1, card, "match", state))
    return found


def state_of(
    t: Table, seat: int, ability: int, wanted: bool, costs: Costs, given: bool
) -> State | None:
    """How an ability is counted, None where it was not paid for and is over; what it costs is added
    to `costs`, and laid on its card.
    """
    if by_lot(t, ability):
        return "die"
    if by_fans(t, ability) and not t.get(seat, c.RESULT_) and not pitch.revealed(t, seat):
        return "stands"
    paid = lineup_sums.paid_before(t, ability)
    if given and paid:
        return "used" if t.marks[ability] & c.ASSIGNED else None
    if t.book.ability(ability, b.MODE) == a.MUST and not paid:
        return "sure"
    if paid and costs.shut(t, seat, ability) != lineup_sums.OPEN:
        return "short"
    if not wanted:
        return "open"
    if paid:
        costs.add(t, ability)
        t.marks[ability] |= c.ASSIGNED
    return "used"


def operations(t: Table, ability: int) -> list[int]:
    """The operations of an ability."""
    first, last = b.DO, b.DO_END
    return list(range(int(t.book.ability(ability, first)), int(t.book.ability(ability, last))))


def by_lot(t: Table, ability: int) -> bool:
    """Does a die or a draw decide what it does?"""
    for op in operations(t, ability):
        what, row = t.book.op(op, a.O_OP), t.book.op(op, a.O_AMOUNT)
        if what in (a.ROLL, a.DRAW) or (row >= 0 and t.book.amount(row, 0) == a.A_D6):
            return True
        sel = t.book.op(op, a.O_TARGET)
        if sel >= 0 and t.book.selector(sel, a.S_PICK) in (a.RANDOM, a.BY_D12):
            return True
    return False


def by_fans(t: Table, ability: int) -> bool:
    """Do fans on the stands decide what it does?"""
    for row in range(int(t.book.ability(ability, b.IF)), int(t.book.ability(ability, b.IF_END))):
        if t.book.conditions[row * 6] in (a.IF_SOLD_OUT, a.IF_FANS_ON_STANDS):
            return True
    rows = [t.book.op(op, a.O_AMOUNT) for op in operations(t, ability)]
    return any(row >= 0 and t.book.amount(row, 0) == a.A_FANS for row in rows)


# -- what they make of it --------------------------------------------------------------------------


def ends(course: Course, seat: int, card: int) -> list[Course]:
    """Everything that may come of the effect that has begun on the lane; [] where fate decides."""
    todo = [course]
    done: list[Course] = []
    while todo and len(done) < WIDTH * WIDTH:
        now = todo.pop()
        k = now.t.lanes[seat]
        while k.depth and PHASES[k.phase()].due(now.t, k) == AUTO:
            PHASES[k.phase()].resolve(now.t, k, AUTO, 0, SILENT)
        if not k.depth:
            done.append(now)
            continue
        if PHASES[k.phase()].due(now.t, k) != 1 << seat:
            return []
        codes = Codes()
        PHASES[k.phase()].ask(now.t, k, seat, codes)
        for code in codes.listed():
            one = now.copy()
            one.chosen += ((card, code, int(k.phase())),)
            PHASES[k.phase()].resolve(one.t, one.t.lanes[seat], seat, code, SILENT)
            todo.append(one)
    return done


def used(course: Course, seat: int, effect: Effect) -> list[Course]:
    """What may come of an effect; the course as it was where it does nothing now."""
    t = course.t
    k = t.lanes[seat]
    if effect.ability < 0:
        t.flag(effect.card, c.SELECTED, True)
        for ability in range(
            int(t.book.card(effect.card, b.LAST_ABILITY)) - 1,
            int(t.book.card(effect.card, b.FIRST_ABILITY)) - 1,
            -1,
        ):
            if t.book.ability(ability, b.TRIGGER) == a.TACTIC:
                starting.begin(t, k, seat, ability, SILENT)
        return ends(course, seat, effect.card) or [course]
    trigger = t.book.ability(effect.ability, b.TRIGGER)
    late = windows.step_of(t, trigger) and windows.about_result(t, effect.ability)
    if not windows.is_open(t, seat, trigger, 1 if late else 0, effect.ability):
        return [course]
    t.marks[effect.ability] |= c.RESOLVED
    starting.begin(t, k, seat, effect.ability, SILENT)
    return ends(course, seat, effect.card) or [course]


def follow(courses: list[Course], seat: int, found: Sequence[Effect], when: str) -> list[Course]:
    """The courses once the effects of a window that count have been used, one after another; of
    too many the best are followed.
    """
    for effect in found:
        if effect.when != when or not effect.counts():
            continue
        after: dict[tuple[int, ...], Course] = {}
        for course in courses:
            for one in used(course.copy(), seat, effect):
                after.setdefault(one.key(seat), one)
        courses = list(after.values())
        if len(courses) > WIDTH:
            courses = sorted(courses, key=lambda one: -worth(one.t, seat))[:WIDTH]
    return courses


def score(t: Table, seat: int) -> tuple[int, int]:
    """EL-223 The result as things stand now: own goals, goals against."""
    found = int(sums.resolve(compare.own_team(t, seat), compare.foe_team(t, seat)))
    own, against = int(t.get(seat, c.FOR)), int(t.get(seat, c.AGAINST))
    return own + found // 64, against + found % 64


def worth(t: Table, seat: int) -> int:
    """How good a match is: first whether it is won, then by how much."""
    own, against = score(t, seat)
    return ahead_by(own - against)


def ahead_by(goals: int) -> int:
    """A lead as a number: winning counts most."""
    return goals + (100 if goals > 0 else -100 if goals < 0 else 0)


def at_rest(t: Table, seat: int) -> Table:
    """A copy whose lane has nothing to do, so that effects can be begun on it."""
    u = t.clone()
    u.lanes[seat].depth = 0
    u.lanes[seat].turn(c.LANE_DONE)
    return u


def shown(t: Table, seat: int, card: int) -> Table:
    """EL-220 A copy on which this front has been shown, if none is."""
    u = at_rest(t, seat)
    if not pitch.revealed(u, seat):
        matchday.reveal(u, seat, card, SILENT)
    return u


def before(t: Table, seat: int, found: Sequence[Effect], cards: Sequence[int]) -> Course:
    """The tables after what happens before the match: of choices the best over all fronts."""
    courses = follow([Course(at_rest(t, seat))], seat, found, "before")
    if len(courses) == 1:
        return courses[0]
    return max(courses, key=lambda one: sum(worth(shown(one.t, seat, n), seat) for n in cards))


def against(start: Course, seat: int, found: Sequence[Effect], card: int) -> Course:
    """The match against one front, right before the sections are compared."""
    courses = follow([replace(start, t=shown(start.t, seat, card))], seat, found, "match")
    if len(courses) == 1:
        return courses[0]
    return max(courses, key=lambda one: worth(one.t, seat))


def afterwards(course: Course, seat: int, found: Sequence[Effect]) -> Course:
    """The same match once it has been compared, and what comes after it has happened."""
    one = course.copy()
    t = one.t
    k = t.lanes[seat]
    k.push(c.COMPARE, seat)
    while k.phase() != c.WINDOW:
        codes = Codes()
        if k.phase() == c.SCORERS:
            PHASES[c.SCORERS].ask(t, k, seat, codes)
            PHASES[c.SCORERS].resolve(t, k, seat, codes.items[0], SILENT)
        else:
            PHASES[k.phase()].resolve(t, k, AUTO, 0, SILENT)
    k.pop()
    courses = follow([one], seat, found, "after")
    return max(courses, key=lambda u: ahead_by(lead(u.t, seat)))


def lead(t: Table, seat: int) -> int:
    """By how many goals a match that has been compared is led."""
    return int(t.get(seat, c.FOR) - t.get(seat, c.AGAINST))


def told(course: Course, seat: int) -> list[Used]:
    """What was chosen on the way: whose effect, and what is touched for it."""
    found: dict[int, list[str]] = {}
    for card, code, phase in course.chosen:
        if code != c.PASS:
            found.setdefault(card, []).extend(anchors(code, course.t.book, phase))
    return [Used(card, touched) for card, touched in found.items()]
