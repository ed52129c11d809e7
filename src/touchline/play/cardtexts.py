"""What a pack says of its cards in its own files, cards.LANG.ftl."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from . import reading

FALLBACK: Final = "en"


class Sayings:
    """Messages of one pack in one language, such as biographies and names of cards.

    What the language lacks is said in English, and what English lacks is not said.
    """

    def __init__(self, folder: Path, lang: str) -> None:
        self._bundles: list[FluentBundle] = []
        for each in dict.fromkeys((lang, FALLBACK)):
            file = folder / f"cards.{each}.ftl"
            if file.exists():
                bundle = FluentBundle([each], use_isolating=False)
                bundle.add_resource(FluentResource(reading.text(file)))
                self._bundles.append(bundle)

    def say(self, id: str) -> str:
        """A message, "" where nobody wrote one."""
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern)[0])
        return ""
