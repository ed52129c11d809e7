"""Events of Worldwide Football as facts: what is shown, and what the story says of it.

A fact has the name of its event, and its numbers by name. Where several events make one thing (what
a d20 must reach, and what it shows) the last of them carries the sentence.

Arguments that begin with "@" are names to be filled in by whoever shows the sentence: "@team0" a
side, "@seat2" a seat, "@a3" an Action card, "@s4" an ability, "@p12" a Player card (side * 7 + its
number within the team), "@a3+p12" several.
"""

from __future__ import annotations

from typing import Final

from touchline.core.ids import HIDDEN
from touchline.core.log import Event
from touchline.core.words import Fact, Said
from touchline.games.worldwide.rules import codes as c

PLAIN: Final = (
    "team_taken", "captain_is", "ground_is", "abilities_laid", "pile_is", "kick_off", "card_drawn",
    "person_drawn", "pile_empty", "attack_begins", "played", "person_played", "star_used", "let_by",
    "defended", "needed", "rolled", "won_ball", "failed", "validated", "pa_is", "countered_by",
    "counter_failed", "dropped", "dropped_person", "fetched", "taken_back", "person_back",
    "next_is_safe", "bonus_waits", "shot_die", "quality", "off_target", "keeper_die", "keeper_has",
    "goal", "saved_it", "foul_by", "yellow", "red", "set_piece_is", "numbers_shown", "simulated",
    "substituted", "stars_are", "gave_back", "ball_passed", "attack_over", "half_over",
    "shoot_out_begins", "match_over", "starts_with", "block_is", "nothing_found",
    "ground_named", "sum_is",
)  # fmt: skip
"""The name of each event, by its number in codes.py."""

#: how the second number of an event reads; no entry: it says nothing
READ: Final[dict[int, str]] = {
    **dict.fromkeys((c.PLAYED, c.DEFENDED, c.FOUL_BY, c.DROPPED, c.TAKEN_BACK), "seat-card"),
    **dict.fromkeys((c.PERSON_PLAYED, c.DROPPED_PERSON, c.PERSON_BACK), "seat-person"),
    **dict.fromkeys((c.COUNTERED_BY, c.COUNTER_FAILED, c.SUBSTITUTED), "person"),
    **dict.fromkeys((c.CAPTAIN_IS, c.YELLOW, c.BALL_PASSED, c.NOTHING_FOUND), "seat"),
    **dict.fromkeys((c.SHOT_DIE, c.KEEPER_DIE), "dice"),
    **dict.fromkeys((c.GOAL, c.SAVED_IT, c.SET_PIECE_IS, c.PILE_IS, c.PILE_EMPTY), "word"),
    **dict.fromkeys((c.SIMULATED, c.LET_BY), "flag"),
    **dict.fromkeys((c.KEEPER_HAS, c.BONUS_WAITS, c.NEEDED), "shifted"),
    c.STAR_USED: "seat-ability",
    c.TEAM_TAKEN: "nation",
    c.KICK_OFF: "half",
    c.PA_IS: "pa",
    c.STARTS_WITH: "pa",
    c.STARS_ARE: "stars",
    c.QUALITY: "quality",
    c.BLOCK_IS: "bonus",
}

#: what a shifted number is called
SHIFTED: Final = {c.KEEPER_HAS: "result", c.BONUS_WAITS: "bonus", c.NEEDED: "need"}
#: what a flag is called
FLAGS: Final = {c.SIMULATED: "fell", c.LET_BY: "dry"}
PIECES: Final = ("shot", "free_kick", "penalty")
SET_PIECES: Final = ("", "free_kick", "corner", "direct", "penalty")
COLOURS: Final = ("light", "dark")
PILES: Final = ("action", "person")
GROUNDS: Final = ("nobody", "first", "second", "both")
WORDS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    c.GOAL: ("piece", PIECES),
    c.SAVED_IT: ("piece", PIECES),
    c.SET_PIECE_IS: ("piece", SET_PIECES),
    c.PILE_IS: ("colour", COLOURS),
    c.PILE_EMPTY: ("pile", PILES),
}
#: events that are of no side
SINGLE: Final = {c.GROUND_IS, c.HALF_OVER, c.MATCH_OVER}
#: events whose sentence another one says
SILENT: Final = {c.NEEDED, c.ATTACK_OVER}
#: own cards come into a hand unseen by others: the first number is the seat
WHISPERED: Final = {c.CARD_DRAWN, c.PERSON_DRAWN, c.FETCHED}
DRAWN: Final = (c.CARD_DRAWN, c.PERSON_DRAWN)
NO_CARD: Final = 63  # WON_BALL without a defence card


def signed(n: int) -> str:
    """A bonus as people write it: +2, 0, −1."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def dice_of(b: int) -> list[int]:
    """The dice of a throw as an event tells them: the one that counts, then the others."""
    rest = b % 64
    more = [rest] if 0 < rest < 8 else [rest // 8, rest % 8] if rest else []
    return [b // 64, *more]


Args = dict[str, str | int]
Data = dict[str, object]


class Teller:
    """Turns events into facts. One object a batch."""

    def __init__(self, events: list[Event]) -> None:
        self.told: list[Fact] = []
        self.need = 0  # what the d20 that follows must reach
        self.drawn: list[str] = []
        self.dropped: list[str] = []
        self.ahead = False  # has what a star saves up been told with it?
        for n, e in enumerate(events):
            self._take(e, events[n + 1 :])

    def _take(self, e: Event, after: list[Event]) -> None:
        kind, a, b = int(e.kind), int(e.a), int(e.b)
        args: Args = {"team": f"@team{a % 2}"}
        data: Data = {"side": a % 2}
        name = PLAIN[kind]
        if kind in WHISPERED:
            word: str | None = self._whisper(e, after, args, data)
        elif kind in SINGLE:
            word = _single(kind, a, args, data)
        else:
            _read(kind, b, args, data, a)
            word = self._special(kind, b, after, args, data)
        if word is None:
            word = name.replace("_", "-")
        if kind in SILENT:
            word = ""
        said = Said(f"wf-story-{word}", args) if word else None
        self.told.append(Fact(name, said, data, kind == c.GOAL))

    def _special(self, kind: int, b: int, after: list[Event], args: Args, data: Data) -> str | None:
        """What READ cannot say of an event. The word of its sentence, "" for none, None for its
        own name.
        """
        if kind == c.NEEDED:
            self.need = b - 100
        elif kind == c.ROLLED:
            return self._rolled(b, args, data)
        elif kind in (c.DROPPED, c.DROPPED_PERSON):
            return self._drop(kind, after, args, data)
        elif kind == c.ABILITIES_LAID:
            laid = [n for n in range(c.MOST_ABILITIES) if b & (1 << n)]
            data["abilities"] = laid
            args["abilities"] = "@" + "+".join(f"s{n}" for n in laid)
        elif kind == c.STAR_USED and after and after[0].kind == c.STARTS_WITH:
            self.ahead = True
            args["pa"] = int(after[0].b)
            return "star-ahead"
        elif kind == c.STARTS_WITH and self.ahead:
            self.ahead = False
            return ""
        elif kind == c.ATTACK_BEGINS:
            data["seat"], data["pa"] = b // 16, b % 16
            args["pa"] = b % 16
            return "attack-begins-ahead" if b % 16 else None
        elif kind == c.WON_BALL:
            data["seat"], data["kind"] = b // 64, b % 64 if b % 64 != NO_CARD else None
        elif kind == c.VALIDATED:
            data["card"], data["pa"] = b // 16, b % 16
            args["card"], args["pa"] = f"@a{b // 16}", b % 16
        elif kind == c.RED:
            data["seat"], data["which"] = b // 64, b % 64
            args["which"] = min(3, b % 64)
        elif kind == c.NUMBERS_SHOWN:
            data["shooter"], data["keeper"] = b // 8, b % 8
            args["shooter"], args["keeper"] = b // 8, b % 8
        elif kind == c.GROUND_NAMED:
            data["ground"], args["ground"] = GROUNDS[b], GROUNDS[b]
            args["first"], args["second"] = "@team0", "@team1"
        elif kind == c.SUM_IS:
            data["total"], data["need"] = b // 256, b % 256 - 100
            args["total"], args["need"] = b // 256, b % 256 - 100
        elif kind == c.GAVE_BACK:
            data["seat"], data["bare"] = b // 64, b % 64 == 1
            return "gave-back-bare" if b % 64 else None
        return None

    def _rolled(self, b: int, args: Args, data: Data) -> str:
        """WF-064 A d20, what is added to it, and what it had to reach."""
        natural, added = b // 64, b % 64
        data["natural"], data["added"], data["need"] = natural, added, self.need
        args |= {"natural": natural, "added": added, "total": natural + added}
        args["need"] = self.need
        return "rolled-added" if added else "rolled"

    def _whisper(self, e: Event, after: list[Event], args: Args, data: Data) -> str:
        """WF-003 Own draws are named, all at once with the last; those of others are not."""
        kind, seat, secret = int(e.kind), int(e.a), int(e.secret)
        side = seat % 2
        data["seat"] = seat
        hidden = secret == HIDDEN
        if kind == c.PERSON_DRAWN:
            data["person"] = None if hidden else side * int(c.SQUAD) + secret
            name = f"p{side * int(c.SQUAD) + secret}"
        else:
            data["card"] = None if hidden else secret
            name = f"a{secret}"
        if kind == c.FETCHED:
            args["card"] = f"@{name}"
            return "fetched-hidden" if hidden else "fetched"
        if hidden:
            return ""
        self.drawn.append(name)
        for later in after:
            if later.kind not in DRAWN:
                break
            if later.secret != HIDDEN:
                return ""
        args["cards"] = "@" + "+".join(self.drawn)
        args["count"] = len(self.drawn)
        self.drawn = []
        return "drawn"

    def _drop(self, kind: int, after: list[Event], args: Args, data: Data) -> str:
        """WF-033 What a seat discards at one time is told in one sentence."""
        name = str(args.pop("card" if kind == c.DROPPED else "name"))
        self.dropped.append(name[1:])
        more = after and after[0].kind in (c.DROPPED, c.DROPPED_PERSON)
        if more and int(after[0].b) // 64 == data["seat"]:
            return ""
        args["cards"] = "@" + "+".join(self.dropped)
        args["count"] = len(self.dropped)
        self.dropped = []
        return "dropped"


def _single(kind: int, a: int, args: Args, data: Data) -> str | None:
    """Events that are of no side."""
    data.pop("side")
    args.pop("team")
    if kind == c.GROUND_IS:
        data["home"] = [a & 1 == 1, a & 2 == 2]
        args["home"] = GROUNDS[a]
        args["first"], args["second"] = "@team0", "@team1"
    elif kind == c.HALF_OVER:
        data["half"] = args["half"] = a
    else:
        data["reason"] = a
    return None


def _read(kind: int, b: int, args: Args, data: Data, side: int) -> None:
    """The second number of an event, as READ says."""
    how = READ.get(kind, "")
    if how in ("seat", "seat-card", "seat-person", "seat-ability"):
        seat = b if how == "seat" else b // 64
        data["seat"] = seat
        args["seat"] = f"@seat{seat}"
    if how == "seat-card":
        data["card"] = b % 64
        args["card"] = f"@a{b % 64}"
    elif how in ("seat-person", "person"):
        person = side * int(c.SQUAD) + b % 64
        data["person"] = person
        args["name"] = f"@p{person}"
    elif how == "seat-ability":
        data["ability"] = b % 64
        args["ability"] = f"@s{b % 64}"
    elif how == "dice":
        dice = dice_of(b)
        data["die"], data["dice"] = dice[0], dice
        args["die"] = dice[0]
        args["dice"], args["count"] = ", ".join(str(n) for n in dice), len(dice)
    elif how == "word":
        key, words = WORDS[kind]
        data[key] = args[key] = words[b]
    elif how == "flag":
        data[FLAGS[kind]] = b == 1
        args[FLAGS[kind]] = "yes" if b else "no"
    elif how == "shifted":
        data[SHIFTED[kind]] = b - 100
        args[SHIFTED[kind]] = signed(b - 100) if kind == c.BONUS_WAITS else b - 100
    elif how == "nation":
        data["team"] = b
    elif how == "bonus":
        data["bonus"] = b
        args["bonus"] = signed(b)
    elif how and how != "seat":
        data[how] = args[how] = b
