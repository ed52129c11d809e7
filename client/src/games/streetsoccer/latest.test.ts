import { describe, expect, it } from 'vitest';
import type { Fact } from '../../lib/wire';
import { latest, onPitch } from './latest';
import { spot } from './pieces';

const fact = (kind: string, data: Record<string, unknown>): Fact => ({ kind, said: null, data });
const walk = fact('move', { figure: 'R2', path: ['h5', 'g5', 'f5'] });
const kick = fact('kick', { figure: 'R2', path: ['e5', 'd5', 'c4'], touches: [{ figure: 'R3', cell: 'd5' }] });

describe('what stays drawn on the pitch', () => {
  it('is every way with its ends, and every touch', () => {
    const found = latest([walk, kick, fact('push', { figure: 'R1', path: ['b4', 'b3'] }), fact('placed', { figure: 'R4', cell: 'i3' }), fact('minute', { minute: 4 })]);
    expect(found.walks).toEqual([[spot('h5'), spot('g5'), spot('f5')]]);
    expect(found.kicks).toEqual([[spot('e5'), spot('d5'), spot('c4')]]);
    expect(found.touches).toEqual([spot('d5')]);
    expect(found.pushes).toEqual([[spot('b4'), spot('b3')]]);
    expect(found.placed).toEqual([spot('i3')]);
  });
  it('ends in the net where a goal was scored', () => {
    const [points] = latest([fact('kick', { path: ['b4', 'goal'] })]).kicks;
    expect(points?.at(-1)?.x).toBeLessThan(1);
  });
  it('has a place for what is seen there and none for a minute or a roll', () => {
    expect([walk, kick, fact('keeper', { cell: 'b4' }), fact('minute', { minute: 3 }), fact('roll', { die: 4 }), fact('move', { path: ['a1'] })].map(onPitch)).toEqual([true, true, true, false, false, false]);
  });
});
