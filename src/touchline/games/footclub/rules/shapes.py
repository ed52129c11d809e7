"""FC-029 to FC-032, FC-105: which counts of players a line-up may have, and who can fill them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import codes as c
from .book import Book

SPACE: Final[i64] = 768  # shapes as numbers: FB * 256 + CB * 64 + DM * 16 + AM * 4 + FW


def shape_of(fb: i64, cb: i64, dm: i64, am: i64, fw: i64) -> i64:
    """The counts of the five lines as one number."""
    return fb * 256 + cb * 64 + dm * 16 + am * 4 + fw


def line_count(shape: i64, line: i64) -> i64:
    """How many stand in a line of this shape."""
    if line == c.FB:
        return shape // 256
    if line == c.CB:
        return shape // 64 & 3
    if line == c.DM:
        return shape // 16 & 3
    return shape // 4 & 3 if line == c.AM else shape & 3


def players_of(shape: i64) -> i64:
    """How many outfield players a shape has."""
    return shape // 256 + (shape // 64 & 3) + (shape // 16 & 3) + (shape // 4 & 3) + (shape & 3)


def line_of(shape: i64, slot: i64) -> i64:
    """The line that the n-th player of a shape stands in, counted from the left full back."""
    for line in range(5):
        slot -= line_count(shape, line)
        if slot < 0:
            return line
    return c.FW


def _full(shape: i64) -> i64:
    """FC-030, FC-031 A full team: bit 1 of the 24 shapes, bit 2 of the 21 (FC-Q01)."""
    fb, cb, dm = line_count(shape, c.FB), line_count(shape, c.CB), line_count(shape, c.DM)
    am, fw = line_count(shape, c.AM), line_count(shape, c.FW)
    if players_of(shape) != 10 or min(cb, dm, am, fw) < 1 or am + fw < 3:
        return 0
    if fb == 1 or (fb == 0 and cb != 3):
        return 0
    return 1 if fb == 0 and dm == 3 else 3


def _legal() -> vec[i64]:
    """FC-105 The same bits for every shape: some full shape is at least as large in every line."""
    bits = vec[i64]([0] * 768)
    for shape in range(SPACE):
        full = _full(shape)
        if full:
            for fb in range(line_count(shape, c.FB) + 1):
                for cb in range(line_count(shape, c.CB) + 1):
                    for dm in range(line_count(shape, c.DM) + 1):
                        for am in range(line_count(shape, c.AM) + 1):
                            for fw in range(line_count(shape, c.FW) + 1):
                                bits[shape_of(fb, cb, dm, am, fw)] |= full
    return bits


LEGAL: Final[vec[i64]] = _legal()


def _by_size() -> vec[i64]:
    """All legal shapes, smaller teams first, ascending within a size."""
    found, legal_ones = vec[i64](), vec[i64]()
    for shape in range(SPACE):
        if LEGAL[shape]:
            legal_ones = append(legal_ones, shape)
    for n in range(11):
        for i in range(len(legal_ones)):
            if players_of(legal_ones[i]) == n:
                found = append(found, legal_ones[i])
    return found


def _starts() -> vec[i64]:
    found, before = vec[i64]([0]), vec[i64]([0] * 11)
    for i in range(len(BY_SIZE)):
        before[players_of(BY_SIZE[i])] += 1
    for n in range(11):
        found = append(found, found[n] + before[n])
    return found


BY_SIZE: Final[vec[i64]] = _by_size()
START: Final[vec[i64]] = _starts()  # START[n]..START[n + 1]: the legal shapes of n players


def legal(shape: i64, formation_set: i64) -> bool:
    """Is this shape legal under the option `formation_set` (0 listed, 1 twenty_one)?"""
    return LEGAL[shape] & (1 << formation_set) != 0


def kinds_in(book: Book, players: i64) -> i64:
    """How many of each kind of position are in a set (bit mask) of players, 8 bits each:
    FB only, CB only, both, DM, AM only, FW only, both.
    """
    found: i64 = 0
    for card in range(book.cards):
        if players & (1 << card):
            found += 1 << kind_shift(book, card)
    return found


def kind_shift(book: Book, card: i64) -> i64:
    """Where `kinds_in` counts this player."""
    pos = book.pos[card]
    if book.pos2[card] >= 0:
        return 16 if pos <= c.CB else 48
    if pos <= c.CB:
        return pos * 8
    return pos * 8 + 8


def short_of(kinds: i64, shape: i64) -> i64:
    """How many places of this shape players of these kinds leave open; 0 if they fit."""
    back = max(0, line_count(shape, c.FB) - (kinds & 255))
    back += max(0, line_count(shape, c.CB) - (kinds // (1 << 8) & 255))
    front = max(0, line_count(shape, c.AM) - (kinds // (1 << 32) & 255))
    front += max(0, line_count(shape, c.FW) - (kinds // (1 << 40) & 255))
    open_ = max(0, line_count(shape, c.DM) - (kinds // (1 << 24) & 255))
    open_ += max(0, back - (kinds // (1 << 16) & 255))
    return open_ + max(0, front - (kinds // (1 << 48) & 255))


def short_lines(kinds: i64, shape: i64) -> list[int]:
    """FC-033, FC-049 The lines of this shape that players of these kinds cannot fill, in order.

    Who may stand in either of two lines fills the first of them first.
    """
    found: list[int] = []
    for one, many in ((c.FB, 0), (c.AM, 32)):
        both = kinds // (1 << (many + 16)) & 255
        left = line_count(shape, one) - (kinds // (1 << many) & 255)
        if left > both:
            found.append(int(one))
        both = max(0, both - max(0, left))
        if line_count(shape, one + 1) > (kinds // (1 << (many + 8)) & 255) + both:
            found.append(int(one + 1))
    if line_count(shape, c.DM) > kinds // (1 << 24) & 255:
        found.append(int(c.DM))
    return sorted(found)


def can_fill(kinds: i64, fb: i64, cb: i64, dm: i64, am: i64, fw: i64) -> bool:
    """Can players of these kinds fill these places? Exact: Hall's condition over the two pairs of
    lines that versatile players join (FC-033, FC-049).
    """
    if dm > kinds // (1 << 24) & 255:
        return False
    back = max(0, fb - (kinds & 255)) + max(0, cb - (kinds // (1 << 8) & 255))
    if back > kinds // (1 << 16) & 255:
        return False
    front = max(0, am - (kinds // (1 << 32) & 255)) + max(0, fw - (kinds // (1 << 40) & 255))
    return front <= kinds // (1 << 48) & 255


def fits(kinds: i64, shape: i64) -> bool:
    """Can players of these kinds fill this shape?"""
    return can_fill(
        kinds, shape // 256, shape // 64 & 3, shape // 16 & 3, shape // 4 & 3, shape & 3
    )


def some_fits(kinds: i64, n: i64, formation_set: i64) -> bool:
    """Is there a legal shape of n players that they can fill?"""
    if n < 0 or n > 10:
        return False
    bit: i64 = 1 << formation_set
    for i in range(START[n], START[n + 1]):
        if LEGAL[BY_SIZE[i]] & bit and fits(kinds, BY_SIZE[i]):
            return True
    return False
