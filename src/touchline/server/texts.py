"""The server's own sentences, read from the same files that the browser reads."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from touchline.core.faults import Fault
from touchline.core.words import Said as Sentence
from touchline.play import speech
from touchline.play.messages import Messages

from . import wire

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")
LONG_WORD = re.compile(r"'([^']{25,})'")
LONGEST = 600  # characters of what a refusal quotes; Fluent fills in no more than 1,000


@cache
def _messages(lang: str) -> Messages:
    found = Messages(lang)
    found.read(HERE / f"text.{lang}.ftl")
    return found


def sentence(id: str, args: Mapping[str, str | int], lang: str = "en") -> str:
    """One of the server's own messages in a language. Raises KeyError for an unknown id."""
    messages = _messages(lang)
    message = messages.find(id)
    if message is None or message.value is None:
        raise KeyError(id)
    filled = {key: speech.countable(arg) for key, arg in args.items()}
    text, faults = messages.format(message.value, filled)
    if faults:
        raise KeyError(f"{id}: {faults[0]}")
    return text


def known(lang: str) -> str:
    """This language if Touchline speaks it, else English."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


class Trouble(Exception):
    """A request that is not taken: a status as in HTTP, and the sentence a person may read.

    Nothing has changed when it is raised.
    """

    def __init__(self, status: int, id: str, rule: str = "", **args: str | int) -> None:
        args = quoted(args)
        super().__init__(sentence(id, args))
        self.status = status
        self.said = wire.Said(id, args)
        self.rule = rule

    @classmethod
    def of(cls, fault: Fault, status: int = 422) -> Trouble:
        """The same fault for the wire; one without a message id is told in its English text."""
        trouble = cls(status, "srv-fault", fault.rule, text=str(fault))
        if fault.said.id:
            trouble.said = wire.Said(fault.said.id, quoted(fault.said.args))
        return trouble

    def problem(self) -> wire.Problem:
        """As a body of an HTTP answer."""
        return wire.Problem(self.status, self.said, str(self), self.rule)

    def refusal(self, id: str) -> wire.Refusal:
        """As an answer to the request `id` on a socket."""
        return wire.Refusal(id, self.status, self.said, str(self), self.rule)


def quoted(args: Mapping[str, str | int]) -> dict[str, str | int]:
    """What a refusal quotes, of long words only the beginning: whoever errs may err at length."""
    return {
        key: f"{value[: LONGEST - 1]}…"
        if isinstance(value, str) and len(value) > LONGEST
        else value
        for key, value in args.items()
    }


def parser_said(e: Exception) -> str:
    """What a parser says of a message, without long words of it: one may be somebody's secret."""
    return LONG_WORD.sub(lambda m: f"'{m[1][:8]}…'", str(e))


def said(s: Sentence) -> wire.Said:
    """A sentence for the wire."""
    return wire.Said(s.id, dict(s.args))
