"""The chances that are told are those of the engine, counted out face by face."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.codes import PHASE_NAMES
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.games.worldwide.voice.chances import Keeper, faces, shot_odds, wins
from touchline.games.worldwide.voice.words import WorldWords
from touchline.play.setups import setup
from touchline.play.shown import plain

WORDS = WorldWords()


@pytest.mark.parametrize("off", [False, True])
@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.parametrize(("dice", "keeps"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1)])
def test_shots_by_all_dice(dice: int, keeps: int, corners: bool, off: bool) -> None:
    """WF-081 to WF-084, WF-180, WF-185"""
    for bonus, extra in product((0, 1, 3), (0, 2)):
        found: Counter[str] = Counter()
        for shot in product(range(1, 7), repeat=dice):
            for save in product(range(1, 7), repeat=keeps):
                quality, result = max(shot) + bonus, max(save) + extra
                word = "goal" if result < quality else "save"
                if result == quality and corners:
                    word = "corner"
                if max(shot) == 1 and off:
                    word = "off"
                found[word] += 1
        odds = shot_odds(bonus, Keeper(extra, keeps, corners), dice, off)
        assert odds == {w: Fraction(found[w], found.total()) for w in odds}


def test_a_second_try_is_taken_when_it_helps() -> None:
    keeper = Keeper(corners=True)
    once = shot_odds(1, keeper, off_target=True)["goal"]
    each = [shot_odds(1, keeper, off_target=True, die=die)["goal"] for die in range(1, 7)]
    assert sum(each) / 6 == once
    twice = shot_odds(1, keeper, off_target=True, again=1)["goal"]
    assert twice == sum(max(kept, once) for kept in each) / 6 > once


def test_rolls_by_all_faces() -> None:
    """W10, W14, W19, W35: the naturals that win, and fouls that no bonus avoids."""
    tackle = sum(1 << n for n in range(1, 7))
    assert wins(13) == 8
    assert wins(14) == 7
    assert wins(10, 6, tackle) == 14
    assert (wins(1), wins(-3), wins(20), wins(21)) == (20, 20, 1, 0)
    assert faces(tackle) == 6


def begin(seed: int, seats: int, preset: str) -> Table:
    """With options that make more of what can happen."""
    given = {"free_kick_corner": "true", "free_kick_off_target": "true"} if seed % 2 else {}
    return GAME.new(setup(ROOM, seats, settle(GAME.choices, GAME.presets, given, preset)))


def outcomes(t: Table) -> list[tuple[int, Fraction]]:
    odds = Odds()
    GAME.luck(t, odds)
    return [
        (int(odds.outcomes[i]), Fraction(int(odds.weights[i]), int(odds.total)))
        for i in range(odds.count)
    ]


def counted(t: Table, share: Fraction, found: dict[str, Fraction]) -> None:
    """Everything that fate can bring until the shot is settled; nobody plays a card any more."""
    for outcome, chance in outcomes(t):
        u, log = t.clone(), Log()
        GAME.step(u, FATE, outcome, log)
        kinds = {int(e.kind) for e in log.events}
        while not kinds & ENDS and u.stack.phase() == c.KEEPER:
            due = GAME.due(u)
            seat = next(i for i in range(u.seats) if due >> i & 1)
            GAME.step(u, seat, int(c.PASS), log)
            kinds = {int(e.kind) for e in log.events}
        if kinds & ENDS:
            word = next(word for kind, word in ENDING.items() if kind in kinds)
            found[word] += share * chance
        else:
            counted(u, share * chance, found)


ENDING = {int(c.GOAL): "goal", int(c.SAVED_IT): "save", int(c.OFF_TARGET): "off"}
ENDING |= {int(c.SET_PIECE_IS): "corner"}
ENDS = set(ENDING)


def defended(t: Table) -> None:
    """WF-063, WF-150 Wins and fouls of the card that was played, by all twenty faces."""
    view: Any = plain(WORDS.view(GAME.view(t, t.seats)))
    odds = view["pending"]["answers"][str(int(t.guarding))]
    found: Counter[str] = Counter()
    for face, _ in outcomes(t):
        u, log = t.clone(), Log()
        GAME.step(u, FATE, face, log)
        kinds = {int(e.kind) for e in log.events}
        enough = u.stack.phase() == c.BOOST and u.natural + u.added >= odds["need"]
        found["win"] += c.WON_BALL in kinds or enough
        found["foul"] += c.FOUL_BY in kinds
    assert [found["win"], 20] == odds["win"]
    assert [found["foul"], 20] == odds["foul"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "professional"])
def test_what_a_table_says_of_a_roll_is_what_fate_can_bring(preset: str, seats: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(6):
        t = begin(seed, seats, preset)
        rng = Rng(seed)
        while (due := GAME.due(t)) != OVER:
            if due == FATE:
                checked[looked(t)] += 1
                some = [outcome for outcome, _ in outcomes(t)]
                GAME.step(t, FATE, some[rng.below(len(some))], Log())
                continue
            seat = next(i for i in range(seats) if due >> i & 1)
            out = Codes()
            GAME.options(t, seat, out)
            lively = [code for code in out.listed() if code > c.GIVE and code != c.TO_PARTNER]
            some = lively if lively and rng.below(9) else out.listed()
            GAME.step(t, seat, some[rng.below(len(some))], Log())
    assert checked["shot_roll"] > 5
    assert checked["keeper_roll"] > 5
    assert checked["defence_roll"] > 20


def looked(t: Table) -> str:
    """The chances of a roll that is due, against a count; the name of its phase."""
    phase = int(t.stack.phase())
    if phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL, c.KEEPER_ROLL) and t.rerolls == 0:
        shot: Any = plain(WORDS.view(GAME.view(t, t.seats)))["shot"]
        found = dict.fromkeys(("goal", "corner", "save", "off"), Fraction(0))
        counted(t, Fraction(1), found)
        assert {word: Fraction(*shot[word]) for word in found} == found
    elif phase == c.DEFENCE_ROLL:
        defended(t)
    return PHASE_NAMES[phase]
