"""The faces of the cards, deck by deck."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from touchline.play.drawing import signs
from touchline.play.drawing.crest import crest_svg
from touchline.play.printing.parts import BALL, Card, cards, words
from touchline.play.printing.sheet import INK, PAPER, QUIET, Sheet
from touchline.play.speech import Voice

from .frames import (
    CATEGORY,
    FIELD,
    HUE,
    SHIRT,
    SIZE,
    VOTES,
    flavour,
    frame,
    lines,
    pitch,
    portrait,
    price,
)

ROLE: Final[Mapping[str, str]] = {"attack": "#c03a3a", "defence": "#2f6fb0", "keeper": "#c98a12"}
KIT: Final = ("#1f6b3a", "#f7f5ec")  # what people wear on cards
DIE: Final[Mapping[str, str]] = {"red": "#c03a3a", "yellow": "#f2c14e", "green": "#2f8a4c"}
CONTRACTS: Final = ("sign_small", "sign_banner", "sign_kit", "bonus")


def footballer(sheet: Sheet, card: Card, side: str, say: Voice, x: float, y: float) -> None:
    """One side of a footballer: untrained or trained."""
    w, h = SIZE
    deck, role = str(card["deck"]), str(card["role"])
    frame(sheet, HUE[deck], str(card["name"]), x, y, 14)
    price(sheet, card, x, y)
    sheet.box(x + 4, y + 15.5, w - 8, 31, FIELD[deck], "", 1.5)
    portrait(sheet, card, KIT, x + 17.5, y + 16, 30)
    face = card[side]
    assert isinstance(face, dict)
    power = str(face["strength"])
    sheet.box(x + 5, y + 16.5, 12, 12, ROLE[role], INK, 1.5)
    if "gloves" in face:
        power = f"{power}×{face['gloves']}"
    sheet.word(power, x + 5, y + 18, 12, 19, "B", PAPER, "C")
    sheet.word(say.say(f"print-role-{role}"), x + 5, y + 29, 16, 6.5, "B", INK)
    numbered = role != "keeper" and (deck != "youngster" or side == "trained")
    if numbered:
        sheet.sign(SHIRT, x + 5, y + 33, 12, HUE[deck], INK)
        sheet.word(str(card["shirt"]), x + 5, y + 36.5, 12, 10, "B", PAPER, "C")
    zones = frozenset(words(card["zones"]))
    if zones:
        pitch(sheet, x + w - 18, y + 33, 13, 13, zones)
    sheet.word(say.say(f"print-{deck}-{side}"), x + 4, y + 47.5, w - 8, 7, "", QUIET, "C")
    lines(sheet, card, side, x + 5, y + 52, w - 10, h - 64)
    if side == "trained":
        played, scored = int(str(card["exp_played"])), int(str(card["exp_scored"]))
        for n in range(played + scored):
            at = x + 5 + n * 9
            sheet.box(at, y + h - 12, 8, 8, PAPER, INK, 4)
            if n >= played:
                sheet.sign(BALL, at + 1.5, y + h - 10.5, 5)
            else:
                sheet.sign(SHIRT, at + 1.5, y + h - 10.5, 5)


def staff(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A staff card."""
    w, h = SIZE
    category = str(card["category"])
    frame(sheet, HUE["staff"], str(card["name"]), x, y, 14)
    price(sheet, card, x, y)
    sheet.box(x + 4, y + 15.5, w - 8, 27, FIELD["staff"], "", 1.5)
    portrait(sheet, card, ("#4b3b86", "#f7f5ec"), x + 18.5, y + 16, 26)
    sheet.word(str(card["profession_name"]), x + 4, y + 44, w - 8, 10, "B", INK, "C")
    lines(sheet, card, "", x + 5, y + 50.5, w - 10, 22)
    sheet.box(x + 4, y + h - 14, w - 8, 9, CATEGORY[category], "", 1.5)
    points = " · ".join(words(card["category_vp"]))
    told = say.say("print-category", name=say.say(f"el-fx-category-{category}"), points=points)
    sheet.word(told, x + 5.5, y + h - 11.7, w - 11, 8.5, "B", PAPER, "C")
    if card["min_managers"] == 3:
        sheet.word("3+", x + w - 12, y + 16.5, 7, 10, "B", INK, "R")


def director(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A director: votes, statistics, ability."""
    w, h = SIZE
    frame(sheet, HUE["director"], str(card["name"]), x, y)
    sheet.box(x + 4, y + 15.5, w - 8, 25, FIELD["director"], "", 1.5)
    portrait(sheet, card, ("#6b1d1d", "#f7f5ec"), x + 6, y + 16, 24)
    stats = card["stats"]
    assert isinstance(stats, dict)
    told = [
        f"{say.say(f'el-fx-stat-{key}')} {'+' if n > 0 else '−'}{abs(n)}"
        for key, n in stats.items()
        if n
    ]
    sheet.block("\n".join(told), x + 32, y + 18, w - 38, 21, 8.5, "B")
    for n, vote in enumerate(words(card["faces"])):
        ground, ink = VOTES[vote]
        at = x + 5 + n * 9
        sheet.box(at, y + 42.5, 8, 8, ground, INK, 1.2)
        sheet.word(str(n + 1), at, y + 43.6, 8, 12, "B", ink, "C")
    lines(sheet, card, "", x + 5, y + 53, w - 10, 18)
    flavour(sheet, card, x + 5, y + h - 15, w - 10, 11)


def sponsor(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A sponsor: three contracts and the bonus."""
    w, h = SIZE
    frame(sheet, HUE["sponsor"], str(card["name"]), x, y)
    told = {str(line["on"]): str(line["what"]) for line in cards(card["text"])}
    at = y + 16
    for on in CONTRACTS:
        name = say.say(f"print-{on.replace('_', '-')}")
        sheet.word(name, x + 5, at, w - 10, 8, "B", HUE["sponsor"])
        used = sheet.block(told.get(on, ""), x + 5, at + 4, w - 10, y + h - 9 - at - 4, 8.5)
        at += max(used, 7) + 7
    sheet.word(
        say.say("print-repay", n=int(str(card["small_money"]))), x + 5, y + h - 6.5, w - 10, 5.5
    )


def logo(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """The back of a sponsor: its logo, which lies up with a shirt contract."""
    w, h = SIZE
    colours = (HUE["sponsor"], "#fff4d6")
    sheet.box(x + 2, y + 2, w - 4, h - 4, "#fff4d6", INK, 2.5)
    sheet.picture(crest_svg(str(card["id"]), colours, 100, "#fff4d6"), x + 16.5, y + 18, 30, 35)
    sheet.block(str(card["name"]), x + 6, y + 58, w - 12, 16, 15, "B", INK, "C")
    sheet.word(say.say("print-deck-sponsor"), x + 6, y + h - 9, w - 12, 7, "", QUIET, "C")


def board(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A board meeting: the three decisions."""
    w = SIZE[0]
    frame(sheet, HUE["board"], str(card["name"]), x, y)
    flavour(sheet, card, x + 5, y + 15.5, w - 10, 12)
    at = y + 28.5
    for letter, line in zip("YBR", cards(card["text"]), strict=True):
        ground, ink = VOTES[letter]
        sheet.box(x + 4, at, w - 8, 5.2, ground, INK, 1)
        sheet.word(str(line["label"]), x + 5.5, at + 0.6, w - 11, 8, "B", ink)
        sheet.block(str(line["what"]), x + 5.5, at + 5.8, w - 11, 12, 8.5)
        at += 18.6


def tactic(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A tactic: formations and effect."""
    w, h = SIZE
    frame(sheet, HUE["tactic"], str(card["name"]), x, y)
    formations = card["formations"]
    assert isinstance(formations, list)
    told = " / ".join("-".join(str(n) for n in formation) for formation in formations)
    sheet.word(told, x + 4, y + 17, w - 8, 20, "B", INK, "C")
    places = pitch(sheet, x + 14, y + 28, w - 28, 27)
    for line, count in zip("BMF", formations[0], strict=True):
        ax, ay, aw, ah = places["L" + line]
        for n in range(int(count)):
            at = ax + (n + 0.5) * 3 * aw / int(count)
            sheet.sign(SHIRT, at - 3, ay + ah / 2 - 3, 6, HUE["tactic"], INK)
    lines(sheet, card, "", x + 5, y + 58, w - 10, 16)
    flavour(sheet, card, x + 5, y + h - 14, w - 10, 10)


def objective(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """An objective: a goal and a harder one."""
    w, h = SIZE
    frame(sheet, HUE["objective"], str(card["name"]), x, y)
    flavour(sheet, card, x + 5, y + 17, w - 10, 14)
    at = y + 33
    for line, key in zip(cards(card["text"]), ("base_vp", "perfect_vp"), strict=True):
        sheet.box(x + 4, at, w - 8, 21, "#f6e1e8", INK, 1.5, 0.2)
        sheet.word(
            say.say("print-vp", n=int(str(card[key]))), x + w - 17, at + 1, 11, 11, "B", INK, "R"
        )
        sheet.block(str(line["what"]), x + 6, at + 6.5, w - 12, 14, 8.5)
        at += 23
    sheet.word(
        say.say(f"print-judged-{card['judged']}".replace("_", "-")), x + 5, y + h - 7, w - 10, 6
    )


def opponent(sheet: Sheet, card: Card, club: Card, say: Voice, x: float, y: float) -> None:
    """The front of an opponent: its ten shirts as they stand, its attack towards you."""
    w, h = SIZE
    frame(sheet, HUE["opponent"], str(club["name"]), x, y, 15)
    _crest(sheet, club, x + 4.5, y + 4.9, 7.5, HUE["opponent"])
    keeper = card["keeper"]
    assert isinstance(keeper, dict)
    told = say.say("print-keeper", strength=keeper["strength"], gloves=keeper["gloves"])
    sheet.word(told, x + 4, y + 15.5, w - 8, 9, "B", INK, "C")
    # upside down: its defence is at the top, and its left is on the right
    left, top, wide, high = x + 4, y + 21, (w - 8) / 3, 19.0
    for place, word in enumerate(words(card["lineup"])):
        row, column = divmod(place, 3)
        at, down = left + (2 - column) * wide, top + row * high
        sheet.box(at, down, wide, high, "#e0efe4", INK, 0, 0.2)
        shirts = re.findall(r"([AD])(\d)", word)
        for n, (role, strength) in enumerate(shirts):
            a, b = at + 1 + n % 2 * 8.4, down + 0.6 + n // 2 * 9
            colour = ROLE["attack" if role == "A" else "defence"]
            sheet.sign(SHIRT, a, b, 8.2, colour, INK)
            sheet.word(strength, a, b + 2.2, 8.2, 10, "B", PAPER, "C")
    formation = "-".join(words(card["formation"]))
    sheet.word(formation, x + 4, y + h - 8.5, w - 8, 9, "B", INK, "C")


def report(sheet: Sheet, club: Card, say: Voice, x: float, y: float) -> None:
    """The back of an opponent: the scouting report."""
    w, h = SIZE
    sheet.box(x + 2, y + 2, w - 4, h - 4, "#f4efe2", INK, 2.5)
    _crest(sheet, club, x + 16.5, y + 7, 30, "#f4efe2")
    sheet.word(str(club["name"]), x + 5, y + 44, w - 10, 14, "B", INK, "C")
    sheet.word(
        say.say("print-league", deck=str(club["deck"])), x + 5, y + 50.5, w - 10, 8, "", INK, "C"
    )
    sheet.word("-".join(words(club["formation"])), x + 5, y + 55, w - 10, 16, "B", INK, "C")
    sheet.block(str(club["report"]), x + 6, y + 63, w - 12, 16, 8.5, "I", INK, "C")
    sheet.box(x + w - 12, y + h - 12, 7, 7, DIE[str(club["die"])], INK, 1.2)


def _crest(sheet: Sheet, club: Card, x: float, y: float, size: float, ground: str) -> None:
    shirt, trim = words(club["colours"]) or ["#3a3f47", "#f7f5ec"]
    sheet.picture(crest_svg(str(club["name"]), (shirt, trim), 100, ground), x, y, size, size * 1.16)


def scenario(sheet: Sheet, card: Card, say: Voice, x: float, y: float) -> None:
    """A solo scenario."""
    w, h = SIZE
    frame(sheet, HUE["scenario"], str(card["name"]), x, y)
    divisions = ", ".join(words(card["divisions"]))
    sheet.word(
        say.say("print-divisions", list=divisions), x + 5, y + 16.5, w - 10, 9, "B", INK, "C"
    )
    flavour(sheet, card, x + 5, y + 23, w - 10, 16)
    lines(sheet, card, "", x + 5, y + 42, w - 10, h - 50)
    sheet.sign(signs.STAR, x + w - 12, y + 5.5, 7.5, "#f2c14e", INK)
