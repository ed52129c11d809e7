"""The Amateur mode read off the table naively, from the rules and the pack's own rows.

Nothing here calls the arithmetic of the engine or its Book: what may be answered while attacking
and defending, what a d20 must reach, and what a shot comes to, at every table of random matches.
More of them: PLAINLY=2000 in the environment.
"""

from __future__ import annotations

import os
import tomllib
from itertools import combinations

import pytest

from tests.games.worldwide.engine import ACTIONS, BASE, Play
from tests.games.worldwide.laying import AMATEUR, begin
from touchline.games.worldwide.rules import codes as c


def rows(file: str, kind: str) -> dict[str, dict]:
    found = tomllib.loads((BASE / f"{file}.toml").read_text("utf-8"))[kind]
    return {row["id"]: row for row in found}


CARD, FOLK = rows("actions", "action"), rows("people", "person")
ROUNDS = int(os.environ.get("PLAINLY", "200")) // 10
CORNER = ("pass", "long_pass", "cross")


def points(id: str) -> int:
    """WF-120 PA of a Player card."""
    return sum(e["n"] for e in FOLK[id].get("effects", []) if e["op"] == "gain_pa")


def alone(p: Play, id: str) -> bool:
    """WF-123, §6.4 May this Player card be played by itself now?"""
    t, on = p.t, FOLK[id]["trigger"]["on"]
    if on == "after":
        last = ACTIONS[t.after] if t.after >= 0 else ""
        if not last or CARD[last]["kind"] not in FOLK[id]["trigger"]["kinds"]:
            return False
    elif on != "own_attack":
        return False
    ops = [e["op"] for e in FOLK[id]["effects"]]
    if ops == ["recover"] and not p.discard(int(t.ball)):
        return False
    return bool(t.pa + points(id) <= 8)


def attack(p: Play, seat: int) -> set[str]:
    """WF-041 to WF-043, WF-104, WF-105, WF-122"""
    t, found = p.t, {"give"}
    if p.get(seat, "STARS"):
        if t.pa <= 5 and not t.restrict:
            found.add("star attacking_play")
        kinds = [n for n, id in enumerate(ACTIONS) if CARD[id]["category"] == "shot"]
        if any(t.pile[seat * 32 + n] for n in kinds) or any(t.gone[seat * 32 + n] for n in kinds):
            found.add("star set_tactics")
    folk = p.folk(seat)
    found |= {f"person {id}" for id in folk if alone(p, id)}
    for id in set(p.hand(seat)):
        card = CARD[id]
        if card["category"] == "defence" or (t.restrict and card["kind"] not in CORNER):
            continue
        allowed = card.get("pa_allowed")
        if (allowed is not None and t.pa not in allowed) or t.pa + card["pa"] > 8:
            continue
        fits = [
            one
            for one in folk
            if FOLK[one]["trigger"]["on"] == "with"
            and card["kind"] in FOLK[one]["trigger"]["kinds"]
        ]
        for n in range(len(fits) + 1):
            for some in combinations(fits, n):
                if t.pa + card["pa"] + sum(map(points, some)) <= 8:
                    found.add("play " + "+".join([id, *some]))
    return found


def bonus(p: Play, answer: str) -> int | None:
    """WF-063 The defence bonus of the waiting card, or what a "with" card makes of it."""
    printed = CARD[ACTIONS[p.t.card]]["defended_by"].get(CARD[answer]["kind"])
    if printed is None:
        return None
    for id in came_with(p):
        for effect in FOLK[id]["effects"]:
            if effect["op"] == "set_defence_bonus":
                printed = effect["value"]
    return int(printed)


def came_with(p: Play) -> list[str]:
    return [p.who(int(p.t.ball), n) for n in range(7) if p.t.folk >> n & 1]


def defence(p: Play, seat: int, safe: bool) -> set[str]:
    """WF-060 to WF-062"""
    kind = CARD[ACTIONS[p.t.card]]["kind"]
    found = {
        f"person {id}"
        for id in p.folk(seat)
        if FOLK[id]["trigger"]["on"] == "opponent_card" and kind in FOLK[id]["trigger"]["kinds"]
    }
    ban = any(e["op"] == "forbid_defence" and e["scope"] == "this"
              for id in came_with(p) for e in FOLK[id]["effects"])  # fmt: skip
    if safe or ban:
        return found | {"pass"}
    cards = [id for id in p.hand(seat) if CARD[id]["category"] == "defence"]
    return found | {"let"} | {f"defend {id}" for id in cards if bonus(p, id) is not None}


@pytest.mark.parametrize("chunk", range(10))
def test_answers_rolls_and_shots(chunk: int) -> None:
    seen: dict[str, int] = {}
    for seed in range(chunk * ROUNDS, (chunk + 1) * ROUNDS):
        safe, need, pa, told = False, 0, 0, 0
        p = begin(AMATEUR)
        for _ in p.walk(seed):
            phase = p.phase()
            seen[phase] = seen.get(phase, 0) + 1
            for event in p.log.events[told:]:
                if event.kind == c.ROLLED and need > -99:
                    natural = int(event.b) // 64
                    words = [e.kind for e in p.log.events[told:]]
                    if natural >= need:
                        assert c.WON_BALL in words
                    else:
                        assert c.WON_BALL not in words
                    need = -100
                if event.kind == c.VALIDATED:
                    card = CARD[ACTIONS[int(event.b) // 16]]
                    assert int(event.b) % 16 >= pa + card["pa"]
            told = len(p.log.events)
            need = -100
            if phase == "ATTACK":
                safe, pa = bool(p.t.safe), int(p.t.pa)
                assert set(p.open()) == attack(p, p.due()[0])
            elif phase == "DEFENCE":
                assert set(p.open()) == defence(p, p.due()[0], safe)
            elif phase == "DEFENCE_ROLL":
                answer = ACTIONS[p.t.guarding]
                need = CARD[answer]["threshold"] - int(p.t.pa) - (bonus(p, answer) or 0)
            elif phase == "KEEPER_ROLL" and not p.t.bare:
                extra = int(p.t.shot_add + p.t.waiting)
                printed = CARD[ACTIONS[p.t.card]]["shot_bonus"][str(p.t.pa)]
                assert p.t.quality == p.t.die + printed + extra
    assert {"ATTACK", "DEFENCE", "DEFENCE_ROLL", "KEEPER_ROLL"} <= set(seen)
