"""The small pieces of core: buffers, odds, cards, envelopes, the stack, logs, windows, choices."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.kit.cupdraw import CARD, PICK, CupDraw
from tests.kit.walking import walk
from touchline.core import odds as dice
from touchline.core.buffers import Codes, Odds
from touchline.core.cards import deal_again
from touchline.core.choices import Choice, Preset, settle, spell
from touchline.core.faults import BadOption, BadPack
from touchline.core.ids import EVERYONE, HIDDEN
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.sealed import Sealed
from touchline.core.setup import Setup
from touchline.core.stack import Stack
from touchline.core.tables import Row
from touchline.core.window import Window


def test_codes_grow_beyond_their_first_size_and_reopen_empty():
    out = Codes(curious=True)
    out.open(3, 2, 5)
    for n in range(1000):
        out.add(n)
    out.bar(2000, 7)
    assert out.listed() == list(range(1000))
    assert (out.kind, out.least, out.most, out.shut, out.why) == (3, 2, 5, [2000], [7])
    out.open(4)
    assert (out.listed(), out.shut, out.why, out.least, out.most) == ([], [], [], 1, 1)


def test_reasons_cost_nothing_unless_somebody_is_curious():
    out = Codes()
    out.open(1)
    out.bar(5, 1)
    assert out.shut == []


def test_odds_hold_tickets_in_order_of_weight():
    out = Odds()
    out.open(1)
    out.add(10, 2)
    out.add(20, 3)
    assert [out.at(n) for n in range(5)] == [10, 10, 20, 20, 20]
    with pytest.raises(ValueError, match="beyond"):
        out.at(5)


def test_odds_grow_beyond_their_first_size():
    out = Odds()
    out.open(1)
    for n in range(500):
        out.add(n, 1)
    assert (out.count, out.total, out.at(499)) == (500, 500, 499)


def test_two_dice_are_one_question_of_eleven_sums():
    out = Odds()
    out.open(1)
    dice.total(out, 2, 6)
    chances = {out.outcomes[i]: Fraction(out.weights[i], out.total) for i in range(out.count)}
    assert len(chances) == 11
    assert chances[7] == Fraction(1, 6)
    assert chances[2] == chances[12] == Fraction(1, 36)


def test_every_deal_that_fits_is_equally_likely():
    """Four cards, one known to seat 0: the other three fall in each of six orders alike."""
    rng = Rng(3)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        where = vec[i64]([1, 2, 3, 4])
        known = vec[i64]([EVERYONE, 0, 0, 2])
        deal_again(where, known, 0, 4, 0, rng)
        assert where[0] == 1
        seen[tuple(where[i] for i in range(1, 4))] += 1
    assert len(seen) == 6
    assert all(850 < n < 1150 for n in seen.values())


def test_a_mark_travels_with_its_place():
    """Who knows a card is a fact of the place it lies in, so it moves with the place."""
    where, known = vec[i64]([1, 2]), vec[i64]([2, 4])
    for seed in range(48):
        deal_again(where, known, 0, 2, 0, Rng(seed))
        assert {(where[i], known[i]) for i in range(2)} == {(1, 2), (2, 4)}


def test_envelopes_open_together_and_can_be_written_anew():
    s = Sealed(3, 4)
    s.ask(0b101)
    s.add(2, 9)
    assert s.last(2, -1) == 9
    assert s.last(0, -1) == -1
    assert not s.close(2)
    again = Sealed(3, 4, s)
    again.open_again(0)
    assert (again.waiting, again.counts[2]) == (0b101, 0)
    own = Sealed(3, 4, s)
    own.open_again(2)
    assert (own.waiting, own.counts[2], own.at(2, 0)) == (0b001, 1, 9)
    s.add(0, 4)
    assert s.close(0)
    assert (s.waiting, s.at(0, 0), s.at(2, 0)) == (0, 4, 9)


def test_an_interruption_goes_on_top_and_comes_off_again():
    k = Stack()
    k.turn(1, 10)
    k.push(2, 20, 21, 22)
    copy = Stack(k)
    k.put(1, 99)
    assert (k.phase(), k.get(1), k.get(3)) == (2, 99, 22)
    k.pop()
    assert (k.phase(), k.get(1)) == (1, 10)
    assert (copy.phase(), copy.get(1)) == (2, 20)
    for n in range(40):
        k.push(3, n)
    assert k.get(1) == 39


def test_a_whisper_is_heard_by_those_it_is_for():
    log = Log()
    log.whisper(0b10, 7, 1, 42)
    log.tell(8, 3)
    assert [e.seen_by(1).secret for e in log.events] == [42, HIDDEN]
    assert [e.seen_by(0).secret for e in log.events] == [HIDDEN, HIDDEN]
    assert log.events[0].seen_by(0).a == 1
    silent = Log(on=False)
    silent.tell(8)
    silent.whisper(1, 8, 1, 1)
    assert silent.events == []


def test_a_window_shows_its_own_seat_and_imagines_the_rest():
    game = CupDraw()
    for s, due, rng in walk(game, Setup(2), 5):
        if s.stack.phase() != PICK or not due & 1:
            continue
        pane = Window(game, s, 0)
        out = Codes()
        pane.ask(out)
        assert all(s.where[code - CARD] == 1 for code in out.listed())
        assert pane.view().key() == game.view(s, 0).key()
        worlds = {game.view(pane.imagine(rng), 1).key() for _ in range(12)}
        assert len(worlds) > 1
        return
    raise AssertionError("nobody was asked to pick")


CHOICES = (Choice("ring", ("full", "none"), "SS-003"), Choice("bend", ("one", "none"), "SS-063"))
PRESETS = (Preset("plain", {}), Preset("flat", {"bend": "none"}))


def test_options_come_from_defaults_then_preset_then_what_is_given():
    assert settle(CHOICES, PRESETS, {}) == {"ring": 0, "bend": 0}
    assert settle(CHOICES, PRESETS, {"ring": "none"}, "flat") == {"ring": 1, "bend": 1}
    assert settle(CHOICES, PRESETS, {"bend": "one"}, "flat") == {"ring": 0, "bend": 0}
    assert spell(CHOICES, {"ring": 1, "bend": 0}) == {"ring": "none"}


@pytest.mark.parametrize(
    ("given", "preset", "says"),
    [
        ({"rnig": "none"}, "", "no option 'rnig'. Did you mean 'ring'?"),
        ({"ring": "nome"}, "", "Option ring cannot be 'nome'. Did you mean 'none'?"),
        ({"ring": "?"}, "", "Known: full, none."),
        ({}, "falt", "no preset 'falt'. Did you mean 'flat'?"),
    ],
)
def test_an_unknown_option_names_the_likely_one(given, preset, says):
    with pytest.raises(BadOption) as e:
        settle(CHOICES, PRESETS, given, preset)
    assert says in str(e.value)
    assert e.value.said.id.startswith("fault-")


def test_a_content_row_says_where_it_is_wrong():
    row = Row("base/cards.toml, card 'x'", {"kind": "takle", "copies": 12, "flag": True})
    with pytest.raises(BadPack, match="card 'x': kind = 'takle' is not a known word"):
        row.word("kind", ["tackle", "support"])
    with pytest.raises(BadPack, match="copies is 12; it must be 1 to 9"):
        row.whole("copies", 1, 9)
