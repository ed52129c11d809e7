"""FootClub's sentences: complete and alike in both languages, well set, and every one in use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from tests.kit import messages
from touchline.games.footclub.cards.content import POSITIONS, PROFILES, STRENGTHS, TYPES
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.voice import facts, viewing, words
from touchline.games.footclub.voice.notation import GROUPS
from touchline.play import rulebook
from touchline.play.speech import Voice

TEXTS = files("touchline") / "games" / "footclub" / "voice"
LANGS = ("en", "fr")


def catalogue(lang: str) -> dict[str, set[str]]:
    return messages.catalogue((TEXTS / f"text.{lang}.ftl").read_text("utf-8"))


ENGLISH = catalogue("en")


def slug(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "-", word.lower())


def expected() -> Iterator[str]:
    """Every id that the room, the set-up screen and the terminal can name."""
    yield from ("fc-name", "fc-name.line", "fc-side-0", "fc-side-1", "fc-seat-0", "fc-seat-1")
    yield from (f"fc-level-{level}" for level in ROOM.mind.levels)
    for line in POSITIONS:
        yield from (f"fc-line-{line.lower()}{part}" for part in ("", ".one", ".short"))
    yield from ("fc-role-coach", "fc-role-keeper", "fc-role-keeper.short")
    yield from (f"fc-profile-{p}" for p in PROFILES)
    yield from (f"fc-strength-{slug(s)}" for s in STRENGTHS)
    for kind in TYPES:
        yield from (f"fc-kind-{slug(kind)}", f"fc-card-{slug(kind)}")
    yield from (f"fc-colour-{n}" for n in range(1, 7))
    yield from (f"fc-kop-{kop}" for kop in facts.KOPS)
    yield from (f"fc-phase-{slug(p)}" for p in viewing.PHASES)
    yield from (f"fc-ask-{word}" for word in words.ASKS.values())
    for word in ("shape", "slot", "tactics", "done", "done-change", "change", "change-more", "out"):
        yield f"fc-ask-{word}"
    for word in ("possession", "possession-poussin", "bonus-attack", "bonus-defence", "discard"):
        yield f"fc-ask-{word}"
    yield from ("fc-ask-recruit", "fc-ask-kicker")
    yield from (f"fc-chance-{word}" for word in words.CHANCES)
    yield from (f"fc-do-{word}" for word in [*words.PASSES.values(), *words.SIMPLE_DO.values()])
    yield from (f"fc-do-{word}" for _, _, _, word in GROUPS)
    for word in ("star", "pair", "home", "kop", "player", "card", "shape", "push", "swap"):
        yield f"fc-do-{word}"
    yield from ("fc-do-no-change", "fc-do-no-more")
    yield from (f"fc-fact-{slug(word)}" for word in facts.PLAIN)
    yield from ("fc-fact-draft-begins-again", "fc-fact-substituted-vacancy", "fc-fact-resigned")
    yield from ("fc-fact-rolled-changed", "fc-fact-shifted-apart")
    yield from (f"fc-end-{word}" for word in words.ENDS.values())
    yield from (f"fc-why-{word}" for word, _ in words.REASONS.values())
    for choice in GAME.choices:
        yield from (f"fc-opt-{slug(choice.key)}{part}" for part in (".label", ".help"))
        for value in choice.values:
            yield from (f"fc-opt-{slug(choice.key)}-{slug(value)}{p}" for p in ("", ".help"))
    for preset in GAME.presets:
        yield from (f"fc-preset-{preset.key}{part}" for part in (".label", ".help"))
    for word in ("title", "goal", "shots", "expected", "possession", "presses", "tackles"):
        yield f"fc-report-{word}"
    yield from (
        f"fc-report-{word}" for word in ("supports", "fans", "substitutions", "cards", "luck")
    )
    yield from ("fc-standing", "fc-standing-turn")
    yield from (f"fault-line-up-{word}" for word in ("lines", "twice", "whose"))
    yield from (f"fault-push-{word}" for word in ("cap", "less"))


def test_both_languages_say_the_same_things_with_the_same_arguments() -> None:
    french = catalogue("fr")
    assert set(french) == set(ENGLISH)
    for name, used in ENGLISH.items():
        # a count that English spells out French may write as a number
        assert french[name] - {"count"} == used - {"count"}, name


def test_every_sentence_that_can_be_asked_for_is_there_and_no_other() -> None:
    named = set(expected())
    assert named - set(ENGLISH) == set()
    assert set(ENGLISH) - named == set()


def test_every_reason_names_a_rule_of_the_book_and_has_its_number() -> None:
    book = rulebook.load(ROOM).ids()
    numbers = {int(value) for name, value in vars(c).items() if name in WHY_NAMES}
    assert numbers == {int(code) for code in words.REASONS}
    for _, rule in words.REASONS.values():
        assert rule in book, rule


WHY_NAMES = [name for name in vars(c) if name.isupper()]
WHY_NAMES = WHY_NAMES[WHY_NAMES.index("NEED_THREE") : WHY_NAMES.index("DEFENDS_ONLY") + 1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(lang: str, number: int) -> None:
    voice = Voice(lang, [TEXTS])  # type: ignore[list-item]
    whole = {"number", "players", "left", "subs", "count", "turn", "leg", "colour", "face"}
    whole |= {"first", "second", "total", "home", "away", "high", "low"}
    for name, used in ENGLISH.items():
        id, _, part = name.partition(".")
        args: dict[str, str | int] = {v: number if v in whole else "Xy" for v in used}
        text = voice.part(id, part, **args) if part else voice.say(id, **args)
        assert text.strip() == text, name
        assert text, name
        assert "{" not in text, name


def test_french_is_set_as_french_is() -> None:
    text = (TEXTS / "text.fr.ftl").read_text("utf-8")
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        said = re.sub(r"\{[^}]*\}", "x", re.sub(r"^\s*(\*?\[[\w-]+\]|[.\w-]+ =)", "", line))
        assert not re.search(r"(?<!\u202f)[;!?]", said), line
        assert not re.search(r"(?<!\u00a0):(\s|$)", said), line
        assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»|[“”\"']", said), line


def test_english_uses_curly_quotes_and_real_dashes() -> None:
    text = (TEXTS / "text.en.ftl").read_text("utf-8")
    body = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in body if "'" in line or " - " in line or "--" in line] == []


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_agrees_with_the_gender_of_a_player(lang: str) -> None:
    """Players are women and men: no sentence about one says he, she, his, her, or il, elle."""
    text = (TEXTS / f"text.{lang}.ftl").read_text("utf-8")
    told = [x for x in text.splitlines() if x.startswith(("fc-fact", "fc-why", "fc-ask", "    "))]
    about = [x for x in told if "$name" in x or "joueur" in x or "player" in x]
    pattern = r"\b(he|she|his|her|him)\b" if lang == "en" else r"\b(elle|celui|celle)\b|\(e\)"
    assert [line for line in about if re.search(pattern, line)] == []
