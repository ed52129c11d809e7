"""The golden files of Eleven: stories, seeded seasons, counts of answers to a depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import golden_parts as parts

from touchline.core.ids import FATE, OVER
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.voice.names import name_all
from touchline.games.eleven.voice.words import ElevenWords
from touchline.play import library, setups
from touchline.play.croupier import Silent
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.play.walk import walk

FOLDER: Final = Path(__file__).parent / "golden"
#: the story whose views are kept in full, and at which of its moments
IN_FULL: Final = ("alone", (4, 10, 19))
WORDS: Final = ElevenWords()

#: name, seed, preset, seats: one season each
STORIES: Final[tuple[tuple[str, int, str, int], ...]] = (
    ("alone", 1, "first_steps", 1),
    ("two", 2, "division2", 2),
    ("four", 3, "division1", 4),
)

#: preset, seats, seeds: two hundred random seasons; every third by options drawn from its seed
SEASONS: Final = (
    ("division3", 1, range(10)), ("division2", 1, range(10)), ("division1", 1, range(10)),
    ("first_steps", 1, range(8)), ("promotion_push", 1, range(8)), ("ageing_squad", 1, range(8)),
    ("out_of_money", 1, range(8)), ("the_deadline", 1, range(8)),
    ("kings_of_the_league", 1, range(8)),
    ("division3", 2, range(14)), ("division2", 2, range(14)), ("division1", 2, range(14)),
    ("division3", 3, range(14)), ("division2", 3, range(13)), ("division1", 3, range(13)),
    ("division3", 4, range(14)), ("division2", 4, range(13)), ("division1", 4, range(13)),
)  # fmt: skip
#: scenarios that are played in several divisions go through them seed by seed
DIVISIONS: Final = {"out_of_money": ("3", "2", "1"), "the_deadline": ("3", "2")}
EACH: Final = 25  # all views are looked at after so many answers

#: name, preset, seats, seed, random answers before, depth
Depth = parts.Depth
DEPTHS: Final[tuple[Depth, ...]] = (
    ("the deal", "division3", 2, 1, 0, 3),
    ("the draft", "division3", 2, 1, 23, 5),
    ("shirts", "division3", 2, 1, 44, 4),
    ("Monday", "division2", 2, 2, 62, 4),
    ("a week", "division2", 2, 2, 90, 4),
    ("a line-up", "division3", 1, 3, 60, 6),
    ("alone, later", "out_of_money", 1, 4, 150, 4),
    ("four", "division1", 4, 5, 300, 3),
    ("four, later", "division1", 4, 6, 700, 3),
)
#: options that belong to a preset, and so stay
KEPT: Final = ("division", "scenario")


def new(preset: str, seats: int, given: dict[str, str] | None = None) -> tuple[Table, Header]:
    """A table and the head of its tape."""
    return parts.begun(GAME, preset, given or {}, seats, parts.seat_names(seats))


def hand(options: list[int], rng: Rng) -> int:
    """Answers that make seasons worth reading: nobody stops at once while something can be done."""
    code = options[rng.below(len(options))]
    if code in (c.PASS, c.END_TURN) and len(options) > 1 and rng.below(6):
        code = options[1 + rng.below(len(options) - 1)]
    return code


def turn(t: Table, rng: Rng) -> tuple[int, int] | None:
    """Who answers next, and what; None once the season is over."""
    due = int(GAME.due(t))
    if due == OVER:
        return None
    if due == FATE:
        return FATE, parts.by_weight(GAME, t, rng)
    who = parts.due_seat(due, int(t.seats), rng)
    return who, hand(parts.open_to(GAME, t, who), rng)


def played(name: str, seed: int, preset: str, seats: int) -> Tape:
    """One whole season."""
    t, head = new(preset, seats)
    return parts.play_out(GAME, t, Tape(head), Rng(seed), turn)


def voice(t: Table) -> Voice:
    """English, with the names of clubs, cards, abilities and shirts."""
    pack = library.pack(ROOM)
    say = Voice("en", library.texts(ROOM))
    teams = [team.name for team in pack.teams[: int(t.seats)]]
    name_all(say, library.content(ROOM, setups.BASE, "en"), int(t.rules.division), teams)
    return say


def story(tape: Tape, title: str) -> str:
    """A season told in words, a line an answer; in brackets the seats that alone can read it."""
    m = match_from(ROOM, tape, Silent(), eager=False)
    say = voice(m.state)
    lines = [
        f"# {title}",
        f"# {GAME.name} {GAME.version}, options {dict(tape.header.options)}",
        "",
    ]
    for one in walk(m, before=True):
        t, who, code = one.before, one.who, one.code
        phase = int(GAME.stack_of(t, who).phase())
        text = WORDS.notation(who, code, GAME.view(t, max(who, 0)))
        if GAME.seen(t, who, code, t.seats) != code:
            alone = [str(s) for s in range(t.seats) if GAME.seen(t, who, code, s) == code]
            text += f" [{', '.join(alone)}]"
        facts = WORDS.facts([event.seen_by(t.seats) for event in one.events])
        told = " ".join(say.said(f.said) for f in facts if f.said)
        name = "fate" if who == FATE else f"seat {who}"
        lines.append(f"{one.at - 1:4}  {name:6}  {PHASE[phase]:12}  {text:14}  {told}".rstrip())
    lines += ["", say.said(WORDS.result(GAME.result(m.state), GAME.view(m.state, m.state.seats)))]
    return "\n".join(lines) + "\n"


def _phases() -> dict[int, str]:
    """The names of the phases, by number."""
    names = list(vars(c))
    known = names[names.index("DRAFT") : names.index("PHASES_")]
    return {int(getattr(c, name)): name.strip("_").lower() for name in known}


PHASE: Final = _phases()


def options_of(preset: str, seats: int, seed: int) -> dict[str, str]:
    """What differs from the preset: in every third season options drawn from all three."""
    row = next(n for n, (name, many, _) in enumerate(SEASONS) if (name, many) == (preset, seats))
    given = parts.drawn_options(GAME, seed, KEPT, 100 * seed + row)
    if preset in DIVISIONS:
        given["division"] = DIVISIONS[preset][seed % len(DIVISIONS[preset])]
    return given


def line(preset: str, seats: int, seed: int) -> str:
    """A random season in a line: preset, seats, seed, answers, reason, points, digest of views."""
    t, _ = new(preset, seats, options_of(preset, seats, seed))
    answers, digest = parts.digest(GAME, t, Rng(seed), turn, EACH)
    found = GAME.result(t)
    points = "-".join(str(n) for n in found.points)
    count = "-".join(str(int(t.get(n, c.TOTAL))) for n in range(seats))
    start = f"{preset:20} {seats} {seed:2} {answers:5} {found.reason:2}"
    return f"{start} {points:7} {count:12} {digest}"


def seasons() -> str:
    """All of them."""
    head = (
        "# Random seasons: preset, seats, seed, answers, reason of the end, points, victory points,"
        f"\n# digest of the answers and of all views after every {EACH} answers. Seeds divisible by"
        "\n# 3 go by options of their own (tests/games/eleven/golden.py)."
    )
    rows = [line(preset, seats, seed) for preset, seats, seeds in SEASONS for seed in seeds]
    return "\n".join([head, *rows]) + "\n"


def counts(row: Depth) -> list[int]:
    """Ways to go on, to each depth."""
    _, preset, seats, seed, answers, depth = row
    return parts.counts(GAME, new(preset, seats)[0], seed, answers, depth)


def perft() -> str:
    """The counts as TOML."""
    head = (
        "# Ways to answer, seats' answers and fate's alike, to a depth, from the table that so\n"
        "# many random answers lead to."
    )
    return parts.perft(head, [{**parts.cells(row), "counts": str(counts(row))} for row in DEPTHS])


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file of Eleven, with what belongs in it."""
    for name, seed, preset, seats in STORIES:
        tape = played(name, seed, preset, seats)
        yield FOLDER / f"{name}.story.txt", story(tape, name)
        yield FOLDER / f"{name}.tape.json", tape.text()
    yield FOLDER / "seasons.txt", seasons()
    yield FOLDER / "perft.toml", perft()
