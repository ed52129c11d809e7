"""Questions, the terminal and the report of Worldwide Football, beside what the engine says."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any, cast

from msgspec import convert

from tests.games.worldwide.voice.claims import SHOT, Referee, part, twentieths
from tests.truth.kit import answered, open_to, seats_of
from touchline.cli.rooms import voice
from touchline.core.ids import FATE
from touchline.core.pending import Decision
from touchline.core.setup import Setup
from touchline.core.words import Said
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.games.worldwide.terminal.draw import WorldSheet
from touchline.games.worldwide.voice import report as report_worldwide
from touchline.games.worldwide.voice.names import name_all
from touchline.games.worldwide.voice.plans import Moment
from touchline.games.worldwide.voice.shown import View
from touchline.play import library
from touchline.rooms import ROOMS

from . import engine_says as e

Shown = Mapping[str, Any]
FREE = {c.PASSING, c.LONG_PASS, c.THROUGH_BALL, c.CROSS}
NAMED = {c.LAID_CARD: "@a", c.LAID_STAR: "@s"}


def ask(ref: Referee, s: Table, q: Decision, asked: Said, shown: Shown) -> None:
    """What a question says of itself."""
    phase = e.phase(s)
    if phase in (c.SANCTION, c.FORCED_DISCARD, c.CHOOSE_DISCARD):
        gone = e.on(s, lambda t, told: e.phase(t) != phase or t.stack.depth != s.stack.depth)[1]
        ref.say("cards to go", asked.args["left"], len(dropped(gone)))
    if phase == c.CHOOSE_DISCARD:
        cause(ref, s, q.seat, asked, shown)
    elif phase == c.GIVE_BACK:
        ref.say("need not", asked.id == "wf-ask-give-back-free", c.PASS in q.options)
    elif phase == c.TAKE and shown["taking"]:
        fetched = {str(a - c.FETCH) for a in q.options if c.FETCH <= a < c.TAKE_BACK}
        ref.say("fetched from there", fetched <= set(shown["taking"]["types"]), True)
    elif phase == c.ATTACK and asked.id in ("wf-ask-attack-free-kick", "wf-ask-attack-corner"):
        kinds = {s.book.kind[(a - c.PLAY) // 128] for a in q.options if a >= c.PLAY}
        allowed = FREE if asked.id.endswith("kick") else FREE - {c.THROUGH_BALL}
        ref.say("cards of a set piece", kinds <= allowed, True)
    elif phase == c.ATTACK and asked.id == "wf-ask-attack-received":
        told = e.after(s, int(c.GIVE), e.has(c.ATTACK_OVER))[1]
        ref.say("lost for nothing", e.told(told, c.CARD_DRAWN), [])
    for hand in shown["hands"] if phase == c.ATTACK else []:
        ref.say("hand limit", hand["count"] <= hand["limit"][0], True)
    costs(ref, s, q)


def dropped(events: list[Any]) -> list[Any]:
    return [x for x in events if x.kind in (c.DROPPED, c.DROPPED_PERSON)]


def costs(ref: Referee, s: Table, q: Decision) -> None:
    """WF-100, WF-192 Who pays: a star for an ability, a Player card and a token for a star."""
    side = q.seat % 2
    stars, subs = int(s.get(side, c.STARS)), int(s.get(side, c.SUBS))
    for code in q.options:
        if c.STAR <= code < c.PERSON_:
            _, told = e.step(s, q.seat, code)
            ref.say("a star is paid", e.told(told, c.STAR_USED)[0][0], side)
        elif c.SUBSTITUTE <= code < c.DROP_PERSON:
            now, told = e.step(s, q.seat, code)
            paid = e.told(told, c.STARS_ARE)[0], int(now.get(side, c.SUBS))
            ref.say("taken off for a star", ((side, stars + 1), subs - 1), paid)
            gone = int(now.spot[side * c.SQUAD + code - c.SUBSTITUTE])
            ref.say("out of the match", gone, int(c.GONE))


def cause(ref: Referee, s: Table, seat: int, asked: Said, shown: Shown) -> None:
    """§6.5 The card named as the cause lies there, and makes just this side discard."""
    name = str(asked.args["card"])
    found = []
    for entry in s.line:
        side, what, n = int(entry // 4096), int(entry % 4096 // 512), int(entry % 512 // 8)
        called = f"@p{side * c.SQUAD + n}" if what == c.LAID_PERSON else f"{NAMED.get(what, '')}{n}"
        if called != name:
            continue
        whose = {row[3] for row in effects(s, side, what, n) if row[0] == c.DISCARD_CARDS}
        mine = seat % 2 == side
        found.append((mine and 0 in whose) or (not mine and 1 in whose))
        right = "own" if mine else "other"
        ref.say("whose card", (asked.args["whose"], asked.args["team"]), (right, f"@team{side}"))
    ref.say("cause of a discard", any(found), True)
    assert shown["cause"] is not None


def effects(s: Table, side: int, what: int, n: int) -> list[list[int]]:
    """The effects of what was laid, as rows of the book."""
    book = s.book
    ends, at = {
        c.LAID_CARD: (book.action_effects, n),
        c.LAID_STAR: (book.ability_effects, n),
        c.LAID_PERSON: (book.person_effects, int(s.get(side, c.NATION)) * c.SQUAD + n),
    }[what]
    size = int(c.ROW)
    return [
        [int(book.effects[i * size + k]) for k in range(size)]
        for i in range(ends[at * 2], ends[at * 2 + 1])
    ]


def sealed(ref: Referee, s: Table, shown: Shown) -> None:
    """Choices made in secret: every combination of those that are due."""
    due, ends = seats_of(int(GAME.due(s))), []
    for codes in product(*(open_to(GAME, s, seat) for seat in due)):
        now, told = s, []
        for seat, code in zip(due, codes, strict=True):
            now, more = answered(GAME, now, seat, code)
            told += more
        ends.append((codes, now, told))
    if e.phase(s) == c.PENALTY and len(ends) == 36:
        goals = sum(e.first(told, c.GOAL) is not None for _, _, told in ends)
        ref.say("penalty", part(shown["shot"]["goal"]), Fraction(goals, len(ends)))
    elif e.phase(s) == c.GROUND and len(due) == 2:
        for (a, b), now, _ in ends:
            ref.say("ground", int(now.home), 0 if a != b else (0, 1, 2)[a - c.GROUND_OF])
    elif e.phase(s) == c.CAPTAIN_CHOICE and len(due) == 4:
        for codes, now, _ in ends:
            for side in range(2):
                first = min(codes[side], codes[side + 2]) - c.CAPTAIN
                ref.say("captain", int(now.get(side, c.LEADER)), first)


# -- the terminal ----------------------------------------------------------------------------------


class Screen:
    """The terminal's table, in a language."""

    def __init__(self, lang: str) -> None:
        self.say = voice(lang, ROOMS["worldwide"])
        self.cards = library.content(ROOMS["worldwide"], "base", lang)
        self.sheet = WorldSheet(self.say, False, self.cards)

    def against(self, ref: Referee, s: Table, shown: Shown) -> None:
        """A card of the hand is shown with every answer that it may meet, or as unanswerable."""
        chosen = [int(s.get(side, c.NATION)) for side in range(2)]
        name_all(self.say, self.cards, chosen)
        none = self.say.say("term-wf-unstoppable")
        for kind, one in shown["chances"].items():
            if not one["allowed"]:
                continue
            line = self.sheet._card(int(kind), convert(shown, View), convert(shown, Moment))
            words = {
                f"{self.say.named(letter + str(first + int(n)))} {Fraction(*row['win'])}"
                for what, letter, first in (
                    ("answers", "a", 0),
                    ("traps", "s", 0),
                    ("people", "p", (1 - int(s.ball)) * int(c.SQUAD)),
                )
                for n, row in one[what].items()
            }
            ref.say("terminal: answers", all(word in line for word in words), True)
            ref.say("terminal: nothing stops it", none in line, not words)


#: how a d20 is won, by the phase in which it is rolled
SUCCESS = {
    c.DEFENCE_ROLL: e.takes_ball,
    c.TRAP_ROLL: e.takes_ball,
    c.PERSON_ROLL: e.takes_ball,
    c.SIM_ROLL: lambda told: any(x.kind == c.SIMULATED and x.b == 1 for x in told),
    c.COUNTER_ROLL: lambda told: e.first(told, c.COUNTERED_BY) is not None,
}


def outcome(s: Table, tape: list[tuple[int, int]]) -> str | None:
    """What a shot came to, by the answers that were given."""
    told: list[Any] = []
    for who, code in tape:
        s, more = answered(GAME, s, who, code)
        told += more
        end = e.came_of(s, told)
        if end is not None:
            return end
    return None


# -- the report ------------------------------------------------------------------------------------


def report(ref: Referee, setup: Setup, tape: list[tuple[int, int]]) -> None:
    """The figures of a finished match, each roll and shot put to the engine again."""
    played = SimpleNamespace(
        game=GAME, setup=setup, origin=None, tape=SimpleNamespace(answers=lambda: list(tape))
    )
    found = report_worldwide.report(cast(Any, played))
    tried = list(cast(Any, found["tried"]))
    rolls = [x for x in tried if x["id"] != "shot"]
    shots = [x for x in tried if x["id"] == "shot"]
    s, before = GAME.new(setup), -1
    hoped = [Fraction(0), Fraction(0)]
    lucky = [Fraction(0), Fraction(0)]
    for at, (who, code) in enumerate(tape):
        phase = e.phase(s)
        if phase in report_worldwide.D20S and who == FATE:
            row = rolls.pop(0)
            right = e.d20(s, SUCCESS[phase])
            ref.say("report: need", {row["need"]}, right["needs"])
            ref.say("report: chance of a roll", part(row["chance"]), twentieths(right["wins"]))
            ref.say("report: foul", part(row["foul"]), twentieths(right["fouls"]))
            ref.say("report: hit", row["won"], code in right["wins"])
            lucky[row["side"]] += (code in right["wins"]) - twentieths(right["wins"])
        rolled = phase in (c.SHOT_ROLL, c.FREE_KICK_ROLL)
        if rolled and before not in (c.SHOT_ROLL, c.SHOT_REROLL, c.FREE_KICK_ROLL):
            row = shots.pop(0)
            right_shot = e.shot(s)
            shares = [right_shot.get(w, Fraction(0)) for w in SHOT]
            ref.say("report: shot", [part(row[w]) for w in SHOT], shares)
            ref.say("report: result", row["result"], outcome(s, tape[at:]))
            hoped[row["side"]] += right_shot.get("goal", Fraction(0))
            lucky[row["side"]] += (row["result"] == "goal") - right_shot.get("goal", Fraction(0))
        elif phase == c.PENALTY and len(seats_of(int(GAME.due(s)))) == 2:
            row = shots.pop(0)
            hoped[row["side"]] += Fraction(5, 6)
            lucky[row["side"]] += (row["result"] == "goal") - Fraction(5, 6)
        before = phase
        s, _ = answered(GAME, s, who, code)
    rows = {row["id"]: row["of_side"] for row in cast(Any, found["rows"])}
    ref.say("report: expected", [part(x) for x in rows["expected"]], hoped)
    ref.say("report: luck", [part(x) for x in cast(Any, found["luck"])], lucky)
    goals = [int(s.get(side, c.GOALS)) for side in range(2)]
    ref.say("report: score", found["score"], goals)
    told = [sum(g["side"] == side for g in cast(Any, found["goals"])) for side in range(2)]
    ref.say("report: goals", told, goals)
    ref.say("report: everything told", [rolls, shots], [[], []])
