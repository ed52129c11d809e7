"""`touchline tables`: the matches of a data folder, beside a server and without one."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from zlib import crc32

import pytest

from tests.cli.conftest import Call
from tests.server.live_server import Json, LiveServer, config, running
from touchline.core.faults import Fault
from touchline.core.tape import read
from touchline.rooms import ROOMS
from touchline.server import lobby
from touchline.server.ailing import Ailing
from touchline.server.keeping import Row
from touchline.server.opening import NAME
from touchline.server.store import Store
from touchline.server.table import read_table
from touchline.server.upgrades import FIRST

TEXTS = ("en", "fr")


def laid(server: LiveServer, over: bool, name: str = "Ada") -> Json:
    """A table of Ada, or whoever is named, and Ben; finished or not."""
    found = server.lay({"kind": "me", "name": name}, {"kind": "me", "name": "Ben"})
    guest = server.join(found["table"], found["secret"])
    guest.play(lambda options: int(options[0][0]), most=4)
    if over:
        guest.ask("resign", seat=0)
    return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A data folder with a finished and an unfinished match, and their ids."""
    data = tmp_path_factory.mktemp("data")
    with running(config(data)) as server:
        return data, laid(server, True)["table"], laid(server, False)["table"]


def touched_long_ago(data: Path, table: str) -> None:
    with closing(sqlite3.connect(data / NAME, isolation_level=None)) as db:
        db.execute("UPDATE tables SET touched = 0, made = 0 WHERE id = ?", (table,))


@pytest.mark.parametrize("lang", TEXTS)
def test_list_and_show(call: Call, kept: tuple[Path, str, str], lang: str) -> None:
    data, over, on = kept
    told = call("tables", "list", "--data", str(data), "--lang", lang)
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    assert len(lines) == 3
    assert any(over in line and ("over" in line or "finie" in line) for line in lines)
    assert "Ada" not in told.out
    for table in (over, on):
        told = call("tables", "show", table, "--data", str(data), "--lang", lang)
        assert (told.status, told.err) == (0, "")
        assert "Ada" in told.out
        assert "streetsoccer" in told.out


def test_a_table_named_like_an_option_is_found_after_two_dashes(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "-n55ntYf6A4I"  # version 0.1.0 drew such names
    monkeypatch.setattr(lobby, "new_table_id", lambda: old)
    with running(config(tmp_path)) as server:
        assert laid(server, True)["table"] == old
    show = ("tables", "show", "--data", str(tmp_path), "--lang")  # options first, words last
    for lang, dashes in (("en", "“--”"), ("fr", "«\u00a0--\u00a0»")):
        refused = call(*show, lang, old)
        assert refused.status == 2
        assert old in refused.err
        assert dashes in refused.err
        told = call(*show, lang, "--", old)
        assert (told.status, told.err) == (0, "")
        assert "Ada" in told.out


@pytest.mark.parametrize(
    ("game", "over", "told"),
    [
        ("footclub", False, -1),
        ("footclub", None, -1),
        ("footclub", True, 7),
        ("streetsoccer", False, 7),
        ("?", False, -1),
    ],
)
def test_the_length_of_a_match_is_told_when_it_says_nothing_of_what_is_hidden(
    game: str, over: bool | None, told: int
) -> None:
    assert Row("t", game, 0, 0, 7, over, game == "streetsoccer").told == told


def test_export_gives_finished_matches_and_says_what_an_unfinished_one_reveals(
    call: Call, kept: tuple[Path, str, str], tmp_path: Path
) -> None:
    data, over, on = kept
    told = call("tables", "export", over, on, "--data", str(data), "--to", str(tmp_path))
    assert told.status == 1
    assert "every hidden card" in told.err
    (file,) = tmp_path.glob("*.tape.json")
    assert over in file.name
    assert json.loads(file.read_text("utf-8"))["seats"] == ["", ""]
    assert call("replay", str(file), "--verify", "--data", str(data)).out.count("vouches") == 1
    told = call("tables", "export", on, "--unfinished", "--names", "--data", str(data),
                "--to", str(tmp_path))  # fmt: skip
    assert told.status == 0
    assert "Nobody vouches" in told.err
    tape = read((tmp_path / f"streetsoccer-{on}.tape.json").read_text("utf-8"))
    assert tape.header.seats == ("Ada", "Ben")
    assert "mark" not in tape.header.more


def test_delete_spares_what_goes_on_and_asks(call: Call, tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        over, on = laid(server, True)["table"], laid(server, False)["table"]
        young = laid(server, True)["table"]
        for table in (over, on):
            touched_long_ago(tmp_path, table)
        there = ("--data", str(tmp_path), "--older-than", "30")
        told = call("tables", "delete", *there)  # nobody sits at this keyboard
        assert (told.status, told.out) == (1, "")
        assert "--yes" in told.err
        told = call("tables", "delete", *there, "--yes")  # while the server runs
        assert told.status == 0
        assert "One table is deleted" in told.out
        assert "One match goes on" in told.err
        told = call("tables", "delete", *there, "--yes", "--unfinished")
        assert "One table is deleted" in told.out
        left = call("tables", "list", "--data", str(tmp_path)).out
        assert young in left
        assert over not in left
        assert on not in left
        assert laid(server, True)["table"]  # and the server goes on
    raw = b"".join(f.read_bytes() for f in tmp_path.rglob("*") if f.is_file())
    assert over.encode() not in raw


def test_a_deleted_table_is_told_to_whoever_sits_there(call: Call, tmp_path: Path) -> None:
    with running(config(tmp_path)) as server:
        found = server.lay("me", "me")
        guest = server.join(found["table"], found["secret"])
        guest.until_asked()
        call("tables", "delete", found["table"], "--unfinished", "--yes", "--data", str(tmp_path))
        guest.say(type="answer", id="x", seat=guest.seat, turn=guest.turn,
                  codes=[guest.options[0][0]])  # fmt: skip
        heard = {m["said"]["id"] for m in guest.hear_out() if m["type"] == "refusal"}
        assert heard & {"srv-lost", "srv-not-kept-gone"}
        assert server.get("/api/about").status_code == 200


def test_a_name_is_erased_everywhere(call: Call, tmp_path: Path) -> None:
    name = "Quillory"  # no card of any pack has it, so that every file may be searched
    with running(config(tmp_path)) as server:
        laid(server, True, name)
        table = laid(server, False, name)
    raw = b"".join(f.read_bytes() for f in tmp_path.rglob("*") if f.is_file())
    assert raw.count(name.encode()) > 0
    told = call("tables", "erase", name, "--yes", "--data", str(tmp_path))
    assert (told.status, "2 seats" in told.out) == (0, True)
    raw = b"".join(f.read_bytes() for f in tmp_path.rglob("*") if f.is_file())
    assert name.encode() not in raw
    with running(config(tmp_path)) as server:
        guest = server.join(table["table"], table["secret"])
        assert [p["name"] for p in guest.welcome["places"]] == ["", "Ben"]


def test_backup_while_it_runs_and_restore_when_it_is_stopped(call: Call, tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(config(data)) as server:
        found = laid(server, False)
        told = call("tables", "backup", str(copy), "--data", str(data))
        assert told.status == 0
        assert "one table" in told.out
        assert (
            call("tables", "backup", str(copy), "--data", str(data)).status == 1
        )  # no overwriting
        later = laid(server, True)["table"]
        refused = call("tables", "restore", str(copy), "--data", str(data), "--yes")
        assert refused.status == 1
        assert "in use by another Touchline" in refused.err
    told = call("tables", "restore", str(copy), "--data", str(data), "--yes")
    assert told.status == 0
    (aside,) = data.glob("touchline-before-*.db")
    assert str(aside) in told.out
    with running(config(data)) as server:
        assert server.join(found["table"], found["secret"]).tick["at"] > 0
    assert later not in call("tables", "list", "--data", str(data)).out


def test_nothing_is_written_through_a_link(call: Call, tmp_path: Path) -> None:
    """Of a data folder in which somebody has laid one."""
    data, copy, victim = tmp_path / "data", tmp_path / "copy.db", tmp_path / "victim"
    with running(config(data)) as server:
        laid(server, True)
    assert call("tables", "backup", str(copy), "--data", str(data)).status == 0
    victim.write_text("mine")
    (data / f"{NAME}.part").symlink_to(victim)
    assert call("tables", "restore", str(copy), "--data", str(data), "--yes").status == 0
    assert victim.read_text() == "mine"
    assert not (data / NAME).is_symlink()


def test_a_copy_that_is_not_sound_is_not_put_back(call: Call, tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with running(config(data)) as server:
        laid(server, True)
    call("tables", "backup", str(copy), "--data", str(data))
    before = (data / NAME).read_bytes()
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("DELETE FROM entries WHERE n = (SELECT max(n) FROM entries)")
    told = call("tables", "restore", str(copy), "--data", str(data), "--yes")
    assert told.status == 1
    assert "its end" in told.err
    copy.write_text("nonsense, but long enough to be looked at by somebody who reads databases")
    assert call("tables", "restore", str(copy), "--data", str(data), "--yes").status == 1
    assert (
        call("tables", "restore", str(tmp_path / "none"), "--data", str(data), "--yes").status == 1
    )
    assert (data / NAME).read_bytes() == before


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("tables", "list"), 1),  # no data there
        (("tables", "show"), 2),
        (("tables", "show", "a", "b"), 2),
        (("tables", "delete"), 2),
        (("tables", "export"), 2),
        (("tables", "list", "a"), 2),
        (("tables", "sell"), 2),
        (("tables", "list", "--older-than", "0"), 2),
    ],
)
@pytest.mark.parametrize("lang", TEXTS)
def test_wrong_words_get_a_sentence(
    call: Call, tmp_path: Path, words: tuple[str, ...], status: int, lang: str
) -> None:
    told = call(*words, "--data", str(tmp_path), "--lang", lang)
    assert told.status == status
    assert told.out == ""
    assert told.err.startswith("touchline")
    assert "Traceback" not in told.err


def test_an_unknown_table_is_told(call: Call, kept: tuple[Path, str, str]) -> None:
    told = call("tables", "show", "nobody", "--data", str(kept[0]))
    assert told.status == 1
    assert "There is no table nobody" in told.err


# -- older editions, and matches that cannot be gone on with --------------------------------------


def of_first_edition(folder: Path, about: Json, ids: list[str]) -> None:
    """A database as edition 1 wrote it."""
    text = json.dumps(about)
    with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as db:
        db.executescript(FIRST)
        db.execute("PRAGMA application_id = 1414286897")
        db.execute("PRAGMA user_version = 1")
        for id in ids:
            db.execute(
                "INSERT INTO tables VALUES (?, 5, ?, '', ?)", (id, text, crc32(text.encode()))
            )


ABOUT: Json = {
    "game": "streetsoccer", "version": 0, "options": {}, "preset": "", "packs": {}, "start": "",
    "seats": [{"kind": "person", "name": n, "team": "", "level": 0, "seed": 0, "taken": True}
              for n in ("Ada", "Ben")],
    "back": True, "made": 5,
}  # fmt: skip


def test_the_first_edition_is_brought_up_to_date_and_a_copy_stays(
    call: Call, tmp_path: Path, house_version: int
) -> None:
    of_first_edition(tmp_path, {**ABOUT, "version": house_version}, ["t"])
    assert "earlier edition" in call("tables", "list", "--data", str(tmp_path)).err

    async def work() -> None:
        store = Store(tmp_path)
        kept = await store.load("t")
        assert kept is not None
        assert kept.names == {0: "Ada", 1: "Ben"}
        assert "Ada" not in kept.about
        store.close()

    asyncio.run(work())
    assert (tmp_path / "touchline-edition-1.db").exists()
    told = call("tables", "show", "t", "--data", str(tmp_path))
    assert (told.status, told.err) == (0, "")
    assert "Ada" in told.out


@pytest.fixture
def house_version() -> int:
    return next(
        game.version for game in [r.game for r in ROOMS.values()] if game.name == "streetsoccer"
    )


def test_matches_that_cannot_be_gone_on_with_are_told_at_the_start_and_exported(
    call: Call, tmp_path: Path, house_version: int
) -> None:
    of_first_edition(tmp_path, {**ABOUT, "version": 99}, ["a", "b", "c"])
    told_at_start: list[Ailing] = []
    with running(config(tmp_path), ails=told_at_start.extend) as server:
        laid(server, False)
    (each,) = told_at_start
    assert (each.count, each.game, each.example) == (3, "streetsoccer", "a")
    assert each.why.said.id == "fault-tape-version"
    told = call("tables", "show", "a", "--data", str(tmp_path))
    assert told.status == 3
    assert "tables export a --unfinished" in told.out
    told = call("tables", "export", "a", "--unfinished", "--data", str(tmp_path), "--to",
                str(tmp_path / "out"))  # fmt: skip
    assert told.status == 0
    assert read((tmp_path / "out" / "streetsoccer-a.tape.json").read_text("utf-8"))
    # a field of another edition is no damage, and it is kept on
    more = json.dumps({**ABOUT, "pace": "calm", "seats": [{**s, "hat": 1} for s in ABOUT["seats"]]})
    again = json.loads(read_table(more).text())
    assert again["pace"] == "calm"
    assert [s["hat"] for s in again["seats"]] == [1, 1]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("3 matches that are kept", "To finish them")), ("fr", ("3 matchs", "Rien n’est"))],
)
def test_the_start_says_how_many_why_and_how_to_finish_or_export_them(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: tuple[str, ...]
) -> None:
    why = Fault("Made by version 99.", "fault-tape-version", theirs=99, ours=1)

    def started(
        config: object, ready: object, ails: Callable[[list[Ailing]], None], rooms: object
    ) -> None:
        ails([Ailing(3, "streetsoccer", why, "2Pe5zoP38hg3")])

    monkeypatch.setattr("touchline.server.serve.serve", started)
    told = call("serve", "--data", str(tmp_path), "--lang", lang)
    assert told.status == 0
    for word in (*words, "streetsoccer", "99", "2Pe5zoP38hg3", "tables export"):
        assert word in told.err
