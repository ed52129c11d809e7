"""§6.5: effects that the base pack lacks, in rows of their own; and nothing is out of reach."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.worldwide.engine import ABILITIES, ACTIONS, EVENT, NUMBERS, OP, PEOPLE, PHASE
from tests.games.worldwide.laying import begin, match
from touchline.games.worldwide.rules import codes as c

Row = tuple[int, ...]


def numbers(kind: str, id: str, *rows: Row, **more: int) -> dict[str, list[int]]:
    """The base pack with other effects for a Player card ("person") or an ability."""
    found = {key: list(column) for key, column in NUMBERS.items()}
    row = (PEOPLE if kind == "person" else ABILITIES).index(id)
    first = len(found["effects"]) // 6
    for effect in rows:
        found["effects"] += [*effect, *[0] * (6 - len(effect))]
    found[f"{kind}_effects"][row * 2 : row * 2 + 2] = [first, first + len(rows)]
    for key, value in more.items():
        found[f"{kind}_{key}"][row] = value
    return found


def own(*rows: Row) -> dict[str, list[int]]:
    """val5, played by itself in the own attack, with these effects."""
    return numbers("person", "val5", *rows)


def test_gain_star_up_to_the_maximum() -> None:
    for stars, left in ((2, 4), (5, 6)):
        p = match("", "", people=("val5",), stars=(stars, 0), numbers=own((c.GAIN_STAR, 2)))
        assert p.say("person val5").get(0, "STARS") == left


def test_draw_a_player_card() -> None:
    p = match("", "", people=("val5",), numbers=own((c.DRAW_CARDS, c.PERSON, 1)))
    p.say("person val5").draw("val1")
    assert p.folk(0) == ["val1"]


def test_the_opponent_discards_of_any_kind() -> None:
    rows = own((c.DISCARD_CARDS, c.ANY, 2, 1))
    p = match("", "pass", people=("val5", "kre6"), numbers=rows).say("person val5")
    p.asks("CHOOSE_DISCARD") if p.phase() == "COUNTER" else None
    assert (p.phase(), p.due(), p.open()) == ("CHOOSE_DISCARD", [1], ["drop kre6"])
    p.say("drop kre6", "drop pass")
    assert (p.held(1), p.folk(1), p.due()) == (0, [], [0])


def test_recover_a_player_card() -> None:
    rows = own((c.RECOVER_CARDS, c.PERSON, 1))
    p = match("", "", people=("val5",), folk_piles=(2, None), numbers=rows).say("person val5")
    assert all(word.startswith("take") for word in p.open())
    p.say("take val7")
    assert (p.folk(0), p.t.seen >> 6 & 1) == (["val7"], 1)


def test_start_pa_of_several_adds_up() -> None:
    rows = numbers("ability", "endurance", (c.START_PA, 3))
    p = match(
        "", "", abilities=("endurance", "endurance"), stars=(1, 2), piles=(0, 0), numbers=rows
    )
    p.t.pile[32] = 1  # the half goes on
    p.say("give").say("star endurance", "star endurance")
    p.say("pass") if p.phase() == "CHANGE_WINDOW" else None
    assert (p.t.ball, p.t.pa) == (1, 6)


@pytest.mark.parametrize(("fail", "phase"), [(1, "DEFENCE_ROLL"), (2, "ATTACK")])
def test_wf_109_other_ways_to_fail(fail: int, phase: str) -> None:
    rows = numbers("ability", "simulation", (c.SIMULATE, 15, 1, fail))
    p = match("dribble", "tackle", pa=4, abilities=("simulation", ""), numbers=rows)
    p.say("play dribble", "defend tackle", "star simulation").roll(10)
    assert p.told("NEEDED") == [(0, 111)]
    assert (p.phase(), p.t.pa, p.t.ball) == (phase, 4, 0)
    assert p.discard(1) == ["tackle"]


def test_wf_101_an_ability_after_an_attack_card() -> None:
    rows = numbers("ability", "clinical_finish", (c.GAIN_PA, 1), by=1 << c.PASSING)
    p = match("pass dribble", "", abilities=("clinical_finish", ""), piles=(None, 0), numbers=rows)
    assert p.shut()["star clinical_finish"] == "STAR_NOT_NOW"
    p.say("play pass").draw("val1")
    p.say("star clinical_finish")
    assert p.t.pa == 3
    p.say("play dribble").dealt()
    assert "star clinical_finish" not in p.open()


@pytest.mark.parametrize(("minus", "need"), [(0, 117), (1, 114)])
def test_player_defence_less_the_best_bonus(minus: int, need: int) -> None:
    rows = numbers("person", "zep2", (c.PLAYER_DEFENCE, 17, 0, minus), by=1 << c.LONG_PASS)
    p = match("long_pass", "", teams=("valmora", "zephyria"), people=("", "zep2"), numbers=rows)
    p.say("play long_pass", "person zep2").roll(20)
    assert p.told("NEEDED") == [(1, need)]
    assert p.t.ball == 1


def test_player_defence_less_a_negative_bonus() -> None:
    """§6.5 A bonus that was replaced by -4 makes a D card dearer, not free."""
    rows = numbers("person", "zep2", (c.PLAYER_DEFENCE, 17, 0, 1), by=1 << c.SHOT)
    p = match("shot", "", teams=("krestova", "zephyria"), people=("kre7", "zep2"), pa=6,
              numbers=rows)  # fmt: skip
    p.say("play shot+kre7").asks("DEFENCE").say("person zep2").roll(20)
    assert p.told("NEEDED") == [(1, 121)]


def test_6_4_a_card_for_any_roll_is_asked_for_after_a_success_too() -> None:
    rows = numbers("person", "val2", (c.DRAW_CARDS, c.ACTION, 1), failed=0)
    p = match("pass", "press", teams=("krestova", "valmora"), people=("", "val2"), numbers=rows)
    p.say("play pass").asks("DEFENCE").say("defend press").roll(20)
    assert (p.phase(), p.open()) == ("BOOST", ["pass", "person val2"])


@pytest.mark.parametrize(("privacy", "asked"), [("always_ask", True), ("auto_skip", False)])
def test_6_4_after_a_success_a_card_for_failures_is_none(privacy: str, asked: bool) -> None:
    rows = numbers("person", "val3", (c.DRAW_CARDS, c.ACTION, 1), failed=0,
                   trigger=c.ON_DEFENCE_ROLL, by=0)  # fmt: skip
    p = match("pass", "press", teams=("krestova", "valmora"), people=("", "val2"), numbers=rows,
              options={"window_privacy": privacy})  # fmt: skip
    p.say("play pass").asks("DEFENCE").say("defend press").roll(20)
    assert (p.phase() == "BOOST") is asked
    if asked:
        assert (p.open(), p.shut()["person val2"]) == (["pass"], "NOT_NOW")


def test_wf_125_a_counter_may_be_countered() -> None:
    rows = numbers("person", "val3", (c.COUNTER_PLAYER, 0), by=1 << c.D)
    p = match("", "", people=("val5 val3", "kre2"), piles=(9, None), numbers=rows)
    p.say("person val5", "person kre2")
    assert (p.phase(), p.due()) == ("COUNTER", [0])
    p.say("person val3")
    assert p.phase() == "TAKE"  # the countered counter works not: the card does


# -- reach -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_nothing_is_out_of_reach() -> None:
    """Every card, ability, person, phase, event, effect is met in random matches."""
    met: Counter[str] = Counter()
    wanted = {f"phase {name}" for name in PHASE.values()} | {f"event {n}" for n in EVENT.values()}
    # phases that nobody is due in are passed through; a lot needs forty level pairs
    nobody = ("DEAL", "ANSWER", "VALIDATE", "FOUL", "SET_PIECE", "END_ATTACK", "HALF_END", "RUN",
              "BEGIN", "CAPTAIN_STAR")  # fmt: skip
    wanted -= {f"phase {name}" for name in (*nobody, "LOT")}
    wanted -= {"event PERSON_BACK"}  # tested above: no base card brings a Player card back
    wanted |= {f"card {id}" for id in ACTIONS} | {f"star {id}" for id in ABILITIES}
    wanted |= {f"person {id}" for id in PEOPLE} | {f"end {n}" for n in range(3)}
    for seed in range(400):
        options = [
            {
                "tie_break": "penalties",
                "ground_side": "agree",
                "foul_on_shot": "shot_then_set_piece",
            },
            {"after_on_foul": "true", "max_attacks_per_half": "50"},
        ][seed % 2]
        p = begin(options, 4 if seed % 3 == 0 else 2)
        for now in p.walk(seed):
            met[f"phase {now.phase()}"] += 1
        for event in p.log.events:
            name, side, b = EVENT[int(event.kind)], int(event.a), int(event.b)
            met[f"event {name}"] += 1
            if name in ("PLAYED", "DEFENDED"):
                met[f"card {ACTIONS[b % 64]}"] += 1
            elif name == "STAR_USED":
                met[f"star {ABILITIES[b % 64]}"] += 1
            elif name == "PERSON_PLAYED":
                met[f"person {p.who(side, b % 64)}"] += 1
        met[f"end {int(p.t.reason)}"] += 1
        if seed >= 20 and wanted <= set(met):
            break
    missing = sorted(wanted - set(met))
    assert not missing


def test_every_effect_is_used_by_the_base_pack_or_by_these_tests() -> None:
    rows = NUMBERS["effects"]
    used = {OP[rows[i]] for i in range(0, len(rows), 6)}
    assert set(OP.values()) - used == {"GAIN_STAR"}
