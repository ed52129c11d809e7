"""Worldwide Football's levels: they answer legally, and never by what they cannot know."""

from __future__ import annotations

from functools import cache

import pytest

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.policy import Shortlist
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.worldwide.mind import habits as h
from touchline.games.worldwide.mind.advice import Advice, keen, scattered
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.play import library
from touchline.play.ai.levels import make, player
from touchline.play.ai.player import Faulty
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck

SILENT = Log(on=False)
PLAIN, KEEN = list(h.PROFESSIONAL), list(h.KEEN_PROFESSIONAL)
PHASES = {
    "abilities": c.ABILITY_COMMIT,
    "attack": c.ATTACK,
    "defence": c.DEFENCE,
    "discard": c.FORCED_DISCARD,
    "change": c.CHANGE_WINDOW,
    "keeper": c.KEEPER,
}


def begun(preset, seats):
    options = settle(GAME.choices, GAME.presets, {}, preset)
    return GAME.new(Setup(seats, options, library.numbers(ROOM)))


def asked(s, odds, rng):
    """The seat that is asked next, fate's answers given by lot; -1 at the end."""
    while (due := int(GAME.due(s))) != OVER:
        if due != FATE:
            return (due & -due).bit_length() - 1
        GAME.luck(s, odds)
        GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
    return -1


def reached(preset, seats, phase, seed):
    """A match by advice up to a question of this phase with a choice in it; the seat asked."""
    s, seat = found_at(preset, seats, phase, seed)
    return s.clone(), seat


@cache
def found_at(preset, seats, phase, seed):
    """See `reached`; some moments are rare, so each is looked for once."""
    assert seed < 1000
    s = begun(preset, seats)
    advice, rng, codes, odds = Advice(), Rng(seed), Codes(), Odds()
    met = 0
    while (seat := asked(s, odds, rng)) >= 0:
        GAME.options(s, seat, codes)
        if s.stack.phase() == phase and codes.count > 1:
            met += 1
            if met > seed % 4:
                return s, seat
        GAME.step(s, seat, advice.pick(s, seat, codes, rng), SILENT)
    return found_at(preset, seats, phase, seed + 20)


@pytest.mark.parametrize("level", ROOM.mind.levels)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("where", PHASES)
def test_what_a_level_cannot_know_does_not_change_its_answer(level, seats, where):
    """Another deal of what is hidden, the partner's hand too, the same seed: the same answer."""
    seed = level % 3
    s, seat = reached("professional", seats, PHASES[where], seed)
    answers = []
    for deal in range(3):
        u = s if deal == 0 else GAME.redeal(s, seat, Rng(700 + deal))
        mind = player(ROOM, level, 11 + seed, nodes=8)
        answers.append([int(code) for code in mind.choose(Window(GAME, u, seat))])
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("where", ["attack", "defence"])
def test_the_deals_do_differ(seats, where):
    """So the test above is one: what is dealt anew is truly something else."""
    s, seat = reached("professional", seats, PHASES[where], 1)
    others = [i for i in range(seats) if i != seat]
    dealt = [GAME.redeal(s, seat, Rng(700 + deal)) for deal in (1, 2)]
    for u in dealt:
        assert GAME.view(u, seat).key() == GAME.view(s, seat).key()
    assert any(GAME.view(u, i).key() != GAME.view(s, i).key() for u in dealt for i in others)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "home"])
def test_advice_reads_nothing_that_its_seat_cannot_know(preset, seats):
    """At every question of a match: dealt anew for this seat, the same answers with weights."""
    s = begun(preset, seats)
    advice, rng, codes, odds = Advice(), Rng(5), Codes(), Odds()
    here, there = Shortlist(), Shortlist()
    different = 0
    while (seat := asked(s, odds, rng)) >= 0:
        GAME.options(s, seat, codes)
        if codes.count > 1:
            u = GAME.redeal(s, seat, rng)
            different += [int(n) for n in u.hand] != [int(n) for n in s.hand]
            GAME.options(u, seat, codes)
            advice.shortlist(u, seat, codes, there)
            GAME.options(s, seat, codes)
            advice.shortlist(s, seat, codes, here)
            assert said(here) == said(there)
        GAME.step(s, seat, advice.pick(s, seat, codes, rng), SILENT)
    assert different > 20


def said(short):
    return [(int(short.codes[i]), int(short.weights[i])) for i in range(short.count)]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "home", "cup"])
def test_every_level_plays_a_whole_match(preset, seats):
    for level in ROOM.mind.levels:
        s = begun(preset, seats)
        minds = [
            player(ROOM, level, 1, nodes=4),
            make("guesser", ROOM, 2),
        ] * (seats // 2)
        play(GAME, s, minds, Luck(GAME, 3, level))
        assert GAME.due(s) == OVER


def test_greedy_beats_chance():
    points = 0
    for n in range(20):
        s = begun("amateur", 2)
        minds = [make("greedy", ROOM, n), make("guesser", ROOM, n + 50)]
        seat = n % 2
        play(GAME, s, minds if seat == 0 else minds[::-1], Luck(GAME, 1, n // 2))
        points += GAME.result(s).points[seat]
    assert points > 26


@pytest.mark.parametrize("preset", ["amateur", "professional"])
def test_the_top_level_has_habits_of_its_own(preset):
    """At some question of a match they speak for another answer; `keen` switches them on."""
    s = begun(preset, 2)
    plain, rng, codes, odds = Advice(), Rng(5), Codes(), Odds()
    differ = 0
    while (seat := asked(s, odds, rng)) >= 0:
        GAME.options(s, seat, codes)
        if codes.count > 1:
            differ += plain.plans(s, seat, Rng(1))[0] != keen().plans(s, seat, Rng(1))[0]
        GAME.step(s, seat, plain.pick(s, seat, codes, rng), SILENT)
    assert differ
    own = h.KEEN_AMATEUR if preset == "amateur" else h.KEEN_PROFESSIONAL
    for seats in (2, 4):
        assert list(keen().prepared(begun(preset, seats), 0).habits) == list(own)
    for spec, habits in (("level:6", KEEN), ("level:5", PLAIN), ("ismcts:keen=0", PLAIN)):
        mind = make(spec, ROOM, 1)
        inner = mind.mind if isinstance(mind, Faulty) else mind
        assert list(inner.policy.professional) == habits


@pytest.mark.parametrize("preset", ["amateur", "professional"])
def test_the_strongest_plays_on_more_answers(preset):
    """Within six hundredths of a goal, or twelve; and in an attack abilities from farther off."""
    s = begun(preset, 2)
    leader, rng, codes, odds = Advice(), Rng(6), Codes(), Odds()
    far = 0
    for _ in range(160):
        seat = asked(s, odds, rng)
        if seat < 0:
            break  # the match is over
        GAME.options(s, seat, codes)
        if s.stack.phase() == c.ATTACK and codes.count > 1:
            for advice, near, most in ((Advice(), 60_000, 6), (keen(), 120_000, 10)):
                found = [run[0] for run in advice.plans(s, seat, Rng(1))]
                advice.weigh(s, seat, codes)
                worth = {codes.items[i]: advice.worth[i] for i in range(codes.count)}
                best = max(worth.values())
                net = [n for n in worth if worth[n] > best - near]
                assert set(found[: min(len(net), most)]) <= set(net)
                rest = set(found) - set(net)
                asides = {n for n in worth if c.STAR <= n < c.SUBSTITUTE}
                if most == 6:
                    assert not rest
                else:
                    assert rest <= asides
                    assert {n for n in asides if worth[n] > best - 300_000} <= set(found)
                    far += len(rest)
        GAME.step(s, seat, leader.pick(s, seat, codes, rng), SILENT)
    assert far


def test_whims_are_spread_evenly():
    """Two answers that are worth the same come first equally often, whichever they are."""
    for one, other in ((345, 473), (34, 35), (3, 36), (73, 74)):
        met = [(scattered(n + one) % 25_000, scattered(n + other) % 25_000) for n in range(4_000)]
        assert 1_850 < sum(a > b for a, b in met) < 2_150
        for whims in zip(*met, strict=True):
            tenths = [sum(whim // 2_500 == i for whim in whims) for i in range(10)]
            assert min(tenths) > 330


def test_the_numbers_of_a_penalty_are_chosen_evenly():
    """WF-159 Whoever can be read is beaten: all six numbers come as often."""
    s, seat = reached("professional", 2, c.PENALTY, 4)
    found = [0] * 6
    for seed in range(300):
        mind = player(ROOM, 6, seed, nodes=24)
        found[mind.choose(Window(GAME, s, seat))[0] - c.NUMBER] += 1
    assert min(found) > 20


def test_partners_name_the_same_captain():
    """WF-211 Each seat names one of the pair in secret; who never errs agrees with his partner."""
    s = begun("professional", 4)
    advice, rng, codes, odds = Advice(), Rng(3), Codes(), Odds()
    while (seat := asked(s, odds, rng)) >= 0 and s.stack.phase() != c.CAPTAIN_CHOICE:
        GAME.options(s, seat, codes)
        GAME.step(s, seat, codes.items[0], SILENT)
    told = [player(ROOM, 6, 8 + i, nodes=4).choose(Window(GAME, s, i)) for i in range(4)]
    assert told[0] == told[2] != told[1] == told[3]
    assert advice.plans(s, 0, rng) == [told[0]]
