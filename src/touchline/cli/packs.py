"""`touchline packs`: packs of teams listed, checked, begun and copied."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from touchline.games import GAMES
from touchline.play import library
from touchline.play.packcheck import bad
from touchline.play.speech import Voice

from .parser import Parser
from .rooms import game

HEAD: Final = """\
# A pack of your own. "touchline packs check" tells what is wrong with it.
id = "{id}"
game = "streetsoccer"
version = 1
title = "{title}"
licence = "CC BY 4.0"
"""
TEAMS: Final = """\
# Teams. A team has five figures, one of them the keeper, with shirt numbers of their own (1-99).
# Colours: shirt first, then trim, well apart in lightness. Names have at most 24 characters,
# short has two to four capital letters or digits.

[[team]]
id = "{id}-eleven"
name = "My Street"
short = "MYS"
colours = ["#F2E8CF", "#386641"]
figures = [
  {{ number = 1, name = "Ada", keeper = true }},
  {{ number = 4, name = "Ben" }},
  {{ number = 7, name = "Cleo" }},
  {{ number = 9, name = "Dov" }},
  {{ number = 11, name = "Eve" }},
]
"""


def fill(p: Parser) -> None:
    """The arguments."""
    p.add_argument(
        "do", metavar="DO", choices=("list", "check", "new", "export"), help=p.about("do")
    )
    p.add_argument("what", metavar="WHAT", nargs="*", help=p.about("what"))


def run(args: argparse.Namespace, say: Voice) -> int:
    """One of the four."""
    doing: dict[str, tuple[Callable[[Sequence[str], Voice], int], str, int]] = {
        "list": (listed, "", 1),
        "check": (checked, "cli-packs-need-folder", 1),
        "new": (begun, "cli-packs-need-folder", 1),
        "export": (exported, "cli-packs-need-game", 2),
    }
    do, need, most = doing[args.do]
    if need and not args.what:
        complaint = say.say("cli-packs-need", what=args.do, need=say.say(need))
    elif len(args.what) > most:
        complaint = say.say("cli-packs-too-many", what=args.do, most=most)
    else:
        return do(args.what, say)
    sys.stderr.write(f"touchline packs: {complaint}\n")
    return 2


def listed(what: Sequence[str], say: Voice) -> int:
    """Every pack with its teams; those left out with the reason."""
    names = [game(what[0]).name] if what else [g.name for g in GAMES]
    for name in names:
        shelf = library.shelf(name)
        print(name)
        for pack in shelf.packs:
            whose = say.say("cli-packs-own" if pack.own else "cli-packs-house")
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
        for folder, fault in shelf.faults:
            sys.stderr.write(f"  {say.say('cli-packs-left', path=str(folder))}\n")
            sys.stderr.write(f"    {say.fault(fault)}\n")
    print(say.say("cli-packs-where", path=str(library.local())))
    return 0


def checked(what: Sequence[str], say: Voice) -> int:
    """Everything that is wrong with a pack; status 1 if anything is."""
    folder = Path(what[0])
    pack, faults = library.inspect(folder)
    for fault in faults:
        sys.stderr.write(f"{say.fault(fault)}\n")
    if pack is None:
        sys.stderr.write(say.say("cli-packs-bad", count=len(faults)) + "\n")
        return 1
    teams = say.say("cli-packs-teams", count=len(pack.teams))
    print(say.say("cli-packs-good", path=str(folder), teams=teams, hash=pack.hash))
    for each in pack.teams:
        print(f"  {each.id:<20} {each.short:<4} {each.name}")
    return 0


def begun(what: Sequence[str], say: Voice) -> int:
    """A new pack with one team to change."""
    folder = Path(what[0])
    if folder.exists() or folder.is_symlink():
        raise bad("fault-pack-there", path=str(folder))
    words = "".join(ch if ch.isascii() and ch.isalnum() else "-" for ch in folder.name.lower())
    id = "-".join(filter(None, words.split("-")))
    if not id or not id[0].isalpha():
        id = f"pack-{id}".rstrip("-")
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(HEAD.format(id=id[:40], title=id[:40]), "utf-8")
    (folder / "teams.toml").write_text(TEAMS.format(id=id[:30]), "utf-8")
    return ready(folder, id, "streetsoccer", say)


def exported(what: Sequence[str], say: Voice) -> int:
    """A copy of the house's pack."""
    name = game(what[0]).name
    folder = Path(what[1]) if len(what) > 1 else Path(f"{name}-base")
    library.export(name, folder)
    return ready(folder, folder.name, name, say)


def ready(folder: Path, id: str, name: str, say: Voice) -> int:
    """Say what to do with a new folder."""
    print(say.say("cli-packs-made", path=str(folder)))
    print(say.say("cli-packs-install", path=str(library.local() / name / id)))
    return 0
