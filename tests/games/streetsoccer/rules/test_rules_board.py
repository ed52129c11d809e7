"""SS-001 to SS-049: the board, the set-up, the placement and the kick-off."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.streetsoccer import engine, slow
from tests.games.streetsoccer.engine import begin, codes, effects, odds, play, rows, texts, turn
from touchline.core.ids import FATE
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position

RING = {(x, y) for x in range(1, 13) for y in range(1, 9)} - {
    (x, y) for x in range(2, 12) for y in range(2, 8)
}


def names(text: str) -> set[str]:
    return set(text.split())


OTHERS = "Gb4 Pb2 Pb7 Pk2 gk5 pk7 pj2 pj7 pc7"


def strolled(options: dict[str, str]) -> set[str]:
    """Every cell the walker of L comes to rest on, one step a turn, the others standing still."""
    found, todo = {"e4"}, ["e4"]
    while todo:
        here = todo.pop()
        text = f"{rows(f'P{here} {OTHERS}')} h7 L"
        for start, to, end in effects(turn(text, 1, {"enclosure": "off", **options})):
            if start == here and end == "h7" and to not in found:
                found.add(to)
                todo.append(to)
    return found


# ---- the board -----------------------------------------------------------------------


@pytest.mark.parametrize(("side", "starts"), [("L", "a8 a7 a6 a4"), ("R", "l1 l2 l3 h4 l4")])
def test_ss_001_row_8_is_written_first_and_column_a_on_the_left(side: str, starts: str) -> None:
    t = turn(f"P11/G11/P11/P11/P6p3p/11p/11g/11p h7 {side}", 1)
    assert {start for start, _, _ in effects(t)} == names(starts)


def test_ss_002_the_ball_keeps_to_sixty_cells() -> None:
    ends = set()
    for spot in ("b2", "e3", "f4", "g5", "k7", "i2", "c7"):
        beside = slow.name((slow.cell(spot)[0], slow.cell(spot)[1] + 1))
        for die in range(1, 7):
            t = turn(f"{rows(f'P{beside} gk5')} {spot} L", die)
            ends |= {end for _, _, end in effects(t)} - {"##"}
    pitch = {f"{x}{y}" for x in "bcdefghijk" for y in range(2, 8)}
    assert ends == pitch - {"k5"}  # the keeper's own cell


@pytest.mark.parametrize(
    ("ring", "missing"),
    [
        ("full", set()),
        ("no_corners", {"a1", "a8", "l1", "l8"}),
        ("no_mouths", {"a4", "a5", "l4", "l5"}),
        ("none", {slow.name(c) for c in RING}),
    ],
)
def test_ss_003_ss_005_ring_cells_and_goal_mouths(ring: str, missing: set[str]) -> None:
    everywhere = {f"{x}{y}" for x in "abcdefghijkl" for y in range(1, 9)}
    taken = {figure[1:] for figure in OTHERS.split()}
    rest = everywhere - names("b4 b5 k4 k5 h7") - taken - missing
    assert strolled({"ring": ring}) == rest


def test_ss_003_the_ball_never_rests_in_the_ring() -> None:
    at = {slow.name(c) for c in RING}
    for spot in ("b2", "k7", "f7", "b6"):
        beside = slow.name((slow.cell(spot)[0] + (-1 if spot[0] == "k" else 1), int(spot[1])))
        for die in range(1, 7):
            ends = {end for _, _, end in effects(turn(f"{rows(f'P{beside} gi5')} {spot} L", die))}
            assert ends
            assert not ends & at


@pytest.mark.parametrize(
    ("start", "dark"), [("b3", "b4"), ("b6", "b5"), ("j4", "k4"), ("k6", "k5")]
)
@pytest.mark.parametrize("side", ["L", "R"])
def test_ss_004_dark_cells_are_those_before_the_goals(start: str, dark: str, side: str) -> None:
    letter, other = ("P", "p") if side == "L" else ("p", "P")
    ends = {to for _, to, _ in effects(turn(f"{rows(f'{letter}{start} {other}f1')} h7 {side}", 1))}
    assert dark not in ends
    assert ends


@pytest.mark.parametrize(
    ("side", "keeper", "man", "light"),
    [("L", "Gc4", "Pd5", "c5"), ("L", "Gc5", "Pd4", "c4"), ("R", "gj4", "pi5", "j5"),
     ("R", "gj5", "pi4", "j4")],
)  # fmt: skip
def test_ss_006_light_cells_stand_before_the_dark_ones(
    side: str, keeper: str, man: str, light: str
) -> None:
    other = "p" if side == "L" else "P"
    home = "Gb4" if side == "L" else "gk4"
    for goalkeeper, allowed in ((keeper, False), (home, True)):
        t = turn(f"{rows(f'{goalkeeper} {man} {other}f1')} f7 {side}", 1)
        assert ((man[1:], light, "f7") in effects(t)) == allowed


@pytest.mark.parametrize(("side", "own"), [("L", "f4 f5"), ("R", "g4 g5")])
def test_ss_007_circle_cells_are_where_a_kick_off_is_taken(side: str, own: str) -> None:
    """Men of both sides on and around the circle: only those on the own cells may kick."""
    figures = "Gb4 Pf4 Pf5 Pe5 Pf6 gk5 pg4 pg5 ph4 pg3"
    t = read_position(f"{rows(figures)} - {side} o 2 1a 0-0 - {side}")
    assert {kicker for kicker, _ in engine.pairs(t, 4)} == names(own)


def test_ss_008_the_half_of_l_ends_with_column_f() -> None:
    """After a circle figure and two men up front the next one must stay in the own half."""
    t = begin({"first_placer": "L", "placement_order": "5-5"})
    play(t, "+Pf4 +Ph3 +Pi3")
    columns = {to[0] for kind, to in engine.placed(t) if kind == "P"}
    assert columns == set("bcdef")


@pytest.mark.parametrize("spot", ["b2", "b7", "k2", "k7", "c6", "c2", "j7", "e2"])
def test_ss_009_only_pitch_corners_are_corners(spot: str) -> None:
    """Two men of L beside the ball; a third comes from beyond. Only the corners refuse him."""
    x, y = slow.cell(spot)
    beside = [c for c in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)) if slow.DEFAULT.board(c)]
    third, *there = beside[:3]
    beyond = [(third[0] + dx, third[1] + dy) for dx, dy in slow.STRAIGHT]
    away = next(c for c in beyond if slow.DEFAULT.board(c) and c not in {*there, (x, y)})
    men = " ".join(f"P{slow.name(c)}" for c in (*there, away))
    found = effects(turn(f"{rows(f'{men} pf4')} {spot} L", 1, {"enclosure": "off"}))
    step = (slow.name(away), slow.name(third), spot)
    assert (step in found) == (spot not in {"b2", "b7", "k2", "k7"})


# ---- set-up and placement ------------------------------------------------------------


def test_ss_020_a_match_begins_empty_at_minute_1() -> None:
    t = begin({"first_placer": "L"})
    assert write_position(t) == "12/12/12/12/12/12/12/12 - L p - 1a 0-0 - -"


def test_ss_021_first_placer_is_a_fair_coin_or_agreed() -> None:
    t = begin()
    assert GAME.due(t) == FATE
    total = sum(odds(t).values())
    assert {who: Fraction(w, total) for who, w in odds(t).items()} == {
        0: Fraction(1, 2),
        1: Fraction(1, 2),
    }
    for outcome, side in ((0, "L"), (1, "R")):
        tossed = begin()
        engine.take_fate(tossed, outcome)
        assert write_position(tossed) == write_position(begin({"first_placer": side}))
        assert GAME.due(tossed) == 1 << outcome


@pytest.mark.parametrize(
    ("order", "seats"),
    [("1-2-2-2-2-1", "ABBAABBAAB"), ("5-5", "AAAAABBBBB"), ("fixed2+3", "AAABBB")],
)
@pytest.mark.parametrize("first", ["L", "R"])
def test_ss_022_placement_order(order: str, seats: str, first: str) -> None:
    t = begin({"first_placer": first, "placement_order": order})
    told = ""
    while GAME.due(t) != FATE:
        told += "AB"["LR".index(first) ^ engine.seat_of(t)]
        engine.take(t, codes(t)[len(told) % len(codes(t))])
    assert told == seats


def test_ss_022_fixed_figures_stand_already() -> None:
    t = begin({"first_placer": "R", "placement_order": "fixed2+3"})
    assert write_position(t).split()[0] == "12/12/12/6p3g1/1G3P6/12/12/12"
    assert {kind for kind, _ in engine.placed(t)} == {"P"}


@pytest.mark.parametrize(("first", "cells"), [("L", "b4 b5"), ("R", "k4 k5")])
def test_ss_023_ss_024_dark_cells_are_for_the_keeper(first: str, cells: str) -> None:
    t = begin({"first_placer": first})
    assert {to for kind, to in engine.placed(t) if kind == "G"} == names(cells)
    assert not {to for kind, to in engine.placed(t) if kind == "P"} & names("b4 b5 k4 k5")


@pytest.mark.parametrize(
    ("first", "own", "theirs"), [("L", "f4 f5", "g4 g5"), ("R", "g4 g5", "f4 f5")]
)
def test_ss_025_the_circle(first: str, own: str, theirs: str) -> None:
    t = begin({"first_placer": first, "placement_order": "5-5"})
    men = {to for kind, to in engine.placed(t) if kind == "P"}
    assert names(own) <= men
    assert not names(theirs) & men
    # three without the circle, and the fourth must go there
    play(t, "+Pd2 +Ph2 +Pd3" if first == "L" else "+Pd2 +Ph2 +Ph3")
    assert {to for kind, to in engine.placed(t) if kind == "P"} == names(own)


def test_ss_025_both_circle_cells_may_be_used_unless_they_are_prefixed() -> None:
    t = begin({"first_placer": "L", "placement_order": "fixed2+3"})
    assert ("P", "f5") in engine.placed(t)
    t = begin({"first_placer": "L", "placement_order": "fixed2+3", "circle_rule": "prefixed_only"})
    assert ("P", "f5") not in engine.placed(t)


@pytest.mark.parametrize(
    ("rule", "before", "fourth", "allowed"),
    [
        ("each_half", "+Pf4 +Ph3 +Pi3", "d3", True),
        ("each_half", "+Pf4 +Ph3 +Pi3", "j3", False),  # none of the three in the own half
        ("each_half", "+Pf4 +Ph3 +Pi3", "f5", True),  # a second circle figure is in the own half
        ("each_half", "+Pf4 +Pd3 +Pe3", "c2", False),  # none of the three up front
        ("opposing_half", "+Pf4 +Ph3 +Pi3", "j3", True),
        ("opposing_half", "+Pf4 +Pd3 +Pe3", "c2", False),
        ("opposing_half", "+Pf4 +Pd3 +Pe3", "g2", True),
    ],
)
def test_ss_026_spread(rule: str, before: str, fourth: str, allowed: bool) -> None:
    t = begin({"first_placer": "L", "placement_order": "5-5", "spread_rule": rule})
    play(t, before)
    assert (("P", fourth) in engine.placed(t)) == allowed


def test_ss_027_one_figure_on_the_own_light_cells() -> None:
    t = begin({"first_placer": "L", "placement_order": "5-5"})
    play(t, "+Pc4")
    men = {to for kind, to in engine.placed(t) if kind == "P"}
    assert "c5" not in men
    play(t, "+Pj4")
    assert ("P", "j5") in engine.placed(t)  # attackers are not limited there


def test_ss_028_the_ring_is_closed_at_first_unless_opened() -> None:
    ring = {slow.name(c) for c in RING}
    closed = begin({"first_placer": "L"})
    assert not {to for _, to in engine.placed(closed)} & ring
    opened = begin({"first_placer": "L", "placement_ring": "true", "placement_order": "5-5"})
    assert {to for _, to in engine.placed(opened)} >= ring
    play(opened, "+Pf4 +Pg1 +Pl8")  # both count as the opposing half
    men = {to for kind, to in engine.placed(opened) if kind == "P"}
    assert men & ring == {c for c in ring if c[0] in "abcdef"}


def test_ss_029_needs_never_exceed_the_figures_left() -> None:
    t = begin({"first_placer": "L", "placement_order": "5-5"})
    play(t, "+Pd2 +Pd3")  # left: keeper, circle, opposing half
    men = {to for kind, to in engine.placed(t) if kind == "P"}
    assert men & names("d4 e5 b2") == set()
    assert names("f4 f5 g2 k7") <= men


def test_ss_029_t29_the_last_figure_is_the_keeper() -> None:
    t = begin({"first_placer": "L", "placement_order": "5-5"})
    play(t, "+Pf4 +Pd3 +Ph3 +Pe6")
    assert engine.placed(t) == {("G", "b4"), ("G", "b5")}


PLACED = "+Gb4 +gk5 +pg5 +Pf4 +Pd3 +ph6 +pe6 +Pe5 +Ph3 +pi3"


def test_ss_030_after_the_tenth_figure_the_ball_is_on_the_spot() -> None:
    t = play(begin({"first_placer": "L"}), PLACED)
    assert write_position(t).split()[1:] == ["-", "-", "o", "-", "1a", "0-0", "-", "-"]
    assert GAME.due(t) == FATE


# ---- kick-off ------------------------------------------------------------------------


def test_ss_040_t11_equal_dice_are_rolled_again() -> None:
    t = play(begin({"first_placer": "L"}), PLACED)
    pairs = {10 * left + right for left in range(1, 7) for right in range(1, 7) if left != right}
    assert odds(t) == dict.fromkeys(pairs, 1)


@pytest.mark.parametrize(
    ("dice", "side", "d"), [("5-3", "L", 2), ("3-5", "R", 2), ("6-1", "L", 5), ("1-2", "R", 1)]
)
def test_ss_041_the_higher_die_wins_by_the_difference(dice: str, side: str, d: int) -> None:
    t = play(begin({"first_placer": "L"}), f"{PLACED} {dice}:")
    assert write_position(t).split()[1:6] == ["-", side, "o", str(d), "1a"]
    assert engine.seat_of(t) == "LR".index(side)


def test_ss_041_the_first_placer_may_have_the_kick_off_by_option() -> None:
    t = begin({"first_placer": "R", "kickoff_side": "first_placer"})
    pairs = {10 * left + right: 1 for left in range(1, 7) for right in range(left + 1, 7)}
    assert odds(t) == pairs  # drawn before the first figure is placed, R's die the higher
    t = begin({"first_placer": "L", "kickoff_side": "first_placer"})
    assert odds(t) == {10 * right + left: 1 for left in range(1, 7) for right in range(left + 1, 7)}
    play(t, f"6-2: {PLACED}")
    assert write_position(t).split()[1:6] == ["-", "L", "o", "4", "1a"]


def test_ss_042_kickers_are_own_field_players_on_circle_cells() -> None:
    figures = "Gb4 Pf4 Pf5 Pd3 Ph3 gk5 pg5 pg4 pc2 pi2"
    for side, kickers in (("L", "f4 f5"), ("R", "g4 g5")):
        t = read_position(f"{rows(figures)} - {side} o 2 1a 0-0 - {side}")
        assert {kicker for kicker, _ in engine.pairs(t, 4)} == names(kickers)


def test_ss_043_t10_exactly_the_difference() -> None:
    t = read_position(f"{rows('Gb4 Pf4 Pd7 Pb2 Ph7 gk5 pg5 pi7 pi2 pc7')} - L o 2 1a 0-0 - L")
    ends = {end for _, end in engine.pairs(t, 4)}
    far = {
        slow.name((6 + dx, 4 + dy))
        for dx in range(-2, 3)
        for dy in range(-2, 3)
        if 2 in (abs(dx), abs(dy))
    }
    assert ends <= far  # two steps, never three
    assert names("d4 d3 d5 e2 f2 g2 h4 h3") <= ends


def test_ss_043_the_longer_kick_off_by_option() -> None:
    t = play(begin({"first_placer": "L", "kickoff_length": "die_plus_one"}), f"{PLACED} 4-2:")
    assert write_position(t).split()[4] == "5"
    t = play(begin({"first_placer": "L", "kickoff_length": "die_plus_one"}), f"{PLACED} 2-6:")
    assert write_position(t).split()[4] == "7"


def test_ss_044_passes_and_bends_work_at_the_kick_off() -> None:
    """A pass after two steps gives one more: f4 to d4, then one step on; g6 needs a bend."""
    t = read_position(f"{rows('Gb4 Pf4 Pd4 Pd2 Ph7 gk5 pg5 pi7 pi2 pc7')} - L o 2 1a 0-0 - L")
    ends = {end for _, end in engine.pairs(t, 4)}
    assert names("c3 c4 c5 e6 d5 d3") <= ends
    assert "d4" not in ends
    straight = read_position(
        f"{rows('Gb4 Pf4 Pd7 Pb2 Ph7 gk5 pg5 pi7 pi2 pc7')} - L o 2 1a 0-0 - L", {"bend": "none"}
    )
    assert "e2" not in {end for _, end in engine.pairs(straight, 4)}


def test_ss_045_t12_the_kick_off_may_not_score() -> None:
    figures = "Gb4 Pf4 Pd7 Ph4 Pd2 gk5 pg5 pi7 pi2 pc7"
    at = slow.parse(f"{rows(figures)} - L")
    kicked = slow.kicks(slow.cell("f4"), 5, set(at.of("L")), set(at.of("R")), "L", slow.DEFAULT)
    assert slow.GOAL in kicked  # there is a route: f4 to h4, then four steps
    t = read_position(f"{rows(figures)} - L o 5 1a 0-0 - L")
    assert "##" not in {end for _, end in engine.pairs(t, 4)}
    assert {end for _, end in engine.pairs(t, 4)} == kicked - {slow.GOAL}


def test_ss_046_nobody_walks_and_the_ball_may_not_be_shut_in() -> None:
    figures = "Gb4 Pf5 Pe6 Pd5 Pe4 gk5 pg5 pi7 pi2 pc7"
    text = f"{rows(figures)} - L o 1 1a 0-0 - L"
    assert ("f5", "e5") not in engine.pairs(read_position(text), 4)
    assert ("f5", "e5") in engine.pairs(read_position(text, {"enclosure": "off"}), 4)
    t = play(read_position(text), "@f5g6")
    assert write_position(t).split()[:2] == [rows(figures), "g6"]


def test_ss_047_the_other_side_ends_the_first_minute_and_may_score() -> None:
    t = read_position(f"{rows('Gb4 Pf4 Pd7 Pb2 Ph7 gk5 pg5 pi7 pd3 pc7')} - L o 2 1a 0-0 - L")
    play(t, "@f4d4")
    assert write_position(t).split()[1:6] == ["d4", "R", "t", "-", "1b"]
    play(t, "4:")
    assert "d3d4##" in texts(t)
    play(t, "d3d4##")
    assert write_position(t).split()[5:] == ["2a", "0-1", "R", "L"]


@pytest.mark.parametrize("dice", ["6-1", "1-6"])
def test_ss_048_t28_the_kick_off_winner_moves_first_in_every_minute(dice: str) -> None:
    t = play(begin({"first_placer": "L"}), f"{PLACED} {dice}:")
    first = engine.seat_of(t)
    engine.take(t, codes(t)[0])
    for half in range(1, 70):
        engine.take_fate(t, 2)
        assert engine.seat_of(t) == first ^ (half % 2)
        engine.take(t, engine.standstill(t))
    assert GAME.due(t) == 0


def test_ss_049_a_kick_off_without_any_end_is_rolled_again() -> None:
    """L's one way for five steps is barred everywhere; R could play five."""
    figures = "Gb4 Pf4 Pd4 Ph4 Pi3 gk5 pg4 pg5 pg3 pe4"
    at = slow.parse(f"{rows(figures)} - L")
    assert not slow.kickoffs(at, 5)
    assert slow.kickoffs(at, 4)
    t = read_position(f"{rows(figures)} - - o - 1a 0-0 - -")
    before = write_position(t)
    if 61 in odds(t):
        engine.take_fate(t, 61)
        assert write_position(t) == before
        assert GAME.due(t) == FATE
    engine.take_fate(t, 16)
    assert engine.seat_of(t) == 1
