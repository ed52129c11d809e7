/**
 * What would come of something that is being put together. It is asked at once, and a touch never
 * waits for it: one question is under way, the newest wish waits behind it, older ones are dropped.
 * The last numbers stay, and are said to be old (`stale`), until the next have come.
 */
import type { Reply } from './link';
import type { Refusal } from './wire';

export class Sketching<P, F> {
  /** what came of the last plan that was answered; null where the game says nothing */
  found = $state.raw<F | null>(null);
  /** is the plan another one than `found` speaks of? */
  stale = $state(false);
  /** why the newest plan is none */
  refused = $state.raw<Refusal | null>(null);
  #under = false;
  #waits: { plan: P } | null = null;
  #epoch = 0;

  /** `heard` is told what came of the newest plan; null for nothing, or that it was refused */
  constructor(
    private readonly ask: (plan: P) => Promise<Reply | null>,
    private readonly heard: (found: F | null, plan: P) => void = () => {},
  ) {}

  /** Another plan: what would come of it? Where nobody can say now, it is to be wished again. */
  wish(plan: P): void {
    this.stale = true;
    if (this.#under) this.#waits = { plan };
    else void this.#send(plan);
  }

  /** Nothing is planned any more. */
  forget(): void {
    this.#epoch += 1;
    this.#waits = null;
    [this.found, this.stale, this.refused] = [null, false, null];
  }

  async #send(plan: P): Promise<void> {
    const epoch = this.#epoch;
    this.#under = true;
    const reply = await this.ask(plan).catch(() => null);
    this.#under = false;
    const next = this.#waits;
    this.#waits = null;
    if (next) return this.#send(next.plan);
    if (epoch !== this.#epoch || !reply) return;
    if (reply.type === 'sketched') {
      [this.found, this.stale, this.refused] = [reply.found as F | null, false, null];
      this.heard(this.found, plan);
    } else if (reply.type === 'refusal') {
      this.refused = reply;
      this.heard(null, plan);
    }
  }
}
