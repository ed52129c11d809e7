"""SS-050 to SS-087: the roll, the walk, kicks, passes and goals."""

from __future__ import annotations

import pytest

from tests.games.streetsoccer import engine, slow
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.engine import effects, odds, play, rows, texts, turn
from touchline.core.ids import FATE
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.voice.longhand import path_text
from touchline.games.streetsoccer.voice.notation import read_move

LONE = f"{rows('Pe4 gk5')} h7 L"
OFF = {"enclosure": "off"}


def names(text: str) -> set[str]:
    return set(text.split())


def walks(text: str, die: int, start: str, options: dict[str, str] | None = None) -> set[str]:
    """Where the figure on `start` may come to rest without touching the ball."""
    ball = text.split()[1]
    found = effects(turn(text, die, options))
    return {to for frm, to, end in found if frm == start and end == ball}


def kicks(text: str, die: int, start: str, options: dict[str, str] | None = None) -> set[str]:
    """Where the ball may go when the figure on `start` fetches it."""
    ball = text.split()[1]
    found = effects(turn(text, die, options))
    return {end for frm, _, end in found if frm == start and end != ball}


# ---- roll and walk -------------------------------------------------------------------


def test_ss_050_the_die_is_rolled_before_anything_is_decided() -> None:
    t = read_position(f"{LONE} t - 7a 0-0 - L")
    assert GAME.due(t) == FATE
    assert odds(t) == dict.fromkeys(range(1, 7), 1)
    engine.take_fate(t, 4)
    assert GAME.due(t) == 1
    assert write_position(t).split()[4] == "4"


@pytest.mark.parametrize("die", range(1, 7))
def test_ss_051_exactly_one_own_figure_moves_keeper_or_not(die: int) -> None:
    text = golden.TEXT["P1"]
    t = turn(text, die)
    assert 0 not in engine.codes(t)  # no passing
    own = {slow.name(c) for c in slow.parse(text).of("L")}
    assert {start for start, _, _ in effects(t)} == own
    before = slow.parse(text).figures
    for code in engine.codes(t):
        then = t.clone()
        engine.take(then, code)
        if code % 140:
            after = slow.parse(write_position(then)).figures
            assert len(set(before.items()) - set(after.items())) <= 1


@pytest.mark.parametrize(
    ("die", "ends"),
    [
        (1, "d4 f4 e3 e5"),  # T1: never diagonally
        (2, "e4 c4 g4 e2 e6 d3 d5 f3 f5"),
        (3, "e1 e7 h4 d2 d6 f2 f6 c3 c5 g3 g5 d4 f4 e3 e5"),  # T2: and b4 is dark
    ],
)
def test_ss_052_ss_053_t1_t2_orthogonal_steps_and_all_of_them(die: int, ends: str) -> None:
    assert walks(LONE, die, "e4") == names(ends)


@pytest.mark.parametrize(
    ("revisit", "die", "home"),
    [("free", 2, True), ("free", 6, True), ("no_origin_end", 2, False), ("no_origin_end", 4, False),
     ("simple", 2, False), ("simple", 6, False)],
)  # fmt: skip
def test_ss_054_walking_home(revisit: str, die: int, home: bool) -> None:
    assert ("e4" in walks(LONE, die, "e4", {"revisit": revisit})) == home


@pytest.mark.parametrize(
    ("revisit", "there"), [("free", True), ("no_origin_end", True), ("simple", False)]
)
def test_ss_054_no_cell_twice_when_simple(revisit: str, there: bool) -> None:
    """A dead end: from a8 along a lane one cell wide, three steps end next door only by return."""
    text = f"{rows('Pa8 pa6 pb7 pd8 pc7 gk5')} h5 L"
    assert ("b8" in walks(text, 3, "a8", {"revisit": revisit})) == there
    on_ball = f"{rows('Pa7 pa6 pc7 pa5 pb6 gk5')} b7 L"
    # three steps to the ball: round by a8 and b8 is simple, so that stays open
    assert kicks(on_ball, 3, "a7", {"revisit": revisit})


@pytest.mark.parametrize(("revisit", "there"), [("free", True), ("simple", False)])
def test_ss_054_no_cell_twice_on_the_way_to_the_ball_either(revisit: str, there: bool) -> None:
    """The only three-step way to the ball returns to its start; it makes the kick one step long."""
    text = f"{rows('Pe4 pd4 pf4 pd3 gf3')} e5 L"
    assert ("f6" in kicks(text, 3, "e4", {"revisit": revisit, "bend": "none"})) == there


def test_ss_055_figures_are_never_entered_or_jumped() -> None:
    text = f"{rows('Pe4 pe5 pd4 Pf4 gk5')} h7 L"
    assert walks(text, 2, "e4") == names("e2 d3 f3 e4")
    locked = f"{rows('Pe4 pe5 pd4 Pf4 pe3 gk5')} h7 L"
    assert all(not walks(locked, die, "e4") for die in range(1, 7))


def test_ss_055_the_own_start_cell_is_empty_once_left() -> None:
    text = f"{rows('Pa1 pa3 pb2 pc1 gk5')} h7 L"  # a2 and b1 are all there is
    assert walks(text, 2, "a1") == {"a1"}
    assert walks(text, 3, "a1") == names("a2 b1")


def test_ss_056_the_ring_is_way_and_end() -> None:
    assert names("d8 f8") <= walks(f"{rows('Pe8 gk5')} h7 L", 1, "e8")
    # round the wall by row 8
    barred = f"{rows('Gb4 Pe7 Pb2 Pb3 Pb6 pf7 pf6 gf5 pf4 pf3')} h2 L"
    assert "g8" in walks(barred, 3, "e7")
    assert "g8" not in walks(barred, 3, "e7", {"ring": "none"})


@pytest.mark.parametrize(("ball", "beyond"), [("e5", False), ("e6", False), ("h7", True)])
def test_ss_057_a_walk_ends_on_the_ball(ball: str, beyond: bool) -> None:
    """Two steps up the board, never over the ball."""
    text = f"{rows('Pe4 gk5 pd5 pf5')} {ball} L"
    assert ("e6" in walks(text, 2, "e4")) == beyond


def test_ss_057_ss_060_whoever_reaches_the_ball_kicks_it() -> None:
    text = f"{rows('Pe4 gk5')} e5 L"
    for die in range(1, 6):  # with a 6 those from the ring get there too
        touched = {e for e in effects(turn(text, die)) if e[1] == "e5"}
        assert touched
        assert all(end != "e5" for _, _, end in touched)
        assert {start for start, _, _ in touched} == {"e4"}


def test_ss_058_walks_obey_the_resting_rules() -> None:
    text = f"{rows('Gb4 Pc6 Pc4 pe4 gk5')} h7 L"
    assert "c5" not in walks(text, 1, "c6")
    assert "b5" not in walks(text, 2, "c6")


@pytest.mark.parametrize("die", range(1, 7))
def test_ss_059_t21_no_legal_move_is_a_pass_and_the_turn_counts(die: int) -> None:
    t = read_position(f"{golden.TEXT['P9']} t - 7a 1-0 L R")
    play(t, f"{die}:")
    assert texts(t) == {"--"}
    play(t, "--")
    fields = write_position(t).split()
    assert fields[:2] == golden.TEXT["P9"].split()[:2]
    assert fields[2:] == ["L", "t", "-", "7b", "1-0", "L", "R"]


# ---- kicks and passes ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "start", "r"), [(1, "e3", 1), (4, "e3", 4), (4, "e2", 3), (2, "d3", 1)]
)
def test_ss_061_length_counts_the_last_step_again(die: int, start: str, r: int) -> None:
    """Straight kicks upwards from e4, at most r and of the parity of r (detours cost two)."""
    text = f"{rows(f'P{start} gk5')} e4 L"
    up = {
        end
        for end in kicks(text, die, start, {"bend": "none", "revisit": "simple"})
        if end[0] == "e"
    }
    assert f"e{4 + r}" in up or r > 3
    assert all(abs(int(end[1:]) - 4) <= r for end in up)


def test_ss_061_t3_t4_t5_first_legs() -> None:
    near = names("d3 d4 d5 e3 e5 f3 f4 f5")
    assert kicks(f"{rows('Pd4 gk5')} e4 L", 1, "d4") == near
    t4 = names(
        "b2 b3 b5 b6 b7 c3 c4 c5 c7 d3 d4 d5 d6 d7 e3 e5 e6 f3 f4 f5 f6 f7 g4 g7 h2 h3 h4 h5 h6 h7"
    )
    assert kicks(golden.TEXT["P1"], 4, "d3") == t4
    assert near <= t4  # by the detour of four steps


def test_ss_062_all_eight_directions_even_back() -> None:
    found = kicks(f"{rows('Pd4 gk5')} e4 L", 1, "d4")
    assert len(found) == 8
    assert "d4" in found  # where the kicker came from


@pytest.mark.parametrize(
    ("bend", "ends"),
    [
        ("one", "c2 d2 e2 f2 g2 c3 g3 c4 g4 c5 g5 c6 d6 e6 f6 g6"),
        ("none", "c2 e2 g2 c4 g4 c6 e6 g6"),
    ],
)
def test_ss_063_one_bend_a_leg(bend: str, ends: str) -> None:
    assert kicks(f"{rows('Pd4 gk5')} e4 L", 2, "d4", {"bend": bend}) == names(ends)


def test_ss_063_never_two_bends() -> None:
    """h5 lies three off; with f4 and f5 barred it takes two bends, and those are not given."""
    text = f"{rows('Pd4 pf4 pf5 pg5 gk5')} e4 L"
    assert "h5" not in kicks(text, 3, "d4")
    assert "h5" in kicks(f"{rows('Pd4 gk5')} e4 L", 3, "d4")


def test_ss_064_opponents_stop_the_ball() -> None:
    text = f"{rows('Pd4 pf4 gk5')} e4 L"
    assert "f4" not in kicks(text, 1, "d4")
    assert "g4" not in kicks(text, 2, "d4")


def test_ss_065_ss_066_own_figures_end_the_leg_and_play_on() -> None:
    text = f"{rows('Pd4 Pf4 gk5')} e4 L"
    one = kicks(text, 1, "d4", {"bend": "none"})
    assert "f4" not in one  # never to rest there
    assert names("g3 g4 g5") <= one  # reached with the last step, and played on
    assert "g4" not in kicks(text, 2, "d4", {"bend": "none"})  # never through him
    assert "g4" in kicks(f"{rows('Pd4 gk5')} e4 L", 2, "d4", {"bend": "none"})


def test_ss_066_ss_067_t6_each_touch_adds_a_step() -> None:
    text = golden.TEXT["P2"]
    assert kicks(text, 3, "d4") == names(
        "d2 d3 d4 d5 d6 e2 f2 f6 g5 g6 g7 h2 h3 h4 h5 h7 i5 i7 j5 j6 j7"
    )
    t = turn(text, 3)
    told = path_text(t, read_move(t, "d4f4j5"))
    legs = told.split(":")[1].split(",")
    steps = sum(int(c) for leg in legs for c in leg.split("@")[0].split("=")[0] if c.isdigit())
    assert told.startswith("d4xf4/2:")
    assert steps == 2 + told.count("@")  # r and one for every touch


def test_ss_068_a_fresh_bend_after_every_touch() -> None:
    """Both legs bend: no straight leg leads there."""
    text = f"{rows('Pd4 Pg5 gk5')} e4 L"
    assert "i4" in kicks(text, 3, "d4") | kicks(text, 4, "d4")
    t = turn(text, 4)
    told = [path_text(t, code) for code in engine.codes(t)]
    assert any(path.count("~") == 2 for path in told)


def test_ss_069_the_walker_may_touch_again() -> None:
    """P13: two neighbours may play the ball to and fro; the kick still ends."""
    text = f"{rows('Pd4 Pf4 gk5')} e4 L"
    wall = f"{rows('Pd4 Pf4 pf3 pf5 pg3 gg4 pg5')} e4 L"
    # f4 is walled in: what it is given can only go back to e4, whence it goes on
    assert kicks(wall, 1, "d4") == kicks(text, 1, "d4") - names("f3 f5 g3 g4 g5")


@pytest.mark.parametrize("die", range(1, 7))
def test_ss_070_passing_to_and_fro_ends(die: int) -> None:
    """The guard against loops: P13 has two own figures side by side."""
    found = effects(turn(golden.TEXT["P13"], die))
    assert found == slow.effects(slow.parse(golden.TEXT["P13"]), die)


def test_ss_071_the_last_leg_uses_all_its_steps() -> None:
    ends = kicks(f"{rows('Pd4 gk5')} e4 L", 2, "d4")
    assert not ends & names("d3 d4 d5 e3 e5 f3 f4 f5")


def test_ss_072_ss_112_the_ball_stays_inside_the_lines() -> None:
    """SS-112: rule 4 against killjoys. From the corner only inward ways are left."""
    ends = kicks(f"{rows('Pb3 gk5')} b2 L", 2, "b3")
    assert ends == names("b4 c4 d4 d3 d2")


def test_ss_073_diagonal_gaps_are_open() -> None:
    text = f"{rows('Pd4 pe5 pf4 gk5')} e4 L"
    assert "f5" in kicks(text, 1, "d4")


def test_ss_074_ways_that_end_alike_are_one_answer() -> None:
    t = turn(golden.TEXT["P12"], 6)
    listed = engine.codes(t)
    assert listed == sorted(set(listed))
    told = [engine.parts(code) for code in listed]
    assert len(told) == len(set(told)) == 266


# ---- goals -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "spot", "man"),
    [("L", "k4", "Pj4"), ("L", "k5", "Pj5"), ("R", "b4", "pc4"), ("R", "b5", "pc5")],
)
def test_ss_080_a_goal_crosses_the_line_from_a_goal_cell(side: str, spot: str, man: str) -> None:
    other = "gf7 pf6" if side == "L" else "Gf7 Pf6"
    assert "##" in kicks(f"{rows(f'{man} {other}')} {spot} {side}", 1, man[1:])


@pytest.mark.parametrize("spot", ["k3", "k6", "j4", "j5"])
def test_ss_080_beside_the_goal_one_step_does_not_score(spot: str) -> None:
    x, y = slow.cell(spot)
    text = f"{rows(f'P{slow.name((x - 1, y))} gf7')} {spot} L"
    assert "##" not in kicks(text, 1, slow.name((x - 1, y)))


def test_ss_081_crossing_costs_a_step_and_a_ball_on_a_goal_cell_is_no_goal() -> None:
    text = f"{rows('Ph4 gf7')} i4 L"
    assert "##" not in kicks(text, 2, "h4")
    assert "k4" in kicks(text, 2, "h4")
    assert "##" in kicks(text, 3, "h4")


def test_ss_082_t27_unused_steps_are_lost() -> None:
    assert names("h6j6## i5j6## j4j6##") <= texts(turn(golden.TEXT["P12"], 4))
    text = f"{rows('Ph4 gf7')} i4 L"
    assert all("##" in kicks(text, die, "h4") for die in (3, 4, 5, 6))


@pytest.mark.parametrize(
    ("exit", "bend", "start", "ball", "scores"),
    [
        ("any", "none", "i5", "j5", True),  # slanting over k4 and out to l3
        ("mouth", "none", "i5", "j5", False),  # l3 is beside the goal
        ("mouth", "one", "i5", "j5", True),  # bent on the last step: out to l4
        ("any", "none", "j3", "k3", False),
        ("any", "one", "j3", "k3", True),  # up to k4, bent on the last step
    ],
)
def test_ss_083_exit_directions(exit: str, bend: str, start: str, ball: str, scores: bool) -> None:
    found = kicks(f"{rows(f'P{start} gk5')} {ball} L", 2, start, {"goal_exit": exit, "bend": bend})
    assert ("##" in found) == scores


def test_ss_084_figures_in_the_ring_do_not_stop_it() -> None:
    text = f"{rows('Pj4 gl5 pl4 pl3')} k4 L"
    assert "##" in kicks(text, 1, "j4")


def test_ss_085_a_keeper_guards_his_cell_only() -> None:
    text = f"{rows('Pi4 gk4 pf7')} j4 L"
    assert "##" in kicks(text, 2, "i4")  # through k5
    assert "k4" not in kicks(text, 1, "i4")
    both = f"{rows('Pi4 gk4 pk5 pf7')} j4 L"
    assert "##" not in kicks(both, 6, "i4", {"push_fallback": "stay"})


def test_ss_086_no_own_goals() -> None:
    assert "##" not in kicks(f"{rows('Pc4 gk5')} b4 L", 1, "c4")


@pytest.mark.parametrize(
    ("minute", "before", "after"), [("3a", "0-0 -", "1-0 L"), ("24a", "1-4 R", "2-4 L")]
)
def test_ss_087_score_last_scorer_and_restart(minute: str, before: str, after: str) -> None:
    score, last = before.split()
    t = read_position(f"{golden.TEXT['P12']} t 4 {minute} {score} {last} L")
    play(t, "h6j6##")
    fields = write_position(t).split()
    assert " ".join(fields[6:8]) == after
    assert fields[3] == "q"  # the keepers first
