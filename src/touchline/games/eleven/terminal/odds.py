"""The dice of Eleven as tables of exact fractions, with the cards of the base pack.

A match itself has no dice; what is rolled for is the board's vote, what follows a match, and the
points of clubs that nobody meets.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Final

from touchline.core.setup import Setup
from touchline.games.eleven.cards.lexicon import COLOURS, DICE, LUCK
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.book import Book
from touchline.play import library
from touchline.play.numbers import columns
from touchline.play.room import Room
from touchline.play.speech import Voice

GAME: Final = "eleven"
RESULTS: Final = ("win", "draw", "loss")
FACES: Final = range(1, 7)
Votes = tuple[int, ...]  # the colours of a director's six faces


def tell(room: Room, position: str, options: dict[str, int], die: int | None, say: Voice) -> None:
    """Print the tables of the dice. Raises BadText for a position: there are none in writing."""
    if position:
        room.game.read(position, Setup())
    tables(room, say)


def tables(room: Room, say: Voice) -> None:
    """Votes of a board, consequences, injuries, opponent dice, sponsors."""
    book = Book(library.numbers(room))
    directors(room, book, say)
    boards(book, say)
    consequences(book, say)
    injuries(book, say)
    clubs(book, say)
    sponsors(book, say)


def votes_of(book: Book, card: int) -> Votes:
    """The colours of the six faces of a director."""
    faces = int(book.card(card, b.FACES))
    return tuple(faces >> 2 * (face - 1) & 3 for face in FACES)


def cards(book: Book, deck: int) -> range:
    """The cards of a deck."""
    return range(book.first[deck], book.first[deck + 1])


def outcome(votes: list[int]) -> int:
    """EL-086 The colour with most votes; 3 where it is tied."""
    best = [colour for colour in range(3) if votes[colour] == max(votes)]
    return best[0] if len(best) == 1 else 3


def trio(board: tuple[Votes, ...]) -> list[Fraction]:
    """EL-085 What a roll brings with these directors: yellow, blue, red, tied."""
    found = [Fraction(0)] * 4
    for face in range(6):
        votes = [sum(director[face] == colour for director in board) for colour in range(3)]
        found[outcome(votes)] += Fraction(1, 6)
    return found


def directors(room: Room, book: Book, say: Voice) -> None:
    """EL-047 How often each director votes for a colour."""
    names = library.content(room, "base", say.lang)["cards"]
    assert isinstance(names, list)
    print(say.say("cli-odds-el-directors"))
    rows = [["", *(say.say(f"cli-odds-el-{word}") for word in COLOURS[:3])]]
    for card in cards(book, c.DIRECTOR):
        votes = votes_of(book, card)
        shares = [f"{votes.count(colour)}/6" for colour in range(3)]
        rows.append([str(names[card]["name"]), *shares])
    print(columns(rows))
    print()


def boards(book: Book, say: Voice) -> None:
    """EL-086 What the roll of a board of one, two or three brings, on average over all of them."""
    print(say.say("cli-odds-el-boards"))
    everybody = [votes_of(book, card) for card in cards(book, c.DIRECTOR)]
    words = (*COLOURS[:3], "tied")
    rows = [["", *(say.say(f"cli-odds-el-{word}") for word in words)]]
    for size in (1, 2, 3):
        some = [trio(board) for board in combinations(everybody, size)]
        means = [sum((one[n] for one in some), Fraction(0)) / len(some) for n in range(4)]
        rows.append([say.say("cli-odds-el-size", n=size), *(str(mean) for mean in means)])
    print(columns(rows))
    print()


def consequences(book: Book, say: Voice) -> None:
    """EL-289 What follows a win, a draw, a defeat."""
    print(say.say("cli-odds-el-consequences"))
    kinds = sorted({int(n) for n in book.consequences})
    rows = [["", *(say.say(f"cli-odds-el-{result}") for result in RESULTS)]]
    for kind in kinds:
        shares = []
        for n in range(3):
            often = [int(x) for x in book.consequences[n * 6 : n * 6 + 6]].count(kind)
            shares.append(str(Fraction(often, 6)))
        rows.append([consequence(kind, say), *shares])
    print(columns(rows))
    print()


def consequence(kind: int, say: Voice) -> str:
    """A consequence by its words."""
    return say.say("cli-odds-el-luck", luck=LUCK[kind // 16], n=kind % 16)


def injuries(book: Book, say: Voice) -> None:
    """EL-287, EL-330 The chance that somebody is hurt, by how many of those selected can be hit."""
    print(say.say("cli-odds-el-injuries"))
    rows = [["", *(say.say(f"cli-odds-el-{result}") for result in RESULTS)]]
    for hit in (1, 4, 7, 11):
        shares = []
        for n in range(3):
            chance = Fraction(0)
            for x in book.consequences[n * 6 : n * 6 + 6]:
                kind, rolls = int(x) // 16, int(x) % 16
                if kind in (a.C_INJURY, a.C_SERIOUS):
                    chance += (1 - Fraction(12 - hit, 12) ** rolls) / 6
            shares.append(str(chance))
        rows.append([say.say("cli-odds-el-selected", n=hit), *shares])
    print(columns(rows))
    print()


def clubs(book: Book, say: Voice) -> None:
    """EL-292 The dice of clubs that nobody meets."""
    print(say.say("cli-odds-el-clubs"))
    by_colour = {"red": book.die_red, "yellow": book.die_yellow, "green": book.die_green}
    points = sorted({int(n) for faces in by_colour.values() for n in faces})
    rows = [["", *(str(n) for n in points), say.say("cli-odds-el-mean")]]
    for colour in DICE:
        faces = [int(n) for n in by_colour[colour]]
        shares = [str(Fraction(faces.count(n), len(faces))) for n in points]
        name = say.say(f"cli-odds-el-{colour}")
        rows.append([name, *shares, str(Fraction(sum(faces), len(faces)))])
    print(columns(rows))
    print()


def sponsors(book: Book, say: Voice) -> None:
    """EL-151, EL-153 What the next sponsor may bring: money of a small contract, kinds of bonus."""
    deck = cards(book, c.SPONSOR)
    print(say.say("cli-odds-el-sponsors"))
    money = Counter(int(book.card(card, b.SMALL_MONEY)) for card in deck)
    rows = [["", *(str(n) for n in sorted(money))]]
    shares = [str(Fraction(money[n], len(deck))) for n in sorted(money)]
    rows.append([say.say("cli-odds-el-small"), *shares])
    print(columns(rows))
    kinds = Counter(bonus(book, card) for card in deck)
    words = sorted(kinds, key=lambda word: (-kinds[word], word))
    print(columns([[word_of(word, say), str(Fraction(kinds[word], len(deck)))] for word in words]))
    print()


#: operations of a bonus that have a word of their own
BONUSES: Final = {
    a.GAIN: "gain",
    a.STAT: "stat",
    a.TRAIN: "train",
    a.TOKENS: "tokens",
    a.DRAW: "draw",
    a.RECRUIT: "recruit",
    a.BUILD: "build",
    a.OFFICE: "office",
    a.VP: "points",
}


def bonus(book: Book, card: int) -> str:
    """The first thing that a sponsor's bonus does, in a word."""
    for ability in range(book.card(card, b.FIRST_ABILITY), book.card(card, b.LAST_ABILITY)):
        if book.ability(ability, b.TRIGGER) == a.BONUS:
            return BONUSES.get(int(book.op(book.ability(ability, b.DO), a.O_OP)), "other")
    return "none"


def word_of(word: str, say: Voice) -> str:
    """What such a bonus is called."""
    return say.say("cli-odds-el-bonus", what=word)
