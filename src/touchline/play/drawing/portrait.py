"""Busts from a small grammar: skin, face, hair and its colour, one extra thing, a pose.

Drawn in a box of 100 by 100. The browser draws the same paths; a test holds the two
together, docs/reference/drawing.md shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .looks import looks

FACES: Final[Mapping[str, str]] = {
    "oval": "M50 20C62 20 69 29 69 42C69 57 60 68 50 68C40 68 31 57 31 42C31 29 38 20 50 20Z",
    "round": "M50 20C63 20 71 30 71 43C71 57 62 66 50 66C38 66 29 57 29 43C29 30 37 20 50 20Z",
    "square": (
        "M50 20C62 20 70 27 70 38V54C70 61 62 67 50 67C38 67 30 61 30 54V38C30 27 38 20 50 20Z"
    ),
    "long": "M50 18C61 18 67 27 67 41C67 60 58 72 50 72C42 72 33 60 33 41C33 27 39 18 50 18Z",
}
#: hair behind the head, and hair in front of it
HAIRS: Final[Mapping[str, tuple[str, str]]] = {
    "bald": (
        "",
        "",
    ),
    "crop": (
        "",
        ("M30 40C29 24 38 15 50 15C62 15 71 24 70 40C68 33 62 28 50 28C38 28 32 33 30 40Z"),
    ),
    "short": (
        "",
        ("M29 43C26 22 37 12 51 12C66 12 74 23 71 43L67 36C66 30 60 30 50 31C40 30 34 31 33 36Z"),
    ),
    "side": (
        "",
        ("M29 44C25 24 36 11 53 12C68 13 74 26 71 43L67 35C56 36 45 32 40 25C40 32 36 35 33 37Z"),
    ),
    "quiff": (
        "",
        (
            "M30 42C28 32 30 27 34 24C36 10 56 4 72 13C68 14 68 17 70 22C73 29 72 36 70"
            " 42L66 34C58 29 42 29 34 34Z"
        ),
    ),
    "fringe": (
        "M27 60C22 30 31 11 50 11C69 11 78 30 73 60L66 62V34H34V62Z",
        "M29 41C27 21 37 12 50 12C63 12 73 21 71 41C64 44 36 44 29 41Z",
    ),
    "bob": (
        ("M25 66C19 30 30 10 50 10C70 10 81 30 75 66C66 70 64 62 64 40H36C36 62 34 70 25 66Z"),
        ("M30 42C29 22 38 13 50 13C62 13 71 22 70 42C66 33 58 29 49 23C45 30 36 33 30 42Z"),
    ),
    "long": (
        "M24 92C18 40 28 9 50 9C72 9 82 40 76 92L64 84V40H36V84Z",
        ("M30 44C28 22 38 13 50 13C62 13 72 22 70 44C67 34 60 28 52 19C46 29 35 33 30 44Z"),
    ),
    "waves": (
        (
            "M25 78C15 66 25 56 21 44C18 22 34 8 50 9C66 8 82 22 79 44C75 56 85 66 75 78"
            "C66 72 66 60 65 40H35C34 60 34 72 25 78Z"
        ),
        ("M29 42C27 21 38 12 50 13C62 12 73 21 71 42C66 31 60 34 55 25C48 34 34 28 29 42Z"),
    ),
    "ponytail": (
        "M62 18C82 14 90 34 82 58C80 68 76 74 72 78C76 60 74 44 66 32Z",
        ("M30 41C28 22 38 12 51 12C64 12 73 22 70 41C66 29 58 26 50 26C42 26 34 29 30 41Z"),
    ),
    "bun": (
        ("M50 -1C59 -1 64 5 64 12C64 19 58 22 50 22C42 22 36 19 36 12C36 5 41 -1 50 -1Z"),
        ("M30 41C28 22 38 13 50 13C62 13 72 22 70 41C66 29 58 26 50 26C42 26 34 29 30 41Z"),
    ),
    "braids": (
        "M26 40L20 88L31 90L36 44ZM74 40L80 88L69 90L64 44Z",
        ("M29 43C27 22 38 12 50 12C62 12 73 22 71 43C67 32 57 31 50 20C43 31 33 32 29 43Z"),
    ),
    "curls": (
        (
            "M50 8a11 11 0 0 1 15 5a11 11 0 0 1 11 14a11 11 0 0 1 2 18a10 10 0 0 1-7 16"
            "L64 40H36L29 61a10 10 0 0 1-7-16a11 11 0 0 1 2-18a11 11 0 0 1 11-14a11 11 0"
            " 0 1 15-5Z"
        ),
        (
            "M31 40a8 8 0 0 1 3-15a9 9 0 0 1 12-7a9 9 0 0 1 13 2a9 9 0 0 1 9 9a7 7 0 0 1"
            " 1 11C64 33 58 34 52 29C45 36 36 31 31 40Z"
        ),
    ),
    "afro": (
        ("M50 2C76 2 88 20 86 40C85 54 77 62 68 62H32C23 62 15 54 14 40C12 20 24 2 50 2Z"),
        ("M30 42C29 28 38 23 50 23C62 23 71 28 70 42C67 33 60 30 50 30C40 30 33 33 30 42Z"),
    ),
    "locs": (
        (
            "M24 40C22 20 34 8 50 8C66 8 78 20 76 40L79 74H72L70 44H66L68 78H62V40H38V78"
            "H32L34 44H30L28 74H21Z"
        ),
        ("M29 42C28 21 38 12 50 12C62 12 72 21 71 42L66 31L60 36L55 28L49 36L44 28L38 36L34 31Z"),
    ),
    "scarf": (
        ("M50 8C76 8 80 32 76 56C74 74 82 80 80 90H20C18 80 26 74 24 56C20 32 24 8 50 8Z"),
        ("M28 50C24 24 36 13 50 13C64 13 76 24 72 50C70 34 62 27 50 27C38 27 30 34 28 50Z"),
    ),
}
#: of each skin the light and the shaded colour
SKINS: Final[Mapping[str, tuple[str, str]]] = {
    "pale": ("#f6d9c4", "#e0b698"),
    "fair": ("#ecc3a0", "#d09f78"),
    "olive": ("#d9a878", "#b98555"),
    "tan": ("#c08a58", "#9c6a3c"),
    "brown": ("#8f5c38", "#6e4326"),
    "dark": ("#5d3a26", "#432818"),
}
HAIR_COLOURS: Final[Mapping[str, str]] = {
    "black": "#1d1a1c",
    "brown": "#5a3a22",
    "auburn": "#7d3419",
    "ginger": "#c8641f",
    "blond": "#e2bd5d",
    "grey": "#a9adaf",
    "white": "#e9e6df",
    "teal": "#1f8f8c",
    "plum": "#7a2f6f",
}
LINE: Final = "#12201a"
TURN: Final = {"left": -6, "front": 0, "right": 6}  # how far the features look to one side
CLOTH: Final = ("scarf",)  # hair that is cloth and wears the trim of the shirt


@dataclass(frozen=True, slots=True)
class Stroke:
    """One path, and what it is made of; with a width it is a line, else an area.

    of  skin, shade, hair, line, shirt, trim or extra
    """

    d: str
    of: str
    width: float = 0.0


def _beard(x: int) -> list[Stroke]:
    d = (
        f"M31 48C33 66 40 73 50 73C60 73 67 66 69 48C66 54 60 55 {50 + x} 54C40 55 34 54 31 48Z"
        f"M{44 + x} 59H{56 + x}V61H{44 + x}Z"
    )
    return [Stroke(d, "hair")]


def _moustache(x: int) -> list[Stroke]:
    d = (
        f"M{39 + x} 58C{42 + x} 52 {48 + x} 53 {50 + x} 55C{52 + x} 53 {58 + x} 52 {61 + x} 58"
        f"C{56 + x} 57 {53 + x} 59 {50 + x} 58C{47 + x} 59 {44 + x} 57 {39 + x} 58Z"
    )
    return [Stroke(d, "hair")]


def _stubble(x: int) -> list[Stroke]:
    d = f"M32 50C35 64 41 69 50 69C59 69 65 64 68 50C65 56 59 55 {50 + x} 55C41 55 35 56 32 50Z"
    return [Stroke(d, "shade")]


def _glasses(x: int) -> list[Stroke]:
    d = (
        f"M{33 + x} 40H{47 + x}V47A4 4 0 0 1 {43 + x} 51H{37 + x}A4 4 0 0 1 {33 + x} 47Z"
        f"M{53 + x} 40H{67 + x}V47A4 4 0 0 1 {63 + x} 51H{57 + x}A4 4 0 0 1 {53 + x} 47Z"
        f"M{47 + x} 43H{53 + x}"
    )
    return [Stroke(d, "line", 2.6)]


def _headband(x: int) -> list[Stroke]:
    return [Stroke("M29 36C34 27 66 27 71 36L71 29C66 20 34 20 29 29Z", "extra")]


def _earrings(x: int) -> list[Stroke]:
    return [Stroke("M27 52a3.500 3.500 0 1 0 .1 0ZM73 52a3.500 3.500 0 1 0 .1 0Z", "extra")]


def _freckles(x: int) -> list[Stroke]:
    spots = ((36, 51), (40, 52), (38, 55), (60, 51), (64, 52), (62, 55))
    d = "".join(f"M{at + x} {y}a1.400 1.400 0 1 0 .1 0" for at, y in spots)
    return [Stroke(d, "shade")]


EXTRAS: Final[Mapping[str, Callable[[int], list[Stroke]]]] = {
    "none": lambda x: [],
    "stubble": _stubble,
    "beard": _beard,
    "moustache": _moustache,
    "glasses": _glasses,
    "headband": _headband,
    "freckles": _freckles,
    "earrings": _earrings,
}


def bust(features: Mapping[str, str]) -> list[Stroke]:
    """Everything to draw, from the back to the front. `features` has a word for each of LOOKS."""
    x = TURN[features["pose"]]
    back, front = HAIRS[features["hair"]]
    extras = EXTRAS[features["extra"]](x)
    under = [s for s in extras if s.of in ("hair", "shade")]
    eyes = f"M{41 + x} 42.500a2.600 3 0 1 0 .1 0ZM{59 + x} 42.500a2.600 3 0 1 0 .1 0Z"
    return [
        *([Stroke(back, "hair")] if back else []),
        Stroke("M41 60H59V80H41Z", "shade"),
        Stroke("M8 104C8 88 22 80 38 77Q50 88 62 77C78 80 92 88 92 104Z", "shirt"),
        Stroke("M36 77.500Q50 92 64 77.500", "trim", 5),
        Stroke("M31 40a6 7 0 1 0 0 13ZM69 40a6 7 0 1 1 0 13Z", "skin"),
        Stroke(FACES[features["face"]], "skin"),
        *under,
        Stroke(eyes, "line"),
        Stroke(f"M{50 + x * 1.3:g} 45V51", "shade", 2.4),
        Stroke(f"M{45 + x} 60Q{50 + x} 63.500 {55 + x} 60", "line", 2.2),
        *([Stroke(front, "hair")] if front else []),
        *(s for s in extras if s not in under),
    ]


def portrait_svg(
    card: Mapping[str, object], size: float, shirt: str = "#f2efe6", trim: str = "#24543d"
) -> str:
    """The portrait of a card's person as an SVG picture, `size` by `size`.

    card   a card of `library.content`: its id, and its looks as far as it has any
    shirt  the colour of the shirt, and of its `trim`, as "#RRGGBB"
    """
    given = card.get("looks")
    words = {str(k): str(v) for k, v in given.items()} if isinstance(given, Mapping) else {}
    features = looks(str(card["id"]), words)
    light, shade = SKINS[features["skin"]]
    hair = trim if features["hair"] in CLOTH else HAIR_COLOURS[features["colour"]]
    paint = {"skin": light, "shade": shade, "hair": hair, "line": LINE}
    paint |= {"shirt": shirt, "trim": trim, "extra": trim}
    paths = [
        f'<path d="{s.d}" fill="none" stroke="{paint[s.of]}" stroke-width="{s.width:g}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
        if s.width
        else f'<path d="{s.d}" fill="{paint[s.of]}"/>'
        for s in bust(features)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 0 92 100" width="{size:g}"'
        f' height="{size:g}">{"".join(paths)}</svg>'
    )
