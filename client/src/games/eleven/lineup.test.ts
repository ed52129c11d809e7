import { describe, expect, it } from 'vitest';
import { Plan } from './lineup.svelte';
import { mirrored, sceneOf } from './match';
import { scoreIn } from './told';
import type { Bar, LaidOut, Stood } from './plans';
import type { Ask } from '../../lib/wire';
import type { Club, LineUp } from './view';

const ZONES = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7];
const bar = (why: Bar['why'], rule: string): Bar => ({ why, other: -1, rule });
/** ten shirts; 2 is worn by card 4, who plays in defence alone */
const stood = (shirt: number, zone: number): Stood =>
  shirt === 2 ? { shirt, zone, card: 4, side: 'defence', power: 2, may: [0, 1], shut: { 4: bar('zone', 'EL-121'), 7: bar('zone', 'EL-121') } } : { shirt, zone, card: -1, side: 'attack', power: null, may: [0, 1, 2, 3, 4, 5, 6, 7, 8], shut: {} };
const laid = (over: Partial<LaidOut> = {}): LaidOut => ({
  tactic: 200, shape: '5-3-2', people: [4], barred: { 6: bar('number', 'EL-204') }, field: ZONES.map((zone, shirt) => stood(shirt, zone)), refused: null, forecast: null, ...over,
});
const lineup = (over: Partial<LineUp> = {}): LineUp => ({ tactic: 200, shape: '5-3-2', picks: [{ card: 4, shirt: 2, out: null, abilities: [] }], field: ZONES.map((_, n) => n), zones: Array<null>(10).fill(null), need: [], ...over });
const club = (doing: Club['doing'], given: LineUp | null = null): Club => ({ doing, lineup: given, squad: [], shirts: [] }) as unknown as Club;
const asked = (...options: [number, string[]][]): Ask => ({ seat: 0, said: { id: 'x', args: {} }, options: options.map(([n, a]) => [n, a, '']), least: 1, most: 1, sketch: null });
const drawn = (): Plan => {
  const plan = new Plan();
  plan.hear(laid());
  return plan;
};

describe('a plan', () => {
  it('begins with what the server says of the first formation', () => {
    const plan = new Plan();
    expect([plan.ready(), plan.sheet(true)]).toEqual([false, { plan: 'sheet', tactic: -1, shape: '', people: [], shirts: [], moved: [-1, -1, -1], uses: [], play: -1 }]);
    plan.hear(laid());
    expect([plan.ready(), plan.tactic, plan.shape, plan.on, plan.at.get(9)]).toEqual([true, 200, '5-3-2', [4], 7]);
  });
  it('says at once why somebody cannot be put on, and asks what comes of the others', () => {
    const plan = drawn();
    expect([plan.shut(6)?.rule, plan.shut(5), plan.shut(4)]).toEqual(['EL-204', undefined, undefined]);
    plan.toggle(5);
    expect([plan.on, plan.wishes, plan.sheet(true).people]).toEqual([[4, 5], 1, [4, 5]]);
    plan.hear(laid({ people: [5] }));
    expect(plan.on).toEqual([5]);
  });
  it('moves a shirt at once, and is mended by the server', () => {
    const plan = drawn();
    expect(plan.move(2, 4)?.rule).toBe('EL-121');
    expect([plan.wishes, plan.at.get(2)]).toEqual([0, 1]);
    expect(plan.move(2, 0)).toBe(undefined);
    expect([plan.at.get(2), plan.sheet(true).moved]).toEqual([0, [2, 0, -1]]);
    expect(plan.sheet(true).shirts).toContainEqual([2, 1]);
    plan.hear(laid({ field: ZONES.map((zone, shirt) => stood(shirt, shirt === 2 ? 0 : shirt === 0 ? 1 : zone)) }));
    expect([plan.at.get(2), plan.at.get(0), plan.sheet(true).moved]).toEqual([0, 1, [-1, -1, -1]]);
  });
  it('lets two shirts change places, and remembers a move before the server has spoken', () => {
    const plan = drawn();
    plan.move(9, 4, 6);
    expect([plan.at.get(9), plan.at.get(6), plan.sheet(true).moved]).toEqual([4, 7, [9, 4, 6]]);
    plan.move(1, 2);
    expect(plan.sheet(true).shirts).toContainEqual([9, 4]);
    expect(plan.sheet(true).moved).toEqual([1, 2, -1]);
  });
  it('counts effects, and forgets them once their moment is over', () => {
    const plan = drawn();
    plan.count(12, 3);
    plan.count(-1, 150);
    expect(plan.sheet(false)).toEqual({ plan: 'sheet', uses: [12], play: 150 });
    plan.count(12, 3);
    expect([plan.uses, plan.wishes]).toEqual([[], 3]);
    plan.hear(null);
    expect([plan.play, plan.wishes]).toEqual([-1, 4]);
    plan.hear(null);
    expect(plan.wishes).toBe(4);
  });
  it('answers in the order of the questions', () => {
    const plan = drawn();
    expect(plan.opening('formation', [[3856, ['card:200', 'shape:5-3-2'], '']], club('formation'))).toEqual([3856, 100]);
    expect(plan.answer('select', asked([0, ['pass']], [100, ['card:4']]), club('select', lineup({ picks: [] })))).toBe(100);
    expect(plan.answer('select', asked([0, ['pass']], [120, ['card:24']]), club('select', lineup()))).toBe(0);
    expect(plan.answer('assign', asked([0, ['pass']], [800, ['card:4', 'ability:64']]), club('assign', lineup()))).toBe(null);
    plan.paid = [64];
    plan.paying = true;
    expect(plan.answer('assign', asked([0, ['pass']], [800, ['card:4', 'ability:64']]), club('assign', lineup()))).toBe(800);
    expect(plan.answer('assign', asked([0, ['pass']], [801, ['card:4', 'ability:65']]), club('assign', lineup()))).toBe(0);
    expect(plan.answer('place', asked([3840, ['zone:0']]), club('place', lineup()))).toBe(3840);
    expect(plan.answer('place', asked([3841, ['zone:1']]), club('place', lineup()))).toBe(null);
  });
  it('looks again where the ten shirts are others than planned', () => {
    const plan = drawn();
    plan.giving = true;
    const placing = club('place', lineup({ field: [0, 1, 2, 3, 4, 5, 6, 7, 8, 12] }));
    expect(plan.answer('place', asked([3840, ['zone:0']]), placing)).toBe(null);
    plan.sync(placing);
    expect([plan.giving, plan.wishes]).toEqual([false, 1]);
    plan.hear(laid({ field: [0, 1, 2, 3, 4, 5, 6, 7, 8, 12].map((shirt, n) => stood(shirt, ZONES[n] ?? 0)) }));
    plan.sync(placing);
    expect([plan.wishes, plan.at.has(12), plan.at.has(9)]).toEqual([1, true, false]);
  });
  it('says who was left out once the others are taken', () => {
    const plan = drawn();
    plan.on = [4, 6];
    plan.giving = true;
    plan.sync(club('assign', lineup({ field: [], zones: [] })));
    expect([plan.dropped, plan.on, plan.giving]).toEqual([[6], [4], false]);
  });
});

describe('what is seen of a match', () => {
  it('lights the section of the pair and the shirt', () => {
    const pair = sceneOf({ kind: 'pair_is', said: null, data: { seat: 1, pair: 0 } }, null);
    expect(pair?.section).toBe('left');
    const shot = sceneOf({ kind: 'goal', said: null, data: { seat: 1, side: 'opponent', shirt: 3 } }, pair);
    expect(shot).toEqual({ section: 'left', seat: 1, what: 'goal', own: false, shirt: 3 });
    expect([scoreIn({ score: [0, 1] }), scoreIn({ shirt: 3 })]).toEqual([[0, 1], null]);
    expect(mirrored(0)).toBe(8);
  });
});
