"""One match from the first question to the result; the only legality check."""

from __future__ import annotations

from typing import Generic, TypeVar

from touchline.core.choices import spell
from touchline.core.contract import Game, State, View
from touchline.core.faults import BadTape, Refused
from touchline.core.ids import FATE, HAND, LENT, stand_in
from touchline.core.log import Event, Log
from touchline.core.pending import Decision, Pending
from touchline.core.setup import Setup
from touchline.core.tape import BACK, DRAW, RESIGN, STOP, Header, Tape
from touchline.core.window import Window

from .croupier import Croupier

S = TypeVar("S", bound=State)


class Row:
    """Answers of one seat, one after the other, between which it was told nothing else.

    at     how many answers counted before each of them (`Match.past`)
    told    how much the seat had been told after the last of them; due  who was awaited then
    """

    def __init__(self) -> None:
        self.at: list[int] = []
        self.told = -1
        self.due = 0


class Match(Generic[S]):
    """A match being played: the state, the tape of answers, and who answers for fate.

    state  the table now; ask  what it waits for (without reasons for what is shut)
    told   ticks each reader has had, the watcher last; loose  answers each seat may take back
    ends   how many events there were after each answer that counts
    rows   of each seat its last answers, as long as it has learnt nothing besides
    eager  True: fate answers as soon as it is due; False: only in `let_fate_answer`

    A tape handed in is replayed. Its header's options, and its start position when the game reads
    positions (given as `origin`), must be those of the match it was made in.
    """

    state: S
    ask: Pending

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        croupier: Croupier,
        tape: Tape | None = None,
        eager: bool = True,
        origin: S | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.croupier = croupier
        self.eager = eager
        self.origin = origin
        options = spell(game.choices, setup.options)
        self.tape = tape or Tape(Header(game.name, game.version, options))
        self.log = Log()
        self.ends: list[int] = []
        self.rows: list[Row] = []
        self.loose: list[int] = []
        self.told: list[int] = []
        self.gone = -1  # the seat whose resignation ended the match
        self.drawn = False  # did it end because all agreed to a draw?
        self.stopped = False  # did it end because all who were there agreed to stop?
        self.handed: dict[int, int] = {}  # the entry by which a computer plays for a seat now
        self.away: list[int] = []  # seats that have resigned while the match goes on for the others
        self._views: list[View | None] = []  # what each reader may know now, once it was asked for
        self._replay()

    # -- the door ---------------------------------------------------------------------------------

    def answer(self, seat: int, *codes: int) -> list[Event]:
        """Take a seat's answer, or a whole run of them: all of it or none. What happened.

        Raises Refused when it is not this seat's turn or a code is not open.
        """
        if not codes:
            raise Refused("An answer must hold at least one code.", "fault-empty")
        trial = self.state if len(codes) == 1 else self.state.clone()
        ask = self.ask
        for i, code in enumerate(codes):
            self._check(ask, trial, seat, code)
            if len(codes) > 1:
                self.game.step(trial, seat, code, Log(on=False))
                if i + 1 < len(codes):
                    ask = self.game.asking(trial, False)
        already = len(self.log.events)
        for code in codes:
            self.tape.add(seat, code)
            self._apply(seat, code)
        self._next()
        return self.log.events[already:]

    def let_fate_answer(self) -> list[Event]:
        """Draw until a seat is due or the match is over; what happened. For matches not eager."""
        already = len(self.log.events)
        while self.ask.chance:
            self._draw()
            self._excuse()
        return self.log.events[already:]

    def take_back(self, seat: int, whole: bool = False) -> None:
        """Strike out this seat's latest answer, while nobody has learnt anything.

        `whole`: all its answers that nobody has learnt anything of, such as a whole envelope.
        Raises Refused when there is none.
        """
        if not self.loose[seat]:
            raise Refused(
                "Nothing to take back: your last answer has already been seen.", "fault-takeback"
            )
        for _ in range(self.loose[seat] if whole else 1):
            self.tape.add(seat, BACK)
        self._replay()

    def withdraw(self, seat: int, count: int) -> None:
        """Strike out the last `count` answers, all of this seat: everybody who knows of them
        agrees (consent.py). Raises Refused when somebody else, or fate, has answered since.
        """
        kept = self.tape.answers()
        given = kept[len(kept) - count :] if 0 < count <= len(kept) else []
        if not given or any(who != seat or code < 0 for who, code in given):
            raise Refused(
                "Nothing to take back: somebody has answered since.", "fault-takeback-since"
            )
        for _ in given:
            self.tape.add(seat, BACK)
        self._replay()

    def strike_out(self, seat: int) -> None:
        """Strike out this seat's latest answer and all that followed, for tables that agree to.

        Raises Refused when there is none, or when fate has answered since.
        """
        kept = self.tape.answers()
        mine = [i for i, (who, _) in enumerate(kept) if who == seat]
        if not mine or any(who == FATE or code < 0 for who, code in kept[mine[-1] :]):
            raise Refused(
                "Nothing to take back: the dice have been rolled since.", "fault-takeback-dice"
            )
        for who, _ in reversed(kept[mine[-1] + 1 :]):
            self.tape.add(who, BACK)
        self.tape.add(seat, BACK)
        self._replay()

    def resign(self, seat: int) -> list[Event]:
        """End the match for this seat; a matter of the table, not of the rules. What happened then.

        Where the game goes on without it (`Game.leave`), its questions are answered for it from now
        on. Raises Refused when the match is over, or over for this seat.
        """
        if self.ask.result:
            raise Refused("The match is over already.", "fault-over")
        if seat in self.away:
            raise Refused("You have given this match up already.", "fault-away")
        already = len(self.log.events)
        self.tape.add(seat, RESIGN)
        self._replay()
        return self.log.events[already:]

    def agree(self, seat: int) -> list[Event]:
        """End the match level: this seat has offered it, and all others agree. What happened then.

        Raises Refused when the match is over, or cannot end level now.
        """
        if self.ask.result:
            raise Refused("The match is over already.", "fault-over")
        if not self.game.ends_level(self.state):
            raise Refused("This match cannot end level now.", "fault-no-draw")
        already = len(self.log.events)
        self.tape.add(seat, DRAW)
        self._replay()
        return self.log.events[already:]

    def stop(self, seat: int) -> None:
        """End the match without a winner: this seat asks for it, and all who are there agree.

        Raises Refused when the match is over.
        """
        if self.ask.result:
            raise Refused("The match is over already.", "fault-over")
        self.tape.add(seat, STOP)
        self._replay()

    def hand(self, seat: int, level: int, *, lent: bool = False) -> None:
        """A computer of this level plays for the seat from now on; with 0 its person does again.

        lent  the others wish it, while the person is away
        A matter of the table: everybody hears of it, and the question stays as it is. Raises
        Refused when the match is over.
        """
        if self.ask.result:
            raise Refused("The match is over already.", "fault-over")
        code = (LENT if lent and level else HAND) - level
        self.tape.add(seat, code)
        self._hand(seat, code)

    # -- what can be asked of it ------------------------------------------------------------------

    def window(self, seat: int) -> Window[S]:
        """What a player at this seat is handed."""
        return Window(self.game, self.state, seat)

    def view(self, seat: int) -> View:
        """What this seat may know now; the number after the last seat is the watcher.

        Built once for all who ask, and the same object until that reader learns something.
        """
        view = self._views[seat]
        if view is None:
            view = self._views[seat] = self.game.view(self.state, seat)
        return view

    def curious(self, seat: int) -> Decision | None:
        """This seat's question with the reasons for all that is shut; None when not asked."""
        if self.ask.of(seat) is None:
            return None
        return self.game.pending(self.state).of(seat)

    def turn(self, seat: int) -> int:
        """How often this seat has answered: a late or doubled message carries an old number."""
        return sum(who == seat for who, _ in self.tape.entries)

    # -- inside -----------------------------------------------------------------------------------

    def _check(self, ask: Pending, state: S, seat: int, code: int) -> None:
        q = ask.of(seat)
        if ask.result:
            raise Refused("The match is over.", "fault-over")
        if q is None:
            others = ", ".join(str(d.seat) for d in ask.decisions) or "fate"
            raise Refused(
                f"It is not your turn: the match waits for {others}.", "fault-turn", others=others
            )
        if code in q.options:
            return
        told = ""
        full = self.game.pending(state).of(seat)
        if full is not None and code in full.shut:
            told = f" Reason {full.shut[code]}."
        some = ", ".join(str(o) for o in q.options[:6])
        more = f" and {len(q.options) - 6} more" if len(q.options) > 6 else ""
        raise Refused(
            f"{code} is not open to you now.{told} Open: {some}{more}.", "fault-shut", code=code
        )

    def _apply(self, who: int, code: int) -> None:
        """Step, and note who learnt something: they get a tick and may take nothing back.

        An answer that changed nobody else's view is loose: its seat may still take it back.
        """
        seats = self.state.seats
        before, known = self.state.clone(), self._views
        already = len(self.log.events)
        self.game.step(self.state, who, code, self.log)
        self.ends.append(len(self.log.events))
        news = len(self.log.events) > already  # then views, which take long, tell no more
        self._views = [None] * (seats + 1)
        learnt = False
        for i in range(seats + 1):
            if i == who:
                continue
            if not news:
                was = known[i]
                if was is None:
                    was = self.game.view(before, i)
                if was.key() == self.view(i).key():
                    self._views[i] = was
                    continue
            learnt = True
            self.told[i] += 1
            if i < seats:
                self.loose[i] = 0
        if who != FATE:
            row = self.rows[who]
            if row.told != self.told[who]:
                row.at = []
            self.told[who] += 1
            row.at.append(len(self.ends) - 1)
            row.told, row.due = self.told[who], int(self.game.due(self.state))
            self.loose[who] = 0 if learnt else self.loose[who] + 1

    def past(self, count: int) -> S:
        """The table after the first `count` answers that count: played anew, for none is kept."""
        game = self.game
        state = self.origin.clone() if self.origin is not None else game.new(self.setup)
        for who, code in self.tape.answers()[:count]:
            if code == RESIGN:
                game.leave(state, who)
            elif code >= 0:
                game.step(state, who, code, Log(on=False))
        return state

    def _hand(self, who: int, code: int) -> None:
        """All are told who plays for a seat; what was answered before is not taken back after."""
        if stand_in(code):
            self.handed[who] = code
        else:
            self.handed.pop(who, None)
        self.ends.append(len(self.log.events))
        self.told = [count + 1 for count in self.told]
        self.loose[who] = 0
        self.rows[who] = Row()

    def _draw(self) -> None:
        assert self.ask.chance
        code = self.croupier.draw(self.ask.chance)
        self.tape.add(FATE, code)
        self._apply(FATE, code)
        self.ask = self.game.asking(self.state, False)

    def _next(self) -> None:
        self.ask = self.game.asking(self.state, False)
        self._excuse()
        while self.eager and self.ask.chance:
            self._draw()
            self._excuse()

    def _excuse(self) -> None:
        """Give the first open code for each resigned seat, until nobody awaited has resigned."""
        while asked := [q for q in self.ask.decisions if q.seat in self.away]:
            self.tape.add(asked[0].seat, asked[0].options[0])
            self._apply(asked[0].seat, asked[0].options[0])
            self.ask = self.game.asking(self.state, False)

    def _replay(self) -> None:
        game = self.game
        self.state = self.origin.clone() if self.origin is not None else game.new(self.setup)
        self.log = Log()
        self.ends = []
        self.gone = -1
        self.drawn = self.stopped = False
        self.handed = {}
        self.away = []
        self.loose = [0] * self.state.seats
        self.told = [0] * (self.state.seats + 1)
        self.rows = [Row() for _ in range(self.state.seats)]
        self._views = [None] * (self.state.seats + 1)
        for n, (who, code) in enumerate(self.tape.answers()):
            if self.gone >= 0:
                raise BadTape(f"Answer {n}: somebody answers after the match was given up.")
            if self.drawn or self.stopped:
                end = "a draw was agreed to" if self.drawn else "the match was stopped"
                raise BadTape(f"Answer {n}: somebody answers after {end}.")
            if code == RESIGN and 0 <= who < self.state.seats:
                if game.leave(self.state, who):
                    self._views = [None] * (self.state.seats + 1)
                    self.away.append(who)
                    self.rows = [Row() for _ in self.rows]
                    self.loose = [0] * self.state.seats
                    self.ends.append(len(self.log.events))
                    continue
                self.gone = who
                self.ask = Pending([], None, game.forfeit(self.state, who))
                continue
            if code == DRAW and 0 <= who < self.state.seats:
                if not game.ends_level(self.state):
                    raise BadTape(f"Answer {n}: a draw is agreed to where the rules know none.")
                self.drawn = True
                self.ask = Pending([], None, game.drawn(self.state))
                continue
            if code == STOP and 0 <= who < self.state.seats:
                self.stopped = True
                self.ask = Pending([], None, game.stopped(self.state))
                continue
            if stand_in(code) is not None and 0 <= who < self.state.seats:
                self._hand(who, code)
                continue
            self._vouch(n, who, code)
            self._apply(who, code)
        if self.gone < 0 and not self.drawn and not self.stopped:
            self._next()

    def _vouch(self, n: int, who: int, code: int) -> None:
        """Raises BadTape unless this answer of a tape was open."""
        ask = self.game.asking(self.state, False)
        if who == FATE:
            fine = ask.chance is not None and code in ask.chance.outcomes
        else:
            q = ask.of(who)
            fine = q is not None and code in q.options
        if not fine:
            name = "fate" if who == FATE else f"seat {who}"
            raise BadTape(
                f"Answer {n}: {name} answers {code}, which the rules do not allow there.",
                "fault-tape-answer",
                n=n,
                code=code,
            )
