/** Where the sentences are that the server sends. */
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('sentences of the server', () => {
  it('have an address for each part and language, the same texts each time', async () => {
    const { sends, sent } = await import('../src/lib/sent');
    expect(sends('chess')).toBe(true);
    expect(sent('house')).toEqual({ en: '/text/house.en.ftl', fr: '/text/house.fr.ftl' });
    expect(sent('house')).toBe(sent('house'));
  });
  it('carry the mark that the page tells', async () => {
    vi.stubGlobal('document', { querySelector: () => ({ content: 'house.en=12 house.fr=34 cup.en=56' }) });
    const { sends, sent } = await import('../src/lib/sent');
    expect([sends('cup'), sends('chess')]).toEqual([true, false]);
    expect(sent('house')).toEqual({ en: '/text/house.en.ftl?v=12', fr: '/text/house.fr.ftl?v=34' });
    expect(sent('cup')).toEqual({ en: '/text/cup.en.ftl?v=56', fr: '/text/cup.fr.ftl' });
  });
});
