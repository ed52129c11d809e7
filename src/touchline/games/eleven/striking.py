"""EL-286, EL-287, EL-330 What the dice after a match may bring: the six faces of the consequences,
and whom the twelve-sided die would hit.
"""

from __future__ import annotations

from . import acts as a
from . import aiming, dice, evening
from . import codes as c
from .lexicon import LUCK
from .reading import Reader


def fates(r: Reader, seat: int) -> dict[str, object] | None:
    """While the die of the consequences may still be rolled again: {die: the face that lies there,
    faces: [[what, n] * 6], what each face would bring after this result}; None at other times.
    """
    if r.phase(seat) != c.LUCK or r.frame(seat)[1] != evening.ACCEPTING:
        return None
    kinds = [int(evening.consequence(r.t, seat, face)) for face in range(1, 7)]
    faces = [[LUCK[what // 16], what % 16] for what in kinds]
    return {"die": r.v.number(seat, c.DIE), "faces": faces}


def hits(r: Reader, seat: int) -> dict[str, object] | None:
    """While the twelve-sided die is the question or may be rolled next: {die: the face that lies
    there, 0 before the throw, faces: [[cards] * 12], the footballers whom each face names}; None at
    other times. Of several on one face their manager says which.
    """
    phase, frame = r.phase(seat), r.frame(seat)
    die = 0
    if phase == c.LUCK and frame[1] == evening.ACCEPTING:
        kind = int(evening.consequence(r.t, seat, r.v.number(seat, c.DIE))) // 16
        if kind not in (a.C_INJURY, a.C_SERIOUS):
            return None
    elif phase == c.FACE:
        if frame[1] // int(c.CARDS) != seat:
            return None
        die = frame[2] % 16
    elif phase == c.INJURY:
        die = r.v.number(seat, c.DIE)
    else:
        return None
    faces = [struck(r, seat, face) for face in range(1, int(dice.SYMBOL) + 1)]
    return {"die": die, "faces": faces}


def struck(r: Reader, seat: int, face: int) -> list[int]:
    """The footballers whom one face names."""
    frame = r.frame(seat)
    if r.phase(seat) == c.FACE:
        found = aiming.hit(r.t, seat, frame[1] % int(c.CARDS), frame[0], face)
        return [int(code - c.CARD) for code in found]
    return [int(card) for card in evening.struck(r.t, seat, face)]
