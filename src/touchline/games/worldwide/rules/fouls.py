"""WF-150 to WF-155, WF-170 to WF-175, WF-190 to WF-194: fouls, sanctions, stoppages."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .effects import ADDED, CANCELLED, run, spend_star
from .fitting import gain, may_star, person_rows
from .hands import discards, folk, place
from .state import Table
from .windows import ask_stars


def begin_foul(t: Table, k: Stack, log: Log) -> None:
    """WF-150 to WF-154, WF-170 A natural result in the foul range, whatever was added to it.

    What follows is put on the stack in reverse: validation, sanction, stoppage, set piece.
    """
    answer = t.guarding
    seat = t.guard_by
    side = seat % 2
    log.tell(c.FOUL_BY, side, seat * 64 + answer)
    t.mark(side, c.LAID_DEFENCE, answer, c.FOULED)
    t.foul = 1
    bit: i64 = 1 << t.natural
    k.turn(c.SET_PIECE)
    k.push(c.STOPPAGE, t.ball, 0)
    if t.rules.sanctions:
        if t.book.red[answer] & bit:
            k.push(c.FOUL, seat, 3)
        elif t.book.yellow[answer] & bit:
            k.push(c.FOUL, seat, 1)
    if t.book.category[t.card] == c.ATTACK_CARD:
        if t.rules.after_on_foul:
            k.push(c.AFTER, 0)
        k.push(c.VALIDATE, 1)
    elif t.rules.foul_on_shot == o.FOUL_ON_SHOT_SHOT_THEN_SET_PIECE:
        k.push(c.VALIDATE)
    else:
        t.mark(t.ball, c.LAID_CARD, t.card, c.STOPPED)


@final
class Foul(Phase[Table]):
    """WF-170 to WF-175, WF-221 A card is shown to a seat. Frame: seat, how many cards it costs."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the card is shown for what was rolled (WF-170)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Show yellow or red; the seat then discards one card or three (WF-171, WF-172)."""
        seat, n = k.get(1), k.get(2)
        k.pop()
        if n == 3:
            t.reds[seat] += 1
            log.tell(c.RED, seat % 2, seat * 64 + t.reds[seat])
        else:
            log.tell(c.YELLOW, seat % 2, seat)
        # WF-173 a lower limit is looked at once the cards are gone
        discards(t, k, c.SANCTION, seat, c.ANY, n)


@final
class Validate(Phase[Table]):
    """WF-045, WF-124 Points, then effects. Frame: 1 if the card was fouled.

    First the card's points, then those of what came with it, then the effects of the card without
    those that are dropped, then the other effects of what came with it.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: a card that was not stopped is validated (WF-045)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Add the PA and run the effects in order; a shot goes on to its die (WF-085, WF-124)."""
        fouled = k.get(1) == 1
        card, seat, with_ = t.card, t.by, t.folk
        side = t.ball
        book = t.book
        shot = book.category[card] == c.SHOT_CARD
        t.pa = min(8, t.pa + book.pa[card])
        cancelled: i64 = 0
        for n in range(c.SQUAD):
            if with_ & (1 << n):
                rows = person_rows(t, side * c.SQUAD + n)
                t.pa = max(0, min(8, t.pa + gain(t, rows, c.GAIN_PA)))
                for e in range(rows // 1024, rows % 1024):
                    if book.op(e) == c.CANCEL_EFFECT:
                        cancelled = CANCELLED
        t.mark(side, c.LAID_CARD, card, c.FOULED if fouled else c.VALID)
        log.tell(c.VALIDATED, side, card * 16 + t.pa)
        if shot:
            t.clear_shot()
            k.turn(c.AFTER, 0)
        else:
            # WF-152 "after" cards do not fit a card that was fouled, unless an option says so
            t.after = -1 if fouled and t.rules.after_on_foul == c.OFF else card
            k.pop()
        for n in range(c.SQUAD - 1, -1, -1):
            if with_ & (1 << n):
                run(k, person_rows(t, side * c.SQUAD + n), seat, ADDED)
        rows = book.action_effects[card * 2] * 1024 + book.action_effects[card * 2 + 1]
        run(k, rows, seat, cancelled)
        if not shot:
            t.clear_card()


@final
class SetPiece(Phase[Table]):
    """WF-153 to WF-156 Which set piece it is, by the PA now reached."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the PA decide (WF-153)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Begin an indirect or direct free kick or a penalty; none, if a fouled shot went in."""
        if t.foul == 2:  # foul_on_shot: the fouled shot went in
            k.turn(c.END_ATTACK, 0)
            return
        points = t.frozen if t.frozen >= 0 else t.pa
        t.foul = 0
        t.frozen = -1
        t.after = -1
        t.clear_card()
        t.clear_shot()
        if points <= 5:
            t.restrict = c.INDIRECT
            log.tell(c.SET_PIECE_IS, t.ball, c.INDIRECT)
            k.depth = 0
            k.turn(c.ATTACK)
        elif points == 6:
            log.tell(c.SET_PIECE_IS, t.ball, c.DIRECT)
            t.piece = 1
            k.turn(c.FREE_KICK_ROLL)
        else:
            log.tell(c.SET_PIECE_IS, t.ball, c.SPOT)
            t.piece = 2
            t.sealed.ask((1 << t.captain(0)) | (1 << t.captain(1)))
            k.turn(c.PENALTY)


# -- substitutions ------------------------------------------------------------------------------


def may_substitute(t: Table, side: i64) -> bool:
    """WF-190 to WF-194, WF-220 Tokens, stars and the captain's Player cards are all public."""
    return (
        t.rules.substitutions == c.ON
        and t.get(side, c.SUBS) > 0
        and t.get(side, c.STARS) < t.get(side, c.MOST_STARS)
        and folk(t, t.captain(side)) > 0
    )


def ask_substitution(t: Table, seat: i64, out: Codes) -> None:
    """WF-192, WF-194 A Player card of the hand for a star."""
    side = seat % 2
    open_ = may_substitute(t, side)
    why = c.NO_TOKEN if t.get(side, c.SUBS) == 0 else c.FULL_STARS
    for n in range(c.SQUAD):
        if t.spot[side * c.SQUAD + n] == c.HAND + seat:
            if open_:
                out.add(c.SUBSTITUTE + n)
            elif t.rules.substitutions:
                out.bar(c.SUBSTITUTE + n, why)


def substitute(t: Table, seat: i64, n: i64, log: Log) -> None:
    """WF-192, WF-193 The card is out of the match; one star more."""
    side = seat % 2
    place(t, side * c.SQUAD + n, c.GONE)
    t.add(side, c.SUBS, -1)
    t.add(side, c.STARS, 1)
    log.tell(c.SUBSTITUTED, side, n)
    log.tell(c.STARS_ARE, side, t.get(side, c.STARS))


@final
class Stoppage(Phase[Table]):
    """WF-183, WF-191 Substitutions at a stoppage. Frame: the side asked, 1 if it is the second."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain of the side asked; AUTO if it cannot substitute (WF-191)."""
        return 1 << t.captain(k.get(1)) if may_substitute(t, k.get(1)) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and each Player card of the hand that may go off (WF-192)."""
        out.open(c.STOPPAGE)
        out.add(c.PASS)
        ask_substitution(t, seat, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Make the substitution; after a pass the other side is asked, then play goes on."""
        if who != AUTO and answer != c.PASS:
            substitute(t, who, answer - c.SUBSTITUTE, log)
        elif k.get(2) == 0:
            k.turn(c.STOPPAGE, 1 - k.get(1), 1)
        else:
            k.pop()


@final
class ChangeWindow(Phase[Table]):
    """WF-098, WF-191 A change of possession: substitutions, and abilities for it.

    Frame: the side asked, 1 if the first half is over (then substitutions only), 1 if it is the
    second side.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain of the side asked; AUTO without star or substitution (WF-098)."""
        side = k.get(1)
        star = k.get(2) == 0 and may_star(t, side, c.ON_BALL_CHANGE, -1)
        return 1 << t.captain(side) if star or may_substitute(t, side) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS, abilities for a change of possession, and substitutions (WF-098)."""
        out.open(c.CHANGE_WINDOW)
        out.add(c.PASS)
        if k.get(2) == 0:
            ask_stars(t, seat, c.ON_BALL_CHANGE, -1, out)
        ask_substitution(t, seat, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Use the star or substitute; after both pass, the attack begins or the half ends."""
        if who == AUTO or answer == c.PASS:
            if k.get(3) == 0:
                k.turn(c.CHANGE_WINDOW, 1 - k.get(1), k.get(2), 1)
            elif k.get(2):
                k.turn(c.HALF_END)
            else:
                k.turn(c.BEGIN)
        elif answer < c.PERSON_:
            run(k, spend_star(t, who, answer - c.STAR, log), who, 0)
        else:
            substitute(t, who, answer - c.SUBSTITUTE, log)
