"""Eleven at the keyboard: whole seasons in both languages, line-ups, advice, figures, odds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from tests.cli.keys import Keys
from touchline.cli.rooms import voice
from touchline.core.choices import settle, spell
from touchline.core.contract import State
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.terminal import odds as odds_eleven
from touchline.games.eleven.terminal.draw import SeasonSheet
from touchline.games.eleven.terminal.terminal import ElevenTerminal
from touchline.play import library, setups
from touchline.play.ai.player import Guesser, Player
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.tapes import report_of
from touchline.rooms import ROOMS


def fresh(seed: int, seats: int = 1, preset: str = "", **given: str) -> Match[Table]:
    settled = settle(GAME.choices, GAME.presets, given, preset)
    options = spell(GAME.choices, settled)
    packs = setups.packs(ROOMS["eleven"])
    header = Header("eleven", GAME.version, options, packs=packs, seats=("",) * seats)
    setup = setups.setup(ROOM, seats, settled)
    return Match(GAME, setup, Seeded(seed), Tape(header), eager=False)


def until(m: Match[Table], kind: int, seed: int = 1) -> int:
    """Play on until this question; the seat that is asked."""
    rng = Random(seed)
    while True:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        if q.kind == kind:
            return q.seat
        m.answer(q.seat, rng.choice(q.options))


def keys_for(m: Match[Table], lang: str = "en", bots: int = 0) -> Keys:
    minds: dict[int, Player[Table]] = {n: Guesser(Rng(n)) for n in range(1, 1 + bots)}
    return Keys(cast(Match[State], m), lang, cast(dict[int, Player[State]], minds))


def typing(keys: Keys, rng: Random) -> Callable[[], str]:
    """Somebody who answers by number, short form or nothing, and asks this and that."""

    def line() -> str:
        asked = [q for q in keys.m.ask.decisions if q.seat not in keys.terminal.bots]
        if not asked:
            return ""
        q = asked[0]
        if rng.random() < 0.06:
            return rng.choice(
                ["?", "why", "odds", "board", "moves", "zz", "why aldane", "undo", "look x"]
            )
        if q.kind == c.FORMATION_ and rng.random() < 0.5:
            return "lineup"
        code = rng.choice(q.options)
        written = str(keys.terminal.written(code, q.seat))  # type: ignore[attr-defined]
        return rng.choice([str(q.options.index(code) + 1), written])

    return line


@pytest.mark.parametrize(
    ("lang", "seats", "bots", "preset"),
    [("en", 1, 0, ""), ("fr", 1, 0, "ageing_squad"), ("fr", 2, 1, "division2"), ("en", 3, 2, "")],
)
def test_a_whole_season_fits_eighty_columns(lang: str, seats: int, bots: int, preset: str) -> None:
    keys = keys_for(fresh(5, seats, preset), lang, bots)
    keys.answer = typing(keys, Random(5))
    assert keys.terminal.play() == 0
    assert keys.m.ask.result is not None
    text = "\n".join(keys.out)
    wide = [line for line in text.splitlines() if len(line) > 80 and not line.startswith("http")]
    assert wide == []
    assert not {"{", "@"} & set(text)
    title = {"en": "The season in figures", "fr": "La saison en chiffres"}[lang]
    assert title in text


def test_a_line_up_is_suggested_as_a_whole() -> None:
    m = fresh(3)
    seat = until(m, int(c.FORMATION_))
    keys = keys_for(m)
    keys.type("lineup")
    assert m.state.get(seat, c.PLAN) >= 0
    shirts = [m.state.shirt(seat, n, c.AT) for n in range(13) if m.state.shirt(seat, n, c.FIELD)]
    assert len(shirts) == 10
    assert min(shirts) >= 0
    assert "line up" in "\n".join(keys.out)


def test_every_step_of_a_line_up_can_be_left_to_the_computer() -> None:
    m = fresh(4)
    seat = until(m, int(c.FORMATION_))
    keys = keys_for(m)
    steps = 0

    def line() -> str:
        nonlocal steps
        q = keys.m.ask.of(seat)
        if q is None or not c.FORMATION_ <= q.kind <= c.PLACE:
            raise EOFError
        steps += 1
        return ""

    keys.answer = line
    assert keys.terminal.play() == 0
    assert steps > 1
    assert m.state.get(seat, c.PLAN) >= 0
    assert "Selected by" in "\n".join(keys.out)


def test_what_is_shut_is_explained() -> None:
    m = fresh(2)
    until(m, int(c.DAY))
    text = " ".join(keys_for(m).type("why", "zz zz").split())
    assert "Only the right three can be taken." in text
    assert "EL-030" in text
    assert "“zz zz” is neither" in text


def test_a_name_is_enough_where_it_is_the_only_one() -> None:
    m = fresh(6)
    seat = until(m, int(c.DRAFT))
    q = m.ask.of(seat)
    assert q is not None
    wish = q.options[1]
    keys_for(m).type(voice("en", ROOMS["eleven"]).named(f"p{wish - c.CARD}"))
    assert [code for who, code in m.tape.answers() if who == seat] == [wish]


def test_a_card_is_told_by_its_name() -> None:
    m = fresh(6)
    until(m, int(c.DAY))
    text = keys_for(m).type("look okoye", "look aldane", "voir zzz")
    assert "Bertrand Okoye: YRYRYB, money +1, operations +1, fitness −1. Action" in text
    assert "Aldane: kee 1×2/2×2, shirt 1, price 1." in text
    assert "No card is called “zzz”." in text


def test_prices_stand_beside_what_is_bought() -> None:
    m = fresh(6)
    seat = until(m, int(c.DAY))
    text = keys_for(m).type("moves")
    price = min(int(n) for n in (m.state.book.office_cost[0], 9))
    if m.state.get(seat, c.HAS) >= price:
        assert f"Build an office ({price})" in text
    assert "End the day\n" in text


def test_options_of_a_card_are_told_by_what_they_do() -> None:
    m = fresh(6)
    until(m, int(c.DAY))
    terminal = keys_for(m).terminal
    assert isinstance(terminal, ElevenTerminal)
    v = terminal.seen(0)
    book = v.book
    card = next(n for n, row in enumerate(terminal.sheet.cards) if row["name"] == "Mina Drexler")
    op = int(book.ability(int(book.card(card, b.FIRST_ABILITY)), b.DO))
    v.frames += [int(c.OPTION_), op, card, 1]
    told = [terminal.sentence(int(c.OPTION) + n, 0) for n in range(2)]
    assert told == ["Remove 1 injury token from a card", "Remove 1 suspension token from a card"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_watcher_sees_every_club(lang: str) -> None:
    m = fresh(8, 4)
    until(m, int(c.DAY))
    teams = list(library.teams(ROOMS["eleven"]).values())[:4]
    say = voice(lang, ROOM, teams)
    view = keys_for(m).terminal.words.view(GAME.view(m.state, 4))
    text = ROOM.terminal.drawn(ROOM, say, teams, view, False, "base")
    assert all(team.name in text for team in teams)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert SeasonSheet(say, True, library.content(ROOMS["eleven"], "base", lang)).draw(view) != text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_tables_of_the_dice_are_told(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    odds_eleven.tables(ROOM, voice(lang, ROOM))
    text = capsys.readouterr().out
    # §3.3: three directors are tied with probability 0.268 on average over all 560 boards
    row = next(line for line in text.splitlines() if line.startswith(("3 directors", "3 direct")))
    top, bottom = (int(n) for n in row.split()[-1].split("/"))
    assert abs(top / bottom - 0.268) < 0.0005
    assert "11/6" in text  # the mean of the red die
    assert "{" not in text


def test_a_season_that_goes_on_has_no_figures() -> None:
    m = fresh(9)
    assert report_of(ROOM, m) == {}
    assert ROOM.terminal.figures(voice("en", ROOM), [], {}) == []
