"""The page docs/reference/drawing.md: what portraits, crests and signs are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from touchline.play.drawing import crest, looks, portrait, signs
from touchline.play.numbers import markdown

HEAD = """\
Everything that is drawn follows from words and names in a pack: no picture is stored. Python
(`touchline.play.drawing`) draws for print, TypeScript (`client/src/ui/portrait.ts`,
`signs.ts`, `client/src/ui/crest.ts`) for the browser; `tests/play/test_drawing.py` holds the two
together. Paths are path data of SVG.
"""
BUST = """\
A bust stands in a box of 100 by 100 and is seen through `4 0 92 100`. `x` is the turn of the pose:
{turns}. Drawn in this order:

1. the hair behind the head
2. the neck, `{neck}`, in the shade of the skin
3. the shirt, `{shirt}`, and its collar, a line of 5 along `{collar}` in the trim
4. the ears, `{ears}`, and the face, in the skin
5. freckles, stubble, beard or moustache
6. the eyes, 9 + `x` to the left and right of the middle; the nose; the mouth
7. the hair in front
8. glasses, headband or earrings; the last two in the trim

A scarf is cloth and wears the trim of the shirt; every other hair has its colour. Whoever has no
looks gets them from the number of the card's id: of each feature in turn, the word at the number
modulo how many words there are; the number is then divided by that and rounded down.
"""
STIR = """\
The number of a text: FNV-1a of its UTF-16 units (start `0x811c9dc5`, times `0x01000193`), then
`h = (h ^ h >> 15) * 0x2c1b3c6d`, `h = (h ^ h >> 12) * 0x297a2d39`, `h ^ h >> 15`; all in 32 bits.
"""
CREST = """\
A crest stands in a box of 100 by 118. Shield, division and charge follow from the number of the
team's id, one after the other as above. The field has the first colour of the team. The division,
cut to the shield, has the second; so have a ring of 4 round a disc of the field at (50, 56) with
radius 27, the charge on it, and a line of 5 round the shield.
"""
SIGNS = """\
Signs stand in a box of 24 by 24. The ball shows its colour as colour, number and shape.
"""


def page(note: str) -> str:
    """The whole page."""
    plain = portrait.bust(looks.looks("", {"hair": "bald", "extra": "none", "pose": "front"}))
    turns = ", ".join(f"{word} {x}" for word, x in portrait.TURN.items())
    parts = [
        f"# How people, crests and signs are drawn\n\n{note}",
        HEAD,
        "## Portraits\n",
        BUST.format(
            turns=turns,
            neck=plain[0].d,
            shirt=plain[1].d,
            collar=plain[2].d,
            ears=plain[3].d,
        ),
        STIR,
        "### Words\n",
        table(("feature", "words"), ((k, ", ".join(v)) for k, v in looks.LOOKS.items())),
        "### Faces\n",
        paths(portrait.FACES),
        "### Hair\n",
        table(
            ("hair", "behind", "in front"),
            ((k, code(back), code(front)) for k, (back, front) in portrait.HAIRS.items()),
        ),
        "### Extras, for `x` = 0\n",
        table(
            ("extra", "of", "path"),
            ((k, s.of, code(s.d)) for k, make in portrait.EXTRAS.items() for s in make(0)),
        ),
        "### Colours\n",
        table(("skin", "light", "shade"), ((k, a, b) for k, (a, b) in portrait.SKINS.items())),
        table(("hair", "colour"), portrait.HAIR_COLOURS.items()),
        "## Crests\n",
        CREST,
        "### Shields\n",
        paths(crest.SHIELDS),
        "### Divisions\n",
        paths(crest.DIVISIONS),
        "### Charges\n",
        paths(crest.CHARGES),
        "## Signs\n",
        SIGNS,
        table(
            ("ball", "shape", "colour", "number"),
            ((str(n), code(d), *signs.BALL[n]) for n, d in signs.SHAPES.items()),
        ),
        paths(signs.STRENGTHS),
        paths(signs.CARDS),
        paths({"fan": signs.FAN, "kop": signs.KOP, "freshness": signs.DROP, "star": signs.STAR}),
    ]
    return "\n".join(parts)


def paths(named: Mapping[str, str]) -> str:
    """A table of words and what is drawn for them."""
    return table(("word", "path"), ((word, code(path)) for word, path in named.items()))


def code(path: str) -> str:
    """A path as code, nothing for none."""
    return f"`{path}`" if path else ""


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table of Markdown, with an empty line behind it."""
    return markdown(head, rows) + "\n"
