import { describe, expect, it } from 'vitest';
import type { Fact } from '../../lib/wire';
import { chips, freshIn } from './laid';
import type { Entry } from './view';

const fact = (kind: string, data: Record<string, unknown>): Fact => ({ kind, said: null, data });
const entry = (what: Entry['what'], n: number, side: 0 | 1, state: Entry['state'] = 'valid'): Entry => ({ what, n, side, state });

describe('what stays in sight of what was played', () => {
  const line = [entry('card', 4, 0), entry('card', 4, 0), entry('defence', 9, 1, 'stopped')];
  it('is marked in the line, of cards alike the last', () => {
    expect(freshIn(line, [fact('played', { side: 0, card: 4 })])).toEqual([1]);
    expect(freshIn(line, [fact('played', { side: 0, card: 4 }), fact('defended', { side: 1, card: 9 })])).toEqual([2, 1]);
    expect(freshIn(line, [fact('played', { side: 1, card: 4 })])).toEqual([]);
  });
  it('stands beside it once the line is another, with the dice', () => {
    const facts = [fact('defended', { side: 1, card: 9 }), fact('rolled', { side: 1, natural: 14, added: 2, need: 12 }), fact('card_drawn', { side: 1, card: 3 })];
    expect(chips(facts, line)).toEqual([{ what: 'd20', natural: 14, added: 2, need: 12 }]);
    expect(chips(facts, []).map((c) => c.what)).toEqual(['entry', 'd20']);
  });
});
