"""The faces of the cards: people, match cards, kops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from babel import Locale

from touchline.games.footclub.cards import content
from touchline.play.drawing import signs
from touchline.play.drawing.portrait import portrait_svg
from touchline.play.printing.parts import Card, slug, words
from touchline.play.printing.sheet import INK, PAPER, QUIET, Sheet
from touchline.play.speech import Voice

PERSON: Final = (63.0, 88.0)  # width, height
MATCH: Final = (44.0, 66.0)
GROUND: Final = {"coach": "#e9e2d0", "keeper": "#dbe7ee", "outfield": "#e3ecdf"}
SHIRT: Final = {
    "coach": ("#4a4f55", "#e9e2d0"),
    "keeper": ("#f2a33a", "#2b2118"),
    "outfield": ("#24543d", "#f2efe6"),
}
STAR: Final = "#c98a12"
CLUB: Final = {"blue": "#1f57c3", "red": "#c62828"}
FAMILY: Final = {
    "press": "#235789",
    "tackle": "#235789",
    "set_attack": "#a63d24",
    "solo_run": "#a63d24",
    "counter": "#a63d24",
    "fans": "#3d6b35",
    "attack_support": "#3d6b35",
    "defence_support": "#3d6b35",
}
PROFILE: Final = {  # a mark for each, told apart without colour
    "technical": "M12 2a10 10 0 1 0 .01 0Z",
    "physical": "M3 3H21V21H3Z",
    "tactical": "M12 2L22 21H2Z",
}


def nation(word: object, lang: str) -> str:
    """A country by its name in this language; what is no code of two letters stays as it is."""
    names = Locale(lang).territories
    return str(names.get(str(word), word))


def places(card: Card, say: Voice) -> list[str]:
    """Where somebody may stand, each in one word, or what somebody is."""
    if card["kind"] != "outfield":
        return [say.say(f"fc-role-{card['kind']}")]
    return [say.part(f"fc-line-{slug(line)}", "one") for line in words(card["positions"])]


def person(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A team card."""
    w, h = PERSON
    kind = str(card["kind"])
    sheet.box(x + 2, y + 2, w - 4, h - 4, GROUND[kind], INK, 2.5)
    level = int(str(card["level"]))
    for n in range(level):
        sheet.sign(signs.STAR, x + 4 + 4.6 * n, y + 4, 4.6, STAR, INK)
    code = sheet.wide(str(card["id"]), 6, "")
    sheet.word(str(card["id"]), x + w - 4.5 - code, y + 4.6, code + 0.5, 6, colour=QUIET)
    shirt, trim = SHIRT[kind]
    sheet.picture(portrait_svg(card, 100, shirt, trim), x + 14.5, y + 9, 34, 34)
    short = _short(card, say)
    for n, label in enumerate(short):
        sheet.box(x + 4, y + 12 + 8 * n, 10, 7, PAPER, INK, 1.2)
        sheet.word(label, x + 4, y + 13.3 + 8 * n, 10, 9, "B", align="C")
    if card.get("poussin"):
        _chick(sheet, str(card["poussin"]), say, x + w - 15, y + 12)
    sheet.box(x + 2, y + 43, w - 4, 8, INK)
    sheet.word(str(card["name"]), x + 4, y + 44.4, w - 8, 13, "B", PAPER, "C")
    what = ", ".join(places(card, say))
    sheet.word(
        f"{what} · {nation(card['nation'], say.lang)}", x + 4, y + 52, w - 8, 7, "", INK, "C"
    )
    if kind == "coach":
        _style(sheet, card, say, x + 4, y + 57)
    elif kind == "keeper":
        sheet.block(say.say("print-keeper"), x + 6, y + 57, w - 12, 9, 7, align="C")
    else:
        _strong(sheet, card, say, x + 4, y + 56.5)
    sheet.block(str(card["bio"]), x + 5, y + 73, w - 10, h - 77, 6.75, "I", INK, "C")


def _short(card: Card, say: Voice) -> list[str]:
    if card["kind"] != "outfield":
        return [say.say(f"print-short-{card['kind']}")]
    return [say.part(f"fc-line-{slug(line)}", "short") for line in words(card["positions"])]


def _chick(sheet: Sheet, club: str, say: Voice, x: float, y: float) -> None:
    """The mark of the beginner teams: colour and word."""
    sheet.box(x, y, 11, 7, CLUB[club], "", 3.5)
    sheet.word(say.say("print-chick"), x + 0.8, y + 0.7, 9.4, 6, "B", PAPER, "C")
    sheet.word(say.say(f"print-club-{club}"), x + 0.8, y + 3.3, 9.4, 6, "", PAPER, "C")


def _style(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    style = card["style"]
    assert isinstance(style, Mapping)
    for n, profile in enumerate(content.PROFILES):
        at = x + n * 18.4
        sheet.sign(PROFILE[profile], at + 3.5, y, 5, INK)
        sheet.word(str(style[profile]), at + 9, y - 0.6, 6, 13, "B")
        sheet.word(say.say(f"fc-profile-{profile}"), at, y + 5.6, 18.2, 6.5, align="C")


def _strong(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    profiles = words(card["profiles"])
    for n, profile in enumerate(profiles):
        name = say.say(f"fc-profile-{profile}")
        wide = sheet.wide(name, 7.5, "B") + 5.2
        at = x + (n + 0.5) * 55 / len(profiles) - wide / 2
        sheet.sign(PROFILE[profile], at, y, 4, INK)
        sheet.word(name, at + 5, y + 0.4, 21, 7.5, "B")
    if card["strength"]:
        strength = str(card["strength"])
        sheet.box(x, y + 5.2, 55, 9.6, PAPER, INK, 1.5, 0.2)
        sheet.sign(signs.STRENGTHS[strength], x + 1, y + 6.7, 6.5, INK)
        sheet.word(say.say(f"fc-strength-{slug(strength)}"), x + 9, y + 5.6, 45, 7, "B")
        rule = say.say(f"print-strength-{slug(strength)}")
        sheet.block(rule, x + 9, y + 8.6, 45, 6, 5.75)
    elif len(profiles) == 2:
        sheet.block(say.say("print-double"), x, y + 7, 55, 7, 6.5, align="C")


def _frame(sheet: Sheet, club: str, serial: str, colour: str, x: float, y: float) -> None:
    """What every card of a club has: its frame, its stripe and its number."""
    w, h = MATCH
    sheet.box(x + 1.5, y + 1.5, w - 3, h - 3, PAPER, INK, 2)
    sheet.box(x + 1.5, y + 4, w - 3, 9, colour)
    stripe = CLUB.get(club, QUIET)
    sheet.box(x + 4, y + h - 5.4, w - 8, 3, stripe, "", 1.5)
    sheet.word(serial, x + 4, y + h - 5.2, w - 8, 6, "B", PAPER, "C")


def match(sheet: Sheet, card: Card, club: str, say: Voice, x: float, y: float) -> None:
    """A match card of a club."""
    w, _ = MATCH
    kind = str(card["type"])
    serial = say.say("print-serial", club=club, number=str(card["number"]))
    _frame(sheet, club, serial, FAMILY[kind], x, y)
    sheet.sign(signs.CARDS[kind], x + 3.5, y + 5.5, 6, PAPER)
    sheet.word(say.say(f"fc-kind-{slug(kind)}"), x + 11, y + 6.2, w - 14, 10.5, "B", PAPER)
    ribbon = card["ribbon"]
    used = sheet.block(say.say(f"print-card-{slug(kind)}"), x + 4, y + 15, w - 8, 20, 8.25)
    low = 18.5 if ribbon is None else (28.0 if kind == "press" else 25.0)
    top = y + 15 + used + 1
    room = y + MATCH[1] - (8 if ribbon is None else low) - top
    sheet.block(str(card["flavour"]), x + 4, top, w - 8, max(room, 4), 7.25, "I", QUIET)
    if ribbon is None:
        sheet.sign(signs.CARDS[kind], x + w / 2 - 9, y + MATCH[1] - 29, 18, "#d9e3d4")
    if isinstance(ribbon, list):
        _ribbon(sheet, ribbon, say, x + 3, y + MATCH[1] - low + 1)


def _ribbon(sheet: Sheet, ribbon: Sequence[object], say: Voice, x: float, y: float) -> None:
    """Six cells: colour, shape and number of the ball, and whom it names."""
    wide = (MATCH[0] - 6) / content.COLOURS
    for n, cell in enumerate(ribbon, 1):
        at = x + (n - 1) * wide
        codes = words(cell)
        colour, ink = signs.BALL[n]
        sheet.box(at, y, wide, 9.5 + 5 * len(codes), "", INK, 0, 0.2)
        sheet.sign(signs.SHAPES[n], at + 0.2, y + 0.6, wide - 0.4, colour, INK)
        lower = signs.SINK[n] * 0.22
        sheet.word(str(n), at, y + 2.2 + lower, wide, 7.5, "B", ink, "C")
        for k, code in enumerate(codes):
            line = say.part(f"fc-line-{slug(code[:2])}", "short")
            side = say.say("print-side", side=code[-1])
            sheet.word(line, at, y + 7.6 + 5.4 * k, wide, 6.5, "B", align="C")
            sheet.word(side, at + 0.4, y + 10 + 5.4 * k, wide - 0.8, 5.5, align="C")


def kop(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A kop."""
    w, _ = MATCH
    _frame(sheet, "", str(card["id"]), "#5b4a86", x, y)
    sheet.sign(signs.KOP, x + 3.5, y + 5.5, 6, PAPER)
    sheet.word(say.say("print-kop"), x + 11, y + 6.2, w - 14, 10.5, "B", PAPER)
    sheet.sign(signs.KOP, x + w / 2 - 8, y + 17, 16, "#5b4a86")
    rule = say.say("print-kop-rule", kind=str(card["kind"]), value=str(card["value"]))
    sheet.block(rule, x + 4, y + 36, w - 8, 22, 7.5, align="C")
