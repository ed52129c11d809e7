"""FootClub, whole, with its beginner rules Poussin: drafted squads, secret tactics, cards, dice."""

from __future__ import annotations

from typing import Final

from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.voice.words import FootClubWords
from touchline.play.ai.level import Level
from touchline.play.room import Cards, Mind, Room, Terminal, later

from .mind import advice, judge

LEVELS: Final = {
    1: Level("plain", slips=800),
    2: Level("plain", slips=380),
    3: Level("full", sims=40, slow_sims=40, moments=1, slips=460),
    4: Level("full", sims=60, slow_sims=60, moments=1, slips=300),
    5: Level("full", sims=120, slow_sims=60, moments=1, slips=150),
    6: Level("full", sims=600, slow_sims=100, moments=2),
}
"""What is hidden is imagined, again and again."""


ROOM: Final = Room(
    game=GAME,
    home="touchline.games.footclub.room:ROOM",
    words=FootClubWords(),
    report=later("touchline.games.footclub.voice.report:report"),
    mind=Mind(
        judges={"plain": judge.Plain, "full": judge.Full},
        policy=advice.Advice,
        levels=LEVELS,
        terms=judge.named_terms,
        study=later("touchline.games.footclub.study:study"),
    ),
    cards=Cards(
        files=("cards.toml", "match.toml", "poussin.toml"),
        head=("source", "relaxed", "language", "options"),
        sheets=later("touchline.games.footclub.cards.sheets:Sheets"),
        described=later("touchline.games.footclub.cards.sayings:described"),
        missed=later("touchline.games.footclub.cards.balance_page:missed_by"),
        weighed=later("touchline.games.footclub.cards.balance_page:weighed"),
        printed=later("touchline.games.footclub.cards.printing.book:book"),
    ),
    template=later("touchline.games.footclub.cards.template:files"),
    terminal=Terminal(
        match=later("touchline.games.footclub.terminal.terminal:FootTerminal"),
        drawn=later("touchline.games.footclub.terminal.draw:drawn"),
        figures=later("touchline.games.footclub.terminal.terminal:report_lines"),
        odds=later("touchline.games.footclub.terminal.odds:tell"),
    ),
)
