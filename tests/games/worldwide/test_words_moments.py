"""Worldwide Football in words: what a moment shows whoever has to decide."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldwide.engine import ABILITIES, ACTIONS, Play
from tests.games.worldwide.laying import match as laid
from tests.games.worldwide.test_words import WORDS
from tests.games.worldwide.test_words_why import heard
from touchline.games.worldwide import codes as c
from touchline.games.worldwide.game import GAME
from touchline.games.worldwide.reading import Reader

TRAP = str(ABILITIES.index("offside_trap"))


def seen(p: Play, seat: int) -> Any:
    return WORDS.view(GAME.view(p.t, seat))


def traps(p: Play, card: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = seen(p, seat)["chances"][str(ACTIONS.index(card))]["traps"]
    return found


# -- WF-223, WF-229 a roll to which something may be added ---------------------------------------


@pytest.mark.parametrize(
    ("natural", "english"),
    [
        (10, "10 where 14 was needed: do you add to it?"),
        (9, "9 where 14 was needed: do you add to it?"),
    ],
)
def test_what_is_missing_is_told_and_what_a_card_would_add(natural: int, english: str) -> None:
    p = laid("pass", "press", people=("", "val2"), teams=("krestova", "valmora"), pa=4)
    p.say("play pass").say("defend press").roll(natural)
    question, view = heard(p)
    assert question == english
    assert view["adds"] == {"p:1": 4}
    assert view["roll"] == {"natural": natural, "added": 0, "need": 14}
    assert seen(p, 0)["adds"] == {}  # what the others hold is theirs


def test_nothing_is_added_at_another_moment() -> None:
    p = laid("pass", "press", people=("", "val2"), teams=("krestova", "valmora"), pa=4)
    assert seen(p, 1)["adds"] == {}
    assert seen(p.say("play pass"), 1)["adds"] == {}


# -- WF-101 an ability at the wrong moment -------------------------------------------------------


def test_an_ability_at_the_wrong_moment_names_its_own_rule() -> None:
    said, rule = WORDS.reason(int(c.STAR_NOT_NOW))
    assert (said.id, rule) == ("wf-why-star-not-now", "WF-101")
    said, rule = WORDS.reason(int(c.NOT_NOW))
    assert (said.id, rule) == ("wf-why-not-now", "WF-120")


# -- WF-098 whose ball it is now -----------------------------------------------------------------


def test_a_change_of_possession_says_who_has_the_ball_now() -> None:
    p = laid("pass", "", people=("val4",), stars=(1, 4), subs=(1, 0), most=(2, 4))
    p.say("give").dealt()
    p.say(p.open()[0])
    assert p.phase() == "CHANGE_WINDOW"
    assert heard(p)[0] == "The ball goes to Valmora: do you do anything first?"


# -- WF-107, WF-110 a trap that lies open --------------------------------------------------------


def test_a_trap_that_lies_open_is_told_before_the_card_is_played() -> None:
    p = laid("long_pass dribble", "", pa=2, abilities=("", "offside_trap"))
    assert traps(p, "long_pass") == {TRAP: {"need": 13, "win": [8, 20]}}
    assert traps(p, "dribble") == {}  # it takes no dribble
    p.say("play long_pass", "star offside_trap")
    assert p.odds()
    assert seen(p, 0)["sides"][1]["stars"] == 3


@pytest.mark.parametrize(
    "more",
    [
        {"stars": (4, 0)},  # nothing to pay with
        {"abilities": ("offside_trap", "")},  # the own one
        {"abilities": ("", "endurance")},
    ],
)
def test_a_trap_that_cannot_be_used_is_not_told(more: dict[str, Any]) -> None:
    laid_ = {"abilities": ("", "offside_trap"), "pa": 2, **more}
    assert traps(laid("long_pass", "", **laid_), "long_pass") == {}


@pytest.mark.parametrize("word", ["false", "true"])
def test_a_trap_against_a_card_that_cannot_be_defended(word: str) -> None:
    """WF-110 `trap_when_forbidden`"""
    p = laid("long_pass", "", pa=2, abilities=("", "offside_trap"),
             options={"trap_when_forbidden": word})  # fmt: skip
    p.t.safe = 1
    assert bool(traps(p, "long_pass")) is (word == "true")


def test_an_ability_has_the_effects_that_its_ground_gives_it() -> None:
    """WF-200 The chances of an ability are those of the ground."""
    p = laid("pass", "", teams=("krestova", "valmora"), home=1)
    block = ABILITIES.index("defensive_block")
    read = Reader(GAME.view(p.t, 0))
    assert read.paid(0, block) != read.effects("ability", block)
    assert read.paid(1, block) == read.effects("ability", block)
