"""Pictures of Action cards: the way of the ball, runs without it, bodies, and the ball itself.

Drawn in a box of 64 by 40, the goal being attacked on the right. The browser draws the same;
a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import quoteattr


@dataclass(frozen=True, slots=True)
class Picture:
    """Lines drawn through (way) and dashed (run), areas (mass), and where the ball lies."""

    ball: tuple[float, float]
    way: str = ""
    run: str = ""
    mass: str = ""


def head(x: float, y: float, turn: float) -> str:
    """An arrowhead, turned by so many degrees."""
    a = turn * pi / 180
    points = [f"{x + 5 * cos(a + by):.1f} {y + 5 * sin(a + by):.1f}" for by in (0, 2.4, -2.4)]
    return "M" + "L".join(points) + "Z"


def man(x: int, y: int) -> str:
    """Somebody."""
    return f"M{x} {y - 9}a3 3 0 1 1 -.01 0ZM{x - 4} {y + 7}v-6a4 4 0 0 1 8 0v6Z"


def bar(x: float, y: float, w: float = 4, h: float = 16) -> str:
    """Somebody who stands in the way."""
    return f"M{x - w / 2:g} {y - h / 2:g}h{w:g}v{h:g}h{-w:g}Z"


PICTURES: Final[Mapping[str, Picture]] = {
    "dribble": Picture(
        (8, 28),
        "M8 28C14 10 20 10 24 22S36 34 42 18",
        mass=head(44, 14, -62) + bar(30, 10, 4, 10) + bar(19, 31, 4, 10),
    ),
    "pass": Picture((12, 26), "M12 26L44 16", mass=head(48, 14.7, -17) + man(58, 14)),
    "long_pass": Picture(
        (8, 32), "M8 32C16 2 42 2 52 22", mass=head(54, 26, 62) + man(34, 32) + man(24, 32)
    ),
    "through_ball": Picture(
        (8, 20),
        "M8 20H48",
        "M16 34C28 36 40 32 46 26",
        head(53, 20, 0) + bar(30, 8, 5, 14) + bar(30, 32, 5, 14),
    ),
    "cross": Picture(
        (18, 34),
        "M18 34C34 34 46 28 50 14",
        mass=head(50.5, 10, -80) + "M60 2h2v36h-2ZM52 2h10v2H52ZM52 36h10v2H52Z",
    ),
    "shot": Picture(
        (8, 30),
        "M8 30L42 18",
        mass=head(45, 17, -19)
        + "M52 6h10v2.500H54.500V33H52ZM58 11h1.500v19H58ZM54 15h8v1.500h-8ZM54 24h8v1.500h-8Z",
    ),
    "tackle": Picture(
        (12, 26),
        "M6 32H26",
        mass="M22 34L44 24L50 10L55 12L50 30L58 34V38H22Z" + "M36 8a4 4 0 1 1 -.01 0Z",
    ),
    "press": Picture(
        (32, 20),
        run="M4 20H16M60 20H48M32 2V6M32 38V34",
        mass=head(20, 20, 0) + head(44, 20, 180) + head(32, 9, 90) + head(32, 31, -90),
    ),
    "interception": Picture(
        (29, 15),
        "M6 30C18 16 26 14 34 16",
        "M38 16C46 18 52 22 58 30",
        bar(36, 16, 5, 24),
    ),
    "one_two": Picture((8, 32), "M8 32L26 10L44 30", "M10 35H44", head(47, 33, 48) + man(26, 12)),
    "switch_play": Picture(
        (14, 32),
        "M14 34C22 20 42 22 50 8",
        mass=head(52, 4, -62) + "M4 2h56v1.500H4ZM4 37h56v1.500H4Z",
    ),
    "feint": Picture(
        (8, 30),
        "M8 30C18 30 22 26 28 18C32 12 36 10 44 10",
        "M22 30C30 32 36 32 44 32",
        head(48, 10, 0) + bar(38, 22, 4, 12),
    ),
}
PLAIN: Final = Picture((32, 20))

#: paths in a box of 24 by 24: a change of players, a ground, an armband
CHANGE: Final = "M7 2L1 9h4v11h4V9h4ZM17 22l6-7h-4V4h-4v11h-4Z"
GROUND: Final = (
    "M1 6C1 3 23 3 23 6V20H15V15H9V20H1ZM3 8.500c3 1.300 15 1.300 18 0v-1.800c-4-1.500-14-1.500"
    "-18 0Z"
)
ARMBAND: Final = (
    "M3 3C8 6 16 6 21 3V19C16 22 8 22 3 19ZM15.500 9.500C14 6.500 8 7 8 12.500S14 18.500 15.500"
    " 15.500L13.500 14.300C12.700 16 10.500 15.600 10.500 12.500S12.700 9 13.500 10.700Z"
)


def picture(id: str, kind: str) -> Picture:
    """The picture of a card: its own where there is one, else that of its kind, else a ball."""
    return PICTURES.get(id) or PICTURES.get(kind) or PLAIN


def picture_svg(id: str, kind: str, ink: str, ball: str = "#ffffff") -> str:
    """The picture of an Action card as an SVG picture of 64 by 40."""
    drawn, colour = picture(id, kind), quoteattr(ink)
    stroke = f'fill="none" stroke={colour} stroke-width="2.6" stroke-linecap="round"'
    parts: list[str] = []
    if drawn.run:
        parts.append(f'<path d="{drawn.run}" {stroke} stroke-dasharray="1.5 4.5"/>')
    if drawn.way:
        parts.append(f'<path d="{drawn.way}" {stroke}/>')
    if drawn.mass:
        parts.append(f'<path d="{drawn.mass}" fill={colour} fill-rule="evenodd"/>')
    x, y = drawn.ball
    parts.append(
        f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill={quoteattr(ball)} stroke={colour}'
        ' stroke-width="1.6"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 68 44" width="68" height="44">'
        f"{''.join(parts)}</svg>"
    )
