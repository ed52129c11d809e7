"""Positions and moves as text: what is written can be read again, what cannot be read is told."""

from __future__ import annotations

import string
from random import Random

import pytest

from tests.games.streetsoccer import engine, positions
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.engine import begin, play, rows
from touchline.core.faults import BadOption, BadText
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.longhand import path_text
from touchline.games.streetsoccer.voice.notation import code_of, read_move, text_of
from touchline.play.speech import Voice
from touchline.rooms import ROOMS

FOLDER = ROOMS["streetsoccer"].folder / "voice"

EXAMPLE = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L t 4 7b 1-0 L R"
FIELDS = EXAMPLE.split()
EVERYTHING = {
    **positions.VALUES,
    **positions.PLACING,
    "kickoff_side": ("duel", "first_placer"),
    "kickoff_length": ("difference", "die_plus_one"),
    "restart_keepers": ("both", "conceder"),
    "extra_time": ("10_golden", "none"),
    "tiebreak": ("last_goal_then_both_lose", "draw"),
}


def changed(field: int, value: str) -> str:
    """The example with one field another, counted from 1 as in §5.1."""
    return " ".join([*FIELDS[: field - 1], value, *FIELDS[field:]])


def options_for(rng: Random) -> dict[str, str]:
    options = positions.some_options(rng, EVERYTHING)
    options["first_placer"] = rng.choice("LR")
    return options


def same(a: Table, b: Table) -> None:
    """Two tables no rule can tell apart."""
    assert GAME.due(a) == GAME.due(b)
    assert write_position(a) == write_position(b)
    if GAME.due(a) == FATE:
        assert engine.odds(a) == engine.odds(b)
    elif GAME.due(a) != OVER:
        assert engine.codes(a) == engine.codes(b)
    else:
        one, other = GAME.result(a), GAME.result(b)
        assert (one.points, one.reason) == (other.points, other.reason)


# ---- positions ---------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    t = read_position(EXAMPLE)
    assert (t.minute, t.half, t.die, t.score0, t.score1) == (7, 1, 4, 1, 0)
    assert write_position(t) == EXAMPLE
    assert engine.seat_of(t) == 0


@pytest.mark.parametrize("id", golden.TEXT)
def test_the_short_form_is_an_ordinary_turn(id: str) -> None:
    t = read_position(golden.TEXT[id])
    assert write_position(t).startswith(golden.TEXT[id] + " t - ")
    assert GAME.due(t) == FATE


@pytest.mark.parametrize("seed", range(12))
def test_positions_of_whole_matches_come_back(seed: int) -> None:
    """From the first placement to the whistle, under options of all kinds."""
    rng = Random(f"round trip {seed}")
    options = options_for(rng)
    t = begin(options)
    seen = set()
    eager = seed % 2 == 0  # goals whenever there is one, so that restarts come up
    while True:
        text = write_position(t)
        seen.add(text.split()[3])
        same(read_position(text, options), t)
        due = GAME.due(t)
        if due == OVER:
            break
        if due == FATE:
            GAME.step(t, FATE, rng.choice(sorted(engine.odds(t))), Log(on=False))
            continue
        listed = engine.codes(t)
        goals = [code for code in listed if code % 140 == 0 and code // 19600 > 4]
        kicks = [code for code in listed if code % 140 != t.ball and code // 19600 > 4]
        wanted = goals or kicks if eager else []
        GAME.step(t, engine.seat_of(t), rng.choice(wanted or listed), Log(on=False))
    assert seen >= {"p", "o", "t", "x"}


def test_restarts_come_back() -> None:
    t = play(read_position(f"{golden.TEXT['P12']} t 4 7a 0-0 - L"), "h6j6##")
    for move in ("=b5", "=k4", "3:", "@"):
        same(read_position(write_position(t)), t)
        if move.startswith("@"):
            engine.take(t, engine.codes(t)[0])
        else:
            play(t, move)
    same(read_position(write_position(t)), t)


@pytest.mark.parametrize(
    ("text", "place", "remedy"),
    [
        ("", "0", "nine fields"),
        ("12/12 e4", "2", "three (rows ball side)"),
        (EXAMPLE + " extra", "10", "nine fields"),
        (changed(1, "12/12/12/12/12/12/12"), "Field 1 (rows) has 7 rows", "8"),
        (changed(1, FIELDS[0] + "/12"), "Field 1 (rows) has 9 rows", "8"),
        (changed(1, FIELDS[0].replace("4P3p3", "4P3p4")), "Field 1, row 7", "12 cells"),
        (changed(1, FIELDS[0].replace("4P3p3", "4P3p2")), "Field 1, row 7", "12 cells"),
        (changed(1, FIELDS[0].replace("4P3p3", "4X3p3")), "row 7: 'X'", "G P g p"),
        (changed(1, FIELDS[0].replace("4P3p3", "4G3p3")), "second keeper", "a side has one"),
        (changed(1, FIELDS[0].replace("12/4P", "11P/4P", 1)), "a fifth P", "four field players"),
        (changed(1, FIELDS[0].replace("4P3p3", "8p3")), "side L has a keeper and 3", "four"),
        (changed(1, FIELDS[0].replace("1G6p3", "8p3")), "side L", "one and four"),
        (changed(2, "m4"), "'m4'", "e4"),
        (changed(2, "e9"), "'e9'", "e4"),
        (changed(2, "a4"), "Field 2 (ball)", "b2 to k7"),
        (changed(2, "d3"), "Field 2 (ball)", "empty cell"),
        (changed(2, "b4"), "Field 2 (ball)", "empty cell"),  # on the keeper of the side to act
        (changed(2, "-"), "Field 2 (ball)", "e4"),
        (changed(3, "M"), "Field 3 (side)", "L or R"),
        (changed(3, "-"), "Field 3 (side)", "L or R"),
        (changed(4, "z"), "Field 4 (phase)", "p o t q r x"),
        (changed(4, "q"), "Field 1 (rows)", "keeper of the side to place is left out"),
        (changed(4, "r"), "Field 2 (ball)", "keeper"),
        (changed(5, "0"), "Field 5 (die)", "1 to 6"),
        (changed(5, "7"), "Field 5 (die)", "kick-off"),
        (changed(5, "four"), "Field 5 (die)", "1 to 6"),
        (changed(6, "36a"), "Field 6 (minute)", "1 to 35"),
        (changed(6, "0b"), "Field 6 (minute)", "1 to 35"),
        (changed(6, "7"), "Field 6 (minute)", "7b"),
        (changed(6, "7c"), "Field 6 (minute)", "a or b"),
        (changed(6, "7a"), "Fields 3, 6, 9", "turn"),
        (changed(7, "1"), "Field 7 (score)", "1-0"),
        (changed(7, "1:0"), "Field 7 (score)", "1-0"),
        (changed(7, "a-b"), "Field 7 (score)", "1-0"),
        (changed(8, "l"), "Field 8 (last)", "L or R or -"),
        (changed(9, "both"), "Field 9 (first)", "L or R or -"),
    ],
)
def test_an_unreadable_position_is_told_in_one_sentence(text: str, place: str, remedy: str) -> None:
    with pytest.raises(BadText) as caught:
        read_position(text)
    said = str(caught.value)
    assert place in said
    assert remedy in said
    assert "\n" not in said
    assert said.endswith(".")
    assert caught.value.said.id == "fault-position"
    told = {lang: Voice(lang, [FOLDER]).fault(caught.value) for lang in ("en", "fr")}
    assert remedy in told["en"]
    assert said not in told["fr"]  # French has a sentence of its own for each
    assert told["fr"].startswith("La position est illisible. ")
    assert told["fr"].endswith(".")
    assert "{" not in told["fr"]


def test_a_restart_with_a_one_is_refused() -> None:
    text = f"{rows('Gb4 gk5')} b4 L r 1 7a 0-1 R L"
    with pytest.raises(BadText, match=r"Field 5 \(die\) is 1; .* 2 to 6"):
        read_position(text)


def test_cells_left_out_by_the_ring_are_told() -> None:
    with pytest.raises(BadText, match=r"row 8: a figure stands on a8"):
        read_position("P11/4P3p3/8P3/6p3g1/1G6p3/12/4pP6/12 e4 L", {"ring": "no_corners"})


@pytest.mark.parametrize(("options", "hint"), [({"bendd": "one"}, "bend"), ({"bend": "on"}, "one")])
def test_options_of_a_position_are_checked(options: dict[str, str], hint: str) -> None:
    with pytest.raises(BadOption, match=hint):
        read_position(EXAMPLE, options)


@pytest.mark.parametrize("seed", range(4))
def test_damaged_positions_are_refused_or_mean_something(seed: int) -> None:
    """3,000 positions with a letter changed, dropped or doubled: never another error."""
    rng = Random(f"damage {seed}")
    sources = [
        EXAMPLE,
        f"{rows('Gb4 gk5')} b4 L r 4 7a 0-1 R L",
        f"{rows('gk5', 'G')} - L q - 7a 0-1 R L",
        f"{rows('Gb4 Pf4 gk5 pg5')} - R o 3 1a 0-0 - R",
        "12/12/12/12/1G10/12/12/12 - R p - 1a 0-0 - -",
        f"{rows('Gb4 gk5')} e4 L x - 25b 2-1 L L",
    ]
    readable = 0
    for _ in range(750):
        text = rng.choice(sources)
        for _ in range(rng.randint(1, 2)):
            i = rng.randrange(len(text))
            letter = rng.choice([rng.choice(string.printable), rng.choice(text), "", "²", "é"])
            text = text[:i] + letter + text[i + rng.randint(0, 1) :]
        try:
            t = read_position(text)
        except BadText:
            continue
        readable += 1
        again = read_position(write_position(t))
        assert write_position(again) == write_position(t), text
        if GAME.due(t) > 0:
            assert engine.codes(t) == engine.codes(again), text
    assert readable > 20


# ---- moves -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_open_answer_has_a_text_of_its_own(seed: int) -> None:
    rng = Random(f"moves {seed}")
    options = options_for(rng)
    t = begin(options)
    while GAME.due(t) != OVER:
        if GAME.due(t) == FATE:
            GAME.step(t, FATE, rng.choice(sorted(engine.odds(t))), Log(on=False))
            continue
        listed = engine.codes(t)
        told = {text_of(t, code): code for code in listed}
        assert len(told) == len(listed)
        for text, code in list(told.items())[:: max(1, len(told) // 20)]:
            assert code_of(t, text) == code
        text, code = rng.choice(sorted(told.items()))
        assert read_move(t, text) == code
        assert path_text(t, code)
        GAME.step(t, engine.seat_of(t), code, Log(on=False))


def test_forms_of_the_rulebook() -> None:
    start = begin({"first_placer": "L"})
    assert text_of(start, read_move(start, "+Gb4")) == "+Gb4"
    assert read_move(start, "+gb4") == read_move(start, "+Gb4")  # case by side optional
    assert text_of(start, read_move(start, "+pf4")) == "+Pf4"
    t = engine.turn(golden.TEXT["P5"], 2)
    assert {"c3c4##", "d4c4##", "c3b3c4"} <= engine.texts(t)


def test_the_play_by_mail_line_of_8_4() -> None:
    """Keeper, two defenders, centre, forward: B4-D5-E3-F4-H2 is a legal placement of L."""
    t = begin({"first_placer": "L", "placement_order": "5-5"})
    cells = "B4-D5-E3-F4-H2".lower().split("-")
    play(t, " ".join(f"+{'G' if i == 0 else 'P'}{cell}" for i, cell in enumerate(cells)))
    assert engine.seat_of(t) == 1


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("", "is not a move"),
        ("d3", "is not a move"),
        ("d3e3f3g3", "is not a move"),
        ("d3m3", "'m3' is not a cell"),
        ("d3e9", "'e9' is not a cell"),
        ("+Xb4", "is not a move"),
        ("+Gb", "is not a move"),
        ("@b5", "is not a move"),
        ("=b", "is not a move"),
        ("d3d8", "d3d8 is not open here"),
        ("--", "-- is not open here"),
        ("c3c4##", "c3c4## is not open here"),
        ("=b4", "=b4 is not open here"),
    ],
)
def test_an_unreadable_move_is_told_in_one_sentence(move: str, told: str) -> None:
    t = engine.turn(golden.TEXT["P1"], 2)
    with pytest.raises(BadText) as caught:
        read_move(t, move)
    assert told in str(caught.value)
    assert str(caught.value).endswith(".")
    assert caught.value.said.id
