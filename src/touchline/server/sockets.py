"""The socket's side of a table: join first, then ask and be told until one of the two leaves."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from touchline.core import names

from . import wire
from .decoding import BadJson, Reader
from .limits import Bucket, Buckets
from .listener import Listener
from .lobby import Lobby, key_in
from .seating import Claim
from .session import Session
from .texts import Trouble, known, parser_said

LEFT = (1000, 1001)  # the codes of sockets that are closed on purpose, or with their page
JOIN = 10.0  # seconds in which a socket must say which table it has come for
_enter = Reader[wire.Enter](wire.Enter)
_message = Reader[wire.ToServer](wire.ToServer)
_encode = msgspec.json.Encoder().encode


class Doorkeeper:
    """Counts the sockets, of all and of each address, and lets no more in than there is room."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.limits = lobby.shared.limits
        self._opened = Buckets(self.limits.requests)  # nobody tries secrets by the thousand
        self._count = 0
        self._of: dict[str, int] = {}

    async def socket(self, ws: WebSocket) -> None:
        """One socket from its beginning to its end."""
        address = ws.client.host if ws.client else ""
        await ws.accept()
        mine = self._of.get(address, 0)
        if self._count >= self.limits.sockets or mine >= self.limits.sockets_of_address:
            await refuse(ws, Trouble(429, "srv-full-sockets"))
            return
        if not self._opened.take(address):
            await refuse(ws, Trouble(429, "srv-too-fast"))
            return
        self._count += 1
        self._of[address] = mine + 1
        try:
            await self._attend(ws)
        except (WebSocketDisconnect, ConnectionError):
            return
        finally:
            self._count -= 1
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    async def _attend(self, ws: WebSocket) -> None:
        try:
            session, listener, claim = await self._entered(ws)
            await session.enter(listener, claim)
        except Trouble as t:
            await refuse(ws, t)
            return
        sender = asyncio.get_running_loop().create_task(_send(ws, listener))
        lost = False
        try:
            await self._listen(ws, session, listener)
        except WebSocketDisconnect as e:
            lost = e.code not in LEFT
            raise
        finally:
            session.leave(listener, lost=lost)
            listener.leave()
            await sender

    async def _entered(self, ws: WebSocket) -> tuple[Session, Listener, Claim]:
        """The first message: the table, who comes, and what they show. Raises Trouble."""
        try:
            text = await asyncio.wait_for(ws.receive_text(), JOIN)
        except TimeoutError:
            raise Trouble(408, "srv-join-late") from None
        except KeyError:
            raise Trouble(422, "srv-not-text") from None
        self._fits(text)
        enter = read_enter(text)
        claim = Claim(enter.invite, key_in(enter.key), enter.both)
        session = await self.lobby.session(enter.table)
        seats = len(session.table.seats)
        name = names.fit(names.tidy(enter.name))  # no reason to turn anybody away
        waiting = self.limits.waiting
        listener = Listener("watch", (), seats, "", waiting, name, known(enter.lang))
        return session, listener, claim

    async def _listen(self, ws: WebSocket, session: Session, listener: Listener) -> None:
        purse = Bucket(self.limits.messages)
        while not listener.gone:
            text: str | None = None
            with contextlib.suppress(KeyError):  # bytes instead of text
                text = await ws.receive_text()
            try:
                if not purse.take():  # whatever it is: to refuse it is work too
                    raise Trouble(429, "srv-too-fast")
                if text is None:
                    raise Trouble(422, "srv-not-text")
                self._fits(text)
                message = read(text)
            except Trouble as t:
                listener.say(t.refusal(id_of(text or "")))
                continue
            await session.hear(listener, message)

    def _fits(self, text: str) -> None:
        if len(text) > self.limits.message:
            raise Trouble(413, "srv-long-message", most=self.limits.message)


def read(text: str) -> wire.ToServer:
    """A message of the browser. Raises Trouble that says what was wrong with it."""
    try:
        return _message.read(text)
    except BadJson as e:
        raise Trouble(422, "srv-bad-message", reason=parser_said(e)) from None


def read_enter(text: str) -> wire.Enter:
    """The first message. Raises Trouble that says what was wrong with it."""
    try:
        return _enter.read(text)
    except BadJson as e:
        raise Trouble(422, "srv-join-first", reason=parser_said(e)) from None


class _Id(msgspec.Struct):
    id: str = ""


_id = Reader[_Id](_Id)


def id_of(text: str) -> str:
    """The id in a message that is wrong elsewhere, so that the refusal finds who asked."""
    try:
        return _id.read(text).id[:64]
    except BadJson:
        return ""


async def _send(ws: WebSocket, listener: Listener) -> None:
    """Send what is said, in order, until nothing more will be."""
    try:
        while (message := await listener.out.get()) is not None:
            await ws.send_text(message.decode())
        if ws.client_state is not WebSocketState.DISCONNECTED:
            await ws.close(1012 if listener.gone else 1000)
    except (WebSocketDisconnect, RuntimeError, ConnectionError):
        listener.leave()


async def refuse(ws: WebSocket, t: Trouble) -> None:
    """Say why, and close."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, ConnectionError):
        await ws.send_text(_encode(t.refusal("")).decode())
        await ws.close(1008 if t.status < 500 else 1011)
