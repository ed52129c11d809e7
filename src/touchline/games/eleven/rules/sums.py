"""Sums of Eleven that need no table: shots and saves, fees, categories, ratings.

A direction of a section (EL-224) is one team's attack shirts against the other's defence shirts.
Every attacker has a block value (EL-225 compares it) and a save value (EL-266 compares it); both
are his strength unless an effect has changed his shot (EL-230).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from . import codes as c
from . import options as o

UNLIMITED: Final[i64] = 99  # a block or save value that nobody reaches
USED: Final[i64] = -1  # a glove that has saved a shot
# EL-223 the section compared with each: left right, right left, attack defence, midfield, defence
FACING: Final[vec[i64]] = vec[i64]([1, 0, 4, 3, 2])
SECTION: Final[vec[i64]] = vec[i64]([0, 4, 1, 0, 3, 1, 0, 2, 1])  # of each zone (EL-065)
# EL-395 the least victory points of Assistant, Promising, Reputed, World class: divisions 1, 2, 3
RATINGS: Final[vec[i64]] = vec[i64]([35, 40, 45, 50, 40, 45, 50, 55, 40, 50, 55, 65])


@final
@mypyc_attr(acyclic=True)
class Team:
    """The shirts of one team as they stand when sections are compared, and its keeper's gloves.

    section, side, block, save   of every shirt; a side below 0 takes no part (EL-230 `none`)
    gloves                       strength of every glove; USED once it has saved (EL-268)
    """

    __slots__ = ("block", "gloves", "save", "section", "side")

    def __init__(self) -> None:
        self.section: vec[i64] = vec[i64]()
        self.side: vec[i64] = vec[i64]()
        self.block: vec[i64] = vec[i64]()
        self.save: vec[i64] = vec[i64]()
        self.gloves: vec[i64] = vec[i64]()

    def add(self, section: i64, side: i64, power: i64, rule: i64, glove: i64) -> None:
        """EL-230 One more shirt: its strength, how it shoots, the smallest glove that can save."""
        self.section = append(self.section, section)
        self.side = append(self.side, -1 if rule & c.NO_SHOT and side == c.ATTACK else side)
        # what changes a shot says nothing of a defender, who does not shoot
        attacks = side == c.ATTACK
        block = UNLIMITED if attacks and rule & c.UNBLOCKABLE else power
        save = UNLIMITED if attacks and rule & c.UNSAVEABLE else max(power, glove)
        self.block = append(self.block, block)
        self.save = append(self.save, save)

    def wear(self, strength: i64, gloves: i64) -> None:
        """EL-266 So many more gloves of this strength."""
        for _ in range(gloves):
            self.gloves = append(self.gloves, strength)

    def there(self, section: i64, side: i64) -> vec[i64]:
        """The places of its shirts of one side in a section, in the order they were added."""
        found = vec[i64]()
        for i in range(len(self.side)):
            if self.section[i] == section and self.side[i] == side:
                found = append(found, i)
        return found


def blockable(kept: vec[i64], n: i64, defenders: vec[i64]) -> bool:
    """EL-225, EL-230 Can these defenders, each another, block the first `n` block values?

    They can iff for every strength no more of the values reach it than there are such defenders.
    """
    for i in range(n):
        least = kept[i]
        balance: i64 = 0
        for j in range(n):
            if kept[j] >= least:
                balance += 1
        for j in range(len(defenders)):
            if defenders[j] >= least:
                balance -= 1
        if balance > 0:
            return False
    return True


def unblocked(block: vec[i64], save: vec[i64], defenders: vec[i64]) -> vec[i64]:
    """EL-226, EL-227, EL-230 The places of the attackers who shoot, in the order of their shots.

    Attackers are looked at in falling save value, then falling block value, then as given: among
    equals the first ones are blocked.
    """
    many = len(block)
    left = vec[i64]([1 for _ in range(many)])
    kept = vec[i64]([0 for _ in range(many + 1)])
    free = vec[i64]()
    n: i64 = 0
    for _ in range(many):
        best: i64 = -1
        for i in range(many):
            if left[i] == 0:
                continue
            if (
                best < 0
                or save[i] > save[best]
                or (save[i] == save[best] and block[i] > block[best])
            ):
                best = i
        left[best] = 0
        kept[n] = block[best]
        if blockable(kept, n + 1, defenders):
            n += 1
        else:
            free = append(free, best)
    return free


def glove_for(gloves: vec[i64], shot: i64) -> i64:
    """EL-266 The place of the smallest unused glove that saves a shot, -1 for none."""
    found: i64 = -1
    for i in range(len(gloves)):
        if gloves[i] >= shot and (found < 0 or gloves[i] < gloves[found]):
            found = i
    return found


def values(numbers: vec[i64], places: vec[i64]) -> vec[i64]:
    """The numbers at these places."""
    found = vec[i64]()
    for i in range(len(places)):
        found = append(found, numbers[places[i]])
    return found


def strike(attacking: Team, section: i64, defending: Team) -> i64:
    """EL-224 One direction of a pair: the goals of `attacking` from this section of its own.

    Uses up gloves of `defending`.
    """
    who = attacking.there(section, c.ATTACK)
    if len(who) == 0:
        return 0
    save = values(attacking.save, who)
    defenders = values(defending.block, defending.there(FACING[section], c.DEFENCE))
    free = unblocked(values(attacking.block, who), save, defenders)
    goals: i64 = 0
    for i in range(len(free)):
        glove = glove_for(defending.gloves, save[free[i]])
        if glove < 0:
            goals += 1
        else:
            defending.gloves[glove] = USED
    return goals


def resolve(own: Team, foe: Team) -> i64:
    """EL-223 to EL-230, EL-265 to EL-268 All five pairs: own goals * 64 + goals against.

    The teams' gloves are used up.
    """
    scored: i64 = 0
    conceded: i64 = 0
    for section in range(5):
        scored += strike(own, section, foe)
        conceded += strike(foe, FACING[section], own)
    return scored * 64 + conceded


# -- money -----------------------------------------------------------------------------------------


def fee(amounts: vec[i64], owned: i64, how: i64) -> i64:
    """EL-303, EL-311 The fee of one track for so many; `how` is FEES_PACK, FEES_NONE or
    FEES_DOUBLE.
    """
    if how == o.FEES_NONE or len(amounts) == 0:
        return 0
    return amounts[min(owned, len(amounts) - 1)] * (2 if how == o.FEES_DOUBLE else 1)


# -- points ----------------------------------------------------------------------------------------


def category_points(categories: vec[i64], category: i64, owned: i64) -> i64:
    """EL-142 The victory points for owning so many staff cards of a category."""
    return categories[category * 8 + min(owned, 7)]


def league_points(rewards: vec[i64], position: i64) -> i64:
    """EL-321 The victory points of a position; the last number is for all worse ones."""
    return rewards[min(position, len(rewards)) - 1]


def rating(division: i64, points: i64) -> i64:
    """EL-395 0 Amateur, 1 Assistant, 2 Promising, 3 Reputed, 4 World class."""
    found: i64 = 0
    for i in range(4):
        if points >= RATINGS[(division - 1) * 4 + i]:
            found = i + 1
    return found
