/**
 * What a choice that is ready would do, before it is given: a plan of its code. A game that hides
 * something says nothing of it, and is not asked again.
 */
import type { Reply } from './link';
import { Sketching } from './sketch.svelte';
import type { Codes, Fact, Foreseen, Odds } from './wire';

export class Foresight {
  #sketching: Sketching<Codes, Foreseen>;
  #silent = false;

  /** `known` is called once it is known what would come of the choice, and whether it could be taken back then */
  constructor(ask: (plan: Codes) => Promise<Reply | null>, known: (code: number, final: boolean) => void = () => {}) {
    this.#sketching = new Sketching(ask, (found, plan) => {
      if (!found && !this.#sketching.refused) this.#silent = true;
      const [code] = plan.codes;
      if (found && code !== undefined) known(code, found.final);
    });
  }

  get #found(): Foreseen | null {
    return this.#sketching.stale ? null : this.#sketching.found;
  }
  /** what would happen; null until that is known */
  get facts(): Fact[] | null {
    return this.#found?.facts ?? null;
  }
  /** the odds that it would leave */
  get odds(): Odds[] {
    return this.#found?.odds ?? [];
  }

  look = (code: number): void => {
    if (!this.#silent) this.#sketching.wish({ plan: 'codes', codes: [code] });
  };
  forget = (): void => this.#sketching.forget();
}
