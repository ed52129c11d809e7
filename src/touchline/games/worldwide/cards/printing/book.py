"""The whole of it: one file to print."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.games.worldwide.cards import fields
from touchline.play import library
from touchline.play.printing.parts import Card, aids, cards, readable
from touchline.play.printing.sheet import Sheet
from touchline.play.room import Room
from touchline.play.speech import Voice

from . import extras, faces

HERE: Final = Path(__file__).parent


def book(room: Room, pack: library.Pack, lang: str, paper: str) -> bytes:
    """A pack of Worldwide Football as a PDF: cards with their backs, abilities, tokens, aids.

    Every page of Action cards and of people is followed by one of their backs, so that the file can
    be printed on both sides; backs of a page are all alike and fill it, whichever way it is turned.

    lang   "en" or "fr"
    paper  "a4" or "letter"
    """
    say = Voice(lang, [*library.texts(room), HERE])
    told = library.described(room, pack, lang)
    with Sheet(paper, say.say("print-title", title=pack.title), lang) as sheet:
        readable(sheet, pack, told)
        teams = cards(told["teams"])
        extras.opening(sheet, pack.title, teams, say)
        sheet.page()  # the back of the first page stays empty
        for pile in fields.PILES:
            deck = [card for card in cards(told["actions"]) for _ in range(_copies(card, pile))]
            fits = sheet.room(*faces.ACTION)
            for at in range(0, len(deck), fits):
                some = deck[at : at + fits]
                for card, (x, y) in zip(some, sheet.grid(*faces.ACTION, len(some)), strict=True):
                    faces.action(sheet, card, pile, say, x, y)
                for x, y in sheet.grid(*faces.ACTION, fits):
                    faces.action_back(sheet, pile, say, x, y)
        people = cards(told["people"])
        fits = sheet.room(*faces.PERSON)
        nation = {str(team["id"]): team for team in teams}
        for at in range(0, len(people), fits):
            some = people[at : at + fits]
            for card, (x, y) in zip(some, sheet.grid(*faces.PERSON, len(some)), strict=True):
                faces.person(sheet, card, nation[str(card["team"])], say, x, y)
            for x, y in sheet.grid(*faces.PERSON, fits):
                faces.person_back(sheet, say, x, y)
        stars = [card for card in cards(told["abilities"]) for _ in range(int(str(card["copies"])))]
        for card, (x, y) in zip(stars, sheet.grid(*faces.ABILITY, len(stars)), strict=True):
            faces.ability(sheet, card, say, x, y)
        for card, (x, y) in zip(teams, sheet.grid(*faces.TEAM, len(teams)), strict=True):
            faces.team(sheet, card, told, say, x, y)
        extras.tokens(sheet, say)
        aids(sheet, say, extras.AIDS)
        return sheet.bytes()


def _copies(card: Card, pile: str) -> int:
    """How many of an Action card lie in a pile."""
    copies = card["copies"]
    assert isinstance(copies, dict)
    return int(copies[pile])
