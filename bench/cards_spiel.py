"""OpenSpiel's gin rummy at random, played by its own C++ code, as a line of JSON; see cards.py.

A search of one simulation has its rollout evaluator play N whole matches; nothing of that runs in
Python. How many answers a match has (chance's included) is counted apart, in a loop of Python.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 200


def dealt(rng: random.Random) -> pyspiel.State:
    """A match once its cards are dealt."""
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([a for a, _ in state.chance_outcomes()]))
    return state


def answers(rng: random.Random, matches: int) -> float:
    """Answers of a match from the deal on, on average."""
    found = 0
    for _ in range(matches):
        state = dealt(rng)
        while not state.is_terminal():
            found += 1
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
    return found / matches


def main() -> None:
    rng = random.Random(1)
    state = dealt(rng)
    evaluator = pyspiel.RandomRolloutEvaluator(MATCHES, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, 1, 100, False, 1, False)
    start = time.process_time()
    bot.step(state)
    spent = time.process_time() - start
    told = {"seconds": spent, "matches": MATCHES, "answers": answers(rng, 30) * MATCHES}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
