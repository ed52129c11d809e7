"""The next table for the same people: their seats are theirs again, all its links are new."""

from __future__ import annotations

import copy
import secrets
import time
from dataclasses import dataclass, field

from touchline.play import setups

from . import content
from .keys import FORMER, LINKS, OWNER, hashed, new_secret, new_table_id, person_of
from .live_match import LiveMatch
from .shared import Shared
from .store import Key
from .table import Pact


@dataclass(frozen=True, slots=True)
class Next:
    """The table that follows, and its links, for the host: empty where it was laid before.

    follow  a second link for watching it, for those who watch the match before
    """

    table: str
    invites: dict[str, str] = field(default_factory=dict)
    watch: str = ""
    follow: str = ""


async def lay_next(shared: Shared, live: LiveMatch, swap: bool, asker: str = "") -> Next:
    """Lay it: same game and options, sides swapped if wished; the same one for all who ask.

    Who held a seat by the key of a device holds it there too. What travelled in a link opens
    nothing at the new table: seats that nobody has taken get new invitations. Where the table has
    no host, the person who asks becomes it. Raises StoreFailed.
    """
    table = copy.deepcopy(live.table)
    n = len(table.seats)
    turn = 1 if swap else 0
    table.seats = [table.seats[(seat + turn) % n] for seat in range(n)]
    table.made = int(time.time())
    table.again = True
    table.pact = Pact()
    table.packs = setups.packs(live.room, setups.next_of(live.room, table.packs))
    known = content.teams(live.room, table.packs)
    given = [s.team if s.team in known else "" for s in table.seats]
    if not live.room.words.picks_teams:
        for sitter, team in zip(table.seats, content.default_teams(live.room, given), strict=True):
            sitter.team = team
    hosted = any(k.role == OWNER for k in live.keys)
    keys = [
        Key(
            k.hash,
            k.role if hosted or person_of(k.hash) != asker else OWNER,
            tuple(sorted((seat - turn) % n for seat in k.seats)),
        )
        for k in live.keys
        if k.role not in (*LINKS, FORMER)
    ]
    people = {seat for k in keys for seat in k.seats}
    watch = new_secret()
    follow = new_secret()
    keys += [Key(hashed(secret), "watch", ()) for secret in (watch, follow)]
    invites: dict[str, str] = {}
    for seat, sitter in enumerate(table.seats):
        sitter.epoch = 0
        if sitter.kind == "bot":
            sitter.seed = secrets.randbits(31)
        else:
            sitter.taken = seat in people
            if not sitter.taken:
                invites[str(seat)] = new_secret()
                keys.append(Key(hashed(invites[str(seat)]), "seat", (seat,)))
    id = new_table_id()
    laid = await shared.store.lay_next(live.id, id, table.text(), table.made, keys, table.names())
    return Next(laid, invites, watch, follow) if laid == id else Next(laid)
