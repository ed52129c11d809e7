"""How the pack.toml of a new pack begins."""

from __future__ import annotations

from typing import Final

HEAD: Final = """\
# A pack of your own. "touchline packs check" tells what is wrong with it.
id = "{id}"
game = "{game}"
version = 1
title = "{title}"
licence = "{licence}"
"""


def head(id: str, game: str, licence: str) -> str:
    """The fields that every pack has, filled in; its title is its id until somebody gives one."""
    return HEAD.format(id=id, title=id, game=game, licence=licence)
