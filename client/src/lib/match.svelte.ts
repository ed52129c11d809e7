/**
 * One table as this browser knows it. Facts are played one after the other, then the view is
 * shown, which is true. A tick that was lost or came twice cannot hurt: each carries everything.
 */
import { because } from './because';
import { forced, touch, whole, without } from './choose';
import { Dwell } from './dwell.svelte';
import { Foresight } from './foresight.svelte';
import type { Asker, Habits, Line, News } from './habits';
import { Hold } from './hold.svelte';
import type { Conn, Reply, Wish } from './link';
import { Recent } from './recent.svelte';
import { Showing } from './showing.svelte';
import type {
  Between, Data, Fact, May, Odds, Option, Outcome, Phrased, Place, Reason, Refusal, Rematch, Said, Tick, ToClient, Welcome,
} from './wire';

export type { Asker, Habits, Line } from './habits';

export { MOTION_MS } from './showing.svelte';

const NOTHING: readonly Fact[] = [];

export class Match {
  conn = $state<Conn>('joining');
  refused = $state.raw<Refusal | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  /** the cards of its pack, {} for a game without */
  content = $state.raw<Data>({});
  places = $state.raw<Place[]>([]);
  thinking = $state.raw<number[]>([]);
  /** somebody looks on who holds no seat */
  watched = $state(false);
  /** what people may ask of one another here, and what is asked */
  between = $state.raw<Between | null>(null);
  /** what somebody at the table has said last */
  phrased = $state.raw<Phrased | null>(null);
  /** the seats still awaited, as the last word of the server has it */
  #due = $state.raw<number[]>([]);
  tick = $state.raw<Tick | null>(null);
  view = $state.raw<Data | null>(null);
  get playing(): Fact | null {
    return this.#showing.playing;
  }
  /** how long its motion lasts, as a share of what it was made for */
  get pace(): number {
    return this.#showing.pace;
  }
  story = $state.raw<Line[]>([]);
  picked = $state.raw<string[]>([]);
  /** what comes of the open answers, as it came with the question; it goes with `view` */
  get sketched(): Data | null {
    return this.tick?.ask?.sketch ?? null;
  }
  /** what the armed choice would do, and the odds that it would leave */
  get preview(): Fact[] | null {
    return this.#foresight.facts;
  }
  get odds(): Odds[] {
    return this.#foresight.odds;
  }
  /** an answer is on its way, or its tick is */
  sending = $state(false);
  /** the choice that will be sent in a moment, unless it is undone */
  get held(): Option | null {
    return this.#hold.option;
  }
  reasons = $state.raw<Reason[]>([]);
  /** what was touched when the reasons were asked for */
  asked = $state.raw<string[]>([]);
  notice = $state.raw<{ said: Said; text?: string; rule?: string } | null>(null);
  next = $state.raw<Rematch | null>(null);
  wishes = $state(false);
  /** how often an answer was wanted back here */
  regrets = $state(0);
  /** the others answer by a script, which waits for one answer: no moment goes by itself here */
  scripted = false;
  /** what came of the last answer, until somebody goes on from there */
  get news(): News | null {
    return this.#dwell.news;
  }
  onward = (): void => this.#dwell.onward();
  /** what has happened since somebody here answered last; nothing once they answer again */
  get recent(): readonly Fact[] {
    return this.sending ? NOTHING : this.#recent.facts;
  }
  /** a die that waits for a touch before it rolls */
  get toss(): Fact | null {
    return this.#showing.toss;
  }
  /** facts are still being shown */
  get busy(): boolean {
    return this.#showing.busy;
  }

  ask = $derived.by(() => {
    const q = this.tick?.ask ?? null;
    const other = q && this.places.some((p) => p.seat === q.seat && p.stand_in); // a computer plays there
    return other || this.sending || this.playing || this.busy || this.news || this.tick?.over ? null : q;
  });
  options = $derived<Option[]>(this.ask?.options ?? []);
  armed = $derived<Option | null>(this.ask ? whole(this.options, this.picked) : null);
  over = $derived<Outcome | null>(this.busy ? null : (this.tick?.over ?? null));
  /** the seats still awaited; while facts are being shown, those of the moment before */
  waiting = $derived<number[]>(this.busy ? (this.tick?.waiting ?? []) : this.#due);

  /** the last tick that came, though its facts may still be playing */
  latest = $state.raw<Tick | null>(null);
  #heard = -1;
  #dwell = new Dwell();
  #recent = new Recent();
  #foresight = new Foresight((plan) => this.sketch(plan), (code, final) => this.#hold.known(code, !final && this.welcome?.back === true, this.armed));
  #hold: Hold;
  #showing: Showing;
  #key = 0;

  constructor(
    private readonly link: () => Asker | null,
    private readonly habits: Habits,
  ) {
    this.#hold = new Hold(habits.confirms, () => this.confirm());
    this.#showing = new Showing(habits, {
      begin: (m) => this.#recent.begin(m, this.welcome?.mine ?? []),
      tell: (m, fact) => {
        this.#tell(m.at, fact);
        this.picked = [];
        this.#foresight.forget();
        habits.heard?.(fact);
      },
      told: (fact, then) => {
        if (this.view && habits.after) this.view = habits.after(this.view, fact, then);
      },
      read: async (m) => !this.scripted && this.#dwell.read(habits, this.tick, this.view, m, this.welcome?.mine ?? [], (view) => (this.view = view)),
      show: (m) => this.#show(m),
      rest: () => {
        void this.#dwell.late(this.tick, () => this.#settle());
        this.#settle();
      },
    });
  }

  // -- what the server says ------------------------------------------------------------------

  hearConn = (state: Conn, refusal?: Refusal): void => {
    this.conn = state;
    if (refusal) this.refused = refusal;
  };

  hear = (m: ToClient): void => {
    switch (m.type) {
      case 'welcome':
        this.#welcome(m);
        break;
      case 'tick':
        this.#take(m);
        break;
      case 'presence':
        this.places = m.places;
        this.thinking = m.thinking;
        this.watched = m.watched;
        this.#due = m.waiting;
        break;
      case 'between':
        this.between = m;
        break;
      case 'phrased':
        this.phrased = m;
        break;
      case 'rematch':
        this.habits.laid?.(m);
        this.next = m;
        if (this.wishes) this.habits.onward?.(m);
        break;
      case 'refusal':
      case 'notice':
        this.notice = m;
        break;
      default:
        break; // answers to requests go to those who asked
    }
  };

  #welcome(m: Welcome): void {
    this.welcome = m;
    this.places = m.places;
    this.thinking = [];
    this.between = null;
    this.#heard = -1;
    if (m.rematch) this.next = { type: 'rematch', table: m.rematch, invites: {}, watch: '' };
    this.story = m.story.map((l) => this.#line(l.at, l.said)).reverse();
  }

  #line(at: number, said: Said, fact?: Fact): Line {
    return { key: ++this.#key, at, said, ...(fact && { fact }) };
  }

  #take(m: Tick): void {
    const first = this.#heard < 0;
    if (!m.fresh && !first && m.seq <= this.#heard) return; // came twice
    const gap = !first && m.seq > this.#heard + 1;
    this.#heard = m.seq;
    this.latest = m;
    this.#due = m.waiting;
    if (m.fresh || gap || first) {
      this.#showing.stop();
      this.#dwell.drop();
      const was = this.tick;
      if (was && m.at < was.at) this.story = this.story.filter((l) => l.at <= m.at);
      if (!gap || m.fresh) this.#recent.drop(m);
      else this.#recent.begin(m, this.welcome?.mine ?? []);
      if (gap && !m.fresh) for (const f of m.facts) this.#tell(m.at, f);
      this.#show(m);
      return;
    }
    this.#showing.take(m);
  }

  #tell(at: number, fact: Fact): void {
    this.#recent.add(fact);
    if (fact.said) this.story = [this.#line(at, fact.said, fact), ...this.story];
  }

  /** The board has finished its motion. */
  done = (): void => this.#showing.done();

  /** On to the next thing that matters; any input may do this. */
  nudge = (): void => void (this.news || this.#showing.nudge());

  /** Show the rest at once. */
  skip = (): void => void (this.news || this.#showing.skip());

  #show(m: Tick): void {
    this.tick = m;
    this.view = m.view;
    this.sending = false;
    this.#hold.release();
    this.clear();
    this.#settle();
  }

  /** What needs no choosing is picked at once, as long as a choice remains after it. */
  #settle(): void {
    if (this.ask && this.picked.length === 0) this.picked = this.#base();
    if (this.armed) this.#look(this.armed);
  }

  #base(): string[] {
    const all = forced(this.options, []);
    return whole(this.options, all) && this.options.length > 1 ? [] : all;
  }

  // -- what a person does --------------------------------------------------------------------

  pick = (anchor: string): void => {
    if (!this.ask) return;
    this.#hold.release();
    const before = whole(this.options, this.picked);
    const now = touch(this.options, this.picked, anchor);
    if (!now) {
      if (this.picked.length && this.picked.at(-1) === anchor) {
        // a second touch on the target confirms, on anything else puts it back
        if (before) this.confirm();
        else this.unpick();
      } else void this.why([...this.picked, anchor]);
      return;
    }
    if (before && now.length === this.picked.length && now.every((p, i) => p === this.picked[i])) return this.confirm();
    this.reasons = [];
    this.notice = null;
    this.#foresight.forget();
    this.picked = now;
    const option = this.armed;
    if (!option) return;
    this.#choose(option);
  };

  #choose(option: Option): void {
    this.#look(option);
    this.#hold.choose(option);
  }

  /** Somebody reads what would come of the choice: it does not go by itself meanwhile. */
  rest = (on: boolean): void => this.#hold.rest(on);
  get rests(): boolean {
    return this.#hold.rests;
  }

  /** Put an option together of which more may be wanted: it waits to be confirmed, whatever the habits. */
  arm = (option: Option): void => {
    this.#hold.release();
    this.reasons = [];
    this.notice = null;
    this.picked = option[1];
    this.#look(option);
  };

  /** Choose an option straight from the list. */
  choose = (option: Option): void => {
    this.#hold.release();
    this.reasons = [];
    this.picked = option[1];
    this.#choose(option);
  };

  unpick = (): void => {
    const held = this.held;
    this.#hold.release();
    const base = this.#base();
    this.#foresight.forget();
    this.reasons = [];
    this.picked = held || this.picked.length <= base.length ? base : without(this.options, this.picked, base.length);
  };

  clear(): void {
    this.picked = this.ask ? this.#base() : [];
    this.#foresight.forget();
    this.reasons = [];
    this.notice = null;
  }

  confirm = (): void => {
    const option = this.held ?? this.armed;
    this.#hold.release();
    if (option) void this.run([option[0]]);
  };

  /** Undo before anything was sent. */
  undo = (): void => {
    this.#hold.release();
    this.clear();
  };

  /** Several codes as one answer: the match takes all of them or none. */
  run = async (codes: number[]): Promise<void> => {
    const q = this.ask;
    if (!q || !this.tick || codes.length === 0) return;
    this.#hold.release();
    this.sending = true;
    await this.#request({ type: 'answer', seat: q.seat, turn: this.tick.turns[String(q.seat)] ?? 0, codes });
  };

  async #request(wish: Wish): Promise<boolean> {
    const shown = this.tick;
    const reply = await this.link()?.request(wish, true);
    if (reply?.type === 'refusal') {
      if (this.tick === shown) {
        this.sending = false;
        this.clear();
      }
      this.notice = reply;
      return false;
    }
    if (!reply) this.sending = false;
    return reply?.type === 'done';
  }

  #look(option: Option): void {
    if (this.ask && !this.scripted) this.#foresight.look(option[0]);
  }

  why = async (anchors: string[]): Promise<void> => {
    const seat = this.ask?.seat;
    if (seat === undefined) return;
    this.asked = anchors;
    const found = await because(this.link(), seat, this.options, anchors);
    if (found) [this.reasons, this.notice] = [found.reasons, found.notice];
  };

  /** What would come of a plan that has not been given; null where nobody can say now. */
  sketch = async (plan: object): Promise<Reply | null> => {
    if (!this.ask) return null;
    return (await this.link()?.request({ type: 'sketch', seat: this.ask.seat, plan: plan as Data }, false)) ?? null;
  };

  /** The seat that may take its answer back from here, or ask to, even while the answer is being shown. */
  get backs(): number | null {
    const m = this.latest;
    if (!m || this.conn !== 'open') return null;
    if (!m.takeback) return this.may('back');
    const mine = this.welcome?.mine ?? [];
    return mine.includes(m.seat) ? m.seat : (mine[0] ?? null);
  }
  /** others must agree first */
  get begs(): boolean {
    return !this.latest?.takeback;
  }

  takeBack = (): void => {
    const [seat, m] = [this.backs, this.latest];
    if (seat === null || !m) return;
    const turn = m.turns[String(seat)] ?? 0;
    if (this.begs) return void this.#request({ type: 'propose', seat, turn, what: 'back' });
    this.#hold.release();
    this.regrets += 1;
    void this.#request({ type: 'takeback', seat, turn });
  };

  /** The seat that may ask the others for this. */
  may = (what: May['what']): number | null => this.between?.may.find((x) => x.what === what)?.seat ?? null;

  offerDraw = (): void => {
    const seat = this.may('draw');
    if (seat !== null) void this.#request({ type: 'propose', seat, turn: this.latest?.turns[String(seat)] ?? 0, what: 'draw' });
  };

  /** Say something to everybody at the table; a refusal stands below the question. */
  say = async (phrase: Phrased['phrase']): Promise<void> => {
    const seat = this.ask?.seat ?? this.welcome?.mine[0];
    if (seat === undefined) return;
    const reply = await this.link()?.request({ type: 'phrase', seat, phrase }, false);
    if (reply?.type === 'refusal') this.notice = reply;
  };

  /** Agree to what is asked, or not; who asked takes it back with `yes` false. */
  settle = (n: number, yes: boolean, never = false): void => {
    const asked = this.between?.open.find((w) => w.n === n);
    const mine = this.welcome?.mine ?? [];
    const seat = asked && [...asked.waits, asked.seat].find((s) => mine.includes(s));
    if (seat !== undefined) void this.#request({ type: 'settle', seat, n, yes, never });
  };

  /** Ask the others to go on, or to stop, without whoever is away. */
  without = (what: 'stop' | 'computer', of = -1, level = 0): void => {
    const seat = this.may(what);
    if (seat !== null) void this.#request({ type: 'propose', seat, turn: this.latest?.turns[String(seat)] ?? 0, what, of, level });
  };

  /** A computer of this level plays for this seat from now on; with 0 its person does again. */
  hand = (seat: number, level: number): void => void this.#request({ type: 'hand', seat, level });

  resign = (seat: number): void => void this.#request({ type: 'resign', seat });

  again = (swap: boolean): void => {
    if (this.next) return void this.habits.onward?.(this.next);
    this.wishes = true;
    void this.#request({ type: 'again', swap });
  };
}
