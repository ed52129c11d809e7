"""Secrets that open seats: made from the operating system's entropy, kept only as hashes."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256

from .store import Key

LONGEST = 128  # characters of a secret that are looked at


def new_secret() -> str:
    """A secret nobody can guess: 32 bytes of entropy, safe in a link."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a table. No secret, but not to be counted through either."""
    return secrets.token_urlsafe(9)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It has 256 bits of entropy, so a plain hash is enough."""
    return sha256(secret[:LONGEST].encode("utf-8", "surrogatepass")).digest()


def find(keys: Sequence[Key], secret: str) -> Key | None:
    """The key that this secret is of. Takes as long whether it fits the first, the last or none."""
    mine = hashed(secret)
    found: Key | None = None
    for key in keys:
        if hmac.compare_digest(key.hash, mine):
            found = key
    return found
