"""V8 to V13: abilities, teams, people and effects, each broken once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.worldwide.packing import (
    Edit,
    ability,
    copied,
    effects,
    person,
    row,
    team,
    told,
)
from touchline.play import library
from touchline.rooms import ROOMS

SEARCH = 'op = "search", n = 1, filter = '
FAULTS: list[tuple[str, Edit, str, tuple[str, ...]]] = [
    # V8 people
    ("V8", person("zep7", '"zephyria"', '"talinde"'), "wf-squad", ("Talinde", "holds 8", "7")),
    ("V8", person("val1", 'type = "G"', 'type = "D"'), "wf-no-type", ("Valmora", "type G")),
    ("V8", person("val2", 'id = "val2"', 'id = "val1"'), "pack-row-twice", ("person 2", "val1")),
    ("V8", person("val2", '"valmora"', '"valmore"'), "pack-one-of", ("val2", "team", "valmora")),
    ("V8", person("val2", 'type = "D"', 'type = "X"'), "pack-one-of", ("val2", "type", "G, D")),
    (
        "V8",
        person("val1", '"opponent_shot_rolled"', '"own_attack"'),
        "wf-moment",
        ("val1", "own_attack", "opponent_shot_rolled"),
    ),
    (
        "V8",
        person("val2", 'on = .*" }', 'on = "own_shot_saved" }'),
        "wf-moment",
        ("val2", "trigger", "recover"),
    ),
    ("V8", person("val5", '"own_attack"', '"opponent_card"'), "wf-moment", ("val5", "recover")),
    ("V8", person("val6", '"with"', '"whit"'), "pack-one-of", ("val6", "on", "with")),
    ("V8", person("val6", r', kinds = \["shot"\]', ""), "pack-lacks", ("val6", "kinds")),
    ("V8", person("val6", r'\["shot"\]', '["tackle"]'), "pack-one-of", ("val6", "kinds", "tackle")),
    ("V8", person("kre3", '"tackle"', '"dribble"'), "pack-one-of", ("kre3", "by", "dribble")),
    ("V8", person("val3", '"M", "A"', '"M", "B"'), "pack-one-of", ("val3", "types", "B")),
    ("V8", person("val2", '"failed"', '"lost"'), "pack-one-of", ("val2", "only_if", "failed")),
    ("V8", person("val1", "looks", "pa = 1\nlooks"), "pack-key", ("val1", "pa")),
    ("V8", person("val1", 'skin = "olive"', 'skin = "green"'), "pack-one-of", ("val1", "looks")),
    ("V8", person("val1", "trigger = .*\n", ""), "pack-lacks", ("val1", "trigger")),
    # V9 teams
    (
        "V9",
        team("valmora", r"stars = \d", "stars = 7"),
        "pack-number",
        ("Valmora", "stars", "1 to 6"),
    ),
    (
        "V9",
        team("valmora", '"set_tactics", "clin', '"creativity", "clin'),
        "wf-three",
        ("Valmora", "creativity, creativity"),
    ),
    ("V9", team("valmora", '"creativity"', '"genius"'), "pack-one-of", ("abilities", "genius")),
    ("V9", team("valmora", '"creativity", ', ""), "pack-list", ("abilities", "3 to 3")),
    ("V9", team("valmora", "stars", "star = 1\nstars"), "pack-key", ("Valmora", "star")),
    ("V9", team("talinde", "stadium = .*\n", ""), "pack-lacks", ("Talinde", "stadium")),
    ("V9", team("talinde", "value = 4", "value = 11"), "pack-number", ("stadium 1", "0 to 10")),
    (
        "V9",
        team("harrowick", "value = 6", "value = 9"),
        "pack-number",
        ("Harrowick", "stadium 1", "value", "0 to 8"),
    ),
    (
        "V9",
        team("talinde", r"\{ op.*\}", '{ op = "gain_pa", n = 1 }'),
        "wf-fit",
        ("Talinde", "gain_pa", "set_param"),
    ),
    (
        "V9",
        team("krestova", r'ability = "defensive_block"', 'ability = "wall"'),
        "pack-one-of",
        ("stadium 1", "ability", "wall"),
    ),
    (
        "V9",
        team("krestova", r'scope = "attack"', 'scope = "roll"'),
        "wf-fit",
        ("stadium 1, effects 1", "defence_bonus roll", "opponent_first_card"),
    ),
    # V10 abilities
    ("V10", ability("set_tactics", "true", "false"), "wf-amateur", ("counter_attack", "exactly")),
    ("V10", ability("creativity", "false", "true"), "wf-amateur", ("creativity",)),
    (
        "V10",
        ability("attacking_play", "pa_max = 5", "pa_max = 6"),
        "wf-known",
        ("attacking_play", "condition must be { pa_min = 0, pa_max = 5, regular_play = true }"),
    ),
    (
        "V10",
        ability("defensive_block", "n = 3", "n = 4"),
        "wf-known",
        ("effects must be [{ op = ", "n = 3"),
    ),
    ("V10", ability("simulation", "pa_min = 3", "pa_min = 9"), "pack-number", ("0 to 8",)),
    (
        "V10",
        ability("simulation", "pa_min = 3, pa_max = 8", "pa_min = 6, pa_max = 3"),
        "wf-condition",
        ("simulation", "6", "3"),
    ),
    ("V10", ability("simulation", "condition = .*", "condition = 3"), "pack-table", ("condition",)),
    ("V10", ability("endurance", '"ball_change"', '"with"'), "wf-moment", ("endurance", "with")),
    ("V10", ability("endurance", "effects = .*", "effects = []"), "wf-idle", ("endurance",)),
    ("V10", ability("endurance", "effects = .*", "effects = 3"), "wf-effects", ("endurance", "3")),
    ("V10", ability("endurance", "amateur", "cost = 2\namateur"), "pack-key", ("cost",)),
    # V11 effects
    (
        "V11",
        ability("endurance", "effects = .*", 'effects = [{ op = "gain_star", n = 1 }]'),
        "wf-holder",
        ("endurance", "gain_star"),
    ),
    ("V11", effects("val4", 'op = "gain_points", n = 1'), "pack-one-of", ("effects 1", "gain_p")),
    ("V11", effects("val4", 'op = "gain_pa", m = 1'), "pack-key", ("val4", "effects 1", "m")),
    ("V11", effects("val4", 'op = "gain_pa"'), "pack-lacks", ("val4", "effects 1", "n")),
    ("V11", effects("val4", 'op = "gain_pa", n = 9'), "pack-number", ("n is 9", "1 to 8")),
    ("V11", effects("val1", 'op = "keeper_bonus", n = 11'), "pack-number", ("−5 to 10",)),
    ("V11", effects("val1", 'op = "keeper_bonus", n = true'), "pack-number", ("n is true",)),
    (
        "V11",
        effects("val7", 'op = "shot_dice", dice = 4, keep = "best"'),
        "pack-number",
        ("2 to 3",),
    ),
    (
        "V11",
        effects("har3", 'op = "player_defence", threshold = 1'),
        "pack-number",
        ("threshold is 1", "2 to 20"),
    ),
    ("V11", effects("har2", 'op = "counter_player", roll = 21'), "pack-number", ("roll", "20")),
    (
        "V11",
        effects("val4", 'op = "draw", pile = "both", n = 1'),
        "pack-one-of",
        ("pile", "action"),
    ),
    (
        "V11",
        effects("val4", 'op = "discard", pile = "any", n = 1, who = "us"'),
        "pack-one-of",
        ("who", "self, opponent"),
    ),
    (
        "V11",
        effects("val1", 'op = "gain_pa", n = 1'),
        "wf-fit",
        ("val1", "gain_pa", "opponent_shot_rolled", "keeper_bonus"),
    ),
    (
        "V11",
        effects("val4", 'op = "forbid_defence", scope = "this"'),
        "wf-fit",
        ("val4", "forbid_defence this", "after"),
    ),
    ("V11", effects("val4", 'op = "reroll", die = "shot"'), "wf-needs-shot", ("val4", "reroll")),
    ("V11", effects("val7", 'op = "gain_pa", n = 1'), "wf-no-shot", ("val7", "gain_pa")),
    (
        "V11",
        effects("har3", 'op = "offside_trap", threshold = 15'),
        "wf-holder",
        ("har3", "offside_trap", "player_defence"),
    ),
    (
        "V11",
        effects("val3", 'op = "draw", pile = "action", n = 1'),
        "wf-key",
        ("val3", "opponent_player", "counter_player"),
    ),
    (
        "V11",
        effects("val3", 'op = "counter_player"', 'op = "counter_player"'),
        "wf-op-twice",
        ("val3", "counter_player"),
    ),
    (
        "V11",
        effects("har2", 'op = "draw", pile = "action", n = 1', 'op = "counter_player"'),
        "wf-roll-first",
        ("har2", "effects 1", "draw"),
    ),
    (
        "V11",
        effects("val4", 'op = "gain_pa", n = 1, if = "success"'),
        "wf-if",
        ("val4", "effects 1", "counter_player"),
    ),
    (
        "V11",
        effects("har2", 'op = "counter_player"', 'op = "gain_star", n = 1, if = "failure"'),
        "pack-one-of",
        ("effects 2", "if", "success"),
    ),
    ("V11", effects("val5", SEARCH + '{ category = "goal" }'), "pack-one-of", ("filter", "goal")),
    ("V11", effects("val5", SEARCH + "{}"), "wf-filter", ("val5", "effects 1, filter")),
    ("V11", effects("val5", SEARCH + '{ pile = "x" }'), "pack-key", ("filter", "pile")),
    ("V11", effects("val5", 'op = "search", n = 1'), "pack-lacks", ("val5", "filter")),
    (
        "V11",
        effects(
            "val5",
            SEARCH + '{ kind = "pass" }, fallback_discard = true, fallback_discard_for = "shot"',
        ),
        "wf-fallback",
        ("val5", "leave one out"),
    ),
    (
        "V11",
        effects("val5", SEARCH + '{ kind = ["shot", "tackle"] }'),
        "wf-overlap",
        ("sliding_tackle", "dribble"),
    ),
    # V12, V13 names
    ("V12", person("val1", "Bastun Orrel", "B" * 33), "pack-word", ("val1", "name", "1 to 32")),
    (
        "V12",
        person("val1", "looks", f'text = "{"x" * 201}"\nlooks'),
        "pack-word",
        ("val1", "text", "200"),
    ),
    ("V12", person("val1", "Bastun Orrel", "Bastun\\nOrrel"), "pack-word", ("line breaks",)),
    ("V13", person("val6", "Teo Maravane", "Antoine Martinez"), "wf-real", ("val6", "private")),
    ("V13", person("val6", "Teo Maravane", "maxime  RIVIERE"), "wf-real", ("maxime",)),
    ("V13", team("valmora", 'name = "Valmora"', 'name = "Brésil"'), "wf-real", ("Brésil",)),
    ("V13", team("valmora", 'name = "Valmora"', 'name = "Germany"'), "wf-real", ("Germany",)),
    ("6.4", ("pack.toml", "version", "private = 1\nversion"), "pack-bool", ("private", "1")),
    ("6.4", ("pack.toml", "version", "relaxed = true\nversion"), "pack-key", ("relaxed",)),
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
    assert f"fault-{id}" in found, found
    fitting = [t for t in found[f"fault-{id}"] if all(hint in t for hint in hints)]
    assert fitting, found
    if id not in ("wf-no-type", "wf-squad", "wf-overlap"):  # told where the whole is seen
        assert all(edit[0] in text for text in fitting)


def test_v13_a_private_pack_may_bear_any_name(tmp_path: Path) -> None:
    folder = copied(
        tmp_path / "copy",
        ("pack.toml", "version", "private = true\nversion"),
        person("val6", "Teo Maravane", "Antoine Martinez"),
    )
    assert told(folder) == {}


def test_v10_a_pack_needs_abilities_to_choose_from(tmp_path: Path) -> None:
    text = (library.shipped(ROOMS["worldwide"]) / "base/abilities.toml").read_text("utf-8")
    amateur = text[text.index("[[ability]]") : text.index('[[ability]]\nid = "creativity"')]
    folder = copied(tmp_path / "copy", ("abilities.toml", text, amateur))
    (said,) = told(folder)["fault-wf-abilities"]
    assert "here are 3 abilities" in said


def test_v9_a_pack_needs_two_teams(tmp_path: Path) -> None:
    text = (library.shipped(ROOMS["worldwide"]) / "base/teams.toml").read_text("utf-8")
    one = text[: text.index('[[team]]\nid = "krestova"')]
    (said,) = told(copied(tmp_path / "copy", ("teams.toml", text, one)))["fault-wf-teams"]
    assert "here is 1 team; a pack has 2 to 12" in said


def test_five_searches_are_too_many(tmp_path: Path) -> None:
    kinds = ("pass", "cross", "dribble", "feint")
    chosen = ("val5", "kre5", "zep4", "har5")
    edits = [
        effects(id, SEARCH + f'{{ kind = "{k}" }}') for id, k in zip(chosen, kinds, strict=True)
    ]
    (said,) = told(copied(tmp_path / "copy", *edits))["fault-wf-filters"]
    assert "6 different searches" in said
    assert "at most 4" in said


def test_an_unknown_table_is_an_error(tmp_path: Path) -> None:
    edit = ("people.toml", "[[person]]", 'title = "x"\n[[person]]')
    assert "title" in told(copied(tmp_path / "copy", edit))["fault-pack-key"][0]


def test_a_mistake_says_where_it_is(tmp_path: Path) -> None:
    edit = row("people.toml", "kre7", 'scope = "this_shot"', 'scope = "that_shot"')
    (said,) = told(copied(tmp_path / "copy", edit))["fault-pack-one-of"]
    assert said.startswith("people.toml, person 14 (kre7 Oskel Draun), effects 1: scope is ")
    assert said.endswith("Did you mean “this_shot”?")
