"""What a table shows of Worldwide Football, made from what one seat may know; see `shown.py`."""

from __future__ import annotations

from typing import Final, get_args

from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.secrets import WorldView
from touchline.games.worldwide.rules.state import Rules

from .previews import let_draws, standing
from .reader import Reader, limits
from .shots import shooting, shot
from .shown import (
    Cause,
    Entry,
    Half,
    HandView,
    Pending,
    Restrict,
    Roll,
    Side,
    State,
    Taking,
    View,
    What,
)

MODULES: Final = (
    "pro_cards", "team_cards", "fouls", "sanctions", "corners", "off_target", "substitutions",
    "ground",
)  # fmt: skip
SIDES: Final[tuple[Side, Side]] = (0, 1)
RESTRICTS: Final[tuple[Restrict, ...]] = get_args(Restrict)
WHATS: Final[tuple[What, ...]] = get_args(What)
STATES: Final[tuple[State, ...]] = get_args(State)


def modules(rules: Rules) -> dict[str, bool]:
    """WF-004 Which parts of the rules are played."""
    settled = (
        rules.pro_cards, rules.team_cards, rules.fouls, rules.sanctions, rules.corners,
        rules.off_target, rules.substitutions, rules.ground,
    )  # fmt: skip
    return {name: on == 1 for name, on in zip(MODULES, settled, strict=True)}


def pending(r: Reader) -> Pending | None:
    """WF-060 The card that waits for an answer."""
    s, v = r.scalar, r.v
    card = s["card"]
    if card < 0:
        return None
    people = [n for n in range(c.SQUAD) if s["folk"] & (1 << n)]
    shut, guard = standing(r)
    shot = v.book.category[card] == c.SHOT_CARD
    return Pending(
        card=card,
        seat=s["by"],
        people=people,
        shut=shut,
        answers={} if shut else r.answers(card, s["pa"], guard),
        draws=let_draws(r),
        shot=r.shot(card, s["pa"], people) if shot and not shooting(r) else None,
    )


def roll(r: Reader) -> Roll | None:
    """WF-063 The roll of a defence card, while something may still be added to it."""
    s, book = r.scalar, r.v.book
    if s["guarding"] < 0 or s["natural"] == 0 or s["card"] < 0:
        return None
    printed = int(book.guard[s["card"] * c.KINDS + book.kind[s["guarding"]]])
    bonus = (s["guard"] or printed) - 100
    need = int(book.threshold[s["guarding"]]) - s["pa"] - bonus
    return Roll(s["natural"], s["added"], need)


def side(r: Reader, which: int) -> Half:
    """One side as this eye may see it."""
    v = r.v
    own = v.seat < v.seats and v.seat % 2 == which
    laid, free = r.of(which, int(c.LAID)), r.of(which, int(c.FREE))
    taken, went_in = r.of(which, int(c.SHOTS)), r.of(which, int(c.WENT_IN))
    return Half(
        team=r.of(which, int(c.NATION)),
        goals=r.of(which, int(c.GOALS)),
        stars=r.of(which, int(c.STARS)),
        most_stars=r.of(which, int(c.MOST_STARS)),
        subs=r.of(which, int(c.SUBS)),
        colour=r.of(which, int(c.COLOUR)),
        captain=r.captain(which),
        abilities=[n for n in range(c.MOST_ABILITIES) if laid & (1 << n)],
        free=[n for n in range(c.MOST_ABILITIES) if free & (1 << n)],
        pile=v.counts[v.seats + which],
        give_draw=r.drawn(which),
        people_pile=v.folk[v.seats + which],
        discard=r.by_type(v.gone, which),
        people_discard=r.people(which, int(c.DISCARD)),
        gone=r.people(which, int(c.GONE)),
        start=r.ahead(which),
        pile_left=r.by_type(v.pile) if own and v.pile else None,
        # WF-145 what came of each kick of the shoot-out, in order
        kicks=[went_in >> n & 1 == 1 for n in range(taken)],
    )


def hand(r: Reader, seat: int) -> HandView:
    """WF-003 A hand: the own one in full, of others what everybody saw go there."""
    v = r.v
    own = seat == v.seat
    held = r.people(seat % 2, int(c.HAND) + seat)
    return HandView(
        seat=seat,
        count=v.counts[seat],
        people_count=v.folk[seat],
        cards=r.by_type(v.hand) if own else None,
        known=r.by_type(v.plain, seat),
        people=held if own else None,
        people_known=held,
        reds=v.reds[seat],
        limit=limits(v.reds[seat]),
    )


def cause(r: Reader) -> Cause | None:
    """§6.5 Whose card makes somebody discard, and which: as an entry of the line."""
    found = r.cause()
    return Cause(SIDES[found[0]], *found[1:]) if found else None


def taking(r: Reader) -> Taking | None:
    """WF-104 The own draw pile, while this seat looks through it."""
    v = r.v
    if r.phase != c.TAKE or r.frame[0] != v.seat:
        return None
    if v.book.effects[r.frame[1] * c.ROW] != c.SEARCH:
        return None
    return Taking(r.by_type(v.pile))


def view(v: WorldView) -> View:
    """The whole view."""
    r = Reader(v)
    s = r.scalar
    return View(
        phase=c.PHASE_NAMES[r.phase],
        eye=v.seat,
        seats=4 if v.seats == 4 else 2,
        mode="amateur" if v.rules.amateur else "professional",
        modules=modules(v.rules),
        half=s["half"],
        ball=s["ball"],
        carrier=s["carrier"],
        pa=s["pa"],
        restrict=RESTRICTS[s["restrict"]],
        safe=s["safe"] == 1,
        block=s["block"],
        waiting=s["waiting"],
        home=(s["home"] & 1 == 1, s["home"] & 2 == 2),
        kicker=s["kicker"],
        givebacks=s["givebacks"],
        attacks=s["attacks"],
        acting=r.acting(),
        score=(r.of(0, int(c.GOALS)), r.of(1, int(c.GOALS))),
        sides=(side(r, 0), side(r, 1)),
        hands=[hand(r, seat) for seat in range(v.seats)],
        line=[
            Entry(
                SIDES[entry // 4096],
                WHATS[entry // 512 % 8],
                entry // 8 % 64,
                STATES[entry % 8],
            )
            for entry in v.line
        ],
        pending=pending(r),
        shot=shot(r),
        roll=roll(r),
        sealed=list(v.mine),
        taking=taking(r),
        cause=cause(r),
        result=s["reason"] if r.phase == c.FINISHED else None,
    )
