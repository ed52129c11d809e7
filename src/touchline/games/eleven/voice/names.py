"""What sentences of Eleven speak of, by name: cards, abilities, clubs of the division, shirts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from touchline.core.contract import State
from touchline.play import library, setups
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.terminal.story import teams_of

NO_CARD: Final = 319  # codes.CARDS - 1, the card of an effect that has none
SHIRTS: Final = 13
STATISTICS: Final = ("money", "fans", "operations", "fitness")
LEVELS: Final = 5
CLUBS: Final = 8  # of a division, four of which are in the next one too


def rows(x: object) -> Sequence[Mapping[str, object]]:
    """Rows as the content of a pack holds them."""
    return x if isinstance(x, list) else []


def name_table(room: Room, say: Voice, m: Match[Any], state: State) -> None:
    """Set the names by which sentences call the cards of a match, its clubs and its managers."""
    pack = setups.pack_of(room, m.tape.header.packs)
    division = 3 - m.setup.options.get("division", 0)
    names = [team.name for team in teams_of(room, m, say)]
    name_all(say, library.content(room, pack, say.lang), division, names)


def name_all(
    say: Voice, content: Mapping[str, object], division: int, teams: Sequence[str]
) -> None:
    """Set the names by which sentences call "@p57", "@y12", "@o3", "@h7", "@r66" and the like.

    content   the cards of the pack (see `library.content`)
    division  3, 2 or 1: which of the pack's clubs the numbers 0..7 mean
    teams     what the clubs of the managers are called, by seat
    """
    for card in rows(content.get("cards")):
        name = str(card["name"])
        say.names[f"p{card['number']}"] = name
        for ability in rows(card.get("text")):
            say.names[f"y{ability['ability']}"] = name
    say.names[f"p{NO_CARD}"] = say.say("el-no-card")
    clubs = rows(content.get("clubs"))
    for n in range(CLUBS):
        say.names[f"o{n}"] = str(clubs[n + 4 * (3 - division)]["name"])
    for n, stat in enumerate(STATISTICS):
        for level in range(1, LEVELS + 1):
            say.names[f"r{64 * n + level}"] = say.say("el-stat-is", stat=stat, n=level)
    for n in range(SHIRTS):
        say.names[f"h{n}"] = say.say(f"el-shirt-{n}")
    for n, team in enumerate(teams):
        say.names[f"team{n}"] = team
