"""Programs made at random from the whole vocabulary of effects: whatever they say, they end, ask
only what can be answered, and leave the table in order.
"""

from __future__ import annotations

import pytest

from tests.games.eleven.workbench import Bench, ability
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.rng import Rng
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.phases import PHASES

RESOURCES = ["money", "fans", "operations", "fitness"]
TOKENS = ["injury", "suspension", "str_temp", "str_perm", "weak_temp", "weak_perm"]
OWN = ("host", "aide", "scout", "anna", "two", "six", "nine", "kid", "lad", "old", "keeper")


class Writer:
    """Writes operations at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def one(self, of: list[str]) -> str:
        return of[self.rng.below(len(of))]

    def number(self, low: int, high: int) -> int:
        return low + self.rng.below(high - low + 1)

    def chance(self, of: int) -> bool:
        return self.rng.below(of) == 0

    def selector(self, kinds: list[str]) -> str:
        kind = self.one(kinds)
        fields = [f'kind = "{kind}"']
        pick = self.one(["choose"] * 6 + ["random", "all", "self", "previous"])
        if kind == "footballer" and self.chance(6):
            pick = "d12"
        fields.append(f'pick = "{pick}"')
        fields.append(f"n = {self.number(1, 3)}")
        if self.chance(3):
            fields.append("up_to = true")
        if kind in ("footballer", "shirt", "opponent_shirt") and self.chance(3):
            fields.append(f'role = "{self.one(["attack", "defence"])}"')
        if kind in ("footballer", "shirt", "opponent_shirt") and self.chance(4):
            fields.append(
                f'section = "{self.one(["left", "flank", "same", "facing", "midfield"])}"'
            )
        if kind == "footballer" and self.chance(4):
            fields.append(f'class = "{self.one(["regular", "youngster", "veteran"])}"')
        if kind == "footballer" and self.chance(5):
            fields.append("available = true")
        if kind == "shirt" and self.chance(3):
            fields.append("cardless = true")
        if kind in ("staff", "footballer", "card") and self.chance(5):
            fields.append("other = true")
        return "{ " + ", ".join(fields) + " }"

    def amount(self) -> str:
        if self.chance(6):
            return '{ roll = "d6" }'
        if self.chance(6):
            return '{ count = { kind = "footballer" }, per = 2, max = 3 }'
        return str(self.number(1, 3))

    def cost(self) -> str:
        pay = self.one([*RESOURCES, "any", "vp", "token", "exhaust"])
        token = ', token = "suspension"' if pay == "token" else ""
        return f'[{{ pay = "{pay}", n = {self.number(1, 2)}{token} }}]'

    def price(self) -> str:
        return self.one(['price = "printed"', "price = 0", "price = 1"])

    def program(self, depth: int) -> str:
        return ", ".join(self.op(depth) for _ in range(self.number(1, 3)))

    def op(self, depth: int) -> str:
        writers = [self.plain, self.people, self.deals, self.pitch, self.other]
        if depth:
            writers.append(lambda: self.nested(depth - 1))
        return "{ " + writers[self.rng.below(len(writers))]() + " }"

    def plain(self) -> str:
        what = self.one(["gain", "lose", "stat", "vp", "tactic_extra", "none"])
        if what in ("gain", "lose"):
            return f'op = "{what}", res = "{self.one([*RESOURCES, "any"])}", n = {self.amount()}'
        if what == "stat":
            n = self.one(["-2", "-1", "1", "2"])
            return f'op = "stat", stat = "{self.one([*RESOURCES, "any"])}", n = {n}'
        return f'op = "{what}"' + ("" if what == "none" else f", n = {self.number(1, 2)}")

    def people(self) -> str:
        what = self.one(["train", "untrain", "tokens", "clear", "ready", "exhaust", "sell"])
        if what in ("tokens", "clear"):
            flags = ", spread = true" if self.chance(3) else ""
            flags += ", up_to = true" if what == "clear" and self.chance(3) else ""
            target = self.selector(["footballer", "staff", "card", "director"])
            token = self.one(TOKENS)
            return (
                f'op = "{what}", token = "{token}", n = {self.amount()}{flags}, target = {target}'
            )
        kinds = ["footballer"] if what in ("train", "untrain", "sell") else ["staff", "director"]
        return f'op = "{what}", target = {self.selector(kinds)}'

    def deals(self) -> str:
        what = self.one(["draw", "recruit", "sign", "drop_sponsor", "build", "office"])
        if what == "draw":
            deck = self.one(["regular", "youngster", "veteran", "staff", "tactic"])
            how = "hand" if deck == "tactic" else "recruit"
            if deck not in ("tactic", "staff"):
                how = self.one(["recruit", "recruit_trained", "one_trained_one_untrained"])
            n, rest = self.number(1, 3), self.one(["discard", "bottom"])
            take = self.number(1, n)
            tail = f'as = "{how}", {self.price()}, rest = "{rest}"'
            return f'op = "draw", deck = "{deck}", n = {n}, take = {take}, {tail}'
        if what == "recruit":
            kind = self.one(["footballer", "staff"])
            source = "row"
            if kind == "footballer":
                source = self.one(["row", "youngster_deck", "veteran_deck"])
            slots = self.one(["right3", "any"])
            tail = f'from = "{source}", slots = "{slots}", {self.price()}'
            return f'op = "recruit", kind = "{kind}", {tail}'
        if what == "build":
            kind = self.one(["any", "ordinary", "stand", "shop", "ad_board3"])
            return f'op = "build", what = "{kind}", price = {self.number(0, 2)}'
        if what == "office":
            return f'op = "office", steps = {self.number(1, 2)}, price_add = {self.number(-4, 0)}'
        return 'op = "sign"' if what == "sign" else 'op = "drop_sponsor", repay = true'

    def pitch(self) -> str:
        what = self.one(
            ["strength", "shot", "move_shirt", "swap_shirts", "turn_shirt", "shirt_bonus"]
        )
        kinds = ["shirt", "footballer"]
        if what in ("strength", "shot"):
            kinds.append("opponent_shirt")
        target = self.selector(kinds)
        if what in ("strength", "shirt_bonus"):
            return f'op = "{what}", n = {self.one(["-1", "1", "2"])}, target = {target}'
        if what == "shot":
            return f'op = "shot", rule = "{self.one(["unsaveable", "none"])}", target = {target}'
        within = self.one(["section", "line", "any"])
        tail = "" if what == "turn_shirt" else f', within = "{within}"'
        return f'op = "{what}", target = {target}{tail}'

    def other(self) -> str:
        return self.one(
            [
                f'op = "goal", side = "{self.one(["own", "opponent"])}", n = {self.amount()}',
                'op = "annul_goal", side = "opponent", n = 1',
                'op = "keeper", side = "own", strength = 1, gloves = 1',
                f'op = "assign_fan", n = 1, source = "{self.one(["supply", "reserve"])}",'
                ' target = { kind = "stand" }',
                'op = "peek", what = "deck_top", deck = "staff"',
                'op = "resolve_bonus", target = { kind = "staff" }',
                f'op = "discard", what = {self.selector(["footballer", "staff", "tactic"])}, n = 2',
                'op = "refresh_row", row = "sponsors"',
                'op = "league", who = "self", n = 1',
                'op = "modify", key = "keep.fans", add = 1',
                'op = "allow", what = "left_slots"',
                f'op = "prevent", event = "injury", n = 1, cost = {self.cost()}',
                'op = "restrict", what = "build"',
            ]
        )

    def nested(self, depth: int) -> str:
        what = self.one(["roll", "choose", "pay_then"])
        if what == "pay_then":
            return f'op = "pay_then", cost = {self.cost()}, do = [{self.program(depth)}]'
        if what == "roll":
            low = f"{{ min = 1, max = 3, do = [{self.program(depth)}] }}"
            high = f"{{ min = 4, max = 6, do = [{self.program(depth)}] }}"
            return f'op = "roll", die = "d6", cases = [{low}, {high}]'
        options = ", ".join(f'{{ label = "{n}", do = [{self.program(depth)}] }}' for n in range(3))
        return f'op = "choose", n = {self.number(1, 2)}, options = [{options}]'


def table(seed: int) -> Bench:
    """A manager in the middle of a season, on a week day or on match day."""
    writer = Writer(seed)
    printed = ability("bonus", writer.program(1))
    guard = ability(
        "passive",
        f'{{ op = "prevent", event = "injury", cost = {writer.cost()} }}',
        'limit = "week"',
    )
    bench = Bench({"host": ability("action", writer.program(2)), "aide": printed, "anna": guard})
    bench.own(*OWN)
    bench.lay("pies", c.BANNER)
    bench.t.move(bench.card("press"), c.HAND, 1)
    bench.row(c.FOOTBALLERS, "three", "eight", "tall", "wide", "spare")
    bench.row(c.STAFF_ROW, "coach", "clerk", "guard")
    bench.row(c.SPONSORS, "shoes", "bikes", "soup", "tea", "hats")
    for name in ("extra", "boy", "grey"):
        bench.top(name)
    bench.rich(*(writer.number(0, 4) for _ in range(4)))
    bench.hold("two", c.INJURY_, writer.number(0, 2))
    bench.hold("scout", c.SUSPENSION, writer.number(0, 1))
    bench.t.put(0, c.CLUB, 0)
    if writer.chance(2):
        for name in ("six", "nine", "old"):
            assert bench.t.where[bench.card(name)] == c.OWN
        bench.line_up("six", "nine", "keeper")
        bench.face()
    return bench


def in_order(bench: Bench) -> None:
    """What holds between two answers."""
    t = bench.t
    assert sum(t.shirt(0, shirt, c.FIELD) for shirt in range(c.SHIRTS_)) == 10
    assert min(bench.has()) >= 0
    assert t.get(0, c.POINTS) >= 0
    assert all(1 <= t.get(0, c.LEVEL + stat) <= 5 for stat in range(4))
    assert min(t.get(0, c.FOR), t.get(0, c.AGAINST)) >= 0
    lying = [int(n) for n in t.row if n >= 0]
    assert len(set(lying)) == len(lying)
    for card in lying:
        assert t.where[card] == c.ROW


@pytest.mark.parametrize("seed", [*range(150), 507, 786, 1010])
def test_any_program_ends_in_order(seed: int) -> None:
    bench = table(seed)
    rng, odds = Rng(seed), Odds()
    bench.begin()
    for _ in range(400):
        phase = int(bench.k.phase())
        if phase == c.FINISHED:
            break
        at = PHASES[phase]
        due = at.due(bench.t, bench.k)
        if due == AUTO:
            at.resolve(bench.t, bench.k, AUTO, 0, bench.log)
        elif due == FATE:
            at.luck(bench.t, bench.k, odds)
            assert odds.total > 0
            at.resolve(bench.t, bench.k, FATE, odds.at(rng.below(odds.total)), bench.log)
        else:
            assert due == 1
            out = Codes(True)
            at.ask(bench.t, bench.k, 0, out)
            open_ = out.listed()
            assert open_, f"phase {phase} asks nothing"
            assert open_ == sorted(set(open_))
            assert not set(open_) & set(out.shut)
            assert 1 <= out.least <= out.most
            at.resolve(bench.t, bench.k, 0, open_[rng.below(len(open_))], bench.log)
        in_order(bench)
    else:
        raise AssertionError("it never ends")
    for card in range(bench.t.book.total()):
        assert bench.t.where[card] != c.LOOK
