"""Eleven's packs: the checks 1 to 11 of §5.6, each broken once and told with place and remedy."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from touchline.core.faults import BadPack
from touchline.core.rng import Rng
from touchline.games.eleven.cards import lexicon as w
from touchline.games.eleven.cards.sheets import PARTS, Sheets
from touchline.play import library
from touchline.play.packcheck import Cells, Checker
from touchline.play.speech import LANGUAGES, Voice
from touchline.rooms import ROOMS

Edit = tuple[str, str, str]  # file, what stands there, what is to stand there
BASE = library.shipped(ROOMS["eleven"]) / "base"
OPS = '{ op = "gain", res = "money", n = 1 }'
MESSAGES = BASE.parents[1] / "cards" / "text.en.ftl"


@pytest.fixture
def copy(tmp_path: Path) -> Callable[..., Path]:
    """Makes a copy of the base pack with some edits; a file that becomes nothing is left out."""

    def make(*edits: Edit) -> Path:
        folder = tmp_path / "copy"
        folder.mkdir()
        for file in BASE.iterdir():
            if file.suffix == ".toml":
                shutil.copy(file, folder)
        for name, old, new in edits:
            file = folder / name
            text = file.read_text("utf-8")
            assert old in text, f"{name} lacks {old}"
            text = text.replace(old, new, 1)
            if text:
                file.write_text(text, "utf-8")
            else:
                file.unlink()
        return folder

    return make


def card(id: str, old: str, new: str) -> Edit:
    """An edit inside the row of one card."""
    file = f"{id.split('.')[0]}.toml"
    text = (BASE / file).read_text("utf-8")
    found = re.search(rf'id = "base\.{re.escape(id)}"\n(?:.+\n?)+', text)
    assert found is not None, id
    row = found[0]
    assert old in row, f"{id} lacks {old}"
    return file, row, row.replace(old, new, 1)


def does(id: str, on: str, do: str) -> Edit:
    """An edit that gives an ability of a card other operations, and so much else as is written."""
    file = f"{id.split('.')[0]}.toml"
    text = (BASE / file).read_text("utf-8")
    found = re.search(rf'id = "base\.{re.escape(id)}"\n(?:.+\n?)+', text)
    assert found is not None, id
    row = found[0]
    ability = re.search(rf'on = "{on}"\n(?:(?!\[\[).+\n?)+', row)
    assert ability is not None, on
    return file, row, row.replace(ability[0], f'on = "{on}"\n{do}\n', 1)


def whole(file: str) -> Edit:
    """An edit that takes a file away."""
    return file, (BASE / file).read_text("utf-8"), ""


def told(folder: Path) -> dict[str, str]:
    """Every fault and warning by id, each with a sentence of its own in both languages."""
    pack, faults = library.opened(ROOMS, folder)
    found: dict[str, str] = {}
    for fault in [*faults, *(pack.warnings if pack else ())]:
        assert isinstance(fault, BadPack)
        for lang in LANGUAGES:
            voice = Voice(lang, [BASE.parents[1] / "cards"])
            assert voice.has(fault.said.id), fault.said.id
            assert "{$" not in voice.fault(fault).replace(" ", "")
        found.setdefault(fault.said.id, str(fault))
    return found


def test_the_base_pack_is_sound_and_without_a_warning() -> None:
    base = library.pack(ROOMS["eleven"])
    assert (base.id, base.own, base.warnings) == ("base", False, ())
    assert len(base.teams) >= 4
    assert library.ours(ROOMS["eleven"], base.folder)


KOVAR = "regular.r11_kovar"
COACH = "staff.head_coach_1"
PHYSIO = "staff.physiotherapist_1"
CASTELLAN = "director.dr12_castellan"
TEA = "sponsor.sp01_harbour_tea_co"
TICKETS = "board.bm01_ticket_prices"
PRESS = "tactic.ta05_high_press"
HOUSE = "objective.ob01_full_house"
DUNMOOR = "opponent.dunmoor_rovers_1"
LIGHTS = "infrastructure.floodlights"
STEPS = "scenario.sc1_first_steps"
AGEING = "scenario.sc3_ageing_squad"
MARK = 'target = { kind = "opponent_shirt", role = "attack", section = "facing" }'

#: check of §5.6, edit, fault, what its sentence must name
FAULTS: list[tuple[int, Edit, str, tuple[str, ...]]] = [
    # 1: ids, fields, words
    (1, card(KOVAR, "base.regular.r11_kovar", "Kovar"), "el-id", ("regular.toml", "card 11")),
    (1, card(KOVAR, "r11_kovar", "r10_jansko"), "pack-row-twice", ("card 11", "card 10")),
    (
        1,
        card(COACH, "base.staff.head_coach_1", "base.regular.r11_kovar"),
        "el-id-twice",
        ("staff.toml", "r11_kovar", "regular.toml, card 11"),
    ),
    (1, card(KOVAR, 'deck = "regular"', 'deck = "veteran"'), "pack-one-of", ("Kovar", "deck")),
    (1, card(KOVAR, "price = 3", "price = 3\ncost = 3"), "pack-key", ("Kovar", "cost")),
    (1, card(KOVAR, "price = 3", "price = true"), "pack-number", ("Kovar", "price", "1 to 4")),
    (1, card(KOVAR, 'name = "Kovar"\n', ""), "pack-lacks", ("r11_kovar", "name")),
    (1, card(KOVAR, 'on = "match"', 'on = "matches"'), "pack-one-of", ("ability 1", "match")),
    (
        1,
        card(KOVAR, 'op = "strength"', 'op = "strenght"'),
        "pack-one-of",
        ("Kovar", "ability 1 (match)", "do 1", "strength"),
    ),
    (
        1,
        card(KOVAR, 'section = "facing"', 'sector = "facing"'),
        "pack-key",
        ("ability 1 (match), do 1, target", "sector", "section"),
    ),
    (1, card(KOVAR, 'role = "attack"', 'role = "striker"'), "pack-one-of", ("target", "role")),
    (1, card(HOUSE, '"season"', '"seasons"'), "pack-one-of", ("ability 1 (goal_base), if 1",)),
    (1, card(CASTELLAN, "cost = [", "price = ["), "pack-key", ("ability 1", "price")),
    (1, card(COACH, "price = 0", "price = 0\nmin_managers = 2"), "el-managers", ("head_coach_1",)),
    (1, card(DUNMOOR, 'die = "', 'copies = 2\ndie = "'), "el-copies", ("opponent", "Dunmoor")),
    (1, does(COACH, "action", 'do = "train"'), "el-tables", ("ability 1 (action)", "do", "op =")),
    (1, does(COACH, "action", "do = []"), "el-empty", ("ability 1 (action)", "do")),
    (1, ("pack.toml", '"regular", ', ""), "el-not-replaced", ("regular.toml", "replaces")),
    (1, whole("boards.toml"), "el-file", ("boards.toml", "replaces")),
    (1, ("pack.toml", '"boards"', '"bords"'), "pack-one-of", ("replaces", "bords", "boards")),
    (1, ("pack.toml", "version = 1", "version = 1\npartial = 1"), "pack-bool", ("partial",)),
    # 2: counts
    (2, card(KOVAR, "price = 3", "price = 3\ncopies = 2"), "el-count", ("regular.toml", "37")),
    # 3: footballers
    (3, card(KOVAR, "price = 3", "price = 5"), "pack-number", ("Kovar", "price")),
    (3, card(KOVAR, "{ strength = 2 }", "{ strength = 5 }"), "pack-number", ("untrained",)),
    (3, card(KOVAR, '["LB", "CB", "RB"]', "[]"), "el-zones", ("Kovar", "zones")),
    (3, card(KOVAR, '["LB", "CB", "RB"]', '["LB", "CM"]'), "el-zones", ("LB", "column")),
    (3, card(KOVAR, "shirt = 23", "shirt = 1"), "pack-number", ("shirt", "2 to 99")),
    (3, card("regular.r01_aldane", "shirt = 1", "shirt = 2"), "pack-number", ("1 to 1",)),
    (3, card("regular.r01_aldane", "zones = []", 'zones = ["CB"]'), "el-keeper", ("Aldane",)),
    (3, card("regular.r01_aldane", "gloves = 2", "gloves = 0"), "pack-number", ("gloves",)),
    (3, card(KOVAR, "{ strength = 2 }", "{ strength = 2, gloves = 1 }"), "el-gloves", ("Kovar",)),
    (3, card(KOVAR, "attributes = []", 'attributes = "tall"'), "el-names", ("attributes",)),
    # 4: youngsters
    (
        4,
        card(
            "youngster.y03_mirada", "untrained = { strength = 1 }", "untrained = { strength = 2 }"
        ),
        "el-young",
        ("Mirada", "2", "1"),
    ),
    (4, card("youngster.y03_mirada", "exp_scored = 0", "exp_scored = 3"), "el-symbols", ("6", "4")),
    # 5: staff
    (5, card(COACH, '"head coach"', '"coach"'), "el-heads", ("3", "4")),
    (5, card(COACH, "[0, 2, 4, 6]", "[0, 2, 4, 7]"), "el-category", ("coaching", "[0, 2, 4, 6]")),
    (5, card(COACH, "[0, 2, 4, 6]", "[0, 2, 6, 4]"), "el-category-falls", ("head_coach_1",)),
    (5, card(COACH, "[0, 2, 4, 6]", "[]"), "el-category-vp", ("category_vp", "one to seven")),
    (5, card(COACH, '"coaching"', '"training"'), "pack-one-of", ("category",)),
    # 6: sponsors
    (6, card(TEA, "small_money = 8", "small_money = 4"), "el-small", ("Harbour Tea", "4", "8")),
    (6, card(TEA, '"sign_kit"', '"bonus"'), "el-contract", ("Harbour Tea", "sign_kit")),
    # 7: board meetings
    (7, card(TICKETS, '"vote_red"', '"vote_blue"'), "el-votes", ("Ticket prices", "vote_red")),
    # 8: directors
    (8, card(CASTELLAN, '"BRRYRR"', '"BRRYR"'), "el-faces-of", ("Castellan", "six letters")),
    (8, card(CASTELLAN, "fans = 1", "fans = 3"), "pack-number", ("stats", "fans", "\u22122 to 2")),
    (8, card(CASTELLAN, "fans = 1", "fan = 1"), "pack-key", ("stats", "fan", "fans")),
    # 9: tactics
    (9, card(PRESS, "[[4, 3, 3]]", "[[4, 3, 4]]"), "el-formation", ("High press", "10")),
    (9, card(PRESS, "[[4, 3, 3]]", "[[6, 3, 1]]"), "el-formation", ("1 to 5",)),
    (9, card(PRESS, "[[4, 3, 3]]", "433"), "el-formations", ("433",)),
    (
        9,
        card(PRESS, "[[4, 3, 3]]", "[[4, 3, 3], [4, 4, 2], [3, 4, 3], [5, 4, 1]]"),
        "el-shapes",
        ("4", "3"),
    ),
    (
        9,
        card("tactic.ta01_standard_shape", "[[5, 3, 2], [3, 5, 2]]", "[[4, 4, 2]]"),
        "el-basics",
        ("3", "4"),
    ),
    # objectives and scenarios
    (9, card(HOUSE, '"goal_perfect"', '"goal_base"'), "el-goal", ("Full house", "goal_base", "2")),
    (9, card(STEPS, "division = 3", "division = 4"), "el-division", ("First steps", "4")),
    (9, card(AGEING, '"scenario_win"', '"scenario_lose"'), "el-win", ("Ageing squad",)),
    # 10: opponents
    (10, card(DUNMOOR, '"D1D1"', '"D1D1D1D1"'), "el-zone-room", ("CB", "4", "1 to 3")),
    (10, card(DUNMOOR, '"D1D1"', '"D1"'), "el-lines", ("3-4-2", "4-4-2")),
    (10, card(DUNMOOR, '"D1D1"', '"D1X1"'), "el-zone", ("CB", "D1X1")),
    (10, card(DUNMOOR, ', "A1"]', "]"), "el-lineup", ("nine",)),
    (10, card(DUNMOOR, 'die = "green"', 'die = "red"'), "el-club", ("die", "red", "card 1")),
    (10, card(DUNMOOR, 'die = "green"', 'die = "blue"'), "pack-one-of", ("die", "blue")),
    (10, card(DUNMOOR, 'club = "Dunmoor Rovers"', 'club = "Dun"'), "el-of-club", ("Dun", "4")),
    (
        10,
        ("opponent.toml", 'opponent_deck = "3"', 'opponent_deck = "1"'),
        "el-of-deck",
        ("5", "4"),
    ),
    (10, ("opponent.toml", '"#3F6B4F"', '"#F4EBD1"'), "pack-alike", ("Dunmoor Rovers",)),
    # infrastructure and board constants
    (10, card(LIGHTS, 'kind = "floodlights"', 'kind = "shop"'), "el-kinds", ("floodlights", "0")),
    (10, card(LIGHTS, "unique = false", "unique = true"), "el-space", ("floodlights", "false")),
    (10, card(LIGHTS, "price = 3", "price = 2"), "el-build-price", ("2", "3")),
    (10, ("boards.toml", "red = [3, 3, 3, 1, 1, 0]", "red = [3]"), "el-list", ("dice", "red")),
    (10, ("boards.toml", "cost = [3, 4, 5]", "cost = [3, 4]"), "el-offices", ("2", "3")),
    (10, ("boards.toml", "[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 6]"), "el-list", ("spaces",)),
    (10, ("boards.toml", "[1, 2, 3, 4, 5]", "[1, 2, 2, 4, 5]"), "el-spaces", ("income",)),
    (10, ("boards.toml", '"new_fans"', '"fans"'), "pack-one-of", ("consequences", "win")),
    # 11: what may be done when
    (
        11,
        does(TICKETS, "vote_red", f'text = "no"\ncost = [{{ pay = "money" }}]\ndo = [{OPS}]'),
        "el-paid",
        ("vote_red", "pay_then"),
    ),
    (11, does(PHYSIO, "passive", f"do = [{OPS}]"), "el-fit", ("passive", "modify, allow, prevent")),
    (11, does(COACH, "action", f'mode = "must"\ndo = [{OPS}]'), "el-must", ("action",)),
    (11, does(COACH, "action", f'side = "trained"\ndo = [{OPS}]'), "el-side", ("staff",)),
    (11, does(COACH, "action", f"else = [{OPS}]\ndo = [{OPS}]"), "el-else", ("action",)),
    (11, card(COACH, 'on = "action"', 'on = "match"'), "el-moment", ("match", "staff", "action")),
    (11, card(LIGHTS, 'on = "bonus"', 'on = "week_end"'), "el-moment", ("week_end", "production")),
    (11, card(LIGHTS, 'on = "bonus"', 'on = "bonus"\nlimit = "game"'), "pack-key", ("limit",)),
    (
        11,
        card(DUNMOOR, "lineup = ", f'ability = [{{ on = "match", do = [{OPS}] }}]\nlineup = '),
        "el-none",
        ("opponent",),
    ),
    (
        11,
        does(COACH, "action", f'if = [{{ is = "sold_out" }}]\ndo = [{OPS}]'),
        "el-ask",
        ("sold_out", "action"),
    ),
    (
        11,
        does(PRESS, "tactic", f'if = [{{ is = "selected" }}]\ndo = [{OPS}]'),
        "el-own",
        ("selected", "tactic"),
    ),
    (
        11,
        does(HOUSE, "goal_base", 'if = [{ is = "final_position", op = "<=", n = 1 }]'),
        "el-at-end",
        ("final_position", 'judged = "end"'),
    ),
]


def _do(op: str) -> Edit:
    """The head coach's action doing something else."""
    return does(COACH, "action", f"do = [{op}]")


def _kick(op: str) -> Edit:
    """A tactic doing something else."""
    return does(PRESS, "tactic", f"do = [{op}]")


MODIFY = 'op = "modify", key = "fees.total"'
ROLL = 'op = "roll", die = "d6", cases'
FAULTS += [
    (11, _do('{ op = "goal", side = "own", n = 1 }'), "el-fit", ("goal", "action")),
    (11, _do(f"{{ {MODIFY} }}"), "el-change", ("add, set and mul",)),
    (11, _do(f"{{ {MODIFY}, add = 1, set = 1 }}"), "el-change", ("do 1",)),
    (11, _do(f"{{ {MODIFY}, add = -1, n = 1 }}"), "el-targeted", ("select.fitness",)),
    (11, _do('{ op = "refresh_row", row = "fans" }'), "pack-one-of", ("row", "footballers")),
    (11, _do('{ op = "stat", stat = "fans", n = 0 }'), "el-nothing", ("n",)),
    (11, _do('{ op = "gain", res = "fans", n = { per = 2 } }'), "el-amount", ("do 1, n",)),
    (
        11,
        _do('{ op = "gain", res = "fans", n = { fans_on_stands = true } }'),
        "el-stands",
        ("action",),
    ),
    (11, _do('{ op = "build", what = "any", price = "free" }'), "el-price", ("free", "printed")),
    (
        11,
        _do('{ op = "restrict", what = "sign", until = "ever" }'),
        "el-until",
        ("ever", "week_end"),
    ),
    (
        11,
        _do('{ op = "restrict", what = "sign", until = { week = 9 } }'),
        "pack-number",
        ("until", "week", "1 to 6"),
    ),
    (
        11,
        _do('{ op = "recruit", kind = "staff", from = "veteran_deck" }'),
        "el-from",
        ("veteran_deck",),
    ),
    (
        11,
        _do('{ op = "draw", deck = "tactic", n = 1, take = 2, as = "hand" }'),
        "el-take",
        ("2", "1"),
    ),
    (
        11,
        _do('{ op = "draw", deck = "staff", n = 1, take = 1, as = "hand" }'),
        "el-as",
        ("staff", "hand"),
    ),
    (11, _do('{ op = "peek", what = "deck_top" }'), "el-peek", ("deck",)),
    (11, _do(f"{{ {ROLL} = [{{ min = 5, max = 4, do = [{OPS}] }}] }}"), "el-faces", ("5", "4")),
    (
        11,
        _do(f"{{ {ROLL} = [{{ min = 1, do = [{OPS}] }}, {{ min = 6, do = [{OPS}] }}] }}"),
        "el-face-twice",
        ("6", "case 1"),
    ),
    (
        11,
        _do(f'{{ op = "choose", options = [{{ label = "a", do = [{OPS}] }}] }}'),
        "el-options",
        ("1", "2 to 12"),
    ),
    (
        11,
        _do('{ op = "train", target = { kind = "footballer", pick = "self" } }'),
        "el-self",
        ("staff",),
    ),
    (
        11,
        _do('{ op = "train", target = { kind = "footballer", pick = "d12" } }'),
        "el-d12",
        ("twelve",),
    ),
    (
        11,
        _do('{ op = "train", target = { kind = "footballer", pick = "previous" } }'),
        "el-previous",
        ("target",),
    ),
    (
        11,
        _do('{ op = "train", target = { kind = "footballer", selected = true } }'),
        "el-selected",
        ("action",),
    ),
    (
        11,
        _do('{ op = "train", target = { kind = "footballer", section = "same" } }'),
        "el-section",
        ("same",),
    ),
    (
        11,
        _do('{ op = "ready", target = { kind = "staff", cardless = true } }'),
        "el-of-kind",
        ("cardless", "staff", "shirt"),
    ),
    (11, _kick('{ op = "keeper", side = "own" }'), "el-keeper-op", ("strength or gloves",)),
    (
        11,
        _kick('{ op = "shot", rule = "none", min_glove = 3, target = { kind = "shirt" } }'),
        "el-glove",
        ("unsaveable",),
    ),
    (11, card(KOVAR, 'on = "match"', 'on = "before_match"'), "el-unseen", ("before_match",)),
]


@pytest.mark.parametrize(("check", "edit", "fault", "names"), FAULTS)
def test_every_check_that_fails_names_place_and_remedy(
    check: int, edit: Edit, fault: str, names: tuple[str, ...], copy: Callable[..., Path]
) -> None:
    assert 1 <= check <= 11
    found = told(copy(edit))
    assert f"fault-{fault}" in found, found
    for name in names:
        assert name in found[f"fault-{fault}"]


def test_too_few_staff_for_two_managers_are_told(copy: Callable[..., Path]) -> None:
    text = (BASE / "staff.toml").read_text("utf-8")
    rare = re.sub(
        r'(profession = "(?!head).+\n(?:.+\n)*?category_vp = .+\n)', r"\1min_managers = 3\n", text
    )
    rare = rare.replace("min_managers = 3\nmin_managers = 3\n", "min_managers = 3\n")
    found = told(copy(("staff.toml", text, rare)))
    assert "at least 15" in found["fault-el-few-staff"]


def test_every_fault_has_a_test_that_breaks_a_row() -> None:
    known = set(re.findall(r"^fault-(el-[a-z0-9-]+) =", MESSAGES.read_text("utf-8"), re.M))
    elsewhere = {"el-few-staff", "el-smoke", "el-stuck"}  # above, and in tests/cli
    assert known - {fault for _, _, fault, _ in FAULTS} == elsewhere


def test_all_faults_are_told_at_once(copy: Callable[..., Path]) -> None:
    edits = [edit for _, edit, _, _ in FAULTS if edit[0] in ("director.toml", "boards.toml")]
    found = told(copy(edits[0], card(KOVAR, "shirt = 23", "shirt = 1"), FAULTS[-2][1]))
    assert len(found) >= 3


def test_a_pack_under_way_is_warned_of_its_counts(copy: Callable[..., Path]) -> None:
    folder = copy(
        ("pack.toml", "version = 1", "version = 1\npartial = true"),
        card(KOVAR, "price = 3", "price = 3\ncopies = 2"),
    )
    pack, faults = library.opened(ROOMS, folder)
    assert faults == []
    assert pack is not None
    assert [fault.said.id for fault in pack.warnings] == ["fault-el-count"]
    assert pack.numbers["first"][1] == 37


def test_what_a_pack_does_not_replace_comes_from_the_base_pack(copy: Callable[..., Path]) -> None:
    parts = [part for part in (*w.DECKS, "boards") if part != "tactic"]
    told_of = (BASE / "pack.toml").read_text("utf-8")
    listed = re.search(r"replaces = \[.*\]", told_of)
    assert listed is not None
    folder = copy(
        ("pack.toml", listed[0], 'replaces = ["tactic"]'),
        card(PRESS, "[[4, 3, 3]]", "[[4, 4, 2]]"),
        *(whole(f"{part}.toml") for part in parts),
    )
    pack, faults = library.opened(ROOMS, folder)
    assert faults == []
    assert pack is not None
    mine, base = pack.numbers, library.numbers(ROOMS["eleven"])
    assert [key for key in base if mine[key] != base[key]] == ["cards"]


def test_every_word_of_the_vocabulary_is_told_to_authors() -> None:
    page = Path(__file__).parents[4] / "docs" / "howto" / "make-a-pack.md"
    text = page.read_text("utf-8").split("## Eleven", 1)[1].split("\n## ", 1)[0]
    told_words = set(re.findall(r"`([^`]*)`", text)) | set(re.findall(r'"([a-z_]+)"', text))
    for known in (w.DECKS, w.TRIGGERS, w.CONDITIONS, w.OPS, w.KEYS, w.THINGS, w.PICKS, w.TOKENS):
        assert set(known) - told_words == set()
    for known in (
        w.SEASON,
        w.TAKEN,
        w.FROM,
        w.RESTRICTED,
        w.SHOTS,
        w.PEEKS,
        w.ALLOWED,
        w.PREVENTED,
    ):
        assert set(known) - told_words == set()


STRANGE: list[object] = [
    None, True, -1, 0, 99, 1.5, "", "self", [], ["x"], [[1]], {}, {"kind": "card"}, {"x": 1}, [{}],
    [{"op": "roll"}], "CB",
]  # fmt: skip


class Spoilt(Checker):
    """A checker that reads other tables than stand in the files."""

    files: dict[str, Cells | None]

    def toml(self, name: str) -> Cells | None:
        """The table that is to be read."""
        return self.files[name.removesuffix(".toml")]


def places(found: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place inside a file."""
    inner: list[tuple[str | int, object]] = []
    if isinstance(found, dict):
        inner = list(found.items())
    elif isinstance(found, list):
        inner = list(enumerate(found))
    here = [(*path, key) for key, _ in inner]
    return here + [each for key, value in inner for each in places(value, (*path, key))]


def spoilt(found: object, path: tuple[str | int, ...], value: object) -> None:
    """Put something strange at a place, or take away what is there."""
    for key in path[:-1]:
        assert isinstance(found, (dict, list))
        found = found[key]  # type: ignore[index]
    assert isinstance(found, (dict, list))
    if value is None:
        del found[path[-1]]  # type: ignore[arg-type]
    else:
        found[path[-1]] = value  # type: ignore[index]


def test_whatever_stands_in_a_file_is_told_and_breaks_nothing() -> None:
    checker = Checker(ROOMS["eleven"], BASE, shipped=True)
    checker.run()
    files = {part: checker.toml(f"{part}.toml") for part in PARTS}
    rng = Rng(20_260)
    told_of = 0
    for _ in range(80):
        part = PARTS[rng.below(len(PARTS))]
        cells = deepcopy(files[part])
        every = places(cells)
        spoilt(cells, every[rng.below(len(every))], STRANGE[rng.below(len(STRANGE))])
        again = Spoilt(ROOMS["eleven"], BASE, shipped=True)
        again.bytes, again.head = checker.bytes, checker.head
        again.files = {**files, part: cells}
        sheets = Sheets(again)
        sheets.run()
        told_of += bool(again.faults)
        assert bool(sheets.numbers) == (not again.faults)
    assert told_of > 60
