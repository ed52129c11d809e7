"""Matches by advice, now and then by lot, for tests that look at what comes up in them."""

from __future__ import annotations

from collections.abc import Iterator

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.worldwide.mind.advice import Advice
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.play import library
from touchline.rooms import ROOMS

SILENT = Log(on=False)


def begun(preset: str, seats: int = 2) -> Table:
    """A match of the shipped pack, before its first question."""
    options = settle(GAME.choices, GAME.presets, {}, preset)
    return GAME.new(Setup(seats, options, library.numbers(ROOMS["worldwide"])))


def asked(s: Table) -> int:
    """The first seat that is asked."""
    due = int(GAME.due(s))
    return (due & -due).bit_length() - 1


def walk(preset: str, seats: int, seed: int, lots: int = 4) -> Iterator[Table]:
    """The tables of a match as they come; every so many answers one is given by lot."""
    s, rng, odds, codes, advice = begun(preset, seats), Rng(seed), Odds(), Codes(), Advice(True)
    while (due := int(GAME.due(s))) != OVER:
        yield s
        if due == FATE:
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
            continue
        seat = asked(s)
        GAME.options(s, seat, codes)
        by_lot = rng.below(lots) == 0
        answer = codes.items[rng.below(codes.count)] if by_lot else advice.pick(s, seat, codes, rng)
        GAME.step(s, seat, answer, SILENT)
