"""What players read of the rules names no option by its key."""

from __future__ import annotations

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
        for was, now in zip(spans(before), spans(after), strict=True):
            if was != now:
                assert was.kind == "code"
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
