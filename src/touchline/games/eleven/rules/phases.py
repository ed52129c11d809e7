"""Every phase by its number in codes.py."""

from __future__ import annotations

from typing import Final

from touchline.core.phase import Phase
from touchline.games.eleven.rules.effects.aiming import Face, FaceRoll, Lots, Targets
from touchline.games.eleven.rules.effects.asking import (
    GiveUp,
    Option,
    Pay,
    Resource,
    Spread,
    Statistic,
)
from touchline.games.eleven.rules.effects.buying import Contract, Desk, Market, Site
from touchline.games.eleven.rules.effects.drawing import Draws, Glimpse, Takes
from touchline.games.eleven.rules.effects.effects import AmountRoll, Roll, Rolled, Run
from touchline.games.eleven.rules.table.changing import Shirts
from touchline.games.eleven.rules.table.compare import Compare, Scorers
from touchline.games.eleven.rules.table.injuring import Prevent
from touchline.games.eleven.rules.table.market import Refill, Renew
from touchline.games.eleven.rules.table.moving import Move
from touchline.games.eleven.rules.table.squad import Join
from touchline.games.eleven.rules.table.starting import Recall
from touchline.games.eleven.rules.week.days import Blind, Day
from touchline.games.eleven.rules.week.evening import Injury, InjuryRoll, Luck, LuckRoll, Result
from touchline.games.eleven.rules.week.lineup import (
    Assign,
    Bind,
    Exchange,
    Formation,
    Place,
    Select,
)
from touchline.games.eleven.rules.week.matchday import (
    FrontDrawn,
    MatchTactic,
    Recovery,
    Stands,
    Window,
)
from touchline.games.eleven.rules.week.monday import (
    ClubDrawn,
    ColourChoice,
    Decided,
    Income,
    Meeting,
    Production,
    Vote,
    VoteRoll,
)
from touchline.games.eleven.rules.week.preparation import Deal, Draft, KeepObjective, Order, Reveal
from touchline.games.eleven.rules.week.scoring import Claim, Finished
from touchline.games.eleven.rules.week.weekend import Penalty, Refresh, RollClub, WeekEnd

from . import codes as c
from .idle import Idle
from .state import Table


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
