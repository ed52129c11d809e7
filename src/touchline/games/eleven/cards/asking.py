"""What is paid, counted and asked, as phrases: one part of what a card says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.play.numbers import signed
from touchline.play.speech import Voice

from .things import Cells, Things, cells, listed, whole

BARE: Final = ("sold_out", "selected", "trained", "solo", "scored", "conceded", "more_attackers")


class Asker:
    """Says amounts, costs and conditions in one language.

    professions  what a profession is called, by its word in the pack
    """

    def __init__(self, voice: Voice, professions: Mapping[str, str] | None = None) -> None:
        self.voice = voice
        self.things = Things(voice, professions or {})

    # -- amounts ----------------------------------------------------------------------------------

    def resources(self, res: str, n: int) -> str:
        """ "2 fans", "3 resources of your choice"."""
        return self.voice.say("el-fx-counted", count=str(n), noun=self.resource(res, n))

    def resource(self, res: str, n: int) -> str:
        return self.voice.say(f"el-fx-res-{res}", n=n)

    def amount(self, row: Cells, one: str, several: str, key: str = "n") -> str:
        """A number of something, or one for each of what is counted.

        one, several  the noun for one of it, and for as many as are said
        """
        given = row.get(key, 1)
        if isinstance(given, Mapping):
            return self._per(given, self.voice.say("el-fx-counted", count="1", noun=one))
        return self.voice.say("el-fx-counted", count=str(given), noun=several)

    def change(self, row: Cells) -> str:
        """A change with its sign, or +1 for each of what is counted."""
        given = row.get("n", 1)
        return self._per(given, "+1") if isinstance(given, Mapping) else added(given)

    def _per(self, given: Cells, what: str) -> str:
        """One for each of what is counted, or as many as a die shows."""
        say = self.voice.say
        if "roll" in given:
            return say("el-fx-amount-roll", what=what)
        per = whole(given, "per", 1)
        if "count" in given:
            each = self.things.counted(cells(given["count"]), str(per), per)
        else:
            each = say("el-fx-stand-fans", n=per)
        told = say("el-fx-amount-per", what=what, each=each)
        return say("el-fx-amount-max", what=told, n=whole(given, "max")) if "max" in given else told

    def gained(self, row: Cells) -> str:
        res = str(row["res"])
        n = whole(row, "n", 1)
        told = self.amount(row, self.resource(res, 1), self.resource(res, n))
        but = [self.voice.say(f"el-fx-bare-{each}") for each in listed(row.get("except"))]
        if but:
            told = self.voice.say("el-fx-but", what=told, noun=self.things.either(but))
        return told

    def tokens(self, row: Cells) -> str:
        token = hyphens(str(row["token"]))
        n = whole(row, "n", 1)
        say = self.voice.say
        return self.amount(row, say(f"el-fx-token-{token}", n=1), say(f"el-fx-token-{token}", n=n))

    def costs(self, found: Sequence[Cells]) -> str:
        """What is paid; "" for nothing."""
        say = self.voice.say
        told: list[str] = []
        for cost in found:
            n, pay = whole(cost, "n", 1), str(cost["pay"])
            if pay == "token":
                told.append(say("el-fx-cost-token", tokens=self.tokens(cost)))
            elif pay == "vp":
                told.append(say("el-fx-points", n=n))
            elif pay == "exhaust":
                told.append(say("el-fx-cost-exhaust"))
            elif pay == "discard":
                who = self.things.phrase(cells(cost["what"])).text
                told.append(say("el-fx-cost-discard", who=who))
            else:
                told.append(self.resources(pay, n))
        return self.joined(told)

    def joined(self, told: Sequence[str]) -> str:
        joined = told[0] if told else ""
        for each in told[1:]:
            joined = self.voice.say("el-fx-and", a=joined, b=each)
        return joined

    # -- conditions -------------------------------------------------------------------------------

    def conditions(self, found: Sequence[Cells]) -> str:
        """All that must hold, as a clause; "" for none."""
        told: list[str] = []
        owned: list[str] = []
        for row in found:
            have = self._owned(row)
            if have:
                owned.append(have)
            else:
                told.append(self._condition(row))
        if owned:
            told.append(self.voice.say("el-fx-if-have", what=self.joined(owned)))
        return self.joined(told)

    def _condition(self, row: Cells) -> str:
        told = self._plain(row)
        return self.voice.say("el-fx-not", what=told) if row.get("not") is True else told

    def _owned(self, row: Cells) -> str:
        """What a condition says that you have; "" where it says something else."""
        n = whole(row, "n", 1)
        count = self._compared(row, n)
        of = cells(row.get("of"))
        if row.get("not") is True or of.get("built") is True:
            return ""
        match row["is"]:
            case "count":
                return self.things.counted(of, count, n)
            case "has":
                noun = self.resource(str(row["res"]), n)
                return self.voice.say("el-fx-counted", count=count, noun=noun)
            case "total_vp":
                return self.voice.say("el-fx-points", n=count)
        return ""

    def _plain(self, row: Cells) -> str:
        say = self.voice.say
        word = str(row["is"])
        message = f"el-fx-if-{hyphens(word)}"
        n = whole(row, "n", 1)
        count = self._compared(row, n)
        match word:
            case "result" | "opponent_ranked":
                return say(f"{message}-{row['value']}")
            case "zone" | "day":
                places = [say(f"el-fx-{word}-{each.lower()}") for each in listed(row["in"])]
                return say(message, what=self.things.either(places))
            case "formation":
                shapes = ["-".join(listed(each)) for each in shapes_of(row.get("in"))]
                return say(message, what=self.things.either(shapes))
            case "stat":
                return say(message, stat=self.stat(str(row["stat"])), n=n, op=compared(row))
            case "has" | "total_vp":
                return say("el-fx-if-have", what=self._owned({**row, "not": False}))
            case "stats_at":
                return say(message, count=count, n=n, value=whole(row, "value"))
            case "count":
                of = cells(row["of"])
                message = "el-fx-if-built" if of.get("built") is True else "el-fx-if-have"
                return say(message, what=self.things.counted(of, count, n))
            case "season":
                return say(f"{message}-{hyphens(str(row['key']))}", count=count, n=n)
        return say(message) if word in BARE else say(message, count=count, n=n, op=compared(row))

    def _compared(self, row: Cells, n: int) -> str:
        op = compared(row)
        if n == 0 and op in ("most", "exactly"):
            op = "none"
        return self.voice.say(f"el-fx-at-{op}", n=n)

    def stat(self, stat: str) -> str:
        return self.voice.say(f"el-fx-stat-{stat}")


def compared(row: Cells) -> str:
    """How a condition compares: least, most, exactly."""
    return {"<=": "most", "==": "exactly"}.get(str(row.get("op", ">=")), "least")


def shapes_of(found: object) -> list[object]:
    """A list of formations."""
    return found if isinstance(found, list) else []


def capital(text: str) -> str:
    """With its first letter large, where it is a letter."""
    return text[:1].upper() + text[1:]


def hyphens(word: str) -> str:
    """A word of a pack as part of the id of a message."""
    return word.replace("_", "-").replace(".", "-").lower()


def added(n: object) -> str:
    """A number with its sign; what is no number as it is."""
    return signed(n) if isinstance(n, int) else str(n)
