"""A fifth room: Cup Draw, given nothing but its rules and a home, is played wherever games are.

Whatever it has not brought has a default that works, or refuses in one sentence that names it.
"""

from __future__ import annotations

import io
import json
import re
import time
from types import SimpleNamespace

import pytest

from tests.kit import cupdraw
from tests.kit.fifth import NAME, found_elsewhere, others_in, with_cup
from tests.kit.test_promises import PROMISES, Promises
from touchline.core.faults import BadOption, BadText
from touchline.core.setup import Setup
from touchline.core.tape import read
from touchline.play import library
from touchline.play.room import Room, at
from touchline.rooms import ROOMS

ALWAYS_FIRST = "1\n" * 200  # more than anybody is asked: the first answer, each time
ENDS = {"en": "The match is over", "fr": "Le match est terminé"}


@pytest.fixture(autouse=True)
def _alone(tmp_path, monkeypatch):
    """Nothing of the person who runs the tests is read, other processes find the fifth game, and
    nobody waits for the pace of computers with hidden hands."""
    monkeypatch.setenv("TOUCHLINE_PACKS", str(tmp_path / "packs"))
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path / "data"))
    found_elsewhere(monkeypatch)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    library.again()
    yield
    library.again()


@pytest.fixture
def rooms():
    return with_cup()


@pytest.fixture
def call(rooms, capsys, monkeypatch):
    """Runs a command, with `typed` on standard input."""
    from touchline.cli.main import main

    def run(*words, typed=""):
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        status = main(list(words), env={"LANG": "en_GB.UTF-8"}, rooms=rooms)
        told = capsys.readouterr()
        return SimpleNamespace(status=status, out=told.out, err=told.err)

    return run


@pytest.fixture
def tape(call, tmp_path):
    """The tape of a whole match of two computers, as a file."""
    lines, file = tmp_path / "matches.jsonl", tmp_path / "match.json"
    words = ("--players", "guesser", "guesser", "--matches", "1", "--seed", "7")
    assert call("sim", NAME, *words, "--out", str(lines)).status == 0
    file.write_text(json.dumps(json.loads(lines.read_text("utf-8"))["tape"]), "utf-8")
    return file


def well(told, rooms):
    """It went well, in words throughout, and of this game alone."""
    assert (told.status, told.err) == (0, "")
    assert "{" not in told.out
    assert not re.search(r"@[a-z]+\d", told.out), "somebody is called by a number"
    assert others_in(told.out, rooms) == []


# -- the record -----------------------------------------------------------------------------------


def test_rules_and_a_home_are_enough():
    cup = cupdraw.CUP
    assert (cup.name, cup.home) == (NAME, "tests.kit.cupdraw:CUP")
    assert (cup.record, cup.report, cup.cards, cup.template) == (None, None, None, None)
    assert list(cup.mind.levels) == [1, 2, 3, 4]
    assert at(cup.home) is cup


@pytest.mark.parametrize("given", [{}, {"home": "somewhere:CUP"}, {"game": cupdraw.CupDraw()}])
def test_a_room_with_a_missing_part_is_refused(given):
    with pytest.raises(TypeError, match="game" if "game" not in given else "home"):
        Room(**given)


@pytest.mark.parametrize("home", ["", "tests.kit.cupdraw", "tests.kit.cupdraw:CAP", "no.where:CUP"])
def test_where_there_is_no_room_none_is_found(home):
    with pytest.raises(BadText, match=re.escape(repr(home))):
        at(home)


def test_a_room_on_the_list_is_found_at_its_home(rooms):
    assert [at(room.home) is room for room in rooms.values()] == [True] * len(rooms)


@pytest.mark.parametrize(
    ("word", "near"), [("fotclub", "footclub"), ("cupdrow", NAME), ("elven", "eleven")]
)
def test_an_unknown_game_is_refused_with_the_nearest_name(rooms, word, near):
    with pytest.raises(BadOption, match=f"{word}.*{near}"):
        rooms[word]
    with pytest.raises(KeyError):
        rooms[word]
    assert word not in rooms
    assert rooms.get(word) is None


def test_two_games_of_one_name_are_refused(rooms):
    with pytest.raises(BadOption, match=NAME):
        type(rooms)([*rooms.values(), cupdraw.CUP])


def test_the_list_of_rooms_does_not_change(rooms):
    assert list(rooms) == [*ROOMS, NAME]
    assert {"streetsoccer", "footclub", "worldwide", "eleven"} <= set(ROOMS)


@pytest.mark.parametrize("promise", PROMISES)
def test_it_keeps_every_promise(promise):
    game = cupdraw.CUP.game
    for seats in game.tables:
        for seed in range(2):
            getattr(Promises(), promise)(game, Setup(seats, {}), seed)


# -- at the keyboard ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", ["2", "3"])
def test_it_is_played_alone_at_the_keyboard(call, rooms, lang, seats):
    words = ("--seats", seats, "--level", "2", "--seed", "4", "--lang", lang)
    told = call("play", NAME, "--terminal", *words, typed=ALWAYS_FIRST)
    well(told, rooms)
    assert ENDS[lang] in told.out
    for word in {"en": ("Question", "Answer", "Event"), "fr": ("Question", "Réponse")}[lang]:
        assert f"{word} " in told.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_three_play_at_one_keyboard(call, rooms, lang):
    words = ("--hot-seat", "--seats", "3", "--seed", "4", "--lang", lang)
    told = call("play", NAME, "--terminal", *words, typed=ALWAYS_FIRST)
    well(told, rooms)
    assert ENDS[lang] in told.out
    seats = [f"{'Seat' if lang == 'en' else 'Place'} {n}" for n in (1, 2, 3)]
    assert [name for name in seats if name not in told.out] == []


def test_commands_are_obeyed_at_the_keyboard(call, rooms):
    asked = ("help", "board", "moves", "why", "why 1", "odds", "1", "undo")
    words = ("play", NAME, "--terminal", "--hot-seat", "--seed", "4")
    told = call(*words, typed="\n" + "\n".join(asked) + "\n" + ALWAYS_FIRST)
    well(told, rooms)
    assert "Taken back." in told.out
    assert "d3e5" not in told.out, "the help is of another game"
    assert re.search(r"reason \d", told.out), "why names what is shut"
    assert [line for line in told.out.splitlines() if NAME in line], "odds refuses by name"
    assert ENDS["en"] in told.out


def test_a_match_is_kept_and_goes_on(call, rooms, tmp_path):
    file = tmp_path / "match.json"
    words = ("play", NAME, "--terminal", "--hot-seat")
    told = call(*words, "--seed", "4", typed=f"\n1\nsave {file}\nquit\n")
    assert (told.status, told.err) == (0, "")
    assert read(file.read_text("utf-8")).header.game == NAME
    told = call(*words, "--load", str(file), typed=ALWAYS_FIRST)
    well(told, rooms)
    assert ENDS["en"] in told.out


# -- many matches ---------------------------------------------------------------------------------


def test_many_matches_are_the_same_in_one_process_and_in_two(call, rooms):
    words = ("sim", NAME, "--players", "guesser", "level:2", "--matches", "6", "--seed", "3")
    one, two = call(*words, "--jobs", "1"), call(*words, "--jobs", "2")
    well(one, rooms)
    assert one == two


@pytest.mark.parametrize("players", [("level:1", "guesser"), ("level:1", "guesser", "guesser")])
def test_nothing_is_said_of_scores_where_there_are_none(call, rooms, players):
    for lang, words in (("en", ("goal", "score")), ("fr", ("buts", "score"))):
        told = call("sim", NAME, "--players", *players, "--matches", "2", "--lang", lang)
        well(told, rooms)
        assert [word for word in words if word in told.out.casefold()] == []
    # a game that has a score tells it
    told = call("sim", next(iter(ROOMS)), "--players", "guesser", "guesser", "--matches", "1")
    assert "Goals a match" in told.out


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_plays(call, rooms, level):
    players = (f"level:{level}", "level:1", "guesser")
    told = call("sim", NAME, "--players", *players, "--matches", "1", "--seed", "2")
    well(told, rooms)
    assert f"level:{level}" in told.out


@pytest.mark.parametrize("spec", ["level:5", "greedy", "expectimax"])
def test_a_player_who_needs_more_is_refused(call, rooms, spec):
    told = call("sim", NAME, "--players", spec, "guesser")
    assert (told.status, told.out) == (1, "")
    assert others_in(told.err, rooms) == []


# -- a match that was played ----------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_is_told_from_its_tape(call, rooms, tape, lang):
    told = call("replay", str(tape), "--lang", lang)
    well(told, rooms)
    assert {"en": "Event 2: ", "fr": "Événement 2"}[lang] in told.out
    well(call("replay", str(tape), "--to", "9", "--lang", lang), rooms)


def test_a_tape_is_verified(call, rooms, tape):
    well(call("replay", str(tape), "--verify"), rooms)
    cells = json.loads(tape.read_text("utf-8"))
    cells["version"] += 1
    tape.write_text(json.dumps(cells), "utf-8")
    told = call("replay", str(tape), "--verify")
    assert told.status == 3
    assert others_in(told.err, rooms) == []


def test_ways_are_counted_to_a_depth(call):
    assert call("perft", NAME, "--depth", "3").out == "1 12\n2 132\n3 1320\n"
    told = call("perft", NAME, "--depth", "2", "--seats", "3", "--after", "9", "--seed", "5")
    assert told.status == 0
    assert [line.split()[0] for line in told.out.splitlines()] == ["1", "2"]


# -- what it has not ------------------------------------------------------------------------------


LACKS = {
    "odds": ("odds", NAME),
    "odds of a position": ("odds", NAME, "x"),
    "a written position": ("perft", NAME, "x"),
    "a rulebook": ("rules", NAME),
    "a rule": ("rules", NAME, "CD-001"),
    "a new pack": ("packs", "new", NAME),
    "a report of a pack": ("packs", "report", NAME),
    "a pack on paper": ("packs", "print", NAME, "cards.pdf"),
    "a copy of its pack": ("packs", "export", NAME),
}


def refuses(told, rooms):
    """One sentence that names this game and no other."""
    assert (told.status, told.out) == (1, "")
    assert len(told.err.splitlines()) == 1
    sentence = told.err.strip().removeprefix("touchline: ")
    assert NAME in sentence.casefold()
    assert others_in(sentence, rooms) == []
    assert "{" not in sentence
    assert re.findall(r"[.!?](?=\s|$)", sentence) == ["."]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("lack", LACKS)
def test_what_it_has_not_is_refused_in_one_sentence(call, rooms, tmp_path, monkeypatch, lack, lang):
    monkeypatch.chdir(tmp_path)
    refuses(call(*LACKS[lack], "--lang", lang), rooms)
    assert not list(tmp_path.rglob("*cupdraw*"))
    assert not list(tmp_path.rglob("*.pdf"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_record_in_words_is_refused_in_one_sentence(call, rooms, tape, lang):
    refuses(call("replay", str(tape), "--as", "record", "--lang", lang), rooms)


def test_its_name_is_known_to_the_command_line(call):
    for command in ("play", "sim", "perft", "odds", "rules"):
        assert NAME in call(command, "--help").out, command
    told = call("sim", "cupdrow", "--players", "guesser", "guesser")
    assert told.status == 1
    assert f"“{NAME}”" in told.err
