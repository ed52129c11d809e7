"""§4.5 Selectors as the codes of answers, and amounts."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes

from .state import Table
from .terms import amount as amount
from .terms import count as count
from .terms import gather as gather


def candidates(t: Table, seat: i64, card: i64, selector: i64, out: Codes) -> None:
    """§4.5 Add the codes of all own things that fit, ascending (CARD + card, SHIRT + shirt ...)."""
    found = gather(t, seat, card, selector, False)
    for i in range(len(found)):
        out.add(found[i])
