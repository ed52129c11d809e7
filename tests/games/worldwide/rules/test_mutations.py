"""Were a die, a target or a foul range wrong, the tables of chances would say so.

Each fault is planted in a copy of one engine module, whose phase then takes part in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests.kit.sources import SOURCES
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules import fitting, phases, rolling

from . import test_odds

PACKAGE = "touchline.games.worldwide.rules"
RULES = SOURCES / "games" / "worldwide" / "rules"

interpreted = pytest.mark.skipif(
    not str(rolling.__file__).endswith(".py"),
    reason="machine code calls its neighbours directly, so no fault can be planted in them",
)


def load(folder: Path, module: str, right: str, wrong: str) -> object:
    """A copy of a module with another text. `right` stands exactly once in it."""
    source = (RULES / f"{module}.py").read_text("utf-8")
    assert source.count(right) == 1, f"{right!r} stands {source.count(right)} times in {module}.py"
    copy = folder / "planted.py"
    copy.write_text(source.replace(right, wrong), "utf-8")
    spec = spec_from_file_location(f"{PACKAGE}.planted", copy)  # beside the modules it imports
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@contextmanager
def planted(folder: Path, module: str, places: dict[int, str], right: str, wrong: str
            ) -> Iterator[None]:  # fmt: skip
    """Phases play by the wrong text."""
    found = load(folder, module, right, wrong)
    before = {phase: phases.PHASES[phase] for phase in places}
    try:
        for phase, name in places.items():
            phases.PHASES[phase] = getattr(found, name)()
        yield
    finally:
        for phase, old in before.items():
            phases.PHASES[phase] = old


def defences() -> None:
    for pa in (0, 4, 8):
        for row in test_odds.ROWS_41:
            test_odds.test_wf_063_table_4_1_without_fouls(*row, pa)
        for key in test_odds.FOULS:
            test_odds.test_wf_150_table_4_1_with_fouls(*key, pa)
    test_odds.test_wf_223_table_4_1_four_more()


def cards() -> None:
    test_odds.test_wf_170_yellow_and_red_of_a_tackle()


def shots() -> None:
    for bonus in range(4):
        test_odds.test_wf_081_wf_180_wf_185_table_4_2(bonus)
        test_odds.test_6_5_table_4_3_the_best_of_two(bonus)
    for difference in test_odds.AMA_44:
        test_odds.test_wf_082_table_4_4_bonuses_of_the_keeper(difference)
    test_odds.test_6_5_the_best_of_three()
    test_odds.test_wf_157_table_4_5_a_direct_free_kick("false", test_odds.F(21, 36))
    test_odds.test_wf_157_table_4_5_a_direct_free_kick("true", test_odds.F(20, 36))


ROLL = ("rolling", {int(c.DEFENCE_ROLL): "DefenceRoll", int(c.BOOST): "Boost"}, defences)
# the foul of begin_foul is called by the module of the roll, which is planted with it
SHOT = (
    "shooting",
    {
        int(c.AFTER): "After", int(c.SHOT_ROLL): "ShotRoll", int(c.FREE_KICK_ROLL): "ShotRoll",
        int(c.SHOT_REROLL): "ShotReroll", int(c.KEEPER): "Keeper",
        int(c.KEEPER_ROLL): "KeeperRoll", int(c.SAVED): "Saved",
    },
    shots,
)  # fmt: skip
FAULTS = [
    (ROLL, "& (1 << answer)", "& (1 << (answer + 1))"),
    (ROLL, "& (1 << answer)", "& (1 << (answer + t.added))"),
    (ROLL, "t.rules.fouls and", "t.rules.sanctions == 5 and"),
    (ROLL, "t.natural + t.added >= need", "t.natural + t.added > need"),
    (ROLL, "t.natural + t.added >= need", "t.natural >= need"),
    (ROLL, "t.added = t.block\n", "t.added = 0\n"),
    (SHOT, "die(out, 1, 6)", "die(out, 0, 6)"),
    (SHOT, "1 if high == low else 2", "1"),
    (SHOT, "ways = 3", "ways = 2"),
    (SHOT, "ways = 1\n", "ways = 3\n"),
    (SHOT, "t.die == 1 and", "t.die == 2 and"),
    (SHOT, "t.die == 1 and", "t.die <= 2 and"),
    (SHOT, "return t.die + 1\n", "return t.die\n"),
    (SHOT, "t.book.quality[t.card * 9 + t.pa]", "t.book.quality[t.card * 9 + 6]"),
    (SHOT, "+ t.shot_add + t.waiting", "+ t.shot_add"),
    (SHOT, "if has < t.quality", "if has <= t.quality"),
    (SHOT, "elif has == t.quality and corner", "elif has + 1 == t.quality and corner"),
    (SHOT, "elif has == t.quality and corner", "elif has == t.quality"),
    (SHOT, "has = kept(answer) + t.keep_add", "has = kept(answer)"),
    (SHOT, "if t.piece == 0 else t.rules.free_kick_off_target", "if t.piece == 0 else 1"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "right", "wrong"), FAULTS)
def test_a_planted_fault_is_noticed(
    tmp_path: Path,
    place: tuple[str, dict[int, str], Callable[[], None]],
    right: str,
    wrong: str,
) -> None:
    module, places, oracle = place
    with planted(tmp_path, module, places, right, wrong), pytest.raises(AssertionError):
        oracle()


@pytest.mark.parametrize("place", [ROLL, SHOT], ids=lambda p: p[0])
def test_an_unchanged_copy_passes(
    tmp_path: Path, place: tuple[str, dict[int, str], Callable[[], None]]
) -> None:
    """So it is the fault that is noticed, not the copy."""
    module, places, oracle = place
    with planted(tmp_path, module, places, "from __future__", "from __future__"):
        oracle()


NEEDS = [
    ("t.book.threshold[answer] - t.pa", "t.book.threshold[answer]"),
    ("- t.pa - (defence_bonus", "- t.pa + (defence_bonus"),
    ("(defence_bonus(t, answer) - 100)", "0"),
]


@interpreted
@pytest.mark.parametrize(("right", "wrong"), NEEDS)
def test_a_wrong_target_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str
) -> None:
    found = load(tmp_path, "fitting", right, wrong)
    monkeypatch.setattr(rolling, "need", found.need)  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        defences()
    monkeypatch.setattr(rolling, "need", fitting.need)
    test_odds.test_wf_063_table_4_1_without_fouls("pass", "interception", 10, 3)


CARDS = [
    ('if t.book.red[answer] & bit:', "if t.book.red[answer] & (bit << 1):"),
    ("elif t.book.yellow[answer] & bit:", "elif t.book.foul[answer] & bit:"),
    ("bit: i64 = 1 << t.natural", "bit: i64 = 1 << (t.natural + 1)"),
]  # fmt: skip


@interpreted
@pytest.mark.parametrize(("right", "wrong"), CARDS)
def test_a_wrong_card_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str
) -> None:
    found = load(tmp_path, "fouls", right, wrong)
    monkeypatch.setattr(rolling, "begin_foul", found.begin_foul)  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        cards()
