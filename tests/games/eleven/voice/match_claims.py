"""What facts of a match say has come of it, beside what a second count makes of the engine's table.

An answer is given on a clone. From the tables before and after it, and from the bare events between
them, strengths, scores and gloves are counted here once more, and compared with what the facts say.

    strength  of a footballer once tokens have come or gone        tokens_on, tokens_off
    was       of his shirt before that, as the sentence says       tokens_on, tokens_off
    power     of a shirt that has changed, or takes its place      stands_in, stronger, ...
    score     after each goal, and after one that is cancelled     goal, card_goal, annulled
    gloves    of a keeper that are left                            saved
    result    who has won                                          result_is
"""

from __future__ import annotations

from typing import Any, Final

from tests.games.footclub.voice.claims import Data, Ledger
from tests.truth import kit
from touchline.core.log import Event
from touchline.core.words import Fact
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.voice.view.viewing import view as shown_to
from touchline.games.eleven.voice.words import ElevenWords
from touchline.play.shown import plain

WORDS: Final = ElevenWords()
RESULTS: Final = ("", "win", "draw", "loss")
#: what a token adds to a footballer (EL-370)
ADDS: Final = {c.STR_TEMP: 1, c.STR_PERM: 1, c.WEAK_TEMP: -1, c.WEAK_PERM: -1}
TURNED: Final = {e.TRAINED, e.UNTRAINED}


def strength(t: Table, card: int) -> int:
    """A footballer's printed strength and his tokens, counted one by one."""
    tokens = sum(int(t.token(card, kind)) * more for kind, more in ADDS.items())
    return max(0, int(t.book.card(card, b.POWER + t.trained(card))) + tokens)


class Match:
    """The facts of one answer: `t` the table before it, `then` the one after it."""

    def __init__(self, book: Ledger, t: Table, then: Table, events: list[Event], where: str):
        self.book, self.t, self.then, self.where = book, t, then, where
        self.facts = WORDS.facts(events)
        self.turned = {int(x.b) for x in events if x.kind in TURNED}
        self.over = any(x.kind == e.WEEK_BEGINS for x in events)
        self.shown: Data = plain(shown_to(GAME.view(then, int(then.seats))))
        self.cards: dict[int, list[int]] = {}
        self.powers: dict[tuple[int, str, int], int] = {}
        self.scores: dict[int, list[int]] = {}
        self.gloves: dict[tuple[int, str], int] = {}
        for fact in self.facts:
            self.take(fact)
        self.end()

    def hold(self, claim: str, shown: Any, true: Any, fact: Fact) -> None:
        """One claim of one fact."""
        self.book.hold(claim, shown, true, f"{self.where} {fact.kind} {fact.data}")

    def take(self, fact: Fact) -> None:
        """Count on, and compare."""
        data: Data = dict(fact.data)
        kind, seat = fact.kind, data.get("seat")
        if kind in ("tokens_on", "tokens_off"):
            self.tokens(fact, int(data["card"]))
        elif kind in ("stands_in", "stronger", "shirt_stronger", "foe_stronger"):
            side = "opponent" if kind == "foe_stronger" else "own"
            if "power" in data:
                self.powers[seat, side, data["shirt"]] = data["power"]
        elif kind in ("goal", "card_goal", "annulled"):
            now = self.score(seat)
            now[0 if data["side"] == "own" else 1] += -1 if kind == "annulled" else 1
            self.hold("score", data["score"], now, fact)
            assert fact.said is not None
            self.hold("score", [fact.said.args["for"], fact.said.args["against"]], now, fact)
        elif kind == "keeper_is":
            self.gloves[seat, data["side"]] = data["gloves"]
        elif kind == "saved":
            keeper = (seat, "opponent" if data["side"] == "own" else "own")
            if keeper in self.gloves:
                self.gloves[keeper] -= 1
                self.hold("gloves", data["gloves"], self.gloves[keeper], fact)
        elif kind == "result_is" and not self.over:
            true = RESULTS[int(self.then.get(seat, c.RESULT_))]
            self.hold("result", data["result"], true, fact)

    def score(self, seat: int) -> list[int]:
        """The score so far."""
        start = [int(self.t.get(seat, what)) for what in (c.FOR, c.AGAINST)]
        return self.scores.setdefault(seat, start)

    def tokens(self, fact: Fact, card: int) -> None:
        """EL-122 What lies on a footballer is counted on from the table before."""
        if card >= self.t.book.first[c.STAFF] or card in self.turned:
            return
        kinds = ("injury", "suspension", "str_temp", "str_perm", "weak_temp", "weak_perm")
        lies = self.cards.setdefault(card, [int(self.t.token(card, n)) for n in range(6)])
        word, n = str(fact.data["token"]), int(str(fact.data["n"]))
        if word not in kinds:
            return
        was = self.strong(card)
        lies[kinds.index(word)] += n if fact.kind == "tokens_on" else -n
        now = self.strong(card)
        self.hold("strength", fact.data.get("strength", was), now, fact)
        if "power" not in fact.data:
            return
        owner = int(self.t.owner(card))
        shirt = next(
            (x for x in self.shown["clubs"][owner]["shirts"] if x["card"] == card), {"mod": 0}
        )
        assert fact.said is not None
        if not self.over:
            self.hold("was", fact.said.args["was"], max(0, was + shirt["mod"]), fact)
            self.hold("power", fact.data["power"], max(0, now + shirt["mod"]), fact)

    def strong(self, card: int) -> int:
        """His strength with what lies on him so far."""
        tokens = sum(self.cards[card][kind] * more for kind, more in ADDS.items())
        return max(0, int(self.t.book.card(card, b.POWER + self.t.trained(card))) + tokens)

    def end(self) -> None:
        """What was counted is what the table after the answer has."""
        for card in self.cards:
            self.book.hold("strength", self.strong(card), strength(self.then, card), self.where)
        if self.over:
            return
        for seat, score in self.scores.items():
            true = [int(self.then.get(seat, what)) for what in (c.FOR, c.AGAINST)]
            self.book.hold("score", score, true, self.where)
        for (seat, side, shirt), told in self.powers.items():
            club = self.shown["clubs"][seat]
            shirts = club["shirts"] if side == "own" else (club["match"] or {"foes": []})["foes"]
            one = shirts[shirt] if shirt < len(shirts) else {"power": None}
            settled = self.then.get(seat, c.RESULT_) != c.NO_RESULT
            changed = side == "own" and (one["card"] in self.cards or one["card"] in self.turned)
            if one["power"] is not None and not changed and not settled:
                self.book.hold("power", told, one["power"], f"{self.where} {side} {shirt}")


def one_answer(book: Ledger, t: Table, who: int, code: int, where: str) -> None:
    """Give an answer on a clone and compare the facts of it."""
    then, told = kit.answered(GAME, t, who, code)
    Match(book, t, then, told, f"{where} answer {code}")
