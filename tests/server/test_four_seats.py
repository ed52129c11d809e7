"""Four people at one table: two sides of two seats each, and everybody's hand a secret."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, running, views

FOUR = {"game": "worldwide", "preset": "amateur", "options": {"max_attacks_per_half": "20"}}
SEATS = range(4)


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


def four(home: LiveServer, **more: Any) -> tuple[list[Guest], Json]:
    """A table for four people in four places."""
    wishes = [{"kind": "me", "name": "Ada"}, "invite", {"kind": "invite", "name": "Cy"}, "invite"]
    laid = home.lay(*wishes, **{**FOUR, **more})
    guests = [home.join(laid["table"], laid["secret"])]
    guests += [home.join(laid["table"], laid["invites"][str(n)]) for n in (1, 2, 3)]
    return guests, laid


def catch_up(guests: list[Guest]) -> None:
    """Whatever was said before this has been heard after it."""
    for g in guests:
        g.ask("ping")


def play(guests: list[Guest], answers: int, seed: int = 1) -> int:
    """Whoever is asked answers at random, so often or until it is over; how often it was."""
    pick = anyhow(seed)
    for n in range(answers):
        catch_up(guests)
        if guests[0].tick["over"] is not None:
            return n
        guest = next(g for g in guests if g.tick["ask"] is not None)
        reply = guest.answer(pick(guest.options))
        assert reply["type"] == "done", reply
    catch_up(guests)
    return answers


def test_a_table_is_laid_for_four_and_each_link_opens_its_own_seat(home: LiveServer) -> None:
    guests, laid = four(home)
    assert set(laid["invites"]) == {"1", "2", "3"}
    for n, guest in enumerate(guests):
        assert guest.welcome["mine"] == [n]
        assert len(guest.welcome["places"]) == 4
        assert len(guest.welcome["teams"]) == 2  # of the sides; chosen in the match
        assert guest.tick["seat"] == n
    assert [p["name"] for p in guests[3].welcome["places"]] == ["Ada", "", "Cy", ""]
    catch_up(guests)
    presence = [m for m in guests[0].heard if m["type"] == "presence"][-1]
    assert all(p["present"] and p["kind"] == "person" for p in presence["places"])


def test_three_is_not_a_number_of_seats_and_teams_are_chosen_at_the_table(home: LiveServer) -> None:
    for seats, id in (
        ([{"kind": "me"}] * 3, "srv-seats"),
        ([{"kind": "me", "team": "valmora"}, {"kind": "me"}], "srv-team-later"),
    ):
        answer = home.http.post("/api/tables", json={"game": "worldwide", "seats": seats})
        assert answer.status_code == 422
        assert answer.json()["said"]["id"] == id
    card = next(g for g in home.get("/api/games").json() if g["name"] == "worldwide")
    assert (card["tables"], card["sides"], card["teams"]) == ([2, 4], 2, [])


def test_nobody_sees_a_hand_but_their_own_and_the_watcher_none(home: LiveServer) -> None:
    guests, laid = four(home)
    watch = home.join(laid["table"], laid["watch"])
    readers = [*guests, watch]
    assert watch.tick["seat"] == 4
    pick = anyhow(3)
    for _ in range(150):
        catch_up(readers)
        guest = next((g for g in guests if g.tick["ask"] is not None), None)
        if guest is None:
            break
        guest.answer(pick(guest.options))
    catch_up(readers)
    for eye, reader in enumerate(readers):
        ticks = [m for m in reader.heard if m["type"] == "tick"]
        assert ticks
        hands = [hand for t in ticks for hand in t["view"]["hands"]]
        assert any(h["count"] for h in hands)
        assert all((h["cards"] is not None) == (h["seat"] == eye) for h in hands)
        assert {t["view"]["eye"] for t in ticks} == {eye}
        drawn = [f for t in ticks for f in t["facts"] if f["kind"] in ("card_drawn", "fetched")]
        for fact in drawn:
            told = fact["data"].get("card") is not None
            assert told == (fact["data"]["seat"] == eye)
        assert eye == 4 or any(f["data"]["seat"] == eye for f in drawn)


def test_an_answer_for_another_seat_is_refused_even_the_partner_s(home: LiveServer) -> None:
    guests, _ = four(home)
    catch_up(guests)
    asked = next(g for g in guests if g.tick["ask"] is not None)
    code, seat = asked.options[0][0], asked.seat
    for guest in guests:
        if guest is not asked:
            reply = guest.ask("answer", seat=seat, turn=asked.turn, codes=[code])
            assert reply["said"]["id"] == "srv-not-your-seat"
            own = guest.tick["seat"]
            reply = guest.ask("answer", seat=own, turn=guest.turn, codes=[code])
            assert (reply["type"], reply["said"]["id"]) == ("refusal", "fault-turn")
            assert guest.ask("takeback", seat=seat, turn=0)["said"]["id"] == "srv-not-your-seat"
            assert guest.ask("resign", seat=seat)["said"]["id"] == "srv-not-your-seat"
    assert asked.answer()["type"] == "done"


def test_captains_are_named_in_envelopes_that_can_be_opened_again(home: LiveServer) -> None:
    guests, _ = four(home)
    play(guests, 2)  # both sides have a team
    assert guests[0].tick["view"]["phase"] == "captain_choice"
    assert guests[0].tick["waiting"] == [0, 1, 2, 3]
    catch_up(guests)
    heard = [len(g.heard) for g in guests]
    assert guests[2].answer()["type"] == "done"
    guests[2].ask("ping")
    assert guests[2].tick["ask"] is None
    assert guests[2].tick["takeback"] is True
    assert guests[2].ask("takeback", seat=2, turn=guests[2].turn)["type"] == "done"
    guests[2].ask("ping")
    assert guests[2].tick["view"]["sealed"] == []
    for n in (0, 1, 3):  # nobody has heard of it, but for who is awaited
        guests[n].ask("ping")
        new = guests[n].heard[heard[n] :]
        assert [m["type"] for m in new] == ["presence", "presence", "pong"]
        assert [m["waiting"] for m in new[:2]] == [[0, 1, 3], [0, 1, 2, 3]]


def test_a_seat_is_lost_and_comes_back_to_its_own_hand(home: LiveServer) -> None:
    guests, laid = four(home)
    play(guests, 40)
    lost = guests[2]
    hand = lost.tick["view"]["hands"][2]
    asked = lost.tick["ask"]
    other = home.join(laid["table"], laid["invites"]["2"])  # the same seat, from another page
    story = other.welcome["story"]
    other.leave()
    lost.leave()
    away = guests[0].hear("presence", lambda m: not m["places"][2]["present"])
    assert [p["present"] for p in away["places"]] == [True, True, False, True]
    again = home.join(laid["table"], laid["invites"]["2"])
    assert again.welcome["mine"] == [2]
    assert again.tick["view"]["hands"][2] == hand
    assert again.tick["ask"] == asked
    assert again.welcome["story"] == story
    assert again.welcome["places"][2]["name"] == "Cy"
    guests[2] = again
    assert play(guests, 20, seed=5) > 0


def test_who_leaves_the_match_loses_it_for_both_of_the_side(home: LiveServer) -> None:
    guests, laid = four(home)
    play(guests, 6)
    assert guests[3].ask("resign", seat=3)["type"] == "done"
    catch_up(guests)
    over = guests[0].tick["over"]
    assert over["points"] == [2, 0, 2, 0]
    assert over["winner"] == 0
    told = guests[1].tick["facts"][-1]["said"]  # the partner reads who did it
    assert told == {"id": "srv-resigned-both", "args": {"who": "@seat3", "team": "@team1"}}
    late = home.join(laid["table"], laid["invites"]["1"])
    assert late.welcome["story"][-1]["said"] == told
    late.leave()
    assert all(g.tick["ask"] is None and g.tick["waiting"] == [] for g in guests)
    brief = home.get(f"/api/tables/{laid['table']}", laid["secret"]).json()
    assert (brief["names"], brief["sides"]) == (["Ada", "", "Cy", ""], 2)
    assert brief["over"]["winner"] == 0


def test_a_match_of_four_is_played_to_its_end_and_seen_through_every_eye(home: LiveServer) -> None:
    guests, laid = four(home)
    assert play(guests, 6_000, seed=2) < 6_000
    over = guests[0].tick["over"]
    score = guests[0].tick["view"]["score"]
    assert over["points"] in ([2, 0, 2, 0], [0, 2, 0, 2], [1, 1, 1, 1])
    assert (over["winner"] is None) == (score[0] == score[1])
    at = f"/api/tables/{laid['table']}"
    tape = home.get(f"{at}/record.tape.json", laid["secret"])
    assert tape.json()["seats"] == [""] * 4  # names stand in no tape unless they are asked for
    named = home.get(f"{at}/record.tape.json?names=1", laid["secret"])
    assert named.json()["seats"] == ["Ada", "", "Cy", ""]
    replay = home.http.post("/api/replay", json={"text": tape.text}).json()
    assert (replay["eye"], replay["secrets"], len(replay["names"])) == (4, True, 4)
    assert len(replay["teams"]) == 2
    assert replay["over"]["points"] == over["points"]
    for eye in SEATS:
        mine = home.get(f"{at}/replay?eye={eye}", laid["secret"]).json()
        assert mine["eye"] == eye
        shown = [h for v in views(mine) for h in v["hands"] if h["cards"] is not None]
        assert {h["seat"] for h in shown} == {eye}


def test_partners_stay_together_in_a_rematch_and_sides_are_swapped(home: LiveServer) -> None:
    guests, _ = four(home)
    guests[0].ask("resign", seat=0)
    guests[0].ask("again", swap=True)
    catch_up(guests)
    found = [next(m for m in g.heard if m["type"] == "rematch") for g in guests]
    again = [home.join(m["table"], g.secret) for m, g in zip(found, guests, strict=True)]
    seats = [g.welcome["mine"][0] for g in again]
    assert sorted(seats) == [0, 1, 2, 3]
    assert all(seat % 2 != old % 2 for old, seat in enumerate(seats))
    assert seats[0] % 2 == seats[2] % 2
    assert again[0].welcome["places"][seats[2]]["name"] == "Cy"


def test_four_at_one_device_see_each_their_own_hand_in_turn(home: LiveServer) -> None:
    laid = home.lay("me", "me", "me", "me", **FOUR)
    all_ = home.join(laid["table"], laid["secret"])
    play([all_], 200, seed=4)
    ticks = [m for m in all_.heard if m["type"] == "tick"]
    assert {t["seat"] for t in ticks} == {0, 1, 2, 3}
    for tick in ticks:
        own = [h["seat"] for h in tick["view"]["hands"] if h["cards"] is not None]
        assert own == [tick["seat"]]
        assert tick["ask"] is None or tick["ask"]["seat"] == tick["seat"]
    drawn = [f for t in ticks for f in t["facts"] if f["kind"] == "card_drawn"]
    assert drawn
    assert all(f["data"].get("card") is None for f in drawn)


def test_two_at_one_device_play_with_a_friend_and_a_computer(home: LiveServer) -> None:
    laid = home.lay("me", {"kind": "bot", "level": 1}, "me", "invite", **FOUR)
    pair = home.join(laid["table"], laid["secret"])
    friend = home.join(laid["table"], laid["invites"]["3"])
    assert pair.welcome["mine"] == [0, 2]
    pick = anyhow(8)
    given: set[int] = set()
    for _ in range(60):
        catch_up([pair, friend])
        asked = next((g for g in (pair, friend) if g.tick["ask"] is not None), None)
        if asked is None:
            pair.hear("tick")
            continue
        given.add(asked.seat)
        assert asked.answer(pick(asked.options))["type"] == "done"
    assert given == {0, 2, 3}
    story = home.join(laid["table"], laid["secret"]).welcome["story"]
    assert not [line for line in story if line["said"]["id"].startswith("srv-bot")]
