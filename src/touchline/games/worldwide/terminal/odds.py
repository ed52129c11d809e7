"""The dice of Worldwide Football as tables of exact fractions, with the cards of the base pack."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from touchline.core.setup import Setup
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.book import Book
from touchline.games.worldwide.voice.chances import PENALTY, SHOT, Keeper, faces, shot_odds, wins
from touchline.play import library
from touchline.play.numbers import columns, fraction, signed
from touchline.play.room import Room
from touchline.play.speech import Voice

GAME: Final = "worldwide"
BLOCKS: Final = (0, 3, 6)  # none, one star, two stars: WF-106
POINTS: Final = range(9)


def of_20(n: int) -> str:
    """So many faces of a d20 as a chance."""
    return str(Fraction(n, 20))


def bonuses(book: Book, kind: int) -> list[int]:
    """The defence bonuses that cards of the pack give to a kind of defence."""
    printed = {int(book.guard[card * c.KINDS + kind]) for card in range(book.types)}
    return sorted(n - 100 for n in printed if n)


def defences(book: Book) -> list[int]:
    """The defence cards, by type."""
    return [n for n in range(book.types) if book.category[n] == c.DEFENCE_CARD]


def tell(room: Room, position: str, options: dict[str, int], die: int | None, say: Voice) -> None:
    """Print the tables of the dice. Raises BadText for a position: there are none in writing."""
    if position:
        room.game.read(position, Setup())
    tables(room, say)


def tables(room: Room, say: Voice) -> None:
    """§4.1 to §4.5: defence rolls, shots with one die and with two, keepers, set pieces."""
    book = Book(library.numbers(room))
    cards = library.content(room, "base", say.lang)["actions"]
    assert isinstance(cards, list)
    names = [str(card["name"]) for card in cards]
    needs(say)
    plain(book, say)
    fouls(book, names, say)
    shots(1, 5, 36, say)
    shots(2, 4, 216, say)
    keepers(say)
    pieces(book, names, say)


def needs(say: Voice) -> None:
    """§4.1 The chance of every target."""
    print(say.say("cli-odds-wf-need"))
    for row in (range(1, 12), range(12, 22)):
        head = [say.say("cli-odds-wf-target"), *(str(n) for n in row)]
        print(columns([head, ["", *(of_20(wins(n)) for n in row)]]))
    print()


def plain(book: Book, say: Voice) -> None:
    """§4.1 Success by the PA of the attack, without the foul range: threshold and bonus."""
    print(say.say("cli-odds-wf-plain"))
    rows = [["", *(f"{pa} PA" for pa in POINTS)]]
    pairs = {
        (int(book.threshold[card]), bonus)
        for card in defences(book)
        for bonus in bonuses(book, int(book.kind[card]))
    }
    for threshold, bonus in sorted(pairs, key=lambda pair: (-pair[0], pair[1])):
        label = str(threshold) if bonus == 0 else f"{threshold} {signed(bonus)}"
        rows.append([label, *(of_20(wins(threshold - pa - bonus)) for pa in POINTS)])
    print(columns(rows))
    print()


def fouls(book: Book, names: list[str], say: Voice) -> None:
    """§4.1 The same for cards that can foul, with a block or two; and what a foul is."""
    print(say.say("cli-odds-wf-fouls"))
    guilty = [card for card in defences(book) if book.foul[card]]
    words = [say.say(f"cli-odds-{word}") for word in ("foul", "yellow", "red")]
    rows = [["", *words]]
    for card in guilty:
        masks = (book.foul[card], book.yellow[card], book.red[card])
        rows.append([names[card], *(of_20(faces(int(mask))) for mask in masks)])
    print(columns(rows))
    rows = [["", *(f"{pa} PA" for pa in POINTS)]]
    for card in guilty:
        foul = int(book.foul[card])
        for block in BLOCKS:
            label = names[card] if block == 0 else f"  {signed(block)}"
            threshold = int(book.threshold[card])
            rows.append([label, *(of_20(wins(threshold - pa, block, foul)) for pa in POINTS)])
    print(columns(rows))
    print()


def shots(dice: int, most: int, whole: int, say: Voice) -> None:
    """§4.2, §4.3 A shot by its bonus, in both modes."""
    print(say.say("cli-odds-wf-shots", dice=dice))
    rows = [[say.say("cli-odds-bonus"), "Amateur", *(say.say(f"cli-odds-{w}") for w in SHOT)]]
    for bonus in range(most):
        amateur = shot_odds(bonus, Keeper(), dice)
        full = shot_odds(bonus, Keeper(corners=True), dice, off_target=True)
        cells = [fraction(full[word], whole) for word in SHOT]
        rows.append([signed(bonus), fraction(amateur["goal"], whole), *cells])
    print(columns(rows))
    print()


def keepers(say: Voice) -> None:
    """§4.4 A keeper with a bonus."""
    print(say.say("cli-odds-wf-keeper-amateur"))
    differences = range(-3, 4)
    goals = [shot_odds(0, Keeper(-d))["goal"] for d in differences]
    print(
        columns([["", *(signed(d) for d in differences)], ["", *(fraction(x, 36) for x in goals)]])
    )
    print(say.say("cli-odds-wf-keeper"))
    rows = [[say.say("cli-odds-bonus"), *(say.say(f"cli-odds-{w}") for w in SHOT)]]
    for bonus in range(3):
        odds = shot_odds(bonus, Keeper(2, corners=True), off_target=True)
        rows.append([signed(bonus), *(fraction(odds[word], 36) for word in SHOT)])
    print(columns(rows))
    print()


def pieces(book: Book, names: list[str], say: Voice) -> None:
    """§4.5 Set pieces, and shots of the Amateur mode that are answered."""
    print(say.say("cli-odds-wf-pieces"))
    free = shot_odds(1, Keeper())["goal"]
    wide = shot_odds(1, Keeper(), off_target=True)["goal"]
    rows = [
        [say.say("cli-odds-wf-direct"), str(free)],
        [say.say("cli-odds-wf-direct-wide"), str(wide)],
        [say.say("cli-odds-wf-penalty"), str(PENALTY["goal"])],
    ]
    shot = next(n for n in range(book.types) if book.kind[n] == c.SHOT)
    for card in defences(book):
        bonus = int(book.guard[shot * c.KINDS + book.kind[card]])
        if book.pro[card] or bonus == 0:
            continue
        for pa in (pa for pa in POINTS if book.allowed[shot] >> pa & 1):
            stopped = Fraction(wins(int(book.threshold[card]) - pa - bonus + 100), 20)
            goal = shot_odds(int(book.quality[shot * 9 + pa]), Keeper())["goal"]
            label = say.say("cli-odds-wf-answered", pa=pa, card=names[card])
            rows.append([label, str((1 - stopped) * goal)])
    print(columns(rows))
