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
from touchline.play.courses import Course, Script

TEXTS = Path(__file__).parents[2] / "client" / "src" / "text"
BY_NAME = {game.name: game for game in GAMES}
ALL = [(name, course) for name in BY_NAME for course in courses.courses(name)]
IDS = [f"{name}-{course.id}" for name, course in ALL]


def script(name: str, course: Course) -> Script:  # type: ignore[type-arg]  # games differ
    return Script(BY_NAME[name], WORDS[name], course)


def answers(name: str, course: Course) -> list[int]:
    """What the script itself answers for the learner."""
    s = script(name, course)
    given: list[int] = []
    while True:
        at = s.follow(given)
        if at.done:
            return given
        asked = [m for m in course.moves if m.asked][at.step]
        given.append(s.code(at.state, asked))


@pytest.mark.parametrize(("name", "course"), ALL, ids=IDS)
def test_a_course_reaches_its_end(name: str, course: Course) -> None:
    given = answers(name, course)
    assert len(given) == course.steps > 0
    at = script(name, course).follow(given, len(given) - 1)
    assert at.done
    assert at.events, "the last answer brings nothing about"


@pytest.mark.parametrize(("name", "course"), ALL, ids=IDS)
def test_the_learner_is_asked_and_may_err(name: str, course: Course) -> None:
    """At each moment there is a choice, and an answer that is not meant changes nothing."""
    s = script(name, course)
    given = answers(name, course)
    asked = [m for m in course.moves if m.asked]
    for step, right in enumerate(given):
        at = s.follow(given[:step])
        q = s.game.pending(at.state).of(course.eye)
        assert q is not None
        assert right in q.options
        for other in q.options:
            then = s.follow([*given[:step], other], step)
            if other == right:
                assert then.step == step + 1
            elif not asked[step].free:
                assert (then.step, then.done, then.events) == (step, False, [])


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
