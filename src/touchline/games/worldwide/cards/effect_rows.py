"""Effects and triggers of a pack checked, each with its place, its field and the way out (V11)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from touchline.core.choices import near
from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import flag, table

from . import fields, gains
from . import vocabulary as v


class Effects:
    """What the effects of one pack may name: its kinds by category, and its abilities."""

    def __init__(self, check: Checker, actions: Sequence[Row], abilities: Sequence[Row]) -> None:
        self.check = check
        self.actions = actions
        self.filters: set[int] = set()
        self.abilities = {str(row.cells.get("id")): row for row in abilities}
        self.kinds: dict[str, str] = {}
        for row in actions:
            kind, category = row.cells.get("kind"), row.cells.get("category")
            if isinstance(kind, str) and isinstance(category, str):
                self.kinds.setdefault(kind, category)

    # -- triggers ---------------------------------------------------------------------------------

    def trigger(self, row: Row, moments: Sequence[str], more: Sequence[str] = ()) -> str:
        """The moment of a card, one of `moments`; "" when it is none."""
        cells = table(self.check, row.where, row.cells, "trigger")
        if cells is None:
            return ""
        where = f"{row.where}, trigger"
        on = self.check.one_of(where, cells, "on", fields.TRIGGERS)
        if not on:
            return ""
        waits = v.WAITS.get(on, "")
        more = [key for key in more if key != "only_if" or on == "after_defence_roll"]
        self.check.keys(where, cells, ("on", *([waits] if waits else []), *more))
        if on not in moments:
            hint = near(on, list(moments))
            self.check.fault("fault-wf-moment", where=where, value=on, hint=hint)
            return ""
        if waits:
            self.check.words(where, cells, waits, self._named(on), 1, fields.TYPES)
        if "only_if" in cells and on == "after_defence_roll":
            self.check.one_of(where, cells, "only_if", ["failed"])
        flag(self.check, where, cells, "regular_play")
        return on

    def _named(self, on: str) -> list[str]:
        """What the trigger may wait for."""
        if on == "opponent_player":
            return fields.POSITIONS
        defending = on == "recover"
        return [k for k, category in self.kinds.items() if (category == "defence") == defending]

    def shots_only(self, row: Row) -> bool:
        """Does the card wait for nothing but shots?"""
        cells = row.cells.get("trigger")
        kinds = cells.get("kinds") if isinstance(cells, Mapping) else None
        return isinstance(kinds, list) and all(self.kinds.get(str(k)) == "shot" for k in kinds)

    def no_shots(self, row: Row) -> bool:
        """Does it wait for no shot at all?"""
        cells = row.cells.get("trigger")
        kinds = cells.get("kinds") if isinstance(cells, Mapping) else None
        return isinstance(kinds, list) and all(self.kinds.get(str(k)) != "shot" for k in kinds)

    # -- effects ----------------------------------------------------------------------------------

    def effects(self, row: Row, key: str, moment: str, person: bool = False) -> list[Row]:
        """The effects of a card that work at this moment."""
        found = row.cells.get(key)
        if key not in row.cells:
            self.check.fault("fault-pack-lacks", where=row.where, key=key)
            return []
        if not isinstance(found, list) or not all(isinstance(cells, dict) for cells in found):
            self.check.fault("fault-wf-effects", where=row.where, key=key, value=spelt(found))
            return []
        rows = [Row(f"{row.where}, {key} {n}", cells) for n, cells in enumerate(found, 1)]
        ops = [self._effect(each) for each in rows]
        for n, (each, op) in enumerate(zip(rows, ops, strict=True)):
            if not op:
                continue
            self._fits(each, op, moment, person)
            if "if" in each.cells:
                self.check.one_of(each.where, each.cells, "if", ["success"])
                if not any(earlier in v.ROLLED for earlier in ops[:n]):
                    self.check.fault("fault-wf-if", where=each.where)
            if op not in v.ROLLED and any(later in v.ROLLED for later in ops[n + 1 :]):
                # the roll is made before the row is run, so nothing of the row can come first
                self.check.fault("fault-wf-roll-first", where=each.where, op=op)
        needed = v.KEY.get(moment, ())
        wanted = [op for op in needed if op not in (v.OF_ABILITY if person else v.OF_PERSON)]
        if wanted and all(ops) and not any(op in wanted for op in ops):
            self.check.fault("fault-wf-key", where=row.where, trigger=moment, op=wanted[0])
        for op in wanted:
            if ops.count(op) > 1:
                self.check.fault("fault-wf-op-twice", where=row.where, op=op)
        return [each for each, op in zip(rows, ops, strict=True) if op]

    def _effect(self, row: Row) -> str:
        """The name of an effect whose parameters are known words and numbers in bounds."""
        check, where, cells = self.check, row.where, row.cells
        op = check.one_of(where, cells, "op", fields.OPS)
        if not op:
            return ""
        before = len(check.faults)
        needs, may = v.NEEDS[op], v.MAY.get(op, ())
        check.keys(where, cells, ("op", "if", *needs, *may))
        for key, parameter in needs.items():
            if isinstance(parameter, tuple):
                check.whole(where, cells, key, *parameter)
            else:
                check.one_of(where, cells, key, parameter)
        for key in v.SWITCHES:
            if key in may:
                flag(check, where, cells, key)
        if "roll" in may and "roll" in cells:
            check.whole(where, cells, "roll", *v.ROLL)
        if op == "search":
            self._search(where, cells)
        elif op == "set_param":
            self._param(where, cells)
        elif op == "modify_ability":
            self._modify(row)
        return op if len(check.faults) == before else ""

    def _search(self, where: str, cells: Cells) -> None:
        sought = table(self.check, where, cells, "filter")
        if sought is None:
            return
        inner = f"{where}, filter"
        mask = gains.matching(self.actions, sought)
        self.filters.add(mask)
        if not mask or len(sought) != 1:
            self.check.fault("fault-wf-filter", where=inner)
        self.check.keys(inner, sought, ("category", "kind"))
        for key, known in (("category", fields.CATEGORIES), ("kind", list(self.kinds))):
            if key in sought:
                words = gains.listed(sought[key])
                self.check.words(inner, {key: words}, key, known, 1, fields.TYPES)
        if "fallback_discard_for" in cells:
            if "fallback_discard" in cells:
                self.check.fault("fault-wf-fallback", where=where)
            self.check.one_of(where, cells, "fallback_discard_for", fields.CATEGORIES)

    def searches(self) -> None:
        """All searches together: so many filters, and of any two one within the other or apart."""
        if len(self.filters) > fields.FILTERS:
            count, most = len(self.filters), fields.FILTERS
            self.check.fault("fault-wf-filters", count=count, most=most)
        for one, other in combinations(sorted(self.filters, key=int.bit_count), 2):
            if one & other not in (0, one):
                self.check.fault("fault-wf-overlap", one=self._told(one), other=self._told(other))

    def _told(self, mask: int) -> str:
        """The cards of a mask by their ids."""
        ids = [str(row.cells.get("id")) for n, row in enumerate(self.actions) if mask >> n & 1]
        return ", ".join(ids)

    def _param(self, where: str, cells: Cells) -> None:
        param = cells.get("param")
        bounds = v.VALUES.get(param) if isinstance(param, str) else None
        if bounds is not None:
            self.check.whole(where, cells, "value", *bounds)

    def _modify(self, row: Row) -> None:
        known = list(self.abilities)
        name = self.check.one_of(row.where, row.cells, "ability", known)
        if not name:
            return
        trigger = self.abilities[name].cells.get("trigger")
        on = trigger.get("on") if isinstance(trigger, Mapping) else None
        if isinstance(on, str) and on in v.MOMENTS:
            self.effects(row, "effects", on)

    def _fits(self, row: Row, op: str, moment: str, person: bool) -> None:
        """Does the effect make sense at this moment, and for this holder?"""
        told = f"{op} {row.cells.get('scope')}" if op in v.SCOPED else op
        if told not in v.MOMENTS[moment]:
            hint = ", ".join(v.MOMENTS[moment])
            self.check.fault("fault-wf-fit", where=row.where, op=told, trigger=moment, known=hint)
        elif op == "gain_star" and not person and moment in v.BY_STAR:
            # a star that pays itself back could be used for ever (docs/decisions/0014)
            self.check.fault("fault-wf-holder", where=row.where, op=op, other="draw")
        elif op in (v.OF_ABILITY if person else v.OF_PERSON):
            other = v.OF_PERSON[0] if person else v.OF_ABILITY[0]
            self.check.fault("fault-wf-holder", where=row.where, op=op, other=other)

    def about_shots(self, row: Row, found: Sequence[Row], only: bool, none: bool) -> None:
        """Effects on a shot need a shot; those on the attack that goes on need none.

        only, none  the card goes with nothing but shots, with no shot at all
        """
        for each in found:
            op = str(each.cells["op"])
            told = f"{op} {each.cells.get('scope')}" if op in v.SCOPED else op
            if told in v.SHOT and not only:
                self.check.fault("fault-wf-needs-shot", where=each.where, op=told)
            if told in (*v.GOING, "gain_pa") and not none:
                self.check.fault("fault-wf-no-shot", where=each.where, op=told)
