"""Records of matches: what is written reads back, and what cannot be read says where and why."""

from __future__ import annotations

from random import Random

import pytest

from touchline.core.choices import settle, spell
from touchline.core.faults import BadTape, BadText, Fault
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.core.tape import RESIGN, Header, Tape
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import write_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.record_reader import SAID
from touchline.play import records
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.speech import LANGUAGES, Voice
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS

VOICE = ROOM.folder / "voice"
PRESETS = [p.key for p in GAME.presets]


def played(
    seed: int, preset: str, options: dict[str, str], answers: int = 400, start: str = ""
) -> Match[Table]:
    """A match of random answers that likes goals, broken off after so many answers."""
    settled = settle(GAME.choices, GAME.presets, options, preset)
    header = Header(
        "streetsoccer",
        GAME.version,
        spell(GAME.choices, settled),
        preset,
        {},
        ('Ada "the wall"', "B\\o"),
        start,
        {"team-0": "harbour-lane", "team-1": "mill-yard"},
    )
    setup = Setup(2, settled)
    origin = GAME.read(start, setup) if start else None
    m = Match(GAME, setup, Seeded(seed), Tape(header), True, origin)
    rng = Random(seed)
    while m.ask.decisions and len(m.tape.entries) < answers:
        q = m.ask.decisions[0]
        goals = [code for code in q.options if code % 140 == 0 and code // 19600 > 2]
        m.answer(q.seat, rng.choice(goals or q.options))
    return m


def some_options(rng: Random) -> dict[str, str]:
    return {c.key: rng.choice(c.values) for c in GAME.choices if rng.random() < 0.4}


def halves(tape: Tape) -> list[str]:
    """The position after each half minute."""
    setup = Setup(2, settle(GAME.choices, GAME.presets, tape.header.options))
    t = GAME.read(tape.header.start, setup) if tape.header.start else GAME.new(setup)
    found = []
    for who, answer in tape.answers():
        if answer == RESIGN:
            break
        before = (t.minute, t.half)
        GAME.step(t, who, answer, Log(False))
        if (t.minute, t.half) != before:
            found.append(write_position(t))
    return found


def same(m: Match[Table]) -> str:
    """Checks the round trip of this match; its record."""
    text = records.from_match(ROOM, m)
    back = records.open_any(ROOMS, text)
    assert back.answers() == m.tape.answers()
    assert settle(GAME.choices, GAME.presets, back.header.options) == m.setup.options
    assert back.header.seats == m.tape.header.seats
    assert back.header.more == m.tape.header.more
    assert records.from_tape(ROOM, back) == text
    assert halves(back) == halves(m.tape)
    again = match_from(ROOM, back, Silent(), eager=False)
    assert write_position(again.state) == write_position(m.state)
    return text


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(3))
def test_matches_of_every_preset_read_back(preset: str, seed: int) -> None:
    m = played(seed, preset, {})
    assert m.ask.result is not None
    text = same(m)
    assert f'[Rules "{preset}"]' in text
    assert "[Options" not in text


@pytest.mark.parametrize("seed", range(16))
def test_matches_of_mixed_options_read_back_wherever_they_stop(seed: int) -> None:
    rng = Random(seed)
    m = played(seed, rng.choice(PRESETS), some_options(rng), rng.randrange(1, 150))
    if seed % 3 == 0 and not m.ask.result:
        m.resign(seed % 2)
    same(m)


@pytest.mark.parametrize(
    "start",
    [
        "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L t 4 24b 1-0 L R",
        "12/12/2P2p3p2/1G10/4P1PpP1g1/3p8/12/12 b5 L r 2 25a 0-1 R L",
        "12/12/3P4p3/6pP2g1/1G3P2p3/3P8/4p7/12 - - o - 1a 0-0 - -",
        "12/12/12/5P4g1/12/12/12/12 - L p - 1a 0-0 - -",
    ],
)
def test_matches_begun_from_a_position_read_back(start: str) -> None:
    text = same(played(3, "boardgame", {}, start=start))
    assert f'[Start "{start}"]' in text


def test_a_turn_that_must_be_passed_reads_back() -> None:
    start = "12/12/12/1G10/12/PP10/pgP9/pppP8 h4 R t - 25b 1-0 L L"
    text = same(played(1, "boardgame", {}, start=start))
    assert "\n25... " in text
    assert ":--\n" in text
    assert '[Result "1-0 win:L regular"]' in text


def test_answers_taken_back_are_left_out() -> None:
    m = played(1, "boardgame", {}, answers=1)
    q = m.ask.decisions[0]
    m.answer(q.seat, q.options[0])
    m.strike_out(q.seat)
    m.answer(q.seat, q.options[-1])
    back = records.open_any(ROOMS, records.from_match(ROOM, m))
    assert back.entries == m.tape.answers()


HAND = """
# written by hand
[Rules "boardgame"]
[Options "kickoff_side=first_placer kickoff_length=die_plus_one first_placer=L"]
[L "Ada"]
[R "Bo"]
[Result "0-0 win:R resigned"]

0. L +gb4 +Gk5 +Pg5 +Pf4 +Pd3 +Pi6 +Pe2 +Pd5 +Ph3 +Pj2
1. 2:@f4f7 1:i6i7 resigns:L
"""


def test_a_record_written_by_hand() -> None:
    tape = records.open_any(ROOMS, HAND)
    assert tape.header.seats == ("Ada", "Bo")
    m = match_from(ROOM, tape, Silent())
    assert m.gone == 0
    assert tape.answers()[0] == (-1, 2)  # the die comes before the placing
    assert len(tape.entries) == 15


def test_a_tape_is_opened_too() -> None:
    m = played(2, "mastermove", {}, answers=30)
    assert records.open_any(ROOMS, "\ufeff" + m.tape.text()).entries == m.tape.entries


GOOD = """[Rules "boardgame"]
[Result "*"]

0. L +Gb4 +Gk5 +Pg5 +Pf4 +Pd3 +Pi6 +Pe2 +Pd5 +Ph3 +Pj2
1. 5-3:@f4d4 4:j2j6
2. 3:d3e5 2:i6i8
"""

BAD = [
    ('[Rules "boardgame"]', "[Rules boardgame]", "header", 1, "[Rules boardgame]"),
    ('[Rules "boardgame"]', '[Rule "boardgame"]', "tag", 1, "Did you mean 'Rules'?"),
    ('[Result "*"]', '[Rules "boardgame"]', "tag-twice", 2, "Rules"),
    ('[Rules "boardgame"]', '[Rules "bordgame"]', "tag-preset", 1, "'boardgame'"),
    ('[Result "*"]', '[Options "ring"]', "options", 2, "ring"),
    ('[Result "*"]', '[Options "ring=nun"]', "tag-option-value", 2, "none"),
    ('[Result "*"]', '[Options "rnig=none"]', "tag-option", 2, "Did you mean 'ring'?"),
    ('[Result "*"]', '[Start "12/12 e4 L"]', "tag-start", 2, "rows"),
    ('[Result "*"]', '[Teams "one"]', "tag-teams", 2, "two teams"),
    ('[Result "*"]', f'[L "{"x" * 61}"]', "tag-name", 2, "at most 60 characters"),
    ('[Result "*"]', '[Result "1-0 win:L regular"]', "result", 2, "comes to *"),
    ("1. 5-3", "one. 5-3", "line", 5, "one. 5-3"),
    ("0. L", "0.", "placing", 4, "+Gb4"),
    ("+Gb4 +Gk5", "+Gb4 +Gk6", "move", 4, "+Gk5"),
    ("+Ph3 +Pj2", "+Ph3 +Pj2 +Pj3", "placed", 4, "+Pj3"),
    (" +Pj2\n", "\n", "unplaced", 5, "lacks 1"),
    ("5-3:@f4d4", "3-5:@f4d4", "dice", 5, "5-3"),
    ("5-3:@f4d4", "5-5:@f4d4", "dice", 5, "6-5"),
    ("5-3:@f4d4", "@f4d4", "no-dice", 5, "5-3:@f4d4"),
    ("5-3:@f4d4", "5-3:@f4b2", "move", 5, "Open are, for example, @f4"),
    ("4:j2j6", "7:j2j6", "dice", 5, "1 2 3 4 5 6"),
    ("4:j2j6", "j2j6", "no-dice", 5, "4:j2j6"),
    ("4:j2j6", "4:j2j7", "move", 5, "j2j6"),
    ("4:j2j6", "4:z9", "word", 5, "z9"),
    ("4:j2j6", "4:j2j6,j6j7", "parts", 5, "4:j2j6"),
    ("4:j2j6", "4: 3:d3e5", "short", 5, "not finished"),
    ("2. 3:d3e5", "3. 3:d3e5", "minute", 6, "minute 2 is due"),
    ("2. 3:d3e5", "2... 3:d3e5", "minute", 6, "minute 2 is due"),
    ("2:i6i8", "2:i6i8 3:h3h6", "third", 6, "3:h3h6"),
    ("2:i6i8", "2:i6i8 resigns:L resigns:R", "over", 6, "resigns:R"),
    ("2:i6i8\n", "2:i6i8 resigns:L\n3. 1:e5e6\n", "over", 7, "1:e5e6"),
    ("2:i6i8", "2:i6i8 draw:L", "no-draw", 6, "draw:L"),
]


@pytest.mark.parametrize(("old", "new", "id", "line", "hint"), BAD)
def test_what_cannot_be_read_says_where_and_what_would_be_right(
    old: str, new: str, id: str, line: int, hint: str
) -> None:
    records.open_any(ROOMS, GOOD)
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    with pytest.raises(BadText) as caught:
        records.open_any(ROOMS, text)
    e = caught.value
    assert e.said.id == f"fault-record-{id}"
    assert str(e).startswith(f"Line {line}")
    assert hint in str(e)
    for lang in LANGUAGES:
        told = Voice(lang, [VOICE]).fault(e)
        assert "{" not in told
        assert f"{line}" in told


@pytest.mark.parametrize(
    ("header", "says"),
    [
        (
            '[Options "ring=zzz"]',
            "l’en-tête Options est inutilisable. L’option ring ne peut pas valoir"
            " «\u00a0zzz\u00a0». Connus\u00a0: full, no_corners, no_mouths, none.",
        ),
        (
            '[Options "rnig=none"]',
            "l’en-tête Options est inutilisable. Il n’y a pas d’option «\u00a0rnig\u00a0»."
            " Vouliez-vous dire «\u00a0ring\u00a0»\u202f?",
        ),
        (
            '[Rules "mastermov"]',
            "l’en-tête Rules est inutilisable. Il n’y a pas de préréglage"
            " «\u00a0mastermov\u00a0». Vouliez-vous dire «\u00a0mastermove\u00a0»\u202f?",
        ),
        (
            '[Teams "one"]',
            "l’en-tête Teams est inutilisable. Il nomme deux équipes, celles de L et de R.",
        ),
        (
            f'[R "{"x" * 61}"]',
            "l’en-tête R est inutilisable. Un nom a 60 caractères au plus.",
        ),
    ],
)
def test_a_header_that_cannot_be_used_is_told_in_french_to_the_end(header: str, says: str) -> None:
    with pytest.raises(BadText) as caught:
        records.open_any(ROOMS, f"{header}\n0. L +Gb4\n")
    assert Voice("fr", [VOICE]).fault(caught.value) == f"Ligne 1\u00a0: {says}"


def test_an_option_that_cannot_be_so_names_its_rule() -> None:
    with pytest.raises(BadText) as caught:
        records.open_any(ROOMS, '[Options "ring=zzz"]\n')
    assert caught.value.rule == next(x.rule for x in GAME.choices if x.key == "ring")


def test_a_refused_move_names_its_rule() -> None:
    with pytest.raises(BadText) as caught:
        records.open_any(ROOMS, GOOD.replace("4:j2j6", "4:j2j3"))
    assert caught.value.rule == "SS-053"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "fault-record-empty"),
        ("  \n", "fault-record-empty"),
        ("hello", "fault-record-unknown"),
        ("{}", "fault-tape-format"),
        ("{", "fault-tape-json"),
        ("[" + "x" * 2_000_000, "fault-record-large"),
    ],
)
def test_what_is_no_record_is_said_to_be_none(text: str, id: str) -> None:
    with pytest.raises(Fault) as caught:
        records.open_any(ROOMS, text)
    assert caught.value.said.id == id


def test_a_tape_that_does_not_hold_is_not_written_down() -> None:
    tape = Tape(Header("streetsoccer", GAME.version))
    tape.add(1, 5)
    with pytest.raises(BadTape):
        records.from_tape(ROOM, tape)
    with pytest.raises(BadTape):
        records.from_tape(ROOMS["eleven"], Tape(Header("eleven", 1)))


def test_every_error_of_a_record_has_its_sentence_in_every_language() -> None:
    for lang in LANGUAGES:
        voice = Voice(lang, [VOICE])
        assert [id for id in SAID if not voice.has(f"fault-record-{id}")] == []
