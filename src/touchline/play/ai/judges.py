"""Who rates tables and advises searches, by game: one list to add a game to.

`full` weighs all it can, `plain` is a beginner's rule of thumb. A game that offers no judge of its
own is rated by its `worth` under both names; one that offers no policy is searched without advice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast, final

from mypy_extensions import i64

from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.judge import Judge
from touchline.core.policy import Policy
from touchline.games.eleven import advice as eleven_advice
from touchline.games.eleven import judge as eleven
from touchline.games.footclub import advice as footclub_advice
from touchline.games.footclub import judge as footclub
from touchline.games.streetsoccer.worth import Full, Plain
from touchline.games.worldwide import advice as worldwide_advice
from touchline.games.worldwide import judge as worldwide

S = TypeVar("S", bound=State)

NAMES: Final = ("plain", "full")

#: by game: its plain judge and its full one
JUDGES: Final[dict[str, tuple[Callable[[], Judge], Callable[[], Judge]]]] = {
    "eleven": (eleven.Plain, eleven.Full),
    "streetsoccer": (Plain, Full),
    "footclub": (footclub.Plain, footclub.Full),
    "worldwide": (worldwide.Plain, worldwide.Full),
}

#: by game: its advice for searches
POLICIES: Final[dict[str, Callable[[], Policy]]] = {
    "eleven": eleven_advice.Advice,
    "footclub": footclub_advice.Advice,
    "worldwide": worldwide_advice.Advice,
}

#: by game: the same for its strongest players, where that is another
KEEN: Final[dict[str, Callable[[], Policy]]] = {
    "worldwide": worldwide_advice.keen,
}


@final
class ByWorth(Judge, Generic[S]):
    """The game's own estimate."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point."""
        return self.game.worth(cast(S, s), seat) * 1000


def judge(game: Game[S], name: str) -> Judge:
    """A judge of this game, with scratch paper of its own. Raises Fault for an unknown name."""
    if name not in NAMES:
        raise Fault(f"There is no judge {name!r}. Known: {', '.join(NAMES)}.")
    own = JUDGES.get(game.name)
    if own is None:
        return ByWorth(game)
    make = own[NAMES.index(name)]
    return make()


def policy(game: Game[S], keen: bool = False) -> Policy | None:
    """The advice of this game, with scratch paper of its own; None if it has none.

    keen  the advice that its strongest players follow, where that is another
    """
    make = KEEN.get(game.name) if keen else None
    if make is None:
        make = POLICIES.get(game.name)
    return None if make is None else make()
