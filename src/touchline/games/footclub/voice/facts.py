"""Events of FootClub as facts: what is shown, and what the story says of it.

A fact has the name of its event, and its numbers by name. Where several events make one thing (a
card, whom it names, who is involved) the last of them carries the sentence.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence: "@team0" a
club, "@p12" a team card, "@p3+p8" several, "@c7" a match card.
"""

from __future__ import annotations

from typing import Final, get_args

from touchline.core.ids import HIDDEN
from touchline.core.log import Event
from touchline.core.words import Fact, Said
from touchline.games.footclub.rules import codes as c

from .shown import Kop

PLAIN: Final = (
    "staff_taken", "draft_begins", "stars_shown", "market_shown", "star_taken", "pair_taken",
    "draft_over", "home_is", "kop_chosen", "revealed", "captain_is", "period", "ball_colour",
    "kick_off", "card_drawn", "turn_begins", "fan_placed", "substituted", "arranged", "swapped",
    "pressed", "press_by", "paid", "let_go", "tackled", "tackle_by", "rolled", "won_ball", "foul",
    "booked", "second_yellow", "red_card", "hurt", "injured", "forfeited", "ball_to", "attacked",
    "aimed", "ability", "bonus_is", "fans_spent", "kop_used", "backed", "supported", "support_by",
    "support_holds", "set_piece", "final_bonus", "defence_die", "attack_die", "level", "post",
    "saved", "goal", "corner", "reclaimed", "dropped", "whistle", "decided", "recruit_shown",
    "recruited", "barred", "leg_over", "kickers_named", "shoot_begins", "kicker", "kicked",
    "tie_drawn", "match_over", "no_card_back", "shifted",
)  # fmt: skip
"""The name of each event, by its number in codes.py."""

#: how the second number of an event reads; no entry: it says nothing
READ: Final[dict[int, str]] = {
    **dict.fromkeys((c.STARS_SHOWN, c.MARKET_SHOWN, c.STAR_TAKEN, c.PAIR_TAKEN), "two"),
    **dict.fromkeys((c.STAFF_TAKEN, c.SUBSTITUTED, c.SWAPPED, c.PRESS_BY, c.TACKLE_BY), "two"),
    **dict.fromkeys((c.CAPTAIN_IS, c.KICK_OFF, c.WON_BALL, c.FOUL, c.BOOKED), "player"),
    **dict.fromkeys((c.SECOND_YELLOW, c.RED_CARD, c.HURT, c.INJURED, c.BALL_TO), "player"),
    **dict.fromkeys((c.AIMED, c.SUPPORT_BY, c.SUPPORT_HOLDS, c.SAVED, c.GOAL), "player"),
    **dict.fromkeys((c.RECRUIT_SHOWN, c.RECRUITED, c.BARRED, c.KICKER), "player"),
    **dict.fromkeys((c.PRESSED, c.ATTACKED, c.RECLAIMED, c.DROPPED), "card"),
    **dict.fromkeys((c.TACKLED, c.SUPPORTED), "mode"),
    **dict.fromkeys((c.REVEALED, c.ARRANGED), "shape"),
    **dict.fromkeys((c.FAN_PLACED, c.FANS_SPENT, c.BACKED), "count"),
    **dict.fromkeys((c.DEFENCE_DIE, c.ATTACK_DIE), "face"),
    c.ROLLED: "dice",
    c.PAID: "pay",
    c.FINAL_BONUS: "bonus",
}

NOBODY: Final = 127
HOMES: Final = ("agreed", "lot", "fixed")
KOPS: Final[tuple[Kop, ...]] = get_args(Kop)
MODES: Final = ("regular", "aggressive")
PAYMENTS: Final = ("token", "fan", "kop")
STRENGTHS: Final = (
    "none", "speedster", "finisher", "stopper", "versatile", "ball_winner", "enforcer",
)  # fmt: skip
CAUSES: Final = {
    c.NO_LINE_UP: "line-up",
    c.FOURTH_RED: "reds",
    c.TOO_FEW: "players",
}
WINDOWS: Final = {
    c.POSSESSION: "possession",
    c.OFFENSIVE: "offensive",
    c.COUNTER: "counter",
    c.BONUS: "bonus",
    c.TACKLE: "tackle",
    c.SUPPORT: "support",
}
PERIODS: Final = ("before", "first", "second", "extra", "shoot-out", "whole")


def signed(n: int) -> str:
    """A bonus as people write it: +2, 0, −1."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def shape_text(shape: int) -> str:
    """Counts of the lines from the full backs to the forwards: 2-3-1-3-1."""
    lines = (shape // 256, shape // 64 & 3, shape // 16 & 3, shape // 4 & 3, shape & 3)
    return "-".join(str(n) for n in lines)


Args = dict[str, str | int]
Data = dict[str, object]


class Teller:
    """Turns events into facts. One object a batch."""

    def __init__(self, events: list[Event]) -> None:
        self.told: list[Fact] = []
        self.card = -1  # played in this batch, and its mode
        self.mode = 0
        self.drawn: list[str] = []
        self.dropped: list[str] = []
        for n, e in enumerate(events):
            self._take(e, events[n + 1 :])

    def _take(self, e: Event, after: list[Event]) -> None:
        kind, a, b = int(e.kind), int(e.a), int(e.b)
        args: Args = {"team": f"@team{a}"}
        data: Data = {"club": a}
        _read(READ.get(kind, ""), b, args, data)
        name = PLAIN[kind]
        word = self._special(e, after, args, data)
        if word is None:
            word = name.replace("_", "-")
        said = Said(f"fc-fact-{word}", args) if word else None
        self.told.append(Fact(name, said, data, kind == c.GOAL))

    def _special(self, e: Event, after: list[Event], args: Args, data: Data) -> str | None:
        """FC-019 Whom a card names is said aloud; and what else READ cannot say of an event.

        The word of its sentence, "" for none, None for its own name.
        """
        kind, a, b = int(e.kind), int(e.a), int(e.b)
        if kind in (c.PRESSED, c.ATTACKED, c.TACKLED, c.SUPPORTED):
            self.card = b // 2 % c.DECK if kind in (c.TACKLED, c.SUPPORTED) else b % c.DECK
            self.mode = b % 2 if kind in (c.TACKLED, c.SUPPORTED) else 0
            named = {c.PRESSED: c.PRESS_BY, c.ATTACKED: c.AIMED}
            named |= {c.TACKLED: c.TACKLE_BY, c.SUPPORTED: c.SUPPORT_BY}
            if len(after) > 1 and after[1].kind == c.SHIFTED:
                data["cells"] = [int(after[1].b) // 8, int(after[1].b) % 8]
            return "" if after and after[0].kind == named[kind] else None
        if kind in (c.PRESS_BY, c.AIMED, c.TACKLE_BY, c.SUPPORT_BY):
            args["card"] = f"@c{self.card}" if self.card >= 0 else ""
            args["mode"] = MODES[self.mode]
            return None
        if kind == c.SHIFTED:
            return _cells(b, args, data)
        if kind == c.CARD_DRAWN:
            return self._draw(e, after, args, data)
        if kind == c.DROPPED:
            return self._drop(e, after, args)
        if kind == c.SUBSTITUTED:
            data["off"], data["on"] = (_nobody(b // 128), b % 128)
            return "substituted-vacancy" if b // 128 == NOBODY else None
        if kind == c.ROLLED:
            return "rolled-changed" if b >= 100 else None
        if kind in (c.DRAFT_BEGINS, c.MARKET_SHOWN):
            if kind == c.DRAFT_BEGINS:
                data["again"] = b > 0
                return "draft-begins-again" if b > 0 else None
            data.pop("club")
            data["pair"] = a
            return None
        if kind in SINGLE:
            data.pop("club")
            args.pop("team")
            return self._single(kind, a, b, args, data)
        return _chosen(kind, b, args, data)

    def _draw(self, e: Event, after: list[Event], args: Args, data: Data) -> str:
        """FC-186 A club's own draws are named, all at once with the last; the clubs take turns."""
        data["card"] = None if e.secret == HIDDEN else int(e.secret) % c.DECK
        if e.secret == HIDDEN:
            return ""
        self.drawn.append(f"c{int(e.secret) % c.DECK}")
        for later in after:
            if later.kind != c.CARD_DRAWN:
                break
            if later.secret != HIDDEN:
                return ""
        args["cards"] = "@" + "+".join(self.drawn)
        args["count"] = len(self.drawn)
        self.drawn = []
        return "card-drawn"

    def _drop(self, e: Event, after: list[Event], args: Args) -> str | None:
        """FC-193, FC-196 What a club discards at one time is told in one sentence."""
        self.dropped.append(f"c{int(e.b) % c.DECK}")
        if after and after[0].kind == c.DROPPED and after[0].a == e.a:
            return ""
        args["cards"] = "@" + "+".join(self.dropped)
        args["count"] = len(self.dropped)
        args.pop("card")
        self.dropped = []
        return None

    def _single(self, kind: int, a: int, b: int, args: Args, data: Data) -> str | None:
        """Events that are of no club."""
        if kind in (c.PERIOD, c.WHISTLE):
            # PO-001 the one period of Poussin is numbered 1 in its views too
            data["period"], data["leg"] = 1 if a == c.WHOLE else a, b
            args["period"], args["leg"] = PERIODS[a], b + 1
        elif kind == c.BALL_COLOUR:
            data["colour"] = a
            args["colour"] = a
        elif kind == c.TURN_BEGINS:
            data["turn"] = a
            args["turn"] = a
        elif kind == c.BONUS_IS:
            data["bonus"] = a - 100
            args["bonus"] = signed(a - 100)
        elif kind == c.DECIDED:
            data["on"] = a == 1
            args["on"] = "yes" if a else "no"
        elif kind == c.LEG_OVER:
            data["goals"] = [a, b]
            args |= {"home-team": "@team0", "home": a, "away-team": "@team1", "away": b}
        elif kind == c.MATCH_OVER:
            data["reason"] = a
        return None


#: events whose first number is not a club
SINGLE: Final = {
    c.PERIOD, c.WHISTLE, c.BALL_COLOUR, c.TURN_BEGINS, c.BONUS_IS, c.DECIDED, c.LEG_OVER,
    c.MATCH_OVER, c.DRAFT_OVER,
}  # fmt: skip


def _cells(b: int, args: Args, data: Data) -> str | None:
    """FC-019, FC-067 The cells that count instead of that of the ball, by their colours 1..6."""
    data["cells"] = [b // 8, b % 8]
    args["colour"], args["other"] = b // 8 + 1, b % 8 + 1
    return "shifted" if b // 8 == b % 8 else "shifted-apart"


def _nobody(card: int) -> int | None:
    return None if card == NOBODY else card


def _read(how: str, b: int, args: Args, data: Data) -> None:
    """The second number of an event, as READ says."""
    if how == "two":
        players = [b // 128, b % 128]
        data["players"] = [_nobody(p) for p in players]
        args["name"], args["other"] = (f"@p{p}" for p in players)
        args["names"] = "@" + "+".join(f"p{p}" for p in players if p != NOBODY)
    elif how == "player":
        data["player"] = b if 0 <= b < NOBODY else None
        args["name"] = f"@p{b}"
    elif how == "card":
        data["card"] = b % c.DECK
        args["card"] = f"@c{b % c.DECK}"
    elif how == "mode":
        data["card"], data["mode"] = b // 2 % c.DECK, b % 2
        args["card"], args["mode"] = f"@c{b // 2 % c.DECK}", MODES[b % 2]
    elif how == "shape":
        data["shape"] = shape_text(b)
        args["shape"] = shape_text(b)
    elif how == "dice":
        first, second, change = b % 100 // 10, b % 10, (0, 1, -1)[b // 100]
        data["dice"], data["change"] = [first, second], change
        args["first"], args["second"], args["total"] = first, second, first + second + change
        args["change"] = signed(change)
    elif how == "pay":
        data["player"], data["pay"] = b // 4, PAYMENTS[b % 4]
        args["name"], args["pay"] = f"@p{b // 4}", PAYMENTS[b % 4]
    elif how == "bonus":
        data["bonus"] = b - 100
        args["bonus"] = signed(b - 100)
    elif how:
        data[how] = b
        args[how] = b


def _chosen(kind: int, b: int, args: Args, data: Data) -> str | None:
    """Events whose second number is a word of a list."""
    if kind == c.HOME_IS:
        data["how"] = args["how"] = HOMES[b]
    elif kind == c.KOP_CHOSEN:
        data["kop"] = args["kop"] = KOPS[b]
    elif kind == c.KOP_USED:
        data["kop"] = args["kop"] = KOPS[b - 1]
    elif kind == c.LET_GO:
        data["window"] = args["window"] = WINDOWS.get(b, "bonus")
    elif kind == c.FORFEITED:
        data["cause"] = args["cause"] = CAUSES.get(b, "players")
    elif kind == c.ABILITY:
        data["strength"] = args["strength"] = STRENGTHS[b]
    elif kind == c.SET_PIECE:
        data["piece"] = args["piece"] = "penalty" if b == c.PENALTY else "free-kick"
    elif kind == c.KICKED:
        data["goal"] = b == 1
        args["goal"] = "yes" if b else "no"
    elif kind == c.PAID and args["pay"] == "token":
        return ""
    return None
