"""Sentences of Worldwide Football: complete and alike in both languages, well set, all in use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tests.kit import messages
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.voice import facts, words
from touchline.play import rulebook
from touchline.play.speech import Voice

TEXTS = files("touchline") / "games" / "worldwide" / "voice"
LANGS = ("en", "fr")
#: what is said of a card by its row; see test_content
CARDS = ("wf-fx-", "wf-fact-")


def source(lang: str) -> str:
    return (TEXTS / f"text.{lang}.ftl").read_text("utf-8")


def catalogue(lang: str) -> dict[str, set[str]]:
    found = messages.catalogue(source(lang))
    return {id: used for id, used in found.items() if not id.startswith(CARDS)}


ENGLISH = catalogue("en")


def slug(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "-", word.lower())


ASKED = (
    "abilities", "abilities-again", "change", "change-half", "give-back", "give-back-free",
    "search", "search-both", "take-back", "shoot", "keep", "attack", "attack-received",
    "attack-free-kick", "attack-corner", "simulation", "after", "after-foul", "reroll", "counter",
    "keeper", "boost", "defence", "defence-mate", "defence-shut", "stoppage",
)  # fmt: skip
#: events that are gathered, or told by another one
GATHERED = {"card_drawn", "person_drawn", "dropped_person", "needed", "attack_over"}
REPORT = (
    "title", "goal", "attacks", "points", "shots", "expected", "corners", "free-kicks", "given",
    "passed", "defended", "traps", "stars", "people", "substitutions", "fouls", "cards", "luck",
)  # fmt: skip


def expected() -> Iterator[str]:
    """Every id that the room, the set-up screen and the terminal can name."""
    yield from ("wf-name", "wf-name.line", "wf-side-0", "wf-side-1", "wf-standing")
    yield from (f"wf-seat-{seat}" for seat in range(4))
    yield from (f"wf-level-{level}" for level in range(1, 7))
    yield from (f"wf-phase-{slug(p)}" for p in c.PHASE_NAMES)
    yield from (f"wf-ask-{word}" for word in words.ASKS.values())
    yield from (f"wf-ask-{word}" for word in words.COUNTED.values())
    yield from (f"wf-ask-{word}" for word in words.CAUSED.values())
    yield from (f"wf-ask-{word}" for word in ASKED)
    yield from (f"wf-chance-{word}" for word in (*words.CHANCES, "pile", "lot"))
    yield from (f"wf-do-{word}" for word in [*words.PASSES.values(), *words.SIMPLE_DO.values()])
    yield from (f"wf-do-{word}" for _, word in words.GROUPS)
    yield from (f"wf-do-{word}" for word in (*words.PLAYS, "play-with-three", "no", "no-ground"))
    yield from (f"wf-story-{slug(word)}" for word in facts.PLAIN if word not in GATHERED)
    for word in ("drawn", "attack-begins-ahead", "star-ahead", "rolled-added", "fetched-hidden"):
        yield f"wf-story-{word}"
    yield from ("wf-story-gave-back-bare", "wf-story-resigned")
    yield from (f"wf-end-{word}" for word in words.ENDS.values())
    yield from (f"wf-why-{word}" for word, _ in words.REASONS.values())
    for choice in GAME.choices:
        yield from (f"wf-opt-{slug(choice.key)}{part}" for part in (".label", ".help"))
        for value in choice.values:
            yield from (f"wf-opt-{slug(choice.key)}-{slug(value)}{p}" for p in ("", ".help"))
    for preset in GAME.presets:
        yield from (f"wf-preset-{preset.key}{part}" for part in (".label", ".help"))
    yield from (f"wf-report-{word}" for word in REPORT)


def between(first: str, last: str) -> list[str]:
    """Names of codes.py from one to another, as they stand there."""
    names = [name for name in vars(c) if name.isupper()]
    return names[names.index(first) : names.index(last) + 1]


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    french = catalogue("fr")
    assert set(french) == set(ENGLISH)
    for name, used in ENGLISH.items():
        assert french[name] == used, name


def test_every_sentence_that_can_be_asked_for_is_there_and_no_other() -> None:
    named = set(expected())
    assert named - set(ENGLISH) == set()
    assert set(ENGLISH) - named == set()


def test_every_phase_and_every_event_has_its_name() -> None:
    phases = between("TEAM_CHOICE", "LOT")
    assert [name.lower() for name in phases] == list(c.PHASE_NAMES)
    assert [int(getattr(c, name)) for name in phases] == list(range(len(phases)))
    events = between("TEAM_TAKEN", "SUM_IS")
    assert [name.lower() for name in events] == list(facts.PLAIN)
    assert [int(getattr(c, name)) for name in events] == list(range(len(events)))


def test_every_reason_names_a_rule_of_the_book_and_has_its_number() -> None:
    book = rulebook.load(ROOM).ids()
    why = between("NEEDS_PA", "STAR_NOT_NOW")
    assert [int(getattr(c, name)) for name in why] == [int(code) for code in words.REASONS]
    assert [slug(name) for name in why] == [word for word, _ in words.REASONS.values()]
    for _, rule in words.REASONS.values():
        assert rule in book, rule


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(lang: str, number: int) -> None:
    voice = Voice(lang, [TEXTS])  # type: ignore[list-item]
    whole = {"pa", "left", "count", "half", "stars", "which", "home", "away", "high", "low", "need"}
    whole |= {"natural", "added", "total", "die", "quality", "result", "shooter", "keeper"}
    for name, used in ENGLISH.items():
        id, _, part = name.partition(".")
        args: dict[str, str | int] = {v: number if v in whole else "Xy" for v in used}
        text = voice.part(id, part, **args) if part else voice.say(id, **args)
        assert text.strip() == text, name
        assert text, name
        assert "{" not in text, name


def test_french_is_set_as_french_is() -> None:
    for line in source("fr").splitlines():
        if line.startswith("#"):
            continue
        said = re.sub(r"\{[^}]*\}", "x", re.sub(r"^\s*(\*?\[[\w-]+\]|[.\w-]+ =)", "", line))
        assert not re.search(r"(?<!\u202f)[;!?]", said), line
        assert not re.search(r"(?<!\u00a0):(\s|$)", said), line
        assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»|[“”\"']", re.sub(r'\{" *"\}', "", said)), (
            line
        )


def test_english_uses_curly_quotes_and_real_dashes() -> None:
    body = [line for line in source("en").splitlines() if not line.startswith("#")]
    assert [line for line in body if "'" in line or " - " in line or "--" in line] == []


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_agrees_with_the_gender_of_a_player(lang: str) -> None:
    """Footballers are women and men: no sentence about one says he, she, his, her, or il, elle."""
    told = [x for x in source(lang).splitlines() if x.startswith(("wf-story", "wf-ask", "    "))]
    about = [x for x in told if "$name" in x]
    pattern = r"\b(he|she|his|her|him)\b" if lang == "en" else r"\b(il|elle|celui|celle)\b|\(e\)"
    assert len(about) > 5
    assert [line for line in about if re.search(pattern, line)] == []
