"""Exact chances, by walking through every outcome of fate; seats that are asked say no."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from tests.games.footclub.engine import Play
from touchline.core.log import Log

Spread = dict[str, Fraction]
Key = tuple[object, ...]


def whole(p: Play) -> Key:
    """A table is known by what everybody sees of it (nothing here depends on hidden cards)."""
    return p.view("watcher").key()


def spread(
    p: Play,
    end: Callable[[Play], str],
    key: Callable[[Play], Key] = whole,
    known: dict[Key, Spread] | None = None,
) -> Spread:
    """How likely each end is. `end` names it, or "" while it is open.

    Tables of one `key` are taken to have one future, so `end` must not look further back; what
    is found out about them is kept in `known`.
    """
    known = {} if known is None else known

    def go(now: Play) -> Spread:
        name = end(now)
        if name:
            return {name: Fraction(1)}
        at = (key(now), *(e.kind for e in now.log.events))
        if at not in known:
            found: dict[str, Fraction] = defaultdict(Fraction)
            odds = now.fate() if now.due() == "fate" else {}
            total = sum(odds.values())
            for outcome, weight in odds.items():
                child = copy(now).happen(outcome)
                for rest, chance in go(child).items():
                    found[rest] += Fraction(weight, total) * chance
            if not odds:
                found.update(go(copy(now).play("pass")))
            known[at] = dict(found)
        return known[at]

    return go(p)


def copy(p: Play) -> Play:
    """The table and what was told of it, to go on with."""
    twin = Play(p.t.clone())
    twin.log = Log()
    twin.log.events = list(p.log.events)
    return twin
