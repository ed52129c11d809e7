"""What the promises of every game (tests/kit) are put to in StreetSoccer."""

from __future__ import annotations

#: random matches a set-up, on the plain sources and on machine code
SEEDS = (1, 8)
#: options away from their defaults, and (with the number of seats) for other tables than the first
SETUPS = [
    {"push_fallback": "stay", "ring": "none", "restart_keepers": "conceder"},
    {"revisit": "simple", "bend": "none", "corner3": "all8", "enclosure": "adjacent4"},
]
