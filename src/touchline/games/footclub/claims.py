"""What a table shows beside its options: whom a card names, what dice bring, what a push makes.

Plain data from a view alone, exact: a chance is [numerator, denominator]. The client and the
terminal work none of this out again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from . import codes as c
from .book import KIND
from .reading import Reader
from .telling import shape_text

Data = dict[str, object]
Odds = dict[str, Fraction]

NONE: Final = Fraction(0)
ONE: Final = Fraction(1, 36)  # two ones
MODES: Final = ("regular", "aggressive")


def pair(x: Fraction) -> list[int]:
    """A chance as it travels."""
    return [x.numerator, x.denominator]


def travelling(odds: Odds) -> Data:
    """Chances as they travel."""
    return {key: pair(x) for key, x in odds.items()}


# -- shots -----------------------------------------------------------------------------------------


def shot_odds(bonus: int, defence: int, second: bool, poussin: bool) -> Odds:
    """FC-125, FC-126, FC-130, PO-018 The exact chances of a shot from here on.

    defence  the defence's die, 0 before it is rolled; second  a second roll is going on
    """
    dice = range(1, 7)
    pairs = [(d, a) for d in ([defence] if defence else dice) for a in dice]
    edges = [a + (0 if second else bonus) - d for d, a in pairs]
    of = len(pairs)
    up, level = sum(e > 0 for e in edges), sum(e == 0 for e in edges)
    goal = Fraction(up, of) + Fraction(level, 2 * of)  # a second roll is even, as often as needed
    rest = 1 - goal
    if poussin:
        return {"goal": goal, "save": rest, "corner": Fraction(0)}
    corner = rest if second else Fraction(level, 2 * of)
    return {"goal": goal, "save": rest - corner, "corner": corner}


def goal(r: Reader, raw: int) -> Fraction:
    """FC-123, FC-125 The chance of a goal with this raw bonus, if it is rolled with."""
    return shot_odds(r.final(raw), 0, False, r.poussin)["goal"]


# -- cards that name players -----------------------------------------------------------------------


def aims(r: Reader, side: int) -> Data:
    """FC-019, FC-059 to FC-069 Whom the cards of a club that this eye can see would name now, by
    the number of the card: {players, cells}; `cells` are the places 0..5 in the ribbon that count,
    one for each player; both are empty where the card names nobody.
    """
    first = side * int(c.DECK)
    return {
        str(card - first): {"players": players, "cells": r.v.cells[card]}
        for card, players in r.v.aims.items()
        if first <= card < first + c.DECK
    }


# -- two dice --------------------------------------------------------------------------------------


def success(modifier: int, aggressive: bool) -> Fraction:
    """FC-084 to FC-087, FC-143 to FC-147 The chance of a tackle or a defence support.

    `modifier` is added to every roll; an aggressive one has a second roll, at 8 or more.
    """
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7) if a + b > 2]
    first = Fraction(sum(a + b + modifier >= 7 for a, b in rolls), 36)
    second = Fraction(sum(a + b + modifier >= 8 for a, b in rolls), 36)
    return first + (1 - first) * second if aggressive else first


def outcomes(modifier: int, aggressive: bool) -> Odds:
    """FC-084, FC-086, FC-143, FC-144 Success, foul without a card, yellow row, red row."""
    won = success(modifier, aggressive)
    if not aggressive:
        return {"success": won, "foul": 1 - won - ONE, "yellow": ONE, "red": NONE}
    red = (1 - success(modifier, False)) * ONE
    return {"success": won, "foul": NONE, "yellow": 1 - won - red, "red": red}


def duel(r: Reader, player: int, modifier: int, aggressive: bool) -> Odds:
    """FC-084 to FC-093 What a tackle or a defence support of this player comes to.

    {success, foul, yellow, red, lost}: `red` is that he is sent off, a booked man (FC-092) by the
    yellow row too; `lost` that the match is forfeited at once by a fourth red card (FC-094).
    """
    odds = outcomes(modifier, aggressive)
    if booked(r, player):
        odds["red"] += odds["yellow"]
        odds["yellow"] = NONE
    fourth = r.of(r.v.seat, int(c.REDS)) >= 3
    odds["lost"] = odds["red"] if fourth else NONE
    return odds


def booked(r: Reader, player: int) -> bool:
    """FC-091 Has this player a yellow card?"""
    return bool(r.v.tokens[player] // c.YELLOW & 3)


def duels(r: Reader) -> Data:
    """The chances of every tackle or defence support that this eye may play now, by the number of
    the card and the mode: {success, foul, yellow, red, lost} and for a support `goal`, that the
    attack ends in a goal after all if nobody does anything more.
    """
    seat = r.v.seat
    if seat > 1 or r.acting() != seat or r.phase not in (c.POSSESSION, c.BONUS):
        return {}
    kind = c.TACKLES if r.phase == c.POSSESSION else c.DEFENCE_SUPPORT
    if kind == c.DEFENCE_SUPPORT and r.scalar["attacker"] == seat:
        return {}
    found: Data = {}
    for card in r.cards(seat, int(c.HAND)):
        if KIND[card] == kind:
            modes = one_duel(r, seat, card, kind == c.DEFENCE_SUPPORT)
            if modes:
                found[str(card)] = modes
    return found


def one_duel(r: Reader, seat: int, card: int, support: bool) -> Data:
    """The modes of one card, each with its chances."""
    if r.poussin:
        won = success(0, False)
        odds = {"success": won, "foul": 1 - won, "yellow": NONE, "red": NONE, "lost": NONE}
        if support:  # PO-016 one that fails changes nothing
            raw = r.scalar["raw"]
            odds["goal"] = won * goal(r, raw - 2) + (1 - won) * goal(r, raw)
        return {"regular": travelling(odds)}
    if support and r.scalar["offence"] == c.COUNTER_ATTACK:
        return {}  # FC-116
    players = r.v.aims.get(seat * int(c.DECK) + card, [])
    if not players:
        return {}
    player = players[0]
    strong = r.v.book.strength[player] == (c.STOPPER if support else c.ENFORCER)
    modifier = int(strong) - (r.scalar["speed"] if support else 0)
    found: Data = {}
    for mode, word in enumerate(MODES):
        if strong and mode == 0:
            continue  # FC-087, FC-146
        odds = duel(r, player, modifier, mode == 1)
        if support:
            odds["goal"] = goal_after(r, seat, odds)
        found[word] = travelling(odds)
    return found


def goal_after(r: Reader, seat: int, odds: Odds) -> Fraction:
    """FC-145, FC-149 to FC-151 The chance of a goal once a support has been rolled: by the attack
    where it holds, else by the set piece; none where the defence has forfeited meanwhile.
    """
    piece = goal(r, 0 if r.scalar["supports"] == 0 else 2)
    off = odds["red"]
    left = sum(len(line) for line in r.lines(seat)) - 1
    least = 7 if r.v.rules.min_players_forfeit == 0 else 1  # FC-094, FC-Q17
    stays = odds["foul"] + odds["yellow"] + (off if not odds["lost"] and left >= least else NONE)
    return odds["success"] * goal(r, r.scalar["raw"] - 2) + stays * piece


# -- the bonus window ------------------------------------------------------------------------------


def kop_value(r: Reader, kind: int) -> int:
    """FC-136 What a kop gives: ATT (kind 1) or freshness (kind 2)."""
    option = r.v.rules.kop_attack_value
    return int(option if kind == 1 and option else r.v.book.kop[kind - 1])


def pushes(r: Reader) -> Data:
    """FC-119, FC-120 Every push that this eye may make, by its anchor, and "" for none: {raw,
    final, odds} of the shot if it is rolled then.
    """
    if not r.v.pushes:
        return {}
    fans, kops, supports, cap = r.v.pushes
    raw = r.scalar["raw"]
    sign = 1 if r.v.seat == r.scalar["attacker"] else -1
    found: Data = {"": outlook(r, raw)}
    for n in range(min(fans, cap) + 1):
        for k in range(min(kops, cap - n) + 1):
            for s in range(supports + 1):
                if n + k + s:
                    change = sign * n + k * kop_value(r, 1) + 2 * s
                    found[f"push:{n}:{k}:{s}"] = outlook(r, raw + change)
    return found


def outlook(r: Reader, raw: int) -> Data:
    """A raw bonus, the final one that comes of it, and the chances of the shot."""
    final = r.final(raw)
    return {"raw": raw, "final": final, "odds": travelling(shot_odds(final, 0, False, r.poussin))}


# -- changes ---------------------------------------------------------------------------------------


def change(r: Reader) -> Data | None:
    """FC-096, FC-105, FC-158 What a change of this eye may come to: {least, most, shapes}, how many
    vacancies it may fill, and the shapes in which it may end. None for everybody else.
    """
    if not r.v.fill:
        return None
    least, most = r.v.fill
    return {"least": least, "most": most, "shapes": [shape_text(n) for n in r.v.shapes]}


# -- the guide -------------------------------------------------------------------------------------


def guide(r: Reader) -> Data | None:
    """Chances for whoever is told the game: a goal with the bonus as it stands (before an attack
    the initial one), with one supporter more, with all fans that may be spent (`spend`); a tackle,
    regular and aggressive, of a player without a strength. None for a watcher, and before the
    line-ups are shown.
    """
    seat = r.v.seat
    if seat > 1 or not r.lined(0) or not r.lined(1):
        return None
    window = r.phase == c.BONUS
    raw = r.scalar["raw"] if window else r.value(seat, "att") - r.value(1 - seat, "def")
    sign = -1 if window and r.scalar["attacker"] != seat else 1
    fans = min(len(r.cards(seat, int(c.STANDS))), cap(r, seat, window))
    return {
        "bonus": raw,
        "spend": fans,
        "goal": pair(goal(r, raw)),
        "more": pair(goal(r, raw + sign)),
        "best": pair(goal(r, raw + sign * fans)),
        "tackle": pair(success(0, False)),
        "hard": pair(success(0, True)),
    }


def cap(r: Reader, seat: int, window: bool) -> int:
    """FC-134, PO-017 Supporters that may be spent in an attack; in a window those still left."""
    most = 3 if not r.poussin else int(r.v.rules.poussin_fan_cap) or int(c.DECK)
    return most - (r.of(seat, int(c.SPENT)) if window else 0)
