"""Who may sit: invitations open once, seats belong to persons, links carry no more than meant."""

from __future__ import annotations

import base64
import hashlib
import hmac
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, device, running
from touchline.server.keys import FORMER, OWNER, PLAYER, hashed, key_hash, person_of

KEY = device("Ada's laptop")
OTHER = device("somebody else's phone")


def enter(server: LiveServer, table: str, invite: str = "", key: str = "", **more: object) -> Guest:
    """A socket that has shown this at the door; what it hears is still to be heard."""
    guest = Guest.__new__(Guest)
    guest.secret = invite
    guest.tick = {}
    guest.open(server.url)
    server.guests.append(guest)
    guest.say(type="enter", table=table, invite=invite, key=key, **more)
    return guest


def seated(
    server: LiveServer, table: str, invite: str = "", key: str = "", **more: object
) -> Guest:
    guest = enter(server, table, invite, key, **more)
    guest.welcome = guest.hear("welcome")
    guest.hear("tick")
    return guest


def refusal(guest: Guest) -> tuple[int, str]:
    said = guest.next()
    assert said["type"] == "refusal", said["type"]
    assert guest.hear_out() == []
    return said["status"], said["said"]["id"]


def rows(data: Path, table: str) -> list[tuple[bytes, str, str]]:
    with closing(sqlite3.connect(data / "touchline.db")) as db:
        return db.execute("SELECT hash, role, seats FROM keys WHERE of = ?", (table,)).fetchall()


def laid(server: LiveServer, *seats: str, key: str = KEY, **more: object) -> Json:
    return server.lay(*seats, key=key, **more)


# -- sitting down ---------------------------------------------------------------------------------


def test_an_invitation_opens_once_and_its_hash_is_gone(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        table = laid(server, "me", "invite")
        assert table["secret"] == ""
        invite = table["invites"]["1"]
        friend = seated(server, table["table"], invite, OTHER)
        assert (friend.welcome["role"], friend.welcome["mine"]) == ("seat", [1])
        third = enter(server, table["table"], invite, device("a third"))
        assert refusal(third) == (403, "srv-no-seat")
    kept = {hash: (role, seats) for hash, role, seats in rows(tmp_path, table["table"])}
    assert hashed(invite) not in kept
    assert kept[key_hash(KEY)] == (OWNER, "0")
    assert kept[key_hash(OTHER)] == (PLAYER, "1")


def test_the_same_device_enters_again_by_key_alone_or_by_its_used_link(server: LiveServer) -> None:
    table = laid(server, "me", "invite")
    invite = table["invites"]["1"]
    seated(server, table["table"], invite, OTHER)
    for way in ({"key": OTHER}, {"key": OTHER, "invite": invite}, {"key": OTHER, "invite": "?"}):
        assert seated(server, table["table"], **way).welcome["mine"] == [1]
    assert refusal(enter(server, table["table"])) == (403, "srv-no-seat")
    assert refusal(enter(server, table["table"], key=device("a third"))) == (403, "srv-no-seat")


def test_two_devices_at_one_invitation_at_once_get_one_seat(server: LiveServer) -> None:
    table = laid(server, "me", "invite")
    invite = table["invites"]["1"]
    both = [enter(server, table["table"], invite, device(str(n))) for n in range(2)]
    first = sorted(g.next()["type"] for g in both)
    assert first == ["refusal", "welcome"]


def test_an_invitation_is_kept_for_whoever_brings_no_key(server: LiveServer) -> None:
    table = laid(server, "me", "invite")
    invite = table["invites"]["1"]
    assert refusal(enter(server, table["table"], invite)) == (403, "srv-no-key")
    assert refusal(enter(server, table["table"], invite, "short")) == (422, "srv-bad-key")
    assert refusal(enter(server, table["table"], invite, KEY + "A" * 200)) == (422, "srv-bad-key")
    assert seated(server, table["table"], invite, OTHER).welcome["mine"] == [1]


def test_who_sits_already_uses_no_other_s_invitation_unless_asked(server: LiveServer) -> None:
    table = laid(server, "me", "invite")
    invite = table["invites"]["1"]
    assert refusal(enter(server, table["table"], invite, KEY)) == (409, "srv-second-seat")
    both = seated(server, table["table"], invite, KEY, both=True)
    assert (both.welcome["role"], both.welcome["mine"]) == ("host", [0, 1])
    assert refusal(enter(server, table["table"], invite, OTHER)) == (403, "srv-no-seat")


def test_a_link_for_watching_gives_no_right_to_act(server: LiveServer) -> None:
    table = laid(server, "me", "invite")
    fan = seated(server, table["table"], table["watch"], OTHER)
    assert (fan.welcome["role"], fan.welcome["mine"]) == ("watch", [])
    for message in (
        {"type": "answer", "seat": 0, "turn": 0, "codes": [1]},
        {"type": "resign", "seat": 0},
        {"type": "takeback", "seat": 0, "turn": 0},
        {"type": "renew", "seat": 1},
        {"type": "renew", "seat": -1},
        {"type": "again", "swap": False},
    ):
        assert fan.ask(**message)["status"] == 403, message
    assert seated(server, table["table"], table["watch"]).welcome["mine"] == []
    # whoever plays there does not become a watcher by it
    assert seated(server, table["table"], table["watch"], KEY).welcome["mine"] == [0]


def test_a_table_laid_without_a_key_gives_its_creator_an_invitation(server: LiveServer) -> None:
    table = server.lay("me", "me")
    host = seated(server, table["table"], table["secret"], KEY)
    assert (host.welcome["role"], host.welcome["mine"]) == ("host", [0, 1])
    assert refusal(enter(server, table["table"], table["secret"], OTHER)) == (403, "srv-no-seat")


def test_seats_are_as_before_when_taking_one_cannot_be_kept(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = laid(server, "me", "invite")
    store = server.lobby.shared.store

    async def full(*_: object) -> None:
        from touchline.server.store import StoreFailed

        raise StoreFailed("no room")

    with monkeypatch.context() as broken:
        broken.setattr(store, "pass_on", full)
        failed = enter(server, table["table"], table["invites"]["1"], OTHER, name="Bea")
        assert refusal(failed) == (503, "srv-not-kept")
    host = seated(server, table["table"], key=KEY)
    assert host.welcome["places"][1]["kind"] == "open"
    assert host.welcome["places"][1]["name"] == ""
    assert seated(server, table["table"], table["invites"]["1"], OTHER).welcome["mine"] == [1]


# -- seats that change hands ----------------------------------------------------------------------


def test_a_seat_that_changes_hands_shuts_out_who_was_there_before_anything_else(
    tmp_path: Path,
) -> None:
    with running(config(tmp_path)) as server:
        table = laid(server, "me", "invite", options={"first_placer": "L"})
        host = seated(server, table["table"], key=KEY)
        friend = seated(server, table["table"], table["invites"]["1"], OTHER, name="Bea")
        assert host.ask("renew", seat=1)["said"]["id"] == "srv-seat-present"
        friend.leave()
        host.hear("presence", lambda m: not m["places"][1]["present"])
        renewed = host.ask("renew", seat=1)
        assert renewed["type"] == "invited"
        told = next(m for m in host.heard if m["type"] == "notice")
        assert told["said"] == {"id": "srv-seat-renewed", "args": {"team": "@team1"}}
        host.hear("presence", lambda m: m["places"][1]["kind"] == "open")
        assert refusal(enter(server, table["table"], key=OTHER)) == (403, "srv-seat-passed")
        new = seated(server, table["table"], renewed["invite"], device("Cy"), name="Cy")
        assert new.welcome["mine"] == [1]
        assert new.welcome["places"][1]["name"] == "Cy"
        session = server.lobby._live[table["table"]]
        assert session.table.seats[1].epoch == 3  # taken, given anew, taken again
    kept = {hash: role for hash, role, _ in rows(tmp_path, table["table"])}
    assert kept[key_hash(OTHER)] == FORMER
    assert kept[key_hash(device("Cy"))] == PLAYER
    with running(config(tmp_path)) as server:
        assert refusal(enter(server, table["table"], key=OTHER)) == (403, "srv-seat-passed")
        assert seated(server, table["table"], key=device("Cy")).welcome["mine"] == [1]
        # and who lost it may be invited once more
        host = seated(server, table["table"], key=KEY)
        host.ask("ping")
        assert server.lobby._live[table["table"]].table.seats[1].epoch == 3


def test_an_older_socket_of_a_seat_is_closed_first_and_can_do_nothing(server: LiveServer) -> None:
    """It came in before the seat changed hands, and has not noticed yet."""
    table = laid(server, "me", "invite", options={"first_placer": "R"})
    host = seated(server, table["table"], key=KEY)
    old = seated(server, table["table"], table["invites"]["1"], OTHER)
    session = server.lobby._live[table["table"]]
    (listener,) = [each for each in session.audience.listeners if each.mine == (1,)]
    # its line is down without a word: the table takes it for away
    session.audience.listeners.remove(listener)
    invite = host.ask("renew", seat=1)["invite"]
    session.audience.listeners.append(listener)
    new = seated(server, table["table"], invite, device("Cy"))
    last = old.hear_out()
    assert [m["type"] for m in last][-1] == "refusal"
    assert last[-1]["said"]["id"] == "srv-seat-passed"
    assert not any(m["type"] == "tick" for m in last)
    assert listener.gone
    new.until_asked()
    assert new.answer()["type"] == "done"


def test_a_right_of_an_older_epoch_is_refused(server: LiveServer) -> None:
    table = laid(server, "me", "invite", options={"first_placer": "R"})
    seated(server, table["table"], key=KEY)
    friend = seated(server, table["table"], table["invites"]["1"], OTHER)
    friend.until_asked()
    server.lobby._live[table["table"]].table.seats[1].epoch += 1
    assert friend.answer()["said"]["id"] == "srv-seat-passed"


def test_an_untaken_invitation_is_renewed_by_the_host_alone(server: LiveServer) -> None:
    table = laid(server, "me", "invite", "invite", "bot", game="eleven")
    host = seated(server, table["table"], key=KEY)
    friend = seated(server, table["table"], table["invites"]["2"], OTHER)
    assert friend.ask("renew", seat=1)["said"]["id"] == "srv-only-host"
    renewed = host.ask("renew", seat=1)
    assert friend.hear("notice")["said"]["args"] == {"team": "@team1"}
    old = enter(server, table["table"], table["invites"]["1"], device("third"))
    assert refusal(old) == (403, "srv-no-seat")
    for seat, id in ((0, "srv-own-seat"), (3, "srv-no-such-seat"), (9, "srv-no-such-seat")):
        assert host.ask("renew", seat=seat)["said"]["id"] == id
    third = seated(server, table["table"], renewed["invite"], device("third"))
    assert third.welcome["mine"] == [1]
    assert renewed["invite"] not in str(friend.heard)


def test_a_new_link_for_watching_shuts_the_old_one(server: LiveServer) -> None:
    table = laid(server, "me", "me")
    host = seated(server, table["table"], key=KEY)
    fan = seated(server, table["table"], table["watch"])
    fresh = host.ask("renew", seat=-1)
    assert fan.hear_out()[-1]["said"]["id"] == "srv-watch-renewed"
    assert refusal(enter(server, table["table"], table["watch"])) == (403, "srv-no-seat")
    assert seated(server, table["table"], fresh["invite"]).welcome["role"] == "watch"


# -- a rematch ------------------------------------------------------------------------------------


@pytest.mark.parametrize("swap", [False, True])
def test_a_rematch_is_for_who_sat_there_and_its_links_are_new(tmp_path: Path, swap: bool) -> None:
    with running(config(tmp_path)) as server:
        table = laid(server, "me", "invite")
        old = [table["watch"], table["invites"]["1"]]
        host = seated(server, table["table"], key=KEY)
        friend = seated(server, table["table"], old[1], OTHER)
        fan = seated(server, table["table"], old[0], device("a fan"))
        host.ask("resign", seat=0)
        assert friend.ask("again", swap=swap)["type"] == "done"
        ours, theirs = host.hear("rematch"), friend.hear("rematch")
        assert theirs == {"type": "rematch", "table": ours["table"], "invites": {}, "watch": ""}
        assert ours["watch"] not in (*old, "")
        follow = fan.hear("rematch")  # a link of its own, for watching and for nothing else
        assert (follow["table"], follow["invites"]) == (ours["table"], {})
        assert follow["watch"] not in (*old, ours["watch"], "")
        following = ours["table"]
        for secret in old:  # what is left of the old table opens nothing
            stranger = enter(server, following, secret, device("a stranger"))
            assert refusal(stranger) == (403, "srv-no-seat")
        assert refusal(enter(server, following, key=device("a fan"))) == (403, "srv-no-seat")
        assert seated(server, following, follow["watch"]).welcome["role"] == "watch"
        seats = [seated(server, following, key=key).welcome["mine"] for key in (KEY, OTHER)]
        assert seats == ([[1], [0]] if swap else [[0], [1]])
        assert seated(server, following, ours["watch"]).welcome["role"] == "watch"
        assert seated(server, table["table"], old[0]).welcome["rematch"] == ""
        assert seated(server, table["table"], key=OTHER).welcome["rematch"] == following
    before = {hash for hash, role, _ in rows(tmp_path, table["table"]) if role == "watch"}
    after = {hash for hash, _, _ in rows(tmp_path, following)}
    assert not before & after


def test_a_seat_nobody_had_taken_gets_a_new_invitation_in_the_rematch(server: LiveServer) -> None:
    table = laid(server, "me", "invite", "invite", "bot", game="worldwide")
    host = seated(server, table["table"], key=KEY)
    seated(server, table["table"], table["invites"]["2"], OTHER)
    host.ask("resign", seat=0)
    host.ask("again", swap=False)
    told = host.hear("rematch")
    assert list(told["invites"]) == ["1"]
    assert told["invites"]["1"] != table["invites"]["1"]
    new = enter(server, told["table"], table["invites"]["1"], device("third"))
    assert refusal(new) == (403, "srv-no-seat")
    new = seated(server, told["table"], told["invites"]["1"], device("third"))
    assert new.welcome["mine"] == [1]


# -- tables of earlier editions -------------------------------------------------------------------


def test_a_seat_s_secret_of_an_earlier_edition_is_exchanged_at_the_next_entry(
    tmp_path: Path,
) -> None:
    """Such folders know no persons; their secrets opened a seat as often as one liked."""
    with running(config(tmp_path)) as server:
        table = server.lay("me", "invite")
    with closing(sqlite3.connect(tmp_path / "touchline.db")) as db:
        about = db.execute("SELECT about FROM tables").fetchone()[0].replace(',"epoch":0', "")
        assert "epoch" not in about
        from zlib import crc32

        db.execute("UPDATE tables SET about = ?, mark = ?", (about, crc32(about.encode())))
        db.commit()
    with running(config(tmp_path)) as server:
        host = seated(server, table["table"], table["secret"], KEY)
        assert (host.welcome["role"], host.welcome["mine"]) == ("host", [0])
        friend = seated(server, table["table"], table["invites"]["1"], OTHER)
        assert friend.welcome["mine"] == [1]
        name = server.get("/api/about").json()["server"]
        assert len(name) == 32
    with running(config(tmp_path)) as server:
        assert server.get("/api/about").json()["server"] == name
        assert seated(server, table["table"], key=KEY).welcome["mine"] == [0]
        late = enter(server, table["table"], table["secret"], device("a bookmark"))
        assert refusal(late) == (403, "srv-no-seat")


# -- by http --------------------------------------------------------------------------------------


def test_a_table_says_what_it_is_to_whoever_has_its_address(server: LiveServer) -> None:
    table = laid(server, "me", "me", game="footclub")
    at = f"/api/tables/{table['table']}"
    door = {"table": table["table"], "game": "footclub", "over": False}
    assert server.get(f"{at}/door").json() == door
    assert server.get("/api/tables/none/door").status_code == 404
    for path in ("replay", "report", "record.tape.json"):
        assert server.get(f"{at}/{path}").status_code == 409
    host = seated(server, table["table"], key=KEY)
    host.ask("resign", seat=0)
    assert server.get(f"{at}/door").json() == {**door, "over": True}
    for path in ("replay", "report", "record.tape.json"):  # a moment needs no right then
        assert server.get(f"{at}/{path}").status_code == 200
    assert server.get(at).status_code == 401


def test_a_key_shows_its_seats_in_short(server: LiveServer) -> None:
    table = laid(server, "me", "invite")
    at = f"/api/tables/{table['table']}"
    for key, mine in ((KEY, [0]), (table["invites"]["1"], [1]), (table["watch"], [])):
        assert (
            server.http.get(at, headers={"authorization": f"Bearer {key}"}).json()["mine"] == mine
        )
    wrong = server.http.get(at, headers={"authorization": f"Bearer {OTHER}"})
    assert wrong.status_code == 403
    roles = {k.role for k in server.lobby._live[table["table"]].live.keys}
    assert roles == {OWNER, "seat", "watch"}  # nothing was taken


def test_what_is_kept_of_a_key() -> None:
    raw = bytes(range(32))
    text = base64.urlsafe_b64encode(hmac.digest(raw, b"touchline server 1\0x", "sha256")).decode()
    kept = key_hash(text.rstrip("="))
    assert kept == hashlib.sha256(hmac.digest(raw, b"touchline server 1\0x", "sha256")).digest()
    assert person_of(kept) == base64.b32encode(kept[:15]).decode().lower()
    assert len(person_of(kept)) == 24
    for wrong in ("", "x", "é" * 43, text, text[:-4], text * 2, text[:-1] + "\n"):
        assert key_hash(wrong) == b""


# -- the canary -----------------------------------------------------------------------------------

Say = Callable[[Guest], object]


@pytest.mark.parametrize("game", ["streetsoccer", "footclub", "worldwide", "eleven"])
def test_no_secret_comes_back_by_any_route_message_error_or_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], game: str
) -> None:
    """Secrets and keys go in; only what was laid or renewed comes out, to the host, once."""
    with running(config(tmp_path)) as server:
        answer = server.http.post(
            "/api/tables",
            json={"game": game, "seats": [{"kind": "me"}, {"kind": "invite"}], "key": KEY},
        )
        table = answer.json()
        invite, watch = table["invites"]["1"], table["watch"]
        secrets = {KEY, OTHER, invite, watch, device("a fan"), device("a stranger")}
        told: list[str] = []
        host = seated(server, table["table"], key=KEY, name="Ada")
        friend = seated(server, table["table"], invite, OTHER, name="Bea")
        fan = seated(server, table["table"], watch, device("a fan"))
        stranger = enter(server, table["table"], invite, device("a stranger"))
        told.append(str(stranger.hear_out()))
        for wrong in (
            {"type": "enter", "table": invite, "invite": invite, "key": KEY},
            {"type": "enter", "table": table["table"], "invite": invite, "key": f"{KEY}x"},
            {"type": "enter", "table": table["table"], "secret": invite},
            {"type": invite},
            {"type": "enter", "table": 5, "invite": invite},
        ):
            asks = Guest.__new__(Guest)
            asks.open(server.url)
            asks.say(**wrong)
            told.append(str(asks.hear_out()))
        for guest in (host, friend, fan):
            for wrong in (
                {"type": "enter", "table": table["table"], "invite": invite, "key": KEY},
                {"type": "resign", "id": "x", "seat": invite},
                {"type": invite, "id": "y"},
            ):
                guest.say(**wrong)
                guest.hear("refusal")
            guest.ask("ping")
        bearers = ["", KEY, OTHER, invite, watch, device("a stranger")]

        def everywhere() -> None:
            at = f"/api/tables/{table['table']}"
            for path in ("", "/door", "/replay", "/report", "/record.txt", "/record.tape.json"):
                for bearer in bearers:
                    headers = {"authorization": f"Bearer {bearer}"} if bearer else {}
                    found = server.http.get(at + path, headers=headers)
                    told.append(found.text + str(found.headers))
            for path in ("/api/about", "/api/games", "/api/lessons/" + game, "/nowhere"):
                found = server.http.get(path, headers={"authorization": f"Bearer {KEY}"})
                told.append(found.text + str(found.headers))
            # put where they do not belong, they are not told again either
            for body in ({"key": KEY, "game": game}, {"game": game, "seats": [], "key": f"{KEY}x"}):
                found = server.http.post("/api/tables", json=body)
                told.append(found.text + str(found.headers))

        everywhere()
        host.ask("resign", seat=0)
        host.ask("again", swap=True)
        everywhere()
        for guest in (host, friend, fan):
            guest.ask("ping")
        fresh = next(m for m in host.heard if m["type"] == "rematch")["watch"]
        told += [str(g.heard) for g in (host, friend, fan)]
        everybody_else = "".join(str(g.heard) for g in (friend, fan))
    out, err = capfd.readouterr()
    kept = b"".join(f.read_bytes() for f in tmp_path.rglob("*") if f.is_file())
    for secret in secrets:
        assert secret not in "".join(told)
        assert secret not in out + err
        assert secret.encode() not in kept
    assert fresh not in everybody_else + out + err
    assert fresh.encode() not in kept
