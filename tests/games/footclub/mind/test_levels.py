"""FootClub's levels: they answer legally, and never by what they cannot know."""

from __future__ import annotations

import pytest

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.footclub.mind.advice import Advice
from touchline.games.footclub.mind.half_runs import lacking
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.play.ai.greedy import rated
from touchline.play.ai.levels import judge, make, player
from touchline.play.ai.player import Careless, Faulty
from touchline.play.sim.batch import fresh, run
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck

POUSSIN = {"rules": 1}
SILENT = Log(on=False)
NAMES = {
    "draft": c.DRAFT_PAIR,
    "prematch": c.PREMATCH,
    "possession": c.POSSESSION,
    "bonus": c.BONUS,
    "discard": c.DISCARD,
    "change": c.CHANGE,
    "fan": c.PLACE_FAN,
}


def reached(options, phase, seed):
    """A match by advice up to a question of this phase with a choice in it; the seat asked.

    If the phase never comes, the next match is tried.
    """
    assert seed < 1000
    s = fresh(ROOM, options)
    advice, rng, codes, odds = Advice(1, 1), Rng(seed), Codes(), Odds()
    met = 0
    while (due := int(GAME.due(s))) != OVER:
        if due == FATE:
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
            continue
        seat = 0 if due & 1 else 1
        GAME.options(s, seat, codes)
        if s.stack.phase() == phase and codes.count > 1:
            met += 1
            if met > seed % 2:
                return s, seat
        runs = advice.plans(s, seat, rng) if codes.count > 1 else []
        for code in runs[0] if runs else [advice.pick(s, seat, codes, rng)]:
            GAME.step(s, seat, code, SILENT)
    return reached(options, phase, seed + 20)


@pytest.mark.parametrize("level", ROOM.mind.levels)
@pytest.mark.parametrize(
    ("rules", "where"),
    [("full", name) for name in NAMES] + [("poussin", n) for n in ("possession", "bonus", "fan")],
)
def test_what_a_level_cannot_know_does_not_change_its_answer(level, rules, where):
    """Another deal of what is hidden, the same seed: the same answer, always."""
    for seed in (1, 2):
        s, seat = reached(POUSSIN if rules == "poussin" else {}, NAMES[where], seed)
        answers = []
        for deal in range(3):
            u = s if deal == 0 else GAME.redeal(s, seat, Rng(700 + deal))
            mind = player(ROOM, level, 11 + seed, nodes=12)
            answers.append([int(code) for code in mind.choose(Window(GAME, u, seat))])
        assert answers[0] == answers[1] == answers[2]


def test_the_deals_do_differ():
    """So the test above is one: what is dealt anew is truly something else."""
    s, seat = reached({}, c.BONUS, 1)
    u = GAME.redeal(s, seat, Rng(701))
    assert [int(x) for x in u.where] != [int(x) for x in s.where]
    assert GAME.view(u, seat).key() == GAME.view(s, seat).key()


@pytest.mark.parametrize("options", [POUSSIN, {"home_choice": 1}])
@pytest.mark.parametrize("level", ROOM.mind.levels)
def test_every_level_plays_a_whole_match(options, level):
    s = fresh(ROOM, options)
    minds = [player(ROOM, level, 1, nodes=6), make("guesser", ROOM, 2)]
    play(GAME, s, minds, Luck(GAME, 3, level))
    assert GAME.due(s) == OVER


def test_greedy_beats_chance_at_poussin():
    points = 0
    for n in range(40):
        s = fresh(ROOM, POUSSIN)
        minds = [make("greedy", ROOM, n), make("guesser", ROOM, n + 50)]
        seat = n % 2
        play(GAME, s, minds if seat == 0 else minds[::-1], Luck(GAME, 1, n // 2))
        points += GAME.result(s).points[seat]
    assert points > 46


def test_the_draft_depends_on_the_squad():
    s, seat = reached({}, c.DRAFT_PAIR, 2)
    answer = player(ROOM, 6, 1).choose(Window(GAME, s, seat))
    assert len(answer) == 1
    assert c.PAIR <= answer[0] < c.PAIR + 3


@pytest.mark.parametrize("seed", range(3))
def test_a_search_that_doubts_everything_still_answers_what_is_open(seed: int) -> None:
    """Its own hand is dealt anew in every imagined match, so other cards were tried there."""
    doubtful = "ismcts:sims=30,redeal_own=1000,moments=1"
    summary = run(ROOM, (doubtful, "guesser"), 1, seed, 1, True, preset="poussin")
    assert summary.matches == 2


def test_no_slip_drafts_a_squad_that_cannot_be_fielded():
    """FC-175 Who errs in every answer of the draft still keeps a formation; guessers do not."""
    for seed in range(30):
        s, odds, rng = fresh(ROOM, {"home_choice": 1}), Odds(), Rng(seed)
        minds = [Careless(Rng(2 * seed + i), Advice()) for i in range(2)]
        while s.stack.phase() <= c.DRAFT_PAIR and s.drafts == 0:
            due = int(GAME.due(s))
            if due == FATE:
                GAME.luck(s, odds)
                GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
                continue
            seat = 0 if due & 1 else 1
            GAME.step(s, seat, minds[seat].choose(Window(GAME, s, seat))[0], SILENT)
        assert s.drafts == 0
        assert s.reason != c.NO_LINE_UP
        assert lacking(s, 0) == lacking(s, 1) == 0


def test_the_weak_levels_err_with_that_care():
    for level in (1, 2, 3, 4, 5):
        mind = player(ROOM, level, 1)
        assert isinstance(mind, Faulty)
        assert isinstance(mind.weaker, Careless)


def test_the_last_pick_mends_a_squad():
    """One full back short of every formation, a full back in one pair of three: that one."""
    found = 0
    for seed in range(400):
        s, odds, rng, codes = (
            fresh(ROOM, {"home_choice": 1}),
            Odds(),
            Rng(seed),
            Codes(),
        )
        while s.stack.phase() <= c.DRAFT_PAIR and s.drafts == 0:
            due = int(GAME.due(s))
            if due == FATE:
                GAME.luck(s, odds)
                GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
                continue
            seat = 0 if due & 1 else 1
            GAME.options(s, seat, codes)
            if s.picks >= 8 and s.stack.phase() == c.DRAFT_PAIR:
                short = []
                for code in codes.listed():
                    u = s.clone()
                    for i in range(2):
                        u.place(seat, u.market[2 * (code - c.PAIR) + i], c.BENCH)
                    short.append(int(lacking(u, seat)))
                if min(short) == 0 < max(short):
                    found += 1
                    for mind in (
                        Careless(Rng(seed), Advice()),
                        make("greedy", ROOM, seed),
                    ):
                        answer = mind.choose(Window(GAME, s, seat))[0]
                        assert short[codes.listed().index(answer)] == 0
            GAME.step(s, seat, codes.items[rng.below(codes.count)], SILENT)
    assert found > 5


def test_a_naive_rival_is_greedy_itself_at_poussin():
    """What a search expects of a naive rival is what `greedy` likes best, in every question."""
    plain, advice, codes, odds = judge(ROOM, "plain"), Advice(), Codes(), Odds()
    kinds = set()
    for seed in range(12):
        s, rng = fresh(ROOM, POUSSIN), Rng(seed)
        while (due := int(GAME.due(s))) != OVER:
            if due == FATE:
                GAME.luck(s, odds)
                GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
                continue
            seat = 0 if due & 1 else 1
            GAME.options(s, seat, codes)
            rates = {}
            for code in codes.listed():
                u = GAME.redeal(s, seat, Rng(seed))
                GAME.step(u, seat, code, SILENT)
                rates[code] = int(rated(GAME, plain, u, seat))
            answer = int(advice.naive(s, seat, codes, rng))
            assert rates[answer] == max(rates.values())
            if min(rates.values()) < max(rates.values()):
                kinds.add(int(codes.kind))
            # every other answer by lot, so that many tables are reached
            if rng.below(2):
                answer = codes.items[rng.below(codes.count)]
            GAME.step(s, seat, answer, SILENT)
    assert kinds == {c.ASK_FAN, c.ASK_POSSESSION, c.ASK_OFFENSIVE, c.ASK_BONUS}


@pytest.mark.parametrize("rules", ["poussin", ""])
def test_a_search_against_naive_rivals_answers_what_is_open_and_blindly(rules):
    naive = "ismcts:sims=20,moments=1,beginner_rivals=1000"
    assert run(ROOM, (naive, "guesser"), 1, 1, 1, True, preset=rules).matches == 2
    s, seat = reached(POUSSIN if rules else {}, c.POSSESSION, 1)
    answers = []
    for deal in range(3):
        u = s if deal == 0 else GAME.redeal(s, seat, Rng(700 + deal))
        mind = make(naive, ROOM, 5)
        answers.append([int(code) for code in mind.choose(Window(GAME, u, seat))])
    assert answers[0] == answers[1] == answers[2]
