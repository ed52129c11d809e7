"""Somebody is away: who is told, who may do without them, and what the story says of it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, running
from touchline.core.ids import HAND, LENT
from touchline.core.tape import STOP
from touchline.server.absence import PATIENCE
from touchline.server.bots import Bots, Question

RULES = {"options": {"first_placer": "L"}}  # figures are placed in turn: no die lies between


class Hours:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def house(folder: Path, hours: Hours) -> Iterator[LiveServer]:
    """A server whose clock the test sets, and whose computers give the first answer."""
    with running(config(folder, clock=hours)) as server:
        yield server


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def thought() -> list[Question]:
    """What computers were asked."""
    return []


@pytest.fixture
def server(
    tmp_path: Path, hours: Hours, monkeypatch: pytest.MonkeyPatch, thought: list[Question]
) -> Iterator[LiveServer]:
    async def choose(self: Bots, question: Question) -> list[int]:
        thought.append(question)
        live = next(iter(running_server.lobby._live.values())).live
        q = live.match.ask.of(question.seat)
        assert q is not None
        return [q.options[0]]

    monkeypatch.setattr(Bots, "choose", choose)
    with house(tmp_path, hours) as running_server:
        yield running_server


def seated(server: LiveServer, *more: str, **rules: object) -> tuple[Json, list[Guest]]:
    """A table of so many people, all there: the host, then the guests."""
    laid = server.lay("me", "invite", *more, **{**RULES, **rules})
    ways = [laid["secret"], *(laid["invites"][seat] for seat in sorted(laid["invites"]))]
    return laid, [server.join(laid["table"], way) for way in ways]


def gone(server: LiveServer, laid: Json, guest: Guest, others: list[Guest]) -> None:
    """This guest leaves, and the others have heard of it."""
    guest.leave()
    seat = guest.welcome["mine"][0]
    for each in others:
        each.hear("presence", lambda m: not m["places"][seat]["present"])


def between(g: Guest) -> Json:
    """What this guest was told last that may be asked and done here."""
    g.ask("ping")
    return [m for m in g.heard if m["type"] == "between"][-1]


def mays(g: Guest, what: str) -> list[Json]:
    return [m for m in between(g)["may"] if m["what"] == what]


def wish(g: Guest, what: str, **more: int) -> Json:
    """Ask the others for something."""
    seat = g.welcome["mine"][0]
    return g.ask("propose", seat=seat, turn=g.tick["turns"][str(seat)], what=what, **more)


def settle(g: Guest, yes: bool) -> Json:
    n = between(g)["open"][0]["n"]
    return g.ask("settle", seat=g.welcome["mine"][0], n=n, yes=yes)


def entries(server: LiveServer, laid: Json) -> list[tuple[int, int]]:
    return server.lobby._live[laid["table"]].live.match.tape.entries


def facts(g: Guest) -> list[str]:
    """The sentences that this guest was told about the table while it listened."""
    g.ask("ping")
    ticks = [m for m in g.heard if m["type"] == "tick"]
    told = [f["said"]["id"] for m in ticks for f in m["facts"] if f["said"]]
    return [id for id in told if id.startswith(("match-", "srv-"))]


def place(g: Guest, seat: int) -> Json:
    """A seat as this guest was told last."""
    g.ask("ping")
    found: Json = [m for m in g.heard if m["type"] == "presence"][-1]["places"][seat]
    return found


def until_asked(g: Guest, mover: Guest) -> None:
    """The other one answers until this one is asked; computers answer by themselves."""
    while not (g.ask("ping") and g.tick["ask"]):
        if mover.ask("ping") and mover.tick["ask"]:
            assert mover.answer()["type"] == "done"


# -- presence -------------------------------------------------------------------------------------


def test_how_somebody_went_and_for_how_long(server: LiveServer, hours: Hours) -> None:
    laid, (host, friend) = seated(server)
    assert (place(host, 1)["absence"], place(host, 1)["gone"]) == ("", 0)
    gone(server, laid, friend, [host])
    assert place(host, 1)["absence"] == "left"
    hours.now += 75
    watcher = server.join(laid["table"], laid["watch"])
    assert watcher.welcome["places"][1]["gone"] == 75
    friend = server.join(laid["table"], laid["invites"]["1"])
    host.hear("presence", lambda m: m["places"][1]["present"])
    friend.ws.socket.shutdown(socket.SHUT_RDWR)  # without a word
    host.hear("presence", lambda m: m["places"][1]["absence"] == "lost")


def test_who_sits_without_a_name_may_give_one_later(server: LiveServer) -> None:
    laid, (host, friend) = seated(server)
    assert place(host, 1)["name"] == ""
    friend.leave()
    for name, kept in (("Ann", "Ann"), ("Bob", "Ann")):
        again = Guest(server.url, laid["table"], "", key=server.key(laid["invites"]["1"]))
        again.leave()
        again.open(server.url)
        again.say(
            type="enter", table=laid["table"], key=server.key(laid["invites"]["1"]), name=name
        )
        assert again.hear("welcome")["places"][1]["name"] == kept
        again.leave()


def test_who_has_moved_on_is_at_the_next_match(server: LiveServer) -> None:
    laid, (host, friend) = seated(server)
    fan = server.join(laid["table"], laid["watch"])
    friend.ask("resign", seat=1)
    host.ask("again", swap=True)
    following = fan.hear("rematch")
    gone(server, laid, friend, [host])
    assert place(host, 1)["absence"] == "left"
    moved = server.join(following["table"], laid["invites"]["1"])
    assert moved.welcome["mine"] == [0]
    assert place(host, 1)["absence"] == place(fan, 1)["absence"] == "next"
    assert server.join(following["table"], following["watch"]).welcome["role"] == "watch"
    late = server.join(laid["table"], laid["watch"])
    assert late.hear("rematch") == following
    moved.leave()
    host.hear("presence", lambda m: m["places"][1]["absence"] == "left")
    # a new link for watching shuts out those who follow, too
    owner = server.join(following["table"], laid["secret"])
    owner.ask("renew", seat=-1)
    stranger = Guest(server.url, following["table"], following["watch"])
    assert stranger.hear("refusal")["said"]["id"] == "srv-no-seat"


# -- one's own seat -------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_computer_and_taken_back(
    server: LiveServer, thought: list[Question]
) -> None:
    laid, (host, friend) = seated(server)
    watcher = server.join(laid["table"], laid["watch"])
    assert between(host)["hands"] == [0]
    assert between(host)["levels"] == [1, 2, 3, 4, 5, 6]
    assert watcher.ask("hand", seat=0, level=1)["said"]["id"] == "srv-not-your-seat"
    assert friend.ask("hand", seat=1, level=9)["said"]["id"] == "srv-no-level"
    assert friend.ask("hand", seat=1, level=0)["said"]["id"] == "srv-not-handed"
    one = friend.ask("hand", id="once", seat=1, level=2)
    assert one["type"] == "done"
    assert friend.ask("hand", id="once", seat=1, level=2) == one
    for g in (host, friend, watcher):
        assert facts(g) == ["match-handed"]
        assert place(g, 1)["stand_in"] == 2
    assert between(friend)["hands"] == []
    host.answer()
    host.hear("tick", lambda m: m["ask"] is not None)  # the computer has answered
    assert {(q.seat, q.level) for q in thought} == {(1, 2)}
    friend.ask("ping")
    while friend.tick["at"] < host.tick["at"]:
        friend.hear("tick")
    seat, turn = 1, friend.tick["turns"]["1"]
    refused = friend.ask("answer", seat=seat, turn=turn, codes=[0])
    assert (refused["status"], refused["said"]["id"]) == (409, "srv-handed")
    many = len(thought)
    assert friend.ask("hand", seat=1, level=0)["type"] == "done"
    assert facts(host) == ["match-handed", "match-back"]
    assert place(host, 1)["stand_in"] == 0
    until_asked(friend, host)
    assert friend.answer()["type"] == "done"
    assert len(thought) == many  # it thinks no more
    codes = [code for who, code in entries(server, laid) if who == 1 and code < 0]
    assert codes == [HAND - 2, HAND]
    late = server.join(laid["table"], laid["watch"])
    said = [line["said"] for line in late.welcome["story"]]
    assert {"id": "match-handed", "args": {"who": "@team1", "level": 2}} in said
    assert {"id": "match-back", "args": {"who": "@team1"}} in said


def test_who_hands_over_stays_handed_over_until_they_say_so(
    tmp_path: Path, hours: Hours, server: LiveServer
) -> None:
    laid, (host, friend) = seated(server)
    friend.ask("hand", seat=1, level=1)
    gone(server, laid, friend, [host])
    friend = server.join(laid["table"], laid["invites"]["1"])
    assert place(friend, 1)["stand_in"] == 1
    assert friend.ask("hand", seat=1, level=0)["type"] == "done"


def test_nobody_hands_over_where_one_person_alone_decides(server: LiveServer) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1}, **RULES)
    host = server.join(laid["table"], laid["secret"])
    assert host.ask("hand", seat=0, level=1)["said"]["id"] == "srv-no-hand"
    assert [m for m in host.heard if m["type"] == "between"] == []


# -- somebody else is away ------------------------------------------------------------------------


def test_a_computer_plays_for_who_is_away_until_they_are_back(
    server: LiveServer, hours: Hours, thought: list[Question]
) -> None:
    laid, (host, friend) = seated(server)
    assert wish(host, "computer", of=1, level=2)["said"]["id"] == "srv-no-asking"
    gone(server, laid, friend, [host])
    hours.now += PATIENCE - 1
    assert wish(host, "computer", of=1, level=2)["said"]["id"] == "srv-no-asking"
    assert mays(host, "computer") == []
    hours.now += 1
    assert wish(host, "computer", of=1, level=9)["said"]["id"] == "srv-no-level"
    server.join(laid["table"], laid["watch"])
    assert mays(host, "computer") == [{"what": "computer", "seat": 0, "left": 1, "of": 1}]
    # nobody else is there to agree
    assert wish(host, "computer", of=1, level=2)["type"] == "done"
    assert facts(host) == ["match-lent"]
    assert place(host, 1)["stand_in"] == 2
    host.answer()
    host.hear("tick", lambda m: m["ask"] is not None)
    assert {(q.seat, q.level) for q in thought} == {(1, 2)}
    back = server.join(laid["table"], laid["invites"]["1"])
    assert facts(host) == ["match-lent", "match-back"]
    assert place(back, 1)["stand_in"] == 0
    codes = [code for who, code in entries(server, laid) if who == 1 and code < 0]
    assert codes == [LENT - 2, HAND]
    until_asked(back, host)
    assert back.answer()["type"] == "done"


def test_the_others_must_agree_and_a_return_ends_the_question(
    server: LiveServer, hours: Hours
) -> None:
    laid, (host, one, two) = seated(server, "invite", game="eleven", options={})
    gone(server, laid, two, [host, one])
    hours.now += PATIENCE
    server.join(laid["table"], laid["watch"])
    assert wish(host, "computer", of=2, level=1)["type"] == "done"
    asked = {"n": 1, "what": "computer", "seat": 0, "waits": [1], "of": 2, "level": 1}
    assert between(one)["open"] == between(host)["open"] == [asked]
    assert settle(one, False)["type"] == "done"
    host.ask("ping")
    notices = [m["said"]["id"] for m in host.heard if m["type"] == "notice"]
    assert notices == ["srv-computer-declined"]
    assert wish(one, "computer", of=2, level=1)["type"] == "done"
    two = server.join(laid["table"], laid["invites"]["2"])
    assert between(host)["open"] == between(one)["open"] == []
    gone(server, laid, two, [host, one])
    hours.now += PATIENCE
    assert wish(one, "computer", of=2, level=1)["type"] == "done"
    assert settle(host, True)["type"] == "done"
    for g in (host, one):
        assert place(g, 2)["stand_in"] == 1
        assert facts(g) == ["match-lent"]


def test_the_match_is_stopped_by_all_who_are_there(server: LiveServer, hours: Hours) -> None:
    laid, (host, friend) = seated(server)
    host.answer()
    friend.hear("tick")
    # away for a moment only: the match is not ended behind anybody's back
    gone(server, laid, friend, [host])
    assert wish(host, "stop")["type"] == "done"
    assert between(host)["open"][0]["waits"] == [1]
    hours.now += PATIENCE
    watcher = server.join(laid["table"], laid["watch"])
    assert between(host)["open"] == []
    assert wish(host, "stop")["type"] == "done"
    said = {"id": "match-stopped", "args": {}}
    for g in (host, watcher):
        g.ask("ping")
        assert g.tick["over"] == {"points": [0, 0], "winner": None, "said": said}
    assert entries(server, laid)[-1] == (0, STOP)
    at = f"/api/tables/{laid['table']}"
    replay = server.get(f"{at}/replay", laid["watch"]).json()
    assert replay["over"]["said"] == said
    assert [f["said"] for f in replay["frames"][-1]["facts"]] == [said]
    tape = server.get(f"{at}/record.tape.json", laid["watch"]).text
    text = server.get(f"{at}/record.txt", laid["watch"]).text
    assert '[Result "0-0 stopped"]' in text
    for record in (tape, text):
        again = server.http.post("/api/replay", json={"text": record}).json()
        assert again["over"]["said"] == said


def test_a_stop_is_declined_and_agreed_to(server: LiveServer) -> None:
    _, (host, friend) = seated(server)
    assert [m["seat"] for m in mays(host, "stop")] == [0]
    assert wish(host, "stop")["type"] == "done"
    assert settle(friend, False)["type"] == "done"
    assert between(host)["open"] == []
    assert wish(friend, "stop")["type"] == "done"
    assert settle(host, True)["type"] == "done"
    for g in (host, friend):
        g.ask("ping")
        assert g.tick["over"]["said"]["id"] == "match-stopped"


def test_the_computer_of_who_is_away_plays_on_after_a_restart(
    tmp_path: Path, hours: Hours, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(self: Bots, question: Question) -> list[int]:
        raise AssertionError("nobody is there to see it")

    monkeypatch.setattr(Bots, "choose", choose)
    with house(tmp_path, hours) as server:
        laid, (host, friend) = seated(server)
        friend.ask("hand", seat=1, level=4)
        assert place(host, 1)["stand_in"] == 4
    with house(tmp_path, hours) as server:
        host = server.join(laid["table"], laid["secret"])
        assert host.welcome["places"][1]["stand_in"] == 4
        assert host.welcome["story"][-1]["said"]["id"] == "match-handed"
