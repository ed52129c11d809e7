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

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.truth import kit
from touchline.core.faults import Refused
from touchline.core.log import Log
from touchline.core.pending import Decision
from touchline.core.rng import Rng
from touchline.games.eleven import codes as el
from touchline.games.footclub import codes as fc
from touchline.games.streetsoccer import codes as ss
from touchline.games.voices import WORDS
from touchline.games.worldwide import codes as wf
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.server import feed

SOME: Final = 2  # open answers that are tried at a moment
Say = Callable[[str, object, object], None]

# -- reasons that can be cured ---------------------------------------------------------------------


def rich(what: Sequence[int]) -> Callable[[Any, int], None]:
    """Plenty of these resources."""

    def cure(t: Any, seat: int) -> None:
        for res in what:
            t.put(seat, el.HAS + res, 60)

    return cure


def unused(what: int) -> Callable[[Any, int], None]:
    """As if it had not been used."""

    def cure(t: Any, seat: int) -> None:
        t.put(seat, what, 0)

    return cure


def rested(t: Any, seat: int) -> None:
    """No card is exhausted."""
    for card in range(t.book.total()):
        t.flag(card, el.EXHAUSTED, False)


def stars(s: Any, seat: int) -> None:
    """A star is left."""
    s.put(seat % 2, wf.STARS, 1)


def tokens(s: Any, seat: int) -> None:
    """A token is left, and room for the star that it brings."""
    s.put(seat % 2, wf.SUBS, 1)
    s.put(seat % 2, wf.STARS, 0)


CURES: Final[dict[str, dict[int, Callable[[Any, int], None]]]] = {
    "streetsoccer": {},
    "footclub": {},
    "worldwide": {int(wf.NO_STAR): stars, int(wf.NO_TOKEN): tokens},
    "eleven": {
        int(el.NO_MONEY): rich((el.MONEY,)),
        int(el.CANNOT_PAY): rich((el.MONEY, el.FANS, el.OPERATIONS, el.FITNESS)),
        int(el.NO_FITNESS): rich((el.FITNESS,)),
        int(el.USED): unused(el.BASIC_USED),
        int(el.EXTRA_USED_): unused(el.EXTRA_USED),
        int(el.CARD_EXHAUSTED): rested,
    },
}

# -- reasons that are facts ------------------------------------------------------------------------


def supporters(t: Any, seat: int) -> int:
    """FC-109 Fans in the stands, and the kop."""
    kop = t.get(seat, fc.KOP_KIND) != 0 and not (
        t.get(seat, fc.KOP_SPENT) and t.rules.spent_kop_counts
    )
    return int(t.count(seat, fc.STANDS)) + int(kop)


FACTS: Final[dict[str, dict[int, Callable[[Any, int, int], bool]]]] = {
    "streetsoccer": {
        int(ss.OCCUPIED): lambda s, seat, code: code // ss.BASE % ss.BASE in set(s.pos),
    },
    "footclub": {
        int(fc.NEED_THREE): lambda t, seat, code: supporters(t, seat) < 3,
        int(fc.NEED_THREE_AT_MOST): lambda t, seat, code: supporters(t, seat) > 3,
        int(fc.ON_COUNTER): lambda t, seat, code: t.offence == fc.COUNTER_ATTACK,
    },
    "worldwide": {},
    "eleven": {},
}


class Shut:
    """The referee of what is open and what is shut, for the matches of one game.

    say  takes a claim, what is shown, and what is so
    """

    def __init__(self, game: Any, say: Say) -> None:
        self.game = game
        self.words = WORDS[game.name]
        self.say = say
        self.doors: dict[int, Match[Any]] = {}

    def door(self, s: Any) -> Match[Any]:
        """A match that stands where this table stands."""
        if s.seats not in self.doors:
            start = kit.setup(self.game, s.seats)
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
        name, reason = self.game.name, q.shut[code]
        said, rule = self.words.reason(reason)
        self.say("why", (said.id, rule) in {(r.said.id, r.rule) for r in told}, True)
        cure, fact = CURES[name].get(reason), FACTS[name].get(reason)
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
