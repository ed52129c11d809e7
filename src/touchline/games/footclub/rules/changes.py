"""What answers do to cards, players and the ball; the flow of turns and matches is in flow.py."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.ids import EVERYONE
from touchline.core.log import Log

from . import codes as c
from . import options as o
from .book import FIRST
from .state import Table, kind_of
from .sums import attack, defence, kop_value, late, shifted

# -- match cards -----------------------------------------------------------------------------------


def hand_card(t: Table, side: i64, kind: i64) -> i64:
    """A card of a type in a club's hand; one that all know lies there comes first. -1 for none."""
    found: i64 = -1
    for card in range(side * c.DECK + FIRST[kind], side * c.DECK + FIRST[kind + 1]):
        if t.where[card] == c.HAND:
            if t.known[card] == EVERYONE:
                return card
            if found < 0:
                found = card
    return found


def publish(t: Table, card: i64, place: i64) -> i64:
    """A card of a hand is laid in the open; the card that lies there now.

    Copies that are alike have no identity: the lowest that nobody has seen yet stands for the one
    that was played, so its number tells nothing about the others.
    """
    kind = kind_of(card)
    if t.alike(kind) and t.known[card] != EVERYONE:
        first = card // c.DECK * c.DECK
        for other in range(first + FIRST[kind], first + FIRST[kind + 1]):
            if t.known[other] != EVERYONE:
                at, known = t.where[other], t.known[other]
                t.move(other, t.where[card], t.known[card])
                t.move(card, at, known)
                card = other
                break
    t.move(card, place, EVERYONE)
    return card


def discard(t: Table, card: i64) -> i64:
    """FC-014, FC-020, PO-021 On top of its club's discard; the card that lies there now."""
    side = card // c.DECK
    stamp = t.get(side, c.STAMP)
    t.put(side, c.STAMP, stamp + 1)
    return publish(t, card, c.DISCARDED + stamp)


def spend_fans(t: Table, side: i64, n: i64, log: Log) -> None:
    """FC-133 Fans leave the stands for the discard."""
    if n == 0:
        return
    left = n
    for card in range(side * c.DECK + FIRST[c.FANS], side * c.DECK + FIRST[c.FANS + 1]):
        if left and t.where[card] == c.STANDS:
            discard(t, card)
            left -= 1
    log.tell(c.FANS_SPENT, side, n)


def spend_kop(t: Table, side: i64, log: Log) -> None:
    """FC-138 The kop is turned face down and stays."""
    t.put(side, c.KOP_SPENT, 1)
    log.tell(c.KOP_USED, side, t.get(side, c.KOP_KIND))


def tell_cell(t: Table, side: i64, card: i64, log: Log) -> None:
    """FC-019, FC-067 Said aloud where another cell counts than that of the ball's colour."""
    cells = shifted(t, card)
    if cells >= 0:
        log.tell(c.SHIFTED, side, cells)


def pay(t: Table, side: i64, player: i64, how: i64, log: Log) -> None:
    """FC-073, FC-074, FC-075, FC-078 One freshness, used at once: the player's own token, a fan,
    or the kop (already turned).
    """
    if how == c.TOKEN:
        t.tokens[player] -= c.FRESH
    elif how == c.FANS_PAY:
        spend_fans(t, side, 1, log)
    elif t.get(side, c.KOP_SPENT) == 0:
        spend_kop(t, side, log)
    log.tell(c.PAID, side, player * 4 + how)


# -- players ---------------------------------------------------------------------------------------


def leave(t: Table, side: i64, player: i64, spot: i64) -> None:
    """FC-071, FC-072, FC-093, FC-096, FC-158 A player leaves the pitch; tokens but yellows and
    goals go.
    """
    base = side * c.TEAM
    n = t.outfielders(side)
    at: i64 = 0
    while t.team[base + at] != player:
        at += 1
    line: i64 = 0
    before = t.team[base + c.LINES]
    while before <= at:
        line += 1
        before += t.team[base + c.LINES + line]
    for i in range(at, n - 1):
        t.team[base + i] = t.team[base + i + 1]
    t.team[base + n - 1] = -1
    t.team[base + c.LINES + line] -= 1
    k = t.tokens[player]
    kept = k // c.SCORED * c.SCORED + (k & (c.HALF | c.SCAR))
    if spot == c.SENT_OFF:
        t.add(side, c.REDS, 1)
    else:
        kept += (k // c.YELLOW & 3) * c.YELLOW
        t.add(side, c.LEFT, (k // c.YELLOW & 3) * 2 + (k // c.HALF & 1))
    t.tokens[player] = kept
    t.place(side, player, spot)
    if t.get(side, c.CAPTAIN) == player:
        t.put(side, c.CAPTAIN, -1)


def enter(t: Table, side: i64, player: i64) -> None:
    """FC-070, FC-162, FC-163 A player comes on, fresh, late ones with a star more."""
    t.place(side, player, c.PITCH)
    t.tokens[player] += 2 if t.book.strength[player] == c.BALL_WINNER else 1
    if late(t, side):
        t.tokens[player] += c.PLUS


def line_up(t: Table, side: i64, first: i64) -> i64:
    """FC-033 Lay out the lines as an envelope tells from its answer `first` on: a shape, then the
    players line after line. The number of the answer behind them.
    """
    base = side * c.TEAM
    shape = t.sealed.at(side, first) - c.SHAPE
    t.team[base + c.LINES] = shape // 256
    t.team[base + c.LINES + 1] = shape // 64 & 3
    t.team[base + c.LINES + 2] = shape // 16 & 3
    t.team[base + c.LINES + 3] = shape // 4 & 3
    t.team[base + c.LINES + 4] = shape & 3
    n = t.outfielders(side)
    for slot in range(10):
        player = t.sealed.at(side, first + 1 + slot) - c.PLAYER if slot < n else -1
        t.team[base + slot] = player
        if player >= 0:
            t.place(side, player, c.PITCH)
    return first + 1 + n


def book_player(t: Table, side: i64, player: i64, log: Log) -> None:
    """FC-091, FC-092 A yellow card; the second one is a red card."""
    t.tokens[player] += c.YELLOW
    if t.yellows(player) >= 2:
        log.tell(c.SECOND_YELLOW, side, player)
        leave(t, side, player, c.SENT_OFF)
    else:
        log.tell(c.BOOKED, side, player)


def send_off(t: Table, side: i64, player: i64, log: Log) -> None:
    """FC-093 A red card: gone for good, and nobody comes on instead."""
    log.tell(c.RED_CARD, side, player)
    leave(t, side, player, c.SENT_OFF)


def hurt(t: Table, side: i64, player: i64, log: Log) -> None:
    """FC-095 A light injury: one star less until the end of the half; several add up."""
    if t.tokens[player] // c.MINUS & 31 < 31:
        t.tokens[player] += c.MINUS
    log.tell(c.HURT, side, player)


def injure(t: Table, side: i64, player: i64, log: Log) -> None:
    """FC-096 A serious injury: off at once, and not back in this match."""
    log.tell(c.INJURED, side, player)
    leave(t, side, player, c.RETIRED)


def heal(t: Table) -> None:
    """FC-095, FC-197 Light injuries end with the half."""
    for card in range(t.book.cards):
        k = t.tokens[card]
        t.tokens[card] = k - (k // c.MINUS & 31) * c.MINUS


# -- the ball --------------------------------------------------------------------------------------


def ball_to_captain(t: Table, side: i64, log: Log) -> None:
    """FC-047 The captain takes it when no card has named anyone."""
    t.ball = side
    t.carrier = t.get(side, c.CAPTAIN)
    log.tell(c.BALL_TO, side, t.carrier)


def win_ball(t: Table, side: i64, player: i64, log: Log) -> None:
    """FC-057, FC-080, FC-089 The ball is taken. In Poussin (PO-008) it lies with anyone."""
    t.ball = side
    t.carrier = player if player >= 0 else t.get(side, c.CAPTAIN)
    log.tell(c.WON_BALL, side, t.carrier)


def recheck_carrier(t: Table, log: Log) -> None:
    """FC-097 If the carrier has left, the captain has the ball."""
    if t.ball >= 0 and not t.on_pitch(t.carrier):
        ball_to_captain(t, t.ball, log)


# -- offensives ------------------------------------------------------------------------------------


def begin_offensive(
    t: Table, side: i64, kind: i64, card: i64, player: i64, paid: i64, log: Log
) -> None:
    """FC-111, FC-118, FC-154, FC-155, PO-016 An offensive card is laid; its target gets the ball.

    paid  of a solo run's ability: 0 none, else 1 + payment
    """
    t.card = publish(t, card, c.PLAYED)
    t.attacker = side
    t.offence = kind
    t.supports = 0
    t.speed = 0
    t.put(0, c.SPENT, 0)
    t.put(1, c.SPENT, 0)
    log.tell(c.ATTACKED, side, t.card)
    if player >= 0:
        t.carrier = player
        log.tell(c.AIMED, side, player)
        tell_cell(t, side, t.card, log)
    t.target = t.carrier
    t.raw = attack(t, side) - defence(t, 1 - side)
    if not t.rules.poussin:
        _strength(t, side, kind, player, paid, log)
    log.tell(c.BONUS_IS, t.raw + 100, 0)


def _strength(t: Table, side: i64, kind: i64, player: i64, paid: i64, log: Log) -> None:
    """FC-154, FC-156, FC-157 Finishers and speedsters; set pieces never come here."""
    strength = t.book.strength[player]
    if strength != c.FINISHER and strength != c.SPEEDSTER:
        return
    if kind == c.SOLO_RUN:
        if paid == 0:
            return
        if paid - 1 != c.TOKEN and t.rules.ability_counts_in_cap == o.TRUE:
            t.add(side, c.SPENT, 1)
        pay(t, side, player, paid - 1, log)
        t.raw += 2 if strength == c.FINISHER else 1
        t.speed = 1 if strength == c.SPEEDSTER else 0
    elif strength == c.FINISHER:
        t.raw += 1
    elif kind == c.COUNTER_ATTACK:
        t.raw += 2
    else:
        t.speed = 1
    log.tell(c.ABILITY, side, strength)


def push(t: Table, side: i64, answer: i64, log: Log) -> None:
    """FC-119, FC-133, FC-140, PO-016 Fans, kop and attack supports move the raw bonus."""
    n = answer - c.PUSH
    fans, kop, supports = n // 12, n // 6 & 1, n % 6
    sign: i64 = 1 if side == t.attacker else -1
    spend_fans(t, side, fans, log)
    t.raw += sign * fans
    if kop:
        spend_kop(t, side, log)
        t.raw += kop_value(t, 1)
    t.add(side, c.SPENT, fans + kop)
    for _ in range(supports):
        discard(t, hand_card(t, side, c.ATTACK_SUPPORT))
        t.raw += 2
    if supports:
        log.tell(c.BACKED, side, supports)
    log.tell(c.BONUS_IS, t.raw + 100, 0)


def end_offensive(t: Table) -> None:
    """FC-020, FC-150 The offensive card goes to the discard, last of those played in it."""
    if t.card >= 0 and t.where[t.card] == c.PLAYED:
        discard(t, t.card)
    t.attacker = -1
    t.offence = -1
    t.speed = 0
