/** A forecast of the server set out: ranges and means. */
import { describe, expect, it } from 'vitest';
import { fates, forecastOf, listed, mean, range, rows } from './forecast';
import { shirtMark } from './match';
import { foesOf } from './told';
import type { Forecast, Front, LaidOut } from './plans';

const five = <T>(first: T, rest: T): T[] => [first, rest, rest, rest, rest];
const front = (card: number, defence: number[], told: Front['told'][0]): Front => ({
  card, shape: '4-4-2', score: [told.filter((s) => s.what === 'goal').length, 0], keeper: { strength: 1, gloves: 1 },
  own: { attack: five<(number | null)[]>([3, null], []), defence: five<number[]>([], []) }, foe: { attack: five<number[]>([], []), defence: five(defence, []) }, used: [], brings: [0, 0, 0, 0], told: five(told, []),
});
const told: Forecast = {
  placed: 2, fitness: 1, known: false, own: { attack: five<(number | null)[]>([3, null], []), defence: five<number[]>([], []) }, keeper: { strength: 1, gloves: 1 },
  effects: [],
  fronts: [
    front(210, [2, 1], [{ own: true, shirt: 3, what: 'goal', value: 3 }, { own: true, shirt: 4, what: 'blocked', value: null }]),
    front(211, [4], [{ own: true, shirt: 3, what: 'saved', value: 3 }, { own: true, shirt: 4, what: 'goal', value: null }]),
  ],
  goals: { own: { least: 1, most: 1, sum: 2 }, foe: { least: 0, most: 3, sum: 3 } }, results: [1, 0, 1],
  sections: five({ own: { least: 1, most: 1, sum: 2 }, foe: { least: 0, most: 3, sum: 3 } }, { own: { least: 0, most: 0, sum: 0 }, foe: { least: 0, most: 0, sum: 0 } }),
  scorers: [{ shirt: 3, fronts: 1 }, { shirt: 4, fronts: 2 }], need: { shots: { least: 0, most: 3, sum: 3 }, value: 2 },
};

describe('a forecast', () => {
  it('says how far it depends', () => {
    expect(range(told.goals.foe)).toBe('0–3');
    expect(range(told.goals.own)).toBe('1');
    expect(mean(told.goals.foe, 2)).toBe('1.5');
    expect([listed([3, null]), listed([])]).toEqual(['3+∞', '–']);
  });
  it('is set out against all fronts, or against one', () => {
    expect(rows(told, -1)[0]).toEqual({ attack: '3+∞', defence: '–', against: '3–4', theirs: '0', goals: '1', conceded: '0–3' });
    expect(rows(told, 1)[0]).toEqual({ attack: '3+∞', defence: '–', against: '4', theirs: '–', goals: '1', conceded: '0' });
  });
  it('tells what becomes of each shirt', () => {
    expect([...fates(told, 1)]).toEqual([[3, 'saved'], [4, 'goal']]);
    // 4 scores against one of them alone: of equals it is not said who does
    expect([...fates(told, -1)]).toEqual([[3, 'maybe'], [4, 'maybe']]);
  });
  it('is none where nothing was told', () => {
    const laid = { tactic: 1, shape: '5-3-2', people: [], barred: {}, field: [], refused: null, forecast: null };
    expect([null, laid, { ...laid, forecast: { ...told, fronts: [] } }, { ...laid, forecast: told }].map((x: LaidOut | null) => forecastOf(x)?.placed)).toEqual([undefined, undefined, undefined, 2]);
  });
});

describe('an opponent card', () => {
  const content = { cards: [{ lineup: ['D1', 'D1D12', '-', 'A3', '-', '-', '-', '-', 'A1'] }] };
  it('is read zone by zone', () => {
    expect(foesOf(content, 0).map((f) => [f.zone, f.side, f.power])).toEqual([[0, 'defence', 1], [1, 'defence', 1], [1, 'defence', 12], [3, 'attack', 3], [8, 'attack', 1]]);
    expect(foesOf(content, undefined)).toEqual([]);
  });
  it('is met by shirts with a number or a letter', () => expect([0, 9, 10, 12].map(shirtMark)).toEqual(['2', '11', 'X', 'Z']));
});
