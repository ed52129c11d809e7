"""The cards of a pack as plain data for people: rows, names, texts, portraits' features."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from touchline.core.tables import Row
from touchline.play.cardtexts import Sayings
from touchline.play.drawing.looks import looks
from touchline.play.speech import Voice

from . import content
from . import lexicon as w
from .asking import capital
from .effect_rows import abilities_of
from .sentences import Teller
from .sheets import Sheets
from .things import Cells, cells, listed, whole

Data = dict[str, object]


def described(sheets: Sheets, folder: Path, lang: str) -> Data:
    """Everything that a person may know of the cards of a pack; see `library.content`."""
    names = Names(Sayings(folder, lang), Sayings(sheets.base, lang))
    professions = names.professions(sheets)
    tell = Teller(Voice(lang, [Path(__file__).parents[1] / "voice"]), professions)
    cards: list[Data] = []
    abilities = 0
    decks = content.ordered(sheets.decks)
    clubs = content.clubs(decks["opponent"])
    for deck in w.DECKS:
        for row in decks[deck]:
            card = _card(len(cards), deck, row, names)
            lines = abilities_of(row.cells)
            card["text"] = [
                {"ability": abilities + n, **_line(row, each, names, tell)}
                for n, each in enumerate(lines)
            ]
            abilities += len(lines)
            cards.append({**card, **_own(deck, row, names, professions, clubs)})
    return {
        "cards": cards,
        "abilities": [
            {"card": card["number"], "name": card["name"]}
            for card in cards
            for _ in _rows(card["text"])
        ],
        "clubs": _clubs(sheets, decks["opponent"], names),
        "boards": dict(sheets.boards.cells),
        "categories": _categories(decks["staff"]),
    }


class Names:
    """What is said of cards: by the pack's texts in this language, else by the row.

    Ids of messages are made of the card's id without its pack, with hyphens: name-, flavour-,
    vote- (with the colour behind), report- (of a club), prof- (of a profession). What is said of a
    card of the base pack is looked for there too.
    """

    def __init__(self, own: Sayings, base: Sayings) -> None:
        self.own = own
        self.base = base

    def say(self, prefix: str, id: str, otherwise: object) -> str:
        """A message; what the row says where nobody wrote one."""
        message = f"{prefix}-{slug(id)}"
        found = self.own.say(message) or (self.base.say(message) if id.startswith("base.") else "")
        return found or str(otherwise or "")

    def profession(self, word: str) -> str:
        """What a profession is called."""
        message = f"prof-{slug(word)}"
        return self.own.say(message) or self.base.say(message) or word

    def professions(self, sheets: Sheets) -> Mapping[str, str]:
        """All professions of a pack, by their words."""
        words = {str(row.cells.get("profession")) for row in sheets.decks["staff"]}
        return {word: self.profession(word) for word in sorted(words)}

    def report(self, club: str, otherwise: object) -> str:
        """The scouting report of a club."""
        message = f"report-{slug(club)}"
        return self.own.say(message) or self.base.say(message) or str(otherwise)


def slug(id: str) -> str:
    """The id of a card, or a name, as part of the id of a message."""
    name = id.split(".", 1)[1] if id.count(".") == 2 else id
    plain = "".join(ch if ch.isascii() and ch.isalnum() else "-" for ch in name.lower())
    return "-".join(part for part in plain.split("-") if part)


def _card(number: int, deck: str, row: Row, names: Names) -> Data:
    """What every card has."""
    of = row.cells
    id = str(of["id"])
    return {
        "number": number,
        "id": id,
        "deck": deck,
        "name": names.say("name", id, of["name"]),
        "flavour": names.say("flavour", id, of.get("flavour")),
    }


def _line(row: Row, ability: Cells, names: Names, tell: Teller) -> Data:
    """One ability: its moment, its side, its words, and what it is made of."""
    id = str(row.cells["id"])
    on = str(ability["on"])
    label = ability.get("text")
    if on.startswith("vote_"):
        label = names.say("vote", f"{id}_{on.removeprefix('vote_')}", label)
    judged = "do" not in ability
    return {
        "on": on,
        "side": ability.get("side", ""),
        "mode": "may" if on == "action" else ability.get("mode", "must"),
        "label": capital(str(label or "")),
        "text": tell.line(ability, row.cells.get("judged") == "end"),
        "what": tell.asked(ability) if judged else tell.clause(ability),
        "cost": [dict(cost) for cost in _rows(ability.get("cost"))],
        "options": tell.options(ability),
    }


def _rows(found: object) -> list[Cells]:
    return [row for row in found if isinstance(row, Mapping)] if isinstance(found, list) else []


def _own(
    deck: str, row: Row, names: Names, professions: Mapping[str, str], clubs: list[str]
) -> Data:
    """What cards of this deck have besides."""
    of = row.cells
    if deck in w.CLASSES:
        return _footballer(row)
    match deck:
        case "staff":
            word = str(of["profession"])
            return {
                "price": of["price"],
                "profession": word,
                "profession_name": capital(professions[word]),
                "category": of["category"],
                "category_vp": of["category_vp"],
                "min_managers": of.get("min_managers", 1),
                "looks": _looks(of),
            }
        case "sponsor":
            return {"small_money": of["small_money"]}
        case "director":
            stats = cells(of["stats"])
            return {
                "faces": list(str(of["faces"])),
                "stats": {key: whole(stats, key) for key in w.RESOURCES},
                "looks": _looks(of),
            }
        case "tactic":
            return {"formations": of["formations"]}
        case "objective":
            return {key: of[key] for key in ("base_vp", "perfect_vp")} | {
                "judged": of.get("judged", "at_once")
            }
        case "opponent":
            club = str(of["club"])
            return {
                "club": clubs.index(club),
                "opponent_deck": of["opponent_deck"],
                "die": of["die"],
                "report": names.report(club, of["report"]),
                "formation": of["formation"],
                "keeper": dict(cells(of["keeper"])),
                "lineup": of["lineup"],
            }
        case "infrastructure":
            return {key: of[key] for key in ("kind", "price", "vp", "unique", "space")}
        case "scenario":
            return {"divisions": content.divisions(row)}
    return {}


def _footballer(row: Row) -> Data:
    of = row.cells
    return {
        "price": of["price"],
        "role": of["role"],
        "zones": of["zones"],
        "shirt": of["shirt"],
        "attributes": listed(of.get("attributes")),
        "untrained": dict(cells(of["untrained"])),
        "trained": dict(cells(of["trained"])),
        "exp_played": of.get("exp_played", 0),
        "exp_scored": of.get("exp_scored", 0),
        "looks": _looks(of),
    }


def _looks(of: Cells) -> object:
    """How the portrait is drawn: by the row, and where it is silent by the id."""
    given = of.get("looks")
    words = {str(k): str(v) for k, v in given.items()} if isinstance(given, Mapping) else {}
    return looks(str(of["id"]), words)


def _clubs(sheets: Sheets, opponents: list[Row], names: Names) -> list[Data]:
    """The clubs of the opponents, as the engine numbers them."""
    worn = {str(row.cells["name"]): row.cells for row in sheets.clubs}
    found: list[Data] = []
    for n, name in enumerate(content.clubs(opponents)):
        cards = [at for at, row in enumerate(opponents) if row.cells["club"] == name]
        first = opponents[cards[0]].cells
        own = worn.get(name, {})
        found.append(
            {
                "number": n,
                "name": name,
                "short": own.get("short", short(name)),
                "colours": own.get("colours", []),
                "deck": first["opponent_deck"],
                "die": first["die"],
                "formation": first["formation"],
                "report": names.report(name, first["report"]),
                "cards": cards,
            }
        )
    return found


def short(name: str) -> str:
    """Three letters for a club that the pack gave none."""
    letters = [ch for ch in name.upper() if ch.isascii() and ch.isalnum()]
    return "".join(letters[:3])


def _categories(staff: list[Row]) -> dict[str, object]:
    """The points of each category for one, two, three … of it."""
    return {str(row.cells["category"]): row.cells["category_vp"] for row in staff}
