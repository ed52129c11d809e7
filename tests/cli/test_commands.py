"""Every command: what it prints, how it ends, and how it answers mistakes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import touchline
from tests.cli.conftest import Call
from touchline.cli.main import COMMANDS, wish
from touchline.core.tape import read
from touchline.play.speech import pick

GOLDEN = tomllib.loads(
    (Path(__file__).parents[1] / "games/streetsoccer/golden/perft.toml").read_text("utf-8")
)
P1, P2 = GOLDEN["position"][0], GOLDEN["position"][1]
RECORD = """[Rules "boardgame"]
[L "Ada"]
[R "Bo"]
[Result "0-0 win:R resigned"]

0. L +Gb4 +Gk5 +Pg5 +Pf4 +Pd3 +Pi6 +Pe2 +Pd5 +Ph3 +Pj2
1. 5-3:@f4d4 4:j2j6
2. 3:d3e5 2:i6i8 resigns:L
"""


# -- grammar --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_teaches(call: Call, name: str, lang: str) -> None:
    told = call(*filter(None, [name, "--help", "--lang", lang]))
    assert told.status == 0
    assert told.err == ""
    assert f"touchline {name}".strip() in told.out
    assert told.out.partition("touchline")[0] in ("usage: ", "usage\u00a0: ")
    assert ("examples:" if lang == "en" else "exemples\u00a0:") in told.out
    shown = told.out.partition("example")[0].partition("exemple")[0]
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert "{" not in told.out.replace("{en,fr}", "").replace("{L,R}", "").replace(
        "{tape,record}", ""
    ).replace("{text,json}", "").replace("{auto,always,never}", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "something is missing"),
        (("prft",), "Did you mean “perft”?"),
        (("perft",), "something is missing: GAME"),
        (("perft", "streetsoccer", "x", "--die", "7"), "not a whole number from 1 to 6"),
        (("perft", "streetsoccer", "--die"), "--die needs a value"),
        (("perft", "streetsoccer", "x", "--speed"), "not known here: --speed"),
        (("perft", "streetsoccer"), "one position or one --file"),
        (("perft", "streetsoccer", "x", "--file", "y"), "one position or one --file"),
        (("perft", "streetsoccer", ""), "The position is empty"),
        (("perft", "streetsoccer", " ", "", "--file", "y"), "one position or one --file"),
        (("perft", "streetsoccer", "  ", "--lang", "fr"), "La position est vide"),
        (("replay", "x", "--as", "chess"), "--as cannot be “chess”"),
        (("packs", "check"), "needs a folder"),
        (("packs", "list", "a", "b"), "no more than 1"),
        (("sim", "streetsoccer"), "--players"),
        (("play", "--terminal", "--level", "2", "--hot-seat"), "do not go together"),
        (("play", "--level", "2", "--seed", "1"), "--level, --seed goes with --terminal only"),
    ],
)
def test_mistakes_of_usage_are_status_2(call: Call, words: tuple[str, ...], said: str) -> None:
    told = call(*words)
    assert (told.status, told.out) == (2, "")
    assert said in told.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("perft", "streetsocer", "x"), "Did you mean “streetsoccer”?"),
        (("perft", "streetsoccer", "x"), "nine fields"),
        (("perft", "streetsoccer", P1["text"], "--option", "ring"), "key=value"),
        (("perft", "streetsoccer", P1["text"], "--option", "rnig=none"), "“ring”"),
        (("perft", "streetsoccer", P1["text"], "--preset", "mastermov"), "“mastermove”"),
        (("rules", "streetsoccer", "ss999"), "no rule"),
        (("replay", "no-such-file"), "no-such-file: "),
        (("packs", "export", "chess"), "no game “chess”"),
        (("sim", "streetsoccer", "--players", "greedy", "gredy"), "gredy"),
        (("play", "--terminal", "--teams", "night-tram", "nobody"), "no team “nobody”"),
    ],
)
def test_faults_of_input_are_status_1(call: Call, words: tuple[str, ...], said: str) -> None:
    told = call(*words)
    assert (told.status, told.out) == (1, "")
    assert said in told.err


def test_mistakes_are_told_in_french(call: Call) -> None:
    assert "Vouliez-vous dire «\u00a0perft\u00a0»\u202f?" in call("prft", "--lang", "fr").err
    told = call("perft", "streetsocer", "x", "--lang=fr")
    assert "Il n’y a pas de jeu «\u00a0streetsocer\u00a0»" in told.err


def test_the_language_is_asked_for_or_of_the_environment() -> None:
    assert wish(["perft", "--lang", "fr"]) == "fr"
    assert wish(["--lang=en"]) == "en"
    assert wish(["perft"]) == ""
    assert pick("", {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert pick("", {"LC_ALL": "en_GB", "LANG": "fr_FR"}) == "en"
    assert pick("", {"LANG": "C"}) == "en"
    assert pick("", {}) == "en"


def test_the_version_names_the_engine(call: Call) -> None:
    assert "engine" in call("--version").out


# -- perft ----------------------------------------------------------------------------------------


def test_perft_of_one_position(call: Call) -> None:
    assert call("perft", "streetsoccer", P1["text"], "--die", "4").out == f"{P1['counts'][3]}\n"
    assert call("perft", "streetsoccer", P1["text"]).out == " ".join(P1["counts"]) + "\n"
    assert call("perft", "streetsoccer", *P1["text"].split()).out.split() == P1["counts"]


def test_perft_of_several_seats_goes_with_a_depth(call: Call) -> None:
    two, four = (
        call("perft", "worldwide", "--depth", "1", "--seats", n, "--after", "3").out
        for n in ("2", "4")
    )
    assert two.split()[0] == four.split()[0] == "1"
    assert two != four
    told = call("perft", "streetsoccer", P1["text"], "--seats", "2")
    assert (told.status, "--depth" in told.err) == (2, True)
    told = call("perft", "worldwide", "--depth", "1", "--seats", "3")
    assert "2, 4" in told.err


def test_perft_of_a_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(f"{P1['text']}\n\n{P2['text']}\n", "utf-8")
    told = call("perft", "streetsoccer", "--file", str(file))
    assert told.out.splitlines() == [" ".join(P1["counts"]), " ".join(P2["counts"])]
    assert (
        call("perft", "streetsoccer", "--file", "-", typed=P1["text"]).out.split() == P1["counts"]
    )


def test_perft_names_the_line_of_a_bad_position(call: Call) -> None:
    told = call("perft", "streetsoccer", "--file", "-", typed=f"{P1['text']}\n12/12 e4 L\n")
    assert told.status == 1
    assert "line 2" in told.err
    assert len(told.out.splitlines()) == 1


def test_perft_with_options(call: Call) -> None:
    row = GOLDEN["option"][0]
    text = next(p["text"] for p in GOLDEN["position"] if p["id"] == row["position"])
    told = call("perft", "streetsoccer", text, "--option", f"{row['key']}={row['value']}")
    assert [int(x.split("/")[0]) for x in told.out.split()] == row["effects"]


def test_perft_counts_ordinary_turns_only(call: Call) -> None:
    told = call("perft", "streetsoccer", "12/12/12/12/12/12/12/12 - L p - 1a 0-0 - -")
    assert told.status == 1
    assert "field 4" in told.err


# -- odds -----------------------------------------------------------------------------------------


def test_odds_of_the_dice(call: Call) -> None:
    out = call("odds", "streetsoccer").out
    for row in ("1         1/3  33.3", "5        1/15   6.7", "f4    8  16  17  12   6  0  0"):
        assert row in out
    assert "On average 7/3 steps" in out
    assert "7    10  9  8  7  6  5  4  3  3  3" in out


def test_odds_of_a_position(call: Call) -> None:
    p12 = GOLDEN["position"][11]
    out = call("odds", "streetsoccer", p12["text"]).out
    assert "Chance to score in this turn: 2/3 (66.7 %)." in out
    rows = [row.split()[:2] for row in out.splitlines()[1:7]]
    assert rows == [[str(d + 1), p12["counts"][d].split("/")[0]] for d in range(6)]
    one = call("odds", "streetsoccer", p12["text"], "--die", "1").out
    assert "no goal is possible" in one


def test_odds_of_kick_offs_and_restarts(call: Call) -> None:
    kick = GOLDEN["kickoff"][0]
    out = call("odds", "streetsoccer", f"{kick['rows']} - - o - 1a 0-0 - -").out
    assert [row.split()[0] for row in out.splitlines()[1:6]] == list("12345")
    restart = GOLDEN["restart"][0]
    score = "0-1 R" if restart["side"] == "L" else "1-0 L"
    side, at = restart["side"], restart["keeper"]
    text = f"{restart['rows']} {at} {side} r - 7a {score} {side}"
    rows = call("odds", "streetsoccer", text).out.splitlines()[1:6]
    assert [int(row.split()[1]) for row in rows] == restart["ends"]
    other = call("odds", "streetsoccer", "12/12/12/12/12/12/12/12 - L p - 1a 0-0 - -").out
    assert "ordinary turn" in other


# -- rules ----------------------------------------------------------------------------------------


def test_rules_are_listed_read_and_searched(call: Call) -> None:
    assert "  SS-057  " in call("rules", "streetsoccer").out
    assert call("rules", "streetsoccer", "ss57").out.startswith("SS-057  ")
    assert "SS-122" in call("rules", "streetsoccer", "--search", "extra time").out
    assert "SS-130" in call("rules", "streetsoccer", "--all").out
    none = call("rules", "streetsoccer", "--search", "offside trap")
    assert (none.status, none.out) == (1, "")
    assert call("rules", "streetsoccer", "SS-057", "--lang", "fr").out != ""


# -- replay ---------------------------------------------------------------------------------------


def test_replay_tells_the_story(call: Call) -> None:
    told = call("replay", "-", typed=RECORD)
    assert told.status == 0
    assert "Osk kicks off from f4" in told.out
    assert "Harbour Lane resigned: Mill Yard win." in told.out
    assert "Position: " in told.out
    early = call("replay", "-", "--to", "12", typed=RECORD).out
    assert "Osk kicks off" not in early


def test_replay_verifies(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_text(RECORD, "utf-8")
    good = call("replay", str(file), "--verify")
    assert (good.status, good.err) == (0, "")
    assert "the rules are kept. 20 answers" in good.out
    file.write_text(RECORD.replace("4:j2j6", "4:j2j7"), "utf-8")
    bad = call("replay", str(file), "--verify")
    assert (bad.status, bad.out) == (3, "")
    assert "minute 1" in bad.err
    told = call("replay", str(file))
    assert told.status == 1
    assert "Rule SS-053." in told.err


def test_replay_turns_a_record_into_a_tape_and_back(call: Call, tmp_path: Path) -> None:
    tape = call("replay", "-", "--as", "tape", typed=RECORD).out
    assert read(tape).header.seats == ("Ada", "Bo")
    assert call("replay", "-", "--as", "record", typed=tape).out == RECORD
    bad = tape.replace('"f.4"', '"f.7"')
    assert call("replay", "-", "--verify", typed=bad).status == 3


def test_replay_reads_a_file_of_several_matches(call: Call, tmp_path: Path) -> None:
    one = call("replay", "-", "--as", "tape", typed=RECORD).out
    two = json.dumps({**json.loads(one), "more": {"title": "Cup final"}})
    file = tmp_path / "all.tapes.txt"
    file.write_text(one + "\n" + two, "utf-8")
    told = call("replay", str(file))
    assert (told.status, told.err) == (0, "")
    first, second, many = told.out.splitlines()
    assert first.startswith("1  streetsoccer: ")
    assert second.startswith("2  Cup final: ")
    assert "2 matches" in many
    good = call("replay", str(file), "--verify")
    assert (good.status, good.err) == (0, "")
    assert good.out.count("Nobody vouches for it") == 2

    # one of them as any other file
    assert "Osk kicks off from f4" in call("replay", str(file), "--match", "2").out
    assert call("replay", str(file), "--match", "2", "--as", "record").out == RECORD
    assert call("replay", "-", "--match", "1", "--as", "tape", typed=one + two).out == one
    for words, sentence in (
        (("--as", "tape"), "it holds 2 matches; say which by --match N."),
        (("--to", "3"), "it holds 2 matches; say which by --match N."),
        (("--match", "3"), "it holds 2 matches; there is no match 3."),
    ):
        wrong = call("replay", str(file), *words)
        assert (wrong.status, wrong.out) == (1, "")
        assert sentence in wrong.err
    assert "one match" in call("replay", "-", "--match", "2", typed=one).err

    # a bad one is named, and the good one told
    file.write_text(one.replace('"f.4"', '"f.7"') + "\n" + two, "utf-8")
    bad = call("replay", str(file), "--verify")
    assert bad.status == 3
    assert bad.err.startswith("1  line 1: it does not hold: ")
    assert bad.out.startswith("2  Cup final: ")
    assert "touchline replay FILE --match N" in call("play", "--terminal", "--load", str(file)).err


# -- packs ----------------------------------------------------------------------------------------


def test_packs_are_listed(call: Call) -> None:
    out = call("packs", "list").out
    assert "harbour-lane" in out
    assert "TOUCHLINE_PACKS" in out


def test_a_new_pack_is_good_and_a_broken_one_is_not(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "My teams 2"
    assert call("packs", "new", "streetsoccer", str(folder)).status == 0
    good = call("packs", "check", str(folder))
    assert (good.status, good.err) == (0, "")
    assert "one team" in good.out
    teams = folder / "teams.toml"
    teams.write_text(teams.read_text("utf-8").replace("number = 4", "number = 7"), "utf-8")
    bad = call("packs", "check", str(folder))
    assert (bad.status, bad.out) == (1, "")
    assert "figure 3: number 7 is already worn by figure 2" in bad.err
    assert call("packs", "new", "streetsoccer", str(folder)).status == 1


def test_a_pack_is_exported(call: Call, tmp_path: Path) -> None:
    copy = ("packs", "new", "streetsoccer", str(tmp_path / "copy"), "--from", "base")
    assert call(*copy).status == 0
    assert "6 teams" in call("packs", "check", str(tmp_path / "copy")).out


# -- sim ------------------------------------------------------------------------------------------


def test_sim_counts_and_keeps_every_match(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    words = ("sim", "streetsoccer", "--players", "guesser", "guesser", "--matches", "3")
    told = call(*words, "--seed", "7", "--out", str(file))
    assert told.status == 0
    assert "95 % interval" in told.out
    rows = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [row["match"] for row in rows] == [0, 1, 2]
    tape = json.dumps(rows[0]["tape"])
    assert call("replay", "-", "--verify", typed=tape).status == 0
    again = call(*words, "--seed", "7")
    assert again.out.splitlines()[:8] == told.out.splitlines()[:8]


def test_sim_gives_the_same_for_any_number_of_jobs(call: Call) -> None:
    words = ("sim", "streetsoccer", "--players", "guesser", "greedy", "--matches", "2", "--paired")
    assert call(*words, "--jobs", "2").out == call(*words).out


def test_a_closed_pipe_is_no_error() -> None:
    """As in `touchline rules streetsoccer --all | head`, where the reader leaves early."""
    ends = os.pipe()
    os.close(ends[0])
    words = [sys.executable, "-m", "touchline.cli.main", "rules", "streetsoccer", "--all"]
    env = {**os.environ, "PYTHONPATH": str(Path(touchline.__file__).parents[1])}
    told = subprocess.run(words, stdout=ends[1], stderr=subprocess.PIPE, text=True, env=env)
    os.close(ends[1])
    assert (told.returncode, told.stderr) == (0, "")


def test_what_the_server_refuses_is_told_in_the_language_of_the_command(
    call: Call, tmp_path: Path
) -> None:
    (tmp_path / "touchline.db").write_bytes(b"no database at all" * 300)
    told = call("serve", "--lang", "fr", "--port", "0", "--data", str(tmp_path))
    assert told.status == 1
    assert "Rien n’a été modifié" in told.err
    assert "Nothing was changed" not in told.err
    assert (tmp_path / "touchline.db").read_bytes() == b"no database at all" * 300
