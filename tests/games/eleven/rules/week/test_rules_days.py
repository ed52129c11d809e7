"""Tuesday, Wednesday, Thursday, and the vectors TV-09 to TV-17."""

from tests.games.eleven.week import Week
from tests.games.eleven.workbench import ability
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.game import GAME

HEAD = ability(
    "action",
    '{ op = "train", target = { kind = "footballer" } }',
    'cost = [{ pay = "fitness", n = 1 }]',
)
SCOUT = ability(
    "action",
    '{ op = "recruit", kind = "footballer", from = "row", slots = "any" }',
    'cost = [{ pay = "money", n = 1 }]',
)


def first(week: Week, name: str, nth: int = 0) -> int:
    return int(week.t.book.card(week.card(name), b.FIRST_ABILITY)) + nth


def market(printed: dict[str, str] | None = None, day: int = 1, seats: int = 2) -> Week:
    """A day with all rows full."""
    week = Week({"scout": SCOUT, "coach": HEAD, **(printed or {})}, seats=seats)
    week.row(c.FOOTBALLERS, "nine", "eight", "six", "two", "tall")
    week.row(c.STAFF_ROW, "coach", "host", "aide", "scout", "clerk")
    week.row(c.SPONSORS, "pies", "shoes", "bikes", "soup", "tea")
    week.top("wide")
    week.top("kid")
    return week.day(day)


# -- turns -----------------------------------------------------------------------------------------


def test_one_basic_action_and_one_paid_one_in_either_order() -> None:
    """EL-100, EL-101, EL-103; operations buy the second, fitness a card's action (EL-083)"""
    week = market()
    week.own("coach", "six")
    week.rich(money=9, operations=2, fitness=2)
    action = first(week, "coach")
    assert c.EXTRA + action in week.turn()
    week.do(c.EXTRA + action)
    assert week.t.trained(week.card("six")) == 1
    assert week.has() == [9, 0, 0, 1]
    assert c.OFFICE in week.turn()  # the basic action is still there
    week.do(c.OFFICE)
    assert week.t.get(0, c.OFFICES) == 1
    assert week.turn() == []  # both are taken: it is the other's turn
    assert week.turn(1)


def test_either_may_be_skipped_and_days_follow() -> None:
    """EL-100"""
    week = market()
    week.do(c.END_TURN)
    assert week.turn(0) == []
    week.do(c.END_TURN, seat=1)
    assert week.t.day == 2
    week.do(c.END_TURN).do(c.END_TURN, seat=1)
    week.do(c.END_TURN).do(c.END_TURN, seat=1)
    assert week.t.day == 4
    assert GAME.due(week.t) == 0b11  # both line up at once (EL-015)


def test_clockwise_from_the_first_manager() -> None:
    week = market(seats=3)
    week.t.leader = 2
    week.day(1)
    assert not week.turn(0)
    week.do(c.END_TURN, seat=2)
    assert not week.turn(1)
    week.do(c.END_TURN, seat=0)
    assert week.turn(1)


def test_a_card_is_used_once_a_week() -> None:
    """EL-102, EL-180, EL-181"""
    week = market()
    week.own("coach", "six", "two")
    week.rich(operations=2, fitness=2)
    action = first(week, "coach")
    week.do(c.ACTION + action, c.CARD + week.card("two"))
    assert week.t.flags[week.card("coach")] & c.EXHAUSTED
    week.turn()
    assert week.why(c.EXTRA + action) == c.CARD_EXHAUSTED
    week.t.flag(week.card("coach"), c.EXHAUSTED, False)
    week.hold("coach", c.SUSPENSION)
    assert week.why(c.EXTRA + action) == c.CARD_SUSPENDED


def test_what_an_action_costs() -> None:
    """EL-103: the two operations are paid besides the card's own cost."""
    week = market({"coach": HEAD.replace("fitness", "operations")})
    week.own("coach", "six")
    week.rich(operations=2)
    action = first(week, "coach")
    assert week.why(c.EXTRA + action) == c.CANNOT_PAY
    assert c.ACTION + action in week.turn()
    week.rich(operations=3)
    assert c.EXTRA + action in week.turn()


def test_footballers_have_no_actions() -> None:
    """EL-105"""
    week = market({"six": ability("match", '{ op = "vp" }')})
    week.own("six")
    assert not [n for n in week.turn() if c.ABILITY <= n < c.SHIRT]


# -- recruit ---------------------------------------------------------------------------------------


def test_recruit_from_the_right_three() -> None:
    """EL-110, EL-112, EL-030, EL-031"""
    week = market()
    week.rich(money=2)
    week.turn()
    assert week.why(c.SLOT + 0) == week.why(c.SLOT + 1) == c.SLOT_SHUT
    week.fates = [week.card("more")]
    week.do(c.SLOT + 3)
    week.settle()
    assert week.has()[c.MONEY] == 0
    assert week.t.where[week.card("two")] == c.OWN
    assert week.t.trained(week.card("two")) == 0
    assert [week.name(n) for n in week.t.row[:5]] == ["wide", "nine", "eight", "six", "tall"]
    assert week.name(int(week.t.top[c.REGULAR])) == "more"


def test_recruit_the_top_youngster() -> None:
    """EL-111"""
    week = market()
    assert week.why(c.YOUNG) == c.NO_MONEY
    week.rich(money=1)
    week.fates = [week.card("boy")]
    week.do(c.YOUNG, c.SHIRT + 9)
    assert week.t.where[week.card("kid")] == c.OWN
    assert week.t.shirt(0, 10, c.WEARER) == week.card("kid")
    assert (week.t.shirt(0, 10, c.FIELD), week.t.shirt(0, 9, c.FIELD)) == (1, 0)


def test_the_bench_shirt_of_a_recruit() -> None:
    """TV-17, EL-113"""
    week = market()
    week.row(c.FOOTBALLERS, "spare", "spare", "spare")
    week.t.dress(0, 9, c.FIELD, 0)
    week.t.dress(0, 9, c.SIDE, c.DEFENCE)
    week.t.dress(0, 10, c.FIELD, 1)
    week.own("six")
    week.rich(money=1)
    week.fates = [week.card("more")]
    week.do(c.SLOT + 2)
    assert week.turn() == [c.SHIRT + n for n in (0, 1, 2, 3, 5, 6, 7, 8, 10)]
    week.do(c.SHIRT + 10)
    assert week.t.shirt(0, 9, c.SIDE) == c.ATTACK
    assert (week.t.shirt(0, 9, c.FIELD), week.t.shirt(0, 10, c.FIELD)) == (1, 0)


def test_no_field_shirt_is_free_for_a_recruit() -> None:
    """TV-17: then his shirt is turned and stays on the bench."""
    week = market()
    week.row(c.FOOTBALLERS, "spare", "spare", "spare")
    week.t.dress(0, 9, c.FIELD, 0)
    week.t.dress(0, 9, c.SIDE, c.DEFENCE)
    week.t.dress(0, 10, c.FIELD, 1)
    for shirt in (0, 1, 2, 3, 4, 5, 6, 7, 8, 10):
        week.t.dress(0, shirt, c.WEARER, week.card("old"))
    week.rich(money=1)
    week.fates = [week.card("more")]
    week.do(c.SLOT + 2).settle()
    assert week.t.shirt(0, 9, c.SIDE) == c.ATTACK
    assert week.t.shirt(0, 9, c.FIELD) == 0


# -- sell ------------------------------------------------------------------------------------------


def test_sales() -> None:
    """TV-11, EL-130, EL-131"""
    week = market()
    week.own("nine")
    week.hold("nine", c.EXP_PLAYED)
    week.hold("nine", c.STR_PERM)
    week.hold("nine", c.WEAK_TEMP)
    week.do(c.SELL + week.card("nine"))
    assert week.has()[c.MONEY] == 5
    assert week.t.get(0, c.POINTS) == 1
    assert week.t.where[week.card("nine")] == c.DISCARD
    week = market()
    week.own("nine")
    week.hold("nine", c.INJURY_)
    week.do(c.SELL + week.card("nine"))
    assert week.has()[c.MONEY] == 2  # half of 5, rounded down
    week = market()
    week.own("wide")
    week.hold("wide", c.WEAK_PERM, 3)
    week.do(c.SELL + week.card("wide"))
    assert week.has()[c.MONEY] == 2


def test_a_sold_footballer_leaves_his_shirt() -> None:
    """EL-132"""
    week = market()
    week.own("two")
    assert week.t.shirt(0, 0, c.SIDE) == c.DEFENCE
    week.do(c.SELL + week.card("two"))
    assert (week.t.shirt(0, 0, c.SIDE), week.t.shirt(0, 0, c.FIELD)) == (c.DEFENCE, 1)


# -- staff, sponsors -------------------------------------------------------------------------------


def test_hire_a_scout_and_use_him_at_once() -> None:
    """TV-09, EL-104, EL-140"""
    week = market()
    week.rich(money=1 + 1 + 4, operations=2)
    week.fates = [week.card("guard")]
    week.do(c.SLOT + 5 + 3)
    assert week.t.where[week.card("scout")] == c.OWN
    week.do(c.EXTRA + first(week, "scout"))
    assert week.turn() == [c.PASS, *(c.SLOT + n for n in range(5))]
    week.fates = [week.card("more")]
    week.do(c.SLOT + 0)
    week.settle()
    assert week.t.where[week.card("nine")] == c.OWN
    assert week.has() == [0, 0, 0, 0]
    assert week.t.flags[week.card("scout")] & c.EXHAUSTED


def test_the_row_is_full_before_the_bonus() -> None:
    """EL-140: refill, then the bonus; the newcomer in slot 0 slides on to where the aide stood."""
    bonus = ability("bonus", '{ op = "recruit", kind = "staff", from = "row", price = 0 }')
    week = market({"aide": bonus})
    week.rich(money=3)
    week.fates = [week.card("guard")]
    week.do(c.SLOT + 5 + 2)
    assert week.turn() == [c.SLOT + 5 + 2, c.SLOT + 5 + 3, c.SLOT + 5 + 4]
    assert [week.name(n) for n in week.t.row[5:10]] == ["guard", "coach", "host", "scout", "clerk"]


def test_contracts() -> None:
    """TV-12, EL-150, EL-151, EL-152, EL-153, EL-155"""
    deal = {
        "soup": ability("sign_small", '{ op = "gain", res = "money", n = 5 }')
        + ability(
            "sign_banner",
            '{ op = "gain", res = "money", n = 3 }, { op = "stat", stat = "fans", n = 1 }',
        )
        + ability(
            "sign_kit",
            '{ op = "stat", stat = "fans", n = 1 }, { op = "stat", stat = "operations", n = 1 }',
        )
        + ability("bonus", '{ op = "vp", n = 1 }')
    }
    for kind, place, money, fans, operations, points in (
        (c.SMALL, c.DISCARD, 5, 2, 2, 0),
        (c.BANNER_DEAL, c.BANNER, 3, 3, 2, 0),
        (c.BANNER_BONUS, c.BANNER, 0, 2, 2, 1),
        (c.KIT_DEAL, c.KIT, 0, 3, 3, 1),
    ):
        week = market(deal)
        week.fates = [week.card("hats")]
        week.do(c.SIGN + 3 * 4 + kind)
        week.settle()
        assert week.t.where[week.card("soup")] == place
        assert week.has()[c.MONEY] == money
        assert week.t.get(0, c.LEVEL + c.FANS) == fans
        assert week.t.get(0, c.LEVEL + c.OPERATIONS) == operations
        assert week.t.get(0, c.POINTS) == points


def test_limits_of_contracts() -> None:
    """TV-12, EL-152 to EL-154"""
    week = market()
    week.lay("hats", c.BANNER)
    week.lay("maps", c.BANNER)
    week.turn()
    assert week.why(c.SIGN + 2 * 4 + c.BANNER_DEAL) == c.CONTRACT_FULL
    assert week.why(c.SIGN + 2 * 4 + c.BANNER_BONUS) == c.CONTRACT_FULL
    assert c.SIGN + 2 * 4 + c.SMALL in week.turn()
    assert c.SIGN + 2 * 4 + c.KIT_DEAL in week.turn()
    assert week.why(c.SIGN + 1 * 4 + c.SMALL) == c.SLOT_SHUT
    week.lay("maps", c.KIT)
    assert week.why(c.SIGN + 2 * 4 + c.KIT_DEAL) == c.CONTRACT_FULL
    assert c.SIGN + 2 * 4 + c.BANNER_DEAL in week.turn()


# -- building --------------------------------------------------------------------------------------


def test_infrastructure() -> None:
    """EL-160, EL-161, EL-163"""
    week = market({"floodlights": ability("bonus", '{ op = "stat", stat = "any", n = 1 }')})
    week.rich(money=3)
    week.do(c.BUILD + c.FLOODLIGHTS, c.STAT + c.FITNESS)
    assert week.has()[c.MONEY] == 0
    assert week.t.built[c.FLOODLIGHTS] == 1
    assert week.t.get(0, c.LEVEL + c.FITNESS) == 3
    week = market()
    week.rich(money=9)
    week.t.built[c.STAND3] = 1
    week.t.built[c.SHOP] = 3
    week.turn()
    assert week.why(c.BUILD + c.STAND3) == c.NO_SPACE  # once only
    assert c.BUILD + c.SHOP in week.turn()  # several copies, while there is space
    week.t.built[c.FLOODLIGHTS] = 1
    assert week.why(c.BUILD + c.SHOP) == c.NO_SPACE
    assert c.BUILD + c.STAND4 in week.turn()
    week.rich(money=2)
    assert week.why(c.BUILD + c.STAND4) == c.NO_MONEY


def test_offices() -> None:
    """TV-14, EL-170: 3, 4, 5 money; a fourth there is not."""
    week = market()
    week.rich(money=12)
    for n in range(3):
        week.day(1)
        week.do(c.OFFICE)
        assert week.t.get(0, c.OFFICES) == n + 1
    assert week.has()[c.MONEY] == 0
    week.day(1)
    week.turn()
    assert week.why(c.OFFICE) == c.NO_SPACE


def test_an_office_by_a_card() -> None:
    """TV-14: cheaper by one with the finance director."""
    week = market({"host": ability("action", '{ op = "office", steps = 1, price_add = -1 }')})
    week.own("host")
    week.t.put(0, c.OFFICES, 2)
    week.rich(money=4)
    week.do(c.ACTION + first(week, "host"), c.OFFICE)
    assert week.has()[c.MONEY] == 0
    assert week.told(ev.OFFICE_IS) == [(0, 3)]


# -- restrictions ----------------------------------------------------------------------------------


def test_card_actions_on_thursday_alone() -> None:
    """TV-16, EL-091: recruiting is free; both ways of card actions are not."""
    week = market()
    week.own("coach", "six")
    week.rich(money=9, operations=4, fitness=4)
    week.t.last_a_while(0, c.RESTRICTION + a.R_CARD_ACTIONS, 1 << 3, 0, 0, 1, -1, 0)
    action = first(week, "coach")
    week.turn()
    assert week.why(c.ACTION + action) == week.why(c.EXTRA + action) == c.FORBIDDEN
    assert c.SLOT + 2 in week.turn()
    week.day(3)
    assert c.ACTION + action in week.turn()
    assert c.EXTRA + action in week.turn()


def test_forbidden_board_actions() -> None:
    """§3.2"""
    week = market()
    week.rich(money=9)
    for what, code in (
        (a.R_FOOTBALLERS, c.SLOT + 2),
        (a.R_FOOTBALLERS, c.YOUNG),
        (a.R_STAFF, c.SLOT + 5 + 2),
        (a.R_SIGN, c.SIGN + 2 * 4),
        (a.R_BUILD, c.BUILD),
        (a.R_BUILD, c.OFFICE),
    ):
        assert code in week.turn()
        week.t.last_a_while(0, c.RESTRICTION + what, 0, 0, 0, 1, -1, 0)
        assert week.why(code) == c.FORBIDDEN
        week.t.forget(0, 1)
