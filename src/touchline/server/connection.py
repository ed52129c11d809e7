"""A connection before it is a request: how long its head may be, how long it may take, how many.

Whoever opens a connection and says nothing, or says it letter by letter, holds a descriptor of
this process. So each has so many seconds for its head and for its body, an address has so many
connections, and all together have so many. A socket that is open is counted by its doorkeeper.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, Protocol

import h11
import msgspec
from uvicorn.config import Config as Uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from .behind import Proxies
from .guard import ALWAYS
from .limits import Limits
from .network import near
from .texts import Trouble

PHRASES: Final = {
    400: b"Bad Request",
    403: b"Forbidden",
    408: b"Request Timeout",
    414: b"URI Too Long",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}


class Timer(Protocol):
    """Something that rings once, unless it is cancelled before."""

    def cancel(self) -> None:
        """It will not ring."""


Later = Callable[[float, Callable[[], None]], Timer]


def on_loop(seconds: float, ring: Callable[[], None]) -> Timer:
    """A timer of the running loop."""
    return asyncio.get_running_loop().call_later(seconds, ring)


class Porch:
    """Counts the connections that are no open sockets, all of them and those of each address."""

    def __init__(
        self, limits: Limits, proxies: Proxies, later: Later = on_loop, shared: bool = False
    ) -> None:
        self.limits = limits
        self.shared = shared  # only those near are answered
        self.later = later
        self.count = 0
        self._proxies = proxies
        self._of: dict[str, int] = {}

    def come(self, address: str) -> Trouble | None:
        """One more connection: why it is turned away, None if it may stay. It counts either way."""
        self.count += 1
        mine = self._of[address] = self._of.get(address, 0) + 1
        if self.shared and not near(address):
            return Trouble(403, "srv-far")
        if self.count > self.limits.connections:
            return Trouble(503, "srv-full-connections")
        # a proxy brings everybody's connections, and is trusted to count them
        if mine > self.limits.connections_of_address and not self._proxies.trust(address):
            return Trouble(429, "srv-full-address")
        return None

    def go(self, address: str) -> None:
        """It has ended, or has become a socket."""
        self.count -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


class Connection(H11Protocol):
    """uvicorn's connection over h11, with time-outs, counted, and refusing in our own words."""

    def __init__(
        self,
        config: Uvicorn,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        porch: Porch,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._porch = porch
        self._timer: Timer | None = None
        self._stage = ""
        self._counted = False

    # -- what happens to it -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """It is open: is there room for it?"""
        super().connection_made(transport)
        self._counted = True
        trouble = self._porch.come(self._address)
        if trouble is None:
            self._watch("head")
        else:
            self.refuse(trouble)

    def data_received(self, data: bytes) -> None:
        """Something has come: is it whole by now?"""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It becomes a socket, and is watched by others from now on."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """It has been answered; another request may follow."""
        self._watch("")
        super().on_response_complete()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP, or its head is too long."""
        most = self._porch.limits.head
        held = self.conn.trailing_data[0].lstrip(b"\r\n")
        if len(held) <= most:
            self.refuse(Trouble(400, "srv-no-http"))
        elif len(held.partition(b"\n")[0]) > most:
            self.refuse(Trouble(414, "srv-long-address", most=most))
        else:
            self.refuse(Trouble(431, "srv-long-head", most=most))

    # -- what it does about it --------------------------------------------------------------------

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _leave(self) -> None:
        self._watch("")
        if self._counted:
            self._counted = False
            self._porch.go(self._address)

    def _look(self) -> None:
        """Which part of a request is awaited?"""
        state, held = self.conn.their_state, self.conn.trailing_data[0]
        if self.transport.is_closing() or not self._counted:
            return
        if state is h11.SEND_BODY:
            self._watch("body")
        elif state is h11.IDLE and held:
            self._watch("head")
        elif state is not h11.IDLE or self._stage == "body":
            self._watch("")

    def _watch(self, stage: str) -> None:
        """Give this part of the request so long from now, unless it is waited for already."""
        if stage == self._stage:
            return
        self._stage = stage
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        limits = self._porch.limits
        if stage:
            seconds = limits.head_time if stage == "head" else limits.body_time
            self._timer = self._porch.later(seconds, self._late)

    def _late(self) -> None:
        """It has taken too long: say so, unless an answer is on its way, and close."""
        stage, self._stage, self._timer = self._stage, "", None
        if self.transport.is_closing():
            return
        limits = self._porch.limits
        if stage == "head":
            self.refuse(Trouble(408, "srv-late-head", seconds=round(limits.head_time)))
        else:
            self.refuse(Trouble(408, "srv-late-body", seconds=round(limits.body_time)))

    def refuse(self, trouble: Trouble) -> None:
        """Answer with this refusal if nothing was answered yet, and close."""
        self._watch("")
        cycle = self.cycle
        quiet = bool(cycle) and not cycle.response_complete
        if quiet:
            cycle.disconnected = True  # whoever waits for the rest hears that there is none
            cycle.message_event.set()
        if not (quiet and cycle.response_started):
            self.transport.write(whole(trouble))
        self.transport.close()


def whole(trouble: Trouble) -> bytes:
    """A refusal as a whole HTTP answer after which the connection ends."""
    body = msgspec.json.encode(trouble.problem())
    headers: Mapping[str, str] = {
        **ALWAYS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
    }
    lines = [b"HTTP/1.1 %d %s" % (trouble.status, PHRASES[trouble.status])]
    lines += [f"{name}: {value}".encode("latin-1") for name, value in headers.items()]
    return b"\r\n".join([*lines, b"", body])
