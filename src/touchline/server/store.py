"""What is kept: tables, keys and tapes, in one SQLite file, written before anything is told.

One thread owns the only connection; it alone reads, writes and checkpoints. Work that arrives
while it is busy is committed together (one wait for the disk serves many tables), and a future
is resolved only when the commit has reached the disk. If a batch fails, all its futures fail and
nothing of it is kept. The file is locked for as long as the store is open, so that two servers
never share it.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar
from zlib import crc32

from touchline.core.faults import Fault

from .opening import StoreFault, opened_database

T = TypeVar("T")

MOST: Final = 512  # pieces of work committed together
LONG: Final = 8 * 1024 * 1024  # bytes of the log beside the file that call for a checkpoint


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
    """A way in: a SHA-256, what it opens, and which seats.

    role  of a link's secret "host", "seat" or "watch"; of a device's key "owner", "player" or,
          when its seat was given anew, "former" (see keys.py)
    """

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
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._asked: list[_Job] = []
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
        """Keep entries `first`, `first` + 1 ...; from the mark before them to the one after."""
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

    async def pass_on(
        self, table: str, about: str, gone: Sequence[bytes], new: Sequence[Key]
    ) -> None:
        """Keep in one step who may do what from now on, and the description that goes with it."""
        row = (about, crc32(about.encode()), table)

        def work(db: sqlite3.Connection) -> None:
            db.executemany("DELETE FROM keys WHERE of = ? AND hash = ?", [(table, h) for h in gone])
            db.executemany("INSERT OR REPLACE INTO keys VALUES (?, ?, ?, ?)", _rows(table, new))
            db.execute("UPDATE tables SET about = ?, mark = ? WHERE id = ?", row).close()

        await self._do(work)

    async def name(self) -> str:
        """What this data folder calls itself: random, and the same for as long as it is kept."""
        return await self._do(
            lambda db: str(db.execute("SELECT value FROM house WHERE name = 'id'").fetchone()[0])
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
            self._hand_over()
            self._jobs.put(None)
            self._thread.join()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if not self._open:
            raise StoreFailed("The data folder is closed.")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        value: list[T] = []

        def settle(error: Exception | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(value[0])
            else:
                done.set_exception(error)

        # what is asked in one turn of the loop goes to the thread together
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append(_Job(lambda db: value.append(work(db)), settle))
        return await done

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._jobs.put(asked)

    # -- the thread -------------------------------------------------------------------------------

    def _serve(self, folder: Path, opened: queue.SimpleQueue[BaseException | None]) -> None:
        try:
            db = opened_database(folder, self.path)
        except Exception as e:
            opened.put(e)
            return
        opened.put(None)
        log = self.path.with_name(self.path.name + "-wal")
        going = True
        while going:
            batch: list[_Job] = []
            jobs = self._jobs.get()
            while jobs is not None:
                batch += jobs
                if len(batch) >= MOST:
                    break
                try:
                    jobs = self._jobs.get_nowait()
                except queue.Empty:
                    break
            going = jobs is not None
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
        with contextlib.suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")
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
    db.executemany("INSERT INTO keys VALUES (?, ?, ?, ?)", _rows(table, keys))


def _rows(table: str, keys: Sequence[Key]) -> list[tuple[str, bytes, str, str]]:
    return [(table, k.hash, k.role, " ".join(map(str, k.seats))) for k in keys]


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
