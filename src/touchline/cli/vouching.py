"""Who vouches for a tape: the server that marked it is asked, by its address or its data folder."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from touchline.core.faults import Fault
from touchline.core.tape import Tape
from touchline.play.room import Rooms
from touchline.play.speech import Voice

PATIENCE: Final = 20.0  # seconds until a server must have answered
LONGEST: Final = 65_536  # bytes of its answer


def tell(rooms: Rooms, tape: Tape, server: str | None, data: Path | None, say: Voice) -> int:
    """Say who vouches for a tape that keeps the rules. Status 3 when it was changed since.

    A server is asked only when its address is given; otherwise the data folder of this machine (or
    the one named) is, if the tape says that it comes from there.
    """
    from touchline.server.seal import keeper_of

    keeper = keeper_of(tape)
    if not keeper:
        print(say.say("cli-vouch-nobody"))
        return 0
    name, word = asked(server, tape) if server else looked_up(rooms, data, tape)
    if word == "vouched":
        print(say.say("cli-vouch-vouched", server=name))
        return 0
    if word == "changed":
        sys.stderr.write(say.say("cli-vouch-changed", server=name) + "\n")
        return 3
    print(say.say("cli-vouch-stranger", server=keeper))
    return 0


def looked_up(rooms: Rooms, data: Path | None, tape: Tape) -> tuple[str, str]:
    """What the data folder of this machine says; "stranger" where there is none.

    Raises Fault when a folder was named and cannot be used.
    """
    from touchline.server.keeping import Folder
    from touchline.server.opening import data_folder

    try:
        seal = Folder(rooms, data_folder() if data is None else data).seal()
    except Fault:
        if data is not None:
            raise
        return "", "stranger"
    return seal.server, seal.word(tape)


def asked(server: str, tape: Tape) -> tuple[str, str]:
    """What a server says. Raises Fault when it does not answer."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise Fault(
            f"“{server}” is no address of a server. It begins with http:// or https://.",
            "cli-vouch-address",
            server=server[:80],
        )
    body = json.dumps({"text": tape.text()}).encode()
    head = {"content-type": "application/json"}
    request = Request(f"{server.rstrip('/')}/api/verify", body, head)
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            found = json.loads(answer.read(LONGEST))
        return str(found["server"])[:80], str(found["word"])
    except HTTPError as e:
        why = f"{e.code} {e.reason}"
    except (URLError, OSError) as e:
        why = str(getattr(e, "reason", e))
    except (ValueError, KeyError, TypeError, RecursionError):
        why = say_no_touchline(server)
    raise Fault(
        f"{server} does not answer as a Touchline server does: {why}",
        "cli-vouch-silent",
        server=server[:80],
        why=why,
    )


def say_no_touchline(server: str) -> str:
    """What stands in place of a reason where something else answered."""
    return f"{urlsplit(server).netloc}?"
