"""Abilities of a pack checked: triggers, costs, conditions and operations (§4.1 to §4.6, §5.6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.core import names
from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker, spelt

from . import lexicon as w
from . import vocabulary as v
from .fields import Fields, Scene

ABILITY: Final = ("on", "side", "mode", "limit", "text", "cost", "if", "do", "else")
ASKED: Final = ("on", "if", "text")  # of abilities that are conditions alone
EXAMPLES: Final = {
    "ability": 'on = "action"',
    "do": 'op = "gain", res = "money", n = 1',
    "else": 'op = "gain", res = "money", n = 1',
    "cost": 'pay = "fitness", n = 1',
    "if": 'is = "result", value = "win"',
    "cases": "min = 5, max = 6, do = []",
    "options": 'label = "money", do = []',
}
TARGETED: Final = ("select.fitness", "stand.capacity", "price.footballer", "price.staff")
SIDED: Final = w.CLASSES  # decks whose cards have two sides


class Effects:
    """One pass over the abilities of cards."""

    def __init__(self, check: Checker) -> None:
        self.check = check
        self.fields = Fields(check)

    def abilities(self, row: Row, deck: str, judged_at_end: bool = False) -> list[str]:
        """The abilities of a card; gives their triggers, as far as they can be read."""
        found: list[str] = []
        for ability in self._tables(row, "ability", need=False):
            on = self._ability(ability, deck, judged_at_end)
            if on:
                found.append(on)
        return found

    def _tables(self, row: Row, key: str, need: bool = True) -> list[Row]:
        """The tables of a list, each with its place and, of abilities, its trigger."""
        if key not in row.cells:
            if need:
                self.check.fault("fault-pack-lacks", where=row.where, key=key)
            return []
        found = row.cells[key]
        if not isinstance(found, list) or not all(isinstance(cells, dict) for cells in found):
            self.check.fault(
                "fault-el-tables",
                where=row.where,
                key=key,
                value=spelt(found),
                example=EXAMPLES[key],
            )
            return []
        if not found and need:
            self.check.fault("fault-el-empty", where=row.where, key=key)
        told = [f" ({cells['on']})" if _word(cells.get("on")) else "" for cells in found]
        return [
            Row(f"{row.where}, {key} {n}{on}", cells)
            for n, (cells, on) in enumerate(zip(found, told, strict=True), 1)
        ]

    # -- abilities --------------------------------------------------------------------------------

    def _ability(self, row: Row, deck: str, judged_at_end: bool) -> str:
        check, where, cells = self.check, row.where, row.cells
        if not v.TRIGGERS[deck]:
            check.fault("fault-el-none", where=where, deck=deck)
            return ""
        on = check.one_of(where, cells, "on", w.TRIGGERS)
        if not on:
            return ""
        if on not in v.TRIGGERS[deck]:
            known = ", ".join(v.TRIGGERS[deck])
            check.fault("fault-el-moment", where=where, value=on, deck=deck, known=known)
            return ""
        # every manager may own such tokens, and several: nobody could use them up for the others
        unlimited = deck == "infrastructure"
        fields = tuple(key for key in ABILITY if not unlimited or key != "limit")
        check.keys(where, cells, ASKED if on in v.JUDGED else fields)
        if "text" in cells:
            check.word(where, cells, "text", 60)
        scene = Scene(deck, on)
        if on in v.JUDGED:
            self._if(row, scene, need=True, at_end=judged_at_end or deck != "objective")
            return on
        self._kind(row, deck, on)
        if "cost" in cells:
            self._cost(row, scene, paid=on in v.PAID)
        self._if(row, scene, need=False)
        if "else" in cells:
            if "if" not in cells:
                check.fault("fault-el-else", where=where)
            self.operations(row, "else", scene)
        self.operations(row, "do", scene)
        return on

    def _kind(self, row: Row, deck: str, on: str) -> None:
        """Side, mode and limit."""
        check, where, cells = self.check, row.where, row.cells
        if "side" in cells:
            check.one_of(where, cells, "side", w.FACES)
            if deck not in SIDED:
                check.fault("fault-el-side", where=where, deck=deck)
        if "mode" in cells:
            mode = check.one_of(where, cells, "mode", w.MODES)
            if mode == "must" and on == "action":
                check.fault("fault-el-must", where=where)
        if "limit" in cells:
            check.one_of(where, cells, "limit", w.LIMITS)

    # -- costs ------------------------------------------------------------------------------------

    def _cost(self, row: Row, scene: Scene, paid: bool = True) -> None:
        """What is paid; §5.6, 11: resources only at certain moments."""
        for cost in self._tables(row, "cost"):
            pay = self.check.one_of(cost.where, cost.cells, "pay", w.PAYS)
            if not pay:
                continue
            more = v.COST[pay]
            self.check.keys(cost.where, cost.cells, ("pay", "n", *more))
            self.fields.of(cost, more, {"n": v.SOME}, scene)
            if not paid and pay in (*w.RESOURCES, "any"):
                known = ", ".join(v.PAID)
                self.check.fault("fault-el-paid", where=cost.where, trigger=scene.on, known=known)

    # -- conditions -------------------------------------------------------------------------------

    def _if(self, row: Row, scene: Scene, need: bool, at_end: bool = True) -> None:
        for when in self._tables(row, "if", need):
            word = self.check.one_of(when.where, when.cells, "is", w.CONDITIONS)
            if not word:
                continue
            shape = v.CONDITIONS[word]
            self.check.keys(when.where, when.cells, ("is", "not", *shape.needs, *shape.may))
            self.fields.of(when, shape.needs, {**shape.may, "not": v.FLAG}, scene)
            if scene.on not in shape.at:
                known = ", ".join(each for each, of in v.CONDITIONS.items() if scene.on in of.at)
                self.check.fault(
                    "fault-el-ask", where=when.where, value=word, trigger=scene.on, known=known
                )
            elif word in v.ONLY_FOOTBALLERS and scene.deck not in w.CLASSES:
                self.check.fault("fault-el-own", where=when.where, value=word, deck=scene.deck)
            elif word in v.LAST and not at_end:
                self.check.fault("fault-el-at-end", where=when.where, value=word)

    # -- operations -------------------------------------------------------------------------------

    def operations(self, row: Row, key: str, scene: Scene, before: Sequence[Cells] = ()) -> None:
        """A list of operations, each with those before it in mind."""
        rows = self._tables(row, key)
        for n, each in enumerate(rows):
            word = self.check.one_of(each.where, each.cells, "op", w.OPS)
            if not word:
                continue
            earlier = (*before, *(one.cells for one in rows[:n]))
            self._operation(each, word, Scene(scene.deck, scene.on, word, earlier))

    def _operation(self, row: Row, word: str, scene: Scene) -> None:
        shape = v.OPS[word]
        self.check.keys(row.where, row.cells, ("op", *shape.needs, *shape.may))
        self.fields.of(row, shape.needs, shape.may, scene)
        if scene.on not in shape.at:
            known = ", ".join(op for op, of in v.OPS.items() if scene.on in of.at)
            self.check.fault(
                "fault-el-fit", where=row.where, op=word, trigger=scene.on, known=known
            )
        self._together(row, word)
        if word == "roll":
            self._cases(row, scene)
        elif word == "choose":
            self._options(row, scene)
        elif word == "pay_then":
            self._cost(row, scene)
            self.operations(row, "do", scene, scene.before)
        elif word == "prevent" and "cost" in row.cells:
            self._cost(row, scene)

    def _together(self, row: Row, word: str) -> None:
        """Fields of one operation that must go with each other."""
        cells, fault = row.cells, self.check.fault
        if word == "modify":
            if sum(key in cells for key in w.CHANGES) != 1:
                fault("fault-el-change", where=row.where)
            if ("target" in cells or "n" in cells) and cells.get("key") not in TARGETED:
                fault("fault-el-targeted", where=row.where, known=", ".join(TARGETED))
        elif word == "keeper" and not {"strength", "gloves"} & set(cells):
            fault("fault-el-keeper-op", where=row.where)
        elif word == "shot" and "min_glove" in cells and cells.get("rule") != "unsaveable":
            fault("fault-el-glove", where=row.where)
        elif word == "recruit":
            if cells.get("from") != "row" and ("slots" in cells or cells.get("kind") == "staff"):
                fault("fault-el-from", where=row.where, value=spelt(cells.get("from")))
        elif word == "draw":
            n, take = cells.get("n"), cells.get("take")
            if isinstance(n, int) and isinstance(take, int) and take > n:
                fault("fault-el-take", where=row.where, n=n, take=take)
            hand = cells.get("as") == "hand"
            if cells.get("deck") in w.DRAWN and hand != (cells.get("deck") == "tactic"):
                fault("fault-el-as", where=row.where, deck=str(cells.get("deck")))
        elif word == "peek" and (cells.get("what") == "deck_top") != ("deck" in cells):
            fault("fault-el-peek", where=row.where)

    def _cases(self, row: Row, scene: Scene) -> None:
        taken: dict[int, int] = {}
        for n, case in enumerate(self._tables(row, "cases"), 1):
            self.check.keys(case.where, case.cells, ("min", "max", "do"))
            low = self.check.whole(case.where, case.cells, "min", 1, 6)
            high = 6
            if "max" in case.cells:
                high = self.check.whole(case.where, case.cells, "max", 1, 6)
            if low > high > 0:
                self.check.fault("fault-el-faces", where=case.where, low=low, high=high)
            for face in range(max(low, 1), high + 1):
                if face in taken:
                    self.check.fault(
                        "fault-el-face-twice", where=case.where, n=face, other=taken[face]
                    )
                    break
                taken[face] = n
            self.operations(case, "do", scene, scene.before)

    def _options(self, row: Row, scene: Scene) -> None:
        options = self._tables(row, "options")
        for option in options:
            self.check.keys(option.where, option.cells, ("label", "do"))
            self.check.word(option.where, option.cells, "label", 40)
            self.operations(option, "do", scene, scene.before)
        n = row.cells.get("n", 1)
        if not 2 <= len(options) <= w.MOST_OPTIONS or (isinstance(n, int) and n > len(options)):
            self.check.fault(
                "fault-el-options", where=row.where, count=len(options), most=w.MOST_OPTIONS
            )


def _word(found: object) -> bool:
    return isinstance(found, str) and names.tidy(found) == found


def abilities_of(cells: Mapping[str, object]) -> list[Mapping[str, object]]:
    """The abilities of a checked card."""
    found = cells.get("ability", [])
    return [each for each in found if isinstance(each, Mapping)] if isinstance(found, list) else []
