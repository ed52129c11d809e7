/** What stays in sight of what has just been played: cards and stars that lie there no longer, and dice. */
import type { Fact } from '../../lib/wire';
import { num } from './after';
import type { Entry, Side } from './view';

export type Chip = { what: 'entry'; entry: Entry } | { what: 'd20'; natural: number; added: number; need: number } | { what: 'die'; die: number; side: Side };

const LAID: Record<string, Entry['what']> = { played: 'card', defended: 'defence', person_played: 'person', star_used: 'star' };
/** so many have room */
export const MOST = 4;

const sideIn = (fact: Fact): Side => (num(fact.data.side) === 1 ? 1 : 0);

/** The card, person or star that a fact lays down, as the line holds it; null for other facts. */
export function entryOf(fact: Fact): Entry | null {
  const what = LAID[fact.kind];
  if (!what) return null;
  const n = what === 'person' ? num(fact.data.person) % 7 : num(what === 'star' ? fact.data.ability : fact.data.card);
  return n < 0 ? null : { side: sideIn(fact), what, n, state: 'open' };
}

const same = (a: Entry, b: Entry): boolean => a.what === b.what && a.n === b.n && a.side === b.side;

/** The places of the line at which these facts have laid something; of cards alike the last ones. */
export function freshIn(line: readonly Entry[], facts: readonly Fact[]): number[] {
  const left = facts.flatMap((fact) => entryOf(fact) ?? []);
  const found: number[] = [];
  for (let at = line.length - 1; at >= 0; at--) {
    const entry = line[at];
    const hit = entry ? left.map((e) => same(e, entry)).lastIndexOf(true) : -1;
    if (hit < 0) continue;
    left.splice(hit, 1);
    found.push(at);
  }
  return found;
}

/** The last few, oldest first; what lies in the line is lit there. */
export function chips(facts: readonly Fact[], line: readonly Entry[]): Chip[] {
  const found: Chip[] = [];
  for (const fact of facts) {
    const { kind, data } = fact;
    const entry = entryOf(fact);
    if (entry && !line.some((e) => same(e, entry))) found.push({ what: 'entry', entry });
    else if (kind === 'rolled') found.push({ what: 'd20', natural: num(data.natural), added: Math.max(0, num(data.added)), need: num(data.need) });
    else if (kind === 'shot_die' || kind === 'keeper_die') found.push({ what: 'die', die: num(data.die), side: sideIn(fact) });
  }
  return found.slice(-MOST);
}
