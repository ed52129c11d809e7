"""RLCard's gin rummy at random, its game alone without the learning wrapper, as a line of JSON; see
cards.py.
"""

from __future__ import annotations

import json
import random
import sys
import time

import numpy
from rlcard.games.gin_rummy import Game

MATCHES = int(sys.argv[1]) if len(sys.argv) > 1 else 30


def main() -> None:
    rng = random.Random(1)
    answers = 0
    spent = 0.0
    for n in range(MATCHES):
        game = Game()
        game.np_random = numpy.random.RandomState(n)
        start = time.process_time()
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
            answers += 1
        spent += time.process_time() - start
    print(json.dumps({"seconds": spent, "matches": MATCHES, "answers": answers}))


if __name__ == "__main__":
    main()
