"""The whole of it: one file to print."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from touchline.games.eleven.cards import lexicon as w
from touchline.play import library
from touchline.play.printing.parts import Card, aids, cards, readable
from touchline.play.printing.sheet import Sheet
from touchline.play.room import Room
from touchline.play.speech import Voice

from . import extras, faces
from .frames import SIZE, back

HERE: Final = Path(__file__).parent
Face = Callable[[Card, float, float], None]


def book(room: Room, pack: library.Pack, lang: str, paper: str) -> bytes:
    """A pack of Eleven as a PDF: cards with their backs, tokens, shirts, boards, aids.

    Every page of cards is followed by the page of their backs, laid out as if seen from behind, so
    that the file can be printed on both sides (turned on the long edge).

    lang   "en" or "fr"
    paper  "a4" or "letter"
    """
    say = Voice(lang, [*library.texts(room), HERE])
    told = library.described(room, pack, lang)
    with Sheet(paper, say.say("print-title", title=pack.title), lang) as sheet:
        readable(sheet, pack, told)
        clubs = cards(told["clubs"])
        extras.opening(sheet, pack.title, clubs, say)
        sheet.page()  # the back of the first page stays empty
        for deck in w.DECKS:
            found = [card for card in cards(told["cards"]) if card["deck"] == deck]
            if deck != "infrastructure":
                _deck(sheet, found, _front(sheet, deck, clubs, say), _back(sheet, deck, clubs, say))
        extras.tokens(sheet, told, say)
        extras.boards(sheet, told, say)
        aids(sheet, say, extras.AIDS)
        return sheet.bytes()


def _deck(sheet: Sheet, found: list[Card], front: Face, behind: Face) -> None:
    """Pages of fronts, each followed by the page of their backs."""
    room = sheet.room(*SIZE)
    for at in range(0, len(found), room):
        some = found[at : at + room]
        places = list(sheet.grid(*SIZE, len(some)))
        for card, (x, y) in zip(some, places, strict=True):
            front(card, x, y)
        sheet.page()
        for card, (x, y) in zip(some, places, strict=True):
            behind(card, sheet.width - x - SIZE[0], y)


def _front(sheet: Sheet, deck: str, clubs: list[Card], say: Voice) -> Face:
    def draw(card: Card, x: float, y: float) -> None:
        if deck in w.CLASSES:
            faces.footballer(sheet, card, "untrained", say, x, y)
        elif deck == "opponent":
            faces.opponent(sheet, card, clubs[int(str(card["club"]))], say, x, y)
        else:
            PLAIN[deck](sheet, card, say, x, y)

    return draw


def _back(sheet: Sheet, deck: str, clubs: list[Card], say: Voice) -> Face:
    def draw(card: Card, x: float, y: float) -> None:
        if deck in w.CLASSES:
            faces.footballer(sheet, card, "trained", say, x, y)
        elif deck == "opponent":
            faces.report(sheet, clubs[int(str(card["club"]))], say, x, y)
        elif deck == "sponsor":
            faces.logo(sheet, card, say, x, y)
        else:
            back(sheet, deck, say, x, y)

    return draw


PLAIN: Final[dict[str, Callable[[Sheet, Card, Voice, float, float], None]]] = {
    "staff": faces.staff,
    "sponsor": faces.sponsor,
    "board": faces.board,
    "director": faces.director,
    "tactic": faces.tactic,
    "objective": faces.objective,
    "scenario": faces.scenario,
}
