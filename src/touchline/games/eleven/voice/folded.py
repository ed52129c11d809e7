"""What has come of an event, told in the fact of that event: strengths, the score, gloves.

Whoever shows a match copies these numbers. Those from which the match is read once more, when only
the story is left of it, stand in the sentence too:

    tokens_on, tokens_off      strength  of the footballer now, power of his shirt; in the sentence
                               was       power of his shirt before
    stands_in, stronger, shirt_stronger, foe_stronger
                               power     of the shirt now
    goal, card_goal, annulled  score     now; in the sentence `for`, `against`
    saved                      gloves    of that keeper that have saved nothing yet

A number that has not changed is left out.
"""

from __future__ import annotations

from typing import Final

from touchline.core.log import Event
from touchline.games.eleven.rules import events as e

FOLDED: Final = {e.STRENGTH_IS, e.POWER_IS, e.SCORE_IS, e.GLOVES_LEFT}
"""Events that say what has come of the one before them."""

RETOLD: Final = {
    e.WEEK_BEGINS, e.LINED_UP, e.TOKENS_ON, e.TOKENS_OFF, e.FRONT_IS, e.KEEPER_IS, e.PAIR_IS,
    e.BLOCKED, e.SHOOTS, e.SAVED, e.GOAL, e.CARD_GOAL, e.ANNULLED, e.RESULT_IS,
}  # fmt: skip
"""Events whose sentence bears their name (`fact`), so that a match can be told from the story."""


def fold(event: Event, args: dict[str, str | int], data: dict[str, object]) -> None:
    """Add what this event says to the sentence and the data of the event before it."""
    high, low = int(event.b) // 64, int(event.b) % 64
    if event.kind == e.STRENGTH_IS:
        data["strength"] = low
    elif event.kind == e.POWER_IS:
        data["power"] = low
        args["was"] = high % 64
    elif event.kind == e.SCORE_IS:
        data["score"] = [high, low]
        args |= {"for": high, "against": low}
    else:
        data["gloves"] = int(event.b)
