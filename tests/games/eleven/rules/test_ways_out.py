"""EL-302, EL-322, EL-394: there is one way out of a season, whatever ends it.

Whoever ends it, abilities of the game's end are carried out first, then objectives that are judged
at the end are shown, then all is counted, once.
"""

from __future__ import annotations

import ast

import pytest

from tests.games.eleven.week import Week
from tests.games.eleven.workbench import ability
from tests.kit.sources import SOURCES
from touchline.core.ids import FATE, OVER
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.week import scoring, weekend

POINTS = '{ op = "vp", n = 3 }'
GOAL = 'judged = "end"\n' + "".join(
    f'[[ability]]\non = "goal_{level}"\nif = [{{ is = "has", res = "money", n = {n} }}]\n'
    for level, n in (("base", 3), ("perfect", 5))
)
LOST = '[[ability]]\non = "scenario_lose"\nif = [{ is = "has", res = "fans", op = "<=", n = 0 }]\n'
WON = '[[ability]]\non = "scenario_win"\nif = [{ is = "has", res = "money", n = 1 }]\n'
GIVES_FANS = ability("game_end", '{ op = "gain", res = "fans", n = 2 }')


def season(end: str, seats: int = 1, scenario: int = 0, more: str = LOST + WON) -> Week:
    """The end of a week: a host with an ability of the game's end, an objective judged then."""
    week = Week({"host": end, "goal": GOAL, "trial": more}, {"scenario": scenario}, seats)
    week.own("host")
    week.rich(money=5, fans=1)
    week.lay("goal", c.HAND)
    week.t.put(0, c.OBJECTIVE_, week.card("goal"))
    return week


def ended(week: Week, number: int) -> Week:
    """Through the end of this week, as far as it goes without fate."""
    week.t.week = number
    week.t.stack.depth = 0
    week.t.stack.turn(c.WEEK_END, weekend.READY)
    GAME.run_on(week.t, week.log)
    while GAME.due(week.t) not in (FATE, OVER):
        week.do(week.turn()[0])
    return week


def counted(week: Week) -> list[int]:
    """Parts of seat 0's points, in the order in which they were told."""
    return [int(x.b) % 256 - 128 for x in week.log.events if x.kind == e.SCORE and x.a == 0]


def test_a_scenario_lost_before_the_last_week_judges_what_is_judged_at_the_end() -> None:
    """SC5 in small: lost in week 5, with an objective and an ability of the game's end."""
    week = season(ability("game_end", POINTS), scenario=1)
    week.rich(money=5)
    ended(week, 5)
    assert week.t.stack.phase() == c.FINISHED
    assert week.t.reason == c.SCENARIO_LOST
    assert [int(x.b) % 4 for x in week.log.events if x.kind == e.OBJECTIVE_MET] == [1, 2]
    assert week.t.where[week.card("goal")] == c.OWN
    assert counted(week)[1] == 3 + 2 + 2
    assert week.t.get(0, c.TOTAL) == sum(counted(week))


def test_what_the_end_gives_does_not_win_a_scenario_back() -> None:
    """EL-394: it was lost at once."""
    week = season(GIVES_FANS, scenario=1)
    week.rich(money=5)
    ended(week, 5)
    assert week.has()[c.FANS] == 2
    assert not scoring.is_lost(week.t)
    assert week.t.reason == c.SCENARIO_LOST
    assert scoring.solo_points(week.t) == 0


def test_a_scenario_goes_on_while_it_is_not_lost() -> None:
    week = ended(season(ability("game_end", POINTS), scenario=1), 5)
    assert week.t.stack.phase() != c.FINISHED
    assert counted(week) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [5, 6])
def test_every_end_is_counted_once_after_abilities_and_objectives(seats: int, number: int) -> None:
    """With and without a scenario lost; after week 6 and before."""
    if number == 5 and seats > 1:
        return  # nothing ends a season of several before its last week
    week = season(ability("game_end", POINTS), seats, int(number == 5))
    if number == 5:
        week.rich(money=5)
    ended(week, number)
    assert week.t.stack.phase() == c.FINISHED
    kinds = [int(x.kind) for x in week.log.events]
    at = [kinds.index(kind) for kind in (e.ABILITY_USED, e.OBJECTIVE_MET, e.SCORE, e.SEASON_OVER)]
    assert at == sorted(at)
    assert kinds.count(e.SEASON_OVER) == 1
    assert kinds.count(e.SCORE) == 6 * seats
    assert counted(week)[1] == 7


# -- nothing else ends a match ---------------------------------------------------------------------

#: the functions of a room that write down how it ended, and the phase that says so
ENDS = {
    "eleven": (
        {"scoring.after_claims", "scoring.end_alone", "weekend.WeekEnd.resolve"},
        "FINISHED",
    ),
    "footclub": ({"flow.finish"}, "END"),
    "streetsoccer": ({"phases.finish"}, "END"),
    "worldwide": ({"flow.finish"}, "FINISHED"),
}
APART = {"state", "position", "secrets"}  # where a table is made, read or shown


def written(game: str) -> tuple[set[str], set[str]]:
    """Functions of a room that set `reason` or `winner` of a table; those that turn to its end."""
    sets: set[str] = set()
    turns: set[str] = set()
    _, phase = ENDS[game]
    for path in sorted((SOURCES / "games" / game / "rules").rglob("*.py")):
        if path.stem in APART:
            continue
        for name, node in functions(ast.parse(path.read_text("utf-8")), path.stem):
            for x in ast.walk(node):
                if isinstance(x, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
                    aims = x.targets if isinstance(x, ast.Assign) else [x.target]
                    for aim in aims:
                        if isinstance(aim, ast.Attribute) and aim.attr in ("reason", "winner"):
                            sets.add(name)
                        if (
                            isinstance(aim, ast.Attribute)
                            and aim.attr == "phase"
                            and (isinstance(x.value, ast.Attribute) and x.value.attr == phase)
                        ):
                            turns.add(name)
                if isinstance(x, ast.Call) and isinstance(x.func, ast.Attribute):
                    first = x.args[0] if x.args else None
                    ends = isinstance(first, ast.Attribute) and first.attr == phase
                    if ends and x.func.attr in ("turn", "push"):
                        turns.add(name)
    return sets, turns


def functions(tree: ast.AST, prefix: str) -> list[tuple[str, ast.AST]]:
    found: list[tuple[str, ast.AST]] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            found += functions(node, f"{prefix}.{node.name}")
        elif isinstance(node, ast.FunctionDef):
            found.append((f"{prefix}.{node.name}", node))
    return found


@pytest.mark.parametrize("game", list(ENDS))
def test_one_function_of_a_room_ends_a_match(game: str) -> None:
    """Every other exit has to go through it, so that no step can be left out by one of them."""
    known, _ = ENDS[game]
    sets, turns = written(game)
    assert sets == known
    assert len(turns) == 1
    assert turns <= known
