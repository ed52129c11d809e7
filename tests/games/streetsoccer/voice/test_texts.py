"""StreetSoccer in words: every sentence in both languages, and matches told from end to end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.kit.messages import catalogue, messages
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Event, Log
from touchline.core.pending import Result
from touchline.core.setup import Setup
from touchline.core.words import Said
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice import words as room
from touchline.play.speech import Voice

TEXTS = files("touchline") / "games" / "streetsoccer" / "voice"
LANGS = ("en", "fr")
WORDS = room.StreetSoccerWords()


def source(lang: str) -> str:
    return (TEXTS / f"text.{lang}.ftl").read_text("utf-8")


CATALOGUE = catalogue(source("en"))


@pytest.fixture(scope="module", params=LANGS)
def bundle(request: pytest.FixtureRequest) -> FluentBundle:
    lang: str = request.param
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(lang)))
    return made


def say(bundle: FluentBundle, name: str, args: dict[str, str | int]) -> str:
    """A message, or one of its attributes, in words; fails on any fault in it."""
    id, _, attribute = name.partition(".")
    message = bundle.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, name
    text, faults = bundle.format_pattern(pattern, args)
    assert not faults, (name, faults)
    return str(text)


def slug(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "-", word.lower())


# -- both languages -----------------------------------------------------------------------------


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    assert catalogue(source("fr")) == CATALOGUE


@pytest.mark.parametrize("number", [0, 1, 2, 7])
def test_every_message_can_be_said(bundle: FluentBundle, number: int) -> None:
    whole = {"steps", "die", "left", "passes", "minute", "home", "away", "high", "low", "number"}
    choices: dict[str, str] = {"keeper": "yes", "a": "keeper"}
    for name, used in CATALOGUE.items():
        if name.startswith(
            "fault-"
        ):  # told one by one, with what they are told of, by the tests of
            continue  # positions and of records
        args: dict[str, str | int] = {
            v: number if v in whole else choices.get(v, "Xy") for v in used
        }
        text = say(bundle, name, args)
        assert text.strip() == text, name
        assert text, name
        assert "{" not in text, name
        for plain in used - {"keeper", "left", "die", "steps", "passes"}:
            if not (plain == "a" and name == "ss-place"):
                assert str(args[plain]) in text, (name, plain)


def test_numbers_take_the_right_form() -> None:
    made = {lang: FluentBundle([lang], use_isolating=False) for lang in LANGS}
    for lang in LANGS:
        made[lang].add_resource(FluentResource(source(lang)))
    assert say(made["en"], "ss-ask-move", {"die": 1}) == "Choose who walks 1 step"
    assert say(made["en"], "ss-ask-move", {"die": 4}) == "Choose who walks 4 steps"
    assert say(made["fr"], "ss-ask-move", {"die": 1}) == "Choisissez qui se déplace d’une case"
    assert say(made["fr"], "ss-fact-minute", {"minute": 1}) == "1re minute."
    assert say(made["fr"], "ss-fact-minute", {"minute": 12}) == "12e minute."


#: show what has to be typed: a header in quotes, a line of a record with its colons
AS_TYPED = ("fault-record-header", "fault-record-line", "fault-record-no-dice")


def test_typography() -> None:
    for lang in LANGS:
        for message in messages(source(lang)):
            if message.id.name in AS_TYPED:
                continue
            for pattern in [message.value, *[a.value for a in message.attributes]]:
                for text in texts(pattern):
                    assert "'" not in text, (lang, message.id.name)
                    assert '"' not in text, (lang, message.id.name)
                    if lang == "en":
                        assert "!" not in text or "goal" in text.lower(), message.id.name
                        continue
                    for at, sign in enumerate(text):
                        if sign in ";!?" and at:
                            assert text[at - 1] == "\u202f", (message.id.name, text)
                        if sign == ":" and at:
                            assert text[at - 1] == "\u00a0", (message.id.name, text)


def texts(node: ast.BaseNode | None) -> Iterator[str]:
    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802
            self.found.append(element.value)

    reader = Texts()
    if node is not None:
        reader.visit(node)
    yield from reader.found


# -- what the rules need words for ----------------------------------------------------------------


def test_every_option_value_and_preset_is_explained() -> None:
    for choice in GAME.choices:
        key = f"ss-opt-{slug(choice.key)}"
        assert {f"{key}.label", f"{key}.help"} <= set(CATALOGUE), key
        for value in choice.values:
            word = f"{key}-{slug(value)}"
            assert {word, f"{word}.help"} <= set(CATALOGUE), word
    for preset in GAME.presets:
        key = f"ss-preset-{slug(preset.key)}"
        assert {f"{key}.label", f"{key}.help"} <= set(CATALOGUE), key
        assert (f"{key}.unverified" in CATALOGUE) == bool(preset.unverified), key


def test_no_option_or_preset_is_explained_that_the_rules_do_not_have() -> None:
    options = {
        f"ss-opt-{slug(choice.key)}{tail}"
        for choice in GAME.choices
        for tail in ("", *(f"-{slug(v)}" for v in choice.values))
    }
    presets = {f"ss-preset-{slug(p.key)}" for p in GAME.presets}
    named = {name.split(".")[0] for name in CATALOGUE}
    assert {n for n in named if n.startswith("ss-opt-")} == options
    assert {n for n in named if n.startswith("ss-preset-")} == presets


def test_every_reason_result_and_phase_has_words_and_none_is_left_over() -> None:
    expected = {
        "ss-why-": {f"ss-why-{word}" for word, _ in room.REASONS.values()},
        "ss-end-": set(room.ENDS.values()),
        "ss-phase-": {f"ss-phase-{slug(phase)}" for phase in room.PHASES},
    }
    for prefix, ids in expected.items():
        assert {name for name in CATALOGUE if name.startswith(prefix)} == ids


def test_reasons_are_one_sentence_without_a_rule_number(bundle: FluentBundle) -> None:
    for name in CATALOGUE:
        if name.startswith("ss-why-"):
            text = say(bundle, name, {})
            assert text.endswith("."), name
            assert text.count(".") == 1, name
            assert "SS-" not in text, name


@pytest.mark.parametrize(
    ("reason", "score", "points", "english", "french"),
    [
        (c.REGULAR, "1-3", (0, 2), "R win 3–1 after", "R gagne 3–1 après"),
        (c.REGULAR, "3-1", (2, 0), "L win 3–1 after", "L gagne 3–1 après"),
        (
            c.GOLDEN,
            "0-1",
            (0, 2),
            "R win by the golden goal, 1–0.",
            "R gagne sur le but en or, 1–0.",
        ),
        (c.LAST_GOAL, "2-2", (0, 2), "Level at 2–2 after extra time: R win", "2–2 après les"),
        (c.DRAWN, "2-2", (1, 1), "level, 2–2: a draw", "égalité, 2–2"),
    ],
)
def test_who_won_is_named_with_its_own_goals_first(
    reason: int, score: str, points: tuple[int, int], english: str, french: str
) -> None:
    rows = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12"
    s = GAME.read(f"{rows} e4 L t - 25a {score} L L", Setup(2, settle(GAME.choices, (), {})))
    said = WORDS.result(Result(list(points), reason), GAME.view(s, 0))
    for lang, words in (("en", english), ("fr", french)):
        assert words in Voice(lang, [Path(str(TEXTS))]).said(said)


# -- the story of real matches ------------------------------------------------------------------


def answers(t: Table, rng: Random) -> int:
    """A player who scores when it can, kicks when it can, and else walks anywhere."""
    out = Codes()
    GAME.options(t, 0 if GAME.due(t) == 1 else 1, out)
    codes = out.listed()
    if t.phase in (c.MOVE, c.RESTART):
        goals = [code for code in codes if code and code % c.BASE == c.GOAL]
        kicks = [code for code in codes if code % c.BASE != t.ball]
        codes = goals or kicks or codes
    return rng.choice(codes)


def played(seed: int, options: dict[str, str]) -> Iterator[tuple[Table, Said]]:
    """Everything said in one match: questions, chances, the story, the result."""
    rng = Random(seed)
    t = GAME.new(Setup(options=settle(GAME.choices, GAME.presets, options)))
    while GAME.due(t) != OVER:
        log = Log()
        view = GAME.view(t, 0)
        if GAME.due(t) == FATE:
            odds = Odds()
            GAME.luck(t, odds)
            yield t, WORDS.chance(int(odds.kind), view)
            outcomes = [int(odds.outcomes[i]) for i in range(odds.count)]
            GAME.step(t, FATE, rng.choice(outcomes), log)
        else:
            seat = 0 if GAME.due(t) == 1 else 1
            (asked,) = GAME.asking(t, False).decisions
            yield t, WORDS.question(asked, view)
            GAME.step(t, seat, answers(t, rng), log)
        for fact in WORDS.facts(seen(log.events)):
            if fact.said:
                yield t, fact.said
    yield t, WORDS.result(GAME.result(t), GAME.view(t, 0))


def seen(events: list[Event]) -> list[Event]:
    return [event.seen_by(0) for event in events]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"placement_order": "fixed2+3", "kickoff_side": "first_placer"},
        {"kickoff_length": "die_plus_one", "extra_time": "none", "tiebreak": "draw"},
    ],
    ids=["boardgame", "first-placer", "die-plus-one"],
)
def test_a_match_is_told_with_messages_that_exist_and_all_their_arguments(
    bundle: FluentBundle, options: dict[str, str]
) -> None:
    told: set[str] = set()
    for seed in range(6):
        for _, said in played(seed, options):
            assert said.id in CATALOGUE, said.id
            assert CATALOGUE[said.id] <= set(said.args), said
            say(bundle, said.id, dict(said.args))
            told.add(said.id)
    assert {"ss-fact-goal", "ss-fact-push", "ss-fact-keeper", "ss-fact-restart-roll"} <= told
