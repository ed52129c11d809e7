"""EL-047 Computer managers differ in the directors they keep, and in nothing but their own dice."""

from __future__ import annotations

from collections import Counter

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.play import library
from touchline.play.ai.levels import player
from touchline.play.sim.playout import lowest
from touchline.rooms import ROOMS

NUMBERS = library.numbers(ROOMS["eleven"])


def drafting(seed: int) -> Table:
    """A season alone in which a director is to be kept."""
    options = settle(GAME.choices, GAME.presets, {}, "division3")
    t = GAME.new(Setup(1, options, NUMBERS))
    rng, odds, codes, log = Rng(seed), Odds(), Codes(), Log(False)
    while True:
        due = GAME.due(t)
        if due == FATE:
            GAME.luck(t, odds)
            GAME.step(t, FATE, odds.at(rng.below(odds.total)), log)
            continue
        GAME.options(t, lowest(due), codes)
        if codes.kind == c.DRAFT and codes.count > 1:
            return t
        GAME.step(t, lowest(due), codes.items[0], log)


def kept(t: Table, level: int, seed: int) -> list[int]:
    """What a manager of this level and seed answers."""
    return player(ROOM, level, seed).choose(Window(GAME, t, 0))


def test_one_hand_is_not_always_played_alike() -> None:
    t = drafting(1)
    for level in (4, 5):
        seen = Counter(kept(t, level, seed)[0] for seed in range(40))
        assert len(seen) > 1
        assert max(seen.values()) < 40


def test_the_same_dice_like_the_same_directors() -> None:
    t = drafting(2)
    for seed in range(10):
        assert kept(t, 5, seed) == kept(t, 5, seed)


def test_nobody_is_always_kept_or_never() -> None:
    chances: Counter[int] = Counter()
    offers: Counter[int] = Counter()
    codes = Codes()
    for deal in range(40):
        t = drafting(deal)
        GAME.options(t, 0, codes)
        hand = [int(codes.items[i]) for i in range(codes.count)]
        for seed in range(10):
            offers.update(hand)
            chances[kept(t, 5, seed)[0]] += 1
    often = [code for code in offers if offers[code] >= 80]
    assert len(often) >= 8
    assert all(0 < chances[code] < 0.9 * offers[code] for code in often)
