/** What is asked, and where to touch, in the words of a moment. */
import { t } from '../../lib/i18n.svelte';
import type { Option, Place } from '../../lib/wire';
import type { View } from './view';

/** Was an envelope or a change begun elsewhere, answer by answer? It is finished from the list. */
export const begun = (view: View): boolean => view.phase !== 'bonus' && view.sealed.length + view.run.length > 0;

/** Before the match everything is asked at once, and the rules' own question names only its first part. */
export function question(view: View): string {
  return view.phase === 'prematch' && !begun(view) ? t('fc-ui-ask-prematch') : '';
}

const LONE = new Set(['place_fan', 'possession', 'offensive', 'bonus', 'counter']);
/** Why nothing but letting it go can be answered, and that it is asked all the same. */
export const lone = (view: View): string => (LONE.has(view.phase) ? t(`fc-ui-lone-${view.phase.replace('_', '-')}`) : '');

/** So long a question stands that is told in passing, in milliseconds. */
export const PASSING_MS = 2500;

/**
 * The answer by which this question goes on its own, or null: it is to be asked. How long an answer
 * takes must tell nobody what is held: only where nobody but computers, who do not look at the
 * time, and nobody who watches sees how long it stands open.
 */
export function passes(view: View, options: Option[], places: Place[], mine: number[], watched: boolean): Option | null {
  const only = options.length === 1 && LONE.has(view.phase) && !begun(view) ? (options[0] ?? null) : null;
  return only?.[1][0] === 'pass' && !watched && mine.length === 1 && places.every((p) => p.kind === 'bot' || p.seat === mine[0]) ? only : null;
}

const HINTS: Record<string, string> = {
  draft_star: 'draft', draft_pair: 'draft', pick_home: 'two', pick_kop: 'two', decider: 'two', reclaim: 'discard', place_fan: 'hand',
  possession: 'hand', offensive: 'hand', counter: 'hand', swap: 'swap',
};
/** Where to touch: the hand, the market, two players; nothing where the panel itself is all there is. */
export function hint(view: View, options: Option[]): string {
  const word = begun(view) ? undefined : HINTS[view.phase];
  if (!word) return '';
  // without a card that may be played there is nothing to touch but the buttons
  if (word === 'hand' && !options.some(([, [a]]) => a === 'fan' || a?.startsWith('c:'))) return '';
  return t(`fc-ui-hint-${word}`);
}
