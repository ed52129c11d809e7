"""The engine's Poussin and the slow one, walked together through random matches."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random

from tests.games.footclub.slow_poussin import CLUBS, DECKS, Answer, Poussin, sheet
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.play import library
from touchline.rooms import ROOMS

BOX = {"press": 6, "tackle": 6, "set_attack": 4, "attack_support": 5, "defence_support": 8}
WORDS = (
    "press", "tackle", "set_attack", "solo_run", "counter", "fans", "attack_support",
    "defence_support",
)  # fmt: skip
PHASES = {
    c.TOSS: "toss", c.DRAW: "draw", c.PLACE_FAN: "fans", c.POSSESSION: "possession",
    c.TACKLE: "tackle", c.OFFENSIVE: "offensive", c.BONUS: "bonus", c.SUPPORT: "support",
    c.SHOT: "shot", c.END: "over",
}  # fmt: skip
SILENT = Log(on=False)
VALUES = sheet()
NUMBERS = library.numbers(ROOMS["footclub"])


class Differs(AssertionError):
    """The two do not agree."""


def card_word(card: int) -> str:
    return WORDS[KIND[card % 42]]


def answer_word(code: int) -> Answer:
    """An answer of the engine in the words of the slow rules, in the phases that have one name."""
    if code >= c.PUSH:
        n = code - c.PUSH
        assert n // 6 % 2 == 0, "a kop in Poussin"
        return ("push", n // 12, n % 6)
    return {
        c.PASS: ("pass",), c.FAN: ("fan",), c.PRESS: ("press",), c.TACKLING: ("tackle",),
        c.ATTACK: ("set_attack",), c.SUPPORTING: ("defence_support",),
    }[code]  # fmt: skip


def engine_open(t: Table, club: str) -> dict[Answer, int]:
    out = Codes()
    GAME.options(t, CLUBS.index(club), out)
    listed = out.listed()
    if t.stack.phase() == c.PLACE_FAN:
        return {("none",) if code == c.PASS else answer_word(code): code for code in listed}
    found = {answer_word(code): code for code in listed}
    if len(found) != len(listed):
        raise Differs(f"the engine offers a thing twice: {listed}")
    return found


def outcome_word(t: Table, outcome: int) -> Answer:
    phase = t.stack.phase()
    if phase == c.TOSS:
        return (CLUBS[outcome],)
    if phase == c.DRAW:
        return (card_word(outcome),)
    if phase == c.SHOT:
        if t.stack.get(2) >= c.POSTS:
            return ("goal",) if outcome else ("save",)
        return (outcome,)
    return (outcome // 10, outcome % 10)


def engine_chances(t: Table) -> dict[Answer, Fraction]:
    odds = Odds()
    GAME.luck(t, odds)
    found: dict[Answer, Fraction] = {}
    for i in range(odds.count):
        word = outcome_word(t, int(odds.outcomes[i]))
        found[word] = found.get(word, Fraction()) + Fraction(int(odds.weights[i]), int(odds.total))
    return found


def drawn(t: Table, word: Answer, rng: Random) -> int:
    """One of the outcomes that this word stands for."""
    odds = Odds()
    GAME.luck(t, odds)
    every = [int(odds.outcomes[i]) for i in range(odds.count)]
    return rng.choice([n for n in every if outcome_word(t, n) == word])


def engine_table(t: Table) -> dict[str, object]:
    found: dict[str, object] = {"phase": PHASES[t.stack.phase()], "turn": int(t.turn)}
    found["ball"] = CLUBS[t.ball] if t.ball >= 0 else ""
    for side, club in enumerate(CLUBS):
        lying: dict[int, list[str]] = {c.HAND: [], c.PILE: [], c.STANDS: []}
        gone: list[tuple[int, str]] = []
        for card in range(side * 42, side * 42 + 42):
            at = int(t.where[card])
            if at in lying:
                lying[at].append(card_word(card))
            elif at >= c.DISCARDED:
                gone.append((at, card_word(card)))
            elif at not in (c.BOX, c.PLAYED):
                raise Differs(f"a card lies at {at}")
        assert set(lying[c.STANDS]) <= {"fans"}
        found[club] = {
            "goals": int(t.get(side, c.GOALS)),
            "hand": sorted(lying[c.HAND]),
            "pile": sorted(lying[c.PILE]),
            "stands": len(lying[c.STANDS]),
            "discard": [word for _, word in sorted(gone)],
        }
    if t.stack.phase() in (c.BONUS, c.SUPPORT, c.SHOT):
        found["offensive"] = (CLUBS[t.attacker], int(t.raw))
    return found


def slow_table(p: Poussin) -> dict[str, object]:
    found: dict[str, object] = {"phase": p.phase, "turn": p.turn, "ball": p.ball}
    for club in CLUBS:
        found[club] = {
            "goals": p.goals[club],
            "hand": sorted(p.hand[club]),
            "pile": sorted(p.pile[club]),
            "stands": p.stands[club],
            "discard": p.discard[club],
        }
    if p.attacker:
        found["offensive"] = (p.attacker, p.bonus)
    return found


def some_deck(rng: Random) -> dict[str, int]:
    """Counts as a pack may bring them (PK-10): 8 fans, 25 in all, none above the box."""
    deck = dict.fromkeys(BOX, 0)
    while sum(deck.values()) < 17:
        card = rng.choice(list(BOX))
        deck[card] += 1 if deck[card] < BOX[card] else 0
    return {**deck, "fans": 8}


def both(rng: Random) -> tuple[Table, Poussin, dict[str, str]]:
    """The same match on either side, with options of its own."""
    options = {
        "rules": "poussin",
        "poussin_deck": rng.choice(["a", "a", "b", "c", "pack"]),
        "poussin_fan_cap": rng.choice(["none", "none", "1", "2", "3", "4", "5"]),
        "poussin_clamp": rng.choice(["false", "true"]),
        "bonus_first": rng.choice(["attack", "attack", "defence"]),
    }
    name = options["poussin_deck"]
    deck = some_deck(rng) if name == "pack" else DECKS[name]
    cards = NUMBERS
    if name == "pack":
        cards = {**NUMBERS, "deck": [deck.get(word, 0) for word in WORDS]}
    cap = options["poussin_fan_cap"]
    setup = Setup(2, settle(GAME.choices, GAME.presets, options), cards)
    slow = Poussin(
        VALUES, deck, None if cap == "none" else int(cap), options["poussin_clamp"] == "true",
        options["bonus_first"],
    )  # fmt: skip
    return GAME.new(setup), slow, options


def seats(due: int) -> set[str]:
    if due == FATE:
        return {"fate"}
    return set() if due == OVER else {CLUBS[i] for i in range(2) if due >> i & 1}


def walk(seed: str) -> Iterator[str]:
    """Compare all along one match; yields the phase of every answer. Raises Differs."""
    rng = Random(seed)
    t, slow, options = both(rng)
    said: list[object] = []
    while True:
        pairs = [(engine_table(t), slow_table(slow)), (seats(int(GAME.due(t))), slow.due())]
        for mine, theirs in pairs:
            if mine != theirs:
                raise Differs(f"{seed} {options} after {said}: {mine} is not {theirs}")
        due = sorted(slow.due())
        if not due:
            break
        yield slow.phase
        who = rng.choice(due)
        if who == "fate":
            mine_chances, chances = engine_chances(t), slow.chances()
            if mine_chances != chances:
                raise Differs(f"{seed} {options} after {said}: {mine_chances} is not {chances}")
            word = rng.choice(sorted(chances))
            code, seat = drawn(t, word, rng), FATE
        else:
            mine_open, open_ = engine_open(t, who), slow.open(who)
            if set(mine_open) != open_:
                raise Differs(f"{seed} {options} after {said}: {mine_open} is not {open_}")
            word = rng.choice(sorted(open_, key=str))
            code, seat = mine_open[word], CLUBS.index(who)
        said.append((who, word))
        GAME.step(t, seat, code, SILENT)
        slow.take(who, word)
    points = {"draw": [1, 1], "blue": [2, 0], "red": [0, 2]}[slow.result()]
    if list(GAME.result(t).points) != points:
        raise Differs(f"{seed} {options}: {GAME.result(t).points} is not {points}")


def main() -> None:
    """Walk as many matches as the first argument says (1,000 without one)."""
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    answers: Counter[str] = Counter()
    for match in range(n):
        answers.update(walk(f"match {match}"))
    told = ", ".join(f"{phase} {count}" for phase, count in sorted(answers.items()))
    sys.stdout.write(f"{n} matches, {answers.total()} answers, no difference: {told}\n")
