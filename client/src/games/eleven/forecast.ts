/**
 * What the server says would come of a line-up (games/eleven/forecast.py), and how it is set out.
 * Nothing is worked out here that the rules know: only sums and means of what was told.
 */
import { number } from '../../lib/i18n.svelte';
import type { Data } from '../../lib/wire';
import type { Plan } from './lineup.svelte';
import type { Sides } from './match';

export interface Spread {
  least: number;
  most: number;
  sum: number;
}
export interface Told {
  own: boolean;
  /** of the own side a shirt, of the other one its place on its card */
  shirt: number;
  what: 'blocked' | 'saved' | 'goal';
  /** the glove it takes; null where nobody can save it */
  value: number | null;
}
/** By own section: the strengths of those who attack and who defend there; null: beyond anybody's reach. */
export interface Strengths {
  attack: (number | null)[][];
  defence: (number | null)[][];
}
/** Something that may still happen (games/eleven/foreseen.py). */
export interface Effect {
  /** -1 for a tactic card */
  ability: number;
  card: number;
  when: 'before' | 'match' | 'after';
  state: 'sure' | 'used' | 'open' | 'short' | 'die' | 'stands';
}
export interface Front {
  card: number;
  shape: string;
  score: [number, number];
  keeper: { strength: number; gloves: number };
  /** with the effects that count */
  own: Strengths;
  foe: Strengths;
  /** what effects choose against this front */
  used: { card: number; anchors: string[] }[];
  /** what effects after the match bring: money, fans, operations, fitness */
  brings: number[];
  told: Told[][];
}
export interface Forecast {
  placed: number;
  /** what selecting those of the plan costs */
  fitness: number;
  known: boolean;
  own: Strengths;
  keeper: { strength: number; gloves: number };
  effects: Effect[];
  fronts: Front[];
  goals: { own: Spread; foe: Spread };
  /** against how many fronts it is won, drawn, lost */
  results: [number, number, number];
  sections: { own: Spread; foe: Spread }[];
  scorers: { shirt: number; fronts: number }[];
  need: { shots: Spread; value: number | null };
}
export const asForecast = (found: Data | null): Forecast | null => (found && Array.isArray(found.fronts) && found.fronts.length ? (found as unknown as Forecast) : null);

/** A plan as it is sent: shirt, zone, card of each shirt that has a place; the keeper's row is -1, -1, card. */
export function rowsOf(plan: Plan, club: Sides): number[][] {
  const rows = plan.field(club).flatMap((shirt) => {
    const zone = plan.at.get(shirt);
    return zone === undefined ? [] : [[shirt, zone, plan.wearer(club, shirt)?.card ?? -1]];
  });
  const keeper = plan.people(club).find((p) => p.role === 'keeper');
  return keeper && rows.length ? [...rows, [-1, -1, keeper.card]] : rows;
}

/** What is meant to be used, and the card of the formation, which is not played: numbers of forecast.py. */
export const usesOf = (plan: Plan, planned: boolean): number[][] => [
  ...plan.uses.map((n) => [-2, n, -1]),
  ...(plan.play >= 0 ? [[-3, plan.play, -1]] : []),
  ...(planned && plan.tactic ? [[-4, Number(plan.tactic.slice(5)), -1]] : []),
];

/** "2", or "0–3" where it depends. */
export const range = (s: Pick<Spread, 'least' | 'most'>): string => (s.least === s.most ? String(s.least) : `${s.least}–${s.most}`);
/** The mean over so many fronts, as people write it. */
export const mean = (s: Spread, many: number): string => number(many ? s.sum / many : 0, { maximumFractionDigits: 1 });
/** "3+2", "–" for nobody. */
export const listed = (strengths: (number | null)[]): string => strengths.map((n) => n ?? '∞').join('+') || '–';

/** The sum of one side of a section, over all fronts the least and the most. */
function across(fronts: Front[], side: keyof Strengths, pair: number): string {
  const sums = fronts.map((f) => (f.foe[side][pair] ?? []).reduce<number>((n, x) => n + (x ?? Infinity), 0));
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const word = (n: number): string => (Number.isFinite(n) ? String(n) : '∞');
  return least === most ? word(least) : `${word(least)}–${word(most)}`;
}

/** One row of the table: who attacks against whom, and what comes of it, for us and for them. */
export interface Row {
  attack: string;
  against: string;
  goals: string;
  theirs: string;
  defence: string;
  conceded: string;
}
/** The five pairs of sections against one front, or with -1 against all that are possible. */
export function rows(f: Forecast, chosen: number): Row[] {
  const one = f.fronts[chosen];
  return f.sections.map((section, pair) => {
    const told = one?.told[pair] ?? [];
    const goals = (own: boolean): string => String(told.filter((s) => s.own === own && s.what === 'goal').length);
    return {
      attack: listed((one ?? f).own.attack[pair] ?? []),
      defence: listed((one ?? f).own.defence[pair] ?? []),
      against: one ? listed(one.foe.defence[pair] ?? []) : across(f.fronts, 'defence', pair),
      theirs: one ? listed(one.foe.attack[pair] ?? []) : across(f.fronts, 'attack', pair),
      goals: one ? goals(true) : range(section.own),
      conceded: one ? goals(false) : range(section.foe),
    };
  });
}

/** What becomes of each own shirt: against one front, or a goal against all or some of them. */
export function fates(f: Forecast, chosen: number): Map<number, 'blocked' | 'saved' | 'goal' | 'maybe'> {
  const one = f.fronts[chosen];
  if (one) return new Map(one.told.flat().flatMap((s) => (s.own ? [[s.shirt, s.what] as const] : [])));
  // of equals it is not said who scores, so that a shirt is sure of it only where it does against every card
  const sure = (shirt: number): boolean => f.fronts.every((front) => front.told.flat().some((s) => s.own && s.shirt === shirt && s.what === 'goal'));
  return new Map(f.scorers.map((s) => [s.shirt, sure(s.shirt) ? 'goal' : 'maybe'] as const));
}
