import { describe, expect, it } from 'vitest';
import { Plan } from '../../src/games/eleven/lineup.svelte';
import { arrange, barred, fieldFor, room, shirtsFor } from '../../src/games/eleven/LineupRules';
import { goalOf, mirrored, sceneOf, type Footballer, type Sides, type Worn } from '../../src/games/eleven/match';
import type { Ask } from '../../src/lib/wire';

const person = (card: number, over: Partial<Footballer> = {}): Footballer => ({
  card, role: 'defence', trained: false, number: card, shirt: card >= 2 && card <= 11 ? card - 2 : null, strength: 2, gloves: 0, zones: [0, 1], tokens: {}, line: 0, ...over,
});
const shirts = (): Worn[] => Array.from({ length: 13 }, (_, n) => ({ side: n < 5 ? 'defence' : 'attack', field: n < 10, card: null, zone: null, power: null, bonus: 0, mod: 0 }));
const club = (over: Partial<Sides> = {}): Sides => ({
  seat: 0, doing: 'formation', resources: [9, 2, 2, 3], squad: [], shirts: shirts(), hand: { cards: [] },
  stadium: { stands: [], fans: 0, sold_out: false }, opponent: { club: 0, front: null }, match: null, lineup: null, ...over,
});
const counts = (at: Map<number, number>): number[] => [0, 1, 2].map((line) => [...at.values()].filter((z) => Math.floor(z / 3) === line).length);
const asked = (...options: [number, string[]][]): Ask => ({ seat: 0, said: { id: 'x', args: {} }, options: options.map(([n, a]) => [n, a, '']), least: 1, most: 1 });

describe('places (EL-066, EL-201)', () => {
  it('keeps a shirt for every centre', () => {
    expect(room('4-3-3', [1, 2, 1, 1, 1, 1, 1, 1, 1])).toBe(true);
    expect(room('5-4-1', [0, 0, 0, 0, 0, 0, 1, 0, 0])).toBe(false);
    expect(room('5-3-2', [0, 4, 0, 0, 0, 0, 0, 0, 0])).toBe(false);
  });
  it('puts everybody into a zone of his, and says where that cannot be', () => {
    expect(arrange('5-4-1', [{ shirt: 1, zones: [6] }])).toBe(null);
    expect(arrange('5-3-2', [{ shirt: 1, zones: [0, 1] }, { shirt: 2, zones: [0] }])).toEqual(new Map([[1, 1], [2, 0]]));
  });
});

describe('selection (EL-203 to EL-205)', () => {
  it('knows numbers, keepers, and shirts without number', () => {
    const keeper = person(40, { role: 'keeper', zones: [], number: 1 });
    expect(barred(keeper, [person(41, { role: 'keeper', zones: [], number: 1 })], '5-3-2', false)?.rule).toBe('EL-204');
    expect(barred(person(50, { number: 4 }), [person(4)], '5-3-2', false)?.id).toBe('el-l-why-number');
    const high = [20, 21, 22].map((n) => person(n, { zones: [1, 4, 7] }));
    expect(barred(person(23, { zones: [4] }), high, '5-3-2', false)?.rule).toBe('EL-063');
    expect(barred(person(23, { zones: [4] }), high, '5-3-2', true)).toBe(null);
  });
  it('brings a shirt of the bench on for one that nobody owns', () => {
    const own = shirts();
    own[0] = { ...own[0]!, card: 7 };
    const worn = shirtsFor([person(30, { number: 30 })]);
    expect(worn.get(30)).toBe(10);
    expect(fieldFor(own, worn)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('a plan', () => {
  it('fills a formation and gives way when a shirt moves', () => {
    const c = club({ squad: [person(4, { zones: [0, 1] })] });
    const plan = new Plan(c);
    plan.form(c, 'card:200', '5-3-2');
    expect(counts(plan.at)).toEqual([5, 3, 2]);
    expect(plan.ready(c)).toBe(true);
    plan.toggle(c, 4);
    expect(plan.move(c, 2, 4)).toBe('zone');
    expect(plan.move(c, 2, 0)).toBe('');
    expect(plan.at.get(2)).toBe(0);
    expect(counts(plan.at)).toEqual([5, 3, 2]);
    const forward = [...plan.at].find(([, z]) => z === 7)![0];
    expect(plan.move(c, forward, 3)).toBe('');
    expect([plan.at.get(forward), counts(plan.at).join()]).toEqual([3, '5,3,2']);
  });
  it('lets two shirts change places, those two and no other', () => {
    const c = club({ squad: [person(4, { zones: [0, 1] })] });
    const plan = new Plan(c);
    plan.form(c, 'card:200', '5-3-2');
    plan.toggle(c, 4);
    const was = new Map(plan.at);
    const forward = [...was].find(([, z]) => z === 7)![0];
    const back = [...was].filter(([n, z]) => z === 1 && n !== 2)[0]![0];
    expect(plan.exchange(c, forward, back)).toBe(true);
    expect(plan.at).toEqual(new Map([...was, [forward, 1], [back, 7]]));
    expect(plan.exchange(c, 2, back)).toBe(false);
    expect(plan.at.get(2)).toBe(was.get(2));
  });
  it('answers in the order of the questions', () => {
    const c = club({ squad: [person(4, { zones: [1] })] });
    const plan = new Plan(c);
    plan.form(c, 'card:200', '5-3-2');
    plan.toggle(c, 4);
    expect(plan.opening('formation', [[3856, ['card:200', 'shape:5-3-2'], '']], c)).toEqual([3856, 100]);
    const lineup = { tactic: 200, shape: '5-3-2', picks: [{ card: 4, shirt: 2, out: null, abilities: [] }], field: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], zones: Array<number | null>(10).fill(null), need: [] };
    expect(plan.answer('select', asked([0, ['pass']], [120, ['card:24']]), { ...c, lineup })).toBe(0);
    expect(plan.answer('assign', asked([0, ['pass']], [800, ['card:4', 'ability:64']]), c)).toBe(null);
    plan.paid = [64];
    plan.paying = true;
    expect(plan.answer('assign', asked([0, ['pass']], [800, ['card:4', 'ability:64']]), c)).toBe(800);
    expect(plan.answer('assign', asked([0, ['pass']], [801, ['card:4', 'ability:65']]), c)).toBe(0);
    const placing = { ...c, doing: 'place', lineup };
    const zone = plan.at.get(0)!;
    expect(plan.answer('place', asked([3840 + zone, [`zone:${zone}`]]), placing)).toBe(3840 + zone);
  });
  it('looks again where the ten shirts are others than planned', () => {
    const c = club({ squad: [] });
    const plan = new Plan(c);
    plan.form(c, 'card:200', '5-3-2');
    plan.giving = true;
    const lineup = { tactic: 200, shape: '5-3-2', picks: [], field: [0, 1, 2, 3, 4, 5, 6, 7, 8, 12], zones: Array<number | null>(10).fill(null), need: [] };
    const placing = { ...c, doing: 'place', lineup };
    expect(plan.answer('place', asked([3840, ['zone:0']]), placing)).toBe(null);
    plan.sync(placing);
    expect([plan.giving, plan.at.has(12), plan.ready(placing)]).toEqual([false, true, true]);
  });
});

describe('what is seen of a match', () => {
  it('lights the section of the pair and the shirt', () => {
    const pair = sceneOf({ kind: 'pair_is', said: null, data: { seat: 1, pair: 0 } }, null);
    expect(pair?.section).toBe('left');
    const shot = sceneOf({ kind: 'goal', said: null, data: { seat: 1, side: 'opponent', shirt: 3 } }, pair);
    expect(shot).toEqual({ section: 'left', seat: 1, what: 'goal', own: false, shirt: 3 });
    expect(goalOf({ kind: 'goal', said: null, data: { seat: 1, side: 'opponent', shirt: 3 } }, 1)).toEqual([0, 1]);
    expect(mirrored(0)).toBe(8);
  });
});

describe('where fitness may not do for all', () => {
  it('names people one by one, and stops where one is shut out', () => {
    const c = club({ squad: [person(4, { zones: [1] }), person(6, { zones: [1] })], resources: [9, 2, 2, 1] });
    const plan = new Plan(c);
    plan.form(c, 'card:200', '5-3-2');
    plan.toggle(c, 4);
    plan.toggle(c, 6);
    expect(plan.opening('formation', [[3856, ['card:200', 'shape:5-3-2'], '']], c)).toEqual([3856]);
    expect(plan.answer('select', asked([0, ['pass']], [100, ['card:4']]), c)).toBe(100);
    const lineup = { tactic: 200, shape: '5-3-2', picks: [{ card: 4, shirt: 2, out: null, abilities: [] }], field: [], zones: [], need: [] };
    expect(plan.answer('select', asked([0, ['pass']], [101, ['card:5']]), { ...c, lineup })).toBe(null);
  });
  it('says who was left out once the others are taken', () => {
    const c = club({ squad: [person(4, { zones: [1] }), person(6, { zones: [1] })], resources: [9, 2, 2, 1] });
    const plan = new Plan(c);
    plan.form(c, 'card:200', '5-3-2');
    plan.toggle(c, 4);
    plan.toggle(c, 6);
    plan.giving = true;
    plan.sync({ ...c, doing: 'assign', lineup: { tactic: 200, shape: '5-3-2', picks: [{ card: 4, shirt: 2, out: null, abilities: [] }], field: [], zones: [], need: [] } });
    expect([plan.dropped, plan.on, plan.giving]).toEqual([[6], [4], false]);
  });
});
