"""A finished season of Eleven in figures, worked out from its tape.

Cards, clubs and shirts have the numbers of the view (`games.eleven.viewing`).

    division  3, 2, 1: clubs are those of this division
    vp        of each seat {league, tokens, staff, stadium, office, suspensions, total}
    places    of each seat its place, 1 the best
    weeks     [{week, seats: [{club, front, shape, plan, selected, score, result, scorers, fans,
              sold_out, meeting, adopted, luck: [kind, n], fees, unpaid, league}]}], a diary:
              scorers are [shirt, card], who wore it (-1 nobody; both -1 for a goal of a card),
              league the points afterwards
    dealings  [{week, day, seat, what, card, kind, contract, price}], what came and went: what is
              "recruit", "hire", "sign", "build", "office", "sell"; price what was paid, or what a
              sale brought
    actions   of each seat [{ability, times, paid}]: abilities used, and how often for operations
    dice      of each seat {d6: [sum, count], d12: [sum, count], rerolls, free}: all faces rolled,
              rerolls paid with fans and free ones
    luck      of each seat [n, d]: the faces of the consequences that stood, above 7/2 each
    shots     of each seat {own: [shots, blocked, saved, goals], against: [...]}
    clubs     [{club, points}] of the division at the end, and `rolled` [got, expected [n, d]]: what
              the dice of idle clubs brought all in all
    rating    of a manager alone, None else
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from touchline.core.buffers import Odds
from touchline.core.contract import State
from touchline.core.ids import FATE
from touchline.core.log import Event
from touchline.games.eleven.cards.lexicon import LUCK, RATINGS
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table
from touchline.play.match import Match
from touchline.play.report import pair
from touchline.play.walk import opening, walk

from .event_names import CONTRACTS, DAYS, SCORES
from .view.match import shape_text

Row = dict[str, object]

HALF: Final = Fraction(7, 2)
DEALS: Final = {
    e.RECRUITED: "recruit",
    e.HIRED: "hire",
    e.SIGNED: "sign",
    e.BUILT: "build",
    e.OFFICE_IS: "office",
    e.SOLD: "sell",
}
SHOTS: Final = {e.SHOOTS: 0, e.BLOCKED: 1, e.SAVED: 2, e.GOAL: 3}
RESULTS: Final = ("loss", "draw", "win")


def empty() -> Row:
    """A week of a manager before anything has happened."""
    return {
        "club": None,
        "front": None,
        "shape": None,
        "plan": None,
        "selected": [],
        "score": None,
        "result": None,
        "scorers": [],
        "fans": 0,
        "sold_out": False,
        "meeting": None,
        "adopted": None,
        "luck": None,
        "fees": 0,
        "unpaid": 0,
        "league": 0,
    }


class Tally:
    """Counts along one tape."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.weeks: list[list[Row]] = []
        self.dealings: list[Row] = []
        self.actions: list[dict[int, list[int]]] = [{} for _ in range(seats)]
        self.faces = [{"d6": [0, 0], "d12": [0, 0]} for _ in range(seats)]
        self.rerolls = [[0, 0] for _ in range(seats)]  # paid, free
        self.luck = [Fraction(0) for _ in range(seats)]
        self.last_six = [0] * seats
        self.shots = [[[0] * 4, [0] * 4] for _ in range(seats)]
        self.vp: list[Row] = [{} for _ in range(seats)]
        self.places = [0] * seats
        self.rolled = 0
        self.hoped = Fraction(0)
        self.rating: str | None = None
        self.day = 0

    def now(self, seat: int) -> Row:
        """The diary of a manager's week; before the first one there is nothing to write in."""
        return self.weeks[-1][seat] if self.weeks else empty()

    def take(self, events: list[Event], n: int) -> None:
        """One event of a batch."""
        event = events[n]
        kind, a, b = int(event.kind), int(event.a), int(event.b)
        if kind == e.WEEK_BEGINS:
            before = self.weeks[-1] if self.weeks else [empty() for _ in range(self.seats)]
            self.weeks.append([{**empty(), "league": row["league"]} for row in before])
        elif kind == e.DAY_BEGINS:
            self.day = a
        elif kind in DEALS:
            self._deal(events, n)
        elif kind in SHOTS or kind == e.CARD_GOAL:
            self._shot(kind, a, b)
        elif kind in (e.ROLLED_SIX, e.ROLLED_TWELVE):
            face = self.faces[a]["d6" if kind == e.ROLLED_SIX else "d12"]
            face[0] += b
            face[1] += 1
            self.last_six[a] = b if kind == e.ROLLED_SIX else self.last_six[a]
        elif kind == e.REROLLED:
            self.rerolls[a][0 if b else 1] += 1
        elif kind == e.ACTED:
            used = self.actions[a].setdefault(b // 2, [0, 0])
            used[0] += 1
            used[1] += b % 2
        elif kind == e.CLUB_ROLLED:
            self.rolled += b
        elif kind in (e.SCORE, e.PLACED):
            self._count(kind, a, b)
        elif kind == e.RATING:
            self.rating = RATINGS[b]
        else:
            self._diary(kind, a, b)

    def _diary(self, kind: int, a: int, b: int) -> None:
        """What stands in the diary of a week."""
        if kind == e.LEAGUE_IS and a < self.seats:
            self.now(a)["league"] = b
        if a >= self.seats:
            return
        row = self.now(a)
        if kind in KEPT:
            row[KEPT[kind]] = b
        elif kind == e.LINED_UP:
            row["shape"] = shape_text(b)
        elif kind == e.PLAYS:
            row["selected"] = [*cast(list[int], row["selected"]), b]
        elif kind == e.RESULT_IS:
            ours, theirs = b // 64, b % 64
            row["score"] = [ours, theirs]
            row["result"] = RESULTS[1 + (ours > theirs) - (ours < theirs)]
        elif kind == e.SOLD_OUT:
            row["sold_out"] = True
        elif kind == e.LUCK_IS:
            row["luck"] = [LUCK[b // 16], b % 16]
            self.luck[a] += self.last_six[a] - HALF

    def _shot(self, kind: int, a: int, b: int) -> None:
        """EL-225 to EL-228 An attacker was blocked, shot, was saved, scored."""
        seat, side = a // 2, a % 2
        if kind in SHOTS:
            self.shots[seat][side][SHOTS[kind]] += 1
        if kind in (e.GOAL, e.CARD_GOAL) and side == 0:
            row = self.now(seat)
            wearer, shirt = divmod(b, int(c.SHOOTER))
            scorer = [shirt, wearer - 1] if kind == e.GOAL else [-1, -1]
            row["scorers"] = [*cast(list[list[int]], row["scorers"]), scorer]

    def _deal(self, events: list[Event], n: int) -> None:
        """EL-110 to EL-170 Something came or went; its price stands beside it."""
        event = events[n]
        kind, a, b = int(event.kind), int(event.a), int(event.b)
        before = events[n - 1] if n else None
        after = events[n + 1] if n + 1 < len(events) else None
        beside, money = (after, e.GAINED) if kind == e.SOLD else (before, e.LOST)
        price = 0
        if beside is not None and beside.kind == money and beside.a == a and beside.b // 64 == 0:
            price = int(beside.b) % 64
        signed = kind == e.SIGNED
        card = b // 4 if signed else b
        self.dealings.append(
            {
                "week": len(self.weeks),
                "day": DAYS[self.day],
                "seat": a,
                "what": DEALS[kind],
                "card": None if kind in (e.BUILT, e.OFFICE_IS) else card,
                "kind": b if kind == e.BUILT else None,
                "contract": CONTRACTS[b % 4] if signed else None,
                "price": 0 if signed else price,
            }
        )

    def _count(self, kind: int, a: int, b: int) -> None:
        """EL-320 Victory points, and the place they bring."""
        key, n = b // 256, b % 256 - 128
        if kind == e.SCORE:
            self.vp[a][SCORES[key]] = n
        else:
            self.vp[a]["total"] = n
            self.places[a] = key

    def hope(self, t: Table) -> None:
        """EL-292 What the die of an idle club that is about to be rolled brings on average."""
        odds = Odds()
        PHASES[t.stack.phase()].luck(t, t.stack, odds)
        total = sum(int(odds.outcomes[n]) * int(odds.weights[n]) for n in range(odds.count))
        self.hoped += Fraction(total, int(odds.total))


#: events whose number is kept in the diary as it is
KEPT: Final = {
    e.CLUB_IS: "club",
    e.FRONT_IS: "front",
    e.PLAN_IS: "plan",
    e.FANS_PLACED: "fans",
    e.MEETING_IS: "meeting",
    e.ADOPTED: "adopted",
    e.FEES: "fees",
    e.UNPAID: "unpaid",
}


def report(m: Match[State]) -> Row:
    """The season in figures; see the head of this file."""
    t = cast(Table, opening(m))
    tally = Tally(int(t.seats))
    for s in walk(m, before=True):
        t, was = cast(Table, s.state), cast(Table, s.before)
        if s.who == FATE and was.stack.phase() == c.ROLL_CLUB:
            tally.hope(was)
        for n in range(len(s.events)):
            tally.take(s.events, n)
    return {
        "division": int(t.rules.division),
        "vp": tally.vp,
        "places": tally.places,
        "weeks": [{"week": n + 1, "seats": row} for n, row in enumerate(tally.weeks)],
        "dealings": tally.dealings,
        "actions": [
            [{"ability": card, "times": n, "paid": paid} for card, (n, paid) in sorted(one.items())]
            for one in tally.actions
        ],
        "dice": [
            {**tally.faces[n], "rerolls": tally.rerolls[n][0], "free": tally.rerolls[n][1]}
            for n in range(tally.seats)
        ],
        "luck": [pair(x) for x in tally.luck],
        "shots": [{"own": own, "against": against} for own, against in tally.shots],
        "clubs": [{"club": n, "points": int(t.league[4 + n])} for n in range(8)],
        "rolled": [tally.rolled, pair(tally.hoped)],
        "rating": tally.rating,
    }
