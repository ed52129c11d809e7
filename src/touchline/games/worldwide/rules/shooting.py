"""WF-080 to WF-085, WF-157 to WF-159, WF-180 to WF-185: shots, free kicks, penalties."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .effects import play_person, run, spend_star
from .fitting import asks_people, kept, may_star, param
from .state import Table
from .windows import ask_people, ask_stars, asked


def best_of(out: Odds, dice: i64) -> None:
    """One die; or several, told in falling order with the number of ways to throw them."""
    if dice == 1:
        out.open(c.D6)
        die(out, 1, 6)
        return
    out.open(c.BEST_OF)
    for high in range(1, 7):
        for low in range(1, high + 1):
            if dice == 2:
                out.add(high * 8 + low, 1 if high == low else 2)
                continue
            for least in range(1, low + 1):
                ways: i64 = 6
                if high == low and low == least:
                    ways = 1
                elif high == low or low == least:
                    ways = 3
                out.add(high * 64 + low * 8 + least, ways)


def others(answer: i64) -> i64:
    """The dice that do not count, as in BEST_OF; 0 for none."""
    if answer < 8:
        return 0
    return answer % 8 if answer < 64 else answer % 64


def roll_over(t: Table, k: Stack, log: Log) -> None:
    """WF-085 The attacker's die stands: off target, or it is the keeper's turn."""
    counts = t.rules.off_target if t.piece == 0 else t.rules.free_kick_off_target
    if counts and t.die == 1 and t.on_target == 0:
        log.tell(c.OFF_TARGET, t.ball)
        end_shot(t, k)
        return
    t.quality = quality(t)
    log.tell(c.QUALITY, t.ball, t.quality)
    k.turn(c.KEEPER, 0)


def quality(t: Table) -> i64:
    """WF-081, WF-157 The die and every bonus; the bare die if an effect says so."""
    if t.bare:
        return t.die
    if t.piece == 1:
        return t.die + 1
    return t.die + t.book.quality[t.card * 9 + t.pa] + t.shot_add + t.waiting


def end_shot(t: Table, k: Stack) -> None:
    """A shot brought no goal. One that was fouled is followed by its set piece (WF-154)."""
    if t.foul:
        t.waiting = 0  # this was the shot that bonuses waited for
        k.pop()
    else:
        k.turn(c.END_ATTACK, 0)


def begin_corner(t: Table, k: Stack, log: Log) -> None:
    """WF-181 to WF-183 The attack resumes at 5 PA; WF-182 bonuses for the shot are lost."""
    if t.foul:
        end_shot(t, k)
        return
    log.tell(c.SET_PIECE_IS, t.ball, c.CORNER)
    t.pa = param(t, t.ball, 1)
    t.waiting = 0
    t.safe = 0
    t.restrict = c.CORNER
    t.piece = 0
    t.after = -1
    t.clear_card()
    t.clear_shot()
    k.depth = 0
    k.turn(c.ATTACK)
    k.push(c.STOPPAGE, t.ball, 0)


@final
class After(Phase[Table]):
    """WF-085, WF-123 After a shot is validated, before its die. Frame: 1 once a captain who does
    not shoot has had his say. With `after_on_foul` also after an attack card that was fouled.
    """

    def kind(self, t: Table) -> i64:
        """The kind of the card that was validated."""
        return t.book.kind[t.card if t.card >= 0 else t.after]

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain, then for the carrier; AUTO if neither could act (WF-123)."""
        if t.foul and t.rules.after_on_foul == c.OFF:
            return AUTO  # WF-152 nothing comes after a card that was fouled
        captain = t.captain(t.ball)
        kind = self.kind(t)
        if k.get(1) == 0 and may_star(t, t.ball, c.ON_AFTER, kind):
            return 1 << captain
        if t.rules.max_people and t.after_folk >= t.rules.max_people:
            return AUTO
        return 1 << t.carrier if asks_people(t, t.carrier, c.ON_AFTER, kind) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS, to the captain stars, and to the carrier Player cards (WF-123)."""
        out.open(c.AFTER)
        out.add(c.PASS)
        kind = self.kind(t)
        if seat == t.captain(t.ball):
            ask_stars(t, seat, c.ON_AFTER, kind, out)
        more = not t.rules.max_people or t.after_folk < t.rules.max_people
        if more and seat == t.carrier:
            ask_people(t, seat, c.ON_AFTER, kind, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Use the star or the card; after the passes the shot is rolled (WF-085)."""
        if who != AUTO and answer != c.PASS:
            if t.foul and t.frozen < 0:
                t.frozen = t.pa  # WF-152 the set piece is that of the fouled card
            if answer < c.PERSON_:
                run(k, spend_star(t, who, answer - c.STAR, log), who, 0)
            else:
                t.after_folk += 1
                play_person(t, k, who, answer - c.PERSON_, log)
        elif who != AUTO and k.get(1) == 0 and who != t.carrier:
            k.put(1, 1)
        elif t.card >= 0:
            t.piece = 0
            k.turn(c.SHOT_ROLL)
        else:
            k.pop()


@final
class ShotRoll(Phase[Table]):
    """WF-081 The attacker's die, or the best of several."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d6, or the best of as many as effects allow (WF-081)."""
        best_of(out, t.shot_dice)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the highest die; then a second roll may be asked for, or the die stands."""
        t.die = kept(answer)
        log.tell(c.SHOT_DIE, t.ball, t.die * 64 + others(answer))
        if t.rerolls:
            k.turn(c.SHOT_REROLL)
        else:
            roll_over(t, k, log)


@final
class ShotReroll(Phase[Table]):
    """§6.5 `reroll`: the second result stands."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the seat that shoots."""
        return 1 << t.carrier

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the second roll."""
        out.open(c.SHOT_REROLL)
        out.add(c.PASS)
        out.add(c.REROLL)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll again, or let the die stand (WF-085)."""
        if answer == c.REROLL:
            t.rerolls -= 1
            k.turn(c.SHOT_ROLL)
        else:
            t.rerolls = 0
            roll_over(t, k, log)


@final
class Keeper(Phase[Table]):
    """WF-085, WF-227 The attacker's die is known. Frame: 1 once the captain has declined."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for a seat of the other side that may play a G card; AUTO if there is none."""
        seat = asked(t, 1 - t.ball, k.get(1), c.ON_SHOT_ROLLED, -1)
        return AUTO if seat < 0 else 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the Player cards for a shot whose die is known (WF-085)."""
        out.open(c.KEEPER)
        out.add(c.PASS)
        ask_people(t, seat, c.ON_SHOT_ROLLED, -1, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Play the card; a pass asks the partner, then the keeper rolls (WF-082)."""
        if who == AUTO:
            k.turn(c.KEEPER_ROLL)
        elif answer != c.PASS:
            play_person(t, k, who, answer - c.PERSON_, log)
        elif t.seats == 4 and who == t.captain(who % 2):
            k.put(1, 1)
        else:
            k.turn(c.KEEPER_ROLL)


@final
class KeeperRoll(Phase[Table]):
    """WF-082 to WF-084, WF-158, WF-180 The keeper's die decides."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d6, or the best of as many as effects allow (WF-082)."""
        best_of(out, t.keep_dice)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Compare with the shot quality: goal (WF-083), save (WF-084) or corner (WF-180)."""
        side = 1 - t.ball
        bare = quality(t)
        if bare != t.quality:  # a G card has taken the bonuses away
            t.quality = bare
            log.tell(c.QUALITY, t.ball, bare)
        has = kept(answer) + t.keep_add
        log.tell(c.KEEPER_DIE, side, kept(answer) * 64 + others(answer))
        log.tell(c.KEEPER_HAS, side, has + 100)
        corner = t.rules.corners and (t.piece == 0 or t.rules.free_kick_corner)
        if has < t.quality:
            t.add(t.ball, c.GOALS, 1)
            log.tell(c.GOAL, t.ball, t.piece)
            if t.foul:
                t.foul = 2
            end_shot(t, k)
        elif has == t.quality and corner:
            begin_corner(t, k, log)
        else:
            log.tell(c.SAVED_IT, side, t.piece)
            if t.piece == 0 and t.foul == 0:
                k.turn(c.SAVED)
            else:
                end_shot(t, k)


@final
class Saved(Phase[Table]):
    """§6.4 `own_shot_saved`: the shooter may have a card for it."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the seat that shot; AUTO if it could play nothing for a saved shot."""
        if t.award == 0 and asks_people(t, t.carrier, c.ON_OWN_SHOT_SAVED, -1):
            return 1 << t.carrier
        return AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the Player cards for an own shot that was saved."""
        out.open(c.SAVED)
        out.add(c.PASS)
        ask_people(t, seat, c.ON_OWN_SHOT_SAVED, -1, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Play the card; award a corner if one was won, else end the attack (WF-095)."""
        if t.award:
            begin_corner(t, k, log)
        elif who == AUTO or answer == c.PASS:
            k.turn(c.END_ATTACK, 0)
        else:
            play_person(t, k, who, answer - c.PERSON_, log)


@final
class Penalty(Phase[Table]):
    """WF-159, WF-222 Both captains choose a number in secret: different is a goal."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both captains, until each has chosen a number (WF-159)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the numbers 1 to 6 (WF-159)."""
        out.open(k.phase())
        for i in range(6):
            out.add(c.NUMBER + i)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the number; once both are in, different numbers score a goal (WF-159)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        shooter = t.ball
        a = t.sealed.at(t.captain(shooter), 0) - c.NUMBER + 1
        b = t.sealed.at(t.captain(1 - shooter), 0) - c.NUMBER + 1
        t.sealed.ask(0)
        log.tell(c.NUMBERS_SHOWN, shooter, a * 8 + b)
        if a != b:
            log.tell(c.GOAL, shooter, 2)
        else:
            log.tell(c.SAVED_IT, 1 - shooter, 2)
        if k.phase() == c.PENALTY:
            if a != b:
                t.add(shooter, c.GOALS, 1)
            k.turn(c.END_ATTACK, 0)
        else:
            if a != b:
                t.add(shooter, c.SCORED, 1)
                if t.get(shooter, c.SHOTS) < 60:  # told kick by kick; of later ones only the sum
                    t.add(shooter, c.WENT_IN, 1 << t.get(shooter, c.SHOTS))
            t.add(shooter, c.SHOTS, 1)
            k.turn(c.HALF_END, 1)
