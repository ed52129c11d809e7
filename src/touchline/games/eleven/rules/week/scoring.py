"""EL-320 to EL-323, EL-360 to EL-363, EL-394, EL-395: objectives, the count, and how it ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO, EVERYONE, OVER
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics, sums
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, pitch, squad, traits

GOALS: Final = (a.GOAL_BASE, a.GOAL_PERFECT)
REPUTED: Final[i64] = 3  # ratings of EL-395
PROMISING: Final[i64] = 2


# -- objectives ------------------------------------------------------------------------------------


def goal_met(t: Table, seat: i64, card: i64, trigger: i64) -> bool:
    """EL-360 Does the goal of this kind hold now? No for one that the card does not have."""
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        if t.book.ability(ability, b.TRIGGER) == trigger:
            first, last = t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)
            return traits.holds(t, seat, card, first, last)
    return False


def judge(t: Table, seat: i64) -> None:
    """EL-361 Marks what a seat's objective has reached; what was reached once counts for good."""
    card = t.get(seat, c.OBJECTIVE_)
    for level in range(2):
        if t.get(seat, c.OBJECTIVE_MET) == level and goal_met(t, seat, card, GOALS[level]):
            t.put(seat, c.OBJECTIVE_MET, level + 1)


def check_objectives(t: Table) -> None:
    """EL-361 After every answer: has an objective been reached? It is shown later (CLAIM)."""
    for seat in range(t.seats):
        card = t.get(seat, c.OBJECTIVE_)
        if card >= 0 and t.get(seat, c.OBJECTIVE_MET) < 2 and t.book.card(card, b.AT_END) == 0:
            judge(t, seat)


@final
class Claim(Phase[Table]):
    """EL-361, EL-363 An objective that has been reached is shown. Frame: seat, 1 at the end.

    Everybody whose objective is hidden is asked, so that nobody learns from the question.
    """

    def hidden(self, t: Table, seat: i64) -> bool:
        """Is there an objective that others have not seen?"""
        return t.get(seat, c.OBJECTIVE_) >= 0 and t.where[t.get(seat, c.OBJECTIVE_)] == (
            c.HAND + seat
        )

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager while the objective is hidden; else AUTO."""
        return 1 << k.get(1) if self.hidden(t, k.get(1)) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the objective if it is met or the season ends; otherwise PASS (EL-361)."""
        out.open(c.CLAIM)
        if k.get(2) == 1 or t.get(seat, c.OBJECTIVE_MET):
            out.add(c.CARD + t.get(seat, c.OBJECTIVE_))
        else:
            out.add(c.PASS)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Show the objective and give the VP that it has earned (EL-360)."""
        seat, last = k.get(1), k.get(2)
        k.pop()
        card = t.get(seat, c.OBJECTIVE_)
        if card < 0 or (who != AUTO and answer == c.PASS):
            return
        if last == 1:
            judge(t, seat)
        t.move(card, c.OWN + seat, EVERYONE)
        for level in range(t.get(seat, c.OBJECTIVE_IS), t.get(seat, c.OBJECTIVE_MET)):
            t.put(seat, c.OBJECTIVE_IS, level + 1)
            log.tell(e.OBJECTIVE_MET, seat, card * 4 + level + 1)
            basics.victory(t, seat, t.book.card(card, b.BASE_VP + level), log)


# -- the count -------------------------------------------------------------------------------------


def stadium_points(t: Table, seat: i64) -> i64:
    """EL-162 The tokens' printed points; an option sets those of the four ordinary kinds."""
    points: i64 = 0
    for kind in range(7):
        card = t.book.first[c.INFRASTRUCTURE] + kind
        each = t.book.card(card, b.BASE_VP)
        if t.book.card(card, b.UNIQUE) == 0 and t.rules.infrastructure_vp:
            each = 1 if t.rules.infrastructure_vp == o.INFRASTRUCTURE_VP_ONE else 3
        points += each * t.built[seat * 8 + kind]
    return points


def staff_points(t: Table, seat: i64) -> i64:
    """EL-142, EL-345 Every category by the number of cards in it; suspended ones do not count."""
    points: i64 = 0
    for category in range(1, len(t.book.categories) // 8):
        owned: i64 = 0
        for card in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
            if t.where[card] == c.OWN + seat and t.token(card, c.SUSPENSION) == 0:
                owned += 1 if t.book.card(card, b.CATEGORY) == category else 0
        points += sums.category_points(t.book.categories, category, owned)
    return points


def score(t: Table, seat: i64) -> vec[i64]:
    """EL-320 Points of the league, tokens, staff, stadium, office; a suspension costs one
    (EL-346).
    """
    tokens = t.get(seat, c.POINTS)
    suspended: i64 = 0
    own = c.OWN + seat
    for card in range(t.book.first[c.INFRASTRUCTURE]):
        if t.where[card] == own:
            suspended += t.token(card, c.SUSPENSION)
            if card < squad.footballers_end(t):
                tokens += t.token(card, c.EXP_PLAYED) + t.token(card, c.EXP_SCORED)
    at = t.get(seat, c.OFFICES)
    return vec[i64](
        [
            sums.league_points(t.book.league_vp, pitch.rank_of(t, seat)),
            tokens,
            staff_points(t, seat),
            stadium_points(t, seat),
            t.book.office_vp[at - 1] if at > 0 else 0,
            -suspended,
        ]
    )


def total(t: Table, seat: i64) -> i64:
    """EL-320 All victory points of a manager, as if the season ended now."""
    points = score(t, seat)
    n: i64 = 0
    for i in range(len(points)):
        n += points[i]
    return n


# -- the end ---------------------------------------------------------------------------------------


def finish(t: Table, log: Log) -> None:
    """EL-302, EL-394 The one way out of a season, after its last week or where a scenario is lost
    before: abilities of the game's end, then the last objectives, then the count.
    """
    flow.begin_lanes(t, c.WINDOW, flow.AFTER_GAME_END)
    for seat in range(t.seats):
        t.lanes[seat].put(2, a.GAME_END)


def after_game_end(t: Table, log: Log) -> None:
    """EL-322, EL-363 Objectives are shown before the count."""
    flow.begin_lanes(t, c.CLAIM, flow.AFTER_LAST_CLAIMS)
    for seat in range(t.seats):
        t.lanes[seat].put(2, 1)


def after_claims(t: Table, log: Log) -> None:
    """EL-320 to EL-323, EL-395 The count, and who has won."""
    for seat in range(t.seats):
        points = score(t, seat)
        for kind in range(len(points)):
            log.tell(e.SCORE, seat, kind * 256 + points[kind] + 128)
        t.put(seat, c.TOTAL, total(t, seat))
    best: i64 = 0
    for seat in range(t.seats):
        place: i64 = 1
        for other in range(t.seats):
            if ahead(t, other, seat) > 0:
                place += 1
        log.tell(e.PLACED, seat, place * 256 + t.get(seat, c.TOTAL) + 128)
        if place == 1:
            best |= 1 << seat
    lost = t.reason == c.SCENARIO_LOST or is_lost(t)
    t.winner = best
    t.reason = c.BY_POINTS
    if t.seats == 1:
        end_alone(t, lost, log)
    elif best & (best - 1):
        t.reason = c.SHARED
    elif level_on_points(t, best):
        t.reason = c.BY_LEAGUE
    log.tell(e.SEASON_OVER, t.reason)
    t.stack.depth = 0
    t.stack.turn(c.FINISHED)


def level_on_points(t: Table, best: i64) -> bool:
    """EL-323 Has somebody else who stayed as many points as the winner of this mask?"""
    most: i64 = 0
    for seat in range(t.seats):
        if best == 1 << seat:
            most = t.get(seat, c.TOTAL)
    return any(
        best != 1 << seat and t.get(seat, c.TOTAL) == most and t.get(seat, c.AWAY) == 0
        for seat in range(t.seats)
    )


def ahead(t: Table, one: i64, other: i64) -> i64:
    """EL-323 Above 0 if `one` comes before the other: points first, then the league.

    Who has resigned comes behind all who stayed.
    """
    away = t.get(other, c.AWAY) - t.get(one, c.AWAY)
    if away:
        return away
    lead = t.get(one, c.TOTAL) - t.get(other, c.TOTAL)
    return lead if lead else pitch.rank_of(t, other) - pitch.rank_of(t, one)


def scenario_card(t: Table) -> i64:
    """EL-396, EL-398 The scenario's card, -1 for none; scenarios are for one manager."""
    if t.rules.scenario == o.SCENARIO_NONE or t.seats > 1:
        return -1
    return t.book.first[c.SCENARIO] + t.rules.scenario - 1


def is_lost(t: Table) -> bool:
    """§4.2 `scenario_lose`: has the scenario been lost by now?"""
    card = scenario_card(t)
    return card >= 0 and goal_met(t, 0, card, a.SCENARIO_LOSE)


def end_alone(t: Table, lost: bool, log: Log) -> None:
    """EL-394, EL-395 A scenario is won or lost; otherwise the points say what the manager is."""
    card = scenario_card(t)
    log.tell(e.RATING, 0, sums.rating(t.rules.division, t.get(0, c.TOTAL)))
    t.reason = c.SOLO
    if card >= 0:
        won = not lost and goal_met(t, 0, card, a.SCENARIO_WIN)
        t.reason = c.SCENARIO_WON if won else c.SCENARIO_LOST
        t.winner = 1 if won else 0


def solo_points(t: Table) -> i64:
    """EL-395 Two points for a scenario won, or Reputed and better; one for Promising."""
    if t.reason == c.SCENARIO_WON:
        return 2
    if t.reason == c.SCENARIO_LOST:
        return 0
    found = sums.rating(t.rules.division, t.get(0, c.TOTAL))
    if found >= REPUTED:
        return 2
    return 1 if found == PROMISING else 0


@final
class Finished(Phase[Table]):
    """The season is over."""

    def due(self, t: Table, k: Stack) -> i64:
        """Always OVER: nobody is asked and nothing can follow."""
        return OVER
