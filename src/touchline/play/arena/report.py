"""Results as a Markdown table, for `docs/reference` and for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ..numbers import markdown, percent, percents
from ..sim.tallies import Interval, Summary
from .rating import Rating

#: what scores are called
UNITS = {"goals": "goals", "victory-points": "victory points"}
HEAD = ("player", "against", "pairs", "points", "95 % interval", "won", "lost", "both", "goals")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table that a terminal can show, with its last line ended."""
    return markdown(head, rows, aligned=True) + "\n"


def spread(i: Interval) -> str:
    """An interval as "54.1 to 58.4 %"."""
    return f"{100 * i.low:.1f} to {100 * i.high:.1f} %"


def meeting(s: Summary) -> list[str]:
    """A row for two players, seen from the first."""
    one = s.lines[0]
    units = s.matches // 2 if s.paired else s.matches
    share = s.share(0)
    return [
        s.specs[0],
        s.specs[1],
        str(units),
        percent(share.mean),
        spread(share),
        str(one.wins),
        str(one.losses),
        str(one.both_lost),
        f"{one.scored / s.matches:.2f} : {one.conceded / s.matches:.2f}",
    ]


def meetings(summaries: Sequence[Summary]) -> str:
    """All of them as one table."""
    units = [s.unit for s in summaries]
    head = HEAD if not units or units[0] == "goals" else (*HEAD[:-1], UNITS[units[0]])
    return table(head, [meeting(s) for s in summaries])


def standings(s: Summary) -> str:
    """A table of one to four seats that each play for themselves: a row for each player."""
    rows = []
    means = percents(s.means())
    for n, (name, sums) in enumerate(zip(s.specs, s.lines, strict=True)):
        share = s.share(n)
        rows.append(
            [
                name,
                means[n],
                spread(share),
                str(sums.wins),
                str(sums.draws),
                f"{sums.places / s.matches:.2f}",
                f"{sums.scored / s.matches:.1f}",
            ]
        )
    head = ("player", "share", "95 % interval", "won", "shared", "mean place", UNITS[s.unit])
    return table(head, rows)


def seating(s: Summary) -> str:
    """What each seat brought, whoever sat there."""
    shares = [Fraction(share / s.matches).limit_denominator(10**6) for share in s.shares]
    rows = [
        [str(n + 1), share, f"{score / s.matches:.1f}"]
        for n, (share, score) in enumerate(zip(percents(shares), s.scores, strict=True))
    ]
    return table(("seat", "share", UNITS[s.unit]), rows)


def ranking(found: Sequence[Rating]) -> str:
    """Ratings as a table."""
    rows = [[r.name, f"{r.elo:+.0f}", f"±{r.give:.0f}"] for r in found]
    return table(("player", "Elo", "95 %"), rows)
