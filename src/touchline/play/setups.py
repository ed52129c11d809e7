"""What matches begin with: options, seats, and the cards of a pack where a game has cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

from touchline.core.contract import Game, State
from touchline.core.faults import BadTape
from touchline.core.setup import Setup
from touchline.core.tape import Header

from . import library

S = TypeVar("S", bound=State)

BASE: Final = "base"  # the pack that comes with the house


def has_cards(game: str) -> bool:
    """Does this game read numbers from a pack?"""
    return bool(library.packs(game)) and bool(library.numbers(game))


def setup(game: Game[S], seats: int, options: dict[str, int], pack: str = BASE) -> Setup:
    """Everything that `Game.new` needs. Raises BadPack for a pack that is not here."""
    numbers = library.numbers(game.name, pack) if has_cards(game.name) else {}
    return Setup(seats, options, numbers)


def wished(game: str, options: Mapping[str, str], pack: str = BASE) -> dict[str, str]:
    """The options wished for a match, and below them what the pack itself asks of the rules.

    Raises BadPack for a pack that is not here.
    """
    if not library.packs(game):
        return dict(options)
    return {**library.pack(game, pack).options, **options}


def packs(game: str, pack: str = BASE) -> dict[str, str]:
    """What stands in the head of a new match's tape: pack id to digest.

    For a game with cards the one pack it is played with, and the digest of its numbers alone: a
    better text spoils no tape. For others every pack with the digest of all its files.
    """
    if has_cards(game):
        return {pack: library.numbers_digest(game, pack)}
    return library.hashes(game)


def pack_of(game: str, packs: Mapping[str, str]) -> str:
    """The pack that a match with this head is played with: for a game with cards, its only one.

    Raises BadTape when several are named.
    """
    if not packs or not has_cards(game):
        return BASE
    if len(packs) > 1:
        named = ", ".join(sorted(packs))
        raise BadTape(
            f"This tape names several packs ({named}); a match is played with the cards of one."
            ' Leave the right one in "packs".',
            "fault-tape-packs",
            packs=named,
        )
    return next(iter(packs))


def of_tape(game: Game[S], head: Header, seats: int, options: dict[str, int]) -> Setup:
    """The set-up of the match on a tape.

    Raises BadTape when its cards are not those of the pack here: it would replay to nonsense.
    """
    name = pack_of(game.name, head.packs)
    if head.packs and has_cards(game.name):
        if name not in {p.id for p in library.packs(game.name)}:
            raise BadTape(
                f"This tape was made with the pack {name!r}, which is not here. Put the pack into"
                f" your own packs of {game.name}, then open the tape again.",
                "fault-tape-pack-missing",
                pack=name,
                game=game.name,
            )
        if head.packs[name] != library.numbers_digest(game.name, name):
            raise BadTape(
                f"This tape was made with another edition of the pack {name!r}: its cards have"
                " changed since. Bring back the pack as it was when the match was played, under the"
                " same name, then open the tape again.",
                "fault-tape-pack",
                pack=name,
            )
    return setup(game, seats, options, name)
