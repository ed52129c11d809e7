"""The faces and the backs of the cards: Action cards, people, abilities, Team cards."""

from __future__ import annotations

from typing import Final

from touchline.play.drawing import moves, signs
from touchline.play.drawing.crest import crest_svg
from touchline.play.drawing.portrait import portrait_svg
from touchline.play.printing.parts import BALL, Card, cards, words
from touchline.play.printing.sheet import INK, PAPER, QUIET, Sheet
from touchline.play.speech import Voice
from touchline.play.teams import contrast

ACTION: Final = (44.0, 66.0)  # width, height
PERSON: Final = (63.0, 88.0)
ABILITY: Final = (63.0, 44.0)
TEAM: Final = (95.0, 66.0)
HUE: Final = {"attack": "#b3500c", "shot": "#a3262b", "defence": "#1f6b3a"}
FIELD: Final = {"attack": "#fbeadb", "shot": "#f8e0e1", "defence": "#e0efe4"}
PILE: Final = {"light": ("#a9d18e", INK), "dark": ("#1f5a34", PAPER)}  # and what is written on it
STARRED: Final = "#4b3b86"
STAR: Final = "#c98a12"
HEXAGON: Final = "M6 2H18L24 12L18 22H6L0 12Z"


def readable(colour: str) -> str:
    """Dark or light letters, whichever are better read on this colour."""
    return INK if contrast(colour, INK) >= contrast(colour, PAPER) else PAPER


def colours(team: Card) -> tuple[str, str]:
    """Shirt and trim of a team."""
    shirt, trim = words(team["colours"])
    return shirt, trim


def action(sheet: Sheet, card: Card, pile: str, say: Voice, x: float, y: float) -> None:
    """An Action card of a pile."""
    w, h = ACTION
    category = str(card["category"])
    hue = HUE[category]
    sheet.box(x + 1.5, y + 1.5, w - 3, h - 3, PAPER, INK, 2)
    sheet.box(x + 1.5, y + 4, w - 3, 10, hue)
    if category == "attack":
        sheet.box(x + 3, y + 5, 8, 8, PAPER, INK, 1)
        sheet.word(f"+{card['pa']}", x + 3, y + 6.1, 8, 13, "B", INK, "C")
    elif category == "defence":
        sheet.sign(HEXAGON, x + 2.4, y + 4.4, 9.2, PAPER, INK)
        sheet.word(str(card["threshold"]), x + 2.4, y + 6.2, 9.2, 12, "B", INK, "C")
    else:
        sheet.sign(BALL, x + 3, y + 5, 8, PAPER)
    sheet.word(str(card["name"]), x + 12.5, y + 6.4, w - 15, 10.5, "B", PAPER)
    sheet.box(x + 3, y + 15.5, w - 6, 20, FIELD[category], "", 1.5)
    sheet.picture(
        moves.picture_svg(str(card["id"]), str(card["kind"]), INK), x + 8, y + 16, 28, 18.1
    )
    facts = words(card["facts"])
    if category == "attack":
        facts = facts[1:]  # the points stand in the square
    low = y + h - 7.5
    at = y + 37
    if card["text"]:
        at += sheet.block(str(card["text"]), x + 3.5, at, w - 7, 10, 8.25, "B") + 0.8
    sheet.block("\n".join(facts), x + 3.5, at, w - 7, low - at, 7)
    ground, ink = PILE[pile]
    sheet.box(x + 3, y + h - 6, w - 6, 3.2, ground, INK, 1.6, 0.15)
    sheet.word(say.say(f"print-pile-{pile}"), x + 4, y + h - 5.8, w - 8, 6, "B", ink, "C")


def action_back(sheet: Sheet, pile: str, say: Voice, x: float, y: float) -> None:
    """The back of an Action card: the colour of its pile, and its word."""
    w, h = ACTION
    ground, ink = PILE[pile]
    sheet.box(x + 1.5, y + 1.5, w - 3, h - 3, ground, INK, 2)
    sheet.box(x + 4, y + 4, w - 8, h - 8, "", ink, 1.5, 0.4)
    sheet.sign(BALL, x + w / 2 - 9, y + h / 2 - 12, 18, ink)
    sheet.word(say.say(f"print-pile-{pile}"), x + 4, y + h / 2 + 12, w - 8, 8, "B", ink, "C")


def person(sheet: Sheet, card: Card, team: Card, say: Voice, x: float, y: float) -> None:
    """A Player card of a team."""
    w, h = PERSON
    shirt, trim = colours(team)
    post = str(card["type"])
    sheet.box(x + 2, y + 2, w - 4, h - 4, PAPER, INK, 2.5)
    sheet.box(x + 4, y + 4, w - 8, 40, FIELD["defence"], "", 1.5)
    worn = (trim, shirt) if post == "G" else (shirt, trim)  # keepers wear the other colour
    sheet.picture(portrait_svg(card, 100, *worn), x + 12.5, y + 5, 38, 38)
    sheet.box(x + 4, y + 4, 11, 11, shirt, INK, 1.5)
    sheet.word(post, x + 4, y + 5.4, 11, 18, "B", readable(shirt), "C")
    crest = crest_svg(str(team["id"]), (shirt, trim), 100, FIELD["defence"])
    sheet.picture(crest, x + w - 15, y + 5, 10, 11.6)
    sheet.box(x + 2, y + 44, w - 4, 8, INK)
    sheet.word(str(card["name"]), x + 4, y + 45.4, w - 8, 13, "B", PAPER, "C")
    what = say.say("print-of-team", type=say.say(f"print-type-{post}"), team=str(team["name"]))
    sheet.word(what, x + 4, y + 53, w - 8, 7, "", INK, "C")
    at = y + 57.5
    at += sheet.block(str(card["text"]), x + 4.5, at, w - 9, 16, 8.5, "B", INK, "C") + 1
    sheet.block(str(card["bio"]), x + 5, at, w - 10, y + h - 3 - at, 6.75, "I", QUIET, "C")


def person_back(sheet: Sheet, say: Voice, x: float, y: float) -> None:
    """The back of every Player card."""
    w, h = PERSON
    sheet.box(x + 2, y + 2, w - 4, h - 4, "#e9e2d0", INK, 2.5)
    sheet.box(x + 5, y + 5, w - 10, h - 10, "", INK, 2, 0.4)
    sheet.sign(signs.FAN, x + w / 2 - 12, y + h / 2 - 16, 24, INK)
    sheet.word(say.say("print-people"), x + 5, y + h / 2 + 14, w - 10, 12, "B", INK, "C")


def ability(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A star ability."""
    w, h = ABILITY
    sheet.box(x + 2, y + 2, w - 4, h - 4, PAPER, INK, 2.5)
    sheet.box(x + 2, y + 5, w - 4, 10, STARRED)
    sheet.sign(signs.STAR, x + 4, y + 6, 8, "#f2c14e", INK)
    sheet.word(str(card["name"]), x + 13.5, y + 7, w - 18, 13, "B", PAPER)
    sheet.block(str(card["text"]), x + 5, y + 17.5, w - 10, h - 26.5, 8.5)
    if card["amateur"] is True:
        sheet.word(say.say("wf-fact-amateur"), x + 5, y + h - 7.5, w - 10, 6.5, "", QUIET)


def team(sheet: Sheet, card: Card, told: Card, say: Voice, x: float, y: float) -> None:
    """A Team card; `told` is all that the pack says."""
    w, h = TEAM
    shirt, trim = colours(card)
    sheet.box(x + 2, y + 2, w - 4, h - 4, PAPER, INK, 2.5)
    sheet.box(x + 2, y + 5, w - 4, 12, shirt)
    sheet.box(x + 2, y + 17, w - 4, 1.2, trim)
    sheet.word(str(card["name"]), x + 30, y + 6.5, w - 34, 20, "B", readable(shirt))
    crest = crest_svg(str(card["id"]), (shirt, trim), 100, PAPER)
    sheet.picture(crest, x + 5, y + 20, 21, 24.4)
    for n in range(int(str(card["stars"]))):
        sheet.sign(signs.STAR, x + 30 + 7 * n, y + 20, 6.5, STAR, INK)
    names = [str(row["name"]) for row in cards(told["abilities"])]
    for n, each in enumerate(words(card["abilities"])):
        sheet.word(names[int(each)], x + 30, y + 28.5 + 5 * n, w - 34, 10, "B")
    sheet.sign(moves.GROUND, x + 5, y + 47, 7, INK)
    sheet.block(str(card["stadium_text"]), x + 14, y + 46, w - 19, 12, 8.25)
    people = cards(told["people"])
    squad = [str(people[int(n)]["name"]) for n in words(card["people"])]
    sheet.block(", ".join(squad), x + 5, y + 58.5, w - 10, 5, 5.75, "", QUIET)
