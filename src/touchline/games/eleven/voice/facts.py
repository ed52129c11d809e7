"""Events of Eleven as facts: what is shown, and what the story says of it.

A fact has the name and the numbers of its event; of several that make one thing the last speaks.
What an event says of the one before it stands in that one's fact (folded.py).

Arguments that begin with "@" are names for whoever shows the sentence: "@team0" the club of a
seat, "@p57" a card, "@p3+p57" several, "@y12" the card of an ability, "@o3" a club of the division,
"@h7" an own shirt, "@r66" a statistic and where it stands (1 * 64 + 2).
"""

from __future__ import annotations

from typing import Final

from touchline.core.ids import EVERYONE, HIDDEN
from touchline.core.log import Event
from touchline.core.words import Fact, Said
from touchline.games.eleven.cards.lexicon import (
    COLOURS,
    DECKS,
    KINDS,
    LUCK,
    RATINGS,
    RESTRICTED,
    SECTIONS,
    SIDES,
    ZONES,
)
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.week.evening import result_of

from .event_names import CONTRACTS, DAYS, PLAIN, RESOURCES, ROWS, SCORES, TOKENS
from .folded import FOLDED, RETOLD, fold
from .merging import (
    PRICED,
    alike,
    from_stands,
    income_of,
    paid_fees,
    price_of,
    rolled_before,
    spent,
    stats_of,
)
from .view.match import RESULTS, shape_text

SHOTS: Final = (e.BLOCKED, e.SHOOTS, e.SAVED, e.GOAL)
NO_SAVE: Final = 63  # a shot that cannot be saved

#: what the first number of an event is, where it is not a seat
FIRST: Final[dict[int, str]] = {
    **dict.fromkeys((e.TOKENS_ON, e.TOKENS_OFF, e.SPARED, e.EXPERIENCE), "card"),
    **dict.fromkeys((e.BLOCKED, e.SHOOTS, e.SAVED, e.GOAL, e.CARD_GOAL, e.ANNULLED), "side"),
    **dict.fromkeys((e.CLUB_SLEEPS, e.CLUB_WAKES, e.CLUB_ROLLED), "club"),
    **dict.fromkeys((e.ROW_OUT, e.ROW_IN), "row"),
    e.KEEPER_IS: "side",
    e.LEAGUE_IS: "team",
    e.TOP_IS: "deck",
    e.WEEK_BEGINS: "week",
    e.DAY_BEGINS: "day",
    e.HANDS_PASSED: "round",
    e.SEASON_BEGINS: "division",
    e.SEASON_OVER: "reason",
}
#: what the second number is; no entry: it says nothing
SECOND: Final[dict[int, str]] = {
    **dict.fromkeys(
        (
            e.DIRECTOR_IS,
            e.DEALT,
            e.MEETING_IS,
            e.RECRUITED,
            e.SOLD,
            e.HIRED,
            e.SPONSOR_GONE,
            e.TRAINED,
            e.UNTRAINED,
            e.PREVENTED,
            e.PLAYS,
            e.FRONT_IS,
            e.TACTIC_PLAYED,
            e.CARD_GOAL,
            e.ANNULLED,
            e.ROW_OUT,
            e.ROW_IN,
            e.TOP_IS,
            e.DRAWN,
            e.DISCARDED,
            e.READIED,
            e.EXHAUSTED,
            e.PLAN_IS,
        ),
        "card",
    ),
    **dict.fromkeys((e.GAINED, e.LOST, e.TRIMMED), "resource"),
    **dict.fromkeys((e.ROLLED_SIX, e.ROLLED_TWELVE, e.NOBODY_HURT), "face"),
    **dict.fromkeys((e.TOKENS_ON, e.TOKENS_OFF), "tokens"),
    **dict.fromkeys((e.SHIRT_STRONGER, e.STRONGER, e.FOE_STRONGER), "bonus"),
    **dict.fromkeys((e.SHIRT_MOVED, e.STANDS_IN), "zone"),
    **dict.fromkeys((e.BLOCKED, e.SAVED, e.GOAL), "shirt"),
    **dict.fromkeys((e.POINTS, e.LEAGUE_IS, e.CLUB_ROLLED), "points"),
    **dict.fromkeys((e.STAND_MONEY, e.FEES, e.UNPAID), "money"),
    e.SEASON_BEGINS: "scenario",
    e.FIRST_SHIRTS: "bench",
    e.STAT_IS: "stat",
    e.REROLLED: "paid",
    e.ADOPTED: "colour",
    e.RESTRICTED: "restriction",
    e.SIGNED: "contract",
    e.BUILT: "kind",
    e.OFFICE_IS: "space",
    e.ACTED: "action",
    e.ABILITY_USED: "ability",
    e.SHIRTS_CHANGED: "change",
    e.SHIRT_TURNED: "turn",
    e.CLUB_IS: "club",
    e.LINED_UP: "shape",
    e.SPARED: "token",
    e.FANS_PLACED: "fans",
    e.PAIR_IS: "pair",
    e.SHOOTS: "shot",
    e.RESULT_IS: "score",
    e.EXPERIENCE: "experience",
    e.LUCK_IS: "luck",
    e.OBJECTIVE_MET: "objective",
    e.SCORE: "category",
    e.PLACED: "place",
    e.KEEPER_IS: "keeper",
    e.ROW_CHANGED: "row",
    e.SHOT_CHANGED: "rule",
    e.RATING: "rating",
}
#: told to some alone: the secret is a card
WHISPERED: Final = {
    e.DIRECTOR_KEPT, e.OBJECTIVE_DRAWN, e.OBJECTIVE_KEPT, e.TACTIC_DRAWN, e.PEEKED,
}  # fmt: skip
#: of these the others see at least that it is done
NOTICED: Final = {e.TACTIC_DRAWN, e.PEEKED, e.DISCARDED}
#: events that are shown and not spoken of
SILENT: Final = {
    e.STANDS_IN, e.TURN_OVER, e.TRIMMED, e.PLAN_IS, e.FREE_AGENT, e.EXHAUSTED, *FOLDED,
}  # fmt: skip

#: second numbers (their lower half) that have a sentence of their own, or none
ALSO: Final = {
    e.CLUB_ROLLED: (0, "club-rolled-nothing"),
    e.FEES: (0, "fees-none"),
    e.RESTRICTED: (0, "restricted-all"),
    e.STRONGER: (32, ""),
}

Args = dict[str, str | int]
Data = dict[str, object]


def signed(n: int) -> str:
    """A bonus as people write it: +2, 0, −1."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


class Teller:
    """Turns events into facts. One object a batch."""

    def __init__(self, events: list[Event]) -> None:
        self.told: list[Fact] = []
        self.playing: list[str] = []
        self.last: tuple[Args, Data] = ({}, {})
        for n, event in enumerate(events):
            if int(event.kind) in FOLDED and self.told:
                fold(event, *self.last)
            else:
                self._take(event, events, n)

    def _take(self, event: Event, events: list[Event], n: int) -> None:
        kind, a, b = int(event.kind), int(event.a), int(event.b)
        args, data = self.last = {}, {}
        if kind in WHISPERED or (kind == e.DISCARDED and event.sees != EVERYONE):
            word = _whisper(event, args, data)
        else:
            first(FIRST.get(kind, "seat"), a, args, data)
            second(SECOND.get(kind, ""), b % int(c.SHOOTER) if kind in SHOTS else b, args, data)
            word = self._special(events, n, args, data)
        name = PLAIN[kind]
        if word is None:
            word = name.replace("_", "-")
        if kind in SILENT:
            word = ""
        if kind in RETOLD:
            args["fact"] = name
        said = Said(f"el-story-{word}", args) if word else None
        self.told.append(Fact(name, said, data, kind in (e.GOAL, e.CARD_GOAL)))

    def _special(self, events: list[Event], n: int, args: Args, data: Data) -> str | None:
        """What the lists cannot say of an event. The word of its sentence, "" for none, None for
        its own name.
        """
        event = events[n]
        kind, b = int(event.kind), int(event.b)
        if kind == e.PLAYS:
            self.playing.append(f"p{b}")
            if n + 1 < len(events) and alike(event, events[n + 1]):
                return ""
            args["cards"] = "@" + "+".join(self.playing)
            args["count"] = len(self.playing)
            self.playing = []
        elif kind == e.GAINED:
            income = income_of(events, n)
            if income:
                args |= dict(zip(RESOURCES, income, strict=True))
                return "income" if b // 64 == c.FITNESS else ""
            if from_stands(events, n):
                return ""
        elif kind in SHOTS:
            return self._shot(kind, event, args, data)
        elif kind == e.STAT_IS:
            found = stats_of(events, n)
            if len(found) != 1:
                args["stats"] = "@" + "+".join(f"r{stat * 64 + level}" for stat, level in found)
                return "stats-are" if found else ""
        elif (kind == e.LOST and spent(events, n)) or (
            kind == e.LEAGUE_IS and rolled_before(events, n)
        ):
            return ""
        elif kind == e.FEES and b:
            args["paid"] = "yes" if paid_fees(events, n) else "no"
        elif kind in PRICED:
            args["price"] = price_of(events, n)
        elif kind == e.ACTED:
            args["price"] = price_of(events, n, int(c.OPERATIONS)) if b % 2 else 0
        elif kind == e.POINTS and b < 0:
            args["points"] = -b
            return "points-back"
        elif kind == e.PLACED and any(x.kind == e.RATING for x in events[n:]):
            return "placed-alone"  # EL-395 a manager alone has nobody to come before
        elif kind == e.PREVENTED and b == c.CARDS - 1:
            return ""
        elif kind in ALSO and b % 64 == ALSO[kind][0]:
            return ALSO[kind][1]
        return None

    def _shot(self, kind: int, event: Event, args: Args, data: Data) -> str:
        """EL-225 to EL-228 Blocked, shot, saved, scored: by the own side or the opponent's."""
        word = PLAIN[kind].replace("_", "-")
        theirs = event.a % 2 == 1
        if kind == e.SHOOTS:
            data["unsaveable"] = int(event.b) % 64 == NO_SAVE
            word = "shoots-unsaveable" if data["unsaveable"] else word
        if theirs:
            return f"{word}-theirs"
        wearer = int(event.b // c.SHOOTER) - 1
        if wearer < 0:
            return word
        data["card"], args["name"] = wearer, f"@p{wearer}"
        return f"{word}-worn"


def first(how: str, a: int, args: Args, data: Data) -> None:
    """The first number of an event."""
    if how == "seat":
        data["seat"] = a
        args["team"] = f"@team{a}"
    elif how == "side":
        data["seat"], data["side"] = a // 2, SIDES[a % 2]
        args["team"], args["side"] = f"@team{a // 2}", SIDES[a % 2]
    elif how == "team":
        data["team"] = a
        args["team"] = f"@team{a}" if a < 4 else f"@o{a - 4}"
    elif how == "card":
        data["card"] = a
        args["name"] = f"@p{a}"
    elif how == "club":
        data["club"] = a
        args["club"] = f"@o{a}"
    elif how in ("row", "deck", "day"):
        words = {"row": ROWS, "deck": DECKS, "day": DAYS}[how]
        data[how] = a
        args[how] = words[a]
    else:
        data[how] = args[how] = a


def second(how: str, b: int, args: Args, data: Data) -> None:
    """The second number of an event."""
    high, low = b // 64, b % 64
    if how in ("card", "contract", "objective"):
        card = b if how == "card" else b // 4
        data["card"] = card
        args["card"] = f"@p{card}"
        if how == "contract":
            data[how] = args[how] = CONTRACTS[b % 4]
        elif how == "objective":
            data["level"] = args["level"] = b % 4
    elif how in ("resource", "stat", "tokens", "restriction", "token", "experience"):
        counted(how, b, args, data)
    elif how in ("bonus", "zone", "turn", "rule", "shirt", "shot", "change", "bench"):
        dressed(how, high, low, b, args, data)
    elif how in ("action", "ability"):
        ability = b // 2 if how == "action" else b
        data["ability"] = ability
        args["card"] = f"@y{ability}"
        if how == "action":
            data["paid"] = b % 2 == 1
            args["paid"] = "yes" if b % 2 else "no"
    elif how == "club":
        data["club"] = b
        args["club"] = f"@o{b}"
    elif how == "score":
        data["score"] = [high, low]
        args |= {"for": high, "against": low}
        data["result"] = args["result"] = RESULTS[int(result_of(high, low))]
    elif how == "keeper":
        data["strength"], data["gloves"] = args["strength"], args["gloves"] = high, low
    elif how in ("category", "place"):
        key, n = b // 256, b % 256 - 128
        data["points"] = args["points"] = n
        data[how] = args[how] = SCORES[key] if how == "category" else key
    elif how == "luck":
        data["luck"], data["n"] = args["luck"], args["n"] = LUCK[b // 16], b % 16
    elif how in WORDS:
        data[how] = b
        args[how] = WORDS[how][b]
    elif how == "shape":
        data[how] = args[how] = shape_text(b)
    elif how:
        data[how] = args[how] = b


#: second numbers that are one of a list
WORDS: Final = {
    "colour": COLOURS,
    "kind": KINDS,
    "pair": SECTIONS,
    "row": ROWS,
    "rating": RATINGS,
}


def counted(how: str, b: int, args: Args, data: Data) -> None:
    """Something and how much of it."""
    high, low = b // 64, b % 64
    if how in ("resource", "stat"):
        data["resource"], data["n"] = high, low
        args["resource"], args["n"] = RESOURCES[high], low
    elif how == "tokens":
        data["token"], data["n"] = args["token"], args["n"] = TOKENS[high], low
    elif how == "token":
        data["token"] = args["token"] = TOKENS[b]
    elif how == "experience":
        data["experience"] = args["experience"] = ("played", "scored")[b]
    else:
        days = [DAYS[n] for n in range(1, 4) if low >> n & 1]
        data["what"], data["days"] = RESTRICTED[high], days
        args["what"] = RESTRICTED[high]
        args["days"] = days[0] if len(days) == 1 else "several"


def dressed(how: str, high: int, low: int, b: int, args: Args, data: Data) -> None:
    """A shirt, and what becomes of it."""
    if how == "bench":
        data["bench"] = [n for n in range(c.SHIRTS_) if b >> n & 1]
        args["shirts"] = "@" + "+".join(f"h{n}" for n in range(c.SHIRTS_) if b >> n & 1)
        return
    if how == "shirt":
        high = b
    data["shirt"] = high
    args["shirt"] = f"@h{high}"
    if how == "bonus":
        data["n"] = low - 32
        args["n"] = signed(low - 32)
    elif how == "zone":
        data["zone"] = low
        args["zone"] = ZONES[low]
    elif how == "turn":
        data["to"] = args["to"] = ("attack", "defence")[low]
    elif how == "rule":
        data["rule"] = low
        words = {c.UNSAVEABLE: "unsaveable", c.UNBLOCKABLE: "unblockable", c.NO_SHOT: "none"}
        args["rule"] = words.get(low, "other")
    elif how == "shot":
        data["value"] = args["value"] = low
    elif how == "change":
        data["out"] = low
        args["out"] = f"@h{low}"


def _whisper(event: Event, args: Args, data: Data) -> str | None:
    """EL-014 What only some learn: the others learn no more than that it was done."""
    seat, secret = int(event.a), int(event.secret)
    hidden = secret == HIDDEN
    data["seat"], data["card"] = seat, None if hidden else secret
    args["team"] = f"@team{seat}"
    if not hidden:
        args["card"] = f"@p{secret}"
        return None
    name = PLAIN[int(event.kind)].replace("_", "-")
    return f"{name}-hidden" if event.kind in NOTICED else ""
