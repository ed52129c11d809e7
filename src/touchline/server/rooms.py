"""The games as the server meets them: the rules, their words, and nothing of their insides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from touchline.core.contract import Game, State
from touchline.core.words import Words
from touchline.games import GAMES
from touchline.games.voices import WORDS

from .texts import Trouble


@dataclass(frozen=True, slots=True)
class Room:
    """One game and its voice."""

    game: Game[State]
    words: Words


# a game is handed only states that it made itself, so its own type of state may be forgotten
ROOMS = {g.name: Room(cast("Game[State]", g), WORDS[g.name]) for g in GAMES}


def sides(name: str) -> int:
    """How many sides the seats of this game play for; 0 where each plays for itself."""
    return ROOMS[name].words.sides if name in ROOMS else 0


def room(name: str) -> Room:
    """The room of this name. Raises Trouble 404."""
    if name not in ROOMS:
        raise Trouble(404, "srv-no-game", game=name[:40], known=", ".join(ROOMS))
    return ROOMS[name]
