"""`touchline perft`: how many options there are, for comparing engines and finding faults."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from touchline.core.faults import BadText, Fault
from touchline.play import reading, setups
from touchline.play.room import Room, Rooms
from touchline.play.sim.perft import leaves, random_answers
from touchline.play.speech import Voice

from .parser import Parser, whole
from .rooms import given, seated, settled


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("game", metavar="GAME", help=p.about("game", list(rooms)))
    p.add_argument("position", metavar="POSITION", nargs="*", help=p.about("position"))
    p.add_argument("--die", type=whole(p.say, 1, 6), metavar="N", help=p.about("die"))
    p.add_argument("--file", metavar="FILE", help=p.about("file"))
    p.add_argument("--depth", type=whole(p.say, 1, 9), metavar="N", help=p.about("depth"))
    p.add_argument("--seed", type=whole(p.say, 0, 2**31), metavar="S", help=p.about("seed"))
    p.add_argument("--after", type=whole(p.say, 0, 99_999), metavar="N", help=p.about("after"))
    p.add_argument("--seats", type=whole(p.say, 1, 8), metavar="N", help=p.about("seats"))
    p.add_argument("--preset", default="", metavar="NAME", help=p.about("preset"))
    p.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=p.about("option")
    )


def run(args: argparse.Namespace, say: Voice) -> int:
    """Print the entries E/P/K/B/G/U, or with --depth the ways to go on, a depth a line."""
    room = args.rooms[args.game]
    if args.seats and not args.depth:
        sys.stderr.write(f"touchline perft: {say.say('cli-perft-seats-depth')}\n")
        return 2
    if args.depth and (args.position or args.file):
        sys.stderr.write(f"touchline perft: {say.say('cli-perft-apart')}\n")
        return 2
    if args.depth:
        return to_depth(args, room)
    counts = room.terminal.perft
    if counts is None:
        raise Fault(
            f"Options are counted from positions in writing, and {room.name} has none:"
            " count to a --depth.",
            "cli-perft-none",
            game=room.name,
        )
    options = settled(room.game, given(args.option), args.preset)
    text = " ".join(args.position)
    wrong = ""
    if bool(args.position) == bool(args.file):
        wrong = "cli-perft-one"
    elif args.position and not text.strip():
        wrong = "cli-perft-empty"
    if wrong:
        sys.stderr.write(f"touchline perft: {say.say(wrong)}\n")
        return 2
    if text:
        print(counts(text, options, args.die))
        return 0
    for line, position in lines(args.file):
        try:
            print(counts(position, options, args.die))
        except BadText as e:
            where = say.say("cli-line", file=args.file, line=str(line))
            sys.stderr.write(f"touchline: {where} {say.fault(e)}\n")
            return 1
    return 0


def to_depth(args: argparse.Namespace, room: Room) -> int:
    """Ways to answer once, twice and so on, from a new match or after random answers."""
    game = room.game
    options = settled(game, given(args.option), args.preset)
    settings = setups.setup(room, seated(game, args.seats), options)
    t = game.new(settings)
    random_answers(game, t, args.seed or 0, args.after or 0)
    for depth in range(1, args.depth + 1):
        print(depth, leaves(game, t, depth), flush=True)
    return 0


def lines(file: str) -> Iterator[tuple[int, str]]:
    """The positions of a file with their line numbers; "-" is standard input."""
    text = reading.text(file)
    for n, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield n, line.strip()
