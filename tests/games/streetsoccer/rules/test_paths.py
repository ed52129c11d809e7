"""The way that is shown is a way that the rules allow: events and path texts, step by step.

A checker of its own follows each way through the position; it shares nothing with the engine.
"""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from tests.games.streetsoccer import engine, positions, slow
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.slow import Cell, Position, Rules
from touchline.core.log import Event, Log
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.longhand import path_text

DIRECTIONS = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1),
              "w": (-1, 0), "nw": (-1, 1)}  # fmt: skip
Step = tuple[int, int]


def check_walk(at: Position, rules: Rules, way: list[Cell], die: int, kicks: bool) -> int:
    """SS-052 to SS-057; returns the steps used."""
    start = way[0]
    for here, there in pairwise(way):
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        assert rules.board(there)
        assert there == start or there not in at.figures
    assert at.ball not in way[:-1]
    assert (way[-1] == at.ball) == kicks
    assert len(way) - 1 <= die if kicks else len(way) - 1 == die
    if rules.revisit == "simple":
        assert len(set(way)) == len(way)
    return len(way) - 1


def check_leg(steps: list[Step], rules: Rules) -> None:
    """SS-063: all steps of one leg, at most one turn and that of 45 degrees."""
    turns = [(a, b) for a, b in pairwise(steps) if a != b]
    assert len(turns) <= (1 if rules.bend == "one" else 0)
    for a, b in turns:
        around = slow.CLOCK.index(b) - slow.CLOCK.index(a)
        assert around % 8 in (1, 7)


def check_kick(
    at: Position, rules: Rules, spot: Cell, r: int, legs: list[list[Step]], goal: bool
) -> Cell:
    """SS-061 to SS-086 for legs of steps; `at` has the kicker on `spot`. The ball's last cell."""
    own, opp = set(at.of(at.side)), set(at.of(slow.OTHER[at.side]))
    ball = spot
    for i, leg in enumerate(legs):
        last = i + 1 == len(legs)
        check_leg(leg, rules)
        assert leg
        for k, (dx, dy) in enumerate(leg):
            final = k + 1 == len(leg)
            out = ball[0] + dx, ball[1] + dy
            if last and final and goal:
                assert ball in slow.DARK[slow.OTHER[at.side]]
                assert out[0] == (12 if at.side == "L" else 1)
                assert rules.goal_exit == "any" or out in slow.MOUTH[slow.OTHER[at.side]]
                assert len(leg) <= r
                return ball
            ball = out
            assert slow.pitch(ball)
            assert ball not in opp
            assert (ball in own) == (final and not last)
        if last:
            assert len(leg) == r
        else:
            assert len(leg) <= r
            r = r - len(leg) + 1
    return ball


def directions(spot: Cell, legs: list[list[Cell]], rules: Rules, side: str) -> list[list[Step]]:
    """Cells entered, (0, 0) for the goal, as steps; the way out is one that the leg still has."""
    found = []
    here = spot
    for leg in legs:
        steps: list[Step] = []
        for there in leg:
            if there == (0, 0):
                outward = 1 if side == "L" else -1
                ways = [[*steps, (outward, dy)] for dy in (-1, 0, 1)]
                steps = next(w for w in ways if _fits(here, w, rules, side))
            else:
                steps.append((there[0] - here[0], there[1] - here[1]))
                here = there
        found.append(steps)
    return found


def _fits(here: Cell, steps: list[Step], rules: Rules, side: str) -> bool:
    out = here[0] + steps[-1][0], here[1] + steps[-1][1]
    if rules.goal_exit == "mouth" and out not in slow.MOUTH[slow.OTHER[side]]:
        return False
    try:
        check_leg(steps, rules)
    except AssertionError:
        return False
    return True


def cell_of(number: int) -> Cell:
    return (number % 14, number // 14) if number else (0, 0)


def told(events: list[Event], kind: int) -> list[Event]:
    return [e for e in events if e.kind == kind]


def legs_of(events: list[Event]) -> list[list[Cell]]:
    """The cells the ball enters, a list for each touch."""
    legs: list[list[Cell]] = []
    for e in events:
        if e.kind in (c.E_KICK, c.E_TOUCH):
            legs.append([])
        elif e.kind == c.E_BALL:
            legs[-1].append(cell_of(e.a))
    return legs


def follow(t: Table, at: Position, rules: Rules, die: int, code: int) -> None:
    """Take the answer and check every event of it."""
    first, second, end = engine.parts(code)
    start, to, goal = cell_of(first), cell_of(second), end == 0
    assert at.ball
    kicks = cell_of(end) != at.ball
    log = Log()
    then = t.clone()
    GAME.step(then, engine.seat_of(t), code, log)
    way = [cell_of(told(log.events, c.E_WALK)[0].b)]
    way += [cell_of(e.b) for e in told(log.events, c.E_STEP)]
    assert way[0] == start
    used = check_walk(at, rules, way, die, kicks)
    if not kicks:
        assert way[-1] == to
        assert not told(log.events, c.E_KICK)
        return
    figures = {w: who for w, who in at.figures.items() if w != start}
    kicking = Position({**figures, at.ball: at.figures[start]}, at.ball, at.side)
    legs = legs_of(log.events)
    steps = directions(at.ball, legs, rules, at.side)
    last = check_kick(kicking, rules, at.ball, die - used + 1, steps, goal)
    pushes = told(log.events, c.E_PUSH)
    assert [cell_of(e.b) for e in pushes] == ([to] if to != at.ball else [])
    if goal:
        (scored,) = told(log.events, c.E_GOAL)
        touches = told(log.events, c.E_TOUCH)
        walker = told(log.events, c.E_WALK)[0].a
        assert scored.a == (touches[-1].a if touches else walker)
    else:
        assert last == cell_of(end)


def read_path(text: str) -> tuple[str, int, list[list[Step]], list[str], str, str]:
    """Start and ball, m, the steps of each leg, the touched cells, the end, the push."""
    found = re.fullmatch(r"(\w\dx\w\d)/(\d):([^!]*)(?:!(\w\d))?", text)
    assert found, text
    legs, touched, end = [], [], ""
    for piece in found[3].split(","):
        body, mark, where = re.split(r"([@=])", piece)
        steps: list[Step] = []
        for run in body.split("~"):
            word = run.rstrip("123456")
            steps += [DIRECTIONS[word]] * int(run.removeprefix(word))
        legs.append(steps)
        if mark == "@":
            touched.append(where)
        else:
            end = where
    return found[1], int(found[2]), legs, touched, end, found[4] or ""


def check_text(t: Table, at: Position, rules: Rules, die: int, code: int) -> None:
    """The path form of §5.2 says a legal way, turn by turn, to the effect's end."""
    first, second, end = engine.parts(code)
    text = path_text(t, code)
    assert at.ball
    if cell_of(end) == at.ball:
        assert text == f"{engine.name(first)}{engine.name(second)}/{die}"
        return
    who, m, legs, touched, to, push = read_path(text)
    assert who == f"{engine.name(first)}x{slow.name(at.ball)}"
    start = cell_of(first)
    figures = {w: letter for w, letter in at.figures.items() if w != start}
    kicking = Position({**figures, at.ball: at.figures[start]}, at.ball, at.side)
    last = check_kick(kicking, rules, at.ball, die - m + 1, legs, end == 0)
    assert to == ("#" if end == 0 else slow.name(last))
    assert push == ("" if cell_of(second) == at.ball else engine.name(second))
    here = at.ball
    for leg, where in zip(legs, touched, strict=False):
        here = here[0] + sum(dx for dx, _ in leg), here[1] + sum(dy for _, dy in leg)
        assert slow.name(here) == where


@pytest.mark.parametrize("seed", range(8))
def test_ss_052_ss_063_every_way_shown_is_legal(seed: int) -> None:
    rng = Random(f"ways {seed}")
    for _ in range(60):
        options = positions.some_options(rng, positions.VALUES)
        rules = slow.with_options(**options)
        at = positions.scatter(rng, rules)
        die = rng.randint(1, 6)
        t = engine.turn(slow.unparse(at), die, options)
        listed = [code for code in engine.codes(t) if code]
        goals = [code for code in listed if code % 140 == 0]
        for code in {*goals, *rng.sample(listed, min(25, len(listed)))}:
            where = (slow.unparse(at), die, options, engine.name(code // 19600), code)
            try:
                follow(t, at, rules, die, code)
                check_text(t, at, rules, die, code)
            except AssertionError as e:
                raise AssertionError(f"{where}: {path_text(t, code)}") from e


@pytest.mark.parametrize("seed", range(2))
def test_ss_094_every_way_of_a_restart_is_legal(seed: int) -> None:
    rng = Random(f"restart ways {seed}")
    for _ in range(40):
        options = positions.some_options(rng, positions.VALUES)
        rules = slow.with_options(**options)
        at = positions.restarting(rng, rules, "L")
        d = rng.randint(2, 6)
        home = next(w for w, who in at.figures.items() if who == "G")
        rows = slow.unparse(at).split()[0]
        t = read_position(f"{rows} {slow.name(home)} L r {d} 7a 0-1 R L", options)
        for code in engine.codes(t):
            log = Log()
            then = t.clone()
            GAME.step(then, 0, code, log)
            steps = directions(home, legs_of(log.events), rules, "L")
            end = code % 140
            last = check_kick(at, rules, home, d, steps, end == 0)
            assert end == 0 or last == cell_of(end)


@pytest.mark.parametrize(
    ("id", "die", "move", "path"),
    [
        ("P2", 3, "d4f4j5", r"d4xf4/2:[^=]*=j5"),
        ("P3", 6, "c4e4##", r"c4xe4/[24]:[^=]*@[^=]*@[^=]*=#"),  # T7: three figures take part
        ("P5", 2, "c3c4##", r"c3xb4/2:\w+=#!c4"),
        ("P5", 2, "c3b3c4", r"c3xb4/2:e1=c4!b3"),
        ("P5", 2, "d4c4##", r"d4xb4/2:w1=#!c4"),
    ],
)
def test_path_form_of_the_catalogue(id: str, die: int, move: str, path: str) -> None:
    t = engine.turn(golden.TEXT[id], die)
    assert re.fullmatch(path, path_text(t, engine.read(t, move)))
