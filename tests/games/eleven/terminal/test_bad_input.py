"""Whatever is answered, typed or filed wrongly is refused with a sentence, and changes nothing."""

from __future__ import annotations

import contextlib
import tomllib
from pathlib import Path

import pytest

from touchline.core.choices import settle
from touchline.core.faults import BadPack, Fault, Refused
from touchline.core.rng import Rng
from touchline.core.tables import Row
from touchline.core.tape import RESIGN, Tape, read
from touchline.games.eleven.cards.content import votes
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.voice.words import REASONS, ElevenWords
from touchline.play import library, rulebook
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.setups import setup
from touchline.play.speech import LANGUAGES, Voice
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS

WORDS = ElevenWords()
GOLDEN = Path(__file__).parents[1] / "golden"
WRONG = 12  # answers tried at a question
EACH = 60  # questions between two that are looked at


def begun(seats: int, seed: int, given: dict[str, str] | None = None) -> Match[Table]:
    settled = settle(GAME.choices, GAME.presets, given or {})
    return Match(GAME, setup(ROOM, seats, settled), Seeded(seed))


def keys(m: Match[Table]) -> list[tuple[int, ...]]:
    return [GAME.view(m.state, eye).key() for eye in range(m.state.seats + 1)]


def refused(m: Match[Table], seat: int, *codes: int) -> str:
    """The sentence of a refusal; nothing has changed."""
    before, entries = keys(m), list(m.tape.entries)
    with pytest.raises(Refused) as told:
        m.answer(seat, *codes)
    assert keys(m) == before
    assert m.tape.entries == entries
    return str(told.value)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2)])
def test_wrong_answers_are_refused_all_season_long(seats: int, seed: int) -> None:
    m, rng = begun(seats, seed), Rng(seed)
    met: set[int] = set()
    for n in range(100_000):
        if m.ask.result is not None:
            break
        q = m.ask.decisions[rng.below(len(m.ask.decisions))]
        if n % EACH == 0:
            full = m.curious(q.seat)
            assert full is not None
            assert not set(full.shut) & set(q.options)
            met |= set(full.shut.values())
            shut = list(full.shut)
            tries = [-7, -1, GAME.answers, 10**12, *shut[:: max(1, len(shut) // WRONG)]]
            tries += [int(rng.below(GAME.answers)) for _ in range(WRONG)]
            for code in tries:
                if code not in q.options:
                    said = refused(m, q.seat, code)
                    assert str(code) in said
                    assert str(q.options[0]) in said
            others = [seat for seat in range(seats + 2) if m.ask.of(seat) is None]
            for seat in others[:1]:
                assert "not your turn" in refused(m, seat, q.options[0])
            # a run is taken whole or not at all
            refused(m, q.seat, q.options[0], GAME.answers + 1)
            refused(m, q.seat)
        m.answer(q.seat, q.options[rng.below(len(q.options))])
    assert m.ask.result is not None
    assert "over" in refused(m, 0, c.PASS)
    assert len(met) > 3
    assert met <= {int(reason) for reason in REASONS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_one_sentence_with_a_rule(lang: str) -> None:
    say = Voice(lang, library.texts(ROOMS["eleven"]))
    rules = rulebook.load(ROOM, lang)
    for reason in REASONS:
        said, rule = WORDS.reason(int(reason))
        text = say.said(said)
        assert text.endswith(".")
        assert text.count(". ") == 0, text
        assert rule in rules.ids()


# -- tapes ----------------------------------------------------------------------------------------


def spoilt(tape: Tape, rng: Rng) -> Tape:
    """A tape with one entry changed, left out, doubled or put elsewhere."""
    bad = Tape(tape.header)
    entries = list(tape.entries)
    at, how = int(rng.below(len(entries))), int(rng.below(5))
    who, code = entries[at]
    if how == 0:
        entries[at] = (who, int(rng.below(GAME.answers)))
    elif how == 1:
        entries[at] = (int(rng.below(6)) - 1, code)
    elif how == 2:
        del entries[at]
    elif how == 3:
        entries.insert(at, entries[int(rng.below(len(entries)))])
    else:
        entries[at] = (who, int((-5, -1, 10**12, -(10**9), RESIGN)[rng.below(5)]))
    bad.entries = entries
    return bad


@pytest.mark.parametrize("seed", range(5))
def test_a_spoilt_tape_is_refused_or_played(seed: int) -> None:
    """Never an error of another kind."""
    tape = read((GOLDEN / "alone.tape.json").read_text("utf-8"))
    rng = Rng(seed)
    for _ in range(2):
        bad = spoilt(tape, rng)
        with contextlib.suppress(Fault):
            GAME.view(match_from(ROOM, bad, Silent(), eager=False).state, 0)


def test_options_that_do_not_exist_or_fit() -> None:
    """EL-390, EL-392; what would be right is said."""
    for given, word in (
        ({"division": "4"}, "3"),
        ({"scenarios": "none"}, "scenario"),
        ({"fees_staff": "triple"}, "double"),
        ({"scenario": "promotion_push", "division": "1"}, "2"),
    ):
        with pytest.raises(Fault) as told:
            begun(1, 1, given)
        assert word in str(told.value)
    with pytest.raises(Fault, match="alone"):
        begun(2, 1, {"scenario": "first_steps"})


def test_a_pack_that_cannot_be_read_names_the_place() -> None:
    """§5.6: file, card, field, remedy."""
    row = Row("director.toml, card 3", tomllib.loads('faces = "YYB"'))
    with pytest.raises(BadPack, match=r"director\.toml, card 3: faces .* six letters"):
        votes(row)
