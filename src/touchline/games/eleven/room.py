"""Eleven, whole: run a club for a season of six weeks, alone or among managers."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards.lexicon import DECKS
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.voice.words import ElevenWords
from touchline.play.ai.level import Level
from touchline.play.room import Cards, Mind, Room, Terminal, later

from .mind import advice, judge

LEVELS: Final = {
    1: Level("advice", slips=640),
    2: Level("advice", slips=400),
    3: Level("advice", slips=220),
    4: Level("advice", slips=70),
    5: Level("full", sims=60, slow_sims=8, moments=8),
}
"""What a club is worth, and at the top a week looked ahead."""


ROOM: Final = Room(
    game=GAME,
    home="touchline.games.eleven.room:ROOM",
    words=ElevenWords(),
    report=later("touchline.games.eleven.voice.report:report"),
    mind=Mind(
        judges={"plain": judge.Plain, "full": judge.Full}, policy=advice.Advice, levels=LEVELS
    ),
    cards=Cards(
        files=(*(f"{deck}.toml" for deck in DECKS), "boards.toml"),
        head=("replaces", "partial", "language"),
        sheets=later("touchline.games.eleven.cards.sheets:Sheets"),
        described=later("touchline.games.eleven.cards.sayings:described"),
        tried=later("touchline.games.eleven.cards.trial:tried"),
        weighed=later("touchline.games.eleven.cards.balance_page:report"),
        printed=later("touchline.games.eleven.cards.printing.book:book"),
    ),
    template=later("touchline.games.eleven.cards.template:files"),
    terminal=Terminal(
        match=later("touchline.games.eleven.terminal.terminal:ElevenTerminal"),
        drawn=later("touchline.games.eleven.terminal.draw:drawn"),
        figures=later("touchline.games.eleven.terminal.figures:lines"),
        odds=later("touchline.games.eleven.terminal.odds:tell"),
        names=later("touchline.games.eleven.voice.names:name_table"),
    ),
)
