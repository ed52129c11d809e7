"""Every phase by its number in codes.py."""

from __future__ import annotations

from typing import Final

from touchline.core.phase import Phase

from .attack import Counter, Offensive
from .bonus import Bonus, Support
from .change import Change, Settle, Swap
from .draft import (
    DraftPair,
    DraftStar,
    HomeToss,
    PickHome,
    Recruit,
    RecruitDeal,
    Reveal,
    Staff,
    Starter,
)
from .preparation import Colour, Draw, PickKop, Prematch, Tactics, Toss
from .shot import Reclaim, Shot
from .state import Table
from .ties import Decider, End, Kick, ShootOrder, ShootStart, TieToss
from .turn import Discard, PlaceFan, Possession, Tackle

PHASES: Final[list[Phase[Table]]] = [
    Staff(),
    Starter(),
    Reveal(),
    DraftStar(),
    DraftPair(),
    PickHome(),
    HomeToss(),
    PickKop(),
    Prematch(),
    Tactics(),
    Colour(),
    Draw(),
    PlaceFan(),
    Change(),
    Swap(),
    Possession(),
    Tackle(),
    Settle(),
    Offensive(),
    Bonus(),
    Support(),
    Shot(),
    Counter(),
    Reclaim(),
    Discard(),
    Decider(),
    RecruitDeal(),
    Recruit(),
    ShootOrder(),
    ShootStart(),
    Kick(),
    TieToss(),
    Toss(),
    End(),
]
