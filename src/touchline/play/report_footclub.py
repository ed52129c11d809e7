"""A finished match of FootClub in figures, worked out from its tape.

Chances are those at the moment of the roll, exact, as [numerator, denominator]. A club is 0 (blue)
or 1 (red); lists of two are by club.

    score      goals of both clubs; in a tie those of both legs together
    goals      [{club, player, kind, turn, period, leg}], in order; kind as of a shot
    shots      [{club, player, kind, bonus, goal, save, corner, result, turn, period, leg}]: three
               chances, and what came of it ("goal", "save", "corner")
    cards      [{club, player, card, turn, period, leg}]: "yellow", "second" or "red"
    injuries   [{club, player, serious, turn, period, leg}]
    kicks      [{club, player, goal}]: the shoot-out
    expected   goals to be expected from the shots of each club
    dice       of each club {tackles, supports}: {tried, won, expected}
    faces      of each club [sum, count] of all the dice it rolled
    luck       of each club [n, d]: tackles, supports and goals above what was to be expected
    possession [n, m]: how often each club had the ball when it came to an offensive
    attacks    offensives played, counters too
    presses, fans, substitutions   how many of each
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.log import Event, Log
from touchline.core.tape import RESIGN
from touchline.games.footclub import codes as c
from touchline.games.footclub.claims import pair, shot_odds, success
from touchline.games.footclub.state import Table
from touchline.games.footclub.sums import final_bonus
from touchline.games.footclub.viewing import KINDS

from .match import Match

Row = dict[str, object]

#: events that are counted for a club: the figure, and whether the event says how many
COUNTED: Final = {
    c.PRESSED: ("presses", False),
    c.ATTACKED: ("attacks", False),
    c.FANS_SPENT: ("fans", True),
    c.SUBSTITUTED: ("substitutions", False),
}
CARDS: Final = {c.BOOKED: "yellow", c.SECOND_YELLOW: "second", c.RED_CARD: "red"}
RESULTS: Final = {c.GOAL: "goal", c.SAVED: "save", c.CORNER: "corner"}


class Tally:
    """Counts along one tape."""

    def __init__(self) -> None:
        self.goals: list[Row] = []
        self.shots: list[Row] = []
        self.cards: list[Row] = []
        self.injuries: list[Row] = []
        self.kicks: list[Row] = []
        self.counts: dict[str, list[int]] = {
            name: [0, 0] for name in ("presses", "attacks", "fans", "substitutions", "possession")
        }
        # tried, won, expected; by club and kind of roll
        self.tried: dict[tuple[int, str], int] = {}
        self.won: dict[tuple[int, str], int] = {}
        self.hoped: dict[tuple[int, str], Fraction] = {}
        self.expected = [Fraction(0), Fraction(0)]
        self.faces = [[0, 0], [0, 0]]  # sum and count of the dice, by club
        self.kicker = -1

    def before(self, t: Table) -> None:
        """A table on which fate is about to answer: what is rolled for, and with what chance."""
        phase, k = t.stack.phase(), t.stack
        if phase in (c.TACKLE, c.SUPPORT) and k.get(3) < 2:
            player = k.get(2)
            strong = t.book.strength[player] if player >= 0 else -1
            if phase == c.TACKLE:
                word, modifier = "tackles", int(strong == c.ENFORCER)
            else:
                word = "supports"
                modifier = int(strong == c.STOPPER) - int(t.speed) if player >= 0 else 0
            key = (int(k.get(1)), word)
            self.tried[key] = self.tried.get(key, 0) + 1
            self.hoped[key] = self.hoped.get(key, Fraction(0)) + success(modifier, k.get(3) == 1)
        elif phase == c.SHOT and k.get(1) == 0 and k.get(3) == 0:
            bonus, club = int(final_bonus(t)), int(t.attacker)
            odds = shot_odds(bonus, 0, False, t.rules.rules == 1)
            self.expected[club] += odds["goal"]
            self.shots.append(
                {
                    "club": club,
                    "player": int(t.carrier),
                    "kind": KINDS[t.offence],
                    "bonus": bonus,
                    **{word: pair(x) for word, x in odds.items()},
                    **when(t),
                }
            )

    def after(self, e: Event, t: Table, now: Row) -> None:
        """Something happened; `now` is when."""
        club, what = int(e.a), int(e.b)
        two = [what % 100 // 10, what % 10]
        rolled = {c.ROLLED: two, c.DEFENCE_DIE: [what], c.ATTACK_DIE: [what]}
        for face in rolled.get(e.kind, []):
            self.faces[club][0] += face
            self.faces[club][1] += 1
        if e.kind in COUNTED:
            word, many = COUNTED[e.kind]
            self.counts[word][club] += what if many else 1
        own_ball = e.kind == c.ATTACKED and t.offence != c.COUNTER_ATTACK
        if own_ball or (e.kind == c.LET_GO and what == c.OFFENSIVE):
            self.counts["possession"][club] += 1
        elif e.kind in CARDS:
            self.cards.append({"club": club, "player": what, "card": CARDS[e.kind], **now})
        elif e.kind in (c.HURT, c.INJURED):
            serious = e.kind == c.INJURED
            self.injuries.append({"club": club, "player": what, "serious": serious, **now})
        elif e.kind in RESULTS:
            self.shots[-1]["result"] = RESULTS[e.kind]
            if e.kind == c.GOAL:
                kind = self.shots[-1]["kind"]
                self.goals.append({"club": club, "player": what, "kind": kind, **now})
        elif e.kind == c.KICKER:
            self.kicker = what
        elif e.kind == c.KICKED:
            self.kicks.append({"club": club, "player": self.kicker, "goal": what == 1})

    def won_roll(self, club: int, word: str) -> None:
        """A tackle or a support came off."""
        self.won[club, word] = self.won.get((club, word), 0) + 1

    def dice(self, club: int) -> dict[str, Row]:
        """What a club rolled for, what came of it, and what was to be expected."""
        return {
            word: {
                "tried": self.tried.get((club, word), 0),
                "won": self.won.get((club, word), 0),
                "expected": pair(self.hoped.get((club, word), Fraction(0))),
            }
            for word in ("tackles", "supports")
        }

    def luck(self, club: int) -> list[int]:
        """Everything above what was to be expected, added up."""
        scored = sum(shot["club"] == club and shot.get("result") == "goal" for shot in self.shots)
        total = scored - self.expected[club]
        for word in ("tackles", "supports"):
            hoped = self.hoped.get((club, word), Fraction(0))
            total += self.won.get((club, word), 0) - hoped
        return pair(total)


def when(t: Table) -> Row:
    """The turn, the period and the leg of a table."""
    return {"turn": int(t.turn), "period": int(t.period), "leg": int(t.leg)}


def report(m: Match[State]) -> Row:
    """The match in figures; see the head of this file."""
    tally = Tally()
    t = cast(Table, m.game.new(m.setup))
    for who, code in m.tape.answers():
        if code == RESIGN:
            break
        tally.before(t)
        now, phase, club = when(t), t.stack.phase(), int(t.stack.get(1))
        log = Log()
        m.game.step(t, who, code, log)
        for e in log.events:
            tally.after(e, t, now)
            if phase == c.TACKLE and e.kind == c.WON_BALL:
                tally.won_roll(club, "tackles")
            elif e.kind == c.SUPPORT_HOLDS:
                tally.won_roll(club, "supports")
    over = [int(t.get(side, c.GOALS)) + int(t.get(side, c.LEG_GOALS)) for side in range(2)]
    counts = tally.counts
    return {
        "score": over,
        "goals": tally.goals,
        "shots": [shot for shot in tally.shots if "result" in shot],
        "cards": tally.cards,
        "injuries": tally.injuries,
        "kicks": tally.kicks,
        "expected": [pair(x) for x in tally.expected],
        "dice": [tally.dice(side) for side in range(2)],
        "faces": tally.faces,
        "luck": [tally.luck(side) for side in range(2)],
        "possession": counts["possession"],
        "attacks": counts["attacks"],
        "presses": counts["presses"],
        "fans": counts["fans"],
        "substitutions": counts["substitutions"],
    }
