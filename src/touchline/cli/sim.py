"""`touchline sim`: many matches between computers, counted."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from fractions import Fraction
from pathlib import Path
from typing import Final, TextIO

from touchline.play import setups
from touchline.play.numbers import columns, decimal, percent, percents
from touchline.play.room import Room, Rooms
from touchline.play.sim.batch import filled
from touchline.play.sim.batch import run as play_all
from touchline.play.sim.tallies import Interval, Played, Summary
from touchline.play.speech import Voice

from .parser import Parser, whole
from .rooms import given, settled, voice

BAR: Final = 30  # columns
GAPS: Final = {"en": " ", "fr": "\u202f"}  # before the sign of hundredths


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("game", metavar="GAME", help=p.about("game", list(rooms)))
    p.add_argument("--players", nargs="+", metavar="A", required=True, help=p.about("players"))
    p.add_argument(
        "--seats", type=whole(p.say, 1, 8), default=0, metavar="N", help=p.about("seats")
    )
    p.add_argument(
        "--matches",
        type=whole(p.say, 1, 10_000_000),
        default=100,
        metavar="N",
        help=p.about("matches"),
    )
    p.add_argument(
        "--seed", type=whole(p.say, 0, 2**53), default=1, metavar="S", help=p.about("seed")
    )
    p.add_argument(
        "--jobs", type=whole(p.say, 1, 256), default=1, metavar="J", help=p.about("jobs")
    )
    p.add_argument("--paired", action="store_true", help=p.about("paired"))
    p.add_argument("--out", metavar="FILE", help=p.about("out"))
    p.add_argument("--pack", default="base", metavar="ID", help=p.about("pack"))
    p.add_argument("--preset", default="", metavar="NAME", help=p.about("preset"))
    p.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=p.about("option")
    )


class Progress:
    """A bar on standard error, where somebody watches."""

    def __init__(self, say: Voice, total: int) -> None:
        self.say = say
        self.total = total
        self.done = 0
        self.shown = -1
        self.watched = sys.stderr.isatty()

    def step(self) -> None:
        """One match more."""
        self.done += 1
        at = self.done * BAR // self.total
        if not self.watched or (at == self.shown and self.done % 16):
            return
        self.shown = at
        bar = "#" * at + "." * (BAR - at)
        told = self.say.say("cli-sim-progress", done=self.done, all=self.total)
        sys.stderr.write(f"\r[{bar}] {told} ")
        sys.stderr.flush()

    def clear(self) -> None:
        """Wipe the bar away."""
        if self.watched:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def line_of(played: Played, specs: Sequence[str]) -> str:
    """One match as a line of JSON: who sat where, how it came out, and its tape."""
    cells: dict[str, object] = {
        "match": played.match,
        "players": [specs[i] for i in played.who],
        "points": played.points,
        "reason": played.reason,
        "score": played.score,
        "tape": json.loads(played.tape),
    }
    return json.dumps(cells, ensure_ascii=False, separators=(",", ":")) + "\n"


def run(args: argparse.Namespace, say: Voice) -> int:
    """Play, then show the table."""
    room = args.rooms[args.game]
    options = given(args.option)
    settled(room.game, options, args.preset)
    specs: list[str] = list(args.players)
    many = len(filled(room, specs, args.seats))
    bar = Progress(say, args.matches * (many if args.paired else 1))
    with ExitStack() as stack:
        out: TextIO | None = None
        if args.out:
            if setups.has_cards(room):
                setups.keep_editions(room, setups.packs(room, args.pack))
            out = stack.enter_context(Path(args.out).open("w", encoding="utf-8"))

        def heard(played: Played) -> None:
            bar.step()
            if out is not None:
                out.write(line_of(played, filled(room, specs, args.seats)))

        try:
            summary = play_all(
                room,
                specs,
                args.matches,
                args.seed,
                args.jobs,
                args.paired,
                options,
                heard,
                preset=args.preset,
                records=out is not None,
                pack=args.pack,
                seats=args.seats,
            )
        finally:
            bar.clear()
    show(summary, room, args.seed, voice(say.lang, room))
    if args.out:
        print(say.say("cli-sim-written", file=args.out))
    return 0


def show(s: Summary, room: Room, seed: int, say: Voice) -> None:
    """The table of results with intervals."""
    print(say.say("cli-sim-head", game=room.name, matches=s.matches, seed=str(seed)))
    print()
    if s.unit != "goals" or (len(s.seats) != 2 and not room.words.sides):
        many(s, say)
        reasons(s, room.name, say)
        return
    keys = ("player", "points", "interval", "wins", "draws", "losses")
    rows = [[say.say(f"cli-sim-{key}") for key in keys]]
    means = shares(s.means(), say)
    for n, (spec, line) in enumerate(zip(s.specs, s.lines, strict=True)):
        share = s.share(n)
        rows.append(
            [
                spec,
                means[n],
                between(share, say),
                str(line.wins),
                str(line.draws),
                str(line.losses),
            ]
        )
    print(columns(rows))
    print()
    if s.lines[0].both_lost:
        print(say.say("cli-sim-both", count=s.lines[0].both_lost))
    if s.counted:
        print(say.say("cli-sim-goals", mean=decimal(s.per_match(s.goals), 2, say)))
    reasons(s, room.name, say)


def many(s: Summary, say: Voice) -> None:
    """One seat, or more than two that each play for themselves: places, scores, and every seat."""
    score = [say.say("cli-sim-score", unit=s.unit)] if s.counted else []
    keys = ("player", "points", "interval", "wins", "shared", "place")
    rows = [[*(say.say(f"cli-sim-{key}") for key in keys), *score]]
    means = shares(s.means(), say)
    for n, (spec, line) in enumerate(zip(s.specs, s.lines, strict=True)):
        share = s.share(n)
        rows.append(
            [
                spec,
                means[n],
                between(share, say),
                str(line.wins),
                str(line.draws),
                decimal(s.per_match(line.places), 2, say),
                *([decimal(s.per_match(line.scored), 1, say)] if score else []),
            ]
        )
    print(columns(rows))
    print()
    if len(s.seats) == 1:
        return
    rows = [[say.say("cli-sim-seat"), say.say("cli-sim-points"), *score]]
    won = shares([Fraction(x / s.matches).limit_denominator(10**6) for x in s.shares], say)
    for seat, sums in enumerate(s.scores):
        scored = [decimal(s.per_match(sums), 1, say)] if score else []
        rows.append([str(seat + 1), won[seat], *scored])
    print(columns(rows))
    print()


def reasons(s: Summary, name: str, say: Voice) -> None:
    """How matches ended."""
    print(say.say("cli-sim-reasons"))
    for reason, count in sorted(s.reasons.items(), key=lambda pair: -pair[1]):
        print(f"  {count:>7}  {reason_word(name, reason, say)}")


def reason_word(name: str, reason: int, say: Voice) -> str:
    """How matches ended, in a few words."""
    id = f"cli-sim-reason-{name}-{reason}"
    return say.say(id) if say.has(id) else str(reason)


def shares(parts: Sequence[Fraction], say: Voice) -> list[str]:
    """Parts of a whole in hundredths, rounded together."""
    return percents(parts, say, GAPS[say.lang])


def between(share: Interval, say: Voice) -> str:
    """What a share lies between, nineteen times in twenty."""
    gap = GAPS[say.lang]
    return f"{percent(share.low, say, gap)} – {percent(share.high, say, gap)}"
