"""The words a portrait is drawn from, and looks for those who have none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: every feature with its words; docs/reference/drawing.md shows them
LOOKS: Final[Mapping[str, list[str]]] = {
    "skin": ["pale", "fair", "olive", "tan", "brown", "dark"],
    "hair": [
        "bald",
        "crop",
        "short",
        "side",
        "quiff",
        "waves",
        "curls",
        "afro",
        "bob",
        "fringe",
        "long",
        "ponytail",
        "bun",
        "braids",
        "locs",
        "scarf",
    ],
    "colour": ["black", "brown", "auburn", "ginger", "blond", "grey", "white", "teal", "plum"],
    "face": ["oval", "round", "square", "long"],
    "extra": [
        "none",
        "stubble",
        "beard",
        "moustache",
        "glasses",
        "headband",
        "freckles",
        "earrings",
    ],
    "pose": ["left", "front", "right"],
}


def stir(text: str) -> int:
    """A 32-bit number from a text, the same on every machine: FNV-1a of its UTF-16, stirred."""
    h = 0x811C9DC5
    units = text.encode("utf-16-le")
    for at in range(0, len(units), 2):
        h = (h ^ (units[at] | units[at + 1] << 8)) * 0x01000193 & 0xFFFFFFFF
    h = (h ^ h >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    h = (h ^ h >> 12) * 0x297A2D39 & 0xFFFFFFFF
    return h ^ h >> 15


def looks(id: str, given: Mapping[str, str] | None = None) -> dict[str, str]:
    """Every feature of a person: as given, and where nothing is given, after the card's id."""
    h = stir(id)
    found: dict[str, str] = {}
    for feature, words in LOOKS.items():
        found[feature] = (given or {}).get(feature) or words[h % len(words)]
        h //= len(words)
    return found
