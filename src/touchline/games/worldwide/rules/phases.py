"""Every phase by its number in codes.py."""

from __future__ import annotations

from typing import Final

from touchline.core.phase import Phase

from .building import Attack, CaptainStart, GiveBack
from .countering import Counter, CounterRoll
from .defending import Answer, Defence, PersonRoll, TrapRoll
from .effects import Discards, NameSeat, Run, Take
from .flow import Begin, EndAttack, Finished, HalfEnd, Lot
from .fouls import ChangeWindow, Foul, SetPiece, Stoppage, Validate
from .preparation import (
    AbilityCommit,
    CaptainChoice,
    Coin,
    Deal,
    Draw,
    Ground,
    PileToss,
    TeamChoice,
)
from .rolling import Boost, DefenceRoll, Recover, SimRoll, Simulation
from .shooting import After, Keeper, KeeperRoll, Penalty, Saved, ShotReroll, ShotRoll
from .state import Table

PHASES: Final[list[Phase[Table]]] = [
    TeamChoice(),
    CaptainChoice(),
    Ground(),
    AbilityCommit(),
    Coin(),
    Deal(),
    Draw(),
    CaptainStart(),
    Attack(),
    Attack(),  # CAPTAIN_STAR is a question of the same moment
    Counter(),
    CounterRoll(),
    Answer(),
    Defence(),
    TrapRoll(),
    PersonRoll(),
    Simulation(),
    SimRoll(),
    DefenceRoll(),
    Boost(),
    Validate(),
    After(),
    ShotRoll(),
    ShotReroll(),
    Keeper(),
    KeeperRoll(),
    Saved(),
    Foul(),
    Discards(),
    Stoppage(),
    SetPiece(),
    ShotRoll(),  # FREE_KICK_ROLL
    Penalty(),
    Recover(),
    GiveBack(),
    EndAttack(),
    ChangeWindow(),
    Discards(),
    HalfEnd(),
    Penalty(),  # SHOOT_OUT
    Run(),
    Discards(),
    Take(),
    NameSeat(),
    Finished(),
    PileToss(),
    Begin(),
    Lot(),
]
