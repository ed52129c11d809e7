"""Colours of a terminal, and what drawings of a table share: 80 columns, with colour or without."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from touchline.play.speech import Voice

WIDTH: Final = 80  # columns
INK: Final = ("\x1b[1;33m", "\x1b[1;36m")  # of the two sides
BALL: Final = "\x1b[1;97m"
LIT: Final = "\x1b[1;32m"
DIM: Final = "\x1b[2m"
PLAIN: Final = "\x1b[0m"
#: stands for a blank at which no line is broken
WHOLE: Final = "\ue000"


class Drawing:
    """Draws views for one table in one language; `ball` is the sign of the ball."""

    def __init__(self, say: Voice, colour: bool, ball: str = "●") -> None:
        self.say = say
        self.colour = colour
        self.ball = ball

    def ink(self, code: str, text: str) -> str:
        """The text in a colour, if colours are wanted."""
        return f"{code}{text}{PLAIN}" if self.colour else text

    def fill(self, text: str, indent: int = 2) -> list[str]:
        """A text in lines that fit, the later ones further in."""
        first, later = " " * indent, " " * (indent + 2)
        told = wrap(text, WIDTH, initial_indent=first, subsequent_indent=later)
        return [line.replace(WHOLE, " ") for line in told]
