"""A client that knows nothing but the page of the wire: it reads its tables and its schema."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "wire.md"
TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
    "object": dict,
    "array": list,
}
Json = dict[str, Any]


@dataclass(frozen=True)
class Route:
    """A route as the page tells it."""

    method: str
    path: str
    rows: dict[str, str]

    @property
    def refusals(self) -> set[int]:
        return {int(n) for n in re.findall(r"\d+", self.rows.get("refusals", ""))}

    @property
    def status(self) -> int:
        return int(self.rows["answer"][:3])

    @property
    def needs_secret(self) -> bool:
        return self.rows["secret"] == "needed"

    @property
    def body(self) -> str:
        return plain(self.rows.get("body", ""))

    @property
    def answer(self) -> str:
        return plain(self.rows["answer"][5:])


def plain(text: str) -> str:
    """Without links."""
    return re.sub(r"\[(\w+)\]\(#\w+\)", r"\1", text)


class Page:
    """What the page says, and nothing else."""

    def __init__(self, text: str = "") -> None:
        self.text = text or PAGE.read_text("utf-8")
        found = re.search(r"```json\n(.*?)\n```", self.text, re.S)
        assert found, "the page holds no schema"
        self.defs: dict[str, Json] = json.loads(found[1])["$defs"]
        self.routes = [
            Route(method, path, dict(re.findall(r"^\| ([^|]+) \| (.+) \|$", rest, re.M)))
            for method, path, rest in re.findall(
                r"^### (GET|POST) (\S+)\n(.*?)(?=^##)", self.text, re.M | re.S
            )
        ]
        socket = re.search(r"`ws://HOST:PORT(/\w+)`", self.text)
        assert socket, "the page does not say where the socket is"
        self.socket = socket[1]
        header = re.search(r"`(Authorization): (\w+) SECRET`", self.text)
        assert header, "the page does not say how a secret is shown"
        self.header, self.scheme = header.groups()
        down = re.search(r"^\| from the server, on the socket \| (.*) \|$", self.text, re.M)
        assert down
        self.down = plain(down[1]).split(", ")

    def route(self, method: str, path: str) -> Route:
        """This route."""
        return next(r for r in self.routes if (r.method, r.path) == (method, path))

    def links(self) -> set[str]:
        """Every type that is spoken of."""
        return set(re.findall(r"\[(\w+)\]\(#\w+\)", self.text))

    def headings(self) -> set[str]:
        """Every type that is told in a table of its own."""
        return set(re.findall(r"^### (\w+)$", self.text, re.M))

    # -- what fits ----------------------------------------------------------------------------

    def faults(self, value: object, schema: Json, at: str = "") -> list[str]:
        """What keeps a value from being of this schema; nothing if it fits."""
        if "$ref" in schema:
            return self.faults(value, self.defs[schema["$ref"].rpartition("/")[2]], at)
        if "anyOf" in schema:
            each = [self.faults(value, one, at) for one in schema["anyOf"]]
            return [] if not all(each) else min(each, key=len)
        if "const" in schema:
            return [] if value == schema["const"] else [f"{at} is {value!r}"]
        if "enum" in schema:
            return [] if value in schema["enum"] else [f"{at} is {value!r}"]
        kind = schema.get("type")
        if kind is None:
            return []
        if not isinstance(value, TYPES[kind]) or (kind != "boolean" and isinstance(value, bool)):
            return [f"{at} must be {kind}, not {value!r:.60}"]
        found: list[str] = []
        if isinstance(value, dict):
            known, more = schema.get("properties", {}), schema.get("additionalProperties", True)
            found += [f"{at}.{k} is missing" for k in schema.get("required", []) if k not in value]
            for k, v in value.items():
                if k in known:
                    found += self.faults(v, known[k], f"{at}.{k}")
                elif more is False:
                    found.append(f"{at}.{k} is told by no table")
                elif isinstance(more, dict):
                    found += self.faults(v, more, f"{at}.{k}")
        if isinstance(value, list):
            cells = schema.get("prefixItems")
            if cells is not None and len(cells) != len(value):
                found.append(f"{at} has {len(value)} places, not {len(cells)}")
            for n, each in enumerate(value):
                part = cells[n] if cells and n < len(cells) else schema.get("items", {})
                found += self.faults(each, part, f"{at}[{n}]")
        return found

    def check(self, value: object, answer: str) -> None:
        """Is this value what the page promises in these words: a type, or an array of one?"""
        many = answer.removeprefix("array of ")
        schema: Json = {"$ref": f"#/$defs/{many}"} if many in self.defs else {"type": many}
        if many != answer:
            schema = {"type": "array", "items": schema}
        found = self.faults(value, schema, answer)
        assert not found, found[:5]

    def make(self, name: str, **fields: object) -> Json:
        """A message of this type, which must be as the page says."""
        known = self.defs[name]["properties"]
        marked = {"type": known["type"]["const"]} if "const" in known.get("type", {}) else {}
        message = {**marked, **fields}
        self.check(message, name)
        return message

    def cell(self, name: str, field: str) -> int:
        """Where a field stands in a type that is sent as an array."""
        told = re.search(rf"^### {name}\n.*?Sent as an array: `\[(.*?)\]`", self.text, re.M | re.S)
        assert told
        return told[1].split(", ").index(field)


class Caller:
    """Speaks to a server by the page."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=60)
        self.key = urlsafe_b64encode(token_bytes(32)).decode().rstrip("=")

    def ask(
        self,
        route: Route,
        *,
        secret: str = "",
        body: Json | None = None,
        data: bytes | None = None,
        asked: str = "",
        **names: str,
    ) -> httpx.Response:
        """One request over HTTP; `names` fill the places in the path."""
        headers = {self.page.header: f"{self.page.scheme} {secret}"} if secret else {}
        path = route.path.format(**names) + asked
        if data is not None:
            headers["content-type"] = "application/octet-stream"
        return self.http.request(route.method, path, headers=headers, json=body, content=data)

    def told(self, route: Route, **more: Any) -> Any:
        """What a request is answered, held to what the page promises."""
        answer = self.ask(route, **more)
        assert answer.status_code == route.status, answer.text
        if route.answer == "a file" or "/" in route.answer:
            return answer.text
        self.page.check(answer.json(), route.answer)
        return answer.json()

    def lay(self, game: str, *seats: str, **more: Any) -> Json:
        """A new table; the seats "me" belong to the key of this device, `secret` of the answer."""
        wishes = [self.page.make("SeatWish", kind=kind) for kind in seats]
        wish = self.page.make("NewTable", game=game, seats=wishes, key=self.key, **more)
        laid: Json = self.told(self.page.route("POST", "/api/tables"), body=wish)
        return {**laid, "secret": self.key}

    def join(self, table: str, secret: str) -> Listener:
        """A socket at this table."""
        address = f"ws://{urlsplit(self.url).netloc}{self.page.socket}"
        right = "key" if secret == self.key else "invite"
        return Listener(self.page, address, self.page.make("Enter", table=table, **{right: secret}))


def made(before: Any, by: Json) -> Any:
    """A view with a change made as the page tells it (see Tick)."""
    if "=" in by:
        return by["="]
    if isinstance(before, list):
        return [made(x, by.get(str(n), {})) for n, x in enumerate(before)]
    return (
        {**before, **{key: made(before[key], each) for key, each in by.items()}} if by else before
    )


class Listener:
    """A socket by the page: every message that comes is held to its table."""

    def __init__(self, page: Page, address: str, first: Json) -> None:
        self.page = page
        self.stack = ExitStack()
        self.ws = self.stack.enter_context(connect(address, max_size=2**22, close_timeout=1))
        self.n = 0
        self.ws.send(json.dumps(first))
        self.welcome = self.hear("Welcome")
        self.tick = self.hear("Tick")

    def next(self) -> tuple[str, Json]:
        """The next message and the name of its type."""
        message = json.loads(self.ws.recv(timeout=60))
        for name in self.page.down:
            if self.page.defs[name]["properties"]["type"]["const"] == message["type"]:
                self.page.check(message, name)
                if name == "Tick":
                    if not message["fresh"]:
                        message["view"] = made(self.tick["view"], message["view"])
                    self.tick = message
                return name, message
        raise AssertionError(f"the page knows no message {message['type']!r}")

    def hear(self, name: str) -> Json:
        """The next message of this type."""
        while True:
            kind, message = self.next()
            if kind == name:
                return message

    def request(self, name: str, **fields: object) -> tuple[str, Json]:
        """Ask, and hear the answer that carries the same id."""
        self.n += 1
        id = f"q{self.n}"
        self.ws.send(json.dumps(self.page.make(name, id=id, **fields)))
        while True:
            kind, message = self.next()
            if message.get("id") == id:
                return kind, message

    def asked(self) -> bool:
        """Hear ticks until a seat of this socket is asked, or the match is over: is one asked?"""
        while not (self.tick["ask"] or self.tick["over"]):
            self.hear("Tick")
        return not self.tick["over"]

    def answer(self, pick: int) -> None:
        """Answer the question that is open, with options from the place `pick` on."""
        ask = self.tick["ask"]
        place = self.page.cell("Option", "code")
        options = ask["options"]
        start = pick % (len(options) - max(1, ask["least"]) + 1)
        chosen = [each[place] for each in options[start : start + max(1, ask["least"])]]
        turn = self.tick["turns"][str(ask["seat"])]
        seen = self.tick["seq"]
        kind, reply = self.request("Answer", seat=ask["seat"], turn=turn, codes=chosen)
        assert kind == "Done", reply
        while self.tick["seq"] == seen:
            self.hear("Tick")

    def leave(self) -> None:
        """Go."""
        self.stack.close()
