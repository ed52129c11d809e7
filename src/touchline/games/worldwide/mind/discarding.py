"""What discards cost at first sight, in millionths of a goal (WF-031, WF-056, WF-171)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.state import Table

from .planner import Planner


def weigh_discard(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """The cheapest goes first; the second of a kind is cheaper."""
    for i in range(codes.count):
        code = codes.items[i]
        worth[i] = 0 if code == c.PASS else -cost(t, p, code, 0)


def cost(t: Table, p: Planner, code: i64, gone: i64) -> i64:
    """What a card is worth to the hand once so many of its type have gone."""
    if code < c.DROP:
        return p.person_price(t, code - c.DROP_PERSON)
    kind = code - c.DROP
    return p.price[kind] * 10 // (8 + 2 * (p.hand[kind] - gone))


def weigh_run(t: Table, p: Planner, codes: Codes, worth: vec[i64], pile: i64) -> None:
    """Several go in the order of their codes: each card with the cheapest that may follow it.

    pile  ACTION, PERSON or ANY: what may go
    """
    weigh_discard(t, p, codes, worth)
    more = codes.most - 1
    if more == 0:
        return
    held = vec[i64]()
    costs = vec[i64]()
    if pile != c.ACTION:
        for n in range(c.SQUAD):
            if p.folk & (1 << n):
                held = append(held, c.DROP_PERSON + n)
                costs = append(costs, cost(t, p, c.DROP_PERSON + n, 0))
    if pile != c.PERSON:
        for kind in range(t.book.types):
            for gone in range(p.hand[kind]):
                held = append(held, c.DROP + kind)
                costs = append(costs, cost(t, p, c.DROP + kind, gone))
    for i in range(codes.count):
        worth[i] -= cheapest(held, costs, codes.items[i], more)


def cheapest(held: vec[i64], costs: vec[i64], first: i64, n: i64) -> i64:
    """The sum of the `n` lowest costs behind the first card of this code, or of all that are."""
    at: i64 = 0
    while at < len(held) and held[at] != first:
        at += 1
    total: i64 = 0
    last: i64 = -1  # what was counted already costs no more than this, or stands no further on
    place: i64 = -1
    for _ in range(n):
        best: i64 = -1
        for k in range(at + 1, len(held)):
            if costs[k] < last or (costs[k] == last and k <= place):
                continue
            if best < 0 or costs[k] < costs[best]:
                best = k
        if best < 0:
            return total
        total += costs[best]
        last = costs[best]
        place = best
    return total
