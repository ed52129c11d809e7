"""A line-up that is being drawn up: who may play, where every shirt may stand, and where it does.

The answers that stand for a plan are given on tables laid from the seat's own view (reader.py), so
that the rules themselves say what is open. Where one of them leaves a choice that only then is
known (shirts without number, exchanges), the first that is open is taken.
"""

from __future__ import annotations

from typing import Final

from touchline.core.buffers import Codes
from touchline.core.faults import BadText
from touchline.core.log import Log
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import crossing
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.secrets import ElevenView
from touchline.games.eleven.rules.state import Table, role_of
from touchline.games.eleven.rules.table import lineup_sums as sums
from touchline.games.eleven.rules.table import pitch, squad, traits

from .forecast import forecast
from .foreseen import ABILITY_ROW, TACTIC_ROW
from .laying import KEEPER_ROW, PLAN_ROW, bad
from .notation import anchors
from .plans import Bar, LaidOut, Sheet, Stood, Why
from .view.match import SIDES, shape_text
from .view.reader import Reader, read

SILENT: Final = Log(False)
#: why somebody cannot be selected, and the rule
SHUT: Final[dict[int, tuple[Why, str]]] = {
    c.NOT_FIT: ("hurt", "EL-203"),
    c.NO_FITNESS: ("fitness", "EL-203"),
    c.NUMBER_TAKEN: ("number", "EL-204"),
    c.KEEPER_TAKEN: ("keeper", "EL-204"),
    c.NO_SHIRT: ("shirts", "EL-063"),
    c.NO_ZONE: ("shape", "EL-205"),
    c.ELEVEN: ("eleven", "EL-205"),
}
#: why a shirt cannot stand in a zone, and the rule
NO_ROOM: Final[dict[int, tuple[Why, str]]] = {
    c.NOT_HIS_ZONE: ("zone", "EL-121"),
    c.ZONE_FULL: ("room", "EL-066"),
    c.LINE_FULL: ("room", "EL-201"),
    c.KEPT_ROOM: ("room", "EL-201"),
}
ORDER: Final = Bar("order", -1, "EL-203")
#: the lines that a shirt likes, by its side
LINES: Final = {"attack": (2, 1, 0), "defence": (0, 1, 2)}


def laid_out(v: ElevenView, plan: Sheet | None) -> LaidOut | None:
    """What comes of a line-up; without a plan what comes of the first formation, while one is
    asked for. None where none is drawn up, and none can be compared any more.

    Raises BadText for what is no line-up of this seat: another's players, no formation of the hand,
    shirts or zones that there are not, effects of nobody who plays.
    """
    r = read(v)
    phase = r.phase(r.mine)
    if plan is None:
        return laid_out(v, Sheet()) if phase == c.FORMATION_ else None
    drawn = r.mine >= 0 and r.common == c.LANES and phase in (c.FORMATION_, c.SELECT, c.PLACE)
    if not drawn:
        told = forecast(v, used(plan))
        return LaidOut(-1, "", [], {}, [], None, told) if told is not None else None
    checked(r, plan)
    seat, t = r.mine, r.t.clone()
    barred: dict[str, Bar] = {}
    if phase != c.PLACE:
        if phase == c.FORMATION_:
            formed(t, seat, plan)
        barred = peopled(t, seat, plan)
        went_on(t, seat)
    drawn_up = Drawing(t, seat, plan)
    tactic = int(t.book.first[c.TACTIC]) + int(t.get(seat, c.SPEC)) // 4
    plays = picked(t, seat)
    meant = [row for row in used(plan) if not rests(t, seat, row, plays)]
    rows = [*drawn_up.rows(), *meant, [PLAN_ROW, tactic, -1]]
    return LaidOut(
        tactic=tactic,
        shape=shape_text(int(sums.shape_of(t, seat))),
        people=plays,
        barred=barred,
        field=drawn_up.field(),
        refused=drawn_up.refused,
        forecast=forecast(v, rows),
    )


def used(plan: Sheet) -> list[list[int]]:
    """The effects that are meant to be used, as rows of forecast.py."""
    rows = [[ABILITY_ROW, ability, -1] for ability in plan.uses]
    return rows + ([[TACTIC_ROW, plan.play, -1]] if plan.play >= 0 else [])


def rests(t: Table, seat: int, row: list[int], plays: list[int]) -> bool:
    """Is this an ability of an own footballer who does not play? It waits until he does."""
    kind, ability, _ = row
    if kind != ABILITY_ROW or not 0 <= ability < t.book.count_abilities():
        return False
    card = int(t.book.ability(ability, b.CARD))
    own = card < squad.footballers_end(t) and t.where[card] == c.OWN + seat
    return own and card not in plays


def checked(r: Reader, plan: Sheet) -> None:
    """Raises BadText for players, shirts or zones that this seat does not have."""
    for n, card in enumerate(plan.people, 1):
        own = 0 <= card < squad.footballers_end(r.t) and r.v.where[card] == c.OWN + r.mine
        if not own:
            raise bad(n, f"card {card} is no footballer of yours.", "whose", "EL-203")
        if plan.people.count(card) > 1:
            raise bad(n, f"card {card} plays already.", "twice", "EL-204")
    shirt, zone, other = plan.moved
    moved = [(shirt, zone)] if shirt >= 0 else []
    for n, (one, at) in enumerate([*plan.shirts, *moved], 1):
        if not (0 <= one < c.SHIRTS_ and 0 <= at < c.ZONES) or other >= c.SHIRTS_:
            raise bad(n, "shirts are 0 to 12, zones 0 to 8.", "row", "EL-201")


def open_to(t: Table, seat: int) -> list[int]:
    """The answers that are open on the lane of a seat, ascending."""
    codes = Codes()
    lane = t.lanes[seat]
    PHASES[lane.phase()].ask(t, lane, seat, codes)
    return [int(code) for code in codes.listed()]


def give(t: Table, seat: int, code: int) -> None:
    """An open answer is given on the lane of a seat."""
    lane = t.lanes[seat]
    PHASES[lane.phase()].resolve(t, lane, seat, code, SILENT)


def formed(t: Table, seat: int, plan: Sheet) -> None:
    """EL-201 Tactic card and formation of the plan, or the first of them that is open."""
    for code in open_to(t, seat):
        tactic, shape = anchors(code, t.book, c.FORMATION_)
        wanted = plan.tactic < 0 or tactic == f"card:{plan.tactic}"
        if wanted and plan.shape in ("", shape.removeprefix("shape:")):
            return give(t, seat, code)
    raise BadText(
        "No tactic card in your hand sets this formation.", "fault-plan-formation", "EL-201"
    )


def picked(t: Table, seat: int) -> list[int]:
    """Who is selected, ascending."""
    return [int(t.pick_at(seat, i) % sums.BOUND) for i in range(t.picked[seat])]


def peopled(t: Table, seat: int, plan: Sheet) -> dict[str, Bar]:
    """EL-203 to EL-205 Select those of the plan who can be; whom else of the squad the rules bar
    beside them, and why.
    """
    given = picked(t, seat)
    trial = t.clone()
    for card in plan.people:
        if card not in given and bar_of(trial, seat, card, given) is None:
            trial.pick(seat, card)
    for card in sorted(picked(trial, seat))[len(given) :]:
        if t.lanes[seat].phase() == c.SELECT and c.CARD + card in open_to(t, seat):
            give(t, seat, int(c.CARD) + card)
    plays = picked(t, seat)
    barred: dict[str, Bar] = {}
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat and card not in plays:
            bar = bar_of(trial, seat, card, given)
            if bar is not None:
                barred[str(card)] = bar
    return barred


def bar_of(t: Table, seat: int, card: int, given: list[int]) -> Bar | None:
    """Why somebody cannot be selected beside those picked; None if he can."""
    if given and card < given[-1]:
        return ORDER
    shut = int(crossing.select_shut(t, seat, card))
    if shut == sums.OPEN:
        return None
    why, rule = SHUT[shut]
    return Bar(why, rival(t, seat, card, shut), rule)


def rival(t: Table, seat: int, card: int, shut: int) -> int:
    """EL-204 The one picked who alone bars another for this reason; -1 where nobody does."""
    if shut not in (c.NUMBER_TAKEN, c.KEEPER_TAKEN):
        return -1
    for other in picked(t, seat):
        alone = t.clone()
        alone.clear_picks(seat)
        alone.pick(seat, other)
        if crossing.select_shut(alone, seat, card) == shut:
            return other
    return -1


def went_on(t: Table, seat: int) -> None:
    """EL-206, EL-116, EL-205 On to the places: nothing is paid for, and of shirts that are to be
    chosen the first is taken.
    """
    while t.lanes[seat].phase() != c.PLACE:
        give(t, seat, open_to(t, seat)[0])


class Drawing:
    """The ten shirts of a line-up whose footballers are picked, on tables that nobody else uses."""

    def __init__(self, t: Table, seat: int, plan: Sheet) -> None:
        self.t, self.seat, self.plan = t, seat, plan
        self.sheet = sums.Sheet(t, seat)
        self.shirts = [n for n in range(c.SHIRTS_) if self.sheet.field[n]]
        self.users = [int(self.sheet.user[n]) for n in self.shirts]
        self.fixed = [int(sums.place_at(t, seat, n)) >= 0 for n in range(10)]
        self.shut: list[dict[int, int]] = []
        for n in range(10):
            self.shut.append(self._shut(n))
        self.refused: Bar | None = None
        self._place()

    def card(self, n: int) -> int:
        """Who wears the n-th shirt, -1 for nobody."""
        return int(self.sheet.cards[self.users[n]]) if self.users[n] >= 0 else -1

    def side(self, n: int) -> int:
        """EL-061 What the n-th shirt does: the role of who wears it, else the side that is up."""
        card = self.card(n)
        if card >= 0:
            return int(role_of(self.t, card))
        return int(self.t.shirt(self.seat, self.shirts[n], c.SIDE))

    def at(self, n: int) -> int:
        """The zone of the n-th shirt, -1 before it has one."""
        return int(sums.place_at(self.t, self.seat, n))

    def why(self, n: int, zone: int) -> int:
        """Why the n-th shirt cannot stand in a zone beside those that stand; OPEN if it can."""
        return int(sums.place_shut(self.t, self.seat, self.sheet, n, zone))

    def _shut(self, n: int) -> dict[int, int]:
        """Zones in which the n-th shirt cannot stand whatever gives way, and why. Those that nobody
        wears are alike.
        """
        for other in range(n):
            alike = self.users[other] < 0 and not self.fixed[other]
            if alike and self.users[n] < 0 and not self.fixed[n]:
                return self.shut[other]
        if self.fixed[n]:
            return {zone: int(c.KEPT_ROOM) for zone in range(c.ZONES) if zone != self.at(n)}
        found = {zone: self.why(n, zone) for zone in range(c.ZONES)}
        return {zone: shut for zone, shut in found.items() if shut != sums.OPEN}

    # -- where they stand --------------------------------------------------------------------------

    def _place(self) -> None:
        """EL-201 A place for every shirt: first the moved one, others near to where they stood."""
        was = self._before()
        shirt, zone, other = self.plan.moved
        left = was.get(shirt, -1)
        order = sorted((n for n in range(10) if not self.fixed[n]), key=self._rank)
        if shirt in self.shirts and self.shut[self.shirts.index(shirt)].get(zone) is None:
            if other in was:
                was[other] = left
                first = [shirt, other]
            else:
                first = [shirt]
            was[shirt] = zone
            order.sort(key=lambda n: first.index(self.shirts[n]) if self.shirts[n] in first else 2)
        elif shirt in self.shirts:
            why, rule = NO_ROOM[self.shut[self.shirts.index(shirt)][zone]]
            self.refused = Bar(why, -1, rule)
        for n in order:
            for place in self._likes(n, was.get(self.shirts[n], -1), left):
                if self.why(n, place) == sums.OPEN:
                    crossing.stand(self.t, self.seat, n, place)
                    break

    def _before(self) -> dict[int, int]:
        """Where shirts stood: by the plan, else in the last match."""
        if self.plan.shirts:
            return dict(self.plan.shirts)
        found = {n: int(self.t.shirt(self.seat, n, c.AT)) for n in range(c.SHIRTS_)}
        return {n: zone for n, zone in found.items() if zone >= 0}

    def _rank(self, n: int) -> tuple[int, int]:
        """Who has few zones is placed before those who have many, and before shirts of nobody."""
        worn = self.users[n] >= 0
        return (0, c.ZONES - len(self.shut[n])) if worn else (1, 0)

    def _likes(self, n: int, now: int, left: int) -> list[int]:
        """Zones for a shirt, the best first: where it is, the place that has become free, its line,
        the lines of its side; in a line of more than three the flanks first.
        """
        shape = int(sums.shape_of(self.t, self.seat))
        zones: list[int] = []
        for line in LINES[SIDES[self.side(n)]]:
            wide = sums.line_of(shape, line) > 3
            columns = (0, 2, 1) if wide else (1, 0, 2)
            zones += [line * 3 + column for column in columns]
        if now < 0:
            return zones
        near = [zone for zone in zones if zone // 3 == now // 3]
        return [zone for zone in dict.fromkeys([now, left, *near, *zones]) if zone >= 0]

    # -- what is told ------------------------------------------------------------------------------

    def field(self) -> list[Stood]:
        """The ten shirts."""
        found: list[Stood] = []
        for n, shirt in enumerate(self.shirts):
            card = self.card(n)
            bars = {zone: NO_ROOM[shut] for zone, shut in self.shut[n].items()}
            found.append(
                Stood(
                    shirt=shirt,
                    zone=self.at(n),
                    card=card,
                    side=SIDES[self.side(n)],
                    power=self.power(shirt, card),
                    may=[zone for zone in range(c.ZONES) if zone not in bars],
                    shut={str(z): Bar(why, -1, rule) for z, (why, rule) in bars.items()},
                )
            )
        return found

    def power(self, shirt: int, card: int) -> int | None:
        """EL-122 The strength of who wears a shirt, or of one that effects have made stronger."""
        if card >= 0:
            return int(traits.strength(self.t, self.seat, card))
        more = pitch.shirt_bonus(self.t, self.seat, shirt)
        return int(pitch.shirt_power(self.t, self.seat, shirt)) if more > 0 else None

    def rows(self) -> list[list[int]]:
        """The same as rows of forecast.py."""
        rows = [[shirt, self.at(n), self.card(n)] for n, shirt in enumerate(self.shirts)]
        for card in picked(self.t, self.seat):
            if role_of(self.t, card) == c.KEEPER:
                rows.append([KEEPER_ROW, KEEPER_ROW, card])
        return rows
