"""How each game sits at the terminal: its drawing, and its match at the keyboard, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from touchline.core.contract import State
from touchline.play import library, setups
from touchline.play.ai.player import Player
from touchline.play.eleven import seating
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.worldwide.seating import seat

from . import report_eleven, report_footclub, report_worldwide
from .draw import Board
from .draw_eleven import SeasonSheet
from .draw_footclub import Sheet
from .draw_worldwide import WorldSheet, rows
from .eleven import ElevenTerminal
from .footclub import FootTerminal
from .keyboard import Keyboard
from .terminal import Terminal
from .worldwide import WorldTerminal

View = Mapping[str, object]
Draw = Callable[[Voice, Sequence[Team], View, bool, str], str]
Make = Callable[
    [Match[State], Voice, Sequence[Team], Mapping[int, Player[State]], bool], Keyboard[State]
]


# a game is handed only matches of its own, so its own type of table may be forgotten
TERMINALS: Final[dict[str, Make]] = {
    "streetsoccer": cast(Make, Terminal),
    "footclub": cast(Make, FootTerminal),
    "worldwide": cast(Make, WorldTerminal),
    "eleven": cast(Make, ElevenTerminal),
}


def _board(say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    return Board(say, teams, ink).draw(view)


def _sheet(say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    cards = library.content("footclub", pack, say.lang)["cards"]
    return Sheet(say, teams, ink, cards if isinstance(cards, list) else []).draw(view)


def _world(say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    cards = library.content("worldwide", pack, say.lang)
    seat(say, cards, [int(str(side["team"])) for side in rows(view["sides"])])
    return WorldSheet(say, ink, cards).draw(view)


def _season(say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    cards = library.content("eleven", pack, say.lang)
    division = int(str(view["division"]))
    seating.seat(say, cards, division, [team.name for team in teams])
    return SeasonSheet(say, ink, cards).draw(view)


DRAWINGS: Final[dict[str, Draw]] = {
    "streetsoccer": _board,
    "footclub": _sheet,
    "worldwide": _world,
    "eleven": _season,
}


def figures(
    game: str, say: Voice, teams: Sequence[Team], report: Mapping[str, object]
) -> list[str]:
    """A finished match in figures, as lines of text; none for a game that keeps none."""
    if game == "worldwide":
        return report_worldwide.lines(say, report)
    if game == "eleven":
        return report_eleven.lines(say, report)
    return report_footclub.lines(say, teams, report)


def terminal_for(
    m: Match[State],
    say: Voice,
    teams: Sequence[Team],
    bots: Mapping[int, Player[State]],
    colour: bool,
) -> Keyboard[State]:
    """The match at the keyboard, as its game has it."""
    return TERMINALS[m.game.name](m, say, teams, bots, colour)


def drawn(
    game: str, say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str = setups.BASE
) -> str:
    """A view as text of 80 columns; `pack` tells the cards of a game that has some."""
    return DRAWINGS[game](say, teams, view, ink, pack)
