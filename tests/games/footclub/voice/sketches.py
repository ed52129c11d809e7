"""What would come of a plan, put to the engine: it is carried out on a clone of the true table.

laid     the table laid from a view looks the same to its seat
sketch   ATT, DEF, malus, hand limit, captains and targets of a line-up, before the match or in a
         change; the bonus of a push, its shot, and the supports that may be played after it
partial  the same while places are free
legal    a line-up is legal exactly where the engine takes the answers that stand for it
moment   shapes that can be taken, tackles and supports that may be played
refused  a push is refused exactly where it is not open
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.games.footclub.voice.claims import Ledger, Referee, ratio, view
from tests.truth import kit
from touchline.core.faults import BadText
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.footclub.rules import changes, secrets, sums
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.changes import line_up
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.voice.laid import laid
from touchline.games.footclub.voice.notation import anchors, played
from touchline.games.footclub.voice.plans import LineUp, Push
from touchline.games.footclub.voice.words import FootClubWords

from . import engine_says as asks

WORDS = FootClubWords()


@dataclass(frozen=True)
class Drawn:
    """A line-up as one way through the engine's own answers has it, and the table with it.

    fit  who may be captain, where that is asked; else None
    """

    run: list[int]
    lines: list[list[int]]
    captain: int
    fit: list[int] | None
    after: Table


def sketch(t: Table, seat: int, plan: object | None) -> Any:
    """What this seat is told, as it travels."""
    return msgspec.json.decode(msgspec.json.encode(WORDS.sketch(GAME.view(t, seat), plan)))


def drawn_up(t: Table, seat: int, rng: Rng) -> Drawn | None:
    """Some line-up before the match or at a change; None where nothing was changed."""
    trial = t.clone()
    run: list[int] = []
    fit = None
    while True:
        codes = kit.open_to(GAME, trial, seat)
        if codes == [int(c.DONE)] or (len(run) == 12 and t.stack.phase() == c.PREMATCH):
            break
        if t.stack.phase() == c.CHANGE and not run and len(codes) > 1:
            codes = [code for code in codes if code != c.PASS]
        code = codes[rng.below(len(codes))]
        if code == c.VACANCY or int(c.VACANCY) in codes:
            code = int(c.VACANCY) if rng.below(2) else code
        before = trial.clone()
        GAME.step(trial, seat, code, Log(False))
        run.append(code)
        if trial.stack.phase() != t.stack.phase() or trial.stack.depth < t.stack.depth:
            return None
        at = next((n for n, x in enumerate(run) if x >= c.SHAPE), -1)
        if at >= 0 and code < c.SHAPE and len(run) - at - 1 == asks.size(run[at]) + 1:
            fit = [x - int(c.PLAYER) for x in kit.open_to(GAME, before, seat)]
    at = next((n for n, x in enumerate(run) if x >= c.SHAPE), -1)
    if at < 0:
        return None
    lines, behind = asks.laid(run, at)
    captain = run[behind] - int(c.PLAYER) if len(run) > behind else int(t.get(seat, c.CAPTAIN))
    return Drawn(run, lines, captain, fit, settled(t, seat, run))


def settled(t: Table, seat: int, run: list[int]) -> Table:
    """The table with this line-up: a change is applied, an envelope before the match opened."""
    trial = t.clone()
    for code in run:
        GAME.step(trial, seat, code, Log(False))
    if t.stack.phase() == c.CHANGE:
        if kit.open_to(GAME, trial, seat) == [int(c.DONE)]:
            GAME.step(trial, seat, int(c.DONE), Log(False))
        return trial
    line_up(trial, seat, 0)  # the screen goes, for this club alone
    trial.place(seat, trial.get(seat, c.KEEPER_CARD), c.PITCH)
    trial.put(seat, c.CAPTAIN, run[11] - int(c.PLAYER))
    return trial


def replayed(t: Table, seat: int, run: list[int]) -> Table | None:
    """The table after these answers, each of which must be open; None where one is not."""
    trial = t.clone()
    for n, code in enumerate(run):
        asked = seat in kit.seats_of(int(GAME.due(trial)))
        if not asked or code not in kit.open_to(GAME, trial, seat):
            return None
        if code == c.DONE and n == len(run) - 1:
            break
        GAME.step(trial, seat, code, Log(False))
    return settled(t, seat, [code for code in run if code != c.DONE])


def worth(t: Table, seat: int) -> list[object]:
    """ATT, DEF, hand limit, malus, and whether the team is optimised."""
    return [
        int(sums.attack(t, seat)), int(sums.defence(t, seat)), int(sums.hand_limit(t, seat)),
        int(sums.malus(t, seat)), bool(sums.optimised(t, seat)),
    ]  # fmt: skip


def told_worth(found: Any) -> list[object]:
    """The same of a sketch."""
    return [found[key] for key in ("attack", "defence", "limit", "malus", "optimised")]


def answers(t: Table, seat: int, lines: list[list[int]], captain: int) -> list[int]:
    """FC-160, FC-181 The answers that stand for a line-up."""
    shape = [len(line) for line in lines]
    code = int(c.SHAPE) + sum(n * by for n, by in zip(shape, (256, 64, 16, 4, 1), strict=True))
    on = [n for line in lines for n in line]
    laid_out = [code, *(int(c.PLAYER) + n for n in on)]
    if t.stack.phase() == c.PREMATCH:
        return [*laid_out, int(c.PLAYER) + captain]
    stood = [n for line in asks.lines(t, seat) for n in line]
    come = sorted(n for n in on if n not in stood)
    go = sorted(n for n in stood if n not in on)
    run: list[int] = []
    for i, n in enumerate(come):
        out = i - (len(come) - len(go))
        run += [int(c.PLAYER) + n, int(c.VACANCY) if out < 0 else int(c.PLAYER) + go[out]]
    run += [int(c.PASS), *laid_out]
    worn = int(t.get(seat, c.CAPTAIN))
    return [*run, *([] if worn in on else [int(c.PLAYER) + captain]), int(c.DONE)]


class Sketches:
    """Plans of many tables, into one ledger."""

    def __init__(self, ledger: Ledger, referee: Referee) -> None:
        self.book = ledger
        self.referee = referee

    def line_up(self, t: Table, seat: int, d: Drawn, rng: Rng, where: str) -> None:
        """A line-up that the engine takes, the same with free places, and others by lot."""
        hold = self.book.hold
        v = GAME.view(t, seat)
        hold("laid", secrets.view(laid(v), seat).key(), v.key(), where)
        found = sketch(t, seat, LineUp(d.lines, d.captain))
        hold("sketch", told_worth(found), worth(d.after, seat), f"{where} {d.lines}")
        hold("legal", (found["legal"], found["lacks"]), (True, []), f"{where} {d.lines}")
        hold("sketch", found["captain"], d.captain, f"{where} armband")
        if d.fit is not None:
            hold("sketch", sorted(found["captains"]), sorted(d.fit), f"{where} captains")
        if len([n for line in d.lines for n in line]) == 10 and not t.rules.poussin:
            hold("sketch", not found["lacking"], found["optimised"], f"{where} style")
        aims = view(d.after, seat)["clubs"][seat]["aims"] if t.colour else {}
        hand = view(t, seat)["clubs"][seat]["hand"]
        mine = {n: aim for n, aim in aims.items() if int(n) in hand}
        hold("sketch", found["aims"], mine, f"{where} aims")
        self.partial(t, seat, d, rng, where)
        for lines in others(t, seat, d, rng):
            self.legal(t, seat, lines, where)

    def partial(self, t: Table, seat: int, d: Drawn, rng: Rng, where: str) -> None:
        """One of them sits down: the engine takes him off the table on which all of them stood."""
        line = rng.below(5)
        if not d.lines[line] or (
            t.rules.malus_scope == o.MALUS_SCOPE_MATCH and t.stack.phase() == c.PREMATCH
        ):
            return
        at = rng.below(len(d.lines[line]))
        less = [[*row] for row in d.lines]
        less[line][at] = -1
        found = sketch(t, seat, LineUp(less))
        after = d.after.clone()
        changes.leave(after, seat, d.lines[line][at], c.OFF)
        true = worth(after, seat)
        self.book.hold("partial", told_worth(found), true, f"{where} {less}")
        self.book.hold("partial", found["free"], [row.count(-1) for row in less], where)
        self.book.hold("legal", found["legal"], False, f"{where} {less}")

    def legal(self, t: Table, seat: int, lines: list[list[int]], where: str) -> None:
        """Is this line-up taken exactly where it is said to be legal?"""
        found = sketch(t, seat, LineUp(lines))
        run = answers(t, seat, lines, found["captain"])
        after = replayed(t, seat, run)
        self.book.hold("legal", found["legal"], after is not None, f"{where} {lines} {found}")
        if after is not None:
            self.book.hold("sketch", told_worth(found), worth(after, seat), f"{where} {lines}")

    def moment(self, t: Table, seat: int, codes: list[int], where: str) -> None:
        """Shapes that can be taken now, and the tackles and supports that may be played."""
        found = sketch(t, seat, None)
        if t.stack.phase() == c.PREMATCH:
            open_ = {anchors(code)[0] for code in codes if code >= c.SHAPE}
        elif t.stack.phase() == c.CHANGE:
            open_ = {f"shape:{name}" for name in view(t, seat)["change"]["shapes"]}
        else:
            hits = [hit for hit in map(played, codes) if hit and hit[2] in ("tackle", "support")]
            told = (found or {"duels": {}})["duels"]
            if t.stack.phase() == c.BONUS:
                trial, _ = kit.answered(GAME, t, seat, int(c.PASS))
                asked = trial.stack.phase() == c.BONUS and GAME.due(trial) != AUTO
                self.book.hold("moment", bool(found and found["closes"]), not asked, where)
            if t.rules.poussin:  # one card stands for all of its kind
                self.book.hold("moment", bool(told), bool(hits), where)
            else:
                right = {(str(hit[1]), bool(hit[3])) for hit in hits}
                modes = {(n, mode == "aggressive") for n, one in told.items() for mode in one}
                self.book.hold("moment", modes, right, where)
            return
        told = {"shape:" + "-".join(map(str, f["lines"])) for f in found["formations"] if f["open"]}
        self.book.hold("moment", told, open_, where)
        lacking = [f for f in found["formations"] if not f["open"] and not f["short"]]
        if t.stack.phase() == c.PREMATCH:
            self.book.hold("moment", lacking, [], f"{where} says why")

    def pushes(self, t: Table, seat: int, codes: list[int], rng: Rng, where: str) -> None:
        """FC-119 Every push that is open, its shot, and what may be played after it."""
        open_ = {code - int(c.PUSH) for code in codes if code >= c.PUSH}
        for fans in range(5):
            for kop in range(2):
                for supports in range(4):
                    n = fans * 12 + kop * 6 + supports
                    plan = Push(fans, kop, supports)
                    if n and n not in open_:
                        self.refused(t, seat, plan, where)
                    elif rng.below(3) == 0 or not n:
                        self.push(t, seat, plan, rng, where)

    def refused(self, t: Table, seat: int, plan: Push, where: str) -> None:
        """Nothing is told of a push that cannot be made."""
        try:
            found = sketch(t, seat, plan)
        except BadText:
            found = "refused"
        self.book.hold("refused", found, "refused", f"{where} {plan}")

    def push(self, t: Table, seat: int, plan: Push, rng: Rng, where: str) -> None:
        """One push; the true table is pushed by the engine, without asking the other club."""
        n = plan.fans * 12 + plan.kop * 6 + plan.supports
        found = sketch(t, seat, plan)
        after = t.clone()
        changes.push(after, seat, c.PUSH + n, Log(False))
        hold = self.book.hold
        hold("sketch", found["raw"], int(after.raw), f"{where} {plan}")
        hold("sketch", found["final"], asks.final(after), f"{where} {plan}")
        odds = {what: ratio(x) for what, x in found["odds"].items()}
        hold("sketch", odds, self.referee.shot(after, asks.final(after)), f"{where} {plan}")
        then = sketch(after, seat, None) or {"duels": {}}
        hold("sketch", found["duels"], then["duels"], f"{where} {plan}")
        if found["duels"] and rng.below(4) == 0:
            self.referee.duels(after, seat, asks.open_now(after, seat), f"{where} after {plan}")


def others(t: Table, seat: int, d: Drawn, rng: Rng) -> Iterator[list[list[int]]]:
    """The line-up with somebody else in one place, two who changed places, one place moved."""
    spots = [(line, at) for line, row in enumerate(d.lines) for at in range(len(row))]
    on = {n for row in d.lines for n in row}
    stood = {n for row in asks.lines(t, seat) for n in row}
    squad = [n for n in range(t.book.cards) if sums.squad(t, seat, True) >> n & 1]
    for _ in range(2):
        line, at = spots[rng.below(len(spots))]
        new = squad[rng.below(len(squad))]
        if new not in on:
            lines = [[*row] for row in d.lines]
            lines[line][at] = new
            if t.stack.phase() == c.PREMATCH or any(n not in stood for row in lines for n in row):
                yield lines
        to = rng.below(5)
        if to != line:
            lines = [[*row] for row in d.lines]
            lines[to].append(lines[line].pop(at))
            yield lines
