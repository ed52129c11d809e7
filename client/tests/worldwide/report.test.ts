/** The figures below a finished match of Worldwide Football. */
import { describe, expect, it } from 'vitest';
import { fills, host, rows, type Report, type Roll } from '../../src/games/worldwide/report';

const roll = (side: number, kind: string, result: string): Roll =>
  ({ side, kind, result, card: 6, need: 9, natural: 5, win: [12, 20], half: 1, attack: 1 });

const report = (rolls: Roll[]): Report => ({
  score: [0, 0], goals: [], shots: [], rolls, fouls: [], kicks: [], expected: [[0, 1], [0, 1]],
  // of the die alone: what a Player card added later does not count there
  dice: [{ defence: { tried: 2, won: 0, expected: [1, 1] } }, {}],
  faces: [], luck: [], attacks: [0, 0], points: [0, 0], given: [0, 0], passed: [0, 0], defended: [2, 0], abilities: [], people: [[], []],
  stars: [0, 0], substitutions: [0, 0], home: [false, false], corners: [0, 0], free_kicks: [0, 0],
});

describe('defences that won', () => {
  it('count what a Player card added to the die', () => {
    const rolls = [roll(0, 'defence', 'won'), roll(0, 'defence', 'foul'), roll(0, 'trap', 'won'), roll(1, 'defence', 'failed')];
    const row = rows(report(rolls)).find((r) => r.id === 'defended');
    expect(row?.of).toEqual([[1, 2], [0, 1]]);
    expect(row?.sizes).toEqual([1, 0]);
  });
  it('are left out where nobody defended', () => {
    expect(rows(report([roll(0, 'counter', 'won')])).map((r) => r.id)).not.toContain('defended');
  });
});

describe('set pieces', () => {
  it('are counted for the side that took them', () => {
    const all = rows({ ...report([]), corners: [2, 1], free_kicks: [0, 3] });
    expect(all.find((r) => r.id === 'corners')?.sizes).toEqual([2, 1]);
    expect(all.find((r) => r.id === 'free-kicks')?.sizes).toEqual([0, 3]);
    expect(rows(report([])).map((r) => r.id)).not.toContain('corners');
  });
});

describe('the bars of a row', () => {
  it('have one scale, which the larger number fills', () => {
    expect([fills([2, 5], 0), fills([2, 5], 1)]).toEqual([40, 100]);
    expect([fills([0.3, 0.3], 0), fills([0, 0], 1)]).toEqual([100, 0]);
  });
});

describe('who played at home', () => {
  it('is one side or nobody', () => {
    const at = (home: boolean[]): number | null => host({ ...report([]), home });
    expect([at([true, false]), at([false, true]), at([false, false]), at([true, true])]).toEqual([0, 1, null, null]);
  });
});
