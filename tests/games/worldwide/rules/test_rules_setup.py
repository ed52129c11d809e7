"""Seats, modes, set-up, hands, half-time and the end."""

from __future__ import annotations

import pytest

from tests.games.worldwide.engine import ABILITIES, ACTIONS, NUMBERS, TEAMS, Play
from tests.games.worldwide.laying import AMATEUR, begin, match
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME

NO_TEAM = {"team_cards": "false"}


def laid(p: Play, side: int) -> set[str]:
    return {ABILITIES[n] for n in range(len(ABILITIES)) if p.get(side, "LAID") >> n & 1}


def cards(p: Play, side: int) -> int:
    """Action cards of a side, wherever they are."""
    t = p.t
    seats = range(side, t.seats, 2)
    return sum(
        int(t.pile[side * 32 + n] + t.gone[side * 32 + n] + t.lying[side * 32 + n])
        + sum(int(t.hand[seat * 32 + n]) for seat in seats)
        for n in range(t.book.types)
    )


def dealt(options: dict[str, str], seats: int = 2, kick: int = 0) -> Play:
    """A match of the first two teams at its kick-off."""
    p = begin(options, seats).say("team valmora", seat=0).say("team krestova", seat=1)
    while p.phase() != "DEAL" and p.phase() != "DRAW":
        if p.due():
            seat = p.due()[0]
            p.say(p.open(seat)[0], seat=seat)
        else:
            p.roll(0 if p.phase() == "PILE_TOSS" else kick)
    return p.dealt()


@pytest.mark.parametrize(
    ("goals", "points"), [((2, 1), [2, 0]), ((0, 3), [0, 2]), ((1, 1), [1, 1])]
)
def test_wf_001_wf_145_more_goals_win(goals: tuple[int, int], points: list[int]) -> None:
    p = match("", "", options=AMATEUR, piles=(0, 0), half=2, goals=goals).say("give", "give")
    assert p.over()
    assert list(GAME.result(p.t).points) == points
    assert GAME.result(p.t).reason == (c.BY_GOALS if goals[0] != goals[1] else c.DRAWN)


def test_wf_002_wf_210_two_seats_or_four() -> None:
    assert GAME.tables == (2, 4)
    p = dealt({}, 4)
    assert [p.t.captain(side) for side in range(2)] == [0, 1]
    assert p.t.other(0) == 2
    assert p.t.other(3) == 1
    assert list(GAME.forfeit(p.t, 2).points) == [0, 2, 0, 2]


def test_wf_003_zones_and_what_is_open() -> None:
    p = match("pass", "tackle", people=("val4", "kre2"), piles=(5, None))
    mine, theirs = GAME.view(p.t, 0), GAME.view(p.t, 1)
    assert mine.hand != theirs.hand
    assert (mine.counts, mine.gone, mine.lying) == (theirs.counts, theirs.gone, theirs.lying)
    assert mine.spot[3] == c.HAND
    assert theirs.spot[3] == -1


@pytest.mark.parametrize(
    ("key", "needs"),
    [("sanctions", "fouls"), ("ground", "team_cards")],
)
def test_wf_004_modules_that_need_another(key: str, needs: str) -> None:
    assert getattr(begin().t.rules, key) == 1
    assert getattr(begin({needs: "false"}).t.rules, key) == 0
    assert getattr(begin({key: "false"}).t.rules, needs) == 1
    for module in ("pro_cards", "team_cards", "fouls", "corners", "off_target", "substitutions"):
        assert getattr(begin(AMATEUR).t.rules, module) == 0


def test_wf_004_without_team_cards_three_abilities_and_four_stars() -> None:
    p = dealt(NO_TEAM)
    assert laid(p, 0) == laid(p, 1) == {"counter_attack", "attacking_play", "set_tactics"}
    assert (p.get(0, "STARS"), p.get(1, "MOST_STARS"), p.get(0, "SUBS")) == (4, 4, 3)


def test_wf_004_wf_108_a_simulation_works_without_fouls() -> None:
    p = match("dribble", "tackle", options={"fouls": "false"}, pa=6, abilities=("simulation", ""))
    p.say("play dribble", "defend tackle", "star simulation").roll(11)
    assert p.told("SET_PIECE_IS") == [(0, c.DIRECT)]


def test_wf_010_wf_013_the_amateur_mode() -> None:
    p = dealt(AMATEUR)
    assert cards(p, 0) == cards(p, 1) == 24
    assert not any(p.t.pile[n] for n in range(15) if NUMBERS["pro"][n])
    assert laid(p, 0) == {"counter_attack", "attacking_play", "set_tactics"}
    assert (p.get(0, "STARS"), p.get(0, "SUBS")) == (4, 0)


def test_wf_011_piles_by_lot_or_fixed() -> None:
    p = begin(NO_TEAM).say("team valmora", "team krestova")
    assert (p.phase(), p.odds()) == ("PILE_TOSS", {0: 1 / 2, 1: 1 / 2})
    p.roll(1)
    assert (p.get(0, "COLOUR"), p.get(1, "COLOUR")) == (1, 0)
    p = begin({**NO_TEAM, "pile_assignment": "fixed"}).say("team valmora", "team krestova")
    assert p.phase() == "COIN"
    assert (p.get(0, "COLOUR"), p.get(1, "COLOUR")) == (0, 1)


def test_wf_012_teams_differ() -> None:
    p = begin()
    assert p.open() == [f"team {id}" for id in TEAMS]
    p.say("team talinde")
    assert p.shut() == {"team talinde": "TAKEN"}
    p.say("team zephyria")
    assert (p.get(0, "NATION"), p.get(1, "NATION")) == (2, 4)


def test_wf_014_wf_015_the_coin_and_the_deal() -> None:
    p = begin(AMATEUR).say("team valmora", "team krestova").roll(0)
    assert (p.phase(), p.odds()) == ("COIN", {0: 1 / 2, 1: 1 / 2})
    p.roll(1).dealt()
    assert [p.held(seat) for seat in range(2)] == [7, 8]
    assert [len(p.folk(seat)) for seat in range(2)] == [1, 1]
    assert (p.t.ball, p.phase(), p.due()) == (1, "ATTACK", [1])


def test_wf_020_wf_021_wf_024_all_cards_play() -> None:
    p = dealt({}, kick=1)
    assert cards(p, 0) == cards(p, 1) == 30
    assert [p.held(seat) for seat in range(2)] == [7, 8]


def test_wf_022_three_abilities_and_two_chosen_in_secret() -> None:
    p = begin().say("team valmora", "team krestova")
    assert p.due() == [0, 1]
    assert len(p.open(0)) == 15
    assert set(p.shut(0).values()) == {"OWN_THREE"}
    before = GAME.view(p.t, 1).key()
    p.say("abilities counter_attack endurance", seat=0)
    assert GAME.view(p.t, 1).key() == before
    p.say("abilities counter_attack offside_trap", seat=1)
    assert laid(p, 0) == {
        "creativity", "set_tactics", "clinical_finish", "counter_attack", "endurance"
    }  # fmt: skip
    assert laid(p, 1) == {
        "defensive_block", "set_tactics", "endurance", "counter_attack", "offside_trap"
    }  # fmt: skip


@pytest.mark.parametrize(("team", "stars"), [("valmora", 2), ("talinde", 4), ("zephyria", 4)])
def test_wf_023_wf_102_stars_of_the_team_card(team: str, stars: int) -> None:
    p = begin().say(f"team {team}", "team krestova")
    assert (p.get(0, "STARS"), p.get(0, "MOST_STARS"), p.get(0, "SUBS")) == (stars, stars, 3)
    p = begin(AMATEUR).say(f"team {team}", "team krestova")
    assert (p.get(0, "STARS"), p.get(0, "SUBS")) == (4, 0)


@pytest.mark.parametrize(
    ("one", "two", "home"), [(1, 1, 1), (2, 2, 2), (0, 0, 0), (1, 2, 0), (0, 1, 0)]
)
def test_wf_025_the_ground_is_agreed_upon(one: int, two: int, home: int) -> None:
    p = begin(preset="home").say("team valmora", "team krestova")
    assert (p.phase(), p.due()) == ("GROUND", [0, 1])
    before = GAME.view(p.t, 0).key()
    p.say(f"ground {two}", seat=1)
    assert GAME.view(p.t, 0).key() == before
    p.say(f"ground {one}", seat=0)
    assert p.t.home == home
    assert p.told("GROUND_NAMED") == [(0, one), (1, two)]


# -- hands -----------------------------------------------------------------------------------------

TEN = "pass pass pass pass dribble dribble dribble dribble shot shot"


def test_wf_030_wf_031_what_is_too_much_is_discarded_after_the_whole_draw() -> None:
    p = match("dribble", TEN, piles=(None, 12)).say("play dribble", "let")
    for _ in range(2):
        assert p.phase() == "DRAW"
        p.roll(min(p.odds()))
    assert (p.phase(), p.due(), p.held(1)) == ("FORCED_DISCARD", [1], 12)
    assert p.codes().least == p.codes().most == 2
    p.say("drop dribble")
    p.say(p.open()[-1])
    assert p.held(1) == 10


def test_wf_031_a_run_of_discards_never_falls() -> None:
    p = match("dribble", TEN, piles=(None, 12)).say("play dribble", "let")
    while p.phase() == "DRAW":
        p.roll(min(p.odds()))
    p.say("drop shot")
    assert set(p.open()) <= {f"drop {id}" for id in ACTIONS[c.SHOT :]}


def test_wf_030_three_player_cards() -> None:
    p = match("pass", "", people=("val1 val2 val3",), piles=(None, 0)).say("play pass")
    p.draw("val4")
    assert (p.phase(), len(p.folk(0))) == ("FORCED_DISCARD", 4)
    p.say("drop val1")
    assert (p.place("val1"), p.phase()) == (c.DISCARD, "ATTACK")


def test_wf_032_a_pile_with_too_few_cards() -> None:
    p = match("dribble", "pass", piles=(None, "shot")).say("play dribble", "let").draw("shot")
    assert p.told("PILE_EMPTY") == [(1, c.ACTION)]
    assert p.held(1) == 2
    assert p.phase() == "DRAW"  # the dribble's own card
    assert p.t.stack.get(1) == 0


def test_wf_033_discards_lie_face_up() -> None:
    p = match("long_pass shot", "", piles=(None, 0)).say("play long_pass", "drop shot")
    for seat in range(3):
        assert GAME.view(p.t, seat).gone[c.SHOT] == 1


# -- halves ----------------------------------------------------------------------------------------


def test_wf_140_a_pile_is_empty_and_both_have_given_back() -> None:
    p = match("", "", options=AMATEUR, piles=(0, 9)).say("give")
    assert (p.t.half, p.t.givebacks) == (1, 1)
    p.say("give").dealt().say(p.open()[0])
    assert p.t.half == 2


def test_wf_140_half_end_strict() -> None:
    options = {**AMATEUR, "half_end_strict": "true"}
    p = match("pass", "", options=options, piles=(0, 0)).say("play pass")
    p.dealt().say("give")
    assert p.t.givebacks == 0
    p = match("", "", options=options, piles=(0, 0), abilities=("attacking_play", ""))
    p.say("star attacking_play", "give")  # a star is no card
    assert p.t.givebacks == 1


def test_wf_140_so_many_attacks_end_a_half() -> None:
    p = match("", "", options={**AMATEUR, "max_attacks_per_half": "20"}, piles=(0, 20))
    p.t.attacks = 19
    p.say("give")
    assert p.t.half == 2


def second_half(**more: object) -> Play:
    given: dict[str, object] = {"options": NO_TEAM, "piles": (0, 0), "stars": (1, 3), **more}
    return match("", "", people=("val4", "kre2"), **given).say("give", "give")  # type: ignore[arg-type]


def test_wf_141_wf_142_the_second_half_begins_anew() -> None:
    p = second_half(goals=(2, 1), reds=(1, 0), subs=(2, 1), stars=(6, 6))
    p.dealt()
    assert [p.held(seat) for seat in range(2)] == [7, 8]
    assert (p.t.ball, p.t.half, cards(p, 0), cards(p, 1)) == (1, 2, 30, 30)
    assert (p.get(0, "GOALS"), p.get(1, "GOALS"), p.t.reds[0], p.get(0, "SUBS")) == (2, 1, 1, 2)
    assert (p.get(0, "COLOUR"), p.get(1, "COLOUR")) == (0, 1)
    assert sum(p.t.spot[n] == c.PILE for n in range(14)) == 12


def test_wf_141_who_was_taken_off_stays_away() -> None:
    p = match("", "", people=("val4",), options=NO_TEAM, piles=(0, 0), stars=(1, 6), subs=(1, 0))
    p.say("give", "sub val4", "give").dealt()
    assert p.place("val4") == c.GONE


def test_wf_103_wf_143_half_time() -> None:
    p = match(
        "", "", piles=(0, 0), stars=(3, 6), most=(5, 6), abilities=("simulation endurance", "")
    )
    p.t.put(0, c.FREE, p.t.get(0, c.LAID))
    p.say("give", "pass", "give")
    assert (p.get(0, "STARS"), p.get(1, "STARS")) == (5, 6)
    assert p.phase() == "ABILITY_COMMIT"
    p.say("abilities counter_attack offside_trap", seat=0)
    p.say("abilities counter_attack offside_trap", seat=1)
    assert laid(p, 0) == {
        "creativity", "set_tactics", "clinical_finish", "counter_attack", "offside_trap"
    }  # fmt: skip


def test_wf_144_wf_213_a_lower_limit_from_the_first_draw() -> None:
    p = second_half(reds=(0, 2), stars=(6, 6))
    while p.phase() == "DRAW":
        p.roll(min(p.odds()))
    assert (p.phase(), p.due(), p.held(1)) == ("FORCED_DISCARD", [1], 8)
    assert p.codes().least == 3


def shoot(p: Play, *kicks: tuple[int, int]) -> Play:
    for one, two in kicks:
        p.say(f"number {one}", seat=0).say(f"number {two}", seat=1)
    return p


GOAL, MISS = (1, 2), (3, 3)


def level() -> Play:
    options = {**AMATEUR, "tie_break": "penalties"}
    return match("", "", options=options, piles=(0, 0), half=2, kicker=1).say("give", "give")


def test_wf_145_wf_159_a_shoot_out() -> None:
    p = level()
    assert (p.phase(), p.t.ball) == ("SHOOT_OUT", 1)
    shoot(p, GOAL, MISS)
    assert (p.get(1, "SCORED"), p.get(0, "SCORED"), p.get(1, "SHOTS")) == (1, 0, 1)
    shoot(p, GOAL, MISS)
    assert not p.over()
    shoot(p, GOAL)
    assert not p.over()
    shoot(p, MISS)
    assert p.over()
    assert list(GAME.result(p.t).points) == [0, 2]
    assert GAME.result(p.t).reason == c.BY_PENALTIES


def test_wf_145_pairs_until_it_is_decided() -> None:
    p = shoot(level(), *[GOAL] * 10)
    assert not p.over()
    shoot(p, GOAL)
    assert not p.over()
    shoot(p, MISS)
    assert list(GAME.result(p.t).points) == [0, 2]


def test_wf_145_a_shoot_out_without_end_is_decided_by_lot() -> None:
    p = shoot(level(), *[MISS] * (2 * c.ROUNDS - 1))
    assert p.phase() == "SHOOT_OUT"
    shoot(p, MISS)
    assert (p.phase(), p.odds()) == ("LOT", {0: 1 / 2, 1: 1 / 2})
    p.roll(0)
    assert list(GAME.result(p.t).points) == [2, 0]
    assert GAME.result(p.t).reason == c.BY_LOT


def test_wf_145_goals_decide_before_penalties() -> None:
    options = {**AMATEUR, "tie_break": "penalties"}
    p = match("", "", options=options, piles=(0, 0), half=2, goals=(1, 0)).say("give", "give")
    assert GAME.result(p.t).reason == c.BY_GOALS
