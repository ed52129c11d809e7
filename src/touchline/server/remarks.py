"""What the story says about the table itself: who left, which computer stumbled.

Arguments that begin with "@" are names for the reader to fill in, as in `words` of the games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from touchline.core.ids import FATE, stand_in
from touchline.core.tape import RESIGN, Tape
from touchline.core.words import Fact, Said, Words
from touchline.play import tapes
from touchline.play.walk import left

from .feed import Step
from .table import Table


def name_of(seat: int, table: Table, words: Words) -> str:
    """Who sits there, for a sentence: the team, or where seats share one, the seat."""
    shared = 0 < words.sides < len(table.seats)
    return f"@seat{seat}" if shared else f"@team{seat}"


def stumbled(seat: int, why: str, table: Table, words: Words) -> Fact:
    """A computer gave no answer of its own; `why` is the message that says so."""
    level = table.seats[seat].level
    args: dict[str, str | int] = {"team": name_of(seat, table, words), "level": level}
    return Fact("stumbled", Said(why, args), {"seat": seat})


def back(seat: int, table: Table, words: Words) -> Fact:
    """An answer was taken back."""
    return Fact(
        "back", Said("srv-took-back", {"team": name_of(seat, table, words)}), {"seat": seat}
    )


def resigned(seat: int, table: Table, words: Words) -> Fact:
    """A seat gives the match up; where another plays for the same side, who did so for both."""
    fact = words.resigned(seat)
    if not 0 < words.sides < len(table.seats):
        return fact
    args: dict[str, str | int] = {"who": f"@seat{seat}", "team": f"@team{words.side(seat)}"}
    return replace(fact, said=Said("srv-resigned-both", args))


def handed(seat: int, code: int, table: Table, words: Words) -> Fact:
    """A computer plays for a seat from now on, or its own person again."""
    fact = words.handed(seat, code)
    if fact.said is None:
        return fact
    args = {**fact.said.args, "who": name_of(seat, table, words)}
    return replace(fact, said=Said(fact.said.id, args))


def remarked(
    steps: list[Step], tape: Tape, notes: Mapping[int, str], table: Table, words: Words
) -> list[Step]:
    """The steps of the match with the remarks that belong to them; `notes` by entry of the tape."""
    told = list(steps)
    for at, n in enumerate(tape.standing(), 1):
        who, answer = tape.entries[n]
        if n in notes and at <= len(steps):
            step = told[at - 1]
            told[at - 1] = Step(step.at, step.events, (stumbled(who, notes[n], table, words),))
        gone = left(words, who, answer)
        if answer == RESIGN and who != FATE:
            gone = resigned(who, table, words)
        if stand_in(answer) is not None and who != FATE:
            gone = handed(who, answer, table, words)
        if gone is not None:
            step = Step(at, [], (gone,))
            if at <= len(steps):
                told[at - 1] = step  # the match went on
            else:
                told.append(step)
    return told


def to_strike(tape: Tape, table: Table) -> list[int]:
    """Whose latest answers are struck out, last first, if the last of a person is taken back.

    Empty when there is none, or when fate has answered since: what it said is known.
    """
    return tapes.to_strike(tape, [n for n, s in enumerate(table.seats) if s.kind == "person"])
