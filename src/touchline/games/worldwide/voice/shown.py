"""What a table shows of Worldwide Football: one record a seat.

The browser's types are made from it. Sides are 0 and 1. Action cards, abilities and teams have the
numbers of the pack, Player cards 0 to 6 within the team of their side; keys of mappings are such
numbers as text. A chance is a pair, numerator and denominator. None is what this seat may not know,
or what there is none of.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Chance = tuple[int, int]
Counts = dict[str, int]
Side = Literal[0, 1]
What = Literal["card", "person", "star", "defence"]
State = Literal["open", "valid", "stopped", "countered", "fouled"]
Restrict = Literal["", "free_kick", "corner"]
Piece = Literal["shot", "free_kick", "penalty"]


class Half(msgspec.Struct, frozen=True, gc=False):
    """One side of the table.

    team            -1 until it is chosen (WF-012)
    stars           those left; most_stars those of the Team card
    colour          0 or 1, the pile it plays with
    captain         the seat that decides for the side (WF-211)
    abilities       those face up; free are those that cost no star
    pile            Action cards in the draw pile; people_pile Player cards in theirs
    give_draw       Action cards that giving the ball back would draw; 0 where it would be lost for
                    nothing (WF-056)
    discard         Action cards by type; people_discard Player cards
    gone            Player cards out of the match
    start           points with which its next attack begins (WF-040)
    pile_left       the own draw pile by type, to whoever knows it; its order nobody knows
    kicks           what came of each kick of the shoot-out, in order (WF-145)
    """

    team: int
    goals: int
    stars: int
    most_stars: int
    subs: int
    colour: int
    captain: int
    abilities: list[int]
    free: list[int]
    pile: int
    give_draw: int
    people_pile: int
    discard: Counts
    people_discard: list[int]
    gone: list[int]
    start: int
    pile_left: Counts | None
    kicks: list[bool]


class HandView(msgspec.Struct, frozen=True, gc=False):
    """A hand (WF-003): the own one in full, of others what everybody saw go there.

    count         Action cards in it, by type in cards; people_count Player cards, in people
    known         Action cards of it that everybody knows; people_known Player cards
    reds          red cards of this seat
    limit         Action and Player cards that it may hold (WF-030, WF-173, WF-174)
    """

    seat: int
    count: int
    people_count: int
    cards: Counts | None
    known: Counts
    people: list[int] | None
    people_known: list[int]
    reds: int
    limit: tuple[int, int]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A card of the line of an attack, whose it is and what has become of it."""

    side: Side
    what: What
    n: int
    state: State


class Answer(msgspec.Struct, frozen=True, gc=False):
    """What a roll of the d20 needs, and how likely that is (WF-064).

    need  the sum to be reached with all that is added
    from  the lowest natural result that wins; 0 where none does
    foul  the chance of a foul, of a defence card; None of whatever cannot foul (WF-150)
    """

    need: int
    from_: int = msgspec.field(name="from")
    win: Chance
    foul: Chance | None = None


class CardShot(msgspec.Struct, frozen=True, gc=False):
    """The chances of a shot card if it gets through (WF-081): its bonus, and dice of which the best
    counts.
    """

    bonus: int
    dice: int
    goal: Chance
    corner: Chance
    save: Chance
    off: Chance


class Pending(msgspec.Struct, frozen=True, gc=False):
    """The card that waits for an answer (WF-060).

    seat     who played it; people are the Player cards that came with it
    shut     it cannot be defended
    answers  what each defence card would need, by type
    draws    Action cards that letting it pass brings each seat
    shot     of a shot card that is not under way yet
    """

    card: int
    seat: int
    people: list[int]
    shut: bool
    answers: dict[str, Answer]
    draws: list[int]
    shot: CardShot | None


class ShotView(msgspec.Struct, frozen=True, gc=False):
    """The shot that is under way (WF-080 to WF-085, WF-157 to WF-159).

    die      the kept die, 0 while it is not rolled; quality is die and bonus, or 0
    dice     the shooter's, of which the best counts
    again    the chance of a goal if the die is rolled once more, while that is asked
    """

    piece: Piece
    die: int
    quality: int
    bonus: int
    dice: int
    goal: Chance
    corner: Chance
    save: Chance
    off: Chance
    again: Chance | None


class Roll(msgspec.Struct, frozen=True, gc=False):
    """The roll of a defence card while something may be added (WF-063): the natural result, what
    has been added, and the sum that it needs.
    """

    natural: int
    added: int
    need: int


class Taking(msgspec.Struct, frozen=True, gc=False):
    """The own draw pile by type, while this seat looks through it (WF-104)."""

    types: Counts


class Cause(msgspec.Struct, frozen=True, gc=False):
    """Whose card, Player card or ability makes somebody discard now, and which."""

    side: Side
    what: What
    n: int


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat may see it; `eye` is that seat, or `seats` for the watcher.

    modules    which parts of the rules are played (WF-004)
    half       0 before the match, 1, 2, or 3 for the shoot-out
    ball       the side that has it, carrier the seat; -1 for none
    pa         attack points; restrict the set piece that says what may be played
    safe       the next card cannot be defended
    block      what own stars add to defence rolls (WF-106); waiting what is added to the next shot
    home       which sides play on a ground of their own (WF-200)
    kicker     the side that kicked off
    givebacks  how often the ball was given back in this half, attacks those that are over
    acting     the seat whose moment it is; -1 for none or several
    sealed     the own answers that others do not know yet
    result     the reason once it is over
    """

    phase: str
    eye: int
    seats: Literal[2, 4]
    mode: Literal["amateur", "professional"]
    modules: dict[str, bool]
    half: int
    ball: int
    carrier: int
    pa: int
    restrict: Restrict
    safe: bool
    block: int
    waiting: int
    home: tuple[bool, bool]
    kicker: int
    givebacks: int
    attacks: int
    acting: int
    score: tuple[int, int]
    sides: tuple[Half, Half]
    hands: list[HandView]
    line: list[Entry]
    pending: Pending | None
    shot: ShotView | None
    roll: Roll | None
    sealed: list[int]
    taking: Taking | None
    cause: Cause | None
    result: int | None
