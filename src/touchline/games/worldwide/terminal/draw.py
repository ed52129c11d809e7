"""A table of Worldwide Football as text: 80 columns, readable without colour.

A side: goals, stars, cards in hand and piles. The line of an attack: each card with + where it
counts, × where it was stopped or countered, † where it was fouled, … while it waits for an answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from touchline.games.worldwide.cards.content import letters
from touchline.games.worldwide.voice.names import name_all
from touchline.games.worldwide.voice.plans import CardChance, Moment
from touchline.games.worldwide.voice.shown import (
    Answer,
    Chance,
    Half,
    HandView,
    ShotView,
    View,
)
from touchline.play import library
from touchline.play.numbers import fraction, signed
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.terminal.fields import Record, is_list, rows
from touchline.play.terminal.ink import BALL, INK, Drawing

MARKS: Final = {"open": "", "valid": "+", "stopped": "×", "countered": "×", "fouled": "†"}
LETTERS: Final = {"card": "a", "defence": "a", "star": "s", "person": "p"}
ODDS: Final = ("term-wf-goal", "term-wf-corner", "term-wf-save", "term-wf-off")
PIECES: Final = {
    "shot": "term-wf-shot",
    "free_kick": "term-wf-direct",
    "penalty": "term-wf-penalty",
}
SET_PIECES: Final = {"free_kick": "term-wf-free-kick", "corner": "term-wf-from-corner"}
SQUAD: Final = 7


def chance(pair: Chance) -> str:
    """A chance as a fraction."""
    return fraction(Fraction(*pair))


class WorldSheet(Drawing):
    """Draws views for one table; `content` are the cards of its pack."""

    def __init__(self, say: Voice, colour: bool, content: Record, ball: str = "●") -> None:
        super().__init__(say, colour, ball)
        self.actions = rows(content["actions"])
        self.abilities = rows(content["abilities"])
        self.people = rows(content["people"])
        self.teams = rows(content["teams"])
        self.letters = letters([str(row["id"]) for row in self.actions])

    def draw(self, view: View, moment: Moment | None = None) -> str:
        """The whole table, with the own hand of whoever looks and what its cards would meet."""
        told = [*self.fill(self._head(view), 0), ""]
        if view.phase == "team_choice":
            return "\n".join(told + self._choice(view.sides))
        for side in range(2):
            told += self._side(view, side)
        line = self._line(view)
        if line:
            told += ["", *line]
        if view.shot:
            told += ["", *self.fill(self.shot(view.shot))]
        hand = self._hand(view, moment)
        if hand:
            told += ["", *hand]
        if view.phase == "ability_commit":
            told += ["", *self._explained(view)]
        return "\n".join(told)

    def told(self, name: str, text: str) -> str:
        """A name and what is to be said of it."""
        return self.say.say("term-told", name=name, text=text)

    def _head(self, view: View) -> str:
        parts = [self.say.say(f"wf-phase-{view.phase.replace('_', '-')}")]
        if view.half:
            parts.insert(0, self.say.say("term-wf-half", half=view.half))
        if view.ball != -1 and view.half:
            parts.append(self.say.say("term-wf-pa", pa=view.pa))
        if view.restrict:
            parts.append(self.say.say(SET_PIECES[view.restrict]))
        if view.safe:
            parts.append(self.say.say("term-wf-safe"))
        if view.block:
            parts.append(self.say.say("term-wf-block", bonus=signed(view.block)))
        if view.waiting:
            parts.append(self.say.say("term-wf-waiting", bonus=signed(view.waiting)))
        return ", ".join(parts)

    # -- the sides --------------------------------------------------------------------------------

    def _side(self, view: View, side: int) -> list[str]:
        row = view.sides[side]
        name = self.say.named(f"team{side}")
        if view.home[side]:
            name += f" ({self.say.say('term-wf-home')})"
        ball = self.ink(BALL, self.ball) if view.ball == side and view.half else " "
        stars = self.say.say("term-wf-stars", stars=row.stars, most=row.most_stars)
        subs = ""
        if view.modules["substitutions"]:
            subs = ", " + self.say.say("term-wf-subs", count=row.subs)
        told = [f"{ball} {self.ink(INK[side], name)}  {row.goals}   {stars}{subs}"]
        thrown = sum(row.discard.values())
        piles = self.say.say(
            "term-wf-piles",
            pile=row.pile,
            people=row.people_pile,
            discard=thrown,
        )
        hands = [self._held(hand) for hand in view.hands if hand.seat % 2 == side]
        told += self.fill(", ".join([*hands, piles]), 4)
        if row.abilities:
            told += self.fill(", ".join(self.say.named(f"s{n}") for n in row.abilities), 4)
        if row.kicks:
            told += self.fill(" ".join("o" if goal else "×" for goal in row.kicks), 4)
        return told

    def _held(self, hand: HandView) -> str:
        return self.say.say(
            "term-wf-held",
            hand=hand.count,
            limit=hand.limit[0],
            people=hand.people_count,
            most=hand.limit[1],
        )

    def _choice(self, sides: Sequence[Half]) -> list[str]:
        """WF-012 The teams to choose from."""
        told: list[str] = []
        taken = [row.team for row in sides]
        for n, team in enumerate(self.teams):
            own = team["abilities"]
            assert is_list(own)
            names = ", ".join(self.say.named(f"s{a}") for a in own)
            stars = self.say.say("term-wf-most", count=int(str(team["stars"])))
            mark = "x" if n in taken else " "
            told += self.fill(self.told(f"{mark} {n + 1} {team['name']}", f"{stars}, {names}"), 0)
            if team["stadium_text"]:
                told += self.fill(str(team["stadium_text"]), 4)
        return told

    def _explained(self, view: View) -> list[str]:
        """WF-022 What the abilities do, those of the own Team card first."""
        team = view.sides[view.eye % 2].team
        own = self.teams[team]["abilities"]
        assert is_list(own)
        rest = [n for n in range(len(self.abilities)) if n not in own]
        told: list[str] = []
        for n in [*own, *rest]:
            mark = "*" if n in own else " "
            told += self.fill(
                self.told(f"{mark} {self.say.named(f's{n}')}", str(self.abilities[n]["text"])), 0
            )
        return told

    # -- the attack -------------------------------------------------------------------------------

    def _line(self, view: View) -> list[str]:
        told: list[str] = []
        for n, entry in enumerate(view.line):
            place = entry.side * SQUAD + entry.n if entry.what == "person" else entry.n
            mark = MARKS[entry.state] if entry.what != "star" else ""
            waits = view.pending and entry.what == "card" and entry.state == "open"
            if waits and not any(later.what == "card" for later in view.line[n + 1 :]):
                mark = "…"
            name = self.say.named(f"{LETTERS[entry.what]}{place}")
            star = "*" if entry.what == "star" else ""
            own = entry.side == view.ball
            told.append(f"{star}{name}{mark}" if own else f"[{star}{name}{mark}]")
        return self.fill(" ".join(told)) if told else []

    def shot(self, shot: ShotView) -> str:
        """A shot and its chances in a line."""
        chances = (shot.goal, shot.corner, shot.save, shot.off)
        odds = [
            self.say.say(id, chance=chance(pair))
            for id, pair in zip(ODDS, chances, strict=True)
            if chance(pair) != "0"
        ]
        piece = self.say.say(PIECES[shot.piece])
        head = f"{piece} {signed(shot.bonus)}" if shot.piece != "penalty" else piece
        if shot.die:
            head = self.say.say("term-wf-quality", piece=piece, quality=shot.quality)
        return self.told(head, ", ".join(odds))

    # -- the own hand -----------------------------------------------------------------------------

    def _hand(self, view: View, moment: Moment | None) -> list[str]:
        own = view.hands[view.eye] if view.eye < len(view.hands) else None
        cards, people = (own.cards or {}, own.people or []) if own else ({}, [])
        if not cards and not people:
            return []
        told = [self.say.say("term-wf-hand")]
        for kind, n in cards.items():
            told += self.fill(f"{n} {self._card(int(kind), view, moment)}")
        team = view.sides[view.eye % 2].team
        for n in people:
            row = self.people[team * SQUAD + n]
            told += self.fill(
                self.told(f"#{n + 1} {row['name']} ({row['type']})", str(row["text"]))
            )
        return told

    def _card(self, kind: int, view: View, moment: Moment | None) -> str:
        """An Action card of the own hand, with what it would face now or could stop."""
        name = f"{self.letters[kind]} {self.say.named(f'a{kind}')}"
        mine = moment.chances.get(str(kind)) if moment else None
        if mine:
            if not mine.allowed:
                return f"{name} ({self.say.say('term-wf-not-now')})"
            told = [f"{mine.pa_after} PA"]
            if mine.shot:
                told = [self.say.say("term-wf-goal", chance=chance(mine.shot.goal))]
            some = self._against(mine, view)
            if some:
                told.append(self.say.say("term-wf-against", answers=", ".join(some)))
            else:
                told.append(self.say.say("term-wf-unstoppable"))
            return self.told(name, ", ".join(told))
        odds = view.pending.answers.get(str(kind)) if view.pending else None
        return self.told(name, self.needs(odds)) if odds else name

    def _against(self, mine: CardChance, view: View) -> list[str]:
        """WF-060 What may answer a card: defence cards, abilities, Player cards of the others."""
        other = 1 - view.ball
        told: list[str] = []
        for facing, letter, first in (
            (mine.answers, "a", 0),
            (mine.traps, "s", 0),
            (mine.people, "p", other * SQUAD),
        ):
            told += [
                f"{self.say.named(f'{letter}{first + int(n)}')} {chance(odds.win)}"
                for n, odds in facing.items()
            ]
        return told

    def needs(self, odds: Answer) -> str:
        """What a roll needs and how often it comes off."""
        need, win = odds.need, chance(odds.win)
        foul = chance(odds.foul) if odds.foul else "0"
        if foul == "0":
            return self.say.say("term-wf-needs", need=need, win=win)
        return self.say.say("term-wf-needs-foul", need=need, win=win, foul=foul)


def drawn(room: Room, say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    """A view as text of 80 columns, with the cards of this pack."""
    cards = library.content(room, pack, say.lang)
    name_all(say, cards, [side.team for side in view.sides])
    return WorldSheet(say, ink, cards).draw(view)
