"""Seasons of Eleven at tables of the server: one to four managers, a restart in week 3."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, running, views

Pick = Callable[[list[list[Any]]], int]


def anyhow(seed: int) -> Pick:
    """Somebody who answers at random."""
    rng = Random(seed)

    def pick(options: list[list[Any]]) -> int:
        code: int = rng.choice(options)[0]
        return code

    return pick


def catch_up(guests: list[Guest]) -> None:
    """Whatever was said before this has been heard after it."""
    for g in guests:
        g.ask("ping")


def play(guests: list[Guest], pick: Pick, until: Callable[[Json], bool]) -> None:
    """Whoever is asked answers, each by turns, until the first one's view is so, or it is over."""
    for n in range(4_000):
        catch_up(guests)
        if guests[0].tick["over"] is not None or until(guests[0].tick["view"]):
            return
        asked = [g for g in guests if g.tick["ask"] is not None]
        guest = asked[n % len(asked)]
        reply = guest.answer(pick(guest.options))
        assert reply["type"] == "done", reply
    raise AssertionError("nothing of the kind has happened")


def test_four_managers_meet_a_restart_in_week_3(tmp_path: Path) -> None:
    pick = anyhow(3)
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "invite", "invite", "invite", game="eleven")
        ways = [laid["secret"], *(laid["invites"][n] for n in "123")]
        guests = [server.join(laid["table"], way) for way in ways]
        assert len({g.welcome["teams"][g.tick["seat"]]["name"] for g in guests}) == 4
        play(guests, pick, lambda v: v["week"] == 3 and v["phase"] == "lanes")
        before = [g.tick for g in guests]
        assert len(before[0]["waiting"]) > 1
        assert [t["ask"] is not None for t in before] == [
            n in before[0]["waiting"] for n in range(4)
        ]
    with running(config(tmp_path)) as server:
        again = [server.join(laid["table"], way) for way in ways]
        for old, new in zip(before, (g.tick for g in again), strict=True):
            assert new["view"] == old["view"]
            assert new["ask"] == old["ask"]
            assert new["turns"] == old["turns"]
            assert new["waiting"] == old["waiting"]
        play(again, pick, lambda v: v["day"] == "match")
        assert again[0].tick["view"]["week"] == 3
        lost = again[2]
        lost.leave()
        back = server.join(laid["table"], ways[2])
        assert back.tick["view"]["eye"] == 2
        again[2] = back
        play(again, pick, lambda v: v["week"] == 4)
        assert again[0].tick["view"]["week"] == 4


@pytest.mark.parametrize("preset", ["division3", "the_deadline"])
def test_a_season_alone_is_played_to_its_end_and_seen_again(
    server: LiveServer, preset: str
) -> None:
    laid = server.lay("me", game="eleven", preset=preset)
    assert laid["invites"] == {}
    guest = server.join(laid["table"], laid["secret"])
    play([guest], anyhow(5), lambda v: False)
    over = guest.tick["over"]
    assert over["points"] in ([0], [1], [2])
    assert over["winner"] == (0 if over["points"] == [2] else None)
    replay = server.get(f"/api/tables/{laid['table']}/replay?eye=0", laid["secret"]).json()
    assert views(replay)[-1] == guest.tick["view"]
    brief = server.get(f"/api/tables/{laid['table']}", laid["secret"]).json()
    assert brief["score"] == guest.tick["view"]["score"]


def test_a_scenario_is_for_one(server: LiveServer) -> None:
    wish = {"game": "eleven", "preset": "the_deadline", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    assert answer.json()["said"]["id"] == "fault-option-solo"


def test_nobody_sees_a_line_up_before_it_is_given_and_it_is_taken_back_as_a_whole(
    server: LiveServer,
) -> None:
    laid = server.lay("me", "invite", game="eleven")
    guests = [server.join(laid["table"], way) for way in (laid["secret"], laid["invites"]["1"])]
    play(guests, anyhow(8), lambda v: v["day"] == "match")
    one, two = guests
    while two.tick["view"]["ask"]["kind"] != "formation" or two.tick["ask"] is None:
        one, two = two, one
        assert one.tick["ask"] is not None or two.tick["ask"] is not None
    heard = len(one.heard)
    two.answer()
    two.ask("ping")
    assert two.tick["takeback"]
    two.answer()
    two.ask("ping")
    assert two.tick["view"]["ask"]["kind"] != "formation"
    assert two.ask("takeback", seat=two.tick["seat"], turn=two.turn)["type"] == "done"
    two.ask("ping")
    assert two.tick["view"]["ask"]["kind"] == "formation", "nobody wants half a line-up back"
    one.ask("ping")
    assert not [m for m in one.heard[heard:] if m["type"] == "tick"]


def test_a_season_of_three_goes_on_without_who_resigned(tmp_path: Path) -> None:
    pick = anyhow(9)
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "invite", "invite", game="eleven")
        ways = [laid["secret"], laid["invites"]["1"], laid["invites"]["2"]]
        guests = [server.join(laid["table"], way) for way in ways]
        play(guests, pick, lambda v: v["week"] == 1 and v["day"] == "tue")
        gone = guests[2]
        assert gone.ask("resign", seat=gone.tick["seat"])["type"] == "done"
        assert gone.ask("resign", seat=gone.tick["seat"])["said"]["id"] == "fault-away"
        play(guests, pick, lambda v: v["week"] == 2)
        assert guests[0].tick["view"]["away"] == [2]
        assert guests[0].tick["over"] is None
        assert guests[2].tick["ask"] is None
        told = [m["said"]["id"] for m in server.join(laid["table"], ways[0]).welcome["story"]]
    with running(config(tmp_path)) as server:
        again = [server.join(laid["table"], way) for way in ways[:2]]
        assert [m["said"]["id"] for m in again[0].welcome["story"]] == told
        assert told.count("el-story-resigned") == 1
        assert again[0].tick["view"]["away"] == [2]
        assert again[0].ask("resign", seat=0)["type"] == "done"
        catch_up(again)
        assert again[1].tick["over"]["points"] == [0, 2, 0]


def test_computers_take_the_other_seats(server: LiveServer) -> None:
    bots = [{"kind": "bot", "level": 1}] * 2
    laid = server.lay("me", *bots, game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    pick = anyhow(2)
    while guest.tick["view"]["week"] < 2:
        guest.until_asked()
        assert guest.answer(pick(guest.options))["type"] == "done"
        guest.ask("ping")
        while guest.tick["ask"] is None:
            guest.next()
    story = server.join(laid["table"], laid["secret"]).welcome["story"]
    assert not [line for line in story if line["said"]["id"] == "srv-bot-illegal"]
