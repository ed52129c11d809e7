"""What a request over HTTP holds, and how it is answered."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from . import decoding
from .texts import Trouble, parser_said

T = TypeVar("T")


def reply(value: object, status: int = 200) -> Response:
    """A value as JSON that nobody keeps."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def told(status: int, body: bytes) -> Response:
    """What the back room answered, sent on as it is."""
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


async def body(request: Request, kind: type[T]) -> T:
    """What was posted, checked field by field. Raises Trouble."""
    if kind_of(request) != "application/json":
        raise Trouble(415, "srv-not-json")
    raw = await posted(request, request.app.state.config.limits.body)
    try:
        return decoding.read(raw, kind)
    except decoding.BadJson as e:
        raise Trouble(422, "srv-bad-message", reason=parser_said(e)) from None


def kind_of(request: Request) -> str:
    """What is posted, such as "application/json"."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


async def posted(request: Request, most: int) -> bytes:
    """The bytes of the body, `most` at most. Raises Trouble."""
    raw = bytearray()
    async for piece in request.stream():
        raw += piece
        if len(raw) > most:
            raise Trouble(413, "srv-long-body", most=most)
    return bytes(raw)


def seat_in(request: Request) -> int:
    """The seat named by ?eye=N; -1 for none."""
    eye = request.query_params.get("eye", "")
    return int(eye) if eye.isdecimal() and len(eye) < 3 else -1


def secret_of(request: Request) -> str:
    """The device's key, or a link's secret, in the Authorization header. Raises Trouble."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not secret:
        raise Trouble(401, "srv-no-secret")
    return secret.strip()
