"""FootClub in words: whole matches told to every eye, choices that can be told apart, secrets."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from touchline.core.choices import settle
from touchline.core.ids import HIDDEN
from touchline.core.log import Event
from touchline.core.pending import Result
from touchline.core.rng import Rng
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.voice.facts import PLAIN, READ, Teller, signed
from touchline.games.footclub.voice.notation import anchors, text_of
from touchline.games.footclub.voice.words import ENDS, FootClubWords
from touchline.play import library
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.setups import setup
from touchline.play.shown import plain
from touchline.play.speech import Voice
from touchline.rooms import ROOMS

WORDS = FootClubWords()
FOLDER = library.texts(ROOMS["footclub"])[0]
TEAMS = list(library.teams(ROOMS["footclub"]).values())[:2]
VOICES = [
    Voice(lang, [FOLDER], TEAMS).with_cards(library.content(ROOMS["footclub"], "base", lang), "fc-")
    for lang in ("en", "fr")
]
CASES = [
    ("poussin", {}, 3),
    ("match", {"hide_bench": "false"}, 4),
    ("cup", {"captain_fallback": "level5"}, 5),
    ("tie", {"injury_replace": "forced", "discard_order": "away_first"}, 3),
]


def told(said: Any) -> None:
    """The sentence exists in both languages, and every name in it is known."""
    for voice in VOICES:
        text = voice.said(said)
        assert text
        assert "{" not in text, said
        assert "@" not in text, said
        assert not any(f"{letter}{n} " in f"{text} " for letter in "pc" for n in range(64)), said


def rough(q: Any, rng: Rng) -> int:
    """An answer at random that likes attacks and aggressive tackles."""
    best = [x for x in q.options if c.TACKLING <= x < c.PUSH and (x >= c.ATTACK or x % 2)]
    some = best if best and rng.below(3) else q.options
    return int(some[rng.below(len(some))])


def hidden(view: dict[str, Any], eye: int, shown: bool) -> None:
    """Nothing of the other club's secrets stands in a view."""
    for side, club in enumerate(view["clubs"]):
        own = side == eye
        for key in ("hand", "pile", "reserve"):
            assert (club[key] is not None) == own
        assert (club["bench"] is not None) == (own or shown)
        known = len(club["shown_hand"])
        assert known <= club["hand_count"]
        if own:
            assert len(club["hand"]) == club["hand_count"]
            assert set(club["shown_hand"]) <= set(club["hand"])


@pytest.mark.parametrize(("preset", "given", "matches"), CASES)
def test_whole_matches_are_told_to_every_eye(
    preset: str, given: dict[str, str], matches: int
) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(matches):
        settled = settle(GAME.choices, GAME.presets, given, preset)
        m = Match(GAME, setup(ROOM, 2, settled), Seeded(seed), eager=False)
        rng = Rng(seed + 1)
        while m.ask.result is None:
            if m.ask.chance is not None:
                told(WORDS.chance(m.ask.chance.kind, GAME.view(m.state, 2)))
                happened = m.let_fate_answer()
            else:
                q = m.ask.decisions[rng.below(len(m.ask.decisions))]
                v = GAME.view(m.state, q.seat)
                told(WORDS.question(q, v))
                apart(q.options, v)
                full = m.curious(q.seat) if rng.below(8) == 0 else None
                for code, why in (full.shut if full else {}).items():
                    assert VOICES[0].has(WORDS.option(code, v)[1])
                    told(WORDS.reason(why)[0])
                happened = m.answer(q.seat, rough(q, rng))
            for eye in range(3):
                view = plain(WORDS.view(GAME.view(m.state, eye)))
                json.dumps(view)
                hidden(view, eye, "hide_bench" in given)
                for fact in WORDS.facts([e.seen_by(eye) for e in happened]):
                    json.dumps(fact.data)
                    kinds[fact.kind] += 1
                    assert fact.mark == (fact.kind == "goal")
                    if fact.said is not None:
                        told(fact.said)
                    if fact.kind == "card_drawn":
                        assert (fact.data["card"] is None) == (fact.data["club"] != eye)
        told(WORDS.result(m.ask.result, GAME.view(m.state, 2)))
    assert {"turn_begins", "card_drawn", "rolled", "match_over"} <= set(kinds)


def apart(options: list[int], v: Any) -> None:
    """No two answers of a question are touched alike or written alike, and all can be said."""
    touched = [tuple(WORDS.option(code, v)[0]) for code in options]
    assert len(set(touched)) == len(touched)
    written = [WORDS.notation(v.seat, code, v) for code in options]
    assert len(set(written)) == len(written)
    for code in options:
        assert VOICES[1].has(WORDS.option(code, v)[1])


@pytest.mark.parametrize(
    ("code", "touch", "text"),
    [
        (c.PASS, ["pass"], "-"),
        (c.DONE, ["done"], "."),
        (c.STAR + 1, ["star:1"], "star 2"),
        (c.PAIR + 2, ["pair:2"], "pair 3"),
        (c.HOME + 1, ["home:1"], "home red"),
        (c.KOP + 1, ["kop:1"], "kop freshness"),
        (c.PLAY_ON, ["on"], "on"),
        (c.STOP, ["stop"], "stop"),
        (c.FAN, ["fan"], "fan"),
        (c.VACANCY, ["vacancy"], "vacancy"),
        (c.PLAYER + 12, ["p:12"], "#13"),
        (c.CARD + 41, ["c:41"], "42"),
        (c.PRESS + 2 * 9 + 1, ["c:2", "pay:tf"], "press 3 tf"),
        (c.PRESS + 5 * 9 + 8, ["c:5", "pay:kk"], "press 6 kk"),
        (c.TACKLING + 1 * 2 + 1, ["c:7", "mode:1"], "tackle 8!"),
        (c.TACKLING, ["c:6", "mode:0"], "tackle 7"),
        (c.ATTACK + 3, ["c:15"], "attack 16"),
        (c.SOLO + 4 + 2, ["c:17", "pay:f"], "solo 18 f"),
        (c.SOLO, ["c:16", "pay:n"], "solo 17"),
        (c.COUNTERING + 2, ["c:20"], "counter 21"),
        (c.SUPPORTING + 7 * 2 + 1, ["c:41", "mode:1"], "support 42!"),
        (c.PUSH + 2 * 12 + 6 + 1, ["push:2:1:1"], "push 2+kop+1s"),
        (c.SWAPPING + 1 * 3 + 1, ["swap:1:1"], "swap cb 1-3"),
        (c.SHAPE + 2 * 256 + 3 * 64 + 16 + 3 * 4 + 1, ["shape:2-3-1-3-1"], "2-3-1-3-1"),
    ],
)
def test_what_is_touched_and_written_for_each_answer(
    code: int, touch: list[str], text: str
) -> None:
    assert anchors(int(code)) == touch
    assert text_of(int(code)) == text


def test_in_poussin_a_card_is_written_without_a_number() -> None:
    """Its cards are all alike and its players pay nothing; other answers are written as ever."""
    settled = settle(GAME.choices, GAME.presets, {}, "poussin")
    v = GAME.view(Match(GAME, setup(ROOM, 2, settled), Seeded(3)).state, 0)
    written = {
        c.PRESS: "press", c.TACKLING: "tackle", c.ATTACK: "attack", c.SUPPORTING: "support",
        c.PUSH + 12: "push 1", c.FAN: "fan", c.PASS: "-",
    }  # fmt: skip
    for code, text in written.items():
        assert WORDS.notation(0, int(code), v) == text


def test_in_poussin_a_type_stands_for_the_card_in_the_hand() -> None:
    settled = settle(GAME.choices, GAME.presets, {}, "poussin")
    m = Match(GAME, setup(ROOM, 2, settled), Seeded(3))
    rng = Rng(3)
    seen = 0
    while m.ask.result is None:
        q = m.ask.decisions[0]
        v = GAME.view(m.state, q.seat)
        hand = WORDS.view(v).clubs[q.seat].hand
        for code in q.options:
            if c.PRESS <= code < c.PUSH:
                (card,), say = WORDS.option(code, v)
                assert int(card.removeprefix("c:")) in hand
                assert say == "fc-do-card"
                seen += 1
        m.answer(q.seat, q.options[rng.below(len(q.options))])
    assert seen > 5


# -- events ---------------------------------------------------------------------------------------


def tell(*events: tuple[int, int, int]) -> list[Any]:
    return Teller([Event(kind, a, b, HIDDEN, -1) for kind, a, b in events]).told


def test_every_event_has_a_name_of_its_own() -> None:
    names = list(vars(c))
    names = names[names.index("STAFF_TAKEN") : names.index("SHIFTED") + 1]
    assert [name.lower() for name in names] == list(PLAIN)
    assert set(READ) <= set(range(len(PLAIN)))


@pytest.mark.parametrize(
    ("event", "data", "english"),
    [
        ((c.STAR_TAKEN, 0, 8 * 128 + 3), {"club": 0, "players": [8, 3]}, "sign Annika"),
        ((c.HOME_IS, 1, 1), {"club": 1, "how": "lot"}, "Lots are drawn: Olympique Garance"),
        ((c.REVEALED, 0, 733), {"club": 0, "shape": "2-3-1-3-1"}, "line up 2-3-1-3-1."),
        ((c.PERIOD, 0, 1), {"period": 0, "leg": 1}, "Before the second leg"),
        ((c.PERIOD, c.WHOLE, 0), {"period": 1, "leg": 0}, "The match begins"),
        ((c.WHISTLE, 1, 0), {"period": 1, "leg": 0}, "Half-time."),
        ((c.WHISTLE, c.WHOLE, 0), {"period": 1, "leg": 0}, "The final whistle."),
        ((c.BALL_COLOUR, 6, 0), {"colour": 6}, "The ball is violet (6)."),
        ((c.SUBSTITUTED, 1, 127 * 128 + 9), {"off": None, "on": 9}, "in the vacant place"),
        ((c.PAID, 0, 9 * 4), {"player": 9, "pay": "token"}, None),
        ((c.PAID, 0, 9 * 4 + 1), {"player": 9, "pay": "fan"}, "A fan shouts"),
        ((c.LET_GO, 0, c.POSSESSION), {"window": "possession"}, "let the ball go"),
        ((c.LET_GO, 1, c.SUPPORT), {"window": "support"}, "comes to nothing"),
        ((c.ROLLED, 0, 43), {"dice": [4, 3], "change": 0}, "roll 4 and 3: 7."),
        ((c.ROLLED, 0, 142), {"dice": [4, 2], "change": 1}, "roll 4 and 2, with +1: 7."),
        ((c.ROLLED, 1, 261), {"dice": [6, 1], "change": -1}, "roll 6 and 1, with −1: 6."),
        ((c.BONUS_IS, 97, 0), {"bonus": -3}, "stands at −3."),
        ((c.FINAL_BONUS, 0, 105), {"club": 0, "bonus": 5}, "a bonus of +5."),
        ((c.KOP_USED, 0, 2), {"kop": "freshness"}, "roars"),
        ((c.SET_PIECE, 0, c.PENALTY), {"piece": "penalty"}, "Penalty for Lantern Quay!"),
        ((c.KICKED, 0, 0), {"goal": False}, "No goal"),
        ((c.LEG_OVER, 2, 1), {"goals": [2, 1]}, "Lantern Quay 2, Olympique Garance 1."),
        ((c.FORFEITED, 1, c.FOURTH_RED), {"cause": "reds"}, "A fourth red card"),
        ((c.DROPPED, 1, 42 + 7), {"card": 7}, "drop Tackle 8."),
    ],
)
def test_an_event_as_a_fact(
    event: tuple[int, int, int], data: dict[str, object], english: str | None
) -> None:
    (fact,) = tell(event)
    assert {key: fact.data[key] for key in data} == data
    if english is None:
        assert fact.said is None
    else:
        told(fact.said)
        assert english in VOICES[0].said(fact.said)


def test_a_card_and_whom_it_names_make_one_sentence() -> None:
    pressed, by = tell((c.PRESSED, 0, 2), (c.PRESS_BY, 0, 8 * 128 + 9))
    assert pressed.said is None
    assert VOICES[0].said(by.said) == "Press 3: Annika Lehtovaara and Yoro Ndiongue press together."
    tackled, who = tell((c.TACKLED, 1, (42 + 7) * 2 + 1), (c.TACKLE_BY, 1, 8 * 128 + 9))
    assert tackled.said is None
    assert tackled.data["mode"] == 1
    text = "Tackle 8, aggressive: Annika Lehtovaara goes in on Yoro Ndiongue."
    assert VOICES[0].said(who.said) == text
    (alone,) = tell((c.PRESSED, 0, 2))
    assert VOICES[0].said(alone.said) == "Lantern Quay press."


def test_own_draws_are_gathered_and_those_of_others_are_not_named() -> None:
    mine = [Event(c.CARD_DRAWN, 0, 0, card, 1) for card in (7, 25)]
    first, second = Teller(mine).told
    assert first.said is None
    assert VOICES[0].said(second.said) == "Drawn by Lantern Quay: Tackle 8 and Fans."  # type: ignore[arg-type]
    both = [Event(c.CARD_DRAWN, n % 2, 0, n, 1 << n % 2).seen_by(0) for n in range(4)]
    facts = Teller(both).told  # the clubs take turns
    assert [f.said is None for f in facts] == [True, True, False, True]
    assert VOICES[0].said(facts[2].said) == "Drawn by Lantern Quay: Press 1 and Press 3."  # type: ignore[arg-type]
    hidden_ones = Teller([e.seen_by(1) for e in mine]).told
    assert [f.said for f in hidden_ones] == [None, None]
    assert [f.data["card"] for f in hidden_ones] == [None, None]


# -- how it ended ---------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", list(ENDS))
@pytest.mark.parametrize("points", [[2, 0], [0, 2]])
def test_every_result_is_told(reason: int, points: list[int]) -> None:
    m = Match(GAME, setup(ROOM, 2, settle(GAME.choices, GAME.presets, {})), Seeded(1))
    t = m.state
    t.put(0, c.GOALS, 1)
    t.put(1, c.GOALS, 2)
    t.put(0, c.LEG_GOALS, 3)
    t.put(1, c.LEG_GOALS, 1)
    t.put(0, c.CONVERTED, 5)
    t.put(1, c.CONVERTED, 4)
    said = WORDS.result(Result(points, int(reason)), GAME.view(t, 2))
    told(said)
    goals = {c.BY_AGGREGATE: (4, 3), c.BY_AWAY_GOALS: (4, 3), c.BY_SHOOT_OUT: (5, 4)}
    home, away = goals.get(reason, (1, 2))
    assert (said.args["home"], said.args["away"]) == (home, away)
    first = points[0] == 2
    assert said.args["team"] == ("@team0" if first else "@team1")
    assert said.args["high"] == (home if first else away)


def test_a_bonus_is_written_with_its_sign() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]


def test_fc_193_what_a_club_drops_at_one_time_is_one_sentence() -> None:
    drops = [(0, 3), (0, 20), (1, 7)]
    events = [Event(c.DROPPED, club, club * 42 + card, HIDDEN, -1) for club, card in drops]
    facts = FootClubWords().facts(events)
    assert [f.said.args["cards"] for f in facts if f.said] == ["@c3+c20", "@c7"]
    assert [f.data["card"] for f in facts] == [3, 20, 7]
