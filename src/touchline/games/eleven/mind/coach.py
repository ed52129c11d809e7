"""A line-up for this week: whom to field, and where, against all the fronts a club may show.

Footballers are taken by what they add; places are improved step by step, each arrangement being
compared exactly (EL-223) with every card of the club that its manager cannot rule out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.rng import Rng
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.state import Table, role_of
from touchline.games.eleven.rules.sums import SECTION, Team
from touchline.games.eleven.rules.table import lineup_sums, pitch, squad, traits
from touchline.games.eleven.rules.table.lineup_sums import OPEN, Sheet
from touchline.games.eleven.rules.week import lineup, matchday

from . import appraisal, units

WORST: Final[i64] = -1_000_000
KEPT: Final[i64] = 142  # the one marker that would be there next week


def front_team(t: Table, card: i64) -> Team:
    """EL-220 The shirts and the keeper on the front of an opponent card."""
    team = Team()
    for i in range(10):
        shirt = t.book.card(card, b.LINEUP + i)
        team.add(SECTION[shirt // 64], shirt // 16 % 4, shirt % 16, 0, 0)
    team.wear(t.book.card(card, b.KEEPER_POWER), t.book.card(card, b.KEEPER_GLOVES))
    return team


def fronts(t: Table, seat: i64) -> list[Team]:
    """Every front that this week's opponent may show, as far as the manager knows."""
    known = t.get(seat, c.FRONT)
    if known >= 0 and t.known[known] & (1 << seat):
        return [front_team(t, known)]
    found: list[Team] = []
    for card in range(t.book.first[c.OPPONENT], t.book.first[c.OPPONENT + 1]):
        if t.book.card(card, b.CLUB) != matchday.club_of(t, seat):
            continue
        place = t.where[card]
        unseen = place >= c.FACED and t.known[card] & (1 << seat) == 0
        if place == c.PILE or unseen:
            found.append(front_team(t, card))
    return found


def gain_of(t: Table, seat: i64, card: i64) -> i64:
    """What selecting a footballer adds to this match."""
    power = pitch.strength(t, seat, card)
    if role_of(t, card) == c.KEEPER:
        return units.safe(t, seat, card)
    gain = (power - 1) * units.strength(t, seat)
    if t.trained(card):
        if t.token(card, c.EXP_PLAYED) < t.book.card(card, b.EXP_PLAYED):
            gain += units.VP * 16 // 10
        if t.token(card, c.EXP_SCORED) < t.book.card(card, b.EXP_SCORED):
            gain += units.VP // 3
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        trigger = t.book.ability(ability, b.TRIGGER)
        if (
            a.BEFORE_MATCH <= trigger <= a.AFTER_MATCH
            and not lineup_sums.paid_before(t, ability)
            and t.book.ability(ability, b.SIDES) & (1 << t.trained(card))
        ):
            gain += appraisal.ability(t, seat, ability, 0) // 3
    return gain


@final
class Coach:
    """Makes line-ups; holds scratch paper only.

    tries  arrangements looked at for one formation
    """

    def __init__(self, tries: i64) -> None:
        self.tries = tries
        self.codes = Codes()
        self.silent = Log(False)
        self.chosen: vec[i64] = vec[i64]()
        self.zones: vec[i64] = vec[i64]()
        self.placed: bool = False
        self.phases: list[Phase[Table]] = [
            lineup.Formation(),
            lineup.Select(),
            lineup.Assign(),
            lineup.Bind(),
            lineup.Exchange(),
            lineup.Place(),
        ]

    def plan(self, t: Table, seat: i64, rng: Rng) -> list[int]:
        """The answers of a line-up from here to the last shirt."""
        codes = self.codes
        against = fronts(t, seat)
        if t.lanes[seat].phase() != c.FORMATION_:
            rest: list[int] = []
            self.follow(t.clone(), seat, 0, against, rng, rest)
            return rest
        self.phases[0].ask(t, t.lanes[seat], seat, codes)
        shapes = vec[i64]()
        for i in range(codes.count):
            shapes = append(shapes, codes.items[i])
        best: list[int] = []
        most = WORST
        for i in range(len(shapes)):
            u = t.clone()
            run: list[int] = []
            worth = self.follow(u, seat, shapes[i], against, rng, run)
            if worth > most:
                most = worth
                best = run
        return best

    def follow(
        self, u: Table, seat: i64, shape: i64, against: list[Team], rng: Rng, run: list[int]
    ) -> i64:
        """Give the line-up with this formation on `u`; how good it is."""
        codes = self.codes
        k = u.lanes[seat]
        worth = WORST
        self.chosen = vec[i64]()
        self.placed = False
        chosen = False
        while c.FORMATION_ <= k.phase() <= c.PLACE:
            phase = k.phase()
            rules = self.phases[phase - c.FORMATION_]
            if phase == c.SELECT and not chosen:
                chosen = True
                self.choose(u, seat)
            if phase == c.PLACE and not self.placed:
                worth = self.arrange(u, seat, against, rng)
            rules.ask(u, k, seat, codes)
            answer = shape
            if phase == c.SELECT:
                answer = self.next_chosen(codes)
            elif phase == c.ASSIGN:
                answer = self.assigned(u, seat, codes)
            elif phase == c.BIND:
                answer = codes.items[0]
            elif phase == c.EXCHANGE:
                answer = self.makes_room(u, seat, codes, rng)
            elif phase == c.PLACE:
                answer = c.ZONE + self.zones[k.get(3)]
            run.append(answer)
            rules.resolve(u, k, seat, answer, self.silent)
        if not self.placed:
            # nothing was left to choose: every shirt had one place
            own = own_shirts(u, seat)
            worth = compare_all(own, keeper_gloves(u, seat), against)
        return worth

    # -- who plays --------------------------------------------------------------------------------

    def choose(self, t: Table, seat: i64) -> None:
        """The footballers worth their fitness, most useful first as long as there is room."""
        u = t.clone()
        left = vec[i64]()
        gains = vec[i64]()
        for card in range(squad.footballers_end(t)):
            if t.where[card] == c.OWN + seat:
                gain = gain_of(t, seat, card)
                if gain > 0:
                    left = append(left, card)
                    gains = append(gains, gain)
        for _ in range(len(left)):
            best: i64 = -1
            for i in range(len(left)):
                if gains[i] > 0 and (best < 0 or gains[i] > gains[best]):
                    best = i
            if best < 0:
                break
            sheet = Sheet(u, seat)
            masks = lineup_sums.masks_of(u, sheet)
            card = left[best]
            last_marker = u.get(seat, c.HAS + c.FITNESS) <= lineup_sums.fitness_with(
                u, seat, sheet, card
            )
            worth_it = gains[best] > (KEPT if last_marker and t.week < c.WEEKS else 0)
            gains[best] = 0
            if worth_it and lineup_sums.select_shut(u, seat, sheet, masks, card) == OPEN:
                u.pick(seat, card)
                self.chosen = append(self.chosen, card)

    def next_chosen(self, codes: Codes) -> i64:
        """The lowest of the chosen that is open now, else done."""
        for i in range(codes.count):
            for j in range(len(self.chosen)):
                if codes.items[i] == c.CARD + self.chosen[j]:
                    return codes.items[i]
        return c.PASS

    def assigned(self, t: Table, seat: i64, codes: Codes) -> i64:
        """The next ability worth paying for, else done."""
        need = lineup_sums.needed(t, seat, Sheet(t, seat))
        for i in range(codes.count):
            if codes.items[i] == c.PASS:
                continue
            ability = codes.items[i] - c.ABILITY
            price: i64 = 0
            for row in range(t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)):
                pay, n = t.book.costs[row * 4], t.book.costs[row * 4 + 1]
                if pay <= c.FITNESS:
                    left = t.get(seat, c.HAS + pay) - need[pay]
                    for _ in range(n):
                        price += units.MONEY if pay == c.MONEY else KEPT if left <= 1 else 20
                        left -= 1
                else:
                    price += KEPT * n
            if appraisal.ability(t, seat, ability, 0) > price:
                return codes.items[i]
        return c.PASS

    def makes_room(self, t: Table, seat: i64, codes: Codes, rng: Rng) -> i64:
        """A field shirt of the side that is in the majority."""
        attack: i64 = 0
        for shirt in range(c.SHIRTS_):
            if t.shirt(seat, shirt, c.FIELD) and t.shirt(seat, shirt, c.SIDE) == c.ATTACK:
                attack += 1
        side = c.ATTACK if attack > 5 else c.DEFENCE
        for i in range(codes.count):
            if t.shirt(seat, codes.items[i] - c.SHIRT, c.SIDE) == side:
                return codes.items[i]
        return codes.items[rng.below(codes.count)]

    # -- where they stand -------------------------------------------------------------------------

    def arrange(self, t: Table, seat: i64, against: list[Team], rng: Rng) -> i64:
        """Zones for the ten field shirts: a legal arrangement made better by swaps and steps."""
        self.placed = True
        u = t.clone()
        k = u.lanes[seat]
        first = k.get(3)  # those before have their places
        codes = self.codes
        place = self.phases[c.PLACE - c.FORMATION_]
        sheet = Sheet(t, seat)
        masks = vec[i64]()
        for shirt in range(c.SHIRTS_):
            if sheet.field[shirt]:
                user = sheet.user[shirt]
                masks = append(masks, 511 if user < 0 else sheet.zones(t, user))
        team = self.sheet_team(t, seat, sheet)
        zones = vec[i64]([-1] * 10)
        while k.phase() == c.PLACE:
            place.ask(u, k, seat, codes)
            code = codes.items[rng.below(codes.count)]
            zones[k.get(3)] = code - c.ZONE
            place.resolve(u, k, seat, code, self.silent)
        n: i64 = 0
        for shirt in range(c.SHIRTS_):
            if u.shirt(seat, shirt, c.FIELD):
                zones[n] = u.shirt(seat, shirt, c.AT)
                n += 1
        gloves = keeper_gloves(u, seat)
        most = self.rated(team, zones, gloves, against)
        counts = vec[i64]([0] * 9)
        for i in range(10):
            counts[zones[i]] += 1
        for _ in range(self.tries):
            i = first + rng.below(10 - first)
            j = first + rng.below(10 - first)
            x, y = zones[i], zones[j]
            if i == j or x == y or rng.below(4) == 0:
                y = x // 3 * 3 + rng.below(3)
                if not self.steps(x, y, masks[i], counts):
                    continue
                zones[i] = y
                worth = self.rated(team, zones, gloves, against)
                if worth >= most:
                    most = worth
                    counts[x] -= 1
                    counts[y] += 1
                else:
                    zones[i] = x
                continue
            if masks[i] & (1 << y) == 0 or masks[j] & (1 << x) == 0:
                continue
            zones[i] = y
            zones[j] = x
            worth = self.rated(team, zones, gloves, against)
            if worth >= most:
                most = worth
            else:
                zones[i] = x
                zones[j] = y
        self.zones = zones
        return most

    def steps(self, x: i64, y: i64, mask: i64, counts: vec[i64]) -> bool:
        """EL-066 May a shirt go from one zone of a line to another?"""
        if x == y or mask & (1 << y) == 0:
            return False
        if x % 3 == 1 and counts[x] <= 1:
            return False
        return counts[y] < (3 if y % 3 == 1 else 1)

    def sheet_team(self, t: Table, seat: i64, sheet: Sheet) -> Team:
        """The ten field shirts of a line-up under way, ascending, without places."""
        team = Team()
        for shirt in range(c.SHIRTS_):
            if sheet.field[shirt] == 0:
                continue
            user = sheet.user[shirt]
            if user < 0:
                power = 1 + pitch.shirt_bonus(t, seat, shirt)
                team.add(0, t.shirt(seat, shirt, c.SIDE), power, 0, 0)
            else:
                card = sheet.cards[user]
                team.add(0, role_of(t, card), pitch.strength(t, seat, card), 0, 0)
        return team

    def rated(self, team: Team, zones: vec[i64], gloves: vec[i64], against: list[Team]) -> i64:
        """How good these places are against all the fronts."""
        for i in range(10):
            team.section[i] = SECTION[zones[i]]
        return compare_all(team, gloves, against)


def own_shirts(t: Table, seat: i64) -> Team:
    """The shirts of a line-up that has been given."""
    team = Team()
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD):
            at = SECTION[max(0, t.shirt(seat, shirt, c.AT))]
            power = traits.shirt_power(t, seat, shirt)
            team.add(at, t.shirt(seat, shirt, c.SIDE), power, 0, 0)
    return team


def keeper_gloves(t: Table, seat: i64) -> vec[i64]:
    """EL-265 The gloves of the own keeper, card or none."""
    found = vec[i64]()
    power = traits.keeper_strength(t, seat)
    for _ in range(traits.keeper_gloves(t, seat)):
        found = append(found, power)
    return found


def compare_all(team: Team, gloves: vec[i64], against: list[Team]) -> i64:
    """The mean of the results against every front: league points first, then goals."""
    if len(against) == 0:
        return 0
    total: i64 = 0
    for front in against:
        theirs = front.gloves[:]
        team.gloves = gloves[:]
        score = sums.resolve(team, front)
        front.gloves = theirs
        ahead = score // 64 - score % 64
        total += 30 * ahead
        if ahead > 0:
            total += 3000
        elif ahead == 0:
            total += 1000
    return total // len(against)
