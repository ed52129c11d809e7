"""The strengths offered to people, and players by name for the command line.

Every level plays by its window alone and by dice of its own seed; a level is weaker because it
searches less, judges worse, or errs as often as stated, never because it is told less luck.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final, TypeVar

from touchline.core.build import engine
from touchline.core.choices import near
from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.rng import Rng

from .expectimax import Expectimax, Plan
from .greedy import Greedy
from .judges import judge
from .player import Faulty, Guesser, Player

S = TypeVar("S", bound=State)

DEFAULT: Final = 3
ENDLESS: Final = 1 << 60


@dataclass(frozen=True, slots=True)
class Level:
    """One strength.

    judge                   who rates tables: `plain` or `full`
    second, third, replies  how wide the search is, see `expectimax.Plan`
    nodes, slow_nodes       tables it may look at for one answer: compiled, and interpreted
    slips                   the error budget: answers of a thousand that `weaker` gives instead
    weaker                  `guesser`, or `greedy`
    """

    judge: str
    second: int = 0
    third: int = 0
    replies: int = 0
    nodes: int = 4_000
    slow_nodes: int = 4_000
    slips: int = 0
    weaker: str = "guesser"


LEVELS: Final[dict[int, Level]] = {
    1: Level("plain", slips=300),
    2: Level("plain", slips=20),
    3: Level("full", slips=550, weaker="greedy"),
    4: Level("full", slips=150, weaker="greedy"),
    5: Level("full", second=3, nodes=20_000, slow_nodes=6_000, slips=120, weaker="greedy"),
    6: Level("full", second=6, third=2, replies=2, nodes=60_000, slow_nodes=30_000),
}


def player(
    game: Game[S],
    level: int,
    seed: int,
    *,
    nodes: int | None = None,
    deadline: float | None = None,
) -> Player[S]:
    """The player of a level.

    nodes     tables it may look at for one answer, instead of the level's own number
    deadline  seconds for one answer, after which it gives the best it has

    Without a deadline the same seed gives the same answers, on one build. Raises Fault for a level
    that does not exist.
    """
    if level not in LEVELS:
        known = ", ".join(str(n) for n in LEVELS)
        raise Fault(
            f"There is no level {level}. Known: {known}.",
            "fault-level",
            level=level,
            most=max(LEVELS),
        )
    x = LEVELS[level]
    rng = Rng(seed)
    if nodes is None:
        nodes = x.nodes if engine() == "compiled" else x.slow_nodes
    mind: Player[S]
    if x.judge == "plain":
        mind = Greedy(rng, judge(game, "plain"))
    else:
        mind = thinker(game, rng, Plan(x.second, x.third, x.replies, nodes), x.judge, deadline)
    if not x.slips:
        return mind
    weaker: Player[S] = Guesser(rng)
    if x.weaker == "greedy":
        weaker = Greedy(rng, judge(game, "plain"))
    return Faulty(mind, weaker, x.slips, rng)


def thinker(
    game: Game[S], rng: Rng, plan: Plan, judge_name: str, deadline: float | None
) -> Player[S]:
    """An expectimax player for a game it can search: two seats at one table."""
    if game.tables != (2,):
        raise Fault(
            f"Expectimax plays games of two seats; {game.name} is for {game.tables}.",
            "fault-player-seats",
            game=game.name,
        )
    clock = time.monotonic if deadline is not None else None
    return Expectimax(rng, judge(game, judge_name), plan, clock, deadline or 0.0)


NAMES: Final = ("guesser", "greedy", "expectimax", "level")
KEYS: Final = ("nodes", "second", "third", "replies", "ms")


def make(spec: str, game: Game[S], seed: int) -> Player[S]:
    """A player by its name: `guesser`, `greedy`, `level:4` (or `level-4`), `expectimax`, or
    `expectimax:nodes=20000,second=8`.

    The keys of expectimax: `nodes`, `second`, `third`, `replies` (see `Plan`), and `ms`, a deadline
    in milliseconds. Raises Fault naming what is known.
    """
    name, _, rest = spec.replace("level-", "level:", 1).partition(":")
    rng = Rng(seed)
    if name not in NAMES:
        # as they are written: a level never stands without its number
        known = [n for n in NAMES if n != "level"] + [f"level:{n}" for n in LEVELS]
        hint = near(spec if rest else name, known)
        raise Fault(f"There is no player {spec!r}. {hint}", "fault-player", word=spec, hint=hint)
    if name == "level":
        if not rest.isdecimal():
            raise Fault(
                f"Say which level, as in 'level:{DEFAULT}', not {spec!r}.",
                "fault-player-level",
                word=spec,
            )
        return player(game, int(rest), seed)
    if name != "expectimax":
        if rest:
            raise Fault(
                f"{name} has nothing to set, so ':{rest}' says nothing.",
                "fault-player-plain",
                word=name,
            )
        return Guesser(rng) if name == "guesser" else Greedy(rng, judge(game, "plain"))
    x = LEVELS[max(LEVELS)]
    own = x.nodes if engine() == "compiled" else x.slow_nodes
    given = {"nodes": own, "second": x.second, "third": x.third, "replies": x.replies, "ms": 0}
    for part in rest.split(",") if rest else []:
        key, _, number = part.partition("=")
        if key not in KEYS or not number.isdecimal():
            raise Fault(
                f"{part!r} says nothing to expectimax. Known, each with a whole number:"
                f" {', '.join(KEYS)}.",
                "fault-player-key",
                word=part,
            )
        given[key] = int(number)
    if "nodes" not in rest and given["ms"]:
        given["nodes"] = ENDLESS
    plan = Plan(given["second"], given["third"], given["replies"], given["nodes"])
    return thinker(game, rng, plan, "full", given["ms"] / 1000 if given["ms"] else None)
