"""`touchline tables`: the matches that a server keeps, listed, shown, exported, deleted, copied."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from touchline.play.room import Rooms
from touchline.play.speech import Voice

from .parser import Parser, whole

DO: Final = ("list", "show", "export", "delete", "erase", "backup", "restore")


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("do", metavar="DO", choices=DO, help=p.about("do"))
    p.add_argument("what", metavar="WHAT", nargs="*", help=p.about("what"))
    p.add_argument("--data", type=Path, metavar="DIR", help=p.about("data"))
    p.add_argument(
        "--older-than", type=whole(p.say, 1, 36_500), metavar="DAYS", help=p.about("older-than")
    )
    p.add_argument("--unfinished", action="store_true", help=p.about("unfinished"))
    p.add_argument("--names", action="store_true", help=p.about("names"))
    p.add_argument("--to", type=Path, metavar="DIR", default=Path(), help=p.about("to"))
    p.add_argument("--yes", action="store_true", help=p.about("yes"))


def run(args: argparse.Namespace, say: Voice) -> int:
    """One of them."""
    doing: dict[str, tuple[Callable[[argparse.Namespace, Voice], int], int, int]] = {
        "list": (listed, 0, 0),
        "show": (shown, 1, 1),
        "export": (exported, 0, 10_000),
        "delete": (deleted, 0, 10_000),
        "erase": (erased, 1, 1),
        "backup": (backed_up, 1, 1),
        "restore": (restored, 1, 1),
    }
    do, least, most = doing[args.do]
    if len(args.what) < least:
        return wrong(say, "cli-tables-need", what=args.do, need=say.say(f"cli-tables-{args.do}"))
    if len(args.what) > most:
        return wrong(say, "cli-tables-too-many", what=args.do, most=most)
    if args.do in ("export", "delete") and not args.what and args.older_than is None:
        return wrong(say, "cli-tables-which", what=args.do)
    return do(args, say)


def wrong(say: Voice, id: str, **args: str | int) -> int:
    """A command line that cannot be carried out."""
    sys.stderr.write(f"touchline tables: {say.say(id, **args)}\n")
    return 2


def folder_of(args: argparse.Namespace) -> Path:
    """The data folder that is meant."""
    from touchline.server.opening import data_folder

    return data_folder() if args.data is None else args.data


def day(seconds: int) -> str:
    """A day of this machine's calendar, as in 2026-11-29."""
    return time.strftime("%Y-%m-%d", time.localtime(seconds))


def listed(args: argparse.Namespace, say: Voice) -> int:
    """Every table in a line."""
    from touchline.server.keeping import Folder, Row

    def state(row: Row) -> str:
        return "unknown" if row.over is None else "over" if row.over else "on"

    rows = Folder(args.rooms, folder_of(args)).chosen((), args.older_than)
    for row in rows:
        line: dict[str, str | int] = {"table": row.id, "game": row.game, "answers": row.told}
        line |= {"state": state(row), "made": day(row.made), "last": day(row.touched)}
        print(say.say("cli-tables-line", **line))
    open_ = sum(row.over is False for row in rows)
    print(say.say("cli-tables-sum", count=len(rows), open=open_))
    return 0


def shown(args: argparse.Namespace, say: Voice) -> int:
    """One table: what is known, and whether it replays here. Status 3 where it does not."""
    from touchline.server.keeping import Folder

    folder = Folder(args.rooms, folder_of(args))
    found = folder.show(folder.chosen(args.what, None)[0])
    table, row = found.table, found.row
    rules = ", ".join(f"{k}={v}" for k, v in sorted(table.options.items())) or "-"
    packs = ", ".join(f"{k} {v[:12]}" for k, v in sorted(table.packs.items())) or "-"
    print(say.say("cli-tables-head", table=row.id, game=table.game, version=str(table.version)))
    print(say.say("cli-tables-rules", preset=table.preset or "-", options=rules, packs=packs))
    for seat, sitter in enumerate(table.seats):
        kind = sitter.kind if sitter.taken else "open"
        line: dict[str, str | int] = {"kind": kind, "name": sitter.name or "-"}
        line["level"] = sitter.level
        print(say.say("cli-tables-seat", seat=seat, **line))
    state = "over" if found.over else "on"
    times = {"made": day(row.made), "last": day(row.touched)}
    print(say.say("cli-tables-state", state=state, answers=row.told, **times))
    if found.fault is None:
        print(say.say("cli-tables-replays"))
        return 0
    print(say.say("cli-tables-ails", why=say.fault(found.fault), table=row.id))
    return 3


def exported(args: argparse.Namespace, say: Voice) -> int:
    """Tapes into files, one a match; status 1 if one was left out."""
    from touchline.server.keeping import Folder, tape_of
    from touchline.server.seal import named

    folder = Folder(args.rooms, folder_of(args))
    seal = folder.seal()
    left = 0
    for row in folder.chosen(args.what, args.older_than):
        found = folder.show(row)
        if not found.over and not args.unfinished:
            sys.stderr.write(say.say("cli-tables-still-on", table=row.id) + "\n")
            left += 1
            continue
        tape = tape_of(found.table, found.kept)
        if args.names:
            tape = named(tape, found.table.names())
        # what goes on is not vouched for: it is no match yet
        text = seal.sealed(tape, row.id).text() if found.over else tape.text()
        # a database that somebody else made may hold any id: none leads out of the folder
        to = args.to / f"{re.sub(r'[^A-Za-z0-9_-]', '_', f'{row.game}-{row.id}')}.tape.json"
        args.to.mkdir(parents=True, exist_ok=True)
        to.write_text(text, encoding="utf-8")
        print(say.say("cli-tables-exported", path=str(to)))
        if not found.over:
            sys.stderr.write(say.say("cli-tables-reveals", path=str(to)) + "\n")
    return 1 if left else 0


def deleted(args: argparse.Namespace, say: Voice) -> int:
    """Tables that nobody needs; finished ones only, unless told otherwise."""
    from touchline.server.keeping import Folder

    folder = Folder(args.rooms, folder_of(args))
    rows = folder.chosen(args.what, args.older_than)
    over = {row.id for row in rows if args.unfinished or folder.finished(row)}
    kept = len(rows) - len(over)
    if kept:
        sys.stderr.write(say.say("cli-tables-spared", count=kept) + "\n")
    if not over:
        print(say.say("cli-tables-deleted", count=0))
        return 1 if kept else 0
    if not sure(args, say, say.say("cli-tables-sure", count=len(over))):
        return 1
    print(say.say("cli-tables-deleted", count=folder.delete(sorted(over))))
    return 0


def erased(args: argparse.Namespace, say: Voice) -> int:
    """A person's name, from every table."""
    from touchline.server.keeping import Folder

    folder = Folder(args.rooms, folder_of(args))
    if not sure(args, say, say.say("cli-tables-sure-name", name=args.what[0])):
        return 1
    gone = folder.erase(args.what[0])
    print(say.say("cli-tables-erased", count=gone, name=args.what[0]))
    return 0 if gone else 1


def sure(args: argparse.Namespace, say: Voice, question: str) -> bool:
    """Does the person mean it? Whoever is not asked must say --yes."""
    if args.yes:
        return True
    if not sys.stdin.isatty():
        sys.stderr.write(f"{question} {say.say('cli-tables-say-yes')}\n")
        return False
    sys.stdout.write(f"{question} {say.say('cli-tables-yes-no')} ")
    sys.stdout.flush()
    meant = sys.stdin.readline().strip().lower() in ("y", "yes", "o", "oui")
    if not meant:
        print(say.say("cli-tables-nothing"))
    return meant


def backed_up(args: argparse.Namespace, say: Voice) -> int:
    """The whole database in a file, while the server goes on."""
    from touchline.server.keeping import Folder

    to = Path(args.what[0])
    count = Folder(args.rooms, folder_of(args)).backup(to)
    print(say.say("cli-tables-backed-up", path=str(to), count=count))
    return 0


def restored(args: argparse.Namespace, say: Voice) -> int:
    """A copy in the place of the database."""
    from touchline.server.keeping import restore

    folder = folder_of(args)
    copy = Path(args.what[0])
    if not sure(args, say, say.say("cli-tables-sure-restore", folder=str(folder), copy=str(copy))):
        return 1
    count, aside = restore(folder, copy)
    print(say.say("cli-tables-restored", path=str(copy), count=count))
    if aside is not None:
        print(say.say("cli-tables-aside", path=str(aside)))
    return 0
