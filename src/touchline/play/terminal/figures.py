"""Figures of a finished match as lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction

from touchline.play.numbers import decimal
from touchline.play.report import Row
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .fields import fractions, is_list, number, rows, things

PLACES = 2  # of a figure that is a mean


def of_match(prefix: str) -> Callable[[Voice, Sequence[Team], Mapping[str, object]], list[str]]:
    """How a report of two sides (`play.report`) is written by a game whose messages begin so."""

    def lines(
        say: Voice,
        teams: Sequence[Team],
        report: Mapping[str, object],
    ) -> list[str]:
        """Goals one by one, then a table with a column a side; nothing for no report."""
        if not report:
            return []
        told = [say.say(f"{prefix}-report-title")]
        told += [
            "  " + say.say(f"{prefix}-report-goal", **goal(row)) for row in rows(report["goals"])
        ]
        told += table(say, prefix, map(read, rows(report["rows"])))
        luck = [decimal(x, PLACES, say, sign=True) for x in fractions(report["luck"])]
        return [*told, row_of(say.say(f"{prefix}-report-luck"), luck)]

    return lines


def goal(row: Mapping[str, object]) -> dict[str, str | int]:
    """What the sentence of a goal tells: who scored, for which team, and when."""
    told: dict[str, str | int] = {
        key: x for key, x in row.items() if isinstance(x, str | int) and key not in ("side", "who")
    }
    return {**told, "name": f"@{row['who']}", "team": f"@team{row['side']}"}


def read(row: Mapping[str, object]) -> Row:
    """A row of a report, from how it travels."""
    of_side = things(row["of_side"])
    tried = row["tried"]
    figures = [Fraction(*x) if is_list(x) else number(x) for x in of_side]
    return Row(str(row["id"]), figures, tried if is_list(tried) else ())


def table(
    say: Voice,
    prefix: str,
    rows: Iterable[Row],
    label: int = 36,
    cell: int = 8,
    places: int = PLACES,
) -> list[str]:
    """A line for each row, a column for each side.

    prefix       what the messages of the game begin with
    label, cell  widths of the name and of a figure
    places       decimals of figures that are means
    """
    told = []
    for row in rows:
        texts = [
            decimal(x, places, say) if isinstance(x, Fraction) else str(x) for x in row.of_side
        ]
        if row.tried:
            texts = [f"{won}/{tried}" for won, tried in zip(texts, row.tried, strict=True)]
        told.append(row_of(say.say(f"{prefix}-report-{row.id}"), texts, label, cell))
    return told


def row_of(name: str, texts: Iterable[str], label: int = 36, cell: int = 8) -> str:
    """A name and its texts, those to the right."""
    return f"  {name:<{label}}" + "".join(f" {text:>{cell}}" for text in texts)
