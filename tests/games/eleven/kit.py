"""What the promises of every game (tests/kit) are put to in Eleven."""

from __future__ import annotations

#: random matches a set-up, on the plain sources and on machine code
SEEDS = (1, 1)
#: on the plain sources dear questions are put to every so many-th table
APART = 5
#: answers before a table whose hidden cards are dealt again, at the most
REACH = 260
#: options away from their defaults, and (with the number of seats) for other tables than the first
SETUPS = [
    (
        2,
        {
            "division": "1",
            "opponent_visibility": "all",
            "decks_face_up": "false",
            "stands_first": "true",
            "dice_shared": "true",
            "after_match_result": "final",
            "basic_in_deck": "false",
            "unnumbered_limit": "none",
            "ranking": "dense",
            "fees_last_week": "true",
        },
    ),
    (
        3,
        {
            "division": "2",
            "exp_per_match": "all",
            "symbol_pool": "owned",
            "sponsor_repay": "banner",
            "penalty_tokens": "1",
            "peek_own_backs": "false",
            "consequences": "mild",
            "fees_staff": "double",
            "ordinary_spaces": "6",
        },
    ),
    {"solo_refresh_anytime": "true", "office": "cheap", "consequences": "none"},
]
