"""What a table shows of a board: what it forbids, what lasts, its meeting, and the objective."""

from __future__ import annotations

from typing import Final

from touchline.core.ids import HIDDEN
from touchline.games.eleven.cards.lexicon import (
    COLOURS,
    COMPARISONS,
    CONDITIONS,
    DAYS,
    KEYS,
    RESTRICTED,
)
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.table import quantities as terms
from touchline.games.eleven.rules.table import traits
from touchline.games.eleven.rules.week import monday

from ..shown_club import Forbidden, Goal, Lasting, Meeting, Objective, Poll
from .reader import Reader

#: conditions that compare a number
COMPARED: Final = {
    a.IF_GOAL_DIFF, a.IF_GOALS_FOR, a.IF_GOALS_AGAINST, a.IF_FANS_ON_STANDS, a.IF_WEEK,
    a.IF_DIVISION, a.IF_HAS, a.IF_STAT, a.IF_STATS_AT, a.IF_OFFICE, a.IF_COUNT, a.IF_SEASON,
    a.IF_FINAL_POSITION, a.IF_TOTAL_VP,
}  # fmt: skip


def forbidden(r: Reader, seat: int) -> list[Forbidden]:
    """EL-091 What the board forbids, and on which days it is allowed."""
    found: list[Forbidden] = []
    for row in changes(r, seat):
        what = row[c.T_WHAT] - int(c.RESTRICTION)
        if 0 <= what < len(RESTRICTED):
            days = [DAYS[n] for n in range(1, 4) if row[c.T_MODE] >> n & 1]
            found.append(Forbidden(RESTRICTED[what], days, row[c.T_UNTIL]))
    return found


def changes(r: Reader, seat: int) -> list[list[int]]:
    """The rows of `timed` that are a seat's."""
    size = int(c.TIMED)
    rows = [r.v.timed[at : at + size] for at in range(0, len(r.v.timed), size)]
    return [row for row in rows if row[c.T_SEAT] == seat]


def lasting(r: Reader, seat: int) -> list[Lasting]:
    """Other changes that last a while: keys of `modify`, and bonuses of shirts."""
    found: list[Lasting] = []
    for row in changes(r, seat):
        what, n, until = row[c.T_WHAT], row[c.T_N], row[c.T_UNTIL]
        if what < len(KEYS):
            found.append(Lasting(KEYS[what], None, n, until))
        elif what == c.SHIRT_PLUS:
            found.append(Lasting("shirt", row[c.T_TARGET], n, until))
        elif c.GUARD <= what < c.SHIRT_PLUS:
            found.append(Lasting("guard", None, n, until))
    return found


def meeting(r: Reader, seat: int) -> Meeting | None:
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
    return Meeting(
        card=card,
        die=die or None,
        votes=(votes[0], votes[1], votes[2]),
        adopted=COLOURS[adopted] if adopted >= 0 else None,
        reroll=bool(traits.may_reroll(t, seat)),
        faces=[poll(r, seat, face) for face in range(1, 7)],
    )


def poll(r: Reader, seat: int, face: int) -> Poll:
    """EL-085, EL-086 What the directors make of a face."""
    votes = int(monday.votes(r.t, seat, face))
    ahead = int(monday.ahead(votes))
    colour = ahead.bit_length() - 1 if ahead and monday.alone(ahead) else None
    return Poll((votes & 15, votes >> 4 & 15, votes >> 8 & 15), colour)


def objective(r: Reader, seat: int) -> Objective:
    """EL-360 to EL-363 The objective of a seat: its own, or one that is shown."""
    card = r.v.number(seat, c.OBJECTIVE_)
    shown = r.v.number(seat, c.OBJECTIVE_IS)
    if card == HIDDEN:
        return Objective(None, 0, shown, [], [])
    return Objective(
        card=card,
        met=max(shown, r.v.number(seat, c.OBJECTIVE_MET)),
        shown=shown,
        base=progress(r, seat, card, a.GOAL_BASE),
        perfect=progress(r, seat, card, a.GOAL_PERFECT),
    )


def progress(r: Reader, seat: int, card: int, trigger: int) -> list[Goal]:
    """How far each condition of a goal is."""
    book, t = r.v.book, r.t
    found: list[Goal] = []
    ability = int(traits.ability_on(t, card, trigger, -1))
    if ability < 0:
        return found
    for row in range(book.ability(ability, b.IF), book.ability(ability, b.IF_END)):
        what, of, op, n, refuse, selector = (int(book.conditions[row * 6 + i]) for i in range(6))
        have: int | None = None
        if what in COMPARED:
            have = int(terms.measured(t, seat, card, what, of, selector))
        found.append(
            Goal(
                is_=CONDITIONS[what],
                have=have,
                op=COMPARISONS[op],
                n=n,
                not_=refuse == 1,
                ok=bool(terms.holds(t, seat, card, row, row + 1)),
            )
        )
    return found
