"""Looking at positions and records without a table: for lessons, analysis and replays.

Nothing is kept. Everything shown is public: a position text has no secrets, a record is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from touchline.core.choices import settle
from touchline.core.contract import State, View
from touchline.core.faults import Fault
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.names import tidy
from touchline.core.words import Fact, Words
from touchline.play import courses, records, setups
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.room import Room, Rooms
from touchline.play.shown import entry, plain
from touchline.play.tapes import match_from, report_of
from touchline.play.walk import left, opening, walk

from . import content, deltas, feed, wire
from .rooms import room, room_of_tape
from .texts import Trouble, known, said


def study(rooms: Rooms, wish: wire.Study) -> wire.Studied:
    """The view and question of a position, what an answer does there, or why it is shut.

    Raises Trouble.
    """
    r = room(rooms, wish.game)
    for course in courses.courses(r):
        if course.id == wish.lesson:
            return follow(r, course, wish)
    try:
        settled = settle(r.game.choices, r.game.presets, wish.options)
        s = r.game.read(wish.position.strip(), setups.setup(r, r.game.tables[0], settled))
        ask = r.game.pending(s)
    except Fault as e:
        raise Trouble.of(e) from None
    q = ask.decisions[0] if ask.decisions else None
    facts: list[Fact] = []
    reasons: list[wire.Reason] = []
    done = False
    if wish.anchors or wish.code is not None:
        if q is None:
            raise Trouble(409, "srv-nobody-to-play")
        if wish.anchors:
            reasons = feed.reasons(r.words, q, r.game.view(s, q.seat), wish.anchors)
        if wish.code is not None:
            if wish.code not in q.options:
                raise Trouble(422, "srv-not-open")
            log = Log()
            r.game.step(s, q.seat, wish.code, log)
            facts = r.words.facts([e.seen_by(q.seat) for e in log.events])
            done = wish.lesson != "" and set(wants(r, wish.lesson)) <= r.wishes(facts)
            ask = r.game.pending(s)
            q = ask.decisions[0] if ask.decisions else None
    eye = q.seat if q is not None else s.seats
    v = r.game.view(s, eye)
    view = r.words.view(v)
    return wire.Studied(
        view=view,
        ask=None if q is None else feed.ask(r.words, q, v),
        facts=[feed.fact(f) for f in facts],
        reasons=reasons,
        done=done,
        position=str(entry(view, "position") or ""),
        step=0,
        stage=0,
        options=dict(wish.options),
        content={},
        found=planned(r, s, eye, v, wish),
    )


def planned(r: Room, s: State, seat: int, v: View, wish: wire.Study) -> wire.Data | None:
    """What would come of the plan that is asked about. Raises Trouble."""
    if wish.plan is None:
        return None
    return feed.planned(r.game, r.words, s, seat, v, wish.plan)


def follow(r: Room, course: courses.Course, wish: wire.Study) -> wire.Studied:
    """A course after the learner's answers; what is new since `told` of them. Raises Trouble."""
    script: courses.Script[State] = courses.Script(r, course)
    try:
        at = script.follow(wish.codes, wish.told)
    except Fault as e:
        raise Trouble.of(e) from None
    eye = course.eye
    v = r.game.view(at.state, eye)
    q = None if at.done else r.game.pending(at.state).of(eye)
    reasons: list[wire.Reason] = []
    if q is not None and wish.anchors:
        reasons = feed.reasons(r.words, q, v, wish.anchors)
    return wire.Studied(
        view=r.words.view(v),
        ask=None if q is None else feed.ask(r.words, q, v),
        facts=[feed.fact(f) for f in r.words.facts([e.seen_by(eye) for e in at.events])],
        reasons=reasons,
        done=at.done,
        position="",
        step=at.step,
        stage=at.stage,
        options=dict(course.options),
        content={} if wish.codes else content.cards(r, {}, known(wish.lang)),
        found=planned(r, at.state, eye, v, wish),
    )


# -- lessons --------------------------------------------------------------------------------------


def wants(r: Room, lesson: str) -> list[str]:
    """What a lesson asks for. Raises Trouble for one that is not there."""
    for each in content.lessons(r):
        if each.id == lesson:
            return each.want
    raise Trouble(404, "srv-no-lesson", lesson=lesson[:40])


# -- replays --------------------------------------------------------------------------------------


def replay(
    rooms: Rooms,
    text: str | bytes,
    lang: str,
    eye: int = -1,
    file: str = "",
    names: Sequence[str] = (),
) -> wire.Replay:
    """The match of a record: a tape, or the game's own notation; bytes are those of a file.

    Raises Trouble.
    """
    try:
        tape = records.open_any(rooms, text, file)
        r = room_of_tape(rooms, tape.header.game)
        m = match_from(r, tape, Silent(), eager=False)
    except Fault as e:
        raise Trouble.of(e) from None
    return replay_of(r, m, lang, eye, names)


def replay_of(
    r: Room, m: Match[State], lang: str, eye: int = -1, names: Sequence[str] = ()
) -> wire.Replay:
    """Every moment of a match that is over: as a watcher saw it, or as the seat `eye` did.

    Where nobody sits but one, that seat is meant unless another eye is named.

    names  of its people, where they do not stand in the head of its tape
    """
    game, words, h = m.game, r.words, m.tape.header
    state = opening(m)
    seats = int(state.seats)
    if eye < 0 and seats == 1:
        eye = 0
    eye = eye if 0 <= eye < seats else seats
    reel = Reel(m, words, eye)
    reel.add(0, FATE, [], state)
    goals: list[int] = []
    for s in walk(m, before=True):
        state = s.state
        gone = left(words, s.who, s.code)
        if gone is not None:
            reel.add(s.at, s.who, [gone], s.before)
            continue
        answer = reel.answer(s.who, s.code, s.before)
        facts = words.facts([e.seen_by(eye) for e in s.events])
        if any(f.mark for f in facts):
            goals.append(s.at)
        reel.add(s.at, s.who, facts, state, answer)
    result = m.ask.result
    known = content.teams(r, h.packs)
    named = [h.more.get(f"team-{n}", "") for n in range(words.sides or seats)]
    teams = content.default_teams(r, [id if id in known else "" for id in named])
    return wire.Replay(
        game=game.name,
        options=dict(h.options),
        preset=h.preset,
        teams=[content.team(r, id, n, h.packs) for n, id in enumerate(teams)],
        names=[tidy(name) for name in names or h.seats] or [""] * seats,
        frames=reel.frames,
        goals=goals,
        over=None if result is None else feed.outcome(words, result, game.view(state, eye)),
        content=content.cards(r, h.packs, lang),
        report=report_of(r, m),
        eye=eye,
        secrets=not words.previews,
        notation=r.record is not None,
    )


class Answer(NamedTuple):
    """An answer of a replay before it is carried out: in notation, and in words."""

    notation: str = ""
    chosen: wire.Option | None = None
    asked: wire.Said | None = None


NOTHING: Final = Answer()


class Reel:
    """The moments of a replay through one pair of eyes, each told by what it changes."""

    def __init__(self, m: Match[State], words: Words, eye: int) -> None:
        self.game = m.game
        self.words = words
        self.eye = eye
        self.frames: list[wire.Frame] = []
        self._view: dict[str, object] = {}

    def answer(self, who: int, code: int, s: State) -> Answer:
        """An answer that is about to be given at this table."""
        words = self.words
        v = self.game.view(s, self.eye)
        notation = words.notation(who, code, v)
        if who == FATE:
            q = self.game.asking(s, False).chance
            return Answer(notation, asked=None if q is None else said(words.chance(q.kind, v)))
        # named as its own seat sees the table: the record is over, and its notation tells as much
        return Answer(notation, wire.Option(code, *words.option(code, self.game.view(s, who))))

    def add(self, at: int, who: int, facts: list[Fact], s: State, answer: Answer = NOTHING) -> None:
        """One moment more."""
        view = plain(self.words.view(self.game.view(s, self.eye)))
        shown = deltas.change(self._view, view) if self.frames else view
        self._view = view
        told = [feed.fact(f) for f in facts]
        self.frames.append(wire.Frame(at, who, *answer, told, shown))
