"""The types of the wire as a reader sees them, and as JSON Schema: from the code's annotations."""

from __future__ import annotations

import ast
import dataclasses
import inspect
import textwrap
import types
import typing
from collections.abc import Iterable, Iterator

import msgspec

Named = type[object]

PLAIN: dict[object, tuple[str, str]] = {
    str: ("text", "string"),
    int: ("whole number", "integer"),
    float: ("number", "number"),
    bool: ("true or false", "boolean"),
    type(None): ("null", "null"),
}


def is_named(hint: object) -> bool:
    """Is this a type with fields of its own: a message, or a part of one?"""
    struct = isinstance(hint, type) and issubclass(hint, msgspec.Struct)
    return struct or (isinstance(hint, type) and dataclasses.is_dataclass(hint))


def parts(hint: object) -> list[object]:
    """The types inside a list, a table or a choice of several."""
    return [each for each in typing.get_args(hint) if each is not Ellipsis]


def is_union(hint: object) -> bool:
    """May this be one of several types?"""
    return typing.get_origin(hint) in (typing.Union, types.UnionType)


def spelled(hint: object) -> str:
    """A type in words, with named types as links."""
    if hint is object:  # a view: what stands in it is told by each game
        return "object"
    if hint in PLAIN:
        return PLAIN[hint][0]
    if is_named(hint):
        assert isinstance(hint, type)
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return " or ".join(f'`"{value}"`' for value in typing.get_args(hint))
    if is_union(hint):
        return " or ".join(map(spelled, parts(hint)))
    if origin is dict:
        value = parts(hint)[1]
        return "object" if value is object else f"object of {spelled(value)}"
    if origin in (list, tuple):
        return f"array of {spelled(parts(hint)[0])}"
    raise SystemExit(
        f"tools/wire_types.py cannot spell {hint}: teach it, or choose a plainer type."
    )


def schema(hint: object) -> dict[str, object]:
    """A type as JSON Schema; named types by reference."""
    if hint in PLAIN:
        return {"type": PLAIN[hint][1]}
    if hint is object:  # a view
        return {"type": "object"}
    if is_named(hint):
        assert isinstance(hint, type)
        return {"$ref": f"#/$defs/{hint.__name__}"}
    origin = typing.get_origin(hint)
    if origin is typing.Literal:
        return {"enum": list(typing.get_args(hint))}
    if is_union(hint):
        return {"anyOf": [schema(each) for each in parts(hint)]}
    if origin is dict:
        value = parts(hint)[1]
        more = {} if value is object else {"additionalProperties": schema(value)}
        return {"type": "object", **more}
    if origin in (list, tuple):
        return {"type": "array", "items": schema(parts(hint)[0])}
    raise SystemExit(f"tools/wire_types.py has no schema for {hint}: teach it.")


@dataclasses.dataclass(frozen=True)
class Field:
    """One field: its type, its default as JSON (None where it must be there), what it means."""

    name: str
    hint: object
    default: str | None
    meaning: str


def comments(cls: Named) -> dict[str, str]:
    """What is written behind each field, or above it, in the source."""
    lines = textwrap.dedent(inspect.getsource(cls)).splitlines()
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            rest = lines[(node.end_lineno or node.lineno) - 1][node.end_col_offset or 0 :]
            found[node.target.id] = rest.partition("#")[2].strip()
    return found


def fields(cls: Named) -> list[Field]:
    """The fields of a named type in their order."""
    hints, said = typing.get_type_hints(cls), comments(cls)
    found: list[Field] = []
    if issubclass(cls, msgspec.Struct):
        for f in msgspec.structs.fields(cls):
            default: str | None = None
            if f.default is not msgspec.NODEFAULT:
                default = msgspec.json.encode(f.default).decode()
            elif f.default_factory is not msgspec.NODEFAULT:
                default = msgspec.json.encode(f.default_factory()).decode()
            found.append(Field(f.name, hints[f.name], default, said.get(f.name, "")))
        return found
    for each in dataclasses.fields(cls):  # type: ignore[arg-type]  # a dataclass, as asked
        found.append(Field(each.name, hints[each.name], None, said.get(each.name, "")))
    return found


def tag(cls: Named) -> tuple[str, str] | None:
    """The field by which a message is known, and what stands in it."""
    config = getattr(cls, "__struct_config__", None)
    return (config.tag_field, config.tag) if config and config.tag_field else None


def is_array(cls: Named) -> bool:
    """Is this type sent as an array of its fields' values, without their names?"""
    config = getattr(cls, "__struct_config__", None)
    return bool(config and config.array_like)


def closure(roots: Iterable[object]) -> list[Named]:
    """These types and all named types inside them, each once, in the order they are met."""
    seen: dict[Named, None] = {}

    def meet(hint: object) -> None:
        if is_named(hint):
            assert isinstance(hint, type)
            if hint in seen:
                return
            seen[hint] = None
            for field in fields(hint):
                meet(field.hint)
        else:
            for each in parts(hint):
                meet(each)

    for root in roots:
        meet(root)
    return list(seen)


def definition(cls: Named) -> dict[str, object]:
    """One named type as JSON Schema."""
    listed = fields(cls)
    if is_array(cls):
        cells = [schema(f.hint) for f in listed]
        return {
            "type": "array",
            "prefixItems": cells,
            "minItems": len(cells),
            "maxItems": len(cells),
        }
    known: dict[str, object] = {}
    marked = tag(cls)
    if marked:
        known[marked[0]] = {"const": marked[1]}
    known |= {f.name: schema(f.hint) for f in listed}
    needed = ([marked[0]] if marked else []) + [f.name for f in listed if f.default is None]
    return {
        "type": "object",
        "properties": known,
        "required": needed,
        "additionalProperties": False,
    }


def section(cls: Named, level: str) -> Iterator[str]:
    """What the page says of one type."""
    yield f"{level} {cls.__name__}\n"
    yield (inspect.getdoc(cls) or "").replace("|", "\\|") + "\n"
    listed = fields(cls)
    if is_array(cls):
        yield f"Sent as an array: `[{', '.join(f.name for f in listed)}]`.\n"
    yield "| field | type | may be left out | meaning |"
    yield "|---|---|---|---|"
    marked = tag(cls)
    if marked:
        yield f'| `{marked[0]}` | `"{marked[1]}"` | no | the kind of message |'
    for f in listed:
        left = "no" if f.default is None else f"yes: `{f.default}`"
        yield f"| `{f.name}` | {spelled(f.hint)} | {left} | {f.meaning} |"
    yield ""
