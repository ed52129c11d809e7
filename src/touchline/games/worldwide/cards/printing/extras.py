"""Everything that is no card: how to begin, tokens, the track of the attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.games.worldwide.cards import fields
from touchline.play.drawing import moves, signs
from touchline.play.drawing.crest import crest_svg
from touchline.play.printing import parts
from touchline.play.printing.parts import BALL, MARGIN, Card, begin, foot
from touchline.play.printing.sheet import CUT, INK, PAPER, Sheet
from touchline.play.speech import Voice

from .faces import FIELD, STAR, colours

#: tokens and how many: stars and substitutions as in the box (§1.1), the others make play easier
TOKENS: Final = {"star": 12, "change": 6, "goal": 10, "ball": 1, "ground": 1, "captain": 2}
SIGNS: Final = {
    "star": signs.STAR,
    "change": moves.CHANGE,
    "goal": BALL,
    "ball": BALL,
    "ground": moves.GROUND,
    "captain": moves.ARMBAND,
}
TOKEN: Final = 16.0
AIDS: Final = {"attack": 6, "defence": 6, "shot": 6, "foul": 6, "people": 6, "half": 5}
CELL: Final = 18.0  # of the track


def opening(sheet: Sheet, title: str, teams: Sequence[Card], say: Voice) -> None:
    """The first page: what this is, how to print and cut, what else is needed."""
    sheet.page()
    wide = sheet.width - 2 * MARGIN
    sheet.word(title, MARGIN, 20, wide, 34, "B")
    size = min(wide / max(len(teams), 1), 33.0)
    for n, team in enumerate(teams):
        at = MARGIN + n * size
        crest = crest_svg(str(team["id"]), colours(team), 100, PAPER)
        sheet.picture(crest, at + size / 2 - 11, 42, 22, 25.6)
        sheet.word(str(team["name"]), at, 70, size, 11, "B", align="C")
    foot(sheet, say, begin(sheet, say, 6, 84) + 4)


def tokens(sheet: Sheet, say: Voice) -> None:
    """A page of tokens, and the track that the points of an attack are counted on."""
    left, wide, y = parts.tokens(sheet, say, TOKENS, TOKEN, _token)
    sheet.word(say.say("print-track"), left, y + 3, wide, 14, "B")
    sheet.block(say.say("print-track-told"), left, y + 11, wide, 10, 9)
    start = (sheet.width - CELL * (fields.MOST_PA + 1)) / 2
    for pa in range(fields.MOST_PA + 1):
        shooting = "shot" if pa >= 6 else "attack" if pa else "defence"
        sheet.box(start + pa * CELL, y + 21, CELL, CELL, FIELD[shooting], CUT, 0, 0.3)
        sheet.word(str(pa), start + pa * CELL, y + 24, CELL, 30, "B", INK, "C")


def _token(sheet: Sheet, kind: str, x: float, y: float) -> None:
    size = TOKEN - 2
    ground = {"star": "#fbf1d7", "ball": INK}.get(kind, PAPER)
    ink = {"star": STAR, "ball": PAPER}.get(kind, INK)
    sheet.box(x + 1, y + 1, size, size, ground, INK, size / 2)
    sheet.sign(SIGNS[kind], x + 3.5, y + 3.5, TOKEN - 7, ink)
