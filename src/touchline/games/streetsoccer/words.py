"""StreetSoccer for people: anchors to touch, messages to say, facts to show.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence: "@team0" a
team, "@L2" a figure, "@L2+L4" several.
"""

from __future__ import annotations

from typing import Final

from touchline.core.contract import View
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Said, Words

from . import codes as c
from .notation import move_text, position
from .secrets import OpenView

PHASES: Final = (
    "choose",
    "place",
    "duel",
    "kickoff",
    "roll",
    "move",
    "keeper",
    "restart-roll",
    "restart",
    "over",
)

REASONS: Final = {
    c.NOT_YOURS: ("not-yours", "SS-051"),
    c.OCCUPIED: ("occupied", "SS-010"),
    c.BLOCKED: ("blocked", "SS-055"),
    c.TOO_FAR: ("too-far", "SS-053"),
    c.WRONG_COUNT: ("wrong-count", "SS-053"),
    c.OFF_BOARD: ("off-board", "SS-003"),
    c.DARK: ("dark", "SS-100"),
    c.LIGHT: ("light", "SS-107"),
    c.LIGHT_KICK: ("light-kick", "SS-108"),
    c.ENCLOSURE: ("enclosure", "SS-109"),
    c.CORNER: ("corner", "SS-110"),
    c.PUSH: ("push", "SS-104"),
    c.OUT_OF_REACH: ("out-of-reach", "SS-057"),
    c.ORIGIN: ("origin", "SS-054"),
    c.REVISIT: ("revisit", "SS-054"),
    c.LINES: ("lines", "SS-072"),
    c.OWN_GOAL: ("own-goal", "SS-086"),
    c.OPPONENT_ON_CELL: ("opponent-on-cell", "SS-064"),
    c.OWN_ON_CELL: ("own-on-cell", "SS-065"),
    c.KICK_LENGTH: ("kick-length", "SS-061"),
    c.KICK_ROUTE: ("kick-route", "SS-064"),
    c.KICKOFF_GOAL: ("kickoff-goal", "SS-045"),
    c.NO_GOAL_ROUTE: ("no-goal-route", "SS-080"),
    c.PLACE_KEEPER: ("place-keeper", "SS-023"),
    c.PLACE_DARK: ("place-dark", "SS-024"),
    c.PLACE_CIRCLE: ("place-circle", "SS-025"),
    c.PLACE_OPPOSING_CIRCLE: ("place-opposing-circle", "SS-025"),
    c.PLACE_SPREAD: ("place-spread", "SS-026"),
    c.PLACE_LIGHT: ("place-light", "SS-027"),
    c.PLACE_PITCH: ("place-pitch", "SS-028"),
    c.PLACE_NEED: ("place-need", "SS-029"),
    c.KEEPER_CELL: ("keeper-cell", "SS-091"),
    c.NOT_KICKER: ("not-kicker", "SS-042"),
}

ENDS: Final = {
    c.REGULAR: "ss-end-regular",
    c.GOLDEN: "ss-end-golden",
    c.LAST_GOAL: "ss-end-last-goal",
    c.NO_GOAL: "ss-end-no-goal",
    c.DRAWN: "ss-end-draw",
    -1: "ss-end-resigned",
}


NAMES: Final = tuple(c.name(n) if 1 <= n % c.W <= 12 else "" for n in range(c.BASE))


def label(figure: int) -> str:
    """A figure's id: L0..L4, R0..R4."""
    return f"L{figure}" if figure < 5 else f"R{figure - 5}"


def side_of(figure: int) -> int:
    """0 for L, 1 for R."""
    return 0 if figure < 5 else 1


def anchors(code: int) -> list[str]:
    """What to touch for this code, in order."""
    first, second, end = code // (c.BASE * c.BASE), code // c.BASE % c.BASE, code % c.BASE
    if code == c.PASS:
        return ["pass"]
    if first == c.SET_KEEPER:
        return ["keeper", c.name(second)]
    if first == c.SET_PLAYER:
        return ["player", c.name(second)]
    if first == c.SET_AGAIN:
        return [c.name(second)]
    if first == c.STRIKE:
        return [c.name(second), "goal" if end == c.GOAL else c.name(end)]
    return [c.name(first), c.name(second), "goal" if end == c.GOAL else c.name(end)]


class StreetSoccerWords(Words):
    """The voice of the room."""

    prefix = "ss-"
    previews = True

    def question(self, q: Decision, v: View) -> Said:
        """The question of this phase; the view tells the die."""
        assert isinstance(v, OpenView)
        if q.options == [c.PASS]:
            return Said("ss-ask-pass")
        if q.kind == c.PLACE:
            own = q.seat * 5
            left = sum(1 for cell in v.pos[own : own + 5] if cell == 0)
            return Said("ss-ask-place", {"left": left})
        if q.kind == c.KICKOFF:
            return Said("ss-ask-kickoff", {"steps": v.die})
        if q.kind == c.KEEPER:
            return Said("ss-ask-keeper")
        return Said("ss-ask-restart" if q.kind == c.RESTART else "ss-ask-move", {"die": v.die})

    def chance(self, kind: int, v: View) -> Said:
        """What fate is asked, in words."""
        assert isinstance(v, OpenView)
        if kind == c.CHOOSE:
            return Said("ss-chance-coin")
        if kind == c.DUEL:
            return Said("ss-chance-duel")
        team = f"@team{v.side}"
        return Said("ss-chance-restart" if kind == c.AGAIN else "ss-chance-roll", {"team": team})

    def option(self, code: int, v: View) -> tuple[list[str], str]:
        """Anchors and message. A kick is touched as figure, ball, end; a walk as figure, cell."""
        first = code // (c.BASE * c.BASE)
        if first > c.STRIKE and isinstance(v, OpenView):  # a hundred of these in a question
            end = code % c.BASE
            if end == v.ball:
                return [NAMES[first], NAMES[code // c.BASE % c.BASE]], "ss-walk"
            # a pushed kicker rests beside the ball's cell, but it is the ball that is touched
            at = "goal" if end == c.GOAL else NAMES[end]
            say = "ss-kick-goal" if end == c.GOAL else "ss-kick"
            return [NAMES[first], NAMES[v.ball], at], say
        touch = anchors(code)
        if code == c.PASS:
            return touch, "ss-pass"
        if first in (c.SET_KEEPER, c.SET_PLAYER):
            return touch, "ss-place"
        if first == c.SET_AGAIN:
            return touch, "ss-keeper"
        assert isinstance(v, OpenView)
        if v.phase == c.KICKOFF:
            return touch, "ss-kickoff"
        return touch, "ss-restart-goal" if touch[1] == "goal" else "ss-restart"

    def facts(self, events: list[Event]) -> list[Fact]:
        """One fact for each thing worth showing; steps and rolling balls are gathered."""
        return Teller(events).told

    def view(self, v: View) -> dict[str, object]:
        """The table as the board draws it."""
        assert isinstance(v, OpenView)
        figures = [
            {
                "id": label(i),
                "seat": side_of(i),
                "keeper": i % 5 == 0,
                "cell": c.name(cell) if cell else None,
            }
            for i, cell in enumerate(v.pos)
        ]
        spot = "spot" if v.phase in (c.CHOOSE, c.PLACE, c.DUEL, c.KICKOFF) else None
        return {
            "figures": figures,
            "ball": c.name(v.ball) if v.ball else spot,
            "phase": PHASES[v.phase].replace("-", "_"),
            "side": v.side if v.side >= 0 else None,
            "die": v.die or None,
            "minute": v.minute,
            "half": v.half,
            "score": list(v.score),
            "last": v.last if v.last >= 0 else None,
            "first": v.first if v.first >= 0 else None,
            "restart": v.restart if v.restart >= 0 else None,
            "position": position(v),
        }

    def reason(self, code: int) -> tuple[Said, str]:
        """The sentence and the rule."""
        word, rule = REASONS[code]
        return Said(f"ss-why-{word}"), rule

    def result(self, r: Result, v: View) -> Said:
        """How it ended: winner, score, reason."""
        assert isinstance(v, OpenView)
        winner = 1 if r.points[1] > r.points[0] else 0
        args: dict[str, str | int] = {
            "team": f"@team{winner}",
            "other": f"@team{1 - winner}",
            "home": v.score[0],
            "away": v.score[1],
        }
        return Said(ENDS[r.reason], args)

    def resigned(self, seat: int) -> Fact:
        """SS-126 A seat gives the match up: outside the rules, so no answer of theirs."""
        return Fact("end", Said("ss-fact-resigned", {"team": f"@team{seat}"}), {"seat": seat})

    def notation(self, who: int, code: int, v: View) -> str:
        """Effect form of section 5.2; what fate dealt as dice."""
        assert isinstance(v, OpenView)
        if who >= 0:
            return move_text(code, v.ball)
        if v.phase == c.CHOOSE:
            return "LR"[code]
        return f"{code // 10}-{code % 10}" if code > 9 else str(code)


class Teller:
    """Turns events into facts, gathering the small ones."""

    def __init__(self, events: list[Event]) -> None:
        self.told: list[Fact] = []
        self.path: list[str] = []
        self.walker = -1
        self.start = ""
        self.touches: list[dict[str, str]] = []
        self.ball: list[str] = []
        self.kicker = -1
        self.origin = ""
        for e in events:
            self._take(e.kind, e.a, e.b)
        self._walked()
        self._kicked()

    def _tell(self, kind: str, said: Said | None, data: dict[str, object]) -> None:
        self.told.append(Fact(kind, said, data, kind == "goal"))

    def _walked(self) -> None:
        """A walk is over. A walker that kicks is told of by the kick."""
        if self.walker < 0:
            return
        figure = label(self.walker)
        said = None
        if self.kicker < 0:
            args: dict[str, str | int] = {
                "name": f"@{figure}",
                "steps": len(self.path),
                "from": self.start,
                "to": self.path[-1],
            }
            word = "ss-fact-move-back" if self.path[-1] == self.start else "ss-fact-move"
            said = Said(word, args)
        data: dict[str, object] = {
            "seat": side_of(self.walker),
            "figure": figure,
            "path": [self.start, *self.path],
        }
        self._tell("move", said, data)
        self.walker = -1

    def _kicked(self) -> None:
        """A kick is over: the ball lies, or is in the goal."""
        if self.kicker < 0:
            return
        figure = label(self.kicker)
        scored = self.ball[-1] == "goal"
        args: dict[str, str | int] = {
            "name": f"@{figure}",
            "from": self.start or self.origin,
            "spot": self.origin,
            "to": self.ball[-1],
            "passes": len(self.touches),
        }
        if self.touches:
            args["names"] = "@" + "+".join(x["figure"] for x in self.touches)
        if self.start:
            word = "ss-fact-goal-chain" if self.touches else "ss-fact-kick-goal"
            if not scored:
                word = "ss-fact-pass-chain" if self.touches else "ss-fact-kick"
        else:
            word = "ss-fact-kickoff" if self.kicker % 5 else "ss-fact-restart"
            if word == "ss-fact-restart":
                word += "-goal" if scored else "" if self.touches else "-kick"
            if self.touches:
                word += "-chain"
        data: dict[str, object] = {
            "seat": side_of(self.kicker),
            "figure": figure,
            "path": [self.origin, *self.ball],
            "touches": self.touches,
        }
        self._tell("kick", Said(word, args), data)
        self.kicker = -1
        self.start = ""

    def _take(self, kind: int, a: int, b: int) -> None:
        if kind == c.E_STEP:
            self.path.append(c.name(b))
            return
        if kind == c.E_BALL:
            self.ball.append("goal" if a == c.GOAL else c.name(a))
            return
        if kind == c.E_TOUCH:
            self.touches.append({"figure": label(a), "cell": c.name(b)})
            return
        if kind == c.E_WALK:
            self.walker, self.start, self.path = a, c.name(b), []
            return
        if kind == c.E_KICK:
            self.kicker, self.origin, self.ball, self.touches = a, c.name(b), [], []
            self._walked()
            return
        self._walked()
        self._kicked()
        self._plain(kind, a, b)

    def _plain(self, kind: int, a: int, b: int) -> None:
        team = f"@team{a}"
        if kind == c.E_COIN:
            self._tell("coin", Said("ss-fact-coin", {"team": team}), {"seat": a})
        elif kind == c.E_PLACED:
            keeper = a % 5 == 0
            word = "ss-fact-placed-keeper" if keeper else "ss-fact-placed"
            args = {"name": f"@{label(a)}", "team": f"@team{side_of(a)}", "cell": c.name(b)}
            data = {"seat": side_of(a), "figure": label(a), "keeper": keeper, "cell": c.name(b)}
            self._tell("placed", Said(word, args), data)
        elif kind == c.E_DUEL:
            self._duel(a, b)
        elif kind in (c.E_ROLL, c.E_ROLL_AGAIN):
            word = "ss-fact-roll" if kind == c.E_ROLL else "ss-fact-restart-roll"
            self._tell("roll", Said(word, {"team": team, "die": b}), {"seat": a, "die": b})
        elif kind == c.E_PUSH:
            args = {"name": f"@{label(a)}", "from": self.origin, "to": c.name(b)}
            data = {"seat": side_of(a), "figure": label(a), "path": [self.origin, c.name(b)]}
            self._tell("push", Said("ss-fact-push", args), data)
        elif kind == c.E_GOAL:
            self._goal(a, b)
        elif kind == c.E_KEEPER:
            args = {"name": f"@{label(a)}", "cell": c.name(b)}
            data = {"seat": side_of(a), "figure": label(a), "cell": c.name(b)}
            self._tell("keeper", Said("ss-fact-keeper", args), data)
        elif kind == c.E_RESTART:
            args = {"team": team, "cell": c.name(b)}
            data = {"seat": a, "cell": c.name(b)}
            self._tell("restart", Said("ss-fact-restart", args), data)
        elif kind == c.E_PASS:
            word = "ss-fact-pass-restart" if b else "ss-fact-pass"
            self._tell("pass", Said(word, {"team": team}), {"seat": a})
        elif kind == c.E_MINUTE:
            self._tell("minute", Said("ss-fact-minute", {"minute": a}), {"minute": a})
        elif kind == c.E_EXTRA:
            self._tell("extra", Said("ss-fact-extra"), {})
        elif kind == c.E_END:
            self._tell("end", Said("ss-fact-end", self._end(a)), {"winner": b if b >= 0 else None})
        elif kind == c.E_LIFT:
            self._tell("lift", None, {"figure": label(a)})

    def _end(self, score: int) -> dict[str, str | int]:
        return {
            "home-team": "@team0",
            "away-team": "@team1",
            "home": score // 100,
            "away": score % 100,
        }

    def _duel(self, dice: int, outcome: int) -> None:
        winner, steps = outcome % 10, outcome // 10
        team = f"@team{winner}"
        if dice < 10:
            args: dict[str, str | int] = {"team": team, "die": dice, "steps": steps}
            data: dict[str, object] = {"dice": [dice], "seat": winner}
            self._tell("duel", Said("ss-fact-kickoff-die", args), data)
            return
        left, right = dice // 10, dice % 10
        high, low = max(left, right), min(left, right)
        args = {"team": team, "high": high, "low": low, "steps": steps}
        self._tell("duel", Said("ss-fact-duel", args), {"dice": [left, right], "seat": winner})

    def _goal(self, figure: int, score: int) -> None:
        side = side_of(figure)
        args: dict[str, str | int] = {
            "name": f"@{label(figure)}",
            "team": f"@team{side}",
            "home": score // 100,
            "away": score % 100,
        }
        data: dict[str, object] = {
            "seat": side,
            "figure": label(figure),
            "score": [score // 100, score % 100],
        }
        self._tell("goal", Said("ss-fact-goal", args), data)
