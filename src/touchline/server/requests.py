"""What the browser says on the socket: first `Enter`, then whatever it asks for."""

from __future__ import annotations

from typing import Literal

from .pieces import Data, Spoken, Struct


class Enter(Struct, tag="enter", tag_field="type"):
    """The first word: which table, and by which right.

    invite  the secret of an invitation or of a link for watching; "" for none. An invitation
            opens once: from then on its seat belongs to whoever holds `key`
    key     32 bytes in base64url, a device's own for this server; "" for who only watches. If it
            holds seats of this table already, those are entered and `invite` stays as it is
    both    take the seat of `invite` too, although `key` holds another one here
    name    how whoever comes wants to be called, if the table has no name for that seat yet
    """

    table: str
    invite: str = ""
    key: str = ""
    lang: str = "en"
    name: str = ""
    both: bool = False


class Answer(Struct, tag="answer", tag_field="type"):
    """One answer, or a whole run, made for this `turn` of this seat."""

    id: str
    seat: int
    turn: int
    codes: list[int]


class TakeBack(Struct, tag="takeback", tag_field="type"):
    """Strike out what this seat answered last (and, against the computer, what followed it)."""

    id: str
    seat: int
    turn: int


class Propose(Struct, tag="propose", tag_field="type"):
    """Ask the other people at the table to agree to something, as `Between` says it may be asked:
    that this seat's last answer is taken back ("back"), that the match is drawn ("draw") or stopped
    without a winner ("stop"), or that a computer of this `level` plays for the seat `of` until its
    person is back ("computer"). If nobody else is there to agree it is done at once.
    """

    id: str
    seat: int
    turn: int
    what: Literal["back", "draw", "stop", "computer"]
    of: int = -1
    level: int = 0


class Hand(Struct, tag="hand", tag_field="type"):
    """Let a computer of this level play for this seat of one's own, until it is taken back with
    level 0. Everybody at the table is told.
    """

    id: str
    seat: int
    level: int


class Settle(Struct, tag="settle", tag_field="type"):
    """What this seat says to request `n`: agreed or not; who made it takes it back with false.

    never  with false: nothing of the kind is asked any more in this match
    """

    id: str
    seat: int
    n: int
    yes: bool
    never: bool = False


class Phrase(Struct, tag="phrase", tag_field="type"):
    """This seat says one of these to everybody at the table; each reads it in their own language.
    Three a minute, and only where another person plays.
    """

    id: str
    seat: int
    phrase: Spoken


class Resign(Struct, tag="resign", tag_field="type"):
    """Give the match up for this seat."""

    id: str
    seat: int


class Again(Struct, tag="again", tag_field="type"):
    """Ask for a rematch: same options, sides swapped when `swap` is true."""

    id: str
    swap: bool


class Renew(Struct, tag="renew", tag_field="type"):
    """The host asks for a new invitation to a seat that nobody has taken, or whose person is away;
    `seat` -1 for a new link for watching. The old one opens nothing from then on.
    """

    id: str
    seat: int


class Why(Struct, tag="why", tag_field="type"):
    """Why can these anchors not be completed? E.g. ["d3", "e5"]."""

    id: str
    seat: int
    anchors: list[str]


class Sketch(Struct, tag="sketch", tag_field="type"):
    """What would come of a plan that has not been given? Without one, of the answers that are open.

    plan  as the room says: `plan` names its kind, such as "sheet", the rest are its fields;
          or Codes

    Answered from this seat's own view; nothing changes, and nobody else hears of it.
    """

    id: str
    seat: int
    plan: Data | None = None


class Codes(Struct, tag="codes", tag_field="plan"):
    """A plan that any game without secrets takes: these answers, one after the other. See Foreseen;
    of a game that hides something nothing is told.
    """

    codes: list[int]


class Ping(Struct, tag="ping", tag_field="type"):
    """Are you there?"""

    id: str


ToServer = (
    Enter
    | Answer
    | TakeBack
    | Propose
    | Settle
    | Hand
    | Phrase
    | Resign
    | Again
    | Renew
    | Why
    | Sketch
    | Ping
)
