"""PO-001 to PO-022 on the engine, with scripted cards and dice."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.footclub import poussin
from tests.games.footclub.poussin import CLUBS, OTHER, Match
from tests.games.footclub.side_by_side import NUMBERS, card_word
from touchline.games.footclub.cards.sheets import Sheets
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.sums import attack, defence
from touchline.play import library
from touchline.rooms import ROOMS

POUSSIN_PHASES = {
    c.TOSS, c.DRAW, c.PLACE_FAN, c.POSSESSION, c.TACKLE, c.OFFENSIVE, c.BONUS, c.SUPPORT, c.SHOT,
}  # fmt: skip


def finish(m: Match, seed: int = 0) -> set[int]:
    """Play on at random to the end; the phases that were met."""
    rng, met = Random(seed), set()
    while m.due:
        met.add(m.phase)
        who = sorted(m.due)[0]
        if who != "fate":
            m.say(who, *rng.choice(sorted(m.open(who), key=str)))
        elif m.phase == c.DRAW:
            m.deal()
        elif m.phase == c.TOSS:
            m.toss(rng.choice(CLUBS))
        elif m.phase == c.SHOT:
            m.roll(rng.randint(1, 6))
        else:
            m.roll(rng.randint(1, 6), rng.randint(1, 6))
    return met


# ---- the game, the teams, the values ---------------------------------------------------------


@pytest.mark.parametrize(
    ("blue", "red", "points"), [(1, 0, [2, 0]), (2, 3, [0, 2]), (0, 0, [1, 1]), (2, 2, [1, 1])]
)
def test_po_001_more_goals_win_and_equal_is_a_draw(blue: int, red: int, points: list[int]) -> None:
    m = Match()
    m.t.turn = 8
    m.t.put(0, c.GOALS, blue)
    m.t.put(1, c.GOALS, red)
    m.fans().say("red", "pass").say("blue", "pass")
    result = GAME.result(m.t)
    assert not m.due
    assert list(result.points) == points
    assert result.reason == (c.DRAWN if blue == red else c.BY_GOALS)


def test_po_002_twelve_fixed_cards_a_club_and_no_bench() -> None:
    rows = library.pack(ROOMS["footclub"]).sheets
    assert isinstance(rows, Sheets)
    ids = sorted(str(row.cells["id"]) for row in rows.cards)
    t = Match().t
    for side, club in enumerate(CLUBS):
        team = rows.poussin.inner(club).cells
        lines = [team[line] for line in ("FB", "CB", "DM", "AM", "FW")]
        named = [name for line in lines if isinstance(line, list) for name in line]
        assert [ids[t.team[side * c.TEAM + i]] for i in range(10)] == named
        assert ids[t.get(side, c.COACH_CARD)] == team["coach"]
        assert ids[t.get(side, c.KEEPER_CARD)] == team["keeper"]
        own = [i for i in range(50) if c.CLUB * (side + 1) <= t.spot[i] < c.CLUB * (side + 2)]
        assert len(own) == 12
        marked = [row.cells["id"] for row in rows.cards if row.cells.get("poussin") == club]
        assert sorted(ids[i] for i in own) == sorted(map(str, marked))


@pytest.mark.parametrize("seed", range(4))
def test_po_002_nothing_but_stars_and_fans_matters(seed: int) -> None:
    """Other ribbons, strengths, profiles and styles: the same match, answer for answer."""
    bare = poussin.changed(
        ribbon=[-1] * len(NUMBERS["ribbon"]),
        strength=[0] * 50,
        profiles=[1] * 50,
        style=[10, 0, 0] * 50,
        kop=[1, 1],
    )
    matches = [Match(begin=False), Match(begin=False, numbers=bare)]
    for m in matches:
        assert finish(m, seed) <= POUSSIN_PHASES
    assert matches[0].events() == matches[1].events()
    assert matches[0].table() == matches[1].table()
    assert all(matches[0].t.tokens[i] % c.SCORED == 0 for i in range(50))


def test_po_003_att_and_def_are_stars_and_never_change() -> None:
    m = Match()
    t, level = m.t, NUMBERS["level"]
    for side in range(2):
        n = [int(t.team[side * c.TEAM + c.LINES + line]) for line in range(5)]
        players = [int(t.team[side * c.TEAM + i]) for i in range(10)]
        behind = n[0] + n[1] + n[2]
        front = level[t.get(side, c.COACH_CARD)] + sum(level[i] for i in players[behind:])
        back = level[t.get(side, c.KEEPER_CARD)] + sum(level[i] for i in players[:behind])
        assert (attack(t, side), defence(t, side)) == (front, back)
    before = [attack(t, 0), defence(t, 0), attack(t, 1), defence(t, 1)]
    finish(m)
    assert [attack(t, 0), defence(t, 0), attack(t, 1), defence(t, 1)] == before


def test_po_003_a_style_met_exactly_adds_nothing() -> None:
    coach = NUMBERS["poussin"][0]
    style = list(NUMBERS["style"])
    style[coach * 3 : coach * 3 + 3] = [10, 0, 0]
    t = Match(numbers=poussin.changed(style=style, profiles=[1] * 50)).t
    assert (attack(t, 0), defence(t, 0)) == (23, 22)


@pytest.mark.parametrize("club", CLUBS)
def test_po_004_the_initial_bonus_is_own_att_less_their_def(club: str) -> None:
    m = Match(blue="set_attack", red="set_attack", ball=club).fans().attack(club)
    assert m.bonus == -2
    side = CLUBS.index(club)
    level = list(NUMBERS["level"])
    level[NUMBERS["poussin"][17 * side]] += 3  # the own coach
    level[NUMBERS["poussin"][17 * (1 - side) + 1]] -= 1  # their keeper
    richer = Match("set_attack", "set_attack", club, poussin.changed(level=level))
    assert richer.fans().attack(club).bonus == 2


@pytest.mark.parametrize(
    ("name", "tackle", "press", "attacks"), [("a", 4, 5, 3), ("b", 3, 5, 4), ("c", 5, 4, 3)]
)
def test_po_005_twenty_five_cards_a_club(name: str, tackle: int, press: int, attacks: int) -> None:
    t = Match(poussin_deck=name).t
    for side in range(2):
        cards = [card_word(i) for i in range(42 * side, 42 * side + 42) if t.where[i] != c.BOX]
        assert len(cards) == 25
        found = [cards.count(word) for word in ("tackle", "press", "set_attack")]
        assert found == [tackle, press, attacks]
        rest = [cards.count(word) for word in ("attack_support", "defence_support", "fans")]
        assert rest == [3, 2, 8]


def test_po_005_a_pack_may_bring_its_own_counts() -> None:
    own = poussin.deck(tackle=6, press=1, set_attack=4, attack_support=0, defence_support=6, fans=8)
    t = Match(poussin_deck="pack", numbers=own).t
    cards = [card_word(i) for i in range(42, 84) if t.where[i] != c.BOX]
    assert len(cards) == 25
    assert [cards.count(w) for w in ("tackle", "press", "set_attack", "fans")] == [6, 1, 4, 8]
    assert [cards.count(w) for w in ("attack_support", "defence_support")] == [0, 6]


# ---- laying out, toss, turns -----------------------------------------------------------------


def test_po_006_five_fans_twenty_cards_to_draw_and_four_in_hand() -> None:
    m = Match(begin=False)
    for club in CLUBS:
        assert m.of(club, "stands") == 5
        assert len(list(m.of(club, "pile"))) == 20
        assert m.of(club, "hand") == []
    m.toss("red")
    odds = m.chances()
    assert odds["fans",] == sum(odds.values()) * 3 / 20
    while m.t.turn == 0:
        m.fate(next(i for i in range(84) if m.t.where[i] == c.PILE and i // 42 == drawer(m)))
    for club in CLUBS:
        assert len(list(m.of(club, "hand"))) == 4
        assert len(list(m.of(club, "pile"))) == 16


def drawer(m: Match) -> int:
    """The club whose card is drawn next: its pile is the larger, blue's if they are alike."""
    blue, red = (len(list(m.of(club, "pile"))) for club in CLUBS)
    return 0 if blue == red else 1


@pytest.mark.parametrize("club", CLUBS)
def test_po_007_the_toss_is_even_and_its_winner_begins_with_the_ball(club: str) -> None:
    m = Match(begin=False)
    assert m.due == {"fate"}
    assert set(m.chances()) == {("blue",), ("red",)}
    assert len(set(m.chances().values())) == 1
    m.toss(club)
    assert m.ball == club
    m.deal().fans()
    assert m.due == {OTHER[club]}


@pytest.mark.parametrize("seed", range(5))
def test_po_008_the_ball_lies_with_somebody_of_the_club_that_has_it(seed: int) -> None:
    m, rng = Match(), Random(seed)
    while m.due:
        side = m.t.ball
        assert m.t.is_at(side, m.t.carrier, c.PITCH)
        who = sorted(m.due)[0]
        if who != "fate":
            m.say(who, *rng.choice(sorted(m.open(who), key=str)))
        elif m.phase == c.DRAW:
            m.deal()
        else:
            face = rng.choice([1, 3, 6])
            m.fate(11 * face if m.phase in (c.TACKLE, c.SUPPORT) else face)


def test_po_009_eight_turns_without_a_hand_limit() -> None:
    m = Match()
    for turn in range(1, 9):
        assert m.t.turn == turn
        hand = list(m.of("red", "hand"))
        assert len(hand) == 4 + 2 * turn
        m.fans().say("red", "pass").say("blue", "pass").deal()
    assert not m.due
    assert len(list(m.of("blue", "hand"))) == 20


def test_po_010_both_draw_two_before_anybody_is_asked() -> None:
    m = Match().fans().say("red", "pass").say("blue", "pass")
    assert m.phase == c.DRAW
    m.fate(next(i for i in range(42) if m.t.where[i] == c.PILE))
    assert m.due == {"fate"}
    m.deal()
    assert m.due == {"blue", "red"}
    assert [len(list(m.of(club, "hand"))) for club in CLUBS] == [8, 8]
    assert [len(list(m.of(club, "pile"))) for club in CLUBS] == [12, 12]


def test_po_011_one_fan_at_most_at_once_and_unseen() -> None:
    m = Match(blue="fans fans", red="press press press press press tackle")
    assert m.open("blue") == {("none",), ("fan",)}
    assert m.open("red") == {("none",)}
    before = GAME.view(m.t, 1).key()
    m.say("blue", "fan")
    assert m.due == {"red"}
    assert m.of("blue", "stands") == 5
    assert GAME.view(m.t, 1).key() == before
    m.say("red", "none")
    assert [m.of(club, "stands") for club in CLUBS] == [6, 5]
    assert list(m.of("blue", "hand")).count("fans") == 1


def test_po_011_a_fan_in_the_hand_cannot_be_spent() -> None:
    m = Match(blue="set_attack fans fans fans").fans().attack("blue")
    assert max(int(word[1]) for word in m.open("blue") if word[0] == "push") == 5


# ---- step 3 ----------------------------------------------------------------------------------


def test_po_012_the_other_club_may_answer_each_time() -> None:
    m = Match(blue="press tackle set_attack", red="press press tackle").fans()
    for club in ("red", "blue", "red"):
        assert m.due == {club}
        assert m.ball == OTHER[club]
        assert m.open(club) <= {("pass",), ("press",), ("tackle",)}
        m.say(club, "press")
    assert m.due == {"blue"}
    m.say("blue", "pass")
    assert (m.phase, m.ball) == (c.OFFENSIVE, "red")


def test_po_012_asked_as_long_as_it_holds_any_card() -> None:
    """Skipping a club that holds no fitting card would tell the other so."""
    m = Match(red="fans fans fans set_attack set_attack set_attack").fans()
    assert m.due == {"red"}
    assert m.open("red") == {("pass",)}


def test_po_012_an_empty_hand_is_not_asked() -> None:
    m = Match(blue="press", red="press").fans().strip("red", "press")
    m.say("red", "press").say("blue", "press")
    assert (m.phase, m.ball, m.due) == (c.OFFENSIVE, "blue", {"blue"})


def test_po_013_a_press_takes_the_ball_for_certain_and_costs_nothing() -> None:
    m = Match(red="press").fans().say("red", "press")
    assert m.ball == "red"
    assert m.due == {"blue"}
    assert m.of("red", "stands") == 5
    assert m.of("red", "discard") == ["press"]
    assert not m.events(c.ROLLED, c.PAID)


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_po_014_seven_or_more_takes_the_ball(first: int, second: int) -> None:
    m = Match(blue="press set_attack", red="tackle press").fans().say("red", "tackle")
    m.roll(first, second)
    if first + second >= 7:
        assert (m.phase, m.ball, m.due) == (c.POSSESSION, "red", {"blue"})
    else:
        assert (m.phase, m.ball, m.due) == (c.OFFENSIVE, "blue", {"blue"})
    assert m.of("red", "discard") == ["tackle"]
    assert not m.events(c.FOUL, c.BOOKED, c.RED_CARD, c.HURT, c.INJURED)
