"""A match in short, for lists and for the start page: no more than the asking seat may know."""

from __future__ import annotations

from typing import Literal

from touchline.play import library, setups
from touchline.play.shown import score

from . import feed, wire
from .live_match import LiveMatch
from .pieces import Data
from .seating import Right
from .texts import said


def in_short(r: LiveMatch, right: Right) -> wire.Brief:
    """The match as the first of the holder's seats sees it, or as a watcher does."""
    table, words = r.table, r.room.words
    eye = right.seats[0] if right.seats else len(table.seats)
    v, result = r.match.view(eye), r.match.ask.result
    standing = None if result is not None else words.standing(v)
    places = [table.place(seat, False) for seat in range(len(table.seats))]
    return wire.Brief(
        table=r.id,
        game=table.game,
        preset=table.preset,
        names=table.names(),
        kinds=[place.kind for place in places],
        levels=[place.level for place in places],
        teams=[team(each) for each in teams(r, words.chosen(v))],
        sides=words.sides,
        score=[] if result is None and words.unscored(v) else score(words.view(v)),
        standing=None if standing is None else said(standing),
        mine=list(right.seats),
        due=r.due,
        yours=any(seat in r.due for seat in right.seats),
        over=None if result is None else feed.outcome(words, result, v),
        began=table.made * 1000,
        touched=r.touched(eye),
        origin=origin(r),
        rematch=r.next if right.role != "watch" else "",
    )


def origin(r: LiveMatch) -> Literal["laid", "rematch", "position", "imported"]:
    """Where the match comes from."""
    if r.table.imported:
        return "imported"
    return "rematch" if r.table.again else "position" if r.table.start else "laid"


def teams(r: LiveMatch, chosen: list[int]) -> list[Data]:
    """The team of each side: as it was given, or as it was chosen in the match."""
    given = r.table.teams(r.room)
    if not r.room.words.picks_teams:
        return given
    packs = library.pack(r.room, setups.pack_of(r.room, r.table.packs))
    return [given[n] if row < 0 else packs.teams[row].plain() for n, row in enumerate(chosen)]


def team(known: Data) -> wire.BriefTeam:
    """A team without its people."""
    colours = known.get("colours", [])
    return wire.BriefTeam(
        id=str(known["id"]),
        name=str(known["name"]),
        short=str(known.get("short", "")),
        colours=[str(c) for c in colours] if isinstance(colours, list) else [],
    )
