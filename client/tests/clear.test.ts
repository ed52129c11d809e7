import { describe, expect, it } from 'vitest';
import { LEAST, type Pair, lacking, sliver } from '../src/lib/clear';

const BELOW = { top: 800, bottom: 860 };
const ABOVE = { top: 0, bottom: 60 };
const low = (top: number, height = 44): Pair => ({ control: { top, bottom: top + height }, bar: BELOW, side: 'bottom' });
const high = (top: number, height = 44): Pair => ({ control: { top, bottom: top + height }, bar: ABOVE, side: 'top' });

describe('what sticks to an edge', () => {
  it('leaves alone what is hidden, whole, or shown enough', () => {
    expect(lacking([low(700), low(800), low(830), low(770)], 500, 500)).toBe(0);
    expect(lacking([high(0), high(60), high(16), high(40)], 500, 500)).toBe(0);
  });

  it('pushes on until enough of a sliver is seen or nothing is', () => {
    expect(lacking([low(786.5)], 500, 500)).toBe(Math.ceil(LEAST - 13.5));
    expect(lacking([low(795)], 500, 500)).toBe(-5);
    expect(lacking([high(30)], 500, 500)).toBe(-(LEAST - 14));
  });

  it('looks at both edges, and at what the push brings up', () => {
    const all = [low(790), low(802), low(815), low(860), high(25), high(-19)];
    const far = lacking(all, 500, 500);
    expect(all.some((p) => sliver(p, far))).toBe(false);
    expect(far).not.toBe(0);
  });

  it('asks no more of a low control than its height, and no scrolling beyond the page', () => {
    expect(lacking([low(790, 16)], 0, 500)).toBe(6);
    expect(lacking([low(795)], 0, 500)).toBe(LEAST - 5);
    expect(lacking([low(795)], 0, 0)).toBe(0);
  });
});
