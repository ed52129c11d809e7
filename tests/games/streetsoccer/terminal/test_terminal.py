"""A match at the terminal: whole matches in both languages, and every word one may type."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.cli.conftest import Call
from tests.cli.keys import Keys
from touchline.core.choices import settle
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.tape import Header, Tape
from touchline.core.window import Window
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.terminal.match_words import matching, plain
from touchline.games.streetsoccer.voice.notation import text_of
from touchline.play import records
from touchline.play.ai.player import Guesser, Player
from touchline.play.croupier import Scripted, Seeded, Silent
from touchline.play.match import Match
from touchline.play.tapes import match_from
from touchline.play.terminal.commands import COMMANDS, command
from touchline.rooms import ROOMS

ASKED = list(COMMANDS)[:9]
TURN = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L t 4 7a 0-0 - L"


class Table80(Keys):
    """A terminal with a script; what it wrote without its line breaks."""

    def type(self, *lines: str) -> str:
        """As `Keys.type`, line breaks as gaps."""
        return " ".join(super().type(*lines).split())


def at(position: str = TURN, dice: list[int] | None = None) -> Match[Table]:
    """A match begun from a position."""
    header = Header("streetsoccer", GAME.version, seats=("A", "B"), start=position)
    setup = Setup(2, settle(GAME.choices, GAME.presets, {}))
    origin = GAME.read(position, setup)
    return Match(GAME, setup, Scripted(dice or []), Tape(header), False, origin)


def fresh(seed: int) -> Match[Table]:
    """A new match."""
    tape = Tape(Header("streetsoccer", GAME.version))
    return Match(GAME, Setup(2), Seeded(seed), tape, eager=False)


def playing(table: Table80, rng: Random) -> Callable[[], str]:
    """Somebody who plays at random, scores when they can, and asks about this and that."""

    def line() -> str:
        if not table.m.ask.decisions:
            return ""
        q = table.m.ask.decisions[0]
        if rng.random() < 0.1:
            return rng.choice([*ASKED, "why d3e5", "f4", "d3 g7", "zz", "undo", "d3"])
        goals = [code for code in q.options if code % 140 == 0 and code // 19600 > 2]
        return text_of(table.m.state, rng.choice(goals or q.options))

    return line


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("bot", [True, False])
def test_a_whole_match_fits_eighty_columns(lang: str, bot: bool) -> None:
    bots: dict[int, Player[Table]] = {1: Guesser(Rng(3))} if bot else {}
    table = Table80(fresh(5), lang, bots)
    table.answer = playing(table, Random(5))
    assert table.terminal.play() == 0
    assert table.m.ask.result is not None
    text = "\n".join(table.out)
    assert ("The match is over" if lang == "en" else "Le match est terminé") in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "{" not in text


def test_moves_are_typed_in_many_ways() -> None:
    for line in ("d3e4h6", "d3 e4 h6", "D3-E4-H6", "d3h6", "d3e4-h6"):
        m = at(dice=[1])
        Table80(m).type(line)
        assert m.state.ball == read_position(TURN.replace("e4", "h6")).ball, line
    for second in ("h6", "e4h6"):
        m = at(dice=[1])
        text = Table80(m).type("d3", second)
        assert "Osk" not in text.split("to h6")[0] or "kicks from e4 to" in text
        assert m.state.half == 1


def test_a_figure_shows_what_it_can_do() -> None:
    text = Table80(at()).type("d3", "g5", "k8")
    assert "can walk to: " in text
    assert "kicks from e4 to: " in text
    assert " x " in text
    assert "d3g5 is not allowed. Another figure stands there" in text
    assert "d3k8 is not allowed. " in text


def test_why_names_the_reason_and_the_rule() -> None:
    text = Table80(at()).type("why d3e3", "why d3h8", "why k5", "why", "why zz", "why d3g3")
    assert "Rule SS-053." in text
    assert "Rule SS-051." in text
    assert "d3g3 is allowed" in text or "Rule SS-" in text
    assert "Name a move, as in: why d3e5" in text
    assert "not among the moves" in text


def test_what_is_shut_is_refused_with_its_reason() -> None:
    m = at()
    text = Table80(m).type("d3a1", "d3e4k8", "zz", "@@", "c8")
    assert "d3a1 is not allowed" in text
    assert "“zz” is neither a move nor a command" in text
    assert not m.tape.entries


def test_goals_may_be_typed_as_words() -> None:
    goal = "12/12/3p3P4/5P2P1g1/1G4p2P2/9p2/8p3/12 j6 L t 4 7a 0-0 - L"
    for line in ("h6j6##", "h6 goal", "h6but", "h6##"):
        m = at(goal)
        text = Table80(m).type(line)
        assert m.state.score0 == 1, line
        assert "Goal!" in text


def test_placing_by_cell_and_taking_back() -> None:
    m = fresh(3)
    text = Table80(m).type("b4", "undo", "b4", "why f4", "moves", "+pf4", "g5", "Gk5")
    assert "Taken back." in text
    assert "moves are open" in text
    assert len(m.tape.answers()) == 1 + 3
    assert "in goal" in text


def test_what_the_dice_have_seen_is_not_taken_back() -> None:
    m = at(dice=[3])
    text = Table80(m).type("d3d4" if "d3d4" in open_texts(m) else open_texts(m)[0], "undo")
    assert "the dice have been rolled since" in text


def open_texts(m: Match[Table]) -> list[str]:
    return [text_of(m.state, code) for code in m.ask.decisions[0].options]


def test_resigning_and_leaving_are_asked_twice() -> None:
    m = at()
    text = Table80(m).type("resign", "board", "resign", "resign", "")
    assert m.gone == 0
    assert text.count("Type resign again") == 2
    m = at()
    text = Table80(m).type("quit", "quit", "d3e4h6")
    assert m.ask.result is None
    assert "Type quit again" in text
    assert not m.tape.entries


def test_a_match_is_kept_and_goes_on(tmp_path: Path, call: Call) -> None:
    m = at(dice=[1])
    record, tape = tmp_path / "match.txt", tmp_path / "match.json"
    text = Table80(m).type(
        "save", "d3e4h6", f"save {record}", f"save {record}", f"save {tape}", "quit"
    )
    assert "Name a file" in text
    assert "is there already" in text
    for file in (record, tape):
        kept = match_from(
            ROOM,
            records.open_any(ROOMS, file.read_text("utf-8")),
            Silent(),
            eager=False,
        )
        assert write_position(kept.state) == write_position(m.state)
        words = ("play", "streetsoccer", "--terminal", "--hot-seat", "--load", str(file))
        told = call(*words, typed="moves\n")
        assert told.status == 0
        assert "moves are open" in told.out


def test_rules_and_odds_are_read_at_the_table() -> None:
    text = Table80(at()).type("rule ss57", "rule ss999", "odds", "?", "board")
    assert "SS-057 " in text
    assert "no rule “ss999”" in text
    assert "Chance to score in this turn" in text
    assert "Type a move, or a command." in text


def test_a_bot_without_an_answer_is_replaced_by_lot() -> None:
    class Broken(Player[Table]):
        def choose(self, pane: Window[Table]) -> list[int]:
            return [7]

    m = at(dice=[1])
    text = Table80(m, bots={0: Broken()}).type()
    assert "drawn by lot" in text
    assert len(m.tape.entries) == 2


def test_colours_only_where_they_are_wanted() -> None:
    assert "\x1b[" in Table80(at(), colour=True).type("board")
    assert "\x1b[" not in Table80(at()).type("board")


def test_a_newcomer_plays_by_one_command(call: Call) -> None:
    told = call("play", "streetsoccer", "--terminal", "--seed", "4", "--level", "1", typed="?\n")
    assert told.status == 0
    assert "Harbour Lane (L, attacks to the right) against Mill Yard" in told.out


def test_every_computer_player_has_luck_of_its_own(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three rivals at a table of four, of the same level."""
    seeds: list[int] = []

    def seated(game: object, level: int, seed: int, **_: object) -> Guesser:
        seeds.append(seed)
        return Guesser(Rng(seed))

    monkeypatch.setattr("touchline.cli.play.player", seated)
    words = ("play", "eleven", "--terminal", "--seats", "4", "--seed", "4", "--level", "1")
    assert call(*words, typed="quit\n").status == 0
    assert len(seeds) == len(set(seeds)) == 3


def test_words_and_moves_are_told_apart() -> None:
    assert command("  Pourquoi d3 e5 ") == ("why", "d3 e5")
    assert command("d3e5") == ("", "d3e5")
    assert plain(" d3 - e4 - H6") == "d3e4h6"
    assert plain("--") == "--"
    assert plain("gb4") == "+Gb4"
    assert plain("C3 but") == "c3##"


def test_an_ambiguous_end_is_not_guessed() -> None:
    """Two kickers stand in the circle and both can send the ball there."""
    both = "12/12/3P4p3/5PpP2g1/1G3Pp5/12/4p7/12 - L o 2 1a 0-0 - L"
    t = read_position(both)
    m = at(both)
    texts = open_texts(m)
    shared = next(x[-2:] for x in texts if sum(y.endswith(x[-2:]) for y in texts) > 1)
    assert len(matching(t, m.ask.decisions[0].options, shared)) == 2
    assert "Several moves begin so" in Table80(m).type(shared)
