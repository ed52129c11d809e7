"""WF-060 to WF-067, WF-106 to WF-110, WF-218: the other side answers a card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .effects import open_counter, put_down, run, spend_star
from .fitting import asks_people, defence_bonus, may_star, person_rows, star_shut
from .hands import draw, folk, leave
from .state import Table
from .windows import ask_people, d20


@final
class Answer(Phase[Table]):
    """WF-122, WF-124 What "with" cards do at once: a ban on defending, another bonus."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: what "with" cards change at once is no choice (WF-124)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Note the ban or the bonus, then ask for the defence (WF-060)."""
        for n in range(c.SQUAD):
            if t.folk & (1 << n) == 0:
                continue
            rows = person_rows(t, t.ball * c.SQUAD + n)
            for e in range(rows // 1024, rows % 1024):
                if t.book.op(e) == c.FORBID_DEFENCE and t.book.arg(e, 1) == 0:
                    t.shut = 1
                elif t.book.op(e) == c.SET_DEFENCE_BONUS:
                    t.guard = t.book.arg(e, 1) + 100
        k.turn(c.DEFENCE, 0)


@final
class Defence(Phase[Table]):
    """WF-060 to WF-062, WF-218, WF-219 Frame: 1 once a captain has handed it to his partner.

    Letting a card pass and drawing is one choice. Where defending is forbidden only a block on the
    first card and Player cards are left.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain, or the partner told to answer; AUTO if neither could (WF-218)."""
        side = 1 - t.ball
        captain = t.captain(side)
        kind = t.book.kind[t.card]
        if k.get(1):
            mate = t.other(captain)
            if asks_people(t, mate, c.ON_CARD, kind):
                return 1 << mate
            return 1 << mate if t.shut == 0 and self.could_defend(t, mate) else AUTO
        if asks_people(t, captain, c.ON_CARD, kind) or self.could_star(t, side):
            return 1 << captain
        if t.shut:
            return AUTO
        mate_could = t.seats == 4 and (t.held(t.other(captain)) or folk(t, t.other(captain)))
        if self.could_defend(t, captain) or mate_could or t.rules.optional_draw:
            return 1 << captain
        return AUTO

    def could_star(self, t: Table, side: i64) -> bool:
        """WF-106, WF-110 Could a block or a trap be announced, as far as all can see?"""
        kind = t.book.kind[t.card]
        if self.first(t) and may_star(t, side, c.ON_FIRST_CARD, kind):
            return True
        trap = t.shut == 0 or t.rules.trap_when_forbidden == c.ON
        return trap and may_star(t, side, c.ON_CARD, kind)

    def first(self, t: Table) -> bool:
        """WF-106, WF-232 Is this the first attack card of the attack?"""
        return t.cards == 1 and t.book.category[t.card] == c.ATTACK_CARD

    def could_defend(self, t: Table, seat: i64) -> bool:
        """Has this seat any Action card? With `auto_skip`: one that answers this card?"""
        if t.rules.privacy == o.WINDOW_PRIVACY_ALWAYS_ASK:
            return t.held(seat) > 0
        for kind in range(t.book.types):
            if t.hand[seat * c.TYPES + kind] and defence_bonus(t, kind) >= 0:
                return True
        return False

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open what answers the card: letting it pass, defence, stars, Player cards (WF-060)."""
        out.open(c.DEFENCE)
        mate = k.get(1) == 1
        if t.shut or mate:
            out.add(c.PASS)
        else:
            out.add(c.LET_PASS)
            if t.rules.optional_draw:
                out.add(c.LET_DRY)
        if t.seats == 4 and not mate and not t.shut:
            out.add(c.PARTNER)
        what = t.book.kind[t.card]
        if not mate:
            self.ask_stars(t, seat, what, out)
        ask_people(t, seat, c.ON_CARD, what, out)
        for kind in range(t.book.types):
            if t.hand[seat * c.TYPES + kind] == 0:
                continue
            if t.book.category[kind] != c.DEFENCE_CARD:
                out.bar(c.DEFEND + kind, c.IS_ATTACK)
            elif t.shut:
                out.bar(c.DEFEND + kind, c.FORBIDDEN)
            elif defence_bonus(t, kind) < 0:
                out.bar(c.DEFEND + kind, c.WRONG_KIND)
            else:
                out.add(c.DEFEND + kind)

    def ask_stars(self, t: Table, seat: i64, what: i64, out: Codes) -> None:
        """WF-106, WF-110 A block on the first card, also on one that cannot be defended; a trap."""
        laid = t.get(seat % 2, c.LAID)
        for ability in range(t.book.abilities):
            if laid & (1 << ability) == 0:
                continue
            if t.book.ability_trigger[ability] == c.ON_FIRST_CARD:
                why = star_shut(t, seat, ability, c.ON_FIRST_CARD, what)
                if why == 0 and not self.first(t):
                    why = c.NOT_FIRST
            else:
                why = star_shut(t, seat, ability, c.ON_CARD, what)
                if why == 0 and t.shut and t.rules.trap_when_forbidden == c.OFF:
                    why = c.FORBIDDEN
            if why:
                out.bar(c.STAR + ability, why)
            else:
                out.add(c.STAR + ability)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Let the card pass, hand over to the partner, or carry out the answer (WF-060)."""
        side = 1 - t.ball
        if who == AUTO and k.get(1) == 0 and t.shut == 0:
            answer = c.LET_PASS
        if answer == c.PASS:
            if t.seats == 4 and t.shut and k.get(1) == 0:
                k.put(1, 1)  # WF-235 the partner may hold a Player card for this
                return
            self.let_by(t, k, side, bool(t.freed and t.rules.free_kick_draw), log)
        elif answer == c.LET_PASS or answer == c.LET_DRY:
            shot = t.book.category[t.card] == c.SHOT_CARD
            draws = answer == c.LET_PASS and (not shot or t.rules.shot_pass_draw)
            self.let_by(t, k, side, bool(draws), log)
        elif answer == c.PARTNER:
            k.put(1, 1)
        elif answer < c.PERSON_:
            self.star(t, k, who, answer - c.STAR, log)
        elif answer < c.SUBSTITUTE:
            self.person(t, k, who, answer - c.PERSON_, log)
        else:
            self.defend(t, k, who, answer - c.DEFEND, log)

    def let_by(self, t: Table, k: Stack, side: i64, draws: bool, log: Log) -> None:
        """WF-060, WF-218 Two cards for letting it pass; at a table for four one each."""
        draws = draws and t.left(side) > 0
        log.tell(c.LET_BY, side, 0 if draws else 1)
        k.turn(c.VALIDATE)
        if not draws:
            return
        captain = t.captain(side)
        if t.seats == 2:
            draw(k, captain, c.ACTION, 2)
        else:
            draw(k, t.other(captain), c.ACTION, 1)
            draw(k, captain, c.ACTION, 1)

    def star(self, t: Table, k: Stack, seat: i64, ability: i64, log: Log) -> None:
        """WF-106 A block holds for the attack; WF-110 a trap is the answer."""
        rows = spend_star(t, seat, ability, log)
        for e in range(rows // 1024, rows % 1024):
            if t.book.op(e) == c.OFFSIDE_TRAP:
                needed = t.book.arg(e, 1) - (t.pa if t.book.arg(e, 2) else 0)
                k.turn(c.TRAP_ROLL, needed, seat, rows)
                return
        run(k, rows, seat, 0)

    def person(self, t: Table, k: Stack, seat: i64, n: i64, log: Log) -> None:
        """WF-121, WF-226, WF-233 A D card answers instead: its own d20, no block, no draw."""
        card = put_down(t, seat, n, log)
        rows = person_rows(t, card)
        for e in range(rows // 1024, rows % 1024):
            if t.book.op(e) == c.PLAYER_DEFENCE:
                needed = t.book.arg(e, 1) - (t.pa if t.book.arg(e, 2) else 0)
                if t.book.arg(e, 3):
                    needed -= self.best_bonus(t)
                k.push(c.PERSON_ROLL, needed, seat, card)
                open_counter(t, k, card)
                return
        run(k, rows, seat, 0)
        open_counter(t, k, card)

    def best_bonus(self, t: Table) -> i64:
        """§6.5 The best defence bonus of the waiting card for any kind; it may be below 0."""
        best: i64 = 0  # as the book has it, 100 more
        for kind in range(c.KINDS):
            printed = t.book.guard[t.card * c.KINDS + kind]
            if printed:
                best = max(best, t.guard if t.guard else printed)
        return best - 100 if best else 0

    def defend(self, t: Table, k: Stack, seat: i64, kind: i64, log: Log) -> None:
        """WF-061, WF-067 One defence card; it is spent whatever the roll says."""
        side = seat % 2
        leave(t, seat, kind)
        t.gone[side * c.TYPES + kind] += 1
        t.guarding = kind
        t.guard_by = seat
        t.lay(side, c.LAID_DEFENCE, kind, c.OPEN)
        log.tell(c.DEFENDED, side, seat * 64 + kind)
        k.turn(c.SIMULATION)


def stopped(t: Table, state: i64) -> None:
    """WF-046 The waiting card gives nothing."""
    t.mark(t.ball, c.LAID_CARD, t.card, state)


@final
class TrapRoll(Phase[Table]):
    """WF-110, WF-231 Frame: what the d20 must reach, the seat, the effects of the ability."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d20 (WF-110)."""
        d20(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A roll that is enough wins the ball; else the card is validated (WF-110)."""
        needed, seat, rows = k.get(1), k.get(2), k.get(3)
        roll_for(t, k, seat, needed, answer, rows, log)


@final
class PersonRoll(Phase[Table]):
    """WF-121, §6.5 `player_defence` Frame: what the d20 must reach, the seat, the Player card."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d20 (WF-121)."""
        d20(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A roll that is enough wins the ball; else the card is validated (WF-121)."""
        needed, seat, card = k.get(1), k.get(2), k.get(3)
        k.pop()
        roll_for(t, k, seat, needed, answer, person_rows(t, card), log)


def roll_for(t: Table, k: Stack, seat: i64, needed: i64, natural: i64, rows: i64, log: Log) -> None:
    """A roll that is no defence card: it wins the ball, or the card is validated undrawn."""
    side = seat % 2
    log.tell(c.NEEDED, side, needed + 100)
    log.tell(c.ROLLED, side, natural * 64)
    if natural >= needed:
        stopped(t, c.STOPPED)
        log.tell(c.WON_BALL, side, seat * 64 + 63)
        k.turn(c.END_ATTACK, 0)
        run(k, rows, seat, 1)
    else:
        log.tell(c.FAILED, side)
        k.turn(c.VALIDATE)
        run(k, rows, seat, 0)
