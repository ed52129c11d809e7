/**
 * Parts of a whole as they are shown: rounded together by the largest remainders, so that they add
 * up to the whole. The same as src/touchline/play/shares.py.
 */
import { number } from './i18n.svelte';

export type Ratio = readonly [number, number];

/** far below any remainder that two chances of dice can differ by, far above what adding up loses */
const NEAR = 1e-9;

/**
 * Shares of 1 in hundredths. What is missing to 1 is a part of its own that is not shown. Of equal
 * remainders the larger part, then the earlier one, is rounded up.
 */
export function together(parts: readonly Ratio[], places = 0): number[] {
  const scale = 100 * 10 ** places;
  const shares = parts.map(([n, d]) => (d ? n / d : 0));
  const all = [...shares, Math.max(0, 1 - shares.reduce((a, b) => a + b, 0))].map((x) => x * scale);
  const floors = all.map((x) => Math.floor(x + NEAR));
  const rest = (i: number): number => (all[i] ?? 0) - (floors[i] ?? 0);
  const order = all.map((_, i) => i).sort((a, b) => {
    const by = rest(b) - rest(a);
    if (Math.abs(by) > NEAR) return by;
    const larger = (all[b] ?? 0) - (all[a] ?? 0);
    return Math.abs(larger) > NEAR ? larger : a - b;
  });
  const missing = Math.max(0, Math.round(scale) - floors.reduce((a, b) => a + b, 0));
  for (const i of order.slice(0, missing)) floors[i] = (floors[i] ?? 0) + 1;
  return floors.slice(0, parts.length).map((n) => n / 10 ** places);
}

/** The same as words: "12 %", "88 %". */
export const percents = (parts: readonly Ratio[], places = 0): string[] =>
  together(parts, places).map((n) => number(n / 100, { style: 'percent', minimumFractionDigits: places, maximumFractionDigits: places }));
