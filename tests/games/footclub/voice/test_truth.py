"""What is shown of FootClub and Poussin is true: claims of 500 seeded matches, put to the engine.

The list of claims, and where each is shown, heads footclub_claims.py. Matches go on until their
end; at some moments the table is troubled as well (bookings, players sent off and carried off, by
the engine's own hand), so that what is rare is met often. The client's own code is asked the same
questions under Node.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.footclub.voice.claims import Ledger, Referee
from tests.games.footclub.voice.client_says import Questions
from tests.games.footclub.voice.matches import RULES, moments
from tests.games.footclub.voice.reasons import FACTS
from tests.games.footclub.voice.sketches import Sketches, drawn_up
from tests.truth import client, kit
from tests.truth.kit import MATCHES
from tests.truth.shut import Shut
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table

from . import engine_says as asks

SEEDS = range(MATCHES)
SHUT = 400  # one question in so many is asked what is open and what is shut; ten times as often
# where cards are played
#: claims of each kind that must have been met, or the matches were too tame to tell
LEAST = {
    "named": 2000, "cell": 2000, "duel": 200, "after": 20, "push": 1000, "shot": 400,
    "initial": 80, "limit": 1000, "turns": 1000, "guide": 300, "report": 100,
    "open": 1000, "shut": 500, "why": 500, "fact": 20,
    "laid": 500, "sketch": 5000, "partial": 500, "legal": 1000, "moment": 500, "refused": 500,
}  # fmt: skip
LEAST_OF_CLIENT = {"editor": 1000, "pay": 50, "window": 100, "coach": 3000}
ROLLED = (c.TACKLE, c.SUPPORT, c.SHOT, c.KICK)
PLAYED = (c.POSSESSION, c.OFFENSIVE, c.COUNTER, c.BONUS)
ASKED = (*PLAYED, c.DISCARD, c.PREMATCH, c.CHANGE)


@pytest.mark.slow
def test_what_is_shown_is_what_the_engine_does(tmp_path: Path) -> None:
    book = Ledger()
    referee, client_asked = Referee(book), Questions(book)
    sketches = Sketches(book, referee)
    where, rules, lot = "", RULES[0], Rng(9)

    def drawn(t: Table, seat: int, rng: Rng) -> None:
        sketches.moment(t, seat, kit.open_to(GAME, t, seat), where)
        d = drawn_up(t, seat, rng)
        if d is not None:
            sketches.line_up(t, seat, d, rng, where)
            client_asked.line_up(t, rules, seat, d, where)

    doors = Shut(GAME, lambda claim, shown, true: book.hold(claim, shown, true, where), facts=FACTS)
    for way, m in moments(SEEDS):
        t, phase = m.s, m.s.stack.phase()
        where = f"match {m.seed} answer {m.at}"
        if m.at and m.log and lot.below(4) == 0:
            referee.turns(t, m.log, where)
        if m.seat == FATE and phase in ROLLED:
            referee.report(t, where)
            if lot.below(3) == 0:
                referee.offensive(t, where)
            continue
        if m.seat >= 0 and lot.below(SHUT // 10 if phase in PLAYED else SHUT) == 0:
            doors.look(t, m.seat, lot)
        if m.seat < 0 or phase not in ASKED:
            continue
        rng = Rng(m.seed * 100_003 + m.at)
        rules = RULES[way]
        full = not t.rules.poussin
        if phase == c.DISCARD:
            if lot.below(8):
                continue
            referee.values(t, m.seat, where)
            if lot.below(4) == 0 and t.sealed.counts[m.seat] == 0:
                client_asked.coach(t, rules, m.seat, m.codes, referee, where)
        elif phase in PLAYED:
            if rng.below(6) == 0:
                referee.duels(t, m.seat, m.codes, where)
                sketches.moment(t, m.seat, m.codes, where)
            if rng.below(6) == 0:
                referee.initial(t, m.seat, m.codes, where)
            if full and rng.below(24) == 0:
                referee.named(t, m.seat, where)
                u = asks.troubled(t, rng)
                referee.named(u, m.seat, where)
                referee.duels(u, m.seat, asks.open_now(u, m.seat), where)
            if phase == c.BONUS and rng.below(12) == 0:
                referee.pushes(t, m.seat, m.codes, where)
                sketches.pushes(t, m.seat, m.codes, rng, where)
                client_asked.window(t, rules, m.seat, m.codes, where)
            if rng.below(24) == 0:
                referee.guide(t, m.seat, where)
                client_asked.coach(t, rules, m.seat, m.codes, referee, where)
            if phase == c.POSSESSION and full and rng.below(8) == 0:
                client_asked.payments(t, rules, m.seat, m.codes, where)
        elif phase == c.PREMATCH and t.sealed.counts[m.seat] == 0 and rng.below(4) == 0:
            drawn(asks.marked(t, rng), m.seat, rng)
        elif phase == c.CHANGE and t.sealed.counts[m.seat] == 0 and rng.below(8) == 0:
            for u in (t, asks.troubled(t, rng)):
                if GAME.due(u) == 1 << m.seat:
                    drawn(u, m.seat, rng)
    assert not book.wrong, "\n".join([str(dict(book.wrong)), *book.shown])
    assert not few(book, LEAST)
    client_asked.answered(client.answers("footclub", client_asked.asked, tmp_path))
    assert not book.wrong, "\n".join([str(dict(book.wrong)), *book.shown])
    assert not few(book, LEAST_OF_CLIENT)


def few(book: Ledger, least: dict[str, int]) -> dict[str, int]:
    """Claims that were met too seldom, when all matches are played."""
    if len(SEEDS) < 500:
        return {}
    return {kind: book.asked[kind] for kind, n in least.items() if book.asked[kind] < n}
