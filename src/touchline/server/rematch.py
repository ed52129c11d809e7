"""The next table for the same people: they come in with the secrets they already hold."""

from __future__ import annotations

import copy
import secrets
import time

from touchline.play import setups

from . import content
from .house import House
from .keys import new_table_id
from .record import Record
from .store import Key


async def lay_next(house: House, record: Record, swap: bool) -> str:
    """Lay it: same game and options, sides swapped if wished. The id; the same for all who ask.

    Raises StoreFailed.
    """
    table = copy.deepcopy(record.table)
    n = len(table.seats)
    turn = 1 if swap else 0
    table.seats = [table.seats[(seat + turn) % n] for seat in range(n)]
    table.made = int(time.time())
    table.packs = setups.packs(table.game, setups.next_of(table.game, table.packs))
    known = content.teams(table.game, table.packs)
    given = [s.team if s.team in known else "" for s in table.seats]
    if not record.room.words.picks_teams:
        for sitter, team in zip(table.seats, content.default_teams(table.game, given), strict=True):
            sitter.team = team
    for sitter in table.seats:
        if sitter.kind == "bot":
            sitter.seed = secrets.randbits(31)
    keys = [
        Key(k.hash, k.role, tuple(sorted((seat - turn) % n for seat in k.seats)))
        for k in record.keys
    ]
    return await house.store.lay_next(record.id, new_table_id(), table.text(), table.made, keys)
