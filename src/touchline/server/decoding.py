"""The one door through which JSON from outside comes in, whoever sent it."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class BadJson(Exception):
    """What came is not of the form that is expected; the text names the place, in English."""


class Reader(Generic[T]):
    """Reads one kind of message, again and again."""

    def __init__(self, kind: type[T] | object) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def read(self, text: str | bytes | bytearray) -> T:
        """The message in this text. Raises BadJson."""
        try:
            return self._decoder.decode(text)
        except RecursionError:
            raise BadJson("its brackets are nested too deeply") from None
        except UnicodeError:
            raise BadJson("it is not UTF-8 text") from None
        except msgspec.MsgspecError as e:
            raise BadJson(str(e)) from None


def read(text: str | bytes | bytearray, kind: type[T]) -> T:
    """The message in a text that is read once. Raises BadJson."""
    return Reader[T](kind).read(text)
