"""Seeded matches of FootClub and Poussin for the referee: odd options, and clubs that go for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tests.truth import kit
from touchline.core.buffers import Codes
from touchline.core.choices import spell
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME

#: four matches in five are of the full game; every option that bears on a claim is met
WAYS: Final = (
    ("match", {}),
    ("match", {"press_shift": "per_target", "malus_scope": "match", "home_choice": "lobby"}),
    ("poussin", {}),
    ("match", {"press_shift": "literal", "injury_replace": "forced", "kop_attack_value": "3"}),
    ("cup", {"et_extra_subs": "2", "captain_double": "false", "bonus_first": "defence"}),
    ("tie", {"hide_bench": "false", "draw_decider": "extra_time"}),
    ("match", {"formation_set": "twenty_one", "spent_kop_counts": "false", "exc_who": "involved"}),
    ("poussin", {"poussin_fan_cap": "2", "poussin_clamp": "true", "poussin_deck": "b"}),
    ("match", {"captain_fallback": "level5", "min_players_forfeit": "false"}),
    ("tie", {"press_shift": "per_target", "ability_counts_in_cap": "false"}),
)  # fmt: skip
SETUPS: Final[list[Setup]] = [kit.setup(ROOM, preset=name, **more) for name, more in WAYS]
RULES: Final = [spell(GAME.choices, one.options) for one in SETUPS]

#: how many of ten answers are something else than letting it go
EAGER: Final = {
    c.POSSESSION: 8,
    c.OFFENSIVE: 9,
    c.COUNTER: 9,
    c.BONUS: 5,
    c.CHANGE: 5,
    c.DECIDER: 10,
}


def eager(s: Any, seat: int, codes: Codes, rng: Rng) -> int:
    """Mostly something happens: tackles go in hard, attacks are played, substitutes come on."""
    often = EAGER.get(int(s.stack.phase()), 0)
    every = codes.listed()
    some = [code for code in every if code not in (c.PASS, c.STOP)]
    if not some or rng.below(10) >= often:
        return kit.by_lot(s, seat, codes, rng)
    hard = [code for code in some if c.TACKLING <= code < c.ATTACK and code % 2]
    if hard and rng.below(3):
        some = hard
    return some[rng.below(len(some))]


def moments(seeds: range) -> Iterator[tuple[int, kit.Moment]]:
    """Every moment of the matches, with the number of their set-up."""
    for n, seed in enumerate(seeds):
        way = n % len(WAYS)
        for moment in kit.walk(GAME, SETUPS[way], seed, eager):
            yield way, moment
