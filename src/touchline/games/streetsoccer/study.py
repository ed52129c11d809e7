"""How finished matches of StreetSoccer are reviewed."""

from __future__ import annotations

from touchline.play.study.values import Study


def study() -> Study:
    """One phase: the judge is as sure in the first minute as in the last."""
    return Study(phase=lambda s: 0, phases=1, kind=lambda s: "match")
