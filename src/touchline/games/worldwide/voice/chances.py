"""§4: the exact chances of Worldwide Football's dice, from plain numbers."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

D20: Final = range(1, 21)
#: what may come of a shot
SHOT: Final = ("goal", "corner", "save", "off")


def wins(need: int, added: int = 0, foul: int = 0) -> int:
    """WF-064, WF-150, WF-151 How many of the 20 faces win the ball.

    added  what is added to the roll; foul  natural results that are fouls, a mask of bits 1..20
    """
    return sum(n + added >= need and not foul >> n & 1 for n in D20)


def faces(mask: int) -> int:
    """How many of the 20 faces are in a mask of bits 1..20."""
    return sum(mask >> n & 1 for n in D20)


def best(dice: int) -> list[Fraction]:
    """§4.3 The chances that 1, 2 ... 6 is the best of some dice."""
    ways = [n**dice for n in range(7)]
    return [Fraction(ways[n] - ways[n - 1], ways[6]) for n in range(1, 7)]


class Keeper:
    """WF-082 What stands against a shot: a bonus, dice of which the best counts."""

    def __init__(self, bonus: int = 0, dice: int = 1, corners: bool = False) -> None:
        self.bonus = bonus
        self.corners = corners
        self.chances = best(dice)

    def against(self, quality: int) -> dict[str, Fraction]:
        """WF-083, WF-084, WF-180 What comes of a shot of this quality."""
        found = dict.fromkeys(SHOT, Fraction(0))
        for face, chance in enumerate(self.chances, 1):
            result = face + self.bonus
            level = "corner" if self.corners else "save"
            word = "goal" if result < quality else level if result == quality else "save"
            found[word] += chance
        return found


def shot_odds(
    bonus: int,
    keeper: Keeper,
    dice: int = 1,
    off_target: bool = False,
    die: int = 0,
    again: int = 0,
) -> dict[str, Fraction]:
    """§4.2 to §4.4 What may come of a shot from here on.

    bonus       what is added to the kept die
    dice        the shooter's, of which the best counts
    off_target  WF-185 is a kept 1 wide?
    die         the kept die, 0 while it is not rolled
    again       how often the shooter may roll again, and does whenever that scores more often
    """
    wide = {**dict.fromkeys(SHOT, Fraction(0)), "off": Fraction(1)}
    each = [
        wide if off_target and face == 1 else keeper.against(face + bonus) for face in range(1, 7)
    ]
    if die:
        return each[die - 1]
    found = mixed(each, dice)
    for _ in range(again):
        found = mixed([max(kept, found, key=goal) for kept in each], dice)
    return found


def goal(odds: dict[str, Fraction]) -> Fraction:
    """The chance of a goal."""
    return odds["goal"]


def mixed(each: list[dict[str, Fraction]], dice: int) -> dict[str, Fraction]:
    """What the six faces of the kept die bring, all together."""
    chances = best(dice)
    return {
        word: sum((p * odds[word] for p, odds in zip(chances, each, strict=True)), Fraction(0))
        for word in SHOT
    }


#: what a shot has come to once it is known
SURE: Final = {
    word: {other: Fraction(int(other == word)) for other in SHOT} for word in ("save", "corner")
}
#: WF-159 a penalty while either side chooses evenly: also what the two can make sure of
PENALTY: Final = {
    **dict.fromkeys(SHOT, Fraction(0)),
    "goal": Fraction(5, 6),
    "save": Fraction(1, 6),
}
