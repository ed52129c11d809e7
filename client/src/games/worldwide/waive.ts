/**
 * Moments that are let go without asking. How long an answer takes must tell nobody what one holds:
 * where another person plays, a moment that is waived goes whatever one holds; where only computers
 * do, who do not look at the time, it goes when nothing fits, unless somebody looks on: then it is
 * asked. It always takes the same time.
 */
import type { Option, Place } from '../../lib/wire';

/** So long a waived moment stands open, in milliseconds. */
export const WAIVED_MS = 1500;

/** Does nobody but this seat's person look at the clock here? */
export const alone = (places: Place[], mine: number[]): boolean => places.every((p) => p.kind === 'bot' || mine.includes(p.seat));

/** Moments at which something nearly always fits: who waives them means all of them. */
export const ALWAYS = new Set(['change_window', 'stoppage']);

/**
 * The answer by which this question goes, or null: it is to be asked. `always`: whatever fits;
 * `watched`: somebody who holds no seat could see how long it stands open.
 */
export function goes(options: Option[], waived: boolean, quiet: boolean, always = false, watched = false): Option | null {
  const pass = options.find(([, anchors]) => anchors.length === 1 && anchors[0] === 'pass');
  return waived && pass && (!quiet || always || (!watched && options.length === 1)) ? pass : null;
}
