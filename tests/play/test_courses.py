"""Scripted lessons: every course reaches its end, and takes no other answer than it asks for."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from touchline.core.faults import Fault
from touchline.games import GAMES
from touchline.games.voices import WORDS
from touchline.play import courses
from touchline.play.courses import Course, Move, Script

TEXTS = Path(__file__).parents[2] / "client" / "src" / "text"
BY_NAME = {game.name: game for game in GAMES}
ALL = [(name, course) for name in BY_NAME for course in courses.courses(name)]
IDS = [f"{name}-{course.id}" for name, course in ALL]


def script(name: str, course: Course) -> Script:  # type: ignore[type-arg]  # games differ
    return Script(BY_NAME[name], WORDS[name], course)


def parts(m: Move) -> list[Move]:
    """The answers a move consists of."""
    return [replace(m, text=part) for part in m.text.split()] if m.loose else [m]


def answers(name: str, course: Course) -> list[int]:
    """What the script itself answers for the learner."""
    s = script(name, course)
    state = s.begin()
    given: list[int] = []
    for m in (part for whole in course.moves for part in parts(whole)):
        code = s.code(state, m)
        s.step(state, m.who, code)
        given += [code] if m.asked else []
    return given


def asked(course: Course) -> list[Move]:
    """The moves behind them."""
    return [part for m in course.moves if m.asked for part in parts(m)]


@pytest.mark.parametrize(("name", "course"), ALL, ids=IDS)
def test_a_course_reaches_its_end(name: str, course: Course) -> None:
    given = answers(name, course)
    assert len(given) >= course.steps > 0
    at = script(name, course).follow(given, len(given) - 1)
    assert at.done
    assert (at.step, at.stage) == (len(given), course.steps)
    assert at.events, "the last answer brings nothing about"


@pytest.mark.parametrize(("name", "course"), ALL, ids=IDS)
def test_the_learner_is_asked_and_may_err(name: str, course: Course) -> None:
    """At each moment there is a choice, and an answer that is not meant changes nothing."""
    s = script(name, course)
    given = answers(name, course)
    moves = asked(course)
    wholes = [n for n, m in enumerate(course.moves) if m.asked for _ in parts(m)]
    stages = [sum(not m.same for m in moves[: n + 1]) for n in range(len(moves))]
    for step, right in enumerate(given):
        at = s.follow(given[:step])
        q = s.game.pending(at.state).of(course.eye)
        assert q is not None
        assert right in q.options
        # what has begun and is not done yet does not lie behind
        assert at.stage == (stages[step - 1] - moves[step].same if step else 0)
        taken = {code: s.takes(at.state, wholes[step], code) for code in q.options}
        assert taken.pop(right)
        if not moves[step].free and not moves[step].loose:
            assert not any(taken.values())
        for other in [code for code, fine in taken.items() if not fine][:1]:
            then = s.follow([*given[:step], other], step)
            assert (then.step, then.stage, then.done, then.events) == (step, at.stage, False, [])


def test_a_free_choice_leaves_what_is_needed_later() -> None:
    """The card that the script plays later cannot be discarded, any other can."""
    foul = next(c for c in courses.courses("worldwide") if c.id == "foul")
    s = script("worldwide", foul)
    given = answers("worldwide", foul)[:2]
    at = s.follow(given)
    q = s.game.pending(at.state).of(0)
    assert q is not None
    v = s.game.view(at.state, 0)
    taken = {s.words.notation(0, code, v): s.follow([*given, code]).step == 3 for code in q.options}
    assert taken.pop("-DR") is False
    assert taken
    assert all(taken.values())


def test_an_outgrown_script_says_so() -> None:
    foul = next(c for c in courses.courses("worldwide") if c.id == "foul")
    broken = replace(foul, moves=(*foul.moves[:3], courses.move("1: XX"), *foul.moves[4:]))
    with pytest.raises(Fault, match="1: XX"):
        script("worldwide", broken).follow([])


@pytest.mark.parametrize(("name", "course"), ALL, ids=IDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_step_has_words(name: str, course: Course, lang: str) -> None:
    prefix = WORDS[name].prefix
    text = "".join(file.read_text("utf-8") for file in TEXTS.glob(f"*-{lang}.ftl"))
    for step in [*range(1, course.steps + 1), "end"]:
        assert re.search(rf"^{prefix}course-{course.id}-{step} = ", text, re.M), step
    assert not re.search(rf"^{prefix}course-{course.id}-{course.steps + 1} = ", text, re.M)
