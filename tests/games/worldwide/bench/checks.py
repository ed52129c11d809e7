"""What holds at every table of Worldwide Football, and how random matches of it are played:
`dev.py bench random --game worldwide`, for two seats and for four.

In every second match the ball is seldom given back, and the d20 often shows a foul.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.kit import watched
from touchline.core.buffers import Codes, Odds
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.hands import limit
from touchline.games.worldwide.rules.state import Table
from touchline.play import library
from touchline.rooms import ROOMS

MATCHES: Final = 25_000
EACH: Final = 8
KINDS: Final = ("2", "4")  # seats
MORE: Final = ()
NUMBERS: Final = library.numbers(ROOMS["worldwide"])
#: questions in which a hand may be above its limit, until it has discarded
ABOVE: Final = {c.DRAW, c.FORCED_DISCARD, c.SANCTION, c.TAKE}


def begun(kind: str, rng: Rng) -> Table:
    """A match at so many seats, with options of its own."""
    return GAME.new(Setup(int(kind), watched.by_lot(GAME, rng), NUMBERS))


def look(t: Table) -> None:
    """Everything that holds at every table. Raises AssertionError with what does not."""
    phase = int(t.stack.phase())
    assert 0 <= t.pa <= 8, f"{t.pa} points"
    for side in range(2):
        cards_of(t, side)
        assert 0 <= t.get(side, c.STARS) <= t.get(side, c.MOST_STARS) <= 6, "stars"
        assert 0 <= t.get(side, c.SUBS) <= 3, "substitution tokens"
        assert 0 <= t.get(side, c.START) <= 8, "points of the next attack"
        for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
            where = t.spot[card]
            held = where >= c.HAND
            assert not held or (where - c.HAND) % 2 == side, "a Player card in a strange hand"
            assert where < c.HAND + t.seats, "a Player card in no place"
            assert held or not t.seen & (1 << card), "a Player card seen in a hand, lying elsewhere"
    for seat in range(t.seats):
        over = phase in ABOVE or any(
            t.stack.frames[at] in ABOVE for at in range(0, t.stack.depth + 4, 4)
        )
        if t.half and not over:
            assert t.held(seat) <= limit(t, seat, c.ACTION), f"{t.held(seat)} Action cards"
            folk = t.people(seat % 2, c.HAND + seat)
            assert folk <= limit(t, seat, c.PERSON), f"{folk} Player cards"
    assert t.attacks <= t.rules.max_attacks, "more attacks than a half may have"
    views_agree(t)


def cards_of(t: Table, side: int) -> None:
    """Type by type, no Action card of a side comes or goes; what is known of hands is so."""
    colour = t.get(side, c.COLOUR)
    for kind in range(t.book.types):
        at = side * c.TYPES + kind
        n = t.pile[at] + t.gone[at] + t.lying[at]
        assert min(t.pile[at], t.gone[at], t.lying[at]) >= 0, "fewer than no cards"
        for seat in range(side, t.seats, 2):
            hand = t.hand[seat * c.TYPES + kind]
            assert 0 <= t.plain[seat * c.TYPES + kind] <= hand, "a known card that is not there"
            n += hand
        plays = t.rules.pro_cards or t.book.pro[kind] == 0
        if t.half:
            whole = t.book.copies[kind * 2 + colour] if plays else 0
            assert n == whole, f"{n} cards of type {kind}, not {whole}"
    for seat in range(side, t.seats, 2):
        for which in range(len(t.book.filters)):
            fits = sum(
                int(t.hand[seat * c.TYPES + kind] - t.plain[seat * c.TYPES + kind])
                for kind in range(t.book.types)
                if t.book.filters[which] >> kind & 1
            )
            hints = sum(
                int(t.hints[seat * c.FILTERS + n])
                for n in range(which + 1)
                if t.book.filters[n] & t.book.filters[which] == t.book.filters[n]
            )
            assert hints <= fits, "a hand is known to hold what it does not"


def views_agree(t: Table) -> None:
    """Public counts are the truth, for a watcher too."""
    v = GAME.view(t, t.seats)
    counts = [int(t.held(seat)) for seat in range(t.seats)] + [int(t.left(s)) for s in range(2)]
    assert v.counts == counts, "counts"
    assert v.hand == [] and v.pile == [], "a watcher sees a hand or a pile"  # noqa: PT018
    assert v.gone[: t.book.types] == [int(t.gone[n]) for n in range(t.book.types)], "discards"


class Watch(watched.Watch[Table]):
    """See the top."""

    def look(self, t: Table) -> None:
        """See the function of this name."""
        look(t)

    def fate(self, t: Table, odds: Odds, rng: Rng) -> int:
        """An outcome by its weight; in rough matches a d20 is often low."""
        if self.rough and odds.kind == c.D20 and rng.below(3) == 0:
            return 1 + int(rng.below(6))
        return super().fate(t, odds, rng)

    def hand(self, t: Table, seat: int, codes: Codes, rng: Rng) -> int:
        """An open answer; in rough matches the ball is kept."""
        n = int(codes.count)
        code = super().hand(t, seat, codes, rng)
        if self.rough and code == c.GIVE and n > 1 and rng.below(5):
            code = int(codes.items[1 + rng.below(n - 1)])
        return code

    def count(self, t: Table, told: Counter[str]) -> None:
        """Ends, goals and red cards."""
        told[f"end {int(t.reason)}"] += 1
        told["goals"] += int(t.get(0, c.GOALS) + t.get(1, c.GOALS))
        told["reds"] += sum(int(n) for n in t.reds)

    def ended(self, t: Table) -> None:
        """WF-001, WF-145 The result is the one that the goals make."""
        goals = [int(t.get(side, c.GOALS)) for side in range(2)]
        kicks = [int(t.get(side, c.SCORED)) for side in range(2)]
        if t.reason == c.BY_GOALS:
            assert goals[t.winner] > goals[1 - t.winner], f"{t.winner} won with {goals}"
        else:
            assert goals[0] == goals[1], f"{goals} and no winner by goals"
            assert (t.winner < 0) == (t.reason == c.DRAWN), "a winner of a draw"
            if t.reason == c.BY_PENALTIES:
                assert kicks[t.winner] > kicks[1 - t.winner], f"{t.winner} won with {kicks}"
