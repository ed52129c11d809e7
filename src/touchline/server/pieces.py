"""The small things that messages are made of: sentences, options, questions, facts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Data = dict[str, object]
#: what `Words.view` gives: a record of the room's own, plain data for whoever knows no room
ViewData = Annotated[object, msgspec.Meta(extra={"spelled": "Data"})]


#: what may be said at a table
Spoken = Literal[
    "hello",
    "good-luck",
    "well-played",
    "what-a-goal",
    "so-close",
    "lucky",
    "unlucky",
    "sorry",
    "thanks",
    "a-moment",
    "back-soon",
    "good-game",
]


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """A record; fields that nobody named are refused."""


class Said(Struct):
    """A sentence by name: a message id of the text files, and its arguments."""

    id: str
    args: dict[str, str | int] = {}


class Option(Struct, array_like=True):
    """One thing a seat may do. `anchors` name what to touch on the board, in order.

    `say` is the message that puts it in words; its arguments are the anchors, as a, b, c ...
    """

    code: int
    anchors: list[str]
    say: str


class Ask(Struct):
    """A question: pick `least` to `most` of the options, then send their codes together.

    sketch  what comes of them, as the room tells it (see Sketched); null where it says nothing
    """

    seat: int
    said: Said
    options: list[Option]
    least: int
    most: int
    sketch: Data | None


class Fact(Struct):
    """One thing that happened: its words for the story (none for a mere motion), its data."""

    kind: str
    said: Said | None
    data: Data


class Odds(Struct):
    """An exact chance in words: `ways` of `of` equally likely ones."""

    said: Said
    ways: int
    of: int


class Outcome(Struct):
    """It is over: points by seat, the side that won if one did, and the reason in words.

    Each win is 2 points, 1 if it is shared. Who plays alone has 2, 1 or 0, and won with 2.
    """

    points: list[int]
    winner: int | None
    said: Said


class Line(Struct):
    """A line of the story: the entry of the match that made it (0 before any), and the words."""

    at: int
    said: Said


class Reason(Struct):
    """Why one thing is shut: what to touch, the sentence, the rule."""

    anchors: list[str]
    said: Said
    rule: str


class Choice(Struct):
    """One option of a game's rules: its key, the words it may take (first the default), rule."""

    key: str
    values: list[str]
    rule: str


class Preset(Struct):
    """A named set of options; `unverified` lists the keys whose values nobody could confirm."""

    key: str
    options: dict[str, str]
    unverified: list[str]


class Pack(Struct):
    """A pack of cards, and what it asks of the rules (it may be overruled)."""

    id: str
    title: str
    options: dict[str, str]


class Known(Struct):
    """A table, and what may open it: a device's key, secrets of links; the first that does."""

    table: str
    secrets: list[str]


class KnownTables(Struct):
    """POST /api/briefs: some tables at once, as on the start page; 20 at most."""

    tables: list[Known]


class BriefTeam(Struct):
    """The team of a side in short; without a name where none is chosen yet."""

    id: str
    name: str
    short: str
    colours: list[str]


class Brief(Struct):
    """GET /api/tables/ID: a match in short, as the caller may know it.

    names, kinds and levels are of seats, teams of sides; sides as in GameCard
    score     by side, empty for games that have none, and while it says nothing yet
    standing  how far it is, in words of the game; null where the game or the moment has none
    due       the seats that are awaited; yours is true when one of the caller's own is, and mine
              are those
    began     when it was laid; touched when the caller last saw something happen (milliseconds
              since 1970)
    origin    laid, after a match at another table, from the text of a position, or imported from
              a file: then nobody sits there, and none of its seats is the caller's
    """

    table: str
    game: str
    preset: str
    names: list[str]
    kinds: list[Literal["person", "bot", "open"]]
    levels: list[int]  # of computers, 1 to 6; 0 for people
    teams: list[BriefTeam]
    sides: int
    score: list[int]
    standing: Said | None
    mine: list[int]
    due: list[int]
    yours: bool
    over: Outcome | None
    began: int
    touched: int
    origin: Literal["laid", "rematch", "position", "imported"]
    rematch: str


class Briefs(Struct):
    """What POST /api/briefs is answered, in its order; null: not here, or nothing sent opens it."""

    tables: list[Brief | None]


class Imported(Struct):
    """One match of a file, taken in or not.

    line     where it begins in the file, counted from 1
    game, title   as the file has them; "" where it cannot be read
    table    where it is kept; "" where it was not taken
    key      which of the keys that were sent opens it, counted from 0
    refused  why it was not taken
    """

    line: int
    game: str
    title: str
    table: str
    key: int
    refused: Said | None


class ImportedFile(Struct):
    """What POST /api/import is answered: the matches of the file, in its order."""

    matches: list[Imported]


class RecordText(Struct):
    """POST /api/replay: the text of a record file (tape or the game's own notation)."""

    text: str
    lang: str = "en"
    eye: int = -1  # a seat, to see the match as it did; otherwise a watcher


class TapeText(Struct):
    """POST /api/verify: the text of a tape (*.tape.json)."""

    text: str


class Vouched(Struct):
    """What this server says about a tape. In answer to TapeText `server` is its own name; with the
    replay of a record, the name of the server that the record says it comes from, "" for none.

    vouched   it is as this server handed it out, save for names
    changed   it says that it comes from this server, but it is not what was handed out
    stranger  another server marked it; only that one can say
    nobody    it carries no mark
    """

    server: str
    word: Literal["vouched", "changed", "stranger", "nobody"]


class Sharing(Struct):
    """GET /api/sharing: may friends on the local network come in?

    origins  what stands before the path of their links, such as "http://192.168.1.5:8788", the
             likeliest first; [] where nobody but this machine is let in, or it has no network
    """

    shared: bool
    origins: list[str]


class QrText(Struct):
    """POST /api/qr: a text of at most 300 letters, to be drawn as a QR code."""

    text: str


class QrCode(Struct):
    """A QR code without its quiet edge of four modules: its rows, "1" where a module is dark."""

    rows: list[str]


class Place(Struct):
    """One seat of a table as everybody may know it.

    absence   how its person has gone: "left" the table, "lost" the line, or at the "next" match;
              "" for who is there, and for an open seat
    gone      seconds since then, as this was told; of an open seat, how long it has been open here
    stand_in  the level of the computer that plays for the person now; 0 for none
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    team: str
    level: int  # of a bot, 1 to 6; 0 for a person
    present: bool
    absence: Literal["", "left", "lost", "next"]
    gone: int
    stand_in: int


class May(Struct):
    """Something that a seat of this listener may ask the others to agree to, and how often still.

    what  "back": that its last answer is taken back; "draw": that the match ends level (then `left`
          is 1: again after so many answers of its own); "stop": that it ends without a winner;
          "computer": that a computer plays for the seat `of`, whose person has been away for long
    """

    what: Literal["back", "draw", "stop", "computer"]
    seat: int
    left: int
    of: int = -1


class Wish(Struct):
    """What somebody has asked the others to agree to.

    n      its number at this table
    seat   who asks; waits  the seats of people who have not agreed yet
    of, level  with "computer": for which seat it would play, and how well
    """

    n: int
    what: Literal["back", "draw", "stop", "computer"]
    seat: int
    waits: list[int]
    of: int = -1
    level: int = 0


class Door(Struct):
    """GET /api/tables/ID/door: what a table is, for somebody who has no right there."""

    table: str
    game: str
    over: bool


class Lesson(Struct):
    """One step of a tutorial: a position and what is to be done there."""

    id: str
    position: str
    want: list[str]
    steps: int  # things that a course asks for, one after the other; 0 for a position
