"""What the engine of Worldwide Football says when it is asked on a clone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from tests.truth.kit import NOBODY, answered, fate, open_to, seats_of, spread
from touchline.core.ids import FATE, OVER
from touchline.core.log import Event
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table

#: questions that nobody needs to answer with more than "no"
CALM = (c.PASS, c.LET_PASS, c.LET_DRY, c.ONESELF)
Shares = dict[str, Fraction]


def calmly(s: Table, seat: int, codes: list[int]) -> int:
    """Nobody does anything: no, let it pass, begin oneself; else whatever comes first."""
    for code in CALM:
        if code in codes:
            return int(code)
    return codes[0]


def step(s: Table, who: int, code: int) -> tuple[Table, list[Event]]:
    """A clone after one answer, and what happened."""
    return answered(GAME, s, who, code)


def phase(s: Table) -> int:
    return int(s.stack.phase())


def due(s: Table) -> int:
    """The seat that is asked, or FATE, or NOBODY."""
    mask = int(GAME.due(s))
    return NOBODY if mask == OVER else mask if mask == FATE else seats_of(mask)[0]


def on(
    s: Table,
    until: Callable[[Table, list[Event]], bool],
    events: list[Event] | None = None,
    answer: Callable[[Table, int, list[int]], int] = calmly,
) -> tuple[Table, list[Event]]:
    """Go on until something holds, everybody answering so and fate as its first outcome."""
    told = list(events or [])
    for _ in range(4000):
        if until(s, told):
            return s, told
        who = due(s)
        assert who != NOBODY, "the match was over before the question was settled"
        code = fate(GAME, s)[0][0] if who == FATE else answer(s, who, open_to(GAME, s, who))
        s, more = step(s, who, code)
        told += more
    raise AssertionError("the question was never settled")


def told(events: list[Event], kind: int) -> list[tuple[int, int]]:
    """What events of a kind say."""
    return [(int(e.a), int(e.b)) for e in events if e.kind == kind]


def first(events: list[Event], *kinds: int) -> Event | None:
    """The first event of these kinds."""
    return next((e for e in events if e.kind in kinds), None)


# -- the d20 ---------------------------------------------------------------------------------------


def d20(s: Table, won: Callable[[list[Event]], bool]) -> dict[str, object]:
    """A d20 is due: what was needed, which naturals win, which are fouls."""
    wins, fouls, needs = [], [], set()
    for face, _ in fate(GAME, s):
        now, events = step(s, int(FATE), face)
        needs |= {b - 100 for _, b in told(events, c.NEEDED)}
        if first(events, c.FOUL_BY):
            fouls.append(face)
            continue
        if not won(events) and phase(now) == c.BOOST:
            now, events = on(now, has(c.WON_BALL, c.FAILED), events)
        if won(events):
            wins.append(face)
    return {"needs": needs, "wins": wins, "fouls": fouls}


def takes_ball(events: list[Event]) -> bool:
    return first(events, c.WON_BALL) is not None


def has(*kinds: int) -> Callable[[Table, list[Event]], bool]:
    """Until one of these events has happened."""
    return lambda s, events: first(events, *kinds) is not None


def until_phase(*phases: int) -> Callable[[Table, list[Event]], bool]:
    return lambda s, events: phase(s) in phases


def defended(s: Table, code: int) -> dict[str, object]:
    """A defence card, a trap or a D card is played at DEFENCE, and nothing else is."""
    return d20(
        after(s, code, until_phase(c.DEFENCE_ROLL, c.TRAP_ROLL, c.PERSON_ROLL))[0], takes_ball
    )


# -- worlds in which somebody holds something ------------------------------------------------------


def after(
    s: Table, code: int, until: Callable[[Table, list[Event]], bool]
) -> tuple[Table, list[Event]]:
    """The seat that is due answers, then the match goes on calmly until something holds."""
    now, told = step(s, due(s), code)
    return on(now, until, told)


def played(s: Table, code: int) -> tuple[Table, list[Event]]:
    """A card is put down; counters are declined until the others may answer it, or it counts."""
    return after(s, code, lambda t, x: phase(t) == c.DEFENCE or bool(first(x, c.VALIDATED)))


def answers_open(s: Table) -> set[int]:
    """Every answer to the waiting card that is open to one of the other side."""
    found: set[int] = set()
    for _ in range(8):
        if phase(s) != c.DEFENCE:
            return found
        codes = open_to(GAME, s, due(s))
        found |= set(codes)
        code = c.PARTNER if c.PARTNER in codes else c.PASS
        if code not in codes:
            return found
        s, _ = step(s, due(s), int(code))
    return found


def with_card(s: Table, eye: int, kind: int) -> Iterator[Table]:
    """Tables that `eye` cannot tell from this one, in which the other side holds such a card.

    One of the hand is exchanged for one of the pile or of the partner's hand, where the view of
    `eye` stays the same.
    """
    other = 1 - eye % 2
    key = GAME.view(s, eye).key()
    for seat in range(other, s.seats, 2):
        if s.hand[seat * c.TYPES + kind]:
            yield s.clone()
            return
    if s.pile[other * c.TYPES + kind] == 0:
        return
    for seat in range(other, s.seats, 2):
        for gone in range(s.book.types):
            if s.hand[seat * c.TYPES + gone] > s.plain[seat * c.TYPES + gone]:
                twin = s.clone()
                twin.hand[seat * c.TYPES + gone] -= 1
                twin.pile[other * c.TYPES + gone] += 1
                twin.hand[seat * c.TYPES + kind] += 1
                twin.pile[other * c.TYPES + kind] -= 1
                if keeps_promises(twin, seat) and GAME.view(twin, eye).key() == key:
                    yield twin
                    return


def keeps_promises(s: Table, seat: int) -> bool:
    """WF-104 Is what searches promised of this hand true of the cards that nobody saw?"""
    left = [
        int(s.hand[seat * c.TYPES + kind] - s.plain[seat * c.TYPES + kind])
        for kind in range(s.book.types)
    ]
    for which, fits in enumerate(s.book.filters):
        for _ in range(s.hints[seat * c.FILTERS + which]):
            kind = next((k for k, n in enumerate(left) if n and fits >> k & 1), None)
            if kind is None:
                return False
            left[kind] -= 1
    return True


def with_person(s: Table, eye: int, n: int) -> Iterator[Table]:
    """Tables that `eye` cannot tell from this one, in which the other side holds a Player card."""
    other = 1 - eye % 2
    card = other * c.SQUAD + n
    if s.spot[card] >= c.HAND:
        yield s.clone()
        return
    if s.spot[card] != c.PILE:
        return
    key = GAME.view(s, eye).key()
    for held in range(other * c.SQUAD, other * c.SQUAD + c.SQUAD):
        if s.spot[held] >= c.HAND and not s.seen >> held & 1:
            twin = s.clone()
            twin.spot[held], twin.spot[card] = s.spot[card], s.spot[held]
            if GAME.view(twin, eye).key() == key:
                yield twin
                return


# -- shots -----------------------------------------------------------------------------------------


def came_of(s: Table, events: list[Event]) -> str | None:
    """What a shot has come to, or None while it is open."""
    for e in events:
        if e.kind == c.GOAL:
            return "goal"
        if e.kind == c.OFF_TARGET:
            return "off"
        if e.kind == c.SAVED_IT:
            return "save"
        if e.kind == c.SET_PIECE_IS:
            # a shot that was fouled brings no corner: the set piece of the foul follows (WF-154)
            return "corner" if e.b == c.CORNER else "save"
        if e.kind == c.ATTACK_OVER:
            return "save"  # it had been saved before
    return None


def shot(s: Table, events: list[Event] | None = None) -> Shares:
    """4.2 to 4.5 What comes of the shot under way when nobody adds anything.

    The shooter rolls again wherever that scores more often.
    """

    def choose(t: Table, seat: int, codes: list[int]) -> int:
        if phase(t) in (c.PENALTY, c.SHOOT_OUT):
            raise AssertionError("penalties have a count of their own")
        if c.REROLL not in codes:
            return calmly(t, seat, codes)
        keep, again = (shot(*step(t, seat, code)) for code in (int(c.PASS), int(c.REROLL)))
        return int(c.REROLL) if again.get("goal", 0) > keep.get("goal", 0) else int(c.PASS)

    found = spread(GAME, s, came_of, choose, events)
    return {str(word): share for word, share in found.items()}
