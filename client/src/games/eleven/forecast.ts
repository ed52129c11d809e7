/**
 * What the server says would come of a line-up (games/eleven/voice/forecast.py), and how it is set out.
 * Nothing is worked out here that the rules know: only sums and means of what was told.
 */
import { number } from '../../lib/i18n.svelte';
import type { Forecast, Front, LaidOut, Spread, Strengths } from './plans';

/** What a line-up is compared with; null where that is nothing. */
export const forecastOf = (laid: LaidOut | null): Forecast | null => (laid?.forecast?.fronts.length ? laid.forecast : null);

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
