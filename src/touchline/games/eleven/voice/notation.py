"""Answers in short: what is touched for each, and how it is written down.

R12  ST5      a card, by the letters of its deck and its place in it
act ST5       its action as the basic action of the day;  paid ST5  for operations
use R12       an ability is resolved, or paid for beforehand (use R12.2 its second one)
players 4     the footballer in place 4 of the row;  staff 3;  sponsor 5 kit
build shop    infrastructure;  office
TA5 4-3-3     a tactic card and the formation it sets
s9  u1  LB    a shirt with its number, one without, a zone
fans 3        three fans on the stands
-  ok  re     no or done, the die as it lies, the die once more
"""

from __future__ import annotations

from functools import cache
from typing import Final

from touchline.games.eleven.cards.lexicon import COLOURS, KINDS, RESOURCES, ZONES
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.secrets import ElevenView

from .event_names import CONTRACTS
from .view.match import shape_text

LETTERS: Final = ("R", "Y", "V", "ST", "SP", "BM", "DR", "TA", "OB", "OP", "IN", "SC")
ROWS: Final = ("players", "staff", "sponsor")
SIMPLE: Final = {
    c.PASS: ("pass", "-"),
    c.ACCEPT: ("accept", "ok"),
    c.REROLL: ("reroll", "re"),
    c.YES: ("yes", "yes"),
    c.END_TURN: ("end", "end"),
    c.OFFICE: ("office", "office"),
    c.YOUNG: ("young", "young"),
}
#: first code of every group of answers, its name here, highest code first
GROUPS: Final = (
    (c.PLACES, "place"),
    (c.BENCH, "bench"),
    (c.FORMATION, "formation"),
    (c.ZONE, "zone"),
    (c.FOE, "foe"),
    (c.SHIRT, "shirt"),
    (c.EXTRA, "extra"),
    (c.ACTION, "basic"),
    (c.ABILITY, "ability"),
    (c.SELL, "sell"),
    (c.CARD, "card"),
    (c.STAND, "stand"),
    (c.ROWS, "row"),
    (c.BUILD, "build"),
    (c.SIGN, "sign"),
    (c.SLOT, "slot"),
    (c.OPTION, "option"),
    (c.STAT, "stat"),
    (c.RES, "res"),
    (c.COLOUR, "colour"),
)
#: phases whose outcome of fate is a face of a die
ROLLS: Final = {
    c.VOTE_ROLL, c.LUCK_ROLL, c.INJURY_ROLL, c.ROLL, c.AMOUNT_ROLL, c.FACE_ROLL, c.ROLL_CLUB,
}  # fmt: skip
TWELVES: Final = {c.INJURY_ROLL, c.FACE_ROLL}
SYMBOL: Final = 12  # EL-330


@cache
def group(code: int) -> tuple[str, int]:
    """The group an answer belongs to, and which of the group it is."""
    for first, word in GROUPS:
        if code >= first:
            return word, code - int(first)
    raise ValueError(f"{code} is no answer of Eleven")


def formation(n: int, book: Book) -> tuple[int, int]:
    """Of an answer FORMATION + n: the tactic card, and the formation as d * 100 + m * 10 + f."""
    card = int(book.first[c.TACTIC]) + n // 4
    return card, int(book.card(card, b.SHAPES + n % 4))


def faces(mask: int) -> str:
    """The sides of the three bench shirts, lowest shirt first: A attack, D defence."""
    return "".join("AD"[mask >> n & 1] for n in range(3))


def card_anchor(card: int, book: Book) -> str:
    """What to touch for a card: infrastructure lies on the board by its kind."""
    first = int(book.first[c.INFRASTRUCTURE])
    return f"build:{card - first}" if first <= card < first + len(KINDS) else f"card:{card}"


def anchors(code: int, book: Book, phase: int = -1) -> list[str]:
    """What to touch for an answer, in order; `phase` is that of the question."""
    if code in SIMPLE:
        return [SIMPLE[code][0]]
    word, n = group(code)
    if word in ("ability", "basic", "extra"):
        return [card_anchor(int(book.ability(n, b.CARD)), book), f"{word}:{n}"]
    if word == "sell":
        return [f"card:{n}", "sell"]
    if word == "card":
        return [card_anchor(n, book)]
    if word == "formation":
        card, shape = formation(n, book)
        return [f"card:{card}", f"shape:{shape_text(shape)}"]
    if word == "sign":
        return [f"slot:2:{n // 4}", f"deal:{n % 4}"]
    if word == "slot":
        return [f"slot:{n // 5}:{n % 5}"]
    if word == "bench":
        return [f"bench:{faces(n)}"]
    if word == "stand" and phase == c.STANDS:
        return [f"fans:{n + 1}"]
    return [f"{word}:{n}"]


def card_text(card: int, book: Book) -> str:
    """A card: the letters of its deck, and its place in it."""
    deck = int(book.deck(card))
    return f"{LETTERS[deck]}{card - int(book.first[deck]) + 1}"


def ability_text(ability: int, book: Book) -> str:
    """An ability: its card, and which of the card's it is if it is not the first."""
    card = int(book.ability(ability, b.CARD))
    which = ability - int(book.card(card, b.FIRST_ABILITY))
    return card_text(card, book) + (f".{which + 1}" if which else "")


def shirt_text(shirt: int) -> str:
    """EL-059 s2 to s11, or u1 to u3."""
    return f"s{shirt + 2}" if shirt < 10 else f"u{shirt - 9}"


def text_of(code: int, book: Book, phase: int = -1) -> str:
    """An answer of a seat as it is written down."""
    if code in SIMPLE:
        return SIMPLE[code][1]
    word, n = group(code)
    if word in ("ability", "basic", "extra"):
        verb = {"ability": "use", "basic": "act", "extra": "paid"}[word]
        return f"{verb} {ability_text(n, book)}"
    if word in ("sell", "card"):
        return ("sell " if word == "sell" else "") + card_text(n, book)
    if word == "formation":
        card, shape = formation(n, book)
        return f"{card_text(card, book)} {shape_text(shape)}"
    if word == "sign":
        return f"{ROWS[2]} {n // 4 + 1} {CONTRACTS[n % 4]}"
    if word == "slot":
        return f"{ROWS[n // 5]} {n % 5 + 1}"
    if word == "stand":
        return f"fans {n + 1}" if phase == c.STANDS else f"stand {n + 1}"
    return plain_text(word, n)


def plain_text(word: str, n: int) -> str:
    """Answers that need no book."""
    if word == "shirt":
        return shirt_text(n)
    if word == "bench":
        return f"bench {faces(n)}"
    names = {"zone": ZONES, "build": KINDS, "res": RESOURCES, "stat": RESOURCES, "colour": COLOURS}
    if word == "zone":
        return ZONES[n]
    if word in ("res", "colour"):
        return names[word][n]
    return f"{word} {names[word][n] if word in names else n + 1}"


def fate_text(phase: int, frame: list[int], outcome: int, book: Book) -> str:
    """What fate dealt: a card, a club, a seat, a face of a die."""
    if phase in ROLLS:
        return "*" if phase in TWELVES and outcome == SYMBOL else str(outcome)
    if phase == c.CLUB_DRAWN:
        return f"club {outcome + 1}"
    if phase == c.LOTS:
        return text_of(outcome, book)
    if phase == c.FIRST or (phase == c.DEAL and frame[0] == 0):
        return f"seat {outcome + 1}"
    return card_text(outcome, book)


FATES: Final = {
    *ROLLS, c.MEETING, c.CLUB_DRAWN, c.FRONT_DRAWN, c.DRAWS, c.LOTS, c.GLIMPSE, c.REFILL, c.BLIND,
}  # fmt: skip


def fate_frame(v: ElevenView) -> list[int]:
    """The innermost frame that waits for fate: of the common stack, or of the lowest lane."""
    if v.frames[-4] == c.LANES:
        for lane in v.lanes:
            if lane[-4] in FATES:
                return lane[-4:]
    return v.frames[-4:]
