"""What holds at every table of random matches, whatever the options."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.footclub import brute
from tests.games.footclub.engine import CLUBS, Play, word
from touchline.core.choices import settle
from touchline.core.ids import FATE
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.play import library
from touchline.rooms import ROOMS

PLAYED_IN = {c.PLACE_FAN, c.SWAP, c.POSSESSION, c.OFFENSIVE, c.BONUS, c.COUNTER, c.RECLAIM,
             c.DISCARD, c.SHOT, c.TACKLE, c.SUPPORT}  # fmt: skip


def any_options(rng: Random) -> dict[str, str]:
    """Every option of the full rules somehow."""
    return {
        choice.key: rng.choice(choice.values)
        for choice in GAME.choices
        if choice.key != "rules" and not choice.key.startswith("poussin")
    }


def check_cards(t: Table) -> None:
    for side in range(2):
        places = [int(t.where[n]) for n in range(side * c.DECK, side * c.DECK + c.DECK)]
        discard = [place for place in places if place >= c.DISCARDED]
        assert len(discard) == len(set(discard)), "two cards in one place of a discard"
        assert {place for place in places if place < c.DISCARDED} <= set(range(6))
        stands = [n for n in range(c.DECK) if places[n] == c.STANDS]
        assert {KIND[n] for n in stands} <= {c.FANS}
        assert len(stands) <= 8
    assert sum(int(place) == c.PLAYED for place in t.where) <= 1


def check_team(t: Table, side: int, twenty_one: bool) -> None:
    on, at = [], side * c.TEAM
    shape = []
    for line in range(5):
        n = int(t.team[side * c.TEAM + c.LINES + line])
        shape.append(n)
        for _ in range(n):
            player = int(t.team[at])
            assert t.book.stands_on(player, line)
            on.append(player)
            at += 1
    assert len(set(on)) == len(on)
    assert tuple(shape) in brute.SHAPES[len(on), twenty_one]
    pitch = [n for n in range(50) if t.is_at(side, n, c.PITCH)]
    assert sorted([*on, t.get(side, c.KEEPER_CARD)]) == pitch
    assert t.get(side, c.CAPTAIN) in on
    assert t.get(side, c.REDS) <= 3
    assert len(on) + t.vacancies(side) + t.get(side, c.REDS) == 10
    assert 0 <= t.get(side, c.SUBS) <= 3 + (t.rules.et_extra_subs if t.period >= 3 else 0)
    assert 0 <= t.get(side, c.SPENT) <= 3
    for player in on:
        assert 0 <= t.fresh(player) <= 2
        assert t.yellows(player) <= 1  # two are a red
        assert t.stars(player) >= 0


def check_goals(t: Table) -> None:
    for side in range(2):
        scored = sum(int(t.goals_of(n)) for n in range(50) if int(t.spot[n]) // c.CLUB == side + 1)
        assert scored == t.get(side, c.GOALS)


def check_table(t: Table, twenty_one: bool) -> None:
    check_cards(t)
    if t.stack.phase() in PLAYED_IN:
        for side in range(2):
            check_team(t, side, twenty_one)
        check_goals(t)
        assert t.is_at(t.ball, t.carrier, c.PITCH)
        assert 1 <= t.colour <= 6
        assert t.stack.depth == 0


def new_match(options: dict[str, str]) -> Play:
    settled = settle(GAME.choices, GAME.presets, options)
    return Play(GAME.new(Setup(options=settled, numbers=library.numbers(ROOMS["footclub"]))))


@pytest.mark.parametrize("seed", range(25))
def test_every_table_is_in_order(seed: int) -> None:
    options = any_options(Random(seed))
    p = new_match(options)
    before = -1
    for _ in p.walk(seed):
        t = p.t
        check_table(t, options["formation_set"] == "twenty_one")
        if t.period in (1, 2, 3) and t.stack.phase() == c.PLACE_FAN and t.turn != before:
            before = int(t.turn)
            size = 10 if t.period == 3 else 14
            assert [t.count(side, c.PILE) for side in range(2)] == [size - 4 - 2 * t.turn] * 2
    points, _ = p.result()
    assert sum(points) == 2


def rough(p: Play, rng: Random) -> None:
    """One answer of somebody who fouls whenever it can be, with dice to match."""
    due = GAME.due(p.t)
    if due == FATE:
        outcomes = list(p.fate())
        bad = [n for n in outcomes if n in (11, 12)] if p.phase() in ("TACKLE", "SUPPORT") else []
        p.happen(rng.choice(bad) if bad and rng.random() < 0.7 else rng.choice(outcomes))
        return
    seat = rng.choice([i for i in range(2) if due >> i & 1])
    codes = p.asked(CLUBS[seat]).listed()
    hard = [n for n in codes if n >= c.TACKLING and "aggressive" in word(n)]
    if p.phase() == "CHANGE" and rng.random() < 0.6:
        codes = codes[:1]
    if p.phase() in ("PREMATCH", "TACTICS"):  # tackles and defence supports
        codes = [n for n in codes if not c.CARD <= n < c.CARD + 6] or codes
        codes = codes[:2]
    p.step(seat, rng.choice(hard or codes))


@pytest.mark.parametrize("seed", range(12))
def test_every_table_of_a_rough_match_is_in_order(seed: int) -> None:
    """Red cards, injuries, short-handed teams: what random matches seldom see."""
    rng = Random(seed)
    options = any_options(rng)
    p = new_match(options)
    while p.due() != "over":
        check_table(p.t, options["formation_set"] == "twenty_one")
        rough(p, rng)


def test_rough_matches_see_what_they_are_for() -> None:
    story: set[str] = set()
    reasons: set[int] = set()
    few = 10
    for seed in range(30):
        rng = Random(seed)
        p = new_match({"format": rng.choice(["single", "two_legged"])})
        while p.due() != "over":
            rough(p, rng)
            if p.t.period in (1, 2, 3) and p.phase() == "POSSESSION":
                few = min(few, p.t.outfielders(0), p.t.outfielders(1))
        story |= set(p.story())
        reasons.add(p.result()[1])
    assert {"RED_CARD", "SECOND_YELLOW", "INJURED", "HURT", "FORFEITED", "SET_PIECE"} <= story
    assert few <= 8
    assert {c.FOURTH_RED, c.BY_GOALS} & reasons
