"""Levels 1 to 4 answer today what they answered before: none grows stronger by mistake."""

from __future__ import annotations

import golden_levels as golden
import golden_views
import pytest

from touchline.core.log import Log
from touchline.rooms import ROOMS

NAMES = [name for name in ROOMS if (golden_views.FOLDER / name / "golden").exists()]


def kept(game):
    path = golden_views.FOLDER / game / "golden" / "levels.txt"
    return path.read_text(encoding="utf-8").splitlines()


def columns(game):
    """The answers of each level, as they are kept."""
    return list(zip(*(row.split()[3:] for row in kept(game) if row[0] != "#"), strict=True))


@pytest.mark.parametrize("game", NAMES)
def test_levels_answer_what_they_answered(game):
    now = golden.table(ROOMS[game], golden_views.tapes(game)).splitlines()
    changed = [f"was {old!r}, is {new!r}" for old, new in zip(kept(game), now, strict=True)
               if old != new]  # fmt: skip
    assert not changed, "\n".join(changed)


@pytest.mark.parametrize("game", NAMES)
def test_no_two_levels_answer_alike_throughout(game):
    """Else the moments kept could not tell one strength from another."""
    found = columns(game)
    assert len(found) == len(golden.LEVELS)
    assert len({*found}) >= len(found) - 1  # neighbours that differ in a rare slip may agree
    assert found[0] != found[-1]


@pytest.mark.parametrize("game", NAMES)
def test_the_answers_kept_are_open_one_after_the_other(game):
    """Asked of the engine on a clone: each code is open when its turn comes."""
    room, tapes = ROOMS[game], golden_views.tapes(game)
    rows = [row.split() for row in kept(game) if row[0] != "#"]
    assert len(rows) == golden.MOMENTS
    for name, at, seat, *answers in rows:
        s = golden_views.start(room, tapes[name])
        for who, code in tapes[name].answers()[: int(at)]:
            room.game.step(s, who, code, Log(on=False))
        for answer in answers:
            t = s.clone()
            for code in map(int, answer.split("+")):
                assert code in golden.open_to(room.game, t, int(seat)), (name, at, answer)
                room.game.step(t, int(seat), code, Log(on=False))
