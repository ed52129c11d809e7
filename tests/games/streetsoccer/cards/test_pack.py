"""The base pack of StreetSoccer: teams that can be told apart, and lessons that can be done."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from touchline.core.buffers import Codes
from touchline.core.ids import OVER
from touchline.core.log import Event, Log
from touchline.core.words import Fact
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice import words as room

PACK = files("touchline") / "games" / "streetsoccer" / "packs" / "base"
TEXTS = files("touchline") / "games" / "streetsoccer" / "voice"
WORDS = room.StreetSoccerWords()


def seen(events: list[Event]) -> list[Event]:
    return [event.seen_by(0) for event in events]


# -- teams --------------------------------------------------------------------------------------


def toml(name: str) -> dict[str, Any]:
    return tomllib.loads((PACK / name).read_text("utf-8"))


def lightness(colour: str) -> float:
    """CIE L* of "#RRGGBB", 0 to 100."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return float(116 * y ** (1 / 3) - 16) if y > 0.008856 else 903.3 * y


def test_teams_are_complete_and_can_be_told_apart() -> None:
    teams = toml("teams.toml")["team"]
    assert len(teams) == 6
    assert [team["name"] for team in teams[:2]] == ["Harbour Lane", "Mill Yard"]
    for key in ("id", "name", "short"):
        assert len({team[key] for team in teams}) == 6
    people = [figure["name"] for team in teams for figure in team["figures"]]
    assert len(set(people)) == 30
    for at, team in enumerate(teams):
        assert 1 <= len(team["name"]) <= 24
        assert re.fullmatch(r"[A-Z0-9]{2,4}", team["short"])
        shirt, trim = team["colours"]
        assert abs(lightness(shirt) - lightness(trim)) >= 40, team["name"]
        assert lightness(shirt) > 70 if at % 2 == 0 else lightness(shirt) < 40, team["name"]
        assert len(team["figures"]) == 5
        assert [f["name"] for f in team["figures"] if f.get("keeper")] == [
            team["figures"][0]["name"]
        ]
        numbers = [figure["number"] for figure in team["figures"]]
        assert len(set(numbers)) == 5
        assert all(1 <= n <= 99 for n in numbers)


# -- lessons ------------------------------------------------------------------------------------

LESSONS: dict[str, dict[str, Any]] = {row["id"]: row for row in toml("lessons.toml")["lesson"]}
WISHES = {"walk", "kick", "bend", "pass", "goal", "push"}


def bent(path: list[str], touches: list[dict[str, str]]) -> bool:
    """Does the ball change its direction anywhere but at a touch?"""
    places = [divmod(ord(cell[0]) * 10 + int(cell[1]), 10) for cell in path if cell != "goal"]
    touched = {touch["cell"] for touch in touches}
    turns = []
    for a, b, d, cell in zip(places, places[1:], places[2:], path[1:], strict=False):
        straight = (b[0] - a[0], b[1] - a[1]) == (d[0] - b[0], d[1] - b[1])
        turns.append(not straight and cell not in touched)
    return any(turns)


def fulfilled(facts: list[Fact]) -> set[str]:
    """Every wish that one move made come true."""
    done: set[str] = set()
    rest = ""
    for fact in facts:
        data: Any = fact.data
        if fact.kind in ("move", "push"):
            rest = data["path"][-1]
        if fact.kind in ("goal", "push"):
            done.add(fact.kind)
        if fact.kind == "kick":
            done |= {"kick", f"ball-cell={data['path'][-1]}"}
            done |= {"pass"} if data["touches"] else set()
            done |= {"bend"} if bent(data["path"], data["touches"]) else set()
    return done | {f"rest-cell={rest}"} | (set() if "kick" in done else {"walk"})


def outcomes(t: Table) -> dict[int, set[str]]:
    """What each open move fulfils."""
    out = Codes()
    GAME.options(t, 0, out)
    found = {}
    for code in out.listed():
        after, log = t.clone(), Log()
        GAME.step(after, 0, code, log)
        found[code] = fulfilled(WORDS.facts(seen(log.events)))
    return found


def test_there_are_nine_lessons_with_all_their_words() -> None:
    assert list(LESSONS) == [
        "walk", "ball", "bend", "pass", "goal", "clear", "light", "wall", "final",
    ]  # fmt: skip
    for lang in ("en", "fr"):
        body = FluentParser().parse((TEXTS / f"text.{lang}.ftl").read_text("utf-8")).body
        words = {
            entry.id.name: [attribute.id.name for attribute in entry.attributes]
            for entry in body
            if isinstance(entry, ast.Message) and entry.id.name.startswith("ss-lesson-")
        }
        assert words == {f"ss-lesson-{id}": ["title", "text", "done", "hint"] for id in LESSONS}


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_can_be_done_and_can_be_missed(id: str) -> None:
    t = read_position(LESSONS[id]["position"])
    assert GAME.due(t) == 1
    assert t.phase == c.MOVE
    want = set(LESSONS[id]["want"])
    assert all(
        wish in WISHES or re.fullmatch(r"(rest|ball)-cell=[a-l][1-8]", wish) for wish in want
    )
    right = [code for code, done in outcomes(t).items() if want <= done]
    assert right
    assert len(right) < len(outcomes(t))


@pytest.mark.parametrize("id", LESSONS)
def test_a_lesson_begins_where_a_match_could_stand(id: str) -> None:
    t = read_position(LESSONS[id]["position"])
    cells = [int(cell) for cell in t.pos]
    assert 0 not in cells
    assert len(set(cells) | {int(t.ball)}) == 11
    dark = {c.name(cell) for cell in cells} & {"b4", "b5", "k4", "k5"}
    keepers = {c.name(t.pos[0]), c.name(t.pos[5])}
    assert dark <= keepers


def shut(t: Table, start: str, end: str) -> str:
    """The reason why a walk is shut."""
    out = Codes(curious=True)
    GAME.options(t, 0, out)
    for code, why in zip(out.shut, out.why, strict=True):
        if room.anchors(code)[:2] == [start, end] and code % c.BASE == t.ball:
            return room.REASONS[why][0]
    return ""


def test_the_lessons_about_killjoys_show_their_reason() -> None:
    light = read_position(LESSONS["light"]["position"])
    assert shut(light, "d5", "c5") == "light"
    wall = read_position(LESSONS["wall"]["position"])
    assert shut(wall, "c4", "d4") == "enclosure"


def test_bend_and_pass_are_really_needed() -> None:
    """Without a bend, or without the helper, the ball cannot get there."""
    bend = LESSONS["bend"]["position"]
    done = outcomes(read_position(bend, {"bend": "none"}))
    assert not [code for code, wishes in done.items() if "ball-cell=i5" in wishes]
    alone = (
        LESSONS["pass"]["position"].replace("1G1P2P1p1g1", "1G1P4p1g1").replace("4P2p4", "4P2p3P")
    )
    done = outcomes(read_position(alone))
    assert not [code for code, wishes in done.items() if "ball-cell=i6" in wishes]


def test_the_last_lesson_takes_three_figures_and_wins_the_match() -> None:
    t = read_position(LESSONS["final"]["position"])
    right = [code for code, done in outcomes(t).items() if "goal" in done]
    assert [room.anchors(code)[0] for code in right] == ["c4"]
    log = Log()
    GAME.step(t, 0, right[0], log)
    (kick,) = [fact for fact in WORDS.facts(seen(log.events)) if fact.kind == "kick"]
    touches: Any = kick.data["touches"]
    assert [touch["cell"] for touch in touches] == ["g5", "i4"]
    assert GAME.due(t) == OVER
    assert list(GAME.result(t).points) == [2, 0]
