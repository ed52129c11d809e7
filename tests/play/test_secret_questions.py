"""Which questions are secret is asked of redealt tables: others cannot know what is open there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from touchline.core.choices import settle
from touchline.core.ids import HIDDEN
from touchline.core.rng import Rng
from touchline.play import pace, setups
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.rooms import ROOMS

TABLES = (
    ("footclub", 2, {}, 12),
    ("footclub", 2, {"rules": "poussin"}, 8),
    ("worldwide", 2, {}, 25),
    ("worldwide", 4, {}, 12),
    ("eleven", 2, {}, 2),
    ("eleven", 3, {}, 1),
)


@pytest.mark.parametrize(("name", "seats", "options", "matches"), TABLES)
def test_a_question_whose_answers_others_cannot_know_is_secret(
    name: str, seats: int, options: dict[str, str], matches: int
) -> None:
    game: Any = ROOMS[name].game
    words = ROOMS[name].words
    settled = settle(game.choices, game.presets, setups.wished(ROOMS[name], options, "base"), "")
    setup = setups.setup(ROOMS[game.name], seats, settled, "base")
    differ: Counter[int] = Counter()
    for seed in range(matches):
        rng = Rng(seed + 1)
        m = Match(game, setup, Seeded(seed))
        while m.ask.result is None:
            q = m.ask.decisions[int(rng.below(len(m.ask.decisions)))]
            if len(m.ask.decisions) > 1:
                assert words.secret(q) or not hides(game, m.state, q.seat), q.kind
            if rng.below(4) == 0 and not words.secret(q):
                eye = (q.seat + 1 + int(rng.below(seats))) % (seats + 1)
                other = game.asking(game.redeal(m.state, eye, rng), False).of(q.seat)
                differ[q.kind] += other is None or other.options != q.options
            m.answer(q.seat, q.options[int(rng.below(len(q.options)))])
    assert not +differ, f"others cannot know what is open in these kinds of question: {+differ}"


def hides(game: Any, s: Any, seat: int) -> bool:
    """Would somebody else not see what this seat answers now?"""
    q = game.asking(s, False).of(seat)
    eyes = [eye for eye in range(int(s.seats) + 1) if eye != seat]
    return any(game.seen(s, seat, code, eye) == HIDDEN for code in q.options for eye in eyes)


def test_where_nothing_is_hidden_no_question_is_secret() -> None:
    for name, words in ((n, r.words) for n, r in ROOMS.items()):
        assert bool(words.secrets) != words.previews, name


def test_beats_are_whole_and_fit_the_levels() -> None:
    for build in ("compiled", "interpreted"):
        for name, found in pace.beats(build).items():
            assert set(found) <= set(ROOMS[name].mind.levels)
            for kinds in found.values():
                assert all(pace.FLOOR <= seconds <= 12 for seconds in kinds.values())
    assert pace.beat("footclub", 1, 9) == pace.FLOOR
    assert pace.beat("footclub", 1, 0, pace.OPEN) == pace.OPEN


@pytest.mark.parametrize(
    ("spent", "released"), [(0.0, 0.5), (0.5, 0.5), (0.51, 1.0), (1.0, 1.0), (1.2, 1.5)]
)
def test_an_answer_is_released_after_whole_beats(spent: float, released: float) -> None:
    assert pace.whole(spent, 0.5) == pytest.approx(released)


def test_the_beats_are_shipped() -> None:
    assert (Path(pace.__file__).with_name("pace.json")).is_file()
