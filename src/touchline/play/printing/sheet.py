"""A PDF in millimetres: fonts, boxes, words that fit, and pictures made of paths."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.resources import files
from io import BytesIO
from typing import Final, Literal, Self

from fpdf import FPDF
from fpdf.enums import XPos, YPos
from fpdf.fonts import TTFFont

from touchline.play.packfiles import bad

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
FONT: Final = "Roboto"
STYLES: Final = {"": "Regular", "B": "Bold", "I": "Italic", "BI": "BoldItalic"}
INK: Final = "#12201a"
QUIET: Final = "#5a655f"
PAPER: Final = "#ffffff"
CUT: Final = "#9aa39e"
POINT: Final = 25.4 / 72  # millimetres
LACKING: Final = 5  # letters told that a font lacks
LEADING: Final = 1.22  # of the size of the letters
DATED: Final = datetime(2026, 1, 1, tzinfo=UTC)  # the same pack makes the same file
Style = Literal["", "B", "I", "BI"]
Align = Literal["L", "C", "R"]


def rgb(colour: str) -> tuple[int, int, int]:
    """ "#RRGGBB" as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


class Sheet:
    """Pages of one size, drawn on from the top left corner; all lengths are millimetres.

    Used in a `with` block: its fonts are open files until the block ends.
    """

    def __init__(self, paper: str, title: str, lang: str) -> None:
        self.width, self.height = PAPERS[paper]
        self.pdf = FPDF(unit="mm", format=(self.width, self.height))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_lang(lang)
        self.pdf.set_creator("Touchline")
        self.pdf.set_creation_date(DATED)
        fonts = files("font_roboto") / "files"
        for style, name in STYLES.items():
            self.pdf.add_font(FONT, style, str(fonts / f"Roboto-{name}.ttf"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failed: object) -> None:
        for font in self.pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.ttfont.close()

    def lacks(self, text: str, style: Style = "") -> list[str]:
        """The letters of a text that the font cannot draw."""
        font = self.pdf.fonts[FONT.lower() + style]
        cmap = font.cmap if isinstance(font, TTFFont) else {}
        return [ch for ch in dict.fromkeys(text) if ord(ch) not in cmap and not ch.isspace()]

    def need(self, text: str, card: str, style: Style = "") -> None:
        """Raise BadPack that names the card if a letter of its text cannot be drawn."""
        lacking = self.lacks(text, style)
        if lacking:
            shown = [f"{ch} (U+{ord(ch):04X})" for ch in lacking[:LACKING]]
            more = " …" if len(lacking) > LACKING else ""
            raise bad("fault-print-letters", card=card[:40], letters=", ".join(shown) + more)

    def page(self) -> None:
        """Begin a new page."""
        self.pdf.add_page()

    def room(self, wide: float, high: float) -> int:
        """How many boxes of this size a page holds."""
        return int((self.width - 8) // wide) * int((self.height - 8) // high)

    def grid(self, wide: float, high: float, count: int) -> Iterator[tuple[float, float]]:
        """The corners of so many boxes, side by side and centred, on as many pages as needed.

        Thin lines between the boxes show where to cut.
        """
        across = int((self.width - 8) // wide)
        down = int((self.height - 8) // high)
        left, top = (self.width - across * wide) / 2, (self.height - down * high) / 2
        for n in range(count):
            place = n % (across * down)
            if place == 0:
                self.page()
                for k in range(across + 1):
                    self.line(left + k * wide, top - 3, left + k * wide, top + down * high + 3)
                for k in range(down + 1):
                    self.line(left - 3, top + k * high, left + across * wide + 3, top + k * high)
            yield left + place % across * wide, top + place // across * high

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: str = CUT) -> None:
        """A hair line."""
        self.pdf.set_draw_color(*rgb(colour))
        self.pdf.set_line_width(0.15)
        self.pdf.line(x, y, to_x, to_y)

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = "",
        edge: str = "",
        round: float = 0,
        thick: float = 0.3,
    ) -> None:
        """A rectangle, filled, edged or both, with round corners if a radius is given."""
        style: Literal["D", "F", "DF"] = "DF" if fill and edge else "F" if fill else "D"
        if fill:
            self.pdf.set_fill_color(*rgb(fill))
        if edge:
            self.pdf.set_draw_color(*rgb(edge))
            self.pdf.set_line_width(thick)
        radius = min(round, min(w, h) / 2 - 0.01)
        self.pdf.rect(x, y, w, h, style, round_corners=round > 0, corner_radius=radius)

    def picture(self, svg: str, x: float, y: float, w: float, h: float) -> None:
        """An SVG picture in a box."""
        self.pdf.image(BytesIO(svg.encode()), x, y, w, h)

    def sign(
        self, path: str, x: float, y: float, size: float, colour: str = INK, edge: str = ""
    ) -> None:
        """A path of a box of 24 by 24."""
        line = f' stroke="{edge}" stroke-width="1.2"' if edge else ""
        self.picture(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 26 26" width="26" height="26">'
            f'<path d="{path}" fill="{colour}" fill-rule="evenodd"{line}/></svg>',
            x,
            y,
            size,
            size,
        )

    def wide(self, text: str, size: float, style: Style = "") -> float:
        """How wide a line is, in letters of `size` points. Raises BadPack as `need` does."""
        self.need(text, text, style)
        self.pdf.set_font(FONT, style, size)
        return float(self.pdf.get_string_width(text))

    def word(
        self,
        text: str,
        x: float,
        y: float,
        w: float,
        size: float,
        style: Style = "",
        colour: str = INK,
        align: Align = "L",
    ) -> None:
        """One line in a box as high as it needs; made smaller where it would not fit."""
        while size > 4 and self.wide(text, size, style) > w:
            size -= 0.25
        self.pdf.set_font(FONT, style, size)
        self.pdf.set_text_color(*rgb(colour))
        self.pdf.set_xy(x, y)
        self.pdf.cell(w, size * POINT * LEADING, text, align=align)

    def block(
        self,
        text: str,
        x: float,
        y: float,
        w: float,
        h: float,
        size: float,
        style: Style = "",
        colour: str = INK,
        align: Align = "L",
    ) -> float:
        """Lines in a box, made smaller until all fit; answers how high they came out."""
        while size > 4 and self.height_of(text, w, size, style) > h:
            size -= 0.25
        used, high = self.height_of(text, w, size, style), size * POINT * LEADING
        self.pdf.set_text_color(*rgb(colour))
        self.pdf.set_xy(x, y)
        self.pdf.multi_cell(w, high, text, align=align, new_x=XPos.LEFT, new_y=YPos.NEXT)
        return used

    def height_of(self, text: str, w: float, size: float, style: Style = "") -> float:
        """How high lines of `size` points come out in this width. Raises BadPack as `need` does."""
        self.need(text, text, style)
        self.pdf.set_font(FONT, style, size)
        high = size * POINT * LEADING
        lines = self.pdf.multi_cell(w, high, text, align="L", dry_run=True, output="LINES")
        return len(lines) * high if isinstance(lines, list) else 0.0

    def bytes(self) -> bytes:
        """The whole file."""
        return bytes(self.pdf.output())
