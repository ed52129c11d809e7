"""What could not be kept or read, told by its cause."""

from __future__ import annotations

from typing import Final

from .sqlfaults import Cause, StoreFailed
from .texts import Trouble

KEPT: Final[dict[Cause, str]] = {
    "full": "srv-not-kept-full",
    "readonly": "srv-not-kept-readonly",
    "busy": "srv-not-kept-busy",
    "damaged": "srv-not-kept-damaged",
    "foreign": "srv-not-kept-damaged",
    "missing": "srv-not-kept-missing",
    "denied": "srv-not-kept-denied",
    "io": "srv-not-kept-io",
    "gone": "srv-not-kept-gone",
}
READ: Final[dict[Cause, str]] = {
    "busy": "srv-not-read-busy",
    "damaged": "srv-not-read-damaged",
    "foreign": "srv-not-read-damaged",
    "missing": "srv-not-read-missing",
    "io": "srv-not-read-io",
    "gone": "srv-no-table",
}


def not_kept(e: StoreFailed) -> Trouble:
    """A refusal: it was not kept, so nothing was changed."""
    id = KEPT.get(e.why)
    return Trouble(503, id) if id else Trouble(503, "srv-not-kept", reason=str(e))


def not_read(e: StoreFailed) -> Trouble:
    """A refusal: what is kept could not be read."""
    id = READ.get(e.why)
    return Trouble(503, id) if id else Trouble(503, "srv-not-read", reason=str(e))
