"""FC-050, FC-098 to FC-101, FC-106, FC-158 to FC-166: substitutions, reorganisation, swaps.

A change is a run given in the open. Its answers lie in the club's envelope until DONE:
entrant, who makes room, entrant, ...; PASS; then the arrangement, and a captain if need be.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .announced import (
    Announced,
    after_pair,
    bench,
    can_end,
    can_replace,
    entrants,
    fillers,
    size_of,
    subs_left,
)
from .asks import ask_captain, ask_shape, ask_slot
from .changes import enter, leave, line_up, recheck_carrier
from .flow import forfeit
from .shapes import kind_shift, kinds_in
from .state import Table

# stages of a change, in its frame
ENTRANT: Final[i64] = 0
ROOM_FOR: Final[i64] = 1
LAYOUT: Final[i64] = 2
NEW_CAPTAIN: Final[i64] = 3
CLOSING: Final[i64] = 4


@final
class Change(Phase[Table]):
    """FC-099, FC-158 to FC-166, FC-188 Frame: club, 1 if exceptional, stage."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club while a change has begun or is possible; else AUTO (FC-158)."""
        side = k.get(1)
        # all of this is public: squads and substitutions used
        begun = k.get(3) != ENTRANT or t.sealed.counts[side] > 0
        begun = begun or (t.get(side, c.CAPTAIN) < 0 and t.outfielders(side) > 0)
        return 1 << side if begun or (subs_left(t, side) > 0 and bench(t, side)) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the codes of the stage: who comes on, for whom, the places, a captain, DONE."""
        stage = k.get(3)
        d = Announced(t, seat)
        if stage == ENTRANT:
            self.ask_entrant(t, k, seat, d, out)
        elif stage == ROOM_FOR:
            self.ask_room(t, k, seat, d, out)
        elif stage == LAYOUT:
            at = d.pairs * 2 + 1
            if t.sealed.counts[seat] == at:
                ask_shape(t, d.on, size_of(d.on), out)
            else:
                ask_slot(t, seat, at, d.on, out)
        elif stage == NEW_CAPTAIN:
            ask_captain(t, seat, d.on, out)
        else:
            out.open(c.ASK_DONE)
            out.add(c.DONE)

    def ask_entrant(self, t: Table, k: Stack, seat: i64, d: Announced, out: Codes) -> None:
        """Nobody (more), or the next to come on."""
        out.open(c.ASK_CHANGE)
        forced = self.forced(t, k, d)
        if d.pairs and not can_end(t, d.on):
            out.bar(c.PASS, c.NO_LINE)
        elif forced:
            out.bar(c.PASS, c.MUST_REPLACE)
        else:
            out.add(c.PASS)
        open_ = entrants(t, d)
        fit = fillers(t, d) if forced else open_
        for card in range(t.book.cards):
            if open_ & fit & (1 << card):
                out.add(c.PLAYER + card)
            elif open_ & (1 << card):
                out.bar(c.PLAYER + card, c.MUST_REPLACE)
            elif out.curious:
                why = self.why_not(t, seat, d, card)
                if why:
                    out.bar(c.PLAYER + card, why)

    def forced(self, t: Table, k: Stack, d: Announced) -> bool:
        """FC-096 Must the next to come on fill a vacancy (`injury_replace = forced`)?"""
        return (
            k.get(2) == 1
            and t.rules.injury_replace == o.INJURY_REPLACE_FORCED
            and can_replace(t, d)
        )

    def why_not(self, t: Table, seat: i64, d: Announced, card: i64) -> i64:
        """Why somebody cannot come on; 0 for cards of no interest."""
        if d.waiting & (1 << card):
            return c.NO_SUBS if d.subs <= 0 else c.NO_LINE if card > d.last else 0
        if t.is_at(seat, card, c.OFF):
            return c.WENT_OFF
        if t.is_at(seat, card, c.SENT_OFF):
            return c.WAS_SENT_OFF
        if t.is_at(seat, card, c.RETIRED):
            return c.IS_INJURED
        return c.IS_SUSPENDED if t.is_at(seat, card, c.SUSPENDED) else 0

    def ask_room(self, t: Table, k: Stack, seat: i64, d: Announced, out: Codes) -> None:
        """FC-096, FC-161 A vacancy, or who goes off."""
        out.open(c.ASK_OUT)
        player = t.sealed.last(seat, 0) - c.PLAYER
        kinds = kinds_in(t.book, d.on) + (1 << kind_shift(t.book, player))
        n = size_of(d.on)
        waiting = d.waiting & ~(1 << player)
        subs = d.subs - 1
        forced = self.forced(t, k, d)
        if d.vacancies > 0:
            if after_pair(t, kinds, n + 1, d.off, waiting, player, subs, d.vacancies - 1):
                out.add(c.VACANCY)
            else:
                out.bar(c.VACANCY, c.NO_LINE)
        for card in range(t.book.cards):
            if d.off & (1 << card):
                less = kinds - (1 << kind_shift(t.book, card))
                rest = d.off & ~(1 << card)
                if forced:
                    out.bar(c.PLAYER + card, c.MUST_REPLACE)
                elif after_pair(t, less, n, rest, waiting, player, subs, d.vacancies):
                    out.add(c.PLAYER + card)
                else:
                    out.bar(c.PLAYER + card, c.NO_LINE)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the answer and go to the next stage; DONE makes the whole change (FC-161)."""
        side = k.get(1)
        if who == AUTO:
            k.pop()
            return
        stage = k.get(3)
        if answer == c.DONE:
            self.apply(t, side, log)
            t.sealed.ask(0)
            k.pop()
            return
        t.sealed.add(side, answer)
        d = Announced(t, side)
        if stage == ENTRANT:
            if answer != c.PASS:
                k.put(3, ROOM_FOR)
            elif d.pairs:
                k.put(3, LAYOUT)
            elif t.get(side, c.CAPTAIN) < 0 and d.on:
                k.put(3, NEW_CAPTAIN)
            else:
                t.sealed.ask(0)
                k.pop()
        elif stage == ROOM_FOR:
            k.put(3, ENTRANT)
        elif stage == LAYOUT:
            at = d.pairs * 2 + 1
            if t.sealed.counts[side] == at + 1 + size_of(d.on):
                captain = t.get(side, c.CAPTAIN)
                gone = captain < 0 or d.on & (1 << captain) == 0
                k.put(3, NEW_CAPTAIN if gone else CLOSING)
        else:
            k.put(3, CLOSING)

    def apply(self, t: Table, side: i64, log: Log) -> None:
        """FC-021, FC-048, FC-160 to FC-164, FC-166 All at once, as announced."""
        d = Announced(t, side)
        for i in range(d.pairs):
            player = t.sealed.at(side, i * 2) - c.PLAYER
            out = t.sealed.at(side, i * 2 + 1)
            gone: i64 = 127
            if out != c.VACANCY:
                gone = out - c.PLAYER
                leave(t, side, gone, c.OFF)
            enter(t, side, player)
            t.add(side, c.SUBS, 1)
            t.add(side, c.CHANGED, 1)
            log.tell(c.SUBSTITUTED, side, gone * 128 + player)
        after = d.pairs * 2 + 1
        if d.pairs:
            log.tell(c.ARRANGED, side, t.sealed.at(side, after) - c.SHAPE)
            after = line_up(t, side, after)
        if t.sealed.counts[side] > after:
            t.put(side, c.CAPTAIN, t.sealed.at(side, after) - c.PLAYER)
            log.tell(c.CAPTAIN_IS, side, t.get(side, c.CAPTAIN))
        if t.ball == side:
            recheck_carrier(t, log)


def begin_incident(t: Table, guilty: i64, both: bool) -> None:
    """FC-090, FC-098 to FC-100 Both clubs may change now: away on top, so first.

    guilty  the club whose player was booked; with `exc_who = involved` a defence support's card
            concerns that club alone (both: somebody of the other club was hurt too)
    """
    t.sealed.ask(0)  # the run of a change begins on an empty page
    t.stack.push(c.SETTLE, 1, guilty)
    for side in (t.home, 1 - t.home):
        if t.rules.exc_who == o.EXC_WHO_BOTH or both or side == guilty:
            t.stack.push(c.CHANGE, side, 1)


@final
class Settle(Phase[Table]):
    """Nobody need answer. Frame: 0 after the changes of step 2, 1 after an incident; club."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the phase decides by itself what follows the changes."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """After step 2 ask for swaps (FC-165); after an incident count players (FC-094)."""
        if k.get(1) == 1:
            self.after_incident(t, k, k.get(2), log)
            return
        mask: i64 = 0
        for side in range(2):
            if t.get(side, c.CHANGED) == 0 and can_swap(t, side):
                mask |= 1 << side
        if mask:
            t.sealed.ask(mask)
            k.turn(c.SWAP)
        else:
            k.turn(c.POSSESSION, 1 - t.ball)

    def after_incident(self, t: Table, k: Stack, guilty: i64, log: Log) -> None:
        """FC-094, FC-097, FC-Q17 Too few players? And who has the ball?

        When both clubs are too few at once, the one that committed the foul forfeits. Whatever the
        option says, somebody must be left to have the ball.
        """
        k.pop()
        least: i64 = 7 if t.rules.min_players_forfeit == o.TRUE else 1
        if t.outfielders(guilty) < least:
            forfeit(t, guilty, c.TOO_FEW, log)
        elif t.outfielders(1 - guilty) < least:
            forfeit(t, 1 - guilty, c.TOO_FEW, log)
        else:
            recheck_carrier(t, log)


def can_swap(t: Table, side: i64) -> bool:
    """FC-165 Has any line two players?"""
    most: i64 = 0
    for line in range(5):
        most = max(most, t.team[side * c.TEAM + c.LINES + line])
    return most > 1


@final
class Swap(Phase[Table]):
    """FC-165, FC-188 One swap inside a line, or none; both at once."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the clubs that made no change and may swap, until both are done (FC-165)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and every pair of players of one line (FC-165)."""
        out.open(c.ASK_SWAP)
        out.add(c.PASS)
        for line in range(5):
            n = t.team[seat * c.TEAM + c.LINES + line]
            if n > 1:
                out.add(c.SWAPPING + line * 3)
            if n > 2:
                out.add(c.SWAPPING + line * 3 + 1)
                out.add(c.SWAPPING + line * 3 + 2)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the answer; when all are in, make the swaps and go on to possession (FC-189)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        for side in range(2):
            if t.sealed.asked & (1 << side) and t.sealed.at(side, 0) != c.PASS:
                swap(t, side, t.sealed.at(side, 0) - c.SWAPPING, log)
        k.turn(c.POSSESSION, 1 - t.ball)


def swap(t: Table, side: i64, which: i64, log: Log) -> None:
    """FC-165 Two players of a line change places; ball and tokens stay with them."""
    at = side * c.TEAM
    for line in range(which // 3):
        at += t.team[side * c.TEAM + c.LINES + line]
    one = at + (1 if which % 3 == 2 else 0)
    two = at + (1 if which % 3 == 0 else 2)
    first = t.team[one]
    t.team[one] = t.team[two]
    t.team[two] = first
    log.tell(c.SWAPPED, side, first * 128 + t.team[one])
