"""FootClub for people: anchors to touch, messages to say, facts to show.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence: "@team0" a
club, "@p12" a team card, "@c7" a match card.
"""

from __future__ import annotations

from typing import Final

from touchline.core.contract import View as Seen
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Said, Words
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.secrets import SECRETS, FootView
from touchline.games.footclub.rules.shapes import line_of, players_of

from . import laid
from .facts import Teller, signed
from .notation import LINE_WORDS, anchors, fate_text, played, short_text, text_of
from .plans import PLANS, LineUp, Push
from .reader import Reader
from .shown import View
from .viewing import view

REASONS: Final = {
    c.NEED_THREE: ("need-three", "FC-108"),
    c.NEED_THREE_AT_MOST: ("need-three-at-most", "FC-108"),
    c.NO_TARGET: ("no-target", "FC-069"),
    c.NO_TOKEN: ("no-token", "FC-077"),
    c.NO_FAN: ("no-fan", "FC-133"),
    c.NO_KOP: ("no-kop", "FC-137"),
    c.SAME_TOKEN: ("same-token", "FC-077"),
    c.ENFORCERS: ("enforcers", "FC-087"),
    c.STOPPERS: ("stoppers", "FC-146"),
    c.ON_COUNTER: ("on-counter", "FC-116"),
    c.CAP: ("cap", "FC-134"),
    c.NO_SUPPORT: ("no-support", "FC-140"),
    c.KOP_OUT: ("kop-out", "FC-138"),
    c.OTHER_STEP: ("other-step", "FC-052"),
    c.AFTER_SAVE: ("after-save", "FC-114"),
    c.WRONG_LINE: ("wrong-line", "FC-033"),
    c.REST: ("rest", "FC-030"),
    c.NOT_CAPTAIN: ("not-captain", "FC-044"),
    c.NO_PLAYERS: ("no-players", "FC-033"),
    c.NOT_LISTED: ("not-listed", "FC-032"),
    c.TWO_TOP: ("two-top", "FC-210"),
    c.NO_SUBS: ("no-subs", "FC-158"),
    c.WENT_OFF: ("went-off", "FC-158"),
    c.WAS_SENT_OFF: ("was-sent-off", "FC-093"),
    c.IS_INJURED: ("is-injured", "FC-096"),
    c.NO_LINE: ("no-line", "FC-161"),
    c.MUST_REPLACE: ("must-replace", "FC-096"),
    c.JUST_PLAYED: ("just-played", "FC-129"),
    c.IN_STANDS: ("in-stands", "FC-053"),
    c.NO_ABILITY: ("no-ability", "FC-154"),
    c.IS_SUSPENDED: ("is-suspended", "FC-204"),
    c.FANS_ONLY: ("fans-only", "FC-132"),
    c.NOT_HOME: ("not-home", "FC-010"),
    c.NO_FAN_IN_HAND: ("no-fan-in-hand", "FC-132"),
    c.POSSESSION_ONLY: ("possession-only", "FC-189"),
    c.KICKS_ALREADY: ("kicks-already", "FC-217"),
    c.ATTACKS_ONLY: ("attacks-only", "FC-119"),
    c.DEFENDS_ONLY: ("defends-only", "FC-119"),
}

ENDS: Final = {
    c.BY_GOALS: "goals",
    c.DRAWN: "draw",
    c.BY_AGGREGATE: "aggregate",
    c.BY_AWAY_GOALS: "away-goals",
    c.BY_SHOOT_OUT: "shoot-out",
    c.BY_LOT: "lot",
    c.NO_LINE_UP: "no-line-up",
    c.FOURTH_RED: "reds",
    c.TOO_FEW: "too-few",
    c.NOBODY_CAN: "nobody",
    c.BY_FORFEIT: "forfeit",
    -1: "resigned",
}

#: the goals that a result speaks of, where they are not those of one match
COUNTED: Final[dict[int, tuple[int, ...]]] = {
    int(c.BY_SHOOT_OUT): (int(c.CONVERTED),),
    int(c.BY_AGGREGATE): (int(c.GOALS), int(c.LEG_GOALS)),
    int(c.BY_AWAY_GOALS): (int(c.GOALS), int(c.LEG_GOALS)),
}

PASSES: Final = {
    c.PLACE_FAN: "no-fan",
    c.SWAP: "no-swap",
    c.POSSESSION: "let-go",
    c.OFFENSIVE: "no-offensive",
    c.BONUS: "agree",
    c.COUNTER: "no-counter",
}
CHANCES: Final = ("staff", "coin", "draft", "ball", "bag", "two", "one", "even")
ASKS: Final = {
    c.ASK_STAR: "star",
    c.ASK_PAIR: "pair",
    c.ASK_HOME: "home",
    c.ASK_KOP: "kop",
    c.ASK_CAPTAIN: "captain",
    c.ASK_FAN: "fan",
    c.ASK_SWAP: "swap",
    c.ASK_OFFENSIVE: "offensive",
    c.ASK_COUNTER: "counter",
    c.ASK_RECLAIM: "reclaim",
    c.ASK_DECIDER: "decider",
}
SIMPLE_DO: Final = {
    c.DONE: "done",
    c.PLAY_ON: "on",
    c.STOP: "stop",
    c.FAN: "fan",
    c.VACANCY: "vacancy",
}


def own_card(code: int, v: FootView) -> int:
    """PO-005 The card of the own hand that a type stands for where copies are alike, else -1."""
    hit = played(code)
    if hit is None or not v.rules.poussin or v.seat > 1:
        return -1
    kind, first = hit[0], v.seat * int(c.DECK)
    for n in range(c.DECK):
        if v.cards[first + n] == c.HAND and KIND[n] == kind:
            return n
    return -1


def pairs_in(run: list[int]) -> int:
    """FC-160 Substitutions announced so far in a change."""
    if int(c.PASS) in run:
        return run.index(int(c.PASS)) // 2
    return len(run) // 2


class FootClubWords(Words):
    """The voice of the room."""

    prefix = "fc-"
    previews = False
    secrets = SECRETS
    plans = PLANS
    codes = ("PASS", "DONE", "VACANCY", "PLAYER", "CARD", "PUSH", "SWAPPING", "SHAPE")

    def question(self, q: Decision, v: Seen) -> Said:
        """The question of this moment, with what it turns on."""
        assert isinstance(v, FootView)
        if q.kind in ASKS:
            return Said(f"fc-ask-{ASKS[q.kind]}")
        return self._counted(q, v) or self._known(q, v)

    def _counted(self, q: Decision, v: FootView) -> Said | None:
        """Questions that say how many are left."""
        if q.kind == c.ASK_TACTICS:
            return Said("fc-ask-tactics", {"left": q.least})
        if q.kind == c.ASK_DISCARD:
            return Said("fc-ask-discard", {"left": q.least})
        if q.kind == c.ASK_RECRUIT:
            return Said("fc-ask-recruit", {"left": q.least})
        if q.kind == c.ASK_KICKER:
            return Said("fc-ask-kicker", {"number": len(v.mine) + 1})
        if q.kind == c.ASK_SHAPE:
            return Said("fc-ask-shape", {"players": int(players_of(q.options[0] - c.SHAPE))})
        if q.kind == c.ASK_SLOT:
            given = v.mine or v.run
            at = next(n for n, code in enumerate(given) if code >= c.SHAPE)
            line = line_of(given[at] - c.SHAPE, len(given) - at - 1)
            return Said("fc-ask-slot", {"line": LINE_WORDS[line]})
        return None

    def _known(self, q: Decision, v: FootView) -> Said:
        """Questions about what lies on the table."""
        r = Reader(v)
        if q.kind == c.ASK_DONE:
            return Said("fc-ask-done-change" if r.phase == c.CHANGE else "fc-ask-done")
        if q.kind == c.ASK_CHANGE:
            if v.run:
                return Said("fc-ask-change-more")
            return Said("fc-ask-change", {"subs": r.value(q.seat, "subs_left")})
        if q.kind == c.ASK_OUT:
            return Said("fc-ask-out", {"name": f"@p{v.run[-1] - c.PLAYER}"})
        if q.kind == c.ASK_POSSESSION:
            args = {"team": f"@team{r.scalar['ball']}", "name": f"@p{r.scalar['carrier']}"}
            return Said("fc-ask-possession-poussin" if r.poussin else "fc-ask-possession", args)
        own = q.seat == r.scalar["attacker"]
        bonus = {"bonus": signed(r.scalar["raw"]), "team": f"@team{r.scalar['attacker']}"}
        return Said("fc-ask-bonus-attack" if own else "fc-ask-bonus-defence", bonus)

    def chance(self, kind: int, v: Seen) -> Said:
        """What fate is asked, in words."""
        assert isinstance(v, FootView)
        r = Reader(v)
        side = r.frame[0]
        if kind == c.BAG:
            first = max(0, r.scalar["home"])
            side = first if r.frame[0] % 2 == 0 else 1 - first
        elif kind == c.ONE_DIE:
            side = 1 - r.scalar["attacker"] if r.frame[0] == 0 else r.scalar["attacker"]
        return Said(f"fc-chance-{CHANCES[kind]}", {"team": f"@team{side}"})

    def option(self, code: int, v: Seen) -> tuple[list[str], str]:
        """Anchors and message."""
        assert isinstance(v, FootView)
        touch = anchors(code, own_card(code, v))
        if v.rules.poussin and played(code) is not None:
            return touch[:1], "fc-do-card"  # PO-013, PO-014 nothing to pay, no mode to choose
        return touch, f"fc-do-{self._do(code, v)}"

    def _do(self, code: int, v: FootView) -> str:
        """The word of the message of an answer."""
        phase = v.frames[-4]
        if code == c.PASS:
            more = "no-more" if v.run else "no-change"
            return PASSES.get(phase, more)
        if code in SIMPLE_DO:
            return SIMPLE_DO[code]
        hit = played(code)
        if hit is not None:
            return hit[2]
        word = anchors(code)[0].partition(":")[0]
        return {"p": "player", "c": "card"}.get(word, word)

    def facts(self, events: list[Event]) -> list[Fact]:
        """A fact for each event."""
        return Teller(events).told

    def view(self, v: Seen) -> View:
        """The table as its screens draw it."""
        assert isinstance(v, FootView)
        return view(v)

    def standing(self, v: Seen) -> Said:
        """The leg of a tie, the half and its turn; before and after them what goes on."""
        assert isinstance(v, FootView)
        read = Reader(v)
        period, turn = read.scalar["period"], read.scalar["turn"]
        if read.poussin and 1 <= period <= 3:
            return Said("fc-standing-turn", {"turn": turn})
        leg = 1 + read.scalar["leg"] if read.v.rules.format == o.FORMAT_TWO_LEGGED else 0
        return Said("fc-standing", {"period": period, "turn": turn, "leg": leg})

    def sketch(self, v: Seen, plan: object | None) -> object | None:
        """What would come of a LineUp or a Push, or of the open answers (a Moment)."""
        assert isinstance(v, FootView)
        if isinstance(plan, LineUp):
            return laid.line_up(v, plan)
        return laid.pushed(v, plan) if isinstance(plan, Push) else laid.moment(v)

    def reason(self, code: int) -> tuple[Said, str]:
        """The sentence and the rule."""
        word, rule = REASONS[code]
        return Said(f"fc-why-{word}"), rule

    def result(self, r: Result, v: Seen) -> Said:
        """How it ended: winner, goals (of blue and red, and the winner's first), reason."""
        assert isinstance(v, FootView)
        read = Reader(v)
        winner = 1 if r.points[1] > r.points[0] else 0
        keys = COUNTED.get(r.reason, (int(c.GOALS),))
        goals = [sum(read.of(side, key) for key in keys) for side in range(2)]
        args: dict[str, str | int] = {
            "team": f"@team{winner}",
            "other": f"@team{1 - winner}",
            "home": goals[0],
            "away": goals[1],
            "high": goals[winner],
            "low": goals[1 - winner],
        }
        return Said(f"fc-end-{ENDS[r.reason]}", args)

    def resigned(self, seat: int) -> Fact:
        """§3.1 A seat gives the match up: a matter of the table, so no answer of the rules."""
        said = Said("fc-fact-resigned", {"team": f"@team{seat}"})
        return Fact("resigned", said, {"club": seat})

    def notation(self, who: int, code: int, v: Seen) -> str:
        """An answer in short; what fate dealt as dice, cards or clubs."""
        assert isinstance(v, FootView)
        if who >= 0:
            return short_text(code) if v.rules.poussin else text_of(code)
        return fate_text(v.frames[-4], v.frames[-2], code)
