"""What may be planned at a table of Eleven, and what comes of it: the words of `sketch`.

Cards, abilities, shirts and zones have the numbers of the view (shown.py).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .shown_match import Side

When = Literal["before", "match", "after"]
State = Literal["sure", "used", "open", "short", "die", "stands"]
Why = Literal[
    "hurt", "keeper", "number", "eleven", "shirts", "shape", "fitness", "order", "zone", "room"
]
What = Literal["blocked", "saved", "goal"]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="plan", tag="sheet"):
    """EL-200 to EL-223 A line-up that is being drawn up; once it has been given, or past its first
    questions, only the effects of it count.

    tactic  the tactic card that sets the formation, -1 for the first that does
    shape   its formation as people write it, "" for the first of it
    people  who shall play, in the order in which they were put on: beside those before
    shirts  where shirts have stood so far, as far as they have: shirt and zone
    moved   the shirt that is moved, its new zone, and the shirt that it changes places with; -1 for
            none
    uses    abilities that are meant to be used
    play    a tactic card that is to be played for its effect, -1 for none
    """

    tactic: int = -1
    shape: str = ""
    people: list[int] = []
    shirts: list[tuple[int, int]] = []
    moved: tuple[int, int, int] = (-1, -1, -1)
    uses: list[int] = []
    play: int = -1


class Bar(msgspec.Struct, frozen=True, gc=False):
    """Why somebody cannot be put on, or a shirt cannot stand in a zone, and the rule.

    hurt     injured or suspended          keeper   another keeper plays: `other`
    number   `other` has the same one      eleven   ten play in the field
    shirts   no shirt without number left  shape    no zone of his is left
    fitness  it costs more than there is   order    somebody with a higher card is selected already
    zone     who wears the shirt does not play there
    room     formation and other players need the room
    """

    why: Why
    other: int
    rule: str


class Stood(msgspec.Struct, frozen=True, gc=False):
    """One of the ten shirts on the field: where it stands, and who wears it; -1 for nobody.

    power  of who wears it, else what effects have made of the shirt by itself; None for a plain one
    may    zones in which it may stand, if others give way; shut: why not in the others, by zone
    """

    shirt: int
    zone: int
    card: int
    side: Side
    power: int | None
    may: list[int]
    shut: dict[str, Bar]


class Spread(msgspec.Struct, frozen=True, gc=False):
    """Least, most and sum, from which whoever knows how many there are makes the mean."""

    least: int
    most: int
    sum: int


class Both(msgspec.Struct, frozen=True, gc=False):
    """Goals of both sides."""

    own: Spread
    foe: Spread


class Strengths(msgspec.Struct, frozen=True, gc=False):
    """Strengths of attackers and defenders by own section, the strongest first; None for one that
    nobody reaches (EL-223).
    """

    attack: list[list[int | None]]
    defence: list[list[int | None]]


class Gloved(msgspec.Struct, frozen=True, gc=False):
    """A keeper: how strong each of so many gloves is (EL-268)."""

    strength: int
    gloves: int


class Effect(msgspec.Struct, frozen=True, gc=False):
    """An ability of somebody selected, or a tactic card of the hand (EL-209, EL-221, EL-280).

    ability  -1 for a tactic card
    state    sure   happens by itself;  used  meant to be used, or paid for;  open  may be used
             short  what it costs is not there;  die  a die decides;  stands  fans decide, who are
             still to be placed
    """

    ability: int
    card: int
    when: When
    state: State

    def counts(self) -> bool:
        """Is it counted?"""
        return self.state in ("sure", "used")


class Used(msgspec.Struct, frozen=True, gc=False):
    """What an effect chooses: whose it is, and what is touched for it."""

    card: int
    anchors: list[str]


class Shot(msgspec.Struct, frozen=True, gc=False):
    """What comes of one attacker (EL-223).

    shirt  of the own side one of the thirteen, of the other its place on its card
    value  the glove that it takes; None where nobody can save it
    """

    own: bool
    shirt: int
    what: What
    value: int | None


class Front(msgspec.Struct, frozen=True, gc=False):
    """The match against one front, with the effects that count.

    used    what they choose against it; brings what effects after the match add to the resources
    told    the shots of the five pairs
    """

    card: int
    shape: str
    score: tuple[int, int]
    keeper: Gloved
    own: Strengths
    foe: Strengths
    used: list[Used]
    brings: list[int]
    told: list[list[Shot]]


class Scorer(msgspec.Struct, frozen=True, gc=False):
    """A shirt that could score, and against how many fronts."""

    shirt: int
    fronts: int


class Need(msgspec.Struct, frozen=True, gc=False):
    """How many shots come to the own keeper, and the greatest one; None: nobody saves it."""

    shots: Spread
    value: int | None


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """EL-223 A line-up against every front that its manager cannot rule out (EL-057).

    fitness  what selecting those who play costs
    placed   shirts that have a place
    known    has the front been seen?
    own      before effects; keeper the own one
    results  against how many fronts it is won, drawn, lost
    sections  goals in the five pairs
    """

    fitness: int
    placed: int
    known: bool
    own: Strengths
    keeper: Gloved
    effects: list[Effect]
    fronts: list[Front]
    goals: Both
    results: tuple[int, int, int]
    sections: list[Both]
    scorers: list[Scorer]
    need: Need


class Price(msgspec.Struct, frozen=True, gc=False):
    """What an answer costs and leaves (EL-103, EL-110 to EL-171, EL-180).

    cost  of each resource paid at once, below 0 what a sale brings;  left  what is in hand then,
          before anything the answer brings besides;  any  how many resources of the manager's
          choice must be paid on top
    """

    cost: list[int]
    left: list[int]
    any: int


class Offers(msgspec.Struct, frozen=True, gc=False):
    """What comes of the open answers of a day, or of an offer of an effect.

    prices  what each costs, by its anchors joined by commas; without those that cost and bring
            nothing
    """

    prices: dict[str, Price]


class LaidOut(msgspec.Struct, frozen=True, gc=False):
    """What comes of a Sheet.

    people    who plays, ascending: those of the plan who can
    barred    who else cannot be put on beside them, by card
    field     the ten shirts, each as near as may be to where it was
    refused   why the shirt that was moved does not stand where it was put
    forecast  None where there is nothing to compare
    """

    tactic: int
    shape: str
    people: list[int]
    barred: dict[str, Bar]
    field: list[Stood]
    refused: Bar | None
    forecast: Forecast | None


PLANS = (Sheet,)
