"""FC-001 to FC-028: the shape of a match, the zones, and what is on a team card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import begin, match
from tests.games.footclub.people import NUMBER, STARS, numbers
from touchline.core.ids import EVERYONE, HIDDEN
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.play import library
from touchline.rooms import ROOMS

LAST = {"period": 2, "turn": 5}  # the last turn of a match


def to_match(options: dict[str, str] | None = None, seed: int = 1):
    """A new match, drafted and lined up somehow, at the first turn's fans."""
    return begin(options).wander(seed, "PREMATCH").quiet("PLACE_FAN")


# -- the frame -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goals", "points", "reason"),
    [
        ((2, 1), [2, 0], c.BY_GOALS),
        ((0, 4), [0, 2], c.BY_GOALS),
        ((1, 1), [1, 1], c.DRAWN),
    ],
)
def test_fc_001_more_goals_win(goals, points, reason) -> None:
    p = match("discard", goals=goals, options={"draw_decider": "none"}, **LAST)
    assert p.result() == (points, reason)


def test_fc_002_from_draft_to_whistle() -> None:
    p = begin({"draw_decider": "none"}).wander(3)
    order = [e for e in p.story() if e in {"DRAFT_BEGINS", "DRAFT_OVER", "HOME_IS", "KOP_CHOSEN"}]
    assert order == ["DRAFT_BEGINS", "DRAFT_OVER", "HOME_IS", "KOP_CHOSEN"]
    story = p.story()
    rest = ("KOP_CHOSEN", "REVEALED", "BALL_COLOUR", "WHISTLE", "MATCH_OVER")
    assert [story.index(e) for e in rest] == sorted(story.index(e) for e in rest)
    assert p.told("PERIOD") == [(0, 0), (1, 0), (2, 0)]
    assert p.told("WHISTLE") == [(1, 0), (2, 0)]
    assert Counter(p.phases)["TACTICS"] >= 28  # half-time


def test_fc_002_extra_time_and_shoot_out_come_last() -> None:
    p = match("discard", options={"draw_decider": "extra_time_shoot_out"}, **LAST)
    p.quiet("SHOOT_ORDER")
    assert p.told("WHISTLE") == [(2, 0), (3, 0)]


def test_fc_003_five_turns_make_a_half_and_fourteen_cards_are_drawn() -> None:
    """TV-32: 14 cards are 5 turns."""
    p = to_match()
    drawn = Counter(side for side, _ in p.told("CARD_DRAWN"))
    assert drawn == {0: 6, 1: 6}  # four to open, two in the first turn
    p.quiet("TACTICS")
    assert p.told("TURN_BEGINS") == [(n, 0) for n in (1, 2, 3, 4, 5)]
    assert Counter(side for side, _ in p.told("CARD_DRAWN")) == {0: 14, 1: 14}
    assert p.told("WHISTLE") == [(1, 0)]


def test_fc_003_the_half_ends_where_a_sixth_draw_would_begin() -> None:
    p = match("discard", turn=5)
    assert p.t.count(0, c.PILE) == 0
    assert p.phase() == "TACTICS"
    assert match("discard", turn=4).phase() == "DRAW"


def test_fc_004_the_steps_of_a_turn() -> None:
    p = match("fans", hands=("attack1", "as as as as tackle1"), turn=2)
    p.each("pass", "pass").play("pass", "pass").each("pass", "pass")
    p.play("pass", "pass", "card as", "done").draws()
    order = list(dict.fromkeys(p.phases))
    assert order == ["PLACE_FAN", "CHANGE", "SWAP", "POSSESSION", "OFFENSIVE", "DISCARD", "DRAW"]
    assert (p.phase(), p.t.turn) == ("PLACE_FAN", 3)


def test_fc_005_a_single_match_or_two_legs() -> None:
    one = begin({"draw_decider": "none"}).wander(5)
    assert one.told("LEG_OVER") == []
    two = begin({"format": "two_legged"}).wander(5)
    assert len(two.told("LEG_OVER")) >= 2
    assert {leg for _, leg in two.told("WHISTLE")} == {0, 1}


def test_fc_006_two_dice_for_a_tackle_and_one_each_for_a_shot() -> None:
    p = match(hands=("", "tackle1")).play("tackle1 regular")
    assert p.fate() == {10 * a + b: 1 for a in range(1, 7) for b in range(1, 7)}
    p = match("offensive", hands=("attack1", "")).play("attack1", "pass", "pass")
    assert p.fate() == dict.fromkeys(range(1, 7), 1)
    p.shoot(4, 2)
    assert p.told("DEFENCE_DIE") == [(1, 4)]
    assert p.told("ATTACK_DIE") == [(0, 2)]


def test_fc_006_the_ball_die_has_six_colours() -> None:
    p = begin().wander(2, "COLOUR")
    assert p.fate() == dict.fromkeys(range(1, 7), 1)


def test_fc_007_tv_24_a_forfeit_is_0_3_whatever_the_score() -> None:
    p = match(
        hands=("", "tackle1"), goals=(0, 5), reds=(0, 3), red="| cb1 | dm1 dm2 | am1 am2 | fw1 fw2"
    )
    p.play("tackle1 aggressive").roll(1, 2).roll(1, 1)
    assert p.goals() == (3, 0)
    assert p.result() == ([2, 0], c.FOURTH_RED)


# -- zones and what can be seen --------------------------------------------------------------------


def test_fc_008_where_team_cards_lie() -> None:
    p = to_match()
    coaches = [n for n in range(3) if p.t.spot[n] >= c.CLUB]
    assert [p.t.spot[n] & 7 for n in coaches] == [c.BENCH, c.BENCH]  # never on the pitch
    keepers = [n for n in range(3, 6) if p.t.spot[n] >= c.CLUB]
    assert [p.t.spot[n] & 7 for n in keepers] == [c.PITCH, c.PITCH]
    for side in range(2):
        at = Counter(int(p.t.spot[n]) for n in range(50))
        assert at[c.CLUB + 8 * side + c.PITCH] == 11
        assert at[c.CLUB + 8 * side + c.BENCH] == 6  # the coach and five more
    p = match("changes", bench="FB3 CB3 DM3 AM3 FW3 CB4")
    p.play("pass", "FB3", "FB1", "pass", "shape 2-2-2-2-2")
    p.play("FB2", "FB3", "CB1", "CB2", "DM1", "DM2", "AM1", "AM2", "FW1", "FW2", "done")
    assert (p.spot("FB1"), p.spot("FB3"), p.spot("CB3")) == ("OFF", "PITCH", "BENCH")


def test_fc_009_only_fans_stay_on_the_table() -> None:
    p = match("fans", hands=("fans press1", "tackle1"))
    p.each("fan", "pass").play("pass", "pass").each("pass", "pass").play("tackle1 regular")
    assert p.fans("blue") == 6
    assert p.hand("blue") == ["press1"]
    assert p.discard("red") == ["tackle1"]


def test_fc_010_the_kop_stays_in_the_home_stands() -> None:
    p = match("offensive", hands=("attack1", ""), home="blue")
    assert p.view("red").club[c.KOP_KIND] == 1
    assert p.get("red", c.KOP_KIND) == 0
    p.play("attack1", "push kop")
    assert (p.get("blue", c.KOP_KIND), p.get("blue", c.KOP_SPENT)) == (1, 1)
    assert p.discard("blue") == []


@pytest.mark.parametrize(("hide_bench", "shown"), [("true", False), ("false", True)])
def test_fc_011_fc_018_the_bench_of_the_other_club(hide_bench: str, shown: bool) -> None:
    p = match(options={"hide_bench": hide_bench})
    bench = {0, *(NUMBER[name] for name in ("FB3", "CB3", "DM3", "AM3", "FW3"))}
    assert set(p.shown("blue", "blue")["bench"]) == bench
    theirs = p.shown("blue", "red")["bench"]
    assert (set(theirs) == bench) if shown else theirs is None


def test_fc_012_a_pile_has_no_order_and_only_its_owner_knows_its_cards() -> None:
    p = match("discard", piles=("press1 press2", "tackle1"))
    assert p.phase() == "DRAW"
    pile = {n for n in range(84) if p.t.where[n] == c.PILE}
    own = {n for n in range(84) if p.view("blue").cards[n] == c.PILE}
    assert own == {n for n in pile if n < 42}
    assert p.fate() == {n: 1 for n in sorted(pile) if n < 42}  # home draws first: any card
    p.happen(0)
    assert p.fate() == {n: 1 for n in sorted(pile) if n >= 42}


def test_fc_013_hands_are_private_their_size_is_not() -> None:
    p = match(hands=("press1 as", "tackle1"))
    blue, red = p.view("blue"), p.view("red")
    assert [n for n in range(42) if blue.cards[n] == c.HAND] == [0, 29]
    assert [n for n in range(42) if red.cards[n] == c.HAND] == []
    assert blue.counts == red.counts == [2, 8, 27, 1, 8, 28]


def test_fc_014_discards_lie_open_in_their_order() -> None:
    p = match(hands=("tackle2 attack1", "press1 tackle1"))
    p.play("press1 token token", "tackle2 regular").roll(6, 6).play("tackle1 regular").roll(1, 2)
    assert p.discard("red") == ["press1", "tackle1"]
    assert p.shown("red", "blue")["discard"] == p.shown("red", "red")["discard"] == [0, 6]


def test_fc_015_stands_are_public() -> None:
    p = match(fans=(3, 4), kop="freshness")
    for eye in ("blue", "red", "watcher"):
        assert (p.shown("blue", eye)["fans"], p.shown("red", eye)["fans"]) == (3, 4)
        assert p.shown("blue", eye)["kop"] == {"kind": "freshness", "spent": False}
        assert p.shown("red", eye)["kop"] is None


def test_fc_016_a_rival_knows_only_the_union_of_hand_pile_and_reserve() -> None:
    p = match(hands=("tackle2", "tackle1")).play("tackle1 regular").roll(3, 4)
    unknown = [n for n in range(42, 84) if p.view("blue").cards[n] == HIDDEN]
    true = {int(p.t.where[n]) for n in unknown}
    assert len(unknown) == 42 - 5 - 1
    assert true == {c.RESERVE, c.PILE}


def test_fc_017_line_ups_are_secret_until_both_are_ready() -> None:
    p = begin().wander(4, "PREMATCH")
    before = p.view("red").key()
    answers = 0
    while p.due() in ("blue", "both"):
        p.play(p.open("blue")[-1], by="blue")
        answers += 1
        assert p.view("red").team == [-1] * 10 + [0] * 6 + [-1] * 10 + [0] * 6
        if p.due() == "both":
            assert p.view("red").key() == before
    assert answers == 27
    assert p.told("REVEALED") == []
    while p.due() == "red":
        p.play(p.open("red")[0], by="red")
    assert p.phase() == "COLOUR"  # revealed before the colour is rolled
    for eye in ("blue", "red", "watcher"):
        assert -1 not in p.view(eye).team[:10]
        assert -1 not in p.view(eye).team[16:26]
    assert len(p.told("CAPTAIN_IS")) == 2


def test_fc_018_squads_are_public_knowledge() -> None:
    p = to_match()
    assert p.view("red").spot == p.view("blue").spot == p.view("watcher").spot


def test_fc_019_names_are_called() -> None:
    p = match(hands=("attack1", "press1 ds1 tackle1"))
    p.play("press1 token token")
    assert p.told("PRESSED") == [(1, 42)]
    assert p.told("PRESS_BY") == [(1, NUMBER["fw2"] * 128 + NUMBER["am1"])]
    p = match(hands=("attack1", "tackle1 ds1"))
    p.play("tackle1 regular").roll(1, 2).play("attack1", "pass", "ds1 regular")
    assert p.told("TACKLE_BY") == [(1, NUMBER["dm2"] * 128 + NUMBER["FW1"])]
    assert p.told("AIMED") == [(0, NUMBER["FW1"])]
    assert p.told("SUPPORT_BY") == [(1, NUMBER["cb1"])]
    assert all(e.sees == EVERYONE for e in p.log.events)


def test_fc_020_the_offensive_card_is_discarded_last() -> None:
    p = match("offensive", hands=("attack1 as", "ds1"))
    p.play("attack1", "push 1 as", "ds1 regular").roll(6, 6)
    p.play("push 1 fans", "push 1 fans", "pass", "pass")
    assert p.cards("blue", c.PLAYED) == ["attack1"]
    p.shoot(5, 1)
    assert p.discard("blue") == ["as", "fans", "attack1"]
    assert p.discard("red") == ["ds1", "fans"]


PAID: list[tuple[str, Callable[[], Play], list[str]]] = [
    ("a press paid by one fan",
     lambda: match(ball="fw1", hands=("press1", "")).play("press1 fan token"), ["fans", "press1"]),
    ("a press paid by the other fan",
     lambda: match(ball="fw1", hands=("press1", "")).play("press1 token fan"), ["fans", "press1"]),
    ("a press paid by two fans",
     lambda: match(ball="fw1", hands=("press1", "")).play("press1 fan fan"),
     ["fans", "fans", "press1"]),
    ("a press paid by kop and fan",
     lambda: match(ball="fw1", hands=("press1", ""), kop="freshness").play("press1 kop fan"),
     ["fans", "press1"]),
    ("a press paid by tokens",
     lambda: match(ball="fw1", hands=("press1", "")).play("press1 token token"), ["press1"]),
    ("a tackle costs nothing",
     lambda: match(ball="fw1", hands=("tackle1", "")).play("tackle1 regular").roll(6, 6),
     ["tackle1"]),
    ("a solo run whose ability is paid by a fan",
     lambda: match("offensive", hands=("solo1 as", ""), fans=(2, 5), people={"FW2": "speedster"})
     .play("solo1 fan", "push 1 as", "pass", "pass").shoot(5, 1), ["fans", "as", "solo1"]),
    ("fans and supports of an offensive",
     lambda: match("offensive", hands=("attack1 as as", ""))
     .play("attack1", "push 2 fans", "pass", "push 1 as", "pass", "pass").shoot(5, 1),
     ["fans", "fans", "as", "attack1"]),
]  # fmt: skip


@pytest.mark.parametrize(("_name", "played", "pile"), PAID, ids=[row[0] for row in PAID])
def test_fc_020_what_pays_lies_below_what_it_paid_for(
    _name: str, played: Callable[[], Play], pile: list[str]
) -> None:
    """A fan is spent before the card that it pays for has taken effect."""
    assert played().discard("blue") == pile


# -- team cards ------------------------------------------------------------------------------------


def test_fc_021_seven_roles() -> None:
    book = library.numbers(ROOMS["footclub"])
    assert Counter(book["kind"]) == {c.COACH: 3, c.KEEPER: 3, c.OUTFIELD: 44}
    assert {p for p, kind in zip(book["pos"], book["kind"], strict=True) if kind == 2} == {
        c.FB, c.CB, c.DM, c.AM, c.FW,
    }  # fmt: skip


def test_fc_022_fc_024_fc_025_what_is_on_a_card() -> None:
    """Two positions are a versatile player's; two profiles stand in place of a strength."""
    b = library.numbers(ROOMS["footclub"])
    for n in range(50):
        if b["kind"][n] != c.OUTFIELD:
            assert (b["profiles"][n], b["strength"][n], b["pos"][n]) == (0, 0, -1)
            continue
        assert b["profiles"][n] in (1, 2, 4, 3, 5, 6)
        assert (b["pos2"][n] >= 0) == (b["strength"][n] == c.VERSATILE)
        if b["profiles"][n] in (3, 5, 6):
            assert b["strength"][n] == 0
    assert set(b["strength"]) == set(range(7))  # all six strengths are there


def test_fc_025_a_player_may_have_neither_strength_nor_second_profile() -> None:
    """FC-Q33: the whole test pack is made of such players, and it plays."""
    assert set(numbers()["strength"]) == {0}
    assert begin({"draw_decider": "none"}).wander(8).due() == "over"


def test_fc_023_levels_sort_the_draft_piles() -> None:
    b = library.numbers(ROOMS["footclub"])
    assert Counter(b["level"][n] for n in range(50) if b["kind"][n] == 2) == {5: 8, 4: 12, 3: 24}
    p = begin().wander(1, "REVEAL")
    levels = []
    while p.phase() in ("REVEAL", "DRAFT_STAR", "DRAFT_PAIR"):
        if p.phase() == "REVEAL":
            shown = {int(p.t.book.level[n]) for n in p.fate()}
            assert len(shown) == 1  # the backs tell the level
            levels.append(shown.pop())
            p.happen(next(iter(p.fate())))
        else:
            p.play(p.open()[0])
    assert Counter(levels) == {3: 24, 5: 8, 4: 12}


def test_fc_026_staff_is_apart_from_the_outfield() -> None:
    p = begin()
    assert p.phase() == "STAFF"
    p.wander(1, "REVEAL")
    assert all(p.t.book.kind[n] == c.OUTFIELD for n in p.fate())


def test_fc_027_fc_220_the_triangle_and_the_league_are_no_part_of_the_engine() -> None:
    """Facts only: no number of a pack carries a triangle, and no option speaks of the league."""
    assert "triangle" not in library.numbers(ROOMS["footclub"])
    words = " ".join([c.key for c in GAME.choices] + [v for c in GAME.choices for v in c.values])
    assert not {"league", "ligue", "budget", "auction", "academy"} & set(words.split("_"))
    assert GAME.tables == (2,)


def test_fc_028_the_chick_changes_nothing_in_the_full_rules() -> None:
    one = begin({"draw_decider": "none"}).wander(12)
    two = begin({"draw_decider": "none"})
    two.t.book.poussin[0] = 1
    two.t.book.poussin[7] = NUMBER["fw5"]
    two.t.book.deck[0] = 0
    two.wander(12)
    assert one.story() == two.story()
    assert one.result() == two.result()
    assert STARS  # both with the same pack otherwise
