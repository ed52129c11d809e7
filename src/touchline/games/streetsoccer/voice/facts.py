"""Events of StreetSoccer gathered into facts: what is shown, and what the story says of it.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence: "@team0" a
team, "@L2" a figure, "@L2+L4" several.
"""

from __future__ import annotations

from touchline.core.log import Event
from touchline.core.words import Fact, Said
from touchline.games.streetsoccer.rules import codes as c


def label(figure: int) -> str:
    """A figure's id: L0..L4, R0..R4."""
    return f"L{figure}" if figure < 5 else f"R{figure - 5}"


def side_of(figure: int) -> int:
    """0 for L, 1 for R."""
    return 0 if figure < 5 else 1


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
            data: dict[str, object] = {"dice": [dice], "seat": winner, "steps": steps}
            self._tell("duel", Said("ss-fact-kickoff-die", args), data)
            return
        left, right = dice // 10, dice % 10
        high, low = max(left, right), min(left, right)
        args = {"team": team, "high": high, "low": low, "steps": steps}
        data = {"dice": [left, right], "seat": winner, "steps": steps}
        self._tell("duel", Said("ss-fact-duel", args), data)

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
