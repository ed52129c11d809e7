"""What the cards of Eleven say, for people at the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.games.eleven.cards.lexicon import RESOURCES, ROLES, ZONES
from touchline.games.eleven.voice.names import rows
from touchline.play.numbers import signed
from touchline.play.speech import Voice

VOTES: Final = "YBR"

Row = Mapping[str, object]


def found(content: Row, name: str) -> list[Row]:
    """The cards whose name begins with, or at least holds, this text; alike ones once."""
    low = name.lower()
    kinds: dict[str, Row] = {}
    for card in rows(content.get("cards")):
        kinds.setdefault(f"{card['deck']} {card['name']}", card)
    cards = list(kinds.values())
    begin = [card for card in cards if str(card["name"]).lower().startswith(low)]
    return begin or [card for card in cards if low in str(card["name"]).lower()]


def line(say: Voice, card: Row) -> str:
    """A card in a line: its numbers, then what it does."""
    parts = [*numbers(say, card), *texts(card)]
    return say.say("term-told", name=str(card["name"]), text=" ".join(parts) or "–")


def texts(card: Row) -> list[str]:
    """What its abilities do."""
    return [str(ability["text"]) for ability in rows(card.get("text"))]


def numbers(say: Voice, card: Row) -> list[str]:
    """What is printed on it besides: of a director the votes, of a footballer the strengths."""
    if "faces" in card:
        return [director(say, card)]
    if "role" in card:
        return [footballer(say, card)]
    return []


def director(say: Voice, card: Row) -> str:
    """The six votes as letters of this language, and the steps of the statistics."""
    faces, stats = card["faces"], card["stats"]
    assert isinstance(faces, Sequence)
    assert isinstance(stats, Mapping)
    letters = [say.say("term-el-colour", n=VOTES.index(str(face)))[0].upper() for face in faces]
    steps = [
        f"{say.say('term-el-stat', n=n)} {signed(stats[word])}"
        for n, word in enumerate(RESOURCES)
        if stats[word]
    ]
    return ", ".join(["".join(letters), *steps]) + "."


def footballer(say: Voice, card: Row) -> str:
    """Role, shirt, zones, and the strength of both sides."""
    zones = card["zones"]
    assert isinstance(zones, Sequence)
    places = [say.say("term-el-zone", n=ZONES.index(str(zone))) for zone in zones]
    power = [strength(card[side]) for side in ("untrained", "trained")]
    role = say.say("term-el-role", role=ROLES[ROLES.index(str(card["role"]))])
    shirt = say.say("term-el-wears", shirt=int(str(card["shirt"])), price=int(str(card["price"])))
    return ", ".join([f"{role} {power[0]}/{power[1]}", shirt, *places]) + "."


def strength(side: object) -> str:
    """The strength of a side, of keepers with gloves."""
    assert isinstance(side, Mapping)
    gloves = side.get("gloves", 0)
    return f"{side['strength']}×{gloves}" if gloves else str(side["strength"])
