/** What has happened since somebody here answered last: it stays in sight until they answer again. */
import { isDie } from './pace';
import { isMinute } from './story';
import type { Fact, Tick } from './wire';

/** The side that a fact is about, null where it is about none. */
export type By = (fact: Fact) => number | null;

/** As most games say it, of so many sides: by the seat, the side or the club. */
export const sideBy = (sides: number): By => ({ data }) => {
  for (const key of ['seat', 'side', 'club'] as const) {
    const n = data[key];
    if (typeof n === 'number' && n >= 0) return key === 'seat' && sides > 0 ? n % sides : n;
  }
  return null;
};

/** Those of the facts that are about others than these sides. */
export const ofOthers = (facts: readonly Fact[], own: readonly number[], by: By): Fact[] =>
  facts.filter((fact) => {
    const side = by(fact);
    return side !== null && !own.includes(side);
  });

/** What stays drawn: what the others have done or, where nobody else has, what came of the last answer. */
export function drawn(facts: readonly Fact[], own: readonly number[], by: By): readonly Fact[] {
  const theirs = ofOthers(facts, own, by);
  return theirs.length ? theirs : facts;
}

/**
 * The one sentence that says what the others have just done: the last that matters, else the last that is
 * more than a die; null where they did nothing.
 */
export function lastWord(facts: readonly Fact[], own: readonly number[], by: By, matters: (fact: Fact) => boolean): Fact | null {
  const theirs = ofOthers(facts, own, by).filter((fact) => fact.said && !isMinute(fact.said));
  const told = theirs.filter((fact) => !isDie(fact));
  return told.filter(matters).at(-1) ?? told.at(-1) ?? theirs.at(-1) ?? null;
}

export class Recent {
  facts = $state.raw<readonly Fact[]>([]);
  /** how often each seat of this device had answered when the last tick came */
  #turns: Record<string, number> = {};

  /** A tick is about to be shown: what follows an answer given here begins anew. Who holds no seat sees what each answer brings. */
  begin(m: Tick, mine: readonly number[]): void {
    const answered = mine.length ? mine.some((seat) => m.turns[String(seat)] !== this.#turns[String(seat)]) : m.facts.length > 0;
    this.#turns = m.turns;
    if (answered && this.facts.length) this.facts = [];
  }

  add(fact: Fact): void {
    this.facts = [...this.facts, fact];
  }

  /** The table begins anew, as it was found or after something was taken back. */
  drop(m: Tick): void {
    this.#turns = m.turns;
    this.facts = [];
  }
}
