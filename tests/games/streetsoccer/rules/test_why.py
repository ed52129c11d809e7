"""Why something is shut: every reason can come up, names its rule, and is true."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.streetsoccer import engine, positions, slow
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.engine import begin, number, play, rows, shut, turn
from tests.games.streetsoccer.slow import GOAL, Cell, Position, Rules
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.position import read_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.words import StreetSoccerWords

RULES = {  # reason: the paragraph that stands behind it
    "NOT_YOURS": "SS-051",
    "OCCUPIED": "SS-010",
    "BLOCKED": "SS-055",
    "TOO_FAR": "SS-053",
    "WRONG_COUNT": "SS-053",
    "OFF_BOARD": "SS-003",
    "DARK": "SS-100",
    "LIGHT": "SS-107",
    "LIGHT_KICK": "SS-108",
    "ENCLOSURE": "SS-109",
    "CORNER": "SS-110",
    "PUSH": "SS-104",
    "OUT_OF_REACH": "SS-057",
    "ORIGIN": "SS-054",
    "REVISIT": "SS-054",
    "LINES": "SS-072",
    "OWN_GOAL": "SS-086",
    "OPPONENT_ON_CELL": "SS-064",
    "OWN_ON_CELL": "SS-065",
    "KICK_LENGTH": "SS-061",
    "KICK_ROUTE": "SS-064",
    "KICKOFF_GOAL": "SS-045",
    "NO_GOAL_ROUTE": "SS-080",
    "PLACE_KEEPER": "SS-023",
    "PLACE_DARK": "SS-024",
    "PLACE_CIRCLE": "SS-025",
    "PLACE_OPPOSING_CIRCLE": "SS-025",
    "PLACE_SPREAD": "SS-026",
    "PLACE_LIGHT": "SS-027",
    "PLACE_PITCH": "SS-028",
    "PLACE_NEED": "SS-029",
    "KEEPER_CELL": "SS-091",
    "NOT_KICKER": "SS-042",
}
NAMES = {int(getattr(c, name)): name for name in RULES}
P1 = golden.TEXT["P1"]
STAY = {"push_fallback": "stay"}
T17 = "12/3p8/7P4/3P2p3g1/2G2P2p3/6P5/4p7/12 e6 L"
DEAD_END = f"{rows('Pb2 pb3 pd2 Gb4 gk5 pc3 pc1')} h7 L"  # c2 is next door and leads nowhere


def why(t: Table, first: str | int, second: str, end: str) -> str:
    """The reason of one shut answer, by its name."""
    code = engine.code(first if isinstance(first, int) else number(first), second, end)
    assert code not in engine.codes(t)
    reason = shut(t).get(code)
    return "" if reason is None else NAMES[reason]


@pytest.mark.parametrize(
    ("text", "die", "options", "answer", "reason"),
    [
        (P1, 4, {}, ("e2", "e2", "e4"), "NOT_YOURS"),
        (P1, 1, {}, ("d3", "d4", "e4"), ""),  # open
        (P1, 4, {}, ("d3", "e2", "e4"), "OCCUPIED"),
        (P1, 2, {}, ("d3", "h3", "e4"), "TOO_FAR"),
        (P1, 2, {}, ("d3", "d4", "e4"), "WRONG_COUNT"),
        (P1, 2, {"ring": "none"}, ("d3", "d1", "e4"), "OFF_BOARD"),
        (f"{rows('Pe4 pe5 gk5')} h7 L", 2, {}, ("e4", "e6", "h7"), "BLOCKED"),
        (f"{rows('Pb3 gk5')} h7 L", 1, {}, ("b3", "b4", "h7"), "DARK"),
        (T17, 1, {}, ("d5", "c5", "e6"), "LIGHT"),
        (f"{rows('Pc4 Pd5 gk5')} c5 L", 1, {}, ("d5", "c5", "d6"), "LIGHT_KICK"),
        (golden.TEXT["P7"], 1, {}, ("e5", "e6", "d6"), "ENCLOSURE"),
        (golden.TEXT["P6"], 1, {}, ("c3", "b3", "b2"), "CORNER"),
        (f"{rows('pc4 pb3 pa4 Gb5 gk5')} b4 R", 1, {}, ("a4", "b4", "##"), "PUSH"),
        (P1, 1, {}, ("d3", "e4", "e4"), "OUT_OF_REACH"),
        (P1, 2, {"revisit": "no_origin_end"}, ("d3", "d3", "e4"), "ORIGIN"),
        (P1, 2, {"revisit": "simple"}, ("d3", "d3", "e4"), "ORIGIN"),
        (DEAD_END, 3, {"revisit": "simple"}, ("b2", "c2", "h7"), "REVISIT"),
        (f"{rows('Pd4 gk5')} e4 L", 3, {}, ("d4", "e4", "e1"), "LINES"),
        (f"{rows('Pc4 gk5')} b4 L", 1, {}, ("c4", "b4", "a4"), "OWN_GOAL"),
        (f"{rows('Pd4 pf4 gk5')} e4 L", 1, {}, ("d4", "e4", "f4"), "OPPONENT_ON_CELL"),
        (f"{rows('Pd4 Pf4 gk5')} e4 L", 1, {}, ("d4", "e4", "f4"), "OWN_ON_CELL"),
        (f"{rows('Pd4 gk5')} e4 L", 1, {}, ("d4", "e4", "g4"), "KICK_LENGTH"),
        (f"{rows('Pd4 pf4 gk5')} e4 L", 2, {}, ("d4", "e4", "g4"), "KICK_ROUTE"),
        (f"{rows('Pd4 gk5')} e4 L", 1, {}, ("d4", "e4", "##"), "NO_GOAL_ROUTE"),
    ],
)  # fmt: skip
def test_reasons_of_a_turn(
    text: str, die: int, options: dict[str, str], answer: tuple[str, str, str], reason: str
) -> None:
    t = turn(text, die, options)
    if not reason:
        assert engine.code(number(answer[0]), answer[1], answer[2]) in engine.codes(t)
        return
    assert why(t, *answer) == reason


KICKED = f"{rows('Gb4 Pf4 Pd7 Pd2 Ph7 gk5 pg5 pi7 pi2 pc7')} - L o 2 1a 0-0 - L"
RESTART = f"{rows('Gb4 Pd4 Pg2 Pg3 Ph7 gk5 pg5 pi7 pi2 pc7')} b4 L r 2 7a 0-1 R L"


@pytest.mark.parametrize(
    ("text", "kicker", "end", "reason"),
    [
        (KICKED, "f4", "##", "KICKOFF_GOAL"),
        (KICKED, "d7", "d7", "NOT_KICKER"),
        (KICKED, "b4", "b4", "NOT_KICKER"),
        (KICKED, "g5", "g5", "NOT_YOURS"),
        (KICKED, "f4", "f5", "KICK_LENGTH"),
        (KICKED, "f4", "g5", "OPPONENT_ON_CELL"),
        (KICKED, "f4", "h6", "KICK_ROUTE"),
        (RESTART, "b4", "##", "NO_GOAL_ROUTE"),
        (RESTART, "b4", "d4", "OWN_ON_CELL"),
        (RESTART, "b4", "a5", "OWN_GOAL"),
        (RESTART, "b4", "a2", "LINES"),
        (RESTART, "d4", "d4", "NOT_KICKER"),
    ],
)
def test_reasons_of_a_kick_off_and_of_a_restart(
    text: str, kicker: str, end: str, reason: str
) -> None:
    assert why(read_position(text), 4, kicker, end) == reason


@pytest.mark.parametrize(
    ("options", "before", "kind", "cell", "reason"),
    [
        ({}, "", 1, "c4", "PLACE_KEEPER"),
        ({}, "", 1, "k4", "PLACE_KEEPER"),
        ({}, "", 2, "b4", "PLACE_DARK"),
        ({}, "", 2, "k5", "PLACE_DARK"),
        ({}, "", 2, "g4", "PLACE_OPPOSING_CIRCLE"),
        ({}, "", 2, "a3", "PLACE_PITCH"),
        ({}, "+Pc4", 2, "c5", "PLACE_LIGHT"),
        ({}, "+Pc4", 2, "c4", "OCCUPIED"),
        ({}, "+Pd2 +Ph2 +Ph3", 2, "d4", "PLACE_NEED"),  # the circle is still empty
        ({}, "+Pd2 +Pd3", 2, "d4", "PLACE_SPREAD"),
        ({}, "+Pf4 +Ph2 +Ph3", 2, "h4", "PLACE_SPREAD"),
        ({"placement_order": "fixed2+3", "circle_rule": "prefixed_only"}, "", 2, "f5",
         "PLACE_CIRCLE"),
    ],
)  # fmt: skip
def test_reasons_of_a_placement(
    options: dict[str, str], before: str, kind: int, cell: str, reason: str
) -> None:
    t = play(begin({"first_placer": "L", "placement_order": "5-5", **options}), before)
    code = kind * 19600 + number(cell) * 140
    assert code not in engine.codes(t)
    assert NAMES[shut(t)[code]] == reason


@pytest.mark.parametrize(
    ("cell", "reason"), [("c4", "KEEPER_CELL"), ("k4", "KEEPER_CELL"), ("b5", "OCCUPIED")]
)
def test_reasons_of_a_keeper_before_a_restart(cell: str, reason: str) -> None:
    t = read_position(
        f"{rows('pb5 gk5', 'G')} - L q - 7a 0-1 R L", {**STAY, "restart_keepers": "conceder"}
    )
    assert NAMES[shut(t)[3 * 19600 + number(cell) * 140]] == reason


@pytest.mark.parametrize("name", RULES)
def test_every_reason_has_a_sentence_and_its_rule(name: str) -> None:
    said, rule = StreetSoccerWords().reason(int(getattr(c, name)))
    assert said.id.startswith("ss-why-")
    assert rule == RULES[name]


def test_no_reason_is_missing_here() -> None:
    after = False
    found = set()
    for name in vars(c):
        after = after or name == "NOT_YOURS"
        if after and name.isupper():
            found.add(name)
    assert found == set(RULES)


# ---- are they true? ----------------------------------------------------------------------


def true_of_a_walk(at: Position, rules: Rules, die: int, start: Cell, to: Cell, why: str) -> bool:
    """Is this reason so, by the slow reading of the rules?"""
    letter = at.figures[start]
    after = {**{k: w for k, w in at.figures.items() if k != start}, to: letter}
    own = {k for k, w in after.items() if w.isupper() == letter.isupper()}
    opp = set(after) - own
    far = abs(start[0] - to[0]) + abs(start[1] - to[1])
    free, _ = slow.walks(at, start, die, slow.with_options(ring=rules.ring))
    once, _ = slow.walks(at, start, die, rules)
    assert at.ball
    return {
        "OFF_BOARD": not rules.board(to),
        "OCCUPIED": to in at.figures and to != start,
        "TOO_FAR": far > die,
        "WRONG_COUNT": (die - far) % 2 == 1,
        "BLOCKED": far <= die and to not in free,
        "ORIGIN": to == start and rules.revisit != "free",
        "REVISIT": to in free and to not in once,
        "DARK": to in free and not slow.may_stand(to, letter in "Gg", at.side),
        "LIGHT": to in free and slow.crowded(after, at.side, rules),
        "ENCLOSURE": to in free and slow.shut_in(at.ball, own, opp, rules),
        "CORNER": to in free and slow.cornered(at.ball, own, rules),
    }.get(why, False)


def true_of_a_kick(at: Position, rules: Rules, die: int, start: Cell, end: str, why: str) -> bool:
    """As above, for the ball's end of a figure that can reach the ball."""
    assert at.ball
    letter, side = at.figures[start], at.side
    _, touches = slow.walks(at, start, die, rules)
    if why == "OUT_OF_REACH":
        return not touches and end == slow.name(at.ball)
    kicking = {**{k: w for k, w in at.figures.items() if k != start}, at.ball: letter}
    own = {k for k, w in kicking.items() if w.isupper() == letter.isupper()}
    opp = set(kicking) - own
    powers = {die - m + 1 for m in touches}
    targets: set[str] = set()
    for r in powers:
        targets |= slow.kicks(at.ball, r, own, opp, side, rules)
    if end == GOAL and why == "NO_GOAL_ROUTE":
        return GOAL not in targets
    rest: Cell | None = at.ball
    if not slow.may_stand(at.ball, letter in "Gg", side):
        rest = slow.push(kicking, at.ball, end, side, rules)
    if why == "PUSH":
        return end in targets and rest is None
    if end == GOAL:
        return False
    to = slow.cell(end)
    after = {**{k: w for k, w in kicking.items() if k != at.ball}, rest or at.ball: letter}
    mine = {k for k, w in after.items() if w.isupper() == letter.isupper()}
    king = max(abs(at.ball[0] - to[0]), abs(at.ball[1] - to[1]))
    return {
        "LINES": not slow.pitch(to),
        "OWN_GOAL": to in slow.MOUTH[side],
        "OWN_ON_CELL": to in own,
        "OPPONENT_ON_CELL": to in opp,
        "KICK_LENGTH": end not in targets and king not in powers,
        "KICK_ROUTE": end not in targets and king in powers,
        "LIGHT_KICK": end in targets and slow.crowded(after, side, rules),
        "ENCLOSURE": end in targets and slow.shut_in(to, mine, opp, rules),
        "CORNER": end in targets and slow.cornered(to, mine, rules),
    }.get(why, False)


@pytest.mark.parametrize("seed", range(6))
def test_every_refusal_has_a_reason_and_the_reason_is_true(seed: int) -> None:
    rng = Random(f"why {seed}")
    for _ in range(12):
        options = positions.some_options(rng, positions.VALUES)
        rules = slow.with_options(**options)
        at = positions.scatter(rng, rules)
        die = rng.randint(1, 6)
        t = turn(slow.unparse(at), die, options)
        check_all(t, at, rules, die)


def check_all(t: Table, at: Position, rules: Rules, die: int) -> None:
    assert at.ball
    where = (slow.unparse(at), die, rules)
    opened = engine.effects(t)
    reasons = shut(t)
    assert not set(reasons) & set(engine.codes(t)), where
    ball = slow.name(at.ball)
    for start in at.of(at.side):
        me = slow.name(start)
        for to in positions.BOARD:
            if to == at.ball or (me, slow.name(to), ball) in opened:
                continue
            reason = NAMES[reasons[engine.code(number(me), slow.name(to), ball)]]
            assert true_of_a_walk(at, rules, die, start, to, reason), (where, me, to, reason)
        _, touches = slow.walks(at, start, die, rules)
        ends = {end for s, _, end in opened if s == me and end != ball}
        every = [GOAL, *map(slow.name, positions.BOARD)] if touches else [ball]
        for end in every:
            if end in ends or (touches and end == ball):
                continue
            reason = NAMES[reasons[engine.code(number(me), ball, end)]]
            assert true_of_a_kick(at, rules, die, start, end, reason), (where, me, end, reason)
    for foe in at.of(slow.OTHER[at.side]):
        cell = slow.name(foe)
        assert NAMES[reasons[engine.code(number(cell), cell, ball)]] == "NOT_YOURS"
