"""How each game speaks, and how it writes its matches down, by the game's name."""

from __future__ import annotations

from typing import Final

from touchline.core.record import Record
from touchline.core.words import Words

from .eleven.words import ElevenWords
from .footclub.words import FootClubWords
from .streetsoccer.record import StreetSoccerRecord
from .streetsoccer.words import StreetSoccerWords
from .worldwide.words import WorldWords

WORDS: Final[dict[str, Words]] = {
    "streetsoccer": StreetSoccerWords(),
    "footclub": FootClubWords(),
    "worldwide": WorldWords(),
    "eleven": ElevenWords(),
}
RECORDS: Final[dict[str, Record]] = {"streetsoccer": StreetSoccerRecord()}
