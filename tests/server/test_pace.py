"""Time tells nothing: who waits for an answer cannot see by the clock whether there was a choice.

Whole matches over real sockets on a clock under control. The computers here think at once where one
answer is open and the longer the more there are, and so do the people; whoever looks on must not
be able to tell. The truth, what was open, is asked of the engine.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.server.virtual import Guest, Hall, Json, Thinker, hall, known, lot, now, run
from touchline.core.tape import read
from touchline.games.eleven.rules import codes as eleven
from touchline.play.ai.worker import TableCache
from touchline.rooms import ROOMS
from touchline.server import table as tables
from touchline.server.bots import Question
from touchline.server.live_match import LiveMatch
from touchline.server.session import Session

BAR = 0.55  # of the area under the curve; a coin has .5
FEW = 5  # windows with a choice, and without, from which on a kind is judged


@dataclass
class Asked:
    """One window as the engine knows it, and as a watcher saw it."""

    seat: int
    kind: int
    since: float
    until: float
    choice: int  # answers that were open when it was put
    bot: bool
    sign: float = 0.0  # seconds of it for which the seat was said to think
    frames: int = 0  # what was heard meanwhile, and not of another seat's answer
    answers: int = 1  # given in it, the last included


@dataclass
class Truth:
    """Written down by the engine's side as matches go on."""

    open: dict[int, tuple[int, float, int]] = field(default_factory=dict)
    given: dict[int, int] = field(default_factory=dict)  # answers in a window that is open
    windows: list[Asked] = field(default_factory=list)
    times: set[float] = field(default_factory=set)  # at which something was answered


def area(yes: Sequence[float], no: Sequence[float]) -> float:
    """How well this number tells the two apart: the area under the curve, .5 to 1."""
    wins = sum((y > n) + (y == n) / 2 for y in yes for n in no)
    share = wins / (len(yes) * len(no))
    return max(share, 1 - share)


def choices(kind: int, options: Sequence[int]) -> int:
    """How much there is to choose: an objective that may be shown is more than none (EL-361)."""
    shown = kind == eleven.CLAIM and options[0] != eleven.PASS
    return 2 if shown else len(options)


def lively(rng: Random, options: Sequence[int]) -> int:
    """An answer by lot, seldom the first, which is mostly to do nothing."""
    return rng.choice(options[1:] if len(options) > 1 and rng.random() < 0.7 else options)


def leaking(rng: Random, truth: Truth) -> Thinker:
    """Computers whose thoughts take the longer the more is open; the answer falls by lot."""
    caches: dict[str, TableCache] = {}

    def think(_: Thinker, q: Question) -> tuple[list[int], float]:
        tape = read(q.tape)
        room = ROOMS[tape.header.game]
        game: Any = room.game
        s = caches.setdefault(str(tape.header), TableCache()).table(room, tape)
        asked = game.asking(s, False).of(q.seat)
        assert asked is not None
        many = choices(asked.kind, asked.options)
        slow = 0.002 if many == 1 else min(0.45, 0.04 + 0.01 * many)
        if truth.given.get(q.seat):
            slow = 0.001  # the rest of an envelope was thought of with its first answer
        if many > 1 and rng.random() < 0.002 and game.name != "eleven":
            # now and then the machine has other things to do; a table keeps the longer beat then,
            # which in the few windows of a match of Eleven is most of what there is to judge
            slow = 0.9
        return [lively(rng, asked.options)], slow

    return Thinker(think)


def watch_engine(monkeypatch: pytest.MonkeyPatch, truth: Truth) -> None:
    """Note when questions come to be and when their answers are taken, behind the server's back."""
    play, go_on = LiveMatch.play, Session.go_on

    def note(r: LiveMatch) -> None:
        asked = {q.seat: q for q in r.match.ask.decisions}
        for seat in [s for s in truth.open if s not in asked]:
            del truth.open[seat]
        for seat, q in asked.items():
            truth.open.setdefault(seat, (q.kind, now(), choices(q.kind, q.options)))

    def played(r: LiveMatch, seat: int, codes: list[int], note: str = "") -> Any:
        kind, since, choice = truth.open.get(seat, (-1, 0.0, 0))
        steps = play(r, seat, codes, note)
        truth.times.add(now())
        truth.given[seat] = truth.given.get(seat, 0) + 1
        if not r.match.loose[seat] or seat not in r.due:  # others can notice
            truth.open.pop(seat, None)
            n = truth.given.pop(seat)
            if kind in r.room.words.secrets:
                bot = r.table.seats[seat].kind == "bot"
                truth.windows.append(Asked(seat, kind, since, now(), choice, bot, answers=n))
        return steps

    async def went_on(session: Session) -> None:
        if session.live.match.ask.chance is None:
            note(session.live)
        await go_on(session)

    monkeypatch.setattr(LiveMatch, "play", played)
    monkeypatch.setattr(Session, "go_on", went_on)


async def person(guest: Guest, rng: Random) -> None:
    """Answers by lot, and in the less time the less there is to choose."""
    answered = ""
    while not guest.tick.get("over"):
        ask, turns = guest.tick.get("ask"), guest.tick.get("turns")
        if ask is None or answered == str(turns):
            await guest.more()
            continue
        answered = str(turns)
        many = len(ask["options"])
        await asyncio.sleep(0.01 if many == 1 else min(0.4, 0.1 + 0.01 * many))
        code = lively(rng, [option[0] for option in ask["options"]])
        seat = ask["seat"]
        await guest.ask("answer", seat=seat, turn=turns[str(seat)], codes=[code])


def seen_by(truth: Truth, watcher: Guest) -> None:
    """What the watcher could tell of each window."""
    signs: dict[int, list[tuple[float, float]]] = defaultdict(list)
    lit: dict[int, float] = {}
    for at, text in watcher.heard:
        m = json.loads(text)
        if m["type"] == "presence":
            for seat in [s for s in lit if s not in m["thinking"]]:
                signs[seat].append((lit.pop(seat), at))
            for seat in m["thinking"]:
                lit.setdefault(seat, at)
    for seat, at in lit.items():
        signs[seat].append((at, watcher.heard[-1][0]))
    for w in truth.windows:
        meanwhile = [at for at, _ in watcher.heard if w.since < at < w.until]
        w.frames = sum(at not in truth.times for at in meanwhile)
        spans = [(max(a, w.since), min(b, w.until)) for a, b in signs[w.seat]]
        w.sign = sum(b - a for a, b in spans if a < b)


def going_on(truth: Truth) -> None:
    """Fail where nobody has answered for ever so long: a match that stands still would not end."""
    assert now() - max(truth.times, default=0.0) < STILL, "the match stands still"


async def matches(
    server: Hall, truth: Truth, game: str, seats: Sequence[str], level: int, most: int, **more: Any
) -> None:
    """Matches of this game until so many windows have been seen."""
    n = 0
    while len(truth.windows) < most:
        rng = Random(n)
        n += 1
        wish: list[Json | str] = [s if s != "bot" else {"kind": s, "level": level} for s in seats]
        laid = await server.lay(game, *wish, **more)
        truth.open.clear()
        truth.given.clear()
        watcher = await server.join(laid["table"], laid["watch"])
        before = len(truth.windows)
        people = [s for s in seats if s != "bot"]
        if people:
            host = await server.join(laid["table"], laid["secret"])
            work = asyncio.get_running_loop().create_task(person(host, rng))
            while not work.done() and len(truth.windows) < most:
                await asyncio.sleep(5.0)
                going_on(truth)
            work.cancel()
            await host.leave()
        else:
            while not watcher.tick.get("over") and len(truth.windows) < most:
                await asyncio.sleep(20.0)
                going_on(truth)
        mine = Truth(windows=truth.windows[before:], times=truth.times)
        seen_by(mine, watcher)
        await watcher.leave()
        session = server.lobby._live.pop(laid["table"])
        await session.close()


def judge(truth: Truth, bot: bool) -> dict[str, float]:
    """The worst area of each sign, over every kind of window that can be judged."""
    worst: dict[str, float] = {}
    kinds: dict[int, list[Asked]] = defaultdict(list)
    for w in truth.windows:
        if w.bot == bot and (bot or w.answers == 1):  # who fills an envelope takes their own time
            kinds[w.kind].append(w)
    for kind, windows in kinds.items():
        alone = [w for w in windows if w.choice == 1]
        middle = max(sorted(w.choice for w in windows)[len(windows) // 2], least(windows) + 1)
        few = alone if len(alone) >= FEW else [w for w in windows if w.choice < middle]
        many = [w for w in windows if w.choice > 1 and w not in few]
        if min(len(few), len(many)) < FEW:
            continue
        for name in ("time", "sign", "frames"):
            rates = [[measured(w, name) for w in part] for part in (many, few)]
            found = area(rates[0], rates[1])
            worst[name] = max(worst.get(name, 0.5), found)
            worst[f"{name} {kind}"] = found
    return worst


def least(windows: Sequence[Asked]) -> int:
    """The fewest answers that were open in any of them."""
    return min(w.choice for w in windows)


def measured(w: Asked, name: str) -> float:
    """One of the things that can be seen of a window; seconds to the microsecond."""
    if name == "time":
        return round(w.until - w.since, 6)
    return round(w.sign, 6) if name == "sign" else float(w.frames)


STILL: Final = 20_000.0  # seconds of the loop's own clock


@dataclass(frozen=True)
class Table:
    """A table to be watched, how many windows of it, and the kinds that must be among them."""

    game: str
    seats: tuple[str, ...]
    level: int
    windows: int
    kinds: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    people: bool = True  # are there enough windows of people to be judged?


TABLES = (
    Table(
        "footclub",
        ("me", "bot"),
        6,
        900,
        ("ASK_FAN", "ASK_POSSESSION", "ASK_BONUS", "ASK_DISCARD"),
    ),
    Table("footclub", ("me", "bot"), 1, 300, ("ASK_FAN", "ASK_BONUS"), (("rules", "poussin"),)),
    Table("footclub", ("bot", "bot"), 3, 500, ("ASK_FAN",)),
    Table("worldwide", ("me", "bot"), 6, 400, ("DEFENCE", "ATTACK")),
    Table("worldwide", ("me", "bot", "bot", "bot"), 5, 400, ("DEFENCE", "ATTACK")),
    Table("eleven", ("me", "bot"), 5, 80, ("FORMATION_",), people=False),
    Table("eleven", ("bot", "bot"), 4, 150, ("FORMATION_", "MATCH_TACTIC")),
)


class Portions(Random):
    """A number below another is that portion of it."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return int(self.random() * start)


def watched(
    folder: Path, monkeypatch: pytest.MonkeyPatch, table: Table, most: int | None = None
) -> Truth:
    """What was seen of matches at such a table."""
    truth = Truth()
    watch_engine(monkeypatch, truth)
    fate = lot(Portions(7))
    monkeypatch.setattr(tables, "Entropy", lambda: fate)

    async def work() -> None:
        async with hall(known(folder)) as server:
            server.think(leaking(Random(11), truth))
            wish = {"options": dict(table.options)}
            most_ = most or table.windows
            await matches(server, truth, table.game, table.seats, table.level, most_, **wish)

    run(work())
    return truth


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t.game}-{'-'.join(t.seats)}-{t.level}")
def test_the_clock_does_not_tell_whether_there_was_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    truth = watched(tmp_path, monkeypatch, table)
    for bot in (True, False) if "me" in table.seats else (True,):
        worst = judge(truth, bot)
        assert worst or not (bot or table.people), "nothing could be judged"
        assert all(found <= BAR for found in worst.values()), worst
        if bot:
            judged = {int(name.split()[1]) for name in worst if " " in name}
            codes = __import__(f"touchline.games.{table.game}.rules.codes", fromlist=["codes"])
            assert {int(getattr(codes, name)) for name in table.kinds} <= judged
