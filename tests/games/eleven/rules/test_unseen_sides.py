"""EL-014, EL-022, §3.4: the trained side of a footballer who is not one's own is not known.

The engine cannot deal a printed side anew. So the same season is asked twice: once with the cards
of the pack, once with cards whose trained sides, of all that the manager may not look at, have
been passed round among their like. A manager who does not peek answers alike.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.stack import Stack
from touchline.core.window import Window
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import secrets
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import deals, market, squad
from touchline.play import library
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.levels import judge, policy
from touchline.play.ai.player import Advised, Player
from touchline.play.ai.rollout import Effort
from touchline.play.sim.playout import lowest
from touchline.rooms import ROOMS

NUMBERS = library.numbers(ROOMS["eleven"])
BACKS = (b.NUMBER, b.POWER + 1, b.GLOVES + 1, b.EXP_PLAYED, b.EXP_SCORED)


def unseen(t: Table, seat: int) -> list[int]:
    """Footballers of whom this seat has never seen the trained side."""
    off = t.rules.peek_off
    people = range(int(t.book.first[c.VETERAN + 1]))
    return [p for p in people if (off or t.where[p] != c.OWN + seat) and not t.trained(p)]


def passed_round(t: Table, seat: int) -> Table:
    """The same table, the trained sides that `seat` has not seen passed round among their like."""
    cells = list(NUMBERS["cards"])
    like: dict[tuple[int, int], list[int]] = {}
    for card in unseen(t, seat):
        role = int(t.book.card(card, b.ROLE))
        like.setdefault((int(t.book.like(card)), role), []).append(card)
    for cards in like.values():
        deck = int(t.book.deck(cards[0]))
        for card, other in zip(cards, cards[1:] + cards[:1], strict=True):
            for cell in BACKS:
                if cell != b.NUMBER or deck == c.YOUNGSTER:
                    cells[card * b.CARD_N + cell] = NUMBERS["cards"][other * b.CARD_N + cell]
    u = t.clone()
    return Table(u.rules, Book({**NUMBERS, "cards": cells}), u.seats, u)


def manager(kind: str, seed: int) -> Player[Table]:
    """Somebody who answers by the advice, or looks ahead as the top level does."""
    advice = policy(ROOM)
    assert advice is not None
    if kind == "advice":
        return Advised(Rng(seed), advice)
    return Ismcts(Rng(seed), Effort(6, moments=8), judge(ROOM, "full"), advice)


def asked(t: Table, seat: int, kind: str, seed: int) -> list[int]:
    """What a fresh manager answers here."""
    return manager(kind, seed).choose(Window(GAME, t, seat))


def imagined(t: Table, seat: int, seed: int) -> list[tuple[int, ...]]:
    """What is asked, answered and worth in a season that `seat` imagines, to its end."""
    rng, odds, codes, silent = Rng(seed), Odds(), Codes(), Log(False)
    advice, rates = policy(ROOM), judge(ROOM, "full")
    assert advice is not None
    assert rates is not None
    u = GAME.imagine(t, seat, rng)
    told: list[tuple[int, ...]] = []
    while (due := GAME.due(u)) != OVER:
        if due == FATE:
            GAME.luck(u, odds)
            GAME.step(u, FATE, odds.at(rng.below(odds.total)), silent)
            continue
        who = lowest(due)
        GAME.options(u, who, codes)
        answer = advice.pick(u, who, codes, rng)
        told.append((who, answer, *codes.listed()))
        if len(told) % 16 == 0:
            told.append((rates.rate(u, who),))
        GAME.step(u, who, answer, silent)
    return told


def season(words: dict[str, str], seats: int, seed: int, see: Callable[[Table, int], None]) -> None:
    """A season by the advice; `see` looks at every question."""
    t = GAME.new(Setup(seats, settle(GAME.choices, GAME.presets, words, ""), NUMBERS))
    rng, odds, codes, silent = Rng(seed), Odds(), Codes(), Log(False)
    people = [manager("advice", seed + seat) for seat in range(seats)]
    while (due := GAME.due(t)) != OVER:
        if due == FATE:
            GAME.luck(t, odds)
            GAME.step(t, FATE, odds.at(rng.below(odds.total)), silent)
            continue
        seat = lowest(due)
        GAME.options(t, seat, codes)
        if codes.count > 1:
            see(t, seat)
        for answer in people[seat].choose(Window(GAME, t, seat)):
            GAME.step(t, seat, answer, silent)


@pytest.mark.parametrize(
    ("words", "seats", "kind"),
    [
        ({}, 1, "advice"),
        ({"peek_own_backs": "false"}, 1, "advice"),
        ({}, 2, "advice"),
        ({}, 1, "ahead"),
        ({"peek_own_backs": "false"}, 2, "ahead"),
    ],
)
def test_no_manager_uses_a_side_he_may_not_look_at(
    words: dict[str, str], seats: int, kind: str
) -> None:
    """EL-022"""
    looked = 0

    def see(t: Table, seat: int) -> None:
        nonlocal looked
        looked += 1
        if kind == "ahead" and looked % 5:
            return
        told = asked(t, seat, kind, looked)
        assert told == asked(passed_round(t, seat), seat, kind, looked), (t.week, t.day)

    season(words, seats, 11, see)
    assert looked > 60


@pytest.mark.parametrize("words", [{}, {"peek_own_backs": "false"}])
def test_no_imagined_season_depends_on_a_side_that_may_not_be_looked_at(
    words: dict[str, str],
) -> None:
    """EL-022: whoever recruits and trains in it, every question, answer and judgement is alike."""
    looked = 0

    def see(t: Table, seat: int) -> None:
        nonlocal looked
        looked += 1
        if looked % 25 == 0:
            assert imagined(t, seat, looked) == imagined(passed_round(t, seat), seat, looked)

    season(words, 2, 11, see)
    assert looked > 150


def test_passing_round_is_noticed_by_who_peeks() -> None:
    """The measure works: the tables differ, and training in earnest tells them apart."""
    differs = 0

    def see(t: Table, seat: int) -> None:
        nonlocal differs
        u = passed_round(t, seat)
        powers = [[int(x.book.card(card, b.POWER + 1)) for card in unseen(x, seat)] for x in (t, u)]
        differs += powers[0] != powers[1]
        assert powers[0] != powers[1] or len(powers[0]) < 3
        assert sorted(powers[0]) == sorted(powers[1])

    season({}, 1, 12, see)
    assert differs > 60


def test_an_imagined_training_of_an_unseen_side_gives_what_its_like_gain() -> None:
    """EL-022, EL-124: the youngster grows stronger once, and stays on his untrained side."""
    t = GAME.new(Setup(1, settle(GAME.choices, GAME.presets, {}, ""), NUMBERS))
    card = int(t.book.first[c.YOUNGSTER])
    u = secrets.imagine(t, 0, Rng(1))
    squad.own(t, 0, card)
    t.put_tokens(card, c.STR_PERM, 0)
    for x in (t, u):
        assert x.trained(card) == 0
    u.move(card, c.OWN, -1)
    silent = Log(False)
    for _ in range(2):
        squad.train(u, Stack(), 0, card, silent)
    gain = int(u.book.gains[u.book.like(card)])
    assert gain > 0
    assert u.trained(card) == 0
    assert u.token(card, c.STR_PERM) == (gain + 50) // 100
    squad.train(t, Stack(), 0, card, silent)
    assert t.trained(card) == 1
    assert t.token(card, c.STR_PERM) == 0


@pytest.mark.parametrize("words", [{}, {"peek_own_backs": "false"}])
def test_a_footballer_recruited_in_an_imagined_season_is_no_better_known(
    words: dict[str, str],
) -> None:
    """EL-022, EL-112: whoever recruits him there, from the discards too; in earnest he is trained.

    A plan to buy and train would otherwise rest on a side that its manager has not seen.
    """
    t = GAME.new(Setup(2, settle(GAME.choices, GAME.presets, words, ""), NUMBERS))
    card = int(t.book.first[c.YOUNGSTER])
    t.move(card, c.PILE, 0)
    silent = Log(False)
    for seat in range(2):
        u = secrets.imagine(t, 0, Rng(1))
        for _ in range(2):
            deals.recruit(u, Stack(), seat, card, 0, silent)
            squad.train(u, Stack(), seat, card, silent)
            assert u.trained(card) == 0
            assert u.token(card, c.STR_PERM) == (int(u.book.gains[u.book.like(card)]) + 50) // 100
            market.toss(u, card)
            assert u.token(card, c.STR_PERM) == 0
    for _ in range(2):
        deals.recruit(t, Stack(), 0, card, 0, silent)
        assert t.flags[card] == 0
        squad.train(t, Stack(), 0, card, silent)
        assert t.trained(card) == 1
        market.toss(t, card)
