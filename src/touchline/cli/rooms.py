"""The games as the command line meets them, and what only some of them offer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import cast

from touchline.core.choices import near, settle
from touchline.core.contract import Game, State
from touchline.core.faults import BadOption
from touchline.core.words import Words
from touchline.games import GAMES
from touchline.games.voices import WORDS
from touchline.play import editions, library, setups
from touchline.play.homes import data_folder
from touchline.play.speech import Voice
from touchline.play.teams import Team

HERE = Path(__file__).parent
SERVER = HERE.parent / "server"  # `serve` and `play` tell what it refuses

# a game is handed only states that it made itself, so its own type of state may be forgotten
ROOMS: dict[str, Game[State]] = {g.name: cast("Game[State]", g) for g in GAMES}


def game(name: str) -> Game[State]:
    """The game of this name. Raises BadOption with the nearest name."""
    if name not in ROOMS:
        hint = near(name, list(ROOMS))
        raise BadOption(f"There is no game {name!r}. {hint}", "fault-game", word=name, hint=hint)
    return ROOMS[name]


def words(name: str) -> Words:
    """How this game speaks."""
    return WORDS[name]


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


def seated(g: Game[State], wished: int | None) -> int:
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


def settled(g: Game[State], options: Mapping[str, str], preset: str = "") -> dict[str, int]:
    """Every option of a match as a number. Raises BadOption."""
    return settle(g.choices, g.presets, options, preset)


def keep_editions(name: str, packs: Mapping[str, str]) -> None:
    """Keep what a match that is written down was played with, so that its tape can be read later.

    Where that cannot be done the tape still holds as long as the pack stays as it is.
    """
    with suppress(OSError):
        setups.keep(name, packs, data_folder() / editions.NAME)


def voice(lang: str, name: str = "", teams: Iterable[Team] = (), pack: str = setups.BASE) -> Voice:
    """The command line's own texts, with those of a game, the names of its teams and its cards."""
    folders = [HERE, SERVER]
    if name:
        folders += [p.folder for p in library.packs(name)]
    say = Voice(lang, folders, list(teams))
    if name and setups.has_cards(name):
        say = say.with_cards(library.content(name, pack, lang), WORDS[name].prefix)
    return say
