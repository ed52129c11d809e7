"""`touchline replay`: a recorded match told, checked, or written in the other form.

Of a file of several matches one is named by its number; without one all are listed or checked.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from touchline.core.faults import Fault
from touchline.core.names import tidy
from touchline.core.tape import Tape
from touchline.play import collection, console, reading, records, setups
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
    p.add_argument(
        "--match", type=whole(p.say, 1, collection.MOST), metavar="N", help=p.about("match")
    )
    p.add_argument("--verify", action="store_true", help=p.about("verify"))
    p.add_argument("--server", metavar="URL", help=p.about("server"))
    p.add_argument("--data", type=Path, metavar="DIR", help=p.about("data"))
    p.add_argument("--to", type=whole(p.say, 0, 100_000), metavar="N", help=p.about("to"))
    p.add_argument("--as", dest="form", choices=("tape", "record"), help=p.about("as"))


def opened(rooms: Rooms, file: str) -> list[collection.Part]:
    """The matches in a file; "-" is standard input. Raises Fault."""
    data = reading.fetched(file, collection.LARGEST)
    found = collection.parts(rooms, data, file)
    if len(found) > 1:
        return found
    return [collection.Part(1, records.open_any(rooms, data, file))]


def one(found: Sequence[collection.Part], n: int | None) -> Tape | Fault:
    """The match of a file that is meant, by its number. Raises Fault where it is not said which,
    or there is none.
    """
    if n is None and len(found) > 1:
        raise which(found)
    if n is not None and n > len(found):
        raise Fault(
            f"It holds {len(found)} matches; there is no match {n}.",
            "cli-replay-no-match",
            count=len(found),
            n=n,
        )
    return found[(n or 1) - 1].tape


def which(found: Sequence[collection.Part]) -> Fault:
    """What is wrong where one match of several is wanted, and none is named."""
    return Fault(
        f"It holds {len(found)} matches; say which by --match N.",
        "cli-replay-which",
        count=len(found),
    )


def replayed(rooms: Rooms, tape: Tape | Fault) -> tuple[Room, Match[Any]]:
    """The match of a tape and its game. Raises Fault."""
    if isinstance(tape, Fault):
        raise tape
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
        found = opened(args.rooms, args.file)
        if len(found) > 1 and args.match is None:
            return several(args, found, say)
        room, m = replayed(args.rooms, one(found, args.match))
    except Fault as e:
        unread = e.said.id.startswith(("fault-read-", "cli-"))
        if not args.verify or unread:
            raise located(e, args.file, say) from None
        why = say.fault(e)
        sys.stderr.write(say.say("cli-replay-bad", file=args.file, why=why) + "\n")
        return 3
    if args.verify:
        return verified(args, room, m, say)
    if args.form:
        console.write_data(written(room, m, args.form))
        return 0
    tell(room, m, speaker_of(room, m, say), args.to)
    return 0


def speaker_of(room: Room, m: Match[Any], say: Voice) -> Voice:
    """A voice that knows the teams of a match."""
    pack = setups.pack_of(room, m.tape.header.packs)
    return voice(say.lang, room, teams_of(room, m, say), pack)


def verified(args: argparse.Namespace, room: Room, m: Match[Any], say: Voice) -> int:
    """Say that a match keeps the rules, and who vouches for it; status 3 where it was changed."""
    count = len(m.tape.answers())
    speaker = speaker_of(room, m, say)
    know(room, speaker, m, m.state)
    end = ending(m, room.words, speaker)
    print(speaker.say("cli-replay-good", file=args.file, answers=count, result=end))
    return vouching.tell(args.rooms, m.tape, args.server, args.data, say)


def several(args: argparse.Namespace, found: list[collection.Part], say: Voice) -> int:
    """Every match of a file in a line, with its number; who vouches too where that is asked.

    Status 3 when one does not hold. Raises Fault where one match alone can be told.
    """
    if args.form or args.to is not None:
        raise which(found)
    status = 0
    for n, part in enumerate(found, 1):
        try:
            room, m = replayed(args.rooms, part.tape)
        except Fault as e:
            bad = say.say("cli-replay-part-bad", n=n, line=part.line, why=say.fault(e))
            sys.stderr.write(bad + "\n")
            status = 3
            continue
        speaker = speaker_of(room, m, say)
        know(room, speaker, m, m.state)
        end = ending(m, room.words, speaker)
        title = tidy(m.tape.header.more.get("title", "")) or room.name
        print(say.say("cli-replay-part", n=n, title=title, result=end))
        if args.verify:
            status = vouching.tell(args.rooms, m.tape, args.server, args.data, say) or status
    print(say.say("cli-replay-parts", count=len(found)))
    return status


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
