"""The advice of FootClub: legal runs, sensible squads, and nothing it could not know."""

from __future__ import annotations

import pytest

from tests.games.footclub.laying import match, prematch
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.policy import Shortlist
from touchline.core.rng import Rng
from touchline.games.footclub.mind.advice import Advice
from touchline.games.footclub.mind.lineups import Best, best_shapes, weigh_sets
from touchline.games.footclub.mind.subbing import change_run
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.sums import optimised, squad
from touchline.play.sim.batch import fresh

SILENT = Log(on=False)
RULES = [{}, {"rules": 1}, {"format": 1}, {"draw_decider": 3}]


def stepped(s, seat, run):
    """Give a run answer by answer; every one must be open."""
    codes = Codes()
    for code in run:
        GAME.options(s, seat, codes)
        assert code in codes.listed()
        GAME.step(s, seat, code, SILENT)


def advised(options, seed, visit):
    """A match by advice alone; `visit` sees every table at which a seat has a choice."""
    s = fresh(ROOM, options)
    advice, rng, codes, odds = Advice(2, 2), Rng(seed), Codes(), Odds()
    while (due := int(GAME.due(s))) != OVER:
        if due == FATE:
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), SILENT)
            continue
        seat = 0 if due & 1 else 1
        GAME.options(s, seat, codes)
        if codes.count == 1:
            GAME.step(s, seat, codes.items[0], SILENT)
            continue
        visit(s, seat, codes, advice)
        runs = advice.plans(s, seat, rng)
        if runs:
            stepped(s, seat, runs[rng.below(len(runs))])
        else:
            GAME.options(s, seat, codes)
            GAME.step(s, seat, advice.pick(s, seat, codes, rng), SILENT)
    return s


@pytest.mark.parametrize("options", RULES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_run_is_open_and_every_shortlist_is_a_part_of_what_is_open(options, seed):
    seen = set()

    def visit(s, seat, codes, advice):
        out = Shortlist()
        listed = codes.listed()
        advice.shortlist(s, seat, codes, out)
        short = [int(out.codes[i]) for i in range(out.count)]
        assert short
        assert short == sorted(set(short) & set(listed))
        assert all(out.weights[i] > 0 for i in range(out.count))
        assert advice.pick(s, seat, codes, Rng(3)) in listed
        seen.add(int(s.stack.phase()))

    advised(options, seed, visit)
    wanted = {c.PLACE_FAN, c.POSSESSION, c.OFFENSIVE, c.BONUS}
    assert wanted <= seen
    if options.get("rules") != 1:
        assert {c.DRAFT_STAR, c.DRAFT_PAIR, c.PREMATCH, c.TACTICS, c.CHANGE} <= seen


@pytest.mark.parametrize("options", RULES[:2])
def test_what_the_rival_holds_changes_no_advice(options):
    """The weights are the same at every table that the seat cannot tell from this one."""

    def visit(s, seat, codes, advice):
        listed = codes.listed()
        out = Shortlist()
        advice.shortlist(s, seat, codes, out)
        here = [(int(out.codes[i]), int(out.weights[i])) for i in range(out.count)]
        for seed in range(2):
            u = GAME.redeal(s, seat, Rng(90 + seed))
            again = Codes()
            GAME.options(u, seat, again)
            assert again.listed() == listed
            advice.shortlist(u, seat, again, out)
            assert [(int(out.codes[i]), int(out.weights[i])) for i in range(out.count)] == here
            if s.stack.phase() != c.PREMATCH:
                assert advice.plans(u, seat, Rng(1)) == advice.plans(s, seat, Rng(1))

    advised(options, 7, visit)


def test_the_best_line_up_is_optimised_when_it_can_be():
    """FC-038: two stars more than the best ten, if the profiles meet the style."""
    p = prematch()
    t = p.t
    best = Best()
    weigh_sets(t, 0, squad(t, 0, True), 10, best)
    shapes = best_shapes(best, 10, 24)
    assert shapes
    values = [best.values[shape] for shape in shapes]
    assert values == sorted(values, reverse=True)
    stars = sorted(int(t.stars(n)) for n in range(t.book.cards) if t.is_at(0, n, c.BENCH))
    assert values[0] <= sum(stars[-12:]) * 1000 + 10 * 300 + 2000 + 450


def test_a_gap_is_filled():
    """FC-096 Somebody is hurt and gone; a substitute comes on."""
    p = match("changes", blue="FB1 FB2 | CB1 CB2 | DM1 DM2 | AM1 AM2 | FW1")
    assert p.t.vacancies(0) == 1
    run = change_run(p.t, 0)
    assert run[0] >= c.PLAYER
    assert int(c.VACANCY) in run
    seat = 0 if GAME.due(p.t) & 1 else 1
    if seat == 1:
        GAME.step(p.t, 1, c.PASS, SILENT)
    stepped(p.t, 0, run)
    assert p.t.outfielders(0) == 10


def test_late_in_the_match_fresh_men_with_a_star_more_come_on():
    """FC-163 With two cards or fewer in the pile of the second half."""
    early = match("changes", period=2, turn=2)
    assert change_run(early.t, 0) == [c.PASS]
    late = match("changes", period=2, turn=4)
    run = change_run(late.t, 0)
    assert sum(1 for code in run[: run.index(c.PASS)] if code >= c.PLAYER) == 6


def test_nobody_drafts_a_squad_that_cannot_play():
    for seed in range(6):
        lined = []

        def visit(s, seat, codes, advice, lined=lined):
            if s.stack.phase() == c.PREMATCH and s.sealed.counts[seat] == 0:
                lined.append(seat)

        advised({"home_choice": 2}, seed, visit)
        assert set(lined) == {0, 1}


def test_optimisation_is_seen_as_the_rules_see_it():
    found = []

    def visit(s, seat, codes, advice):
        if s.stack.phase() == c.PLACE_FAN and s.period == 1 and s.turn == 1:
            found.append((optimised(s, 0), optimised(s, 1)))

    for seed in range(4):
        advised({}, seed, visit)
    assert any(one or two for one, two in found)
