"""A server as a process: one line with its address, sentences when it cannot start."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from touchline.core.faults import Fault
from touchline.server.config import Config
from touchline.server.serve import listening, on_loopback


def command(*args: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-m", "touchline.server", *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )


def test_it_prints_its_address_and_nothing_else(tmp_path: Path) -> None:
    server = command("--data", str(tmp_path / "data"), "--port", "0")
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}api/about").status_code == 200
        assert httpx.get(f"{address}api/nothing").status_code == 404
    finally:
        server.terminate()
    rest, errors = server.communicate(timeout=60)
    assert (rest, errors) == ("", "")


def test_a_damaged_database_is_told_on_standard_error(tmp_path: Path) -> None:
    (tmp_path / "touchline.db").write_text("this is no database, and it is long enough to read")
    server = command("--data", str(tmp_path), "--port", "0")
    printed, errors = server.communicate(timeout=60)
    assert server.returncode == 1
    assert printed == ""
    assert "is damaged" in errors
    assert len(errors.splitlines()) == 1
    assert (tmp_path / "touchline.db").read_text().startswith("this is no database")


def test_a_taken_port_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Fault, match="Choose another with --port") as told:
            listening(Config(port=port))
        assert told.value.said.args["port"] == str(port)  # a number would be told with commas


def test_of_two_starts_at_the_same_moment_one_is_told() -> None:
    """Between the two nobody has come to serve yet: what is bound must be held by itself."""
    first = listening(Config(port=0))
    try:
        with pytest.raises(Fault, match="Choose another with --port"):
            listening(Config(port=first.getsockname()[1]))
    finally:
        first.close()


@pytest.mark.parametrize(("host", "port"), [("256.1.1.1", 0), ("127.0.0.1", 70_000)])
def test_addresses_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(Fault, match="Cannot listen"):
        listening(Config(host=host, port=port))


def test_what_only_this_machine_reaches() -> None:
    assert on_loopback("127.0.0.1")
    assert on_loopback("localhost")
    assert on_loopback("[::1]")
    assert not on_loopback("0.0.0.0")
    assert not on_loopback("192.168.1.4")
