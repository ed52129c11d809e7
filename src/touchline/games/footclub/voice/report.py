"""A finished match of FootClub in figures, worked out from its tape.

To what every report tells (`play.report`; a goal in a tie counts for both legs together, `when` is
{turn, period, leg}, `who` "p" and the number of a Player card) FootClub adds:

    rows      "possession" is how often a club had the ball when it came to an offensive
    tried     "tackle" and "support" with result "won" or "failed"; "shot" with {who, piece, bonus,
              goal, save, corner}: three chances, and what came of it ("goal", "save", "corner")
    cards     [{side, who, card, ...when}]: "yellow", "second" or "red"
    injuries  [{side, who, serious, ...when}]
    kicks     [{side, who, goal}]: the shoot-out
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.ids import stand_in
from touchline.core.log import Event
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.odds import shot_odds, success
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import final_bonus
from touchline.play.match import Match
from touchline.play.report import SHOT, Data, Report, Row, Tried, pair
from touchline.play.walk import opening, walk

from .viewing import KINDS

#: events that are counted for a club: the figure, and whether the event says how many
COUNTED: Final = {
    c.PRESSED: ("presses", False),
    c.FANS_SPENT: ("fans", True),
    c.SUBSTITUTED: ("substitutions", False),
}
CARDS: Final = {c.BOOKED: "yellow", c.SECOND_YELLOW: "second", c.RED_CARD: "red"}
RESULTS: Final = {c.GOAL: "goal", c.SAVED: "save", c.CORNER: "corner"}


class Tally:
    """Counts along one tape."""

    def __init__(self) -> None:
        self.report = Report()
        self.cards: list[Data] = []
        self.injuries: list[Data] = []
        self.kicks: list[Data] = []
        self.counts: dict[str, list[int]] = {
            name: [0, 0] for name in ("presses", "fans", "substitutions", "possession", "cards")
        }
        self.kicker = -1

    def before(self, t: Table) -> None:
        """A table on which fate is about to answer: what is rolled for, and with what chance."""
        phase, k = t.stack.phase(), t.stack
        if phase in (c.TACKLE, c.SUPPORT) and k.get(3) < 2:
            player = k.get(2)
            strong = t.book.strength[player] if player >= 0 else -1
            if phase == c.TACKLE:
                word, modifier = "tackle", int(strong == c.ENFORCER)
            else:
                word = "support"
                modifier = int(strong == c.STOPPER) - int(t.speed) if player >= 0 else 0
            hoped = success(modifier, k.get(3) == 1)
            self.report.tried.append(Tried(int(k.get(1)), word, hoped, when(t), "failed"))
        elif phase == c.SHOT and k.get(1) == 0 and k.get(3) == 0:
            bonus = int(final_bonus(t))
            odds = shot_odds(bonus, 0, False, t.rules.poussin)
            more: Data = {
                "who": f"p{t.carrier}",
                "piece": KINDS[t.offence],
                "bonus": bonus,
                **{word: pair(x) for word, x in odds.items()},
            }
            shot = Tried(int(t.attacker), SHOT, odds["goal"], when(t), more=more)
            self.report.tried.append(shot)

    def after(self, e: Event, t: Table, now: Mapping[str, int]) -> None:
        """Something happened; `now` is when."""
        club, what = int(e.a), int(e.b)
        whose: Data = {"side": club, "who": f"p{what}"}
        two = [what % 100 // 10, what % 10]
        rolled = {c.ROLLED: two, c.DEFENCE_DIE: [what], c.ATTACK_DIE: [what]}
        for face in rolled.get(e.kind, []):
            self.report.face(club, "d6", face)
        if e.kind in COUNTED:
            word, many = COUNTED[e.kind]
            self.counts[word][club] += what if many else 1
        own_ball = e.kind == c.ATTACKED and t.offence != c.COUNTER_ATTACK
        if own_ball or (e.kind == c.LET_GO and what == c.OFFENSIVE):
            self.counts["possession"][club] += 1
        elif e.kind in CARDS:
            self.counts["cards"][club] += 1
            self.cards.append({**whose, "card": CARDS[e.kind], **now})
        elif e.kind in (c.HURT, c.INJURED):
            self.injuries.append({**whose, "serious": e.kind == c.INJURED, **now})
        elif e.kind in RESULTS:
            shot = self.report.last(SHOT)
            shot.result, shot.won = RESULTS[e.kind], e.kind == c.GOAL
            if shot.won:
                self.report.goal(club, f"p{what}", str(shot.more["piece"]), now)
        elif e.kind == c.KICKER:
            self.kicker = what
        elif e.kind == c.KICKED:
            self.kicks.append({"side": club, "who": f"p{self.kicker}", "goal": what == 1})

    def won_roll(self, word: str) -> None:
        """A tackle or a support came off."""
        roll = self.report.last(word)
        roll.result, roll.won = "won", True


def when(t: Table) -> dict[str, int]:
    """The turn, the period and the leg of a table."""
    return {"turn": int(t.turn), "period": int(t.period), "leg": int(t.leg)}


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
        now, phase = when(was), was.stack.phase()
        for e in s.events:
            tally.after(e, t, now)
            if phase == c.TACKLE and e.kind == c.WON_BALL:
                tally.won_roll("tackle")
            elif e.kind == c.SUPPORT_HOLDS:
                tally.won_roll("support")
    over = [int(t.get(side, c.GOALS)) + int(t.get(side, c.LEG_GOALS)) for side in range(2)]
    found, counts = tally.report, tally.counts
    rows = [
        Row("possession", counts["possession"]),
        *found.shots(),
        Row("presses", counts["presses"]),
        found.rolls("tackles", "tackle"),
        found.rolls("supports", "support"),
        *(Row(word, counts[word]) for word in ("fans", "substitutions", "cards")),
    ]
    more = {"cards": tally.cards, "injuries": tally.injuries, "kicks": tally.kicks}
    return {**found.told(over, rows), **more}
