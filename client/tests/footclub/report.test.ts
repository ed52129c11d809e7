/** The match in figures: what is set side by side. */
import { describe, expect, it } from 'vitest';
import { average, luck, readReport, rows, scores } from '../../src/games/footclub/report';

const rolls = (won: number, tried: number) => ({ won, tried, expected: [7, 12] });
const report = {
  score: [2, 1],
  goals: [{ club: 1, player: 3, kind: 'set_attack', turn: 2, period: 1, leg: 0 }, { club: 0, player: 9, kind: 'counter', turn: 3, period: 1, leg: 0 }, { club: 0, player: 9, kind: 'penalty', turn: 1, period: 2, leg: 0 }],
  shots: [{ club: 0, result: 'goal' }, { club: 0, result: 'save' }, { club: 1, result: 'goal' }],
  cards: [],
  injuries: [],
  kicks: [],
  expected: [[3, 2], [1, 4]],
  dice: [{ tackles: rolls(2, 3), supports: rolls(0, 0) }, { tackles: rolls(0, 1), supports: rolls(0, 0) }],
  faces: [[21, 6], [0, 0]],
  luck: [[1, 2], [-3, 4]],
  possession: [4, 3],
  attacks: [2, 1],
  presses: [0, 0],
  fans: [3, 0],
  substitutions: [0, 0],
};

describe('a report', () => {
  const r = readReport(report);
  if (!r) throw new Error('not read');
  it('is none where the server keeps none', () => expect(readReport({})).toBeNull());
  it('leaves out what nobody did', () => {
    expect(rows(r).map((x) => x.id)).toEqual(['possession', 'shots', 'expected', 'tackles', 'fans']);
  });
  it('counts shots by club, and writes what was tried', () => {
    const by = Object.fromEntries(rows(r).map((x) => [x.id, x]));
    expect(by.shots?.sizes).toEqual([2, 1]);
    expect(by.expected?.sizes).toEqual([1.5, 0.25]);
    expect(by.tackles?.of).toEqual([[2, 3], [0, 1]]);
  });
  it('tells the score after each goal', () => expect(scores(r).map((x) => x.score)).toEqual([[0, 1], [1, 1], [2, 1]]));
  it('knows luck and dice', () => {
    expect([luck(r, 0), luck(r, 1), average(r, 0), average(r, 1)]).toEqual([0.5, -0.75, 3.5, null]);
  });
});
