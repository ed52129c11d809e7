"""A pack of Eleven weighed, as a page to read: its seasons, managers, cards and objectives."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from touchline.core.build import engine
from touchline.play import library
from touchline.play.numbers import MINUS, decimal, headed, percent, shares
from touchline.play.room import Room
from touchline.play.speech import Voice

from . import lexicon as w
from .balance import (
    INTERPRETED,
    LEAGUE,
    MODES,
    PARTS,
    PLAYER,
    POINTS,
    RATINGS,
    SEASONS,
    SEED,
    Mode,
    Sum,
    Weighed,
    bonuses,
    missed,
    weigh,
)

JUDGED: Final = ("director", "staff")
Cards = Sequence[Mapping[str, object]]


def report(
    room: Room,
    pack: library.Pack,
    say: Voice,
    seasons: int = 0,
    seed: int = SEED,
    player: str = PLAYER,
    modes: Sequence[Mode] = MODES,
) -> str:
    """The whole page, in Markdown; `seasons` of each mode, 0 for as many as the engine is made
    for.
    """
    seasons = seasons or (SEASONS if engine() == "compiled" else INTERPRETED)
    cards = cast(Cards, library.described(room, pack, say.lang)["cards"])
    parts = [
        f"# {say.say('balance-title', title=pack.title)}",
        say.say("el-balance-about", seed=str(seed), player=player),
    ]
    for mode in modes:
        found = weigh(room, pack.numbers, mode, seasons, seed, player)
        parts.append(f"## {say.say('el-balance-mode', division=mode.division, seats=mode.seats)}")
        parts.append(say.say("el-balance-seasons", count=str(found.seasons)))
        parts.append(headed(_points(found, say)))
        if mode.seats == 1:
            parts.append(headed(_ratings(found, say)))
        else:
            parts.append(headed(_seats(found, say)))
            for deck in (*w.CLASSES, "sponsor", *JUDGED):
                parts.append(f"### {say.say(f'el-balance-deck-{deck}')}")
                parts.append(headed(_cards(found, cards, deck, say)))
        parts.append(f"### {say.say('el-balance-bonuses')}")
        parts.append(headed(_bonuses(pack.numbers, found, cards, say)))
        parts.append(f"### {say.say('el-balance-deck-objective')}")
        parts.append(headed(_objectives(found, cards, say)))
        told = sentences(pack.numbers, found, cards, say)
        parts.append("\n\n".join(told) or say.say("balance-met"))
    return "\n\n".join(parts) + "\n"


def sentences(numbers: dict[str, list[int]], found: Weighed, cards: Cards, say: Voice) -> list[str]:
    """One for every target that is missed."""
    told: list[str] = []
    division = found.mode.division
    for what, n, value in missed(numbers, found):
        name = str(cards[n]["name"]) if what in ("rarely", "often", "worth") else str(n + 1)
        if what == "bonus":
            name = _bonus(cards, n)
        low, high = {"league": LEAGUE, "points": POINTS}.get(what, POINTS)[division]
        share = what in ("seat", "rarely", "often", "bonus")
        shown = percent(value, say) if share else decimal(value, 1, say, sign=True)
        if what in ("league", "points"):
            shown = decimal(value, 1, say)
        told.append(
            say.say("el-balance-missed", what=what, name=name, value=shown, low=low, high=high)
        )
    return told


def given(found: Sum, say: Voice) -> str:
    """A mean and half its 95 % interval."""
    mean = decimal(found.mean, 1, say).replace("-", MINUS)
    return f"{mean} ± {decimal(found.give, 1, say)}"


def _points(found: Weighed, say: Voice) -> Iterator[list[str]]:
    """What a manager comes to, and where it comes from."""
    yield [say.say("el-balance-line"), say.say("el-balance-mean"), say.say("el-balance-spread")]
    rows = {"points": found.points, "league-points": found.league}
    rows |= {part: found.parts[part] for part in PARTS}
    for key, row in rows.items():
        yield [say.say(f"el-balance-{key}"), given(row, say), decimal(row.spread, 1, say)]
    votes = sorted(found.votes.items())
    parts = shares([n for _, n in votes], sum(found.votes.values()), say)
    for (colour, _), share in zip(votes, parts, strict=True):
        yield [say.say(f"el-balance-vote-{w.COLOURS[colour]}"), share, ""]


def _ratings(found: Weighed, say: Voice) -> Iterator[list[str]]:
    """How many managers alone reach which rating (EL-395)."""
    yield [say.say("el-balance-rating"), say.say("el-balance-from"), say.say("el-balance-share")]
    lows = (0, *RATINGS[found.mode.division])
    parts = shares([found.ratings[n] for n in range(len(lows))], found.seasons, say)
    for n, (low, share) in enumerate(zip(lows, parts, strict=True)):
        yield [say.say(f"el-balance-rating-{n}"), str(low), share]


def _seats(found: Weighed, say: Voice) -> Iterator[list[str]]:
    """Seasons won, by seat."""
    yield [say.say("el-balance-seat"), say.say("el-balance-won")]
    for seat, share in enumerate(shares(found.wins[: found.mode.seats], found.seasons, say)):
        yield [str(seat + 1), share]


def _cards(found: Weighed, cards: Cards, deck: str, say: Voice) -> Iterator[list[str]]:
    """How often each card is picked, and what its owners have more than the mean."""
    yield [
        say.say("balance-card"),
        say.say("el-balance-offers"),
        say.say("el-balance-picked"),
        say.say("el-balance-owners"),
        say.say("el-balance-worth"),
    ]
    for card in cards:
        n = int(str(card["number"]))
        owned = found.owned.get(n, Sum())
        if card["deck"] != deck or not (found.reached[n] or owned.n):
            continue
        name = str(card["name"])
        if deck == "staff":
            name = f"{name}, {card['profession_name']}"
        share = percent(found.picked(n), say) if found.reached[n] else ""
        worth = (
            f"{decimal(owned.mean, 1, say, sign=True)} ± {decimal(owned.give, 1, say)}"
            if owned.n > 1
            else ""
        )
        yield [name, str(found.reached[n]), share, str(owned.n), worth]


def _bonuses(
    numbers: dict[str, list[int]], found: Weighed, cards: Cards, say: Voice
) -> Iterator[list[str]]:
    """How often sponsors with each bonus are signed."""
    yield [say.say("el-balance-bonus"), say.say("el-balance-offers"), say.say("el-balance-picked")]
    for card, (offers, taken) in bonuses(numbers, found).items():
        share = percent(taken / offers, say) if offers else ""
        yield [_bonus(cards, card), str(offers), share]


def _bonus(cards: Cards, card: int) -> str:
    """What the bonus of a sponsor does."""
    lines = cards[card]["text"]
    assert isinstance(lines, list)
    return str(lines[-1]["what"])


def _objectives(found: Weighed, cards: Cards, say: Voice) -> Iterator[list[str]]:
    """How often each objective is kept, and reached."""
    yield [say.say(f"el-balance-{key}") for key in ("objective", "kept", "goal", "harder")]
    for card, (kept, goal, harder) in sorted(found.objectives.items()):
        name = str(cards[card]["name"])
        yield [name, str(kept), percent(goal / kept, say), percent(harder / kept, say)]
