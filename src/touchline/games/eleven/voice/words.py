"""Eleven for people: anchors, messages, facts. Arguments with "@" are names (facts.py)."""

from __future__ import annotations

from typing import Final

from touchline.core.contract import View as Seen
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Said, Words
from touchline.games.eleven.cards.lexicon import COLOURS, LUCK, RATINGS, TOKENS
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.secrets import SECRETS, ElevenView
from touchline.games.eleven.rules.sums import rating
from touchline.games.eleven.rules.table import changing
from touchline.games.eleven.rules.week.evening import consequence

from .facts import Args, Teller
from .lining_up import laid_out
from .notation import anchors, fate_frame, fate_text, group, text_of
from .plans import PLANS, Sheet
from .shown import View
from .view.club import today
from .view.prices import offers
from .view.reader import NO_CARD, OF_EFFECT, OPS, Reader, read
from .view.striking import struck
from .view.viewing import view

REASONS: Final = {
    c.NO_MONEY: ("no-money", "EL-110"),
    c.USED: ("used", "EL-100"),
    c.FORBIDDEN: ("forbidden", "EL-091"),
    c.SLOT_SHUT: ("slot-shut", "EL-030"),
    c.CONTRACT_FULL: ("contract-full", "EL-154"),
    c.NO_SPACE: ("no-space", "EL-161"),
    c.CARD_EXHAUSTED: ("card-exhausted", "EL-102"),
    c.CARD_SUSPENDED: ("card-suspended", "EL-181"),
    c.CANNOT_PAY: ("cannot-pay", "EL-180"),
    c.EXTRA_USED_: ("extra-used", "EL-103"),
    c.NO_FANS: ("no-fans", "EL-087"),
    c.WORN: ("worn", "EL-113"),
    c.NOT_FIT: ("not-fit", "EL-203"),
    c.NO_FITNESS: ("no-fitness", "EL-203"),
    c.NUMBER_TAKEN: ("number-taken", "EL-204"),
    c.KEEPER_TAKEN: ("keeper-taken", "EL-204"),
    c.NO_SHIRT: ("no-shirt", "EL-063"),
    c.NO_ZONE: ("no-zone", "EL-205"),
    c.ELEVEN: ("eleven", "EL-205"),
    c.CANNOT_ASSIGN: ("cannot-assign", "EL-206"),
    c.USED_UP: ("used-up", "EL-206"),
    c.HIS_SHIRT: ("his-shirt", "EL-205"),
    c.HAS_OWNER: ("has-owner", "EL-205"),
    c.NOT_HIS_ZONE: ("not-his-zone", "EL-121"),
    c.ZONE_FULL: ("zone-full", "EL-066"),
    c.LINE_FULL: ("line-full", "EL-201"),
    c.KEPT_ROOM: ("kept-room", "EL-201"),
    c.SETS_SHAPE: ("sets-shape", "EL-221"),
    c.NO_EFFECT: ("no-effect", "EL-221"),
    c.TACTIC_USED: ("tactic-used", "EL-376"),
    c.NOT_NOW: ("not-now", "EL-280"),
    c.NOT_LAID: ("not-laid", "EL-206"),
}

ENDS: Final = {
    c.BY_POINTS: "points",
    c.SHARED: "shared",
    c.BY_LEAGUE: "league",
    c.SOLO: "solo",
    c.SCENARIO_WON: "scenario-won",
    c.SCENARIO_LOST: "scenario-lost",
    -1: "resigned",
}

#: questions that are one sentence, by the phase that asks
ASKS: Final = {
    c.DRAFT: "draft",
    c.OBJECTIVE: "objective",
    c.PRODUCTION: "production",
    c.COLOUR_CHOICE: "colour-choice",
    c.FORMATION_: "formation",
    c.ASSIGN: "assign",
    c.STANDS: "stands",
    c.MATCH_TACTIC: "match-tactic",
    c.REFRESH: "refresh",
    c.CLAIM: "claim",
    c.ORDER: "order",
}
#: windows, by the trigger of their abilities
WINDOWS: Final = {
    a.BEFORE_MATCH: "before",
    a.MATCH: "match",
    a.AFTER_MATCH: "after",
    a.CONSEQUENCE: "consequence",
    a.WEEK_END: "week-end",
    a.GAME_END: "game-end",
}
#: what "no" or "done" is called where it is more than that
PASSES: Final = {
    c.PRODUCTION: "go-on",
    c.SELECT: "no-more",
    c.ASSIGN: "no-more",
    c.TARGETS: "no-more",
    c.SPREAD: "no-more",
    c.TAKES: "no-more",
    c.GIVE_UP: "no-more",
    c.WINDOW: "no-effect",
    c.STANDS: "no-fans",
    c.MATCH_TACTIC: "no-tactic",
    c.MARKET: "no-deal",
    c.CONTRACT: "no-deal",
    c.SITE: "no-deal",
    c.DESK: "no-deal",
    c.REFRESH: "keep-rows",
    c.CLAIM: "not-yet",
}
SIMPLE_DO: Final = {
    c.ACCEPT: "accept",
    c.REROLL: "reroll",
    c.YES: "yes",
    c.END_TURN: "end",
    c.OFFICE: "office",
    c.YOUNG: "young",
}
#: what taking a card means, by the phase that asks
CARDS: Final = {
    c.DRAFT: "keep",
    c.OBJECTIVE: "keep",
    c.SELECT: "select",
    c.TAKES: "take",
    c.MARKET: "take",
    c.GIVE_UP: "give-up",
    c.MATCH_TACTIC: "play-tactic",
    c.CLAIM: "show",
    c.PENALTY: "bear",
}
SHIRTS: Final = {
    c.SHIRTS: "bench-shirt",
    c.BIND: "bind",
    c.EXCHANGE: "exchange",
    c.JOIN: "exchange",
    c.SCORERS: "scorer",
}
ABILITIES: Final = {c.PRODUCTION: "produce", c.ASSIGN: "assign"}
DEALS: Final = ("sign-small", "sign-deal", "sign-bonus", "sign-kit")
#: questions of effects
EFFECTS: Final = {
    c.TARGETS: "targets",
    c.RESOURCE: "resource",
    c.STATISTIC: "statistic",
    c.OPTION_: "option",
    c.PAY: "pay",
    c.TAKES: "takes",
    c.MARKET: "market",
    c.CONTRACT: "contract",
    c.SITE: "site",
    c.DESK: "desk",
    c.SPREAD: "spread",
    c.MOVE: "move",
    c.GIVE_UP: "give-up",
}
CHANCES: Final = ("d6", "d12", "bag", "club", "club-die", "first", "target")


#: phases in which fate answers, for the lane that it serves
class ElevenWords(Words):
    """The voice of the room."""

    prefix = "el-"
    envelopes = False
    previews = False
    scores = "victory-points"
    secrets = SECRETS
    plans = PLANS
    codes = ("CARD",)

    def midway(self, v: Seen) -> bool:
        """EL-207 A line-up is planned as a whole and given with one touch."""
        assert isinstance(v, ElevenView)
        own = v.eye < v.seats and v.frames[-4] == c.LANES
        return own and c.FORMATION_ < v.lanes[v.eye][-4] <= c.PLACE

    def question(self, q: Decision, v: Seen) -> Said:
        """The question of this moment, with what it turns on."""
        assert isinstance(v, ElevenView)
        if q.kind in ASKS:
            return Said(f"el-ask-{ASKS[q.kind]}")
        r = read(v)
        if q.kind in OF_EFFECT:
            word, args = self._effect(q, r)
        else:
            word, args = self._week(q, r) or self._match(q, r)
        return Said(f"el-ask-{word}", args)

    def _week(self, q: Decision, r: Reader) -> tuple[str, Args] | None:
        """From Monday to Thursday, and cards that come."""
        if q.kind == c.DAY:
            return "day", today(r, q.seat)
        if q.kind == c.PENALTY:
            return "penalty", {"left": r.v.number(q.seat, c.OWED)}  # EL-304 one by one
        if q.kind == c.VOTE:
            return "vote", {"colour": self._leading(q.seat, r)}
        if q.kind == c.SHIRTS:
            if q.options[0] >= c.BENCH:
                return "shirts-sides", {}
            done = r.frame(q.seat)[1]
            return "shirts", {"name": f"@p{changing.needs_room(r.t, q.seat, done)}"}
        if q.kind == c.JOIN:
            return "join", {"shirt": f"@h{r.frame(q.seat)[1]}"}
        return None

    def _leading(self, seat: int, r: Reader) -> str:
        """EL-086 The colour that has won as the die lies."""
        votes = [0, 0, 0]
        face = max(1, r.v.number(seat, c.DIE))
        for card in r.at(c.OWN + seat, c.DIRECTOR):
            if not r.t.token(card, c.SUSPENSION):
                votes[int(r.v.book.card(card, b.FACES)) >> 2 * (face - 1) & 3] += 1
        return COLOURS[votes.index(max(votes))]

    def _match(self, q: Decision, r: Reader) -> tuple[str, Args]:
        """The match day, from the line-up to its consequences."""
        frame = r.frame(q.seat)
        die: Args = {"die": r.v.number(q.seat, c.DIE)}
        if q.kind == c.WINDOW:
            return f"window-{WINDOWS[frame[1]]}", {}
        if q.kind == c.SELECT:
            return "select", {"fitness": r.v.number(q.seat, c.HAS + c.FITNESS)}
        if q.kind in (c.BIND, c.EXCHANGE):
            word = "bind" if q.kind == c.BIND else "exchange"
            return word, {"name": f"@p{frame[1]}"}
        if q.kind == c.PLACE:
            return "place", {"shirt": f"@h{frame[1]}"}
        if q.kind == c.RECOVERY:
            return "recovery", {"name": f"@p{self._recovering(q.seat, r)}"}
        if q.kind == c.LUCK:
            what = int(consequence(r.t, q.seat, r.v.number(q.seat, c.DIE)))
            brings: Args = {"luck": LUCK[what // 16], "n": what % 16}
            return ("luck-who" if frame[1] else "luck"), die | brings
        if q.kind == c.INJURY:
            who = "injury-who" if frame[2] % 2 else "injury"
            return who, die | self._struck(q.seat, r, r.v.number(q.seat, c.DIE))
        if q.kind == c.SCORERS:
            return "scorers", {}
        return "any", {}

    def _recovering(self, seat: int, r: Reader) -> int:
        """EL-208 The next card with tokens."""
        last = int(r.v.book.first[c.INFRASTRUCTURE])
        for card in range(r.frame(seat)[1], last):
            if r.t.hurt(card) and r.t.owner(card) == seat:
                return card
        return NO_CARD

    def _effect(self, q: Decision, r: Reader) -> tuple[str, Args]:
        """What an effect asks: the operation, and the card behind it."""
        frame = r.frame(q.seat)
        op, card = r.source(q.seat)
        args: Args = {"card": f"@p{card if card >= 0 else NO_CARD}"}
        if q.kind in (c.ROLLED, c.FACE):
            face = frame[2] % 16
            args["die"] = face
            if q.kind == c.ROLLED:
                return "rolled", args
            args |= self._struck(q.seat, r, face)
            return ("face-who" if frame[2] % 64 >= 16 else "face"), args
        if q.kind in (c.RESOURCE, c.SPREAD, c.TAKES):
            args["left"] = max(1, frame[2])
        if q.kind == c.STATISTIC:
            args["up"] = "yes" if frame[2] > 0 else "no"
        if q.kind == c.MOVE:
            args["shirt"] = f"@h{frame[2]}"
        if q.kind == c.PREVENT_:
            return self._prevent(frame, args)
        args["what"] = self._what(frame[0], r) if op in OPS else op
        return EFFECTS[q.kind], args

    def _struck(self, seat: int, r: Reader, face: int) -> Args:
        """EL-330 Whom a face of the twelve-sided die names, and how many they are."""
        named = struck(r, seat, face)
        who = "@" + "+".join(f"p{card}" for card in named) if named else ""
        return {"hits": len(named), "who": who}

    def _prevent(self, frame: list[int], args: Args) -> tuple[str, Args]:
        """EL-290 A token on a card, or money of a fee."""
        hurt, token = frame[1] % int(c.CARDS), frame[2] // 256
        if token >= len(TOKENS):
            return "prevent-fee", args
        return "prevent", args | {"name": f"@p{hurt}", "token": TOKENS[token]}

    def _what(self, op: int, r: Reader) -> str:
        """An operation in a word; tokens by their kind."""
        word = OPS[int(r.v.book.op(op, a.O_OP))]
        if word in ("tokens", "clear"):
            return f"{word}-{TOKENS[int(r.v.book.op(op, a.O_A))]}"
        return word

    def chance(self, kind: int, v: Seen) -> Said:
        """What fate is asked, in words."""
        assert isinstance(v, ElevenView)
        return Said(f"el-chance-{CHANCES[kind]}")

    def option(self, code: int, v: Seen) -> tuple[list[str], str]:
        """Anchors and message."""
        assert isinstance(v, ElevenView)
        phase = read(v).phase(v.eye)
        return anchors(code, v.book, phase), f"el-do-{self._do(code, phase)}"

    def _do(self, code: int, phase: int) -> str:
        """The word of the message of an answer."""
        if code == c.PASS:
            return PASSES.get(phase, "no")
        if code in SIMPLE_DO:
            return SIMPLE_DO[code]
        word, n = group(code)
        if word == "card":
            return CARDS.get(phase, "card")
        if word == "shirt":
            return SHIRTS.get(phase, "shirt")
        if word == "ability":
            return ABILITIES.get(phase, "resolve")
        if word == "slot":
            return "recruit" if n < 5 else "hire"
        if word == "sign":
            return DEALS[n % 4]
        if word == "stand" and phase == c.STANDS:
            return "fans"
        if word == "build" and phase not in (c.DAY, c.SITE):
            return "building"
        if word == "option" and phase == c.RECOVERY:
            return "recover"
        return word

    def facts(self, events: list[Event]) -> list[Fact]:
        """A fact for each event."""
        return Teller(events).told

    def view(self, v: Seen) -> View:
        """The table as its screens draw it."""
        assert isinstance(v, ElevenView)
        return view(v)

    def standing(self, v: Seen) -> Said:
        """The week; 0 before the season."""
        assert isinstance(v, ElevenView)
        return Said("el-standing", {"week": read(v).scalar["week"]})

    def unscored(self, v: Seen) -> bool:
        """Until league points are won, victory points are what clubs began with."""
        table = self.view(v)
        return table.week < 2 and not any(club.points for club in table.league)

    def sketch(self, v: Seen, plan: object | None) -> object | None:
        """What comes of a line-up (a Sheet); without a plan what the open answers cost (Offers), or
        what comes of the first formation that is open.
        """
        assert isinstance(v, ElevenView)
        if isinstance(plan, Sheet):
            return laid_out(v, plan)
        return offers(read(v)) or laid_out(v, None)

    def reason(self, code: int) -> tuple[Said, str]:
        """The sentence and the rule."""
        word, rule = REASONS[code]
        return Said(f"el-why-{word}"), rule

    def result(self, r: Result, v: Seen) -> Said:
        """How it ended: who has won, with how many points; alone, what the manager has become."""
        assert isinstance(v, ElevenView)
        totals = [v.number(seat, c.TOTAL) for seat in range(v.seats)]
        best = [seat for seat, n in enumerate(r.points) if n == max(r.points)]
        others = [n for seat, n in enumerate(totals) if seat != best[0]]
        args: Args = {
            "team": f"@team{best[0]}",
            "teams": "@" + "+".join(f"team{seat}" for seat in best),
            "points": totals[best[0]],
            "next": max(others, default=0),
        }
        if r.reason == c.SOLO:
            args["rating"] = RATINGS[int(rating(v.rules.division, totals[0]))]  # EL-395
        if r.reason < 0 and max(r.points) < 2:
            gone = r.points.index(0)  # with two, who stays has won
            args["team"] = f"@team{gone}"
            return Said("el-end-left-alone" if v.seats == 1 else "el-end-left", args)
        return Said(f"el-end-{ENDS[r.reason]}", args)

    def resigned(self, seat: int) -> Fact:
        """§3.1 A seat gives the season up: a matter of the table, so no answer of the rules."""
        return Fact("resigned", Said("el-story-resigned", {"team": f"@team{seat}"}), {"seat": seat})

    def notation(self, who: int, code: int, v: Seen) -> str:
        """An answer in short; what fate dealt as cards, clubs or dice."""
        assert isinstance(v, ElevenView)
        if who >= 0:
            return text_of(code, v.book, read(v).phase(who))
        phase, *frame = fate_frame(v)
        return fate_text(phase, frame, code, v.book)
