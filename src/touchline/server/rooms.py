"""Games as visitors name them."""

from __future__ import annotations

from touchline.play.ai import levels
from touchline.play.room import Room, Rooms

from . import content, wire
from .texts import Trouble


def room(rooms: Rooms, name: str) -> Room:
    """The room of this name. Raises Trouble 404."""
    if name not in rooms:
        raise Trouble(404, "srv-no-game", game=name[:40], known=", ".join(rooms))
    return rooms[name]


def room_of_tape(rooms: Rooms, name: str) -> Room:
    """The room that the head of a tape names. Raises Trouble 422."""
    if name not in rooms:
        raise Trouble(422, "srv-no-game", game=name[:40], known=", ".join(rooms))
    return rooms[name]


def card(r: Room) -> wire.GameCard:
    """What the start page needs to offer a game."""
    game = r.game
    return wire.GameCard(
        name=game.name,
        version=game.version,
        tables=list(game.tables),
        sides=r.words.sides,
        choices=[wire.Choice(c.key, list(c.values), c.rule) for c in game.choices],
        presets=[wire.Preset(p.key, dict(p.options), list(p.unverified)) for p in game.presets],
        levels=list(r.mind.levels),
        default_level=levels.default_of(r),
        teams=list(content.teams(r).values()),
        packs=content.packs(r),
    )
