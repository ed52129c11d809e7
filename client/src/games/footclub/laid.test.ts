import { describe, expect, it } from 'vitest';
import type { Fact } from '../../lib/wire';
import { chips, MOST, playersOf } from './laid';

const fact = (kind: string, data: Record<string, unknown>): Fact => ({ kind, said: null, data });

describe('what stays in sight of what was played', () => {
  it('is a card with whom it names, and the dice', () => {
    expect(chips([fact('pressed', { club: 1, card: 12 }), fact('press_by', { club: 1, players: [3, 4] }), fact('rolled', { club: 1, dice: [2, 5] })])).toEqual([
      { what: 'card', card: 12, players: [3, 4] },
      { what: 'dice', dice: [2, 5], club: 1 },
    ]);
  });
  it('is never a card that somebody draws or puts away', () => {
    expect(chips([fact('card_drawn', { club: 1, card: 7 }), fact('dropped', { club: 1, card: 8 })])).toEqual([]);
    expect(playersOf(fact('card_drawn', { club: 1, player: 7 }))).toEqual([]);
  });
  it('is the newest where there is no room for all', () => {
    const many = Array.from({ length: MOST + 2 }, (_, n) => fact('defence_die', { club: 0, face: n % 6 }));
    expect(chips(many).map((c) => (c.what === 'dice' ? c.dice[0] : -1))).toEqual([2, 3, 4, 5]);
  });
});
