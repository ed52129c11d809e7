"""What Worldwide Football shows is true: every claim beside an option is put to the engine.

Over seeded matches each kind of moment is looked at through the eyes of the seat that is asked, at
the true table or at one that this seat cannot tell from it. The claims, and where each is checked:

=====================================================  ============================================
claim, and who shows it                                 checked in
=====================================================  ============================================
`chances`: may be played, points after, answers, traps,  worldwide_claims.attack, meets: the card is
Player cards, needs, chances, fouls, shot, with whom;    played in every world in which the others
"No defence" (browser), "nothing can stop it" (terminal) hold each card that cannot be ruled out
`pending`: need, chance, foul, shut, draws, the shot     defence, simulation, counter
`rolls`: own traps, D cards, simulation, counter         own_rolls, simulation, counter
`roll`, `adds`, "enough"                                 boost
`shot`, `again`, "If nobody stops it"                    shooting, meets, look (SHOT_REROLL)
`give_ends`, `give_draw`, "need not discard"             giving
`start` of the next attack, whose attack                 change
set piece of a stoppage, and whose                       stoppage
who rolls (`chance`)                                     fate
words of questions: cards to go, whose card, need not,   worldwide_words.ask, cause
set pieces, lost for nothing, hand limits
who pays: stars, substitutions                           worldwide_words.costs
penalty, ground, captain ("if you differ")               worldwide_words.sealed
the terminal's hand                                      worldwide_words.Screen
report: needs, chances, fouls, hits, shots, results,     worldwide_words.report
expected goals, luck, score
`touchline odds worldwide`                               tests/games/worldwide/rules/test_odds.py
client: `wins`, `kindRows`, `answerRows`, `note`         client/src/games/worldwide (they choose
                                                         only among numbers checked here)
=====================================================  ============================================
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.worldwide.voice.claims import VOICE, Referee, shown_to
from tests.games.worldwide.voice.reasons import CURES
from tests.truth.kit import MATCHES, NOBODY, by_lot, matches, setup
from tests.truth.shut import Shut
from touchline.core.buffers import Codes
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME

from . import told as words

SHUT = 150  # one question in so many is asked what is open and what is shut
LOOKS = (2, 7)  # which moment of a phase is looked at in a match: these in turn
RARE = (c.SHOT_REROLL, c.SAVED, c.COUNTER, c.SIMULATION, c.TAKE, c.FREE_KICK_ROLL)
SEALED = (c.PENALTY, c.SHOOT_OUT, c.GROUND, c.CAPTAIN_CHOICE)


def lively(s: Any, seat: int, codes: Codes, rng: Rng) -> int:
    """By lot, but the ball is seldom given back while something else can be done."""
    code = by_lot(s, seat, codes, rng)
    if code == c.GIVE and codes.count > 1 and rng.below(10) < 7:
        return by_lot(s, seat, codes, rng)
    return code


def nearly_over(s: Any) -> bool:
    """WF-140 Could giving the ball back end the half: the others just did, and a pile is low?"""
    return bool(s.givebacks) and min(int(s.left(side)) for side in range(2)) <= 4


STARTS = [
    setup(ROOM, 2, "amateur"),
    setup(ROOM, 2),
    setup(ROOM, 4, ground_side="agree"),
    setup(ROOM, 2, ground_side="both", tie_break="penalties", half_end_strict="true"),
    setup(
        ROOM, 2, foul_on_shot="shot_then_set_piece", after_on_foul="true", free_kick_draw="true",
        free_kick_corner="true", free_kick_off_target="true", trap_when_forbidden="true",
        optional_draw="true", shot_pass_draw="false", max_attacks_per_half="20",
    ),
    setup(
        ROOM, 4, "amateur", team_effect="permanent", shot_pass_draw="false",
        max_players_per_card="1", tie_break="penalties",
    ),
]  # fmt: skip


def test_every_claim_beside_an_option_is_true() -> None:
    ref, rng, lot = Referee(), Rng(7), Rng(8)
    doors = Shut(GAME, ref.say, cures=CURES)
    screens = [words.Screen("en"), words.Screen("fr")]
    seen: Counter[tuple[int, int]] = Counter()
    for m in matches(GAME, STARTS, range(MATCHES), lively):
        phase = int(m.s.stack.phase())
        seen[m.seed, phase] += 1
        if m.seat >= 0 and lot.below(SHUT) == 0:
            ref.m = m
            doors.look(m.s, m.seat, lot)
        if m.seat == NOBODY:
            if m.seed % 5 == 4:
                ref.m = m
                words.report(ref, STARTS[m.seed % len(STARTS)], m.tape)
            continue
        if phase == c.ATTACK and m.seat == m.s.carrier and nearly_over(m.s):
            seen[m.seed, -1] += 1
            if seen[m.seed, -1] < 4:
                ref.m = m
                ref.giving(m.s, shown_to(m.s, m.seat))
        early = m.s.half == 0 and phase not in SEALED
        looks = (1, 2, 3) if phase in RARE + SEALED else (LOOKS[m.seed % 2],)
        if phase == c.CHANGE_WINDOW:
            looks = (*LOOKS, 3, 5)  # the end of a half is seldom among them
        if early or phase == c.DRAW or seen[m.seed, phase] not in looks:
            continue
        if m.seat == FATE:
            ref.fate(m, m.s)
            continue
        s = m.s
        if rng.below(2):
            twin = GAME.redeal(m.s, m.seat, rng)
            if GAME.view(twin, m.seat).key() == GAME.view(m.s, m.seat).key():
                s = twin
        shown = shown_to(s, m.seat)
        q = GAME.pending(s).of(m.seat)
        assert q is not None
        if phase in SEALED:
            ref.m = m
            words.sealed(ref, s, shown)
            continue
        ref.look(m, s, rng)
        words.ask(ref, s, q, VOICE.question(q, GAME.view(s, m.seat)), shown)
        if phase == c.ATTACK and m.seat == s.carrier:
            screens[m.seed % 2].against(ref, s, shown)
    assert not ref.wrong, "\n".join(ref.wrong)
    least = 1 if MATCHES < 500 else 5
    rare = {claim: n for claim, n in ref.checked.items() if n < least}
    assert not rare, f"hardly ever seen: {rare}"
    assert len(ref.checked) > 70, sorted(ref.checked)
