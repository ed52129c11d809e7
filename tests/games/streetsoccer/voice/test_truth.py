"""What StreetSoccer shows is true: every claim beside an option is put to the engine.

Nothing is hidden in this game, so that a redealt table is the table itself. Over seeded matches
each kind of moment is looked at, once a match, early in one match and later in the next; the
claims, and where each is checked:

=======================================================  ========================================
claim, and who shows it                                   checked in
=======================================================  ========================================
question: die, steps, how many are left, the forced pass  asked
option: what is touched, and the message                  meant
plan of codes: way, touches, push, goal, who (browser)    looked; of two codes looked_on
odds of a plan: "can score with the next roll"            looked, by every face of the die
kick-off: who, how far (browser, story)                   dealt
`touchline odds`, `odds` at the terminal: options, kicks, counted
cells, goals, one way to score, chance to score
tables of `touchline odds streetsoccer`                   test_the_kick_off_table_names_its_dice
view: score, minute, half, ball, die, whose turn          dealt
what is open, what is shut, and why                       shut.py
client: `after` (the die of a kick-off), percentages      client/src/games/streetsoccer, lib/parts
=======================================================  ========================================
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.truth.kit import MATCHES, NOBODY, Moment, answered, by_lot, fate, matches, open_to, setup
from tests.truth.shut import Shut
from touchline.cli.rooms import voice
from touchline.core.buffers import Codes
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.terminal import odds as cli_odds
from touchline.games.streetsoccer.voice.notation import text_of
from touchline.server import feed

VOICE = ROOM.words
ENGLISH = voice("en", ROOM)
#: a reason why something is shut, and whether it is so
FACTS = {int(c.OCCUPIED): lambda s, seat, code: code // c.BASE % c.BASE in set(s.pos)}
SHUT = 120  # one question in so many is asked what is open and what is shut
FEW = {"look: two answers"}  # seen only where a team places several figures in a row


def keen(s: Any, seat: int, codes: Codes, rng: Rng) -> int:
    """By lot, but a goal is seldom left out."""
    if s.phase in (c.MOVE, c.RESTART) and rng.below(4):
        goals = [code for code in codes.listed() if code and code % c.BASE == c.GOAL]
        if goals:
            return int(goals[rng.below(len(goals))])
    return by_lot(s, seat, codes, rng)


STARTS = [
    setup(ROOM),
    setup(ROOM, kickoff_length="die_plus_one"),
    setup(ROOM, kickoff_side="first_placer", kickoff_length="die_plus_one"),
    setup(ROOM, push_fallback="stay", ring="none", restart_keepers="conceder"),
    setup(ROOM, revisit="simple", bend="none", corner3="all8", enclosure="adjacent4"),
]


class Referee:
    """Counts what was checked and keeps what was wrong."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.m: Moment | None = None

    def say(self, claim: str, shown: object, right: object) -> None:
        self.checked[claim] += 1
        if shown != right and len(self.wrong) < 40:
            assert self.m is not None
            where = f"match {self.m.seed}, answer {self.m.at}"
            self.wrong.append(f"{claim} ({where}): shown {shown}, right {right}")

    # -- a question and its options ---------------------------------------------------------------

    def asked(self, s: Table, seat: int, codes: list[int]) -> None:
        """SS-040 to SS-059 What a question says of the die, and of what is open."""
        q = GAME.pending(s).of(seat)
        assert q is not None
        said = VOICE.question(q, GAME.view(s, seat))
        self.say("forced pass", said.id == "ss-ask-pass", codes == [c.PASS])
        if said.id == "ss-ask-place":
            left = sum(s.pos[i] == 0 for i in range(seat * 5, seat * 5 + 5))
            self.say("left to place", said.args["left"], left)
        elif said.id == "ss-ask-kickoff":
            self.far("steps of a kick-off", said.args["steps"], self.lengths(s, seat, codes))
        elif said.id == "ss-ask-restart":
            self.far("steps of a restart", said.args["die"], self.lengths(s, seat, codes))

    def far(self, claim: str, shown: object, right: set[int]) -> None:
        """The one length of every kick without a pass, where there is such a kick."""
        if right:
            self.say(claim, {shown}, right)

    def lengths(self, s: Table, seat: int, codes: list[int]) -> set[int]:
        """How far the ball runs by each of the kicks that are open, or of some of them."""
        found = set()
        for code in codes[::9]:
            facts = feed.foreseen(GAME, VOICE, s, seat, [code]).facts
            for f in facts:
                if f.kind == "kick" and not f.data["touches"]:  # a pass plays the ball on
                    found.add(len(f.data["path"]) - 1)
        return found

    def meant(self, s: Table, seat: int, code: int) -> None:
        """SS-074 The cells to touch, and what the message says comes of them."""
        touch, word = VOICE.option(code, GAME.view(s, seat))
        after, _ = answered(GAME, s, seat, code)
        own = range(seat * 5, seat * 5 + 5)
        scored = (after.score0, after.score1)[seat] > (s.score0, s.score1)[seat]
        if word == "ss-pass":
            self.say(word, [int(after.pos[i]) for i in own], [int(s.pos[i]) for i in own])
            return
        self.say(f"{word}: a goal", touch[-1] == "goal", scored)
        if word in ("ss-place", "ss-keeper"):
            stood = {c.name(after.pos[i]) for i in own if after.pos[i]}
            self.say(word, touch[-1] in stood, True)
            return
        mover = next(i for i in own if c.name(s.pos[i]) == touch[0])
        self.say(f"{word}: whose", mover in own, True)
        if word == "ss-walk":
            rests = after.pos[mover] or s.pos[mover]
            self.say(word, touch[1], c.name(rests) if not after.lifted else touch[1])
        elif not scored:
            self.say(word, touch[-1], c.name(after.ball) if after.ball else touch[-1])
        if word == "ss-kick":
            self.say("ball touched", touch[1], c.name(s.ball))

    def looked(self, s: Table, seat: int, code: int) -> None:
        """What the browser shows of an option before it is taken, and the odds after it."""
        seen = feed.foreseen(GAME, VOICE, s, seat, [code])
        facts, odds = seen.facts, seen.odds
        after, _ = answered(GAME, s, seat, code)
        told = {f.kind: f.data for f in facts}
        goals = (int(after.score0), int(after.score1))
        if "goal" in told:
            self.say("look: score", tuple(told["goal"]["score"]), goals)
            self.say("look: who scores", told["goal"]["seat"], seat)
        self.say("look: goal", "goal" in told, goals != (s.score0, s.score1))
        for kind in ("move", "push"):
            if kind in told and not after.lifted:
                figure = told[kind]["figure"]
                i = "LR".index(figure[0]) * 5 + int(figure[1])
                if kind == "push" or "push" not in told:
                    self.say(f"look: {kind}", told[kind]["path"][-1], c.name(after.pos[i]))
        if "kick" in told:
            path, touches = told["kick"]["path"], told["kick"]["touches"]
            if path[-1] != "goal" and after.ball:
                self.say("look: ball", path[-1], c.name(after.ball))
            for touch in touches:
                i = "LR".index(touch["figure"][0]) * 5 + int(touch["figure"][1])
                own = touch["figure"] == told["kick"]["figure"]
                stands = path[0] if own else c.name(s.pos[i])  # the kicker has walked to the ball
                self.say("look: who passes", (touch["cell"], touch["cell"] in path), (stands, True))
        if after.phase in (c.ROLL, c.AGAIN):
            ways = [
                self.can_score(answered(GAME, after, int(FATE), d)[0]) for d, _ in fate(GAME, after)
            ]
            self.say("look: odds", [(o.ways, o.of) for o in odds], [(sum(ways), len(ways))])
            self.say("look: whose odds", odds[0].said.args["team"], f"@team{int(after.side)}")
        else:
            self.say("look: no odds", odds, [])

    def looked_on(self, s: Table, seat: int, code: int) -> None:
        """The same of two answers, where the seat is asked again before any die."""
        after, events = answered(GAME, s, seat, code)
        q = GAME.pending(after).of(seat)
        if q is None:
            return
        _, more = answered(GAME, after, seat, q.options[-1])
        right = [feed.fact(f) for f in VOICE.facts([e.seen_by(seat) for e in events + more])]
        both = feed.foreseen(GAME, VOICE, s, seat, [code, q.options[-1]])
        self.say("look: two answers", (both.facts, len(both.notation)), (right, 2))

    def can_score(self, s: Table) -> bool:
        """Does an answer that is open now bring a goal?"""
        side = int(s.side)
        for code in open_to(GAME, s, side):
            if code and code % c.BASE == c.GOAL:
                after, _ = answered(GAME, s, side, code)
                return bool(after.score0 + after.score1 > s.score0 + s.score1)
        return False

    # -- dice -------------------------------------------------------------------------------------

    def dealt(self, s: Table) -> None:
        """SS-041, SS-043 Who kicks off, and how far; who rolls."""
        asked = GAME.asking(s, False).chance
        assert asked is not None
        said = VOICE.chance(asked.kind, GAME.view(s, 2))
        outcome = fate(GAME, s)[-1][0]
        after, events = answered(GAME, s, int(FATE), outcome)
        facts = {f.kind: f for f in VOICE.facts(events)}
        if "duel" in facts and after.phase == c.KICKOFF:
            duel = facts["duel"]
            assert duel.said is not None
            self.say("kick-off: whose", duel.data["seat"], int(after.side))
            self.say("kick-off: how far", duel.said.args["steps"], int(after.die))
            self.say("kick-off: the die shown", duel.data["steps"], int(after.die))
        if "roll" in facts:
            self.say("who rolls", said.args["team"], f"@team{facts['roll'].data['seat']}")
            self.say("whose turn", facts["roll"].data["seat"], int(after.side))
        shown = VOICE.view(GAME.view(after, 0))
        self.say("score", list(shown.score), [int(after.score0), int(after.score1)])
        self.say("clock", (shown.minute, shown.half), (int(after.minute), int(after.half)))
        self.say("die", shown.die, int(after.die) or None)

    def counted(self, s: Table) -> None:
        """`odds`: what every face opens, and the chance to score in this turn."""
        say = ENGLISH
        lines = cli_odds.chances(s.clone(), say)
        rows = {int(line.split()[0]): line.split() for line in lines[1 : lines.index("")]}
        chance, mean = Fraction(0), Fraction(0)
        for face, share in fate(GAME, s):
            after, _ = answered(GAME, s, int(FATE), face)
            codes = [code for code in open_to(GAME, after, int(after.side)) if code != c.PASS]
            kicks = [x for x in codes if after.phase == c.RESTART or x % c.BASE != after.ball]
            goals = [x for x in kicks if x % c.BASE == c.GOAL]
            cells = {x % c.BASE for x in kicks} - {c.GOAL}
            right = [str(len(x)) for x in (codes, kicks, cells, goals)]
            self.say("odds: a face", rows[face][1:5], right)
            if goals:
                chance += share
                starts = {text_of(after, code)[:3].strip("@")[:2] for code in goals}
                way = rows[face][-1].partition("!")[0]  # then where the kicker steps back to
                self.say(
                    "odds: a way to score", (way.strip("@")[:2] in starts, way[-2:]), (True, "=#")
                )
            mean += share * len(codes)
        told = say.say("cli-odds-score", fraction=str(chance), percent=f"{float(100 * chance):.1f}")
        self.say("odds: chance to score", told in lines, True)
        choices = say.say("cli-odds-choices", mean=f"{float(mean):.1f}")
        self.say("odds: options on average", choices in lines, True)


def test_every_claim_beside_an_option_is_true() -> None:
    ref, rng, lot = Referee(), Rng(3), Rng(4)
    doors = Shut(GAME, ref.say, facts=FACTS)
    seen: Counter[tuple[int, int]] = Counter()
    for m in matches(GAME, STARTS, range(MATCHES), keen):
        phase = int(m.s.phase)
        seen[m.seed, phase] += 1
        if m.seat >= 0 and lot.below(SHUT) == 0:
            ref.m = m
            doors.look(m.s, m.seat, lot)
        looks = (3, 11) if phase in (c.PLACE, c.ROLL, c.MOVE) else (1, 4)
        rare = phase == c.RESTART
        if m.seat == NOBODY or seen[m.seed, phase] not in (
            looks if rare else looks[m.seed % 2 :][:1]
        ):
            continue
        ref.m = m
        if m.seat == FATE:
            ref.dealt(m.s)
            if phase in (c.ROLL, c.AGAIN) and rng.below(6) == 0:
                ref.counted(m.s)
            continue
        ref.asked(m.s, m.seat, m.codes)
        some = [m.codes[rng.below(len(m.codes))] for _ in range(3)]
        some += [code for code in m.codes if code and code % c.BASE == c.GOAL][:1]
        for code in some if phase > c.DUEL else some[:1]:
            ref.meant(m.s, m.seat, code)
        if phase > c.DUEL:
            ref.looked(m.s, m.seat, some[-1])
        ref.looked_on(m.s, m.seat, some[0])
    assert not ref.wrong, "\n".join(ref.wrong)
    least = {claim: 1 if MATCHES < 500 or claim in FEW else 5 for claim in ref.checked}
    rare = {claim: n for claim, n in ref.checked.items() if n < least[claim]}
    assert not rare, f"hardly ever seen: {rare}"
    assert len(ref.checked) > 35, sorted(ref.checked)


@pytest.mark.parametrize(
    ("options", "word", "ties"),
    [
        ({}, "difference", True),
        ({"kickoff_length": "die_plus_one"}, "higher", True),
        ({"kickoff_side": "first_placer", "kickoff_length": "die_plus_one"}, "one die", False),
    ],
)
def test_the_kick_off_table_names_its_dice(
    options: dict[str, str], word: str, ties: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """SS-043 The heading tells which dice are meant; one die alone is never tied."""
    rules = GAME.new(setup(ROOM, **options)).rules
    cli_odds.tables(rules, voice("en", ROOM))
    told = capsys.readouterr().out.split("\n\n")[0]
    assert word in told.splitlines()[0]
    assert ("rolled again" in told) is ties
