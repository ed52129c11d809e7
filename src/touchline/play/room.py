"""One game, whole: its rules and everything that lies around them, with defaults that work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from touchline.core.choices import near
from touchline.core.contract import Game, State
from touchline.core.faults import BadOption, BadPack, BadText
from touchline.core.judge import Judge
from touchline.core.match_text import MatchText
from touchline.core.policy import Policy
from touchline.core.words import Fact, Words

from .ai.level import SEARCHED, Level
from .plain import PlainWords

if TYPE_CHECKING:
    from .match import Match
    from .packcheck import Checker
    from .shelves import Pack
    from .speech import Voice
    from .study.values import Study
    from .terminal.keyboard import Keyboard


class Sheets(Protocol):
    """The rows of a pack with cards, read and checked by its game.

    options  options of the rules that it asks for, in words
    numbers  the pack as the engine reads it; empty while anything is wrong
    borrows  is anything taken from the game's base pack?
    """

    options: dict[str, str]
    numbers: dict[str, list[int]]
    borrows: bool

    def run(self) -> None:
        """Check everything; faults and warnings go to the checker it was made with."""


def _nothing(*given: object) -> list[str]:
    return []


@dataclass(frozen=True, kw_only=True)
class Cards:
    """How the packs of a game are read, where they hold more than the names of teams.

    files      further files of a pack, besides those that every pack may have
    head       further fields of pack.toml; team, of a team in teams.toml
    sheets     reads and checks the rows of a pack; None: its packs hold teams alone
    described  the cards of a pack as plain data for people's eyes, in a language
    shared     may two packs have teams of the same name?
    missed     sentences for the targets of balance that a pack misses
    tried      plays with a pack: what stopped it, and which cards nobody used
    weighed    how a pack is balanced, as a page in Markdown; None: there is nothing to weigh
    printed    a pack as a PDF, by language and paper; None: there is nothing to print
    """

    files: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    team: tuple[str, ...] = ()
    sheets: Callable[[Checker], Sheets] | None = None
    described: Callable[[Any, Path, str], dict[str, object]] | None = None
    shared: bool = False
    missed: Callable[[Pack, Voice], list[str]] = _nothing
    tried: Callable[[Any, Voice], tuple[list[BadPack], list[BadPack]]] | None = None
    weighed: Callable[[Room, Pack, Voice], str] | None = None
    printed: Callable[[Room, Pack, str, str], bytes] | None = None


@dataclass(frozen=True, kw_only=True)
class Mind:
    """How a game is played by the computer. By default worlds are imagined and played out.

    judges  who rates tables: `plain`, a beginner's rule of thumb, and `full`
    policy  which answers are worth a thought; keen, the same for the strongest level
    levels  the strengths offered, by number
    terms   what the full judge weighs at a table for a seat, unweighted, in the order of its
            weights: what `bench/tune.py` fits them by. None: no weights are fitted
    study   how finished matches are reviewed (play/study); None: not yet
    """

    judges: Mapping[str, Callable[[], Judge]] = field(default_factory=dict)
    policy: Callable[[], Policy] | None = None
    keen: Callable[[], Policy] | None = None
    levels: Mapping[int, Level] = field(default_factory=lambda: SEARCHED)
    terms: Callable[[State, int], list[float]] | None = None
    study: Callable[[], Study] | None = None


def later(place: str) -> Callable[..., Any]:
    """A function or class at "package.module:NAME" that is imported when it is first called.

    For what is dear to load: a command line with all rooms starts as fast as without.
    """
    module, _, name = place.partition(":")

    def call(*given: Any) -> Any:
        return getattr(import_module(module), name)(*given)

    call.__name__ = place
    return call


LISTED = later("touchline.play.terminal.lists:ListTerminal")
AS_A_LIST = later("touchline.play.terminal.pages:listed")


@dataclass(frozen=True, kw_only=True)
class Terminal:
    """A game in a terminal. By default its view is a list of names, its answers a numbered list.

    match    the match at the keyboard: (room, match, voice, teams, bots, colour)
    drawn    a view as text of 80 columns: (room, voice, teams, view, colour, pack)
    figures  a report as lines of text: (voice, teams, report)
    odds     `touchline odds`: (room, words, options, voice); None: it has none to tell
    perft    counts at a written position: (room, options, voice) gives what counts a text
    names    teaches a voice the names of a table: (room, voice, match, state)
    """

    match: Callable[..., Keyboard[Any]] = LISTED
    drawn: Callable[..., str] = AS_A_LIST
    figures: Callable[..., list[str]] = _nothing
    odds: Callable[..., None] | None = None
    perft: Callable[..., str] | None = None
    names: Callable[..., object] = _nothing


def _no_wishes(facts: Sequence[Fact]) -> set[str]:
    return set()


@dataclass(frozen=True, kw_only=True, eq=False)
class Room:
    """One game, whole. Only `game` and `home` must be given; all else has a default that works.

    home      where another process finds this record: "package.module:NAME"
    record    a match as text; without it only tapes are kept
    report    a finished match in figures, as plain data
    wishes    what of the wishes of a lesson these facts fulfil
    cards     how its packs are read; None: nothing of it lies in files
    template  the files of a new pack with this id
    """

    game: Game[Any]
    home: str
    words: Words = field(default_factory=PlainWords)
    record: MatchText | None = None
    report: Callable[[Match[Any]], dict[str, object]] | None = None
    wishes: Callable[[Sequence[Fact]], set[str]] = _no_wishes
    mind: Mind = field(default_factory=Mind)
    cards: Cards | None = None
    template: Callable[[str], dict[str, str]] | None = None
    terminal: Terminal = field(default_factory=Terminal)

    @property
    def name(self) -> str:
        """The game's name, as it stands in tapes and addresses."""
        return self.game.name

    @property
    def folder(self) -> Path:
        """Where its files lie: the folder of the module that holds this record."""
        module = sys.modules[self.home.partition(":")[0]]
        return Path(str(module.__file__)).parent


def at(home: str) -> Room:
    """The room that is found at "package.module:NAME". Raises BadText if there is none."""
    module, _, name = home.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except (ImportError, ValueError):
        found = None
    if not isinstance(found, Room):
        raise BadText(
            f"There is no game at {home!r}: write where its Room is, as in package.module:NAME.",
            "fault-home",
            word=home,
        )
    return found


class Rooms(Mapping[str, Room]):
    """Rooms by the names of their games, in the order in which they are offered."""

    def __init__(self, rooms: Iterable[Room]) -> None:
        self._rooms: dict[str, Room] = {}
        for room in rooms:
            if room.name in self._rooms:
                raise BadOption(
                    f"Two games are called {room.name!r}: give one of them another name.",
                    "fault-game-twice",
                    word=room.name,
                )
            self._rooms[room.name] = room

    def __getitem__(self, name: str) -> Room:
        """The room of this name. Raises BadOption with the nearest name, which is a KeyError."""
        if name not in self._rooms:
            raise NoGame(name, self._rooms)
        return self._rooms[name]

    def __iter__(self) -> Iterator[str]:
        """The names, in order."""
        return iter(self._rooms)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._rooms)

    @property
    def homes(self) -> list[str]:
        """Where other processes find them, in the same order."""
        return [room.home for room in self._rooms.values()]


@lru_cache(maxsize=8)
def rooms_at(homes: tuple[str, ...]) -> Rooms:
    """The rooms that are found there, in this order. Raises BadText."""
    return Rooms([at(home) for home in homes])


class NoGame(BadOption, KeyError):
    """There is no game of this name; a KeyError too, as of any mapping."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        hint = near(name, list(known))
        super().__init__(f"There is no game {name!r}. {hint}", "fault-game", word=name, hint=hint)

    def __str__(self) -> str:
        """The sentence, where KeyError would put it into quotes."""
        return str(self.args[0])
