"""The claims that Worldwide Football shows, each beside what the engine says of it.

A referee looks at a moment through the eyes of the seat that is asked, and collects what is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tests.truth.kit import Moment, open_to
from touchline.core.rng import Rng
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.codes import PHASE_NAMES
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.play.shown import plain
from touchline.rooms import ROOMS

from . import engine_says as e

VOICE = ROOMS["worldwide"].words
SHOT = ("goal", "corner", "save", "off")
Shown = Mapping[str, Any]


def part(pair: list[int]) -> Fraction:
    return Fraction(pair[0], pair[1])


def shown_to(s: Table, seat: int) -> dict[str, Any]:
    """The view of a seat, and what it is told of its open answers."""
    v = GAME.view(s, seat)
    moment = VOICE.sketch(v, None)
    nothing = {
        "chances": {},
        "rolls": {},
        "adds": {},
        "goals": {},
        "starts": {},
        "drops": 0,
        "give_ends": "",
    }
    told: dict[str, Any] = nothing if moment is None else plain(moment)
    assert not told.keys() & plain(VOICE.view(v)).keys(), "told once"
    return plain(VOICE.view(v)) | told


def twentieths(faces: list[int]) -> Fraction:
    return Fraction(len(faces), 20)


class Referee:
    """Counts what was checked and keeps what was wrong.

    checked  how often each claim was put to the engine
    wrong    claim, match, answer and what did not agree
    """

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.m: Moment | None = None

    def say(self, claim: str, shown: object, right: object) -> None:
        """One claim beside the truth."""
        self.checked[claim] += 1
        if shown != right:
            self.failed[claim] += 1
        if shown != right and self.failed[claim] < 4:
            assert self.m is not None
            where = f"match {self.m.seed}, answer {self.m.at}, {named(self.m.s)}"
            self.wrong.append(f"{claim} ({where}): shown {shown}, right {right}")

    def look(self, m: Moment, s: Table, rng: Rng) -> None:
        """Every claim of a moment; `s` is its table, or one that the seat cannot tell from it."""
        self.m = m
        seat = m.seat
        v = GAME.view(s, seat)
        shown = shown_to(s, seat)
        q = GAME.pending(s).of(seat)
        assert q is not None
        asked = VOICE.question(q, v)
        codes = q.options
        phase = e.phase(s)
        if phase == c.ATTACK and seat == s.carrier:
            self.attack(s, shown, codes, rng)
            self.giving(s, shown)
        elif phase == c.DEFENCE:
            self.defence(s, shown, codes, v, rng)
        elif phase == c.BOOST:
            self.boost(s, shown, codes, asked)
        elif phase == c.SIMULATION:
            self.simulation(s, shown, codes)
        elif phase == c.RECOVER:
            self.starts(s, shown, codes)
        elif phase == c.COUNTER:
            self.counter(s, shown, codes)
        elif phase in (c.STOPPAGE, c.CHANGE_WINDOW):
            self.taken_off(s, codes, asked)
            self.stoppage(s, asked) if phase == c.STOPPAGE else self.change(s, shown, asked)
        elif phase == c.SAVED:
            self.say("saved", [shown["shot"][w] for w in SHOT], [[0, 1], [0, 1], [1, 1], [0, 1]])
        elif phase == c.KEEPER:
            self.say("quality asked", asked.args["quality"], int(s.quality))
        if phase in (c.AFTER, c.KEEPER) and s.card >= 0 and shown["shot"]:
            self.shooting(s, shown["shot"])
            self.goals(s, shown, codes)
        if phase == c.SHOT_REROLL:
            kept = e.shot(*e.step(s, seat, int(c.PASS)))
            self.shares("shot if the die is kept", shown["shot"], kept)
            again = e.shot(e.step(s, seat, int(c.REROLL))[0]).get("goal", Fraction(0))
            self.say("roll again", part(shown["shot"]["again"]), again)
            self.say("goal if rolled again", part(shown["goals"]["reroll"]), again)

    def fate(self, m: Moment, s: Table) -> None:
        """A die is due: who rolls it, and what may come of a shot."""
        self.m = m
        v = GAME.view(s, s.seats)
        said = VOICE.chance(GAME.asking(s, False).chance.kind, v)
        phase = e.phase(s)
        _, events = e.step(s, -1, e.fate(GAME, s)[0][0])
        rolled = e.first(events, c.ROLLED, c.SHOT_DIE, c.KEEPER_DIE)
        if rolled is not None:
            self.say("who rolls", said.args["team"], f"@team{rolled.a}")
        if phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL, c.KEEPER_ROLL):
            self.shooting(s, plain(VOICE.view(v))["shot"])

    # -- with the ball ----------------------------------------------------------------------------

    def attack(self, s: Table, shown: Shown, codes: list[int], rng: Rng) -> None:
        """What a card would meet, alone and with Player cards; whether it may be played."""
        plays = [code for code in codes if code >= c.PLAY]
        for card, one in shown["chances"].items():
            bare = c.PLAY + int(card) * 128
            self.say("may be played", one["allowed"], bare in codes)
            masks = {(code - c.PLAY) % 128 for code in plays if (code - c.PLAY) // 128 == int(card)}
            told = set(one.get("with", {})) if one["allowed"] else set()
            self.say("goes with", told, {people(mask) for mask in masks if mask})
        if not plays:
            return
        code = plays[rng.below(len(plays))]
        kind, mask = divmod(code - c.PLAY, 128)
        one = shown["chances"][str(kind)]
        self.meets(s, code, one["with"][people(mask)] if mask else one, rng)

    def meets(self, s: Table, code: int, one: Shown, rng: Rng) -> None:
        """A card is played in every world that the seat cannot rule out."""
        eye = int(s.carrier)
        now, log = e.played(s, code)
        told = e.on(now, e.has(c.VALIDATED), log)[1]
        self.say("points after", one["pa_after"], e.told(told, c.VALIDATED)[-1][1] % 16)
        can: dict[int, Table] = {}
        for kind in range(s.book.types):
            if s.book.category[kind] == c.DEFENCE_CARD:
                for twin in e.with_card(s, eye, kind):
                    after = e.played(twin, code)[0]
                    if c.DEFEND + kind in e.answers_open(after):
                        can[kind] = after
        self.say("answers", {int(k) for k in one["answers"]}, set(can))
        stars = {a - c.STAR for a in e.answers_open(now) if c.STAR <= a < c.PERSON_}
        traps = {a for a in stars if s.book.ability_trigger[a] == c.ON_CARD}
        self.say("traps", {int(a) for a in one["traps"]}, traps)
        folk: dict[int, Table] = {}
        for n in range(c.SQUAD):
            for twin in e.with_person(s, eye, n):
                after = e.played(twin, code)[0]
                if c.PERSON_ + n in e.answers_open(after):
                    folk[n] = after
        self.say("Player cards against", {int(n) for n in one.get("people", {})}, set(folk))
        if can and one["answers"]:
            kind = sorted(can)[rng.below(len(can))]
            if str(kind) in one["answers"]:
                self.roll(
                    "need of an answer", one["answers"][str(kind)], can[kind], c.DEFEND + kind
                )
        for a in traps & {int(a) for a in one["traps"]}:
            self.roll("need of a trap", one["traps"][str(a)], now, c.STAR + a)
        for n in set(folk) & {int(n) for n in one.get("people", {})}:
            self.roll(
                "need of a Player card", one.get("people", {})[str(n)], folk[n], c.PERSON_ + n
            )
        if one.get("shot"):
            shares = e.shot(e.on(now, e.until_phase(c.AFTER, c.SHOT_ROLL))[0])
            self.shares("shot if nobody stops it", one["shot"], shares)

    def roll(self, claim: str, one: Shown, s: Table, code: int) -> None:
        """What a d20 needs and how often it comes off: an answer is given and every face tried."""
        for _ in range(3):
            if code in open_to(GAME, s, e.due(s)):
                break
            codes = open_to(GAME, s, e.due(s))
            s = e.step(s, e.due(s), int(c.PARTNER if c.PARTNER in codes else c.PASS))[0]
        found = e.defended(s, code)
        self.say(claim, {one["need"]}, found["needs"])
        self.say(f"{claim}: chance", part(one["win"]), twentieths(found["wins"]))
        self.say(f"{claim}: from", one.get("from"), min(found["wins"], default=0))
        if one["foul"] is not None:
            self.say(f"{claim}: foul", part(one["foul"]), twentieths(found["fouls"]))

    def giving(self, s: Table, shown: Shown) -> None:
        """WF-056, WF-140 Giving the ball back: what is drawn, what ends."""
        side = int(s.ball)
        over = e.has(c.ATTACK_OVER)
        then, told = e.after(s, int(c.GIVE), lambda t, x: e.phase(t) == c.GIVE_BACK or over(t, x))
        drawn = len(e.told(told, c.CARD_DRAWN))
        half = shown["sides"][side]
        self.say("give back draws", min(half["give_draw"], half["pile"]), drawn)
        if e.phase(then) == c.GIVE_BACK:
            free = c.PASS in open_to(GAME, then, e.due(then))
            self.say("need not discard", half["pile"] < half["give_draw"], free)
        _, told = e.on(then, over, told)
        ends = "half" if e.first(told, c.HALF_OVER) else ""
        if ends and s.half == 2:
            end = e.first(told, c.MATCH_OVER, c.SHOOT_OUT_BEGINS)
            ends = "match" if end is not None and end.kind == c.MATCH_OVER else "shoot_out"
        self.say("what ends", shown["give_ends"], ends)

    # -- without it -------------------------------------------------------------------------------

    def defence(self, s: Table, shown: Shown, codes: list[int], v: Any, rng: Rng) -> None:
        """What the own answers need; what letting it pass draws."""
        waiting = shown["pending"]
        self.say("cannot be defended", waiting["shut"], bool(s.shut))
        held = {kind for kind in range(s.book.types) if s.hand[e.due(s) * c.TYPES + kind]}
        fits = held & {int(k) for k in waiting["answers"]}
        self.say("own answers", fits, {a - c.DEFEND for a in codes if c.DEFEND <= a < c.ABILITIES})
        tries = [a for a in codes if c.DEFEND <= a < c.ABILITIES]
        if tries:
            code = tries[rng.below(len(tries))]
            self.roll("own need", waiting["answers"][str(code - c.DEFEND)], s, code)
        self.own_rolls(s, shown, codes)
        for code in codes:
            if code not in (c.LET_PASS, c.LET_DRY):
                continue
            count = self.let_drawn(s, code)
            _, word = VOICE.option(code, v)
            self.say("let it pass: words", word == "wf-do-let", count != [0] * s.seats)
            if code == c.LET_PASS:
                self.say("let it pass: cards", waiting.get("draws"), count)
                self.say("let it pass: cards that go", shown["drops"], self.let_dropped(s))

    def starts(self, s: Table, shown: Shown, codes: list[int]) -> None:
        """WF-040 With how many points the next attack begins, after what is open is used."""
        for code in codes if shown["starts"] else []:
            (anchor,) = VOICE.option(code, GAME.view(s, e.due(s)))[0]
            if anchor not in shown["starts"]:
                continue
            begun = e.first(e.after(s, code, e.has(c.ATTACK_BEGINS))[1], c.ATTACK_BEGINS)
            if begun is not None:
                self.say(f"begins with, {anchor[0]}", shown["starts"][anchor], begun.b % 16)

    def let_dropped(self, s: Table) -> int:
        """WF-031 How many Action cards the seat that lets the card pass is asked to discard."""
        seat = e.due(s)
        many = e.until_phase(c.SANCTION, c.FORCED_DISCARD)
        now, _ = e.after(s, int(c.LET_PASS), lambda t, x: many(t, x) or e.has(c.VALIDATED)(t, x))
        asked = GAME.pending(now).of(seat) if e.phase(now) == c.FORCED_DISCARD else None
        return 0 if asked is None else int(asked.least)

    def let_drawn(self, s: Table, code: int) -> list[int]:
        """How many cards each seat draws for letting the card pass, before it counts."""
        told = e.after(s, code, e.has(c.VALIDATED))[1]
        seats = [seat for seat, _ in e.told(told, c.CARD_DRAWN)]
        return [seats.count(seat) for seat in range(s.seats)]

    def own_rolls(self, s: Table, shown: Shown, codes: list[int]) -> None:
        """What traps and D cards of the own hand need now."""
        for code in codes:
            if c.STAR <= code < c.PERSON_:
                key = f"s:{code - c.STAR}"
            elif c.PERSON_ <= code < c.SUBSTITUTE:
                key = f"p:{code - c.PERSON_}"
            else:
                continue
            if key in shown["rolls"]:
                self.roll("own roll", shown["rolls"][key], s, code)

    def boost(self, s: Table, shown: Shown, codes: list[int], asked: Any) -> None:
        """WF-223 Is the roll enough, and with what is added?"""
        end = e.has(c.WON_BALL, c.FAILED)
        won = e.takes_ball(e.after(s, int(c.PASS), end)[1])
        roll = shown["roll"]
        total = roll["natural"] + roll["added"]
        self.say("enough", asked.args["enough"], "yes" if won else "no")
        self.say("total asked", (asked.args["total"], asked.args["need"]), (total, roll["need"]))
        self.say("enough by the sum", total >= roll["need"], won)
        for code in codes:
            if code == c.PASS:
                continue
            more = shown["adds"].get(f"p:{code - c.PERSON_}")
            won = e.takes_ball(e.after(s, code, end)[1])
            self.say("enough with it", more is not None and total + more >= roll["need"], won)

    def simulation(self, s: Table, shown: Shown, codes: list[int]) -> None:
        """WF-107 What going down needs."""
        for code in codes:
            if code == c.PASS:
                continue
            now = e.step(s, e.due(s), code)[0]
            one = shown["rolls"][f"s:{code - c.STAR}"]
            fell = lambda told: (int(s.ball), 1) in e.told(told, c.SIMULATED)  # noqa: E731
            found = e.d20(now, fell)
            self.say("simulation need", {one["need"]}, found["needs"])
            self.say("simulation chance", part(one["win"]), twentieths(found["wins"]))
        held = [k for k in shown["pending"]["answers"] if int(k) == s.guarding]
        if held:
            one = shown["pending"]["answers"][held[0]]
            found = e.d20(e.step(s, e.due(s), int(c.PASS))[0], e.takes_ball)
            self.say("answer while one may go down", part(one["win"]), twentieths(found["wins"]))

    def counter(self, s: Table, shown: Shown, codes: list[int]) -> None:
        """WF-125 What a counter needs; what the waiting card is, if nothing is countered."""
        for code in codes:
            if code == c.PASS:
                continue
            now, told = e.after(s, code, no_counter)
            one = shown["rolls"].get(f"p:{code - c.PERSON_}")
            if e.phase(now) == c.COUNTER_ROLL and one is not None:
                found = e.d20(now, lambda x: e.first(x, c.COUNTERED_BY) is not None)
                self.say("counter need", {one["need"]}, found["needs"])
                self.say("counter chance", part(one["win"]), twentieths(found["wins"]))
            else:
                sure = e.first(told, c.COUNTERED_BY) is not None
                self.say("counter without a roll", one is None or one["need"] <= 0, sure)
        if s.card >= 0 and shown["shot"]:
            self.shooting(s, shown["shot"])
        if s.card >= 0 and s.guarding < 0 and shown["pending"] and not shown["shot"]:
            then = e.after(s, int(c.PASS), no_counter)[0]
            if e.phase(then) == c.DEFENCE:
                later = plain(VOICE.view(GAME.view(then, s.seats)))["pending"]
                for word in ("shut", "answers", "shot"):
                    self.say(f"not countered: {word}", shown["pending"][word], later[word])

    # -- shots, stoppages, the ball changes sides --------------------------------------------------

    def shares(self, claim: str, shown: Shown, right: e.Shares) -> None:
        self.say(claim, [part(shown[w]) for w in SHOT], [right.get(w, Fraction(0)) for w in SHOT])

    def goals(self, s: Table, shown: Shown, codes: list[int]) -> None:
        """WF-085, WF-123, WF-227 The chance of a goal after each answer that is open."""
        seat = e.due(s)
        for code in codes:
            (anchor,) = VOICE.option(code, GAME.view(s, seat))[0]
            right = e.shot(*e.step(s, seat, code)).get("goal", Fraction(0))
            claim = f"goal after {anchor[0]} at {named(s)}"
            self.say(claim, part(shown["goals"][anchor]), right)

    def shooting(self, s: Table, shown: Shown) -> None:
        """The chances of the shot under way, when nobody adds anything."""
        self.shares(f"shot at {named(s)}", shown, e.shot(s))

    def taken_off(self, s: Table, codes: list[int], asked: Any) -> None:
        """WF-192, WF-220 Whose cards may go off: the captain's own, which is said at four seats."""
        captain = e.due(s)
        goes = {a - c.SUBSTITUTE for a in codes if c.SUBSTITUTE <= a < c.DROP_PERSON}
        if not goes:
            self.say("nobody goes off", asked.args["own"], "no")
            return
        at = captain % 2 * c.SQUAD
        held = {n for n in range(c.SQUAD) if s.spot[at + n] == c.HAND + captain}
        self.say(f"whose cards go off, {s.seats} seats", goes, held)
        mates = {n for n in range(c.SQUAD) if s.spot[at + n] == c.HAND + (captain ^ 2)}
        self.say("own cards only", asked.args["own"] == "yes", s.seats == 4 and not goes & mates)

    def stoppage(self, s: Table, asked: Any) -> None:
        """WF-153, WF-183 Which set piece waits, and for whom."""
        over, going = e.has(c.SET_PIECE_IS, c.ATTACK_OVER), e.until_phase(c.ATTACK, c.CAPTAIN_STAR)
        now, told = e.after(s, int(c.PASS), lambda t, x: over(t, x) or going(t, x))
        piece = e.first(told, c.SET_PIECE_IS)
        names = {c.INDIRECT: "free_kick", c.DIRECT: "direct", c.SPOT: "penalty"}
        right = names[piece.b] if piece else "corner" if now.restrict == c.CORNER else "none"
        self.say("set piece", asked.args["piece"], right)
        if right != "none":
            self.say("whose set piece", asked.args["team"], f"@team{int(now.ball)}")

    def change(self, s: Table, shown: Shown, asked: Any) -> None:
        """WF-098 Whose attack comes, and with how many points."""
        if s.stack.get(2):
            self.say("first half over", asked.id, "wf-ask-change-half")
            return
        told = e.after(s, int(c.PASS), e.has(c.ATTACK_BEGINS))[1]
        side, what = e.told(told, c.ATTACK_BEGINS)[0]
        self.say("ball goes to", asked.args["team"], f"@team{side}")
        self.say("begins with", shown["sides"][side]["start"], what % 16)


def people(mask: int) -> str:
    """Player cards put down together, as the preview names them."""
    return "+".join(f"p:{n}" for n in range(c.SQUAD) if mask >> n & 1)


def no_counter(s: Table, told: list[Any]) -> bool:
    """Nobody is asked any more whether a Player card is countered."""
    return e.phase(s) != c.COUNTER


def named(s: Table) -> str:
    """The name of the phase."""
    return PHASE_NAMES[e.phase(s)]
