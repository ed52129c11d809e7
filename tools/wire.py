#!/usr/bin/env python3
"""Write into client/src: lib/wire.ts and pieces.ts from the message types of touchline/server,
games/GAME/shown.ts from the view of each room that has a type for it, plans.ts from its plans, and
games/index.ts from the folders of the client's games.

python tools/wire.py           write them
python tools/wire.py --check   only say (exit status 1) whether one is stale
"""

from __future__ import annotations

import inspect
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import get_args

import client_index
import msgspec
from msgspec import inspect as types

from touchline.play.room import Room
from touchline.rooms import ROOMS
from touchline.server import pieces, requests, wire

SRC = Path(__file__).parents[1] / "client" / "src"
HEAD = "// Generated from src/{}.py by `dev.py wire`. Do not edit."
DATA = """
/** Plain data of a game: its client knows what is in it. */
export type Data = Record<string, unknown>;"""
FROM_CLIENT = (
    *get_args(wire.ToServer),
    wire.NewTable,
    wire.KnownTables,
    wire.QrText,
    wire.RecordText,
    wire.Study,
)


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Every message type of a file, in its order."""
    found: list[type[msgspec.Struct]] = []
    for t in vars(module).values():
        ours = isinstance(t, type) and issubclass(t, msgspec.Struct) and t is not pieces.Struct
        if ours and t.__module__ == module.__name__:
            found.append(t)
    return found


def inside(t: types.Type) -> list[types.Type]:
    """The types directly inside this one."""
    if isinstance(t, types.StructType):
        return [f.type for f in t.fields]
    if isinstance(t, types.ListType | types.VarTupleType):
        return [t.item_type]
    if isinstance(t, types.TupleType):
        return list(t.item_types)
    if isinstance(t, types.DictType):
        return [t.key_type, t.value_type]
    if isinstance(t, types.UnionType):
        return list(t.types)
    return []


def closure(roots: list[type[msgspec.Struct]]) -> set[type[msgspec.Struct]]:
    """These types and all that they are made of."""
    seen: set[type[msgspec.Struct]] = set()
    todo = [types.type_info(r) for r in roots]
    while todo:
        t = todo.pop()
        if isinstance(t, types.StructType):
            if t.cls in seen:
                continue
            seen.add(t.cls)
        todo += inside(t)
    return seen


def spelled(t: types.Type) -> str:
    """A type in TypeScript."""
    if isinstance(t, types.StructType):
        return t.cls.__name__
    if isinstance(t, types.Metadata):
        return str((t.extra or {}).get("spelled", spelled(t.type)))
    if isinstance(t, types.TupleType):
        return f"[{', '.join(spelled(each) for each in t.item_types)}]"
    if isinstance(t, types.ListType | types.VarTupleType):
        item = spelled(t.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(t, types.DictType):
        value = spelled(t.value_type)
        return "Data" if value == "unknown" else f"Record<{spelled(t.key_type)}, {value}>"
    if isinstance(t, types.UnionType):
        return " | ".join(spelled(each) for each in t.types)
    if isinstance(t, types.LiteralType):
        return " | ".join(f"'{x}'" if isinstance(x, str) else str(x) for x in t.values)
    if isinstance(t, types.CustomType) and t.cls is object:
        return "unknown"
    plain: dict[type[types.Type], str] = {
        types.StrType: "string",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "boolean",
        types.NoneType: "null",
        types.AnyType: "unknown",
    }
    if type(t) not in plain:
        sys.exit(f"tools/wire.py cannot spell {t}; teach it, or choose a plainer type.")
    return plain[type(t)]


def comment(text: str, indent: str = "") -> list[str]:
    """A docstring as a comment of TypeScript."""
    rows = inspect.cleandoc(text).splitlines()
    if len(rows) == 1:
        return [f"{indent}/** {rows[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"]


def one(cls: type[msgspec.Struct], optional: bool) -> list[str]:
    """One message type; with `optional`, fields that have a default may be left out."""
    t = types.type_info(cls)
    assert isinstance(t, types.StructType)
    rows = ["", *comment(cls.__doc__ or "")]
    if t.array_like:
        cells = ", ".join(f"{f.encode_name}: {spelled(f.type)}" for f in t.fields)
        return [*rows, f"export type {cls.__name__} = [{cells}];"]
    rows.append(f"export interface {cls.__name__} {{")
    if t.tag_field:
        rows.append(f"  {t.tag_field}: '{t.tag}';")
    for f in t.fields:
        left_out = optional or cls.__struct_config__.omit_defaults
        mark = "?" if left_out and not f.required else ""
        rows.append(f"  {f.encode_name}{mark}: {spelled(f.type)};")
    return [*rows, "}"]


def union(name: str, text: str, members: tuple[type[msgspec.Struct], ...]) -> list[str]:
    """A union of messages by its name."""
    return [
        "",
        f"/** {text} */",
        f"export type {name} =",
        *(f"  | {m.__name__}" for m in members[:-1]),
        f"  | {members[-1].__name__};",
    ]


def messages() -> dict[str, str]:
    """The messages of the server, by the places of their files in client/src."""
    small, large = structs(pieces), structs(wire) + structs(requests)
    sent = set(FROM_CLIENT)
    answers = closure([t for t in small + large if t not in closure(list(sent))])
    asked_only = closure(list(sent)) - answers
    first = [HEAD.format("touchline/server/pieces"), *DATA.split("\n")]
    for cls in small:
        first += one(cls, cls in asked_only)
    second: list[str] = []
    for cls in large:
        second += one(cls, cls in asked_only)
    second += union("ToClient", "What the server says on the socket.", get_args(wire.ToClient))
    second += union("ToServer", "What the browser says on the socket.", get_args(wire.ToServer))
    body = "\n".join(second)
    used = ["Data", *(t.__name__ for t in small)]
    named = ", ".join(sorted(name for name in used if re.search(rf"\b{name}\b", body)))
    taken = [f"import type {{ {named} }} from './pieces';", "", "export type * from './pieces';"]
    return {
        "lib/pieces.ts": "\n".join(first) + "\n",
        "lib/wire.ts": "\n".join([HEAD.format("touchline/server/wire"), *taken, body]) + "\n",
    }


def parts(home: str, name: str) -> list[ModuleType]:
    """The modules in which a room's voice keeps its `name`: NAME_*.py and, last, NAME.py; [] for a
    room without.
    """
    if not find_spec(f"{home}.voice") or not find_spec(f"{home}.voice.{name}"):
        return []
    inside = iter_modules(import_module(f"{home}.voice").__path__)
    names = sorted(m.name for m in inside if m.name.startswith(f"{name}_"))
    return [import_module(f"{home}.voice.{each}") for each in (*names, name)]


def shown(room: Room) -> dict[str, str]:
    """The view of a room and the numbers that its words name, and what may be planned there with
    what comes of it, by the places of their files; {} where they have no types.
    """
    home = room.home.partition(":")[0].rpartition(".")[0]  # touchline.games.GAME
    found: dict[str, str] = {}
    known: list[str] = []
    for name in ("shown", "plans"):
        modules = parts(home, name)
        if not modules:
            continue
        here = [cls for module in modules for cls in structs(module)]
        rows: list[str] = []
        if name == "shown" and room.words.codes:
            codes = import_module(f"{home}.rules.codes")
            rows.append(f"// The numbers are those of src/{codes.__name__.replace('.', '/')}.py.")
            rows += [f"export const {n} = {int(getattr(codes, n))};" for n in room.words.codes]
        for cls in here:
            rows += one(cls, cls in room.words.plans)
        head = [HEAD.format(modules[-1].__name__.replace(".", "/"))]
        body = "\n".join(row for row in rows if not row.lstrip().startswith(("/**", "*")))
        used = sorted(n for n in known if re.search(rf"\b{n}\b", body))
        if used:
            head.append(f"import type {{ {', '.join(used)} }} from './shown';")
        known += [cls.__name__ for cls in here]
        found[f"games/{room.name}/{name}.ts"] = "\n".join([*head, *rows]) + "\n"
    return found


def generated() -> dict[str, str]:
    """All files, by their places in client/src."""
    found = messages() | {"games/index.ts": client_index.index(SRC / "games")}
    for room in ROOMS.values():
        found |= shown(room)
    return found


def main(args: list[str]) -> int:
    """Write the files, or compare them. The exit status."""
    if args not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    stale = 0
    for name, text in generated().items():
        out = SRC / name
        if out.exists() and out.read_text(encoding="utf-8") == text:
            continue
        if args:
            print(f"client/src/{name} is stale; run `python3 dev.py wire`.", file=sys.stderr)
            stale = 1
        else:
            out.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
