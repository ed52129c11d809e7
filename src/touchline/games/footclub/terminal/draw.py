"""A FootClub table as text: 80 columns, readable without colour.

A player is a number, a name and stars, then: ' for each freshness, y yellow card, h half card,
+ a star more, - a star less, C captain, and the ball.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.games.footclub.voice.shown import Club, Draft, Offensive, Tokens, View
from touchline.play import library
from touchline.play.numbers import signed
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.terminal.fields import Record, is_record
from touchline.play.terminal.ink import BALL, INK, WIDTH, Drawing

LINES: Final = ("fb", "cb", "dm", "am", "fw")
CELL: Final = 24  # columns of a player
ATTACKS: Final = {
    "set_attack": "term-fc-set-attack",
    "solo_run": "term-fc-solo-run",
    "counter": "term-fc-counter",
    "free_kick": "term-fc-free-kick",
    "penalty": "term-fc-penalty",
}
KICK: Final = ("term-fc-odds-goal", "term-fc-odds-miss")
ODDS: Final = ("term-fc-odds-goal", "term-fc-odds-save", "term-fc-odds-corner")
#: of a player who lies where no tokens are told
NO_TOKENS: Final = Tokens(0, 0, 0, 0, 0, 0, 0, 0)


def short(name: str) -> str:
    """The name by which people call a player: the last one."""
    return name.rpartition(" ")[2]


class Sheet(Drawing):
    """Draws views for one table. `cards` are the team cards of the pack, for the draft."""

    def __init__(
        self,
        say: Voice,
        teams: Sequence[Team],
        colour: bool,
        cards: Sequence[Record] = (),
        ball: str = "●",
    ) -> None:
        super().__init__(say, colour, ball)
        self.teams = teams
        self.cards = cards

    def draw(self, view: View) -> str:
        """The whole table."""
        rows = [self._head(view), *self._tie(view), ""]
        if view.draft is not None:
            return "\n".join(rows + self._draft(view, view.draft))
        for side in (1, 0):
            rows += [*self._club(view, side), ""]
        if view.offensive is not None:
            rows += [*self._attack(view.offensive, view.phase == "kick"), ""]
        return "\n".join(rows[:-1])

    def _head(self, view: View) -> str:
        phase = self.say.say(f"fc-phase-{view.phase.replace('_', '-')}")
        parts = [phase]
        if view.period in (1, 2, 3) and view.turn:
            turn = self.say.say("term-fc-turn", turn=view.turn, turns=view.turns)
            parts.insert(0, turn)
        if view.colour:
            colour = self.say.say(f"fc-colour-{view.colour}")
            parts.append(self.say.say("term-fc-ball", colour=colour, number=view.colour))
        return "  ".join(parts)

    def _tie(self, view: View) -> list[str]:
        """FC-202 In a second leg what both matches together stand at."""
        if view.tie is None or view.tie.match == 1:
            return []
        (one, two), ahead = view.tie.goals, view.tie.ahead
        by = view.tie.by if ahead >= 0 else "level"
        name = self.teams[ahead].name if ahead >= 0 else ""
        return [self.say.say("term-fc-tie", one=one, two=two, by=by, team=name)]

    # -- a club -----------------------------------------------------------------------------------

    def _club(self, view: View, side: int) -> list[str]:
        club = view.clubs[side]
        home = f" ({self.say.say('term-fc-home')})" if view.home == side else ""
        turn = ">" if view.acting == side else " "
        name = self.ink(INK[side], f"{self.teams[side].name}{home}")
        values = self.say.say(
            "term-fc-values",
            att=club.att,
            **{"def": club.def_},
            bonus=signed(club.initial),
        )
        star = " *" if club.optimised else ""
        fans = self.say.say("term-fc-fans", count=club.fans)
        if club.kop is not None:
            word = self.say.say(f"fc-kop-{club.kop.kind}")
            fans += f" + ({word})" if club.kop.spent else f" + {word}"
        full = view.rules == "full"
        piles = self.say.say(
            "term-fc-limit" if full else "term-fc-piles",
            hand=club.hand_count,
            limit=club.limit,
            pile=club.pile_count,
            discard=len(club.discard),
        )
        if full:
            piles += ", " + self.say.say("term-fc-subs", count=club.subs_left)
        lines = club.lines
        if not any(lines):  # nothing to count yet: who could play is what there is to see
            own = [f"     {self.card(n)}" for n in sorted(club.squad, key=self._place)]
            return [f"{turn} {name}", *(own if view.eye in (side, 2) else [])]
        rows = [f"{turn} {name}  {club.goals}   {values}{star}", f"    {fans}; {piles}"]
        staff = "".join(self._player(view, n, club) for n in (club.keeper, club.coach))
        keeper = self.say.part("fc-role-keeper", "short")
        order = range(5) if side == 1 else range(4, -1, -1)
        body = [self._row(view, club, line, lines[line]) for line in order if lines[line]]
        body.insert(0 if side == 1 else len(body), f"    {keeper:<2}  {staff}".rstrip())
        return rows + body

    def _row(self, view: View, club: Club, line: int, players: list[int]) -> str:
        label = self.say.part(f"fc-line-{LINES[line]}", "short")
        row = "".join(self._player(view, n, club) for n in players)
        return f"    {label:<2}  {row}".rstrip()

    def _player(self, view: View, n: int, club: Club) -> str:
        """One player in CELL columns."""
        known = view.players.get(str(n))
        tokens = known or NO_TOKENS
        marks = "'" * tokens.fresh + "y" * tokens.yellow + "h" * tokens.half
        marks += "+" * tokens.plus + "-" * tokens.minus
        marks += "C" if club.captain == n and view.rules == "full" else ""
        has_ball = view.carrier == n and view.ball != -1
        stars = str(known.stars) if known else self._level(n)
        tail = f" {stars}{marks}"
        room = CELL - 2 - len(tail) - 4 - (1 if has_ball else 0)
        text = f"{n + 1:>2} {short(self.say.named(f'p{n}'))[:room]}{tail}"
        shown = text + (self.ink(BALL, self.ball) if has_ball else "")
        return shown + " " * (CELL - len(text) - (1 if has_ball else 0))

    def _level(self, n: int) -> str:
        return str(self.cards[n]["level"]) if n < len(self.cards) else ""

    # -- other moments ----------------------------------------------------------------------------

    def _attack(self, offensive: Offensive, kick: bool = False) -> list[str]:
        club = self.teams[offensive.club].name
        kind = self.say.say(ATTACKS[offensive.kind])
        odds = offensive.odds
        told = [
            self.say.say(id, n=n, d=d)
            for id, (n, d) in zip(
                KICK if kick else ODDS, (odds.goal, odds.save, odds.corner), strict=False
            )
            if n
        ]
        bonus = signed(offensive.final)
        head = self.say.say("term-fc-attack", team=club, kind=kind, bonus=bonus)
        row = f"  {head}  {', '.join(told)}"
        return [row] if len(row) <= WIDTH else [f"  {head}", f"    {', '.join(told)}"]

    def _draft(self, view: View, draft: Draft) -> list[str]:
        rows: list[str] = []
        if draft.stars:
            rows.append(self.say.say("term-fc-stars"))
            rows += [f"  {i}) {self.card(n)}" for i, n in enumerate(draft.stars, 1)]
        rows.append(self.say.say("term-fc-market"))
        for i, pair in enumerate(draft.market, 1):
            heads = [f"  {i}) ", "     "]
            rows += [f"{head}{self.card(n)}" for head, n in zip(heads, pair, strict=False)]
        for side in range(2):
            rows.append(f"{self.teams[side].name}:")
            squad = sorted(view.clubs[side].squad, key=self._place)
            rows += [f"     {self.card(n)}" for n in squad]
        return rows

    def _place(self, n: int) -> tuple[str, int]:
        return (str(self.cards[n].get("kind")), n) if n < len(self.cards) else ("", n)

    def card(self, n: int) -> str:
        """A team card in a line: number, name, positions, stars, profiles, strength."""
        name = self.say.named(f"p{n}")
        if n >= len(self.cards):
            return f"{n + 1:>2} {name}"
        row = self.cards[n]
        places = row.get("positions") or []
        assert isinstance(places, list)
        posts = "/".join(self.say.part(f"fc-line-{str(p).lower()}", "short") for p in places)
        if not posts:
            posts = self.say.say(f"fc-role-{row['kind']}")
        parts = [f"{n + 1:>2} {name[:26]:<26}", f"{posts:<10}", "*" * int(str(row["level"]))]
        more: list[str] = []
        profiles = row.get("profiles") or []
        assert isinstance(profiles, list)
        more += [self.say.say(f"fc-profile-{p}") for p in profiles]
        if row.get("strength"):
            more.append(self.say.say(f"fc-strength-{row['strength']}".replace("_", "-")))
        style = row.get("style")
        if is_record(style):
            more.append("-".join(str(style[p]) for p in ("technical", "physical", "tactical")))
        return f"{'  '.join(parts):<50} {', '.join(more)}".rstrip()


def drawn(room: Room, say: Voice, teams: Sequence[Team], view: View, ink: bool, pack: str) -> str:
    """A view as text of 80 columns, with the cards of this pack."""
    cards = library.content(room, pack, say.lang)["cards"]
    return Sheet(say, teams, ink, cards if isinstance(cards, list) else []).draw(view)
