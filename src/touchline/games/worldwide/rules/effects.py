"""§6.5: the closed vocabulary of effects, and the questions that some of them ask."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .fitting import ability_rows, could_recover, may_people, person_rows
from .hands import discards, draw, drop, drop_person, excess, folk, place
from .state import Table

# what a RUN frame carries beside its effects: seat * 8 + these
SUCCESS: Final[i64] = 1  # the roll before was a success
CANCELLED: Final[i64] = 2  # WF-124 the card's own discard is dropped
ADDED: Final[i64] = 4  # its points have been added already (WF-124)


def run(k: Stack, rows: i64, seat: i64, how: i64) -> None:
    """Effects in a row are carried out before what is beneath them goes on."""
    if rows // 1024 < rows % 1024:
        k.push(c.RUN, rows // 1024, rows % 1024, seat * 8 + how)


@final
class Run(Phase[Table]):
    """§6.5 Effects in list order. Frame: next, the one behind the last, seat * 8 and flags."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: effects that ask push phases of their own."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Carry out the next effect that holds; pop the frame behind the last."""
        e = k.get(1)
        if e >= k.get(2):
            k.pop()
            return
        seat, how = k.get(3) // 8, k.get(3) % 8
        k.put(1, e + 1)
        if t.book.arg(e, 5) and how & SUCCESS == 0:
            return
        op = t.book.op(e)
        if op == c.GAIN_PA and how & ADDED:
            return
        if op == c.DISCARD_CARDS and how & CANCELLED and t.book.arg(e, 3) == 0:
            return
        if op <= c.SEARCH:
            move_cards(t, k, e, op, seat, log)
        elif op <= c.IGNORE_SHOT_BONUS:
            shape_shot(t, e, op, seat, log)
        else:
            shape_rest(t, e, op, seat, log)


def move_cards(t: Table, k: Stack, e: i64, op: i64, seat: i64, log: Log) -> None:
    """Points and cards: gain_pa, start_pa, draw, discard, recover, search."""
    side = seat % 2
    a, b = t.book.arg(e, 1), t.book.arg(e, 2)
    if op == c.GAIN_PA:
        t.pa = max(0, min(8, t.pa + a))
        log.tell(c.PA_IS, side, t.pa)
    elif op == c.START_PA:
        t.put(side, c.START, max(0, min(8, t.get(side, c.START) + a)))
        log.tell(c.STARTS_WITH, side, t.get(side, c.START))
    elif op == c.DRAW_CARDS:
        draw(k, seat, a, b)
    elif op == c.DISCARD_CARDS:
        if t.book.arg(e, 3) == 0:
            discards(t, k, c.CHOOSE_DISCARD, seat, a, b)
        elif t.seats == 2:
            discards(t, k, c.CHOOSE_DISCARD, 1 - seat, a, b)
        else:
            k.push(c.NAME_SEAT, 1 - side, a, b)
    elif op == c.RECOVER_CARDS:
        if could_recover(t, side, a):
            k.push(c.TAKE, seat, e, b)
    else:
        k.push(c.TAKE, seat, e, b)


def shape_shot(t: Table, e: i64, op: i64, seat: i64, log: Log) -> None:
    """Defences and shots: forbid_defence to ignore_shot_bonus.

    What a "with" card changes of its own card at once (WF-124) has been done by then.
    """
    a = t.book.arg(e, 1)
    side = seat % 2
    if op == c.FORBID_DEFENCE:
        if a == 1:
            t.safe = 1
            log.tell(c.NEXT_IS_SAFE, side)
    elif op == c.SHOT_BONUS:
        if t.book.arg(e, 2) == 0:
            t.shot_add += a
        else:
            t.waiting += a
        log.tell(c.BONUS_WAITS, side, t.shot_add + t.waiting + 100)
    elif op == c.SHOT_DICE:
        t.shot_dice = max(t.shot_dice, a)
    elif op == c.REROLL_DIE:
        t.rerolls += 1
    elif op == c.IGNORE_OFF_TARGET:
        t.on_target = 1
    elif op == c.KEEPER_BONUS:
        t.keep_add += a
    elif op == c.KEEPER_DICE:
        t.keep_dice = max(t.keep_dice, a)
    elif op == c.IGNORE_SHOT_BONUS:
        t.bare = 1


def shape_rest(t: Table, e: i64, op: i64, seat: i64, log: Log) -> None:
    """defence_bonus, award_corner, gain_star; what phases of their own roll for is done there."""
    a = t.book.arg(e, 1)
    side = seat % 2
    if op == c.DEFENCE_BONUS:
        if t.book.arg(e, 2) == 0:
            t.added += a
        else:
            t.block += a
            log.tell(c.BLOCK_IS, side, t.block)
    elif op == c.AWARD_CORNER:
        t.award = 1
    elif op == c.GAIN_STAR:
        t.put(side, c.STARS, min(t.get(side, c.MOST_STARS), t.get(side, c.STARS) + a))
        log.tell(c.STARS_ARE, side, t.get(side, c.STARS))


# -- playing a star or a Player card ---------------------------------------------------------------


def spend_star(t: Table, seat: i64, ability: i64, log: Log) -> i64:
    """WF-100 A star is paid; the effects of what it is paid for."""
    side = seat % 2
    t.add(side, c.STARS, -1)
    t.lay(side, c.LAID_STAR, ability, c.OPEN)
    log.tell(c.STAR_USED, side, seat * 64 + ability)
    return ability_rows(t, side, ability)


def put_down(t: Table, seat: i64, n: i64, log: Log) -> i64:
    """WF-126 A Player card of a hand comes to the table; side * 7 + n."""
    side = seat % 2
    card = side * c.SQUAD + n
    place(t, card, c.TABLE)
    t.lay(side, c.LAID_PERSON, n, c.OPEN)
    log.tell(c.PERSON_PLAYED, side, seat * 64 + n)
    return card


def open_counter(t: Table, k: Stack, card: i64) -> None:
    """WF-125 Before a Player card works, the other side may counter it."""
    other = 1 - card // c.SQUAD
    if may_people(t, other, c.ON_PERSON, t.book.person_type[t.person(card)]):
        k.push(c.COUNTER, card, 0)


def play_person(t: Table, k: Stack, seat: i64, n: i64, log: Log) -> None:
    """WF-120 A Player card is played by itself: it works unless it is countered."""
    card = put_down(t, seat, n, log)
    run(k, person_rows(t, card), seat, 0)
    open_counter(t, k, card)


# -- questions that effects ask --------------------------------------------------------------------


@final
class Discards(Phase[Table]):
    """WF-031, WF-171, WF-172, §6.5 A run of discards, in one order only.

    Frame: seat, pile (ACTION, PERSON, ANY), how many still * 1024 + lowest code allowed.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the seat that must discard."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the cards from which on enough are left: Player cards, then Action cards."""
        pile = k.get(2)
        n, low = k.get(3) // 1024, k.get(3) % 1024
        out.open(k.phase(), n, n)
        left = self.behind(t, seat, pile, low)
        if left < n:
            # never at a real table; a search may deal a hand in which the order leads nowhere
            low = 0
            left = self.behind(t, seat, pile, low)
        if pile != c.ACTION:
            for i in range(c.SQUAD):
                mine = t.spot[seat % 2 * c.SQUAD + i] == c.HAND + seat
                if mine and c.DROP_PERSON + i >= low:
                    self.offer(c.DROP_PERSON + i, left >= n, out)
                    left -= 1
        if pile != c.PERSON:
            for kind in range(t.book.types):
                has = t.hand[seat * c.TYPES + kind]
                if has and c.DROP + kind >= low:
                    self.offer(c.DROP + kind, left >= n, out)
                    left -= has

    def offer(self, code: i64, enough: bool, out: Codes) -> None:
        """A card may go if enough cards are left from it on, itself included."""
        if enough:
            out.add(code)
        else:
            out.bar(code, c.REST_TOO_FEW)

    def behind(self, t: Table, seat: i64, pile: i64, low: i64) -> i64:
        """How many cards of the hand stand in the order from `low` on; Player cards come first."""
        n: i64 = 0
        if pile != c.ACTION:
            for i in range(c.SQUAD):
                mine = t.spot[seat % 2 * c.SQUAD + i] == c.HAND + seat
                if mine and c.DROP_PERSON + i >= low:
                    n += 1
        if pile != c.PERSON:
            for kind in range(t.book.types):
                if c.DROP + kind >= low:
                    n += t.hand[seat * c.TYPES + kind]
        return n

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Discard the card; after a sanction, hand limits are looked at last (WF-173)."""
        seat = k.get(1)
        low = answer
        if answer >= c.DROP:
            drop(t, seat, answer - c.DROP, log)
        else:
            drop_person(t, seat, answer - c.DROP_PERSON, log)
            low = answer + 1
        n = k.get(3) // 1024 - 1
        if n:
            k.put(3, n * 1024 + low)
            return
        phase = k.phase()
        k.pop()
        if phase == c.SANCTION:
            excess(t, k, seat)


@final
class Take(Phase[Table]):
    """WF-104, WF-228 Cards from the own pile or discard into hand. Frame: seat, effect, how many
    still.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the seat, AUTO if nothing can be taken (WF-104)."""
        seat, e = k.get(1), k.get(2)
        side = seat % 2
        if t.book.op(e) == c.RECOVER_CARDS:
            return 1 << seat if could_recover(t, side, t.book.arg(e, 1)) else AUTO
        there = self.fetchable(t, side, t.book.arg(e, 1)) or self.again(t, side, e)
        return 1 << seat if there else AUTO

    def fetchable(self, t: Table, side: i64, mask: i64) -> bool:
        """Does the draw pile hold a card of these types?"""
        n: i64 = 0
        for kind in range(t.book.types):
            if mask & (1 << kind):
                n += t.pile[side * c.TYPES + kind]
        return n > 0

    def again(self, t: Table, side: i64, e: i64) -> i64:
        """WF-104 Types that may come from the discard, because the pile has none of them."""
        mask = t.book.arg(e, 3)
        found: i64 = 0
        if mask and not self.fetchable(t, side, mask):
            for kind in range(t.book.types):
                if mask & (1 << kind) and t.gone[side * c.TYPES + kind]:
                    found |= 1 << kind
        return found

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open what the effect may fetch from the pile (WF-104) or the discard (WF-228)."""
        e = k.get(2)
        side = seat % 2
        out.open(c.TAKE)
        if t.book.op(e) == c.SEARCH:
            for kind in range(t.book.types):
                if t.book.arg(e, 1) & (1 << kind) and t.pile[side * c.TYPES + kind]:
                    out.add(c.FETCH + kind)
            again = self.again(t, side, e)
            for kind in range(t.book.types):
                if again & (1 << kind):
                    out.add(c.TAKE_BACK + kind)
            return
        pile = t.book.arg(e, 1)
        if pile != c.ACTION:
            for n in range(c.SQUAD):
                if t.spot[side * c.SQUAD + n] == c.DISCARD:
                    out.add(c.TAKE_PERSON + n)
        if pile != c.PERSON:
            for kind in range(t.book.types):
                if t.gone[side * c.TYPES + kind]:
                    out.add(c.TAKE_BACK + kind)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Move the card into the hand; a card from the pile is seen by its owner alone (WF-104)."""
        seat, e, n = k.get(1), k.get(2), k.get(3)
        side = seat % 2
        if who == AUTO:
            log.tell(c.NOTHING_FOUND, side, seat)
            n = 1
        elif answer < c.DROP:
            card = side * c.SQUAD + answer - c.TAKE_PERSON
            t.spot[card] = c.HAND + seat
            t.seen |= 1 << card
            log.tell(c.PERSON_BACK, side, seat * 64 + answer - c.TAKE_PERSON)
        elif answer < c.TAKE_BACK:
            kind = answer - c.FETCH
            t.pile[side * c.TYPES + kind] -= 1
            t.hand[seat * c.TYPES + kind] += 1
            t.hints[seat * c.FILTERS + t.book.arg(e, 4)] += 1
            log.whisper(1 << seat, c.FETCHED, seat, kind)
        else:
            kind = answer - c.TAKE_BACK
            t.gone[side * c.TYPES + kind] -= 1
            t.hand[seat * c.TYPES + kind] += 1
            t.plain[seat * c.TYPES + kind] += 1
            log.tell(c.TAKEN_BACK, side, seat * 64 + kind)
        if n > 1:
            k.put(3, n - 1)
        else:
            k.pop()
            excess(t, k, seat)


@final
class NameSeat(Phase[Table]):
    """WF-235 An effect makes the others discard; their captain says who. Frame: side, pile, how
    many.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain; AUTO if neither of the pair has such a card (WF-235)."""
        captain = t.captain(k.get(1))
        if self.able(t, k, captain) or self.able(t, k, t.other(captain)):
            return 1 << captain
        return AUTO

    def able(self, t: Table, k: Stack, seat: i64) -> bool:
        """Has this seat a card of the kind?"""
        pile = k.get(2)
        return (pile != c.PERSON and t.held(seat) > 0) or (pile != c.ACTION and folk(t, seat) > 0)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open oneself and the partner, each if it has such a card (WF-235)."""
        out.open(c.NAME_SEAT)
        if self.able(t, k, seat):
            out.add(c.ONESELF)
        if self.able(t, k, t.other(seat)):
            out.add(c.PARTNER)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The seat that was named discards (WF-235)."""
        captain = t.captain(k.get(1))
        pile, n = k.get(2), k.get(3)
        k.pop()
        if who != AUTO:
            named = captain if answer == c.ONESELF else t.other(captain)
            discards(t, k, c.CHOOSE_DISCARD, named, pile, n)
