"""What the promises of every game (tests/kit) are put to in Worldwide Football."""

from __future__ import annotations

from touchline.games.worldwide.rules.codes import TAKE
from touchline.games.worldwide.rules.secrets import looks_through

#: random matches a set-up, on the plain sources and on machine code
SEEDS = (1, 3)
#: answers before a table whose hidden cards are dealt again, at the most
REACH = 300
#: options away from their defaults, and (with the number of seats) for other tables than the first
SETUPS = [
    {
        "ground_side": "agree",
        "tie_break": "penalties",
        "optional_draw": "true",
        "foul_on_shot": "shot_then_set_piece",
        "after_on_foul": "true",
        "free_kick_draw": "true",
        "free_kick_corner": "true",
        "free_kick_off_target": "true",
        "trap_when_forbidden": "true",
        "half_end_strict": "true",
        "max_attacks_per_half": "20",
        "shot_pass_draw": "false",
    },
    {
        "mode": "amateur",
        "pile_assignment": "fixed",
        "max_players_per_card": "1",
        "team_effect": "permanent",
    },
]


def looks(twin, now, seat):
    """Is a pile searched of which this seat knew nothing? Who searches sees it all; everybody
    sees whether there is anything to be found."""
    found = [s.stack.phase() == TAKE for s in (twin, now)]
    return looks_through(twin, seat) or found[0] != found[1]
