/** A match in short, in words: who plays, and how it stands. */
import { t } from './i18n.svelte';
import { joined } from './seats';
import type { Brief } from './wire';

/** How many sides there are. */
export const many = (b: Brief): number => b.sides || b.names.length;

/** Whoever plays for a side: one person, or several. */
export function sideName(b: Brief, side: number): string {
  const seats = b.names.map((_, seat) => seat).filter((seat) => seat % many(b) === side);
  return joined([...new Set(seats.map((seat) => b.names[seat] || (b.mine.includes(seat) ? t('you') : t('seat-other'))))]);
}

export const score = (b: Brief): string => b.score.join('–');

/** More or fewer than two sides are told one after the other, each with its score. */
export const sidesOf = (b: Brief): string =>
  Array.from({ length: many(b) }, (_, n) => [sideName(b, n), b.score[n]].filter((x) => x !== undefined && x !== '').join('\u00a0')).join(' · ');
