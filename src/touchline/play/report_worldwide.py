"""A finished match of Worldwide Football in figures, worked out from its tape.

Chances are those at the moment of the roll, exact, as [numerator, denominator]. Lists of two are by
side; `when` is {half, attack}: the half, and which attack of it, from 1.

    score      goals of both sides
    goals      [{side, seat, piece, ...when}], in order; piece "shot", "free_kick", "penalty"
    shots      [{side, seat, piece, card, bonus, dice, goal, corner, save, off, result, ...when}]:
               the chances before the die, card None but for a shot card, result one of the four
    rolls      [{side, kind, card, need, added, win, foul, natural, hit, result, ...when}]: every
               d20; kind "defence", "trap", "person", "simulation", "counter"; hit: the die was
               enough; result "won", "failed", "foul", with all that was added later
    home       of each side, whether what its ground is worth counts: of both where it always does
    fouls      [{side, seat, card, shown, ...when}]: shown None, "yellow", "red"
    kicks      [{side, goal}]: the shoot-out
    expected   goals to be expected from the shots of each side
    dice       of each side {kind: {tried, won, expected}} by the kinds of `rolls`, the die alone
    faces      of each side {d20: [sum, count], d6: [sum, count]}
    luck       of each side [n, d]: rolls and goals above what was to be expected
    attacks    [n, m], `points` the attack points they reached, `given` how many were given back
    passed     cards of the others let pass of free will; `defended` those answered with a card
    abilities  of each side {ability: how often a star was paid for it}
    people     of each side [[n, how often]]: Player cards played, by their number in the team
    corners, free_kicks   how many each side was given, free kicks indirect and direct alike
    stars, substitutions   how many of each
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.log import Event, Log
from touchline.core.tape import RESIGN
from touchline.games.worldwide import codes as c
from touchline.games.worldwide.chances import D20, PENALTY, SHOT, Keeper, faces, shot_odds, wins
from touchline.games.worldwide.state import Table
from touchline.games.worldwide.telling import PIECES, dice_of
from touchline.games.worldwide.ways import need

from .match import Match

Row = dict[str, object]

#: phases in which a d20 is rolled, and what for
D20S: Final = {
    c.DEFENCE_ROLL: "defence",
    c.TRAP_ROLL: "trap",
    c.PERSON_ROLL: "person",
    c.SIM_ROLL: "simulation",
    c.COUNTER_ROLL: "counter",
}
KINDS: Final = tuple(D20S.values())
#: events that are counted for a side
COUNTED: Final = {
    c.ATTACK_BEGINS: "attacks",
    c.GAVE_BACK: "given",
    c.DEFENDED: "defended",
    c.STAR_USED: "stars",
    c.SUBSTITUTED: "substitutions",
}
#: set pieces that are counted for the side that takes them
GIVEN: Final = {c.CORNER: "corners", c.INDIRECT: "free_kicks", c.DIRECT: "free_kicks"}
RESULTS: Final = {c.GOAL: "goal", c.SAVED_IT: "save", c.OFF_TARGET: "off"}


def pair(x: Fraction) -> list[int]:
    """A fraction as it travels."""
    return [x.numerator, x.denominator]


def when(t: Table) -> Row:
    """The half and the attack of a table."""
    return {"half": int(t.half), "attack": int(t.attacks) + 1}


class Tally:
    """Counts along one tape."""

    def __init__(self) -> None:
        self.goals: list[Row] = []
        self.shots: list[Row] = []
        self.rolls: list[Row] = []
        self.fouls: list[Row] = []
        self.kicks: list[Row] = []
        self.counts = {
            name: [0, 0] for name in (*COUNTED.values(), *GIVEN.values(), "points", "passed")
        }
        self.abilities: list[dict[str, int]] = [{}, {}]
        self.people: list[dict[int, int]] = [{}, {}]
        self.expected = [Fraction(0), Fraction(0)]
        self.faces = [{"d20": [0, 0], "d6": [0, 0]} for _ in range(2)]
        self.open: Row | None = None  # a shot whose result is not known yet
        self.hits: set[int] = set()  # faces that win the roll that is due

    # -- before an answer -------------------------------------------------------------------------

    def before(self, t: Table) -> None:
        """A table that waits for an answer: what is rolled for, and with what chance."""
        phase = t.stack.phase()
        if phase in D20S:
            self._roll(t, phase)
        elif phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL) and self.open is None:
            self._shot(t, int(t.piece))
        elif phase == c.PENALTY and self.open is None:
            self._shot(t, 2)

    def _roll(self, t: Table, phase: int) -> None:
        """WF-064 A d20 is due."""
        k = t.stack
        side = int(t.ball if phase == c.SIM_ROLL else 1 - t.ball)
        added, foul, card = 0, 0, -1
        if phase == c.DEFENCE_ROLL:
            card, added = int(t.guarding), int(t.block)
            needed = int(need(t, t.guarding))
            foul = int(t.book.foul[card]) if t.rules.fouls else 0
        elif phase == c.COUNTER_ROLL:
            side, needed = int(k.get(1) // c.SQUAD), int(k.get(2))
        else:
            needed = int(k.get(1))
        row: Row = {
            "side": side,
            "kind": D20S[phase],
            "card": card if card >= 0 else None,
            "need": needed,
            "added": added,
            "win": [wins(needed, added, foul), len(D20)],
            "foul": [faces(foul), len(D20)],
            **when(t),
        }
        self.rolls.append(row)
        self.hits = {n for n in D20 if n + added >= needed and not foul >> n & 1}

    def _shot(self, t: Table, piece: int) -> None:
        """WF-081, WF-157, WF-159 A shot is about to be taken."""
        side, bonus, dice, odds = int(t.ball), 0, 1, PENALTY
        if piece < 2:
            dice = int(t.shot_dice)
            printed = int(t.book.quality[t.card * 9 + t.pa]) if piece == 0 else 0
            bonus = 1 if piece else printed + int(t.shot_add + t.waiting)
            # WF-154 a shot that was fouled is followed by its set piece and never by a corner
            corners = t.rules.corners == 1 and (piece == 0 or t.rules.free_kick_corner == 1)
            corners = corners and not t.foul
            wide = t.rules.free_kick_off_target if piece else t.rules.off_target
            keeper = Keeper(int(t.keep_add), int(t.keep_dice), corners)
            off = wide == 1 and t.on_target == 0
            odds = shot_odds(bonus, keeper, dice, off, again=int(t.rerolls))
        self.expected[side] += odds["goal"]
        self.open = {
            "side": side,
            "seat": int(t.carrier),
            "piece": PIECES[piece],
            "card": int(t.card) if piece == 0 else None,
            "bonus": bonus,
            "dice": dice,
            **{word: pair(odds[word]) for word in SHOT},
            **when(t),
        }
        self.shots.append(self.open)

    # -- after it ---------------------------------------------------------------------------------

    def after(self, e: Event, now: Row, phase: int) -> None:
        """Something happened; `now` is when, `phase` what was going on."""
        side, what = int(e.a), int(e.b)
        if e.kind in COUNTED:
            self.counts[COUNTED[e.kind]][side] += 1
        if e.kind == c.ROLLED:
            self._face(side, "d20", what // 64)
            natural = what // 64
            self.rolls[-1] |= {"natural": natural, "hit": natural in self.hits, "result": "failed"}
        elif e.kind in (c.SHOT_DIE, c.KEEPER_DIE):
            for face in dice_of(what):
                self._face(side, "d6", face)
        elif e.kind == c.STAR_USED:
            key = str(what % 64)
            self.abilities[side][key] = self.abilities[side].get(key, 0) + 1
        elif e.kind == c.PERSON_PLAYED:
            self.people[side][what % 64] = self.people[side].get(what % 64, 0) + 1
        elif e.kind == c.LET_BY:
            self.counts["passed"][side] += 1 - what
        elif e.kind in (c.FOUL_BY, c.YELLOW, c.RED):
            self._foul(e, now)
        else:
            self._decided(e, now, phase)

    def _face(self, side: int, die: str, face: int) -> None:
        """A die of a side shows this."""
        self.faces[side][die][0] += face
        self.faces[side][die][1] += 1

    def _foul(self, e: Event, now: Row) -> None:
        """WF-150, WF-170 A foul, and the card that may follow it."""
        if e.kind == c.FOUL_BY:
            seat, card = int(e.b) // 64, int(e.b) % 64
            self._settle(("defence",), "foul")
            self.fouls.append({"side": int(e.a), "seat": seat, "card": card, "shown": None, **now})
        else:
            self.fouls[-1]["shown"] = "yellow" if e.kind == c.YELLOW else "red"

    def _decided(self, e: Event, now: Row, phase: int) -> None:
        """A roll succeeded, or a shot came to something."""
        if e.kind == c.WON_BALL:
            self._settle(("defence", "trap", "person"), "won")
        elif e.kind == c.SIMULATED and e.b == 1:
            self._settle(("simulation",), "won")
        elif e.kind == c.COUNTERED_BY and phase == c.COUNTER_ROLL:
            self._settle(("counter",), "won")
        elif e.kind in RESULTS and phase == c.SHOOT_OUT:
            shooter = int(e.a) if e.kind == c.GOAL else 1 - int(e.a)
            self.kicks.append({"side": shooter, "goal": e.kind == c.GOAL})
        elif e.kind in RESULTS and self.open is not None:
            shot, self.open = self.open, None
            shot["result"] = RESULTS[e.kind]
            if e.kind == c.GOAL:
                self.goals.append({key: shot[key] for key in ("side", "seat", "piece")} | now)
        elif e.kind == c.SET_PIECE_IS:
            if e.b in GIVEN:
                self.counts[GIVEN[e.b]][int(e.a)] += 1
            if self.open is not None:
                # the keeper's result was the quality of the shot; WF-154 no corner after a foul
                self.open["result"] = "corner" if e.b == c.CORNER else "save"
                self.open = None

    def _settle(self, kinds: tuple[str, ...], result: str) -> None:
        """The last roll of these kinds came to this; others may have been rolled since."""
        last = next(row for row in reversed(self.rolls) if row["kind"] in kinds)
        last["result"] = result

    # -- the sums ---------------------------------------------------------------------------------

    def dice(self, side: int) -> dict[str, Row]:
        """What a side rolled for, what came of it, and what was to be expected."""
        found: dict[str, Row] = {}
        for kind in KINDS:
            own = [row for row in self.rolls if row["side"] == side and row["kind"] == kind]
            hoped = sum((chance(row) for row in own), Fraction(0))
            won = sum(row.get("hit") is True for row in own)
            found[kind] = {"tried": len(own), "won": won, "expected": pair(hoped)}
        return found

    def luck(self, side: int) -> list[int]:
        """Everything above what was to be expected, added up."""
        scored = sum(row["side"] == side and row.get("result") == "goal" for row in self.shots)
        total = scored - self.expected[side]
        for row in self.rolls:
            if row["side"] == side:
                total += int(row.get("hit") is True) - chance(row)
        return pair(total)


def chance(row: Row) -> Fraction:
    """The chance of a roll."""
    win = row["win"]
    assert isinstance(win, list)
    return Fraction(win[0], win[1])


def report(m: Match[State]) -> Row:
    """The match in figures; see the head of this file."""
    tally = Tally()
    t = cast(Table, m.game.new(m.setup))
    for who, code in m.tape.answers():
        if code == RESIGN:
            break
        tally.before(t)
        now, phase, points, ball = when(t), t.stack.phase(), int(t.pa), int(t.ball)
        log = Log()
        m.game.step(t, who, code, log)
        for e in log.events:
            points = int(e.b) % 16 if e.kind == c.VALIDATED else points
            points = int(e.b) if e.kind == c.PA_IS else points
            if e.kind == c.ATTACK_OVER:
                tally.counts["points"][ball] += points
            tally.after(e, now, int(phase))
    counts = tally.counts
    return {
        "home": [int(t.home) >> side & 1 == 1 for side in range(2)],
        "score": [int(t.get(side, c.GOALS)) for side in range(2)],
        "goals": tally.goals,
        "shots": [row for row in tally.shots if "result" in row],
        "rolls": [row for row in tally.rolls if "result" in row],
        "fouls": tally.fouls,
        "kicks": tally.kicks,
        "expected": [pair(x) for x in tally.expected],
        "dice": [tally.dice(side) for side in range(2)],
        "faces": tally.faces,
        "luck": [tally.luck(side) for side in range(2)],
        "abilities": tally.abilities,
        "people": [sorted([n, often] for n, often in one.items()) for one in tally.people],
        **counts,
    }
