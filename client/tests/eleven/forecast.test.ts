/** A forecast of the server set out: ranges, means, and what is sent for it. */
import { describe, expect, it } from 'vitest';
import { asForecast, fates, listed, mean, range, rows, rowsOf, usesOf, type Forecast, type Front } from '../../src/games/eleven/forecast';
import { Plan } from '../../src/games/eleven/lineup.svelte';
import { foesOf, shirtMark, type Footballer, type Sides, type Worn } from '../../src/games/eleven/match';

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
  it('is none where nothing was told', () => expect([asForecast(null), asForecast({}), asForecast({ fronts: [] })]).toEqual([null, null, null]));
});

const person = (card: number, over: Partial<Footballer> = {}): Footballer => ({
  card, role: 'defence', trained: false, number: card, shirt: card - 2, strength: 2, gloves: 0, zones: [0, 1], tokens: {}, line: 0, ...over,
});
const shirts = (): Worn[] => Array.from({ length: 13 }, (_, n) => ({ side: n < 5 ? 'defence' : 'attack', field: n < 10, card: null, zone: null, power: null, bonus: 0, mod: 0 }));

describe('what is asked', () => {
  it('names shirts, zones, and who wears them; the keeper last', () => {
    const club: Sides = {
      seat: 0, doing: 'formation', resources: [9, 2, 2, 3], squad: [person(4), person(40, { role: 'keeper', zones: [], number: 1, shirt: null })], shirts: shirts(), hand: { cards: [] },
      stadium: { stands: [], fans: 0, sold_out: false }, opponent: { club: 0, front: null }, match: null, lineup: null,
    };
    const plan = new Plan(club);
    expect(rowsOf(plan, club)).toEqual([]);
    plan.form(club, 'card:200', '5-3-2');
    plan.toggle(club, 4);
    plan.toggle(club, 40);
    const sent = rowsOf(plan, club);
    expect(sent).toHaveLength(11);
    expect(sent.at(-1)).toEqual([-1, -1, 40]);
    expect(sent.filter(([, , card]) => card === 4)).toEqual([[2, plan.at.get(2), 4]]);
    expect(new Set(sent.map(([shirt]) => shirt)).size).toBe(11);
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

it('effects that are meant to be used are sent with the plan, and the card of the formation', () => {
  const plan = new Plan({ shirts: [] } as unknown as Sides);
  expect(usesOf(plan, true)).toEqual([]);
  [plan.uses, plan.play, plan.tactic] = [[12, 30], 150, 'card:148'];
  expect(usesOf(plan, true)).toEqual([[-2, 12, -1], [-2, 30, -1], [-3, 150, -1], [-4, 148, -1]]);
  expect(usesOf(plan, false)).toEqual([[-2, 12, -1], [-2, 30, -1], [-3, 150, -1]]);
});
