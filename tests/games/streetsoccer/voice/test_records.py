"""Game records (§5.3): matches written down, read again, and damage told with its place."""

from __future__ import annotations

import re
import string
from random import Random

import pytest

from tests.games.streetsoccer import engine
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.voice.test_notation import FOLDER, options_for
from touchline.core.choices import settle, spell
from touchline.core.faults import BadTape, BadText
from touchline.core.ids import FATE, OVER
from touchline.core.setup import Setup
from touchline.core.tape import BACK, Header, Tape
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import write_position
from touchline.games.streetsoccer.voice.record import StreetSoccerText
from touchline.games.streetsoccer.voice.record_reader import SAID
from touchline.play.croupier import Seeded
from touchline.play.match import Match

RECORD = StreetSoccerText()
HAND = """\
# A match begun by hand.
[Rules "boardgame"]
[L "Harbour Lane"]
[R "Mill Yard"]

0. L +Gb4 +gk5 +pg5 +Pf4 +Pd3 +ph6 +pe6 +Pe5 +Ph3 +pi3
1. 5-3:@f4f6 1:h6h7
2. 1:d3d4
"""


def played(rng: Random, answers: int, preset: str = "") -> Tape:
    """A match at random, goals whenever there is one, broken off after so many answers."""
    given = {} if preset else options_for(rng)
    if rng.random() < 0.5:
        given.pop("first_placer", None)
    options = settle(GAME.choices, GAME.presets, given, preset)
    names = ("می\u200cخواهم", 'B "x"')  # with the joiner that the first is spelt with
    head = Header(GAME.name, GAME.version, spell(GAME.choices, options), preset, {}, names)
    match = Match(GAME, Setup(options=options), Seeded(rng.randrange(10**9)), Tape(head))
    while match.ask.result is None and len(match.tape.entries) < answers:
        listed = engine.codes(match.state)
        goals = [code for code in listed if code % 140 == 0 and code // 19600 > 4]
        kicks = [code for code in listed if code % 140 != match.state.ball and code // 19600 > 4]
        eager = rng.random() < 0.7
        match.answer(
            engine.seat_of(match.state), rng.choice((goals or kicks or listed) if eager else listed)
        )
    if match.ask.result is None and rng.random() < 0.3:
        match.resign(rng.randrange(2))
    return match.tape


@pytest.mark.parametrize("seed", range(20))
def test_every_match_is_read_back_as_it_was_played(seed: int) -> None:
    """Whole, broken off or given up, under options of all kinds."""
    rng = Random(f"record {seed}")
    tape = played(rng, rng.choice((0, 3, 12, 14, 40, 90, 1000, 1000)))
    text = RECORD.write(tape)
    again = RECORD.read(text)
    assert again.answers() == tape.answers(), text
    assert dict(again.header.options) == dict(tape.header.options)
    assert again.header.seats == tape.header.seats
    assert RECORD.write(again) == text


@pytest.mark.parametrize("preset", [p.key for p in GAME.presets])
def test_presets_are_named(preset: str) -> None:
    tape = played(Random(preset), 1000, preset)
    text = RECORD.write(tape)
    assert text.startswith(f'[Rules "{preset}"]\n')
    assert "[Options" not in text
    assert RECORD.read(text).answers() == tape.answers()


def test_answers_taken_back_are_left_out() -> None:
    tape = RECORD.read(HAND)
    plain = RECORD.write(tape)
    tape.add(0, tape.answers()[-1][1])
    tape.add(0, BACK)
    assert RECORD.write(tape) == plain


def test_a_record_written_by_hand() -> None:
    tape = RECORD.read(HAND)
    match = Match(GAME, Setup(), Seeded(1), tape, eager=False)
    assert write_position(match.state).split()[1:] == ["f6", "R", "t", "-", "2b", "0-0", "-", "L"]
    assert tape.header.seats == ("Harbour Lane", "Mill Yard")
    assert RECORD.read(RECORD.write(tape)).answers() == tape.answers()


def test_the_same_position_after_each_half_minute() -> None:
    """A record cut after any of its half minutes leads to the position the match had then."""
    tape = played(Random("halves"), 1000, "boardgame")
    first_of: dict[tuple[int, int], str] = {}
    t = GAME.new(Setup())
    for who, answer in tape.answers():
        GAME.step(t, who, answer, engine.silent())
        first_of.setdefault((int(t.minute), int(t.half)), write_position(t))
    lines = [line for line in RECORD.write(tape).splitlines() if not line.startswith("[Result")]
    body = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    for i in range(body + 1, len(lines), 4):
        number, first, *_ = lines[i].split()
        minute = int(number.removesuffix("."))
        for half, kept in ((0, lines[:i]), (1, [*lines[:i], f"{number} {first}"])):
            cut = RECORD.read("\n".join(kept) + "\n")
            match = Match(GAME, Setup(), Seeded(1), cut, eager=False)
            assert write_position(match.state) == first_of[minute, half]


def test_a_record_may_begin_from_a_position() -> None:
    start = f"{golden.TEXT['P12']} t 4 7a 0-0 - L"
    text = f'[Rules "boardgame"]\n[Start "{start}"]\n[Result "*"]\n\n7. h6j6## =b4,=k4,3:'
    tape = RECORD.read(text)
    assert tape.header.start == start
    assert [who for who, _ in tape.answers()] == [0, 0, 1, FATE]
    assert RECORD.read(RECORD.write(tape)).answers() == tape.answers()


def test_the_result_stands_in_the_header() -> None:
    tape = played(Random("result"), 1000, "boardgame")
    text = RECORD.write(tape)
    t = GAME.new(Setup())
    for who, answer in tape.answers():
        GAME.step(t, who, answer, engine.silent())
    assert GAME.due(t) == OVER
    score = write_position(t).split()[6]
    (told,) = re.findall(r'\[Result "([^"]*)"\]', text)
    assert told.startswith(score + " ")
    assert told.split()[1] in ("win:L", "win:R", "both_lose")
    wrong = text.replace(f'"{told}"', '"9-0 win:L regular"')
    with pytest.raises(BadText, match="9-0 win:L regular"):
        RECORD.read(wrong)


def hand(old: str, new: str) -> str:
    assert old in HAND
    return HAND.replace(old, new)


@pytest.mark.parametrize(
    ("text", "place", "remedy"),
    [
        (hand('[Rules "boardgame"]', "[Rules boardgame]"), "Line 2", "[Rules"),
        (hand("[Rules", "[Ruels"), "Line 2", "Did you mean 'Rules'"),
        (hand('[R "Mill Yard"]', '[L "Mill Yard"]'), "Line 4", "once"),
        (hand('"boardgame"', '"boardgam"'), "Line 2", "'boardgame'"),
        (hand('[R "Mill', '[Options "ring"]\n[R "Mill'), "Line 4", "ring=none"),
        (hand('[R "Mill', '[Options "rign=none"]\n[R "Mill'), "Line 4", "'ring'"),
        (hand('[R "Mill', '[Options "ring=nome"]\n[R "Mill'), "Line 4", "'none'"),
        (hand('[R "Mill', '[Start "12 e4 L"]\n[R "Mill'), "Line 4", "8"),
        (hand("0. L", "0. M"), "Line 6", "L or R"),
        (hand("+Pd3 +ph6", "+Pd3 +pb4"), "Line 6", "Open are"),
        (hand("5-3:", ""), "Line 7, minute 1, “@f4f6”", "5-3:@f4f6"),
        (hand("5-3:", "7-3:"), "Line 7", "6-5"),
        (hand("5-3:", "3-3:"), "Line 7", "6-5"),
        (hand("1:h6h7", "0:h6h7"), "Line 7, minute 1, “0:h6h7”", "1 2 3 4 5 6"),
        (hand("1:h6h7", "h6h7"), "Line 7, minute 1, “h6h7”", "4:h6h7"),
        (hand("1:h6h7", "1:h6h9"), "Line 7, minute 1, “1:h6h9”", "d3e4h6"),
        (hand("1:h6h7", "1:h6k7"), "Line 7, minute 1, “1:h6k7”", "h6h7"),
        (hand("1:h6h7", "1:h6h7 1:d3d4"), "Line 7", "two halves"),
        (hand("2. 1:d3d4", "3. 1:d3d4"), "Line 8", "minute 2"),
        (hand("2. 1:d3d4", "2... 1:d3d4"), "Line 8", "2"),
        (hand("2. 1:d3d4", "then d3d4"), "Line 8", "7. 4:d3e4h6 2:h5h7"),
        (hand("2. 1:d3d4", "2. 1:d3d4,2:h6h8"), "Line 8", "leave out"),
        (hand("2. 1:d3d4", "2. 1: 1:h7h6"), "Line 8", "not finished"),
        (HAND + "resigns:R\n3. 1:d4d5\n", "Line 10", "nothing may follow"),
        (HAND + HAND, "Line 10: a second match begins", "each into a file of its own"),
    ],
)  # fmt: skip
def test_an_unreadable_record_is_told_with_line_minute_and_word(
    text: str, place: str, remedy: str
) -> None:
    with pytest.raises(BadText) as caught:
        RECORD.read(text)
    said = str(caught.value)
    assert place in said
    assert remedy in said
    assert "\n" not in said
    assert caught.value.said.id.startswith("fault-record-")


@pytest.mark.parametrize("id", SAID)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_about_a_record_is_there_in_both_languages(id: str, lang: str) -> None:
    text = (FOLDER / f"text.{lang}.ftl").read_text("utf-8")
    assert re.search(rf"^fault-record-{id} =", text, re.M)


@pytest.mark.parametrize("seed", range(4))
def test_damaged_records_are_refused_or_mean_something(seed: int) -> None:
    rng = Random(f"record damage {seed}")
    sources = [RECORD.write(played(Random(f"source {n}"), 60)) for n in range(3)] + [HAND]
    for _ in range(120):
        text = rng.choice(sources)
        for _ in range(rng.randint(1, 3)):
            i = rng.randrange(len(text))
            letter = rng.choice([rng.choice(string.printable), rng.choice(text), "", "\\", "é"])
            text = text[:i] + letter + text[i + rng.randint(0, 1) :]
        try:
            tape = RECORD.read(text)
        except BadText:
            continue
        assert RECORD.read(RECORD.write(tape)).answers() == tape.answers(), text


def test_a_tape_that_does_not_replay_cannot_be_written() -> None:
    tape = RECORD.read(HAND)
    tape.add(0, 5)
    with pytest.raises(BadTape):
        RECORD.write(tape)


@pytest.mark.parametrize(
    ("text", "fits"),
    [(HAND, True), ('[Rules "boardgame"]', True), ("{}", False), ("", False), ("hello", False)],
)
def test_a_record_is_known_by_its_face(text: str, fits: bool) -> None:
    assert RECORD.fits(text) == fits
