"""A match in short: what it tells of a running match, a finished one, and the one after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import Json, LiveServer
from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.play.walk import walk
from touchline.rooms import ROOMS

GAMES = tuple(ROOMS)


def laid(server: LiveServer, game: str, *seats: Json) -> Json:
    """A table of this game."""
    return server.lay(*seats, game=game)


def brief(server: LiveServer, table: Json, secret: str) -> Json:
    """The match in short, for whoever shows this."""
    found: Json = server.get(f"/api/tables/{table['table']}", secret).json()
    return found


def told(game: str, said: Json, lang: str) -> str:
    """A sentence of the game in words."""
    return Voice(lang, [ROOMS[game].folder / "voice"]).say(said["id"], **said["args"])


@pytest.mark.parametrize("game", GAMES)
def test_it_tells_who_plays_how_far_it_is_and_how_it_ended(
    shared_server: LiveServer, game: str
) -> None:
    server = shared_server
    table = laid(server, game, {"kind": "me", "name": "Ada"}, {"kind": "bot", "level": 2})
    first = brief(server, table, table["secret"])
    assert (first["names"], first["kinds"], first["levels"]) == (
        ["Ada", ""], ["person", "bot"], [0, 2],
    )  # fmt: skip
    assert first["origin"] == "laid"
    assert first["over"] is None
    assert first["touched"] >= first["began"] > 1_600_000_000_000
    assert len(first["teams"]) == 2
    # what clubs of Eleven begin with says nothing yet; elsewhere it is 0-0
    assert first["score"] == ([] if game == "eleven" else [0, 0])
    picked = ROOMS[game].words.picks_teams
    assert all(bool(team["name"] and team["colours"]) is not picked for team in first["teams"])
    for lang in ("en", "fr"):
        assert "{" not in told(game, first["standing"], lang)

    ada = server.join(table["table"], table["secret"])
    ada.until_asked()
    asked = brief(server, table, table["secret"])
    assert (asked["mine"], asked["yours"], 0 in asked["due"]) == ([0], True, True)
    watching = brief(server, table, table["watch"])
    assert (watching["mine"], watching["yours"], watching["rematch"]) == ([], False, "")
    assert ada.ask("resign", seat=0)["type"] == "done"
    over = brief(server, table, table["secret"])
    assert over["over"]["winner"] == 1
    assert (over["due"], over["yours"], over["standing"]) == ([], False, None)
    assert over["touched"] >= asked["touched"]
    assert "{" not in told(game, over["over"]["said"], "fr")

    again = ada.ask("again", swap=False)
    assert again["type"] == "done"
    following = brief(server, table, table["secret"])["rematch"]
    key = server.key(table["secret"])
    assert brief(server, {"table": following}, key)["origin"] == "rematch"


def test_a_seat_that_nobody_has_taken_is_open(shared_server: LiveServer) -> None:
    table = laid(shared_server, "streetsoccer", {"kind": "me"}, {"kind": "invite"})
    assert brief(shared_server, table, table["secret"])["kinds"] == ["person", "open"]
    shared_server.join(table["table"], table["invites"]["1"])
    assert brief(shared_server, table, table["secret"])["kinds"] == ["person", "person"]


def test_when_it_was_touched_is_kept_through_a_restart_of_the_server(
    shared_server: LiveServer,
) -> None:
    server = shared_server
    table = laid(server, "streetsoccer", {"kind": "me"}, {"kind": "me"})
    guest = server.join(table["table"], table["secret"])
    guest.play(lambda options: options[0][0], most=3)
    before = brief(server, table, table["secret"])
    guest.leave()
    server.lobby._live.clear()  # the next who asks has it read from the store
    assert brief(server, table, table["secret"]) == before
    assert before["touched"] >= before["began"]


def test_teams_that_are_chosen_in_the_match_are_told_once_they_are(
    shared_server: LiveServer,
) -> None:
    server = shared_server
    table = laid(server, "worldwide", {"kind": "me"}, {"kind": "me"})
    guest = server.join(table["table"], table["secret"])
    while not all(t["name"] for t in brief(server, table, table["secret"])["teams"]):
        guest.play(lambda options: options[0][0], most=1)
    names = [t["name"] for t in brief(server, table, table["secret"])["teams"]]
    assert len(set(names)) == 2


def test_a_season_has_a_score_from_its_first_league_points_on() -> None:
    room = ROOMS["eleven"]
    tape = read(
        (Path(__file__).parents[1] / "games/eleven/golden/two.tape.json").read_text("utf-8")
    )
    told: list[tuple[bool, bool]] = []
    for stride in walk(match_from(room, tape, Silent(), eager=False)):
        v = room.game.view(stride.state, stride.state.seats)
        view: Any = room.words.view(v)
        league = any(club.points for club in view.league)
        told.append((room.words.unscored(v), league))
    begun = [unscored for unscored, _ in told].index(False)
    assert 0 < begun < len(told) - 1
    assert not any(unscored for unscored, _ in told[begun:])
    assert told[begun][1]
    assert not any(points for _, points in told[:begun])
