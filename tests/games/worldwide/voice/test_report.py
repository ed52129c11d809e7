"""A match of Worldwide Football in figures: what it adds up is what was played."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from touchline.core.choices import settle
from touchline.core.rng import Rng
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.setups import setup
from touchline.play.tapes import report_of


def played(seed: int, preset: str, seats: int = 2, **given: str) -> Match[Any]:
    """A whole match at random, that seldom gives the ball back."""
    settled = settle(GAME.choices, GAME.presets, given, preset)
    m = Match(GAME, setup(ROOM, seats, settled), Seeded(seed))
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
        told: Any = report_of(ROOM, m)
        log = Counter((e.kind, int(e.a)) for e in m.log.events)
        rolled = sum(n for (kind, _), n in log.items() if kind == c.ROLLED)
        rolls = [x for x in told["tried"] if x["id"] != "shot"]
        assert len(rolls) == rolled
        assert told["score"] == [m.state.get(side, c.GOALS) for side in range(2)]
        rows = {row["id"]: row for row in told["rows"]}
        for side in range(2):
            row = {id: one["of_side"][side] for id, one in rows.items()}
            tried = [x for x in told["tried"] if x["side"] == side]
            shots = [x for x in tried if x["id"] == "shot"]
            goals = [g for g in told["goals"] if g["side"] == side]
            rolls = [x for x in tried if x["id"] != "shot"]
            assert len(goals) == told["score"][side]
            assert len(goals) == sum(s["result"] == "goal" for s in shots)
            assert row["shots"] == len(shots)
            hoped = added([s["goal"] for s in shots])
            assert Fraction(*row["expected"]) == hoped
            luck = len(goals) - hoped
            luck += sum(r["won"] for r in rolls) - added([r["chance"] for r in rolls])
            assert Fraction(*told["luck"][side]) == luck
            for id, kinds in (("defended", ["defence"]), ("traps", ["trap", "person"])):
                own = [r for r in rolls if r["id"] in kinds]
                assert rows[id]["tried"][side] == len(own)
                # with what a Player card added later, which the die alone did not bring
                assert row[id] == sum(r["result"] == "won" for r in own)
            assert told["faces"][side].get("d20", [0, 0])[1] == len(rolls)
            used = {what: sum(n for _, n in held) for what, held in told["used"][side].items()}
            assert used["abilities"] == row["stars"]
            assert used["people"] == row["people"] == log[c.PERSON_PLAYED, side]
            assert row["given"] <= row["attacks"]
            assert Fraction(*row["points"]) <= 8
            # the taken shots of a side are those whose die or number it showed
            dice = told["faces"][side].get("d6", [0, 0])
            assert dice[1] <= dice[0] <= 6 * dice[1]
            fouls = [f for f in told["fouls"] if f["side"] == side]
            assert len(fouls) == log[c.FOUL_BY, side] == sum(r["result"] == "foul" for r in rolls)
            shown = Counter(f["shown"] for f in fouls)
            assert (shown["yellow"], shown["red"]) == (log[c.YELLOW, side], log[c.RED, side])
            given = Counter(
                int(e.b) for e in m.log.events if e.kind == c.SET_PIECE_IS and e.a == side
            )
            assert row["corners"] == given[c.CORNER]
            assert row["free-kicks"] == given[c.INDIRECT] + given[c.DIRECT]
            seen["free kick awarded"] += row["free-kicks"]
            kicks = [k["goal"] for k in told["kicks"] if k["side"] == side]
            assert len(kicks) == m.state.get(side, c.SHOTS)
            assert sum(kicks) == m.state.get(side, c.SCORED)
            assert row["fouls"] == len(fouls)
            assert row["cards"] == shown["yellow"] + shown["red"]
        for x in told["tried"]:
            if x["id"] == "shot":
                assert sum(Fraction(*x[w]) for w in ("goal", "corner", "save", "off")) == 1
                seen[f"{x['piece']} {x['result']}"] += 1
                continue
            won = x["natural"] + x["added"] >= x["need"]
            assert x["won"] == (won and x["result"] != "foul")
            assert x["result"] != "won" or x["won"] or x["id"] == "defence"
            if x["id"] == "defence":
                enough = x["natural"] + x["added"] + x["later"] >= x["need"]
                assert (x["result"] == "won") == (enough and x["result"] != "foul")
            seen[x["id"]] += 1
    assert wanted <= set(seen)


@pytest.mark.parametrize(
    ("ground", "home"),
    [("none", [False, False]), ("0", [True, False]), ("1", [False, True])],
)
def test_a_report_says_who_was_at_home(ground: str, home: list[bool]) -> None:
    """WF-200"""
    told: Any = report_of(ROOM, played(1, "professional", ground_side=ground))
    assert told["home"] == home


def test_a_match_that_goes_on_has_none() -> None:
    settled = settle(GAME.choices, GAME.presets, {})
    assert report_of(ROOM, Match(GAME, setup(ROOM, 2, settled), Seeded(1))) == {}
