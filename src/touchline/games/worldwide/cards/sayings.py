"""The cards of a pack as plain data for people: rows, names, texts, portraits' features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from touchline.core.tables import Row
from touchline.play.cardtexts import Sayings
from touchline.play.drawing.looks import looks
from touchline.play.speech import Voice

from . import content, fields
from .sentences import Teller, capital, cells, hyphens, listed, rows, whole
from .sheets import Sheets


def described(sheets: Sheets, folder: Path, lang: str) -> dict[str, object]:
    """Everything that a person may know of the cards of a pack; see `library.content`."""
    book = Names(sheets, Sayings(folder, lang))
    voice = Path(__file__).parents[1] / "voice"
    tell = Teller(Voice(lang, [voice]), book.kind, book.ability)
    order = [str(row.cells["id"]) for row in sheets.abilities]
    people = content.squads(sheets.teams, sheets.people)
    return {
        "actions": [_action(row, book, tell) for row in sheets.actions],
        "abilities": [_ability(row, book, tell) for row in sheets.abilities],
        "teams": [
            _team(n, row, order, tell) | {"changes": _changes(row, sheets, order, tell)}
            for n, row in enumerate(sheets.teams)
        ],
        "people": [_person(row, book, tell) for row in people],
    }


class Names:
    """What the things of a pack are called: by their row, else by its texts, else by their id."""

    def __init__(self, sheets: Sheets, sayings: Sayings) -> None:
        self.sheets = sheets
        self.sayings = sayings

    def of(self, row: Row, prefix: str) -> str:
        """The name of an Action card (act) or of an ability (abl)."""
        id = str(row.cells["id"])
        given = row.cells.get("name") or self.sayings.say(f"{prefix}-{hyphens(id)}")
        return str(given or capital(hyphens(id).replace("-", " ")))

    def kind(self, kind: str) -> str:
        """A kind of the pack's own is called after the first card of it."""
        for row in self.sheets.actions:
            if row.cells.get("kind") == kind:
                return self.of(row, "act")
        return kind

    def ability(self, id: str) -> str:
        """The name of an ability by its id."""
        for row in self.sheets.abilities:
            if row.cells.get("id") == id:
                return self.of(row, "abl")
        return id


def _action(row: Row, book: Names, tell: Teller) -> dict[str, object]:
    of = row.cells
    return {
        "id": of["id"],
        "kind": of["kind"],
        "category": of["category"],
        "pro": of["pro"],
        "copies": of["copies"],
        "pa": whole(of, "pa"),
        "allowed": of.get("pa_allowed"),
        "defended_by": dict(cells(of.get("defended_by"))),
        "effects": listed(of.get("effects")),
        "shot_bonus": of.get("shot_bonus"),
        "threshold": whole(of, "threshold"),
        "foul": listed(of.get("foul")),
        "yellow": listed(of.get("yellow")),
        "red": listed(of.get("red")),
        "name": book.of(row, "act"),
        "text": tell.action(of),
        "facts": tell.facts(of),
    }


def _ability(row: Row, book: Names, tell: Teller) -> dict[str, object]:
    of = row.cells
    return {
        "id": of["id"],
        "amateur": of["amateur"],
        "trigger": dict(cells(of["trigger"])),
        "condition": dict(cells(of.get("condition"))),
        "effects": listed(of["effects"]),
        "copies": of.get("copies", 2),
        "name": book.of(row, "abl"),
        "text": tell.card(of),
    }


def _team(n: int, row: Row, order: Sequence[str], tell: Teller) -> dict[str, object]:
    of = row.cells
    return {
        "id": of["id"],
        "name": of["name"],
        "short": of["short"],
        "colours": listed(of["colours"]),
        "stars": of["stars"],
        "abilities": [order.index(str(id)) for id in listed(of["abilities"])],
        "stadium_text": tell.stadium(of),
        "people": list(range(n * fields.SQUAD, (n + 1) * fields.SQUAD)),
    }


def _changes(row: Row, sheets: Sheets, order: Sequence[str], tell: Teller) -> dict[str, str]:
    """WF-200 The text of each ability that the ground changes, by its number."""
    found: dict[str, str] = {}
    for effect in rows(row.cells.get("stadium")):
        if effect["op"] == "modify_ability":
            n = order.index(str(effect["ability"]))
            changed = {**sheets.abilities[n].cells, "effects": effect["effects"]}
            found[str(n)] = tell.card(changed)
    return found


def _person(row: Row, book: Names, tell: Teller) -> dict[str, object]:
    of = row.cells
    id = str(of["id"])
    given = of.get("looks")
    words = {str(k): str(v) for k, v in given.items()} if isinstance(given, Mapping) else {}
    effects = [cells(each) for each in listed(of["effects"])]
    always = [each for each in effects if each["op"] != "ignore_off_target"]
    # WF-185 where no die goes off target a text says nothing of it
    plain = {"plain": tell.card({**of, "effects": always})} if len(always) < len(effects) else {}
    return {
        "id": id,
        "team": of["team"],
        "name": of["name"],
        "type": of["type"],
        "trigger": dict(cells(of["trigger"])),
        "effects": listed(of["effects"]),
        "text": tell.card(of),
        "bio": of.get("text") or book.sayings.say(f"bio-{hyphens(id)}"),
        "looks": looks(id, words),
        **plain,
    }
