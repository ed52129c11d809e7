"""A game's record: found by its name among others, and by its home in another process."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.kit.cupdraw import CUP
from touchline.core.faults import BadOption, BadText
from touchline.play.room import Rooms, at, rooms_at
from touchline.play.speech import LANGUAGES, Voice
from touchline.rooms import ROOMS


def test_a_game_is_found_by_its_name_and_where_its_record_lies() -> None:
    rooms = Rooms([*ROOMS.values(), CUP])
    assert list(rooms) == [*ROOMS, "cupdraw"]
    assert rooms["cupdraw"] is CUP
    for room in rooms.values():
        assert at(room.home) is room
    assert list(rooms_at(tuple(rooms.homes)).values()) == list(rooms.values())


def test_a_name_that_nobody_has_is_answered_with_the_nearest() -> None:
    says = "There is no game 'streetsocer'. Did you mean 'streetsoccer'?"
    with pytest.raises(BadOption) as caught:
        ROOMS["streetsocer"]
    assert str(caught.value) == says
    assert "streetsocer" not in ROOMS
    assert ROOMS.get("streetsocer") is None  # a missing key, as of any mapping
    assert all("streetsocer" in Voice(lang).fault(caught.value) for lang in LANGUAGES)


@pytest.mark.parametrize("home", ["", "streetsoccer", "no.where:ROOM", "touchline.rooms:ROOMS"])
def test_a_home_without_a_game_is_refused(home: str) -> None:
    with pytest.raises(BadText, match="There is no game at") as caught:
        at(home)
    for lang in LANGUAGES:
        assert "{" not in Voice(lang).fault(caught.value)


def test_two_games_of_one_name_are_refused() -> None:
    with pytest.raises(BadOption, match="Two games are called 'cupdraw'") as caught:
        Rooms([CUP, *ROOMS.values(), CUP])
    for lang in LANGUAGES:
        assert "{" not in Voice(lang).fault(caught.value)


def test_what_a_room_loads_later_is_there():
    """Each name of a place is that of something which can be called."""
    found = 0
    for room in ROOMS.values():
        for part in filter(None, (room, room.cards, room.terminal)):
            for value in vars(part).values():
                place = getattr(value, "__name__", "")
                if ":" in place:
                    module, _, name = place.partition(":")
                    assert callable(getattr(import_module(module), name)), place
                    found += 1
    assert found > 30
