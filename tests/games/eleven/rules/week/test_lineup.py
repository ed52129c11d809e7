"""EL-200 to EL-207: the line-up against trying all, and its rules one by one."""

from itertools import combinations, product
from random import Random

import pytest

from tests.games.eleven.matches import Game, card, own, table, zones_of
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import squad
from touchline.games.eleven.rules.table.lineup_sums import Sheet, place_at

SHAPES = {532: 0, 352: 1}  # of the basic tactic card
Counts = tuple[int, ...]


def begin(t: Table, shape: int = 352) -> Game:
    """The line-up begins with the basic tactic card of seat 0."""
    return Game(t).lanes(c.FORMATION_).say(c.FORMATION + SHAPES[shape])


def fill(game: Game, rng: Random, seat: int = 0) -> None:
    """Whatever is left of a line-up, at random."""
    while c.FORMATION_ <= game.phase(seat) <= c.PLACE:
        game.say(rng.choice(game.open(seat)), seat=seat)


def layouts(shape: int) -> list[Counts]:
    """EL-066, EL-201 Every way to fill the nine zones to a formation."""
    lines = []
    for many in (shape // 100, shape // 10 % 10, shape % 10):
        lines.append(
            [
                (left, many - left - right, right)
                for left in range(2)
                for right in range(2)
                if 1 <= many - left - right <= 3
            ]
        )
    return [(*x, *y, *z) for x, y, z in product(*lines)]


def under(zones: tuple[int, ...], whole: list[Counts]) -> bool:
    """Do these zones fit into one of the layouts?"""
    return any(all(zones.count(zone) <= many for zone, many in enumerate(way)) for way in whole)


def legal(t: Table, chosen: tuple[int, ...], shape: int) -> bool:
    """EL-203 to EL-205 by trying all: can these footballers play together?"""
    field = [one for one in chosen if role_of(t, one) != c.KEEPER]
    numbers = [int(number_of(t, one)) for one in field if number_of(t, one) > 0]
    if len(chosen) - len(field) > 1 or len(set(numbers)) < len(numbers) or len(field) > 10:
        return False
    tireless = card("R16") in chosen and t.trained(card("R16"))  # P14
    if any(t.hurt(one) for one in chosen) or len(chosen) - tireless > t.get(0, c.HAS + c.FITNESS):
        return False
    if sum(numbered(number_of(t, one)) < 0 for one in field) > 3:
        return False
    whole = layouts(shape)
    return any(under(zones, whole) for zones in product(*(zones_of(one) for one in field)))


def selections(game: Game, so_far: tuple[int, ...], found: set[tuple[int, ...]]) -> None:
    """Every selection that the questions allow, by asking on."""
    if game.phase() != c.SELECT:
        found.add(so_far)
        return
    for code in game.open():
        after = Game(game.t.clone())
        if code == c.PASS:
            found.add(so_far)
        else:
            after.say(code)
            selections(after, (*so_far, code - int(c.CARD)), found)


NAMES = [f"R{n:02}" for n in range(1, 37)] + [f"Y{n:02}" for n in range(1, 19)]
NAMES += [f"V{n:02}" for n in range(1, 9)]


@pytest.mark.parametrize("seed", range(12))
def test_selections_are_those_that_can_play(seed: int) -> None:
    """Every set of footballers that can be selected is legal, and every legal one can be."""
    rng = Random(seed)
    t = table()
    cards = sorted(own(t, 0, *rng.sample(NAMES, 7), trained=rng.random() < 0.5))
    for one in cards:
        if rng.random() < 0.15:
            t.put_tokens(one, rng.choice((c.INJURY_, c.SUSPENSION)), 1)
    t.put(0, c.HAS + c.FITNESS, rng.randrange(2, 8))
    shape = rng.choice((532, 352))
    found: set[tuple[int, ...]] = set()
    selections(begin(t, shape), (), found)
    expected = {
        chosen
        for many in range(8)
        for chosen in combinations(cards, many)
        if legal(t, chosen, shape)
    }
    assert found == expected


def check(t: Table, before: Table) -> None:
    """§3.2, EL-202: everything a legal line-up must be."""
    shape = int(t.get(0, c.SHAPE))
    fielded = [shirt for shirt in range(13) if t.shirt(0, shirt, c.FIELD)]
    assert len(fielded) == 10
    places = tuple(int(t.shirt(0, shirt, c.AT)) for shirt in fielded)
    assert tuple(places.count(zone) for zone in range(9)) in layouts(shape)
    assert all(t.shirt(0, s, c.AT) == -1 for s in range(13) if s not in fielded)
    chosen = [one for one in range(62) if t.flags[one] & c.SELECTED]
    shirts = []
    for one in chosen:
        if role_of(t, one) == c.KEEPER:
            assert t.get(0, c.KEEPER_CARD) == one
            continue
        shirt = int(squad.shirt_of(t, 0, one))
        shirts.append(shirt)
        assert shirt in fielded
        assert t.shirt(0, shirt, c.AT) in zones_of(one)
        assert t.shirt(0, shirt, c.SIDE) == role_of(t, one)
    assert len(set(shirts)) == len(shirts)
    assert legal(before, tuple(chosen), shape)
    # TV-36 a bench shirt comes only for its own footballer
    for shirt in fielded:
        if before.shirt(0, shirt, c.FIELD) == 0:
            assert shirt in shirts
    assert all(t.get(0, c.HAS + res) >= 0 for res in range(4))


@pytest.mark.parametrize("seed", range(40))
def test_any_run_ends_in_a_legal_line_up(seed: int) -> None:
    rng = Random(100 + seed)
    t = table()
    own(t, 0, *rng.sample(NAMES, rng.randrange(3, 12)), trained=rng.random() < 0.5)
    on = list(range(13))
    rng.shuffle(on)
    for i, shirt in enumerate(on):
        t.dress(0, shirt, c.FIELD, 1 if i < 10 else 0)
    for res in range(4):
        t.put(0, c.HAS + res, rng.randrange(12))
    game = Game(t.clone()).lanes(c.FORMATION_)
    while game.phase() <= c.PLACE:
        # select rather than stop, so that many play
        codes = game.open()
        more = [code for code in codes if code != c.PASS]
        game.say(rng.choice(more if more and rng.random() < 0.8 else codes))
    check(game.t, t)


def completes(t: Table, shape: int, placed: list[int], rest: list[list[int]]) -> bool:
    """Can the shirts that are left be placed, by trying all layouts and orders?"""

    def go(left: list[int], i: int) -> bool:
        if i == len(rest):
            return True
        for zone in rest[i]:
            if left[zone]:
                left[zone] -= 1
                if go(left, i + 1):
                    return True
                left[zone] += 1
        return False

    for way in layouts(shape):
        left = [many - placed.count(zone) for zone, many in enumerate(way)]
        if min(left) >= 0 and go(left, 0):
            return True
    return False


@pytest.mark.parametrize("seed", range(6))
def test_places_offered_are_those_that_complete(seed: int) -> None:
    rng = Random(seed)
    t = table()
    own(t, 0, *rng.sample(NAMES, 6))
    t.put(0, c.HAS + c.FITNESS, 12)
    shape = rng.choice((532, 352))
    game = begin(t, shape)
    while game.phase() < c.PLACE:
        codes = game.open()
        more = [code for code in codes if code != c.PASS]
        game.say(rng.choice(more or codes))
    while game.phase() == c.PLACE:
        sheet = Sheet(game.t, 0)
        field = [shirt for shirt in range(13) if sheet.field[shirt]]
        n = int(game.t.lanes[0].get(3))
        placed = [int(place_at(game.t, 0, i)) for i in range(n)]
        free = [
            zones_of(int(sheet.cards[sheet.user[shirt]])) if sheet.user[shirt] >= 0 else [*range(9)]
            for shirt in field
        ]
        expected = [
            int(c.ZONE) + zone
            for zone in free[n]
            if completes(game.t, shape, [*placed, zone], free[n + 1 :])
        ]
        assert game.open() == expected
        game.say(rng.choice(expected))
