"""What every answer of a day, or of an offer of an effect, costs and leaves.

The rules are asked: each open answer is given on tables laid from the view (reader.py), and what
has been paid when its effects begin is read off. Nothing is added up a second time.
"""

from __future__ import annotations

from typing import Final

from touchline.core.buffers import Codes
from touchline.core.log import Log
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table

from ..notation import anchors
from ..plans import Offers, Price
from .reader import Reader

PRICED: Final = {c.DAY, c.MARKET, c.SITE, c.DESK}
SILENT: Final = Log(False)


def offers(r: Reader) -> Offers | None:
    """What the open answers of this eye cost; None where nothing that is asked has a price."""
    found = prices(r)
    return Offers(found) if found else None


def prices(r: Reader) -> dict[str, Price]:
    """EL-103, EL-110 to EL-171, EL-180 What each open answer of this eye costs, by its anchors
    joined by commas; answers that cost and bring nothing are left out, and so
    are phases without prices.
    """
    seat = r.mine
    if seat < 0 or r.phase(seat) not in PRICED or r.common == c.FINISHED:
        return {}
    if r.asked() != seat and r.common != c.LANES:
        return {}
    t = r.t
    phase = r.phase(seat)
    codes = Codes()
    k = t.lanes[seat] if r.common == c.LANES else t.stack
    PHASES[phase].ask(t, k, seat, codes)
    found: dict[str, Price] = {}
    for code in codes.listed():
        if code in (c.PASS, c.END_TURN):
            continue
        trial = t.clone()
        stack = trial.lanes[seat] if r.common == c.LANES else trial.stack
        PHASES[phase].resolve(trial, stack, seat, code, SILENT)
        left = resources(trial, seat)
        cost = [n - m for n, m in zip(resources(t, seat), left, strict=True)]
        more = any_owed(trial, stack) - any_owed(t, k)
        if any(cost) or more:
            key = ",".join(anchors(code, r.v.book, phase))
            found[key] = Price(cost, left, more)
    return found


def resources(t: Table, seat: int) -> list[int]:
    """Money, fans, operations, fitness of a manager."""
    return [int(t.get(seat, c.HAS + n)) for n in range(4)]


def any_owed(t: Table, stack: Stack) -> int:
    """§4.3 Resources of the manager's choice that costs still ask for."""
    owed = 0
    for at in range(0, int(stack.depth) + 4, 4):
        phase, row = int(stack.frames[at]), -1 - int(stack.frames[at + 1])
        if phase == c.RESOURCE and row >= 0 and t.book.costs[row * 4] == a.PAY_RESOURCE + c.ANY:
            owed += int(stack.frames[at + 3])
    return owed
