"""V14: a pack must carry a thousand automatic matches, in every mode, without a dead end."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.faults import BadPack
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.play.packcheck import bad
from touchline.play.speech import Voice

from . import content
from .sheets import Sheets

HERE: Final = Path(__file__).parent  # its sentences
MATCHES: Final = 1_000
SEED: Final = 20_260
LONGEST: Final = 20_000  # answers of a match
KEPT: Final = 7  # of ten times that giving the ball back comes up, it is thought better of
WAYS: Final = (("professional", 2), ("amateur", 2), ("home", 2), ("cup", 4), ("amateur", 4))
Numbers = Mapping[str, Sequence[int]]


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a match could not go on: which one, how it was played, and the phase it stood in."""

    match: int
    preset: str
    seats: int
    phase: str
    why: str  # nobody, nothing, endless


@dataclass(slots=True)
class Trial:
    """What many automatic matches showed.

    stops      matches that could not go on
    played     how often each Action card was played or answered with, by type
    used       how often each ability was, by its row
    met        how often each Player card was, by its row
    """

    matches: int = 0
    stops: list[Stop] = field(default_factory=list)
    played: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    met: Counter[int] = field(default_factory=Counter)

    def idle(self, numbers: Numbers) -> list[tuple[str, int]]:
        """Rows that did nothing in all these matches: the kind of row, and which one."""
        found = [
            ("action", n)
            for n in range(len(numbers["kind"]))
            if not self.played[n] and any(numbers["copies"][2 * n : 2 * n + 2])
        ]
        found += [("ability", n) for n in range(len(numbers["ability_by"])) if not self.used[n]]
        return found + [("person", n) for n in range(len(numbers["person_by"])) if not self.met[n]]


def trial(numbers: dict[str, list[int]], matches: int = MATCHES, seed: int = SEED) -> Trial:
    """Play so many matches with players who answer at random; stop at the first dead end."""
    found = Trial()
    rng = Rng(seed)
    for n in range(matches):
        preset, seats = WAYS[n % len(WAYS)]
        options = settle(GAME.choices, GAME.presets, {}, preset)
        table = GAME.new(Setup(seats, options, numbers))
        log = Log(True)
        why = _play(table, rng, log)
        found.matches += 1
        _count(found, table, log)
        if why:
            found.stops.append(Stop(n + 1, preset, seats, phase(table), why))
            break
    return found


def _play(table: Table, rng: Rng, log: Log) -> str:
    """One match to its end; why it has none, or ""."""
    codes, odds = Codes(), Odds()
    for _ in range(LONGEST):
        due = GAME.due(table)
        if due == OVER:
            return ""
        if due == FATE:
            GAME.luck(table, odds)
            if odds.total <= 0:
                return "nothing"
            GAME.step(table, FATE, odds.at(rng.below(odds.total)), log)
            continue
        seats = [seat for seat in range(table.seats) if due & 1 << seat]
        if not seats:
            return "nobody"
        seat = seats[rng.below(len(seats))]
        GAME.options(table, seat, codes)
        if codes.count == 0:
            return "nothing"
        answer = codes.items[rng.below(codes.count)]
        if answer == c.GIVE and rng.below(10) < KEPT:
            answer = codes.items[rng.below(codes.count)]
        GAME.step(table, seat, answer, log)
    return "endless"


def _count(found: Trial, table: Table, log: Log) -> None:
    """Add what was played in a match."""
    for event in log.events:
        number = event.b % 64
        if event.kind in (c.PLAYED, c.DEFENDED):
            found.played[number] += 1
        elif event.kind == c.STAR_USED:
            found.used[number] += 1
        elif event.kind == c.PERSON_PLAYED:
            found.met[table.get(event.a, c.NATION) * c.SQUAD + number] += 1


def phase(table: Table) -> str:
    """The phase a match stands in, by its name."""
    return c.PHASE_NAMES[table.stack.phase()]


def judged(sheets: Sheets, matches: int = MATCHES) -> tuple[list[BadPack], list[BadPack]]:
    """V14 on the rows of a pack: what keeps it from being played, and what its author may want to
    know: cards that nobody ever used.
    """
    found = trial(sheets.numbers, matches)
    stops = [
        bad(
            "fault-wf-stuck",
            HERE,
            match=stop.match,
            preset=stop.preset,
            seats=stop.seats,
            phase=stop.phase,
            why=stop.why,
        )
        for stop in found.stops
    ]
    rows = {
        "action": sheets.actions,
        "ability": sheets.abilities,
        "person": content.squads(sheets.teams, sheets.people),
    }
    idle = [] if stops else found.idle(sheets.numbers)
    return stops, [
        bad("fault-wf-unused", HERE, where=rows[kind][n].where, count=found.matches)
        for kind, n in idle
    ]


def tried(sheets: Sheets, say: Voice) -> tuple[list[BadPack], list[BadPack]]:
    """V14 with as many matches as a check plays, after saying so."""
    sys.stderr.write(say.say("cli-packs-trial", count=MATCHES) + "\n")
    return judged(sheets, MATCHES)
