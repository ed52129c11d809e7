"""An installed Touchline: its manifest, its worker, and what it shows when the server is gone."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from struct import unpack
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer, config, running

from .conftest import BUILT, NEIGHBOUR, Visit
from .people import Person

pytestmark = pytest.mark.browser

#: the addresses of everything that the caches of this page hold
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
  (await (await caches.open(name)).keys()).map((r) => r.url)))).flat()"""
#: the worker has this page
LEADS = "() => navigator.serviceWorker.controller?.state === 'activated'"


def begins(p: Person) -> None:
    """The first key is pressed, and the worker comes."""
    p.page.locator("h1, h2").first.wait_for()
    p.page.keyboard.press("Shift")
    p.page.wait_for_function(LEADS)


def test_the_manifest_names_signs_that_are_there(server: LiveServer) -> None:
    page = server.http.get("/").text
    at = re.search(r'rel="manifest" href="\./([^"]+)"', page)
    assert at is not None
    answer = server.http.get(f"/{at[1]}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text)
    assert manifest["name"] == manifest["short_name"] == "Touchline"
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert manifest["display"] == "standalone"
    for colour in ("theme_color", "background_color"):
        assert re.fullmatch(r"#[0-9a-f]{6}", manifest[colour])
    signs = {(sign["sizes"], sign["purpose"]): sign for sign in manifest["icons"]}
    assert set(signs) == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for (sizes, _), sign in signs.items():
        file = server.http.get(f"/{sign['src']}")
        assert file.headers["content-type"] == sign["type"] == "image/png"
        width, height = unpack(">II", file.content[16:24])
        assert f"{width}x{height}" == sizes


def test_the_worker_is_asked_about_each_time(server: LiveServer) -> None:
    worker = server.http.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_opens_when_the_server_is_gone(tmp_path: Path, visit: Visit, lang: str) -> None:
    with running(config(tmp_path)) as server:
        p = visit(server.url, lang=lang, worker=True, width=390, height=844)
        begins(p)
        p.page.locator("main button.btn.primary").first.click()
        expect(p.question).to_be_visible()
        p.goes("#/mine")
        expect(p.page.get_by_role("heading", level=1)).to_be_attached()
        kept = [urlsplit(url).path for url in p.page.evaluate(KEPT)]
        assert "/" in kept
        assert [path for path in kept if re.match("/(api|ws|text|cards)", path)] == []
        port = urlsplit(server.url).port
    p.page.reload()
    title = {"en": "The server does not answer", "fr": "Le serveur ne répond pas"}[lang]
    expect(p.page.get_by_role("heading", level=1)).to_have_text(title)
    expect(p.page.get_by_role("listitem").filter(has_text="StreetSoccer").first).to_be_visible()
    p.fits()
    p.reads_words()
    p.accessible()
    again = p.page.get_by_role("button", name={"en": "Try again", "fr": "Réessayer"}[lang])
    again.click()
    expect(p.page.get_by_role("heading", level=1)).to_have_text(title)
    assert port is not None
    with running(config(tmp_path), port=port):
        again.click()
        expect(p.page.locator("[data-unreachable]")).to_have_count(0)
        expect(p.page.get_by_role("heading", level=1)).not_to_have_text(title)
        p.leaves()


def test_a_new_build_is_offered_and_never_loads_itself(tmp_path: Path, visit: Visit) -> None:
    static = tmp_path / "static"
    shutil.copytree(BUILT.parent, static)
    with running(config(tmp_path / "data", static=static)) as server:
        p = visit(server.url, worker=True)
        begins(p)
        p.page.evaluate("window.stays = true")
        p.page.locator("main button.btn.primary").first.click()
        expect(p.question).to_be_visible()
        for ending in ("", ".br", ".gz"):
            (static / f"sw.js{ending}").unlink()
        worker = (BUILT.parent / "sw.js").read_text()
        other = re.sub(r"BUILD = '\w+'", "BUILD = 'another'", worker)
        assert other != worker
        (static / "sw.js").write_text(other)
        p.page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
        p.page.wait_for_function(
            "() => caches.keys().then((names) => names.join() === 'touchline another')"
        )
        # nothing is said at a table
        offer = p.page.locator("[data-build]")
        expect(offer).to_have_count(0)
        p.goes("#/about")
        expect(offer).to_be_visible()
        p.accessible()
        assert p.page.evaluate("window.stays")
        offer.get_by_role("button", name="Reload").click()
        p.page.wait_for_function("() => !window.stays")
        p.leaves()


def test_where_no_worker_can_be_nothing_is_said(tmp_path: Path, visit: Visit) -> None:
    with running(config(tmp_path, host="127.0.0.2", allow_hosts=(NEIGHBOUR,))) as server:
        p = visit(f"http://{NEIGHBOUR}:{urlsplit(server.url).port}", worker=True)
        assert not p.page.evaluate("'serviceWorker' in navigator")
        p.page.locator("h1, h2").first.wait_for()
        p.page.keyboard.press("Shift")
        p.page.wait_for_load_state("networkidle")
        # of itself the browser says that a plain address has no policy of that kind
        p.errors[:] = [each for each in p.errors if "Cross-Origin-Opener-Policy" not in each]
        p.leaves()
