"""What the rest of a week will cost and bring, and that it comes to pass."""

from __future__ import annotations

import pytest

from tests.games.eleven.matches import WITHOUT_LUCK, own, table
from tests.games.eleven.voice.test_forecast import season
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, squad
from touchline.games.eleven.voice.shown_club import Outlook
from touchline.games.eleven.voice.view.reader import Reader
from touchline.games.eleven.voice.view.viewing import view as shown
from touchline.games.eleven.voice.view.week_ahead import outlook


def seen(t: Table, seat: int = 0) -> Outlook:
    """The outlook of a seat, from its own view."""
    found = outlook(Reader(GAME.view(t, seat)), seat)
    assert found is not None
    return found


def week(money: int, footballers: int = 0, staff: int = 0, built: int = 0) -> Table:
    """Match day, with so much money, people and buildings that cost fees."""
    t = table(1, **WITHOUT_LUCK)
    own(t, 0, *[f"R{n:02}" for n in range(1, footballers + 1)])
    first = int(t.book.first[c.STAFF])
    for n in range(staff):
        squad.own(t, 0, first + n)
    t.built[0] = built
    t.put(0, c.HAS + c.MONEY, money)
    flow.begin_lanes(t, c.FORMATION_, flow.AFTER_MATCH_DAY)
    return t


def test_fees_are_met_from_what_is_in_hand() -> None:
    """TV-15: 5 footballers 2, 4 staff 2, 7 pieces of the stadium 2: 6 of 7 money go."""
    view = seen(week(7, footballers=5, staff=4, built=3))
    assert (view.fees, view.left, view.short, view.tokens) == (6, 1, 0, 0)
    assert not view.paid
    assert view.monday[c.MONEY] == 1 + view.income[c.MONEY]


def test_what_cannot_be_paid_costs_tokens() -> None:
    """TV-15, EL-304: 2 unpaid cost two tokens each; without staff nobody bears them."""
    view = seen(week(4, footballers=5, staff=4, built=3))
    assert (view.left, view.short, view.tokens, view.bearers) == (0, 2, 4, 4)
    view = seen(week(0, footballers=5))
    assert (view.short > 0, view.tokens, view.bearers) == (True, 0, 0)


def test_fans_may_still_fill_the_stands() -> None:
    """EL-210, EL-285: one money each, at most one a stand."""
    t = week(0)
    t.put(0, c.HAS + c.FANS, 5)
    assert (seen(t).stands, seen(t).room) == (0, 2)
    t.put(0, c.STANDS_AT, 1)
    assert (seen(t).stands, seen(t).room) == (1, 1)
    t.put(0, c.RESULT_, c.WIN)
    assert seen(t).room == 0


def test_what_is_trimmed_and_what_monday_brings() -> None:
    """EL-309, EL-081, EL-082: all but one go; income is the statistics and the buildings."""
    t = week(4)
    for res, n in ((c.FANS, 3), (c.OPERATIONS, 1), (c.FITNESS, 0)):
        t.put(0, c.HAS + res, n)
    before = seen(t)
    assert before.trimmed == [2, 0, 0]
    assert before.income == [int(t.get(0, c.LEVEL + res)) for res in range(4)]
    assert before.more == [0, 0, 0, 0]
    for kind in range(7):
        t.built[kind] = 1
    after = seen(t)
    assert sum(after.more) == 3, "shop, directors' office, training ground"
    assert after.monday == [
        after.left + after.income[0],
        *[kept + n for kept, n in zip((1, 1, 0), after.income[1:], strict=True)],
    ]


def test_the_last_week_has_no_fees_and_no_monday() -> None:
    """EL-302, and option `fees_last_week`."""
    t = week(7, footballers=5)
    t.week = c.WEEKS
    assert (seen(t).last, seen(t).fees) == (True, 0)
    t = table(fees_last_week="true")
    t.built[0] = 3
    t.week = c.WEEKS
    assert seen(t).fees > 0


@pytest.mark.parametrize("seed", [3, 4])
def test_the_fees_told_before_the_weekend_are_those_that_are_paid(seed: int) -> None:
    """EL-303: what stood there before the last answer of a week is what is asked for."""
    right = 0
    for t, who, code in season(1, seed):
        if t.week == 0 or t.stack.phase() == c.FINISHED:
            continue
        told = seen(t)
        u, log = t.clone(), Log()
        GAME.step(u, who, code, log)
        fees = [int(x.b) for x in log.events if x.kind == e.FEES]
        if not fees:
            continue
        kinds = [int(x.kind) for x in log.events]
        if kinds.index(e.FEES) > 0 and e.ABILITY_USED in kinds[: kinds.index(e.FEES)]:
            continue
        assert fees == [told.fees]
        assert not told.paid
        if u.week == t.week and u.stack.phase() != c.FINISHED and who != FATE:
            assert seen(u).paid, "a question after the fees"
        right += 1
    assert right


def test_nobody_is_told_of_another_ones_week() -> None:
    t = table(2)
    mine, other = shown(GAME.view(t, 0)).clubs
    assert mine.outlook is not None
    assert other.outlook is None
