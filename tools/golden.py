#!/usr/bin/env python3
"""Write the golden files anew: matches told in words, and counts of answers to a depth.

python tools/golden.py           write them
python tools/golden.py --check   only say (exit status 1) which are stale

The diff of these files is the review of a change in behaviour.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import golden_eleven
import golden_footclub
import golden_worldwide

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.tape import Tape
from touchline.games.streetsoccer import GAME
from touchline.games.streetsoccer import codes as c
from touchline.games.streetsoccer.longhand import path_text
from touchline.games.streetsoccer.notation import read_position, write_position
from touchline.games.streetsoccer.state import Table
from touchline.games.voices import WORDS
from touchline.play import library
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match, match_from
from touchline.play.speech import Voice

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
STREET = FOLDER / "streetsoccer"
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
    words = WORDS["streetsoccer"]
    teams = list(library.teams("streetsoccer").values())[:2]
    voice = Voice("en", [library.pack("streetsoccer").folder], teams)
    lines = [f"# {title}", f"# {GAME.name} {GAME.version}, options {dict(tape.header.options)}", ""]
    m = match_from(GAME, Tape(tape.header), Silent(), eager=False)
    s = m.state
    for n, (who, code) in enumerate(tape.answers()):
        v = GAME.view(s, 2)
        rule = RULES[s.phase]
        text = path_text(s, code) if who >= 0 else words.notation(who, code, v)
        log = Log()
        GAME.step(s, who, code, log)
        told = [voice.said(f.said) for f in words.facts(log.events) if f.said]
        name = "fate" if who == FATE else "LR"[who]
        lines.append(f"{n:3}  {name:4}  {rule}  {text:36}  {' '.join(told)}".rstrip())
    lines += ["", write_position(s), voice.said(words.result(GAME.result(s), GAME.view(s, 2)))]
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
    """Every golden file this tool owns, with what belongs in it."""
    for name, seed, preset, given in STORIES:
        tape = played(seed, preset, given)
        yield STREET / f"{name}.story.txt", story(tape, name)
        yield STREET / f"{name}.tape.json", tape.text()
    yield STREET / "depth.toml", depths()
    yield from golden_footclub.files()
    yield from golden_worldwide.files()
    yield from golden_eleven.files()


def main(args: list[str]) -> int:
    """Write or check; exit status 1 when something is stale."""
    stale = 0
    for path, text in files():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--check" in args:
            print(f"{path.name} is stale: run `python3 dev.py golden` and read the diff.")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name}")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
