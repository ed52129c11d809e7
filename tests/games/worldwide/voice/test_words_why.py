"""Worldwide Football in words: why something is asked, and what an answer brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worldwide.engine import Play
from tests.games.worldwide.laying import match as laid
from tests.games.worldwide.voice.claims import shown_to
from tests.games.worldwide.voice.test_words import VOICES, WORDS, told
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.voice.reader import Reader
from touchline.play import library
from touchline.play.shown import plain
from touchline.rooms import ROOMS


def heard(p: Play) -> tuple[str, Any]:
    """The question in English, and what is shown to whoever is asked."""
    q = GAME.asking(p.t, False).decisions[0]
    v = GAME.view(p.t, q.seat)
    said = WORDS.question(q, v)
    told(said)
    return VOICES[0].said(said), shown_to(p.t, q.seat)


@pytest.mark.parametrize(
    ("pa", "english"),
    [
        (3, "Indirect free kick for Talinde: a substitution first?"),
        (5, "Direct free kick for Talinde: a substitution first?"),
        (6, "Penalty for Talinde: a substitution first?"),
    ],
)
def test_a_stoppage_names_the_set_piece_that_waits(pa: int, english: str) -> None:
    """WF-153 to WF-156, WF-191"""
    p = laid("dribble", "press", people=("val4",), stars=(1, 4), subs=(1, 0), pa=pa)
    p.say("play dribble", "defend press").roll(2).dealt()
    assert heard(p)[0] == english


def test_a_stoppage_names_the_corner_that_waits() -> None:
    """WF-183"""
    p = laid("shot", "", people=("val4",), stars=(1, 1), subs=(1, 0), pa=6, piles=(None, 0))
    p.say("play shot").asks("SHOT_ROLL").roll(4, 4)
    assert heard(p)[0] == "Corner for Talinde: a substitution first?"


def test_after_a_fouled_shot_that_went_in_nothing_waits() -> None:
    """WF-154"""
    p = laid("shot", "press", options={"foul_on_shot": "shot_then_set_piece"}, pa=6,
             people=("val4",), stars=(1, 4), subs=(1, 0))  # fmt: skip
    p.say("play shot", "defend press").roll(2).asks("SHOT_ROLL").roll(6, 1)
    assert heard(p)[0] == "Play has stopped: a substitution?"


CASES = [
    (("long_pass pass", "interception"), "", {"pa": 2}, "play long_pass / let", "own", "@a2"),
    (("switch_play", "pass press"), "", {}, "play switch_play / let", "other", "@a10"),
    (("", "pass"), "zep4", {"teams": ("zephyria", "krestova")}, "person zep4", "other", "@p3"),
    (("pass tackle", ""), "", {"abilities": ("creativity", "")}, "star creativity", "own", "@s3"),
]


@pytest.mark.parametrize(("hands", "people", "more", "said", "whose", "card"), CASES)
def test_a_discard_says_whose_card_it_is_for(
    hands: tuple[str, str], people: str, more: Any, said: str, whose: str, card: str
) -> None:
    """§6.5 Cards, Player cards and abilities that make somebody discard."""
    p = laid(*hands, people=(people,), **more)
    p.say(*said.split(" / "))
    if p.phase() == "DRAW":
        p.dealt()
    q = GAME.asking(p.t, False).decisions[0]
    assert p.phase() == "CHOOSE_DISCARD"
    v = GAME.view(p.t, q.seat)
    asked = WORDS.question(q, v)
    told(asked)
    assert asked.args == {"whose": whose, "team": "@team0", "card": card, "left": 1}
    what = {"a": "card", "p": "person", "s": "star"}[card[1]]
    view: Any = plain(WORDS.view(v))
    assert view["cause"] == {"side": 0, "what": what, "n": int(card[2:])}


def test_a_captain_hears_for_which_card_somebody_discards() -> None:
    """WF-235"""
    p = laid("switch_play", "pass", "", "shot", seats=4).say("play switch_play", "let")
    assert p.asks("NAME_SEAT").phase() == "NAME_SEAT"
    assert heard(p)[0] == "Talinde played Switch of play: which of you two discards?"
    p.say("mate")
    assert heard(p)[0] == "Talinde played Switch of play: discard one card"


@pytest.mark.parametrize("team", ["valmora", "krestova"])
def test_an_ability_that_a_ground_changes_is_the_cause(team: str) -> None:
    """WF-200 Its effects stand on the Team card, and yet it is the ability that was used."""
    book = GAME.books.of(library.numbers(ROOMS["worldwide"]))
    teams = (team, "zephyria")
    p = laid("pass", "", home=1, teams=teams)
    nation = p.get(0, "NATION")
    changes = range(book.team_effects[nation * 2], book.team_effects[nation * 2 + 1])
    (change,) = [e for e in changes if book.op(e) == c.MODIFY_ABILITY]
    p.t.stack.push(c.RUN, book.arg(change, 2) + 1, book.arg(change, 3), 0)
    p.t.stack.push(c.CHOOSE_DISCARD, 0, c.ACTION, 1024)
    assert Reader(GAME.view(p.t, 0)).cause() == (0, "star", book.arg(change, 1))


@pytest.mark.parametrize(("home", "drawn"), [(0, 3), (1, 4), (2, 3)])
def test_what_giving_the_ball_back_draws_is_told(home: int, drawn: int) -> None:
    """WF-056, WF-200"""
    p = laid("pass", "", teams=("talinde", "krestova"), home=home, piles=(9, 9))
    view: Any = plain(WORDS.view(GAME.view(p.t, 0)))
    assert view["sides"][0]["give_draw"] == drawn
    assert view["sides"][1]["give_draw"] == 3
    before = p.held(0)
    p.say("give").dealt()
    assert p.held(0) == before + drawn


def test_whoever_was_given_the_ball_draws_nothing_for_it() -> None:
    """WF-215"""
    p = laid("pass", "", "pass", "", seats=4).say("to mate")
    view: Any = plain(WORDS.view(GAME.view(p.t, 2)))
    assert [side["give_draw"] for side in view["sides"]] == [0, 3]
