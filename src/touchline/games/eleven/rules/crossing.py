"""What modules that stay Python ask of the tables, so that no vector has to cross over to them.

A vector handed from plain Python to compiled code, as an attribute or as an argument, is never let
go again. Here numbers come in and go out one by one, or as lists.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.ids import EVERYONE, HIDDEN
from touchline.core.stack import Stack
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.secrets import ElevenView
from touchline.games.eleven.rules.state import PICKS, Table
from touchline.games.eleven.rules.sums import Team
from touchline.games.eleven.rules.table import lineup_sums, squad, traits

#: numbers of a seat that mean "nothing" by -1
NOTHING: Final = {
    int(c.OBJECTIVE_), int(c.PLAN), int(c.SPEC), int(c.FRONT), int(c.CLUB), int(c.KEEPER_CARD),
    int(c.MEETING_CARD), int(c.ADOPTED),
    *range(int(c.CLUB_AT), int(c.CLUB_AT) + int(c.WEEKS)),
}  # fmt: skip


def laid(v: ElevenView) -> Table:
    """The tables as far as this view tells; what it does not tell lies there as if it were nothing
    (see reading.py).
    """
    t = Table(v.rules, v.book, v.seats)
    where, known = numbers(v.where), vec[i64]([EVERYONE] * len(v.where))
    for card in range(len(where)):
        if where[card] == HIDDEN:
            where[card] = c.PILE
            known[card] = 0
    t.where, t.known = where, known
    t.flags, t.tokens, t.marks = numbers(v.flags), numbers(v.tokens), numbers(v.marks)
    t.row, t.top, t.built = numbers(v.row), numbers(v.top), numbers(v.built)
    t.shirts, t.foes, t.timed = numbers(v.shirts), numbers(v.foes), numbers(v.timed)
    t.league, t.standings = numbers(v.league), numbers(v.standings)
    seats = numbers(v.seat)
    for at in range(len(seats)):
        if seats[at] == HIDDEN:
            seats[at] = -1 if int(at % c.SEAT) in NOTHING else 0
    t.seat = seats
    for seat in range(v.seats):
        first = seat * (PICKS + 1)
        count: i64 = v.picks[first]
        t.picked[seat] = max(0, count)
        for i in range(PICKS):
            pick: i64 = v.picks[first + 1 + i]
            t.picks[seat * PICKS + i] = pick if pick != HIDDEN else -1
    # in the order in which the view lists them (see `ElevenView`)
    t.week, t.day, t.leader, t.awake = v.scalars[0], v.scalars[1], v.scalars[2], v.scalars[3]
    t.faced, t.winner, t.reason = v.scalars[4], v.scalars[5], v.scalars[6]
    t.stack = stack_of(v.frames)
    t.lanes = [stack_of(lane) for lane in v.lanes]
    return t


def numbers(row: list[int]) -> vec[i64]:
    """A list as the tables keep it."""
    found = vec[i64]([0] * len(row))
    for i in range(len(row)):
        n: i64 = row[i]
        found[i] = n
    return found


def stack_of(frames: list[int]) -> Stack:
    """A stack whose frames these are."""
    stack = Stack()
    for at in range(0, len(frames), 4):
        if at == 0:
            stack.turn(frames[0], frames[1], frames[2], frames[3])
        else:
            stack.push(frames[at], frames[at + 1], frames[at + 2], frames[at + 3])
    return stack


def fees(t: Table, which: i64, owned: i64) -> i64:
    """EL-303, EL-311 One fee track for so many, by its place on the board: footballers (0), stadium
    (1) or staff (2).
    """
    if which == 0:
        return sums.fee(t.book.fees_footballers, owned, t.rules.fees_footballers)
    if which == 1:
        return sums.fee(t.book.fees_stadium, owned, t.rules.fees_stadium)
    return sums.fee(t.book.fees_staff, owned, t.rules.fees_staff)


def category_points(book: Book, category: i64, owned: i64) -> i64:
    """EL-142 The victory points for owning so many staff cards of a category."""
    return sums.category_points(book.categories, category, owned)


def league_points(book: Book, position: i64) -> i64:
    """EL-321 The victory points of a position in the league."""
    return sums.league_points(book.league_vp, position)


def rating_from(division: i64, rating: i64) -> i64:
    """EL-395 The least victory points of a rating, 1 Assistant to 4 World class."""
    return sums.RATINGS[(division - 1) * 4 + rating - 1]


def fitness_due(t: Table, seat: i64) -> i64:
    """EL-203 The fitness that the footballers selected by a plan cost."""
    found = vec[i64]()
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat and t.flags[card] & c.SELECTED:
            found = append(found, card)
    return traits.fitness_due(t, seat, found)


def select_shut(t: Table, seat: i64, card: i64) -> i64:
    """EL-203 to EL-205 Why a footballer cannot be selected beside those picked; OPEN if he can."""
    sheet = lineup_sums.Sheet(t, seat)
    return lineup_sums.select_shut(t, seat, sheet, lineup_sums.masks_of(t, sheet), card)


def stand(t: Table, seat: i64, n: i64, zone: i64) -> None:
    """The n-th field shirt of a line-up under way stands in a zone from now on; -1 for in none."""
    t.picks[seat * PICKS + lineup_sums.PLACES + n] = zone


@final
@mypyc_attr(acyclic=True)
class Costs:
    """EL-206 What a plan costs so far, in each resource."""

    __slots__ = ("need",)

    def __init__(self, fitness: i64) -> None:
        self.need: vec[i64] = vec[i64]([0] * 5)
        self.need[c.FITNESS] = fitness

    def shut(self, t: Table, seat: i64, ability: i64) -> i64:
        """Why an ability cannot be paid for on top; OPEN if it can."""
        return lineup_sums.assign_shut(t, seat, self.need, ability)

    def add(self, t: Table, ability: i64) -> None:
        """This ability is paid for too."""
        lineup_sums.add_costs(t, ability, self.need)


@final
@mypyc_attr(acyclic=True)
class Gloves:
    """EL-268 The gloves of two keepers, to be given back after a comparison was tried."""

    __slots__ = ("mine", "theirs")

    def __init__(self, own: Team, foe: Team) -> None:
        self.mine: vec[i64] = own.gloves[:]
        self.theirs: vec[i64] = foe.gloves[:]

    def give_back(self, own: Team, foe: Team) -> None:
        """Both have again what they had."""
        own.gloves, foe.gloves = self.mine[:], self.theirs[:]
