"""What a table shows of FootClub: the view of one seat as plain data. Hidden things are None.

Team cards are numbered as in the pack, match cards 0..41 within their club.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from touchline.core.ids import HIDDEN

from . import codes as c
from .secrets import FootView
from .telling import KOPS

PHASES: Final = (
    "staff", "starter", "reveal", "draft_star", "draft_pair", "pick_home", "home_toss", "pick_kop",
    "prematch", "tactics", "colour", "draw", "place_fan", "change", "swap", "possession", "tackle",
    "settle", "offensive", "bonus", "support", "shot", "counter", "reclaim", "discard", "decider",
    "recruit_deal", "recruit", "shoot_order", "shoot_start", "kick", "tie_toss", "toss", "end",
)  # fmt: skip
"""The name of each phase, by its number in codes.py."""

KINDS: Final = {
    c.SET_ATTACK: "set_attack",
    c.SOLO_RUN: "solo_run",
    c.COUNTER_ATTACK: "counter",
    c.FREE_KICK: "free_kick",
    c.PENALTY: "penalty",
    c.SHOOTING: "penalty",
}
GONE: Final = {
    c.OFF: "off",
    c.SENT_OFF: "sent_off",
    c.RETIRED: "retired",
    c.SUSPENDED: "suspended",
}
#: open phases whose frame names the club that acts
ACTS: Final = {
    c.DRAFT_STAR, c.DRAFT_PAIR, c.CHANGE, c.POSSESSION, c.OFFENSIVE, c.BONUS, c.COUNTER, c.RECLAIM,
}  # fmt: skip
#: what `FootView.scalars` holds, in order
SCALARS: Final = (
    "home", "leg", "period", "turn", "ball", "carrier", "colour", "attacker", "offence", "card",
    "target", "raw", "supports", "speed", "picks", "drafts", "corners", "reason", "winner",
)  # fmt: skip
#: what `FootView.values` holds for each club, in order
VALUES: Final = (
    "att",
    "def",
    "optimised",
    "malus",
    "limit",
    "supporters",
    "subs_left",
    "vacancies",
)

Data = dict[str, object]


class Reader:
    """A view's numbers by name."""

    def __init__(self, v: FootView) -> None:
        self.v = v
        self.scalar = dict(zip(SCALARS, v.scalars, strict=True))
        self.phase = v.frames[-4]
        self.frame = v.frames[-3:]
        self.poussin = v.rules.rules == 1

    def of(self, side: int, what: int) -> int:
        """A number of a club, by its name in codes.py."""
        return self.v.club[side * int(c.SIDE) + what]

    def value(self, side: int, what: str) -> int:
        """A worked-out number of a club, by its name in VALUES."""
        return self.v.values[side * len(VALUES) + VALUES.index(what)]

    def lined(self, side: int) -> bool:
        """FC-017 Is this club's line-up on the table?"""
        return self.of(side, int(c.LINED)) == 1

    def lines(self, side: int) -> list[list[int]]:
        """FC-033 The five lines from left to right; empty ones before they are shown."""
        if not self.lined(side):
            return [[] for _ in range(5)]
        at = side * int(c.TEAM)
        found: list[list[int]] = []
        for line in range(5):
            n = self.v.team[side * int(c.TEAM) + int(c.LINES) + line]
            found.append(self.v.team[at : at + n])
            at += n
        return found

    def at(self, side: int, spot: int) -> list[int]:
        """The team cards of a club that lie in a place."""
        place = c.CLUB + side * c.CLUB + spot
        return [n for n, where in enumerate(self.v.spot) if where == place]

    def cards(self, side: int, place: int) -> list[int]:
        """FC-009 The match cards of a club that this eye knows to lie in a place."""
        first = side * int(c.DECK)
        return [n for n in range(c.DECK) if self.v.cards[first + n] == place]

    def discard(self, side: int) -> list[int]:
        """FC-014 A discard, oldest first."""
        first = side * int(c.DECK)
        found = [(self.v.cards[first + n], n) for n in range(c.DECK)]
        return [n for where, n in sorted(found) if where >= c.DISCARDED and where != HIDDEN]

    def stars(self, card: int) -> int:
        """FC-035 Effective stars."""
        k = self.v.tokens[card]
        level = int(self.v.book.level[card])
        plus = 1 if k & c.PLUS else 0
        return max(0, level + plus - self.minus(card))

    def minus(self, card: int) -> int:
        """FC-095, FC-206 Stars lost to injuries."""
        k = self.v.tokens[card]
        return int(k // c.MINUS & 31) + (1 if k & c.SCAR else 0)

    def acting(self) -> int:
        """The seat that acts in an open phase, -1 elsewhere."""
        if self.phase == c.PICK_KOP:
            return self.scalar["home"]
        return self.frame[0] if self.phase in ACTS else -1

    def final(self) -> int:
        """FC-123, PO-017 The bonus that would be rolled with now."""
        raw = self.scalar["raw"]
        if self.poussin and self.v.rules.poussin_clamp == 0:
            return raw
        return max(-5, min(5, raw))


def shot_odds(bonus: int, defence: int, second: bool, poussin: bool) -> dict[str, Fraction]:
    """FC-125, FC-126, FC-130, PO-018 The exact chances of a shot from here on.

    defence  the defence's die, 0 before it is rolled; second  a second roll is going on
    """
    dice = range(1, 7)
    pairs = [(d, a) for d in ([defence] if defence else dice) for a in dice]
    edges = [a + (0 if second else bonus) - d for d, a in pairs]
    of = len(pairs)
    up, level = sum(e > 0 for e in edges), sum(e == 0 for e in edges)
    goal = Fraction(up, of) + Fraction(level, 2 * of)  # a second roll is even, as often as needed
    rest = 1 - goal
    if poussin:
        return {"goal": goal, "save": rest, "corner": Fraction(0)}
    corner = rest if second else Fraction(level, 2 * of)
    return {"goal": goal, "save": rest - corner, "corner": corner}


def offensive(r: Reader) -> Data | None:
    """The offensive that is going on."""
    s = r.scalar
    if s["attacker"] < 0 or s["offence"] not in KINDS or r.phase == c.END:
        return None
    shooting = r.phase in (c.SHOT, c.KICK)
    kick = s["offence"] == c.SHOOTING
    bonus = 2 if kick else r.final()
    die = r.frame[0] if shooting else 0
    second = shooting and r.frame[2] == 1
    odds = shot_odds(bonus, die, second, r.poussin)
    return {
        "club": s["attacker"],
        "kind": KINDS[s["offence"]],
        "card": s["card"] % int(c.DECK) if s["card"] >= 0 and not kick else -1,
        "target": s["carrier"] if kick or s["offence"] >= c.FREE_KICK else s["target"],
        "raw": bonus if kick else s["raw"],
        "final": bonus,
        "supports": 0 if kick else s["supports"],
        "speedster": s["speed"] == 1 and not kick,
        "passes": r.frame[1] if r.phase == c.BONUS else 0,
        "odds": {key: [x.numerator, x.denominator] for key, x in odds.items()},
        "defence_die": die,
        "second": second,
    }


def draft(r: Reader) -> Data | None:
    """FC-168 to FC-173 The draft while it goes on."""
    if r.phase > c.DRAFT_PAIR:
        return None
    v, book = r.v, r.v.book
    coaches = [int(book.pairs[2 * i]) for i in range(3)]
    staff = [r.of(side, int(c.COACH_CARD)) for side in range(2)]
    pool = [n for n, spot in enumerate(v.spot) if spot == c.POOL]
    levels = [int(book.level[n]) for n in pool if book.kind[n] == c.OUTFIELD]
    return {
        "stars": [n for n in v.market[6:8] if n >= 0],
        "market": [[n for n in v.market[2 * i : 2 * i + 2] if n >= 0] for i in range(3)],
        "turn": r.scalar["picks"] + 1,
        "drafter": r.frame[0] if r.phase >= c.REVEAL else -1,
        "pairs": {str(n): coaches.index(x) if x in coaches else -1 for n, x in enumerate(staff)},
        "aside": [n for n, spot in enumerate(v.spot) if spot == c.ASIDE],
        "left": {str(level): levels.count(level) for level in (5, 4, 3)},
    }


def club(r: Reader, side: int) -> Data:
    """One club as this eye may see it."""
    eye, v = r.v.seat, r.v
    own = side == eye
    lined, rival = r.lined(side), 1 - side
    bench_shown = own or v.rules.hide_bench == 1  # FC-011, FC-018
    kind = r.of(side, int(c.KOP_KIND))
    hand = r.cards(side, int(c.HAND))
    shown = [n % int(c.DECK) for n in v.shown if n // c.DECK == side]
    squad = sorted(n for spot in range(6) for n in r.at(side, spot))
    gone = [[n, word] for spot, word in GONE.items() for n in r.at(side, int(spot))]
    kickers = [r.of(side, int(c.KICKERS) + i) for i in range(5)]
    both = lined and r.lined(rival)
    return {
        "goals": r.of(side, int(c.GOALS)),
        "att": r.value(side, "att"),
        "def": r.value(side, "def"),
        "optimised": r.value(side, "optimised") == 1,
        "malus": r.value(side, "malus"),
        # FC-118, FC-182, PO-004
        "initial": r.value(side, "att") - r.value(rival, "def") if both else 0,
        "subs_left": r.value(side, "subs_left"),
        "reds": r.of(side, int(c.REDS)),
        "limit": r.value(side, "limit"),
        "supporters": r.value(side, "supporters"),
        "captain": r.of(side, int(c.CAPTAIN)) if lined else -1,
        "coach": r.of(side, int(c.COACH_CARD)),
        "keeper": r.of(side, int(c.KEEPER_CARD)),
        "lines": r.lines(side),
        "bench": r.at(side, int(c.BENCH)) if bench_shown else None,
        "gone": gone,
        "kop": {"kind": KOPS[kind - 1], "spent": r.of(side, int(c.KOP_SPENT)) == 1}
        if kind
        else None,
        "fans": len(r.cards(side, int(c.STANDS))),
        "hand": hand if own else None,
        "shown_hand": shown,
        "hand_count": v.counts[side * 3],
        "pile_count": v.counts[side * 3 + 1],
        "pile": r.cards(side, int(c.PILE)) if own else None,
        "reserve_count": v.counts[side * 3 + 2],
        "reserve": r.cards(side, int(c.RESERVE)) if own else None,
        "discard": r.discard(side),
        "spent": r.of(side, int(c.SPENT)),
        "leg_goals": r.of(side, int(c.LEG_GOALS)),
        "kicks": r.of(side, int(c.KICKS)),
        "converted": r.of(side, int(c.CONVERTED)),
        # FC-218, FC-219 what came of each kick of the shoot-out, in order
        "kicked": [
            r.of(side, int(c.WENT_IN)) >> n & 1 == 1 for n in range(r.of(side, int(c.KICKS)))
        ],
        "kickers": kickers if r.scalar["period"] == 4 else [],
        # the draft is open; once the line-ups are shown a squad would tell the bench
        "squad": squad if bench_shown or not lined else [],
        "vacancies": r.value(side, "vacancies"),
        "changed": r.of(side, int(c.CHANGED)),
        "recruits": r.at(side, int(c.OFFERED)),
    }


def score(r: Reader, side: int) -> int:
    """FC-201, FC-215 Goals of a club in the match being played; in both once a tie is over."""
    both = r.phase == c.END and r.scalar["leg"] == 1
    return r.of(side, int(c.GOALS)) + (r.of(side, int(c.LEG_GOALS)) if both else 0)


def players(r: Reader, clubs: list[Data]) -> Data:
    """FC-035, FC-205 Tokens of everybody on a pitch or bench that this eye may see."""
    seen: set[int] = set()
    for side, one in enumerate(clubs):
        bench = one["bench"]
        seen |= set(r.at(side, int(c.PITCH))) | set(bench if isinstance(bench, list) else [])
        seen |= {n for spot in GONE for n in r.at(side, int(spot))}
    found: Data = {}
    for n in sorted(seen):
        k = r.v.tokens[n]
        found[str(n)] = {
            "stars": r.stars(n),
            "fresh": int(k & 3),
            "yellow": int(k // c.YELLOW & 3),
            "half": 1 if k & c.HALF else 0,
            "plus": 1 if k & c.PLUS else 0,
            "minus": r.minus(n),
            "goals": int(k // c.SCORED),
        }
    return found


def plain(v: FootView) -> Data:
    """The whole view."""
    r = Reader(v)
    s = r.scalar
    clubs = [club(r, side) for side in range(2)]
    first = v.seat * int(c.DECK) if v.seat < 2 else 0
    return {
        "phase": PHASES[r.phase],
        "eye": v.seat,
        "rules": "poussin" if r.poussin else "full",
        "leg": s["leg"],
        "two_legged": v.rules.format == 1,
        "period": s["period"],
        "turn": s["turn"],
        "turns": 8 if r.poussin else 3 if s["period"] == 3 else 5,
        "home": s["home"],
        "colour": s["colour"],
        "ball": s["ball"],
        "carrier": s["carrier"],
        "acting": r.acting(),
        "sealed": list(v.mine),
        "run": list(v.run),
        "clubs": clubs,
        "score": [score(r, side) for side in range(2)],
        "players": players(r, clubs),
        # whom the cards in the own hand name now, by the number of the card
        "aims": {
            str(card - first): names
            for card, names in v.aims.items()
            if v.seat < 2 and first <= card < first + c.DECK
        },
        "offensive": offensive(r),
        "draft": draft(r),
        "result": s["reason"] if r.phase == c.END else None,
    }
