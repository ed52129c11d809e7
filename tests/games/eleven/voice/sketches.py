"""What is said of a line-up that is drawn up, put to the engine: its answers are given on clones.

people  whom a sketch lets play, the engine lets be selected
barred  whom it bars, the engine bars beside them, and nobody else
stand   the engine takes the ten shirts where the sketch lets them stand
may     a shirt may go where some way through the engine's own answers leads, and nowhere else
moved   a shirt that is moved stands there, or it is said why not
"""

from __future__ import annotations

from tests.games.footclub.voice.claims import Ledger
from tests.truth import kit
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import lineup_sums as sums
from touchline.games.eleven.rules.table import squad
from touchline.games.eleven.voice.notation import anchors
from touchline.games.eleven.voice.plans import LaidOut, Sheet
from touchline.games.eleven.voice.words import ElevenWords

WORDS = ElevenWords()
#: phases between selection and the places
BETWEEN = (c.ASSIGN, c.BIND, c.EXCHANGE)


def sketch(t: Table, seat: int, plan: Sheet | None) -> LaidOut:
    """What this seat is told of a line-up."""
    found = WORDS.sketch(GAME.view(t, seat), plan)
    assert isinstance(found, LaidOut)
    return found


def taken(t: Table, seat: int, codes: list[int]) -> Table | None:
    """The table after these answers, each of which must be open; None where one is not."""
    trial = t.clone()
    for code in codes:
        if code not in kit.open_to(GAME, trial, seat):
            return None
        GAME.step(trial, seat, code, Log(False))
    return trial


def at_places(t: Table, seat: int) -> Table:
    """The table once zones are asked for: nobody else, nothing paid, the first shirts that may."""
    trial = t.clone()
    while trial.lanes[seat].phase() in (c.SELECT, *BETWEEN):
        GAME.step(trial, seat, kit.open_to(GAME, trial, seat)[0], Log(False))
    return trial


def field(t: Table, seat: int) -> list[int]:
    """The ten shirts of the field."""
    sheet = sums.Sheet(t, seat)
    return [n for n in range(c.SHIRTS_) if sheet.field[n]]


def reaches(t: Table, seat: int, n: int, shirt: int, zone: int) -> bool:
    """Is there a way through the open answers to a line-up with the n-th shirt in this zone?"""
    seen: set[tuple[int, ...]] = set()
    todo = [t]
    while todo:
        now = todo.pop()
        if now.lanes[seat].phase() != c.PLACE:
            if now.shirt(seat, shirt, c.AT) == zone:
                return True
            continue
        at = [int(sums.place_at(now, seat, i)) for i in range(10)]
        if at[n] >= 0 and at[n] != zone:
            continue
        key = (int(now.lanes[seat].get(3)), *(at.count(z) for z in range(9)))
        if key in seen:
            continue
        seen.add(key)
        for code in kit.open_to(GAME, now, seat):
            after = now.clone()
            GAME.step(after, seat, code, Log(False))
            todo.append(after)
    return False


class Sketches:
    """Sketches of many line-ups, into one ledger."""

    def __init__(self, ledger: Ledger) -> None:
        self.book = ledger

    def drawn_up(self, t: Table, seat: int, lot: Rng, where: str) -> None:
        """A formation by lot with some of the squad, before anything has been answered."""
        codes = kit.open_to(GAME, t, seat)
        formation = codes[lot.below(len(codes))]
        card, shape = anchors(formation, t.book, c.FORMATION_)
        own = [n for n in range(squad.footballers_end(t)) if t.where[n] == c.OWN + seat]
        people: list[int] = []
        for _ in range(lot.below(len(own) + 1)):
            people.append(own.pop(lot.below(len(own))))
        tactic, shape = int(card.split(":")[1]), shape.split(":")[1]
        plan = Sheet(tactic=tactic, shape=shape, people=people)
        found = sketch(t, seat, plan)
        where = f"{where} {shape} {people}"
        self.book.hold("people", (found.tactic, found.shape), (tactic, shape), where)
        self.book.hold("people", found.people, sorted(found.people), where)
        self.selected(t, seat, formation, found, where)
        after = taken(t, seat, [formation, *(int(c.CARD) + n for n in found.people)])
        if after is not None:
            self.placed(t, at_places(after, seat), seat, plan, found, lot, where)

    def selected(self, t: Table, seat: int, formation: int, found: LaidOut, where: str) -> None:
        """EL-203 to EL-205 Who plays is taken; who else is exactly where he is not barred."""

        def take(people: list[int]) -> bool:
            return taken(t, seat, [formation, *(int(c.CARD) + n for n in people)]) is not None

        self.book.hold("people", take(found.people), True, where)
        for card in range(squad.footballers_end(t)):
            if t.where[card] == c.OWN + seat and card not in found.people:
                bar = found.barred.get(str(card))
                true = take(sorted([*found.people, card]))
                self.book.hold("barred", bar is None, true, f"{where} card {card}: {bar}")

    def selecting(self, t: Table, seat: int, where: str) -> None:
        """The same while people are named one by one: those offered are not barred, others are."""
        found = sketch(t, seat, Sheet())
        open_ = kit.open_to(GAME, t, seat)
        for card in range(squad.footballers_end(t)):
            if t.where[card] == c.OWN + seat and card not in found.people:
                bar = found.barred.get(str(card))
                true = int(c.CARD) + card in open_
                self.book.hold("barred", bar is None, true, f"{where} card {card}: {bar}")

    def placing(self, t: Table, seat: int, lot: Rng, where: str) -> None:
        """EL-066, EL-201 While zones are asked for: what is offered may be, given ones stay."""
        found = sketch(t, seat, Sheet())
        n = int(t.lanes[seat].get(3))
        zones = sorted(code - int(c.ZONE) for code in kit.open_to(GAME, t, seat))
        self.book.hold("may", found.field[n].may, zones, f"{where} shirt {found.field[n].shirt}")
        self.placed(t, t, seat, Sheet(), found, lot, where)

    def placed(
        self, t: Table, at: Table, seat: int, plan: Sheet, found: LaidOut, lot: Rng, where: str
    ) -> None:
        """The shirts stand as told, and each may go where it is said; `at` is where zones are asked
        for.
        """
        self.book.hold("stand", [s.shirt for s in found.field], field(at, seat), where)
        self.stands(at, seat, found, where)
        for _ in range(3):
            n, zone = lot.below(10), lot.below(9)
            stood = found.field[n]
            said = f"{where} shirt {stood.shirt} to {zone}: {stood.shut.get(str(zone))}"
            may = zone in stood.may
            self.book.hold("may", may, str(zone) not in stood.shut, said)
            self.book.hold("may", may, reaches(at, seat, n, stood.shirt, zone), said)
            shirts = [(s.shirt, s.zone) for s in found.field]
            other = found.field[lot.below(10)].shirt if lot.below(2) else -1
            moved = (stood.shirt, zone, other if other != stood.shirt else -1)
            then = sketch(
                t, seat, Sheet(tactic=plan.tactic, shape=plan.shape, people=plan.people,
                               shirts=shirts, moved=moved)
            )  # fmt: skip
            self.book.hold("moved", then.refused is None, may, said)
            stays = stood.zone if then.refused else zone
            self.book.hold("moved", then.field[n].zone, stays, f"{said} with {moved}")
            self.stands(at, seat, then, said)

    def stands(self, at: Table, seat: int, found: LaidOut, where: str) -> None:
        """EL-201 The engine takes the ten zones one after another."""
        now = at.clone()
        zones = [s.zone for s in found.field]
        while now.lanes[seat].phase() == c.PLACE:
            code = int(c.ZONE) + zones[int(now.lanes[seat].get(3))]
            if code not in kit.open_to(GAME, now, seat):
                break
            GAME.step(now, seat, code, Log(False))
        true = [int(now.shirt(seat, s.shirt, c.AT)) for s in found.field]
        self.book.hold("stand", zones, true, where)
