"""WF-040 to WF-058, WF-214 to WF-216: the side with the ball builds its attack."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .effects import open_counter, play_person, put_down, run, spend_star
from .fitting import gain, may_star, param, person_rows, person_shut, play_shut, star_shut
from .hands import draw, drop, leave
from .state import Table


def bits(mask: i64) -> i64:
    """How many bits a mask of seven has."""
    n: i64 = 0
    for i in range(c.SQUAD):
        if mask & (1 << i):
            n += 1
    return n


@final
class CaptainStart(Phase[Table]):
    """WF-214 The captain says who of the pair begins."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain of the pair that has the ball (WF-214)."""
        return 1 << t.captain(t.ball)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open oneself and the partner (WF-214)."""
        out.open(c.CAPTAIN_START)
        out.add(c.ONESELF)
        out.add(c.PARTNER)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The seat that was named carries the ball; the attack begins (WF-214)."""
        t.carrier = who if answer == c.ONESELF else t.other(who)
        log.tell(c.BALL_PASSED, t.ball, t.carrier)
        k.turn(c.ATTACK)


@final
class Attack(Phase[Table]):
    """WF-041, WF-048 What the side with the ball may do while no card waits for an answer.

    Frame: 1 once the captain, who alone may use stars (WF-220), has been asked and his partner
    acts. "After" cards (WF-123) fit until the next Action card is played.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the carrier, before that for a captain who may use a star (WF-220)."""
        captain = t.captain(t.ball)
        if captain != t.carrier and k.get(1) == 0:
            now = may_star(t, t.ball, c.ON_OWN_ATTACK, -1)
            if now or (t.after >= 0 and may_star(t, t.ball, c.ON_AFTER, t.book.kind[t.after])):
                return 1 << captain
        return 1 << t.carrier

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open what the carrier may do (WF-041); to a captain who does not carry, stars alone."""
        if seat != t.carrier:
            out.open(c.CAPTAIN_STAR)
            out.add(c.PASS)
            self.stars(t, seat, out)
            return
        out.open(c.ATTACK)
        out.add(c.GIVE)
        if t.seats == 4:
            # a set piece is taken by the seat that had the ball (WF-235)
            if t.received or t.restrict:
                out.bar(c.TO_PARTNER, c.MUST_PLAY)
            else:
                out.add(c.TO_PARTNER)
        self.stars(t, seat, out)
        with_: i64 = 0  # Player cards in hand that go with some card
        for n in range(c.SQUAD):
            if t.spot[t.ball * c.SQUAD + n] != c.HAND + seat:
                continue
            why = self.person(t, seat, n)
            if why == 0:
                out.add(c.PERSON_ + n)
            elif t.book.person_trigger[t.person(t.ball * c.SQUAD + n)] == c.ON_WITH:
                with_ |= 1 << n
            else:
                out.bar(c.PERSON_ + n, why)
        for kind in range(t.book.types):
            if t.hand[seat * c.TYPES + kind]:
                self.ask_card(t, seat, kind, with_, out)

    def stars(self, t: Table, seat: i64, out: Codes) -> None:
        """WF-101 Abilities of the attack, and those for the card that was just validated."""
        laid = t.get(t.ball, c.LAID)
        for ability in range(t.book.abilities):
            if laid & (1 << ability) == 0:
                continue
            if t.after >= 0 and t.book.ability_trigger[ability] == c.ON_AFTER:
                why = star_shut(t, seat, ability, c.ON_AFTER, t.book.kind[t.after])
            else:
                why = star_shut(t, seat, ability, c.ON_OWN_ATTACK, -1)
            if why:
                out.bar(c.STAR + ability, why)
            else:
                out.add(c.STAR + ability)

    def person(self, t: Table, seat: i64, n: i64) -> i64:
        """WF-120, WF-123 Why a Player card cannot be played by itself, or 0."""
        if t.book.person_trigger[t.person(t.ball * c.SQUAD + n)] == c.ON_AFTER:
            if t.after < 0:
                return c.NOT_NOW
            if t.rules.max_people and t.after_folk >= t.rules.max_people:
                return c.TOO_MANY_CARDS
            return person_shut(t, seat, n, c.ON_AFTER, t.book.kind[t.after])
        return person_shut(t, seat, n, c.ON_OWN_ATTACK, -1)

    def ask_card(self, t: Table, seat: i64, kind: i64, with_: i64, out: Codes) -> None:
        """WF-042, WF-043, WF-122, WF-127 A card by itself, and with every set of Player cards."""
        why = play_shut(t, kind, 0)
        if why:
            out.bar(c.PLAY + kind * 128, why)
            return
        fits: i64 = 0
        if with_:
            for n in range(c.SQUAD):
                if with_ & (1 << n):
                    if person_shut(t, seat, n, c.ON_WITH, t.book.kind[kind]) == 0:
                        fits |= 1 << n
                    else:
                        out.bar(c.PLAY + kind * 128 + (1 << n), c.NOT_NOW)
        mask: i64 = 0
        while True:
            if self.together(t, kind, mask):
                out.add(c.PLAY + kind * 128 + mask)
            else:
                few = t.rules.max_people and bits(mask) > t.rules.max_people
                out.bar(c.PLAY + kind * 128 + mask, c.TOO_MANY_CARDS if few else c.TOO_MANY_PA)
            mask = (mask - fits) & fits
            if mask == 0:
                return

    def together(self, t: Table, kind: i64, mask: i64) -> bool:
        """WF-043 The points of a card and of what goes with it are tested together."""
        if mask == 0:
            return True
        if t.rules.max_people and bits(mask) > t.rules.max_people:
            return False
        more: i64 = 0
        for n in range(c.SQUAD):
            if mask & (1 << n):
                more += gain(t, person_rows(t, t.ball * c.SQUAD + n), c.GAIN_PA)
        return play_shut(t, kind, more) == 0

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Give back, pass to the partner, or play a star, Player card or Action card (WF-041)."""
        if answer == c.PASS:
            k.put(1, 1)
            return
        k.put(1, 0)
        if answer == c.GIVE:
            give_back(t, k, who, log)
        elif answer == c.TO_PARTNER:
            t.carrier = t.other(who)
            t.received = 1
            t.after = -1
            log.tell(c.BALL_PASSED, t.ball, t.carrier)
        elif answer < c.PERSON_:
            run(k, spend_star(t, who, answer - c.STAR, log), who, 0)
        elif answer < c.SUBSTITUTE:
            n = answer - c.PERSON_
            t.received = 0
            if t.book.person_trigger[t.person(t.ball * c.SQUAD + n)] == c.ON_AFTER:
                t.after_folk += 1
            play_person(t, k, who, n, log)
        else:
            self.play(t, k, who, (answer - c.PLAY) // 128, (answer - c.PLAY) % 128, log)

    def play(self, t: Table, k: Stack, seat: i64, kind: i64, mask: i64, log: Log) -> None:
        """WF-044, WF-080, WF-122, WF-155 A card is announced, with what is put down with it."""
        t.clear_card()
        leave(t, seat, kind)
        t.lying[t.ball * c.TYPES + kind] += 1
        t.lay(t.ball, c.LAID_CARD, kind, c.OPEN)
        log.tell(c.PLAYED, t.ball, seat * 64 + kind)
        t.card = kind
        t.by = seat
        t.folk = mask
        t.freed = 1 if t.restrict == c.INDIRECT else 0
        t.shut = 1 if t.safe or t.freed else 0
        t.safe = 0
        t.restrict = c.NO_PIECE
        t.received = 0
        t.after = -1
        t.after_folk = bits(mask)
        if t.book.category[kind] == c.ATTACK_CARD:
            t.cards += 1
        k.push(c.ANSWER)
        for n in range(c.SQUAD - 1, -1, -1):
            if mask & (1 << n):
                open_counter(t, k, put_down(t, seat, n, log))


def give_back(t: Table, k: Stack, seat: i64, log: Log) -> None:
    """WF-055 to WF-058, WF-215 The ball goes back: three cards, then one discard.

    Who was given the ball by his partner and plays nothing loses it without compensation.
    """
    bare = t.received
    log.tell(c.GAVE_BACK, t.ball, seat * 64 + bare)
    if bare:
        k.turn(c.END_ATTACK, 1)
        return
    n = param(t, t.ball, 0)
    k.turn(c.GIVE_BACK, seat, 1 if t.left(t.ball) < n else 0)
    draw(k, seat, c.ACTION, n)


@final
class GiveBack(Phase[Table]):
    """WF-056, WF-057 One discard. Frame: seat, 1 if it need not."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the seat that gave the ball back; AUTO while its hand is empty."""
        return 1 << k.get(1) if t.held(k.get(1)) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open each Action card of the hand; PASS too, if the pile ran short (WF-057)."""
        out.open(c.GIVE_BACK)
        if k.get(2):
            out.add(c.PASS)
        for kind in range(t.book.types):
            if t.hand[seat * c.TYPES + kind]:
                out.add(c.DROP + kind)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Discard the card, if there is one, and end the attack (WF-056)."""
        if who != AUTO and answer != c.PASS:
            drop(t, who, answer - c.DROP, log)
        k.turn(c.END_ATTACK, 1)
