"""`touchline odds`: what the dice can bring, as exact fractions."""

from __future__ import annotations

import argparse

from touchline.core.faults import Fault
from touchline.play.room import Rooms
from touchline.play.speech import Voice

from .parser import Parser, whole
from .rooms import given, settled, voice


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("game", metavar="GAME", help=p.about("game", list(rooms)))
    p.add_argument("position", metavar="POSITION", nargs="*", help=p.about("position"))
    p.add_argument("--die", type=whole(p.say, 1, 6), metavar="N", help=p.about("die"))
    p.add_argument("--preset", default="", metavar="NAME", help=p.about("preset"))
    p.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=p.about("option")
    )


def run(args: argparse.Namespace, say: Voice) -> int:
    """The tables of the dice, or the chances of a position."""
    room = args.rooms[args.game]
    options = settled(room.game, given(args.option), args.preset)
    if room.terminal.odds is None:
        raise Fault(
            f"{room.name} has no tables of its dice to show.", "cli-odds-none", game=room.name
        )
    position = " ".join(args.position)
    room.terminal.odds(room, position, options, args.die, voice(say.lang, room))
    return 0
