"""The built client: files that never change under their names, and the one page."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable, Iterable
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from touchline.core.faults import Fault
from touchline.play import reading
from touchline.play.room import Rooms

from . import content
from .rooms import room
from .sentences import GENERAL, SHARED, Sentences
from .texts import LANGUAGES, Trouble, sentence

OWN = Path(__file__).parents[1] / "static"
"""Where the package's own client lies once it is built."""


NAMED: Final = re.compile(r'(?:src|href)="\./([^"]+)"')
"""A file of its own folder that the page names."""


def is_built(folder: Path = OWN) -> bool:
    """Is there a page to show in this folder, with all that it names?

    A build that was cut short, or copied in part, would be shown as an empty window.
    """
    page = folder / "index.html"
    if not page.is_file():
        return False
    text = reading.text(page)
    return "</body>" in text and all((folder / at).is_file() for at in NAMED.findall(text))


PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Content codings, the shorter first, and the ending of the file that has one."""


LASTING: Final = "public, max-age=31536000, immutable"
"""What a browser is told of a file that never changes under its name."""

OTHERS: Final = re.compile(r' *<[^<>]* data-lang="(?P<lang>\w+)" href="(?P<at>[^"]*)"[^<>]*>\n?')
"""A link to a text of the client that any page begins with, in one language."""


def accepted(header: str) -> set[str]:
    """The codings of `PACKED` that an Accept-Encoding header takes."""
    taken: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        weight = rest.replace(" ", "").removeprefix("q=")
        taken[name.strip()] = weight.strip("0.") != "" if rest else True
    return {coding for coding in PACKED if taken.get(coding, taken.get("*", False))}


class Files(StaticFiles):
    """The files of a folder; one that was compressed when it was built is sent so to who takes it.

    A part of a file (Range) is always a part of the file as it is.
    """

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        found = {c: end for c, end in PACKED.items() if os.path.isfile(f"{full_path}{end}")}
        taken = accepted(asked.get("accept-encoding", "")) if "range" not in asked else set()
        coding = next((c for c in found if c in taken), "")
        if coding:
            packed = f"{full_path}{found[coding]}"
            kind = guess_type(str(full_path))[0] or "text/plain"
            response: Response = FileResponse(
                packed, status_code, media_type=kind, stat_result=os.stat(packed)
            )
            response.headers["content-encoding"] = coding
            whole = response.headers["etag"].rstrip('"')
            response.headers["etag"] = f'{whole}-{coding}"'  # each form has its own
        else:
            response = FileResponse(full_path, status_code, stat_result=stat_result)
        if found:
            response.headers.add_vary_header("Accept-Encoding")
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def kept(
    request: Request, whole: bytes, zipped: bytes, mark: str, kind: str, lasting: bool = False
) -> Response:
    """Something made here, in the form the browser takes; not sent again where it has this one.

    mark     tells it from any other of this address
    lasting  the address belongs to this very content, so it may be kept for good
    """
    coding = "gzip" if "gzip" in accepted(request.headers.get("accept-encoding", "")) else ""
    headers = {
        "cache-control": LASTING if lasting else "no-cache",
        "etag": f'"{mark}-{coding}"' if coding else f'"{mark}"',
        "vary": "Accept-Encoding",
    }
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(zipped if coding else whole, 200, headers, f"{kind}; charset=utf-8")


def language_of(request: Request) -> str:
    """The language in the address of a request. Raises Trouble 404 for one that is not spoken."""
    lang = str(request.path_params["lang"])
    if lang not in LANGUAGES:
        raise Trouble(404, "srv-no-language", lang=lang[:10], known=", ".join(LANGUAGES))
    return lang


def spoken_part(sentences: Sentences, request: Request) -> Response:
    """A part of the sentences in a language, as its address says. Raises Trouble 404."""
    part, lang = request.path_params["part"], language_of(request)
    if part not in GENERAL:
        room(sentences.rooms, part)
    text = sentences.get(part, lang)
    lasting = request.query_params.get("v") == text.hash
    return kept(request, text.whole, text.zipped, text.hash, "text/plain", lasting)


def cards_of_pack(rooms: Rooms, request: Request) -> Response:
    """The cards of a pack in a language, as its address says. Raises Trouble 404."""
    of, pack = room(rooms, request.path_params["game"]), request.path_params["pack"]
    lang = language_of(request)
    try:
        text = content.cards_text(of, pack, lang)
    except Fault as e:
        raise Trouble.of(e, 404) from None
    lasting = request.query_params.get("v") == text.hash
    return kept(request, text.whole, text.zipped, text.hash, "application/json", lasting)


def spoken(header: str) -> str:
    """The language that a page begins in, by an Accept-Language header: as the client decides."""
    return "fr" if header.strip().lower().startswith("fr") else "en"


class Front:
    """The page itself: it tells the addresses of the sentences, and brings what it begins with.

    That is what a browser would ask for first of all: the sentences in its language, of the client
    (links with `data-lang`, which are left out) and of the server, and the games. They stand in it
    as data, by their addresses (client/src/lib/brought.ts): a round trip less, and one request.

    games  answers "/api/games", as JSON
    """

    def __init__(self, file: Path, sentences: Sentences, games: Callable[[], bytes]) -> None:
        self.file = file
        self.sentences = sentences
        self.games = games
        self._made: dict[str, tuple[str, bytes]] = {}  # by language: mark, zipped

    def response(self, request: Request) -> Response:
        """The page in the form and for the language of who asks."""
        lang = spoken(request.headers.get("accept-language", ""))
        whole = self.written(lang)
        mark = sha256(whole).hexdigest()[:16]
        if self._made.get(lang, ("", b""))[0] != mark:
            self._made[lang] = mark, gzip.compress(whole, 9, mtime=0)
        response = kept(request, whole, self._made[lang][1], mark, "text/html")
        response.headers.add_vary_header("Accept-Language")
        return response

    def written(self, lang: str) -> bytes:
        """The page in a language."""
        of = self.sentences
        pairs = [(part, each) for part in of.parts() for each in LANGUAGES]
        marks = " ".join(f"{part}.{each}={of.get(part, each).hash}" for part, each in pairs)
        built = reading.text(self.file)
        told = f'<meta name="texts" content="{marks}">'
        page = OTHERS.sub("", built).replace("</head>", f"{told}\n</head>", 1).encode()
        own = [m["at"] for m in OTHERS.finditer(built) if m["lang"] == lang]
        return page.replace(b"</body>", self._brought(own, lang) + b"\n</body>", 1)

    def _brought(self, own: Iterable[str], lang: str) -> bytes:
        """What the page brings along: these texts of the client, the server's, and the games."""
        texts = {at: reading.text(file) for at in own if (file := self.file.parent / at).is_file()}
        texts[self.sentences.address(SHARED, lang)] = self.sentences.get(SHARED, lang).text
        data = msgspec.json.encode({**texts, "/api/games": msgspec.Raw(self.games())})
        # nothing in it may end the element it stands in
        safe = data.replace(b"<", b"\\u003c")
        return b'<script type="application/json" id="brought">' + safe + b"</script>"


class Client:
    """Serves the folder of the built client; says how to build it where there is none."""

    def __init__(self, folder: Path, sentences: Sentences, games: Callable[[], bytes]) -> None:
        self.folder = folder
        self._front = Front(folder / "index.html", sentences, games)
        self._files = Files(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        response = await self._response(Request(scope))
        await response(scope, receive, send)

    async def _response(self, request: Request) -> Response:
        path = self._files.get_path(request.scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        if path in (".", "index.html") and not is_built(self.folder):
            return PlainTextResponse(sentence("srv-no-client", {}), 503)
        if path in (".", "index.html"):
            return self._front.response(request)
        response = await self._files.get_response(path, request.scope)
        lasting = path.startswith("assets/") and response.status_code in (200, 206, 304)
        response.headers["cache-control"] = LASTING if lasting else "no-cache"
        return response
