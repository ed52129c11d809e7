"""Packs: Touchline's own are sound, and whatever is wrong with another is named with its place."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.cupdraw import CUP
from touchline.core.faults import BadPack
from touchline.games.streetsoccer.room import ROOM
from touchline.play import library, packfiles
from touchline.play.packcheck import LARGEST
from touchline.play.speech import LANGUAGES, Voice
from touchline.play.teams import contrast, luminance
from touchline.rooms import ROOMS

HEAD = 'id = "mine"\ngame = "streetsoccer"\nversion = 1\ntitle = "Mine"\nlicence = "CC0"\n'
TEAM = """[[team]]
id = "alley-cats"
name = "Alley Cats"
short = "CAT"
colours = ["#FFFFFF", "#000000"]
figures = [
  { number = 7, name = "Tom" },
  { number = 1, name = "Mog", keeper = true },
  { number = 8, name = "Kit" },
  { number = 9, name = "Fay" },
  { number = 10 },
]
"""


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for a person's own packs."""
    root = tmp_path / "packs"
    (root / "streetsoccer").mkdir(parents=True)
    monkeypatch.setenv("TOUCHLINE_PACKS", str(root))
    library.again()
    yield root / "streetsoccer"
    library.again()


def made(folder: Path, head: str = HEAD, teams: str = TEAM) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(head, "utf-8")
    (folder / "teams.toml").write_text(teams, "utf-8")
    return folder


def test_the_base_pack_is_sound() -> None:
    (base,) = library.packs(ROOM)
    assert (base.id, base.own, len(base.teams)) == ("base", False, 6)
    assert list(library.hashes(ROOM)) == ["base"]
    assert [lesson.id for lesson in library.lessons(ROOM)][:2] == ["walk", "ball"]
    team = library.team(ROOM, "night-tram")
    assert [f.keeper for f in team.figures] == [True, False, False, False, False]
    assert team.plain()["short"] == "NTR"
    assert library.packs(CUP) == []


def test_a_hash_is_of_sorted_names_and_contents(tmp_path: Path) -> None:
    pack = library.check(ROOM, made(tmp_path / "mine"))
    files = sorted((tmp_path / "mine").iterdir())
    text = b"".join(f"{p.name}\0{p.stat().st_size}\0".encode() + p.read_bytes() for p in files)
    assert pack.hash == hashlib.sha256(text).hexdigest()
    made(tmp_path / "mine", teams=TEAM.replace("Tom", "Tim"))
    assert library.check(ROOM, tmp_path / "mine").hash != pack.hash


def test_ones_own_pack_stands_beside_the_base_pack(shelf: Path) -> None:
    made(shelf / "mine")
    library.again()
    mine = library.packs(ROOM)[1]
    assert mine.own
    (cats,) = mine.teams
    assert [f.name for f in cats.figures] == ["Mog", "Tom", "Kit", "Fay", "10"]  # keeper first
    assert list(library.teams(ROOM))[-1] == "alley-cats"


def test_a_broken_pack_is_left_out_and_told_of(shelf: Path) -> None:
    made(shelf / "mine", teams=TEAM.replace("CAT", "cat!"))
    made(shelf / "other", HEAD.replace("mine", "base"))
    made(shelf / "third", HEAD.replace("mine", "third"), TEAM.replace("Alley Cats", "Depot Nine"))
    made(shelf / "fourth", HEAD.replace("streetsoccer", "chess"))
    library.again()
    assert [p.id for p in library.packs(ROOM)] == ["base"]
    told = {folder.name: fault.said.id for folder, fault in library.shelf(ROOM).faults}
    assert told == {
        "mine": "fault-pack-short",
        "other": "fault-pack-same",
        "third": "fault-pack-team-taken",
        "fourth": "fault-pack-elsewhere",
    }


def two(text: str) -> str:
    return text + text.replace("alley-cats", "b-team").replace("CAT", "BTM")


@pytest.mark.parametrize(
    ("text", "line", "told", "french"),
    [
        ('id = "mine', 1, "a text is not closed", "guillemets"),
        ('id = "mine"\ngame = streetsoccer\n', 2, "after = there is no text in quotes", "après ="),
        ('\nauthors = [\n"Ada",\n', 3, "a list or a table in brackets is not closed", "fermée"),
        ('id = "mine"\nid = "mine"\n', 2, "a field stands there for the second time", "une seule"),
        ('id = "mine" game = 3\n', 1, "each field has a line of its own", "chaque champ"),
        ('id "mine"\n', 1, "after the name of a field comes =", "vient ="),
        ("\n= 3\n", 2, "a line is a comment, a [table], or a field", "un commentaire"),
    ],
)
def test_what_is_no_toml_is_told_with_line_and_cause(
    tmp_path: Path, text: str, line: int, told: str, french: str
) -> None:
    (fault,) = library.opened(ROOMS, made(tmp_path / "mine", text, TEAM))[1]
    english = Voice("en").fault(fault)
    assert english.startswith(f"pack.toml, line {line}: this is not good TOML: ")
    assert told in english
    assert french in Voice("fr").fault(fault)


BAD = [
    ("pack", 'id = "mine"', 'id = "My Pack"', "id", "My Pack"),
    ("pack", 'id = "mine"', "", "lacks", "id"),
    ("pack", 'game = "streetsoccer"', 'game = "streetsocer"', "game", "streetsoccer"),
    ("pack", "version = 1", 'version = "one"', "number", "one"),
    ("pack", "version = 1", "version = true", "number", "true"),
    ("pack", 'title = "Mine"', "title = 3", "unquoted", "title"),
    ("pack", "title", "titel", "key", "Did you mean “title”"),
    ("pack", 'licence = "CC0"', 'licence = "CC0', "toml", "line 5"),
    ("teams", "[[team]]", "[team]", "teams", "[[team]]"),
    ("teams", "[[team]]", "[[taem]]", "key", "team"),
    ("teams", 'name = "Alley Cats"', 'name = ""', "word", "team 1"),
    ("teams", "Alley Cats", "The very old and tired Cats", "word", "24"),
    ("teams", '"Alley Cats"', '"Alley\\nCats"', "word", "name"),
    ("teams", '"CAT"', '"C"', "short", "HAR"),
    ("teams", '"CAT"', '"CATSS"', "word", "short"),
    ("teams", "#FFFFFF", "white", "colour", "white"),
    ("teams", '["#FFFFFF", "#000000"]', '"#FFFFFF"', "two-colours", "shirt and trim"),
    ("teams", '"#FFFFFF", "#000000"', '"#0000FF", "#000000"', "alike", "#0000FF"),
    ("teams", "colours = ", "colors = ", "key", "colours"),
    ("teams", "  { number = 10 },\n", "", "figures", "here are 4"),
    ("teams", ", keeper = true", "", "keepers", "here are 0"),
    ("teams", 'name = "Tom"', 'name = "Tom", keeper = true', "keepers", "here are 2"),
    ("teams", "keeper = true", 'keeper = "yes"', "keeper", "yes"),
    ("teams", "number = 8", "number = 7", "shirt", "figure 1"),
    ("teams", "number = 8", "number = 100", "number", "1 to 99"),
    ("teams", "number = 8", "numbr = 8", "key", "number"),
]


@pytest.mark.parametrize(("file", "old", "new", "id", "hint"), BAD)
def test_a_fault_names_file_row_field_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, id: str, hint: str
) -> None:
    texts = {"pack": HEAD, "teams": TEAM}
    assert old in texts[file]
    texts[file] = texts[file].replace(old, new, 1)
    folder = made(tmp_path / "mine", texts["pack"], texts["teams"])
    pack, faults = library.opened(ROOMS, folder)
    assert pack is None
    found = {fault.said.id: str(fault) for fault in faults}
    assert f"fault-pack-{id}" in found
    text = found[f"fault-pack-{id}"]
    assert hint in text
    assert f"{file}.toml" in text
    for lang in LANGUAGES:
        assert all(voiced(lang, fault) for fault in faults)


def voiced(lang: str, fault: BadPack) -> bool:
    """Has this fault a sentence of its own in this language, with everything filled in?"""
    voice = Voice(lang)
    return voice.has(fault.said.id) and "{" not in voice.fault(fault).replace('["#', "")


def test_teams_of_one_pack_differ(tmp_path: Path) -> None:
    _, faults = library.opened(ROOMS, made(tmp_path / "mine", teams=two(TEAM)))
    assert [str(f) for f in faults] == [
        "teams.toml, team 2 (Alley Cats): name “Alley Cats” is taken by team 1; each team needs"
        " its own."
    ]


def test_every_fault_is_told_at_once(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine", HEAD.replace("version = 1", ""), TEAM.replace("= 8", "= 7"))
    _, faults = library.opened(ROOMS, folder)
    assert [f.said.id for f in faults] == ["fault-pack-lacks", "fault-pack-shirt"]


def test_links_folders_strange_and_large_files_are_refused(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine")
    secret = tmp_path / "secret.ftl"
    secret.write_text("x = y\n", "utf-8")
    os.symlink(secret, folder / "text.en.ftl")
    (folder / "text.fr.ftl").mkdir()
    (folder / "run.py").write_text("print()", "utf-8")
    (folder / "README.md").write_bytes(b"x" * (LARGEST + 1))
    (folder / ".swp").write_text("", "utf-8")
    _, faults = library.opened(ROOMS, folder)
    assert {f.said.args["file"]: f.said.id for f in faults} == {
        "text.en.ftl": "fault-pack-link",
        "text.fr.ftl": "fault-pack-link",
        "run.py": "fault-pack-file",
        "README.md": "fault-pack-big",
    }


def test_a_folder_must_be_one(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine")
    os.symlink(folder, tmp_path / "link")
    for path in (tmp_path / "none", folder / "pack.toml", tmp_path / "link"):
        with pytest.raises(BadPack) as caught:
            library.check(ROOM, path)
        assert caught.value.said.id == "fault-pack-folder"
    (folder / "pack.toml").unlink()
    with pytest.raises(BadPack, match=r"has no pack\.toml"):
        library.check(ROOM, folder)


def test_texts_that_are_no_texts(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine")
    (folder / "text.en.ftl").write_text("good = yes\n\nbad\n", "utf-8")
    (folder / "text.fr.ftl").write_bytes(b"one = a\ntwo = \xff\n")
    _, faults = library.opened(ROOMS, folder)
    assert [(f.said.id, f.said.args["line"]) for f in faults] == [
        ("fault-pack-ftl", 3),
        ("fault-read-cp1252", 2),
    ]


def test_files_made_to_exhaust_the_reader(tmp_path: Path) -> None:
    folder = made(tmp_path / "mine")
    for text in ("a = " + "[" * 9_000, "a = " + "9" * 5_000):
        (folder / "teams.toml").write_text(text, "utf-8")
        (folder / "text.en.ftl").write_text("a = " + "{" * 9_000, "utf-8")
        _, faults = library.opened(ROOMS, folder)
        told = {f.said.args["file"]: f.said.id for f in faults}
        assert told["teams.toml"] == "fault-pack-deep"
        assert told["text.en.ftl"] in ("fault-pack-deep", "fault-pack-ftl")


def test_a_pack_is_copied_to_start_from(tmp_path: Path) -> None:
    to = library.export(ROOM, tmp_path / "copy")
    assert library.check(ROOM, to).hash == library.pack(ROOM).hash
    with pytest.raises(BadPack, match="there already"):
        library.export(ROOM, to)


def test_names_that_nobody_has(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="Did you mean “night-tram”"):
        library.team(ROOM, "night-train")
    with pytest.raises(BadPack, match="base"):
        library.export(ROOM, tmp_path / "copy", "bass")


def test_lightness_tells_colours_apart() -> None:
    assert luminance("#FFFFFF") == pytest.approx(1)
    assert luminance("#000000") == 0
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """The reader of TOML would take gigabytes for it."""
    parts = ("a", '"b"', "'c'")
    for part in parts:
        key = ".".join([part] * 30_000)
        assert packfiles.NESTED.search(f"{key} = 1\n")
        assert packfiles.NESTED.search(f"x = {{ {key} = 1 }}\n")
        with pytest.raises(ValueError, match="parts"):
            packfiles._parsed(f"[{key}]\n")
    for fine in (
        "a.b.c = 1",
        "text = 'One. Two. Three.'",
        "#" + "word " * 1000,
        "x = " + "1" * 5000,
    ):
        assert not packfiles.NESTED.search(fine)
