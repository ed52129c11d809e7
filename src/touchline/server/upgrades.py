"""Older editions of the database, brought to this one: in one step, after a copy was laid beside.

Columns and tables are only ever added. What an older edition kept is kept; where something moves,
it is written in its new place before it leaves the old one, in the same transaction.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final
from zlib import crc32

import msgspec

from .decoding import BadJson, read
from .kept import UNKNOWN, first_mark, name

EDITION: Final = 2  # of the tables below; a newer one is never opened

FIRST: Final = """
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

#: count, head: how many entries there are, and the mark of the last; ended, touched: milliseconds
#: since 1970 (see `Kept`), touched that of the last entry
SECOND: Final = """
ALTER TABLE tables ADD COLUMN count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN head INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
CREATE INDEX going_on ON tables (ended, touched);
CREATE TABLE people (
  of TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, name TEXT NOT NULL,
  PRIMARY KEY (of, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
"""

PARTS: Final = frozenset({"tables", "keys", "entries", "people", "house"})
SINCE_FIRST: Final = frozenset({"people", "house"})


def execute(db: sqlite3.Connection, script: str) -> None:
    """Statement by statement, within the transaction that is open."""
    for statement in script.split(";\n"):
        if statement.strip():
            db.execute(statement)


def lay_out(db: sqlite3.Connection) -> None:
    """Make every part of this edition in an empty database."""
    execute(db, FIRST)
    upgrade(db, 1)


def upgrade(db: sqlite3.Connection, edition: int) -> None:
    """From this edition to the present one, within the transaction that is open."""
    if edition < 2:
        execute(db, SECOND)
        _close_chains(db)
        _move_names(db)
    db.execute(f"PRAGMA user_version = {EDITION}")


def _close_chains(db: sqlite3.Connection) -> None:
    """Each table gets the head of its chain as it stands; whether it holds is seen on loading."""
    for table, made in db.execute("SELECT id, made FROM tables").fetchall():
        count = db.execute("SELECT count(*) FROM entries WHERE of = ?", (table,)).fetchone()[0]
        last = db.execute(
            "SELECT mark, at FROM entries WHERE of = ? ORDER BY n DESC LIMIT 1", (table,)
        ).fetchone()
        head, touched = last or (first_mark(table), made * 1000)
        db.execute(
            "UPDATE tables SET count = ?, head = ?, ended = ?, touched = ? WHERE id = ?",
            (count, head, UNKNOWN, touched, table),
        )


def _move_names(db: sqlite3.Connection) -> None:
    """Names leave the descriptions, where nobody could erase them; a damaged one stays as it is."""
    for table, about, mark in db.execute("SELECT id, about, mark FROM tables").fetchall():
        if crc32(about.encode()) != mark:
            continue
        try:
            cells = read(about, dict[str, object])
        except BadJson:
            continue
        seats = cells.get("seats")
        if not isinstance(seats, list):
            continue
        names: list[str] = []
        for seat in seats:
            names.append(str(seat.pop("name", "")) if isinstance(seat, dict) else "")
        name(db, table, names)
        bare = msgspec.json.encode(cells).decode()
        db.execute(
            "UPDATE tables SET about = ?, mark = ? WHERE id = ?",
            (bare, crc32(bare.encode()), table),
        )


def copy_beside(db: sqlite3.Connection, path: Path, edition: int) -> Path:
    """The whole database as it is, under another name in the same folder; where it lies."""
    beside = path.with_name(f"{path.stem}-edition-{edition}{path.suffix}")
    n = 1
    while beside.exists():
        n += 1
        beside = path.with_name(f"{path.stem}-edition-{edition}-{n}{path.suffix}")
    db.execute("VACUUM INTO ?", (str(beside),))
    beside.chmod(0o600)
    return beside
