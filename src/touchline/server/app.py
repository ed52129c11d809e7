"""Routes: what can be asked over HTTP, the one socket, and the built client."""

from __future__ import annotations

import asyncio
import logging
import platform
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from touchline.core.build import engine
from touchline.core.faults import Fault
from touchline.core.tape import read as read_tape
from touchline.play import rulebook
from touchline.play.ai import levels

from . import content, decoding, study, wire
from .backroom import Backroom, Job
from .behind import Behind, Proxies
from .bots import Bots
from .config import Config
from .guard import Guard, Hosts
from .house import House
from .limits import Buckets
from .lobby import Lobby
from .opening import data_folder
from .pages import OWN, Client
from .rooms import ROOMS, room
from .seal import named
from .session import Session
from .sockets import Doorkeeper
from .store import Store
from .texts import LANGUAGES, Trouble, all_texts, known, parser_said, sentence

log = logging.getLogger("touchline.server")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def reply(value: object, status: int = 200) -> Response:
    """A value as JSON that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def told(status: int, body: bytes) -> Response:
    """What the back room answered, sent on as it is."""
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


async def body(request: Request, kind: type[T]) -> T:
    """What was posted, checked field by field. Raises Trouble."""
    if kind_of(request) != "application/json":
        raise Trouble(415, "srv-not-json")
    raw = await posted(request, request.app.state.config.limits.body)
    try:
        return decoding.read(raw, kind)
    except decoding.BadJson as e:
        raise Trouble(422, "srv-bad-message", reason=parser_said(e)) from None


def kind_of(request: Request) -> str:
    """What is posted, such as "application/json"."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def posted(request: Request, most: int) -> bytes:
    """The bytes of the body, `most` at most. Raises Trouble."""
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > most:
            raise Trouble(413, "srv-long-body", most=most)
    return bytes(raw)


def seat_in(request: Request) -> int:
    """The seat named by ?eye=N; -1 for none."""
    eye = request.query_params.get("eye", "")
    return int(eye) if eye.isdecimal() and len(eye) < 3 else -1


def secret_of(request: Request) -> str:
    """The device's key, or a link's secret, in the Authorization header. Raises Trouble."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Trouble(401, "srv-no-secret")
    return secret.strip()


class Api:
    """The handlers, on one lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._requests = Buckets(lobby.house.limits.requests)
        self._tables = Buckets(lobby.house.limits.new_tables)

    def routes(self) -> list[Route]:
        """Every route of the interface."""
        get: dict[str, Handler] = {
            "/api/about": self.about,
            "/api/games": self.games,
            "/text/{lang}.ftl": self.texts,
            "/api/rulebook/{game}/{lang}": self.rulebook,
            "/api/lessons/{game}": self.lessons,
            "/api/tables/{table}": self.brief,
            "/api/tables/{table}/door": self.door,
            "/api/tables/{table}/record.{form}": self.record,
            "/api/tables/{table}/replay": self.replay,
            "/api/tables/{table}/report": self.report,
        }
        post: dict[str, Handler] = {
            "/api/tables": self.lay,
            "/api/replay": self.replay_file,
            "/api/study": self.study,
            "/api/verify": self.verify,
        }
        routes = [Route(path, self._limited(h), methods=["GET"]) for path, h in get.items()]
        routes += [Route(path, self._limited(h), methods=["POST"]) for path, h in post.items()]
        return routes + [Route(path, wrong_method, methods=METHODS) for path in {**get, **post}]

    def _limited(self, handler: Handler) -> Handler:
        async def limited(request: Request) -> Response:
            if not self._requests.take(address(request)):
                raise Trouble(429, "srv-too-fast")
            return await handler(request)

        return limited

    async def about(self, request: Request) -> Response:
        """Which Touchline this is."""
        about = version("touchline"), engine(), platform.python_version(), list(ROOMS)
        return reply(wire.About(*about, self.lobby.server))

    async def games(self, request: Request) -> Response:
        """What can be played, and how."""
        return reply([card(name) for name in ROOMS])

    async def texts(self, request: Request) -> Response:
        """All sentences of one language that the client does not carry itself."""
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise Trouble(404, "srv-no-language", lang=lang[:10], known=", ".join(LANGUAGES))
        headers = {"cache-control": "no-cache"}
        return Response(all_texts(lang), 200, headers, "text/plain; charset=utf-8")

    async def rulebook(self, request: Request) -> Response:
        """The rules of a game in a language."""
        try:
            found = rulebook.load(request.path_params["game"], request.path_params["lang"])
        except Fault as e:
            raise Trouble.of(e, 404) from None
        return reply(found)

    async def lessons(self, request: Request) -> Response:
        """The steps of a game's tutorial."""
        return reply(content.lessons(room(request.path_params["game"]).game.name))

    async def lay(self, request: Request) -> Response:
        """A new table."""
        wish = await body(request, wire.NewTable)
        if not self._tables.take(address(request)):
            raise Trouble(429, "srv-too-fast")
        return reply(await self.lobby.lay(wish), 201)

    async def brief(self, request: Request) -> Response:
        """A table, in short, for somebody who holds a way in."""
        return reply(await self.lobby.brief(request.path_params["table"], secret_of(request)))

    async def door(self, request: Request) -> Response:
        """What a table is, for somebody who holds none."""
        return reply(await self.lobby.door(request.path_params["table"]))

    async def record(self, request: Request) -> Response:
        """A finished match as a file: the tape, or the game's own notation."""
        session = await self._finished(request)
        r = session.record
        form = request.path_params["form"]
        tape = r.match.tape
        if request.query_params.get("names") == "1":  # they stand in no tape unless asked for
            tape = named(tape, r.table.names())
        if form == "tape.json":
            text = self.lobby.house.store.seal.sealed(tape, r.id).text().encode()
            kind = "application/json"
        elif form == "txt":
            status, text = await self._in_backroom(request, Job("write", tape.text()))
            if status != 200:
                return Response(text, status, {"cache-control": "no-store"}, "application/json")
            kind = "text/plain; charset=utf-8"
        else:
            raise Trouble(404, "srv-no-page")
        name = f"{r.table.game}-{r.id}.{form}"
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        }
        return Response(text, 200, headers, kind)

    async def replay(self, request: Request) -> Response:
        """A finished match, moment by moment."""
        session = await self._finished(request)
        lang = known(request.query_params.get("lang", ""))
        r = session.record
        names = [sitter.name for sitter in r.table.seats]
        job = Job("show", r.match.tape.text(), lang, seat_in(request), names)
        return told(*await self._in_backroom(request, job))

    async def report(self, request: Request) -> Response:
        """A finished match in figures; {} for a game that keeps none."""
        session = await self._finished(request)
        job = Job("report", session.record.match.tape.text())
        return told(*await self._in_backroom(request, job))

    async def _in_backroom(self, request: Request, job: Job) -> tuple[int, bytes]:
        """A long match takes a while, and others play on."""
        return await self.lobby.house.backroom.do(job, address(request))

    async def _finished(self, request: Request) -> Session:
        """A table whose match is over: before that, its tape would tell secrets.

        Then its id is enough, so that a link to a moment carries no right.
        """
        session = await self.lobby.session(request.path_params["table"])
        async with session.lock:
            over = session.record.over
        if not over:
            raise Trouble(409, "srv-not-over")
        return session

    async def replay_file(self, request: Request) -> Response:
        """The match of a record, moment by moment: pasted as text, or a file as its bytes are.

        Of a file, ?file= is what it is called, ?lang= the language and ?eye= the seat. Who vouches
        for it is said here: the secret of the server does not go to the back room.
        """
        if kind_of(request) == "application/octet-stream":
            asked = request.query_params
            data = await posted(request, request.app.state.config.limits.record)
            job = Job("show", "", known(asked.get("lang", "")), seat_in(request))
            job.data, job.file = data, asked.get("file", "")[:200]
        else:
            record = await body(request, wire.RecordText)
            job = Job("show", record.text, known(record.lang), record.eye)
        status, shown = await self._in_backroom(request, job)
        if status == 200:
            seal = self.lobby.house.store.seal
            says = await asyncio.to_thread(seal.says, job.text or job.data, job.file)
            parts = decoding.read(shown, dict[str, msgspec.Raw])
            shown = msgspec.json.encode({**parts, "vouched": says})
        return told(status, shown)

    async def verify(self, request: Request) -> Response:
        """Does this server vouch for a tape? Whether it keeps the rules is another question."""
        wish = await body(request, wire.TapeText)
        seal = self.lobby.house.store.seal
        try:
            word = seal.word(read_tape(wish.text))
        except Fault as e:
            raise Trouble.of(e) from None
        return reply(wire.Vouched(seal.server, word))

    async def study(self, request: Request) -> Response:
        """A position, or an answer tried in it."""
        return reply(study.study(await body(request, wire.Study)))


async def wrong_method(request: Request) -> Response:
    """There is such a page, but not for this kind of request."""
    raise HTTPException(405)


def card(name: str) -> wire.GameCard:
    """What the start page needs to offer a game."""
    game = ROOMS[name].game
    return wire.GameCard(
        name=game.name,
        version=game.version,
        tables=list(game.tables),
        sides=ROOMS[name].words.sides,
        choices=[wire.Choice(c.key, list(c.values), c.rule) for c in game.choices],
        presets=[wire.Preset(p.key, dict(p.options), list(p.unverified)) for p in game.presets],
        levels=list(levels.levels_of(name)),
        default_level=levels.DEFAULT,
        teams=list(content.teams(name).values()),
        packs=content.packs(name),
    )


def address(request: Request) -> str:
    """Who asks, for counting."""
    return request.client.host if request.client else ""


async def on_trouble(request: Request, e: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(e, Trouble)
    return reply(e.problem(), e.status)


async def on_http(request: Request, e: Exception) -> Response:
    """A refusal of the framework's (no such page, wrong method) in our form."""
    assert isinstance(e, HTTPException)
    id = {404: "srv-no-page", 405: "srv-no-method"}.get(e.status_code, "srv-http")
    args: dict[str, str | int] = {"status": e.status_code} if id == "srv-http" else {}
    problem = wire.Problem(e.status_code, wire.Said(id, args), sentence(id, args), "")
    return reply(problem, e.status_code)


async def on_hang_up(request: Request, e: Exception) -> Response:
    """Whoever asked has gone before all was said: a line for the log, and an answer to nobody."""
    log.warning("%s %s: the visitor hung up before the request was whole.", *asked(request))
    return Response(status_code=400)


def asked(request: Request) -> tuple[str, str]:
    """What was asked for, in so few words that it fits a line; no words of the visitor's."""
    route = request.scope.get("route")
    return request.method, str(getattr(route, "path", "/"))


async def on_error(request: Request, e: Exception) -> Response:
    """A mistake of this program."""
    return reply(Trouble(500, "srv-mistake").problem(), 500)


def create_app(config: Config) -> Starlette:
    """The whole server as an application. Opens the data folder: raises StoreFault.

    The folder is let go when the application's lifespan ends.
    """
    data = data_folder() if config.data is None else config.data
    store = Store(data)
    try:
        content.keep_editions(data)
    except Fault:
        store.close()
        raise
    bots = Bots(config.bot_workers, config.bot_deadline, config.bot_command)
    backroom = Backroom(config.limits, config.backroom_command)
    house = House(store, bots, config.limits, config.pause, backroom, config.clock)
    lobby = Lobby(house)
    api = Api(lobby)
    door = Doorkeeper(lobby)

    async def socket(ws: WebSocket) -> None:
        await door.socket(ws)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        for name in ROOMS:
            content.teams(name)  # packs are read now, not when the first person waits for them
        yield
        await lobby.close()
        await bots.close()
        await backroom.close()
        await asyncio.to_thread(store.close)

    static = config.static or OWN
    app = Starlette(
        routes=[*api.routes(), WebSocketRoute("/ws", socket), Mount("/", Client(static))],
        middleware=[
            Middleware(Behind, proxies=Proxies(config.behind)),
            Middleware(
                Guard, hosts=Hosts(config.host, config.allow_hosts), longest=config.limits.head
            ),
        ],
        exception_handlers={
            Trouble: on_trouble,
            HTTPException: on_http,
            ClientDisconnect: on_hang_up,
            Exception: on_error,
        },
        lifespan=lifespan,
    )
    app.state.config = config
    app.state.lobby = lobby
    return app
