"""Matches that a server cannot go on with, found when it starts: how many, why, and what to do.

Only heads are looked at, each kind once: whether the game is here, in this version, with these
options and these cards. What is damaged further in is told when somebody comes to the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from touchline.core.faults import Fault
from touchline.play import tapes
from touchline.play.room import Rooms

from .decoding import BadJson
from .table import Table, read_table


@dataclass(frozen=True, slots=True)
class Ailing:
    """So many matches that cannot be gone on with for one reason, and one of them."""

    count: int
    game: str
    why: Fault
    example: str


def fault_of(rooms: Rooms, about: str) -> tuple[str, Fault | None]:
    """The game of a description, and why its match cannot be gone on with here."""
    try:
        table = read_table(about)
    except BadJson as e:
        return "?", Fault(f"Its description cannot be read ({e}).", "srv-ails-about", reason=str(e))
    return table.game, head_fault(rooms, table)


def head_fault(rooms: Rooms, table: Table) -> Fault | None:
    """Why a match with this head cannot be played here; None if it can."""
    if table.game not in rooms:
        known = ", ".join(rooms)
        return Fault(
            f"There is no game “{table.game}” here; there are: {known}.",
            "srv-no-game",
            game=table.game[:40],
            known=known,
        )
    try:
        tapes.beginning(rooms[table.game], table.header())
    except Fault as e:
        return e
    return None


def ailing(rooms: Rooms, heads: Iterable[tuple[str, str]]) -> list[Ailing]:
    """Of these tables (id, description) those that cannot be gone on with, by their reason."""
    known: dict[str, tuple[str, Fault | None]] = {}
    reasons: dict[tuple[str, str], tuple[Fault, str]] = {}
    counts: Counter[tuple[str, str]] = Counter()
    for id, about in heads:
        kind = _kind(about)
        if kind not in known:
            known[kind] = fault_of(rooms, about)
        game, fault = known[kind]
        if fault is not None:
            counts[game, str(fault)] += 1
            reasons.setdefault((game, str(fault)), (fault, id))
    return [
        Ailing(count, game, *reasons[game, text]) for (game, text), count in counts.most_common()
    ]


def _kind(about: str) -> str:
    """What two descriptions share that can be played, or cannot, alike."""
    try:
        t = read_table(about)
    except BadJson:
        return about
    head = (t.game, t.version, sorted(t.options.items()), t.preset, sorted(t.packs.items()))
    return repr((*head, t.start, len(t.seats)))
