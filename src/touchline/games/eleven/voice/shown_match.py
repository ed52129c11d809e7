"""What a table of Eleven shows of shirts, a match, and a line-up under way: see shown.py."""

from __future__ import annotations

from typing import Literal

import msgspec

Side = Literal["attack", "defence"]
ResultWord = Literal["", "win", "draw", "loss"]


class Shirt(msgspec.Struct, frozen=True, gc=False):
    """One of the thirteen shirts (EL-059 to EL-063).

    side   the one that is up; field: does it play?
    card   who wears it
    power  strength in this match; bonus that of the shirt by itself, mod what effects have added
    rule   how it shoots: bits UNSAVEABLE, UNBLOCKABLE, NO_SHOT of codes.py; glove of an effect
    """

    side: Side
    field: bool
    card: int | None
    zone: int | None
    power: int | None
    bonus: int
    mod: int
    rule: int
    glove: int


class Keeper(msgspec.Struct, frozen=True, gc=False):
    """The own keeper: nobody's has no card (EL-267)."""

    card: int | None
    strength: int
    gloves: int


class FoeKeeper(msgspec.Struct, frozen=True, gc=False):
    """The opponent's keeper, with what effects have made of him (EL-267)."""

    strength: int
    gloves: int


class Foe(msgspec.Struct, frozen=True, gc=False):
    """A shirt of the opponent; its zone is from its own point of view (EL-220)."""

    side: Side
    zone: int
    power: int
    mod: int
    rule: int


class Match(msgspec.Struct, frozen=True, gc=False):
    """A match, once its line-up has been given (EL-200 to EL-283).

    shape  the formation as people write it; plan the tactic card that sets it
    score  goals for and against
    foes   nobody before the front is shown
    die    the last own one, 0 for none
    """

    shape: str
    plan: int | None
    selected: list[int]
    keeper: Keeper
    score: tuple[int, int]
    result: ResultWord
    foes: list[Foe]
    foe_keeper: FoeKeeper | None
    foe_shape: str | None
    die: int


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A footballer selected: his shirt, the one that makes room for it, and the abilities that are
    paid for.
    """

    card: int
    shirt: int | None
    out: int | None
    abilities: list[int]


class LineUp(msgspec.Struct, frozen=True, gc=False):
    """The own line-up while it is under way (EL-200 to EL-207).

    field  the ten shirts, zones those that have been named for them
    need   what it costs so far: the four resources, then any kind
    """

    tactic: int | None
    shape: str | None
    picks: list[Pick]
    field: list[int]
    zones: list[int | None]
    need: list[int]
