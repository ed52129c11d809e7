"""Opening the data folder: found, checked without a right to write, locked, or left alone."""

from __future__ import annotations

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

from touchline.play.homes import data_folder as data_folder

from .sqlfaults import StoreFault, unusable
from .upgrades import EDITION, PARTS, SINCE_FIRST, copy_beside, lay_out, upgrade

APPLICATION: Final = 0x544C4E31  # "TLN1": this file is ours
NAME: Final = "touchline.db"
LOCK: Final = "touchline.lock"
PATIENCE: Final = 5_000  # milliseconds that a commit waits for `touchline tables` to finish


def opened_database(folder: Path, path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A checked connection, a new file where there was none; and the lock that goes with it.

    One server has the folder. `touchline tables` may look into it, and write, meanwhile.
    """
    try:
        if not folder.exists():
            folder.mkdir(parents=True, mode=0o700)
        fresh = not (path.exists() and path.stat().st_size)
        lock = locked(folder)
    except OSError as e:
        raise StoreFault(
            f"The data folder {folder} cannot be used: {e.strerror or e}. Choose another with"
            " --data or TOUCHLINE_DATA.",
            "srv-data-folder",
            folder=str(folder),
        ) from None
    try:
        edition = 0 if fresh else check(path)
        return _opened(path, edition), lock
    except BaseException:
        lock.close()
        raise


def locked(folder: Path) -> sqlite3.Connection:
    """The folder's lock, ours until it is closed or this process ends, however it ends.

    Raises StoreFault if another process has it, OSError if it cannot be made.
    """
    path = folder / LOCK
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    lock = sqlite3.connect(path, timeout=0.2, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE").close()
    except sqlite3.Error as e:
        lock.close()
        raise unusable(folder / NAME, e) from None
    return lock


def _opened(path: Path, edition: int) -> sqlite3.Connection:
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as e:
        raise unusable(path, e) from None
    db = sqlite3.connect(path, timeout=0.2, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = WAL").close()
        db.execute("PRAGMA synchronous = FULL").close()
        db.execute("PRAGMA wal_autocheckpoint = 0").close()
        db.execute("PRAGMA foreign_keys = ON").close()
        db.execute("PRAGMA trusted_schema = OFF").close()
        db.execute("PRAGMA secure_delete = ON").close()  # what is deleted is gone
        if 0 < edition < EDITION:
            copy_beside(db, path, edition)
        db.execute("BEGIN IMMEDIATE")
        if edition == 0:
            lay_out(db)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
        elif edition < EDITION:
            upgrade(db, edition)
        # once for good: what this server calls itself, and the secret it vouches with
        for name in ("id", "seal"):
            value = secrets.token_hex(16 if name == "id" else 32)
            db.execute("INSERT OR IGNORE INTO house VALUES (?, ?)", (name, value))
        db.execute("COMMIT")
        db.execute(f"PRAGMA busy_timeout = {PATIENCE}").close()
    except sqlite3.Error as e:
        db.close()
        raise unusable(path, e) from None
    return db


def check(path: Path) -> int:
    """Read the whole file without a right to write. Its edition; 0 if it is without its tables.

    Raises StoreFault if it may not be used.
    """
    if not path.is_file():
        raise unusable(path, told(sqlite3.SQLITE_NOTADB, "it is no file"))
    try:
        db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=0.2)
        try:
            ours = int(db.execute("PRAGMA application_id").fetchone()[0])
            edition = int(db.execute("PRAGMA user_version").fetchone()[0])
            found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
            rows = db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            parts = {str(row[0]) for row in rows}
        finally:
            db.close()
    except sqlite3.Error as e:
        raise unusable(path, e) from None
    if found != "ok":
        raise unusable(path, told(sqlite3.SQLITE_CORRUPT, str(found)))
    if not parts and ours == 0:
        return 0  # made, but stopped before the first commit
    if ours != APPLICATION:
        raise StoreFault(
            f"{path} is a database of another program. Choose another folder with --data.",
            "srv-data-foreign",
            path=str(path),
        )
    if edition > EDITION:
        raise StoreFault(
            f"{path} was written by another edition of Touchline ({edition}), newer than this one"
            f" ({EDITION}). Use that edition, or choose another folder with --data.",
            "srv-data-edition",
            path=str(path),
            edition=edition,
        )
    lacks = PARTS - parts - (SINCE_FIRST if edition < 2 else frozenset())
    if lacks:
        lost = f"no such table: {', '.join(sorted(lacks))}"
        raise unusable(path, told(sqlite3.SQLITE_ERROR, lost))
    return edition


def told(code: int, text: str) -> sqlite3.Error:
    """An error as SQLite would have told it."""
    e = sqlite3.DatabaseError(text)
    e.sqlite_errorcode = code
    return e


def identity(db: sqlite3.Connection) -> tuple[str, str]:
    """What this server calls itself, and the secret it vouches with."""
    rows = dict(db.execute("SELECT name, value FROM house"))
    return str(rows["id"]), str(rows["seal"])
