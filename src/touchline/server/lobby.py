"""Tables: laid, found again, and held in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections import OrderedDict
from functools import partial

from touchline.core import names
from touchline.core.choices import settle, spell
from touchline.core.faults import Fault
from touchline.play import setups
from touchline.play.ai import levels
from touchline.play.room import Room

from . import content, wire
from .ailing import Ailing, ailing
from .briefs import in_short
from .decoding import BadJson
from .kept import UNKNOWN
from .keys import OWNER, hashed, key_hash, new_secret, new_table_id
from .live_match import LiveMatch
from .rooms import room
from .seating import Claim, Right, held
from .session import Session
from .shared import Shared
from .store import Kept, Key, StoreFailed
from .table import Sitter, Table, read_table
from .texts import Trouble
from .unkept import not_kept, not_read

MOST_SECRETS = 8  # that are tried at one table
ASLEEP = 30 * 86_400  # seconds after which a match that nobody touches takes no room


def clean_name(name: str) -> str:
    """A name in one line, without what a screen cannot show. Raises Trouble if it is too long."""
    tidy = names.tidy(name)
    if names.letters(tidy) > names.LONGEST:
        raise Trouble(422, "srv-long-name", most=names.LONGEST)
    return tidy


def key_in(text: str) -> bytes:
    """What is kept of the key in a message; b"" where it has none. Raises Trouble for no key."""
    hash = key_hash(text) if text else b""
    if text and not hash:
        raise Trouble(422, "srv-bad-key")
    return hash


class Lobby:
    """All tables of this server."""

    def __init__(self, shared: Shared) -> None:
        self.shared = shared
        self.server = ""  # what this server calls itself
        self._live: OrderedDict[str, Session] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Session]] = {}

    async def open(self) -> None:
        """Begin: learn what this server calls itself."""
        self.server = self.shared.store.seal.server

    async def ailing(self) -> list[Ailing]:
        """Unfinished matches that cannot be gone on with, by their reason."""
        return ailing(self.shared.rooms, await self.shared.store.heads())

    async def look(self) -> None:
        """Read from the store, and nothing else. Raises Trouble when it cannot be read."""
        try:
            await self.shared.store.count()
        except StoreFailed as e:
            raise not_read(e) from None

    # -- laying -----------------------------------------------------------------------------------

    async def lay(self, wish: wire.NewTable) -> wire.Laid:
        """A new table. Raises Trouble that says what is wrong with the wish."""
        await self._room_for_one()
        r = room(self.shared.rooms, wish.game)
        seats = self._sitters(r, wish)
        mine = tuple(n for n, s in enumerate(wish.seats) if s.kind == "me")
        table = Table(
            game=wish.game,
            version=r.game.version,
            options=self._options(r, wish),
            preset=wish.preset,
            packs=setups.packs(r, wish.pack),
            start=wish.moment.strip(),
            seats=seats,
            # where hands are hidden, what followed an answer may already have told something;
            # somebody alone learns only from fate, and behind its answers nothing is taken back
            back=(r.words.previews or len(wish.seats) == 1)
            and all(s.kind != "invite" for s in wish.seats),
            made=int(time.time()),
        )
        creator = key_in(wish.key)
        host = "" if creator else new_secret()
        watch = new_secret()
        invites = {str(n): new_secret() for n, s in enumerate(wish.seats) if s.kind == "invite"}
        first = Key(creator, OWNER, mine) if creator else Key(hashed(host), "host", mine)
        keys = [first, Key(hashed(watch), "watch", ())]
        keys += [Key(hashed(secret), "seat", (int(n),)) for n, secret in invites.items()]
        id = new_table_id()
        try:
            await self.shared.store.lay(id, table.text(), table.made, keys, table.names())
        except StoreFailed as e:
            raise not_kept(e) from None
        return wire.Laid(id, host, invites, watch)

    async def _room_for_one(self) -> None:
        """Raises Trouble when as many matches go on as there is room for."""
        since = (int(time.time()) - ASLEEP) * 1000
        try:
            going = await self.shared.store.count_open(since)
        except StoreFailed as e:
            raise not_read(e) from None
        if going >= self.shared.limits.tables:
            raise Trouble(503, "srv-full-house", most=self.shared.limits.tables)

    def _options(self, r: Room, wish: wire.NewTable) -> dict[str, str]:
        """The options that differ from the defaults, checked; the start position too, if any."""
        game = r.game
        try:
            given = setups.wished(r, wish.options, wish.pack)
            settled = settle(game.choices, game.presets, given, wish.preset)
            setup = setups.setup(r, len(wish.seats), settled, wish.pack)
            if wish.moment.strip():
                game.read(wish.moment.strip(), setup)
            else:
                game.new(setup)  # some options go with some numbers of seats only
        except Fault as e:
            raise Trouble.of(e) from None
        return spell(game.choices, settled)

    def _sitters(self, r: Room, wish: wire.NewTable) -> list[Sitter]:
        game = r.game
        if len(wish.seats) not in game.tables:
            counts = ", ".join(map(str, game.tables))
            raise Trouble(422, "srv-seats", count=len(wish.seats), right=counts)
        known = content.teams(r)
        named = [s.team for s in wish.seats if s.team]
        for team in named:
            if named.count(team) > 1:
                raise Trouble(422, "srv-same-team", team=team[:40])
        seats: list[Sitter] = []
        for n, (s, team) in enumerate(
            zip(
                wish.seats,
                content.default_teams(r, [s.team for s in wish.seats]),
                strict=True,
            )
        ):
            if team and r.words.picks_teams:
                raise Trouble(422, "srv-team-later")
            if team and team not in known:
                raise Trouble(422, "srv-no-team", team=s.team[:40], known=", ".join(known))
            name = clean_name(s.name)
            if s.kind != "bot":
                if s.level:
                    raise Trouble(422, "srv-level-of-person", seat=n)
                seats.append(Sitter("person", name, team, taken=s.kind == "me"))
                continue
            offered = r.mind.levels
            level = s.level or levels.default_of(r)
            if level not in offered:
                some = f"{min(offered)}-{max(offered)}"
                raise Trouble(422, "srv-no-level", level=s.level, known=some)
            seats.append(Sitter("bot", name, team, level, secrets.randbits(31)))
        return seats

    # -- finding ----------------------------------------------------------------------------------

    async def session(self, id: str) -> Session:
        """The table of this id. Raises Trouble where there is none."""
        session = await self._session(id)
        if session is None:
            raise Trouble(404, "srv-no-table")
        return session

    async def enter(self, id: str, secret: str) -> tuple[Session, Right]:
        """The table of this id, and what a device's key or a link's secret shows there.

        Nothing is taken. Raises Trouble.
        """
        session = await self.session(id)
        right = held(session.live.keys, Claim(secret, key_hash(secret)))
        if right is None:
            raise Trouble(403, "srv-no-seat")
        return session, right

    async def door(self, id: str) -> wire.Door:
        """What a table is, for somebody without a right there. Raises Trouble."""
        session = await self.session(id)
        async with session.lock:
            return wire.Door(id, session.table.game, session.live.over)

    async def _session(self, id: str) -> Session | None:
        live = self._live.get(id)
        if live is not None and not live.lost:
            self._live.move_to_end(id)
            return live
        task = self._opening.get(id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        try:
            return await asyncio.shield(task)
        except KeyError:
            return None
        except StoreFailed as e:
            raise not_read(e) from None
        except Fault as e:
            raise Trouble.of(e) from None

    async def _open(self, id: str) -> Session:
        """From the store into memory. Raises KeyError, StoreFailed, Fault."""
        kept = await self.shared.store.load(id)
        if kept is None:
            raise KeyError(id)
        live = self._live_match(id, kept)
        if kept.ended == UNKNOWN or (live.over and not kept.ended):
            last = kept.entries[-1].at if kept.entries else 0
            await self.shared.store.end(id, last if live.over else 0)
        session = Session(self.shared, live)
        session.audience.onward = partial(self._people, live)
        session.audience.moved = partial(self._moved, live)
        self._live[id] = session
        many = len(self._live) - self.shared.limits.live
        if many > 0:  # those that came first go first
            idle = (k for k, s in self._live.items() if s.idle and k != id)
            for old in [*itertools.islice(idle, many)]:
                del self._live[old]
        return session

    def _people(self, live: LiveMatch) -> set[str]:
        """Who is at the table that follows this one."""
        following = self._live.get(live.next) if live.next else None
        return {x.person for x in following.audience.listeners if x.person} if following else set()

    def _moved(self, live: LiveMatch) -> None:
        """Somebody has come to this table, or left it: at the one before it that shows."""
        if live.table.again:
            for before in [s for s in self._live.values() if s.live.next == live.id]:
                before.audience.tell_presence(())

    def _live_match(self, id: str, kept: Kept) -> LiveMatch:
        try:
            table = read_table(kept.about, kept.names)
        except BadJson as e:
            raise Fault(
                f"The description of table {id} cannot be read ({e}). Nothing was changed.",
                "srv-damaged-table",
                table=id,
                place=str(e),
            ) from None
        return LiveMatch(self.shared.store, room(self.shared.rooms, table.game), id, table, kept)

    async def brief(self, id: str, secret: str) -> wire.Brief:
        """A table in short, as whoever holds this may know it. Raises Trouble."""
        session, right = await self.enter(id, secret)
        async with session.lock:
            return in_short(session.live, right)

    async def looked(self, known: wire.Known) -> wire.Brief | None:
        """The same with whatever may open it; None for a table that is not here, or stays shut."""
        for secret in known.secrets[:MOST_SECRETS]:
            try:
                return await self.brief(known.table, secret)
            except Trouble as e:
                if e.status != 403:
                    return None
        return None

    async def close(self) -> None:
        """Let every table go."""
        for session in list(self._live.values()):
            await session.close()
