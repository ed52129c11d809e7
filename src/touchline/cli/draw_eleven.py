"""A season of Eleven as text: 80 columns, readable without colour.

A player of a squad: * selected, + trained, then tokens: ! injury, = suspension, ^ stronger,
v weaker, o experience. A card that is exhausted stands in brackets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Final

from touchline.games.eleven.lexicon import ZONES
from touchline.play.speech import Voice

from .draw import INK, LIT, PLAIN

WIDTH: Final = 80
CELL: Final = 24  # columns of a zone
RESOURCES: Final = ("term-el-money", "term-el-fans", "term-el-operations", "term-el-fitness")
SIGNS: Final = {
    "injury": "!", "suspension": "=", "str_temp": "^", "str_perm": "^", "weak_temp": "v",
    "weak_perm": "v", "played": "o", "scored": "o",
}  # fmt: skip
ROW_WORDS: Final = ("term-el-row-players", "term-el-row-staff", "term-el-row-sponsors")
FORBIDDEN: Final = {
    "card_actions": "term-el-forbidden-card-actions",
    "recruit_footballer": "term-el-forbidden-recruit-footballer",
    "recruit_staff": "term-el-forbidden-recruit-staff",
    "sign": "term-el-forbidden-sign",
    "build": "term-el-forbidden-build",
    "stands": "term-el-forbidden-stands",
}
#: what a manager needs to see for a question: the market, or the pitch
PITCH: Final = {
    "formation", "select", "assign", "bind", "exchange", "place", "recovery", "window", "stands",
    "match_tactic", "scorers", "luck", "injury", "shirts", "join", "move",
}  # fmt: skip

#: stands for a blank at which no line is broken
WHOLE: Final = "\ue000"

Row = Mapping[str, object]


def rows(x: object) -> Sequence[Row]:
    """A list of records."""
    assert isinstance(x, list)
    return x


def one(x: object) -> Row:
    """A record."""
    assert isinstance(x, Mapping)
    return x


def ints(x: object) -> list[int]:
    """A list of numbers."""
    assert isinstance(x, list)
    return x


def number(x: object) -> int:
    """A number."""
    assert isinstance(x, int)
    return x


class SeasonSheet:
    """Draws views for one table; `content` are the cards of its pack, whose names are the voice's
    (see `play.eleven.seating`).
    """

    def __init__(self, say: Voice, colour: bool, content: Row) -> None:
        self.say = say
        self.colour = colour
        self.cards = rows(content["cards"])
        self.clubs = rows(content["clubs"])

    def ink(self, code: str, text: str) -> str:
        """The text in a colour, if colours are wanted."""
        return f"{code}{text}{PLAIN}" if self.colour else text

    def draw(self, view: Row) -> str:
        """The table as whoever looks needs it now."""
        eye, clubs = number(view["eye"]), rows(view["clubs"])
        told = self._fill(self._head(view), 0)
        told += ["", *self._league(view)]
        if eye >= len(clubs):
            for club in clubs:
                told += ["", *self._club(club)]
            return "\n".join(told)
        club = clubs[eye]
        told += ["", *self._club(club), "", *self._squad(club)]
        kind = str(one(view["ask"])["kind"])
        if club["match"] is not None or club["lineup"] is not None or kind in PITCH:
            told += ["", *self._pitch(club, number(view["division"]))]
        elif view["week"]:
            told += ["", *self._market(view)]
        if club["meeting"] is not None and view["day"] == "mon":
            told += ["", *self._meeting(one(club["meeting"]))]
        told += self._hand(club)
        return "\n".join(told)

    def name(self, card: object) -> str:
        """What a card is called."""
        return self.say.named(f"p{card}")

    def _fill(self, text: str, indent: int = 2) -> list[str]:
        """A text in lines that fit, the later ones further in."""
        first, later = " " * indent, " " * (indent + 2)
        told = wrap(text, WIDTH, initial_indent=first, subsequent_indent=later)
        return [line.replace(WHOLE, " ") for line in told]

    def _told(self, id: str, text: str, indent: int = 2) -> list[str]:
        """A word and what is to be said of it; nothing where there is nothing."""
        return self._fill(self.say.say(id, text=text), indent) if text else []

    def _head(self, view: Row) -> str:
        parts = [self.say.say(f"el-phase-{str(view['phase']).replace('_', '-')}")]
        if view["week"]:
            day = self.say.say("term-el-day", day=str(view["day"]))
            week = self.say.say("term-el-week", week=number(view["week"]), day=day)
            parts.insert(0, week)
        parts.append(self.say.say("term-el-division", division=number(view["division"])))
        return ", ".join(parts)

    # -- the league -------------------------------------------------------------------------------

    def _league(self, view: Row) -> list[str]:
        """Twelve teams at most, in two columns."""
        told: list[str] = []
        for row in rows(view["league"]):
            seat = row["seat"]
            name = self.say.named(f"team{seat}" if seat is not None else f"o{row['club']}")
            mark = " " if row["active"] else "-"
            if row["met"]:
                mark = "x"
            die = f" ({self.say.say('term-el-die', die=str(row['die']))})" if row["die"] else ""
            text = f"{number(row['position']):>2} {mark}{name}{die}"[:33]
            line = f"{text:<33} {number(row['points']):>3}"
            told.append(self.ink(INK[0], line) if seat is not None else line)
        half = (len(told) + 1) // 2
        bare = 37
        return [
            "  " + told[n] + (" " * (40 - bare) + told[n + half] if n + half < len(told) else "")
            for n in range(half)
        ]

    # -- a club -----------------------------------------------------------------------------------

    def _club(self, club: Row) -> list[str]:
        """Board, people, stadium, fees and points of one manager."""
        say, vp = self.say, one(club["vp"])
        name = self.ink(INK[0], say.named(f"team{club['seat']}"))
        told = [f"{name}   {say.say('term-el-vp', points=number(vp['total']))}"]
        has, stats = ints(club["resources"]), ints(club["stats"])
        parts = [say.say(id, n=has[n], stat=stats[n]) for n, id in enumerate(RESOURCES)]
        told += self._fill("   ".join(parts))
        told += self._told("term-el-directors", self._people(club["directors"]))
        told += self._told("term-el-staff", self._people(club["staff"]))
        sponsors = one(club["sponsors"])
        signed = [self.name(card) for card in [*ints(sponsors["banners"]), *ints(sponsors["kits"])]]
        told += self._told("term-el-sponsors", ", ".join(signed))
        told += self._fill(self._stadium(club))
        fees, office = one(club["fees"]), one(club["office"])
        told += self._fill(
            say.say("term-el-fees", fees=number(fees["total"]))
            + ", "
            + say.say("term-el-office", at=number(office["at"]), vp=number(office["vp"]))
        )
        told += self._objective(one(club["objective"]))
        for row in rows(club["forbidden"]):
            days = row["days"]
            assert isinstance(days, list)
            words = ", ".join(say.say("term-el-day", day=str(day)) for day in days)
            told += self._told(
                FORBIDDEN[str(row["what"])],
                words or say.say("term-el-never"),
            )
        return told

    def _people(self, people: object) -> str:
        """Directors or staff: exhausted ones in brackets, with their tokens."""
        told = []
        for row in rows(people):
            name = self.name(row["card"]) + self._signs(row)
            told.append(f"({name})" if row["exhausted"] else name)
        return ", ".join(told)

    def _signs(self, row: Row) -> str:
        """The tokens on a card."""
        return "".join(SIGNS[kind] * number(n) for kind, n in one(row["tokens"]).items())

    def _stadium(self, club: Row) -> str:
        stadium = one(club["stadium"])
        built = ints(stadium["built"])
        words = []
        for kind, n in enumerate(built):
            if n:
                word = self.say.say("term-el-kind", kind=kind)
                words.append(f"{n} × {word}" if n > 1 else word)
        used, places = ints(stadium["ordinary"])
        stands = rows(stadium["stands"])
        return self.say.say(
            "term-el-stadium",
            built=", ".join(words) or "–",
            used=used,
            places=places,
            fans=number(stadium["fans"]),
            stands=len(stands),
        )

    def _objective(self, objective: Row) -> list[str]:
        """The own objective and how far it is."""
        if objective["card"] is None:
            return []
        parts = [self.name(objective["card"])]
        for key in ("base", "perfect"):
            found = []
            for row in rows(objective[key]):
                if row["have"] is None:
                    found.append("+" if row["ok"] else "–")
                elif row["op"] == ">=":
                    found.append(f"{row['have']}/{row['n']}")
                else:
                    sign = "≤" if row["op"] == "<=" else "="
                    found.append(f"{row['have']} {sign} {row['n']}")
            parts.append(", ".join(found))
        return self._told("term-el-objective", "; ".join(part for part in parts if part))

    def _squad(self, club: Row) -> list[str]:
        """The footballers, two a line."""
        told = []
        lines = sorted(rows(club["squad"]), key=lambda row: number(row["line"]))
        for row in lines:
            mark = "*" if row["selected"] else " "
            trained = "+" if row["trained"] else " "
            what = self.say.say("term-el-role", role=str(row["role"]))
            power = str(row["strength"])
            if row["role"] == "keeper":
                power += f"×{row['gloves']}"
            shirt = str(row["number"] or "–")
            signs = self._signs(row)
            told.append(
                f"{mark}{shirt:>2} {self.name(row['card'])[:17]}{trained} {what} {power}{signs}"
            )
        return pairs(told)

    # -- match and market -------------------------------------------------------------------------

    def _opponent(self, opponent: Row, division: int) -> list[str]:
        """EL-200 The scouting report, and the line-up of a card that has been peeked at."""
        if opponent["club"] is None:
            return []
        row = self.clubs[number(opponent["club"]) + 4 * (3 - division)]
        name, told = str(row["name"]), str(row["report"])
        if opponent["front"] is not None:
            lineup = self.cards[number(opponent["front"])]["lineup"]
            assert isinstance(lineup, list)
            told += " " + " ".join(f"{z}:{x}" for z, x in zip(ZONES, lineup, strict=True))
        return self._told("term-el-opponent", f"{name}. {told}", 0)

    def _pitch(self, club: Row, division: int) -> list[str]:
        """The nine zones, attack above, with the opposing shirts that face them."""
        match = one(club["match"]) if club["match"] is not None else {}
        told = self._opponent(one(club["opponent"]), division)
        if match:
            mine, theirs = ints(match["score"])
            keeper = one(match["keeper"])
            told += self._fill(
                self.say.say(
                    "term-el-score",
                    shape=str(match["shape"]),
                    mine=mine,
                    theirs=theirs,
                    keeper=f"{keeper['strength']}×{keeper['gloves']}",
                )
            )
        zones = self._zones(club)
        foes = self._foes(rows(match["foes"])) if match and match["foes"] else {}
        for line in (2, 1, 0):
            cells = []
            for column in range(3):
                facing = foes.get((2 - line) * 3 + 2 - column, [])
                cells.append((zones.get(line * 3 + column, []), facing))
            told += self._line(cells)
        bench = [
            self._shirt(n, row) for n, row in enumerate(rows(club["shirts"])) if not row["field"]
        ]
        return [*told, *self._told("term-el-bench", ", ".join(bench))]

    def _zones(self, club: Row) -> dict[int, list[str]]:
        """The own shirts by zone, of the match or of the line-up under way."""
        found: dict[int, list[str]] = {}
        shirts = rows(club["shirts"])
        places = {n: row["zone"] for n, row in enumerate(shirts)}
        lineup = club["lineup"]
        users: dict[int, object] = {}
        if lineup is not None:
            plan = one(lineup)
            places = dict(zip(ints(plan["field"]), ints(plan["zones"]), strict=True))
            users = {
                number(p["shirt"]): p["card"] for p in rows(plan["picks"]) if p["shirt"] is not None
            }
        for n, zone in places.items():
            if zone is None:
                continue
            row = shirts[n]
            if n in users:
                row = {**row, "card": users[n]}
            elif lineup is not None:
                row = {**row, "card": None}
            found.setdefault(number(zone), []).append(self._shirt(n, row))
        return found

    def _shirt(self, n: int, row: Row) -> str:
        """A shirt: its number, its side, its strength, and who wears it."""
        side = "A" if row["side"] == "attack" else "D"
        label = str(n + 2) if n < 10 else f"u{n - 9}"
        power = f"{row['power']}" if row["power"] is not None else ""
        name = f" {self.name(row['card'])}" if row["card"] is not None else ""
        return f"{label}{side}{power}{name}"

    def _foes(self, foes: Sequence[Row]) -> dict[int, list[str]]:
        """The opponent's shirts by zone, from its own point of view."""
        found: dict[int, list[str]] = {}
        for row in foes:
            side = "A" if row["side"] == "attack" else "D"
            found.setdefault(number(row["zone"]), []).append(f"{side}{row['power']}")
        return found

    def _line(self, cells: Sequence[tuple[list[str], list[str]]]) -> list[str]:
        """A line of the pitch: the shirts of its three zones one below the other."""
        columns = [[*own, *([f"[{' '.join(foe)}]"] if foe else [])] for own, foe in cells]
        height = max(1, *(len(column) for column in columns))
        told = ["  +" + "+".join("-" * CELL for _ in range(3)) + "+"]
        for n in range(height):
            texts = [column[n][: CELL - 1] if n < len(column) else "" for column in columns]
            told.append("  |" + "|".join(f"{text:<{CELL}}" for text in texts) + "|")
        return told

    def _market(self, view: Row) -> list[str]:
        """The three rows, and what lies on the decks; closed places are dim."""
        market = one(view["market"])
        told: list[str] = []
        for n, row in enumerate(market["rows"] if isinstance(market["rows"], list) else []):
            texts = []
            for slot in rows(row):
                if slot["card"] is None:
                    continue
                price = f" ({slot['price']})" if slot["price"] is not None else ""
                name = f"{number(slot['slot']) + 1} {self.name(slot['card'])}{price}"
                name = name.replace(" ", WHOLE)
                texts.append(name if slot["open"] else f"[{name}]")
            told += self._told(ROW_WORDS[n], "  ".join(texts), 0)
        tops = []
        for top in rows(market["tops"]):
            if top["card"] is not None:
                price = f" ({top['price']})" if top["price"] is not None else ""
                tops.append(f"{self.name(top['card'])}{price}")
        return told + self._told("term-el-tops", ", ".join(tops), 0)

    def _meeting(self, meeting: Row) -> list[str]:
        """The board meeting: card, die, votes."""
        yellow, blue, red = ints(meeting["votes"])
        text = self.name(meeting["card"])
        if meeting["die"] is not None:
            text = self.say.say(
                "term-el-votes",
                card=text,
                die=number(meeting["die"]),
                yellow=yellow,
                blue=blue,
                red=red,
            )
        return self._told("term-el-meeting", self.ink(LIT, text), 0)

    def _hand(self, club: Row) -> list[str]:
        """The own tactic cards, and cards drawn to choose from."""
        hand, looking = one(club["hand"]), one(club["looking"])
        told = self._told("term-el-hand", ", ".join(self.name(n) for n in ints(hand["cards"])), 0)
        cards = ", ".join(self.name(n) for n in ints(looking["cards"]))
        return told + self._told("term-el-looking", cards, 0)


def pairs(texts: Sequence[str]) -> list[str]:
    """Texts in two columns."""
    half = (len(texts) + 1) // 2
    found = []
    for n in range(half):
        right = texts[n + half] if n + half < len(texts) else ""
        found.append(f"  {texts[n]:<38} {right}".rstrip())
    return found
