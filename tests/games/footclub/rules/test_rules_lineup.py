"""FC-029 to FC-042: formation, ATT and DEF, optimisation."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.footclub.engine import Play, shape_word
from tests.games.footclub.laying import SQUAD, match, prematch
from tests.games.footclub.laying import STANDARD as TEN
from touchline.games.footclub.rules.shapes import legal, shape_of

TEAM_F = "FB1 FB2 | CB1 CB2 | DM1 DM2 DM3 | AM1 | FW1 FW2"
PEOPLE_F = {  # TV-01: ATT block 5 3 5 5, DEF block 3 3 4 4 3 4 3 3, profiles 5 / 3 / 2
    "COACH": "5 5/3/2", "KEEPER": "3", "FB1": "3 T", "FB2": "4 T", "CB1": "4 P", "CB2": "3 T",
    "DM1": "4 P", "DM2": "3 T", "DM3": "3 P", "AM1": "3 T", "FW1": "5 A", "FW2": "5 A",
    "AM2": "3 T", "AM3": "3 P", "FW3": "3 A",
}  # fmt: skip


def shapes(n: int, formation_set: int = 0) -> set[str]:
    every = product(range(3), range(4), range(4), range(4), range(4))
    return {
        shape_word(shape_of(*counts))
        for counts in every
        if sum(counts) == n and legal(shape_of(*counts), formation_set)
    }


def to_prematch(**given) -> Play:
    return prematch(**given).play("kop attack")


def styled(singles: str, doubles: str = "", style: str = "5/3/2") -> dict[str, str]:
    """People whose ten starters have these profiles, singles first: "TTTPA", "TP PA"."""
    starters = TEN.replace("|", "").split()
    profiles = [*singles, *doubles.split()]
    return {"COACH": style, **dict(zip(starters, profiles, strict=False))}


# -- formation -------------------------------------------------------------------------------------


def test_fc_029_ten_outfield_players_and_a_keeper() -> None:
    p = to_prematch()
    for answer in p.open("blue"):
        assert sum(int(n) for n in answer.removeprefix("shape ").split("-")) == 10
    p.wander(1, "PLACE_FAN")
    assert p.t.outfielders(0) == p.t.outfielders(1) == 10
    assert (p.spot("KEEPER"), p.spot("COACH")) == ("PITCH", "BENCH")


def test_fc_030_between_one_and_three_in_front_and_three_together() -> None:
    for shape in shapes(10):
        am, fw = (int(n) for n in shape.split("-")[3:])
        assert 1 <= am <= 3
        assert 1 <= fw <= 3
        assert am + fw >= 3
    assert "2-3-3-1-1" not in shapes(10)


def test_fc_031_the_back_lines() -> None:
    for shape in shapes(10):
        fb, cb, dm = (int(n) for n in shape.split("-")[:3])
        assert 1 <= dm <= 3
        assert 1 <= cb <= 3
        assert fb in (0, 2)
        assert fb == 2 or cb == 3
        assert fb + cb + dm <= 7
    assert {"2-3-1-3-1", "0-3-2-2-3"} <= shapes(10)
    assert "0-2-2-3-3" not in shapes(10)


def test_fc_032_tv_11_twenty_four_formations_or_twenty_one() -> None:
    full, less = shapes(10), shapes(10, 1)
    assert (len(full), len(less)) == (24, 21)
    assert full - less == {"0-3-3-1-3", "0-3-3-2-2", "0-3-3-3-1"}


@pytest.mark.parametrize(("formation_set", "count"), [("listed", 24), ("twenty_one", 21)])
def test_fc_032_the_option_formation_set_decides_what_is_offered(formation_set, count) -> None:
    """With players enough for every line, and the reason for the three."""
    squad = SQUAD + " CB4"
    p = to_prematch(blue=squad, options={"formation_set": formation_set})
    assert len(p.open("blue")) == count
    shut = p.shut("blue")
    barred = {answer for answer, why in shut.items() if why == "NOT_LISTED"}
    three = {"shape 0-3-3-1-3", "shape 0-3-3-2-2", "shape 0-3-3-3-1"}
    assert barred == (three if count == 21 else set())


def test_fc_032_a_shape_that_the_squad_cannot_fill_is_shut() -> None:
    p = to_prematch(blue=SQUAD.replace("FB3", "AM4").replace("DM3", "FW4").replace("CB3", "FB3"))
    assert p.shut("blue")["shape 2-2-3-2-1"] == "NO_PLAYERS"
    assert p.shut("blue")["shape 0-3-2-3-2"] == "NO_PLAYERS"
    assert "shape 2-2-2-2-2" in p.open("blue")


def test_fc_033_only_on_a_printed_position() -> None:
    p = to_prematch(people={"CB3": "CB/FB versatile"}).play("shape 2-2-2-2-2", by="blue")
    assert p.open("blue") == ["FB1", "FB2", "FB3", "CB3"]
    assert p.shut("blue")["DM1"] == "WRONG_LINE"
    p.play("CB3", "FB2", by="blue")
    assert p.open("blue") == ["CB1", "CB2"]  # the order within a line is free
    p.play("CB2", by="blue")
    assert p.open("blue") == ["CB1"]


def test_fc_033_nobody_who_is_needed_on_another_line() -> None:
    p = to_prematch(
        blue="FB1 CB1 CB2 DM1 DM2 AM1 AM2 AM3 FW1 FW2 CB3",
        people={"CB3": "CB/FB versatile"},
    )
    p.play("shape 2-2-2-2-2", "FB1", by="blue")
    assert p.open("blue") == ["CB3"]
    p = to_prematch(
        blue="FB1 FB2 CB1 DM1 DM2 AM1 AM2 AM3 FW1 FW2 CB3",
        people={"CB3": "CB/FB versatile"},
    ).play("shape 2-2-2-2-2", by="blue")
    assert p.open("blue") == ["FB1", "FB2"]
    assert p.shut("blue")["CB3"] == "REST"


def test_fc_034_a_secret_choice() -> None:
    p = to_prematch()
    assert p.due() == "both"
    p.play("shape 2-2-2-2-2", by="blue")
    one = p.view("red").key()
    q = to_prematch()
    q.play("shape 2-3-1-3-1", by="blue")
    assert q.view("red").key() == one
    assert q.view("blue").key() != p.view("blue").key()


def test_fc_104_fc_105_tv_36_short_handed_line_ups() -> None:
    nine, nine_21 = shapes(9), shapes(9, 1)
    assert {"1-2-2-2-2", "2-2-2-2-1", "2-2-2-0-3", "1-1-3-3-1"} <= nine
    assert not {"1-3-3-1-1", "1-3-3-0-2", "2-3-3-0-1"} & nine
    assert "0-2-3-2-2" in nine
    assert "0-2-3-2-2" not in nine_21
    assert not {"1-2-2-3-2", "0-2-2-3-3"} & shapes(10)
    assert [len(shapes(n)) for n in (9, 8, 7)] == [72, 109, 123]  # TV-11
    assert [len(shapes(n, 1)) for n in (9, 8, 7)] == [65, 104, 121]


# -- values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "stars"),
    [("", 3), ("plus", 4), ("minus", 2), ("minus2", 1), ("minus4", 0), ("plus minus2", 2),
     ("scar", 2), ("yellow half", 3), ("scar minus plus", 2)],
)  # fmt: skip
def test_fc_035_stars_with_their_tokens(tokens: str, stars: int) -> None:
    """FC-Q19: several light injuries add up, never below nought."""
    assert match(tokens={"CB1": tokens}).stars("CB1") == stars


def test_fc_036_att_is_coach_and_front_players() -> None:
    p = match(people={"COACH": "5", "AM1": "4", "FW2": "5"}, tokens={"FW1": "plus"})
    assert p.att("blue") == 5 + 4 + 3 + 4 + 5
    assert p.att("red") == 4 + 4 * 3


def test_fc_037_def_is_keeper_and_back_players_less_the_malus() -> None:
    people = {"KEEPER": "5", "FB1": "4", "CB1": "5"}
    assert match(people=people).defence("blue") == 5 + 4 + 3 + 5 + 3 + 3 + 3
    booked = dict.fromkeys(("FB1", "AM1", "FW1"), "yellow")
    assert match(people=people, tokens=booked).defence("blue") == 26 - 1


@pytest.mark.parametrize(
    ("people", "expected"),
    [
        (styled("TTTTTPPPAA"), True),  # TV-07 in another style below
        (styled("TTTTTPPPPA"), False),
        (styled("TTTAAPPPPP", style="3/5/2"), True),
        (styled("TTTPPAAAAA", style="3/2/5"), True),
        (styled("TTTTPPPA", "TA PA"), True),  # TV-08 (a)
        (styled("TTTTTPPP", "TP PA"), False),  # TV-08 (b)
        (styled("TTTTPPAA", "TA TP"), True),  # TV-08 (c)
    ],
)
def test_fc_038_fc_039_fc_040_tv_07_tv_08_optimised(people: dict[str, str], expected: bool) -> None:
    p = match(people=people)
    assert p.optimised("blue") is expected
    bare = match(people={**people, "COACH": "4 0/0/10"})  # the same levels, hopeless style
    assert p.att("blue") == bare.att("blue") + (1 if expected else 0)
    assert p.defence("blue") == bare.defence("blue") + (1 if expected else 0)


def test_fc_038_tv_08_d_nobody_short_handed_is_optimised() -> None:
    p = match(people=styled("TTTTTPPPA", style="5/3/1"), blue=TEN.replace(" FW2", ""), reds=(1, 0))
    assert not p.optimised("blue")


def test_fc_038_the_keeper_has_no_say() -> None:
    people = {**styled("TTTTTPPPAA"), "KEEPER": "A"}
    assert match(people=people).optimised("blue")


def brute(style: list[int], masks: list[int]) -> bool:
    """Every way to read the doubles."""
    ways = [[p for p in range(3) if mask >> p & 1] for mask in masks]
    return any([pick.count(p) for p in range(3)] == style for pick in product(*ways))


def test_fc_040_every_reading_of_doubles_is_tried() -> None:
    names = TEN.replace("|", "").split()
    found = set()
    for doubles in product(("TP", "TA", "PA", "T", "P"), repeat=4):
        for singles in ("TTTTPP", "TTTPPA", "TTTTTP"):
            profiles = [*singles, *doubles]
            people = dict(zip(names, profiles, strict=True))
            p = match(people={**people, "COACH": "5/3/2"})
            masks = [sum({"T": 1, "P": 2, "A": 4}[x] for x in profile) for profile in profiles]
            assert p.optimised("blue") == brute([5, 3, 2], masks), profiles
            found.add(p.optimised("blue"))
    assert found == {True, False}


def test_fc_041_fc_164_tv_06_optimisation_is_lost_and_regained() -> None:
    people = styled("TTTTTPPPAA")
    p = match("changes", people={**people, "FW3": "T", "AM3": "A"}, home="red")
    assert p.optimised("blue")
    p.change("FW3 FW1", TEN.replace("FW1", "FW3"))
    assert not p.optimised("blue")  # a tactical player went, a technical one came
    p.quiet("DRAW").draws().quiet("CHANGE")
    p.change("AM3 AM1", TEN.replace("FW1", "FW3").replace("AM1", "AM3"))
    assert p.told("SUBSTITUTED")[1][0] == 0
    assert not p.optimised("blue")
    people["AM1"] = "T"  # now a technical one goes for a tactical one
    people["FB1"] = "P"
    p = match("changes", people={**people, "FW3": "T", "AM3": "A"}, home="red")
    p.change("FW3 FW1", TEN.replace("FW1", "FW3")).quiet("DRAW").draws().quiet("CHANGE")
    p.change("AM3 AM1", TEN.replace("FW1", "FW3").replace("AM1", "AM3"))
    assert p.optimised("blue")


def test_fc_042_values_follow_every_event() -> None:
    """Injury, card, end of the half: what is shown is what holds now."""
    p = match(hands=("", "tackle1"), tokens={"dm1": "yellow", "cb1": "yellow"})
    before = (p.att("blue"), p.defence("red"))
    p.play("tackle1 regular").roll(1, 1)
    assert (p.att("blue"), p.defence("red")) == (before[0] - 1, before[1] - 1)
    assert p.view("red").values[0] == p.att("blue")
    p.quiet("TACTICS")
    assert p.att("blue") == before[0]
    shown = p.shown("blue", "red")
    assert (shown["att"], shown["initial"]) == (p.att("blue"), p.att("blue") - p.defence("red"))


def test_tv_01_team_f() -> None:
    p = match(blue=TEAM_F, people=PEOPLE_F)
    assert (p.att("blue"), p.defence("blue")) == (19, 28)
    assert p.shown("blue", "blue")["limit"] == 3
    plain = match(blue=TEAM_F, people={**PEOPLE_F, "COACH": "5 3/5/2"})
    assert (plain.att("blue"), plain.defence("blue")) == (18, 27)


def test_tv_02_team_j_and_tv_03_team_r_and_tv_04_initial_bonuses() -> None:
    j = "FB1 FB2 | CB1 | DM1 | AM1 AM2 AM3 | FW1 FW2 FW3"
    people_j = {
        "COACH": "3 5/3/2", "AM1": "3 T", "AM2": "5 T", "AM3": "4 T", "FW1": "3 T", "FW2": "4 T",
        "FW3": "3 P", "KEEPER": "4", "FB1": "4 P", "FB2": "5 P", "CB1": "3 A", "DM1": "4 A",
    }  # fmt: skip
    r = "| cb1 cb2 cb3 | dm1 dm2 | am1 am2 | fw1 fw2 fw3"
    people_r = {
        "coach": "3 5/3/2", "am1": "4 T", "am2": "4 T", "fw1": "3 T", "fw2": "4 T", "fw3": "3 T",
        "keeper": "3", "cb1": "5 P", "cb2": "5 P", "cb3": "3 P", "dm1": "3 A", "dm2": "5 A",
    }  # fmt: skip
    captains = {"captains": ("DM1", "dm1")}
    p = match(blue=j, red=r, people={**people_j, **people_r}, **captains)
    assert (p.att("blue"), p.defence("blue")) == (26, 21)
    assert (p.att("red"), p.defence("red")) == (22, 25)
    assert (p.shown("blue", "blue")["limit"], p.shown("red", "red")["limit"]) == (6, 5)
    initial = [p.shown(club, "blue")["initial"] for club in ("blue", "red")]
    assert initial == [1, 1]  # J against R, R against J
    p = match(blue=TEAM_F, red=r, people={**PEOPLE_F, **people_r}, **captains)
    assert [p.shown(club, "blue")["initial"] for club in ("blue", "red")] == [-6, -6]
    to_red = {name.lower(): said for name, said in people_j.items()}
    p = match(blue=TEAM_F, red=j.lower(), people={**PEOPLE_F, **to_red}, **captains)
    assert [p.shown(club, "blue")["initial"] for club in ("blue", "red")] == [-2, -2]


@pytest.mark.parametrize(
    ("period", "turn", "att"), [(2, 3, 27), (2, 4, 30), (2, 5, 30), (1, 5, 27)]
)
def test_fc_101_fc_163_tv_05_three_for_three(period: int, turn: int, att: int) -> None:
    p = match("changes", blue=TEAM_F, bench="AM2 AM3 FW3", people=PEOPLE_F, home="red",
              period=period, turn=turn)  # fmt: skip
    p.change("AM2 CB2, AM3 DM2, FW3 DM3", "FB1 FB2 | CB1 | DM1 | AM1 AM2 AM3 | FW1 FW2 FW3")
    assert (p.att("blue"), p.defence("blue")) == (att, 18)
    assert not p.optimised("blue")
