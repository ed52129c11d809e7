"""The games as the command line meets them, and what only some of them offer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from touchline.core.choices import settle
from touchline.core.contract import Game
from touchline.core.faults import BadOption
from touchline.play import library, setups
from touchline.play.room import Room, Rooms
from touchline.play.speech import Voice
from touchline.play.teams import Team

HERE = Path(__file__).parent
SERVER = HERE.parent / "server"  # `serve` and `play` tell what it refuses


def given(pairs: Iterable[str]) -> dict[str, str]:
    """Options as key=value. Raises BadOption for anything else."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key or not value:
            raise BadOption(
                f"{pair!r} is no option: write key=value, such as ring=none.",
                "fault-option-form",
                word=pair,
            )
        found[key] = value
    return found


def seated(g: Game[Any], wished: int | None) -> int:
    """How many sit at the table: as wished, or the fewest. Raises BadOption."""
    seats = wished or g.tables[0]
    if seats not in g.tables:
        right = ", ".join(map(str, g.tables))
        raise BadOption(
            f"{g.name} is not played with {seats} seats, but with {right}.",
            "srv-seats",
            count=seats,
            right=right,
        )
    return seats


def settled(g: Game[Any], options: Mapping[str, str], preset: str = "") -> dict[str, int]:
    """Every option of a match as a number. Raises BadOption."""
    return settle(g.choices, g.presets, options, preset)


def voice(
    lang: str,
    room: Room | None = None,
    teams: Iterable[Team] = (),
    pack: str = setups.BASE,
    rooms: Rooms | None = None,
) -> Voice:
    """The command line's own texts, with those of a game, the names of its teams and its cards.

    `rooms` are the games whose errors may have to be told before one of them is chosen.
    """
    folders = [HERE, SERVER]
    if room is not None:  # what is said at the keyboard alone, no browser needs
        folders += [room.folder / "terminal", room.folder / "cards", *library.texts(room)]
    further = [r.folder / part for r in (rooms or {}).values() for part in ("cards", "voice")]
    say = Voice(lang, folders, list(teams), further=further)
    if room is not None and setups.has_cards(room):
        say = say.with_cards(library.content(room, pack, lang), room.words.prefix)
    return say
