"""The engine and a naive reading of the rules agree all along random matches of any options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.footclub import plainly
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import sums
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.play import library
from touchline.rooms import ROOMS


def begin(rng: Random) -> Table:
    """Options by lot, but always the full rules."""
    given = {one.key: rng.choice(one.values) for one in GAME.choices if rng.random() < 0.5}
    given |= {"rules": "full", "injury_replace": "optional"}
    options = settle(GAME.choices, GAME.presets, given)
    return GAME.new(Setup(options=options, numbers=library.numbers(ROOMS["footclub"])))


def asked(t: Table, seat: int) -> list[int]:
    out = Codes()
    GAME.options(t, seat, out)
    return out.listed()


def rough_fate(t: Table, rng: Random) -> int:
    """Two dice show double 1 often, so that cards and injuries come."""
    odds = Odds()
    GAME.luck(t, odds)
    if odds.kind == c.TWO_DICE and rng.random() < 0.5:
        return rng.choice([11, 12])
    return int(rng.choice([odds.outcomes[i] for i in range(odds.count)]))


def bold(options: list[int], rng: Random) -> int:
    """Seldom nothing."""
    return rng.choice(options[1:]) if len(options) > 1 and rng.random() < 0.6 else options[0]


@pytest.mark.parametrize("seed", range(8))
def test_values_answers_and_bonuses(seed: int) -> None:
    seen: Counter[int] = Counter()
    for n in range(5):
        rng = Random(f"{seed} {n}")
        t = begin(rng)
        while (due := GAME.due(t)) != OVER:
            check_values(t)
            log, before = Log(), t.clone()
            if due == FATE:
                GAME.step(t, FATE, rough_fate(t, rng), log)
            else:
                seat = rng.choice([i for i in range(2) if due >> i & 1])
                options = asked(t, seat)
                expected = plainly.answers(t, seat)
                if expected is not None:
                    assert set(options) == expected
                    seen[int(t.stack.phase())] += 1
                answer = bold(options, rng)
                GAME.step(t, seat, answer, log)
                check_attack(before, t, answer, log)
    assert {c.POSSESSION, c.OFFENSIVE, c.BONUS, c.PLACE_FAN} <= set(seen)


def check_values(t: Table) -> None:
    """FC-042 once the line-ups are shown, in the middle of no incident."""
    if t.period in (1, 2, 3) and t.stack.depth == 0:
        for side in range(2):
            assert sums.attack(t, side) == plainly.attack(t, side)
            assert sums.defence(t, side) == plainly.defence(t, side)


def check_attack(before: Table, t: Table, answer: int, log: Log) -> None:
    """FC-111, FC-118, FC-154 The raw bonus and the target of an offensive card just played."""
    for e in log.events:
        if e.kind != c.ATTACKED:
            continue
        side, number = int(e.a), int(e.b) % 42
        (target,) = plainly.targets(before, side, number)
        kind = KIND[number]
        paid = kind == c.SOLO_RUN and (answer - c.SOLO) % 4 > 0
        gain = {
            (c.FINISHER, c.SET_ATTACK): 1,
            (c.FINISHER, c.COUNTER_ATTACK): 1,
            (c.FINISHER, c.SOLO_RUN): 2 if paid else 0,
            (c.SPEEDSTER, c.COUNTER_ATTACK): 2,
            (c.SPEEDSTER, c.SOLO_RUN): 1 if paid else 0,
        }.get((before.book.strength[target], kind), 0)
        raw = plainly.attack(before, side) - plainly.defence(before, 1 - side)
        assert (t.raw, t.carrier, t.ball) == (raw + gain, target, side)


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_change_can_be_announced_and_no_other(seed: int) -> None:
    """Where one substitution is left, by all runs through the questions."""
    checked = 0
    for n in range(6):
        rng = Random(f"changes {seed} {n}")
        t = begin(rng)
        while (due := GAME.due(t)) != OVER:
            side = int(t.stack.get(1))
            if t.stack.phase() == c.CHANGE and t.sealed.counts[side] == 0 and one_left(t, side):
                assert announced(t, side) == plainly.changes(t, side)
                checked += 1
            if due == FATE:
                GAME.step(t, FATE, rough_fate(t, rng), Log())
            else:
                seat = rng.choice([i for i in range(2) if due >> i & 1])
                GAME.step(t, seat, bold(asked(t, seat), rng), Log())
    assert checked


def one_left(t: Table, side: int) -> bool:
    extra = int(t.rules.et_extra_subs) if t.period == 3 else 0
    return 3 + extra - int(t.get(side, c.SUBS)) == 1


def announced(t: Table, side: int) -> set[tuple[frozenset[int], frozenset[int]]]:
    """What a change can come to: every entrant, everybody or the gap that makes room."""
    found = {(frozenset[int](), frozenset[int]())} if c.PASS in asked(t, side) else set()
    for entrant in asked(t, side):
        if entrant == c.PASS:
            continue
        u = t.clone()
        GAME.step(u, side, entrant, Log())
        for room in asked(u, side):
            v = u.clone()
            GAME.step(v, side, room, Log())
            assert c.PASS in asked(v, side)
            gone = frozenset[int]() if room == c.VACANCY else frozenset({room - int(c.PLAYER)})
            found.add((frozenset({entrant - int(c.PLAYER)}), gone))
    return found
