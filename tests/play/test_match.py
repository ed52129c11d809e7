"""One match: runs, taking back, refusals with reasons, resuming, watchers."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.cupdraw import CUP as CUPDRAW
from tests.kit.cupdraw import NO, PICK, REACT, TRAIN
from tests.kit.walking import keys
from touchline.core.choices import settle
from touchline.core.faults import BadOption, BadTape, Fault, Refused
from touchline.core.ids import FATE, HIDDEN
from touchline.core.setup import Setup
from touchline.core.tape import Header, Tape, read
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import write_position
from touchline.games.streetsoccer.voice.notation import read_move
from touchline.play.croupier import Croupier, Entropy, Scripted, Seeded, Silent
from touchline.play.match import Match
from touchline.play.tapes import match_from, table_from

CUP = CUPDRAW.game
POSITION = "12/5P6/3pp4p2/1G4P3g1/2P5P3/7p4/12/12 e4 L t 6 7a 1-0 L L"


def cup(seed: int = 7, seats: int = 2, **more) -> Match:
    return Match(CUP, Setup(seats), Seeded(seed), **more)


def pick(m: Match, seat: int) -> None:
    while (q := m.ask.of(seat)) and m.state.stack.phase() == PICK:
        m.answer(seat, q.options[0])


def test_seats_answer_in_any_order_and_sealed_answers_send_a_rival_no_tick():
    m = cup()
    before = list(m.told)
    pick(m, 1)
    assert (m.told[0], m.told[2]) == (before[0], before[2])
    assert m.ask.of(1) is None
    pick(m, 0)
    assert m.state.stack.phase() != PICK
    assert m.told[0] > before[0]


def test_a_sealed_answer_is_taken_back_until_the_envelopes_open():
    m = cup()
    q = m.ask.of(0)
    before = CUP.view(m.state, 0).key()
    m.answer(0, q.options[0])
    pick(m, 1)
    m.take_back(0)
    assert CUP.view(m.state, 0).key() == before
    assert m.state.sealed.counts[1] == 2
    pick(m, 0)
    with pytest.raises(Refused, match="already been seen"):
        m.take_back(0)


def test_a_run_is_taken_whole_or_not_at_all():
    m = cup()
    q = m.ask.of(0)
    entries = list(m.tape.entries)
    with pytest.raises(Refused, match="not open"):
        m.answer(0, q.options[0], q.options[0])
    assert m.tape.entries == entries
    assert m.ask.of(0).options == q.options
    hand = sorted(m.state.hand(0))
    m.answer(0, hand[0] + 1, hand[2] + 1)
    assert m.ask.of(0) is None


def test_a_refusal_names_whose_turn_it_is_and_what_is_open():
    m = cup(3)
    pick(m, 0)
    with pytest.raises(Refused, match="It is not your turn: the match waits for 1"):
        m.answer(0, 1)
    with pytest.raises(Refused, match="Open: ") as e:
        m.answer(1, 0)
    assert e.value.said.id == "fault-shut"
    with pytest.raises(Refused, match="at least one code"):
        m.answer(1)


def test_a_refusal_names_the_reason():
    for seed in range(30):
        m = cup(seed)
        pick(m, 0)
        pick(m, 1)
        while m.state.stack.phase() == REACT:
            seat = m.ask.decisions[0].seat
            full = m.curious(seat)
            if full.shut:
                code, reason = next(iter(full.shut.items()))
                with pytest.raises(Refused, match=f"Reason {reason}"):
                    m.answer(seat, code)
                return
            m.answer(seat, NO)
    raise AssertionError("nothing was ever shut")


def test_lanes_wait_for_their_own_seats_and_fate_serves_the_lowest_first():
    m = cup(2, eager=False)
    m.let_fate_answer()
    for seat in (0, 1):
        pick(m, seat)
    while m.state.stack.phase() == REACT:
        m.answer(m.ask.decisions[0].seat, NO)
    assert m.state.stack.phase() == TRAIN
    assert [d.seat for d in m.ask.decisions] == [0, 1]
    m.answer(1, 1)
    assert m.ask.chance is not None
    m.let_fate_answer()
    assert [d.seat for d in m.ask.decisions] == [0, 1]
    assert CUP.view(m.state, 0).key() == CUP.view(match_copy(m).state, 0).key()


def match_copy(m: Match) -> Match:
    return Match(m.game, m.setup, Silent(), read(m.tape.text()), eager=False)


def test_a_tape_resumes_where_it_stopped_without_a_seed():
    m = cup(5)
    pick(m, 0)
    again = match_copy(m)
    assert again.tape.entries == m.tape.entries
    for reader in range(3):
        assert CUP.view(again.state, reader).key() == CUP.view(m.state, reader).key()
    assert (again.turn(0), again.turn(1)) == (m.turn(0), m.turn(1)) == (2, 0)
    assert again.told == m.told
    assert again.loose == m.loose


def test_the_watcher_sees_no_card_in_a_hand():
    m = cup()
    row = CUP.view(m.state, 2).key()
    assert all(x == HIDDEN for x in row[2:14])


def test_resigning_is_on_the_tape_and_ends_the_match():
    m = cup()
    m.resign(1)
    assert m.ask.result.points == [2, 0]
    assert match_copy(m).ask.result.points == [2, 0]
    with pytest.raises(Refused, match="over already"):
        m.resign(0)
    with pytest.raises(Refused, match="The match is over"):
        m.answer(0, 1)


def test_nobody_answers_after_a_match_was_given_up():
    m = cup()
    m.resign(1)
    m.tape.add(0, 1)
    with pytest.raises(BadTape, match="after the match was given up"):
        match_copy(m)


def test_a_view_is_built_once_and_is_the_true_one_at_every_moment():
    m, rng = cup(3), Random(3)

    def is_true() -> None:
        for eye in range(3):
            assert m.view(eye).key() == CUP.view(m.state, eye).key()
            assert m.view(eye) is m.view(eye)

    is_true()
    while m.ask.result is None:
        seat = rng.choice([q.seat for q in m.ask.decisions])
        known, told = [m.view(eye) for eye in range(3)], list(m.told)
        m.answer(seat, rng.choice(list(m.ask.of(seat).options)))
        is_true()
        for eye in range(3):  # whoever learns nothing keeps what there is
            if eye != seat:
                assert (m.view(eye) is known[eye]) == (m.told[eye] == told[eye])
        if m.loose[seat] and rng.random() < 0.3:
            m.take_back(seat)
            is_true()
    m = cup()
    m.view(0)
    m.resign(0)
    is_true()


# -- StreetSoccer ---------------------------------------------------------------------------------

PLACED = "+Gb4 +Gk4 +Pg5 +Pf4 +Pe6 +Ph3 +Pf6 +Ph2 +Pe3 +Pi6"


def street(dice: list[int], croupier: Croupier | None = None, eager: bool = True) -> Match:
    """Seat 0 places first; ten placements; then whatever fate says."""
    setup = Setup(2, settle(GAME.choices, GAME.presets, {}))
    m = Match(GAME, setup, croupier or Scripted([0, *dice]), eager=eager)
    if not eager:
        m.let_fate_answer()
    left = PLACED.split()
    while m.state.phase == c.PLACE:
        side = m.state.side
        q = m.ask.of(side)
        mine = [x for x in left if fits(m, x, q.options)]
        m.answer(side, read_move(m.state, mine[0]))
        left.remove(mine[0])
    return m


def fits(m: Match, text: str, options: list[int]) -> bool:
    try:
        return read_move(m.state, text) in options
    except Fault:
        return False


def test_the_match_keeps_its_header_and_its_options():
    setup = Setup(2, settle(GAME.choices, GAME.presets, {"ring": "none"}))
    m = Match(GAME, setup, Seeded(1))
    assert m.tape.header.options == {"ring": "none"}
    again = match_from(ROOM, read(m.tape.text()), Silent())
    assert again.state.rules.ring == 3


def test_a_tape_of_our_own_leads_to_its_table_at_once():
    """Where a computer thinks nobody is told, and what was taken back is gone all the same."""
    m = cup()
    m.answer(0, m.ask.of(0).options[0])
    m.take_back(0)
    pick(m, 0)
    pick(m, 1)
    u = table_from(CUPDRAW, read(m.tape.text()))
    assert keys(CUP, u) == keys(CUP, m.state)
    tape = Tape(Header("streetsoccer", 1, start=POSITION))
    assert write_position(table_from(ROOM, tape)) == POSITION
    with pytest.raises(BadTape, match="version 99"):
        table_from(ROOM, Tape(Header("streetsoccer", 99)))


def test_a_tape_of_another_game_or_version_is_refused():
    with pytest.raises(BadTape, match="of 'chess', not of 'streetsoccer'"):
        match_from(ROOM, Tape(Header("chess", 1)), Silent())
    with pytest.raises(BadTape, match="made by version 99"):
        match_from(ROOM, Tape(Header("streetsoccer", 99)), Silent())


def test_a_tape_of_an_unknown_preset_is_refused():
    with pytest.raises(BadOption, match=r"no preset 'mastermov'\. Did you mean 'mastermove'"):
        match_from(ROOM, Tape(Header("streetsoccer", 1, preset="mastermov")), Silent())
    # a preset is only where the options came from: those of the header alone count
    m = match_from(ROOM, Tape(Header("streetsoccer", 1, preset="mastermove")), Silent(), False)
    assert m.setup.options == settle(GAME.choices, GAME.presets, {})


def test_a_tape_with_an_answer_the_rules_do_not_allow_is_refused():
    tape = Tape(Header("streetsoccer", 1))
    tape.add(FATE, 7)
    with pytest.raises(BadTape, match="Answer 0: fate answers 7"):
        match_from(ROOM, tape, Silent())
    tape = Tape(Header("streetsoccer", 1))
    tape.add(FATE, 0)
    tape.add(1, 5)
    with pytest.raises(BadTape, match="Answer 1: seat 1 answers 5"):
        match_from(ROOM, tape, Silent())


def test_a_match_can_begin_from_a_position():
    tape = Tape(Header("streetsoccer", 1, start=POSITION))
    m = match_from(ROOM, tape, Scripted([]), eager=False)
    assert write_position(m.state) == POSITION
    m.answer(0, read_move(m.state, "c4e4##"))
    assert [m.state.score0, m.state.score1] == [2, 0]


def test_an_answer_is_struck_out_only_while_the_dice_lie_still():
    m = street([31, 2], eager=False)
    m.let_fate_answer()
    before = write_position(m.state)
    first = m.ask.of(0).options[0]
    m.answer(0, first)
    assert m.ask.chance is not None
    m.strike_out(0)
    assert write_position(m.state) == before
    assert match_copy(m).tape.text() == m.tape.text()
    m.answer(0, first)
    m.let_fate_answer()
    with pytest.raises(Refused, match="dice have been rolled"):
        m.strike_out(0)


def test_a_script_of_fate_is_used_up_or_complains():
    done = Scripted([0, 31])
    street([], done)
    done.done()
    left = Scripted([0, 31, 5, 5])
    street([], left)
    with pytest.raises(Fault, match=r"still holds \[5, 5\]"):
        left.done()
    with pytest.raises(Fault, match="ran out"):
        street([])
    with pytest.raises(Fault, match="only"):
        street([44])


def test_luck_comes_from_the_operating_system_and_only_lands_on_outcomes():
    setup = Setup(2, settle(GAME.choices, GAME.presets, {}))
    found = {Match(GAME, setup, Entropy()).state.placer for _ in range(64)}
    assert found == {0, 1}


def test_a_seeded_croupier_repeats_itself():
    tapes = [street([], Seeded(9)).tape.text() for _ in range(2)]
    assert tapes[0] == tapes[1]


def test_a_replay_never_asks_for_luck():
    with pytest.raises(Fault, match="A replay asked for luck"):
        street([], Silent())
