"""One rule for names, whoever bears them: people, teams, footballers, cards.

A name is one line of letters of any script, in the composed form of Unicode (NFC). The joiners that
scripts and emoji need stay between two letters; controls, marks that turn the direction of writing
and other characters nobody sees go. Its length is counted in letters as people see them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 24  # letters
STACKED: Final = 6  # marks on one letter
JOINERS: Final = "\u200c\u200d"
SEEN: Final = "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2"  # visible
FLAG: Final = 0x1F3F4  # the black flag, which tags turn into that of a region
TAGS: Final = (0xE0020, 0xE007F)
TONES: Final = (0x1F3FB, 0x1F3FF)
REGIONS: Final = (0x1F1E6, 0x1F1FF)  # letters that make a flag in pairs
VIRAMA: Final = 9  # the combining class of signs that bind two consonants


def tidy(name: str) -> str:
    """The name in one line, without what cannot be seen; "" where nothing is left."""
    kept: list[str] = []
    marks = 0
    waiting = ""  # a joiner that may turn out to stand between two letters
    for ch in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(ch)
        if ch in JOINERS:
            waiting = ch if kept and kept[-1] != " " else ""
            continue
        if kind in ("Zs", "Zl", "Zp") or ch in "\t\n\r\v\f\x85":
            if kept and kept[-1] != " ":
                kept.append(" ")
            waiting, marks = "", 0
            continue
        if not _shown(ch, kind, kept):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > STACKED:
            continue
        if waiting:
            kept.append(waiting)
            waiting = ""
        kept.append(ch)
    return unicodedata.normalize("NFC", "".join(kept).strip())


def _shown(ch: str, kind: str, before: list[str]) -> bool:
    """Can this character be seen, or is it part of one that is?"""
    if kind in ("Cc", "Cs", "Co", "Cn"):
        return False
    if kind != "Cf":
        return True
    if TAGS[0] <= ord(ch) <= TAGS[1]:
        last = ord(before[-1]) if before else 0
        return last == FLAG or TAGS[0] <= last < TAGS[1]
    return ch in SEEN


def letters(name: str) -> int:
    """How many letters people see: a letter with its marks is one, a family of emoji too."""
    count = 0
    before = ""
    regions = 0
    for ch in name:
        if not before or not _joined(before, ch, regions):
            count += 1
            regions = 0
        if REGIONS[0] <= ord(ch) <= REGIONS[1]:
            regions += 1
        before = ch
    return count


def fit(name: str, most: int = LONGEST) -> str:
    """The beginning of a tidy name, of so many letters at most."""
    while letters(name) > most:
        name = name[:-1]
    return tidy(name)


def _joined(before: str, ch: str, regions: int) -> bool:
    """Does this character belong to the letter that the one before is part of?"""
    code, kind = ord(ch), unicodedata.category(ch)
    if kind in ("Mn", "Me", "Mc") or ch in JOINERS:
        return True
    if TONES[0] <= code <= TONES[1] or TAGS[0] <= code <= TAGS[1]:
        return True
    if before == "\u200d" and kind in ("So", "Sm", "Po"):
        return True  # emoji that are one picture
    if REGIONS[0] <= code <= REGIONS[1]:
        return regions == 1
    if unicodedata.combining(before) == VIRAMA and kind == "Lo":
        return True
    if before == "\u200d" and kind == "Lo":
        return True  # after a sign that binds, with a joiner between
    return _jamo(before) + _jamo(ch) in ("LL", "LV", "VV", "VT", "TT")


def _jamo(ch: str) -> str:
    """The part of a Korean syllable that this is: L, V or T, "" for none."""
    code = ord(ch)
    if 0x1100 <= code <= 0x115F:
        return "L"
    if 0x1160 <= code <= 0x11A7:
        return "V"
    return "T" if 0x11A8 <= code <= 0x11FF else ""


def odd(name: str) -> str:
    """The first character that `tidy` would not leave as it is, as "U+202E"; "" for none."""
    if tidy(name) == name:
        return ""
    for n, ch in enumerate(name):
        rest = name[:n] + name[n + 1 :]
        if tidy(rest) == tidy(name):
            return f"U+{ord(ch):04X}"
    return f"U+{ord(name[0]):04X}" if name else ""
