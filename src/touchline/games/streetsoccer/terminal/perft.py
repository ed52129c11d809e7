"""The options of a StreetSoccer position, counted by kind."""

from __future__ import annotations

from touchline.core.faults import BadText
from touchline.games.streetsoccer.rules.codes import MOVE, ROLL
from touchline.games.streetsoccer.rules.position import read_with
from touchline.games.streetsoccer.rules.state import Rules
from touchline.games.streetsoccer.voice.counts import perft_counts


def counts(text: str, options: dict[str, int], die: int | None) -> str:
    """The entries of one position. Raises BadText."""
    t = read_with(text, Rules(options))
    dice = [die] if die else list(range(1, 7))
    if t.phase not in (ROLL, MOVE):
        why = "Options are counted in an ordinary turn: field 4 (phase) must be t."
        raise BadText(why, "fault-position-turn")
    if t.die and len(dice) == 6:
        dice = [int(t.die)]
    entries = []
    for die in dice:
        t.die = die
        entries.append(perft_counts(t))
    return " ".join(entries)
