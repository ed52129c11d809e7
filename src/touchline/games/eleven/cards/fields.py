"""Fields of operations, conditions and selectors checked, each with its place and the way out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.core.choices import near
from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import flag, table

from . import lexicon as w
from . import vocabulary as v

GENERAL: Final[v.Fields] = {
    "kind": v.Word(w.THINGS),
    "owner": v.Word(["self"]),
    "pick": v.Word(w.PICKS),
    "n": v.Whole(1, v.MOST),
    "up_to": v.FLAG,
}
AMOUNTS: Final = ("count", "fans_on_stands", "roll")
LINE: Final = (1, 5)  # shirts of a line: 1 + 3 + 1 at most (§5.6, 9)
TEAM: Final = 10


@dataclass(frozen=True, slots=True)
class Scene:
    """Where something stands: the deck, the trigger, and the operations before it in its list."""

    deck: str
    on: str
    op: str = ""
    before: Sequence[Cells] = ()


class Fields:
    """Checks single fields; faults go to the checker."""

    def __init__(self, check: Checker) -> None:
        self.check = check

    def of(self, row: Row, shape: v.Fields, may: v.Fields, scene: Scene) -> None:
        """Every field that must be there, and those that may."""
        for key, field in {**shape, **may}.items():
            if key in row.cells or key in shape:
                self.field(row, key, field, scene)

    def field(self, row: Row, key: str, field: v.Field, scene: Scene) -> None:
        """One field, by what it may hold."""
        check, where, cells = self.check, row.where, row.cells
        match field:
            case v.Whole(low, high):
                check.whole(where, cells, key, low, high)
            case v.Amount(low, high):
                self._amount(row, key, low, high, scene)
            case v.Word(words):
                check.one_of(where, cells, key, words)
            case v.Several(words):
                self.several(row, key, words)
            case v.Text(most):
                check.word(where, cells, key, most)
            case v.Thing(kinds):
                self.selector(row, key, kinds or w.THINGS, scene)
            case v.Special(how):
                self._special(row, key, how)

    def _special(self, row: Row, key: str, how: str) -> None:
        """Flags, prices, durations and formations; operations and costs are seen to by others."""
        if how == "flag":
            flag(self.check, row.where, row.cells, key, needed=True)
        elif how == "price":
            given = row.cells.get(key)
            if given != "printed" and not _within(given, 0, v.MOST):
                self.check.fault(
                    "fault-el-price", where=row.where, key=key, value=spelt(given), most=v.MOST
                )
        elif how == "until":
            self._until(row, key)
        elif how == "formations":
            self.formations(row, key)

    def several(self, row: Row, key: str, words: Sequence[str]) -> None:
        """One known word, or a list of them."""
        if isinstance(row.cells.get(key), list):
            self.check.words(row.where, row.cells, key, words, 1, len(words))
        else:
            self.check.one_of(row.where, row.cells, key, words)

    def formations(self, row: Row, key: str) -> list[list[int]]:
        """A list of formations, each of three lines of one to five that come to ten."""
        given = row.cells.get(key)
        if key not in row.cells:
            self.check.fault("fault-pack-lacks", where=row.where, key=key)
            return []
        if not isinstance(given, list) or not given:
            self.check.fault("fault-el-formations", where=row.where, key=key, value=spelt(given))
            return []
        return [found for each in given if (found := self.formation(row.where, key, each))]

    def formation(self, where: str, key: str, given: object) -> list[int]:
        """One formation, [] where it is none."""
        good = isinstance(given, list) and len(given) == 3 and all(_within(n, *LINE) for n in given)
        if not isinstance(given, list) or not good or sum(given) != TEAM:
            self.check.fault("fault-el-formation", where=where, key=key, value=spelt(given))
            return []
        return [int(n) for n in given]

    def _until(self, row: Row, key: str) -> None:
        given = row.cells.get(key)
        if isinstance(given, Mapping):
            where = f"{row.where}, {key}"
            self.check.keys(where, given, ("week",))
            self.check.whole(where, given, "week", 1, 6)
        elif given not in w.UNTIL:
            self.check.fault("fault-el-until", where=row.where, value=spelt(given))

    def _amount(self, row: Row, key: str, low: int, high: int, scene: Scene) -> None:
        given = row.cells.get(key)
        if not isinstance(given, Mapping):
            self.check.whole(row.where, row.cells, key, low, high)
            if given == 0 and low < 0:
                self.check.fault("fault-el-nothing", where=row.where, key=key)
            return
        inner = Row(f"{row.where}, {key}", given)
        named = [each for each in AMOUNTS if each in given]
        if len(named) != 1:
            self.check.fault("fault-el-amount", where=inner.where)
            return
        more = () if named[0] == "roll" else ("per", "max")
        self.check.keys(inner.where, given, (*AMOUNTS, *more))
        for each in more:
            if each in given:
                self.check.whole(inner.where, given, each, 1, v.MOST)
        if named[0] == "count":
            self.selector(inner, "count", w.THINGS, scene)
        elif named[0] == "roll":
            self.check.one_of(inner.where, given, "roll", w.ROLLED)
        else:
            if not flag(self.check, inner.where, given, named[0]):
                self.check.fault("fault-el-amount", where=inner.where)
            if scene.on not in v.SEEN:
                self.check.fault("fault-el-stands", where=inner.where, trigger=scene.on)

    # -- selectors --------------------------------------------------------------------------------

    def selector(self, row: Row, key: str, kinds: Sequence[str], scene: Scene) -> None:
        """What an effect reaches (§4.5)."""
        cells = table(self.check, row.where, row.cells, key)
        if cells is None:
            return
        inner = Row(f"{row.where}, {key}", cells)
        kind = self.check.one_of(inner.where, cells, "kind", kinds)
        if not kind:
            return
        known = v.SELECTORS[kind]
        self._known(inner, kind, (*GENERAL, *known))
        self.of(inner, {}, {**GENERAL, **known}, scene)
        self._pick(inner, kind, scene)
        self._place(inner, kind, scene)

    def _known(self, row: Row, kind: str, known: Sequence[str]) -> None:
        elsewhere = {key for fields in v.SELECTORS.values() for key in fields}
        for key in row.cells:
            if key in elsewhere and key not in known:
                of = ", ".join(each for each, fields in v.SELECTORS.items() if key in fields)
                self.check.fault("fault-el-of-kind", where=row.where, key=key, kind=kind, kinds=of)
            elif key not in known:
                hint = near(key, list(known))
                self.check.fault("fault-pack-key", where=row.where, key=key, hint=hint)

    def _pick(self, row: Row, kind: str, scene: Scene) -> None:
        pick = row.cells.get("pick")
        itself = v.ITSELF.get(scene.deck, ())
        if pick == "self" and kind not in itself:
            self.check.fault("fault-el-self", where=row.where, kind=kind, deck=scene.deck)
        if row.cells.get("other") is True and not itself:
            self.check.fault("fault-el-self", where=row.where, kind=kind, deck=scene.deck)
        if pick == "d12" and (kind != "footballer" or scene.op != "tokens"):
            self.check.fault("fault-el-d12", where=row.where)
        if pick == "previous" and not any(
            "target" in op or op.get("op") in ("build", "recruit", "draw") for op in scene.before
        ):
            self.check.fault("fault-el-previous", where=row.where)

    def _place(self, row: Row, kind: str, scene: Scene) -> None:
        """Places and selections that only a match has."""
        section = row.cells.get("section")
        own = [word for word in ("same", "facing") if section == word or _holds(section, word)]
        if own and (scene.deck not in w.CLASSES or scene.on not in v.PITCH):
            self.check.fault("fault-el-section", where=row.where, value=own[0])
        if kind == "opponent_shirt" and scene.on not in v.SEEN:
            self.check.fault("fault-el-unseen", where=row.where, trigger=scene.on)
        if "selected" in row.cells and scene.on not in (*v.PITCH, "consequence"):
            self.check.fault("fault-el-selected", where=row.where, trigger=scene.on)


def _within(n: object, low: int, high: int) -> bool:
    return isinstance(n, int) and not isinstance(n, bool) and low <= n <= high


def _holds(found: object, word: str) -> bool:
    return isinstance(found, list) and word in found
