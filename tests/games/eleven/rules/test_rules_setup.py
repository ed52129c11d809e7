"""What lies on the tables at the start, the draft, the shirts; TV-02, TV-03, TV-18."""

import pytest

from tests.games.eleven.workbench import Bench
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.faults import BadOption
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import changing, squad
from touchline.play import library
from touchline.rooms import ROOMS

NUMBERS = library.numbers(ROOMS["eleven"])
SILENT = Log(False)


def begin(seats: int, **options: str) -> Table:
    return GAME.new(Setup(seats, settle(GAME.choices, GAME.presets, options), NUMBERS))


def play(t: Table, seed: int, phase: int) -> Table:
    """Random answers until a phase of the common stack, or of somebody's lane, is reached."""
    rng, codes, odds = Rng(seed), Codes(), Odds()
    for _ in range(3000):
        if t.stack.phase() == phase:
            return t
        if t.stack.phase() == c.LANES and any(lane.phase() == phase for lane in t.lanes):
            return t
        due = GAME.due(t)
        if due == FATE:
            GAME.luck(t, odds)
            GAME.step(t, FATE, odds.at(rng.below(odds.total)), SILENT)
            continue
        who = next(seat for seat in range(t.seats) if due & (1 << seat))
        GAME.options(t, who, codes)
        GAME.step(t, who, codes.items[rng.below(codes.count)], SILENT)
    raise AssertionError(f"phase {phase} is never reached")


def where(t: Table, deck: int, place: int) -> list[int]:
    first, last = t.book.first[deck], t.book.first[deck + 1]
    return [card for card in range(first, last) if t.where[card] == place]


def field(t: Table, seat: int) -> list[int]:
    return [shirt for shirt in range(c.SHIRTS_) if t.shirt(seat, shirt, c.FIELD)]


# -- the transfer area -----------------------------------------------------------------------------


def test_fifteen_open_cards_and_the_tops_of_three_decks() -> None:
    """EL-020, EL-021, EL-022, EL-024, EL-029"""
    t = play(begin(2), 1, c.SHIRTS)
    row = [int(card) for card in t.row]
    assert len(set(row)) == 15
    assert [t.book.deck(card) for card in row] == [c.REGULAR] * 5 + [c.STAFF] * 5 + [c.SPONSOR] * 5
    for deck in (c.REGULAR, c.YOUNGSTER, c.VETERAN):
        assert t.book.deck(t.top[deck]) == deck
        assert t.where[t.top[deck]] == c.TOP
        assert t.known[t.top[deck]] == -1
    for card in (*row, *(int(card) for card in t.top)):
        assert t.trained(card) == 0


def test_other_decks_lie_face_down() -> None:
    """EL-025, EL-026, EL-368: nobody knows where a card of them is; clubs have four cards each"""
    t = play(begin(2), 1, c.OBJECTIVE)
    assert len(where(t, c.BOARD, c.PILE)) == 36
    assert len(where(t, c.OBJECTIVES, c.PILE)) == 12 - 4
    opponents = where(t, c.OPPONENT, c.PILE)
    assert [t.book.card(card, b.CLUB) for card in opponents] == [n // 4 for n in range(64)]
    for deck in (c.BOARD, c.TACTIC, c.OBJECTIVES, c.OPPONENT):
        assert all(t.known[card] == 0 for card in where(t, deck, c.PILE))


def test_face_down_decks() -> None:
    t = play(begin(2, decks_face_up="false"), 1, c.SHIRTS)
    assert [int(card) for card in t.top] == [-1, -1, -1]


@pytest.mark.parametrize(("seats", "left"), [(1, 22), (2, 22), (3, 32), (4, 32)])
def test_staff_by_the_number_of_managers(seats: int, left: int) -> None:
    """EL-023, EL-048, TV-18"""
    t = begin(seats)
    first, last = t.book.first[c.STAFF], t.book.first[c.STAFF + 1]
    dealt = [card for card in range(first, last) if t.where[card] in (c.PILE, c.ROW)]
    assert len(dealt) == left
    assert not any(t.book.card(card, b.HEAD_COACH) for card in dealt)
    for seat in range(seats):
        assert [t.book.card(card, b.HEAD_COACH) for card in where(t, c.STAFF, c.OWN + seat)] == [1]


def test_the_first_manager() -> None:
    """EL-028"""
    t = begin(3)
    assert GAME.due(t) == FATE
    odds = Odds()
    GAME.luck(t, odds)
    assert [int(odds.outcomes[i]) for i in range(odds.count)] == [0, 1, 2]
    assert play(begin(3, first_seat="2"), 1, c.DRAFT).leader == 2


def test_basic_tactics() -> None:
    """EL-069"""
    t = begin(2)
    assert [len(where(t, c.TACTIC, c.HAND + seat)) for seat in range(2)] == [1, 1]
    assert len(where(t, c.TACTIC, c.PILE)) == 10
    t = begin(2, basic_in_deck="false")
    assert len(where(t, c.TACTIC, c.PILE)) == 8


# -- the draft -------------------------------------------------------------------------------------


def test_the_draft_passes_hands_to_the_left() -> None:
    """TV-02, EL-044"""
    t = play(begin(4), 3, c.DRAFT)
    for left in (4, 3, 2):
        hands = [where(t, c.DIRECTOR, c.HAND + seat) for seat in range(4)]
        assert [len(hand) for hand in hands] == [left] * 4
        kept = []
        for seat in range(4):
            codes = Codes()
            GAME.options(t, seat, codes)
            assert codes.listed() == [c.CARD + card for card in hands[seat]]
            kept.append(hands[seat][-1])
            GAME.step(t, seat, c.CARD + hands[seat][-1], SILENT)
        if left > 2:
            for seat in range(4):
                rest = [card for card in hands[seat] if card != kept[seat]]
                assert where(t, c.DIRECTOR, c.HAND + (seat + 1) % 4) == rest
    assert [len(where(t, c.DIRECTOR, c.OWN + seat)) for seat in range(4)] == [3] * 4
    assert len(where(t, c.DIRECTOR, c.GONE)) == 4


def test_the_draft_alone() -> None:
    """EL-391: 4, 3 and 2 cards; nothing is passed."""
    t = play(begin(1), 3, c.DRAFT)
    for left in (4, 3, 2):
        t = play(t, left, c.DRAFT)
        hand = where(t, c.DIRECTOR, c.HAND)
        assert len(hand) == left
        GAME.step(t, 0, c.CARD + hand[0], SILENT)
    assert len(where(t, c.DIRECTOR, c.OWN)) == 3


@pytest.mark.parametrize("seed", range(4))
def test_directors_bonuses_come_before_their_markers(seed: int) -> None:
    """EL-045, EL-043: nothing moves a marker below 1 or above 5; markers are as on the cards."""
    t = play(begin(2), seed, c.SHIRTS)
    for seat in range(2):
        directors = where(t, c.DIRECTOR, c.OWN + seat)
        assert len(directors) == 3
        for stat in range(4):
            level = 2 + sum(t.book.card(card, b.STATS + stat) for card in directors)
            assert t.get(seat, c.LEVEL + stat) >= min(5, max(1, level)) - 1


# -- squads and shirts -----------------------------------------------------------------------------


def test_a_veteran_a_youngster_and_three_opponents_to_come() -> None:
    """EL-058, EL-057, EL-049"""
    t = play(begin(3), 5, c.SHIRTS)
    for seat in range(3):
        assert len(where(t, c.VETERAN, c.OWN + seat)) >= 1
        assert len(where(t, c.YOUNGSTER, c.OWN + seat)) >= 1
        assert 0 <= t.get(seat, c.CLUB) < 4  # the weaker deck comes first


def lay_out(bench: Bench, *answers: int) -> list[list[int]]:
    """The shirts are laid out by these answers; what was offered each time."""
    phase, offered = changing.Shirts(), []
    bench.k.turn(c.SHIRTS, 0)
    for answer in answers:
        codes = Codes()
        phase.ask(bench.t, bench.k, 0, codes)
        offered.append(codes.listed())
        assert answer in offered[-1]
        phase.resolve(bench.t, bench.k, 0, answer, bench.log)
    return offered


def test_the_shirts_of_the_worked_example() -> None:
    """TV-03, EL-059, EL-060, EL-064"""
    bench = Bench()
    for name in ("six6", "lad"):
        squad.own(bench.t, 0, bench.card(name))
    assert changing.without_number(bench.t, 0) == 1
    lay_out(bench, c.SHIRT + 9, c.BENCH)
    defence = [n for n in field(bench.t, 0) if bench.t.shirt(0, n, c.SIDE) == c.DEFENCE]
    attack = [n for n in field(bench.t, 0) if bench.t.shirt(0, n, c.SIDE) == c.ATTACK]
    assert defence == [0, 1, 2, 3, 10]  # 2, 3, 4, 5 and the youngster's
    assert attack == [4, 5, 6, 7, 8]
    assert bench.t.shirt(0, 10, c.WEARER) == bench.card("lad")


def test_shirts_make_room_one_by_one_in_any_order() -> None:
    """EL-059: the highest may go first, and what lies on the bench is not offered again."""
    bench = Bench()
    for name in ("six6", "lad", "kid"):
        squad.own(bench.t, 0, bench.card(name))
    offered = lay_out(bench, c.SHIRT + 9, c.SHIRT + 8, c.BENCH)
    assert offered[0] == [c.SHIRT + n for n in range(10) if n != 4]
    assert offered[1] == [c.SHIRT + n for n in range(9) if n != 4]
    assert offered[2] == [c.BENCH + n for n in range(8)]
    assert [bench.t.shirt(0, n, c.WEARER) for n in (10, 11)] == [
        bench.card("kid"), bench.card("lad"),
    ]  # fmt: skip
    assert field(bench.t, 0) == [0, 1, 2, 3, 4, 5, 6, 7, 10, 11]


def test_a_footballer_of_a_bonus_waits_for_the_shirts_to_be_laid_out() -> None:
    """EL-045, EL-059: he asks for no shirt before, trained or not; then for one like the others."""
    bench = Bench()
    bench.t.week = 0
    bench.own("tall", "lad")
    squad.train(bench.t, bench.k, 0, bench.card("lad"), bench.log)
    assert bench.told(ev.SHIRTS_CHANGED) == bench.told(ev.SHIRT_TURNED) == []
    assert field(bench.t, 0) == list(range(10))
    assert changing.needs_room(bench.t, 0, 0) == bench.card("tall")
    assert changing.owned(bench.t, 0, 2)


def test_the_sides_of_the_bench_are_free() -> None:
    """EL-061"""
    bench = Bench()
    changing.dress(bench.t, 0, 0b101, bench.log)
    assert [bench.t.shirt(0, shirt, c.SIDE) for shirt in (10, 11, 12)] == [1, 0, 1]


@pytest.mark.parametrize("seed", range(6))
def test_ten_field_shirts_five_of_each_side(seed: int) -> None:
    """EL-059, EL-060"""
    t = play(begin(4), seed, c.OBJECTIVE)
    for seat in range(4):
        shirts = field(t, seat)
        assert len(shirts) == 10
        owned = [
            card
            for card in range(squad.footballers_end(t))
            if t.where[card] == c.OWN + seat and role_of(t, card) != c.KEEPER
        ]
        for card in owned:
            shirt = squad.shirt_of(t, seat, card)
            assert shirt in shirts
            if numbered(number_of(t, card)) < 0:
                assert t.shirt(seat, shirt, c.SIDE) == role_of(t, card)
        assert sum(t.shirt(seat, shirt, c.SIDE) == c.ATTACK for shirt in shirts) == 5


def test_an_objective_is_kept_unseen() -> None:
    """EL-067"""
    t = play(begin(2), 2, c.OBJECTIVE)
    hand = where(t, c.OBJECTIVES, c.HAND)
    assert len(hand) == 2
    assert [t.known[card] for card in hand] == [1, 1]
    GAME.step(t, 0, c.CARD + hand[1], SILENT)
    GAME.step(t, 1, c.CARD + where(t, c.OBJECTIVES, c.HAND + 1)[0], SILENT)
    assert t.get(0, c.OBJECTIVE_) == hand[1]
    assert where(t, c.OBJECTIVES, c.HAND) == [hand[1]]


def test_the_league_begins_level() -> None:
    """EL-070, EL-049, EL-055, EL-042, EL-027"""
    t = play(begin(2), 2, c.CLUB_DRAWN)
    assert [int(n) for n in t.league] == [0] * 12
    assert t.awake == 255
    assert t.day == 0
    assert 0 <= t.leader < 2
    for seat in range(2):
        assert (t.get(seat, c.FOR), t.get(seat, c.AGAINST)) == (0, 0)
        assert [int(t.built[seat * 8 + kind]) for kind in range(7)] == [0] * 7


def test_what_is_owned_at_the_start() -> None:
    """EL-068: without extra cards 2 footballers, 4 printed pieces, a head coach."""
    found = []
    for seed in range(5):
        t = play(begin(4), seed, c.OBJECTIVE)
        for seat in range(4):
            found.append((squad.squad_size(t, seat), len(where(t, c.STAFF, c.OWN + seat))))
    assert min(found) == (2, 1)


# -- a whole season --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_weeks_of_five_days(seats: int) -> None:
    """EL-001, EL-080: and the manager with most victory points has won."""
    t, log = begin(seats), Log()
    rng, codes, odds = Rng(seats), Codes(), Odds()
    while GAME.due(t) != OVER:
        due = GAME.due(t)
        if due == FATE:
            GAME.luck(t, odds)
            GAME.step(t, FATE, odds.at(rng.below(odds.total)), log)
            continue
        who = next(seat for seat in range(seats) if due & (1 << seat))
        GAME.options(t, who, codes)
        GAME.step(t, who, codes.items[rng.below(codes.count)], log)
    assert [int(e.a) for e in log.events if e.kind == ev.WEEK_BEGINS] == [1, 2, 3, 4, 5, 6]
    assert [int(e.a) for e in log.events if e.kind == ev.DAY_BEGINS] == [0, 1, 2, 3, 4] * 6
    best = max(int(t.get(seat, c.TOTAL)) for seat in range(seats))
    for seat in range(seats):
        if t.winner & (1 << seat):
            assert t.get(seat, c.TOTAL) == best
    assert t.winner


# -- scenarios and options -------------------------------------------------------------------------


def test_scenarios_are_for_one_manager_in_their_divisions() -> None:
    """EL-390, EL-392"""
    with pytest.raises(BadOption, match="alone"):
        begin(2, scenario="first_steps")
    with pytest.raises(BadOption, match="division"):
        begin(1, scenario="first_steps", division="1")


def test_a_scenario_comes_before_the_normal_set_up() -> None:
    """sc3 Ageing squad: the youngster goes, two veterans come."""
    t = play(begin(1, scenario="ageing_squad"), 1, c.SHIRTS)
    assert len(where(t, c.VETERAN, c.OWN)) >= 3


def test_divisions_and_their_clubs() -> None:
    """EL-056"""
    for division in ("3", "2", "1"):
        t = play(begin(2, division=division, opponent_visibility="all"), 4, c.SHIRTS)
        assert t.rules.division == int(division)
