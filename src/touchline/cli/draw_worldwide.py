"""A table of Worldwide Football as text: 80 columns, readable without colour.

A side: goals, stars, cards in hand and piles. The line of an attack: each card with + where it
counts, × where it was stopped or countered, † where it was fouled, … while it waits for an answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from textwrap import wrap
from typing import Final

from touchline.games.worldwide.content import letters
from touchline.play.speech import Voice

from .draw import BALL, INK, PLAIN
from .draw_footclub import View, cells, numbers, signed

WIDTH: Final = 80
MARKS: Final = {"open": "", "valid": "+", "stopped": "×", "countered": "×", "fouled": "†"}
LETTERS: Final = {"card": "a", "defence": "a", "star": "s", "person": "p"}
ODDS: Final = {
    "goal": "term-wf-goal",
    "corner": "term-wf-corner",
    "save": "term-wf-save",
    "off": "term-wf-off",
}
PIECES: Final = {
    "shot": "term-wf-shot",
    "free_kick": "term-wf-direct",
    "penalty": "term-wf-penalty",
}
SET_PIECES: Final = {"free_kick": "term-wf-free-kick", "corner": "term-wf-from-corner"}
SQUAD: Final = 7

Row = Mapping[str, object]


def rows(x: object) -> Sequence[Row]:
    """A list of records."""
    assert isinstance(x, list)
    return x


def chance(pair: object) -> str:
    """A chance as a fraction."""
    assert numbers(pair)
    return str(Fraction(pair[0], pair[1]))


class WorldSheet:
    """Draws views for one table; `content` are the cards of its pack."""

    def __init__(self, say: Voice, colour: bool, content: Row, ball: str = "●") -> None:
        self.say = say
        self.colour = colour
        self.ball = ball
        self.actions = rows(content["actions"])
        self.abilities = rows(content["abilities"])
        self.people = rows(content["people"])
        self.teams = rows(content["teams"])
        self.letters = letters([str(row["id"]) for row in self.actions])

    def ink(self, code: str, text: str) -> str:
        """The text in a colour, if colours are wanted."""
        return f"{code}{text}{PLAIN}" if self.colour else text

    def draw(self, view: View) -> str:
        """The whole table, with the own hand of whoever looks."""
        told = [*self._fill(self._head(view), 0), ""]
        sides = rows(view["sides"])
        if view["phase"] == "team_choice":
            return "\n".join(told + self._choice(sides))
        for side in range(2):
            told += self._side(view, side)
        line = self._line(view)
        if line:
            told += ["", *line]
        if cells(view["shot"]):
            told += ["", *self._fill(self.shot(view["shot"]))]
        hand = self._hand(view)
        if hand:
            told += ["", *hand]
        if view["phase"] == "ability_commit":
            told += ["", *self._explained(sides, view)]
        return "\n".join(told)

    def told(self, name: str, text: str) -> str:
        """A name and what is to be said of it."""
        return self.say.say("term-wf-told", name=name, text=text)

    def _fill(self, text: str, indent: int = 2) -> list[str]:
        """A text in lines that fit, the later ones further in."""
        first, later = " " * indent, " " * (indent + 2)
        return wrap(text, WIDTH, initial_indent=first, subsequent_indent=later)

    def _head(self, view: View) -> str:
        parts = [self.say.say(f"wf-phase-{str(view['phase']).replace('_', '-')}")]
        if view["half"]:
            parts.insert(0, self.say.say("term-wf-half", half=int(str(view["half"]))))
        if view["ball"] != -1 and view["half"]:
            parts.append(self.say.say("term-wf-pa", pa=int(str(view["pa"]))))
        if view["restrict"]:
            parts.append(self.say.say(SET_PIECES[str(view["restrict"])]))
        if view["safe"]:
            parts.append(self.say.say("term-wf-safe"))
        if view["block"]:
            parts.append(self.say.say("term-wf-block", bonus=signed(view["block"])))
        if view["waiting"]:
            parts.append(self.say.say("term-wf-waiting", bonus=signed(view["waiting"])))
        return ", ".join(parts)

    # -- the sides --------------------------------------------------------------------------------

    def _side(self, view: View, side: int) -> list[str]:
        row = rows(view["sides"])[side]
        name = self.say.named(f"team{side}")
        home = view["home"]
        assert isinstance(home, list)
        if home[side]:
            name += f" ({self.say.say('term-wf-home')})"
        ball = self.ink(BALL, self.ball) if view["ball"] == side and view["half"] else " "
        stars = self.say.say(
            "term-wf-stars", stars=int(str(row["stars"])), most=int(str(row["most_stars"]))
        )
        subs = ""
        if cells(view["modules"]) and view["modules"]["substitutions"]:
            subs = ", " + self.say.say("term-wf-subs", count=int(str(row["subs"])))
        told = [f"{ball} {self.ink(INK[side], name)}  {row['goals']}   {stars}{subs}"]
        discard = row["discard"]
        assert cells(discard)
        thrown = sum(int(str(n)) for n in discard.values())
        piles = self.say.say(
            "term-wf-piles",
            pile=int(str(row["pile"])),
            people=int(str(row["people_pile"])),
            discard=thrown,
        )
        hands = [self._held(hand) for hand in rows(view["hands"]) if self._on(hand) == side]
        told += self._fill(", ".join([*hands, piles]), 4)
        laid = row["abilities"]
        assert numbers(laid)
        if laid:
            told += self._fill(", ".join(self.say.named(f"s{n}") for n in laid), 4)
        kicks = row["kicks"]
        assert isinstance(kicks, list)
        if kicks:
            told += self._fill(" ".join("o" if goal else "×" for goal in kicks), 4)
        return told

    def _on(self, hand: Row) -> int:
        return int(str(hand["seat"])) % 2

    def _held(self, hand: Row) -> str:
        limit = hand["limit"]
        assert numbers(limit)
        return self.say.say(
            "term-wf-held",
            hand=int(str(hand["count"])),
            limit=limit[0],
            people=int(str(hand["people_count"])),
            most=limit[1],
        )

    def _choice(self, sides: Sequence[Row]) -> list[str]:
        """WF-012 The teams to choose from."""
        told: list[str] = []
        taken = [row["team"] for row in sides]
        for n, team in enumerate(self.teams):
            own = team["abilities"]
            assert numbers(own)
            names = ", ".join(self.say.named(f"s{a}") for a in own)
            stars = self.say.say("term-wf-most", count=int(str(team["stars"])))
            mark = "x" if n in taken else " "
            told += self._fill(self.told(f"{mark} {n + 1} {team['name']}", f"{stars}, {names}"), 0)
            if team["stadium_text"]:
                told += self._fill(str(team["stadium_text"]), 4)
        return told

    def _explained(self, sides: Sequence[Row], view: View) -> list[str]:
        """WF-022 What the abilities do, those of the own Team card first."""
        team = int(str(sides[int(str(view["eye"])) % 2]["team"]))
        own = self.teams[team]["abilities"]
        assert numbers(own)
        rest = [n for n in range(len(self.abilities)) if n not in own]
        told: list[str] = []
        for n in [*own, *rest]:
            mark = "*" if n in own else " "
            told += self._fill(
                self.told(f"{mark} {self.say.named(f's{n}')}", str(self.abilities[n]["text"])), 0
            )
        return told

    # -- the attack -------------------------------------------------------------------------------

    def _line(self, view: View) -> list[str]:
        entries = rows(view["line"])
        pending = view["pending"]
        told: list[str] = []
        for n, entry in enumerate(entries):
            side = int(str(entry["side"]))
            number = int(str(entry["n"]))
            what = str(entry["what"])
            place = side * SQUAD + number if what == "person" else number
            mark = MARKS[str(entry["state"])] if what != "star" else ""
            waits = cells(pending) and what == "card" and entry["state"] == "open"
            if waits and not any(later["what"] == "card" for later in entries[n + 1 :]):
                mark = "…"
            name = self.say.named(f"{LETTERS[what]}{place}")
            star = "*" if what == "star" else ""
            own = side == view["ball"]
            told.append(f"{star}{name}{mark}" if own else f"[{star}{name}{mark}]")
        return self._fill(" ".join(told)) if told else []

    def shot(self, shot: Row) -> str:
        """A shot and its chances in a line."""
        odds = [
            self.say.say(id, chance=chance(shot[word]))
            for word, id in ODDS.items()
            if numbers(shot[word]) and chance(shot[word]) != "0"
        ]
        piece = self.say.say(PIECES[str(shot["piece"])])
        head = f"{piece} {signed(shot['bonus'])}" if shot["piece"] != "penalty" else piece
        if shot["die"]:
            head = self.say.say("term-wf-quality", piece=piece, quality=int(str(shot["quality"])))
        return self.told(head, ", ".join(odds))

    # -- the own hand -----------------------------------------------------------------------------

    def _hand(self, view: View) -> list[str]:
        eye = int(str(view["eye"]))
        hands = rows(view["hands"])
        if eye >= len(hands) or not cells(hands[eye]["cards"]):
            return []
        cards, people = hands[eye]["cards"], hands[eye]["people"]
        assert cells(cards)
        assert numbers(people)
        if not cards and not people:
            return []
        told = [self.say.say("term-wf-hand")]
        for kind, n in cards.items():
            told += self._fill(f"{n} {self._card(int(kind), view)}")
        sides = rows(view["sides"])
        team = int(str(sides[eye % 2]["team"]))
        for n in people:
            row = self.people[team * SQUAD + n]
            told += self._fill(
                self.told(f"#{n + 1} {row['name']} ({row['type']})", str(row["text"]))
            )
        return told

    def _card(self, kind: int, view: View) -> str:
        """An Action card of the own hand, with what it would face now or could stop."""
        name = f"{self.letters[kind]} {self.say.named(f'a{kind}')}"
        chances, pending = view["chances"], view["pending"]
        assert cells(chances)
        mine = chances.get(str(kind))
        if cells(mine):
            if not mine["allowed"]:
                return f"{name} ({self.say.say('term-wf-not-now')})"
            told = [f"{mine['pa_after']} PA"]
            shot = mine.get("shot")
            if cells(shot):
                told = [self.say.say("term-wf-goal", chance=chance(shot["goal"]))]
            some = self._against(mine, view)
            if some:
                told.append(self.say.say("term-wf-against", answers=", ".join(some)))
            else:
                told.append(self.say.say("term-wf-unstoppable"))
            return self.told(name, ", ".join(told))
        if cells(pending) and cells(pending["answers"]):
            odds = pending["answers"].get(str(kind))
            if cells(odds):
                return self.told(name, self.needs(odds))
        return name

    def _against(self, mine: Row, view: View) -> list[str]:
        """WF-060 What may answer a card: defence cards, abilities, Player cards of the others."""
        other = 1 - int(str(view["ball"]))
        told: list[str] = []
        for what, letter, first in (
            ("answers", "a", 0),
            ("traps", "s", 0),
            ("people", "p", other * SQUAD),
        ):
            facing = mine[what]
            assert cells(facing)
            told += [
                f"{self.say.named(f'{letter}{first + int(n)}')} {self._win(odds)}"
                for n, odds in facing.items()
            ]
        return told

    def _win(self, odds: object) -> str:
        assert cells(odds)
        return chance(odds["win"])

    def needs(self, odds: Row) -> str:
        """What a roll needs and how often it comes off."""
        need, win = int(str(odds["need"])), chance(odds["win"])
        foul = chance(odds["foul"]) if "foul" in odds else "0"
        if foul == "0":
            return self.say.say("term-wf-needs", need=need, win=win)
        return self.say.say("term-wf-needs-foul", need=need, win=win, foul=foul)
