"""Tables laid by hand: `match(...)` one that is going on, `begin(...)` a new one."""

from __future__ import annotations

from collections import Counter

from tests.games.worldwide.engine import ABILITIES, ACTIONS, NUMBERS, PEOPLE, TEAMS, Play
from touchline.core.choices import settle
from touchline.core.setup import Setup
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME

AMATEUR = {"mode": "amateur"}
Numbers = dict[str, list[int]]


def begin(
    options: dict[str, str] | None = None,
    seats: int = 2,
    preset: str = "",
    numbers: Numbers | None = None,
) -> Play:
    """A new match; by default professional, for two."""
    settled = settle(GAME.choices, GAME.presets, options or {}, preset)
    return Play(GAME.new(Setup(seats, settled, numbers or NUMBERS)))


def match(
    *hands: str,
    options: dict[str, str] | None = None,
    seats: int = 2,
    teams: tuple[str, str] = ("valmora", "krestova"),
    people: tuple[str, ...] = (),
    pa: int = 0,
    ball: int = 0,
    carrier: int | None = None,
    captains: tuple[int, int] = (0, 1),
    restrict: int = c.NO_PIECE,
    piles: tuple[int | str | None, int | str | None] = (None, None),
    folk_piles: tuple[int | None, int | None] = (None, None),
    stars: tuple[int, int] = (4, 4),
    most: tuple[int, int] = (6, 6),
    subs: tuple[int, int] = (0, 0),
    abilities: tuple[str, str] = ("", ""),
    reds: tuple[int, ...] = (),
    goals: tuple[int, int] = (0, 0),
    half: int = 1,
    kicker: int = 0,
    home: int = 0,
    fresh: bool = False,
    numbers: Numbers | None = None,
) -> Play:
    """An attack of `ball` at `pa`. Hands seat by seat: Action cards and, in `people`, Player cards.

    piles      cards in the draw piles, or which: what is neither there nor in a hand is discarded.
               By default everything else lies in the piles.
    folk_piles how many Player cards lie in the piles; by default everybody who is in no hand
    abilities  ids in one string; `fresh`: the sides have not attacked in this half
    """
    play = begin(options, seats, numbers=numbers)
    t = play.t
    for side in range(2):
        t.put(side, c.NATION, TEAMS.index(teams[side]))
        t.put(side, c.STARS, stars[side])
        t.put(side, c.MOST_STARS, most[side])
        t.put(side, c.SUBS, subs[side])
        t.put(side, c.COLOUR, side)
        t.put(side, c.LEADER, captains[side])
        t.put(side, c.GOALS, goals[side])
        t.put(side, c.FIRST_DONE, 0 if fresh else 1)
        laid = sum(1 << ABILITIES.index(name) for name in abilities[side].split())
        t.put(side, c.LAID, laid)
        lay_cards(play, side, hands, piles[side])
        lay_people(play, side, people, folk_piles[side])
    for seat, n in enumerate(reds):
        t.reds[seat] = n
    t.half, t.kicker, t.home = half, kicker, home
    t.ball, t.pa, t.restrict = ball, pa, restrict
    t.carrier = captains[ball] if carrier is None else carrier
    t.stack.turn(c.ATTACK)
    return play


def lay_cards(play: Play, side: int, hands: tuple[str, ...], pile: int | str | None) -> None:
    t = play.t
    left: Counter[int] = Counter()
    for kind in range(t.book.types):
        if t.rules.pro_cards or t.book.pro[kind] == 0:
            left[kind] = int(t.book.copies[kind * 2 + side])
    for seat in range(side, t.seats, 2):
        for id in (hands[seat] if seat < len(hands) else "").split():
            kind = ACTIONS.index(id)
            assert left[kind], f"too many of {id}"
            left[kind] -= 1
            t.hand[seat * c.TYPES + kind] += 1
    if isinstance(pile, str):
        for id in pile.split():
            kind = ACTIONS.index(id)
            assert left[kind], f"too many of {id}"
            left[kind] -= 1
            t.pile[side * c.TYPES + kind] += 1
        for kind, n in left.items():
            t.gone[side * c.TYPES + kind] = n
        return
    want = sum(left.values()) if pile is None else pile
    for kind, n in left.items():
        t.pile[side * c.TYPES + kind] = min(n, want)
        t.gone[side * c.TYPES + kind] = n - min(n, want)
        want -= min(n, want)


def lay_people(play: Play, side: int, people: tuple[str, ...], pile: int | None) -> None:
    t = play.t
    for seat in range(side, t.seats, 2):
        for id in (people[seat] if seat < len(people) else "").split():
            row = PEOPLE.index(id)
            assert row // 7 == t.get(side, c.NATION), f"{id} plays for another team"
            t.spot[side * 7 + row % 7] = c.HAND + seat
    if pile is not None:
        loose = [n for n in range(7) if t.spot[side * 7 + n] == c.PILE]
        for n in loose[pile:]:
            t.spot[side * 7 + n] = c.DISCARD
