"""SS-100 to SS-112: where figures may rest when a turn ends."""

from __future__ import annotations

import pytest

from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer import slow
from tests.games.streetsoccer.engine import effects, play, position, rows, texts, turn
from touchline.games.streetsoccer.rules.position import read_position

Effect = tuple[str, str, str]
T17 = "12/3p8/7P4/3P2p3g1/2G2P2p3/6P5/4p7/12 e6 L"


def has(text: str, die: int, effect: str, options: dict[str, str] | None = None) -> bool:
    """Is this effect, in the notation of §5.2, open?"""
    return effect in texts(turn(text, die, options))


@pytest.mark.parametrize("die", range(1, 7))
def test_ss_100_t16_nobody_rests_on_dark_cells_but_the_keeper(die: int) -> None:
    found = effects(turn(golden.TEXT["P4"], die))
    assert not {to for start, to, _ in found if start != "b5"} & {"b4", "b5", "k4", "k5"}
    keeper = {to for start, to, end in found if start == "b5" and end != "b4"}
    assert keeper == {"b4"}  # his kicks leave him on b4


def test_ss_100_the_keeper_may_leave_and_come_back() -> None:
    text = f"{rows('Gb3 Pe4 gk5')} h7 L"
    assert has(text, 1, "b3b4")
    assert has(text, 2, "b3b5")
    assert not has(f"{rows('Gk3 Pe4 gk5')} h7 L", 1, "k3k4")


def test_ss_101_ss_102_t13_entering_to_kick_and_stepping_back() -> None:
    found = effects(turn(golden.TEXT["P5"], 2))
    assert {e for e in found if e[2] == "##"} == {("c3", "c4", "##"), ("d4", "c4", "##")}


@pytest.mark.parametrize(
    ("ball", "start", "side", "rest"),
    [("b4", "c4", "L", "c4"), ("b5", "c5", "L", "c5"), ("k4", "j4", "R", "j4"),
     ("k5", "j5", "R", "j5"), ("k4", "k3", "L", "j4"), ("b5", "b6", "R", "c5")],
)  # fmt: skip
def test_ss_102_away_from_the_goal_along_the_row(
    ball: str, start: str, side: str, rest: str
) -> None:
    letter, other = ("P", "gf7") if side == "L" else ("p", "Gf7")
    found = effects(turn(f"{rows(f'{letter}{start} {other}')} {ball} {side}", 1))
    assert {to for s, to, end in found if end != ball and end != rest} == {rest}


def test_ss_101_walking_across_an_empty_dark_cell() -> None:
    assert has(f"{rows('Pb3 gk5')} h7 L", 3, "b3b6")
    assert not has(f"{rows('Pb3 gk5')} h7 L", 2, "b3b5")


@pytest.mark.parametrize(
    ("figures", "die", "effect", "allowed"),
    [
        ("pc3 pd4 Gb5 gk5", 2, "c3b3c4", True),  # T14: the ball ends on c4
        ("pc3 pd4 Gb5 gk5", 2, "c3c4c4", False),
        ("pc3 pc4 Gb5 gk5", 2, "c3b3d3", True),  # c4 is taken by a figure
        ("pc3 pc4 Gb5 gk5", 2, "c3c4d3", False),
        ("pc4 pd4 Gb5 gk5", 1, "c4c4c3", True),  # the walker's own start counts as free
    ],
)
def test_ss_103_t14_sideways_when_the_light_cell_is_not_free(
    figures: str, die: int, effect: str, allowed: bool
) -> None:
    assert has(f"{rows(figures)} b4 R", die, effect) == allowed


@pytest.mark.parametrize(
    ("effect", "allowed"), [("c5c5b3", True), ("c5b6c5", True), ("c5c5c5", False)]
)
def test_ss_103_t15_with_ss_107(effect: str, allowed: bool) -> None:
    assert has(golden.TEXT["P10"], 1, effect) == allowed


def test_ss_103_ss_107_forbids_the_light_cell_to_defenders() -> None:
    """A team-mate on c5 bars c4 to a defender, not to an attacker; both have b3."""
    assert has(f"{rows('Pb3 Pc5 gk5')} b4 L", 1, "b3b3c3")
    assert not has(f"{rows('Pb3 Pc5 gk5')} b4 L", 1, "b3c4c3")
    assert has(f"{rows('pb3 pc5 Gk5')} b4 R", 1, "b3c4c3")


def test_ss_103_enclosure_is_no_reason_to_go_sideways() -> None:
    """Pushed to j4 the kicker shuts the ball in on i4. k3 is free, and still this is no kick."""
    text = f"{rows('Gb4 Pk3 Pi3 Pi5 Ph4 gk5 pf7')} k4 L"

    def to_i4(enclosure: str) -> set[Effect]:
        found = effects(turn(text, 2, {"enclosure": enclosure}))
        return {e for e in found if e[0] == "k3" and e[2] == "i4"}

    assert to_i4("off") == {("k3", "j4", "i4")}
    assert to_i4("region") == set()


@pytest.mark.parametrize("fallback", ["illegal", "stay"])
def test_ss_104_no_room_to_step_back(fallback: str) -> None:
    text = f"{rows('pc4 pb3 pa4 Gb5 gk5')} b4 R"
    found = effects(turn(text, 1, {"push_fallback": fallback}))
    kicks = {e for e in found if e[0] == "a4" and e[2] != "b4"}
    if fallback == "illegal":
        assert not kicks  # a scoring one neither
    else:
        assert ("a4", "b4", "##") in kicks
        assert {to for _, to, _ in kicks} == {"b4"}


def test_ss_104_who_stayed_is_exempt_until_it_moves() -> None:
    stay = {"push_fallback": "stay"}
    text = f"{rows('pb4 pe4 Gb5 gk5')} h7 R"
    t = turn(text, 2, stay)
    assert ("e4", "g4", "h7") in effects(t)  # others may move meanwhile
    assert not {e for e in effects(t) if e[:2] == ("b4", "b4")}  # it moved, so it may not end there
    assert ("b4", "d4", "h7") in effects(t)


@pytest.mark.parametrize(("mate", "there"), [("d2", True), ("l8", False)])
def test_ss_105_during_the_chain_the_kicker_is_still_there(mate: str, there: bool) -> None:
    """b4 to d2 and back to b4 leaves one step: without that touch c3 and c5 are out of length."""
    t = turn(f"{rows(f'pc4 p{mate} Gb5 Pb3 gk5')} b4 R", 3, {"revisit": "simple"})
    assert ({"c4c4c3", "c4c4c5"} <= texts(t)) == there
    assert bool({"c4c4c3", "c4c4c5"} & texts(t)) == there
    if there:
        play(t, "c4c4c5")  # pushed once, at the end, to c4
        assert slow.parse(position(t)).figures[slow.cell("c4")] == "p"


def test_ss_106_a_foreign_keeper_is_pushed_like_anybody() -> None:
    text = f"{rows('gc3 pd6 Gb5')} b4 R"
    assert has(text, 2, "c3c4##")
    assert not has(text, 2, "c3b4##")
    assert has(f"{rows('Gc3 Pd6 gk5')} b4 L", 2, "c3b4c5")  # at home he stays


def test_ss_107_t17_one_of_the_defenders_on_the_light_cells() -> None:
    assert len(effects(turn(T17, 1))) == 19
    assert not has(T17, 1, "d5c5")
    relaxed = {"light_counts_keeper": "false"}
    assert len(effects(turn(T17, 1, relaxed))) == 20
    assert has(T17, 1, "d5c5", relaxed)


@pytest.mark.parametrize(("side", "allowed"), [("R", True), ("L", False)])
def test_ss_107_attackers_are_not_limited(side: str, allowed: bool) -> None:
    letter, other = ("P", "gk5") if side == "L" else ("p", "Gb5")
    text = f"{rows(f'{letter}c4 {letter}d5 {other}')} h7 {side}"
    assert has(text, 1, "d5c5") == allowed


def test_ss_107_two_field_players_never_even_without_the_keeper() -> None:
    text = f"{rows('Pc4 Pd5 Gb5 gk5')} h7 L"
    assert not has(text, 1, "d5c5", {"light_counts_keeper": "false"})


def test_ss_108_kicking_is_no_excuse() -> None:
    """The ball lies on c5 and a team-mate stands on c4: he may not fetch it."""
    text = f"{rows('Pc4 Pd5 gk5')} c5 L"
    assert not {e for e in effects(turn(text, 1)) if e[0] == "d5" and e[2] != "c5"}
    assert {e for e in effects(turn(text, 1)) if e[0] == "c4" and e[2] != "c5"}
    alone = f"{rows('Pc3 Pd5 gk5')} c5 L"
    assert {e for e in effects(turn(alone, 1)) if e[0] == "d5" and e[2] != "c5"}


@pytest.mark.parametrize(
    ("enclosure", "allowed"), [("region", False), ("adjacent4", False), ("off", True)]
)
def test_ss_109_t18_four_round_the_ball(enclosure: str, allowed: bool) -> None:
    assert has(golden.TEXT["P7"], 1, "e5e6", {"enclosure": enclosure}) == allowed


@pytest.mark.parametrize(
    ("enclosure", "allowed"), [("region", False), ("adjacent4", True), ("off", True)]
)
def test_ss_109_t19_a_sealed_region(enclosure: str, allowed: bool) -> None:
    assert has(golden.TEXT["P11"], 1, "e1d1", {"enclosure": enclosure}) == allowed


def test_ss_109_cells_that_do_not_exist_are_no_way_in() -> None:
    """Without the ring two men seal the corner: b3 and c2 are the only ways to b2."""
    text = f"{rows('Gb4 Pb3 Pd2 Ph6 Pi6 gk5 ph2 pi2 pj2 pk2')} b2 L"
    assert has(text, 1, "d2c2")
    for enclosure, allowed in (("region", False), ("adjacent4", False), ("off", True)):
        options = {"ring": "none", "enclosure": enclosure, "corner3": "off"}
        assert has(text, 1, "d2c2", options) == allowed


@pytest.mark.parametrize(
    ("corner3", "walk", "allowed"),
    [
        ("orthogonal", "c3b3", False),  # T20: the third beside the ball
        ("orthogonal", "c3c4", True),
        ("orthogonal", "c3d3", True),
        ("all8", "c3b3", False),
        ("off", "c3b3", True),
    ],
)
def test_ss_110_t20_three_at_the_corner(corner3: str, walk: str, allowed: bool) -> None:
    assert has(golden.TEXT["P6"], 1, walk, {"corner3": corner3}) == allowed


@pytest.mark.parametrize(("corner3", "allowed"), [("orthogonal", True), ("all8", False)])
def test_ss_110_all_eight_neighbours_by_option(corner3: str, allowed: bool) -> None:
    """c3 and a1 touch the corner with a point only."""
    text = f"{rows('Pd3 Pa1 Pc2 pf7')} b2 L"
    assert has(text, 1, "d3c3", {"corner3": corner3}) == allowed


def test_ss_111_only_the_mover_answers_for_a_formation() -> None:
    """R leaves the ball amid L's men; L may keep one turn, but must have opened it at its end."""
    walled = f"{rows('Pd6 Pc5 Pe5 Gd4 Pi2 gk5 pj3')} d5"
    assert effects(turn(f"{walled} R", 1))  # it is L's wall, and R may leave it so
    found = effects(turn(f"{walled} L", 1))
    assert found
    assert not {e for e in found if e[0] == "i2"}  # a walk elsewhere would leave the wall
    assert {e for e in found if e[0] == "d6"}


def test_ss_112_the_ball_leaves_only_into_the_goal() -> None:
    pitch = {f"{x}{y}" for x in "bcdefghijk" for y in range(2, 8)} | {"##"}
    for die in range(1, 7):
        for id in ("P4", "P6", "P12"):
            assert {end for _, _, end in effects(turn(golden.TEXT[id], die))} <= pitch


def test_ss_010_one_figure_a_cell_and_the_ball_by_itself() -> None:
    """After every answer of P12, with every die."""
    for die in range(1, 7):
        t = turn(golden.TEXT["P12"], die)
        for effect in effects(t):
            then = turn(golden.TEXT["P12"], die)
            play(then, "".join(effect) if effect[2] != "j6" else "".join(effect[:2]))
            text = position(then)
            count = sum(ch in "PpGg" for ch in text.split()[0])
            assert count == (8 if effect[2] == "##" else 10)
            assert text.split()[1] not in {effect[1]}
    assert position(read_position(position(then))) == position(then)
