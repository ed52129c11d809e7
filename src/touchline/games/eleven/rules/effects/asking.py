"""§4.3, §4.6: resources and statistics of choice, options, payments, spread tokens, discards."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import starting, traits
from touchline.games.eleven.rules.table.quantities import gather

from . import aiming, doing

# -- resources and statistics ----------------------------------------------------------------------


def choices(t: Table, seat: i64, op: i64) -> i64:
    """`any`: the resources that may be gained or lost, a mask. `op` below 0: a cost, -1 - row."""
    mask: i64 = 15
    gain = False
    if op >= 0:
        mask &= ~t.book.op(op, a.O_B)
        gain = t.book.op(op, a.O_OP) == a.GAIN
    for res in range(4):
        if not gain and t.get(seat, c.HAS + res) == 0:
            mask &= ~(1 << res)
    return mask


@final
class Resource(Phase[Table]):
    """§4.6 `any`: each marker is chosen. Frame: operation or -1 - cost, context, how many still."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if at most one resource can be meant."""
        seat = k.get(2) // c.CARDS
        mask = choices(t, seat, k.get(1))
        if k.get(3) <= 0 or mask & (mask - 1) == 0:
            return AUTO
        return 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the resources that may be gained, or those that the manager has."""
        out.open(c.RESOURCE)
        mask = choices(t, seat, k.get(1))
        for res in range(4):
            if mask & (1 << res):
                out.add(c.RES + res)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Gain or lose one marker and ask for the next; with AUTO all at once."""
        op, seat, still = k.get(1), k.get(2) // c.CARDS, k.get(3)
        gain = op >= 0 and t.book.op(op, a.O_OP) == a.GAIN
        res = answer - c.RES
        n: i64 = 1
        if who == AUTO:
            mask = choices(t, seat, op)
            res = -1
            for only in range(4):
                if mask & (1 << only):
                    res = only
            n = still
        if who == AUTO or still == 1:
            k.pop()
        else:
            k.put(3, still - 1)
        if res < 0 or n <= 0:
            return
        if gain:
            basics.gain(t, seat, res, n, log)
        else:
            basics.lose(t, seat, res, n, log)


@final
class Statistic(Phase[Table]):
    """§4.6 `stat` any: the one that moves is chosen. Frame: operation, context, by how much."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose statistic moves."""
        return 1 << (k.get(2) // c.CARDS)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the four statistics (EL-010)."""
        out.open(c.STATISTIC)
        for stat in range(4):
            out.add(c.STAT + stat)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Move the statistic by as many steps as the frame says (EL-010)."""
        seat, n = k.get(2) // c.CARDS, k.get(3)
        k.pop()
        basics.step_stat(t, seat, answer - c.STAT, n, log)


# -- options and payments --------------------------------------------------------------------------


def open_cases(t: Table, k: Stack, op: i64, context: i64) -> None:
    """§4.6 `choose`: with no more options than are to be picked nothing is asked."""
    many = t.book.op(op, a.O_LAST) - t.book.op(op, a.O_FIRST)
    n = t.book.op(op, a.O_A)
    if many <= n:
        for i in range(many):
            run_case(t, k, t.book.op(op, a.O_LAST) - 1 - i, context)
    elif n > 0:
        t.clear_picks(context // c.CARDS)
        k.push(c.OPTION_, op, context, n)


def run_case(t: Table, k: Stack, case: i64, context: i64) -> None:
    """The operations of a case or option are next."""
    first, last = t.book.cases[case * 4 + 2], t.book.cases[case * 4 + 3]
    starting.run(k, first, last, context // c.CARDS, context % c.CARDS)


@final
class Option(Phase[Table]):
    """§4.6 `choose` Options are picked, rising. Frame: operation, context, (last picked + 1) * 16
    and how many still.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose effect it is."""
        return 1 << (k.get(2) // c.CARDS)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the options behind the last one after which enough are left."""
        first, still = k.get(3) // 16, k.get(3) % 16
        many = t.book.op(k.get(1), a.O_LAST) - t.book.op(k.get(1), a.O_FIRST)
        out.open(c.OPTION_, still, still)
        for option in range(first, many - still + 1):
            out.add(c.OPTION + option)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Pick the option; after the last, run them all in the order of the card."""
        op, context, still = k.get(1), k.get(2), k.get(3) % 16
        seat = context // c.CARDS
        option = answer - c.OPTION
        t.pick(seat, option)
        if still > 1:
            k.put(3, (option + 1) * 16 + still - 1)
            return
        k.pop()
        # the one pushed last runs first
        i = t.picked[seat] - 1
        while i >= 0:
            run_case(t, k, t.book.op(op, a.O_FIRST) + t.pick_at(seat, i), context)
            i -= 1


@final
class Pay(Phase[Table]):
    """§4.6 `pay_then`, and abilities that are asked for before they begin (starting.offer).

    Frame: operation or -1 - ability, context.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if the price or the condition is not met."""
        seat, card = k.get(2) // c.CARDS, k.get(2) % c.CARDS
        op = k.get(1)
        if op < 0:
            ability = -1 - op
            first, last = t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)
            other = t.book.ability(ability, b.ELSE) < t.book.ability(ability, b.ELSE_END)
            if not other and not traits.holds(t, seat, card, first, last):
                return AUTO
            first, last = t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)
            return 1 << seat if traits.payable(t, seat, card, first, last) else AUTO
        able = traits.payable(t, seat, card, self.costs(t, op), self.costs_end(t, op))
        return 1 << seat if able else AUTO

    def costs(self, t: Table, op: i64) -> i64:
        """The first row of what is paid: of `prevent`, what its card asks for."""
        return t.book.op(op, a.O_A if t.book.op(op, a.O_OP) == a.PAY_THEN else a.O_C)

    def costs_end(self, t: Table, op: i64) -> i64:
        """Behind the last row of what is paid."""
        return t.book.op(op, a.O_B if t.book.op(op, a.O_OP) == a.PAY_THEN else a.O_D)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and YES."""
        out.open(c.PAY)
        out.add(c.PASS)
        out.add(c.YES)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """With YES pay, and do what was paid for; otherwise nothing comes of it (EL-016)."""
        op, seat, card = k.get(1), k.get(2) // c.CARDS, k.get(2) % c.CARDS
        k.pop()
        if who == AUTO or answer != c.YES:
            return
        if op < 0:
            starting.begin(t, k, seat, -1 - op, log)
            return
        if t.book.op(op, a.O_OP) == a.PAY_THEN:
            starting.run(k, t.book.op(op, a.O_FIRST), t.book.op(op, a.O_LAST), seat, card)
        else:
            guard(t, seat, op)
        traits.pay(t, k, seat, card, self.costs(t, op), self.costs_end(t, op), log)


def guard(t: Table, seat: i64, op: i64) -> None:
    """§4.6 `prevent` outside a passive: so many tokens are spared while it lasts."""
    event, n = t.book.op(op, a.O_A), t.book.op(op, a.O_B)
    t.last_a_while(seat, c.GUARD + event, a.ADD_, n, 0, doing.ends(t, op), -1, 0)


# -- tokens one by one -----------------------------------------------------------------------------


def by_piece(t: Table, op: i64) -> bool:
    """Are the tokens of an operation laid or taken one by one? `spread`, and `clear` with up_to."""
    if t.book.op(op, a.O_OP) == a.TOKENS:
        return t.book.op(op, a.O_B) == 1
    return t.book.op(op, a.O_OP) == a.CLEAR and t.book.op(op, a.O_B) + t.book.op(op, a.O_C) > 0


def spread(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 n tokens in all (`spread`), or up to n on each target, one after the other."""
    seat, me = context // c.CARDS, context % c.CARDS
    n = aiming.size(t, seat, me, op)
    all_ = t.book.op(op, a.O_B if t.book.op(op, a.O_OP) == a.TOKENS else a.O_C) == 1
    sel = t.book.op(op, a.O_TARGET)
    if not all_ and sel >= 0:
        n *= max(1, t.book.selector(sel, a.S_N))
    if n <= 0 or len(doing.targets(t, seat, me, op)) == 0:
        aiming.nothing(t, seat, log)
        return
    t.clear_picks(seat)
    k.push(c.SPREAD, op, context, n)


def pieces(t: Table, seat: i64, op: i64, context: i64) -> vec[i64]:
    """SPREAD: where the next token may go, or come from."""
    me = context % c.CARDS
    sel = t.book.op(op, a.O_TARGET)
    most: i64 = 1
    if sel >= 0:
        most = max(1, t.book.selector(sel, a.S_N))
        if t.book.selector(sel, a.S_PICK) == a.ALL:
            most = c.CARDS
    each: i64 = c.CARDS
    if t.book.op(op, a.O_OP) == a.CLEAR and t.book.op(op, a.O_C) == 0:
        each = aiming.size(t, seat, me, op)
    found = doing.targets(t, seat, me, op)
    free = vec[i64]()
    different: i64 = 0
    for i in range(t.picked[seat]):
        new: i64 = 1
        for j in range(i):
            if t.pick_at(seat, j) == t.pick_at(seat, i):
                new = 0
        different += new
    for i in range(len(found)):
        times: i64 = 0
        for j in range(t.picked[seat]):
            if t.pick_at(seat, j) == found[i]:
                times += 1
        if times < each and (times > 0 or different < most):
            free = append(free, found[i])
    return free


@final
class Spread(Phase[Table]):
    """§4.6 `spread` Where the next token goes or comes from. Frame: operation, context, how many
    still.
    """

    def optional(self, t: Table, op: i64) -> bool:
        """`up_to`: may fewer be removed?"""
        return t.book.op(op, a.O_OP) == a.CLEAR and t.book.op(op, a.O_B) == 1

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if there is nothing to choose."""
        seat = k.get(2) // c.CARDS
        free = pieces(t, seat, k.get(1), k.get(2))
        if len(free) == 0 or (len(free) == 1 and not self.optional(t, k.get(1))):
            return AUTO
        return 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open where a token may go or come from; PASS if fewer may be removed."""
        out.open(c.SPREAD)
        if self.optional(t, k.get(1)):
            out.add(c.PASS)
        free = pieces(t, seat, k.get(1), k.get(2))
        for i in range(len(free)):
            out.add(free[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Put or take one token; pop the frame after the last, or after PASS."""
        op, context, still = k.get(1), k.get(2), k.get(3)
        seat = context // c.CARDS
        code = answer
        if who == AUTO:
            free = pieces(t, seat, op, context)
            code = free[0] if len(free) else c.PASS
        if code != c.PASS and t.picked[seat] < 23:
            t.pick(seat, code)
        if code == c.PASS or still <= 1:
            k.pop()
            aiming.remember(t, seat, aiming.picked(t, seat))
        else:
            k.put(3, still - 1)
        if code != c.PASS:
            doing.apply(t, k, op, seat, code, 1, log)


# -- cards given up --------------------------------------------------------------------------------


def given(t: Table, seat: i64, op: i64, context: i64) -> vec[i64]:
    """GIVE_UP: the cards that may be discarded. `op` below 0 is a cost, -1 - its row."""
    me = context % c.CARDS
    if op >= 0:
        return doing.targets(t, seat, me, op)
    return gather(t, seat, me, t.book.costs[(-1 - op) * 4 + 3], False)


@final
class GiveUp(Phase[Table]):
    """§4.3, §4.6 `discard` Cards go one by one, rising. Frame: operation or -1 - cost, context, at
    first -1, then the lowest code that may be next * 64 + how many still.
    """

    def still(self, t: Table, k: Stack) -> i64:
        """How many are still to go; the last tactic card is kept, for it sets a formation."""
        op, context = k.get(1), k.get(2)
        if k.get(3) >= 0:
            n = k.get(3) % 64
        elif op < 0:
            n = t.book.costs[(-1 - op) * 4 + 1]
        else:
            n = min(63, aiming.size(t, context // c.CARDS, context % c.CARDS, op))
        sel = t.book.op(op, a.O_TARGET) if op >= 0 else t.book.costs[(-1 - op) * 4 + 3]
        return min(n, traits.spare_cards(t, context // c.CARDS, context % c.CARDS, sel))

    def left(self, t: Table, k: Stack) -> vec[i64]:
        """What may go next."""
        seat = k.get(2) // c.CARDS
        found = given(t, seat, k.get(1), k.get(2))
        low = k.get(3) // 64 if k.get(3) >= 0 else 0
        free = vec[i64]()
        for i in range(len(found)):
            if found[i] >= low:
                free = append(free, found[i])
        return free

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if all that is left must go, or nothing can (EL-003)."""
        still = self.still(t, k)
        if still == 0 or len(self.left(t, k)) <= still:
            return AUTO
        return 1 << (k.get(2) // c.CARDS)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the cards, ascending, after which enough are left to give up."""
        still = self.still(t, k)
        out.open(c.GIVE_UP, still, still)
        free = self.left(t, k)
        for i in range(len(free)):
            if len(free) - i >= still:
                out.add(free[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Discard the card; with AUTO all that must go."""
        seat, still = k.get(2) // c.CARDS, self.still(t, k)
        if who == AUTO:
            free = self.left(t, k)
            k.pop()
            if still == 0 or len(free) == 0:
                aiming.nothing(t, seat, log)
            for i in range(min(still, len(free))):
                doing.discard(t, seat, free[i] - c.CARD, log)
            return
        if still > 1:
            k.put(3, (answer + 1) * 64 + still - 1)
        else:
            k.pop()
        doing.discard(t, seat, answer - c.CARD, log)
