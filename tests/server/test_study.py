"""Positions and records without a table: lessons, reasons, replays of files."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.live_server import Json, LiveServer, views
from tests.server.test_http import refused
from tests.server.test_table import LESSON
from touchline.core.words import Fact
from touchline.games.streetsoccer.voice.lessons import bends, brought_about
from touchline.play.courses import Script, courses
from touchline.rooms import ROOMS


def study(server: LiveServer, position: str, **more: Any) -> Json:
    answer = server.http.post(
        "/api/study", json={"game": "streetsoccer", "position": position, **more}
    )
    assert answer.status_code == 200, answer.text
    studied: Json = answer.json()
    return studied


def lessons(server: LiveServer) -> list[Json]:
    found: list[Json] = server.http.get("/api/lessons/streetsoccer").json()
    return found


def test_every_lesson_can_be_fulfilled_and_missed(shared_server: LiveServer) -> None:
    for lesson in lessons(shared_server):
        at = study(shared_server, lesson["position"])
        assert at["view"]["position"] == lesson["position"]
        outcomes = set()
        for code, *_ in at["ask"]["options"]:
            tried = study(shared_server, lesson["position"], code=code, lesson=lesson["id"])
            assert tried["facts"]
            assert tried["position"] != lesson["position"]
            outcomes.add(tried["done"])
            if len(outcomes) == 2:
                break
        assert outcomes == {True, False}, lesson["id"]


def test_what_a_plan_would_do_in_a_position_is_what_it_does(shared_server: LiveServer) -> None:
    code = study(shared_server, LESSON)["ask"]["options"][0][0]
    planned = study(shared_server, LESSON, plan={"plan": "codes", "codes": [code]})
    assert planned["position"] == LESSON
    assert planned["found"]["facts"] == study(shared_server, LESSON, code=code)["facts"]


def test_a_position_may_be_asked_why(shared_server: LiveServer) -> None:
    told = study(shared_server, LESSON, anchors=["d5", "c5"])
    assert [r["said"]["id"] for r in told["reasons"]] == ["ss-why-light"]
    assert told["reasons"][0]["rule"] == "SS-107"
    assert told["position"] == LESSON


def test_after_an_answer_fate_is_due_and_nobody_is_asked(shared_server: LiveServer) -> None:
    code = study(shared_server, LESSON)["ask"]["options"][0][0]
    after = study(shared_server, LESSON, code=code)
    assert after["ask"] is None
    assert after["done"] is False
    again = {"game": "streetsoccer", "position": after["position"], "code": code}
    refused(shared_server.http.post("/api/study", json=again), 409, "srv-nobody-to-play")


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"position": "12/12"}, 422, "fault-position"),
        ({"position": ""}, 422, "fault-position"),
        ({"position": LESSON, "code": 1}, 422, "srv-not-open"),
        ({"position": LESSON, "options": {"ring": "x"}}, 422, "fault-option-value"),
        ({"position": LESSON, "code": "a"}, 422, "srv-bad-message"),
        ({"position": LESSON, "game": "chess"}, 404, "srv-no-game"),
    ],
)
def test_what_cannot_be_studied(
    shared_server: LiveServer, wish: Json, status: int, id: str
) -> None:
    wish = {"game": "streetsoccer", **wish}
    refused(shared_server.http.post("/api/study", json=wish), status, id)


def test_a_lesson_that_is_not_there(shared_server: LiveServer) -> None:
    code = study(shared_server, LESSON)["ask"]["options"][0][0]
    wish = {"game": "streetsoccer", "position": LESSON, "code": code, "lesson": "flying"}
    refused(shared_server.http.post("/api/study", json=wish), 404, "srv-no-lesson")


def test_wishes_are_read_from_facts() -> None:
    kick = Fact("kick", None, {"path": ["d4", "e5", "f6", "g6"], "touches": []})
    assert brought_about([kick]) == {"kick", "bend", "ball-cell=g6"}
    passed = Fact("kick", None, {"path": ["d4", "e5", "f5"], "touches": [{"cell": "e5"}]})
    assert brought_about([passed]) == {"kick", "pass", "ball-cell=f5"}
    walk = Fact("move", None, {"path": ["a1", "a2", "b2"]})
    assert brought_about([walk]) == {"walk", "rest-cell=b2"}
    push = Fact("push", None, {"path": ["b4", "c4"]})
    goal = Fact("goal", None, {"score": [1, 0]})
    done = brought_about([walk, kick, push, goal])
    assert done == {"kick", "bend", "ball-cell=g6", "push", "goal", "rest-cell=c4"}


@pytest.mark.parametrize(
    ("path", "touched", "bent"),
    [
        (["d4", "e4", "f4"], [], False),
        (["d4", "e4", "f5"], [], True),
        (["d4", "e4", "f5"], ["e4"], False),
        (["j4", "k4", "goal"], [], False),
        (["i5", "j4", "k4", "goal"], [], True),
        (["d4"], [], False),
    ],
)
def test_a_bend_is_a_change_of_direction_between_touches(
    path: list[str], touched: list[str], bent: bool
) -> None:
    assert bends(path, touched) is bent


# -- records --------------------------------------------------------------------------------------


def played(server: LiveServer, seed: int) -> tuple[Json, str]:
    """A finished match: its replay, and the path of its files."""
    laid = server.lay({"kind": "me", "name": "Ada", "team": "night-tram"}, "me")
    guest = server.join(laid["table"], laid["secret"])
    rng = Random(seed)
    guest.play(lambda options: rng.choice(options)[0])
    guest.leave()
    at = f"/api/tables/{laid['table']}"
    replay = server.get(f"{at}/replay", laid["secret"]).json()
    return replay, f"{at}|{laid['secret']}"


def test_both_kinds_of_record_are_opened_again(shared_server: LiveServer) -> None:
    replay, way = played(shared_server, 11)
    at, secret = way.split("|")
    assert replay["teams"][0]["id"] == "night-tram"
    assert replay["names"][0] == "Ada"
    for form in ("tape.json", "txt"):
        text = shared_server.get(f"{at}/record.{form}", secret).text
        again = shared_server.http.post("/api/replay", json={"text": text})
        assert again.status_code == 200, again.text
        assert views(again.json())[-1]["position"] == views(replay)[-1]["position"]
        assert again.json()["over"]["points"] == replay["over"]["points"]
        assert len(again.json()["goals"]) == len(replay["goals"])
    refused(shared_server.get(f"{at}/record.pdf", secret), 404, "srv-no-page")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "fault-record-empty"),
        ("hello", "fault-record-unknown"),
        ("{", "fault-tape-json"),
        ("{}", "fault-tape-format"),
        (
            '{"format":"touchline tape","edition":1,"game":"chess","version":1,"answers":[]}',
            "srv-no-game",
        ),
        (
            '{"format":"touchline tape","edition":1,"game":"streetsoccer","version":1,'
            '"answers":["0.17"]}',
            "fault-tape-answer",
        ),
        (
            '{"format":"touchline tape","edition":1,"game":"streetsoccer","version":99,'
            '"answers":[]}',
            "fault-tape-version",
        ),
    ],
)
def test_files_that_cannot_be_opened(shared_server: LiveServer, text: str, id: str) -> None:
    refused(shared_server.http.post("/api/replay", json={"text": text}), 422, id)


@pytest.mark.parametrize(
    ("teams", "ids"),
    [
        ("", ["harbour-lane", "mill-yard"]),
        ('[Teams "mill-yard harbour-lane"]', ["mill-yard", "harbour-lane"]),
        ('[Teams "mill-yard no-such-team"]', ["mill-yard", "harbour-lane"]),
    ],
)
def test_a_record_without_teams_is_played_by_the_first_of_the_base_pack(
    shared_server: LiveServer, teams: str, ids: list[str]
) -> None:
    text = f'[Rules "boardgame"]\n{teams}\n\n0. L +Gb4 +Gk5\n'
    shown = shared_server.http.post("/api/replay", json={"text": text})
    assert shown.status_code == 200, shown.text
    found = shown.json()["teams"]
    assert [team["id"] for team in found] == ids
    assert all(len(team["figures"]) == 5 for team in found)


def test_an_unfinished_record_is_shown_as_far_as_it_goes(shared_server: LiveServer) -> None:
    text = (
        '{"format":"touchline tape","edition":1,"game":"streetsoccer","version":1,'
        '"answers":["f.0"]}'
    )
    shown = shared_server.http.post("/api/replay", json={"text": text}).json()
    assert [f["who"] for f in shown["frames"]] == [-1, -1]
    assert shown["over"] is None


def take(server: LiveServer, codes: list[int], told: int = 0, **more: Any) -> Json:
    answer = server.http.post(
        "/api/study",
        json={"game": "worldwide", "position": "", "lesson": "amateur", "codes": codes}
        | {"told": told, **more},
    )
    assert answer.status_code == 200, answer.text
    told_: Json = answer.json()
    return told_


def test_a_course_goes_on_with_the_right_answer_only(shared_server: LiveServer) -> None:
    first = take(shared_server, [], lang="fr")
    assert first["step"] == 0
    assert not first["facts"]
    assert any(a["name"] == "Passe longue" for a in first["content"]["actions"])
    by_anchor = {o[1][0]: o[0] for o in first["ask"]["options"]}
    wrong = take(shared_server, [by_anchor["a:0"]])
    assert (wrong["step"], wrong["facts"], wrong["done"]) == (0, [], False)
    right = take(shared_server, [by_anchor["a:1"]])
    assert right["step"] == 1
    assert right["content"] == {}
    kinds = [f["kind"] for f in right["facts"]]
    assert kinds[0] == "played"
    assert "let_by" in kinds
    again = take(shared_server, [by_anchor["a:1"]], told=1)
    assert again["facts"] == []


def test_a_course_shows_its_learner_no_other_hand(shared_server: LiveServer) -> None:
    first = take(shared_server, [])
    assert first["view"]["hands"][1]["cards"] is None
    right = take(shared_server, [o[0] for o in first["ask"]["options"] if o[1] == ["a:1"]])
    drawn = [f for f in right["facts"] if f["kind"] == "card_drawn" and f["data"]["seat"] == 1]
    assert drawn
    assert all(f["data"]["card"] is None for f in drawn)


def test_a_course_says_why_a_card_is_shut(shared_server: LiveServer) -> None:
    told = take(shared_server, [], anchors=["a:5"])
    assert [r["rule"] for r in told["reasons"]] == ["WF-042"]


def test_a_step_of_several_answers_and_its_plan(shared_server: LiveServer) -> None:
    """Eleven's first week: the line-up is one step, and a plan of it may be tried."""
    course = courses(ROOMS["eleven"])[0]
    script = Script(ROOMS["eleven"], course)
    state = script.begin()
    codes: list[int] = []
    for m in course.moves:
        if m.loose:
            break
        code = script.code(state, m)
        script.step(state, m.who, code)
        codes += [code] if m.asked else []
    steps = sum(m.asked and not m.same for m in course.moves[: course.moves.index(m)])
    week: dict[str, Any] = {"game": "eleven", "lesson": "week"}
    at = take(shared_server, codes, **week)
    assert (at["step"], at["stage"]) == (len(codes), steps - 1), "it is not done yet"
    assert at["found"] is None
    found = take(shared_server, codes, plan={"plan": "sheet"}, **week)["found"]
    assert len(found["field"]) == found["forecast"]["placed"] == 10
    assert found["forecast"]["fronts"]
    wrong = {"position": "", "codes": codes, "plan": {"plan": "sheet", "shirts": [[0, 9]]}, **week}
    refused(shared_server.http.post("/api/study", json=wrong), 422, "fault-plan-row")
