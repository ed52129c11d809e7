"""Tables laid for one match or one week's end, and played phase by phase.

Footballers are named by the last part of their ids: R01 to R36, Y01 to Y18, V01 to V08.
"""

from __future__ import annotations

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Event, Log
from touchline.core.stack import Stack
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.options import CHOICES
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Rules, Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import flow, squad
from touchline.games.eleven.rules.week import weekend
from touchline.play import library
from touchline.rooms import ROOMS

BOOK = Book(library.numbers(ROOMS["eleven"]))
DECK = {"R": c.REGULAR, "Y": c.YOUNGSTER, "V": c.VETERAN, "D": c.DIRECTOR, "T": c.TACTIC}
EVENT = {int(getattr(e, name)): name for name in vars(e) if name.isupper() and name[:3] != "BY_"}


def card(name: str) -> int:
    """The number of a card: R01, Y18, V08, D16 (director), T12 (tactic)."""
    return int(BOOK.first[DECK[name[0]]]) + int(name[1:]) - 1


def staff(profession: str) -> list[int]:
    """The staff cards of a profession, by the place of its first card in the deck."""
    first = int(BOOK.first[c.STAFF])
    names = [str(row) for row in _professions()]
    return [first + i for i, name in enumerate(names) if name == profession]


def _professions() -> list[object]:
    import tomllib

    text = (library.shipped(ROOMS["eleven"]) / "base" / "staff.toml").read_text("utf-8")
    return [row["profession"] for row in tomllib.loads(text)["card"]]


def options(**words: str) -> dict[str, int]:
    """Options by word."""
    known = {choice.key: choice for choice in CHOICES}
    return {key: known[key].values.index(word) for key, word in words.items()}


def table(seats: int = 1, **words: str) -> Table:
    """An empty table: shirts as at the start, a basic tactic card each, everything on match day."""
    t = Table(Rules(options(**words)), BOOK, seats)
    t.week = 1
    t.day = 4
    for seat in range(seats):
        t.move(BOOK.first[c.TACTIC] + seat, c.HAND + seat, -1)
        t.put(seat, c.CLUB, seat)
        for shirt in range(4):
            t.dress(seat, shirt, c.SIDE, c.DEFENCE)
    return t


def own(t: Table, seat: int, *names: str, trained: bool = False) -> list[int]:
    """Footballers (or directors) come into play; each finds his shirt if there is one."""
    cards = []
    for name in names:
        one = card(name)
        squad.own(t, seat, one)
        cards.append(one)
        if name[0] not in "RYV":
            continue
        t.flag(one, c.TRAINED, trained)
        if role_of(t, one) == c.KEEPER:
            continue
        shirt = numbered(number_of(t, one))
        if shirt < 0:
            shirt = squad.spare(t, seat)
            if shirt >= 0:
                t.dress(seat, shirt, c.WEARER, one)
        if shirt >= 0:
            t.dress(seat, shirt, c.SIDE, role_of(t, one))
    return cards


def employ(t: Table, seat: int, number: int) -> int:
    """A member of staff by his place in the deck."""
    one = int(BOOK.first[c.STAFF]) + number
    squad.own(t, seat, one)
    return one


class Game:
    """A table whose phases run by themselves as far as they can.

    onward  lanes that are all done go on to what follows them
    """

    def __init__(self, t: Table, onward: bool = False) -> None:
        self.t = t
        self.log = Log()
        self.onward = onward

    def lanes(self, phase: int, after: int = int(flow.AFTER_MATCH_DAY)) -> Game:
        """Everybody begins a phase at an own pace."""
        flow.begin_lanes(self.t, phase, after)
        return self.go()

    def alone(self, *frame: int) -> Game:
        """The common stack is in this phase."""
        self.t.stack.depth = 0
        self.t.stack.turn(*frame)
        return self.go()

    def stacks(self) -> list[Stack]:
        return self.t.lanes if self.t.stack.phase() == c.LANES else [self.t.stack]

    def go(self) -> Game:
        """Everything that needs nobody."""
        moved = True
        while moved:
            moved = False
            for k in self.stacks():
                while self.t.stack.phase() != c.LANES or k is not self.t.stack:
                    if PHASES[k.phase()].due(self.t, k) != AUTO:
                        break
                    PHASES[k.phase()].resolve(self.t, k, AUTO, 0, self.log)
                    moved = True
            done = all(k.phase() == c.LANE_DONE for k in self.t.lanes)
            if self.onward and done and self.t.stack.phase() == c.LANES:
                GAME.after_lanes(self.t, self.t.stack.get(1), self.log)
                moved = True
        return self

    def stack(self, who: int) -> Stack:
        for k in self.stacks():
            due = PHASES[k.phase()].due(self.t, k)
            if (due == FATE and who == FATE) or (who >= 0 and due > 0 and due & (1 << who)):
                return k
        raise AssertionError(f"{who} is not due; phases {[int(k.phase()) for k in self.stacks()]}")

    def phase(self, seat: int = 0) -> int:
        """What a seat's lane (or the common stack) is at."""
        return int(
            self.t.lanes[seat].phase()
            if len(self.stacks()) > 1 or (self.t.stack.phase() == c.LANES)
            else self.t.stack.phase()
        )

    def open(self, seat: int = 0) -> list[int]:
        """The answers open to a seat."""
        out = Codes()
        k = self.stack(seat)
        PHASES[k.phase()].ask(self.t, k, seat, out)
        return [int(n) for n in out.listed()]

    def shut(self, seat: int = 0) -> dict[int, int]:
        """Why others are not."""
        out = Codes(True)
        k = self.stack(seat)
        PHASES[k.phase()].ask(self.t, k, seat, out)
        return dict(zip(out.shut, out.why, strict=True))

    def odds(self) -> dict[int, int]:
        """What fate may bring, and how likely."""
        out = Odds()
        k = self.stack(FATE)
        PHASES[k.phase()].luck(self.t, k, out)
        return {int(out.outcomes[i]): int(out.weights[i]) for i in range(out.count)}

    def say(self, *codes: int, seat: int = 0) -> Game:
        """A seat answers, once or several times."""
        for code in codes:
            assert code in self.open(seat), (code, self.open(seat), self.phase(seat))
            k = self.stack(seat)
            PHASES[k.phase()].resolve(self.t, k, seat, code, self.log)
            self.go()
        return self

    def fate(self, *codes: int) -> Game:
        """Dice and bags."""
        for code in codes:
            assert code in self.odds(), (code, self.odds())
            k = self.stack(FATE)
            PHASES[k.phase()].resolve(self.t, k, FATE, code, self.log)
            self.go()
        return self

    def told(self, *kinds: int) -> list[tuple[str, int, int]]:
        """What was told, all of it or of some kinds; of shots without who wears the shirt."""
        events: list[Event] = self.log.events
        shots = (e.BLOCKED, e.SHOOTS, e.SAVED, e.GOAL)
        return [
            (EVENT[int(x.kind)], int(x.a), int(x.b % c.SHOOTER if x.kind in shots else x.b))
            for x in events
            if not kinds or int(x.kind) in [int(kind) for kind in kinds]
        ]


def zones_of(one: int) -> list[int]:
    """EL-121 The zones of a footballer."""
    mask = int(BOOK.card(one, b.ZONES))
    return [zone for zone in range(9) if mask >> zone & 1]


WITHOUT_LUCK = {"consequences": "none"}


def select(t: Table, *cards: int, seat: int = 0) -> None:
    """Footballers play, as if the line-up had been given."""
    for one in cards:
        t.flag(one, c.SELECTED, True)
        t.flag(one, c.LEARNT, t.trained(one) == 1)
        if BOOK.card(one, b.ROLE) == c.KEEPER:
            t.put(seat, c.KEEPER_CARD, one)


def stand(t: Table, seat: int = 0) -> None:
    """The ten field shirts stand somewhere, so that a match is on."""
    zones = (c.LB, c.CB, c.CB, c.CB, c.RB, c.LM, c.CM, c.RM, c.LF, c.CF)
    for shirt in range(10):
        t.dress(seat, shirt, c.AT, zones[shirt])


def front(t: Table, seat: int = 0) -> int:
    """The first opponent card of this week's club."""
    number = int(t.get(seat, c.CLUB)) + 4 * (3 - int(t.rules.division))
    return int(BOOK.first[c.OPPONENT]) + number * 4


def ability(one: int, trigger: int, trained: bool = False) -> int:
    """The ability of a card for a moment, on the side that is meant."""
    for n in range(BOOK.card(one, b.FIRST_ABILITY), BOOK.card(one, b.LAST_ABILITY)):
        side = BOOK.ability(n, b.SIDES) & (2 if trained else 1)
        if BOOK.ability(n, b.TRIGGER) == trigger and side:
            return n
    raise AssertionError(f"{one} has no such ability")


def lane(t: Table, *frame: int) -> Game:
    """Seat 0 alone is in a phase of its match day."""
    game = Game(t)
    game.t.stack.turn(c.LANES, 2)
    for seat in range(t.seats):
        k = t.lanes[seat]
        k.depth = 0
        k.turn(c.LANE_DONE)
    t.lanes[0].push(*frame)
    return game.go()


def run_out(game: Game) -> Game:
    """The rest, without abilities, fans or rerolls; dice show ones."""
    while game.phase() != c.LANE_DONE:
        due = waiting(game)
        if due == FATE:
            game.fate(min(game.odds()))
        else:
            game.say(game.open()[0])
    return game


def waiting(game: Game) -> int:
    k = game.t.lanes[0]
    return int(PHASES[k.phase()].due(game.t, k))


def opposing(t: Table, *shirts: tuple[int, int, int], keeper: tuple[int, int] = (1, 1)) -> None:
    """This week's opponent: zone (its own), side, strength of each shirt; all others do nothing."""
    t.put(0, c.FRONT, front(t))
    strength, gloves = keeper
    t.put(0, c.FOE_STRENGTH, strength - int(BOOK.card(front(t), b.KEEPER_POWER)))
    t.put(0, c.FOE_GLOVES, gloves - int(BOOK.card(front(t), b.KEEPER_GLOVES)))
    for i in range(10):
        zone, side, power = shirts[i] if i < len(shirts) else (c.LM, c.DEFENCE, 0)
        t.put_foe(0, i, c.FOE_AT, zone)
        t.put_foe(0, i, c.FOE_SIDE, side)
        t.put_foe(0, i, c.FOE_POWER, power)


def placed(t: Table, *shirts: tuple[int, int, int]) -> None:
    """Own shirts: zone, side, what is added to the strength of 1; the others defend on the left."""
    for i in range(10):
        zone, side, more = shirts[i] if i < len(shirts) else (c.LB, c.DEFENCE, 0)
        t.dress(0, i, c.AT, zone)
        t.dress(0, i, c.SIDE, side)
        t.dress(0, i, c.MOD, more)


def quiet(t: Table) -> None:
    """Rows and decks as in a season under way, so that the week can end."""
    for row, deck in ((0, c.REGULAR), (1, c.STAFF), (2, c.SPONSOR)):
        first = int(BOOK.first[deck]) + (4 if deck == c.STAFF else 0)
        at = 0
        for one in range(first, int(BOOK.first[deck + 1])):
            if at < 5 and t.where[one] == c.PILE:
                t.row[row * 5 + at] = one
                t.move(one, c.ROW, -1)
                at += 1


def finish_week(t: Table, week: int = 1) -> Game:
    """From the last match to Monday; every die shows its least, nothing is chosen."""
    t.week = week
    game = Game(t, onward=True)
    weekend.after_claims(t, game.log)
    game.go()
    while t.week == week and t.stack.phase() != c.FINISHED:
        if t.stack.phase() == c.REFRESH:
            game.say(c.PASS)
        elif t.stack.phase() == c.LANES:
            game.say(game.open()[0])
        else:
            game.fate(min(game.odds()))
    return game
