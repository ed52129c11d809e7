"""Who asks, when a proxy stands in between: `X-Forwarded-For` of proxies that were named, no other.

Anybody can write that header. It is read only when it comes from an address that the operator has
named (`--behind`), and from its end: the last address that is not itself such a proxy was written
by one that is trusted; whatever stands before it, the visitor may have written.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from touchline.core.faults import Fault

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def address_in(text: str) -> Address | None:
    """The address in a word, without its port; None if there is none."""
    bare = text.strip().strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ipaddress.ip_address(bare)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


class Proxies:
    """The networks whose word about others is taken. Raises Fault for one that is none."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks: list[Network] = []
        for text in networks:
            try:
                self._networks.append(ipaddress.ip_network(text.strip()))
            except ValueError:
                raise Fault(
                    f"“{text}” is no network. Name the proxy by its address, such as 127.0.0.1/32,"
                    " or by the whole network it is in, such as 172.16.0.0/12.",
                    "srv-behind",
                    network=text,
                ) from None

    def trust(self, address: str) -> bool:
        """Is this the address of a proxy that was named?"""
        found = address_in(address)
        return found is not None and any(found in network for network in self._networks)

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who asks, if `peer` brings these X-Forwarded-For headers. `peer` itself when in doubt."""
        if not self.trust(peer):
            return peer
        for word in reversed([word for line in forwarded for word in line.split(",")]):
            found = address_in(word)
            if found is None:
                return peer
            if not self.trust(str(found)):
                return str(found)
        return peer


class Behind:
    """Middleware: `client` in the scope is the visitor, not the proxy."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client:
            forwarded = Headers(scope=scope).getlist("x-forwarded-for")
            scope["client"] = (self.proxies.visitor(client[0], forwarded), client[1])
        await self.app(scope, receive, send)
