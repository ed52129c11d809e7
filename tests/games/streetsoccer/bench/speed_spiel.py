"""OpenSpiel's backgammon at random, played by its own C++ code, as a line of JSON; see speed.py.

A search of one simulation has its rollout evaluator play N whole matches; nothing of that runs in
Python. How many decisions a match has is counted apart, in a loop of Python.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 200


def begun(rng: random.Random) -> pyspiel.State:
    """A match after its first roll."""
    state = pyspiel.load_game("backgammon").new_initial_state()
    state.apply_action(rng.choice([a for a, _ in state.chance_outcomes()]))
    return state


def decisions(rng: random.Random, matches: int) -> float:
    """Decisions of a match, on average."""
    found = 0
    for _ in range(matches):
        state = begun(rng)
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                found += 1
                state.apply_action(rng.choice(state.legal_actions()))
    return found / matches


def main() -> None:
    rng = random.Random(1)
    state = begun(rng)
    game = state.get_game()
    evaluator = pyspiel.RandomRolloutEvaluator(MATCHES, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    start = time.process_time()
    bot.step(state)
    spent = time.process_time() - start
    told = {"seconds": spent, "matches": MATCHES, "decisions": decisions(rng, 30) * MATCHES}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
