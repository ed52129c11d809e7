"""Matches out of files: what is taken, whose it is, what it tells, and what is not taken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.live_server import Json, LiveServer, config, running
from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS
from touchline.server.limits import Limits, Rate

GAMES = Path(__file__).parents[1] / "games"
STORIES = [
    "streetsoccer/golden/athenstean", "footclub/golden/match", "footclub/golden/poussin-sample",
    "worldwide/golden/amateur-pairs", "eleven/golden/alone",
]  # fmt: skip


def tape(story: str, **more: str) -> str:
    """The tape of a golden story, with this besides in its head."""
    cells = json.loads((GAMES / f"{story}.tape.json").read_text("utf-8"))
    cells["more"].update(more)
    return json.dumps(cells, indent=1)


def brought(server: LiveServer, text: str | bytes, *keys: str, status: int = 200) -> list[Json]:
    """What is said of each match of this file, brought by the devices of these names."""
    shown = " ".join(server.key(key) for key in keys or ("ada",))
    answer = server.http.post(
        "/api/import",
        content=text if isinstance(text, bytes) else text.encode(),
        headers={
            "content-type": "application/octet-stream",
            "authorization": f"Bearer {shown}",
        },
    )
    assert answer.status_code == status, answer.text
    return [] if status != 200 else list(answer.json()["matches"])


def saved(server: LiveServer, table: str, query: str = "") -> str:
    """The tape as it is handed out to anybody."""
    answer = server.get(f"/api/tables/{table}/record.tape.json{query}")
    assert answer.status_code == 200, answer.text
    return answer.text


def finished(server: LiveServer, key: str = "ada", **more: Json) -> str:
    """A table at which this device has won."""
    laid = server.lay(
        {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Zoë"}, key=server.key(key), **more
    )
    host = server.join(laid["table"], key)
    host.play(lambda options: int(options[0][0]), most=5)
    assert host.ask("resign", seat=1)["type"] == "done"
    return str(laid["table"])


def test_every_game_is_kept_as_it_was_and_handed_out_again(shared_server: LiveServer) -> None:
    server = shared_server
    text = "\n\n".join(tape(story) for story in STORIES)
    told = brought(server, text)
    assert [t["refused"] for t in told] == [None] * len(STORIES)
    for story, t in zip(STORIES, told, strict=True):
        before = read(tape(story))
        after = read(saved(server, t["table"]))
        # the engine is the referee: both tapes lead to the same end
        ends = [
            match_from(ROOMS[x.header.game], x, Silent(), eager=False).ask.result
            for x in (before, after)
        ]
        assert ends[0] is not None
        assert (ends[0].points, ends[0].reason) == (ends[1].points, ends[1].reason)
        assert (after.header.game, after.entries) == (before.header.game, before.entries)
        assert dict(after.header.options) == dict(before.header.options)
        brief = server.get(f"/api/tables/{t['table']}", server.key("ada")).json()
        assert (brief["origin"], brief["mine"], brief["yours"]) == ("imported", [], False)
        assert brief["over"]["points"] == list(ends[0].points)
        replay = server.get(f"/api/tables/{t['table']}/replay").json()
        assert replay["over"] == brief["over"]


def test_it_is_the_table_of_whoever_brought_it_and_of_nobody_else(
    shared_server: LiveServer,
) -> None:
    server = shared_server
    text = tape(STORIES[0])
    (mine,), (again,) = brought(server, text), brought(server, text)
    assert again == mine  # the same match is the same table
    (theirs,) = brought(server, text, "zoe")
    assert theirs["table"] != mine["table"]
    assert server.get(f"/api/tables/{mine['table']}", server.key("zoe")).status_code == 403
    assert brought(server, tape(STORIES[0], note="x"), "ada")[0]["table"] == mine["table"]


def test_the_head_tells_who_sat_there_when_and_what_it_was_called(
    shared_server: LiveServer,
) -> None:
    server = shared_server
    cells = json.loads(tape(STORIES[0], date="2026-05-17", title=" Cup \n final ", **{
        "level-1": "3", "team-0": "mill-yard", "team-1": "no such team"}))  # fmt: skip
    cells["seats"] = ["Ada\u202e" + "x" * 400, "Bot"]
    (told,) = brought(server, json.dumps(cells))
    assert told["title"] == "Cup final"
    brief = server.get(f"/api/tables/{told['table']}", server.key("ada")).json()
    assert brief["names"] == ["Ada" + "x" * 21, "Bot"]
    assert (brief["kinds"], brief["levels"]) == (["person", "bot"], [0, 3])
    assert brief["teams"][0]["id"] == "mill-yard"
    assert brief["teams"][1]["name"]
    assert brief["touched"] == 1_779_019_200_000  # noon of that day
    head = read(saved(server, told["table"], "?names=1&title=Cup%20final")).header
    assert (head.more["date"], head.more["title"]) == ("2026-05-17", "Cup final")
    assert head.seats == ("Ada" + "x" * 21, "Bot")


@pytest.mark.parametrize("day", ["2999-01-01", "yesterday", "0001-01-01", "", "2026-13-01"])
def test_a_day_that_cannot_be_is_today(shared_server: LiveServer, day: str) -> None:
    (told,) = brought(shared_server, tape(STORIES[0], date=day), f"day {day}")
    brief = shared_server.get(
        f"/api/tables/{told['table']}", shared_server.key(f"day {day}")
    ).json()
    assert brief["touched"] > 1_790_000_000_000


def test_what_this_server_handed_out_goes_back_to_its_table(shared_server: LiveServer) -> None:
    server = shared_server
    table = finished(server)
    text = saved(server, table, "?title=Final")
    (told,) = brought(server, text, "other phone", "ada")
    assert (told["table"], told["key"], told["title"]) == (table, 1, "Final")
    # somebody else gets a copy, and so does whoever brings what was changed
    (copy,) = brought(server, text, "zoe")
    assert copy["table"] != table
    changed = text.replace('"title": "Final"', '"title": "Semi"')
    assert brought(server, changed, "ada")[0]["table"] != table


def test_nobody_sits_there_so_nobody_can_play_again(shared_server: LiveServer) -> None:
    server = shared_server
    (told,) = brought(server, tape(STORIES[0]))
    laid: Json = {"table": told["table"]}
    guest = server.join(laid["table"], "ada")
    assert (guest.welcome["mine"], bool(guest.tick["over"])) == ([], True)
    refused = guest.ask("again", swap=False)
    assert refused["said"]["id"] == "srv-imported"


def test_the_good_ones_are_taken_and_the_others_named(shared_server: LiveServer) -> None:
    server = shared_server
    running_one = json.loads(tape(STORIES[1]))
    running_one["answers"] = running_one["answers"][:-3]
    against = json.loads(tape(STORIES[0]))
    against["answers"][3] = "1.1"
    other = json.loads(tape(STORIES[0]))
    other["game"] = "chess"
    text = "\n".join(
        [json.dumps(running_one), tape(STORIES[2]), json.dumps(against), json.dumps(other), "{ no"]
    )
    told = brought(server, text)
    assert [(t["refused"] or {"id": "taken"})["id"] for t in told] == [
        "srv-import-running", "taken", "fault-tape-answer", "srv-no-game", "fault-tape-json",
    ]  # fmt: skip
    assert [bool(t["table"]) for t in told] == [False, True, False, False, False]
    assert told[1]["line"] == 2


def test_a_running_match_is_neither_handed_out_nor_found_by_its_name(
    shared_server: LiveServer,
) -> None:
    server = shared_server
    laid = server.lay("me", "invite", key=server.key("ada"))
    assert server.get(f"/api/tables/{laid['table']}/record.tape.json").status_code == 409
    # a tape that names the running table is a stranger's: it becomes a table of its own
    seal = server.lobby.shared.store.seal
    forged = tape(STORIES[0], server=seal.server, table=laid["table"], mark="0" * 64)
    (told,) = brought(server, forged)
    assert told["table"] not in ("", laid["table"])


def test_what_is_imported_survives_a_restart(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        (told,) = brought(server, tape(STORIES[0]))
        before = server.get(f"/api/tables/{told['table']}", server.key("ada")).json()
    with running(config(tmp_path)) as server:
        assert server.get(f"/api/tables/{told['table']}", server.key("ada")).json() == before


def test_limits_are_kept(tmp_path: Path) -> None:
    limits = Limits(imports=Rate(1e-9, 2), collection=20_000)
    with running(config(tmp_path, limits=limits)) as server:
        three = "\n".join(tape(story) for story in STORIES[:3])
        told = brought(server, three)
        assert [bool(t["table"]) for t in told] == [True, True, False]
        assert told[2]["refused"]["id"] == "srv-too-fast"
        assert [t["table"] for t in brought(server, three)][:2] == [
            t["table"] for t in told[:2]
        ]  # they are here: that costs nothing
        brought(server, b" " * 20_001, status=413)
        brought(server, "", status=422)
        # matches that are over take no room from those that go on
        assert server.lay("me", "me")["table"]


def test_a_key_is_needed(shared_server: LiveServer) -> None:
    assert shared_server.http.post("/api/import", content=b"{}").status_code == 401
    bad = shared_server.http.post(
        "/api/import", content=b"{}", headers={"authorization": "Bearer short"}
    )
    assert bad.json()["said"]["id"] == "srv-bad-key"
