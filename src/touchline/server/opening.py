"""Opening the data folder: found, checked without a right to write, locked, or left alone."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from touchline.core.faults import Fault
from touchline.play.homes import data_folder as data_folder

APPLICATION: Final = 0x544C4E31  # "TLN1": this file is ours
EDITION: Final = 1  # of the tables below; a newer one is never opened

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


def opened_database(folder: Path, path: Path) -> sqlite3.Connection:
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
