"""Shares are calibrated: by rows that were measured with the mind that plays, and no other."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from touchline.core.faults import Fault
from touchline.play.sim.batch import fresh
from touchline.play.study.values import (
    PAIRS,
    USUAL,
    Values,
    calibration,
    digest,
    ended,
    tempered,
)
from touchline.rooms import ROOMS

SOURCES = Path(__file__).parents[3] / "src" / "touchline" / "games"
STUDIED = [name for name, room in ROOMS.items() if room.mind.study is not None]
BAR_GAP = {USUAL: 0.020}  # for the pair that reviews take unless told otherwise
WIDER = 0.030  # for the others: weaker players err in ways that one slope does not tell
BAR_RATIO = 1.25  # below this luck explains too little of a result for a ledger of it


@pytest.mark.parametrize("game", STUDIED)
def test_another_mind_needs_another_calibration(game: str) -> None:
    told = calibration(ROOMS[game])
    assert told.version == ROOMS[game].game.version
    assert told.mind == digest(SOURCES / game), (
        f"what {game} thinks with has changed: python3 dev.py bench calibrate --game {game} --write"
    )


@pytest.mark.parametrize("game", STUDIED)
def test_rows_hold_what_is_promised_of_them(game: str) -> None:
    room = ROOMS[game]
    assert room.mind.study is not None
    study = room.mind.study()
    for kind, pairs in calibration(room).rows.items():
        assert USUAL in pairs, kind
        for pair, row in pairs.items():
            assert pair in PAIRS
            assert len(row.slopes) == study.phases
            assert all(slope >= 0 for slope in row.slopes)
            assert row.gap <= BAR_GAP.get(pair, WIDER), (kind, pair)
            assert row.brier[0] < row.brier[1], (kind, pair)
        assert pairs[USUAL].ratio >= BAR_RATIO, kind


def test_a_slope_changes_how_sure_one_is_and_never_who_is_ahead() -> None:
    for slope in (250, 1000, 2000):
        shares = [tempered(n / 20, slope) for n in range(21)]
        assert shares == sorted(shares)
        assert tempered(0.5, slope) == 0.5
        for n in range(21):
            assert tempered(n / 20, slope) + tempered(1 - n / 20, slope) == pytest.approx(1)
    assert tempered(0.8, 1000) == pytest.approx(0.8)
    assert tempered(0.8, 500) == pytest.approx(2 / 3)
    assert math.isfinite(tempered(1.0, 4000))


def test_what_a_match_came_to() -> None:
    assert [ended(p) for p in ([2, 0], [0, 2], [1, 1], [0, 0], [2, 0, 2, 0])] == [1, 0, 0.5, 0.5, 1]


def test_a_game_without_a_judge_worth_its_name_says_so() -> None:
    room = ROOMS["eleven"]
    with pytest.raises(Fault, match="cannot be reviewed yet"):
        Values(room, fresh(room, {}))


def test_weaker_players_turn_more_matches() -> None:
    room = ROOMS["streetsoccer"]
    s = fresh(room, {})
    assert Values(room, s, "1-2").row.slopes[0] < Values(room, s, "3-4").row.slopes[0]
    assert Values(room, s, "5-6").pair == USUAL, "no row of its own: the usual one holds"
