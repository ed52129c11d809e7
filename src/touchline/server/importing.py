"""Matches out of files: what is over is kept as a table of whoever brings it.

Only what the rules allow is taken, and only what is over: a match that goes on is played where it
was begun. What this server handed out itself, to somebody who still holds a right there, is found
again where it was played; all else becomes a table at which nobody sits. The same match, brought
again by the same person, is the same table.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import time
from datetime import UTC, date, datetime
from functools import partial
from itertools import starmap
from typing import Final

from touchline.core import names
from touchline.core.faults import Fault
from touchline.core.tape import Header, Tape
from touchline.play import collection
from touchline.play.room import Room

from . import content, decoding, wire
from .backroom import Checked, Job
from .keys import OWNER, key_hash
from .limits import Buckets
from .lobby import MOST_SECRETS, Lobby
from .rooms import room
from .seal import DATE, TABLE, TITLE
from .seating import Claim, held
from .store import Entry, Key, StoreFailed
from .table import Sitter, Table
from .texts import Trouble
from .unkept import not_kept, not_read

LABEL: Final = b"touchline import 1\0"
LONGEST: Final = 60  # letters of what somebody calls a match
NOON: Final = 43_200  # seconds: of a match that was over on a day, nobody knows the hour


def keys_in(text: str) -> list[str]:
    """The keys of devices in a header, parted by spaces. Raises Trouble."""
    found = text.split()[:MOST_SECRETS]
    if not all(key_hash(key) for key in found):
        raise Trouble(422, "srv-bad-key")
    return found


def title_of(text: str) -> str:
    """What somebody calls a match, in one line and no longer than is allowed."""
    return names.fit(names.tidy(text[: 4 * LONGEST]), LONGEST)


class Importer:
    """Takes files in, for everybody who asks this server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.shared = lobby.shared
        self._taken = Buckets(lobby.shared.limits.imports)

    async def take(
        self, data: bytes, file: str, keys: list[str], address: str
    ) -> wire.ImportedFile:
        """Each match of a file, or why it was not taken. Raises Trouble where none can be read."""
        try:
            parts = await asyncio.to_thread(collection.parts, self.shared.rooms, data, file)
        except Fault as e:
            raise Trouble.of(e) from None
        found: list[wire.Imported] = []
        for part in parts:
            told = wire.Imported(part.line, "", "", "", 0, None)
            try:
                if isinstance(part.tape, Fault):
                    raise Trouble.of(part.tape)
                told.game = room(self.shared.rooms, part.tape.header.game).name
                told.title = title_of(part.tape.header.more.get(TITLE, ""))
                told.table, told.key = await self._kept(part.tape, keys, address)
            except Trouble as t:
                told.refused = t.said
            found.append(told)
        return wire.ImportedFile(found)

    async def _kept(self, tape: Tape, keys: list[str], address: str) -> tuple[str, int]:
        """The table of a match, and which of the keys opens it. Raises Trouble."""
        own = await self._own(tape, keys)
        if own is not None:
            return own
        owner = key_hash(keys[0])
        id = table_id(owner, tape)
        if await self._here(id):
            return id, 0
        if not self._taken.take(address):
            raise Trouble(429, "srv-too-fast")
        job = Job("check", tape.text(), homes=self.shared.rooms.homes)
        status, body = await self.shared.backroom.do(job, address)
        if status != 200:
            raise Retold(decoding.read(body, wire.Problem))
        if not decoding.read(body, Checked).over:
            raise Trouble(422, "srv-import-running")
        table = imported(room(self.shared.rooms, tape.header.game), tape)
        entries = [*starmap(partial(Entry, at=table.made * 1000), tape.entries)]
        try:
            await self.shared.store.lay_over(
                id, table.text(), table.made, [Key(owner, OWNER, ())], table.names(), entries
            )
        except StoreFailed as e:
            raise not_kept(e) from None
        return id, 0

    async def _here(self, id: str) -> bool:
        """Was this match brought before, by the same person? Raises Trouble."""
        try:
            return await self.shared.store.has(id)
        except StoreFailed as e:
            raise not_read(e) from None

    async def _own(self, tape: Tape, keys: list[str]) -> tuple[str, int] | None:
        """The table from which this server handed the tape out, if one of the keys opens it.

        Asked only where the mark holds: then the match is over, and whoever brings it had it.
        """
        if self.shared.store.seal.word(tape) != "vouched":
            return None
        id = tape.header.more[TABLE]
        try:
            session = await self.lobby.session(id)
        except Trouble:
            return None  # deleted here since, or damaged: the file has it whole
        async with session.lock:
            for n, key in enumerate(keys):
                if held(session.live.keys, Claim(key=key_hash(key))) is not None:
                    return id, n
        return None


class Retold(Trouble):
    """What another process has refused, told on."""

    def __init__(self, problem: wire.Problem) -> None:
        Exception.__init__(self, problem.text)
        self.status, self.said, self.rule = problem.status, problem.said, problem.rule


def table_id(owner: bytes, tape: Tape) -> str:
    """The name of the table of this match and this owner: nobody else can guess it.

    What people and server wrote into the head besides makes no other match of it.
    """
    h = tape.header
    rules = [h.game, h.version, h.preset, dict(h.options), dict(h.packs), len(h.seats), h.start]
    whole = json.dumps([rules, tape.entries], sort_keys=True)
    digest = hashlib.sha256(LABEL + owner + whole.encode())
    while (name := str(base64.urlsafe_b64encode(digest.digest()[:9]), "ascii")).startswith("-"):
        digest.update(b"-")
    return name


def imported(r: Room, tape: Tape) -> Table:
    """The description of the table of a match that keeps the rules and is over."""
    h = tape.header
    seats = range(len(h.seats) or r.game.tables[0])
    known = content.teams(r, h.packs)
    named = [h.more.get(f"team-{seat}", "") for seat in seats]
    teams = content.default_teams(r, [id if id in known else "" for id in named])
    return Table(
        game=h.game,
        version=h.version,
        options=dict(h.options),
        preset=h.preset,
        packs=dict(h.packs),
        start=h.start,
        seats=[sitter(r, h, seat, team) for seat, team in zip(seats, teams, strict=True)],
        back=False,
        made=ended(h.more.get(DATE, ""), int(time.time())),
        imported=True,
    )


def sitter(r: Room, h: Header, seat: int, team: str) -> Sitter:
    """Who sat there, as far as the head of a tape says so in words that can be shown."""
    name = names.fit(names.tidy(h.seats[seat][:200])) if seat < len(h.seats) else ""
    level = h.more.get(f"level-{seat}", "")
    if level in map(str, r.mind.levels):
        return Sitter("bot", name, team, int(level))
    return Sitter("person", name, team)


def ended(day: str, now: int) -> int:
    """When a match was over, as its tape says (such as "2026-05-17"): seconds since 1970.

    Now, where it says nothing of the kind, or a day that is still to come.
    """
    try:
        told = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    except ValueError:
        return now
    at = int(told.timestamp()) + NOON
    return at if 0 < at < now else now
