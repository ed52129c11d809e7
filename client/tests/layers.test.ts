/** Back closes what lies over the page, as a browser's history has it. */
import { beforeEach, expect, it, vi } from 'vitest';

let states: unknown[] = [];
let at = 0;
let hear: (e: { state: unknown }) => void = () => undefined;
const go = (far: number): void => {
  at = Math.max(0, Math.min(states.length - 1, at + far));
  hear({ state: states[at] });
};
const soon = (): Promise<void> => new Promise((settle) => setTimeout(settle));
const load = async () => (await import('../src/lib/layers')).layer;

beforeEach(() => {
  vi.resetModules();
  [states, at] = [[null], 0];
  vi.stubGlobal('window', { addEventListener: (_: string, on: typeof hear) => void (hear = on) });
  vi.stubGlobal('history', {
    get state() { return states[at]; },
    pushState: (state: unknown) => void (states = [...states.slice(0, ++at), state]),
    go: (far: number) => setTimeout(() => go(far)),
  });
});

it('closes the newest first, and then leaves', async () => {
  const layer = await load();
  const [one, two] = [vi.fn(), vi.fn()];
  layer(one);
  await soon();
  layer(two);
  await soon();
  expect([states.length, at]).toEqual([3, 2]);
  go(-1);
  expect([one.mock.calls.length, two.mock.calls.length, at]).toEqual([0, 1, 1]);
  go(-1);
  expect([one.mock.calls.length, at]).toEqual([1, 0]);
});

it('takes its step back when it is closed in another way', async () => {
  const layer = await load();
  const close = vi.fn();
  const closed = layer(close);
  await soon();
  closed();
  await soon();
  await soon();
  expect([close.mock.calls.length, at]).toEqual([0, 0]);
  layer(close);
  await soon();
  expect([states.length, at]).toEqual([2, 1]);
});

it('hands the step on where another opens as one closes', async () => {
  const layer = await load();
  const two = vi.fn();
  const closed = layer(vi.fn());
  await soon();
  closed();
  layer(two);
  await soon();
  expect([states.length, at]).toEqual([2, 1]);
  go(-1);
  expect(two).toHaveBeenCalledOnce();
});

it('opens nothing where somebody goes forward, and closes what opens there', async () => {
  const layer = await load();
  const close = vi.fn();
  layer(close);
  await soon();
  go(-1);
  go(1);
  expect(close).toHaveBeenCalledOnce();
  const again = vi.fn();
  layer(again);
  await soon();
  expect(states.length).toBe(2);
  go(-1);
  expect(again).toHaveBeenCalledOnce();
});

it('leaves the history alone where a link has led elsewhere', async () => {
  const layer = await load();
  const closed = layer(vi.fn());
  await soon();
  states = [...states, null];
  at += 1;
  closed();
  await soon();
  await soon();
  expect(at).toBe(2);
});

it('asks what lies below last of all, whenever it came', async () => {
  const layer = await load();
  const [menu, guard] = [vi.fn(), vi.fn()];
  layer(menu);
  await soon();
  layer(guard, true);
  await soon();
  go(-1);
  expect([menu.mock.calls.length, guard.mock.calls.length]).toEqual([1, 0]);
  go(-1);
  expect([guard.mock.calls.length, at]).toEqual([1, 0]);
});

it('takes whoever comes back to a step that was left behind on to the page below it', async () => {
  const layer = await load();
  const closed = layer(vi.fn());
  await soon();
  states = [...states, null];
  at += 1;
  closed();
  await soon();
  go(-1);
  await soon();
  await soon();
  expect(at).toBe(0);
});
