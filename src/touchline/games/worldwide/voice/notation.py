"""Answers in short: what is touched for each, and how it is written down.

DR            the Action card whose letters are DR; as a defence, TA
SH#6#7        a shot, with the team's Player cards 6 and 7 put down beside it
#3            Player card 3 of the own team
*simulation   a star for an ability
-DR  -#3      a discard;  +SH  from the draw pile into hand;  ^SH  ^#3  from the discard
let  give     a card is let pass, the ball is given back
"""

from __future__ import annotations

from typing import Final

from touchline.games.worldwide.cards.fields import ABILITIES
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.book import Book

#: answers that are one word: what is touched, and how it is written
SIMPLE: Final = {
    c.PASS: ("pass", "-"),
    c.LET_PASS: ("let", "let"),
    c.LET_DRY: ("let-dry", "dry"),
    c.GIVE: ("give", "give"),
    c.TO_PARTNER: ("partner", "partner"),
    c.ONESELF: ("self", "self"),
    c.PARTNER: ("mate", "mate"),
    c.REROLL: ("reroll", "reroll"),
}
#: first code of every group of answers; the anchor; what stands before the card
GROUPS: Final = (
    (c.DEFEND, "a", ""),
    (c.TAKE_BACK, "a", "^"),
    (c.FETCH, "a", "+"),
    (c.DROP, "a", "-"),
    (c.TAKE_PERSON, "p", "^"),
    (c.DROP_PERSON, "p", "-"),
    (c.SUBSTITUTE, "p", "sub "),
    (c.PERSON_, "p", ""),
    (c.STAR, "s", ""),
    (c.TEAM, "team", "team "),
    (c.NUMBER, "n", ""),
    (c.CAPTAIN, "captain", "captain "),
    (c.GROUND_OF, "ground", "ground "),
)
GROUNDS: Final = ("none", "1", "2")


def played(code: int) -> tuple[int, list[int]]:
    """Of an answer PLAY: the type, and the Player cards that go with it."""
    n = code - int(c.PLAY)
    return n // 128, [i for i in range(c.SQUAD) if n & (1 << i)]


def pair(code: int) -> tuple[int, int]:
    """Of an answer ABILITIES: the two abilities."""
    n = code - int(c.ABILITIES)
    return n // 12, n % 12


def group(code: int) -> tuple[str, str, int]:
    """The anchor of an answer of a group, what is written before it, and which of the group."""
    for first, word, sign in GROUPS:
        if code >= first:
            return word, sign, code - int(first)
    raise ValueError(f"{code} is no answer of Worldwide Football")


def anchors(code: int) -> list[str]:
    """What to touch for an answer, in order."""
    if code in SIMPLE:
        return [SIMPLE[code][0]]
    if code >= c.PLAY:
        kind, people = played(code)
        return [f"a:{kind}", *(f"p:{n}" for n in people)]
    if code >= c.ABILITIES:
        return [f"s:{ability}" for ability in pair(code)]
    word, _, n = group(code)
    return [f"{word}:{n + 1 if word == 'n' else n}"]


def card_text(kind: int, book: Book) -> str:
    """The two letters of an Action card."""
    letters = book.source["short"][kind]
    return chr(letters // 256) + chr(letters % 256)


def ability_text(ability: int, book: Book) -> str:
    """An ability: by its name if rules speak of it, else by its place in the pack."""
    for name, which in zip(ABILITIES, book.special, strict=True):
        if which == ability:
            return f"*{name}"
    return f"*{ability + 1}"


def text_of(code: int, book: Book) -> str:
    """An answer of a seat as it is written down."""
    if code in SIMPLE:
        return SIMPLE[code][1]
    if code >= c.PLAY:
        kind, people = played(code)
        return card_text(kind, book) + "".join(f"#{n + 1}" for n in people)
    if code >= c.ABILITIES:
        return " ".join(ability_text(ability, book) for ability in pair(code))
    word, sign, n = group(code)
    if word == "a":
        return sign + card_text(n, book)
    if word == "p":
        return f"{sign}#{n + 1}"
    if word == "s":
        return ability_text(n, book)
    return sign + (GROUNDS[n] if word == "ground" else str(n + 1))


def fate_text(phase: int, frame: list[int], outcome: int, book: Book) -> str:
    """What fate dealt: a card and the seat that draws it, a side, dice."""
    if phase == c.DRAW:
        card = card_text(outcome, book) if frame[1] == c.ACTION else f"#{outcome + 1}"
        return f"{frame[0] + 1}: {card}"
    if phase in (c.COIN, c.PILE_TOSS):
        return f"side {outcome + 1}"
    dice: list[str] = []
    while phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL, c.KEEPER_ROLL) and outcome >= 8:
        dice.insert(0, str(outcome % 8))
        outcome //= 8
    return " ".join([str(outcome), *dice])
