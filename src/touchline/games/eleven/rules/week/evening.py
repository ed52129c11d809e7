"""EL-280 to EL-290: the result and what it brings, and the consequences of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import dice, injuring, pitch, squad, traits

ACCEPTING: Final[i64] = 0  # the last number of the frames of LUCK and INJURY
CHOOSING: Final[i64] = 1
BIG: Final[i64] = 3  # goals by which a big win is won (§4.4)


# -- EL-281 to EL-285 ------------------------------------------------------------------------------


def result_of(own: i64, other: i64) -> i64:
    """EL-281 WIN, DRAW_ or LOSS: more goals win."""
    return c.WIN if own > other else c.DRAW_ if own == other else c.LOSS


def settle(t: Table, seat: i64, log: Log) -> None:
    """EL-281 More goals win; the season's figures."""
    lead = t.get(seat, c.FOR) - t.get(seat, c.AGAINST)
    result = result_of(t.get(seat, c.FOR), t.get(seat, c.AGAINST))
    log.tell(e.RESULT_IS, seat, min(63, t.get(seat, c.FOR)) * 64 + min(63, t.get(seat, c.AGAINST)))
    t.put(seat, c.RESULT_, result)
    t.add(seat, c.WINS if result == c.WIN else c.DRAWS_ if result == c.DRAW_ else c.LOSSES, 1)
    if lead >= BIG:
        t.add(seat, c.BIG_WINS, 1)
    if t.get(seat, c.AGAINST) == 0:
        t.add(seat, c.CLEAN, 1)
    if traits.sold_out(t, seat):
        t.add(seat, c.SOLD_OUTS, 1)


def gather_experience(t: Table, seat: i64, log: Log) -> None:
    """EL-127, EL-282 A token for having played, one for having scored, on empty symbols."""
    for card in range(t.book.first[c.YOUNGSTER], t.book.first[c.VETERAN]):
        flags = t.flags[card]
        if t.where[card] != c.OWN + seat or flags & c.SELECTED == 0:
            continue
        if flags & c.LEARNT == 0 or flags & c.TRAINED == 0:
            continue
        for kind in range(2):
            if kind == 1 and flags & c.SCORED == 0:
                continue
            symbols = t.book.card(card, b.EXP_PLAYED + kind)
            more = symbols - t.token(card, c.EXP_PLAYED + kind)
            if t.rules.exp_all == o.EXP_PER_MATCH_1:
                more = min(1, more)
            for _ in range(more):
                t.put_tokens(card, c.EXP_PLAYED + kind, 1)
                log.tell(e.EXPERIENCE, card, kind)


def reward(t: Table, team: i64, points: i64, log: Log) -> None:
    """EL-283 A team of the league moves on."""
    t.league[team] += points
    log.tell(e.LEAGUE_IS, team, t.league[team])


def share_points(t: Table, seat: i64, log: Log) -> None:
    """EL-283 The winner's points, or one for each."""
    win, draw = t.book.constant(a.POINTS_WIN), t.book.constant(a.POINTS_DRAW)
    club = 4 + t.get(seat, c.CLUB)
    result = t.get(seat, c.RESULT_)
    if result == c.WIN:
        reward(t, seat, win, log)
    elif result == c.DRAW_:
        reward(t, seat, draw, log)
        reward(t, club, draw, log)
    else:
        reward(t, club, win, log)
    t.faced |= 1 << t.get(seat, c.CLUB)


def clear_away(t: Table, seat: i64, log: Log) -> None:
    """EL-285 Fans become money; temporary tokens of those selected go, and what lasts a match."""
    money = traits.fans_on(t, seat)
    if traits.sold_out(t, seat):
        money += max(0, traits.value(t, seat, a.M_SOLD_OUT_MONEY, 0, -1))
    if money:
        log.tell(e.STAND_MONEY, seat, money)
        basics.gain(t, seat, c.MONEY, money, log)
    for stand in range(8):
        t.put(seat, c.STANDS_AT + stand, 0)
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat and t.flags[card] & c.SELECTED:
            basics.take_off(t, card, c.STR_TEMP, 63, log)
            basics.take_off(t, card, c.WEAK_TEMP, 63, log)
    t.forget(seat, c.UNTIL_MATCH)


@final
class Result(Phase[Table]):
    """EL-281 to EL-285 Result, experience, league, money, tokens. Frame: seat."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the result brings what it brings (EL-281)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Settle result, experience, league and fans; abilities about consequences are next."""
        seat = k.get(1)
        settle(t, seat, log)
        gather_experience(t, seat, log)
        share_points(t, seat, log)
        clear_away(t, seat, log)
        k.turn(c.WINDOW, seat, a.CONSEQUENCE)


# -- EL-286 to EL-290 ------------------------------------------------------------------------------


def consequence(t: Table, seat: i64, face: i64) -> i64:
    """EL-287, EL-289 What a result of the die brings: acts.C_... * 16 + n.

    Option `consequences`: `none` leaves the step out, `mild` knows only single, ordinary injuries.
    """
    at = (t.get(seat, c.RESULT_) - c.WIN) * 6 + face - 1
    found = t.book.consequences[at]
    kind = found // 16
    if t.rules.consequences == o.CONSEQUENCES_MILD and (kind == a.C_INJURY or kind == a.C_SERIOUS):
        return a.C_INJURY * 16 + 1
    return found


def selected(t: Table, seat: i64, untrained: bool) -> vec[i64]:
    """The footballers who were selected for this match; only untrained ones where asked."""
    found = vec[i64]()
    for card in range(squad.footballers_end(t)):
        if t.where[card] != c.OWN + seat or t.flags[card] & c.SELECTED == 0:
            continue
        if not untrained or t.flags[card] & (c.TRAINED | c.DREAMT) == 0:
            found = append(found, card)
    return found


@final
class LuckRoll(Phase[Table]):
    """EL-286 The die of the consequences. Frame: seat."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck rolls; AUTO if the option leaves the consequences out (EL-289)."""
        return AUTO if t.rules.consequences == o.CONSEQUENCES_NONE else FATE

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One six-sided die (EL-286)."""
        dice.six(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the face; the manager may accept it or roll again (EL-011, EL-286)."""
        seat = k.get(1)
        if who == AUTO:
            k.pop()
            return
        t.put(seat, c.DIE, answer)
        log.tell(e.ROLLED_SIX, seat, answer)
        k.turn(c.LUCK, seat, ACCEPTING)


@final
class Luck(Phase[Table]):
    """EL-286, EL-287 As it lies, or once more; then which footballer. Frame: seat, step."""

    def found(self, t: Table, seat: i64) -> vec[i64]:
        """EL-287 Who may get what the die brings."""
        kind = consequence(t, seat, t.get(seat, c.DIE)) // 16
        return selected(t, seat, kind == a.C_TRAINING)

    def due(self, t: Table, k: Stack) -> i64:
        """Wait while a second roll can be paid, then while several footballers fit; else AUTO."""
        seat = k.get(1)
        if k.get(2) == ACCEPTING:
            return 1 << seat if traits.may_reroll(t, seat) else AUTO
        return 1 << seat if len(self.found(t, seat)) > 1 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the die and another roll; later the footballers who may be meant (EL-287)."""
        out.open(c.LUCK)
        if k.get(2) == ACCEPTING:
            dice.again(t, seat, out)
            return
        found = self.found(t, seat)
        for i in range(len(found)):
            out.add(c.CARD + found[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll again, accept, or give the footballer what the table says (EL-287)."""
        seat = k.get(1)
        if k.get(2) == CHOOSING:
            found = self.found(t, seat)
            card: i64 = -1
            if who != AUTO:
                card = answer - c.CARD
            elif len(found):
                card = found[0]
            k.pop()
            if card >= 0:
                self.give(t, k, seat, card, log)
        elif who != AUTO and answer == c.REROLL:
            traits.pay_reroll(t, seat, log)
            k.turn(c.LUCK_ROLL, seat)
        else:
            self.accept(t, k, seat, log)

    def accept(self, t: Table, k: Stack, seat: i64, log: Log) -> None:
        """EL-287 The die stands."""
        what = consequence(t, seat, t.get(seat, c.DIE))
        kind, n = what // 16, what % 16
        log.tell(e.LUCK_IS, seat, what)
        if kind == a.C_NEW_FANS:
            k.pop()
            basics.step_stat(t, seat, c.FANS, 1, log)
        elif kind == a.C_INJURY:
            k.turn(c.INJURY_ROLL, seat, c.INJURY_ * 16 + 1, n * 2)
        elif kind == a.C_SERIOUS:
            k.turn(c.INJURY_ROLL, seat, c.INJURY_ * 16 + 2, n * 2)
        elif kind == a.C_NOTHING:
            k.pop()
        else:
            k.turn(c.LUCK, seat, CHOOSING)

    def give(self, t: Table, k: Stack, seat: i64, card: i64, log: Log) -> None:
        """EL-287, EL-288 Training or tokens for one of those selected."""
        what = consequence(t, seat, t.get(seat, c.DIE))
        kind, n = what // 16, what % 16
        if kind == a.C_TRAINING:
            squad.train(t, k, seat, card, log)
        else:
            token = c.STR_TEMP if kind == a.C_STRENGTH else c.WEAK_TEMP
            basics.put_on(t, card, token, n, log)


@final
class InjuryRoll(Phase[Table]):
    """EL-287 The twelve-sided die. Frame: seat, token * 16 + n, how many rolls * 2."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One twelve-sided die (EL-287)."""
        dice.twelve(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the face; the manager may accept it or roll again (EL-011)."""
        seat = k.get(1)
        t.put(seat, c.DIE, answer)
        log.tell(e.ROLLED_TWELVE, seat, answer)
        k.turn(c.INJURY, seat, k.get(2), k.get(3) // 2 * 2)


def struck(t: Table, seat: i64, face: i64) -> vec[i64]:
    """EL-287, EL-330 Who may be hit by a face: the selected footballer of that number; at the
    symbol one with a number above 11, of those selected or (`symbol_pool`) of all.
    """
    found = vec[i64]()
    for card in range(squad.footballers_end(t)):
        if t.where[card] != c.OWN + seat:
            continue
        number = pitch.number_worn(t, card)
        plays = t.flags[card] & c.SELECTED != 0
        if (
            face == dice.SYMBOL
            and number > 11
            and (plays or t.rules.owned_pool == o.SYMBOL_POOL_OWNED)
        ) or (face < dice.SYMBOL and number == face and plays):
            found = append(found, card)
    return found


@final
class Injury(Phase[Table]):
    """EL-287, TV-32 As it lies, or once more; then who. Frame: as INJURY_ROLL, + 1 for who."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait while a second roll can be paid, then while several footballers fit; else AUTO."""
        seat = k.get(1)
        if k.get(3) % 2 == ACCEPTING:
            return 1 << seat if traits.may_reroll(t, seat) else AUTO
        return 1 << seat if len(struck(t, seat, t.get(seat, c.DIE))) > 1 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the die and another roll; later the footballers with that number (EL-287)."""
        out.open(c.INJURY)
        if k.get(3) % 2 == ACCEPTING:
            dice.again(t, seat, out)
            return
        found = struck(t, seat, t.get(seat, c.DIE))
        for i in range(len(found)):
            out.add(c.CARD + found[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll again, accept, or injure the footballer; a double injury rolls twice (EL-287)."""
        seat, what, rolls = k.get(1), k.get(2), k.get(3) // 2
        if k.get(3) % 2 == ACCEPTING:
            if who != AUTO and answer == c.REROLL:
                traits.pay_reroll(t, seat, log)
                k.turn(c.INJURY_ROLL, seat, what, rolls * 2)
            else:
                k.put(3, rolls * 2 + CHOOSING)
            return
        face = t.get(seat, c.DIE)
        found = struck(t, seat, face)
        if rolls > 1:
            k.turn(c.INJURY_ROLL, seat, what, (rolls - 1) * 2)
        else:
            k.pop()
        if len(found) == 0:
            log.tell(e.NOBODY_HURT, seat, face)
        else:
            card = found[0] if who == AUTO else answer - c.CARD
            injuring.injure(t, k, seat, card, what // 16, what % 16, log)
