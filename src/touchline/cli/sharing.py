"""What `touchline play --share` tells: where friends come in, and what they and you should know."""

from __future__ import annotations

import sys
from typing import TextIO

from touchline.play.speech import Voice
from touchline.server.network import Machine
from touchline.server.qr import blocks, rows

#: whose firewall is spoken of; any other system is taken for a Linux
SYSTEMS = {"win32": "windows", "darwin": "macos"}


def lines(machine: Machine, port: int, say: Voice, code: bool, ink: bool) -> list[str]:
    """All that is told of a server that is shared at this port.

    code  with a QR code of the likeliest address; ink  drawn in colours of its own
    """
    origins = [f"{origin}/" for origin in machine.origins(port)]
    if not machine.addresses:
        return [say.say("cli-sharing-none")]
    first, *others = origins
    told = [say.say("cli-sharing-open"), f"  {first}"]
    if code:
        told.append(blocks(rows(first), ink))
    if others:
        told.append(say.say("cli-sharing-others", addresses=", ".join(others)))
    system = SYSTEMS.get(sys.platform, "linux")
    return [
        *told,
        say.say("cli-sharing-wifi"),
        say.say("cli-sharing-owner"),
        say.say("cli-sharing-firewall", system=system, port=str(port)),
    ]


def draws(stream: TextIO) -> bool:
    """Has this stream the blocks that a code is drawn with?"""
    try:
        " ▄▀█".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
