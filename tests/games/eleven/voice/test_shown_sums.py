"""Sums that a table shows so that no screen has to: votes, ratings, statistics of a draft, fees."""

from __future__ import annotations

import pytest

from tests.games.eleven.matches import table
from tests.games.eleven.voice.test_forecast import season
from touchline.core.ids import EVERYONE, FATE
from touchline.games.eleven.cards.lexicon import COLOURS
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.sums import rating
from touchline.games.eleven.voice.shown import Club
from touchline.games.eleven.voice.words import ElevenWords

WORDS = ElevenWords()


def club(t: Table) -> Club:
    """The own club of the first manager."""
    return WORDS.view(GAME.view(t, 0)).clubs[0]


def test_what_each_face_of_a_vote_brings_is_what_is_asked_once_it_lies_there() -> None:
    """EL-085, EL-086."""
    met = 0
    for t, seat, _ in season(1, 3):
        if seat == FATE or t.stack.phase() != c.LANES or t.lanes[0].phase() != c.VOTE:
            continue
        meeting = club(t).meeting
        assert meeting is not None
        assert meeting.die is not None
        face = meeting.faces[meeting.die - 1]
        assert face.votes == meeting.votes
        question = GAME.asking(t, False).of(0)
        assert question is not None
        colour = WORDS.question(question, GAME.view(t, 0)).args["colour"]
        assert face.colour is not None
        assert COLOURS[face.colour] == colour
        met += 1
    assert met > 3


def test_votes_that_are_level_have_no_winner() -> None:
    """EL-086: six faces of one director are his own votes; suspended, nobody votes."""
    for t, _, _ in season(1, 3):
        meeting = club(t).meeting
        for face in meeting.faces if meeting else []:
            most = [n for n in face.votes if n == max(face.votes)]
            assert (face.colour is None) == (len(most) > 1)


@pytest.mark.parametrize("division", [1, 2, 3])
def test_a_rating_begins_where_it_is_said(division: int) -> None:
    """EL-395."""
    t = table(1, division=str(division))
    told = WORDS.view(GAME.view(t, 0)).ratings
    assert told is not None
    assert told.now == rating(division, club(t).vp.total)
    for n, least in enumerate(told.least, 1):
        assert (rating(division, least - 1), rating(division, least)) == (n - 1, n)
    # as many more points as are shown, and not one less, make it the next rating
    points = club(t).vp.total
    assert told.more is not None
    assert rating(division, points + told.more) == told.now + 1
    assert rating(division, points + told.more - 1) == told.now


def test_two_managers_have_no_rating() -> None:
    assert WORDS.view(GAME.view(table(2), 0)).ratings is None


@pytest.mark.parametrize(
    ("before", "step", "after"), [(5, 1, 5), (2, 1, 3), (1, -1, 1), (3, -1, 2)]
)
def test_statistics_with_the_directors_kept_stop_at_their_ends(
    before: int, step: int, after: int
) -> None:
    """EL-046: 1 and 5."""
    t = table(1)
    directors = range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1])
    card, stat = next(
        (n, stat) for n in directors for stat in range(4) if t.book.card(n, b.STATS + stat) == step
    )
    t.put(0, c.LEVEL + stat, before)
    assert club(t).kept_stats == club(t).stats
    t.move(card, c.KEPT, EVERYONE)
    assert (club(t).stats[stat], club(t).kept_stats[stat]) == (before, after)


def test_the_last_week_is_free_unless_it_is_chosen_otherwise() -> None:
    """EL-302."""
    for chosen, free in (("false", True), ("true", False)):
        t = table(1, fees_last_week=chosen)
        assert not club(t).fees.free
        t.week = c.WEEKS
        assert club(t).fees.free == free


def test_too_few_operations_for_the_paid_action_are_told() -> None:
    """EL-103."""
    t = table(1)
    for have, short in ((0, True), (9, False)):
        t.put(0, c.HAS + c.OPERATIONS, have)
        assert club(t).turn.short == short
