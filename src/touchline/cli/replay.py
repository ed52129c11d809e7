"""`touchline replay`: a recorded match told, checked, or written in the other form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from touchline.core.faults import Fault
from touchline.play import console, reading, records, setups
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.room import Room, Rooms
from touchline.play.shown import entry
from touchline.play.speech import Voice
from touchline.play.tapes import match_from, report_of
from touchline.play.terminal.story import ending, know, moments, sentences, teams_of

from . import vouching
from .parser import Parser, whole
from .rooms import voice


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("file", metavar="FILE", help=p.about("file"))
    p.add_argument("--verify", action="store_true", help=p.about("verify"))
    p.add_argument("--server", metavar="URL", help=p.about("server"))
    p.add_argument("--data", type=Path, metavar="DIR", help=p.about("data"))
    p.add_argument("--to", type=whole(p.say, 0, 100_000), metavar="N", help=p.about("to"))
    p.add_argument("--as", dest="form", choices=("tape", "record"), help=p.about("as"))


def replayed(rooms: Rooms, file: str) -> tuple[Room, Match[Any]]:
    """The match in a file and its game; "-" is standard input. Raises Fault."""
    tape = records.open_file(rooms, file)
    room = rooms[tape.header.game]
    return room, match_from(room, tape, Silent(), eager=False)


def located(e: Fault, file: str, say: Voice) -> Fault:
    """The same fault of what stands in a file, with the name of the file."""
    if e.said.id.startswith("fault-read-"):
        return e  # it begins with the name
    where = "stdin" if file == reading.STDIN else "file"
    place = say.say("read-place", file=file, where=where)
    return Fault(f"{place}: {e}", "cli-file", e.rule, file=place, why=say.fault(e))


def run(args: argparse.Namespace, say: Voice) -> int:
    """Tell the match; status 3 when it is to be verified and does not hold."""
    try:
        room, m = replayed(args.rooms, args.file)
    except Fault as e:
        unread = e.said.id.startswith("fault-read-")
        if not args.verify or unread:
            raise located(e, args.file, say) from None
        why = say.fault(e)
        sys.stderr.write(say.say("cli-replay-bad", file=args.file, why=why) + "\n")
        return 3
    pack = setups.pack_of(room, m.tape.header.packs)
    speaker = voice(say.lang, room, teams_of(room, m, say), pack)
    if args.verify:
        count = len(m.tape.answers())
        know(room, speaker, m, m.state)
        end = ending(m, room.words, speaker)
        print(speaker.say("cli-replay-good", file=args.file, answers=count, result=end))
        return vouching.tell(args.rooms, m.tape, args.server, args.data, say)
    if args.form:
        console.write_data(written(room, m, args.form))
        return 0
    tell(room, m, speaker, args.to)
    return 0


def written(room: Room, m: Match[Any], form: str) -> str:
    """The match as a tape or as a record."""
    if form == "record":
        return records.from_tape(room, m.tape)
    return m.tape.clean().text()


def tell(room: Room, m: Match[Any], say: Voice, to: int | None) -> None:
    """The story, up to so many answers, and the table it led to."""
    state = m.origin if m.origin is not None else m.game.new(m.setup)
    stopped = to == 0
    if not stopped:
        for moment in moments(m, room.words):
            know(room, say, m, moment.state)
            for line in sentences(say, moment.facts):
                print(f"{moment.at:>4}  {line}")
            state = moment.state
            stopped = moment.at == to
            if stopped:
                break
    view = room.words.view(m.game.view(state, state.seats))
    print()
    pack = setups.pack_of(room, m.tape.header.packs)
    ink = sys.stdout.isatty()
    print(room.terminal.drawn(room, say, teams_of(room, m, say), view, ink, pack))
    print()
    position = entry(view, "position")
    if position is not None:
        print(say.say("cli-replay-position", position=str(position)))
    if not stopped:
        for line in room.terminal.figures(say, teams_of(room, m, say), report_of(room, m)):
            print(line)
        print(ending(m, room.words, say))
