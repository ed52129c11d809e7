"""Worldwide Football in words: all that a match can say, on seeded matches of every preset."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.games.worldwide.laying import match as laid
from tests.games.worldwide.voice.claims import shown_to
from touchline.core.choices import settle
from touchline.core.ids import FATE, HIDDEN
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.rng import Rng
from touchline.core.words import Said
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.voice.facts import PLAIN, Teller, dice_of, signed
from touchline.games.worldwide.voice.names import name_all
from touchline.games.worldwide.voice.notation import anchors, text_of
from touchline.games.worldwide.voice.words import ENDS, WorldWords
from touchline.play import library
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.setups import setup
from touchline.play.shown import plain
from touchline.play.speech import Voice
from touchline.rooms import ROOMS

WORDS = WorldWords()
PACK = library.pack(ROOMS["worldwide"])
BOOK = GAME.books.of(library.numbers(ROOMS["worldwide"]))


def voices() -> list[Voice]:
    found = []
    for lang in ("en", "fr"):
        cards = library.content(ROOMS["worldwide"], "base", lang)
        say = Voice(lang, library.texts(ROOMS["worldwide"])).with_cards(cards, WORDS.prefix)
        name_all(say, cards, [2, 0])
        found.append(say)
    return found


VOICES = voices()


def told(said: Said) -> None:
    """It can be said in both languages, and every name in it is filled in."""
    for say in VOICES:
        text = say.said(said)
        assert text, said
        assert not {"{", "@", "}"} & set(text), (said, text)


def begin(seats: int, preset: str, seed: int, **given: str) -> Match[Any]:
    settled = settle(GAME.choices, GAME.presets, given, preset)
    return Match(GAME, setup(ROOM, seats, settled), Seeded(seed), eager=False)


def eager(q: Decision, rng: Rng) -> int:
    """Mostly plays something: a random player gives the ball back far too often."""
    lively = [code for code in q.options if code > c.GIVE and code != c.TO_PARTNER]
    some = lively if lively and rng.below(8) else q.options
    return some[rng.below(len(some))]


# -- whole matches --------------------------------------------------------------------------------

OPTIONS: list[dict[str, str]] = [
    {},
    {"optional_draw": "true", "after_on_foul": "true", "free_kick_off_target": "true"},
    {"foul_on_shot": "shot_then_set_piece", "ground_side": "both", "tie_break": "penalties"},
]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "professional", "home", "cup"])
def test_everything_that_comes_up_can_be_said(preset: str, seats: int) -> None:
    facts: Counter[str] = Counter()
    for seed, given in enumerate(OPTIONS if seats == 2 else OPTIONS[:1]):
        m = begin(seats, preset, seed, **given)
        rng = Rng(seed + 17)
        while m.ask.result is None:
            already = len(m.log.events)
            if m.ask.chance is not None:
                v = GAME.view(m.state, m.state.seats)
                told(WORDS.chance(m.ask.chance.kind, v))
                written = [WORDS.notation(FATE, code, v) for code in m.ask.chance.outcomes]
                assert len(set(written)) == len(written)
                m.let_fate_answer()
            else:
                q = m.curious(m.ask.decisions[-1].seat)
                assert q is not None
                asked(q, m)
                m.answer(q.seat, eager(q, rng))
            listened(m, m.log.events[already:], facts)
        told(WORDS.result(m.ask.result, GAME.view(m.state, seats)))
    assert {"played", "validated", "rolled", "goal", "match_over", "gave_back"} <= set(facts)
    assert (facts["foul_by"] > 0) == (preset != "amateur")


def asked(q: Decision, m: Match[Any]) -> None:
    """A question, its answers, and why others are shut."""
    v = GAME.view(m.state, q.seat)
    told(WORDS.question(q, v))
    touched, written = set(), set()
    for code in q.options:
        anchors, id = WORDS.option(code, v)
        touched.add(tuple(anchors))
        written.add(WORDS.notation(q.seat, code, v))
        told(Said(id, dict(zip("abcd", anchors, strict=False))))
    assert len(touched) == len(written) == len(q.options)
    for code, why in q.shut.items():
        told(WORDS.reason(why)[0])
        WORDS.option(code, v)


def listened(m: Match[Any], events: list[Event], facts: Counter[str]) -> None:
    """What every eye sees and hears of it, a watcher too."""
    for eye in range(m.state.seats + 1):
        view = plain(WORDS.view(GAME.view(m.state, eye)))
        json.dumps(view)
        closed(view, eye)
        for fact in WORDS.facts([e.seen_by(eye) for e in events]):
            json.dumps(fact.data)
            facts[fact.kind] += 1
            assert fact.mark == (fact.kind == "goal")
            if fact.said is not None:
                told(fact.said)
            if fact.kind in ("card_drawn", "fetched"):
                assert (fact.data["card"] is None) == (fact.data["seat"] != eye)
            if fact.kind == "person_drawn":
                assert (fact.data["person"] is None) == (fact.data["seat"] != eye)


def closed(view: Any, eye: int) -> None:
    """WF-003 Nothing of other hands; chances add up to one."""
    for hand in view["hands"]:
        assert (hand["cards"] is None) == (hand["seat"] != eye)
        assert (hand["people"] is None) == (hand["seat"] != eye)
        if hand["cards"] is not None:
            assert sum(hand["cards"].values()) == hand["count"]
            assert len(hand["people"]) == hand["people_count"]
        assert sum(hand["known"].values()) <= hand["count"]
    for which, side in enumerate(view["sides"]):
        if eye >= view["seats"] or eye % 2 != which:
            assert side["pile_left"] is None
        elif side["pile_left"] is not None:
            assert sum(side["pile_left"].values()) == side["pile"]
    if view["shot"] is not None:
        total = sum(Fraction(*view["shot"][w]) for w in ("goal", "corner", "save", "off"))
        assert total == 1
    if view["pending"] is not None and view["pending"]["shut"]:
        assert view["pending"]["answers"] == {}


def test_the_eye_that_has_the_ball_sees_what_its_cards_would_face() -> None:
    m = begin(2, "professional", 5)
    rng = Rng(3)
    checked = 0
    while m.ask.result is None and checked < 40:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        view = shown_to(m.state, q.seat)
        if q.kind == c.ATTACK:
            open_ = {(code - c.PLAY) // 128 for code in q.options if code >= c.PLAY}
            allowed = {int(n) for n, row in view["chances"].items() if row["allowed"]}
            assert open_ == allowed
            # with every set of Player cards that may go with it, and no other
            for n in open_:
                sets = {tuple(anchors(code)[1:]) for code in q.options if code >= c.PLAY
                        and (code - c.PLAY) // 128 == n} - {()}  # fmt: skip
                assert sets == {tuple(key.split("+")) for key in view["chances"][str(n)]["with"]}
            assert view["acting"] == q.seat
            checked += 1
        if q.kind == c.DEFENCE:
            cards = {code - c.DEFEND for code in q.options if c.DEFEND <= code < c.ABILITIES}
            assert cards <= {int(n) for n in view["pending"]["answers"]}
        m.answer(q.seat, eager(q, rng))
    assert checked == 40


# -- answers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "touch", "text"),
    [
        (c.PASS, ["pass"], "-"),
        (c.LET_PASS, ["let"], "let"),
        (c.LET_DRY, ["let-dry"], "dry"),
        (c.GIVE, ["give"], "give"),
        (c.TO_PARTNER, ["partner"], "partner"),
        (c.ONESELF, ["self"], "self"),
        (c.PARTNER, ["mate"], "mate"),
        (c.REROLL, ["reroll"], "reroll"),
        (c.GROUND_OF, ["ground:0"], "ground none"),
        (c.GROUND_OF + 2, ["ground:2"], "ground 2"),
        (c.CAPTAIN + 3, ["captain:3"], "captain 4"),
        (c.NUMBER + 5, ["n:6"], "6"),
        (c.TEAM + 4, ["team:4"], "team 5"),
        (c.STAR + 6, ["s:6"], "*simulation"),
        (c.PERSON_ + 2, ["p:2"], "#3"),
        (c.SUBSTITUTE + 2, ["p:2"], "sub #3"),
        (c.DROP_PERSON + 6, ["p:6"], "-#7"),
        (c.TAKE_PERSON, ["p:0"], "^#1"),
        (c.DROP, ["a:0"], "-DR"),
        (c.FETCH + 5, ["a:5"], "+SH"),
        (c.TAKE_BACK + 12, ["a:12"], "^ES"),
        (c.DEFEND + 8, ["a:8"], "IN"),
        (c.ABILITIES + 4 * 12 + 7, ["s:4", "s:7"], "*defensive_block *endurance"),
        (c.PLAY + 2 * 128, ["a:2"], "LP"),
        (c.PLAY + 5 * 128 + 0b1100000, ["a:5", "p:5", "p:6"], "SH#6#7"),
    ],
)
def test_what_is_touched_and_written_for_each_answer(
    code: int, touch: list[str], text: str
) -> None:
    assert anchors(int(code)) == touch
    assert text_of(int(code), BOOK) == text


def test_letting_a_shot_pass_says_whether_it_draws() -> None:
    """WF-060: two cards, or none by the option; none from a pile that is empty either."""
    for given, word in (("true", "let"), ("false", "let-dry")):
        m = begin(2, "professional", 4, shot_pass_draw=given)
        rng = Rng(4)
        said = set()
        while m.ask.result is None:
            if m.ask.chance is not None:
                m.let_fate_answer()
                continue
            q = m.ask.decisions[0]
            shot = q.kind == c.DEFENCE and m.state.book.category[m.state.card] == c.SHOT_CARD
            if shot and c.LET_PASS in q.options:
                bare = m.state.left(1 - m.state.ball) == 0
                told = WORDS.option(int(c.LET_PASS), GAME.view(m.state, q.seat))[1]
                assert told == f"wf-do-{'let-dry' if bare else word}"
                said.add(told)
            m.answer(q.seat, eager(q, rng))
        assert f"wf-do-{word}" in said


@pytest.mark.parametrize(
    ("pile", "stars", "word"),
    [
        ("shot dribble", "star set_tactics", "search"),
        ("dribble", "star set_tactics", "take-back"),
        ("dribble press", "star creativity", "search-both"),
    ],
)
def test_a_search_says_where_its_cards_lie(pile: str, stars: str, word: str) -> None:
    p = laid("pass tackle", "", abilities=(stars.split()[1], ""), piles=(pile, None))
    p.say(stars)
    if word == "search-both":
        p.say("drop tackle")
    q = GAME.asking(p.t, False).decisions[0]
    assert WORDS.question(q, GAME.view(p.t, q.seat)).id == f"wf-ask-{word}"


# -- events ---------------------------------------------------------------------------------------


def tell(*events: tuple[int, int, int]) -> list[Any]:
    return Teller([Event(kind, a, b, HIDDEN, -1) for kind, a, b in events]).told


@pytest.mark.parametrize(
    ("event", "data", "english"),
    [
        ((c.TEAM_TAKEN, 0, 2), {"side": 0, "team": 2}, "Talinde take the field."),
        ((c.GROUND_IS, 2, 0), {"home": [False, True]}, "Valmora play at home."),
        ((c.ABILITIES_LAID, 1, 0b11), {"abilities": [0, 1]}, "Counter-attack and Attacking play"),
        ((c.PILE_IS, 0, 1), {"colour": "dark"}, "from the dark pile"),
        ((c.ATTACK_BEGINS, 1, 1 * 16 + 2), {"seat": 1, "pa": 2}, "begin with 2 PA"),
        ((c.PLAYED, 0, 2 * 64 + 5), {"side": 0, "seat": 2, "card": 5}, "Talinde play Shot."),
        ((c.PERSON_PLAYED, 1, 64 + 3), {"person": 10}, "Ilian Dorsevan"),
        ((c.STAR_USED, 0, 5), {"ability": 5}, "spend a star: Offside trap."),
        ((c.LET_BY, 1, 1), {"dry": True}, "do not draw"),
        ((c.WON_BALL, 1, 64 + 63), {"kind": None}, "win the ball"),
        (
            (c.VALIDATED, 0, 2 * 16 + 3),
            {"card": 2, "pa": 3},
            "Long pass counts: Talinde are at 3",
        ),
        ((c.BONUS_WAITS, 0, 101), {"bonus": 1}, "Talinde’s shot gets +1 beside"),
        ((c.SHOT_DIE, 0, 5 * 64 + 3), {"die": 5, "dice": [5, 3]}, "with 2 dice (5, 3): 5."),
        ((c.KEEPER_HAS, 1, 107), {"result": 7}, "total is 7."),
        ((c.GOAL, 0, 1), {"piece": "free_kick"}, "from the free kick"),
        ((c.RED, 1, 64 + 2), {"seat": 1, "which": 2}, "Second red card for Valmora"),
        ((c.SET_PIECE_IS, 0, c.CORNER), {"piece": "corner"}, "Corner for Talinde."),
        ((c.NUMBERS_SHOWN, 0, 4 * 8 + 2), {"shooter": 4, "keeper": 2}, "corner 4"),
        ((c.SIMULATED, 0, 0), {"fell": False}, "not fooled"),
        ((c.GAVE_BACK, 0, 2 * 64 + 1), {"bare": True, "seat": 2}, "no way on"),
        ((c.BALL_PASSED, 0, 2), {"seat": 2}, "is with First team, partner"),
        ((c.STARS_ARE, 0, 1), {"stars": 1}, "now have one star"),
        ((c.BLOCK_IS, 1, 3), {"bonus": 3}, "+3 on every defence card"),
        ((c.NEEDED, 0, 114), {"need": 14}, None),
        ((c.ATTACK_OVER, 0, 0), {"side": 0}, None),
        ((c.GROUND_NAMED, 0, 0), {"ground": "nobody"}, "Talinde named a neutral ground."),
        ((c.GROUND_NAMED, 1, 1), {"ground": "first"}, "Valmora named the ground of Talinde."),
        (
            (c.SUM_IS, 1, 13 * 256 + 114),
            {"side": 1, "total": 13, "need": 14},
            "Valmora come to 13 and needed 14.",
        ),
    ],
)
def test_an_event_as_a_fact(
    event: tuple[int, int, int], data: dict[str, object], english: str | None
) -> None:
    (fact,) = tell(event)
    assert fact.kind == PLAIN[event[0]]
    assert {key: fact.data[key] for key in data} == data
    if english is None:
        assert fact.said is None
    else:
        told(fact.said)
        assert english in VOICES[0].said(fact.said)


def test_a_roll_says_what_it_needed() -> None:
    needed, rolled = tell((c.NEEDED, 1, 114), (c.ROLLED, 1, 11 * 64))
    assert needed.said is None
    assert VOICES[0].said(rolled.said) == "Valmora need 14 and roll 11."
    assert rolled.data == {"side": 1, "natural": 11, "added": 0, "need": 14}
    _, more = tell((c.NEEDED, 1, 114), (c.ROLLED, 1, 11 * 64 + 3))
    assert VOICES[0].said(more.said) == "Valmora need 14 and roll 11, plus 3: 14."


def test_own_draws_are_gathered_and_those_of_others_are_not_named() -> None:
    mine = [Event(c.CARD_DRAWN, 1, 0, 0, 2), Event(c.PERSON_DRAWN, 1, 0, 6, 2)]
    first, second = Teller([e.seen_by(1) for e in mine]).told
    assert first.said is None
    assert VOICES[0].said(second.said) == "Valmora draw: Dribble and Raff Oduwin."  # type: ignore[arg-type]
    assert [f.said for f in Teller([e.seen_by(0) for e in mine]).told] == [None, None]


def test_what_is_dropped_at_one_time_is_one_sentence() -> None:
    facts = tell((c.DROPPED, 0, 3), (c.DROPPED_PERSON, 0, 2), (c.DROPPED, 1, 64 + 1))
    assert [f.said.args["cards"] for f in facts if f.said] == ["@a3+p2", "@a1"]


def test_dice_of_a_throw_and_signs() -> None:
    assert [dice_of(n) for n in (5 * 64, 6 * 64 + 2, 6 * 64 + 3 * 8 + 1)] == [
        [5],
        [6, 2],
        [6, 3, 1],
    ]
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]


# -- how it ended ---------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", list(ENDS))
@pytest.mark.parametrize("points", [[2, 0], [0, 2], [2, 0, 2, 0], [0, 2, 0, 2]])
def test_every_result_is_told(reason: int, points: list[int]) -> None:
    t = begin(len(points), "cup", 1).state
    for side, (goals, scored) in enumerate(((1, 5), (2, 4))):
        t.put(side, c.GOALS, goals)
        t.put(side, c.SCORED, scored)
    said = WORDS.result(Result(points, int(reason)), GAME.view(t, len(points)))
    told(said)
    home, away = (5, 4) if reason in (c.BY_PENALTIES, c.BY_LOT) else (1, 2)
    assert (said.args["home"], said.args["away"]) == (home, away)
    first = points[0] == 2
    assert said.args["team"] == ("@team0" if first else "@team1")
    assert said.args["high"] == (home if first else away)


def test_kicks_of_a_shoot_out_are_seen_one_by_one() -> None:
    m = begin(2, "cup", 8, max_attacks_per_half="20")
    rng = Rng(8)
    shown: list[tuple[int, bool]] = []
    while m.ask.result is None:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        shoot_out, ball = q.kind == c.SHOOT_OUT, int(m.state.ball)
        already = len(m.log.events)
        m.answer(
            q.seat, int(c.GIVE) if c.GIVE in q.options else q.options[rng.below(len(q.options))]
        )
        for e in m.log.events[already:]:
            if shoot_out and e.kind == c.NUMBERS_SHOWN:
                shown.append((ball, e.b // 8 != e.b % 8))
    sides: Any = plain(WORDS.view(GAME.view(m.state, 2)))["sides"]
    assert len(shown) >= 6
    for side in range(2):
        assert sides[side]["kicks"] == [went_in for who, went_in in shown if who == side]
