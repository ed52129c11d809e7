"""WF-010 to WF-025, WF-141 to WF-144, WF-211, WF-212: before the first attack of a half.

WF-021 and WF-024 are WF-011, WF-012, WF-014 and WF-015 with all the cards.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .hands import draw, excess
from .state import Table


@final
class TeamChoice(Phase[Table]):
    """WF-012 Side 0 chooses, then side 1, another. WF-023, WF-102 With it come its stars."""

    def side(self, t: Table) -> i64:
        """Whose turn it is."""
        return 0 if t.get(0, c.NATION) < 0 else 1

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the first seat of the side that has no team yet (WF-012)."""
        return 1 << self.side(t)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the teams that are not taken (WF-012)."""
        out.open(c.TEAM_CHOICE)
        for team in range(t.book.teams):
            if t.get(0, c.NATION) == team:
                out.bar(c.TEAM + team, c.TAKEN)
            else:
                out.add(c.TEAM + team)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Give the side its team, stars and tokens; after both, captains are next (WF-211)."""
        side = self.side(t)
        team = answer - c.TEAM
        t.put(side, c.NATION, team)
        stars = t.book.team_stars[team] if t.rules.team_cards else 4
        t.put(side, c.STARS, stars)
        t.put(side, c.MOST_STARS, stars)
        t.put(side, c.SUBS, 3 if t.rules.substitutions else 0)
        log.tell(c.TEAM_TAKEN, side, team)
        if side == 1:
            begin_captains(t, k)


def begin_captains(t: Table, k: Stack) -> None:
    """WF-211 At a table for four the pairs name their captains, before each half."""
    if t.seats == 4:
        t.sealed.ask(15)
        k.turn(c.CAPTAIN_CHOICE)
    else:
        begin_ground(t, k)


@final
class CaptainChoice(Phase[Table]):
    """WF-211 Each seat names one of its pair; if they differ, the lower number."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for all four seats, until each has named a captain (WF-211)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the two seats of one's own pair (WF-211)."""
        out.open(c.CAPTAIN_CHOICE)
        out.add(c.CAPTAIN + seat % 2)
        out.add(c.CAPTAIN + seat % 2 + 2)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the name; once all are in, set both captains (WF-211)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        for side in range(2):
            named = min(t.sealed.at(side, 0), t.sealed.at(side + 2, 0)) - c.CAPTAIN
            t.put(side, c.LEADER, named)
            log.tell(c.CAPTAIN_IS, side, named)
        t.sealed.ask(0)
        begin_ground(t, k)


def both(t: Table) -> i64:
    """The two seats that decide for their sides."""
    return (1 << t.captain(0)) | (1 << t.captain(1))


def begin_ground(t: Table, k: Stack) -> None:
    """WF-025, WF-200 Whose ground it is: settled beforehand, or named by both at once."""
    if (
        t.half == 0
        and t.rules.ground
        and t.rules.permanent == c.OFF
        and t.rules.ground_side == o.GROUND_SIDE_AGREE
    ):
        t.sealed.ask(both(t))
        k.turn(c.GROUND)
        return
    if t.half == 0 and t.rules.ground:
        t.home = o.GROUND_SIDE_BOTH if t.rules.permanent else t.rules.ground_side
    begin_abilities(t, k)


@final
class Ground(Phase[Table]):
    """WF-025 Both name a value; if they differ nobody is at home."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both captains, until each has named a ground (WF-025)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open no ground, the first side's and the second's (WF-025)."""
        out.open(c.GROUND)
        for i in range(3):
            out.add(c.GROUND_OF + i)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the name; once both are in, set the ground if they agree (WF-025)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        a = t.sealed.at(t.captain(0), 0) - c.GROUND_OF
        b = t.sealed.at(t.captain(1), 0) - c.GROUND_OF
        t.sealed.ask(0)
        log.tell(c.GROUND_NAMED, 0, a)
        log.tell(c.GROUND_NAMED, 1, b)
        t.home = a if a == b else 0
        begin_abilities(t, k)


def begin_abilities(t: Table, k: Stack) -> None:
    """WF-013, WF-022, WF-143 Three abilities and two more of one's own choice; or the three of
    the Amateur mode.
    """
    if t.rules.team_cards:
        t.sealed.ask(both(t))
        k.turn(c.ABILITY_COMMIT)
        return
    laid: i64 = 0
    for ability in range(t.book.abilities):
        if t.book.ability_amateur[ability]:
            laid |= 1 << ability
    t.put(0, c.LAID, laid)
    t.put(1, c.LAID, laid)
    begin_piles(t, k)


@final
class AbilityCommit(Phase[Table]):
    """WF-022 Two of the abilities that the Team card does not name, in secret."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both captains, until each has chosen two abilities (WF-022)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open each pair of abilities that the Team card does not name (WF-022)."""
        out.open(c.ABILITY_COMMIT)
        three = t.book.team_three[t.get(seat % 2, c.NATION)]
        for a in range(t.book.abilities):
            for b in range(a + 1, t.book.abilities):
                if three & ((1 << a) | (1 << b)):
                    out.bar(c.ABILITIES + a * 12 + b, c.OWN_THREE)
                else:
                    out.add(c.ABILITIES + a * 12 + b)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the pair; once both are in, lay five abilities a side (WF-022)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        for side in range(2):
            pair = t.sealed.at(t.captain(side), 0) - c.ABILITIES
            free: i64 = (1 << (pair // 12)) | (1 << (pair % 12))
            t.put(side, c.FREE, free)
            t.put(side, c.LAID, free | t.book.team_three[t.get(side, c.NATION)])
            log.tell(c.ABILITIES_LAID, side, t.get(side, c.LAID))
        t.sealed.ask(0)
        begin_piles(t, k)


def begin_piles(t: Table, k: Stack) -> None:
    """WF-011, WF-014, WF-141, WF-142 Piles and the kick-off are drawn once, and kept."""
    if t.half == 1:
        k.turn(c.DEAL)
    elif t.rules.pile_assignment == o.PILE_ASSIGNMENT_FIXED:
        t.put(1, c.COLOUR, 1)
        k.turn(c.COIN)
    else:
        k.turn(c.PILE_TOSS)


@final
class PileToss(Phase[Table]):
    """WF-011 Which side takes the light pile."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two sides (WF-011)."""
        out.open(c.TOSS)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The side that falls has the light pile, the other the dark one (WF-011)."""
        t.put(answer, c.COLOUR, 0)
        t.put(1 - answer, c.COLOUR, 1)
        k.turn(c.COIN)


@final
class Coin(Phase[Table]):
    """WF-014 Which side kicks off."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two sides (WF-014)."""
        out.open(c.TOSS)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The side that falls kicks off; piles and hands are dealt (WF-014)."""
        t.kicker = answer
        t.ball = answer
        log.tell(c.GROUND_IS, t.home)
        for side in range(2):
            log.tell(c.PILE_IS, side, t.get(side, c.COLOUR))
        k.turn(c.DEAL)


@final
class Deal(Phase[Table]):
    """WF-015, WF-141, WF-142, WF-144, WF-212 Piles are made anew, hands dealt from them."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the cards are drawn by phases that this one pushes."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Make the piles anew and push the draws of the first hands (WF-015, WF-212)."""
        t.half += 1
        for side in range(2):
            colour = t.get(side, c.COLOUR)
            t.put(side, c.START, 0)
            t.put(side, c.FIRST_DONE, 0)
            for kind in range(t.book.types):
                at = side * c.TYPES + kind
                plays = t.rules.pro_cards or t.book.pro[kind] == 0
                t.pile[at] = t.book.copies[kind * 2 + colour] if plays else 0
                t.gone[at] = 0
            for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
                if t.spot[card] != c.GONE:
                    t.spot[card] = c.PILE
        t.seen = 0
        for i in range(len(t.hand)):
            t.hand[i] = 0
            t.plain[i] = 0
        for i in range(len(t.hints)):
            t.hints[i] = 0
        t.carrier = t.captain(t.ball)
        log.tell(c.KICK_OFF, t.ball, t.half)
        k.depth = 0
        k.turn(c.BEGIN)
        # pushed in reverse: the side that kicks off draws first
        for i in range(2):
            side = 1 - t.ball if i == 0 else t.ball
            draw(k, t.captain(side), c.PERSON, 1)
            if t.seats == 2:
                draw(k, side, c.ACTION, 8 if side == t.ball else 7)
            else:
                draw(k, side + 2, c.ACTION, 5)
                draw(k, side, c.ACTION, 5)


@final
class Draw(Phase[Table]):
    """WF-031, WF-032 One card after another; the limit is looked at when the event is over.

    Frame: seat, ACTION or PERSON, how many still.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Luck picks a card; AUTO where the pile is empty (WF-032)."""
        side = k.get(1) % 2
        there = t.left(side) if k.get(2) == c.ACTION else t.people(side, c.PILE)
        return FATE if there else AUTO

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One card of the pile: types by the number left, Player cards all alike."""
        side = k.get(1) % 2
        if k.get(2) == c.ACTION:
            out.open(c.BAG)
            for kind in range(t.book.types):
                if t.pile[side * c.TYPES + kind]:
                    out.add(kind, t.pile[side * c.TYPES + kind])
            return
        out.open(c.SQUAD_BAG)
        for n in range(c.SQUAD):
            if t.spot[side * c.SQUAD + n] == c.PILE:
                out.add(n, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Put the card into the hand, unseen by others; after the last, look at the limit."""
        seat = k.get(1)
        side = seat % 2
        if who == AUTO:
            log.tell(c.PILE_EMPTY, side, k.get(2))
            k.pop()
            excess(t, k, seat)
            return
        if k.get(2) == c.ACTION:
            t.pile[side * c.TYPES + answer] -= 1
            t.hand[seat * c.TYPES + answer] += 1
            log.whisper(1 << seat, c.CARD_DRAWN, seat, answer)
        else:
            t.spot[side * c.SQUAD + answer] = c.HAND + seat
            log.whisper(1 << seat, c.PERSON_DRAWN, seat, answer)
        if k.get(3) > 1:
            k.put(3, k.get(3) - 1)
        else:
            k.pop()
            excess(t, k, seat)
