"""The data folder from outside the server: looked at, tidied, copied, put back.

A server may have it meanwhile: SQLite lets others read, and write between two commits. Only what
replaces the whole database needs the server to be stopped. Everything here blocks.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from touchline.core.faults import Fault
from touchline.core.tape import Tape
from touchline.play import editions
from touchline.play.room import Rooms

from . import kept
from .decoding import BadJson
from .kept import UNKNOWN, Kept
from .opening import NAME, PATIENCE, check, identity, locked
from .rooms import room
from .seal import Seal
from .sqlfaults import StoreFault, unusable
from .table import Table, read_table
from .texts import Trouble
from .upgrades import EDITION


@dataclass(frozen=True, slots=True)
class Row:
    """One table in a list. Times are in seconds since 1970; `over` is None where nobody looked."""

    id: str
    game: str
    made: int
    touched: int
    answers: int
    over: bool | None
    open: bool  # is nothing of its game hidden?

    @property
    def told(self) -> int:
        """How many answers there are; -1 where that is a secret, for the keeper may play there too.

        While a match goes on in which something is hidden, the length of its tape tells how much
        others have put into their envelopes.
        """
        return self.answers if self.over or self.open else -1


@dataclass(frozen=True, slots=True)
class Shown:
    """One table: what is known about it, and what a replay of it says."""

    row: Row
    table: Table
    kept: Kept
    over: bool
    fault: Fault | None  # why it does not replay here


class Folder:
    """The database of a data folder, for as long as it is looked at.

    Raises StoreFault when there is none, or it may not be used.
    """

    def __init__(self, rooms: Rooms, folder: Path) -> None:
        self.rooms = rooms
        self.folder = folder
        self.path = folder / NAME
        if not self.path.exists():
            raise StoreFault(
                f"There are no matches in {folder}: it holds no {NAME}. Name the right folder with"
                " --data.",
                "cli-tables-no-data",
                folder=str(folder),
                file=NAME,
            )
        editions.look_in(folder)  # matches of older packs replay too
        edition = check(self.path)
        if edition != EDITION:
            raise StoreFault(
                f"{self.path} is of an earlier edition ({edition}). Start the server once with this"
                " Touchline: it brings the database up to date and leaves a copy beside it.",
                "cli-tables-early",
                path=str(self.path),
                edition=edition,
            )

    @contextmanager
    def _open(self, write: bool = False) -> Iterator[sqlite3.Connection]:
        mode = "rw" if write else "ro"
        try:
            at = f"{self.path.absolute().as_uri()}?mode={mode}"
            db = sqlite3.connect(at, uri=True, timeout=PATIENCE / 1000, isolation_level=None)
            with closing(db):
                if write:
                    db.execute("PRAGMA foreign_keys = ON").close()
                    db.execute("PRAGMA secure_delete = ON").close()
                    db.execute("BEGIN IMMEDIATE")
                yield db
                if write:
                    db.execute("COMMIT")
        except sqlite3.Error as e:
            raise unusable(self.path, e) from None

    # -- looking ----------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """Every table, the oldest first."""
        with self._open() as db:
            found = db.execute(
                "SELECT id, about, made, touched, count, ended FROM tables ORDER BY made, id"
            ).fetchall()
        rows: list[Row] = []
        for id, about, made, touched, count, ended in found:
            try:
                game = read_table(about).game
            except BadJson:
                game = "?"
            over = None if ended == UNKNOWN else ended > 0
            open_ = game in self.rooms and self.rooms[game].words.previews
            rows.append(Row(id, game, made, touched // 1000, count, over, open_))
        return rows

    def chosen(self, ids: Sequence[str], older_than: int | None) -> list[Row]:
        """The tables of these ids, or all; of them those untouched for so many days.

        Raises Fault for an id that is not here.
        """
        rows = {row.id: row for row in self.rows()}
        for id in ids:
            if id not in rows:
                raise Fault(
                    f"There is no table {id} in {self.folder}. “touchline tables list” names all.",
                    "cli-tables-none",
                    table=id,
                    folder=str(self.folder),
                )
        some = [rows[id] for id in dict.fromkeys(ids)] if ids else list(rows.values())
        if older_than is None:
            return some
        since = time.time() - older_than * 86_400
        return [row for row in some if row.touched < since]

    def show(self, row: Row) -> Shown:
        """A table, replayed. Raises StoreFault if it is damaged."""
        with self._open() as db:
            found = kept.load(db, row.id)
        if found is None:
            raise kept.damaged(row.id, "its description")
        try:
            table = read_table(found.about, found.names)
        except BadJson as e:
            raise kept.damaged(row.id, str(e)) from None
        tape = tape_of(table, found)
        try:
            over = table.match(room(self.rooms, table.game), tape).ask.result is not None
        except (Fault, Trouble) as e:
            fault = e if isinstance(e, Fault) else Fault(str(e), e.said.id, "", **e.said.args)
            return Shown(row, table, found, bool(row.over), fault)
        return Shown(row, table, found, over, None)

    def finished(self, row: Row) -> bool:
        """Is its match over? One that nobody looked at since an older edition is replayed."""
        return self.show(row).over if row.over is None else row.over

    def seal(self) -> Seal:
        """What this folder vouches with."""
        with self._open() as db:
            return Seal(*identity(db))

    # -- tidying ----------------------------------------------------------------------------------

    def delete(self, ids: Sequence[str]) -> int:
        """Delete these tables, all or none. How many there were."""
        with self._open(write=True) as db:
            gone = 0
            for id in ids:
                for part in ("entries", "keys", "people"):
                    db.execute(f"DELETE FROM {part} WHERE of = ?", (id,))
                gone += db.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount
        self._press()
        return gone

    def erase(self, name: str) -> int:
        """Take a person's name from every table. From how many seats."""
        with self._open(write=True) as db:
            gone = db.execute("DELETE FROM people WHERE name = ?", (name,)).rowcount
        self._press()
        return gone

    def _press(self) -> None:
        """What was deleted leaves the log beside the file too, unless somebody reads just now."""
        try:
            with closing(sqlite3.connect(self.path, timeout=0.2, isolation_level=None)) as db:
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        except sqlite3.Error as e:
            raise unusable(self.path, e) from None

    # -- copying ----------------------------------------------------------------------------------

    def backup(self, to: Path) -> int:
        """Write the whole database into a new file, then read that through. How many tables."""
        if to.exists():
            raise Fault(
                f"{to} is there already, and nothing is written over it. Name a new file.",
                "cli-tables-exists",
                path=str(to),
            )
        with self._open() as db:
            db.execute("VACUUM INTO ?", (str(to),))
        to.chmod(0o600)
        return sound(to)


def tape_of(table: Table, found: Kept) -> Tape:
    """The tape of a table, whether it replays or not."""
    tape = Tape(table.header())
    tape.entries = [(e.who, e.answer) for e in found.entries]
    return tape


def sound(path: Path) -> int:
    """Read every table of a database through. How many there are.

    Raises StoreFault when the file, or one of the tables, is not as it was written.
    """
    edition = check(path)
    if edition != EDITION:
        raise StoreFault(
            f"{path} is no copy that can be put back: it is of edition {edition}, this is"
            f" {EDITION}. Put it in a folder of its own and start the server there once.",
            "cli-tables-copy-early",
            path=str(path),
            edition=edition,
        )
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            ids = [row[0] for row in db.execute("SELECT id FROM tables")]
            for id in ids:
                kept.load(db, id)
            return len(ids)
    except sqlite3.Error as e:
        raise unusable(path, e) from None


def restore(folder: Path, copy: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the database: how many tables it holds, and where the database
    that was there lies now.

    Raises StoreFault when a server has the folder, or the copy is not sound; OSError.
    """
    if not copy.is_file():
        raise Fault(f"There is no file {copy}.", "cli-tables-no-copy", path=str(copy))
    tables = sound(copy)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / NAME
    with closing(locked(folder)):
        part = folder / f"{NAME}.part"
        part.unlink(missing_ok=True)  # whatever it is, a link above all: it is not written through
        shutil.copyfile(copy, part)
        part.chmod(0o600)
        with part.open("rb") as f:
            os.fsync(f.fileno())
        aside: Path | None = None
        if path.exists():
            aside = _aside(path)
        part.replace(path)
    return tables, aside


def _aside(path: Path) -> Path:
    """Put the database that is there, with its log, under another name."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    n = 1
    aside = path.with_name(f"{path.stem}-before-{stamp}{path.suffix}")
    while aside.exists():
        n += 1
        aside = path.with_name(f"{path.stem}-before-{stamp}-{n}{path.suffix}")
    for end in ("-wal", "-shm"):
        beside = path.with_name(path.name + end)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + end))
    path.replace(aside)
    return aside
