"""What is kept is kept, what fails is told, and what is damaged is left alone."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import pytest

from touchline.server.opening import StoreFault, data_folder
from touchline.server.store import Entry, Key, Store, StoreFailed, first_mark

KEYS = [Key(sha256(b"a").digest(), "host", (0,)), Key(sha256(b"w").digest(), "watch", ())]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    s = Store(tmp_path / "data")
    yield s
    s.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    asyncio.run(main())


def test_a_table_comes_back_as_it_was_after_a_restart(tmp_path: Path) -> None:
    entries = [Entry(0, 17, 1_000, "x:0:3", ""), Entry(-1, 4, 1_001, "", "srv-note")]

    async def write() -> None:
        s = Store(tmp_path)
        await s.lay("t", '{"a":1}', 5, KEYS)
        mark = await s.append("t", 0, first_mark("t"), entries)
        await s.append("t", 2, mark, [Entry(1, 9, 2_000)])
        s.close()

    async def read() -> None:
        s = Store(tmp_path)
        kept = await s.load("t")
        assert kept is not None
        assert kept.entries == [*entries, Entry(1, 9, 2_000)]
        assert (kept.about, kept.next) == ('{"a":1}', "")
        assert sorted(k.role for k in kept.keys) == ["host", "watch"]
        assert await s.load("u") is None
        assert await s.count() == 1
        s.close()

    asyncio.run(write())
    asyncio.run(read())


def test_many_tables_share_one_commit(store: Store) -> None:
    async def work() -> None:
        for i in range(8):
            await store.lay(f"t{i}", "{}", 0, [])
        marks = [first_mark(f"t{i}") for i in range(8)]
        for n in range(20):
            marks = await asyncio.gather(
                *(store.append(f"t{i}", n, marks[i], [Entry(0, n, n)]) for i in range(8))
            )
        for i in range(8):
            kept = await store.load(f"t{i}")
            assert kept is not None
            assert [e.answer for e in kept.entries] == list(range(20))
            assert kept.mark == marks[i]

    run(work)


def test_a_failure_fails_the_whole_batch_and_keeps_nothing_of_it(store: Store) -> None:
    async def work() -> None:
        await store.lay("t", "{}", 0, [])
        mark = await store.append("t", 0, first_mark("t"), [Entry(0, 1, 0)])
        fine = store.append("t", 1, mark, [Entry(0, 2, 0)])
        twice = store.append("t", 0, first_mark("t"), [Entry(0, 3, 0)])  # entry 0 exists
        outcomes = await asyncio.gather(fine, twice, return_exceptions=True)
        assert any(isinstance(o, StoreFailed) for o in outcomes)
        kept = await store.load("t")
        assert kept is not None
        told = [o for o in outcomes if isinstance(o, int)]
        assert len(kept.entries) == 1 + len(told)
        # and the store goes on working
        await store.append("t", len(kept.entries), kept.mark, [Entry(1, 7, 0)])

    run(work)


def test_a_full_disk_is_told_and_loses_nothing_that_was_kept(tmp_path: Path) -> None:
    async def work() -> None:
        s = Store(tmp_path)
        await s.lay("t", "{}", 0, [])
        mark = await s.append("t", 0, first_mark("t"), [Entry(0, 1, 0)])
        pages = await s._do(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await s._do(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").close())
        with pytest.raises(StoreFailed, match="could not be written"):
            await s.append("t", 1, mark, [Entry(0, 2, 0, "r" * 60_000)])
        kept = await s.load("t")
        assert kept is not None
        assert [e.answer for e in kept.entries] == [1]
        s.close()

    run(work)


def test_a_rematch_is_laid_once(store: Store) -> None:
    async def work() -> None:
        await store.lay("a", "{}", 0, KEYS)
        one, two = await asyncio.gather(
            store.lay_next("a", "b", "{}", 0, KEYS), store.lay_next("a", "c", "{}", 0, KEYS)
        )
        assert one == two
        kept = await store.load("a")
        assert kept is not None
        assert kept.next == one
        assert await store.count() == 2

    run(work)


def pragma(name: str) -> Callable[[sqlite3.Connection], object]:
    return lambda db: db.execute(f"PRAGMA {name}").fetchone()[0]


def test_a_commit_waits_for_the_disk(store: Store) -> None:
    async def work() -> None:
        assert await store._do(pragma("synchronous")) == 2
        assert await store._do(pragma("journal_mode")) == "wal"
        assert await store._do(pragma("wal_autocheckpoint")) == 0

    run(work)


def test_checkpoints_happen_and_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("touchline.server.store.LONG", 20_000)
    log = tmp_path / "touchline.db-wal"

    async def idle() -> None:
        """Ask for nothing until a checkpoint has come, if one is due."""
        for _ in range(1_000_000):
            if log.stat().st_size <= 20_000:
                return
            await asyncio.sleep(0)
        raise AssertionError("no checkpoint came")

    async def work() -> None:
        s = Store(tmp_path)
        await s.lay("t", "{}", 0, [])
        await idle()
        mark, sizes = first_mark("t"), []
        for n in range(40):
            mark = await s.append("t", n, mark, [Entry(0, n, 0, "r" * 500)])
            await idle()
            sizes.append(log.stat().st_size)
        assert any(b < a for a, b in pairwise(sizes))
        s.close()
        s = Store(tmp_path)
        kept = await s.load("t")
        assert kept is not None
        assert len(kept.entries) == 40
        s.close()

    run(work)


def test_two_servers_never_share_a_folder(store: Store) -> None:
    with pytest.raises(StoreFault, match="in use by another Touchline"):
        Store(store.path.parent)


@pytest.mark.skipif(os.name != "posix", reason="modes are a matter of POSIX")
def test_the_folder_and_its_files_are_private(store: Store) -> None:
    run(lambda: store.lay("t", "{}", 0, KEYS))
    assert stat.S_IMODE(store.path.parent.stat().st_mode) == 0o700
    for file in store.path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path / "b"))
    assert data_folder(str(tmp_path / "a")) == tmp_path / "a"
    assert data_folder() == tmp_path / "b"
    monkeypatch.delenv("TOUCHLINE_DATA")
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "x"))
        assert data_folder() == tmp_path / "x" / "touchline"


# -- damage ---------------------------------------------------------------------------------------


def filled(folder: Path, tables: int = 60) -> Path:
    async def work() -> None:
        s = Store(folder)
        for i in range(tables):
            await s.lay(f"t{i}", "{}" * 100, 0, KEYS)
            await s.append(f"t{i}", 0, first_mark(f"t{i}"), [Entry(0, n, n) for n in range(20)])
        s.close()

    run(work)
    return folder / "touchline.db"


def contents(folder: Path) -> dict[str, bytes]:
    """Every byte that lies there, but for the shared index, which holds nothing of its own."""
    found = {f.name: f.read_bytes() for f in folder.iterdir() if not f.name.endswith("-shm")}
    return {name: raw for name, raw in found.items() if raw}


def spoil_head(raw: bytearray) -> None:
    raw[:16] = b"this is no longe"


def spoil_pages(raw: bytearray) -> None:
    raw[4096 * 3 : 4096 * 6] = bytes(4096 * 3)


def spoil_length(raw: bytearray) -> None:
    del raw[len(raw) // 2 :]


@pytest.mark.parametrize("spoil", [spoil_head, spoil_pages, spoil_length])
def test_a_damaged_database_is_reported_and_left_alone(
    tmp_path: Path, spoil: Callable[[bytearray], None]
) -> None:
    path = filled(tmp_path)
    raw = bytearray(path.read_bytes())
    spoil(raw)
    path.write_bytes(raw)
    before = contents(tmp_path)
    for _ in range(2):
        with pytest.raises(StoreFault, match="is damaged") as told:
            Store(tmp_path)
        assert str(path) in str(told.value)
        assert "Nothing was changed" in str(told.value)
    assert contents(tmp_path) == before


def test_damage_beside_an_unfinished_log_changes_neither(tmp_path: Path) -> None:
    path = filled(tmp_path)
    with sqlite3.connect(path) as db:  # leave a log behind, as a killed server does
        db.execute("PRAGMA wal_autocheckpoint = 0")
        db.execute("UPDATE tables SET made = 1")
        db.commit()
        log = Path(f"{path}-wal").read_bytes()
        main = bytearray(path.read_bytes())
    db.close()
    spoil_pages(main)
    path.write_bytes(main)
    Path(f"{path}-wal").write_bytes(log)
    before = contents(tmp_path)
    with pytest.raises(StoreFault, match="is damaged"):
        Store(tmp_path)
    assert contents(tmp_path) == before


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE entries SET answer = 99 WHERE of = 't1' AND n = 7",
        "DELETE FROM entries WHERE of = 't1' AND n = 7",
        "UPDATE entries SET request = 'other' WHERE of = 't1' AND n = 7",
        "UPDATE entries SET mark = 1 WHERE of = 't1' AND n = 7",
    ],
)
def test_a_damaged_entry_is_reported_and_only_its_table_suffers(tmp_path: Path, spoil: str) -> None:
    path = filled(tmp_path, 3)
    with sqlite3.connect(path) as db:
        db.execute(spoil)
    db.close()

    async def work() -> None:
        s = Store(tmp_path)
        with pytest.raises(StoreFault, match="table t1 is damaged at entry 7"):
            await s.load("t1")
        assert await s.load("t2") is not None
        s.close()

    run(work)


def test_a_damaged_description_is_reported(tmp_path: Path) -> None:
    path = filled(tmp_path, 2)
    with sqlite3.connect(path) as db:
        db.execute("UPDATE tables SET about = 'x' WHERE id = 't1'")
    db.close()

    async def work() -> None:
        s = Store(tmp_path)
        with pytest.raises(StoreFault, match="damaged at its description"):
            await s.load("t1")
        s.close()

    run(work)


def test_another_program_s_database_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "touchline.db") as db:
        db.execute("CREATE TABLE songs (name TEXT)")
    db.close()
    with pytest.raises(StoreFault, match="another program"):
        Store(tmp_path)


def test_a_newer_edition_is_left_alone(tmp_path: Path) -> None:
    path = filled(tmp_path, 1)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreFault, match="newer than this one"):
        Store(tmp_path)


def test_a_file_made_but_never_filled_is_filled(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "touchline.db") as db:
        db.execute("PRAGMA journal_mode = WAL")
    db.close()
    assert (tmp_path / "touchline.db").stat().st_size > 0

    async def work() -> None:
        s = Store(tmp_path)
        await s.lay("t", "{}", 0, [])
        s.close()

    run(work)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreFault, match="cannot be used"):
        Store(tmp_path / "data")


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("x")
    with pytest.raises(StoreFault, match="cannot be used"):
        Store(tmp_path / "data")


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """A process.appends and says so; it is killed in the middle of it."""
    code = """
import asyncio, sys
from pathlib import Path
from touchline.server.store import Entry, Store, first_mark
async def main():
    s = Store(Path(sys.argv[1]))
    await s.lay("t", "{}", 0, [])
    mark, n = first_mark("t"), 0
    while True:
        mark = await s.append("t", n, mark, [Entry(0, n, 0)])
        n += 1
        sys.stdout.write(f"{n}\\n"); sys.stdout.flush()
asyncio.run(main())
"""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    child = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True, env=env
    )
    assert child.stdout is not None
    for line in child.stdout:
        if int(line) >= 40:
            break
    child.kill()
    told = 40 + len(child.stdout.readlines())
    child.wait()
    child.stdout.close()

    async def work() -> None:
        s = Store(tmp_path)
        kept = await s.load("t")
        assert kept is not None
        assert len(kept.entries) in (told, told + 1)
        assert [e.answer for e in kept.entries] == list(range(len(kept.entries)))
        s.close()

    run(work)
