"""What would come of a line-up that is only planned, as far as its manager can know (EL-223).

The tables are laid from the seat's own view (reading.py), the plan is put on them, and the rules
themselves compare it with the front that is known, or with every front that cannot be ruled out.
Effects that are still to be used, and cards that may yet be played, are not foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.faults import BadText
from touchline.core.log import Log

from . import acts as a
from . import book as b
from . import coach, compare, matchday, pitch, squad, traits
from . import codes as c
from .compare import SCORED, Direction
from .match_view import shape_text
from .reading import Reader
from .secrets import ElevenView
from .state import Table, number_of, numbered, role_of
from .sums import FACING, UNLIMITED, Team

Data = dict[str, object]

WHAT: Final = ("blocked", "saved", "goal")
KEEPER_ROW: Final = -1  # in place of a shirt: this row names the keeper
#: phases between the line-up and the comparison, in which the table itself can be compared
BEFORE: Final = {c.RECOVERY, c.STANDS, c.FRONT_DRAWN, c.MATCH_TACTIC}
SILENT: Final = Log(False)


def forecast(v: ElevenView, rows: Sequence[Sequence[int]]) -> Data | None:
    """The comparison of a plan, or without rows of the table as it stands; None where there is
    nothing to compare (no opponent yet, the match is over, a watcher).

    rows   one for each shirt that has a place: shirt 0..12, zone 0..8, the card of who wears it or
           -1; the keeper's is -1, -1, card

    Raises BadText for rows that are no line-up of this seat: who, where, and what would be right.

    `own`, `foe`: {attack, defence} with five lists of strengths each, by own section; `foe` is of
    the front itself. `fronts`: [{card, shape, score, keeper: {strength, gloves}, foe, told: [the
    five pairs, each [{own, shirt, what, value}]]}], a value None where nobody can save or block.
    Over all fronts: `goals` {own, foe: {least, most, sum}}, `results` [wins, draws, losses],
    `sections` [{own, foe}] as in goals, `scorers` [{shirt, fronts}], who could score, and `need`
    {shots: {least, most}, value, gloves, strength}: how many shots come to the own keeper, the
    greatest one (None: nobody saves it), and what he has.
    """
    r = Reader(v)
    seat, t = r.mine, r.t
    if seat < 0 or t.week == 0 or t.get(seat, c.CLUB) < 0:
        return None
    if pitch.lined_up(t, seat):
        if rows or not still_open(r):
            return None
    elif rows:
        lay(t, seat, rows)
    else:
        return None
    own = compare.own_team(t, seat)
    if pitch.revealed(t, seat):
        cards = [int(t.get(seat, c.FRONT))]
        teams = [compare.foe_team(t, seat)]
    else:
        cards = fronts(t, seat)
        teams = [coach.front_team(t, card) for card in cards]
    shirts = compare.field_shirts(t, seat)
    # EL-222 goals that cards have scored before the sections are compared
    before = (int(t.get(seat, c.FOR)), int(t.get(seat, c.AGAINST)))
    met = [
        Meeting(card, own, team, shirts, before) for card, team in zip(cards, teams, strict=True)
    ]
    return {
        "placed": len(shirts),
        "known": len(met) == 1,
        "own": strengths(own, range(5)),
        "keeper": {
            "strength": int(traits.keeper_strength(t, seat)),
            "gloves": int(traits.keeper_gloves(t, seat)),
        },
        "fronts": [one.plain(t) for one in met],
        **over_all(met),
    }


def fronts(t: Table, seat: int) -> list[int]:
    """EL-057 The fronts that this week's opponent may still show, as far as this seat knows."""
    known = int(t.get(seat, c.FRONT))
    if known >= 0:
        return [known]
    club = matchday.club_of(t, seat)
    first, last = int(t.book.first[c.OPPONENT]), int(t.book.first[c.OPPONENT + 1])
    return [
        card
        for card in range(first, last)
        if t.book.card(card, b.CLUB) == club and t.where[card] == c.PILE
    ]


def still_open(r: Reader) -> bool:
    """Have the sections not been compared yet?"""
    frames = r.frames(r.mine)
    for at in range(0, len(frames), 4):
        phase, _, trigger, _ = frames[at : at + 4]
        if phase in BEFORE or (phase == c.WINDOW and trigger in (a.BEFORE_MATCH, a.MATCH)):
            return True
    return False


# -- the plan on the tables ------------------------------------------------------------------------


def bad(n: int, why: str, id: str, rule: str) -> BadText:
    """A row that does not fit; rows are counted from 1."""
    return BadText(f"Row {n} of the plan: {why}", f"fault-plan-{id}", rule, row=n)


def lay(t: Table, seat: int, rows: Sequence[Sequence[int]]) -> None:
    """Put a plan on tables that nobody else uses. Raises BadText."""
    for shirt in range(c.SHIRTS_):
        t.dress(seat, shirt, c.FIELD, 0)
        t.dress(seat, shirt, c.AT, -1)
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat:
            t.flag(card, c.SELECTED, False)
    t.put(seat, c.KEEPER_CARD, -1)
    if len(rows) > 11:
        raise bad(12, "ten shirts and a keeper are the most.", "many", "EL-204")
    lines = [0, 0, 0]
    for n, row in enumerate(rows, 1):
        if len(row) != 3:
            raise bad(n, "it has three numbers: shirt, zone, card.", "row", "EL-201")
        shirt, zone, card = row
        keeper = shirt == KEEPER_ROW
        if not keeper and not (0 <= shirt < c.SHIRTS_ and 0 <= zone < c.ZONES):
            raise bad(n, "shirts are 0 to 12, zones 0 to 8.", "row", "EL-201")
        if not keeper and t.shirt(seat, shirt, c.FIELD):
            raise bad(n, "this shirt stands somewhere already.", "twice", "EL-201")
        if card >= 0 or keeper:
            wear(t, seat, n, shirt, card)
        if keeper:
            continue
        t.dress(seat, shirt, c.FIELD, 1)
        t.dress(seat, shirt, c.AT, zone)
        lines[zone // 3] += 1
    if sum(lines) > 10:
        raise bad(11, "ten shirts are the most.", "many", "EL-204")
    if sum(lines) == 10:
        t.put(seat, c.SHAPE, lines[0] * 100 + lines[1] * 10 + lines[2])


def wear(t: Table, seat: int, n: int, shirt: int, card: int) -> None:
    """EL-062, EL-113, EL-116 A footballer of the seat is selected, in his shirt or as keeper."""
    if not 0 <= card < squad.footballers_end(t) or t.where[card] != c.OWN + seat:
        raise bad(n, f"card {card} is no footballer of yours.", "whose", "EL-203")
    if t.flags[card] & c.SELECTED:
        raise bad(n, f"card {card} plays already.", "twice", "EL-204")
    role = role_of(t, card)
    if (role == c.KEEPER) != (shirt == KEEPER_ROW):
        raise bad(
            n, f"card {card} cannot play there; the keeper's row is -1, -1.", "role", "EL-062"
        )
    t.flag(card, c.SELECTED, True)
    if role == c.KEEPER:
        t.put(seat, c.KEEPER_CARD, card)
        return
    own = int(numbered(number_of(t, card)))
    if own >= 0 and own != shirt:
        raise bad(n, f"card {card} wears shirt {own}.", "shirt", "EL-059")
    if own < 0:
        squad.leave(t, seat, card)
        t.dress(seat, shirt, c.WEARER, card)
    squad.turn(t, seat, shirt, role, SILENT)


# -- what comes of it ------------------------------------------------------------------------------


def strengths(team: Team, sections: Sequence[int]) -> Data:
    """The strengths of attackers and defenders in these sections, the strongest first."""

    def of(section: int, side: i64) -> list[int | None]:
        there = team.there(section, side)
        found = sorted((int(team.block[i]) for i in there), reverse=True)
        return [known(n) for n in found]

    return {
        "attack": [of(section, c.ATTACK) for section in sections],
        "defence": [of(section, c.DEFENCE) for section in sections],
    }


def known(value: int) -> int | None:
    """A strength; None for one that nobody reaches."""
    return None if value >= UNLIMITED else value


@dataclass(slots=True)
class Shot:
    """What comes of one attacker."""

    own: bool
    shirt: int
    what: str
    value: int

    def plain(self) -> Data:
        """For the wire."""
        value = known(self.value)
        return {"own": self.own, "shirt": self.shirt, "what": self.what, "value": value}


@dataclass(slots=True)
class Meeting:
    """EL-223 The five pairs against one front; gloves that are used are there again afterwards."""

    card: int
    own: Team
    foe: Team
    shirts: vec[i64]
    before: tuple[int, int]
    told: list[list[Shot]] = field(default_factory=list)
    scorers: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        mine, theirs = self.own.gloves[:], self.foe.gloves[:]
        numbers = vec[i64](list(range(10)))
        for pair in range(5):
            way = Direction(self.own, pair, self.foe)
            back = Direction(self.foe, FACING[pair], self.own)
            self.scorers |= could_score(way, self.own, self.shirts)
            self.told.append(
                shots(way, self.own, self.shirts, True) + shots(back, self.foe, numbers, False)
            )
        self.own.gloves, self.foe.gloves = mine, theirs

    def goals(self, own: bool, pair: int = -1) -> int:
        """Goals of a side, in one pair or in all; cards' goals count with all."""
        told = self.told if pair < 0 else [self.told[pair]]
        head = 0 if pair >= 0 else self.before[0 if own else 1]
        return head + sum(s.own is own and s.what == "goal" for shots in told for s in shots)

    def against(self) -> list[int]:
        """The shots that come to the own keeper."""
        every = [s for shots in self.told for s in shots]
        return [s.value for s in every if not s.own and s.what != "blocked"]

    def plain(self, t: Table) -> Data:
        """For the wire."""
        gloves = self.foe.gloves
        return {
            "card": self.card,
            "shape": shape_text(int(t.book.card(self.card, b.SHAPE))),
            "score": [self.goals(True), self.goals(False)],
            "keeper": {"strength": int(gloves[0]) if len(gloves) else 0, "gloves": len(gloves)},
            "foe": strengths(self.foe, [int(FACING[pair]) for pair in range(5)]),
            "told": [[shot.plain() for shot in shots] for shots in self.told],
        }


def shots(way: Direction, team: Team, names: vec[i64], own: bool) -> list[Shot]:
    """What comes of the attackers of one direction, in the order of the comparison."""
    told: list[Shot] = []
    for i in range(len(way.shots)):
        place = way.who[way.shots[i]]
        what = WHAT[int(way.outcome[i])]
        told.append(Shot(own, int(names[place]), what, int(team.save[place])))
    return told


def could_score(way: Direction, team: Team, names: vec[i64]) -> set[int]:
    """EL-229 Shirts that score, or may be chosen to among equals."""
    found: set[int] = set()
    for i in range(len(way.shots)):
        for j in range(len(way.shots)):
            if way.outcome[j] == SCORED and way.alike(team, way.shots[i], way.shots[j]):
                found.add(int(names[way.who[way.shots[i]]]))
    return found


def spread(numbers: Sequence[int]) -> Data:
    """Least, most and sum, from which whoever knows how many there are makes the mean."""
    least, most = min(numbers, default=0), max(numbers, default=0)
    return {"least": least, "most": most, "sum": sum(numbers)}


def over_all(met: Sequence[Meeting]) -> Data:
    """What holds over all fronts, each as likely as another (EL-057)."""
    scores = [(one.goals(True), one.goals(False)) for one in met]
    comes = [one.against() for one in met]
    greatest = max((shot for shots in comes for shot in shots), default=0)
    scorers = sorted(set().union(*(one.scorers for one in met)))
    return {
        "goals": {
            "own": spread([own for own, _ in scores]),
            "foe": spread([foe for _, foe in scores]),
        },
        "results": [
            sum(own > foe for own, foe in scores),
            sum(own == foe for own, foe in scores),
            sum(own < foe for own, foe in scores),
        ],
        "sections": [
            {
                "own": spread([one.goals(True, pair) for one in met]),
                "foe": spread([one.goals(False, pair) for one in met]),
            }
            for pair in range(5)
        ],
        "scorers": [
            {"shirt": shirt, "fronts": sum(shirt in one.scorers for one in met)}
            for shirt in scorers
        ],
        "need": {"shots": spread([len(shots) for shots in comes]), "value": known(greatest)},
    }
