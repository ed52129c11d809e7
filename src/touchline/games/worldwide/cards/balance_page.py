"""A pack of Worldwide Football weighed, as a page to read: its teams, matches, cards and stars."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, cast

from touchline.core.build import engine
from touchline.play import library
from touchline.play.numbers import decimal, headed, percent, shares
from touchline.play.room import Room
from touchline.play.speech import Voice

from .balance import GOALS, HABIT, MATCHES, MODES, SEED, SHARES, Weighed, missed, weigh

INTERPRETED: Final = 200  # matches of a mode where the engine is not compiled
Cards = Mapping[str, Sequence[Mapping[str, object]]]


def report(
    room: Room,
    pack: library.Pack,
    say: Voice,
    matches: int = 0,
    seed: int = SEED,
    player: str = HABIT,
    modes: Sequence[str] = tuple(MODES),
) -> str:
    """The whole page, in Markdown; `matches` of each mode, 0 for as many as the engine is made
    for.
    """
    matches = matches or (MATCHES if engine() == "compiled" else INTERPRETED)
    cards = cast(Cards, library.described(room, pack, say.lang))
    parts = [
        f"# {say.say('balance-title', title=pack.title)}",
        say.say(
            "wf-balance-about", seed=str(seed), player=say.say("wf-balance-player", who=player)
        ),
    ]
    for mode in modes:
        found = weigh(room, pack.numbers, mode, matches, seed, player)
        parts += [
            f"## {say.say('wf-balance-mode', mode=mode)}",
            say.say("wf-balance-matches", count=str(found.matches)),
            headed(_teams(found, cards, say)),
            headed(_happened(found, say)),
            say.say("wf-balance-used"),
            headed(_used(pack.numbers, mode, found, cards, say)),
            "\n\n".join(sentences(pack.numbers, mode, found, cards, say)) or say.say("balance-met"),
        ]
    return "\n\n".join(parts) + "\n"


def sentences(
    numbers: dict[str, list[int]], mode: str, found: Weighed, cards: Cards, say: Voice
) -> list[str]:
    """One for every target that is missed."""
    kinds = {"team": "teams", "action": "actions", "ability": "abilities", "person": "people"}
    told = []
    for what, n in missed(numbers, mode, found):
        name = str(cards[kinds[what]][n]["name"]) if what in kinds else ""
        value = ""
        if what == "team":
            value = percent(found.share(n), say)
        elif what == "goals":
            value = decimal(found.goals_a_match(), 2, say)
        low, high = (f"{100 * x:.0f}" for x in SHARES)
        if what == "goals":
            low, high = (decimal(x, 1, say) for x in GOALS)
        told.append(
            say.say("wf-balance-missed", what=what, name=name, value=value, low=low, high=high)
        )
    return told


def _teams(found: Weighed, cards: Cards, say: Voice) -> Iterator[list[str]]:
    """Each team's points, all in all and against every other."""
    names = [str(team["name"]) for team in cards["teams"]]
    yield [say.say("wf-balance-team"), say.say("wf-balance-points"), *names]
    # what one takes of a pair's points the other does not
    pairs = {
        (one, other): shares(
            [found.points[one, other], found.points[other, one]], 2 * found.met[one, other], say
        )
        for one, other in combinations(range(len(names)), 2)
    }
    for one, name in enumerate(names):
        row = [name, f"{percent(found.share(one), say)} ± {decimal(100 * found.give(one), 1, say)}"]
        for other in range(len(names)):
            both = pairs.get((min(one, other), max(one, other)), ["", ""])
            row.append("" if one == other else both[int(one > other)])
        yield row


def _happened(found: Weighed, say: Voice) -> Iterator[list[str]]:
    """What a match is made of, a mean each."""
    yield [say.say("wf-balance-thing"), say.say("wf-balance-each")]
    yield [say.say("wf-balance-what", what="goals"), decimal(found.goals_a_match(), 2, say)]
    for what in sorted(found.happened):
        mean = found.happened[what] / found.matches
        yield [say.say("wf-balance-what", what=what), decimal(mean, 2, say)]
    yield [say.say("wf-balance-what", what="draws"), percent(found.draws / found.matches, say)]
    decided = max(1, found.first + found.second)
    yield [say.say("wf-balance-what", what="first"), percent(found.first / decided, say)]


def _used(
    numbers: dict[str, list[int]], mode: str, found: Weighed, cards: Cards, say: Voice
) -> Iterator[list[str]]:
    """How often each card and each ability is used: in a match, people in one of their team."""
    yield [say.say("wf-balance-card"), say.say("wf-balance-each")]
    for kind, counts in (("actions", found.played), ("abilities", found.used)):
        for n, card in enumerate(cards[kind]):
            out = numbers["pro"][n] if kind == "actions" else 1 - numbers["ability_amateur"][n]
            if mode != "amateur" or not out:
                yield [str(card["name"]), decimal(counts[n] / found.matches, 2, say)]
    played = 2 * found.matches / found.teams
    for n, person in enumerate(cards["people"]):
        yield [str(person["name"]), decimal(found.people[n] / played, 2, say)]
