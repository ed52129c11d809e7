"""What a table shows of Eleven: the view of one seat as plain data.

Cards have the numbers of the pack (`card`); what this eye cannot know is None. Words for numbers:
resources and statistics are lists of four, money, fans, operations, fitness; colours of votes are
"yellow", "blue", "red", those of dice "red", "yellow", "green"; rows 0 footballers, 1 staff,
2 sponsors; slots 0..4, 0 beside the deck; shirts 0..9 are the numbers 2..11, 10..12 have none;
zones 0..8 LB CB RB LM CM RM LF CF RF; kinds of infrastructure 0..6 floodlights, shop, directors'
office, training ground, stand 3, stand 4, ad board 3; clubs 0..7 within the division.

    phase       what is going on for all, by name (reading.NAMED): "draft", "day", "lanes" ...
                "lanes" on Monday and match day, when every seat does its own: see seats[].doing
    eye, seats  this seat (seats is a number; eye == seats for a watcher)
    week, day   0 before the season, else 1..6; "mon" "tue" "wed" "thu" "match", "" before
    division    3, 2, 1;  scenario  its place in the pack, or None
    leader      the first manager;  acting  the seat whose turn it is, None where it is all of them
    sealed      what this seat has put in its envelope (cards: draft, objective);  asked  is it
                still awaited there?
    ask         the question of this eye: {kind (a phase by name), op (an operation by name, "cost",
                "offer", ""), card (whose effect it is), left (how many more, where it is counted)}
    market      {rows: [[{slot, card, price, open, price_ok}] * 3], open_from, tops: [{deck, card,
                price}] of regular, youngster, veteran, decks: {deck: cards face down}, discards:
                {deck: cards}}: `price` is this manager's, None for sponsors and watchers; `open`:
                may be taken now by the rule of the right three; `price_ok`: the money is there
    league      [{team, seat, club, points, position, vp, active, die, met}], best first; team
                0..3 seats, 4..11 clubs; met: seats that meet this club this week
    clubs       for every seat, see club_view.py
    score       victory points of every seat: clubs[n].vp.total, at the end what was counted
    away        seats whose managers have resigned while the season goes on
    result      why it ended (codes.BY_POINTS ...), None while it goes on;  winners  seats

`clubs[n]`:
    seat, doing (phase by name), state: "busy", "done" (waits for others), "turn" (a decision waits
                for its turn), "" where nothing is asked of it
    resources, stats, keep: how many of fans, operations, fitness stay at week end
    points      VP tokens in the reserve
    office      {at, vp, price (None: no space), next_vp}
    directors   [{card, exhausted, tokens, votes: [six colours]}], staff [{card, exhausted, tokens,
                category}]; tokens: {name: n} of injury suspension str_temp str_perm weak_temp
                weak_perm played scored, those that there are
    kept        directors of the draft under way, where this eye knows them
    squad       [{card, role, trained, number, shirt, strength, gloves, zones: [n], tokens,
                selected, scored, sale, line}]: line 0 defence, 1 midfield, 2 attack, 3 goal
    sponsors    {banners: [card], kits: [card], banner_places, kit_places}
    stadium     {built: [n * 7], prices: [price or None * 7] (None: no space left), ordinary:
                [used, places], stands: [{fans, capacity}], fans, threshold, sold_out}
    fees        {owned: [footballers, stadium, staff], money: [n * 3], total, next: [each with one
                more], more: [total with one more of each]}
    outlook     of the own club, what the rest of the week costs and brings: see outlook.py
    prices      of the own club, what each answer of a day or an offer costs: see prices.py
    vp          {league, tokens, staff, stadium, office, suspensions, total}: if it ended now, as
                far as all can see (objectives not shown do not count);  categories {name: [owned,
                vp, vp of the next]}
    turn        {basic, extra: used today?, price: operations of the paid action}
    forbidden   [{what, days: [word], until: week}], restrictions of the board
    lasting     [{what, shirt, n, until}], other changes that last; until 0 the match, 1..6 a week,
                99 for ever
    meeting     None or {card, die, votes: [yellow, blue, red], adopted, reroll: can it be paid?}
    objective   {card, met 0..2, shown, base: [{have, op, n, ok}], perfect: [...]}: own, or shown
    hand        {count, cards: tactic cards this eye knows};  looking  {count, cards}
    record      {wins, draws, losses, clean, sold_outs, big_wins}, met: [club or None * 6]
    opponent    {club, front}: front None before it is known to this eye;  rerolls  free ones left
    fates       None, or what each face of the consequences would bring: see striking.py
    hits        None, or whom the twelve-sided die would hit: see striking.py
    shirts      [{side "attack"/"defence", field, card (who wears it), zone, power, mod, rule,
                glove}] * 13; power in this match
    match       None or {shape, plan (tactic card), selected: [cards], keeper: {card, strength,
                gloves}, score: [for, against], result "win" ..., foes: [{side, zone, power, mod,
                rule}], foe_keeper: {strength, gloves}, foe_shape, die (last own)}
    lineup      None, or the own line-up under way: {tactic, shape, picks: [{card, shirt, out,
                abilities}], field: [ten shirts], zones: [zone or None, as `field`], need: [five
                resources, the last of any kind]}
"""

from __future__ import annotations

from typing import Final

from . import book as b
from . import buying, crossing, deals, market, pitch
from . import codes as c
from .club_view import club, keep_none, offering, points
from .lexicon import DECKS, DICE
from .reading import NAMED, Reader
from .secrets import ElevenView

Data = dict[str, object]

DAYS: Final = ("mon", "tue", "wed", "thu", "match")
#: decks whose cards are drawn, and that are told how many are left
COUNTED: Final = (
    c.REGULAR, c.YOUNGSTER, c.VETERAN, c.STAFF, c.SPONSOR, c.BOARD, c.DIRECTOR, c.TACTIC,
    c.OBJECTIVES,
)  # fmt: skip
NUMBERED: Final = {"resource", "spread", "draws", "takes", "lots"}  # frame 2: how many more


def plain(v: ElevenView) -> Data:
    """The whole view."""
    r = Reader(v)
    s = r.scalar
    over = r.common == c.FINISHED
    acting = r.asked()
    return {
        "phase": NAMED[r.common],
        "eye": v.eye,
        "seats": v.seats,
        "week": s["week"],
        "day": DAYS[s["day"]] if s["week"] else "",
        "division": int(v.rules.division),
        "scenario": int(v.rules.scenario) - 1 if v.rules.scenario else None,
        "leader": s["leader"],
        "acting": acting if acting >= 0 else None,
        "sealed": [code - int(c.CARD) for code in v.mine],
        "asked": v.asked == 1,
        "ask": ask(r),
        "market": transfer_area(r),
        "league": league(r),
        "clubs": [club(r, seat) for seat in range(v.seats)],
        "score": [total(r, seat, over) for seat in range(v.seats)],
        "away": [seat for seat in range(v.seats) if v.number(seat, c.AWAY)],
        "result": s["reason"] if over else None,
        "winners": [n for n in range(v.seats) if over and s["winner"] >> n & 1],
    }


def total(r: Reader, seat: int, over: bool) -> int:
    """EL-320 Victory points of a seat: counted at the end, before it as far as this eye can see."""
    if over:
        return r.v.number(seat, c.TOTAL)
    found = points(r, seat)["total"]
    assert isinstance(found, int)
    return found


def ask(r: Reader) -> Data:
    """What is asked of this eye, if anything is."""
    kind = r.name(r.mine)
    op, card = r.source(r.mine)
    frame = r.frame(r.mine)
    left: int | None = frame[2] if kind in NUMBERED else None
    if kind in ("bind", "exchange"):
        card = frame[1]
    return {"kind": kind, "op": op, "card": keep_none(card), "left": left}


def transfer_area(r: Reader) -> Data:
    """EL-020 to EL-031 Rows, decks and discards, as this manager meets them."""
    t, me = r.t, r.mine
    rows: list[list[Data]] = []
    for row in range(3):
        slots: list[Data] = []
        for slot in range(5):
            card = r.v.row[row * 5 + slot]
            price = price_of(r, card) if row != c.SPONSORS else None
            slots.append(
                {
                    "slot": slot,
                    "card": keep_none(card),
                    "price": price,
                    "open": card >= 0 and reachable(r, row, slot),
                    "price_ok": affordable(r, price),
                }
            )
        rows.append(slots)
    tops = [
        {"deck": DECKS[deck], "card": keep_none(card), "price": price_of(r, card)}
        for deck, card in enumerate(r.v.top)
    ]
    return {
        "rows": rows,
        "open_from": int(market.open_slot(t, me)) if me >= 0 else 2,
        "tops": tops,
        "decks": {DECKS[deck]: face_down(r, deck) for deck in COUNTED},
        "discards": {DECKS[deck]: r.at(c.DISCARD, deck) for deck in COUNTED},
    }


def reachable(r: Reader, row: int, slot: int) -> bool:
    """EL-030 May this manager take from the slot? To a watcher the right three are open."""
    return market.slot_open(r.t, r.mine, row, slot) if r.mine >= 0 else slot >= 2


def price_of(r: Reader, card: int) -> int | None:
    """What a card costs this manager: by the rule, or by the effect that offers it."""
    if card < 0 or r.mine < 0:
        return None
    op = offering(r, r.mine, c.MARKET)
    if op >= 0 and r.deck(card) in (*range(int(c.VETERAN) + 1), c.STAFF):
        return int(buying.recruit_price(r.t, r.mine, op, card))
    return int(deals.price_of(r.t, r.mine, card))


def affordable(r: Reader, price: int | None) -> bool:
    """Is the money there?"""
    return price is None or price <= (r.v.number(r.mine, c.HAS + c.MONEY) if r.mine >= 0 else 0)


def face_down(r: Reader, deck: int) -> int:
    """The cards of a deck that lie in no place this eye can see, less those in hands."""
    book, v = r.v.book, r.v
    cards = range(book.first[deck], book.first[deck + 1])
    unseen = [card for card in cards if v.where[card] in (c.PILE, -1)]
    if deck != c.TACTIC:
        return len([card for card in unseen if v.where[card] == c.PILE])
    held = sum(v.hands) - len([card for card in cards if c.HAND <= v.where[card] < c.KEPT])
    return len(unseen) - held


def league(r: Reader) -> list[Data]:
    """EL-070, EL-283, EL-321 Every team of the division, best first."""
    v, t = r.v, r.t
    rows: list[Data] = []
    for team, gained in enumerate(v.league):
        if v.seats <= team < 4:
            continue
        position = int(pitch.rank_of(t, team))
        own = team - 4
        met = [n for n in range(v.seats) if own >= 0 and v.number(n, c.CLUB) == own]
        rows.append(
            {
                "team": team,
                "seat": team if team < 4 else None,
                "club": own if own >= 0 else None,
                "points": gained,
                "position": position,
                "vp": int(crossing.league_points(v.book, position)),
                "active": own < 0 or r.scalar["awake"] >> own & 1 == 1,
                "die": die_of(r, own) if own >= 0 else None,
                "met": met,
            }
        )
    return sorted(rows, key=lambda row: (int(str(row["position"])), int(str(row["team"]))))


def die_of(r: Reader, own: int) -> str:
    """EL-292 The die of a club: the colour that its cards show."""
    book = r.v.book
    number = own + 4 * (3 - int(r.v.rules.division))
    card = int(book.first[c.OPPONENT]) + number * 4
    return DICE_BY_COLOUR[int(book.card(card, b.DIE))]


DICE_BY_COLOUR: Final = {int(c.RED): DICE[0], int(c.YELLOW): DICE[1], int(c.GREEN): DICE[2]}
