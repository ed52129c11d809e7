"""A table laid from what one seat knows, and what a plan would make of it.

The view is all there is to go by. What it cannot locate lies anywhere that fits its counts, and
nothing here reads it; everything else is asked of the rules.
"""

from __future__ import annotations

from touchline.core.faults import BadText
from touchline.core.ids import AUTO, EVERYONE, HIDDEN
from touchline.core.log import Log
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.announced import bench, subs_left
from touchline.games.footclub.rules.bonus import Bonus
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.changes import enter, leave, push
from touchline.games.footclub.rules.secrets import FootView, sealed_phase, view
from touchline.games.footclub.rules.shapes import (
    BY_SIZE,
    START,
    kinds_in,
    legal,
    line_count,
    shape_of,
    short_lines,
)
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import (
    attack,
    captains,
    defence,
    hand_limit,
    lacking,
    malus,
    optimised,
    press_cells,
    press_targets,
    squad,
    target,
    target_cell,
)

from .claims import duels, shot
from .plans import Formation, Lack, LaidOut, LineUp, Moment, Push, Pushed
from .reader import Reader
from .shown import Aim

PROFILES = ("technical", "physical", "tactical")


def laid(v: FootView) -> Table:
    """The table as this view has it; it cannot tell it from the true one."""
    t = Table(v.rules, v.book)
    frames = v.frames
    t.stack.turn(*frames[:4])
    for i in range(4, len(frames), 4):
        t.stack.push(*frames[i : i + 4])
    _deal(t, v)
    for i, n in enumerate(v.spot):
        t.spot[i], t.tokens[i] = n, v.tokens[i]
    for i, n in enumerate(v.team):
        t.team[i] = n
    for i, n in enumerate(v.club):
        t.club[i] = n
    for i, n in enumerate(v.market):
        t.market[i] = n
    # one by one, in the order of SCALARS: by a name, a vector might be handed over too
    (
        t.home, t.leg, t.period, t.turn, t.ball, t.carrier, t.colour, t.attacker, t.offence, t.card,
        t.target, t.raw, t.supports, t.speed, t.picks, t.drafts, t.corners, t.reason, t.winner,
    ) = v.scalars  # fmt: skip
    if sealed_phase(t.stack.phase()) and v.seat < 2:
        t.sealed.ask(v.asked << v.seat)
    for code in v.mine:
        t.sealed.add(v.seat, code)
    for code in v.run:
        t.sealed.add(t.stack.get(1), code)
    return t


def _deal(t: Table, v: FootView) -> None:
    """FC-012 to FC-016 The match cards: as they are seen, the rest by the public counts."""
    for side in range(2):
        first = side * int(c.DECK)
        own = v.cards[first : first + c.DECK]
        unseen: list[int] = []
        for i, place in enumerate((c.HAND, c.PILE, c.RESERVE)):
            unseen += [int(place)] * (v.counts[side * 3 + i] - own.count(int(place)))
        for n, where in enumerate(own):
            card = first + n
            if where == HIDDEN:
                t.move(card, unseen.pop() if unseen else c.BOX, 0)
            elif where in (c.HAND, c.PILE, c.RESERVE) and card not in v.shown:
                t.move(card, where, 1 << v.seat)
            else:
                t.move(card, where, EVERYONE)


# -- line-ups --------------------------------------------------------------------------------------


def wrong(what: str, id: str, rule: str, **args: str | int) -> BadText:
    """A line-up that cannot be looked at."""
    return BadText(what, f"fault-line-up-{id}", rule, **args)


def lining_up(v: FootView) -> bool:
    """Is a line-up asked of this view's seat, before the match or in a change?"""
    phase, seat = v.frames[-4], v.seat
    return seat < 2 and (phase == c.PREMATCH or (phase == c.CHANGE and v.frames[-3] == seat))


def cards_in(t: Table, players: int) -> list[int]:
    """The cards of a bit mask."""
    return [n for n in range(t.book.cards) if players >> n & 1]


def line_up(v: FootView, plan: LineUp) -> LaidOut | None:
    """What comes of a line-up; None where none is asked for. Raises BadText for what is none."""
    if not lining_up(v):
        return None
    t, side = laid(v), v.seat
    on = [n for line in plan.lines for n in line if n >= 0]
    _check(t, side, plan, on)
    before = t.clone()
    _put(t, side, plan, on)
    free = [line.count(-1) for line in plan.lines]
    players = sum(1 << n for n in on)
    wears = _able(t, side, plan.lines)
    if t.get(side, c.CAPTAIN) in on:
        wears = [int(t.get(side, c.CAPTAIN))]  # FC-048 in a change who wears it keeps it
    captain = plan.captain if plan.captain in wears else wears[0] if wears else -1
    full = not any(free)
    lacks = _lacks(before, v, plan, on)
    if full and plan.captain not in wears and plan.captain >= 0:
        lacks.append(Lack("captain", 1, "FC-044"))
    style = lacking(t, side, players) if len(on) == 10 and not t.rules.poussin else [0, 0, 0]
    return LaidOut(
        legal=not lacks,
        lacks=lacks,
        free=free,
        attack=int(attack(t, side)),
        defence=int(defence(t, side)),
        malus=int(malus(t, side)),
        optimised=bool(optimised(t, side)),
        lacking=[word for word, n in zip(PROFILES, style, strict=True) for _ in range(n)],
        limit=int(hand_limit(t, side)),
        captains=wears,
        captain=captain if full else -1,
        aims=_aims(t, v),
    )


def _able(t: Table, side: int, lines: list[list[int]]) -> list[int]:
    """FC-044, FC-046 Who of those in these lines may be captain, the strongest first."""
    on = [n for line in lines for n in line if n >= 0]
    able = captains(t, side, sum(1 << n for n in on))
    return [n for n in sorted(on, key=lambda n: -t.stars(n)) if able >> n & 1]


def _check(t: Table, side: int, plan: LineUp, on: list[int]) -> None:
    """Raises BadText where these lines cannot stand on a pitch at all."""
    places = [n for line in plan.lines for n in line]
    if len(plan.lines) != 5 or len(places) > 10 or min(places, default=0) < -1:
        raise wrong("A line-up has five lines with ten places at most.", "lines", "FC-029")
    own = squad(t, side, True)
    for n in on:
        if n >= t.book.cards or not own >> n & 1:
            raise wrong(
                f"Card {n} is no player of this squad who may play.", "whose", "FC-008", n=n
            )
        if on.count(n) > 1:
            raise wrong(f"This card has two places: {n}.", "twice", "FC-033", n=n)


def _put(t: Table, side: int, plan: LineUp, on: list[int]) -> None:
    """The lines as planned; in a change (FC-160 to FC-163) players leave and come on."""
    if t.stack.phase() == c.CHANGE:
        stood = cards_in(t, squad(t, side, False))
        for n in stood:
            if n not in on:
                leave(t, side, n, c.OFF)
        for n in on:
            if n not in stood:
                enter(t, side, n)
    base = side * int(c.TEAM)
    for slot in range(10):
        t.team[base + slot] = on[slot] if slot < len(on) else -1
    for line, row in enumerate(plan.lines):
        t.team[base + c.LINES + line] = sum(n >= 0 for n in row)
    for n in on:
        t.place(side, n, c.PITCH)


def _lacks(t: Table, v: FootView, plan: LineUp, on: list[int]) -> list[Lack]:
    """What keeps these lines from being given, captains aside; `t` is the table before them."""
    free = sum(line.count(-1) for line in plan.lines)
    found: list[Lack] = []
    size = sum(len(line) for line in plan.lines)
    if free:
        found.append(Lack("players", free, "FC-029" if size == 10 else "FC-105"))
    fb, cb, dm, am, fw = (len(line) for line in plan.lines)
    wide = fb > 2 or max(cb, dm, am, fw) > 3
    shape = -1 if wide else int(shape_of(fb, cb, dm, am, fw))
    change = t.stack.phase() == c.CHANGE
    known = shape >= 0 and bool(legal(shape, t.rules.formation_set))
    if not known or (size != 10 and not change) or (change and shape not in v.shapes):
        found.append(Lack("shape", 1, "FC-030"))
    strays = sum(
        not t.book.stands_on(n, line)
        for line, row in enumerate(plan.lines) for n in row if n >= 0
    )  # fmt: skip
    if strays:
        found.append(Lack("line", strays, "FC-033"))
    return found + (_unchanged(t, v, plan, on, size) if change else [])


def _unchanged(t: Table, v: FootView, plan: LineUp, on: list[int], size: int) -> list[Lack]:
    """FC-096, FC-158, FC-166 What keeps this from being a change."""
    side = v.seat
    stood = cards_in(t, squad(t, side, False))
    entrants = [n for n in on if n not in stood]
    left = int(subs_left(t, side))
    if len(entrants) > left:
        return [Lack("subs", left, "FC-158")]
    if not entrants and plan.lines != Reader(v).lines(side):
        return [Lack("entrant", 1, "FC-166")]
    least = v.fill[0] if v.fill else 0
    if size - len(stood) < least:
        return [Lack("fill", least, "FC-096")]
    return [] if entrants else [Lack("change", 1, "FC-158")]


def _aims(t: Table, v: FootView) -> dict[str, Aim]:
    """FC-019, FC-059 to FC-069 Whom the ribbon cards of the own hand would name now."""
    found: dict[str, Aim] = {}
    if t.rules.poussin or t.colour == 0:
        return found
    first = v.seat * int(c.DECK)
    for n in range(c.DECK):
        card = first + n
        if t.where[card] != c.HAND or t.book.ribbon[n * 12] < 0:
            continue
        if KIND[n] == c.PRESSES:
            pair, cells = press_targets(t, card), press_cells(t, card)
            named = [] if pair < 0 else [int(pair // 128), int(pair % 128)]
            found[str(n)] = Aim(named, [int(cells // 8), int(cells % 8)] if named else [])
        else:
            player, cell = int(target(t, card)), int(target_cell(t, card))
            found[str(n)] = Aim([player], [cell]) if player >= 0 else Aim([], [])
    return found


# -- the moment ------------------------------------------------------------------------------------


def moment(v: FootView) -> Moment | None:
    """What comes of the open answers; None where there is nothing to say that is not shown."""
    if lining_up(v) and not v.mine and not v.run:
        t = laid(v)
        free = t.stack.phase() == c.CHANGE and t.get(v.seat, c.CAPTAIN) < 0
        heirs = _able(t, v.seat, Reader(v).lines(v.seat)) if free else []
        return Moment(_formations(t, v), _places(t, v), heirs, {})
    found, closes = duels(Reader(v)), _closes(v)
    return Moment([], {}, [], found, closes) if found or closes else None


def _closes(v: FootView) -> bool:
    """FC-120, FC-121 Would a pass of this seat end the bonus window?"""
    if v.seat > 1 or v.frames[-4] != c.BONUS or v.frames[-3] != v.seat:
        return False
    t, window = laid(v), Bonus()
    window.resolve(t, t.stack, v.seat, c.PASS, Log(False))
    return t.stack.phase() == c.SHOT or window.due(t, t.stack) == AUTO


def _formations(t: Table, v: FootView) -> list[Formation]:
    """Every shape for each size that the team may have, those with full backs first."""
    side, change = v.seat, t.stack.phase() == c.CHANGE
    all_ = kinds_in(t.book, squad(t, side, True))
    size = int(t.outfielders(side)) if change else 10
    least, most = (size, size + (v.fill[1] if v.fill else 0)) if change else (10, 10)
    found: list[Formation] = []
    for n in range(least, most + 1):
        for i in range(START[n], START[n + 1]):
            shape = int(BY_SIZE[i])
            if not legal(shape, t.rules.formation_set):
                continue
            lines = [int(line_count(shape, line)) for line in range(5)]
            short = short_lines(all_, shape)
            open_ = not short and (not change or shape in v.shapes)
            found.append(Formation(lines, open_, short, lines[3] + lines[4]))
    return sorted(found, key=lambda f: -f.lines[0])


def _places(t: Table, v: FootView) -> dict[str, list[int]]:
    """FC-033 Where each player of the squad may stand."""
    own = squad(t, v.seat, False) | bench(t, v.seat)
    return {
        str(n): [line for line in range(5) if t.book.stands_on(n, line)] for n in cards_in(t, own)
    }


# -- pushes ----------------------------------------------------------------------------------------


def pushed(v: FootView, plan: Push) -> Pushed | None:
    """What comes of a push; None where no bonus window asks this seat. Raises BadText for more
    than there is.
    """
    if not v.pushes or v.seat > 1:
        return None
    fans, kops, supports, cap = v.pushes
    least = min(plan.fans, plan.kop, plan.supports) < 0
    if least or plan.fans > fans or plan.kop > kops or plan.supports > supports:
        raise BadText("There is less to push than that.", "fault-push-less", "FC-119")
    if plan.fans + plan.kop > cap:
        raise BadText(
            f"More supporters than may be spent now: {cap}.", "fault-push-cap", "FC-134", n=cap
        )
    t = laid(v)
    push(t, v.seat, c.PUSH + plan.fans * 12 + plan.kop * 6 + plan.supports, Log(False))
    r = Reader(view(t, v.seat))
    raw = int(t.raw)
    final = r.final(raw)
    return Pushed(raw, final, shot(final, 0, False, r.poussin), duels(r))
