"""What can be asked over HTTP, and how it is refused."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live_server import ROOMY, Guest, Json, LiveServer, config, running
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


def test_about_and_games(shared_server: LiveServer) -> None:
    about = shared_server.http.get("/api/about").json()
    assert about["games"] == ["streetsoccer", "footclub", "worldwide", "eleven"]
    assert about["engine"] in ("compiled", "interpreted")
    game, cards, four, season = shared_server.http.get("/api/games").json()
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


def test_texts_rulebook_and_lessons(shared_server: LiveServer) -> None:
    for lang in ("en", "fr"):
        text = shared_server.http.get(f"/text/shared.{lang}.ftl")
        assert text.headers["content-type"].startswith("text/plain")
        assert "level-1 =" in text.text
        assert "srv-stale =" in shared_server.http.get(f"/text/faults.{lang}.ftl").text
        assert "ss-name =" in text.text
        assert "ss-fact-goal =" not in text.text
        assert "ss-fact-goal =" in shared_server.http.get(f"/text/streetsoccer.{lang}.ftl").text
        book = shared_server.http.get(f"/api/rulebook/streetsoccer/{lang}").json()
        ids = [s["id"] for c in book["chapters"] for s in c["sections"]]
        assert "SS-057" in ids
    refused(shared_server.http.get("/text/shared.xx.ftl"), 404, "srv-no-language")
    refused(shared_server.http.get("/text/chess.en.ftl"), 404, "srv-no-game")
    refused(shared_server.http.get("/api/rulebook/streetsoccer/xx"), 404, "fault-rulebook")
    refused(shared_server.http.get("/api/rulebook/..%2f..%2fREADME/en"), 404, "srv-no-page")
    lessons = shared_server.http.get("/api/lessons/streetsoccer").json()
    assert [set(each) for each in lessons] == [{"id", "position", "want", "steps"}] * len(lessons)
    assert len(lessons) >= 6
    refused(shared_server.http.get("/api/lessons/chess"), 404, "srv-no-game")


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
    shared_server: LiveServer, change: Json, status: int, id: str
) -> None:
    wish = {"game": "streetsoccer", "seats": [{"kind": "me"}, {"kind": "me"}], **change}
    refused(shared_server.http.post("/api/tables", json=wish), status, id)


def test_a_near_miss_is_named(shared_server: LiveServer) -> None:
    wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2, "options": {"rings": "full"}}
    assert "'ring'" in shared_server.http.post("/api/tables", json=wish).json()["text"]


def test_bodies_must_be_json_of_a_fair_size(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(body=2_000))) as server:
        post = server.http.post
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
    shared_server: LiveServer, path: str, wish: Json, id: str
) -> None:
    status = 404 if id == "srv-no-game" else 422
    problem = refused(shared_server.http.post(path, json=wish), status, id)
    assert len(problem["text"]) < 1200
    assert all(len(str(v)) <= 600 for v in problem["said"]["args"].values())


def test_pages_that_are_not_there(shared_server: LiveServer) -> None:
    refused(shared_server.http.get("/api/nothing"), 404, "srv-no-page")
    refused(shared_server.http.get("/nothing.html"), 404, "srv-no-page")
    refused(shared_server.http.get("/api/tables"), 405, "srv-no-method")
    refused(shared_server.http.delete("/api/about"), 405, "srv-no-method")
    refused(shared_server.http.post("/"), 405, "srv-no-method")
    refused(shared_server.http.get("/../pyproject.toml"), 404, "srv-no-page")
    refused(shared_server.http.get("/..%2f..%2fpyproject.toml"), 404, "srv-no-page")


def test_a_table_in_short_needs_its_secret(shared_server: LiveServer) -> None:
    laid = shared_server.lay({"kind": "me", "name": "Ada"}, "me", moment=LESSON)
    at = f"/api/tables/{laid['table']}"
    refused(shared_server.get(at), 401, "srv-no-secret")
    refused(shared_server.get(at, "guess"), 403, "srv-no-seat")
    refused(shared_server.get("/api/tables/none", laid["secret"]), 404, "srv-no-table")
    brief = shared_server.get(at, laid["secret"]).json()
    assert brief == {
        "table": laid["table"],
        "game": "streetsoccer",
        "preset": "",
        "names": ["Ada", ""],
        "kinds": ["person", "person"],
        "levels": [0, 0],
        "teams": brief["teams"],
        "sides": 0,
        "score": [1, 0],
        "standing": {"id": "ss-standing", "args": {"minute": 17}},
        "mine": [0, 1],
        "due": brief["due"],
        "yours": True,
        "over": None,
        "began": brief["began"],
        "touched": brief["began"],
        "origin": "position",
        "rematch": "",
    }
    assert [team["name"] for team in brief["teams"]] == ["Harbour Lane", "Mill Yard"]
    assert len(brief["due"]) == 1
    assert shared_server.get(at, laid["watch"]).json()["yours"] is False
    refused(shared_server.get(f"{at}/replay", laid["secret"]), 409, "srv-not-over")
    refused(shared_server.get(f"{at}/record.txt", laid["secret"]), 409, "srv-not-over")
    refused(shared_server.get(f"{at}/replay"), 409, "srv-not-over")


def test_several_tables_are_asked_about_at_once(tmp_path: Path) -> None:
    """Each with whatever may open it, in the order asked; what stays shut tells nothing."""
    # a burst that is not filled up while the test runs
    limits = replace(ROOMY, requests=Rate(1e-6, 60))
    with running(config(tmp_path, limits=limits)) as server:
        one, two = server.lay("me", "me"), server.lay("me", "me")

        def ask(*tables: tuple[str, list[str]]) -> httpx.Response:
            looks = [{"table": table, "secrets": secrets} for table, secrets in tables]
            return server.http.post("/api/briefs", json={"tables": looks})

        found = ask(
            (two["table"], ["guess", two["watch"]]),
            (one["table"], [two["secret"]]),
            ("none", [one["secret"]]),
            (one["table"], [one["secret"]]),
            (one["table"], []),
        ).json()["tables"]
        alone = [
            server.get(f"/api/tables/{laid['table']}", secret).json()
            for laid, secret in ((two, two["watch"]), (one, one["secret"]))
        ]
        assert found == [alone[0], None, None, alone[1], None]
        assert ask().json()["tables"] == []
        refused(ask(*[("none", ["x"])] * 21), 422, "srv-many-tables")
        for _ in range(2):
            assert ask(*[("none", ["x"])] * 20).json()["tables"] == [None] * 20
        refused(ask(*[("none", ["x"])] * 20), 429, "srv-too-fast")


def test_secrets_are_kept_as_hashes_only(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "invite")
        guest = server.join(laid["table"], laid["secret"])
        guest.ask("ping")
    raw = b"".join(f.read_bytes() for f in tmp_path.rglob("*") if f.is_file())
    for secret in (laid["secret"], laid["watch"], laid["invites"]["1"]):
        assert len(secret) >= 43
        assert secret.encode() not in raw


def test_too_many_requests_are_told_so(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(0.001, 3), new_tables=Rate(0.001, 1))
    with running(config(tmp_path, limits=limits)) as server:
        server.lay("me", "me")
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        refused(server.http.post("/api/tables", json=wish), 429, "srv-too-fast")
        assert server.http.get("/api/about").status_code == 200
        refused(server.http.get("/api/about"), 429, "srv-too-fast")


def test_sockets_are_capped(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(sockets_of_address=2, listeners=1))) as server:
        laid = server.lay("me", "me")
        first = server.join(laid["table"], laid["secret"])
        second = Guest(server.url, laid["table"], laid["watch"])
        (full,) = second.hear_out()
        assert (full["status"], full["said"]["id"]) == (429, "srv-full-table")
        other = server.lay("me", "me")
        server.join(other["table"], other["secret"])
        outside = Guest.__new__(Guest)
        outside.open(server.url)  # told before it has said anything
        (full,) = outside.hear_out()
        assert (full["status"], full["said"]["id"]) == (429, "srv-full-sockets")
        assert first.ask("ping")["type"] == "pong"


def test_sockets_are_not_opened_by_the_thousand(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(requests=Rate(0.001, 2)))) as server:
        laid = server.lay("me", "me")
        server.join(laid["table"], laid["secret"])
        assert [m["status"] for m in Guest(server.url, laid["table"], "guess").hear_out()] == [403]
        hasty = Guest.__new__(Guest)
        hasty.open(server.url)
        assert [m["status"] for m in hasty.hear_out()] == [429]


def test_a_hasty_socket_is_told_so(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(messages=Rate(0.001, 3)))) as server:
        laid = server.lay("me", "me")
        guest = server.join(laid["table"], laid["secret"])
        replies = [guest.ask("ping")["type"] for _ in range(5)]
        assert replies == ["pong"] * 3 + ["refusal"] * 2
        assert guest.heard[-1]["status"] == 429


def test_a_full_server_lays_no_more(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(tables=1))) as server:
        server.lay("me", "me")
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        refused(server.http.post("/api/tables", json=wish), 503, "srv-full-house")
    with running(config(tmp_path, limits=Limits(tables=1))) as server:
        refused(server.http.post("/api/tables", json=wish), 503, "srv-full-house")


def test_a_match_that_is_over_or_asleep_takes_no_room(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(tables=1))) as server:
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        first = server.lay("me", "me")
        refused(server.http.post("/api/tables", json=wish), 503, "srv-full-house")
        assert server.join(first["table"], first["secret"]).ask("resign", seat=0)["type"] == "done"
        second = server.lay("me", "me")  # the first is over
        refused(server.http.post("/api/tables", json=wish), 503, "srv-full-house")
        with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as db:
            db.execute("UPDATE tables SET touched = 0 WHERE id = ?", (second["table"],))
        server.lay("me", "me")  # the second was touched by nobody for a month


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(config(tmp_path, limits=Limits(live=2))) as server:
        laid = [server.lay("me", "me", moment=LESSON) for _ in range(6)]
        for each in laid:
            guest = server.join(each["table"], each["secret"])
            guest.answer()
            guest.hear("tick")
            guest.until_asked()
            guest.leave()
        assert len(server.lobby._live) <= 3
        again = server.join(laid[0]["table"], laid[0]["secret"])
        assert again.tick["at"] == 2


# -- the client -----------------------------------------------------------------------------------


def test_the_client_is_served_and_kept_by_browsers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Touchline</title><body></body>")
    (static / "assets" / "app-1234.js").write_text("export {}")
    with running(config(tmp_path / "data", static=static)) as server:
        page = server.http.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        script = server.http.get("/assets/app-1234.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert server.http.head("/").status_code == 200
        refused(server.http.get("/assets/app-5678.js"), 404, "srv-no-page")


SCRIPT = b"export const pitch = [" + b"0, " * 400 + b"1]"
ZIPPED = gzip.compress(SCRIPT, mtime=0)


@pytest.fixture
def packed_server(tmp_path: Path) -> Iterator[LiveServer]:
    """A client whose script was compressed when it was built, and whose style sheet was not."""
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text(
        "<!doctype html><title>Touchline</title><body></body>"
    )
    (assets / "app-1.js").write_bytes(SCRIPT)
    (assets / "app-1.js.gz").write_bytes(ZIPPED)
    (assets / "app-1.js.br").write_bytes(b"brotli")  # httpx is never asked to read this one
    (assets / "app-1.css").write_text("a{}")
    with running(config(tmp_path / "data", static=tmp_path / "static")) as server:
        yield server


def raw(server: LiveServer, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer and its body as it came over the wire."""
    asked = {"Accept-Encoding": "identity", **{k.replace("_", "-"): v for k, v in headers.items()}}
    with server.http.stream("GET", path, headers=asked) as answer:
        return answer, b"".join(answer.iter_raw())


def test_the_page_tells_where_the_sentences_are(tmp_path: Path) -> None:
    """They are kept for good under the address told, sent in short, and not sent twice."""
    static = tmp_path / "static"
    static.mkdir()
    link = '<link rel="preload" as="fetch" crossorigin data-lang="{0}" href="./{0}.ftl">\n'
    head = "<!doctype html><head>\n" + link.format("en") + link.format("fr") + "</head>"
    (static / "index.html").write_text(head + "<body></body>")
    own = {lang: f"own = </script> <!-- {lang}\n" for lang in ("en", "fr")}
    for lang, text in own.items():
        (static / f"{lang}.ftl").write_text(text)
    with running(config(tmp_path / "data", static=static)) as server:
        for lang, other in (("en", "fr"), ("fr", "en")):
            page, body = raw(server, "/", accept_language=f"{lang}-CH, {other};q=0.5")
            assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
            marks = re.search(r'<meta name="texts" content="([^"]*)">', body.decode())
            assert marks
            told = dict(pair.split("=") for pair in marks[1].split())
            # what it begins with it brings along: nothing else is in it, and nothing ends it early
            data = re.search(
                r'<script type="application/json" id="brought">(.*?)</script>', body.decode()
            )
            assert data
            brought = json.loads(data[1])
            at = f"/text/shared.{lang}.ftl?v={told[f'shared.{lang}']}"
            assert set(brought) == {f"./{lang}.ftl", at, "/api/games"}
            assert brought[f"./{lang}.ftl"] == own[lang]
            assert brought[at] == server.http.get(at).text
            assert brought["/api/games"] == server.http.get("/api/games").json()
            assert "data-lang" not in body.decode()
            again = raw(server, "/", accept_language=lang, if_none_match=page.headers["etag"])
            assert again[0].status_code == 304
            for part in ("shared", "faults", "eleven"):
                at = f"/text/{part}.{lang}.ftl"
                lasting, whole = raw(server, f"{at}?v={told[f'{part}.{lang}']}")
                assert "immutable" in lasting.headers["cache-control"]
                short, zipped = raw(server, at, Accept_Encoding="gzip")
                assert short.headers["cache-control"] == "no-cache"
                assert short.headers["content-encoding"] == "gzip"
                assert gzip.decompress(zipped) == whole
                assert len(zipped) < len(whole) / 2
                known = raw(server, at, Accept_Encoding="gzip", if_none_match=short.headers["etag"])
                assert (known[0].status_code, known[1]) == (304, b"")


@pytest.mark.parametrize(
    ("takes", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("gzip;q=0.0", ""),
        ("identity", ""),
        ("zstd", ""),
        ("", ""),
    ],
)
def test_a_file_is_sent_as_it_was_compressed(
    packed_server: LiveServer, takes: str, coding: str
) -> None:
    answer, body = raw(packed_server, "/assets/app-1.js", Accept_Encoding=takes)
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert int(answer.headers["content-length"]) == len(body)
    assert body == {"": SCRIPT, "gzip": ZIPPED, "br": b"brotli"}[coding]


def test_each_form_of_a_file_is_known_by_its_own_tag(packed_server: LiveServer) -> None:
    tags = {
        takes: raw(packed_server, "/assets/app-1.js", Accept_Encoding=takes)[0].headers["etag"]
        for takes in ("identity", "gzip", "br")
    }
    assert len(set(tags.values())) == 3
    for takes, tag in tags.items():
        for shown in tags.values():
            again, body = raw(
                packed_server, "/assets/app-1.js", Accept_Encoding=takes, If_None_Match=shown
            )
            assert (again.status_code == 304) == (shown == tag)
            assert again.headers["vary"] == "Accept-Encoding"
            assert bool(body) == (shown != tag)


def test_a_part_of_a_file_is_a_part_of_the_file_as_it_is(packed_server: LiveServer) -> None:
    answer, body = raw(
        packed_server, "/assets/app-1.js", Accept_Encoding="gzip, br", Range="bytes=7-11"
    )
    assert answer.status_code == 206
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-range"] == f"bytes 7-11/{len(SCRIPT)}"
    assert body == SCRIPT[7:12]


def test_the_head_of_a_file_tells_what_the_file_would(packed_server: LiveServer) -> None:
    whole, body = raw(packed_server, "/assets/app-1.js", Accept_Encoding="gzip")
    head = packed_server.http.head("/assets/app-1.js", headers={"Accept-Encoding": "gzip"})
    for name in ("content-encoding", "content-length", "content-type", "etag", "vary"):
        assert head.headers[name] == whole.headers[name]
    assert head.content == b""
    assert body


def test_what_was_not_compressed_is_sent_as_it_is(packed_server: LiveServer) -> None:
    answer, body = raw(packed_server, "/assets/app-1.css", Accept_Encoding="gzip, br")
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers
    assert body == b"a{}"


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(config(tmp_path / "data", static=tmp_path / "none")) as server:
        page = server.http.get("/")
        assert page.status_code == 503
        assert "dev.py play" in page.text
        assert server.http.get("/api/about").status_code == 200


@pytest.mark.parametrize("lost", ["a script", "its end", "all of it"])
def test_a_half_built_page_says_how_to_build_it_and_the_rest_works(
    tmp_path: Path, lost: str
) -> None:
    """A page whose script is not there would be an empty window."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = static / "assets/app-1.js"
    script.write_bytes(SCRIPT)
    page = static / "index.html"
    whole = '<head><script type="module" src="./assets/app-1.js"></script></head><body></body>'
    page.write_text(whole)
    with running(config(tmp_path / "data", static=static)) as server:
        assert server.http.get("/").status_code == 200
        if lost == "a script":
            script.unlink()
        else:
            page.write_text("" if lost == "all of it" else whole[: whole.index("</script>")])
        told = server.http.get("/")
        assert told.status_code == 503
        assert "dev.py play" in told.text
        assert server.http.get("/api/games").status_code == 200
        script.write_bytes(SCRIPT)
        page.write_text(whole)  # built anew while the server runs
        assert server.http.get("/").status_code == 200
