"""Play seeded random matches on the installed package and print one digest of all that happened.

    python tests/wheel/checksum.py [MATCHES] [GAME]

Two builds that print the same line played the same matches: every question, every answer, every
result and the final view of every seat went into it.
"""

from __future__ import annotations

import hashlib
import sys

import touchline
from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.play.setups import setup
from touchline.rooms import ROOMS

CHANGE_EVERY = 10  # so many matches by the default options, then as many by the next preset


def digest(name: str, matches: int) -> tuple[str, int]:
    """The digest of so many matches of a game, and how many answers they took."""
    game = ROOMS[name].game
    rules = [settle(game.choices, game.presets, {})]
    rules += [settle(game.choices, game.presets, {}, p.key) for p in game.presets]
    h = hashlib.sha256()
    codes, odds, log = Codes(), Odds(), Log()
    answers = 0
    for seed in range(matches):
        options = rules[seed // CHANGE_EVERY % len(rules)]
        s = game.new(setup(ROOMS[game.name], game.tables[0], options))
        rng = Rng(seed)
        while (due := game.due(s)) != OVER:
            if due == FATE:
                game.luck(s, odds)
                who, answer = FATE, odds.at(rng.below(odds.total))
                h.update(b"%d %d;" % (odds.count, odds.total))
            else:
                who = int(due & -due).bit_length() - 1  # the lowest seat of the mask
                game.options(s, who, codes)
                answer = codes.items[rng.below(codes.count)]
                h.update(b"%d;" % codes.count)
            h.update(b"%d %d;" % (who, answer))
            game.step(s, who, answer, log)
            answers += 1
        for e in log.events:
            h.update(b"%d %d %d %d;" % (e.kind, e.a, e.b, e.secret))
        log.events.clear()
        for seat in range(s.seats + 1):
            h.update(repr(game.view(s, seat).key()).encode())
        end = game.result(s)
        h.update(repr((end.points, end.reason)).encode())
    return h.hexdigest(), answers


def main() -> int:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    name = sys.argv[2] if len(sys.argv) > 2 else "streetsoccer"
    told, answers = digest(name, matches)
    print(f"{name} {matches} matches, {answers} answers: {told}")
    print(f"{engine()} engine in {touchline.__path__[0]}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
