"""Questions for the client about tables of FootClub, and the engine's word on its answers."""

from __future__ import annotations

from typing import Any, Final

from tests.games.footclub.voice.claims import Data, Ledger, Referee, view
from tests.games.footclub.voice.sketches import Drawn, replayed, sketch
from tests.truth import kit
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import sums
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.voice.notation import anchors, played
from touchline.games.footclub.voice.plans import LineUp
from touchline.play import library
from touchline.rooms import ROOMS

from . import engine_says as asks

#: what the guide calls a question
POINTS: Final = {
    int(c.POSSESSION): "possession", int(c.OFFENSIVE): "offensive", int(c.COUNTER): "counter",
    int(c.DISCARD): "discard",
}  # fmt: skip
WINDOW: Final = ("bonus-attack", "bonus-defence")  # as the attacker is asked, or the other


def attacks(codes: list[int]) -> list[int]:
    """Set attacks among these answers."""
    return [code for code in codes if c.ATTACK <= code < c.SOLO]


class Questions:
    """What is to be asked of the client, and what to hold its answers to."""

    def __init__(self, ledger: Ledger) -> None:
        self.book = ledger
        self.asked: list[Data] = [
            {"game": "footclub", "content": library.content(ROOMS["footclub"])}
        ]
        self.checks: list[Any] = []

    def ask(
        self, ask: str, t: Table, rules: dict[str, str], seat: int, check: Any, **more: Any
    ) -> None:
        """One question about a table as a seat sees it."""
        shown = more.pop("view", None) or view(t, seat)
        self.asked.append(
            {"ask": ask, "game": "footclub", "view": shown, "rules": rules, "club": seat, **more}
        )
        self.checks.append(check)

    def answered(self, answers: list[Any]) -> None:
        """All answers, each to its check."""
        assert len(answers) == len(self.checks)
        for check, answer in zip(self.checks, answers, strict=True):
            check(answer)

    # -- payments and pushes ----------------------------------------------------------------------

    def payments(
        self, t: Table, rules: dict[str, str], seat: int, codes: list[int], where: str
    ) -> None:
        """FC-077, FC-078 Pairs of payments that can be put together, and whose names they tell."""
        some = {hit[1] for code in codes if (hit := played(code)) and hit[2] == "press"}
        options = [[code, anchors(code), ""] for code in codes]
        for number in sorted(some)[:2]:
            mine = [a[1] for _, a, _ in options if a[0] == f"c:{number}"]

            def check(told: Data, mine: list[str] = mine) -> None:
                self.book.hold("pay", sorted(told["open"]), sorted(mine), where)

            self.ask("till", t, rules, seat, check, numbers=[number], options=options)
            found = asks.named(t, seat * int(c.DECK) + number)
            tokens = [a for a in mine if a == "pay:tt"]
            if tokens and found:
                names = [library_name(n) for n in found[0]]

                def words(told: list[str], names: list[str] = names) -> None:
                    self.book.hold("pay", [n in told[0] for n in names], [True, True], where)

                self.ask("pay", t, rules, seat, words, numbers=[number], anchors=tokens)

    def window(
        self, t: Table, rules: dict[str, str], seat: int, codes: list[int], where: str
    ) -> None:
        """FC-119 Every push that is open can be put together, and is sent as what it is."""
        options = [[code, anchors(code), ""] for code in codes]
        true = sorted(code for code in codes if code >= c.PUSH)

        def check(told: Data) -> None:
            self.book.hold("window", sorted(row[2] for row in told["all"]), true, where)

        self.ask("window", t, rules, seat, check, options=options)

    # -- the guide --------------------------------------------------------------------------------

    def coach(
        self,
        t: Table,
        rules: dict[str, str],
        seat: int,
        codes: list[int],
        referee: Referee,
        where: str,
    ) -> None:
        """FC-108, FC-119, FC-134, FC-193 The numbers in a sentence of the guide: a shot's start and
        chances, a tackle, supporters, cards that may be kept. The engine rolls all dice.
        """
        phase, poussin = t.stack.phase(), t.rules.poussin
        window = phase == c.BONUS
        most = max(asks.fans_open(t, seat), default=0) if window else 0
        sign = -1 if window and t.attacker != seat else 1
        point = WINDOW[t.attacker != seat] if window else POINTS[int(phase)]
        starts = [int(kit.answered(GAME, t, seat, code)[0].raw) for code in attacks(codes)]
        supporters = int(sums.supporters(t, seat))
        set_attack = any(c.ATTACK <= code < c.SOLO for code in codes)
        limit = next(int(q.most) for q in GAME.pending(t).decisions if q.seat == seat)
        hand = view(t, seat)["clubs"][seat]["hand_count"]
        raw = int(t.raw)
        t = t.clone()

        def goal(bonus: int) -> float:
            trial = t.clone()
            trial.raw = bonus
            return float(referee.shot(t, int(asks.final(trial)))["goal"])

        def check(told: Data) -> None:
            hold = self.book.hold
            hold("coach", told["point"] in (f"po-{point}" if poussin else point, ""), True, where)
            if not told["point"]:
                return
            bonus = int(told["bonus"])
            if window:
                hold("coach", bonus, raw, where)
                hold("coach", float(told["more"]), goal(bonus + sign), where)
                hold("coach", float(told["best"]), goal(bonus + sign * most), where)
            elif starts and poussin:
                hold("coach", {bonus}, set(starts), where)
            if phase in (c.BONUS, c.OFFENSIVE, c.COUNTER):
                hold("coach", float(told["goal"]), goal(bonus), where)
            hold("coach", told["supporters"], supporters, where)
            hold("coach", supporters >= 3 or not set_attack, True, where)
            hold("coach", round(36 * float(told["tackle"])), 21, where)  # two dice, 7 or more
            if phase == c.DISCARD:
                hold("coach", hand - told["limit"], limit, where)

        self.ask("coach", t, rules, seat, check)

    # -- line-ups ---------------------------------------------------------------------------------

    def line_up(self, t: Table, rules: dict[str, str], seat: int, d: Drawn, where: str) -> None:
        """A line-up before the match or at a change can be given as it was drawn up."""
        shown = view(t, seat)
        told = sketch(t, seat, LineUp(d.lines, d.captain))
        t = t.clone()  # answers come when the match has gone on

        def check(told: Data) -> None:
            self.book.hold("editor", told["ready"], True, f"{where} ready {d.lines}")
            again = replayed(t, seat, told["run"])
            same = again is not None and self_same(again, d.after, seat)
            self.book.hold("editor", same, True, f"{where} run {told['run']} for {d.run}")

        self.ask(
            "editor", t, rules, seat, check, view=shown, lines=d.lines, captain=d.captain,
            moment=sketch(t, seat, None), told=told,
        )  # fmt: skip


def library_name(n: int) -> str:
    """The last part of a player's name, as on a shirt."""
    cards = library.content(ROOMS["footclub"])["cards"]
    assert isinstance(cards, list)
    parts = str(cards[n]["name"]).split()
    return " ".join(parts[1:]) if len(parts) > 1 else parts[0]


def self_same(one: Table, other: Table, seat: int) -> bool:
    """Do both tables show the same line-up and the same captain?"""
    alike = asks.lines(one, seat) == asks.lines(other, seat)
    return alike and one.get(seat, c.CAPTAIN) == other.get(seat, c.CAPTAIN)
