"""The whole of it: one file to print."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.games.footclub.cards import content
from touchline.play import library
from touchline.play.printing.parts import aids, cards, readable
from touchline.play.printing.sheet import Sheet
from touchline.play.room import Room
from touchline.play.speech import Voice

from . import extras, faces

HERE: Final = Path(__file__).parent


def book(room: Room, pack: library.Pack, lang: str, paper: str) -> bytes:
    """A pack of FootClub as a PDF: cards, kops, tokens, aids and sheets, in this order.

    lang   "en" or "fr"
    paper  "a4" or "letter"
    """
    base = library.pack(room)
    say = Voice(lang, [*library.texts(room), HERE])
    told = library.described(room, pack, lang)
    with Sheet(paper, say.say("print-title", title=pack.title), lang) as sheet:
        readable(sheet, pack, told)
        people = cards(told["cards"])
        extras.opening(sheet, pack.title, people, say)
        for card, (x, y) in zip(people, sheet.grid(*faces.PERSON, len(people)), strict=True):
            faces.person(sheet, card, say, x, y)
        kops = cards(told["kops"])
        deck = [(club, card) for club in content.CLUBS for card in cards(told["match"])]
        places = sheet.grid(*faces.MATCH, len(deck) + len(kops))
        for (club, card), (x, y) in zip(deck, places, strict=False):
            faces.match(sheet, card, club, say, x, y)
        for card, (x, y) in zip(kops, places, strict=True):
            faces.kop(sheet, card, say, x, y)
        extras.tokens(sheet, pack.teams or base.teams, say)
        aids(sheet, say, extras.AIDS)
        extras.stars(sheet, say)
        return sheet.bytes()
