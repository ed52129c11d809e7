"""Plans that are not given: told to their own seat alone, from what it knows, and harmless."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.eleven.server.test_table import anyhow, catch_up, play
from tests.server.live_server import Guest, LiveServer

SHEET: dict[str, Any] = {"plan": "sheet"}


def lining_up(v: dict[str, Any]) -> bool:
    """Is a line-up asked of the first seat?"""
    return bool(v["clubs"][0]["doing"] == "formation")


def at_table(server: LiveServer, *seats: str, seed: int = 4) -> list[Guest]:
    """Guests at a season that has come to the first line-up of seat 0."""
    laid = server.lay("me", *seats, game="eleven")
    ways = [laid["secret"], *laid["invites"].values()]
    guests = [server.join(laid["table"], way) for way in ways]
    play(guests, anyhow(seed), lining_up)
    guests.append(server.join(laid["table"], laid["watch"]))
    return guests


def test_a_plan_is_told_and_nothing_has_happened(server: LiveServer) -> None:
    one, two, watcher = at_table(server, "invite")
    catch_up([one, two, watcher])
    before = one.tick
    heard = len(two.heard), len(watcher.heard)
    reply = one.ask("sketch", seat=0, plan=SHEET)
    assert reply["type"] == "sketched"
    found = reply["found"]
    assert len(found["field"]) == found["forecast"]["placed"] == 10
    assert sum(found["forecast"]["results"]) == len(found["forecast"]["fronts"])
    assert before["ask"]["sketch"] == found, "the first formation is told with the question"
    last = found["field"][-1]
    moved = SHEET | {"moved": [last["shirt"], last["may"][0], -1]}
    other = one.ask("sketch", seat=0, plan=moved)["found"]
    assert (other["refused"], other["field"][-1]["zone"]) == (None, last["may"][0])
    assert one.ask("sketch", seat=0, plan=moved)["found"] == other
    catch_up([one, two, watcher])
    assert one.tick == before
    assert all(m["type"] == "pong" for m in two.heard[heard[0] :])
    assert all(m["type"] == "pong" for m in watcher.heard[heard[1] :])


@pytest.mark.parametrize(
    ("seat", "plan", "status", "said"),
    [
        (1, {}, 403, "srv-not-your-seat"),
        (0, {"shirts": [[0, 9]]}, 422, "fault-plan-row"),
        (0, {"people": [9_999]}, 422, "fault-plan-whose"),
        (0, {"shape": "1-0-9"}, 422, "fault-plan-formation"),
        (0, {"uses": list(range(500))}, 422, "fault-plan-effect"),
    ],
)
def test_what_is_no_plan_of_this_seat_is_refused(
    server: LiveServer, seat: int, plan: dict[str, Any], status: int, said: str
) -> None:
    one, _, watcher = at_table(server, "invite")
    reply = one.ask("sketch", seat=seat, plan=SHEET | plan)
    assert (reply["type"], reply["status"], reply["said"]["id"]) == ("refusal", status, said)
    reply = watcher.ask("sketch", seat=0, plan=SHEET)
    assert (reply["type"], reply["status"]) == ("refusal", 403)


def test_a_game_without_plans_of_its_own_takes_codes_alone(server: LiveServer) -> None:
    laid = server.lay("me", "bot")
    guest = server.join(laid["table"], laid["secret"])
    assert guest.ask("sketch", seat=0, plan=None)["found"] is None
    assert guest.ask("sketch", seat=0, plan=SHEET)["said"]["id"] == "srv-bad-message"


@pytest.mark.parametrize(
    "plan",
    [{}, {"plan": "push"}, {"plan": "sheet", "people": "no"}, {"plan": "sheet", "shirts": [[0]]},
     {"plan": "sheet", "people": [], "more": 1}, {"plan": ["sheet"]}],
)  # fmt: skip
def test_a_plan_that_cannot_be_read_is_refused(server: LiveServer, plan: dict[str, Any]) -> None:
    laid = server.lay("me", game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    reply = guest.ask("sketch", seat=0, plan=plan)
    assert (reply["type"], reply["status"]) == ("refusal", 422)
    assert reply["said"]["id"] == "srv-bad-message"
