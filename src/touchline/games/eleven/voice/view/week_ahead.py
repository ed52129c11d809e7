"""What the rest of this week will cost and bring: fees, stands, what is trimmed, Monday's income.

The rules themselves are asked, on tables laid from the view (reading.py). Effects that somebody may
use until then are not foreseen; those that produce by themselves are.
"""

from __future__ import annotations

from typing import Final

from touchline.core.log import Log
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, pitch, traits
from touchline.games.eleven.rules.table import quantities as terms
from touchline.games.eleven.rules.week import matchday, monday, weekend

from ..shown_club import Outlook
from .reader import Reader

TRIMMED: Final = (
    (c.FANS, a.M_KEEP_FANS),
    (c.OPERATIONS, a.M_KEEP_OPERATIONS),
    (c.FITNESS, a.M_KEEP_FITNESS),
)


def outlook(r: Reader, seat: int) -> Outlook | None:
    """EL-285, EL-303, EL-304, EL-309, EL-081: a manager's week from here to the next Monday; None
    before the season and after it.
    """
    t = r.t
    if t.week == 0 or r.common == c.FINISHED:
        return None
    money = int(t.get(seat, c.HAS + c.MONEY))
    paid = fees_paid(r, seat)
    last = t.week >= c.WEEKS
    due = 0 if paid or (last and not t.rules.fees_last_week) else int(weekend.fees(t, seat))
    fans, room = stands(t, seat)
    left = money + fans - due
    short = max(0, -left)
    bearers = len(weekend.bearers(t, seat))
    income = [int(t.get(seat, c.LEVEL + res)) for res in range(4)]
    sure, more, cards = production(t, seat)
    income = [n + s for n, s in zip(income, sure, strict=True)]
    trimmed = [
        max(0, int(t.get(seat, c.HAS + res)) - max(0, int(traits.value(t, seat, key, 1, -1))))
        for res, key in TRIMMED
    ]
    kept = [int(t.get(seat, c.HAS + res)) - n for (res, _), n in zip(TRIMMED, trimmed, strict=True)]
    return Outlook(
        money=money,
        fees=due,
        paid=paid,
        last=last,
        stands=fans,
        room=room,
        left=max(0, left),
        short=short,
        tokens=tokens(t, seat, short),
        bearers=bearers,
        trimmed=trimmed,
        income=income,
        more=more,
        cards=cards,
        monday=[n + i for n, i in zip([max(0, left), *kept], income, strict=True)],
    )


def tokens(t: Table, seat: int, short: int) -> int:
    """EL-304 Suspension tokens for so much unpaid money, if those bear it whose suspension makes
    the rest no dearer, as long as there are such.
    """
    u, total = t, 0
    for _ in range(short):
        best = None
        price = max(0, int(traits.value(u, seat, a.M_PENALTY, u.rules.penalty, -1)))
        for card in weekend.bearers(u, seat):
            after = u.clone()
            basics.put_on(after, card, c.SUSPENSION, price, Log(False))
            next_ = int(traits.value(after, seat, a.M_PENALTY, u.rules.penalty, -1))
            if best is None or next_ < best[0]:
                best = next_, after
        if best is None:
            break
        u = best[1]
        total += price
    return total


def fees_paid(r: Reader, seat: int) -> bool:
    """EL-301 to EL-305: has the week's end gone past the fees?"""
    frames = r.v.frames
    for at in range(0, len(frames), 4):
        if frames[at] == c.WEEK_END and frames[at + 1] > weekend.MARKET:
            return True
    lane = r.frames(seat)
    for at in range(0, len(lane), 4):
        if lane[at] == c.PENALTY:
            return lane[at + 2] >= weekend.BEARING
    if r.common != c.LANES:
        return False
    # done, while others are not; or the season is about to end
    return frames[-3] in (flow.AFTER_FEES, flow.AFTER_GAME_END, flow.AFTER_LAST_CLAIMS)


def stands(t: Table, seat: int) -> tuple[int, int]:
    """EL-210, EL-285 Money of the fans on the stands, and how much more they could bring."""

    def worth(fans: int) -> int:
        extra = int(traits.value(t, seat, a.M_SOLD_OUT_MONEY, 0, -1))
        return fans + (max(0, extra) if fans and fans >= threshold else 0)

    threshold = int(traits.value(t, seat, a.M_SOLD_OUT, t.book.constant(a.SOLD_OUT_THRESHOLD), -1))
    there = int(traits.fans_on(t, seat))
    if t.get(seat, c.RESULT_) or pitch.revealed(t, seat):
        return worth(there), 0
    free = 0 if traits.restricted(t, seat, a.R_STANDS) else int(matchday.free_places(t, seat))
    most = there + min(8, free, int(t.get(seat, c.HAS + c.FANS)))
    return worth(there), worth(most) - worth(there)


def production(t: Table, seat: int) -> tuple[list[int], list[int], list[int]]:
    """EL-082 Resources that production effects give by themselves, those that may be taken, and the
    cards whose production is something else.
    """
    sure, more = [0, 0, 0, 0], [0, 0, 0, 0]
    cards: list[int] = []
    at = t.book.triggered_at
    for place in range(at[a.PRODUCTION], at[a.PRODUCTION + 1]):
        ability = t.book.triggered[place]
        many = int(monday.uses(t, seat, ability))
        if not many:
            continue
        card = int(t.book.ability(ability, b.CARD))
        gains = more if t.book.ability(ability, b.MODE) == a.MAY else sure
        for op in range(t.book.ability(ability, b.DO), t.book.ability(ability, b.DO_END)):
            res, row = int(t.book.op(op, a.O_A)), int(t.book.op(op, a.O_AMOUNT))
            known = row < 0 or t.book.amount(row, 0) != a.A_D6
            if t.book.op(op, a.O_OP) == a.GAIN and res < c.ANY and known:
                n = 1 if row < 0 else int(terms.amount(t, seat, card, row))
                gains[res] += many * n
            elif card not in cards:
                cards.append(card)
    return sure, more, cards
