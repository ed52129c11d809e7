"""Who vouches for a tape: what the server marks, what shows that it was changed, what does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.live_server import Json, LiveServer, config, running
from touchline.cli.main import main
from touchline.core.tape import read
from touchline.server.seal import Seal

SEAL = Seal("7f3a", "ab" * 32)


def finished(server: LiveServer) -> Json:
    """A table whose match is over."""
    laid = server.lay({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"})
    guest = server.join(laid["table"], laid["secret"])
    guest.play(lambda options: int(options[0][0]), most=6)
    assert guest.ask("resign", seat=0)["type"] == "done"
    return laid


def exported(server: LiveServer, laid: Json, query: str = "") -> str:
    answer = server.get(f"/api/tables/{laid['table']}/record.tape.json{query}", laid["secret"])
    assert answer.status_code == 200, answer.text
    return answer.text


def one_die_changed(cells: Json) -> None:
    dice = [n for n, entry in enumerate(cells["answers"]) if entry.startswith("f.")]
    at = dice[-1]
    cells["answers"][at] = f"f.{int(cells['answers'][at][2:]) % 6 + 1}"


def winner_flipped(cells: Json) -> None:
    cells["answers"][-1] = f"{1 - int(cells['answers'][-1][0])}{cells['answers'][-1][1:]}"


def other_teams(cells: Json) -> None:
    cells["more"]["team-0"], cells["more"]["team-1"] = (
        cells["more"]["team-1"],
        cells["more"]["team-0"],
    )


def other_table(cells: Json) -> None:
    cells["more"]["table"] = "another"


CHANGES = [one_die_changed, winner_flipped, other_teams, other_table]


def test_what_the_server_hands_out_it_vouches_for_and_nothing_else(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        text = exported(server, finished(server))
        ask = lambda t: server.http.post("/api/verify", json={"text": t}).json()["word"]  # noqa: E731
        assert ask(text) == "vouched"
        assert ask(json.dumps(json.loads(text))) == "vouched"  # written in another way
        for change in CHANGES:
            cells = json.loads(text)
            change(cells)
            assert ask(json.dumps(cells)) == "changed", change.__name__
        cells = json.loads(text)
        cells["more"]["server"] = "another"
        assert ask(json.dumps(cells)) == "stranger"
        del cells["more"]["mark"]
        assert ask(json.dumps(cells)) == "nobody"
        assert server.http.post("/api/verify", json={"text": "{"}).status_code == 422


def test_with_a_replay_it_is_said_who_vouches_for_the_record(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = finished(server)
        text = exported(server, laid)
        name = server.lobby.shared.store.seal.server

        def said(text: str) -> tuple[str, str]:
            shown = server.http.post("/api/replay", json={"text": text})
            octets = {"content-type": "application/octet-stream"}
            at = "/api/replay?file=match.json"
            file = server.http.post(at, content=b"\xef\xbb\xbf" + text.encode(), headers=octets)
            assert shown.status_code == file.status_code == 200, shown.text
            assert shown.json()["vouched"] == file.json()["vouched"]
            assert shown.json()["frames"]
            found = shown.json()["vouched"]
            return found["server"], found["word"]

        assert said(text) == (name, "vouched")
        assert said("\n " + exported(server, laid, "?names=1")) == (name, "vouched")
        cells = json.loads(text)
        other_teams(cells)
        assert said(json.dumps(cells)) == (name, "changed")
        cells["more"]["server"] = "another" * 20
        assert said(json.dumps(cells)) == ("another" * 11 + "ano", "stranger")
        del cells["more"]["mark"]
        assert said(json.dumps(cells)) == ("", "nobody")
        notation = server.get(f"/api/tables/{laid['table']}/record.txt", laid["secret"]).text
        assert said(notation) == ("", "nobody")
        own = server.get(f"/api/tables/{laid['table']}/replay", laid["secret"]).json()
        assert own["vouched"] is None


def test_names_stand_in_no_tape_unless_asked_for_and_are_not_covered(tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        laid = finished(server)
        bare, whole = exported(server, laid), exported(server, laid, "?names=1")
        assert json.loads(bare)["seats"] == ["", ""]
        assert json.loads(whole)["seats"] == ["Ada", "Ben"]
        seal = server.lobby.shared.store.seal
        assert seal.word(read(bare)) == seal.word(read(whole)) == "vouched"
        replay = server.get(f"/api/tables/{laid['table']}/replay", laid["secret"]).json()
        assert replay["names"] == ["Ada", "Ben"]  # the server knows them


def verified(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str]:
    status = main(["replay", *argv, "--verify"], {})
    told = capsys.readouterr()
    return status, told.out + told.err


def test_verify_says_who_vouches(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = tmp_path / "data", tmp_path / "match.tape.json"
    with running(config(data)) as server:
        text = exported(server, finished(server))
        file.write_text(text, "utf-8")
        status, told = verified(capsys, str(file), "--server", server.url)
        assert (status, "vouches for it" in told) == (0, True)
        status, told = verified(capsys, str(file), "--data", str(data))  # while it is served
        assert (status, "vouches for it" in told) == (0, True)
    for change in (one_die_changed, winner_flipped):
        cells = json.loads(text)
        change(cells)
        file.write_text(json.dumps(cells), "utf-8")
        status, told = verified(capsys, str(file), "--data", str(data))
        assert status == 3
        assert "Changed" in told or "does not hold" in told
    status, told = verified(capsys, str(file), "--data", str(tmp_path / "none"))
    assert status == (3 if "does not hold" in told else 1)


@pytest.mark.parametrize("change", [one_die_changed, winner_flipped])
def test_a_changed_tape_without_a_mark_is_never_called_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Json], None]
) -> None:
    with running(config(tmp_path / "data")) as server:
        cells = json.loads(exported(server, finished(server)))
    change(cells)
    del cells["more"]["mark"]
    file = tmp_path / "match.tape.json"
    file.write_text(json.dumps(cells), "utf-8")
    _, told = verified(capsys, str(file))
    assert "good" not in told
    assert "Nobody vouches" in told or "does not hold" in told


def test_the_secret_stands_in_nothing_that_is_shown() -> None:
    assert SEAL.secret not in repr(SEAL)


def test_a_tape_written_anew_keeps_its_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(config(tmp_path / "data")) as server:
        file = tmp_path / "match.tape.json"
        file.write_text(exported(server, finished(server)), "utf-8")
        seal = server.lobby.shared.store.seal
    assert main(["replay", str(file), "--as", "tape"], {}) == 0
    assert seal.word(read(capsys.readouterr().out)) == "vouched"
