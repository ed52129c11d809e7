"""Eleven in words: all that a season can say, on seeded seasons of one to four managers."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.eleven.speaking import BOOK, NUMBERS, WORDS, told
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Event, Log
from touchline.core.pending import Decision
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.words import Said
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.play.shown import plain


def begin(seats: int, preset: str = "", **given: str) -> Table:
    settled = settle(GAME.choices, GAME.presets, given, preset)
    return GAME.new(Setup(seats, settled, NUMBERS))


def asked_of(t: Table, seat: int) -> tuple[Decision, Codes]:
    out = Codes(curious=True)
    GAME.options(t, seat, out)
    q = Decision(seat, int(out.kind), out.listed(), int(out.least), int(out.most), {})
    return q, out


def rolled(t: Table, rng: Random) -> int:
    odds = Odds()
    GAME.luck(t, odds)
    v = GAME.view(t, t.seats)
    told(WORDS.chance(int(odds.kind), v))
    outcomes = [int(odds.outcomes[i]) for i in range(odds.count)]
    written = [WORDS.notation(FATE, code, v) for code in outcomes]
    assert len(set(written)) == len(written), written
    return rng.choices(outcomes, [int(odds.weights[i]) for i in range(odds.count)])[0]


def questioned(t: Table, seat: int) -> Decision:
    """A question, its answers, and why others are shut."""
    q, out = asked_of(t, seat)
    v = GAME.view(t, seat)
    told(WORDS.question(q, v))
    touched, written = set(), set()
    for code in q.options:
        touch, id = WORDS.option(code, v)
        touched.add(tuple(touch))
        written.add(WORDS.notation(seat, code, v))
        told(Said(id, dict(zip("abcd", touch, strict=False))))
    assert len(touched) == len(written) == len(q.options)
    for code, why in zip(out.shut, out.why, strict=True):
        touch, id = WORDS.option(code, v)
        assert tuple(touch) not in touched
        told(Said(id, dict(zip("abcd", touch, strict=False))))
        told(WORDS.reason(why)[0])
    return q


def listened(t: Table, events: list[Event], facts: Counter[str]) -> None:
    """What every eye sees and hears of it, a watcher too."""
    for eye in range(t.seats + 1):
        for fact in WORDS.facts([x.seen_by(eye) for x in events]):
            json.dumps(fact.data)
            facts[fact.kind] += 1
            assert fact.mark == (fact.kind in ("goal", "card_goal"))
            if fact.said is not None:
                told(fact.said)
            if fact.kind in ("objective_drawn", "director_kept", "tactic_drawn", "peeked"):
                assert (fact.data["card"] is None) == (fact.data["seat"] != eye)


def closed(t: Table, eye: int) -> None:
    """EL-014 Nothing of what lies hidden; what is shown is what lies there."""
    v: Any = plain(WORDS.view(GAME.view(t, eye)))
    json.dumps(v)
    for club in v["clubs"]:
        seat, own = club["seat"], club["seat"] == eye
        assert club["resources"] == [int(t.get(seat, c.HAS + n)) for n in range(4)]
        hand = [n for n in range(BOOK.total()) if t.where[n] == c.HAND + seat]
        tactics = [n for n in hand if BOOK.deck(n) == c.TACTIC]
        assert club["hand"]["count"] == len(tactics)
        known = {n for n in tactics if t.known[n] == -1 or (eye < 4 and t.known[n] >> eye & 1)}
        assert set(club["hand"]["cards"]) == known
        if own:
            assert set(club["hand"]["cards"]) == set(tactics)
        secret = t.get(seat, c.OBJECTIVE_) >= 0 and t.get(seat, c.OBJECTIVE_IS) == 0
        if secret and not own and t.stack.phase() != c.FINISHED:
            assert club["objective"]["card"] is None
            assert club["objective"]["met"] == 0
        if not own:
            assert club["lineup"] is None
        front = t.get(seat, c.FRONT)
        if front >= 0 and not (t.known[front] == -1 or (eye < 4 and t.known[front] >> eye & 1)):
            assert club["opponent"]["front"] is None
    if eye != t.seats:
        assert v["market"]["decks"]["tactic"] >= 0


def veiled(t: Table, eye: int, seed: int) -> None:
    """EL-014 Another table that this eye cannot tell from it looks the same to it."""
    twin = GAME.redeal(t, eye, Rng(seed))
    assert WORDS.view(GAME.view(twin, eye)) == WORDS.view(GAME.view(t, eye))


# -- whole seasons --------------------------------------------------------------------------------

SEASONS: list[tuple[int, str, dict[str, str]]] = [
    (1, "", {}),
    (1, "ageing_squad", {}),
    (1, "kings_of_the_league", {"solo_refresh_anytime": "true"}),
    (2, "division2", {"decks_face_up": "false", "opponent_visibility": "all"}),
    (3, "division1", {"stands_first": "true", "dice_shared": "true"}),
    (4, "", {"unnumbered_limit": "none", "fees_staff": "double"}),
]


@pytest.mark.parametrize(("seats", "preset", "given"), SEASONS)
def test_everything_that_comes_up_can_be_said(
    seats: int, preset: str, given: dict[str, str]
) -> None:
    facts: Counter[str] = Counter()
    for seed in range(2 if seats == 1 else 1):
        t = begin(seats, preset, **given)
        rng = Random(seed)
        steps = 0
        while True:
            due = GAME.due(t)
            if due == OVER:
                break
            log = Log()
            if due == FATE:
                GAME.step(t, FATE, rolled(t, rng), log)
            else:
                seat = rng.choice([n for n in range(seats) if due >> n & 1])
                q = questioned(t, seat)
                # ending the day at once would leave most of the game untouched
                lively = [x for x in q.options if x not in (c.PASS, c.END_TURN)]
                code = rng.choice(lively if lively and rng.random() < 0.9 else q.options)
                GAME.step(t, seat, code, log)
            listened(t, log.events, facts)
            if steps % 11 == 0:
                closed(t, rng.randrange(seats + 1))
            if steps % 47 == 0:
                veiled(t, rng.randrange(seats + 1), steps)
            steps += 1
        told(WORDS.result(GAME.result(t), GAME.view(t, seats)))
        closed(t, seats)
    assert {"recruited", "signed", "lined_up", "shoots", "goal", "placed", "fees"} <= set(facts)
