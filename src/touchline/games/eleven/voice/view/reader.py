"""A view of Eleven by name, and the tables laid again from it.

Prices, fees, strengths and the like depend on much that lies open. Instead of working them out a
second time, the tables are laid anew from the view alone, and the rules themselves are asked. What
a seat does not know is laid there as if it were nothing: no number that is shown may depend on it.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from touchline.core.ids import HIDDEN
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.crossing import laid
from touchline.games.eleven.rules.secrets import ElevenView
from touchline.games.eleven.rules.state import Table

from ..shown import Phase

__all__ = ["NAMED", "OPS", "Reader", "laid", "read"]

NAMED: Final[dict[int, Phase]] = {
    c.DRAFT: "draft", c.DEAL: "deal", c.REVEAL: "reveal", c.SHIRTS: "shirts",
    c.OBJECTIVE: "objective", c.LANES: "lanes", c.DAY: "day", c.ROLL_CLUB: "roll_club",
    c.WEEK_END: "week_end", c.FINISHED: "finished", c.FIRST: "first", c.PRODUCTION: "production",
    c.MEETING: "meeting", c.VOTE_ROLL: "vote_roll", c.VOTE: "vote",
    c.COLOUR_CHOICE: "colour_choice", c.DECISION: "decision", c.CLUB_DRAWN: "club_drawn",
    c.FORMATION_: "formation", c.SELECT: "select", c.ASSIGN: "assign", c.BIND: "bind",
    c.EXCHANGE: "exchange", c.PLACE: "place", c.RECOVERY: "recovery", c.WINDOW: "window",
    c.STANDS: "stands", c.FRONT_DRAWN: "front_drawn", c.MATCH_TACTIC: "match_tactic",
    c.COMPARE: "compare", c.SCORERS: "scorers", c.RESULT: "result", c.LUCK_ROLL: "luck_roll",
    c.LUCK: "luck", c.INJURY_ROLL: "injury_roll", c.INJURY: "injury", c.LANE_DONE: "lane_done",
    c.RUN: "run", c.TARGETS: "targets", c.RESOURCE: "resource", c.STATISTIC: "statistic",
    c.OPTION_: "option", c.PAY: "pay", c.ROLL: "roll", c.ROLLED: "rolled", c.DRAWS: "draws",
    c.TAKES: "takes", c.MARKET: "market", c.CONTRACT: "contract", c.SITE: "site", c.DESK: "desk",
    c.SPREAD: "spread", c.MOVE: "move", c.JOIN: "join", c.REFILL: "refill",
    c.PREVENT_: "prevent", c.AMOUNT_ROLL: "amount_roll", c.GIVE_UP: "give_up",
    c.PENALTY: "penalty", c.REFRESH: "refresh", c.FACE_ROLL: "face_roll", c.FACE: "face",
    c.ORDER: "order", c.LOTS: "lots", c.GLIMPSE: "glimpse", c.INCOME: "income", c.RENEW: "renew",
    c.BLIND: "blind", c.CLAIM: "claim", c.RECALL: "recall",
}  # fmt: skip
"""The name of each phase, by its number in codes.py."""

OPS: Final = (
    "gain", "lose", "stat", "vp", "train", "untrain", "tokens", "clear", "draw", "recruit", "sell",
    "sign", "drop_sponsor", "build", "office", "restrict", "goal", "annul_goal", "strength",
    "shirt_bonus", "turn_shirt", "move_shirt", "swap_shirts", "shot", "keeper", "assign_fan",
    "tactic_extra", "peek", "resolve_bonus", "ready", "exhaust", "discard", "roll", "choose",
    "pay_then", "modify", "allow", "prevent", "refresh_row", "league", "none",
)  # fmt: skip
"""The name of each operation, by its number in acts.py."""

#: phases whose frame begins with the seat that is asked
SEAT_FIRST: Final = {
    c.SHIRTS, c.PRODUCTION, c.VOTE_ROLL, c.VOTE, c.MEETING, c.COLOUR_CHOICE, c.DECISION,
    c.CLUB_DRAWN, c.FORMATION_, c.SELECT, c.ASSIGN, c.BIND, c.EXCHANGE, c.PLACE, c.RECOVERY,
    c.WINDOW, c.STANDS, c.FRONT_DRAWN, c.MATCH_TACTIC, c.COMPARE, c.SCORERS, c.RESULT,
    c.LUCK_ROLL, c.LUCK, c.INJURY_ROLL, c.INJURY, c.JOIN, c.PENALTY, c.BLIND, c.CLAIM,
}  # fmt: skip
#: phases of an effect: operation, context
OF_EFFECT: Final = {
    c.TARGETS, c.RESOURCE, c.STATISTIC, c.OPTION_, c.PAY, c.ROLL, c.ROLLED, c.DRAWS, c.TAKES,
    c.MARKET, c.CONTRACT, c.SITE, c.DESK, c.SPREAD, c.MOVE, c.AMOUNT_ROLL, c.GIVE_UP, c.FACE_ROLL,
    c.FACE, c.LOTS, c.GLIMPSE, c.PREVENT_,
}  # fmt: skip
SCALARS: Final = ("week", "day", "leader", "awake", "faced", "winner", "reason")
NO_CARD: Final = int(c.CARDS) - 1  # the card of a context that has none


class Reader:
    """A view's numbers by name, and the tables laid from it (`t`)."""

    def __init__(self, v: ElevenView) -> None:
        self.v = v
        self.scalar = dict(zip(SCALARS, v.scalars, strict=True))
        self.common = v.frames[-4]
        self.mine = v.eye if v.eye < v.seats else -1
        self._laid: Table | None = None
        self._lying: dict[int, list[int]] = {}  # by place the cards there, ascending

    @property
    def t(self) -> Table:
        """The tables, laid when they are first asked for."""
        if self._laid is None:
            self._laid = laid(self.v)
        return self._laid

    def frames(self, seat: int) -> list[int]:
        """What goes on for a seat: its own stack while all are busy at an own pace."""
        if self.common == c.LANES and 0 <= seat < self.v.seats:
            return self.v.lanes[seat]
        return self.v.frames

    def phase(self, seat: int) -> int:
        """The innermost phase for a seat."""
        return self.frames(seat)[-4]

    def frame(self, seat: int) -> list[int]:
        """The three numbers of it."""
        return self.frames(seat)[-3:]

    def name(self, seat: int) -> str:
        """The innermost phase for a seat, by name."""
        return NAMED[self.phase(seat)]

    def asked(self) -> int:
        """The seat that the innermost common phase concerns; -1 where it is all of them."""
        frame, phase = self.v.frames[-3:], self.common
        if phase == c.DAY:
            return (self.scalar["leader"] + frame[1]) % self.v.seats
        if phase in OF_EFFECT or phase == c.RUN:
            context = frame[2] if phase == c.RUN else frame[1]
            return context // int(c.CARDS)
        if phase == c.ORDER:
            return frame[1]
        return frame[0] if phase in SEAT_FIRST else -1

    def of(self, seat: int, what: int) -> int | None:
        """A number of a seat, None where this eye may not read it or there is none."""
        n = self.v.number(seat, what)
        return None if n == HIDDEN else n

    def at(self, place: int, deck: int = -1) -> list[int]:
        """The cards that this eye knows to lie in a place, of one deck or of all, ascending."""
        if not self._lying:
            for card, there in enumerate(self.v.where):
                self._lying.setdefault(there, []).append(card)
        cards = self._lying.get(place, [])
        if deck < 0:
            return cards[:]
        first = self.v.book.first
        return cards[bisect_left(cards, first[deck]) : bisect_left(cards, first[deck + 1])]

    def deck(self, card: int) -> int:
        """The deck of a card."""
        return int(self.v.book.deck(card))

    def source(self, seat: int) -> tuple[str, int]:
        """Of a question that an effect asks: the operation by name, and the card behind it.

        "cost" where something is paid, "offer" where an ability may be used; -1 for no card.
        """
        phase, (first, second, _) = self.phase(seat), self.frame(seat)
        if phase not in OF_EFFECT:
            return "", -1
        card = second % int(c.CARDS)
        if phase == c.PREVENT_:
            return "prevent", self.card_of(first)
        op = OPS[int(self.v.book.op(first, a.O_OP))] if first >= 0 else ""
        if first < 0:
            op = "offer" if phase == c.PAY else "cost"
        return op, -1 if card == NO_CARD else card

    def card_of(self, ability: int) -> int:
        """The card an ability stands on."""
        return int(self.v.book.ability(ability, b.CARD))

    def kind_of(self, card: int) -> int:
        """Of a card of infrastructure, its kind; else -1."""
        first = int(self.v.book.first[c.INFRASTRUCTURE])
        return card - first if first <= card < first + 7 else -1


_last: Final[list[Reader]] = []


def read(v: ElevenView) -> Reader:
    """The reader of a view: that of the last one is kept, for whoever shows a view asks at once for
    its question, its answers and what they cost. Its tables are for reading: who tries something
    clones them.
    """
    kept = _last[0] if _last else None
    if kept is None or kept.v is not v:
        kept = Reader(v)
        _last[:] = [kept]  # in one step: other threads may read other views
    return kept
