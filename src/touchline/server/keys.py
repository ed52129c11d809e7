"""What opens seats: secrets of links and keys of devices, both kept only as hashes."""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from .store import Key

LONGEST: Final = 128  # characters of a secret that are looked at
KEY: Final = re.compile(r"[\w-]{43}", re.ASCII)  # 32 bytes in base64url, without padding

# what a key of the store is: a secret that travels in a link, or the key of somebody's device
LINKS: Final = ("host", "seat", "watch")  # the first two open once
OWNER: Final = "owner"  # the person who laid the table, with the seats that are theirs
PLAYER: Final = "player"  # a person with a seat
FORMER: Final = "former"  # a person whose seat the host has given anew


def new_secret() -> str:
    """A secret nobody can guess: 32 bytes of entropy, safe in a link."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """The name of a table, 12 characters. No secret, but not to be counted through either.

    It never begins with a dash: typed after `touchline tables show`, that is taken for an option.
    """
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It has 256 bits of entropy, so a plain hash is enough."""
    return sha256(secret[:LONGEST].encode("utf-8", "surrogatepass")).digest()


def key_hash(key: str) -> bytes:
    """What is kept of a device's key: SHA-256 of its 32 bytes. b"" for what is no key."""
    if not KEY.fullmatch(key):
        return b""
    return sha256(base64.urlsafe_b64decode(key + "=")).digest()


def person_of(hash: bytes) -> str:
    """A person's id at this server: the first 15 bytes of the kept hash in base32, 24 letters."""
    return base64.b32encode(hash[:15]).decode().lower()


def find(keys: Sequence[Key], secret: str) -> Key | None:
    """The link this secret is of. Takes as long whether it fits the first, the last or none."""
    return _equal([k for k in keys if k.role in LINKS], hashed(secret))


def find_person(keys: Sequence[Key], hash: bytes) -> Key | None:
    """What the device of this hash holds. Takes as long whichever it fits."""
    return _equal([k for k in keys if k.role not in LINKS], hash)


def _equal(keys: Sequence[Key], hash: bytes) -> Key | None:
    found: Key | None = None
    for key in keys:
        if hmac.compare_digest(key.hash, hash):
            found = key
    return found
