"""A StreetSoccer table as text: 80 columns, readable without colour."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from touchline.games.streetsoccer.voice.shown import Figure, View
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.terminal.ink import BALL, DIM, INK, LIT, Drawing

LETTERS: Final = "abcdefghijkl"
SIGNS: Final = ("()", "<>")  # around the figures of L and of R
PANEL: Final = 27  # columns beside the board
RULE: Final = "    +" + "-" * 39 + "+"


class Board(Drawing):
    """Draws views for one table."""

    def __init__(self, say: Voice, teams: Sequence[Team], colour: bool, ball: str = "●") -> None:
        super().__init__(say, colour, ball)
        self.teams = teams

    def draw(self, view: View, lit: Collection[str] = ()) -> str:
        """The board with the state of the match beside it; `lit` cells are marked x."""
        left = self._pitch(view, lit)
        right = self._panel(view)
        left += [("", 0)] * (len(right) - len(left))
        lines = [
            f"{row}{' ' * (53 - width)}{right[n] if n < len(right) else ''}".rstrip()
            for n, (row, width) in enumerate(left)
        ]
        return "\n".join(lines)

    def mark(self, figure: Figure) -> str:
        """A figure as it stands on the board: its number, or G, between its team's signs."""
        seat, n = figure.seat, int(figure.id[1:])
        number = "G" if figure.keeper else str(self.teams[seat].figures[n].number)
        return f"{SIGNS[seat][0]}{number}{SIGNS[seat][1]}"

    def _pitch(self, view: View, lit: Collection[str]) -> list[tuple[str, int]]:
        """The lines of the board and how wide each is without its colours."""
        head = "  " + "".join(f"  {letter} " for letter in LETTERS)
        marks: dict[str, tuple[str, str]] = {}
        for figure in view.figures:
            if figure.cell:
                marks[figure.cell] = (self.mark(figure), INK[figure.seat])
        ball = view.ball
        if ball in marks:  # a keeper has it, before a restart
            text, ink = marks[ball]
            marks[ball] = (f"{text[0]}{self.ball}{text[-1]}", ink)
        elif ball and ball != "spot":
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

    def _panel(self, view: View) -> list[str]:
        say = self.say
        lines = []
        for seat, team in enumerate(self.teams):
            turn = ">" if view.side == seat else " "
            name = self.ink(INK[seat], f"{team.name[: PANEL - 7]:<{PANEL - 7}}")
            lines.append(f"{turn}{'LR'[seat]} {name} {view.score[seat]}")
        half = "ab"[view.half]
        lines.append(f"  {say.say('term-minute', minute=f'{view.minute}{half}')}")
        phase = view.phase.replace("_", "-")
        moment = say.say(f"ss-phase-{phase}")
        if view.die:
            moment = say.say("term-die", phase=moment, die=str(view.die))
        lines.append(f"  {moment}"[:PANEL])
        lines.append("")
        for seat, team in enumerate(self.teams):
            mine = [f for f in view.figures if f.seat == seat]
            for n, figure in enumerate(mine):
                away = "" if figure.cell else " *"
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


def drawn(room: Room, say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    """A view as text of 80 columns."""
    return Board(say, teams, ink).draw(view)
