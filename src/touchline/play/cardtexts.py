"""What a pack says of its cards in its own files, cards.LANG.ftl."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .messages import Messages

FALLBACK: Final = "en"


class Sayings:
    """Messages of one pack in one language, such as biographies and names of cards.

    What the language lacks is said in English, and what English lacks is not said.
    """

    def __init__(self, folder: Path, lang: str) -> None:
        self._messages: list[Messages] = []
        for each in dict.fromkeys((lang, FALLBACK)):
            file = folder / f"cards.{each}.ftl"
            if file.exists():
                messages = Messages(each)
                messages.read(file)
                self._messages.append(messages)

    def say(self, id: str) -> str:
        """A message, "" where nobody wrote one."""
        for messages in self._messages:
            message = messages.find(id)
            if message is not None and message.value is not None:
                return messages.format(message.value, {})[0]
        return ""
