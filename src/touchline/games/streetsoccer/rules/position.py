"""Positions as text: the SSN of nine fields (§5.1), read into a table and written from a view."""

from __future__ import annotations

from typing import Final

from touchline.core.choices import settle

from . import codes as c
from . import options as o
from .cells import bad, cell_of, side_in
from .ground import PITCH, exists
from .options import CHOICES, PRESETS
from .secrets import OpenView
from .state import Rules, Table, whose_placement

#: SSN phase letter -> phase while the die is still to be rolled, phase once it is
PHASES: Final = {
    "p": (c.PLACE, c.PLACE),
    "o": (c.DUEL, c.KICKOFF),
    "t": (c.ROLL, c.MOVE),
    "q": (c.KEEPER, c.KEEPER),
    "r": (c.AGAIN, c.RESTART),
    "x": (c.END, c.END),
}
LETTER_OF: Final = {p: letter for letter, pair in PHASES.items() for p in pair} | {c.CHOOSE: "p"}


def read_position(text: str, options: dict[str, str] | None = None) -> Table:
    """The table of an SSN: all nine fields, or the short form of three (phase t, minute 13a).

    Raises BadText naming the field and what would be right.
    """
    return read_with(text, Rules(settle(CHOICES, PRESETS, options or {})))


def read_with(text: str, rules: Rules) -> Table:
    """As `read_position`, under rules already settled."""
    fields = text.split()
    if len(fields) == 3:
        fields += ["t", "-", "13a", "0-0", "-", fields[2]]
    if len(fields) != 9:
        raise bad(
            f"A position has nine fields (rows ball side phase die minute score last first) or"
            f" three (rows ball side); this has {len(fields)}.",
            "fields",
            count=len(fields),
        )
    t = Table(rules)
    rows, ball, side, phase, die, minute, score, last, first = fields
    read_rows(t, rows)
    t.placed = sum(1 for i in range(10) if t.pos[i])
    if phase not in PHASES:
        raise bad(
            f"Field 4 (phase) is {phase!r}; it must be one of p o t q r x.", "phase", word=phase
        )
    if die != "-" and not (len(die) == 1 and die in "1234567"):
        raise bad(f"Field 5 (die) is {die!r}; it must be - or a digit 1 to 6.", "die", word=die)
    if die == "7" and not (rules.kickoff_length == o.KICKOFF_LENGTH_DIE_PLUS_ONE and phase in "po"):
        raise bad("Field 5 (die) is 7; only a kick-off of die + 1 goes so far.", "die-7")
    t.die = 0 if die == "-" else int(die)
    t.phase = PHASES[phase][0 if die == "-" else 1]
    t.side = side_in(side, "3 (side)", phase in "pox")
    read_clock(t, minute, score)
    t.last = side_in(last, "8 (last)", True)
    t.first = side_in(first, "9 (first)", True)
    settle_phase(t, phase)
    read_ball(t, ball, phase)
    check_figures(t, phase)
    return t


def read_rows(t: Table, text: str) -> None:
    """SS-001 Field 1: eight rows from 8 down to 1."""
    for i in range(10):
        t.pos[i] = 0
    rows = text.split("/")
    if len(rows) != 8:
        raise bad(
            f"Field 1 (rows) has {len(rows)} rows; it must have 8, from row 8 down to row 1.",
            "rows",
            count=len(rows),
        )
    nexts = [1, 6]
    for r, row in enumerate(rows):
        y, x, number = 8 - r, 1, ""
        for ch in [*row, ""]:
            if ch in "0123456789" and ch:
                number += ch
                continue
            if number:
                x += int(number) if len(number) < 4 else 99
                number = ""
            if not ch:
                break
            if ch not in "GPgp":
                raise bad(
                    f"Field 1, row {y}: {ch!r} is no figure; G P g p and numbers stand there.",
                    "figure",
                    row=y,
                    word=ch,
                )
            if x > 12:
                break
            side = 0 if ch.isupper() else 1
            cell = y * c.W + x
            if not exists(cell, t.rules.ring):
                raise bad(
                    f"Field 1, row {y}: a figure stands on {c.name(cell)}, a cell that does not"
                    f" exist with this ring.",
                    "ring",
                    row=y,
                    cell=c.name(cell),
                )
            if ch in "Gg":
                if t.pos[side * 5]:
                    raise bad(
                        f"Field 1, row {y}: a second keeper {ch}; a side has one.",
                        "keepers",
                        row=y,
                        word=ch,
                    )
                t.pos[side * 5] = cell
            else:
                if nexts[side] > side * 5 + 4:
                    raise bad(
                        f"Field 1, row {y}: a fifth {ch}; a side has four field players.",
                        "fifth",
                        row=y,
                        word=ch,
                    )
                t.pos[nexts[side]] = cell
                nexts[side] += 1
            x += 1
        if x != 13:
            raise bad(
                f"Field 1, row {y}: {row!r} does not add up to 12 cells.", "row", row=y, word=row
            )


def read_clock(t: Table, minute: str, score: str) -> None:
    """Fields 6 and 7."""
    digits, half = minute[:-1], minute[-1:]
    fine = digits.isascii() and digits.isdecimal() and len(digits) < 3 and half in ("a", "b")
    if not fine or not 1 <= int(digits) <= 35:
        raise bad(
            f"Field 6 (minute) is {minute!r}; it must be 1 to 35 and then a or b, as in 7b.",
            "minute",
            word=minute,
        )
    t.minute, t.half = int(digits), 0 if half == "a" else 1
    goals = score.split("-")
    if len(goals) != 2 or not all(g.isascii() and g.isdecimal() and len(g) < 3 for g in goals):
        raise bad(
            f"Field 7 (score) is {score!r}; it must be goals of L, a dash, goals of R: 1-0.",
            "score",
            word=score,
        )
    t.score0, t.score1 = int(goals[0]), int(goals[1])


def settle_phase(t: Table, phase: str) -> None:
    """Who places, restarts or has won, as far as the fields imply it."""
    rules = t.rules
    if phase == "p" and t.side < 0:
        t.phase = c.CHOOSE
    elif phase == "p":
        turn = whose_placement(t.placed, rules.placement_order)
        t.placer = t.side if turn == 0 else 1 - t.side
    elif phase == "o":
        if rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER:
            t.placer = t.side if t.side >= 0 else 0
        if t.phase == c.DUEL:
            t.side = -1
        elif t.side < 0:
            raise bad("Field 3 (side) is -; once the duel is rolled it must be L or R.", "side-due")
        else:
            t.first = t.side
    elif phase == "q":
        lifted = [i for i in (0, 5) if t.pos[i] == 0]
        if t.side * 5 not in lifted:
            raise bad(
                "Field 1 (rows): in phase q the keeper of the side to place is left out.", "lifted"
            )
        t.lifted = sum(1 << i for i in lifted)
        t.restart = 1 - t.side if len(lifted) == 2 else t.side
    elif phase == "r":
        t.restart = t.side
        if t.die == 1:
            raise bad("Field 5 (die) is 1; the die of a restart is 2 to 6.", "die-1")
    elif phase == "x":
        finished(t)
    if phase in "tqr":
        acting = t.restart if phase == "q" else t.side
        if t.first < 0:
            t.first = acting if t.half == 0 else 1 - acting
        elif (t.first == acting) != (t.half == 0):
            raise bad(
                f"Fields 3, 6, 9: in the {'first' if t.half == 0 else 'second'} half of a minute"
                f" it is the turn of the side that {'kicked' if t.half == 0 else 'did not kick'}"
                f" off.",
                "half-a" if t.half == 0 else "half-b",
            )


def finished(t: Table) -> None:
    """SS-121 to SS-127 The reason that fits a finished score."""
    if t.minute > 25 and t.score0 != t.score1:
        t.reason = c.GOLDEN
    elif t.score0 != t.score1:
        t.reason = c.REGULAR
    elif t.rules.tiebreak == o.TIEBREAK_DRAW:
        t.reason = c.DRAWN
    else:
        t.reason = c.LAST_GOAL if t.last >= 0 else c.NO_GOAL
    if t.score0 != t.score1:
        t.winner = 0 if t.score0 > t.score1 else 1
    elif t.reason == c.LAST_GOAL:
        t.winner = t.last


def read_ball(t: Table, text: str, phase: str) -> None:
    """Field 2, and what it says of a restart that is still due (SS-098)."""
    if phase in "pqo" or (phase == "x" and text == "-"):
        if text != "-":
            raise bad(
                f"Field 2 (ball) is {text!r}; in phase {phase} it must be -.",
                "no-ball",
                word=text,
                phase=phase,
            )
        t.ball = 0
        return
    if text == "-":
        raise bad(
            f"Field 2 (ball) is -; in phase {phase} it must be a cell such as e4.",
            "ball",
            phase=phase,
        )
    t.ball = cell_of(text)
    if PITCH[t.ball] < 0:
        raise bad(
            f"Field 2 (ball): {text} is outside the lines; the ball lies on b2 to k7.",
            "ball-out",
            word=text,
        )
    who = t.figure_at(t.ball)
    if phase == "r":
        if who != t.side * 5:
            raise bad(
                f"Field 2 (ball): in phase r it lies on the cell of the keeper of"
                f" {'LR'[t.side]}, not on {text}.",
                "ball-keeper",
                side="LR"[t.side],
                word=text,
            )
    elif phase == "t" and who == 5 - 5 * t.side:
        t.restart = 1 - t.side
    elif who >= 0:
        raise bad(
            f"Field 2 (ball): a figure stands on {text}; the ball lies on an empty cell.",
            "ball-held",
            word=text,
        )


def check_figures(t: Table, phase: str) -> None:
    """Every side whole, but while figures are being placed."""
    if phase == "p":
        if t.placed > 9:
            raise bad("Field 1 (rows): in phase p a figure is still to be placed.", "placed")
        return
    if (
        phase == "o"
        and t.phase == c.DUEL
        and t.rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER
        and t.placed < 10
    ):
        return
    for side in range(2):
        keeper = t.pos[side * 5] > 0 or t.lifted >> (side * 5) & 1
        players = sum(1 for i in range(1, 5) if t.pos[side * 5 + i])
        if not keeper or players < 4:
            raise bad(
                f"Field 1 (rows): side {'LR'[side]} has {'a' if keeper else 'no'} keeper and"
                f" {players} field players; it must have one and four.",
                "side-whole",
                side="LR"[side],
                keepers=1 if keeper else 0,
                players=players,
            )


def write_position(t: Table) -> str:
    """The SSN of nine fields."""
    return position(OpenView(t))


def position(v: OpenView) -> str:
    """The SSN of a view."""
    letters = {cell: "GPPPPgpppp"[i] for i, cell in enumerate(v.pos) if cell}
    rows = []
    for y in range(8, 0, -1):
        row, gap = "", 0
        for x in range(1, 13):
            figure = letters.get(int(y * c.W + x), "")
            if figure:
                row += (str(gap) if gap else "") + figure
                gap = 0
            else:
                gap += 1
        rows.append(row + (str(gap) if gap else ""))
    side = v.placer if v.phase == c.DUEL and sum(map(bool, v.pos)) < 10 else v.side
    return " ".join(
        [
            "/".join(rows),
            c.name(v.ball) if v.ball else "-",
            "LR"[side] if side >= 0 else "-",
            LETTER_OF[v.phase],
            str(v.die) if v.die else "-",
            f"{v.minute}{'ab'[v.half]}",
            f"{v.score[0]}-{v.score[1]}",
            "LR"[v.last] if v.last >= 0 else "-",
            "LR"[v.first] if v.first >= 0 else "-",
        ]
    )
