"""Why something is shut: every reason can come up, and it names the rule that it comes from."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.footclub.engine import WHY, Play
from tests.games.footclub.laying import SQUAD, STANDARD, match, prematch
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.voice.words import FootClubWords

Case = tuple[str, str, Callable[[], Play], str]
NO_AM = "FB1 FB2 | CB1 CB2 | DM1 DM2 DM3 | | FW1 FW2"


def press(**given) -> Play:
    return match(ball="fw1", hands=("press1", ""), **given)


def attack(hand: str = "attack1 as", rival: str = "as ds1", **given) -> Play:
    return match("offensive", hands=(hand, rival), **given)


def lined_up(*answers: str, **given) -> Play:
    return prematch(**given).play("kop attack").play(*answers, by="blue")


def change(*answers: str, **given) -> Play:
    return match("changes", home="red", **given).play(*answers)


def gone(spot: int, name: str = "FW4") -> Play:
    p = change()
    p.t.place(0, NUMBER[name], spot)
    return p


def recruit() -> Play:
    people = dict.fromkeys(("FW5", "AM4"), "5")
    p = prematch(options={"format": "two_legged"}, people=people)
    for name in ("FW5", "AM4", "dm4", "cb4", "cb5"):
        p.t.place(0, NUMBER[name], c.OFFERED)
    p.t.sealed.ask(3)
    p.t.stack.turn(c.RECRUIT)
    return p.play("AM4", by="blue")


def injured(**given) -> Play:
    p = match(ball="FW1", hands=("as", "tackle1"), options={"injury_replace": "forced"}, **given)
    return p.play("tackle1 aggressive").roll(1, 2).roll(1, 1).play("pass")


def shoot_out() -> Play:
    p = match("discard", period=3, turn=3, options={"draw_decider": "extra_time_shoot_out"})
    return p.play("FW1", by="blue")


def corner() -> Play:
    p = attack(options={"corner_reclaim_same": "false"}, people={"COACH": "10"})
    return p.play("attack1", "push 1 as", "pass", "pass").shoot(3, 1, 5, 2)


CASES: list[Case] = [
    ("NEED_THREE", "FC-108", lambda: attack(fans=(1, 0)), "attack1"),
    ("NEED_THREE_AT_MOST", "FC-108", lambda: attack("solo1"), "solo1"),
    ("NO_TARGET", "FC-069", lambda: press(blue=NO_AM, reds=(1, 0)), "press1 token token"),
    ("NO_TOKEN", "FC-077", lambda: press(tokens={"FW2": "fresh0"}), "press1 token token"),
    ("NO_FAN", "FC-133", lambda: press(fans=(0, 0)), "press1 fan token"),
    ("NO_KOP", "FC-137", press, "press1 kop token"),
    ("SAME_TOKEN", "FC-077", lambda: press(ribbons={"press1": "FB_L+FB_L"},
     options={"press_shift": "literal"}), "press1 token token"),
    ("ENFORCERS", "FC-087", lambda: match(ball="fw1", hands=("tackle1", ""),
     people={"DM2": "enforcer"}), "tackle1 regular"),
    ("STOPPERS", "FC-146", lambda: attack(people={"cb1": "stopper"}).play("attack1", "pass"),
     "ds1 regular"),
    ("ON_COUNTER", "FC-116", lambda: match("counter", hands=("counter1 as", "ds1")).play(
     "counter1", "pass"), "ds1 regular"),
    ("CAP", "FC-134", lambda: attack().play("attack1"), "push 4 fans"),
    ("NO_SUPPORT", "FC-140", lambda: attack().play("attack1"), "push 2 as"),
    ("KOP_OUT", "FC-138", lambda: attack(kop_spent=True).play("attack1"), "push kop"),
    ("OTHER_STEP", "FC-052", attack, "card as"),
    ("AFTER_SAVE", "FC-114", lambda: attack("counter1"), "card counter1"),
    ("WRONG_LINE", "FC-033", lambda: lined_up("shape 2-2-2-2-2"), "DM1"),
    ("REST", "FC-030", lambda: lined_up("shape 2-2-2-2-2", people={"CB3": "CB/FB versatile"},
     blue=SQUAD.replace("CB2 ", "")), "CB3"),
    ("NOT_CAPTAIN", "FC-044", lambda: lined_up("shape 2-2-2-2-2", *STANDARD.replace(
     "|", "").split(), people={"DM1": "5 T"}), "FW1"),
    ("NO_PLAYERS", "FC-033", lambda: lined_up(blue=SQUAD.replace("FW3", "FB4")), "shape 2-1-2-2-3"),
    ("NOT_LISTED", "FC-032", lambda: lined_up(options={"formation_set": "twenty_one"}),
     "shape 0-3-3-2-2"),
    ("TWO_TOP", "FC-210", recruit, "FW5"),
    ("NO_SUBS", "FC-158", lambda: change("FB3", "FB1", used=(2, 0)), "FW3"),
    ("WENT_OFF", "FC-158", lambda: gone(c.OFF), "FW4"),
    ("WAS_SENT_OFF", "FC-093", lambda: gone(c.SENT_OFF), "FW4"),
    ("IS_INJURED", "FC-096", lambda: gone(c.RETIRED), "FW4"),
    ("IS_SUSPENDED", "FC-204", lambda: gone(c.SUSPENDED), "FW4"),
    ("NO_LINE", "FC-161", lambda: change("FB3", used=(2, 0)), "AM1"),
    ("MUST_REPLACE", "FC-096", injured, "pass"),
    ("JUST_PLAYED", "FC-129", corner, "card attack1"),
    ("IN_STANDS", "FC-053", lambda: lined_up("shape 2-2-2-2-2", *STANDARD.replace(
     "|", "").split(), "FB1"), "card fans"),
    ("NO_ABILITY", "FC-154", lambda: attack("solo1", fans=(1, 0)), "solo1 token"),
    ("FANS_ONLY", "FC-132", lambda: match("fans", hands=("as", "as")), "card as"),
    ("NOT_HOME", "FC-010", lambda: press(home="red"), "press1 kop token"),
    ("NO_FAN_IN_HAND", "FC-132", lambda: match("fans", hands=("as", "as")), "fan"),
    ("POSSESSION_ONLY", "FC-189", lambda: match(ball="fw1", hands=("attack1", "")),
     "card attack1"),
    ("KICKS_ALREADY", "FC-217", shoot_out, "FW1"),
    ("ATTACKS_ONLY", "FC-119", lambda: attack(rival="as").play("attack1", "pass"), "card as"),
    ("DEFENDS_ONLY", "FC-119", lambda: attack("attack1 ds1").play("attack1"), "card ds1"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "rule", "table", "answer"), CASES, ids=[x[0] for x in CASES])
def test_the_reason_and_its_rule(
    name: str, rule: str, table: Callable[[], Play], answer: str
) -> None:
    p = table()
    by = "blue" if p.due() == "both" else None
    assert p.shut(by)[answer] == name
    asked = p.asked(by)
    assert not set(asked.shut) & set(asked.listed())
    # and that is what a person is told
    seat = p.seat(by)
    (question,) = [q for q in GAME.pending(p.t).decisions if q.seat == seat]
    assert int(getattr(c, name)) in question.shut.values()
    said, named = FootClubWords().reason(int(getattr(c, name)))
    assert said.id.startswith("fc-why-")
    assert named == rule


def test_every_reason_is_here() -> None:
    assert sorted(name for name, *_ in CASES) == sorted(WHY.values())
