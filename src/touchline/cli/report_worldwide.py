"""The report of a match of Worldwide Football as lines of text."""

from __future__ import annotations

from collections.abc import Mapping

from touchline.play.speech import Voice

from .report_footclub import decimal, pairs, rows, whole


def lines(say: Voice, report: Mapping[str, object]) -> list[str]:
    """Goals one by one, then a table with a column a side; nothing for no report."""
    if not report:
        return []
    told = [say.say("wf-report-title")]
    for row in rows(report["goals"]):
        told.append(
            "  "
            + say.say(
                "wf-report-goal",
                piece=str(row["piece"]),
                team=say.named(f"team{row['side']}"),
                half=int(str(row["half"])),
            )
        )
    shots, fouls = rows(report["shots"]), rows(report["fouls"])
    shown = [row for row in fouls if row["shown"]]
    people = report["people"]
    assert isinstance(people, list)
    table = [
        ("shots", [str(sum(s["side"] == side for s in shots)) for side in range(2)]),
        ("expected", [decimal(x, say) for x in pairs(report["expected"])]),
        ("corners", [str(n) for n in whole(report["corners"])]),
        ("free-kicks", [str(n) for n in whole(report["free_kicks"])]),
        ("attacks", [str(n) for n in whole(report["attacks"])]),
        ("defences", [defended(report, side) for side in range(2)]),
        ("fouls", [str(sum(f["side"] == side for f in fouls)) for side in range(2)]),
        ("cards", [str(sum(f["side"] == side for f in shown)) for side in range(2)]),
        ("stars", [str(n) for n in whole(report["stars"])]),
        ("people", [str(sum(often for _, often in one)) for one in people]),
        ("luck", [decimal(x, say, sign=True) for x in pairs(report["luck"])]),
    ]
    for word, (left, right) in table:
        told.append(f"  {say.say(f'wf-report-{word}'):<36} {left:>8} {right:>8}")
    return told


def defended(report: Mapping[str, object], side: int) -> str:
    """Rolls of defence cards, traps and Player cards: won and tried."""
    own = [
        row
        for row in rows(report["rolls"])
        if row["side"] == side and row["kind"] in ("defence", "trap", "person")
    ]
    return f"{sum(row['result'] == 'won' for row in own)}/{len(own)}"
