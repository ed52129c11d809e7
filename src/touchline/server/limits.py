"""How much one visitor may ask for. Generous to people, tight for programs gone wild."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields, replace

from touchline.core.faults import Fault


@dataclass(frozen=True, slots=True)
class Rate:
    """`per_second` on average, and up to `burst` at once."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """Every cap of the server. Sizes are bytes, times are seconds, counts are counts."""

    body: int = 262_144  # of an HTTP request; a long match is about 20,000
    record: int = 2_097_152  # of a file with a match; what it may hold is told by its reader
    collection: int = 8_388_608  # of a file with several matches
    head: int = 65_536  # of an HTTP request before its body: address and headers
    head_time: float = 10.0  # from the opening of a connection, or a request's first byte
    body_time: float = 30.0  # from the end of the head
    connections: int = 1_000  # open at once, sockets not counted
    connections_of_address: int = 128
    message: int = 16_384  # of a message on a socket
    codes: int = 64  # answers in one run
    waiting: int = 256  # messages a slow listener may leave unread before it is let go
    sockets: int = 1_000
    sockets_of_address: int = 64
    listeners: int = 64  # at one table
    tables: int = 20_000  # whose match goes on; one that nobody has touched for a month is not
    live: int = 256  # tables in memory; those that nobody looks at leave first
    costly: int = 1  # replays, reports and records that are made at once
    costly_waiting: int = 32  # of them, in the queue, those that are made counted too
    costly_of_address: int = 6
    messages: Rate = field(default=Rate(30, 120))  # of one socket
    requests: Rate = field(default=Rate(40, 200))  # of one address
    new_tables: Rate = field(default=Rate(0.5, 40))  # of one address
    imports: Rate = field(default=Rate(0.5, 200))  # matches out of files, of one address


#: caps that may be set when a server starts: those that are a number of things or of seconds
SETTABLE = tuple(f.name for f in fields(Limits) if f.type in ("int", "float"))
MOST = 10_000_000


def limited(wishes: Iterable[str], limits: Limits | None = None) -> Limits:
    """These caps (the usual ones if none are given) with those of `NAME=N` that are wished for.

    Raises Fault for a cap that there is not, or a number that it cannot be.
    """
    found = limits or Limits()
    for wish in wishes:
        name, _, number = wish.partition("=")
        name = name.strip().replace("-", "_")
        if name not in SETTABLE:
            raise Fault(
                f"There is no limit “{name}”. There are: {', '.join(SETTABLE)}.",
                "srv-limit",
                name=name[:40],
                known=", ".join(SETTABLE),
            )
        digits = number.strip()
        fits = digits.isascii() and digits.isdecimal() and len(digits) < 9
        if not (fits and 0 < int(digits) <= MOST):
            raise Fault(
                f"{name} must be a whole number from 1 to {MOST}, not “{digits[:40]}”.",
                "srv-limit-number",
                name=name,
                most=str(MOST),
                number=digits[:40],
            )
        found = replace(found, **{name: int(digits)})  # type: ignore[arg-type]  # a number
    return found


class Bucket:
    """A purse that fills by itself: `take` is false when it is empty."""

    __slots__ = ("_clock", "_left", "_rate", "_since")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = float(rate.burst)
        self._since = clock()

    def take(self) -> bool:
        """One more request: is it within the rate?"""
        now = self._clock()
        self._left = min(self._rate.burst, self._left + (now - self._since) * self._rate.per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket an address. Only the most recent addresses are remembered."""

    def __init__(
        self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = 4096
    ) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """One more request from this address: is it within the rate?"""
        bucket = self._of.pop(address, None) or Bucket(self._rate, self._clock)
        self._of[address] = bucket
        if len(self._of) > self._most:
            self._of.popitem(last=False)
        return bucket.take()
