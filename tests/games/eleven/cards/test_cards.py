"""Every card of the base pack is played and observed to do what its row, and so its text, says."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.eleven.watching import played
from touchline.core.tables import Row
from touchline.games.eleven.cards import content
from touchline.games.eleven.cards import lexicon as w
from touchline.games.eleven.cards.sheets import Sheets
from touchline.games.eleven.cards.staging import SEAT, Stage, match, office
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import squad
from touchline.play import library
from touchline.rooms import ROOMS

ON_PITCH = ("before_match", "match", "after_match", "tactic", "consequence")
ASKED = ("goal_base", "goal_perfect", "scenario_win", "scenario_lose")
SCORES = ((2, 0), (1, 1), (0, 3))
TRIES = 3


@cache
def days() -> list[Table]:
    """A table of the weeks 1, 3 and 5, on a day."""
    found = [office(library.numbers(ROOMS["eleven"]), week, 7) for week in (1, 3, 5)]
    return [table for table in found if table is not None]


@cache
def matches() -> list[Table]:
    """Three tables on which a match is under way."""
    found = [match(library.numbers(ROOMS["eleven"]), 7 + 100 * n) for n in range(3)]
    return [table for table in found if table is not None]


def cards() -> list[tuple[int, int, Row]]:
    """Every card: its number, its first ability, its row."""
    sheets = library.pack(ROOMS["eleven"]).sheets
    assert isinstance(sheets, Sheets)
    found: list[tuple[int, int, Row]] = []
    abilities = 0
    decks = content.ordered(sheets.decks)
    for deck in w.DECKS:
        for row in decks[deck]:
            found.append((len(found), abilities, row))
            listed = row.cells.get("ability", [])
            abilities += len(listed) if isinstance(listed, list) else 0
    return found


def stage(table: Table, on_pitch: bool, seed: int, score: tuple[int, int]) -> Stage:
    """A table made ready: rich, a youngster selected; at odd seeds a full stadium and an opponent
    who stands above and attacks with all.
    """
    found = Stage(table.clone(), on_pitch, seed)
    t = found.table
    found.enrich()
    if on_pitch:
        youngster = int(t.book.first[c.YOUNGSTER]) + 3
        found.lay(youngster, trained=False)
        t.put(SEAT, c.FOR, score[0])
        t.put(SEAT, c.AGAINST, score[1])
        t.put(SEAT, c.STANDS_AT, 3)
        t.put(SEAT, c.STANDS_AT + 1, 2 if seed % 2 else 0)
        t.put(SEAT, c.LAST_RANK, 3)
        t.put(SEAT, c.FOE_RANK, 2 if seed % 2 else 4)
        for foe in range(10 if seed % 2 else 0):
            t.put_foe(SEAT, foe, c.FOE_SIDE, c.ATTACK)
    return found


def hurt(found: Stage, card: int) -> None:
    """Two injury tokens on an own footballer other than the card, a suspension on a staff card."""
    t = found.table
    for n in range(t.book.total()):
        if t.owner(n) == SEAT and n != card and t.book.deck(n) <= c.VETERAN:
            t.put_tokens(n, c.INJURY_, 2)
            break
    for n in range(t.book.first[c.STAFF], t.book.first[c.SPONSOR]):
        if t.owner(n) == SEAT and n != card:
            t.put_tokens(n, c.SUSPENSION, 1)
            break


def clear_the_flanks(found: Stage, card: int) -> None:
    """There is room on the flanks but for left back and where the card's own shirt stands."""
    t = found.table
    footballer = t.book.deck(card) <= c.VETERAN
    own = int(squad.shirt_of(t, SEAT, card)) if footballer else -1
    for shirt in range(13):
        if shirt != own and t.shirt(SEAT, shirt, c.AT) in (c.RB, c.LM, c.RM, c.LF, c.RF):
            t.dress(SEAT, shirt, c.AT, c.CM)


def striker(found: Stage) -> None:
    """An attacking shirt stands in front."""
    t = found.table
    for shirt in range(13):
        if t.shirt(SEAT, shirt, c.FIELD) and t.shirt(SEAT, shirt, c.SIDE) == c.ATTACK:
            t.dress(SEAT, shirt, c.AT, c.CF)
            return


@pytest.mark.parametrize("deck", ["regular", "youngster", "veteran", "staff", "sponsor"])
def test_every_ability_does_what_it_says(deck: str) -> None:
    watch(deck)


@pytest.mark.parametrize("deck", ["board", "director", "tactic", "infrastructure", "scenario"])
def test_every_decision_and_effect_does_what_it_says(deck: str) -> None:
    watch(deck)


def watch(deck: str) -> None:
    """Each ability of a deck on three tables, three times each; each does something on one."""
    idle: list[str] = []
    for card, first, row in cards():
        if row.cells["deck"] != deck:
            continue
        listed = row.cells.get("ability", [])
        assert isinstance(listed, list)
        for n, ability in enumerate(listed):
            on = str(ability["on"])
            if on in ASKED or on == "passive":
                continue
            changed = False
            on_pitch = on in ON_PITCH
            for place, table in enumerate(matches() if on_pitch else days()):
                for seed in range(TRIES):
                    found = stage(table, on_pitch, seed + TRIES * place, SCORES[place])
                    found.lay(card, ability.get("side") == "trained")
                    if "clear" in repr(ability):
                        hurt(found, card)
                    if "move_shirt" in repr(ability):
                        clear_the_flanks(found, card)
                    if "central_attack" in repr(ability):
                        striker(found)
                    if "resolve_bonus" in repr(ability):
                        found.lay(int(found.table.book.first[c.DIRECTOR]), trained=False)
                    if "roll" in repr(ability) or "d12" in repr(ability):
                        found.table.put(SEAT, c.HAS + c.FANS, 0)  # nobody rolls again
                    try:
                        changed = played(found, first + n, ability)[1] or changed
                    except AssertionError as e:
                        raise AssertionError(f"{row.where}, {on}, table {place}, {seed}") from e
            if not changed and "none" not in repr(ability):
                idle.append(f"{row.where}, {on}")
    assert idle == []
