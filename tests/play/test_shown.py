"""Views of rooms that have a type of their own, and of those that show a mapping."""

from __future__ import annotations

import golden_views as golden  # tools/golden_views.py
import msgspec
import pytest

from touchline.core.contract import State
from touchline.core.log import Event
from touchline.play.room import Room
from touchline.play.shown import entry, plain, score
from touchline.rooms import ROOMS


class Typed(msgspec.Struct, frozen=True):
    """A view with a pair, something hidden, and a name that Python keeps for itself."""

    score: tuple[int, int]
    hand: list[int] | None
    from_: int = msgspec.field(name="from")


TYPED = Typed(score=(2, 1), hand=None, from_=7)
MAPPED = {"score": [2, 1], "hand": None, "from": 7}


@pytest.mark.parametrize("view", [TYPED, MAPPED])
def test_as_plain_data_both_are_what_a_client_reads(view: object) -> None:
    assert plain(view) == {"score": [2, 1], "hand": None, "from": 7}


@pytest.mark.parametrize("view", [TYPED, MAPPED])
def test_entries_are_found_by_name_and_what_a_view_lacks_is_none(view: object) -> None:
    assert (entry(view, "hand"), entry(view, "position")) == (None, None)
    assert score(view) == [2, 1]


#: a view is looked at where a story is kept
TYPED_ROOMS = [
    name for name in golden.told() if (ROOMS[name].folder / "voice" / "shown.py").exists()
]


@pytest.mark.parametrize("name", TYPED_ROOMS)
def test_a_typed_view_holds_what_its_type_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser's types are made from the type, and nothing checks a record as it is made."""
    seen = 0

    def checked(room: Room, words: object, s: State, eye: int, news: list[list[Event]]) -> object:
        nonlocal seen
        view = room.words.view(room.game.view(s, eye))
        assert msgspec.convert(plain(view), type(view)) == view
        seen += 1
        return {}

    monkeypatch.setattr(golden, "shown", checked)
    for tape in golden.tapes(name).values():
        list(golden.rows(ROOMS[name], ROOMS[name].words, tape))
    assert seen > 150


def test_a_game_without_a_score_has_none() -> None:
    assert score({"cups": 3}) == []
    assert score({"score": None}) == []
