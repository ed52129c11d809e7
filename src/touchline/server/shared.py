"""What all tables share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from touchline.play.room import Rooms
from touchline.rooms import ROOMS

from .backroom import Backroom
from .bots import Bots
from .limits import Limits
from .store import Store


@dataclass(frozen=True, slots=True)
class Shared:
    """What every table and route of one server uses.

    store     the database of tables; bots  the worker processes of computer players
    limits    the caps on tables, listeners and requests
    pause     waits so many seconds; tests have their own
    backroom  replays long matches in a process of its own
    clock     seconds from any beginning; never goes back
    rooms     the games that are played here
    """

    store: Store
    bots: Bots
    limits: Limits = field(default_factory=Limits)
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep
    backroom: Backroom = field(default_factory=lambda: Backroom(Limits()))
    clock: Callable[[], float] = time.monotonic
    rooms: Rooms = field(default_factory=lambda: ROOMS)
