"""Serving until somebody stops it."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final, cast

import uvicorn
from starlette.applications import Starlette

from touchline.core.faults import Fault
from touchline.play.room import Rooms
from touchline.rooms import ROOMS

from .ailing import Ailing
from .app import create_app
from .behind import Proxies
from .config import Config
from .connection import Connection, Porch
from .guard import LOOPBACK, host_name
from .lobby import Lobby

#: objects made before the young are looked through, and how often that is done before older ones
COLLECTED: Final = (20_000, 20, 100)


class Server(uvicorn.Server):
    """Tells the address once it can be opened, and what is wrong with the matches it keeps."""

    def __init__(
        self,
        app: Starlette,
        config: Config,
        ready: Callable[[str], None],
        ails: Callable[[list[Ailing]], None] = lambda found: None,
    ) -> None:
        porch = Porch(config.limits, Proxies(config.behind), shared=config.share)
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                lifespan="on",
                ws_max_size=config.limits.message * 4,  # bytes; a character has up to four
                ws_per_message_deflate=False,
                # any callable that makes a protocol will do
                http=cast("type[Connection]", partial(Connection, porch=porch)),
                h11_max_incomplete_event_size=config.limits.head,
                proxy_headers=False,  # see behind.py
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )
        self._ready = ready
        self._ails = ails
        self._host = config.host
        self._share = config.share
        self._lobby: Lobby = app.state.lobby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn; then the address is told."""
        await super().startup(sockets)
        if self.started and sockets:
            port = sockets[0].getsockname()[1]
            host = host_name(self._host)
            if host in ("0.0.0.0", "::"):  # every address of this machine; this one opens here
                host = "127.0.0.1" if self._share else "localhost"  # as unshared: one shelf
            found = await self._lobby.ailing()
            if found:
                self._ails(found)
            self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")


def tell(address: str) -> None:
    """The one line a server prints."""
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


def listening(config: Config) -> socket.socket:
    """A socket on the wished host and port. Raises Fault that says what to do."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((config.host.strip("[]"), config.port))
        sock.listen()  # two may bind at the same moment; only one may listen
    except (OSError, OverflowError) as e:
        sock.close()
        reason = e.strerror if isinstance(e, OSError) and e.strerror else str(e)
        raise Fault(
            f"Cannot listen on {config.host}:{config.port}: {reason}. Choose another with"
            " --port (0 takes any free one).",
            "srv-port",
            host=config.host,
            port=str(config.port),  # a name, not a count: no commas
            reason=reason,
        ) from None
    return sock


def tell_ailing(found: list[Ailing]) -> None:
    """In English, on standard error."""
    for each in found:
        sys.stderr.write(
            f"{each.count} unfinished match(es) of {each.game} cannot be gone on with: {each.why}\n"
        )


def seldom_collected() -> None:
    """Let Python look for garbage in cycles seldom, and never among what was loaded to begin with.

    A look through the matches of five hundred tables stops all of them for a tenth of a second and
    more, and finds next to nothing: tables, views and logs are in no cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def serve(
    config: Config,
    ready: Callable[[str], None] = tell,
    ails: Callable[[list[Ailing]], None] = tell_ailing,
    rooms: Rooms = ROOMS,
) -> None:
    """Serve until interrupted; `ready` is told the address once it can be opened, `ails` before
    that which matches cannot be gone on with, if there are any.

    Raises Fault when the port is taken, StoreFault when the data folder cannot be used.
    """
    sock = listening(config)
    try:
        server = Server(create_app(config, rooms), config, ready, ails)
        seldom_collected()
        server.run([sock])
    except KeyboardInterrupt:
        return
    finally:
        sock.close()


def on_loopback(host: str) -> bool:
    """Does only this machine reach a server that listens there?"""
    return host_name(host) in LOOPBACK
