import { describe, expect, it } from 'vitest';
import { isPress, paidFor, Till } from './pay';
import type { Option } from '../../lib/wire';

const press = (card: string, ...pays: string[]): Option[] => pays.map((p, i) => [122 + i, [card, `pay:${p}`], 'fc-do-press']);
const ALL = ['tt', 'tf', 'tk', 'ft', 'ff', 'fk', 'kt', 'kf', 'kk'];

describe('a press with the freshness kop', () => {
  const till = new Till([...press('c:1', ...ALL), ...press('c:3', 'tt'), [0, ['pass'], 'x']], 'c:1');
  it('is two choices of three instead of one of nine', () => {
    expect(till.open).toEqual(ALL);
    expect(till.ways).toEqual(['t', 'f', 'k']);
    expect(till.first).toEqual(['', '']);
    expect(till.anchor(['t', ''])).toBeNull();
    expect(till.set(['', ''], 1, 'f')).toEqual(['', 'f']);
    expect(till.anchor(till.set(['', 'f'], 0, 'k'))).toBe('pay:kf');
    expect(till.anchor(till.set(['t', 'f'], 1, 't'))).toBe('pay:tt');
  });
});

describe('a press with little to pay with', () => {
  it('settles what is no choice', () => {
    expect(new Till(press('c:1', 'ft', 'ff'), 'c:1').first).toEqual(['f', '']);
    expect(new Till(press('c:1', 'tt'), 'c:1').first).toEqual(['t', 't']);
  });
  it('lets the other payment give way where both together are shut', () => {
    const one = new Till(press('c:1', 'tt', 'tf', 'ft'), 'c:1'); // a single fan
    expect(one.set(['t', 'f'], 0, 'f')).toEqual(['f', 't']);
    const two = new Till(press('c:1', 'tt', 'ff', 'fk', 'kf'), 'c:1');
    expect(two.set(['t', 't'], 0, 'f')).toEqual(['f', '']);
    expect(two.anchor(['f', ''])).toBeNull();
  });
  it('shuts what a player can never pay, and leaves out what nobody can', () => {
    const till = new Till(press('c:1', 'ft', 'ff'), 'c:1');
    expect(till.ways).toEqual(['t', 'f']);
    expect(till.may(0, 't')).toBe(false);
    expect(till.may(1, 't')).toBe(true);
  });
});

it('knows payments of two from those of a solo run', () => {
  expect(['pay:tf', 'pay:kk', 'pay:n', 'pay:t', 'c:3'].map(isPress)).toEqual([true, true, false, false, false]);
});

it('asks for the payment of every press, also where it can be paid in one way only', () => {
  const options: Option[] = [...press('c:1', 'tt'), ...press('c:2', 'tt', 'tf'), [9, ['c:3'], 'x'], [0, ['pass'], 'x']];
  expect(paidFor(options, ['c:1'])).toBe('c:1');
  expect(paidFor(options, ['c:1', 'pay:tt'])).toBe('c:1');
  expect(paidFor(options, ['c:2'])).toBe('c:2');
  expect(paidFor(options, ['c:3'])).toBe('');
  expect(paidFor(options, [])).toBe('');
});
