"""`touchline play`: the table in the browser, or the whole match in the terminal."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from random import SystemRandom
from typing import Any, Final
from urllib.parse import urlsplit

from touchline.core.choices import settle, spell
from touchline.core.faults import BadOption, Fault
from touchline.core.tape import Header, Tape
from touchline.play import library, records, setups
from touchline.play.ai.levels import default_of, player
from touchline.play.croupier import Croupier, Entropy, Seeded
from touchline.play.match import Match
from touchline.play.room import Room, Rooms
from touchline.play.sim.luck import draw
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.play.teams import Team
from touchline.play.terminal.story import teams_of

from .parser import Parser, whole
from .replay import located
from .rooms import given, seated, voice

#: options that say nothing to a browser, where matches are set up on the page
AT_THE_KEYBOARD: Final = (
    "level", "hot-seat", "side", "seats", "seat", "teams", "preset", "option", "pack", "seed",
    "load", "colour",
)  # fmt: skip
HERE: Final = "127.0.0.1"  # where is listened unless told otherwise: this machine alone
EVERYWHERE: Final = "0.0.0.0"  # where is listened for friends; who is near, network.py says
THINK: Final = 3.0  # seconds the computer may take for an answer


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    first, *_ = known = list(rooms)
    p.add_argument("game", metavar="GAME", nargs="?", default=first, help=p.about("game", known))
    p.add_argument("--terminal", action="store_true", help=p.about("terminal"))
    p.add_argument("--level", type=whole(p.say, 1, 6), metavar="N", help=p.about("level"))
    p.add_argument("--hot-seat", action="store_true", help=p.about("hot-seat"))
    p.add_argument("--side", choices=("L", "R"), help=p.about("side"))
    p.add_argument("--seats", type=whole(p.say, 1, 8), metavar="N", help=p.about("seats"))
    p.add_argument("--seat", type=whole(p.say, 1, 8), metavar="N", help=p.about("seat"))
    p.add_argument("--teams", nargs="+", metavar="ID", help=p.about("teams"))
    p.add_argument("--preset", default="", metavar="NAME", help=p.about("preset"))
    p.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help=p.about("option")
    )
    p.add_argument("--pack", default="", metavar="ID", help=p.about("pack"))
    p.add_argument("--seed", type=whole(p.say, 0, 2**53), metavar="S", help=p.about("seed"))
    p.add_argument("--load", metavar="FILE", help=p.about("load"))
    colours = ("auto", "always", "never")
    p.add_argument("--colour", choices=colours, help=p.about("colour"))
    p.add_argument("--host", default=HERE, metavar="HOST", help=p.about("host"))
    p.add_argument("--port", type=whole(p.say, 0, 65535), metavar="PORT", help=p.about("port"))
    p.add_argument("--data", type=Path, metavar="DIR", help=p.about("data"))
    p.add_argument("--share", action="store_true", help=p.about("share"))
    p.add_argument("--no-browser", action="store_true", help=p.about("no-browser"))


def run(args: argparse.Namespace, say: Voice) -> int:
    """In the browser unless the terminal is asked for."""
    room = args.rooms[args.game]
    if args.share and (args.terminal or args.host != HERE):
        option = "--terminal" if args.terminal else "--host"
        sys.stderr.write(f"touchline play: {say.say('cli-play-share-clash', option=option)}\n")
        return 2
    if not args.terminal:
        lost = [name for name in AT_THE_KEYBOARD if getattr(args, name.replace("-", "_"))]
        if lost:
            named = ", ".join(f"--{name}" for name in lost)
            sys.stderr.write(f"touchline play: {say.say('cli-play-lost', options=named)}\n")
            return 2
        return browser(args, say)
    if args.level and args.hot_seat:
        sys.stderr.write(f"touchline play: {say.say('cli-play-both')}\n")
        return 2
    return terminal(room, args, say)


def browser(args: argparse.Namespace, say: Voice) -> int:
    """Serve, and open the address once it can be opened."""
    from touchline.server.config import PORT, Config
    from touchline.server.pages import is_built
    from touchline.server.serve import serve

    from . import sharing

    def ready(address: str) -> None:
        print(address, flush=True)
        shown = is_built() and not args.no_browser  # without the client there is no page to open
        id = "cli-play-opening" if shown else "cli-serve-at"
        sys.stderr.write(say.say(id, address=address) + "\n")
        if not is_built():
            sys.stderr.write(say.say("cli-serve-no-client") + "\n")
        if args.share:
            port, code = urlsplit(address).port or PORT, sharing.draws(sys.stderr)
            told = sharing.lines(config.machine(), port, say, code, sys.stderr.isatty())
            sys.stderr.write("\n".join(told) + "\n")
        if shown:
            webbrowser.open(address)

    host = EVERYWHERE if args.share else args.host
    config = Config(args.data, host, PORT if args.port is None else args.port, share=args.share)
    serve(config, ready, rooms=args.rooms)
    return 0


def begun(room: Room, args: argparse.Namespace, croupier: Croupier, say: Voice) -> Match[Any]:
    """A new match, or the one in a file. Raises Fault."""
    if args.load:
        try:
            return match_from(room, records.open_file(args.rooms, args.load), croupier, eager=False)
        except Fault as e:
            raise located(e, args.load, say) from None
    pack = args.pack or setups.BASE
    wished = setups.wished(room, given(args.option), pack)
    game = room.game
    options = settle(game.choices, game.presets, wished, args.preset)
    seats = seated(game, args.seats)
    teams = teams_wished(room, args, seats)
    header = Header(
        room.name,
        game.version,
        spell(game.choices, options),
        args.preset,
        setups.packs(room, pack),
        tuple(team.name for team in teams) or ("",) * seats,
        more={f"team-{n}": team.id for n, team in enumerate(teams)},
    )
    setup = setups.setup(room, seats, options, pack)
    return Match(game, setup, croupier, Tape(header), eager=False)


def teams_wished(room: Room, args: argparse.Namespace, seats: int) -> list[Team]:
    """The teams of a new match; none where they are chosen in the match itself. Raises Fault."""
    if room.words.picks_teams:
        if args.teams:
            raise BadOption(
                "In this game the teams are chosen at the table; leave them out when you lay it.",
                "srv-team-later",
            )
        return []
    if room.cards is None and not args.teams:
        return []
    given = args.teams or list(library.teams(room))[:seats]
    if len(given) != seats:
        raise BadOption(
            f"{seats} seats need {seats} teams, not {len(given)}.",
            "cli-play-teams-count",
            seats=seats,
            count=len(given),
        )
    return [library.team(room, id) for id in given]


def terminal(room: Room, args: argparse.Namespace, say: Voice) -> int:
    """The match at the keyboard."""
    luck: Croupier = Entropy() if args.seed is None else Seeded(args.seed)
    m = begun(room, args, luck, say)
    teams = teams_of(room, m, say)
    bots = {}
    strong = {}
    if not args.hot_seat:
        mine = args.seat - 1 if args.seat else 1 if args.side == "R" else 0
        if mine >= m.state.seats:
            raise BadOption(
                f"There is no seat {mine + 1} at a table of {m.state.seats}.",
                "cli-play-no-seat",
                seat=mine + 1,
                count=m.state.seats,
            )
        seed = SystemRandom().randrange(1 << 30) if args.seed is None else args.seed
        for seat in range(m.state.seats):
            if seat != mine:
                level = strong[seat] = args.level or default_of(room)
                mind = draw("mind", seed, seat) >> 17
                bots[seat] = player(room, level, mind, deadline=THINK)
    colour = args.colour == "always" or (args.colour in (None, "auto") and sys.stdout.isatty())
    pack = setups.pack_of(room, m.tape.header.packs)
    speaker = voice(say.lang, room, teams, pack)
    table = room.terminal.match(room, m, speaker, teams, bots, colour)
    table.levels = strong
    return table.play()
