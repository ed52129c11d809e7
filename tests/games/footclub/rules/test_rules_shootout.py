"""FC-216 to FC-219: the shoot-out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import STANDARD, match
from tests.games.footclub.people import NAMES
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.voice.viewing import view as shown
from touchline.play.shown import plain

FIVE = "FW1 FW2 AM1 AM2 DM1"
GOAL, SAVE, CORNER = (1, 6), (6, 1), (3, 1, 5, 2)


def order(**given) -> Play:
    """Level after extra time."""
    options = {"draw_decider": "extra_time_shoot_out", **given.pop("options", {})}
    return match("discard", period=3, turn=3, options=options, **given)


def kicking(first: int = 0, **given) -> Play:
    p = order(**given)
    answers = ", ".join([*FIVE.split(), "done"])
    return p.each(answers, answers.lower()).happen(first)


def kicks(p: Play, ends: str) -> Play:
    """Kick by kick: g goal, s save, c corner."""
    for end in ends:
        p.shoot(*{"g": GOAL, "s": SAVE, "c": CORNER}[end])
    return p


def score(p: Play) -> list[tuple[int, int]]:
    return [(p.get(club, c.CONVERTED), p.get(club, c.KICKS)) for club in ("blue", "red")]


def test_fc_216_still_level_is_a_shoot_out() -> None:
    p = order(goals=(2, 2))
    assert (p.phase(), p.due(), p.told("WHISTLE")) == ("SHOOT_ORDER", "both", [(3, 0)])
    assert order(goals=(2, 1)).result() == ([2, 0], c.BY_GOALS)
    assert p.told("PERIOD") == [(4, 0)]  # the story heads the kicks with it
    tie = match("discard", period=3, turn=3, leg=1, leg_goals=(0, 2), goals=(2, 0),
                options={"format": "two_legged"})  # fmt: skip
    assert tie.phase() == "SHOOT_ORDER"
    assert tie.told("LEG_OVER") == [(2, 0)]
    early = match("discard", period=2, turn=5, leg=1, leg_goals=(0, 2), goals=(2, 0),
                  options={"format": "two_legged"})  # fmt: skip
    assert (early.phase(), early.told("LEG_OVER")) == ("TACTICS", [])  # it goes on


def test_fc_217_five_kickers_in_their_order() -> None:
    p = order()
    starters = STANDARD.replace("|", "").split()
    assert p.open("blue") == starters  # FC-Q32 the outfield players on the pitch
    assert (p.asked("blue").least, p.asked("blue").most) == (5, 5)
    p.play("FW2", by="blue")
    assert p.shut("blue") == {"FW2": "KICKS_ALREADY"}
    before = p.view("red").key()
    p.play("DM1", "FB1", "AM2", "CB2", by="blue")
    assert p.open("blue") == ["done"]
    assert p.view("red").key() == before
    p.play("done", by="blue").play(*FIVE.lower().split(), "done", by="red")
    assert p.told("KICKERS_NAMED") == [(0, 0), (1, 0)]
    assert [NAMES[n] for n in p.shown("blue", "red")["kickers"]] == [
        "FW2",
        "DM1",
        "FB1",
        "AM2",
        "CB2",
    ]


@pytest.mark.parametrize("first", [0, 1])
def test_fc_217_who_begins_is_random_and_clubs_alternate(first: int) -> None:
    p = order()
    answers = ", ".join([*FIVE.split(), "done"])
    p.each(answers, answers.lower())
    assert p.fate() == {0: 1, 1: 1}
    kicks(p.happen(first), "gggg")
    assert [side for side, _ in p.told("KICKED")] == [first, 1 - first] * 2
    named = [NAMES[player] for _, player in p.told("KICKER")]
    assert [name.upper() for name in named] == ["FW1", "FW1", "FW2", "FW2", "AM1"]


@pytest.mark.parametrize(
    ("faces", "goal"),
    [
        ((1, 1), 1), ((3, 2), 1), ((6, 3), 0), ((6, 5), 1), ((3, 1, 2, 5), 1), ((3, 1, 5, 2), 0),
        ((4, 2, 3, 3, 6, 1), 0), ((4, 2, 3, 3, 1, 6), 1), ((4, 1), 0),
    ],
)  # fmt: skip
def test_fc_218_each_kick_is_a_penalty(faces: tuple[int, ...], goal: int) -> None:
    """Final bonus +2; a save or a corner is a miss, without counter or corner."""
    p = kicking(hands=("", "")).shoot(*faces)
    assert p.told("KICKED") == [(0, goal)]
    assert p.told("DEFENCE_DIE")[0][0] == 1
    assert p.phase() == "KICK"
    assert p.goals() == (0, 0)


def test_fc_219_everybody_sees_which_kicks_went_in() -> None:
    p = kicks(kicking(), "gs" + "sg" + "cg" + "g")
    for eye in ("blue", "red", "watcher"):
        assert p.shown("blue", eye)["kicked"] == [True, False, False, True]
        assert p.shown("red", eye)["kicked"] == [False, True, True]
    assert kicking().shown("red", "blue")["kicked"] == []
    long = kicks(kicking(), "s" * 50)
    assert long.shown("blue", "red")["kicked"] == [False] * 25


def test_fc_218_a_kick_goes_in_or_not() -> None:
    """Whoever watches is told no corner: a kick that is level twice is a miss like any other."""
    p = kicking()
    for dice in ((), (3, 1), (5,)):  # before it is rolled, before the second roll, half-way in it
        p.shoot(*dice)
        odds = plain(shown(p.view("watcher")))["offensive"]["odds"]
        assert odds["corner"] == [0, 1]
        assert Fraction(*odds["goal"]) + Fraction(*odds["save"]) == 1
    assert Fraction(*odds["goal"]) == Fraction(1, 4)  # a six, or a five and then half


def test_fc_219_every_kick_has_its_taker() -> None:
    """Five, and one at a time from the sixth on, as those step up; what is not taken is told."""
    p = kicking()
    assert [len(p.shown(club, "red")["kickers"]) for club in ("blue", "red")] == [5, 5]
    kicks(p, "s" * 10)
    assert len(p.shown("blue", "red")["kickers"]) == 6
    kicks(p, "s" * 15)
    for n, club in enumerate(("blue", "red")):
        stepped = [player for side, player in p.told("KICKER") if side == n]
        told = p.shown(club, "watcher")["kickers"]
        assert told[: len(stepped)] == stepped
        assert (len(told), p.shown(club, "watcher")["unneeded"]) == (13, 0)
    over = kicks(kicking(), "gsgsgs")
    assert [over.shown(club, "red")["unneeded"] for club in ("blue", "red")] == [2, 2]


@pytest.mark.parametrize(
    ("ends", "points", "taken"),
    [
        ("gsgsgs", [2, 0], [(3, 3), (0, 3)]),  # 3-0 with two left
        ("sgsgsg", [0, 2], [(0, 3), (3, 3)]),
        ("gsgsgg" + "gs", [2, 0], [(4, 4), (1, 3)]),
        ("gggggg" + "gs" + "g", [2, 0], [(5, 5), (3, 4)]),
        ("cgcgsgsg", [0, 2], [(0, 3), (3, 3)]),
    ],
)
def test_fc_219_so_early_stop(ends: str, points: list[int], taken: list) -> None:
    """Over as soon as it is decided (FC-Q32)."""
    p = kicking()
    for end in ends:
        if p.due() == "over":
            break
        kicks(p, end)
    assert p.result() == (points, c.BY_SHOOT_OUT)
    assert score(p) == taken


def test_fc_219_without_early_stop_all_five_are_kicked() -> None:
    p = kicking(options={"so_early_stop": "false"})
    kicks(p, "gsgsgsgsg")
    assert p.phase() == "KICK"
    kicks(p, "s")
    assert p.result() == ([2, 0], c.BY_SHOOT_OUT)
    assert score(p) == [(5, 5), (0, 5)]


def test_fc_219_level_after_five_is_sudden_death() -> None:
    p = kicks(kicking(), "gs" + "sg" + "gggggg")
    assert score(p) == [(4, 5), (4, 5)]
    kicks(p, "g")
    assert p.phase() == "KICK"  # red has its kick, too
    q = kicks(Play(p.t.clone()), "s")
    assert q.result() == ([2, 0], c.BY_SHOOT_OUT)
    kicks(p, "g" + "ss" + "sg")
    assert p.result() == ([0, 2], c.BY_SHOOT_OUT)
    assert score(p) == [(5, 8), (6, 8)]


def test_fc_219_those_who_have_not_kicked_go_first_then_the_order_repeats() -> None:
    p = kicks(kicking(), "g" * 24)
    named = [NAMES[player] for side, player in p.told("KICKER") if side == 0]
    rest = [name for name in STANDARD.replace("|", "").split() if name not in FIVE]
    assert named == [*FIVE.split(), *rest, *FIVE.split()[:3]]


def test_fc_219_with_fewer_than_five_the_order_repeats() -> None:
    p = order(blue="| CB1 | | AM1 | FW1", reds=(3, 0), captains=("AM1", "dm1"),
              options={"min_players_forfeit": "false"})  # fmt: skip
    assert p.asked("blue").least == 3
    p.each("FW1, CB1, AM1, done", ", ".join([*FIVE.lower().split(), "done"])).happen(0)
    kicks(p, "g" * 14)
    named = [NAMES[player] for side, player in p.told("KICKER") if side == 0]
    assert named[:8] == ["FW1", "CB1", "AM1"] * 2 + ["FW1", "CB1"]


def test_fc_219_after_twenty_rounds_of_sudden_death_a_coin() -> None:
    """A bound of the engine: the odds are even (docs/decisions)."""
    p = kicks(kicking(), "g" * 50)
    assert p.fate() == {0: 1, 1: 1}
    assert Play(p.t.clone()).happen(1).result() == ([0, 2], c.BY_SHOOT_OUT)
    assert p.happen(0).result() == ([2, 0], c.BY_SHOOT_OUT)


def test_fc_219_after_many_posts_a_coin() -> None:
    p = kicking().shoot(4, 2, *(3, 3) * 6)
    assert p.fate() == {0: 1, 1: 1}
    assert p.happen(1).told("KICKED") == [(0, 1)]
