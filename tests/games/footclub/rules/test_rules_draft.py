"""FC-167 to FC-178, FC-208 to FC-211: the draft, and the one between the legs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import SQUAD, begin, prematch
from tests.games.footclub.people import NAMES, NUMBER, STARS
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.draft import end_draft
from touchline.games.footclub.rules.flow import end_first_leg
from touchline.play import library
from touchline.rooms import ROOMS


def level(p: Play, card: int) -> int:
    return int(p.t.book.level[card])


def drafted(seed: int = 1, **options: str) -> Play:
    return begin(options).wander(seed, "PICK_HOME")


# -- the draft -------------------------------------------------------------------------------------


def test_fc_167_staff_pairs_by_lot() -> None:
    """Six ordered choices, equally likely; the third pair is out of the game."""
    seen = set()
    for first in range(3):
        p = begin().happen(first)
        assert p.fate() == {n: 1 for n in range(3) if n != first}
        for second in p.fate():
            q = Play(p.t.clone()).happen(second)
            staff = [(q.get(club, c.COACH_CARD), q.get(club, c.KEEPER_CARD)) for club in
                     ("blue", "red")]  # fmt: skip
            assert staff == [(first, 3 + first), (second, 3 + second)]
            (out,) = {0, 1, 2} - {first, second}
            assert [q.t.spot[n] for n in (out, 3 + out)] == [c.OUT, c.OUT]
            seen.add((first, second))
    assert len(seen) == 6


def test_fc_178_coach_and_keeper_make_eight_stars() -> None:
    b = library.numbers(ROOMS["footclub"])
    pairs = [(b["pairs"][i], b["pairs"][i + 1]) for i in (0, 2, 4)]
    levels = {(b["level"][coach], b["level"][keeper]) for coach, keeper in pairs}
    assert levels == {(5, 3), (4, 4), (3, 5)}


def test_fc_168_fives_lie_on_fours() -> None:
    p = begin()
    stars = []
    for _ in p.walk(3, "PICK_HOME"):
        if p.phase() == "REVEAL" and p.t.market[5] >= 0 and -1 not in list(p.t.market[:6]):
            assert set(p.fate().values()) == {1}
            stars.append(level(p, next(iter(p.fate()))))
    assert stars == sorted(stars, reverse=True)
    assert Counter(stars)[5] == 8


def test_fc_169_six_threes_make_three_pairs_in_order_of_arrival() -> None:
    p = begin().wander(1, "REVEAL")
    arrived = []
    for _ in range(6):
        assert {level(p, n) for n in p.fate()} == {3}
        arrived.append(sorted(p.fate())[-1])
        p.happen(arrived[-1])
    assert list(p.t.market[:6]) == arrived
    assert p.told("MARKET_SHOWN") == [
        (i, arrived[2 * i] * 128 + arrived[2 * i + 1]) for i in range(3)
    ]
    assert {level(p, n) for n in p.fate()} == {5}  # then the stars


def test_fc_170_who_begins_is_random() -> None:
    p = begin().happen(0, 1)
    assert p.phase() == "STARTER"
    assert p.fate() == {0: 1, 1: 1}
    for club in (0, 1):
        q = Play(p.t.clone()).happen(club).quiet("DRAFT_STAR")
        assert q.due() == ("blue", "red")[club]


@pytest.mark.parametrize("pick", [0, 1])
def test_fc_171_one_star_of_two_the_other_is_set_aside(pick: int) -> None:
    p = begin().quiet("DRAFT_STAR")
    shown = [NAMES[n] for n in p.t.market[6:8]]
    assert p.open() == ["star 0", "star 1"]
    p.play(f"star {pick}")
    assert p.t.spot[NUMBER[shown[pick]]] == c.CLUB + c.BENCH
    assert p.spot(shown[1 - pick]) == "ASIDE"
    assert (p.phase(), p.due()) == ("DRAFT_PAIR", "blue")


@pytest.mark.parametrize("pair", [0, 1, 2])
def test_fc_172_then_both_cards_of_a_pair_and_the_gap_is_filled(pair: int) -> None:
    p = begin().quiet("DRAFT_PAIR")
    before = list(p.t.market[:6])
    assert p.open() == ["pair 0", "pair 1", "pair 2"]
    p.play(f"pair {pair}")
    for card in before[2 * pair : 2 * pair + 2]:
        assert p.t.spot[card] == c.CLUB + c.BENCH
    p.quiet("DRAFT_STAR")
    after = list(p.t.market[:6])
    assert [i for i in range(6) if after[i] != before[i]] == [2 * pair, 2 * pair + 1]
    assert -1 not in after


def test_fc_173_five_turns_each_in_turn() -> None:
    p = drafted(4)
    clubs = [side for side, _ in p.told("STAR_TAKEN")]
    assert clubs == [clubs[0], 1 - clubs[0]] * 5
    assert [side for side, _ in p.told("PAIR_TAKEN")] == clubs
    assert p.told("DRAFT_OVER") == [(0, 0)]


@pytest.mark.parametrize("seed", range(6))
def test_fc_174_fc_177_seventeen_cards_each(seed: int) -> None:
    p = drafted(seed)
    for side in range(2):
        squad = [n for n in range(50) if p.t.spot[n] == c.CLUB + 8 * side + c.BENCH]
        assert Counter(int(p.t.book.kind[n]) for n in squad) == {0: 1, 1: 1, 2: 15}
        levels = Counter(level(p, n) for n in squad if n > 5)
        assert levels == {5: 2, 4: 3, 3: 10}
    aside = Counter(level(p, n) for n in range(50) if p.t.spot[n] == c.ASIDE)
    left = Counter(level(p, n) for n in range(6, 50) if p.t.spot[n] == c.OUT)
    assert (aside, left) == ({5: 4, 4: 6}, {3: 4})


def test_fc_177_at_the_tenth_turn_both_piles_are_exhausted() -> None:
    p = begin()
    turns = 0
    for _ in p.walk(1, "PICK_HOME"):
        if p.phase() == "DRAFT_STAR":
            turns += 1
            pool = [n for n in range(50) if p.t.spot[n] == c.POOL]
            threes = [n for n in pool if level(p, n) == 3]
            assert (len(pool) - len(threes), len(threes)) == (20 - 2 * turns, 20 - 2 * turns)
    assert turns == 10
    assert len([pair for pair in range(3) if p.t.market[2 * pair] >= 0]) == 0


def test_fc_176_everything_is_public() -> None:
    p = begin()
    for _ in p.walk(1, "PICK_HOME"):
        assert p.view("blue").key() == p.view("red").key()
    b = p.view("blue")
    assert b.spot == list(p.t.spot)


# -- clubs that cannot play ------------------------------------------------------------------------

HOPELESS = "FW1 FW2 FW3 FW4 FW5 AM1 AM2 AM3 AM4 DM1 DM2 DM3 DM4 CB1 CB2"


def at_the_end(blue: str, red: str, **options: str) -> Play:
    """A draft that has just come out like this."""
    p = begin(options)
    for side, squad in enumerate((blue, red)):
        for name in squad.split():
            p.t.place(side, NUMBER[name], c.BENCH)
    end_draft(p.t, p.log)
    return p


def test_fc_175_no_legal_formation_no_match() -> None:
    p = at_the_end(HOPELESS, SQUAD.lower())
    assert p.result() == ([0, 2], c.NO_LINE_UP)
    assert p.goals() == (0, 3)
    assert p.told("FORFEITED") == [(0, c.NO_LINE_UP)]
    p = at_the_end(SQUAD, HOPELESS.lower())
    assert p.result() == ([2, 0], c.NO_LINE_UP)
    assert at_the_end(SQUAD, SQUAD.lower()).phase() == "PICK_HOME"


def test_fc_175_the_option_formation_set_counts() -> None:
    """CB, DM, AM, FW only: a club that needs one of the three shapes that are left out."""
    squad = "CB1 CB2 CB3 DM1 DM2 DM3 AM1 AM2 AM3 FW1"
    assert at_the_end(squad, SQUAD.lower()).phase() == "PICK_HOME"
    p = at_the_end(squad, SQUAD.lower(), formation_set="twenty_one")
    assert p.result() == ([0, 2], c.NO_LINE_UP)


def test_fc_175_both_unable_draft_again_and_at_last_nobody_wins() -> None:
    """FC-Q29."""
    p = at_the_end(HOPELESS, HOPELESS.lower())
    assert (p.phase(), p.t.drafts) == ("STAFF", 1)
    assert all(p.t.spot[n] == c.POOL for n in range(50))
    p.wander(1, "PICK_HOME")
    assert p.told("DRAFT_BEGINS")[0][1] == 1
    for n in (2, 3):
        for card in range(50):
            p.t.spot[card] = c.OUT
        end_draft(p.t, p.log)
        assert p.t.drafts == n
    assert p.result() == ([1, 1], c.NOBODY_CAN)


def test_fc_175_fc_207_in_a_tie_the_leg_is_forfeited_and_the_second_one_played() -> None:
    p = at_the_end(HOPELESS, SQUAD.lower(), format="two_legged")
    p.each("home blue", "home blue")
    assert p.told("LEG_OVER") == [(0, 3)]
    assert p.phase() == "RECRUIT_DEAL"
    assert (p.get("blue", c.LEG_GOALS), p.get("red", c.LEG_GOALS)) == (0, 3)


# -- between the legs ------------------------------------------------------------------------------


def between(seed: int = 1, **options: str) -> Play:
    """The first leg has just ended."""
    p = drafted(seed, format="two_legged", **options).each("home blue", "home blue")
    end_first_leg(p.t, p.log)
    return p


@pytest.mark.parametrize(("pool", "levels"), [("five_four", [4, 5]), ("four_three", [4, 3])])
def test_fc_208_fc_209_three_of_one_pile_and_two_of_the_other(pool: str, levels: list) -> None:
    p = between(mid_tie_pool=pool)
    dealt = []
    for _ in range(10):
        found = {level(p, n) for n in p.fate()}
        assert len(found) == 1
        assert set(p.fate().values()) == {1}
        dealt.append(found.pop())
        p.happen(next(iter(p.fate())))
    assert dealt == [levels[0]] * 6 + [levels[1]] * 4
    assert (p.phase(), p.due()) == ("RECRUIT", "both")
    for club in ("blue", "red"):
        offered = p.shown(club, "red")["recruits"]  # face up
        assert Counter(level(p, n) for n in offered) == {levels[0]: 3, levels[1]: 2}


@pytest.mark.parametrize(("pool", "count"), [("five_four", 9), ("four_three", 7)])
def test_fc_210_tv_33_two_but_not_both_of_the_higher_level(pool: str, count: int) -> None:
    p = between(mid_tie_pool=pool).quiet("RECRUIT")
    offered = [NAMES[n] for n in p.shown("blue", "blue")["recruits"]]
    top = 5 if pool == "five_four" else 4
    legal = {
        frozenset(pair)
        for pair in combinations(offered, 2)
        if [level(p, NUMBER[name]) for name in pair] != [top, top]
    }
    found = set()
    for one in p.open("blue"):
        q = Play(p.t.clone()).play(one, by="blue")
        for two in q.open("blue"):
            found.add(frozenset((one, two)))
            assert Play(q.t.clone()).play(two, by="blue").open("blue") == ["done"]
        shut = q.shut("blue")
        assert set(shut.values()) <= {"TWO_TOP"}
        for name in shut:
            assert {level(p, NUMBER[name]), level(p, NUMBER[one])} == {top}
    assert found == legal
    assert len(found) == count


def test_fc_211_independent_public_and_nineteen_cards() -> None:
    p = between().quiet("RECRUIT")
    before = p.view("red").key()
    p.play(p.open("blue")[0], by="blue")
    assert p.view("red").key() == before
    p.play(p.open("blue")[0], "done", by="blue")
    p.play(p.open("red")[0], by="red").play(p.open("red")[0], "done", by="red")
    assert len(p.told("RECRUITED")) == 4
    assert p.phase() == "PICK_KOP"
    for side in range(2):
        assert len([n for n in range(50) if p.t.spot[n] == c.CLUB + 8 * side + c.BENCH]) == 19
    assert not [n for n in range(50) if p.t.spot[n] & 7 == c.OFFERED and p.t.spot[n] >= 8]


def test_fc_209_a_small_pack_deals_what_there_is() -> None:
    """FC-Q37: a pack with eighteen fives and two fours still lets everybody choose two."""
    fives = [*STARS, *(name for name in NAMES[6:] if name not in STARS)][:18]
    people = {**STARS, **dict.fromkeys(fives, "5")}
    for seed in range(6):
        p = begin({"format": "two_legged"}, people=people).wander(seed, "PICK_HOME")
        p.each("home blue", "home blue")
        end_first_leg(p.t, p.log)
        p.quiet("RECRUIT").wander(seed, "PICK_KOP")
        assert len(p.told("RECRUITED")) == 4


def test_fc_175_before_the_second_leg_without_the_suspended() -> None:
    for suspended, phase in (("FB1 FB2", "END"), ("FB1", "PICK_KOP")):
        p = prematch(blue=SQUAD.replace("CB3", "DM4"), options={"format": "two_legged"})
        for name in suspended.split():
            p.t.place(0, NUMBER[name], c.SENT_OFF)
        end_first_leg(p.t, p.log)
        for side, pair in enumerate((("AM4", "FW4"), ("am4", "fw4"))):
            for name in pair:
                p.t.place(side, NUMBER[name], c.OFFERED)
        p.t.sealed.ask(3)
        p.t.stack.turn(c.RECRUIT)
        p.each("AM4, FW4, done", "am4, fw4, done")
        assert p.phase() == phase
        if phase == "END":
            assert p.goals() == (0, 3)
            assert p.told("FORFEITED") == [(0, c.NO_LINE_UP)]
