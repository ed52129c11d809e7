"""Who has which right at a table: an invitation opens once, and its seat becomes a person's.

Nobody is a person here by name: a person is whoever holds the key of a device. What a link opened
is exchanged for that key; the link's hash is deleted in the same write that keeps the person's.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from .keys import FORMER, LINKS, OWNER, PLAYER, find, find_person, hashed, new_secret, person_of
from .live_match import LiveMatch
from .store import Key, StoreFailed
from .texts import Trouble
from .unkept import not_kept


@dataclass(frozen=True, slots=True)
class Claim:
    """What somebody shows at the door: a link's secret, the hash of a device's key, or both.

    both  take the seat of the link too, although the key holds another one
    """

    invite: str = ""
    key: bytes = b""
    both: bool = False


@dataclass(frozen=True, slots=True)
class Right:
    """What somebody may do at a table; `taken` are the seats that became theirs just now."""

    role: Literal["host", "seat", "watch"]
    seats: tuple[int, ...]
    person: str = ""
    taken: tuple[int, ...] = ()


def held(keys: Sequence[Key], claim: Claim) -> Right | None:
    """The right that a claim shows, without taking anything; None for none.

    A link that nobody has followed yet shows the seats it would open.
    """
    own = find_person(keys, claim.key) if claim.key else None
    if own is not None and own.role != FORMER:
        return Right("host" if own.role == OWNER else "seat", own.seats, person_of(own.hash))
    link = find(keys, claim.invite) if claim.invite else None
    if link is None:
        return None
    return Right("host" if link.role == "host" else "seat" if link.seats else "watch", link.seats)


async def admitted(live: LiveMatch, claim: Claim, name: str) -> Right:
    """The right that a claim gives; an invitation is exchanged for the key. Raises Trouble.

    `name` is how somebody new wishes to be called.
    """
    own = find_person(live.keys, claim.key) if claim.key else None
    link = find(live.keys, claim.invite) if claim.invite else None
    if own is not None and own.role != FORMER:
        if link is None or link.role == "watch" or set(link.seats) <= set(own.seats):
            await called(live, own.seats, name)
            return Right("host" if own.role == OWNER else "seat", own.seats, person_of(own.hash))
        if not claim.both:
            raise Trouble(409, "srv-second-seat")
    elif link is None:
        raise Trouble(403, "srv-seat-passed" if own is not None else "srv-no-seat")
    elif link.role == "watch":
        return Right("watch", ())
    if not claim.key:
        raise Trouble(403, "srv-no-key")
    before = own.seats if own is not None else ()
    owner = link.role == "host" or (own is not None and own.role == OWNER)
    seats = tuple(sorted({*before, *link.seats}))
    mine = Key(claim.key, OWNER if owner else PLAYER, seats)
    await pass_on(live, link.seats, gone=[link.hash], new=[mine], name=name)
    return Right("host" if owner else "seat", seats, person_of(claim.key), link.seats)


async def called(live: LiveMatch, seats: Sequence[int], name: str) -> None:
    """Whoever comes again to a seat that has no name may give it theirs; if it cannot be kept they
    come without.
    """
    if len(seats) != 1 or not name or live.table.seats[seats[0]].name:
        return
    sitter = live.table.seats[seats[0]]
    sitter.name = name
    with contextlib.suppress(Trouble):
        await pass_on(live, (), (), ())
        return
    sitter.name = ""


async def renewed(live: LiveMatch, seat: int, present: Iterable[int]) -> str:
    """The secret of a new invitation to a seat, or with -1 of a new link for watching.

    The link before it opens nothing any more, and whoever sat there has lost the seat. Raises
    Trouble where the seat is somebody's who is here, or cannot be given.
    """
    secret = new_secret()
    if seat == -1:
        old = [k.hash for k in live.keys if k.role == "watch"]
        await pass_on(live, (), gone=old, new=[Key(hashed(secret), "watch", ())])
        return secret
    if not 0 <= seat < len(live.table.seats) or live.table.seats[seat].kind != "person":
        raise Trouble(422, "srv-no-such-seat", seat=seat)
    if live.over:
        raise Trouble(409, "srv-over")
    if any(seat in k.seats for k in live.keys if k.role in (OWNER, "host")):
        raise Trouble(409, "srv-own-seat")
    if seat in present:
        raise Trouble(409, "srv-seat-present")
    holders = [k for k in live.keys if seat in k.seats]
    new = [Key(hashed(secret), "seat", (seat,))]
    for k in holders:
        rest = tuple(s for s in k.seats if s != seat)
        if k.role not in LINKS:
            new.append(Key(k.hash, k.role if rest else FORMER, rest))
        elif rest:
            new.append(Key(k.hash, k.role, rest))
    await pass_on(live, (seat,), gone=[k.hash for k in holders], new=new, free=True)
    return secret


async def pass_on(
    live: LiveMatch,
    seats: Sequence[int],
    gone: Sequence[bytes],
    new: Sequence[Key],
    name: str = "",
    free: bool = False,
) -> None:
    """Keep in one write who may do what from now on: seats that change hands count one more epoch.

    free  nobody has the seats until somebody follows the new invitation
    Raises Trouble; then everything is as it was.
    """
    before = [(s, s.taken, s.name, s.epoch) for s in (live.table.seats[n] for n in seats)]
    for sitter, taken, _, _ in before:
        sitter.epoch += 1
        sitter.taken = not free
        if taken and free:
            sitter.name = ""
        elif not taken and not free:
            sitter.name = sitter.name or name
    try:
        await live.store.pass_on(live.id, live.table.text(), gone, new, live.table.names())
    except StoreFailed as e:
        for sitter, taken, called, epoch in before:
            sitter.taken, sitter.name, sitter.epoch = taken, called, epoch
        raise not_kept(e) from None
    out = {*gone, *(k.hash for k in new)}
    live.keys = [k for k in live.keys if k.hash not in out] + list(new)
