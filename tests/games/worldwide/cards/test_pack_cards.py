"""V1 to V7: what is wrong with Action cards is told with file, card, field and the way out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.worldwide.packing import Edit, action, copied, told
from touchline.play import library
from touchline.rooms import ROOMS

FAULTS: list[tuple[str, Edit, str, tuple[str, ...]]] = [
    ("V1", action("dribble", "light = 4", "light = -1"), "pack-number", ("copies", "0 to 60")),
    ("V1", action("dribble", "light = 4", "light = 5"), "wf-sum", ("61", "31 light", "60")),
    ("V1", action("dribble", ", dark = 4", ""), "pack-lacks", ("dribble", "copies", "dark")),
    ("V1", action("dribble", "copies = .*", "copies = 8"), "pack-table", ("dribble", "copies")),
    ("V2", action("cross", 'kind = "cross"', 'kind = "corner"'), "wf-kind", ("kind cross",)),
    (
        "V2",
        action("press", "light = 2, dark = 2", "light = 0, dark = 0"),
        "wf-kind",
        ("kind press", "at least one copy"),
    ),
    ("V3", action("shot", "light = 3", "light = 1"), "wf-shots", ("light pile", "1 shot ", "2")),
    ("V3", action("shot", "pro = false", "pro = true"), "wf-shots", ("dark pile", "0 shots")),
    (
        "V4",
        action("dribble", "tackle = 1", "trip = 1"),
        "pack-one-of",
        ("dribble", "defended_by", "trip", "tackle"),
    ),
    ("V4", action("pass", "press = 0", "cross = 0"), "pack-one-of", ("defended_by", "cross")),
    ("V4", action("pass", "press = 0", "press = 11"), "pack-number", ("press is 11", "−5 to 10")),
    ("V5", action("pass", "pa = 2", "pa = 5"), "pack-number", ("pass", "pa is 5", "1 to 4")),
    ("V5", action("pass", "pa = 2", "pa = 0"), "pack-number", ("pass", "pa is 0", "1 to 4")),
    ("V5", action("shot", "pa = 0", "pa = 1"), "pack-number", ("shot", "pa is 1", "0 to 0")),
    (
        "V6",
        action("cross", r"\[5, 6\]", "[5, 9]"),
        "pack-wholes",
        ("cross", "pa_allowed", "0 to 8"),
    ),
    ("V6", action("cross", r"\[5, 6\]", "[5, 5]"), "pack-wholes", ("pa_allowed", "none of them")),
    ("V6", action("cross", r"\[5, 6\]", "[5, 8]"), "wf-ceiling", ("cross", "at 8", "1 more")),
    ("V6", action("cross", r"\[5, 6\]", "[]"), "wf-never", ("cross", "pa_allowed")),
    (
        "V6",
        action("shot", ", 8 = 2", ""),
        "wf-quality",
        ("shot_bonus", "told for 6, 7;", "6, 7, 8"),
    ),
    ("V6", action("shot", "8 = 2", "8 = 12"), "pack-number", ("shot_bonus", "8 is 12")),
    (
        "V7",
        action("tackle", "threshold = 17", "threshold = 21"),
        "pack-number",
        ("tackle", "threshold", "2 to 20"),
    ),
    ("V7", action("tackle", r"red = \[1\]", "red = [2]"), "wf-two-cards", ("tackle", "2 cannot")),
    ("V7", action("press", r"red = \[\]", "red = [9]"), "wf-no-foul", ("press", "red lists 9")),
    ("V7", action("press", r"yellow = \[1\]", "yellow = [7]"), "wf-no-foul", ("yellow lists 7",)),
    ("V7", action("press", r"\[1, 2, 3\]", "[0, 1]"), "pack-wholes", ("press", "foul", "1 to 20")),
    ("V7", action("interception", r"foul = \[\]", "foul = [1]"), "wf-clean", ("interception",)),
    ("6.4", action("pass", "pa = 2", "pa = 2\npaa = 3"), "pack-key", ("pass", "paa", "pa")),
    ("6.4", action("tackle", "red", "pa = 1\nred"), "pack-key", ("tackle", "pa")),
    ("6.4", action("pass", "pa = 2", "shot_bonus = {}\npa = 2"), "pack-key", ("shot_bonus",)),
    ("6.4", action("pass", "pa = 2\n", ""), "pack-lacks", ("pass", "pa")),
    ("6.4", action("pass", '"attack"', '"atack"'), "pack-one-of", ("pass", "category", "attack")),
    ("6.4", action("pass", '"attack"', '"defence"'), "wf-category", ("kind pass", "not defence")),
    ("6.4", action("feint", '"pass"|"feint"', '"Feint 2"'), "wf-id", ("id", "Feint 2")),
    ("6.4", action("pass", "pro = false", 'pro = "no"'), "pack-bool", ("pass", "pro", "no")),
    ("6.4", action("pass", "pro = false\n", ""), "pack-lacks", ("pass", "pro")),
    ("6.4", action("feint", '"feint"', '"pass"'), "pack-row-twice", ("action 12", "action 2")),
    ("6.4", ("actions.toml", "[[action]]", "[action]"), "pack-toml", ("actions.toml", "line")),
    ("V12", action("pass", "pro", 'name = ""\npro'), "pack-word", ("pass", "name", "1 to 32")),
    ("V12", action("pass", "pro", f'name = "{"x" * 33}"\npro'), "pack-word", ("name", "32")),
    (
        "V12",
        action("one_two", 'id = "one_two"', 'id = "give_and_go"'),
        "wf-name",
        ("give_and_go", "name =", "act-give-and-go"),
    ),
]


@pytest.mark.parametrize(
    ("rule", "edit", "id", "hints"),
    FAULTS,
    ids=[f"{f[0]}-{f[2]}-{n}" for n, f in enumerate(FAULTS)],
)
def test_a_fault_names_file_card_field_and_remedy(
    tmp_path: Path, rule: str, edit: Edit, id: str, hints: tuple[str, ...]
) -> None:
    folder = copied(tmp_path / "copy", edit)
    assert library.opened(ROOMS, folder)[0] is None, rule
    found = told(folder)
    assert f"fault-{id}" in found
    fitting = [t for t in found[f"fault-{id}"] if all(hint in t for hint in hints)]
    assert fitting, found
    assert all("actions.toml" in text for text in fitting)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    folder = copied(tmp_path / "copy")
    (folder / "people.toml").unlink()
    (text,) = told(folder)["fault-wf-file"]
    assert "people.toml is missing" in text
    assert "packs new worldwide" in text


def test_too_many_cards_and_kinds(tmp_path: Path) -> None:
    more = "".join(
        f'\n[[action]]\nid = "trick_{n}"\nkind = "trick_{n}"\nname = "Trick {n}"\n'
        'category = "attack"\npro = true\ncopies = { light = 0, dark = 0 }\npa = 1\n'
        "defended_by = {}\neffects = []\n"
        for n in range(24)
    )
    edit = ("actions.toml", '\n[[action]]\nid = "dribble"', f'{more}\n[[action]]\nid = "dribble"')
    found = told(copied(tmp_path / "copy", edit))["fault-wf-most"]
    assert [t.split(": ")[1].split(";")[0] for t in found] == [
        "here are 39 Action cards that differ",
        "here are 36 kinds of Action cards, those of the rules included",
    ]


def test_v1_a_warning_where_the_piles_differ(tmp_path: Path) -> None:
    edits = (
        action("dribble", "light = 4", "light = 5"),
        action("pass", "light = 4", "light = 3"),
    )
    folder = copied(tmp_path / "copy", *edits)
    found = told(folder)
    assert list(found) == ["fault-wf-piles"]
    assert [t.split(":")[0] for t in found["fault-wf-piles"]] == [
        "actions.toml, action 1 (dribble)",
        "actions.toml, action 2 (pass)",
    ]
    assert library.check(ROOMS["worldwide"], folder).numbers["copies"][:4] == [5, 4, 3, 4]


def test_v2_a_warning_where_no_shot_is_the_early_one(tmp_path: Path) -> None:
    folder = copied(
        tmp_path / "copy",
        action("early_shot", r"\[5, 6, 7\]", "[6, 7, 8]"),
    )
    assert "fault-wf-quality" in told(folder)
    folder = copied(
        tmp_path / "other",
        action(
            "early_shot",
            r"pa_allowed = .*\nshot_bonus = .*",
            "pa_allowed = [6]\nshot_bonus = { 6 = 1 }",
        ),
    )
    (text,) = told(folder)["fault-wf-early"]
    assert "[5, 6, 7]" in text
    assert library.opened(ROOMS, folder)[0] is not None
