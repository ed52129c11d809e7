"""A season of Eleven in figures: what its tape tells, against the table it ends on."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, cast

import pytest

from touchline.core.choices import settle, spell
from touchline.core.contract import State
from touchline.core.tape import Header, Tape
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.week import scoring
from touchline.games.eleven.voice.facts import SCORES
from touchline.play import setups
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.tapes import report_of
from touchline.rooms import ROOMS


def season(seed: int, seats: int, **given: str) -> Match[Table]:
    """A season of people who do anything, but seldom nothing."""
    settled = settle(GAME.choices, GAME.presets, given, "")
    header = Header(
        "eleven",
        GAME.version,
        spell(GAME.choices, settled),
        packs=setups.packs(ROOMS["eleven"]),
        seats=("",) * seats,
    )
    m = Match(
        GAME,
        setups.setup(ROOM, seats, settled),
        Seeded(seed),
        Tape(header),
        eager=False,
    )
    rng = Random(seed)
    while m.ask.result is None:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        lively = [code for code in q.options if code not in (c.PASS, c.END_TURN)]
        m.answer(q.seat, rng.choice(lively if lively and rng.random() < 0.8 else q.options))
    return m


@pytest.mark.parametrize("seats", [1, 3])
def test_the_figures_are_those_of_the_table(seats: int) -> None:
    m = season(seats, seats)
    t = m.state
    found: Any = report_of(ROOM, cast(Match[State], m))
    for seat in range(seats):
        score = [int(n) for n in scoring.score(t, seat)]
        assert [found["vp"][seat][word] for word in SCORES] == score
        assert found["vp"][seat]["total"] == sum(score)
        weeks = [row["seats"][seat] for row in found["weeks"]]
        assert [row["club"] for row in weeks] == [int(t.get(seat, c.CLUB_AT + n)) for n in range(6)]
        results = [row["result"] for row in weeks]
        assert results.count("win") == t.get(seat, c.WINS)
        assert results.count("draw") == t.get(seat, c.DRAWS_)
        assert results.count("loss") == t.get(seat, c.LOSSES)
        assert sum(row["sold_out"] for row in weeks) == t.get(seat, c.SOLD_OUTS)
        assert weeks[-1]["league"] == t.league[seat]
        deals = [row for row in found["dealings"] if row["seat"] == seat]
        built = sum(int(n) for n in t.built[seat * 8 : seat * 8 + 7])
        assert sum(row["what"] == "build" for row in deals) == built
        assert sum(row["what"] == "office" for row in deals) == t.get(seat, c.OFFICES)
        assert all(row["price"] >= 0 for row in deals)
        shots = found["shots"][seat]
        for side in (shots["own"], shots["against"]):
            assert side[0] == side[2] + side[3]
    assert sorted(found["places"])[0] == 1
    assert len(found["weeks"]) == 6
    assert (found["rating"] is None) == (seats > 1)


def test_scorers_are_footballers_of_the_match() -> None:
    """By the card that wore the shirt when the goal fell: shirts change hands."""
    found: Any = report_of(ROOM, cast(Match[State], season(3, 3)))
    named = 0
    for row in (seat for week in found["weeks"] for seat in week["seats"]):
        for shirt, card in row["scorers"]:
            assert card == -1 or (shirt >= 0 and card in row["selected"])
            named += card >= 0
    assert named


def test_luck_is_the_die_that_stood_against_its_mean() -> None:
    m = season(4, 2)
    found: Any = report_of(ROOM, cast(Match[State], m))
    for seat in range(2):
        luck = Fraction(*found["luck"][seat])
        assert luck.denominator in (1, 2)
        assert abs(luck) <= 6 * Fraction(5, 2)
        counted = found["dice"][seat]["d6"]
        assert counted[1] <= counted[0] <= 6 * counted[1]
    got, (n, d) = found["rolled"]
    assert got >= 0
    assert Fraction(n, d) > 0


def test_what_is_paid_is_what_stands_beside_the_deal() -> None:
    found: Any = report_of(ROOM, cast(Match[State], season(6, 2)))
    prices = {row["price"] for row in found["dealings"] if row["what"] == "build"}
    assert prices <= {0, 1, 2, 3, 4, 5}
    assert 3 in prices


def test_a_season_that_goes_on_has_no_figures() -> None:
    m = Match(
        GAME,
        setups.setup(ROOM, 1, settle(GAME.choices, GAME.presets, {}, "")),
        Seeded(1),
    )
    assert report_of(ROOM, cast(Match[State], m)) == {}
