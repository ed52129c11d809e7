"""FC-034, FC-054, FC-179 to FC-185, FC-198: kop, line-ups, tactics, and the draw of cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .asks import ask_captain, ask_shape, ask_slot, ask_tactics, players_in
from .changes import line_up
from .flow import begin_period, begin_prematch, kick_off, next_turn
from .state import Table
from .sums import squad


@final
class PickKop(Phase[Table]):
    """FC-135, FC-180 Home chooses its kop, in the open."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the home club alone (FC-135)."""
        return 1 << t.home

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open both kinds of kop (FC-135, FC-136)."""
        out.open(c.ASK_KOP)
        out.add(c.KOP)
        out.add(c.KOP + 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Set the kop of the home club for the match and send both behind the screen (FC-181)."""
        t.put(who, c.KOP_KIND, answer - c.KOP + 1)
        log.tell(c.KOP_CHOSEN, who, answer - c.KOP)
        begin_prematch(t)


@final
class Prematch(Phase[Table]):
    """FC-034, FC-181 Behind the screen: shape, ten players, captain, fourteen cards, done."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both clubs, until each has said DONE (FC-181)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the codes of the next choice: shape, place, captain, card, or DONE (FC-034)."""
        n = t.sealed.counts[seat]
        if n == 0:
            ask_shape(t, squad(t, seat, True), 10, out)
        elif n <= 10:
            ask_slot(t, seat, 0, squad(t, seat, True), out)
        elif n == 11:
            ask_captain(t, seat, players_in(t, seat, 1, 11), out)
        elif n < 26:
            ask_tactics(t, seat, 12, 14, out)
        else:
            out.open(c.ASK_DONE)
            out.add(c.DONE)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the choice; once both are done, show the line-ups and begin the half (FC-182)."""
        if answer != c.DONE:
            t.sealed.add(who, answer)
            return
        if not t.sealed.close(who):
            return
        for side in range(2):
            reveal(t, side, log)
        begin_period(t, log)


def reveal(t: Table, side: i64, log: Log) -> None:
    """FC-017, FC-043, FC-070, FC-181, FC-182 The screen goes; the cards stay secret."""
    t.place(side, t.get(side, c.KEEPER_CARD), c.PITCH)
    after = line_up(t, side, 0)
    for slot in range(10):
        player = t.team[side * c.TEAM + slot]
        t.tokens[player] += 2 if t.book.strength[player] == c.BALL_WINNER else 1
    captain = t.sealed.at(side, after) - c.PLAYER
    t.put(side, c.CAPTAIN, captain)
    t.put(side, c.LINED, 1)
    to_pile(t, side, after + 1, 14)
    log.tell(c.REVEALED, side, t.sealed.at(side, 0) - c.SHAPE)
    log.tell(c.CAPTAIN_IS, side, captain)


def to_pile(t: Table, side: i64, first: i64, n: i64) -> None:
    """FC-012, FC-054 The chosen cards are the draw pile: its owner knows them, not their order."""
    for i in range(first, first + n):
        t.move(side * c.DECK + t.sealed.at(side, i) - c.CARD, c.PILE, 1 << side)


@final
class Tactics(Phase[Table]):
    """FC-054, FC-198, FC-213 A new pile from the reserve. Frame: how many cards."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both clubs, until each has said DONE (FC-198)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the reserve's cards, ascending, until the pile is complete; then DONE (FC-198)."""
        if t.sealed.counts[seat] < k.get(1):
            ask_tactics(t, seat, 0, k.get(1), out)
        else:
            out.open(c.ASK_DONE)
            out.add(c.DONE)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the card; once both are done, make the piles and begin the period (FC-198)."""
        if answer != c.DONE:
            t.sealed.add(who, answer)
            return
        if not t.sealed.close(who):
            return
        for side in range(2):
            to_pile(t, side, 0, k.get(1))
        begin_period(t, log)


@final
class Colour(Phase[Table]):
    """FC-058, FC-183 The ball die."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One die of six faces (FC-058)."""
        out.open(c.BALL_DIE)
        die(out, 1, 6)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Set the colour of the period and kick off (FC-184)."""
        t.colour = answer
        log.tell(c.BALL_COLOUR, answer)
        kick_off(t, log)


@final
class Toss(Phase[Table]):
    """PO-007, PO-008 Who begins with the ball."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two clubs (PO-007)."""
        out.open(c.COIN)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The captain of the club that falls has the ball; both draw four cards (PO-008)."""
        t.ball = answer
        t.carrier = t.get(answer, c.CAPTAIN)
        log.tell(c.PERIOD, c.WHOLE, 0)
        log.tell(c.KICK_OFF, answer, t.carrier)
        k.turn(c.DRAW, 8)


@final
class Draw(Phase[Table]):
    """FC-003, FC-185, FC-186, PO-006, PO-010 Fate picks from the bag. Frame: cards to come, the
    clubs by turns, home (blue in Poussin) first.
    """

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One card of the draw pile of the club whose turn it is, all alike (FC-012)."""
        out.open(c.BAG)
        side = self.side(t, k)
        for card in range(side * c.DECK, side * c.DECK + c.DECK):
            if t.where[card] == c.PILE:
                out.add(card, 1)

    def side(self, t: Table, k: Stack) -> i64:
        """Whose card is drawn."""
        first = max(0, t.home)
        return first if k.get(1) & 1 == 0 else 1 - first

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Give the card to its owner, unseen; the last one begins a turn or step 2 (FC-187)."""
        side = answer // c.DECK
        t.move(answer, c.HAND, 1 << side)
        log.whisper(1 << side, c.CARD_DRAWN, side, answer)
        left = k.get(1) - 1
        if left > 0:
            k.put(1, left)
        elif t.turn == 0:
            next_turn(t, log)
        else:
            mask: i64 = 0
            for club in range(2):
                t.put(club, c.CHANGED, 0)
                if t.count(club, c.HAND):
                    mask |= 1 << club
            t.sealed.ask(mask)
            k.turn(c.PLACE_FAN)
