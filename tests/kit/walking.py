"""Random matches for the promises: every table of one match, with the set-ups worth trying."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from pathlib import Path

from tests.kit.amount import sparing
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.play.room import Room
from touchline.play.setups import setup as with_cards
from touchline.rooms import ROOMS

SILENT = Log(False)


def recipe(game, name, default):
    """What the tests of a game say it is tried with: tests/games/<game>/kit.py, if there is one."""
    if not (Path(__file__).parents[1] / "games" / game.name / "kit.py").exists():
        return default
    return getattr(import_module(f"tests.games.{game.name}.kit"), name, default)


def room_of(game):
    """The room of a game of Touchline's; for the kit's own games one with nothing but the rules."""
    return ROOMS.get(game.name) or Room(game=game, home="")


def setups(room):
    """The defaults at each number of seats, each preset, and mixtures worth trying."""
    game = room.game
    found = [with_cards(room, n, settle(game.choices, game.presets, {})) for n in game.tables]
    least = game.tables[0]
    named = [(least, {}, preset.key) for preset in game.presets[1:]]
    for row in recipe(game, "SETUPS", ()):
        seats, given = row if isinstance(row, tuple) else (least, row)
        named.append((seats, given, ""))
    for seats, given, preset in named:
        settled = settle(game.choices, game.presets, given, preset)
        found.append(with_cards(room, seats, settled))
    return found


def looks(game, twin, now, seat):
    """Is this seat shown what it could not know before, so that two worlds may come apart?"""
    return recipe(game, "looks", lambda *_: False)(twin, now, seat)


def seats_in(due):
    return [i for i in range(8) if due > 0 and due >> i & 1]


def ask(game, s, seat):
    out = Codes()
    game.options(s, seat, out)
    return out


def open_to(game, s, who):
    """The codes of a seat, or the outcomes of fate."""
    if who != FATE:
        return ask(game, s, who).listed()
    odds = Odds()
    game.luck(s, odds)
    return [odds.outcomes[i] for i in range(odds.count)]


def steps(game, setup, seed):
    """Every table of one random match, and the answer that led there; open seats answer in random
    order. Yields (table, who is due, luck, (who answered, what)); the last is None at the start."""
    rng, s, last = Rng(seed), game.new(setup), None
    for _ in range(game.longest + 1):
        due = game.due(s)
        yield s, due, rng, last
        if due == OVER:
            return
        if due == FATE:
            odds = Odds()
            game.luck(s, odds)
            who, a = FATE, odds.at(rng.below(odds.total))
        else:
            open_ = seats_in(due)
            who = open_[rng.below(len(open_))]
            out = ask(game, s, who)
            a = out.items[rng.below(out.count)]
        last = (who, a)
        game.step(s, who, a, SILENT)
    raise AssertionError("the match did not end within its bound")


def walk(game, setup, seed):
    """Every table of one random match: (table, who is due, luck)."""
    for s, due, rng, _ in steps(game, setup, seed):
        yield s, due, rng


def apart(game):
    """How many tables apart to put questions that are dear to ask."""
    return sparing(recipe(game, "APART", 1))


def some(game, setup, seed):
    """The tables of one random match that dear questions are put to."""
    return islice(walk(game, setup, seed), 0, None, apart(game))


def keys(game, s, but=()):
    return [game.view(s, i).key() for i in range(s.seats + 1) if i not in but]
