"""What can be asked over HTTP, and how it is refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, House, Json, config, running
from tests.server.test_table import LESSON
from touchline.server.limits import Limits, Rate
from touchline.server.opening import NAME


def refused(answer: Any, status: int, id: str) -> Json:
    assert answer.status_code == status, answer.text
    problem: Json = answer.json()
    assert problem["status"] == status
    assert problem["said"]["id"] == id
    assert set(problem) == {"status", "said", "text", "rule"}
    assert len(problem["text"]) > 10
    return problem


def test_about_and_games(shared_house: House) -> None:
    about = shared_house.http.get("/api/about").json()
    assert about["games"] == ["streetsoccer", "footclub", "worldwide", "eleven"]
    assert about["engine"] in ("compiled", "interpreted")
    game, cards, four, season = shared_house.http.get("/api/games").json()
    assert game["tables"] == [2]
    assert game["levels"] == [1, 2, 3, 4, 5, 6]
    assert game["default_level"] in game["levels"]
    assert len(game["teams"]) >= 6
    assert {"key", "values", "rule"} == set(game["choices"][0])
    assert "boardgame" in [p["key"] for p in game["presets"]]
    assert any(p["unverified"] for p in game["presets"])
    assert game["packs"] == []
    assert [p["id"] for p in cards["packs"]] == ["base"]
    assert all(len(team["figures"]) == 0 for team in cards["teams"])
    assert (four["tables"], four["sides"], four["teams"]) == ([2, 4], 2, [])
    assert [p["key"] for p in four["presets"]] == ["amateur", "professional", "home", "cup"]
    assert (season["tables"], season["sides"]) == ([1, 2, 3, 4], 0)
    assert season["levels"] == [1, 2, 3, 4, 5]
    assert len(season["teams"]) >= 4


def test_texts_rulebook_and_lessons(shared_house: House) -> None:
    for lang in ("en", "fr"):
        text = shared_house.http.get(f"/text/{lang}.ftl")
        assert text.headers["content-type"].startswith("text/plain")
        assert "srv-stale =" in text.text
        assert "ss-name =" in text.text
        book = shared_house.http.get(f"/api/rulebook/streetsoccer/{lang}").json()
        ids = [s["id"] for c in book["chapters"] for s in c["sections"]]
        assert "SS-057" in ids
    refused(shared_house.http.get("/text/xx.ftl"), 404, "srv-no-language")
    refused(shared_house.http.get("/api/rulebook/streetsoccer/xx"), 404, "fault-rulebook")
    refused(shared_house.http.get("/api/rulebook/..%2f..%2fREADME/en"), 404, "srv-no-page")
    lessons = shared_house.http.get("/api/lessons/streetsoccer").json()
    assert [set(each) for each in lessons] == [{"id", "position", "want", "steps"}] * len(lessons)
    assert len(lessons) >= 6
    refused(shared_house.http.get("/api/lessons/chess"), 404, "srv-no-game")


@pytest.mark.parametrize(
    ("change", "status", "id"),
    [
        ({"game": "chess"}, 404, "srv-no-game"),
        ({"seats": [{"kind": "me"}]}, 422, "srv-seats"),
        ({"seats": [{"kind": "me"}] * 5}, 422, "srv-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, 422, "srv-bad-message"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "more": 1}]}, 422, "srv-bad-message"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "team": "nobody"}]}, 422, "srv-no-team"),
        ({"seats": [{"kind": "me", "team": "mill-yard"}] * 2}, 422, "srv-same-team"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "name": "x" * 25}]}, 422, "srv-long-name"),
        ({"seats": [{"kind": "me"}, {"kind": "me", "level": 1}]}, 422, "srv-level-of-person"),
        ({"options": {"ring": "round"}}, 422, "fault-option-value"),
        ({"options": {"rings": "full"}}, 422, "fault-option"),
        ({"preset": "boardgames"}, 422, "fault-preset"),
        ({"moment": "not a position"}, 422, "fault-position"),
        ({"extra": 1}, 422, "srv-bad-message"),
    ],
)
def test_wishes_for_tables_that_cannot_be(
    shared_house: House, change: Json, status: int, id: str
) -> None:
    wish = {"game": "streetsoccer", "seats": [{"kind": "me"}, {"kind": "me"}], **change}
    refused(shared_house.http.post("/api/tables", json=wish), status, id)


def test_a_near_miss_is_named(shared_house: House) -> None:
    wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2, "options": {"rings": "full"}}
    assert "'ring'" in shared_house.http.post("/api/tables", json=wish).json()["text"]


def test_bodies_must_be_json_of_a_fair_size(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(body=2_000))) as house:
        post = house.http.post
        refused(post("/api/tables", content="{}"), 415, "srv-not-json")
        json = {"content-type": "application/json"}
        refused(post("/api/tables", content="{", headers=json), 422, "srv-bad-message")
        refused(post("/api/tables", content=b"\xff", headers=json), 422, "srv-bad-message")
        refused(post("/api/replay", json={"text": "x" * 3_000}), 413, "srv-long-body")

        def pieces() -> Any:
            for _ in range(100):
                yield b"x" * 100

        refused(post("/api/replay", content=pieces(), headers=json), 413, "srv-long-body")


ROWS = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12"


@pytest.mark.parametrize(
    ("path", "wish", "id"),
    [
        (
            "/api/study",
            {"game": "streetsoccer", "position": ROWS + " " + "z" * 3000 + " L"},
            "fault-position",
        ),
        ("/api/study", {"game": "z" * 3000, "position": "12 e4 L"}, "srv-no-game"),
        ("/api/replay", {"text": '[Rules "' + "z" * 3000 + '"]'}, "fault-record-tag-preset"),
        ("/api/replay", {"text": "{" + "z" * 3000}, "fault-tape-json"),
        ("/api/tables", {"z" * 3000: 1}, "srv-bad-message"),
    ],
)
def test_a_refusal_stays_short_however_long_the_mistake(
    shared_house: House, path: str, wish: Json, id: str
) -> None:
    status = 404 if id == "srv-no-game" else 422
    problem = refused(shared_house.http.post(path, json=wish), status, id)
    assert len(problem["text"]) < 1200
    assert all(len(str(v)) <= 600 for v in problem["said"]["args"].values())


def test_pages_that_are_not_there(shared_house: House) -> None:
    refused(shared_house.http.get("/api/nothing"), 404, "srv-no-page")
    refused(shared_house.http.get("/nothing.html"), 404, "srv-no-page")
    refused(shared_house.http.get("/api/tables"), 405, "srv-no-method")
    refused(shared_house.http.delete("/api/about"), 405, "srv-no-method")
    refused(shared_house.http.post("/"), 405, "srv-no-method")
    refused(shared_house.http.get("/../pyproject.toml"), 404, "srv-no-page")
    refused(shared_house.http.get("/..%2f..%2fpyproject.toml"), 404, "srv-no-page")


def test_a_table_in_short_needs_its_secret(shared_house: House) -> None:
    laid = shared_house.lay({"kind": "me", "name": "Ada"}, "me", moment=LESSON)
    at = f"/api/tables/{laid['table']}"
    refused(shared_house.get(at), 401, "srv-no-secret")
    refused(shared_house.get(at, "guess"), 403, "srv-no-seat")
    refused(shared_house.get("/api/tables/none", laid["secret"]), 404, "srv-no-table")
    brief = shared_house.get(at, laid["secret"]).json()
    assert brief == {
        "table": laid["table"],
        "game": "streetsoccer",
        "names": ["Ada", ""],
        "sides": 0,
        "score": [1, 0],
        "mine": [0, 1],
        "yours": True,
        "over": None,
        "rematch": "",
    }
    assert shared_house.get(at, laid["watch"]).json()["yours"] is False
    refused(shared_house.get(f"{at}/replay", laid["secret"]), 409, "srv-not-over")
    refused(shared_house.get(f"{at}/record.txt", laid["secret"]), 409, "srv-not-over")
    refused(shared_house.get(f"{at}/replay"), 409, "srv-not-over")


def test_secrets_are_kept_as_hashes_only(tmp_path: Path) -> None:
    with running(config(tmp_path)) as house:
        laid = house.lay("me", "invite")
        guest = house.join(laid["table"], laid["secret"])
        guest.ask("ping")
    raw = b"".join(f.read_bytes() for f in tmp_path.rglob("*") if f.is_file())
    for secret in (laid["secret"], laid["watch"], laid["invites"]["1"]):
        assert len(secret) >= 43
        assert secret.encode() not in raw


def test_too_many_requests_are_told_so(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(0.001, 3), new_tables=Rate(0.001, 1))
    with running(config(tmp_path, limits=limits)) as house:
        house.lay("me", "me")
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        refused(house.http.post("/api/tables", json=wish), 429, "srv-too-fast")
        assert house.http.get("/api/about").status_code == 200
        refused(house.http.get("/api/about"), 429, "srv-too-fast")


def test_sockets_are_capped(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(sockets_of_address=2, listeners=1))) as house:
        laid = house.lay("me", "me")
        first = house.join(laid["table"], laid["secret"])
        second = Guest(house.url, laid["table"], laid["watch"])
        (full,) = second.hear_out()
        assert (full["status"], full["said"]["id"]) == (429, "srv-full-table")
        other = house.lay("me", "me")
        house.join(other["table"], other["secret"])
        outside = Guest.__new__(Guest)
        outside.open(house.url)  # told before it has said anything
        (full,) = outside.hear_out()
        assert (full["status"], full["said"]["id"]) == (429, "srv-full-sockets")
        assert first.ask("ping")["type"] == "pong"


def test_sockets_are_not_opened_by_the_thousand(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(requests=Rate(0.001, 2)))) as house:
        laid = house.lay("me", "me")
        house.join(laid["table"], laid["secret"])
        assert [m["status"] for m in Guest(house.url, laid["table"], "guess").hear_out()] == [403]
        hasty = Guest.__new__(Guest)
        hasty.open(house.url)
        assert [m["status"] for m in hasty.hear_out()] == [429]


def test_a_hasty_socket_is_told_so(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(messages=Rate(0.001, 3)))) as house:
        laid = house.lay("me", "me")
        guest = house.join(laid["table"], laid["secret"])
        replies = [guest.ask("ping")["type"] for _ in range(5)]
        assert replies == ["pong"] * 3 + ["refusal"] * 2
        assert guest.heard[-1]["status"] == 429


def test_a_full_house_lays_no_more(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(tables=1))) as house:
        house.lay("me", "me")
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        refused(house.http.post("/api/tables", json=wish), 503, "srv-full-house")
    with running(config(tmp_path, limits=Limits(tables=1))) as house:
        refused(house.http.post("/api/tables", json=wish), 503, "srv-full-house")


def test_a_match_that_is_over_or_asleep_takes_no_room(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(tables=1))) as house:
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        first = house.lay("me", "me")
        refused(house.http.post("/api/tables", json=wish), 503, "srv-full-house")
        assert house.join(first["table"], first["secret"]).ask("resign", seat=0)["type"] == "done"
        second = house.lay("me", "me")  # the first is over
        refused(house.http.post("/api/tables", json=wish), 503, "srv-full-house")
        with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
            db.execute("UPDATE tables SET touched = 0 WHERE id = ?", (second["table"],))
        house.lay("me", "me")  # the second was touched by nobody for a month


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(live=2))) as house:
        laid = [house.lay("me", "me", moment=LESSON) for _ in range(6)]
        for each in laid:
            guest = house.join(each["table"], each["secret"])
            guest.answer()
            guest.hear("tick")
            guest.until_asked()
            guest.leave()
        assert len(house.lobby._live) <= 3
        again = house.join(laid[0]["table"], laid[0]["secret"])
        assert again.tick["at"] == 2


# -- the client -----------------------------------------------------------------------------------


def test_the_client_is_served_and_kept_by_browsers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Touchline</title>")
    (static / "assets" / "app-1234.js").write_text("export {}")
    with running(config(tmp_path / "data", static=static)) as house:
        page = house.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        script = house.http.get("/assets/app-1234.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert house.http.head("/").status_code == 200
        refused(house.http.get("/assets/app-5678.js"), 404, "srv-no-page")


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(config(tmp_path / "data", static=tmp_path / "none")) as house:
        page = house.http.get("/")
        assert page.status_code == 503
        assert "dev.py play" in page.text
        assert house.http.get("/api/about").status_code == 200
