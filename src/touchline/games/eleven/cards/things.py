"""What a selector reaches, as a phrase: "a trained youngster", "up to 2 of your shirts on a flank".

Articles and endings follow the gender and number that the messages of a language know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.play.speech import Voice

Cells = Mapping[str, object]
VOWELS: Final = "aeiou"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase, and whether it stands for several."""

    text: str
    many: bool = False


class Things:
    """Says selectors in one language.

    professions  what a profession is called, by its word in the pack
    """

    def __init__(self, voice: Voice, professions: Mapping[str, str]) -> None:
        self.voice = voice
        self.professions = professions

    def phrase(self, of: Cells) -> Phrase:
        """Whom an effect reaches."""
        say = self.voice.say
        n = whole(of, "n", 1)
        pick = str(of.get("pick", "choose"))
        kind = str(of["kind"])
        if pick == "self":
            return Phrase(say("el-fx-this", kind=kind))
        if pick == "d12":
            return Phrase(say("el-fx-by-d12"))
        if pick == "previous":
            return Phrase(say("el-fx-that", noun=self.noun(of, 1), gender=self.gender(of)))
        if pick == "all":
            text = say("el-fx-all", noun=self.noun(of, 2), gender=self.gender(of))
            return Phrase(text, many=True)
        text = self.one(of) if n == 1 else self.counted(of, str(n), n)
        if n > 1 and of.get("other") is True:
            text = say("el-fx-others", n=n, noun=self.noun(of, n))
        if of.get("up_to") is True:
            text = say("el-fx-up-to", what=text)
        if pick == "random":
            text = say("el-fx-random", what=text)
        return Phrase(text, many=n > 1)

    def one(self, of: Cells) -> str:
        """ "a player", "another shirt" with its article."""
        noun = self.noun(of, 1)
        message = "el-fx-another" if of.get("other") is True else "el-fx-one"
        vowel = int(noun[:1].lower() in VOWELS)
        return self.voice.say(message, noun=noun, gender=self.gender(of), vowel=vowel)

    def counted(self, of: Cells, count: str, n: int) -> str:
        """ "at least 2 trained youngsters", the count being said already."""
        return self.voice.say("el-fx-counted", count=count, noun=self.noun(of, n))

    def gender(self, of: Cells) -> str:
        """ "f" or "m", as the message of the noun says."""
        id = self._bare(of)
        return self.voice.part(id, "gender") if self.voice.has(id, "gender") else "m"

    def _bare(self, of: Cells) -> str:
        """The message of the noun alone."""
        kind = str(of["kind"])
        classes = listed(of.get("class"))
        roles = listed(of.get("role"))
        contracts = listed(of.get("contract"))
        if kind == "footballer" and roles == ["keeper"]:
            return "el-fx-noun-keeper"
        if kind == "footballer" and len(classes) == 1:
            return f"el-fx-noun-{classes[0]}"
        if kind == "sponsor" and len(contracts) == 1:
            return f"el-fx-noun-sponsor-{contracts[0]}"
        return f"el-fx-noun-{kind.replace('_', '-')}"

    def noun(self, of: Cells, n: int) -> str:
        """The noun with everything that describes it, without an article."""
        say = self.voice.say
        profession = of.get("profession")
        if profession is not None:
            noun = self.professions.get(str(profession), str(profession))
        else:
            noun = say(self._bare(of), n=n)
        for word in self._before(of):
            noun = say("el-fx-described", noun=noun, word=say(f"el-fx-is-{word}", n=n))
        for what in self._behind(of):
            noun = say("el-fx-with", noun=noun, what=what)
        return noun

    def _before(self, of: Cells) -> list[str]:
        """Words that describe it, by their messages."""
        found: list[str] = []
        for role in listed(of.get("role")):
            if role != "keeper":
                found.append(role)
        if "face" in of:
            found.append(str(of["face"]))
        if "selected" in of:
            found.append("selected" if of["selected"] is True else "not-selected")
        if of.get("available") is False:
            found.append("unavailable")
        return found

    def _behind(self, of: Cells) -> list[str]:
        """What stands behind the noun."""
        say = self.voice.say
        found: list[str] = []
        if "cardless" in of:
            found.append(say("el-fx-cardless" if of["cardless"] is True else "el-fx-carded"))
        if of.get("available") is True:
            found.append(say("el-fx-available"))
        if "has_token" in of:
            found.append(say("el-fx-token-on", token=str(of["has_token"])))
        if "category" in of:
            category = say(f"el-fx-category-{of['category']}")
            found.append(say("el-fx-of-category", category=category))
        if "attribute" in of:
            found.append(say("el-fx-attribute", name=str(of["attribute"])))
        for key in ("section", "line", "zone"):
            words = listed(of.get(key))
            if words:
                found.append(self.either([self._place(key, word) for word in words]))
        return found

    def _place(self, key: str, word: str) -> str:
        return self.voice.say(f"el-fx-{key}-{word.replace('_', '-').lower()}")

    def either(self, names: Sequence[str]) -> str:
        """One of several: "on Monday, on Tuesday or on Wednesday"."""
        *head, last = names
        if not head:
            return last
        joined = head[0]
        for name in head[1:]:
            joined = self.voice.say("el-fx-more", a=joined, b=name)
        return self.voice.say("el-fx-or", a=joined, b=last)


def whole(row: Cells, key: str, otherwise: int = 0) -> int:
    """A whole number of a row."""
    found = row.get(key, otherwise)
    return found if isinstance(found, int) else otherwise


def cells(found: object) -> Cells:
    """A table inside a row; an empty one where there is none."""
    return found if isinstance(found, Mapping) else {}


def rows(found: object) -> list[Cells]:
    """A list of tables."""
    return [row for row in found if isinstance(row, Mapping)] if isinstance(found, list) else []


def listed(found: object) -> list[str]:
    """A word or a list of words as a list; an empty one where there is none."""
    if found is None:
        return []
    return [str(word) for word in found] if isinstance(found, list) else [str(found)]
