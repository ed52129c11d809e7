"""Teams as packs describe them: a name, colours, figures with numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One footballer: the number on the shirt, the name, and who keeps the goal."""

    number: int
    name: str
    keeper: bool


@dataclass(frozen=True, slots=True)
class Team:
    """A team to choose. The keeper comes first among its figures.

    id       unique among all packs of a game
    short    two to four capital letters or digits, for score boards
    colours  shirt and trim as "#RRGGBB"
    """

    id: str
    name: str
    short: str
    colours: tuple[str, str]
    figures: tuple[Figure, ...]

    def plain(self) -> dict[str, object]:
        """As plain data, for the wire."""
        return {
            "id": self.id,
            "name": self.name,
            "short": self.short,
            "colours": list(self.colours),
            "figures": [
                {"number": f.number, "name": f.name, "keeper": f.keeper} for f in self.figures
            ],
        }


def luminance(colour: str) -> float:
    """The relative luminance of "#RRGGBB": 0 for black to 1 for white (WCAG 2)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart by lightness alone: 1 (not at all) to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
