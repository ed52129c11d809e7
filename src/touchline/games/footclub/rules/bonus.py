"""FC-119 to FC-123, FC-140 to FC-153, PO-016: the bonus window and what is played in it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .book import FIRST, KIND
from .change import begin_incident
from .changes import book_player, discard, end_offensive, hand_card, push, send_off, tell_cell
from .flow import forfeit
from .state import Table
from .sums import cap_left, final_bonus, kop_ready, kop_shut, target
from .turn import shown, total, two_dice


@final
class Bonus(Phase[Table]):
    """FC-119, FC-120, FC-121, FC-122, PO-016 Frame: the club to speak, passes in a row. Two
    passes close it.

    A club that can change nothing, as all can see, agrees by itself.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club to speak; AUTO if all can see that it can do nothing (FC-120)."""
        side = k.get(1)
        if t.count(side, c.HAND) and (side == t.attacker or t.offence != c.COUNTER_ATTACK):
            return 1 << side
        supporters = t.fans(side) or (side == t.attacker and kop_ready(t, side, 1))
        return 1 << side if supporters and cap_left(t, side) > 0 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and what pushes the bonus: the attack's means or the defence's (FC-119)."""
        out.open(c.ASK_BONUS)
        out.add(c.PASS)
        if seat == t.attacker:
            self.ask_attack(t, seat, out)
        else:
            self.ask_defence(t, seat, out)

    def ask_attack(self, t: Table, seat: i64, out: Codes) -> None:
        """FC-119, FC-134, FC-140 Fans, kop and attack supports, several at once."""
        cap = cap_left(t, seat)
        fans = min(t.fans(seat), 8)
        kop: i64 = 1 if kop_ready(t, seat, 1) else 0
        supports = min(t.in_hand(seat, c.ATTACK_SUPPORT), 5)
        for n in range(min(fans, cap) + 1):
            for with_kop in range(kop + 1):
                if n + with_kop > cap:
                    continue
                for s in range(supports + 1):
                    if n + with_kop + s:
                        out.add(c.PUSH + n * 12 + with_kop * 6 + s)
        if out.curious:
            self.bar_more(t, seat, fans, cap, out)
            if kop == 0 or cap == 0:
                out.bar(c.PUSH + 6, c.CAP if kop else kop_shut(t, seat, 1))
            if supports < 5:
                out.bar(c.PUSH + supports + 1, c.NO_SUPPORT)
            for card in range(FIRST[c.DEFENCE_SUPPORT], FIRST[c.DEFENCE_SUPPORT + 1]):
                if t.where[seat * c.DECK + card] == c.HAND:
                    out.bar(c.CARD + card, c.DEFENDS_ONLY)
            self.bar_rest(t, seat, out)

    def bar_more(self, t: Table, seat: i64, fans: i64, cap: i64, out: Codes) -> None:
        """FC-133, FC-134 Why not one fan more."""
        n = min(fans, cap)
        if n < 8:
            out.bar(c.PUSH + (n + 1) * 12, c.CAP if fans > cap else c.NO_FAN)

    def bar_rest(self, t: Table, seat: i64, out: Codes) -> None:
        """FC-052 Cards that have no say in a bonus window."""
        for card in range(FIRST[c.ATTACK_SUPPORT]):
            if t.where[seat * c.DECK + card] == c.HAND:
                out.bar(c.CARD + card, c.FANS_ONLY if KIND[card] == c.FANS else c.OTHER_STEP)

    def ask_defence(self, t: Table, seat: i64, out: Codes) -> None:
        """FC-116, FC-119, FC-141, FC-142, FC-146 Fans, or one defence support at a time."""
        for i in range(8):
            card = seat * c.DECK + FIRST[c.DEFENCE_SUPPORT] + i
            if t.where[card] != c.HAND:
                continue
            code = c.SUPPORTING + i * 2
            if t.rules.poussin:
                out.add(c.SUPPORTING)
                break
            player = target(t, card)
            if t.offence == c.COUNTER_ATTACK:
                out.bar(code, c.ON_COUNTER)
            elif player < 0:
                out.bar(code, c.NO_TARGET)
            else:
                if t.book.strength[player] == c.STOPPER:
                    out.bar(code, c.STOPPERS)
                else:
                    out.add(code)
                out.add(code + 1)
        cap = cap_left(t, seat)
        fans = min(t.fans(seat), 8)
        for n in range(1, min(fans, cap) + 1):
            out.add(c.PUSH + n * 12)
        if out.curious:
            self.bar_more(t, seat, fans, cap, out)
            for card in range(FIRST[c.ATTACK_SUPPORT], FIRST[c.ATTACK_SUPPORT + 1]):
                if t.where[seat * c.DECK + card] == c.HAND:
                    out.bar(c.CARD + card, c.ATTACKS_ONLY)
            self.bar_rest(t, seat, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Push, lay a defence support, or pass; two passes in a row bring the shot (FC-121)."""
        side = k.get(1)
        if who == AUTO or answer == c.PASS:
            log.tell(c.LET_GO, side, c.BONUS)
            if k.get(2) == 0:
                k.turn(c.BONUS, 1 - side, 1)
            else:
                log.tell(c.FINAL_BONUS, t.attacker, final_bonus(t) + 100)
                k.turn(c.SHOT, 0, 0, 0)
        elif answer >= c.PUSH:
            push(t, side, answer, log)
            k.turn(c.BONUS, 1 - side, 0)
        else:
            self.support(t, k, side, answer - c.SUPPORTING, log)

    def support(self, t: Table, k: Stack, side: i64, n: i64, log: Log) -> None:
        """FC-141 A defence support is laid; the dice come next."""
        t.supports += 1
        if t.rules.poussin:
            card = discard(t, hand_card(t, side, c.DEFENCE_SUPPORT))
            log.tell(c.SUPPORTED, side, card * 2)
            k.turn(c.SUPPORT, side, -1, 0)
            return
        card = side * c.DECK + FIRST[c.DEFENCE_SUPPORT] + n // 2
        player = target(t, card)
        discard(t, card)
        log.tell(c.SUPPORTED, side, card * 2 + n % 2)
        log.tell(c.SUPPORT_BY, side, player)
        tell_cell(t, side, card, log)
        k.turn(c.SUPPORT, side, player, n % 2)


@final
class Support(Phase[Table]):
    """FC-141 to FC-143, FC-144, FC-145 to FC-149, PO-016 Frame: club, defender, 0 regular, 1
    aggressive, 2 second roll.
    """

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Two dice of the defending club (FC-143)."""
        two_dice(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A success takes 2 off the bonus (FC-141); a failure is rolled again or whistled."""
        side, player, mode = k.get(1), k.get(2), k.get(3)
        extra: i64 = 0
        # FC-088, FC-146, FC-147 modifiers neither make nor mend a double 1
        if player >= 0 and answer != 11:
            extra = (1 if t.book.strength[player] == c.STOPPER else 0) - t.speed
        log.tell(c.ROLLED, side, shown(answer, extra))
        if total(answer) + extra >= (8 if mode == 2 else 7):
            t.raw -= 2
            log.tell(c.SUPPORT_HOLDS, side, player if player >= 0 else 127)
            log.tell(c.BONUS_IS, t.raw + 100, 0)
            k.turn(c.BONUS, t.attacker, 0)
        elif mode == 1:
            k.put(3, 2)
        elif player < 0:
            log.tell(c.LET_GO, side, c.SUPPORT)
            k.turn(c.BONUS, t.attacker, 0)  # PO-016 no effect, and no set piece
        else:
            set_piece(t, k, side, player, answer == 11, mode == 2, log)


def set_piece(
    t: Table, k: Stack, side: i64, player: i64, double_one: bool, hard: bool, log: Log
) -> None:
    """FC-143 to FC-145, FC-148 to FC-151, FC-152, FC-153 A defence support is whistled."""
    log.tell(c.FOUL, side, player)
    attacker = t.attacker
    end_offensive(t)
    t.attacker = attacker
    t.offence = c.FREE_KICK if t.supports == 1 else c.PENALTY
    t.raw = 0 if t.supports == 1 else 2
    k.turn(c.SHOT, 0, 0, 0)
    log.tell(c.SET_PIECE, attacker, t.offence)
    if not hard and not double_one:
        return
    if hard and double_one:
        send_off(t, side, player, log)
    else:
        book_player(t, side, player, log)
    if t.get(side, c.REDS) >= 4:
        forfeit(t, side, c.FOURTH_RED, log)
    else:
        begin_incident(t, side, False)
