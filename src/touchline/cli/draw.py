"""A StreetSoccer table as text: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, TypeGuard

from touchline.play.speech import Voice
from touchline.play.teams import Team

LETTERS: Final = "abcdefghijkl"
SIGNS: Final = ("()", "<>")  # around the figures of L and of R
INK: Final = ("\x1b[1;33m", "\x1b[1;36m")
BALL: Final = "\x1b[1;97m"
LIT: Final = "\x1b[1;32m"
DIM: Final = "\x1b[2m"
PLAIN: Final = "\x1b[0m"
PANEL: Final = 27  # columns beside the board
RULE: Final = "    +" + "-" * 39 + "+"


def rows(x: object) -> TypeGuard[list[dict[str, object]]]:
    """Is this a list of rows, as views hold them?"""
    return isinstance(x, list)


class Board:
    """Draws views for one table."""

    def __init__(self, say: Voice, teams: Sequence[Team], colour: bool, ball: str = "●") -> None:
        self.say = say
        self.teams = teams
        self.colour = colour
        self.ball = ball

    def draw(self, view: Mapping[str, object], lit: Collection[str] = ()) -> str:
        """The board with the state of the match beside it; `lit` cells are marked x."""
        left = self._pitch(view, lit)
        right = self._panel(view)
        left += [("", 0)] * (len(right) - len(left))
        lines = [
            f"{row}{' ' * (53 - width)}{right[n] if n < len(right) else ''}".rstrip()
            for n, (row, width) in enumerate(left)
        ]
        return "\n".join(lines)

    def ink(self, code: str, text: str) -> str:
        """The text in a colour, if colours are wanted."""
        return f"{code}{text}{PLAIN}" if self.colour else text

    def mark(self, figure: Mapping[str, object]) -> str:
        """A figure as it stands on the board: its number, or G, between its team's signs."""
        id = str(figure["id"])
        seat, n = "LR".index(id[0]), int(id[1:])
        number = "G" if figure["keeper"] else str(self.teams[seat].figures[n].number)
        return f"{SIGNS[seat][0]}{number}{SIGNS[seat][1]}"

    def _pitch(self, view: Mapping[str, object], lit: Collection[str]) -> list[tuple[str, int]]:
        """The lines of the board and how wide each is without its colours."""
        head = "  " + "".join(f"  {letter} " for letter in LETTERS)
        marks: dict[str, tuple[str, str]] = {}
        figures = view["figures"]
        assert rows(figures)
        for figure in figures:
            if figure["cell"]:
                seat = "LR".index(str(figure["id"])[0])
                marks[str(figure["cell"])] = (self.mark(figure), INK[seat])
        ball = str(view["ball"])
        if ball in marks:  # a keeper has it, before a restart
            text, ink = marks[ball]
            marks[ball] = (f"{text[0]}{self.ball}{text[-1]}", ink)
        elif ball != "spot":
            marks[ball] = (self.ball, BALL)
        drawn = [(head, len(head))]
        for y in range(8, 0, -1):
            row, width = f"{y} ", 2
            for x in range(1, 13):
                cell = LETTERS[x - 1] + str(y)
                text, ink = marks.get(cell, (ground(x, y), DIM))
                if cell in lit and cell not in marks:
                    text, ink = "x", LIT
                # the centre spot is the corner of four cells: shown left of g5
                spot = ball == "spot" and (x, y) == (7, 5)
                row += self.ink(BALL, self.ball) if spot else fence(x, y)
                row += self.ink(ink, f"{text:^3}")
                width += 4
            drawn.append((row, width))
            if y in (8, 2):
                drawn.append((RULE, len(RULE)))
        drawn.append((head, len(head)))
        return drawn

    def _panel(self, view: Mapping[str, object]) -> list[str]:
        score = view["score"]
        assert isinstance(score, list)
        say = self.say
        lines = []
        for seat, team in enumerate(self.teams):
            turn = ">" if view["side"] == seat else " "
            name = self.ink(INK[seat], f"{team.name[: PANEL - 7]:<{PANEL - 7}}")
            lines.append(f"{turn}{'LR'[seat]} {name} {score[seat]}")
        half = "ab"[int(str(view["half"]))]
        lines.append(f"  {say.say('term-minute', minute=str(view['minute']) + half)}")
        phase = str(view["phase"]).replace("_", "-")
        moment = say.say(f"ss-phase-{phase}")
        if view["die"]:
            moment = say.say("term-die", phase=moment, die=str(view["die"]))
        lines.append(f"  {moment}"[:PANEL])
        lines.append("")
        figures = view["figures"]
        assert rows(figures)
        for seat, team in enumerate(self.teams):
            mine = [f for f in figures if f["seat"] == seat]
            for n, figure in enumerate(mine):
                away = "" if figure["cell"] else " *"
                name = f"{self.mark(figure):>5} {team.figures[n].name[: PANEL - 9]}{away}"
                lines.append(self.ink(INK[seat], name))
        return lines


def ground(x: int, y: int) -> str:
    """An empty cell: # dark, : light, + circle, . any other."""
    if y in (4, 5):
        return {2: "#", 11: "#", 3: ":", 10: ":", 6: "+", 7: "+"}.get(x, ".")
    return "."


def fence(x: int, y: int) -> str:
    """What stands left of a cell: the white lines, the goals, or nothing."""
    if y in (1, 8) or x not in (2, 12):
        return " "
    if y in (4, 5):
        return "[" if x == 2 else "]"
    return "|"
