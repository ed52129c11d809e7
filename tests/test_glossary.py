"""One word for one thing: every sentence that players read, held against docs/glossary."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.kit.messages import sentences
from tests.kit.sources import ROOT, SOURCES

LANGUAGES = ("en", "fr")
#: sentences about data and commands, which authors read
AUTHORS = ("fault-", "cli-", "srv-", "term-", "pack-")
FOLDERS = (ROOT / "client" / "src", SOURCES)


def files(lang: str) -> list[Path]:
    """All files of sentences in a language, but for those that a build has put there."""
    found = [f for folder in FOLDERS for f in folder.rglob(f"*.{lang}.ftl")]
    return sorted(f for f in found if SOURCES / "static" not in f.parents)


def game_of(file: Path) -> str:
    """The game whose sentences a file holds; "" for those of all games."""
    parts = file.relative_to(ROOT).parts
    return parts[parts.index("games") + 1] if "games" in parts else ""


def glossary(lang: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((ROOT / "docs" / "glossary" / f"{lang}.toml").read_text("utf-8"))


def barred(lang: str) -> list[tuple[str, str, str]]:
    """What is not said: in which game, the expression, and what is said instead."""
    page = glossary(lang)
    words = [(t.get("game", ""), pattern, t["word"]) for t in page["term"] for pattern in t["not"]]
    return words + [(p.get("game", ""), p["not"], p["say"]) for p in page["phrase"]]


def said(file: Path) -> list[tuple[str, str]]:
    """The sentences of a file that players read, by name."""
    found = sentences(file.read_text("utf-8"))
    return [(id, text) for id, text in found if not id.startswith(AUTHORS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_word(lang: str) -> None:
    rules = [(game, re.compile(p, re.IGNORECASE), say) for game, p, say in barred(lang)]
    wrong = [
        f"{file.relative_to(ROOT)}: {id}: “{text}” Say “{say}”."
        for file in files(lang)
        for id, text in said(file)
        for game, pattern, say in rules
        if game in ("", game_of(file)) and pattern.search(text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_glossary_are_said(lang: str) -> None:
    """A word that nobody says any more has no place there."""
    everything = {
        game: " ".join(text for file in files(lang) if game in ("", game_of(file))
                       for _, text in said(file)).lower()
        for game in {t.get("game", "") for t in glossary(lang)["term"]}
    }  # fmt: skip
    for term in glossary(lang)["term"]:
        for word in term["word"].lower().split(", "):
            assert word in everything[term.get("game", "")], word


def test_a_word_that_is_barred_is_found() -> None:
    """The expressions find what they are there for."""
    tried = {
        "en": ["Open the archive", "For one effort: +1", "Harbour Lights are to act."],
        "fr": ["Le ralenti", "Deux fans", "contre un effort", "À Elm d’agir."],
    }
    for lang, texts in tried.items():
        for text in texts:
            assert any(re.search(p, text, re.IGNORECASE) for _, p, _ in barred(lang)), text


@pytest.mark.parametrize("file", files("fr"), ids=lambda f: "/".join(f.parts[-3:]))
def test_french_is_set_as_french_is(file: Path) -> None:
    """Narrow spaces before ; ! ? and inside « », one before a colon, curly apostrophes."""
    wrong = [
        f"{id}: {text}"
        for id, text in sentences(file.read_text("utf-8"))
        if not id.startswith(("cli-", "term-"))
        and (
            re.search(r"[^\s!?…«][;!?](\s|$)", text)
            or re.search(r"[ \u00a0][;!?](\s|$)", text)
            or re.search(r"[^\u00a0:]:(\s|$)", text)
            or re.search(r"«[^\u00a0\u202f]|[^\u00a0\u202f]»", text)
            or "'" in text
        )
    ]
    assert not wrong, "\n".join(wrong)
