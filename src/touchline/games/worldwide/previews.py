"""What a table of Worldwide Football shows before a decision: what a card would meet, what a Player
card would add, whether giving the ball back ends the half.
"""

from __future__ import annotations

from itertools import combinations

from . import codes as c
from .chances import wins
from .reading import Data, Reader


def fits(r: Reader, card: int) -> bool:
    """WF-042, WF-043, WF-155, WF-181 May this card be played at the points reached?"""
    s, book = r.scalar, r.v.book
    if not book.allowed[card] >> s["pa"] & 1 or s["pa"] + book.pa[card] > 8:
        return False
    set_piece = (c.PASSING, c.LONG_PASS, c.CROSS)
    if s["restrict"] == c.INDIRECT:
        return book.kind[card] in (*set_piece, c.THROUGH_BALL)
    return s["restrict"] != c.CORNER or book.kind[card] in set_piece


def chances(r: Reader) -> Data:
    """WF-042, WF-063 What the other side would need against each attacking card of the own hand,
    while one may be played.
    """
    s, v, found = r.scalar, r.v, Data()
    if r.phase not in (c.ATTACK, c.CAPTAIN_STAR) or v.seat >= v.seats or s["ball"] != v.seat % 2:
        return found
    closed = s["safe"] == 1 or s["restrict"] == c.INDIRECT
    for card, held in enumerate(v.hand):
        if held and v.book.category[card] != c.DEFENCE_CARD:
            allowed = fits(r, card)
            one: Data = {
                "allowed": allowed,
                "pa_after": s["pa"] + int(v.book.pa[card]),
                "answers": {} if closed else at_hand(r, r.answers(card, s["pa"])),
                "traps": traps(r, card, closed),
            }
            if v.book.category[card] == c.SHOT_CARD:
                one["shot"] = r.shot(card, s["pa"], []) if allowed else None
            if allowed:
                one["with"] = together(r, card, closed)
            found[str(card)] = one
    return found


def at_hand(r: Reader, answers: Data) -> Data:
    """WF-003, WF-011 Without the cards of which every copy of the other side lies open: in its
    discard, or in the line of this attack.
    """
    v, side = r.v, 1 - r.scalar["ball"]
    open_ = [
        n % 512 // 8 for n in v.line if n // 4096 == side and n % 4096 // 512 == c.LAID_DEFENCE
    ]
    found = Data()
    for kind, answer in answers.items():
        copies = int(v.book.copies[int(kind) * 2 + r.of(side, int(c.COLOUR))])
        gone = v.gone[side * r.types + int(kind)] + open_.count(int(kind))
        if copies > gone:
            found[kind] = answer
    return found


def escorts(r: Reader, card: int) -> list[int]:
    """WF-122 Own Player cards that may be put down with this card."""
    book, found = r.v.book, []
    for n in r.people(r.v.seat % 2, int(c.HAND) + r.v.seat):
        row = r.row(r.v.seat % 2, n)
        by = int(book.person_by[row])
        fits_ = book.person_trigger[row] == c.ON_WITH and (not by or by >> int(book.kind[card]) & 1)
        if fits_ and not (book.person_regular[row] and r.scalar["restrict"]):
            found.append(n)
    return found


def together(r: Reader, card: int, closed: bool) -> Data:
    """WF-043, WF-124 A card with every set of Player cards, as `p:1+p:4`: what it would then meet.

    They change it before anybody answers: its points, the bonus of defences, whether there are
    any, and the shot.
    """
    s, rules, found = r.scalar, r.v.rules, Data()
    able = escorts(r, card)
    most = rules.max_people or len(able)
    for size in range(1, min(most, len(able)) + 1):
        for people in combinations(able, size):
            pa, guard, shut = s["pa"] + int(r.v.book.pa[card]), 0, closed
            for n in people:
                for op, a, *_ in r.effects("person", r.row(r.v.seat % 2, n)):
                    pa += a if op == c.GAIN_PA else 0
                    shut = shut or (op == c.FORBID_DEFENCE and a == 0)
                    guard = a + 100 if op == c.SET_DEFENCE_BONUS else guard
            if pa > 8:
                continue
            one: Data = {
                "pa_after": pa,
                "answers": {} if shut else at_hand(r, r.answers(card, s["pa"], guard)),
                "traps": traps(r, card, shut),
            }
            if r.v.book.category[card] == c.SHOT_CARD:
                one["shot"] = r.shot(card, s["pa"], list(people))
            found["+".join(f"p:{n}" for n in people)] = one
    return found


def give_ends(r: Reader) -> bool:
    """WF-140 Would giving the ball back now end the half?"""
    v, s = r.v, r.scalar
    if s["ball"] < 0 or s["half"] == 0:
        return False
    if s["attacks"] + 1 >= v.rules.max_attacks:
        return True
    played = any(entry % 4096 // 512 != c.LAID_STAR for entry in v.line)
    if s["givebacks"] < 1 or (v.rules.half_end_strict and played):
        return False
    side = s["ball"]
    left = v.counts[v.seats + side] - r.drawn(side)
    return left <= 0 or v.counts[v.seats + 1 - side] == 0


def traps(r: Reader, card: int, closed: bool) -> Data:
    """WF-107, WF-110 Abilities of the other side, face up and with a star to pay for them, that
    would take this card by a d20 of their own, and what they would need.

    closed  the card cannot be defended (`trap_when_forbidden`)
    """
    s, book, side, found = r.scalar, r.v.book, 1 - r.scalar["ball"], Data()
    if r.of(side, int(c.STARS)) == 0 or (closed and not r.v.rules.trap_when_forbidden):
        return found
    for ability in range(int(book.abilities)):
        laid = r.of(side, int(c.LAID)) >> ability & 1
        if not laid or book.ability_trigger[ability] != c.ON_CARD:
            continue
        by = int(book.ability_by[ability])
        if by and not by >> int(book.kind[card]) & 1:
            continue
        if not book.ability_low[ability] <= s["pa"] <= book.ability_high[ability]:
            continue
        if book.ability_regular[ability] and s["restrict"]:
            continue
        for op, a, b, *_ in r.paid(side, ability):
            if op == c.OFFSIDE_TRAP:
                need = a - (s["pa"] if b else 0)
                found[str(ability)] = {"need": need, "win": [wins(need), 20]}
    return found


def adds(r: Reader) -> Data:
    """WF-223, WF-229 What own Player cards would add to the roll that lies on the table."""
    v, found = r.v, Data()
    if r.phase != c.BOOST or v.seat != r.scalar["guard_by"]:
        return found
    for n in r.people(v.seat % 2, int(c.HAND) + v.seat):
        more = [
            a
            for op, a, b, *_ in r.effects("person", r.row(v.seat % 2, n))
            if op == c.DEFENCE_BONUS and b == 0
        ]
        if more:
            found[f"p:{n}"] = sum(more)
    return found
