"""A match at a table, through real sockets: who learns what, and what is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, device, running, views

KEY = device("a friend of the host")


def two(server: LiveServer) -> tuple[Guest, Guest, Guest]:
    """Host on seat 0, a friend on seat 1, and a watcher."""
    laid = server.lay("me", "invite")
    host = server.join(laid["table"], laid["secret"])
    host.hear("tick")  # the coin is thrown for whoever comes first
    friend = server.join(laid["table"], laid["invites"]["1"])
    watcher = server.join(laid["table"], laid["watch"])
    return host, friend, watcher


def due(*guests: Guest) -> Guest:
    """The one who is asked."""
    (found,) = [g for g in guests if g.tick["ask"]]
    return found


def test_a_whole_match_is_played_at_one_screen_and_can_be_seen_again(server: LiveServer) -> None:
    laid = server.lay("me", "me", preset="boardgame")
    guest = server.join(laid["table"], laid["secret"])
    assert guest.welcome["mine"] == [0, 1]
    assert guest.welcome["back"] is True
    at = f"/api/tables/{laid['table']}"
    assert server.get(f"{at}/replay", laid["secret"]).status_code == 409
    rng = Random(5)
    n = guest.play(lambda options: rng.choice(options)[0])
    assert n > 10
    over = guest.tick["over"]
    assert over["said"]["id"].startswith("ss-end-")
    replay = server.get(f"{at}/replay", laid["watch"]).json()
    assert replay["over"] == over
    assert views(replay)[-1] == guest.tick["view"]
    assert len(replay["frames"]) == guest.tick["at"] + 1
    assert [f["who"] for f in replay["frames"]].count(-1) > 10
    assert all(f["notation"] for f in replay["frames"][1:])
    # every answer has words of its own too: those of the option, or what fate was asked
    assert all((f["who"] < 0) == (f["chosen"] is None) for f in replay["frames"])
    assert all((f["who"] < 0) == (f["asked"] is not None) for f in replay["frames"][1:])
    for goal in replay["goals"]:
        assert any(fact["kind"] == "goal" for fact in replay["frames"][goal]["facts"])
    tape = server.get(f"{at}/record.tape.json", laid["secret"])
    assert "attachment" in tape.headers["content-disposition"]
    again = server.http.post("/api/replay", json={"text": tape.text}).json()
    assert again["frames"] == replay["frames"]
    late = server.join(laid["table"], laid["watch"])
    assert late.tick["over"] == over
    told = [m for m in guest.heard if m["type"] == "tick"]
    said = [f["said"] for t in told for f in t["facts"] if f["said"]]
    assert [line["said"] for line in late.welcome["story"]] == (
        [line["said"] for line in guest.welcome["story"]] + said
    )


def test_each_learns_of_an_answer_and_only_the_one_due_is_asked(server: LiveServer) -> None:
    guests = two(server)
    for _ in range(14):
        mover = due(*guests[:2])
        other = guests[1] if mover is guests[0] else guests[0]
        assert mover.tick["waiting"] == [mover.seat]
        assert all(g.tick["ask"] is None for g in (other, guests[2]))
        before = {g: g.tick for g in guests}
        assert mover.answer()["type"] == "done"
        for g in guests:
            g.hear("tick", lambda m: not m["fresh"])
            assert g.tick["seq"] == before[g]["seq"] + 1
            assert g.tick["at"] > before[g]["at"]
            assert g.tick["facts"]
        assert len({str(g.tick["view"]) for g in guests}) == 1
    assert [g.tick["seat"] for g in guests] == [0, 1, 2]
    assert [list(g.tick["turns"]) for g in guests] == [["0"], ["1"], []]
    assert not any(g.tick["takeback"] for g in guests)


def test_a_stale_answer_is_refused_with_what_was_missed(server: LiveServer) -> None:
    host, friend, _ = two(server)
    mover = due(host, friend)
    was = mover.turn
    codes = [mover.options[0][0]]
    assert mover.answer(*codes)["type"] == "done"
    reply = mover.ask("answer", seat=mover.welcome["mine"][0], turn=was, codes=codes)
    assert (reply["type"], reply["status"]) == ("refusal", 409)
    assert reply["said"]["id"] == "srv-stale"
    assert "moved on" in reply["text"]
    fresh = mover.hear("tick", lambda m: bool(m["fresh"]))
    assert fresh["facts"] == []
    assert fresh["turns"] == {str(mover.welcome["mine"][0]): was + 1}


def test_a_repeated_answer_gets_its_first_acknowledgement_again(tmp_path: Path) -> None:
    """Also after a restart; and it counts once."""
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "me")
        guest = server.join(laid["table"], laid["secret"])
        guest.until_asked()
        message = {"seat": guest.seat, "turn": guest.turn, "codes": [guest.options[0][0]]}
        first = guest.ask("answer", id="mine", **message)
        assert first["type"] == "done"
        guest.hear("tick")
        guest.until_asked()
        view, at = guest.tick["view"], guest.tick["at"]
        assert guest.ask("answer", id="mine", **message) == first
        other = {**message, "codes": [guest.options[-1][0]]}
        assert guest.ask("answer", id="mine", **other)["said"]["id"] == "srv-id-used"
        # for another turn it is used all the same, and its first acknowledgement stays the first
        later = guest.ask("answer", id="mine", **{**message, "turn": message["turn"] + 1})
        assert (later["type"], later["said"]["id"]) == ("refusal", "srv-id-used")
    with running(config(tmp_path)) as server:
        guest = server.join(laid["table"], laid["secret"])
        assert (guest.tick["view"], guest.tick["at"]) == (view, at)
        assert guest.ask("answer", id="mine", **message) == first
        assert guest.ask("ping")["type"] == "pong"
        assert guest.tick["at"] == at


def test_a_restart_resumes_exactly_and_rolls_nothing_again(tmp_path: Path) -> None:
    rng = Random(1)
    stories: list[list[Json]] = []
    laid: Json = {}
    view: Json = {}
    ask: Json | None = None
    for round in range(4):
        with running(config(tmp_path)) as server:
            if not laid:
                laid = server.lay("me", "invite", preset="mastermove")
            host = server.join(laid["table"], laid["secret"])
            if not stories:
                host.hear("tick")
            friend = server.join(laid["table"], laid["invites"]["1"])
            if stories:
                assert host.tick["view"] == view
                assert due(host, friend).tick["ask"] == ask
                assert host.welcome["story"] == stories[-1]
            for _ in range(9 + round):
                mover = due(host, friend)
                assert mover.answer(rng.choice(mover.options)[0])["type"] == "done"
                for g in (host, friend):
                    g.hear("tick")
            view, ask = host.tick["view"], due(host, friend).tick["ask"]
            stories.append(server.join(laid["table"], laid["watch"]).welcome["story"])
    assert view["die"]  # the die that was rolled before the last restart is still there


def test_what_may_not_be_done_is_refused_and_changes_nothing(server: LiveServer) -> None:
    host, friend, watcher = two(server)
    mover = due(host, friend)
    idle = friend if mover is host else host
    view = mover.tick["view"]
    code = mover.options[0][0]
    seat, turn = mover.seat, mover.turn
    for guest, message, status, id in [
        (idle, {"seat": seat, "turn": turn, "codes": [code]}, 403, "srv-not-your-seat"),
        (watcher, {"seat": seat, "turn": turn, "codes": [code]}, 403, "srv-not-your-seat"),
        (watcher, {"seat": 2, "turn": 0, "codes": [code]}, 403, "srv-not-your-seat"),
        (idle, {"seat": 1 - seat, "turn": idle_turn(idle), "codes": [code]}, 422, "fault-turn"),
        (mover, {"seat": seat, "turn": turn, "codes": [1]}, 422, "fault-shut"),
        (mover, {"seat": seat, "turn": turn, "codes": [2**62]}, 422, "fault-shut"),
        (mover, {"seat": seat, "turn": turn, "codes": []}, 422, "srv-no-codes"),
        (mover, {"seat": seat, "turn": turn, "codes": [code] * 65}, 422, "srv-no-codes"),
        (mover, {"seat": seat, "turn": turn, "codes": [1, code]}, 422, "fault-shut"),
        (mover, {"seat": seat, "turn": turn + 1, "codes": [code]}, 409, "srv-stale"),
        (mover, {"seat": -1, "turn": turn, "codes": [code]}, 403, "srv-not-your-seat"),
        (mover, {"id": "x" * 65, "seat": seat, "turn": turn, "codes": [code]}, 422, "srv-bad-id"),
    ]:
        reply = guest.ask("answer", **message)
        assert (reply["type"], reply["status"], reply["said"]["id"]) == ("refusal", status, id)
        assert len(reply["text"]) > 10
    assert mover.answer(code)["type"] == "done"
    mover.hear("tick", lambda m: not m["fresh"])
    assert mover.tick["view"] != view


def idle_turn(guest: Guest) -> int:
    turn: int = next(iter(guest.tick["turns"].values()))
    return turn


@pytest.mark.parametrize(
    ("text", "id", "status"),
    [
        ("{", "srv-bad-message", 422),
        ('"hello"', "srv-bad-message", 422),
        ('{"type":"dance","id":"7"}', "srv-bad-message", 422),
        ('{"type":"ping","id":"7","more":1}', "srv-bad-message", 422),
        ('{"type":"answer","id":"7","seat":0}', "srv-bad-message", 422),
        ('{"type":"answer","id":"7","seat":"0","turn":0,"codes":[1]}', "srv-bad-message", 422),
        ('{"type":"enter","table":"x","invite":"y"}', "srv-joined", 409),
        ('{"type":"ping","id":"' + "7" * 20_000 + '"}', "srv-long-message", 413),
    ],
)
def test_unreadable_messages_are_refused_in_words(
    server: LiveServer, text: str, id: str, status: int
) -> None:
    laid = server.lay("me", "me")
    guest = server.join(laid["table"], laid["secret"])
    guest.ws.send(text)
    reply = guest.hear("refusal")
    assert (reply["said"]["id"], reply["status"]) == (id, status)
    assert reply["id"] == ("7" if '"id":"7"' in text else reply["id"])
    assert guest.ask("ping")["type"] == "pong"


def test_bytes_are_not_a_message(server: LiveServer) -> None:
    laid = server.lay("me", "me")
    guest = server.join(laid["table"], laid["secret"])
    guest.ws.send(b"\x00\x01")
    assert guest.hear("refusal")["said"]["id"] == "srv-not-text"
    assert guest.ask("ping")["type"] == "pong"


def test_wrong_ways_in_are_refused_alike(server: LiveServer) -> None:
    laid = server.lay("me", "invite")
    told = []
    for secret in ("guess", "", laid["secret"][:-1], "x" * 2000):
        guest = Guest(server.url, laid["table"], secret)
        heard = guest.hear_out()
        told.append(str(heard))
        assert [m["status"] for m in heard] == [403]
    assert len(set(told)) == 1
    assert [m["status"] for m in Guest(server.url, "nothing", laid["secret"]).hear_out()] == [404]


def test_the_first_message_must_be_enter(server: LiveServer) -> None:
    laid = server.lay("me", "me")
    guest = server.join(laid["table"], laid["secret"])
    stranger = Guest(server.url, "", "")
    stranger.hear_out()
    for text in ('{"type":"ping","id":"1"}', "[]", '{"type":"enter"}'):
        stranger = Guest.__new__(Guest)
        stranger.open(server.url)
        stranger.ws.send(text)
        (heard,) = stranger.hear_out()
        assert heard["said"]["id"] == "srv-join-first"
    assert guest.ask("ping")["type"] == "pong"


def test_a_plan_of_codes_shows_what_they_would_do_and_does_nothing(server: LiveServer) -> None:
    laid = server.lay("me", "me")
    guest = server.join(laid["table"], laid["secret"])
    rng = Random(3)
    guest.play(lambda options: rng.choice(options)[0], most=14)
    guest.until_asked()
    at = guest.tick["at"]
    code = guest.options[0][0]
    plan = {"plan": "codes", "codes": [code]}
    shown = guest.ask("sketch", seat=guest.seat, plan=plan)["found"]
    assert len(shown["notation"]) == 1
    assert shown["notation"][0]
    guest.answer(code)
    guest.hear("tick")
    assert guest.tick["at"] > at
    assert guest.tick["facts"][: len(shown["facts"])] == shown["facts"]
    guest.until_asked()
    assert guest.tick["takeback"] is not shown["final"]
    open_ = guest.options[0][0]
    for codes in ([1], [], [open_] * 30):  # shut; none; more than are asked for
        shut = guest.ask("sketch", seat=guest.seat, plan={"plan": "codes", "codes": codes})
        assert (shut["type"], shut["status"]) == ("refusal", 409)
        assert shut["said"]["id"] == "srv-not-open"


def test_why_says_what_bars_the_way(server: LiveServer) -> None:
    laid = server.lay("me", "me", moment=LESSON)
    guest = server.join(laid["table"], laid["secret"])
    because = guest.ask("why", seat=0, anchors=["d5", "c5"])
    (reason,) = because["reasons"]
    assert (reason["said"]["id"], reason["rule"]) == ("ss-why-light", "SS-107")
    assert reason["anchors"][:2] == ["d5", "c5"]
    whose = guest.ask("why", seat=0, anchors=["e6"])
    assert whose["reasons"][0]["said"]["id"] == "ss-why-not-yours"
    assert guest.ask("why", seat=1, anchors=["e6"])["status"] == 409
    assert guest.ask("why", seat=0, anchors=["zz"])["reasons"] == []


LESSON = "12/3p8/4p1P2p2/3P8/2G2p4g1/4P2P4/12/12 f6 L t 1 17a 1-0 L L"


def test_a_match_may_begin_from_a_moment(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "me", moment=LESSON)
        guest = server.join(laid["table"], laid["secret"])
        assert guest.tick["view"]["position"] == LESSON
        guest.answer()
        guest.hear("tick")
        guest.until_asked()
        position = guest.tick["view"]["position"]
    with running(config(tmp_path)) as server:
        assert server.join(laid["table"], laid["secret"]).tick["view"]["position"] == position


def test_resigning_ends_the_match_for_everybody(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        host, friend, watcher = two(server)
        table = host.welcome["table"]
        assert host.ask("resign", seat=1)["status"] == 403
        done = friend.ask("resign", id="enough", seat=1)
        assert done["type"] == "done"
        for g in (host, friend, watcher):
            g.hear("tick", lambda m: m["over"] is not None)
            assert g.tick["over"]["winner"] == 0
            assert [f["said"]["id"] for f in g.tick["facts"]] == ["ss-fact-resigned"]
            assert g.tick["ask"] is None
        assert friend.ask("resign", id="enough", seat=1) == done
        refused = host.ask("answer", seat=0, turn=0, codes=[1])
        assert refused["said"]["id"] == "srv-over"
        assert host.ask("resign", seat=0)["said"]["id"] == "srv-over"
        replay = server.get(f"/api/tables/{table}/replay", host.secret).json()
        assert replay["over"]["winner"] == 0
    with running(config(tmp_path)) as server:
        again = server.join(table, host.secret)
        assert again.tick["over"]["winner"] == 0
        assert again.welcome["story"][-1]["said"]["id"] == "ss-fact-resigned"


def test_a_rematch_takes_everybody_along(server: LiveServer) -> None:
    host, friend, watcher = two(server)
    assert host.ask("again", swap=False)["said"]["id"] == "srv-not-over"
    host.ask("resign", seat=0)
    assert watcher.ask("again", swap=True)["status"] == 403
    assert friend.ask("again", swap=True)["type"] == "done"
    ways = [g.hear("rematch") for g in (host, friend)]
    assert len({w["table"] for w in ways}) == 1
    next_host, next_friend = [server.join(ways[0]["table"], g.secret) for g in (host, friend)]
    assert [g.welcome["mine"] for g in (next_host, next_friend)] == [[1], [0]]
    assert next_host.welcome["teams"][1] == host.welcome["teams"][0]
    next_host.hear("tick")  # the coin
    assert due(next_host, next_friend).answer()["type"] == "done"
    # who asks again, or comes later, is shown the same table
    assert host.ask("again", swap=False)["type"] == "done"
    assert host.hear("rematch")["table"] == ways[0]["table"]
    late = server.join(host.welcome["table"], friend.secret)
    assert late.welcome["rematch"] == ways[0]["table"]
    assert late.hear("rematch")["table"] == ways[0]["table"]


def test_presence_is_told(server: LiveServer) -> None:
    laid = server.lay({"kind": "me", "name": "  Ada \n B "}, "invite")
    host = server.join(laid["table"], laid["secret"])
    places = host.welcome["places"]
    assert [p["kind"] for p in places] == ["person", "open"]
    assert places[0]["name"] == "Ada B"
    assert [p["present"] for p in places] == [True, False]
    friend = server.join(laid["table"], laid["invites"]["1"])
    told = host.hear("presence", lambda m: m["places"][1]["present"])
    assert [p["kind"] for p in told["places"]] == ["person", "person"]
    friend.leave()
    told = host.hear("presence", lambda m: not m["places"][1]["present"])
    assert told["places"][1]["kind"] == "person"  # taken, though nobody is there now


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada\x00B", "AdaB"),
        ("\x1b[31mAda", "[31mAda"),
        ("A\u202eda\u200b", "Ada"),
        ("Ada\u2028B\x7f", "Ada B"),
        ("\x07\u200b\n", ""),
        ("Zoë Ng", "Zoë Ng"),
        ("می\u200cخواهم", "می\u200cخواهم"),  # the joiner is part of how it is spelt
        ("\U0001f468\u200d\U0001f467 FC", "\U0001f468\u200d\U0001f467 FC"),  # and here of one sign
    ],
)
def test_names_lose_what_a_screen_cannot_show(server: LiveServer, name: str, shown: str) -> None:
    laid = server.lay({"kind": "me", "name": name}, "invite")
    host = server.join(laid["table"], laid["secret"])
    assert host.welcome["places"][0]["name"] == shown
    friend = Guest.__new__(Guest)
    friend.open(server.url)
    friend.say(type="enter", name=name, key=KEY, table=laid["table"], invite=laid["invites"]["1"])
    assert friend.hear("welcome")["places"][1]["name"] == shown


def test_who_follows_an_invitation_says_a_name_once(server: LiveServer) -> None:
    laid = server.lay("me", "invite")
    friend = Guest.__new__(Guest)
    friend.open(server.url)
    way = {"table": laid["table"], "invite": laid["invites"]["1"], "key": KEY}
    friend.say(type="enter", name=" Bea\n", **way)
    assert friend.hear("welcome")["places"][1]["name"] == "Bea"
    again = Guest.__new__(Guest)
    again.open(server.url)
    again.say(type="enter", name="Somebody else", **way)
    assert again.hear("welcome")["places"][1]["name"] == "Bea"
    other = server.lay("me", "invite")
    third = Guest.__new__(Guest)
    third.open(server.url)
    way = {"table": other["table"], "invite": other["invites"]["1"], "key": KEY}
    third.say(type="enter", name="x" * 99, **way)
    assert third.hear("welcome")["places"][1]["name"] == "x" * 24


def test_a_seat_once_taken_stays_taken_after_a_restart(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = server.lay("me", "invite")
        server.join(laid["table"], laid["invites"]["1"])
    with running(config(tmp_path)) as server:
        host = server.join(laid["table"], laid["secret"])
        assert host.welcome["places"][1]["kind"] == "person"
