"""The local network: what this machine is called there, and who on it may come in.

A shared server listens on every IPv4 interface and answers only those who are near: peers with a
loopback, a private or a link-local address. IPv6 is left out on purpose: at home a computer comes
with a public address there, so who is near could not be told from who is far; browsers that find
an IPv6 address first go on to the IPv4 one.
"""

from __future__ import annotations

import ipaddress
import re
import socket
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from .behind import Address, address_in

#: this machine itself, private networks, and networks without anybody who gives addresses
LOOPBACK: Final = tuple(map(ipaddress.ip_network, ("127.0.0.0/8", "::1/128")))
PRIVATE: Final = tuple(
    map(ipaddress.ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "fc00::/7"))
)
LINK_LOCAL: Final = tuple(map(ipaddress.ip_network, ("169.254.0.0/16", "fe80::/10")))
NEAR: Final = LOOPBACK + PRIVATE + LINK_LOCAL
#: places in each private network, and in none: the way there says which address of ours is used
TOWARDS: Final = ("192.0.2.1", "192.168.0.1", "10.0.0.1", "172.16.0.1", "224.0.0.251")
LABEL: Final = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")


def near(peer: str) -> bool:
    """May this peer speak to a shared server? Not when its address is public, or none at all."""
    found = address_in(peer)
    return found is not None and any(found in network for network in NEAR)


def private(address: Address) -> bool:
    """Is this an address by which others on a local network reach a machine?"""
    return any(address in network for network in PRIVATE + LINK_LOCAL)


@dataclass(frozen=True, slots=True)
class Machine:
    """This machine on its local networks.

    addresses  by which others there reach it, the likeliest first
    name       that it goes by where names are told without a server ("laptop.local"); "" for none
    """

    addresses: tuple[str, ...] = ()
    name: str = ""

    def origins(self, port: int) -> list[str]:
        """What others open, without the slash at the end; the likeliest first."""
        hosts = (*self.addresses, self.name) if self.addresses else ()  # a name leads to addresses
        return [f"http://{host}:{port}" for host in hosts if host]


def this_machine() -> Machine:
    """What the system says of itself. Nothing is sent to find it."""
    return Machine(ranked(_used()), local_name(socket.gethostname()))


def ranked(found: Iterable[str]) -> tuple[str, ...]:
    """The private IPv4 addresses among these, each once: those of no network to be given, last."""
    known = dict.fromkeys(found)
    kept = [a for a in known if (at := address_in(a)) and at.version == 4 and private(at)]
    return tuple(sorted(kept, key=lambda a: ipaddress.ip_address(a).is_link_local))


def local_name(host: str) -> str:
    """The name of a host as its neighbours may ask for it; "" where it has none that is a name."""
    label = host.partition(".")[0].lower()
    return f"{label}.local" if label != "localhost" and LABEL.fullmatch(label) else ""


def _used() -> list[str]:
    """The addresses of this machine, that of the usual way out first.

    A UDP socket that is connected and sends nothing has the address that would be used. Only on
    Windows is the host's own name asked for too: elsewhere that may ask a name server.
    """
    found: list[str] = []
    for place in TOWARDS:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
            try:
                sock.connect((place, 9))
            except OSError:  # there is no way there
                continue
            found.append(sock.getsockname()[0])
    if sys.platform == "win32":
        try:
            named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        except OSError:
            named = []
        found += [str(at[4][0]) for at in named]
    return found
