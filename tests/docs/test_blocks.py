"""What the pages say can be done is done: every command, every piece of code, every example."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import dev
import touchline
from tests.docs import blocks as b
from touchline.cli.main import build
from touchline.cli.rooms import voice
from touchline.core.choices import settle
from touchline.core.tape import read
from touchline.play import library, records, setups
from touchline.play.courses import move
from touchline.play.croupier import Silent
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS

EVERY = [block for page in b.PAGES for block in b.blocks(page)]
SHELL = sorted({block.page for block in EVERY if block.kind == "shell"})

#: pages whose commands take longer than ten seconds
SLOW = {"docs/howto/make-a-pack.md"}

#: never run here, and why; each begins so
NOT_RUN = {
    "python3 dev.py": "sets up the very environment that the tests run in; .ci/run calls it on a"
    " clean clone, and its words are held to dev.py below",
    "touchline packs report eleven": "weighs the base pack by seasons of computer managers, for"
    " minutes; tests/games/eleven/cards/test_balance.py weighs a few",
}
#: the same command with less to do, or where anybody may write and any port is free
SMALLER = {
    "--pairs 200": "--pairs 1",
    "--matches 100": "--matches 1",
    "--port 8788": "--port 0",
    "/backups/": "",
}
#: goes on until it is ended: it is ended when the rest of its page has been done
STAYS = "touchline serve"
POSITION = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L"
#: what a command that is only named lacks
LACKS = {
    "touchline packs check": "footclub",
    "touchline packs report": "footclub",
    "touchline replay": "match.tape.json",
    "touchline review": "match.tape.json",
    "touchline tables": "list",
}
#: what stands for what in a line that tells a command's grammar
SAMPLES = {
    "GAME": "streetsoccer", "GAME...": "streetsoccer", "A": "greedy", "B": "guesser", "N": "1",
    "S": "1", "J": "1", "FILE": "match.tape.json", "FILE.pdf": "cards.pdf", "ID": "base",
    "WORDS": "ball", "FOLDER": "my-street", "FOLDER|GAME": "my-street", "PACK": "base",
    "NAME": "boardgame", "key=value": "ring=none", "<rows> <ball> <side>": POSITION,
    "<position>": POSITION, "DIR": "data", "ADDRESS": "127.0.0.1", "PORT": "0",
}  # fmt: skip


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, `touchline` and `python3` on the path, a home of its own."""
    bin = tmp_path / "bin"
    bin.mkdir()
    for program, how in (("touchline", "-m touchline.cli.main "), ("python3", "")):
        at = bin / program
        at.write_text(f'#!/bin/sh\nexec "{sys.executable}" {how}"$@"\n')
        at.chmod(at.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setenv("PATH", f"{bin}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(Path(touchline.__file__).parents[1]))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TOUCHLINE_PACKS", str(tmp_path / "packs"))
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TOUCHLINE_COMPILE", "0")
    work = tmp_path / "work"
    work.mkdir()
    return work


def smaller(command: str) -> str:
    """A command with less to do."""
    for large, small in SMALLER.items():
        command = command.replace(large, small)
    return command


@contextmanager
def staying(command: str, at: Path) -> Iterator[str]:
    """A command that goes on until it is ended by Ctrl-C, and the first line that it says."""
    with subprocess.Popen(
        ["/bin/sh", "-c", f"exec {smaller(command)}"], cwd=at, stdout=subprocess.PIPE, text=True
    ) as going:
        assert going.stdout is not None
        try:
            yield going.stdout.readline().strip()
        finally:
            going.send_signal(signal.SIGINT)
            assert going.wait(60) == 0


def ran(command: str, at: Path) -> subprocess.CompletedProcess[str]:
    command = smaller(command)
    folder = b.ROOT if "bench/" in command else at
    return subprocess.run(
        ["/bin/sh", "-c", command], cwd=folder, capture_output=True, text=True, timeout=300
    )


def is_grammar(command: str) -> bool:
    """Is this a line of the reference that tells a grammar, with words that stand for others?"""
    return bool(re.search(r"[\[|<]|\b[A-Z]{1,}\b(?!\.md)", re.sub(r"[A-Z]{2}-\d+", "", command)))


# ---------------------------------------------------------------- commands


@pytest.mark.parametrize(
    "at",
    [pytest.param(at, marks=pytest.mark.slow) if b.name(at) in SLOW else at for at in SHELL],
    ids=b.name,
)
def test_the_commands_of_a_page_do_what_it_says_in_order(at: Path, scratch: Path) -> None:
    wrong = []
    with ExitStack() as going:
        for block in (block for block in b.blocks(at) if block.kind == "shell"):
            for command in b.commands(block):
                if command.startswith(tuple(NOT_RUN)) or is_grammar(command):
                    continue
                if command.startswith(STAYS):
                    said = going.enter_context(staying(command, scratch))
                    assert said.startswith("http://"), f"{block.where}: {command}: {said}"
                    continue
                r = ran(command, scratch)
                if r.returncode or "Traceback" in r.stderr:
                    wrong.append(f"{block.where}: {command}: {r.returncode}: {r.stdout}{r.stderr}")
    assert not wrong, "\n\n".join(wrong)


def forms(command: str) -> list[list[str]]:
    """A grammar with all that may be left out, and without; what stands for others filled in."""
    least = re.sub(r" ?\[[^\]]*\]", "", command)
    found = []
    for text in (command.replace("[", "").replace("]", ""), least):
        words = b.words(text)
        given = []
        for word in words:
            known = SAMPLES.get(word)
            given.append(known if known is not None else SAMPLES.get(w := word.split("|")[0], w))
        found.append(given)
    return found


def spoken_of(program: str) -> list[tuple[str, str]]:
    """Every command of a program on every page, in blocks and between the lines."""
    found = [
        (block.where, command)
        for block in EVERY
        if block.kind == "shell"
        for command in b.commands(block)
    ]
    found += [(b.name(page), command) for page in b.PAGES for command in b.inline(page)]
    return sorted({(w, c) for w, c in found if c.startswith(f"{program} ")})


def refused(given: list[str]) -> bool:
    """Does the parser itself refuse this line?"""
    called = given[1] if len(given) > 1 else ""
    try:
        build(voice("en"), called, ROOMS).parse_args(given[1:])
    except SystemExit as e:
        return bool(e.code)
    return False


def test_every_command_that_is_spoken_of_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    """It is read by the parser itself; one that is only named may lack what it works on."""
    wrong = []
    for where, command in spoken_of("touchline"):
        for given in forms(f"{command} {LACKS[command]}" if command in LACKS else command):
            if refused(given):
                wrong.append(f"{where}: {' '.join(given)}: {capsys.readouterr().err}")
    assert not wrong, "\n".join(wrong)


def test_a_command_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ("touchline pack list", "touchline sim GAME --matchs N", "touchline odds chess"):
        assert any(map(refused, forms(wrong))) or "chess" in wrong, wrong


def test_every_developer_s_command_that_is_spoken_of_is_one() -> None:
    told = subprocess.run(
        [sys.executable, "bench/run.py", "--help"], cwd=b.ROOT, capture_output=True, text=True
    ).stdout
    benches = set(re.findall(r"^  (\w+) +\S", told.partition("fails.\n\n")[2], re.M))
    for where, command in spoken_of("python3"):
        _, script, *rest = command.split()
        assert (b.ROOT / script).is_file(), where
        if script == "dev.py" and rest[0] != "--help":
            assert rest[0] in dev.COMMANDS, where
            if rest[0] == "bench" and rest[1:] and not rest[1].startswith("-"):
                assert rest[1] in benches, where
        if script == "bench/run.py" and rest:
            assert rest[0] in benches, where


def test_what_is_not_run_is_still_spoken_of() -> None:
    told = [command for block in EVERY if block.kind == "shell" for command in b.commands(block)]
    for start in (*NOT_RUN, STAYS):
        assert any(command.startswith(start) for command in told), start
    for large in SMALLER:
        assert any(large in command for command in told), large


# ---------------------------------------------------------------- programs


@pytest.mark.parametrize(
    "block", [x for x in EVERY if x.kind == "python"], ids=lambda block: block.where
)
def test_a_program_runs(block: b.Block, scratch: Path) -> None:
    r = subprocess.run(
        [sys.executable, "-W", "error", "-c", block.text],
        cwd=scratch,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert r.returncode == 0, r.stderr
    assert r.stdout


# ---------------------------------------------------------------- examples


def pack_with(rows: str, game: str, file: str, folder: Path) -> library.Pack:
    """The base pack of a game with rows of an example in place of its own of the same key."""
    at = library.export(ROOMS[game], folder / "mine")
    path = at / file
    text = path.read_text("utf-8")
    for row in re.split(r"(?m)^(?=\[\[\w+\]\]$)", rows):
        if not row.strip():
            continue
        head, key = row.splitlines()[:2]
        own = re.compile(rf"^{re.escape(head)}\n{re.escape(key)}\n(?:(?!\[\[\w+\]\]).*\n?)*", re.M)
        assert own.search(text), f"{file} has no row with {key}"
        text = own.sub(lambda _, row=row: row.rstrip("\n") + "\n\n", text, count=1)
    path.write_text(text, "utf-8")
    head = (at / "pack.toml").read_text("utf-8")
    (at / "pack.toml").write_text(re.sub(r"(?m)^id = .*$", 'id = "mine"', head), "utf-8")
    pack, faults = library.opened(ROOMS, at)
    assert pack is not None, [str(fault) for fault in faults][:5]
    return pack


def street_team(block: b.Block, folder: Path) -> None:
    at = folder / "mine"
    at.mkdir()
    (at / "teams.toml").write_text(block.text, "utf-8")
    (at / "pack.toml").write_text(
        'id = "mine"\ngame = "streetsoccer"\nversion = 1\ntitle = "Mine"\nlicence = "CC0"\n',
        "utf-8",
    )
    pack, faults = library.opened(ROOMS, at)
    assert pack is not None, [str(fault) for fault in faults]
    assert pack.teams[0].plain()["name"] == tomllib.loads(block.text)["team"][0]["name"]


def eleven_card(block: b.Block, folder: Path) -> None:
    """A pack of one card, still at work: that cards lack may be told, of this one nothing."""
    at = folder / "mine"
    at.mkdir()
    (at / "staff.toml").write_text(block.text, "utf-8")
    (at / "pack.toml").write_text(
        'id = "mine"\ngame = "eleven"\nversion = 1\ntitle = "Mine"\nlicence = "CC0"\n'
        'replaces = ["staff"]\npartial = true\n',
        "utf-8",
    )
    _, faults = library.opened(ROOMS, at)
    about = tomllib.loads(block.text)["card"][0]["id"]
    assert not [str(f) for f in faults if about in str(f)]
    (at / "staff.toml").write_text(block.text.replace('"injury"', '"cold"'), "utf-8")
    library.again()
    _, faults = library.opened(ROOMS, at)
    assert [str(f) for f in faults if about in str(f)]  # it is looked at


def position(block: b.Block, folder: Path) -> None:
    room = ROOMS["streetsoccer"]
    game = room.game
    s = game.read(block.text, setups.setup(room, 2, settle(game.choices, game.presets, {})))
    assert game.pending(s).decisions


def record(block: b.Block, folder: Path) -> None:
    tape = records.open_any(ROOMS, block.text)
    assert match_from(ROOMS["streetsoccer"], tape, Silent(), eager=False).state.score1 == 1


def tape(block: b.Block, folder: Path) -> None:
    (folder / "match.tape.json").write_text(block.text, "utf-8")
    assert read(block.text).entries
    r = subprocess.run(
        ["touchline", "replay", "match.tape.json"], cwd=folder, capture_output=True, text=True
    )
    assert r.returncode == 0, r.stderr
    assert r.stdout


def script(block: b.Block, folder: Path) -> None:
    for line in block.text.splitlines():
        word = re.split(r"\s{3,}", line)[0]
        if word[0].isdigit() and "," in word:
            assert all(n.strip().isdigit() for n in word.split(",")), line
        else:
            move(word)


def rows_of(game: str, file: str) -> Callable[[b.Block, Path], None]:
    def check(block: b.Block, folder: Path) -> None:
        pack_with(block.text, game, file, folder)

    return check


def set_up(block: b.Block, scratch: Path) -> None:
    """What changes the machine is not run: tests/setup/test_deploy.py tries the files it names."""
    named = re.findall(r"deploy/[\w.]+", block.text)
    assert named, "no file of deploy/ is named"
    assert all((b.ROOT / at).is_file() for at in named), named


#: what reads each example: the page, how it begins, the parser that a person's own would meet
EXAMPLES: list[tuple[str, str, Callable[[b.Block, Path], None]]] = [
    ("docs/howto/add-a-game.md", "12, 4", script),
    ("docs/howto/keep-a-server.md", "sudo ", set_up),
    ("docs/howto/keep-a-server.md", "docker ", set_up),
    ("docs/howto/make-a-pack.md", "[[team]]", street_team),
    ("docs/howto/make-a-pack.md", "[[team_card]]", rows_of("footclub", "cards.toml")),
    ("docs/howto/make-a-pack.md", "[[match_card]]", rows_of("footclub", "match.toml")),
    ("docs/howto/make-a-pack.md", "[[action]]", rows_of("worldwide", "actions.toml")),
    ("docs/howto/make-a-pack.md", "[[ability]]", rows_of("worldwide", "abilities.toml")),
    ("docs/howto/make-a-pack.md", "[[person]]", rows_of("worldwide", "people.toml")),
    ("docs/howto/make-a-pack.md", "[[card]]", eleven_card),
    ("docs/reference/cli.md", "12/4P3p3", position),
    ("docs/reference/cli.md", "[Rules", record),
    ("docs/reference/tape.md", "{", tape),
]
#: read by a test of its own
ELSEWHERE = [("docs/reference/wire.md", '{"$defs": {', "tests/docs/test_wire_page.py")]


@pytest.mark.parametrize(
    "block", [x for x in EVERY if x.kind not in ("shell", "python")], ids=lambda block: block.where
)
def test_an_example_is_read_by_what_would_read_it(block: b.Block, scratch: Path) -> None:
    page = b.name(block.page)
    if any(page == at and block.first == start for at, start, _ in ELSEWHERE):
        return
    found = [check for at, start, check in EXAMPLES if page == at and block.first.startswith(start)]
    assert len(found) == 1, f"{block.where}: say in EXAMPLES what reads this block"
    found[0](block, scratch)


def test_what_is_read_elsewhere_is() -> None:
    for page, start, test in ELSEWHERE:
        assert any(b.name(x.page) == page and x.first == start for x in EVERY)
        assert Path(page).name in (b.ROOT / test).with_name("wire_reader.py").read_text("utf-8")


# ---------------------------------------------------------------- the reader of blocks


def test_blocks_are_found_and_told_apart() -> None:
    text = (
        "Text\n\n    touchline packs list   # all of them\n\n1. One\n   goes on\n\n"
        "       touchline odds eleven\n\n```python\nprint(1)\n```\n\n"
        "    [[team]]\n    id = 1\n\n    x = 2\n"
    )
    found = b.blocks(b.ROOT / "README.md", text)
    assert [(x.kind, x.line) for x in found] == [
        ("shell", 3),
        ("shell", 8),
        ("python", 10),
        ("toml", 14),
    ]
    assert b.commands(found[0]) == ["touchline packs list"]
    assert found[3].text == "[[team]]\nid = 1\n\nx = 2"
