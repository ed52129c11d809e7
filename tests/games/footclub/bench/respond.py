#!/usr/bin/env python3
"""What an honest player can score against FootClub's `greedy` at Poussin, at most about.

  python3 bench/run.py respond check [--matches 2000]       the fast game is the engine's
  python3 bench/run.py respond learn [--matches 600000]     learn to beat greedy, and measure
  python3 bench/run.py respond learn --told                 the same, shown greedy's hand
  python3 bench/run.py respond play [--matches 400] [--sims 200]   and searched on top

The best response to `greedy` knows exactly how `greedy` answers, and nothing that lies hidden. It
is learnt over far more matches than the engine could play, so Poussin is written once more, in C,
in `respond/`; `check` replays matches of that game in the engine, answer by answer, and asks the
engine's `greedy` about each. It needs a C compiler (`cc`, or what CC names).
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.games.footclub.mind.judge import Plain
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.play.ai.greedy import rated
from touchline.play.sim.batch import fresh

HERE: Final = Path(__file__).resolve().parent
TYPES: Final = (
    int(c.PRESSES),
    int(c.TACKLES),
    int(c.SET_ATTACK),
    int(c.ATTACK_SUPPORT),
    int(c.DEFENCE_SUPPORT),
    int(c.FANS),
)
SILENT: Final = Log(False)


def built(folder: Path) -> str:
    """Compile the fast game. Exits with a sentence where there is no compiler."""
    name = os.environ.get("CC", "cc")
    compiler = shutil.which(name)
    if compiler is None:
        sys.exit(f"respond: there is no C compiler {name!r}; install one, or name it in CC.")
    out = folder / "respond"
    source = HERE / "respond" / "respond.c"
    flags = ["-std=c11", "-O3", "-march=native", "-ffast-math"]
    subprocess.run([compiler, *flags, "-o", str(out), str(source), "-lm"], check=True)
    return str(out)


def code_of(kind: int, answer: int) -> int:
    """The engine's code for an answer of the fast game, by the question."""
    if answer == 0:
        return int(c.PASS)
    if kind == c.ASK_FAN:
        return int(c.FAN)
    if kind == c.ASK_POSSESSION:
        return int(c.PRESS if answer == 1 else c.TACKLING)
    if kind == c.ASK_OFFENSIVE:
        return int(c.ATTACK)
    if answer == 1:
        return int(c.SUPPORTING)
    return int(c.PUSH) + (answer - 2) // 4 * 12 + (answer - 2) % 4


class Replay:
    """The engine, following what was written down; raises AssertionError where they part."""

    def __init__(self) -> None:
        self.plain = Plain()
        self.codes = Codes()
        self.odds = Odds()
        self.table: Table = fresh(ROOM, {"rules": 1})
        self.answers = 0

    def line(self, text: str) -> None:
        """One line of the tape: toss, draw, answer, luck, end."""
        what, *rest = text.split()
        one, *more = [int(word) for word in rest]
        t = self.table
        if what == "t":
            GAME.step(t, FATE, one, SILENT)
        elif what == "d":
            self.draw(one, more[0])
        elif what == "a":
            self.answer(one, more[0], more[1])
        elif what == "f":
            self.luck(one)
        else:
            assert GAME.due(t) == OVER, "the engine plays on"
            assert [t.get(0, c.GOALS), t.get(1, c.GOALS)] == [one, *more], "another score"
            self.table = fresh(ROOM, {"rules": 1})

    def draw(self, side: int, kind: int) -> None:
        """A card of this type from this club's pile: any, they are alike."""
        t, odds = self.table, self.odds
        assert t.stack.phase() == c.DRAW, "no card is due"
        GAME.luck(t, odds)
        cards = [int(odds.at(i)) for i in range(int(odds.total))]
        fitting = [x for x in cards if x // c.DECK == side and KIND[x % c.DECK] == TYPES[kind]]
        GAME.step(t, FATE, fitting[0], SILENT)

    def answer(self, seat: int, answer: int, many: int) -> None:
        """An answer of greedy, one of so many: no other is better in greedy's eyes."""
        t, codes = self.table, self.codes
        assert GAME.due(t) & (1 << seat), "the engine asks somebody else"
        GAME.options(t, seat, codes)
        assert codes.count == many, "other answers are open"
        code = code_of(int(codes.kind), answer)
        rates: dict[int, int] = {}
        for one in codes.listed():
            # the rival's sealed answer is not there yet when greedy looks
            u = t.clone()
            u.sealed.open_again(seat)
            GAME.step(u, seat, one, SILENT)
            rates[int(one)] = int(rated(GAME, self.plain, u, seat))
        assert rates[code] == max(rates.values()), "greedy answers otherwise"
        GAME.step(t, seat, code, SILENT)
        self.answers += 1

    def luck(self, good: int) -> None:
        """Dice that bring about what was written down."""
        t = self.table
        phase = t.stack.phase()
        if phase != c.SHOT:
            GAME.step(t, FATE, 66 if good else 12, SILENT)
            return
        turn, goals = t.turn, t.get(0, c.GOALS) + t.get(1, c.GOALS)
        while t.stack.phase() == c.SHOT and (t.turn, t.attacker) == (turn, t.attacker):
            GAME.step(t, FATE, 1 if good else 6, SILENT)
            GAME.step(t, FATE, 6 if good else 1, SILENT)
        assert t.get(0, c.GOALS) + t.get(1, c.GOALS) == goals + good, "another end of the shot"


def check(program: str, matches: int) -> None:
    """Replay matches of greedy with itself."""
    told = subprocess.run(
        [program, "tape", str(matches), "1"], check=True, capture_output=True, text=True
    ).stdout
    replay = Replay()
    for text in told.splitlines():
        replay.line(text)
    print(f"{matches} matches, {replay.answers} answers: the engine agrees with every one.")


def main() -> None:
    """Compile, and do what was asked."""
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("what", choices=("check", "learn", "play"))
    p.add_argument("--matches", type=int, help="2,000 to check, 600,000 to learn, 400 to play")
    p.add_argument("--sims", type=int, default=200, help="imagined turns a question, to play")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--told", action="store_true", help="shown greedy's hand: not honest, a bound")
    p.add_argument("--file", type=Path, help="where what was learnt is kept, or lies")
    a = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = built(Path(folder))
        matches = a.matches or {"check": 2_000, "learn": 600_000, "play": 400}[a.what]
        if a.what == "check":
            check(program, matches)
            return
        name = str(a.file or Path(folder) / "learnt.bin")
        told = ["told"] if a.told else []
        if a.what == "play" and a.file is None:
            sys.exit("respond: say with --file where `learn --file` has kept what was learnt.")
        words = ["learn", str(matches), name, str(a.seed)]
        if a.what == "play":
            words = ["play", name, str(matches), str(a.sims), str(a.seed)]
        subprocess.run([program, *words, *told], check=True)


if __name__ == "__main__":
    main()
