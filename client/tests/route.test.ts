/** The address: moments that pass are written to it, and what somebody has just typed is left alone. */
import { beforeEach, expect, it, vi } from 'vitest';

let hash = '';
let heard: (() => void)[] = [];
const load = async () => (await import('../src/lib/route.svelte')).route;

beforeEach(() => {
  vi.resetModules();
  heard = [];
  vi.stubGlobal('location', { get hash() { return hash; }, set hash(to: string) { hash = to; } });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: string, to: string) => void (hash = to) });
  vi.stubGlobal('window', { addEventListener: (_: string, hear: () => void) => void heard.push(hear) });
});

it('writes the moments that pass to the address', async () => {
  hash = '#/replay/abc/222';
  const route = await load();
  route.slide('replay', 'abc', 223);
  expect(hash).toBe('#/replay/abc/223');
  expect(route.parts).toEqual(['replay', 'abc', '223']);
});

it.each(['#/file', '#/replay/other/5', '#/replay/abc/60'])('leaves an address that is on its way alone: %s', async (to) => {
  hash = '#/replay/abc/222';
  const route = await load();
  hash = to; // the browser tells of it only later
  route.slide('replay', 'abc', 223);
  expect(hash).toBe(to);
  for (const hear of heard) hear();
  expect(route.parts).toEqual(to.slice(2).split('/'));
});
