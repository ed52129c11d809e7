"""What comes of the open answers at a table of Worldwide Football, as `sketch` tells it to the seat
that is asked; nothing is planned there.

Numbers, keys and chances are those of `shown.py`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .shown import Answer, CardShot, Chance, Counts

Ends = Literal["", "half", "match", "shoot_out"]


class Together(msgspec.Struct, frozen=True, gc=False):
    """What an Action card would meet with some Player cards beside it (WF-043, WF-124).

    pa_after  points once it counts
    answers   defence cards that the other side may hold, by type
    traps     abilities of the other side that would take it by a roll of their own
    people    Player cards that the other side may hold and that would do so
    shot      of a shot card
    """

    pa_after: int
    answers: dict[str, Answer]
    traps: dict[str, Answer]
    people: dict[str, Answer]
    shot: CardShot | None = None


class CardChance(msgspec.Struct, frozen=True, gc=False):
    """The same of a card of the own hand alone (WF-042, WF-063), whether it may be played now, and
    with every set of Player cards that may go with it, "p:1+p:4"; None where it may not be played.
    """

    allowed: bool
    pa_after: int
    answers: dict[str, Answer]
    traps: dict[str, Answer]
    people: dict[str, Answer]
    shot: CardShot | None = None
    with_: dict[str, Together] | None = msgspec.field(default=None, name="with")


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What comes of the open answers.

    chances    what each card of the own hand would meet, while one may be played
    rolls      what a d20 must reach for own abilities, "s:4", and Player cards, "p:3" (§6.5)
    adds       what own Player cards would add to the roll that lies there, "p:3" (WF-223)
    goals      the chance of a goal by what may be added to a shot: own Player cards, "p:3",
               abilities, "s:4", its die rolled once more, "reroll", or nothing, "pass" (WF-085)
    starts     points with which the own next attack would begin by an ability, "s:4", or Player
               card, "p:3"; "pass" as it stands (WF-040)
    drops      Action cards that this seat must discard at once if it lets the waiting card pass,
               for its hand would be too large (WF-031)
    give_ends  what giving the ball back now would end: "shoot_out" the half, with penalties to
               follow (WF-140, WF-145)
    """

    chances: dict[str, CardChance]
    rolls: dict[str, Answer]
    adds: Counts
    goals: dict[str, Chance]
    starts: Counts
    drops: int
    give_ends: Ends
