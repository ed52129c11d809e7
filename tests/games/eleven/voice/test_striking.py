"""EL-286, EL-287, EL-330: the question shows what each face of the consequences would bring, and
says whom the twelve-sided die hits, before the throw and after.
"""

from __future__ import annotations

from typing import Any

from tests.games.eleven.matches import own, table
from tests.games.eleven.speaking import WORDS, told
from touchline.core.log import Event
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table, number_of
from touchline.games.eleven.rules.table import flow
from touchline.games.eleven.rules.week import evening
from touchline.games.eleven.voice.facts import Teller


def at_consequences(*ids: str) -> tuple[Table, list[int]]:
    """A match lost with these footballers, a roll that may be thrown again, a die that injures."""
    t = table(1)
    cards = own(t, 0, *ids)
    for card in cards:
        t.flag(card, c.SELECTED, True)
    t.put(0, c.RESULT_, c.LOSS)
    t.put(0, c.HAS + c.FANS, 2)
    faces = range(1, 7)
    t.put(0, c.DIE, next(f for f in faces if evening.consequence(t, 0, f) // 16 == a.C_INJURY))
    flow.begin_lanes(t, c.LUCK, flow.AFTER_MATCH_DAY)
    return t, cards


def shown(t: Table) -> Any:
    """What the manager is shown of whom the die would hit."""
    return WORDS.view(GAME.view(t, 0)).clubs[0].hits


def asked(t: Table) -> Any:
    """The question as it is told, and what it turns on."""
    question = GAME.asking(t, False).of(0)
    assert question is not None
    said = WORDS.question(question, GAME.view(t, 0))
    told(said)
    return said.args


def test_before_the_throw_every_face_says_whom_it_would_hit() -> None:
    t, (keeper, striker) = at_consequences("R01", "R29")
    found = shown(t)
    assert found.die == 0
    assert found.faces[0] == [keeper], "keepers are named by 1"
    assert found.faces[min(12, number_of(t, striker)) - 1] == [striker]
    assert sum(len(cards) for cards in found.faces) == 2


def test_while_it_may_be_rolled_again_every_face_says_what_it_would_bring() -> None:
    """Beside the die that lies there; once it is accepted nothing is left to weigh."""
    t, _ = at_consequences("R01", "R29")
    found = WORDS.view(GAME.view(t, 0)).clubs[0].fates
    assert found.die == t.get(0, c.DIE)
    assert len(found.faces) == 6
    assert found.faces[found.die - 1][0] == "injury"
    lost = found.faces
    t.put(0, c.RESULT_, c.WIN)
    fates = WORDS.view(GAME.view(t, 0)).clubs[0].fates
    assert fates.faces != lost, "after a win they bring other things"
    t.lanes[0].turn(c.INJURY, 0, c.INJURY_ * 16 + 1, 2)
    assert WORDS.view(GAME.view(t, 0)).clubs[0].fates is None


def test_a_die_that_injures_nobody_shows_nothing() -> None:
    t, _ = at_consequences("R01")
    t.put(0, c.RESULT_, c.WIN)
    kinds = [evening.consequence(t, 0, face) // 16 for face in range(1, 7)]
    t.put(0, c.DIE, 1 + next(n for n, kind in enumerate(kinds) if kind == a.C_NEW_FANS))
    assert shown(t) is None


def test_once_it_lies_there_the_question_names_whom_it_hits() -> None:
    t, (keeper, _) = at_consequences("R01", "R29")
    t.lanes[0].turn(c.INJURY, 0, c.INJURY_ * 16 + 1, 2)
    t.put(0, c.DIE, 1)
    assert shown(t).die == 1
    assert asked(t) == {"die": 1, "hits": 1, "who": f"@p{keeper}"}
    t.put(0, c.DIE, 10)
    assert asked(t) == {"die": 10, "hits": 0, "who": ""}


def test_who_pays_for_an_action_is_told_with_it() -> None:
    """EL-104: the operations are told with what they are given for."""
    gone = c.OPERATIONS * 64 + 2
    paid = [Event(e.LOST, 0, gone, -1, -1), Event(e.ACTED, 0, 2 * 20 + 1, -1, -1)]
    lost, acted = Teller(paid).told
    assert lost.said is None
    assert acted.said is not None
    assert acted.said.args["price"] == 2
    told(acted.said)
    basic = [Event(e.LOST, 0, gone, -1, -1), Event(e.ACTED, 0, 2 * 20, -1, -1)]
    assert all(fact.said for fact in Teller(basic).told)
