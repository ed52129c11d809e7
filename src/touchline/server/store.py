"""What is kept: tables, keys and tapes, in one SQLite file, written before anything is told.

One thread owns the only connection; it alone reads, writes and checkpoints. Work that arrives
while it is busy is committed together (one wait for the disk serves many tables), and a future
is resolved only when the commit has reached the disk. If a batch fails, all its futures fail and
nothing of it is kept. The file is locked for as long as the store is open, so that two servers
never share it.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar
from zlib import crc32

from touchline.core.faults import Fault

T = TypeVar("T")

APPLICATION: Final = 0x544C4E31  # "TLN1": this file is ours
EDITION: Final = 1  # of the tables below; a newer one is never opened
MOST: Final = 512  # pieces of work committed together
LONG: Final = 8 * 1024 * 1024  # bytes of the log beside the file that call for a checkpoint

SCHEMA: Final = """
CREATE TABLE tables (
  id TEXT PRIMARY KEY, made INTEGER NOT NULL, about TEXT NOT NULL, next TEXT NOT NULL,
  mark INTEGER NOT NULL
) STRICT;
CREATE TABLE keys (
  of TEXT NOT NULL REFERENCES tables(id), hash BLOB NOT NULL, role TEXT NOT NULL,
  seats TEXT NOT NULL, PRIMARY KEY (of, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
  of TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, who INTEGER NOT NULL,
  answer INTEGER NOT NULL, at INTEGER NOT NULL, request TEXT NOT NULL, note TEXT NOT NULL,
  mark INTEGER NOT NULL, PRIMARY KEY (of, n)
) STRICT, WITHOUT ROWID;
"""


class StoreFault(Fault):
    """The data folder cannot be used as it is; nothing in it was changed."""


class StoreFailed(Exception):
    """A piece of work could not be kept (disk full, disk gone): none of its batch was."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a tape with what the server knows about it.

    at       milliseconds since 1970 (UTC)
    request  the id of the message that made it, and what it asked; "" for bots and fate
    note     the id of a remark for the story ("" for none)
    """

    who: int
    answer: int
    at: int
    request: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Key:
    """A way in: the SHA-256 of a secret, what it opens (host, seat, watch) and which seats."""

    hash: bytes
    role: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A whole table as it was kept. `next` is the table of the rematch, "" for none."""

    about: str
    next: str
    keys: list[Key]
    entries: list[Entry]
    mark: int


def data_folder(given: str = "") -> Path:
    """Where matches are kept: `given`, else TOUCHLINE_DATA, else this person's own data folder."""
    chosen = given or os.environ.get("TOUCHLINE_DATA", "")
    if chosen:
        return Path(chosen).expanduser()
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(home / "AppData" / "Local"))) / "Touchline"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Touchline"
    return Path(os.environ.get("XDG_DATA_HOME") or str(home / ".local" / "share")) / "touchline"


def mark_of(before: int, n: int, e: Entry) -> int:
    """The check mark of entry `n`; it covers the entry and every one before it."""
    return crc32(f"{n}|{e.who}|{e.answer}|{e.at}|{e.request}|{e.note}".encode(), before)


def first_mark(table: str) -> int:
    """The mark before the first entry."""
    return crc32(table.encode())


class _Job:
    """Work for the thread, and how its outcome is told on the loop that waits for it."""

    def __init__(
        self,
        run: Callable[[sqlite3.Connection], None],
        settle: Callable[[Exception | None], None],
    ) -> None:
        self.run = run
        self.settle = settle
        self.loop = asyncio.get_running_loop()
        self.error: Exception | None = None


class Store:
    """The data folder, open. Raises StoreFault if it is damaged, too new, or in use."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "touchline.db"
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._open: bool = True
        opened: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        self._thread = threading.Thread(
            target=self._serve, args=(folder, opened), name="store", daemon=True
        )
        self._thread.start()
        problem = opened.get()
        if problem is not None:
            self._thread.join()
            raise problem

    # -- what may be asked ------------------------------------------------------------------------

    async def lay(self, table: str, about: str, made: int, keys: Sequence[Key]) -> None:
        """Keep a new table."""
        await self._do(lambda db: _lay(db, table, about, made, keys))

    async def lay_next(
        self, before: str, table: str, about: str, made: int, keys: Sequence[Key]
    ) -> str:
        """Keep the table of a rematch, unless `before` already has one. The id of the one it has.

        It has the keys given; the table before keeps its own.
        """

        def work(db: sqlite3.Connection) -> str:
            row = db.execute("SELECT next FROM tables WHERE id = ?", (before,)).fetchone()
            if row[0]:
                return str(row[0])
            _lay(db, table, about, made, keys)
            db.execute("UPDATE tables SET next = ? WHERE id = ?", (table, before))
            return table

        return await self._do(work)

    async def append(self, table: str, first: int, before: int, entries: Sequence[Entry]) -> int:
        """Keep entries `first`, `first` + 1 ... The mark after the last (`before`: the one before)."""
        rows = []
        mark = before
        for n, e in enumerate(entries, first):
            mark = mark_of(mark, n, e)
            rows.append((table, n, e.who, e.answer, e.at, e.request, e.note, mark))

        def work(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)

        await self._do(work)
        return mark

    async def tell_about(self, table: str, about: str) -> None:
        """Keep what is known about a table anew (somebody took a seat)."""
        row = (about, crc32(about.encode()), table)
        await self._do(
            lambda db: db.execute("UPDATE tables SET about = ?, mark = ? WHERE id = ?", row).close()
        )

    async def load(self, table: str) -> Kept | None:
        """A whole table, None if there is no such. Raises StoreFault if it is damaged."""
        return await self._do(lambda db: _load(db, table))

    async def count(self) -> int:
        """How many tables are kept."""
        return await self._do(
            lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
        )

    def close(self) -> None:
        """Finish what was asked, checkpoint, and let the file go. Blocks until done."""
        if self._open:
            self._open = False
            self._jobs.put(None)
            self._thread.join()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if not self._open:
            raise StoreFailed("The data folder is closed.")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        value: list[T] = []

        def settle(error: Exception | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(value[0])
            else:
                done.set_exception(error)

        self._jobs.put(_Job(lambda db: value.append(work(db)), settle))
        return await done

    # -- the thread -------------------------------------------------------------------------------

    def _serve(self, folder: Path, opened: queue.SimpleQueue[BaseException | None]) -> None:
        try:
            db = _opened(folder, self.path)
        except Exception as e:
            opened.put(e)
            return
        opened.put(None)
        log = self.path.with_name(self.path.name + "-wal")
        going = True
        while going:
            batch: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going = job is not None
            _commit(db, batch)
            _settle(batch)
            try:
                if self._jobs.empty() and log.stat().st_size > LONG:
                    db.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
            except (OSError, sqlite3.Error):
                continue  # what is committed stands in the log; the next round tries again
        db.close()


def _commit(db: sqlite3.Connection, batch: list[_Job]) -> None:
    """All of the batch or nothing; after this call each job has its value or its error."""
    if not batch:
        return
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in batch:
            try:
                job.run(db)
            except Fault as fault:  # that job's alone: it has read, and written nothing
                job.error = fault
        db.execute("COMMIT")
    except Exception as e:
        try:
            if db.in_transaction:
                db.execute("ROLLBACK")
        except sqlite3.Error as again:
            e = again
        for job in batch:
            job.error = StoreFailed(f"The data folder could not be written: {e}.")


def _settle(batch: list[_Job]) -> None:
    """Wake those who wait: one call a loop, however many jobs."""
    loops = {job.loop for job in batch}
    for loop in loops:
        mine = [job for job in batch if job.loop is loop]

        def wake(mine: list[_Job] = mine) -> None:
            for job in mine:
                job.settle(job.error)

        try:
            loop.call_soon_threadsafe(wake)
        except RuntimeError:
            continue  # that loop has ended; nobody waits any more


def _lay(db: sqlite3.Connection, table: str, about: str, made: int, keys: Sequence[Key]) -> None:
    row = (table, made, about, "", crc32(about.encode()))
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row)
    db.executemany(
        "INSERT INTO keys VALUES (?, ?, ?, ?)",
        [(table, k.hash, k.role, " ".join(map(str, k.seats))) for k in keys],
    )


def _load(db: sqlite3.Connection, table: str) -> Kept | None:
    row = db.execute("SELECT about, next, mark FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    about, following, mark = row
    if crc32(about.encode()) != mark:
        raise _damaged(table, "its description")
    keys = [
        Key(hash, role, tuple(int(s) for s in seats.split()))
        for hash, role, seats in db.execute(
            "SELECT hash, role, seats FROM keys WHERE of = ?", (table,)
        )
    ]
    entries: list[Entry] = []
    mark = first_mark(table)
    for n, *cells, kept in db.execute(
        "SELECT n, who, answer, at, request, note, mark FROM entries WHERE of = ? ORDER BY n",
        (table,),
    ):
        entry = Entry(*cells)
        mark = mark_of(mark, len(entries), entry)
        if n != len(entries) or kept != mark:
            raise _damaged(table, f"entry {len(entries)}")
        entries.append(entry)
    return Kept(about, following, keys, entries, mark)


def _damaged(table: str, place: str) -> StoreFault:
    return StoreFault(
        f"The record of table {table} is damaged at {place}. Nothing was changed; it can be"
        " restored from a copy of the data folder.",
        "srv-damaged-table",
        table=table,
        place=place,
    )


# -- opening --------------------------------------------------------------------------------------


def _opened(folder: Path, path: Path) -> sqlite3.Connection:
    """A checked, locked connection; a new file where there was none."""
    try:
        if not folder.exists():
            folder.mkdir(parents=True, mode=0o700)
        if path.exists() and path.stat().st_size:
            fresh = _check(path)
        else:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            fresh = True
    except OSError as e:
        raise StoreFault(
            f"The data folder {folder} cannot be used: {e.strerror or e}. Choose another with"
            " --data or TOUCHLINE_DATA.",
            "srv-data-folder",
            folder=str(folder),
        ) from None
    db = sqlite3.connect(path, timeout=0.2, isolation_level=None)
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE").close()
        db.execute("PRAGMA journal_mode = WAL").close()
        db.execute("PRAGMA synchronous = FULL").close()
        db.execute("PRAGMA wal_autocheckpoint = 0").close()
        db.execute("PRAGMA foreign_keys = ON").close()
        db.execute("PRAGMA trusted_schema = OFF").close()
        db.execute("BEGIN IMMEDIATE")
        if fresh:
            for statement in SCHEMA.split(";\n"):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {EDITION}")
        db.execute("COMMIT")
    except sqlite3.OperationalError as e:
        db.close()
        raise _unusable(path, e) from None
    return db


def _check(path: Path) -> bool:
    """Read the whole file without a right to write. Is it still without its tables?

    Raises StoreFault if it may not be used.
    """
    try:
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0.2)
        try:
            ours = db.execute("PRAGMA application_id").fetchone()[0]
            edition = db.execute("PRAGMA user_version").fetchone()[0]
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
        finally:
            db.close()
    except sqlite3.DatabaseError as e:
        raise _unusable(path, e) from None
    if found != "ok":
        raise _unusable(path, sqlite3.DatabaseError(found))
    if tables == 0 and ours == 0:
        return True  # made, but stopped before the first commit
    if ours != APPLICATION:
        raise StoreFault(
            f"{path} is a database of another program. Choose another folder with --data.",
            "srv-data-foreign",
            path=str(path),
        )
    if edition != EDITION:
        raise StoreFault(
            f"{path} was written by another edition of Touchline ({edition}; this one reads"
            f" {EDITION}). Use that edition, or choose another folder with --data.",
            "srv-data-edition",
            path=str(path),
            edition=edition,
        )
    return False


def _unusable(path: Path, e: sqlite3.Error) -> StoreFault:
    if "locked" in str(e):
        return StoreFault(
            f"{path} is in use by another Touchline. Stop that one, or choose another folder"
            " with --data.",
            "srv-data-in-use",
            path=str(path),
        )
    return StoreFault(
        f"The database {path} is damaged ({e}). Nothing was changed. Restore it from a copy, or"
        " move it away to begin with an empty one.",
        "srv-data-damaged",
        path=str(path),
        reason=str(e),
    )
