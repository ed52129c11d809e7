/** Ticks that have come, shown one after the other: each fact with its motion, at the pace of whoever looks, then the truth. */
import type { Habits } from './habits';
import { BEHIND, LATE_MS, matters, SHORT } from './pace';
import type { Data, Fact, Tick } from './wire';

/** A motion that never ends is cut off. */
export const MOTION_MS = 5000;

/** The table on which they are shown. */
export interface Stage {
  /** a tick is about to be shown */
  begin: (m: Tick) => void;
  /** a fact is about to be shown */
  tell: (m: Tick, fact: Fact) => void;
  /** it has been: the next one is shown from there */
  told: (fact: Fact, then: Data) => void;
  /** is something to be read before the truth is shown? It is over when that has been read */
  read: (m: Tick) => Promise<boolean>;
  /** the truth */
  show: (m: Tick) => void;
  /** nothing more is to be shown */
  rest: () => void;
}

const hidden = (): boolean => typeof document !== 'undefined' && document.hidden;

export class Showing {
  playing = $state.raw<Fact | null>(null);
  /** how long its motion lasts, as a share of what it was made for */
  pace = $state.raw(1);
  /** facts are still being shown */
  busy = $state(false);
  /** a die that waits for a touch before it rolls */
  toss = $state.raw<Fact | null>(null);

  #queue: { m: Tick; since: number }[] = [];
  #epoch = 0;
  #running = false;
  /** show nothing more before the truth */
  #hurry = false;
  /** show nothing more before the next thing that matters */
  #nudged = false;
  #done: (() => void) | null = null;
  #throw: (() => void) | null = null;

  constructor(
    private readonly habits: Habits,
    private readonly stage: Stage,
  ) {}

  take(m: Tick): void {
    this.#queue.push({ m, since: performance.now() });
    this.busy = true;
    if (!this.#running) void this.#run();
  }

  /** Throw away what was still to be shown; something truer has come. */
  stop(): void {
    this.#epoch++;
    this.#queue = [];
    this.#running = false;
    this.busy = false;
    this.playing = null;
    this.#hurry = this.#nudged = false;
    const done = this.#done;
    this.#done = null;
    done?.();
    this.#throw?.();
  }

  async #run(): Promise<void> {
    const epoch = this.#epoch;
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const m = next.m;
      if (performance.now() - next.since >= LATE_MS) this.#hurry = true; // far behind: catch up
      this.stage.begin(m);
      for (const fact of m.facts) {
        this.stage.tell(m, fact);
        await this.#play(fact, m.view);
        if (epoch !== this.#epoch) return;
      }
      const read = await this.stage.read(m);
      if (epoch !== this.#epoch) return;
      if (read) this.#rested();
      this.stage.show(m);
    }
    this.#running = false;
    this.#hurry = this.#nudged = false;
    this.busy = false;
    this.stage.rest();
  }

  /** Who took the time to read, or let a die lie, is not behind. */
  #rested(): void {
    for (const waits of this.#queue) waits.since = performance.now();
  }

  async #play(fact: Fact, then: Data): Promise<void> {
    if (!this.#hurry && !hidden() && this.habits.waits?.(fact)) {
      const epoch = this.#epoch;
      this.toss = fact;
      await new Promise<void>((settle) => (this.#throw = settle));
      this.#throw = this.toss = null;
      this.#nudged = false;
      if (epoch !== this.#epoch) return;
      this.#rested();
    }
    const pace = this.#paced(fact);
    if (pace > 0) {
      await new Promise<void>((settle) => {
        const limit = setTimeout(() => this.#done?.(), MOTION_MS * Math.max(1, pace));
        this.#done = () => {
          clearTimeout(limit);
          this.#done = null;
          settle();
        };
        this.pace = pace;
        this.playing = fact;
      });
    }
    this.playing = null;
    this.stage.told(fact, then);
  }

  /** How long this fact is shown; 0 where it is not. What matters is passed over where nobody wants to see it, or can. */
  #paced(fact: Fact): number {
    const speed = this.habits.speed?.() ?? 1;
    if (this.#hurry || hidden() || this.habits.still() || this.habits.skips?.(fact)) return 0;
    if ((this.habits.matters ?? matters)(fact)) {
      this.#nudged = false;
      return speed;
    }
    if (this.#nudged) return 0;
    return this.#queue.length > BEHIND ? speed * SHORT : speed;
  }

  /** The board has finished its motion. */
  done = (): void => this.#done?.();

  /** On to the next thing that matters; a die that waits is thrown. */
  nudge(): void {
    if (!this.#running) return;
    if (this.#throw) return this.#throw();
    this.#nudged = true;
    this.#done?.();
  }

  /** Show the rest at once. */
  skip(): void {
    if (!this.#running) return;
    this.#hurry = true;
    this.#throw?.();
    this.#done?.();
  }
}
