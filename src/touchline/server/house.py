"""What all tables share."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from .backroom import Backroom
from .bots import Bots
from .limits import Limits
from .store import Store


@dataclass(frozen=True, slots=True)
class House:
    """The store, the computers, the caps, and who replays long matches.

    pause  waits so many seconds (tests have their own)
    """

    store: Store
    bots: Bots
    limits: Limits = field(default_factory=Limits)
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    backroom: Backroom = field(default_factory=lambda: Backroom(Limits()))
