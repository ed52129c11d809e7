"""An answer that others have seen is taken back once all of them agree: asked, agreed, declined."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, running
from touchline.core.tape import BACK, DRAW
from touchline.play import consent

FIRST = {"options": {"first_placer": "L"}}  # figures are placed in turn: no die lies between


def pair(server: LiveServer) -> tuple[Guest, Guest]:
    """Two people at a table; the first has just answered, and both have heard."""
    laid = server.lay("me", "invite", **FIRST)
    host = server.join(laid["table"], laid["secret"])
    friend = server.join(laid["table"], laid["invites"]["1"])
    host.laid = friend.laid = laid
    step(host, friend)
    return host, friend


def step(mover: Guest, other: Guest) -> None:
    """An answer, heard by both."""
    assert mover.answer()["type"] == "done"
    for g in (mover, other):
        g.hear("tick")


def between(g: Guest) -> Json:
    """What this guest was told last that people may ask of one another; of what they may do without
    somebody who is away, test_absence.py tells.
    """
    g.ask("ping")
    told = [m for m in g.heard if m["type"] == "between"]
    last = told[-1] if told else {"type": "between", "may": [], "open": [], "phrases": False}
    asked = [
        {key: m[key] for key in ("what", "seat", "left")}
        for m in last["may"]
        if m["what"] in ("back", "draw")
    ]
    wishes = [{key: w[key] for key in ("n", "what", "seat", "waits")} for w in last["open"]]
    return {"type": "between", "may": asked, "open": wishes, "phrases": last["phrases"]}


def ask_back(g: Guest) -> Json:
    """Ask the others to agree that the last answer is taken back."""
    seat = g.welcome["mine"][0]
    return g.ask("propose", seat=seat, turn=g.tick["turns"][str(seat)], what="back")


def settle(g: Guest, yes: bool, **more: bool) -> Json:
    """Say yes or no to what is asked."""
    n = between(g)["open"][0]["n"]
    return g.ask("settle", seat=g.welcome["mine"][0], n=n, yes=yes, **more)


def told(g: Guest) -> list[str]:
    """The sentences about the table that this guest has been told."""
    g.ask("ping")
    return [m["said"]["id"] for m in g.heard if m["type"] == "notice"]


def test_an_answer_is_taken_back_when_the_other_agrees(server: LiveServer) -> None:
    laid = server.lay("me", "invite", **FIRST)
    host = server.join(laid["table"], laid["secret"])
    friend = server.join(laid["table"], laid["invites"]["1"])
    watcher = server.join(laid["table"], laid["watch"])
    empty = host.tick["view"]
    step(host, friend)
    assert between(host)["may"] == [{"what": "back", "seat": 0, "left": 3}]
    assert between(friend)["may"] == between(watcher)["may"] == []
    assert ask_back(host)["type"] == "done"
    assert between(host) == {
        "type": "between",
        "may": [],
        "open": [{"n": 1, "what": "back", "seat": 0, "waits": [1]}],
        "phrases": True,
    }
    assert between(friend)["open"] == between(host)["open"]
    assert between(watcher)["open"] == []
    assert settle(friend, True)["type"] == "done"
    for g in (host, friend, watcher):
        g.ask("ping")
        assert g.tick["view"] == empty
        facts = [f["said"]["id"] for f in g.tick["facts"]]
        assert facts == ["srv-took-back"]
        assert between(g)["open"] == []
    assert host.tick["ask"]["seat"] == 0
    assert host.tick["turns"] == {"0": 2}
    tape = server.lobby._live[laid["table"]].live.match.tape
    assert [answer for _, answer in tape.entries if answer == BACK] == [BACK]
    step(host, friend)
    assert between(host)["may"][0]["left"] == 2


def test_it_is_declined_and_three_times_are_enough(server: LiveServer) -> None:
    host, friend = pair(server)
    for n in range(3):
        assert ask_back(host)["type"] == "done"
        assert settle(friend, False)["type"] == "done"
        assert between(host)["open"] == []
        assert told(host) == ["srv-back-declined"] * (n + 1)
    assert between(host)["may"] == []
    refused = ask_back(host)
    assert (refused["status"], refused["said"]["id"]) == (409, "srv-no-asking")
    step(friend, host)
    assert between(friend)["may"] == [{"what": "back", "seat": 1, "left": 3}]


def test_who_wants_no_more_of_it_is_asked_no_more_and_nor_is_anybody(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        host, friend = pair(server)
        ask_back(host)
        assert settle(friend, False, never=True)["type"] == "done"
        assert told(host) == ["srv-back-never"]
        step(friend, host)
        assert between(friend)["may"] == between(host)["may"] == []
        laid = host.laid
    with running(config(tmp_path)) as server:  # a restart forgets nothing of it
        host = server.join(laid["table"], laid["secret"])
        friend = server.join(laid["table"], laid["invites"]["1"])
        mover, other = (host, friend) if host.tick["ask"] else (friend, host)
        step(mover, other)
        assert between(mover)["may"] == between(other)["may"] == []


def test_any_later_answer_voids_the_request(server: LiveServer) -> None:
    host, friend = pair(server)
    ask_back(host)
    n = between(friend)["open"][0]["n"]
    step(friend, host)
    assert between(host)["open"] == between(friend)["open"] == []
    late = friend.ask("settle", seat=1, n=n, yes=True)
    assert (late["status"], late["said"]["id"]) == (409, "srv-not-asked")
    assert host.tick["turns"] == {"0": 1}


def test_an_answer_that_told_its_own_seat_something_stays(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is looked at only when it is asked for, and a request that is refused is none."""
    monkeypatch.setattr(consent, "blind", lambda *_: False)
    host, friend = pair(server)
    refused = ask_back(host)
    assert (refused["status"], refused["said"]["id"]) == (409, "srv-back-told")
    assert between(friend)["open"] == []
    assert between(host)["may"] == [{"what": "back", "seat": 0, "left": 3}]


def test_nothing_dear_is_looked_at_after_each_answer(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Worlds are imagined and views compared when an answer is wanted back, and not before."""

    def dear(*_: object) -> bool:
        raise AssertionError("looked at without need")

    for name in ("blind", "learnt"):
        monkeypatch.setattr(consent, name, dear)
    host, friend = pair(server)
    assert between(host)["may"]
    step(friend, host)
    assert between(friend)["may"]


def test_who_has_asked_may_withdraw_it(server: LiveServer) -> None:
    host, friend = pair(server)
    ask_back(host)
    assert settle(host, False)["type"] == "done"
    assert between(friend)["open"] == []
    assert told(host) == told(friend) == []


def test_a_request_that_is_sent_again_is_made_once(server: LiveServer) -> None:
    host, friend = pair(server)
    message = {"seat": 0, "turn": 1, "what": "back", "id": "twice"}
    assert host.ask("propose", **message) == host.ask("propose", **message)
    assert len(between(friend)["open"]) == 1
    n = between(friend)["open"][0]["n"]
    one = friend.ask("settle", id="yes", seat=1, n=n, yes=True)
    assert friend.ask("settle", id="yes", seat=1, n=n, yes=True) == one
    assert host.ask("ping")["type"] == "pong"
    assert host.tick["turns"] == {"0": 2}


LEVEL = {"options": {"tiebreak": "draw", "first_placer": "L"}}


def drawing(server: LiveServer, **more: object) -> tuple[Guest, Guest]:
    """Two people at a match that can end level."""
    laid = server.lay("me", "invite", **{"options": LEVEL["options"], **more})
    host = server.join(laid["table"], laid["secret"])
    friend = server.join(laid["table"], laid["invites"]["1"])
    host.laid = friend.laid = laid
    return host, friend


def offer(g: Guest) -> Json:
    """Offer a draw."""
    seat = g.welcome["mine"][0]
    return g.ask("propose", seat=seat, turn=g.tick["turns"][str(seat)], what="draw")


def mays(g: Guest) -> list[str]:
    """What this guest may ask."""
    return [may["what"] for may in between(g)["may"]]


def test_a_draw_is_offered_and_agreed_to(server: LiveServer) -> None:
    host, friend = drawing(server)
    assert mays(host) == mays(friend) == ["draw"]
    assert offer(host)["type"] == "done"
    assert mays(host) == []
    assert settle(friend, True)["type"] == "done"
    laid = host.laid
    for g in (host, friend):
        g.ask("ping")
        assert g.tick["over"] == {"points": [1, 1], "winner": None, "said": AGREED}
        assert [f["said"] for f in g.tick["facts"]] == [AGREED]
        assert between(g)["may"] == between(g)["open"] == []
    assert server.lobby._live[laid["table"]].live.match.tape.entries[-1] == (0, DRAW)
    at = f"/api/tables/{laid['table']}"
    assert server.get(at, laid["watch"]).json()["over"]["said"] == AGREED
    replay = server.get(f"{at}/replay", laid["watch"]).json()
    assert replay["over"]["said"] == AGREED
    assert [f["said"] for f in replay["frames"][-1]["facts"]] == [AGREED]
    tape = server.get(f"{at}/record.tape.json", laid["watch"]).text
    text = server.get(f"{at}/record.txt", laid["watch"]).text
    assert '[Result "0-0 draw agreed"]' in text
    assert text.rstrip().endswith("draw:L")
    for record in (tape, text):
        again = server.http.post("/api/replay", json={"text": record}).json()
        assert again["over"]["said"] == AGREED
    late = server.join(laid["table"], laid["watch"])
    assert late.welcome["story"][-1]["said"] == AGREED
    assert late.tick["over"]["said"] == AGREED


AGREED = {"id": "match-agreed", "args": {}}


def test_the_offer_of_a_draw_stands_until_either_answers(server: LiveServer) -> None:
    host, friend = drawing(server)
    offer(host)
    assert settle(friend, False)["type"] == "done"
    assert told(host) == ["srv-draw-declined"]
    assert mays(host) == []  # once in ten answers of one's own
    assert offer(host)["said"]["id"] == "srv-no-asking"
    assert offer(friend)["type"] == "done"
    assert [w["seat"] for w in between(host)["open"]] == [1]
    step(host, friend)
    assert between(host)["open"] == between(friend)["open"] == []


def test_a_draw_is_offered_again_after_ten_answers(server: LiveServer) -> None:
    host, friend = drawing(server)
    offer(host)
    settle(friend, False)
    given = 0
    while given < 10:
        assert "draw" not in mays(host)
        mover = host if host.tick["ask"] else friend
        given += mover is host
        assert mover.answer()["type"] == "done"
        for g in (host, friend):
            g.ask("ping")
    assert "draw" in mays(host)


@pytest.mark.parametrize(
    "more",
    [
        {"options": {}},  # extra time, and then both lose
        {"game": "eleven", "options": {}},
        {"game": "footclub", "options": {"format": "two_legged"}},
        {"game": "footclub", "preset": "cup", "options": {}},
        {"game": "worldwide", "options": {"tie_break": "penalties"}},
    ],
)
def test_no_draw_where_the_rules_know_none(server: LiveServer, more: Json) -> None:
    host, friend = drawing(server, **more)
    assert "draw" not in mays(host) + mays(friend)
    assert offer(host)["said"]["id"] == "srv-no-asking"


@pytest.mark.parametrize("game", ["footclub", "worldwide"])
def test_a_draw_where_hands_are_hidden(server: LiveServer, game: str) -> None:
    host, friend = drawing(server, game=game, options={})
    offer(friend)
    assert settle(host, True)["type"] == "done"
    for g in (host, friend):
        g.ask("ping")
        assert g.tick["over"]["said"] == AGREED
    laid = host.laid
    assert server.get(f"/api/tables/{laid['table']}/report", laid["watch"]).status_code == 200


def test_nobody_speaks_for_another_seat(server: LiveServer) -> None:
    host, friend = pair(server)
    laid = host.laid
    watcher = server.join(laid["table"], laid["watch"])
    for g in (friend, watcher):
        refused = g.ask("propose", seat=0, turn=1, what="back")
        assert refused["said"]["id"] == "srv-not-your-seat"
    ask_back(host)
    n = between(friend)["open"][0]["n"]
    assert watcher.ask("settle", seat=1, n=n, yes=True)["said"]["id"] == "srv-not-your-seat"
    # whoever asks cannot agree in the other's place
    assert host.ask("settle", seat=0, n=n, yes=True)["type"] == "refusal"
    assert between(friend)["open"][0]["waits"] == [1]


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "bot")])
def test_nothing_is_asked_where_one_person_alone_decides(
    server: LiveServer, seats: tuple[str, ...]
) -> None:
    laid = server.lay(*seats, **FIRST)
    host = server.join(laid["table"], laid["secret"])
    host.until_asked()
    host.answer()
    host.hear("tick")
    host.ask("ping")
    assert [m for m in host.heard if m["type"] == "between"] == []


def say(g: Guest, phrase: str = "well-played") -> Json:
    """Say something to all."""
    return g.ask("phrase", seat=g.welcome["mine"][0], phrase=phrase)


def heard(g: Guest) -> list[tuple[int, str]]:
    """What this guest has heard others, and itself, say."""
    g.ask("ping")
    return [(m["seat"], m["phrase"]) for m in g.heard if m["type"] == "phrased"]


def test_a_phrase_is_heard_by_all_and_three_a_minute_are_enough(tmp_path: Path) -> None:
    now = [100.0]
    with running(config(tmp_path, clock=lambda: now[0])) as server:
        laid = server.lay("me", "invite", **FIRST)
        host = server.join(laid["table"], laid["secret"])
        friend = server.join(laid["table"], laid["invites"]["1"])
        watcher = server.join(laid["table"], laid["watch"])
        assert between(host)["phrases"] is between(friend)["phrases"] is True
        assert between(watcher)["phrases"] is False
        for _ in range(3):
            assert say(host)["type"] == "done"
            now[0] += 10
        refused = say(host)
        assert (refused["status"], refused["said"]["id"]) == (429, "srv-phrases")
        assert say(friend, "sorry")["type"] == "done"  # each person has three of their own
        now[0] += 40
        assert say(host, "thanks")["type"] == "done"
        all_ = [*([(0, "well-played")] * 3), (1, "sorry"), (0, "thanks")]
        assert heard(host) == heard(friend) == heard(watcher) == all_
        assert say(host, "rubbish")["said"]["id"] == "srv-bad-message"
        stranger = watcher.ask("phrase", seat=0, phrase="hello")
        assert stranger["said"]["id"] == "srv-not-your-seat"


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "bot")])
def test_nobody_speaks_to_a_computer_or_to_themselves(
    server: LiveServer, seats: tuple[str, ...]
) -> None:
    laid = server.lay(*seats, **FIRST)
    host = server.join(laid["table"], laid["secret"])
    assert say(host)["said"]["id"] == "srv-no-company"
