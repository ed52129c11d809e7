"""A game with hidden hands and a pack of cards at a real table."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, running, views
from touchline.games.footclub.rules.game import GAME
from touchline.play import library
from touchline.rooms import ROOMS

POUSSIN = {"game": "footclub", "preset": "poussin"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(config(tmp_path_factory.mktemp("data"))) as server:
        yield server


def anyhow(seed: int) -> Callable[[list[list[Any]]], int]:
    """Somebody who answers at random."""
    rng = Random(seed)

    def pick(options: list[list[Any]]) -> int:
        code: int = rng.choice(options)[0]
        return code

    return pick


def two(home: LiveServer, **more: Any) -> tuple[Guest, Guest, Json]:
    """A table for two people in two places."""
    laid = home.lay("me", "invite", **more)
    host = home.join(laid["table"], laid["secret"])
    guest = home.join(laid["table"], laid["invites"]["1"], "fr")
    return host, guest, laid


def play_out(*guests: Guest, seed: int = 1, most: int = 2_000) -> None:
    """Both answer at random until it is over."""
    pick = anyhow(seed)
    for _ in range(most):
        asked = [g for g in guests if g.tick["ask"] is not None]
        if guests[0].tick["over"] is not None:
            return
        if not asked:
            for g in guests:
                g.ask("ping")  # whatever was said before the reply has been heard then
            continue
        guest = asked[0]
        reply = guest.answer(pick(guest.options))
        assert reply["type"] == "done", reply
        for g in guests:
            g.ask("ping")
    raise AssertionError("the match did not end")


def test_each_is_told_the_cards_in_its_own_language(home: LiveServer) -> None:
    host, guest, _ = two(home, **POUSSIN)
    for each, lang in ((host, "en"), (guest, "fr")):
        found = home.get(each.welcome["cards"])
        assert found.json() == library.content(ROOMS["footclub"], "base", lang)
        assert "immutable" in found.headers["cache-control"]
        assert found.headers["content-encoding"] == "gzip"
        kept = {"if-none-match": found.headers["etag"]}
        assert home.http.get(each.welcome["cards"], headers=kept).status_code == 304
    address, _, mark = host.welcome["cards"].partition("?v=")
    for other in (address, f"{address}?v={mark[::-1]}"):  # may be other cards tomorrow
        assert home.get(other).headers["cache-control"] == "no-cache"
    assert home.get(address.replace("footclub", "chess")).status_code == 404
    assert home.get(address.replace("base", "none")).status_code == 404
    assert host.welcome["back"] is False
    plain = home.lay("me", "me")
    assert home.join(plain["table"], plain["secret"]).welcome["cards"] == ""


def test_nobody_hears_what_the_other_drew(home: LiveServer) -> None:
    host, guest, laid = two(home, **POUSSIN)
    watch = home.join(laid["table"], laid["watch"])
    play_out(host, guest, seed=3)
    watch.ask("ping")
    for reader, own in ((host, 0), (guest, 1), (watch, -1)):
        ticks = [m for m in reader.heard if m["type"] == "tick"]
        assert len(ticks) > 20
        drawn = [f for t in ticks for f in t["facts"] if f["kind"] == "card_drawn"]
        assert drawn
        for fact in drawn:
            assert (fact["data"]["card"] is not None) == (fact["data"]["club"] == own)
        for tick in ticks:
            for side, club in enumerate(tick["view"]["clubs"]):
                assert (club["hand"] is not None) == (side == own)
    assert host.tick["over"] is not None
    assert host.tick["view"]["score"] == watch.tick["view"]["score"]


def test_two_at_one_device_see_each_their_own_hand_and_hear_what_everybody_hears(
    home: LiveServer,
) -> None:
    laid = home.lay("me", "me", **POUSSIN)
    both = home.join(laid["table"], laid["secret"])
    play_out(both, seed=5)
    ticks = [m for m in both.heard if m["type"] == "tick"]
    assert {t["seat"] for t in ticks} == {0, 1}
    for tick in ticks:
        assert tick["view"]["eye"] == tick["seat"]
        if tick["ask"] is not None:
            assert tick["ask"]["seat"] == tick["seat"]
            assert tick["view"]["clubs"][tick["seat"]]["hand"] is not None
        assert tick["view"]["clubs"][1 - tick["seat"]]["hand"] is None
    drawn = [f for t in ticks for f in t["facts"] if f["kind"] == "card_drawn"]
    assert drawn
    assert all(f["data"]["card"] is None for f in drawn)
    again = home.join(laid["table"], laid["secret"])
    assert "fc-fact-turn-begins" in {line["said"]["id"] for line in again.welcome["story"]}
    assert "fc-fact-card-drawn" not in {line["said"]["id"] for line in again.welcome["story"]}


def before_the_line_ups(home: LiveServer, seed: int) -> tuple[Guest, Guest]:
    """Two people behind the screen; a squad drafted by lot may be unable to play."""
    pick = anyhow(seed)
    for _ in range(20):
        host, guest, _ = two(home, game="footclub")
        for _ in range(400):
            if host.tick["view"]["phase"] == "prematch":
                return host, guest
            asked = next((g for g in (host, guest) if g.tick["ask"] is not None), None)
            if asked is None:
                break  # forfeited
            assert asked.answer(pick(asked.options))["type"] == "done"
            for g in (host, guest):
                g.ask("ping")
    raise AssertionError("no draft of twenty led to two line-ups")


def test_an_envelope_is_opened_again_as_a_whole(home: LiveServer) -> None:
    host, guest = before_the_line_ups(home, 2)
    heard = len(guest.heard)
    pick = anyhow(4)
    for _ in range(12):  # the shape, ten players, a captain
        host.answer(pick(host.options))
        host.ask("ping")
    assert len(host.tick["view"]["sealed"]) == 12
    assert host.tick["loose"] == 12
    assert host.tick["takeback"] is True
    assert host.ask("takeback", seat=0, turn=host.turn)["type"] == "done"
    host.ask("ping")
    assert host.tick["view"]["sealed"] == []
    assert host.tick["takeback"] is False
    guest.ask("ping")
    assert [m["type"] for m in guest.heard[heard:]] == ["pong"]  # nothing of all that was told


def test_a_line_up_is_taken_whole_or_not_at_all(home: LiveServer) -> None:
    host, _ = before_the_line_ups(home, 8)
    shape = host.options[0][0]
    refused = host.answer(shape, 1109)
    assert refused["type"] == "refusal"
    assert refused["said"]["id"] == "fault-shut"
    host.ask("ping")
    assert host.tick["view"]["sealed"] == []


def test_a_finished_match_is_replayed_with_its_cards(home: LiveServer) -> None:
    host, guest, laid = two(home, **POUSSIN)
    table, secret = laid["table"], laid["secret"]
    assert home.get(f"/api/tables/{table}/report", secret).status_code == 409
    play_out(host, guest, seed=11)
    replay = home.get(f"/api/tables/{table}/replay?lang=fr", secret).json()
    assert replay["content"] == library.content(ROOMS["footclub"], "base", "fr")
    assert views(replay)[-1]["result"] is not None
    report = home.get(f"/api/tables/{table}/report", secret).json()
    assert report == replay["report"]
    assert report["score"] == host.tick["view"]["score"]
    tape = home.get(f"/api/tables/{table}/record.tape.json", secret).json()
    assert tape["packs"] == {"base": library.numbers_digest(ROOMS["footclub"])}
    again = home.http.post(
        "/api/replay", json={"text": home.get(f"/api/tables/{table}/record.tape.json", secret).text}
    ).json()
    assert again["frames"][-1] == replay["frames"][-1]
    assert (replay["eye"], replay["secrets"], replay["notation"]) == (2, True, False)
    assert not any(club["hand"] for v in views(replay) for club in v["clubs"])
    mine = home.get(f"/api/tables/{table}/replay?eye=1", secret).json()
    assert mine["eye"] == 1
    assert any(v["clubs"][1]["hand"] for v in views(mine))
    assert not any(v["clubs"][0]["hand"] for v in views(mine))
    assert again["content"] == library.content(ROOMS["footclub"], "base", "en")
    text = home.get(f"/api/tables/{table}/record.txt", secret)
    assert text.status_code == 404
    assert text.json()["said"]["id"] == "fault-record-game"


def test_a_tape_of_other_cards_is_refused(home: LiveServer) -> None:
    head = {
        "format": "touchline tape", "edition": 1, "game": "footclub", "version": GAME.version,
        "preset": "", "options": {}, "packs": {"base": "0" * 64}, "seats": ["", ""],
        "start": "", "more": {}, "answers": [],
    }  # fmt: skip
    for packs, id in (
        ({"base": "0" * 64}, "fault-tape-pack"),
        ({"mine": "0" * 64}, "fault-tape-pack-missing"),
        ({"base": "0" * 64, "mine": "0" * 64}, "fault-tape-packs"),
    ):
        answer = home.http.post("/api/replay", json={"text": json.dumps({**head, "packs": packs})})
        assert answer.status_code == 422
        assert answer.json()["said"]["id"] == id


def test_a_pack_that_is_not_here_is_no_choice(home: LiveServer) -> None:
    wish = {"game": "footclub", "seats": [{"kind": "me"}, {"kind": "me"}], "pack": "bose"}
    answer = home.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["said"]["id"] == "fault-pack-unknown"


def test_nothing_is_shown_in_advance_where_hands_are_hidden(home: LiveServer) -> None:
    host, _, _ = two(home, **POUSSIN)
    host.ask("ping")
    if host.tick["ask"] is None:
        host.until_asked()
    plan = {"plan": "codes", "codes": [host.options[0][0]]}
    assert host.ask("sketch", seat=0, plan=plan)["found"] is None


def test_a_computer_drafts_lines_up_and_plays(home: LiveServer) -> None:
    laid = home.lay("me", {"kind": "bot", "level": 1}, game="footclub")
    me = home.join(laid["table"], laid["secret"])
    pick = anyhow(6)
    for _ in range(600):
        me.until_asked()
        view = me.tick["view"]
        if me.tick["over"] or view["turn"] == 2:
            break
        assert me.answer(pick(me.options))["type"] == "done"
        me.hear("tick")
    story = {
        line["said"]["id"] for line in home.join(laid["table"], laid["secret"]).welcome["story"]
    }
    assert {"fc-fact-pair-taken", "fc-fact-revealed"} <= story or me.tick["over"]
    assert not {id for id in story if id.startswith("srv-bot")}


def test_a_rematch_is_played_with_the_same_cards(home: LiveServer) -> None:
    host, _, _ = two(home, **POUSSIN)
    host.ask("resign", seat=0)
    host.ask("ping")
    host.ask("again", swap=True)
    again = (
        host.hear("rematch")
        if not any(m["type"] == "rematch" for m in host.heard)
        else next(m for m in host.heard if m["type"] == "rematch")
    )
    next_one = home.join(again["table"], host.secret)
    cards = home.get(next_one.welcome["cards"]).json()
    assert cards == library.content(ROOMS["footclub"], "base", "en")
    assert next_one.welcome["mine"] == [1]
