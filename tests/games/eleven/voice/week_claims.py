"""What the rest of a week of Eleven costs and brings (`outlook`), beside what the engine's phases
do: the stands are emptied, fees are charged, what is too much goes, and Monday produces.

The claim is about the table as it stands, without what somebody may still use. So a clone is put
before each of those phases, whatever else would come before them, and the manager declines all that
may be declined. Where the engine asks more than that (who of the staff bears what is unpaid, cards
whose production is something else than resources), what follows is not compared; the view says so
too, in `bearers` and in `cards`.

    fees      fees of the week, and what of them cannot be paid
    unpaid    suspension tokens for that, and how many could bear the first
    stands    money of the fans on the stands; and with as many more as may be put there
    trimmed   fans, operations, fitness that are discarded
    monday    all four resources after production
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.games.footclub.voice.claims import Data, Ledger
from tests.truth import kit
from touchline.core.buffers import Codes
from touchline.core.ids import AUTO, EVERYONE
from touchline.core.log import Event, Log
from touchline.core.rng import Rng
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow
from touchline.games.eleven.rules.week import evening, weekend
from touchline.games.eleven.voice.view.viewing import view as shown_to
from touchline.play.shown import plain


def own_week(book: Ledger, t: Table, seat: int, where: str) -> None:
    """EL-081, EL-285, EL-303, EL-304, EL-309 One manager's week, from here to the next Monday."""
    shown: Data | None = plain(shown_to(GAME.view(t, seat)))["clubs"][seat]["outlook"]
    if shown is None:
        return
    trial = alone(t)
    told = Log()
    evening.clear_away(trial, seat, told)
    book.hold("stands", shown["stands"], amount(told.events, e.STAND_MONEY), where)
    fuller(book, t, seat, shown, where)
    if not shown["paid"]:
        fees(book, trial, seat, shown, where)
    if shown["last"] or shown["tokens"]:
        return  # no Monday; or it depends on who bears them
    told = Log()
    weekend.ready(trial)
    weekend.keep(trial, told)
    gone = [0, 0, 0, 0]
    for x in told.events:
        if x.kind == e.TRIMMED and x.a == seat:
            gone[x.b // 64] = int(x.b) % 64
    book.hold("trimmed", shown["trimmed"], gone[1:], where)
    flow.begin_week(trial, told)
    if not shown["cards"]:
        most = trial.clone()
        produce(trial, seat)
        found = [int(trial.get(seat, c.HAS + res)) for res in range(4)]
        book.hold("monday", shown["monday"], found, where)
        produce(most, seat, declines=False)
        more = [n + m for n, m in zip(shown["monday"], shown["more"], strict=True)]
        found = [int(most.get(seat, c.HAS + res)) for res in range(4)]
        book.hold("monday", more, found, where)


def richer(t: Table, seat: int, rng: Rng) -> Table:
    """The same with more staff, buildings and fans on the stands: what is rare is met often."""
    u = t.clone()
    for card in range(u.book.first[c.STAFF], u.book.first[c.STAFF + 1]):
        if u.where[card] == c.PILE and rng.below(4) == 0:
            u.move(card, c.OWN + seat, int(EVERYONE))
    for kind in range(7):
        if u.built[seat * 8 + kind] == 0 and rng.below(3) == 0:
            u.built[seat * 8 + kind] = 1
    lane = u.lanes[seat]
    if u.stack.phase() == c.LANES and lane.phase() in (c.STANDS, c.MATCH_TACTIC, c.WINDOW):
        for stand in range(rng.below(5)):
            u.put(seat, c.STANDS_AT + stand, 1)
    return u


def alone(t: Table) -> Table:
    """A clone on which nothing is under way, as before something that all do at an own pace."""
    trial = t.clone()
    trial.stack.depth = 0
    trial.stack.turn(c.LANES, flow.AFTER_FEES)
    for lane in trial.lanes:
        lane.depth = 0
        lane.turn(c.LANE_DONE)
    return trial


def fees(book: Ledger, trial: Table, seat: int, shown: Data, where: str) -> None:
    """Fees are charged, paid as far as possible, and borne by staff, the first who may."""
    lane = trial.lanes[seat]
    lane.push(c.PENALTY, seat, weekend.ABILITIES)
    PHASES[c.PENALTY].resolve(trial, lane, int(AUTO), 0, Log())
    lane.pop()  # abilities of the week's end are not foreseen
    before = suspended(trial, seat)
    spared = list(combinations(weekend.bearers(trial, seat), 2)) if shown["short"] else []
    ways = [trial.clone() for _ in spared]
    asked, told = run(trial, seat)
    for way, pair in zip(ways, spared, strict=True):
        run(way, seat, spare=pair)
    book.hold("fees", shown["fees"], amount(told, e.FEES), where)
    book.hold("fees", shown["short"], amount(told, e.UNPAID), where)
    book.hold("fees", shown["left"], int(trial.get(seat, c.HAS + c.MONEY)), where)
    # the view tells the fewest: of two at most it matters who bears tokens
    least = min(suspended(u, seat) - before for u in (trial, *ways))
    book.hold("unpaid", shown["tokens"], least, where)
    if shown["short"]:
        first = asked[0] if asked else 0
        book.hold("unpaid", shown["bearers"] if shown["bearers"] > 1 else 0, first, where)


def fuller(book: Ledger, t: Table, seat: int, shown: Data, where: str) -> None:
    """EL-210 As many fans as may be put onto the stands, where that is asked just now."""
    lane = t.lanes[seat]
    if t.stack.phase() != c.LANES or lane.phase() != c.STANDS:
        return
    trial, told = t.clone(), Log()
    most = max(kit.open_to(GAME, t, seat))
    PHASES[c.STANDS].resolve(trial, trial.lanes[seat], seat, most, Log())
    evening.clear_away(trial, seat, told)
    full = amount(told.events, e.STAND_MONEY)
    book.hold("stands", shown["stands"] + shown["room"], full, where)


def produce(trial: Table, seat: int, declines: bool = True) -> None:
    """Monday's income and what produces by itself; what may be used too, unless it is declined."""
    trial.stack.depth = 0
    trial.stack.turn(c.LANES, flow.AFTER_MONDAY)
    lane = trial.lanes[seat]
    lane.push(c.PRODUCTION, seat)
    run(trial, seat, until=c.MEETING, declines=declines)


def run(
    trial: Table, seat: int, until: int = -1, spare: tuple[int, ...] = (), declines: bool = True
) -> tuple[list[int], list[Event]]:
    """The lane of a seat to its end, or to a phase; what may be declined is, and of the staff the
    first bears what is unpaid, or the first who is not to be spared. How many could bear each
    unpaid money, 0 where that was no question, and what happened.
    """
    lane, told, asked = trial.lanes[seat], Log(), list[int]()
    while lane.phase() not in (c.LANE_DONE, until):
        phase = int(lane.phase())
        who, answer, codes = int(AUTO), 0, list[int]()
        if PHASES[phase].due(trial, lane) != AUTO:
            out = Codes()
            PHASES[phase].ask(trial, lane, seat, out)
            codes = out.listed()
            ordered = sorted(codes, key=lambda code: code - c.CARD in spare)
            if c.PASS in codes and not declines and len(codes) > 1:
                ordered = [code for code in codes if code != c.PASS]
            passes = c.PASS in ordered
            who, answer = seat, int(c.PASS) if passes else chosen(trial, ordered)
        if phase == c.PENALTY and lane.get(2) == weekend.BEARING and trial.get(seat, c.OWED):
            asked.append(len(codes))
        PHASES[phase].resolve(trial, lane, who, answer, told)
    return asked, told.events


def chosen(trial: Table, codes: list[int]) -> int:
    """The first answer, of abilities the first that must be used."""

    def must(code: int) -> bool:
        ability = code - c.ABILITY
        return bool(trial.book.ability(ability, b.MODE) == a.MUST)

    musts = [x for x in codes if c.ABILITY <= x < c.ABILITY + trial.book.count_abilities()]
    return next((x for x in musts if must(x)), codes[0])


def suspended(t: Table, seat: int) -> int:
    """Suspension tokens on the staff of a seat."""
    staff = range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1])
    return sum(int(t.token(n, c.SUSPENSION)) for n in staff if t.where[n] == c.OWN + seat)


def amount(events: list[Any], kind: int) -> int:
    """The number that the event of this kind told; 0 where there was none."""
    return next((int(x.b) for x in events if x.kind == kind), 0)
