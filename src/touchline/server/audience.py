"""Who listens at a table, and what each of them is told: always through the last gate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from . import feed, wire
from .absence import Absence
from .feed import Step
from .keys import person_of
from .listener import Listener, encoded
from .live_match import LiveMatch
from .remarks import back
from .texts import Trouble


class Audience:
    """The sockets at one table."""

    def __init__(self, live: LiveMatch, absence: Absence) -> None:
        self.live = live
        self.absence = absence
        self.listeners: list[Listener] = []
        # who sits at the table that follows this one; what else is told when somebody moves here
        self.onward: Callable[[], set[str]] = set
        self.moved: Callable[[], None] = lambda: None
        self._shown: wire.Presence | None = None
        self._album = feed.Album(live.match, live.room.words)

    def leave(self, listener: Listener, thinking: Iterable[int], *, lost: bool = False) -> None:
        """A socket has gone, or its line is lost; the others see that."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.absence.look(self.held(), listener.mine if lost else ())
            self.tell_presence(thinking)
            self.moved()

    def held(self) -> set[int]:
        """The seats that somebody here answers for."""
        return {seat for each in self.listeners for seat in each.mine}

    def places(self) -> list[wire.Place]:
        """Every seat as everybody may know it."""
        live, gone = self.live, self.absence
        held = self.held()
        gone.look(held)
        onward = self.onward()
        moved = (k.seats for k in live.keys if onward and person_of(k.hash) in onward)
        next_at = {seat for seats in moved for seat in seats}
        return [
            live.table.place(
                seat,
                seat in held,
                "next" if seat in next_at else gone.how(seat),
                int(gone.seconds(seat)),
                0 if sitter.kind == "bot" else live.level(seat),
            )
            for seat, sitter in enumerate(live.table.seats)
        ]

    def tell_presence(self, thinking: Iterable[int], *, anew: bool = False) -> None:
        """Tell all who is here and who thinks, if that has changed (or `anew`); and who is awaited,
        those whom no tick has told so: who learns nothing from an answer gets none.
        """
        watched = any(not listener.mine for listener in self.listeners)
        message = wire.Presence(self.places(), sorted(thinking), self.live.due, watched)
        was, self._shown = self._shown, message
        if was is not None:  # how long they have been away is told with what has changed
            now = {place.seat: place.gone for place in message.places}
            was = replace(was, places=[replace(p, gone=now[p.seat]) for p in was.places])
        same = was is not None and not anew and replace(was, waiting=message.waiting) == message
        text = b""
        for listener in self.listeners:
            if same and listener.waiting == message.waiting:
                continue
            listener.waiting = message.waiting
            text = text or encoded(message)
            listener.queue(text)

    def welcome(self, listener: Listener) -> None:
        """Somebody has come: the story so far, and what is true now."""
        self.listeners.append(listener)
        r = self.live
        following = r.next if listener.role != "watch" else ""
        listener.look_for(r.due)
        listener.say(
            wire.Welcome(
                table=r.id,
                game=r.table.game,
                options=r.table.options,
                preset=r.table.preset,
                teams=r.table.teams(r.room),
                places=self.places(),
                role="host" if listener.role == "host" else "seat" if listener.mine else "watch",
                mine=list(listener.mine),
                story=feed.story(r.room.words, r.steps, listener.ears, r.over),
                rematch=following,
                back=r.table.back,
                cards=r.table.cards(r.room, listener.lang),
            )
        )
        self.tell([], fresh=True, to=[listener])
        if following:
            listener.say(wire.Rematch(following))
        elif r.next and r.follow:
            listener.say(wire.Rematch(r.next, {}, r.follow))
        self.moved()

    def tell_back(self, seat: int, to: Sequence[Listener] | None = None) -> None:
        """An answer of this seat is taken back: these, or whoever had seen it, are told so and
        shown the table anew.
        """
        r = self.live
        if to is None:
            told = r.match.told
            to = [x for x in self.listeners if seat in x.mine or x.told != (x.eye, told[x.eye])]
        self.tell([], fresh=True, to=to)
        self.tell([Step(r.at, [], (back(seat, r.table, r.room.words),))], to=to)

    def put_out(self, those: Iterable[Listener], why: Trouble) -> None:
        """Close these sockets before anything else is sent to them."""
        for each in list(those):
            self.listeners.remove(each)
            each.put_out(why.refusal(""))

    def holding(self, seat: int) -> list[Listener]:
        """Those who answer for a seat."""
        return [each for each in self.listeners if seat in each.mine]

    def tell(
        self, steps: Sequence[Step], *, fresh: bool = False, to: Sequence[Listener] | None = None
    ) -> None:
        """Send each what it may know of these steps, and the view that is true now: whole where
        `fresh`, else as what has changed since the tick before.

        Who has learnt nothing hears nothing, and no number moves: where things are hidden, even a
        count tells. The end concerns everybody, also when somebody has left and the table has not
        changed; `fresh`, or `to` them, is sent to everybody, whatever it has heard before.
        """
        r = self.live
        due = r.due
        may = r.may_go_back
        if self._album.match is not r.match:  # read anew from the store
            self._album = feed.Album(r.match, r.room.words)
        scene = feed.Scene(self._album, steps)
        for listener in self.listeners if to is None else to:
            eye = listener.look_for(due)
            told = (eye, r.match.told[eye])
            always = fresh or to is not None or r.room.words.previews or r.over
            if not always and told == listener.told:
                continue
            listener.told = told
            turns = {seat: r.turn(seat) for seat in listener.mine}
            ears = eye if r.room.words.previews else listener.ears
            at = r.at if r.room.words.previews or r.over else r.match.told[ears]
            sight = scene.sight(eye, ears, asked=eye in listener.mine)
            view = encoded(sight.view) if fresh else scene.change(listener.shown, sight.view)
            listener.shown = sight.view
            listener.tick(sight, view, turns, at, fresh=fresh, takeback=may or r.may_open(eye))
