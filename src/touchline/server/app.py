"""Routes: what can be asked over HTTP, the one socket, and the built client."""

from __future__ import annotations

import asyncio
import logging
import platform
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version

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
from touchline.play import rulebook_words
from touchline.play.room import Rooms
from touchline.rooms import ROOMS

from . import content, decoding, qr, study, wire
from .asked import body, kind_of, posted, reply, seat_in, secret_of, told
from .backroom import Backroom, Job
from .behind import Behind, Proxies
from .bots import Bots
from .config import Config
from .guard import Guard, Hosts
from .importing import Importer, keys_in, title_of
from .limits import Buckets
from .lobby import Lobby
from .opening import data_folder
from .pages import OWN, Client, cards_of_pack, spoken_part
from .rooms import room
from .seal import named, noted
from .sentences import Sentences
from .session import Session
from .shared import Shared
from .sockets import Doorkeeper
from .store import Store
from .texts import Trouble, known, sentence

log = logging.getLogger("touchline.server")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
BYTES = "application/octet-stream"
BRIEFS = 20  # tables that may be asked about at once
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """The handlers, on one lobby."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.rooms = lobby.shared.rooms
        self.sentences = Sentences(lobby.shared.rooms)
        self._requests = Buckets(lobby.shared.limits.requests)
        self._tables = Buckets(lobby.shared.limits.new_tables)
        self._importer = Importer(lobby)

    def routes(self) -> list[Route]:
        """Every route of the interface."""
        get: dict[str, Handler] = {
            "/health/live": self.live,
            "/health/ready": self.ready,
            "/api/about": self.about,
            "/api/sharing": self.sharing,
            "/api/games": self.games,
            "/text/{part}.{lang}.ftl": self.texts,
            "/cards/{game}/{pack}.{lang}.json": self.cards,
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
            "/api/briefs": self.briefs,
            "/api/import": self.take_in,
            "/api/qr": self.qr,
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

    async def live(self, request: Request) -> Response:
        """Does this process answer? For whoever starts it anew when it does not."""
        return Response(b"ok\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        """Can matches be read? For a proxy or a supervisor that asks before it sends people."""
        await self.lobby.look()
        return Response(b"ok\n", media_type="text/plain")

    async def about(self, request: Request) -> Response:
        """Which Touchline this is."""
        about = version("touchline"), engine(), platform.python_version(), list(self.rooms)
        return reply(wire.About(*about, self.lobby.server))

    async def sharing(self, request: Request) -> Response:
        """May friends on the local network come, and by which addresses?"""
        config: Config = request.app.state.config
        if not config.share:
            return reply(wire.Sharing(False, []))
        port = request.scope["server"][1]
        return reply(wire.Sharing(True, config.machine().origins(port)))

    async def qr(self, request: Request) -> Response:
        """A text as a QR code. It may be a secret link: nobody keeps it, here or on the way."""
        wish = await body(request, wire.QrText)
        if not 0 < len(wish.text) <= qr.LONGEST:
            raise Trouble(422, "srv-qr", most=qr.LONGEST)
        return reply(wire.QrCode(qr.rows(wish.text)))

    async def games(self, request: Request) -> Response:
        """What can be played, and how."""
        return reply(content.offered(self.rooms))

    async def texts(self, request: Request) -> Response:
        """The sentences that the client does not carry itself: of the house, or of a game."""
        return spoken_part(self.sentences, request)

    async def cards(self, request: Request) -> Response:
        """The cards of a pack, for whoever sits at a table that is played with it."""
        return cards_of_pack(self.rooms, request)

    async def rulebook(self, request: Request) -> Response:
        """The rules of a game in a language."""
        try:
            about = room(self.rooms, request.path_params["game"])
            found = rulebook_words.load(about, request.path_params["lang"])
        except Fault as e:
            raise Trouble.of(e, 404) from None
        return reply(found)

    async def lessons(self, request: Request) -> Response:
        """The steps of a game's tutorial."""
        return reply(content.lessons(room(self.rooms, request.path_params["game"])))

    async def lay(self, request: Request) -> Response:
        """A new table."""
        wish = await body(request, wire.NewTable)
        if not self._tables.take(address(request)):
            raise Trouble(429, "srv-too-fast")
        return reply(await self.lobby.lay(wish), 201)

    async def brief(self, request: Request) -> Response:
        """A table, in short, for somebody who holds a way in."""
        return reply(await self.lobby.brief(request.path_params["table"], secret_of(request)))

    async def briefs(self, request: Request) -> Response:
        """Several tables, in their order; each counts as a request. null: not here, or not open."""
        wish = await body(request, wire.KnownTables)
        if len(wish.tables) > BRIEFS:
            raise Trouble(422, "srv-many-tables", most=BRIEFS)
        found: list[wire.Brief | None] = []
        for n, table in enumerate(wish.tables):
            if n and not self._requests.take(address(request)):
                raise Trouble(429, "srv-too-fast")
            found.append(await self.lobby.looked(table))
        return reply(wire.Briefs(found))

    async def take_in(self, request: Request) -> Response:
        """The finished matches of a file become tables of whoever sends it.

        In the header are the keys of one person, parted by spaces: the first becomes the owner of
        what is new here. ?file= is what the file is called.
        """
        keys = keys_in(secret_of(request))
        if kind_of(request) != BYTES:
            raise Trouble(415, "srv-not-bytes")
        data = await posted(request, request.app.state.config.limits.collection)
        file = request.query_params.get("file", "")[:200]
        return reply(await self._importer.take(data, file, keys, address(request)))

    async def door(self, request: Request) -> Response:
        """What a table is, for somebody who holds none."""
        return reply(await self.lobby.door(request.path_params["table"]))

    async def record(self, request: Request) -> Response:
        """A finished match as a file: the tape, or the game's own notation."""
        session = await self._finished(request)
        r = session.live
        form = request.path_params["form"]
        tape = r.match.tape
        if request.query_params.get("names") == "1":  # they stand in no tape unless asked for
            tape = named(tape, r.table.names())
        tape = noted(tape, r.last, title_of(request.query_params.get("title", "")))
        if form == "tape.json":
            text = self.lobby.shared.store.seal.sealed(tape, r.id).text().encode()
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
        r = session.live
        names = [sitter.name for sitter in r.table.seats]
        job = Job("show", r.match.tape.text(), lang, seat_in(request), names)
        return told(*await self._in_backroom(request, job))

    async def report(self, request: Request) -> Response:
        """A finished match in figures; {} for a game that keeps none."""
        session = await self._finished(request)
        job = Job("report", session.live.match.tape.text())
        return told(*await self._in_backroom(request, job))

    async def _in_backroom(self, request: Request, job: Job) -> tuple[int, bytes]:
        """A long match takes a while, and others play on."""
        job.homes = self.rooms.homes
        return await self.lobby.shared.backroom.do(job, address(request))

    async def _finished(self, request: Request) -> Session:
        """A table whose match is over: before that, its tape would tell secrets.

        Then its id is enough, so that a link to a moment carries no right.
        """
        session = await self.lobby.session(request.path_params["table"])
        async with session.lock:
            over = session.live.over
        if not over:
            raise Trouble(409, "srv-not-over")
        return session

    async def replay_file(self, request: Request) -> Response:
        """The match of a record, moment by moment: pasted as text, or a file as its bytes are.

        Of a file, ?file= is what it is called, ?lang= the language and ?eye= the seat. Who vouches
        for it is said here: the secret of the server does not go to the back room.
        """
        if kind_of(request) == BYTES:
            asked = request.query_params
            data = await posted(request, request.app.state.config.limits.record)
            job = Job("show", "", known(asked.get("lang", "")), seat_in(request))
            job.data, job.file = data, asked.get("file", "")[:200]
        else:
            record = await body(request, wire.RecordText)
            job = Job("show", record.text, known(record.lang), record.eye)
        status, shown = await self._in_backroom(request, job)
        if status == 200:
            seal = self.lobby.shared.store.seal
            says = await asyncio.to_thread(seal.says, job.text or job.data, job.file)
            parts = decoding.read(shown, dict[str, msgspec.Raw])
            shown = msgspec.json.encode({**parts, "vouched": says})
        return told(status, shown)

    async def verify(self, request: Request) -> Response:
        """Does this server vouch for a tape? Whether it keeps the rules is another question."""
        wish = await body(request, wire.TapeText)
        seal = self.lobby.shared.store.seal
        try:
            word = seal.word(read_tape(wish.text))
        except Fault as e:
            raise Trouble.of(e) from None
        return reply(wire.Vouched(seal.server, word))

    async def study(self, request: Request) -> Response:
        """A position, or an answer tried in it."""
        return reply(study.study(self.rooms, await body(request, wire.Study)))


async def wrong_method(request: Request) -> Response:
    """There is such a page, but not for this kind of request."""
    raise HTTPException(405)


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


def create_app(config: Config, rooms: Rooms = ROOMS) -> Starlette:
    """The whole server for these games. Opens the data folder: raises StoreFault.

    The folder is let go when the application's lifespan ends.
    """
    data = data_folder() if config.data is None else config.data
    store = Store(data)
    try:
        content.keep_editions(rooms, data)
    except Fault:
        store.close()
        raise
    bots = Bots(config.bot_workers, config.bot_deadline, config.bot_command)
    backroom = Backroom(config.limits, config.backroom_command)
    shared = Shared(store, bots, config.limits, config.pause, backroom, config.clock, rooms)
    lobby = Lobby(shared)
    api = Api(lobby)
    door = Doorkeeper(lobby)

    async def socket(ws: WebSocket) -> None:
        await door.socket(ws)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await lobby.open()
        for r in rooms.values():
            content.teams(r)  # packs are read now, not when the first person waits for them
        yield
        await lobby.close()
        await bots.close()
        await backroom.close()
        await asyncio.to_thread(store.close)

    static = config.static or OWN
    hosts = Hosts(config.host, config.allow_hosts, config.machine if config.share else None)
    app = Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/ws", socket),
            Mount(
                "/",
                Client(static, api.sentences, lambda: msgspec.json.encode(content.offered(rooms))),
            ),
        ],
        middleware=[
            Middleware(Behind, proxies=Proxies(config.behind)),
            Middleware(Guard, hosts=hosts, longest=config.limits.head),
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
