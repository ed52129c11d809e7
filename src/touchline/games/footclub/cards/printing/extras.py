"""Everything that is no card: how to begin, tokens, aids, sheets for stars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.play.drawing import signs
from touchline.play.drawing.crest import crest_svg
from touchline.play.drawing.portrait import portrait_svg
from touchline.play.printing import parts
from touchline.play.printing.parts import BALL, MARGIN, Card, begin, foot
from touchline.play.printing.sheet import CUT, INK, PAPER, QUIET, Sheet
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .faces import GROUND, SHIRT

#: tokens and how many, FC-Q34
TOKENS: Final = {
    "fresh": 30,
    "yellow": 8,
    "half": 6,
    "goal": 10,
    "plus": 6,
    "minus": 8,
    "captain": 2,
}
TOKEN: Final = 14.0
YELLOW: Final = "#f7d438"
AIDS: Final = {  # of each aid, as many messages
    "turn": 6,
    "possession": 6,
    "offensive": 6,
    "shot": 6,
    "team": 6,
    "draft": 6,
    "half": 5,
    "poussin": 6,
}
STARS: Final = (95.0, 66.0)
SHEETS: Final = 8
FACES: Final = 7  # side by side on the first page


def opening(sheet: Sheet, title: str, people: Sequence[Card], say: Voice) -> None:
    """The first page: what this is, how to print and cut, what else is needed."""
    sheet.page()
    left, wide = MARGIN, sheet.width - 2 * MARGIN
    sheet.word(title, left, 20, wide, 34, "B")
    size = wide / FACES
    for n, card in enumerate(people[: 2 * FACES]):
        at, down = left + n % FACES * size, 40 + n // FACES * size
        sheet.box(at + 1, down + 1, size - 2, size - 2, GROUND[str(card["kind"])], "", 2)
        shirt, trim = SHIRT[str(card["kind"])]
        sheet.picture(portrait_svg(card, 100, shirt, trim), at + 1, down + 1, size - 2, size - 2)
    y = begin(sheet, say, 5, 47.0 + 2 * size)
    sheet.word(say.say("print-ball"), left, y + 2, wide, 13, "B")
    for n, (colour, ink) in signs.BALL.items():
        at = left + (n - 1) * 26
        sheet.sign(signs.SHAPES[n], at, y + 11, 15, colour, INK)
        lower = signs.SINK[n] * 0.62
        sheet.word(str(n), at, y + 14.6 + lower, 15, 18, "B", ink, "C")
        sheet.word(say.say(f"fc-colour-{n}"), at, y + 27.5, 15, 9, align="C")
    foot(sheet, say, y + 42)


def tokens(sheet: Sheet, teams: Sequence[Team], say: Voice) -> None:
    """A page of tokens, and the crests of the clubs."""
    left, wide, y = parts.tokens(sheet, say, TOKENS, TOKEN, _token)
    sheet.word(say.say("print-clubs"), left, y + 2, wide, 14, "B")
    for n, team in enumerate(teams):
        at, down = left + n % 6 * 30, y + 11 + n // 6 * 37
        if down + 37 > sheet.height:
            break  # so many clubs of one's own need no crest in print
        sheet.picture(crest_svg(team.id, team.colours, 100, PAPER), at + 4, down, 22, 26)
        sheet.word(team.name, at, down + 27.5, 29, 8, "B", align="C")


def _token(sheet: Sheet, kind: str, x: float, y: float) -> None:
    size, middle = TOKEN - 2, TOKEN / 2
    if kind in ("yellow", "half"):
        sheet.box(x + 3, y + 1, TOKEN - 6, size, YELLOW if kind == "yellow" else PAPER, INK, 1)
        if kind == "half":
            sheet.box(x + 3.2, y + middle, TOKEN - 6.4, size / 2 - 0.2, YELLOW)
            sheet.box(x + 3, y + 1, TOKEN - 6, size, "", INK, 1)
        return
    ground = {"fresh": "#d5eef0", "goal": "#e3ecdf", "captain": "#12201a"}.get(kind, PAPER)
    sheet.box(x + 1, y + 1, size, size, ground, INK, size / 2)
    if kind == "fresh":
        sheet.sign(signs.DROP, x + 3.5, y + 3.2, TOKEN - 7, "#0f6b78")
    elif kind == "goal":
        sheet.sign(BALL, x + 3.5, y + 3.5, TOKEN - 7, INK)
    elif kind == "captain":
        sheet.word("C", x, y + 3.6, TOKEN, 18, "B", PAPER, "C")
    else:
        text = "+1" if kind == "plus" else "\u22121"
        sheet.word(text, x, y + 4.4, TOKEN - 3.6, 12, "B", align="C")
        sheet.sign(signs.STAR, x + 8.3, y + 4.9, 3.8, INK)


def stars(sheet: Sheet, say: Voice) -> None:
    """Sheets to write the values of a match on."""
    wide, high = STARS
    rows = ("att", "def", "malus", "rival", "initial", "subs")
    for x, y in sheet.grid(wide, high, SHEETS):
        sheet.word(say.say("print-sheet"), x + 5, y + 4, 50, 11, "B")
        sheet.word(say.say("print-sheet-club"), x + 50, y + 5, 40, 8, colour=QUIET)
        for n in range(3):
            sheet.word(
                say.say("print-sheet-part", part=n + 1),
                x + 38 + n * 18,
                y + 11,
                17,
                7,
                colour=QUIET,
                align="C",
            )
        for k, row in enumerate(rows):
            down = y + 15 + k * 8
            sheet.word(say.say(f"print-sheet-{row}"), x + 5, down + 2, 31, 8)
            for n in range(3):
                sheet.box(x + 38 + n * 18, down, 17, 7, "", CUT, 1)
