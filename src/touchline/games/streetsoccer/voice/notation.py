"""Moves as text: the notation of §5.2."""

from __future__ import annotations

from touchline.core.buffers import Codes
from touchline.core.faults import BadText
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.cells import cell_of
from touchline.games.streetsoccer.rules.questions import ask
from touchline.games.streetsoccer.rules.state import Table


def move_text(code: int, ball: int) -> str:
    """The effect form of §5.2: d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4, --.

    `ball` is the ball's cell before the move; a walk leaves it out of its text.
    """
    first, second, end = code // (c.BASE * c.BASE), code // c.BASE % c.BASE, code % c.BASE
    if code == c.PASS:
        return "--"
    goal = "##" if end == c.GOAL else c.name(end)
    if first in (c.SET_KEEPER, c.SET_PLAYER):
        return f"+{'G' if first == c.SET_KEEPER else 'P'}{c.name(second)}"
    if first == c.SET_AGAIN:
        return f"={c.name(second)}"
    if first == c.STRIKE:
        return f"@{c.name(second)}{goal}"
    if end == ball:
        return c.name(first) + c.name(second)
    return c.name(first) + c.name(second) + goal


def text_of(t: Table, code: int) -> str:
    """The effect form of an answer open at this table."""
    return move_text(code, t.ball)


def read_move(t: Table, text: str) -> int:
    """The code of a move in effect form, which must be open here. Raises BadText."""
    code = code_of(t, text)
    out = Codes()
    ask(t, out)
    if code not in out.listed():
        raise BadText(f"{text} is not open here.", "fault-move", move=text)
    return code


def code_of(t: Table, text: str) -> int:
    """The code that this text stands for at this table, open or not. Raises BadText."""
    if text == "--":
        return int(c.PASS)
    head, rest = text[:1], text[1:]
    if head == "+" and rest[:1] in ("G", "P", "g", "p") and len(rest) == 3:
        kind = c.SET_KEEPER if rest[0] in "Gg" else c.SET_PLAYER
        return int(c.code(kind, cell_of(rest[1:]), 0))
    if head == "=" and len(rest) == 2:
        return int(c.code(c.SET_AGAIN, cell_of(rest), 0))
    if head == "@" and len(rest) == 4:
        return int(c.code(c.STRIKE, cell_of(rest[:2]), end_of(rest[2:])))
    if len(text) == 4 and head not in "+=@":
        return int(c.code(cell_of(text[:2]), cell_of(text[2:]), t.ball))
    if len(text) == 6 and head not in "+=@":
        return int(c.code(cell_of(text[:2]), cell_of(text[2:4]), end_of(text[4:])))
    raise BadText(
        f"{text!r} is not a move. Moves look like d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 or --.",
        "fault-move-text",
        move=text,
    )


def end_of(text: str) -> int:
    """A cell, or ## for the goal."""
    return int(c.GOAL) if text == "##" else cell_of(text)
