"""What would come of a line-up that is only planned, as far as its manager can know (EL-223).

The tables are laid from the seat's own view (reading.py), the plan is put on them, and the rules
themselves compare it with the front that is known, or with every front that cannot be ruled out.
What effects still to come make of it is worked out in foreseen.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import crossing
from touchline.games.eleven.rules.crossing import Gloves
from touchline.games.eleven.rules.secrets import ElevenView
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.sums import FACING, UNLIMITED, Team
from touchline.games.eleven.rules.table import compare, pitch, traits
from touchline.games.eleven.rules.table.compare import SCORED, Direction
from touchline.games.eleven.rules.week import matchday

from . import foreseen
from .laying import PLAN_ROW, bad, laid_on, lay, plan_of
from .plans import (
    Both,
    Effect,
    Forecast,
    Front,
    Gloved,
    Need,
    Scorer,
    Shot,
    Spread,
    Strengths,
    Used,
    What,
)
from .view.match import shape_text
from .view.reader import Reader

WHAT: Final[tuple[What, ...]] = ("blocked", "saved", "goal")
EFFECTS: Final = (foreseen.ABILITY_ROW, foreseen.TACTIC_ROW, PLAN_ROW)
#: phases between the line-up and the comparison, in which the table itself can be compared
BEFORE: Final = {c.RECOVERY, c.STANDS, c.FRONT_DRAWN, c.MATCH_TACTIC}
#: phases of a line-up in which nothing can be paid for any more
PAID: Final = {c.BIND, c.EXCHANGE, c.PLACE}


def forecast(v: ElevenView, rows: Sequence[Sequence[int]]) -> Forecast | None:
    """The comparison of a plan, or without rows of the table as it stands; None where there is
    nothing to compare (no opponent yet, the match is over, a watcher).

    rows   one for each shirt that has a place: shirt 0..12, zone 0..8, the card of who wears it or
           -1; the keeper's is -1, -1, card. Effects that are meant to be used: -2, ability, -1; a
           tactic card to be played -3, card, -1; the one that sets the formation -4, card, -1

    Raises BadText for rows that are no line-up of this seat: who, where, and what would be right.
    """
    r = Reader(v)
    seat, t = r.mine, r.t
    if seat < 0 or t.week == 0 or t.get(seat, c.CLUB) < 0:
        return None
    asked = [row for row in rows if row and row[0] in EFFECTS]
    rows = [row for row in rows if not row or row[0] not in EFFECTS]
    if any(len(row) != 3 for row in asked):
        raise bad(1, "an effect has three numbers: -2, -3 or -4, which one, -1.", "row", "EL-209")
    given = bool(pitch.lined_up(t, seat))
    paid = given
    laid: set[int] = set()
    if given:
        if rows or not still_open(r):
            return None
    elif rows:
        plan_of(t, seat, asked)
        paid = r.phase(seat) in PAID
        laid = laid_on(t, seat, paid)
        lay(t, seat, rows)
    else:
        return None
    shirts = [int(shirt) for shirt in compare.field_shirts(t, seat)]
    cards = [int(t.get(seat, c.FRONT))] if pitch.revealed(t, seat) else fronts(t, seat)
    own = compare.own_team(t, seat)
    ahead = stage(r) if given else (int(a.BEFORE_MATCH), True)
    found = foreseen.effects(t, seat, asked, laid, ahead, paid)
    start = foreseen.before(t, seat, found, cards)
    met = [meeting(start, seat, found, card, shirts) for card in cards]
    return over_all(
        met,
        fitness=int(crossing.fitness_due(t, seat)),
        placed=len(shirts),
        known=len(met) == 1,
        own=strengths(own, range(5)),
        keeper=Gloved(int(traits.keeper_strength(t, seat)), int(traits.keeper_gloves(t, seat))),
        effects=found,
        fronts=[one.told_of(t) for one in met],
    )


def fronts(t: Table, seat: int) -> list[int]:
    """EL-057 The fronts that this week's opponent may still show, as far as this seat knows."""
    known = int(t.get(seat, c.FRONT))
    if known >= 0:
        return [known]
    club = matchday.club_of(t, seat)
    first, last = int(t.book.first[c.OPPONENT]), int(t.book.first[c.OPPONENT + 1])
    return [
        card
        for card in range(first, last)
        if t.book.card(card, b.CLUB) == club and t.where[card] == c.PILE
    ]


def stage(r: Reader) -> tuple[int, bool]:
    """The first window of the own match that is not over; may a tactic card still be played?"""
    frames = r.frames(r.mine)
    phases = {(frames[at], frames[at + 2]) for at in range(0, len(frames), 4)}
    kinds = {phase for phase, _ in phases}
    if (c.WINDOW, a.MATCH) in phases:
        return int(a.MATCH), False
    first = c.RECOVERY in kinds or (c.WINDOW, a.BEFORE_MATCH) in phases
    if first or (c.STANDS in kinds and r.t.rules.stands_first):
        return int(a.BEFORE_MATCH), True
    return int(a.MATCH), True


def meeting(
    start: foreseen.Course, seat: int, found: list[Effect], card: int, shirts: list[int]
) -> Meeting:
    """The match against one front, with the effects that count."""
    course = foreseen.against(start, seat, found, card)
    t = course.t
    # EL-222 goals that cards have scored before the sections are compared
    before = (int(t.get(seat, c.FOR)), int(t.get(seat, c.AGAINST)))
    own, foe = compare.own_team(t, seat), compare.foe_team(t, seat)
    one = Meeting(card, own, foe, shirts, before)
    after = foreseen.afterwards(course, seat, found)
    one.late = (
        int(after.t.get(seat, c.FOR)) - one.goals(True),
        int(after.t.get(seat, c.AGAINST)) - one.goals(False),
    )
    has = range(int(c.HAS), int(c.HAS) + 4)
    one.brings = [int(after.t.get(seat, n) - t.get(seat, n)) for n in has]
    one.used = foreseen.told(after, seat)
    return one


def still_open(r: Reader) -> bool:
    """Have the sections not been compared yet?"""
    frames = r.frames(r.mine)
    for at in range(0, len(frames), 4):
        phase, _, trigger, _ = frames[at : at + 4]
        if phase in BEFORE or (phase == c.WINDOW and trigger in (a.BEFORE_MATCH, a.MATCH)):
            return True
    return False


# -- what comes of it ------------------------------------------------------------------------------


def strengths(team: Team, sections: Sequence[int]) -> Strengths:
    """The strengths of attackers and defenders in these sections, the strongest first."""

    def of(section: int, side: int) -> list[int | None]:
        there = team.there(section, side)
        found = sorted((int(team.block[i]) for i in there), reverse=True)
        return [reached(n) for n in found]

    return Strengths(
        [of(section, c.ATTACK) for section in sections],
        [of(section, c.DEFENCE) for section in sections],
    )


def reached(value: int) -> int | None:
    """A strength; None for one that nobody reaches."""
    return None if value >= UNLIMITED else value


@dataclass(slots=True)
class Meeting:
    """EL-223 The five pairs against one front; gloves that are used are there again afterwards."""

    card: int
    own: Team
    foe: Team
    shirts: list[int]
    before: tuple[int, int]
    #: goals that effects after the comparison add, or take away
    late: tuple[int, int] = (0, 0)
    brings: list[int] = field(default_factory=list)
    used: list[Used] = field(default_factory=list)
    told: list[list[Shot]] = field(default_factory=list)
    scorers: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        gloves = Gloves(self.own, self.foe)
        numbers = list(range(10))
        for pair in range(5):
            way = Direction(self.own, pair, self.foe)
            back = Direction(self.foe, FACING[pair], self.own)
            self.scorers |= could_score(way, self.own, self.shirts)
            self.told.append(
                shots(way, self.own, self.shirts, True) + shots(back, self.foe, numbers, False)
            )
        gloves.give_back(self.own, self.foe)

    def goals(self, own: bool, pair: int = -1) -> int:
        """Goals of a side, in one pair or in all; cards' goals count with all."""
        told = self.told if pair < 0 else [self.told[pair]]
        side = 0 if own else 1
        head = 0 if pair >= 0 else self.before[side] + self.late[side]
        return head + sum(s.own is own and s.what == "goal" for shots in told for s in shots)

    def against(self) -> list[int]:
        """The shots that come to the own keeper; UNLIMITED for one that nobody saves."""
        every = [s for shots in self.told for s in shots if not s.own and s.what != "blocked"]
        return [int(UNLIMITED) if s.value is None else s.value for s in every]

    def told_of(self, t: Table) -> Front:
        """As it is told."""
        gloves = self.foe.gloves
        return Front(
            card=self.card,
            shape=shape_text(int(t.book.card(self.card, b.SHAPE))),
            score=(self.goals(True), self.goals(False)),
            keeper=Gloved(int(gloves[0]) if len(gloves) else 0, len(gloves)),
            own=strengths(self.own, range(5)),
            foe=strengths(self.foe, [int(FACING[pair]) for pair in range(5)]),
            used=self.used,
            brings=self.brings,
            told=self.told,
        )


def shots(way: Direction, team: Team, names: Sequence[int], own: bool) -> list[Shot]:
    """What comes of the attackers of one direction, in the order of the comparison."""
    told: list[Shot] = []
    for i in range(len(way.shots)):
        place = way.who[way.shots[i]]
        what = WHAT[int(way.outcome[i])]
        told.append(Shot(own, names[place], what, reached(int(team.save[place]))))
    return told


def could_score(way: Direction, team: Team, names: Sequence[int]) -> set[int]:
    """EL-229 Shirts that score, or may be chosen to among equals."""
    found: set[int] = set()
    for i in range(len(way.shots)):
        for j in range(len(way.shots)):
            if way.outcome[j] == SCORED and way.alike(team, way.shots[i], way.shots[j]):
                found.add(names[way.who[way.shots[i]]])
    return found


def spread(numbers: Sequence[int]) -> Spread:
    """Least, most and sum."""
    return Spread(min(numbers, default=0), max(numbers, default=0), sum(numbers))


def over_all(
    met: Sequence[Meeting],
    *,
    fitness: int,
    placed: int,
    known: bool,
    own: Strengths,
    keeper: Gloved,
    effects: list[Effect],
    fronts: list[Front],
) -> Forecast:
    """With what holds over all fronts, each as likely as another (EL-057)."""
    scores = [front.score for front in fronts]
    comes = [one.against() for one in met]
    greatest = max((shot for shots in comes for shot in shots), default=0)
    scorers = sorted(set().union(*(one.scorers for one in met)))
    return Forecast(
        fitness=fitness,
        placed=placed,
        known=known,
        own=own,
        keeper=keeper,
        effects=effects,
        fronts=fronts,
        goals=Both(spread([n for n, _ in scores]), spread([n for _, n in scores])),
        results=(
            sum(n > foe for n, foe in scores),
            sum(n == foe for n, foe in scores),
            sum(n < foe for n, foe in scores),
        ),
        sections=[
            Both(
                spread([one.goals(True, pair) for one in met]),
                spread([one.goals(False, pair) for one in met]),
            )
            for pair in range(5)
        ],
        scorers=[Scorer(shirt, sum(shirt in one.scorers for one in met)) for shirt in scorers],
        need=Need(spread([len(shots) for shots in comes]), reached(greatest)),
    )
