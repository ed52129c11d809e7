"""The dice of FootClub as tables of exact fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from touchline.core.setup import Setup
from touchline.games.footclub.rules import odds as chances
from touchline.games.footclub.rules.odds import shot_odds
from touchline.play.numbers import columns, decimal, signed
from touchline.play.room import Room
from touchline.play.shares import together
from touchline.play.speech import Voice
from touchline.play.terminal.pages import wrapped

#: what is added to each roll, and 1 if it is aggressive: all that can happen, and who it happens to
ROLLS: Final = (
    (0, 0, "cli-odds-regular"),
    (0, 1, "cli-odds-aggressive"),
    (1, 1, "cli-odds-stronger"),
    (-1, 0, "cli-odds-pace"),
    (-1, 1, "cli-odds-pace-aggressive"),
)


def outcomes(modifier: int, aggressive: bool) -> list[Fraction]:
    """FC-084, FC-086, FC-143, FC-144 Success, foul without a card, yellow card, red card."""
    return list(chances.outcomes(modifier, aggressive).values())


def kicks(n: int) -> Fraction:
    """FC-219 The chance that both clubs have scored alike after n penalties each."""
    hit = shot_odds(2, 0, False, False)["goal"]
    ways = [Fraction(1)]
    for _ in range(n):
        more = [*ways, Fraction(0)]
        ways = [more[i] * (1 - hit) + (more[i - 1] * hit if i else 0) for i in range(len(more))]
    return sum((p * p for p in ways), Fraction(0))


def shown(x: Fraction, say: Voice) -> str:
    """A chance as a fraction, and in hundredths."""
    return f"{x}" if x in (0, 1) else f"{x} ({decimal(float(100 * x), 1, say)})"


def all_shown(parts: list[Fraction], say: Voice) -> list[str]:
    """All that may come of a roll, each as a fraction, and together in hundredths."""
    told = [decimal(float(part), 1, say) for part in together(parts, 1)]
    return [f"{x}" if x in (0, 1) else f"{x} ({n})" for x, n in zip(parts, told, strict=True)]


def tell(room: Room, position: str, options: dict[str, int], die: int | None, say: Voice) -> None:
    """Print the tables of the dice. Raises BadText for a position: there are none in writing."""
    if position:
        room.game.read(position, Setup())
    tables(say)


def tables(say: Voice) -> None:
    """Tackles and supports, shots, the shoot-out."""
    print(say.say("cli-odds-rolls"))
    head = [""]
    head += [say.say(f"cli-odds-{word}") for word in ("success", "foul", "yellow", "red")]
    rows = [
        [say.say(id), *all_shown(outcomes(modifier, mode == 1), say)]
        for modifier, mode, id in ROLLS
    ]
    print(columns([head, *rows]))
    print()
    print(say.say("cli-odds-shots"))
    head = [say.say("cli-odds-bonus"), *(say.say(f"cli-odds-{w}") for w in SHOTS)]
    rows = []
    for bonus in range(-5, 6):
        odds = shot_odds(bonus, 0, False, False)
        rows.append([signed(bonus), *all_shown([odds[word] for word in SHOTS], say)])
    print(columns([head, *rows]))
    print(say.say("cli-odds-simple"))
    print()
    hit = shot_odds(2, 0, False, False)["goal"]
    print(wrapped(say.say("cli-odds-kick", hit=str(hit), level=shown(kicks(5), say))))


SHOTS: Final = ("goal", "save", "corner")
