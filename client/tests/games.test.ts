/** The list of games, and the room of one that has none here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import './texts';
import { GAMES as LISTED } from '../src/games';
import type { Entry } from '../src/games/board';
import { plain } from '../src/games/plain/register';
import { rows } from '../src/games/plain/rows';
import { i18n } from '../src/lib/i18n.svelte';
import { offered } from '../src/lib/offered.svelte';
import { authors, prefixOf, rooms, titleOf } from '../src/lib/rooms.svelte';
import type { Ask, Data } from '../src/lib/wire';

const GAMES = LISTED as Entry[];
const SRC = join(import.meta.dirname, '../src');
/** made from elsewhere: they say what the server and the folders say */
const GENERATED = ['lib/wire.ts', 'lib/pieces.ts', 'games/index.ts'];
const NAMES = /streetsoccer|footclub|worldwide|\belevens?\b(?! players)/i;

/** Every file that any game shares, by its place in src. */
const shared = (): string[] =>
  readdirSync(SRC, { withFileTypes: true, recursive: true })
    .filter((e) => e.isFile())
    .map((e) => relative(SRC, join(e.parentPath, e.name)).replaceAll('\\', '/'))
    .filter((f) => !GENERATED.includes(f) && !GAMES.some((g) => f.startsWith(`games/${g.name}/`)));

describe('the list of games', () => {
  it('has every folder with a room, and each says the name of its folder', async () => {
    const folders = readdirSync(join(SRC, 'games'), { withFileTypes: true }).filter((e) => e.isDirectory() && e.name !== 'plain').map((e) => e.name);
    expect(GAMES.map((g) => g.name).sort()).toEqual(folders.sort());
    for (const g of GAMES) expect((await g.room()).room).toMatchObject({ name: g.name, prefix: g.prefix });
  });

  it('stands nowhere else: no shared file names a game', () => {
    const files = shared();
    expect(files.length).toBeGreaterThan(100);
    const naming = files.flatMap((f) =>
      readFileSync(join(SRC, f), 'utf8').split('\n').flatMap((line, n) => (NAMES.test(line) ? [`${f}:${n + 1}: ${line.trim()}`] : [])),
    );
    expect(naming).toEqual([]);
  });
});

describe('the games that are offered', () => {
  const before = globalThis.fetch;
  afterEach(() => void (globalThis.fetch = before));

  it('are those with a board here until the server has told, or where it cannot', async () => {
    globalThis.fetch = () => Promise.reject(new Error('no server'));
    await offered.look();
    expect(offered.names).toEqual(GAMES.map((g) => g.name));
  });

  it('are those of the server, one without a board here too, in its order', async () => {
    const told = ['cupdraw', ...GAMES.map((g) => g.name)];
    globalThis.fetch = (at) => (at === '/api/games' ? Promise.resolve(Response.json(told.map((name) => ({ name })))) : before(at));
    await offered.look();
    expect(offered.names).toEqual(told);
  });

  it('are called by their texts, by their names where they have none', () => {
    expect(titleOf('cupdraw')).toBe('cupdraw');
    expect(titleOf('cupdraw', 'a game')).toBe('a game');
    i18n.take('en', 'cupdraw-name = Cup Draw');
    expect(titleOf('cupdraw')).toBe('Cup Draw');
  });

  it('are told by their authors where their texts say so: no bare name of a message', () => {
    expect(authors()).toHaveLength(GAMES.length);
    GAMES.push({ ...GAMES[0]!, name: 'cupdraw', prefix: 'cup' });
    try {
      expect(authors()).toHaveLength(GAMES.length - 1);
      expect(authors().join()).not.toContain('{');
    } finally {
      GAMES.pop();
    }
  });
});

describe('a game without a board here', () => {
  it('gets the plain room, by its own name', async () => {
    expect(rooms.get('cupdraw')).toBeUndefined();
    const room = await rooms.open('cupdraw');
    expect(room).toMatchObject({ name: 'cupdraw', prefix: 'cupdraw' });
    expect(rooms.get('cupdraw')).toBe(room);
    expect(prefixOf('cup_draw')).toBe('cup-draw');
  });

  it('takes each answer by its button alone, and counts nothing that its view has not', () => {
    const room = plain('cupdraw', 'cupdraw');
    expect(room.owns?.({}, {} as Ask)).toBe(true);
    expect(room.Do).toBeDefined();
    expect(room.score).toBeUndefined();
  });

  it('shows its view name by name', () => {
    const view: Data = { points: [3, -1], hand: [], next_seat: 0, done: false, secret: null, table: { pile: 4, laid: [{ card: 2 }, { card: 7 }] } };
    expect(rows(view)).toEqual([
      { name: 'points', text: '3, −1', rows: [] },
      { name: 'hand', text: '–', rows: [] },
      { name: 'next seat', text: '0', rows: [] },
      { name: 'done', text: '–', rows: [] },
      { name: 'secret', text: '–', rows: [] },
      {
        name: 'table', text: '',
        rows: [
          { name: 'pile', text: '4', rows: [] },
          { name: 'laid', text: '', rows: [{ name: '1', text: '', rows: [{ name: 'card', text: '2', rows: [] }] }, { name: '2', text: '', rows: [{ name: 'card', text: '7', rows: [] }] }] },
        ],
      },
    ]);
  });

  it('shows names and words by the texts of the game, in the language of the reader', async () => {
    const view = { last_throw: 'left', throws: ['left', 'in the air'], table: [{ last_throw: 'left' }] };
    i18n.take('en', 'heap-view-last-throw = Latest throw\nheap-view-throws-in-the-air = in flight');
    i18n.take('fr', 'heap-view-last-throw = Dernier lancer\nheap-view-last-throw-left = à gauche');
    const told = (): [string, string][] => rows(view, 'heap').map((r) => [r.name, r.text]);
    expect(told()).toEqual([['Latest throw', 'left'], ['throws', 'left, in flight'], ['table', '']]);
    await i18n.use('fr', false);
    expect(told()).toEqual([['Dernier lancer', 'à gauche'], ['throws', 'left, in the air'], ['table', '']]);
    expect(rows(view, 'heap')[2]?.rows[0]?.rows).toEqual([{ name: 'Dernier lancer', text: 'à gauche', rows: [] }]);
    await i18n.use('en', false);
  });
});
