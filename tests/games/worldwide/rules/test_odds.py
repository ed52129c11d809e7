"""§4.1 to §4.5: every chance as an exact fraction, from the engine's own dice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.worldwide.engine import Play
from tests.games.worldwide.laying import AMATEUR, match
from touchline.core.ids import FATE
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME

F = Fraction
ONE = F(1)
ENDS = ("GOAL", "OFF_TARGET", "SAVED_IT", "FOUL_BY", "WON_BALL", "FAILED")


def spread(p: Play, chance: F = ONE, found: Counter[str] | None = None) -> Counter[str]:
    """How likely each end is, by all that the dice can show; seats decline whatever they can."""
    found = Counter() if found is None else found
    story = p.story()
    end = next((word for word in ENDS if word in story), "")
    if ("SET_PIECE_IS", c.CORNER) in [
        (word, e.b) for word, e in zip(story, p.log.events, strict=True)
    ]:
        end = "CORNER"
    if end:
        found[end] += chance  # type: ignore[assignment]
        return found
    if GAME.due(p.t) != FATE:
        return spread(p.copy().say("pass" if "pass" in p.open() else "let"), chance, found)
    if p.phase() == "DRAW":
        return spread(p.copy().dealt(), chance, found)
    for face, part in p.odds().items():
        spread(p.copy().roll(face), chance * part, found)
    return found


# -- §4.1 ------------------------------------------------------------------------------------------

ROWS_41 = [  # card, answer, success in percent at 0 PA; five more for each point
    ("pass", "interception", 10), ("through_ball", "interception", 15),
    ("cross", "interception", 20), ("long_pass", "interception", 25), ("pass", "press", 15),
]  # fmt: skip


@pytest.mark.parametrize(("card", "answer", "at_nought"), ROWS_41)
@pytest.mark.parametrize("pa", range(9))
def test_wf_063_table_4_1_without_fouls(card: str, answer: str, at_nought: int, pa: int) -> None:
    options = {"fouls": "false"}
    p = match(card, answer, pa=0, options=options)
    p.t.pa = {"through_ball": 4, "cross": 5}.get(card, 0)
    p.say(f"play {card}")
    p.t.pa = pa
    found = spread(p.say(f"defend {answer}"))
    assert found["WON_BALL"] == F(at_nought + 5 * pa, 100)
    assert found["FAILED"] == 1 - found["WON_BALL"]


FOULS = {
    ("tackle", 0): "20 25 30 35 40 45 50 55 60",
    ("tackle", 3): "35 40 45 50 55 60 65 70 70",
    ("tackle", 6): "50 55 60 65 70 70 70 70 70",
    ("press", 0): "15 20 25 30 35 40 45 50 55",
    ("press", 3): "30 35 40 45 50 55 60 65 70",
    ("press", 6): "45 50 55 60 65 70 75 80 85",
}


@pytest.mark.parametrize(("answer", "block"), FOULS)
@pytest.mark.parametrize("pa", range(9))
def test_wf_150_table_4_1_with_fouls(answer: str, block: int, pa: int) -> None:
    p = match("shot", answer, pa=6)
    p.t.block = block
    p.say("play shot")
    p.t.pa = pa
    found = spread(p.say(f"defend {answer}"))
    assert found["WON_BALL"] == F(int(FOULS[answer, block].split()[pa]), 100)
    assert found["FOUL_BY"] == F(6 if answer == "tackle" else 3, 20)


def test_wf_170_yellow_and_red_of_a_tackle() -> None:
    for pa in (0, 4):
        seen = Counter[str]()
        for face in range(1, 21):
            p = match("dribble", "tackle pass", pa=pa).say("play dribble", "defend tackle")
            p.roll(face).dealt()
            seen.update({"YELLOW", "RED"} & set(p.story()))
        assert seen == {"YELLOW": 2, "RED": 1}


def test_wf_223_table_4_1_four_more() -> None:
    p = match("dribble", "press", people=("", "val2"), teams=("krestova", "valmora"), pa=4)
    p.say("play dribble").asks("DEFENCE").say("defend press")
    won = F(0)
    for face, part in p.odds().items():
        q = p.copy().roll(face)
        if q.phase() == "BOOST":
            q.say("person val2")
        won += part * ("WON_BALL" in q.story())
    assert won == F(11, 20)


# -- §4.2 to §4.4 ----------------------------------------------------------------------------------

PRO = {"fouls": "false"}
AMA_42 = {0: 15, 1: 21, 2: 26, 3: 30, 4: 33}
PRO_42 = {0: (15, 5, 10), 1: (20, 4, 6), 2: (24, 3, 3), 3: (27, 2, 1), 4: (29, 1, 0)}


def shoot(bonus: int, dice: int = 1, keeper: int = 0, **more: object) -> Counter[str]:
    p = match("shot", "", pa=6 + min(bonus, 2), piles=(None, 0), **more)  # type: ignore[arg-type]
    p.t.waiting = max(0, bonus - 2)
    p.say("play shot")
    p.t.shot_dice, p.t.keep_add = dice, keeper
    return spread(p)


@pytest.mark.parametrize("bonus", range(5))
def test_wf_081_wf_180_wf_185_table_4_2(bonus: int) -> None:
    ama = shoot(bonus, options=AMATEUR)
    assert ama == {"GOAL": F(AMA_42[bonus], 36), "SAVED_IT": 1 - F(AMA_42[bonus], 36)}
    goal, corner, save = (F(n, 36) for n in PRO_42[bonus])
    pro = shoot(bonus)
    assert [pro[word] for word in ("GOAL", "CORNER", "SAVED_IT", "OFF_TARGET")] == [
        goal, corner, save, F(6, 36)
    ]  # fmt: skip
    plain = shoot(bonus, options={"corners": "false"})
    assert (plain["SAVED_IT"], plain["CORNER"]) == (corner + save, 0)


def test_table_4_2_corners_without_wide_shots() -> None:
    found = shoot(1, options={"off_target": "false"})
    assert found == {"GOAL": F(21, 36), "CORNER": F(5, 36), "SAVED_IT": F(10, 36)}


AMA_43 = {0: 125, 1: 161, 2: 186, 3: 202}
PRO_43 = {0: (125, 35, 50), 1: (160, 24, 26), 2: (184, 15, 11), 3: (199, 8, 3)}


@pytest.mark.parametrize("bonus", range(4))
def test_6_5_table_4_3_the_best_of_two(bonus: int) -> None:
    assert shoot(bonus, 2, options=AMATEUR)["GOAL"] == F(AMA_43[bonus], 216)
    pro = shoot(bonus, 2)
    assert [pro[word] for word in ("GOAL", "CORNER", "SAVED_IT", "OFF_TARGET")] == [
        *(F(n, 216) for n in PRO_43[bonus]), F(6, 216)
    ]  # fmt: skip


def test_6_5_the_best_of_three() -> None:
    p = match("shot", "", pa=6, piles=(None, 0)).say("play shot")
    p.t.shot_dice = 3
    best: Counter[int] = Counter()
    for answer, part in p.odds().items():
        best[answer // 64] += part  # type: ignore[assignment]
    assert best == {n: F(n**3 - (n - 1) ** 3, 216) for n in range(1, 7)}


AMA_44 = {-3: 3, -2: 6, -1: 10, 0: 15, 1: 21, 2: 26, 3: 30}


@pytest.mark.parametrize("difference", AMA_44)
def test_wf_082_table_4_4_bonuses_of_the_keeper(difference: int) -> None:
    for bonus in range(max(0, difference), 4):
        found = shoot(bonus, keeper=bonus - difference, options=AMATEUR)
        assert found["GOAL"] == F(AMA_44[difference], 36)


@pytest.mark.parametrize(
    ("bonus", "row"), [(0, (6, 4, 20, 6)), (1, (10, 5, 15, 6)), (2, (15, 5, 10, 6))]
)
def test_table_4_4_professional(bonus: int, row: tuple[int, ...]) -> None:
    found = shoot(bonus, keeper=2)
    words = ("GOAL", "CORNER", "SAVED_IT", "OFF_TARGET")
    assert tuple(found[word] for word in words) == tuple(F(n, 36) for n in row)


# -- §4.5 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "goal"), [("false", F(21, 36)), ("true", F(20, 36))])
def test_wf_157_table_4_5_a_direct_free_kick(word: str, goal: F) -> None:
    p = match("dribble", "tackle", options={"free_kick_off_target": word}, pa=5)
    p.say("play dribble", "defend tackle").roll(5).dealt()
    p.log.events.clear()
    assert spread(p)["GOAL"] == goal


def test_wf_159_table_4_5_a_penalty() -> None:
    goals = 0
    for a in range(1, 7):
        for b in range(1, 7):
            p = (
                match("dribble", "tackle", pa=6)
                .say("play dribble", "defend tackle")
                .roll(5)
                .dealt()
            )
            p.say(f"number {a}", seat=0).say(f"number {b}", seat=1)
            goals += p.get(0, "GOALS")
    assert F(goals, 36) == F(5, 6)


@pytest.mark.parametrize(
    ("pa", "answer", "goal"),
    [(6, "press", F(11, 48)), (6, "tackle", F(5, 24)), (7, "press", F(7, 24)),
     (7, "tackle", F(21, 80)), (8, "press", F(13, 40)), (8, "tackle", F(13, 45))],
)  # fmt: skip
def test_table_4_5_a_shot_that_is_answered(pa: int, answer: str, goal: F) -> None:
    p = match("shot", answer, options=AMATEUR, pa=pa, piles=(None, 0))
    p.say("play shot", f"defend {answer}")
    total = F(0)
    for face, part in p.odds().items():
        q = p.copy().roll(face)
        q.log.events.clear()
        if q.phase() == "SHOT_ROLL":
            total += part * spread(q)["GOAL"]
    assert total == goal
