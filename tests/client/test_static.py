"""The built client as a running server sends it: compressed, kept for good, never sent twice."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

from tests.client.conftest import BUILT
from tests.server.live_server import LiveServer, config, running

pytestmark = pytest.mark.browser

#: as browsers say it
TAKES = "gzip, deflate, br, zstd"
#: what is shorter compressed; fonts are compressed already
TEXT = re.compile(r"\.(js|css|ftl|svg|webmanifest)$")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    if not BUILT.is_file():
        pytest.fail("the client is not built: run `python3 dev.py test`")
    with running(config(tmp_path_factory.mktemp("data"))) as running_server:
        yield running_server


def sent(server: LiveServer, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the wire."""
    asked = {"Accept-Encoding": TAKES, **{k.replace("_", "-"): v for k, v in headers.items()}}
    with server.http.stream("GET", path, headers=asked) as answer:
        return answer, b"".join(answer.iter_raw())


def named(server: LiveServer) -> list[str]:
    """What the page names in its head: "/assets/..." and the like."""
    page, body = sent(server, "/")
    assert page.headers["content-encoding"] == "gzip"
    head = gzip.decompress(body).decode().partition("</head>")[0]
    return [f"/{at}" for at in re.findall(r'(?:src|href)="\./([^"]+)"', head)]


def test_what_the_page_names_is_sent_short_and_kept_for_good(server: LiveServer) -> None:
    found = named(server)
    assert {at.rpartition(".")[2] for at in found} == {
        "js",
        "css",
        "woff2",
        "svg",
        "webmanifest",
        "png",
    }
    for at in found:
        answer, body = sent(server, at)
        assert answer.status_code == 200, at
        lasting = at.startswith("/assets/")
        assert ("immutable" in answer.headers["cache-control"]) == lasting, at
        assert int(answer.headers["content-length"]) == len(body)
        whole, plain = sent(server, at, Accept_Encoding="identity")
        assert "content-encoding" not in whole.headers
        if TEXT.search(at):
            assert answer.headers["content-encoding"] == "br", at
            zipped, short = sent(server, at, Accept_Encoding="gzip")
            assert zipped.headers["content-encoding"] == "gzip"
            assert gzip.decompress(short) == plain, at
            assert len(body) <= len(short) < len(plain)
            assert {a.headers["vary"] for a in (answer, zipped, whole)} == {"Accept-Encoding"}
            assert len({a.headers["etag"] for a in (answer, zipped, whole)}) == 3
        else:
            assert body == plain
        again, nothing = sent(server, at, If_None_Match=answer.headers["etag"])
        assert (again.status_code, nothing) == (304, b"")
        assert again.headers["cache-control"] == answer.headers["cache-control"]


def test_every_text_of_the_build_is_there_compressed(server: LiveServer) -> None:
    files = [f for f in BUILT.parent.rglob("*") if TEXT.search(f.name)]
    assert len(files) > 50
    for f in files:
        whole = f.read_bytes()
        packed = f.with_name(f"{f.name}.gz")
        if packed.exists():
            assert gzip.decompress(packed.read_bytes()) == whole, f.name
        else:  # a file that would be no shorter
            assert len(gzip.compress(whole, 9)) >= len(whole), f.name


def test_the_page_is_asked_about_each_time_and_sent_once(server: LiveServer) -> None:
    for lang in ("en", "fr"):
        page, body = sent(server, "/", Accept_Language=lang)
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
        known, nothing = sent(server, "/", Accept_Language=lang, If_None_Match=page.headers["etag"])
        assert (known.status_code, nothing) == (304, b"")
        # all that a start page says stands in it: nothing is asked for to show it
        text = gzip.decompress(body).decode()
        for id in ("ss-start-play", "el-start-play", "level-1", "title-about"):
            assert f"{id} = " in text, id
        assert "fault-tape-json" not in text
