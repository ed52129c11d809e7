"""What is open is taken and what is shut is refused, each by the match that a server keeps; and the
reason that is told for what is shut is why.

A claim is "you may", beside an option, or "you may not, because", when something was touched that
leads nowhere (`feed.reasons`). A reason is put to the test on a clone on which it is cured: with
money in hand nothing may be too dear, with stars left no star may be missing. Where it cannot be
cured by one hand, the fact itself is looked up on the table.

    open     accepted, and something is another than before
    shut     refused, and nothing is another than before
    why      a touch that leads nowhere gets a sentence, none of which is about an open answer
    cured    the same answer once its reason is gone: open, or shut for another reason
    fact     what the reason says is so
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.truth import kit
from touchline.core.faults import Refused
from touchline.core.log import Log
from touchline.core.pending import Decision
from touchline.core.rng import Rng
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.rooms import ROOMS
from touchline.server import feed

SOME: Final = 2  # open answers that are tried at a moment
Say = Callable[[str, object, object], None]
#: by reason: puts right, for a seat, why something is shut
Cures = Mapping[int, Callable[[Any, int], None]]
#: by reason: is what it says of this answer of a seat so?
Facts = Mapping[int, Callable[[Any, int, int], bool]]


class Shut:
    """The referee of what is open and what is shut, for the matches of one game.

    say           takes a claim, what is shown, and what is so
    cures, facts  of those reasons of the game that can be put to the test
    """

    def __init__(
        self, game: Any, say: Say, *, cures: Cures | None = None, facts: Facts | None = None
    ) -> None:
        self.game = game
        self.room = ROOMS[game.name]
        self.words = self.room.words
        self.say = say
        self.cures: Cures = cures or {}
        self.facts: Facts = facts or {}
        self.doors: dict[int, Match[Any]] = {}

    def door(self, s: Any) -> Match[Any]:
        """A match that stands where this table stands."""
        if s.seats not in self.doors:
            start = kit.setup(self.room, s.seats)
            self.doors[s.seats] = Match(self.game, start, Silent(), eager=False)
        m = self.doors[s.seats]
        m.state, m.ask, m.log = s.clone(), self.game.asking(s, False), Log()
        return m

    def taken(self, s: Any, seat: int, code: int) -> bool:
        """Does a match take this answer? Whatever it refuses leaves the table as it was."""
        m = self.door(s)
        before = self.sight(m, seat)
        try:
            m.answer(seat, code)
        except Refused:
            self.say("shut", self.sight(m, seat), before)
            return False
        self.say("open", self.sight(m, seat) != before, True)
        return True

    def sight(self, m: Match[Any], seat: int) -> object:
        """The table as this seat sees it, and what it is asked."""
        q = m.ask.of(seat)
        return m.game.view(m.state, seat).key(), q and tuple(q.options), m.ask.result

    def look(self, s: Any, seat: int, rng: Rng) -> None:
        """Some answers of a question, open and shut."""
        q = self.game.pending(s).of(seat)
        self.say("open", q.options, kit.open_to(self.game, s, seat))
        for code in some(q.options, rng):
            self.say("open", self.taken(s, seat, code), True)
        reasons = {why: code for code, why in q.shut.items()}  # one answer for each
        for code in reasons.values():
            self.say("shut", self.taken(s, seat, code), False)
            self.why(s, seat, q, code)

    def why(self, s: Any, seat: int, q: Decision, code: int) -> None:
        """The sentence for a shut answer: there is one, it is about nothing open, and it is so."""
        v = self.game.view(s, seat)
        touch = list(self.words.option(code, v)[0])
        told = feed.reasons(self.words, q, v, touch)
        open_ = {tuple(self.words.option(each, v)[0]) for each in q.options}
        wrong = [r.anchors for r in told if tuple(r.anchors) in open_]
        self.say("why", (bool(told), wrong), (True, []))
        reason = q.shut[code]
        said, rule = self.words.reason(reason)
        self.say("why", (said.id, rule) in {(r.said.id, r.rule) for r in told}, True)
        cure, fact = self.cures.get(reason), self.facts.get(reason)
        if cure is not None:
            well = s.clone()
            cure(well, seat)
            still = kit.shut_to(self.game, well, seat).get(code) == reason
            self.say("cured", (reason, still), (reason, False))
        if fact is not None:
            self.say("fact", (reason, fact(s, seat, code)), (reason, True))


def some(codes: list[int], rng: Rng) -> list[int]:
    """A few of them."""
    return [codes[rng.below(len(codes))] for _ in range(min(SOME, len(codes)))]
