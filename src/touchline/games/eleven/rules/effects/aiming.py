"""§4.5 The targets of an operation: named, chosen by the manager, by lot, by the d12 (EL-330)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.state import PICKS, Table
from touchline.games.eleven.rules.table import dice, moving, pitch, traits
from touchline.games.eleven.rules.table.quantities import amount

from . import doing

SYMBOL: Final[i64] = 12
WHO: Final[i64] = 16  # FACE: the die has been accepted, it is to be said whom it hits
MORE: Final[i64] = 64  # FACE, FACE_ROLL: further rolls, times this


def size(t: Table, seat: i64, me: i64, op: i64) -> i64:
    """The amount of an operation, 1 where it has none."""
    row = t.book.op(op, a.O_AMOUNT)
    return 1 if row < 0 else amount(t, seat, me, row)


def pick_of(t: Table, op: i64) -> i64:
    """How the targets of an operation are found."""
    sel = t.book.op(op, a.O_TARGET)
    if t.book.op(op, a.O_OP) == a.DROP_SPONSOR:
        return a.CHOOSE_
    return a.SELF if sel < 0 else t.book.selector(sel, a.S_PICK)


def wanted(t: Table, seat: i64, me: i64, op: i64) -> i64:
    """How many targets an operation has at most."""
    if t.book.op(op, a.O_OP) == a.DROP_SPONSOR:
        return max(0, size(t, seat, me, op))
    if t.book.op(op, a.O_OP) == a.SWAP_SHIRTS:
        return 2
    return max(1, t.book.selector(t.book.op(op, a.O_TARGET), a.S_N))


def fewer(t: Table, op: i64) -> bool:
    """`up_to`: may there be fewer targets, or none?"""
    sel = t.book.op(op, a.O_TARGET)
    return sel >= 0 and t.book.selector(sel, a.S_UP_TO) == 1


def aim(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.5 The targets are found and the operation carried out on them; EL-005 the owner chooses.

    Nothing is asked where there is nothing to choose.
    """
    seat, me = context // c.CARDS, context % c.CARDS
    pick = pick_of(t, op)
    if pick == a.BY_D12:
        k.push(c.FACE_ROLL, op, context, (wanted(t, seat, me, op) - 1) * MORE)
        return
    found = doing.targets(t, seat, me, op)
    swap = t.book.op(op, a.O_OP) == a.SWAP_SHIRTS
    if len(found) == 0 or (swap and len(found) < 2):
        nothing(t, seat, log)
        return
    if pick == a.SELF or pick == a.ALL or pick == a.PREVIOUS:
        strike(t, k, op, context, found, log)
        return
    most = wanted(t, seat, me, op)
    forced = len(found) <= most and not fewer(t, op)
    if forced or (pick == a.RANDOM and len(found) <= most):
        strike(t, k, op, context, found, log)
        return
    t.clear_picks(seat)
    if pick == a.RANDOM:
        k.push(c.LOTS, op, context, most)
    elif most > 0:
        k.push(c.TARGETS, op, context, -1)


def nothing(t: Table, seat: i64, log: Log) -> None:
    """EL-003 There is nothing it could be done to."""
    t.last[seat * PICKS] = -1
    log.tell(ev.FREE_AGENT, seat)


def remember(t: Table, seat: i64, codes: vec[i64]) -> None:
    """`pick = previous` of the next operation means these."""
    n = min(PICKS - 1, len(codes))
    for i in range(n):
        t.last[seat * PICKS + i] = codes[i]
    t.last[seat * PICKS + n] = -1


def strike(t: Table, k: Stack, op: i64, context: i64, codes: vec[i64], log: Log) -> None:
    """The operation is carried out on all these targets."""
    seat, me = context // c.CARDS, context % c.CARDS
    remember(t, seat, codes)
    n = size(t, seat, me, op)
    if t.book.op(op, a.O_OP) == a.SWAP_SHIRTS:
        if len(codes) < 2:
            return
        one = moving.shirt_meant(t, seat, codes[0])
        other = moving.shirt_meant(t, seat, codes[1])
        if moving.may_swap(t, seat, op, one, other):
            moving.swap_places(t, seat, one, other, log)
        return
    for i in range(len(codes)):
        doing.apply(t, k, op, seat, codes[i], n, log)


def picked(t: Table, seat: i64) -> vec[i64]:
    """The targets picked so far."""
    codes = vec[i64]()
    for i in range(t.picked[seat]):
        codes = append(codes, t.pick_at(seat, i))
    return codes


def pickable(t: Table, k: Stack, seat: i64) -> vec[i64]:
    """TARGETS: what may be picked next. Targets are picked in ascending order, and enough must be
    left for the rest of them.
    """
    op, context, last = k.get(1), k.get(2), k.get(3)
    me = context % c.CARDS
    found = doing.targets(t, seat, me, op)
    swap = t.book.op(op, a.O_OP) == a.SWAP_SHIRTS
    still = wanted(t, seat, me, op) - t.picked[seat]
    free = vec[i64]()
    for i in range(len(found)):
        if found[i] <= last:
            continue
        if swap and not swaps(t, seat, op, found, last, i):
            continue
        if not swap and not fewer(t, op) and len(found) - i < still:
            continue
        free = append(free, found[i])
    return free


def swaps(t: Table, seat: i64, op: i64, found: vec[i64], last: i64, i: i64) -> bool:
    """May this one change places: with the one picked before, or with one that comes after it?"""
    shirt = moving.shirt_meant(t, seat, found[i])
    if last >= 0:
        return moving.may_swap(t, seat, op, moving.shirt_meant(t, seat, last), shirt)
    for j in range(i + 1, len(found)):
        if moving.may_swap(t, seat, op, shirt, moving.shirt_meant(t, seat, found[j])):
            return True
    return False


@final
class Targets(Phase[Table]):
    """EL-005 The owner picks targets, ascending; with `up_to` he may stop. Frame: operation,
    context, last picked.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose effect it is (EL-005)."""
        return 1 << (k.get(2) // c.CARDS)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the targets that may be picked next; PASS if fewer will do."""
        still = wanted(t, seat, k.get(2) % c.CARDS, k.get(1)) - t.picked[seat]
        optional = fewer(t, k.get(1))
        out.open(c.TARGETS, 1 if optional else still, still)
        if optional:
            out.add(c.PASS)
        free = pickable(t, k, seat)
        for i in range(len(free)):
            out.add(free[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Pick the target; carry the operation out once all are picked or no choice is left."""
        op, context = k.get(1), k.get(2)
        seat, me = context // c.CARDS, context % c.CARDS
        done = answer == c.PASS
        if not done:
            t.pick(seat, answer)
            k.put(3, answer)
            free = pickable(t, k, seat)
            still = wanted(t, seat, me, op) - t.picked[seat]
            done = still == 0 or len(free) == 0
            if not done and not fewer(t, op) and len(free) == still:
                for i in range(len(free)):
                    t.pick(seat, free[i])
                done = True
        if done:
            codes = picked(t, seat)
            k.pop()
            strike(t, k, op, context, codes, log)


@final
class Lots(Phase[Table]):
    """§4.5 `random` Fate picks the targets. Frame: operation, context, how many still."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One of the targets not drawn yet, all alike."""
        seat = k.get(2) // c.CARDS
        out.open(c.TARGET)
        found = doing.targets(t, seat, k.get(2) % c.CARDS, k.get(1))
        for i in range(len(found)):
            taken = False
            for j in range(t.picked[seat]):
                taken = taken or t.pick_at(seat, j) == found[i]
            if not taken:
                out.add(found[i], 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Pick the target that falls; after the last, carry the operation out on all."""
        op, context, still = k.get(1), k.get(2), k.get(3)
        seat = context // c.CARDS
        t.pick(seat, answer)
        if still > 1:
            k.put(3, still - 1)
            return
        codes = picked(t, seat)
        k.pop()
        strike(t, k, op, context, codes, log)


# -- EL-330 the twelve-sided die -------------------------------------------------------------------


def hit(t: Table, seat: i64, me: i64, op: i64, face: i64) -> vec[i64]:
    """EL-330, EL-331 The own footballers whom a face names; untrained youngsters have no number."""
    found = doing.targets(t, seat, me, op)
    named = vec[i64]()
    for i in range(len(found)):
        if found[i] >= c.CARD + t.book.first[c.STAFF] or found[i] < c.CARD:
            continue
        number = pitch.number_worn(t, found[i] - c.CARD)
        if number == face or (face == SYMBOL and number > 11):
            named = append(named, found[i])
    return named


@final
class FaceRoll(Phase[Table]):
    """EL-330 The die that names a footballer. Frame: operation, context, further rolls * MORE."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One twelve-sided die (EL-330)."""
        dice.twelve(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the face; the manager may accept it or roll again (EL-011)."""
        seat = k.get(2) // c.CARDS
        t.put(seat, c.DIE, answer)
        log.tell(ev.ROLLED_TWELVE, seat, answer)
        k.turn(c.FACE, k.get(1), k.get(2), k.get(3) + answer)


@final
class Face(Phase[Table]):
    """EL-011, EL-330 As it lies or again for a fan; then whom it hits, if several fit.

    Frame: operation, context, face, WHO once it has been accepted, further rolls * MORE.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait while a second roll can be paid, then while several footballers fit; else AUTO."""
        seat = k.get(2) // c.CARDS
        if k.get(3) % MORE < WHO:
            return 1 << seat if traits.may_reroll(t, seat) else AUTO
        named = hit(t, seat, k.get(2) % c.CARDS, k.get(1), k.get(3) % WHO)
        return 1 << seat if len(named) > 1 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the face and another roll; later the footballers whom the face names (EL-330)."""
        out.open(c.FACE)
        if k.get(3) % MORE < WHO:
            dice.again(t, seat, out)
            return
        named = hit(t, seat, k.get(2) % c.CARDS, k.get(1), k.get(3) % WHO)
        for i in range(len(named)):
            out.add(named[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll again, accept, or strike the footballer; then the next roll, if any is left."""
        op, context, state = k.get(1), k.get(2), k.get(3)
        seat, me = context // c.CARDS, context % c.CARDS
        if state % MORE < WHO:
            if who != AUTO and answer == c.REROLL:
                traits.pay_reroll(t, seat, log)
                k.turn(c.FACE_ROLL, op, context, state // MORE * MORE)
            else:
                k.put(3, state + WHO)
            return
        named = hit(t, seat, me, op, state % WHO)
        if who != AUTO:
            named = vec[i64]([answer])
        if state >= MORE:
            k.turn(c.FACE_ROLL, op, context, (state // MORE - 1) * MORE)
        else:
            k.pop()
        if len(named):
            strike(t, k, op, context, named, log)
        else:
            log.tell(ev.NOBODY_HURT, seat, state % WHO)
