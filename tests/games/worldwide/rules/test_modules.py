"""WF-004, WF-240: every set of modules and every word of every option can be played to its end."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.worldwide.engine import NUMBERS, Play
from tests.games.worldwide.laying import begin
from touchline.core.ids import OVER
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.hands import limit

MODULES = (
    "pro_cards", "team_cards", "fouls", "corners", "off_target", "substitutions", "sanctions",
)  # fmt: skip
FORBIDDEN = {
    "fouls": {"FOUL_BY"}, "sanctions": {"YELLOW", "RED"}, "off_target": {"OFF_TARGET"},
    "substitutions": {"SUBSTITUTED"}, "team_cards": {"ABILITIES_LAID"},
}  # fmt: skip


def check(p: Play) -> None:
    """What holds at every table: cards, hands, points, stars, counts."""
    t = p.t
    assert 0 <= t.pa <= 8
    for side in range(2):
        assert 0 <= t.get(side, c.STARS) <= t.get(side, c.MOST_STARS) <= 6
        for kind in range(t.book.types if t.half else 0):
            at = side * 32 + kind
            n = t.pile[at] + t.gone[at] + t.lying[at]
            n += sum(t.hand[seat * 32 + kind] for seat in range(side, t.seats, 2))
            plays = t.rules.pro_cards or not NUMBERS["pro"][kind]
            assert n == (t.book.copies[kind * 2 + t.get(side, c.COLOUR)] if plays else 0)
    if p.phase() in ("ATTACK", "DEFENCE", "CHANGE_WINDOW", "SIMULATION") and t.stack.depth <= 4:
        for seat in range(t.seats):
            assert t.held(seat) <= limit(t, seat, c.ACTION)
            assert len(p.folk(seat)) <= limit(t, seat, c.PERSON)
    view = GAME.view(t, t.seats)
    assert view.counts[: t.seats] == [t.held(seat) for seat in range(t.seats)]


def play(options: dict[str, str], seats: int, seed: int) -> Play:
    p = begin(options, seats)
    for n, _ in enumerate(p.walk(seed)):
        if n % 9 == 0:
            check(p)
    assert GAME.due(p.t) == OVER
    return p


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("given", range(1 << len(MODULES)))
def test_wf_004_every_set_of_modules(given: int, seats: int) -> None:
    options = {key: "false" for n, key in enumerate(MODULES) if given >> n & 1}
    told = set(play(options, seats, given * 2 + seats).story())
    for key in options:
        assert not told & FORBIDDEN.get(key, set()), key
    if given >> 3 & 1:  # no corners: only an effect can award one
        assert "MATCH_OVER" in told


WORDS = [
    (choice.key, word) for choice in GAME.choices for word in choice.values if choice.key != "mode"
]


@pytest.mark.parametrize(("key", "word"), WORDS)
def test_wf_240_every_word_of_every_option(key: str, word: str) -> None:
    for seats, seed in product((2, 4), range(1)):
        p = play({key: word}, seats, seed)
        assert p.t.rules.settled()[key] == next(
            list(one.values).index(word) for one in GAME.choices if one.key == key
        )


def test_wf_240_defaults() -> None:
    table = {
        "pile_assignment": "random", "optional_draw": "false", "shot_pass_draw": "true",
        "max_players_per_card": "0", "half_end_strict": "false", "tie_break": "draw",
        "foul_on_shot": "set_piece_only", "after_on_foul": "false", "free_kick_draw": "false",
        "free_kick_corner": "false", "free_kick_off_target": "false", "ground_side": "none",
        "team_effect": "ground", "trap_when_forbidden": "false", "window_privacy": "always_ask",
        "max_attacks_per_half": "200",
    }  # fmt: skip
    assert {one.key: one.values[0] for one in GAME.choices if one.key in table} == table


@pytest.mark.parametrize("seed", range(6))
def test_everything_at_once(seed: int) -> None:
    rng = Random(seed)
    options = {one.key: rng.choice(one.values) for one in GAME.choices}
    play(options, 2 + seed % 2 * 2, seed)
