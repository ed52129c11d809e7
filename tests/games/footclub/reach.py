"""Is everything there reached? Cards, strengths, options, phases, questions, events, reasons, ends.

    python -m tests.games.footclub.reach 400     so many rounds; prints what was never met

A round is a handful of matches: with options at random, with rough hands and unkind fate, with dice
that are always level, with a pack in which nobody can stand where somebody must. What is reached is
read from the table, from the answers and from the log, never from the code that does it.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.games.footclub.side_by_side import NUMBERS
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import FIRST, KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table

FATES = ("fair", "ones", "level", "corner", "goal")
STRENGTHS = ("speedster", "finisher", "stopper", "versatile", "ball_winner", "enforcer")
TYPES = (
    "press", "tackle", "set_attack", "solo_run", "counter", "fans", "attack_support",
    "defence_support",
)  # fmt: skip
CLUBS = ("blue", "red")


def named(first: str, last: str) -> dict[int, str]:
    """A stretch of codes.py, by number."""
    words = list(vars(c))
    return {int(getattr(c, w)): w for w in words[words.index(first) : words.index(last) + 1]}


PHASES = named("STAFF", "END")
ASKS = named("ASK_STAR", "ASK_RECRUIT") | {int(c.ASK_KICKER): "ASK_KICKER"}
CHANCES = named("STAFF_PAIR", "EVEN")
EVENTS = named("STAFF_TAKEN", "SHIFTED")
ENDS = named("BY_GOALS", "BY_FORFEIT")
SHUT = named("NEED_THREE", "DEFENDS_ONLY")


def everything() -> set[str]:
    """All that must be met."""
    found = {f"option {o.key}={word}" for o in GAME.choices for word in o.values}
    waiting = {n: word for n, word in PHASES.items() if n != c.SETTLE}  # nobody is ever asked there
    for kind, words in (
        ("phase", waiting), ("question", ASKS), ("chance", CHANCES), ("event", EVENTS),
        ("end", ENDS), ("shut", SHUT),
    ):  # fmt: skip
        found |= {f"{kind} {word}" for word in words.values()}
    found |= {f"forfeit {ENDS[int(n)]}" for n in (c.NO_LINE_UP, c.FOURTH_RED, c.TOO_FEW)}
    found |= {f"person {n}" for n in range(len(NUMBERS["kind"]))}
    for n in range(c.DECK):
        found.add(f"card {TYPES[KIND[n]]} {n + 1}")
    found |= {f"pays press {one}{two}" for one in "tfk" for two in "tfk"}
    found |= {f"pays solo_run {one}" for one in "ntfk"}
    for card in ("set_attack", "solo_run", "counter"):
        found |= {f"ability speedster {card}", f"ability finisher {card}"}
    found |= {"ability stopper", "ability enforcer", "ability ball_winner"}
    found |= {f"ability versatile {line}" for line in ("FB", "CB", "AM", "FW")}
    found |= {f"kind {word}" for word in ("FREE_KICK", "PENALTY")}
    found |= {f"mode {word} {n}" for word in ("tackle", "defence_support") for n in range(2)}
    return found


class Reach:
    """What was met, and how often."""

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.matches = 0

    def missing(self) -> list[str]:
        return sorted(everything() - set(self.met))

    def round(self, seed: int) -> None:
        """A few matches of every sort."""
        rng = Rng(seed + 1)
        for fate in FATES:
            options = {}
            for o in GAME.choices:
                options[o.key] = o.values[0 if rng.below(3) == 0 else rng.below(len(o.values))]
            options["rules"] = "poussin" if rng.below(6) == 0 else "full"
            self.play(options, NUMBERS, rng, fate)
        self.play({"format": "two_legged"}, NUMBERS, rng, "ones")
        if seed % 2 == 0:
            self.play({"format": "two_legged"}, NUMBERS, rng, "ones", "home")
        if seed % 4 == 0:
            tie = {"format": "two_legged", "min_players_forfeit": "false"}
            self.play(tie, scarce(2), rng, "ones", "middle")
            self.play({"press_shift": "literal"}, same_line(), rng, "fair")
            self.play({}, scarce(0), rng, "fair")
            self.play({}, scarce(1), rng, "fair")

    def play(
        self,
        options: dict[str, str],
        numbers: dict[str, list[int]],
        rng: Rng,
        fate: str,
        plan: str = "",
    ) -> None:
        """One match to its end, everything noted."""
        t = GAME.new(Setup(2, settle(GAME.choices, GAME.presets, options), numbers))
        rough = fate == "ones" or rng.below(2) == 0
        codes, curious = Codes(), Codes(curious=True)
        while (due := GAME.due(t)) != OVER:
            self.met[f"phase {PHASES[int(t.stack.phase())]}"] += 1
            log = Log()
            if due == FATE:
                odds = Odds()
                GAME.luck(t, odds)
                self.met[f"chance {CHANCES[int(odds.kind)]}"] += 1
                GAME.step(t, FATE, lot(t, odds, rng, fate), log)
            else:
                seat = 0 if due == 1 or (due == 3 and rng.below(2) == 0) else 1
                GAME.options(t, seat, codes)
                self.met[f"question {ASKS[int(codes.kind)]}"] += 1
                if rng.below(3) == 0:
                    GAME.options(t, seat, curious)
                    self.met.update(f"shut {SHUT[why]}" for why in curious.why)
                answer = hand(t, codes, rng, rough, plan)
                self.answered(t, seat, answer)
                GAME.step(t, seat, answer, log)
            self.told(t, log)
        self.met["phase END"] += 1
        self.matches += 1
        self.met[f"end {ENDS[int(GAME.result(t).reason)]}"] += 1
        settled = settle(GAME.choices, GAME.presets, options)
        for o in GAME.choices:
            self.met[f"option {o.key}={o.values[settled[o.key]]}"] += 1

    def answered(self, t: Table, seat: int, answer: int) -> None:
        """Cards, payments and modes."""
        if c.CARD <= answer < c.PRESS and t.stack.phase() in (c.PREMATCH, c.TACTICS):
            card = answer - c.CARD
            self.met[f"card {TYPES[KIND[card]]} {card + 1}"] += 1
        if t.rules.poussin or not c.PRESS <= answer < c.PUSH:
            return
        for first, kind, each in (
            (c.SUPPORTING, c.DEFENCE_SUPPORT, 2), (c.COUNTERING, c.COUNTER_ATTACK, 1),
            (c.SOLO, c.SOLO_RUN, 4), (c.ATTACK, c.SET_ATTACK, 1), (c.TACKLING, c.TACKLES, 2),
            (c.PRESS, c.PRESSES, 9),
        ):  # fmt: skip
            if answer >= first:
                n, word = answer - first, TYPES[kind]
                self.met[f"card {word} {FIRST[kind] + n // each + 1}"] += 1
                if word == "press":
                    self.met[f"pays press {'tfk'[n % 9 // 3]}{'tfk'[n % 3]}"] += 1
                elif word == "solo_run":
                    self.met[f"pays solo_run {'ntfk'[n % 4]}"] += 1
                elif each == 2:
                    self.met[f"mode {word} {n % 2}"] += 1
                return

    def told(self, t: Table, log: Log) -> None:
        """Events, strengths, set pieces, forfeits."""
        for e in log.events:
            kind, a, b = int(e.kind), int(e.a), int(e.b)
            self.met[f"event {EVENTS[kind]}"] += 1
            if kind == c.FORFEITED:
                self.met[f"forfeit {ENDS[b]}"] += 1
            elif kind == c.SET_PIECE:
                self.met[f"kind {'PENALTY' if b == c.PENALTY else 'FREE_KICK'}"] += 1
            elif kind == c.ABILITY:
                self.met[f"ability {STRENGTHS[b - 1]} {TYPES[int(t.offence)]}"] += 1
            elif kind in (c.SUPPORT_BY, c.TACKLE_BY):
                player = b if kind == c.SUPPORT_BY else b // 128
                word = "stopper" if kind == c.SUPPORT_BY else "enforcer"
                if t.book.strength[player] == STRENGTHS.index(word) + 1:
                    self.met[f"ability {word}"] += 1
            elif kind == c.FAN_PLACED:
                self.fans(t, a)
            elif kind in (c.REVEALED, c.ARRANGED):
                self.people(t, a)
            elif kind == c.BACKED:
                for n in range(FIRST[c.ATTACK_SUPPORT], FIRST[c.ATTACK_SUPPORT + 1]):
                    if t.where[a * c.DECK + n] >= c.DISCARDED:
                        self.met[f"card attack_support {n + 1}"] += 1

    def fans(self, t: Table, side: int) -> None:
        for n in range(FIRST[c.FANS], FIRST[c.FANS + 1]):
            if t.where[side * c.DECK + n] == c.STANDS:
                self.met[f"card fans {n + 1}"] += 1

    def people(self, t: Table, side: int) -> None:
        """Who plays, and versatile people by the line they stand in."""
        for n in (int(t.get(side, c.COACH_CARD)), int(t.get(side, c.KEEPER_CARD))):
            self.met[f"person {n}"] += 1
        at = side * c.TEAM
        for line, word in enumerate(("FB", "CB", "DM", "AM", "FW")):
            for _ in range(t.team[side * c.TEAM + c.LINES + line]):
                player = int(t.team[at])
                at += 1
                self.met[f"person {player}"] += 1
                if t.book.strength[player] == c.VERSATILE:
                    self.met[f"ability versatile {word}"] += 1
                if t.book.strength[player] == c.BALL_WINNER and t.fresh(player) == 2:
                    self.met["ability ball_winner"] += 1


def scarce(middle: int) -> dict[str, list[int]]:
    """The base pack with so few defensive midfielders, all of level 3; the others are forwards."""
    pos, left = list(NUMBERS["pos"]), middle
    for n, line in enumerate(NUMBERS["pos"]):
        if line == c.DM:
            keep = left > 0 and NUMBERS["level"][n] == 3
            left -= keep
            pos[n] = c.DM if keep else c.FW
    ribbon = list(NUMBERS["ribbon"])
    for card in range(FIRST[c.TACKLES], FIRST[c.SET_ATTACK]):
        ribbon[card * 12 : card * 12 + 12] = [c.DM * 2, -1] * 6
    return {**NUMBERS, "pos": pos, "ribbon": ribbon}


def same_line() -> dict[str, list[int]]:
    """The base pack with presses that name a line twice: one player for both, where it is alone."""
    ribbon = list(NUMBERS["ribbon"])
    for card in range(FIRST[c.TACKLES]):
        ribbon[card * 12 : card * 12 + 12] = [c.FW * 2, c.FW * 2 + 1] * 6
    return {**NUMBERS, "ribbon": ribbon}


def lot(t: Table, odds: Odds, rng: Rng, fate: str) -> int:
    """What fate does in this mood, among what can be."""
    if fate == "ones" and odds.kind == c.TWO_DICE and rng.below(6):
        return 11
    if odds.kind == c.ONE_DIE and fate in ("level", "corner", "goal") and rng.below(40):
        return die(t, fate)
    return int(odds.at(rng.below(odds.total)))


def die(t: Table, fate: str) -> int:
    """A die of a shot that makes it level, a corner or a goal if it can."""
    first, second = int(t.stack.get(1)), t.stack.get(3) == 1
    if fate == "goal":
        return 1 if first == 0 else 6
    if first == 0:
        return 3 if second or t.raw <= 0 else 6
    if second:
        return first if fate == "level" else 1
    bonus = max(-5, min(5, int(t.raw) if t.offence != c.SHOOTING else 2))
    return max(1, min(6, first - bonus))


def hand(t: Table, codes: Codes, rng: Rng, rough: bool, plan: str) -> int:
    """An open answer; rough hands play what they can."""
    n, kind = int(codes.count), int(codes.kind)
    items = codes.listed()
    wish = None
    if plan:
        wish = middle(t, items, kind) if plan == "middle" else guilty(t, items, kind)
    if wish is not None:
        return wish
    if rough and n > 1 and items[0] == c.PASS and rng.below(5):
        if kind in (c.ASK_POSSESSION, c.ASK_BONUS, c.ASK_OFFENSIVE, c.ASK_COUNTER):
            return items[n - 1 - rng.below(min(3, n - 1))]
        if kind == c.ASK_CHANGE and rng.below(3):
            return int(c.PASS)
    if kind == c.ASK_TACTICS and rng.below(3):
        return items[0]
    return items[rng.below(n)]


def middle(t: Table, items: list[int], kind: int) -> int | None:
    """Hands that want to lose their only defensive midfielder and nothing else: both clubs draft
    one each, tackle with him as hard as they can, and never shoot."""
    if kind == c.ASK_PAIR:
        side = int(t.stack.get(1))
        own = any(t.spot[i] == c.CLUB * (side + 1) and t.book.pos[i] == c.DM for i in range(50))
        for item in items:
            pair = (item - c.PAIR) * 2
            has = any(t.book.pos[t.market[pair + i]] == c.DM for i in range(2))
            if has != own:
                return item
    if kind == c.ASK_TACTICS:
        return items[0]
    if kind in (c.ASK_OFFENSIVE, c.ASK_COUNTER, c.ASK_CHANGE):
        return int(c.PASS) if c.PASS in items else None
    if kind == c.ASK_POSSESSION:
        hard = [i for i in items if c.TACKLING <= i < c.ATTACK]
        return hard[-1] if hard else items[-1]
    return None


def guilty(t: Table, items: list[int], kind: int) -> int | None:
    """Hands of which only those at home foul, as hard as they can, and nobody shoots."""
    if kind == c.ASK_TACTICS:
        return items[0]
    if kind in (c.ASK_OFFENSIVE, c.ASK_COUNTER, c.ASK_CHANGE):
        return int(c.PASS) if c.PASS in items else None
    if kind == c.ASK_POSSESSION:
        hard = [i for i in items if c.TACKLING <= i < c.ATTACK]
        if t.stack.get(1) == t.home:
            return hard[-1] if hard else int(c.PASS)
        return items[min(1, len(items) - 1)] if items[-1] < c.TACKLING else int(c.PASS)
    return None


def main() -> None:
    """Print what was met least, and what never."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    reach = Reach()
    for seed in range(rounds):
        reach.round(seed)
    missing, wanted = reach.missing(), everything()
    told = sys.stdout.write
    told(f"{reach.matches} matches met {len(wanted) - len(missing)} of {len(wanted)} things\n")
    for word in sorted(wanted & set(reach.met), key=lambda w: reach.met[w])[:15]:
        told(f"  {reach.met[word]:6}  {word}\n")
    told(f"never met: {', '.join(missing) or 'nothing'}\n")


if __name__ == "__main__":
    main()
