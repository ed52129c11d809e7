"""The voices that say what a season of Eleven says, and whether they can."""

from __future__ import annotations

from touchline.core.words import Said
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.voice.names import name_all
from touchline.games.eleven.voice.words import ElevenWords
from touchline.play import library
from touchline.play.speech import Voice
from touchline.rooms import ROOMS

WORDS = ElevenWords()
PACK = library.pack(ROOMS["eleven"])
NUMBERS = library.numbers(ROOMS["eleven"])
BOOK = GAME.books.of(NUMBERS)


def voices() -> list[Voice]:
    found = []
    for lang in ("en", "fr"):
        cards = library.content(ROOMS["eleven"], "base", lang)
        say = Voice(lang, library.texts(ROOMS["eleven"])).with_cards(cards, WORDS.prefix)
        name_all(say, cards, 3, ["Harbour Lights", "Vale of Elm", "Kiln Street", "White Ferry"])
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
