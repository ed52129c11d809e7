"""What a seat of Worldwide Football is told before it decides: what a card would meet, what a
Player card would add, whether giving the ball back ends the half. See `plans.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules import options as o

from .plans import CardChance, Ends, Moment, Together
from .reader import Reader, limits, rolled
from .shots import goals
from .shown import Answer
from .unseen import Unseen


def moment(r: Reader) -> Moment | None:
    """What comes of the open answers of this seat; None where there is nothing to say."""
    ends = give_ends(r) if attacks(r) else ""
    found = Moment(chances(r), rolls(r), adds(r), goals(r), starts(r), let_drops(r), ends)
    told = (found.chances, found.rolls, found.adds, found.goals, found.starts, found.drops, ends)
    return found if any(told) else None


def attacks(r: Reader) -> bool:
    """Does the side of this eye decide now how its attack goes on?"""
    v = r.v
    turn = r.phase in (c.ATTACK, c.CAPTAIN_STAR)
    return turn and v.seat < v.seats and r.scalar["ball"] == v.seat % 2


def fits(r: Reader, card: int) -> bool:
    """WF-042, WF-043, WF-155, WF-181 May this card be played at the points reached?"""
    s, book = r.scalar, r.v.book
    if not book.allowed[card] >> s["pa"] & 1 or s["pa"] + book.pa[card] > 8:
        return False
    set_piece = (c.PASSING, c.LONG_PASS, c.CROSS)
    if s["restrict"] == c.INDIRECT:
        return book.kind[card] in (*set_piece, c.THROUGH_BALL)
    return s["restrict"] != c.CORNER or book.kind[card] in set_piece


def chances(r: Reader) -> dict[str, CardChance]:
    """WF-042, WF-063 What the other side could have against each attacking card of the own hand,
    while one may be played.
    """
    s, v, found = r.scalar, r.v, dict[str, CardChance]()
    if not attacks(r):
        return found
    closed = s["safe"] == 1 or s["restrict"] == c.INDIRECT
    for card, held in enumerate(v.hand):
        if held and v.book.category[card] != c.DEFENCE_CARD:
            allowed = fits(r, card)
            shoots = allowed and v.book.category[card] == c.SHOT_CARD
            found[str(card)] = CardChance(
                allowed,
                s["pa"] + int(v.book.pa[card]),
                *meets(r, card, closed),
                shot=r.shot(card, s["pa"], []) if shoots else None,
                with_=together(r, card, closed) if allowed else None,
            )
    return found


def meets(
    r: Reader, card: int, closed: bool, guard: int = 0
) -> tuple[dict[str, Answer], dict[str, Answer], dict[str, Answer]]:
    """WF-003, WF-060, WF-062 What may answer a card: defence cards, traps and Player
    cards, everything that no open card rules out.

    Where all three are empty nothing can stop it, whatever the hidden hands hold.

    closed  it cannot be defended; Player cards are not meant by that (WF-226)
    guard   the defence bonus + 100 if an effect sets one, or 0
    """
    hands = Unseen(r, 1 - r.scalar["ball"])
    answers = {} if closed else r.answers(card, r.scalar["pa"], guard)
    return (
        {kind: one for kind, one in answers.items() if hands.action(int(kind))},
        traps(r, card, closed),
        player_cards(r, hands, card, guard),
    )


def player_cards(r: Reader, hands: Unseen, card: int, guard: int) -> dict[str, Answer]:
    """WF-121, WF-226 Player cards of the other side that it may hold and that would take this card
    by a d20 of their own, and what they would need. A block does not count for them (WF-233).
    """
    found, book = dict[str, Answer](), r.v.book
    for n in range(r.team_size):
        row = r.row(hands.side, n)
        by = int(book.person_by[row])
        if book.person_trigger[row] != c.ON_CARD or not hands.person(n):
            continue
        if by and not by >> int(book.kind[card]) & 1:
            continue
        for op, a, b, each, *_ in r.effects("person", row):
            if op == c.PLAYER_DEFENCE:
                less = r.best_bonus(card, guard) if each else 0
                found[str(n)] = rolled(a - (r.scalar["pa"] if b else 0) - less)
                break
    return found


def escorts(r: Reader, card: int) -> list[int]:
    """WF-122 Own Player cards that may be put down with this card."""
    book, found = r.v.book, []
    for n in r.people(r.v.seat % 2, int(c.HAND) + r.v.seat):
        row = r.row(r.v.seat % 2, n)
        by = int(book.person_by[row])
        fits_ = book.person_trigger[row] == c.ON_WITH and (not by or by >> int(book.kind[card]) & 1)
        if fits_ and not (book.person_regular[row] and r.scalar["restrict"]):
            found.append(n)
    return found


def together(r: Reader, card: int, closed: bool) -> dict[str, Together]:
    """WF-043, WF-124 A card with every set of Player cards, as `p:1+p:4`: what it would then meet.

    They change it before anybody answers: its points, the bonus of defences, whether there are
    any, and the shot.
    """
    s, rules, found = r.scalar, r.v.rules, dict[str, Together]()
    able = escorts(r, card)
    most = rules.max_people or len(able)
    for size in range(1, min(most, len(able)) + 1):
        for people in combinations(able, size):
            pa, (shut, guard) = s["pa"] + int(r.v.book.pa[card]), at_once(r, people)
            for n in people:
                for op, a, _, _, _, late in r.effects("person", r.row(r.v.seat % 2, n)):
                    pa += a if op == c.GAIN_PA and not late else 0
            if pa > 8:
                continue
            shoots = r.v.book.category[card] == c.SHOT_CARD
            found["+".join(f"p:{n}" for n in people)] = Together(
                max(0, pa),
                *meets(r, card, closed or shut, guard),
                shot=r.shot(card, s["pa"], list(people)) if shoots else None,
            )
    return found


def at_once(r: Reader, people: Iterable[int]) -> tuple[bool, int]:
    """WF-124 What Player cards do to the Action card they come with before anybody answers it:
    whether it cannot be defended, and its defence bonus + 100 where they set one, else 0.
    """
    shut, guard = False, 0
    for n in sorted(people):
        for op, a, *_ in r.effects("person", r.row(r.scalar["ball"], n)):
            shut = shut or (op == c.FORBID_DEFENCE and a == 0)
            guard = a + 100 if op == c.SET_DEFENCE_BONUS else guard
    return shut, guard


def standing(r: Reader) -> tuple[bool, int]:
    """WF-124, WF-125 Of the card that waits: whether it cannot be defended, and the defence bonus
    + 100 that is set for it, or 0. While a Player card that came with it may still be countered, as
    it will be if nothing more happens.
    """
    s = r.scalar
    shut, guard = s["shut"] == 1, s["guard"]
    if c.ANSWER in r.phases:
        more, other = at_once(r, [n for n in range(r.team_size) if s["folk"] >> n & 1])
        shut, guard = shut or more, other or guard
    return shut, guard


def give_ends(r: Reader) -> Ends:
    """WF-140, WF-145 What giving the ball back now would end: "half" the first half, "match", or
    the second half with a shoot-out to follow, "shoot_out"; "" nothing.
    """
    v, s = r.v, r.scalar
    if s["ball"] < 0 or s["half"] == 0 or not half_ends(r):
        return ""
    level = r.of(0, int(c.GOALS)) == r.of(1, int(c.GOALS))
    if s["half"] == 1:
        return "half"
    return "shoot_out" if level and v.rules.tie_break == o.TIE_BREAK_PENALTIES else "match"


def half_ends(r: Reader) -> bool:
    """WF-140 Would giving the ball back now end the half?"""
    v, s = r.v, r.scalar
    if s["attacks"] + 1 >= v.rules.max_attacks:
        return True
    played = any(entry % 4096 // 512 != c.LAID_STAR for entry in v.line)
    if s["givebacks"] < 1 or (v.rules.half_end_strict and played):
        return False
    side = s["ball"]
    left = v.counts[v.seats + side] - r.drawn(side)
    return left <= 0 or v.counts[v.seats + 1 - side] == 0


def let_draws(r: Reader) -> list[int]:
    """WF-060, WF-218 How many cards letting the waiting card pass brings each seat."""
    v, s = r.v, r.scalar
    side, found = 1 - s["ball"], [0] * v.seats
    shot = v.book.category[s["card"]] == c.SHOT_CARD
    if standing(r)[0] or (shot and not v.rules.shot_pass_draw):
        return found
    left = v.counts[v.seats + side]
    if v.seats == 2:
        found[side] = min(2, left)
        return found
    captain = r.captain(side)
    found[captain], found[captain ^ 2] = min(1, left), int(left > 1)
    return found


def starts(r: Reader) -> dict[str, int]:
    """WF-040, WF-121 With how many points the next attack would begin by what may be used now."""
    v = r.v
    if r.phase != c.RECOVER or v.seat >= v.seats:
        return {}
    side, book = v.seat % 2, v.book
    first = r.ahead(side) - r.of(side, int(c.START))
    ways = {f"s:{n}": r.paid(side, n) for n in range(int(book.abilities))}
    for n in r.people(side, int(c.HAND) + v.seat):
        ways[f"p:{n}"] = r.effects("person", r.row(side, n))
    found = {"pass": min(8, r.ahead(side))}
    for anchor, rows in ways.items():
        more = [a for op, a, *_ in rows if op == c.START_PA]
        if more:
            saved = max(0, min(8, r.of(side, int(c.START)) + sum(more)))
            found[anchor] = min(8, saved + first)
    return found if len(found) > 1 else {}


def let_drops(r: Reader) -> int:
    """WF-030, WF-031 Action cards that this seat discards at once if it lets the card pass."""
    v = r.v
    if r.phase != c.DEFENCE or v.seat >= v.seats:
        return 0
    more = let_draws(r)[v.seat]
    return max(0, sum(v.hand) + more - limits(v.reds[v.seat])[0]) if more else 0


def traps(r: Reader, card: int, closed: bool) -> dict[str, Answer]:
    """WF-107, WF-110 Abilities of the other side, face up and with a star to pay for them, that
    would take this card by a d20 of their own, and what they would need. A set piece is taken once
    the card is played, so that regular play is no bar.

    closed  the card cannot be defended (`trap_when_forbidden`)
    """
    s, book, side, found = r.scalar, r.v.book, 1 - r.scalar["ball"], dict[str, Answer]()
    if r.of(side, int(c.STARS)) == 0 or (closed and not r.v.rules.trap_when_forbidden):
        return found
    for ability in range(int(book.abilities)):
        laid = r.of(side, int(c.LAID)) >> ability & 1
        if not laid or book.ability_trigger[ability] != c.ON_CARD:
            continue
        by = int(book.ability_by[ability])
        if by and not by >> int(book.kind[card]) & 1:
            continue
        if not book.ability_low[ability] <= s["pa"] <= book.ability_high[ability]:
            continue
        for op, a, b, *_ in r.paid(side, ability):
            if op == c.OFFSIDE_TRAP:
                found[str(ability)] = rolled(a - (s["pa"] if b else 0))
                break
    return found


def rolls(r: Reader) -> dict[str, Answer]:
    """WF-107, WF-110, WF-125, §6.5 What a d20 must reach for own abilities and Player cards now."""
    v, pa, found = r.v, r.scalar["pa"], dict[str, Answer]()
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


def adds(r: Reader) -> dict[str, int]:
    """WF-223, WF-229 What own Player cards would add to the roll that lies on the table."""
    v, found = r.v, dict[str, int]()
    if r.phase != c.BOOST or v.seat != r.scalar["guard_by"]:
        return found
    for n in r.people(v.seat % 2, int(c.HAND) + v.seat):
        more = [
            a
            for op, a, b, _, _, late in r.effects("person", r.row(v.seat % 2, n))
            if op == c.DEFENCE_BONUS and b == 0 and not late
        ]
        if more:
            found[f"p:{n}"] = sum(more)
    return found
