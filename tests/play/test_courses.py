"""Scripted lessons: every course reaches its end, and takes no other answer than it asks for."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from touchline.core.faults import Fault
from touchline.play import courses, library
from touchline.play.courses import Course, Move, Script
from touchline.rooms import ROOMS

TEXTS = Path(__file__).parents[2] / "client" / "src" / "games"
ALL = [(name, course) for name, room in ROOMS.items() for course in courses.courses(room)]
IDS = [f"{name}-{course.id}" for name, course in ALL]


def script(name: str, course: Course) -> Script:  # type: ignore[type-arg]  # games differ
    return Script(ROOMS[name], course)


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
    foul = next(c for c in courses.courses(ROOMS["worldwide"]) if c.id == "foul")
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


def played(s: Script, course: Course, given: list[int], text: str) -> bool:  # type: ignore[type-arg]
    """Does the learner get on with this answer?"""
    at = s.follow(given)
    v = s.game.view(at.state, course.eye)
    q = s.game.pending(at.state).of(course.eye)
    assert q is not None
    code = next(n for n in q.options if s.words.notation(course.eye, n, v) == text)
    given.append(code)
    return s.follow(given).step == len(given)


def placed(week: Course, zones: str) -> list[bool]:
    """Eleven's first week with these places of the shirts: which of them were taken?"""
    s = script("eleven", week)
    at = next(n for n, m in enumerate(asked(week)) if m.loose)
    given = answers("eleven", WEEK)[:at]
    return [played(s, week, given, zone) for zone in zones.split()]


WEEK = courses.courses(ROOMS["eleven"])[0]
OTHERS = "CB CB LM RM CM CM CM"  # defenders in the middle; it wins as well


def test_a_stretch_may_be_done_in_another_way() -> None:
    assert next(m.text for m in WEEK.moves if m.loose) != OTHERS
    assert all(placed(WEEK, OTHERS))


def test_a_stretch_ends_where_the_script_can_go_on() -> None:
    """Where it could not, the last of the answers is refused, and none before it."""
    stuck = replace(WEEK, moves=(*WEEK.moves[:-1], courses.move("0*XX")))
    assert placed(stuck, OTHERS) == [True] * 6 + [False]


def test_an_outgrown_script_says_so() -> None:
    foul = next(c for c in courses.courses(ROOMS["worldwide"]) if c.id == "foul")
    broken = replace(foul, moves=(*foul.moves[:3], courses.move("1: XX"), *foul.moves[4:]))
    with pytest.raises(Fault, match="1: XX"):
        script("worldwide", broken).follow([])


@pytest.mark.parametrize(("name", "course"), ALL, ids=IDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_step_has_words(name: str, course: Course, lang: str) -> None:
    prefix = ROOMS[name].words.prefix
    text = "".join(file.read_text("utf-8") for file in (TEXTS / name).glob(f"*.{lang}.ftl"))
    for step in [*range(1, course.steps + 1), "end"]:
        assert re.search(rf"^{prefix}course-{course.id}-{step} = ", text, re.M), step
    assert not re.search(rf"^{prefix}course-{course.id}-{course.steps + 1} = ", text, re.M)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_the_first_week_name_its_cards(lang: str) -> None:
    """Each name that is asked for is that of the card which the script means."""
    s = script("eleven", WEEK)
    cards = [
        str(card["name"])
        for card in library.content(ROOMS["eleven"], lang=lang)["cards"]  # type: ignore[attr-defined]
    ]
    text = (TEXTS / "eleven" / f"guide.{lang}.ftl").read_text("utf-8")
    state, step, named = s.begin(), 0, 0
    for m in (part for whole in WEEK.moves for part in parts(whole)):
        code = s.code(state, m)
        first = s.words.option(code, s.game.view(state, 0))[0][0] if m.asked else ""
        s.step(state, m.who, code)
        step += m.asked and not m.same
        if m.same or not first.startswith("card:") or m.text.startswith("TA"):
            continue
        found = re.search(rf"^el-course-week-{step} = .*\n.*\n    \.do = (.*)$", text, re.M)
        assert found is not None
        assert cards[int(first[5:])] in found[1], step
        named += 1
    assert named >= 7
