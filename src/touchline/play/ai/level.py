"""A strength offered to people: how hard a computer thinks, and how often it errs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

FAR: Final = 1 << 40  # answers of a match that is played to its end


@dataclass(frozen=True, slots=True)
class Level:
    """One strength.

    judge                   who rates tables: `plain` or `full`; or nobody does: by `advice` the
                            game's advice is followed, by `lot` any answer is given
    second, third, replies  how wide the search is, see `expectimax.Plan`
    nodes, slow_nodes       tables it may look at for one answer: compiled, and interpreted
    sims, slow_sims         matches it may imagine instead: then it is `ismcts`, for games with
                            secrets; `reach`, `moments`, `redeal_own`, `average_answers`,
                            `beginner_rivals`, `give_up_gap`, `steady_luck`, `least_tries`: see
                            `rollout.Effort`
    keen                    it follows the advice for the strongest, see `room.Mind`
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
    redeal_own: int = 0
    average_answers: int = 0
    beginner_rivals: int = 0
    give_up_gap: int = 0
    steady_luck: bool = False
    least_tries: int = 0
    keen: bool = False


SEARCHED: Final[Mapping[int, Level]] = {
    1: Level("lot"),
    2: Level("full", sims=40, slow_sims=40),
    3: Level("full", sims=120, slow_sims=120),
    4: Level("full", sims=500, slow_sims=500),
}
"""The levels of a game that brings neither judges nor levels: matches imagined to their ends."""
