"""The strengths offered to people, and players by name for the command line.

Every level plays by its window alone and by dice of its own seed; a level is weaker because it
searches less, judges worse, or errs as often as stated, never because it is told less luck.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from touchline.core.build import engine
from touchline.core.choices import near
from touchline.core.faults import Fault
from touchline.core.judge import Judge
from touchline.core.policy import Policy
from touchline.core.rng import Rng

from .expectimax import Expectimax, Plan
from .greedy import Greedy
from .ismcts import Ismcts
from .level import Level as Level
from .player import Advised, Careless, Faulty, Guesser, Player
from .rollout import Effort

if TYPE_CHECKING:
    from ..room import Room

DEFAULT: Final = 3
ENDLESS: Final = 1 << 60


OPEN: Final = Level("full", second=6, third=2, replies=2, nodes=60_000, slow_nodes=30_000)
"""How `expectimax` searches unless told otherwise, in games whose top level is another player."""


def default_of(room: Room) -> int:
    """The level that somebody plays against who names none: 3, or the strongest below it."""
    return max(n for n in room.mind.levels if n <= DEFAULT)


JUDGES: Final = ("plain", "full")


def judge(room: Room, name: str) -> Judge | None:
    """Return a judge of this game, with scratch paper of its own; None if the game has none.

    Raises Fault for an unknown name.
    """
    if name not in JUDGES:
        raise Fault(f"There is no judge {name!r}. Known: {', '.join(JUDGES)}.")
    make = room.mind.judges.get(name)
    return None if make is None else make()


def judge_for(room: Room, name: str, player: str) -> Judge:
    """As `judge`, for a player that cannot do without.

    Raises Fault that names the player if the game has no judges.
    """
    found = judge(room, name)
    if found is None:
        raise Fault(
            f"{room.name} has no judge, without which {player} cannot play.",
            "fault-player-judge",
            game=room.name,
            player=player,
        )
    return found


def policy(room: Room, keen: bool = False) -> Policy | None:
    """The advice of this game, with scratch paper of its own; None if it has none.

    keen  the advice that its strongest players follow, where that is another
    """
    mind = room.mind
    make = (mind.keen if keen else None) or mind.policy
    return None if make is None else make()


def player(
    room: Room,
    level: int,
    seed: int,
    *,
    nodes: int | None = None,
    deadline: float | None = None,
) -> Player[Any]:
    """The player of a level.

    nodes     tables it may look at (or matches it may imagine) for one answer, instead of the
              level's own number
    deadline  seconds for one answer, after which it gives the best it has

    Without a deadline the same seed gives the same answers, on one build. Raises Fault for a level
    that does not exist.
    """
    known = room.mind.levels
    if level not in known:
        raise Fault(
            f"There is no level {level}. Known: {', '.join(str(n) for n in known)}.",
            "fault-level",
            level=level,
            most=max(known),
        )
    x = known[level]
    rng = Rng(seed)
    mind: Player[Any]
    if x.sims:
        effort = effort_of(x)
        if nodes is not None:
            effort.sims = nodes
        mind = imaginer(room, rng, effort, x.judge, deadline, x.keen)
    elif x.judge == "advice":
        mind = advised(room, rng)
    elif x.judge == "lot":
        mind = Guesser(rng)
    elif x.judge == "plain":
        mind = Greedy(rng, judge_for(room, "plain", "greedy"))
    else:
        plan = Plan(x.second, x.third, x.replies, nodes_of(x) if nodes is None else nodes)
        mind = thinker(room, rng, plan, x.judge, deadline)
    if not x.slips:
        return mind
    advice = policy(room)
    weaker: Player[Any] = Guesser(rng) if advice is None else Careless(rng, advice)
    if x.weaker == "greedy":
        weaker = Greedy(rng, judge_for(room, "plain", "greedy"))
    return Faulty(mind, weaker, x.slips, rng)


def advised(room: Room, rng: Rng) -> Player[Any]:
    """A player who follows the game's advice. Raises Fault for a game that has none."""
    advice = policy(room)
    if advice is None:
        raise Fault(f"{room.name} has no advice to follow.", "fault-player-advice", game=room.name)
    return Advised(rng, advice)


def thinker(
    room: Room, rng: Rng, plan: Plan, judge_name: str, deadline: float | None
) -> Player[Any]:
    """An expectimax player for a game it can search: two seats at one table."""
    if room.game.tables != (2,):
        raise Fault(
            f"Expectimax plays games of two seats; {room.name} is for {room.game.tables}.",
            "fault-player-seats",
            game=room.name,
        )
    clock = time.monotonic if deadline is not None else None
    opinion = judge_for(room, judge_name, "expectimax")
    return Expectimax(rng, opinion, plan, clock, deadline or 0.0)


def imaginer(
    room: Room,
    rng: Rng,
    effort: Effort,
    judge_name: str,
    deadline: float | None,
    keen: bool = False,
) -> Player[Any]:
    """A player who searches imagined matches, with the advice of the game if it has any."""
    clock = time.monotonic if deadline is not None else None
    advice = policy(room, keen)
    return Ismcts(rng, effort, judge(room, judge_name), advice, clock, deadline or 0.0)


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
        x.redeal_own,
        x.average_answers,
        beginner_rivals=x.beginner_rivals,
        give_up_gap=x.give_up_gap,
        steady_luck=x.steady_luck,
        least_tries=x.least_tries,
    )


NAMES: Final = ("guesser", "greedy", "expectimax", "ismcts", "level")
SEARCH: Final = Level("full", sims=1_000, slow_sims=1_000, average_answers=300)
"""How `ismcts` searches unless told otherwise, in games whose top level is another player."""


def make(spec: str, room: Room, seed: int) -> Player[Any]:
    """A player by its name: `guesser`, `greedy`, `level:4` (or `level-4`), `expectimax` or
    `ismcts`, the last two with settings if wished: `expectimax:nodes=20000,second=8`.

    The keys of expectimax: `nodes`, `second`, `third`, `replies` (see `Plan`); those of ismcts:
    `sims`, `reach`, `moments`, `redeal_own`, `average_answers`, `exploration`, `beginner_rivals`,
    `give_up_gap`, `steady_luck`, `least_tries` (see `Effort`) and `keen` (1: the advice for the
    strongest); of both: `ms`, a deadline in milliseconds. Raises Fault naming what is known.
    """
    name, _, rest = spec.replace("level-", "level:", 1).partition(":")
    rng = Rng(seed)
    levels = room.mind.levels
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
        return player(room, int(rest), seed)
    top = levels[max(levels)]
    if name == "expectimax":
        x = OPEN if top.sims else top
        own = {"nodes": nodes_of(x), "second": x.second, "third": x.third, "replies": x.replies}
        given = settings(name, rest, own, "nodes")
        plan = Plan(given["second"], given["third"], given["replies"], given["nodes"])
        return thinker(room, rng, plan, "full", seconds(given))
    if name == "ismcts":
        x = top if top.sims else SEARCH
        e = effort_of(x)
        own = {"sims": e.sims, "reach": e.reach, "moments": e.moments}
        own |= {
            "redeal_own": e.redeal_own,
            "average_answers": e.average_answers,
            "exploration": e.exploration,
        }
        own |= {
            "beginner_rivals": e.beginner_rivals,
            "give_up_gap": e.give_up_gap,
            "steady_luck": int(e.steady_luck),
            "least_tries": e.least_tries,
            "keen": int(x.keen),
        }
        given = settings(name, rest, own, "sims")
        effort = Effort(
            max(given["sims"], 1),
            given["reach"],
            given["moments"],
            given["redeal_own"],
            given["average_answers"],
            given["exploration"],
            beginner_rivals=given["beginner_rivals"],
            give_up_gap=given["give_up_gap"],
            steady_luck=given["steady_luck"] > 0,
            least_tries=given["least_tries"],
        )
        return imaginer(room, rng, effort, "full", seconds(given), given["keen"] > 0)
    if rest:
        raise Fault(
            f"{name} has nothing to set, so ':{rest}' says nothing.",
            "fault-player-plain",
            word=name,
        )
    return Guesser(rng) if name == "guesser" else Greedy(rng, judge_for(room, "plain", "greedy"))


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
