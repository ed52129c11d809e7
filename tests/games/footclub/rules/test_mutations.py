"""Were a threshold or a modifier of the dice wrong, the tables of chances would say so.

Each fault is planted in a copy of one engine module, whose phase then takes part in play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tests.kit.sources import SOURCES
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.phases import PHASES

from . import test_odds

PACKAGE = "touchline.games.footclub.rules"
RULES = SOURCES / "games" / "footclub" / "rules"


@contextmanager
def planted(
    folder: Path, module: str, phase: int, name: str, right: str, wrong: str
) -> Iterator[None]:
    """The phase plays by the wrong text. `right` stands exactly once in the module."""
    source = (RULES / f"{module}.py").read_text("utf-8")
    assert source.count(right) == 1, f"{right!r} stands {source.count(right)} times in {module}.py"
    copy = folder / "planted.py"
    copy.write_text(source.replace(right, wrong), "utf-8")
    spec = spec_from_file_location(f"{PACKAGE}.planted", copy)  # beside the modules it imports
    assert spec
    assert spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    before = PHASES[phase]
    try:
        PHASES[phase] = getattr(found, name)()
        yield
    finally:
        PHASES[phase] = before


def actions(*kinds: Callable[..., object]) -> None:
    for act, given, row in test_odds.ACTIONS:
        if act in kinds:
            test_odds.test_fc_084_fc_143_table_4_1_whole_actions(act, given, row)
            test_odds.test_table_4_1_roll_by_roll(act, given, row)


def tackles() -> None:
    actions(test_odds.tackle)
    for given in (("regular",), ("aggressive",)):
        test_odds.test_table_4_1_injuries_go_with_the_cards(given)


def supports() -> None:
    actions(test_odds.support)
    for bonus in (-2, 0, 5):
        for column in range(7):
            test_odds.test_fc_141_fc_149_table_4_3(bonus, column)


def shots() -> None:
    for bonus in test_odds.SHOTS:
        test_odds.test_fc_125_fc_126_table_4_2(bonus)
    for bonus, like in ((8, 5), (-9, -5)):  # FC-123
        found = test_odds.spread(
            test_odds.about_to_shoot(bonus), test_odds.end_of_shot, test_odds.frame
        )
        assert found["goal"] == test_odds.F(test_odds.SHOTS[like][3], 72)


def kicks() -> None:
    test_odds.test_fc_218_fc_219_table_4_4()


TACKLE = ("turn", int(c.TACKLE), "Tackle", tackles)
SUPPORT = ("bonus", int(c.SUPPORT), "Support", supports)
SHOT = ("shot", int(c.SHOT), "Shot", shots)
KICK = ("ties", int(c.KICK), "Kick", kicks)
LIMIT = "(8 if mode == 2 else 7)"
FAULTS = [
    (TACKLE, LIMIT, "(8 if mode == 2 else 8)"),
    (TACKLE, LIMIT, "(7 if mode == 2 else 7)"),
    (TACKLE, LIMIT, "(9 if mode == 2 else 7)"),
    (TACKLE, "extra = 1\n", "extra = 2\n"),
    (TACKLE, "extra = 1\n", "extra = 0\n"),
    (TACKLE, "answer == 11, mode == 2", "answer < 13, mode == 2"),
    (TACKLE, "answer == 11, mode == 2", "answer == 11, mode == 0"),
    (TACKLE, "k.put(3, 2)", "k.put(3, 0)"),
    (TACKLE, "range(1, 7):\n            out.add(first", "range(1, 6):\n            out.add(first"),
    (SUPPORT, LIMIT, "(8 if mode == 2 else 6)"),
    (SUPPORT, LIMIT, "(9 if mode == 2 else 7)"),
    (SUPPORT, "- t.speed", "+ t.speed"),
    (SUPPORT, "- t.speed", "- 0"),
    (SUPPORT, "(1 if t.book.strength", "(0 if t.book.strength"),
    (SUPPORT, "t.raw -= 2", "t.raw -= 1"),
    (SUPPORT, "t.raw = 0 if t.supports == 1 else 2", "t.raw = 0 if t.supports == 1 else 1"),
    (SUPPORT, "t.raw = 0 if t.supports == 1 else 2", "t.raw = 0"),
    (SHOT, "(final_bonus(t) if first else 0)", "final_bonus(t)"),
    (SHOT, "(final_bonus(t) if first else 0)", "(t.raw if first else 0)"),
    (SHOT, "edge > 0, first", "edge < 0, first"),
    (SHOT, "if edge:", "if edge or first:"),
    (SHOT, "elif first or t.rules.poussin:", "elif not t.rules.poussin:"),
    (SHOT, "die(out, 1, 6)", "die(out, 0, 6)"),
    (KICK, "(2 if first else 0)", "(1 if first else 0)"),
    (KICK, "(2 if first else 0)", "2"),
    (KICK, "kicks0 >= 5 and lead", "kicks0 >= 6 and lead"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "right", "wrong"), FAULTS)
def test_a_planted_fault_is_noticed(tmp_path: Path, place, right: str, wrong: str) -> None:
    module, phase, name, oracle = place
    with (
        planted(tmp_path, module, phase, name, right, wrong),
        pytest.raises((AssertionError, KeyError)),
    ):
        oracle()


@pytest.mark.parametrize("place", [TACKLE, SUPPORT, SHOT, KICK], ids=lambda p: p[2])
def test_an_unchanged_copy_passes(tmp_path: Path, place) -> None:
    """So it is the fault that is noticed, not the copy."""
    module, phase, name, oracle = place
    with planted(tmp_path, module, phase, name, f"class {name}(", f"class {name}("):
        oracle()
