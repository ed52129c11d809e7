"""Many matches over many processes: the same seed gives the same results for any number of them.

Numbers and names travel, never tables: a helper process (`helper.py`) is told which match to play
and says how it went, a line of JSON each way.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from touchline.core.choices import settle, spell
from touchline.core.faults import Fault
from touchline.core.tape import Header, Tape

from .. import setups
from ..ai.levels import make
from ..room import Room, at
from ..shown import score
from .loop import play
from .luck import Luck, draw
from .tallies import Played, Summary

HELPER: Final = (sys.executable, "-m", "touchline.play.sim.helper")


@dataclass(frozen=True, slots=True)
class Order:
    """What is played.

    home                   where the game's room is found, see `room.at`
    preset, options        its rules, in words
    specs                  the players by name (see `ai.levels.make`), one for each seat, or, where
                           seats play together, one for each side; see `filled`
    seats                  how many sit at the table; 0: as many as there are players
    seed                   of all luck and of all players
    paired                 each number is played once for every seating, with the same luck
    pack                   whose cards are played with, where a game has cards
    records                bring the tapes back, a line of JSON each
    """

    home: str
    specs: tuple[str, ...]
    seed: int
    paired: bool = False
    preset: str = ""
    options: Mapping[str, str] | None = None
    records: bool = False
    pack: str = setups.BASE
    seats: int = 0

    @property
    def room(self) -> Room:
        """The game. Raises BadText where there is none."""
        return at(self.home)

    @property
    def table(self) -> int:
        """How many sit at the table."""
        return self.seats or len(self.specs)


def run(
    room: Room,
    specs: Sequence[str],
    matches: int,
    seed: int,
    jobs: int = 1,
    paired: bool = False,
    options: Mapping[str, str] | None = None,
    on_result: Callable[[Played], None] | None = None,
    *,
    preset: str = "",
    records: bool = False,
    pack: str = setups.BASE,
    seats: int = 0,
) -> Summary:
    """Play `matches` matches (or pairs, if `paired`) and add them up.

    `on_result` hears of every match, in their order, while they are played. Without `paired` the
    players change seats from match to match. With more `seats` than players each of them takes
    every seat of one side, or, where each seat plays for itself, the last of them takes the rest.
    Raises Fault for a player, option or number that
    cannot be used, or when a helper process fails.
    """
    seated = filled(room, specs, seats)
    order = Order(room.home, seated, seed, paired, preset, options, records, pack, seats)
    check(order, matches, jobs)
    summary = Summary(order.specs, paired, unit=room.words.scores)
    jobs = min(jobs, matches)
    rounds = by_helpers(order, matches, jobs) if jobs > 1 else alone(order, matches)
    for round_ in rounds:
        for played in round_:
            summary.add(played)
            if on_result is not None:
                on_result(played)
    return summary


def check(order: Order, matches: int, jobs: int) -> None:
    """Raises Fault for whatever of an order cannot be played."""
    room = order.room
    game = room.game
    setups.setup(room, game.tables[0], settled(order), order.pack)
    given, sides = len(order.specs), room.words.sides
    if order.table not in game.tables:
        seats = " or ".join(str(n) for n in game.tables)
        raise Fault(
            f"{game.name} needs {seats} players, not {order.table}.",
            "fault-players",
            seats=seats,
            given=order.table,
        )
    if given not in (order.table, sides or order.table):
        fit = " or ".join(str(n) for n in sorted({order.table, sides or order.table}))
        raise Fault(
            f"{order.table} seats of {game.name} need {fit} players, not {given}.",
            "fault-players-seats",
            game=game.name,
            seats=order.table,
            fit=fit,
            given=given,
        )
    for spec in order.specs:
        make(spec, room, 0)
    if matches < 1 or jobs < 1:
        raise Fault("At least one match and one job are needed.", "fault-matches")


def filled(room: Room, specs: Sequence[str], seats: int) -> tuple[str, ...]:
    """A player for each seat: where each plays for itself, the last one named takes the rest."""
    rest = seats - len(specs) if specs and not room.words.sides else 0
    return (*specs, *[specs[-1]] * max(0, rest)) if specs else ()


def settled(order: Order) -> dict[str, int]:
    """Every option of an order as a number. Raises BadOption, BadPack."""
    room = order.room
    given = setups.wished(room, order.options or {}, order.pack)
    return settle(room.game.choices, room.game.presets, given, order.preset)


def fresh(room: Room, options: dict[str, int], pack: str = setups.BASE, seats: int = 0) -> Any:
    """The table before the first question of a match with these options and this pack's cards.

    seats  how many sit at it; 0: the fewest that can
    """
    return room.game.new(setups.setup(room, seats or room.game.tables[0], options, pack))


def alone(order: Order, matches: int) -> Iterator[list[Played]]:
    """The rounds one after another, in this process."""
    for number in range(matches):
        yield round_of(order, number)


def round_of(order: Order, number: int) -> list[Played]:
    """One match, or one for every seating with the same luck."""
    players = len(order.specs)
    turns = range(players) if order.paired else [number % players]
    return [one(order, number, turn) for turn in turns]


def one(order: Order, number: int, turn: int) -> Played:
    """Play one match: seat i is taken by player (i + turn) modulo their number."""
    room = order.room
    game = room.game
    options = settled(order)
    seats, many = order.table, len(order.specs)
    who = [(seat + turn) % many for seat in range(seats)]
    # two seats of one player have two minds
    minds = [
        draw("mind", order.seed, number, i + seat // many * many) for seat, i in enumerate(who)
    ]
    players = [make(order.specs[i], room, mind >> 17) for i, mind in zip(who, minds, strict=True)]
    s = fresh(room, options, order.pack, seats)
    course = play(game, s, players, Luck(game, order.seed, number))
    end = game.result(s)
    goals = score(room.words.view(game.view(s, seats)))
    tape = ""
    if order.records:
        header = Header(
            game.name,
            game.version,
            spell(game.choices, options),
            order.preset,
            setups.packs(room, order.pack) if setups.has_cards(room) else {},
            seats=tuple(order.specs[i] for i in who),
            more={"seed": str(order.seed), "match": str(number)},
        )
        written = Tape(header)
        written.entries = course.entries
        tape = json.dumps(json.loads(written.text()), ensure_ascii=False, separators=(",", ":"))
    return Played(
        number,
        who,
        end.points,
        end.reason,
        goals,
        len(course.entries),
        course.questions,
        course.options,
        tape,
        room.words.sides,
    )


# ---------------------------------------------------------------- helper processes


def by_helpers(order: Order, matches: int, jobs: int) -> Iterator[list[Played]]:
    """The rounds in their order, played by `jobs` helper processes. Raises Fault when one fails."""
    helpers = [Helper(order) for _ in range(jobs)]
    done: queue.Queue[tuple[int, list[Played] | Fault]] = queue.Queue()
    numbers = iter(range(matches))
    lock = threading.Lock()

    def work(helper: Helper) -> None:
        while True:
            with lock:
                number = next(numbers, -1)
            if number < 0:
                return
            try:
                done.put((number, helper.round(number)))
            except Fault as e:
                done.put((-1, e))
                return

    threads = [threading.Thread(target=work, args=(helper,), daemon=True) for helper in helpers]
    for t in threads:
        t.start()
    early: dict[int, list[Played]] = {}
    try:
        for number in range(matches):
            while number not in early:
                at, found = done.get()
                if isinstance(found, Fault):
                    raise found
                early[at] = found
            yield early.pop(number)
    finally:
        for helper in helpers:
            helper.end()


class Helper:
    """A helper process that plays rounds of one order."""

    def __init__(self, order: Order) -> None:
        home = str(Path(__file__).parents[3])
        path = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        self.process = subprocess.Popen(
            HELPER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=env
        )
        self.tell(asdict(order))

    def tell(self, cells: object) -> None:
        """Send one line."""
        assert self.process.stdin is not None
        with suppress(OSError):  # a dead helper is noticed when it does not answer
            self.process.stdin.write(json.dumps(cells) + "\n")
            self.process.stdin.flush()

    def round(self, number: int) -> list[Played]:
        """Have one round played. Raises Fault when the helper fails."""
        self.tell(number)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        try:
            told = json.loads(line)
            if isinstance(told, list):
                return [Played(**cells) for cells in told]
            why = str(told.get("error"))
        except (ValueError, TypeError, AttributeError):
            why = "it ended without an answer" if not line else f"it said {line.strip()[:80]!r}"
        raise Fault(
            f"A helper process failed at match {number}: {why}.", "fault-helper", n=number, why=why
        )

    def end(self) -> None:
        """Let it go."""
        with suppress(OSError):
            self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
