"""Is a pack fair to draft from? Drafts by two reference policies, and what their squads can do.

The policies and the targets are those of §6.3 (PK-09): at random, and
by need. The same pack and seed give the same report on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from touchline.core.rng import Rng

from . import content

SQUADS: Final = 1_400  # of each policy, two a draft
SEED: Final = 20_260
TURNS: Final = 10  # of a draft, FC-173
MARKET: Final = 6  # cards that lie open, FC-169
WANTED: Final = (2, 3, 3, 3, 3)  # places FB, CB, DM, AM, FW of the policy by need
PLACES: Final = len(content.POSITIONS)
KINDS: Final = len(content.PROFILES)
Numbers = Mapping[str, Sequence[int]]
T = TypeVar("T")
Card = tuple[int, int]  # bit masks: where the card may stand, which profiles it has


@dataclass(frozen=True, slots=True)
class Target:
    """One quantity of §6.3 for one policy: at least `low`, at most `high`."""

    policy: str
    quantity: str
    low: float
    high: float


#: shares are of squads; formations are a mean per squad
TARGETS: Final = (
    Target("random", "unable", 0.0, 0.08),
    Target("random", "formations", 10.0, 24.0),
    Target("random", "optimised", 0.60, 0.85),
    Target("need", "unable", 0.0, 0.003),  # decision 11: what a thousand squads can tell from none
    Target("need", "formations", 19.0, 24.0),
    Target("need", "optimised", 0.95, 1.0),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """A quantity as found, and what it should be."""

    target: Target
    found: float

    @property
    def good(self) -> bool:
        """Is the target met?"""
        return self.target.low <= self.found <= self.target.high


class Squad:
    """The outfield cards of a club, and the style of its coach."""

    def __init__(self, style: Sequence[int]) -> None:
        self.style = tuple(style)
        self.cards: list[Card] = []

    def score(self, more: Sequence[Card]) -> int:
        """How good the squad is with these cards too: 2 x places filled + profiles matched."""
        cards = [*self.cards, *more]
        filled = fill([place for place, _ in cards], WANTED)
        return 2 * filled + fill([profile for _, profile in cards], self.style)

    def abilities(self) -> tuple[int, bool]:
        """How many of the 24 formations it can line up, and whether any of them optimised.

        By Hall's condition: a formation and a style are met by ten different cards exactly if, for
        every set of places and every set of profiles, enough cards link the first to what is not
        in the second.
        """
        able = 0
        optimised = False
        alike = Counter(self.cards)
        links: list[list[int]] = []
        for places in range(1 << PLACES):
            near = [(q, n) for (p, q), n in alike.items() if p & places]
            links.append([sum([n for q, n in near if q & ~spared]) for spared in SETS])
        spare = [sum(self.style[k] for k in range(KINDS) if s >> k & 1) for s in SETS]
        for demand in DEMANDS:
            if all(need <= links[places][0] for places, need in enumerate(demand)):
                able += 1
                optimised = optimised or all(
                    need - spare[s] <= links[places][s]
                    for places, need in enumerate(demand)
                    for s in SETS
                )
        return able, optimised


SETS: Final = range(1 << KINDS)
DEMANDS: Final = [
    [sum(shape[k] for k in range(PLACES) if places >> k & 1) for places in range(1 << PLACES)]
    for shape in content.shapes()
]


def fill(masks: Sequence[int], room: Sequence[int]) -> int:
    """How many cards find room at once, each in one of the places of its mask (Koenig, Hall)."""
    alike = Counter(masks)
    best = len(masks)
    for places, outside in enumerate(_left(tuple(room))):
        reached = sum([n for mask, n in alike.items() if mask & places])
        best = min(best, outside + reached)
    return best


@cache
def _left(room: tuple[int, ...]) -> list[int]:
    """For every set of places, how much room there is outside it."""
    return [
        sum(n for k, n in enumerate(room) if not places >> k & 1)
        for places in range(1 << len(room))
    ]


Policy = Callable[[Squad, Sequence[Sequence[Card]], Rng], int]


def at_random(squad: Squad, offers: Sequence[Sequence[Card]], rng: Rng) -> int:
    """Any of the offers, each as likely."""
    return int(rng.below(len(offers)))


def by_need(squad: Squad, offers: Sequence[Sequence[Card]], rng: Rng) -> int:
    """The offer with the largest score, the first of equals."""
    scores = [squad.score(offer) for offer in offers]
    return scores.index(max(scores))


POLICIES: Final[Mapping[str, Policy]] = {"random": at_random, "need": by_need}


class Box:
    """The cards of a pack, ready to be dealt again and again."""

    def __init__(self, numbers: Numbers) -> None:
        outfield = [n for n, kind in enumerate(numbers["kind"]) if kind == 2]
        self.stars = {
            level: [_card(numbers, n) for n in outfield if numbers["level"][n] == level]
            for level in (5, 4)
        }
        self.rest = [_card(numbers, n) for n in outfield if numbers["level"][n] <= 3]
        pairs = numbers["pairs"]
        self.styles = [tuple(numbers["style"][3 * coach : 3 * coach + 3]) for coach in pairs[0::2]]

    def draft(self, policy: Policy, rng: Rng) -> list[Squad]:
        """The two squads of one draft (FC-167 to FC-174), both by the same policy."""
        styles = shuffled(self.styles, rng)
        squads = [Squad(styles[0]), Squad(styles[1])]
        stack = shuffled(self.stars[5], rng) + shuffled(self.stars[4], rng)
        pile = shuffled(self.rest, rng)
        market = [pile[at : at + 2] for at in range(0, MARKET, 2)]
        pile = pile[MARKET:]
        club = int(rng.below(2))
        for turn in range(TURNS):
            squad = squads[club]
            offers = [[card] for card in stack[2 * turn : 2 * turn + 2]]
            squad.cards += offers[policy(squad, offers, rng)]
            taken = policy(squad, market, rng)
            squad.cards += market[taken]
            refill, pile = pile[:2], pile[2:]
            market[taken : taken + 1] = [refill] if refill else []
            club = 1 - club
        return squads


def _card(numbers: Numbers, n: int) -> Card:
    places = 1 << numbers["pos"][n]
    if numbers["pos2"][n] >= 0:
        places |= 1 << numbers["pos2"][n]
    return places, numbers["profiles"][n]


def shuffled(cards: Sequence[T], rng: Rng) -> list[T]:
    """The cards in an order of which all are alike likely."""
    found = list(cards)
    for last in range(len(found) - 1, 0, -1):
        at = int(rng.below(last + 1))
        found[last], found[at] = found[at], found[last]
    return found


def findings(numbers: Numbers, squads: int = SQUADS, seed: int = SEED) -> list[Finding]:
    """Every quantity of §6.3 over so many squads of each policy, in the order of the targets."""
    box = Box(numbers)
    measured: dict[tuple[str, str], float] = {}
    for name, policy in POLICIES.items():
        rng = Rng(seed)
        unable = formations = optimised = 0
        for _ in range(squads // 2):
            for squad in box.draft(policy, rng):
                able, best = squad.abilities()
                unable += not able
                formations += able
                optimised += best
        whole = squads // 2 * 2
        measured[name, "unable"] = unable / whole
        measured[name, "formations"] = formations / whole
        measured[name, "optimised"] = optimised / whole
    return [Finding(t, measured[t.policy, t.quantity]) for t in TARGETS]
