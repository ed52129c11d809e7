"""What all tables share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from .backroom import Backroom
from .bots import Bots
from .limits import Limits
from .store import Store


@dataclass(frozen=True, slots=True)
class House:
    """The store, the computers, the caps, who replays long matches; the time, which tests have
    of their own.

    pause  waits so many seconds; clock  tells them, from any beginning, and never goes back
    """

    store: Store
    bots: Bots
    limits: Limits = field(default_factory=Limits)
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    backroom: Backroom = field(default_factory=lambda: Backroom(Limits()))
    clock: Callable[[], float] = time.monotonic
