"""Worldwide Football, whole: attack cards, d20 defences and stars, for two seats or four."""

from __future__ import annotations

from typing import Final

from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.voice.words import WorldWords
from touchline.play.ai.level import Level
from touchline.play.room import Cards, Mind, Room, Terminal, later

from .mind import advice, judge

LEVELS: Final = {
    1: Level("plain", slips=450),
    2: Level("plain", slips=200),
    3: Level("full", sims=20, slow_sims=20, moments=1, slips=240),
    4: Level("full", sims=40, slow_sims=30, moments=1, slips=140),
    5: Level("full", sims=80, slow_sims=40, moments=1, slips=60),
    # to the end of the half: hardly any has as many attacks as that
    6: Level(
        "full",
        sims=3_000,
        slow_sims=24,
        moments=40,
        give_up_gap=2_000,
        steady_luck=True,
        least_tries=100,
        keen=True,
    ),
}


ROOM: Final = Room(
    game=GAME,
    home="touchline.games.worldwide.room:ROOM",
    words=WorldWords(),
    report=later("touchline.games.worldwide.voice.report:report"),
    mind=Mind(
        judges={"plain": judge.Plain, "full": judge.Full},
        policy=advice.Advice,
        keen=advice.keen,
        levels=LEVELS,
        terms=judge.named_terms,
        study=later("touchline.games.worldwide.study:study"),
    ),
    cards=Cards(
        files=("actions.toml", "abilities.toml", "people.toml"),
        head=("private", "language"),
        team=("stars", "abilities", "stadium"),
        sheets=later("touchline.games.worldwide.cards.sheets:Sheets"),
        described=later("touchline.games.worldwide.cards.sayings:described"),
        shared=True,
        tried=later("touchline.games.worldwide.cards.trial:tried"),
        weighed=later("touchline.games.worldwide.cards.balance_page:report"),
        printed=later("touchline.games.worldwide.cards.printing.book:book"),
    ),
    template=later("touchline.games.worldwide.cards.template:files"),
    terminal=Terminal(
        match=later("touchline.games.worldwide.terminal.terminal:WorldTerminal"),
        drawn=later("touchline.games.worldwide.terminal.draw:drawn"),
        figures=later("touchline.games.worldwide.terminal.terminal:report_lines"),
        odds=later("touchline.games.worldwide.terminal.odds:tell"),
        names=later("touchline.games.worldwide.voice.names:name_table"),
    ),
)
