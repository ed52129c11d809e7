"""What is shown of Eleven is true: claims of 500 seeded seasons, put to the engine.

The list of claims, and where each is shown, heads eleven_claims.py. One season in ten is played to
its end; the others break off at an answer drawn by lot, so that every part of a season is met and
the test stays quick. The client's own code is asked the same questions under Node.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.games.eleven.voice.claims import OFFERS, Referee, top
from tests.games.eleven.voice.match_claims import one_answer
from tests.games.eleven.voice.reasons import CURES
from tests.games.eleven.voice.sketches import Sketches
from tests.games.eleven.voice.week_claims import own_week, richer
from tests.games.footclub.voice.claims import Ledger
from tests.truth import client, kit
from tests.truth.shut import Shut
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.play import library
from touchline.rooms import ROOMS

SEEDS: Final = range(kit.MATCHES)
SHUT: Final = 250  # one question in so many is asked what is open and what is shut
WEEK: Final = 200  # and what the week will cost and bring; more often with fans on the stands
WAYS: Final = [
    kit.setup(ROOM, 1), kit.setup(ROOM, 2), kit.setup(ROOM, 1, unnumbered_limit="none"),
    kit.setup(ROOM, 1, preset="division1"), kit.setup(ROOM, 3),
    kit.setup(ROOM, 2, preset="division2"),
]  # fmt: skip
#: claims of each kind that must have been met, or the seasons were too tame to tell
LEAST: Final = {
    "price": 3000, "shown": 1000, "extra": 60, "fate": 120, "hit": 50,
    "forecast": 50, "vote": 60, "points": 60,
    "fees": 500, "unpaid": 100, "stands": 300, "trimmed": 200, "monday": 200,
    "open": 1000, "shut": 500, "why": 500, "cured": 20,
    "people": 500, "barred": 500, "stand": 500, "may": 500, "moved": 500,
    "strength": 200, "was": 50, "power": 1000, "score": 500, "gloves": 150, "result": 80,
}  # fmt: skip
LEAST_OF_CLIENT: Final = {"words": 200}


@pytest.mark.slow
def test_what_is_shown_is_what_the_engine_does(tmp_path: Path) -> None:
    book = Ledger()
    referee = Referee(book, library.content(ROOMS["eleven"]))
    sketches = Sketches(book)
    where = ""
    doors = Shut(GAME, lambda claim, shown, true: book.hold(claim, shown, true, where), cures=CURES)
    for seed in SEEDS:
        lot = Rng(seed)
        start = WAYS[seed % len(WAYS)]
        stop = GAME.longest if seed % 10 == 0 else 20 + lot.below(180 * start.seats)
        for m in kit.walk(GAME, start, seed):
            t, where = m.s, f"season {m.seed} answer {m.at}"
            if m.at >= stop:
                break
            if m.seat == kit.NOBODY:
                referee.points(t, where)
            elif m.seat == FATE:
                if t.stack.phase() == c.LANES and lot.below(16) == 0:
                    referee.forecast(t, where)
                if t.stack.phase() == c.LANES and lot.below(8) == 0:
                    fates = kit.fate(GAME, t)
                    one_answer(book, t, int(FATE), fates[lot.below(len(fates))][0], where)
            else:
                consult(referee, sketches, m, lot, where)
                if lot.below(10) == 0:
                    one_answer(book, t, m.seat, m.codes[lot.below(len(m.codes))], where)
                if lot.below(SHUT) == 0:
                    doors.look(t, m.seat, lot)
                if lot.below(WEEK // 8 if t.get(m.seat, c.STANDS_AT) else WEEK) == 0:
                    own_week(book, t, m.seat, where)
                    own_week(book, richer(t, m.seat, lot), m.seat, f"{where}, richer")
    assert not book.wrong, "\n".join([str(dict(book.wrong)), *book.shown])
    answers = client.answers("eleven", referee.asked, tmp_path)
    for check, answer in zip(referee.checks, answers, strict=True):
        check(answer)
    assert not book.wrong, "\n".join([str(dict(book.wrong)), *book.shown])
    least = {**LEAST, **LEAST_OF_CLIENT}
    all_ = len(SEEDS) >= 500
    few = {kind: book.asked[kind] for kind, n in least.items() if all_ and book.asked[kind] < n}
    assert not few, few


def consult(referee: Referee, sketches: Sketches, m: kit.Moment, lot: Rng, where: str) -> None:
    """The claims that one question bears."""
    t, seat = m.s, m.seat
    _, phase = top(t, seat)
    if phase in OFFERS and lot.below(60) == 0:
        referee.prices(t, seat, m.codes, where, lot.below(3) == 0)
    elif phase == c.LUCK and lot.below(24) == 0:
        referee.fates(t, seat, where)
    elif phase == c.INJURY and len(m.codes) == 2 and lot.below(24) == 0:
        referee.hits(t, seat, where)
    elif phase == c.VOTE and lot.below(24) == 0:
        referee.vote(t, seat, where)
    elif phase == c.SELECT and lot.below(12) == 0:
        sketches.selecting(t, seat, where)
    elif phase == c.PLACE and lot.below(80) == 0:
        sketches.placing(t, seat, lot, where)
    elif phase == c.FORMATION_ and lot.below(12) == 0:
        sketches.drawn_up(t, seat, lot, where)
