"""What a club of Eleven has, as its table shows it: see shown.py."""

from __future__ import annotations

import msgspec


class Office(msgspec.Struct, frozen=True, gc=False):
    """The office track: where a manager stands, victory points there and after the next step, and
    what that costs; None where there is none (EL-041, EL-170, EL-171).
    """

    at: int
    vp: int
    price: int | None
    next_vp: int | None


class Director(msgspec.Struct, frozen=True, gc=False):
    """A director: tokens by name, and the colour voted on each face of the die (EL-085)."""

    card: int
    exhausted: bool
    tokens: dict[str, int]
    votes: list[str]


class Employee(msgspec.Struct, frozen=True, gc=False):
    """Somebody of the staff: tokens by name, and the category (EL-320)."""

    card: int
    exhausted: bool
    tokens: dict[str, int]
    category: str


class Footballer(msgspec.Struct, frozen=True, gc=False):
    """A footballer of a squad (EL-120 to EL-128).

    number    1 of keepers, 12 and more without a shirt of his own; shirt is the one that he wears
    strength  with all tokens; gloves of a keeper
    line      0 defence, 1 midfield, 2 attack, 3 goal
    selected, scored  in the match of this week
    sale      money that selling him brings
    """

    card: int
    role: str
    trained: bool
    number: int
    shirt: int | None
    strength: int
    gloves: int
    zones: list[int]
    line: int
    tokens: dict[str, int]
    selected: bool
    scored: bool
    sale: int


class Sponsors(msgspec.Struct, frozen=True, gc=False):
    """Contracts for ad boards and on the kit, and how many there may be (EL-154)."""

    banners: list[int]
    kits: list[int]
    banner_places: int
    kit_places: int


class Stand(msgspec.Struct, frozen=True, gc=False):
    """Fans on a stand, and how many have room there (EL-210)."""

    fans: int
    capacity: int


class Stadium(msgspec.Struct, frozen=True, gc=False):
    """What is built, what could be, and who is on the stands (EL-040, EL-160, EL-161, EL-210).

    built      pieces of each kind; prices what another would cost, None without a space for it
    ordinary   spaces used, and all of them
    fans       on all stands; from `threshold` on it is sold out
    """

    built: list[int]
    prices: list[int | None]
    ordinary: tuple[int, int]
    stands: list[Stand]
    fans: int
    threshold: int
    sold_out: bool


class Fees(msgspec.Struct, frozen=True, gc=False):
    """What the end of the week costs, for footballers, stadium and staff (EL-068, EL-303, EL-311).

    total  money for all of them; next for each with one more, more the total with one more of each
    free   none is due at the end of this week any more (EL-302)
    """

    owned: list[int]
    money: list[int]
    total: int
    next: list[int]
    more: list[int]
    free: bool


class Outlook(msgspec.Struct, frozen=True, gc=False):
    """A manager's week from here to the next Monday (EL-285, EL-303, EL-304, EL-309, EL-081).

    money     in hand;  fees  due at the week's end, 0 once they are paid or where none is due
    paid      are they behind us?  last  is it the last week, with no Monday after it?
    stands    money of the fans on the stands;  room  how much more, if fans fill them up
    left      money after stands (as they are) and fees, never below 0;  short  what cannot be paid
    tokens    suspension tokens that would cost, at least;  bearers  staff who could bear them
    trimmed   fans, operations, fitness that would be discarded
    income    of each resource on Monday;  more  the same by effects that may be used;  cards  whose
              production is something else
    monday    resources with which Monday begins, before its effects
    """

    money: int
    fees: int
    paid: bool
    last: bool
    stands: int
    room: int
    left: int
    short: int
    tokens: int
    bearers: int
    trimmed: list[int]
    income: list[int]
    more: list[int]
    cards: list[int]
    monday: list[int]


class Points(msgspec.Struct, frozen=True, gc=False):
    """Victory points, if the season ended now, as far as all can see (EL-320).

    categories  of the staff: how many are owned, what they are worth, and with one more of them
    """

    league: int
    tokens: int
    staff: int
    stadium: int
    office: int
    suspensions: int
    total: int
    categories: dict[str, tuple[int, int, int]]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """Actions that a day has seen already, the price in operations of the paid one, and whether
    there are too few for it (EL-103).
    """

    basic: bool
    extra: bool
    price: int
    short: bool


class Forbidden(msgspec.Struct, frozen=True, gc=False):
    """What the board forbids, the days on which it is allowed, and the last week (EL-091)."""

    what: str
    days: list[str]
    until: int


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """Another change that lasts, of a shirt or of the club, by so much; `until` 0 for the match, 1
    to 6 a week, 99 for ever.
    """

    what: str
    shirt: int | None
    n: int
    until: int


class Poll(msgspec.Struct, frozen=True, gc=False):
    """How the board votes on a face of the die: yellow, blue, red, and the colour that wins; None
    where it is level (EL-085, EL-086).
    """

    votes: tuple[int, int, int]
    colour: int | None


class Meeting(msgspec.Struct, frozen=True, gc=False):
    """The board meeting of this Monday (EL-084 to EL-088).

    die      of the vote, while that is open; votes for yellow, blue, red
    adopted  the colour that has won; reroll whether rolling again can be paid
    faces    what each face of the die would bring
    """

    card: int
    die: int | None
    votes: tuple[int, int, int]
    adopted: str | None
    reroll: bool
    faces: list[Poll]


class Goal(msgspec.Struct, frozen=True, gc=False):
    """A condition of an objective (EL-360): what it is, how much of it there is (None where nothing
    is counted), how that compares with `n`, and whether it holds; `not`: it must not.
    """

    is_: str = msgspec.field(name="is")
    have: int | None
    op: str
    n: int
    not_: bool = msgspec.field(name="not")
    ok: bool


class Objective(msgspec.Struct, frozen=True, gc=False):
    """The objective of a seat: its own, or one that is shown (EL-360 to EL-363).

    met, shown  0 not, 1 its base, 2 its perfect goal
    """

    card: int | None
    met: int
    shown: int
    base: list[Goal]
    perfect: list[Goal]


class Cards(msgspec.Struct, frozen=True, gc=False):
    """Cards of which this eye knows the number, and some of them."""

    count: int
    cards: list[int]


class Season(msgspec.Struct, frozen=True, gc=False):
    """Matches of a season so far; `met` are the clubs, by week."""

    wins: int
    draws: int
    losses: int
    clean: int
    sold_outs: int
    big_wins: int
    met: list[int | None]


class Opponent(msgspec.Struct, frozen=True, gc=False):
    """The club of this week's match, and its front once this eye knows it (EL-057)."""

    club: int | None
    front: int | None


class Fates(msgspec.Struct, frozen=True, gc=False):
    """What each face of the die of the consequences would bring after this result, while it may be
    rolled again, and the face that lies there (EL-286).
    """

    die: int
    faces: list[tuple[str, int]]


class Hits(msgspec.Struct, frozen=True, gc=False):
    """Whom each face of the twelve-sided die names, while it may be rolled, and the face that lies
    there; 0 before the throw (EL-287, EL-330).
    """

    die: int
    faces: list[list[int]]
