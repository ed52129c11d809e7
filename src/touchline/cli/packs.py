"""`touchline packs`: packs listed, checked, begun, copied and weighed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from touchline.games import GAMES
from touchline.play import console, library, setups
from touchline.play.eleven.sheets import Sheets as ElevenSheets
from touchline.play.footclub.balance import findings
from touchline.play.footclub.report import missed, report
from touchline.play.footclub.sheets import Sheets
from touchline.play.packcheck import bad
from touchline.play.speech import Voice
from touchline.play.worldwide.report import report as worldwide_report
from touchline.play.worldwide.sheets import Sheets as WorldwideSheets
from touchline.play.worldwide.trial import MATCHES, judged

from .pack_templates import MAKERS
from .parser import Parser
from .rooms import game

SHOWN: Final = 40  # faults told at once; a half-typed pack has hundreds
PAPERS: Final = ("a4", "letter")
MADE: Final = "streetsoccer"  # the game a new pack is for when none is named


def fill(p: Parser) -> None:
    """The arguments."""
    p.add_argument(
        "do",
        metavar="DO",
        choices=("list", "check", "new", "export", "report", "print"),
        help=p.about("do"),
    )
    p.add_argument("what", metavar="WHAT", nargs="*", help=p.about("what"))
    p.add_argument(
        "--paper", metavar="PAPER", choices=PAPERS, default=PAPERS[0], help=p.about("paper")
    )


def run(args: argparse.Namespace, say: Voice) -> int:
    """One of them."""
    doing: dict[str, tuple[Callable[[Sequence[str], Voice], int], str, int]] = {
        "list": (listed, "", 1),
        "check": (checked, "cli-packs-need-folder", 1),
        "new": (begun, "cli-packs-need-folder", 2),
        "export": (exported, "cli-packs-need-game", 2),
        "report": (weighed, "cli-packs-need-game", 2),
        "print": (partial(printed, args.paper), "cli-packs-need-print", 3),
    }
    do, need, most = doing[args.do]
    if need and len(args.what) < (2 if args.do == "print" else 1):
        complaint = say.say("cli-packs-need", what=args.do, need=say.say(need))
    elif len(args.what) > most:
        complaint = say.say("cli-packs-too-many", what=args.do, most=most)
    else:
        return do(args.what, say)
    sys.stderr.write(f"touchline packs: {complaint}\n")
    return 2


def listed(what: Sequence[str], say: Voice) -> int:
    """Every pack with its teams; those left out with the reason."""
    names = [named(what[0])] if what else known()
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
    if what[0] in known() and not folder.exists():
        folder = library.pack(what[0]).folder
    pack, faults = library.inspect(folder)
    for fault in faults[:SHOWN]:
        sys.stderr.write(f"{say.fault(fault)}\n")
    if len(faults) > SHOWN:
        sys.stderr.write(say.say("cli-packs-more", count=len(faults) - SHOWN) + "\n")
    if pack is None:
        sys.stderr.write(say.say("cli-packs-bad", count=len(faults)) + "\n")
        return 1
    worries = [say.fault(warning) for warning in pack.warnings]
    missed = balance_missed(pack, say)
    stops, idle = tried(pack, say)
    for worry in worries + missed + idle:
        sys.stderr.write(say.say("cli-packs-worry", text=worry) + "\n")
    for stop in stops:
        sys.stderr.write(stop + "\n")
    wrong = len(stops)
    if library.ours(folder):  # PK-09: what the house ships has to meet its targets
        wrong += len(missed)
    if wrong:
        sys.stderr.write(say.say("cli-packs-bad", count=wrong) + "\n")
        return 1
    teams = say.say("cli-packs-teams", count=len(pack.teams))
    print(say.say("cli-packs-good", path=str(folder), teams=teams, hash=pack.hash))
    for each in pack.teams:
        print(f"  {each.id:<20} {each.short:<4} {each.name}")
    return 0


def balance_missed(pack: library.Pack, say: Voice) -> list[str]:
    """The targets of its draft that a pack misses; none for a game without a draft."""
    return missed(findings(pack.numbers), say) if isinstance(pack.sheets, Sheets) else []


def tried(pack: library.Pack, say: Voice) -> tuple[list[str], list[str]]:
    """V14: where automatic matches with a pack could not go on, and the cards nobody used in them;
    nothing for games whose packs need no such trial. Of Eleven, its check 12.
    """
    if isinstance(pack.sheets, ElevenSheets):
        from touchline.play.eleven import trial

        sys.stderr.write(say.say("cli-packs-trial-seasons", count=trial.SEASONS) + "\n")
        return [say.fault(stop) for stop in trial.judged(pack.sheets)], []
    if not isinstance(pack.sheets, WorldwideSheets):
        return [], []
    sys.stderr.write(say.say("cli-packs-trial", count=MATCHES) + "\n")
    stops, idle = judged(pack.sheets, MATCHES)
    return [say.fault(stop) for stop in stops], [say.fault(each) for each in idle]


def begun(what: Sequence[str], say: Voice) -> int:
    """A new pack to change or to fill in: of the game that is named, else of StreetSoccer."""
    if len(what) == 2 or what[0] in MAKERS:
        name = named(what[0])
        folder = Path(what[1] if len(what) == 2 else f"{name}-mine")
    else:
        name, folder = MADE, Path(what[0])
    if folder.exists() or folder.is_symlink():
        raise bad("fault-pack-there", path=str(folder))
    words = "".join(ch if ch.isascii() and ch.isalnum() else "-" for ch in folder.name.lower())
    id = "-".join(filter(None, words.split("-")))
    if not id or not id[0].isalpha():
        id = f"pack-{id}".rstrip("-")
    id = id[:40].rstrip("-")
    folder.mkdir(parents=True)
    for file, text in MAKERS[name](id).items():
        (folder / file).write_text(text, "utf-8")
    return ready(folder, id, name, say)


def exported(what: Sequence[str], say: Voice) -> int:
    """A copy of the house's pack."""
    name = named(what[0])
    folder = Path(what[1]) if len(what) > 1 else Path(f"{name}-base")
    library.export(name, folder)
    return ready(folder, folder.name, name, say)


def weighed(what: Sequence[str], say: Voice) -> int:
    """How a pack with cards is balanced, as a page in Markdown."""
    name = named(what[0])
    pack = library.pack(name, what[1] if len(what) > 1 else "base")
    if isinstance(pack.sheets, WorldwideSheets):
        console.write_data(worldwide_report(pack, say))
        return 0
    if isinstance(pack.sheets, ElevenSheets):
        from touchline.play.eleven.report import report as eleven_report

        console.write_data(eleven_report(pack, say))
        return 0
    if not isinstance(pack.sheets, Sheets):
        raise bad("fault-pack-no-draft", game=name, games=with_cards())
    console.write_data(report(pack.title, pack.sheets, say))
    return 0


def printed(paper: str, what: Sequence[str], say: Voice) -> int:
    """A pack as a PDF to print and to cut out: game, perhaps a pack, and the file to write."""
    name = named(what[0])
    pack = library.pack(name, what[1] if len(what) > 2 else "base")
    file = Path(what[-1])
    if pack.sheets is None:
        raise bad("fault-pack-no-cards", game=name, games=with_cards())
    if file.suffix.lower() != ".pdf":
        raise bad("fault-print-file", file=str(file))
    try:
        if isinstance(pack.sheets, WorldwideSheets):
            from touchline.play.worldwide.printing.book import book
        elif isinstance(pack.sheets, ElevenSheets):
            from touchline.play.eleven.printing.book import book
        else:
            from touchline.play.footclub.printing.book import book
        whole = book(pack, say.lang, paper)
    except ModuleNotFoundError as e:
        raise bad("fault-print-missing", module=str(e.name)) from None
    file.write_bytes(whole)
    print(say.say("cli-packs-printed", path=str(file)))
    return 0


def known() -> list[str]:
    """The games that packs are made for."""
    return list(dict.fromkeys((*(g.name for g in GAMES), *MAKERS)))


def with_cards() -> str:
    """The games that have cards, as a list in any language."""
    return ", ".join(name for name in known() if setups.has_cards(name))


def named(word: str) -> str:
    """The game of this name. Raises BadOption with the nearest name."""
    return word if word in known() else game(word).name


def ready(folder: Path, id: str, name: str, say: Voice) -> int:
    """Say what to do with a new folder."""
    print(say.say("cli-packs-made", path=str(folder)))
    print(say.say("cli-packs-install", path=str(library.local() / name / id)))
    return 0
