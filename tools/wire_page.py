"""The page of the wire: everything that a program needs to play here, from the code itself."""

from __future__ import annotations

import inspect
import json
import typing

import wire_routes
import wire_types

from touchline.play.rulebook import Rulebook
from touchline.server import config, pieces, requests, session, sockets, wire
from touchline.server.limits import Limits

HOW = """## Where, and how

A server listens on `http://127.0.0.1:{port}` unless it was started otherwise; `touchline serve`
prints its address. Everything is JSON in UTF-8. A request over HTTP with a body has
`Content-Type: application/json`.

A right at a table is a device's own key that holds seats there, or the secret of a link for
watching. It is shown on HTTP as `Authorization: Bearer SECRET`, on the socket in [Enter](#enter).
`Host` must be a name the server goes by (`127.0.0.1`, `localhost`, the address
it is bound to, `--allow-host`): otherwise 421. `Origin`, which browsers send, must be that same
host, or be missing: otherwise 403.

A field may be left out where the tables below say so; what is then taken stands beside it. The
server itself leaves no field out. A field that no table names is refused. "Object" without more
is plain data of the game, told by no type: its keys are the game's own. A sentence is a
[Said](#said): the id of a message of `GET /text/{{part}}.{{lang}}.ftl` and its arguments.

Over HTTP a refusal is a [Problem](#problem) with the same status; besides those named with each
route there are 405 (another method), 429 (too fast: more than {requests} requests a second, or
{tables} new tables a second) and 500. A body is of {body} bytes at most."""

SOCKET = """## The socket

It is at `ws://HOST:PORT/ws` (`/ws` of the same address as HTTP). Messages are texts of at most
{message} characters, each one JSON object with its `type`; at most {messages} a second, and
{burst} at once.

1. Say [Enter](#enter) within {join:.0f} seconds.
2. Hear [Welcome](#welcome), then a [Tick](#tick), which tells what is true now. If one of your
   seats is asked, `ask` holds the question, and `options` what may be answered: arrays, see
   [Option](#option).
3. Send [Answer](#answer): the seat of `ask`, the number of `turns` for that seat, and the codes
   of `least` to `most` of the options (of a question for several things, all of them together; at
   most {codes}).
4. Hear [Done](#done), or a [Refusal](#refusal) after which everything is as it was; then the next
   tick. A tick comes to everybody whenever something happens; `over` in it ends the match. Its
   `view` is what has changed since the tick before on this socket, unless it is `fresh`.

A request carries an `id` of your own making, at most {id} characters; its answer carries the
same. A socket that is refused hears a [Refusal](#refusal) with the id `""` and is closed: with
1008 when it was the visitor's doing, 1011 when it was not. One that reads too slowly (more than
{waiting} messages behind), or that the server lets go for another reason, is closed with 1012:
join anew. 1000 is the regular end."""

TYPES = """## The types

| messages | |
|---|---|
| from the server, on the socket | {down} |
| from you, on the socket | {up} |

"""


def union(hint: object) -> str:
    """The members of a union of messages, as links."""
    return ", ".join(wire_types.spelled(each) for each in typing.get_args(hint))


def roots() -> list[object]:
    """Every type that crosses the wire by itself: all messages, and the rulebook."""
    ours = [
        kind
        for module in (wire, requests, pieces)
        for kind in vars(module).values()
        if wire_types.is_named(kind)
        and kind.__module__ == module.__name__
        and kind is not pieces.Struct
    ]
    return [*ours, Rulebook]


def page(note: str) -> str:
    """The whole page; `note` says that it is generated."""
    limits = Limits()
    told = {
        "port": config.PORT,
        "requests": f"{limits.requests.per_second:g}",
        "tables": f"{limits.new_tables.per_second:g}",
        "body": f"{limits.body:,}",
        "message": f"{limits.message:,}",
        "messages": f"{limits.messages.per_second:g}",
        "burst": limits.messages.burst,
        "join": sockets.JOIN,
        "codes": limits.codes,
        "waiting": limits.waiting,
        "id": session.ID,
    }
    kinds = sorted(wire_types.closure(roots()), key=lambda kind: kind.__name__)
    defined = {kind.__name__: wire_types.definition(kind) for kind in kinds}
    rows = ["# The wire\n", note, (inspect.getdoc(wire) or "") + "\n", HOW.format(**told) + "\n"]
    rows.append("## Routes\n")
    for route in wire_routes.found():
        rows += wire_routes.section(route)
    rows.append(SOCKET.format(**told) + "\n")
    rows.append(TYPES.format(down=union(wire.ToClient), up=union(wire.ToServer)).rstrip() + "\n")
    for kind in kinds:
        rows += wire_types.section(kind, "###")
    rows += ["## The same as JSON Schema\n", "One definition a line.\n", '```json\n{"$defs": {']
    lines = [f" {json.dumps(name)}: {json.dumps(body)}" for name, body in defined.items()]
    rows.append(",\n".join(lines) + "\n}}\n```")
    return "\n".join(rows) + "\n"
