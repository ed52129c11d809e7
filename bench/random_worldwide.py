#!/usr/bin/env python3
"""Many random matches of Worldwide Football, looked at all along: nothing that cannot be.

  python3 dev.py bench worldwide           25,000 matches for two and as many for four
     --matches N     so many of each
     --each N        look at the table after every N answers (8), and at the end
     --seed S        begin with another seed; a fault names the seed that shows it
     --seats N       only tables for 2, or for 4

Every match has options of its own, the defaults as often as all their other words together. In
every second match the ball is seldom given back, and the d20 often shows a foul.

Exit status 1 with the seeds of what failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.worldwide import GAME
from touchline.games.worldwide import codes as c
from touchline.games.worldwide.hands import limit
from touchline.games.worldwide.state import Table
from touchline.play import library

NUMBERS: Final = library.numbers("worldwide")
#: questions in which a hand may be above its limit, until it has discarded
ABOVE: Final = {c.DRAW, c.FORCED_DISCARD, c.SANCTION, c.TAKE}


def options(rng: Rng) -> dict[str, int]:
    """Every option at random, the default as often as all its other words together."""
    return {
        choice.key: 0 if rng.below(2) == 0 else int(rng.below(len(choice.values)))
        for choice in GAME.choices
    }


def look(t: Table) -> None:
    """Everything that holds at every table. Raises AssertionError with what does not."""
    phase = int(t.stack.phase())
    assert 0 <= t.pa <= 8, f"{t.pa} points"
    for side in range(2):
        cards_of(t, side)
        assert 0 <= t.get(side, c.STARS) <= t.get(side, c.MOST_STARS) <= 6, "stars"
        assert 0 <= t.get(side, c.SUBS) <= 3, "substitution tokens"
        assert 0 <= t.get(side, c.START) <= 8, "points of the next attack"
        for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
            where = t.spot[card]
            held = where >= c.HAND
            assert not held or (where - c.HAND) % 2 == side, "a Player card in a strange hand"
            assert where < c.HAND + t.seats, "a Player card in no place"
            assert held or not t.seen & (1 << card), "a Player card seen in a hand, lying elsewhere"
    for seat in range(t.seats):
        over = phase in ABOVE or any(
            t.stack.frames[at] in ABOVE for at in range(0, t.stack.depth + 4, 4)
        )
        if t.half and not over:
            assert t.held(seat) <= limit(t, seat, c.ACTION), f"{t.held(seat)} Action cards"
            folk = t.people(seat % 2, c.HAND + seat)
            assert folk <= limit(t, seat, c.PERSON), f"{folk} Player cards"
    assert t.attacks <= t.rules.max_attacks, "more attacks than a half may have"
    views_agree(t)


def cards_of(t: Table, side: int) -> None:
    """Type by type, no Action card of a side comes or goes; what is known of hands is so."""
    colour = t.get(side, c.COLOUR)
    for kind in range(t.book.types):
        at = side * c.TYPES + kind
        n = t.pile[at] + t.gone[at] + t.lying[at]
        assert min(t.pile[at], t.gone[at], t.lying[at]) >= 0, "fewer than no cards"
        for seat in range(side, t.seats, 2):
            hand = t.hand[seat * c.TYPES + kind]
            assert 0 <= t.plain[seat * c.TYPES + kind] <= hand, "a known card that is not there"
            n += hand
        plays = t.rules.pro_cards or t.book.pro[kind] == 0
        if t.half:
            whole = t.book.copies[kind * 2 + colour] if plays else 0
            assert n == whole, f"{n} cards of type {kind}, not {whole}"
    for seat in range(side, t.seats, 2):
        for which in range(len(t.book.filters)):
            fits = sum(
                int(t.hand[seat * c.TYPES + kind] - t.plain[seat * c.TYPES + kind])
                for kind in range(t.book.types)
                if t.book.filters[which] >> kind & 1
            )
            hints = sum(
                int(t.hints[seat * c.FILTERS + n])
                for n in range(which + 1)
                if t.book.filters[n] & t.book.filters[which] == t.book.filters[n]
            )
            assert hints <= fits, "a hand is known to hold what it does not"


def views_agree(t: Table) -> None:
    """Public counts are the truth, for a watcher too."""
    v = GAME.view(t, t.seats)
    counts = [int(t.held(seat)) for seat in range(t.seats)] + [int(t.left(s)) for s in range(2)]
    assert v.counts == counts, "counts"
    assert v.hand == [] and v.pile == [], "a watcher sees a hand or a pile"  # noqa: PT018
    assert v.gone[: t.book.types] == [int(t.gone[n]) for n in range(t.book.types)], "discards"


def fate(t: Table, rng: Rng, odds: Odds, rough: bool) -> int:
    """An outcome by its weight; in rough matches a d20 is often low."""
    GAME.luck(t, odds)
    if rough and odds.kind == c.D20 and rng.below(3) == 0:
        return 1 + int(rng.below(6))
    return int(odds.at(rng.below(odds.total)))


def hand(rng: Rng, codes: Codes, rough: bool) -> int:
    """An open answer; in rough matches the ball is kept."""
    n = int(codes.count)
    code = int(codes.items[rng.below(n)])
    if rough and code == c.GIVE and n > 1 and rng.below(5):
        code = int(codes.items[1 + rng.below(n - 1)])
    return code


def one(seats: int, seed: int, each: int, told: Counter[str]) -> None:
    """Play one match. Raises AssertionError, with what is wrong, at the first table that is."""
    rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(on=False)
    t = GAME.new(Setup(seats, options(rng), NUMBERS))
    steps, rough = 0, seed % 2 == 0
    wait = 1 + int(rng.below(each))
    while (due := GAME.due(t)) != OVER:
        if due == FATE:
            GAME.step(t, FATE, fate(t, rng, odds, rough), log)
        else:
            seat = int(rng.below(seats))
            while not due >> seat & 1:
                seat = (seat + 1) % seats
            GAME.options(t, seat, codes)
            assert codes.count, f"nothing to answer in phase {t.stack.phase()}"
            GAME.step(t, seat, hand(rng, codes, rough), log)
        steps += 1
        wait -= 1
        if wait == 0:
            wait = each
            look(t)
        assert steps <= GAME.longest, f"more than {GAME.longest} answers"
    look(t)
    ended(t)
    told["answers"] += steps
    told[f"end {int(t.reason)}"] += 1
    told["longest"] = max(told["longest"], steps)
    told["goals"] += int(t.get(0, c.GOALS) + t.get(1, c.GOALS))
    told["reds"] += sum(int(n) for n in t.reds)


def ended(t: Table) -> None:
    """WF-001, WF-145 The result is the one that the goals make."""
    goals = [int(t.get(side, c.GOALS)) for side in range(2)]
    kicks = [int(t.get(side, c.SCORED)) for side in range(2)]
    if t.reason == c.BY_GOALS:
        assert goals[t.winner] > goals[1 - t.winner], f"{t.winner} won with {goals}"
    else:
        assert goals[0] == goals[1], f"{goals} and no winner by goals"
        assert (t.winner < 0) == (t.reason == c.DRAWN), "a winner of a draw"
        if t.reason == c.BY_PENALTIES:
            assert kicks[t.winner] > kicks[1 - t.winner], f"{t.winner} won with {kicks}"


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--matches", type=int, default=25_000)
    p.add_argument("--each", type=int, default=8)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--seats", type=int, choices=[2, 4])
    args = p.parse_args(argv)
    failed = 0
    for seats in [args.seats] if args.seats else [2, 4]:
        told: Counter[str] = Counter()
        start = time.process_time()
        for seed in range(args.seed, args.seed + args.matches):
            try:
                one(seats, seed, args.each, told)
            except AssertionError as e:
                failed += 1
                sys.stdout.write(f"{seats} seats, seed {seed}: {e}\n")
        spent = time.process_time() - start
        sys.stdout.write(
            f"{args.matches} random matches for {seats} on the {engine()} engine,"
            f" {spent:.0f} CPU seconds: {dict(sorted(told.items()))}\n"
        )
    sys.stdout.write("Nothing failed.\n" if not failed else f"{failed} failed.\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
