"""When the answers to a table's secret questions are released: decided before hands are looked at.

A window opens when a seat is asked and closes with the answer that others notice. What a seat puts
into an envelope meanwhile nobody sees, so only the last of it is held back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from touchline.play.pace import FLOOR, OPEN, beat, unnoticed, whole

from .live_match import LiveMatch


@dataclass(frozen=True, slots=True)
class Window:
    """A question as others see it: since when it stands open, and what kind it was then."""

    since: float
    kind: int
    secret: bool


class Pace:
    """The windows of one table.

    clock  seconds that only ever grow
    """

    def __init__(self, live: LiveMatch, clock: Callable[[], float]) -> None:
        self.live = live
        self.clock = clock
        self._open: dict[int, Window] = {}
        self._slower: dict[tuple[int, int], float] = {}  # beats that were once too short here

    def look(self) -> None:
        """Note which windows have opened, and forget those that are closed."""
        r = self.live
        asked = {q.seat: q for q in r.match.ask.decisions}
        for seat in [s for s in self._open if s not in asked]:
            del self._open[seat]
        for seat, q in asked.items():
            if seat not in self._open:
                secret = r.room.words.secret(q)
                self._open[seat] = Window(self.clock(), q.kind, secret)

    def answered(self, seat: int) -> None:
        """This seat has answered: unless nobody noticed, its window is closed."""
        if not self.live.match.loose[seat]:
            self._open.pop(seat, None)

    def hold(self, seat: int, codes: Sequence[int]) -> float:
        """Seconds that this answer of a person has to wait; 0 where it tells nothing."""
        window = self._open.get(seat)
        left = window.since + FLOOR - self.clock() if window and window.secret else 0.0
        if left <= 0 or self._closed_by(seat, codes) is None:  # which takes long, hence last
            return 0.0
        return left

    def rest(self, seat: int, level: int, codes: Sequence[int], late: float) -> float:
        """Seconds that this answer of a computer has to wait; 0 where it tells nothing.

        A beat that was too short is longer from now on, whatever the hands will be.

        late  seconds after the question at which computers of this table begin to think
        """
        window = self._closed_by(seat, codes)
        if window is None:
            return 0.0
        key = level, window.kind
        usual = beat(self.live.table.game, level, window.kind, FLOOR if window.secret else OPEN)
        spent = self.clock() - window.since - late
        needed = whole(spent, self._slower.get(key, usual))
        if needed > usual:
            self._slower[key] = needed
        return needed - spent

    def _closed_by(self, seat: int, codes: Sequence[int]) -> Window | None:
        """The window that this answer would close; None where nothing is hidden at this table."""
        r = self.live
        window = self._open.get(seat)
        if r.room.words.previews or window is None or r.match.ask.of(seat) is None:
            return None
        return None if unnoticed(r.match, seat, codes) else window
