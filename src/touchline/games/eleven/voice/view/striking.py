"""EL-286, EL-287, EL-330 What the dice after a match may bring: the six faces of the consequences,
and whom the twelve-sided die would hit.
"""

from __future__ import annotations

from touchline.games.eleven.cards.lexicon import LUCK
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.effects import aiming
from touchline.games.eleven.rules.table import dice
from touchline.games.eleven.rules.week import evening

from ..shown_club import Fates, Hits
from .reader import Reader


def fates(r: Reader, seat: int) -> Fates | None:
    """What the die of the consequences may bring, while it may still be rolled again; else None."""
    if r.phase(seat) != c.LUCK or r.frame(seat)[1] != evening.ACCEPTING:
        return None
    kinds = [int(evening.consequence(r.t, seat, face)) for face in range(1, 7)]
    faces = [(LUCK[what // 16], what % 16) for what in kinds]
    return Fates(r.v.number(seat, c.DIE), faces)


def hits(r: Reader, seat: int) -> Hits | None:
    """Whom the twelve-sided die names, while it is the question or may be rolled next; else None.
    Of several on one face their manager says which.
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
    return Hits(die, faces)


def struck(r: Reader, seat: int, face: int) -> list[int]:
    """The footballers whom one face names."""
    frame = r.frame(seat)
    if r.phase(seat) == c.FACE:
        found = aiming.hit(r.t, seat, frame[1] % int(c.CARDS), frame[0], face)
        return [int(code - c.CARD) for code in found]
    return [int(card) for card in evening.struck(r.t, seat, face)]
