"""How each game speaks: its words, by the game's name."""

from __future__ import annotations

from typing import Final

from touchline.core.words import Words

from .streetsoccer.words import StreetSoccerWords

WORDS: Final[dict[str, Words]] = {"streetsoccer": StreetSoccerWords()}
