"""What must hold on every table of FootClub, worked out afresh from the cards of the pack; and how
random matches of it are played: `dev.py bench random --game footclub`.

Nothing here asks the engine for a value: places, lines, values and limits are counted again from
the table's own numbers with sums written for this file alone, and compared with what the engine
says where it says anything. In every second match both clubs choose many tackles, play whatever
they can, as hard as they can, and fate mostly rolls two ones: otherwise red cards and injuries
would hardly be seen.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final

from tests.kit import watched
from touchline.core.buffers import Codes, Odds
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import attack, defence, hand_limit, malus, optimised
from touchline.play import library
from touchline.rooms import ROOMS

MATCHES: Final = 2_000
EACH: Final = 12
KINDS: Final = ("match", "tie")
MORE: Final = ("poussin",)
FORMATS: Final = {"match": (0, 0), "tie": (0, 1), "poussin": (1, 0)}
NUMBERS: Final = library.numbers(ROOMS["footclub"])

BOX: Final = (6, 6, 4, 2, 3, 8, 5, 8)
TYPE: Final = [kind for kind, count in enumerate(BOX) for _ in range(count)]
FAN, HALVES = 5, 2
LINES: Final = range(5)

FULL: Final = [
    (fb, cb, dm, am, fw)
    for fb, cb, dm, am, fw in product((0, 2), *[range(1, 4)] * 4)
    if fb + cb + dm + am + fw == 10 and am + fw >= 3 and (fb == 2 or cb == 3)
]
FEWER: Final = [shape for shape in FULL if not (shape[0] == 0 and shape[2] == 3)]
LEGAL: Final = [
    {small for shape in found for small in product(*(range(n + 1) for n in shape))}
    for found in (FULL, FEWER)
]


class Broken(AssertionError):
    """Something that must hold does not."""


def begun(kind: str, rng: Rng) -> Table:
    """A match of this kind, with options of its own."""
    found = watched.by_lot(GAME, rng)
    found["rules"], found["format"] = FORMATS[kind]
    return GAME.new(Setup(2, found, NUMBERS))


class Watch(watched.Watch[Table]):
    """Looks at the tables of one match, one after the other."""

    def __init__(self, t: Table, rough: bool = False) -> None:
        super().__init__(t, rough)
        self.numbers = NUMBERS
        self.poussin = t.rules.poussin
        self.checked = 0

    def fate(self, t: Table, odds: Odds, rng: Rng) -> int:
        """An outcome by its weight; in rough matches mostly double 1."""
        if self.rough and odds.kind == c.TWO_DICE and rng.below(4):
            return 11
        return super().fate(t, odds, rng)

    def hand(self, t: Table, seat: int, codes: Codes, rng: Rng) -> int:
        """An open answer; in rough matches rather something than nothing, and the last of each."""
        if self.rough and codes.count > 1 and codes.items[0] == c.PASS:
            if codes.kind in (c.ASK_POSSESSION, c.ASK_BONUS, c.ASK_OFFENSIVE) and rng.below(4):
                return int(codes.items[codes.count - 1 - rng.below(min(3, codes.count - 1))])
            if codes.kind == c.ASK_CHANGE and rng.below(3):
                return 0  # keep substitutions for injuries
        if self.rough and codes.kind == c.ASK_TACTICS and rng.below(3):
            return int(codes.items[0])
        return super().hand(t, seat, codes, rng)

    def count(self, t: Table, told: Counter[str]) -> None:
        """Looks, ends, goals and red cards."""
        told["looks"] += self.checked
        told[f"end {int(t.reason)}"] += 1
        told["goals"] += int(t.get(0, c.GOALS) + t.get(1, c.GOALS))
        told["reds"] += int(t.get(0, c.REDS) + t.get(1, c.REDS))

    def ended(self, t: Table) -> None:
        """FC-001, FC-202 The result is the one that the goals make."""
        points, reason = list(GAME.result(t).points), int(t.reason)
        goals = [int(t.get(side, c.GOALS)) for side in range(2)]
        both = [goals[side] + int(t.get(side, c.LEG_GOALS)) for side in range(2)]
        winner = -1 if points == [1, 1] else points.index(2)
        lead = {
            c.BY_GOALS: goals,
            c.BY_AGGREGATE: both,
            c.BY_SHOOT_OUT: None,
            c.DRAWN: goals,
        }.get(reason)
        if reason == c.DRAWN:
            assert winner == -1, "a winner of a draw"
            assert goals[0] == goals[1], "a draw of unequal goals"
        elif lead:
            assert lead[winner] > lead[1 - winner], f"{winner} won with {lead}"
        elif reason in (c.BY_AWAY_GOALS, c.BY_SHOOT_OUT, c.BY_LOT, c.BY_FORFEIT):
            assert both[0] == both[1], f"{reason} with {both}"
        elif reason in (c.NO_LINE_UP, c.FOURTH_RED, c.TOO_FEW):
            assert (goals[winner], goals[1 - winner]) == (3, 0), f"a forfeit of {goals}"
            assert t.get(1 - winner, c.LOST) == 1, "the winner forfeited"

    def need(self, fine: bool, what: str) -> None:
        if not fine:
            raise Broken(what)

    def look(self, t: Table) -> None:
        """Raises Broken."""
        self.checked += 1
        phase = int(t.stack.phase())
        settled = t.stack.depth == 0 and phase not in (c.CHANGE, c.SETTLE, c.END)
        for side in range(2):
            self.match_cards(t, side)
            self.team_cards(t, side)
            if t.get(side, c.LINED):
                self.line_up(t, side, settled)
                self.values(t, side)
            self.counts(t, side, phase)
        self.ball(t, phase, settled)
        self.time(t, phase)
        self.offensive(t, phase)

    # -- match cards --------------------------------------------------------------------------

    def match_cards(self, t: Table, side: int) -> None:
        """FC-009, FC-052 All 42 cards, each in one place, known to whom it must be."""
        where = [int(t.where[side * 42 + i]) for i in range(42)]
        known = [int(t.known[side * 42 + i]) for i in range(42)]
        stamps = [at for at in where if at >= c.DISCARDED]
        self.need(len(stamps) == len(set(stamps)), "two cards at one place of a discard")
        top = c.DISCARDED + int(t.get(side, c.STAMP))
        self.need(all(at < top for at in stamps), "a discard above its own top")
        played = [i for i in range(42) if where[i] == c.PLAYED]
        self.need(len(played) <= 1, "two offensive cards at once")
        if played:
            self.need(t.card == side * 42 + played[0], "an offensive card that is nobody's")
        for i in range(42):
            self.need(0 <= where[i] <= c.PLAYED or where[i] >= c.DISCARDED, f"card at {where[i]}")
            if where[i] == c.STANDS:
                self.need(TYPE[i] == FAN, "a card in the stands that is no fan")
            mask = known[i] & 7
            if where[i] in (c.STANDS, c.PLAYED, c.BOX) or where[i] >= c.DISCARDED:
                self.need(mask == 7, f"an open card that {mask} knows")
            elif where[i] == c.HAND:
                self.need(mask in (7, 1 << side), f"a hand that {mask} knows")
            else:
                self.need(mask == 1 << side, f"a pile or reserve that {mask} knows")
        if t.get(side, c.LINED) and not self.poussin:
            self.need(c.BOX not in where, "a card in the box during a match")
            hand = where.count(c.HAND)
            self.need(hand <= 8, f"a hand of {hand}")

    # -- team cards ---------------------------------------------------------------------------

    def team_cards(self, t: Table, side: int) -> None:
        """FC-008, FC-093, FC-174, FC-211 Squads are whole, everybody in one place."""
        first = c.CLUB * (side + 1)
        own = [int(t.spot[i]) - first for i in range(len(t.spot))]
        at = [sum(place == spot for place in own) for spot in range(8)]
        if self.poussin:
            self.need(at[:2] == [1, 11] and not any(at[2:]), f"a Poussin team of {at}")
            return
        size = sum(at) - at[c.OFFERED]
        if t.home >= 0:
            recruited = t.leg == 1 and int(t.stack.phase()) not in (c.RECRUIT_DEAL, c.RECRUIT)
            self.need(size == (19 if recruited else 17), f"a squad of {size}")
        self.need(at[c.SENT_OFF] == t.get(side, c.REDS), "reds that do not add up")
        self.need(at[c.OFF] <= t.get(side, c.SUBS), "more off than substitutions")
        for i, place in enumerate(own):
            if not 0 <= place < 8:
                continue
            k = int(t.tokens[i])
            yellows, fresh = k // c.YELLOW & 3, k & 3
            outfield = self.numbers["kind"][i] == c.OUTFIELD
            if place == c.PITCH and outfield:
                most = 2 if self.numbers["strength"][i] == c.BALL_WINNER else 1
                self.need(fresh <= most, f"freshness {fresh}")
                self.need(yellows <= 1, "two yellows on the pitch")
            elif place != c.PITCH:
                self.need(fresh == 0 and not k & c.PLUS and k // c.MINUS & 31 == 0, "tokens aside")
            if not k & c.PLUS:
                continue
            self.need(int(t.period) >= HALVES, "a late boost in the first half")

    def line_up(self, t: Table, side: int, settled: bool) -> None:
        """FC-017, FC-029 to FC-033, FC-043, FC-105 Who stands where, and who leads."""
        counts = [int(t.team[side * c.TEAM + c.LINES + line]) for line in LINES]
        players = [int(t.team[side * c.TEAM + i]) for i in range(sum(counts))]
        spot = c.CLUB * (side + 1) + c.PITCH
        on = {i for i in range(len(t.spot)) if t.spot[i] == spot}
        keeper = int(t.get(side, c.KEEPER_CARD))
        self.need(len(set(players)) == len(players), "a player twice on the pitch")
        self.need(on == {*players, keeper}, "line-up and pitch differ")
        spots = [line for line in LINES for _ in range(counts[line])]
        for player, line in zip(players, spots, strict=True):
            printed = (self.numbers["pos"][player], self.numbers["pos2"][player])
            self.need(line in printed, f"{player} in line {line}")
        if not self.poussin:
            known = LEGAL[int(t.rules.formation_set)]
            shape = (counts[0], counts[1], counts[2], counts[3], counts[4])
            self.need(shape in known, f"formation {shape}")
        captain = int(t.get(side, c.CAPTAIN))
        self.need(captain in players or (not settled and captain == -1), f"captain {captain}")
        reds = int(t.get(side, c.REDS))
        self.need(len(players) <= 10 - reds, f"{len(players)} players and {reds} reds")
        least = 7 if t.rules.min_players_forfeit == o.TRUE and settled else 0
        over = int(t.stack.phase()) == c.END
        self.need(len(players) >= least or over, f"{len(players)} players")

    def values(self, t: Table, side: int) -> None:
        """FC-035 to FC-042, FC-102, FC-103, FC-193 Counted with sums of our own."""
        counts = [int(t.team[side * c.TEAM + c.LINES + line]) for line in LINES]
        players = [int(t.team[side * c.TEAM + i]) for i in range(sum(counts))]
        behind = sum(counts[:3])
        coach, keeper = int(t.get(side, c.COACH_CARD)), int(t.get(side, c.KEEPER_CARD))
        style = self.numbers["style"][coach * 3 : coach * 3 + 3]
        meets = not self.poussin and len(players) == 10 and self.matched(players, 0, style)
        halves = 0
        for player in players:
            k = int(t.tokens[player])
            halves += 2 * (k // c.YELLOW & 3) + (k // c.HALF & 1)
        if t.rules.malus_scope == o.MALUS_SCOPE_MATCH:
            halves += int(t.get(side, c.LEFT))
        less = 0 if self.poussin else max(0, -(-halves // 2) - 2)
        front = [coach, *players[behind:]]
        back = [keeper, *players[:behind]]
        att = sum(self.stars(t, i) for i in front) + meets
        dfc = sum(self.stars(t, i) for i in back) + meets - less
        self.need(attack(t, side) == att, f"ATT {attack(t, side)} is not {att}")
        self.need(defence(t, side) == dfc, f"DEF {defence(t, side)} is not {dfc}")
        self.need(optimised(t, side) == meets, "optimised or not")
        self.need(malus(t, side) == less, "malus")
        self.need(hand_limit(t, side) == counts[3] + counts[4], "hand limit")

    def stars(self, t: Table, card: int) -> int:
        """FC-035."""
        k = int(t.tokens[card])
        less = (k // c.MINUS & 31) + (1 if k & c.SCAR else 0)
        return max(0, self.numbers["level"][card] + (1 if k & c.PLUS else 0) - less)

    def matched(self, players: list[int], at: int, left: list[int]) -> bool:
        """FC-038, FC-040 Some choice for every double profile meets the style: all are tried."""
        if at == len(players):
            return True
        mask = self.numbers["profiles"][players[at]]
        for p in range(3):
            if mask & 1 << p and left[p]:
                less = [n - (i == p) for i, n in enumerate(left)]
                if self.matched(players, at + 1, less):
                    return True
        return False

    # -- the rest -----------------------------------------------------------------------------

    def counts(self, t: Table, side: int, phase: int) -> None:
        """FC-094, FC-134, FC-138, FC-158, FC-193 Numbers within their limits."""
        extra = int(t.rules.et_extra_subs) if t.period >= 3 else 0
        self.need(0 <= t.get(side, c.SUBS) <= 3 + extra, "substitutions")
        self.need(t.get(side, c.REDS) <= 3 or t.get(side, c.LOST) == 1, "a fourth red")
        cap = 3 if not self.poussin else int(t.rules.poussin_fan_cap) or 99
        self.need(t.get(side, c.SPENT) <= cap, f"{t.get(side, c.SPENT)} supporters spent")
        kop = int(t.get(side, c.KOP_KIND))
        self.need(kop == 0 or side == t.home, "an away kop")
        self.need(t.get(side, c.KOP_SPENT) == 0 or kop > 0, "a kop spent that is not there")
        if t.get(side, c.LOST) == 0:
            first = c.CLUB * (side + 1)
            scored = sum(
                int(t.tokens[i]) // c.SCORED
                for i in range(len(t.spot))
                if first <= t.spot[i] < first + c.CLUB
            )
            given = t.get(1 - side, c.LOST) == 1 and t.get(side, c.GOALS) == 3
            self.need(given or scored == t.get(side, c.GOALS), "goals that nobody scored")
        if phase == c.DRAW and t.turn > 1 and t.stack.get(1) == 4 and not self.poussin:
            hand = sum(t.where[side * 42 + i] == c.HAND for i in range(42))
            self.need(hand <= hand_limit(t, side), "a hand above the limit")

    def ball(self, t: Table, phase: int, settled: bool) -> None:
        """FC-057 The ball lies with a player on the pitch of the club that has it."""
        if t.turn == 0 or phase in (c.END, c.TACTICS, c.COLOUR) or t.period > 3:
            return
        self.need(t.ball in (0, 1), "nobody has the ball")
        spot = c.CLUB * (int(t.ball) + 1) + c.PITCH
        there = t.carrier >= 0 and t.spot[t.carrier] == spot
        self.need(there or not settled, f"the ball lies with {t.carrier} of {t.ball}")

    def time(self, t: Table, phase: int) -> None:
        """FC-003, FC-058, FC-186, FC-213 Turns and piles go together."""
        turns = 8 if self.poussin else 3 if t.period == 3 else 5
        if t.period > 3:
            return
        self.need(0 <= t.turn <= turns, f"turn {t.turn}")
        self.need(self.poussin or t.period == 0 or t.turn == 0 or 1 <= t.colour <= 6, "no colour")
        if t.turn == 0 or phase in (c.DRAW, c.TACTICS, c.END):
            return
        for side in range(2):
            pile = sum(t.where[side * 42 + i] == c.PILE for i in range(42))
            self.need(pile == 2 * (turns - t.turn), f"a pile of {pile} in turn {t.turn}")

    def offensive(self, t: Table, phase: int) -> None:
        """FC-111, FC-118, FC-149 An offensive is going on exactly while one is asked about."""
        if phase in (c.BONUS, c.SUPPORT, c.SHOT):
            self.need(t.attacker == t.ball, "an attack without the ball")
            if t.where[t.card] != c.PLAYED:  # FC-150 it was stopped
                self.need(phase == c.SHOT, "no offensive card")
                self.need(t.raw in (0, 2), "a set piece with another bonus")
        elif t.stack.depth == 0 and phase not in (c.KICK, c.END, c.SHOOT_ORDER, c.SHOOT_START):
            self.need(t.attacker == -1, "an offensive that goes on")
