"""`touchline`: every command by name. Status 0 is well, 1 a fault of what was given, 2 of usage,

3 a record that does not hold; 130 after an interruption.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from touchline.core.build import engine
from touchline.core.faults import Fault
from touchline.play import console
from touchline.play.room import Rooms
from touchline.play.speech import Voice, pick
from touchline.rooms import ROOMS

from .parser import Parser, Run
from .rooms import voice

#: command -> its module; only the one that is called is loaded
COMMANDS: Final = (
    "play", "serve", "tables", "sim", "replay", "review", "perft", "odds", "rules", "packs",
)  # fmt: skip
#: commands whose module has another name than they
MODULES: Final = {"tables": "keeping"}


def wish(argv: Sequence[str]) -> str:
    """The language asked for on the command line, "" for none."""
    for at, word in enumerate(argv):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
    return ""


def release() -> str:
    """The version of the package, as installed."""
    try:
        return version("touchline")
    except PackageNotFoundError:
        return "0"


def build(say: Voice, called: str, rooms: Rooms) -> Parser:
    """The grammar; the arguments of one command alone are filled in, those of `called`."""
    parser = Parser(say, "", "touchline")
    parser.add_argument(
        "--version",
        action="version",
        version=f"touchline {release()} ({say.say('cli-engine-' + engine())})",
        help=say.say("cli-version"),
    )
    commands = parser.add_subparsers(
        title=say.say("cli-commands"),
        dest="command",
        metavar=say.say("cli-command-word"),
        required=True,
        parser_class=_maker(say),
    )
    for name in COMMANDS:
        made = commands.add_parser(name, help=say.say(f"cli-{name}"))
        if name == called:
            module = import_module(f".{MODULES.get(name, name)}", __package__)
            module.fill(made, rooms)
            run: Run = module.run
            made.set_defaults(run=run, rooms=rooms)
    return parser


def _maker(say: Voice) -> type[Parser]:
    """A class that argparse can make the parser of each command with."""

    class Command(Parser):
        """The parser of one command: its name is the last word of the program's."""

        def __init__(self, prog: str) -> None:
            super().__init__(say, prog.rpartition(" ")[2], prog)

    return Command


def main(
    argv: list[str] | None = None, env: Mapping[str, str] = os.environ, rooms: Rooms = ROOMS
) -> int:
    """Run one command, for these games; the exit status."""
    words = sys.argv[1:] if argv is None else argv
    console.prepare()
    say = voice(pick(wish(words), env), rooms=rooms)
    called = next((word for word in words if word in COMMANDS), "")
    try:
        args = build(say, called, rooms).parse_args(words)
        return _run(args, say)
    except SystemExit as e:  # argparse has said all
        return e.code if isinstance(e.code, int) else 0
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return 130


def _run(args: argparse.Namespace, say: Voice) -> int:
    run: Run = args.run
    try:
        status = run(args, say)
        sys.stdout.flush()
        return status
    except Fault as e:
        rule = " " + say.say("term-rule", rule=e.rule) if e.rule else ""
        sys.stderr.write(f"touchline: {say.fault(e)}{rule}\n")
        return 1
    except UnicodeDecodeError:
        sys.stderr.write(f"touchline: {say.say('cli-not-text')}\n")
        return 1
    except BrokenPipeError:  # whoever read has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  so that nothing is flushed at exit
        return 0
    except OSError as e:
        why = e.strerror or str(e)
        sys.stderr.write(f"touchline: {say.say('cli-file', file=str(e.filename or ''), why=why)}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
