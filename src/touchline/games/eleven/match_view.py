"""What a table shows of shirts, a match and a line-up under way: see viewing.py for the shape."""

from __future__ import annotations

from typing import Final

from . import book as b
from . import codes as c
from . import lineup_sums as plan
from . import pitch, squad, traits
from .reading import Reader

Data = dict[str, object]

SIDES: Final = ("attack", "defence")
RESULTS: Final = ("", "win", "draw", "loss")


def none(n: int) -> int | None:
    """A number, None for less than nothing."""
    return n if n >= 0 else None


def shape_text(shape: int) -> str:
    """A formation as people write it: 5-3-2."""
    return f"{shape // 100}-{shape // 10 % 10}-{shape % 10}"


def shirts(r: Reader, seat: int) -> list[Data]:
    """EL-059 to EL-063 The thirteen shirts; strengths are those in this match."""
    t = r.t
    on = bool(pitch.lined_up(t, seat))
    found: list[Data] = []
    for n in range(c.SHIRTS_):
        field = t.shirt(seat, n, c.FIELD) == 1
        card = pitch.player_of(t, seat, n) if on else squad.wearer(t, seat, n)
        found.append(
            {
                "side": SIDES[int(t.shirt(seat, n, c.SIDE))],
                "field": field,
                "card": none(int(card)),
                "zone": none(int(t.shirt(seat, n, c.AT))) if field else None,
                "power": int(pitch.shirt_power(t, seat, n)) if on and field else None,
                "bonus": int(pitch.shirt_bonus(t, seat, n)),
                "mod": int(t.shirt(seat, n, c.MOD)),
                "rule": int(t.shirt(seat, n, c.RULE)),
                "glove": int(t.shirt(seat, n, c.GLOVE)),
            }
        )
    return found


def match(r: Reader, seat: int) -> Data | None:
    """EL-200 to EL-283 A match, once its line-up has been given."""
    t, v = r.t, r.v
    if not pitch.lined_up(t, seat):
        return None
    last = int(v.book.first[c.STAFF])
    open_ = bool(pitch.revealed(t, seat))
    front = v.number(seat, c.FRONT) if open_ else -1
    chosen = [
        card
        for card in range(last)
        if v.where[card] == c.OWN + seat and v.flags[card] & int(c.SELECTED)
    ]
    return {
        "shape": shape_text(v.number(seat, c.SHAPE)),
        "plan": r.of(seat, c.PLAN),
        "selected": chosen,
        "keeper": {
            "card": r.of(seat, c.KEEPER_CARD),
            "strength": int(traits.keeper_strength(t, seat)),
            "gloves": int(traits.keeper_gloves(t, seat)),
        },
        "score": [v.number(seat, c.FOR), v.number(seat, c.AGAINST)],
        "result": RESULTS[v.number(seat, c.RESULT_)],
        "foes": [foe(r, seat, n) for n in range(10)] if open_ else [],
        "foe_keeper": foe_keeper(r, seat, front) if front >= 0 else None,
        "foe_shape": shape_text(int(v.book.card(front, b.SHAPE))) if front >= 0 else None,
        "die": v.number(seat, c.DIE),
    }


def foe(r: Reader, seat: int, n: int) -> Data:
    """EL-220 A shirt of the opponent; its zone is from its own point of view."""
    t = r.t
    return {
        "side": SIDES[int(t.foe(seat, n, c.FOE_SIDE))],
        "zone": int(t.foe(seat, n, c.FOE_AT)),
        "power": int(pitch.foe_power(t, seat, n)),
        "mod": int(t.foe(seat, n, c.FOE_MOD)),
        "rule": int(t.foe(seat, n, c.FOE_RULE)),
    }


def foe_keeper(r: Reader, seat: int, front: int) -> Data:
    """EL-267 The opponent's keeper, with what effects have made of him."""
    book, v = r.v.book, r.v
    strength = int(book.card(front, b.KEEPER_POWER)) + v.number(seat, c.FOE_STRENGTH)
    gloves = int(book.card(front, b.KEEPER_GLOVES)) + v.number(seat, c.FOE_GLOVES)
    return {"strength": max(0, strength), "gloves": max(0, gloves)}


def lineup(r: Reader, seat: int) -> Data | None:
    """EL-200 to EL-207 The own line-up while it is under way; nobody sees another's."""
    t, v = r.t, r.v
    phase = r.phase(seat)
    if seat != r.mine or r.common != c.LANES or not c.FORMATION_ <= phase <= c.PLACE:
        return None
    spec = v.number(seat, c.SPEC)
    if spec < 0:
        return {"tactic": None, "shape": None, "picks": [], "field": [], "zones": [], "need": []}
    sheet = plan.Sheet(t, seat)
    field = [n for n in range(c.SHIRTS_) if sheet.field[n]]
    picks: list[Data] = []
    for n in range(len(sheet.cards)):
        pick, card = int(sheet.picks[n]), int(sheet.cards[n])
        first = int(v.book.card(card, b.FIRST_ABILITY))
        paid = pick // int(plan.PAID)
        picks.append(
            {
                "card": card,
                "shirt": none(int(sheet.shirts[n])),
                "out": none(pick // int(plan.OUT) % 16 - 1),
                "abilities": [first + i for i in range(8) if paid >> i & 1],
            }
        )
    return {
        "tactic": int(v.book.first[c.TACTIC]) + spec // 4,
        "shape": shape_text(int(plan.shape_of(t, seat))),
        "picks": picks,
        "field": field,
        "zones": [none(int(plan.place_at(t, seat, n))) for n in range(len(field))],
        "need": [int(n) for n in plan.needed(t, seat, sheet)],
    }
