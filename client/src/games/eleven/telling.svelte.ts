/** What was told of the matches of this week: to be read section by section, and to be told again. */
import type { Fact } from '../../lib/wire';
import { SECTIONS } from './match';

/** How long a fact of a match stands there, in ms; others take no time. */
export const PACE: Record<string, number> = { front_is: 50, keeper_is: 500, pair_is: 600, blocked: 450, shoots: 350, saved: 650, goal: 1000, card_goal: 1000, result_is: 900 };
const OUTCOMES = ['blocked', 'saved', 'goal', 'card_goal'];

/** What came of one attacker. */
export interface Moment {
  own: boolean;
  shirt: number;
  what: string;
}
export interface Section {
  /** "" for what cards did before the sections were compared */
  name: string;
  moments: Moment[];
}

/** The facts of one match gathered by the section in which they happened. */
export function sectionsOf(facts: Fact[]): Section[] {
  const found: Section[] = [];
  for (const { kind, data } of facts) {
    if (kind === 'pair_is') found.push({ name: Object.keys(SECTIONS)[Number(data.pair)] ?? '', moments: [] });
    if (!OUTCOMES.includes(kind)) continue;
    if (!found.length) found.push({ name: '', moments: [] });
    found.at(-1)?.moments.push({ own: data.side === 'own', shirt: typeof data.shirt === 'number' ? data.shirt : -1, what: kind });
  }
  return found;
}

/** The score after so many of these facts. */
export function scoreOf(facts: Fact[]): [number, number] {
  const goals = facts.filter((f) => f.kind === 'goal' || f.kind === 'card_goal');
  const own = goals.filter((f) => f.data.side === 'own').length;
  return [own, goals.length - own];
}

class Telling {
  /** by seat, what has been heard of its match */
  facts = $state.raw<Record<number, Fact[]>>({});

  hear(fact: Fact): void {
    const seat = fact.data.seat;
    if (typeof seat !== 'number') return;
    if (fact.kind === 'lined_up') this.facts = { ...this.facts, [seat]: [] };
    else if (fact.kind in PACE) this.facts = { ...this.facts, [seat]: [...(this.facts[seat] ?? []), fact] };
  }
  /** Another table is looked at. */
  clear(): void {
    this.facts = {};
  }
  /** A whole match of a seat, as far as it was heard from its beginning; else nothing. */
  of(seat: number): Fact[] {
    const heard = this.facts[seat] ?? [];
    return heard.some((f) => f.kind === 'result_is') && heard.some((f) => f.kind === 'pair_is' && f.data.pair === 0) ? heard : [];
  }
}
export const telling = new Telling();
