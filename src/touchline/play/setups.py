"""What matches begin with: options, seats, and the cards of a pack where a game has cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeVar

from touchline.core.contract import Game, State
from touchline.core.faults import BadPack, BadTape
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
        return {pack.partition("@")[0]: library.numbers_digest(game, pack)}
    return library.hashes(game)


def keep(game: str, named: Mapping[str, str], place: Path) -> None:
    """Keep the editions that a head names in a folder of editions, as far as they are today's.

    Raises OSError.
    """
    for pack in library.packs(game):
        if named.get(pack.id) == pack.edition:
            library.keep(pack, place)


def pack_of(game: str, packs: Mapping[str, str]) -> str:
    """The pack that a match with this head is played with: for a game with cards, its only one.

    Its id, or ID@HASH where today's pack of this id is another edition. Raises BadTape when several
    are named.
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
    ((id, hash),) = packs.items()
    today = {p.id: p.edition for p in library.packs(game)}
    return id if today.get(id) == hash else f"{id}@{hash}"


def next_of(game: str, packs: Mapping[str, str]) -> str:
    """The pack for the next match after one with this head: today's, if there still is one."""
    pack = pack_of(game, packs)
    id = pack.partition("@")[0]
    return id if id in {p.id for p in library.packs(game)} else pack


def of_tape(game: Game[S], head: Header, seats: int, options: dict[str, int]) -> Setup:
    """The set-up of the match on a tape, with the edition of the pack that it was played with.

    Raises BadTape when that edition is not here, or damaged: it would replay to nonsense.
    """
    name = pack_of(game.name, head.packs)
    id, at, hash = name.partition("@")
    if at:
        try:
            there = library.of_edition(game.name, id, hash) is not None
        except BadPack as e:
            raise BadTape(str(e), e.said.id, "", **e.said.args) from None
        if not there:
            here = id in {p.id for p in library.packs(game.name)}
            raise BadTape(
                f"This tape was made with {'another' if here else 'an'} edition of the pack {id!r},"
                f" {hash[:12]}, which is not here. Copy the folder editions/{game.name}/{id}/{hash}"
                " from beside the matches of a computer that has it to the same place beside yours,"
                " then open the tape again.",
                "fault-tape-pack" if here else "fault-tape-pack-missing",
                pack=id[:40],
                game=game.name,
                short=hash[:12],
                hash=hash[:64],
            )
    return setup(game, seats, options, name)
