"""A finished match of Worldwide Football in figures, worked out from its tape.

To what every report tells (`play.report`; `when` is {half, attack}: the half, and which attack of
it, from 1; `home` is true of both where the ground of both counts, `who` is the side) Worldwide
Football adds:

    goals   piece "shot", "free_kick", "penalty"
    rows    "points" are those reached an attack, "given" attacks given back, "passed" cards of the
            others let pass of free will; corners and free kicks (indirect and direct) of who takes
            them; "defended" rolls of defence cards, "traps" of offside traps and Player cards, won
            with all that was added later
    tried   every d20: "defence", "trap", "person", "simulation", "counter" with {card, need, added,
            later, foul, natural}, card None but for a defence; won: the die was enough with what
            was added before it; result "won", "failed", "foul", with what Player cards added
            later. And "shot" with {seat, piece, card,
            bonus, dice, goal, corner, save, off}: the chances before the die, card None but for a
            shot card, result one of the four
    fouls   [{side, seat, card, shown, ...when}]: shown None, "yellow", "red"
    kicks   [{side, goal}]: the shoot-out
    used    of each side {abilities: [[n, often]], people: [[n, often]]}: abilities by the number
            of their card, Player cards by their number in the team
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.ids import stand_in
from touchline.core.log import Event
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.fitting import need
from touchline.games.worldwide.rules.state import Table
from touchline.play.match import Match
from touchline.play.report import SHOT, Data, Report, Row, Tried, pair
from touchline.play.walk import opening, walk

from .chances import D20, PENALTY, Keeper, faces, shot_odds, wins
from .chances import SHOT as SHARES
from .facts import PIECES, dice_of

#: phases in which a d20 is rolled, and what for
D20S: Final = {
    c.DEFENCE_ROLL: "defence",
    c.TRAP_ROLL: "trap",
    c.PERSON_ROLL: "person",
    c.SIM_ROLL: "simulation",
    c.COUNTER_ROLL: "counter",
}
#: events that are counted for a side
COUNTED: Final = {
    c.ATTACK_BEGINS: "attacks",
    c.GAVE_BACK: "given",
    c.STAR_USED: "stars",
    c.SUBSTITUTED: "substitutions",
}
#: set pieces that are counted for the side that takes them
GIVEN: Final = {c.CORNER: "corners", c.INDIRECT: "free-kicks", c.DIRECT: "free-kicks"}
RESULTS: Final = {c.GOAL: "goal", c.SAVED_IT: "save", c.OFF_TARGET: "off"}


def when(t: Table) -> dict[str, int]:
    """The half and the attack of a table."""
    return {"half": int(t.half), "attack": int(t.attacks) + 1}


class Tally:
    """Counts along one tape."""

    def __init__(self) -> None:
        self.report = Report()
        self.fouls: list[Data] = []
        self.kicks: list[Data] = []
        self.counts = {
            name: [0, 0] for name in (*COUNTED.values(), *GIVEN.values(), "points", "passed")
        }
        self.used: list[dict[str, dict[int, int]]] = [
            {"abilities": {}, "people": {}} for _ in range(2)
        ]
        self.open: Tried | None = None  # a shot whose result is not known yet
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
        more: Data = {
            "card": card if card >= 0 else None,
            "need": needed,
            "added": added,
            "later": 0,
            "foul": [faces(foul), len(D20)],
        }
        hoped = Fraction(wins(needed, added, foul), len(D20))
        self.report.tried.append(Tried(side, D20S[phase], hoped, when(t), more=more))
        self.hits = {n for n in D20 if n + added >= needed and not foul >> n & 1}

    def _shot(self, t: Table, piece: int) -> None:
        """WF-081, WF-157, WF-159 A shot is about to be taken."""
        side, bonus, dice, odds = int(t.ball), 0, 1, PENALTY
        if piece < 2:
            dice = int(t.shot_dice)
            printed = int(t.book.quality[t.card * 9 + t.pa]) if piece == 0 else 0
            bonus = 1 if piece else printed + int(t.shot_add + t.waiting)
            # WF-154 a shot that was fouled is followed by its set piece and never by a corner
            corners = t.rules.corners == c.ON and (piece == 0 or t.rules.free_kick_corner == c.ON)
            corners = corners and not t.foul
            wide = t.rules.free_kick_off_target if piece else t.rules.off_target
            keeper = Keeper(int(t.keep_add), int(t.keep_dice), corners)
            off = wide == 1 and t.on_target == 0
            odds = shot_odds(bonus, keeper, dice, off, again=int(t.rerolls))
        more: Data = {
            "seat": int(t.carrier),
            "piece": PIECES[piece],
            "card": int(t.card) if piece == 0 else None,
            "bonus": bonus,
            "dice": dice,
            **{word: pair(odds[word]) for word in SHARES},
        }
        self.open = Tried(side, SHOT, odds["goal"], when(t), more=more)
        self.report.tried.append(self.open)

    # -- after it ---------------------------------------------------------------------------------

    def after(self, e: Event, now: Mapping[str, int], phase: int) -> None:
        """Something happened; `now` is when, `phase` what was going on."""
        side, what = int(e.a), int(e.b)
        if e.kind in COUNTED:
            self.counts[COUNTED[e.kind]][side] += 1
        if e.kind == c.ROLLED:
            natural = what // 64
            self.report.face(side, "d20", natural)
            roll = self.report.tried[-1]
            roll.won, roll.result = natural in self.hits, "failed"
            roll.more["natural"] = natural
        elif e.kind == c.SUM_IS:
            roll = self.report.tried[-1]
            roll.more["later"] = (
                what // 256 - cast(int, roll.more["natural"]) - cast(int, roll.more["added"])
            )
        elif e.kind in (c.SHOT_DIE, c.KEEPER_DIE):
            for face in dice_of(what):
                self.report.face(side, "d6", face)
        elif e.kind == c.STAR_USED:
            self._use(side, "abilities", what % 64)
        elif e.kind == c.PERSON_PLAYED:
            self._use(side, "people", what % 64)
        elif e.kind == c.LET_BY:
            self.counts["passed"][side] += 1 - what
        elif e.kind in (c.FOUL_BY, c.YELLOW, c.RED):
            self._foul(e, now)
        else:
            self._decided(e, now, phase)

    def _use(self, side: int, what: str, n: int) -> None:
        """A side pays a star for an ability, or plays a Player card."""
        held = self.used[side][what]
        held[n] = held.get(n, 0) + 1

    def _foul(self, e: Event, now: Mapping[str, int]) -> None:
        """WF-150, WF-170 A foul, and the card that may follow it."""
        if e.kind == c.FOUL_BY:
            seat, card = int(e.b) // 64, int(e.b) % 64
            self.report.last("defence").result = "foul"
            self.fouls.append({"side": int(e.a), "seat": seat, "card": card, "shown": None, **now})
        else:
            self.fouls[-1]["shown"] = "yellow" if e.kind == c.YELLOW else "red"

    def _decided(self, e: Event, now: Mapping[str, int], phase: int) -> None:
        """A roll succeeded, or a shot came to something."""
        if e.kind == c.WON_BALL:
            self.report.last("defence", "trap", "person").result = "won"
        elif e.kind == c.SIMULATED and e.b == 1:
            self.report.last("simulation").result = "won"
        elif e.kind == c.COUNTERED_BY and phase == c.COUNTER_ROLL:
            self.report.last("counter").result = "won"
        elif e.kind in RESULTS and phase == c.SHOOT_OUT:
            shooter = int(e.a) if e.kind == c.GOAL else 1 - int(e.a)
            self.kicks.append({"side": shooter, "goal": e.kind == c.GOAL})
        elif e.kind in RESULTS and self.open is not None:
            shot, self.open = self.open, None
            shot.result, shot.won = RESULTS[e.kind], e.kind == c.GOAL
            if shot.won:
                self.report.goal(shot.side, f"team{shot.side}", str(shot.more["piece"]), now)
        elif e.kind == c.SET_PIECE_IS:
            if e.b in GIVEN:
                self.counts[GIVEN[e.b]][int(e.a)] += 1
            if self.open is not None:
                # the keeper's result was the quality of the shot; WF-154 no corner after a foul
                self.open.result = "corner" if e.b == c.CORNER else "save"
                self.open = None


def report(m: Match[State]) -> Data:
    """The match in figures; see the head of this file."""
    tally = Tally()
    t = cast(Table, opening(m))
    for s in walk(m, before=True):
        if stand_in(s.code) is not None:
            continue
        if s.code < 0:
            break
        t, was = cast(Table, s.state), cast(Table, s.before)
        tally.before(was)
        now, phase, points, ball = when(was), was.stack.phase(), int(was.pa), int(was.ball)
        for e in s.events:
            points = int(e.b) % 16 if e.kind == c.VALIDATED else points
            points = int(e.b) if e.kind == c.PA_IS else points
            if e.kind == c.ATTACK_OVER:
                tally.counts["points"][ball] += points
            tally.after(e, now, int(phase))
    home = [int(t.home) >> side & 1 == 1 for side in range(2)]
    score = [int(t.get(side, c.GOALS)) for side in range(2)]
    more = {
        "fouls": tally.fouls,
        "kicks": tally.kicks,
        "used": [
            {what: sorted([n, often] for n, often in held.items()) for what, held in one.items()}
            for one in tally.used
        ],
    }
    return {**tally.report.told(score, rows(tally), home), **more}


def rows(tally: Tally) -> list[Row]:
    """What is set side by side."""
    found, counts = tally.report, tally.counts
    reached = zip(counts["points"], counts["attacks"], strict=True)
    means = [Fraction(points, attacks or 1) for points, attacks in reached]
    fouls = [[f for f in tally.fouls if f["side"] == side] for side in range(2)]
    return [
        Row("attacks", counts["attacks"]),
        Row("points", means),
        *found.shots(),
        *(Row(word, counts[word]) for word in ("corners", "free-kicks", "given", "passed")),
        found.rolls("defended", "defence"),
        found.rolls("traps", "trap", "person"),
        Row("stars", counts["stars"]),
        Row("people", [sum(one["people"].values()) for one in tally.used]),
        Row("substitutions", counts["substitutions"]),
        Row("fouls", [len(own) for own in fouls]),
        Row("cards", [sum(f["shown"] is not None for f in own) for own in fouls]),
    ]
