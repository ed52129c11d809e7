"""Effects of cards, abilities, teams and people turned into rows of six numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from touchline.core.faults import BadPack
from touchline.core.tables import Row

from .fields import EFFECT_PILES, FILTERS, FORBIDS, LIMIT, ON_FAIL, OPS, PARAMS, ROLLS, SHOTS, WHO


class Effects:
    """The effects of a pack as they are found, holder by holder, and the filters of searches.

    later  rows that change an ability: their own effects stand behind those of all holders
    """

    def __init__(self, actions: Sequence[Row], known: Sequence[str]) -> None:
        self.actions = actions
        self.known = list(known)
        self.effects: list[int] = []
        self.filters: list[int] = []
        self.later: list[tuple[int, Row]] = []

    def of(self, row: Row, key: str) -> tuple[int, int]:
        """The effects of one holder: the first, and the one behind the last."""
        first = len(self.effects) // 6
        rows = row.cells.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(cells, Mapping) for cells in rows):
            raise BadPack(f"{row.where}: {key} is {rows!r}; it must be a list of effects.")
        for n, cells in enumerate(rows, 1):
            effect = Row(f"{row.where}, {key} {n}", cells)
            place = len(self.effects)
            self.effects += self._effect(effect)
            if effect.cells["op"] == "modify_ability":
                self.later.append((place, effect))
        return first, len(self.effects) // 6

    def _effect(self, row: Row) -> list[int]:
        op = row.word("op", OPS)
        a, b, c, d = self._arguments(OPS[op], row)
        return [op, a, b, c, d, int(row.cells.get("if") == "success")]

    def _arguments(self, op: str, row: Row) -> tuple[int, int, int, int]:
        def n(key: str) -> int:
            return row.whole(key, -LIMIT, LIMIT)

        match op:
            case "gain_pa" | "start_pa" | "keeper_bonus" | "gain_star":
                return n("n"), 0, 0, 0
            case "draw" | "recover":
                return row.word("pile", EFFECT_PILES), n("n"), 0, 0
            case "discard":
                return row.word("pile", EFFECT_PILES), n("n"), row.word("who", WHO), 0
            case "search":
                return self._search(row)
            case "forbid_defence":
                return row.word("scope", FORBIDS), 0, 0, 0
            case "set_defence_bonus":
                return n("value"), 0, 0, 0
            case "cancel_effect":
                return row.word("target", ["discard_self"]), 0, 0, 0
            case "shot_bonus":
                return n("n"), row.word("scope", SHOTS), 0, 0
            case "shot_dice" | "keeper_dice":
                return n("dice"), 0, 0, 0
            case "defence_bonus":
                return n("n"), row.word("scope", ROLLS), 0, 0
            case "counter_player":
                return (n("roll") if "roll" in row.cells else 0), 0, 0, 0
            case "player_defence":
                less = yes(row, "minus_pa"), yes(row, "minus_card_bonus")
                return n("threshold"), *less, 0
            case "offside_trap":
                return n("threshold"), yes(row, "minus_pa"), 0, 0
            case "simulation":
                fails = row.word("on_fail", ON_FAIL)
                return n("threshold"), yes(row, "minus_pa"), fails, 0
            case "modify_ability":
                return row.word("ability", self.known), 0, 0, 0
            case "set_param":
                return row.word("param", PARAMS), n("value"), 0, 0
        return 0, 0, 0, 0

    def _search(self, row: Row) -> tuple[int, int, int, int]:
        fits = matching(self.actions, row.inner("filter").cells)
        back = 0
        if "fallback_discard_for" in row.cells:
            back = fits & matching(self.actions, {"category": row.cells["fallback_discard_for"]})
        elif yes(row, "fallback_discard"):
            back = fits
        if fits not in self.filters:
            self.filters.append(fits)
        return fits, row.whole("n", 1, LIMIT), back, self.filters.index(fits)

    def change_abilities(self) -> None:
        """Lay what changed abilities do behind all else, and point at it."""
        for place, row in self.later:
            first, behind = self.of(row, "effects")
            self.effects[place + 2 : place + 4] = [first, behind]

    def settled(self) -> list[int]:
        """The filters, the narrowest first; the searches then name their new places."""
        filters = in_order(self.filters)
        if len(filters) > FILTERS:
            raise BadPack(f"Here are {len(filters)} different searches; at most {FILTERS} can be.")
        if filters != self.filters:
            for at in range(0, len(self.effects), 6):
                if self.effects[at] == OPS.index("search"):
                    self.effects[at + 4] = filters.index(self.effects[at + 1])
        return filters


def in_order(filters: Iterable[int]) -> list[int]:
    """Filters as masks, the narrowest first. Raises BadPack where two overlap in part.

    Of two filters one must hold the other, or nothing of it: only then can what searches promised
    about a hidden hand always be kept.
    """
    found = sorted(filters, key=lambda mask: (mask.bit_count(), mask))
    for n, narrow in enumerate(found):
        for wide in found[n + 1 :]:
            if narrow & wide not in (0, narrow):
                raise BadPack("Two searches of the pack look for cards that overlap in part.")
    return found


def matching(actions: Sequence[Row], filter: Mapping[str, object]) -> int:
    """The Action cards that a filter lets through, as a mask: each field is a word or several."""
    mask = 0
    for n, row in enumerate(actions):
        if all(row.cells.get(key) in listed(words) for key, words in filter.items()):
            mask |= 1 << n
    return mask


def listed(words: object) -> list[object]:
    """A word, or a list of them, as a list."""
    return words if isinstance(words, list) else [words]


def yes(row: Row, key: str) -> int:
    """1 where a field says true; 0 where it says false or is not there."""
    return int(row.cells.get(key, False) is True)
