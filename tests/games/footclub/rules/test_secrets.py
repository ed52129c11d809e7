"""FC-011 to FC-018, §3.1, §3.6: a rival's hidden card changes nothing for me."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.games.footclub.engine import CLUBS, PHASE, Play
from tests.games.footclub.laying import begin, match
from touchline.core.buffers import Codes
from touchline.core.ids import FATE, HIDDEN, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table

SETUPS = (
    {},
    {"format": "two_legged", "exc_who": "involved"},
    {"draw_decider": "extra_time_shoot_out", "discard_order": "away_first"},
)


def exchanged(t: Table, seat: int, rng: Random) -> Table | None:
    """The same table, but a card in the rival's hand is another one that the seat cannot tell."""
    first = (1 - seat) * c.DECK
    unseen = [n for n in range(first, first + c.DECK) if not t.known[n] >> seat & 1]
    held = [n for n in unseen if t.where[n] == c.HAND]
    others = [n for n in unseen if t.where[n] in (c.PILE, c.RESERVE)]
    if not held or not others:
        return None
    one = rng.choice(held)
    kinds = [n for n in others if KIND[n % c.DECK] != KIND[one % c.DECK]] or others
    two = rng.choice(kinds)
    twin = t.clone()
    twin.where[one], twin.where[two] = t.where[two], t.where[one]
    twin.known[one], twin.known[two] = t.known[two], t.known[one]
    return twin


def options(t: Table, seat: int) -> tuple[list[int], list[int], int]:
    out = Codes(curious=True)
    GAME.options(t, seat, out)
    return out.listed(), list(out.shut), int(out.kind)


@pytest.mark.parametrize("given", SETUPS)
def test_fc_012_fc_013_fc_016_another_card_in_the_rivals_hand(given) -> None:
    rng = Random(1)
    phases: Counter[str] = Counter()
    for p in (now for seed in range(5) for now in begin(given).walk(seed)):
        for seat in range(2):
            twin = exchanged(p.t, seat, rng)
            if twin is None:
                continue
            due = GAME.due(p.t)
            assert GAME.due(twin) == due  # whoever it is, is asked all the same
            assert GAME.view(twin, seat).key() == p.view(CLUBS[seat]).key()
            assert GAME.view(twin, 2).key() == p.view("watcher").key()
            if due not in (FATE, OVER) and due >> seat & 1:
                assert options(twin, seat) == options(p.t, seat)
            phases[p.phase()] += 1
    wanted = {"POSSESSION", "OFFENSIVE", "BONUS", "PLACE_FAN", "CHANGE", "SWAP", "DRAW"}
    assert wanted <= set(phases)


@pytest.mark.parametrize("phase", ["possession", "offensive", "counter"])
@pytest.mark.parametrize("fits", [True, False])
def test_3_1_a_question_is_put_even_without_a_fitting_card(phase: str, fits: bool) -> None:
    """Skipping it would tell that the hand holds none; an empty hand is seen by all."""
    fitting = {"possession": "tackle1", "offensive": "attack1", "counter": "counter1"}[phase]
    ball = "fw1" if phase == "possession" else "FW1"
    p = match(phase, hands=(fitting if fits else "as", "as"), ball=ball)
    assert (p.phase(), p.due()) == (phase.upper(), "blue")
    assert match(phase, hands=("", "as"), ball=ball).phase() != phase.upper()


def test_3_1_the_bonus_window_is_asked_alike() -> None:
    for hand in ("ds1", "tackle1"):
        p = match("offensive", hands=("attack1 as", hand), fans=(5, 0)).play("attack1", "pass")
        assert (p.phase(), p.due()) == ("BONUS", "red")
    p = match("offensive", hands=("attack1 as", ""), fans=(5, 0)).play("attack1", "push 1 as")
    assert p.phase() == "BONUS"  # red can do nothing, as all can see, and agrees by itself
    assert p.due() == "blue"


def test_fc_132_placing_a_fan_is_asked_of_whoever_holds_a_card() -> None:
    p = match("fans", hands=("as", "fans"))
    assert p.due() == "both"


def test_fc_129_a_card_taken_back_is_known_to_all_until_it_is_played() -> None:
    p = match("offensive", hands=("attack1 press1", "as"), people={"COACH": "10"})
    p.play("attack1", "push 3 fans", "pass", "pass").shoot(4, 1, 5, 2)
    p.play("card attack1")
    view = p.view("red")
    assert [n for n in range(42) if view.cards[n] == c.HAND] == [12]
    assert view.cards[0] == HIDDEN
    assert p.shown("blue", "red")["shown_hand"] == [12]


def test_fc_132_which_fan_is_placed_tells_nothing() -> None:
    """Copies without a ribbon have no identity: the lowest unseen one stands for it."""
    for fan in (5, 6, 7):
        p = match("fans", hands=("", "as"))
        number = 21 + fan
        p.t.move(number, c.HAND, 1)
        p.t.stack.turn(c.PLACE_FAN)
        p.t.sealed.ask(3)
        p.each("fan", "pass")
        stands = [n for n in range(42) if p.t.where[n] == c.STANDS]
        assert stands == [21, 22, 23, 24, 25, 26]


@pytest.mark.parametrize(
    "phase", ["PREMATCH", "TACTICS", "PLACE_FAN", "SWAP", "DISCARD", "PICK_HOME", "RECRUIT",
              "DECIDER", "SHOOT_ORDER"]
)  # fmt: skip
def test_fc_016_fc_017_an_envelope_is_sealed(phase: str) -> None:
    """Whatever a club puts in, the other and the watcher see nothing of it until all are done."""
    number = next(n for n, name in PHASE.items() if name == phase)
    met = 0
    for seed in range(40):
        p = begin({"format": "two_legged"} if phase == "RECRUIT" else {})
        for _ in p.walk(seed):
            if p.t.stack.phase() == number and p.due() == "both":
                before = [p.view("red").key(), p.view("watcher").key()]
                codes = p.asked("blue").listed()
                for code in codes[:3]:
                    t = p.t.clone()
                    assert GAME.seen(t, 0, code, 1) == (code if code == c.DONE else HIDDEN)
                    GAME.step(t, 0, code, Log())
                    assert [GAME.view(t, eye).key() for eye in (1, 2)] == before
                met += 1
            if met >= 6:
                return
    assert met, f"{phase} was never met"


def test_redeal_deals_only_what_is_hidden() -> None:
    p = begin().wander(5, "PREMATCH").quiet("POSSESSION")
    moved = 0
    for n in range(48):
        twin = Play(GAME.redeal(p.t, 0, Rng(n)))
        assert twin.hand("blue") == p.hand("blue")
        assert len(twin.hand("red")) == len(p.hand("red"))
        moved += twin.hand("red") != p.hand("red")
    assert moved > 24
