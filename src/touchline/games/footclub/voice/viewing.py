"""What a table shows of FootClub, made from what one seat may know; see `shown.py`."""

from __future__ import annotations

from typing import Final, get_args

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.secrets import FootView

from .claims import aims, change, guide, kick_shot, kop_value, shot
from .facts import KOPS
from .reader import Reader
from .shown import Club, Draft, Gone, Kind, Kops, KopView, Offensive, Phase, Tie, Tokens, View

YELLOW: Final = int(c.YELLOW)
HALF: Final = int(c.HALF)
PLUS: Final = int(c.PLUS)
SCORED: Final = int(c.SCORED)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
KINDS: Final[dict[int, Kind]] = {
    int(c.SET_ATTACK): "set_attack",
    int(c.SOLO_RUN): "solo_run",
    int(c.COUNTER_ATTACK): "counter",
    int(c.FREE_KICK): "free_kick",
    int(c.PENALTY): "penalty",
    int(c.SHOOTING): "penalty",
}
GONE: Final[dict[int, Gone]] = {
    int(c.OFF): "off",
    int(c.SENT_OFF): "sent_off",
    int(c.RETIRED): "retired",
    int(c.SUSPENDED): "suspended",
}


def offensive(r: Reader) -> Offensive | None:
    """The offensive that is going on."""
    s = r.scalar
    if s["attacker"] < 0 or s["offence"] not in KINDS or r.phase == c.END:
        return None
    shooting = r.phase in (c.SHOT, c.KICK)
    kick = s["offence"] == c.SHOOTING
    bonus = 2 if kick else r.final(s["raw"])
    die = r.frame[0] if shooting else 0
    second = shooting and r.frame[2] == 1
    return Offensive(
        club=s["attacker"],
        kind=KINDS[s["offence"]],
        card=s["card"] % int(c.DECK) if s["card"] >= 0 and not kick else -1,
        target=s["carrier"] if kick or s["offence"] >= c.FREE_KICK else s["target"],
        raw=bonus if kick else s["raw"],
        final=bonus,
        supports=0 if kick else s["supports"],
        speedster=s["speed"] == 1 and not kick,
        passes=r.frame[1] if r.phase == c.BONUS else 0,
        odds=kick_shot(die, second) if kick else shot(bonus, die, second, r.poussin),
        defence_die=die,
        second=second,
    )


def draft(r: Reader) -> Draft | None:
    """FC-168 to FC-173 The draft while it goes on."""
    if r.phase > c.DRAFT_PAIR:
        return None
    v, book = r.v, r.v.book
    coaches = [int(book.pairs[2 * i]) for i in range(3)]
    staff = [r.of(side, int(c.COACH_CARD)) for side in range(2)]
    pool = [n for n, spot in enumerate(v.spot) if spot == c.POOL]
    levels = [int(book.level[n]) for n in pool if book.kind[n] == c.OUTFIELD]
    return Draft(
        stars=[n for n in v.market[6:8] if n >= 0],
        market=[[n for n in v.market[2 * i : 2 * i + 2] if n >= 0] for i in range(3)],
        turn=r.scalar["picks"] + 1,
        drafter=r.frame[0] if r.phase >= c.REVEAL else -1,
        pairs={str(n): coaches.index(x) if x in coaches else -1 for n, x in enumerate(staff)},
        aside=[n for n, spot in enumerate(v.spot) if spot == c.ASIDE],
        left={str(level): levels.count(level) for level in (5, 4, 3)},
    )


def club(r: Reader, side: int) -> Club:
    """One club as this eye may see it."""
    eye, v = r.v.seat, r.v
    own = side == eye
    lined, rival = r.lined(side), 1 - side
    bench_shown = own or v.rules.hide_bench == o.FALSE  # FC-011, FC-018
    kind = r.of(side, int(c.KOP_KIND))
    hand = r.cards(side, int(c.HAND))
    shown = [n % int(c.DECK) for n in v.shown if n // c.DECK == side]
    squad = sorted(n for spot in range(6) for n in r.at(side, spot))
    gone = [(n, word) for spot, word in GONE.items() for n in r.at(side, spot)]
    both = lined and r.lined(rival)
    return Club(
        goals=r.of(side, int(c.GOALS)),
        att=r.value(side, "att"),
        def_=r.value(side, "def"),
        optimised=r.value(side, "optimised") == 1,
        malus=r.value(side, "malus"),
        # FC-118, FC-182, PO-004
        initial=r.value(side, "att") - r.value(rival, "def") if both else 0,
        subs_left=r.value(side, "subs_left"),
        reds=r.of(side, int(c.REDS)),
        limit=r.value(side, "limit"),
        supporters=r.value(side, "supporters"),
        captain=r.of(side, int(c.CAPTAIN)) if lined else -1,
        coach=r.of(side, int(c.COACH_CARD)),
        keeper=r.of(side, int(c.KEEPER_CARD)),
        lines=r.lines(side),
        bench=r.at(side, int(c.BENCH)) if bench_shown else None,
        gone=gone,
        kop=KopView(KOPS[kind - 1], r.of(side, int(c.KOP_SPENT)) == 1) if kind else None,
        fans=len(r.cards(side, int(c.STANDS))),
        hand=hand if own else None,
        shown_hand=shown,
        hand_count=v.counts[side * 3],
        pile_count=v.counts[side * 3 + 1],
        pile=r.cards(side, int(c.PILE)) if own else None,
        reserve_count=v.counts[side * 3 + 2],
        reserve=r.cards(side, int(c.RESERVE)) if own else None,
        discard=r.discard(side),
        spent=r.of(side, int(c.SPENT)),
        leg_goals=r.of(side, int(c.LEG_GOALS)),
        kicks=r.of(side, int(c.KICKS)),
        converted=r.of(side, int(c.CONVERTED)),
        # FC-218, FC-219 what came of each kick of the shoot-out, in order
        kicked=[r.of(side, int(c.WENT_IN)) >> n & 1 == 1 for n in range(r.of(side, int(c.KICKS)))],
        kickers=[taker(r, side, n) for n in range(rounds(r))],
        unneeded=rounds(r) - r.of(side, int(c.KICKS)) if r.phase == c.END else 0,
        # the draft is open; once the line-ups are shown a squad would tell the bench
        squad=squad if bench_shown or not lined else [],
        vacancies=r.value(side, "vacancies"),
        changed=r.of(side, int(c.CHANGED)),
        # FC-163 does whoever comes on now gain a star?
        late=r.value(side, "late") == 1,
        # FC-103 yellow cards of booked players who left that count on, in halves
        left=r.of(side, int(c.LEFT)) if r.v.rules.malus_scope == o.MALUS_SCOPE_MATCH else 0,
        aims=aims(r, side),
        recruits=r.at(side, int(c.OFFERED)),
    )


def rounds(r: Reader) -> int:
    """FC-217, FC-219 How many kicks of a shoot-out are shown: five, and those that follow."""
    if r.scalar["period"] != 4:
        return 0
    taken = [r.of(side, int(c.KICKS)) for side in range(2)]
    now = r.phase == c.KICK and taken[0] == taken[1]
    return max(5, *taken, taken[0] + 1 if now else 0)


def taker(r: Reader, side: int, n: int) -> int:
    """FC-219, FC-Q32 Who takes a club's n-th kick, from 0: the five, the others, again."""
    named = [r.of(side, int(c.KICKERS) + i) for i in range(5)]
    on = [x for line in r.lines(side) for x in line]
    if n < 5 or len(on) < 5:
        return named[n if n < 5 else n % max(1, len(on))]
    return (named + [x for x in on if x not in named])[n % len(on)]


def tie(r: Reader) -> Tie | None:
    """FC-201, FC-202 How a tie stands."""
    if r.v.rules.format != o.FORMAT_TWO_LEGGED:
        return None
    first = [r.of(side, int(c.LEG_GOALS)) for side in range(2)]
    now = [r.of(side, int(c.GOALS)) for side in range(2)]
    goals, home, second = (first[0] + now[0], first[1] + now[1]), r.scalar["home"], r.scalar["leg"]
    # the ground of the first match was the other's
    away = [first[side] if side == home else now[side] for side in range(2)]
    if not second:
        away = [0 if side == home else now[side] for side in range(2)]
    lead, by_away = goals[0] - goals[1], away[0] - away[1]
    edge = (lead or by_away) if second else 0
    return Tie(
        match=second + 1,
        goals=goals,
        away=(away[0], away[1]),
        ahead=-1 if edge == 0 else int(edge < 0),
        by="goals" if lead else "away",
    )


def score(r: Reader, side: int) -> int:
    """FC-201, FC-215 Goals of a club in the match being played; in both once a tie is over."""
    both = r.phase == c.END and r.scalar["leg"] == 1
    return r.of(side, int(c.GOALS)) + (r.of(side, int(c.LEG_GOALS)) if both else 0)


def players(r: Reader, clubs: tuple[Club, Club]) -> dict[str, Tokens]:
    """FC-035, FC-205 Tokens of everybody on a pitch or bench that this eye may see."""
    seen: set[int] = set()
    joining: set[int] = set()  # FC-163 who would gain a star by coming on
    for side, one in enumerate(clubs):
        bench = set(one.bench or [])
        if one.late:
            joining |= bench - {one.coach, one.keeper}
        seen |= set(r.at(side, int(c.PITCH))) | bench
        seen |= {n for spot in GONE for n in r.at(side, spot)}
    return {str(n): tokens(r, n, n in joining) for n in sorted(seen)}


def tokens(r: Reader, card: int, joins: bool) -> Tokens:
    """What lies on a player, and the stars that come of it; `joins`: coming on would add one."""
    k = r.v.tokens[card]
    plain = k < YELLOW and not joins  # nothing but efforts, as with nearly everybody
    stars = int(r.v.book.level[card]) if plain else r.stars(card)
    return Tokens(
        stars=stars,
        coming=stars if plain else r.stars(card, 1 if joins else 0),
        fresh=k & 3,
        yellow=0 if plain else k // YELLOW & 3,
        half=1 if k & HALF else 0,
        plus=1 if k & PLUS else 0,
        minus=0 if plain else r.minus(card),
        goals=k // SCORED,
    )


def view(v: FootView) -> View:
    """The whole view."""
    r = Reader(v)
    s = r.scalar
    clubs = (club(r, 0), club(r, 1))
    return View(
        phase=PHASES[r.phase],
        eye=v.seat,
        rules="poussin" if r.poussin else "full",
        leg=s["leg"],
        two_legged=v.rules.format == o.FORMAT_TWO_LEGGED,
        period=s["period"],
        turn=s["turn"],
        turns=8 if r.poussin else 3 if s["period"] == 3 else 5,
        home=s["home"],
        colour=s["colour"],
        ball=s["ball"],
        carrier=s["carrier"],
        acting=r.acting(),
        sealed=list(v.mine),
        run=list(v.run),
        clubs=clubs,
        score=(score(r, 0), score(r, 1)),
        players=players(r, clubs),
        offensive=offensive(r),
        change=change(r),
        kops=Kops(kop_value(r, 1), kop_value(r, 2)),
        tie=tie(r),
        kick_odds=kick_shot(0, False),
        guide=guide(r),
        draft=draft(r),
        result=s["reason"] if r.phase == c.END else None,
    )
