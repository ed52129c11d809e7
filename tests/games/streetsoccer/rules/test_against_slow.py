"""The engine and the slow generator list the same answers, position after position.

Every draw comes from a seed that is part of the test's name, so a failure can be run again alone.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.games.streetsoccer import engine, positions, slow, slow_placing
from tests.kit.amount import judged
from touchline.core.choices import settle
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position

CHUNKS, EACH = 40, 600
DICE = (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)
CODES = {"walk": 0, "kickoff": 4, "restart": 4}


@pytest.mark.parametrize("seed", range(0, CHUNKS, judged(4)))
def test_ordinary_turns(seed: int) -> None:
    """24,000 positions, a die each, every second one with other options; plain, a part of them."""
    rng = Random(f"turn {seed}")
    for _ in range(EACH):
        options = positions.some_options(rng, positions.VALUES)
        rules = slow.with_options(**options)
        at = positions.scatter(rng, rules)
        die = rng.choice(DICE)
        text = slow.unparse(at)
        t = engine.turn(text, die, options)
        assert engine.effects(t) == slow.effects(at, die, rules), (text, die, options)


@pytest.mark.parametrize("seed", range(4))
def test_kickoffs(seed: int) -> None:
    rng = Random(f"kick-off {seed}")
    for _ in range(400):
        options = positions.some_options(rng, positions.VALUES)
        rules = slow.with_options(**options)
        side = rng.choice("LR")
        at = positions.kicking_off(rng, rules, side)
        d = rng.randint(1, 5)
        expected = slow.kickoffs(at, d, rules)
        rows = slow.unparse(at).split()[0]
        if expected:  # without any, both dice are rolled again: SS-049, tested by itself
            t = read_position(f"{rows} - {side} o {d} 1a 0-0 - {side}", options)
            assert engine.pairs(t, 4) == expected, (rows, side, d, options)


@pytest.mark.parametrize("seed", range(4))
def test_restarts(seed: int) -> None:
    rng = Random(f"restart {seed}")
    for _ in range(400):
        options = positions.some_options(rng, positions.VALUES)
        rules = slow.with_options(**options)
        side = rng.choice("LR")
        at = positions.restarting(rng, rules, side)
        d = rng.randint(2, 6)
        expected = slow.restarts(at, d, rules)
        home = next(c for c, who in at.figures.items() if who == slow.KEEPER[side])
        rows = slow.unparse(at).split()[0]
        score, half = ("0-1 R", "a") if side == "L" else ("1-0 L", "b")
        if expected:
            text = f"{rows} {slow.name(home)} {side} r {d} 7{half} {score} L"
            t = read_position(text, options)
            assert engine.pairs(t, 4) == expected, (text, options)


@pytest.mark.parametrize("seed", range(2))
def test_keepers_before_a_restart(seed: int) -> None:
    """Also with one or both dark cells taken, which push_fallback=stay makes possible."""
    rng = Random(f"keepers {seed}")
    for _ in range(300):
        options = {**positions.some_options(rng, positions.VALUES), "push_fallback": "stay"}
        options |= {"restart_keepers": "conceder"}
        rules = slow.with_options(**{k: v for k, v in options.items() if k in positions.VALUES})
        side = rng.choice("LR")
        at = positions.scatter(rng, rules, side)
        men = [c for c, who in at.figures.items() if who in "Pp"]
        home = sorted(slow.DARK[side] | slow.LIGHT[side] | {(2, 3), (2, 6), (11, 3), (11, 6)})
        for c in rng.sample(home, rng.randint(0, 6)):
            who = rng.choice(men)
            if c not in at.figures and who != c:
                at.figures[c] = at.figures.pop(who)
                men[men.index(who)] = c
        at.figures = {c: who for c, who in at.figures.items() if who != slow.KEEPER[side]}
        rows = slow.unparse(at).split()[0]
        score, half = ("0-1 R", "a") if side == "L" else ("1-0 L", "b")
        t = read_position(f"{rows} - {side} q - 7{half} {score} L", options)
        found = {engine.name(engine.parts(code)[1]) for code in engine.codes(t)}
        assert found == slow_placing.keeper_cells(at, side, rules), (rows, side, options)


@pytest.mark.parametrize("seed", range(60))
def test_placements(seed: int) -> None:
    """A whole random placement, compared at each step, under options of its own."""
    rng = Random(f"placing {seed}")
    options = positions.some_options(rng, positions.PLACING)
    if "placement_order" in options and options["placement_order"] != "fixed2+3":
        options.pop("circle_rule", None)  # only the fixed figures make it meaningful
    rules = slow.with_options(**options)
    t = GAME.new(Setup(options=settle(GAME.choices, GAME.presets, options)))
    at = slow.Position()
    steps = 0
    while True:
        due = GAME.due(t)
        if due == FATE:
            if steps:
                break
            GAME.step(t, FATE, rng.choice(sorted(engine.odds(t))), Log())
            continue
        if rules.placement_order == "fixed2+3" and not at.figures:
            for letter, cell in (("G", "b4"), ("P", "f4"), ("g", "k5"), ("p", "g5")):
                at.figures[slow.cell(cell)] = letter
        seat = engine.seat_of(t)
        side = "LR"[seat]
        open_now = engine.placed(t)
        assert open_now == slow_placing.placements(at, side, rules), (slow.unparse(at), options)
        kind, cell = rng.choice(sorted(open_now))
        keeper = kind == "G"
        at.figures[slow.cell(cell)] = slow.KEEPER[side] if keeper else slow.PLAYER[side]
        code = (1 if keeper else 2) * 19600 + _number(cell) * 140
        GAME.step(t, seat, code, Log())
        steps += 1
    assert steps == (6 if rules.placement_order == "fixed2+3" else 10)
    for side in "LR":
        men = [c for c in at.of(side) if at.figures[c] == slow.PLAYER[side]]
        assert slow_placing.complete(men, side, rules)


def _number(cell: str) -> int:
    x, y = slow.cell(cell)
    return y * 14 + x
