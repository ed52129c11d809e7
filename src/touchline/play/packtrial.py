"""A pack played: a few random answers by every preset and number of seats, from its own numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from touchline.core.choices import settle
from touchline.core.contract import Game, State
from touchline.core.faults import BadOption, BadPack, Fault
from touchline.core.setup import Setup

from .packfiles import bad
from .shelves import Pack
from .sim.perft import random_answers

ANSWERS: Final = 200  # of a match
SEED: Final = 7


def stopped(game: Game[State], pack: Pack) -> list[BadPack]:
    """What keeps matches with this pack from being begun and played; empty if nothing does."""
    found = (_played(game, pack, preset, seats) for preset, seats in _settings(game))
    return [why for why in found if why is not None]


def _settings(game: Game[State]) -> Iterator[tuple[str, int]]:
    for seats in game.tables:
        yield "", seats
    for preset in game.presets:
        yield preset.key, game.tables[0]


def _played(game: Game[State], pack: Pack, preset: str, seats: int) -> BadPack | None:
    """One match, as far as it goes."""
    given = 0
    try:
        options = settle(game.choices, game.presets, pack.options, preset)
        try:
            s = game.new(Setup(seats, options, pack.numbers))
        except BadOption:
            return None  # this preset is for another number of seats
        for given in range(0, ANSWERS, 10):
            random_answers(game, s, SEED + given, 10)
            for seat in range(seats + 1):
                game.view(s, seat)
    except Fault as e:
        return BadPack(str(e), e.said.id, e.rule, **e.said.args)
    except Exception as e:  # whatever cards nobody thought of may bring about
        why = f"{type(e).__name__} {e}".strip()[:80]
        return bad("fault-pack-play", setting=preset or "-", seats=seats, n=given, why=why)
    return None
