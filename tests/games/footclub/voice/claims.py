"""The claims of a table of FootClub, each put to the engine: one function a kind of claim.

Where what is shown stands: in games/footclub voice/viewing.py and voice/claims.py (the view, from
which browser and terminal both read), voice/report.py (the report), terminal/odds.py (the tables of
odds, by the same functions), and in the client games/footclub/lineup.svelte.ts, pay.ts and push.ts
(line-ups, payments and pushes that are being put together). What would come of a plan has claims of
its own, see sketches.py.

    named      whom a card of the hand would name, and by which cells     clubs[].aims
    cell       is it said aloud when another cell counts?                 events SHIFTED
    duel       success, cards, a match lost, of tackles and supports      Moment.duels
    after      a goal after a defence support                             Moment.duels[].goal
    push       raw and final bonus and the shot's chances of every push   Pushed, offensive
    shot       chances of the shot as it stands                           offensive.odds, kick_odds
    initial    ATT less DEF of the other club                             clubs[].initial
    limit      cards that may be kept                                     clubs[].limit
    subs       how many may come on, whether they gain a star             clubs[].subs_left, late
    change     vacancies that may be filled, shapes that may be taken     change
    turns      after which turn a half ends                               turn, turns
    guide      chances told by the coach                                  guide
    coach      the numbers in the coach's sentences, and which it says    coach.ts
    report     chances added up after the match                           report
    open, shut, why, fact  what may be answered and why not, see shut.py  why
    editor     the answers that stand for a line-up                       lineup.svelte.ts
    pay        payments that can be put together                          pay.ts
    window     pushes that can be put together                            push.ts
"""

from __future__ import annotations

import collections
from fractions import Fraction
from typing import Any

from tests.truth import kit
from touchline.core.log import Log
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.voice.notation import played
from touchline.games.footclub.voice.plans import Push
from touchline.games.footclub.voice.report import Tally
from touchline.games.footclub.voice.viewing import view as shown
from touchline.games.footclub.voice.words import FootClubWords
from touchline.play.shown import plain

from . import engine_says as asks

Data = dict[str, Any]
SHOTS = ("goal", "save", "corner")
WORDS = FootClubWords()


class Ledger:
    """What was compared, and what was wrong: the first few of each kind in full."""

    def __init__(self) -> None:
        self.asked: collections.Counter[str] = collections.Counter()
        self.wrong: collections.Counter[str] = collections.Counter()
        self.shown: list[str] = []

    def hold(self, what: str, shown: object, true: object, where: str) -> None:
        """One claim: what is shown beside what the engine does."""
        self.asked[what] += 1
        if shown != true:
            self.wrong[what] += 1
            if self.wrong[what] <= 3:
                self.shown.append(f"{what} at {where}: shown {shown}, the engine: {true}")


def ratio(x: list[int]) -> Fraction:
    """A chance as it travels."""
    return Fraction(x[0], x[1])


def view(t: Table, seat: int) -> Data:
    """What a seat is shown."""
    return plain(shown(GAME.view(t, seat)))


class Referee:
    """Claims of tables, one after another, into one ledger; questions for the client beside it."""

    def __init__(self, ledger: Ledger) -> None:
        self.book = ledger
        self.often: collections.Counter[object] = collections.Counter()
        #: exact shots by final bonus and rules: the engine is asked once for each
        self.shots: dict[tuple[int, int], dict[str, Fraction]] = {}

    def rare(self, *key: object, most: int = 4) -> bool:
        """Has this kind been looked at less often than that? Costly questions are put so often."""
        self.often[key] += 1
        return self.often[key] <= most

    # -- cards and dice ---------------------------------------------------------------------------

    def named(self, t: Table, seat: int, where: str) -> None:
        """FC-019, FC-059 to FC-069 Whom every ribbon card of the hand names, and the cells."""
        shown = view(t, seat)["clubs"][seat]
        for number in shown["hand"]:
            if t.book.ribbon[number * 12] < 0:
                continue
            card = seat * int(c.DECK) + number
            found = asks.named(t, card)
            if found is None:
                continue
            aim = shown["aims"][str(number)]
            self.book.hold("named", aim["players"], found[0], f"{where} card {number}")
            told = found[1]
            if told is not None:
                cells = aim["cells"] or [int(t.colour) - 1]
                apart = [cells[0], cells[-1]]
                said = None if set(cells) == {int(t.colour) - 1} else apart
                self.book.hold("cell", said, told or None, f"{where} card {number}")

    def duels(self, t: Table, seat: int, codes: list[int], where: str) -> None:
        """FC-084 to FC-094, FC-143 to FC-149 Every tackle or support, by all its dice."""
        shown: Data = {}
        simple = t.rules.poussin
        for code in codes:
            hit = played(code)
            if hit is None or hit[2] not in ("tackle", "support"):
                continue
            shown = shown or plain(WORDS.sketch(GAME.view(t, seat), None))
            card = next((n for n in shown["duels"]), "") if simple else str(hit[1])
            mode = "aggressive" if hit[3] and not simple else "regular"
            odds = shown["duels"][card][mode]
            trial, _ = kit.answered(GAME, t, seat, code)
            who = int(trial.stack.get(2))
            strong = who >= 0 and t.book.strength[who] in (c.STOPPER, c.ENFORCER)
            booked = who >= 0 and t.yellows(who) > 0
            key = (hit[2], mode, int(t.speed), strong, booked, int(t.get(seat, c.REDS)) >= 3)
            if self.rare("duel", *key, most=3):
                came = asks.course(trial, asks.rolled)
                for what in ("success", "foul", "yellow", "red"):
                    true = came.get(what, Fraction(0))
                    self.book.hold("duel", ratio(odds[what]), true, f"{where} {what} {key}")
                lost = asks.course(trial, asks.sent).get("lost", Fraction(0))
                self.book.hold("duel", ratio(odds["lost"]), lost, f"{where} lost {key}")
            few = t.outfielders(seat) <= 7
            if hit[2] == "support" and self.rare("after", *key, few, t.supports > 0, most=1):
                came = asks.course(trial, asks.ended)
                self.book.hold("after", ratio(odds["goal"]), came.get("goal", Fraction(0)), where)

    def shot(self, t: Table, final: int) -> dict[str, Fraction]:
        """FC-124 to FC-130, PO-018 What a shot with this final bonus comes to, by all its dice."""
        key = (final, int(t.rules.rules))
        if key not in self.shots:
            trial = t.clone()
            trial.attacker, trial.offence, trial.card, trial.raw = 0, int(c.SET_ATTACK), -1, final
            while trial.stack.depth:
                trial.stack.pop()
            trial.stack.turn(c.SHOT, 0, 0, 0)
            came = asks.course(trial, asks.ended)
            self.shots[key] = {what: came.get(what, Fraction(0)) for what in SHOTS}
        return self.shots[key]

    def pushes(self, t: Table, seat: int, codes: list[int], where: str) -> None:
        """FC-119 to FC-123, PO-016, PO-017 Every push, and what is rolled with once both agree."""
        now = view(t, seat)["offensive"]
        for code in [int(c.PASS), *(code for code in codes if code >= c.PUSH)]:
            n = 0 if code == c.PASS else code - int(c.PUSH)
            plan = Push(n // 12, n // 6 % 2, n % 6)
            told = plain(WORDS.sketch(GAME.view(t, seat), plan))
            for word in ("raw", "final", "odds") if code == c.PASS else ():
                self.book.hold("push", now[word], told[word], f"{where} as it stands")
            trial, events = kit.answered(GAME, t, seat, code)
            raw = [int(e.a) - 100 for e in events if e.kind == c.BONUS_IS]
            self.book.hold("push", told["raw"], raw[-1] if raw else int(t.raw), where)
            while trial.stack.phase() == c.BONUS:
                due = kit.seats_of(int(GAME.due(trial)))[0]
                log = Log()
                GAME.step(trial, due, c.PASS, log)
                events = log.events
            final = next(int(e.b) - 100 for e in events if e.kind == c.FINAL_BONUS)
            self.book.hold("push", told["final"], final, where)
            odds = {what: ratio(told["odds"][what]) for what in SHOTS}
            self.book.hold("shot", odds, self.shot(t, final), f"{where} at {final}")

    def offensive(self, t: Table, where: str) -> None:
        """The chances over the pitch, whatever has been rolled so far, for watchers too."""
        shown = view(t, 2)["offensive"]
        if shown is None or t.stack.phase() not in (c.SHOT, c.KICK):
            return
        k = t.stack
        if self.rare(
            "shot", int(shown["final"]), int(k.get(1)), int(k.get(3)), int(t.rules.rules), most=1
        ):
            if t.stack.phase() == c.KICK:
                goal = asks.course(t, asks.kicked).get("goal", Fraction(0))
                odds = {what: ratio(shown["odds"][what]) for what in SHOTS}
                kick = {"goal": goal, "save": 1 - goal, "corner": Fraction(0)}  # FC-218
                self.book.hold("shot", odds, kick, where)
                return
            came = asks.course(t, asks.ended)
            odds = {what: ratio(shown["odds"][what]) for what in SHOTS}
            self.book.hold(
                "shot", odds, {what: came.get(what, Fraction(0)) for what in SHOTS}, where
            )

    # -- values -----------------------------------------------------------------------------------

    def initial(self, t: Table, seat: int, codes: list[int], where: str) -> None:
        """FC-036, FC-037, FC-118 The bonus an attack starts from, less what strengths add to it."""
        shown = view(t, seat)
        for code in codes:
            hit = played(code)
            if hit is None or hit[2] not in ("attack", "solo", "counter"):
                continue
            trial, events = kit.answered(GAME, t, seat, code)
            gift = 0
            if not t.rules.poussin and any(e.kind == c.ABILITY for e in events):
                finisher = t.book.strength[trial.target] == c.FINISHER
                gift = {"solo": (1, 2), "attack": (0, 1), "counter": (2, 1)}[hit[2]][finisher]
            self.book.hold("initial", shown["clubs"][seat]["initial"] + gift, int(trial.raw), where)

    def guide(self, t: Table, seat: int, where: str) -> None:
        """What the coach tells: a goal as it stands, with one more, with all; two dice."""
        g = view(t, seat)["guide"]
        window = t.stack.phase() == c.BONUS
        sign = -1 if window and t.attacker != seat else 1

        def goal(raw: int) -> Fraction:
            trial = t.clone()
            trial.raw = raw
            return self.shot(t, int(asks.final(trial)))["goal"]

        raw = g["bonus"]
        if window:
            self.book.hold("guide", raw, int(t.raw), where)
            most = max((n for n in asks.fans_open(t, seat)), default=0)
            self.book.hold("guide", g["spend"], most, where)
        told = [ratio(g[key]) for key in ("goal", "more", "best")]
        true = [goal(raw), goal(raw + sign), goal(raw + sign * g["spend"])]
        self.book.hold("guide", told, true, where)

    def values(self, t: Table, seat: int, where: str) -> None:
        """FC-193, FC-163 The hand limit as the discard has it; who comes on late gains a star."""
        shown = view(t, seat)["clubs"][seat]
        if t.stack.phase() == c.DISCARD and t.sealed.counts[seat] == 0:
            q = GAME.pending(t)
            asked = next(d for d in q.decisions if d.seat == seat)
            self.book.hold("limit", shown["hand_count"] - shown["limit"], int(asked.most), where)

    # -- after the match --------------------------------------------------------------------------

    def report(self, t: Table, where: str) -> None:
        """The chance that the report counts for a roll, against all its dice."""
        phase, k = t.stack.phase(), t.stack
        tally = Tally()
        tally.before(t)
        if phase in (c.TACKLE, c.SUPPORT) and k.get(3) < 2:
            who = int(k.get(2))
            if self.rare(
                "report",
                int(phase),
                int(k.get(3)),
                t.book.strength[who],
                int(t.speed),
                who < 0,
                most=1,
            ):
                told = tally.report.tried[0].chance
                came = asks.course(t, asks.rolled).get("success", Fraction(0))
                self.book.hold("report", told, came, where)
        elif phase == c.SHOT and k.get(1) == 0 and k.get(3) == 0:
            shot = tally.report.tried[0]
            told = {what: ratio(shot.more[what]) for what in SHOTS}  # type: ignore[arg-type]
            self.book.hold("report", shot.chance, told["goal"], where)
            self.book.hold("report", told, self.shot(t, int(str(shot.more["bonus"]))), where)

    def turns(self, t: Table, log: list[Any], where: str) -> None:
        """FC-003, PO-009 A half ends after the turn that is shown as its last."""
        if any(e.kind == c.TURN_BEGINS for e in log):
            shown = view(t, 2)
            self.book.hold("turns", shown["turn"] <= shown["turns"], True, where)
            # the draws that are left in the piles, two a turn and club, are the turns to come
            left = max(int(t.count(side, c.PILE)) for side in range(2))
            to_come = shown["turns"] - shown["turn"] + 1
            if t.stack.phase() == c.DRAW:
                self.book.hold("turns", to_come * 2, left, where)
