"""The view of one seat of Eleven, as shown.py describes it."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards.lexicon import DECKS, DICE
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import crossing
from touchline.games.eleven.rules.effects import buying
from touchline.games.eleven.rules.secrets import ElevenView
from touchline.games.eleven.rules.sums import rating
from touchline.games.eleven.rules.table import deals, market, pitch

from ..shown import Club, Day, Market, Question, Ratings, Slot, Standing, Top, View
from .club import club, keep_none, offering
from .reader import NAMED, Reader, read

DAYS: Final[tuple[Day, ...]] = ("mon", "tue", "wed", "thu", "match")
#: decks whose cards are drawn, and that are told how many are left
COUNTED: Final = (
    c.REGULAR, c.YOUNGSTER, c.VETERAN, c.STAFF, c.SPONSOR, c.BOARD, c.DIRECTOR, c.TACTIC,
    c.OBJECTIVES,
)  # fmt: skip
NUMBERED: Final = {"resource", "spread", "draws", "takes", "lots"}  # frame 2: how many more


def view(v: ElevenView) -> View:
    """The whole view."""
    r = read(v)
    s = r.scalar
    over = r.common == c.FINISHED
    acting = r.asked()
    clubs = [club(r, seat) for seat in range(v.seats)]
    score = [total(r, each, over) for each in clubs]
    return View(
        phase=NAMED[r.common],
        eye=v.eye,
        seats=v.seats,
        week=s["week"],
        day=DAYS[s["day"]] if s["week"] else "",
        division=int(v.rules.division),
        scenario=int(v.rules.scenario) - 1 if v.rules.scenario else None,
        leader=s["leader"],
        acting=acting if acting >= 0 else None,
        sealed=[code - int(c.CARD) for code in v.mine],
        asked=v.asked == 1,
        ask=ask(r),
        market=transfer_area(r),
        league=league(r),
        clubs=clubs,
        score=score,
        away=[seat for seat in range(v.seats) if v.number(seat, c.AWAY)],
        result=s["reason"] if over else None,
        winners=[n for n in range(v.seats) if over and s["winner"] >> n & 1],
        ratings=ratings(r, score[0]) if v.seats == 1 and not v.rules.scenario else None,
    )


def total(r: Reader, shown: Club, over: bool) -> int:
    """EL-320 Victory points of a club: counted at the end, before it as far as this eye can see."""
    return r.v.number(shown.seat, c.TOTAL) if over else shown.vp.total


def ratings(r: Reader, points: int) -> Ratings:
    """EL-395 What a manager alone may become."""
    division = r.v.rules.division
    least = [int(crossing.rating_from(division, n)) for n in range(1, 5)]
    now = int(rating(division, points))
    return Ratings(least, now, least[now] - points if now < len(least) else None)


def ask(r: Reader) -> Question:
    """What is asked of this eye, if anything is."""
    kind = NAMED[r.phase(r.mine)]
    op, card = r.source(r.mine)
    frame = r.frame(r.mine)
    left: int | None = frame[2] if kind in NUMBERED else None
    if kind in ("bind", "exchange"):
        card = frame[1]
    return Question(kind, op, keep_none(card), left)


def transfer_area(r: Reader) -> Market:
    """EL-020 to EL-031 Rows, decks and discards, as this manager meets them."""
    rows: list[list[Slot]] = []
    for row in range(3):
        slots: list[Slot] = []
        for slot in range(5):
            card = r.v.row[row * 5 + slot]
            price = price_of(r, card) if row != c.SPONSORS else None
            slots.append(
                Slot(
                    slot=slot,
                    card=keep_none(card),
                    price=price,
                    open=card >= 0 and reachable(r, row, slot),
                    price_ok=affordable(r, price),
                )
            )
        rows.append(slots)
    return Market(
        rows=rows,
        open_from=int(market.open_slot(r.t, r.mine)) if r.mine >= 0 else 2,
        tops=[
            Top(DECKS[deck], keep_none(card), price_of(r, card))
            for deck, card in enumerate(r.v.top)
        ],
        decks={DECKS[deck]: face_down(r, deck) for deck in COUNTED},
        discards={DECKS[deck]: r.at(c.DISCARD, deck) for deck in COUNTED},
    )


def reachable(r: Reader, row: int, slot: int) -> bool:
    """EL-030 May this manager take from the slot? To a watcher the right three are open."""
    return market.slot_open(r.t, r.mine, row, slot) if r.mine >= 0 else slot >= 2


def price_of(r: Reader, card: int) -> int | None:
    """What a card costs this manager: by the rule, or by the effect that offers it.

    It stands beside the card all the time, whoever is asked; what each open answer of a question
    costs is in its sketch (prices.py).
    """
    if card < 0 or r.mine < 0:
        return None
    op = offering(r, r.mine, c.MARKET)
    deck = r.deck(card)
    if op >= 0 and (deck <= c.VETERAN or deck == c.STAFF):
        return int(buying.recruit_price(r.t, r.mine, op, card))
    return int(deals.price_of(r.t, r.mine, card))


def affordable(r: Reader, price: int | None) -> bool:
    """Is the money there?"""
    return price is None or price <= (r.v.number(r.mine, c.HAS + c.MONEY) if r.mine >= 0 else 0)


def face_down(r: Reader, deck: int) -> int:
    """The cards of a deck that lie in no place this eye can see, less those in hands."""
    book, v = r.v.book, r.v
    piled = len(r.at(c.PILE, deck))
    if deck != c.TACTIC:
        return piled
    cards = range(book.first[deck], book.first[deck + 1])
    held = sum(v.hands) - len([card for card in cards if c.HAND <= v.where[card] < c.KEPT])
    return piled + len(r.at(-1, deck)) - held


def league(r: Reader) -> list[Standing]:
    """EL-070, EL-283, EL-321 Every team of the division, best first."""
    v, t = r.v, r.t
    rows: list[Standing] = []
    for team, gained in enumerate(v.league):
        if v.seats <= team < 4:
            continue
        position = int(pitch.rank_of(t, team))
        own = team - 4
        met = [n for n in range(v.seats) if own >= 0 and v.number(n, c.CLUB) == own]
        rows.append(
            Standing(
                team=team,
                seat=team if team < 4 else None,
                club=own if own >= 0 else None,
                points=gained,
                position=position,
                vp=int(crossing.league_points(v.book, position)),
                active=own < 0 or r.scalar["awake"] >> own & 1 == 1,
                die=die_of(r, own) if own >= 0 else None,
                met=met,
            )
        )
    return sorted(rows, key=lambda row: (row.position, row.team))


def die_of(r: Reader, own: int) -> str:
    """EL-292 The die of a club: the colour that its cards show."""
    book = r.v.book
    number = own + 4 * (3 - int(r.v.rules.division))
    card = int(book.first[c.OPPONENT]) + number * 4
    return DICE_BY_COLOUR[int(book.card(card, b.DIE))]


DICE_BY_COLOUR: Final = {int(c.RED): DICE[0], int(c.YELLOW): DICE[1], int(c.GREEN): DICE[2]}
