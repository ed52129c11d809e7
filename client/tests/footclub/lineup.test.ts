import { describe, expect, it } from 'vitest';
import { DONE, PASS, PLAYER, shapeCode, shapeOf, VACANCY, type Shape } from '../../src/games/footclub/codes';
import { formations, legalShape } from '../../src/games/footclub/formation';
import { changeRun, Lineup } from '../../src/games/footclub/lineup.svelte';
import { cardsRun } from '../../src/games/footclub/runs';
import { refit, suggested } from '../../src/games/footclub/saved';
import type { View } from '../../src/games/footclub/view';
import real from './real.json';
import { cards } from './views';

const view = real.prematch.view as unknown as View;
const club = view.clubs[0];
const outfield = (club.bench ?? []).filter((n) => cards.player(n).kind === 'outfield');
const stars = (n: number): number => cards.player(n).level;
const fresh = (rules = {}): Lineup => new Lineup(outfield, 10, club.coach, club.keeper, cards, rules, stars);
const standing = (): Lineup => {
  const l = fresh();
  l.suggest();
  return l;
};

describe('the line-up editor', () => {
  it('offers what the server offers: the formations that this squad can fill', () => {
    const offered = new Set(real.prematch.ask.options.map(([code]) => code as number));
    const open = new Set(fresh().shapes().filter((s) => s.open).map((s) => shapeCode(s.shape)));
    expect(open).toEqual(offered);
  });

  it('names the lines that a formation lacks', () => {
    const shut = fresh().shapes().filter((s) => !s.open);
    expect(shut.length).toBeGreaterThan(0);
    for (const s of shut) expect(s.short.length).toBeGreaterThan(0);
  });

  it('says at once what is missing, and nothing once the suggestion stands', () => {
    const l = fresh();
    expect(l.problems.map((p) => p.id)).toEqual(['fc-ui-lack-players']);
    l.suggest();
    expect(l.problems).toEqual([]);
    expect(legalShape(l.shape)).toBe(true);
    expect(l.captains).toContain(l.captain);
    for (const [line, row] of l.lines.entries()) for (const [at, n] of row.entries()) expect(l.fitsAt(n, { line, at })).toBe(true);
  });

  it('puts nobody where his card does not say so', () => {
    const l = fresh();
    const forward = outfield.find((n) => cards.player(n).positions.join() === 'FW') ?? -1;
    expect(l.put(forward, { line: 1, at: 0 })).toBe(false);
    expect(l.on).toEqual([]);
    expect(l.put(forward, { line: 4, at: 0 })).toBe(true);
    expect(l.on).toEqual([forward]);
  });

  it('exchanges two who touch places with each other, and moves one who is put elsewhere', () => {
    const l = standing();
    const line = l.lines.findIndex((row) => row.length >= 2);
    const [a = -1, b = -1] = l.lines[line] ?? [];
    l.put(a, { line, at: 1 });
    expect(l.lines[line]?.slice(0, 2)).toEqual([b, a]);
    expect(new Set(l.on).size).toBe(10);
    l.sit(a);
    expect(l.bench).toContain(a);
    expect(l.problems[0]).toMatchObject({ args: { count: 1 }, rule: 'FC-029' });
  });

  it('keeps who can stay when the formation changes, and takes the armband from one who leaves', () => {
    const l = standing();
    const captain = l.captain;
    l.sit(captain);
    expect(l.captain).not.toBe(captain);
    const next = l.shapes().find((s) => s.open && s.shape.join() !== l.shape.join())?.shape as Shape;
    const before = new Set(l.on);
    l.form(next);
    expect(l.shape).toEqual(next);
    for (const n of l.on) expect(before.has(n)).toBe(true);
  });

  it('answers shape, ten players line after line, captain', () => {
    const l = standing();
    const run = l.run();
    expect(shapeOf(run[0] ?? 0)).toEqual(l.shape);
    expect(run.slice(1, 11)).toEqual(l.lines.flat().map((n) => PLAYER + n));
    expect(run[11]).toBe(PLAYER + l.captain);
    expect(run).toHaveLength(12);
  });

  it('knows the 21 formations too', () => {
    expect(formations({ formation_set: 'twenty_one' })).toHaveLength(21);
    expect(fresh({ formation_set: 'twenty_one' }).shapes()).toHaveLength(21);
  });
});

describe('a change', () => {
  const begun = (): { was: number[]; l: Lineup; captain: number } => {
    const s = standing();
    const l = new Lineup(outfield, 10, club.coach, club.keeper, cards, {}, stars, s.lines, s.captain);
    return { was: s.on, l, captain: s.captain };
  };
  /** one of the bench for one of his line who is not the captain */
  const exchange = (l: Lineup, captain: number): [number, number] => {
    for (const n of l.bench) {
      for (const [line, row] of l.lines.entries()) {
        for (const [at, p] of row.entries()) {
          if (p !== captain && l.fitsAt(n, { line, at })) {
            l.put(n, { line, at });
            return [n, p];
          }
        }
      }
    }
    throw new Error('nobody fits');
  };

  it('of nothing is no; where the armband is free, no and the new captain', () => {
    const { was, l, captain } = begun();
    expect(changeRun(was, l, captain)).toEqual([PASS]);
    expect(changeRun(was, l, -1)).toEqual([PASS, PLAYER + l.captain, DONE]);
  });

  it('is told as pairs in ascending order, no more, the arrangement, done', () => {
    const { was, l, captain } = begun();
    const [on, off] = exchange(l, captain);
    const run = changeRun(was, l, captain);
    expect(run.slice(0, 3)).toEqual([PLAYER + on, PLAYER + off, PASS]);
    expect(run[3]).toBe(shapeCode(l.shape));
    expect(run.slice(4, 14)).toEqual(l.on.map((n) => PLAYER + n));
    expect(run.slice(14)).toEqual([DONE]);
  });

  it('names a new captain when the old one goes off', () => {
    const { was, l } = begun();
    const [on, captain] = exchange(l, -1); // whoever went off wore the armband
    const run = changeRun(was, l, captain);
    expect(run.slice(0, 3)).toEqual([PLAYER + on, PLAYER + captain, PASS]);
    expect(run.slice(-2)).toEqual([PLAYER + l.captain, DONE]);
    expect(l.captains).toContain(l.captain);
  });

  it('fills a place that an injury left', () => {
    const s = standing();
    const hurt = s.on.find((n) => n !== s.captain) ?? -1;
    const nine = s.lines.map((row) => row.filter((n) => n !== hurt));
    const l = new Lineup(outfield.filter((n) => n !== hurt), 9, club.coach, club.keeper, cards, {}, stars, nine, s.captain);
    expect(l.problems).toEqual([]);
    l.resize(10);
    expect(l.problems.map((p) => p.id)).toEqual(['fc-ui-lack-players']);
    l.suggest();
    const codes = changeRun(nine.flat(), l, s.captain);
    expect(codes).toContain(VACANCY);
    expect(l.on).toHaveLength(10);
  });
});

describe('match cards', () => {
  const reserve = club.reserve ?? [];
  it('are suggested as FC-055 has it', () => {
    const pick = suggested(14, reserve, cards);
    const count = (type: string): number => pick.filter((n) => cards.match(n).type === type).length;
    expect(['tackle', 'press', 'set_attack', 'counter', 'attack_support', 'defence_support', 'fans'].map(count)).toEqual([3, 3, 2, 1, 2, 1, 2]);
    expect(pick).toHaveLength(14);
    expect(suggested(10, reserve, cards)).toHaveLength(10);
  });
  it('that were kept stand for others of their like', () => {
    const fans = reserve.filter((n) => cards.match(n).type === 'fans');
    expect(refit([21, 22], fans, cards)).toHaveLength(2);
    expect(refit([0, 1], [1, 2], cards)).toEqual([1]);
  });
  it('are sent in ascending order, the lowest of those alike first', () => {
    const fans = (a: number, b: number): boolean => cards.match(a).type === 'fans' && cards.match(b).type === 'fans';
    expect(cardsRun([27, 3, 25], [3, 9, 21, 25, 27], fans)).toEqual([83, 101, 105, DONE]);
  });
});
