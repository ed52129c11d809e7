"""The cards of a pack as numbers, ready for the rules. Never changes; every match of a pack shares
one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.faults import BadPack

from . import acts as a
from . import codes as c

# -- numbers of a card (Book.cards: card * CARD_N + ...) -------------------------------------------
DECK: Final[i64] = 0
PRICE: Final[i64] = 1  # footballers, staff, infrastructure
ROLE: Final[i64] = 2  # ATTACK, DEFENCE, KEEPER
ZONES: Final[i64] = 3  # a mask of allowed zones; 0 for keepers
NUMBER: Final[i64] = 4  # shirt; of youngsters, on the trained side
POWER: Final[i64] = 5  # + 0 untrained (EL-125), 1 trained
GLOVES: Final[i64] = 7  # + 0 untrained, 1 trained
EXP_PLAYED: Final[i64] = 9
EXP_SCORED: Final[i64] = 10
ATTRIBUTES: Final[i64] = 11  # a mask of attribute numbers
PROFESSION: Final[i64] = 12  # 1.. in order of appearance
CATEGORY: Final[i64] = 13  # EL-141 1.. in order of the vocabulary
MIN_SEATS: Final[i64] = 14
SMALL_MONEY: Final[i64] = 15
FACES: Final[i64] = 16  # six votes, base 4, the face 1 lowest
STATS: Final[i64] = 17  # + resource: -2..2
SHAPES: Final[i64] = 21  # + 0..2: formations as d * 100 + m * 10 + f, 0 none
BASE_VP: Final[i64] = 24  # objectives; infrastructure: printed VP
PERFECT_VP: Final[i64] = 25
AT_END: Final[i64] = 26  # judged at the end
CLUB: Final[i64] = 27  # 0..15, in pack order: four a deck, weakest deck first
DIE: Final[i64] = 28  # RED, YELLOW, GREEN
KEEPER_POWER: Final[i64] = 29
KEEPER_GLOVES: Final[i64] = 30
SHAPE: Final[i64] = 31  # formation of an opponent
LINEUP: Final[i64] = 32  # + 0..9: zone * 64 + side * 16 + strength
UNIQUE: Final[i64] = 42  # infrastructure on a reserved space
DIVISIONS: Final[i64] = 43  # scenario: mask 1 << division
FIRST_ABILITY: Final[i64] = 44
LAST_ABILITY: Final[i64] = 45  # behind the last
HEAD_COACH: Final[i64] = 46  # 1 for starting head coaches
CARD_N: Final[i64] = 48
LEAST: Final[i64] = 16  # untrained strengths told apart where trained sides are guessed

# -- numbers of an ability (Book.abilities: ability * ABILITY_N + ...) -----------------------------
CARD: Final[i64] = 0
TRIGGER: Final[i64] = 1
SIDES: Final[i64] = 2  # mask: 1 untrained, 2 trained
MODE: Final[i64] = 3
LIMIT: Final[i64] = 4
COST: Final[i64] = 5  # first, and the one behind the last
COST_END: Final[i64] = 6
IF: Final[i64] = 7
IF_END: Final[i64] = 8
DO: Final[i64] = 9
DO_END: Final[i64] = 10
ELSE: Final[i64] = 11
ELSE_END: Final[i64] = 12
ABILITY_N: Final[i64] = 14

LISTS: Final = (
    "cards",
    "first",
    "abilities",
    "ops",
    "costs",
    "conditions",
    "selectors",
    "amounts",
    "cases",
    "categories",
    "fees_footballers",
    "fees_staff",
    "fees_stadium",
    "office_cost",
    "office_vp",
    "league_vp",
    "die_yellow",
    "die_red",
    "die_green",
    "consequences",
    "constants",
)


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([int(n) for n in numbers])


@final
@mypyc_attr(acyclic=True)
class Book:
    """The rows of a pack (§4 and §5); `content.py` makes the lists.

    cards         rows of CARD_N numbers, deck after deck in the order of codes.REGULAR ...
    first         DECKS + 1 numbers: the first card of each deck, and the number of cards
    abilities     rows of ABILITY_N numbers; those of a card stand together
    ops           rows of acts.OP numbers; operations inside others stand elsewhere in the list
    costs         rows of 4: pay, n, token, selector (-1 the card itself)
    conditions    rows of 6: what, value, op, n, not, selector. IF_FORMATION: value is one of them,
                  a row each; such rows of one list that follow each other are joined by "or"
    selectors     rows of acts.SEL numbers
    amounts       rows of acts.AMOUNT numbers
    cases         rows of 4: lowest face (or label), highest, first operation, behind the last
    categories    8 numbers a category from 1 on (row 0 unused): VP for owning 0, 1, 2, ... of it
    fees_*        by the number owned; the last repeats
    office_cost, office_vp   for the spaces 1, 2, ...
    league_vp     by position from the first; the last repeats
    die_*         six faces of the opponent dice
    consequences  18 numbers: for win, draw, loss, the d6 results 1..6; acts.C_... * 16 + n
    constants     stats_start, stats_most, infrastructure_price, ordinary_spaces,
                  sold_out_threshold, keeper_strength, keeper_gloves, points_win, points_draw

    Found from them: `triggered`, all abilities by trigger, those of trigger n from
    `triggered_at[n]` on; `modifying` and `allowing`, passives as pairs of ability and operation,
    by key (acts.M_...) and by permission (acts.ALLOW_...); `gains` and `marks`, what the trained
    sides of a deck's footballers of the same untrained strength have on the average, in hundredths:
    strength gained and symbols of experience (deck * LEAST + strength).
    """

    __slots__ = (
        "abilities",
        "allowing",
        "allowing_at",
        "amounts",
        "cards",
        "cases",
        "categories",
        "conditions",
        "consequences",
        "constants",
        "costs",
        "die_green",
        "die_red",
        "die_yellow",
        "fees_footballers",
        "fees_stadium",
        "fees_staff",
        "first",
        "gains",
        "league_vp",
        "marks",
        "modifying",
        "modifying_at",
        "office_cost",
        "office_vp",
        "ops",
        "passives",
        "selectors",
        "triggered",
        "triggered_at",
    )

    def __init__(self, numbers: dict[str, list[int]]) -> None:
        if not numbers:
            raise BadPack(
                "Eleven needs the cards of a pack; none was given.", "fault-pack-no-numbers"
            )
        self.cards: vec[i64] = _vec(numbers["cards"])
        self.first: vec[i64] = _vec(numbers["first"])
        self.abilities: vec[i64] = _vec(numbers["abilities"])
        self.ops: vec[i64] = _vec(numbers["ops"])
        self.costs: vec[i64] = _vec(numbers["costs"])
        self.conditions: vec[i64] = _vec(numbers["conditions"])
        self.selectors: vec[i64] = _vec(numbers["selectors"])
        self.amounts: vec[i64] = _vec(numbers["amounts"])
        self.cases: vec[i64] = _vec(numbers["cases"])
        self.categories: vec[i64] = _vec(numbers["categories"])
        self.fees_footballers: vec[i64] = _vec(numbers["fees_footballers"])
        self.fees_staff: vec[i64] = _vec(numbers["fees_staff"])
        self.fees_stadium: vec[i64] = _vec(numbers["fees_stadium"])
        self.office_cost: vec[i64] = _vec(numbers["office_cost"])
        self.office_vp: vec[i64] = _vec(numbers["office_vp"])
        self.league_vp: vec[i64] = _vec(numbers["league_vp"])
        self.die_yellow: vec[i64] = _vec(numbers["die_yellow"])
        self.die_red: vec[i64] = _vec(numbers["die_red"])
        self.die_green: vec[i64] = _vec(numbers["die_green"])
        self.consequences: vec[i64] = _vec(numbers["consequences"])
        self.constants: vec[i64] = _vec(numbers["constants"])
        # what is asked for again and again, found once
        self.triggered: vec[i64] = vec[i64]()
        self.triggered_at: vec[i64] = vec[i64]([0])
        for trigger in range(a.TRIGGERS):
            for ability in range(self.count_abilities()):
                if self.ability(ability, TRIGGER) == trigger:
                    self.triggered = append(self.triggered, ability)
            self.triggered_at = append(self.triggered_at, len(self.triggered))
        at, end = self.triggered_at[a.PASSIVE], self.triggered_at[a.PASSIVE + 1]
        self.passives: vec[i64] = self.triggered[at:end]
        self.modifying: vec[i64] = vec[i64]()
        self.modifying_at: vec[i64] = vec[i64]([0])
        for key in range(a.KEYS):
            self.modifying = self._passive(self.modifying, a.MODIFY, key)
            self.modifying_at = append(self.modifying_at, len(self.modifying))
        self.allowing: vec[i64] = vec[i64]()
        self.allowing_at: vec[i64] = vec[i64]([0])
        for what in range(a.ALLOWS):
            self.allowing = self._passive(self.allowing, a.ALLOW, what)
            self.allowing_at = append(self.allowing_at, len(self.allowing))
        self.gains: vec[i64] = vec[i64]([0 for _ in range(3 * LEAST)])
        self.marks: vec[i64] = vec[i64]([0 for _ in range(3 * LEAST)])
        self._guesses()

    def _guesses(self) -> None:
        """EL-022 What a trained side that nobody has seen may be expected to have."""
        for deck in range(c.VETERAN + 1):
            for power in range(LEAST):
                cards: i64 = 0
                gain: i64 = 0
                marks: i64 = 0
                for card in range(self.first[deck], self.first[deck + 1]):
                    if min(LEAST - 1, self.card(card, POWER)) == power:
                        cards += 1
                        gain += self.card(card, POWER + 1) - self.card(card, POWER)
                        marks += self.card(card, EXP_PLAYED) + self.card(card, EXP_SCORED)
                if cards:
                    self.gains[deck * LEAST + power] = 100 * gain // cards
                    self.marks[deck * LEAST + power] = 100 * marks // cards

    def _passive(self, found: vec[i64], kind: i64, key: i64) -> vec[i64]:
        """`found`, and after it the ability and the operation of all such passives, two and two."""
        for i in range(len(self.passives)):
            ability = self.passives[i]
            for op in range(self.ability(ability, DO), self.ability(ability, DO_END)):
                if self.op(op, a.O_OP) == kind and self.op(op, a.O_A) == key:
                    found = append(append(found, ability), op)
        return found

    def card(self, card: i64, what: i64) -> i64:
        """A number of a card, by its name above."""
        return self.cards[card * CARD_N + what]

    def deck(self, card: i64) -> i64:
        """The deck a card belongs to."""
        return self.cards[card * CARD_N]

    def like(self, card: i64) -> i64:
        """The place in `gains` and `marks` of a footballer's like."""
        return self.deck(card) * LEAST + min(LEAST - 1, self.card(card, POWER))

    def ability(self, ability: i64, what: i64) -> i64:
        """A number of an ability, by its name above."""
        return self.abilities[ability * ABILITY_N + what]

    def op(self, op: i64, what: i64) -> i64:
        """A number of an operation (acts.O_...)."""
        return self.ops[op * a.OP + what]

    def selector(self, selector: i64, what: i64) -> i64:
        """A number of a selector (acts.S_...)."""
        return self.selectors[selector * a.SEL + what]

    def amount(self, amount: i64, what: i64) -> i64:
        """A number of an amount: how, n, per, max, selector."""
        return self.amounts[amount * a.AMOUNT + what]

    def constant(self, what: i64) -> i64:
        """A board constant, by its place in `constants`."""
        return self.constants[what]

    def total(self) -> i64:
        """How many cards there are."""
        return self.first[c.DECKS]

    def count_abilities(self) -> i64:
        """How many abilities there are."""
        return len(self.abilities) // ABILITY_N
