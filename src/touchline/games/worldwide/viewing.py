"""What a table shows of Worldwide Football: the view of one seat as plain data.

Hidden things are None. Sides are 0 and 1; Action cards, abilities and teams have the numbers of the
pack, Player cards 0..6 within the team of their side.
"""

from __future__ import annotations

from typing import Final

from . import codes as c
from .chances import PENALTY, SURE, Keeper, shot_odds
from .previews import adds, chances, give_ends, let_draws, standing
from .reading import PHASES, Data, Reader, Shaped, fraction, rolled
from .secrets import WorldView
from .state import Rules

MODULES: Final = (
    "pro_cards", "team_cards", "fouls", "sanctions", "corners", "off_target", "substitutions",
    "ground",
)  # fmt: skip
RESTRICTS: Final = ("", "free_kick", "corner")
PIECES: Final = ("shot", "free_kick", "penalty")
WHATS: Final = ("card", "person", "star", "defence")
STATES: Final = ("open", "valid", "stopped", "countered", "fouled")
#: phases of a shot; whatever interrupts one stands above it
SHOOTING: Final = {
    c.SHOT_ROLL, c.SHOT_REROLL, c.KEEPER, c.KEEPER_ROLL, c.SAVED, c.FREE_KICK_ROLL, c.PENALTY,
    c.SHOOT_OUT,
}  # fmt: skip


def limits(reds: int) -> list[int]:
    """WF-030, WF-173, WF-174 Action and Player cards that a hand may hold."""
    return [(10, 7, 5)[min(2, reds)], (3, 2, 1)[min(2, reds)]]


def modules(rules: Rules) -> dict[str, bool]:
    """WF-004 Which parts of the rules are played."""
    settled = (
        rules.pro_cards, rules.team_cards, rules.fouls, rules.sanctions, rules.corners,
        rules.off_target, rules.substitutions, rules.ground,
    )  # fmt: skip
    return {name: on == 1 for name, on in zip(MODULES, settled, strict=True)}


def pending(r: Reader) -> Data | None:
    """WF-060 The card that waits for an answer."""
    s, v = r.scalar, r.v
    card = s["card"]
    if card < 0:
        return None
    people = [n for n in range(c.SQUAD) if s["folk"] & (1 << n)]
    shut, guard = standing(r)
    shot = v.book.category[card] == c.SHOT_CARD
    return {
        "card": card,
        "seat": s["by"],
        "people": people,
        "shut": shut,
        "answers": {} if shut else r.answers(card, s["pa"], guard),
        "draws": let_draws(r),
        "shot": r.shot(card, s["pa"], people) if shot and not shooting(r) else None,
    }


def shooting(r: Reader) -> bool:
    """Is a shot under way, from its validation to what comes of it?"""
    after = c.AFTER in r.phases and r.scalar["card"] >= 0
    return after or any(phase in SHOOTING for phase in r.phases)


def shot(r: Reader) -> Data | None:
    """WF-080 to WF-085, WF-157 to WF-159 The shot that is under way."""
    if not shooting(r):
        return None
    s, rules = r.scalar, r.v.rules
    piece = 0 if c.AFTER in r.phases else s["piece"]
    # a die that is about to be rolled again does not count any more
    die = 0 if r.phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL) else s["die"]
    more = Shaped(r.coming())
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
        corners = rules.corners == 1 and (piece == 0 or rules.free_kick_corner == 1)
        wide = rules.free_kick_off_target == 1 if piece else rules.off_target == 1
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
    found: Data = {
        "piece": PIECES[piece],
        "die": die,
        "quality": die + bonus if die else 0,
        "bonus": bonus,
        "dice": dice,
        **{key: fraction(x) for key, x in odds.items()},
        "again": None,
    }
    if r.phase == c.SHOT_REROLL:
        found["again"] = fraction(shot_odds(bonus, keeper, dice, wide, 0, again - 1)["goal"])
    return found


def roll(r: Reader) -> Data | None:
    """WF-063 The roll of a defence card, while something may still be added to it."""
    s, book = r.scalar, r.v.book
    if s["guarding"] < 0 or s["natural"] == 0 or s["card"] < 0:
        return None
    printed = int(book.guard[s["card"] * c.KINDS + book.kind[s["guarding"]]])
    bonus = (s["guard"] or printed) - 100
    need = int(book.threshold[s["guarding"]]) - s["pa"] - bonus
    return {"natural": s["natural"], "added": s["added"], "need": need}


def rolls(r: Reader) -> Data:
    """WF-107, WF-110, WF-125, §6.5 What a d20 must reach for own abilities and Player cards now."""
    v, pa, found = r.v, r.scalar["pa"], Data()
    if v.seat >= v.seats or r.scalar["half"] == 0:
        return found
    side = v.seat % 2
    laid = r.of(side, int(c.LAID))
    for ability in range(v.book.abilities):
        for op, a, b, *_ in r.paid(side, ability) if laid & (1 << ability) else []:
            if op in (c.OFFSIDE_TRAP, c.SIMULATE):
                found[f"s:{ability}"] = rolled(a - (pa if b else 0))
                break
    card, guard = r.scalar["card"], standing(r)[1]
    for n in r.people(side, int(c.HAND) + v.seat):
        for op, a, b, each, *_ in r.effects("person", r.row(side, n)):
            if op == c.COUNTER_PLAYER:
                found[f"p:{n}"] = rolled(a)
            elif op == c.PLAYER_DEFENCE:
                less = r.best_bonus(card, guard) if each and card >= 0 else 0
                found[f"p:{n}"] = rolled(a - (pa if b else 0) - less)
    return found


def side(r: Reader, which: int) -> Data:
    """One side as this eye may see it."""
    v = r.v
    own = v.seat < v.seats and v.seat % 2 == which
    laid, free = r.of(which, int(c.LAID)), r.of(which, int(c.FREE))
    taken, went_in = r.of(which, int(c.SHOTS)), r.of(which, int(c.WENT_IN))
    return {
        "team": r.of(which, int(c.NATION)),
        "goals": r.of(which, int(c.GOALS)),
        "stars": r.of(which, int(c.STARS)),
        "most_stars": r.of(which, int(c.MOST_STARS)),
        "subs": r.of(which, int(c.SUBS)),
        "colour": r.of(which, int(c.COLOUR)),
        "captain": r.captain(which),
        "abilities": [n for n in range(c.MOST_ABILITIES) if laid & (1 << n)],
        "free": [n for n in range(c.MOST_ABILITIES) if free & (1 << n)],
        "pile": v.counts[v.seats + which],
        "give_draw": r.drawn(which),
        "people_pile": v.folk[v.seats + which],
        "discard": r.by_type(v.gone, which),
        "people_discard": r.people(which, int(c.DISCARD)),
        "gone": r.people(which, int(c.GONE)),
        "start": r.ahead(which),
        "pile_left": r.by_type(v.pile) if own and v.pile else None,
        # WF-145 what came of each kick of the shoot-out, in order
        "kicks": [went_in >> n & 1 == 1 for n in range(taken)],
    }


def hand(r: Reader, seat: int) -> Data:
    """WF-003 A hand: the own one in full, of others what everybody saw go there."""
    v = r.v
    own = seat == v.seat
    held = r.people(seat % 2, int(c.HAND) + seat)
    return {
        "seat": seat,
        "count": v.counts[seat],
        "people_count": v.folk[seat],
        "cards": r.by_type(v.hand) if own else None,
        "known": r.by_type(v.plain, seat),
        "people": held if own else None,
        "people_known": held,
        "reds": v.reds[seat],
        "limit": limits(v.reds[seat]),
    }


def cause(r: Reader) -> Data | None:
    """§6.5 Whose card makes somebody discard, and which: as an entry of the line."""
    found = r.cause()
    return dict(zip(("side", "what", "n"), found, strict=True)) if found else None


def taking(r: Reader) -> Data | None:
    """WF-104 The own draw pile, while this seat looks through it."""
    v = r.v
    if r.phase != c.TAKE or r.frame[0] != v.seat:
        return None
    if v.book.effects[r.frame[1] * c.ROW] != c.SEARCH:
        return None
    return {"types": r.by_type(v.pile)}


def plain(v: WorldView) -> Data:
    """The whole view."""
    r = Reader(v)
    s = r.scalar
    return {
        "phase": PHASES[r.phase],
        "eye": v.seat,
        "seats": v.seats,
        "mode": "amateur" if v.rules.amateur else "professional",
        "modules": modules(v.rules),
        "half": s["half"],
        "ball": s["ball"],
        "carrier": s["carrier"],
        "pa": s["pa"],
        "restrict": RESTRICTS[s["restrict"]],
        "safe": s["safe"] == 1,
        "block": s["block"],
        "waiting": s["waiting"],
        "home": [s["home"] & 1 == 1, s["home"] & 2 == 2],
        "kicker": s["kicker"],
        "givebacks": s["givebacks"],
        "give_ends": give_ends(r),
        "attacks": s["attacks"],
        "acting": r.acting(),
        "score": [r.of(which, int(c.GOALS)) for which in range(2)],
        "sides": [side(r, which) for which in range(2)],
        "hands": [hand(r, seat) for seat in range(v.seats)],
        "line": [
            {
                "side": entry // 4096,
                "what": WHATS[entry // 512 % 8],
                "n": entry // 8 % 64,
                "state": STATES[entry % 8],
            }
            for entry in v.line
        ],
        "pending": pending(r),
        "chances": chances(r),
        "rolls": rolls(r),
        "shot": shot(r),
        "roll": roll(r),
        "adds": adds(r),
        "sealed": list(v.mine),
        "taking": taking(r),
        "cause": cause(r),
        "result": s["reason"] if r.phase == c.FINISHED else None,
    }
