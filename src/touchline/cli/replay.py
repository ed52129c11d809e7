"""`touchline replay`: a recorded match told, checked, or written in the other form."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from touchline.core.contract import State
from touchline.core.faults import Fault
from touchline.core.tape import Tape
from touchline.play import console, reading, records, reports, setups
from touchline.play.croupier import Silent
from touchline.play.match import Match, match_from
from touchline.play.speech import Voice

from . import vouching
from .parser import Parser, whole
from .rooms import game, voice, words
from .story import ending, know, moments, sentences, teams_of
from .tables import drawn, figures


def fill(p: Parser) -> None:
    """The arguments."""
    p.add_argument("file", metavar="FILE", help=p.about("file"))
    p.add_argument("--verify", action="store_true", help=p.about("verify"))
    p.add_argument("--server", metavar="URL", help=p.about("server"))
    p.add_argument("--data", type=Path, metavar="DIR", help=p.about("data"))
    p.add_argument("--to", type=whole(p.say, 0, 100_000), metavar="N", help=p.about("to"))
    p.add_argument("--as", dest="form", choices=("tape", "record"), help=p.about("as"))


def replayed(file: str) -> Match[State]:
    """The match in a file; "-" is standard input. Raises Fault."""
    tape = records.open_file(file)
    return match_from(game(tape.header.game), tape, Silent(), eager=False)


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
        m = replayed(args.file)
    except Fault as e:
        unread = e.said.id.startswith("fault-read-")
        if not args.verify or unread:
            raise located(e, args.file, say) from None
        why = say.fault(e)
        sys.stderr.write(say.say("cli-replay-bad", file=args.file, why=why) + "\n")
        return 3
    name = m.game.name
    pack = setups.pack_of(name, m.tape.header.packs)
    speaker = voice(say.lang, name, teams_of(m), pack)
    if args.verify:
        count = len(m.tape.answers())
        know(speaker, m, m.state)
        end = ending(m, words(name), speaker)
        print(speaker.say("cli-replay-good", file=args.file, answers=count, result=end))
        return vouching.tell(m.tape, args.server, args.data, say)
    if args.form:
        console.write_data(written(m, args.form))
        return 0
    tell(m, speaker, args.to)
    return 0


def written(m: Match[State], form: str) -> str:
    """The match as a tape or as a record."""
    if form == "record":
        return records.from_tape(m.tape)
    clean = Tape(m.tape.header)
    for who, answer in m.tape.answers():
        clean.add(who, answer)
    return clean.text()


def tell(m: Match[State], say: Voice, to: int | None) -> None:
    """The story, up to so many answers, and the table it led to."""
    room = words(m.game.name)
    state = m.origin if m.origin is not None else m.game.new(m.setup)
    stopped = to == 0
    if not stopped:
        for moment in moments(m, room):
            know(say, m, moment.state)
            for line in sentences(say, moment.facts):
                print(f"{moment.at:>4}  {line}")
            state = moment.state
            stopped = moment.at == to
            if stopped:
                break
    view = room.view(m.game.view(state, state.seats))
    print()
    pack = setups.pack_of(m.game.name, m.tape.header.packs)
    print(drawn(m.game.name, say, teams_of(m), view, sys.stdout.isatty(), pack))
    print()
    if "position" in view:
        print(say.say("cli-replay-position", position=str(view["position"])))
    if not stopped:
        for line in figures(m.game.name, say, teams_of(m), reports.of(m)):
            print(line)
        print(ending(m, room, say))
