"""What a table shows beside its options: whom a card names, what dice bring, what a push makes.

Plain data from a view alone, exact: a chance is [numerator, denominator]. The client and the
terminal work none of this out again.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.odds import NONE, Odds, kick_odds, outcomes, shot_odds, success

from .facts import shape_text
from .reader import Reader
from .shown import Aim, Change, DuelOdds, Duels, Guide, Ratio, ShotOdds

MODES: Final = ("regular", "aggressive")


def pair(x: Fraction) -> Ratio:
    """A chance as it travels."""
    return x.numerator, x.denominator


@lru_cache(1024)
def shot(bonus: int, defence: int, second: bool, poussin: bool) -> ShotOdds:
    """The chances of a shot (see `shot_odds`) as they travel."""
    return travelling(shot_odds(bonus, defence, second, poussin))


@lru_cache(64)
def kick_shot(defence: int, second: bool) -> ShotOdds:
    """FC-218 The chances of a kick of the shoot-out (see `kick_odds`) as they travel."""
    return travelling(kick_odds(defence, second))


def travelling(odds: Odds) -> ShotOdds:
    """The chances of a shot as they travel."""
    return ShotOdds(**{key: pair(x) for key, x in odds.items()})


#: a tackle of a player without a strength, regular and aggressive
TACKLE: Final = pair(success(0, False))
HARD: Final = pair(success(0, True))

# -- shots -----------------------------------------------------------------------------------------


def goal(r: Reader, raw: int) -> Fraction:
    """FC-123, FC-125 The chance of a goal with this raw bonus, if it is rolled with."""
    return Fraction(*shot(r.final(raw), 0, False, r.poussin).goal)


# -- cards that name players -----------------------------------------------------------------------


def aims(r: Reader, side: int) -> dict[str, Aim]:
    """FC-019, FC-059 to FC-069 Whom the cards of a club that this eye can see would name now, by
    the number of the card: {players, cells}; `cells` are the places 0..5 in the ribbon that count,
    one for each player; both are empty where the card names nobody.
    """
    first = side * int(c.DECK)
    return {
        str(card - first): Aim(players, r.v.cells[card])
        for card, players in r.v.aims.items()
        if first <= card < first + c.DECK
    }


# -- two dice --------------------------------------------------------------------------------------


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


def duels(r: Reader) -> Duels:
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
    found: Duels = {}
    for card in r.cards(seat, int(c.HAND)):
        if KIND[card] == kind:
            modes = one_duel(r, seat, card, kind == c.DEFENCE_SUPPORT)
            if modes:
                found[str(card)] = modes
    return found


def duelling(odds: Odds) -> DuelOdds:
    """The chances of a tackle or a defence support as they travel."""
    return DuelOdds(**{key: pair(x) for key, x in odds.items()})


def one_duel(r: Reader, seat: int, card: int, support: bool) -> dict[str, DuelOdds]:
    """The modes of one card, each with its chances."""
    if r.poussin:
        won = success(0, False)
        odds = {"success": won, "foul": 1 - won, "yellow": NONE, "red": NONE, "lost": NONE}
        if support:  # PO-016 one that fails changes nothing
            raw = r.scalar["raw"]
            odds["goal"] = won * goal(r, raw - 2) + (1 - won) * goal(r, raw)
        return {"regular": duelling(odds)}
    if support and r.scalar["offence"] == c.COUNTER_ATTACK:
        return {}  # FC-116
    players = r.v.aims.get(seat * int(c.DECK) + card, [])
    if not players:
        return {}
    player = players[0]
    strong = r.v.book.strength[player] == (c.STOPPER if support else c.ENFORCER)
    modifier = int(strong) - (r.scalar["speed"] if support else 0)
    found: dict[str, DuelOdds] = {}
    for mode, word in enumerate(MODES):
        if strong and mode == 0:
            continue  # FC-087, FC-146
        odds = duel(r, player, modifier, mode == 1)
        if support:
            odds["goal"] = goal_after(r, seat, odds)
        found[word] = duelling(odds)
    return found


def goal_after(r: Reader, seat: int, odds: Odds) -> Fraction:
    """FC-145, FC-149 to FC-151 The chance of a goal once a support has been rolled: by the attack
    where it holds, else by the set piece; none where the defence has forfeited meanwhile.
    """
    piece = goal(r, 0 if r.scalar["supports"] == 0 else 2)
    off = odds["red"]
    left = sum(len(line) for line in r.lines(seat)) - 1
    least = 7 if r.v.rules.min_players_forfeit == o.TRUE else 1  # FC-094, FC-Q17
    stays = odds["foul"] + odds["yellow"] + (off if not odds["lost"] and left >= least else NONE)
    return odds["success"] * goal(r, r.scalar["raw"] - 2) + stays * piece


# -- the bonus window ------------------------------------------------------------------------------


def kop_value(r: Reader, kind: int) -> int:
    """FC-136 What a kop gives: ATT (kind 1) or freshness (kind 2)."""
    option = r.v.rules.kop_attack_value
    return int(option if kind == 1 and option else r.v.book.kop[kind - 1])


# -- changes ---------------------------------------------------------------------------------------


def change(r: Reader) -> Change | None:
    """FC-096, FC-105, FC-158 What a change of this eye may come to: {least, most, shapes}, how many
    vacancies it may fill, and the shapes in which it may end. None for everybody else.
    """
    if not r.v.fill:
        return None
    least, most = r.v.fill
    return Change(least, most, [shape_text(n) for n in r.v.shapes])


# -- the guide -------------------------------------------------------------------------------------


def guide(r: Reader) -> Guide | None:
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
    return Guide(
        bonus=raw,
        spend=fans,
        goal=shot(r.final(raw), 0, False, r.poussin).goal,
        more=shot(r.final(raw + sign), 0, False, r.poussin).goal,
        best=shot(r.final(raw + sign * fans), 0, False, r.poussin).goal,
        tackle=TACKLE,
        hard=HARD,
    )


def cap(r: Reader, seat: int, window: bool) -> int:
    """FC-134, PO-017 Supporters that may be spent in an attack; in a window those still left."""
    most = 3 if not r.poussin else int(r.v.rules.poussin_fan_cap) or int(c.DECK)
    return most - (r.of(seat, int(c.SPENT)) if window else 0)
