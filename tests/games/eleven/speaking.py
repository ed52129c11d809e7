"""The voices that say what a season of Eleven says, and whether they can."""

from __future__ import annotations

from touchline.core.words import Said
from touchline.games.eleven.game import GAME
from touchline.games.eleven.words import ElevenWords
from touchline.play import library
from touchline.play.eleven.seating import seat
from touchline.play.speech import Voice

WORDS = ElevenWords()
PACK = library.pack("eleven")
NUMBERS = library.numbers("eleven")
BOOK = GAME.book(NUMBERS)


def voices() -> list[Voice]:
    found = []
    for lang in ("en", "fr"):
        cards = library.content("eleven", "base", lang)
        say = Voice(lang, [PACK.folder]).with_cards(cards, WORDS.prefix)
        seat(say, cards, 3, ["Harbour Lights", "Vale of Elm", "Kiln Street", "White Ferry"])
        found.append(say)
    return found


VOICES = voices()


SAID: dict[tuple[object, ...], str] = {}  # what has been said already: seasons repeat themselves


def told(said: Said) -> str:
    """It can be said in both languages, and every name in it is filled in. In English."""
    key = (said.id, *sorted(said.args.items()))
    if key not in SAID:
        texts = [say.said(said) for say in VOICES]
        for text in texts:
            assert text, said
            assert not {"{", "@", "}"} & set(text), (said, text)
        SAID[key] = texts[0]
    return SAID[key]
