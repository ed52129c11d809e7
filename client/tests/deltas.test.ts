import { expect, it } from 'vitest';
import { changed, whole } from '../src/lib/deltas';
import type { Replay } from '../src/lib/wire';

it('a change leads to its place and leaves the rest as it was, shared', () => {
  const before = { score: [1, 2], clubs: [{ name: 'a', hand: [1] }, { name: 'b', hand: [] }], over: null };
  const now = changed(before, { score: { 1: { '=': 3 } }, clubs: { 0: { hand: { '=': [1, 4] } } }, over: { '=': { reason: 2 } } }) as typeof before;
  expect(now).toEqual({ score: [1, 3], clubs: [{ name: 'a', hand: [1, 4] }, { name: 'b', hand: [] }], over: { reason: 2 } });
  expect(now.clubs[1]).toBe(before.clubs[1]);
  expect(before.score).toEqual([1, 2]);
  expect(changed(before, {})).toBe(before);
});

it('a replay has every view whole again', () => {
  const frame = (view: object): object => ({ at: 0, who: 0, notation: '', facts: [], view });
  const told = { frames: [frame({ n: 1, list: [1] }), frame({}), frame({ n: { '=': 2 }, list: { '=': [1, 2] } })] };
  const views = whole(told as unknown as Replay).frames.map((f) => f.view);
  expect(views).toEqual([{ n: 1, list: [1] }, { n: 1, list: [1] }, { n: 2, list: [1, 2] }]);
});
