"""The claims of a season of Eleven, each put to the engine: one function a kind of claim.

Where what is shown stands: games/eleven/voice/viewing.py, club_view.py, match_view.py, prices.py,
striking.py (the view, from which browser and terminal both read), forecast.py and
foreseen.py (a line-up that is planned), words.py (the questions), and in the client
games/eleven/labels.ts (prices in words).

    price     what every answer of a day or an offer costs and leaves     sketch: prices
    shown     prices beside cards, sites, offices, sales                  market, stadium, office
    extra     what the paid action itself costs                           turn.price
    fate      what each face of the die of the consequences brings        fates
    hit       whom each face of the twelve-sided die names                hits
    forecast  the score against every front that may be shown             forecast
    vote      the colour that leads as the die lies                       meeting, question "vote"
    points    victory points if the season ended now                      vp
    fees, unpaid, stands, trimmed, monday  what the rest of the week costs
              and brings, see week_claims.py                              outlook
    open, shut, why, cured  what may be answered and why not, see shut.py   why
    words     prices as the client says them                              labels.ts
    people, barred, stand, may, moved  a line-up that is drawn up, see
              sketches.py                                                 lining_up.py
    strength, was, power, score, gloves, result  what facts of a match say
              has come of it, see match_claims.py                         folded.py
"""

from __future__ import annotations

import json
from typing import Any, Final

from tests.games.footclub.voice.claims import Data, Ledger
from tests.truth import kit
from touchline.core.buffers import Codes
from touchline.core.ids import FATE
from touchline.core.log import Event, Log
from touchline.games.eleven.cards.lexicon import COLOURS, LUCK
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.voice.forecast import forecast
from touchline.games.eleven.voice.notation import anchors
from touchline.games.eleven.voice.view.viewing import view as shown_to
from touchline.games.eleven.voice.words import ElevenWords
from touchline.play.shown import plain

OFFERS: Final = (c.DAY, c.MARKET, c.SITE, c.DESK)
SILENT: Final = Log(False)
WORDS: Final = ElevenWords()


def view(t: Table, seat: int) -> Data:
    """What a seat is shown."""
    return plain(shown_to(GAME.view(t, seat)))


def has(t: Table, seat: int) -> list[int]:
    """Money, fans, operations, fitness."""
    return [int(t.get(seat, c.HAS + n)) for n in range(4)]


def top(t: Table, seat: int) -> tuple[Any, int]:
    """The stack on which a seat is asked, and the phase."""
    k = t.lanes[seat] if t.stack.phase() == c.LANES else t.stack
    return k, int(k.phase())


def given(t: Table, seat: int, code: int) -> tuple[list[int], list[Event]]:
    """What is in hand once an answer has been given and paid, before its effects begin."""
    trial, log = t.clone(), Log()
    k, phase = top(trial, seat)
    PHASES[phase].resolve(trial, k, seat, code, log)
    return has(trial, seat), log.events


class Referee:
    """Claims of tables into one ledger, and questions for the client beside them."""

    def __init__(self, ledger: Ledger, content: Data) -> None:
        self.book = ledger
        self.asked: list[Data] = [{"content": content}]
        self.checks: list[Any] = []

    def ask(self, ask: str, shown: Data, check: Any, **more: Any) -> None:
        """One question for the client."""
        self.asked.append({"ask": ask, "view": shown, **more})
        self.checks.append(check)

    # -- prices -----------------------------------------------------------------------------------

    def prices(self, t: Table, seat: int, codes: list[int], where: str, words: bool) -> None:
        """EL-103, EL-110 to EL-171, EL-180 Every open answer, paid on a clone."""
        shown = view(t, seat)
        own = shown["clubs"][seat]
        _, phase = top(t, seat)
        before = has(t, seat)
        offers = WORDS.sketch(GAME.view(t, seat), None)
        sketch: Data = {"prices": {}} if offers is None else plain(offers)
        picked: list[list[str]] = []
        paid: list[tuple[list[int], list[int]]] = []
        for code in codes:
            touch = anchors(code, t.book, phase)
            left, told = given(t, seat, code)
            cost = [n - m for n, m in zip(before, left, strict=True)]
            price = sketch["prices"].get(
                ",".join(touch), {"cost": [0] * 4, "left": before, "any": 0}
            )
            self.book.hold("price", price["cost"], cost, f"{where} {touch}")
            self.book.hold("price", price["left"], left, f"{where} {touch}")
            if phase == c.DAY:
                self.beside(shown, own, touch, cost, where)
            if touch[-1].startswith("extra:"):
                lost = [
                    int(x.b) % 64
                    for x in told[:1]
                    if x.kind == e.LOST and x.b // 64 == c.OPERATIONS
                ]
                self.book.hold("extra", own["turn"]["price"], lost[0] if lost else 0, where)
            if price["any"] == 0 and any(n > 0 for n in cost):
                picked.append(touch)
                paid.append((cost, left))
        if words and picked:

            def check(said: list[str]) -> None:
                for one, text, (cost, left) in zip(picked, said, paid, strict=True):
                    parts = json.loads(text)[1]["costs"] if text else ""
                    for res, n in enumerate(cost):
                        said_so = f'"n":{n}' in parts and f'"left":{left[res]}' in parts
                        self.book.hold("words", said_so or n <= 0, True, f"{where} {one} {text}")

            self.ask("priced", shown, check, anchors=picked, question={"sketch": sketch})
            extras = [
                (x, p) for x, p in zip(picked, paid, strict=True) if x[-1].startswith("extra:")
            ]
            if extras:

                def counted(said: list[str]) -> None:
                    for (one, (cost, _)), text in zip(extras, said, strict=True):
                        n = json.loads(text)[1]["n"]
                        self.book.hold("words", n, cost[2], f"{where} {one}")

                self.ask(
                    "extra",
                    shown,
                    counted,
                    anchors=[x for x, _ in extras],
                    question={"sketch": sketch},
                )

    def beside(self, shown: Data, own: Data, touch: list[str], cost: list[int], where: str) -> None:
        """The price that stands on a card, a site, the office, or a footballer who may be sold."""
        word, *rest = touch[0].split(":")
        if touch[-1] == "sell":
            sale = next(p["sale"] for p in own["squad"] if p["card"] == int(rest[0]))
            self.book.hold("shown", sale, -cost[0], where)
        elif len(touch) > 1 or word not in ("slot", "young", "build", "office"):
            return
        elif word == "slot":
            slot = shown["market"]["rows"][int(rest[0])][int(rest[1])]
            self.book.hold("shown", [slot["price"], slot["open"]], [cost[0], True], where)
        elif word == "build":
            self.book.hold("shown", own["stadium"]["prices"][int(rest[0])], cost[0], where)
        elif word == "office":
            self.book.hold("shown", own["office"]["price"], cost[0], where)

    # -- dice and votes ---------------------------------------------------------------------------

    def fates(self, t: Table, seat: int, where: str) -> None:
        """EL-286, EL-287 Every face, laid on a clone and accepted."""
        shown = view(t, seat)["clubs"][seat]["fates"]
        if shown is None:
            return
        for face in range(1, 7):
            trial = t.clone()
            trial.put(seat, c.DIE, face)
            _, told = kit.answered(GAME, trial, seat, int(c.ACCEPT))
            came = next(int(x.b) for x in told if x.kind == e.LUCK_IS)
            self.book.hold("fate", shown["faces"][face - 1], [LUCK[came // 16], came % 16], where)

    def hits(self, t: Table, seat: int, where: str) -> None:
        """EL-330 Every face of the twelve-sided die: who is asked about, or who is hurt."""
        shown = view(t, seat)["clubs"][seat]["hits"]
        _, phase = top(t, seat)
        if shown is None or phase != c.INJURY:
            return
        for face in range(1, 13):
            trial = t.clone()
            trial.put(seat, c.DIE, face)
            then, told = kit.answered(GAME, trial, seat, int(c.ACCEPT))
            _, now = top(then, seat)
            asked = bool(GAME.due(then) >= 0 and GAME.due(then) & (1 << seat))
            if asked and now == c.INJURY:
                out = Codes()
                GAME.options(then, seat, out)
                true = sorted(code - int(c.CARD) for code in out.listed() if code >= c.CARD)
            else:
                kinds = {int(x.kind) for x in told}
                if not kinds & {e.TOKENS_ON, e.NOBODY_HURT}:
                    continue  # something may still spare whoever is hit
                true = [int(x.a) for x in told if x.kind == e.TOKENS_ON][:1]
            self.book.hold("hit", sorted(shown["faces"][face - 1]), true, f"{where} face {face}")

    def vote(self, t: Table, seat: int, where: str) -> None:
        """EL-086 The colour that leads, and what is adopted when the die is accepted."""
        v = GAME.view(t, seat)
        q = next(d for d in GAME.pending(t).decisions if d.seat == seat)
        leads = WORDS.question(q, v).args["colour"]
        votes = view(t, seat)["clubs"][seat]["meeting"]["votes"]
        _, told = kit.answered(GAME, t, seat, int(c.ACCEPT))
        adopted = [COLOURS[int(x.b)] for x in told if x.kind == e.ADOPTED and x.a == seat]
        if adopted and votes.count(max(votes)) == 1:
            self.book.hold("vote", leads, adopted[0], where)

    # -- matches ----------------------------------------------------------------------------------

    def forecast(self, t: Table, where: str) -> None:
        """EL-223 Before the front is shown: the score against every front, played on clones."""
        seats = [s for s in range(int(t.seats)) if t.lanes[s].phase() == c.FRONT_DRAWN]
        if not seats or GAME.due(t) != FATE:
            return
        seat = seats[0]
        told = forecast(GAME.view(t, seat), [])
        if told is None:
            return
        quiet = {"open", "short"}
        if any(x.state not in quiet for x in told.effects):
            return
        scores = {f.card: list(f.score) for f in told.fronts}
        fronts = {outcome for outcome, _ in kit.fate(GAME, t)}
        # a front that another manager knows to be gone may come for all this seat knows
        extra = set(scores) - fronts
        for twin in kit.redealt(GAME, t, seat, range(200)) if extra else ():
            if GAME.due(twin) == FATE:
                extra -= {outcome for outcome, _ in kit.fate(GAME, twin)}
            if not extra:
                break
        self.book.hold("forecast", fronts - set(scores), set(), f"{where} left out")
        self.book.hold("forecast", extra, set(), f"{where} cannot come")
        for front in fronts & set(scores):
            now, _ = kit.answered(GAME, t, int(FATE), front)
            for _ in range(80):
                if now.get(seat, c.RESULT_) != c.NO_RESULT:
                    break
                now = onward(now, seat)
            score = [int(now.get(seat, c.FOR)), int(now.get(seat, c.AGAINST))]
            self.book.hold("forecast", scores[front], score, f"{where} front {front}")

    def points(self, t: Table, where: str) -> None:
        """EL-320 Points shown before the last answer's end are those that are counted."""
        shown = view(t, int(t.seats))
        for seat in range(int(t.seats)):
            self.book.hold(
                "points", shown["clubs"][seat]["vp"]["total"], int(t.get(seat, c.TOTAL)), where
            )


def onward(t: Table, seat: int) -> Table:
    """One answer further: this seat does nothing, the others and fate the first they may."""
    due = int(GAME.due(t))
    if due == FATE:
        return kit.answered(GAME, t, due, kit.fate(GAME, t)[0][0])[0]
    asked = kit.seats_of(due)
    who = seat if seat in asked else asked[0]
    codes = kit.open_to(GAME, t, who)
    return kit.answered(GAME, t, who, int(c.PASS) if c.PASS in codes else codes[0])[0]
