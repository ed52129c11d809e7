"""Tables laid by hand: `match(...)` a match that is going on, `begin(...)` a new one."""

from __future__ import annotations

from tests.games.footclub.engine import CLUBS, Play, card_word, side_of
from tests.games.footclub.people import CARD_NUMBER, CARDS, COLOURS, NUMBER, STARS, numbers
from touchline.core.choices import settle
from touchline.core.ids import AUTO, EVERYONE
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import FIRST
from touchline.games.footclub.rules.flow import begin_leg, end_turn
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.phases import PHASES
from touchline.games.footclub.rules.state import Table

STANDARD = "FB1 FB2 | CB1 CB2 | DM1 DM2 | AM1 AM2 | FW1 FW2"
EVEN = {"COACH": "10", "coach": "10"}  # both initial bonuses are 0
BENCH = "FB3 CB3 DM3 AM3 FW3"


def setup(options: dict[str, str] | None = None, **pack: object) -> Setup:
    settled = settle(GAME.choices, GAME.presets, options or {})
    return Setup(options=settled, numbers=numbers(**pack))  # type: ignore[arg-type]


def begin(
    options: dict[str, str] | None = None,
    people: dict[str, str] | None = None,
    **pack: object,
) -> Play:
    """A new match of the test pack; `people` (by default STARS) and `pack` as `people.numbers`."""
    chosen = STARS if people is None else people
    return Play(GAME.new(setup(options, people=chosen, **pack)))


def lay_club(t: Table, side: int, line_up: str, bench: str, captain: str) -> None:
    at = side * c.TEAM
    for line, part in enumerate(line_up.split("|")):
        players = part.split()
        t.team[side * c.TEAM + c.LINES + line] = len(players)
        for name in players:
            n = NUMBER[name]
            t.team[at] = n
            t.place(side, n, c.PITCH)
            t.tokens[n] = 2 if t.book.strength[n] == c.BALL_WINNER else 1
            at += 1
    for name in bench.split():
        t.place(side, NUMBER[name], c.BENCH)
    t.put(side, c.COACH_CARD, side)
    t.put(side, c.KEEPER_CARD, 3 + side)
    t.place(side, side, c.BENCH)
    t.place(side, 3 + side, c.PITCH)
    t.put(side, c.CAPTAIN, NUMBER[captain])
    t.put(side, c.LINED, 1)


def lay_tokens(t: Table, name: str, said: str) -> None:
    """ "fresh0 yellow half minus2 plus scar" """
    n = NUMBER[name]
    for token in said.split():
        kind = token.rstrip("0123456789")
        count = token[len(kind) :]
        if kind == "fresh":
            t.tokens[n] += int(count) - t.fresh(n)
        else:
            t.tokens[n] += int(getattr(c, kind.upper())) * int(count or 1)


def lay_cards(t: Table, side: int, fans: int, hand: str, pile: str, left: int) -> None:
    first = side * c.DECK
    for card in range(first, first + c.DECK):
        t.move(card, c.RESERVE, 1 << side)
    for fan in range(fans):
        t.move(first + FIRST[c.FANS] + fan, c.STANDS, EVERYONE)

    def free(name: str) -> int:
        kind = name.rstrip("12345678")
        if kind not in ("fans", "as"):
            return CARD_NUMBER[name]
        copies = [n for n in range(c.DECK) if CARDS[n].startswith(kind) and card_word(n) == kind]
        return next(n for n in copies if t.where[first + n] == c.RESERVE)

    for names, place in ((hand, c.HAND), (pile, c.PILE)):
        for name in names.split():
            n = free(name)
            assert t.where[first + n] == c.RESERVE, f"{name} is used twice"
            t.move(first + n, place, 1 << side)
    n = c.DECK - 1
    while t.count(side, c.PILE) < left:
        if t.where[first + n] == c.RESERVE:
            t.move(first + n, c.PILE, 1 << side)
        n -= 1


def match(
    phase: str = "possession",
    *,
    ball: str = "FW1",
    blue: str = STANDARD,
    red: str = STANDARD.lower(),
    bench: str = BENCH,
    red_bench: str = BENCH.lower(),
    hands: tuple[str, str] = ("", ""),
    piles: tuple[str, str] = ("", ""),
    fans: tuple[int, int] = (5, 5),
    kop: str = "attack",
    kop_spent: bool = False,
    captains: tuple[str, str] = ("DM1", "dm1"),
    home: str = "blue",
    period: int = 1,
    turn: int = 1,
    colour: str = "red",
    goals: tuple[int, int] = (0, 0),
    tokens: dict[str, str] | None = None,
    used: tuple[int, int] = (0, 0),
    reds: tuple[int, int] = (0, 0),
    leg: int = 0,
    leg_goals: tuple[int, int] = (0, 0),
    options: dict[str, str] | None = None,
    people: dict[str, str] | None = None,
    ribbons: dict[str, str] | None = None,
    kop_value: tuple[int, int] = (2, 2),
) -> Play:
    """A match that is going on, at the beginning of a phase: "fans" (step 2), "possession" (the
    club without `ball` is asked), "offensive", "counter" (the club with the ball), "discard".
    """
    play = begin(options, people or {}, ribbons=ribbons, kop=kop_value)
    t = play.t
    for n in range(t.book.cards):
        t.spot[n] = c.OUT
    turns = 3 if period == 3 else 5
    for side, line_up, bank in ((0, blue, bench), (1, red, red_bench)):
        lay_club(t, side, line_up, bank, captains[side])
        lay_cards(t, side, fans[side], hands[side], piles[side], 2 * (turns - turn))
        t.put(side, c.GOALS, goals[side])
        t.put(side, c.SUBS, used[side])
        t.put(side, c.REDS, reds[side])
        t.put(side, c.LEG_GOALS, leg_goals[side])
    for name, said in (tokens or {}).items():
        lay_tokens(t, name, said)
    t.home = CLUBS.index(home)
    t.put(t.home, c.KOP_KIND, ("", "attack", "freshness").index(kop))
    t.put(t.home, c.KOP_SPENT, int(kop_spent))
    t.period, t.turn, t.leg = period, turn, leg
    t.colour = COLOURS.index(colour) + 1
    t.ball, t.carrier = side_of(ball), NUMBER[ball]
    begin_phase(t, phase, play.log)
    return play


SQUAD = "FB1 FB2 FB3 CB1 CB2 CB3 DM1 DM2 DM3 AM1 AM2 AM3 FW1 FW2 FW3"


def prematch(
    blue: str = SQUAD,
    red: str = SQUAD.lower(),
    *,
    home: str = "blue",
    options: dict[str, str] | None = None,
    people: dict[str, str] | None = None,
    **pack: object,
) -> Play:
    """Before a match: squads are drafted, home is to choose its kop."""
    play = begin(options, people or {}, **pack)
    t = play.t
    for n in range(t.book.cards):
        t.spot[n] = c.OUT
    for side, squad in enumerate((blue, red)):
        for n in (side, 3 + side, *(NUMBER[name] for name in squad.split())):
            t.place(side, n, c.BENCH)
        t.put(side, c.COACH_CARD, side)
        t.put(side, c.KEEPER_CARD, 3 + side)
    t.home = CLUBS.index(home)
    begin_leg(t, play.log)
    return play


def begin_phase(t: Table, phase: str, log: Log) -> None:
    """The phase as the turn comes to it, and on while nobody need answer."""
    k = t.stack
    if phase == "fans":
        t.sealed.ask(3)
        k.turn(c.PLACE_FAN)
    elif phase == "changes":
        k.turn(c.SETTLE, 0)
        k.push(c.CHANGE, t.home, 0)
        k.push(c.CHANGE, 1 - t.home, 0)
    elif phase == "possession":
        k.turn(c.POSSESSION, 1 - t.ball)
    elif phase == "discard":
        end_turn(t, log)
    else:
        k.turn({"offensive": c.OFFENSIVE, "counter": c.COUNTER}[phase], t.ball)
    while PHASES[k.phase()].due(t, k) == AUTO:
        PHASES[k.phase()].resolve(t, k, AUTO, 0, log)
