"""A tiny pack of Eleven and a table on which single abilities are tried out.

Cards have short names: "nine", "coach", "host" ... `Bench({"host": ABILITIES})` prints abilities
(TOML) on them; `begin` starts one, `asked` runs on to the next question of the seat and lists its
answers, `say` answers. Dice and cards drawn are what `fates` says, in order.
"""

from __future__ import annotations

import tomllib

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.tables import Row
from touchline.games.eleven.cards import lexicon
from touchline.games.eleven.cards.content import numbers, ordered
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.effects import aiming, asking, buying, drawing, effects
from touchline.games.eleven.rules.state import Rules, Table
from touchline.games.eleven.rules.table import injuring, market, moving, squad, starting
from touchline.games.eleven.rules.week import days

PHASES: dict[int, Phase[Table]] = {
    c.RUN: effects.Run(),
    c.ROLL: effects.Roll(),
    c.ROLLED: effects.Rolled(),
    c.AMOUNT_ROLL: effects.AmountRoll(),
    c.TARGETS: aiming.Targets(),
    c.LOTS: aiming.Lots(),
    c.FACE_ROLL: aiming.FaceRoll(),
    c.FACE: aiming.Face(),
    c.RESOURCE: asking.Resource(),
    c.STATISTIC: asking.Statistic(),
    c.OPTION_: asking.Option(),
    c.PAY: asking.Pay(),
    c.SPREAD: asking.Spread(),
    c.GIVE_UP: asking.GiveUp(),
    c.MARKET: buying.Market(),
    c.CONTRACT: buying.Contract(),
    c.SITE: buying.Site(),
    c.DESK: buying.Desk(),
    c.DRAWS: drawing.Draws(),
    c.TAKES: drawing.Takes(),
    c.GLIMPSE: drawing.Glimpse(),
    c.MOVE: moving.Move(),
    c.PREVENT_: injuring.Prevent(),
    c.JOIN: squad.Join(),
    c.REFILL: market.Refill(),
    c.RENEW: market.Renew(),
    c.BLIND: days.Blind(),
    c.RECALL: starting.Recall(),
}

# name, deck, price, role, zones, shirt, strengths, more
PEOPLE = """
keeper  regular   2 keeper  -           1 1 2 gloves
two     regular   2 defence LB,CB       2 1 2
three   regular   3 defence CB,RB       3 2 3
six     regular   2 defence CM,LM       6 2 3 fast
eight   regular   2 attack  CM,RM       8 1 2
nine    regular   4 attack  CF,LF       9 3 4 fast
tall    regular   1 attack  CF,RF      23 2 2
wide    regular   1 defence LB,LM      31 1 1
spare   regular   1 attack  CF         11 0 1
extra   regular   3 attack  CF         10 2 2
other   regular   2 attack  CF         10 2 2
more    regular   2 attack  CF          7 2 2
kid     youngster 1 attack  LF,CF      11 1 3
lad     youngster 1 defence CB          4 1 2
boy     youngster 2 attack  CM         19 1 2
old     veteran   3 attack  CF          9 3 2
grey    veteran   3 defence CB          5 3 2
wise    veteran   4 attack  CM         14 3 3
six6    veteran   3 attack  CM          6 3 2
"""
STAFF = (
    ("coach", 0, "head coach", "coaching"),
    ("host", 2, "doctor", "medical"),
    ("aide", 3, "doctor", "medical"),
    ("scout", 1, "scout", "recruitment"),
    ("clerk", 2, "clerk", "management"),
    ("guard", 2, "steward", "stadium"),
)
SPONSORS = ("pies", "shoes", "bikes", "soup", "tea", "hats", "maps")
LINEUP = ["D1", "D1D2", "D1", "D1", "A1D1", "A1", "-", "A4", "A2"]


def _people() -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {"regular": [], "youngster": [], "veteran": []}
    for line in PEOPLE.split("\n")[1:-1]:
        name, deck, price, role, zones, shirt, plain, trained, *more = line.split()
        gloves = {"gloves": 2} if "gloves" in more else {}
        cells: dict[str, object] = {
            "id": name,
            "price": int(price),
            "role": role,
            "zones": [] if zones == "-" else zones.split(","),
            "shirt": int(shirt),
            "attributes": ["fast"] if "fast" in more else [],
            "untrained": {"strength": int(plain), **gloves},
            "trained": {"strength": int(trained), **gloves},
            "exp_played": int(deck == "youngster"),
        }
        found[deck].append(Row(name, cells))
    return found


def _rows(abilities: dict[str, str]) -> dict[str, list[Row]]:
    """The cards of every deck, abilities printed on them."""
    decks = _people()
    decks["staff"] = [
        Row(name, {"id": name, "price": n, "profession": of, "category": category,
                   "category_vp": [1, 3]})
        for name, n, of, category in STAFF
    ]  # fmt: skip
    decks["sponsor"] = [Row(name, {"id": name, "small_money": 4}) for name in SPONSORS]
    decks["board"] = [Row(name, {"id": name}) for name in ("meeting", "another")]
    decks["director"] = [
        Row(name, {"id": name, "faces": "YYRBBR", "stats": {}}) for name in ("anna", "carl")
    ]
    decks["tactic"] = [
        Row(name, {"id": name, "formations": [[5, 3, 2]]}) for name in ("basic", "press", "block")
    ]
    decks["objective"] = [Row("goal", {"id": "goal", "base_vp": 2, "perfect_vp": 2})]
    decks["opponent"] = [
        Row(name, {"id": name, "club": "Bulls", "opponent_deck": "3", "die": "red",
                   "formation": [4, 3, 3], "keeper": {"strength": 2, "gloves": 1},
                   "lineup": LINEUP})
        for name in ("bulls1", "bulls2")
    ]  # fmt: skip
    decks["infrastructure"] = [
        Row(kind, {"id": kind, "kind": kind, "price": 3, "vp": 2, "unique": n > 3})
        for n, kind in enumerate(lexicon.KINDS)
    ]
    decks["scenario"] = [Row("trial", {"id": "trial", "division": "any"})]
    for rows in decks.values():
        for at, row in enumerate(rows):
            printed = abilities.get(str(row.cells["id"]))
            if printed:
                cells = {**row.cells, **tomllib.loads(printed)}
                rows[at] = Row(row.where, cells)
    return decks


BOARDS = """
stats = { spaces = [1, 2, 3, 4, 5], start = 2 }
office = { cost = [3, 4, 5], vp = [2, 5, 9] }
infrastructure = { price = 3, ordinary_spaces = 4 }
sold_out = { threshold = 4 }
keeper = { default_strength = 1, default_gloves = 1 }
league = { vp = [15, 10, 8], points_win = 3, points_draw = 1 }
[dice]
red = [3, 3, 3, 1, 1, 0]
yellow = [3, 3, 1, 1, 0, 0]
green = [3, 1, 1, 0, 0, 0]
[fees]
footballers = [0, 1]
staff = [0, 1]
stadium = [0, 1]
[consequences]
win = ["injury", "injury", "injury", "injury", "injury", "injury"]
draw = ["injury", "injury", "injury", "injury", "injury", "injury"]
loss = ["injury", "injury", "injury", "injury", "injury", "injury"]
"""


def ability(on: str, do: str, more: str = "") -> str:
    """One ability as TOML: its trigger, its operations, other fields."""
    return f'[[ability]]\non = "{on}"\n{more}\ndo = [{do}]\n'


ONE_MORE = ability("passive", '{ op = "modify", key = "stand.count", add = 1 }')
STANDS = {"stand3": ONE_MORE, "stand4": ONE_MORE}


class Bench:
    """A table of two seats; seat 0 tries things out. Nothing is owned at first."""

    def __init__(
        self,
        abilities: dict[str, str] | None = None,
        options: dict[str, int] | None = None,
        seats: int = 2,
    ) -> None:
        rows = _rows({**STANDS, **(abilities or {})})
        cards = [str(row.cells["id"]) for deck in ordered(rows).values() for row in deck]
        self.names = cards
        book = Book(numbers(rows, Row("boards", tomllib.loads(BOARDS))))
        self.t = Table(Rules(options or {}), book, seats)
        self.k = self.t.stack
        self.k.turn(c.FINISHED)
        self.log = Log()
        self.fates: list[int] = []
        self.t.week, self.t.day = 1, 1

    # -- the table --------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """A card by its short name."""
        return self.names.index(name)

    def name(self, card: int) -> str:
        """The short name of a card."""
        return self.names[card]

    def own(self, *names: str, seat: int = 0) -> None:
        """Footballers, staff, directors in play; footballers find their shirts."""
        for name in names:
            squad.own(self.t, seat, self.card(name))
            if self.t.book.deck(self.card(name)) <= c.VETERAN:
                squad.join(self.t, self.k, seat, self.card(name), self.log)
                if self.phase() == c.JOIN:
                    self.make_room()

    def make_room(self) -> None:
        """EL-113 The highest free shirt goes to the bench."""
        join, out = PHASES[c.JOIN], Codes()
        join.ask(self.t, self.k, 0, out)
        who = AUTO if join.due(self.t, self.k) == AUTO else 0
        join.resolve(self.t, self.k, who, out.listed()[-1], self.log)

    def lay(self, name: str, place: int) -> None:
        """A card somewhere, open."""
        self.t.move(self.card(name), place, -1)

    def hold(self, name: str, tokens: int, n: int = 1) -> None:
        """Tokens on a card."""
        self.t.put_tokens(self.card(name), tokens, n)

    def token(self, name: str, kind: int) -> int:
        """How many tokens of a kind lie on a card."""
        return self.t.token(self.card(name), kind)

    def rich(self, money: int = 0, fans: int = 0, operations: int = 0, fitness: int = 0) -> None:
        """The resources of seat 0."""
        for res, n in enumerate((money, fans, operations, fitness)):
            self.t.put(0, c.HAS + res, n)

    def has(self) -> list[int]:
        """The resources of seat 0."""
        return [self.t.get(0, c.HAS + res) for res in range(4)]

    def row(self, row: int, *names: str) -> None:
        """Cards in a row, slot 0 first."""
        for slot, name in enumerate(names):
            self.t.row[row * 5 + slot] = self.card(name)
            self.lay(name, c.ROW)

    def top(self, name: str) -> None:
        """The open card on a deck of footballers."""
        self.t.top[self.t.book.deck(self.card(name))] = self.card(name)
        self.lay(name, c.TOP)

    def line_up(self, *names: str) -> None:
        """Match day: these play; shirts 2 to 11 stand in LB CB CB RB LM CM RM LF CF CF."""
        self.t.day = 4
        zones = [c.LB, c.CB, c.CB, c.RB, c.LM, c.CM, c.RM, c.LF, c.CF, c.CF]
        for shirt, zone in enumerate(zones):
            self.t.dress(0, shirt, c.AT, zone)
        for name in names:
            self.t.flag(self.card(name), c.SELECTED, True)
            if name == "keeper":
                self.t.put(0, c.KEEPER_CARD, self.card(name))

    def face(self) -> None:
        """The opponent lies open: the Bulls."""
        card = self.card("bulls1")
        self.t.put(0, c.CLUB, 0)
        self.t.put(0, c.FRONT, card)
        for foe in range(10):
            shirt = self.t.book.card(card, b.LINEUP + foe)
            self.t.put_foe(0, foe, c.FOE_AT, shirt // 64)
            self.t.put_foe(0, foe, c.FOE_SIDE, shirt // 16 % 4)
            self.t.put_foe(0, foe, c.FOE_POWER, shirt % 16)

    # -- trying out -------------------------------------------------------------------------------

    def begin(self, name: str = "host", nth: int = 0) -> Bench:
        """Begin the nth ability of a card."""
        first = self.t.book.card(self.card(name), b.FIRST_ABILITY)
        starting.begin(self.t, self.k, 0, first + nth, self.log)
        return self

    def asked(self) -> list[int]:
        """Run on to the next question: what may be answered. Nothing when all is done."""
        for _ in range(500):
            phase = int(self.k.phase())
            if phase == c.FINISHED:
                return []
            at = PHASES[phase]
            due = at.due(self.t, self.k)
            if due == AUTO:
                at.resolve(self.t, self.k, AUTO, 0, self.log)
            elif due == FATE:
                odds = Odds()
                at.luck(self.t, self.k, odds)
                open_ = [int(odds.outcomes[i]) for i in range(odds.count)]
                assert self.fates, f"fate is asked by phase {phase}: {open_}"
                face = self.fates.pop(0)
                assert face in open_, f"{face} is not among {open_}"
                at.resolve(self.t, self.k, FATE, face, self.log)
            else:
                out = Codes(True)
                at.ask(self.t, self.k, 0, out)
                assert due == 1
                assert out.count, f"phase {phase} asks nothing"
                assert out.listed() == sorted(out.listed())
                return out.listed()
        raise AssertionError("it never ends")

    def phase(self) -> int:
        """What is going on."""
        return int(self.k.phase())

    def say(self, *answers: int) -> Bench:
        """Answer question after question."""
        for answer in answers:
            open_ = self.asked()
            assert answer in open_, f"{answer} is not open in phase {self.phase()}: {open_}"
            PHASES[self.phase()].resolve(self.t, self.k, 0, answer, self.log)
        return self

    def done(self) -> Bench:
        """Nothing more may be asked, and fate has said all it was to say."""
        assert self.asked() == []
        assert not self.fates
        return self

    def cards(self) -> list[str]:
        """The cards that may be answered with."""
        return [self.name(code - c.CARD) for code in self.asked() if c.CARD <= code < c.SELL]

    def told(self, kind: int) -> list[tuple[int, int]]:
        """The events of a kind so far."""
        return [(int(e.a), int(e.b)) for e in self.log.events if e.kind == kind]
