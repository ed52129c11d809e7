"""StreetSoccer, whole: one die, five figures a side, nothing hidden."""

from __future__ import annotations

from typing import Final

from touchline.games.streetsoccer.cards.template import files
from touchline.games.streetsoccer.mind.judge import Full, Plain, named_terms
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.voice.lessons import brought_about
from touchline.games.streetsoccer.voice.record import StreetSoccerText
from touchline.games.streetsoccer.voice.words import StreetSoccerWords
from touchline.play.ai.level import Level
from touchline.play.room import Cards, Mind, Room, Terminal, later

LEVELS: Final = {
    1: Level("plain", slips=300),
    2: Level("plain", slips=20),
    3: Level("full", slips=550, weaker="greedy"),
    4: Level("full", slips=150, weaker="greedy"),
    5: Level("full", second=3, nodes=20_000, slow_nodes=6_000, slips=120, weaker="greedy"),
    6: Level("full", second=6, third=2, replies=2, nodes=60_000, slow_nodes=30_000),
}


ROOM: Final = Room(
    game=GAME,
    home="touchline.games.streetsoccer.room:ROOM",
    words=StreetSoccerWords(),
    record=StreetSoccerText(),
    wishes=brought_about,
    mind=Mind(
        judges={"plain": Plain, "full": Full},
        levels=LEVELS,
        terms=named_terms,
        study=later("touchline.games.streetsoccer.study:study"),
    ),
    cards=Cards(team=("figures",)),
    template=files,
    terminal=Terminal(
        match=later("touchline.games.streetsoccer.terminal.terminal:Terminal"),
        drawn=later("touchline.games.streetsoccer.terminal.draw:drawn"),
        odds=later("touchline.games.streetsoccer.terminal.odds:tell"),
        perft=later("touchline.games.streetsoccer.terminal.perft:counts"),
    ),
)
