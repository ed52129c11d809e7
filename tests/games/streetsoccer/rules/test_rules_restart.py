"""SS-090 to SS-098: what follows a goal."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.streetsoccer import engine, slow
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.engine import codes, odds, play, rows, texts
from touchline.core.ids import FATE
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table

P12 = f"{golden.TEXT['P12']} t 4 7a 0-0 - L"  # L to move, h6j6## open
P5 = f"{golden.TEXT['P5']} t 2 7a 0-0 - R"  # R to move, c3c4## open


def test_ss_090_a_scorer_on_a_dark_cell_steps_back_first() -> None:
    t = play(read_position(P5), "c3c4##")
    rows_now = write_position(t).split()[0]
    figures = slow.parse(f"{rows_now} - L").figures
    assert figures[slow.cell("c4")] == "p"
    assert slow.cell("b4") not in figures


def test_ss_090_also_when_the_ball_went_by_a_team_mate() -> None:
    """Whatever way the ball takes from b4, its walker ends the turn beside the goal."""
    t = read_position(f"{rows('pd4 pb6 Gc6 Pk2 gk5')} b4 R t 4 7b 0-0 - L")
    kicks = {e for e in engine.effects(t) if e[0] == "d4" and e[2] != "b4"}
    assert ("d4", "c4", "##") in kicks
    assert {to for _, to, end in kicks if end != "c4"} == {"c4"}
    assert {to for _, to, end in kicks if end == "c4"} == {"b3"}


def test_ss_091_both_keepers_the_scorers_first() -> None:
    t = play(read_position(P12), "h6j6##")
    assert write_position(t).split()[2:4] == ["L", "q"]
    assert "G" not in write_position(t).split()[0].upper()
    assert engine.seat_of(t) == 0  # L scored and places first
    assert texts(t) == {"=b4", "=b5"}
    play(t, "=b4")
    assert engine.seat_of(t) == 1
    assert texts(t) == {"=k4", "=k5"}
    assert write_position(t).split()[1:4] == ["-", "R", "q"]
    play(t, "=k4")
    assert write_position(t).split()[1:5] == ["k4", "R", "r", "-"]


def test_ss_091_only_the_conceder_by_option() -> None:
    t = read_position(P12, {"restart_keepers": "conceder"})
    play(t, "h6j6##")
    assert engine.seat_of(t) == 1
    assert texts(t) == {"=k4", "=k5"}
    assert "G" in write_position(t).split()[0]


def test_ss_091_an_occupied_dark_cell_is_not_offered() -> None:
    figures = "pb5 Pd4 Pe4 Pf4 Pg4 pc5 pd5 pe5 gk5"
    text = f"{rows(figures, 'G')} - L q - 7a 0-1 R L"
    t = read_position(text, {"push_fallback": "stay", "restart_keepers": "conceder"})
    assert texts(t) == {"=b4"}


def test_ss_091_with_both_dark_cells_taken_the_keeper_goes_as_near_as_can_be() -> None:
    """Only push_fallback=stay lets that happen, and the published rules are silent: our choice."""
    options = {"push_fallback": "stay", "restart_keepers": "conceder"}
    t = read_position(f"{rows('pb4 pb5 pc4 Pb3 gk5', 'G')} - L q - 7a 0-1 R L", options)
    assert texts(t) == {"=c5", "=b6"}
    t = read_position(f"{rows('pb4 pb5 Pc4 Pb3 gk5', 'G')} - L q - 7a 0-1 R L", options)
    assert texts(t) == {"=b6"}  # SS-107 keeps him from c5
    play(t, "=b6 3:")
    assert write_position(t).split()[1:5] == ["b6", "L", "r", "3"]


def test_ss_092_the_restart_is_the_conceders_turn() -> None:
    t = play(read_position(P12), "h6j6## =b4 =k4")
    assert write_position(t).split()[5] == "7b"
    restart = next(iter(sorted(texts_after(t, 3))))
    play(t, f"3:{restart}")
    assert write_position(t).split()[2:6] == ["L", "t", "-", "8a"]


def texts_after(t: Table, die: int) -> set[str]:
    then = t.clone()
    engine.take_fate(then, die)
    return texts(then)


def test_ss_093_ball_at_the_keeper_and_two_to_six() -> None:
    t = play(read_position(P12), "h6j6## =b5 =k5")
    assert write_position(t).split()[1] == "k5"
    total = sum(odds(t).values())
    assert {face: Fraction(w, total) for face, w in odds(t).items()} == {
        face: Fraction(1, 5) for face in range(2, 7)
    }


@pytest.mark.parametrize("die", range(2, 7))
def test_ss_094_t8_exactly_the_die_and_one_more_for_every_team_mate(die: int) -> None:
    """Alone before the goal: king distance `die`. A team-mate two steps off adds one."""
    text = f"{rows('Gb4 Pl1 Pl2 Pl7 Pl8 gk5 pa1')} b4 L r {die} 7a 0-1 R L"
    ends = {end for _, end in engine.pairs(read_position(text), 4)}
    assert ends == {
        slow.name((x, y))
        for x in range(2, 12)
        for y in range(2, 8)
        if max(abs(x - 2), abs(y - 4)) == die and (x, y) != (11, 5)
    }
    mate = f"{rows('Gb4 Pd4 Pl2 Pl7 Pl8 gk5 pa1')} b4 L r {die} 7a 0-1 R L"
    ends = {end for _, end in engine.pairs(read_position(mate), 4)}
    assert f"{'bcdefghijk'[2 + die - 1]}4" in ends  # two steps to d4, and die - 1 from there


def test_ss_094_nobody_walks() -> None:
    t = play(read_position(P12), "h6j6## =b4 =k4 4:")
    before = write_position(t).split()[0]
    for code in codes(t):
        then = t.clone()
        engine.take(then, code)
        if code % 140:
            assert write_position(then).split()[0] == before


def test_ss_095_a_restart_may_score() -> None:
    """Six steps and two touches on the way: e4 and h4, then k4 and out."""
    text = f"{rows('Gb4 Pe4 Ph4 Pi2 Pc7 gk5 pa1')} b4 L r 6 7a 0-1 R L"
    t = read_position(text)
    at = slow.parse(f"{text.split()[0]} - L")
    assert engine.pairs(t, 4) == slow.restarts(at, 6)
    deep = f"{rows('Gb4 Pe4 Ph4 Pj4 Pi5 gk5 pa1')} b4 L r 6 7a 0-1 R L"
    t = read_position(deep)
    assert "@b4##" in texts(t)
    play(t, "@b4##")
    assert write_position(t).split()[5:8] == ["7b", "1-1", "L"]
    assert write_position(t).split()[3] == "q"


@pytest.mark.parametrize(
    ("figures", "kick", "option"),
    [
        ("12/12/12/1G7pg1/12/pPp9/P1P9/pP10 b5 L", "@b5b2", {"enclosure": "off", "corner3": "off"}),
        ("2p5p3/1P3p6/1P10/P1P9/1G8g1/12/2p9/12 b4 L", "@b4b5", {"enclosure": "off"}),
        ("3p8/12/12/9pg1/1Gpp8/1P1P8/P1P9/12 b4 L", "@b4b2", {"corner3": "off"}),
    ],
)
def test_ss_096_the_kicking_side_may_not_shut_the_ball_in(
    figures: str, kick: str, option: dict[str, str]
) -> None:
    text = f"{figures} r 2 7a 0-1 R L"
    assert kick not in texts(read_position(text))
    assert kick in texts(read_position(text, option))


def test_ss_097_t26_a_pending_restart_opens_extra_time() -> None:
    """R, second to move, levels in minute 25: 26a is the restart of L."""
    text = f"{golden.TEXT['P5']} t 2 25b 1-0 L L"
    t = play(read_position(text), "c3c4##")
    assert write_position(t).split()[2:] == ["R", "q", "-", "26a", "1-1", "R", "L"]
    play(t, "=k4 =b5")
    assert write_position(t).split()[2:6] == ["L", "r", "-", "26a"]


# L's keeper cannot get the ball away: five opponents round b4, one of them left on b5.
STUCK = "Pi2 Pi7 Ph2 Ph7 pb5 pb3 pc3 pc4 gc5"
STAY = {"push_fallback": "stay", "restart_keepers": "conceder"}


def test_ss_098_no_legal_kick_is_a_pass_and_is_tried_again() -> None:
    at = slow.parse(f"{rows(STUCK + ' Gb4')} - L")
    assert all(not slow.restarts(at, d) for d in range(2, 7))
    t = read_position(f"{rows(STUCK, 'G')} - L q - 7a 0-1 R L", STAY)
    play(t, "=b4")
    assert texts(t) == {"--"}  # there is no die that helps
    play(t, "--")
    assert write_position(t).split()[1:] == ["b4", "R", "t", "-", "7b", "0-1", "R", "L"]
    again = read_position(write_position(t), STAY)  # a ball on a keeper in `t`: still pending
    for table in (t, again):
        play(table, "2:")
        found = engine.effects(table)
        assert all(end == "b4" for _, _, end in found)  # nobody reaches it
        engine.take(table, codes(table)[-1])
        assert write_position(table).split()[1:4] == ["-", "L", "q"]
        assert "=b4" in texts(table)


def test_ss_098_the_ball_at_the_keeper_shuts_nothing_in() -> None:
    """Meanwhile SS-109 is not tested: R may wall the keeper in completely."""
    t = read_position(f"{rows(STUCK + ' Gb4')} b4 R t 1 7b 0-1 R L", STAY)
    found = engine.effects(t)
    at = slow.parse(f"{rows(STUCK + ' Gb4')} b4 R")
    expected = slow.effects(at, 1, slow.with_options(push_fallback="stay", enclosure="off"))
    assert found == expected


def test_ss_098_dice_without_a_legal_kick_are_rolled_again() -> None:
    """With a gap on b3 the ball gets out with a 2 only: the other faces have no chance."""
    t = read_position(f"{rows(STUCK.replace('pb3', 'pd3'), 'G')} - L q - 7a 0-1 R L", STAY)
    play(t, "=b4")
    assert GAME.due(t) == FATE
    assert odds(t) == {2: 1}
