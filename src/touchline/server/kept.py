"""What is kept of a table, and the marks that show whether it is whole.

Each entry carries a check mark that covers it and all before it; the table itself carries the
number of its entries and the last mark, the head, so that an entry cut off at the end is missed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

from .sqlfaults import Gone, StoreFault

UNKNOWN: Final = -1  # as the end of a match: not looked at since an older edition kept it


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
    """A whole table as it was kept. `next` is the table of the rematch, "" for none.

    names  of the people at it, by seat; ended  when its match was over (milliseconds since 1970),
    0 while it goes on, UNKNOWN for one kept by an older edition
    """

    about: str
    next: str
    keys: list[Key]
    entries: list[Entry]
    mark: int
    names: dict[int, str] = field(default_factory=dict)
    ended: int = 0


def mark_of(before: int, n: int, e: Entry) -> int:
    """The check mark of entry `n`; it covers the entry and every one before it."""
    return crc32(f"{n}|{e.who}|{e.answer}|{e.at}|{e.request}|{e.note}".encode(), before)


def first_mark(table: str) -> int:
    """The mark before the first entry."""
    return crc32(table.encode())


def chained(
    table: str, first: int, before: int, entries: Sequence[Entry]
) -> tuple[list[tuple[object, ...]], int]:
    """Entries from number `first` on as they are written, and the mark after them."""
    rows: list[tuple[object, ...]] = []
    mark = before
    for n, e in enumerate(entries, first):
        mark = mark_of(mark, n, e)
        rows.append((table, n, e.who, e.answer, e.at, e.request, e.note, mark))
    return rows, mark


def lay(
    db: sqlite3.Connection,
    table: str,
    about: str,
    made: int,
    keys: Sequence[Key],
    names: Sequence[str],
) -> None:
    """Write a new table; `made` in seconds since 1970."""
    row = (table, made, about, "", crc32(about.encode()), 0, first_mark(table), 0, made * 1000)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    db.executemany("INSERT INTO keys VALUES (?, ?, ?, ?)", rows(table, keys))
    name(db, table, names)


def rows(table: str, keys: Sequence[Key]) -> list[tuple[str, bytes, str, str]]:
    """Keys as they are written."""
    return [(table, k.hash, k.role, " ".join(map(str, k.seats))) for k in keys]


def name(db: sqlite3.Connection, table: str, names: Sequence[str]) -> None:
    """Write who sits there; "" for nobody, or for somebody without a name."""
    db.execute("DELETE FROM people WHERE of = ?", (table,))
    rows = [(table, seat, who) for seat, who in enumerate(names) if who]
    db.executemany("INSERT INTO people VALUES (?, ?, ?)", rows)


def append(
    db: sqlite3.Connection,
    table: str,
    first: int,
    before: int,
    rows: Sequence[tuple[object, ...]],
    mark: int,
    touched: int,
    ended: int,
) -> None:
    """Write entries and the head that closes them. Raises Gone unless `first` follows the head."""
    changed = db.execute(
        "UPDATE tables SET count = ?, head = ?, touched = ?, ended = ?"
        " WHERE id = ? AND count = ? AND head = ?",
        (first + len(rows), mark, touched, ended, table, first, before),
    )
    if changed.rowcount != 1:
        raise Gone
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def load(db: sqlite3.Connection, table: str) -> Kept | None:
    """A whole table, None if there is no such. Raises StoreFault if it is damaged."""
    row = db.execute(
        "SELECT about, next, mark, count, head, ended FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        return None
    about, following, mark, count, head, ended = row
    if crc32(about.encode()) != mark:
        raise damaged(table, "its description")
    keys = [
        Key(hash, role, tuple(int(s) for s in seats.split()))
        for hash, role, seats in db.execute(
            "SELECT hash, role, seats FROM keys WHERE of = ?", (table,)
        )
    ]
    names = dict(db.execute("SELECT seat, name FROM people WHERE of = ?", (table,)))
    entries: list[Entry] = []
    mark = first_mark(table)
    for n, *cells, kept in db.execute(
        "SELECT n, who, answer, at, request, note, mark FROM entries WHERE of = ? ORDER BY n",
        (table,),
    ):
        entry = Entry(*cells)
        mark = mark_of(mark, len(entries), entry)
        if n != len(entries) or kept != mark:
            raise damaged(table, f"entry {len(entries)}")
        entries.append(entry)
    if len(entries) != count or mark != head:
        raise damaged(table, f"its end: {len(entries)} entries of {count} are there")
    return Kept(about, following, keys, entries, mark, names, ended)


def damaged(table: str, place: str) -> StoreFault:
    """What is told of a table that is not as it was written."""
    return StoreFault(
        f"The record of table {table} is damaged at {place}. Nothing was changed; it can be"
        " restored from a copy of the data folder.",
        "srv-damaged-table",
        table=table,
        place=place,
    )
