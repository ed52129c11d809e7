"""Who plays whom, by name: teams are chosen in the match itself, and their players with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from touchline.core.contract import State
from touchline.games.worldwide.cards.fields import SQUAD
from touchline.play import library, setups
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice


def name_table(room: Room, say: Voice, m: Match[Any], state: State) -> None:
    """Set the names of a match: of the teams chosen so far, and of their players."""
    cards = library.content(room, setups.pack_of(room, m.tape.header.packs), say.lang)
    name_all(say, cards, room.words.chosen(room.game.view(state, state.seats)))


def name_all(say: Voice, content: Mapping[str, object], chosen: Sequence[int]) -> None:
    """Set the names by which sentences call teams and players (`@team0`, `@p12`).

    content  the cards of the pack (see `library.content`)
    chosen   the team of each side, by its row in the pack; -1 where none is chosen yet
    """
    teams, people = content.get("teams"), content.get("people")
    assert isinstance(teams, list)
    assert isinstance(people, list)
    for side, team in enumerate(chosen):
        if team < 0:
            say.names[f"team{side}"] = say.say(f"wf-side-{side}")
            continue
        say.names[f"team{side}"] = str(teams[team]["name"])
        for n in range(SQUAD):
            say.names[f"p{side * SQUAD + n}"] = str(people[team * SQUAD + n]["name"])
