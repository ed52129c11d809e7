/** What board and panel of one table know together, before anything is sent. */
import type { Match } from '../../lib/match.svelte';
import type { Option } from '../../lib/wire';
import { DROP, DROP_PERSON } from './codes';

/** A card picked for a discard: an Action card by type, or a Player card. */
export type Pick = `a:${number}` | `p:${number}`;

export class Desk {
  /** cards picked for a run, alike ones as often as they are meant */
  picks = $state.raw<Pick[]>([]);
  /** the two abilities chosen so far */
  pair = $state.raw<number[]>([]);
  /** the card under the pointer or the focus */
  hot = $state('');
  /** set by the panel: the board lets it choose whole options */
  match = $state.raw<Match | null>(null);
  /** moments that go by themselves, by their phase, until somebody wants to be asked again */
  waived = $state.raw<ReadonlySet<string>>(new Set());
  #moment = '';

  waive = (phase: string): void => void (this.waived = new Set([...this.waived, phase]));
  askAgain = (): void => void (this.waived = new Set());

  /** A new question: nothing is put together any more but the `pair` that stands already. */
  begin(moment: string, pair: number[] = []): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.picks = [];
    this.pair = [...pair].sort((a, b) => a - b);
  }

  count = (pick: Pick): number => this.picks.filter((p) => p === pick).length;

  /** One more of these, or none of them once all `have` are picked or `most` would be exceeded. */
  step(pick: Pick, have: number, most: number): void {
    const now = this.count(pick);
    if (now < have && this.picks.length < most) this.picks = [...this.picks, pick];
    else if (now > 0) this.picks = this.picks.filter((p) => p !== pick);
    else if (most === 1) this.picks = [pick];
  }

  ability(n: number, most = 2): void {
    if (this.pair.includes(n)) this.pair = this.pair.filter((p) => p !== n);
    else this.pair = [...this.pair.slice(this.pair.length < most ? 0 : 1), n]; // the one chosen first makes room
  }
}

/** The codes of a run of discards: Player cards before Action cards, never falling. */
export function dropRun(picks: Pick[]): number[] {
  return picks.map((p) => (p.startsWith('p:') ? DROP_PERSON : DROP) + Number(p.slice(2))).sort((a, b) => a - b);
}

/** The option that plays this Action card together with exactly these Player cards. */
export function withPeople(options: Option[], action: string, people: string[]): Option | undefined {
  const want = [...people].sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
  return options.find(([, [first, ...rest]]) => first === action && rest.length === want.length && rest.every((p, i) => p === want[i]));
}

/** Player cards that may still go with this Action card, beside those that do. */
export function companions(options: Option[], picked: string[]): string[] {
  const [action, ...people] = picked;
  if (!action?.startsWith('a:')) return [];
  const all = [...new Set(options.filter((o) => o[1][0] === action).flatMap((o) => o[1].slice(1)))];
  return all.filter((p) => people.includes(p) || withPeople(options, action, [...people, p])).sort();
}
