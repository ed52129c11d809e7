"""Tables of a fifth room: Cup Draw, given nothing but its rules and a home, on a real server."""

from __future__ import annotations

import pytest

from tests.kit.fifth import NAME, found_elsewhere, others_in, with_cup
from tests.server.live_server import config, running, views
from touchline.core.tape import read


@pytest.fixture
def rooms(monkeypatch):
    found_elsewhere(monkeypatch)
    return with_cup()


@pytest.fixture
def server(tmp_path, rooms):
    """A server that offers the fifth game too; computers think in processes of their own."""
    with running(config(tmp_path / "server"), rooms=rooms) as running_server:
        yield running_server


def table(server):
    """A table for one person and two computers."""
    bots = [{"kind": "bot", "level": level} for level in (1, 2)]
    laid = server.lay("me", *bots, game=NAME)
    return laid, server.join(laid["table"], laid["secret"])


def test_a_server_offers_it(server, rooms):
    card = next(card for card in server.http.get("/api/games").json() if card["name"] == NAME)
    assert (card["tables"], card["levels"]) == ([2, 3], [1, 2, 3, 4])
    assert (card["teams"], card["choices"], card["presets"]) == ([], [], [])
    assert server.http.get("/api/about").json()["games"] == list(rooms)
    assert server.http.get(f"/api/lessons/{NAME}").json() == []
    for path in (f"/api/rulebook/{NAME}/en", "/api/lessons/cupdrow"):
        told = server.http.get(path)
        assert told.status_code == 404
        assert NAME in told.json()["text"]


def test_a_pack_of_a_game_that_has_none_is_refused(server):
    wish = {"game": NAME, "pack": "nonsense", "seats": [{"kind": "me"}, {"kind": "me"}]}
    told = server.http.post("/api/tables", json=wish)
    assert (told.status_code, told.json()["said"]["id"]) == (422, "fault-pack-none")
    assert NAME in told.json()["text"]


def test_a_table_is_played_out_against_computers(server):
    """They think in processes of their own; nobody stumbles, and nobody is told a secret."""
    _, guest = table(server)
    assert guest.play(lambda options: options[0][0]) >= 5
    assert guest.tick["over"]["points"]
    said = [f["said"]["id"] for m in guest.heard if m["type"] == "tick" for f in m["facts"]]
    assert {id for id in said if id.startswith("srv-")} == set()
    assert "plain-event" in said
    assert all("score" not in m["view"] for m in guest.heard if m["type"] == "tick")


def test_why_and_what_would_be_are_asked(server):
    _, guest = table(server)
    guest.until_asked()
    open_ = {code for code, *_ in guest.options}
    shut = next(code for code in range(1, 13) if code not in open_)
    told = guest.ask("why", seat=0, anchors=[str(shut)])
    assert [r["said"]["id"] for r in told["reasons"]] == ["plain-why"]
    assert guest.tick["ask"]["sketch"] is None
    for plan in (None, {"plan": "sheet"}):
        told = guest.ask("sketch", seat=0, plan=plan)
        assert (told["type"], told["found"]) == ("sketched", None)


def test_an_answer_is_taken_back(server):
    _, guest = table(server)
    guest.until_asked()
    first = guest.tick["view"]
    assert guest.answer()["type"] == "done"
    guest.hear("tick")
    assert guest.tick["view"] != first
    assert guest.ask("takeback", seat=0, turn=guest.turn)["type"] == "done"
    guest.hear("tick", lambda m: m["ask"] is not None and m["loose"] == 0)
    assert guest.tick["ask"]["least"] == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_replay_report_and_tape_are_read(server, rooms, lang):
    laid, guest = table(server)
    guest.play(lambda options: options[-1][0])
    path, query = f"/api/tables/{laid['table']}", f"?lang={lang}"
    replay = server.get(f"{path}/replay{query}", laid["secret"]).json()
    assert len(views(replay)) == len(replay["frames"]) > 20
    assert "score" not in views(replay)[-1]
    report = server.get(f"{path}/report", laid["secret"])
    assert (report.status_code, report.json()) == (200, {})
    kept = server.get(f"{path}/record.tape.json", laid["secret"])
    assert read(kept.text).header.game == NAME
    again = server.http.post("/api/replay", json={"text": kept.text, "lang": lang})
    assert again.status_code == 200
    assert len(again.json()["frames"]) == len(replay["frames"])
    refused = server.get(f"{path}/record.txt", laid["secret"])
    assert refused.status_code == 404
    assert NAME in refused.json()["text"]
    assert others_in(refused.json()["text"], rooms) == []
