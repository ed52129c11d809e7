"""How a game speaks that has no words of its own: by the numbers of questions, answers, events."""

from __future__ import annotations

from collections.abc import Iterable

from touchline.core.contract import View
from touchline.core.ids import EVERYONE, HIDDEN
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Said, Words

Plain = int | str | None | list["Plain"] | dict[str, "Plain"]


class PlainWords(Words):
    """The words of a game that has none: "Question 1", "Answer 4", "Event 2: 0, 7".

    Its views are shown as they are: what a `View` holds, by the names of its attributes.
    """

    prefix = "plain-"

    def question(self, q: Decision, v: View) -> Said:
        """The question by the number of its kind."""
        return Said("plain-question", {"kind": q.kind})

    def chance(self, kind: int, v: View) -> Said:
        """What fate is asked, by the number of its kind."""
        return Said("plain-chance", {"kind": kind})

    def option(self, code: int, v: View) -> tuple[list[str], str]:
        """One thing to touch, the code itself, and "Answer 4"."""
        return [str(code)], "plain-answer"

    def facts(self, events: list[Event]) -> list[Fact]:
        """A fact an event, with the numbers that its reader may see."""
        told: list[Fact] = []
        for e in events:
            values = [int(e.a), int(e.b) if e.sees == EVERYONE else int(e.secret)]
            words = ", ".join("?" if n == HIDDEN else str(n) for n in values)
            said = Said("plain-event", {"kind": int(e.kind), "values": words})
            told.append(Fact("event", said, {"kind": int(e.kind), "values": shown(values)}))
        return told

    def view(self, v: View) -> dict[str, object]:
        """The public attributes of the view by name; its key where it has none to look at."""
        known = {k: x for k, x in getattr(v, "__dict__", {}).items() if not k.startswith("_")}
        return {name: shown(value) for name, value in known.items()} or {"key": shown(v.key())}

    def reason(self, code: int) -> tuple[Said, str]:
        """Why something is shut, by its number; there is no rulebook to point to."""
        return Said("plain-why", {"code": code}), ""

    def result(self, r: Result, v: View) -> Said:
        """Who has won, or that nobody has; the points of every seat, in their order."""
        points = ", ".join(map(str, r.points))
        first = [seat for seat, n in enumerate(r.points) if n == max(r.points)]
        if len(first) > 1:
            return Said("plain-drawn", {"points": points})
        return Said("plain-won", {"team": f"@team{first[0]}", "points": points})

    def resigned(self, seat: int) -> Fact:
        """The fact of a seat giving the match up."""
        return Fact("end", Said("plain-resigned", {"team": f"@team{seat}"}), {"seat": seat})

    def notation(self, who: int, code: int, v: View) -> str:
        """The code itself; ? where it is not to be seen."""
        return "?" if code == HIDDEN else str(code)


def shown(value: object) -> Plain:
    """Anything in a view as plain data; None for what a seat may not know."""
    if isinstance(value, dict):
        return {str(key): shown(each) for key, each in value.items()}
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return None if value == HIDDEN else int(value)
    if isinstance(value, Iterable):
        return [shown(each) for each in value]
    return str(value)
