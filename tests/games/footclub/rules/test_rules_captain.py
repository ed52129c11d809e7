"""FC-043 to FC-051: the captain, versatile and double-profile players."""

from __future__ import annotations

import pytest

from tests.games.footclub.laying import EVEN, SQUAD, match, prematch
from tests.games.footclub.laying import STANDARD as TEN
from tests.games.footclub.people import LINES
from touchline.games.footclub.rules import codes as c

# -- captain ---------------------------------------------------------------------------------------

MANY = {"CB1": "4 T", "FW1": "5 T", "AM1": "4 P", "DM1": "3 T", "AM2": "4 TP", "DM2": "5 PA"}


def captain_choice(people: dict[str, str], **options: str) -> list[str]:
    p = prematch(people=people, options=options).play("kop attack").arrange(TEN, by="blue")
    return p.open("blue")


@pytest.mark.parametrize(
    ("double", "expected"),
    [("true", ["CB1", "AM2", "FW1"]), ("false", ["CB1", "FW1"])],
)
def test_fc_043_fc_044_levels_4_and_5_of_the_preferred_profile(double, expected) -> None:
    everybody = dict.fromkeys(TEN.replace("|", "").split(), "3 T")
    assert captain_choice({**everybody, **MANY}, captain_double=double) == expected


def test_fc_044_the_others_are_shut() -> None:
    everybody = dict.fromkeys(TEN.replace("|", "").split(), "3 T")
    p = prematch(people={**everybody, **MANY}).play("kop attack").arrange(TEN, by="blue")
    assert p.shut("blue") == dict.fromkeys(
        ("FB1", "FB2", "CB2", "DM1", "DM2", "AM1", "FW2"), "NOT_CAPTAIN"
    )


def test_fc_044_tv_09_the_choice_of_team_j() -> None:
    people = {**dict.fromkeys(SQUAD.split(), "5 P"), "FW2": "4 T", "CB2": "5 T", "AM1": "3 T"}
    assert captain_choice(people) == ["CB2", "FW2"]


def test_fc_044_it_is_the_printed_level_that_counts() -> None:
    p = match("changes", people={"CB1": "4 T", "AM1": "3 T"}, home="red",
              tokens={"CB1": "minus", "AM1": "plus"})  # fmt: skip
    p.play("DM3", "DM1", "pass").arrange(TEN.replace("DM1", "DM3"))
    assert p.open() == ["CB1"]


@pytest.mark.parametrize(("style", "letter"), [("5/3/2", "T"), ("2/5/3", "P"), ("3/2/5", "A")])
def test_fc_045_the_preferred_profile_is_the_most_wanted(style: str, letter: str) -> None:
    people = {"COACH": style, "CB1": "4 T", "DM1": "4 P", "FW1": "4 A"}
    chosen = {"T": ["CB1"], "P": ["DM1"], "A": ["FW1"]}
    assert captain_choice(people) == chosen[letter]


@pytest.mark.parametrize(
    ("fallback", "expected"),
    [
        ("any", TEN.replace("|", "").split()),
        ("level3", ["FB2", "CB2", "DM1", "DM2", "AM1", "AM2", "FW1", "FW2"]),
        ("level5", ["FB1"]),
    ],
)
def test_fc_046_nobody_is_eligible(fallback: str, expected: list[str]) -> None:
    people = {**dict.fromkeys(SQUAD.split(), "3 P"), "FB1": "5 P", "CB1": "4 P"}
    assert captain_choice(people, captain_fallback=fallback) == expected


@pytest.mark.parametrize(("fallback", "level"), [("level3", "4 P"), ("level5", "3 P")])
def test_fc_046_nor_does_anybody_fit_the_fallback(fallback: str, level: str) -> None:
    people = dict.fromkeys(SQUAD.split(), level)
    found = captain_choice(people, captain_fallback=fallback)
    assert found == TEN.replace("|", "").split()


def test_fc_047_the_captain_gets_the_ball_that_no_card_gives() -> None:
    p = match("offensive", hands=("attack1 attack2", "")).play("attack1", "pass", "pass")
    p.shoot(6, 1)
    assert p.holder() == "dm1"  # a save
    p = match("offensive", hands=("attack1 attack2", ""), people=EVEN).play(
        "attack1", "pass", "pass"
    )
    p.shoot(1, 6)
    assert p.holder() == "dm1"  # a goal
    p = match("discard", turn=5).quiet("PLACE_FAN")
    assert p.holder() == "DM1"  # a new half


def test_fc_047_fc_097_the_carrier_leaves() -> None:
    p = match("changes", ball="FW1", home="red").change("FW3 FW1", TEN.replace("FW1", "FW3"))
    assert p.holder() == "DM1"


def test_fc_048_a_new_captain_at_once() -> None:
    p = match("changes", people={"FW1": "5 T", "AM1": "4 T"}, captains=("DM1", "dm1"), home="red")
    p.play("DM3", "DM1", "pass").arrange(TEN.replace("DM1", "DM3"))
    assert p.open() == ["AM1", "FW1"]
    assert p.play("AM1", "done").captain("blue") == "AM1"
    assert p.told("CAPTAIN_IS")[-1][0] == 0


# -- versatile and double --------------------------------------------------------------------------


def test_fc_049_versatile_players_stand_on_either_of_two_lines() -> None:
    people = {"CB3": "CB/FB versatile", "FW3": "AM/FW versatile"}
    p = prematch(people=people).play("kop attack")
    lines = "FB1 CB3 | CB1 CB2 | DM1 DM2 | AM1 FW3 | FW1 FW2"
    p.arrange(lines, by="blue").arrange(TEN.lower(), by="red")
    p.quiet("PLACE_FAN")
    assert p.lines("blue") == lines


def test_fc_050_fc_166_versatile_players_move_only_in_a_reorganisation() -> None:
    people = {"FB2": "CB/FB versatile", "CB3": "CB/FB versatile"}
    p = match("changes", people=people, home="red", bench="CB3 AM3")
    p.play("pass", "pass")
    assert p.phase() == "SWAP"
    assert p.open("blue") == ["pass", *(f"swap {line} 1-2" for line in LINES)]
    p = match("changes", people=people, home="red", bench="CB3 AM3")
    moved = "CB3 FB1 | FB2 CB2 | DM1 DM2 | AM1 AM2 | FW1 FW2"
    p.change("CB3 CB1", moved)
    assert p.lines("blue") == moved


def test_fc_051_a_second_profile_counts_for_style_and_captaincy_only() -> None:
    p = match("offensive", hands=("attack1 solo1", "ds1"), people={"FW1": "3 TP", "cb1": "TA"})
    plain = match("offensive", hands=("attack1 solo1", "ds1"))
    p.play("attack1")
    plain.play("attack1")
    assert p.t.raw == plain.t.raw
    assert p.open() == plain.open()
    assert p.fresh("FW1") == plain.fresh("FW1") == 1


def test_fc_070_a_versatile_player_is_no_ball_winner() -> None:
    p = match(people={"FB2": "CB/FB versatile", "DM1": "ball_winner"})
    assert (p.fresh("FB2"), p.fresh("DM1"), p.get("blue", c.SUBS)) == (1, 2, 0)
