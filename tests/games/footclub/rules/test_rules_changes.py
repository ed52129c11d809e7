"""FC-158 to FC-166, FC-188: substitutions, the boost, swaps and reorganisation."""

from __future__ import annotations

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import BENCH, STANDARD, match
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c

FB, AM, FW = "FB3 FB1", "AM3 AM1", "FW3 FW1"
ALL_THREE = STANDARD.replace("FB1", "FB3").replace("AM1", "AM3").replace("FW1", "FW3")


def step(**given) -> Play:
    """Step 2b, blue (away) first."""
    return match("changes", home=given.pop("home", "red"), **given)


def next_step(p: Play) -> Play:
    """Blue's change in the next turn."""
    p.quiet("DRAW").draws().quiet("CHANGE")
    while p.due() != "blue":
        p.play("pass")
    return p


def test_fc_158_at_most_three_in_a_match_one_by_one_or_together() -> None:
    p = step().change(f"{FB}, {AM}, {FW}", ALL_THREE)
    assert p.get("blue", c.SUBS) == 3
    assert p.lines("blue") == ALL_THREE
    p = step()
    for pair, old, new in ((FB, "FB1", "FB3"), (AM, "AM1", "AM3"), (FW, "FW1", "FW3")):
        assert (p.due(), p.phase()) == ("blue", "CHANGE")
        p.change(pair, p.lines("blue").replace(old, new))
        p.quiet("DRAW").draws().quiet("CHANGE")
    assert p.due() == "red"  # blue, away, is not asked: it has none left
    assert p.lines("blue") == ALL_THREE


def test_fc_158_no_fourth() -> None:
    p = step(used=(1, 0), bench=BENCH)
    p.play("FB3", "FB1", "AM3", "AM1")
    assert p.open() == ["pass"]
    assert p.shut()["FW3"] == "NO_SUBS"


def test_fc_158_who_left_cannot_return() -> None:
    p = next_step(step().change(FW, STANDARD.replace("FW1", "FW3")))
    assert p.spot("FW1") == "OFF"
    assert "FW1" not in p.open()
    assert p.shut()["FW1"] == "WENT_OFF"


def test_fc_158_nobody_comes_on_and_off_in_one_step() -> None:
    p = step().play("FB3", "FB1", "CB3")
    assert "FB3" not in p.open()
    assert {"CB1", "CB2"} <= set(p.open())


def test_fc_158_the_entrants_ascend() -> None:
    p = step().play("CB3", "CB1")
    assert "FB3" not in p.open()
    assert p.open() == ["pass", "DM3", "AM3", "FW3"]


def test_fc_159_in_step_2b_of_any_turn_but_not_at_half_time() -> None:
    p = match("fans", hands=("as", ""), turn=3).each("pass", "pass")
    assert p.phase() == "CHANGE"
    p = match("discard", turn=5)
    seen = len(p.phases)
    p.quiet("PLACE_FAN")
    assert "CHANGE" not in p.phases[seen:]
    assert (p.t.period, p.t.turn) == (2, 1)
    p.each("pass", "pass")
    assert p.phase() == "CHANGE"


@pytest.mark.parametrize(("home", "first"), [("red", "blue"), ("blue", "red")])
def test_fc_160_fc_188_away_completes_all_before_home_begins(home: str, first: str) -> None:
    p = step(home=home)
    assert p.due() == first
    lines = STANDARD if first == "blue" else STANDARD.lower()
    pair = FW if first == "blue" else FW.lower()
    one, two = pair.split()
    p.change(pair, lines.replace(two, one))
    assert p.due() != first
    assert p.told("SUBSTITUTED")  # home knows them


def test_fc_160_a_change_is_announced_in_the_open() -> None:
    p = step().play("FW3", "FW1")
    assert p.view("red").run == p.view("blue").run == [c.PLAYER + NUMBER[n] for n in ("FW3", "FW1")]
    assert p.spot("FW3") == "BENCH"  # nothing happens before it is complete


def test_fc_161_the_line_up_must_be_legal_at_the_end_only() -> None:
    """FC-Q23: a fourth centre back is no line-up unless another change mends it."""
    blue = "FB1 FB2 | CB1 CB2 CB3 | DM1 | AM1 AM2 AM3 | FW1"
    p = step(blue=blue, bench="CB4 DM2 FW2").play("CB4")
    assert "AM1" in p.open()  # illegal for now
    p.play("AM1")
    assert p.open() == ["DM2", "FW2"]
    assert p.shut()["pass"] == "NO_LINE"
    p.play("DM2", "CB1")
    assert "pass" in p.open()


def test_fc_161_nobody_comes_on_who_leads_nowhere() -> None:
    blue = "FB1 FB2 | CB1 CB2 CB3 | DM1 DM2 DM3 | AM1 | FW1"
    short = {"blue": blue.replace("DM3 ", "").replace(" DM3", ""), "reds": (1, 0)}
    p = step(**short, bench="CB4", used=(2, 0))
    p.play("CB4")
    assert p.open() == ["CB1", "CB2", "CB3"]
    assert p.shut()["FW1"] == "NO_LINE"


def test_fc_161_only_outfield_players() -> None:
    p = step()
    assert not {"KEEPER", "COACH", "KEEPER3"} & set(p.open())
    p.play("FW3")
    assert not {"KEEPER", "COACH"} & set(p.open())


def test_fc_162_the_entrant_is_fresh_and_has_no_yellow() -> None:
    people = {"FW3": "ball_winner"}
    p = step(people=people).change(
        f"AM3 AM1, {FW}", STANDARD.replace("AM1", "AM3").replace("FW1", "FW3")
    )
    assert (p.fresh("AM3"), p.fresh("FW3"), p.t.yellows(NUMBER["AM3"])) == (1, 2, 0)


def test_fc_162_in_a_second_leg_with_half_card_and_scar() -> None:
    p = step(tokens={"FW3": "half scar"}).change(FW, STANDARD.replace("FW1", "FW3"))
    assert (p.stars("FW3"), p.fresh("FW3")) == (2, 1)
    assert p.t.tokens[NUMBER["FW3"]] & c.HALF


@pytest.mark.parametrize(
    ("period", "turn", "boosted"),
    [(1, 5, False), (2, 1, False), (2, 3, False), (2, 4, True), (2, 5, True),
     (3, 1, True), (3, 2, True), (3, 3, True)],
)  # fmt: skip
def test_fc_163_fc_214_the_boost(period: int, turn: int, boosted: bool) -> None:
    p = step(period=period, turn=turn).change(FW, STANDARD.replace("FW1", "FW3"))
    assert p.stars("FW3") == (4 if boosted else 3)
    assert p.stars("FW2") == 3


def test_fc_163_until_the_end_of_the_match_extra_time_included() -> None:
    p = step(period=2, turn=5, options={"draw_decider": "extra_time"})
    p.change(FW, STANDARD.replace("FW1", "FW3")).quiet("TACTICS").quiet("PLACE_FAN")
    assert (p.t.period, p.stars("FW3")) == (3, 4)


def test_fc_164_values_are_those_of_the_new_line_up() -> None:
    p = step(people={"FW3": "5", "CB3": "1"})
    p.change("CB3 CB1, FW3 FW1", STANDARD.replace("CB1", "CB3").replace("FW1", "FW3"))
    assert (p.att("blue"), p.defence("blue")) == (18, 20)
    assert p.view("red").values[:2] == [18, 20]


def test_fc_165_a_swap_inside_a_line() -> None:
    """Ball and tokens stay on their player."""
    p = step(ball="FW1", tokens={"FW1": "yellow fresh0"}).play("pass", "pass")
    assert (p.phase(), p.due()) == ("SWAP", "both")
    p.each("swap FW 1-2", "pass")
    assert p.lines("blue").endswith("FW2 FW1")
    assert (p.holder(), p.fresh("FW1"), p.t.yellows(NUMBER["FW1"])) == ("FW1", 0, 1)


@pytest.mark.parametrize(
    ("which", "order"), [("1-2", "DM2 DM1 DM3"), ("1-3", "DM3 DM2 DM1"), ("2-3", "DM1 DM3 DM2")]
)
def test_fc_165_any_two_of_three(which: str, order: str) -> None:
    blue = STANDARD.replace("DM2", "DM2 DM3").replace(" FW2", "")
    p = step(blue=blue).play("pass", "pass")
    assert [a for a in p.open("blue") if "DM" in a] == [
        f"swap DM {w}" for w in ("1-2", "1-3", "2-3")
    ]
    assert not [a for a in p.open("blue") if "FW" in a]  # a line of one
    p.each(f"swap DM {which}", "pass")
    assert f"| {order} |" in p.lines("blue")


def test_fc_165_exactly_one_and_both_at_the_same_time() -> None:
    p = step().play("pass", "pass")
    before = p.view("red").key()
    p.play("swap FW 1-2", by="blue")
    assert p.due() == "red"
    assert p.view("red").key() == before
    assert p.lines("blue") == STANDARD
    p.play("swap CB 1-2", by="red")
    assert p.lines("blue") == STANDARD.replace("FW1 FW2", "FW2 FW1")
    assert p.lines("red") == STANDARD.lower().replace("cb1 cb2", "cb2 cb1")
    assert p.phase() != "SWAP"


def test_fc_165_fc_188_not_after_a_substitution() -> None:
    p = step().change(FW, STANDARD.replace("FW1", "FW3")).play("pass")
    assert (p.phase(), p.due()) == ("SWAP", "red")
    p = step().change(FW, STANDARD.replace("FW1", "FW3"))
    lines = STANDARD.lower().replace("fw1", "fw3")
    p.change(FW.lower(), lines)
    assert "SWAP" not in p.phases


def test_fc_166_a_substitution_allows_any_arrangement() -> None:
    people = {"CB1": "CB/FB versatile", "FW2": "AM/FW versatile", "FB1": "CB/FB versatile"}
    p = step(people=people)
    new = "FB2 CB1 | FB1 CB2 | DM2 DM1 | AM2 FW2 AM1 | FW3"
    p.change("FW3 FW1", new)
    assert p.lines("blue") == new
    assert p.told("ARRANGED")[0][0] == 0


def test_fc_166_the_formation_may_change_with_the_players() -> None:
    p = step().play("DM3", "CB1", "pass")
    assert p.open() == ["shape 2-1-3-2-2"]
    p = step(people={"CB2": "CB/FB versatile", "FB2": "CB/FB versatile"}).play("CB3", "FB1", "pass")
    assert p.open() == ["shape 2-2-2-2-2"]
