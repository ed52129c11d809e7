"""What abilities may say (§4.2 to §4.6): every field of every operation, condition,
cost and selector, and the moments at which each makes sense.

What a table lists here is what the engine can carry out; anything else is an error that says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from . import lexicon as w


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Amount:
    """A whole number within bounds, or what is counted or rolled (§4.5)."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Word:
    """One of the known words."""

    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class Several:
    """One of the known words, or a list of them."""

    words: Sequence[str]


@dataclass(frozen=True, slots=True)
class Text:
    """A free text."""

    most: int


@dataclass(frozen=True, slots=True)
class Thing:
    """A selector of one of these kinds; none stands for any kind."""

    kinds: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Special:
    """Something that is looked at apart: flag, operations, costs, cases, options, until, price,
    formations."""

    how: str


Field = Whole | Amount | Word | Several | Text | Thing | Special
Fields = Mapping[str, Field]

FLAG: Final = Special("flag")
DO: Final = Special("operations")
COSTS: Final = Special("costs")
UNTIL: Final = Special("until")
PRICE: Final = Special("price")

MOST: Final = 20  # of anything that is counted
N: Final = Amount(1, MOST)
SIGNED: Final = Amount(-5, 5)
SOME: Final = Whole(1, MOST)
RES: Final = Word([*w.RESOURCES, "any"])
TOKEN: Final = Word(w.TOKENS)
OWN: Final = ("footballer", "staff", "director", "card")  # cards that tokens lie on
SHIRTS: Final = ("footballer", "shirt", "opponent_shirt")
OURS: Final = ("footballer", "shirt")

PITCH: Final = ("before_match", "match", "after_match", "tactic")
SEEN: Final = ("match", "after_match", "tactic")  # once the opponent is revealed
CONTRACTS: Final = ("sign_small", "sign_banner", "sign_kit")
VOTES: Final = ("vote_yellow", "vote_blue", "vote_red")
OFFICE_HOURS: Final = (
    "bonus",
    *CONTRACTS,
    "production",
    *VOTES,
    "action",
    "week_end",
    "scenario_setup",
)
ANY_TIME: Final = (*OFFICE_HOURS, *PITCH, "consequence", "game_end")
AHEAD: Final = (*OFFICE_HOURS, "before_match", "match")
JUDGING: Final = ("goal_base", "goal_perfect", "scenario_win", "scenario_lose")
EVER: Final = (*ANY_TIME, "passive", *JUDGING)
END: Final = ("game_end", "goal_base", "goal_perfect", "scenario_win")
PASSIVE: Final = ("passive",)
PAID: Final = ("action", "before_match", "match", "after_match")  # §5.6, 11: resource costs


@dataclass(frozen=True, slots=True)
class Shape:
    """Fields of an operation or condition that it needs and that it may have, and its moments."""

    needs: Fields = field(default_factory=dict)
    may: Fields = field(default_factory=dict)
    at: Sequence[str] = ANY_TIME


def _target(*kinds: str) -> Fields:
    return {"target": Thing(kinds)}


OPS: Final[Mapping[str, Shape]] = {
    "gain": Shape({"res": RES, "n": N}, {"except": Several(w.RESOURCES)}),
    "lose": Shape({"res": RES, "n": N}, {"except": Several(w.RESOURCES)}),
    "stat": Shape({"stat": RES, "n": SIGNED}),
    "vp": Shape({"n": N}),
    "train": Shape(_target("footballer")),
    "untrain": Shape(_target("footballer")),
    "tokens": Shape({"token": TOKEN, "n": N, "target": Thing(OWN)}, {"spread": FLAG}),
    "clear": Shape({"token": TOKEN, "n": N, "target": Thing(OWN)}, {"up_to": FLAG, "spread": FLAG}),
    "draw": Shape(
        {"deck": Word(w.DRAWN), "n": SOME, "take": SOME, "as": Word(w.TAKEN)},
        {"price": PRICE, "rest": Word(w.REST)},
    ),
    "recruit": Shape(
        {"kind": Word(w.HIRED), "from": Word(w.FROM)},
        {
            "slots": Word(w.SLOTS),
            "price": PRICE,
            "price_add": Whole(-MOST, MOST),
            "max_price": Whole(0, MOST),
        },
        OFFICE_HOURS,
    ),
    "sell": Shape(_target("footballer"), {"add": Whole(-MOST, MOST)}, OFFICE_HOURS),
    "sign": Shape({}, {"slots": Word(w.SLOTS)}, OFFICE_HOURS),
    "drop_sponsor": Shape({}, {"n": SOME, "repay": FLAG}),
    "build": Shape(
        {"what": Word(w.BUILT)}, {"price": PRICE, "price_add": Whole(-MOST, MOST)}, OFFICE_HOURS
    ),
    "office": Shape({}, {"steps": Whole(1, 3), "price_add": Whole(-MOST, MOST)}, OFFICE_HOURS),
    "restrict": Shape(
        {"what": Word(w.RESTRICTED)}, {"days": Several(w.WORKDAYS), "until": UNTIL}, OFFICE_HOURS
    ),
    "goal": Shape({"side": Word(w.SIDES), "n": N}, {"credit": Word(["self"])}, PITCH),
    "annul_goal": Shape({"side": Word(w.SIDES), "n": N}, {}, PITCH),
    "strength": Shape({"n": SIGNED, "target": Thing(SHIRTS)}, {"until": Word(["match"])}, PITCH),
    "shirt_bonus": Shape({"n": N, "target": Thing(["shirt"])}, {"until": UNTIL}),
    "turn_shirt": Shape(_target(*OURS), {"within": Word(w.WITHIN)}),
    "move_shirt": Shape(_target(*OURS), {"within": Word(w.WITHIN)}, PITCH),
    "swap_shirts": Shape(_target("shirt"), {"within": Word(w.WITHIN)}, PITCH),
    "shot": Shape(
        {"rule": Word(w.SHOTS), "target": Thing(SHIRTS)}, {"min_glove": Whole(1, 9)}, PITCH
    ),
    "keeper": Shape(
        {"side": Word(w.SIDES)}, {"strength": Whole(-5, 5), "gloves": Whole(-5, 5)}, PITCH
    ),
    "assign_fan": Shape({"n": N, "source": Word(w.SOURCES), "target": Thing(["stand"])}),
    "tactic_extra": Shape({"n": N}, {}, AHEAD),
    "peek": Shape({"what": Word(w.PEEKS)}, {"deck": Word(w.DRAWN)}, AHEAD),
    "resolve_bonus": Shape(_target("director", "staff"), {}, OFFICE_HOURS),
    "ready": Shape(_target("staff", "director", "card")),
    "exhaust": Shape(_target("staff", "director", "card")),
    "discard": Shape({"what": Thing(["footballer", "staff", "tactic"])}, {"n": SOME}),
    "roll": Shape({"die": Word(w.ROLLED), "cases": Special("cases")}),
    "choose": Shape({"options": Special("options")}, {"n": SOME}),
    "pay_then": Shape({"cost": COSTS, "do": DO}),
    "modify": Shape(
        {"key": Word(w.KEYS)},
        {
            "add": Whole(-MOST, MOST),
            "set": Whole(0, MOST),
            "mul": Whole(0, 9),
            "min": Whole(0, MOST),
            "until": UNTIL,
            "target": Thing(["footballer", "staff", "stand"]),
            "n": SOME,
        },
        (*ANY_TIME, "passive"),
    ),
    "allow": Shape(
        {"what": Word(w.ALLOWED)}, {"target": Thing(["footballer", "staff", "director"])}, PASSIVE
    ),
    "prevent": Shape({"event": Word(w.PREVENTED), "n": SOME}, {"cost": COSTS}, PASSIVE),
    "refresh_row": Shape({"row": Word(w.ROWS)}, {}, OFFICE_HOURS),
    "league": Shape({"who": Word(w.MOVED), "n": SIGNED}, {}, (*PITCH, "week_end", "game_end")),
    "none": Shape(),
}

#: the number a condition compares
NUMBER: Final = Whole(-MOST, 99)
OP: Final = {"op": Word(w.COMPARISONS)}
CONDITIONS: Final[Mapping[str, Shape]] = {
    "result": Shape({"value": Word(w.RESULTS)}, {}, (*SEEN, "consequence")),
    "goal_diff": Shape({"n": NUMBER}, OP, (*PITCH, "consequence")),
    "goals_for": Shape({"n": NUMBER}, OP, (*PITCH, "consequence")),
    "goals_against": Shape({"n": NUMBER}, OP, (*PITCH, "consequence")),
    "opponent_ranked": Shape({"value": Word(w.RANKED)}, {}, PITCH),
    "sold_out": Shape({}, {}, SEEN),
    "fans_on_stands": Shape({"n": NUMBER}, OP, SEEN),
    "selected": Shape({}, {}, (*PITCH, "consequence")),
    "trained": Shape({}, {}, (*PITCH, "consequence", "passive")),
    "zone": Shape({"in": Several(w.ZONES)}, {}, PITCH),
    "formation": Shape({"in": Special("formations")}, {}, PITCH),
    "day": Shape({"in": Several(w.DAYS)}, {}, (*OFFICE_HOURS, "passive")),
    "week": Shape({"n": Whole(1, 6)}, OP, EVER),
    "division": Shape({"n": Whole(1, 3)}, OP, EVER),
    "solo": Shape({}, {}, EVER),
    "has": Shape({"res": Word(w.RESOURCES), "n": NUMBER}, OP, EVER),
    "stat": Shape({"stat": Word(w.RESOURCES), "n": Whole(1, 5)}, OP, EVER),
    "stats_at": Shape({"value": Whole(1, 5), "n": Whole(1, 4)}, OP, EVER),
    "office": Shape({"n": Whole(0, 9)}, OP, EVER),
    "count": Shape({"of": Thing(), "n": Whole(0, 99)}, OP, EVER),
    "scored": Shape({}, {}, ("after_match", "consequence")),
    "conceded": Shape({}, {}, ("after_match", "consequence")),
    "more_attackers": Shape({}, {}, SEEN),
    "season": Shape({"key": Word(w.SEASON), "n": Whole(0, 6)}, OP, EVER),
    "final_position": Shape({"n": Whole(1, 12)}, OP, END),
    "total_vp": Shape({"n": Whole(-99, 999)}, OP, END),
}
LAST: Final = ("final_position", "total_vp")  # known after the last match alone
ONLY_FOOTBALLERS: Final = ("selected", "trained", "zone", "scored")  # ask of the card itself

COST: Final[Mapping[str, Fields]] = {  # besides `pay`; n may always be left out
    **{res: {} for res in (*w.RESOURCES, "any", "vp", "exhaust")},
    "token": {"token": TOKEN, "on": Word(["self"])},
    "discard": {"what": Thing(["footballer", "staff", "tactic"])},
}

WHERE: Final[Fields] = {
    "role": Several(w.ROLES[:2]),
    "line": Several(w.LINES[:3]),
    "section": Several(w.PLACES),
    "zone": Several(w.ZONES),
}
STATE: Final[Fields] = {"available": FLAG, "has_token": TOKEN, "other": FLAG}
#: what a selector of each kind may say besides kind, owner, pick, n and up_to
SELECTORS: Final[Mapping[str, Fields]] = {
    "footballer": {
        **WHERE,
        **STATE,
        "role": Several(w.ROLES),
        "line": Several(w.LINES),
        "class": Several(w.CLASSES),
        "face": Word(w.FACES),
        "attribute": Text(32),
        "selected": FLAG,
    },
    "shirt": {**WHERE, "cardless": FLAG, "other": FLAG},
    "opponent_shirt": WHERE,
    "staff": {**STATE, "profession": Text(40), "category": Word(w.CATEGORIES)},
    "director": STATE,
    "sponsor": {"contract": Several(w.CONTRACTS)},
    "stand": {},
    "infrastructure": {"built": FLAG},
    "tactic": {},
    "card": STATE,
}
#: what the card itself is to a selector that says pick = "self"
ITSELF: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(w.CLASSES, ("footballer", "shirt", "card")),
    "staff": ("staff", "card"),
    "director": ("director", "card"),
}
#: the triggers that the abilities of each deck may have
TRIGGERS: Final[Mapping[str, Sequence[str]]] = {
    **dict.fromkeys(w.CLASSES, ("passive", "before_match", "match", "after_match", "consequence")),
    "staff": ("bonus", "production", "action", "passive", "week_end", "game_end"),
    "director": ("bonus", "production", "action", "passive", "week_end", "game_end"),
    "sponsor": (*CONTRACTS, "bonus"),
    "board": VOTES,
    "tactic": ("tactic",),
    "objective": ("goal_base", "goal_perfect"),
    "opponent": (),
    "infrastructure": ("bonus", "production", "passive"),  # EL-163
    "scenario": ("scenario_setup", "scenario_win", "scenario_lose"),
}
JUDGED: Final = JUDGING  # triggers whose abilities are conditions alone
