"""The match in figures: what it adds up is what was played."""

from __future__ import annotations

from fractions import Fraction

import pytest

from touchline.core.choices import settle
from touchline.core.rng import Rng
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.odds import shot_odds, success
from touchline.games.streetsoccer.rules.game import GAME as STREET
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.setups import setup
from touchline.play.tapes import report_of
from touchline.rooms import ROOMS


def played(seed: int, preset: str, given: dict[str, str] | None = None):
    """A whole match at random."""
    settled = settle(GAME.choices, GAME.presets, given or {}, preset)
    m = Match(GAME, setup(ROOM, 2, settled), Seeded(seed))
    rng = Rng(seed)
    while m.ask.decisions:
        q = m.ask.decisions[0]
        # an attack wherever one is open: random matches hardly ever shoot
        best = [code for code in q.options if 188 <= code < 203 or code >= 219]
        some = best if best and rng.below(4) else q.options
        m.answer(q.seat, some[rng.below(len(some))])
    return m


@pytest.mark.parametrize("preset", ["poussin", "match", "cup", "tie"])
def test_figures_agree_with_one_another_and_with_the_score(preset):
    kinds, results = set(), set()
    for seed in range(12):
        m = played(seed, preset)
        told = report_of(ROOM, m)
        if told["injuries"]:
            assert {row["side"] for row in told["injuries"]} <= {0, 1}
        rows = {row["id"]: row for row in told["rows"]}
        for club in range(2):
            goals = [g for g in told["goals"] if g["side"] == club]
            tried = [x for x in told["tried"] if x["side"] == club]
            shots = [x for x in tried if x["id"] == "shot"]
            assert len(goals) == told["score"][club]
            assert len(goals) == sum(s["result"] == "goal" for s in shots)
            assert rows["shots"]["of_side"][club] == len(shots)
            hoped = sum((Fraction(*s["goal"]) for s in shots), Fraction(0))
            assert Fraction(*rows["expected"]["of_side"][club]) == hoped
            luck = sum((x["won"] - Fraction(*x["chance"]) for x in tried), Fraction(0))
            assert Fraction(*told["luck"][club]) == luck
            rolled = 0
            for row, kind in (("tackles", "tackle"), ("supports", "support")):
                own = [x for x in tried if x["id"] == kind]
                assert rows[row]["of_side"][club] == sum(x["won"] for x in own)
                assert rows[row]["tried"][club] == len(own)
                assert all(x["won"] == (x["result"] == "won") for x in own)
                rolled += len(own)
            total, count = told["faces"][club].get("d6", (0, 0))
            assert count <= total <= 6 * count
            assert count >= 2 * rolled + len(shots)
            assert rows["cards"]["of_side"][club] == sum(x["side"] == club for x in told["cards"])
        shots = [x for x in told["tried"] if x["id"] == "shot"]
        assert all(
            Fraction(*s["goal"]) + Fraction(*s["save"]) + Fraction(*s["corner"]) == 1 for s in shots
        )
        assert all(s["chance"] == s["goal"] for s in shots)
        assert sum(rows["possession"]["of_side"]) > 0
        if preset in ("tie", "cup"):
            kicks = [0, 0]
            for kick in told["kicks"]:
                kicks[kick["side"]] += kick["goal"]
            view = GAME.view(m.state, 2)
            clubs = ROOMS["footclub"].words.view(view).clubs
            assert kicks == [one.converted for one in clubs]
        kinds |= {s["piece"] for s in shots}
        results |= {s["result"] for s in shots}
    assert "set_attack" in kinds
    assert {"goal", "save"} <= results


def test_a_match_that_goes_on_and_a_game_without_figures_have_none():
    m = Match(
        GAME,
        setup(ROOM, 2, settle(GAME.choices, GAME.presets, {}, "poussin")),
        Seeded(1),
    )
    assert report_of(ROOM, m) == {}
    street = Match(
        STREET, setup(ROOMS[STREET.name], 2, settle(STREET.choices, STREET.presets, {})), Seeded(1)
    )
    street.resign(0)
    assert report_of(ROOMS[STREET.name], street) == {}


def test_a_match_that_was_given_up_is_told_up_to_there():
    m = Match(
        GAME,
        setup(ROOM, 2, settle(GAME.choices, GAME.presets, {}, "poussin")),
        Seeded(1),
    )
    m.resign(0)
    assert report_of(ROOM, m)["goals"] == []


@pytest.mark.parametrize(
    ("modifier", "aggressive", "chance"),
    [  # FootClub's §4.1, whole action
        (0, False, Fraction(7, 12)),
        (0, True, Fraction(109, 144)),
        (1, True, Fraction(191, 216)),
        (-1, False, Fraction(5, 12)),
        (-1, True, Fraction(125, 216)),
    ],
)
def test_chances_of_tackles_and_supports(modifier, aggressive, chance):
    assert success(modifier, aggressive) == chance


@pytest.mark.parametrize(
    ("bonus", "goal", "save", "corner"),
    [  # FootClub's §4.2
        (-5, "1/72", "35/36", "1/72"),
        (-1, "25/72", "7/12", "5/72"),
        (0, "1/2", "5/12", "1/12"),
        (2, "7/9", "1/6", "1/18"),
        (5, "71/72", "0", "1/72"),
    ],
)
def test_chances_of_shots(bonus, goal, save, corner):
    odds = shot_odds(bonus, 0, False, False)
    assert [odds["goal"], odds["save"], odds["corner"]] == [*map(Fraction, (goal, save, corner))]
    simple = shot_odds(bonus, 0, False, True)
    assert simple["goal"] == Fraction(goal)
    assert simple["save"] == 1 - Fraction(goal)


def test_chances_once_the_defence_has_rolled_and_in_a_second_roll():
    assert shot_odds(-1, 4, False, False) == {
        "goal": Fraction(1, 6) + Fraction(1, 12),  # a six, or a five and then a second roll
        "save": Fraction(4, 6),
        "corner": Fraction(1, 12),
    }
    assert shot_odds(3, 0, True, False)["goal"] == Fraction(1, 2)
    assert shot_odds(3, 6, True, False) == {
        "goal": Fraction(1, 12),
        "save": Fraction(0),
        "corner": Fraction(11, 12),
    }
