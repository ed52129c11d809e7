"""What things are worth to a manager at a moment of the season, in thousandths of a victory point.

Rules of thumb, from the yardstick behind the cards (§5.4: in money, a fan
0.8, an operation 0.7, fitness 0.9, a step of a statistic 2.5, ...) and from how much of the season
is left to use it, then fitted by playing (docs/decisions/0015). They read only what everybody may
know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table, number_of, role_of
from touchline.games.eleven.rules.table import pitch, quantities, squad

VP: Final[i64] = 1000
MONEY: Final[i64] = 230  # what one money buys, while there are days to buy on
LEAGUE: Final[i64] = 1354  # a league point that brings the next place nearer
AHEAD: Final[i64] = 284  # and one for a club that leads already
ENOUGH: Final[i64] = 10  # points that lead the league as a rule
HOPED: Final[vec[i64]] = vec[i64]([0, 10, 17, 24])  # tenths of a point a match, by division
SHARE: Final[i64] = 12  # hundredths of a league point for a point of strength in a match
SPEND: Final[i64] = 2  # money that an own turn spends
IDLE: Final[i64] = 55  # a money that there is hardly a turn for
FIT: Final[i64] = 89  # a fitness marker that fields somebody
FIT_STEP: Final[i64] = 842  # the same from a statistic, a week
CROWD: Final[i64] = 1  # footballers beyond the week's fitness who still count in full
SPARE: Final[i64] = 16  # what will be given back at the week's end, or never used


def mondays(t: Table) -> i64:
    """Incomes still to come."""
    return c.WEEKS - t.week


def matches(t: Table, seat: i64) -> i64:
    """Matches still to be played."""
    left = c.WEEKS - t.week
    if t.week == 0:
        return c.WEEKS
    return left if t.get(seat, c.RESULT_) != c.NO_RESULT else left + 1


def days(t: Table, seat: i64) -> i64:
    """Own turns of the season still to come, this one included."""
    if t.week == 0:
        return 3 * c.WEEKS
    left = 3 * (c.WEEKS - t.week)
    if t.day == 0:
        return left + 3
    if t.day < 4:
        left += 3 - t.day
        if t.get(seat, c.BASIC_USED) == 0 or t.get(seat, c.EXTRA_USED) == 0:
            left += 1
    return left


def players(t: Table, seat: i64) -> i64:
    """Footballers who can be selected now."""
    n: i64 = 0
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat and not t.hurt(card):
            n += 1
    return n


def point(t: Table, seat: i64) -> i64:
    """EL-321 A league point: much while it lifts the club, little for one that is going to lead."""
    hoped = t.league[seat] + matches(t, seat) * HOPED[t.rules.division] // 10
    return LEAGUE if hoped < ENOUGH else (LEAGUE + AHEAD) // 2 if hoped < ENOUGH + 3 else AHEAD


def strength(t: Table, seat: i64) -> i64:
    """A point of strength on the field in one match."""
    return point(t, seat) * SHARE // 100


def money(t: Table, seat: i64, has: i64) -> i64:
    """So much money altogether: less for what can hardly be spent, nothing after the last day.

    Turns are what is scarce: what income will bring is spent first.
    """
    left = days(t, seat)
    if left == 0:
        return SPARE * min(has, 10)
    wanted = max(4, SPEND * left + 2 * mondays(t) - t.get(seat, c.LEVEL + c.MONEY) * mondays(t))
    useful = min(has, wanted)
    worth = MONEY if left > 3 else MONEY - 40 * (4 - left)
    more = min(has - useful, 2 * left)
    return useful * worth + more * IDLE + (has - useful - more) * SPARE


def fans(t: Table, seat: i64, has: i64) -> i64:
    """So many fans: on stands they are money, some roll dice again, one may be kept."""
    room: i64 = 0
    if t.week == 0 or t.get(seat, c.RESULT_) == c.NO_RESULT:
        room = quantities.stands(t, seat)
    useful = min(has, room + 1)
    each = MONEY if mondays(t) > 0 else SPARE * 4
    return useful * each + (has - useful) * SPARE * 3


def operations(t: Table, seat: i64, has: i64) -> i64:
    """So many operations: two buy an action; one may be kept."""
    room: i64 = 1
    if 0 <= t.day < 4:
        room = 2 * (4 - max(1, t.day)) + 1
    useful = min(has, room)
    each = 126 if days(t, seat) > 0 else SPARE
    return useful * each + (has - useful) * SPARE


def fitness(t: Table, seat: i64, has: i64) -> i64:
    """So much fitness: it fields footballers; one may be kept."""
    if matches(t, seat) == 0:
        return SPARE * min(has, 1)
    room = min(10, players(t, seat)) + 1
    if t.week > 0 and t.get(seat, c.RESULT_) != c.NO_RESULT:
        room = 1
    useful = min(has, room)
    return useful * FIT + min(2, has - useful) * 2 * SPARE


def resource(t: Table, seat: i64, res: i64, has: i64) -> i64:
    """What so much of a resource is worth."""
    if res == c.MONEY:
        return money(t, seat, has)
    if res == c.FANS:
        return fans(t, seat, has)
    if res == c.OPERATIONS:
        return operations(t, seat, has)
    return fitness(t, seat, has)


def more(t: Table, seat: i64, res: i64, n: i64) -> i64:
    """What n more (or less) of a resource change."""
    has = t.get(seat, c.HAS + res)
    return resource(t, seat, res, max(0, has + n)) - resource(t, seat, res, has)


def statistic(t: Table, seat: i64, stat: i64, n: i64) -> i64:
    """What n steps of a statistic are worth: a marker on every Monday to come."""
    level = t.get(seat, c.LEVEL + stat)
    steps = max(1, min(5, level + n)) - level
    beyond = n - steps
    each: i64 = MONEY if level < 4 else MONEY // 2
    if stat == c.FANS:
        each = 80 if level < 3 else 150
    elif stat == c.OPERATIONS:
        each = 267 if level < 4 else 120
    elif stat == c.FITNESS:
        each = FIT_STEP if level < players(t, seat) + 1 else FIT_STEP // 2
    return steps * each * mondays(t) + more(t, seat, stat, beyond)


def footballer(t: Table, seat: i64, card: i64, power: i64) -> i64:
    """A footballer of this strength for the matches to come, beside those who are there.

    Worth what he adds to a card-less shirt, or to whom he replaces; a tenth more for each match
    he can hardly miss.
    """
    left = matches(t, seat)
    if left == 0:
        return 0
    role = role_of(t, card)
    if role == c.KEEPER:
        return keeper(t, seat, card) * left
    gain = power - 1
    number = number_of(t, card)
    for other in range(squad.footballers_end(t)):
        if (
            number > 0
            and other != card
            and t.where[other] == c.OWN + seat
            and number_of(t, other) == number
        ):
            gain = min(gain, power - pitch.strength(t, seat, other))
    fresh = t.get(seat, c.LEVEL + c.FITNESS) + 1
    crowd = players(t, seat)
    if crowd >= fresh + CROWD:
        gain = gain * 2 - 1 if gain > 1 else 0
        return gain * strength(t, seat) * left // 2
    return gain * strength(t, seat) * left + 14 * left


def keeper(t: Table, seat: i64, card: i64) -> i64:
    """A keeper card for one match, beside the best of the others."""
    best: i64 = 0
    for other in range(squad.footballers_end(t)):
        if (
            other != card
            and t.where[other] == c.OWN + seat
            and role_of(t, other) == c.KEEPER
            and not t.hurt(other)
        ):
            best = max(best, safe(t, seat, other))
    return max(0, safe(t, seat, card) - best)


def safe(t: Table, seat: i64, card: i64) -> i64:
    """How much better a keeper card is than none, in one match."""
    up = t.trained(card)
    gloves = t.book.card(card, b.GLOVES + up)
    power = pitch.strength(t, seat, card)
    return strength(t, seat) * (gloves * (1 + power) - 2) * 4 // 10


def hurt_cost(t: Table, seat: i64, card: i64, tokens: i64) -> i64:
    """What n injury or suspension tokens on a card cost: matches missed."""
    missed = min(tokens, matches(t, seat))
    if card >= 0 and t.book.deck(card) <= c.VETERAN:
        power = pitch.strength(t, seat, card)
        return missed * (max(0, power - 1) * strength(t, seat) + 40)
    return missed * 250
