"""Connections that say nothing, too much or too slowly, and proxies that nobody named."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from uvicorn.config import Config as Uvicorn
from uvicorn.server import ServerState

from tests.server.live_server import Json, LiveServer, config, running
from tests.server.test_serve import command
from touchline.core.faults import Fault
from touchline.server.behind import Proxies
from touchline.server.connection import Connection, Porch
from touchline.server.limits import Limits, limited

# -- against the server as it is started ----------------------------------------------------------


def spoken(url: str, text: bytes) -> tuple[int, Json]:
    """Send these bytes over a connection of their own: the status and body of what comes back."""
    at = urlsplit(url)
    with socket.create_connection((at.hostname, at.port), timeout=60) as line:
        with contextlib.suppress(OSError):  # it may have heard enough before the end
            line.sendall(text)
        heard = b""
        with contextlib.suppress(ConnectionError):  # what it had to say was said before
            while piece := line.recv(65_536):
                heard += piece
    head, _, body = heard.partition(b"\r\n\r\n")
    found: Json = json.loads(body) if body else {}
    return int(head.split()[1]), found


LONG = b"x" * 70_000


@pytest.mark.parametrize(
    ("head", "status", "id"),
    [
        (b"GET /api/about?q=%b HTTP/1.1\r\nHost: localhost\r\n", 414, "srv-long-address"),
        (b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-A: %b\r\n", 431, "srv-long-head"),
        (
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n"
            b"X-A: %b\r\n",
            431,
            "srv-long-head",
        ),
    ],
)
@pytest.mark.parametrize("whole", [True, False])
def test_a_head_of_more_than_64_kb_is_refused(
    started: str, head: bytes, status: int, id: str, whole: bool
) -> None:
    text = head % LONG + (b"Connection: close\r\n\r\n" if whole else b"")
    found, problem = spoken(started, text)
    assert found == status
    assert problem["said"] == {"id": id, "args": {"most": 65_536}}


def test_a_head_of_60_kb_is_read(started: str) -> None:
    text = b"GET /api/about HTTP/1.1\r\nHost: localhost\r\nX-A: " + b"x" * 60_000
    assert spoken(started, text + b"\r\nConnection: close\r\n\r\n")[0] == 200


def test_what_is_no_http_is_told_so(started: str) -> None:
    status, problem = spoken(started, b"\x16\x03\x01 hello\r\n\r\n")
    assert (status, problem["said"]["id"]) == (400, "srv-no-http")


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> object:
    """The address of a server that runs as people start it."""
    server = command("--data", str(tmp_path_factory.mktemp("data")), "--port", "0")
    try:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.communicate(timeout=60)


def test_a_visitor_who_hangs_up_is_one_line_of_the_log(tmp_path: Path) -> None:
    server = command("--data", str(tmp_path), "--port", "0")
    assert server.stdout is not None
    at = urlsplit(server.stdout.readline().strip())
    with socket.create_connection((at.hostname, at.port), timeout=60) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{"
        )
        line.shutdown(socket.SHUT_WR)
    assert server.stderr is not None
    first = server.stderr.readline()
    server.terminate()
    rest = server.communicate(timeout=60)[1]
    assert "hung up" in first
    assert "/api/tables" in first
    assert rest == ""


# -- time-outs and counts, with a clock of the test's own -----------------------------------------


class Line(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 5), "sockname": ("127.0.0.1", 8788)})
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Nothing to pause."""

    def resume_reading(self) -> None:
        """Nothing to resume."""

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    @property
    def status(self) -> int:
        """Of what was answered; 0 for nothing."""
        return int(self.written.split()[1]) if self.written else 0


class Bell:
    """A timer that rings when the test says so."""

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.seconds = seconds
        self.ring = ring
        self.gone = False

    def cancel(self) -> None:
        self.gone = True


class Bench:
    """Connections of one server, without a loop's clock."""

    def __init__(self, limits: Limits, behind: tuple[str, ...] = ()) -> None:
        self.bells: list[Bell] = []
        self.porch = Porch(limits, Proxies(behind), self._later)
        self.config = Uvicorn(self._app, lifespan="off", log_config=None, ws="none")
        self.state = ServerState()

    def _later(self, seconds: float, ring: Callable[[], None]) -> Bell:
        self.bells.append(Bell(seconds, ring))
        return self.bells[-1]

    async def _app(self, scope: object, receive: object, send: object) -> None:
        await asyncio.get_running_loop().create_future()  # it thinks for ever

    def open(self, peer: str = "10.0.0.1") -> tuple[Connection, Line]:
        """One more connection."""
        one = Connection(self.config, self.state, {}, asyncio.get_running_loop(), porch=self.porch)
        line = Line(peer)
        one.connection_made(line)
        return one, line

    @property
    def due(self) -> list[float]:
        """The timers that are running."""
        return [bell.seconds for bell in self.bells if not bell.gone]


def within_a_loop(work: Callable[[], None]) -> None:
    """Run it where a loop is running; tasks that it leaves are ended."""

    async def main() -> None:
        work()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(main())


def test_who_says_nothing_is_let_go() -> None:
    def work() -> None:
        bench = Bench(Limits(head_time=7, body_time=9))
        one, line = bench.open()
        assert bench.due == [7]
        one.data_received(b"GET /api/about HTTP/1.1\r\nHost: lo")
        assert bench.due == [7]  # a byte now and then wins no time
        bench.bells[-1].ring()
        assert (line.status, line.closed) == (408, True)
        assert b"srv-late-head" in line.written

    within_a_loop(work)


def test_a_body_has_its_own_time() -> None:
    def work() -> None:
        bench = Bench(Limits(head_time=7, body_time=9))
        one, line = bench.open()
        one.data_received(b"POST /x HTTP/1.1\r\nHost: lo\r\nContent-Length: 5\r\n\r\n")
        assert bench.due == [9]
        one.data_received(b"abc")
        assert bench.due == [9]
        bench.bells[-1].ring()
        assert (line.status, line.closed) == (408, True)
        assert b"srv-late-body" in line.written
        assert one.cycle.disconnected

    within_a_loop(work)


def test_a_whole_request_is_waited_for_no_more() -> None:
    def work() -> None:
        bench = Bench(Limits(head_time=7, body_time=9))
        one, line = bench.open()
        one.data_received(b"POST /x HTTP/1.1\r\nHost: lo\r\nContent-Length: 5\r\n\r\nabcde")
        assert bench.due == []
        assert not line.closed

    within_a_loop(work)


def test_an_address_has_so_many_connections_and_a_named_proxy_more() -> None:
    def work() -> None:
        limits = Limits(connections=6, connections_of_address=2)
        bench = Bench(limits, ("10.9.0.0/16",))
        first = [bench.open("10.0.0.1") for _ in range(3)]
        assert [line.status for _, line in first] == [0, 0, 429]
        for one, _ in first[1:]:
            one.connection_lost(None)
        again = bench.open("10.0.0.1")
        assert again[1].status == 0
        proxied = [bench.open("10.9.1.1")[1].status for _ in range(4)]
        assert proxied == [0, 0, 0, 0]
        assert bench.porch.count == 6
        assert bench.open("10.0.0.7")[1].status == 503

    within_a_loop(work)


def test_150_unfinished_posts_are_all_closed_when_their_time_is_over() -> None:
    def work() -> None:
        bench = Bench(Limits(connections_of_address=200, body_time=9))
        lines = []
        for _ in range(150):
            one, line = bench.open()
            one.data_received(b"POST /x HTTP/1.1\r\nHost: lo\r\nContent-Length: 5\r\n\r\na")
            lines.append(line)
        assert bench.due == [9] * 150
        for bell in bench.bells:
            if not bell.gone:
                bell.ring()
        assert all(line.closed for line in lines)

    within_a_loop(work)


# -- proxies --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("127.0.0.1", ["1.2.3.4"], "127.0.0.1"),  # nobody named this machine
        ("172.16.0.2", ["1.2.3.4"], "1.2.3.4"),
        ("172.16.0.2", ["9.9.9.9, 1.2.3.4"], "1.2.3.4"),  # the first was written by the visitor
        ("172.16.0.2", ["1.2.3.4, 172.16.0.9"], "1.2.3.4"),
        ("172.16.0.2", ["9.9.9.9", "1.2.3.4"], "1.2.3.4"),
        ("172.16.0.2", ["1.2.3.4:5678"], "1.2.3.4"),
        ("172.16.0.2", ["[2001:db8::7]:99"], "2001:db8::7"),
        ("172.16.0.2", ["nonsense"], "172.16.0.2"),
        ("172.16.0.2", [], "172.16.0.2"),
        ("::ffff:172.16.0.2", ["1.2.3.4"], "1.2.3.4"),
    ],
)
def test_forwarded_addresses_are_believed_from_named_proxies_alone(
    peer: str, forwarded: list[str], visitor: str
) -> None:
    assert Proxies(["172.16.0.0/12"]).visitor(peer, forwarded) == visitor


def test_a_network_that_is_none_is_told() -> None:
    with pytest.raises(Fault, match="is no network"):
        Proxies(["club.example"])


def asked_by(server: LiveServer, times: int) -> list[int]:
    return [
        server.http.get("/api/about", headers={"x-forwarded-for": f"1.1.1.{n}"}).status_code
        for n in range(times)
    ]


def test_a_forwarded_address_wins_nobody_a_new_purse(tmp_path: Path) -> None:
    limits = limited(["tables=5"], Limits(requests=type(Limits().requests)(0.001, 3)))
    with running(config(tmp_path / "a", limits=limits)) as server:
        assert asked_by(server, 4) == [200, 200, 200, 429]
    with running(config(tmp_path / "b", limits=limits, behind=("127.0.0.1/32",))) as server:
        assert asked_by(server, 4) == [200, 200, 200, 200]


# -- limits by name -------------------------------------------------------------------------------


def test_limits_are_set_by_name() -> None:
    assert Limits().sockets == 1_000
    found = limited(["sockets=2000", "body-time=5"])
    assert (found.sockets, found.body_time, found.tables) == (2_000, 5, Limits().tables)


@pytest.mark.parametrize("wish", ["socket=5", "sockets", "sockets=", "sockets=0", "sockets=-1",
                                  "sockets=1e9", "sockets=99999999999", "requests=5"])  # fmt: skip
def test_limits_that_cannot_be_are_told(wish: str) -> None:
    with pytest.raises(Fault) as told:
        limited([wish])
    assert told.value.said.id in ("srv-limit", "srv-limit-number")
