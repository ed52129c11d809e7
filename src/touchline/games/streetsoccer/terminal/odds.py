"""The dice of StreetSoccer as tables of exact fractions, and the chances of a position."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules import options as o
from touchline.games.streetsoccer.rules.asks import ask_move, ask_strike
from touchline.games.streetsoccer.rules.cells import cell_of
from touchline.games.streetsoccer.rules.ground import PITCH
from touchline.games.streetsoccer.rules.phases import again_luck, duel_luck, length
from touchline.games.streetsoccer.rules.position import read_with
from touchline.games.streetsoccer.rules.state import Rules, Table
from touchline.games.streetsoccer.voice.longhand import path_text
from touchline.play.numbers import columns, decimal, fraction
from touchline.play.room import Room
from touchline.play.shares import together
from touchline.play.speech import Voice

LEGS_FROM: Final = ("f4", "e5", "b4", "b2")


def tell(room: Room, position: str, options: dict[str, int], die: int | None, say: Voice) -> None:
    """Print the tables of the dice, or the chances of a position. Raises BadText."""
    rules = Rules(options)
    if position:
        print("\n".join(chances(read_with(position, rules), say, die)))
    else:
        tables(rules, say)


# -- tables ---------------------------------------------------------------------------------------


def duel_chances(t: Table) -> dict[int, Fraction]:
    """SS-043 How far the kick-off goes, and with which chance."""
    odds = Odds()
    duel_luck(t, odds)
    found: dict[int, Fraction] = {}
    for i in range(odds.count):
        roll = int(odds.outcomes[i])
        steps = roll + 1 if roll < 10 else int(length(t, roll))
        weight = Fraction(int(odds.weights[i]), int(odds.total))
        found[steps] = found.get(steps, Fraction(0)) + weight
    return dict(sorted(found.items()))


def tables(rules: Rules, say: Voice) -> None:
    """Kick-off, restart, reach of one kick, and the way to the goal."""
    t = Table(rules)
    t.placer = 0
    found = duel_chances(t)
    mean = sum((steps * chance for steps, chance in found.items()), Fraction(0))
    plus = rules.kickoff_length == o.KICKOFF_LENGTH_DIE_PLUS_ONE
    alone = plus and rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER
    print(say.say("cli-odds-duel", dice="one" if alone else "higher" if plus else "two"))
    head = [say.say("cli-odds-steps"), say.say("cli-odds-chance"), "%"]
    shown = together(list(found.values()), 1)
    rows = [
        [str(d), fraction(x), decimal(part, 1, say)]
        for (d, x), part in zip(found.items(), shown, strict=True)
    ]
    print(columns([head, *rows]))
    print(say.say("cli-odds-mean", mean=fraction(mean)))
    if not alone:
        print(say.say("cli-odds-ties", ties=str(thrown_again(rules))))
    print()
    print(say.say("cli-odds-restart"))
    fifth = Fraction(1, 5)
    fifths = [[str(d), fraction(fifth), decimal(100 * fifth, 1, say)] for d in range(2, 7)]
    print(columns([head, *fifths]))
    print()
    print(say.say("cli-odds-legs"))
    legs = rules.legs
    rows = [[say.say("cli-odds-from"), *(str(r) for r in range(1, 8))]]
    for name in LEGS_FROM:
        p = PITCH[cell_of(name)]
        ends = [int(legs.first[p * 8 + r + 1] - legs.first[p * 8 + r]) for r in range(1, 8)]
        rows.append([name, *(str(n) for n in ends)])
    print(columns(rows))
    print()
    print(say.say("cli-odds-fewest"))
    rows = [[say.say("cli-odds-row"), *"bcdefghijk"]]
    for y in range(7, 1, -1):
        rows.append([str(y), *(str(fewest(rules, x, y)) for x in range(2, 12))])
    print(columns(rows))


def thrown_again(rules: Rules) -> Fraction:
    """SS-041 Once in how many throws of two dice there is another: they are alike, or the one who
    placed first has not the higher.
    """
    counted = 15 if rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER else 30
    return Fraction(36, 36 - counted)


def fewest(rules: Rules, x: int, y: int) -> int:
    """SS-081 The fewest steps that score for L from (x, y) on an empty pitch.

    Table legs end at seven steps, as far as any rule lets a kick go; beyond, the ball first runs
    along its row towards the goal.
    """
    legs = rules.legs
    extra = 0
    while True:
        p = PITCH[y * c.W + x]
        if legs.goal_first[p] < legs.goal_first[p + 1]:
            return int(legs.goal_cost[legs.goal_first[p]]) + extra
        x, extra = x + 1, extra + 1


# -- a position -----------------------------------------------------------------------------------


def chances(t: Table, say: Voice, only: int | None = None) -> list[str]:
    """What each die opens at this table, and the chance to score."""
    if t.phase in (c.ROLL, c.MOVE):
        dice = {face: Fraction(1, 6) for face in range(1, 7)}
        phase = c.MOVE
    elif t.phase in (c.AGAIN, c.RESTART):
        odds = Odds()
        again_luck(t, odds)
        dice = {int(odds.outcomes[i]): Fraction(1, int(odds.count)) for i in range(odds.count)}
        phase = c.RESTART
    elif t.phase == c.KICKOFF or (t.phase == c.DUEL and t.placed > 9):
        return kickoffs(t, say)
    else:
        return [say.say("cli-odds-phase")]
    if only is not None:
        dice = {only: dice[only]} if only in dice else {}
    elif t.die:
        dice = {int(t.die): Fraction(1)}
    rows = [
        [say.say(f"cli-odds-{k}-column") for k in ("die", "options", "kicks", "cells", "goals")]
    ]
    ways: dict[int, str] = {}
    score = Fraction(0)
    mean = Fraction(0)
    for face, chance in dice.items():
        row, way = opened(t, face, int(phase))
        rows.append([str(face), *(str(n) for n in row)])
        mean += chance * row[0]
        if row[3]:
            score += chance
            ways[face] = way
    lines = columns(rows, left=0).splitlines()
    for n, face in enumerate(dice):
        if face in ways:
            lines[n + 1] += f"   {ways[face]}"
    if ways:
        lines[0] += f"   {say.say('cli-odds-way-column')}"
    lines.append("")
    if len(dice) == 1:
        face = next(iter(dice))
        lines.append(say.say("cli-odds-score-die", die=face, yes="yes" if ways else "no"))
    else:
        lines.append(
            say.say(
                "cli-odds-score", fraction=fraction(score), percent=decimal(100 * score, 1, say)
            )
        )
        lines.append(say.say("cli-odds-choices", mean=decimal(mean, 1, say)))
    return lines


def opened(t: Table, die: int, phase: int) -> tuple[list[int], str]:
    """Options, kicks, cells the ball can reach and goals with this die, and one way to score."""
    trial = t.clone()
    trial.die = die
    trial.phase = phase
    out = Codes()
    if phase == c.MOVE:
        ask_move(trial, out)
    else:
        ask_strike(trial, out, phase)
    codes = [code for code in out.listed() if code != c.PASS]
    kicks = [code for code in codes if phase != c.MOVE or code % c.BASE != t.ball]
    goals = [code for code in kicks if code % c.BASE == c.GOAL]
    cells = {code % c.BASE for code in kicks} - {c.GOAL}
    way = path_text(trial, goals[0]) if goals else ""
    return [len(codes), len(kicks), len(cells), len(goals)], way


def kickoffs(t: Table, say: Voice) -> list[str]:
    """How many ends each length of the kick-off has, for the side whose kick it is or for both."""
    rows = [[say.say("cli-odds-steps"), say.say("cli-odds-chance"), "L", "R"]]
    found = {int(t.die): Fraction(1)} if t.phase == c.KICKOFF else duel_chances(t)
    for steps, chance in found.items():
        row = [str(steps), fraction(chance)]
        for side in range(2):
            trial = t.clone()
            trial.side, trial.die, trial.phase = side, steps, c.KICKOFF
            out = Codes()
            ask_strike(trial, out, c.KICKOFF)
            theirs = t.phase == c.DUEL or t.side == side
            row.append(str(len([x for x in out.listed() if x != c.PASS])) if theirs else "-")
        rows.append(row)
    return columns(rows, left=0).splitlines()
