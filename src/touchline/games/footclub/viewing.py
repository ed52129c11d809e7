"""What a table shows of FootClub: the view of one seat as plain data. Hidden things are None.

Team cards are numbered as in the pack, match cards 0..41 within their club.
"""

from __future__ import annotations

from typing import Final

from . import codes as c
from .claims import aims, change, duels, guide, kop_value, pushes, shot_odds, travelling
from .reading import Reader
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
Data = dict[str, object]


def offensive(r: Reader) -> Data | None:
    """The offensive that is going on."""
    s = r.scalar
    if s["attacker"] < 0 or s["offence"] not in KINDS or r.phase == c.END:
        return None
    shooting = r.phase in (c.SHOT, c.KICK)
    kick = s["offence"] == c.SHOOTING
    bonus = 2 if kick else r.final(s["raw"])
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
        "odds": travelling(odds),
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
        # FC-163 does whoever comes on now gain a star?
        "late": r.value(side, "late") == 1,
        # FC-103 yellow cards of booked players who left that count on, in halves
        "left": r.of(side, int(c.LEFT)) if r.v.rules.malus_scope == 1 else 0,
        "aims": aims(r, side),
        "recruits": r.at(side, int(c.OFFERED)),
    }


def score(r: Reader, side: int) -> int:
    """FC-201, FC-215 Goals of a club in the match being played; in both once a tie is over."""
    both = r.phase == c.END and r.scalar["leg"] == 1
    return r.of(side, int(c.GOALS)) + (r.of(side, int(c.LEG_GOALS)) if both else 0)


def players(r: Reader, clubs: list[Data]) -> Data:
    """FC-035, FC-205 Tokens of everybody on a pitch or bench that this eye may see."""
    seen: set[int] = set()
    joining: set[int] = set()  # FC-163 who would gain a star by coming on
    for side, one in enumerate(clubs):
        bench = one["bench"]
        if one["late"] and isinstance(bench, list):
            joining |= set(bench) - {one["coach"], one["keeper"]}
        seen |= set(r.at(side, int(c.PITCH))) | set(bench if isinstance(bench, list) else [])
        seen |= {n for spot in GONE for n in r.at(side, int(spot))}
    found: Data = {}
    for n in sorted(seen):
        k = r.v.tokens[n]
        found[str(n)] = {
            "stars": r.stars(n),
            "coming": r.stars(n, 1 if n in joining else 0),
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
        "offensive": offensive(r),
        "pushes": pushes(r),
        "duels": duels(r),
        "change": change(r),
        "kops": {"attack": kop_value(r, 1), "freshness": kop_value(r, 2)},
        "kick_odds": travelling(shot_odds(2, 0, False, False)),
        "guide": guide(r),
        "draft": draft(r),
        "result": s["reason"] if r.phase == c.END else None,
    }
