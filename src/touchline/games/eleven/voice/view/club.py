"""What a table shows of one manager's club: see shown.py."""

from __future__ import annotations

from typing import Final

from touchline.core.log import Log
from touchline.games.eleven.cards.lexicon import (
    CATEGORIES,
    COLOURS,
    ROLES,
)
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics, crossing
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.effects import buying
from touchline.games.eleven.rules.table import deals, pitch, squad, traits
from touchline.games.eleven.rules.week import scoring

from ..shown import Club, Phase, State
from ..shown_club import (
    Cards,
    Director,
    Employee,
    Fees,
    Footballer,
    Office,
    Opponent,
    Points,
    Season,
    Sponsors,
    Stadium,
    Stand,
    Turn,
)
from .board import forbidden, lasting, meeting, objective
from .match import lineup, match, shirts
from .reader import NAMED, Reader
from .striking import fates, hits
from .week_ahead import outlook

TOKENS: Final = (
    "injury", "suspension", "str_temp", "str_perm", "weak_temp", "weak_perm", "played", "scored",
)  # fmt: skip
PRINTED: Final = 4  # EL-040 pieces of the stadium that everybody has
SILENT: Final = Log(False)
LINES: Final = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2}


def offering(r: Reader, seat: int, phase: int) -> int:
    """The operation by which an effect offers something in a phase, -1 where none does."""
    frame = r.frame(seat)
    asks = r.phase(seat) == phase and frame[1] // int(c.CARDS) == seat
    return frame[0] if asks else -1


def keep_none(n: int) -> int | None:
    """A number, None for less than nothing."""
    return n if n >= 0 else None


def club(r: Reader, seat: int) -> Club:
    """Everything of one manager, as far as this eye may know it."""
    v, t = r.v, r.t
    doing, state = occupied(r, seat)
    mine = seat == r.mine
    return Club(
        seat=seat,
        doing=doing,
        state=state,
        resources=[v.number(seat, c.HAS + n) for n in range(4)],
        stats=[v.number(seat, c.LEVEL + n) for n in range(4)],
        keep=[
            int(traits.value(t, seat, key, 1, -1))
            for key in (a.M_KEEP_FANS, a.M_KEEP_OPERATIONS, a.M_KEEP_FITNESS)
        ],
        points=v.number(seat, c.POINTS),
        office=office(r, seat),
        directors=[director(r, card) for card in r.at(c.OWN + seat, c.DIRECTOR)],
        kept=r.at(c.KEPT + seat, c.DIRECTOR),
        kept_stats=kept_stats(r, seat),
        staff=[employee(r, card) for card in r.at(c.OWN + seat, c.STAFF)],
        squad=[footballer(r, seat, card) for card in footballers(r, seat)],
        sponsors=Sponsors(
            banners=r.at(c.BANNER + seat, c.SPONSOR),
            kits=r.at(c.KIT + seat, c.SPONSOR),
            banner_places=int(traits.banners(t, seat)),
            kit_places=int(traits.kits(t, seat)),
        ),
        stadium=stadium(r, seat),
        fees=fees(r, seat),
        outlook=outlook(r, seat) if mine else None,
        vp=points(r, seat),
        turn=Turn(
            basic=v.number(seat, c.BASIC_USED) == 1,
            extra=v.number(seat, c.EXTRA_USED) == 1,
            price=paid_price(r, seat),
            short=v.number(seat, c.HAS + c.OPERATIONS) < paid_price(r, seat),
        ),
        forbidden=forbidden(r, seat),
        lasting=lasting(r, seat),
        meeting=meeting(r, seat),
        objective=objective(r, seat),
        hand=Cards(v.hands[seat], r.at(c.HAND + seat, c.TACTIC)),
        looking=Cards(v.looking[seat], r.at(c.LOOK + seat)),
        record=Season(
            wins=v.number(seat, c.WINS),
            draws=v.number(seat, c.WINS + 1),
            losses=v.number(seat, c.WINS + 2),
            clean=v.number(seat, c.WINS + 3),
            sold_outs=v.number(seat, c.WINS + 4),
            big_wins=v.number(seat, c.WINS + 5),
            met=[keep_none(v.number(seat, c.CLUB_AT + week)) for week in range(c.WEEKS)],
        ),
        opponent=Opponent(r.of(seat, c.CLUB), r.of(seat, c.FRONT)),
        fates=fates(r, seat) if mine else None,
        hits=hits(r, seat) if mine else None,
        rerolls=int(traits.free_rerolls(t, seat)),
        shirts=shirts(r, seat),
        match=match(r, seat),
        lineup=lineup(r, seat),
    )


def kept_stats(r: Reader, seat: int) -> list[int]:
    """EL-046 The statistics with the directors kept so far."""
    kept = r.at(c.KEPT + seat, c.DIRECTOR)
    t = r.t.clone() if kept else r.t
    for card in kept:
        for stat in range(4):
            basics.step_stat(t, seat, stat, t.book.card(card, b.STATS + stat), SILENT)
    return [int(t.get(seat, c.LEVEL + n)) for n in range(4)]


def paid_price(r: Reader, seat: int) -> int:
    """EL-103 What a paid action costs just now, in operations."""
    return max(0, int(traits.value(r.t, seat, a.M_EXTRA, 2, -1)))


def today(r: Reader, seat: int) -> dict[str, str | int]:
    """EL-100, EL-103 What is left of a day, for the question. `left`: "both" actions, the "basic"
    or the paid one ("extra") alone; "short" and "broke" are "both" and "extra" with too few
    operations for the paid one.
    """
    basic, extra = (r.v.number(seat, n) for n in (c.BASIC_USED, c.EXTRA_USED))
    price, have = paid_price(r, seat), r.v.number(seat, c.HAS + c.OPERATIONS)
    left = "extra" if basic else "basic" if extra else "both"
    if have < price:
        left = {"both": "short", "extra": "broke"}.get(left, left)
    money = r.v.number(seat, c.HAS + c.MONEY)
    return {"left": left, "money": money, "price": price, "have": have}


def occupied(r: Reader, seat: int) -> tuple[Phase, State]:
    """What a seat does now, by phase, and whether the others wait for it."""
    phase = r.phase(seat)
    if r.common == c.LANES:
        waits: dict[int, State] = {c.LANE_DONE: "done", c.DECISION: "turn"}
        return NAMED[phase], waits.get(phase, "busy")
    if r.common in (c.DRAFT, c.OBJECTIVE):
        own: State = "busy" if r.v.asked else "done"
        return NAMED[phase], own if seat == r.mine else ""
    return NAMED[phase], "busy" if r.asked() == seat else ""


def footballers(r: Reader, seat: int) -> list[int]:
    """EL-058 The squad, by card."""
    last = int(r.v.book.first[c.STAFF])
    return [card for card in r.at(c.OWN + seat) if card < last]


def tokens(r: Reader, card: int) -> dict[str, int]:
    """The tokens on a card, those that there are."""
    counts = [int(r.t.token(card, kind)) for kind in range(len(TOKENS))]
    return {name: n for name, n in zip(TOKENS, counts, strict=True) if n}


def exhausted(r: Reader, card: int) -> bool:
    """EL-102 Has the card been used?"""
    return r.v.flags[card] & int(c.EXHAUSTED) != 0


def director(r: Reader, card: int) -> Director:
    """EL-085 A director."""
    faces = int(r.v.book.card(card, b.FACES))
    votes = [COLOURS[faces >> 2 * n & 3] for n in range(6)]
    return Director(card, exhausted(r, card), tokens(r, card), votes)


def employee(r: Reader, card: int) -> Employee:
    """EL-142 Somebody of the staff."""
    category = CATEGORIES[int(r.v.book.card(card, b.CATEGORY)) - 1]
    return Employee(card, exhausted(r, card), tokens(r, card), category)


def footballer(r: Reader, seat: int, card: int) -> Footballer:
    """EL-120 to EL-128 A footballer of a squad."""
    t, book = r.t, r.v.book
    zones = [zone for zone in range(c.ZONES) if book.card(card, b.ZONES) >> zone & 1]
    keeper = book.card(card, b.ROLE) == c.KEEPER
    return Footballer(
        card=card,
        role=ROLES[int(book.card(card, b.ROLE))],
        trained=t.trained(card) == 1,
        number=int(pitch.number_worn(t, card)),
        shirt=keep_none(int(squad.shirt_of(t, seat, card))),
        strength=int(traits.strength(t, seat, card)),
        gloves=int(book.card(card, b.GLOVES + t.trained(card))),
        zones=zones,
        line=3 if keeper else LINES[zones[0]] if zones else 1,
        tokens=tokens(r, card),
        selected=r.v.flags[card] & int(c.SELECTED) != 0,
        scored=r.v.flags[card] & int(c.SCORED) != 0,
        sale=int(deals.sale_of(t, seat, card, 0)),
    )


def office(r: Reader, seat: int) -> Office:
    """EL-041, EL-170, EL-171 The office track."""
    rewards = r.v.book.office_vp
    at = r.v.number(seat, c.OFFICES)
    op = offering(r, seat, c.DESK)
    price = buying.desk_price(r.t, seat, op) if op >= 0 else deals.office_price(r.t, seat)
    return Office(
        at=at,
        vp=int(rewards[at - 1]) if at else 0,
        price=keep_none(int(price)),
        next_vp=int(rewards[at]) if at < len(rewards) else None,
    )


def stadium(r: Reader, seat: int) -> Stadium:
    """EL-040, EL-160, EL-161, EL-210 What is built, what could be, and who is in the stands."""
    t, book = r.t, r.v.book
    first = int(book.first[c.INFRASTRUCTURE])
    built = [r.v.built[seat * 8 + kind] for kind in range(7)]
    plain = [n for kind, n in enumerate(built) if not book.card(first + kind, b.UNIQUE)]
    places = int(t.rules.spaces or book.constant(a.ORDINARY_SPACES))
    op = offering(r, seat, c.SITE)
    prices = [
        int(buying.site_price(t, seat, op, kind) if op >= 0 else deals.build_price(t, seat, kind))
        if deals.can_build(t, seat, kind)
        else None
        for kind in range(7)
    ]
    stands = [
        Stand(
            fans=r.v.number(seat, c.STANDS_AT + stand),
            capacity=int(traits.capacity(t, seat, stand)),
        )
        for stand in range(traits.stands(t, seat))
    ]
    threshold = traits.value(t, seat, a.M_SOLD_OUT, book.constant(a.SOLD_OUT_THRESHOLD), -1)
    return Stadium(
        built=built,
        prices=prices,
        ordinary=(sum(plain), places),
        stands=stands,
        fans=int(traits.fans_on(t, seat)),
        threshold=int(threshold),
        sold_out=bool(traits.sold_out(t, seat)),
    )


def fees(r: Reader, seat: int) -> Fees:
    """EL-068, EL-303, EL-311 What the end of the week costs, now and with one more of each."""
    t = r.t
    owned = [
        len(footballers(r, seat)),
        PRINTED + sum(r.v.built[seat * 8 : seat * 8 + 7]),
        len(r.at(c.OWN + seat, c.STAFF)),
    ]
    money = [int(crossing.fees(t, n, owned[n])) for n in range(3)]
    more = [int(crossing.fees(t, n, owned[n] + 1)) for n in range(3)]
    total = sum(money)
    return Fees(
        owned=owned,
        money=money,
        total=due(r, seat, total),
        next=more,
        more=[due(r, seat, total - money[n] + more[n]) for n in range(3)],
        free=t.week >= c.WEEKS and not t.rules.fees_last_week,
    )


def due(r: Reader, seat: int, total: int) -> int:
    """Fees as effects leave them."""
    return max(0, int(traits.value(r.t, seat, a.M_FEES, total, -1)))


def points(r: Reader, seat: int) -> Points:
    """EL-320 Victory points, if the season ended now."""
    t, book = r.t, r.v.book
    owned = [0] * (len(CATEGORIES) + 1)
    for card in r.at(c.OWN + seat, c.STAFF):
        owned[book.card(card, b.CATEGORY)] += not t.token(card, c.SUSPENSION)
    categories: dict[str, tuple[int, int, int]] = {}
    for n, name in enumerate(CATEGORIES, 1):
        now, more = (int(crossing.category_points(book, n, owned[n] + i)) for i in (0, 1))
        categories[name] = (owned[n], now, more)
    league, tokens, staff, stadium, office, lost = (int(n) for n in scoring.score(t, seat))
    return Points(
        league=league,
        tokens=tokens,
        staff=staff,
        stadium=stadium,
        office=office,
        suspensions=lost,
        total=league + tokens + staff + stadium + office + lost,
        categories=categories,
    )
