"""The last gate: whatever a listener learns is made here, from what its own seat may know.

Facts as that seat saw them, the view built for it, and only its own question. Nothing else of a
match goes to a socket.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

import msgspec

from touchline.core.contract import Game, State, View
from touchline.core.faults import BadText
from touchline.core.log import Event, Log
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Words
from touchline.play.match import Match

from . import decoding, wire
from .deltas import change
from .texts import Trouble, parser_said, said

REASONS = 12  # as many as a person will read
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Step:
    """What one answer brought about. `at` counts the answers up to and with it.

    `remarks` are told before it: sentences about the table, not about the game.
    """

    at: int
    events: list[Event]
    remarks: tuple[Fact, ...] = ()


def fact(f: Fact) -> wire.Fact:
    """A fact for the wire."""
    return wire.Fact(f.kind, None if f.said is None else said(f.said), dict(f.data))


def facts(words: Words, steps: Iterable[Step], eye: int) -> list[wire.Fact]:
    """What this eye saw happen."""
    told: list[wire.Fact] = []
    for step in steps:
        told += [fact(f) for f in step.remarks]
        told += [fact(f) for f in words.facts([e.seen_by(eye) for e in step.events])]
    return told


def story(words: Words, steps: Iterable[Step], eye: int, over: bool = False) -> list[wire.Line]:
    """The same as lines to read; once it is `over` they may say which answer they tell of."""
    lines: list[wire.Line] = []
    heard = 0
    for step in steps:
        seen = [*step.remarks, *words.facts([e.seen_by(eye) for e in step.events])]
        heard += bool(seen)
        at = step.at if words.previews or over else heard  # the length of the tape tells too
        lines += [wire.Line(at, said(f.said)) for f in seen if f.said is not None]
    return lines


def ask(words: Words, q: Decision, v: View) -> wire.Ask:
    """A seat's own question; `v` is that seat's view."""
    options = [wire.Option(code, *words.option(code, v)) for code in q.options]
    return wire.Ask(q.seat, said(words.question(q, v)), options, q.least, q.most, sketch(words, v))


def sketch(words: Words, v: View) -> wire.Data | None:
    """What would come of the answers that are open to the seat whose view this is.

    None where the room has nothing to say.
    """
    return cast("wire.Data | None", words.sketch(v, None))  # a record, written out as it is


def planned(
    game: Game[State], words: Words, s: State, seat: int, v: View, plan: wire.Data
) -> wire.Data | None:
    """What would come of a plan of this seat, whose view is `v`: a room is given nothing else. The
    table `s` is looked at for Codes alone, where nothing is hidden; it stays as it is.

    None where there is nothing to say. Raises Trouble for what is no plan of the room or the seat.
    """
    if not words.plans and not words.previews:
        return None
    found: object | None
    try:
        wished = decoding.plan(plan, (*words.plans, wire.Codes))
        if isinstance(wished, wire.Codes):
            found = foreseen(game, words, s, seat, wished.codes) if words.previews else None
        else:
            found = words.sketch(v, wished)
    except decoding.BadJson as e:
        raise Trouble(422, "srv-bad-message", reason=parser_said(e)) from None
    except BadText as e:
        raise Trouble.of(e) from None
    return cast("wire.Data | None", found)  # a record, written out as it is


def foreseen(
    game: Game[State], words: Words, s: State, seat: int, codes: Sequence[int]
) -> wire.Foreseen:
    """What these answers of a seat, one after the other, would bring about on a clone of the table,
    up to the next roll of fate, and the odds then. Only for games in which nothing is hidden.

    Raises Trouble for none, and for one that is not open when it is its turn.
    """
    trial, log = s.clone(), Log()
    notation: list[str] = []
    for code in codes:
        q = game.pending(trial).of(seat)
        if q is None or code not in q.options:
            break
        notation.append(words.notation(seat, code, game.view(trial, seat)))
        game.step(trial, seat, code, log)
    if not codes or len(notation) < len(codes):
        raise Trouble(409, "srv-not-open")
    odds = [wire.Odds(said(c.said), c.ways, c.of) for c in words.chances(trial)]
    final = not game.pending(trial).decisions
    return wire.Foreseen(facts(words, [Step(0, log.events)], seat), notation, odds, final)


def outcome(words: Words, result: Result, v: View) -> wire.Outcome:
    """How it ended. Seats that play together win together, as one side.

    Who plays alone has won with both points: one is a fair end, none a poor one.
    """
    best = max(result.points)
    first = {words.side(seat) for seat, points in enumerate(result.points) if points == best}
    won = len(first) == 1 and (len(result.points) > 1 or best == 2)
    winner = first.pop() if won else None
    return wire.Outcome(list(result.points), winner, said(words.ending(result, v)))


@dataclass(frozen=True, slots=True)
class Sight:
    """All that one eye learns from a change, the same for every listener who looks through it.

    facts  as they are sent: encoded once for all
    view   the room's own record, which nobody changes
    """

    eye: int
    facts: msgspec.Raw
    view: object
    ask: wire.Ask | None
    waiting: list[int]
    over: wire.Outcome | None
    loose: int


class Album:
    """The views of a match as they are sent, each made once while its eye learns nothing."""

    def __init__(self, m: Match[State], words: Words) -> None:
        self.match = m
        self.words = words
        self._kept: dict[int, tuple[View, object]] = {}

    def view(self, eye: int) -> object:
        """What this eye sees now."""
        v = self.match.view(eye)
        kept = self._kept.get(eye)
        if kept is None or kept[0] is not v:
            kept = self._kept[eye] = v, self.words.view(v)
        return kept[1]


class Scene:
    """One change, as each eye sees it. Where a game hides nothing all eyes see the same."""

    def __init__(self, album: Album, steps: Sequence[Step]) -> None:
        self.album = album
        self.match = album.match
        self.words = album.words
        self.steps = steps
        self._seen: dict[tuple[int, int], Sight] = {}
        self._asks: dict[int, wire.Ask] = {}
        self._changes: dict[tuple[int, int], tuple[object, object, bytes]] = {}  # by identity

    def sight(self, eye: int, ears: int | None = None, *, asked: bool) -> Sight:
        """What `eye` sees now, and saw happen; its question only when it may answer (`asked`).

        With `ears` the facts are those that another seat, or the watcher, was told.
        """
        m = self.match
        through = 0 if self.words.previews else eye  # `previews`: nothing is hidden from anybody
        heard = through if ears is None or self.words.previews else ears
        if (through, heard) not in self._seen:
            self._seen[through, heard] = self._look(through, heard)
        seen = self._seen[through, heard]
        q = m.ask.of(eye) if asked else None
        # an envelope that is closed may be opened again, though its seat is asked nothing now
        sealed = asked and not self.words.previews and m.ask.result is None
        loose = m.loose[eye] if q is not None or sealed else 0
        if q is None:
            return replace(seen, eye=eye, loose=loose)
        if eye not in self._asks:
            self._asks[eye] = ask(self.words, q, m.view(eye))
        return replace(seen, eye=eye, ask=self._asks[eye], loose=loose)

    def change(self, before: object, after: object) -> bytes:
        """What makes one view of another, worked out once for all who were sent the same before."""
        pair = id(before), id(after)
        if pair not in self._changes:
            self._changes[pair] = before, after, _encode(change(before, after))
        return self._changes[pair][2]

    def _look(self, eye: int, ears: int) -> Sight:
        m = self.match
        result = m.ask.result
        return Sight(
            eye,
            msgspec.Raw(_encode(facts(self.words, self.steps, ears))),
            self.album.view(eye),
            None,
            [d.seat for d in m.ask.decisions],
            None if result is None else outcome(self.words, result, m.view(eye)),
            0,
        )


def reasons(words: Words, q: Decision, v: View, anchors: Sequence[str]) -> list[wire.Reason]:
    """Why what was touched leads nowhere: the shut answers that fit it best, a sentence once."""
    found: list[tuple[int, int, list[str], int]] = []
    touched = set(anchors)  # a message may name as many as it likes, and again and again
    for n, (code, why) in enumerate(q.shut.items()):
        named, _ = words.option(code, v)
        hits = len(touched.intersection(named))
        if anchors and anchors[-1] not in named:
            continue  # it was the last touch that was refused
        if hits:
            in_order = list(named[: len(anchors)]) == list(anchors)
            found.append((-hits - in_order, n, named, why))
    found.sort()
    told: list[wire.Reason] = []
    known: set[tuple[str, str]] = set()
    for rank, _, named, why in found:
        if rank > found[0][0]:
            break  # only the best fit is the answer; the rest would confuse
        sentence, rule = words.reason(why)
        if (sentence.id, rule) not in known:
            known.add((sentence.id, rule))
            told.append(wire.Reason(named, said(sentence), rule))
    return told[:REASONS]


def steps_of(m: Match[State]) -> list[Step]:
    """The steps of a match so far: one an answer, fate's too, and what the rules opened.

    A resignation that ended the match is no answer of the rules, hence no step.
    """
    starts = [0, *m.ends]
    events = m.log.events
    return [Step(at, events[starts[at - 1] : end]) for at, end in enumerate(m.ends, 1)]
