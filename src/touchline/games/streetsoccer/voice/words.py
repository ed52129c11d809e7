"""StreetSoccer for people: anchors to touch, messages to say, facts to show.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence: "@team0" a
team, "@L2" a figure, "@L2+L4" several.
"""

from __future__ import annotations

from typing import Final, get_args

from touchline.core.contract import State
from touchline.core.contract import View as Seen
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Chances, Fact, Said, Words
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.position import position
from touchline.games.streetsoccer.rules.secrets import OpenView
from touchline.games.streetsoccer.rules.state import Table

from .chances import next_goal
from .facts import Teller, label, side_of
from .notation import move_text
from .shown import Figure, Phase, View

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

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

    def question(self, q: Decision, v: Seen) -> Said:
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

    def chance(self, kind: int, v: Seen) -> Said:
        """What fate is asked, in words."""
        assert isinstance(v, OpenView)
        if kind == c.CHOOSE:
            return Said("ss-chance-coin")
        if kind == c.DUEL:
            return Said("ss-chance-duel")
        team = f"@team{v.side}"
        return Said("ss-chance-restart" if kind == c.AGAIN else "ss-chance-roll", {"team": team})

    def option(self, code: int, v: Seen) -> tuple[list[str], str]:
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

    def view(self, v: Seen) -> View:
        """The table as the board draws it."""
        assert isinstance(v, OpenView)
        figures = [
            Figure(label(i), side_of(i), i % 5 == 0, c.name(cell) if cell else None)
            for i, cell in enumerate(v.pos)
        ]
        spot = "spot" if v.phase in (c.CHOOSE, c.PLACE, c.DUEL, c.KICKOFF) else None
        home, away = v.score
        return View(
            figures=figures,
            ball=c.name(v.ball) if v.ball else spot,
            phase=PHASES[v.phase],
            side=v.side if v.side >= 0 else None,
            die=v.die or None,
            minute=v.minute,
            half=v.half,
            score=(home, away),
            last=v.last if v.last >= 0 else None,
            first=v.first if v.first >= 0 else None,
            restart=v.restart if v.restart >= 0 else None,
            position=position(v),
        )

    def standing(self, v: Seen) -> Said:
        """The minute."""
        assert isinstance(v, OpenView)
        return Said("ss-standing", {"minute": v.minute})

    def chances(self, s: State) -> list[Chances]:
        """How likely the next die lets its side score."""
        assert isinstance(s, Table)
        ways, of = next_goal(s)
        if not of:
            return []
        return [Chances(Said("ss-odds-goal", {"team": f"@team{s.side}"}), ways, of)]

    def reason(self, code: int) -> tuple[Said, str]:
        """The sentence and the rule."""
        word, rule = REASONS[code]
        return Said(f"ss-why-{word}"), rule

    def result(self, r: Result, v: Seen) -> Said:
        """How it ended: winner, score (of L and R, and the winner's goals first), reason."""
        assert isinstance(v, OpenView)
        winner = 1 if r.points[1] > r.points[0] else 0
        args: dict[str, str | int] = {
            "team": f"@team{winner}",
            "other": f"@team{1 - winner}",
            "home": v.score[0],
            "away": v.score[1],
            "high": v.score[winner],
            "low": v.score[1 - winner],
        }
        return Said(ENDS[r.reason], args)

    def resigned(self, seat: int) -> Fact:
        """SS-126 A seat gives the match up: outside the rules, so no answer of theirs."""
        return Fact("end", Said("ss-fact-resigned", {"team": f"@team{seat}"}), {"seat": seat})

    def notation(self, who: int, code: int, v: Seen) -> str:
        """Effect form of §5.2; what fate dealt as dice."""
        assert isinstance(v, OpenView)
        if who >= 0:
            return move_text(code, v.ball)
        if v.phase == c.CHOOSE:
            return "LR"[code]
        return f"{code // 10}-{code % 10}" if code > 9 else str(code)
