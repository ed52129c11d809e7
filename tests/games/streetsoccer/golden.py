"""The golden files of StreetSoccer: stories and counts of answers to a depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.tape import Tape
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.longhand import path_text
from touchline.play import library
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.play.walk import walk

FOLDER: Final = Path(__file__).parent / "golden"
#: the story whose views are kept in full, and at which of its moments
IN_FULL: Final = ("boardgame-1", (4, 10, 19))
RULES = {
    c.CHOOSE: "SS-021",
    c.PLACE: "SS-022",
    c.DUEL: "SS-040",
    c.KICKOFF: "SS-042",
    c.ROLL: "SS-050",
    c.MOVE: "SS-051",
    c.KEEPER: "SS-091",
    c.AGAIN: "SS-093",
    c.RESTART: "SS-094",
}

#: name, seed, preset, options: one match each
STORIES: tuple[tuple[str, int, str, dict[str, str]], ...] = (
    ("boardgame-1", 1, "", {}),
    ("boardgame-2", 2, "", {}),
    ("littlegolem", 3, "littlegolem", {}),
    ("mastermove", 4, "mastermove", {}),
    ("athenstean", 5, "athenstean_pbm", {}),
    ("no-ring-no-bend", 6, "", {"ring": "none", "bend": "none", "revisit": "simple"}),
    ("stay-and-mouth", 7, "", {"push_fallback": "stay", "goal_exit": "mouth"}),
    ("die-plus-one", 8, "", {"kickoff_length": "die_plus_one", "placement_ring": "true"}),
)

DEPTHS: tuple[tuple[str, str, dict[str, str], int], ...] = (
    ("start", "", {}, 3),
    ("start, fixed figures", "", {"placement_order": "fixed2+3", "first_placer": "L"}, 2),
    ("P5, R on the roll", "12/12/5p1P4/1GP3P3g1/3p3p4/2p9/4P7/12 b4 R", {}, 3),
    ("P9, nothing legal", "12/12/12/1G10/12/PP10/pgP9/pppP8 h4 R", {}, 4),
    (
        "a restart: keepers, die, kick",
        "12/12/2P2p3p2/12/4P1PpP3/3p8/12/12 - L q - 7b 1-0 L L",
        {},
        4,
    ),
    (
        "the last minute",
        "12/5P6/3pp4p2/1G4P3g1/2P5P3/7p4/12/12 e4 L t 6 25b 1-1 L R",
        {},
        2,
    ),
)


def policy(t: Table, options: list[int], rng: Rng) -> int:
    """A simple hand that makes matches worth reading: score, else mostly bring the ball nearer."""
    if t.phase != c.MOVE and t.phase != c.RESTART:
        return options[rng.below(len(options))]
    goals = [code for code in options if code % c.BASE == c.GOAL and code != c.PASS]
    if goals:
        return goals[rng.below(len(goals))]
    if rng.below(4) == 0:
        return options[rng.below(len(options))]
    ahead = 1 if t.side == 0 else -1
    best = max(code % c.BASE % c.W * ahead for code in options)
    near = [code for code in options if code % c.BASE % c.W * ahead == best]
    return near[rng.below(len(near))]


def played(seed: int, preset: str, given: dict[str, str]) -> Tape:
    """One whole match."""
    setup = Setup(2, settle(GAME.choices, GAME.presets, given, preset))
    m = Match(GAME, setup, Seeded(seed))
    rng = Rng(seed)
    while m.ask.decisions:
        q = m.ask.decisions[0]
        m.answer(q.seat, policy(m.state, q.options, rng))
    return m.tape


def story(tape: Tape, title: str) -> str:
    """A match told in words: a line an answer, and the position at the end."""
    words = ROOM.words
    teams = list(library.teams(ROOM).values())[:2]
    voice = Voice("en", library.texts(ROOM), teams)
    lines = [f"# {title}", f"# {GAME.name} {GAME.version}, options {dict(tape.header.options)}", ""]
    m = match_from(ROOM, tape, Silent(), eager=False)
    for s in walk(m, before=True):
        was, who, code = s.before, s.who, s.code
        text = path_text(was, code) if who >= 0 else words.notation(who, code, GAME.view(was, 2))
        told = [voice.said(f.said) for f in words.facts(s.events) if f.said]
        name, rule = "fate" if who == FATE else "LR"[who], RULES[was.phase]
        lines.append(f"{s.at - 1:3}  {name:4}  {rule}  {text:36}  {' '.join(told)}".rstrip())
    end = words.result(GAME.result(m.state), GAME.view(m.state, 2))
    lines += ["", write_position(m.state), voice.said(end)]
    return "\n".join(lines) + "\n"


def count(t: Table, depth: int) -> int:
    """Ways to answer `depth` times in a row, seats' answers and fate's alike."""
    due = GAME.due(t)
    if depth == 0 or due == OVER:
        return 1
    if due == FATE:
        odds = Odds()
        GAME.luck(t, odds)
        who, answers = FATE, [odds.outcomes[i] for i in range(odds.count)]
    else:
        codes = Codes()
        GAME.options(t, t.side, codes)
        who, answers = t.side, codes.listed()
    if depth == 1:
        return len(answers)
    total = 0
    for answer in answers:
        u = t.clone()
        GAME.step(u, who, answer, Log(False))
        total += count(u, depth - 1)
    return total


def depths() -> str:
    """The counts as TOML."""
    lines = ["# Ways to answer, seats' answers and fate's alike, to a depth.", ""]
    for name, position, given, depth in DEPTHS:
        setup = Setup(2, settle(GAME.choices, GAME.presets, given))
        t = read_position(position, given) if position else GAME.new(setup)
        cells = ", ".join(f'{key} = "{word}"' for key, word in given.items())
        lines += [
            "[[from]]",
            f'name = "{name}"',
            f'position = "{position}"',
            f"options = {{ {cells} }}",
            f"counts = {[count(t, d) for d in range(1, depth + 1)]}",
            "",
        ]
    return "\n".join(lines)


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file of StreetSoccer that is played, with what belongs in it."""
    for name, seed, preset, given in STORIES:
        tape = played(seed, preset, given)
        yield FOLDER / f"{name}.story.txt", story(tape, name)
        yield FOLDER / f"{name}.tape.json", tape.text()
    yield FOLDER / "depth.toml", depths()
