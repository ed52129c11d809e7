"""§4.1 to §4.4: every chance of the full game as an exact fraction."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from tests.games.footclub.chances import Key, Spread, copy, spread
from tests.games.footclub.engine import Play
from tests.games.footclub.laying import EVEN, match
from touchline.core.ids import FATE
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME

F = Fraction
ZERO = F(0)


# -- §4.1 tackle and defence support ---------------------------------------------------------------


def end_of_dice(p: Play) -> str:
    story = p.story()
    if "WON_BALL" in story or "SUPPORT_HOLDS" in story:
        return "success"
    if "FOUL" not in story:
        return ""
    return "red" if "RED_CARD" in story else "yellow" if "BOOKED" in story else "foul"


def tackle(mode: str, strength: str = "") -> Play:
    p = match(hands=("as", "tackle1"), people={"dm2": strength})
    GAME.step(p.t, 1, c.TACKLING + ("regular", "aggressive").index(mode), p.log)
    return p


def support(mode: str, defender: str = "", target: str = "") -> Play:
    people = {**EVEN, "cb1": defender, "FW1": target}
    p = match("offensive", hands=("attack1", "ds1"), people=people).play("attack1")
    if p.due() == "blue":
        p.play("pass")
    GAME.step(p.t, 1, c.SUPPORTING + ("regular", "aggressive").index(mode), p.log)
    return p


ROWS = {  # modifier, mode: success, foul without card, yellow, direct red
    (0, "regular"): (F(7, 12), F(7, 18), F(1, 36), ZERO),
    (0, "aggressive"): (F(981, 1296), ZERO, F(300, 1296), F(15, 1296)),
    (1, "aggressive"): (F(1146, 1296), ZERO, F(140, 1296), F(10, 1296)),
    (1, "regular"): (F(13, 18), F(1, 4), F(1, 36), ZERO),  # never occurs
    (-1, "regular"): (F(5, 12), F(5, 9), F(1, 36), ZERO),
    (-1, "aggressive"): (F(750, 1296), ZERO, F(525, 1296), F(21, 1296)),
}
ACTIONS = [
    (tackle, ("regular",), (0, "regular")),
    (tackle, ("aggressive",), (0, "aggressive")),
    (tackle, ("aggressive", "enforcer"), (1, "aggressive")),
    (tackle, ("regular", "enforcer"), (1, "regular")),
    (support, ("regular",), (0, "regular")),
    (support, ("aggressive",), (0, "aggressive")),
    (support, ("aggressive", "stopper"), (1, "aggressive")),
    (support, ("regular", "stopper"), (1, "regular")),
    (support, ("regular", "", "speedster"), (-1, "regular")),
    (support, ("aggressive", "", "speedster"), (-1, "aggressive")),
    (support, ("aggressive", "stopper", "speedster"), (0, "aggressive")),
]


def in_order(found: Spread) -> tuple[Fraction, ...]:
    return tuple(found.get(name, ZERO) for name in ("success", "foul", "yellow", "red"))


@pytest.mark.parametrize(("act", "given", "row"), ACTIONS)
def test_fc_084_fc_143_table_4_1_whole_actions(act, given, row) -> None:
    found = in_order(spread(act(*given), end_of_dice))
    assert sum(found) == 1
    assert found == ROWS[row]


@pytest.mark.parametrize(("act", "given", "row"), ACTIONS)
def test_table_4_1_roll_by_roll(act, given, row) -> None:
    """Success, foul without card or yellow, double 1: of 36."""
    first = {0: (21, 14, 1), 1: (26, 9, 1), -1: (15, 20, 1)}
    second = {0: (15, 20, 1), 1: (21, 14, 1), -1: (10, 25, 1)}
    p = act(*given)
    counts = [0, 0, 0]
    failed = None
    for outcome in p.fate():
        q = copy(p).happen(outcome)
        if end_of_dice(q) == "success":
            counts[0] += 1
        else:
            counts[2 if outcome == 11 else 1] += 1
            failed = q
    assert tuple(counts) == first[row[0]]
    if row[1] == "aggressive":
        assert failed is not None
        found = in_order(spread(failed, end_of_dice))
        assert (found[0], found[2], found[3]) == tuple(F(n, 36) for n in second[row[0]])


@pytest.mark.parametrize("given", [("regular",), ("aggressive",), ("aggressive", "enforcer")])
def test_table_4_1_injuries_go_with_the_cards(given) -> None:
    def hurt(p: Play) -> str:
        if not end_of_dice(p):
            return ""
        words = [word for word in ("BOOKED", "RED_CARD", "HURT", "INJURED") if word in p.story()]
        return "+".join(words) or "nothing"

    found = spread(tackle(*given), hurt)
    row = ROWS[(1 if len(given) == 2 else 0, given[0])]
    assert found.get("BOOKED+HURT", ZERO) == row[2]
    assert found.get("RED_CARD+INJURED", ZERO) == row[3]
    assert set(found) <= {"BOOKED+HURT", "RED_CARD+INJURED", "nothing"}


# -- §4.2 shots ------------------------------------------------------------------------------------

SHOTS = {  # bonus: save, goal, equal of 36; goals of 72; chances of save and corner
    -5: (35, 0, 1, 1, F(35, 36), F(1, 72)),
    -4: (33, 1, 2, 4, F(11, 12), F(1, 36)),
    -3: (30, 3, 3, 9, F(5, 6), F(1, 24)),
    -2: (26, 6, 4, 16, F(13, 18), F(1, 18)),
    -1: (21, 10, 5, 25, F(7, 12), F(5, 72)),
    0: (15, 15, 6, 36, F(5, 12), F(1, 12)),
    1: (10, 21, 5, 47, F(5, 18), F(5, 72)),
    2: (6, 26, 4, 56, F(1, 6), F(1, 18)),
    3: (3, 30, 3, 63, F(1, 12), F(1, 24)),
    4: (1, 33, 2, 68, F(1, 36), F(1, 36)),
    5: (0, 35, 1, 71, ZERO, F(1, 72)),
}


def end_of_shot(p: Play) -> str:
    ends = {"SAVED": "save", "GOAL": "goal", "CORNER": "corner"}
    return next((ends[event] for event in p.story() if event in ends), "")


def frame(p: Play) -> tuple[object, ...]:
    """A shot depends on nothing but its dice and the bonus, both on the table."""
    k = p.t.stack
    return (int(p.t.raw), int(p.t.offence), *(int(k.frames[k.depth + i]) for i in range(4)))


def about_to_shoot(bonus: int) -> Play:
    people = {"COACH": str(10 + bonus), "coach": "10"}
    p = match("offensive", hands=("attack1", "as"), people=people)
    return p.play("attack1", "pass", "pass")


@pytest.mark.parametrize("bonus", SHOTS)
def test_fc_125_fc_126_table_4_2(bonus: int) -> None:
    save, goal, equal, of_72, saves, corners = SHOTS[bonus]
    p = about_to_shoot(bonus)
    counts = {"save": 0, "goal": 0, "": 0}
    for d in p.fate():
        for a in range(1, 7):
            counts[end_of_shot(copy(p).shoot(d, a))] += 1
    assert counts == {"save": save, "goal": goal, "": equal}
    found = spread(p, end_of_shot, frame)
    assert found["goal"] == F(of_72, 72)
    assert (found.get("save", ZERO), found["corner"]) == (saves, corners)
    assert sum(found.values()) == 1


def test_table_4_2_is_symmetric() -> None:
    goals = {b: spread(about_to_shoot(b), end_of_shot, frame)["goal"] for b in SHOTS}
    assert all(goals[b] + goals[-b] == 1 for b in SHOTS)


def test_fc_126_posts() -> None:
    """One second roll: goal 15, corner 15, post 6 of 36."""
    p = about_to_shoot(0).shoot(3, 3)
    for _ in range(6):
        ends: dict[str, int] = {"goal": 0, "corner": 0, "": 0}
        for d in range(1, 7):
            for a in range(1, 7):
                ends[end_of_shot(copy(p).shoot(d, a))] += 1
        assert ends == {"goal": 15, "corner": 15, "": 6}
        p.shoot(2, 2)
    assert spread(p, end_of_shot, frame) == {"goal": F(1, 2), "corner": F(1, 2)}


# -- §4.3 one defence support ----------------------------------------------------------------------

BOOK = {  # accepted bonus: no DS, 1st regular, aggressive, stopper, vs speedster, 2nd reg, aggr
    -2: "2/9 13/54 53/324 26/243 17/54 77/216 599/2592",
    -1: "25/72 9/32 83/384 97/576 11/32 343/864 2941/10368",
    0: "1/2 73/216 751/2592 989/3888 83/216 49/108 463/1296",
    1: "47/72 355/864 3985/10368 5675/15552 377/864 455/864 4685/10368",
    2: "7/9 1/2 1/2 1/2 1/2 133/216 1471/2592",
    3: "7/8 509/864 6383/10368 9877/15552 487/864 203/288 787/1152",
    4: "17/18 143/216 1841/2592 2899/3888 133/216 7/9 7/9",
    5: "71/72 23/32 301/384 479/576 21/32 721/864 8827/10368",
}
COLUMNS = (
    ("", 1, "", ""),
    ("regular", 1, "", ""),
    ("aggressive", 1, "", ""),
    ("aggressive", 1, "stopper", ""),
    ("regular", 1, "", "speedster"),
    ("regular", 2, "", ""),
    ("aggressive", 2, "", ""),
)


@pytest.mark.parametrize("bonus", BOOK)
@pytest.mark.parametrize("column", range(7))
def test_fc_141_fc_149_table_4_3(bonus: int, column: int) -> None:
    mode, number, defender, target = COLUMNS[column]
    coach = 10 + bonus + (2 if number == 2 else 0)
    people = {"COACH": str(coach), "coach": "10", "cb1": defender, "FW1": target}
    p = match("offensive", hands=("attack1 as", "ds1 ds2"), people=people).play("attack1", "pass")
    if number == 2:
        p.play("ds2 regular").roll(6, 6).play("pass")
    assert p.t.raw == bonus
    if mode:
        p.play(f"ds1 {mode}")

    def key(now: Play) -> tuple[object, ...]:
        return (*frame(now), now.due())

    found = spread(p, end_of_shot, key)
    assert found["goal"] == F(BOOK[bonus].split()[column])


# -- §4.4 shoot-out --------------------------------------------------------------------------------


def shoot_out() -> Play:
    options = {"draw_decider": "extra_time_shoot_out", "so_early_stop": "false"}
    p = match("discard", period=3, turn=3, options=options)
    answers = "FW1, FW2, AM1, AM2, DM1, done"
    return p.each(answers, answers.lower()).happen(0)


def end_of_kick(p: Play) -> str:
    told = p.told("KICKED")
    return ("miss", "goal")[told[0][1]] if told else ""


def both(p: Play, known: dict[Key, Spread]) -> dict[str, tuple[Fraction, Play]]:
    """The next kick: its chances and the table after each end."""
    found = spread(Play(p.t.clone()), end_of_kick, frame, known)
    after = {"goal": Play(p.t.clone()).shoot(1, 6), "miss": Play(p.t.clone()).shoot(6, 1)}
    return {end: (chance, after[end]) for end, chance in found.items()}


def tally(p: Play) -> tuple[int, int, int, int]:
    return (*(p.get(club, c.CONVERTED) for club in ("blue", "red")),
            *(p.get(club, c.KICKS) for club in ("blue", "red")))  # fmt: skip


def test_fc_218_fc_219_table_4_4() -> None:
    level = {tally(shoot_out()): (F(1), shoot_out())}
    wins = [ZERO, ZERO]
    known: dict[Key, Spread] = {}
    settled_by_coin = ZERO
    after_five: dict[tuple[int, int], Fraction] = {}
    while level:
        following: dict[tuple[int, int, int, int], tuple[Fraction, Play]] = {}
        for chance, p in level.values():
            if p.due() == "over":
                wins[p.result()[0].index(2)] += chance
                continue
            if len(p.fate()) == 2:  # after twenty rounds
                assert GAME.due(p.t) == FATE
                assert p.fate() == {0: 1, 1: 1}
                settled_by_coin += chance
                continue
            ends = both(p, known)
            assert {end: part for end, (part, _) in ends.items()} == {
                "goal": F(7, 9),
                "miss": F(2, 9),
            }
            for part, q in ends.values():
                before = following.get(tally(q), (ZERO, q))[0]
                following[tally(q)] = (before + chance * part, q)
        level = following
        at = next(iter(level), (0, 0, 0, 0))
        if at[2:] == (5, 5):
            after_five = {state[:2]: chance for state, (chance, _) in level.items()}
    single = [sum(v for (a, _), v in after_five.items() if a == n) for n in range(6)]
    assert single == [F(n, 59049) for n in (32, 560, 3920, 13720, 24010, 16807)]
    assert single == [comb(5, n) * F(7, 9) ** n * F(2, 9) ** (5 - n) for n in range(6)]
    assert sum(v for (a, b), v in after_five.items() if a == b) == F(118097197, 387420489)
    assert sum(v for (a, b), v in after_five.items() if a > b) == F(134661646, 387420489)
    assert settled_by_coin == F(118097197, 387420489) * F(53, 81) ** 20  # a round decides: 28/81
    assert wins[0] == wins[1] == (1 - settled_by_coin) / 2
