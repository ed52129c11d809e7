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
from .ismcts import Ismcts
from .judges import judge, policy
from .outlook import Effort
from .player import Advised, Careless, Faulty, Guesser, Player

S = TypeVar("S", bound=State)

DEFAULT: Final = 3
ENDLESS: Final = 1 << 60
FAR: Final = 1 << 40  # answers of a match that is played to its end


@dataclass(frozen=True, slots=True)
class Level:
    """One strength.

    judge                   who rates tables: `plain` or `full`; or `advice`: nobody does, the
                            game's advice is followed
    second, third, replies  how wide the search is, see `expectimax.Plan`
    nodes, slow_nodes       tables it may look at for one answer: compiled, and interpreted
    sims, slow_sims         matches it may imagine instead: then it is `ismcts`, for games with
                            secrets; `reach`, `moments`, `doubt`, `smooth`, `naive`, `drop`,
                            `calm`, `each`: see `outlook.Effort`
    keen                    it follows the advice for the strongest, see `judges.policy`
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
    sims: int = 0
    slow_sims: int = 0
    reach: int = FAR
    moments: int = 0
    doubt: int = 0
    smooth: int = 0
    naive: int = 0
    drop: int = 0
    calm: bool = False
    each: int = 0
    keen: bool = False


OPEN: Final[dict[int, Level]] = {
    1: Level("plain", slips=300),
    2: Level("plain", slips=20),
    3: Level("full", slips=550, weaker="greedy"),
    4: Level("full", slips=150, weaker="greedy"),
    5: Level("full", second=3, nodes=20_000, slow_nodes=6_000, slips=120, weaker="greedy"),
    6: Level("full", second=6, third=2, replies=2, nodes=60_000, slow_nodes=30_000),
}
"""The levels of games in which nothing is hidden."""

FOOTCLUB: Final[dict[int, Level]] = {
    1: Level("plain", slips=800),
    2: Level("plain", slips=380),
    3: Level("full", sims=40, slow_sims=40, moments=1, slips=460),
    4: Level("full", sims=60, slow_sims=60, moments=1, slips=300),
    5: Level("full", sims=120, slow_sims=60, moments=1, slips=150),
    6: Level("full", sims=600, slow_sims=100, moments=2),
}
"""The levels of FootClub: what is hidden is imagined, again and again."""

WORLDWIDE: Final[dict[int, Level]] = {
    1: Level("plain", slips=450),
    2: Level("plain", slips=200),
    3: Level("full", sims=20, slow_sims=20, moments=1, slips=240),
    4: Level("full", sims=40, slow_sims=30, moments=1, slips=140),
    5: Level("full", sims=80, slow_sims=40, moments=1, slips=60),
    # to the end of the half: hardly any has as many attacks as that
    6: Level(
        "full", sims=3_000, slow_sims=24, moments=40, drop=2_000, calm=True, each=100, keen=True
    ),
}
"""The levels of Worldwide Football, at two seats and at four."""

ELEVEN: Final[dict[int, Level]] = {
    1: Level("advice", slips=640),
    2: Level("advice", slips=400),
    3: Level("advice", slips=220),
    4: Level("advice", slips=70),
    5: Level("full", sims=60, slow_sims=8, moments=8),
}
"""The levels of Eleven: what a club is worth, and at the top a week looked ahead."""

LEVELS: Final[dict[str, dict[int, Level]]] = {
    "eleven": ELEVEN,
    "streetsoccer": OPEN,
    "footclub": FOOTCLUB,
    "worldwide": WORLDWIDE,
}
"""The levels of each game; one that is not listed has those of open games."""


def levels_of(name: str) -> dict[int, Level]:
    """The levels offered in the game of this name, by number."""
    return LEVELS.get(name, OPEN)


def player(
    game: Game[S],
    level: int,
    seed: int,
    *,
    nodes: int | None = None,
    deadline: float | None = None,
) -> Player[S]:
    """The player of a level.

    nodes     tables it may look at (or matches it may imagine) for one answer, instead of the
              level's own number
    deadline  seconds for one answer, after which it gives the best it has

    Without a deadline the same seed gives the same answers, on one build. Raises Fault for a level
    that does not exist.
    """
    known = levels_of(game.name)
    if level not in known:
        raise Fault(
            f"There is no level {level}. Known: {', '.join(str(n) for n in known)}.",
            "fault-level",
            level=level,
            most=max(known),
        )
    x = known[level]
    rng = Rng(seed)
    mind: Player[S]
    if x.sims:
        effort = effort_of(x)
        if nodes is not None:
            effort.sims = nodes
        mind = imaginer(game, rng, effort, x.judge, deadline, x.keen)
    elif x.judge == "advice":
        mind = advised(game, rng)
    elif x.judge == "plain":
        mind = Greedy(rng, judge(game, "plain"))
    else:
        plan = Plan(x.second, x.third, x.replies, nodes_of(x) if nodes is None else nodes)
        mind = thinker(game, rng, plan, x.judge, deadline)
    if not x.slips:
        return mind
    advice = policy(game)
    weaker: Player[S] = Guesser(rng) if advice is None else Careless(rng, advice)
    if x.weaker == "greedy":
        weaker = Greedy(rng, judge(game, "plain"))
    return Faulty(mind, weaker, x.slips, rng)


def advised(game: Game[S], rng: Rng) -> Player[S]:
    """A player who follows the game's advice. Raises Fault for a game that has none."""
    advice = policy(game)
    if advice is None:
        raise Fault(f"{game.name} has no advice to follow.", "fault-player-advice", game=game.name)
    return Advised(rng, advice)


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


def imaginer(
    game: Game[S],
    rng: Rng,
    effort: Effort,
    judge_name: str,
    deadline: float | None,
    keen: bool = False,
) -> Player[S]:
    """A player who searches imagined matches, with the advice of the game if it has any."""
    clock = time.monotonic if deadline is not None else None
    advice = policy(game, keen)
    return Ismcts(rng, effort, judge(game, judge_name), advice, clock, deadline or 0.0)


def nodes_of(x: Level) -> int:
    """Tables that a level may look at, on this build."""
    return x.nodes if engine() == "compiled" else x.slow_nodes


def effort_of(x: Level) -> Effort:
    """How hard a level searches imagined matches, on this build."""
    sims = x.sims if engine() == "compiled" else x.slow_sims
    return Effort(
        sims,
        x.reach,
        x.moments,
        x.doubt,
        x.smooth,
        naive=x.naive,
        drop=x.drop,
        calm=x.calm,
        each=x.each,
    )


NAMES: Final = ("guesser", "greedy", "expectimax", "ismcts", "level")
SEARCH: Final = Level("full", sims=1_000, slow_sims=1_000, smooth=300)
"""How `ismcts` searches unless told otherwise, in games whose top level is another player."""


def make(spec: str, game: Game[S], seed: int) -> Player[S]:
    """A player by its name: `guesser`, `greedy`, `level:4` (or `level-4`), `expectimax` or
    `ismcts`, the last two with settings if wished: `expectimax:nodes=20000,second=8`.

    The keys of expectimax: `nodes`, `second`, `third`, `replies` (see `Plan`); those of ismcts:
    `sims`, `reach`, `moments`, `doubt`, `smooth`, `bold`, `naive`, `drop`, `calm`, `each` (see
    `Effort`) and `keen` (1: the advice for the strongest); of both: `ms`, a deadline in
    milliseconds. Raises Fault naming what is known.
    """
    name, _, rest = spec.replace("level-", "level:", 1).partition(":")
    rng = Rng(seed)
    levels = levels_of(game.name)
    if name not in NAMES:
        # as they are written: a level never stands without its number
        known = [n for n in NAMES if n != "level"] + [f"level:{n}" for n in levels]
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
    top = levels[max(levels)]
    if name == "expectimax":
        x = OPEN[max(OPEN)] if top.sims else top
        own = {"nodes": nodes_of(x), "second": x.second, "third": x.third, "replies": x.replies}
        given = settings(name, rest, own, "nodes")
        plan = Plan(given["second"], given["third"], given["replies"], given["nodes"])
        return thinker(game, rng, plan, "full", seconds(given))
    if name == "ismcts":
        x = top if top.sims else SEARCH
        e = effort_of(x)
        own = {"sims": e.sims, "reach": e.reach, "moments": e.moments}
        own |= {"doubt": e.doubt, "smooth": e.smooth, "bold": e.bold}
        own |= {
            "naive": e.naive,
            "drop": e.drop,
            "calm": int(e.calm),
            "each": e.each,
            "keen": int(x.keen),
        }
        given = settings(name, rest, own, "sims")
        effort = Effort(
            max(given["sims"], 1),
            given["reach"],
            given["moments"],
            given["doubt"],
            given["smooth"],
            given["bold"],
            naive=given["naive"],
            drop=given["drop"],
            calm=given["calm"] > 0,
            each=given["each"],
        )
        return imaginer(game, rng, effort, "full", seconds(given), given["keen"] > 0)
    if rest:
        raise Fault(
            f"{name} has nothing to set, so ':{rest}' says nothing.",
            "fault-player-plain",
            word=name,
        )
    return Guesser(rng) if name == "guesser" else Greedy(rng, judge(game, "plain"))


def settings(name: str, rest: str, own: dict[str, int], bound: str) -> dict[str, int]:
    """What stands behind the colon, over what the player does by itself.

    With a deadline alone, nothing but it bounds the search. Raises Fault for an unknown key.
    """
    given = {**own, "ms": 0}
    named: set[str] = set()
    for part in rest.split(",") if rest else []:
        key, _, number = part.partition("=")
        if key not in given or not number.isdecimal():
            raise Fault(
                f"{part!r} says nothing to {name}. Known, each with a whole number:"
                f" {', '.join(given)}.",
                "fault-player-key",
                word=part,
                name=name,
                like=f"{bound}={own[bound]}",
                keys=", ".join(given),
            )
        given[key] = int(number)
        named.add(key)
    if bound not in named and given["ms"]:
        given[bound] = ENDLESS
    return given


def seconds(given: dict[str, int]) -> float | None:
    """The deadline of these settings, if there is one."""
    return given["ms"] / 1000 if given["ms"] else None
