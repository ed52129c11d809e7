"""What a table shows of shirts, a match and a line-up under way: see shown.py."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.table import lineup_sums as plan
from touchline.games.eleven.rules.table import pitch, squad, traits

from ..shown_match import Foe, FoeKeeper, Keeper, LineUp, Match, Pick, ResultWord, Shirt, Side
from .reader import Reader

SIDES: Final[tuple[Side, ...]] = ("attack", "defence")
RESULTS: Final[tuple[ResultWord, ...]] = ("", "win", "draw", "loss")


def none(n: int) -> int | None:
    """A number, None for less than nothing."""
    return n if n >= 0 else None


def shape_text(shape: int) -> str:
    """A formation as people write it: 5-3-2."""
    return f"{shape // 100}-{shape // 10 % 10}-{shape % 10}"


def shirts(r: Reader, seat: int) -> list[Shirt]:
    """EL-059 to EL-063 The thirteen shirts; strengths are those in this match."""
    t = r.t
    on = bool(pitch.lined_up(t, seat))
    worn = pitch.players(t, seat)
    found: list[Shirt] = []
    for n in range(c.SHIRTS_):
        field = t.shirt(seat, n, c.FIELD) == 1
        card = worn[n] if on else squad.wearer(t, seat, n)
        found.append(
            Shirt(
                side=SIDES[int(t.shirt(seat, n, c.SIDE))],
                field=field,
                card=none(int(card)),
                zone=none(int(t.shirt(seat, n, c.AT))) if field else None,
                power=int(pitch.worn_power(t, seat, n, worn[n])) if on and field else None,
                bonus=int(pitch.shirt_bonus(t, seat, n)),
                mod=int(t.shirt(seat, n, c.MOD)),
                rule=int(t.shirt(seat, n, c.RULE)),
                glove=int(t.shirt(seat, n, c.GLOVE)),
            )
        )
    return found


def match(r: Reader, seat: int) -> Match | None:
    """EL-200 to EL-283 A match, once its line-up has been given."""
    t, v = r.t, r.v
    if not pitch.lined_up(t, seat):
        return None
    last = int(v.book.first[c.STAFF])
    open_ = bool(pitch.revealed(t, seat))
    front = v.number(seat, c.FRONT) if open_ else -1
    chosen = [
        card for card in r.at(c.OWN + seat) if card < last and v.flags[card] & int(c.SELECTED)
    ]
    return Match(
        shape=shape_text(v.number(seat, c.SHAPE)),
        plan=r.of(seat, c.PLAN),
        selected=chosen,
        keeper=Keeper(
            card=r.of(seat, c.KEEPER_CARD),
            strength=int(traits.keeper_strength(t, seat)),
            gloves=int(traits.keeper_gloves(t, seat)),
        ),
        score=(v.number(seat, c.FOR), v.number(seat, c.AGAINST)),
        result=RESULTS[v.number(seat, c.RESULT_)],
        foes=[foe(r, seat, n) for n in range(10)] if open_ else [],
        foe_keeper=foe_keeper(r, seat, front) if front >= 0 else None,
        foe_shape=shape_text(int(v.book.card(front, b.SHAPE))) if front >= 0 else None,
        die=v.number(seat, c.DIE),
    )


def foe(r: Reader, seat: int, n: int) -> Foe:
    """EL-220 A shirt of the opponent; its zone is from its own point of view."""
    t = r.t
    return Foe(
        side=SIDES[int(t.foe(seat, n, c.FOE_SIDE))],
        zone=int(t.foe(seat, n, c.FOE_AT)),
        power=int(pitch.foe_power(t, seat, n)),
        mod=int(t.foe(seat, n, c.FOE_MOD)),
        rule=int(t.foe(seat, n, c.FOE_RULE)),
    )


def foe_keeper(r: Reader, seat: int, front: int) -> FoeKeeper:
    """EL-267 The opponent's keeper, with what effects have made of him."""
    book, v = r.v.book, r.v
    strength = int(book.card(front, b.KEEPER_POWER)) + v.number(seat, c.FOE_STRENGTH)
    gloves = int(book.card(front, b.KEEPER_GLOVES)) + v.number(seat, c.FOE_GLOVES)
    return FoeKeeper(max(0, strength), max(0, gloves))


def lineup(r: Reader, seat: int) -> LineUp | None:
    """EL-200 to EL-207 The own line-up while it is under way; nobody sees another's."""
    t, v = r.t, r.v
    phase = r.phase(seat)
    if seat != r.mine or r.common != c.LANES or not c.FORMATION_ <= phase <= c.PLACE:
        return None
    spec = v.number(seat, c.SPEC)
    if spec < 0:
        return LineUp(None, None, [], [], [], [])
    sheet = plan.Sheet(t, seat)
    field = [n for n in range(c.SHIRTS_) if sheet.field[n]]
    picks: list[Pick] = []
    for n in range(len(sheet.cards)):
        pick, card = int(sheet.picks[n]), int(sheet.cards[n])
        first = int(v.book.card(card, b.FIRST_ABILITY))
        paid = pick // int(plan.PAID)
        picks.append(
            Pick(
                card=card,
                shirt=none(int(sheet.shirts[n])),
                out=none(pick // int(plan.OUT) % 16 - 1),
                abilities=[first + i for i in range(8) if paid >> i & 1],
            )
        )
    return LineUp(
        tactic=int(v.book.first[c.TACTIC]) + spec // 4,
        shape=shape_text(int(plan.shape_of(t, seat))),
        picks=picks,
        field=field,
        zones=[none(int(plan.place_at(t, seat, n))) for n in range(len(field))],
        need=[int(n) for n in plan.needed(t, seat, sheet)],
    )
