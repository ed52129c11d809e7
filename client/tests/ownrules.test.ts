/** Rules of one's own: kept under a name, and refused where their game no longer has what they ask for. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

let memory: Map<string, string>;
const load = async () => import('../src/lib/ownrules.svelte');
const CARD = { presets: [{ key: 'club', options: {}, unverified: [] }], choices: [{ key: 'bend', values: ['none', 'one'], rule: 'SS-001' }] };

beforeEach(() => {
  vi.resetModules();
  memory = new Map();
  vi.stubGlobal('localStorage', { getItem: (k: string) => memory.get(k) ?? null, setItem: (k: string, v: string) => void memory.set(k, v), removeItem: (k: string) => void memory.delete(k) });
});

describe('rules of one’s own', () => {
  it('are kept by game, and one name is one set of rules', async () => {
    const { ownRules } = await load();
    const first = ownRules.save('a', 'Sunday', 'club', { bend: 'one' });
    ownRules.save('b', 'Sunday', 'club', {});
    const again = ownRules.save('a', 'Sunday', 'club', { bend: 'none' });
    expect(again.id).toBe(first.id);
    vi.resetModules();
    const { ownRules: later } = await load();
    expect(later.of('a')).toEqual([{ ...first, options: { bend: 'none' } }]);
    expect(later.of('b')).toHaveLength(1);
  });
  it('are renamed, and deleted with a way back to where they were', async () => {
    const { ownRules } = await load();
    const [a, b] = ['A', 'B', 'C'].map((name) => ownRules.save('a', name, 'club', {}));
    ownRules.rename(a!.id, 'First');
    const back = ownRules.remove(b!.id);
    expect(ownRules.of('a').map((r) => r.name)).toEqual(['First', 'C']);
    ownRules.rename(a!.id, 'Still first');
    back();
    back();
    expect(ownRules.of('a').map((r) => r.name)).toEqual(['Still first', 'B', 'C']);
  });
  it('name what their game no longer has', async () => {
    const { gone } = await load();
    const rules = { id: '1', game: 'a', name: 'x', preset: 'club', options: { bend: 'one' } as Record<string, string> };
    expect(gone(rules, CARD)).toBeNull();
    expect(gone({ ...rules, preset: 'old' }, CARD)).toEqual({ what: 'preset', key: 'old' });
    expect(gone({ ...rules, options: { bend: 'two' } }, CARD)).toEqual({ what: 'option', key: 'bend', value: 'two' });
    expect(gone({ ...rules, options: { exit: 'one' } }, CARD)).toEqual({ what: 'option', key: 'exit', value: 'one' });
  });
  it('come beside those that are here, as far as they can be read', async () => {
    const { ownRules } = await load();
    ownRules.save('a', 'Sunday', 'club', {});
    ownRules.take([{ id: '9', game: 'a', name: 'Sunday', preset: 'club', options: {} }, { id: '8', game: 'a', name: 'Night', preset: 'club', options: { bend: 1 } }, { id: '7', game: 'a', name: 'Cup', preset: 'club', options: {} }, null, 5]);
    ownRules.take('x');
    expect(ownRules.of('a').map((r) => r.name)).toEqual(['Sunday', 'Cup']);
  });
  it('that are damaged are set aside', async () => {
    memory.set('touchline.rules', '[{"id": 3}]');
    const { ownRules } = await load();
    expect(ownRules.all).toEqual([]);
    expect([...memory.keys()]).toEqual(['touchline.rules.damaged']);
  });
});
