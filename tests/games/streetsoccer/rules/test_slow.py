"""The slow generator against the known counts (§6.6): only then may it judge the engine."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer import slow, slow_placing
from tests.games.streetsoccer.slow import GOAL, cell, parse, with_options

T17 = "12/3p8/7P4/3P2p3g1/2G2P2p3/6P5/4p7/12 e6 L"


def names(text: str) -> set[str]:
    return set(text.split())


@pytest.mark.parametrize(("id", "text", "die", "count"), golden.COUNTS)
def test_positions_of_the_catalogue(id: str, text: str, die: int, count: str) -> None:
    assert slow.counts(parse(text), die) == count


@pytest.mark.parametrize("row", golden.TWO_PLIES, ids=lambda r: f"{r.position}-{r.dice}")
def test_two_plies(row: golden.TwoPlies) -> None:
    start = parse(golden.TEXT[row.position])
    quiet, goals = {}, set()
    for effect in slow.effects(start, row.dice[0]):
        then = slow.after(start, effect)
        if effect[2] == GOAL:
            goals.add(slow.frozen(then))
        else:
            quiet[slow.frozen(then)] = then
    replies = sum(len(slow.effects(p, row.dice[1])) for p in quiet.values())
    assert (len(quiet), len(goals), replies) == (row.quiet, row.goals, row.sum)


@pytest.mark.parametrize("row", golden.OPTIONS, ids=lambda r: f"{r.position}-{r.key}={r.value}")
def test_options(row: golden.Changed) -> None:
    rules = with_options(**{row.key: row.value})
    at = parse(golden.TEXT[row.position])
    assert [len(slow.effects(at, die, rules)) for die in range(1, 7)] == row.effects


@pytest.mark.parametrize("row", golden.KICKOFFS)
def test_kickoffs(row: golden.Kick) -> None:
    at = parse(f"{row.rows} - {row.side}")
    assert {end for _, end in slow.kickoffs(at, 1)} == set(row.first)
    for d, expected in enumerate(row.ends, 1):
        assert len({end for _, end in slow.kickoffs(at, d)}) == expected
        for kicker in row.kickers:
            assert sum(k == kicker for k, _ in slow.kickoffs(at, d)) == expected


@pytest.mark.parametrize("row", golden.RESTARTS)
def test_restarts(row: golden.Kick) -> None:
    at = parse(f"{row.rows} - {row.side}")
    assert slow.restarts(at, 2) == {(row.kickers[0], end) for end in row.first}
    assert [len(slow.restarts(at, d)) for d in range(2, 7)] == row.ends


@pytest.mark.parametrize("start", ["f4", "e5", "b4", "b2"])
def test_one_leg_on_an_empty_pitch(start: str) -> None:
    at = cell(start)
    expected = golden.table("perft.toml", "leg")[start]
    ends = [slow.kicks(at, r, {at}, set(), "L", slow.DEFAULT) - {GOAL} for r in range(1, 8)]
    assert [len(e) for e in ends] == expected
    for r, found in enumerate(ends, 1):  # fact 1 of §3: king distance
        ring = {(x, y) for x in range(2, 12) for y in range(2, 8)}
        far = {c for c in ring if max(abs(c[0] - at[0]), abs(c[1] - at[1])) == r}
        assert found == {slow.name(c) for c in far}


@pytest.mark.parametrize("y", range(2, 8))
def test_fewest_steps_to_score(y: int) -> None:
    expected = golden.table("perft.toml", "to_score")[f"row_{y}"]
    found = []
    for x in range(2, 12):
        scores = [
            GOAL in slow.kicks((x, y), r, {(x, y)}, set(), "L", slow.DEFAULT) for r in range(1, 12)
        ]
        found.append(scores.index(True) + 1)
        assert all(scores[found[-1] - 1 :])  # any larger r also scores
    assert found == expected


def test_placements_counted() -> None:
    """§6.5, by trying every set of four cells."""
    empty = slow.Position()
    open_cells = [cell(at) for kind, at in slow_placing.placements(empty, "L") if kind == "P"]
    n = 0
    for four in combinations(open_cells, 4):
        lit = sum(c in slow.LIGHT["L"] for c in four)
        n += lit < 2 and slow_placing.complete(four, "L", slow.DEFAULT)
    assert n == golden.table("perft.toml", "placement")["field_players"]
    assert n * 2 == golden.table("perft.toml", "placement")["with_keeper"]


@pytest.mark.parametrize("id", ["P1", "P6", "P12"])
def test_walks_by_layers_are_the_walks_step_by_step(id: str) -> None:
    at = parse(golden.TEXT[id])
    for start in at.of(at.side):
        for die in range(1, 7):
            layered = slow.walks(at, start, die, slow.DEFAULT)
            assert layered == slow.every_way(at, start, die, slow.DEFAULT)


@pytest.mark.parametrize(
    ("text", "die", "start", "ends"),
    [
        ("12/12/12/12/4P6g/12/12/12 k7 L", 1, "e4", "d4 f4 e3 e5"),  # T1
        ("12/12/12/12/4P6g/12/12/12 k7 L", 3, "e4",  # T2: three steps, not b4
         "c3 c5 d2 d4 d6 e1 e3 e5 e7 f2 f4 f6 g3 g5 h4"),
        (T17, 1, "d5", "d4 d6 e5"),  # c5 absent: the keeper is already on c4
        (golden.TEXT["P6"], 1, "c3", "c4 d3"),  # T20: b3 would be the third at the corner
        (golden.TEXT["P11"], 1, "e1", "f1 e2"),  # T19: d1 would seal the region
    ],
)  # fmt: skip
def test_walks_of_section_7(text: str, die: int, start: str, ends: str) -> None:
    at = parse(text)
    walked = {e[1] for e in slow.effects(at, die) if e[0] == start and e[2] == text.split()[1]}
    assert walked == names(ends)


@pytest.mark.parametrize(
    ("id", "die", "start", "ends"),
    [
        ("P1", 4, "d3", "b2 b3 b5 b6 b7 c3 c4 c5 c7 d3 d4 d5 d6 d7 e3 e5 e6 f3 f4 f5 f6 f7 "
         "g4 g7 h2 h3 h4 h5 h6 h7"),  # T4
        ("P2", 3, "d4", "d2 d3 d4 d5 d6 e2 f2 f6 g5 g6 g7 h2 h3 h4 h5 h7 i5 i7 j5 j6 j7"),  # T6
    ],
)  # fmt: skip
def test_kicks_of_section_7(id: str, die: int, start: str, ends: str) -> None:
    at = parse(golden.TEXT[id])
    kicked = {
        e for e in slow.effects(at, die) if e[0] == start and e[2] != golden.TEXT[id].split()[1]
    }
    assert {e[2] for e in kicked} == names(ends)


def test_t3_t5_one_step_from_e4() -> None:
    at = cell("e4")
    eight = names("d3 d4 d5 e3 e5 f3 f4 f5")
    assert slow.kicks(at, 1, {at}, set(), "L", slow.DEFAULT) == eight


@pytest.mark.parametrize(
    ("id", "die", "there", "absent"),
    [
        ("P3", 6, [("c4", "e4", GOAL)], []),  # T7
        ("P5", 2, [("c3", "c4", GOAL), ("d4", "c4", GOAL), ("c3", "b3", "c4")], []),  # T13, T14
        ("P10", 1, [("c5", "c5", "b3"), ("c5", "b6", "c5")], [("c5", "c5", "c5")]),  # T15
        ("P7", 1, [], [("e5", "e6", "d6")]),  # T18
        ("P12", 4, [("h6", "j6", GOAL), ("i5", "j6", GOAL), ("j4", "j6", GOAL)], []),  # T27
    ],
)
def test_effects_of_section_7(
    id: str, die: int, there: list[slow.Effect], absent: list[slow.Effect]
) -> None:
    found = slow.effects(parse(golden.TEXT[id]), die)
    assert set(there) <= found
    assert not set(absent) & found


def test_t7_t13_these_are_the_only_goals() -> None:
    for die in range(1, 7):
        goals = {e for e in slow.effects(parse(golden.TEXT["P3"]), die) if e[2] == GOAL}
        assert goals == ({("c4", "e4", GOAL)} if die == 6 else set())
    goals = {e for e in slow.effects(parse(golden.TEXT["P5"]), 2) if e[2] == GOAL}
    assert goals == {("c3", "c4", GOAL), ("d4", "c4", GOAL)}


@pytest.mark.parametrize(
    ("text", "option", "effect"),
    [
        (T17, {"light_counts_keeper": "false"}, ("d5", "c5", "e6")),
        (golden.TEXT["P7"], {"enclosure": "off"}, ("e5", "e6", "d6")),
        (golden.TEXT["P11"], {"enclosure": "adjacent4"}, ("e1", "d1", "b2")),
        (golden.TEXT["P6"], {"corner3": "off"}, ("c3", "b3", "b2")),
    ],
)
def test_an_option_opens_what_section_7_says(
    text: str, option: dict[str, str], effect: slow.Effect
) -> None:
    at = parse(text)
    assert effect not in slow.effects(at, 1)
    assert effect in slow.effects(at, 1, with_options(**option))


def test_t17_counts() -> None:
    assert len(slow.effects(parse(T17), 1)) == 19
    assert len(slow.effects(parse(T17), 1, with_options(light_counts_keeper="false"))) == 20
