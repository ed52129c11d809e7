"""`packs check` is loading: what it calls good loads and plays, and what is left out is told."""

from __future__ import annotations

import codecs
import random
import re
import shutil
from pathlib import Path

import pytest

from touchline.games.eleven.cards import trial
from touchline.play import library, setups
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.rooms import ROOMS

from .conftest import Call, Told

#: the games that have packs
PACKED = [name for name, room in ROOMS.items() if room.cards is not None]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The long trials have tests of their own."""
    monkeypatch.setattr("touchline.games.worldwide.cards.trial.MATCHES", 4)
    monkeypatch.setattr(trial, "judged", lambda sheets: [])


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of one's own packs."""
    return tmp_path / "packs"


def edit(file: Path, before: str, after: str) -> None:
    text = file.read_text("utf-8")
    assert before in text, (file, before)
    file.write_text(text.replace(before, after, 1), "utf-8")


def plays(game: str, pack: str) -> None:
    """A few answers of a match that the program itself begins with this pack."""
    room = ROOMS[game]
    seats = room.game.tables[0]
    options = dict.fromkeys((c.key for c in room.game.choices), 0)
    m = Match(room.game, setups.setup(room, seats, options, pack), Seeded(3))
    for _ in range(12):
        if m.ask.result is not None:
            break
        q = m.ask.decisions[0]
        m.answer(q.seat, q.options[len(q.options) // 2])
    assert len(m.tape.entries) > 4


@pytest.mark.parametrize("game", PACKED)
def test_a_copy_of_the_base_pack_loads_at_once(game: str, call: Call, own: Path) -> None:
    folder = own / game / "mine"
    told = call("packs", "new", game, str(folder), "--from", "base")
    assert told.status == 0, told.err
    library.again()
    assert library.shelf(ROOMS[game]).faults == ()
    mine, base = library.pack(ROOMS[game], "mine"), library.pack(ROOMS[game])
    assert len(mine.teams) == len(base.teams)
    if game != "worldwide":  # its teams are cards: a match knows those of its own pack alone
        assert not {t.id for t in mine.teams} & {t.id for t in base.teams}
        assert not {t.name for t in mine.teams} & {t.name for t in base.teams}
        assert len(library.teams(ROOMS[game])) == 2 * len(base.teams)
    assert mine.numbers == base.numbers
    good = call("packs", "check", str(folder))
    assert (good.status, good.out.partition(":")[0]) == (0, str(folder)), good.err
    plays(game, "mine")
    again = call("packs", "new", game, str(own / game / "other"), "--from", str(folder))
    assert again.status == 0, again.err
    library.again()
    assert [p.id for p in library.packs(ROOMS[game])] == ["base", "mine", "other"]


@pytest.mark.parametrize("game", PACKED)
def test_an_export_with_another_id_is_good_and_loads(
    game: str, call: Call, own: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "copy"
    call("packs", "export", game, str(folder))
    told = call("packs", "check", str(folder))
    assert told.status == 1
    assert "there is already a pack with the id base" in told.err
    shutil.copytree(folder, own / game / "copy")
    library.again()
    listed = call("packs", "list", game)
    assert f"Left out: {own / game / 'copy'}\n" in listed.err
    assert "there is already a pack with the id base" in listed.err
    edit(folder / "pack.toml", 'id = "base"', 'id = "mine"')
    good = call("packs", "check", str(folder))
    assert good.status == 0, good.err
    shutil.rmtree(own / game / "copy")
    shutil.copytree(folder, own / game / "copy")
    library.again()
    assert [p.id for p in library.packs(ROOMS[game])] == ["base", "mine"]
    plays(game, "mine")
    if game != "worldwide":  # a team that was changed is another team
        edit(folder / "teams.toml", 'colours = ["#', 'colours = ["#0')
        edit(folder / "teams.toml", '["#0', '["#')
        team = library.pack(ROOMS[game]).teams[0]
        edit(folder / "teams.toml", f'short = "{team.short}"', 'short = "XYZ"')
        told = call("packs", "check", str(folder))
        assert told.status == 1
        assert f"the team {team.name} has an id or a name that pack base uses already" in told.err


def mutated(folder: Path, luck: random.Random) -> None:
    """One thing in a pack is no longer as it was."""
    names = ("pack.toml", "pack.toml", "teams.toml")
    file = folder / luck.choice([n for n in names if (folder / n).exists()])
    lines = file.read_text("utf-8").splitlines()
    n = luck.randrange(len(lines))
    done = luck.randrange(5)
    if done == 0:
        del lines[n]
    elif done == 1:
        lines.insert(n, lines[n])
    elif done == 2:
        lines[n] = re.sub(
            r'"[^"]*"', lambda m: luck.choice(['""', '"base"', '"x"', m[0][1:-1]]), lines[n]
        )
    elif done == 3:
        lines[n] = re.sub(r"\d+", lambda m: luck.choice(["0", "7", "-1", '"4"', "99999"]), lines[n])
    else:
        lines[n] = re.sub(r"^(\w+) =", lambda m: luck.choice([f"{m[1]}x =", "id =", "#"]), lines[n])
    file.write_text("\n".join(lines) + "\n", "utf-8")


@pytest.mark.parametrize(
    ("game", "times"), [("streetsoccer", 60), ("footclub", 20), ("worldwide", 12)]
)
def test_good_and_loaded_are_the_same(game: str, times: int, own: Path, tmp_path: Path) -> None:
    """Check in one folder against what the program finds when the pack is put in its place."""
    luck = random.Random(5)
    verdicts: set[bool] = set()
    place = own / game / "mine"
    for n in range(times):
        folder = tmp_path / str(n) / "mine"
        library.export(ROOMS[game], folder)
        edit(folder / "pack.toml", 'id = "base"', 'id = "mine"')
        for _ in range(luck.randint(0, 2)):
            mutated(folder, luck)
        good = library.tested(ROOMS, folder)[0] is not None
        shutil.copytree(folder, place)
        library.again()
        loaded = any(p.own for p in library.packs(ROOMS[game]))
        assert loaded or library.shelf(ROOMS[game]).faults
        there = library.tested(ROOMS, place)[0] is not None
        assert good == loaded == there, (n, library.shelf(ROOMS[game]).faults)
        shutil.rmtree(place)
        library.again()
        verdicts.add(good)
    assert verdicts == {True, False}


def test_what_is_left_out_is_told_shortly_and_why(call: Call, own: Path) -> None:
    blank = own / "eleven" / "blank"
    call("packs", "new", "eleven", str(blank))
    (own / "streetsoccer" / "_draft").mkdir(parents=True)
    (own / "streetsoccer" / "street.zip").write_bytes(b"PK")
    (own / "streetsoccer" / "desktop.ini").write_text("x", "utf-8")
    (own / "soccer").mkdir()
    library.again()
    told = call("packs", "list")
    assert told.status == 0
    lines = told.err.splitlines()
    assert len(lines) < 15
    assert f"  Left out: {blank}" in lines
    more = next(line for line in lines if "more" in line)
    assert int(re.sub(r"\D", "", more)) > 1000
    assert f"    All of it: touchline packs check {blank}" in lines
    assert f"{own / 'streetsoccer' / '_draft'} is put aside" in told.err
    assert f"{own / 'streetsoccer' / 'street.zip'} is a file; a pack is a folder" in told.err
    assert f"{own / 'soccer'} is not looked into" in told.err
    assert "desktop.ini" not in told.err
    french = call("packs", "list", "--lang", "fr")
    assert "Laissé de côté" in french.err
    assert "est mis de côté" in french.err


@pytest.fixture
def street(call: Call, tmp_path: Path) -> Path:
    folder = tmp_path / "street"
    call("packs", "new", "streetsoccer", str(folder))
    return folder


def check(call: Call, folder: Path) -> Told:
    return call("packs", "check", str(folder))


LEFT_BEHIND = (
    "desktop.ini",
    "Thumbs.db",
    ".DS_Store",
    "._teams.toml",
    "teams.toml~",
    "teams.toml.bak",
    ".teams.toml.swp",
    "#teams.toml#",
    "teams.toml.orig",
)


def test_what_editors_and_desktops_leave_is_no_part_of_a_pack(call: Call, street: Path) -> None:
    good = check(call, street)
    assert good.status == 0
    for name in LEFT_BEHIND:
        (street / name).write_bytes(b"\0\xff")
    (street / "__MACOSX").mkdir()
    assert check(call, street) == good


@pytest.mark.parametrize("coding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_pack_may_be_saved_in_any_unicode(coding: str, call: Call, street: Path) -> None:
    for name in ("pack.toml", "teams.toml"):
        text = (street / name).read_text("utf-8").replace("Ada", "Zoë")
        (street / name).write_bytes(text.replace("\n", "\r\n").encode(coding))
    (street / "text.en.ftl").write_bytes(codecs.BOM_UTF8 + b"street-hello = Hello\r\n")
    told = check(call, street)
    assert told.status == 0, told.err
    found = library.check(ROOMS["streetsoccer"], street).teams[0].figures[0]
    assert (found.name, found.keeper) == ("Zoë", True)


FAULTS = [
    (
        "teams.toml",
        "number = 4",
        'number = "4"',
        'number is the text "4", because of its quotes; write 4 without',
    ),
    ("teams.toml", "keeper = true", 'keeper = "true"', "keeper is"),
    ("pack.toml", "version = 1", 'version = "1"', 'version is the text "1", because of its quotes'),
    (
        "teams.toml",
        'name = "My Street"',
        "name = 7",
        'name is no text, because it has no quotes; write "7"',
    ),
    (
        "teams.toml",
        'name = "My Street"',
        "name = Street",
        "teams.toml, line 7: this is not good TOML: after = there is no",
    ),
    (
        "teams.toml",
        'name = "My Street"',
        'name = "Street',
        "line 7: this is not good TOML: a text is not closed",
    ),
    (
        "teams.toml",
        'short = "MYS"',
        'name = "B"\nshort = "MYS"',
        "a field stands there for the second time",
    ),
    ("teams.toml", "Ada", "A\u202eda", "the character U+202E in it cannot be seen"),
    ("teams.toml", "Ada", "A\u200bda", "the character U+200B in it cannot be seen"),
]


@pytest.mark.parametrize(("file", "before", "after", "told"), FAULTS)
def test_one_sentence_says_file_place_cause_and_remedy(
    file: str, before: str, after: str, told: str, call: Call, street: Path
) -> None:
    edit(street / file, before, after)
    found = check(call, street)
    assert found.status == 1
    assert told in found.err
    assert file in found.err
    french = call("packs", "check", str(street), "--lang", "fr")
    assert french.err != found.err


def test_a_file_that_is_called_wrongly_is_told_its_name(call: Call, street: Path) -> None:
    (street / "teams.toml").rename(street / "Teams.toml.txt")
    assert (
        "Teams.toml.txt is called wrongly; in a pack its name is teams.toml."
        in check(call, street).err
    )
    (street / "Teams.toml.txt").unlink()
    (street / "cards.toml").write_text("", "utf-8")
    assert (
        "cards.toml belongs to packs of another game than streetsoccer" in check(call, street).err
    )
    (street / "cards.toml").unlink()
    (street / "teams.toml").write_bytes("# Zoë\n".encode("cp1252"))
    assert (
        "teams.toml, line 1: this is not UTF-8; it looks like Windows-1252"
        in check(call, street).err
    )


@pytest.mark.parametrize(
    "name",
    [
        "राहुल",
        "می\u200cخواهم",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467 FC",
        "李小龍",
        "e\u0301lan",
    ],
)
def test_names_of_all_scripts_are_welcome(name: str, call: Call, street: Path) -> None:
    edit(street / "teams.toml", "My Street", name)
    told = check(call, street)
    assert told.status == 0, told.err


@pytest.mark.parametrize(
    "name", ["محمد", "李小龍", "ელენე", "राहुल", "\U0001f468\u200d\U0001f469\u200d\U0001f467"]
)
def test_what_no_font_can_draw_is_not_printed_blank(name: str, call: Call, tmp_path: Path) -> None:
    folder, file = tmp_path / "mine", tmp_path / "cards.pdf"
    call("packs", "new", "footclub", str(folder), "--from", "base")
    first = library.content(ROOMS["footclub"])["cards"]
    assert isinstance(first, list)
    edit(folder / "cards.toml", f'name = "{first[0]["name"]}"', f'name = "{name}"')
    told = call("packs", "print", "footclub", str(folder), str(file))
    assert told.status == 1
    assert told.err.startswith(f"touchline: “{name}”: the fonts for printing have no {name[0]} (U+")
    assert not file.exists()


def test_report_and_print_take_a_folder_and_name_the_cause(
    call: Call, own: Path, tmp_path: Path
) -> None:
    folder, file = tmp_path / "mine", tmp_path / "cards.pdf"
    call("packs", "new", "footclub", str(folder), "--from", "base")
    edit(folder / "pack.toml", 'title = "', 'title = "Mine and ')
    told = call("packs", "report", "footclub", str(folder))
    assert (told.status, told.err) == (0, "")
    assert "Mine and " in told.out
    assert call("packs", "print", "footclub", str(folder), str(file)).status == 0
    assert file.read_bytes().startswith(b"%PDF")
    shutil.copytree(folder, own / "footclub" / "mine")
    edit(own / "footclub" / "mine" / "cards.toml", "level = 5", "level = 9")
    library.again()
    told = call("packs", "report", "footclub", "mine")
    assert told.status == 1
    assert f"{own / 'footclub' / 'mine'} cannot be used:\n" in told.err
    assert "level is 9" in told.err
    wrong = call("packs", "report", "worldwide", str(folder))
    assert "is a pack of footclub, but lies among those of worldwide" in wrong.err
    assert "no pack “min”" in call("packs", "report", "footclub", "min").err
    assert "goes with “new” only" in call("packs", "check", str(folder), "--from", "base").err
