"""Parts of a whole add up wherever they are shown, and a number is named for what it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from touchline.cli import main
from touchline.cli.rooms import voice
from touchline.cli.sim import show
from touchline.play.arena.report import meetings, seating, standings
from touchline.play.sim.tallies import Played, Summary
from touchline.rooms import ROOMS

Shown = Callable[..., list[str]]
CLIENT = Path(__file__).parents[2] / "client" / "src"
NUMBER = re.compile(r"(\d+(?:[.,]\d+)?)")


@pytest.fixture
def shown(capsys: pytest.CaptureFixture[str]) -> Shown:
    """The lines that a command prints."""

    def run(*words: str) -> list[str]:
        assert main.main(list(words)) == 0
        return capsys.readouterr().out.splitlines()

    return run


def tenths(texts: list[str]) -> int:
    """Percentages with one place, added up, in tenths."""
    return sum(round(10 * float(text.replace(",", "."))) for text in texts)


def last_column(lines: list[str], head: str) -> list[list[str]]:
    """The last cells of each table whose heading ends so."""
    found: list[list[str]] = []
    for at, line in enumerate(lines):
        if line.rstrip().endswith(head):
            rows = []
            for row in lines[at + 1 :]:
                if not re.fullmatch(r"[ \d/,.]+", row) or not row.strip():
                    break
                rows.append(row.split()[-1])
            found.append(rows)
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "options",
    [(), ("kickoff_length=die_plus_one",), ("kickoff_side=first_placer",),
     ("kickoff_side=first_placer", "kickoff_length=die_plus_one")],
)  # fmt: skip
def test_the_chances_of_a_kick_off_add_up(
    shown: Shown, lang: str, options: tuple[str, ...]
) -> None:
    given = [x for option in options for x in ("--option", option)]
    tables = last_column(shown("--lang", lang, "odds", "streetsoccer", *given), "%")
    assert len(tables) == 2
    for column in tables:
        assert len(column) > 4
        assert tenths(column) == 1000


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_may_come_of_a_roll_adds_up(shown: Shown, lang: str) -> None:
    """Success, foul and cards; goal, save and corner: a row is all that may happen."""
    rows = 0
    for line in shown("--lang", lang, "odds", "footclub"):
        hundredths = re.findall(r"\((\d+[.,]\d)\)", line)
        if len(hundredths) > 1:
            rows += 1
            assert tenths(hundredths) == 1000, line
    assert rows == 16


def summary(unit: str, score: list[int], shares: int) -> Summary:
    """Three matches of two players, with points that divide into thirds."""
    s = Summary(("level:2", "level:1"), False, unit=unit)
    for n in range(3):
        s.add(Played(n, [0, 1], [2, 0] if n < shares else [0, 2], 0, score, 10, 5, 50))
    return s


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(ROOMS))
@pytest.mark.parametrize("won", [1, 2])
def test_players_shares_add_up_and_scores_have_their_name(
    capsys: pytest.CaptureFixture[str], lang: str, game: str, won: int
) -> None:
    unit = ROOMS[game].words.scores
    s = summary(unit, [17, 12], won)
    show(s, ROOMS[game], 1, voice(lang, ROOMS[game]))
    out = capsys.readouterr().out
    first = [
        re.search(r"level:\d\s+(\d+[.,]\d)", line) for line in out.splitlines() if "level:" in line
    ]
    assert tenths([m[1] for m in first if m]) == 1000
    words = {"en": ("goals", "victory points"), "fr": ("buts", "points de victoire")}[lang]
    assert (words[0] in out.lower(), words[1] in out.lower()) == (unit == "goals", unit != "goals")
    if unit == "goals":
        assert re.search(r"29[.,]00", out)
    else:
        assert re.search(r"17[.,]0", out)
        assert re.search(r"12[.,]0", out)


def test_the_score_of_eleven_is_victory_points() -> None:
    assert {
        name for name, words in ((n, r.words) for n, r in ROOMS.items()) if words.scores != "goals"
    } == {"eleven"}


def test_tables_of_measured_players_name_their_scores() -> None:
    goals, points = summary("goals", [1, 0], 1), summary("victory-points", [17, 12], 2)
    assert "goals" in meetings([goals]).splitlines()[0]
    for told in (meetings([points]), standings(points), seating(points)):
        assert "victory points" in told.splitlines()[0]
        assert "goals" not in told
    shares = [re.search(r"level:\d \| +(\d+\.\d) %", x) for x in standings(points).splitlines()]
    assert tenths([m[1] for m in shares if m]) == 1000
    shares = [re.match(r"\| \d +\| +(\d+\.\d) %", x) for x in seating(points).splitlines()]
    assert tenths([m[1] for m in shares if m]) == 1000


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_shares_of_three_managers_add_up(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """Each has won a third of the seasons: 33.4, 33.3 and 33.3, not 99.9 together."""
    s = Summary(("level:1", "level:2", "level:3"), False, unit="victory-points")
    for n in range(3):
        points = [2 if seat == n else 0 for seat in range(3)]
        s.add(Played(n, [0, 1, 2], points, 0, [10, 11, 12], 10, 5, 50))
    show(s, ROOMS["eleven"], 1, voice(lang, ROOMS["eleven"]))
    players, seats, _ = capsys.readouterr().out.split("\n\n")[1:]
    for told in (players, seats):
        first = [re.match(r"\S+\s+(\d+[.,]\d)", line) for line in told.splitlines()]
        assert tenths([m[1] for m in first if m]) == 1000
    for table in (standings(s), seating(s)):
        first = [re.match(r"\| \S+ +\| +(\d+\.\d) %", line) for line in table.splitlines()]
        assert tenths([m[1] for m in first if m]) == 1000


#: files of the client that write a percentage of their own: one chance that stands for itself
LONE = {
    "lib/parts.ts",  # the parts themselves
    "games/worldwide/labels.ts",  # the roll of a d20: twentieths, which are whole per cent
    "games/worldwide/End.svelte",  # the goal of a shot
    "ui/MatchReport.svelte",  # one shot or roll
    "ui/OddsList.svelte",  # the next roll
}


def test_percentages_of_the_client_are_made_in_one_place() -> None:
    """A new place says that its number is no part of a whole, or uses lib/parts.ts."""
    made = {
        str(path.relative_to(CLIENT))
        for kind in ("ts", "svelte")
        for path in CLIENT.rglob(f"*.{kind}")
        if re.search(r"style: 'percent'|Math\.round\(100 \*", path.read_text("utf-8"))
    }
    assert made <= LONE | OF_FOOTCLUB | GUIDES


GUIDES = {"games/worldwide/coach.ts"}  # the best chance of a goal in a hand
OF_FOOTCLUB = {f"games/footclub/{name}" for name in ("Bonus.svelte", "Do.svelte", "notes.ts")}
