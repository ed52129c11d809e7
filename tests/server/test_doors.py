"""A file says the same whichever way it comes in: by the command line or by the browser."""

from __future__ import annotations

import codecs
import json
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.server.live_server import LiveServer
from touchline.cli.main import main
from touchline.play import records
from touchline.rooms import ROOMS

TWO = '[Rules "boardgame"]\n[L "Zoë"]\n[R "Бо 中"]\n0. L +Gb4\n'
STREAM = {"content-type": "application/octet-stream"}


def tape() -> str:
    """A short match with names of many letters."""
    m = records.open_any(ROOMS, TWO)
    return m.text()


def saved(text: str) -> dict[str, bytes]:
    """The same text as different programs save it."""
    return {
        "utf-8": text.encode(),
        "mark": codecs.BOM_UTF8 + text.encode(),
        "utf-16": codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
        "utf-16-be": codecs.BOM_UTF16_BE + text.replace("\n", "\r\n").encode("utf-16-be"),
        "bare-utf-16": text.encode("utf-16-le"),
        "bare-utf-16-be": text.encode("utf-16-be"),
        "cp1252": text.replace("Бо 中", "Bö").encode("cp1252"),
        "utf-32": codecs.BOM_UTF32_LE + text.encode("utf-32-le"),
        "cut": codecs.BOM_UTF16_LE + text.encode("utf-16-le")[:-1],
        "nul": text.replace("Zoë", "Zo\0").encode(),
        "binary": b"\x89PNG\r\n\x1a\n\x00\x00\x81\xff",
        "empty": b"",
        "large": text.encode() + b" " * (records.LARGEST * 1024),
        "twice": text.encode() * 2,
    }


GOOD = ("utf-8", "mark", "utf-16", "utf-16-be", "bare-utf-16", "bare-utf-16-be")
KINDS = sorted(saved("a"))


@pytest.mark.parametrize("form", ["record.txt", "tape.json"])
@pytest.mark.parametrize("kind", KINDS)
def test_both_ways_in_come_to_the_same(
    kind: str,
    form: str,
    shared_server: LiveServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    data = saved(TWO if form == "record.txt" else tape())[kind]
    monkeypatch.chdir(tmp_path)
    name = f"l'été {kind}.{form}"
    Path(name).write_bytes(data)
    status = main(["replay", name, "--as", "tape"], {"LANG": "en"})
    told = capsys.readouterr()
    answer = shared_server.http.post(
        f"/api/replay?lang=en&file={quote(name)}", content=data, headers=STREAM
    )
    if kind in GOOD:
        assert (status, answer.status_code) == (0, 200), (told.err, answer.text)
        assert answer.json()["names"] == json.loads(told.out)["seats"] == ["Zoë", "Бо 中"]
        return
    assert (status, answer.status_code) == (1, 422), (told.err, answer.text)
    if (kind, form) == ("twice", "tape.json"):  # a file of two matches: the one has a way to choose
        assert "it holds 2 matches; say which by --match N." in told.err
        assert "One of several can be had by `touchline replay" in answer.json()["text"]
        return
    sentence = answer.json()["text"].replace("1024", "1,024")
    assert told.err.strip() in (f"touchline: {sentence}", f"touchline: {name}: {sentence}")


def test_a_pasted_text_is_no_other_than_a_file(shared_server: LiveServer) -> None:
    pasted = shared_server.http.post("/api/replay", json={"text": "\ufeff" + TWO, "lang": "en"})
    file = shared_server.http.post("/api/replay", content=TWO.encode(), headers=STREAM)
    assert pasted.json() == file.json()
