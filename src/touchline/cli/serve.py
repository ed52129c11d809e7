"""`touchline serve`: the table for browsers, until somebody stops it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from touchline.play.room import Rooms
from touchline.play.speech import Voice

from .parser import Parser, whole


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("--host", default="127.0.0.1", metavar="HOST", help=p.about("host"))
    p.add_argument("--port", type=whole(p.say, 0, 65535), metavar="PORT", help=p.about("port"))
    p.add_argument("--data", type=Path, metavar="DIR", help=p.about("data"))
    p.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help=p.about("allow-host"),
    )
    p.add_argument(
        "--behind", action="append", default=[], metavar="NETWORK", help=p.about("behind")
    )
    p.add_argument("--limit", action="append", default=[], metavar="NAME=N", help=p.about("limit"))


def run(args: argparse.Namespace, say: Voice) -> int:
    """Serve; the address is the only line on standard output."""
    from touchline.server.ailing import Ailing
    from touchline.server.config import PORT, Config
    from touchline.server.limits import limited
    from touchline.server.pages import is_built
    from touchline.server.serve import on_loopback, serve

    port = PORT if args.port is None else args.port
    config = Config(
        args.data,
        args.host,
        port,
        tuple(args.allow_host),
        tuple(args.behind),
        limits=limited(args.limit),
    )

    def ails(found: list[Ailing]) -> None:
        sys.stderr.write(say.say("cli-serve-ailing", count=sum(a.count for a in found)) + "\n")
        for a in found:
            why = say.fault(a.why)
            line = say.say("cli-serve-ails", count=a.count, game=a.game, why=why, table=a.example)
            sys.stderr.write(line + "\n")
        sys.stderr.write(say.say("cli-serve-ails-what") + "\n")

    def ready(address: str) -> None:
        print(address, flush=True)
        sys.stderr.write(say.say("cli-serve-at", address=address) + "\n")
        if not on_loopback(args.host):
            sys.stderr.write(say.say("cli-serve-open") + "\n")
        if not is_built():
            sys.stderr.write(say.say("cli-serve-no-client") + "\n")

    serve(config, ready, ails, args.rooms)
    return 0
