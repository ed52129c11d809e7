"""What a table shows of FootClub: one record a seat. The browser's types are made from it.

Team cards are numbered as in the pack, match cards 0 to 41 within their club; keys of mappings are
such numbers as text. Clubs are 0 and 1; -1 is nobody or nothing, None what this seat may not know.
A chance is a pair, numerator and denominator.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Ratio = tuple[int, int]
Kop = Literal["attack", "freshness"]
Gone = Literal["off", "sent_off", "retired", "suspended"]
Kind = Literal["set_attack", "solo_run", "counter", "free_kick", "penalty"]
#: the phases by name, in the order of their numbers
Phase = Literal[
    "staff", "starter", "reveal", "draft_star", "draft_pair", "pick_home", "home_toss", "pick_kop",
    "prematch", "tactics", "colour", "draw", "place_fan", "change", "swap", "possession", "tackle",
    "settle", "offensive", "bonus", "support", "shot", "counter", "reclaim", "discard", "decider",
    "recruit_deal", "recruit", "shoot_order", "shoot_start", "kick", "tie_toss", "toss", "end",
]  # fmt: skip


class Aim(msgspec.Struct, frozen=True, gc=False):
    """Whom a card names, and for each of them the place 0 to 5 in the ribbon that counts; empty for
    nobody (FC-059 to FC-069).
    """

    players: list[int]
    cells: list[int]


class ShotOdds(msgspec.Struct, frozen=True, gc=False):
    """The chances of a shot (FC-125 to FC-130)."""

    goal: Ratio
    save: Ratio
    corner: Ratio


class DuelOdds(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a tackle or a defence support comes to (FC-084 to FC-094).

    red   he is sent off, by a second yellow card too; lost  a fourth red card ends the match
    goal  of a support: a goal after it, if nobody does anything more
    """

    success: Ratio
    foul: Ratio
    yellow: Ratio
    red: Ratio
    lost: Ratio
    goal: Ratio | None = None


#: by card, and how it is played: "regular", "aggressive"
Duels = dict[str, dict[str, DuelOdds]]


class Tokens(msgspec.Struct, frozen=True, gc=False):
    """A player on the table: effective stars and the tokens that lie on the card (FC-035, FC-205).

    coming  the stars it would have if it came on now (FC-163)
    half    a yellow card that counts half (FC-103); plus and minus are stars won and lost
    """

    stars: int
    coming: int
    fresh: int
    yellow: int
    half: int
    plus: int
    minus: int
    goals: int


class KopView(msgspec.Struct, frozen=True, gc=False):
    """The kop of a club, and whether it has been used (FC-136 to FC-138)."""

    kind: Kop
    spent: bool


class Club(msgspec.Struct, frozen=True, gc=False):
    """One club as this seat may see it.

    att, def       worth of those on the pitch (FC-036, FC-037); optimised as in FC-039
    malus          taken off for cards; initial is the bonus that an attack begins with (FC-118)
    limit          match cards that the hand may keep (FC-193)
    lines          the five lines, FB, CB, DM, AM, FW, each from left to right; empty until shown
    bench          of the own club, or where benches are open (FC-011)
    gone           players out of the match, and why
    fans           supporters in the stands; supporters those that the club began with
    shown_hand     cards of the hand that everybody knows
    spent          supporters spent in this attack (FC-134)
    leg_goals      of the first leg (FC-201)
    kicks          of the shoot-out, converted the goals among them, kicked each in order
    kickers        who takes each kick, from the first: five at least, and whoever is next
    unneeded       kicks among them that are not taken any more (FC-219)
    squad          all its team cards, while that tells nothing hidden
    vacancies      places left empty (FC-096); changed counts substitutions of this turn
    late           does whoever comes on now gain a star (FC-163)?
    left           yellow cards of players who went off that still count, in halves (FC-103)
    aims           whom the ribbon cards that can be seen would name now, by card
    recruits       team cards that it may take between two legs
    """

    goals: int
    att: int
    def_: int = msgspec.field(name="def")
    optimised: bool
    malus: int
    initial: int
    subs_left: int
    reds: int
    limit: int
    supporters: int
    captain: int
    coach: int
    keeper: int
    lines: list[list[int]]
    bench: list[int] | None
    gone: list[tuple[int, Gone]]
    kop: KopView | None
    fans: int
    hand: list[int] | None
    shown_hand: list[int]
    hand_count: int
    pile_count: int
    pile: list[int] | None
    reserve_count: int
    reserve: list[int] | None
    discard: list[int]
    spent: int
    leg_goals: int
    kicks: int
    converted: int
    kicked: list[bool]
    kickers: list[int]
    unneeded: int
    squad: list[int]
    vacancies: int
    changed: int
    late: bool
    left: int
    aims: dict[str, Aim]
    recruits: list[int]


class Offensive(msgspec.Struct, frozen=True, gc=False):
    """The offensive that goes on.

    target       the player who shoots
    raw, final   bonus as it stands and as it will count (FC-123)
    supports     defence supports played; passes those who let the window go by in a row
    defence_die  0 until it is rolled; second: a second roll is going on (FC-126)
    """

    club: int
    kind: Kind
    card: int
    target: int
    raw: int
    final: int
    supports: int
    speedster: bool
    passes: int
    odds: ShotOdds
    defence_die: int
    second: bool


class Draft(msgspec.Struct, frozen=True, gc=False):
    """The draft while it goes on (FC-168 to FC-173).

    stars    those on offer; market the three pairs
    turn     counted from 1; drafter the club that takes now
    pairs    which pair of staff each club took
    aside    team cards out of the draft; left how many of each level, "5" to "3", may still come
    """

    stars: list[int]
    market: list[list[int]]
    turn: int
    drafter: int
    pairs: dict[str, int]
    aside: list[int]
    left: dict[str, int]


class Change(msgspec.Struct, frozen=True, gc=False):
    """What a change of this seat may come to: the fewest and the most vacancies that it may fill,
    and the shapes in which it may end (FC-096, FC-105, FC-158).
    """

    least: int
    most: int
    shapes: list[str]


class Kops(msgspec.Struct, frozen=True, gc=False):
    """What each kop gives (FC-136)."""

    attack: int
    freshness: int


class Guide(msgspec.Struct, frozen=True, gc=False):
    """Chances for whoever is told the game.

    bonus         as it stands; before an attack the initial one
    spend         supporters that may be spent now
    goal          with this bonus; more with one supporter, best with all
    tackle, hard  of a player without a strength, regular and aggressive
    """

    bonus: int
    spend: int
    goal: Ratio
    more: Ratio
    best: Ratio
    tackle: Ratio
    hard: Ratio


class Tie(msgspec.Struct, frozen=True, gc=False):
    """How a tie of two matches stands (FC-201, FC-202).

    match   1 or 2: the one that is played, or comes next
    goals   of each club in both; away those of them scored on the other's ground
    ahead   the club that has won it if it ends like this, by goals or by those scored away;
            -1 where it is level, and before the second match
    """

    match: int
    goals: tuple[int, int]
    away: tuple[int, int]
    ahead: int
    by: Literal["goals", "away"]


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat may see it; `eye` is that seat, or 2 for the watcher.

    leg        0 or 1, of two_legged matches
    period     0 before the match, 1, 2, 3 extra time, 4 shoot-out
    turn       of this period, of so many turns
    colour     the ball that was drawn, 1 to 6; 0 none (FC-069)
    ball       the club that has it, carrier the player
    acting     the club that acts in an open phase
    sealed     the own answers that others do not know yet; run those given in the open
    score      goals in the match being played; in both legs once a tie is over
    players    everybody who can be seen on pitch, bench or off it, by card
    tie        of two legs, else None
    kick_odds  of a kick of the shoot-out: whatever is no goal counts as saved (FC-218)
    result     the reason once it is over
    """

    phase: Phase
    eye: int
    rules: Literal["full", "poussin"]
    leg: int
    two_legged: bool
    period: int
    turn: int
    turns: int
    home: int
    colour: int
    ball: int
    carrier: int
    acting: int
    sealed: list[int]
    run: list[int]
    clubs: tuple[Club, Club]
    score: tuple[int, int]
    players: dict[str, Tokens]
    offensive: Offensive | None
    change: Change | None
    kops: Kops
    tie: Tie | None
    kick_odds: ShotOdds
    guide: Guide | None
    draft: Draft | None
    result: int | None
