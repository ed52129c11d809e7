"""Random positions for the comparisons: seeded, of many kinds, and fond of awkward corners."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.games.streetsoccer.slow import (
    CIRCLE,
    CORNERS,
    DARK,
    KEEPER,
    LIGHT,
    OTHER,
    PLAYER,
    STRAIGHT,
    Cell,
    Position,
    Rules,
    pitch,
)

VALUES = {
    "ring": ("full", "no_corners", "no_mouths", "none"),
    "revisit": ("free", "no_origin_end", "simple"),
    "bend": ("one", "none"),
    "goal_exit": ("any", "mouth"),
    "push_fallback": ("illegal", "stay"),
    "light_counts_keeper": ("true", "false"),
    "enclosure": ("region", "adjacent4", "off"),
    "corner3": ("orthogonal", "all8", "off"),
}
PLACING = {
    "placement_order": ("1-2-2-2-2-1", "5-5", "fixed2+3"),
    "circle_rule": ("at_least_one", "prefixed_only"),
    "spread_rule": ("each_half", "opposing_half"),
    "placement_ring": ("false", "true"),
    "ring": VALUES["ring"],
}
BOARD = [(x, y) for x in range(1, 13) for y in range(1, 9)]


def some_options(rng: Random, values: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Defaults for a third of the draws, else about half of the keys changed."""
    if rng.random() < 1 / 3:
        return {}
    return {key: rng.choice(words) for key, words in values.items() if rng.random() < 0.7}


def _near(rng: Random, at: Cell, reach: int) -> Callable[[], Cell]:
    return lambda: (at[0] + rng.randint(-reach, reach), at[1] + rng.randint(-reach, reach))


def _ball(rng: Random) -> Cell:
    kind = rng.randrange(8)
    if kind == 0:
        return rng.choice(sorted(DARK["L"] | DARK["R"]))
    if kind == 1:
        return rng.choice(sorted(LIGHT["L"] | LIGHT["R"]))
    if kind == 2:
        return rng.choice(sorted(CORNERS))
    if kind == 3:  # beside a goal or on an edge
        return rng.choice([(2, 3), (2, 6), (11, 3), (11, 6), (6, 2), (6, 7), (2, 2), (11, 7)])
    return rng.randint(2, 11), rng.randint(2, 7)


def scatter(rng: Random, rules: Rules, side: str = "") -> Position:
    """Two teams of five somewhere: spread out, crowded round the ball, or in chains."""
    side = side or rng.choice("LR")
    ball = _ball(rng)
    anywhere: Callable[[], Cell] = lambda: rng.choice(BOARD)  # noqa: E731
    centre = rng.choice([(1, 1), (12, 8), (1, 4), (12, 5)]) if rng.random() < 0.1 else ball
    crowd = _near(rng, centre, rng.choice((1, 2, 2, 3)))
    share = rng.choice((0.0, 0.3, 0.6, 0.9))
    figures: dict[Cell, str] = {}
    letters = [KEEPER["L"], KEEPER["R"], *[PLAYER["L"]] * 4, *[PLAYER["R"]] * 4]
    for letter in letters:
        own = "L" if letter.isupper() else "R"
        mine = [c for c, who in figures.items() if who.isupper() == letter.isupper()]
        keeper = letter == KEEPER[own]
        for trial in range(200):
            if keeper and trial < 20 and rng.random() < 0.7:
                c = rng.choice(sorted(DARK[own]))
            elif mine and trial < 50 and rng.random() < 0.25:  # beside an own figure
                base, step = rng.choice(mine), rng.choice(STRAIGHT)
                c = base[0] + step[0], base[1] + step[1]
            elif trial < 50 and rng.random() < share:
                c = crowd()
            else:
                c = anywhere()
            if c == ball or c in figures or not rules.board(c):
                continue
            foreign = c in DARK[OTHER[own]] or (c in DARK[own] and not keeper)
            if foreign and (rules.push_fallback == "illegal" or rng.random() < 0.7):
                continue  # SS-100; under `stay` such figures do occur (SS-104)
            if c in LIGHT[own] and any(m in LIGHT[own] for m in mine) and rng.random() < 0.8:
                continue  # SS-107: kept rare
            figures[c] = letter
            break
    return Position(figures, ball, side)


def kicking_off(rng: Random, rules: Rules, side: str) -> Position:
    """One or two own figures on the circle, everybody else on the pitch, no ball yet."""
    pos = scatter(rng, rules, side)
    letters = [*[PLAYER["L"]] * 4, *[PLAYER["R"]] * 4]
    figures: dict[Cell, str] = {}
    for own in "LR":
        figures[rng.choice(sorted(DARK[own]))] = KEEPER[own]
        figures[rng.choice(sorted(CIRCLE[own]))] = PLAYER[own]
        letters.remove(PLAYER[own])
    close = rng.random() < 0.5
    while letters:
        own = "L" if letters[-1].isupper() else "R"
        c = (rng.randint(4, 9), rng.randint(3, 6)) if close else rng.choice(BOARD)
        taken = c in figures or c in CIRCLE[OTHER[own]] or c in DARK["L"] | DARK["R"]
        lit = c in LIGHT[own] and any(figures.get(m) == PLAYER[own] for m in LIGHT[own])
        if pitch(c) and not taken and not lit:
            figures[c] = letters.pop()
    pos.figures, pos.ball = figures, None
    return pos


def restarting(rng: Random, rules: Rules, side: str) -> Position:
    """Any position with both keepers back on their dark cells and no ball but the keeper's."""
    pos = scatter(rng, rules, side)
    figures = {c: who for c, who in pos.figures.items() if who not in KEEPER.values()}
    for own in "LR":
        home = [c for c in sorted(DARK[own]) if c not in figures]
        if not home:
            return restarting(rng, rules, side)
        figures[rng.choice(home)] = KEEPER[own]
    pos.figures, pos.ball = figures, None
    return pos
