"""Who rates tables for the players: one list, by game and name.

`full` weighs all it can, `plain` is a beginner's rule of thumb. A game that offers no judge of its
own is rated by its `worth` under both names.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast, final

from mypy_extensions import i64

from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.judge import Judge
from touchline.games.streetsoccer.worth import Full, Plain

S = TypeVar("S", bound=State)

NAMES: Final = ("plain", "full")


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
    if game.name == "streetsoccer":
        return Full() if name == "full" else Plain()
    return ByWorth(game)
