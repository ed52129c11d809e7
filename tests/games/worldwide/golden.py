"""The golden files of Worldwide Football: stories, seeded matches, counts of answers to a depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import golden_parts as parts

from touchline.core.ids import FATE, OVER
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.codes import PHASE_NAMES
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.games.worldwide.voice.words import WorldWords
from touchline.play import library, setups
from touchline.play.croupier import Silent
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.play.walk import walk

FOLDER: Final = Path(__file__).parent / "golden"
#: the story whose views are kept in full, and at which of its moments
IN_FULL: Final = ("annex", (6, 10, 19))
WORDS: Final = WorldWords()

#: name, seed, preset, seats: one match each
STORIES: Final[tuple[tuple[str, int, str, int], ...]] = (
    ("annex", 1, "amateur", 2),
    ("amateur", 2, "amateur", 2),
    ("professional", 3, "professional", 2),
    ("home", 4, "home", 2),
    ("cup-pairs", 5, "cup", 4),
    ("amateur-pairs", 6, "amateur", 4),
)

#: W13 to W18 The teams, the piles, the hands that are dealt (side 0 kicks off), then the Annex.
DEAL: Final = (
    (0, (c.PASSING, c.LONG_PASS, c.DRIBBLE, c.SHOT, c.SHOT, c.DRIBBLE, c.TACKLE, c.PRESS)),
    (0, (6,)),
    (1, (c.INTERCEPTION, c.LONG_PASS, c.DRIBBLE, c.THROUGH_BALL, c.SHOT, c.PASSING, c.PASSING)),
    (1, (6,)),  # "after shot: the best of two dice"
)
LET: Final = c.LET_PASS
ANNEX: Final[tuple[tuple[int, int], ...]] = (
    (0, c.PLAY + c.PASSING * 128), (1, LET), (FATE, c.DRIBBLE), (FATE, c.CROSS), (FATE, 0),
    (0, c.PLAY + c.LONG_PASS * 128), (1, c.DEFEND + c.INTERCEPTION), (FATE, 17), (1, c.PASS),
    (1, c.PLAY + c.LONG_PASS * 128), (0, LET), (FATE, c.TACKLE), (FATE, c.PASSING),
    (1, c.DROP + c.PASSING),
    (1, c.PLAY + c.DRIBBLE * 128), (0, c.DEFEND + c.PRESS), (FATE, 8), (FATE, c.DRIBBLE),
    (1, c.PLAY + c.THROUGH_BALL * 128), (0, LET), (FATE, c.PASSING), (FATE, c.CROSS),
    (1, c.PLAY + c.SHOT * 128), (1, c.PERSON_ + 6), (0, c.PASS), (FATE, 5 * 8 + 3), (0, c.PASS),
    (FATE, 2),
)  # fmt: skip

#: preset, seats, seeds: two hundred random matches; every third by options drawn from its seed
MATCHES: Final = (
    ("amateur", 2, range(50)), ("professional", 2, range(50)), ("home", 4, range(40)),
    ("cup", 2, range(30)), ("amateur", 4, range(30)),
)  # fmt: skip
EACH: Final = 10  # all views are looked at after so many answers

#: name, preset, seats, seed, random answers before, depth
Depth = parts.Depth
DEPTHS: Final[tuple[Depth, ...]] = (
    ("teams", "professional", 2, 1, 0, 3),
    ("captains", "home", 4, 1, 2, 4),
    ("the deal", "amateur", 2, 1, 4, 4),
    ("an attack", "amateur", 2, 1, 40, 4),
    ("professional", "professional", 2, 2, 60, 3),
    ("professional, later", "professional", 2, 3, 120, 3),
    ("at home", "home", 2, 4, 90, 3),
    ("pairs", "cup", 4, 5, 80, 3),
    ("pairs, later", "cup", 4, 6, 160, 3),
    ("amateur pairs", "amateur", 4, 7, 100, 3),
)


def new(preset: str, seats: int, given: dict[str, str] | None = None) -> tuple[Table, Header]:
    """A table and the head of its tape."""
    return parts.begun(GAME, preset, given or {}, seats, parts.seat_names(seats))


def hand(t: Table, options: list[int], rng: Rng) -> int:
    """Answers that make matches worth reading: the ball is kept while something can be played."""
    code = options[rng.below(len(options))]
    if code == c.GIVE and len(options) > 1 and rng.below(8):
        code = options[1 + rng.below(len(options) - 1)]
    return code


def annex(t: Table, tape: Tape) -> None:
    """W13 to W18 the Annex, until the goal."""
    take(t, tape, 0, c.TEAM + 1)
    take(t, tape, 1, c.TEAM)
    take(t, tape, FATE, 0)
    take(t, tape, FATE, 0)
    for _, cards in DEAL:
        for card in cards:
            take(t, tape, FATE, card)
    for who, code in ANNEX:
        found = GAME.pending(t)
        open_ = found.chance.outcomes if found.chance else found.decisions[0].options
        assert code in open_, f"{code} is not open to {who}: {open_}"
        take(t, tape, who, code)


def take(t: Table, tape: Tape, who: int, answer: int) -> None:
    """One answer, onto table and tape."""
    parts.take(GAME, t, tape, who, answer)


def turn(t: Table, rng: Rng) -> tuple[int, int] | None:
    """Who answers next, and what; None once the match is over."""
    due = int(GAME.due(t))
    if due == OVER:
        return None
    if due == FATE:
        return FATE, parts.by_weight(GAME, t, rng)
    seat = parts.due_seat(due, int(t.seats), rng)
    return seat, hand(t, parts.open_to(GAME, t, seat), rng)


def played(name: str, seed: int, preset: str, seats: int) -> Tape:
    """One whole match."""
    t, head = new(preset, seats)
    tape = Tape(head)
    if name == "annex":
        annex(t, tape)
    return parts.play_out(GAME, t, tape, Rng(seed), turn)


def voice(t: Table) -> Voice:
    """English, with the names of the teams that were chosen, their people, and the cards."""
    pack = library.pack(ROOM)
    rows = [int(t.get(side, c.NATION)) for side in range(2)]
    content = library.content(ROOM, setups.BASE, "en")
    people = content["people"]
    assert isinstance(people, list)
    mine = [person for row in rows for person in people[row * c.SQUAD : (row + 1) * c.SQUAD]]
    say = Voice("en", library.texts(ROOM), [pack.teams[row] for row in rows])
    return say.with_cards({**content, "cards": mine}, WORDS.prefix)


def story(tape: Tape, title: str) -> str:
    """A match told in words, a line an answer; in brackets the seats that alone can read it."""
    m = match_from(ROOM, tape, Silent(), eager=False)
    say = voice(m.state)
    options = dict(tape.header.options)
    lines = [f"# {title}", f"# {GAME.name} {GAME.version}, options {options}", ""]
    for one in walk(m, before=True):
        t, who, code = one.before, one.who, one.code
        phase = PHASE_NAMES[int(t.stack.phase())]
        text = WORDS.notation(who, code, GAME.view(t, max(who, 0)))
        if GAME.seen(t, who, code, t.seats) != code:
            alone = [str(s) for s in range(t.seats) if GAME.seen(t, who, code, s) == code]
            text += f" [{', '.join(alone)}]"
        facts = WORDS.facts([e.seen_by(t.seats) for e in one.events])
        told = " ".join(say.said(f.said) for f in facts if f.said)
        name = "fate" if who == FATE else f"seat {who}"
        lines.append(f"{one.at - 1:4}  {name:6}  {phase:14}  {text:24}  {told}".rstrip())
    lines += ["", say.said(WORDS.result(GAME.result(m.state), GAME.view(m.state, m.state.seats)))]
    return "\n".join(lines) + "\n"


def line(preset: str, seats: int, seed: int) -> str:
    """A random match in a line: preset, seats, seed, answers, reason, points, digest of views."""
    t, _ = new(preset, seats, parts.drawn_options(GAME, seed, ("mode", "tie_break")))
    answers, digest = parts.digest(GAME, t, Rng(seed), turn, EACH)
    found = GAME.result(t)
    points = "-".join(str(n) for n in found.points)
    return f"{preset:12} {seats} {seed:3} {answers:5} {found.reason:3} {points:7} {digest}"


def matches() -> str:
    """All of them."""
    head = (
        "# Random matches: preset, seats, seed, answers, reason of the end, points, digest of the"
        f"\n# answers and of all views after every {EACH} answers. Seeds divisible by 3 go by"
        "\n# options of their own (tests/games/worldwide/golden.py)."
    )
    rows = [line(preset, seats, seed) for preset, seats, seeds in MATCHES for seed in seeds]
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
    """Every golden file of Worldwide Football, with what belongs in it."""
    for name, seed, preset, seats in STORIES:
        tape = played(name, seed, preset, seats)
        yield FOLDER / f"{name}.story.txt", story(tape, name)
        yield FOLDER / f"{name}.tape.json", tape.text()
    yield FOLDER / "matches.txt", matches()
    yield FOLDER / "perft.toml", perft()
