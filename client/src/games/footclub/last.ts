/** What this browser sent last for one seat of a table, to begin with when the same is asked again. */
import { numbers, remember, remembered } from '../../lib/storage.svelte';
import type { Lineup, Saved } from './lineup.svelte';
import { refit } from './saved';
import type { Cards } from './view';

const KEY = 'touchline.fc.last';

export interface Last {
  /** the table and the seat */
  of: string;
  lineup: Saved | null;
  pile: number[];
}

const whole = (x: unknown): boolean => {
  const kept = x as Partial<Last> | null;
  return kept === null || (typeof kept.of === 'string' && numbers(kept.pile) && (kept.lineup === null || Array.isArray(kept.lineup?.lines)));
};

export function last(of: string): Last | null {
  const kept = remembered<Last | null>(KEY, null, whole);
  return kept?.of === of ? kept : null;
}

/** A line-up, a choice of cards, or both have been sent; what was not asked stays as it was. */
export function sent(of: string, lineup: Saved | null, pile: number[]): void {
  const before = last(of);
  remember(KEY, { of, lineup: lineup ?? before?.lineup ?? null, pile: pile.length ? pile : (before?.pile ?? []) });
}

/** As last time, as far as people and cards are still there: the cards, who is missing, and how many cards are. */
export function again(kept: Last, lineup: Lineup | null, from: number[], need: number, cards: Cards): { pile: number[]; missing: number[]; lacking: number } {
  const were = lineup ? (kept.lineup?.lines.flat().filter((n) => n >= 0) ?? []) : [];
  if (lineup && kept.lineup) lineup.restore(kept.lineup);
  const pile = refit(kept.pile, from, cards).slice(0, need);
  return { pile, missing: were.filter((n) => !lineup?.on.includes(n)), lacking: Math.max(0, Math.min(need, kept.pile.length) - pile.length) };
}
