"""The routes of the server for the page of the wire: found in the application, told in words.

What can be read off the handlers is: method, path, body, whether a secret is needed, questions in
the address, and the refusals. What a route is for and what it answers stands in TOLD.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.routing import Route as Starlette

from touchline.server import app, lobby, study
from touchline.server.config import Config


@dataclass(frozen=True)
class Told:
    """A route in words. `answer` names a type of the page, or says in words what comes."""

    what: str
    answer: str


TOLD = {
    "GET /health/live": Told("Does the server answer at all? `ok`.", "text/plain"),
    "GET /health/ready": Told(
        "Can matches be read? `ok`; else 503 with a problem that says why not.", "text/plain"
    ),
    "GET /api/about": Told("Which Touchline this is.", "About"),
    "GET /api/sharing": Told(
        "May friends on the local network come in (`touchline play --share`), and by which"
        " addresses?",
        "Sharing",
    ),
    "GET /api/games": Told("What can be played, and how.", "array of GameCard"),
    "GET /text/{part}.{lang}.ftl": Told(
        "Sentences of one language, as a Fluent file: what the ids of `Said` mean. `part` is"
        " `shared` (what any page may say, and the names of all games), `faults` (refusals, and"
        " remarks at a table) or the name of a game. The page tells the mark of each"
        " (`<meta name=texts>`), and brings `shared` along in its language.",
        "text/plain",
    ),
    "GET /cards/{game}/{pack}.{lang}.json": Told(
        "The cards of a pack as people read them, as plain data of the game. `pack` is its id, or"
        " `ID@HASH` for an edition of before. [Welcome](#welcome) tells the address; with its mark"
        " (`?v=`) what came may be kept for good.",
        "object",
    ),
    "GET /api/rulebook/{game}/{lang}": Told("The rules of a game in a language.", "Rulebook"),
    "GET /api/lessons/{game}": Told("The steps of a game's tutorial.", "array of Lesson"),
    "GET /api/tables/{table}": Told("A table in short, for whoever holds a way in.", "Brief"),
    "GET /api/tables/{table}/door": Told("What a table is, for whoever holds none.", "Door"),
    "GET /api/tables/{table}/record.{form}": Told(
        "A finished match as a file: `form` is `tape.json`, or `txt` for the game's own notation"
        " (404 where it has none).",
        "a file",
    ),
    "GET /api/tables/{table}/replay": Told("A finished match, moment by moment.", "Replay"),
    "GET /api/tables/{table}/report": Told(
        "A finished match in figures; `{}` for a game that keeps none.", "object"
    ),
    "POST /api/tables": Told("Lay a new table.", "Laid"),
    "POST /api/briefs": Told(
        "Several tables in short, each with whatever may open it. Each counts as a request.",
        "Briefs",
    ),
    "POST /api/import": Told(
        "The finished matches of a file become tables of whoever sends it. The body is the bytes"
        " of the file (`application/octet-stream`): a tape, a record, or"
        " [several tapes](tape.md#several-matches-in-one-file). The secret is the key of a device,"
        " or several of one person's, parted by spaces; the first becomes the owner of what is new"
        " here.",
        "ImportedFile",
    ),
    "POST /api/qr": Told("A text, such as a link, as a QR code; nothing of it is kept.", "QrCode"),
    "POST /api/verify": Told(
        "Does this server vouch for a tape? Whether it keeps the rules is another question.",
        "Vouched",
    ),
    "POST /api/replay": Told(
        "The match of a record file, moment by moment. Instead of the body below the bytes of the"
        " file may be sent as `application/octet-stream`; then `?file=` tells its name, `?lang=`"
        " the language and `?eye=` the seat.",
        "Replay",
    ),
    "POST /api/study": Told("Look at a position, or try an answer in it.", "Studied"),
}
ASKED = {
    "names": "`1` if the names of the people are wished for in the file",
    "title": "what the owner calls the match, for the head of the tape",
    "file": "what the file is called, for sentences about it",
    "lang": "`en` or `fr`, the language of what comes with it; `en` if it is left out",
    "v": "the mark that was told with the address: under it what is sent may be kept for good",
    "eye": "a seat, to see the match as it did; a watcher if it is left out",
}


@dataclass(frozen=True)
class Route:
    """One route, as found."""

    key: str
    body: str
    secret: str
    asked: tuple[str, ...]
    status: int
    refusals: tuple[int, ...]


def calls(text: str) -> Iterator[object]:
    """The functions of the server that this source calls, as far as a route depends on them."""
    owners: list[tuple[str, object]] = [
        (r"\bself\.", app.Api),
        (r"\bself\.lobby\.", lobby.Lobby),
        (r"\bself\.", lobby.Lobby),
        (r"\bstudy\.", study),
        (r"(?<![.\w])", app),
        (r"(?<![.\w])", lobby),
        (r"(?<![.\w])", study),
    ]
    for before, owner in owners:
        for name in re.findall(before + r"(\w+)\b", text):
            found = vars(owner).get(name)
            if inspect.isfunction(found) and found.__module__.startswith("touchline.server."):
                yield found


def whole(function: object) -> str:
    """The source of a handler and of what it calls, without what they say of themselves.

    What is called where a refusal is caught refuses nothing.
    """
    seen: list[object] = []
    todo = [function]
    while todo:
        at = todo.pop()
        if at not in seen:
            seen.append(at)
            source = inspect.getsource(at)  # type: ignore[arg-type]  # functions only
            todo += calls(source) if "except Trouble" not in source else []
    return "\n".join(inspect.getsource(each) for each in seen)  # type: ignore[arg-type]


def needed(text: str) -> str:
    """Whether a handler of this source asks for a right."""
    if "self._finished(" in text:
        return "not needed; until the match is over 409 is answered"
    return "needed" if "authorization" in text else "not needed"


def found() -> list[Route]:
    """Every route of the application that does something, in its order."""
    with TemporaryDirectory() as folder:
        made = app.create_app(Config(data=Path(folder), port=0))
        made.state.lobby.shared.store.close()
    routes: list[Route] = []
    for route in made.routes:
        if not isinstance(route, Starlette) or route.endpoint is app.wrong_method:
            continue
        method = next(m for m in sorted(route.methods or ()) if m != "HEAD")
        handler = inspect.unwrap(route.endpoint)
        inner = inspect.getclosurevars(handler).nonlocals.get("handler", handler)
        text = whole(getattr(inner, "__func__", inner))
        own = inspect.getsource(getattr(inner, "__func__", inner))
        body = re.search(r"body\(request, wire\.(\w+)\)", own)
        refusals = {int(n) for n in re.findall(r"Trouble(?:\.of)?\([^()]*?\b([45]\d\d)\b", text)}
        if re.search(r"Trouble\.of\(\w+\)", text):
            refusals.add(422)
        status = re.search(r"reply\(.*, (20\d)\)", own)
        routes.append(
            Route(
                f"{method} {route.path}",
                body.group(1) if body else "",
                needed(text),
                tuple(re.findall(r'query_params\.get\("(\w+)"', text)),
                int(status.group(1)) if status else 200,
                tuple(sorted(refusals - {429, 500})),
            )
        )
    return routes


def linked(answer: str) -> str:
    """An answer with the names of types as links."""
    return re.sub(r"\b([A-Z]\w+)", lambda m: f"[{m[1]}](#{m[1].lower()})", answer)


def section(route: Route) -> Iterator[str]:
    """What the page says of one route. Ends the program where nobody has said what it is for."""
    if route.key not in TOLD:
        raise SystemExit(f"{route.key} is new: say in tools/wire_routes.py what it is for.")
    told = TOLD[route.key]
    yield f"### {route.key}\n"
    yield f"{told.what}\n"
    yield "| | |"
    yield "|---|---|"
    yield f"| secret | {route.secret} |"
    for name in route.asked:
        if name not in ASKED:
            raise SystemExit(f"?{name}= of {route.key} is new: say in tools/wire_routes.py what.")
        yield f"| `?{name}=` | {ASKED[name]} |"
    if route.body:
        yield f"| body | {linked(route.body)} |"
    yield f"| answer | {route.status}: {linked(told.answer)} |"
    if route.refusals:
        yield f"| refusals | {', '.join(map(str, route.refusals))} |"
    yield ""
