"""What Eleven says of every event, answer, reason, phase and end, in both languages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.eleven.speaking import BOOK, NUMBERS, WORDS, told
from touchline.core.choices import settle
from touchline.core.ids import HIDDEN
from touchline.core.log import Event, Log
from touchline.core.pending import Result
from touchline.core.setup import Setup
from touchline.core.words import Said
from touchline.games.eleven.cards import lexicon
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.voice.facts import FIRST, PLAIN, SECOND, Teller, signed
from touchline.games.eleven.voice.notation import anchors, fate_text, text_of
from touchline.games.eleven.voice.view.reader import NAMED, OPS
from touchline.games.eleven.voice.words import ENDS, REASONS
from touchline.play import rulebook

# -- texts ----------------------------------------------------------------------------------------


def samples(kind: int) -> list[Event]:
    """Events of a kind, with every word their numbers may stand for."""
    spans = {
        "resource": [n * 64 + 3 for n in range(4)],
        "stat": [n * 64 + 1 for n in range(4)],
        "tokens": [n * 64 + m for n in range(8) for m in (1, 2)],
        "token": [0, 1],
        "restriction": [n * 64 + m for n in range(6) for m in (0, 2, 6)],
        "contract": [n + 40 for n in range(4)],
        "kind": list(range(7)),
        "zone": [64 + n for n in range(9)],
        "turn": [64, 65],
        "rule": [64 + n for n in (1, 2, 3, 4)],
        "shot": [64 + 2, 64 + 63],
        "luck": [n * 16 + m for n in range(7) for m in (1, 2)],
        "category": [n * 256 + 120 for n in range(6)],
        "place": [n * 256 + 160 for n in range(1, 5)],
        "score": [2 * 64 + 1, 65, 64 + 2],
        "colour": [0, 1, 2],
        "pair": list(range(5)),
        "row": [0, 1, 2],
        "rating": list(range(5)),
        "objective": [80 * 4 + 1, 80 * 4 + 2],
        "experience": [0, 1],
        "face": [1, 12],
        "paid": [0, 1],
        "points": [0, 1, 3],
        "scenario": [0, 2],
        "bench": [7],
        "shape": [532],
        "bonus": [3 * 64 + 33, 3 * 64 + 31],
        "club": [0, 7],
        "card": [0, 200],
    }  # fmt: skip
    firsts = {"row": range(4), "deck": range(4), "day": range(5), "side": (0, 1), "team": (0, 5)}
    found = []
    for a in firsts.get(FIRST.get(kind, "seat"), (1, 2)):
        for b in spans.get(SECOND.get(kind, ""), [1, 2, 12]):
            found.append(Event(kind, a, b, HIDDEN, -1))
            found.append(Event(kind, a, b, 60, 1))
            found.append(Event(kind, a, b, HIDDEN, 1))
    return found


def test_every_event_has_a_name() -> None:
    names = {
        int(n): name
        for name, n in vars(e).items()
        if name.isupper() and isinstance(n, int) and not name.startswith("BY_")
    }
    assert [names[n].lower() for n in range(len(names))] == list(PLAIN)


@pytest.mark.parametrize("kind", range(len(PLAIN)))
def test_every_event_can_be_told(kind: int) -> None:
    for event in samples(kind):
        (fact,) = Teller([event]).told
        assert fact.kind == PLAIN[kind]
        json.dumps(fact.data)
        if fact.said is not None:
            told(fact.said)


def test_every_reason_has_a_sentence_and_a_rule() -> None:
    first = list(vars(c)).index("WORN")
    reasons = {int(n) for name, n in list(vars(c).items())[first:] if isinstance(n, int)}
    assert reasons == {int(code) for code in REASONS}
    for code in REASONS:
        said, rule = WORDS.reason(code)
        told(said)
        for lang in ("en", "fr"):
            rulebook.load(ROOM, lang).rule(rule)  # raises for a rule that is not there


def test_every_phase_has_a_name_in_words() -> None:
    first, last = (list(vars(c)).index(name) for name in ("DRAFT", "PHASES_"))
    phases = {int(n) for n in list(vars(c).values())[first:last]}
    assert phases == {int(n) for n in NAMED}
    for name in NAMED.values():
        told(Said(f"el-phase-{name.replace('_', '-')}"))


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("reason", list(ENDS))
def test_every_end_can_be_told(seats: int, reason: int) -> None:
    t = GAME.new(Setup(seats, settle(GAME.choices, GAME.presets, {}, ""), NUMBERS))
    points = [2] + [0] * (seats - 1) if reason >= 0 else [0] + [1] * (seats - 1)
    told(WORDS.result(Result(points, int(reason)), GAME.view(t, seats)))


def test_giving_up_is_told() -> None:
    said = WORDS.resigned(1).said
    assert said is not None
    assert told(said) == "Vale of Elm resign."


def test_operations_have_the_names_of_the_rules() -> None:
    assert list(OPS) == lexicon.OPS


# -- answers and events ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "touch", "text"),
    [
        (c.PASS, ["pass"], "-"),
        (c.ACCEPT, ["accept"], "ok"),
        (c.END_TURN, ["end"], "end"),
        (c.COLOUR + 1, ["colour:1"], "blue"),
        (c.RES + 2, ["res:2"], "operations"),
        (c.STAT + 3, ["stat:3"], "stat fitness"),
        (c.SLOT + 3, ["slot:0:3"], "players 4"),
        (c.SLOT + 9, ["slot:1:4"], "staff 5"),
        (c.SIGN + 4 * 4 + 3, ["slot:2:4", "deal:3"], "sponsor 5 kit"),
        (c.BUILD + 1, ["build:1"], "build shop"),
        (c.ROWS + 2, ["row:2"], "row 3"),
        (c.CARD, ["card:0"], "R1"),
        (c.SELL + 36, ["card:36", "sell"], "sell Y1"),
        (c.SHIRT + 7, ["shirt:7"], "s9"),
        (c.SHIRT + 10, ["shirt:10"], "u1"),
        (c.ZONE + 7, ["zone:7"], "CF"),
        (c.FORMATION + 16, ["card:190", "shape:4-3-3"], "TA5 4-3-3"),
        (c.BENCH + 5, ["bench:DAD"], "bench DAD"),
        (c.STAND + 2, ["stand:2"], "stand 3"),
    ],
)
def test_what_is_touched_and_written_for_each_answer(
    code: int, touch: list[str], text: str
) -> None:
    assert anchors(int(code), BOOK) == touch
    assert text_of(int(code), BOOK) == text


def test_fans_on_the_stands_are_counted_and_a_stand_is_named() -> None:
    assert anchors(int(c.STAND) + 2, BOOK, int(c.STANDS)) == ["fans:3"]
    assert text_of(int(c.STAND) + 2, BOOK, int(c.STANDS)) == "fans 3"


def test_what_fate_dealt() -> None:
    assert fate_text(int(c.INJURY_ROLL), [0, 0, 0], 12, BOOK) == "*"
    assert fate_text(int(c.VOTE_ROLL), [0, 0, 0], 4, BOOK) == "4"
    assert fate_text(int(c.CLUB_DRAWN), [0, 0, 0], 4, BOOK) == "club 5"
    assert fate_text(int(c.REFILL), [0, 0, 0], 0, BOOK) == "R1"


def tell(*events: tuple[int, int, int]) -> list[Any]:
    return Teller([Event(kind, a, b, HIDDEN, -1) for kind, a, b in events]).told


@pytest.mark.parametrize(
    ("event", "data", "english"),
    [
        ((e.CLUB_IS, 1, 2), {"seat": 1, "club": 2}, "Vale of Elm meet Kettleby Town this week."),
        ((e.RECRUITED, 0, 0), {"card": 0}, "Harbour Lights recruit Aldane."),
        ((e.SIGNED, 0, 150 * 4 + 3), {"contract": "kit", "card": 150}, "the shirt contract."),
        ((e.BUILT, 2, 4), {"kind": 4}, "Kiln Street build stand 3."),
        ((e.TOKENS_ON, 0, 2), {"token": "injury", "n": 2}, "Aldane is injured: 2 tokens."),
        ((e.RESULT_IS, 0, 129), {"score": [2, 1]}, "Harbour Lights win 2–1."),
        ((e.GOAL, 0, 7), {"seat": 0, "side": "own", "shirt": 7}, "Goal! No. 9 scores"),
        (
            (e.GOAL, 0, 7 + c.SHOOTER),
            {"seat": 0, "side": "own", "shirt": 7, "card": 0},
            "Goal! Aldane (No. 9) scores for Harbour Lights.",
        ),
        ((e.SHOOTS, 0, 7 * 64 + 3 + c.SHOOTER), {"shirt": 7, "card": 0}, "Aldane (No. 9) shoots"),
        ((e.GOAL, 1, 4), {"seat": 0, "side": "opponent"}, "A goal against Harbour Lights."),
        ((e.SHOOTS, 0, 7 * 64 + 63), {"unsaveable": True}, "nobody can save it"),
        ((e.SCORE, 0, 5 * 256 + 126), {"points": -2}, "−2 VP for suspensions."),
        ((e.LEAGUE_IS, 5, 1), {"team": 5}, "Marshgate Athletic: 1 league point in all."),
        ((e.RESTRICTED, 0, 64), {"what": "recruit_footballer", "days": []}, "may not recruit"),
        ((e.STANDS_IN, 0, 64 + 4), {"shirt": 1, "zone": 4}, None),
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
        assert english in told(fact.said)


def test_who_plays_alone_comes_before_nobody() -> None:
    """EL-395: a place among managers is told where there are several."""
    alone = tell((e.PLACED, 0, 256 + 128 + 14), (e.RATING, 0, 1))
    assert told(alone[0].said) == "Harbour Lights end the season with 14 VP."
    two = tell((e.PLACED, 0, 512 + 128 + 14), (e.PLACED, 1, 256 + 128 + 17))
    assert told(two[1].said) == "Vale of Elm come first with 17 VP."


def test_an_income_is_one_sentence() -> None:
    facts = tell(*((e.GAINED, 1, n * 64 + n + 1) for n in range(4)))
    assert [fact.said is None for fact in facts] == [True, True, True, False]
    assert told(facts[3].said) == "Vale of Elm produce: 1 money, 2 fans, 3 operations, 4 fitness."
    alone = tell((e.GAINED, 1, 2), (e.GAINED, 0, 65))
    assert told(alone[0].said) == "Vale of Elm gain 2 money."


def test_the_steps_of_a_clubs_statistics_are_one_sentence() -> None:
    """EL-045, EL-046: what one step too many brings is told on its own."""
    steps = ((e.STAT_IS, 0, 3), (e.STAT_IS, 0, 4), (e.GAINED, 0, 2 * 64 + 1), (e.STAT_IS, 0, 197))
    said = [fact.said for fact in tell(*steps, (e.STAT_IS, 1, 66))]
    assert said[0] is said[1] is None
    assert [told(each) for each in said[2:]] == [
        "Harbour Lights gain 1 operation.",
        "Statistics of Harbour Lights: money 4 and fitness 5.",
        "The fans statistic of Vale of Elm stands at 2.",
    ]


def test_a_selection_is_one_sentence() -> None:
    facts = tell((e.PLAYS, 0, 0), (e.PLAYS, 0, 1), (e.PLAYS, 1, 2))
    assert [told(fact.said) for fact in facts if fact.said] == [
        "Selected by Harbour Lights: Aldane and Brivic.",
        "Selected by Vale of Elm: Corrado.",
    ]


def test_what_is_whispered_is_named_to_those_who_hear_it() -> None:
    event = Event(e.TACTIC_DRAWN, 0, 0, 190, 1)
    mine, theirs = (Teller([event.seen_by(n)]).told[0] for n in (0, 1))
    assert told(mine.said) == "You draw a tactic card: High press."  # type: ignore[arg-type]
    assert told(theirs.said) == "Harbour Lights draw a tactic card."  # type: ignore[arg-type]
    assert theirs.data["card"] is None


def test_a_bonus_is_written_with_its_sign() -> None:
    assert [signed(n) for n in (-2, 0, 3)] == ["−2", "0", "+3"]


def test_what_the_stands_bring_is_said_once() -> None:
    """EL-285 The money comes with the sentence about the stands; other money is told as before."""
    log = Log()
    log.tell(e.STAND_MONEY, 0, 3)
    log.tell(e.GAINED, 0, c.MONEY * 64 + 3)
    log.tell(e.GAINED, 0, c.MONEY * 64 + 3)
    facts = WORDS.facts(log.events)
    assert [fact.said is not None for fact in facts] == [True, False, True]


def test_a_number_below_zero_has_a_minus_sign() -> None:
    """Not a hyphen, which is shorter; a formation keeps its hyphens."""
    suspended = Event(e.SCORE, 1, 5 * 256 + 128 - 3, HIDDEN, -1)
    (fact,) = Teller([suspended]).told
    assert fact.said is not None
    assert "−3 VP" in told(fact.said)
    (fact,) = Teller([Event(e.LINED_UP, 1, 532, HIDDEN, -1)]).told
    assert fact.said is not None
    assert "5-3-2" in told(fact.said)
