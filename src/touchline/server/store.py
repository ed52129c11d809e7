"""What is kept: tables, keys and tapes, in one SQLite file, written before anything is told.

One thread owns the only connection; it alone reads, writes and checkpoints. Work that arrives
while it is busy is committed together (one wait for the disk serves many tables), and a future
is resolved only when the commit has reached the disk. If a batch fails, all its futures fail and
nothing of it is kept. The folder is locked for as long as the store is open, so that two servers
never share it.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar
from zlib import crc32

from touchline.core.faults import Fault

from . import kept
from .kept import Entry, Kept, Key, first_mark, mark_of
from .opening import NAME, identity, opened_database
from .seal import Seal
from .sqlfaults import Gone, StoreFailed, StoreFault, failed

__all__ = ["Entry", "Gone", "Kept", "Key", "Store", "StoreFailed", "StoreFault", "first_mark",
           "mark_of"]  # fmt: skip

T = TypeVar("T")

MOST: Final = 512  # pieces of work committed together
LONG: Final = 8 * 1024 * 1024  # bytes of the log beside the file that call for a checkpoint


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
        self.path = folder / NAME
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._asked: list[_Job] = []
        self._open: bool = True
        self.seal = Seal("", "")  # what this folder vouches with
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

    async def lay(
        self, table: str, about: str, made: int, keys: Sequence[Key], names: Sequence[str] = ()
    ) -> None:
        """Keep a new table; `names` of its people, seat by seat."""
        await self._do(lambda db: kept.lay(db, table, about, made, keys, names))

    async def lay_next(
        self,
        before: str,
        table: str,
        about: str,
        made: int,
        keys: Sequence[Key],
        names: Sequence[str] = (),
    ) -> str:
        """Keep the table of a rematch, unless `before` already has one. The id of the one it has.

        It has the keys given; the table before keeps its own.
        """

        def work(db: sqlite3.Connection) -> str:
            row = db.execute("SELECT next FROM tables WHERE id = ?", (before,)).fetchone()
            if row is None:
                raise Gone
            if row[0]:
                return str(row[0])
            kept.lay(db, table, about, made, keys, names)
            db.execute("UPDATE tables SET next = ? WHERE id = ?", (table, before))
            return table

        return await self._do(work)

    async def lay_over(
        self,
        table: str,
        about: str,
        made: int,
        keys: Sequence[Key],
        names: Sequence[str],
        entries: Sequence[Entry],
    ) -> None:
        """Keep a table whose match is over already; one of this id that is here stays as it is.

        made  when it was over, seconds since 1970
        """
        before = first_mark(table)
        rows, mark = kept.chained(table, 0, before, entries)

        def work(db: sqlite3.Connection) -> None:
            if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
                kept.lay(db, table, about, made, keys, names)
                kept.append(db, table, 0, before, rows, mark, made * 1000, made * 1000)

        await self._do(work)

    async def append(
        self, table: str, first: int, before: int, entries: Sequence[Entry], ended: int = 0
    ) -> int:
        """Keep entries `first`, `first` + 1 ...; from the mark before them to the one after.

        ended  when the match was over with them, 0 while it goes on
        """
        rows, mark = kept.chained(table, first, before, entries)
        touched = entries[-1].at if entries else 0
        await self._do(lambda db: kept.append(db, table, first, before, rows, mark, touched, ended))
        return mark

    async def tell_about(self, table: str, about: str, names: Sequence[str] | None = None) -> None:
        """Keep what is known about a table anew (somebody took a seat), and who sits there."""
        row = (about, crc32(about.encode()), table)

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute("UPDATE tables SET about = ?, mark = ? WHERE id = ?", row)
            if changed.rowcount != 1:
                raise Gone
            if names is not None:
                kept.name(db, table, names)

        await self._do(work)

    async def end(self, table: str, ended: int) -> None:
        """Keep when the match of a table was over (0: it goes on), which was not known before."""
        row = (ended, table)
        await self._do(
            lambda db: db.execute("UPDATE tables SET ended = ? WHERE id = ?", row).close()
        )

    async def pass_on(
        self,
        table: str,
        about: str,
        gone: Sequence[bytes],
        new: Sequence[Key],
        names: Sequence[str],
    ) -> None:
        """Keep in one step who may do what from now on, with the description and the names."""
        row = (about, crc32(about.encode()), table)

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute("UPDATE tables SET about = ?, mark = ? WHERE id = ?", row)
            if changed.rowcount != 1:
                raise Gone
            db.executemany("DELETE FROM keys WHERE of = ? AND hash = ?", [(table, h) for h in gone])
            db.executemany("INSERT OR REPLACE INTO keys VALUES (?, ?, ?, ?)", kept.rows(table, new))
            kept.name(db, table, names)

        await self._do(work)

    async def load(self, table: str) -> Kept | None:
        """A whole table, None if there is no such. Raises StoreFault if it is damaged."""
        return await self._do(lambda db: kept.load(db, table))

    async def has(self, table: str) -> bool:
        """Is there a table of this id?"""
        ask = "SELECT 1 FROM tables WHERE id = ?"
        return await self._do(lambda db: db.execute(ask, (table,)).fetchone() is not None)

    async def count(self) -> int:
        """How many tables are kept."""
        return await self._do(
            lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0])
        )

    async def count_open(self, since: int) -> int:
        """How many have a match that goes on, touched since then (milliseconds since 1970)."""
        ask = "SELECT count(*) FROM tables WHERE ended <= 0 AND touched >= ?"
        return await self._do(lambda db: int(db.execute(ask, (since,)).fetchone()[0]))

    async def heads(self) -> list[tuple[str, str]]:
        """Of each table whose match is not known to be over, its id and its description."""
        ask = "SELECT id, about FROM tables WHERE ended <= 0 ORDER BY made, id"
        return await self._do(lambda db: [(str(i), str(a)) for i, a in db.execute(ask)])

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
            db, lock = opened_database(folder, self.path)
            self.seal = Seal(*identity(db))
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
        lock.close()


def _commit(db: sqlite3.Connection, batch: list[_Job]) -> None:
    """All of the batch or nothing; after this call each job has its value or its error."""
    if not batch:
        return
    try:
        db.execute("BEGIN IMMEDIATE")
        for job in batch:
            try:
                job.run(db)
            except (Fault, Gone) as fault:  # that job's alone: it has read, and written nothing
                job.error = fault
        db.execute("COMMIT")
    except Exception as e:
        with contextlib.suppress(sqlite3.Error):
            if db.in_transaction:
                db.execute("ROLLBACK")
        for job in batch:
            job.error = failed(e)


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
