"""`touchline review`: how a finished match stood all along, and what of it was luck."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from touchline.core.faults import Fault
from touchline.play import collection, console
from touchline.play.match import Match
from touchline.play.room import Room, Rooms
from touchline.play.speech import Voice
from touchline.play.study.luck import Throw
from touchline.play.study.review import Review, review
from touchline.play.study.values import PAIRS, USUAL
from touchline.play.terminal.story import ending, know, seen, sentences, teams_of
from touchline.play.walk import left, walk

from .parser import Parser, whole
from .replay import located, one, opened, replayed, speaker_of

WIDE: Final = 72  # columns of the curve
BARS: Final = "▁▂▃▄▅▆▇"


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("file", metavar="FILE", help=p.about("file"))
    p.add_argument(
        "--match", type=whole(p.say, 1, collection.MOST), metavar="N", help=p.about("match")
    )
    p.add_argument("--level", type=whole(p.say, 1, 6), metavar="N", help=p.about("level"))
    p.add_argument(
        "--as", dest="form", choices=("text", "json"), default="text", help=p.about("as")
    )


def run(args: argparse.Namespace, say: Voice) -> int:
    """Review the match; status 3 where the tape does not hold."""
    try:
        found = opened(args.rooms, args.file)
        room, m = replayed(args.rooms, one(found, args.match))
    except Fault as e:
        fault = located(e, args.file, say)
        if e.said.id.startswith(("fault-read-", "cli-")):
            raise fault from None
        sys.stderr.write(f"touchline: {say.fault(fault)}\n")
        return 3
    told = review(room, m, pair_of(args.level))
    if args.form == "json":
        console.write_data(json.dumps(data(m, told), indent=1) + "\n")
    else:
        tell(room, m, told, speaker_of(room, m, say))
    return 0


def pair_of(level: int | None) -> str:
    """The pair of levels to which a level belongs."""
    return next((name for name, (low, high) in PAIRS.items() if level in (low, high)), USUAL)


def data(m: Match[Any], told: Review) -> dict[str, object]:
    """The review as plain data; shares are those of side 0."""
    return {
        "game": m.game.name,
        "levels": told.pair,
        "start": told.start,
        "luck": told.luck,
        "play": told.play,
        "result": told.result,
        "deserved": told.deserved,
        "verdict": told.verdict,
        "shares": list(told.shares),
        "throws": [
            {
                "first": each.first,
                "last": each.last,
                "before": each.before,
                "after": each.after,
                "mean": each.mean,
                "luck": each.luck,
            }
            for each in told.throws
        ],
    }


def tell(room: Room, m: Match[Any], told: Review, say: Voice) -> None:
    """The review in words."""
    know(room, say, m, m.state)
    home, away = (team.name for team in teams_of(room, m, say)[:2])
    print(ending(m, room.words, say))
    print()
    low, high = told.pair.split("-")
    print(say.say("cli-review-curve", team=home, low=low, high=high))
    print(f"  {curve([told.start, *told.shares])}")
    print()
    large = told.large()
    if large:
        print(say.say("cli-review-throws", team=home))
        lines = happened(room, m, large, say)
        for throw in large:
            mark = "*" if throw in told.turning() else " "
            print(f"{mark}{points(throw.luck):>4}  {span(throw, say)}  {lines[throw.first]}")
        print(say.say("cli-review-turning"))
    else:
        print(say.say("cli-review-no-throws"))
    print()
    luckier, other = (home, away) if told.luck >= 0 else (away, home)
    print(say.say("cli-review-luck", team=luckier, other=other, points=percent(abs(told.luck))))
    print(
        say.say(
            "cli-review-sum",
            team=home,
            start=percent(told.start),
            luck=points(told.luck),
            play=points(told.play),
            result=percent(told.result),
        )
    )
    deserving = home if told.deserved >= 0.5 else away
    print(say.say(f"cli-review-{told.verdict}", team=deserving))
    print(say.say("cli-review-error", points=percent(told.left)))


def happened(room: Room, m: Match[Any], large: Sequence[Throw], say: Voice) -> dict[int, str]:
    """What each of these throws brought about, in sentences, by the number of its first answer."""
    spans = {at: throw for throw in large for at in range(throw.first, throw.last + 1)}
    told: dict[int, str] = {}
    for stride in walk(m):
        throw = spans.get(stride.at)
        if throw is None:
            continue
        know(room, say, m, stride.state)
        gone = left(room.words, stride.who, stride.code)
        facts = [gone] if gone else seen(room.words, stride.events, stride.state.seats)
        when = room.words.standing(m.game.view(stride.state, stride.state.seats))
        begun = told.get(throw.first) or (f"{say.said(when)}," if when else "")
        told[throw.first] = " ".join([begun, *sentences(say, facts)]).strip()
    return told


def span(throw: Throw, say: Voice) -> str:
    """The share that was to be expected, and the one that came of it, in percent."""
    mean, after = percent(throw.mean), percent(throw.after)
    return say.say("cli-review-span", before=f"{mean:>3}", after=f"{after:>3}")


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


def points(share: float) -> str:
    """A share that is gained or lost, in whole percent with its sign."""
    return f"{percent(share):+d}".replace("-", "−").replace("+0", "0")


def curve(shares: Sequence[float]) -> str:
    """The shares as a row of bars, in so many columns at most."""
    step = max(1.0, len(shares) / WIDE)
    shown = [shares[int(n * step)] for n in range(min(WIDE, len(shares)))]
    return "".join(BARS[min(len(BARS) - 1, int(share * len(BARS)))] for share in shown)
