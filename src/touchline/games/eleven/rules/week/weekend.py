"""EL-284, EL-291, EL-301 to EL-310: from the last match of a week to the next Monday."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, EVERYONE, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics, sums
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, injuring, market, squad, traits

from . import scoring

PRINTED: Final[i64] = 4  # EL-040 two stands and two ad boards count for the fees
COLOURS_FROM: Final[i64] = 16  # in ROLL_CLUB's frame: one roll for a colour

# steps of WEEK_END, the first number of its frame
DICE: Final[i64] = 0
READY: Final[i64] = 1
MARKET: Final[i64] = 2
TURN_TOP: Final[i64] = 3
TOSS_TOP: Final[i64] = 4
REPLACE: Final[i64] = 5
KEEP: Final[i64] = 6
# steps of PENALTY, the second number of its frame
ABILITIES: Final[i64] = 0
DUE: Final[i64] = 1
PAYING: Final[i64] = 2
BEARING: Final[i64] = 3
LAST: Final[i64] = 4


def begin_weekend(t: Table, log: Log) -> None:
    """EL-361 All matches are over; objectives are claimed first."""
    flow.begin_lanes(t, c.CLAIM, flow.AFTER_CLAIMS)


def after_claims(t: Table, log: Log) -> None:
    """EL-284, EL-291 Now the clubs."""
    t.stack.depth = 0
    t.stack.turn(c.WEEK_END, DICE)


def after_fees(t: Table, log: Log) -> None:
    """EL-302 After the sixth match the season is over; before, the market moves on."""
    if t.week >= c.WEEKS:
        scoring.finish(t, log)
    else:
        t.stack.depth = 0
        t.stack.turn(c.WEEK_END, MARKET)


# -- clubs -----------------------------------------------------------------------------------------


def die_of(t: Table, club: i64) -> i64:
    """EL-291 The colour of a club's die; club 0..7 of the division."""
    number = club + 4 * (3 - t.rules.division)
    return t.book.card(t.book.first[c.OPPONENT] + number * 4, b.DIE)


def faces_of(t: Table, colour: i64) -> vec[i64]:
    """EL-292 The six faces of an opponent die."""
    if colour == c.RED:
        return t.book.die_red
    return t.book.die_yellow if colour == c.YELLOW else t.book.die_green


def rest_clubs(t: Table, k: Stack, log: Log) -> None:
    """EL-284, EL-291 Clubs met by several managers fall asleep, idle ones wake or roll. Alone
    nobody meets a club twice, and none sleeps (EL-397).
    """
    colours: i64 = 0
    for club in range(7, -1, -1):
        met: i64 = 0
        for seat in range(t.seats):
            if t.get(seat, c.CLUB) == club:
                met += 1
        if met > 1 and (t.awake >> club) & 1:
            t.awake &= ~(1 << club)
            log.tell(e.CLUB_SLEEPS, club)
        elif met == 0 and (t.awake >> club) & 1 == 0:
            t.awake |= 1 << club
            log.tell(e.CLUB_WAKES, club)
        elif met == 0:
            if t.rules.dice_shared == o.DICE_SHARED_FALSE:
                k.push(c.ROLL_CLUB, club)
            else:
                colours |= 1 << die_of(t, club)
                t.faced |= 256 << club  # rolls with its colour
    for colour in range(4):
        if (colours >> colour) & 1:
            k.push(c.ROLL_CLUB, COLOURS_FROM + colour)


@final
class RollClub(Phase[Table]):
    """EL-291, EL-292 The points of an idle club, or (`dice_shared`) of all idle clubs of a colour.

    Frame: club, or 16 + colour.
    """

    def colour(self, t: Table, k: Stack) -> i64:
        """The colour of the die."""
        what = k.get(1)
        return what - COLOURS_FROM if what >= COLOURS_FROM else die_of(t, what)

    def due(self, t: Table, k: Stack) -> i64:
        """Luck rolls; AUTO if an option makes the die certain (EL-292)."""
        return FATE if t.rules.die[self.colour(t, k)] == o.DICE_PACK else AUTO

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """The points on the faces of the die, each as often as it stands there (EL-292)."""
        out.open(c.CLUB_DIE)
        faces = faces_of(t, self.colour(t, k))
        for points in range(16):
            weight: i64 = 0
            for i in range(len(faces)):
                if faces[i] == points:
                    weight += 1
            if weight:
                out.add(points, weight)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Add the points to the club, or to all idle clubs of the colour (EL-291)."""
        what = k.get(1)
        colour = self.colour(t, k)
        points = answer
        if who == AUTO:  # the option makes it certain: nothing, or one point
            points = 1 if t.rules.die[colour] == o.DICE_CERTAIN else 0
        k.pop()
        for club in range(8):
            rolls = club == what
            if what >= COLOURS_FROM:
                rolls = (t.faced >> (8 + club)) & 1 == 1 and die_of(t, club) == colour
            if rolls:
                log.tell(e.CLUB_ROLLED, club, points)
                if points:
                    t.league[4 + club] += points
                    log.tell(e.LEAGUE_IS, 4 + club, t.league[4 + club])


# -- EL-301, EL-302 --------------------------------------------------------------------------------


def ready(t: Table) -> None:
    """EL-301, EL-302 Cards are readied, scores go back to 0 (EL-055), the opponents' cards are
    gone.
    """
    for card in range(t.book.total()):
        t.flags[card] &= c.TRAINED | c.UNSEEN | c.DREAMT
        if c.FACED <= t.where[card] < c.FACED + c.SEATS:
            t.move(card, c.GONE, EVERYONE)
    for ability in range(len(t.marks)):
        t.marks[ability] &= c.THIS_WEEK | c.THIS_GAME  # the week ends with its last step (EL-309)
    for seat in range(t.seats):
        for what in (c.PLAN, c.CLUB, c.FRONT, c.KEEPER_CARD):
            t.put(seat, what, -1)
        for what in (c.FOR, c.AGAINST, c.RESULT_, c.SHAPE, c.MATCH_TACTICS, c.FOE_RANK):
            t.put(seat, what, 0)
        t.put(seat, c.TACTIC_EXTRA, 0)
        for what in (c.KEEP_STRENGTH, c.KEEP_GLOVES, c.FOE_STRENGTH, c.FOE_GLOVES):
            t.put(seat, what, 0)
        for shirt in range(c.SHIRTS_):
            t.dress(seat, shirt, c.AT, -1)
            for what in (c.MOD, c.RULE, c.GLOVE):
                t.dress(seat, shirt, what, 0)
    for i in range(len(t.foes)):
        t.foes[i] = 0


# -- EL-303, EL-304 --------------------------------------------------------------------------------


def fees(t: Table, seat: i64) -> i64:
    """EL-303, EL-311, EL-350 What a manager's footballers, staff and stadium cost a week."""
    staff: i64 = 0
    for card in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
        if t.where[card] == c.OWN + seat:
            staff += 1
    stadium = PRINTED
    for kind in range(7):
        stadium += t.built[seat * 8 + kind]
    total = sums.fee(t.book.fees_footballers, squad.squad_size(t, seat), t.rules.fees_footballers)
    total += sums.fee(t.book.fees_staff, staff, t.rules.fees_staff)
    total += sums.fee(t.book.fees_stadium, stadium, t.rules.fees_stadium)
    return max(0, traits.value(t, seat, a.M_FEES, total, -1))


def bearers(t: Table, seat: i64) -> vec[i64]:
    """EL-304 The staff cards one of which must bear tokens: those without suspension first."""
    clean = vec[i64]()
    rest = vec[i64]()
    for card in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
        if t.where[card] == c.OWN + seat:
            if t.token(card, c.SUSPENSION):
                rest = append(rest, card)
            else:
                clean = append(clean, card)
    return clean if len(clean) else rest


@final
class Penalty(Phase[Table]):
    """EL-301, EL-303, EL-304 Abilities of the week's end, fees, and staff who bear what is unpaid.

    Frame: seat, step.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager if several cards may bear what is unpaid; else AUTO (EL-304)."""
        seat = k.get(1)
        if k.get(2) != BEARING or t.get(seat, c.OWED) == 0:
            return AUTO
        return 1 << seat if len(bearers(t, seat)) > 1 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the staff cards that may bear the tokens (EL-304)."""
        out.open(c.PENALTY)
        found = bearers(t, seat)
        for i in range(len(found)):
            out.add(c.CARD + found[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Take the next step: abilities, fees, payment, then tokens for each missing money."""
        seat, step = k.get(1), k.get(2)
        last = t.week >= c.WEEKS
        if step == ABILITIES:
            k.put(2, LAST if last and t.rules.fees_last_week == o.FEES_LAST_WEEK_FALSE else DUE)
            k.push(c.WINDOW, seat, a.WEEK_END)
        elif step == DUE:
            k.put(2, PAYING)
            total = fees(t, seat)
            log.tell(e.FEES, seat, total)
            injuring.charge(t, k, seat, total, log)
        elif step == PAYING:
            k.put(2, BEARING)
            owed = t.get(seat, c.OWED)
            short = owed - basics.lose(t, seat, c.MONEY, owed, log)
            t.put(seat, c.OWED, short)
            if short:
                log.tell(e.UNPAID, seat, short)
        elif step == BEARING:
            found = bearers(t, seat)
            if t.get(seat, c.OWED) == 0 or len(found) == 0:
                t.put(seat, c.OWED, 0)
                k.put(2, LAST)
                return
            card = found[0] if who == AUTO else answer - c.CARD
            t.add(seat, c.OWED, -1)
            tokens = traits.value(t, seat, a.M_PENALTY, t.rules.penalty, -1)
            if tokens > 0:
                injuring.injure(t, k, seat, card, c.SUSPENSION, tokens, log)
        else:
            k.pop()


# -- EL-305 to EL-310 ------------------------------------------------------------------------------


@final
class WeekEnd(Phase[Table]):
    """EL-291 to EL-310 One step after another. Frame: step."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: steps that ask push phases of their own."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Take the next step of the week's end; after the last a new week begins (EL-310)."""
        step = k.get(1)
        k.put(1, step + 1)
        if step == DICE:
            rest_clubs(t, k, log)
        elif step == READY:
            ready(t)
            if scoring.is_lost(t):
                t.reason = c.SCENARIO_LOST  # for good, whatever abilities of the end still change
                scoring.finish(t, log)
            else:
                flow.begin_lanes(t, c.PENALTY, flow.AFTER_FEES)
        elif step == MARKET:
            for row in range(2, -1, -1):
                market.renew(k, row, 1)
        elif step == TURN_TOP:
            if t.top[c.YOUNGSTER] < 0 and market.ready(t, c.YOUNGSTER):
                k.push(c.REFILL, c.YOUNGSTER, market.TOP_SLOT)
        elif step == TOSS_TOP:
            toss_top(t, k, log)
        elif step == REPLACE:
            if t.seats == 1 and t.get(0, c.REFRESHED) == 0:
                k.push(c.REFRESH, 0)
        else:
            keep(t, log)
            t.leader = flow.seat_at(t, 1)
            log.tell(e.LEADER_IS, t.leader)
            flow.begin_week(t, log)


def toss_top(t: Table, k: Stack, log: Log) -> None:
    """EL-305 The top card of the youngsters' deck goes too."""
    card = t.top[c.YOUNGSTER]
    if card < 0:
        return
    if t.rules.decks_down:
        t.top[c.YOUNGSTER] = -1  # nobody sees the one beneath
    else:
        market.take_top(t, k, c.YOUNGSTER)
    market.toss(t, card)
    log.tell(e.ROW_OUT, 3, card)


def keep(t: Table, log: Log) -> None:
    """EL-309 Fans, operations and fitness are trimmed (money never is: EL-012); what the week
    forbade is allowed again.
    """
    for seat in range(t.seats):
        for res in (c.FANS, c.OPERATIONS, c.FITNESS):
            most = max(0, traits.value(t, seat, a.M_KEEP_FANS + res - c.FANS, 1, -1))
            more = t.get(seat, c.HAS + res) - most
            if more > 0:
                t.add(seat, c.HAS + res, -more)
                log.tell(e.TRIMMED, seat, res * 64 + min(more, 63))
    for ability in range(len(t.marks)):
        t.marks[ability] &= c.THIS_GAME
    t.forget(-1, t.week)


@final
class Refresh(Phase[Table]):
    """EL-393 Alone: the five cards of one row may be replaced, once a week. Frame: seat."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who plays alone (EL-393)."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the three rows (EL-393)."""
        out.open(c.REFRESH)
        out.add(c.PASS)
        for row in range(3):
            out.add(c.ROWS + row)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Replace the row, or leave all as it is (EL-393)."""
        seat = k.get(1)
        k.pop()
        if answer != c.PASS:
            t.put(seat, c.REFRESHED, 1)
            log.tell(e.ROW_CHANGED, seat, answer - c.ROWS)
            market.renew(k, answer - c.ROWS, 5)
