"""Many matches: the same for any number of jobs, and pairs that truly share their luck."""

from __future__ import annotations

import json

import pytest

from touchline.core.faults import Fault
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.tape import read
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.play.ai.levels import make
from touchline.play.croupier import Silent
from touchline.play.sim import helper
from touchline.play.sim.batch import Order, fresh, round_of, run
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck, draw
from touchline.play.tapes import match_from


def results(jobs, paired=True, matches=3, seed=5):
    heard = []
    summary = run(
        ROOM,
        ["greedy", "level:1"],
        matches,
        seed,
        jobs,
        paired,
        on_result=heard.append,
        records=True,
    )
    return summary, heard


@pytest.mark.parametrize("paired", [True, False])
def test_the_number_of_jobs_changes_nothing(paired):
    one, first = results(1, paired)
    two, second = results(2, paired)
    assert first == second
    assert one == two
    assert [x.match for x in first] == ([0, 0, 1, 1, 2, 2] if paired else [0, 1, 2])


def test_another_seed_is_another_batch():
    assert results(1, seed=5)[1] != results(1, seed=6)[1]


def test_seats_change():
    assert [x.who for x in results(1)[1]] == [[0, 1], [1, 0]] * 3
    assert [x.who for x in results(1, paired=False)[1]] == [[0, 1], [1, 0], [0, 1]]


def test_a_record_replays_to_its_result():
    for played in results(1)[1]:
        m = match_from(ROOM, read(played.tape), Silent(), eager=False)
        assert m.ask.result is not None
        assert m.ask.result.points == played.points
        assert [m.state.score0, m.state.score1] == played.score
        assert m.tape.header.seats == tuple(("greedy", "level:1")[i] for i in played.who)
        assert "\n" not in played.tape


def dice(entries):
    """Each side's turns in order: what fate gave it, an ordinary die or a restart's."""
    s = fresh(ROOM, {})
    rolled = {0: [], 1: []}
    coin = []
    for who, code in entries:
        if who == FATE and s.phase == c.ROLL:
            rolled[int(s.side)].append(("roll", code))
        elif who == FATE and s.phase == c.AGAIN:
            rolled[int(s.side)].append(("again", code))
        elif who == FATE:
            coin.append(code)
        GAME.step(s, who, code, Log(False))
    return rolled, coin


def test_the_luck_of_a_pair_is_the_same_throw_for_throw():
    shared = 0
    for pair in range(6):
        entries = []
        for turn in range(2):
            specs = ["greedy", "guesser"] if turn == 0 else ["guesser", "greedy"]
            players = [make(spec, ROOM, 3) for spec in specs]
            entries.append(play(GAME, fresh(ROOM, {}), players, Luck(GAME, 9, pair)).entries)
        assert entries[0] != entries[1]
        (one, coin), (other, coin2) = (dice(x) for x in entries)
        assert coin[0] == coin2[0]  # the coin; the duel's dice follow if the same kick-offs can be
        for side in range(2):
            both = zip(one[side], other[side], strict=False)
            same_kind = [(a[1], b[1]) for a, b in both if a[0] == b[0] == "roll"]
            if coin == coin2:
                assert all(a == b for a, b in same_kind)
                shared += len(same_kind)
    assert shared > 100


def test_draws_are_even_and_depend_on_every_part():
    counts = [0] * 6
    for n in range(6000):
        counts[draw("luck", 1, 2, 0, n) * 6 >> 48] += 1
    assert all(850 < n < 1150 for n in counts)
    assert len({draw("luck", a, b, s, n) for a in (1, 2) for b in (1, 2) for s in (0, 1)
                for n in (0, 1)}) == 16  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"specs": ["greedy"]}, "needs 2 players, not 1"),
        ({"specs": ["greedy", "gredy"]}, "Did you mean 'greedy'"),
        ({"matches": 0}, "At least one match"),
        ({"options": {"ring": "square"}}, "Option ring cannot be 'square'"),
        ({"preset": "boardgam"}, "boardgame"),
    ],
)
def test_an_order_that_cannot_be_played_is_refused_with_a_sentence(changes, says):
    order = {"room": ROOM, "specs": ["greedy", "greedy"], "matches": 1, "seed": 1}
    with pytest.raises(Fault) as e:
        run(**{**order, **changes})
    assert says in str(e.value)


def test_options_reach_the_table():
    heard = []
    run(ROOM, ["guesser", "guesser"], 2, 1, options={"tiebreak": "draw"},
        preset="mastermove", on_result=heard.append, records=True)  # fmt: skip
    header = read(heard[0].tape).header
    assert header.options["tiebreak"] == "draw"
    assert header.options["placement_order"] == "5-5"
    assert header.preset == "mastermove"
    assert any(x.points == [1, 1] for x in heard)


def test_a_helper_tells_of_its_error():
    said = []
    order = {"home": ROOM.home, "specs": ["greedy", "nobody"], "seed": 1}
    helper.serve([json.dumps(order), "0"], said.append)
    assert "nobody" in json.loads(said[0])["error"]


def test_a_failing_helper_is_named_with_its_match(monkeypatch):
    import sys

    from touchline.play.sim import batch

    monkeypatch.setattr(batch, "HELPER", (sys.executable, "-c", "input(); input(); print('oh')"))
    with pytest.raises(Fault, match=r"failed at match [01]: it said 'oh'"):
        run(ROOM, ["guesser", "guesser"], 2, 1, 2)


def test_a_player_that_cheats_is_stopped():
    class Cheat:
        """Answers what is not open."""

        def choose(self, pane):
            return [1]

    from touchline.play.ai.player import Player

    class Wrong(Cheat, Player):
        """The same, as a player."""

    with pytest.raises(Fault, match=r"seat . answered 1, which is not open"):
        play(GAME, fresh(ROOM, {}), [Wrong(), Wrong()], Luck(GAME, 1, 1))


def test_a_round_has_a_match_for_every_seating():
    order = Order(ROOM.home, ("guesser", "guesser"), 1, paired=True)
    assert [x.who for x in round_of(order, 4)] == [[0, 1], [1, 0]]
