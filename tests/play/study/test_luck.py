"""Luck is what a throw came to less what it came to in the mean: 0 over all that could have been.

The referee deals the throws of whole matches anew, by every outcome that the rules allow, and lets
another copy of each match be reviewed. It asks no function of the ledger for a mean.
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.kit import amount
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape, read
from touchline.play import setups
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.study import luck
from touchline.play.study.review import review
from touchline.play.study.values import Study, Values, ended
from touchline.play.tapes import match_from
from touchline.play.walk import opening, walk
from touchline.rooms import ROOMS

GOLDEN = Path(__file__).parents[2] / "games"
STUDIED = [name for name, room in ROOMS.items() if room.mind.study is not None]
TAPES = [
    tape for game in STUDIED for tape in sorted((GOLDEN / game / "golden").glob("*.tape.json"))
][:: amount.sparing(4)]
MATCHES = 24 if amount.COMPILED else 6


def match_of(tape: Path) -> tuple[Room, Match[Any]]:
    written = read(tape.read_text(encoding="utf-8"))
    room = ROOMS[written.header.game]
    return room, match_from(room, written, Silent(), eager=False)


def cut(m: Match[Any], count: int, *more: int) -> Match[Any]:
    """The first `count` answers of a match, and then these of fate."""
    tape = Tape(m.tape.header)
    tape.entries = [*m.tape.answers()[:count], *((FATE, code) for code in more)]
    return Match(m.game, m.setup, Silent(), tape, False, m.origin)


def fates(m: Match[Any]) -> list[tuple[int, int]]:
    """What fate may answer now, with its weight; nothing where it is not due."""
    chance = m.ask.chance
    return [*zip(chance.outcomes, chance.weights, strict=True)] if chance else []


def events_by_hand(
    m: Match[Any], values: Values, begin: int, end: int
) -> list[tuple[int, int, float, float]]:
    """First and last answer, share after, and mean, of every event that follows an answer of a seat
    between these two: dealt out in whole matches.
    """
    found = []
    at, answers = begin, m.tape.answers()
    while answers[at][0] == FATE:
        at += 1
    while at < end:
        if answers[at][0] != FATE:
            at += 1
            continue
        start = cut(m, at)
        one = cut(m, at + 1)
        pair = len(fates(start)) <= luck.JOINED and 0 < len(fates(one)) <= luck.JOINED
        last = at + 2 if pair else at + 1
        if last > len(answers):
            break
        shares: list[tuple[Fraction, float]] = []
        total = sum(weight for _, weight in fates(start))
        for code, weight in fates(start):
            after = cut(m, at, code)
            nexts = fates(after)
            if len(fates(start)) <= luck.JOINED and 0 < len(nexts) <= luck.JOINED:
                for second, share in nexts:
                    chance = Fraction(weight * share, total * sum(n for _, n in nexts))
                    shares.append((chance, values.of(cut(m, at, code, second).state)))
            else:
                shares.append((Fraction(weight, total), values.of(after.state)))
        assert sum(chance for chance, _ in shares) == 1
        mean = sum(float(chance) * share for chance, share in shares)
        found.append((at + 1, last, values.of(cut(m, last).state), mean))
        at = last
    return found


@pytest.mark.parametrize(
    ("game", "story", "begin", "end", "joined"),
    [
        ("streetsoccer", "athenstean", 0, 60, False),
        ("footclub", "match", 160, 166, True),
        ("worldwide", "professional", 40, 90, True),
    ],
)
def test_the_ledger_is_what_dealing_every_throw_anew_says(
    game: str, story: str, begin: int, end: int, joined: bool
) -> None:
    room, m = match_of(GOLDEN / game / "golden" / f"{story}.tape.json")
    values = Values(room, m.state)
    by_hand = events_by_hand(m, values, begin, end)
    spans = {row[:2] for row in by_hand}
    told = [
        (t.first, t.last, t.after, t.mean)
        for t in luck.throws(m, values)
        if (t.first, t.last) in spans
    ]
    assert [row[:2] for row in told] == [row[:2] for row in by_hand]
    assert by_hand
    for mine, theirs in zip(told, by_hand, strict=True):
        assert mine[2:] == pytest.approx(theirs[2:], abs=1e-12)
    assert any(first < last for first, last, *_ in told) == joined


@pytest.mark.parametrize("tape", TAPES, ids=lambda p: p.stem)
def test_start_luck_and_play_are_the_result(tape: Path) -> None:
    room, m = match_of(tape)
    told = review(room, m)
    values = Values(room, m.state)
    # play, added up here from the answers themselves, from what fate could not have changed, and
    # from what somebody gave up or away at the end
    events = {at: each for each in told.throws for at in range(each.first, each.last + 1)}
    shares = [values.of(opening(m))] + [values.of(s.state) for s in walk(m)]
    play = sum(
        shares[at] - shares[at - 1] for at in range(1, len(shares)) if at not in events
    ) + sum(each.mean - each.before for each in told.throws)
    assert m.ask.result is not None
    play += ended(m.ask.result.points) - shares[-1]
    assert told.play == pytest.approx(play, abs=1e-9)
    assert told.start + told.luck + told.play == pytest.approx(told.result, abs=1e-9)
    assert list(told.shares) == shares[1:]


def random_match(game: str, rng: Rng) -> Match[Any]:
    """A match by lot, from its first question to its end."""
    room = ROOMS[game]
    setup = setups.setup(room, room.game.tables[0], {})
    s, tape = room.game.new(setup), Tape(Header(game, room.game.version, {}))
    codes, odds, silent = Codes(), Odds(), Log(False)
    while (due := room.game.due(s)) != OVER:
        if due == FATE:
            room.game.luck(s, odds)
            who, code = FATE, int(odds.at(rng.below(odds.total)))
        else:
            who = next(seat for seat in range(s.seats) if due >> seat & 1)
            room.game.options(s, who, codes)
            code = int(codes.items[rng.below(codes.count)])
        tape.add(who, code)
        room.game.step(s, who, code, silent)
    return Match(room.game, setup, Silent(), tape, False)


@pytest.mark.parametrize("game", STUDIED)
def test_luck_is_nothing_in_the_mean(game: str) -> None:
    sums = []
    for seed in range(MATCHES):
        m = random_match(game, Rng(seed + 1))
        sums.append(luck.lucky([*luck.throws(m, Values(ROOMS[game], m.state))]))
    mean = sum(sums) / len(sums)
    spread = (sum((x - mean) ** 2 for x in sums) / (len(sums) - 1)) ** 0.5
    assert spread > 0.02, "luck that never changes anything is none"
    assert abs(mean) < 3 * spread / len(sums) ** 0.5


def test_a_study_has_a_phase_for_every_table() -> None:
    for game in STUDIED:
        study = ROOMS[game].mind.study
        assert study is not None
        told: Study = study()
        m = random_match(game, Rng(3))
        phases = {told.phase(stride.state) for stride in walk(m)}
        assert phases <= set(range(told.phases)), (game, phases)
