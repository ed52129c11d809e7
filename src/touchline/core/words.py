"""How a game speaks to people: by message names and arguments, never by sentences in code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .ids import AGREED, LENT, STOPPED, stand_in

if TYPE_CHECKING:
    from .contract import State, View
    from .log import Event
    from .pending import Decision, Result


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence by name: a message id of the text files, and its arguments."""

    id: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened, for motion (`data`) and for the story (`said`, when it has words).

    `mark` is true for moments worth jumping to in a replay (a goal).
    """

    kind: str
    said: Said | None
    data: Mapping[str, object]
    mark: bool = False


@dataclass(frozen=True, slots=True)
class Chances:
    """An exact chance put into words: `ways` of `of` equally likely ones."""

    said: Said
    ways: int
    of: int


class Words:
    """How one game names its questions, options, facts and views; one subclass a room.

    Everything it is given has passed `seen_by` and `view`: it cannot tell what it was not told.
    """

    #: the message ids of a game's own text begin with this
    prefix = ""
    #: may an answer be shown before it is given? Only where nothing hidden can come to light. Then
    #: plans of codes are answered by a clone of the table, without `sketch`.
    previews = False
    #: how many sides there are where seats play together: seat n plays for side n % sides.
    #: 0: every seat plays for itself
    sides = 0
    #: does taking back open a whole envelope? Where unseen answers are many and each stands for
    #: itself (a line-up put together one by one), they are taken back one by one instead.
    envelopes = True
    #: what the numbers of a view's `score` are: "goals", or "victory-points"
    scores = "goals"
    #: are teams chosen in the match itself? Then `chosen` tells which.
    picks_teams = False
    #: numbers of answers that a client speaks of, by their names in the room's `rules/codes.py`
    codes: tuple[str, ...] = ()
    #: the types of what may be planned (records that msgspec reads, told apart by a tag)
    plans: tuple[type, ...] = ()
    #: the kinds of question that are `secret`
    secrets: frozenset[int] = frozenset()

    def side(self, seat: int) -> int:
        """The side that this seat plays for."""
        return seat % self.sides if self.sides else seat

    def chosen(self, v: View) -> list[int]:
        """The team of each side, by its row in the pack; -1 where none is chosen yet."""
        return []

    def secret(self, q: Decision) -> bool:
        """May how long this question's answer takes tell something that is hidden?

        True where it is asked whatever its seat holds, so that others cannot know what is open to
        it, and where several seats answer unseen. Then answers keep a pace (play/pace.py).
        """
        return q.kind in self.secrets

    def question(self, q: Decision, v: View) -> Said:
        """The question in words; `v` is the view of the seat that is asked."""
        raise NotImplementedError

    def midway(self, v: View) -> bool:
        """Does this view's seat stand inside answers that people give and take back as one?"""
        return False

    def chance(self, kind: int, v: View) -> Said:
        """What fate is asked, in words."""
        raise NotImplementedError

    def option(self, code: int, v: View) -> tuple[list[str], str]:
        """What to touch on the board, in order, and the message that says it.

        Holds for shut codes too. The message's arguments are the anchors, as a, b, c ...
        The question is not given: where the words depend on who is asked, the view holds its seat.
        """
        raise NotImplementedError

    def facts(self, events: list[Event]) -> list[Fact]:
        """Events as one reader saw them, gathered into facts."""
        raise NotImplementedError

    def view(self, v: View) -> object:
        """The view as a table draws it: one record, of what JSON can hold, with names for keys.

        A room gives a type of its own (`voice/shown.py`); a mapping will do.
        """
        raise NotImplementedError

    def standing(self, v: View) -> Said | None:
        """How far the match is, for a list of matches: its minute, turn or week; None for a game
        or a moment that has none.
        """
        return None

    def unscored(self, v: View) -> bool:
        """Does the score say nothing yet, so that a list of matches leaves it out?"""
        return False

    def chances(self, s: State) -> list[Chances]:
        """Exact chances worth telling about this table; asked only where `previews` is true."""
        return []

    def sketch(self, v: View, plan: object | None) -> object | None:
        """What would come of a plan that has not been given, as far as this view can tell.

        plan is of one of `plans`; None asks what comes of the answers that are open. The reply is
        a record of the room's own, None where it has nothing to say. Raises BadText for what is
        no plan of this seat.
        """
        return None

    def reason(self, code: int) -> tuple[Said, str]:
        """Why something is shut, and the rule behind it."""
        raise NotImplementedError

    def result(self, r: Result, v: View) -> Said:
        """How it ended; reason -1 is a seat that left."""
        raise NotImplementedError

    def resigned(self, seat: int) -> Fact:
        """The fact of a seat giving the match up."""
        raise NotImplementedError

    def agreed(self) -> Fact:
        """The fact of all agreeing to a draw."""
        return Fact("agreed", Said("match-agreed"), {})

    def stopped(self) -> Fact:
        """The fact of all who are there stopping the match."""
        return Fact("stopped", Said("match-stopped"), {})

    def handed(self, seat: int, code: int) -> Fact:
        """The fact of a computer playing for a seat from now on, or its own person again."""
        level = stand_in(code) or 0
        id = "match-back" if not level else "match-lent" if code <= LENT else "match-handed"
        args: dict[str, str | int] = {"who": f"@team{self.side(seat)}"}
        return Fact("handed", Said(id, {**args, "level": level} if level else args), {"seat": seat})

    def ending(self, r: Result, v: View) -> Said:
        """How a match ended, by its rules or by what its people did."""
        if r.reason == STOPPED:
            return Said("match-stopped")
        return Said("match-agreed") if r.reason == AGREED else self.result(r, v)

    def notation(self, who: int, code: int, v: View) -> str:
        """An answer of a seat or of fate in the game's short notation; `v` is the view before."""
        raise NotImplementedError
