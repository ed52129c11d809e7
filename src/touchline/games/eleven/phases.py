"""Every phase by its number in codes.py."""

from __future__ import annotations

from typing import Final

from touchline.core.phase import Phase

from . import codes as c
from .aiming import Face, FaceRoll, Lots, Targets
from .asking import GiveUp, Option, Pay, Resource, Spread, Statistic
from .buying import Contract, Desk, Market, Site
from .changing import Shirts
from .compare import Compare, Scorers
from .days import Blind, Day
from .drawing import Draws, Glimpse, Takes
from .effects import AmountRoll, Roll, Rolled, Run
from .eve import Deal, Draft, KeepObjective, Order, Reveal
from .evening import Injury, InjuryRoll, Luck, LuckRoll, Result
from .idle import Idle
from .injuring import Prevent
from .lineup import Assign, Bind, Exchange, Formation, Place, Select
from .market import Refill, Renew
from .matchday import FrontDrawn, MatchTactic, Recovery, Stands, Window
from .monday import (
    ClubDrawn,
    ColourChoice,
    Decided,
    Income,
    Meeting,
    Production,
    Vote,
    VoteRoll,
)
from .moving import Move
from .scoring import Claim, Finished
from .squad import Join
from .starting import Recall
from .state import Table
from .weekend import Penalty, Refresh, RollClub, WeekEnd


def _listed() -> list[Phase[Table]]:
    """The phases in the order of their numbers; numbers without a phase wait for nobody."""
    by_number: dict[int, Phase[Table]] = {
        int(c.DRAFT): Draft(),
        int(c.DEAL): Deal(),
        int(c.REVEAL): Reveal(),
        int(c.SHIRTS): Shirts(),
        int(c.OBJECTIVE): KeepObjective(),
        int(c.DAY): Day(),
        int(c.ROLL_CLUB): RollClub(),
        int(c.WEEK_END): WeekEnd(),
        int(c.FINISHED): Finished(),
        int(c.PRODUCTION): Production(),
        int(c.MEETING): Meeting(),
        int(c.VOTE_ROLL): VoteRoll(),
        int(c.VOTE): Vote(),
        int(c.COLOUR_CHOICE): ColourChoice(),
        int(c.DECISION): Decided(),
        int(c.CLUB_DRAWN): ClubDrawn(),
        int(c.FORMATION_): Formation(),
        int(c.SELECT): Select(),
        int(c.ASSIGN): Assign(),
        int(c.BIND): Bind(),
        int(c.EXCHANGE): Exchange(),
        int(c.PLACE): Place(),
        int(c.RECOVERY): Recovery(),
        int(c.WINDOW): Window(),
        int(c.STANDS): Stands(),
        int(c.FRONT_DRAWN): FrontDrawn(),
        int(c.MATCH_TACTIC): MatchTactic(),
        int(c.COMPARE): Compare(),
        int(c.SCORERS): Scorers(),
        int(c.RESULT): Result(),
        int(c.LUCK_ROLL): LuckRoll(),
        int(c.LUCK): Luck(),
        int(c.INJURY_ROLL): InjuryRoll(),
        int(c.INJURY): Injury(),
        int(c.RUN): Run(),
        int(c.TARGETS): Targets(),
        int(c.RESOURCE): Resource(),
        int(c.STATISTIC): Statistic(),
        int(c.OPTION_): Option(),
        int(c.PAY): Pay(),
        int(c.ROLL): Roll(),
        int(c.ROLLED): Rolled(),
        int(c.DRAWS): Draws(),
        int(c.TAKES): Takes(),
        int(c.MARKET): Market(),
        int(c.CONTRACT): Contract(),
        int(c.SITE): Site(),
        int(c.DESK): Desk(),
        int(c.SPREAD): Spread(),
        int(c.MOVE): Move(),
        int(c.JOIN): Join(),
        int(c.REFILL): Refill(),
        int(c.PREVENT_): Prevent(),
        int(c.AMOUNT_ROLL): AmountRoll(),
        int(c.GIVE_UP): GiveUp(),
        int(c.PENALTY): Penalty(),
        int(c.REFRESH): Refresh(),
        int(c.FACE_ROLL): FaceRoll(),
        int(c.FACE): Face(),
        int(c.ORDER): Order(),
        int(c.INCOME): Income(),
        int(c.RENEW): Renew(),
        int(c.BLIND): Blind(),
        int(c.CLAIM): Claim(),
        int(c.LOTS): Lots(),
        int(c.GLIMPSE): Glimpse(),
        int(c.RECALL): Recall(),
    }
    idle = Idle()
    return [by_number.get(number, idle) for number in range(int(c.PHASES_))]


PHASES: Final[list[Phase[Table]]] = _listed()
