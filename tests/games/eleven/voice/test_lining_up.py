"""A line-up that is drawn up: what is said of it is what the engine takes, from the own view."""

from __future__ import annotations

import pytest

from tests.games.eleven.matches import WITHOUT_LUCK, own, table
from tests.games.eleven.voice.sketches import Sketches, sketch
from tests.games.eleven.voice.test_forecast import season
from tests.games.eleven.voice.test_foreseen import ability
from tests.games.footclub.voice.claims import Ledger
from touchline.core.faults import BadText
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.basics import put_on
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table, role_of
from touchline.games.eleven.rules.table import flow, squad
from touchline.games.eleven.voice.plans import Sheet
from touchline.games.eleven.voice.words import ElevenWords

WORDS = ElevenWords()


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5)])
def test_what_may_be_is_what_the_engine_takes(seats: int, seed: int) -> None:
    book = Ledger()
    referee, lot = Sketches(book), Rng(seed)
    for n, (t, seat, _) in enumerate(season(seats, seed)):
        where = f"seats {seats} seed {seed} answer {n}"
        if seat == FATE or t.stack.phase() != c.LANES:
            continue
        phase = t.lanes[seat].phase()
        if phase == c.FORMATION_:
            referee.drawn_up(t, seat, lot, where)
        elif phase == c.SELECT:
            referee.selecting(t, seat, where)
        elif phase == c.PLACE and lot.below(20) == 0:
            referee.placing(t, seat, lot, where)
    assert not book.wrong, "\n".join([str(dict(book.wrong)), *book.shown])
    assert all(book.asked[kind] > 10 for kind in ("people", "barred", "stand", "may", "moved"))


@pytest.mark.parametrize("seed", [1, 4])
def test_it_depends_on_nothing_that_the_seat_may_not_know(seed: int) -> None:
    """EL-014: the same on another table that this seat cannot tell from this one."""
    met = 0
    for n, (t, seat, _) in enumerate(season(2, seed)):
        if seat == FATE or t.stack.phase() != c.LANES or t.lanes[seat].phase() != c.FORMATION_:
            continue
        own_ = [n for n in range(t.book.first[c.STAFF]) if t.where[n] == c.OWN + seat]
        twin = GAME.redeal(t, seat, Rng(n))
        for plan in (None, Sheet(people=own_)):
            before = GAME.view(t, seat).key()
            assert sketch(twin, seat, plan) == sketch(t, seat, plan)
            assert GAME.view(t, seat).key() == before
        assert WORDS.sketch(GAME.view(t, 2), Sheet()) is None, "a watcher plans nothing"
        met += 1
    assert met > 5


def planning(*ids: str, fitness: int = 5, **options: str) -> tuple[Table, list[int]]:
    """Match day of a manager who has these footballers, and fitness."""
    t = table(1, **WITHOUT_LUCK, **options)
    cards = own(t, 0, *ids)
    t.put(0, c.HAS + c.FITNESS, fitness)
    flow.begin_lanes(t, c.FORMATION_, flow.AFTER_MATCH_DAY)
    return t, cards


def test_without_a_plan_the_first_formation_is_told() -> None:
    t, cards = planning("R01", "R29")
    found = sketch(t, 0, None)
    assert found == sketch(t, 0, Sheet())
    assert (found.people, found.barred, len(found.field)) == ([], {}, 10)
    assert found.forecast is not None
    assert sketch(t, 0, Sheet(people=cards)).people == cards
    t.lanes[0].turn(c.RECOVERY, 0, 0)
    assert WORDS.sketch(GAME.view(t, 0), None) is None


def test_who_is_barred_is_told_with_the_reason_and_the_rule() -> None:
    t, (keeper, striker) = planning("R01", "R29", fitness=1)
    barred = sketch(t, 0, Sheet(people=[keeper])).barred
    assert (barred[str(striker)].why, barred[str(striker)].rule) == ("fitness", "EL-203")
    t.put(0, c.HAS + c.FITNESS, 9)
    assert sketch(t, 0, Sheet(people=[keeper])).barred == {}
    put_on(t, striker, c.SUSPENSION, 1, Log(False))
    barred = sketch(t, 0, Sheet(people=[keeper])).barred
    assert (barred[str(striker)].why, barred[str(striker)].rule) == ("hurt", "EL-203")


def test_two_keepers_name_one_another() -> None:
    t, cards = planning("R01", "R29")
    others = [
        n for n in range(squad.footballers_end(t)) if role_of(t, n) == c.KEEPER and n not in cards
    ]
    squad.own(t, 0, others[0])
    bar = sketch(t, 0, Sheet(people=cards)).barred[str(others[0])]
    assert (bar.why, bar.other, bar.rule) == ("keeper", cards[0], "EL-204")


def test_who_does_not_fit_beside_those_before_rests() -> None:
    """The first named goes first; the sketch says of the other why."""
    t, (keeper, striker) = planning("R01", "R29", fitness=1)
    found = sketch(t, 0, Sheet(people=[striker, keeper]))
    assert (found.people, list(found.barred)) == ([striker], [str(keeper)])


def test_shirts_stay_where_they_were_as_far_as_may_be() -> None:
    t, (striker,) = planning("R29")
    found = sketch(t, 0, Sheet(people=[striker]))
    shirts = [(s.shirt, s.zone) for s in found.field]
    again = sketch(t, 0, Sheet(people=[striker], shirts=shirts))
    assert again.field == found.field
    one, other = found.field[0], next(s for s in found.field if s.zone != found.field[0].zone)
    if one.card >= 0 or other.card >= 0:
        one, other = [s for s in found.field if s.card < 0][::8][:2]
    moved = (one.shirt, other.zone, other.shirt)
    swapped = sketch(t, 0, Sheet(people=[striker], shirts=shirts, moved=moved))
    at = {s.shirt: s.zone for s in swapped.field}
    assert at == {**dict(shirts), one.shirt: other.zone, other.shirt: one.zone}


def test_an_effect_of_somebody_who_rests_waits_until_he_plays() -> None:
    t, _ = planning()
    (striker,) = own(t, 0, "R25", trained=True)
    uses = [ability(t, striker)]
    assert sketch(t, 0, Sheet(uses=uses)) == sketch(t, 0, Sheet())
    told = sketch(t, 0, Sheet(people=[striker], uses=uses)).forecast
    assert told is not None
    assert [e.card for e in told.effects if e.ability in uses] == [striker]


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (Sheet(people=[9999]), "fault-plan-whose"),
        (Sheet(people=[-1]), "fault-plan-whose"),
        (Sheet(shirts=[(13, 0)]), "fault-plan-row"),
        (Sheet(moved=(0, 9, -1)), "fault-plan-row"),
        (Sheet(moved=(0, 1, 13)), "fault-plan-row"),
        (Sheet(shape="9-0-1"), "fault-plan-formation"),
        (Sheet(tactic=0), "fault-plan-formation"),
        (Sheet(uses=[9999]), "fault-plan-effect"),
        (Sheet(play=0), "fault-plan-effect"),
    ],
)
def test_what_is_no_line_up_of_this_seat_is_refused(plan: Sheet, fault: str) -> None:
    t, _ = planning("R01")
    with pytest.raises(BadText) as told:
        sketch(t, 0, plan)
    assert told.value.said.id == fault


def test_somebody_named_twice_is_refused() -> None:
    t, (keeper,) = planning("R01")
    with pytest.raises(BadText) as told:
        sketch(t, 0, Sheet(people=[keeper, keeper]))
    assert (told.value.said.id, told.value.rule) == ("fault-plan-twice", "EL-204")
