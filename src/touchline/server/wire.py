"""Every message that crosses the wire, in one place; the client's types are made from these.

The browser speaks first (`Enter`), then both sides may speak at any time. A request carries an `id`
of the client's own making; its answer (`Done`, `Refusal`, `Because`, `Sketched`) carries it back.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .pieces import (
    Ask,
    Brief,
    Briefs,
    BriefTeam,
    Choice,
    Data,
    Door,
    Fact,
    Imported,
    ImportedFile,
    Known,
    KnownTables,
    Lesson,
    Line,
    May,
    Odds,
    Option,
    Outcome,
    Pack,
    Place,
    Preset,
    QrCode,
    QrText,
    Reason,
    RecordText,
    Said,
    Sharing,
    Spoken,
    Struct,
    TapeText,
    ViewData,
    Vouched,
    Wish,
)
from .requests import (
    Again,
    Answer,
    Codes,
    Enter,
    Hand,
    Phrase,
    Ping,
    Propose,
    Renew,
    Resign,
    Settle,
    Sketch,
    TakeBack,
    ToServer,
    Why,
)

# spoken of as wire.Said and so on, like everything here
__all__ = ["Again", "Answer", "Ask", "Brief", "BriefTeam", "Briefs", "Choice", "Codes", "Data",
           "Door", "Enter", "Fact", "Hand", "Imported", "ImportedFile", "Known", "KnownTables",
           "Lesson", "Line", "May", "Odds", "Option", "Outcome", "Pack", "Phrase", "Ping", "Place",
           "Preset", "Propose", "QrCode", "QrText", "Reason", "RecordText", "Renew", "Resign",
           "Said", "Settle", "Sharing", "Sketch", "Spoken", "Struct", "TakeBack", "TapeText",
           "ToServer", "ViewData", "Vouched", "Why", "Wish"]  # fmt: skip

# -- from the server, on the socket ---------------------------------------------------------------


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The first word to a listener: the table, whose seats it holds, and the story so far.

    cards  where the cards of the match's pack are fetched, in the listener's language, as plain
           data; "" for games without cards. What has come from there may be kept for good
    """

    table: str
    game: str
    options: dict[str, str]
    preset: str
    teams: list[Data]  # of each side, of seat n the one at n % their number
    places: list[Place]
    role: Literal["host", "seat", "watch"]  # the host may invite; a watcher has no right to act
    mine: list[int]  # seats this socket answers for; empty for a watcher
    story: list[Line]
    rematch: str  # the table that follows this one, "" when there is none, and for watchers
    back: bool  # may answers be taken back at this table (computer or hot-seat)?
    cards: str


class Tick(Struct, tag="tick", tag_field="type"):
    """What a listener learns: facts to animate, the view that is true, its own question.

    seq   counts this listener's ticks, never the tape
    seat  whose eyes the view is seen with (the watcher's number for a watcher)
    turns for each seat this socket holds, how often it has answered: to be sent with an answer
    at    how many entries of the story's time line have passed, for links to moments
    fresh true when the view is whole, without facts: in the first tick, or if something was missed
    view  whole where `fresh`; else what has changed since the tick before: {"=": x} puts x there,
          other keys lead further in (places, in a list), {} changes nothing
    """

    seq: int
    seat: int
    turns: dict[str, int]
    at: int
    facts: list[Fact]
    view: ViewData
    waiting: list[int]
    ask: Ask | None
    loose: int  # answers this seat may take back now
    fresh: bool
    over: Outcome | None
    takeback: bool  # may an answer be taken back right now?


class Presence(Struct, tag="presence", tag_field="type"):
    """Who sits here and who is awaited, when somebody comes, leaves, is done, or a bot thinks.

    thinking  computers that are asked, until their answer is told: how long they really think does
              not show; watched  true while somebody looks on who answers for no seat
    """

    places: list[Place]
    thinking: list[int]
    waiting: list[int]
    watched: bool


class Done(Struct, tag="done", tag_field="type"):
    """The request was taken and is kept for good; `turn` is the seat's new count."""

    id: str
    turn: int


class Refusal(Struct, tag="refusal", tag_field="type"):
    """The request was not taken, and nothing changed. `text` is English, for want of better."""

    id: str
    status: int
    said: Said
    text: str
    rule: str


class Because(Struct, tag="because", tag_field="type"):
    """Answer to `Why`: the reasons that fit what was touched (most fitting first, 1 to 12)."""

    id: str
    reasons: list[Reason]


class Sketched(Struct, tag="sketched", tag_field="type"):
    """Answer to `Sketch`: what would come of it, as the room tells it; null: it says nothing.
    Of Codes it is a Foreseen.
    """

    id: str
    found: Data | None


class Foreseen(Struct):
    """What would come of Codes, up to the next roll of fate.

    notation  each of the answers, in the game's own
    odds      exact chances of what fate may bring then
    final     it could not be taken back: fate speaks next, or the match is over
    """

    facts: list[Fact]
    notation: list[str]
    odds: list[Odds]
    final: bool


class Rematch(Struct, tag="rematch", tag_field="type"):
    """A next table is laid, for whoever sat at this one: their keys open it.

    invites, watch  for the host alone, and only as it is laid: fresh secrets, as in Laid. Who
                    watches is told a link of their own for watching, as long as the server has the
                    table in memory
    """

    table: str
    invites: dict[str, str] = msgspec.field(default_factory=dict)
    watch: str = ""


class Invited(Struct, tag="invited", tag_field="type"):
    """Answer to `Renew`: the secret of the new invitation, or of the new link for watching."""

    id: str
    seat: int
    invite: str


class Notice(Struct, tag="notice", tag_field="type"):
    """Something about the table that everybody at it is told."""

    said: Said


class Between(Struct, tag="between", tag_field="type"):
    """What people may ask of one another now, and what is asked: sent when it has changed for this
    listener. Who must not agree hears of a request only once it is granted.

    levels  of computers that may play for people here, and the `usual` one; none where none may
    hands   seats of this listener that may be handed to one now (`Hand`)
    """

    may: list[May]
    open: list[Wish]
    phrases: bool  # may this listener say a Phrase?
    levels: list[int] = msgspec.field(default_factory=list)
    usual: int = 0
    hands: list[int] = msgspec.field(default_factory=list)


class Phrased(Struct, tag="phrased", tag_field="type"):
    """Somebody at the table says one of the phrases."""

    seat: int
    phrase: Spoken


class Pong(Struct, tag="pong", tag_field="type"):
    """Answer to `Ping`."""

    id: str


ToClient = (
    Welcome
    | Tick
    | Presence
    | Done
    | Refusal
    | Because
    | Sketched
    | Rematch
    | Invited
    | Notice
    | Between
    | Phrased
    | Pong
)

# -- by http --------------------------------------------------------------------------------------


class GameCard(Struct):
    """What the start page needs to offer a game."""

    name: str
    version: int
    tables: list[int]
    sides: int  # at a table of more seats, seat n plays for side n % sides; 0: each for itself
    choices: list[Choice]
    presets: list[Preset]
    levels: list[int]
    default_level: int
    teams: list[Data]
    packs: list[Pack]  # whose cards it can be played with, the base pack first; none without cards


class About(Struct):
    """GET /api/about"""

    version: str
    engine: str  # "compiled" or "interpreted"
    python: str
    games: list[str]
    server: str  # its own name among servers: part of what keys on a plain http address are made of


class SeatWish(Struct):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "bot", "invite"]
    name: str = ""
    team: str = ""
    level: int = 0


class NewTable(Struct):
    """POST /api/tables. Several seats "me" make a hot-seat table."""

    game: str
    seats: list[SeatWish]
    preset: str = ""
    options: dict[str, str] = msgspec.field(default_factory=dict)
    moment: str = ""  # start from a position text instead of from the first question
    pack: str = "base"  # whose cards are played with, in a game with cards; "" is the base pack
    key: str = ""  # the creator's key, as in Enter: the seats "me" belong to it

    def __post_init__(self) -> None:
        self.pack = self.pack or "base"


class Laid(Struct):
    """Answer to NewTable: one secret a seat to invite, and one to watch.

    secret  an invitation to the creator's own seats, for a wish without a key; otherwise ""
    """

    table: str
    secret: str
    invites: dict[str, str]
    watch: str


class Frame(Struct):
    """One moment of a replay: who answered (-1 fate), in notation, what happened, and the view.

    view  whole in the first frame; in those that follow what has changed since the one before:
          {"=": x} puts x there, other keys lead further in (places, in a list), {} changes nothing
    """

    at: int
    who: int
    notation: str
    chosen: Option | None  # the answer of a seat, as its question offered it
    asked: Said | None  # what fate was asked
    facts: list[Fact]
    view: ViewData


class Replay(Struct):
    """A whole finished match for the player. From GET /api/tables/ID/replay, POST /api/replay."""

    game: str
    options: dict[str, str]
    preset: str
    teams: list[Data]  # of each side
    names: list[str]  # of each seat
    frames: list[Frame]
    goals: list[int]  # numbers of the frames worth jumping to
    over: Outcome | None
    content: Data  # the cards of its pack; {} for games without cards
    report: Data  # the match in figures, as from GET /api/tables/ID/report; {} where there is none
    eye: int  # through whose eyes it is seen; the number after the last seat for a watcher
    notation: bool  # can it also be saved in the game's own notation?
    secrets: bool  # do eyes differ in this game? Then ?eye=N, or `eye` with a file, shows a seat's
    vouched: Vouched | None = None  # who vouches for a posted record; null for a table's own match


class Problem(Struct):
    """A request over HTTP that was not taken, and why. `text` is English, for want of better."""

    status: int
    said: Said
    text: str
    rule: str


class Study(Struct):
    """POST /api/study: look at a position; with `code`, try an answer there (lesson optional)."""

    game: str
    position: str
    options: dict[str, str] = msgspec.field(default_factory=dict)
    code: int | None = None
    anchors: list[str] = msgspec.field(default_factory=list)  # not empty: ask why these are shut
    lesson: str = ""
    codes: list[int] = msgspec.field(default_factory=list)  # of a course: every answer so far
    told: int = 0  # of a course: what came of so many of them is known
    plan: Data | None = None  # a plan of whoever is asked, as in Sketch
    lang: str = "en"  # of the cards that come with the first moment of a course


class Studied(Struct):
    """Answer to Study: the view and question of the position, or what the answer did."""

    view: ViewData
    ask: Ask | None
    facts: list[Fact]
    reasons: list[Reason]
    done: bool  # the lesson's wish is fulfilled, or the course is at its end
    position: str
    step: int  # of a course: how many answers were right
    stage: int  # of a course: how many of its steps lie behind
    options: dict[str, str]
    content: Data  # the cards of a course, with its first moment
    found: Data | None  # what would come of the plan that was asked about, as in Sketched
