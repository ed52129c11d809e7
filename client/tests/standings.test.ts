import { describe, expect, it } from 'vitest';

import { standings } from '../src/lib/seats';

describe('standings', () => {
  it('go by points, then by score, and equal ones share a place', () => {
    expect(standings([0, 2, 0], [30, 25, 30], 3)).toEqual([
      { side: 1, place: 1 },
      { side: 0, place: 2 },
      { side: 2, place: 2 },
    ]);
  });

  it('put whoever left while it went on behind all others', () => {
    expect(standings([0, 2, 0], [90, 25, 30], 3, [0]).map((row) => row.side)).toEqual([1, 2, 0]);
  });
});
