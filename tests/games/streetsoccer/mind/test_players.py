"""What the players make of StreetSoccer: goals, threats, the end of a match, and the judge."""

from __future__ import annotations

from random import Random

import pytest

from touchline.core.buffers import Codes
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.streetsoccer.mind.equity import POINT, Equity, row
from touchline.games.streetsoccer.mind.judge import Full, Plain
from touchline.games.streetsoccer.mind.threat import NEVER, Threat
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.play.ai import levels
from touchline.play.ai.expectimax import Expectimax, Plan
from touchline.play.sim.batch import fresh
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck

SILENT = Log(False)
P3 = "12/5P6/3pp4p2/1G4P3g1/2P5P3/7p4/12/12 e4 L"
P12 = "12/12/3p3P4/5P2P1g1/1G4p2P2/9p2/8p3/12 j6 L"
STRONG = ["greedy", "level:4", "expectimax:second=3,third=0,nodes=3000"]


def at(rows, die, minute="9a", score="0-0", last="-", first="L"):
    """A table with the die rolled."""
    return GAME.read(f"{rows} t {die} {minute} {score} {last} {first}", Setup())


def answer(spec, s, seat=0, seed=1):
    return levels.make(spec, ROOM, seed).choose(Window(GAME, s, seat))[0]


@pytest.mark.parametrize("spec", STRONG)
@pytest.mark.parametrize(("rows", "die"), [(P3, 6), (P12, 3), (P12, 4)])
def test_a_goal_is_taken_when_there_is_one(spec, rows, die):
    assert answer(spec, at(rows, die)) % c.BASE == c.GOAL


@pytest.mark.parametrize("spec", ["level:4", "expectimax:second=3,third=0,nodes=3000"])
def test_an_open_goal_is_not_left_open(spec):
    # R's striker on e5 stands beside a ball on d5, the way to b5 is free: a 3 or more scores.
    # L rolls a 2 and cannot score, but d6 can take the ball away.
    s = at("12/12/3P8/4p7/1G7pg1/4PP4p1/6P2p2/12 d5 L", 2)
    survey = Threat()
    survey.survey(s)
    assert survey.need1 == 3
    GAME.step(s, 0, answer(spec, s), SILENT)
    survey.survey(s)
    assert survey.need1 > 4


@pytest.mark.parametrize("spec", ["level:4", "expectimax:second=3,third=0,nodes=3000"])
def test_the_golden_goal_ends_it(spec):
    s = at(P12, 4, minute="30a", score="1-1", last="L")
    GAME.step(s, 0, answer(spec, s), SILENT)
    assert (s.phase, s.winner) == (c.END, 0)


def exact_need(s, side):
    """The lowest die with a scoring option, from the options themselves."""
    for die in range(1, 7):
        t = s.clone()
        t.side, t.die, t.phase = side, die, c.MOVE
        out = Codes()
        GAME.options(t, side, out)
        if any(code % c.BASE == c.GOAL and code != c.PASS for code in out.listed()):
            return die
    return 7


def tables(count, seed=5):
    """Tables before a roll, from matches of greedy players who now and then guess."""
    rng = Random(seed)
    found = []
    for n in range(200):
        s = fresh(ROOM, {})
        players = [levels.make("level:1", ROOM, seed * 1000 + n * 2 + i) for i in range(2)]
        for who, code in play(GAME, fresh(ROOM, {}), players, Luck(GAME, seed, n)).entries:
            GAME.step(s, who, code, SILENT)
            if s.phase == c.ROLL and s.restart < 0 and rng.random() < 0.2:
                found.append(s.clone())
                if len(found) == count:
                    return found
    raise AssertionError("too few tables")


def test_the_threat_is_what_the_options_say():
    survey = Threat()
    seen = set()
    wrong = []
    for s in tables(250):
        survey.survey(s)
        for side, need in ((0, survey.need0), (1, survey.need1)):
            exact = exact_need(s, side)
            seen.add(exact)
            if min(need, 7) != exact:
                wrong.append((side, int(need), exact))
    assert seen == {1, 2, 3, 4, 5, 6, 7}
    # resting rules (SS-107 to SS-110) may forbid a shot that the survey counts: rare, and never
    # the other way round
    assert all(need < exact for _, need, exact in wrong)
    assert len(wrong) <= 5


def test_the_threat_knows_both_sides_alike():
    survey = Threat()
    for s in tables(60):
        survey.survey(s)
        before = (survey.need0, survey.need1, survey.near0, survey.near1)
        t = s.clone()
        for i in range(10):
            cell = s.pos[(i + 5) % 10]
            t.pos[i] = cell // c.W * c.W + 13 - cell % c.W
        t.ball = s.ball // c.W * c.W + 13 - s.ball % c.W
        survey.survey(t)
        assert (survey.need1, survey.need0, survey.near1, survey.near0) == before
        assert 1 <= survey.need0 <= NEVER


def test_the_judge_rates_both_seats_to_two_points():
    judge = Full()
    for s in tables(60):
        rates = [judge.rate(s, seat) for seat in range(2)]
        # the match that both lose is all that is missing
        assert 1_900_000 <= sum(rates) <= 2_000_001
        assert min(rates) >= 0


@pytest.mark.parametrize("seat", [0, 1])
def test_a_lead_is_worth_more_the_later_it_is(seat):
    judge = Full()
    rates = []
    for minute in ("3a", "15a", "24a"):
        score = "1-0" if seat == 0 else "0-1"
        s = GAME.read(f"{P3} t - {minute} {score} {'LR'[seat]} L", Setup())
        rates.append(judge.rate(s, seat))
    assert rates == sorted(rates)
    assert rates[0] > 1_000_000
    assert rates[-1] > 1_600_000


def test_the_last_goal_breaks_the_tie():
    judge = Full()
    mine, theirs = (GAME.read(f"{P3[:-1]}R t - 35b 1-1 {last} L", Setup()) for last in "LR")
    survey = Threat()
    survey.survey(mine)
    assert survey.need1 in range(2, 7)  # R scores with one of these in its last turn, or loses
    assert judge.rate(mine, 0) == 2 * POINT * (survey.need1 - 1) // 6
    assert judge.rate(theirs, 0) == 0


def test_equity_by_hand():
    e = Equity(extra=True, draw=False, goals=200)
    # half 69 is the last: with a fifth it scores the golden goal, else the last goal decides
    assert e.mine[row(69, 2, 0)] == 2 * POINT // 5
    assert e.theirs[row(69, 2, 0)] == 2 * POINT * 4 // 5
    assert e.mine[row(69, 0, 0)] == 2 * POINT // 5
    assert e.theirs[row(69, 0, 0)] == 0  # nobody scored: both lose
    assert e.mine[row(69, 1, 0)] == 2 * POINT
    # one goal ahead with the match over after this half: only a goal of the other could matter
    assert e.mine[row(50, 0, 1)] == 2 * POINT
    assert e.mine[row(50, 1, -1)] == 0
    draw = Equity(extra=False, draw=True, goals=200)
    assert draw.mine[row(50, 2, 0)] == POINT
    assert draw.mine[row(49, 1, 0)] == (200 * 2 * POINT + 800 * POINT) // 1000


def test_plain_wants_the_ball_nearer_the_goal():
    far = GAME.read(P3 + " t - 9a 0-0 - L", Setup())
    near = GAME.read(P3.replace("e4", "h4") + " t - 9a 0-0 - L", Setup())
    assert Plain().rate(near, 0) > Plain().rate(far, 0)
    assert Plain().rate(near, 1) < Plain().rate(far, 1)


def test_both_readers_of_a_restart_place_their_keeper():
    s = at(P12, 4)
    goal = next(code for code in listed(s) if code % c.BASE == c.GOAL)
    GAME.step(s, 0, goal, SILENT)
    for seat in (0, 1):
        assert GAME.due(s) == 1 << seat
        chosen = answer("level:4", s, seat)
        assert chosen in listed(s, seat)
        GAME.step(s, seat, chosen, SILENT)


def listed(s, seat=0):
    out = Codes()
    GAME.options(s, seat, out)
    return out.listed()


def test_a_search_of_two_plies_sees_the_reply():
    # the best first sight is not always the best: some table shows it
    differ = 0
    for n, s in enumerate(tables(12, seed=8)):
        GAME.step(s, -1, 1 + n % 6, SILENT)
        judge = Full()
        glance = Expectimax(Rng(1), judge, Plan(0, 0, 0, 1 << 40))
        look = Expectimax(Rng(1), judge, Plan(3, 0, 0, 1 << 40))
        pane = Window(GAME, s, s.side)
        differ += glance.choose(pane) != look.choose(pane)
    assert differ > 0
