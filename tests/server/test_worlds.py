"""Paired worlds over every door: what a listener may not know changes no byte and no time for it.

Each match is planned twice on the engine (worlds.py): for the seat at this end and for watchers all
looks the same, while rivals hold, draw and seal other cards. Both are then played on a real server,
and everything that comes out of any door is compared: every route of the routing table, every
message of the socket, refusals, log lines, what is printed, what `touchline tables` tells a keeper
of the data folder, and the second at which each is sent. A route, a message or a command for which
no visit is written down fails the test.

The host takes answers back that nobody has seen, and in one of the worlds a rival does too. In the
end the host resigns. That is the legal moment: from there on record, replay, report and export tell
the whole match, so they differ where the worlds do; all else, the rematch too, still does not.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from tests.server.live_server import device
from tests.server.virtual import Guest, Hall, Json, Thinker, hall, known, lot, now, quiet, run
from tests.server.worlds import Plan, planned
from touchline.cli import keeping
from touchline.cli.main import main
from touchline.core.ids import FATE
from touchline.play.croupier import Scripted
from touchline.rooms import ROOMS
from touchline.server import backroom, feed, live_match, lobby, rematch, wire
from touchline.server import table as tables
from touchline.server.absence import PATIENCE
from touchline.server.app import wrong_method
from touchline.server.bots import Question

NOBODY = "x" * 43  # a secret that opens nothing
LEAST = 4  # answers that are others in the other world
SEALED = (2, 20, 30)  # answers that nobody noticed, after which every door is visited too
EVERY = 60  # moments between two visits to every door
BACK = 2  # how often each person takes an answer back
BEGS = 3  # how often the host asks rivals: for a draw, and for an answer back
#: what tells the whole match once it is over
AFTER_ALL = (
    "GET /api/tables/{table}/record.{form}",
    "GET /api/tables/{table}/replay",
    "GET /api/tables/{table}/report",
    "touchline tables list",
    "touchline tables show",
    "touchline tables export",
)


@dataclass(frozen=True)
class Match:
    """A match to be told from its twin, and who else sits there: "invite" or "bot".

    draws  hidden cards that fate deals otherwise in the other world, at least; with `bold` it does
           so wherever it can
    """

    game: str
    seats: int
    rivals: str
    seed: int
    moments: int
    options: tuple[tuple[str, str], ...] = ()
    draws: int = 0
    bold: bool = False


MATCHES = (
    Match("footclub", 2, "invite", 1, 200, draws=1),
    Match("footclub", 2, "bot", 1, 200, draws=1),
    Match("footclub", 2, "invite", 0, 110, (("rules", "poussin"),), draws=4),
    Match("worldwide", 2, "invite", 0, 160, draws=4),
    Match("worldwide", 2, "bot", 2, 160, draws=4),
    Match("worldwide", 4, "invite", 2, 160, draws=4),
    Match("eleven", 2, "invite", 43, 112, (("decks_face_up", "false"),), draws=3, bold=True),
)


# -- every door -----------------------------------------------------------------------------------


@dataclass
class Visit:
    """One request over http."""

    method: str
    path: str
    secret: str = ""
    body: Json | None = None
    data: bytes | None = None


def pretended(table: str, game: str) -> bytes:
    """A tape that says it comes from this table, which goes on."""
    more = {"server": "s", "table": table, "mark": "0" * 64}
    head = {"format": "touchline tape", "edition": 1, "game": game}
    version = ROOMS[game].game.version
    return json.dumps({**head, "version": version, "more": more, "answers": []}).encode()


def doors(laid: Json, game: str) -> dict[str, list[Visit]]:
    """The visits to each route, by its method and template, for all who hold no rival's seat."""
    secrets = [device(laid["secret"]), laid["watch"], NOBODY, ""]
    table = laid["table"]
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]}

    def each(path: str) -> list[Visit]:
        return [Visit("GET", path.format(table=table), secret) for secret in secrets]

    return {
        "GET /health/live": [Visit("GET", "/health/live")],
        "GET /health/ready": [Visit("GET", "/health/ready")],
        "GET /api/about": [Visit("GET", "/api/about")],
        "GET /api/sharing": [Visit("GET", "/api/sharing")],
        "GET /api/games": [Visit("GET", "/api/games")],
        "GET /text/{part}.{lang}.ftl": [
            Visit("GET", "/text/shared.fr.ftl"),
            Visit("GET", f"/text/{game}.fr.ftl"),
        ],
        "GET /cards/{game}/{pack}.{lang}.json": [Visit("GET", f"/cards/{game}/base.fr.json")],
        "GET /api/rulebook/{game}/{lang}": [Visit("GET", f"/api/rulebook/{game}/en")],
        "GET /api/lessons/{game}": [Visit("GET", f"/api/lessons/{game}")],
        "GET /api/tables/{table}": each("/api/tables/{table}"),
        "GET /api/tables/{table}/door": each("/api/tables/{table}/door"),
        "GET /api/tables/{table}/record.{form}": [
            *each("/api/tables/{table}/record.tape.json"),
            *each("/api/tables/{table}/record.txt"),
        ],
        "GET /api/tables/{table}/replay": each("/api/tables/{table}/replay?eye=1"),
        "GET /api/tables/{table}/report": each("/api/tables/{table}/report"),
        "POST /api/tables": [Visit("POST", "/api/tables", "", wish)],
        "POST /api/briefs": [
            Visit("POST", "/api/briefs", "", {"tables": [{"table": table, "secrets": secrets}]})
        ],
        "POST /api/import": [
            Visit("POST", "/api/import", secret, data=pretended(table, game)) for secret in secrets
        ],
        "POST /api/replay": [Visit("POST", "/api/replay", "", {"text": "no record"})],
        "POST /api/qr": [Visit("POST", "/api/qr", "", {"text": "http://127.0.0.1/#/invite/a/b"})],
        "POST /api/verify": [Visit("POST", "/api/verify", "", {"text": "no record"})],
        "POST /api/study": [
            Visit("POST", "/api/study", "", {"game": game, "position": "", "code": 1})
        ],
    }


def wishes(table: str, secret: str, turn: int) -> list[Json]:
    """A request of every kind that moves nothing, the refused ones included."""
    seats = (0, 1)
    return [
        {"type": "ping"},
        {"type": "enter", "table": table, "invite": secret},
        {"type": "answer", "seat": 0, "turn": turn + 5, "codes": [0]},
        {"type": "answer", "seat": 0, "turn": turn, "codes": [1_000_000]},
        {"type": "answer", "seat": 1, "turn": 0, "codes": [0]},
        {"type": "answer", "seat": 0, "turn": turn, "codes": []},
        {"type": "takeback", "seat": 1, "turn": 0},
        {"type": "takeback", "seat": 0, "turn": turn + 5},
        {"type": "propose", "seat": 1, "turn": 0, "what": "back"},
        {"type": "propose", "seat": 0, "turn": turn + 5, "what": "back"},
        {"type": "propose", "seat": 1, "turn": 0, "what": "draw"},
        {"type": "propose", "seat": 0, "turn": turn, "what": "computer", "of": 0, "level": 1},
        {"type": "propose", "seat": 1, "turn": 0, "what": "stop"},
        {"type": "hand", "seat": 1, "level": 1},
        {"type": "hand", "seat": 0, "level": 9},
        {"type": "hand", "seat": 0, "level": 0},
        {"type": "phrase", "seat": 0, "phrase": "hello"},
        {"type": "phrase", "seat": 1, "phrase": "hello"},
        {"type": "settle", "seat": 0, "n": 1, "yes": True},
        {"type": "settle", "seat": 1, "n": 1, "yes": False, "never": True},
        {"type": "resign", "seat": 1},
        {"type": "again", "swap": False},
        {"type": "renew", "seat": 1},
        {"type": "renew", "seat": 9},
        *({"type": "why", "seat": seat, "anchors": [a]} for seat in seats for a in ANCHORS),
        *({"type": "sketch", "seat": seat, "plan": plan} for seat in seats for plan in PLANS),
        {"type": "nonsense"},
    ]


ANCHORS = ("pass", "c0", "c7", "p0", "a0", "p12", "fan", "s0")
PLANS: tuple[Json | None, ...] = (
    None,
    {"plan": "sheet"},
    {"plan": "sheet", "people": [1, 2], "moved": [1, 2, -1]},
    {"plan": "line-up", "lines": [[-1, -1], [-1, -1], [-1, -1], [-1, -1], [-1, -1]]},
    {"plan": "line-up", "lines": [[-1, -1], [-1, 4], [-1, -1], [-1, -1], [-1, -1]], "captain": 4},
    {"plan": "push"},
    {"plan": "push", "fans": 1},
    {"plan": "codes", "codes": [0]},
)


def answers(app: Any) -> set[str]:
    """Every route of the application, by method and template."""
    found = set()
    for route in app.routes:
        if isinstance(route, Route) and route.endpoint is not wrong_method:
            found |= {f"{m} {route.path}" for m in route.methods or () if m != "HEAD"}
        else:
            assert isinstance(route, Route | Mount | WebSocketRoute)
    return found


# -- the keeper of the data folder --------------------------------------------------------------


def kept(table: str, to: Path) -> dict[str, list[str]]:
    """The visits to each command of `touchline tables` that only looks."""
    return {"list": [], "show": [table], "export": [table, "--to", str(to)]}


#: commands that change something, and what shows secrets by itself (`--unfinished`, a backup)
NOT_ASKED = {"delete", "erase", "backup", "restore"}


def command(*words: str) -> tuple[int, str, str]:
    """Status, and what a command prints."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(["tables", *words], {"LANG": "en_GB.UTF-8"})
    return status, out.getvalue(), err.getvalue()


# -- a world --------------------------------------------------------------------------------------


@dataclass
class World:
    """One of the two worlds, being played. `out` is all that came out of its doors."""

    server: Hall
    match: Match
    folder: Path
    script: dict[int, list[int]]  # by seat, what is still to be answered
    laid: Json = field(default_factory=dict)
    out: list[tuple[str, float, Any]] = field(default_factory=list)
    guests: dict[str, Guest] = field(default_factory=dict)
    given: dict[int, list[int]] = field(default_factory=dict)  # by seat, what people answered
    backs: dict[int, int] = field(default_factory=dict)  # by seat, how often they took it back
    begged: int = 0  # how often the host wanted an answer back that others had seen
    over: list[tuple[str, float, Any]] = field(default_factory=list)  # what the end has opened
    first: str = ""  # the table before the rematch
    ended: bool = False  # is the match over of which these doors tell?

    async def lay(self) -> None:
        """The table, and everybody at it: host, watcher and rivals."""
        m = self.match
        rival: Json = {"kind": m.rivals}
        if m.rivals == "bot":
            rival["level"] = 4
        seats = [{"kind": "me"}, *({**rival} for _ in range(m.seats - 1))]
        self.laid = await self.server.lay(m.game, *seats, options=dict(m.options))
        self.first = self.laid["table"]
        self.server.think(Thinker(self.think))
        ways = {"host": self.laid["secret"], "watch": self.laid["watch"], **self.laid["invites"]}
        for role, secret in ways.items():
            self.guests[role] = await self.server.join(self.laid["table"], secret)
            await quiet()  # one after the other: who comes first is seen

    def think(self, _: Thinker, q: Question) -> tuple[list[int], float]:
        """A computer answers as planned, and takes its time by what it was given to hold."""
        live = self.server.lobby._live[self.laid["table"]].live
        given = sum(who == q.seat for who, _ in live.match.tape.answers())
        if given >= len(self.script[q.seat]):
            return [0], 1e5  # the plan is at its end
        code = self.script[q.seat][given]
        if live.match.loose[q.seat]:
            return [code], 0.001  # the rest of an envelope was thought of at its beginning
        return [code], 0.01 + Random(q.tape).random() * 0.2

    async def visit(self, folder: bool = True, wish: bool = True) -> None:
        """Go through every door there is; that of the data folder too, and every request, unless
        told otherwise.
        """
        for name, visits in doors(self.laid, self.match.game).items():
            for v in visits:
                headers = {"authorization": f"Bearer {v.secret}"} if v.secret else {}
                if v.data is not None:
                    headers["content-type"] = "application/octet-stream"
                reply = await self.server.http.request(
                    v.method, v.path, headers=headers, json=v.body, content=v.data
                )
                self.note(name, (v.path, shown(reply)))
        if folder:
            self.look_in()
        for role in ("host", "watch") if wish else ():
            guest = self.guests[role]
            turn = guest.tick["turns"].get("0", 0)
            for n, wish in enumerate(wishes(self.laid["table"], NOBODY, turn)):
                if wish["type"] == "nonsense":
                    await guest.say(**wish)
                else:
                    await guest.ask(id=f"{role}-{len(self.out)}-{n}", **wish)
        for secret in (self.laid["secret"], self.laid["watch"], NOBODY):
            late = await self.server.join(self.laid["table"], secret, lang="fr")
            await quiet()
            await late.leave()
            await quiet()
            self.note("join", late.heard)

    def look_in(self) -> None:
        """What the keeper is told who looks into the folder while the server has it."""
        to = self.folder / f"out-{len(self.out)}"
        for name, words in kept(self.laid["table"], to).items():
            told = repr(command(name, *words, "--data", str(self.folder)))
            files = [(f.name, f.read_text("utf-8")) for f in sorted(to.rglob("*"))]
            self.note(f"touchline tables {name}", (told.replace(str(self.folder), "DATA"), files))

    def note(self, door: str, what: Any) -> None:
        # the list tells of the match that is over also while the next one goes on
        opened = door in (AFTER_ALL if self.ended else AFTER_ALL[3:4] if self.over else ())
        (self.over if opened else self.out).append((door, now(), what))

    async def answer(self, who: int, code: int) -> None:
        """A person answers as planned."""
        guest = self.guests["host" if who == 0 else str(who)]
        turn = guest.tick["turns"][str(who)]
        reply = await guest.ask("answer", seat=who, turn=turn, codes=[code])
        assert reply["type"] == "done", (who, code, reply)
        self.given.setdefault(who, []).append(code)
        await quiet()

    async def reconsider(self, who: int) -> None:
        """What nobody has seen yet is taken back, and answered again as before."""
        guest = self.guests["host" if who == 0 else str(who)]
        loose = guest.tick["loose"]
        if not loose or self.backs.get(who, 0) >= BACK:
            return
        self.backs[who] = self.backs.get(who, 0) + 1
        reply = await guest.ask("takeback", seat=who, turn=guest.tick["turns"][str(who)])
        assert reply["type"] == "done", reply
        await quiet()
        again = self.given[who][-loose:]
        del self.given[who][-loose:]
        for code in again:
            await self.answer(who, code)

    async def beg(self) -> None:
        """The host offers a draw, and then asks for answers back that others have seen, where that
        may be asked; a rival declines. What is offered, and who must agree, tells nothing.
        """
        host = self.guests["host"]
        told = [json.loads(text) for _, text in host.heard if text.startswith('{"type":"between"')]
        may = {may["what"] for may in told[-1]["may"]} if told else set()
        what = "draw" if "draw" in may and not self.begged else "back"
        if self.begged >= BEGS or what not in may:
            return
        self.begged += 1
        turn = host.tick["turns"]["0"]
        reply = await host.ask("propose", seat=0, turn=turn, what=what)
        assert reply["type"] == "done", reply
        await quiet()
        told = [json.loads(text) for _, text in host.heard if text.startswith('{"type":"between"')]
        (wish,) = told[-1]["open"]
        rival = wish["waits"][0]
        reply = await self.guests[str(rival)].ask("settle", seat=rival, n=wish["n"], yes=False)
        assert reply["type"] == "done", reply
        await quiet()

    async def away(self) -> None:
        """The host lets a computer play, and takes the seat back. Then a rival is away, for whom
        the others let one play; it thinks for longer than they wait. The rival comes back.
        """
        host, rivals = self.guests["host"], sorted(set(self.guests) - {"host", "watch"})
        for level in (2, 0) if rivals else ():
            assert (await host.ask("hand", seat=0, level=level))["type"] == "done"
            await quiet()
        if not rivals:
            assert (await host.ask("hand", seat=0, level=2))["type"] == "refusal"
            return
        await self.guests[rivals[0]].leave()
        await asyncio.sleep(PATIENCE + 1)
        await self.visit(wish=False)  # to invite anew would be granted
        turn, of = host.tick["turns"]["0"], int(rivals[0])
        more = {"what": "computer", "of": of, "level": 3}
        assert (await host.ask("propose", seat=0, turn=turn, **more))["type"] == "done"
        await quiet()
        for each in rivals[1:]:
            told = [json.loads(text) for _, text in host.heard if '"type":"between"' in text]
            n, guest = told[-1]["open"][0]["n"], self.guests[each]
            assert (await guest.ask("settle", seat=int(each), n=n, yes=True))["type"] == "done"
            await quiet()
        await self.visit(wish=False)  # to invite anew would be granted
        way = self.laid["invites"][rivals[0]]
        self.guests[rivals[0]] = await self.server.join(self.first, way)
        await quiet()
        told = [json.loads(text) for _, text in host.heard if '"type":"tick"' in text]
        ids = [f["said"]["id"] for tick in told for f in tick["facts"] if f["said"]]
        assert [id for id in ids if id.startswith("match-")] == AWAY

    async def resign(self) -> None:
        """The host gives up. From here on the whole match is open to everybody."""
        reply = await self.guests["host"].ask("resign", seat=0)
        assert reply["type"] == "done", reply
        await quiet()
        assert self.guests["host"].tick["over"]
        self.ended = True

    async def rematch(self) -> None:
        """The host has the next table laid and comes to it, and so does a rival."""
        host = self.guests["host"]
        reply = await host.ask("again", swap=True)
        assert reply["type"] == "done", reply
        await quiet()
        heard = [json.loads(text) for _, text in host.heard]
        table = [m for m in heard if m["type"] == "rematch"][-1]["table"]
        for role in ("host", "1"):
            if role in self.guests:
                way = self.laid["secret"] if role == "host" else self.laid["invites"][role]
                self.guests[f"{role} again"] = await self.server.join(table, way)
                await quiet()
        self.note("rematch", table)
        self.laid["table"], self.ended = table, False
        await self.visit()

    async def asked(self) -> None:
        """Until the host is asked, or computers have nothing more to say."""
        for _ in range(200):
            if self.guests["host"].tick["ask"] is not None:
                return
            await asyncio.sleep(0.5)

    async def end(self) -> None:
        """What the sockets heard, and go; the story is the one that a restart would tell."""
        live = self.server.lobby._live[self.first].live
        told, words = live.steps, live.room.words
        live.told(None)
        for eye in range(self.match.seats + 1):
            assert feed.story(words, told, eye) == feed.story(words, live.steps, eye)
        for role in ("host", "watch", "host again"):
            self.note(role, self.guests[role].heard)
        for guest in self.guests.values():
            await guest.leave()


def shown(reply: httpx.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """All of a reply but its date."""
    headers = [(k, v) for k, v in reply.headers.multi_items() if k != "date"]
    return reply.status_code, sorted(headers), reply.content


AWAY = ["match-handed", "match-back", "match-lent", "match-back"]


class Hours:
    """The time of day on the clock of the loop, to the millisecond."""

    @staticmethod
    def time() -> float:
        return now()

    @staticmethod
    def time_ns() -> int:
        return round(now() * 1000) * 1_000_000


class Lowest(Random):
    """Luck at the next table: the first outcome there is."""

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return 0


async def at_once(job: backroom.Job, _: str) -> tuple[int, bytes]:
    """What the back room says, without another process; the same question is put to it once."""
    return done(msgspec.json.encode(job))


done = lru_cache(maxsize=8)(backroom.done)


def played(
    folder: Path, monkeypatch: pytest.MonkeyPatch, match: Match, plan: Plan, which: int
) -> World:
    """One of the two worlds of a plan, and what came out of its doors."""
    entries = plan.world(which)
    seats = range(match.seats)
    script = {seat: [code for who, code in entries if who == seat] for seat in seats}
    fate = Scripted([code for who, code in entries if who == FATE])
    counter = iter(range(10**6))
    monkeypatch.setattr(tables, "Entropy", lambda: fate)
    monkeypatch.setattr("secrets.token_urlsafe", lambda n: f"{next(counter):0{n}}")
    monkeypatch.setattr("secrets.token_hex", lambda n: f"{next(counter):0{2 * n}x}")
    monkeypatch.setattr("secrets.randbits", lambda n: 7)
    for module in (live_match, lobby, rematch):  # when something was kept may be told too
        monkeypatch.setattr(module, "time", Hours)
    worlds: list[World] = []

    async def work() -> None:
        async with hall(known(folder)) as server:
            assert answers(server.app) == set(doors(NO_TABLE, match.game))
            server.lobby.shared.backroom.do = at_once
            world = World(server, match, folder, script)
            await world.lay()
            bots = match.rivals == "bot"
            # what nobody notices comes later in one world, and is thought over once more
            later: list[tuple[int, int, bool]] = []
            sealed = 0
            for n, moment in enumerate(plan.moments):
                if which and plan.unseen[n] and moment[which][0][0] != FATE and not bots:
                    later += [(who, code, True) for who, code in moment[which]]
                else:
                    for who, code, unseen in [*later, *((*x, False) for x in moment[which])]:
                        if bots and who == 0:
                            await world.asked()
                        if who == 0 or (who > 0 and not bots):
                            await world.answer(who, code)
                            if who == 0 or unseen:
                                await world.reconsider(who)
                            if who == 0:
                                await world.beg()
                    later = []
                sealed += plan.unseen[n]
                deep = plan.unseen[n] and sealed in SEALED
                if deep or n % EVERY == EVERY - 1:
                    await world.visit(folder=deep)
            for who, code, _ in later:
                await world.answer(who, code)
                await world.reconsider(who)
            await asyncio.sleep(5.0)
            await world.visit()
            await world.away()
            await world.resign()
            await world.visit()
            monkeypatch.setattr(tables, "Entropy", lambda: lot(Lowest()))
            await world.rematch()
            await world.end()
            worlds.append(world)

    run(work())
    return worlds[0]


NO_TABLE: Json = {"table": "t", "secret": "s", "watch": "w", "invites": {}}


class Lines(logging.Handler):
    """Every line that the server logs, at whatever level a keeper may switch on."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] not in ("httpx", "httpcore", "websockets"):  # the visitors'
            self.lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


@lru_cache(maxsize=1)
def best(match: Match) -> Plan:
    """A long plan with many differences."""
    eyes = (0, match.seats)
    options = dict(match.options)
    for seed in range(match.seed, match.seed + 9):
        plan = planned(match.game, match.seats, eyes, seed, match.moments, options, match.bold)
        # fate deals on until somebody is asked: a plan ends where somebody is
        asked = [n for n, (one, _) in enumerate(plan.moments) if one[0][0] != FATE]
        del plan.moments[asked[-1] if asked else 0 :]
        other = sum(one != two for one, two in plan.moments)
        draws = sum(one != two and one[0][0] == FATE for one, two in plan.moments)
        long = len(plan.moments) >= match.moments // 2
        if long and other >= LEAST and draws >= match.draws:
            return plan
    raise AssertionError("the worlds hardly differ")


@pytest.mark.parametrize("match", MATCHES, ids=lambda m: f"{m.game}-{m.seats}-{m.rivals}")
def test_what_a_listener_may_not_know_comes_out_of_no_door(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    match: Match,
) -> None:
    plan = best(replace(match, rivals=""))  # whoever they are
    worlds: list[World] = []
    seen: list[Any] = []
    for which in range(2):
        folder = tmp_path / str(which)
        folder.mkdir()
        lines = Lines()
        root = logging.getLogger()
        level = root.level
        root.addHandler(lines)
        root.setLevel(logging.INFO)
        try:
            with monkeypatch.context() as patch:
                worlds.append(played(folder, patch, match, plan, which))
        finally:
            root.removeHandler(lines)
            root.setLevel(level)
        logs = [re.sub(r"unix socket \S+", "", line) for line in lines.lines]
        seen.append((logs, capfd.readouterr()))
    one, two = worlds
    assert [door for door, _, _ in one.out] == [door for door, _, _ in two.out]
    for a, b in zip(one.out, two.out, strict=True):
        assert a == b, first_difference(a, b)
    assert seen[0] == seen[1]
    # at the end everything was open, and told what nothing had told before
    assert [door for door, _, _ in one.over] == [door for door, _, _ in two.over]
    assert {door for door, _, _ in one.over} == set(AFTER_ALL)
    differ = {a[0] for a, b in zip(one.over, two.over, strict=True) if a != b}
    assert {AFTER_ALL[0], "touchline tables export"} <= differ
    # where other people sit the host has asked them for an answer back
    assert one.begged == two.begged == (BEGS if match.rivals == "invite" else 0)
    # answers were taken back: by the host in both worlds, by a rival in one of them
    assert one.backs == {0: BACK} or match.rivals == "bot"
    unseen = any(plan.unseen) and match.rivals == "invite"
    assert two.backs == {**one.backs, **({1: BACK} if unseen else {})}


def first_difference(a: tuple[str, float, Any], b: tuple[str, float, Any]) -> str:
    """Where two doors begin to tell different things, in a line."""
    door, one, two = a[0], str(a[1:]), str(b[1:])
    at = next((n for n, (x, y) in enumerate(zip(one, two, strict=False)) if x != y), 0)
    return f"{door}: ...{one[max(0, at - 200) : at + 80]}... or ...{two[at : at + 80]}..."


def test_every_message_to_the_server_is_among_the_wishes() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(wire.ToServer)}
    assert tags <= {wish["type"] for wish in wishes("t", "s", 0)}


def test_every_command_that_only_looks_is_visited() -> None:
    assert set(keeping.DO) == set(kept("t", Path())) | NOT_ASKED
