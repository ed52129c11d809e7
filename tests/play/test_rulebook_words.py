"""What players read of the rules names no option by its key."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from touchline.play import rulebook, rulebook_words
from touchline.play.marked import Grid, Items, Paragraph, Span
from touchline.rooms import ROOMS


def spans(section: rulebook.Section) -> list[Span]:
    """All runs of text of a section."""
    found: list[Span] = []
    for block in section.blocks:
        if isinstance(block, Paragraph):
            found += block.spans
        elif isinstance(block, Items):
            found += [span for item in block.items for span in item]
        elif isinstance(block, Grid):
            found += [span for row in (block.head, *block.rows) for cell in row for span in cell]
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", list(ROOMS))
def test_players_read_no_key_of_an_option_or_preset(game: str, lang: str) -> None:
    room = ROOMS[game]
    written, read = rulebook.load(room, lang), rulebook_words.load(room, lang)
    keys = {each.key for each in (*room.game.choices, *room.game.presets)}
    named = 0
    for (_, before), (_, after) in zip(written.sections(), read.sections(), strict=True):
        assert (before.id, before.title) == (after.id, after.title)
        left = [span.text for span in spans(after) if span.kind == "code" and span.text in keys]
        assert left == [], (after.id, left)
        shown = [span.text for span in spans(after) if span.kind == "code"]
        # an underscore joins the words of a key; a cell of a ribbon is named as it is printed
        assert [each for each in shown if "_" in each and each != "DM_L"] == [], after.id
        assert not re.search(r"\d/\d{4,}", after.plain()), after.id
        for was, now in zip(spans(before), spans(after), strict=True):
            if was != now and was.kind != "code":
                # a long fraction, in hundredths
                assert was.kind == now.kind
                assert re.search(r"\d/\d{4,}", was.text), was.text
            elif was != now:
                assert now.kind == "em"
                assert now.text
                named += 1
    assert named > 2 * len(room.game.choices)


def test_a_value_is_that_of_the_option_named_before_it() -> None:
    """EL-028 "random" alone is a word; of this option it is a choice."""
    section = rulebook_words.load(ROOMS["eleven"], "en").rule("EL-028")
    said = section.plain()
    assert "first_seat" not in said
    assert "random" not in said.split()


def test_what_is_no_option_stays_as_it_is_written() -> None:
    """SS-001 Cells are written as the notation writes them."""
    room = ROOMS["streetsoccer"]
    before, after = rulebook.load(room).rule("SS-001"), rulebook_words.load(room).rule("SS-001")
    assert [s for s in spans(after) if s.kind == "code"] == [
        s for s in spans(before) if s.kind == "code"
    ]


def test_a_chance_that_nobody_can_weigh_is_told_in_hundredths() -> None:
    for lang, say in (("en", lambda x: f"{x:.1f}"), ("fr", lambda x: f"{x:.1f}".replace(".", ","))):
        whole = " ".join(
            section.plain()
            for _, section in rulebook_words.load(ROOMS["footclub"], lang).sections()
        )
        for chance in (Fraction(13720, 59049), Fraction(118097197, 387420489)):
            assert f"{say(float(100 * chance))}\u00a0%" in whole
        # what the text itself said of it is not said twice
        about = {"en": "about 34.8\u00a0%", "fr": "environ 34,8\u00a0%"}[lang]
        assert whole.count(about.partition(" ")[2]) == whole.count(about) == 1
        assert "133/216" in whole


def test_a_value_of_the_option_in_hand_comes_before_an_option_of_that_name() -> None:
    """WF-200 "ground" is an option of its own, and here a value."""
    said = rulebook_words.load(ROOMS["worldwide"], "en").rule("WF-200").plain()
    assert "permanent" not in said.split()
