/** What a browser keeps: keys, tables, addresses; and storage that is shut, full or damaged. */
import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';


class Memory {
  all = new Map<string, string>();
  room = Infinity;
  getItem = (key: string): string | null => this.all.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (value.length > this.room) throw new DOMException('no room', 'QuotaExceededError');
    this.all.set(key, value);
  };
  removeItem = (key: string): void => void this.all.delete(key);
}

let memory: Memory;
const load = async () => ({
  shelf: await import('../src/lib/shelf'),
  identity: await import('../src/lib/identity'),
  keyfile: await import('../src/lib/keyfile'),
  storage: (await import('../src/lib/storage.svelte')).storage,
  settings: async () => (await import('../src/lib/settings.svelte')).settings,
});

beforeEach(() => {
  vi.resetModules();
  memory = new Memory();
  vi.stubGlobal('localStorage', memory);
});

const table = (n: number) => ({ table: `t${n}`, game: 'footclub', when: n, key: 'k' });

describe('the shelf', () => {
  it('holds every table, however many come', async () => {
    const { shelf } = await load();
    for (let n = 1; n <= 60; n++) shelf.shelve(table(n));
    expect(shelf.shelf()).toHaveLength(60);
    expect(shelf.shelf()[0]?.table).toBe('t60');
    expect(shelf.onShelf('t1')).toMatchObject({ table: 't1', key: 'k' });
  });

  it('takes over what earlier editions kept: one secret an entry, several entries a table', async () => {
    memory.all.set('touchline.tables', JSON.stringify([
      { table: 'a', secret: 's1', game: 'footclub', when: 2, invites: { 1: 'i' }, watch: 'w' },
      { table: 'a', secret: 's2', game: 'footclub', when: 1 },
      { table: 'b', secret: 's3', game: 'worldwide', when: 3 },
    ]));
    const { shelf, storage } = await load();
    expect(shelf.shelf().map((k) => [k.table, k.secrets, k.key])).toEqual([['b', ['s3'], ''], ['a', ['s1', 's2'], '']]);
    expect(shelf.onShelf('a')).toMatchObject({ invites: { 1: 'i' }, watch: 'w' });
    shelf.shelve({ table: 'a', key: 'mine' });
    shelf.spend('a', 's1');
    expect(shelf.onShelf('a')).toMatchObject({ key: 'mine', secrets: ['s2'], game: 'footclub', watch: 'w' });
    expect(storage.aside).toEqual([]);
  });

  it('keeps links for a second seat aside, unless they are the host’s own invitations', async () => {
    const { shelf } = await load();
    shelf.shelve({ table: 'a', secrets: ['own', 'other'], invites: { 1: 'own' } });
    shelf.spareOf('a', 'own');
    shelf.spareOf('a', 'other');
    expect(shelf.onShelf('a')).toMatchObject({ spare: ['other'], invites: { 1: 'own' } });
    expect(shelf.onShelf('a')?.secrets).toBeUndefined();
    shelf.taken('a', 1);
    expect(shelf.onShelf('a')?.invites).toBeUndefined();
  });

  it('goes on from memory when storage is full, says so, and writes when there is room', async () => {
    const { shelf, storage } = await load();
    shelf.shelve(table(1));
    memory.room = 150;
    for (let n = 2; n <= 5; n++) shelf.shelve(table(n));
    expect(storage.plight).toBe('full');
    expect(shelf.shelf()).toHaveLength(5);
    memory.room = Infinity;
    shelf.shelve(table(6));
    expect(storage.plight).toBe('');
    expect(JSON.parse(memory.getItem('touchline.tables') ?? '')).toHaveLength(6);
  });

  it('goes on from memory when storage is shut, and says so', async () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => { throw new DOMException('shut', 'SecurityError'); } });
    const { shelf, identity, storage } = await load();
    shelf.shelve(table(1));
    expect(storage.plight).toBe('shut');
    expect(shelf.shelf()).toHaveLength(1);
    expect(identity.own()).toBe(identity.own());
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: memory });
  });

  it.each(['{', '5', 'null', '{"a":1}', '"x"', '[1', ''])('sets %j aside and works', async (text) => {
    memory.all.set('touchline.tables', text);
    const { shelf, storage } = await load();
    expect(shelf.shelf()).toEqual([]);
    shelf.shelve(table(1));
    expect(shelf.shelf()).toHaveLength(1);
    expect(storage.aside).toEqual(['touchline.tables']);
    expect(memory.getItem('touchline.tables.damaged')).toBe(text);
  });

  it('keeps the entries that can be read, and all of the damaged text', async () => {
    const text = JSON.stringify([table(1), { table: 7 }, null, table(2)]);
    memory.all.set('touchline.tables', text);
    const { shelf, storage } = await load();
    expect(shelf.shelf().map((k) => k.table)).toEqual(['t2', 't1']);
    expect(memory.getItem('touchline.tables.damaged')).toBe(text);
    expect(storage.aside).toEqual(['touchline.tables']);
    expect(shelf.shelf()).toHaveLength(2);
  });

  it('never writes over something unreadable that cannot be moved', async () => {
    memory.all.set('touchline.tables', '{');
    memory.room = 0;
    const { shelf } = await load();
    expect(shelf.shelf()).toEqual([]);
    memory.room = Infinity;
    shelf.shelve(table(1));
    expect(memory.getItem('touchline.tables')).toBe('{');
    expect(shelf.shelf()).toHaveLength(1);
  });
});

describe('settings', () => {
  it.each([
    ['{"theme":5,"name":"Ada"}', 'Ada'],
    ['[]', ''],
    ['nonsense', ''],
    ['{"name":["x"],"sound":"yes"}', ''],
  ])('that are damaged (%s) are set aside; what is sound of them holds', async (text, name) => {
    memory.all.set('touchline.settings', text);
    const { settings, storage } = await load();
    const found = await settings();
    expect([found.theme, found.name, found.sound, found.confirm]).toEqual(['auto', name, false, 'auto']);
    expect(storage.aside).toEqual(['touchline.settings']);
    expect(memory.getItem('touchline.settings.damaged')).toBe(text);
  });
});

describe('the key of a device', () => {
  it('is made once, of 32 bytes, and stays', async () => {
    const { identity } = await load();
    const key = identity.own();
    expect(identity.unspelt(key)).toHaveLength(32);
    vi.resetModules();
    expect((await load()).identity.own()).toBe(key);
  });

  it('is shown to each server as an HMAC of that server’s name', async () => {
    const { identity } = await load();
    const key = identity.own();
    for (const name of ['https://club.example', 'a'.repeat(200), 'é']) {
      const right = createHmac('sha256', Buffer.from(key, 'base64url')).update(`touchline server 1\0${name}`).digest('base64url');
      expect(identity.keyFor(key, name)).toBe(right);
    }
  });

  it('on https is that of the origin, on http that of the server’s own id', async () => {
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ server: 'abc' }))));
    vi.stubGlobal('fetch', asked);
    const { identity } = await load();
    vi.stubGlobal('location', { protocol: 'https:', origin: 'https://club.example' });
    expect(await identity.shown()).toBe(identity.keyFor(identity.own(), 'https://club.example'));
    expect(asked).not.toHaveBeenCalled();
    vi.stubGlobal('location', { protocol: 'http:', origin: 'http://192.168.1.4:8788' });
    expect(await identity.shown()).toBe(identity.keyFor(identity.own(), 'abc'));
    vi.stubGlobal('location', undefined);
  });

  it('that is damaged is set aside, and another made', async () => {
    memory.all.set('touchline.keys', '["short"]');
    const { identity, storage } = await load();
    expect(identity.isKey(identity.own())).toBe(true);
    expect(storage.aside).toEqual(['touchline.keys']);
    expect(memory.getItem('touchline.keys.damaged')).toBe('["short"]');
  });
});

describe('a file of keys', () => {
  it('brings tables and keys to another device, beside what is there', async () => {
    const one = await load();
    one.shelf.shelve({ ...table(1), key: one.identity.mark() });
    one.shelf.shelve({ ...table(2), key: one.identity.mark(), invites: { 1: 'i' } });
    const [file, theirs] = [one.keyfile.keyFile(), one.identity.own()];
    vi.resetModules();
    memory.all.clear();
    const two = await load();
    const mine = two.identity.own();
    two.shelf.shelve({ ...table(2), key: two.identity.mark() });
    two.shelf.shelve({ ...table(3), key: two.identity.mark() });
    expect(two.keyfile.readKeyFile(`\uFEFF${file}`)).toEqual({ tables: 2, keys: 1 });
    expect(two.identity.own()).toBe(mine);
    expect(two.identity.ring()).toEqual([mine, theirs]);
    expect(two.shelf.shelf().map((k) => k.table).sort()).toEqual(['t1', 't2', 't2', 't3']);
    expect(two.keyfile.readKeyFile(file)).toEqual({ tables: 0, keys: 0 });
    expect(two.shelf.shelf()).toHaveLength(4);
  });

  it.each([
    ['', 'keys-not-ours'],
    ['hello', 'keys-not-ours'],
    ['{"game":"footclub"}', 'keys-not-ours'],
    ['null', 'keys-not-ours'],
    ['{"kind":"touchline-keys","edition":1,"keys":["', 'keys-damaged'],
    ['{"kind":"touchline-keys","edition":1,"keys":["short"],"tables":[]}', 'keys-damaged'],
    ['{"kind":"touchline-keys","edition":1,"keys":[],"tables":[{"game":"x"}]}', 'keys-damaged'],
    ['{"kind":"touchline-keys","edition":2,"keys":[],"tables":[]}', 'keys-newer'],
  ])('that is none (%s) changes nothing and is told', async (text, why) => {
    const { keyfile, shelf } = await load();
    shelf.shelve(table(1));
    const before = [...memory.all.entries()];
    expect(() => keyfile.readKeyFile(text)).toThrow(why);
    expect([...memory.all.entries()]).toEqual(before);
  });
});

describe('an address', () => {
  it.each([
    ['invite/T/S', 'table/T', 'S'],
    ['t/T/S', 'table/T', 'S'],
    ['table/T/S', 'table/T', 'S'],
    ['t/T', 'table/T', ''],
    ['invite', '', ''],
    // a link to a moment gives no right, whatever it carries
    ['replay/T/S/12', 'replay/T/12', ''],
    ['replay/T/S', 'replay/T/0', ''],
  ])('%s becomes %s', async (from, to, secret) => {
    const { sorted } = await import('../src/lib/route.svelte');
    const found = sorted(from.split('/'));
    expect([found.parts.join('/'), found.clean?.join('/'), found.secret]).toEqual([to, to, secret]);
  });

  it.each(['table/T', 'replay/T/12', 'watch/T/W', 'new/footclub', 'rules/footclub/FC-001', ''])('%s stays', async (from) => {
    const { sorted } = await import('../src/lib/route.svelte');
    const parts = from.split('/').filter(Boolean);
    expect(sorted(parts)).toEqual({ parts, clean: null, secret: '' });
  });
});
