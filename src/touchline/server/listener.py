"""One socket at a table, seen from the table: what it holds, and what is still to be sent."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec

from . import wire
from .feed import Sight

encoded = msgspec.json.Encoder().encode


class Listener:
    """Messages are put in a queue and sent by the socket's own task: nobody waits for the slow.

    role    "host", "seat" or "watch"
    mine    the seats it answers for, ascending; empty for a watcher
    watcher the number of the watcher's eye at this table
    person  whose device it is (keys.person_of), "" for a watcher
    room    messages that may wait to be sent
    name    how it wishes to be called
    lang    in which language it reads what a pack says
    epochs  how often each of its seats had changed hands when it came to hold it
    """

    def __init__(
        self,
        role: str,
        mine: tuple[int, ...],
        watcher: int,
        person: str,
        room: int,
        name: str = "",
        lang: str = "en",
    ) -> None:
        self.role = role
        self.mine = mine
        self.person = person
        self.epochs: dict[int, int] = {}
        self.name = name
        self.lang = lang
        self.watcher = watcher
        self.eye = mine[0] if mine else watcher
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue(room)
        self.told = (-1, -1)  # its eye at the last tick, and how much the match had told that eye
        self.shown: object = None  # the view that it was sent last, a record of the room
        self.waiting: list[int] = []  # the seats that are awaited, as it was told last
        self.between = b""  # what people may ask of one another, as it was told last
        self.gone = False
        self._seq = 0

    def say(self, message: wire.ToClient) -> None:
        """Queue a message. A listener that has stopped reading is let go: it may come back."""
        self.queue(encoded(message))

    def queue(self, text: bytes) -> None:
        """The same with a message that is encoded already, for all who are sent it."""
        if self.gone:
            return
        try:
            self.out.put_nowait(text)
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        """Nothing more will be said; what is queued is dropped."""
        self.gone = True
        while not self.out.empty():
            self.out.get_nowait()
        self.out.put_nowait(None)

    def sit(self, role: str, mine: tuple[int, ...], person: str) -> None:
        """It has come in: with this right, for these seats."""
        self.role = role
        self.mine = mine
        self.person = person
        self.eye = mine[0] if mine else self.watcher

    def put_out(self, last: wire.Refusal) -> None:
        """Its right has gone to somebody else: what was queued is dropped, one word still said."""
        if not self.gone:
            while not self.out.empty():
                self.out.get_nowait()
            self.say(last)
            self.finish()

    def finish(self) -> None:
        """Nothing more will be said after what is queued."""
        if not self.gone:
            self.gone = True
            if self.out.full():
                self.out.get_nowait()
            self.out.put_nowait(None)

    @property
    def ears(self) -> int:
        """Whose ears it hears the story with, where something is hidden.

        Two people at one device hear what everybody hears: what one of them drew is not for the
        other, who may scroll back. Only the view is that of the seat that is asked.
        """
        return self.watcher if len(self.mine) > 1 else self.eye

    def look_for(self, due: list[int]) -> int:
        """Whose eyes to look through: the seat of its own that is awaited, else as before."""
        awaited = [seat for seat in self.mine if seat in due]
        if awaited and self.eye not in awaited:
            self.eye = awaited[0]
        return self.eye

    def tick(
        self,
        s: Sight,
        view: bytes,
        turns: dict[int, int],
        at: int,
        *,
        fresh: bool,
        takeback: bool,
    ) -> None:
        """Queue what this listener learns from a change; `view` is encoded, whole if `fresh`."""
        self._seq += 1
        self.waiting = s.waiting
        mine = {str(seat): turns[seat] for seat in self.mine}
        self.say(
            wire.Tick(
                seq=self._seq,
                seat=s.eye,
                turns=mine,
                at=at,
                # encoded already: as good as the plain data that they are for whoever reads them
                facts=[] if fresh else cast("list[wire.Fact]", s.facts),
                view=cast("wire.Data", msgspec.Raw(view)),
                waiting=s.waiting,
                ask=s.ask,
                loose=s.loose,
                fresh=fresh,
                over=s.over,
                takeback=takeback and bool(self.mine),
            )
        )
