/** Moments that somebody no longer wants to be asked about. */
import { describe, expect, it } from 'vitest';
import { Cards, type View } from './view';
import { ALWAYS, goes } from './waive';
import type { Option } from '../../lib/wire';

const pass = [0, ['pass'], ''] as unknown as Option;
const sub = [52, ['p:0'], ''] as unknown as Option;

describe('a waived moment', () => {
  it('goes when nothing fits or, where something nearly always does, whatever fits', () => {
    expect(goes([pass], true, true)).toBe(pass);
    expect(goes([pass, sub], true, true)).toBeNull();
    expect(goes([pass, sub], true, true, ALWAYS.has('change_window'))).toBe(pass);
    expect(goes([pass, sub], false, true, true)).toBeNull();
    expect(goes([pass, sub], true, false)).toBe(pass); // others look at the clock
  });
});

describe('an ability', () => {
  it('does what the ground of its side makes of it', () => {
    const cards = new Cards({ abilities: [{ id: 'block', name: 'Block', text: '+3' }], teams: [{ name: 'K', changes: { 0: '+4' } }, { name: 'V' }] });
    const view = { home: [true, true], sides: [{ team: 0 }, { team: 1 }] } as unknown as View;
    expect([cards.does(view, 0, 0), cards.does(view, 1, 0)]).toEqual(['+4', '+3']);
    expect(cards.does({ ...view, home: [false, true] }, 0, 0)).toBe('+3');
  });
});
