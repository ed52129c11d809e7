"""What the engine of FootClub says when a claim is put to it on a clone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final

from tests.truth import kit
from touchline.core.ids import FATE
from touchline.core.log import Event, Log
from touchline.core.rng import Rng
from touchline.games.footclub.rules import changes
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import final_bonus
from touchline.games.footclub.voice.notation import played

NAMED: Final = {c.PRESS_BY, c.TACKLE_BY, c.AIMED, c.SUPPORT_BY}
OFF: Final = {c.SECOND_YELLOW, c.RED_CARD}
ENDS: Final = {c.GOAL: "goal", c.SAVED: "save", c.CORNER: "corner", c.FORFEITED: "lost"}
WHOLE: Final = Fraction(1)

Verdict = Callable[[Table, list[Event]], str | None]


def still(t: Table, seat: int, codes: list[int]) -> int:
    """Whoever is asked does nothing; where something must be named it is the first."""
    return int(c.PASS) if c.PASS in codes else codes[0]


def course(t: Table, verdict: Verdict) -> dict[str, Fraction]:
    """What comes of a table, exactly, when nobody does anything more: tables that all can see to
    be alike are followed once.
    """
    found: dict[str, Fraction] = {}
    layer: dict[tuple[int, ...], tuple[Table, Fraction]] = {(): (t, WHOLE)}
    while layer:
        after: dict[tuple[int, ...], tuple[Table, Fraction]] = {}
        for now, chance in layer.values():
            for then, told, share in branches(now):
                came = verdict(then, told)
                if came is not None:
                    found[came] = found.get(came, Fraction(0)) + chance * share
                    continue
                key = stands(then)
                kept = after.get(key, (then, Fraction(0)))
                after[key] = (kept[0], kept[1] + chance * share)
        layer = after
    return found


def stands(t: Table) -> tuple[int, ...]:
    """Everything that bears on the rest of an offensive."""
    k = t.stack
    frames = [int(k.frames[n]) for n in range(k.depth + 4)]
    numbers = [t.raw, t.offence, t.attacker, t.supports, t.speed, t.carrier, t.ball, *t.tokens]
    return (*frames, -9, *map(int, numbers), *map(int, t.team), *map(int, t.club))


def branches(t: Table) -> Iterator[tuple[Table, list[Event], Fraction]]:
    """Every outcome of fate, or the one answer of a seat that stands still."""
    if GAME.due(t) == FATE:
        for outcome, share in kit.fate(GAME, t):
            then, told = kit.answered(GAME, t, int(FATE), outcome)
            yield then, told, share
        return
    seat = kit.seats_of(int(GAME.due(t)))[0]
    then, told = kit.answered(GAME, t, seat, still(t, seat, kit.open_to(GAME, t, seat)))
    yield then, told, WHOLE


def rolled(t: Table, told: list[Event]) -> str | None:
    """What a tackle or a defence support has come to; None while the dice still roll."""
    kinds = {int(e.kind) for e in told}
    if kinds & OFF:
        return "red"
    if c.BOOKED in kinds:
        return "yellow"
    if kinds & {c.WON_BALL, c.SUPPORT_HOLDS}:
        return "success"
    return "foul" if c.FOUL in kinds or (c.LET_GO in kinds and c.ROLLED in kinds) else None


def ended(t: Table, told: list[Event]) -> str | None:
    """What an offensive has come to; None while it goes on."""
    for e in told:
        if int(e.kind) in ENDS:
            return ENDS[int(e.kind)]
    return None


def sent(t: Table, told: list[Event]) -> str | None:
    """FC-094 Is the match lost by a card at once? None while the dice still roll."""
    came = rolled(t, told)
    if came == "red" and any(e.kind == c.FORFEITED for e in told):
        return "lost"
    return came


def kicked(t: Table, told: list[Event]) -> str | None:
    """FC-219 What a kick of the shoot-out has come to."""
    for e in told:
        if e.kind == c.KICKED:
            return "goal" if e.b else "miss"
    return None


def final(t: Table) -> int:
    """FC-123, PO-017 The bonus that the engine would roll with."""
    return int(final_bonus(t))


def fans_open(t: Table, seat: int) -> list[int]:
    """How many fans alone may be pushed now."""
    codes = [code - int(c.PUSH) for code in kit.open_to(GAME, t, seat) if code >= c.PUSH]
    return [n // 12 for n in codes if n % 12 == 0]


# -- whom a card names -----------------------------------------------------------------------------


def named(t: Table, card: int) -> tuple[list[int], list[int] | None] | None:
    """The players as they are announced when the card is played, nobody where the engine says that
    it names nobody, and the cells that are announced to count instead of the ball's own ([] for
    none); None where the card cannot be played for another reason.
    """
    trial, side = on_turn(t, card)
    number = card % int(c.DECK)
    for code in kit.open_to(GAME, trial, side):
        hit = played(code)
        if hit is None or hit[1] != number:
            continue
        _, told = kit.answered(GAME, trial, side, code)
        cells = next(([int(e.b) // 8, int(e.b) % 8] for e in told if e.kind == c.SHIFTED), [])
        for e in told:
            if e.kind in NAMED:
                two = [int(e.b) // 128, int(e.b) % 128]
                first = two if e.kind == c.PRESS_BY else two[:1]
                one = [int(e.b)]
                return (one if e.kind in (c.AIMED, c.SUPPORT_BY) else first), cells
    for code, why in kit.shut_to(GAME, trial, side).items():
        hit = played(code)
        if hit is not None and hit[1] == number and why == c.NO_TARGET:
            return [], None
    return None


def on_turn(t: Table, card: int) -> tuple[Table, int]:
    """A clone in the step in which this match card is played, by its club."""
    trial, side = t.clone(), card // int(c.DECK)
    kind = KIND[card % c.DECK]
    trial.where[card] = c.HAND
    trial.sealed.ask(0)
    while trial.stack.depth:
        trial.stack.pop()
    if kind in (c.PRESSES, c.TACKLES):
        give_ball(trial, 1 - side)
        trial.stack.turn(c.POSSESSION, side)
    elif kind in (c.SET_ATTACK, c.SOLO_RUN):
        give_ball(trial, side)
        trial.stack.turn(c.OFFENSIVE, side)
    elif kind == c.COUNTER_ATTACK:
        give_ball(trial, side)
        trial.stack.turn(c.COUNTER, side)
    else:
        give_ball(trial, 1 - side)
        if trial.attacker != 1 - side or trial.offence == c.COUNTER_ATTACK:
            trial.attacker, trial.offence, trial.card, trial.speed = (
                1 - side,
                int(c.SET_ATTACK),
                -1,
                0,
            )
        trial.stack.turn(c.BONUS, side, 0)
    return trial, side


def give_ball(t: Table, side: int) -> None:
    """The ball to this club, if it has it not."""
    if t.ball != side:
        t.ball, t.carrier = side, int(t.get(side, c.CAPTAIN))


# -- troubled tables -------------------------------------------------------------------------------


def troubled(t: Table, rng: Rng) -> Table:
    """A clone on which more has gone wrong: bookings, players sent off, carried off or hurt."""
    u, silent = t.clone(), Log(False)
    for side in range(2):
        for _ in range(rng.below(4)):
            changes.book_player(u, side, someone(u, side, rng), silent)
        if rng.below(2):
            gone = rng.below(3)
            for n in range(gone):
                if u.outfielders(side) > 7 and u.get(side, c.REDS) < 3:
                    how = changes.send_off if (n + rng.below(2)) % 2 else changes.injure
                    how(u, side, someone(u, side, rng), silent)
        if rng.below(3) == 0:
            changes.hurt(u, side, someone(u, side, rng), silent)
        if u.get(side, c.CAPTAIN) < 0:
            u.put(side, c.CAPTAIN, someone(u, side, rng))
    if u.ball >= 0 and not u.on_pitch(u.carrier):
        u.carrier = int(u.get(u.ball, c.CAPTAIN))
    return u


def open_now(t: Table, seat: int) -> list[int]:
    """What a seat may answer on a troubled table; nothing where it is not asked there."""
    return kit.open_to(GAME, t, seat) if GAME.due(t) == 1 << seat else []


def marked(t: Table, rng: Rng) -> Table:
    """FC-205 Half cards and a scar from a first leg, for a line-up that is still to be drawn up."""
    u = t.clone()
    for card in range(u.book.cards):
        if u.book.kind[card] == c.OUTFIELD and rng.below(2):
            u.tokens[card] |= c.HALF
    return u


def someone(t: Table, side: int, rng: Rng) -> int:
    """An outfield player on the pitch."""
    return int(t.team[side * c.TEAM + rng.below(int(t.outfielders(side)))])


# -- line-ups --------------------------------------------------------------------------------------


def lines(t: Table, side: int) -> list[list[int]]:
    """FC-033 The five lines of a club, from left to right."""
    at, found = side * int(c.TEAM), []
    for line in range(5):
        n = int(t.team[side * c.TEAM + c.LINES + line])
        found.append([int(t.team[at + i]) for i in range(n)])
        at += n
    return found


def laid(run: list[int], first: int) -> tuple[list[list[int]], int]:
    """The lines that an envelope lays out from its answer `first` on, and where they end."""
    shape = run[first] - int(c.SHAPE)
    at, found = first + 1, []
    for n in (shape // 256, shape // 64 & 3, shape // 16 & 3, shape // 4 & 3, shape & 3):
        found.append([code - int(c.PLAYER) for code in run[at : at + n]])
        at += n
    return found, at


def size(shape: int) -> int:
    """How many outfield players a shape holds, as an answer."""
    n = shape - int(c.SHAPE)
    return n // 256 + (n // 64 & 3) + (n // 16 & 3) + (n // 4 & 3) + (n & 3)
