"""A second opinion on Poussin: the rules PO-001 to PO-022 read word by word, slowly.

Nothing here is shared with the engine, not even the card numbers: clubs, cards and answers are
words, a hand is a list of words, chances are fractions. The tests walk the engine and this side by
side and compare what is open, the chances, the whole table and the result at every answer.

    python -m tests.games.footclub.slow_poussin 20000      so many random matches
"""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from importlib.resources import files

CLUBS = ("blue", "red")
OTHER = {"blue": "red", "red": "blue"}
PACK = files("touchline") / "games" / "footclub" / "packs" / "base"

# PO-005 and the three readings of FC-Q39
DECKS = {
    "a": {"tackle": 4, "press": 5, "set_attack": 3},
    "b": {"tackle": 3, "press": 5, "set_attack": 4},
    "c": {"tackle": 5, "press": 4, "set_attack": 3},
}
for _deck in DECKS.values():
    _deck |= {"attack_support": 3, "defence_support": 2, "fans": 8}

#: level second rolls in a row after which a coin decides (docs/decisions/0008)
MANY_POSTS = 6

Answer = tuple[str | int, ...]


def sheet() -> dict[str, dict[str, int]]:
    """PO-002, PO-003 The two teams of the base pack: ATT and DEF, added up from the stars."""
    stars = {}
    for row in tomllib.loads((PACK / "cards.toml").read_text(encoding="utf-8"))["team_card"]:
        stars[row["id"]] = row["level"]
    teams = tomllib.loads((PACK / "poussin.toml").read_text(encoding="utf-8"))
    found = {}
    for club in CLUBS:
        team = teams[club]
        front = [team["coach"], *team["AM"], *team["FW"]]
        back = [team["keeper"], *team["FB"], *team["CB"], *team["DM"]]
        found[club] = {"ATT": sum(stars[i] for i in front), "DEF": sum(stars[i] for i in back)}
    return found


class Poussin:
    """One match.

    phase  toss, draw, fans, possession, tackle, offensive, bonus, support, shot, over
    """

    def __init__(
        self,
        values: dict[str, dict[str, int]],
        deck: dict[str, int],
        fan_cap: int | None = None,
        clamp: bool = False,
        opens: str = "attack",
    ) -> None:
        self.values = values
        self.fan_cap = fan_cap
        self.clamp = clamp
        self.opens = opens
        self.goals = dict.fromkeys(CLUBS, 0)
        self.stands = dict.fromkeys(CLUBS, 5)  # PO-006
        self.hand: dict[str, list[str]] = {club: [] for club in CLUBS}
        self.discard: dict[str, list[str]] = {club: [] for club in CLUBS}
        self.pile: dict[str, list[str]] = {}
        for club in CLUBS:
            cards = [card for card, n in deck.items() for _ in range(n)]
            for _ in range(5):
                cards.remove("fans")
            assert len(cards) == 20
            self.pile[club] = cards
        self.phase = "toss"
        self.ball = ""
        self.turn = 0
        self.to_draw: list[str] = []  # clubs that draw the next cards, in order
        self.chosen: dict[str, str] = {}  # PO-011 what each club does, face down
        self.actor = ""  # the one club that is asked
        self.attacker = ""
        self.bonus = 0
        self.spent = dict.fromkeys(CLUBS, 0)
        self.agreed = 0
        self.defence_die = 0
        self.second = False
        self.posts = 0

    # -- whose turn, and what is open ---------------------------------------------------------

    def due(self) -> set[str]:
        if self.phase == "over":
            return set()
        if self.phase == "fans":
            return {club for club in CLUBS if club not in self.chosen}
        if self.phase in ("possession", "offensive", "bonus"):
            return {self.actor}
        return {"fate"}

    def open(self, club: str) -> set[Answer]:
        hand = self.hand[club]
        if self.phase == "fans":  # PO-011
            return {("none",), ("fan",)} if "fans" in hand else {("none",)}
        if self.phase == "possession":  # PO-012
            return {("pass",)} | {(card,) for card in ("press", "tackle") if card in hand}
        if self.phase == "offensive":  # PO-015
            ready = "set_attack" in hand and self.stands[club] >= 3
            return {("pass",), ("set_attack",)} if ready else {("pass",)}
        assert self.phase == "bonus"  # PO-016
        found: set[Answer] = {("pass",)}
        if club == self.attacker:
            for fans in range(self.fans_allowed(club) + 1):
                for supports in range(hand.count("attack_support") + 1):
                    if fans + supports > 0:
                        found.add(("push", fans, supports))
        else:
            found |= {("push", fans, 0) for fans in range(1, self.fans_allowed(club) + 1)}
            if "defence_support" in hand:
                found.add(("defence_support",))
        return found

    def fans_allowed(self, club: str) -> int:
        """PO-017."""
        if self.fan_cap is None:
            return self.stands[club]
        return min(self.stands[club], self.fan_cap - self.spent[club])

    def chances(self) -> dict[Answer, Fraction]:
        if self.phase == "toss":  # PO-007 ties are rolled again, so it is even
            return {(club,): Fraction(1, 2) for club in CLUBS}
        if self.phase == "draw":
            pile = self.pile[self.to_draw[0]]
            return {(card,): Fraction(n, len(pile)) for card, n in Counter(pile).items()}
        if self.phase in ("tackle", "support"):
            each = Fraction(1, 36)
            return {(first, second): each for first in range(1, 7) for second in range(1, 7)}
        assert self.phase == "shot"
        if self.posts == MANY_POSTS:
            return {("goal",): Fraction(1, 2), ("save",): Fraction(1, 2)}
        return {(face,): Fraction(1, 6) for face in range(1, 7)}

    def result(self) -> str:
        """PO-001 The winner, or "draw"."""
        blue, red = self.goals["blue"], self.goals["red"]
        return "draw" if blue == red else "blue" if blue > red else "red"

    # -- what answers do ----------------------------------------------------------------------

    def take(self, who: str, answer: Answer) -> None:
        getattr(self, f"take_{self.phase}")(who, answer)

    def take_toss(self, who: str, answer: Answer) -> None:
        self.ball = str(answer[0])
        self.draw(4)

    def draw(self, each: int) -> None:
        self.phase = "draw"
        self.to_draw = list(CLUBS) * each

    def take_draw(self, who: str, answer: Answer) -> None:
        club, card = self.to_draw.pop(0), str(answer[0])
        self.pile[club].remove(card)
        self.hand[club].append(card)
        if self.to_draw:
            return
        if self.turn == 0:  # that was the opening hand
            self.new_turn()
        else:
            self.phase = "fans"
            self.chosen = {}

    def new_turn(self) -> None:
        """PO-010, PO-022."""
        if not self.pile["blue"] or not self.pile["red"]:
            self.phase = "over"
        else:
            self.turn += 1
            self.draw(2)

    def take_fans(self, who: str, answer: Answer) -> None:
        self.chosen[who] = str(answer[0])
        if len(self.chosen) < 2:
            return
        for club in CLUBS:
            if self.chosen[club] == "fan":
                self.hand[club].remove("fans")
                self.stands[club] += 1
        self.ask_possession(OTHER[self.ball])

    def ask_possession(self, club: str) -> None:
        """PO-012 An empty hand, which everybody sees, need not be asked."""
        self.phase, self.actor = "possession", club
        if not self.hand[club]:
            self.take_possession(club, ("pass",))

    def take_possession(self, who: str, answer: Answer) -> None:
        if answer == ("pass",):
            self.ask_offensive()
        elif answer == ("press",):  # PO-013
            self.play(who, "press")
            self.ball = who
            self.ask_possession(OTHER[who])
        else:
            self.play(who, "tackle")
            self.phase = "tackle"

    def take_tackle(self, who: str, answer: Answer) -> None:
        """PO-014."""
        if sum(int(n) for n in answer) >= 7:
            self.ball = self.actor
            self.ask_possession(OTHER[self.actor])
        else:
            self.ask_offensive()

    def play(self, club: str, card: str) -> None:
        """PO-021."""
        self.hand[club].remove(card)
        self.discard[club].append(card)

    def ask_offensive(self) -> None:
        self.phase, self.actor = "offensive", self.ball
        if not self.hand[self.ball]:
            self.take_offensive(self.ball, ("pass",))

    def take_offensive(self, who: str, answer: Answer) -> None:
        if answer == ("pass",):
            self.new_turn()
            return
        self.hand[who].remove("set_attack")  # it lies before its club until the shot is over
        self.attacker = who
        self.bonus = self.values[who]["ATT"] - self.values[OTHER[who]]["DEF"]  # PO-004
        self.spent = dict.fromkeys(CLUBS, 0)
        self.agreed = 0
        self.ask_bonus(who if self.opens == "attack" else OTHER[who])

    def ask_bonus(self, club: str) -> None:
        """PO-016 Who has neither cards nor fans to spend agrees, as everybody can see."""
        self.phase, self.actor = "bonus", club
        if not self.hand[club] and not self.fans_allowed(club):
            self.take_bonus(club, ("pass",))

    def take_bonus(self, who: str, answer: Answer) -> None:
        if answer == ("pass",):
            self.agreed += 1
            if self.agreed == 2:
                self.phase = "shot"
                self.defence_die, self.second, self.posts = 0, False, 0
            else:
                self.ask_bonus(OTHER[who])
            return
        self.agreed = 0
        if answer == ("defence_support",):
            self.play(who, "defence_support")
            self.phase = "support"
            return
        _, fans, supports = (int(n) if isinstance(n, int) else 0 for n in answer)
        self.stands[who] -= fans
        self.spent[who] += fans
        self.discard[who] += ["fans"] * fans
        for _ in range(supports):
            self.play(who, "attack_support")
        change = fans + 2 * supports
        self.bonus += change if who == self.attacker else -change
        self.ask_bonus(OTHER[who])

    def take_support(self, who: str, answer: Answer) -> None:
        """PO-016 Seven or more: two less. A miss does nothing."""
        if sum(int(n) for n in answer) >= 7:
            self.bonus -= 2
        self.ask_bonus(self.attacker)

    def take_shot(self, who: str, answer: Answer) -> None:
        """PO-018."""
        if self.posts == MANY_POSTS:
            self.end_offensive(answer == ("goal",))
        elif not self.defence_die:
            self.defence_die = int(answer[0])
        else:
            total = int(answer[0])
            if not self.second:
                total += max(-5, min(5, self.bonus)) if self.clamp else self.bonus
            if total != self.defence_die:
                self.end_offensive(total > self.defence_die)
                return
            self.posts += 1 if self.second else 0
            self.second = True
            self.defence_die = 0

    def end_offensive(self, goal: bool) -> None:
        """PO-019 to PO-021."""
        shooter = self.attacker
        self.discard[shooter].append("set_attack")
        self.attacker = ""
        self.ball = OTHER[shooter]
        if goal:
            self.goals[shooter] += 1
            self.new_turn()
        else:
            self.ask_possession(shooter)


if __name__ == "__main__":
    from tests.games.footclub import side_by_side

    side_by_side.main()
