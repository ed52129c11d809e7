"""A season of Eleven as text: 80 columns, readable without colour.

A player of a squad: * selected, + trained, then tokens: ! injury, = suspension, ^ stronger,
v weaker, o experience. A card that is exhausted stands in brackets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.games.eleven.cards.lexicon import ZONES
from touchline.games.eleven.voice import names
from touchline.games.eleven.voice.shown import Club, Market, View
from touchline.games.eleven.voice.shown_club import (
    Director,
    Employee,
    Meeting,
    Objective,
    Opponent,
    Stadium,
)
from touchline.games.eleven.voice.shown_match import Foe, Shirt
from touchline.play import library
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.terminal.fields import Record, rows
from touchline.play.terminal.ink import INK, LIT, WHOLE, Drawing

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


class SeasonSheet(Drawing):
    """Draws views for one table; `content` are the cards of its pack, whose names are the voice's
    (see `voice/names.py`).
    """

    def __init__(self, say: Voice, colour: bool, content: Record) -> None:
        super().__init__(say, colour)
        self.cards = rows(content["cards"])
        self.clubs = rows(content["clubs"])

    def draw(self, view: View) -> str:
        """The table as whoever looks needs it now."""
        eye, clubs = view.eye, view.clubs
        told = self.fill(self._head(view), 0)
        told += ["", *self._league(view)]
        if eye >= len(clubs):
            for club in clubs:
                told += ["", *self._club(club)]
            return "\n".join(told)
        club = clubs[eye]
        told += ["", *self._club(club), "", *self._squad(club)]
        if club.match is not None or club.lineup is not None or view.ask.kind in PITCH:
            told += ["", *self._pitch(club, view.division)]
        elif view.week:
            told += ["", *self._market(view.market)]
        if club.meeting is not None and view.day == "mon":
            told += ["", *self._meeting(club.meeting)]
        told += self._hand(club)
        return "\n".join(told)

    def name(self, card: int) -> str:
        """What a card is called."""
        return self.say.named(f"p{card}")

    def _told(self, id: str, text: str, indent: int = 2) -> list[str]:
        """A word and what is to be said of it; nothing where there is nothing."""
        return self.fill(self.say.say(id, text=text), indent) if text else []

    def _head(self, view: View) -> str:
        parts = [self.say.say(f"el-phase-{view.phase.replace('_', '-')}")]
        if view.week:
            day = self.say.say("term-el-day", day=view.day)
            week = self.say.say("term-el-week", week=view.week, day=day)
            parts.insert(0, week)
        parts.append(self.say.say("term-el-division", division=view.division))
        return ", ".join(parts)

    # -- the league -------------------------------------------------------------------------------

    def _league(self, view: View) -> list[str]:
        """Twelve teams at most, in two columns."""
        told: list[str] = []
        for row in view.league:
            seat = row.seat
            name = self.say.named(f"team{seat}" if seat is not None else f"o{row.club}")
            mark = " " if row.active else "-"
            if row.met:
                mark = "x"
            die = f" ({self.say.say('term-el-die', die=row.die)})" if row.die else ""
            text = f"{row.position:>2} {mark}{name}{die}"[:33]
            line = f"{text:<33} {row.points:>3}"
            told.append(self.ink(INK[0], line) if seat is not None else line)
        half = (len(told) + 1) // 2
        bare = 37
        return [
            "  " + told[n] + (" " * (40 - bare) + told[n + half] if n + half < len(told) else "")
            for n in range(half)
        ]

    # -- a club -----------------------------------------------------------------------------------

    def _club(self, club: Club) -> list[str]:
        """Board, people, stadium, fees and points of one manager."""
        say = self.say
        name = self.ink(INK[0], say.named(f"team{club.seat}"))
        told = [f"{name}   {say.say('term-el-vp', points=club.vp.total)}"]
        has, stats = club.resources, club.stats
        parts = [say.say(id, n=has[n], stat=stats[n]) for n, id in enumerate(RESOURCES)]
        told += self.fill("   ".join(parts))
        told += self._told("term-el-directors", self._people(club.directors))
        told += self._told("term-el-staff", self._people(club.staff))
        signed = [self.name(card) for card in [*club.sponsors.banners, *club.sponsors.kits]]
        told += self._told("term-el-sponsors", ", ".join(signed))
        told += self.fill(self._stadium(club.stadium))
        told += self.fill(
            say.say("term-el-fees", fees=club.fees.total)
            + ", "
            + say.say("term-el-office", at=club.office.at, vp=club.office.vp)
        )
        told += self._objective(club.objective)
        for row in club.forbidden:
            words = ", ".join(say.say("term-el-day", day=day) for day in row.days)
            told += self._told(
                FORBIDDEN[row.what],
                words or say.say("term-el-never"),
            )
        return told

    def _people(self, people: Sequence[Director | Employee]) -> str:
        """Directors or staff: exhausted ones in brackets, with their tokens."""
        told = []
        for row in people:
            name = self.name(row.card) + self._signs(row.tokens)
            told.append(f"({name})" if row.exhausted else name)
        return ", ".join(told)

    def _signs(self, tokens: Mapping[str, int]) -> str:
        """The tokens on a card."""
        return "".join(SIGNS[kind] * n for kind, n in tokens.items())

    def _stadium(self, stadium: Stadium) -> str:
        words = []
        for kind, n in enumerate(stadium.built):
            if n:
                word = self.say.say("term-el-kind", kind=kind)
                words.append(f"{n} × {word}" if n > 1 else word)
        used, places = stadium.ordinary
        return self.say.say(
            "term-el-stadium",
            built=", ".join(words) or "–",
            used=used,
            places=places,
            fans=stadium.fans,
            stands=len(stadium.stands),
        )

    def _objective(self, objective: Objective) -> list[str]:
        """The own objective and how far it is."""
        if objective.card is None:
            return []
        parts = [self.name(objective.card)]
        for goals in (objective.base, objective.perfect):
            found = []
            for row in goals:
                if row.have is None:
                    found.append("+" if row.ok else "–")
                elif row.op == ">=":
                    found.append(f"{row.have}/{row.n}")
                else:
                    sign = "≤" if row.op == "<=" else "="
                    found.append(f"{row.have} {sign} {row.n}")
            parts.append(", ".join(found))
        return self._told("term-el-objective", "; ".join(part for part in parts if part))

    def _squad(self, club: Club) -> list[str]:
        """The footballers, two a line."""
        told = []
        for row in sorted(club.squad, key=lambda row: row.line):
            mark = "*" if row.selected else " "
            trained = "+" if row.trained else " "
            what = self.say.say("term-el-role", role=row.role)
            power = str(row.strength)
            if row.role == "keeper":
                power += f"×{row.gloves}"
            shirt = str(row.number or "–")
            signs = self._signs(row.tokens)
            told.append(
                f"{mark}{shirt:>2} {self.name(row.card)[:17]}{trained} {what} {power}{signs}"
            )
        return pairs(told)

    # -- match and market -------------------------------------------------------------------------

    def _opponent(self, opponent: Opponent, division: int) -> list[str]:
        """EL-200 The scouting report, and the line-up of a card that has been peeked at."""
        if opponent.club is None:
            return []
        row = self.clubs[opponent.club + 4 * (3 - division)]
        name, told = str(row["name"]), str(row["report"])
        if opponent.front is not None:
            lineup = self.cards[opponent.front]["lineup"]
            assert isinstance(lineup, list)
            told += " " + " ".join(f"{z}:{x}" for z, x in zip(ZONES, lineup, strict=True))
        return self._told("term-el-opponent", f"{name}. {told}", 0)

    def _pitch(self, club: Club, division: int) -> list[str]:
        """The nine zones, attack above, with the opposing shirts that face them."""
        match = club.match
        told = self._opponent(club.opponent, division)
        if match is not None:
            mine, theirs = match.score
            told += self.fill(
                self.say.say(
                    "term-el-score",
                    shape=match.shape,
                    mine=mine,
                    theirs=theirs,
                    keeper=f"{match.keeper.strength}×{match.keeper.gloves}",
                )
            )
        zones = self._zones(club)
        foes = self._foes(match.foes if match is not None else [])
        for line in (2, 1, 0):
            cells = []
            for column in range(3):
                facing = foes.get((2 - line) * 3 + 2 - column, [])
                cells.append((zones.get(line * 3 + column, []), facing))
            told += self._line(cells)
        bench = [
            self._shirt(n, row, row.card) for n, row in enumerate(club.shirts) if not row.field
        ]
        return [*told, *self._told("term-el-bench", ", ".join(bench))]

    def _zones(self, club: Club) -> dict[int, list[str]]:
        """The own shirts by zone, of the match or of the line-up under way."""
        found: dict[int, list[str]] = {}
        places = {n: row.zone for n, row in enumerate(club.shirts)}
        users = {n: row.card for n, row in enumerate(club.shirts)}
        if club.lineup is not None:
            places = dict(zip(club.lineup.field, club.lineup.zones, strict=True))
            users = {p.shirt: p.card for p in club.lineup.picks if p.shirt is not None}
        for n, zone in places.items():
            if zone is not None:
                shirt = self._shirt(n, club.shirts[n], users.get(n))
                found.setdefault(zone, []).append(shirt)
        return found

    def _shirt(self, n: int, row: Shirt, card: int | None) -> str:
        """A shirt: its number, its side, its strength, and who wears it."""
        side = "A" if row.side == "attack" else "D"
        label = str(n + 2) if n < 10 else f"u{n - 9}"
        power = f"{row.power}" if row.power is not None else ""
        name = f" {self.name(card)}" if card is not None else ""
        return f"{label}{side}{power}{name}"

    def _foes(self, foes: Sequence[Foe]) -> dict[int, list[str]]:
        """The opponent's shirts by zone, from its own point of view."""
        found: dict[int, list[str]] = {}
        for row in foes:
            side = "A" if row.side == "attack" else "D"
            found.setdefault(row.zone, []).append(f"{side}{row.power}")
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

    def _market(self, market: Market) -> list[str]:
        """The three rows, and what lies on the decks; closed places are dim."""
        told: list[str] = []
        for n, row in enumerate(market.rows):
            texts = []
            for slot in row:
                if slot.card is None:
                    continue
                price = f" ({slot.price})" if slot.price is not None else ""
                name = f"{slot.slot + 1} {self.name(slot.card)}{price}"
                name = name.replace(" ", WHOLE)
                texts.append(name if slot.open else f"[{name}]")
            told += self._told(ROW_WORDS[n], "  ".join(texts), 0)
        tops = []
        for top in market.tops:
            if top.card is not None:
                price = f" ({top.price})" if top.price is not None else ""
                tops.append(f"{self.name(top.card)}{price}")
        return told + self._told("term-el-tops", ", ".join(tops), 0)

    def _meeting(self, meeting: Meeting) -> list[str]:
        """The board meeting: card, die, votes."""
        yellow, blue, red = meeting.votes
        text = self.name(meeting.card)
        if meeting.die is not None:
            text = self.say.say(
                "term-el-votes",
                card=text,
                die=meeting.die,
                yellow=yellow,
                blue=blue,
                red=red,
            )
        return self._told("term-el-meeting", self.ink(LIT, text), 0)

    def _hand(self, club: Club) -> list[str]:
        """The own tactic cards, and cards drawn to choose from."""
        told = self._told("term-el-hand", ", ".join(self.name(n) for n in club.hand.cards), 0)
        cards = ", ".join(self.name(n) for n in club.looking.cards)
        return told + self._told("term-el-looking", cards, 0)


def pairs(texts: Sequence[str]) -> list[str]:
    """Texts in two columns."""
    half = (len(texts) + 1) // 2
    found = []
    for n in range(half):
        right = texts[n + half] if n + half < len(texts) else ""
        found.append(f"  {texts[n]:<38} {right}".rstrip())
    return found


def drawn(room: Room, say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    """A view as text of 80 columns, with the cards of this pack."""
    cards = library.content(room, pack, say.lang)
    names.name_all(say, cards, view.division, [team.name for team in teams])
    return SeasonSheet(say, ink, cards).draw(view)
