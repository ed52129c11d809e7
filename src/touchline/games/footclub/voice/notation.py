"""Answers in short: what is touched for each, and how it is written down.

press 3 tf      press card 3, the first named pays with a token, the second with a fan (k: kop)
tackle 8!       tackle card 8, aggressive
solo 17 f       solo run 17, the ability paid with a fan
push 2+kop+1s   two fans, the kop, one attack support
press           in Poussin, where cards of a type are all alike
#13  8          team card 13, match card 8, as numbered on the cards
"""

from __future__ import annotations

from typing import Final

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import FIRST

from .facts import shape_text

PAY: Final = "tfk"
SOLO_PAY: Final = "ntfk"
LINE_WORDS: Final = ("fb", "cb", "dm", "am", "fw")
SWAPS: Final = ("1-2", "1-3", "2-3")
CLUBS: Final = ("blue", "red")
SIMPLE: Final = {
    c.PASS: ("pass", "-"),
    c.DONE: ("done", "."),
    c.PLAY_ON: ("on", "on"),
    c.STOP: ("stop", "stop"),
    c.FAN: ("fan", "fan"),
    c.VACANCY: ("vacancy", "vacancy"),
}
#: first code of every group of answers with a match card in it, the card's type, codes a card
GROUPS: Final = (
    (c.SUPPORTING, c.DEFENCE_SUPPORT, 2, "support"),
    (c.COUNTERING, c.COUNTER_ATTACK, 1, "counter"),
    (c.SOLO, c.SOLO_RUN, 4, "solo"),
    (c.ATTACK, c.SET_ATTACK, 1, "attack"),
    (c.TACKLING, c.TACKLES, 2, "tackle"),
    (c.PRESS, c.PRESSES, 9, "press"),
)


def played(code: int) -> tuple[int, int, str, int] | None:
    """Of an answer that plays a match card: its type, the card 0..41, the word, what is left."""
    if not c.PRESS <= code < c.PUSH:
        return None
    for first, kind, each, word in GROUPS:
        if code >= first:
            n = code - int(first)
            return int(kind), int(FIRST[kind]) + n // each, word, n % each
    return None


def pushed(code: int) -> tuple[int, int, int]:
    """Of a push: fans, kop, attack supports."""
    n = code - int(c.PUSH)
    return n // 12, n // 6 % 2, n % 6


def choice(word: str, rest: int) -> str:
    """The further choice of a card that is played, as an anchor; "" where there is none."""
    if word in ("tackle", "support"):
        return f"mode:{rest}"
    if word == "press":
        return f"pay:{PAY[rest // 3]}{PAY[rest % 3]}"
    return f"pay:{SOLO_PAY[rest]}" if word == "solo" else ""


def anchors(code: int, card: int = -1) -> list[str]:
    """What to touch for an answer, in order. `card` stands for the one that a type was named by."""
    if code in SIMPLE:
        return [SIMPLE[code][0]]
    hit = played(code)
    if hit is not None:
        _, number, word, rest = hit
        more = choice(word, rest)
        named = f"c:{number if card < 0 else card}"
        return [named, more] if more else [named]
    if code >= c.SHAPE:
        return [f"shape:{shape_text(code - int(c.SHAPE))}"]
    if code >= c.SWAPPING:
        n = code - int(c.SWAPPING)
        return [f"swap:{n // 3}:{n % 3}"]
    if code >= c.PUSH:
        return ["push:" + ":".join(str(n) for n in pushed(code))]
    if code >= c.CARD:
        return [f"c:{code - int(c.CARD)}"]
    if code >= c.PLAYER:
        return [f"p:{code - int(c.PLAYER)}"]
    for first, word in ((c.KOP, "kop"), (c.HOME, "home"), (c.PAIR, "pair"), (c.STAR, "star")):
        if code >= first:
            return [f"{word}:{code - int(first)}"]
    raise ValueError(f"{code} is no answer of FootClub")


def text_of(code: int, card: int = -1) -> str:
    """An answer of a seat as it is written down."""
    if code in SIMPLE:
        return SIMPLE[code][1]
    hit = played(code)
    if hit is not None:
        _, number, word, rest = hit
        tail = {"tackle": "!" * rest, "support": "!" * rest}.get(word, "")
        if word == "press":
            tail = f" {PAY[rest // 3]}{PAY[rest % 3]}"
        elif word == "solo" and rest:
            tail = f" {SOLO_PAY[rest]}"
        return f"{word} {(number if card < 0 else card) + 1}{tail}"
    if code >= c.SHAPE:
        return shape_text(code - int(c.SHAPE))
    if code >= c.SWAPPING:
        n = code - int(c.SWAPPING)
        return f"swap {LINE_WORDS[n // 3]} {SWAPS[n % 3]}"
    if code >= c.PUSH:
        fans, kop, supports = pushed(code)
        parts = [str(fans)] if fans else []
        parts += ["kop"] if kop else []
        parts += [f"{supports}s"] if supports else []
        return "push " + "+".join(parts)
    if code >= c.CARD:
        return str(code - int(c.CARD) + 1)
    if code >= c.PLAYER:
        return f"#{code - int(c.PLAYER) + 1}"
    if code >= c.KOP:
        return "kop " + ("attack", "freshness")[code - int(c.KOP)]
    if code >= c.HOME:
        return f"home {CLUBS[code - int(c.HOME)]}"
    if code >= c.PAIR:
        return f"pair {code - int(c.PAIR) + 1}"
    return f"star {code - int(c.STAR) + 1}"


def short_text(code: int) -> str:
    """PO-005, PO-013 An answer in Poussin: its cards have no numbers, its players pay nothing."""
    hit = played(code)
    return hit[2] if hit is not None else text_of(code)


def fate_text(phase: int, posts: int, outcome: int) -> str:
    """What fate dealt: dice, a card, a club. `posts` is the number 2 of a shot's frame."""
    if phase == c.DRAW:
        return f"{CLUBS[outcome // int(c.DECK)]} {outcome % int(c.DECK) + 1}"
    if phase in (c.REVEAL, c.RECRUIT_DEAL):
        return f"#{outcome + 1}"
    if phase == c.STAFF:
        return f"pair {outcome + 1}"
    if phase in (c.STARTER, c.HOME_TOSS, c.SHOOT_START, c.TIE_TOSS, c.TOSS):
        return CLUBS[outcome]
    if phase in (c.SHOT, c.KICK) and posts >= c.POSTS:
        return ("no goal", "goal")[outcome]
    return str(outcome)
