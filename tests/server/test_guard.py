"""Only pages of this very server may speak to it, and each is told what it may load."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.live_server import Json, LiveServer, config, device, running
from touchline.server.guard import Hosts, host_name


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost:8788", "localhost"),
        ("LocalHost", "localhost"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:8788", "::1"),
        ("example.org.:80", "example.org"),
    ],
)
def test_names_are_found_in_host_headers(host: str, name: str) -> None:
    assert host_name(host) == name


def test_which_hosts_are_ours() -> None:
    loopback = Hosts("127.0.0.1")
    network = Hosts("0.0.0.0", ("my-pc.lan",))
    for host in ("localhost:1", "127.0.0.1:2", "[::1]:3"):
        assert loopback.know(host)
        assert network.know(host)
    for host in ("my-pc.lan:80", "192.168.1.7:80", "[fe80::1]:80"):
        assert not loopback.know(host)
        assert network.know(host)
    for host in ("evil.example", "localhost.evil.example", "", "127.0.0.1.evil.example"):
        assert not loopback.know(host)
        assert not network.know(host)


@pytest.mark.parametrize(
    "path", ["/", "/api/about", "/api/tables/x", "/text/shared.en.ftl", "/nothing"]
)
@pytest.mark.parametrize(
    ("headers", "status", "id"),
    [
        ({"host": "evil.example"}, 421, "srv-host"),
        ({"origin": "http://evil.example"}, 403, "srv-origin"),
        ({"origin": "null"}, 403, "srv-origin"),
        ({"origin": "http://127.0.0.1:1"}, 403, "srv-origin"),
    ],
)
def test_strangers_are_refused_everywhere(
    shared_server: LiveServer, path: str, headers: dict[str, str], status: int, id: str
) -> None:
    answer = shared_server.http.get(path, headers=headers)
    assert answer.status_code == status
    assert answer.json()["said"]["id"] == id
    assert "content-security-policy" in answer.headers


def test_its_own_page_is_answered(shared_server: LiveServer) -> None:
    assert (
        shared_server.http.get("/api/about", headers={"origin": shared_server.url}).status_code
        == 200
    )


@pytest.mark.parametrize(
    "path", ["/", "/api/about", "/api/nothing", "/text/shared.en.ftl", "/assets/x"]
)
def test_every_answer_says_what_may_be_loaded(shared_server: LiveServer, path: str) -> None:
    headers = shared_server.http.get(path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def socket_of(shared_server: LiveServer) -> str:
    return f"ws{shared_server.url.removeprefix('http')}/ws"


def greeted(server: LiveServer, laid: Json, origin: str) -> str:
    """The first message to a socket that a page of `origin` opens."""
    with connect(socket_of(server), origin=Origin(origin)) as ws:
        way = {"table": laid["table"], "invite": laid["secret"], "key": device("somebody")}
        ws.send(json.dumps({"type": "enter", **way}))
        return str(ws.recv(timeout=5))


def test_a_socket_of_another_site_is_refused(shared_server: LiveServer) -> None:
    laid = shared_server.lay("me", "me")
    for origin in ("http://evil.example", "https://127.0.0.1", "null"):
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            greeted(shared_server, laid, origin)
    assert '"welcome"' in greeted(shared_server, laid, shared_server.url)


def test_a_name_may_be_allowed(tmp_path: Path) -> None:
    with running(config(tmp_path, allow_hosts=("my-pc.lan",))) as server:
        asked = {"host": "my-pc.lan:1234"}
        assert server.http.get("/api/about", headers=asked).status_code == 200
        asked["origin"] = "http://my-pc.lan:1234"
        assert server.http.get("/api/about", headers=asked).status_code == 200
        asked["origin"] = "http://my-pc.lan"
        assert server.http.get("/api/about", headers=asked).status_code == 403
