"""What a table shows of one manager's club: see viewing.py for the shape."""

from __future__ import annotations

from typing import Final

from touchline.core.ids import HIDDEN

from . import acts as a
from . import book as b
from . import buying, crossing, deals, pitch, scoring, squad, terms, traits
from . import codes as c
from .lexicon import CATEGORIES, COLOURS, COMPARISONS, CONDITIONS, DAYS, KEYS, RESTRICTED, ROLES
from .match_view import lineup, match, shirts
from .outlook import outlook
from .prices import prices
from .reading import NAMED, Reader
from .striking import fates, hits

Data = dict[str, object]

TOKENS: Final = (
    "injury", "suspension", "str_temp", "str_perm", "weak_temp", "weak_perm", "played", "scored",
)  # fmt: skip
RECORD: Final = ("wins", "draws", "losses", "clean", "sold_outs", "big_wins")
SCORES: Final = ("league", "tokens", "staff", "stadium", "office", "suspensions")  # EL-320
PRINTED: Final = 4  # EL-040 pieces of the stadium that everybody has
LINES: Final = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2}
#: conditions that compare a number
COMPARED: Final = {
    a.IF_GOAL_DIFF, a.IF_GOALS_FOR, a.IF_GOALS_AGAINST, a.IF_FANS_ON_STANDS, a.IF_WEEK,
    a.IF_DIVISION, a.IF_HAS, a.IF_STAT, a.IF_STATS_AT, a.IF_OFFICE, a.IF_COUNT, a.IF_SEASON,
    a.IF_FINAL_POSITION, a.IF_TOTAL_VP,
}  # fmt: skip


def offering(r: Reader, seat: int, phase: int) -> int:
    """The operation by which an effect offers something in a phase, -1 where none does."""
    frame = r.frame(seat)
    asks = r.phase(seat) == phase and frame[1] // int(c.CARDS) == seat
    return frame[0] if asks else -1


def keep_none(n: int) -> int | None:
    """A number, None for less than nothing."""
    return n if n >= 0 else None


def club(r: Reader, seat: int) -> Data:
    """Everything of one manager, as far as this eye may know it."""
    v, t = r.v, r.t
    doing, state = occupied(r, seat)
    return {
        "seat": seat,
        "doing": doing,
        "state": state,
        "resources": [v.number(seat, c.HAS + n) for n in range(4)],
        "stats": [v.number(seat, c.LEVEL + n) for n in range(4)],
        "keep": [
            int(traits.value(t, seat, key, 1, -1))
            for key in (a.M_KEEP_FANS, a.M_KEEP_OPERATIONS, a.M_KEEP_FITNESS)
        ],
        "points": v.number(seat, c.POINTS),
        "office": office(r, seat),
        "directors": [person(r, card) for card in r.at(c.OWN + seat, c.DIRECTOR)],
        "kept": r.at(c.KEPT + seat, c.DIRECTOR),
        "staff": [person(r, card) for card in r.at(c.OWN + seat, c.STAFF)],
        "squad": [footballer(r, seat, card) for card in footballers(r, seat)],
        "sponsors": {
            "banners": r.at(c.BANNER + seat, c.SPONSOR),
            "kits": r.at(c.KIT + seat, c.SPONSOR),
            "banner_places": int(traits.banners(t, seat)),
            "kit_places": int(traits.kits(t, seat)),
        },
        "stadium": stadium(r, seat),
        "fees": fees(r, seat),
        "outlook": outlook(r, seat) if seat == r.mine else None,
        "prices": prices(r) if seat == r.mine else {},
        "vp": points(r, seat),
        "turn": {
            "basic": v.number(seat, c.BASIC_USED) == 1,
            "extra": v.number(seat, c.EXTRA_USED) == 1,
            "price": paid_price(r, seat),
        },
        "forbidden": forbidden(r, seat),
        "lasting": lasting(r, seat),
        "meeting": meeting(r, seat),
        "objective": objective(r, seat),
        "hand": {"count": v.hands[seat], "cards": r.at(c.HAND + seat, c.TACTIC)},
        "looking": {"count": v.looking[seat], "cards": r.at(c.LOOK + seat)},
        "record": {
            **{name: v.number(seat, c.WINS + n) for n, name in enumerate(RECORD)},
            "met": [keep_none(v.number(seat, c.CLUB_AT + week)) for week in range(c.WEEKS)],
        },
        "opponent": {"club": r.of(seat, c.CLUB), "front": r.of(seat, c.FRONT)},
        "fates": fates(r, seat) if seat == r.mine else None,
        "hits": hits(r, seat) if seat == r.mine else None,
        "rerolls": int(traits.free_rerolls(t, seat)),
        "shirts": shirts(r, seat),
        "match": match(r, seat),
        "lineup": lineup(r, seat),
    }


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


def occupied(r: Reader, seat: int) -> tuple[str, str]:
    """What a seat does now, by phase, and whether the others wait for it."""
    phase = r.phase(seat)
    if r.common == c.LANES:
        waits = {c.LANE_DONE: "done", c.DECISION: "turn"}
        return NAMED[phase], waits.get(phase, "busy")
    if r.common in (c.DRAFT, c.OBJECTIVE):
        own = "busy" if r.v.asked else "done"
        return NAMED[phase], own if seat == r.mine else ""
    return NAMED[phase], "busy" if r.asked() == seat else ""


def footballers(r: Reader, seat: int) -> list[int]:
    """EL-058 The squad, by card."""
    last = int(r.v.book.first[c.STAFF])
    return [card for card in range(last) if r.v.where[card] == c.OWN + seat]


def tokens(r: Reader, card: int) -> Data:
    """The tokens on a card, those that there are."""
    counts = [int(r.t.token(card, kind)) for kind in range(len(TOKENS))]
    return {name: n for name, n in zip(TOKENS, counts, strict=True) if n}


def person(r: Reader, card: int) -> Data:
    """A director or a member of staff."""
    book = r.v.book
    found: Data = {
        "card": card,
        "exhausted": r.v.flags[card] & int(c.EXHAUSTED) != 0,
        "tokens": tokens(r, card),
    }
    if r.deck(card) == c.DIRECTOR:
        faces = int(book.card(card, b.FACES))
        found["votes"] = [COLOURS[faces >> 2 * n & 3] for n in range(6)]
    else:
        found["category"] = CATEGORIES[int(book.card(card, b.CATEGORY)) - 1]
    return found


def footballer(r: Reader, seat: int, card: int) -> Data:
    """EL-120 to EL-128 A footballer of a squad."""
    t, book = r.t, r.v.book
    zones = [zone for zone in range(c.ZONES) if book.card(card, b.ZONES) >> zone & 1]
    keeper = book.card(card, b.ROLE) == c.KEEPER
    return {
        "card": card,
        "role": ROLES[int(book.card(card, b.ROLE))],
        "trained": t.trained(card) == 1,
        "number": int(pitch.number_worn(t, card)),
        "shirt": keep_none(int(squad.shirt_of(t, seat, card))),
        "strength": int(traits.strength(t, seat, card)),
        "gloves": int(book.card(card, b.GLOVES + t.trained(card))),
        "zones": zones,
        "line": 3 if keeper else LINES[zones[0]] if zones else 1,
        "tokens": tokens(r, card),
        "selected": r.v.flags[card] & int(c.SELECTED) != 0,
        "scored": r.v.flags[card] & int(c.SCORED) != 0,
        "sale": int(deals.sale_of(t, seat, card, 0)),
    }


def office(r: Reader, seat: int) -> Data:
    """EL-041, EL-170, EL-171 The office track."""
    rewards = r.v.book.office_vp
    at = r.v.number(seat, c.OFFICES)
    op = offering(r, seat, c.DESK)
    price = buying.desk_price(r.t, seat, op) if op >= 0 else deals.office_price(r.t, seat)
    return {
        "at": at,
        "vp": int(rewards[at - 1]) if at else 0,
        "price": keep_none(int(price)),
        "next_vp": int(rewards[at]) if at < len(rewards) else None,
    }


def stadium(r: Reader, seat: int) -> Data:
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
        {
            "fans": r.v.number(seat, c.STANDS_AT + stand),
            "capacity": int(traits.capacity(t, seat, stand)),
        }
        for stand in range(traits.stands(t, seat))
    ]
    threshold = traits.value(t, seat, a.M_SOLD_OUT, book.constant(a.SOLD_OUT_THRESHOLD), -1)
    return {
        "built": built,
        "prices": prices,
        "ordinary": [sum(plain), places],
        "stands": stands,
        "fans": int(traits.fans_on(t, seat)),
        "threshold": int(threshold),
        "sold_out": bool(traits.sold_out(t, seat)),
    }


def fees(r: Reader, seat: int) -> Data:
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
    return {
        "owned": owned,
        "money": money,
        "total": due(r, seat, total),
        "next": more,
        "more": [due(r, seat, total - money[n] + more[n]) for n in range(3)],
    }


def due(r: Reader, seat: int, total: int) -> int:
    """Fees as effects leave them."""
    return max(0, int(traits.value(r.t, seat, a.M_FEES, total, -1)))


def points(r: Reader, seat: int) -> Data:
    """EL-320 Victory points, if the season ended now."""
    t, book = r.t, r.v.book
    categories: Data = {}
    for n, name in enumerate(CATEGORIES, 1):
        own = [
            card
            for card in r.at(c.OWN + seat, c.STAFF)
            if book.card(card, b.CATEGORY) == n and not t.token(card, c.SUSPENSION)
        ]
        worth = [int(crossing.category_points(book, n, len(own) + more)) for more in (0, 1)]
        categories[name] = [len(own), *worth]
    found = [int(n) for n in scoring.score(t, seat)]
    return {
        **dict(zip(SCORES, found, strict=True)),
        "total": sum(found),
        "categories": categories,
    }


def forbidden(r: Reader, seat: int) -> list[Data]:
    """EL-091 What the board forbids, and on which days it is allowed."""
    found: list[Data] = []
    for row in changes(r, seat):
        what = row[c.T_WHAT] - int(c.RESTRICTION)
        if 0 <= what < len(RESTRICTED):
            days = [DAYS[n] for n in range(1, 4) if row[c.T_MODE] >> n & 1]
            found.append({"what": RESTRICTED[what], "days": days, "until": row[c.T_UNTIL]})
    return found


def changes(r: Reader, seat: int) -> list[list[int]]:
    """The rows of `timed` that are a seat's."""
    size = int(c.TIMED)
    rows = [r.v.timed[at : at + size] for at in range(0, len(r.v.timed), size)]
    return [row for row in rows if row[c.T_SEAT] == seat]


def lasting(r: Reader, seat: int) -> list[Data]:
    """Other changes that last a while: keys of `modify`, and bonuses of shirts."""
    found: list[Data] = []
    for row in changes(r, seat):
        what = row[c.T_WHAT]
        if what < len(KEYS):
            found.append({"what": KEYS[what], "shirt": None, "n": row[c.T_N]})
        elif what == c.SHIRT_PLUS:
            found.append({"what": "shirt", "shirt": row[c.T_TARGET], "n": row[c.T_N]})
        elif c.GUARD <= what < c.SHIRT_PLUS:
            found.append({"what": "guard", "shirt": None, "n": row[c.T_N]})
        else:
            continue
        found[-1]["until"] = row[c.T_UNTIL]
    return found


def meeting(r: Reader, seat: int) -> Data | None:
    """EL-084 to EL-088 The board meeting of this Monday, once its card lies there."""
    v, t = r.v, r.t
    card = v.number(seat, c.MEETING_CARD)
    if card < 0:
        return None
    # a decision may roll the die anew, so that it tells nothing of the vote any more
    voting = r.phase(seat) in (c.VOTE, c.COLOUR_CHOICE, c.DECISION)
    die = v.number(seat, c.DIE) if voting and r.common == c.LANES else 0
    votes = [0, 0, 0]
    for director in r.at(c.OWN + seat, c.DIRECTOR):
        if die and not t.token(director, c.SUSPENSION):
            votes[int(v.book.card(director, b.FACES)) >> 2 * (die - 1) & 3] += 1
    adopted = v.number(seat, c.ADOPTED)
    return {
        "card": card,
        "die": die or None,
        "votes": votes,
        "adopted": COLOURS[adopted] if adopted >= 0 else None,
        "reroll": bool(traits.may_reroll(t, seat)),
    }


def objective(r: Reader, seat: int) -> Data:
    """EL-360 to EL-363 The objective of a seat: its own, or one that is shown."""
    card = r.v.number(seat, c.OBJECTIVE_)
    shown = r.v.number(seat, c.OBJECTIVE_IS)
    if card == HIDDEN:
        return {"card": None, "met": 0, "shown": shown, "base": [], "perfect": []}
    return {
        "card": card,
        "met": max(shown, r.v.number(seat, c.OBJECTIVE_MET)),
        "shown": shown,
        "base": progress(r, seat, card, a.GOAL_BASE),
        "perfect": progress(r, seat, card, a.GOAL_PERFECT),
    }


def progress(r: Reader, seat: int, card: int, trigger: int) -> list[Data]:
    """How far each condition of a goal is."""
    book, t = r.v.book, r.t
    found: list[Data] = []
    ability = int(traits.ability_on(t, card, trigger, -1))
    if ability < 0:
        return found
    for row in range(book.ability(ability, b.IF), book.ability(ability, b.IF_END)):
        what, of, op, n, refuse, selector = (int(book.conditions[row * 6 + i]) for i in range(6))
        have: int | None = None
        if what in COMPARED:
            have = int(terms.measured(t, seat, card, what, of, selector))
        found.append(
            {
                "is": CONDITIONS[what],
                "have": have,
                "op": COMPARISONS[op],
                "n": n,
                "not": refuse == 1,
                "ok": bool(terms.holds(t, seat, card, row, row + 1)),
            }
        )
    return found
