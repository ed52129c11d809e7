"""The report of a season of Eleven as lines of text."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from touchline.games.eleven.telling import SCORES
from touchline.play.speech import Voice

from .draw_eleven import ints, number, one, rows
from .sim import decimal


def lines(say: Voice, report: Mapping[str, object]) -> list[str]:
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
    told = ["  " + f"{say.say('el-report-vp'):<22}" + "".join(f"{head:>14}" for head in heads)]
    for word in (*SCORES, "total"):
        if not all(word in column for column in columns):
            continue
        label = say.say(f"el-report-{word}")
        told.append(f"  {label:<22}" + "".join(f"{column[word]!s:>14}" for column in columns))
    return told


def dice(say: Voice, report: Mapping[str, object]) -> list[str]:
    """Goals, and what the dice of the consequences brought beyond what was to be expected."""
    luck = report["luck"]
    assert isinstance(luck, list)
    told = []
    goals = [ints(one(row)["own"])[3] for row in rows(report["shots"])]
    told.append(f"  {say.say('el-report-goals'):<22}" + "".join(f"{n:>14}" for n in goals))
    tops = [decimal(float(Fraction(n, d)), 1, say) for n, d in luck]
    told.append(f"  {say.say('el-report-luck'):<22}" + "".join(f"{text:>14}" for text in tops))
    paid = [number(row["rerolls"]) for row in rows(report["dice"])]
    told.append(f"  {say.say('el-report-rerolls'):<22}" + "".join(f"{n:>14}" for n in paid))
    return told
