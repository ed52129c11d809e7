#!/usr/bin/env python3
"""The golden views: what three readers are shown at twenty moments of every golden story.

python tools/golden_views.py                      write them anew, from the tapes of the stories
python tools/golden_views.py GAME STORY MOMENT    print all that is shown at one moment of a story

`views.txt` of a game holds a row a story, moment and reader: each thing shown, or a digest of it,
so that a change names the place. `views.json` holds some moments of one story in full, to be read.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from touchline.core.contract import State
from touchline.core.ids import FATE
from touchline.core.log import Event, Log
from touchline.core.tape import Tape, read
from touchline.core.words import Said, Words
from touchline.play.room import Room
from touchline.play.tapes import beginning
from touchline.rooms import ROOMS

FOLDER: Final = Path(__file__).parents[1] / "tests" / "games"
MOMENTS: Final = 20
#: what is shown beside the view, in the order of the columns
BESIDE: Final = ("facts", "question", "options", "result")
HEAD: Final = (
    "# What three readers are shown at {moments} moments of each story: story, moment, answers\n"
    "# before it, reader, then each thing shown: itself where it is short, else a digest; a dot\n"
    "# where there is none so called. In full: python tools/golden_views.py {game} STORY MOMENT\n"
    "# {columns}\n"
)

Json = dict[str, object]
Row = tuple[int, int, str, Json]  # moment, answers before it, reader, what it is shown


def moments(room: Room, tape: Tape) -> list[int]:
    """After how many answers to look: the start, the end, and evenly those between at which no
    answer of fate is awaited.
    """
    s = start(room, tape)
    found = [0]
    for n, (who, code) in enumerate(tape.answers(), 1):
        room.game.step(s, who, code, Log(on=False))
        if room.game.due(s) != FATE:
            found.append(n)
    last = len(found) - 1
    return [found[(2 * i * last + MOMENTS - 1) // (2 * MOMENTS - 2)] for i in range(MOMENTS)]


def start(room: Room, tape: Tape) -> State:
    """The table before the first answer of a tape."""
    setup, origin = beginning(room, tape.header)
    found: State = room.game.new(setup) if origin is None else origin
    return found


def rows(room: Room, words: Words, tape: Tape) -> Iterator[Row]:
    """What the first seat, the last seat and the watcher are shown, moment by moment."""
    s, wanted = start(room, tape), moments(room, tape)
    news: list[list[Event]] = []  # of each answer since the moment before
    for n, (who, code) in enumerate([(FATE, 0), *tape.answers()]):
        if n > 0:
            log = Log()
            room.game.step(s, who, code, log)
            news.append(log.events)
        if n not in wanted:
            continue
        eyes = {"first": 0, "last": int(s.seats) - 1, "watcher": int(s.seats)}
        if s.seats == 1:
            del eyes["last"]
        for reader, eye in eyes.items():
            yield wanted.index(n), n, reader, shown(room, words, s, eye, news)
        news = []


def shown(room: Room, words: Words, s: State, eye: int, news: list[list[Event]]) -> Json:
    """All that one reader is shown: the facts of the answers before, its own question with what is
    open and what comes of it, the result, and its view.
    """
    v = room.game.view(s, eye)
    ask = room.game.asking(s, False)
    q = ask.of(eye)
    facts = [
        {"kind": f.kind, "said": sentence(f.said), "data": f.data, "mark": f.mark}
        for events in news
        for f in words.facts([e.seen_by(eye) for e in events])
    ]
    told: Json = {"facts": facts, "question": None, "options": None, "result": None}
    if q is not None:
        told["question"] = [q.least, q.most, sentence(words.question(q, v))]
        told["options"] = [[code, *words.option(code, v)] for code in q.options]
    if type(room.words).sketch is not Words.sketch:  # else there is never one
        told["sketch"] = None if q is None else words.sketch(v, None)
    if ask.result is not None:
        told["result"] = [ask.result.points, sentence(words.result(ask.result, v))]
    told["view"] = words.view(v)
    return plain(told)


def sentence(said: Said | None) -> list[object] | None:
    """A sentence by name, with its arguments."""
    return None if said is None else [said.id, dict(said.args)]


def plain(told: Json) -> Json:
    """The same as what JSON says of it."""
    return msgspec.json.decode(msgspec.json.encode(told), type=dict[str, object])


def cells(told: Json) -> dict[str, object]:
    """The things shown, one by one, those of the view as "view.NAME"."""
    view = told["view"]
    assert isinstance(view, dict)
    beside = {key: x for key, x in told.items() if key != "view"}
    return {**beside, **{f"view.{k}": x for k, x in view.items()}}


def digest(told: Mapping[str, object], key: str) -> str:
    """A word that changes with the thing shown: its JSON if that is short, else four letters."""
    if key not in told:
        return "."
    text = json.dumps(told[key], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= 5 else hashlib.sha256(text.encode()).hexdigest()[:4]


def table(room: Room, words: Words, tapes: Mapping[str, Tape]) -> str:
    """`views.txt`: the digests of all stories of a game."""
    found = [
        (f"{name} {moment:2} {n:3} {reader:7}", cells(told))
        for name, tape in tapes.items()
        for moment, n, reader, told in rows(room, words, tape)
    ]
    keys = sorted({key for _, told in found for key in told} - set(BESIDE))
    columns = [*BESIDE, *keys]
    head = HEAD.format(moments=MOMENTS, columns=" ".join(columns), game=room.name)
    lines = [
        " ".join([place, *(digest(told, key).ljust(5) for key in columns)]).rstrip()
        for place, told in found
    ]
    return head + "\n".join(lines) + "\n"


def parsed(text: str) -> dict[str, dict[str, str]]:
    """The digests of a `views.txt`, by place and column."""
    found: dict[str, dict[str, str]] = {}
    columns: list[str] = []
    for line in text.splitlines():
        if line.startswith("# facts "):
            columns = line.removeprefix("# ").split()
        elif not line.startswith("#"):
            name, moment, n, reader, *digests = line.split()
            place = f"{name}, moment {moment} (after {n} answers), {reader}"
            found[place] = dict(zip(columns, digests, strict=True))
    return found


def changes(kept: str, now: str) -> list[str]:
    """Where two such tables differ: a line a place, with the things that are shown otherwise."""
    old, new = parsed(kept), parsed(now)
    told = []
    for place in [*old, *(place for place in new if place not in old)]:
        a, b = old.get(place), new.get(place)
        if a is None or b is None:
            told.append(f"{place}: {'gone' if b is None else 'not kept'}")
        elif a != b:
            names = [key for key in [*a, *(k for k in b if k not in a)] if a.get(key) != b.get(key)]
            told.append(f"{place}: {', '.join(names)}")
    return told


def in_full(room: Room, words: Words, tape: Tape, wanted: tuple[int, ...]) -> str:
    """`views.json`: all that the readers are shown at some moments, to be read."""
    found = [
        {"moment": moment, "after": n, "reader": reader, **told}
        for moment, n, reader, told in rows(room, words, tape)
        if moment in wanted
    ]
    return pretty(found) + "\n"


def pretty(thing: object, indent: str = "") -> str:
    """JSON, a line whatever fits in one of a hundred characters."""
    short = json.dumps(thing, ensure_ascii=False)
    if len(indent) + len(short) <= 99 or not isinstance(thing, (dict, list)):
        return short
    deeper = indent + " "
    if isinstance(thing, dict):
        parts = [f"{json.dumps(key)}: {pretty(x, deeper)}" for key, x in thing.items()]
    else:
        parts = [pretty(x, deeper) for x in thing]
    opened, closed = "{}" if isinstance(thing, dict) else "[]"
    return f"{opened}\n{deeper}" + f",\n{deeper}".join(parts) + f"\n{indent}{closed}"


def told() -> list[str]:
    """The listed games that have recipes, `tests/games/<game>/golden.py`; others are left out."""
    return [name for name in ROOMS if (FOLDER / name / "golden.py").exists()]


def tapes(game: str) -> dict[str, Tape]:
    """The tapes of a game's stories as they are kept, by name."""
    paths = {
        path.name.split(".")[0]: path for path in (FOLDER / game / "golden").glob("*.tape.json")
    }
    return {name: read(paths[name].read_text(encoding="utf-8")) for name in sorted(paths)}


def full(game: str) -> tuple[str, tuple[int, ...]]:
    """The story of a game that is kept in full, and its moments, as the game's recipes say."""
    found: tuple[str, tuple[int, ...]] = importlib.import_module(
        f"tests.games.{game}.golden"
    ).IN_FULL
    return found


def files(name: str, found: Mapping[str, Tape]) -> Iterator[tuple[Path, str]]:
    """Both files of a game, with what belongs in them, by the tapes of its stories."""
    room = ROOMS[name]
    story, wanted = full(name)
    yield FOLDER / name / "golden" / "views.txt", table(room, room.words, found)
    yield FOLDER / name / "golden" / "views.json", in_full(room, room.words, found[story], wanted)


def main(args: list[str]) -> int:
    """Write the files, or print one moment."""
    if args:
        name, story, moment = args
        room = ROOMS[name]
        print(in_full(room, room.words, tapes(name)[story], (int(moment),)), end="")
        return 0
    for name in told():
        for path, text in files(name, tapes(name)):
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.append(str(FOLDER.parents[1]))  # the recipes of a game stand among its tests
    sys.exit(main(sys.argv[1:]))
