"""The report of a season of Eleven as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.games.eleven.voice.event_names import SCORES
from touchline.play.numbers import decimal
from touchline.play.report import Row
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.terminal.fields import fractions, ints, number, one, rows
from touchline.play.terminal.figures import row_of, table

WIDTHS: Final = (22, 13)  # columns of a name and of a manager


def lines(say: Voice, teams: Sequence[Team], report: Mapping[str, object]) -> list[str]:
    """Week by week, then dealings, points and dice; nothing for no report."""
    if not report:
        return []
    told = [say.say("el-report-title")]
    for week in rows(report["weeks"]):
        told.append(f"  {say.say('el-report-week', week=number(week['week']))}")
        for seat, row in enumerate(rows(week["seats"])):
            if row["score"] is not None:
                told.append("    " + result(say, seat, row))
    told += dealings(say, report)
    told += points(say, report)
    told += dice(say, report)
    return told


def result(say: Voice, seat: int, row: Mapping[str, object]) -> str:
    """A match in a line: opponent, score, formation, fans."""
    ours, theirs = ints(row["score"])
    return say.say(
        "el-report-match",
        team=say.named(f"team{seat}"),
        club=say.named(f"o{row['club']}"),
        score=f"{ours}–{theirs}",
        shape=str(row["shape"]),
        fans=number(row["fans"]),
    )


def dealings(say: Voice, report: Mapping[str, object]) -> list[str]:
    """What came and went, by week."""
    found = rows(report["dealings"])
    told = [f"  {say.say('el-report-dealings')}"] if found else []
    for row in found:
        card = row["card"]
        told.append(
            "    "
            + say.say(
                "el-report-deal",
                week=number(row["week"]),
                team=say.named(f"team{row['seat']}"),
                what=str(row["what"]),
                name=say.named(f"p{card}") if card is not None else "",
                kind=number(row["kind"]) if row["kind"] is not None else -1,
                price=number(row["price"]),
            )
        )
    return told


def points(say: Voice, report: Mapping[str, object]) -> list[str]:
    """EL-320 Victory points by category, a column a manager."""
    columns = rows(report["vp"])
    heads = [say.named(f"team{n}")[:13] for n in range(len(columns))]
    told = [row_of(say.say("el-report-vp"), heads, *WIDTHS)]
    for word in (*SCORES, "total"):
        if not all(word in column for column in columns):
            continue
        figures = [number(column[word]) for column in columns]
        told += table(say, "el", [Row(word, figures)], *WIDTHS)
    return told


def dice(say: Voice, report: Mapping[str, object]) -> list[str]:
    """Goals, and what the dice of the consequences brought beyond what was to be expected."""
    goals = [ints(one(row)["own"])[3] for row in rows(report["shots"])]
    paid = [number(row["rerolls"]) for row in rows(report["dice"])]
    luck = [decimal(x, 1, say, sign=True) for x in fractions(report["luck"])]
    return [
        *table(say, "el", [Row("goals", goals)], *WIDTHS),
        row_of(say.say("el-report-luck"), luck, *WIDTHS),
        *table(say, "el", [Row("rerolls", paid)], *WIDTHS),
    ]
