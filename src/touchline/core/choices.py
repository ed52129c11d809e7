"""The options of a game's rules: words outside, small numbers inside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from .faults import BadOption


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: its key, the words it may take (the first is the default), and its rule."""

    key: str
    values: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of options; `unverified` are the keys whose values nobody could confirm."""

    key: str
    options: Mapping[str, str]
    unverified: tuple[str, ...] = ()


def near(word: str, known: list[str]) -> str:
    """The tail of an error: the likely word, or all of them."""
    found = get_close_matches(word, known, 1)
    return f"Did you mean {found[0]!r}?" if found else f"Known: {', '.join(known)}."


def settle(
    choices: tuple[Choice, ...],
    presets: tuple[Preset, ...],
    given: Mapping[str, str],
    preset: str = "",
) -> dict[str, int]:
    """Every option as the position of its word: defaults, then the preset, then what is given.

    Raises BadOption for a preset, key or word that the game does not have.
    """
    words = {c.key: c.values[0] for c in choices}
    if preset:
        named = {p.key: p for p in presets}
        if preset not in named:
            hint = near(preset, list(named))
            raise BadOption(
                f"There is no preset {preset!r}. {hint}", "fault-preset", word=preset, hint=hint
            )
        words.update(named[preset].options)
    for key, word in given.items():
        if key not in words:
            hint = near(key, list(words))
            raise BadOption(
                f"There is no option {key!r}. {hint}", "fault-option", word=key, hint=hint
            )
        words[key] = word
    settled: dict[str, int] = {}
    for c in choices:
        word = words[c.key]
        if word not in c.values:
            hint = near(word, list(c.values))
            raise BadOption(
                f"Option {c.key} cannot be {word!r}. {hint}",
                "fault-option-value",
                c.rule,
                key=c.key,
                word=word,
                hint=hint,
            )
        settled[c.key] = c.values.index(word)
    return settled


def spell(choices: tuple[Choice, ...], settled: Mapping[str, int]) -> dict[str, str]:
    """The options in words again, only those that differ from the default."""
    return {c.key: c.values[settled[c.key]] for c in choices if settled.get(c.key, 0)}
