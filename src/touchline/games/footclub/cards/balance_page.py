"""A pack of FootClub weighed, as a page to read: its draft, its ribbons, its beginner teams."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from touchline.core.tables import Row
from touchline.play.numbers import WHOLE, decimal, headed, percent
from touchline.play.packrows import digest_of
from touchline.play.room import Room
from touchline.play.shelves import Pack
from touchline.play.speech import Voice

from . import content
from .balance import POLICIES, SEED, SQUADS, TARGETS, Finding, findings
from .ribbons import Ribbon, reach
from .sheets import Sheets

QUANTITIES: Final = tuple(dict.fromkeys(t.quantity for t in TARGETS))


def report(title: str, sheets: Sheets, say: Voice, squads: int = SQUADS, seed: int = SEED) -> str:
    """The whole page, in Markdown."""
    found = findings(sheets.numbers, squads, seed)
    parts = [
        f"# {say.say('balance-title', title=title)}",
        say.say(
            "balance-about",
            squads=grouped(squads, say),
            drafts=grouped(squads // 2, say),
            seed=str(seed),
            hash=digest_of(sheets.numbers),
        ),
        f"## {say.say('balance-draft')}",
        say.say("balance-policies"),
        headed(_draft(found, say)),
        "\n".join(missed(found, say)) or say.say("balance-met"),
        f"## {say.say('balance-ribbons')}",
        say.say("balance-ribbons-about"),
        headed(_ribbons(sheets.match, say)),
        f"## {say.say('balance-poussin')}",
        say.say("balance-poussin-about"),
        headed(_teams(sheets.numbers, say)),
    ]
    return "\n\n".join(parts) + "\n"


def weighed(room: Room, pack: Pack, say: Voice) -> str:
    """The page of a pack, as `touchline packs report` shows it."""
    assert isinstance(pack.sheets, Sheets)
    return report(pack.title, pack.sheets, say)


def missed_by(pack: Pack, say: Voice) -> list[str]:
    """A sentence for every target that a pack misses (PK-09)."""
    return missed(findings(pack.numbers), say)


def missed(found: Sequence[Finding], say: Voice) -> list[str]:
    """A sentence for every target that a pack misses (PK-09)."""
    return [
        say.say(
            "balance-missed",
            policy=f.target.policy,
            quantity=f.target.quantity,
            found=shown(f.found, f.target.quantity, say),
            target=aim(f, say),
        )
        for f in found
        if not f.good
    ]


def _draft(found: Sequence[Finding], say: Voice) -> Iterator[list[str]]:
    head = [""]
    for policy in POLICIES:
        head += [say.say("balance-policy", policy=policy), say.say("balance-target")]
    yield head
    for quantity in QUANTITIES:
        row = [say.say("balance-quantity", quantity=quantity)]
        for f in found:
            if f.target.quantity == quantity:
                row += [shown(f.found, quantity, say), aim(f, say)]
        yield row


def shown(value: float, quantity: str, say: Voice) -> str:
    """A mean with one decimal, or a share in per cent."""
    if quantity == "formations":
        return decimal(value, 1, say)
    return percent(value, say)


def aim(finding: Finding, say: Voice) -> str:
    """What a quantity should be: at least, at most, or between."""
    low, high, quantity = finding.target.low, finding.target.high, finding.target.quantity
    whole = quantity == "formations"
    figures = [decimal(n, 0, say) if whole else share(n, say) for n in (low, high)]
    if high == 0:
        return say.say("balance-none")
    if low == 0:
        return say.say("balance-most", high=figures[1])
    if high in (1.0, 24.0):
        return say.say("balance-least", low=figures[0])
    return say.say("balance-between", low=figures[0], high=figures[1])


def share(x: float, say: Voice) -> str:
    """A share in per cent, with a decimal only where it is below one per cent."""
    return f"{decimal(100 * x, int(0 < x < 0.01), say)}{WHOLE}%"


def grouped(n: int, say: Voice) -> str:
    """A whole number with the thousands of the language set apart."""
    return f"{n:,}".replace(",", "\u202f" if say.lang == "fr" else ",")


def _ribbons(match: Sequence[Row], say: Voice) -> Iterator[list[str]]:
    yield [say.say(f"balance-{word}") for word in ("card", "type", "lines", "reach")]
    for row in content.by_type(match):
        cells = row.cells.get("ribbon")
        if not isinstance(cells, list):
            continue
        ribbon: Ribbon = [[str(code) for code in cell] for cell in cells]
        named = {code[:2] for cell in ribbon for code in cell}
        fewest = reach(ribbon)
        yield [
            str(row.cells["number"]),
            say.say("balance-card-type", type=str(row.cells["type"])),
            ", ".join(line for line in content.POSITIONS if line in named),
            say.say("balance-never") if fewest is None else str(fewest),
        ]


def _teams(numbers: dict[str, list[int]], say: Voice) -> Iterator[list[str]]:
    """Attack and defence of the beginner teams (PO-003), and where their attacks begin (PO-004)."""
    yield [say.say(f"balance-{word}") for word in ("club", "attack", "defence", "initial")]
    values: list[tuple[int, int]] = []
    for at in (0, 17):
        team = numbers["poussin"][at : at + 17]
        stars = [numbers["level"][n] for n in (team[0], team[1], *team[7:])]
        behind = sum(team[2:5])  # FB, CB and DM
        defence = stars[1] + sum(stars[2 : 2 + behind])
        values.append((sum(stars) - defence, defence))
    for club, (attack, defence) in enumerate(values):
        start = attack - values[1 - club][1]
        name = say.say("balance-club-name", club=content.CLUBS[club])
        yield [name, str(attack), str(defence), f"{start:+d}".replace("-", "\u2212")]
