"""What effects still to come make of a planned match: counted, or named (EL-209, EL-221)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.eleven.matches import WITHOUT_LUCK, card, own, table
from touchline.core.faults import BadText
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, squad
from touchline.games.eleven.voice.forecast import forecast
from touchline.games.eleven.voice.foreseen import ABILITY_ROW, TACTIC_ROW
from touchline.games.eleven.voice.laying import PLAN_ROW
from touchline.play.shown import plain

Rows = list[list[int]]


def planning() -> Table:
    """Match day of a manager who has fitness and the tactic cards of the base pack."""
    t = table(1, **WITHOUT_LUCK)
    t.put(0, c.HAS + c.FITNESS, 5)
    flow.begin_lanes(t, c.FORMATION_, flow.AFTER_MATCH_DAY)
    return t


def row_of(t: Table, footballer: int) -> list[int]:
    """He plays in the first zone of his."""
    zone = next(z for z in range(9) if t.book.card(footballer, b.ZONES) >> z & 1)
    return [int(squad.shirt_of(t, 0, footballer)), zone, footballer]


def ability(t: Table, footballer: int) -> int:
    """The ability of the side that is up."""
    first = int(t.book.card(footballer, b.FIRST_ABILITY))
    last = int(t.book.card(footballer, b.LAST_ABILITY))
    return next(
        n for n in range(first, last) if t.book.ability(n, b.SIDES) >> t.trained(footballer) & 1
    )


def told(t: Table, rows: Rows) -> Any:
    """What the manager is told of a plan."""
    found = forecast(GAME.view(t, 0), rows)
    return found and plain(found)


def state(found: Any, footballer: int) -> str:
    """How an effect of a card is counted."""
    (only,) = [e for e in found["effects"] if e["card"] == footballer]
    return str(only["state"])


def strongest(found: Any) -> int:
    """The strongest own attacker against the first front."""
    return max(int(n) for section in found["fronts"][0]["own"]["attack"] for n in section)


def test_an_ability_is_counted_once_it_is_meant_to_be_used() -> None:
    """R25: one more strength for himself, for one fitness."""
    t = planning()
    (striker,) = own(t, 0, "R25", trained=True)
    plan = [row_of(t, striker)]
    without = told(t, plan)
    assert state(without, striker) == "open"
    with_it = told(t, [*plan, [ABILITY_ROW, ability(t, striker), -1]])
    assert state(with_it, striker) == "used"
    assert strongest(with_it) == strongest(without) + 2
    assert with_it["own"] == without["own"], "before any effect"
    assert t.shirt(0, plan[0][0], c.MOD) == 0, "the table itself is untouched"


def test_what_cannot_be_paid_is_not_counted() -> None:
    """EL-206: selecting him takes the last fitness."""
    t = planning()
    t.put(0, c.HAS + c.FITNESS, 1)
    (striker,) = own(t, 0, "R25")
    found = told(t, [row_of(t, striker), [ABILITY_ROW, ability(t, striker), -1]])
    assert state(found, striker) == "short"


def test_of_targets_the_best_is_taken_against_each_front() -> None:
    """R06: an attacker opposite is weaker by 2; the choice is told."""
    t = planning()
    (defender,) = own(t, 0, "R06", trained=True)
    use = [ABILITY_ROW, ability(t, defender), -1]
    plan = [row_of(t, defender)]
    without, with_it = told(t, plan), told(t, [*plan, use])
    for one, other in zip(without["fronts"], with_it["fronts"], strict=True):
        assert other["score"][1] <= one["score"][1]
        for entry in other["used"]:
            assert entry["card"] == defender
            assert all(anchor.startswith("foe:") for anchor in entry["anchors"])
    assert any(front["used"] for front in with_it["fronts"])


def test_a_tactic_card_is_counted_unless_it_sets_the_formation() -> None:
    """EL-221, EL-376: one more glove for the keeper."""
    t = planning()
    sweeper, press = card("T12"), card("T05")
    for n in (sweeper, press):
        t.move(n, c.HAND, -1)
    plan: Rows = [[0, 1, -1]]
    keepers = [front["told"] for front in told(t, plan)["fronts"]]
    found = told(t, [*plan, [TACTIC_ROW, sweeper, -1], [TACTIC_ROW, press, -1]])
    assert (state(found, sweeper), state(found, press)) == ("open", "used"), "one card a match"
    found = told(t, [*plan, [TACTIC_ROW, sweeper, -1]])
    assert state(found, sweeper) == "used"
    saved = [
        sum(shot["what"] == "saved" and not shot["own"] for pair in front for shot in pair)
        for front in ([f["told"] for f in found["fronts"]])
    ]
    before = [
        sum(shot["what"] == "saved" and not shot["own"] for pair in front for shot in pair)
        for front in keepers
    ]
    assert sum(saved) > sum(before)
    with pytest.raises(BadText):
        told(t, [*plan, [PLAN_ROW, sweeper, -1], [TACTIC_ROW, sweeper, -1]])


def test_dice_are_named_and_left_out() -> None:
    """R09 rolls for a suspension before the match; R14 may roll for a goal."""
    t = planning()
    iturbe, norrel = own(t, 0, "R09", "R14")
    use = [ABILITY_ROW, ability(t, norrel), -1]
    plan = [row_of(t, iturbe), row_of(t, norrel)]
    found = told(t, [*plan, use])
    assert (state(found, iturbe), state(found, norrel)) == ("die", "die")
    assert found["goals"] == told(t, plan)["goals"]


def test_goals_after_the_match_count_in_the_result() -> None:
    """R31 scores where it is a draw; V03 has a goal against annulled, for a suspension."""
    t = planning()
    cards = own(t, 0, "R31", "R10")
    late = [n for n in cards if t.book.ability(ability(t, n), b.TRIGGER) == a.AFTER_MATCH]
    assert late
    plan = [row_of(t, n) for n in cards]
    uses = [[ABILITY_ROW, ability(t, n), -1] for n in late]
    without, with_it = told(t, plan), told(t, [*plan, *uses])
    for one, other in zip(without["fronts"], with_it["fronts"], strict=True):
        assert other["told"] == one["told"], "the sections are as before"
        lead = [x["score"][0] - x["score"][1] for x in (one, other)]
        assert lead[1] >= lead[0]
    assert without["goals"] != with_it["goals"]


def test_what_happens_by_itself_after_the_match_is_told() -> None:
    """R27 brings a fan, but only where the match is won."""
    t = planning()
    (footballer,) = own(t, 0, "R27")
    found = told(t, [row_of(t, footballer)])
    assert state(found, footballer) == "sure"
    for front in found["fronts"]:
        won = front["score"][0] > front["score"][1]
        assert front["brings"] == [0, 1 if won else 0, 0, 0]


def test_money_by_fans_on_the_stands_waits_for_them() -> None:
    """R33 counts fans who have not been placed yet."""
    t = planning()
    (footballer,) = own(t, 0, "R33")
    assert state(told(t, [row_of(t, footballer)]), footballer) == "stands"


def test_many_choices_at_once_are_still_answered() -> None:
    """Everybody who may choose does; of too many courses the best are followed."""
    t = planning()
    t.put(0, c.HAS + c.FITNESS, 30)
    t.put(0, c.HAS + c.OPERATIONS, 30)
    t.move(card("T11"), c.HAND, -1)
    cards: dict[int, int] = {}
    for n in own(t, 0, "R06", "R08", "R13", "R20", "R24", "R25", "R36"):
        cards.setdefault(int(squad.shirt_of(t, 0, n)), n)
    plan = [row_of(t, n) for n in cards.values()]
    plan += [[n, 7 - n % 3, -1] for n in range(10) if n not in cards][: 10 - len(plan)]
    uses = [e for e in told(t, plan)["effects"] if e["state"] == "open" and e["ability"] >= 0]
    assert len(uses) > 2
    asked = [[ABILITY_ROW, e["ability"], -1] for e in uses] + [[TACTIC_ROW, card("T11"), -1]]
    with_them, without = told(t, [*plan, *asked]), told(t, plan)
    assert {state(with_them, e["card"]) for e in uses} == {"used"}
    for one, other in zip(without["fronts"], with_them["fronts"], strict=True):
        lead = [x["score"][0] - x["score"][1] for x in (one, other)]
        assert lead[1] >= lead[0]
