"""The report of a match of FootClub as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from touchline.play.speech import Voice
from touchline.play.teams import Team


def lines(say: Voice, teams: Sequence[Team], report: Mapping[str, object]) -> list[str]:
    """Goals one by one, then a table with a column a club; nothing for no report."""
    if not report:
        return []
    told = [say.say("fc-report-title")]
    for row in rows(report["goals"]):
        told.append(
            "  "
            + say.say(
                "fc-report-goal",
                name=say.named(f"p{row['player']}"),
                team=teams[int(str(row["club"]))].name,
                period=("before", "first", "second", "extra")[int(str(row["period"]))],
                turn=int(str(row["turn"])),
            )
        )
    shots = rows(report["shots"])
    cards = rows(report["cards"])
    tried = [sums(report, side) for side in range(2)]
    table = [
        ("shots", [str(sum(s["club"] == side for s in shots)) for side in range(2)]),
        ("expected", [decimal(pair, say) for pair in pairs(report["expected"])]),
        ("possession", [str(n) for n in whole(report["possession"])]),
        ("presses", [str(n) for n in whole(report["presses"])]),
        ("tackles", [f"{t['tackles'][0]}/{t['tackles'][1]}" for t in tried]),
        ("supports", [f"{t['supports'][0]}/{t['supports'][1]}" for t in tried]),
        ("cards", [str(sum(x["club"] == side for x in cards)) for side in range(2)]),
        ("luck", [decimal(pair, say, sign=True) for pair in pairs(report["luck"])]),
    ]
    for word, (left, right) in table:
        told.append(f"  {say.say(f'fc-report-{word}'):<36} {left:>8} {right:>8}")
    return told


def sums(report: Mapping[str, object], side: int) -> dict[str, tuple[int, int]]:
    """Won and tried, by kind of roll."""
    dice = report["dice"]
    assert isinstance(dice, list)
    return {word: (int(row["won"]), int(row["tried"])) for word, row in dice[side].items()}


def rows(x: object) -> list[dict[str, object]]:
    """A list of rows, as reports hold them."""
    assert isinstance(x, list)
    return x


def whole(x: object) -> list[int]:
    """A list of whole numbers."""
    assert isinstance(x, list)
    return x


def pairs(x: object) -> list[Fraction]:
    """Fractions as they travel."""
    assert isinstance(x, list)
    return [Fraction(int(n), int(d)) for n, d in x]


def decimal(x: Fraction, say: Voice, sign: bool = False) -> str:
    """Two places, as this language writes them."""
    text = f"{float(x):+.2f}" if sign else f"{float(x):.2f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if say.lang == "fr" else text
