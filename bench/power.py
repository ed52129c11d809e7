"""Simulated power cuts: what would be on the disk if the current went away this very moment.

A process appends to a store as a server does, and says after each commit how many entries have
been acknowledged and how long the log was then. At random moments it is stopped (SIGSTOP) and
both files are copied. The copy is then made worse, as a disk without current would leave it:

- bytes of the log that lie beyond its length at the last acknowledgement were not promised:
  each sector of 512 bytes is kept, zeroed, filled with noise, or the file ends there;
- sectors of the database file that differ from the last checkpoint were being written:
  each is the new or the old one.

What lay in the log at the last acknowledgement is left alone: that the disk keeps what it said it
has synced is assumed, and a disk that lies about it is not simulated. The store must then open
the copy by itself and hold every acknowledged entry, in order, with sound marks.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from touchline.server import store
from touchline.server.store import Entry, Store, first_mark

SECTOR: Final = 512
TABLES: Final = 4


@dataclass
class Told:
    """What came out."""

    cuts: int = 0
    torn: int = 0
    kept: int = 0
    lost: int = 0


def cuts(folder: Path, wished: int, seed: int = 1) -> Told:
    """Cut the power so many times."""
    rng = random.Random(seed)
    told = Told()
    while told.cuts < wished:
        data = folder / f"run-{told.cuts}"
        writer = subprocess.Popen(
            [sys.executable, __file__, str(data)], stdout=subprocess.PIPE, text=True
        )
        try:
            for _ in range(min(10, wished - told.cuts)):
                cut(writer, data, folder / f"cut-{told.cuts}", rng, told)
        finally:
            writer.send_signal(signal.SIGCONT)
            writer.kill()
            writer.wait()
    return told


def cut(
    writer: subprocess.Popen[str], data: Path, copy: Path, rng: random.Random, told: Told
) -> None:
    """One cut: stop, copy, go on; make the copy worse; open it and look."""
    assert writer.stdout is not None
    line = writer.stdout.readline()  # something has been acknowledged since the last cut
    time.sleep(rng.random() * 0.03)  # a moment in between, not always right after a commit
    os.kill(writer.pid, signal.SIGSTOP)
    os.waitid(os.P_PID, writer.pid, os.WSTOPPED)
    os.set_blocking(writer.stdout.fileno(), False)
    while more := writer.stdout.readline():
        line = more
    os.set_blocking(writer.stdout.fileno(), True)
    main = (data / "touchline.db").read_bytes()
    log = (data / "touchline.db-wal").read_bytes()
    base = (data / "base").read_bytes()
    os.kill(writer.pid, signal.SIGCONT)
    acknowledged, durable = (int(word) for word in line.split())
    copy.mkdir()
    if len(log) >= durable:  # no checkpoint has emptied the log since
        worse = log[:durable] + torn(log[durable:], rng), mixed(main, base, rng)
        told.torn += worse != (log, main)
        log, main = worse
    (copy / "touchline.db").write_bytes(main)
    (copy / "touchline.db-wal").write_bytes(log)
    found = asyncio.run(entries(copy))
    told.cuts += 1
    told.kept += acknowledged
    told.lost += max(0, acknowledged - found)


def torn(tail: bytes, rng: random.Random) -> bytes:
    """What becomes of bytes that were not synced."""
    sectors = [tail[i : i + SECTOR] for i in range(0, len(tail), SECTOR)]
    left: list[bytes] = []
    for sector in sectors:
        fate = rng.randrange(8)
        if fate == 0:
            break
        left.append(
            bytes(len(sector)) if fate == 1 else rng.randbytes(len(sector)) if fate == 2 else sector
        )
    return b"".join(left)


def mixed(new: bytes, old: bytes, rng: random.Random) -> bytes:
    """A file whose changed sectors may or may not have reached the disk."""
    pieces = []
    for i in range(0, len(new), SECTOR):
        before = old[i : i + SECTOR]
        whole = len(before) == len(new[i : i + SECTOR])
        pieces.append(before if whole and rng.randrange(2) else new[i : i + SECTOR])
    return b"".join(pieces)


async def entries(copy: Path) -> int:
    """How many entries the copy holds; damage raises."""
    kept = Store(copy)
    total = 0
    try:
        for n in range(TABLES):
            table = await kept.load(f"t{n}")
            if table is not None:
                assert [e.answer for e in table.entries] == list(range(len(table.entries)))
                total += len(table.entries)
    finally:
        kept.close()
    return total


# -- the process that writes ----------------------------------------------------------------------


async def write(data: Path) -> None:
    """Append to a few tables at once, for ever, with many checkpoints."""
    store.LONG = 96 * 1024  # type: ignore[misc]  # checkpoints come often here
    kept = Store(data)
    for n in range(TABLES):
        await kept.lay(f"t{n}", "{}", 0, [])
    (data / "base").write_bytes((data / "touchline.db").read_bytes())
    log = data / "touchline.db-wal"
    marks = [first_mark(f"t{n}") for n in range(TABLES)]
    acknowledged, length = 0, 0
    while True:
        at = acknowledged // TABLES
        work = [
            kept.append(f"t{n}", at, marks[n], [Entry(0, at, 0, "x" * 40)]) for n in range(TABLES)
        ]
        marks = list(await asyncio.gather(*work))
        acknowledged += TABLES
        size = log.stat().st_size
        if size < length:  # a checkpoint is done: the database file is whole again
            (data / "base").write_bytes((data / "touchline.db").read_bytes())
        length = size
        sys.stdout.write(f"{acknowledged} {size}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
