"""The games on offer: the one list that names them, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from .games.eleven.room import ROOM as ELEVEN
from .games.footclub.room import ROOM as FOOTCLUB
from .games.streetsoccer.room import ROOM as STREETSOCCER
from .games.worldwide.room import ROOM as WORLDWIDE
from .play.room import Rooms

ROOMS: Final = Rooms([STREETSOCCER, FOOTCLUB, WORLDWIDE, ELEVEN])
