"""Packs may change: matches go on, are replayed and read with the edition they were begun with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import Guest, Json, LiveServer, config, device, running
from touchline.cli.main import main
from touchline.play import editions, library
from touchline.rooms import ROOMS

# of each game: seats, a file of the pack, and a number in it with what it becomes, twice
GAMES = {
    "streetsoccer": (
        2,
        "teams.toml",
        ("number = 4,", "number = 14,", "number = 44,", "number = 45,"),
    ),
    "footclub": (2, "match.toml", ("value = 2", "value = 1", "value = 2", "value = 3")),
    "worldwide": (
        2,
        "actions.toml",
        ("threshold = 17", "threshold = 13", "threshold = 14", "threshold = 15"),
    ),
    "eleven": (1, "staff.toml", ("price = 2", "price = 3", "price = 2", "price = 1")),
}
TEAM = """[[team]]
id = "mine-street"
name = "Mine Street"
short = "MIS"
colours = ["#F2E8CF", "#386641"]
figures = [
  { number = 1, name = "Ada", keeper = true },
  { number = 4, name = "Ben" },
  { number = 7, name = "Cleo" },
  { number = 9, name = "Dov" },
  { number = 11, name = "Eve" },
]
"""


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for a person's own packs, and nothing kept but by the servers of the test."""
    root = tmp_path / "packs"
    monkeypatch.setenv("TOUCHLINE_PACKS", str(root))
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path / "elsewhere"))
    monkeypatch.setattr(editions, "_more", [])
    library.again()
    yield root
    library.again()


def made(root: Path, game: str) -> Path:
    """A pack of one's own, "mine", with all that the base pack has."""
    folder = library.export(ROOMS[game], root / game / "mine")
    head = folder / "pack.toml"
    head.write_text(head.read_text("utf-8").replace('id = "base"', 'id = "mine"'), "utf-8")
    if game == "streetsoccer":
        (folder / "teams.toml").write_text(TEAM, "utf-8")
    change(folder, game, 0)
    assert [p.id for p in library.packs(ROOMS[game])] == ["base", "mine"], library.shelf(
        ROOMS[game]
    ).faults
    return folder


def change(folder: Path, game: str, time: int) -> None:
    """One number of the pack becomes another."""
    _, name, words = GAMES[game]
    file = folder / name
    text = file.read_text("utf-8")
    assert words[time] in text
    file.write_text(text.replace(words[time], words[time + 1], 1), "utf-8")
    library.again()
    assert "mine" in {p.id for p in library.packs(ROOMS[game])}, library.shelf(ROOMS[game]).faults


def lay(server: LiveServer, game: str) -> tuple[Json, Guest]:
    """A new table with the pack, played by one person."""
    wish: Json = {"game": game, "pack": "mine"}
    seats: list[Json] = [{"kind": "me"} for _ in range(GAMES[game][0])]
    if game == "streetsoccer":
        wish = {"game": game}
        seats[0]["team"] = "mine-street"
    laid = server.lay(*seats, **wish)
    return laid, server.join(laid["table"], laid["secret"])


def shown(server: LiveServer, guest: Guest) -> Json:
    """What the table tells of teams and cards."""
    address = guest.welcome["cards"]
    return {
        "teams": guest.welcome["teams"],
        "content": server.get(address).json() if address else {},
    }


def some(guest: Guest, most: int) -> None:
    """A few answers."""
    guest.play(lambda options: int(options[len(options) // 2][0]), most)
    guest.until_asked()


def given_up(server: LiveServer, game: str) -> tuple[Json, str]:
    """A match that is over: its table, and its tape."""
    laid, guest = lay(server, game)
    some(guest, 4)
    for seat in range(GAMES[game][0]):
        if guest.tick["over"] is None:
            guest.ask("resign", seat=seat)
            guest.ask("ping")
    assert guest.tick["over"] is not None
    tape = server.get(f"/api/tables/{laid['table']}/record.tape.json", device(laid["secret"]))
    assert tape.status_code == 200
    return laid, tape.text


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command: its status, and what it printed."""
    capsys.readouterr()
    status = main(list(words), {"LANG": "en"})
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_pack_changes_new_matches_only(
    game: str,
    shelf: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = made(shelf, game)
    data = tmp_path / "data"
    with running(config(data)) as server:
        going, guest = lay(server, game)
        some(guest, 6)
        before, view = shown(server, guest), guest.tick["view"]
        finished, tape = given_up(server, game)
        path = f"/api/tables/{finished['table']}/replay"
        replay = server.get(path, device(finished["secret"])).json()
    file = tmp_path / "old.tape.json"
    file.write_text(tape, "utf-8")
    monkeypatch.setenv("TOUCHLINE_DATA", str(data))
    story = told(capsys, "replay", str(file))
    assert story[0] == 0
    seen = [before]
    for time in (1, 2):  # two more editions: they lie side by side
        change(folder, game, time)
        with running(config(data)) as server:
            guest = server.join(going["table"], going["secret"])
            assert (shown(server, guest), guest.tick["view"]) == (before, view)
            some(guest, 2)
            view = guest.tick["view"]
            assert server.get(path, device(finished["secret"])).json() == replay
            again = server.http.post("/api/replay", json={"text": tape})
            assert again.status_code == 200, again.text
            assert again.json()["frames"] == replay["frames"]
            assert again.json()["teams"] == replay["teams"]
            assert again.json()["content"] == replay["content"]
            _, new = lay(server, game)
            assert shown(server, new) not in seen
            seen.append(shown(server, new))
            some(new, 2)
        assert told(capsys, "replay", str(file)) == story
        assert told(capsys, "replay", str(file), "--verify")[0] == 0
    kept = sorted(f.parent.name for f in (data / "editions" / game).glob("*/*"))
    assert kept == ["base", "mine", "mine", "mine"]
    shutil.rmtree(folder)  # gone altogether
    library.again()
    with running(config(data)) as server:
        guest = server.join(going["table"], going["secret"])
        assert (shown(server, guest), guest.tick["view"]) == (before, view)
        some(guest, 1)
        assert server.get(path, device(finished["secret"])).json() == replay


CARDS = [game for game in GAMES if game != "streetsoccer"]


@pytest.mark.parametrize("game", CARDS)
def test_an_edition_that_is_not_here_or_is_damaged_is_told_and_comes_back(
    game: str,
    shelf: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = made(shelf, game)
    data = tmp_path / "data"
    hash = library.pack(ROOMS[game], "mine").edition
    with running(config(data)) as server:
        _, tape = given_up(server, game)
    file = tmp_path / "old.tape.json"
    file.write_text(tape, "utf-8")
    change(folder, game, 1)
    monkeypatch.setattr(editions, "_more", [])  # another computer
    status, out, err = told(capsys, "replay", str(file))
    assert (status, out) == (1, "")
    assert err.startswith(f"touchline: {file}: This tape was made with another edition of the pack")
    assert f"{hash[:12]}, which is not here" in err
    assert f"Copy the folder editions/{game}/mine/{hash} " in err
    shutil.copytree(
        data / "editions" / game / "mine" / hash,
        tmp_path / "elsewhere" / "editions" / game / "mine" / hash,
    )
    assert told(capsys, "replay", str(file))[0] == 0
    _, name, words = GAMES[game]
    kept = tmp_path / "elsewhere" / "editions" / game / "mine" / hash / name
    whole = kept.read_text("utf-8")
    for damage in (whole.replace(words[1], words[0], 1), whole[: len(whole) // 2], "\0"):
        kept.write_text(damage, "utf-8")
        library.again()
        status, out, err = told(capsys, "replay", str(file), "--lang", "fr")
        assert (status, out) == (1, "")
        assert f"editions/{game}/mine/{hash} est abîmée" in err
    kept.write_text(whole, "utf-8")
    assert told(capsys, "replay", str(file))[0] == 0
    shutil.rmtree(folder)
    shutil.rmtree(tmp_path / "elsewhere")
    library.again()
    status, _, err = told(capsys, "replay", str(file))
    assert status == 1
    assert f"was made with the pack “mine”, edition {hash[:12]}, which is not here" in err


def test_a_damaged_edition_beside_the_matches_is_written_anew(shelf: Path, tmp_path: Path) -> None:
    made(shelf, "footclub")
    pack = library.pack(ROOMS["footclub"], "mine")
    place = tmp_path / "editions"
    library.keep(ROOMS["footclub"], pack, place)
    file = place / "footclub" / "mine" / pack.edition / "cards.toml"
    file.write_text("", "utf-8")
    library.keep(ROOMS["footclub"], pack, place)
    assert file.read_bytes() == pack.files["cards.toml"]
    assert [f.name for f in (place / "footclub" / "mine").iterdir()] == [pack.edition]


def test_an_edition_that_borrows_keeps_what_it_borrowed(
    shelf: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack of Eleven with a deck of its own: the rest is the base pack as it was then."""
    folder = shelf / "eleven" / "mine"
    folder.mkdir(parents=True)
    base = library.pack(ROOMS["eleven"]).folder
    head = 'id = "mine"\ngame = "eleven"\nversion = 1\ntitle = "Mine"\nlicence = "CC0"\n'
    (folder / "pack.toml").write_text(head + 'replaces = ["staff"]\n', "utf-8")
    (folder / "staff.toml").write_bytes((base / "staff.toml").read_bytes())
    library.again()
    pack = library.pack(ROOMS["eleven"], "mine")
    told = library.content(ROOMS["eleven"], "mine", "fr")
    data = tmp_path / "data"
    library.keep(ROOMS["eleven"], pack, data / editions.NAME)
    editions.look_in(data)
    new = tmp_path / "house" / "base"
    shutil.copytree(base, new)
    text = (new / "sponsor.toml").read_text("utf-8")
    (new / "sponsor.toml").write_text(
        text.replace("small_money = 8", "small_money = 7", 1), "utf-8"
    )
    monkeypatch.setattr("touchline.games.eleven.cards.sheets.base", lambda: new)
    library.again()
    assert library.pack(ROOMS["eleven"], "mine").edition != pack.edition
    old = library.pack(ROOMS["eleven"], f"mine@{pack.edition}")
    assert old.numbers == pack.numbers
    assert library.described(ROOMS["eleven"], old, "fr") == told


@pytest.mark.parametrize("hash", ["", "..", "../../packs", "0" * 63, "0" * 64, "Z" * 64])
def test_no_name_of_an_edition_leads_out_of_its_folder(hash: str, tmp_path: Path) -> None:
    editions.look_in(tmp_path)
    for game in ROOMS:
        assert editions.found(game, "base", hash) == []
        assert editions.found(game, hash, "0" * 64) == []


def test_a_computer_thinks_with_the_edition_of_its_match(shelf: Path, tmp_path: Path) -> None:
    """It is a process of its own, and is told where the editions lie."""
    folder = made(shelf, "footclub")
    data = tmp_path / "data"
    wish: Json = {"game": "footclub", "pack": "mine", "preset": "poussin"}
    with running(config(data)) as server:
        laid = server.lay("me", {"kind": "bot", "level": 1}, **wish)
        guest = server.join(laid["table"], laid["secret"])
        some(guest, 2)
    change(folder, "footclub", 1)
    with running(config(data)) as server:
        guest = server.join(laid["table"], laid["secret"])
        some(guest, 3)
        lines = [line for m in guest.heard for line in m.get("story", [])]
        assert not any("srv-bot" in str(line) for line in [*lines, *guest.heard])


def test_a_rematch_is_a_new_match(shelf: Path, tmp_path: Path) -> None:
    folder = made(shelf, "worldwide")
    data = tmp_path / "data"
    with running(config(data)) as server:
        laid, _ = given_up(server, "worldwide")
    change(folder, "worldwide", 1)
    with running(config(data)) as server:
        guest = server.join(laid["table"], laid["secret"])
        old = shown(server, guest)
        assert guest.ask("again", swap=False)["type"] == "done"
        way = guest.hear("rematch")
        new = server.join(way["table"], guest.secret)
        assert shown(server, new)["content"] != old["content"]
        assert shown(server, new)["content"] == library.content(ROOMS["worldwide"], "mine", "en")
