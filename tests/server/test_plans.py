"""Plans that are not given: told to their own seat alone, from what it knows, and harmless."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.house import Guest, House
from tests.server.test_eleven import anyhow, catch_up, play

Rows = list[list[int]]


def lining_up(v: dict[str, Any]) -> bool:
    """Is a line-up asked of the first seat?"""
    return bool(v["clubs"][0]["doing"] == "formation")


def planned(club: dict[str, Any]) -> Rows:
    """The field shirts of a club, attackers in front, each worn by nobody."""
    field = [n for n, shirt in enumerate(club["shirts"]) if shirt["field"]]
    zones = (1, 1, 1, 4, 4, 4, 3, 5, 7, 7)
    return [[shirt, zone, -1] for shirt, zone in zip(field, zones, strict=True)]


def at_table(house: House, *seats: str, seed: int = 4) -> list[Guest]:
    """Guests at a season that has come to the first line-up of seat 0."""
    laid = house.lay("me", *seats, game="eleven")
    ways = [laid["secret"], *laid["invites"].values()]
    guests = [house.join(laid["table"], way) for way in ways]
    play(guests, anyhow(seed), lining_up)
    guests.append(house.join(laid["table"], laid["watch"]))
    return guests


def test_a_plan_is_told_and_nothing_has_happened(house: House) -> None:
    one, two, watcher = at_table(house, "invite")
    catch_up([one, two, watcher])
    before = one.tick
    heard = len(two.heard), len(watcher.heard)
    reply = one.ask("sketch", seat=0, rows=planned(before["view"]["clubs"][0]))
    assert reply["type"] == "sketched"
    found = reply["found"]
    assert found["placed"] == 10
    assert sum(found["results"]) == len(found["fronts"])
    again = one.ask("sketch", seat=0, rows=planned(before["view"]["clubs"][0]))
    assert again["found"] == found
    assert one.ask("sketch", seat=0, rows=[])["found"] == {}, "nothing stands there yet"
    catch_up([one, two, watcher])
    assert one.tick == before
    assert all(m["type"] == "pong" for m in two.heard[heard[0] :])
    assert all(m["type"] == "pong" for m in watcher.heard[heard[1] :])


@pytest.mark.parametrize(
    ("seat", "rows", "status", "said"),
    [
        (1, [[0, 0, -1]], 403, "srv-not-your-seat"),
        (0, [[0, 0]], 422, "fault-plan-row"),
        (0, [[0, 0, 9_999]], 422, "fault-plan-whose"),
        (0, [[n % 10, 1, -1] for n in range(500)], 422, "fault-plan-many"),
    ],
)
def test_what_is_no_plan_of_this_seat_is_refused(
    house: House, seat: int, rows: Rows, status: int, said: str
) -> None:
    one, _, watcher = at_table(house, "invite")
    reply = one.ask("sketch", seat=seat, rows=rows)
    assert (reply["type"], reply["status"], reply["said"]["id"]) == ("refusal", status, said)
    reply = watcher.ask("sketch", seat=0, rows=[[0, 0, -1]])
    assert (reply["type"], reply["status"]) == ("refusal", 403)


def test_a_game_without_plans_says_nothing(house: House) -> None:
    laid = house.lay("me", "bot")
    guest = house.join(laid["table"], laid["secret"])
    assert guest.ask("sketch", seat=0, rows=[[0, 0, -1]])["found"] == {}
