"""The one door through which JSON from outside comes in, whoever sent it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class BadJson(Exception):
    """What came is not of the form that is expected; the text names the place, in English."""


class Reader(Generic[T]):
    """Reads one kind of message, again and again."""

    def __init__(self, kind: type[T] | object) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def read(self, text: str | bytes | bytearray | memoryview) -> T:
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


def plan(data: dict[str, object], kinds: tuple[type, ...]) -> object:
    """A plan of one of these kinds, of which there is one at least. Raises BadJson."""
    tag = kinds[0].__struct_config__.tag_field  # type: ignore[attr-defined]
    if tag not in data:  # of a single kind it might be left out
        raise BadJson(f"Object missing required field `{tag}`")
    try:
        return msgspec.convert(data, reduce(or_, kinds))
    except msgspec.MsgspecError as e:
        raise BadJson(str(e)) from None
