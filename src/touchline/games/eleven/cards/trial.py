"""§5.6, 12 A pack must carry its cards: each ability is carried out on three states without an
error, and automatic seasons come to their end.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from touchline.core.faults import BadPack
from touchline.core.tables import Row
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import injuring, traits
from touchline.play.packcheck import bad
from touchline.play.speech import Voice

from . import content
from . import lexicon as w
from .sheets import Sheets
from .staging import SEAT, Numbers, Season, Stage, match, office

HERE: Final = Path(__file__).parent  # its sentences
SEED: Final = 20_261
WEEKS: Final = (1, 3, 5)  # of the three states
SCORES: Final = ((2, 0), (1, 1), (0, 3))  # of the three matches: won, drawn, lost so far
SEASONS: Final = 40
WAYS: Final = (
    ("division3", 1),
    ("division3", 2),
    ("division2", 3),
    ("division1", 4),
    ("first_steps", 1),
    ("promotion_push", 1),
    ("ageing_squad", 1),
    ("out_of_money", 1),
    ("the_deadline", 1),
    ("kings_of_the_league", 1),
)
BROKEN: Final = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)


@dataclass(frozen=True, slots=True)
class Stop:
    """Where an ability or a season could not go on: the number of one of the two, and why."""

    ability: int
    season: int
    preset: str
    seats: int
    why: str


@dataclass(slots=True)
class Trial:
    """What was tried, and what could not go on."""

    abilities: int = 0
    seasons: int = 0
    answers: int = 0
    stops: list[Stop] = field(default_factory=list)


def trial(numbers: Numbers, seasons: int = SEASONS, seed: int = SEED) -> Trial:
    """Every ability on three states, then so many automatic seasons; the first season that cannot
    go on ends it.
    """
    found = Trial()
    for n in range(seasons):
        preset, seats = WAYS[n % len(WAYS)]
        why, answers = _season(numbers, preset, seats, seed + n)
        found.seasons += 1
        found.answers += answers
        if why != "over":
            found.stops.append(Stop(-1, n + 1, preset, seats, why))
            return found
    _abilities(found, numbers, seed)
    return found


def _season(numbers: Numbers, preset: str, seats: int, seed: int) -> tuple[str, int]:
    try:
        season = Season(numbers, seats, preset, seed)
        while not (why := season.step()):
            pass
    except BROKEN as e:
        return f"{type(e).__name__}: {e}"[:80], 0
    return why, season.answers


def _abilities(found: Trial, numbers: Numbers, seed: int) -> None:
    """Each ability on three states of its kind."""
    days = [office(numbers, week, seed) for week in WEEKS]
    matches = [match(numbers, seed + 100 * n) for n in range(len(SCORES))]
    size = int(b.ABILITY_N)
    for ability in range(len(numbers["abilities"]) // size):
        trigger = numbers["abilities"][ability * size + int(b.TRIGGER)]
        on_pitch = a.BEFORE_MATCH <= trigger <= a.CONSEQUENCE
        found.abilities += 1
        for n, state in enumerate(matches if on_pitch else days):
            if state is None:
                found.stops.append(Stop(ability, -1, "", 2, "nothing"))
                break
            table = state.clone()
            if on_pitch:
                table.put(SEAT, c.FOR, SCORES[n][0])
                table.put(SEAT, c.AGAINST, SCORES[n][1])
            why = carried_out(table, on_pitch, ability, seed + n)
            if why:
                found.stops.append(Stop(ability, -1, "", 2, why))
                break


def carried_out(table: Table, on_pitch: bool, ability: int, seed: int) -> str:
    """One ability on a table; why it could not be carried out, or ""."""
    try:
        return _carried_out(Stage(table, on_pitch, seed), ability)
    except BROKEN as e:
        return f"{type(e).__name__}: {e}"[:80]


def _carried_out(stage: Stage, ability: int) -> str:
    t = stage.table
    card = t.book.ability(ability, b.CARD)
    trigger = t.book.ability(ability, b.TRIGGER)
    stage.lay(int(card), t.book.ability(ability, b.SIDES) == 1 << 1)
    stage.enrich()
    if a.GOAL_BASE <= trigger <= a.GOAL_PERFECT or trigger > a.SCENARIO_SETUP:
        first, last = t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)
        traits.holds(t, SEAT, card, first, last)
        return ""
    if trigger != a.PASSIVE:
        return stage.begin(ability)
    for key in range(a.KEYS):
        traits.value(t, SEAT, key, 3, card)
    for what in range(len(w.ALLOWED)):
        traits.permits(t, SEAT, what, card)
    return stage.settled(_hurt)


def _hurt(stage: Stage) -> None:
    """An injury for a footballer, and a fee: what passives may prevent."""
    t = stage.table
    owned = [n for n in range(t.book.first[c.STAFF]) if t.owner(n) == SEAT]
    if owned:
        injuring.injure(t, stage.stack, SEAT, owned[0], c.INJURY_, 1, stage.log)
    injuring.charge(t, stage.stack, SEAT, 1, stage.log)


def judged(sheets: Sheets, seasons: int = SEASONS) -> list[BadPack]:
    """§5.6, 12 on the rows of a pack: what keeps it from being played."""
    found = trial(sheets.numbers, seasons)
    places = where(sheets.decks)
    return [
        bad("fault-el-smoke", HERE, where=places[stop.ability], why=stop.why)
        if stop.ability >= 0
        else bad(
            "fault-el-stuck",
            HERE,
            season=stop.season,
            preset=stop.preset,
            seats=stop.seats,
            why=stop.why,
        )
        for stop in found.stops
    ]


def where(decks: Mapping[str, Sequence[Row]]) -> list[str]:
    """Where each ability stands in the pack, by its number."""
    found: list[str] = []
    cards = content.ordered(decks)
    for deck in w.DECKS:
        for row in cards[deck]:
            abilities = row.cells.get("ability", [])
            count = len(abilities) if isinstance(abilities, list) else 0
            found += [f"{row.where}, ability {n + 1}" for n in range(count)]
    return found


def tried(sheets: Sheets, say: Voice) -> tuple[list[BadPack], list[BadPack]]:
    """Check 12 with as many seasons as a check plays, after saying so."""
    sys.stderr.write(say.say("cli-packs-trial-seasons", count=SEASONS) + "\n")
    return judged(sheets), []
