"""Friends on the local network: who may come, by which addresses, and what they are told."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
import zxingcpp
from uvicorn.config import Config as Uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.live_server import Guest, LiveServer, config, running
from tests.server.test_connections import Line
from touchline.cli import sharing
from touchline.cli.main import main
from touchline.cli.rooms import voice
from touchline.server import network, qr
from touchline.server.app import create_app
from touchline.server.behind import Proxies
from touchline.server.config import Config
from touchline.server.connection import Connection, Porch
from touchline.server.guard import Hosts
from touchline.server.limits import Limits
from touchline.server.network import Machine, local_name, near, ranked
from touchline.server.serve import Server

LAPTOP = Machine(("192.168.178.23", "10.8.0.2"), "laptop.local")

# -- who is near ----------------------------------------------------------------------------------

NEAR = (
    "127.0.0.1",
    "127.8.9.10",
    "10.0.0.1",
    "10.255.255.255",
    "172.16.0.1",
    "172.31.255.254",
    "192.168.0.1",
    "169.254.7.7",
    "::1",
    "fd12:3456::1",
    "fc00::1",
    "fe80::1",
    "fe80::1%eth0",
    "::ffff:192.168.1.7",
    "::ffff:127.0.0.1",
)
FAR = (
    "8.8.8.8",
    "172.15.255.255",
    "172.32.0.1",
    "192.167.255.255",
    "192.169.0.1",
    "11.0.0.1",
    "128.0.0.1",
    "100.64.0.1",  # shared by the customers of a provider
    "169.253.1.1",
    "0.0.0.0",
    "224.0.0.251",
    "255.255.255.255",
    "192.0.2.1",
    "2001:db8::1",
    "2a02:8070::5",
    "ff02::1",
    "fec0::1",
    "::",
    "::ffff:8.8.8.8",
    "::192.168.1.7",
    "64:ff9b::c0a8:101",
    "2002:c0a8:101::",
    "",
    "laptop.local",
    "192.168.1.7.evil.example",
)


def test_who_is_near() -> None:
    assert [peer for peer in NEAR if not near(peer)] == []
    assert [peer for peer in FAR if near(peer)] == []


def arrived(peer: str, shared: bool) -> Line:
    """A connection from this peer, just opened."""

    async def open() -> Line:
        porch = Porch(Limits(), Proxies(), lambda seconds, ring: Deaf(), shared)
        settings = Uvicorn(None)  # type: ignore[arg-type]  # nothing of it is asked
        settings.load()
        line = Line(peer)
        Connection(settings, ServerState(), {}, porch=porch).connection_made(line)
        return line

    return asyncio.run(open())


class Deaf:
    """A timer that never rings."""

    def cancel(self) -> None:
        """It would not have rung."""


@pytest.mark.parametrize("peer", ["8.8.8.8", "2a02:8070::5", "::ffff:8.8.8.8"])
def test_whoever_is_far_hears_one_sentence_and_is_cut_off(peer: str) -> None:
    line = arrived(peer, shared=True)
    head, _, body = line.written.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 403 ")
    assert b"connection: close" in head
    assert json.loads(body)["said"]["id"] == "srv-far"
    assert line.closed
    assert not arrived(peer, shared=False).closed  # an operator's server is for everybody


@pytest.mark.parametrize("peer", ["192.168.1.7", "::ffff:10.0.0.9", "fe80::1%eth0", "127.0.0.1"])
def test_whoever_is_near_may_speak(peer: str) -> None:
    line = arrived(peer, shared=True)
    assert (line.written, line.closed) == (b"", False)


# -- by which names -------------------------------------------------------------------------------


def test_which_names_a_shared_server_goes_by() -> None:
    hosts = Hosts("0.0.0.0", machine=lambda: LAPTOP)
    for host in (
        "localhost:1",
        "127.0.0.1:1",
        "192.168.178.23:1",
        "10.8.0.2:1",
        "Laptop.local:1",
        "laptop.local.:1",
    ):
        assert hosts.know(host, "192.168.178.23"), host
    for host in (
        "0.0.0.0:1",
        "192.168.178.24:1",
        "8.8.8.8:1",
        "evil.example",
        "laptop.local.evil.example",
        "laptop",
        "",
    ):
        assert not hosts.know(host, "192.168.178.23"), host
    # an address that was come to is ours, unless it is public
    assert hosts.know("172.20.1.9:1", "172.20.1.9")
    assert not hosts.know("9.9.9.9:1", "9.9.9.9")
    assert not Hosts("0.0.0.0", machine=Machine).know("", "")


def test_a_shared_server_knows_the_networks_of_now() -> None:
    now = [Machine()]
    hosts = Hosts("0.0.0.0", machine=lambda: now[0])
    assert not hosts.know("192.168.178.23", "127.0.0.1")
    now[0] = LAPTOP
    assert hosts.know("192.168.178.23", "127.0.0.1")


# -- what this machine is called ------------------------------------------------------------------


def test_addresses_are_ranked_and_only_private_ones_are_told() -> None:
    found = [
        "169.254.3.3",
        "10.8.0.2",
        "127.0.1.1",
        "192.168.1.5",
        "10.8.0.2",
        "9.9.9.9",
        "fe80::1",
    ]
    assert ranked(found) == ("10.8.0.2", "192.168.1.5", "169.254.3.3")


def test_names_without_a_name_server() -> None:
    assert local_name("Laptop") == "laptop.local"
    assert local_name("laptop.fritz.box") == "laptop.local"
    assert local_name("Adas-Air.local") == "adas-air.local"
    for host in ("localhost", "", "a b", "-x", "évé", "evil:1", "x" * 64):
        assert local_name(host) == "", host


class Socket:
    """A UDP socket of a machine with ways into some networks. To send, it has no method."""

    WAYS: ClassVar = {
        "192.0.2.1": "192.168.178.23",
        "10.0.0.1": "10.8.0.2",
        "224.0.0.251": "192.168.178.23",
    }

    def __init__(self, family: int, kind: int) -> None:
        assert kind == network.socket.SOCK_DGRAM

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *why: object) -> None:
        """Nothing to close."""

    def connect(self, at: tuple[str, int]) -> None:
        if at[0] not in self.WAYS:
            raise OSError
        self.at = at[0]

    def getsockname(self) -> tuple[str, int]:
        return self.WAYS[self.at], 1


def test_this_machine_is_found_without_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network.socket, "socket", Socket)
    monkeypatch.setattr(network.socket, "gethostname", lambda: "Laptop.lan")
    monkeypatch.setattr(network.sys, "platform", "linux")
    assert network.this_machine() == LAPTOP
    assert LAPTOP.origins(81)[:2] == ["http://192.168.178.23:81", "http://10.8.0.2:81"]
    assert LAPTOP.origins(81)[2] == "http://laptop.local:81"
    assert Machine((), "laptop.local").origins(81) == []


# -- a shared server, as friends come to it -------------------------------------------------------

FRIENDS = Machine(("127.0.0.2",), "laptop.local")
BESIDE = "127.0.0.2"  # another address of the loopback stands for that of a local network


@pytest.fixture
def shared(tmp_path: Path) -> Any:
    with running(config(tmp_path, share=True, machine=lambda: FRIENDS), beside=BESIDE) as server:
        yield server


def elsewhere(server: LiveServer, host: str = BESIDE) -> str:
    """The same server by another address of the machine."""
    return server.url.replace("127.0.0.1", host)


def test_a_friend_comes_by_the_address_that_the_server_tells(shared: LiveServer) -> None:
    told = shared.http.get("/api/sharing")
    assert told.headers["cache-control"] == "no-store"
    origins = told.json()["origins"]
    assert told.json()["shared"] is True
    assert origins == [elsewhere(shared), elsewhere(shared, "laptop.local")]
    laid = shared.lay("me", "invite")
    friend = Guest(origins[0], laid["table"], laid["invites"]["1"], key=shared.key("friend"))
    shared.guests.append(friend)
    assert friend.hear("welcome")["mine"] == [1]


def test_host_and_origin_are_checked_for_friends_too(shared: LiveServer) -> None:
    here = elsewhere(shared)
    port = here.rpartition(":")[2]

    def status(**headers: str) -> int:
        return httpx.get(f"{here}/api/about", headers=headers).status_code

    assert status() == 200
    assert status(origin=here) == 200
    assert status(host=f"laptop.local:{port}") == 200
    assert status(host=f"laptop.local:{port}", origin=f"http://laptop.local:{port}") == 200
    assert status(host=f"laptop.local:{port}", origin=here) == 403
    assert status(origin=shared.url) == 403
    for name in ("evil.example", "laptop", "192.168.1.1", "8.8.8.8", "0.0.0.0"):
        assert status(host=f"{name}:{port}") == 421, name
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(f"ws{here.removeprefix('http')}/ws", origin=Origin("http://evil.example")).recv()


def test_a_server_that_is_not_shared_tells_no_address(tmp_path: Path) -> None:
    with running(config(tmp_path, machine=lambda: FRIENDS), beside=BESIDE) as server:
        assert server.http.get("/api/sharing").json() == {"shared": False, "origins": []}
        assert httpx.get(f"{elsewhere(server)}/api/about").status_code == 421
        named = {"host": f"laptop.local:{server.http.base_url.port}"}
        assert server.http.get("/api/about", headers=named).status_code == 421


# -- codes ----------------------------------------------------------------------------------------

SECRET = "S3cret-" + "aZ09_" * 7 + "z"
LINK = f"http://192.168.178.23:8788/#/invite/2Pe5zoP38hg3/{SECRET}"


def read_back(code: list[str], scale: int = 3) -> list[str]:
    """What another program reads in a code: of rows with a quiet edge, each module so large."""
    side = (len(code) + 8) * scale
    picture = bytearray(b"\xff" * side * side)
    for y, row in enumerate(code):
        for x, module in enumerate(row):
            for n in range(scale) if module == "1" else ():
                at = ((y + 4) * scale + n) * side + (x + 4) * scale
                picture[at : at + scale] = bytes(scale)
    seen = memoryview(bytes(picture)).cast("B", (side, side))
    return [found.text for found in zxingcpp.read_barcodes(seen)]


@pytest.mark.parametrize("text", [LINK, "http://10.0.0.1:80/", "é" * 80, "x" * qr.LONGEST])
def test_another_program_reads_what_a_code_says(shared_server: LiveServer, text: str) -> None:
    answer = shared_server.http.post("/api/qr", json={"text": text})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    code = answer.json()["rows"]
    assert {len(row) for row in code} == {len(code)}
    assert read_back(code) == [text]


@pytest.mark.parametrize("text", ["", "x" * (qr.LONGEST + 1)])
def test_a_code_of_nothing_or_of_too_much_is_refused(shared_server: LiveServer, text: str) -> None:
    answer = shared_server.http.post("/api/qr", json={"text": text})
    assert (answer.status_code, answer.json()["said"]["id"]) == (422, "srv-qr")
    assert text[:1] == "" or text not in answer.text


def test_the_link_in_a_code_is_neither_logged_nor_told(
    shared_server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    for body in ({"text": LINK}, {"text": [LINK]}, {"txt": LINK}, {"text": LINK * 9}, LINK):
        answer = shared_server.http.post("/api/qr", json=body)
        assert SECRET not in answer.text
    assert [r for r in caplog.records if SECRET in r.getMessage() and "httpx" not in r.name] == []


def test_a_code_in_a_terminal_is_the_same_code() -> None:
    code = qr.rows(LINK)
    drawn = qr.blocks(code).splitlines()
    assert len(drawn) == (len(code) + 9) // 2
    pairs = {" ": "11", "▄": "10", "▀": "01", "█": "00"}
    rows = ["".join(pairs[b][half] for b in line) for line in drawn for half in (0, 1)]
    inner = [row[4:-4] for row in rows[4 : 4 + len(code)]]
    assert inner == code
    assert set("".join(rows[:4])) == {"0"}
    inked = qr.blocks(code, ink=True).splitlines()
    assert [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in inked] == drawn


# -- the command ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("system", ["win32", "darwin", "linux", "freebsd14"])
def test_what_the_command_tells(lang: str, system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing.sys, "platform", system)
    told = sharing.lines(LAPTOP, 8788, voice(lang), code=False, ink=False)
    assert told[1] == "  http://192.168.178.23:8788/"
    assert "http://10.8.0.2:8788/, http://laptop.local:8788/" in told[2]
    assert [("Wi-Fi" in line) for line in told].index(True) == 3
    firewall = told[-1]
    known = {"win32": "Windows", "darwin": "macOS"}.get(system, "ufw allow 8788/tcp")
    assert known in firewall
    assert len(told) == 6
    whole = sharing.lines(LAPTOP, 8788, voice(lang), code=True, ink=False)
    assert qr.blocks(qr.rows("http://192.168.178.23:8788/")) in whole
    nowhere = sharing.lines(Machine((), "laptop.local"), 8788, voice(lang), code=True, ink=False)
    assert len(nowhere) == 1


@pytest.mark.parametrize(
    ("words", "host", "shared"),
    [((), "127.0.0.1", False), (("--host", "::1"), "::1", False), (("--share",), "0.0.0.0", True)],
)
def test_only_share_opens_the_port_to_others(
    words: tuple[str, ...],
    host: str,
    shared: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    served: list[Config] = []

    def serve(config: Config, ready: Callable[[str], None], **more: object) -> None:
        served.append(config)
        ready("http://127.0.0.1:8788/")

    monkeypatch.setattr("touchline.server.serve.serve", serve)
    monkeypatch.setattr(network, "_used", lambda: LAPTOP.addresses)
    assert main(["play", "--no-browser", "--lang", "en", *words]) == 0
    assert [(c.host, c.share) for c in served] == [(host, shared)]
    told = capsys.readouterr()
    assert told.out == "http://127.0.0.1:8788/\n"
    assert ("can listen in" in told.err) is shared


@pytest.mark.parametrize("words", [("--terminal",), ("--host", "0.0.0.0"), ("--host", "::1")])
def test_share_does_not_go_with(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--share", "--lang", "en", *words]) == 2
    assert f"{words[0]} does not go with --share" in capsys.readouterr().err


def test_the_address_that_is_told_here_is_the_one_of_every_day(tmp_path: Path) -> None:
    """What a browser keeps goes with the address: shared or not, this machine opens the same."""
    settings = config(tmp_path, host="0.0.0.0", share=True)
    found: list[str] = []
    with socket.socket() as taken:  # on the loopback: this test opens nothing to others
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        server = Server(create_app(settings), settings, found.append)
        server.should_exit = True  # as soon as it has begun
        server.run([taken])
    assert len(found) == 1
    assert found[0].startswith("http://127.0.0.1:")
