"""FC-052 to FC-069: match cards, the ball, and whom a ribbon names."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.footclub.laying import STANDARD, begin, match, prematch
from tests.games.footclub.people import COLOURS, NAMES
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.play import library
from touchline.rooms import ROOMS

SIX = "FB_L FB_R CB_L CB_R DM_L DM_R"
CELLS = ("FB1", "FB2", "CB1", "CB2", "DM1", "DM2")
SHORT = {"reds": (1, 0)}


# -- the deck --------------------------------------------------------------------------------------


def test_fc_052_forty_two_cards_of_eight_types() -> None:
    assert Counter(KIND) == {
        c.PRESSES: 6, c.TACKLES: 6, c.SET_ATTACK: 4, c.SOLO_RUN: 2, c.COUNTER_ATTACK: 3,
        c.FANS: 8, c.ATTACK_SUPPORT: 5, c.DEFENCE_SUPPORT: 8,
    }  # fmt: skip


ONE_OF_EACH = "press1 tackle1 attack1 solo1 counter1 fans as ds1"


def kinds(answers: list[str]) -> set[str]:
    return {answer.split()[0].rstrip("12345678") for answer in answers}


def test_fc_052_every_type_has_its_step() -> None:
    """And a card of another step says why it is shut."""
    p = match("fans", hands=(ONE_OF_EACH, ONE_OF_EACH), fans=(3, 3), kop="freshness",
              kop_spent=True, options={"spent_kop_counts": "false"})  # fmt: skip
    assert kinds(p.open("blue")) == {"pass", "fan"}
    assert p.shut("blue")["card press1"] == "FANS_ONLY"
    p.each("pass", "pass").play("pass", "pass").each("pass", "pass")
    assert kinds(p.open()) == {"pass", "press", "tackle"}
    assert p.shut()["card attack1"] == "POSSESSION_ONLY"
    assert p.shut()["card ds1"] == "POSSESSION_ONLY"
    assert p.shut()["card counter1"] == "AFTER_SAVE"
    p.play("pass")
    assert kinds(p.open()) == {"pass", "attack", "solo"}
    assert p.shut()["card press1"] == "OTHER_STEP"
    assert p.shut()["card counter1"] == "AFTER_SAVE"
    p.play("attack1")
    assert kinds(p.open()) == {"pass", "push"}
    assert "push 1 as" in p.open()
    assert p.shut()["card ds1"] == "DEFENDS_ONLY"
    assert p.shut()["card tackle1"] == "OTHER_STEP"
    assert p.shut()["card fans"] == "FANS_ONLY"
    p.play("pass")
    assert kinds(p.open()) == {"pass", "push", "ds"}
    assert p.shut()["card as"] == "ATTACKS_ONLY"
    p.play("pass").shoot(6, 1)
    assert kinds(p.open()) == {"pass", "counter"}
    assert p.shut()["card tackle1"] == "OTHER_STEP"


def test_fc_053_thirty_seven_cards_to_choose_from() -> None:
    p = prematch().play("kop attack")
    assert p.t.count(0, c.RESERVE) == 37
    assert p.fans("blue") == p.fans("red") == 5
    p.arrange(STANDARD, by="blue").play("FB1", by="blue")
    shut = p.asked("blue")
    assert [code - c.CARD for code in shut.shut] == [21, 22, 23, 24, 25]
    assert set(p.shut("blue").values()) == {"IN_STANDS"}


def test_fc_054_exactly_fourteen_single_cards() -> None:
    p = prematch().play("kop attack").arrange(STANDARD, by="blue").play("FB1", by="blue")
    asked = p.asked("blue")
    assert (asked.least, asked.most) == (14, 14)
    assert {f"card tackle{n}" for n in range(1, 7)} <= set(p.open("blue"))
    taken = 0
    while p.open("blue") != ["done"]:
        p.play(p.open("blue")[0], by="blue")
        taken += 1
    assert taken == 14
    p.play("done", by="blue").arrange(STANDARD.lower(), by="red").play("fb1", by="red")
    p.quiet("COLOUR")
    assert [p.t.count(0, place) for place in (c.PILE, c.RESERVE, c.HAND)] == [14, 23, 0]
    assert set(p.cards("blue", c.PILE)) == {f"press{n}" for n in range(1, 7)} | {
        f"tackle{n}" for n in range(1, 7)
    } | {"attack1", "attack2"}


def test_fc_054_every_set_of_cards_can_be_given_in_one_order() -> None:
    """Alike cards once: one fan of three, then the next; the last cards leave room for the rest."""
    p = prematch().play("kop attack").arrange(STANDARD, by="blue").play("FB1", by="blue")
    assert p.open("blue").count("card fans") == 1
    assert "card ds8" not in p.open("blue")  # thirteen more must come after it
    p.play("card counter3", "card fans", "card fans", "card fans", by="blue")
    assert p.open("blue").count("card as") == 1
    assert "card fans" not in p.open("blue")


def test_fc_055_the_suggested_choice_is_legal() -> None:
    p = prematch().play("kop attack").arrange(STANDARD, by="blue").play("FB1", by="blue")
    choice = "press1 press2 press3 tackle1 tackle2 tackle3 attack1 attack2 counter1 fans fans as as"
    p.play(*(f"card {card}" for card in f"{choice} ds1".split()), "done", by="blue")
    assert p.due() == "red"


@pytest.mark.parametrize(
    ("phase", "card", "why"),
    [
        ("possession", "tackle1", "tackle1 regular"),
        ("possession", "press1", "press1 token token"),
        ("offensive", "attack1", "attack1"),
        ("offensive", "solo1", "solo1"),
        ("counter", "counter1", "counter1"),
    ],
)
def test_fc_056_fc_069_no_target_no_card(phase: str, card: str, why: str) -> None:
    """A ribbon of one line only, and nobody is left in that line."""
    nobody = "FB1 FB2 | CB1 CB2 | DM1 DM2 DM3 | | FW1 FW2"
    ribbons = {card: "AM_L+FW_R" if card == "press1" else "AM_L"}
    ball = "fw1" if phase == "possession" else "FW1"
    p = match(phase, hands=(card, ""), blue=nobody, ball=ball, ribbons=ribbons, fans=(3, 3),
              home="red", **SHORT)  # fmt: skip
    assert p.open() == ["pass"]
    assert p.shut()[why] == "NO_TARGET"
    p = match(phase, hands=(card, ""), ball=ball, ribbons=ribbons, fans=(3, 3), home="red")
    assert why in p.open()


def test_fc_056_fc_069_a_defence_support_without_target() -> None:
    nobody = "fb1 fb2 | cb1 cb2 | dm1 dm2 dm3 | | fw1 fw2"
    for red in (nobody, STANDARD.lower()):
        p = match("offensive", hands=("attack1", "ds1"), red=red, ribbons={"ds1": "AM_L"},
                  reds=(0, 1))  # fmt: skip
        p.play("attack1", "pass")
        if red == nobody:
            assert p.shut()["ds1 regular"] == "NO_TARGET"
        assert ("ds1 regular" in p.open()) == (red != nobody)


# -- the ball --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_fc_057_one_player_on_the_pitch_has_the_ball(seed: int) -> None:
    p = begin({"format": "two_legged"}).wander(seed, "PREMATCH").quiet("DRAW")
    asked = 0
    for _ in p.walk(seed):
        if p.phase() in ("POSSESSION", "OFFENSIVE", "BONUS", "COUNTER", "PLACE_FAN"):
            assert p.t.is_at(p.t.ball, p.t.carrier, c.PITCH)
            asked += 1
    assert asked > 50


def test_fc_058_fc_183_one_colour_a_half() -> None:
    p = begin({"draw_decider": "none"}).wander(9)
    story = [e for e in p.story() if e in ("BALL_COLOUR", "PERIOD", "WHISTLE")]
    assert story == ["PERIOD", *["PERIOD", "BALL_COLOUR", "WHISTLE"] * 2]
    p = begin().wander(1, "COLOUR").happen(5)
    assert (p.t.colour, p.told("BALL_COLOUR")) == (5, [(5, 0)])
    for _ in p.walk(1, "TACTICS"):
        assert p.t.colour == 5


# -- whom a ribbon names ---------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "player"), [*zip(COLOURS, CELLS, strict=True)])
def test_fc_059_the_cell_of_the_colour(colour: str, player: str) -> None:
    p = match(ball="fw1", hands=("tackle1", ""), ribbons={"tackle1": SIX}, colour=colour)
    assert p.aims("blue", "tackle1") == [player]
    p.play("tackle1 regular")
    assert p.told("TACKLE_BY")[0][1] // 128 == NAMES.index(player)


def test_fc_060_a_ribbon_names_players_of_its_own_club() -> None:
    for club, names in (("blue", CELLS), ("red", [name.lower() for name in CELLS])):
        ball = "fw1" if club == "blue" else "FW1"
        p = match(ball=ball, hands=("tackle1", "tackle1"), ribbons={"tackle1": SIX})
        assert p.aims(club, "tackle1") == [names[0]]


def test_fc_061_no_two_cards_of_a_type_have_one_ribbon() -> None:
    ribbons = library.numbers(ROOMS["footclub"])["ribbon"]
    rows = [tuple(ribbons[n * 12 : n * 12 + 12]) for n in range(42)]
    bare = [n for n in range(42) if set(rows[n]) == {-1}]
    assert {KIND[n] for n in bare} == {c.FANS, c.ATTACK_SUPPORT}
    shown = [row for n, row in enumerate(rows) if n not in bare]
    types = [KIND[n] for n in range(42) if n not in bare]
    assert len(set(zip(types, shown, strict=True))) == 29


@pytest.mark.parametrize(
    ("line", "left", "right"),
    [
        ("DM1 DM2", "DM1", "DM2"),  # FC-062
        ("DM1", "DM1", "DM1"),  # FC-063
        ("DM1 DM2 DM3", "DM1", "DM3"),  # FC-064 never the one in the middle
    ],
)
def test_fc_062_fc_063_fc_064_tv_12_left_and_right(line: str, left: str, right: str) -> None:
    """Ball orange, a tackle whose orange cell is DM_L."""
    blue = STANDARD.replace("DM1 DM2", line).replace("FW1 FW2", "FW1")
    for cell, player in (("DM_L", left), ("DM_R", right)):
        p = match(ball="fw1", blue=blue, hands=("tackle1", ""), colour="orange",
                  ribbons={"tackle1": f"FB_L {cell} FB_L FB_L FB_L FB_L"})  # fmt: skip
        assert p.aims("blue", "tackle1") == [player]


@pytest.mark.parametrize("line", ["CB", "DM", "AM", "FW"])
def test_fc_064_holds_for_every_line(line: str) -> None:
    """FC-Q05."""
    three = STANDARD.replace(f"{line}1 {line}2", f"{line}1 {line}2 {line}3").replace("FB2 ", "")
    for cell, player in ((f"{line}_L", f"{line}1"), (f"{line}_R", f"{line}3")):
        p = match(ball="fw1", blue=three, hands=("tackle1", ""), ribbons={"tackle1": cell})
        assert p.aims("blue", "tackle1") == [player]


def test_fc_065_tv_13_a_centre_back_stands_in_for_a_full_back() -> None:
    blue = "| CB1 CB2 CB3 | DM1 DM2 | AM1 AM2 | FW1 FW2 FW3"
    for cell, player in (("FB_L", "CB1"), ("FB_R", "CB3")):
        p = match(ball="fw1", blue=blue, hands=("tackle1", ""), ribbons={"tackle1": cell})
        assert p.aims("blue", "tackle1") == [player]


def test_fc_066_tv_15_one_full_back_is_both() -> None:
    blue = STANDARD.replace("FB1 FB2", "FB2")
    for cell in ("FB_L", "FB_R"):
        p = match(ball="fw1", blue=blue, hands=("tackle1", ""), ribbons={"tackle1": cell}, **SHORT)
        assert p.aims("blue", "tackle1") == ["FB2"]


@pytest.mark.parametrize(
    ("colour", "player"),
    [("red", "FB1"), ("yellow", "CB2"), ("green", "CB2"), ("blue", "FB1"), ("violet", "FB1")],
)
def test_fc_067_tv_16_the_next_cell_to_the_right(colour: str, player: str) -> None:
    """Without AM: yellow moves on to green; blue and violet wrap round to red."""
    blue = "FB1 FB2 | CB1 CB2 | DM1 DM2 | | FW1 FW2 FW3"
    p = match(ball="fw1", blue=blue, hands=("tackle1", ""), colour=colour, **SHORT,
              ribbons={"tackle1": "FB_L DM_L AM_L CB_R AM_R AM_L"})  # fmt: skip
    assert p.aims("blue", "tackle1") == [player]


def test_fc_067_without_full_and_centre_backs() -> None:
    """The line is empty after the stand-in, too."""
    blue = "| | DM1 DM2 | AM1 AM2 AM3 | FW1 FW2"
    p = match(ball="fw1", blue=blue, hands=("tackle1", ""), reds=(3, 0),
              ribbons={"tackle1": "FB_R CB_L DM_R DM_L DM_L DM_L"})  # fmt: skip
    assert p.aims("blue", "tackle1") == ["DM2"]


def test_tv_14_press_of_two() -> None:
    """Ball red, a press with (FW_R, AM_L): a freshness of each, the ball on FW_R."""
    p = match(ball="fw1", hands=("press1", ""))
    assert p.aims("blue", "press1") == ["FW2", "AM1"]
    p.play("press1 token token")
    assert (p.fresh("FW2"), p.fresh("AM1"), p.fresh("FW1")) == (0, 0, 1)
    assert p.holder() == "FW2"
    assert p.t.colour == 1


NO_FB = "| CB1 CB2 CB3 | DM1 DM2 | AM1 AM2 | FW1 FW2 FW3"


@pytest.mark.parametrize(
    ("shift", "expected"),
    [
        ("whole_cell", ["DM1", "AM1"]),
        ("per_target", ["CB1", "AM1"]),
        ("literal", ["CB1", "CB1"]),
    ],
)
def test_fc_068_tv_17_a_cell_that_names_one_player_twice(shift: str, expected: list[str]) -> None:
    """No FB, cell (FB_L, CB_L); the next cell is (DM_L, AM_L)."""
    p = match(ball="fw1", blue=NO_FB, hands=("press1", ""), options={"press_shift": shift},
              ribbons={"press1": "FB_L+CB_L DM_L+AM_L FW_L+AM_L FW_L+AM_L FW_L+AM_L FW_L+AM_L"},
              )  # fmt: skip
    assert p.aims("blue", "press1") == expected


@pytest.mark.parametrize(
    ("shift", "expected"),
    [
        ("whole_cell", ["DM1", "CB1"]),
        ("per_target", ["FW1", "CB1"]),
        ("literal", ["DM1", "CB1"]),
    ],
)
def test_fc_068_a_cell_with_a_missing_second_target(shift: str, expected: list[str]) -> None:
    no_am = "FB1 FB2 | CB1 CB2 | DM1 DM2 | | FW1 FW2 FW3"
    p = match(ball="fw1", blue=no_am, hands=("press1", ""), options={"press_shift": shift}, **SHORT,
              ribbons={"press1": "FW_L+AM_L DM_L+CB_L CB_L+FB_L CB_L+FB_L CB_L+FB_L CB_L+FB_L"},
              )  # fmt: skip
    assert p.aims("blue", "press1") == expected


def test_fc_068_per_target_keeps_the_second_when_only_the_first_is_missing() -> None:
    """FC-Q06: the found target stays, the other one alone finds its own colour."""
    no_am = "FB1 FB2 | CB1 CB2 | DM1 DM2 | | FW1 FW2 FW3"
    p = match(ball="fw1", blue=no_am, hands=("press1", ""), **SHORT,
              options={"press_shift": "per_target"},
              ribbons={"press1": "AM_L+FW_L FW_L+CB_L DM_R+CB_L CB_L+FB_L CB_L+FB_L CB_L+FB_L"},
              )  # fmt: skip
    assert p.aims("blue", "press1") == ["DM2", "FW1"]


def test_fc_068_literal_at_full_strength_one_player_pays_twice() -> None:
    """One point with the own token, the other with a fan; the ball goes to that player."""
    p = match(ball="fw1", blue=NO_FB, hands=("press1", ""), options={"press_shift": "literal"},
              ribbons={"press1": "FB_L+CB_L"}, people={"CB1": "ball_winner"})  # fmt: skip
    assert p.shut()["press1 token token"] == "SAME_TOKEN"
    p.play("press1 token fan")
    assert (p.holder(), p.fresh("CB1"), p.fans("blue")) == ("CB1", 1, 4)


def test_fc_068_literal_shifts_the_cell_when_short_handed() -> None:
    short = NO_FB.replace(" FW3", "")
    p = match(ball="fw1", blue=short, hands=("press1", ""), options={"press_shift": "literal"},
              ribbons={"press1": "FB_L+CB_L DM_L+AM_L FW_L+AM_L FW_L+AM_L FW_L+AM_L FW_L+AM_L"},
              **SHORT)  # fmt: skip
    assert p.aims("blue", "press1") == ["DM1", "AM1"]


def test_fc_069_a_press_whose_cells_all_fail() -> None:
    p = match(ball="fw1", blue=NO_FB, hands=("press1", ""), ribbons={"press1": "FB_L+CB_L"})
    assert p.aims("blue", "press1") == []
    assert p.shut()["press1 token token"] == "NO_TARGET"
