"""Abilities turned into the rows that the engine runs: operations, costs, conditions, selectors.

The words are those of §4, the numbers those of `acts.py`, the rows those that
`book.py` describes. A checked pack never fails here; an unchecked one fails with a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from touchline.core.tables import Row
from touchline.games.eleven.rules import acts as a

from . import lexicon as w
from .rows import (
    LIMIT,
    PRINTED,
    built,
    choice,
    drawn,
    listed,
    mask,
    number,
    price,
    resource,
    sections,
    shape,
    tables,
    yes,
)

ON_MATCH_DAY: Final = ("before_match", "match", "after_match", "tactic", "consequence")
COUNTED: Final = (  # operations that have an amount; it is 1 where nothing is said
    "gain",
    "lose",
    "stat",
    "vp",
    "tokens",
    "clear",
    "drop_sponsor",
    "office",
    "goal",
    "annul_goal",
    "strength",
    "shirt_bonus",
    "assign_fan",
    "tactic_extra",
    "discard",
    "league",
)


class Programs:
    """Collects the rows of all abilities; equal selectors and amounts are kept once.

    attributes, professions  the pack's own words, numbered from 1 as they appear
    """

    def __init__(self) -> None:
        self.abilities: list[int] = []
        self.ops: list[int] = []
        self.costs: list[int] = []
        self.conditions: list[int] = []
        self.cases: list[int] = []
        self.attributes: dict[str, int] = {}
        self.professions: dict[str, int] = {}
        self._selectors: dict[tuple[int, ...], int] = {}
        self._amounts: dict[tuple[int, ...], int] = {}
        self._trigger = ""

    @property
    def selectors(self) -> list[int]:
        """Rows of acts.SEL numbers."""
        return [n for row in self._selectors for n in row]

    @property
    def amounts(self) -> list[int]:
        """Rows of acts.AMOUNT numbers."""
        return [n for row in self._amounts for n in row]

    def attribute(self, name: str) -> int:
        """The number of an attribute of footballers."""
        return self.attributes.setdefault(name, len(self.attributes) + 1)

    def profession(self, name: str) -> int:
        """The number of a profession of staff."""
        return self.professions.setdefault(name, len(self.professions) + 1)

    # -- abilities --------------------------------------------------------------------------------

    def card(self, card: int, row: Row) -> tuple[int, int]:
        """The abilities of a card: the first, and the one behind the last."""
        first = len(self.abilities) // 14
        for ability in tables(row, "ability"):
            self.abilities += self._ability(card, ability)
        return first, len(self.abilities) // 14

    def _ability(self, card: int, row: Row) -> list[int]:
        on = row.word("on", w.TRIGGERS)
        self._trigger = w.TRIGGERS[on]
        sides = 3 if "side" not in row.cells else 1 << row.word("side", w.FACES)
        mode = row.word("mode", w.MODES) if "mode" in row.cells else a.MUST
        if self._trigger == "action":
            mode = a.MAY
        limit = a.ONCE_A_WEEK if self._trigger == "action" else a.NO_LIMIT
        if "limit" in row.cells:
            limit = row.word("limit", w.LIMITS) + 1
        cost = self._cost(row, "cost")
        when = self._if(row)
        do, other = self._do(row, "do"), self._do(row, "else")
        return [card, on, sides, int(mode), int(limit), *cost, *when, *do, *other, 0]

    def _cost(self, row: Row, key: str) -> tuple[int, int]:
        first = len(self.costs) // 4
        for cost in tables(row, key):
            pay = w.PAYS[cost.word("pay", w.PAYS)]
            n = cost.whole("n", 0, LIMIT) if "n" in cost.cells else 1
            token = cost.word("token", w.TOKENS) if pay == "token" else 0
            what = self._selector(cost, "what") if pay == "discard" else -1
            kind = {
                "token": a.PAY_TOKEN,
                "vp": a.PAY_POINTS,
                "exhaust": a.PAY_EXHAUST,
                "discard": a.PAY_DISCARD,
            }.get(pay)
            number = resource(cost, "pay") if kind is None else int(kind)
            self.costs += [number, n, token, what]
        return first, len(self.costs) // 4

    def _if(self, row: Row) -> tuple[int, int]:
        first = len(self.conditions) // 6
        for when in tables(row, "if"):
            what = when.word("is", w.CONDITIONS)
            word = w.CONDITIONS[what]
            op = when.word("op", w.COMPARISONS) if "op" in when.cells else 0
            n = when.whole("n", -LIMIT, LIMIT) if "n" in when.cells else 1
            of = self._selector(when, "of") if word == "count" else -1
            for value in self._values(word, when):
                self.conditions += [what, value, op, n, yes(when, "not"), of]
        return first, len(self.conditions) // 6

    def _values(self, word: str, when: Row) -> list[int]:
        """What a condition compares besides its number; one row of the book for each."""
        match word:
            case "result":
                return [when.word("value", w.RESULTS) + 1]
            case "opponent_ranked":
                return [when.word("value", w.RANKED)]
            case "zone":
                return [mask(when, "in", w.ZONES)]
            case "day":
                return [mask(when, "in", w.DAYS)]
            case "formation":
                return [shape(cells, when) for cells in listed(when, "in")]
            case "has":
                return [when.word("res", w.RESOURCES)]
            case "stat":
                return [when.word("stat", w.RESOURCES)]
            case "stats_at":
                return [when.whole("value", 1, 9)]
            case "season":
                return [when.word("key", w.SEASON)]
        return [0]

    # -- operations -------------------------------------------------------------------------------

    def _do(self, row: Row, key: str) -> tuple[int, int]:
        """A list of operations; those inside others are written first and stand before it."""
        written: list[int] = []
        for op in tables(row, key):
            written += self._op(op)
        first = len(self.ops) // 12
        self.ops += written
        return first, len(self.ops) // 12

    def _op(self, row: Row) -> list[int]:
        op = row.word("op", w.OPS)
        word = w.OPS[op]
        a_to_f = self._fields(word, row)
        target = self._selector(row, "target") if "target" in row.cells else -1
        if word == "discard":
            target = self._selector(row, "what")
        amount = self._amount(word, row)
        first, last = self._inside(word, row)
        return [op, *a_to_f, self._until(row), target, amount, first, last]

    def _fields(self, word: str, row: Row) -> tuple[int, int, int, int, int, int]:
        """The six plain numbers of an operation, as `acts.py` lists them."""
        match word:
            case "gain" | "lose":
                return resource(row, "res"), mask(row, "except", w.RESOURCES), 0, 0, 0, 0
            case "stat":
                return resource(row, "stat"), 0, 0, 0, 0, 0
            case "tokens":
                return row.word("token", w.TOKENS), yes(row, "spread"), 0, 0, 0, 0
            case "clear":
                token = row.word("token", w.TOKENS)
                return token, yes(row, "up_to"), yes(row, "spread"), 0, 0, 0
            case "draw":
                return self._draw(row)
            case "recruit":
                return self._recruit(row)
            case "sell":
                return 0, number(row, "add", 0), 0, 0, 0, 0
            case "sign":
                return 0, 0, choice(row, "slots", w.SLOTS), 0, 0, 0
            case "drop_sponsor":
                return 0, yes(row, "repay"), 0, 0, 0, 0
            case "build":
                kind = built(row.word("what", w.BUILT))
                return kind, 0, 0, number(row, "price", PRINTED), number(row, "price_add", 0), 0
            case "office":
                return 0, 0, 0, 0, number(row, "price_add", 0), 0
            case "restrict":
                return row.word("what", w.RESTRICTED), mask(row, "days", w.DAYS), 0, 0, 0, 0
            case "goal":
                return row.word("side", w.SIDES), int("credit" in row.cells), 0, 0, 0, 0
            case "annul_goal":
                return row.word("side", w.SIDES), 0, 0, 0, 0, 0
            case "move_shirt" | "swap_shirts":
                return choice(row, "within", w.WITHIN), 0, 0, 0, 0, 0
            case "shot":
                glove = number(row, "min_glove", 0)
                # with a smallest glove the shot can be saved: the glove alone says how
                rule = 0 if glove else 1 << row.word("rule", w.SHOTS)
                return rule, glove, 0, 0, 0, 0
            case "keeper":
                side = row.word("side", w.SIDES)
                return side, number(row, "strength", 0), number(row, "gloves", 0), 0, 0, 0
            case "assign_fan":
                return row.word("source", w.SOURCES), 0, 0, 0, 0, 0
            case "peek":
                deck = drawn(row) if "deck" in row.cells else 0
                return row.word("what", w.PEEKS), deck, 0, 0, 0, 0
            case "roll":
                return row.word("die", w.ROLLED), 0, 0, 0, 0, 0
            case "choose":
                return number(row, "n", 1), 0, 0, 0, 0, 0
            case "pay_then":
                return *self._cost(row, "cost"), 0, 0, 0, 0
            case "modify":
                return self._modify(row)
            case "allow":
                return row.word("what", w.ALLOWED), 0, 0, 0, 0, 0
            case "prevent":
                event = row.word("event", w.PREVENTED)
                return event, number(row, "n", 1), *self._cost(row, "cost"), 0, 0
            case "refresh_row":
                return row.word("row", w.ROWS), 0, 0, 0, 0, 0
            case "league":
                return row.word("who", w.MOVED), 0, 0, 0, 0, 0
        return 0, 0, 0, 0, 0, 0

    def _draw(self, row: Row) -> tuple[int, int, int, int, int, int]:
        n, take = number(row, "n", 1), number(row, "take", 1)
        return drawn(row), n, take, row.word("as", w.TAKEN), price(row), choice(row, "rest", w.REST)

    def _recruit(self, row: Row) -> tuple[int, int, int, int, int, int]:
        kind, source = row.word("kind", w.HIRED), row.word("from", w.FROM)
        slots, add = choice(row, "slots", w.SLOTS), number(row, "price_add", 0)
        return kind, source, slots, price(row), add, number(row, "max_price", -1)

    def _modify(self, row: Row) -> tuple[int, int, int, int, int, int]:
        mode = next((n for n, key in enumerate(w.CHANGES) if key in row.cells), 0)
        n = row.whole(w.CHANGES[mode], -LIMIT, LIMIT)
        key = row.word("key", w.KEYS)
        return key, mode, n, number(row, "min", -LIMIT), number(row, "n", 0), 0

    def _inside(self, word: str, row: Row) -> tuple[int, int]:
        """The cases of a roll, the options of a choice, the operations of a payment."""
        if word == "pay_then":
            return self._do(row, "do")
        if word not in ("roll", "choose"):
            return 0, 0
        found: list[int] = []
        for n, case in enumerate(tables(row, "cases" if word == "roll" else "options")):
            low = case.whole("min", 1, 12) if word == "roll" else n
            high = case.whole("max", 1, 12) if "max" in case.cells else (6 if word == "roll" else n)
            found += [low, high, *self._do(case, "do")]
        first = len(self.cases) // 4
        self.cases += found
        return first, len(self.cases) // 4

    def _until(self, row: Row) -> int:
        """How long a change lasts; left out it means the usual time of its trigger (§4.6)."""
        given = row.cells.get("until")
        if isinstance(given, Mapping):
            return int(a.UNTIL_WEEK_N) + row.inner("until").whole("week", 1, 6)
        if given is not None:
            return row.word("until", w.UNTIL)
        if self._trigger == "passive":
            return int(a.WHILE_WORKING)
        return int(a.UNTIL_MATCH if self._trigger in ON_MATCH_DAY else a.UNTIL_WEEK)

    # -- selectors and amounts --------------------------------------------------------------------

    def _amount(self, word: str, row: Row) -> int:
        """The amount of an operation, -1 where it has none of its own."""
        if word not in COUNTED:
            return -1
        key = "steps" if word == "office" else "n"
        if not isinstance(row.cells.get(key), Mapping):
            plain = (int(a.A_NUMBER), number(row, key, 1), 1, LIMIT, -1)
            return self._keep(self._amounts, plain)
        inner = row.inner(key)
        per, most = number(inner, "per", 1), number(inner, "max", LIMIT)
        if "count" in inner.cells:
            of = self._selector(inner, "count")
            return self._keep(self._amounts, (int(a.A_COUNT), 0, per, most, of))
        how = a.A_FANS if yes(inner, "fans_on_stands") else a.A_D6
        return self._keep(self._amounts, (int(how), 0, per, most, -1))

    def _selector(self, row: Row, key: str) -> int:
        of = row.inner(key)
        found = [0] * int(a.SEL)
        found[a.S_KIND] = of.word("kind", w.THINGS)
        found[a.S_CLASS] = mask(of, "class", w.CLASSES)
        found[a.S_FACE] = of.word("face", w.FACES) + 1 if "face" in of.cells else 0
        found[a.S_ROLE] = mask(of, "role", w.ROLES)
        found[a.S_LINE] = mask(of, "line", w.LINES)
        found[a.S_SECTION] = sections(of)
        found[a.S_ZONE] = mask(of, "zone", w.ZONES)
        for at, flag in (
            (a.S_SELECTED, "selected"),
            (a.S_AVAILABLE, "available"),
            (a.S_CARDLESS, "cardless"),
            (a.S_BUILT, "built"),
        ):
            found[at] = 2 - yes(of, flag) if flag in of.cells else 0
        found[a.S_CONTRACT] = mask(of, "contract", w.CONTRACTS)
        found[a.S_OTHER] = yes(of, "other")
        found[a.S_TOKEN] = of.word("has_token", w.TOKENS) + 1 if "has_token" in of.cells else 0
        for at, key_, numbered in (
            (a.S_ATTRIBUTE, "attribute", self.attribute),
            (a.S_PROFESSION, "profession", self.profession),
        ):
            found[at] = numbered(str(of.cells[key_])) if key_ in of.cells else 0
        if "category" in of.cells:
            found[a.S_CATEGORY] = of.word("category", w.CATEGORIES) + 1
        found[a.S_PICK] = choice(of, "pick", w.PICKS)
        found[a.S_N] = number(of, "n", 1)
        found[a.S_UP_TO] = yes(of, "up_to")
        return self._keep(self._selectors, tuple(found))

    def _keep(self, known: dict[tuple[int, ...], int], row: tuple[int, ...]) -> int:
        return known.setdefault(row, len(known))
