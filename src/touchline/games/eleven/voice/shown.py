"""What a table shows of Eleven: one record a seat. The browser's types are made from it.

Cards, abilities and tactic cards have the numbers of the pack. Resources and statistics are lists
of four: money, fans, operations, fitness. Shirts 0 to 9 are the numbers 2 to 11, 10 to 12 have
none; zones 0 to 8 are LB CB RB LM CM RM LF CF RF; kinds of infrastructure 0 to 6 are floodlights,
shop, directors' office, training ground, stand 3, stand 4, ad board 3; clubs 0 to 7 are those of
the division. Keys of mappings are words of the pack. None is what this eye cannot know, or what
there is none of.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .shown_club import (
    Cards,
    Director,
    Employee,
    Fates,
    Fees,
    Footballer,
    Forbidden,
    Hits,
    Lasting,
    Meeting,
    Objective,
    Office,
    Opponent,
    Outlook,
    Points,
    Season,
    Sponsors,
    Stadium,
    Turn,
)
from .shown_match import (
    LineUp,
    Match,
    Shirt,
)

Day = Literal["", "mon", "tue", "wed", "thu", "match"]
#: what a seat does: waits for the others, for its turn to decide, or is asked; "" for none of it
State = Literal["", "busy", "done", "turn"]
#: the phases by name, see reader.NAMED
Phase = Literal[
    "draft", "deal", "reveal", "shirts", "objective", "lanes", "day", "roll_club", "week_end",
    "finished", "first", "production", "meeting", "vote_roll", "vote", "colour_choice", "decision",
    "club_drawn", "formation", "select", "assign", "bind", "exchange", "place", "recovery",
    "window", "stands", "front_drawn", "match_tactic", "compare", "scorers", "result", "luck_roll",
    "luck", "injury_roll", "injury", "lane_done", "run", "targets", "resource", "statistic",
    "option", "pay", "roll", "rolled", "draws", "takes", "market", "contract", "site", "desk",
    "spread", "move", "join", "refill", "prevent", "amount_roll", "give_up", "penalty", "refresh",
    "face_roll", "face", "order", "lots", "glimpse", "income", "renew", "blind", "claim", "recall",
]  # fmt: skip


class Question(msgspec.Struct, frozen=True, gc=False):
    """What this eye is asked: the phase and the operation of an effect by name ("cost" where
    something is paid, "offer" where an ability may be used), the card whose effect it is, and how
    many more, where that is counted.
    """

    kind: Phase
    op: str
    card: int | None
    left: int | None


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A place of a row, 0 beside the deck (EL-020 to EL-031).

    price     of this manager; None for sponsors and watchers; price_ok: the money is there
    open      may be taken now by the rule of the right three
    """

    slot: int
    card: int | None
    price: int | None
    open: bool
    price_ok: bool


class Top(msgspec.Struct, frozen=True, gc=False):
    """The card that lies open on a deck, and its price for this manager."""

    deck: str
    card: int | None
    price: int | None


class Market(msgspec.Struct, frozen=True, gc=False):
    """The transfer area.

    rows       footballers, staff, sponsors; open_from is the first slot that is open
    tops       of the decks of footballers
    decks      cards that lie face down, by deck; discards those face up
    """

    rows: list[list[Slot]]
    open_from: int
    tops: list[Top]
    decks: dict[str, int]
    discards: dict[str, list[int]]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """A team of the division (EL-070, EL-283, EL-321).

    team    0 to 3 a seat, 4 to 11 a club
    vp      victory points of its position
    active  a club that plays; die the colour of its die (EL-292)
    met     seats that meet this club this week
    """

    team: int
    seat: int | None
    club: int | None
    points: int
    position: int
    vp: int
    active: bool
    die: str | None
    met: list[int]


class Club(msgspec.Struct, frozen=True, gc=False):
    """Everything of one manager, as far as this eye may know it.

    doing     the phase by name
    keep      how many of fans, operations, fitness stay at the end of the week
    points    tokens of victory points in the reserve
    kept      directors of the draft under way; kept_stats the statistics with them (EL-046)
    outlook   of the own club alone, like `fates`, `hits`
    looking   cards drawn to choose from
    rerolls   free ones left
    """

    seat: int
    doing: Phase
    state: State
    resources: list[int]
    stats: list[int]
    keep: list[int]
    points: int
    office: Office
    directors: list[Director]
    kept: list[int]
    kept_stats: list[int]
    staff: list[Employee]
    squad: list[Footballer]
    sponsors: Sponsors
    stadium: Stadium
    fees: Fees
    outlook: Outlook | None
    vp: Points
    turn: Turn
    forbidden: list[Forbidden]
    lasting: list[Lasting]
    meeting: Meeting | None
    objective: Objective
    hand: Cards
    looking: Cards
    record: Season
    opponent: Opponent
    fates: Fates | None
    hits: Hits | None
    rerolls: int
    shirts: list[Shirt]
    match: Match | None
    lineup: LineUp | None


class Ratings(msgspec.Struct, frozen=True, gc=False):
    """What a manager alone becomes: the least points of each rating but the first, the one of
    the points so far, 0 to 4, and how many more the next one takes, None at the last (EL-395).
    """

    least: list[int]
    now: int
    more: int | None


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat may see it; `eye` is that seat, or `seats` for the watcher.

    phase     what goes on for all; "lanes" on Monday and match day, when every seat does its own
    week      0 before the season, else 1 to 6
    scenario  its place in the pack
    leader    the first manager; acting the seat whose turn it is, None where it is all of them
    sealed    what this seat has put in its envelope: cards of draft or objective
    asked     is it still awaited there?
    league    best first
    score     victory points of every seat; at the end what was counted
    away      seats whose managers have resigned while the season goes on
    result    why it ended; winners are seats
    ratings   alone, without a scenario
    """

    phase: Phase
    eye: int
    seats: int
    week: int
    day: Day
    division: int
    scenario: int | None
    leader: int
    acting: int | None
    sealed: list[int]
    asked: bool
    ask: Question
    market: Market
    league: list[Standing]
    clubs: list[Club]
    score: list[int]
    away: list[int]
    result: int | None
    winners: list[int]
    ratings: Ratings | None
