"""A second opinion on StreetSoccer: the rules read word by word, slowly.

Nothing here is shared with the engine. Cells are pairs (column 1..12, row 1..8), a pitch is a
dict, every walk is taken step by step and every kick is followed cell by cell. It answers what
is open, as sets of names such as ("d3", "e4", "h6"); the tests compare those with the engine.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

Cell = tuple[int, int]
Effect = tuple[str, str, str]  # from, to, ball's end; "##" for a goal

GOAL = "##"
LETTERS = "abcdefghijkl"
STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
CLOCK = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))

DARK = {"L": {(2, 4), (2, 5)}, "R": {(11, 4), (11, 5)}}  # SS-004
LIGHT = {"L": {(3, 4), (3, 5)}, "R": {(10, 4), (10, 5)}}  # SS-006
MOUTH = {"L": {(1, 4), (1, 5)}, "R": {(12, 4), (12, 5)}}  # SS-005
CIRCLE = {"L": {(6, 4), (6, 5)}, "R": {(7, 4), (7, 5)}}  # SS-007
HALF = {"L": range(1, 7), "R": range(7, 13)}  # SS-008, with the ring's columns of SS-028
CORNERS = {(2, 2), (2, 7), (11, 2), (11, 7)}  # SS-009
RING_CORNERS = {(1, 1), (1, 8), (12, 1), (12, 8)}
OTHER = {"L": "R", "R": "L"}
KEEPER = {"L": "G", "R": "g"}
PLAYER = {"L": "P", "R": "p"}


def name(c: Cell) -> str:
    return f"{LETTERS[c[0] - 1]}{c[1]}"


def cell(text: str) -> Cell:
    return LETTERS.index(text[0]) + 1, int(text[1:])


def pitch(c: Cell) -> bool:
    """SS-002."""
    return 2 <= c[0] <= 11 and 2 <= c[1] <= 7


@dataclass(frozen=True)
class Rules:
    """The options of SS-130 that touch the lists of moves, first value the default."""

    placement_order: str = "1-2-2-2-2-1"
    circle_rule: str = "at_least_one"
    spread_rule: str = "each_half"
    placement_ring: str = "false"
    ring: str = "full"
    revisit: str = "free"
    bend: str = "one"
    goal_exit: str = "any"
    push_fallback: str = "illegal"
    light_counts_keeper: str = "true"
    enclosure: str = "region"
    corner3: str = "orthogonal"

    def board(self, c: Cell) -> bool:
        """SS-001, SS-003: may a figure stand there at all?"""
        if not (1 <= c[0] <= 12 and 1 <= c[1] <= 8):
            return False
        if pitch(c) or self.ring == "full":
            return True
        if self.ring == "no_corners":
            return c not in RING_CORNERS
        if self.ring == "no_mouths":
            return c not in MOUTH["L"] | MOUTH["R"]
        return False


DEFAULT = Rules()


def with_options(**changed: str) -> Rules:
    return replace(DEFAULT, **changed)


@dataclass
class Position:
    """Who stands where (letters of SSN), where the ball lies, who acts."""

    figures: dict[Cell, str] = field(default_factory=dict)
    ball: Cell | None = None
    side: str = "L"

    def of(self, side: str) -> list[Cell]:
        mine = KEEPER[side] + PLAYER[side]
        return [c for c, letter in self.figures.items() if letter in mine]


def parse(text: str) -> Position:
    """The short form of §5.1, its own reader: rows, ball, side."""
    rows, ball, side, *_ = [*text.split(), "L"]
    figures: dict[Cell, str] = {}
    for i, row in enumerate(rows.split("/")):
        x = 1
        for bit in re.findall(r"\d+|[A-Za-z]", row):
            if bit.isdigit():
                x += int(bit)
            else:
                figures[x, 8 - i] = bit
                x += 1
        assert x == 13, row
    return Position(figures, None if ball == "-" else cell(ball), side if side in "LR" else "L")


def unparse(pos: Position) -> str:
    rows = []
    for y in range(8, 0, -1):
        row, gap = "", 0
        for x in range(1, 13):
            letter = pos.figures.get((x, y))
            if letter is None:
                gap += 1
                continue
            row += (str(gap) if gap else "") + letter
            gap = 0
        rows.append(row + (str(gap) if gap else ""))
    return f"{'/'.join(rows)} {'-' if pos.ball is None else name(pos.ball)} {pos.side}"


# ---- walks: SS-052 to SS-057 -------------------------------------------------------------


def walks(pos: Position, start: Cell, steps: int, rules: Rules) -> tuple[set[Cell], set[int]]:
    """Ends of exact walks that miss the ball, and the counts `m` with which it is reached."""
    if rules.revisit == "simple":
        ends, touches = set[Cell](), set[int]()
        for way, at_ball in _simple_ways(pos, [start], steps, rules):
            if at_ball:
                touches.add(len(way) - 1)
            elif len(way) == steps + 1:
                ends.add(way[-1])
        return ends, touches
    here, touches = {start}, set[int]()
    for k in range(1, steps + 1):
        there: set[Cell] = set()
        for c in here:
            for n in _next(pos, start, c, rules):
                if n == pos.ball:
                    touches.add(k)
                else:
                    there.add(n)
        here = there
    if rules.revisit == "no_origin_end":
        here.discard(start)
    return here, touches


def _next(pos: Position, start: Cell, c: Cell, rules: Rules) -> Iterator[Cell]:
    """SS-055: no other figure's cell; the walker's own start is empty."""
    for dx, dy in STRAIGHT:
        n = c[0] + dx, c[1] + dy
        if rules.board(n) and (n == start or n not in pos.figures):
            yield n


def _simple_ways(
    pos: Position, way: list[Cell], left: int, rules: Rules
) -> Iterator[tuple[list[Cell], bool]]:
    if left == 0:
        yield way, False
        return
    for n in _next(pos, way[0], way[-1], rules):
        if n == pos.ball:
            yield [*way, n], True
        elif n not in way:
            yield from _simple_ways(pos, [*way, n], left - 1, rules)


def every_way(pos: Position, start: Cell, steps: int, rules: Rules) -> tuple[set[Cell], set[int]]:
    """The same as `walks` with revisit=free, without any short cut: each sequence of steps."""
    ends, touches = set[Cell](), set[int]()

    def go(c: Cell, used: int) -> None:
        if used == steps:
            ends.add(c)
            return
        for n in _next(pos, start, c, rules):
            if n == pos.ball:
                touches.add(used + 1)
            else:
                go(n, used + 1)

    go(start, 0)
    return ends, touches


# ---- kicks: SS-061 to SS-074, SS-080 to SS-086 -------------------------------------------


def kicks(
    start: Cell, length: int, own: set[Cell], opp: set[Cell], side: str, rules: Rules
) -> set[str]:
    """All ends of a kick from `start`, "##" among them; `own` holds the kicker on `start`."""
    ends: set[str] = set()
    seen = {(start, length)}

    def touch(c: Cell, r: int) -> None:
        for clock in range(8):
            fly(c, clock, r, 0, r, False)

    def fly(c: Cell, clock: int, left: int, done: int, r: int, bent: bool) -> None:
        dx, dy = CLOCK[clock]
        n = c[0] + dx, c[1] + dy
        if not pitch(n):
            over = c in DARK[OTHER[side]] and n[0] == (12 if side == "L" else 1)
            if over and (rules.goal_exit == "any" or n in MOUTH[OTHER[side]]):
                ends.add(GOAL)
            return
        if n in opp:
            return
        done += 1
        left -= 1
        if n in own:
            more = (n, r - done + 1)
            if more not in seen:
                seen.add(more)
                touch(*more)
            return
        if left == 0:
            ends.add(name(n))
            return
        fly(n, clock, left, done, r, bent)
        if not bent and rules.bend == "one":
            fly(n, (clock + 1) % 8, left, done, r, True)
            fly(n, (clock - 1) % 8, left, done, r, True)

    touch(start, length)
    return ends


# ---- resting: SS-100 to SS-111 -----------------------------------------------------------


def may_stand(c: Cell, keeper: bool, side: str) -> bool:
    """SS-100, SS-106."""
    if c in DARK[side]:
        return keeper
    return c not in DARK[OTHER[side]]


def crowded(letters: dict[Cell, str], side: str, rules: Rules) -> bool:
    """SS-107: two own figures on the own light cells."""
    counts = PLAYER[side] + (KEEPER[side] if rules.light_counts_keeper == "true" else "")
    return sum(letters.get(c, ".") in counts for c in LIGHT[side]) > 1


def shut_in(ball: Cell, own: set[Cell], opp: set[Cell], rules: Rules) -> bool:
    """SS-109."""
    if rules.enclosure == "off":
        return False
    beside = [(ball[0] + dx, ball[1] + dy) for dx, dy in STRAIGHT]
    if rules.enclosure == "adjacent4":
        return all(c in own for c in beside if rules.board(c))
    wet, todo = {ball}, [ball]
    while todo:
        x, y = todo.pop()
        for dx, dy in STRAIGHT:
            n = x + dx, y + dy
            if n in opp:
                return False
            if rules.board(n) and n not in own and n not in wet:
                wet.add(n)
                todo.append(n)
    return True


def cornered(ball: Cell, own: set[Cell], rules: Rules) -> bool:
    """SS-110."""
    if rules.corner3 == "off" or ball not in CORNERS:
        return False
    around = STRAIGHT if rules.corner3 == "orthogonal" else CLOCK
    return sum((ball[0] + dx, ball[1] + dy) in own for dx, dy in around) >= 3


def ball_ok(end: str, own: set[Cell], opp: set[Cell], rules: Rules) -> bool:
    """SS-109 and SS-110, which a goal leaves untested."""
    if end == GOAL:
        return True
    at = cell(end)
    return not shut_in(at, own, opp, rules) and not cornered(at, own, rules)


def push(letters: dict[Cell, str], at: Cell, end: str, side: str, rules: Rules) -> Cell | None:
    """SS-102 to SS-104: where a kicker who may not stay on dark cell `at` comes to rest.

    `letters` has the kicker on `at`. None: the kick is illegal.
    """
    letter = letters[at]
    inward = 1 if at[0] == 2 else -1
    front = at[0] + inward, at[1]
    beside = at[0], 3 if at[1] == 4 else 6
    rest = {c: who for c, who in letters.items() if c != at}
    blocked = front in rest or name(front) == end
    if not blocked and not crowded({**rest, front: letter}, side, rules):
        return front
    if beside not in rest and name(beside) != end:
        return beside
    return at if rules.push_fallback == "stay" else None


# ---- the lists ---------------------------------------------------------------------------


def effects(pos: Position, die: int, rules: Rules = DEFAULT) -> set[Effect]:
    """§3: all effects of an ordinary turn with this die."""
    assert pos.ball is not None
    side = pos.side
    opp = set(pos.of(OTHER[side]))
    found: set[Effect] = set()
    for start in pos.of(side):
        letter = pos.figures[start]
        keeper = letter == KEEPER[side]
        rest = {c: who for c, who in pos.figures.items() if c != start}
        ends, touches = walks(pos, start, die, rules)
        for to in ends:
            after = {**rest, to: letter}
            own = {c for c in after if c not in opp}
            if (
                may_stand(to, keeper, side)
                and not crowded(after, side, rules)
                and ball_ok(name(pos.ball), own, opp, rules)
            ):
                found.add((name(start), name(to), name(pos.ball)))
        with_kicker = {**rest, pos.ball: letter}
        own = {c for c in with_kicker if c not in opp}
        targets: set[str] = set()
        for m in touches:
            targets |= kicks(pos.ball, die - m + 1, own, opp, side, rules)
        for end in targets:
            stay: Cell | None = pos.ball
            if not may_stand(pos.ball, keeper, side):
                stay = push(with_kicker, pos.ball, end, side, rules)
            if stay is None:
                continue
            after = {**rest, stay: letter}
            own_after = {c for c in after if c not in opp}
            if not crowded(after, side, rules) and ball_ok(end, own_after, opp, rules):
                found.add((name(start), name(stay), end))
    return found


def _standing_kick(pos: Position, start: Cell, length: int, rules: Rules) -> set[str]:
    own, opp = set(pos.of(pos.side)), set(pos.of(OTHER[pos.side]))
    ends = kicks(start, length, own, opp, pos.side, rules)
    return {end for end in ends if ball_ok(end, own, opp, rules)}


def kickoffs(pos: Position, length: int, rules: Rules = DEFAULT) -> set[tuple[str, str]]:
    """SS-042 to SS-046: (kicker's cell, ball's end); never a goal."""
    found: set[tuple[str, str]] = set()
    for start in CIRCLE[pos.side]:
        if pos.figures.get(start) == PLAYER[pos.side]:
            ends = _standing_kick(pos, start, length, rules) - {GOAL}
            found |= {(name(start), end) for end in ends}
    return found


def restarts(pos: Position, die: int, rules: Rules = DEFAULT) -> set[tuple[str, str]]:
    """SS-093 to SS-096: (keeper's cell, ball's end), a goal allowed."""
    start = next(c for c, who in pos.figures.items() if who == KEEPER[pos.side])
    return {(name(start), end) for end in _standing_kick(pos, start, die, rules)}


def counts(pos: Position, die: int, rules: Rules = DEFAULT) -> str:
    """E/P/K/B/G/U of §6.6."""
    found = effects(pos, die, rules)
    ball = name(pos.ball) if pos.ball else "-"
    kicked = {e for e in found if e[2] != ball}
    pushed = [e for e in kicked if e[1] != ball]
    results = {frozen(after(pos, e)) for e in found}
    cells = {e[2] for e in kicked} - {GOAL}
    goals = [e for e in kicked if e[2] == GOAL]
    numbers = (found, results, kicked, cells, goals, pushed)
    return "/".join(str(len(n)) for n in numbers)


def after(pos: Position, effect: Effect) -> Position:
    """The position an effect leaves, the other side to act; a goal leaves no ball."""
    start, to, end = effect
    figures = {c: who for c, who in pos.figures.items() if name(c) != start}
    figures[cell(to)] = pos.figures[cell(start)]
    return Position(figures, None if end == GOAL else cell(end), OTHER[pos.side])


def frozen(pos: Position) -> tuple[frozenset[tuple[Cell, str]], Cell | None]:
    return frozenset(pos.figures.items()), pos.ball
