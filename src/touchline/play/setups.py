"""What matches begin with: options, seats, and the cards of a pack where a game has cards."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from touchline.core.faults import BadPack, BadTape
from touchline.core.setup import Setup
from touchline.core.tape import Header

from . import editions, library
from .homes import data_folder

if TYPE_CHECKING:
    from .room import Room

BASE: Final = "base"  # the pack that comes with Touchline


def has_cards(room: Room) -> bool:
    """Does this game read numbers from a pack?"""
    return room.cards is not None and room.cards.sheets is not None


def setup(room: Room, seats: int, options: dict[str, int], pack: str = BASE) -> Setup:
    """Everything that `Game.new` needs. Raises BadPack for a pack that is not here."""
    numbers = library.numbers(room, pack) if has_cards(room) else {}
    return Setup(seats, options, numbers)


def wished(room: Room, options: Mapping[str, str], pack: str = BASE) -> dict[str, str]:
    """The options wished for a match, and below them what the pack itself asks of the rules.

    Raises BadPack for a pack that is not here.
    """
    if room.cards is None and pack != BASE:
        raise BadPack(f"{room.name} has no packs.", "fault-pack-none", game=room.name)
    if not library.packs(room):
        return dict(options)
    return {**library.pack(room, pack).options, **options}


def packs(room: Room, pack: str = BASE) -> dict[str, str]:
    """What stands in the head of a new match's tape: pack id to digest.

    For a game with cards the one pack it is played with, and the digest of its numbers alone: a
    better text spoils no tape. For others every pack with the digest of all its files.
    """
    if has_cards(room):
        return {pack.partition("@")[0]: library.numbers_digest(room, pack)}
    return library.hashes(room)


def keep(room: Room, named: Mapping[str, str], place: Path) -> None:
    """Keep the editions that a head names in a folder of editions, as far as they are today's.

    Raises OSError.
    """
    for pack in library.packs(room):
        if named.get(pack.id) == pack.edition:
            library.keep(room, pack, place)


def keep_editions(room: Room, named: Mapping[str, str]) -> None:
    """Keep what a match that is written down was played with, so that its tape can be read later.

    Where that cannot be done the tape still holds as long as the pack stays as it is.
    """
    with suppress(OSError):
        keep(room, named, data_folder() / editions.NAME)


def pack_of(room: Room, packs: Mapping[str, str]) -> str:
    """The pack that a match with this head is played with: for a game with cards, its only one.

    Its id, or ID@HASH where today's pack of this id is another edition. Raises BadTape when several
    are named.
    """
    if not packs or not has_cards(room):
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
    today = {p.id: p.edition for p in library.packs(room)}
    return id if today.get(id) == hash else f"{id}@{hash}"


def next_of(room: Room, packs: Mapping[str, str]) -> str:
    """The pack for the next match after one with this head: today's, if there still is one."""
    pack = pack_of(room, packs)
    id = pack.partition("@")[0]
    return id if id in {p.id for p in library.packs(room)} else pack


def of_tape(room: Room, head: Header, seats: int, options: dict[str, int]) -> Setup:
    """The set-up of the match on a tape, with the edition of the pack that it was played with.

    Raises BadTape when that edition is not here, or damaged: it would replay to nonsense.
    """
    name = pack_of(room, head.packs)
    id, at, hash = name.partition("@")
    if at:
        try:
            there = library.of_edition(room, id, hash) is not None
        except BadPack as e:
            raise BadTape(str(e), e.said.id, "", **e.said.args) from None
        if not there:
            here = id in {p.id for p in library.packs(room)}
            raise BadTape(
                f"This tape was made with {'another' if here else 'an'} edition of the pack {id!r},"
                f" {hash[:12]}, which is not here. Copy the folder editions/{room.name}/{id}/{hash}"
                " from beside the matches of a computer that has it to the same place beside yours,"
                " then open the tape again.",
                "fault-tape-pack" if here else "fault-tape-pack-missing",
                pack=id[:40],
                game=room.name,
                short=hash[:12],
                hash=hash[:64],
            )
    return setup(room, seats, options, name)
