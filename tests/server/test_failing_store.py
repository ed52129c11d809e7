"""When the disk fails: nobody is told what is not kept, and the table is as it was."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import Clock, Json, LiveServer, config, running
from tests.server.test_table import LESSON
from touchline.server.store import Store, StoreFailed


def fail(server: LiveServer, monkeypatch: pytest.MonkeyPatch, times: int, also: str = "") -> None:
    """The next so many appends (or all of `also`) fail as with a full disk."""
    store = server.lobby.shared.store
    real = store.append
    left = [times]

    async def append(*args: Any) -> int:
        if left[0]:
            left[0] -= 1
            raise StoreFailed("The data folder could not be written: disk full.")
        return int(await real(*args))

    monkeypatch.setattr(store, "append", append)
    if also:

        async def broken(*args: Any) -> None:
            raise StoreFailed("The data folder could not be read: disk gone.")

        monkeypatch.setattr(store, also, broken)


def test_an_answer_that_is_not_kept_is_not_told(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = server.lay("me", "invite", moment=LESSON)
    host = server.join(laid["table"], laid["secret"])
    friend = server.join(laid["table"], laid["invites"]["1"])
    before = host.tick
    fail(server, monkeypatch, 1)
    code = host.options[0][0]
    reply = host.answer(code, id="once")
    assert (reply["type"], reply["status"]) == ("refusal", 503)
    assert reply["said"]["id"] == "srv-not-kept"
    assert "disk full" in reply["text"]
    again = friend.hear("tick")
    assert again["fresh"]
    assert again["view"] == before["view"]
    # the same request again: now it is taken, and the die is rolled once
    host.until_asked()
    assert host.answer(code, id="once")["type"] == "done"
    host.hear("tick", lambda m: not m["fresh"])
    assert host.tick["view"]["die"] in range(1, 7)
    assert host.tick["at"] == 2


def test_a_die_that_is_not_kept_is_not_told(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config(tmp_path, pause=clock.pause)) as server:
        laid = server.lay("me", "me", moment=LESSON)
        guest = server.join(laid["table"], laid["secret"])
        guest.answer()
        guest.hear("tick")
        at = guest.tick["at"]
        fail(server, monkeypatch, 1)
        clock.ring(1.5)
        fresh = guest.hear("tick")
        assert (fresh["fresh"], fresh["at"], fresh["view"]["die"]) == (True, at, None)
        clock.ring(3.0)  # after a while the table goes on: the grace begins anew
        clock.ring(1.5)
        assert guest.hear("tick")["view"]["die"] in range(1, 7)


def test_a_table_that_can_be_neither_kept_nor_read_closes(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = server.lay("me", "invite", moment=LESSON)
    host = server.join(laid["table"], laid["secret"])
    watcher = server.join(laid["table"], laid["watch"])
    with monkeypatch.context() as patch:
        fail(server, patch, 1, "load")
        host.say(type="answer", id="1", seat=0, turn=host.turn, codes=[host.options[0][0]])
        told = [m for m in host.hear_out() if m["type"] == "refusal"]
        assert {m["said"]["id"] for m in told} <= {"srv-lost", "srv-not-kept"}
        assert told
        assert [m for m in watcher.hear_out() if m["type"] == "tick"] == []
    back = server.join(laid["table"], laid["secret"])
    assert back.tick["view"]["position"] == LESSON
    assert back.answer()["type"] == "done"


@pytest.mark.parametrize("what", ["lay", "lay_next", "tell_about"])
def test_tables_and_seats_that_are_not_kept(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    laid = server.lay("me", "invite")
    host = server.join(laid["table"], laid["secret"])
    if what == "lay_next":
        host.ask("resign", seat=0)
    with monkeypatch.context() as patch:
        fail(server, patch, 0, what)
        wish = {"game": "streetsoccer", "seats": [{"kind": "me"}] * 2}
        laying = server.http.post("/api/tables", json=wish)
        assert laying.status_code == (503 if what == "lay" else 201)
        if what == "lay_next":
            assert host.ask("again", swap=False)["said"]["id"] == "srv-not-kept"
    if what == "lay_next":
        assert host.ask("again", swap=False)["type"] == "done"


def test_a_damaged_table_is_told_and_left_alone(tmp_path: Path) -> None:
    laid: list[Json] = []
    with running(config(tmp_path)) as server:
        for _ in range(2):
            laid.append(server.lay("me", "me", moment=LESSON))
            guest = server.join(laid[-1]["table"], laid[-1]["secret"])
            guest.answer()
            guest.hear("tick")
            guest.until_asked()
    spoil(tmp_path, "UPDATE entries SET answer = answer + 1 WHERE of = ? AND n = 0", laid[0])
    before = rows(tmp_path)
    with running(config(tmp_path)) as server:
        answer = server.get(f"/api/tables/{laid[0]['table']}", laid[0]["secret"])
        assert answer.status_code == 422
        assert answer.json()["said"]["id"] == "srv-damaged-table"
        assert "damaged at entry 0" in answer.json()["text"]
        assert server.join(laid[1]["table"], laid[1]["secret"]).tick["at"] == 2
    assert rows(tmp_path) == before


def test_a_table_of_another_version_of_the_rules_is_told_so(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "me")

    async def age() -> None:
        store = Store(tmp_path)
        kept = await store.load(laid["table"])
        assert kept is not None
        await store.tell_about(laid["table"], kept.about.replace('"version":', '"version":9'))
        store.close()

    asyncio.run(age())
    with running(config(tmp_path)) as server:
        answer = server.get(f"/api/tables/{laid['table']}", laid["secret"])
        assert answer.status_code == 422
        assert answer.json()["said"]["id"] == "fault-tape-version"


def test_a_description_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "me")

    async def spoil_it() -> None:
        store = Store(tmp_path)
        await store.tell_about(laid["table"], '{"game": 1}')
        store.close()

    asyncio.run(spoil_it())
    with running(config(tmp_path)) as server:
        answer = server.get(f"/api/tables/{laid['table']}", laid["secret"])
        assert (answer.status_code, answer.json()["said"]["id"]) == (422, "srv-damaged-table")


def spoil(folder: Path, statement: str, laid: Json) -> None:
    """Change the database by hand."""
    with sqlite3.connect(folder / "touchline.db") as db:
        assert db.execute(statement, (laid["table"],)).rowcount == 1
    db.close()


def rows(folder: Path) -> list[tuple[object, ...]]:
    """Everything in the database."""
    found: list[tuple[object, ...]] = []
    with sqlite3.connect(folder / "touchline.db") as db:
        for table in ("tables", "keys", "entries"):
            found += db.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
    db.close()
    return found
