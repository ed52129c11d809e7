"""Worldwide Football's balance: every two teams meet alike, all is counted, the page says so."""

from __future__ import annotations

from collections import Counter

import pytest

from touchline.games.worldwide.cards.balance import MODES, Weighed, missed, weigh
from touchline.games.worldwide.cards.balance_page import report
from touchline.games.worldwide.room import ROOM
from touchline.play import library
from touchline.play.speech import Voice

NUMBERS = library.numbers(ROOM)


@pytest.fixture(scope="module")
def found() -> Weighed:
    return weigh(ROOM, NUMBERS, "professional", 20, 3)


def test_every_two_teams_meet_as_often_on_either_side(found: Weighed) -> None:
    assert found.matches == 20
    assert set(found.met.values()) == {2}
    assert len(found.met) == 20


def test_the_points_of_a_match_are_two(found: Weighed) -> None:
    assert sum(found.points.values()) == 2 * found.matches
    assert abs(sum(found.share(n) for n in range(5)) / 5 - 0.5) < 1e-9


def test_the_same_seed_gives_the_same_numbers(found: Weighed) -> None:
    again = weigh(ROOM, NUMBERS, "professional", 20, 3)
    assert (again.points, again.happened, again.people) == (
        found.points,
        found.happened,
        found.people,
    )


def test_a_missed_target_is_named() -> None:
    strong = Weighed(2, matches=2, goals=20, points=Counter({(0, 1): 4}))
    strong.met = Counter({(0, 1): 2, (1, 0): 2})
    told = missed(NUMBERS, "amateur", strong)
    assert ("team", 0) in told
    assert ("team", 1) in told
    assert ("goals", 0) in told
    # a card that the Amateur mode leaves out is not missed there
    pro = NUMBERS["pro"].index(1)
    assert ("action", pro) not in told
    assert ("action", pro) in missed(NUMBERS, "professional", strong)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_names_every_team_and_card(lang: str) -> None:
    page = report(
        ROOM, library.pack(ROOM), Voice(lang, [ROOM.folder / "cards"]), 20, 3, modes=("amateur",)
    )
    for name in ("Valmora", "Zephyria", "Bastun Orrel"):
        assert name in page
    assert "wf-balance" not in page
    assert page.count("## ") == 1
    assert set(MODES) == {"amateur", "professional", "home"}
