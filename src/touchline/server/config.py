"""How a server is set up; the command line fills it in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .backroom import COMMAND
from .bots import DEADLINE, WORKER
from .limits import Limits
from .network import Machine, this_machine

PORT: Final = 8788


@dataclass(frozen=True, slots=True)
class Config:
    """One server.

    data          folder of the matches; None for TOUCHLINE_DATA or this person's data folder
    host, port    where it listens; loopback unless told otherwise, port 0 for any free one
    allow_hosts   further names by which it may be called on a local network
    behind        networks of the proxies whose X-Forwarded-For is believed
    share         friends on the local network may come: only those near are answered, by the
                  addresses of this machine
    machine       tells what this machine is called there, asked anew each time
    static        the built client; None for the one in the package
    pause         waits so many seconds (grace before dice, pace of computers' matches and of
                  secret questions)
    clock         tells seconds, from any beginning, and never goes back
    bot_*         how many workers think at once, how long, and what starts one
    backroom_*    what starts the process that replays matches
    """

    data: Path | None = None
    host: str = "127.0.0.1"
    port: int = PORT
    allow_hosts: tuple[str, ...] = ()
    behind: tuple[str, ...] = ()
    share: bool = False
    machine: Callable[[], Machine] = this_machine
    static: Path | None = None
    limits: Limits = field(default_factory=Limits)
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    clock: Callable[[], float] = time.monotonic
    bot_workers: int = 2
    bot_deadline: float = DEADLINE
    bot_command: Sequence[str] = WORKER
    backroom_command: Sequence[str] = COMMAND
