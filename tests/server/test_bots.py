"""Computers at the table: they play in processes of their own, and stumble without harm."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path

import pytest

from tests.server.live_server import Clock, LiveServer, config, running
from tests.server.test_table import LESSON
from touchline.core.tape import Header, Tape
from touchline.rooms import ROOMS
from touchline.server.bots import Bots, Question, Stumble, seed_for

BACK_TO_ME = LESSON.replace("f6 L t 1 17a", "f6 R t 1 17b")  # seat 1 is to move, with a one


def worker(body: str) -> tuple[str, ...]:
    """A worker that does this with every line it reads."""
    code = f"import sys\nprint('ready', flush=True)\nfor line in sys.stdin:\n    {body}\n"
    return (sys.executable, "-c", code)


CRASHES = worker("sys.exit(3)")
SILENT = worker("pass")
BABBLES = worker("print('what?', flush=True)")
CHEATS = worker("""print('{"codes":[1]}', flush=True)""")
FAILS = worker("""print('{"error":"no idea"}', flush=True)""")
EMPTY = worker("""print('{"codes":[]}', flush=True)""")
MISSING = ("/nonexistent/touchline-worker",)


def question(seat: int = 1, seed: int = 7) -> Question:
    room = ROOMS["streetsoccer"]
    head = Header(room.name, room.game.version, seats=("", ""), start=BACK_TO_ME)
    return Question(room.home, Tape(head).text(), seat, 3, seed)


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


def test_a_worker_answers_again_and_again_and_alike() -> None:
    async def work() -> None:
        bots = Bots(1)
        try:
            answers = [await bots.choose(question()) for _ in range(3)]
            assert answers[0] == answers[1] == answers[2]
            assert len(bots.workers._all) == 1
        finally:
            await bots.close()
        assert not bots.workers._all

    run(work())


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (CRASHES, "srv-bot-crashed"),
        (BABBLES, "srv-bot-crashed"),
        (FAILS, "srv-bot-crashed"),
        (EMPTY, "srv-bot-crashed"),
        (MISSING, "srv-bot-crashed"),
        ((sys.executable, "-c", "print('not ready')"), "srv-bot-crashed"),
        (SILENT, "srv-bot-slow"),
    ],
)
def test_a_bad_worker_stumbles(command: tuple[str, ...], why: str) -> None:
    async def work() -> None:
        bots = Bots(1, 0.05 if command is SILENT else 20.0, command)
        try:
            for _ in range(2):
                with pytest.raises(Stumble) as told:
                    await bots.choose(question())
                assert told.value.why == why
        finally:
            await bots.close()

    run(work())


def counted(first: str, then: str, file: Path) -> tuple[str, ...]:
    """A worker of which the first process does one thing with a line, and those after it another;
    each leaves a letter in the file.
    """
    code = f"""
import pathlib, sys
p = pathlib.Path({str(file)!r})
began = p.read_text() if p.exists() else ""
p.write_text(began + "x")
print("ready", flush=True)
for line in sys.stdin:
    {first} if not began else {then}
"""
    return (sys.executable, "-c", code)


@pytest.mark.parametrize("fails", ["sys.exit(3)", "print('what?', flush=True)"])
def test_a_fresh_worker_is_asked_once_more(tmp_path: Path, fails: str) -> None:
    answers = """print('{"codes":[5]}', flush=True)"""
    command = counted(fails, answers, tmp_path / "count")

    async def work() -> None:
        bots = Bots(1, 60.0, command)
        try:
            assert await bots.choose(question()) == [5]
        finally:
            await bots.close()

    run(work())
    assert (tmp_path / "count").read_text() == "xx"


def test_two_failures_are_enough(tmp_path: Path) -> None:
    command = counted("sys.exit(3)", "sys.exit(3)", tmp_path / "count")

    async def work() -> None:
        bots = Bots(1, 20.0, command)
        try:
            with pytest.raises(Stumble):
                await bots.choose(question())
        finally:
            await bots.close()

    run(work())
    assert (tmp_path / "count").read_text() == "xx"


def test_a_worker_that_is_killed_costs_no_move(tmp_path: Path) -> None:
    """The real worker, killed from outside between two questions and while it is asked."""

    async def work() -> None:
        bots = Bots(1)
        try:
            first = await bots.choose(question())
            (worker,) = bots.workers._all
            worker.kill()
            assert await bots.choose(question()) == first
        finally:
            await bots.close()

    run(work())


def test_luck_of_a_thought_depends_on_seed_and_moment() -> None:
    seeds = {seed_for(s, at) for s in range(50) for at in range(50)}
    assert len(seeds) == 2_500
    assert seed_for(2**31 - 1, 2**31 - 1) < 2**63


@pytest.mark.parametrize(
    ("command", "why"),
    [(CRASHES, "srv-bot-crashed"), (SILENT, "srv-bot-slow"), (CHEATS, "srv-bot-illegal")],
)
def test_a_stumbling_computer_forfeits_its_move_and_is_named(
    tmp_path: Path, command: tuple[str, ...], why: str
) -> None:
    deadline = 0.05 if command is SILENT else 20.0
    with running(config(tmp_path, bot_command=command, bot_deadline=deadline)) as server:
        laid = server.lay("me", {"kind": "bot", "level": 2}, moment=BACK_TO_ME)
        guest = server.join(laid["table"], laid["secret"])
        assert guest.hear("presence", lambda m: bool(m["thinking"]))["thinking"] == [1]
        told = guest.hear("tick")
        assert told["facts"][0]["said"]["id"] == why
        assert told["facts"][0]["said"]["args"]["team"] == "@team1"
        assert guest.seat == 0
        assert guest.hear("presence")["thinking"] == []
    with running(config(tmp_path)) as server:  # the story keeps it
        story = server.join(laid["table"], laid["secret"]).welcome["story"]
        assert why in [line["said"]["id"] for line in story]


def test_a_computer_plays_a_match_with_a_person(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = server.lay("me", {"kind": "bot", "level": 1})
        guest = server.join(laid["table"], laid["secret"])
        assert guest.welcome["places"][1]["level"] == 1
        assert guest.play(lambda options: int(options[0][0]), most=12) == 12
        assert guest.tick["over"] is None


def test_against_a_computer_the_person_may_take_back_before_the_die(
    tmp_path: Path, clock: Clock
) -> None:
    with running(config(tmp_path, pause=clock.pause)) as server:
        laid = server.lay("me", "bot", moment=LESSON)
        guest = server.join(laid["table"], laid["secret"])
        guest.answer()
        guest.hear("tick")
        assert guest.tick["takeback"] is True
        guest.ask("takeback", seat=0, turn=1)
        guest.hear("tick", lambda m: not m["fresh"])
        assert guest.seat == 0
        clock.ring(1.5)
        guest.answer()
        guest.hear("tick")
        clock.ring(1.5)
        guest.hear("tick", lambda m: m["ask"] is not None)  # rolled, answered, rolled: my turn
        assert guest.seat == 0
        assert guest.tick["takeback"] is False


def test_taking_back_strikes_out_what_the_computer_answered_since(
    tmp_path: Path, clock: Clock
) -> None:
    """While figures are placed no die is rolled: a computer's placing may follow a person's."""
    with running(config(tmp_path, pause=clock.pause)) as server:
        laid = server.lay("me", "bot", options={"first_placer": "L"})
        guest = server.join(laid["table"], laid["secret"])
        guest.until_asked()
        first = guest.tick["view"]
        guest.answer()
        guest.hear("tick")
        guest.hear("tick", lambda m: m["ask"] is not None)  # the computer has placed its two
        placed = [f for f in guest.tick["view"]["figures"] if f["cell"]]
        assert len(placed) == 3
        assert guest.tick["takeback"] is True
        assert guest.ask("takeback", seat=0, turn=guest.turn)["type"] == "done"
        assert guest.hear("tick")["view"] == first
        assert guest.answer(guest.options[-1][0])["type"] == "done"
        guest.hear("tick")
        guest.hear("tick", lambda m: m["ask"] is not None)
        assert len([f for f in guest.tick["view"]["figures"] if f["cell"]]) == 3


def test_computers_play_each_other_while_somebody_looks(tmp_path: Path, clock: Clock) -> None:
    with running(config(tmp_path, pause=clock.pause)) as server:
        laid = server.lay("bot", "bot")
        watcher = server.join(laid["table"], laid["secret"])
        watcher.hear("tick")  # the coin
        for _ in range(3):
            clock.ring(1.5)
            assert watcher.hear("tick")["facts"]
        assert watcher.tick["ask"] is None


def test_levels_are_checked(server: LiveServer) -> None:
    wish = {"game": "streetsoccer", "seats": [{"kind": "me"}, {"kind": "bot", "level": 99}]}
    refused = server.http.post("/api/tables", json=wish)
    assert refused.status_code == 422
    assert refused.json()["said"]["id"] == "srv-no-level"


SAYS = """
import os, pathlib, sys
first = pathlib.Path(os.environ["PYTHONPATH"].split(os.pathsep)[0])
name = first.name if (first / "name").exists() else ""  # one of the test's, not what runs it
if name and (first / "broken").exists(): sys.exit(1)
print("ready", (first / "name").read_text() if name else "", flush=True)
for line in sys.stdin:
    print('{"codes":[%d]}' % (2 if name else 1), flush=True)
"""


@pytest.mark.parametrize(
    ("name", "broken", "answer"),
    [("engine-new", False, 2), ("engine-of-other-sources", False, 1), ("engine-new", True, 1)],
)
def test_a_compiled_engine_is_taken_over_when_it_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, broken: bool, answer: int
) -> None:
    """Between two answers; one of other sources, or that does not start, is left alone."""
    at = tmp_path / "engine-new"
    monkeypatch.setenv("TOUCHLINE_ENGINE", str(at))

    async def work() -> None:
        bots = Bots(1, 60.0, (sys.executable, "-c", SAYS))
        try:
            for _ in range(2):
                assert await bots.choose(question()) == [1]
            (of_before,) = bots.workers._all
            part = tmp_path / "part"
            part.mkdir()
            (part / "name").write_text(name)
            if broken:
                (part / "broken").touch()
            part.rename(at)
            for _ in range(2):
                assert await bots.choose(question()) == [answer]
            assert of_before.returncode is not None
            assert len(bots.workers._all) == 1
        finally:
            await bots.close()

    run(work())


def test_a_worker_that_was_busy_when_the_engine_came_is_ended_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = tmp_path / "engine-new"
    monkeypatch.setenv("TOUCHLINE_ENGINE", str(at))

    async def work() -> None:
        bots = Bots(2, 60.0, (sys.executable, "-c", SAYS))
        try:
            both = [bots.choose(question()), bots.choose(question())]
            assert await asyncio.gather(*both) == [[1], [1]]
            at.mkdir()
            (at / "name").write_text(at.name)
            for _ in range(4):
                assert await bots.choose(question()) == [2]
            assert len(bots.workers._all) == 1
        finally:
            await bots.close()

    run(work())
