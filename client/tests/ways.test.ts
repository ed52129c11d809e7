/** The tables of the start page are asked about at once. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Kept } from '../src/lib/shelf';
import { open } from '../src/lib/ways';

vi.mock('../src/lib/identity', () => ({ shown: (key: string) => Promise.resolve(`shown ${key}`) }));
afterEach(() => vi.unstubAllGlobals());

const kept = (table: string, more: Partial<Kept> = {}): Kept => ({ table, game: 'g', when: 0, key: 'k', ...more });

it('with whatever may open each, and those that are open come back in their order', async () => {
  const got: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    got.push([path, JSON.parse(String(init?.body))]);
    return Promise.resolve(new Response(JSON.stringify({ tables: [{ table: 'a' }, null, { table: 'c' }] })));
  });
  const tables = [kept('a'), kept('b', { secrets: ['s', 't'], watch: 'w' }), kept('c')];
  expect((await open(tables)).map(({ kept, brief }) => [kept, brief.table])).toEqual([[tables[0], 'a'], [tables[2], 'c']]);
  expect(got).toEqual([
    ['/api/briefs', {
      tables: [
        { table: 'a', secrets: ['shown k'] },
        { table: 'b', secrets: ['shown k', 's', 't', 'w'] },
        { table: 'c', secrets: ['shown k'] },
      ],
    }],
  ]);
});

it('and nothing is asked where there are none, nothing shown where nobody answers', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('gone')));
  vi.stubGlobal('fetch', asked);
  expect(await open([])).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  expect(await open([kept('a')])).toEqual([]);
});
