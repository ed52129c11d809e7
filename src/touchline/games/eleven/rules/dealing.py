"""EL-057, EL-367: which club is met, drawn when its back is seen, as likely as if it were dealt.

By EL-367 the managers are dealt their six cards one after another, and every card is put into a
random place of its group. What nobody has seen is not on the table here; so the odds of a club are
worked out from all that has been seen, over every deal that agrees with it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Odds

from . import codes as c
from .state import Table

DECK: Final[i64] = 4  # clubs of a deck, and cards of a club; a manager meets all clubs but one
MOST: Final[i64] = 1_000_000  # weights above this in all are rounded to parts of it
# chances of the managers' deals, one after another, are whole numbers of such shares
SHARES: Final = (24, 49_140, 100_800, 25_200)


def left_out(cards: list[int], share: int) -> list[int]:
    """EL-367 Of `share`, how often each club is the one not met, by how many cards a club has left.

    Cards are drawn until three clubs are there; one of a club that is there already is set aside.
    """
    total = sum(cards)
    found = [0] * 4
    for one in range(4):
        for two in range(4):
            for three in range(4):
                if len({one, two, three}) < 3:
                    continue
                rest = total - cards[one]
                below = total * rest * (rest - cards[two])
                found[6 - one - two - three] += (
                    share * cards[one] * cards[two] * cards[three] // below
                )
    return found


def deals(seats: int) -> list[int]:
    """How often each deal comes: the club that every manager does not meet, in base 4, the first
    manager lowest.
    """
    found = [1]
    for seat in range(seats):
        longer = [0] * (4 * len(found))
        for deal, many in enumerate(found):
            cards = [4 - seat] * 4
            for other in range(seat):
                cards[deal >> (2 * other) & 3] += 1
            for club, part in enumerate(left_out(cards, SHARES[seat])):
                longer[club << (2 * seat) | deal] = many * part
        found = longer
    return found


DEALS: Final[list[vec[i64]]] = [vec[i64]([i64(n) for n in deals(seats)]) for seats in range(1, 5)]


def offer(t: Table, seat: i64, week: i64, out: Odds) -> None:
    """EL-367 The clubs that a manager may meet in a week 0..5, by what all have met so far."""
    first: i64 = 0 if week < 3 else DECK
    table = DEALS[t.seats - 1]
    found = vec[i64]([0, 0, 0, 0])
    for deal in range(len(table)):
        agrees = True
        for other in range(t.seats):
            if (t.get(other, c.MET) >> (first + ((deal >> (2 * other)) & 3))) & 1:
                agrees = False
        if not agrees:
            continue
        missing = (deal >> (2 * seat)) & 3
        for club in range(DECK):
            if club != missing and (t.get(seat, c.MET) >> (first + club)) & 1 == 0:
                found[club] += table[deal]
    total: i64 = found[0] + found[1] + found[2] + found[3]
    part: i64 = divisor(found)
    if total // part > MOST:
        part = total // MOST + 1
    out.open(c.CLUB_BAG)
    for club in range(DECK):
        if found[club]:
            out.add(first + club, max(1, (found[club] + part // 2) // part))


def divisor(numbers: vec[i64]) -> i64:
    """The greatest number that divides them all."""
    found: i64 = 0
    for i in range(len(numbers)):
        a, b = found, numbers[i]
        while b:
            a, b = b, a % b
        found = a
    return max(1, found)
