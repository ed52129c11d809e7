"""What SQLite's errors mean, and how each is told: by the cause, never by a guess."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Final, Literal

from touchline.core.faults import Fault

Cause = Literal["full", "readonly", "busy", "damaged", "foreign", "missing", "denied", "io",
                "gone", "other"]  # fmt: skip

#: SQLite's primary result codes
BY_CODE: Final[dict[int, Cause]] = {
    sqlite3.SQLITE_PERM: "denied",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CANTOPEN: "denied",
    sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_CONSTRAINT: "gone",
    sqlite3.SQLITE_AUTH: "denied",
    sqlite3.SQLITE_NOTADB: "foreign",
}
BY_ERRNO: Final[dict[int, Cause]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "readonly",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EIO: "io",
}


class StoreFault(Fault):
    """The data folder cannot be used as it is; nothing in it was changed."""


class StoreFailed(Exception):
    """A piece of work could not be kept or read: none of its batch was kept. `why` is its cause."""

    def __init__(self, text: str, why: Cause = "other") -> None:
        super().__init__(text)
        self.why: Cause = why


class Gone(StoreFailed):
    """The table, or its newest entry, is no longer what this server wrote last."""

    def __init__(self) -> None:
        super().__init__("The table was deleted, or changed by another program.", "gone")


def cause(e: Exception) -> Cause:
    """What an error of SQLite or of the operating system comes from."""
    if isinstance(e, sqlite3.Error):
        code = getattr(e, "sqlite_errorcode", None)
        if code is None:
            return "other"
        if code & 0xFF == sqlite3.SQLITE_ERROR and "no such" in str(e):
            return "missing"
        return BY_CODE.get(code & 0xFF, "other")
    if isinstance(e, OSError) and e.errno is not None:
        return BY_ERRNO.get(e.errno, "other")
    return "other"


def failed(e: Exception) -> StoreFailed:
    """An error of a piece of work, as those who wait for it are told."""
    if isinstance(e, StoreFailed):
        return e
    return StoreFailed(f"The data folder could not be written: {e}.", cause(e))


UNUSABLE: Final[dict[Cause, tuple[str, str]]] = {
    "full": (
        "srv-data-full",
        "The disk of {path} is full. Free some space, then start again; nothing was changed.",
    ),
    "readonly": (
        "srv-data-readonly",
        "{path} may only be read: the file or its disk is read-only. Make it writable, or choose"
        " another folder with --data. Nothing is wrong with the matches in it.",
    ),
    "busy": (
        "srv-data-in-use",
        "{path} is in use by another Touchline or another program. Stop that one, or choose another"
        " folder with --data.",
    ),
    "damaged": (
        "srv-data-damaged",
        "The database {path} is damaged ({reason}). Nothing was changed. Restore it from a copy"
        " (touchline tables restore), or move it away to begin with an empty one.",
    ),
    "foreign": (
        "srv-data-no-database",
        "{path} is no database: it is damaged, or another program has written it. Nothing was"
        " changed. Restore it from a copy (touchline tables restore), or move it away to begin with"
        " an empty one.",
    ),
    "missing": (
        "srv-data-missing",
        "The database {path} lacks a part that Touchline made in it ({reason}); another program has"
        " changed it. Nothing was changed now. Restore it from a copy (touchline tables restore).",
    ),
    "denied": (
        "srv-data-denied",
        "{path} may not be opened by this user. Give yourself the right to read and write it, or"
        " choose another folder with --data.",
    ),
    "io": (
        "srv-data-io",
        "The disk reports an error while {path} is read ({reason}). Check the disk, and copy what"
        " lies on it before anything else.",
    ),
}


def unusable(path: Path, e: Exception) -> StoreFault:
    """Why this file cannot be opened."""
    why = cause(e)
    id, text = UNUSABLE.get(why, ("srv-data-failed", "{path} cannot be opened: {reason}."))
    args = {"path": str(path), "reason": str(e)}
    used = {name: value for name, value in args.items() if f"{{{name}}}" in text}
    return StoreFault(text.format(**args), id, **used)
