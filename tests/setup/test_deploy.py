"""The files of deploy/: what other programs say of them, and a match played through each proxy.

Each is tried by the program it is for, where this machine has it: systemd's own checker, Caddy,
nginx, and whatever builds containers. Everything stays on the loopback but the container's build.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.live_server import PATIENCE, ROOMY, Guest, LiveServer, config, running
from touchline.server.limits import Rate

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
SITE = "127.0.0.2"  # stands for club.example: an address of the loopback that is no name of ours
VISITS = 40  # that one address may make at once here
TRIES = 240  # of a second each quarter, until a proxy has started


def needs(program: str) -> pytest.MarkDecorator:
    """Skips a test where a program is missing."""
    return pytest.mark.skipif(not shutil.which(program), reason=f"no {program} on this machine")


def free_port() -> int:
    with socket.create_server((SITE, 0)) as found:
        port: int = found.getsockname()[1]
        return port


def unverified() -> ssl.SSLContext:
    """Takes the certificate that a proxy made for itself."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Visitor(Guest):
    """Somebody who comes through the proxy, by TLS, from the page of that name."""

    def open(self, url: str) -> None:
        """As a browser does, which says where its page is from."""
        self._stack = ExitStack()
        at = f"wss{url.removeprefix('https')}/ws"
        self.ws = self._stack.enter_context(
            connect(at, ssl=unverified(), origin=url, max_size=2**22, open_timeout=PATIENCE)
        )
        self.heard = []
        self.tick = {}


Start = tuple[list[str], dict[str, str]]  # a command, and what its environment says besides
Proxy = Callable[[int, int, Path], Start]


def caddy(at: int, port: int, folder: Path) -> Start:
    """Caddy with the file as it is, but for what the environment may say."""
    said = {
        "TOUCHLINE_SITE": f"https://{SITE}:{port}",
        "TOUCHLINE_AT": f"127.0.0.1:{at}",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "CADDY_ADMIN": f"unix/{folder}/admin.sock",
    }
    # a certificate of its own making, which it is not to have this machine trust, and no port 80
    head = "{\n\tskip_install_trust\n\tlocal_certs\n\tauto_https disable_redirects\n}\n"
    file = folder / "Caddyfile"
    file.write_text(head + (DEPLOY / "Caddyfile").read_text())
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], said


def nginx(at: int, port: int, folder: Path) -> Start:
    """nginx with the file, its names and ports replaced by those of the loopback."""
    subject = ["-subj", f"/CN={SITE}", "-days", "1", "-nodes", "-newkey", "rsa:2048"]
    made = ["-x509", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"]
    subprocess.run(["openssl", "req", *made, *subject], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        "listen 80;": f"listen {SITE}:{free_port()};",
        "listen 443 ssl": f"listen {SITE}:{port} ssl",
        "club.example;": f"{SITE};",
        "/etc/letsencrypt/live/club.example/fullchain.pem": f"{folder}/cert.pem",
        "/etc/letsencrypt/live/club.example/privkey.pem": f"{folder}/key.pem",
        "127.0.0.1:8788": f"127.0.0.1:{at}",
    }.items():
        assert old in text, f"{old} has gone from the file: what stands for it here?"
        text = text.replace(old, new)
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/errors;\nevents {{}}\nhttp {{\n"
    whole += "access_log off;\n"
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        whole += f"{kind}_temp_path {folder}/{kind};\n"
    (folder / "nginx.conf").write_text(f"{whole}{text}}}\n")
    words = ["nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"]
    subprocess.run([*words, "-t"], check=True, capture_output=True)
    return words, {}


@contextmanager
def through(proxy: Proxy, folder: Path) -> Iterator[tuple[LiveServer, str]]:
    """A server behind a proxy, as the unit file starts one, and the address that people see."""
    limits = replace(ROOMY, requests=Rate(0.001, VISITS))
    kept = folder / "kept"
    kept.mkdir()
    given = config(kept, limits=limits, allow_hosts=(SITE,), behind=("127.0.0.1/32",))
    with running(given) as server:
        port = free_port()
        words, env = proxy(int(server.url.rpartition(":")[2]), port, folder)
        with open(folder / "said", "wb") as said:
            started = subprocess.Popen(words, stdout=said, stderr=said, env=os.environ | env)
        try:
            _answers(started, port, folder / "said")
            yield server, f"https://{SITE}:{port}"
        finally:
            started.terminate()
            started.wait()


def _answers(started: subprocess.Popen[bytes], port: int, said: Path) -> None:
    """Waits until the proxy can be spoken to."""
    for _ in range(TRIES):
        try:
            with socket.create_connection((SITE, port), timeout=PATIENCE) as raw:
                unverified().wrap_socket(raw, server_hostname=SITE).close()
            return
        except OSError:
            with suppress(subprocess.TimeoutExpired):
                started.wait(timeout=0.25)
                raise AssertionError(said.read_text()) from None
    raise AssertionError(said.read_text())


PROXIES = [pytest.param(p, id=p.__name__, marks=needs(p.__name__)) for p in (caddy, nginx)]


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_match_through_a_proxy(proxy: Proxy, tmp_path: Path) -> None:
    with through(proxy, tmp_path) as (server, url):
        with httpx.Client(base_url=url, verify=unverified(), timeout=PATIENCE) as http:
            page = http.get("/")
            assert (page.status_code, page.headers["content-type"][:9]) == (200, "text/html")
            assert http.get("/health/ready").text == "ok\n"
            wish = {"game": "streetsoccer", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
            laid: dict[str, Any] = http.post("/api/tables", json=wish).json()
        me = Visitor(url, laid["table"], laid["secret"])
        server.guests.append(me)
        me.hear("welcome")
        me.hear("tick")
        me.until_asked()
        assert me.answer(me.options[0][0])["type"] == "done"
        with (
            pytest.raises(InvalidStatus),
            connect(
                f"wss{url.removeprefix('https')}/ws",
                ssl=unverified(),
                origin="https://other.example",
            ) as stranger,
        ):
            stranger.recv(timeout=PATIENCE)


@pytest.mark.parametrize("proxy", PROXIES)
def test_visitors_are_told_apart_behind_a_proxy(proxy: Proxy, tmp_path: Path) -> None:
    """One address that asks too much is refused, and what it says of others helps it nothing."""
    with through(proxy, tmp_path) as (_, url):

        def asks(source: str, **headers: str) -> int:
            way = httpx.HTTPTransport(verify=unverified(), local_address=source)
            with httpx.Client(base_url=url, transport=way, timeout=PATIENCE) as http:
                return http.get("/api/about", headers=headers).status_code

        assert [asks("127.0.0.3") for _ in range(VISITS + 5)][-1] == 429
        assert asks("127.0.0.3", **{"x-forwarded-for": "127.0.0.9"}) == 429
        assert asks("127.0.0.4") == 200


@needs("systemd-analyze")
def test_systemd_knows_every_line_of_the_unit(tmp_path: Path) -> None:
    text = (DEPLOY / "touchline.service").read_text()
    program = "/opt/touchline/bin/touchline"
    assert program in text
    for changed, fine in ((text, True), (text.replace("MemoryMax", "MemoryMost"), False)):
        unit = tmp_path / "touchline.service"
        unit.write_text(changed.replace(program, "/bin/true"))
        found = subprocess.run(
            ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True
        )
        assert ("touchline.service" not in found.stderr) is fine, found.stderr


def test_the_unit_starts_what_the_command_takes(capsys: pytest.CaptureFixture[str]) -> None:
    """The options in the unit and in the container are the command's own."""
    from touchline.cli.main import main

    main(["serve", "--help"])
    known = capsys.readouterr().out
    container = (DEPLOY / "Containerfile").read_text()
    assert container.count("ENTRYPOINT") == 1
    words = json.loads(container.rpartition("ENTRYPOINT ")[2])
    start = next(
        line for line in (DEPLOY / "touchline.service").read_text().splitlines() if "Exec" in line
    )
    for word in [*words, *start.split()]:
        if word.startswith("--"):
            assert f"{word} " in known, word


def container_tool() -> str:
    """What builds containers here, and answers; "" for none."""
    for tool in ("podman", "docker"):
        if shutil.which(tool):
            asked = subprocess.run([tool, "info"], capture_output=True, text=True, check=False)
            if asked.returncode == 0:
                return tool
    return ""


@pytest.mark.slow
def test_the_container_is_built_and_serves() -> None:
    tool = container_tool()
    if not tool:
        pytest.skip("nothing that builds containers answers on this machine")
    built = [tool, "build", "-q", "-f", str(DEPLOY / "Containerfile"), str(DEPLOY.parent)]
    image = subprocess.run(built, capture_output=True, text=True, check=True).stdout.split()[-1]
    run = [tool, "run", "-d", "--rm", "--read-only", "-p", "127.0.0.1::8788", image]
    id = subprocess.run(run, capture_output=True, text=True, check=True).stdout.strip()
    try:
        told = subprocess.run(
            [tool, "port", id, "8788"], capture_output=True, text=True, check=True
        ).stdout.split()[0]
        transport = httpx.HTTPTransport(retries=8)  # it starts in a second or two
        with httpx.Client(base_url=f"http://{told}", transport=transport, timeout=PATIENCE) as http:
            assert http.get("/health/ready").text == "ok\n"
            wish = {"game": "eleven", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}
            assert http.post("/api/tables", json=wish).status_code == 201
        who = [tool, "exec", id, "python", "-c", "import os; print(os.getuid())"]
        assert subprocess.run(who, capture_output=True, text=True).stdout == "10001\n"
    finally:
        subprocess.run([tool, "stop", id], capture_output=True, check=False)
