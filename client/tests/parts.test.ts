/** Parts of a whole are rounded together: they add up, and none is off by a whole step. */
import { describe, expect, it } from 'vitest';
import { percents, together, type Ratio } from '../src/lib/parts';

/** The same by trying all: of the roundings that add up, the one with the least error. */
function slowly(weights: number[], total: number): number[] {
  let best: number[] = [];
  let least: [number, number[]] = [Infinity, []];
  const exact = weights.map((w) => (100 * w) / total);
  const step = (i: number, way: number[]): void => {
    if (i === exact.length) {
      if (way.reduce((a, b) => a + b, 0) !== 100) return;
      const error = weights.reduce((sum, w, k) => sum + ((way[k] ?? 0) * total - 100 * w) ** 2, 0);
      const up = weights.map((w, k): [number, number] => [-w, k]).filter(([, k]) => (way[k] ?? 0) * total > 100 * (weights[k] ?? 0)).sort((a, b) => a[0] - b[0] || a[1] - b[1]).flat();
      const before = error < least[0] || (error === least[0] && up.map((x, n) => x - (least[1][n] ?? 0)).find((x) => x !== 0)! < 0);
      if (before) [best, least] = [way, [error, up]];
      return;
    }
    const floor = Math.floor(exact[i]! + 1e-9);
    step(i + 1, [...way, floor]);
    if ((100 * weights[i]!) % total !== 0) step(i + 1, [...way, floor + 1]);
  };
  step(0, []);
  return best;
}

describe('parts of a whole', () => {
  it('add up, and agree with every rounding tried', () => {
    let seed = 7;
    const next = (n: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
    for (let round = 0; round < 500; round++) {
      const weights = Array.from({ length: 1 + next(5) }, () => [0, 1, 1, 2, 3, 5, 7, 11, 30][next(9)] ?? 0);
      const total = weights.reduce((a, b) => a + b, 0);
      if (!total) continue;
      const got = together(weights.map((w): Ratio => [w, total]));
      expect(got.reduce((a, b) => a + b, 0), weights.join()).toBe(100);
      expect(got, weights.join()).toEqual(slowly(weights, total));
    }
  });
  it('are never 13 and 88', () => expect(together([[1, 8], [7, 8]])).toEqual([12, 88]));
  it('count what is not shown', () => {
    expect(together([[1, 3], [1, 3]])).toEqual([34, 33]);
    expect(together([[1, 6]])).toEqual([17]);
    expect(together([[0, 1]])).toEqual([0]);
  });
  it('may have decimal places', () => expect(together([[1, 3], [1, 3], [1, 3]], 1)).toEqual([33.4, 33.3, 33.3]));
  it('are written as percentages', () => expect(percents([[5, 12], [5, 36], [5, 18], [1, 6]]).map((x) => x.replace(/\s/g, ''))).toEqual(['42%', '14%', '28%', '16%']));
});
