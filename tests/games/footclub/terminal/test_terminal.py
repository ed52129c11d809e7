"""FootClub at the keyboard: whole matches in both languages, runs, handing over, figures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Call
from tests.cli.keys import Keys
from touchline.core.choices import settle, spell
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape, read
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.terminal.draw import ATTACKS
from touchline.games.footclub.voice.notation import text_of
from touchline.games.footclub.voice.shown import Offensive, ShotOdds
from touchline.play import library, setups
from touchline.play.ai.player import Guesser, Player
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS


def fresh(seed: int, preset: str = "", **given: str) -> Match[Table]:
    settled = settle(GAME.choices, GAME.presets, given, preset)
    options = spell(GAME.choices, settled)
    header = Header("footclub", GAME.version, options, packs=setups.packs(ROOMS["footclub"]))
    setup = setups.setup(ROOM, 2, settled)
    return Match(GAME, setup, Seeded(seed), Tape(header), eager=False)


def until(m: Match[Table], phase: int, seed: int = 1) -> None:
    """Play on at random until this phase."""
    rng = Rng(seed)
    while m.state.stack.phase() != phase:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        m.answer(q.seat, q.options[rng.below(len(q.options))])


def typing(keys: Keys, rng: Random) -> Callable[[], str]:
    """Somebody who answers by number, short form or an empty line, and asks this and that."""

    def line() -> str:
        if not keys.m.ask.decisions:
            return ""
        q = next(x for x in keys.m.ask.decisions if x.seat not in keys.terminal.bots)
        if rng.random() < 0.1:
            return rng.choice(["?", "why", "odds", "board", "moves", "zz", "why tackle 8", "undo"])
        if q.kind in (c.ASK_SHAPE, c.ASK_TACTICS, c.ASK_SLOT) and rng.random() < 0.7:
            return ""
        code = rng.choice(q.options)
        return rng.choice([keys.terminal.key(code, q), text_of(code)])

    return line


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("preset", "bot"), [("poussin", True), ("poussin", False), ("cup", True)])
def test_a_whole_match_fits_eighty_columns(lang: str, preset: str, bot: bool) -> None:
    bots: dict[int, Player[Table]] = {1: Guesser(Rng(3))} if bot else {}
    keys = Keys(fresh(5, preset), lang, bots)
    keys.answer = typing(keys, Random(5))
    assert keys.terminal.play() == 0
    assert keys.m.ask.result is not None
    text = "\n".join(keys.out)
    assert ("The match is over" if lang == "en" else "Le match est terminé") in text
    assert ("The match in figures" if lang == "en" else "Le match en chiffres") in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "{" not in text
    assert "@" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", ATTACKS)
def test_an_offensive_and_its_odds_fit_eighty_columns(lang: str, kind: str) -> None:
    """Whatever club attacks, and however long its fractions are."""
    sheet = Keys(fresh(5, "cup"), lang).terminal.sheet
    for club in range(2):
        odds = ShotOdds(goal=(25, 72), save=(41, 72), corner=(6, 72))
        attack = Offensive(club, kind, 13, 20, -5, -5, 0, False, 0, odds, 0, False)
        rows = sheet._attack(attack)
        assert max(len(row) for row in rows) <= 80
        assert "25/72" in " ".join(rows)


def test_an_empty_line_fills_the_whole_envelope() -> None:
    m = fresh(2)
    until(m, int(c.PREMATCH))
    keys = Keys(m, bots={1: Guesser(Rng(3))})
    text = keys.type("", "quit", "quit")
    mine = [code for who, code in m.tape.answers() if who == 0]
    run = mine[-27:]  # a shape, ten players, a captain, fourteen cards, done
    assert run[0] >= c.SHAPE
    assert run[-1] == c.DONE
    assert text_of(run[1]) in text
    assert "Choose your formation" in text


def test_cards_are_picked_in_any_order_and_alike_ones_stand_for_each_other() -> None:
    m = fresh(4)
    until(m, int(c.TACTICS), seed=3)
    seat = m.ask.decisions[0].seat
    keys = Keys(m, bots={1 - seat: Guesser(Rng(3))})
    reserve = [n for n in range(c.DECK) if m.state.where[seat * c.DECK + n] == c.RESERVE]
    plain = [n for n in reserve if not 21 <= n < 34]
    alike = [n for n in reserve if 29 <= n < 34]
    picks = plain[:12] + alike[-2:]
    Random(1).shuffle(picks)
    keys.type(" ".join(str(n + 1) for n in picks))
    mine = [code - c.CARD for who, code in m.tape.answers() if who == seat][-14:]
    assert sorted(mine) == sorted(plain[:12] + alike[:2])


def test_a_refusal_says_why_with_its_rule() -> None:
    m = fresh(4, "poussin")
    until(m, int(c.OFFENSIVE), seed=6)
    for _ in range(40):
        q = m.ask.decisions[0] if m.ask.decisions else None
        full = m.curious(q.seat) if q else None
        if q and full and full.shut:
            break
        if q is None:
            m.let_fate_answer()
        else:
            m.answer(q.seat, q.options[-1])
    assert q is not None
    assert full is not None
    code = next(iter(full.shut))
    keys = Keys(m, bots={1 - q.seat: Guesser(Rng(3))})
    text = " ".join(keys.type(text_of(code), "why", "quit", "quit").split())
    assert "is not allowed" in text
    assert "Rule " in text


def test_two_at_one_keyboard_never_see_each_others_cards() -> None:
    keys = Keys(fresh(7, "poussin"))
    keys.answer = typing(keys, Random(2))
    keys.terminal.play()
    text = "\n".join(keys.out)
    assert "Press Enter when nobody else is looking" in text
    assert "Drawn by" not in text
    # between two hands of different people the screen is wiped
    assert text.count("Your hand:") > 6
    assert text.count("\n" * 60) >= 3


def test_an_envelope_is_opened_again_by_undo() -> None:
    m = fresh(2)
    until(m, int(c.PREMATCH))
    keys = Keys(m)
    keys.type("", "2-2-2-2-2", "undo", "quit", "quit")
    assert m.state.sealed.counts[0] == 0


def test_a_match_is_kept_as_a_tape_and_not_as_a_record(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    m = fresh(5, "poussin")
    keys = Keys(m, bots={1: Guesser(Rng(3))})
    text = keys.type(f"save {tmp_path / 'match.txt'}", f"save {file}", "quit")
    assert "footclub has no game record" in " ".join(text.split())
    tape = read(file.read_text("utf-8"))
    assert tape.header.packs == {"base": library.numbers_digest(ROOMS["footclub"])}
    assert match_from(ROOM, tape, Silent(), eager=False).tape.entries == m.tape.entries


def test_a_tape_is_told_and_verified(call: Call, tmp_path: Path) -> None:
    m = fresh(9, "poussin")
    rng = Rng(4)
    while m.ask.result is None:
        if m.ask.chance is not None:
            m.let_fate_answer()
            continue
        q = m.ask.decisions[0]
        m.answer(q.seat, q.options[rng.below(len(q.options))])
    file = tmp_path / "match.tape.json"
    tape = Tape(Header("footclub", GAME.version, {"rules": "poussin"}, "poussin"))
    tape.entries = m.tape.entries
    file.write_text(tape.text(), "utf-8")
    told = call("replay", str(file))
    assert told.status == 0, told.err
    assert "The match in figures" in told.out
    assert call("replay", str(file), "--verify").status == 0
    cells = json.loads(tape.text())
    cells["packs"] = {"base": "0" * 64}
    file.write_text(json.dumps(cells), "utf-8")
    bad = call("replay", str(file), "--verify")
    assert bad.status == 3
    assert "another edition of the pack" in " ".join(bad.err.split())


def test_the_dice_are_told_as_exact_fractions(call: Call) -> None:
    told = call("odds", "footclub")
    assert told.status == 0
    lines = {line.split("  ")[0].strip(): line for line in told.out.splitlines()}
    assert "109/144" in lines["aggressive"]
    assert "5/432" in lines["aggressive"]
    assert "191/216" in lines["enforcer, stopper"]
    assert "7/9 (77.8)" in lines["+2"]
    assert "35/36" in lines["−5"]
    assert "118097197/387420489" in told.out
    assert max(len(line) for line in told.out.splitlines()) <= 80
    french = call("odds", "footclub", "--lang", "fr").out
    assert max(len(line) for line in french.splitlines()) <= 80
    assert call("odds", "footclub", "somewhere").status == 1
    counted = call("perft", "footclub", "somewhere")
    assert counted.status == 1
    assert "footclub has none" in counted.err


def test_matches_are_simulated(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    args = ("sim", "footclub", "--preset", "poussin", "--players", "guesser", "guesser")
    told = call(*args, "--matches", "4", "--jobs", "2", "--out", str(out))
    assert told.status == 0, told.err
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert len(rows) == 4
    assert "footclub-" not in told.out
    assert all(row["tape"]["packs"] for row in rows)
    assert call(*args, "--pack", "nobody").status == 1


# -- perft ----------------------------------------------------------------------------------------


def test_ways_are_counted_to_a_depth(call: Call) -> None:
    told = call("perft", "footclub", "--depth", "3")
    assert (told.status, told.out) == (0, "1 3\n2 6\n3 12\n")
    later = call("perft", "footclub", "--preset", "poussin", "--depth", "2", "--after", "1")
    assert later.out == "1 20\n2 400\n"
    more = ("--seed", "1", "--after", "60", "--option", "bonus_first=defence")
    assert call("perft", "footclub", "--preset", "poussin", "--depth", "1", *more).status == 0


def test_a_depth_goes_with_no_position(call: Call) -> None:
    told = call("perft", "streetsoccer", "12/12", "--depth", "2")
    assert told.status == 2
    assert "leave out the position" in told.err
    assert "--depth" in call("perft", "footclub").err
