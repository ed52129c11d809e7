"""FC-179 to FC-199: before a match, kick-off, the steps of a turn, half-time and full time."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import STANDARD, begin, match, prematch
from tests.games.footclub.people import NUMBER
from touchline.core.ids import HIDDEN
from touchline.games.footclub.rules import codes as c

FIVE = "press1 press2 press3 press4 press5"


def kicked_off(**given) -> Play:
    """Both line up as usual and choose their first cards; the ball die is next."""
    p = prematch(**given).play("kop attack")
    for club, lines in (("blue", STANDARD), ("red", STANDARD.lower())):
        p.arrange(lines, by=club).play(p.open(club)[0], by=club)
        while p.open(club) != ["done"]:
            p.play(p.open(club)[0], by=club)
        p.play("done", by=club)
    return p


# -- before kick-off ------------------------------------------------------------------------------


def to_home(choice: str) -> Play:
    p = begin({"home_choice": choice})
    return p.wander(2, {"agreed": "PICK_HOME", "random": "HOME_TOSS", "lobby": "PICK_KOP"}[choice])


def test_fc_179_home_choice_agreed() -> None:
    """FC-Q27: equal proposals settle it, different ones are settled at random."""
    for club in ("blue", "red"):
        p = to_home("agreed").each(f"home {club}", f"home {club}")
        assert (p.phase(), p.due()) == ("PICK_KOP", club)
        assert p.told("HOME_IS") == [(int(club == "red"), 0)]
    p = to_home("agreed").play("home blue", by="blue")
    assert p.due() == "red"
    p.play("home red")
    assert p.fate() == {0: 1, 1: 1}
    p.happen(1)
    assert (p.phase(), p.due(), p.told("HOME_IS")) == ("PICK_KOP", "red", [(1, 1)])


def test_fc_179_home_choice_random_and_lobby() -> None:
    p = to_home("random")
    assert p.fate() == {0: 1, 1: 1}
    assert p.happen(0).due() == "blue"
    p = to_home("lobby")
    assert (p.due(), p.told("HOME_IS")) == ("blue", [(0, 2)])
    assert "PICK_HOME" not in p.phases


def test_fc_181_behind_a_screen_at_the_same_time() -> None:
    p = prematch().play("kop attack")
    assert (p.phase(), p.due()) == ("PREMATCH", "both")
    p = kicked_off()
    assert p.phase() == "COLOUR"
    assert {p.fresh(name) for name in STANDARD.replace("|", "").split()} == {1}
    assert p.captain("blue") == "FB1"


def test_fc_182_both_read_the_values_and_the_initial_bonuses() -> None:
    p = kicked_off(people={"COACH": "5", "fb1": "5"})
    for eye in ("blue", "red", "watcher"):
        blue, red = p.shown("blue", eye), p.shown("red", eye)
        assert (blue["att"], blue["def"], red["att"], red["def"]) == (17, 22, 16, 24)
        assert (blue["initial"], red["initial"]) == (17 - 24, 16 - 22)


# -- kick-off --------------------------------------------------------------------------------------


@pytest.mark.parametrize("home", ["blue", "red"])
def test_fc_184_away_begins_then_home_then_home(home: str) -> None:
    away = "red" if home == "blue" else "blue"
    p = kicked_off(home=home, options={"draw_decider": "extra_time"}).quiet("PLACE_FAN")
    assert p.told("KICK_OFF")[0][0] == ("blue", "red").index(away)
    assert p.holder() == p.captain(away)
    p.quiet("TACTICS").quiet("PLACE_FAN")
    assert (p.t.period, p.holder()) == (2, p.captain(home))
    p.quiet("TACTICS").quiet("PLACE_FAN")
    assert (p.t.period, p.holder()) == (3, p.captain(home))


def test_fc_185_an_opening_hand_of_four() -> None:
    p = kicked_off().happen(3)
    assert (p.phase(), p.t.count(0, c.PILE)) == ("DRAW", 14)
    for _ in range(8):
        assert set(p.fate().values()) == {1}  # any card of the pile: it is shuffled
        p.happen(next(iter(p.fate())))
    assert p.view("red").counts == [4, 10, 23, 4, 10, 23]
    assert p.told("TURN_BEGINS") == [(1, 0)]


# -- the steps -------------------------------------------------------------------------------------


def test_fc_186_both_draw_two() -> None:
    p = match("discard", hands=("press1", "press2"), piles=("as tackle1", "tackle2 tackle3"))
    assert p.phase() == "DRAW"
    p.draws("as tackle1", "tackle2 tackle3")
    assert p.hand("blue") == ["press1", "tackle1", "as"]
    assert p.hand("red") == ["press2", "tackle2", "tackle3"]
    told = [e for e in p.log.events if e.kind == c.CARD_DRAWN]
    assert [e.seen_by(e.a).secret >= 0 for e in told] == [True] * 4
    assert [e.seen_by(1 - e.a).secret for e in told] == [HIDDEN] * 4


def test_fc_186_empty_piles_end_the_half() -> None:
    p = match("discard", turn=5)
    assert p.told("WHISTLE") == [(1, 0)]
    assert p.told("TURN_BEGINS") == []


def test_fc_187_fans_at_the_same_time() -> None:
    p = match("fans", hands=("fans", "fans"))
    before = p.view("red").key()
    p.play("fan", by="blue")
    assert p.view("red").key() == before
    assert p.fans("blue") == 5
    p.play("fan", by="red")
    assert (p.fans("blue"), p.fans("red")) == (6, 6)
    assert p.told("FAN_PLACED") == [(0, 6), (1, 6)]


def test_fc_188_changes_then_swaps() -> None:
    p = match("fans", hands=("as", "as"), home="red").each("pass", "pass")
    assert (p.phase(), p.due()) == ("CHANGE", "blue")
    p.play("pass")
    assert (p.phase(), p.due()) == ("CHANGE", "red")
    p.play("pass")
    assert (p.phase(), p.due()) == ("SWAP", "both")


def test_fc_192_step_four() -> None:
    p = match("offensive", hands=("attack1 solo1", ""), fans=(2, 5))
    assert p.open() == ["pass", "attack1", "solo1"]  # two fans and the kop
    p.play("pass")
    assert p.phase() == "DRAW"


@pytest.mark.parametrize(
    ("lines", "size", "drop"),
    [
        ("FB1 FB2 | CB1 CB2 | DM1 DM2 DM3 | AM1 | FW1 FW2", 5, 2),
        ("FB1 FB2 | CB1 CB2 | DM1 DM2 DM3 | AM1 | FW1 FW2", 3, 0),
        (STANDARD, 5, 1),
        ("FB1 FB2 | CB1 | DM1 DM2 | AM1 AM2 | FW1 FW2 FW3", 7, 2),  # TV-10
        ("FB1 FB2 | CB1 | DM1 DM2 | AM1 AM2 | FW1 FW2 FW3", 5, 0),  # TV-10
        ("FB1 FB2 | CB1 | DM1 | AM1 AM2 AM3 | FW1 FW2 FW3", 6, 0),
    ],
)
def test_fc_193_tv_10_down_to_the_hand_limit(lines: str, size: int, drop: int) -> None:
    hand = " ".join([*FIVE.split(), "tackle1", "tackle2"][:size])
    p = match("discard", blue=lines, hands=(hand, ""))
    if not drop:
        assert p.phase() == "DRAW"
        return
    assert (p.phase(), p.due()) == ("DISCARD", "blue")
    asked = p.asked()
    assert (asked.least, asked.most) == (drop, drop)
    for _ in range(drop):
        p.play(p.open()[0])
    assert p.open() == ["done"]
    p.play("done")
    assert len(p.hand("blue")) == size - drop
    assert p.discard("blue") == hand.split()[:drop]
    assert len(p.told("DROPPED")) == drop


def test_fc_193_any_cards_may_go_alike_ones_once() -> None:
    p = match("discard", hands=(f"{FIVE} as as", ""))
    assert p.open() == [f"card press{n}" for n in range(1, 6)]
    p.play("card press5", "card as")
    assert p.open() == ["card as"]


def test_fc_193_discard_order_simultaneous() -> None:
    p = match("discard", hands=(FIVE, FIVE))
    assert p.due() == "both"
    p.play("card press1", by="blue")
    assert p.discard("blue") == []  # revealed together
    assert p.view("red").cards[0] == HIDDEN
    p.play("done", by="blue")
    assert p.discard("blue") == []
    p.play("card press2", "done", by="red")
    assert (p.discard("blue"), p.discard("red")) == (["press1"], ["press2"])


@pytest.mark.parametrize(("home", "first"), [("blue", "red"), ("red", "blue")])
def test_fc_193_discard_order_away_first(home: str, first: str) -> None:
    p = match("discard", hands=(FIVE, FIVE), home=home, options={"discard_order": "away_first"})
    assert p.due() == first
    p.play("card press1", "done")
    assert p.discard(first) == ["press1"]  # home sees it before it chooses
    assert p.due() == home
    p.play("card press2", "done")
    assert p.phase() == "DRAW"


def test_fc_193_hands_are_unlimited_during_the_turn() -> None:
    p = match(hands=(f"{FIVE} tackle1 tackle2 ds1", "as"), ball="fw1")
    assert len([a for a in p.open() if a.startswith("tackle")]) == 4


def test_fc_194_after_a_goal_and_in_the_last_turn() -> None:
    p = match("offensive", hands=(f"attack1 {FIVE}", ""), turn=5, people={"COACH": "20"})
    p.play("attack1", "pass", "pass").shoot(1, 6)
    assert (p.phase(), p.due()) == ("DISCARD", "blue")
    p.play("card press1", "done")
    assert p.phase() == "TACTICS"


def test_fc_195_between_turns_the_ball_stays() -> None:
    p = match("offensive", hands=("as", "as"), ball="AM2").play("pass").draws().quiet("POSSESSION")
    assert (p.t.turn, p.holder(), p.due()) == (2, "AM2", "red")


# -- half-time and full time -----------------------------------------------------------------------


def test_fc_196_hands_and_discards_return_to_the_reserve() -> None:
    p = match(hands=("tackle2 attack1", "press1 tackle1"), turn=5, fans=(6, 4))
    p.play("press1 token token", "tackle2 regular").roll(6, 6).play("tackle1 regular").roll(6, 6)
    p.quiet("TACTICS")
    for side, fans in ((0, 6), (1, 4)):
        assert p.t.count(side, c.RESERVE) == 42 - fans
    assert p.fans("blue") == 6


def test_fc_196_what_a_rival_knows_then() -> None:
    """Everything but the stands is the reserve, before new cards are chosen."""
    p = match("discard", hands=("press1", "press2"), turn=5)
    assert p.phase() == "TACTICS"
    assert p.view("red").counts == [0, 0, 37, 0, 0, 37]


def test_fc_197_players_stay_and_tokens_but_the_light_injuries() -> None:
    tokens = {"FW1": "minus2 yellow fresh0", "CB1": "fresh0"}
    p = match("discard", turn=5, tokens=tokens, used=(2, 1)).quiet("PLACE_FAN")
    assert (p.lines("blue"), p.lines("red")) == (STANDARD, STANDARD.lower())
    assert (p.stars("FW1"), p.t.yellows(NUMBER["FW1"]), p.fresh("FW1")) == (3, 1, 0)
    assert (p.get("blue", c.SUBS), p.get("red", c.SUBS)) == (2, 1)
    assert Counter(p.phases) & Counter(["CHANGE", "SWAP"]) == Counter()


def test_fc_198_fourteen_of_what_is_not_in_the_stands() -> None:
    """All 37 cards again, those of the first half included."""
    p = match("discard", hands=("press1 ds1", ""), turn=5, fans=(6, 5))
    assert (p.phase(), p.due()) == ("TACTICS", "both")
    assert (p.asked("blue").least, p.asked("blue").most) == (14, 14)
    assert "card press1" in p.open("blue")
    before = p.t.colour
    p.quiet("COLOUR")
    assert [p.t.count(0, place) for place in (c.PILE, c.RESERVE)] == [14, 22]
    p.happen(before % 6 + 1).draws()
    assert p.told("BALL_COLOUR") == [(before % 6 + 1, 0)]
    assert (p.holder(), len(p.hand("blue"))) == ("DM1", 6)


@pytest.mark.parametrize(
    ("goals", "points"), [((3, 1), [2, 0]), ((0, 1), [0, 2]), ((2, 2), [1, 1])]
)
def test_fc_199_full_time(goals: tuple[int, int], points: list[int]) -> None:
    p = match("discard", period=2, turn=5, goals=goals, options={"draw_decider": "none"})
    assert p.result()[0] == points
    assert p.told("WHISTLE") == [(2, 0)]
