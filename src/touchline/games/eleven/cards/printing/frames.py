"""What all cards of Eleven share on paper: a frame, a band with the name, a picture, a back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from touchline.play.drawing import signs
from touchline.play.drawing.portrait import portrait_svg
from touchline.play.printing.parts import BALL, Card, cards
from touchline.play.printing.sheet import INK, PAPER, Sheet
from touchline.play.speech import Voice

SIZE: Final = (63.0, 88.0)  # width, height
HUE: Final[Mapping[str, str]] = {
    "regular": "#1f6b3a",
    "youngster": "#1f4e79",
    "veteran": "#7a4a12",
    "staff": "#4b3b86",
    "sponsor": "#8a6d1a",
    "board": "#3a3f47",
    "director": "#6b1d1d",
    "tactic": "#14532d",
    "objective": "#8b1e3f",
    "opponent": "#12201a",
    "scenario": "#24425c",
}
FIELD: Final[Mapping[str, str]] = {
    "regular": "#e0efe4",
    "youngster": "#dfe9f3",
    "veteran": "#f3e6d6",
    "staff": "#e8e4f3",
    "director": "#f3e0e0",
}
VOTES: Final[Mapping[str, tuple[str, str]]] = {  # colour, and what is written on it
    "Y": ("#f2c14e", INK),
    "B": ("#2f6fb0", PAPER),
    "R": ("#c03a3a", PAPER),
}
CATEGORY: Final[Mapping[str, str]] = {
    "coaching": "#b8860b",
    "medical": "#a3262b",
    "management": "#1f4e79",
    "recruitment": "#1f6b3a",
    "stadium": "#5b3a8c",
}
SHIRT: Final = "M8 2l4 2 4-2 7 4-2.500 6L18 10.500V22H6V10.500L3.500 12 1 6Z"


def frame(sheet: Sheet, hue: str, name: str, x: float, y: float, left: float = 4.0) -> None:
    """A card with its name in a band; `left` millimetres of the band stay free for a sign."""
    w, h = SIZE
    sheet.box(x + 2, y + 2, w - 4, h - 4, PAPER, INK, 2.5)
    sheet.box(x + 2, y + 4.5, w - 4, 9.5, hue)
    sheet.word(name, x + left, y + 6.2, w - left - 4, 12.5, "B", PAPER)


def price(sheet: Sheet, card: Card, x: float, y: float) -> None:
    """What the card costs, in the band."""
    sheet.box(x + 3.5, y + 5, 8.5, 8.5, PAPER, INK, 4.2)
    sheet.word(str(card["price"]), x + 3.5, y + 6, 8.5, 13, "B", INK, "C")


def portrait(
    sheet: Sheet, card: Card, colours: tuple[str, str], x: float, y: float, size: float
) -> None:
    """The portrait of somebody."""
    sheet.picture(portrait_svg(card, 100, *colours), x, y, size, size)


def lines(sheet: Sheet, card: Card, side: str, x: float, y: float, w: float, h: float) -> None:
    """What the card does on one side; cards with one side have the side ""."""
    found = [str(line["text"]) for line in cards(card["text"]) if line["side"] in ("", side)]
    sheet.block("\n".join(found), x, y, w, h, 9.5)


def flavour(sheet: Sheet, card: Card, x: float, y: float, w: float, h: float) -> None:
    """What is said for its own sake."""
    if card["flavour"]:
        sheet.block(str(card["flavour"]), x, y, w, h, 7, "I", "#5a655f", "C")


def back(sheet: Sheet, deck: str, say: Voice, x: float, y: float) -> None:
    """The back of a card of this deck."""
    w, h = SIZE
    hue = HUE[deck]
    sheet.box(x + 2, y + 2, w - 4, h - 4, hue, INK, 2.5)
    sheet.box(x + 5, y + 5, w - 10, h - 10, "", PAPER, 2, 0.4)
    sheet.sign(signs.FAN if deck in ("staff", "director") else BALL, x + 20, y + 27, 23, PAPER)
    sheet.word(say.say(f"print-deck-{deck}"), x + 7, y + 58, w - 14, 12, "B", PAPER, "C")


def pitch(
    sheet: Sheet, x: float, y: float, w: float, h: float, marked: frozenset[str] = frozenset()
) -> dict[str, tuple[float, float, float, float]]:
    """The nine zones, the own attack above; those marked are filled. Answers where each lies."""
    found: dict[str, tuple[float, float, float, float]] = {}
    for row, line in enumerate("FMB"):
        for column, side in enumerate("LCR"):
            zone = side + line
            place = (x + column * w / 3, y + row * h / 3, w / 3, h / 3)
            sheet.box(*place, "#2f8a4c" if zone in marked else "#e0efe4", INK, 0, 0.2)
            found[zone] = place
    return found
