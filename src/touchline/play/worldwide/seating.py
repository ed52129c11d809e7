"""Who plays whom, by name: teams are chosen in the match itself, and their players with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from touchline.games.worldwide.fields import SQUAD
from touchline.play.speech import Voice


def seat(say: Voice, content: Mapping[str, object], chosen: Sequence[int]) -> None:
    """Teach a voice what "@team0", "@p12" and the like are called from now on.

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
