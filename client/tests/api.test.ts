import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

it('asks for a replay in the language of the page, whoever looks and wherever it lies', async () => {
  const got: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    got.push([path, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
    return Promise.resolve(new Response(JSON.stringify({ frames: [] })));
  });
  await api.replay('t', 'fr');
  await api.replay('t', 'fr', 1);
  await api.open('{}', 'fr', 2);
  expect(got).toEqual([
    ['/api/tables/t/replay?lang=fr', null],
    ['/api/tables/t/replay?lang=fr&eye=1', null],
    ['/api/replay', { text: '{}', lang: 'fr', eye: 2 }],
  ]);
});
