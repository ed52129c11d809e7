"""The page of the wire is enough: a client that knows nothing else plays a match by it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from starlette.routing import Route as Starlette

from tests.docs.wire_reader import PAGE, Caller, Page, Route
from tests.server.live_server import LiveServer, config, running
from touchline.rooms import ROOMS
from touchline.server.app import wrong_method

NAMES = [game.name for game in [r.game for r in ROOMS.values()]]
WHOLE = Page()


def id_of(route: Route) -> str:
    return f"{route.method} {route.path}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(config(tmp_path_factory.mktemp("wire"))) as server:
        yield server


@pytest.fixture
def caller(server: LiveServer) -> Iterator[Caller]:
    made = Caller(WHOLE, server.url)
    yield made
    made.http.close()


def over(caller: Caller, game: str = "streetsoccer") -> dict[str, str]:
    """A table whose match has been given up: its id and the secret of who laid it."""
    laid = caller.lay(game, "me", "me")
    listener = caller.join(laid["table"], laid["secret"])
    listener.request("Resign", seat=listener.welcome["mine"][0])
    while not listener.tick["over"]:
        listener.hear("Tick")
    listener.leave()
    return {"table": laid["table"], "secret": laid["secret"]}


# ---------------------------------------------------------------- the page itself


def test_every_type_that_is_spoken_of_is_defined() -> None:
    named = set(re.findall(r'"#/\$defs/(\w+)"', WHOLE.text)) | WHOLE.links()
    assert named - set(WHOLE.defs) == set()
    assert set(WHOLE.defs) - WHOLE.headings() == set()


def test_tables_and_schema_say_the_same() -> None:
    for name, schema in WHOLE.defs.items():
        found = re.search(rf"^### {name}\n(.*?)(?=^##)", WHOLE.text, re.M | re.S)
        assert found, name
        rows = dict(re.findall(r"^\| `(\w+)` \| .*? \| (no|yes: `.*?`) \|", found[1], re.M))
        if "properties" in schema:
            assert set(rows) == set(schema["properties"]), name
            assert {k for k, v in rows.items() if v == "no"} == set(schema["required"]), name
        else:
            assert len(rows) == len(schema["prefixItems"]), name


def test_a_page_without_a_type_is_found_wanting() -> None:
    text = PAGE.read_text("utf-8")
    without = Page(re.sub(r'^ "Said": .*\n', "", text, flags=re.M))
    assert "Said" in without.links() - set(without.defs)


def test_every_route_of_the_server_is_told(server: LiveServer) -> None:
    served = {
        (method, route.path)
        for route in server.server.config.app.routes  # type: ignore[union-attr]
        if isinstance(route, Starlette) and route.endpoint is not wrong_method
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert {(route.method, route.path) for route in WHOLE.routes} == served


# ---------------------------------------------------------------- over HTTP

POSITION = "lesson"


def filled(caller: Caller, route: Route) -> dict[str, object]:
    """What a good request for this route needs."""
    more: dict[str, object] = {}
    if "{game}" in route.path:
        more["game"] = "streetsoccer"
    if "{pack}" in route.path:
        more["pack"] = "base"
    if "{part}" in route.path:
        more["part"] = "shared"
    if "{lang}" in route.path:
        more["lang"] = "fr"
    if "{form}" in route.path:
        more["form"] = "tape.json"
    if "{table}" in route.path:
        more |= over(caller)
    if "`?lang=`" in route.rows:
        more["asked"] = "?lang=fr&eye=0"
    if route.body == "NewTable":
        seats = [WHOLE.make("SeatWish", kind=kind) for kind in ("me", "bot")]
        more["body"] = WHOLE.make("NewTable", game="streetsoccer", seats=seats)
    if route.body == "RecordText":
        at = over(caller)
        tape = caller.told(
            WHOLE.route("GET", "/api/tables/{table}/record.{form}"), form="tape.json", **at
        )
        more["body"] = WHOLE.make("RecordText", text=tape)
    if route.body == "KnownTables":
        known = WHOLE.make("Known", table=over(caller)["table"], secrets=["of somebody else"])
        more["body"] = WHOLE.make("KnownTables", tables=[known])
    if route.body == "QrText":
        more["body"] = WHOLE.make("QrText", text="http://192.168.1.5:8788/")
    if route.body == "TapeText":
        record = WHOLE.route("GET", "/api/tables/{table}/record.{form}")
        tape = caller.told(record, form="tape.json", **over(caller))
        more["body"] = WHOLE.make("TapeText", text=tape)
    if route.path == "/api/import":
        record = WHOLE.route("GET", "/api/tables/{table}/record.{form}")
        tape = caller.told(record, form="tape.json", **over(caller))
        more |= {"secret": caller.key, "data": tape.encode()}
    if route.body == "Study":
        lesson = caller.told(WHOLE.route("GET", "/api/lessons/{game}"), game="streetsoccer")[0]
        more["body"] = WHOLE.make("Study", game="streetsoccer", position=lesson["position"])
    return more


@pytest.mark.parametrize("route", WHOLE.routes, ids=id_of)
def test_every_route_answers_what_its_table_says(route: Route, caller: Caller) -> None:
    answer = caller.told(route, **filled(caller, route))
    assert answer or route.answer == "object"


@pytest.mark.parametrize("route", WHOLE.routes, ids=id_of)
def test_every_route_refuses_as_its_table_says(route: Route, caller: Caller) -> None:
    """Each kind of wrong request that can be made from outside, in the form of a Problem."""
    good = filled(caller, route)
    names = {
        k: v for k, v in good.items() if k in ("game", "part", "pack", "lang", "form", "table")
    }
    tried: dict[int, dict[str, object]] = {}
    if "table" in names:
        tried[404] = {**good, "table": "nowhere"}
        laid = caller.lay("streetsoccer", "me", "me")
        going = {**good, "table": laid["table"]}
        if route.needs_secret:
            tried[401] = {**going, "secret": ""}
            tried[403] = {**going, "secret": "wrong"}
        if 409 in route.refusals:
            tried[409] = {**going, "secret": laid["secret"]}
    elif names:
        tried[404] = {**good, "game": "chess", "part": "chess", "lang": "xx"}
    if route.body:
        tried[422] = {**good, "body": {"surprise": 1}}
        raw = caller.http.request(route.method, route.path, content=b"{}")
        assert raw.status_code == 415
        long = caller.http.request(
            route.method,
            route.path,
            content=b" " * 300_000,
            headers={"content-type": "application/json"},
        )
        assert long.status_code == 413
        assert {413, 415} <= route.refusals
    for status, wrong in tried.items():
        answer = caller.ask(route, **wrong)  # type: ignore[arg-type]
        assert answer.status_code == status, answer.text
        WHOLE.check(answer.json(), "Problem")
        assert status in route.refusals, (
            f"the page does not say that {id_of(route)} may be {status}"
        )


def test_what_the_page_calls_general_holds_everywhere(caller: Caller) -> None:
    about = WHOLE.route("GET", "/api/about")
    for status, headers in ((421, {"host": "elsewhere.example"}), (403, {"origin": "http://a"})):
        answer = caller.http.get(about.path, headers=headers)
        assert answer.status_code == status
        assert str(status) in WHOLE.text
    assert caller.http.delete(about.path).status_code == 405


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("pack", "status"), [("", 201), ("base", 201), ("nonsense", 422)])
def test_a_pack_is_taken_or_refused_alike_in_every_game(
    game: str, pack: str, status: int, caller: Caller
) -> None:
    seats = [WHOLE.make("SeatWish", kind="me"), WHOLE.make("SeatWish", kind="me")]
    wish = WHOLE.make("NewTable", game=game, seats=seats, pack=pack)
    answer = caller.ask(WHOLE.route("POST", "/api/tables"), body=wish)
    assert answer.status_code == status, answer.text


# ---------------------------------------------------------------- on the socket


@pytest.mark.parametrize("game", NAMES)
def test_a_client_written_from_the_page_plays(game: str, caller: Caller) -> None:
    """StreetSoccer to its end; of the others, which are longer, a good piece, then it gives up."""
    laid = caller.lay(game, "me", "me")
    listener = caller.join(laid["table"], laid["secret"])
    watcher = caller.join(laid["table"], laid["watch"])
    assert watcher.welcome["mine"] == []
    most = 2000 if game == "streetsoccer" else 60
    answers = 0
    while answers < most and listener.asked():
        listener.answer(answers * 7)
        answers += 1
    # a club that nobody can line up loses at once: a match may end as soon as the draft is over
    assert answers == most or listener.tick["over"]
    assert answers >= 20
    if listener.tick["over"]:
        assert len(listener.tick["over"]["points"]) == 2
    else:
        kind, _ = listener.request("Why", seat=0, anchors=["a1"])
        assert kind in ("Because", "Refusal")
        kind, _ = listener.request("Resign", seat=0)
        assert kind == "Done"
    while not watcher.tick["over"]:
        watcher.hear("Tick")
    replay = caller.told(
        WHOLE.route("GET", "/api/tables/{table}/replay"), table=laid["table"], secret=laid["secret"]
    )
    assert replay["game"] == game
    listener.leave()
    watcher.leave()


def test_a_message_that_is_not_as_the_page_says_is_refused(caller: Caller) -> None:
    laid = caller.lay("streetsoccer", "me", "me")
    listener = caller.join(laid["table"], laid["secret"])
    for wrong in ({"type": "ping"}, {"type": "ping", "id": "a", "more": 1}, {"type": "sing"}):
        listener.ws.send(json.dumps(wrong))
        kind, message = listener.next()
        while kind != "Refusal":
            kind, message = listener.next()
        assert message["status"] == 422
    kind, _ = listener.request("Ping")
    assert kind == "Pong"
    listener.leave()
