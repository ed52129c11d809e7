"""Cup Draw: a tiny game that exists only to be tested. It has everything StreetSoccer has not:
secret hands, envelopes, runs, a reaction window on the stack, lanes and whispered dice.

Twelve cards, three a seat. Each seat seals two of its three in ascending order (a run); when all
are done the envelopes open. Then each seat, in turn, is asked whether it lays the card it kept,
whether or not that card fits. Then all train at once, each in a lane of its own: choose hard or
soft, see a die that nobody else sees, keep it or roll again. Points decide.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.cards import deal_again
from touchline.core.contract import View
from touchline.core.ids import AUTO, EVERYONE, FATE, HIDDEN, OVER
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.pending import Result
from touchline.core.phase import Phase
from touchline.core.phased import Phased, PhasedGame
from touchline.core.rng import Rng
from touchline.core.sealed import Sealed
from touchline.core.setup import Setup
from touchline.core.stack import Stack
from touchline.play.room import Room

CARDS: Final = 12
PILE, HAND, LAID = 0, 1, 10  # HAND + seat; LAID + seat
DEAL, PICK, REACT, TRAIN, END = range(5)
EFFORT, DIE, KEEP, DONE = range(4)  # stages of a lane
NO, CARD = 0, 1  # CARD + number
TOO_LOW, NOT_HELD = 1, 2
E_DRAWN, E_LAID, E_ROLLED, E_TRAINED, E_WAIVED = range(1, 6)


def strength(card: int) -> int:
    """Cards 6..11 are alike in strength to 0..5."""
    return card % 6


class Table(Phased):
    """Where cards lie, envelopes, a stack for the common phases and one for each lane."""

    def __init__(self, seats: int, source: Table | None = None) -> None:
        self.seats = seats
        if source is not None:
            self.stack = Stack(source.stack)
            self.lanes = [Stack(lane) for lane in source.lanes]
            self.sealed = Sealed(seats, 2, source.sealed)
            self.where = source.where[:]
            self.known = source.known[:]
            self.points = list(source.points)
            return
        self.stack = Stack()
        self.stack.turn(DEAL, seats * 3)
        self.lanes = [Stack() for _ in range(seats)]
        self.sealed = Sealed(seats, 2)
        self.where = vec[i64]([PILE] * CARDS)
        self.known = vec[i64]([0] * CARDS)
        self.points = [0] * seats

    def clone(self) -> Table:
        return Table(self.seats, self)

    def hand(self, seat: int) -> list[int]:
        return [n for n in range(CARDS) if self.where[n] == HAND + seat]

    def lay(self, card: int, seat: int) -> None:
        self.where[card] = LAID + seat
        self.known[card] = EVERYONE


class Deal(Phase[Table]):
    """Frame: cards still to come; fate picks from the bag, for the seats by turns."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        out.open(DEAL)
        for card in range(CARDS):
            if t.where[card] == PILE:
                out.add(card, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        seat = k.get(1) % t.seats
        t.where[answer] = HAND + seat
        t.known[answer] = 1 << seat
        log.whisper(1 << seat, E_DRAWN, seat, answer)
        k.put(1, k.get(1) - 1)
        if k.get(1) == 0:
            k.turn(PICK)
            t.sealed.ask((1 << t.seats) - 1)


class Pick(Phase[Table]):
    """Two of three, face down, ascending, all at once."""

    def due(self, t: Table, k: Stack) -> i64:
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        given = t.sealed.counts[seat]
        out.open(PICK, 2 - given, 2 - given)
        last = t.sealed.last(seat, CARD - 1) - CARD
        hand = t.hand(seat)
        for card in range(CARDS):
            if card not in hand:
                out.bar(CARD + card, NOT_HELD)
            elif card > last and (given or card != hand[-1]):
                out.add(CARD + card)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        t.sealed.add(who, answer)
        if t.sealed.counts[who] < 2 or not t.sealed.close(who):
            return
        k.turn(TRAIN)
        for seat in range(t.seats):
            for i in range(2):
                card = t.sealed.at(seat, i) - CARD
                t.lay(card, seat)
                t.points[seat] += strength(card)
                log.tell(E_LAID, seat, card)
        for seat in range(t.seats - 1, -1, -1):
            k.push(REACT, seat)


class React(Phase[Table]):
    """Frame: seat. Asked whether or not its card fits, for a public reason: it holds one."""

    def due(self, t: Table, k: Stack) -> i64:
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        out.open(REACT)
        out.add(NO)
        for card in t.hand(seat):
            if strength(card) >= 3:
                out.add(CARD + card)
            else:
                out.bar(CARD + card, TOO_LOW)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        k.pop()
        if answer == NO:
            log.tell(E_WAIVED, who)
            return
        t.lay(answer - CARD, who)
        t.points[who] += 1
        log.tell(E_LAID, who, answer - CARD)


class Train(Phase[Table]):
    """All at once, each in a lane (stage, effort, die); fate serves the lowest lane first."""

    def lane_of_fate(self, t: Table) -> int:
        for seat in range(t.seats):
            if t.lanes[seat].phase() == DIE:
                return seat
        return -1

    def due(self, t: Table, k: Stack) -> i64:
        if self.lane_of_fate(t) >= 0:
            return FATE
        mask = 0
        for seat in range(t.seats):
            if t.lanes[seat].phase() != DONE:
                mask |= 1 << seat
        return mask or AUTO

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        out.open(TRAIN)
        die(out, 1, 6)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        out.open(TRAIN)
        out.add(0)
        if t.lanes[seat].get(3) == 0:
            out.add(1)  # a second roll is kept: asked all the same

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        if who == AUTO:
            for seat in range(t.seats):
                t.points[seat] += t.lanes[seat].get(2) + t.lanes[seat].get(1)
                log.tell(E_TRAINED, seat, t.lanes[seat].get(2))
            k.turn(END)
            return
        if who == FATE:
            seat = self.lane_of_fate(t)
            lane = t.lanes[seat]
            lane.turn(KEEP, lane.get(1), answer, lane.get(3))
            log.whisper(1 << seat, E_ROLLED, seat, answer)
            return
        lane = t.lanes[who]
        if lane.phase() == EFFORT:
            lane.turn(DIE, answer)
        else:
            lane.turn(DIE if answer else DONE, lane.get(1), lane.get(2), answer)


class End(Phase[Table]):
    """It is over."""

    def due(self, t: Table, k: Stack) -> i64:
        return OVER


class CupView(View):
    """Own hand and lane, all that is laid, what every seat may count."""

    def __init__(self, row: list[int]) -> None:
        self.row = row

    def key(self) -> tuple[int, ...]:
        return tuple(self.row)


class CupDraw(PhasedGame[Table]):
    """Faults can be planted: names in `faults` switch one promise off each."""

    def __init__(self, *faults: str) -> None:
        self.faults = faults
        self.name = "cupdraw" + "".join(f"-{f}" for f in faults)
        self.version = 1
        self.tables = (2, 3)
        self.answers = CARD + CARDS
        self.parts = (CARD + CARDS,)
        self.longest = 9 + 6 + 3 + 3 * 5 + 8
        self.choices = ()
        self.presets = ()
        self.phases: list[Phase[Table]] = [Deal(), Pick(), React(), Train(), End()]

    def new(self, setup: Setup) -> Table:
        return Table(setup.seats)

    def run_on(self, s: Table, log: Log) -> None:
        super().run_on(s, log)
        while self._skipped(s):
            self.phases[s.stack.phase()].resolve(s, s.stack, AUTO, NO, log)
            super().run_on(s, log)

    def _skipped(self, s: Table) -> bool:
        """Planted fault: a window is skipped because the card held does not fit."""
        if "skip" not in self.faults or s.stack.phase() != REACT:
            return False
        return all(strength(card) < 3 for card in s.hand(s.stack.get(1)))

    def result(self, s: Table) -> Result:
        best = max(s.points)
        return Result([2 if p == best else 0 for p in s.points], 1)

    def view(self, s: Table, seat: i64) -> CupView:
        row = [int(s.stack.phase()), int(s.stack.get(1)) if s.stack.phase() in (DEAL, REACT) else 0]
        for card in range(CARDS):
            open_ = s.known[card] >> seat & 1 or "peek" in self.faults
            row.append(int(s.where[card]) if open_ else HIDDEN)
        row += s.points
        for owner in range(s.seats):
            mine = owner == seat
            lane = s.lanes[owner]
            given = int(s.sealed.counts[owner]) if s.stack.phase() == PICK else 0
            row.append(given if mine or "count" in self.faults else HIDDEN)
            for i in range(2):
                row.append(int(s.sealed.at(owner, i)) if mine and i < given else HIDDEN)
            stage = int(lane.get(0))
            told = (True, stage != EFFORT, stage in (KEEP, DONE), lane.get(3) > 0)
            row += [int(lane.get(i)) if mine and told[i] else HIDDEN for i in range(4)]
        return CupView(row)

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        if "seen" in self.faults:
            return answer
        phase = s.stack.phase()
        if phase == DEAL:
            return answer if s.stack.get(1) % s.seats == seat else HIDDEN
        if phase == TRAIN and who == FATE:
            return answer if Train().lane_of_fate(s) == seat else HIDDEN
        if phase in (PICK, TRAIN):
            return answer if who == seat else HIDDEN
        return answer

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        u = s.clone()
        if "envelope" not in self.faults and u.stack.phase() == PICK:
            u.sealed.open_again(seat)
        if "cards" not in self.faults:
            deal_again(u.where, u.known, 0, CARDS, seat, rng)
        for other in range(s.seats):
            lane = u.lanes[other]
            if other != seat and u.stack.phase() == TRAIN and lane.phase() != DIE:
                lane.turn(EFFORT)
        return u


CUP = Room(game=CupDraw(), home="tests.kit.cupdraw:CUP")
