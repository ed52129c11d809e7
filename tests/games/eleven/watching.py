"""What an ability of a card should do, reckoned from its row alone, and what it did."""

from __future__ import annotations

from collections.abc import Mapping

from touchline.games.eleven.cards import lexicon as w
from touchline.games.eleven.cards.staging import SEAT, Stage
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import pitch

Cells = Mapping[str, object]
PRICED = ("recruit", "sell", "sign", "office", "build", "pay_then", "draw")
LEAST_SOLD_OUT = 4


class Seen:
    """Everything about the first manager that operations can change."""

    def __init__(self, t: Table) -> None:
        cards = range(t.book.total())
        squad = [n for n in cards if t.owner(n) == SEAT and t.book.deck(n) <= c.VETERAN]
        self.table = t.clone()
        self.has = [int(t.get(SEAT, c.HAS + n)) for n in range(4)]
        self.level = [int(t.get(SEAT, c.LEVEL + n)) for n in range(4)]
        self.points = int(t.get(SEAT, c.POINTS))
        self.squad = squad
        self.trained = sum(int(t.trained(n)) for n in squad)
        self.staff = [n for n in cards if t.owner(n) == SEAT and t.book.deck(n) == c.STAFF]
        places = (c.BANNER + SEAT, c.KIT + SEAT)
        self.sponsors = [n for n in cards if t.where[n] in places]
        self.hand = sum(t.where[n] == c.HAND + SEAT for n in self._deck(t, c.TACTIC))
        self.built = sum(int(t.built[SEAT * 8 + kind]) for kind in range(7))
        self.offices = int(t.get(SEAT, c.OFFICES))
        self.goals = (int(t.get(SEAT, c.FOR)), int(t.get(SEAT, c.AGAINST)))
        self.tokens = [sum(int(t.token(n, kind)) for n in cards) for kind in range(6)]
        self.shirts = [self._shirt(t, n) for n in range(13)]
        self.foes = [int(t.foe(SEAT, n, c.FOE_MOD)) for n in range(10)]
        self.keeper = int(t.get(SEAT, c.KEEP_GLOVES))
        self.extra = int(t.get(SEAT, c.TACTIC_EXTRA))
        self.fans = sum(int(t.get(SEAT, c.STANDS_AT + n)) for n in range(8))
        self.timed = [int(n) for n in t.timed]
        self.front = int(t.get(SEAT, c.FRONT))

    def _deck(self, t: Table, deck: int) -> range:
        return range(t.book.first[deck], t.book.first[deck + 1])

    def _shirt(self, t: Table, n: int) -> dict[str, int]:
        keys = {"side": c.SIDE, "at": c.AT, "mod": c.MOD, "rule": c.RULE, "glove": c.GLOVE}
        return {key: int(t.shirt(SEAT, n, what)) for key, what in keys.items()}

    def of(self, what: str) -> list[int]:
        """One number of all shirts."""
        return [shirt[what] for shirt in self.shirts]

    def same(self, other: Seen) -> bool:
        """Has nothing changed?"""
        mine = {key: value for key, value in vars(self).items() if key != "table"}
        return all(getattr(other, key) == value for key, value in mine.items())


def holds(t: Table, conditions: list[Cells]) -> bool:
    """Are the conditions of match abilities met?"""
    found = True
    for row in conditions:
        scored, conceded = t.get(SEAT, c.FOR), t.get(SEAT, c.AGAINST)
        match row["is"]:
            case "result":
                result = "win" if scored > conceded else "loss" if scored < conceded else "draw"
                found = found and result == row["value"]
            case "sold_out":
                fans = sum(t.get(SEAT, c.STANDS_AT + n) for n in range(8))
                found = found and fans >= LEAST_SOLD_OUT
            case "opponent_ranked":
                found = found and t.get(SEAT, c.FOE_RANK) < t.get(SEAT, c.LAST_RANK)
            case "more_attackers":
                mine = sum(
                    t.shirt(SEAT, n, c.FIELD) and t.shirt(SEAT, n, c.SIDE) == c.ATTACK
                    for n in range(13)
                )
                theirs = sum(t.foe(SEAT, n, c.FOE_SIDE) == c.ATTACK for n in range(10))
                found = found and theirs > mine
            case other:
                raise AssertionError(other)
    return found


class Judge:
    """Compares what happened with what the operations of an ability say."""

    def __init__(self, ability: Cells, before: Seen, after: Seen, face: int) -> None:
        self.ability = ability
        self.before = before
        self.after = after
        self.face = face  # of the die that was rolled, 0 for none
        self.money: list[int] = [0] * 4  # resources to the letter
        self.loose = 0  # and those of choice
        self.goals = [0, 0]
        self.checks = 0

    def run(self) -> None:
        """Every cost and operation; raises AssertionError where something else happened."""
        for cost in rows(self.ability.get("cost")):
            self._pay(cost)
        if holds(self.before.table, rows(self.ability.get("if"))):
            for op in rows(self.ability["do"]):
                self._op(op)
            if not self._priced(rows(self.ability["do"])):
                self._resources()
        assert [a - b for a, b in zip(self.after.goals, self.before.goals, strict=True)] == [
            max(n, -was) for n, was in zip(self.goals, self.before.goals, strict=True)
        ]

    def _priced(self, ops: list[Cells]) -> bool:
        return any(op["op"] in PRICED or op["op"] in ("choose", "resolve_bonus") for op in ops)

    def _pay(self, cost: Cells) -> None:
        if cost["pay"] == "token":
            assert self._tokens("suspension") == cost["n"]
        elif cost["pay"] in w.RESOURCES:
            self.money[w.RESOURCES.index(str(cost["pay"]))] -= n_of(cost)

    def _resources(self) -> None:
        """Gains, losses and statistics together."""
        delta = [a - b for a, b in zip(self.after.has, self.before.has, strict=True)]
        expected = [
            max(n, -was) if n < 0 else n for n, was in zip(self.money, self.before.has, strict=True)
        ]
        if "d12" in repr(self.ability):  # a fan that has just come may have gone on a reroll
            assert delta[1] in range(min(0, expected[1]), expected[1] + 1)
            expected[1] = delta[1]
        if self.loose == 0:
            assert delta == expected
        else:
            assert sum(delta) == sum(expected) + self.loose
            assert all(d >= e for d, e in zip(delta, expected, strict=True))

    def _tokens(self, kind: str) -> int:
        at = w.TOKENS.index(kind)
        return self.after.tokens[at] - self.before.tokens[at]

    def _op(self, op: Cells) -> None:
        self.checks += 1
        before, after = self.before, self.after
        n = self._amount(op)
        match op["op"]:
            case "gain" | "lose":
                sign = 1 if op["op"] == "gain" else -1
                if op["res"] == "any":
                    self.loose += n
                else:
                    self.money[w.RESOURCES.index(str(op["res"]))] += sign * n
            case "stat":
                self._stat(op, n)
            case "vp":
                assert after.points - before.points == n
            case "train":
                assert after.trained - before.trained in self._times("train", op)
            case "tokens":
                times = sum(each["op"] == "tokens" for each in rows(self.ability["do"]))
                most = n * max(1, times)
                least = 0 if self._target(op).get("pick") == "d12" or self._hurt_all() else n
                assert self._tokens(str(op["token"])) in range(least, most + 1, n)
            case "clear":
                total = before.tokens[w.TOKENS.index(str(op["token"]))]
                assert -self._tokens(str(op["token"])) in range(min(total, n) + 1)
            case "draw" if op["deck"] == "tactic":
                assert after.hand - before.hand == n
            case "draw" | "recruit":
                self._bought(op)
            case "sell":
                self._sold(op)
            case "sign":
                assert len(after.sponsors) - len(before.sponsors) in (0, 1)
            case "drop_sponsor":
                assert len(before.sponsors) - len(after.sponsors) == min(1, len(before.sponsors))
                for gone in set(before.sponsors) - set(after.sponsors):
                    money = before.table.book.card(gone, b.SMALL_MONEY)
                    self.money[0] -= int(money)
            case "office":
                self._office(op)
            case "build":
                self._build(op)
            case "restrict" | "shirt_bonus":
                assert len(after.timed) > len(before.timed)
            case "goal" | "annul_goal":
                side = 0 if op["side"] == "own" else 1
                self.goals[side] += n if op["op"] == "goal" else -n
            case "roll":
                for case in rows(op["cases"]):
                    if n_of(case, "min") <= self.face <= n_of(case, "max"):
                        for inner in rows(case["do"]):
                            self._op(inner)
            case "strength" | "shot" | "turn_shirt" | "move_shirt" | "keeper":
                self._pitch(op, n)
            case "tactic_extra":
                assert after.extra - before.extra == n
            case "peek":
                assert after.front >= 0
            case "assign_fan":
                assert after.fans - before.fans in (0, n)
            case "discard":
                assert len(set(before.squad) - set(after.squad)) == min(
                    n, self._fitting(op["what"])
                )
            case "modify":
                assert len(after.timed) > len(before.timed)
            case "choose" | "pay_then" | "resolve_bonus" | "none":
                pass
            case other:
                raise AssertionError(other)

    def _hurt_all(self) -> bool:
        """May nobody be left whom other effects can reach (EL-345)?"""
        healthy = sum(not self.before.table.hurt(n) for n in self.before.squad)
        return healthy <= ("d12" in repr(self.ability))

    def _fitting(self, what: object) -> int:
        """How many footballers there are of a class."""
        assert isinstance(what, Mapping)
        number = w.CLASSES.index(str(what["class"]))
        return sum(self.before.table.book.deck(n) == number for n in self.before.squad)

    def _amount(self, op: Cells) -> int:
        given = op.get("n", 1)
        if isinstance(given, Mapping):
            return self.before.fans // n_of(given, "per")
        return int(str(given))

    def _target(self, op: Cells) -> Cells:
        found = op["target"]
        assert isinstance(found, Mapping)
        return found

    def _times(self, kind: str, op: Cells) -> range:
        """From none, where nobody fits, to once for each such operation; one where one fits."""
        times = sum(each["op"] == kind for each in rows(self.ability["do"]))
        t = self.before.table
        young = self._target(op).get("class") == "youngster"
        chosen = self._target(op).get("selected") is True
        fits = [
            n
            for n in self.before.squad
            if not t.trained(n)
            and (not young or t.book.deck(n) == c.YOUNGSTER)
            and (not chosen or t.flags[n] & c.SELECTED)
            and not t.hurt(n)
        ]
        return range(min(times, len(fits)), times + 1)

    def _stat(self, op: Cells, n: int) -> None:
        steps = [a - b for a, b in zip(self.after.level, self.before.level, strict=True)]
        if op["stat"] == "any":
            gained = sum(self.after.has) - sum(self.before.has)
            assert sum(steps) == n or gained == n
            self.loose += n - sum(steps)
            return
        at = w.RESOURCES.index(str(op["stat"]))
        new = min(5, max(1, self.before.level[at] + n))
        assert self.after.level[at] == new
        self.money[at] += self.before.level[at] + n - new

    def _bought(self, op: Cells) -> None:
        """A footballer or staff member has come at the price that is said, or nobody has."""
        t = self.before.table
        kind = "staff" if op.get("kind") == "staff" or op.get("deck") == "staff" else "squad"
        new = sorted(set(getattr(self.after, kind)) - set(getattr(self.before, kind)))
        others = sum(each["op"] in ("recruit", "draw") for each in rows(self.ability["do"]))
        assert len(new) <= others
        if op.get("price") == 0:
            assert others > 1 or len(new) <= 1
            for card in new:
                most = op.get("max_price")
                assert most is None or t.book.card(card, b.PRICE) <= int(str(most))
            return
        paid = self.before.has[0] - self.after.has[0]
        extra = sum(n_of(cost) for cost in rows(self.ability.get("cost")) if cost["pay"] == "money")
        price = sum(
            max(0, int(t.book.card(card, b.PRICE)) + n_of(op, "price_add", 0)) for card in new
        )
        assert paid == price + extra

    def _sold(self, op: Cells) -> None:
        gone = sorted(set(self.before.squad) - set(self.after.squad))
        assert len(gone) == min(1, len(self.before.squad))
        t = self.before.table
        income = [2 + max(0, int(pitch.strength(t, SEAT, card))) for card in gone]
        got = self.after.has[0] - self.before.has[0]
        add = n_of(op, "add", 0)
        halves = [n // 2 if t.hurt(card) else n for n, card in zip(income, gone, strict=True)]
        later = [n_of(inner) for each in rows(self.ability["do"]) if each["op"] == "pay_then"
                 for inner in rows(each["do"])]  # fmt: skip
        assert got - sum(halves) - add in {0, *later}

    def _office(self, op: Cells) -> None:
        assert self.after.offices - self.before.offices in (0, 1)
        if self.after.offices > self.before.offices:
            cost = self.before.table.book.office_cost[self.before.offices]
            paid = self.before.has[0] - self.after.has[0]
            assert paid == max(0, int(cost) + n_of(op, "price_add", 0))

    def _build(self, op: Cells) -> None:
        assert self.after.built - self.before.built in (0, 1)
        if self.after.built > self.before.built:
            t = self.before.table
            price = n_of(op, "price", int(t.book.constant(2))) + n_of(op, "price_add", 0)
            lost = sum(n_of(each) for each in rows(self.ability["do"]) if each["op"] == "lose")
            assert self.before.has[0] - self.after.has[0] in (price, price + lost)

    def _pitch(self, op: Cells, n: int) -> None:
        """What happens to shirts and keepers."""
        before, after = self.before, self.after
        target = op.get("target", {})
        assert isinstance(target, Mapping)
        most = n_of(target, "n")
        match op["op"]:
            case "strength" if target["kind"] == "opponent_shirt":
                assert sum(after.foes) - sum(before.foes) in (0, n)
            case "strength":
                mods = [a - b for a, b in zip(after.of("mod"), before.of("mod"), strict=True)]
                if target.get("pick") == "all":
                    assert n in mods or not any(mods)
                else:
                    assert sum(mods) in [n * k for k in range(most + 1)]
                    if target.get("pick") == "self":
                        assert sum(mods) == n
            case "shot":
                glove = n_of(op, "min_glove", 0)
                changed = [
                    a for a, b in zip(after.shirts, before.shirts, strict=True)
                    if (a["rule"], a["glove"]) != (b["rule"], b["glove"])
                ]  # fmt: skip
                assert len(changed) <= 1
                for shirt in changed:
                    assert shirt["glove"] == glove
                    assert shirt["rule"] == (0 if glove else c.UNSAVEABLE)
                assert changed or target.get("pick") != "self"
            case "turn_shirt":
                turned = sum(
                    a != b for a, b in zip(after.of("side"), before.of("side"), strict=True)
                )
                assert turned == 1
            case "move_shirt":
                moved = sum(a != b for a, b in zip(after.of("at"), before.of("at"), strict=True))
                assert moved <= most
            case "keeper":
                assert after.keeper - before.keeper == n_of(op, "gloves", 0)


def rows(found: object) -> list[Cells]:
    """A list of tables; an empty one where there is none."""
    return [row for row in found if isinstance(row, Mapping)] if isinstance(found, list) else []


def n_of(row: Cells, key: str = "n", otherwise: int = 1) -> int:
    """A whole number of a row."""
    found = row.get(key, otherwise)
    return found if isinstance(found, int) else otherwise


def played(stage: Stage, ability: int, row: Cells) -> tuple[Judge, bool]:
    """Carry out an ability; what it did is compared with its row. Was anything changed?"""
    before = Seen(stage.table)
    assert stage.begin(ability) == ""
    after = Seen(stage.table)
    judge = Judge(row, before, after, int(stage.table.get(SEAT, c.DIE)))
    judge.run()
    return judge, not before.same(after)
