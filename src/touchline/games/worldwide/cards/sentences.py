"""What a card does, said from its row: a text and its effects cannot disagree.

Every sentence is made of the messages `wf-fx-...` and `wf-fact-...` of the base pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from touchline.play.numbers import signed
from touchline.play.speech import Voice

from . import fields, gains

Cells = Mapping[str, object]
Namer = Callable[[str], str]  # what a kind, or an ability, is called


class Teller:
    """Tells rows in one language.

    kind     what a kind is called that the base pack has no words for
    ability  what an ability is called, by its id
    """

    def __init__(self, voice: Voice, kind: Namer, ability: Namer) -> None:
        self.voice = voice
        self.kind = kind
        self.ability = ability

    # -- whole cards ------------------------------------------------------------------------------

    def card(self, row: Cells) -> str:
        """The text of a card with a trigger: when, and what."""
        trigger = cells(row.get("trigger"))
        when = self._when(trigger, cells(row.get("condition")))
        return self._line(when, self.effects(rows(row.get("effects"))))

    def action(self, row: Cells) -> str:
        """The effects of an Action card; "" where it has none."""
        what = self.effects(rows(row.get("effects")))
        return capital(self.voice.say("wf-fx-plain", what=what)) if what else ""

    def stadium(self, row: Cells) -> str:
        """What a ground gives; "" where it gives nothing."""
        what = self.effects(rows(row.get("stadium")))
        return self._line(self.voice.say("wf-fx-home"), what) if what else ""

    def facts(self, row: Cells) -> list[str]:
        """The numbers of an Action card in words, one line each."""
        say = self.voice.say
        if row["category"] == "defence":
            found = [say("wf-fact-threshold", n=whole(row, "threshold"))]
            for key in ("foul", "yellow", "red"):
                numbers = [int(str(n)) for n in listed(row.get(key))]
                if numbers:
                    found.append(say(f"wf-fact-{key}", list=self.runs(numbers)))
        else:
            found = self._played(row)
        return [*found, say("wf-fact-pro")] if row.get("pro") is True else found

    def _played(self, row: Cells) -> list[str]:
        say = self.voice.say
        found: list[str] = []
        if row["category"] == "attack":
            found.append(say("wf-fact-pa", n=whole(row, "pa")))
        if "pa_allowed" in row:
            points = "/".join(str(n) for n in listed(row["pa_allowed"]))
            found.append(say("wf-fact-allowed", list=points))
        quality = [
            say("wf-fact-quality-at", n=signed(bonus), pa=pa)
            for pa, bonus in cells(row.get("shot_bonus")).items()
        ]
        if quality:
            found.append(say("wf-fact-quality", list=", ".join(quality)))
        answers = [
            say("wf-fact-answer", kind=self.bare(kind), bonus=signed(bonus))
            for kind, bonus in cells(row.get("defended_by")).items()
        ]
        if answers:
            found.append(say("wf-fact-answers", list=", ".join(answers)))
        else:
            found.append(say("wf-fact-no-answer"))
        return found

    # -- when -------------------------------------------------------------------------------------

    def _when(self, trigger: Cells, condition: Cells) -> str:
        say = self.voice.say
        on = str(trigger["on"])
        message = f"wf-fx-on-{hyphens(on)}"
        if trigger.get("only_if") == "failed":
            message += "-failed"
        if on == "opponent_player":
            types = [say("wf-fx-person", type=str(t)) for t in listed(trigger["types"])]
            when = say(message, what=self.either(types))
        elif "kinds" in trigger or "by" in trigger:
            kinds = listed(trigger.get("kinds", trigger.get("by")))
            when = say(message, what=self.either([self.named(str(kind)) for kind in kinds]))
        else:
            when = say(message)
        low = whole(condition, "pa_min")
        high = whole(condition, "pa_max") if "pa_max" in condition else fields.MOST_PA
        if low == high:
            when = say("wf-fx-at", when=when, n=low)
        elif (low, high) != (0, fields.MOST_PA):
            when = say("wf-fx-between", when=when, a=low, b=high)
        if trigger.get("regular_play") is True or condition.get("regular_play") is True:
            when = say("wf-fx-open-play", when=when)
        return when

    def named(self, kind: str) -> str:
        """A kind with its article."""
        id = f"wf-fx-kind-{hyphens(kind)}"
        if self.voice.has(id):
            return self.voice.say(id)
        return self.voice.say("wf-fx-kind-other", name=self.kind(kind))

    def bare(self, kind: str) -> str:
        """A kind without one."""
        id = f"wf-fx-kind-{hyphens(kind)}"
        return self.voice.part(id, "bare") if self.voice.has(id, "bare") else self.kind(kind)

    def either(self, names: Sequence[str]) -> str:
        """One of several: "a pass, a cross or a shot"."""
        *head, last = names
        if not head:
            return last
        joined = head[0]
        for name in head[1:]:
            joined = self.voice.say("wf-fx-more", a=joined, b=name)
        return self.voice.say("wf-fx-or", a=joined, b=last)

    def runs(self, numbers: Iterable[int]) -> str:
        """Numbers with those that follow each other drawn together: "1 to 3, 6"."""
        runs: list[list[int]] = []
        for n in sorted(numbers):
            if runs and n == runs[-1][-1] + 1:
                runs[-1].append(n)
            else:
                runs.append([n])
        say = self.voice.say
        return ", ".join(
            str(r[0]) if len(r) == 1 else say("wf-fx-range", a=r[0], b=r[-1]) for r in runs
        )

    # -- what -------------------------------------------------------------------------------------

    def _line(self, when: str, what: str) -> str:
        return self.voice.say("wf-fx-line", when=when, what=what)

    def effects(self, found: Sequence[Cells]) -> str:
        """Effects one after the other; "" for none."""
        told: list[str] = []
        drawn: list[str] = []
        for effect in found:
            # cards drawn one after the other from both piles are one thing to do
            cards = [self._cards(effect)] if set(effect) == {"op", "pile", "n"} else []
            drawn = drawn + cards if effect["op"] == "draw" and cards else []
            if len(drawn) == 2:
                both = self.voice.say("wf-fx-both", a=drawn[0], b=drawn[1])
                told[-1] = self.voice.say("wf-fx-draw", cards=both)
                drawn = []
            else:
                told.append(self.effect(effect))
        if not told:
            return ""
        joined = told[0]
        for clause in told[1:]:
            joined = self.voice.say("wf-fx-then", a=joined, b=clause)
        return joined

    def effect(self, effect: Cells) -> str:
        """One effect, as a clause without a capital."""
        what = self._clause(str(effect["op"]), effect)
        if effect.get("if") == "success":
            return self.voice.say("wf-fx-if-success", what=what)
        return what

    def _clause(self, op: str, effect: Cells) -> str:
        say = self.voice.say
        message = f"wf-fx-{hyphens(op)}"
        match op:
            case "draw" | "recover":
                return say(message, cards=self._cards(effect))
            case "discard":
                return say(f"{message}-{effect['who']}", cards=self._cards(effect))
            case "search":
                return self._search(effect)
            case "forbid_defence":
                return say(f"wf-fx-forbid-{effect['scope']}")
            case "set_defence_bonus":
                return say(message, n=signed(effect["value"]))
            case "shot_bonus":
                scope = str(effect["scope"]).removesuffix("_shot")
                return say(f"wf-fx-shot-{scope}", n=signed(effect["n"]))
            case "shot_dice" | "keeper_dice":
                return say(message, n=whole(effect, "dice"))
            case "keeper_bonus":
                return say(message, n=signed(effect["n"]))
            case "defence_bonus":
                return say(f"wf-fx-defence-{effect['scope']}", n=signed(effect["n"]))
            case "counter_player" if "roll" in effect:
                return say(f"{message}-roll", n=whole(effect, "roll"))
            case "player_defence" | "offside_trap" | "simulation":
                fails = str(effect.get("on_fail", ""))
                return say(message, target=self._target(effect), fails=fails)
            case "modify_ability":
                what = self.effects(rows(effect["effects"]))
                return say(message, ability=self.ability(str(effect["ability"])), what=what)
            case "set_param":
                return say(f"wf-fx-{hyphens(str(effect['param']))}", n=whole(effect, "value"))
            case "gain_pa" | "start_pa" | "gain_star":
                return say(message, n=whole(effect, "n"))
        return say(message)

    def _cards(self, effect: Cells) -> str:
        return self.voice.say("wf-fx-cards", n=whole(effect, "n"), pile=str(effect["pile"]))

    def _target(self, effect: Cells) -> str:
        less, bonus = (int(effect.get(key) is True) for key in ("minus_pa", "minus_card_bonus"))
        n = whole(effect, "threshold")
        return self.voice.say("wf-fx-target", n=n, pa=less, bonus=bonus)

    def _search(self, effect: Cells) -> str:
        say = self.voice.say
        sought = cells(effect["filter"])
        names = [
            say(f"wf-fx-category-{word}") if key == "category" else self.named(str(word))
            for key, words in sought.items()
            for word in gains.listed(words)
        ]
        search = say("wf-fx-search", n=whole(effect, "n"), what=self.either(names))
        if "fallback_discard_for" in effect:
            category = str(effect["fallback_discard_for"])
            return say("wf-fx-search-back-for", search=search, category=category)
        if effect.get("fallback_discard") is True:
            return say("wf-fx-search-back", search=search)
        return search


def capital(text: str) -> str:
    """With its first letter large, where it is a letter."""
    return text[:1].upper() + text[1:]


def hyphens(word: str) -> str:
    """A word of a pack as part of the id of a message."""
    return word.replace("_", "-")


def whole(row: Cells, key: str) -> int:
    """A whole number of a row; 0 where there is none."""
    return int(str(row.get(key, 0)))


def cells(found: object) -> Cells:
    """A table inside a row; an empty one where there is none."""
    return found if isinstance(found, Mapping) else {}


def rows(found: object) -> list[Cells]:
    """A list of tables."""
    return [row for row in found if isinstance(row, Mapping)] if isinstance(found, list) else []


def listed(found: object) -> list[object]:
    """A list of a row; an empty one where there is none."""
    return found if isinstance(found, list) else []
