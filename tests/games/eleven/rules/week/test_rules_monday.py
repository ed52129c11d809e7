"""Production, board meetings and the vote, and the vectors TV-05 to TV-08."""

import pytest

from tests.games.eleven.week import Week
from tests.games.eleven.workbench import ability
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.game import GAME

PRODUCE = {
    "shop": ability("production", '{ op = "gain", res = "money", n = 1 }', 'mode = "may"'),
    "training_ground": ability(
        "production", '{ op = "gain", res = "fitness", n = 1 }', 'mode = "may"'
    ),
}
MEETING = (
    ability(
        "vote_yellow",
        '{ op = "gain", res = "money", n = 2 }, { op = "lose", res = "fans", n = 3 }',
    )
    + ability("vote_blue", '{ op = "train", target = { kind = "footballer" } }')
    + ability("vote_red", '{ op = "vp", n = 1 }')
)
# faces 1 to 6: yellow on a 2 twice, blue once
YELLOW, BLUE, RED = 0, 1, 2


def faces(week: Week, name: str, votes: str) -> None:
    """Other votes on a director."""
    card = week.card(name)
    coded = sum("YBR".index(vote) << 2 * at for at, vote in enumerate(votes))
    week.t.book.cards[card * b.CARD_N + b.FACES] = coded


def monday(votes: tuple[str, ...] = ("YYYYYY",), seats: int = 1) -> Week:
    """A manager with directors, and a meeting to come."""
    week = Week({**PRODUCE, "meeting": MEETING, "another": MEETING}, seats=seats)
    for name, given in zip(("anna", "carl"), votes, strict=False):
        week.own(name)
        faces(week, name, given)
    for stat in range(4):
        for seat in range(seats):
            week.t.put(seat, c.LEVEL + stat, 1)
    return week


def vote(votes: tuple[str, ...], *rolls: int, fans: int = 1) -> Week:
    """The vote of two directors; income is one of each resource."""
    week = monday(votes)
    week.t.put(0, c.HAS + c.FANS, fans - 1)
    week.fates = [week.card("meeting"), *rolls]
    return week.monday()


# -- production ------------------------------------------------------------------------------------


def test_production() -> None:
    """TV-05, EL-081, EL-082"""
    week = Week({**PRODUCE, "meeting": MEETING}, seats=1)
    for stat, level in enumerate((3, 2, 2, 4)):
        week.t.put(0, c.LEVEL + stat, level)
    week.t.built[c.SHOP] = week.t.built[c.TRAINING_GROUND] = 1
    week.monday()
    shop = int(week.t.book.card(week.card("shop"), b.FIRST_ABILITY))
    ground = int(week.t.book.card(week.card("training_ground"), b.FIRST_ABILITY))
    assert week.turn() == [c.PASS, c.ABILITY + shop, c.ABILITY + ground]
    week.fates = [week.card("meeting")]
    week.do(c.ABILITY + ground)
    assert week.turn() == [c.PASS, c.ABILITY + shop]
    week.do(c.ABILITY + shop)
    assert week.has() == [4, 2, 2, 5]


def test_every_copy_produces() -> None:
    week = Week({**PRODUCE, "meeting": MEETING}, seats=1)
    week.t.built[c.SHOP] = 2
    week.monday()
    shop = int(week.t.book.card(week.card("shop"), b.FIRST_ABILITY))
    week.do(c.ABILITY + shop)
    week.do(c.ABILITY + shop)
    assert week.has()[c.MONEY] == 4
    week.fates = [week.card("meeting")]
    assert c.ABILITY + shop not in week.turn()


# -- votes -----------------------------------------------------------------------------------------


def test_the_adopted_decision_is_resolved() -> None:
    """TV-06, EL-084, EL-085, EL-086, EL-089: only one fan is there to be lost."""
    week = vote(("BYRBBR", "RYYYYY"), 2)
    assert week.turn() == [c.ACCEPT, c.REROLL]
    week.do(c.ACCEPT)
    assert week.has()[:2] == [3, 0]
    assert week.told(ev.ADOPTED) == [(0, YELLOW)]
    assert week.t.where[week.card("meeting")] == c.DISCARD


def test_ties_are_rolled_again_at_no_cost() -> None:
    """TV-07, EL-086"""
    week = vote(("YBYYYY", "BBRRRR"), 1, 6, 2)
    assert week.turn() == [c.ACCEPT, c.REROLL]
    assert week.told(ev.TIED) == [(0, 0), (0, 0)]
    assert week.has()[c.FANS] == 1
    week.do(c.ACCEPT)
    assert week.told(ev.ADOPTED) == [(0, BLUE)]


def test_another_roll_for_a_fan() -> None:
    """EL-087, EL-011"""
    week = vote(("YYYRYY", "YYYRYY"), 1, 2, 4, fans=2)
    week.do(c.REROLL, c.REROLL)
    week.turn()
    assert week.has()[c.FANS] == 0
    assert week.told(ev.ADOPTED) == [(0, RED)]  # no fan is left: nothing to ask
    assert week.t.get(0, c.POINTS) == 1


def test_suspended_directors_do_not_vote() -> None:
    """EL-088"""
    week = monday(("RRRRRR", "BBBBBB"))
    week.hold("carl", c.SUSPENSION)
    week.fates = [week.card("meeting"), 3]
    week.monday().do(c.ACCEPT)
    assert week.told(ev.ADOPTED) == [(0, RED)]


def test_a_vote_that_no_face_decides() -> None:
    """TV-08, EL-088"""
    week = vote(("YYYRRR", "BBBBBB"), 2)
    assert week.turn() == [c.COLOUR + YELLOW, c.COLOUR + BLUE]
    week.do(c.COLOUR + YELLOW)
    assert week.has()[c.MONEY] == 3


def test_without_a_voting_director_the_card_has_no_effect() -> None:
    """EL-088"""
    week = monday(("YYYYYY",))
    week.hold("anna", c.SUSPENSION)
    week.fates = [week.card("meeting")]
    week.monday()
    week.turn()
    assert week.told(ev.NO_VOTE) == [(0, 0)]
    assert week.has()[c.MONEY] == 1
    assert week.t.day == 1
    assert week.t.where[week.card("meeting")] == c.DISCARD


def test_tuesday_comes_when_all_boards_are_done() -> None:
    """EL-092, EL-015: each at an own pace."""
    week = monday(("YYYYYY",), seats=2)
    week.t.move(week.card("carl"), c.OWN + 1, -1)
    faces(week, "carl", "RRRRRR")
    week.fates = [week.card("meeting"), 1, week.card("another"), 1]
    week.monday()
    assert week.turn() == week.turn(1) == [c.ACCEPT, c.REROLL]
    week.do(c.ACCEPT)
    assert week.has()[c.MONEY] == 3
    assert week.t.day == 0
    week.do(c.ACCEPT, seat=1)
    assert week.t.day == 1
    assert week.t.get(1, c.POINTS) == 1


@pytest.mark.parametrize("leader", [0, 1])
def test_decisions_about_shared_cards_wait_for_their_turn(leader: int) -> None:
    """EL-017"""
    draw = '{ op = "draw", deck = "staff", n = 1, take = 1, as = "recruit", price = 0 }'
    printed = ability("vote_yellow", draw)
    week = Week({"meeting": printed, "another": printed}, seats=2)
    week.own("anna")
    week.t.move(week.card("carl"), c.OWN + 1, -1)
    faces(week, "anna", "YYYYYY")
    faces(week, "carl", "YYYYYY")
    week.t.leader = leader
    week.fates = [week.card("meeting"), 1, week.card("another"), 1]
    week.monday()
    last = 1 - leader
    week.do(c.ACCEPT, seat=last)
    assert GAME.due(week.t) == 1 << leader
    assert week.told(ev.HIRED) == []
    week.do(c.ACCEPT, seat=leader)
    week.fates = [week.card("aide"), week.card("guard")]
    week.settle()
    assert week.told(ev.HIRED) == [(leader, week.card("aide")), (last, week.card("guard"))]


def test_other_decisions_do_not_wait() -> None:
    week = monday(("YYYYYY",), seats=2)
    week.t.move(week.card("carl"), c.OWN + 1, -1)
    faces(week, "carl", "RRRRRR")
    week.t.leader = 0
    week.fates = [week.card("meeting"), 1, week.card("another"), 1]
    week.monday().do(c.ACCEPT, seat=1)
    assert week.t.get(1, c.POINTS) == 1
