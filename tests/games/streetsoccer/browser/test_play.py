"""Playing at the table: by mouse, by drag, by touch, by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.people import Person
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser

# the left team walks three steps; nobody of it can reach the ball
WALK = "12/12/9p2/3P2p3g1/1G3P6/3P3Pp3/5p6/12 i5 L t 3 2a 0-0 - L"
# the keeper is out of its goal; three of its own stand round the ball
KICK = "12/12/3P2pP1p2/10g1/1G10/3PP3p3/6p5/12 f5 L t 4 3a 0-0 - L"


def at(server: LiveServer, visit: Visit, moment: str, **how: object) -> Person:
    """Both sides at this browser, from a position."""
    laid = server.lay("me", "me", moment=moment)
    person = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", **how)
    expect(person.question).to_be_visible()
    return person


def test_a_walk_by_mouse_is_sent_after_the_undo_window(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    expect(p.question).to_have_text("Choose who walks 3 steps")
    p.clicks("f4", "g6")
    expect(p.page.get_by_role("button", name="Undo")).to_be_visible()
    expect(p.newest).to_contain_text("roll")  # the reply's die: the walk was sent by itself
    p.sees_figure("g6")
    p.sees_nobody("f4")
    expect(p.story).to_contain_text("walks 3 steps, from f4 to g6")
    assert len(p.answers()) == 1


def test_a_misclick_is_undone_before_it_is_sent(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    p.clicks("f4", "g6")
    p.page.get_by_role("button", name="Undo").click()
    p.clicks("d5", "c6")  # two steps away, which a 3 cannot make
    expect(p.page.get_by_text("Not possible")).to_be_visible()
    p.sees_figure("f4")
    p.sees_nobody("g6")
    assert p.answers() == []


def test_change_drops_the_last_step_only(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, KICK, confirm="always")
    p.clicks("e3", "f5", "h5")
    p.page.get_by_role("button", name="Change").click()
    expect(p.question).to_have_text("Choose where the ball goes")
    expect(p.page.locator("[data-confirm]")).to_be_hidden()
    p.clicks("h5")
    expect(p.page.locator("[data-confirm]")).to_be_visible()


def test_another_figure_can_be_chosen_without_undoing(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    p.clicks("f4", "d5", "d8")
    p.plays_now()
    p.sees_figure("d8")
    p.sees_figure("f4")


def test_a_kick_shows_its_way_before_it_is_confirmed(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, KICK, confirm="always")
    p.clicks("e3", "f5", "h5")
    expect(p.page.locator(".trail .kick")).to_be_attached()
    expect(p.page.locator(".turn .target")).to_have_text(
        "Walk from e3 to the ball on f5, kick it to h5"
    )
    assert p.answers() == []
    p.page.get_by_role("button", name="Confirm").click()
    expect(p.cell("h5")).to_have_attribute("aria-label", re.compile("with the ball"))
    p.sees_figure("f5")
    assert len(p.answers()) == 1


def test_a_second_click_on_the_target_confirms(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, KICK, confirm="always")
    p.clicks("e3", "f5", "h5", "h5")
    expect(p.cell("h5")).to_have_attribute("aria-label", re.compile("with the ball"))


def test_by_drag(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    p.cell("f4").drag_to(p.cell("g6"))
    p.plays_now()
    p.sees_figure("g6")
    p.sees_nobody("f4")


def test_a_drag_to_a_shut_cell_says_why_and_changes_nothing(
    server: LiveServer, visit: Visit
) -> None:
    p = at(server, visit, WALK)
    p.cell("f4").drag_to(p.cell("c7"))
    expect(p.page.get_by_text("Not possible")).to_be_visible()
    p.sees_figure("f4")
    assert p.answers() == []


def test_by_touch_with_confirmation(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, width=390, height=844, touch=True, confirm="")
    p.cell("f4").tap()
    p.cell("g6").tap()
    confirm = p.page.get_by_role("button", name="Confirm")
    confirm.tap()
    p.sees_figure("g6")
    p.fits()


def test_everything_a_thumb_needs_is_large_and_in_sight(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, width=390, height=844, touch=True, confirm="always")
    p.cell("f4").tap()
    p.cell("g6").tap()
    confirm = p.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_in_viewport()
    expect(p.page.locator("[data-motion]")).to_be_in_viewport()
    small = p.page.evaluate(
        """() => [...document.querySelectorAll('button, a, summary, [data-cell]')]
          .filter((e) => e.checkVisibility() && !e.closest('p, .sr') && e.className !== 'skip')
          .map((e) => [e.className + e.textContent.slice(0, 20), e.getBoundingClientRect()])
          .filter(([, r]) => r.width && (r.width < 43.5 || r.height < 43.5))
          .map(([name, r]) => `${name} ${r.width}x${r.height}`)"""
    )
    assert small == []


def test_by_keyboard_alone(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, KICK, confirm="always")
    keys = p.page.keyboard
    p.page.locator("#main").focus()
    for _ in range(12):
        keys.press("Tab")
        if p.page.evaluate("document.activeElement.dataset.cell !== undefined"):
            break
    focused = "document.activeElement.dataset.cell"
    assert p.page.evaluate(focused)

    def walk_to(cell: str) -> None:
        for _ in range(20):
            here = p.page.evaluate(focused)
            if here == cell:
                return
            if here[0] != cell[0]:
                keys.press("ArrowRight" if here[0] < cell[0] else "ArrowLeft")
            else:
                keys.press("ArrowUp" if here[1] < cell[1] else "ArrowDown")
        raise AssertionError(f"the keys do not lead to {cell}")

    for cell in ("e3", "f5", "h5"):
        walk_to(cell)
        keys.press("Enter")
    expect(p.page.locator(".turn .target")).to_contain_text("kick it to h5")
    keys.press("Escape")
    expect(p.page.locator(".turn .target")).not_to_contain_text("kick it to h5")
    keys.press("Enter")
    keys.press("Enter")
    expect(p.cell("h5")).to_have_attribute("aria-label", re.compile("with the ball"))
    assert p.page.evaluate(focused) == "h5"  # the focus was never lost


def test_from_the_list_by_keyboard(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, confirm="always")
    keys = p.page.keyboard
    p.page.get_by_text("List of choices").focus()
    keys.press("Enter")
    p.page.get_by_role("button", name="number 6, on f4").focus()
    keys.press("Enter")
    expect(p.page.locator(".turn li button").first).to_be_focused()
    p.page.get_by_role("button", name="Walk from f4 to g6").focus()
    keys.press("Enter")
    expect(p.page.locator("[data-confirm]")).to_be_focused()
    keys.press("Enter")
    p.sees_figure("g6")
    expect(p.question).to_be_focused()  # the button is gone, the focus is not lost


def test_what_is_shut_says_why_and_leads_to_its_rule(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, confirm="always")
    p.clicks("f4", "a8")
    reason = p.page.locator(".why")
    expect(reason).to_contain_text("The die does not carry that far")
    reason.get_by_role("button", name="Read rule SS-053").click()
    rule = p.page.locator("#rule-SS-053")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    p.page.keyboard.press("Escape")
    expect(p.page.get_by_role("dialog")).to_be_hidden()
    expect(reason.get_by_role("button", name="Read rule SS-053")).to_be_focused()


def test_a_cell_before_a_figure_is_told_what_comes_first(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, lang="fr", confirm="always")
    p.clicks("g6")  # the figure on f4 may walk there
    expect(p.page.locator(".why")).to_contain_text("Touchez d’abord")
    p.clicks("f4")
    expect(p.page.locator(".why")).to_have_count(0)
    expect(p.question).to_contain_text("Choisissez où aller")
    p.clicks("f4")
    expect(p.question).to_contain_text("Choisissez qui se déplace")


def test_the_focus_is_never_below_what_sticks(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, width=390, height=844, confirm="always")
    p.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    p.cell("a4").focus()
    for _ in range(11):
        p.page.keyboard.press("ArrowUp")
        seen = p.page.evaluate(
            """() => {
              const cell = document.activeElement.getBoundingClientRect();
              const [bar, panel] = ['.top', '.do'].map((s) => document.querySelector(s));
              return cell.top >= bar.getBoundingClientRect().bottom - 1
                && cell.bottom <= panel.getBoundingClientRect().top + 1;
            }"""
        )
        assert seen, p.page.evaluate("document.activeElement.dataset.cell")
    assert p.page.evaluate("document.activeElement.dataset.cell") == "l4"


def test_why_not_can_be_asked_in_words(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    p.page.get_by_role("button", name="Why not?").click()
    p.page.get_by_role("textbox", name="Cells").fill("d5 c6")
    p.page.get_by_role("textbox", name="Cells").press("Enter")
    expect(p.page.get_by_role("dialog").locator(".why")).to_contain_text("exactly the number")


def test_motion_is_shown_and_escape_skips_it(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, KICK, motion=True)
    board = p.page.locator("[data-motion]")
    p.clicks("e3", "f5", "h5")
    p.plays_now()
    expect(board).to_have_attribute("data-motion", "on")
    p.page.keyboard.press("Escape")
    expect(board).to_have_attribute("data-motion", "off")
    expect(p.cell("h5")).to_have_attribute("aria-label", re.compile("with the ball"))


def test_taking_back_while_placing(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "me", options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    p.places("player", "f4")
    p.page.get_by_role("button", name="Take back").click()
    p.sees_nobody("f4")
    expect(p.question).to_have_text("Place a figure: 5 are still on the touchline")
    p.places("player", "f5")


def test_placing_by_drag_from_the_bench(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "me", options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    p.bench("keeper").drag_to(p.cell("b4"))
    p.plays_now()
    p.sees_figure("b4")


def test_the_computer_answers(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1}, options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    p.places("player", "f4")
    expect(p.story.get_by_text("Mill Yard", exact=False)).to_have_count(2)
    expect(p.question).to_contain_text("Place a figure")


def test_the_pitch_can_be_turned(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    left = p.cell("b4").bounding_box()
    p.page.get_by_role("button", name="Turn the pitch").click()
    right = p.cell("b4").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]
    p.clicks("f4", "g6")
    p.plays_now()
    p.sees_figure("g6")


def test_giving_up_asks_first(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    p.page.get_by_role("button", name="Resign").click()
    p.page.get_by_role("button", name="Play on").click()
    expect(p.page.get_by_role("button", name="Resign")).to_be_focused()
    expect(p.question).to_be_visible()
    p.page.get_by_role("button", name="Resign").click()
    p.page.get_by_role("button", name="Give up the match").click()
    expect(p.result).to_contain_text("Harbour Lane resigned")
    expect(p.page.locator("#result")).to_be_focused()
