"""Two worlds that some eyes cannot tell apart, planned on the engine alone.

Both are played step by step: whatever these eyes see is the same in both, whatever they do not see
is another thing wherever it can be. The plan ends where that is no longer possible: from there on
the rules themselves tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from touchline.core.choices import settle
from touchline.core.ids import FATE, HIDDEN
from touchline.core.log import Log
from touchline.play import setups
from touchline.rooms import ROOMS

RETRIES = 40
DARING = 0.25
SHY = 0.2  # who dares less than that leaves fate alone
Entry = tuple[int, int]  # who, answer


@dataclass
class Plan:
    """What happens, moment by moment, in the one world and in the other.

    other  how many moments differ
    """

    moments: list[tuple[list[Entry], list[Entry]]] = field(default_factory=list)
    unseen: list[bool] = field(default_factory=list)  # moments that these eyes do not notice
    other: int = 0

    def world(self, which: int) -> list[Entry]:
        """All answers of a world in order."""
        return [entry for moment in self.moments for entry in moment[which]]


class Pair:
    """The two tables, and what the eyes see of them."""

    def __init__(
        self, game: Any, setup: Any, eyes: Sequence[int], rng: Random, bold: bool = False
    ) -> None:
        self.game = game
        self.eyes = eyes
        self.rng = rng
        self.tables = [game.new(setup), game.new(setup)]
        self.plan = Plan()
        self.bold = bold  # does fate try wherever it can, unless much has led nowhere?
        self.daring = DARING  # how often it tries to tell the worlds apart
        self.past: list[tuple[list[Any], int]] = []  # the tables before each moment

    def back(self) -> bool:
        """What was begun some moments ago leads nowhere: try it again, and dare less."""
        n = max(0, len(self.past) - self.rng.choice((4, 12, 30, 60)))
        if not self.past:
            return False
        self.tables, self.plan.other = self.past[n]
        del self.past[n:], self.plan.moments[n:], self.plan.unseen[n:]
        self.daring = self.rng.choice((0.3, 0.2, 0.1, 0.0))
        return True

    def sight(self, s: Any, log: Log) -> Any:
        """All that the eyes know of a table, and of what has just happened."""
        asked = self.game.asking(s, False)
        due = tuple(q.seat for q in asked.decisions), asked.chance is None
        views = tuple(self.game.view(s, eye).key() for eye in self.eyes)
        told = tuple(
            tuple((e.kind, e.a, e.b, e.secret) for e in (x.seen_by(eye) for x in log.events)
                  if not (e.sees != -1 and e.secret == -1))
            for eye in self.eyes
        )  # fmt: skip
        own = tuple(tuple(q.options) for q in asked.decisions if q.seat in self.eyes)
        return due, views, told, own

    def hidden(self, s: Any, who: int, code: int) -> bool:
        """Do the eyes not see which answer this is?"""
        return all(self.game.seen(s, who, code, eye) == HIDDEN for eye in self.eyes)

    def go(self, who: int, codes: Sequence[Sequence[int]]) -> bool:
        """Answer so in both worlds, if it looks alike. `codes`: of each world, in order."""
        after, sights = [], []
        before = self.sight(self.tables[0], Log())
        for which in range(2):
            s, log = self.tables[which].clone(), Log()
            for code in codes[which]:
                asked = self.game.asking(s, False)
                q = asked.chance if who == FATE else asked.of(who)
                if q is None or code not in (q.outcomes if who == FATE else q.options):
                    return False
                self.game.step(s, who, code, log)
            after.append(s)
            sights.append(self.sight(s, log))
        if sights[0] != sights[1]:
            return False
        self.past.append((self.tables, self.plan.other))
        self.tables = after
        a, b = ([(who, code) for code in part] for part in codes)
        self.plan.moments.append((a, b))
        self.plan.unseen.append(who not in self.eyes and sights[0] == before)
        self.plan.other += a != b
        return True

    def fate(self) -> bool:
        """Fate deals something else where nobody here sees it, else the same."""
        one, two = (self.game.asking(s, False).chance for s in self.tables)
        first = self.rng.choices(one.outcomes, one.weights)[0]
        tries = [(first, first)]
        bold = self.bold and self.daring >= SHY
        dares = bold or self.rng.random() < self.daring
        if dares and self.hidden(self.tables[0], FATE, first):
            unseen = [o for o in two.outcomes if self.hidden(self.tables[1], FATE, o)]
            self.rng.shuffle(unseen)
            tries = [(first, o) for o in unseen if o != first][:3] + tries
            tries += [(o, p) for o in one.outcomes for p in unseen[:1]][:6]
        tries += [(o, o) for o in self.rng.sample(one.outcomes, len(one.outcomes)) if o != first]
        return any(self.go(FATE, ([a], [b])) for a, b in tries)

    def answer(self, who: int) -> bool:
        """A seat answers; a rival otherwise where nobody here sees it."""
        one, two = (self.game.asking(s, False).of(who) for s in self.tables)
        both = [code for code in one.options if code in two.options]
        self.rng.shuffle(both)
        tries: list[tuple[int, int]] = []
        if who not in self.eyes and self.rng.random() < self.daring:
            code = self.rng.choice(one.options)
            if self.hidden(self.tables[0], who, code):
                unseen = [c for c in two.options if self.hidden(self.tables[1], who, c)]
                self.rng.shuffle(unseen)
                tries = [(code, c) for c in unseen if c != code][:2]
        tries += [(code, code) for code in both]
        return any(self.go(who, ([a], [b])) for a, b in tries[:12])


def planned(
    name: str,
    seats: int,
    eyes: Sequence[int],
    seed: int,
    most: int,
    options: dict[str, str],
    bold: bool = False,
) -> Plan:
    """A plan of at most so many moments for a match of this game.

    bold  fate deals other hidden cards wherever it can, not only now and then
    """
    game = ROOMS[name].game
    settled = settle(game.choices, game.presets, setups.wished(ROOMS[name], options, "base"), "")
    pair = Pair(game, setups.setup(ROOMS[name], seats, settled, "base"), eyes, Random(seed), bold)
    best = Plan()
    retries = 0
    while len(pair.plan.moments) < most:
        ask = game.asking(pair.tables[0], False)
        if ask.result is not None:
            break
        # rivals answer last: what an envelope shows when it opens is seen at once
        asked = sorted((q.seat for q in ask.decisions), key=lambda seat: seat not in eyes)
        if pair.fate() if ask.chance is not None else any(pair.answer(seat) for seat in asked):
            if len(pair.plan.moments) % 50 == 0:
                pair.daring = DARING
            continue
        if worth(pair.plan) > worth(best):
            best = Plan(list(pair.plan.moments), list(pair.plan.unseen), pair.plan.other)
        retries += 1
        if retries > RETRIES or not pair.back():
            return best
    return max(pair.plan, best, key=worth)


def worth(plan: Plan) -> int:
    """Long plans with many differences are the best."""
    return len(plan.moments) + 10 * plan.other
