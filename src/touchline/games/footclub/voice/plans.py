"""What may be planned at a table of FootClub, and what comes of it: the words of `sketch`.

Team cards are numbered as in the pack, match cards 0..41 within their club. The five lines are FB,
CB, DM, AM, FW, a line from left to right. A chance is a pair: numerator, denominator.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .shown import Aim, Duels, ShotOdds


class LineUp(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="plan", tag="line-up"
):
    """FC-029 to FC-050 A line-up that is being drawn up, before the match or in a change.

    lines    the places of each of the five lines, a team card each; -1 where nobody stands yet
    captain  who shall wear the armband; -1 for nobody yet
    """

    lines: list[list[int]]
    captain: int = -1


class Push(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="plan", tag="push"):
    """FC-119 Fans, kop and attack supports that may be pushed together; all 0 for none."""

    fans: int = 0
    kop: int = 0
    supports: int = 0


class Lack(msgspec.Struct, frozen=True):
    """Why a line-up cannot be given as it stands: how much is missing, and the rule.

    players  places are free          shape   no formation has so many in each line
    line     somebody stands where his card does not say so
    captain  nobody who may wear it has the armband
    subs     more come on than may; `count` is how many may
    entrant  players have moved, but nobody comes on
    fill     vacancies must be filled; `count` is how many
    change   all is as it was
    """

    what: Literal["players", "shape", "line", "captain", "subs", "entrant", "fill", "change"]
    count: int
    rule: str


class LaidOut(msgspec.Struct, frozen=True):
    """What comes of a LineUp.

    legal      it can be given as it is; else `lacks` says why not
    free       places of each line in which nobody stands
    attack, defence  FC-036, FC-037 with those who stand; `malus` has been taken off `defence`
    optimised  FC-039; `lacking`: profiles that ten players lack for it, one by one
    limit      FC-193 cards that may be kept in hand
    captains   FC-044 who may wear the armband, the strongest first
    captain    who does: as planned where he may, else the first of them; -1 while places are free
    aims       whom the cards of the hand would name, by card
    """

    legal: bool
    lacks: list[Lack]
    free: list[int]
    attack: int
    defence: int
    malus: int
    optimised: bool
    lacking: list[str]
    limit: int
    captains: list[int]
    captain: int
    aims: dict[str, Aim]


class Formation(msgspec.Struct, frozen=True):
    """FC-032, FC-105 A shape that may be taken: how many in each line, and the hand limit.

    open   the squad can fill it, and a change can end in it; `short`: lines 0..4 that it cannot
    """

    lines: list[int]
    open: bool
    short: list[int]
    limit: int


class Moment(msgspec.Struct, frozen=True):
    """What comes of the open answers (no plan).

    formations  while a line-up is asked for: every shape, for each size that the team may have
    places      and the lines 0..4 in which each player may stand, by card
    captains    FC-048 in a change who may take an armband that is free, the strongest first
    duels       tackles or defence supports that may be played, by card and mode
    closes      FC-120, FC-121 a pass ends the bonus window and the shot follows: the other club has
                passed, or can do nothing, as all can see. Else the other may still answer
    """

    formations: list[Formation]
    places: dict[str, list[int]]
    captains: list[int]
    duels: Duels
    closes: bool = False


class Pushed(msgspec.Struct, frozen=True):
    """FC-119 to FC-123 What comes of a Push: the bonus, the shot rolled with it, and the defence
    supports that may be played after it.
    """

    raw: int
    final: int
    odds: ShotOdds
    duels: Duels


Plan = LineUp | Push
PLANS = (LineUp, Push)
