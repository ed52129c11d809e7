"""Answers are taken back while fate has said nothing since, where one person alone decides."""

from __future__ import annotations

from pathlib import Path

from tests.server.live_server import Clock, Guest, LiveServer, config, running
from tests.server.test_table import LESSON
from touchline.core.tape import BACK

GRACE = 1.5


def moved(server: LiveServer) -> Guest:
    """A guest at a hot-seat table who has just moved; the die of the other seat is not rolled."""
    laid = server.lay("me", "me", moment=LESSON)
    guest = server.join(laid["table"], laid["secret"])
    assert guest.tick["takeback"] is False
    assert guest.answer()["type"] == "done"
    guest.hear("tick")
    return guest


def test_fate_waits_for_the_grace_and_then_speaks(slow_server: LiveServer, clock: Clock) -> None:
    guest = moved(slow_server)
    assert guest.tick["takeback"]
    assert (guest.tick["ask"], guest.tick["waiting"]) == (None, [])
    assert guest.tick["view"]["die"] is None
    clock.ring(GRACE)
    guest.hear("tick")
    assert not guest.tick["takeback"]
    assert guest.tick["view"]["die"] in range(1, 7)
    assert guest.seat == 1
    assert [f["kind"] for f in guest.tick["facts"]] == ["roll"]


def test_an_answer_is_taken_back_and_given_anew(slow_server: LiveServer, clock: Clock) -> None:
    guest = moved(slow_server)
    at = guest.tick["at"]
    done = guest.ask("takeback", id="oops", seat=0, turn=1)
    assert (done["type"], done["turn"]) == ("done", 2)
    fresh = guest.hear("tick")
    assert (fresh["fresh"], fresh["at"]) == (True, at - 1)
    assert fresh["view"]["position"] == LESSON
    assert fresh["turns"] == {"0": 2, "1": 0}
    told = guest.hear("tick")
    assert [f["said"]["id"] for f in told["facts"]] == ["srv-took-back"]
    assert guest.tick["ask"]["seat"] == 0
    clock.ring(GRACE)  # the grace of the answer that is no more: it rolls nothing
    assert guest.ask("ping")["type"] == "pong"
    assert guest.tick["ask"]["seat"] == 0
    assert guest.ask("takeback", id="oops", seat=0, turn=1) == done
    assert guest.answer(guest.options[-1][0])["type"] == "done"
    guest.hear("tick")
    clock.ring(GRACE)
    guest.hear("tick")
    assert guest.tick["view"]["die"] in range(1, 7)


def test_never_across_an_answer_of_fate(slow_server: LiveServer, clock: Clock) -> None:
    guest = moved(slow_server)
    clock.ring(GRACE)
    guest.hear("tick")
    for seat, turn in ((0, 1), (1, 0)):
        refused = guest.ask("takeback", seat=seat, turn=turn)
        assert (refused["status"], refused["said"]["id"]) == (409, "srv-no-back")


def test_either_seat_of_a_hot_seat_table_may_ask(slow_server: LiveServer) -> None:
    """The person is one and the same; the last answer goes, whichever seat is named."""
    guest = moved(slow_server)
    assert guest.ask("takeback", seat=1, turn=0)["type"] == "done"
    assert guest.hear("tick")["view"]["position"] == LESSON


def test_taking_back_is_on_the_tape_and_survives_a_restart(tmp_path: Path, clock: Clock) -> None:
    with running(config(tmp_path, pause=clock.pause)) as server:
        guest = moved(server)
        table, secret = guest.welcome["table"], guest.secret
        guest.ask("takeback", seat=0, turn=1)
    with running(config(tmp_path, pause=clock.pause)) as server:
        guest = server.join(table, secret)
        assert guest.tick["view"]["position"] == LESSON
        assert guest.tick["turns"] == {"0": 2, "1": 0}
        tape = server.lobby._live[table].live.match.tape
        assert [answer for _, answer in tape.entries][1:] == [BACK]


def test_a_restart_in_the_grace_keeps_it_open(tmp_path: Path) -> None:
    one, two = Clock(), Clock()
    with running(config(tmp_path, pause=one.pause)) as server:
        guest = moved(server)
    with running(config(tmp_path, pause=two.pause)) as server:
        again = server.join(guest.welcome["table"], guest.secret)
        assert again.tick["takeback"] is True
        assert again.tick["view"] == guest.tick["view"]
        two.ring(GRACE)
        again.hear("tick")
        assert again.tick["view"]["die"] in range(1, 7)


def test_not_where_another_person_plays(server: LiveServer) -> None:
    laid = server.lay("me", "invite", moment=LESSON)
    host = server.join(laid["table"], laid["secret"])
    assert host.welcome["back"] is False
    host.answer()
    host.hear("tick")
    assert host.tick["takeback"] is False
    assert host.tick["view"]["die"] in range(1, 7)
    refused = host.ask("takeback", seat=0, turn=1)
    assert (refused["type"], refused["status"]) == ("refusal", 409)
    assert refused["said"]["id"] == "fault-takeback"


def test_a_watcher_takes_nothing_back(slow_server: LiveServer) -> None:
    laid = slow_server.lay("me", "me", moment=LESSON)
    guest = slow_server.join(laid["table"], laid["secret"])
    watcher = slow_server.join(laid["table"], laid["watch"])
    guest.answer()
    watcher.hear("tick")
    assert watcher.tick["takeback"] is False
    assert watcher.ask("takeback", seat=0, turn=1)["status"] == 403
