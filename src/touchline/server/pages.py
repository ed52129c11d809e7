"""The built client: files that never change under their names, and the one page."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from .texts import sentence

OWN = Path(__file__).parents[1] / "static"
"""Where the package's own client lies once it is built."""


def is_built(folder: Path = OWN) -> bool:
    """Is there a page to show in this folder?"""
    return (folder / "index.html").is_file()


class Client:
    """Serves the folder of the built client; says how to build it where there is none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files = StaticFiles(directory=folder, html=True, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404)
        response = await self._response(Request(scope))
        await response(scope, receive, send)

    async def _response(self, request: Request) -> Response:
        path = self._files.get_path(request.scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        if path in (".", "index.html") and not is_built(self.folder):
            return PlainTextResponse(sentence("srv-no-client", {}), 503)
        response = await self._files.get_response(path, request.scope)
        lasting = path.startswith("assets/") and response.status_code == 200
        kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
        response.headers["cache-control"] = kept
        return response
