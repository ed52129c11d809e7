"""What a card does, said from its abilities: a text and its effects cannot disagree.

Every sentence is made of the messages `el-fx-...` of the base pack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from .asking import Asker, added, capital, hyphens
from .things import Cells, Phrase, cells, listed, rows, whole

TARGETED: Final = (  # operations that say whom they reach, and nothing else
    "train",
    "untrain",
    "turn_shirt",
    "resolve_bonus",
    "ready",
    "exhaust",
)
NOBODY: Final = Phrase("")
ANYBODY: Final[Mapping[str, Cells]] = {  # whom a permission without a target covers
    "play_injured": {"kind": "footballer", "has_token": "injury", "pick": "all"},
    "action_twice": {"kind": "card", "pick": "all"},
    "left_slots": {"kind": "card", "pick": "all"},
}
ALL: Final[Cells] = {"pick": "all"}
JUDGED: Final = ("goal_base", "goal_perfect", "scenario_win", "scenario_lose")


class Teller(Asker):
    """Tells abilities in one language."""

    # -- whole abilities --------------------------------------------------------------------------

    def line(self, ability: Cells, at_end: bool = False) -> str:
        """When, for what, and what happens: one line of a card. `at_end`: an objective that is
        judged when the season is over (EL-363).
        """
        say = self.voice.say
        on = str(ability["on"])
        asked = self.conditions(rows(ability.get("if")))
        if on in JUDGED:
            when = say(f"el-fx-on-{hyphens(on)}")
            when = say("el-fx-at-end", when=when) if at_end else when
            return capital(say("el-fx-line", when=when, what=asked))
        what = self.operations(rows(ability.get("do")))
        if "else" in ability:
            other = self.operations(rows(ability["else"]))
            what = say("el-fx-else", what=what, other=other)
        return capital(say("el-fx-line", when=self._when(on, ability, asked), what=what))

    def clause(self, ability: Cells) -> str:
        """What happens alone, for cards that say the moment by their place."""
        what = self.operations(rows(ability.get("do")))
        asked = self.conditions(rows(ability.get("if")))
        if asked:
            what = self.voice.say("el-fx-only-if", what=what, asked=asked)
        return capital(self.voice.say("el-fx-plain", what=what))

    def asked(self, ability: Cells) -> str:
        """What must hold, for abilities that are conditions alone."""
        asked = self.conditions(rows(ability.get("if")))
        return capital(self.voice.say("el-fx-plain", what=asked))

    def _when(self, on: str, ability: Cells, asked: str) -> str:
        say = self.voice.say
        when = say(f"el-fx-on-{hyphens(on)}")
        if asked:
            when = say("el-fx-if", when=when, asked=asked)
        cost = self.costs(rows(ability.get("cost")))
        if cost:
            when = say("el-fx-for", when=when, cost=cost)
        elif ability.get("mode") == "may" and on != "action":
            when = say("el-fx-may", when=when)
        if "limit" in ability and (on, ability["limit"]) != ("action", "week"):
            when = say(f"el-fx-limit-{ability['limit']}", when=when)
        return when

    # -- operations -------------------------------------------------------------------------------

    def operations(self, found: Sequence[Cells]) -> str:
        """Operations one after the other, as clauses without a capital."""
        told: list[tuple[str, int]] = []
        for n, row in enumerate(found):
            clause = self._operation(row, found[:n])
            if told and told[-1][0] == clause:
                told[-1] = (clause, told[-1][1] + 1)
            else:
                told.append((clause, 1))
        say = self.voice.say
        joined = ""
        for what, times in told:
            clause = say("el-fx-times", what=what, n=times) if times > 1 else what
            joined = say("el-fx-then", a=joined, b=clause) if joined else clause
        return joined

    def _operation(self, row: Cells, before: Sequence[Cells]) -> str:
        say = self.voice.say
        op = str(row["op"])
        message = f"el-fx-{hyphens(op)}"
        n = whole(row, "n", 1)
        if op in TARGETED:
            return say(message, who=self._who(row).text)
        match op:
            case "gain" | "lose":
                return say(message, what=self.gained(row))
            case "stat":
                return say(message, stat=self.stat(str(row["stat"])), n=self.change(row))
            case "vp":
                return say(message, what=say("el-fx-points", n=n))
            case "tokens":
                who = self._who(row)
                kind = f"{message}-spread" if row.get("spread") is True else message
                return say(kind, who=who.text, many=int(who.many), tokens=self.tokens(row))
            case "clear":
                told = self.tokens(row)
                if row.get("up_to") is True:
                    told = say("el-fx-up-to", what=told)
                return say(message, tokens=told, who=self._who(row).text)
            case "draw":
                return self._draw(row, message)
            case "recruit":
                return self._recruit(row, message)
            case "sell":
                told = say(message, who=self._who(row).text)
                return self._priced(told, {"price_add": whole(row, "add")})
            case "sign":
                return say(message, place=str(row.get("slots", "right3")))
            case "drop_sponsor":
                return say(message, n=n, repay=int(row.get("repay") is True))
            case "build":
                return self._priced(
                    say(message, what=say(f"el-fx-site-{hyphens(str(row['what']))}")), row
                )
            case "office":
                return self._priced(say(message, n=whole(row, "steps", 1)), row)
            case "restrict":
                return self._restrict(row)
            case "goal":
                credit = "-credit" if "credit" in row else ""
                return say(f"{message}-{row['side']}{credit}", what=self._goals(row))
            case "annul_goal":
                return say(f"{message}-{row['side']}", what=self._goals(row))
            case "discard":
                what = {**cells(row["what"]), "n": n}
                return say(message, who=self.things.phrase(what).text)
            case "roll":
                return say(message, cases=self._cases(row))
            case "choose":
                return self._choose(row, message, n)
            case "pay_then":
                cost = self.costs(rows(row["cost"]))
                return say(message, cost=cost, what=self.operations(rows(row["do"])))
        return self._match(row, op, message, before)

    def _match(self, row: Cells, op: str, message: str, before: Sequence[Cells]) -> str:
        """Operations on shirts, keepers and rules."""
        say = self.voice.say
        n = whole(row, "n", 1)
        match op:
            case "strength":
                return say(message, who=self._who(row).text, n=self.change(row))
            case "shirt_bonus":
                told = say(message, who=self._who(row).text, n=self.change(row))
                return self._until(told, row)
            case "move_shirt" | "swap_shirts":
                within = str(row.get("within", "any"))
                return say(message, who=self._who(row).text, within=within)
            case "shot":
                who = self._who(row)
                many = int(who.many)
                if "min_glove" in row:
                    glove = whole(row, "min_glove")
                    return say(f"{message}-glove", who=who.text, many=many, n=glove)
                return say(f"{message}-{row['rule']}", who=who.text, many=many)
            case "keeper":
                changes = [
                    say(f"{message}-{key}", n=added(row[key]), side=str(row["side"]))
                    for key in ("strength", "gloves")
                    if key in row
                ]
                return self.joined(changes)
            case "assign_fan":
                what = self.resources("fans", n)
                source = str(row["source"])
                if before and before[-1].get("op") == "build" and before[-1]["what"] != "stand":
                    return say(f"{message}-built", what=what, source=source)
                return say(message, what=what, source=source, who=self._who(row).text)
            case "tactic_extra":
                return say(message, n=n)
            case "peek":
                return say(f"{message}-{hyphens(str(row['what']))}", deck=str(row.get("deck", "")))
            case "modify":
                return self._modify(row)
            case "allow":
                target = cells(row.get("target")) or ANYBODY[str(row["what"])]
                whom = self.things.phrase(target)
                kind = f"{message}-{hyphens(str(row['what']))}"
                return say(kind, who=whom.text, many=int(whom.many))
            case "prevent":
                cost = self.costs(rows(row.get("cost")))
                told = say(f"{message}-{row['event']}", n=n)
                return say("el-fx-paying", what=told, cost=cost) if cost else told
            case "refresh_row":
                return say(f"{message}-{row['row']}")
            case "league":
                return say(f"{message}-{row['who']}", n=self.change(row))
        return say(message)

    def _who(self, row: Cells) -> Phrase:
        return self.things.phrase(cells(row.get("target")))

    def _goals(self, row: Cells) -> str:
        say = self.voice.say
        return self.amount(row, say("el-fx-goals", n=1), say("el-fx-goals", n=whole(row, "n", 1)))

    def _draw(self, row: Cells, message: str) -> str:
        n, take = whole(row, "n", 1), whole(row, "take", 1)
        deck = str(row["deck"])
        if row["as"] == "hand":
            told = self.voice.say(f"{message}-{deck}", n=n)
            return told if take == n else self.voice.say("el-fx-keep", what=told, n=take)
        told = self.voice.say(f"{message}-{deck}", n=n)
        rest = str(row.get("rest", "discard")) if take < n else "none"
        taken = self.voice.say(f"el-fx-take-{hyphens(str(row['as']))}", n=take)
        return self.voice.say("el-fx-draw-then", a=told, b=self._priced(taken, row), rest=rest)

    def _recruit(self, row: Cells, message: str) -> str:
        say = self.voice.say
        source = "young" if row["from"] == "youngster_deck" else str(row["from"]).split("_")[0]
        told = say(f"{message}-{row['kind']}-{source}")
        if "max_price" in row:
            told = say("el-fx-max-price", what=told, n=whole(row, "max_price"))
        if row["from"] == "row" and row.get("slots") == "any":
            told = say("el-fx-any-place", what=told)
        return self._priced(told, row)

    def _priced(self, told: str, row: Cells) -> str:
        """With what it costs, where that is not the usual price."""
        say = self.voice.say
        price, add = row.get("price"), whole(row, "price_add")
        if price == 0:
            told = say("el-fx-free", what=told)
        elif isinstance(price, int):
            told = say("el-fx-price", what=told, n=price)
        if add:
            told = say("el-fx-price-less" if add < 0 else "el-fx-price-more", what=told, n=abs(add))
        return told

    def _restrict(self, row: Cells) -> str:
        what = hyphens(str(row["what"]))
        say = self.voice.say
        days = [say(f"el-fx-day-{day}") for day in listed(row.get("days"))]
        if days:
            told = say(
                "el-fx-restrict-days", what=say(f"el-fx-ban-{what}"), days=self.things.either(days)
            )
        else:
            told = say("el-fx-restrict", what=say(f"el-fx-ban-{what}"))
        return self._until(told, row)

    def _until(self, told: str, row: Cells) -> str:
        until = row.get("until")
        if isinstance(until, Mapping):
            return self.voice.say("el-fx-until-week", what=told, n=whole(until, "week"))
        return self.voice.say(f"el-fx-until-{hyphens(str(until))}", what=told) if until else told

    def _cases(self, row: Cells) -> str:
        say = self.voice.say
        joined = ""
        for case in rows(row["cases"]):
            low, high = whole(case, "min"), whole(case, "max", 6)
            faces = str(low) if low == high else say("el-fx-faces", a=low, b=high)
            if high == low + 1:
                faces = say("el-fx-or", a=str(low), b=str(high))
            told = say("el-fx-case", faces=faces, what=self.operations(rows(case["do"])))
            joined = say("el-fx-then", a=joined, b=told) if joined else told
        return joined

    def options(self, ability: Cells) -> list[str]:
        """What the options of an ability's first choice do; none where nothing is chosen."""
        for key in ("do", "else"):
            for row in rows(ability.get(key)):
                for one in (row, *rows(row.get("do"))):
                    if one.get("op") == "choose":
                        found = rows(one["options"])
                        return [capital(self.operations(rows(option["do"]))) for option in found]
        return []

    def _choose(self, row: Cells, message: str, n: int) -> str:
        told = [self.operations(rows(option["do"])) for option in rows(row["options"])]
        if n == 1 and len(told) == 2:
            return self.voice.say("el-fx-or", a=told[0], b=told[1])
        joined = ""
        for each in told:
            joined = self.voice.say("el-fx-then", a=joined, b=each) if joined else each
        return self.voice.say(message, n=n, what=joined)

    def _modify(self, row: Cells) -> str:
        say = self.voice.say
        key = str(row["key"])
        name = say(f"el-fx-key-{hyphens(key)}")
        target = cells(row.get("target"))
        plain = "pick" in target or "n" in row
        who = self.things.phrase(target if plain else {**target, **ALL}) if target else NOBODY
        if target and key == "select.fitness" and row.get("set") == 0:
            told = say("el-fx-needs-no-fitness", who=who.text, many=int(who.many))
            told = say("el-fx-a-match", what=told) if "n" in row else told
        elif target and key == "stand.capacity" and "set" in row:
            told = say("el-fx-holds", who=who.text, many=int(who.many), n=whole(row, "set"))
        else:
            name = say("el-fx-key-of", name=name, who=who.text) if target else name
            mode = next(each for each in ("add", "set", "mul") if each in row)
            n = added(row["add"]) if mode == "add" else str(row[mode])
            told = say(f"el-fx-change-{mode}", name=name, n=n)
        if "min" in row:
            told = say("el-fx-change-min", what=told, n=whole(row, "min"))
        return self._until(told, row)
