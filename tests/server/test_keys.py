"""Secrets: long, kept as hashes, compared without telling how much was right."""

from __future__ import annotations

import hmac

import pytest

from touchline.server import keys
from touchline.server.keys import find, hashed, new_secret, new_table_id
from touchline.server.store import Key


def test_secrets_are_long_and_never_alike() -> None:
    made = {new_secret() for _ in range(200)}
    assert len(made) == 200
    assert min(map(len, made)) >= 43
    assert len({new_table_id() for _ in range(200)}) == 200


def test_a_table_is_never_named_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = ["-n55ntYf6A4I", "--5ntYf6A4I_", "n55ntYf6A4I-"]
    monkeypatch.setattr(keys.secrets, "token_urlsafe", lambda size: drawn.pop(0))
    assert new_table_id() == "n55ntYf6A4I-"
    assert not drawn


def test_the_right_key_is_found() -> None:
    all_keys = [Key(hashed(s), "seat", (n,)) for n, s in enumerate(["one", "two", "three"])]
    found = find(all_keys, "two")
    assert found is not None
    assert found.seats == (1,)
    assert find(all_keys, "Two") is None
    assert find(all_keys, "") is None
    assert find([], "two") is None


def test_every_key_is_compared_whichever_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[bytes] = []
    real = hmac.compare_digest

    def watched(a: bytes, b: bytes) -> bool:
        compared.append(a)
        return real(a, b)

    monkeypatch.setattr(hmac, "compare_digest", watched)
    all_keys = [Key(hashed(s), "seat", (n,)) for n, s in enumerate(["one", "two", "three"])]
    for secret in ("one", "three", "none"):
        compared.clear()
        find(all_keys, secret)
        assert compared == [k.hash for k in all_keys]
