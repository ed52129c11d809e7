/** The figures of a finished match of two sides, set side by side. */
import { describe, expect, it } from 'vitest';
import { averages, fills, host, isMean, readReport, rolls, rows, scores, shots, size, type Report, type Row, type Tried } from '../src/lib/report';

const tried = (side: number, id: string, result: string): Tried => ({ side, id, chance: [1, 2], won: result === 'won', result });
const row = (id: string, of_side: Row['of_side'], of: number[] | null = null): Row => ({ id, of_side, tried: of });
const report: Report = {
  score: [2, 1],
  home: [false, false],
  goals: [{ side: 1, who: 'p3', piece: 'shot' }, { side: 0, who: 'p9', piece: 'shot' }, { side: 0, who: 'p9', piece: 'penalty' }],
  rows: [
    row('shots', [2, 5]), row('expected', [[3, 2], [1, 4]]), row('corners', [0, 0]), row('points', [[0, 1], [0, 1]]),
    row('tackles', [0, 0], [0, 1]), row('supports', [0, 0], [0, 0]),
  ],
  tried: [tried(0, 'shot', 'goal'), tried(0, 'defence', 'won'), tried(1, 'shot', 'save')],
  faces: [{ d20: [63, 6], d6: [7, 2] }, {}],
  luck: [[1, 2], [-3, 4]],
};
const named = (id: string): Row => report.rows.find((x) => x.id === id) ?? row('', []);

describe('a report', () => {
  it('is none where the server keeps none, and none of two sides where a game has another', () => {
    expect(readReport({})).toBeNull();
    expect(readReport({ weeks: [], luck: [] })).toBeNull();
    expect(readReport(report)).toBe(report);
  });
  it('leaves out what nobody did, and keeps what was tried in vain', () => {
    expect(rows(report).map((x) => x.id)).toEqual(['shots', 'expected', 'tackles']);
  });
  it('reads counts and means', () => {
    expect([0, 1].map((side) => size(named('expected'), side))).toEqual([1.5, 0.25]);
    expect([0, 1].map((side) => size(named('shots'), side))).toEqual([2, 5]);
    expect([isMean(named('expected').of_side[0]), isMean(named('shots').of_side[0])]).toEqual([true, false]);
  });
  it('tells the score after each goal', () => expect(scores(report).map((x) => x.score)).toEqual([[0, 1], [1, 1], [2, 1]]));
  it('tells shots from other rolls', () => {
    expect(shots(report).map((x) => x.result)).toEqual(['goal', 'save']);
    expect(rolls(report).map((x) => x.id)).toEqual(['defence']);
  });
  it('knows what dice showed, and what is usual', () => {
    expect(averages(report, 0)).toEqual([{ die: 'd20', mean: 10.5, usual: 10.5 }, { die: 'd6', mean: 3.5, usual: 3.5 }]);
    expect(averages(report, 1)).toEqual([]);
  });
});

describe('the bars of a row', () => {
  it('have one scale, which the larger figure fills', () => {
    expect([0, 1].map((side) => fills(named('shots'), side))).toEqual([40, 100]);
    expect([fills(row('x', [[3, 10], [3, 10]]), 0), fills(row('x', [0, 0]), 1)]).toEqual([100, 0]);
  });
});

describe('who played at home', () => {
  it('is one side or nobody', () => {
    const at = (home: boolean[]): number | null => host({ ...report, home });
    expect([at([true, false]), at([false, true]), at([false, false]), at([true, true])]).toEqual([0, 1, null, null]);
  });
});
