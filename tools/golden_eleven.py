"""The golden files of Eleven: stories, seeded seasons, counts of answers to a depth."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from touchline.core.choices import settle, spell
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.tape import Header, Tape
from touchline.games.eleven import codes as c
from touchline.games.eleven.game import GAME
from touchline.games.eleven.state import Table
from touchline.games.eleven.words import ElevenWords
from touchline.play import library, setups
from touchline.play.croupier import Silent
from touchline.play.eleven.seating import seat
from touchline.play.match import match_from
from touchline.play.sim.ways import random_answers, ways
from touchline.play.speech import Voice

FOLDER: Final = Path(__file__).parents[1] / "tests" / "golden" / "eleven"
WORDS: Final = ElevenWords()

#: name, seed, preset, seats: one season each
STORIES: Final[tuple[tuple[str, int, str, int], ...]] = (
    ("alone", 1, "first_steps", 1),
    ("two", 2, "division2", 2),
    ("four", 3, "division1", 4),
)

#: preset, seats, seeds: random seasons; every third by options drawn from its seed
SEASONS: Final = (
    ("division3", 1, range(6)),
    ("first_steps", 1, range(4)),
    ("promotion_push", 1, range(4)),
    ("ageing_squad", 1, range(4)),
    ("out_of_money", 1, range(4)),
    ("the_deadline", 1, range(4)),
    ("kings_of_the_league", 1, range(4)),
    ("division3", 2, range(10)),
    ("division2", 3, range(10)),
    ("division1", 4, range(10)),
)
EACH: Final = 25  # all views are looked at after so many answers

#: name, preset, seats, seed, random answers before, depth
DEPTHS: Final[tuple[tuple[str, str, int, int, int, int], ...]] = (
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
#: options that say how many weeks, divisions or managers there are, and so stay
KEPT: Final = ("division", "scenario", "first_seat")


def new(preset: str, seats: int, given: dict[str, str] | None = None) -> tuple[Table, Header]:
    """A table and the head of its tape."""
    settled = settle(GAME.choices, GAME.presets, given or {}, preset)
    head = Header(
        GAME.name,
        GAME.version,
        spell(GAME.choices, settled),
        seats=tuple(f"seat {n}" for n in range(seats)),
        packs=setups.packs(GAME.name),
    )
    return GAME.new(Setup(seats, settled, library.numbers(GAME.name))), head


def hand(options: list[int], rng: Rng) -> int:
    """Answers that make seasons worth reading: nobody stops at once while something can be done."""
    code = options[rng.below(len(options))]
    if code in (c.PASS, c.END_TURN) and len(options) > 1 and rng.below(6):
        code = options[1 + rng.below(len(options) - 1)]
    return code


def luck(t: Table, rng: Rng) -> int:
    """An outcome by its weight."""
    found = GAME.pending(t).chance
    assert found is not None
    ticket = rng.below(sum(found.weights))
    for outcome, weight in zip(found.outcomes, found.weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("weights do not add up")


def due_seat(due: int, seats: int, rng: Rng) -> int:
    """One of the seats that are due."""
    who = int(rng.below(seats))
    while not due >> who & 1:
        who = (who + 1) % seats
    return who


def turn(t: Table, rng: Rng) -> tuple[int, int] | None:
    """Who answers next, and what; None once the season is over."""
    due = int(GAME.due(t))
    if due == OVER:
        return None
    if due == FATE:
        return FATE, luck(t, rng)
    who = due_seat(due, int(t.seats), rng)
    return who, hand(next(d.options for d in GAME.pending(t).decisions if d.seat == who), rng)


def played(seed: int, preset: str, seats: int) -> Tape:
    """One whole season."""
    t, head = new(preset, seats)
    tape, rng = Tape(head), Rng(seed)
    while given := turn(t, rng):
        GAME.step(t, *given, Log(on=False))
        tape.add(*given)
    return tape


def voice(t: Table) -> Voice:
    """English, with the names of clubs, cards, abilities and shirts."""
    pack = library.pack(GAME.name)
    say = Voice("en", [pack.folder])
    teams = [team.name for team in pack.teams[: int(t.seats)]]
    seat(say, library.content(GAME.name, setups.BASE, "en"), int(t.rules.division), teams)
    return say


def story(tape: Tape, title: str) -> str:
    """A season told in words, a line an answer; in brackets the seats that alone can read it."""
    t = match_from(GAME, Tape(tape.header), Silent(), eager=False).state
    say = voice(t)
    lines = [
        f"# {title}",
        f"# {GAME.name} {GAME.version}, options {dict(tape.header.options)}",
        "",
    ]
    for n, (who, code) in enumerate(tape.answers()):
        stack = GAME.stack_of(t, who)
        text = WORDS.notation(who, code, GAME.view(t, max(who, 0)))
        if GAME.seen(t, who, code, t.seats) != code:
            alone = [str(s) for s in range(t.seats) if GAME.seen(t, who, code, s) == code]
            text += f" [{', '.join(alone)}]"
        phase, log = int(stack.phase()), Log()
        GAME.step(t, who, code, log)
        facts = WORDS.facts([event.seen_by(t.seats) for event in log.events])
        told = " ".join(say.said(f.said) for f in facts if f.said)
        name = "fate" if who == FATE else f"seat {who}"
        lines.append(f"{n:4}  {name:6}  {PHASE[phase]:12}  {text:14}  {told}".rstrip())
    lines += ["", say.said(WORDS.result(GAME.result(t), GAME.view(t, t.seats)))]
    return "\n".join(lines) + "\n"


def _phases() -> dict[int, str]:
    """The names of the phases, by number."""
    names = list(vars(c))
    known = names[names.index("DRAFT") : names.index("PHASES_")]
    return {int(getattr(c, name)): name.strip("_").lower() for name in known}


PHASE: Final = _phases()


def drawn_options(seed: int) -> dict[str, str]:
    """Options of every third season, drawn from its seed."""
    if seed % 3:
        return {}
    rng, given = Rng(seed), {}
    for choice in GAME.choices:
        if choice.key not in KEPT and rng.below(3) == 0:
            given[choice.key] = choice.values[rng.below(len(choice.values))]
    return given


def line(preset: str, seats: int, seed: int) -> str:
    """A random season in a line: preset, seats, seed, answers, reason, points, digest of views."""
    t, _ = new(preset, seats, drawn_options(seed))
    sums, rng, answers = hashlib.sha256(), Rng(seed), 0
    while given := turn(t, rng):
        sums.update(f"{given[0]}.{given[1]} ".encode())
        GAME.step(t, *given, Log(on=False))
        answers += 1
        if answers % EACH == 0:
            look(t, sums)
    look(t, sums)
    found = GAME.result(t)
    points = "-".join(str(n) for n in found.points)
    count = "-".join(str(int(t.get(n, c.TOTAL))) for n in range(seats))
    digest = sums.hexdigest()[:16]
    start = f"{preset:20} {seats} {seed:2} {answers:5} {found.reason:2}"
    return f"{start} {points:7} {count:12} {digest}"


def look(t: Table, sums: hashlib._Hash) -> None:
    """All views into the digest, a watcher's too."""
    for eye in range(t.seats + 1):
        sums.update(repr(GAME.view(t, eye).key()).encode())


def seasons() -> str:
    """All of them."""
    head = (
        "# Random seasons: preset, seats, seed, answers, reason of the end, points, victory points,"
        f"\n# digest of the answers and of all views after every {EACH} answers. Seeds divisible by"
        "\n# 3 go by options of their own (tools/golden_eleven.py)."
    )
    rows = [line(preset, seats, seed) for preset, seats, seeds in SEASONS for seed in seeds]
    return "\n".join([head, *rows]) + "\n"


def counts(preset: str, seats: int, seed: int, answers: int, depth: int) -> list[int]:
    """Ways to go on, to each depth."""
    t, _ = new(preset, seats)
    random_answers(GAME, t, seed, answers)
    return [int(ways(GAME, t, d)) for d in range(1, depth + 1)]


def perft() -> str:
    """The counts as TOML."""
    lines = [
        "# Ways to answer, seats' answers and fate's alike, to a depth, from the table that so",
        "# many random answers lead to.",
        "",
    ]
    for name, preset, seats, seed, answers, depth in DEPTHS:
        lines += [
            "[[from]]",
            f'name = "{name}"',
            f'preset = "{preset}"',
            f"seats = {seats}",
            f"seed = {seed}",
            f"after = {answers}",
            f"counts = {counts(preset, seats, seed, answers, depth)}",
            "",
        ]
    return "\n".join(lines)


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file of Eleven, with what belongs in it."""
    for name, seed, preset, seats in STORIES:
        tape = played(seed, preset, seats)
        yield FOLDER / f"{name}.story.txt", story(tape, name)
        yield FOLDER / f"{name}.tape.json", tape.text()
    yield FOLDER / "seasons.txt", seasons()
    yield FOLDER / "perft.toml", perft()
