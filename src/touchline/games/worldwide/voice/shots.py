"""The shot that is under way at a table of Worldwide Football, and what would change it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from touchline.games.worldwide.rules import codes as c

from .chances import PENALTY, SURE, Keeper, shot_odds
from .reader import Reader, Shaped, pair
from .shown import Chance, Piece, ShotView

PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
#: phases of a shot; whatever interrupts one stands above it
SHOOTING: Final = {
    c.SHOT_ROLL, c.SHOT_REROLL, c.KEEPER, c.KEEPER_ROLL, c.SAVED, c.FREE_KICK_ROLL, c.PENALTY,
    c.SHOOT_OUT,
}  # fmt: skip


def shooting(r: Reader) -> bool:
    """Is a shot under way, from its validation to what comes of it?"""
    after = c.AFTER in r.phases and r.scalar["card"] >= 0
    return after or any(phase in SHOOTING for phase in r.phases)


def shot(r: Reader, also: Iterable[list[int]] = ()) -> ShotView | None:
    """WF-080 to WF-085, WF-157 to WF-159 The shot that is under way.

    also  effects that would be added to it, as rows of the book
    """
    if not shooting(r):
        return None
    s, rules = r.scalar, r.v.rules
    piece = 0 if c.AFTER in r.phases else s["piece"]
    # a die that is about to be rolled again does not count any more
    die = 0 if r.phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL) else s["die"]
    more = Shaped([*r.coming(), *also])
    dice = max(s["shot_dice"], more.dice)
    if piece == 2:
        odds, bonus = PENALTY, 0
    else:
        bonus = 1 if piece else s["shot_add"] + s["waiting"] + more.bonus
        if piece == 0:
            pa = max(0, min(8, s["pa"] + more.pa))
            bonus += int(r.v.book.quality[s["card"] * 9 + pa])
        bonus = 0 if s["bare"] or more.bare else bonus
        # WF-154 a shot that was fouled is followed by its set piece and never by a corner
        corners = rules.corners == c.ON and (piece == 0 or rules.free_kick_corner == c.ON)
        wide = rules.free_kick_off_target == c.ON if piece else rules.off_target == c.ON
        keeper = Keeper(
            s["keep_add"] + more.keeper,
            max(s["keep_dice"], more.keeper_dice),
            corners and not s["foul"],
        )
        wide = wide and not s["on_target"] and not more.on_target
        again = s["rerolls"] + more.again
        # once the die is rolled, a roll that may be repeated is told as if it stood
        odds = shot_odds(bonus, keeper, dice, wide, die, again)
        if c.SAVED in r.phases:
            odds = SURE["corner" if s["award"] or more.corner else "save"]
    once_more = None
    if r.phase == c.SHOT_REROLL:
        once_more = pair(shot_odds(bonus, keeper, dice, wide, 0, again - 1)["goal"])
    return ShotView(
        piece=PIECES[piece],
        die=die,
        quality=die + bonus if die else 0,
        bonus=bonus,
        dice=dice,
        **{word: pair(x) for word, x in odds.items()},
        again=once_more,
    )


def goals(r: Reader) -> dict[str, Chance]:
    """WF-085, WF-123, WF-227 The chance of a goal by what this seat may add to the shot: "p:3" a
    Player card, "s:4" an ability, "reroll" its die once more, "pass" nothing.
    """
    v, stands = r.v, shot(r)
    if stands is None or v.seat >= v.seats or stands.piece == "penalty":
        return {}
    found = {"pass": stands.goal}
    if r.phase == c.SHOT_REROLL:
        return found | ({"reroll": stands.again} if stands.again else {})
    when = {c.AFTER: c.ON_AFTER, c.KEEPER: c.ON_SHOT_ROLLED}.get(r.phase)
    if when is None:
        return {}
    side, book = v.seat % 2, v.book
    for n in r.people(side, int(c.HAND) + v.seat):
        row = r.row(side, n)
        if book.person_trigger[row] == when:
            found[f"p:{n}"] = goal_with(r, r.effects("person", row))
    laid = r.of(side, int(c.LAID))
    for ability in range(v.book.abilities):
        if laid >> ability & 1 and book.ability_trigger[ability] == when:
            found[f"s:{ability}"] = goal_with(r, r.paid(side, ability))
    return found


def goal_with(r: Reader, rows: Iterable[list[int]]) -> Chance:
    """The chance of a goal with these effects too."""
    then = shot(r, [list(row) for row in rows])
    assert then is not None
    return then.goal
