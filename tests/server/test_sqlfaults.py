"""Each error of the database is told as what it is: made for real wherever that can be done."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.test_store import KEYS, filled
from touchline.server.opening import NAME
from touchline.server.sqlfaults import UNUSABLE, StoreFailed, StoreFault, cause
from touchline.server.store import Entry, Gone, Store, first_mark
from touchline.server.texts import sentence
from touchline.server.unkept import KEPT, READ, not_kept, not_read

# -- when the folder is opened --------------------------------------------------------------------


def at(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(statement)


def half(path: Path) -> None:
    raw = path.read_bytes()
    path.write_bytes(raw[: len(raw) // 2])


def text(path: Path) -> None:
    path.write_text("this is no database, and it is long enough to read")


OPENING: dict[str, Callable[[Path], None]] = {
    "srv-data-damaged": half,
    "srv-data-no-database": text,
    "srv-data-missing": lambda path: at(path, "DROP TABLE entries"),
    "srv-data-edition": lambda path: at(path, "PRAGMA user_version = 99"),
    "srv-data-foreign": lambda path: at(path, "PRAGMA application_id = 7"),
}


def test_a_folder_in_the_place_of_the_database_is_told(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    with pytest.raises(StoreFault) as told:
        Store(tmp_path)
    assert told.value.said.id == "srv-data-no-database"


@pytest.mark.parametrize("id", OPENING)
def test_what_is_wrong_with_a_folder_is_told_by_its_cause(tmp_path: Path, id: str) -> None:
    path = filled(tmp_path)
    OPENING[id](path)
    with pytest.raises(StoreFault) as told:
        Store(tmp_path)
    assert told.value.said.id == id
    assert str(path) in str(told.value)
    for lang in ("en", "fr"):
        assert str(path) in sentence(id, told.value.said.args, lang)


def test_a_folder_in_use_is_told_so(tmp_path: Path) -> None:
    path = filled(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreFault) as told:
            Store(tmp_path)
    assert told.value.said.id == "srv-data-in-use"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_healthy_database_on_a_read_only_disk_is_not_called_damaged(tmp_path: Path) -> None:
    path = filled(tmp_path)
    path.chmod(0o400)
    tmp_path.chmod(0o500)
    with pytest.raises(StoreFault) as told:
        Store(tmp_path)
    tmp_path.chmod(0o700)
    assert told.value.said.id in ("srv-data-readonly", "srv-data-denied", "srv-data-folder")


def test_every_cause_of_a_folder_that_cannot_be_used_has_its_own_sentence() -> None:
    ids = [id for id, _ in UNUSABLE.values()]
    assert len(set(ids)) == len(ids)


# -- while it is open -----------------------------------------------------------------------------

Work = Callable[[sqlite3.Connection], object]


def full(db: sqlite3.Connection) -> None:
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}").close()


def read_only(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA query_only = ON").close()


def busy(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA busy_timeout = 0").close()


async def prepared(store: Store, work: Work) -> None:
    """Run it on the store's own connection, between two transactions."""

    def outside(db: sqlite3.Connection) -> None:
        db.execute("COMMIT")
        work(db)
        db.execute("BEGIN")

    await store._do(outside)


@pytest.mark.parametrize(
    ("work", "statement", "why"),
    [
        (full, "", "full"),
        (read_only, "", "readonly"),
        (busy, "BEGIN IMMEDIATE", "busy"),
        (None, "DROP TABLE entries", "missing"),
        (None, "DELETE FROM entries; DELETE FROM keys; DELETE FROM tables", "gone"),
    ],
)
def test_what_could_not_be_kept_is_told_by_its_cause(
    tmp_path: Path, work: Work | None, statement: str, why: str
) -> None:
    async def main() -> None:
        store = Store(tmp_path)
        await store.lay("t", "{}", 0, KEYS)
        if work is not None:
            await prepared(store, work)
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            for each in filter(None, statement.split("; ")):
                other.execute(each)
            with pytest.raises(StoreFailed) as told:
                await store.append("t", 0, first_mark("t"), [Entry(0, 1, 0, "r" * 60_000)])
        assert told.value.why == why
        trouble = not_kept(told.value)
        assert trouble.said.id == KEPT[told.value.why]
        store.close()

    asyncio.run(main())


def test_a_database_damaged_while_it_is_open_is_told_so(tmp_path: Path) -> None:
    filled(tmp_path)

    async def main() -> None:
        store = Store(tmp_path)
        raw = bytearray(store.path.read_bytes())
        raw[4096:] = b"\xff" * (len(raw) - 4096)
        store.path.write_bytes(raw)
        await prepared(store, lambda db: db.execute("PRAGMA shrink_memory").close())
        with pytest.raises(StoreFailed) as told:
            await store.load("t1")
        assert told.value.why == "damaged"
        assert not_read(told.value).said.id == READ["damaged"]
        store.close()

    asyncio.run(main())


def test_errors_of_the_disk_are_told_as_such() -> None:
    broken = sqlite3.OperationalError("disk I/O error")
    broken.sqlite_errorcode = sqlite3.SQLITE_IOERR | (3 << 8)  # SQLite adds what went wrong there
    assert cause(broken) == "io"
    assert cause(OSError(30, "Read-only file system")) == "readonly"
    assert cause(OSError(28, "No space left on device")) == "full"
    assert cause(sqlite3.OperationalError("who knows")) == "other"


# -- the chain of a match -------------------------------------------------------------------------


@pytest.mark.parametrize("cut", [1, 2, 20])
def test_entries_cut_off_at_the_end_are_noticed(tmp_path: Path, cut: int) -> None:
    path = filled(tmp_path, 3)
    at(path, f"DELETE FROM entries WHERE of = 't1' AND n >= {20 - cut}")

    async def main() -> None:
        store = Store(tmp_path)
        with pytest.raises(StoreFault, match="damaged at its end") as told:
            await store.load("t1")
        assert f"{20 - cut} entries of 20" in str(told.value)
        assert await store.load("t2") is not None
        store.close()

    asyncio.run(main())


def test_two_writers_of_one_match_do_not_write_over_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path)
        await store.lay("t", "{}", 0, [])
        await store.append("t", 0, first_mark("t"), [Entry(0, 1, 0)])
        with pytest.raises(Gone):
            await store.append("t", 0, first_mark("t"), [Entry(0, 2, 0)])
        kept = await store.load("t")
        assert kept is not None
        assert [e.answer for e in kept.entries] == [1]
        store.close()

    asyncio.run(main())
