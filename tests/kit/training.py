"""Training Camp: a tiny game for one to four seats that exists only to be tested. Every seat plays
for itself, all at once, each in a lane of its own that others partly see.

Each week a seat picks two of four drills, one after the other and unseen until the second is
picked (a run); then all see them and a die is rolled for it. Then it is asked, in the open,
whether it rests. When every lane is done the next week begins. Most points win.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State, View
from touchline.core.ids import FATE, HIDDEN, OVER
from touchline.core.judge import Judge
from touchline.core.log import Event, Log
from touchline.core.odds import die
from touchline.core.pending import Decision, Result
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.words import Fact, Said, Words
from touchline.play.room import Mind, Room

WEEKS: Final = 2
FIRST, SECOND, DIE, REST, DONE = range(5)  # where a lane stands
DRILL: Final = 1  # DRILL + number 0..3
WORK, REST_YES = 0, 5
E_TRAINED, E_RESTED, E_WEEK = 1, 2, 3
NOT_RISING: Final = 1


class Table(State):
    """Lanes as (stage, first drill); points and week."""

    def __init__(self, seats: int, source: Table | None = None) -> None:
        self.seats = seats
        self.week = source.week if source else 1
        self.stage = list(source.stage) if source else [FIRST] * seats
        self.first = list(source.first) if source else [0] * seats
        self.points = list(source.points) if source else [0] * seats

    def clone(self) -> Table:
        return Table(self.seats, self)

    def rolls(self) -> int:
        """The lane that fate serves, -1 for none."""
        return self.stage.index(DIE) if DIE in self.stage else -1


class CampView(View):
    """Points and stages of all; a drill picked first is its own seat's secret."""

    def __init__(self, t: Table, eye: int) -> None:
        self.eye = eye
        self.week = t.week
        self.points = list(t.points)
        hidden = [s in (FIRST, SECOND) and n != eye for n, s in enumerate(t.stage)]
        pairs = list(zip(hidden, t.stage, t.first, strict=True))
        self.stage = [FIRST if h else s for h, s, _ in pairs]
        self.first = [0 if s == FIRST else HIDDEN if h else f for h, s, f in pairs]
        for n, h in enumerate(hidden):
            if h:
                self.first[n] = HIDDEN

    def key(self) -> tuple[int, ...]:
        return (self.week, *self.points, *self.stage, *self.first)


class Camp(Game[Table]):
    """One to four seats."""

    def __init__(self) -> None:
        self.name = "camp"
        self.version = 1
        self.tables = (1, 2, 3, 4)
        self.answers = 6
        self.parts = (6,)
        self.longest = WEEKS * 4 * 4
        self.choices = ()
        self.presets = ()

    def new(self, setup: Setup) -> Table:
        return Table(setup.seats)

    def due(self, s: Table) -> i64:
        if s.week > WEEKS:
            return OVER
        if s.rolls() >= 0:
            return FATE
        return sum(1 << n for n, stage in enumerate(s.stage) if stage != DONE)

    def options(self, s: Table, seat: i64, out: Codes) -> None:
        stage = s.stage[seat]
        out.open(stage)
        if stage == REST:
            out.add(WORK)
            out.add(REST_YES)
            return
        for drill in range(4):
            if (stage == FIRST and drill < 3) or (stage == SECOND and drill > s.first[seat]):
                out.add(DRILL + drill)
            else:
                out.bar(DRILL + drill, NOT_RISING)

    def luck(self, s: Table, out: Odds) -> None:
        out.open(0)
        die(out, 1, 6)

    def step(self, s: Table, who: i64, answer: i64, log: Log) -> None:
        if who == FATE:
            seat = s.rolls()
            s.points[seat] += answer
            s.stage[seat] = REST
            log.tell(E_TRAINED, seat, answer)
        elif s.stage[who] == FIRST:
            s.first[who] = answer - DRILL
            s.stage[who] = SECOND
        elif s.stage[who] == SECOND:
            s.first[who] = 0
            s.stage[who] = DIE
        else:
            s.points[who] += answer == REST_YES
            s.stage[who] = DONE
            log.tell(E_RESTED, who, answer)
            if all(stage == DONE for stage in s.stage):
                s.week += 1
                s.stage = [FIRST] * s.seats
                s.first = [0] * s.seats
                log.tell(E_WEEK, s.week)

    def result(self, s: Table) -> Result:
        if s.seats == 1:
            return Result([2 if s.points[0] >= 10 else 1 if s.points[0] >= 7 else 0], 0)
        best = max(s.points)
        most = 2 if s.points.count(best) == 1 else 1
        return Result([most if p == best else 0 for p in s.points], 0)

    def view(self, s: Table, seat: i64) -> CampView:
        return CampView(s, int(seat))

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        secret = who >= 0 and who != seat and s.stage[who] in (FIRST, SECOND)
        return HIDDEN if secret else answer

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        u = s.clone()
        for other in range(s.seats):
            if other != seat and u.stage[other] == SECOND:
                u.stage[other] = FIRST
                u.first[other] = 0
        return u


class CampWords(Words):
    """Says everything it is told."""

    prefix = "camp-"
    envelopes = False

    def question(self, q: Decision, v: View) -> Said:
        return Said(f"camp-ask-{q.kind}")

    def chance(self, kind: int, v: View) -> Said:
        return Said("camp-die")

    def option(self, code: int, v: View) -> tuple[list[str], str]:
        return [f"drill:{code}"], "camp-option"

    def facts(self, events: list[Event]) -> list[Fact]:
        return [
            Fact(f"camp{e.kind}", Said("camp", {"a": int(e.a), "b": int(e.b)}), {"seat": int(e.a)})
            for e in events
        ]

    def view(self, v: View) -> dict[str, object]:
        assert isinstance(v, CampView)
        return {
            "eye": v.eye,
            "week": v.week,
            "score": list(v.points),
            "stage": list(v.stage),
            "first": [int(n) for n in v.first],
        }

    def reason(self, code: int) -> tuple[Said, str]:
        return Said("camp-not-rising"), "CAMP-1"

    def result(self, r: Result, v: View) -> Said:
        return Said("camp-end")

    def resigned(self, seat: int) -> Fact:
        return Fact("resigned", Said("camp-resigned", {"team": f"@team{seat}"}), {"seat": seat})

    def notation(self, who: int, code: int, v: View) -> str:
        return str(code)


class Indifferent(Judge):
    """Finds every table worth one point."""

    def rate(self, s: State, seat: i64) -> i64:
        return 1_000_000


CAMP = Room(
    game=Camp(),
    home="tests.kit.training:CAMP",
    words=CampWords(),
    mind=Mind(judges={"plain": Indifferent, "full": Indifferent}),
)
