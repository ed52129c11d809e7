"""`touchline packs`: packs listed, checked, begun, copied and weighed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from touchline.core.faults import BadPack
from touchline.play import console, library, packcopy, packtrial
from touchline.play.packfiles import NEEDED, bad
from touchline.play.room import Room, Rooms
from touchline.play.shelves import lost
from touchline.play.speech import Voice

from .parser import Parser
from .rooms import voice

FIRST: Final = 3  # reasons told of a pack that is only passed by
SHOWN: Final = 40  # faults told at once; a half-typed pack has hundreds
PAPERS: Final = ("a4", "letter")


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument(
        "do",
        metavar="DO",
        choices=("list", "check", "new", "export", "report", "print"),
        help=p.about("do"),
    )
    p.add_argument("what", metavar="WHAT", nargs="*", help=p.about("what"))
    p.add_argument("--from", dest="source", metavar="PACK", default="", help=p.about("from"))
    p.add_argument(
        "--paper", metavar="PAPER", choices=PAPERS, default=PAPERS[0], help=p.about("paper")
    )


def run(args: argparse.Namespace, say: Voice) -> int:
    """One of them."""
    rooms: Rooms = args.rooms
    doing: dict[str, tuple[Callable[[Rooms, Sequence[str], Voice], int], str, int]] = {
        "list": (listed, "", 1),
        "check": (checked, "cli-packs-need-folder", 1),
        "new": (partial(begun, args.source), "cli-packs-need-game", 2),
        "export": (exported, "cli-packs-need-game", 2),
        "report": (weighed, "cli-packs-need-game", 2),
        "print": (partial(printed, args.paper), "cli-packs-need-print", 3),
    }
    do, need, most = doing[args.do]
    if need and len(args.what) < (2 if args.do == "print" else 1):
        complaint = say.say("cli-packs-need", what=args.do, need=say.say(need))
    elif len(args.what) > most:
        complaint = say.say("cli-packs-too-many", what=args.do, most=most)
    elif args.source and args.do != "new":
        complaint = say.say("cli-packs-from-new", what=args.do)
    else:
        return do(rooms, args.what, say)
    sys.stderr.write(f"touchline packs: {complaint}\n")
    return 2


def listed(rooms: Rooms, what: Sequence[str], say: Voice) -> int:
    """Every pack with its teams; those left out with the first reasons."""
    some = [packed(rooms, what[0])] if what else [r for r in rooms.values() if r.cards is not None]
    for room in some:
        shelf = library.shelf(room)
        print(room.name)
        for pack in shelf.packs:
            whose = say.say("cli-packs-own" if pack.own else "cli-packs-shipped")
            line = say.say(
                "cli-packs-line",
                id=pack.id,
                version=str(pack.version),
                title=pack.title,
                licence=pack.licence,
                whose=whose,
            )
            print(f"  {line}")
            for team in pack.teams:
                print(f"    {team.id:<20} {team.short:<4} {team.name}")
        left(shelf.faults, say)
    if not what:
        left(lost(library.local(), [room.name for room in some]), say)
    print(say.say("cli-packs-where", path=str(library.local())))
    return 0


def left(faults: Iterable[tuple[Path, BadPack]], say: Voice) -> None:
    """What was left out, each with the first reasons and how many there are more."""
    of: dict[Path, list[BadPack]] = {}
    for folder, fault in faults:
        of.setdefault(folder, []).append(fault)
    for folder, reasons in of.items():
        sys.stderr.write(f"  {say.say('cli-packs-left', path=str(folder))}\n")
        told(reasons, say, FIRST, "    ")
        if len(reasons) > FIRST:
            sys.stderr.write(f"    {say.say('cli-packs-all', path=str(folder))}\n")


def told(faults: Sequence[BadPack], say: Voice, most: int, indent: str = "") -> None:
    """The first faults of a pack, and how many there are more."""
    for fault in faults[:most]:
        sys.stderr.write(f"{indent}{say.fault(fault)}\n")
    if len(faults) > most:
        sys.stderr.write(f"{indent}{say.say('cli-packs-more', count=len(faults) - most)}\n")


def checked(rooms: Rooms, what: Sequence[str], say: Voice) -> int:
    """Everything that keeps a pack from being loaded and played; status 1 if anything does."""
    folder = Path(what[0])
    if what[0] in rooms and not folder.exists():
        folder = library.pack(packed(rooms, what[0])).folder
    pack, faults = library.tested(rooms, folder)
    told(faults, say, SHOWN)
    if pack is None:
        sys.stderr.write(say.say("cli-packs-bad", count=len(faults)) + "\n")
        return 1
    worries = [say.fault(warning) for warning in pack.warnings]
    room = rooms[pack.game]
    speaker = voice(say.lang, room)
    missed = room.cards.missed(pack, speaker) if room.cards else []
    stops, idle = tried(room, pack, speaker)
    for worry in worries + missed + idle:
        sys.stderr.write(say.say("cli-packs-worry", text=worry) + "\n")
    for stop in stops:
        sys.stderr.write(stop + "\n")
    wrong = len(stops)
    if library.ours(room, folder):  # PK-09: what ships with Touchline has to meet its targets
        wrong += len(missed)
    if wrong:
        sys.stderr.write(say.say("cli-packs-bad", count=wrong) + "\n")
        return 1
    teams = say.say("cli-packs-teams", count=len(pack.teams))
    print(say.say("cli-packs-good", path=str(folder), teams=teams, hash=pack.hash))
    if pack.edition != pack.hash:
        print(say.say("cli-packs-edition", hash=pack.edition))
    for each in pack.teams:
        print(f"  {each.id:<20} {each.short:<4} {each.name}")
    return 0


def tried(room: Room, pack: library.Pack, say: Voice) -> tuple[list[str], list[str]]:
    """Where automatic matches with a pack could not go on, and the cards nobody used in them."""
    stops = packtrial.stopped(room.game, pack)
    idle: list[BadPack] = []
    if not stops and room.cards is not None and room.cards.tried is not None:
        stops, idle = room.cards.tried(pack.sheets, say)
    return [say.fault(stop) for stop in stops], [say.fault(each) for each in idle]


def begun(source: str, rooms: Rooms, what: Sequence[str], say: Voice) -> int:
    """A new pack of a game to change or to fill in, or a copy of `source` that can be used as it
    is.
    """
    room = packed(rooms, what[0])
    folder = Path(what[1] if len(what) == 2 else f"{room.name}-mine")
    if folder.exists() or folder.is_symlink():
        raise bad("fault-pack-there", path=str(folder))
    words = "".join(ch if ch.isascii() and ch.isalnum() else "-" for ch in folder.name.lower())
    id = "-".join(filter(None, words.split("-")))
    if not id or not id[0].isalpha():
        id = f"pack-{id}".rstrip("-")
    id = id[:40].rstrip("-")
    if source:
        copied = chosen(room, source, say)
        if copied is None:
            return 1
        packcopy.copied(room, copied, folder, id)
        return ready(folder, id, room.name, say)
    if room.template is None:
        raise bad("fault-pack-template", game=room.name)
    files = room.template(id)
    folder.mkdir(parents=True)
    for file, text in files.items():
        (folder / file).write_text(text, "utf-8")
    return ready(folder, id, room.name, say)


def exported(rooms: Rooms, what: Sequence[str], say: Voice) -> int:
    """A copy of the base pack."""
    room = packed(rooms, what[0])
    folder = Path(what[1]) if len(what) > 1 else Path(f"{room.name}-base")
    library.export(room, folder)
    return ready(folder, folder.name, room.name, say)


def weighed(rooms: Rooms, what: Sequence[str], say: Voice) -> int:
    """How a pack with cards is balanced, as a page in Markdown."""
    room = packed(rooms, what[0])
    pack = chosen(room, what[1] if len(what) > 1 else "base", say)
    if pack is None:
        return 1
    if room.cards is None or room.cards.weighed is None:
        raise bad("fault-pack-no-draft", game=room.name)
    console.write_data(room.cards.weighed(room, pack, voice(say.lang, room)))
    return 0


def printed(paper: str, rooms: Rooms, what: Sequence[str], say: Voice) -> int:
    """A pack as a PDF to print and to cut out: game, perhaps a pack, and the file to write."""
    room = packed(rooms, what[0])
    file = Path(what[-1])
    if file.suffix.lower() != ".pdf":
        raise bad("fault-print-file", file=str(file))
    pack = chosen(room, what[1] if len(what) > 2 else "base", say)
    if pack is None:
        return 1
    if room.cards is None or room.cards.printed is None:
        raise bad("fault-pack-no-cards", game=room.name)
    try:
        whole = room.cards.printed(room, pack, say.lang, paper)
    except ModuleNotFoundError as e:
        raise bad("fault-print-missing", module=str(e.name)) from None
    file.write_bytes(whole)
    print(say.say("cli-packs-printed", path=str(file)))
    return 0


def chosen(room: Room, word: str, say: Voice) -> library.Pack | None:
    """The pack in a folder, or the one of this id; None, and the reasons told, if it is faulty.

    A folder with a pack.toml in it goes before an id. Raises BadPack where there is neither.
    """
    folder = Path(word)
    if (folder / NEEDED).exists() or any(sign in word for sign in "/\\."):
        pack, faults = library.inspect(room, folder)
    else:
        here = {pack.id for pack in library.packs(room)}
        wrong = library.shelf(room).faults
        place = next((at for at, _ in wrong if at.name == word), None)
        if word in here or place is None:
            return library.pack(room, word)
        pack, faults = None, [fault for at, fault in wrong if at == place]
        folder = place
    if pack is None:
        sys.stderr.write(say.say("cli-packs-faulty", path=str(folder)) + "\n")
        told(faults, say, FIRST, "  ")
    return pack


def packed(rooms: Rooms, word: str) -> Room:
    """The game of this name. Raises BadOption with the nearest name, BadPack if it has no packs."""
    room = rooms[word]
    if room.cards is None:
        raise bad("fault-pack-none", game=room.name)
    return room


def ready(folder: Path, id: str, name: str, say: Voice) -> int:
    """Say what to do with a new folder."""
    print(say.say("cli-packs-made", path=str(folder)))
    print(say.say("cli-packs-install", path=str(library.local() / name / id)))
    return 0
