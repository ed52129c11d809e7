"""What Worldwide Football shows is true."""

from __future__ import annotations

import os
from collections import Counter

from tests.truth.kit import NOBODY, Pick, by_lot, matches, setup
from tests.truth.worldwide_claims import Referee
from touchline.core.buffers import Codes
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.games.worldwide import GAME
from touchline.games.worldwide import codes as c

MATCHES = int(os.environ.get("TRUTH_MATCHES", "500"))


def lively(s, seat: int, codes: Codes, rng: Rng) -> int:
    """By lot, but the ball is seldom given back while something else can be done."""
    code = by_lot(s, seat, codes, rng)
    if code == c.GIVE and codes.count > 1 and rng.below(10) < 7:
        return by_lot(s, seat, codes, rng)
    return code


STARTS = [
    setup(GAME, 2, "amateur"),
    setup(GAME, 2),
    setup(GAME, 4),
    setup(GAME, 2, ground_side="both", tie_break="penalties", half_end_strict="true"),
    setup(
        GAME, 2, foul_on_shot="shot_then_set_piece", after_on_foul="true", free_kick_draw="true",
        free_kick_corner="true", free_kick_off_target="true", trap_when_forbidden="true",
        optional_draw="true", shot_pass_draw="false", max_attacks_per_half="20",
    ),
    setup(GAME, 4, "amateur", team_effect="permanent", ground_side="both", shot_pass_draw="false"),
]  # fmt: skip


def test_every_claim_beside_an_option_is_true() -> None:
    ref, rng = Referee(), Rng(7)
    pick: Pick = lively
    seen: Counter[tuple[int, int]] = Counter()
    for m in matches(GAME, STARTS, range(MATCHES), pick):
        if m.seat == NOBODY or m.s.half == 0:
            continue
        phase = int(m.s.stack.phase())
        if phase == c.DRAW:
            continue
        seen[m.seed, phase] += 1
        if seen[m.seed, phase] not in (2, 7):
            continue
        if m.seat == FATE:
            ref.fate(m, m.s)
            continue
        s = m.s if rng.below(2) else GAME.redeal(m.s, m.seat, rng)
        if GAME.view(s, m.seat).key() != GAME.view(m.s, m.seat).key():
            s = m.s
        ref.look(m, s, rng)
    os.write(2, repr(ref.checked).encode())
    assert not ref.wrong, "\n".join(ref.wrong)
