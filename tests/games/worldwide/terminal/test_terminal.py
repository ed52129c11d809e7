"""Worldwide Football at the keyboard: whole matches in both languages, discards, figures, odds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Call
from tests.cli.keys import Keys
from touchline.cli.rooms import voice
from touchline.core.choices import settle, spell
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.games.worldwide.terminal.draw import WorldSheet
from touchline.play import library, setups
from touchline.play.ai.player import Guesser, Player
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.rooms import ROOMS


def fresh(seed: int, preset: str = "", seats: int = 2, **given: str) -> Match[Table]:
    settled = settle(GAME.choices, GAME.presets, given, preset)
    options = spell(GAME.choices, settled)
    packs = setups.packs(ROOMS["worldwide"])
    header = Header("worldwide", GAME.version, options, packs=packs, seats=("",) * seats)
    setup = setups.setup(ROOM, seats, settled)
    return Match(GAME, setup, Seeded(seed), Tape(header), eager=False)


def lively(options: list[int], rng: Random) -> int:
    """Mostly plays something: at random the ball is given back far too often."""
    some = [code for code in options if code > c.GIVE]
    return rng.choice(some if some and rng.random() < 0.9 else options)


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
        m.answer(q.seat, lively(q.options, rng))


def typing(keys: Keys, rng: Random) -> Callable[[], str]:
    """Somebody who answers by number or short form, and asks this and that."""

    def line() -> str:
        if not keys.m.ask.decisions:
            return ""
        q = next(x for x in keys.m.ask.decisions if x.seat not in keys.terminal.bots)
        if rng.random() < 0.1:
            return rng.choice(["?", "why", "odds", "board", "moves", "zz", "why SH", "undo"])
        code = lively(q.options, rng)
        return rng.choice([str(q.options.index(code) + 1), keys.terminal.written(code, q.seat)])  # type: ignore[attr-defined]

    return line


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("preset", "seats", "bots"),
    [("amateur", 2, (1,)), ("cup", 2, ()), ("home", 4, (1, 2, 3)), ("professional", 4, (1, 3))],
)
def test_a_whole_match_fits_eighty_columns(
    lang: str, preset: str, seats: int, bots: tuple[int, ...]
) -> None:
    minds: dict[int, Player[Table]] = {seat: Guesser(Rng(seat)) for seat in bots}
    keys = Keys(fresh(5, preset, seats), lang, minds)
    keys.answer = typing(keys, Random(5))
    assert keys.terminal.play() == 0
    assert keys.m.ask.result is not None
    text = "\n".join(keys.out)
    assert ("The match is over" if lang == "en" else "Le match est terminé") in text
    assert ("The match in figures" if lang == "en" else "Le match en chiffres") in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "{" not in text
    assert "@" not in text


def test_teams_are_called_by_their_names_once_they_are_chosen() -> None:
    keys = Keys(fresh(3, "amateur"), bots={1: Guesser(Rng(3))})
    text = keys.type("3", "quit", "quit")
    assert "First team> 3" in text
    assert "Talinde take the field." in text
    assert "Talinde> quit" in text


def test_partners_have_names_of_their_own() -> None:
    m = fresh(3, "amateur", 4)
    until(m, int(c.CAPTAIN_CHOICE))
    text = Keys(m).type("", "2", "quit", "quit")
    assert " B)" not in text
    assert "1) " in text
    assert " A> " in text


def test_two_at_one_keyboard_never_see_each_others_cards() -> None:
    keys = Keys(fresh(7, "amateur"))
    keys.answer = typing(keys, Random(2))
    keys.terminal.play()
    text = "\n".join(keys.out)
    assert "Press Enter when nobody else is looking" in text
    assert " draw: " not in text
    assert text.count("Your hand:") > 6
    assert text.count("\n" * 60) >= 3


def test_several_cards_are_discarded_in_one_line_in_any_order() -> None:
    for seed in range(1, 40):
        m = fresh(seed, "professional", sanctions="true")
        seat = until(m, int(c.FORCED_DISCARD), seed)
        q = m.curious(seat)
        assert q is not None
        if q.most > 1:
            break
    assert q.most > 1
    keys = Keys(m, bots={1 - seat: Guesser(Rng(3))})
    held = [n for n in range(m.state.book.types) for _ in range(m.state.hand[seat * c.TYPES + n])]
    picks = held[: q.most]
    words = [keys.terminal.written(int(c.DROP) + n, seat) for n in reversed(picks)]  # type: ignore[attr-defined]
    already = len(m.tape.entries)
    keys.type(" ".join(words), "quit", "quit")
    mine = [code for who, code in m.tape.entries[already:] if who == seat][: q.most]
    assert mine == [int(c.DROP) + n for n in picks]


def test_a_refusal_says_why_with_its_rule() -> None:
    m = fresh(4, "amateur")
    seat = until(m, int(c.ATTACK), 4)
    q = m.curious(seat)
    assert q is not None
    code = next(iter(q.shut))
    keys = Keys(m, bots={1 - seat: Guesser(Rng(3))})
    text = " ".join(keys.type(keys.terminal.written(code, seat), "why", "quit", "quit").split())  # type: ignore[attr-defined]
    assert "is not allowed" in text
    assert "Rule WF-" in text


def test_what_a_defence_needs_is_told_with_the_answer() -> None:
    for seed in range(1, 30):
        m = fresh(seed, "professional")
        seat = until(m, int(c.DEFENCE), seed)
        options = m.ask.decisions[0].options
        if any(c.DEFEND <= code < c.ABILITIES for code in options):
            break
    text = Keys(m, bots={1 - seat: Guesser(Rng(3))}).type("odds", "quit", "quit")
    view = Keys(m).terminal.view(seat)  # type: ignore[attr-defined]
    for odds in view.pending.answers.values():
        assert f"needs {odds.need}: " in text


def test_a_tape_is_told_and_verified(call: Call, tmp_path: Path) -> None:
    m = fresh(9, "cup")
    rng = Random(4)
    while m.ask.result is None:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        m.answer(q.seat, lively(q.options, rng))
    file = tmp_path / "match.tape.json"
    file.write_text(m.tape.text(), "utf-8")
    told = call("replay", str(file))
    assert told.status == 0, told.err
    assert "The match in figures" in told.out
    assert "@" not in told.out
    names = {team.name for team in library.pack(ROOMS["worldwide"]).teams}
    chosen = {name for name in names if f"{name} take the field." in told.out}
    assert len(chosen) == 2
    assert not any(name in told.out for name in names - chosen)
    assert call("replay", str(file), "--verify").status == 0


def test_a_table_seen_by_nobody_in_particular_shows_no_hand() -> None:
    m = fresh(2, "professional")
    until(m, int(c.ATTACK))
    say = voice("en", ROOMS["worldwide"])
    sheet = WorldSheet(say, False, library.content(ROOMS["worldwide"]))
    terminal = Keys(m).terminal
    assert "Your hand" not in sheet.draw(terminal.view(2))  # type: ignore[attr-defined]
    assert "Your hand" in sheet.draw(terminal.view(0))  # type: ignore[attr-defined]


def test_the_dice_are_told_as_exact_fractions(call: Call) -> None:
    """§4.1 to §4.5."""
    told = call("odds", "worldwide")
    assert told.status == 0, told.err
    rows = [line.split() for line in told.out.splitlines()]
    assert [
        "19",
        "+3",
        "1/4",
        "3/10",
        "7/20",
        "2/5",
        "9/20",
        "1/2",
        "11/20",
        "3/5",
        "13/20",
    ] in rows
    block = "1/2 11/20 3/5 13/20 7/10 7/10 7/10 7/10 7/10"
    assert ["+6", *block.split()] in rows
    assert ["+1", "21/36", "20/36", "4/36", "6/36", "6/36"] in rows
    assert ["+2", "186/216", "184/216", "15/216", "11/216", "6/216"] in rows
    assert ["3/36", "6/36", "10/36", "15/36", "21/36", "26/36", "30/36"] in rows
    assert ["+2", "15/36", "5/36", "10/36", "6/36"] in rows
    assert ["direct", "free", "kick", "7/12"] in rows
    assert ["penalty", "5/6"] in rows
    assert ["shot", "at", "8", "PA", "against", "Tackle", "13/45"] in rows
    assert max(len(line) for line in told.out.splitlines()) <= 80
    french = call("odds", "worldwide", "--lang", "fr").out
    assert max(len(line) for line in french.splitlines()) <= 80
    assert call("odds", "worldwide", "somewhere").status == 1
