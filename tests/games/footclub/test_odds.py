"""Every chance of the game as an exact fraction, against the golden odds (section 4)."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from tests.games.footclub import poussin
from tests.games.footclub.engine import Play
from tests.games.footclub.laying import begin, match
from touchline.core.buffers import Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.games.footclub import GAME
from touchline.games.footclub import codes as c
from touchline.games.footclub.state import Table

GOLDEN = Path(__file__).parents[2] / "golden" / "footclub" / "odds.toml"
BOOK = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))
Spread = dict[str, Fraction]
Told = set[int]


def outcomes(t: Table) -> dict[int, Fraction]:
    odds = Odds()
    GAME.luck(t, odds)
    return {
        int(odds.outcomes[i]): Fraction(int(odds.weights[i]), int(odds.total))
        for i in range(odds.count)
    }


def moment(t: Table) -> tuple[int, ...]:
    """What the odds of rolls, shots and kicks hang on within one offensive or shoot-out."""
    frames = [int(t.stack.frames[i]) for i in range(t.stack.depth + 4)]
    counts = [int(t.get(side, n)) for side in range(2) for n in (c.KICKS, c.CONVERTED)]
    if counts[0] > 5 or counts[2] > 5:  # sudden death: only the lead counts
        counts = [counts[0], counts[2], counts[1] - counts[3]]
    return (*frames, *counts, int(t.raw), int(t.supports), int(t.speed), int(t.attacker))


def spread(
    t: Table, name: Callable[[Table, Told], str], known: dict[tuple[int, ...], Spread] | None = None
) -> Spread:
    """What fate makes of this table, followed until `name` has a word for what was told. Seats that
    are asked agree or let it be.
    """
    known = {} if known is None else known
    key = moment(t)
    if key in known:
        return known[key]
    found: Spread = defaultdict(Fraction)
    due = GAME.due(t)
    assert due != OVER
    branches = outcomes(t) if due == FATE else {int(c.PASS): Fraction(1)}
    for outcome, chance in branches.items():
        then, log = t.clone(), Log()
        GAME.step(then, FATE if due == FATE else 0 if due & 1 else 1, outcome, log)
        word = name(then, {int(e.kind) for e in log.events})
        if word:
            found[word] += chance
        else:
            for end, rest in spread(then, name, known).items():
                found[end] += chance * rest
    known[key] = dict(found)
    return known[key]


def rolled(t: Table, told: Told) -> str:
    """How two dice of a tackle or a defence support ended."""
    if c.WON_BALL in told or c.SUPPORT_HOLDS in told:
        return "success"
    if c.RED_CARD in told:
        return "red"
    if c.BOOKED in told:
        return "yellow"
    return "foul" if c.FOUL in told else ""


def injured(t: Table, told: Told) -> str:
    if c.INJURED in told:
        return "serious"
    if c.HURT in told:
        return "light"
    return "none" if told & {int(c.WON_BALL), int(c.FOUL)} else ""


def shot(t: Table, told: Told) -> str:
    ends = {int(c.GOAL): "goal", int(c.SAVED): "save", int(c.CORNER): "corner"}
    return next((word for kind, word in ends.items() if kind in told), "")


def full(row: dict[str, str]) -> Spread:
    """A row of the book without what cannot happen."""
    return {word: Fraction(text) for word, text in row.items() if Fraction(text)}


# ---- tackles and defence supports ------------------------------------------------------------


def tackling(mode: str, strength: str = "") -> Table:
    people = {"dm2": strength} if strength else {}
    play = match(hands=("press1", "tackle1"), used=(3, 3), people=people)
    return play.play(f"tackle1 {mode}").t


def supporting(mode: str, defender: str = "", runner: str = "", before: int = 0) -> Table:
    people = {"cb1": defender, "FW1": runner}
    play = match(
        "offensive",
        hands=("attack1 press1", "ds1 press1"),
        used=(3, 3),
        people={name: word for name, word in people.items() if word},
    )
    play.play("attack1", "pass")
    play.t.supports = before
    return play.play(f"ds1 {mode}").t


@pytest.mark.parametrize(
    ("row", "mode", "strength"),
    [
        ("normal_regular", "regular", ""),
        ("normal_aggressive", "aggressive", ""),
        ("plus_aggressive", "aggressive", "enforcer"),
    ],
)
def test_fc_084_fc_086_fc_087_a_tackle(row: str, mode: str, strength: str) -> None:
    t = tackling(mode, strength)
    assert spread(t, rolled) == full(BOOK["roll"][row])
    hurt = spread(t, injured)
    assert hurt.get("light", 0) == Fraction(BOOK["roll"][row]["yellow"])
    assert hurt.get("serious", 0) == Fraction(BOOK["roll"][row]["red"])


@pytest.mark.parametrize(
    ("row", "mode", "defender", "runner"),
    [
        ("normal_regular", "regular", "", ""),
        ("normal_aggressive", "aggressive", "", ""),
        ("normal_aggressive", "aggressive", "stopper", "speedster"),
        ("plus_aggressive", "aggressive", "stopper", ""),
        ("minus_regular", "regular", "", "speedster"),
        ("minus_aggressive", "aggressive", "", "speedster"),
    ],
)
def test_fc_143_to_fc_147_a_defence_support(
    row: str, mode: str, defender: str, runner: str
) -> None:
    t = supporting(mode, defender, runner)
    assert spread(t, rolled) == full(BOOK["roll"][row])


def test_po_014_po_016_poussin_rolls() -> None:
    book = full(BOOK["roll"]["poussin"])
    tackle = poussin.Match(red="tackle").fans().say("red", "tackle").t

    def taken(t: Table, told: Told) -> str:
        return "success" if c.WON_BALL in told else "miss"

    assert spread(tackle, taken) == book
    ready = poussin.Match(blue="set_attack", red="defence_support").fans().attack("blue")
    support = ready.say("blue", "pass").say("red", "defence_support").t

    def held(t: Table, told: Told) -> str:
        return "success" if c.SUPPORT_HOLDS in told else "miss"

    assert spread(support, held) == book


# ---- shots -----------------------------------------------------------------------------------


def shooting(bonus: int) -> Table:
    play = match("offensive", hands=("attack1 press1", "press1"), used=(3, 3))
    play.play("attack1")
    play.t.raw = bonus
    return play.play("pass", "pass").t


@pytest.mark.parametrize("bonus", range(-7, 8))
def test_fc_125_fc_126_a_shot(bonus: int) -> None:
    """And FC-123: beyond five nothing changes."""
    row = BOOK["shot"][str(max(-5, min(5, bonus)))]
    words = dict(zip(("goal", "save", "corner"), row, strict=True))
    assert spread(shooting(bonus), shot) == full(words)


@pytest.mark.parametrize("bonus", range(6))
def test_the_chance_of_a_goal_is_symmetrical(bonus: int) -> None:
    both = [spread(shooting(b), shot)["goal"] for b in (bonus, -bonus)]
    assert sum(both) == 1


def test_fc_126_one_second_roll() -> None:
    t = shooting(0)
    for face in (3, 3):
        GAME.step(t, FATE, face, Log())

    def once(t: Table, told: Told) -> str:
        return shot(t, told) or ("post" if c.POST in told else "")

    assert spread(t, once) == {k: Fraction(v) for k, v in BOOK["second_roll"].items()}


@pytest.mark.parametrize("clamp", ["false", "true"])
@pytest.mark.parametrize("bonus", range(-7, 8))
def test_po_018_a_shot_in_poussin(bonus: int, clamp: str) -> None:
    m = poussin.Match(blue="set_attack", poussin_clamp=clamp).fans().attack("blue")
    m.t.raw = bonus
    found = spread(m.agree("blue").t, shot)
    held = max(-5, min(5, bonus))
    goal = Fraction(BOOK["shot"][str(held)][0])
    if clamp == "false" and bonus != held:
        goal = Fraction(0) if bonus < 0 else Fraction(1)
    assert found.get("goal", 0) == goal
    assert found.get("save", 0) == 1 - goal


@pytest.mark.parametrize("bonus", range(-2, 6))
def test_a_defence_support_and_the_goal_that_may_follow(bonus: int) -> None:
    """4.3: the attacking club has agreed to `bonus`, the defence plays one support, then the
    shot."""
    row = [Fraction(text) for text in BOOK["support"][str(bonus)]]
    ways = (
        ("regular", "", "", 0),
        ("aggressive", "", "", 0),
        ("aggressive", "stopper", "", 0),
        ("regular", "", "speedster", 0),
        ("regular", "", "", 1),
        ("aggressive", "", "", 1),
    )
    found = [spread(shooting(bonus), shot)["goal"]]
    for mode, defender, runner, before in ways:
        t = supporting(mode, defender, runner, before)
        t.raw = bonus
        found.append(spread(t, shot)["goal"])
    assert found == row


# ---- the shoot-out ---------------------------------------------------------------------------


def shoot_out(**options: str) -> Play:
    play = match("offensive", hands=("press1", "press1"), options=options)
    play.t.period = 4
    play.t.sealed.ask(3)
    play.t.stack.turn(c.SHOOT_ORDER)
    names = ["FB1", "FB2", "CB1", "CB2", "DM1", "done"]
    return play.play(*names, by="blue").play(*[name.lower() for name in names], by="red")


def test_fc_218_a_kick() -> None:
    play = shoot_out().happen(0)

    def kicked(t: Table, told: Told) -> str:
        if c.KICKED not in told:
            return ""
        return "goal" if t.get(0, c.CONVERTED) else "miss"

    chance = Fraction(BOOK["shoot_out"]["kick"])
    assert spread(play.t, kicked) == {"goal": chance, "miss": 1 - chance}


def test_fc_219_goals_of_five_kicks() -> None:
    play = shoot_out(so_early_stop="false").happen(0)

    def after_five(t: Table, told: Told) -> str:
        done = t.get(0, c.KICKS) == 5 and t.get(1, c.KICKS) == 5
        return f"{t.get(0, c.CONVERTED)}-{t.get(1, c.CONVERTED)}" if done else ""

    found = spread(play.t, after_five)
    book = [Fraction(text) for text in BOOK["shoot_out"]["goals"]]
    p = Fraction(BOOK["shoot_out"]["kick"])
    assert book == [comb(5, n) * p**n * (1 - p) ** (5 - n) for n in range(6)]
    assert found == {f"{i}-{j}": book[i] * book[j] for i in range(6) for j in range(6)}
    level = sum(found[f"{n}-{n}"] for n in range(6))
    assert level == Fraction(BOOK["shoot_out"]["level_after_five"])
    assert (1 - level) / 2 == Fraction(BOOK["shoot_out"]["ahead_after_five"])


def test_fc_219_a_round_of_sudden_death_and_the_winner() -> None:
    p = Fraction(BOOK["shoot_out"]["kick"])
    assert 2 * p * (1 - p) == Fraction(BOOK["shoot_out"]["round_decides"])
    play = shoot_out().happen(1)

    def won(t: Table, told: Told) -> str:
        return ("blue", "red")[t.winner] if c.MATCH_OVER in told else ""

    half = Fraction(BOOK["shoot_out"]["wins"])
    assert spread(play.t, won) == {"blue": half, "red": half}


# ---- lots and draws --------------------------------------------------------------------------


def test_fc_167_fc_170_the_lots_of_the_draft() -> None:
    play = begin()
    pairs: Spread = defaultdict(Fraction)
    for first, chance in outcomes(play.t).items():
        then = play.t.clone()
        GAME.step(then, FATE, first, Log())
        for second, rest in outcomes(then).items():
            pairs[f"{first}-{second}"] += chance * rest
    assert len(pairs) == 6
    assert set(pairs.values()) == {Fraction(BOOK["chance"]["staff_pair"])}
    play.happen(0, 1)
    assert outcomes(play.t) == dict.fromkeys(range(2), Fraction(BOOK["chance"]["starter"]))


def test_fc_168_every_card_of_a_pile_is_as_likely() -> None:
    play = begin().happen(0, 1, 0)
    for left in (24, 23, 22, 21, 20, 19, 8, 7):
        found = outcomes(play.t)
        assert set(found.values()) == {Fraction(1, left)}
        assert len(found) == left
        play.happen(min(found))


def test_fc_058_fc_179_fc_217_po_007_dice_and_coins() -> None:
    chance = {word: Fraction(text) for word, text in BOOK["chance"].items()}
    home = begin({"home_choice": "random"}).wander(1, "HOME_TOSS")
    assert outcomes(home.t) == dict.fromkeys(range(2), chance["home"])
    colour = home.wander(1, "COLOUR")
    assert outcomes(colour.t) == dict.fromkeys(range(1, 7), chance["colour"])
    assert outcomes(shoot_out().t) == dict.fromkeys(range(2), chance["shoot_out_starter"])
    toss = poussin.Match(begin=False).t
    assert outcomes(toss) == dict.fromkeys(range(2), chance["toss"])


def test_fc_185_every_card_of_a_pile_may_come_first() -> None:
    play = begin().wander(1, "DRAW")
    assert set(outcomes(play.t).values()) == {Fraction(1, 14)}
