"""Formations, line-ups, substitutions and targets against brute force, for random squads."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.footclub import brute
from tests.games.footclub.engine import Play
from tests.games.footclub.laying import match, prematch
from tests.games.footclub.people import COLOURS, LINES, OUTFIELD
from touchline.games.footclub.rules.shapes import legal, shape_of

CODES = [f"{line}_{side}" for line in LINES for side in "LR"]


def engine_shapes(n: int, formation_set: int) -> set[brute.Shape]:
    every = product(range(3), range(4), range(4), range(4), range(4))
    return {s for s in every if sum(s) == n and legal(shape_of(*s), formation_set)}


@pytest.mark.parametrize(
    ("n", "listed", "less"), [(10, 24, 21), (9, 72, 65), (8, 109, 104), (7, 123, 121)]
)
def test_fc_032_fc_105_tv_11_the_counts(n: int, listed: int, less: int) -> None:
    for formation_set, count in ((0, listed), (1, less)):
        found = engine_shapes(n, formation_set)
        assert found == brute.SHAPES[n, bool(formation_set)]
        assert len(found) == count


@pytest.mark.parametrize("n", range(7))
def test_fc_105_even_smaller_teams(n: int) -> None:
    for formation_set in (0, 1):
        assert engine_shapes(n, formation_set) == brute.SHAPES[n, bool(formation_set)]


# -- line-ups --------------------------------------------------------------------------------------


def people_of(rng: Random) -> dict[str, str]:
    """Some of everybody are versatile."""
    said = {}
    for name in OUTFIELD:
        if rng.random() < 0.4 and name[:2] != "DM":
            said[name] = "CB/FB versatile" if name[1] == "B" else "AM/FW versatile"
    return said


def lines_of(people: dict[str, str]) -> dict[str, set[str]]:
    return {
        name: set(people[name].split()[0].split("/")) if name in people else {name[:2]}
        for name in OUTFIELD
    }


def word(shape: brute.Shape) -> str:
    return "shape " + "-".join(map(str, shape))


@pytest.mark.parametrize("seed", range(30))
def test_fc_033_fc_034_prematch_offers_what_a_matching_allows(seed: int) -> None:
    rng = Random(seed)
    people = people_of(rng)
    lines = lines_of(people)
    less = rng.random() < 0.5
    squad = rng.sample(OUTFIELD, rng.choice([15, 15, 17, 12]))
    mine = {name: lines[name] for name in squad}
    shapes = brute.fillable(mine, 10, less)
    p = prematch(blue=" ".join(squad), people=people,
            options={"formation_set": "twenty_one" if less else "listed"})  # fmt: skip
    if not shapes:
        assert p.due() == "over"
        return
    p.play("kop attack")
    assert set(p.open("blue")) == {word(shape) for shape in shapes}
    shape = rng.choice(sorted(shapes))
    p.play(word(shape), by="blue")
    follow(p, rng, brute.places_of(shape), mine, "blue")


def follow(p: Play, rng: Random, places: list[str], players: dict[str, set[str]], by: str) -> None:
    """Place after place, those are offered who leave the rest fillable; any of them is taken."""
    left = dict(players)
    for i, line in enumerate(places):
        good = []
        for name, own in left.items():
            rest = {other: lines for other, lines in left.items() if other != name}
            if line in own and brute.matched(places[i + 1 :], rest):
                good.append(name)
        assert set(p.open(by)) == set(good), (i, line)
        pick = rng.choice(sorted(good))
        p.play(pick, by=by)
        del left[pick]


# -- substitutions ---------------------------------------------------------------------------------


def random_match(rng: Random, n: int, exceptional: bool = False, **options: str):
    """A line-up of n players, a bench, and what is left of the substitutions."""
    people = people_of(rng)
    lines = lines_of(people)
    while True:
        shape = rng.choice(sorted(brute.SHAPES[n, False]))
        pool = dict.fromkeys(rng.sample(OUTFIELD, len(OUTFIELD)))
        team: list[list[str]] = []
        for line, count in zip(LINES, shape, strict=True):
            fits = [name for name in pool if line in lines[name]][:count]
            for name in fits:
                del pool[name]
            team.append(fits)
        if [len(part) for part in team] == list(shape):
            break
    on = [name for part in team for name in part]
    bench = list(pool)[: rng.choice([2, 3, 4, 5])]
    reds = rng.randrange(0, 10 - n + 1)
    subs = rng.choice([1, 2, 3])
    p = match("changes", blue=" | ".join(" ".join(part) for part in team), bench=" ".join(bench),
              people=people, home="red", used=(3 - subs, 0), reds=(reds, 0),
              captains=(on[0], "dm1"), ball="fw1", options=options)  # fmt: skip
    if exceptional:
        p.t.stack.put(2, 1)
    return p, on, bench, lines, subs, 10 - reds - n


def all_changes(p: Play) -> dict[tuple[frozenset[str], frozenset[str]], Play]:
    """Who comes on and who goes off in every change that can be ended, and the table then."""
    found: dict[tuple[frozenset[str], frozenset[str]], Play] = {}
    seen = set()

    def go(now: Play, pairs: tuple[tuple[str, str], ...]) -> None:
        into = frozenset(one for one, _ in pairs)
        out = frozenset(two for _, two in pairs if two != "vacancy")
        last = pairs[-1][0] if pairs else ""
        if (into, out, last) in seen:
            return
        seen.add((into, out, last))
        answers = now.open()
        assert answers, pairs
        for answer in answers:
            after = Play(now.t.clone()).play(answer)
            if answer == "pass":
                found[into, out] = after
                continue
            rooms = after.open()
            assert rooms, (pairs, answer)
            for room in rooms:
                go(Play(after.t.clone()).play(room), (*pairs, (answer, room)))

    go(p, ())
    return found


@pytest.mark.parametrize("n", [10, 9, 8, 7])
@pytest.mark.parametrize("seed", range(4))
def test_fc_161_change_reaches_every_legal_line_up_and_no_other(n: int, seed: int) -> None:
    """FC-Q23: legality at the end only; and never a dead end on the way."""
    rng = Random(f"{n} {seed}")
    p, on, bench, lines, subs, vacancies = random_match(rng, n)
    found = all_changes(p)
    expected = set(brute.substitutions(on, bench, lines, subs, vacancies))
    assert set(found) - {(frozenset(), frozenset())} == expected
    assert (frozenset(), frozenset()) in found
    for into, out in rng.sample(sorted(expected, key=repr), min(6, len(expected))):
        q = found[into, out]
        after = {name: lines[name] for name in (set(on) - out) | into}
        shapes = brute.fillable(after, len(after))
        assert set(q.open()) == {word(shape) for shape in shapes}  # FC-166 any arrangement
        shape = rng.choice(sorted(shapes))
        q.play(word(shape))
        follow(q, rng, brute.places_of(shape), after, "blue")
        while q.due() == "blue" and q.phase() == "CHANGE":
            q.play(q.open()[0])  # a captain if need be, and done
        assert q.t.outfielders(0) == len(after)
        assert {name for part in q.lines("blue").split("|") for name in part.split()} == set(after)


@pytest.mark.parametrize("seed", range(12))
def test_fc_096_forced_replacement_against_brute_force(seed: int) -> None:
    """With one vacancy: no change ends with it open while somebody on the bench could fill it."""
    rng = Random(seed)
    while True:
        given = random_match(rng, 9, True, injury_replace="forced")
        p, on, bench, lines, subs, vacancies = given
        if vacancies == 1:
            break
    expected = set(brute.substitutions(on, bench, lines, subs, vacancies))

    def may_be_filled(into: frozenset[str], out: frozenset[str]) -> bool:
        if len(into) > len(out) or len(into) == subs:
            return False
        after = (set(on) - out) | into
        return any(
            brute.fillable({n: lines[n] for n in (*after, who)}, 10) for who in set(bench) - into
        )

    fillable_at_once = may_be_filled(frozenset(), frozenset())
    found = set(all_changes(p))
    nothing = (frozenset[str](), frozenset[str]())
    if fillable_at_once:
        assert found == {change for change in expected if len(change[0]) > len(change[1])}
    else:
        assert nothing in found
        assert found <= expected | {nothing}


# -- ribbons ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(60))
def test_fc_059_to_fc_069_targets_against_a_second_reading(seed: int) -> None:
    """Random line-ups of 7 to 10, random ribbons, every colour and reading of `press_shift`."""
    rng = Random(seed)
    n = rng.choice([7, 8, 9, 10])
    shape = rng.choice(sorted(brute.SHAPES[n, False]))
    team = {
        line: rng.sample([name for name in OUTFIELD if name[:2] == line], count)
        for line, count in zip(LINES, shape, strict=True)
    }
    few = rng.sample(CODES, rng.choice([2, 3, 10]))
    ribbons = {f"tackle{i}": " ".join(rng.choices(few, k=6)) for i in range(1, 7)}
    cells = [[f"{rng.choice(few)}+{rng.choice(few)}" for _ in range(6)] for _ in range(6)]
    ribbons |= {f"press{i + 1}": " ".join(row) for i, row in enumerate(cells)}
    on = [name for part in team.values() for name in part]
    for shift in ("whole_cell", "per_target", "literal"):
        p = match(ball="fw1", blue=" | ".join(" ".join(team[line]) for line in LINES),
                  bench="", captains=(on[0], "dm1"), reds=(10 - n, 0), ribbons=ribbons,
                  options={"press_shift": shift}, hands=(" ".join(ribbons), ""))  # fmt: skip
        for colour in range(6):
            p.t.colour = colour + 1
            for i in range(1, 7):
                who = brute.single_target(team, ribbons[f"tackle{i}"].split(), colour)
                assert p.aims("blue", f"tackle{i}") == ([who] if who else [])
                two = brute.two_targets(team, cells[i - 1], colour, shift)
                assert p.aims("blue", f"press{i}") == two, (shift, COLOURS[colour], cells[i - 1])
