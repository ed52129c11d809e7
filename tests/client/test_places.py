"""The main places are within reach on every page, and Back closes things before it leaves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser

#: what lies under each control of the bar, in its middle: the bar itself, or something over it
ON_TOP = """(bar) => [...bar.querySelectorAll('a')].every((a) => {
  const r = a.getBoundingClientRect();
  return r.width >= 44 && r.height >= 44 && r.bottom <= innerHeight + 0.5
    && a.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2));
})"""
#: is nothing of a page under the bar that cannot be scrolled out from under it?
CLEAR = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = document.querySelector('[data-places]').getBoundingClientRect();
  const last = [...document.querySelectorAll('footer a, footer p')].at(-1).getBoundingClientRect();
  return last.bottom <= bar.top + 0.5 || last.left >= bar.right - 0.5;
}"""


def places(p: Person) -> Locator:
    return p.page.locator("[data-places]")


def stands(p: Person) -> None:
    """The bar is there, all of it can be touched, and it hides nothing for good."""
    expect(places(p)).to_be_visible()
    assert places(p).evaluate(ON_TOP)
    assert p.page.evaluate(CLEAR)
    p.page.evaluate("scrollTo(0, 0)")
    p.fits()


def test_the_places_are_on_every_page_of_a_phone(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/about", width=390, height=844, touch=True)
    for name, at in [
        ("My matches", "mine"), ("Learn", "learn"), ("Rules", "rules"), ("Settings", "settings"),
        ("Play", ""),
    ]:  # fmt: skip
        places(p).get_by_role("link", name=name).tap()
        expect(p.page).to_have_url(re.compile(f"#/{at}(/|$)"))
        expect(p.page.get_by_role("heading", level=1)).to_be_attached()
        here = places(p).locator("[aria-current=page]")
        expect(here).to_have_text(name)
        stands(p)
        p.accessible()
    # from the last page of the list every step goes back
    p.page.go_back()
    expect(places(p).locator("[aria-current=page]")).to_have_text("Settings")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (768, 1024)])
def test_narrow_and_low_windows_have_room_for_them(
    server: LiveServer, visit: Visit, width: int, height: int
) -> None:
    p = visit(
        server.url, "#/mine", lang="fr", width=width, height=height, left=True, text="largest"
    )
    for path in ("#/mine", "#/settings"):
        p.goes(path)
        expect(p.page.get_by_role("heading", level=1)).to_be_attached()
        stands(p)
    p.reads_words()


def test_a_wide_window_names_them_in_its_masthead(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/mine")
    main = p.page.get_by_role("navigation", name="Main")
    expect(main.get_by_role("link", name="My matches")).to_have_attribute("aria-current", "page")
    expect(places(p)).to_have_count(0)


def test_a_table_fits_the_narrowest_phone(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1}, options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", width=320, height=568)
    expect(p.page.locator(".turn.live")).to_be_visible()
    p.fits()
    p.bench("player").click()
    p.fits()
    # who plays is told by name, though the crests have no room
    for side in range(2):
        name = p.page.locator(f".s{side} .name b.short")
        assert name.evaluate("b => b.scrollWidth <= b.clientWidth"), side


def test_a_table_has_a_menu_and_back_never_leaves_it_unasked(
    server: LiveServer, visit: Visit
) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1}, game="footclub")
    p = visit(server.url, "#/about", width=390, height=844, device="host")
    p.goes(f"#/t/{laid['table']}/{laid['secret']}")
    expect(p.question).to_be_visible()
    expect(places(p)).to_be_hidden()
    dialog = p.page.get_by_role("dialog")
    p.page.get_by_role("button", name="Menu").click()
    expect(dialog.get_by_role("link")).to_have_text(
        ["Play", "My matches", "Learn", "Rules", "Settings"]
    )
    p.accessible()
    p.page.go_back()
    expect(dialog).to_have_count(0)
    for _ in range(2):
        p.page.go_back()
        expect(dialog).to_have_accessible_name("Leave the match?")
        p.accessible()
        p.page.get_by_role("button", name="Stay").click()
        expect(dialog).to_have_count(0)
        expect(p.question).to_be_visible()
        p.page.wait_for_function("() => history.state?.layers === 1")
    # Back closes the question as it closes any other
    p.page.go_back()
    expect(dialog).to_be_visible()
    p.page.go_back()
    expect(dialog).to_have_count(0)
    expect(p.question).to_be_visible()
    p.page.wait_for_function("() => history.state?.layers === 1")  # as it was: Back asks again
    # a link is a wish, and Back from where it led comes to the table at the first step
    p.page.get_by_role("button", name="Menu").click()
    dialog.get_by_role("link", name="Rules").click()
    expect(p.page).to_have_url(re.compile("#/rules/footclub"))
    expect(p.page.get_by_role("heading", level=1)).to_have_text("Rules")
    p.page.wait_for_function("() => !history.state?.layers")
    p.page.go_back()
    expect(p.question).to_be_visible()
    p.page.wait_for_function("() => !history.state?.layers")
    p.page.locator("#question").click()
    p.page.wait_for_function("() => history.state?.layers")
    p.page.go_back()
    p.page.get_by_role("button", name="Leave").click()
    expect(p.page).to_have_url(re.compile("#/about$"))
