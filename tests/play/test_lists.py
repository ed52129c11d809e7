"""A terminal for any game: Cup Draw, which overrides nothing, played and asked about."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.kit import cupdraw
from tests.kit.cupdraw import CARD, CupDraw, CupView
from touchline.core.contract import State, View
from touchline.core.faults import Fault
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.tape import Header, Tape
from touchline.core.words import Fact, Said, Words
from touchline.play.ai.levels import player
from touchline.play.ai.player import Guesser, Player
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.terminal.lists import ListTerminal
from touchline.play.terminal.pages import listed

KINDS = {
    cupdraw.PICK: "cup-pick", cupdraw.REACT: "cup-react", cupdraw.TRAIN: "cup-train",
}  # fmt: skip
TEXT = """\
cup-pick = Choose two cards.
cup-react = Play a card?
cup-train = Train hard (1) or soft (0)?
cup-answer = answer { $a }
cup-event = event { $kind } of seat { $who }
cup-low = Too low to be played.
cup-over = places are settled
cup-gone = A seat has left.
"""


class CupWords(Words):
    """Numbers for everything, as a game speaks that has no texts of its own."""

    prefix = "cup-"

    def question(self, q: Decision, v: View) -> Said:
        return Said(KINDS[q.kind])

    def option(self, code: int, v: View) -> tuple[list[str], str]:
        return [f"code:{code}"], "cup-answer"

    def facts(self, events: list[Event]) -> list[Fact]:
        return [
            Fact("event", Said("cup-event", {"kind": int(e.kind), "who": int(e.a)}), {})
            for e in events
        ]

    def view(self, v: View) -> dict[str, object]:
        assert isinstance(v, CupView)
        phase, _, *cards = v.row[: 2 + cupdraw.CARDS]
        return {"phase": phase, "table": {"cards": cards, "empty": [], "own": True}}

    def reason(self, code: int) -> tuple[Said, str]:
        return Said("cup-low"), "CUP-1"

    def result(self, r: Result, v: View) -> Said:
        return Said("cup-over")

    def resigned(self, seat: int) -> Fact:
        return Fact("end", Said("cup-gone"), {})

    def notation(self, who: int, code: int, v: View) -> str:
        return f"k{code}"


SPOKEN = Room(game=CupDraw(), home="tests.play.test_lists:SPOKEN", words=CupWords())


class Cup:
    """A match of Cup Draw at the terminal; what was written, and a script to be typed."""

    def __init__(
        self, folder: Path, lang: str = "en", bots: Mapping[int, Player[State]] | None = None
    ) -> None:
        for each in ("en", "fr"):
            (folder / f"text.{each}.ftl").write_text(TEXT, "utf-8")
        game = SPOKEN.game
        tape = Tape(Header(game.name, game.version, seats=("", "")))
        self.m = Match(game, Setup(2), Seeded(3), tape, eager=False)
        self.out: list[str] = []
        self.lines: list[str] = []
        self.terminal = ListTerminal(
            SPOKEN, self.m, Voice(lang, [folder]), [], bots or {}, False, self.ask, self.out.append
        )

    def ask(self, prompt: str) -> str:
        self.out.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def type(self, *lines: str) -> str:
        """Type these lines, then leave; what was written."""
        self.lines = list(lines)
        assert self.terminal.play() == 0
        return "\n".join(self.out)


@pytest.fixture
def cup(tmp_path: Path) -> Cup:
    """Two people at one keyboard. The first line typed says that nobody else looks."""
    return Cup(tmp_path)


def hand(m: Match[cupdraw.Table], seat: int) -> list[int]:
    """The cards of a seat."""
    return m.state.hand(seat)


def test_the_view_is_a_name_a_line_and_answers_are_numbered(cup: Cup) -> None:
    text = cup.type("", "board")
    assert text.startswith("cupdraw. ? shows help.")
    assert "It is the turn of Seat 1." in text
    assert f"\nphase: {cupdraw.PICK}\ntable\n  cards: " in text
    assert "\n  empty: –\n  own: yes\n" in text
    assert text.count("\ntable\n") == 2
    first = cup.m.ask.decisions[0].options[0]
    assert f"   1) answer {first}" in text
    assert text.endswith("\nSeat 1> \n")


@pytest.mark.parametrize("form", ["1", "k{}", "K{}", "answer {}", "Answer  {}"])
def test_an_answer_is_typed_by_number_in_short_or_in_full(cup: Cup, form: str) -> None:
    m = cup.m
    cup.type("")
    code = m.ask.decisions[0].options[0]
    cup.type(form.format(code))
    assert (0, code) in m.tape.answers()


def test_what_is_shut_is_told_with_its_reason(cup: Cup) -> None:
    cup.type("")
    shut = next(n for n in range(cupdraw.CARDS) if n not in hand(cup.m, 0)) + CARD
    text = cup.type("why", f"why k{shut}", f"k{shut}", "why k99", "why 1")
    why = "Too low to be played. Rule CUP-1."
    assert f"\n  k{shut}: {why}" in text
    assert text.count(f"k{shut} is not allowed. {why}") == 2
    assert "“k99” is neither an answer that is open now nor a command." in text
    assert "1 is allowed." in text


def test_moves_help_and_odds_are_answered_in_words(cup: Cup) -> None:
    text = cup.type("", "help", "odds", "moves", "", "zz")
    assert "Type the number before an answer" in text
    assert "No chances are worked out for cupdraw." in text
    assert text.count("   1) answer") == 1 + text.count("Choose two cards.")
    assert "Choose an answer by its number" in text
    assert "“zz” is neither an answer" in text


def test_the_computer_is_asked_for_advice(cup: Cup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.play.terminal.lists.player", lambda *_: Guesser(Rng(1)))
    assert "The computer would do this: k" in cup.type("", "suggest")


def test_where_no_computer_plays_advice_is_refused(
    cup: Cup, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> None:
        raise Fault("Nobody plays this.")

    monkeypatch.setattr("touchline.play.terminal.lists.player", nobody)
    assert "Nobody plays this." in cup.type("", "suggest")


def test_an_answer_that_nobody_has_seen_is_taken_back(cup: Cup) -> None:
    cup.type("")
    code = cup.m.ask.decisions[0].options[0]
    text = cup.type("1", "undo")
    assert "Taken back." in text
    assert cup.m.tape.answers().count((0, code)) == 0
    assert "Nothing to take back" in cup.type("undo")


def test_a_match_is_saved_as_a_tape(
    cup: Cup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = cup.type("", "1", "save", "save cup.tape.json", "save cup.tape.json", "quit")
    assert "Name a file" in text
    assert "Saved in cup.tape.json." in text
    assert "cup.tape.json is there already" in text
    assert json.loads((tmp_path / "cup.tape.json").read_text("utf-8"))["game"] == "cupdraw"


def test_who_resigns_or_quits_is_asked_again(cup: Cup) -> None:
    text = cup.type("", "quit", "quit")
    assert "Type quit again to leave" in text
    assert cup.m.ask.result is None
    text = cup.type("resign", "resign")
    assert "Type resign again if you mean it." in text
    assert "A seat has left." in text
    assert cup.m.ask.result is not None


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_match_against_the_computer(tmp_path: Path, lang: str) -> None:
    bot = player(SPOKEN, 1, 5)
    cup = Cup(tmp_path, lang, {1: bot})
    text = cup.type(*["1"] * 40)
    assert cup.m.ask.result is not None
    assert {"en": "The match is over: places", "fr": "Le match est terminé\u00a0: places"}[
        lang
    ] in text
    assert "event 2 of seat" in text


def test_records_in_lists_stand_further_in() -> None:
    told = listed(
        SPOKEN, Voice("en"), [], {"rows": [{"a": 1}, {"a": None}], "names": ["x", "y"], "n": {}}
    )
    assert told.splitlines() == ["rows 1", "  a: 1", "rows 2", "  a: –", "names: x, y", "n: –"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_view_is_told_in_the_words_that_the_game_has(tmp_path: Path, lang: str) -> None:
    """A name without words of its own is spelled as people write, not as code does."""
    own = {"en": "Cards left", "fr": "Cartes restantes"}[lang]
    (tmp_path / f"text.{lang}.ftl").write_text(f"cup-view-cards-left = {own}\n", "utf-8")
    view = {"cards_left": 3, "at_stake": {"cards_left": 1}, "last_rows": [{"cards_left": 2}]}
    told = listed(SPOKEN, Voice(lang, [tmp_path]), [], view)
    gap = {"en": "", "fr": "\u00a0"}[lang]
    assert told.splitlines() == [
        f"{own}{gap}: 3",
        "at stake",
        f"  {own}{gap}: 1",
        "last rows 1",
        f"  {own}{gap}: 2",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_word_in_a_view_is_told_in_the_words_that_the_game_has(tmp_path: Path, lang: str) -> None:
    own = {"en": "on the left", "fr": "à gauche"}[lang]
    (tmp_path / f"text.{lang}.ftl").write_text(f"cup-view-last-throw-left = {own}\n", "utf-8")
    view = {"last_throw": "Left", "thrown": ["left"], "rows": [{"last_throw": "right"}]}
    told = listed(SPOKEN, Voice(lang, [tmp_path]), [], view)
    gap = {"en": "", "fr": "\u00a0"}[lang]
    assert told.splitlines() == [
        f"last throw{gap}: {own}",
        f"thrown{gap}: left",
        "rows 1",
        f"  last throw{gap}: right",
    ]


def test_the_first_words_name_the_game_as_it_is_called(tmp_path: Path) -> None:
    m = Match(SPOKEN.game, Setup(2, {}, {}), Seeded(1))
    bare = ListTerminal(SPOKEN, m, Voice("en"), [], {})
    assert bare.welcome() == f"{SPOKEN.name}. ? shows help."
    (tmp_path / "text.en.ftl").write_text("cup-name = Cup Draw\n", "utf-8")
    named = ListTerminal(SPOKEN, m, Voice("en", [tmp_path]), [], {})
    assert named.welcome() == "Cup Draw. ? shows help."
