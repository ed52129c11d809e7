"""§4.4, §4.5: conditions and selectors, each of which can be true and false."""

import pytest

from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.table import quantities

PLAYING = ("two", "six", "nine", "keeper")


def judge(bench: Bench, who: str = "nine") -> bool:
    """Do the conditions of the first ability of a card hold?"""
    card = bench.card(who)
    first = bench.t.book.card(card, b.FIRST_ABILITY)
    rows = bench.t.book.ability(first, b.IF), bench.t.book.ability(first, b.IF_END)
    return bool(quantities.holds(bench.t, 0, card, *rows))


def when(condition: str, options: dict[str, int] | None = None, seats: int = 2) -> Bench:
    """A footballer whose ability has these conditions."""
    printed = ability("match", '{ op = "none" }', f"if = [{condition}]")
    bench = Bench({"nine": printed}, options, seats)
    bench.own(*PLAYING)
    return bench


# -- conditions ------------------------------------------------------------------------------------


def test_result_by_the_present_score_and_once_it_stands() -> None:
    """EL-280"""
    bench = when('{ is = "result", value = "loss" }')
    assert not judge(bench)
    bench.t.put(0, c.AGAINST, 1)
    assert judge(bench)
    bench.t.put(0, c.RESULT_, c.DRAW_)
    assert not judge(bench)
    assert judge(when('{ is = "result", value = "draw" }'))
    bench = when('{ is = "result", value = "win" }')
    bench.t.put(0, c.FOR, 1)
    assert judge(bench)


@pytest.mark.parametrize(
    ("condition", "what", "no", "yes"),
    [
        ('is = "goal_diff", n = 2', c.FOR, 1, 2),
        ('is = "goals_for", n = 3', c.FOR, 2, 3),
        ('is = "goals_against", op = "<=", n = 1', c.AGAINST, 2, 1),
        ('is = "conceded"', c.AGAINST, 0, 1),
        ('is = "has", res = "fitness", n = 2', c.HAS + c.FITNESS, 1, 2),
        ('is = "stat", stat = "fans", n = 4, op = "=="', c.LEVEL + c.FANS, 5, 4),
        ('is = "office", n = 1', c.OFFICES, 0, 1),
        ('is = "fans_on_stands", n = 2', c.STANDS_AT + 1, 1, 2),
        ('is = "sold_out"', c.STANDS_AT, 3, 4),
        ('is = "season", key = "wins", n = 2', c.WINS, 1, 2),
        ('is = "season", key = "draws", n = 1', c.DRAWS_, 0, 1),
        ('is = "season", key = "losses", n = 0, op = "=="', c.LOSSES, 1, 0),
        ('is = "season", key = "clean_sheets", n = 1', c.CLEAN, 0, 1),
        ('is = "season", key = "sold_outs", n = 2', c.SOLD_OUTS, 1, 2),
        ('is = "season", key = "big_wins", n = 1', c.BIG_WINS, 0, 1),
        ('is = "total_vp", n = 40', c.TOTAL, 39, 40),
        ('is = "formation", in = [[4, 3, 3], [5, 3, 2]]', c.SHAPE, 442, 532),
        ('is = "formation", in = [[4, 3, 3], [5, 3, 2]], not = true', c.SHAPE, 433, 442),
    ],
)
def test_numbers_of_a_seat(condition: str, what: int, no: int, yes: int) -> None:
    bench = when("{ " + condition + " }")
    bench.t.put(0, what, no)
    assert not judge(bench)
    bench.t.put(0, what, yes)
    assert judge(bench)


def test_all_conditions_must_hold() -> None:
    bench = when('{ is = "has", res = "money", n = 1 }, { is = "has", res = "fans", n = 1 }')
    bench.rich(money=1)
    assert not judge(bench)
    bench.rich(money=1, fans=1)
    assert judge(bench)


def test_statistics_at_a_level() -> None:
    bench = when('{ is = "stats_at", value = 4, n = 2 }')
    bench.t.put(0, c.LEVEL + c.FANS, 4)
    assert not judge(bench)
    bench.t.put(0, c.LEVEL + c.MONEY, 5)
    assert judge(bench)


def test_day_week_division_solo() -> None:
    bench = when('{ is = "day", in = ["mon", "thu"] }')
    for day, true in enumerate((True, False, False, True, False)):
        bench.t.day = day
        assert judge(bench) == true
    bench = when('{ is = "week", n = 5 }')
    assert not judge(bench)
    bench.t.week = 5
    assert judge(bench)
    assert judge(when('{ is = "division", n = 3, op = "==" }'))
    assert not judge(when('{ is = "division", n = 3, op = "==" }', {"division": 1}))
    assert judge(when('{ is = "solo" }', seats=1))
    assert not judge(when('{ is = "solo" }'))


def test_selected_trained_scored_zone() -> None:
    bench = when('{ is = "selected" }')
    assert not judge(bench)
    bench.line_up("nine")
    assert judge(bench)
    bench = when('{ is = "trained" }')
    assert not judge(bench)
    bench.t.flag(bench.card("nine"), c.TRAINED, True)
    assert judge(bench)
    bench = when('{ is = "scored" }')
    assert not judge(bench)
    bench.t.flag(bench.card("nine"), c.SCORED, True)
    assert judge(bench)
    bench = when('{ is = "zone", in = ["CF"] }')
    assert judge(bench)  # he may stand there
    bench.line_up("nine")
    assert not judge(bench)  # he stands in LF


def test_the_opponent_in_the_table() -> None:
    """EL-380: as the table was when the match day began."""
    bench = when('{ is = "opponent_ranked", value = "above" }')
    assert not judge(bench)
    bench.t.put(0, c.CLUB, 2)
    assert not judge(bench)
    bench.t.league[4 + 2] = 3
    assert judge(bench)
    bench.t.put(0, c.LAST_RANK, 1)
    bench.t.put(0, c.FOE_RANK, 1)
    assert not judge(bench)
    bench = when('{ is = "opponent_ranked", value = "below" }')
    bench.t.put(0, c.CLUB, 2)
    assert not judge(bench)
    bench.t.league[0] = 1
    assert judge(bench)
    bench = when('{ is = "opponent_ranked", value = "level" }')
    bench.t.put(0, c.CLUB, 2)
    assert judge(bench)


def test_more_attackers() -> None:
    bench = when('{ is = "more_attackers" }')
    bench.line_up(*PLAYING)
    bench.face()  # four attack
    assert not judge(bench)
    for shirt in range(8):
        bench.t.dress(0, shirt, c.SIDE, c.DEFENCE)
    assert judge(bench)


def test_final_position() -> None:
    bench = when('{ is = "final_position", op = "<=", n = 2 }')
    for team, points in enumerate((4, 6, 99, 99, 6, 1)):
        bench.t.league[team] = points
    assert not judge(bench)  # seats 2 and 3 are not at the table: third behind two with 6
    bench = when('{ is = "final_position", op = "<=", n = 2 }', {"ranking": 1})
    for team, points in enumerate((4, 6, 99, 99, 6, 1)):
        bench.t.league[team] = points
    assert judge(bench)


def test_count() -> None:
    bench = when('{ is = "count", of = { kind = "footballer", face = "trained" }, n = 2 }')
    bench.t.flag(bench.card("nine"), c.TRAINED, True)
    assert not judge(bench)
    bench.t.flag(bench.card("two"), c.TRAINED, True)
    assert judge(bench)
    bench = when('{ is = "count", of = { kind = "infrastructure", built = true }, n = 2 }')
    bench.t.built[c.SHOP] = 1
    assert not judge(bench)
    bench.t.built[c.SHOP] = 2
    assert judge(bench)
    bench = when('{ is = "count", of = { kind = "infrastructure" }, n = 5, op = "==" }')
    assert not judge(bench)
    bench.t.built[c.SHOP] = 1
    assert judge(bench)


def test_not() -> None:
    bench = when('{ is = "has", res = "money", not = true }')
    assert judge(bench)
    bench.rich(money=1)
    assert not judge(bench)


# -- selectors -------------------------------------------------------------------------------------


def fit(bench: Bench, me: str = "") -> list[str]:
    """What fits the target of the host's operation, by name or number."""
    first = bench.t.book.card(bench.card("host"), b.FIRST_ABILITY)
    op = bench.t.book.ability(first, b.DO)
    found = quantities.gather(
        bench.t, 0, bench.card(me) if me else quantities.NONE, bench.t.book.op(op, 8), False
    )
    return [bench.name(n - c.CARD) if c.CARD <= n < c.SELL else str(n) for n in found]


def pick(selector: str) -> Bench:
    do = '{ op = "exhaust", target = { ' + selector + " } }"
    bench = Bench({"host": ability("action", do)})
    bench.own(
        "host", "aide", "scout", "coach", "anna", "two", "six", "nine", "kid", "old", "keeper"
    )
    bench.lay("pies", c.BANNER)
    bench.lay("tea", c.KIT)
    bench.lay("soup", c.BANNER + 1)
    bench.t.move(bench.card("press"), c.HAND, 1)
    return bench


@pytest.mark.parametrize(
    ("selector", "names"),
    [
        ('kind = "footballer"', "keeper two six nine kid old"),
        ('kind = "footballer", class = "regular"', "keeper two six nine"),
        ('kind = "footballer", class = ["youngster", "veteran"]', "kid old"),
        ('kind = "footballer", role = "attack"', "nine kid old"),
        ('kind = "footballer", role = "keeper"', "keeper"),
        ('kind = "footballer", face = "trained"', "six"),
        ('kind = "footballer", face = "untrained", role = "defence"', "two"),
        ('kind = "footballer", attribute = "fast"', "six nine"),
        ('kind = "footballer", line = "midfield"', "six"),
        ('kind = "footballer", line = "goal"', "keeper"),
        ('kind = "footballer", line = ["goal", "midfield"]', "keeper six"),
        ('kind = "footballer", section = "left"', "two six nine kid"),
        ('kind = "footballer", section = "flank"', "two six nine kid"),
        ('kind = "footballer", section = "central_defence"', "two"),
        ('kind = "footballer", zone = ["CF"]', "nine kid old"),
        ('kind = "footballer", selected = true', ""),
        ('kind = "footballer", available = true', "keeper two six nine kid"),
        ('kind = "footballer", available = false', "old"),
        ('kind = "footballer", has_token = "injury"', "old"),
        ('kind = "staff"', "coach host aide scout"),
        ('kind = "staff", profession = "doctor"', "host aide"),
        ('kind = "staff", category = "recruitment"', "scout"),
        ('kind = "staff", other = true', "coach aide scout"),
        ('kind = "staff", pick = "self"', "host"),
        ('kind = "director"', "anna"),
        ('kind = "sponsor"', "pies tea"),
        ('kind = "sponsor", contract = "banner"', "pies"),
        ('kind = "sponsor", contract = "kit"', "tea"),
        ('kind = "tactic"', "press"),
        ('kind = "card", class = "veteran"', "old"),
    ],
)
def test_selectors_of_cards(selector: str, names: str) -> None:
    """EL-002: an ability may name an attribute as a group."""
    bench = pick(selector)
    bench.hold("old", c.INJURY_)
    bench.t.flag(bench.card("six"), c.TRAINED, True)
    assert " ".join(fit(bench, "host")) == names


def test_any_own_card() -> None:
    names = "keeper two six nine kid old coach host aide scout pies tea anna"
    assert " ".join(fit(pick('kind = "card"'))) == names


def test_suspended_cards_only_where_tokens_are_asked_for() -> None:
    """EL-345"""
    bench = pick('kind = "staff"')
    bench.hold("aide", c.SUSPENSION)
    assert fit(bench) == ["coach", "host", "scout"]
    assert fit(bench, "aide") == ["coach", "host", "aide", "scout"]
    bench = pick('kind = "staff", has_token = "suspension"')
    bench.hold("aide", c.SUSPENSION)
    assert fit(bench) == ["aide"]


def test_places_in_a_match() -> None:
    """§4.5: the place of the shirt during a match."""
    bench = pick('kind = "footballer", line = "attack"')
    bench.line_up("six", "nine", "keeper")
    assert fit(bench) == ["nine"]  # not those who sit out
    bench = pick('kind = "footballer", section = "same"')
    bench.line_up("six", "nine", "two")
    assert fit(bench, "six") == ["two", "six", "nine"]  # LB, LM, LF
    bench = pick('kind = "footballer", zone = ["CM"]')
    bench.line_up("six")
    assert fit(bench) == []
    bench.t.dress(0, 4, c.AT, c.CM)
    assert fit(bench) == ["six"]


def test_shirts() -> None:
    numbers = [str(c.SHIRT + n) for n in range(10)]
    bench = pick('kind = "shirt"')
    kid = str(c.SHIRT + 10)  # took the place of number 11
    assert fit(bench) == [*numbers[:9], kid]
    bench = pick('kind = "shirt", cardless = true')
    assert fit(bench) == [numbers[n] for n in (1, 2, 3, 5, 6, 8)]
    bench.line_up("six")
    assert fit(bench) == [*(numbers[n] for n in (0, 1, 2, 3, 5, 6, 7, 8)), kid]
    bench = pick('kind = "shirt", role = "defence", face = "untrained"')
    assert fit(bench) == [numbers[0], numbers[4]]
    bench = pick('kind = "shirt", selected = true')
    bench.line_up("nine")
    assert fit(bench) == [numbers[7]]


def test_stands_and_opposing_shirts() -> None:
    bench = pick('kind = "stand"')
    assert fit(bench) == [str(c.STAND), str(c.STAND + 1)]
    bench.t.built[c.STAND4] = 1
    assert fit(bench) == [str(c.STAND), str(c.STAND + 1), str(c.STAND + 2)]
    bench = pick('kind = "opponent_shirt", role = "attack"')
    assert fit(bench) == []
    bench.face()
    assert fit(bench) == [str(c.FOE + n) for n in (5, 7, 8, 9)]
    bench = pick('kind = "infrastructure"')
    bench.t.built[c.SHOP] = 2
    assert fit(bench) == [str(c.BUILD + c.SHOP)]
