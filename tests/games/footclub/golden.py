"""The golden files of FootClub: stories, seeded matches, and counts of answers to a depth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import golden_parts as parts

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.tape import Header, Tape
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table
from touchline.play import library, setups
from touchline.play.croupier import Silent
from touchline.play.sim.perft import leaves
from touchline.play.sim.playout import random_answer
from touchline.play.speech import Voice
from touchline.play.tapes import match_from
from touchline.play.walk import walk

FOLDER: Final = Path(__file__).parent / "golden"
#: the story whose views are kept in full, and at which of its moments
IN_FULL: Final = ("match", (3, 10, 19))
CLUBS: Final = ("blue", "red")
FULL: Final = {
    c.STAFF: "FC-167", c.STARTER: "FC-170", c.REVEAL: "FC-171", c.DRAFT_STAR: "FC-171",
    c.DRAFT_PAIR: "FC-172", c.PICK_HOME: "FC-179", c.HOME_TOSS: "FC-179", c.PICK_KOP: "FC-180",
    c.PREMATCH: "FC-181", c.TACTICS: "FC-198", c.COLOUR: "FC-183", c.DRAW: "FC-186",
    c.PLACE_FAN: "FC-187", c.CHANGE: "FC-188", c.SWAP: "FC-165", c.POSSESSION: "FC-189",
    c.TACKLE: "FC-084", c.OFFENSIVE: "FC-192", c.BONUS: "FC-119", c.SUPPORT: "FC-143",
    c.SHOT: "FC-124", c.COUNTER: "FC-114", c.RECLAIM: "FC-129", c.DISCARD: "FC-193",
    c.DECIDER: "FC-200", c.RECRUIT_DEAL: "FC-209", c.RECRUIT: "FC-210", c.SHOOT_ORDER: "FC-217",
    c.SHOOT_START: "FC-217", c.KICK: "FC-218", c.TIE_TOSS: "FC-175",
}  # fmt: skip
POUSSIN: Final = {
    c.TOSS: "PO-007", c.DRAW: "PO-010", c.PLACE_FAN: "PO-011", c.POSSESSION: "PO-012",
    c.TACKLE: "PO-014", c.OFFENSIVE: "PO-015", c.BONUS: "PO-016", c.SUPPORT: "PO-016",
    c.SHOT: "PO-018",
}  # fmt: skip

#: name, seed, preset, options, how it ends: one match each, of the first seed from this one on that
#: ends so
STORIES: Final[tuple[tuple[str, int, str, dict[str, str], int], ...]] = (
    ("poussin-sample", 1, "poussin", {}, c.BY_GOALS),
    ("match", 1, "match", {}, c.BY_GOALS),
    ("match-rough", 121, "match", {"exc_who": "involved", "malus_scope": "match"}, c.BY_SHOOT_OUT),
    (
        "fourth-red-rough",
        10,
        "match",
        {"exc_who": "involved", "malus_scope": "match"},
        c.FOURTH_RED,
    ),
    ("cup-shoot-out", 2, "cup", {}, c.BY_SHOOT_OUT),
    ("tie-away-goals", 18, "tie", {}, c.BY_AWAY_GOALS),
    ("tie-shoot-out", 20, "tie", {}, c.BY_SHOOT_OUT),
    ("tie-rough", 1, "tie", {"home_choice": "random"}, c.BY_AGGREGATE),
)

#: TV-35 Hands and answers of the sample turn; blue is J. Fate's answers are dice.
SAMPLE_HANDS: Final = (
    (c.FANS, c.FANS, c.PRESSES, c.PRESSES, c.SET_ATTACK, c.ATTACK_SUPPORT),
    (c.PRESSES, c.TACKLES, c.TACKLES, c.DEFENCE_SUPPORT, c.SET_ATTACK, c.ATTACK_SUPPORT),
)
SAMPLE: Final[tuple[tuple[int, int], ...]] = (
    (0, c.FAN), (1, c.PASS), (1, c.PRESS), (0, c.PRESS), (1, c.TACKLING), (FATE, 23),
    (0, c.ATTACK), (0, c.PUSH + 1), (1, c.SUPPORTING), (FATE, 34), (0, c.PUSH + 24),
    (1, c.PUSH + 12), (0, c.PASS), (1, c.PASS), (FATE, 4), (FATE, 4), (0, c.PRESS),
    (1, c.TACKLING), (FATE, 44), (0, c.PASS), (1, c.ATTACK), (1, c.PASS), (0, c.PUSH + 12),
    (1, c.PUSH + 1), (0, c.PASS), (1, c.PUSH + 24), (0, c.PASS), (1, c.PASS),
    (FATE, 2), (FATE, 1), (FATE, 3), (FATE, 5),
)  # fmt: skip

#: preset, options, seeds: 240 random matches; every third goes by options drawn from its seed
MATCHES: Final = (("poussin", range(100)), ("match", range(60)), ("cup", range(40)),
                  ("tie", range(40)))  # fmt: skip
EACH: Final = 10  # the three views are looked at after so many answers

#: name, preset, options, phase, answers before, ways, depth: counted from the first moment of this
#: phase after so many answers that has so many ways on, of the lowest seed that comes to one
DEPTHS: Final[tuple[tuple[str, str, dict[str, str], int, int, int, int], ...]] = (
    ("poussin, the toss", "poussin", {}, c.TOSS, 0, 2, 5),
    ("poussin, fans", "poussin", {}, c.PLACE_FAN, 13, 2, 4),
    ("poussin, a tackle", "poussin", {"bonus_first": "defence"}, c.TACKLE, 50, 2, 4),
    ("possession, press_shift", "match", {"press_shift": "per_target"}, c.POSSESSION, 350, 5, 3),
    ("staff", "match", {}, c.STAFF, 0, 2, 3),
    ("starter", "match", {}, c.STARTER, 0, 2, 3),
    ("the market", "match", {}, c.REVEAL, 4, 2, 3),
    ("a star", "match", {}, c.DRAFT_STAR, 0, 2, 3),
    ("a pair", "match", {}, c.DRAFT_PAIR, 0, 2, 3),
    ("home", "match", {}, c.PICK_HOME, 0, 2, 3),
    ("home by lot", "match", {}, c.HOME_TOSS, 0, 2, 3),
    ("kop", "match", {}, c.PICK_KOP, 0, 2, 3),
    ("behind the screen", "match", {}, c.PREMATCH, 80, 5, 3),
    ("tactics of extra time", "tie", {}, c.TACTICS, 700, 2, 3),
    ("colour", "match", {}, c.COLOUR, 0, 2, 3),
    ("opening hands", "match", {}, c.DRAW, 0, 2, 3),
    ("fans", "tie", {}, c.PLACE_FAN, 700, 2, 3),
    ("changes", "tie", {}, c.CHANGE, 400, 2, 3),
    ("swaps", "tie", {}, c.SWAP, 500, 2, 3),
    ("possession", "match", {}, c.POSSESSION, 350, 5, 3),
    ("a tackle", "match", {}, c.TACKLE, 300, 2, 3),
    ("offensive", "cup", {}, c.OFFENSIVE, 350, 3, 3),
    ("bonus", "cup", {}, c.BONUS, 350, 2, 3),
    ("a defence support", "cup", {}, c.SUPPORT, 350, 2, 3),
    ("a shot", "match", {}, c.SHOT, 200, 2, 3),
    ("counter", "match", {}, c.COUNTER, 200, 2, 3),
    ("discards", "match", {}, c.DISCARD, 150, 5, 3),
    ("decider", "match", {}, c.DECIDER, 0, 2, 3),
    ("recruits dealt", "tie", {}, c.RECRUIT_DEAL, 0, 2, 3),
    ("recruits", "tie", {}, c.RECRUIT, 0, 2, 3),
    ("kickers", "match", {}, c.SHOOT_ORDER, 0, 2, 3),
    ("first kick", "match", {}, c.SHOOT_START, 0, 2, 3),
    ("a kick", "match", {}, c.KICK, 0, 2, 3),
)


def new(preset: str, given: dict[str, str]) -> tuple[Table, Header]:
    """A table and the head of its tape."""
    return parts.begun(GAME, preset, given, 2)


# -- hands that play -----------------------------------------------------------------------------


def hand(t: Table, options: list[int], rng: Rng, rough: bool) -> int:
    """Answers that make matches worth reading: plays what it can, leaves well alone otherwise."""
    phase = t.stack.phase()
    n = len(options)
    if options[0] == c.PASS and n > 1:
        if phase in (c.CHANGE, c.SWAP):
            still = t.sealed.counts[t.stack.get(1)] == 0 if phase == c.CHANGE else True
            if still and rng.below(6):
                return c.PASS
        elif phase in (c.POSSESSION, c.OFFENSIVE, c.COUNTER) and rng.below(4):
            return options[n - 1 if rough else 1 + rng.below(n - 1)]
        elif phase == c.BONUS and rng.below(5) < 2:
            return c.PASS
    if phase in (c.PREMATCH, c.TACTICS) and c.CARD <= options[0] < c.PRESS:
        return options[0 if rough else rng.below(min(n, 4))]
    return options[rng.below(n)]


def luck(t: Table, rng: Rng, rough: bool) -> int:
    """An outcome by its weight; in a rough match double 1 a third of the time."""
    if rough:
        found = GAME.pending(t).chance
        assert found is not None
        if found.kind == c.TWO_DICE and rng.below(3) == 0:
            return 11
    return parts.by_weight(GAME, t, rng)


def sample(t: Table, tape: Tape) -> None:
    """TV-35 The toss, the hands, and the turn answer by answer."""
    hands = [list(kinds) for kinds in SAMPLE_HANDS]
    todo = list(SAMPLE)
    take(t, tape, FATE, 0)
    while t.stack.phase() == c.DRAW:
        odds = GAME.pending(t).chance
        assert odds is not None
        side = odds.outcomes[0] // c.DECK
        kind = hands[side].pop(0)
        take(t, tape, FATE, next(o for o in odds.outcomes if KIND[o % c.DECK] == kind))
    for who, answer in todo:
        take(t, tape, who, answer)


def take(t: Table, tape: Tape, who: int, answer: int) -> None:
    """One answer, onto table and tape."""
    parts.take(GAME, t, tape, who, answer)


def club_of(due: int, rng: Rng) -> int:
    """One of the clubs that are due."""
    return 0 if due == 1 or (due == 3 and rng.below(2) == 0) else 1


def played(name: str, seed: int, preset: str, given: dict[str, str], ends: int) -> Tape:
    """One whole match that ends as it should."""
    for n in range(seed, seed + 1_000):
        t, tape = begun_and_ended(name, preset, given, n)
        if t.reason == ends:
            return tape
    raise AssertionError(f"{name}: no match ends so")


def begun_and_ended(name: str, preset: str, given: dict[str, str], seed: int) -> tuple[Table, Tape]:
    """One whole match."""
    t, head = new(preset, given)
    tape, rough = Tape(head), name.endswith("rough")
    if name == "poussin-sample":
        sample(t, tape)

    def turn(t: Table, rng: Rng) -> tuple[int, int] | None:
        due = int(GAME.due(t))
        if due == OVER:
            return None
        if due == FATE:
            return FATE, luck(t, rng, rough)
        who = club_of(due, rng)
        return who, hand(t, parts.open_to(GAME, t, who), rng, rough)

    return t, parts.play_out(GAME, t, tape, Rng(seed), turn)


# -- stories -------------------------------------------------------------------------------------


def voice() -> Voice:
    """English, with the names of the pack's cards and clubs."""
    clubs = list(library.teams(ROOM).values())[:2]
    say = Voice("en", library.texts(ROOM), clubs)
    return say.with_cards(library.content(ROOM, setups.BASE, "en"), ROOM.words.prefix)


def story(tape: Tape, title: str) -> str:
    """A match told in words, a line an answer; in brackets the club that alone can read it."""
    words, say = ROOM.words, voice()
    teams = ", ".join(f"{club} {say.named(f'team{i}')}" for i, club in enumerate(CLUBS))
    options = dict(tape.header.options)
    lines = [f"# {title}: {teams}", f"# {GAME.name} {GAME.version}, options {options}", ""]
    m = match_from(ROOM, tape, Silent(), eager=False)
    for one in walk(m, before=True):
        t, who, code = one.before, one.who, one.code
        rule = rule_of(t)
        text = answered(t, who, code, say)
        if GAME.seen(t, who, code, 2) != code:
            (alone,) = (
                club for seat, club in enumerate(CLUBS) if GAME.seen(t, who, code, seat) == code
            )
            text += f" [{alone}]"
        facts = words.facts([e.seen_by(2) for e in one.events])
        told = " ".join(say.said(f.said) for f in facts if f.said)
        name = "fate" if who == FATE else CLUBS[who]
        lines.append(f"{one.at - 1:4}  {name:4}  {rule}  {text:34}  {told}".rstrip())
    lines += ["", say.said(words.result(GAME.result(m.state), GAME.view(m.state, 2)))]
    return "\n".join(lines) + "\n"


def rule_of(t: Table) -> str:
    """The rule that the question of this moment comes from."""
    phase = int(t.stack.phase())
    if t.rules.poussin:
        return POUSSIN[phase]
    if phase == c.CHANGE and t.stack.get(2) == 1:
        return "FC-098"
    if phase == c.TACTICS and t.stack.get(1) == 10:
        return "FC-213"
    return FULL[phase]


def answered(t: Table, who: int, code: int, say: Voice) -> str:
    """An answer in short, cards and people by name."""
    if who >= 0 and c.PLAYER <= code < c.CARD:
        return say.named(f"p{code - c.PLAYER}")
    if who >= 0 and c.CARD <= code < c.PRESS:
        return say.named(f"c{code - c.CARD}")
    phase = t.stack.phase()
    if who == FATE and phase in (c.REVEAL, c.RECRUIT_DEAL):
        return say.named(f"p{code}")
    if who == FATE and phase == c.DRAW:
        return f"{CLUBS[code // c.DECK]} {say.named(f'c{code % c.DECK}')}"
    return ROOM.words.notation(who, code, GAME.view(t, max(who, 0)))


# -- seeded matches ------------------------------------------------------------------------------


def by_lot(t: Table, rng: Rng) -> tuple[int, int] | None:
    """Who answers next, and anything; None once the match is over."""
    due = int(GAME.due(t))
    if due == OVER:
        return None
    if due == FATE:
        return FATE, parts.by_weight(GAME, t, rng)
    who = club_of(due, rng)
    codes = parts.open_to(GAME, t, who)
    return who, codes[rng.below(len(codes))]


def line(preset: str, seed: int) -> str:
    """A random match in a line: preset, seed, answers, reason, points, digest of all views."""
    given = parts.drawn_options(GAME, seed, ("rules", "format", "draw_decider"))
    t, _ = new(preset, given)
    answers, digest = parts.digest(GAME, t, Rng(seed), by_lot, EACH)
    found = GAME.result(t)
    points = "-".join(str(n) for n in found.points)
    return f"{preset:8} {seed:3} {answers:5} {found.reason:3} {points} {digest}"


def matches() -> str:
    """All of them."""
    head = (
        "# Random matches: preset, seed, answers, reason of the end, points, digest of the answers"
        f"\n# and of the three views after every {EACH} answers. Seeds divisible by 3 go by options"
        "\n# of their own (tests/games/footclub/golden.py)."
    )
    rows = [line(preset, seed) for preset, seeds in MATCHES for seed in seeds]
    return "\n".join([head, *rows]) + "\n"


# -- counts --------------------------------------------------------------------------------------


def moment(
    preset: str, given: dict[str, str], phase: int, least: int, wide: int
) -> tuple[int, int]:
    """Seed, and random answers before, of the first such moment."""
    for seed in range(1, 200):
        t, _ = new(preset, given)
        rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(on=False)
        answers = 0
        while answers < least or t.stack.phase() != phase or leaves(GAME, t, 1) < wide:
            if not random_answer(GAME, t, rng, codes, odds, log):
                break
            answers += 1
        else:
            return seed, answers
    raise AssertionError(f"{preset}: phase {phase} never comes")


def counts(preset: str, given: dict[str, str], seed: int, answers: int, depth: int) -> list[int]:
    """Ways to go on, to each depth."""
    return parts.counts(GAME, new(preset, given)[0], seed, answers, depth)


def perft() -> str:
    """The counts as TOML."""
    head = (
        "# Ways to answer, seats' answers and fate's alike, to a depth, from the table that so\n"
        "# many random answers lead to: touchline perft footclub --depth N --seed S --after N."
    )
    rows: list[dict[str, str]] = []
    for name, preset, given, phase, least, wide, depth in DEPTHS:
        seed, answers = moment(preset, given, phase, least, wide)
        cells = ", ".join(f'{key} = "{word}"' for key, word in given.items())
        rows.append(
            {
                "name": f'"{name}"',
                "preset": f'"{preset}"',
                "options": f"{{ {cells} }}" if cells else "{}",
                "seed": str(seed),
                "after": str(answers),
                "counts": str(counts(preset, given, seed, answers, depth)),
            }
        )
    return parts.perft(head, rows)


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file of FootClub, with what belongs in it."""
    for name, seed, preset, given, ends in STORIES:
        tape = played(name, seed, preset, given, ends)
        yield FOLDER / f"{name}.story.txt", story(tape, name)
        yield FOLDER / f"{name}.tape.json", tape.text()
    yield FOLDER / "matches.txt", matches()
    yield FOLDER / "perft.toml", perft()
