"""Everything that is no card: how to begin, tokens, shirts, boards, aids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.play.drawing import moves, signs
from touchline.play.drawing.crest import crest_svg
from touchline.play.printing import parts
from touchline.play.printing.parts import BALL, MARGIN, Card, begin, cards, foot, words
from touchline.play.printing.sheet import CUT, INK, PAPER, QUIET, Sheet
from touchline.play.speech import Voice

from .frames import HUE, SHIRT, pitch

#: tokens and how many, as in the box (§1.2)
TOKENS: Final = {
    "money": 28,
    "fans": 20,
    "operations": 20,
    "fitness": 20,
    "strength": 20,
    "weakness": 12,
    "injury": 10,
    "suspension": 10,
    "points": 24,
    "reminder": 8,
}
SIGNS: Final[Mapping[str, tuple[str, str]]] = {  # the sign, and the ground it stands on
    "money": (signs.STAR, "#f2c14e"),
    "fans": (signs.FAN, "#f6b7a8"),
    "operations": (moves.CHANGE, "#bcd7ef"),
    "fitness": (signs.DROP, "#bfe3c6"),
    "strength": ("M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z", "#dff0d8"),
    "weakness": ("M2 9h20v6H2Z", "#f3d9d9"),
    "injury": ("M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z", "#c03a3a"),
    "suspension": ("M6 2h12v20H6Z", "#c03a3a"),
    "points": (BALL, "#ffffff"),
    "reminder": ("M12 1L23 22H1Z", "#f2c14e"),
}
TOKEN: Final = 14.0
NUMBERS: Final = [*(str(n) for n in range(2, 12)), "", "", ""]
TRACKS: Final = ("footballers", "stadium", "staff")
AIDS: Final = {"week": 6, "match": 6, "after": 6}
MANAGERS: Final = 4


def opening(sheet: Sheet, title: str, clubs: Sequence[Card], say: Voice) -> None:
    """The first page: what this is, how to print and cut, what else is needed."""
    sheet.page()
    wide = sheet.width - 2 * MARGIN
    sheet.word(title, MARGIN, 20, wide, 34, "B")
    size = wide / 8
    for n, club in enumerate(clubs):
        shirt, trim = words(club["colours"]) or ["#3a3f47", "#f7f5ec"]
        at, down = MARGIN + n % 8 * size, 40 + n // 8 * 24
        crest = crest_svg(str(club["name"]), (shirt, trim), 100, PAPER)
        sheet.picture(crest, at + size / 2 - 7, down, 14, 16.3)
        sheet.word(str(club["name"]), at + 0.5, down + 17, size - 1, 6.5, "", QUIET, "C")
    foot(sheet, say, begin(sheet, say, 6, 96) + 4)


def tokens(sheet: Sheet, told: Card, say: Voice) -> None:
    """Markers and tokens, then infrastructure, then the shirts of four managers on both sides."""
    some = dict(list(TOKENS.items())[:5])
    parts.tokens(sheet, say, some, TOKEN, _token)
    parts.tokens(sheet, say, dict(list(TOKENS.items())[5:]), TOKEN, _token)
    kinds = [card for card in cards(told["cards"]) if card["deck"] == "infrastructure"]
    wide, high = 44.0, 26.0
    each = [card for card in kinds for _ in range(MANAGERS)]
    for card, (x, y) in zip(each, sheet.grid(wide, high, len(each)), strict=True):
        sheet.box(x + 1.5, y + 1.5, wide - 3, high - 3, "#eef3ea", INK, 2)
        sheet.word(str(card["name"]), x + 3.5, y + 3.5, wide - 7, 9, "B", INK, "C")
        text = "\n".join(str(line["text"]) for line in cards(card["text"]))
        sheet.block(text, x + 3.5, y + 8.5, wide - 7, 9, 7.5, align="C")
        points = say.say("print-vp", n=int(str(card["vp"])))
        sheet.word(points, x + 3.5, y + high - 7.5, wide - 7, 8, "B", HUE["sponsor"], "C")
    size = 15.0
    shirts = [
        (number, role)
        for _ in range(MANAGERS)
        for role in ("attack", "defence")
        for number in NUMBERS
    ]
    for (number, role), (x, y) in zip(shirts, sheet.grid(size, size, len(shirts)), strict=True):
        colour = "#c03a3a" if role == "attack" else "#2f6fb0"
        sheet.sign(SHIRT, x + 1, y + 1, size - 2, colour, INK)
        sheet.word(number, x + 1, y + 5, size - 2, 13, "B", PAPER, "C")


def _token(sheet: Sheet, kind: str, x: float, y: float) -> None:
    sign, ground = SIGNS[kind]
    size = TOKEN - 2
    sheet.box(x + 1, y + 1, size, size, ground, INK, size / 2)
    ink = PAPER if ground == "#c03a3a" else INK
    sheet.sign(sign, x + 3.5, y + 3.5, TOKEN - 7, ink)


def boards(sheet: Sheet, told: Card, say: Voice) -> None:
    """The boards of one manager, club, stadium and match, and the league board for all."""
    found = told["boards"]
    assert isinstance(found, dict)
    _club(sheet, found, say)
    _stadium(sheet, found, say)
    _match(sheet, say)
    _league(sheet, found, say)


def _head(sheet: Sheet, text: str) -> float:
    sheet.page()
    sheet.word(text, 12, 10, sheet.width - 24, 16, "B")
    return 20.0


def _track(
    sheet: Sheet, name: str, cells: Sequence[tuple[str, str]], y: float, size: float = 14.0
) -> float:
    """A row of boxes, each with a large word and a small one; answers where the next begins."""
    sheet.word(name, 12, y, sheet.width - 24, 9.5, "B")
    for n, (large, small) in enumerate(cells):
        x = 12 + n * size
        sheet.box(x, y + 5, size, size, PAPER, CUT, 0, 0.3)
        sheet.word(large, x, y + 6.2, size, 15, "B", INK, "C")
        sheet.word(small, x + 0.5, y + 5 + size - 4, size - 1, 6.5, "", QUIET, "C")
    return y + size + 9


def _club(sheet: Sheet, found: Mapping[str, dict[str, list[int]]], say: Voice) -> None:
    y = _head(sheet, say.say("print-board-club"))
    for res in ("money", "fans", "operations", "fitness"):
        cells = [(str(n), "") for n in found["stats"]["spaces"]]
        y = _track(sheet, say.say("print-stat", name=say.say(f"el-fx-stat-{res}")), cells, y)
    for track in TRACKS:
        fees = found["fees"][track]
        cells = [(str(n), say.say("print-fee", n=fee)) for n, fee in enumerate(fees)]
        y = _track(sheet, say.say(f"print-fees-{track}"), cells, y)
    office = zip(found["office"]["cost"], found["office"]["vp"], strict=True)
    spaces = [(say.say("print-fee", n=cost), say.say("print-vp", n=vp)) for cost, vp in office]
    _track(sheet, say.say("print-office"), spaces, y, 32)


def _stadium(sheet: Sheet, found: Mapping[str, dict[str, int]], say: Voice) -> None:
    """Stands and ad boards, those printed and those to be built, and the free spaces."""
    y = _head(sheet, say.say("print-board-stadium"))
    free = int(str(found["infrastructure"]["ordinary_spaces"]))
    wide, high = 46.0, 30.0
    for kind, printed, spaces in (("stand", 2, 4), ("ad-board", 2, 3), ("free", 0, free)):
        for n in range(spaces):
            x, down = 12 + n % 4 * wide, y + n // 4 * high
            built = n < printed
            sheet.box(
                x + 1, down + 1, wide - 2, high - 2, "#e0efe4" if built else PAPER, CUT, 2, 0.3
            )
            name = say.say(f"print-space-{kind}", n=n + 1)
            sheet.word(name, x + 3, down + 3, wide - 6, 9, "B" if built else "", INK, "C")
        y += ((spaces - 1) // 4 + 1) * high + 6


def _match(sheet: Sheet, say: Voice) -> None:
    y = _head(sheet, say.say("print-board-match"))
    wide = sheet.width - 24
    pitch(sheet, 12, y, wide, 150)
    for n in range(3):
        sheet.box(12 + n * 20, y + 156, 18, 18, PAPER, CUT, 2, 0.3)
    sheet.word(say.say("print-bench"), 12, y + 176, wide, 9, "", QUIET)
    for n, side in enumerate(("own", "opponent")):
        cells = [(str(goal), "") for goal in range(10)]
        _track(sheet, say.say(f"print-goals-{side}"), cells, y + 184 + n * 23)


def _league(sheet: Sheet, found: Mapping[str, dict[str, list[int]]], say: Voice) -> None:
    y = _head(sheet, say.say("print-board-league"))
    size = (sheet.width - 24) / 10
    for n in range(31):
        x, down = 12 + n % 10 * size, y + n // 10 * (size + 2)
        sheet.box(x, down, size, size, PAPER, CUT, 0, 0.3)
        sheet.word(str(n), x, down + 2, size, 14, "B", INK, "C")
    y += 4 * (size + 2) + 6
    points = found["league"]["vp"]
    told = [say.say("print-vp", n=str(vp).replace("-", "\u2212")) for vp in points]
    cells = [(str(n), each) for n, each in enumerate(told, 1)]
    y = _track(sheet, say.say("print-league-vp"), cells, y, 18)
    for colour in ("red", "yellow", "green"):
        faces = [(str(face), "") for face in found["dice"][colour]]
        y = _track(sheet, say.say(f"print-die-{colour}"), faces, y)
    for result in ("win", "draw", "loss"):
        sheet.word(say.say(f"print-luck-{result}"), 12, y, sheet.width - 24, 9, "B")
        luck = words(found["consequences"][result])
        rolls = "; ".join(
            f"{n} {say.say('print-luck-' + word.replace('_', '-'))}"
            for n, word in enumerate(luck, 1)
        )
        sheet.block(rolls, 12, y + 4.5, sheet.width - 24, 9, 8)
        y += 13
