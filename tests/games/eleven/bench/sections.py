#!/usr/bin/env python3
"""Eleven: the comparison of sections against every legal pairing and every use of the gloves.

  python3 dev.py bench sections            20,000 random line-ups
     --boards N      so many
     --seed S        begin with another seed

Five sections, up to three attackers and three defenders in each, strengths 0 to 5, up to three
gloves of unequal strength; every second board has shots that cannot be blocked or saved, or that
need a glove of some strength (EL-226, EL-230, §6.3).

Exit status 1 at the first board on which the score is not the least.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import TypeAlias

from touchline.core.build import engine
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.sums import FACING, UNLIMITED, Team, resolve

Shot: TypeAlias = tuple[int, int]  # block value, save value
Attacker: TypeAlias = tuple[int, int, int]  # strength, rule, smallest glove


def free_sets(attackers: list[Shot], defenders: list[int]) -> set[tuple[int, ...]]:
    """EL-225 The save values that some legal pairing leaves free; not only largest pairings."""
    found: set[tuple[int, ...]] = set()

    def pair(i: int, used: int, left: tuple[int, ...]) -> None:
        if i == len(attackers):
            found.add(tuple(sorted(left)))
            return
        block, save = attackers[i]
        pair(i + 1, used, (*left, save))
        for j, power in enumerate(defenders):
            if power >= block and not used & (1 << j):
                pair(i + 1, used | 1 << j, left)

    pair(0, 0, ())
    return found


def brute(sections: list[tuple[list[Shot], list[int]]], gloves: list[int]) -> int:
    """EL-226 The fewest goals over every pairing in every section and every use of the gloves."""
    useful = tuple(sorted(gloves))
    states: set[tuple[int, tuple[int, ...]]] = {(0, useful)}  # goals so far, gloves left
    for attackers, defenders in sections:
        ways = free_sets(attackers, defenders)
        states = {
            after
            for before in states
            for shots in ways
            for after in saved(shots, before[0], before[1])
        }
    return min(goals for goals, _ in states)


def saved(
    shots: tuple[int, ...], goals: int, gloves: tuple[int, ...]
) -> set[tuple[int, tuple[int, ...]]]:
    """Every end of these shots: goals, and the gloves still unused."""
    if not shots:
        return {(goals, gloves)}
    found = saved(shots[1:], goals + 1, gloves)
    for i, glove in enumerate(gloves):
        if glove >= shots[0] and (i == 0 or gloves[i - 1] != glove):
            found |= saved(shots[1:], goals, gloves[:i] + gloves[i + 1 :])
    return found


def shots_of(rng: Random, special: bool) -> list[Attacker]:
    """Up to three attackers of a section: strength, rule, smallest glove."""
    found: list[Attacker] = []
    for _ in range(rng.randrange(4)):
        rule, glove = 0, 0
        if special and rng.random() < 0.35:
            rule = rng.choice((c.UNSAVEABLE, c.UNBLOCKABLE, c.UNSAVEABLE | c.UNBLOCKABLE, 0))
            glove = rng.randrange(1, 5) if rule == 0 else 0
        found.append((rng.randrange(6), int(rule), glove))
    return found


def as_shot(shirt: Attacker) -> Shot:
    power, rule, glove = shirt
    block = int(UNLIMITED) if rule & c.UNBLOCKABLE else power
    save = int(UNLIMITED) if rule & c.UNSAVEABLE else max(power, glove)
    return block, save


def compare(seed: int, many: int) -> None:
    """Random line-ups: the room's score is the least over all pairings and allotments."""
    rng = Random(seed)
    for n in range(many):
        special = n % 2 == 1
        attackers = [[shots_of(rng, special) for _ in range(5)] for _ in range(2)]
        defenders = [
            [[rng.randrange(6) for _ in range(rng.randrange(4))] for _ in range(5)]
            for _ in range(2)
        ]
        gloves = [[rng.randrange(6) for _ in range(rng.randrange(4))] for _ in range(2)]
        teams = []
        for side in range(2):
            made = Team()
            for section in range(5):
                for power, rule, glove in attackers[side][section]:
                    made.add(section, c.ATTACK, power, rule, glove)
                for power in defenders[side][section]:
                    made.add(section, c.DEFENCE, power, 0, 0)
            for glove in gloves[side]:
                made.wear(glove, 1)
            teams.append(made)
        expected = tuple(
            brute(
                [
                    (
                        [as_shot(shirt) for shirt in attackers[side][section]],
                        defenders[1 - side][int(FACING[section])],
                    )
                    for section in range(5)
                ],
                gloves[1 - side],
            )
            for side in range(2)
        )
        found = divmod(int(resolve(*teams)), 64)
        assert found == expected, f"seed {seed}, board {n}: {found}, not {expected}"


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--boards", type=int, default=20_000)
    p.add_argument("--seed", type=int, default=11)
    args = p.parse_args(argv)
    try:
        compare(args.seed, args.boards)
    except AssertionError as e:
        sys.stdout.write(f"{e}\n")
        return 1
    sys.stdout.write(f"{args.boards} boards on the {engine()} engine: no score but the least.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
