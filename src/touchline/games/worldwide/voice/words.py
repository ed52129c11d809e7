"""Worldwide Football for people: anchors to touch, messages to say, facts to show.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence; facts.py
says which there are.
"""

from __future__ import annotations

from typing import Final

from touchline.core.contract import View as Seen
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Said, Words
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.secrets import SECRETS, WorldView

from .facts import Args, Teller
from .notation import anchors, fate_text, text_of
from .plans import Moment
from .previews import let_draws, moment
from .reader import Reader
from .shown import View
from .viewing import view

REASONS: Final = {
    c.NEEDS_PA: ("needs-pa", "WF-042"),
    c.TOO_MANY_PA: ("too-many-pa", "WF-043"),
    c.NOT_SET_PIECE: ("not-set-piece", "WF-155"),
    c.NOT_CORNER: ("not-corner", "WF-181"),
    c.IS_DEFENCE: ("is-defence", "WF-041"),
    c.IS_ATTACK: ("is-attack", "WF-060"),
    c.WRONG_KIND: ("wrong-kind", "WF-060"),
    c.FORBIDDEN: ("forbidden", "WF-062"),
    c.NO_STAR: ("no-star", "WF-100"),
    c.NOT_NOW: ("not-now", "WF-120"),
    c.NOT_REGULAR: ("not-regular", "WF-160"),
    c.PA_CONDITION: ("pa-condition", "WF-105"),
    c.NOTHING_THERE: ("nothing-there", "WF-104"),
    c.TOO_MANY_CARDS: ("too-many-cards", "WF-127"),
    c.FULL_STARS: ("full-stars", "WF-194"),
    c.NO_TOKEN: ("no-token", "WF-190"),
    c.ONLY_CAPTAIN: ("only-captain", "WF-220"),
    c.MUST_PLAY: ("must-play", "WF-215"),
    c.NOT_FIRST: ("not-first", "WF-106"),
    c.TAKEN: ("taken", "WF-012"),
    c.OWN_THREE: ("own-three", "WF-022"),
    c.REST_TOO_FEW: ("rest-too-few", "WF-033"),
    c.NOTHING_TO_SAVE: ("nothing-to-save", "WF-101"),
    c.STAR_NOT_NOW: ("star-not-now", "WF-101"),
}

ENDS: Final = {c.BY_GOALS: "goals", c.DRAWN: "draw", c.BY_PENALTIES: "penalties",
                c.BY_LOT: "lot", -1: "resigned"}  # fmt: skip
CHANCES: Final = ("toss", "bag", "squad", "d20", "d6", "best")

#: questions that are one sentence, by the phase that asks
ASKS: Final = {
    c.TEAM_CHOICE: "team",
    c.CAPTAIN_CHOICE: "captain",
    c.GROUND: "ground",
    c.CAPTAIN_START: "start",
    c.CAPTAIN_STAR: "captain-star",
    c.SAVED: "saved",
    c.RECOVER: "recover",
}
#: questions that say how many are left
COUNTED: Final = {
    c.SANCTION: "sanction",
    c.FORCED_DISCARD: "forced-discard",
}
#: questions that a card of somebody brings about
CAUSED: Final = {
    c.CHOOSE_DISCARD: "choose-discard",
    c.NAME_SEAT: "name-seat",
}
#: what "no" is called where it is more than that
PASSES: Final = {
    c.CAPTAIN_STAR: "no-star",
    c.ATTACK: "no-star",
    c.COUNTER: "no-counter",
    c.DEFENCE: "no-answer",
    c.SIMULATION: "no-simulation",
    c.AFTER: "shoot",
    c.SHOT_REROLL: "keep",
    c.STOPPAGE: "play-on",
    c.CHANGE_WINDOW: "play-on",
    c.GIVE_BACK: "keep-all",
    c.BOOST: "no-boost",
    c.KEEPER: "no-help",
    c.SAVED: "no-corner",
    c.RECOVER: "play-on",
}
SIMPLE_DO: Final = {
    c.LET_PASS: "let",
    c.LET_DRY: "let-dry",
    c.GIVE: "give",
    c.TO_PARTNER: "partner",
    c.ONESELF: "self",
    c.PARTNER: "mate",
    c.REROLL: "reroll",
}
#: the words of the groups of answers, highest code first
GROUPS: Final = (
    (c.ABILITIES, "abilities"),
    (c.DEFEND, "defend"),
    (c.TAKE_BACK, "take-back"),
    (c.FETCH, "fetch"),
    (c.DROP, "drop"),
    (c.TAKE_PERSON, "take-person"),
    (c.DROP_PERSON, "drop-person"),
    (c.SUBSTITUTE, "substitute"),
    (c.PERSON_, "person"),
    (c.STAR, "star"),
    (c.TEAM, "team"),
    (c.NUMBER, "number"),
    (c.CAPTAIN, "captain"),
    (c.GROUND_OF, "ground"),
)
PLAYS: Final = ("play", "play-with", "play-with-two")  # by Player cards put down with a card


class WorldWords(Words):
    """The voice of the room."""

    prefix = "wf-"
    previews = False
    secrets = SECRETS
    sides = 2
    picks_teams = True
    codes = ("PASS", "NUMBER", "SUBSTITUTE", "DROP_PERSON", "DROP", "ABILITIES")

    def chosen(self, v: Seen) -> list[int]:
        """WF-012 The teams, as far as they are chosen."""
        assert isinstance(v, WorldView)
        read = Reader(v)
        return [read.of(side, int(c.NATION)) for side in range(2)]

    def question(self, q: Decision, v: Seen) -> Said:
        """The question of this moment, with what it turns on."""
        assert isinstance(v, WorldView)
        r = Reader(v)
        if q.kind == c.CAPTAIN_CHOICE:
            return Said("wf-ask-captain", {"first": f"@seat{q.seat % 2}"})  # WF-211
        if q.kind in ASKS:
            return Said(f"wf-ask-{ASKS[q.kind]}")
        if q.kind in COUNTED:
            return Said(f"wf-ask-{COUNTED[q.kind]}", {"left": q.least})
        word, args = self._before(q, r) or self._attacking(q, r) or self._defending(q, r)
        return Said(f"wf-ask-{word}", args)

    def _before(self, q: Decision, r: Reader) -> tuple[str, Args] | None:
        """Before the match, between attacks, and cards to be taken or to go."""
        if q.kind == c.ABILITY_COMMIT:
            return "abilities-again" if r.scalar["half"] else "abilities", {}
        if q.kind in (c.CHANGE_WINDOW, c.STOPPAGE):
            # WF-220 at a table for four only the captain's own Player cards may go off
            goes = any(c.SUBSTITUTE <= code < c.DROP_PERSON for code in q.options)
            args: Args = {
                "team": f"@team{r.scalar['ball']}",
                "own": "yes" if goes and r.v.seats == 4 else "no",
            }
            if q.kind == c.STOPPAGE:
                return "stoppage", args | {"piece": r.interrupted()}
            return "change-half" if r.frame[1] else "change", args
        if q.kind in CAUSED:
            return CAUSED[q.kind], self._cause(q, r) | {"left": q.least}
        if q.kind == c.GIVE_BACK:
            return "give-back-free" if r.frame[1] else "give-back", {}
        if q.kind == c.TAKE:
            op = r.v.book.effects[r.frame[1] * c.ROW]
            return self._taking(op, q.options), {"left": r.frame[2]}
        if q.kind in (c.PENALTY, c.SHOOT_OUT):
            shoots = q.seat % 2 == r.scalar["ball"]
            return "shoot" if shoots else "keep", {}
        return None

    def _cause(self, q: Decision, r: Reader) -> Args:
        """§6.5 The card by which somebody has to discard, and who played it."""
        side, what, n = r.cause() or (-1, "", -1)
        name = {"card": f"@a{n}", "star": f"@s{n}", "person": f"@p{side * r.team_size + n}"}
        whose = "none" if side < 0 else "own" if side == q.seat % 2 else "other"
        return {"whose": whose, "team": f"@team{max(0, side)}", "card": name.get(what, "")}

    def _attacking(self, q: Decision, r: Reader) -> tuple[str, Args] | None:
        """The side with the ball."""
        s = r.scalar
        args: Args = {"pa": s["pa"]}
        if q.kind == c.ATTACK:
            if s["restrict"]:
                return "attack-corner" if s["restrict"] == c.CORNER else "attack-free-kick", args
            return "attack-received" if s["received"] else "attack", args
        if q.kind == c.SIMULATION:
            return "simulation", args | {"card": f"@a{s['guarding']}", "name": f"@a{s['card']}"}
        if q.kind == c.AFTER:
            card = s["card"] if s["card"] >= 0 else s["after"]
            return "after" if s["card"] >= 0 else "after-foul", {"card": f"@a{card}"}
        if q.kind == c.SHOT_REROLL:
            return "reroll", {"die": s["die"]}
        return None

    def _defending(self, q: Decision, r: Reader) -> tuple[str, Args]:
        """The side without the ball, or whose Player card may be countered."""
        s = r.scalar
        if q.kind == c.COUNTER:
            return "counter", {"name": f"@p{r.frame[0]}"}
        if q.kind == c.KEEPER:
            return "keeper", {"quality": s["quality"]}
        if q.kind == c.BOOST:
            need = int(r.v.book.threshold[s["guarding"]]) - s["pa"] - self._bonus(r)
            total = s["natural"] + s["added"]
            enough = "yes" if total >= need else "no"
            return "boost", {"total": total, "need": need, "enough": enough}
        word = "defence-shut" if s["shut"] else "defence-mate" if r.frame[0] else "defence"
        return word, {"card": f"@a{s['card']}", "pa": s["pa"]}

    def _bonus(self, r: Reader) -> int:
        """WF-063 The defence bonus of the card that waits, for the card that answers it."""
        s, book = r.scalar, r.v.book
        printed = int(book.guard[s["card"] * c.KINDS + book.kind[s["guarding"]]])
        return (s["guard"] or printed) - 100

    def _taking(self, op: int, options: list[int]) -> str:
        """WF-104 A search may have to turn to the discard, for all that it fetches or for some."""
        fetched = [code < c.TAKE_BACK for code in options]
        if op != c.SEARCH or not any(fetched):
            return "take-back"
        return "search" if all(fetched) else "search-both"

    def chance(self, kind: int, v: Seen) -> Said:
        """What fate is asked, in words."""
        assert isinstance(v, WorldView)
        r = Reader(v)
        if kind == c.TOSS:
            if r.phase == c.LOT:
                return Said("wf-chance-lot")
            return Said("wf-chance-pile" if r.phase == c.PILE_TOSS else "wf-chance-toss")
        return Said(f"wf-chance-{CHANCES[kind]}", {"team": f"@team{self._rolling(r)}"})

    def _rolling(self, r: Reader) -> int:
        """The side that draws or rolls."""
        ball = r.scalar["ball"]
        if r.phase == c.DRAW:
            return r.frame[0] % 2
        if r.phase == c.COUNTER_ROLL:
            return r.frame[0] // int(c.SQUAD)
        own = r.phase in (c.SIM_ROLL, c.SHOT_ROLL, c.FREE_KICK_ROLL)
        return ball if own else 1 - ball

    def option(self, code: int, v: Seen) -> tuple[list[str], str]:
        """Anchors and message."""
        assert isinstance(v, WorldView)
        return anchors(code), f"wf-do-{self._do(code, v)}"

    def _do(self, code: int, v: WorldView) -> str:
        """The word of the message of an answer."""
        if code == c.PASS:
            return PASSES.get(v.frames[-4], "no")
        if code == c.LET_PASS and not any(let_draws(Reader(v))):
            return "let-dry"
        if code in SIMPLE_DO:
            return SIMPLE_DO[code]
        if code == c.GROUND_OF:
            return "no-ground"
        if code >= c.PLAY:
            with_ = len(anchors(code)) - 1
            return PLAYS[with_] if with_ < len(PLAYS) else "play-with-three"
        return next(word for first, word in GROUPS if code >= first)

    def facts(self, events: list[Event]) -> list[Fact]:
        """A fact for each event."""
        return Teller(events).told

    def view(self, v: Seen) -> View:
        """The table as its screens draw it."""
        assert isinstance(v, WorldView)
        return view(v)

    def standing(self, v: Seen) -> Said:
        """The half, and the attack in it."""
        assert isinstance(v, WorldView)
        known = Reader(v).scalar
        return Said("wf-standing", {"half": known["half"], "attack": known["attacks"] + 1})

    def sketch(self, v: Seen, plan: object | None) -> Moment | None:
        """What comes of the open answers; nothing is planned in this game."""
        assert isinstance(v, WorldView)
        return moment(Reader(v))

    def reason(self, code: int) -> tuple[Said, str]:
        """The sentence and the rule."""
        word, rule = REASONS[code]
        return Said(f"wf-why-{word}"), rule

    def result(self, r: Result, v: Seen) -> Said:
        """How it ended: winner, goals (of both sides, and the winner's first), reason."""
        assert isinstance(v, WorldView)
        read = Reader(v)
        points = [sum(r.points[which::2]) for which in range(2)]
        winner = 1 if points[1] > points[0] else 0
        key = int(c.SCORED if r.reason in (c.BY_PENALTIES, c.BY_LOT) else c.GOALS)
        goals = [read.of(which, key) for which in range(2)]
        args: Args = {
            "team": f"@team{winner}",
            "other": f"@team{1 - winner}",
            "home": goals[0],
            "away": goals[1],
            "high": goals[winner],
            "low": goals[1 - winner],
        }
        return Said(f"wf-end-{ENDS[r.reason]}", args)

    def resigned(self, seat: int) -> Fact:
        """§3.1 A seat gives the match up: a matter of the table, so no answer of the rules."""
        said = Said("wf-story-resigned", {"team": f"@team{seat % 2}"})
        return Fact("resigned", said, {"side": seat % 2, "seat": seat})

    def notation(self, who: int, code: int, v: Seen) -> str:
        """An answer in short; what fate dealt as cards, sides or dice."""
        assert isinstance(v, WorldView)
        if who >= 0:
            return text_of(code, v.book)
        return fate_text(v.frames[-4], v.frames[-3:], code, v.book)
