"""EL-223 to EL-230: the five pairs of sections are compared, shot by shot."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.sums import FACING, SECTION, UNLIMITED, Team

from . import standing, traits

# what came of an attacker
BLOCKED: Final[i64] = 0
SAVED: Final[i64] = 1
SCORED: Final[i64] = 2
# the third number of COMPARE's frame: own gloves used, theirs, shirts that score, and once asked
FOE_GLOVES: Final[i64] = 32
CHOSEN: Final[i64] = 1024
ASKED: Final[i64] = CHOSEN << 13


def own_team(t: Table, seat: i64) -> Team:
    """The ten field shirts, ascending, and the own keeper (EL-265)."""
    team = Team()
    worn = traits.players(t, seat)
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD):
            team.add(
                SECTION[max(0, t.shirt(seat, shirt, c.AT))],
                t.shirt(seat, shirt, c.SIDE),
                traits.worn_power(t, seat, shirt, worn[shirt]),
                t.shirt(seat, shirt, c.RULE),
                t.shirt(seat, shirt, c.GLOVE),
            )
    team.wear(traits.keeper_strength(t, seat), traits.keeper_gloves(t, seat))
    return team


def foe_team(t: Table, seat: i64) -> Team:
    """EL-220, EL-267 This week's opponent, and its keeper."""
    team = Team()
    for foe in range(10):
        team.add(
            SECTION[t.foe(seat, foe, c.FOE_AT)],
            t.foe(seat, foe, c.FOE_SIDE),
            traits.foe_power(t, seat, foe),
            t.foe(seat, foe, c.FOE_RULE),
            t.foe(seat, foe, c.FOE_GLOVE),
        )
    front = t.get(seat, c.FRONT)
    strength = t.book.card(front, b.KEEPER_POWER) + t.get(seat, c.FOE_STRENGTH)
    gloves = t.book.card(front, b.KEEPER_GLOVES) + t.get(seat, c.FOE_GLOVES)
    team.wear(max(0, strength), max(0, gloves))
    return team


def field_shirts(t: Table, seat: i64) -> vec[i64]:
    """The shirts of `own_team`, in its order."""
    found = vec[i64]()
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD):
            found = append(found, shirt)
    return found


def use_up(team: Team, many: i64) -> None:
    """Gloves that have saved shots of earlier pairs: of one keeper all are as strong."""
    for i in range(min(many, len(team.gloves))):
        team.gloves[i] = sums.USED


@final
class Direction:
    """EL-224 One direction of a pair: attackers, the order of shots, and what comes of each.

    who       places of the attackers in their team
    shots     places in `who` in the order of the shots, first those that are blocked
    outcome   BLOCKED, SAVED, SCORED, in the order of `shots`
    saves     gloves used
    """

    def __init__(self, attacking: Team, section: i64, defending: Team) -> None:
        self.who = attacking.there(section, c.ATTACK)
        self.shots: vec[i64] = vec[i64]()
        self.outcome: vec[i64] = vec[i64]()
        self.saves: i64 = 0
        save = sums.values(attacking.save, self.who)
        block = sums.values(attacking.block, self.who)
        defenders = sums.values(defending.block, defending.there(FACING[section], c.DEFENCE))
        free = sums.unblocked(block, save, defenders)
        for i in range(len(self.who)):
            shoots = False
            for j in range(len(free)):
                if free[j] == i:
                    shoots = True
            if not shoots:
                self.shots = append(self.shots, i)
                self.outcome = append(self.outcome, BLOCKED)
        for j in range(len(free)):
            glove = sums.glove_for(defending.gloves, save[free[j]])
            self.shots = append(self.shots, free[j])
            if glove < 0:
                self.outcome = append(self.outcome, SCORED)
            else:
                defending.gloves[glove] = sums.USED
                self.saves += 1
                self.outcome = append(self.outcome, SAVED)

    def alike(self, team: Team, i: i64, j: i64) -> bool:
        """EL-229 Are two of the attackers equals?"""
        x, y = self.who[i], self.who[j]
        return team.block[x] == team.block[y] and team.save[x] == team.save[y]


def gains(t: Table, seat: i64, shirt: i64) -> bool:
    """EL-127, EL-229 Does it matter whether this shirt's footballer scores (first) in the match?"""
    card = traits.player_of(t, seat, shirt)
    if card < 0 or t.flags[card] & c.SCORED:
        return False
    if t.flags[card] & c.LEARNT and t.book.card(card, b.EXP_SCORED) > t.token(card, c.EXP_SCORED):
        return True
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        if not traits.side_up(t, ability):
            continue
        for row in range(t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)):
            if t.book.conditions[row * 6] == a.IF_SCORED:
                return True
    return False


def choice(t: Table, seat: i64, way: Direction, team: Team, shirts: vec[i64]) -> i64:
    """EL-229 Shirts of which the manager says who scores: a mask + how many << 13, 0 for none."""
    many = len(way.shots)
    for i in range(many):
        goals: i64 = 0
        size: i64 = 0
        glad: i64 = 0
        mask: i64 = 0
        for j in range(many):
            if way.alike(team, way.shots[i], way.shots[j]):
                shirt = shirts[way.who[way.shots[j]]]
                size += 1
                mask |= 1 << shirt
                glad += 1 if gains(t, seat, shirt) else 0
                goals += 1 if way.outcome[j] == SCORED else 0
        if 0 < goals < size and 0 < glad < size:
            return mask + (goals << 13)
    return 0


def arrange(way: Direction, team: Team, shirts: vec[i64], chosen: i64) -> None:
    """EL-229 Of equals those chosen score; the others take what else comes of the group."""
    for i in range(len(way.shots)):
        if way.outcome[i] != SCORED or (chosen >> shirts[way.who[way.shots[i]]]) & 1:
            continue
        for j in range(len(way.shots)):
            other = way.shots[j]
            if (
                way.outcome[j] != SCORED
                and (chosen >> shirts[way.who[other]]) & 1
                and way.alike(team, way.shots[i], other)
            ):
                way.shots[j] = way.shots[i]
                way.shots[i] = other
                break


def unused(team: Team) -> i64:
    """EL-266 Gloves of a keeper that have saved nothing yet."""
    n: i64 = 0
    for i in range(len(team.gloves)):
        if team.gloves[i] != sums.USED:
            n += 1
    return n


def tell(
    t: Table,
    seat: i64,
    side: i64,
    way: Direction,
    team: Team,
    other: Team,
    shirts: vec[i64],
    log: Log,
) -> None:
    """What came of every attacker, the gloves of the `other` keeper, and the score."""
    gloves = unused(other) + way.saves
    for i in range(len(way.shots)):
        place = way.who[way.shots[i]]
        shirt = shirts[place]
        who = seat * 2 + side
        worn: i64 = 0
        if log.on and side == 0:
            worn = (traits.player_of(t, seat, shirt) + 1) * c.SHOOTER
        if way.outcome[i] == BLOCKED:
            log.tell(e.BLOCKED, who, shirt + worn)
            continue
        save = team.save[place]
        log.tell(e.SHOOTS, who, shirt * 64 + (63 if save >= UNLIMITED else save) + worn)
        if way.outcome[i] == SAVED:
            gloves -= 1
            log.tell(e.SAVED, who, shirt + worn)
            log.tell(e.GLOVES_LEFT, seat * 2 + 1 - side, gloves)
            continue
        t.add(seat, c.FOR if side == 0 else c.AGAINST, 1)
        log.tell(e.GOAL, who, shirt + worn)
        standing.tell_score(t, seat, log)
        if side == 0:
            card = traits.player_of(t, seat, shirt)
            if card >= 0:
                t.flag(card, c.SCORED, True)


@final
class Compare(Phase[Table]):
    """EL-223 One pair after another. Frame: seat, pair, gloves used and scorers chosen."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the pairs follow one another by themselves (EL-223)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Settle one pair and go on to the next; ask for scorers if it matters (EL-229)."""
        seat, pair, memory = k.get(1), k.get(2), k.get(3)
        own, foe = own_team(t, seat), foe_team(t, seat)
        if pair == 0 and memory == 0:
            if len(own.gloves):
                log.tell(e.KEEPER_IS, seat * 2, own.gloves[0] * 64 + len(own.gloves))
            if len(foe.gloves):
                log.tell(e.KEEPER_IS, seat * 2 + 1, foe.gloves[0] * 64 + len(foe.gloves))
        used, foe_used = memory % FOE_GLOVES, memory // FOE_GLOVES % 32
        use_up(own, used)
        use_up(foe, foe_used)
        shirts = field_shirts(t, seat)
        way = Direction(own, pair, foe)
        if memory < ASKED:
            asked = choice(t, seat, way, own, shirts)
            if asked:
                k.push(c.SCORERS, seat, asked >> 13, asked & 8191)
                return
        arrange(way, own, shirts, memory // CHOSEN % 8192)
        log.tell(e.PAIR_IS, seat, pair)
        tell(t, seat, 0, way, own, foe, shirts, log)
        back = Direction(foe, FACING[pair], own)
        tell(t, seat, 1, back, foe, own, vec[i64](list(range(10))), log)
        if pair == 4:
            k.turn(c.WINDOW, seat, a.AFTER_MATCH)
        else:
            spent = used + back.saves + (foe_used + way.saves) * FOE_GLOVES
            k.turn(c.COMPARE, seat, pair + 1, spent)


@final
class Scorers(Phase[Table]):
    """EL-229 Who of equals scores, ascending. Frame: seat, how many, shirts + chosen << 13."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose team shoots (EL-229)."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the equal shirts, ascending, after which enough are left (EL-229)."""
        group, chosen = k.get(3) % 8192, k.get(3) // 8192
        left: i64 = k.get(2)
        after: i64 = -1
        for shirt in range(c.SHIRTS_):
            if (chosen >> shirt) & 1:
                after = shirt
                left -= 1
        out.open(c.SCORERS, left, left)
        able: i64 = 0
        for shirt in range(after + 1, c.SHIRTS_):
            able += (group >> shirt) & 1
        for shirt in range(after + 1, c.SHIRTS_):
            if (group >> shirt) & 1 and able >= left:
                out.add(c.SHIRT + shirt)
                able -= 1

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Choose the shirt; after the last, tell the comparison who scores (EL-229)."""
        k.put(3, k.get(3) | (1 << (13 + answer - c.SHIRT)))
        chosen = k.get(3) // 8192
        many: i64 = 0
        for shirt in range(c.SHIRTS_):
            many += (chosen >> shirt) & 1
        if many == k.get(2):
            k.pop()
            k.put(3, k.get(3) % CHOSEN + chosen * CHOSEN + ASKED)
