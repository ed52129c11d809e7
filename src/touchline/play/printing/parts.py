"""What the printed games share: aids, rows of plain data, the bar that shows the right size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from touchline.play.shelves import Pack
from touchline.play.speech import Voice

from .sheet import INK, PAPER, QUIET, Sheet

Card = Mapping[str, object]
AID: Final = (95.0, 132.0)
LARGEST: Final = 10.5  # points of what an aid says
HEADED: Final = 0.6  # millimetres for a heading and the gap above it, for each point
BALL: Final = "M12 1a11 11 0 1 0 .01 0ZM12 6.500l5 3.700-1.900 6H8.900L7 10.200Z"
MARGIN: Final = 22.0  # of the first page


def cards(rows: object) -> list[Card]:
    """Rows of plain data as cards."""
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, Sequence) else []


def words(found: object) -> list[str]:
    """A list of words out of plain data."""
    return [str(word) for word in found] if isinstance(found, Sequence) else []


def readable(sheet: Sheet, pack: Pack, told: Mapping[str, object]) -> None:
    """Can everything in a pack be printed? Raises BadPack naming the first card that cannot."""
    sheet.need(pack.title, pack.title)
    for team in pack.teams:
        sheet.need(team.name, team.name)
    for found in told.values():
        for card in cards(found):
            name = str(card.get("name") or card.get("id") or card.get("number") or "")
            for text in _texts(card):
                sheet.need(text, name)


def _texts(found: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, Mapping):
        for part in found.values():
            yield from _texts(part)
    elif isinstance(found, Sequence):
        for part in found:
            yield from _texts(part)


def slug(word: str) -> str:
    """A word of a pack as part of the id of a message."""
    return word.lower().replace("_", "-")


def begin(sheet: Sheet, say: Voice, lines: int, y: float) -> float:
    """How to begin, line by line (print-begin-N); answers where it ends."""
    wide = sheet.width - 2 * MARGIN
    for n in range(1, lines + 1):
        y += sheet.block(say.say(f"print-begin-{n}"), MARGIN, y, wide, 40, 11) + 4
    return y


def foot(sheet: Sheet, say: Voice, y: float) -> None:
    """A bar of 5 centimetres, and at the foot of the page whose the cards are."""
    wide = sheet.width - 2 * MARGIN
    sheet.box(MARGIN, y, 50, 3, INK)
    sheet.word(say.say("print-ruler"), MARGIN + 54, y - 0.7, wide - 54, 9)
    sheet.block(say.say("print-licence"), MARGIN, sheet.height - 34, wide, 14, 8, colour=QUIET)


def tokens(
    sheet: Sheet,
    say: Voice,
    counts: Mapping[str, int],
    size: float,
    draw: Callable[[Sheet, str, float, float], None],
) -> tuple[float, float, float]:
    """A page of tokens, each kind under its name; answers its left edge, its width, and its end."""
    sheet.page()
    across = int((sheet.width - 20) // size)
    left = (sheet.width - across * size) / 2
    sheet.word(say.say("print-tokens"), left, 10, across * size, 14, "B")
    y = 19.0
    for kind, count in counts.items():
        name = say.say(f"print-token-{kind}", count=count)
        sheet.word(name, left, y, across * size, 8, colour=QUIET)
        y += 4.5
        for n in range(count):
            draw(sheet, kind, left + n % across * size, y + n // across * size)
        y += ((count - 1) // across + 1) * size + 1.5
    return left, across * size, y


def aids(sheet: Sheet, say: Voice, names: Mapping[str, int]) -> None:
    """Every aid twice, one for each side: its name, and of how many messages it is made."""
    wide, high = AID
    each = [name for name in names for _ in range(2)]
    for name, (x, y) in zip(each, sheet.grid(wide, high, len(each)), strict=True):
        sheet.box(x + 2, y + 2, wide - 4, high - 4, PAPER, INK, 2.5)
        sheet.box(x + 2, y + 6, wide - 4, 10, INK)
        sheet.word(say.say(f"print-aid-{name}"), x + 6, y + 7.6, wide - 12, 15, "B", PAPER)
        lines = [say.say(f"print-aid-{name}-{k}") for k in range(1, names[name] + 1)]
        _told(sheet, lines, x + 6, y + 19, wide - 12, high - 24)


def _told(sheet: Sheet, lines: Sequence[str], x: float, y: float, w: float, h: float) -> None:
    """Headings and what is said under them, all in one size, as large as there is room for."""
    parts = [line.partition(" | ")[::2] for line in lines]
    size = LARGEST
    while size > 5 and sum(sheet.height_of(text, w, size) for _, text in parts) > h - len(parts) * (
        size * HEADED
    ):
        size -= 0.25
    for head, text in parts:
        sheet.word(head, x, y, w, size, "B")
        y += size * HEADED * 0.72
        y += sheet.block(text, x, y, w, h, size) + size * HEADED * 0.28
