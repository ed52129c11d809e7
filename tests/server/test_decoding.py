"""Brackets nested by the thousand, and other text that no reader should stumble over, everywhere.

The counterpart of the rule is a look at the sources: JSON is read in one place of the server.
"""

from __future__ import annotations

import ast
import asyncio
import sys
from pathlib import Path

import pytest

import touchline.server
from tests.server.live_server import Guest, Json, LiveServer, config, running
from touchline.cli.main import main
from touchline.play.ai.worker import TableCache, answer
from touchline.server import decoding
from touchline.server.bots import Bots, Question, Stumble
from touchline.server.limits import Limits, Rate
from touchline.server.table import read_table

DEEP = "[" * 8_000
NESTED = '{"type":"ping","id":' + "[" * 8_000 + "]" * 8_000 + "}"
BAD = [DEEP, NESTED, '{"a":' * 5_000, "[" * 100_000, "\ud800", '"\\ud800', "{", "", "nul"]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_the_one_reader_refuses_it_in_a_sentence(text: str) -> None:
    raw = text.encode("utf-8", "surrogatepass")
    with pytest.raises(decoding.BadJson) as told:
        decoding.read(raw, dict[str, object])
    assert len(str(told.value)) < 300
    with pytest.raises(decoding.BadJson):
        read_table(raw.decode("utf-8", "replace"))


@pytest.mark.parametrize("text", [DEEP, NESTED], ids=["open", "closed"])
def test_a_socket_lives_on(shared_server: LiveServer, text: str) -> None:
    laid = shared_server.lay("me", "me")
    guest = shared_server.join(laid["table"], laid["secret"])
    guest.ws.send(text)
    refusal = guest.hear("refusal")
    assert refusal["said"]["id"] in ("srv-bad-message", "srv-long-message")
    assert guest.ask("ping")["type"] == "pong"


def test_the_first_word_of_a_socket(shared_server: LiveServer) -> None:
    guest = Guest.__new__(Guest)
    guest.open(shared_server.url)
    guest.ws.send(DEEP)
    assert guest.hear("refusal")["said"]["id"] == "srv-join-first"
    guest.leave()


@pytest.mark.parametrize("path", ["/api/tables", "/api/replay", "/api/study", "/api/verify"])
def test_every_post(shared_server: LiveServer, path: str) -> None:
    head = {"content-type": "application/json"}
    answer = shared_server.http.post(path, content=DEEP, headers=head)
    assert (answer.status_code, answer.json()["said"]["id"]) == (422, "srv-bad-message")


@pytest.mark.parametrize("path", ["/api/replay", "/api/verify"])
def test_a_record_within_a_message(shared_server: LiveServer, path: str) -> None:
    wish: Json = {"text": '{"format":' + DEEP}
    found = shared_server.http.post(path, json=wish)
    assert (found.status_code, found.json()["said"]["id"]) == (422, "fault-tape-deep")


def test_a_computer_that_babbles_brackets() -> None:
    code = (
        f"import sys\nprint('ready', flush=True)\nfor l in sys.stdin: print({DEEP!r}, flush=True)"
    )

    async def work() -> None:
        bots = Bots(1, 20.0, (sys.executable, "-c", code))
        with pytest.raises(Stumble, match="srv-bot-crashed"):
            await bots.choose(Question("", "", 0, 1, 1))
        await bots.close()

    asyncio.run(work())


def test_a_question_to_a_computer() -> None:
    with pytest.raises((ValueError, RecursionError)):  # told to whoever asked, see `serve`
        answer(DEEP, TableCache())


def test_a_file_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.tape.json"
    file.write_text('{"format":' + DEEP, "utf-8")
    for argv in (["replay", str(file)], ["replay", str(file), "--verify"]):
        assert main(argv, {}) in (1, 3)
        told = capsys.readouterr()
        assert "nested too deeply" in told.err
        assert "Traceback" not in told.err


def test_the_server_reads_json_in_one_place() -> None:
    found = []
    for p in sorted(Path(touchline.server.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(p.read_text("utf-8"))):
            name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if name.split("[")[0] in ("msgspec.json.decode", "msgspec.json.Decoder", "json.loads"):
                found.append(p.name)
    assert set(found) == {"decoding.py"}


@pytest.mark.parametrize("number", [10**15, 10**25, 10**40, -(10**30)])
def test_a_number_beyond_all_counting_is_told_in_a_sentence(
    shared_server: LiveServer, number: int
) -> None:
    seats: list[Json] = [{"kind": "me"}, {"kind": "bot", "level": number}]
    wish: Json = {"game": "streetsoccer", "seats": seats}
    assert shared_server.http.post("/api/tables", json=wish).status_code == 422
    laid = shared_server.lay("me", "invite")
    guest = shared_server.join(laid["table"], laid["secret"])
    for type in ("renew", "resign"):
        assert guest.ask(type, seat=number)["type"] == "refusal"
    assert guest.ask("answer", seat=0, turn=number, codes=[0])["type"] == "refusal"
    assert guest.ask("ping")["type"] == "pong"


def test_whatever_is_touched_a_thousand_times_is_touched_once(shared_server: LiveServer) -> None:
    """A message may name as many things as it has room for; each of them counts once."""
    lesson = shared_server.get("/api/lessons/streetsoccer").json()[0]
    told = []
    for many in (1_000, 30_000):
        wish: Json = {"game": "streetsoccer", "position": lesson["position"]}
        found = shared_server.http.post("/api/study", json={**wish, "anchors": ["d3"] * many})
        assert found.status_code == 200
        told.append(found.json())
    assert told[0] == told[1]


def test_what_is_no_text_counts_towards_the_messages_of_a_socket(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(0.001, 3))
    with running(config(tmp_path, limits=limits)) as server:
        laid = server.lay("me", "me")
        guest = server.join(laid["table"], laid["secret"])
        told = []
        for sent in (b"x", "y" * (limits.message + 1), b"z", b"x", "y" * (limits.message + 1)):
            guest.ws.send(sent)
            told.append(guest.hear("refusal")["said"]["id"])
        assert told[-2:] == ["srv-too-fast"] * 2
        assert "srv-not-text" in told[:-2]
        assert "srv-long-message" in told[:-2]
