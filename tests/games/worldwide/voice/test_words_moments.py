"""Worldwide Football in words: what a moment shows whoever has to decide."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldwide.engine import ABILITIES, ACTIONS, PEOPLE, TEAMS, Play
from tests.games.worldwide.laying import match as laid
from tests.games.worldwide.voice.claims import shown_to
from tests.games.worldwide.voice.test_words import WORDS
from tests.games.worldwide.voice.test_words_why import heard
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.voice.reader import Reader

TRAP = str(ABILITIES.index("offside_trap"))


def seen(p: Play, seat: int) -> Any:
    return shown_to(p.t, seat)


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
    assert traps(p, "long_pass") == {TRAP: {"need": 13, "from": 13, "win": [8, 20], "foul": None}}
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


# -- what cannot come any more, and what goes with a card ----------------------------------------


def chance(p: Play, card: str, seat: int = 0) -> Any:
    return seen(p, seat)["chances"][str(ACTIONS.index(card))]


def test_a_card_whose_copies_all_lie_open_answers_nothing() -> None:
    """WF-003, WF-011 Discards are open, and are shuffled at half-time only."""
    reading = str(ACTIONS.index("read_play"))
    p = laid("pass", "pass", pa=2)
    assert reading in chance(p, "pass")["answers"]
    kind = int(reading) + c.TYPES
    p.t.gone[kind], p.t.pile[kind] = p.t.pile[kind], 0
    assert p.t.gone[kind] > 0
    assert reading not in chance(p, "pass")["answers"]
    assert str(ACTIONS.index("interception")) in chance(p, "pass")["answers"]


def test_a_card_that_lies_in_the_line_answers_no_second_time() -> None:
    p = laid("pass pass", "read_play", pa=2)
    kind = ACTIONS.index("read_play") + c.TYPES
    p.t.pile[kind] = 0
    p.say("play pass", "defend read_play").roll(1).dealt()
    assert p.phase() == "ATTACK"
    assert str(kind - c.TYPES) not in chance(p, "pass")["answers"]


def test_chances_are_told_while_a_card_may_be_played_and_only_then() -> None:
    p = laid("pass shot", "press", pa=6)
    assert chance(p, "shot")["shot"]["goal"] == [5, 12]
    p.say("play shot")
    assert p.phase() == "DEFENCE"
    assert seen(p, 0)["chances"] == {}


@pytest.mark.parametrize(
    ("person", "card", "pa"),
    [
        ("val6", "shot", 6), ("kre4", "long_pass", 2), ("kre6", "dribble", 2), ("kre7", "shot", 6),
        ("tal4", "dribble", 2), ("tal7", "pass", 2), ("har4", "long_pass", 2), ("har6", "shot", 6),
    ],
)  # fmt: skip
def test_what_goes_with_a_card_changes_what_it_would_meet(person: str, card: str, pa: int) -> None:
    """WF-122, WF-124 Another bonus of defences, no defence at all, another shot."""
    teams = (TEAMS[PEOPLE.index(person) // 7], "zephyria")
    p = laid(card, "interception tackle press", people=(person,), teams=teams, pa=pa)
    (key,) = chance(p, card)["with"]
    assert key == f"p:{PEOPLE.index(person) % 7}"
    told = chance(p, card)["with"][key]
    plain = chance(laid(card, "interception tackle press", teams=teams, pa=pa), card)
    # kre4 spares its side a discard, tal4 is for the card after this one: no chance tells that
    assert any(told[k] != plain[k] for k in told if k != "traps") is (
        person not in ("kre4", "tal4")
    )
    p.say(f"play {card}+{person}")
    if not told["answers"]:
        assert "DEFENCE" not in p.story()
        return
    assert p.phase() == "DEFENCE"
    waits = seen(p, 0)["pending"]
    assert told["answers"] == {n: waits["answers"][n] for n in told["answers"]}
    assert told.get("shot") == waits["shot"]


# -- WF-140 the end of a half, WF-200 the next attack --------------------------------------------


@pytest.mark.parametrize(
    ("piles", "given", "strict", "ends"),
    [
        ((9, 9), 1, "false", False),
        ((0, 9), 0, "false", False),
        ((0, 9), 1, "false", True),
        ((3, 9), 1, "false", True),  # the last cards are drawn for it
        ((4, 9), 1, "false", False),
        ((9, 0), 1, "false", True),
        ((9, 0), 1, "true", True),
    ],
)
def test_giving_back_says_when_it_ends_the_half(
    piles: tuple[int, int], given: int, strict: str, ends: bool
) -> None:
    p = laid("pass", "", piles=piles, options={"half_end_strict": strict})
    p.t.givebacks = given
    assert seen(p, 0)["give_ends"] == ("half" if ends else "")
    assert seen(p, 1)["give_ends"] == ""  # who may not give it back is told nothing of it
    p.say("give").dealt()
    while p.phase() in ("DRAW", "GIVE_BACK"):
        p.roll(min(p.odds())) if p.phase() == "DRAW" else p.say(p.open()[0])
    assert ("HALF_OVER" in p.story()) is ends


def test_giving_back_after_a_card_ends_no_half_where_that_is_strict() -> None:
    p = laid("pass pass", "", piles=(9, 0), options={"half_end_strict": "true"}, abilities=("", ""))
    p.t.givebacks = 1
    assert seen(p, 0)["give_ends"]
    p.say("play pass").dealt()
    while p.phase() != "ATTACK":
        p.say(p.open()[0]).dealt()
    assert not seen(p, 0)["give_ends"]


def test_the_next_attack_is_told_with_what_its_ground_adds() -> None:
    """WF-040, WF-200"""
    p = laid("pass", "", teams=("valmora", "zephyria"), home=2, fresh=True)
    p.t.put(1, c.START, 2)
    assert seen(p, 0)["sides"][1]["start"] == 3
    p.t.put(1, c.FIRST_DONE, 1)
    assert seen(p, 0)["sides"][1]["start"] == 2


def test_letting_a_card_pass_with_an_empty_pile_promises_nothing() -> None:
    """WF-060"""
    p = laid("pass", "interception", piles=(9, 0)).say("play pass")
    view = GAME.view(p.t, 1)
    assert WORDS.option(int(c.LET_PASS), view)[1] == "wf-do-let-dry"
    p.say("let")
    assert p.told("LET_BY") == [(1, 1)]
    assert "PILE_EMPTY" not in p.story()
