"""FootClub's packs: every rule PK-01 to PK-11 broken once, and told with place and remedy."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from touchline.core.faults import BadPack
from touchline.core.rng import Rng
from touchline.games.footclub.cards import balance, content
from touchline.games.footclub.cards.balance_page import missed, report
from touchline.games.footclub.cards.ribbons import lineups, reach
from touchline.games.footclub.cards.sheets import Sheets
from touchline.games.footclub.rules.options import CHOICES
from touchline.play import library, shelves
from touchline.play.drawing.looks import LOOKS, looks
from touchline.play.speech import LANGUAGES, Voice
from touchline.rooms import ROOMS

SAYINGS = ROOMS["footclub"].folder / "cards"
Edit = tuple[str, str, str]  # file, what stands there, what is to stand there


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for a person's own packs."""
    root = tmp_path / "packs"
    (root / "footclub").mkdir(parents=True)
    monkeypatch.setenv("TOUCHLINE_PACKS", str(root))
    library.again()
    yield root / "footclub"
    monkeypatch.undo()
    library.again()


@pytest.fixture
def copy(tmp_path: Path) -> Callable[..., Path]:
    """Makes a copy of the base pack, less what the table says, with some edits."""

    def make(*edits: Edit, folder: Path = tmp_path / "copy") -> Path:
        folder.mkdir(parents=True)
        for file in (library.shipped(ROOMS["footclub"]) / "base").iterdir():
            if file.is_file() and not file.name.startswith("text."):
                shutil.copy(file, folder)
        for name, old, new in edits:
            file = folder / name
            text = file.read_text("utf-8")
            assert old in text, f"{name} lacks {old}"
            file.write_text(text.replace(old, new, 1), "utf-8")
        return folder

    return make


def card(id: str, old: str, new: str) -> Edit:
    """An edit inside the row of one team card."""
    text = (library.shipped(ROOMS["footclub"]) / "base/cards.toml").read_text("utf-8")
    found = re.search(rf'id = "{id}"\n(?:.+\n)+', text)
    assert found is not None
    row = found[0]
    assert old in row, f"{id} lacks {old}"
    return "cards.toml", row, row.replace(old, new, 1)


def match_card(number: int, old: str, new: str) -> Edit:
    """An edit inside the row of one match card."""
    text = (library.shipped(ROOMS["footclub"]) / "base/match.toml").read_text("utf-8")
    found = re.search(rf"number = {number}\n(?:.+\n)+", text)
    assert found is not None
    return "match.toml", found[0], re.sub(old, new, found[0], count=1)


OWNER: Edit = ("pack.toml", 'source = "original"', 'source = "owner_copy"')
RELAXED: Edit = ("pack.toml", 'source = "original"', "relaxed = true")
FIRST = r"\[\[.*?\],"  # the first cell of a ribbon


def told(folder: Path) -> dict[str, str]:
    """Every fault and warning by id, each with a sentence of its own in both languages."""
    pack, faults = library.opened(ROOMS, folder)
    found: dict[str, str] = {}
    for fault in [*faults, *(pack.warnings if pack else ())]:
        assert isinstance(fault, BadPack)
        for lang in LANGUAGES:
            voice = Voice(lang, [SAYINGS])
            assert voice.has(fault.said.id)
            assert "{$" not in voice.fault(fault).replace(" ", "")
        found.setdefault(fault.said.id, str(fault))
    return found


def test_the_base_pack_is_sound_and_without_a_warning() -> None:
    (base,) = library.packs(ROOMS["footclub"])
    assert (base.id, base.own, base.warnings) == ("base", False, ())
    assert len(base.teams) >= 8
    assert all(team.figures == () for team in base.teams)
    assert library.ours(ROOMS["footclub"], base.folder)


FAULTS: list[tuple[str, Edit, str, tuple[str, ...]]] = [
    (
        "PK-01",
        card("E50", 'kind = "outfield"', 'kind = "keeper"'),
        "fc-count",
        ("keepers", "4", "3"),
    ),
    ("PK-01", ("cards.toml", "[[team_card]]", "[[team]]"), "pack-key", ("cards.toml", "team_card")),
    ("PK-01", match_card(7, '"tackle"', '"press"'), "fc-types", ("press", "7", "6")),
    ("PK-01", ("match.toml", 'kind = "freshness"', 'kind = "attack"'), "fc-kops", ("freshness",)),
    ("PK-01", ("match.toml", "[[kop]]", "[kop]"), "pack-toml", ("match.toml", "line")),
    (
        "PK-02",
        card("E50", '"E50"', '"E49"'),
        "pack-row-twice",
        ("team_card 50", "E49", "team_card 49"),
    ),
    ("PK-02", match_card(42, "number = 42", "number = 41"), "pack-row-twice", ("number 41",)),
    ("PK-03", card("E50", "level = 3", "level = 2"), "pack-number", ("E50", "level", "3 to 5")),
    ("PK-03", card("E07", "level = 5", "level = 4"), "fc-split", ("7, 13 and 24", "8, 12 and 24")),
    (
        "PK-04",
        card("E06", "level = 3", "level = 4"),
        "fc-pairing",
        ("5, 4, 3", "5, 4, 4", "8 stars"),
    ),
    ("PK-05", card("E01", "tactical = 2", "tactical = 3"), "fc-style-sum", ("E01", "11", "10")),
    (
        "PK-05",
        card("E01", "technical = 5, physical = 3", "technical = 4, physical = 4"),
        "fc-style-top",
        ("E01", "4"),
    ),
    ("PK-05", card("E01", "technical = 5", "technical = -5"), "pack-number", ("style", "0 to 10")),
    (
        "PK-05",
        card("E01", "style = { technical = 5, physical = 3, tactical = 2 }\n", ""),
        "fc-style",
        ("E01",),
    ),
    ("PK-06", card("E07", '["FB"]', '["LB"]'), "pack-one-of", ("E07", "positions", "LB", "FB")),
    ("PK-06", card("E07", '["FB"]', '["FB", "DM"]'), "fc-places", ("E07", "FB + DM", "CB and FB")),
    ("PK-06", card("E17", '["CB", "FB"]', '["CB", "AM"]'), "fc-places", ("E17", "versatile")),
    ("PK-06", card("E17", '["CB", "FB"]', '["CB"]'), "fc-versatile", ("E17", "CB and FB")),
    (
        "PK-06",
        card("E13", '"technical", "physical"', '"physical", "physical"'),
        "fc-profile-twice",
        ("E13", "physical"),
    ),
    (
        "PK-06",
        card("E13", "profiles", 'strength = "stopper"\nprofiles'),
        "fc-double",
        ("E13", "stopper"),
    ),
    (
        "PK-06",
        card("E07", '"speedster"', '"sprinter"'),
        "pack-one-of",
        ("E07", "strength", "sprinter"),
    ),
    (
        "PK-06",
        card("E04", "level", 'positions = ["CB"]\nlevel'),
        "fc-not-for",
        ("E04", "keeper", "positions"),
    ),
    (
        "PK-06",
        card("E02", "level", 'strength = "stopper"\nlevel'),
        "fc-not-for",
        ("a coach", "strength"),
    ),
    (
        "PK-06",
        card("E07", "level", "style = {}\nlevel"),
        "fc-not-for",
        ("an outfield player", "style"),
    ),
    ("PK-07", match_card(7, FIRST, "["), "fc-ribbon", ("match_card 7", "six cells")),
    ("PK-07", match_card(7, FIRST, '[["FB_L", "CB_L"],'), "fc-cell", ("cell 1", '["DM_L"]')),
    ("PK-07", match_card(1, FIRST, '[["FB_L"],'), "fc-cell", ("match_card 1", '["FW_R", "AM_L"]')),
    ("PK-07", match_card(7, FIRST, '[["FB_M"],'), "fc-code", ("cell 1", "FB_M", "DM_L")),
    ("PK-07", match_card(1, FIRST, '[["FW_L", "FW_L"],'), "fc-repeat", ("cell 1", "FW_L")),
    (
        "PK-07",
        match_card(22, "type", 'ribbon = [["FW_L"]]\ntype'),
        "fc-bare",
        ("fans", "leave it out"),
    ),
    ("PK-10", ("poussin.toml", "[red]", "[rot]"), "fc-team", ("[red]", "keeper")),
    ("PK-10", ("poussin.toml", 'DM = ["E26"]', 'DM = ["E99"]'), "fc-member", ("blue", "DM", "E99")),
    (
        "PK-10",
        ("poussin.toml", 'DM = ["E26"]', 'DM = ["E28"]'),
        "fc-member-twice",
        ("DM", "E28", "blue"),
    ),
    (
        "PK-10",
        ("poussin.toml", 'coach = "E01"', 'coach = "E05"'),
        "fc-member-place",
        ("coach", "E05"),
    ),
    ("PK-10", ("poussin.toml", 'DM = ["E26"]', 'DM = ["E25"]'), "fc-chick", ("E25", "blue")),
    ("PK-10", ("poussin.toml", 'DM = ["E26"]', "DM = []"), "fc-formation", ("2-2-0-2-3",)),
    ("PK-10", ("poussin.toml", 'DM = ["E26"]', "DM = 26"), "fc-team-ids", ("DM", "26")),
    ("PK-10", card("E50", "looks", 'poussin = "red"\nlooks'), "fc-chick-idle", ("E50", "red")),
    ("PK-10", ("poussin.toml", "tackle = 4", "tackle = 5"), "fc-deck-sum", ("26", "25")),
    ("PK-10", ("poussin.toml", "fans = 8", "fans = 7"), "fc-deck-fans", ("7", "8")),
    (
        "PK-10",
        ("poussin.toml", "set_attack = 3", "set_attack = 5"),
        "pack-number",
        ("set_attack", "0 to 4"),
    ),
    ("PK-10", ("poussin.toml", "deck = ", "dekc = "), "fc-deck-none", ("deck",)),
    ("PK-11", ("match.toml", "value = 2", "value = 4"), "pack-number", ("K01", "1 to 3")),
    (
        "PK-11",
        ("match.toml", 'kind = "freshness"\nvalue = 2', 'kind = "freshness"\nvalue = 3'),
        "pack-number",
        ("K02", "1 to 2"),
    ),
    ("6.4", card("E07", '"E07"', '"E 07"'), "fc-id", ("E 07",)),
    ("6.4", card("E07", '"BR"', '""'), "pack-word", ("E07", "nation")),
    (
        "6.4",
        card("E07", 'skin = "brown"', 'skin = "browm"'),
        "pack-one-of",
        ("E07", "looks", "“brown”"),
    ),
    ("6.4", card("E07", "looks = {", 'looks = "tall" # {'), "pack-looks", ("E07", "tall")),
    (
        "6.4",
        ("pack.toml", '"original"', '"stolen"'),
        "pack-one-of",
        ("source", "original, owner_copy"),
    ),
    ("6.4", ("pack.toml", "source", 'relaxed = "yes"\nsource'), "pack-bool", ("relaxed", "yes")),
    ("6.4", ("pack.toml", "source", "options = 3\nsource"), "fc-options", ("options",)),
    (
        "6.4",
        ("pack.toml", "source", 'options = { pres_shift = "literal" }\nsource'),
        "fc-option",
        ("press_shift",),
    ),
    (
        "6.4",
        ("pack.toml", "source", 'options = { press_shift = "never" }\nsource'),
        "fc-option-value",
        ("whole_cell",),
    ),
    (
        "6.4",
        ("teams.toml", "[[team]]", "[[team]]\nfigures = []"),
        "pack-key",
        ("team 1", "figures"),
    ),
]


@pytest.mark.parametrize(
    ("rule", "edit", "id", "hints"),
    FAULTS,
    ids=[f"{f[0]}-{f[2]}-{n}" for n, f in enumerate(FAULTS)],
)
def test_a_fault_names_file_row_field_and_remedy(
    copy: Callable[..., Path], rule: str, edit: Edit, id: str, hints: tuple[str, ...]
) -> None:
    folder = copy(edit)
    assert library.opened(ROOMS, folder)[0] is None, rule
    found = told(folder)
    assert f"fault-{id}" in found
    text = found[f"fault-{id}"]
    assert edit[0] in text
    for hint in hints:
        assert hint in text
    assert "\n" not in text


WARNINGS: list[tuple[str, Edit, str, tuple[str, ...]]] = [
    (
        "PK-02",
        card("E50", "Đặng Tuấn Khải", "Shanice Dalrymple"),
        "same-name",
        ("2 cards", "Shanice Dalrymple"),
    ),
    ("PK-07", match_card(1, FIRST, '[["FW_L", "FW_R"],'), "same-line", ("cell 1", "FW")),
    (
        "PK-07",
        match_card(1, FIRST, '[["FB_L", "CB_L"],'),
        "same-side",
        ("FB_L and CB_L", "full backs"),
    ),
    (
        "PK-08",
        match_card(
            13, "ribbon = .*", "ribbon = " + str([["FW_L"], ["FW_R"]] * 3).replace("'", '"')
        ),
        "one-line",
        ("match_card 13", "FW"),
    ),
    (
        "PK-08",
        match_card(
            1,
            "ribbon = .*",
            "ribbon = " + str([["FW_L", "AM_R"], ["DM_L", "FW_R"]] * 3).replace("'", '"'),
        ),
        "every-cell",
        ("match_card 1", "FW"),
    ),
    (
        "PK-10",
        (
            "poussin.toml",
            'AM = ["E38", "E33"]\nFW = ["E49", "E44", "E46"]',
            'AM = ["E46", "E38", "E33"]\nFW = ["E49", "E44"]',
        ),
        "",
        (),
    ),
]


@pytest.mark.parametrize(("rule", "edit", "id", "hints"), WARNINGS)
def test_a_warning_leaves_the_pack_usable(
    copy: Callable[..., Path], rule: str, edit: Edit, id: str, hints: tuple[str, ...]
) -> None:
    folder = copy(edit)
    assert library.opened(ROOMS, folder)[0] is not None, rule
    found = told(folder)
    assert list(found) == ([f"fault-fc-{id}"] if id else [])
    for hint in hints:
        assert hint in found[f"fault-fc-{id}"]


def weaker(folder: Path) -> Edit:
    """Poussin's red club with a four-star forward less and a three-star one more."""
    cards = (folder / "cards.toml").read_text("utf-8")
    for id, old, new in (
        ("E45", 'poussin = "red"\n', ""),
        ("E47", "looks", 'poussin = "red"\nlooks'),
    ):
        row = re.search(rf'id = "{id}"\n(?:.+\n)+', cards)
        assert row is not None
        cards = cards.replace(row[0], row[0].replace(old, new, 1))
    (folder / "cards.toml").write_text(cards, "utf-8")
    return "poussin.toml", 'FW = ["E43", "E45"]', 'FW = ["E43", "E47"]'


def test_pk_10_other_values_are_a_warning_elsewhere_and_a_fault_at_home(
    copy: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copy(folder=tmp_path / "house" / "footclub" / "base")
    name, old, new = weaker(folder)
    file = folder / name
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    assert list(told(folder)) == ["fault-fc-initial"]
    pack, _ = library.opened(ROOMS, folder)
    assert pack is not None
    assert "−2 for blue and −3 for red" in str(pack.warnings[0])
    monkeypatch.setattr(shelves, "shipped", lambda room: tmp_path / "house" / room.name)
    none, faults = library.opened(ROOMS, folder)
    assert none is None
    assert [f.said.id for f in faults] == ["fault-fc-team-stars", "fault-fc-initial"]


def test_pk_08_like_ribbons_are_a_fault_of_an_original_and_a_warning_in_a_copy(
    copy: Callable[..., Path], tmp_path: Path
) -> None:
    text = (library.shipped(ROOMS["footclub"]) / "base/match.toml").read_text("utf-8")
    seven, eight = re.findall(r"^ribbon = .*$", text, re.M)[6:8]
    same: Edit = ("match.toml", eight, seven)
    assert "card 7" in told(copy(same))["fault-fc-alike"]
    folder = copy(same, OWNER, folder=tmp_path / "owner")
    pack, faults = library.opened(ROOMS, folder)
    assert faults == []
    assert pack is not None
    assert [w.said.id for w in pack.warnings] == ["fault-fc-alike"]


def test_pk_03_another_split_is_only_a_warning_in_an_owners_copy(
    copy: Callable[..., Path],
) -> None:
    pack, faults = library.opened(ROOMS, copy(card("E07", "level = 5", "level = 4"), OWNER))
    assert faults == []
    assert pack is not None
    assert [w.said.id for w in pack.warnings] == ["fault-fc-split"]


def test_a_missing_sheet_is_named(copy: Callable[..., Path]) -> None:
    folder = copy()
    (folder / "match.toml").unlink()
    assert "match.toml is missing" in told(folder)["fault-fc-file"]


# -- relaxed packs --------------------------------------------------------------------------------

MORE = """
[[team_card]]
id = "E{n}"
kind = "outfield"
name = "Somebody {n}"
nation = "FR"
level = {level}
positions = ["DM"]
profiles = ["tactical"]
"""


def longer(folder: Path, count: int, level: int) -> Path:
    file = folder / "cards.toml"
    rows = "".join(MORE.format(n=51 + n, level=level) for n in range(count))
    file.write_text(file.read_text("utf-8") + rows, "utf-8")
    return folder


def test_pk_01_a_relaxed_pack_may_have_more_stars(copy: Callable[..., Path]) -> None:
    folder = longer(copy(RELAXED), 12, 4)
    pack, faults = library.opened(ROOMS, folder)
    assert faults == []
    assert pack is not None
    assert len(pack.numbers["kind"]) == 62
    assert list(told(longer(folder, 1, 4))) == ["fault-pack-row-twice", "fault-fc-most"]


def test_pk_01_a_strict_pack_may_not(copy: Callable[..., Path]) -> None:
    assert "here are 45; it must be 44" in told(longer(copy(), 1, 4))["fault-fc-count"]


def test_pk_01_a_relaxed_pack_needs_its_market_and_its_stack(
    copy: Callable[..., Path], tmp_path: Path
) -> None:
    assert "here are 25" in told(longer(copy(RELAXED), 1, 1))["fault-fc-market"]
    folder = copy(RELAXED, card("E07", "level = 5", "level = 2"), folder=tmp_path / "thin")
    found = told(folder)
    assert "here are 19" in found["fault-fc-stack"]
    assert "here are 25" in found["fault-fc-market"]


def test_an_owners_copy_lies_beside_the_base_pack(copy: Callable[..., Path], own: Path) -> None:
    folder = copy(OWNER, ("pack.toml", '"base"', '"mine"'), folder=own / "mine")
    (folder / "teams.toml").unlink()
    library.again()
    assert [p.id for p in library.packs(ROOMS["footclub"])] == ["base", "mine"]
    assert library.numbers(ROOMS["footclub"], "mine") == library.numbers(ROOMS["footclub"])
    assert library.pack(ROOMS["footclub"], "mine").own


def test_match_cards_may_be_numbered_as_in_the_owners_box(copy: Callable[..., Path]) -> None:
    """Their order is that of the types: the numbers printed on a copy may be others."""
    folder = copy(
        match_card(1, "number = 1", "number = 42"),
        match_card(42, "number = 42", "number = 1"),
        OWNER,
    )
    pack, faults = library.opened(ROOMS, folder)
    assert (faults, pack is not None) == ([], True)
    assert pack is not None
    order = [int(row.cells["number"]) for row in content.by_type(pack.sheets.match)]
    assert order[:6] == [2, 3, 4, 5, 6, 42]
    assert order[34:] == [1, 35, 36, 37, 38, 39, 40, 41]


def test_files_of_cards_have_no_place_in_a_pack_without_cards(
    copy: Callable[..., Path], tmp_path: Path
) -> None:
    folder = copy(("pack.toml", '"footclub"', '"streetsoccer"'))
    files = {f.said.args["file"] for f in library.opened(ROOMS, folder)[1] if "file" in f.said.args}
    assert {"cards.toml", "match.toml", "poussin.toml", "cards.en.ftl"} <= files


# -- what others read -----------------------------------------------------------------------------


def test_a_better_text_changes_no_number(copy: Callable[..., Path], own: Path) -> None:
    copy(
        ("pack.toml", '"base"', '"mine"'),
        card("E07", "Nayara Pimentel", "Nayara Pimenta"),
        ("cards.en.ftl", "wet sand", "dry sand"),
        folder=own / "mine",
    )
    (own / "mine" / "teams.toml").unlink()
    library.again()
    assert library.numbers_digest(ROOMS["footclub"], "mine") == library.numbers_digest(
        ROOMS["footclub"]
    )
    assert library.hashes(ROOMS["footclub"])["mine"] != library.hashes(ROOMS["footclub"])["base"]
    assert re.fullmatch("[0-9a-f]{64}", library.numbers_digest(ROOMS["footclub"]))


def test_another_level_changes_the_digest(copy: Callable[..., Path], own: Path) -> None:
    copy(
        ("pack.toml", '"base"', '"mine"'),
        card("E07", '"technical"', '"physical"'),
        folder=own / "mine",
    )
    (own / "mine" / "teams.toml").unlink()
    library.again()
    assert library.numbers_digest(ROOMS["footclub"], "mine") != library.numbers_digest(
        ROOMS["footclub"]
    )


def test_a_game_without_cards_has_no_numbers() -> None:
    assert library.numbers(ROOMS["streetsoccer"]) == {}
    assert library.content(ROOMS["streetsoccer"]) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_has_a_life_and_every_card_a_line(lang: str) -> None:
    told = library.content(ROOMS["footclub"], "base", lang)
    cards, match = told["cards"], told["match"]
    assert isinstance(cards, list)
    assert isinstance(match, list)
    bios, lines = [c["bio"] for c in cards], [m["flavour"] for m in match]
    assert (len(set(bios)), len(set(lines))) == (50, 42)
    assert all(20 < len(bio) < 200 for bio in bios)
    assert all(8 < len(line) < 80 for line in lines)


def test_french_lives_are_set_as_french_is() -> None:
    text = (library.shipped(ROOMS["footclub"]) / "base/cards.fr.ftl").read_text("utf-8")
    words = [line.partition(" = ")[2] for line in text.splitlines() if " = " in line]
    assert [w for w in words if re.search(r"[^\u202f][;!?](\s|$)", w)] == []
    assert [w for w in words if re.search(r"[^\u00a0]:(\s|$)", w)] == []
    assert [w for w in words if re.search(r"«[^\u00a0]|[^\u00a0]»", w)] == []
    assert [w for w in words if "'" in w] == []


def test_the_content_reads_like_the_cards() -> None:
    told = library.content(ROOMS["footclub"], "base", "fr")
    assert set(told) == {"cards", "match", "kops", "poussin"}
    cards, match = told["cards"], told["match"]
    assert isinstance(cards, list)
    assert isinstance(match, list)
    coach, keeper, back = cards[0], cards[3], cards[16]
    assert coach["style"] == {"technical": 5, "physical": 3, "tactical": 2}
    assert (keeper["positions"], keeper["profiles"], keeper["strength"]) == ([], [], None)
    assert back["positions"] == ["CB", "FB"]
    assert [m["number"] for m in match] == list(range(1, 43))
    assert match[21]["ribbon"] is None
    assert match[6]["ribbon"][0] == ["FB_L"]
    assert [kop["kind"] for kop in told["kops"]] == ["attack", "freshness"]


def test_people_differ_and_come_from_everywhere() -> None:
    cards = library.content(ROOMS["footclub"])["cards"]
    assert isinstance(cards, list)
    assert len({c["name"] for c in cards}) == 50
    assert len({c["nation"] for c in cards}) >= 40
    assert all(re.fullmatch("[A-Z]{2}", c["nation"]) for c in cards)
    faces = {(c["looks"]["skin"], c["looks"]["hair"], c["looks"]["colour"]) for c in cards}
    assert len(faces) >= 48
    for feature in LOOKS:
        assert len({c["looks"][feature] for c in cards}) >= 3


def test_nobody_bears_a_name_of_the_printed_game() -> None:
    shy = ("Aloé", "Mannini", "Lázaro", "Sidwell", "Viegas", "Siezen", "Guillemet", "Elstawi")
    text = (library.shipped(ROOMS["footclub"]) / "base/cards.toml").read_text("utf-8")
    assert [name for name in shy if name in text] == []


def test_looks_are_made_up_for_those_who_have_none() -> None:
    one, again, other = looks("X1"), looks("X1"), looks("X2")
    assert one == again != other
    assert all(one[feature] in words for feature, words in LOOKS.items())
    assert looks("X1", {"hair": "bald"})["hair"] == "bald"


def test_options_a_pack_asks_for_are_those_of_the_rules(copy: Callable[..., Path]) -> None:
    choice = CHOICES[-1]
    edit = ("pack.toml", "source", f'options = {{ {choice.key} = "{choice.values[1]}" }}\nsource')
    pack, faults = library.opened(ROOMS, copy(edit))
    assert faults == []
    assert pack is not None
    assert pack.options == {choice.key: choice.values[1]}


# -- ribbons --------------------------------------------------------------------------------------


def test_pk_08_reach_of_ribbons() -> None:
    assert [len(lineups(n)) for n in (10, 9, 8, 7)] == [24, 72, 109, 123]
    assert reach([["FW_L"]] * 6) == 1
    assert reach([["FB_L"]] * 6) == 3  # falls back on the centre backs; both lines may be gone
    assert reach([["FW_L"], ["AM_R"]] * 3) == 3
    assert reach([["FW_L"], ["AM_R"], ["DM_L"]] * 2) is None
    assert reach([["FB_L", "CB_L"]] * 6) == 0  # the same player without full backs
    assert reach([["FW_L", "AM_L"]] * 6) == 1
    assert reach([["FW_L", "AM_L"], ["CB_L", "DM_L"]] * 3) == 2


def test_no_card_of_the_base_pack_fails_with_a_single_player_missing() -> None:
    for card in library.content(ROOMS["footclub"])["match"]:
        if card["ribbon"]:
            fewest = reach(card["ribbon"])
            assert fewest is None or fewest >= 2


# -- the draft ------------------------------------------------------------------------------------


def test_pk_09_our_pack_meets_every_target() -> None:
    found = balance.findings(library.numbers(ROOMS["footclub"]), 1_000)
    assert [(f.target.policy, f.target.quantity, f.found) for f in found if not f.good] == []
    shares = {(f.target.policy, f.target.quantity): f.found for f in found}
    assert shares["need", "unable"] <= 0.003
    assert missed(found, Voice("en", [SAYINGS])) == []


def test_pk_09_a_lopsided_pack_misses_them_and_says_so() -> None:
    numbers = {key: list(column) for key, column in library.numbers(ROOMS["footclub"]).items()}
    for n in range(40, 50):  # forwards who are midfielders after all
        numbers["pos"][n], numbers["pos2"][n] = 3, -1
    found = balance.findings(numbers, 100)
    for lang in LANGUAGES:
        said = missed(found, Voice(lang, [SAYINGS]))
        assert len(said) == sum(not f.good for f in found) > 0
    assert any(
        "Sensible picks, squads without a legal formation" in s
        for s in missed(found, Voice("en", [SAYINGS]))
    )


def test_the_same_seed_gives_the_same_draft_and_another_another() -> None:
    numbers = library.numbers(ROOMS["footclub"])
    assert balance.findings(numbers, 40, 1) == balance.findings(numbers, 40, 1)
    assert balance.findings(numbers, 40, 1) != balance.findings(numbers, 40, 2)


@pytest.mark.parametrize("policy", list(balance.POLICIES))
def test_fc_174_a_draft_gives_each_club_five_stars_and_ten_others(policy: str) -> None:
    numbers = library.numbers(ROOMS["footclub"])
    box = balance.Box(numbers)
    dealt = sorted([*box.stars[5], *box.stars[4], *box.rest])
    for seed in range(5):
        squads = box.draft(balance.POLICIES[policy], Rng(seed))
        assert [len(squad.cards) for squad in squads] == [15, 15]
        left = list(dealt)
        for taken in squads[0].cards + squads[1].cards:
            left.remove(taken)  # nobody is drafted twice
        assert len(left) == 14
        assert squads[0].style != squads[1].style


def able_to(cards: list[tuple[int, int]], shape: tuple[int, ...], style: tuple[int, ...]) -> bool:
    """Ten different cards for a formation and a style: card after card, every use or none."""
    left = {(shape, style)}
    for places, profiles in cards:
        more = set(left)
        for (shape_left, style_left), at, of in product(left, range(5), range(3)):
            if places >> at & 1 and profiles >> of & 1 and shape_left[at] and style_left[of]:
                more.add((less(shape_left, at), less(style_left, of)))
        left = more
    return any(sum(shape_left) == 0 for shape_left, _ in left)


def less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return tuple(n - (k == at) for k, n in enumerate(counts))


def test_what_a_squad_can_do_agrees_with_plain_search() -> None:
    """Hall's condition against trying all, on squads of eleven cards."""
    box = balance.Box(library.numbers(ROOMS["footclub"]))
    shapes = content.shapes()
    seen = set()
    for seed in range(25):
        (squad, _) = box.draft(balance.at_random, Rng(seed))
        squad.cards = squad.cards[:11]
        able, optimised = squad.abilities()
        free = [(places, 1) for places, _ in squad.cards]
        legal = [shape for shape in shapes if able_to(free, shape, (10, 0, 0))]
        best = any(able_to(squad.cards, shape, squad.style) for shape in legal)
        assert (able, optimised) == (len(legal), best)
        seen.add((able > 0, optimised))
    assert (True, False) in seen
    assert (False, False) in seen


def test_fill_counts_cards_that_find_room_at_once() -> None:
    for masks in product(range(1, 8), repeat=3):
        room = (1, 2, 0)
        best = 0
        for places in product([None, 0, 1, 2], repeat=3):
            taken = [p for p in places if p is not None]
            allowed = all(p is None or m >> p & 1 for p, m in zip(places, masks, strict=True))
            if allowed and all(taken.count(k) <= n for k, n in enumerate(room)):
                best = max(best, len(taken))
        assert balance.fill(masks, room) == best


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_tells_all_there_is(lang: str) -> None:
    pack = library.pack(ROOMS["footclub"])
    assert isinstance(pack.sheets, Sheets)
    text = report(pack.title, pack.sheets, Voice(lang, [SAYINGS]), 40)
    assert library.numbers_digest(ROOMS["footclub"]) in text
    assert text.count("\n| ") == 1 + 3 + 1 + 29 + 1 + 2
    assert "| 23 | 22 | −2 |" in text
    assert "| 20 | 25 | −2 |" in text
