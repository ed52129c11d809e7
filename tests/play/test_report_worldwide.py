"""A match of Worldwide Football in figures: what it adds up is what was played."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from touchline.core.choices import settle
from touchline.core.rng import Rng
from touchline.games.worldwide import codes as c
from touchline.games.worldwide.game import GAME
from touchline.play import reports
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.setups import setup


def played(seed: int, preset: str, seats: int = 2, **given: str) -> Match[Any]:
    """A whole match at random, that seldom gives the ball back."""
    settled = settle(GAME.choices, GAME.presets, given, preset)
    m = Match(GAME, setup(GAME, seats, settled), Seeded(seed))
    rng = Rng(seed)
    while m.ask.decisions:
        q = m.ask.decisions[0]
        lively = [code for code in q.options if code > c.GIVE]
        some = lively if lively and rng.below(9) else q.options
        m.answer(q.seat, some[rng.below(len(some))])
    return m


def added(pairs: list[list[int]]) -> Fraction:
    return sum((Fraction(*one) for one in pairs), Fraction(0))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "professional", "home", "cup"])
def test_figures_agree_with_one_another_and_with_the_score(preset: str, seats: int) -> None:
    seen: Counter[str] = Counter()
    strict = {"foul_on_shot": "shot_then_set_piece", "free_kick_corner": "true"}
    wanted = {"shot goal", "shot save", "defence"}
    if preset != "amateur":
        wanted |= {"shot off", "shot corner", "free kick awarded"}
    for seed in range(40):
        if seed >= 4 and wanted <= set(seen):
            break
        m = played(seed, preset, seats, **(strict if seed == 3 else {}))
        told: Any = reports.of(m)
        log = Counter((e.kind, int(e.a)) for e in m.log.events)
        rolled = sum(n for (kind, _), n in log.items() if kind == c.ROLLED)
        assert len(told["rolls"]) == rolled
        assert told["score"] == [m.state.get(side, c.GOALS) for side in range(2)]
        for side in range(2):
            shots = [s for s in told["shots"] if s["side"] == side]
            goals = [g for g in told["goals"] if g["side"] == side]
            rolls = [r for r in told["rolls"] if r["side"] == side]
            assert len(goals) == told["score"][side]
            assert len(goals) == sum(s["result"] == "goal" for s in shots)
            hoped = added([s["goal"] for s in shots])
            assert Fraction(*told["expected"][side]) == hoped
            luck = (
                len(goals) - hoped + sum(r["hit"] for r in rolls) - added([r["win"] for r in rolls])
            )
            assert Fraction(*told["luck"][side]) == luck
            assert sum(d["tried"] for d in told["dice"][side].values()) == len(rolls)
            assert told["faces"][side]["d20"][1] == len(rolls)
            assert sum(told["abilities"][side].values()) == told["stars"][side]
            people = sum(often for _, often in told["people"][side])
            assert people == log[c.PERSON_PLAYED, side]
            assert told["given"][side] <= told["attacks"][side]
            assert told["points"][side] <= 8 * told["attacks"][side]
            # the taken shots of a side are those whose die or number it showed
            dice = told["faces"][side]["d6"]
            assert dice[1] <= dice[0] <= 6 * dice[1]
            fouls = [f for f in told["fouls"] if f["side"] == side]
            assert len(fouls) == log[c.FOUL_BY, side] == sum(r["result"] == "foul" for r in rolls)
            shown = Counter(f["shown"] for f in fouls)
            assert (shown["yellow"], shown["red"]) == (log[c.YELLOW, side], log[c.RED, side])
            given = Counter(
                int(e.b) for e in m.log.events if e.kind == c.SET_PIECE_IS and e.a == side
            )
            assert told["corners"][side] == given[c.CORNER]
            assert told["free_kicks"][side] == given[c.INDIRECT] + given[c.DIRECT]
            seen["free kick awarded"] += told["free_kicks"][side]
            kicks = [k["goal"] for k in told["kicks"] if k["side"] == side]
            assert len(kicks) == m.state.get(side, c.SHOTS)
            assert sum(kicks) == m.state.get(side, c.SCORED)
        for shot in told["shots"]:
            assert sum(Fraction(*shot[w]) for w in ("goal", "corner", "save", "off")) == 1
            seen[f"{shot['piece']} {shot['result']}"] += 1
        for roll in told["rolls"]:
            won = roll["natural"] + roll["added"] >= roll["need"]
            assert roll["hit"] == (won and roll["result"] != "foul")
            assert roll["result"] != "won" or roll["hit"] or roll["kind"] == "defence"
            seen[roll["kind"]] += 1
    assert wanted <= set(seen)


@pytest.mark.parametrize(
    ("ground", "home"),
    [("none", [False, False]), ("0", [True, False]), ("1", [False, True])],
)
def test_a_report_says_who_was_at_home(ground: str, home: list[bool]) -> None:
    """WF-200"""
    told: Any = reports.of(played(1, "professional", ground_side=ground))
    assert told["home"] == home


def test_a_match_that_goes_on_has_none() -> None:
    settled = settle(GAME.choices, GAME.presets, {})
    assert reports.of(Match(GAME, setup(GAME, 2, settled), Seeded(1))) == {}
