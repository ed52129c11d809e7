"""EL-059 to EL-063, EL-113 to EL-116, EL-126, EL-132: footballers and their shirts."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO, EVERYONE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of


def footballers_end(t: Table) -> i64:
    """The card number behind the last footballer."""
    return t.book.first[c.STAFF]


def squad_size(t: Table, seat: i64) -> i64:
    """EL-068 How many footballers a manager owns."""
    n: i64 = 0
    for card in range(footballers_end(t)):
        if t.where[card] == c.OWN + seat:
            n += 1
    return n


def shirt_of(t: Table, seat: i64, card: i64) -> i64:
    """EL-062, EL-116 The shirt a footballer wears: 0..12, or -1 (keepers, and those for whom none
    is left).
    """
    if role_of(t, card) == c.KEEPER:
        return -1
    own = numbered(number_of(t, card))
    if own >= 0:
        return own
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.WEARER) == card:
            return shirt
    return -1


def wearer(t: Table, seat: i64, shirt: i64) -> i64:
    """EL-114 An owned footballer who wears this shirt, -1 for a card-less one (EL-059)."""
    card = t.shirt(seat, shirt, c.WEARER)
    if card >= 0 or shirt >= 10:
        return card
    for other in range(footballers_end(t)):
        if (
            t.where[other] == c.OWN + seat
            and numbered(number_of(t, other)) == shirt
            and role_of(t, other) != c.KEEPER
        ):
            return other
    return -1


def turn(t: Table, seat: i64, shirt: i64, side: i64, log: Log) -> None:
    """EL-113 A shirt shows the role of who wears it."""
    if t.shirt(seat, shirt, c.SIDE) != side:
        t.dress(seat, shirt, c.SIDE, side)
        log.tell(e.SHIRT_TURNED, seat, shirt * 64 + side)


def swap(t: Table, seat: i64, comes: i64, goes: i64, log: Log) -> None:
    """A bench shirt takes the place of a field shirt, in the middle of a match too."""
    t.dress(seat, comes, c.FIELD, 1)
    t.dress(seat, goes, c.FIELD, 0)
    t.dress(seat, comes, c.AT, t.shirt(seat, goes, c.AT))
    t.dress(seat, goes, c.AT, -1)
    for what in range(c.MOD, c.SHIRT_N):
        t.dress(seat, comes, what, t.shirt(seat, goes, what))
        t.dress(seat, goes, what, 0)
    log.tell(e.SHIRTS_CHANGED, seat, comes * 64 + goes)


def spare(t: Table, seat: i64) -> i64:
    """EL-063, EL-116 A free shirt without number, one on the field first; -1 if all serve.

    Without the limit (`unnumbered_limit=none`) a card-less numbered field shirt does as well, the
    highest first.
    """
    for on_field in range(1, -1, -1):
        for shirt in range(10, c.SHIRTS_):
            if t.shirt(seat, shirt, c.WEARER) < 0 and t.shirt(seat, shirt, c.FIELD) == on_field:
                return shirt
    if t.rules.no_limit:
        for shirt in range(9, -1, -1):
            if t.shirt(seat, shirt, c.FIELD) and wearer(t, seat, shirt) < 0:
                return shirt
    return -1


def join(t: Table, k: Stack, seat: i64, card: i64, log: Log) -> None:
    """EL-113, EL-116 A footballer who has come finds his shirt; perhaps another makes room.

    Before the first week the shirts have not been laid out yet: EL-059 does it for all at once.
    """
    if role_of(t, card) == c.KEEPER or t.week == 0:
        return
    shirt = numbered(number_of(t, card))
    if shirt < 0:
        shirt = spare(t, seat)
        if shirt < 0:
            return
        t.dress(seat, shirt, c.WEARER, card)
    turn(t, seat, shirt, role_of(t, card), log)
    if t.shirt(seat, shirt, c.FIELD) == 0:
        k.push(c.JOIN, seat, shirt)


def leave(t: Table, seat: i64, card: i64) -> None:
    """EL-132 His shirt stays where it is, card-less; a shirt without number is free again."""
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.WEARER) == card:
            t.dress(seat, shirt, c.WEARER, -1)


def train(t: Table, k: Stack, seat: i64, card: i64, log: Log) -> None:
    """EL-124, EL-126 To the trained side; a youngster gains the number on it."""
    if t.trained(card):
        return
    used = shirt_of(t, seat, card)
    if not turn_over(t, card):
        return
    log.tell(e.TRAINED, seat, card)
    own = numbered(number_of(t, card))
    if own < 0 or role_of(t, card) == c.KEEPER or t.week == 0:
        return
    leave(t, seat, card)
    if own == used:
        return  # it has served him already, without the limit of EL-063
    turn(t, seat, own, role_of(t, card), log)
    if t.shirt(seat, own, c.FIELD):
        return
    if used >= 0 and t.shirt(seat, used, c.FIELD):
        swap(t, seat, own, used, log)
    else:
        k.push(c.JOIN, seat, own)


def turn_over(t: Table, card: i64) -> bool:
    """EL-022 To the trained side; or, where that may not be seen, stronger by as much as its like.

    False if the side is not known: then nothing else is.
    """
    if t.flags[card] & c.UNSEEN == 0:
        t.flag(card, c.TRAINED, True)
        return True
    if t.flags[card] & c.DREAMT == 0:
        t.flag(card, c.DREAMT, True)
        t.put_tokens(card, c.STR_PERM, (t.book.gains[t.book.like(card)] + 50) // 100)
    return False


def untrain(t: Table, k: Stack, seat: i64, card: i64, log: Log) -> None:
    """EL-124 Back to the untrained side; a youngster loses his number and needs another shirt."""
    if t.trained(card) == 0:
        return
    had = numbered(number_of(t, card))
    t.flag(card, c.TRAINED, False)
    log.tell(e.UNTRAINED, seat, card)
    if had >= 0 and numbered(number_of(t, card)) < 0:
        join(t, k, seat, card, log)


@final
class Join(Phase[Table]):
    """EL-113 The manager says which card-less field shirt makes room. Frame: seat, shirt."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if at most one shirt can make room."""
        return 1 << k.get(1) if free_shirts(t, k.get(1)) > 1 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the field shirts that no footballer wears (EL-113)."""
        out.open(c.JOIN)
        for shirt in range(c.SHIRTS_):
            if t.shirt(seat, shirt, c.FIELD):
                if wearer(t, seat, shirt) < 0:
                    out.add(c.SHIRT + shirt)
                else:
                    out.bar(c.SHIRT + shirt, c.WORN)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The shirt takes the place of the one named, which goes to the bench (EL-113)."""
        seat, comes = k.get(1), k.get(2)
        goes = answer - c.SHIRT
        if who == AUTO:
            goes = -1
            for shirt in range(c.SHIRTS_):
                if t.shirt(seat, shirt, c.FIELD) and wearer(t, seat, shirt) < 0:
                    goes = shirt
        k.pop()
        if goes >= 0:
            swap(t, seat, comes, goes, log)


def free_shirts(t: Table, seat: i64) -> i64:
    """How many field shirts no footballer wears."""
    n: i64 = 0
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD) and wearer(t, seat, shirt) < 0:
            n += 1
    return n


def own(t: Table, seat: i64, card: i64) -> None:
    """EL-112 A card comes into play, untrained, with nothing on it.

    EL-022 Whoever recruits it in an imagined season has still not seen its trained side.
    """
    t.move(card, c.OWN + seat, EVERYONE)
    t.flags[card] &= c.UNSEEN
    t.tokens[card] = 0
