import { describe, expect, it } from 'vitest';
import { DONE, PASS, PLAYER, shapeCode, shapeOf, sizeOf, VACANCY, type Shape } from './codes';
import { changeRun, Lineup } from './lineup.svelte';
import { cardsRun } from './runs';
import type { LaidOut, Moment } from './plans';
import { refit, suggested } from './saved';
import { LINES, type View } from './view';
import real from './tests/real.json';
import { cards } from './tests/views';

const view = real.prematch.view as unknown as View;
const club = view.clubs[0];
const outfield = (club.bench ?? []).filter((n) => cards.player(n).kind === 'outfield');
const stars = (n: number): number => cards.player(n).level;
const open = real.prematch.ask.options.map(([code]) => [...shapeOf(code as number)]);
const nine = open.map(([fb = 0, cb = 0, dm = 0, am = 0, fw = 0]) => [fb, cb, dm, am, fw - 1]);
/** What the server would send with the question. */
const moment: Moment = {
  formations: [
    ...[...open, ...nine].map((lines) => ({ lines, open: true, short: [], limit: lines[3]! + lines[4]! })),
    { lines: [0, 3, 1, 3, 3], open: false, short: [2, 4], limit: 6 },
  ],
  places: Object.fromEntries(outfield.map((n) => [n, LINES.flatMap((line, i) => (cards.player(n).positions.includes(line) ? [i] : []))])),
  captains: [], duels: {}, closes: false,
};
/** What the server would say of these lines: nothing is wrong once ten stand, and the strongest wears the armband. */
function heard(l: Lineup, more: Partial<LaidOut> = {}): Lineup {
  const free = l.lines.map((row) => row.filter((n) => n < 0).length);
  const left = free.reduce((a, b) => a + b, 0);
  const captains = [...l.on].sort((a, b) => stars(b) - stars(a));
  const wears = captains.includes(l.wished) ? l.wished : (captains[0] ?? -1);
  l.hear({
    legal: left === 0, lacks: left ? [{ what: 'players', count: left, rule: 'FC-029' }] : [], free, attack: 1, defence: 2, malus: 0, optimised: false,
    lacking: [], limit: 4, captains, captain: left ? -1 : wears, aims: {}, ...more,
  }, l.plan);
  return l;
}
const fresh = (): Lineup => new Lineup(outfield, 10, club.coach, club.keeper, cards, moment, stars);
const standing = (): Lineup => {
  const l = fresh();
  l.suggest();
  return heard(l);
};

describe('the line-up editor', () => {
  it('offers the formations of the server for so many players, and names the lines that lack', () => {
    const l = fresh();
    expect(new Set(l.shapes().filter((s) => s.open).map((s) => s.shape.join()))).toEqual(new Set(open.map((s) => s.join())));
    expect(l.shapes().filter((s) => !s.open).map((s) => s.short)).toEqual([['DM', 'FW']]);
    expect(l.shapes().every((s) => sizeOf(s.shape) === 10)).toBe(true);
  });

  it('says what the server says of it, and is not ready while those are the words of another plan', () => {
    const l = fresh();
    expect([l.fresh, l.ready, l.problems]).toEqual([false, false, []]);
    heard(l);
    expect(l.problems.map((p) => [p.id, p.args.count, p.rule])).toEqual([['fc-ui-lack-players', 10, 'FC-029']]);
    expect([l.fresh, l.ready]).toEqual([true, false]);
    l.suggest();
    expect([l.fresh, l.ready, l.told?.attack]).toEqual([false, false, 1]);
    heard(l);
    expect([l.fresh, l.ready, l.problems]).toEqual([true, true, []]);
    expect(open.map((s) => s.join())).toContain(l.shape.join());
    expect(l.captains).toContain(l.captain);
    for (const [line, row] of l.lines.entries()) for (const [at, n] of row.entries()) expect(l.fitsAt(n, { line, at })).toBe(true);
  });

  it('gives the armband to whom it is wished, while he may wear it', () => {
    const l = standing();
    const other = l.captains.at(-1) ?? -1;
    l.captain = other;
    expect([l.captain, l.fresh]).toEqual([other, false]);
    expect(heard(l).captain).toBe(other);
    const best = l.captains[0] ?? -1;
    l.hear({ ...(l.told as LaidOut), captains: [best], captain: best }, l.plan);
    expect(l.captain).toBe(best);
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
    expect(heard(l).problems[0]).toMatchObject({ args: { count: 1 }, rule: 'FC-029' });
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

});

describe('a change', () => {
  const begun = (): { was: number[]; l: Lineup; captain: number } => {
    const s = standing();
    const l = heard(new Lineup(outfield, 10, club.coach, club.keeper, cards, moment, stars, s.lines, s.captain));
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
    const less = s.lines.map((row) => row.filter((n) => n !== hurt));
    const l = new Lineup(outfield.filter((n) => n !== hurt), 9, club.coach, club.keeper, cards, moment, stars, less, s.captain);
    expect(l.on).toHaveLength(9);
    l.resize(10);
    expect(heard(l).problems.map((p) => p.id)).toEqual(['fc-ui-lack-players']);
    l.suggest();
    const codes = changeRun(less.flat(), l, s.captain);
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
