"""The door: who may speak to this server at all, and what every page is told about itself.

A table on this machine must answer only its own page. Two checks: `Host` must be a name this
server goes by (otherwise a foreign name may have been pointed at this address), and `Origin`,
which browsers send with scripts' requests and every socket, must be that same host.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .network import Machine, near
from .texts import Trouble

LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def host_name(host: str) -> str:
    """The name in a Host header, without the port: "localhost:80" and "[::1]:80" alike."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().rstrip(".")


class Hosts:
    """The names this server goes by: loopback, whatever was allowed, and the bound address.

    Bound to a network, it also answers to bare addresses: a page of a foreign name cannot have
    one as its host. Where it is shared, only to those of `machine` and the one that was come to,
    if they are not public, and to the name of `machine`.
    """

    def __init__(
        self,
        bound: str,
        allowed: Iterable[str] = (),
        machine: Callable[[], Machine] | None = None,
    ) -> None:
        given = {host_name(name) for name in allowed}
        self.names = LOOPBACK | given | (set() if machine else {host_name(bound)})
        self.bare = host_name(bound) not in LOOPBACK
        self.machine = machine

    def know(self, host: str, at: str = "") -> bool:
        """Is this Host header one of ours? `at` is the address of ours that was come to."""
        name = host_name(host)
        if name in self.names:
            return True
        if self.machine is not None:
            if name == at and near(name):
                return True
            found = self.machine()  # networks come and go
            return name in found.addresses or (name != "" and name == found.name)
        if not self.bare:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class Guard:
    """Middleware around everything: refuses strangers, and adds the headers of `ALWAYS`."""

    def __init__(self, app: ASGIApp, hosts: Hosts, longest: int = 65_536) -> None:
        self.app = app
        self.hosts = hosts
        self.longest = longest  # bytes of address and headers together

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        trouble = self._too_long(scope) or self._trouble(scope)
        if scope["type"] == "websocket":
            if trouble is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await _turn_away(trouble, scope, send)
            return

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in ALWAYS.items():
                    headers.setdefault(name, value)
            await send(message)

        if trouble is None:
            await self.app(scope, receive, send_marked)
            return
        body = msgspec.json.encode(trouble.problem())
        start = {
            "type": "http.response.start",
            "status": trouble.status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"cache-control", b"no-store"),
                (b"content-length", str(len(body)).encode()),
            ],
        }
        await send_marked(start)
        await send_marked({"type": "http.response.body", "body": body})

    def _too_long(self, scope: Scope) -> Trouble | None:
        """A head that came in one piece is never incomplete, so it is measured here too."""
        address = len(scope.get("raw_path") or b"") + len(scope["query_string"])
        if address > self.longest:
            return Trouble(414, "srv-long-address", most=self.longest)
        if address + sum(len(k) + len(v) + 4 for k, v in scope["headers"]) > self.longest:
            return Trouble(431, "srv-long-head", most=self.longest)
        return None

    def _trouble(self, scope: Scope) -> Trouble | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.hosts.know(host, (scope.get("server") or ("",))[0]):
            return Trouble(421, "srv-host", host=host[:80])
        origin = headers.get("origin")
        if origin is not None and origin.partition("://")[2] != host:
            return Trouble(403, "srv-origin", origin=origin[:80])
        if len(headers.getlist("host")) > 1 or len(headers.getlist("origin")) > 1:
            return Trouble(400, "srv-host", host=host[:80])
        return None


async def _turn_away(trouble: Trouble, scope: Scope, send: Send) -> None:
    """Refuse a socket before it is one; with the reason where the server under us can tell it."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": str(trouble)[:120]})
        return
    body = msgspec.json.encode(trouble.problem())
    headers = {
        **ALWAYS,
        "content-type": "application/json",
        "cache-control": "no-store",
        "content-length": str(len(body)),
    }
    start = {
        "type": "websocket.http.response.start",
        "status": trouble.status,
        "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
    }
    await send(start)
    await send({"type": "websocket.http.response.body", "body": body})
